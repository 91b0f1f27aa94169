"""What comes over a socket: messages, refused where they are none, and commands, carried out."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import BaseModel, TypeAdapter, ValidationError

from ..problems import Refusal
from ..wire.base import LONGEST_MESSAGE, Error, MessageId, Wire
from ..wire.commands import Arrange, Rematch, Say, Sit
from ..wire.messages import Acknowledged, ClientMessage, Do, Ping, Refused
from .admission import Visitor
from .room import Room

log = logging.getLogger(__name__)

MOST_BAD_MESSAGES = 20  # over one connection
MESSAGES: TypeAdapter[Do | Ping] = TypeAdapter(ClientMessage)
TELLING = (Sit, Arrange, Rematch)  # depend on name, account and rating as they are at this moment


class Identified(BaseModel):
    """As much of a message as is needed to answer it."""

    id: MessageId


async def messages(
    socket: WebSocket, visitor: Visitor, answer: Callable[[Wire], Awaitable[None]]
) -> AsyncIterator[Do | Ping]:
    """What a client says. What it should not say is refused, and too much of that is a Refusal."""
    bad = 0
    while bad < MOST_BAD_MESSAGES:
        text = await _received(socket)
        visitor.check_limit("message")
        try:
            message = MESSAGES.validate_json(text if len(text) <= LONGEST_MESSAGE else "")
        except ValidationError:
            bad += 1
            error = Error(code="bad_request", message="not a message of the protocol")
            await answer(Refused(id=_id_in(text), error=error))
        else:
            yield message
    raise Refusal("bad_request", f"{bad} messages were none of the protocol", 400)


async def carried_out(room: Room, visitor: Visitor, message: Do) -> Acknowledged | Refused:
    """The answer to a command."""
    command = message.command
    try:
        person = await visitor.look() if isinstance(command, TELLING) else visitor.person
        visitor.check_limit(_kind(command))
        return Acknowledged(id=message.id, version=await room.do(person, message.id, command))
    except Refusal as refusal:
        return Refused(id=message.id, error=refusal.error)
    except Exception:
        log.exception("a command has failed")
        error = Error(code="failed", message="the server has failed; nothing has changed")
        return Refused(id=message.id, error=error)


def _kind(command: object) -> str:
    """What a command counts as in the limits."""
    return "talk" if isinstance(command, Say) else "table" if isinstance(command, Rematch) else "command"


def _id_in(text: str) -> str | None:
    """The id of a message that cannot be read otherwise, so that the client can tell which one it was."""
    try:
        return Identified.model_validate_json(text[:LONGEST_MESSAGE]).id
    except ValidationError:
        return None


async def _received(socket: WebSocket) -> str:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    return message.get("text") or ""
