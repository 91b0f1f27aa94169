"""The sockets of tables and of the lobby."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from typing import Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import BaseModel, TypeAdapter, ValidationError
from starlette.websockets import WebSocketState

from .. import accounts, security
from ..problems import Refusal
from ..store.base import Person
from ..wire.base import LONGEST_MESSAGE, Error, MessageId, Wire
from ..wire.commands import Arrange, Rematch, Say, Sit
from ..wire.messages import Acknowledged, ClientMessage, Do, Ping, Pong, Refused
from .listeners import Connection
from .room import Room, now_ms
from .service import Live

log = logging.getLogger(__name__)
router = APIRouter()

BAD_MESSAGE, WRONG_ORIGIN, NO_TABLE, TOO_FAST, RESTART = 4400, 4403, 4404, 4429, 1012
CLOSE_CODES = {"wrong_origin": WRONG_ORIGIN, "not_found": NO_TABLE, "too_fast": TOO_FAST}
KNOWN_FOR = 10.0  # seconds
MOST_BAD_MESSAGES = 20  # in a row, then the connection is closed
MESSAGES: TypeAdapter[Do | Ping] = TypeAdapter(ClientMessage)
TELLING = (Sit, Arrange, Rematch)  # depend on name, account and rating as they are now
VERSION = re.compile("[0-9]{1,9}")


@router.websocket("/api/tables/{code}/live")
async def live_table(socket: WebSocket, code: str, since: str = "0") -> None:
    """Everything that happens at a table, from the eyes of the one who asks."""
    await socket.accept()
    live: Live = socket.app.state.live
    try:
        person = await _admitted(socket)
        if not VERSION.fullmatch(since):
            raise Refusal("bad_request", "a version is a number", 422)
        room = await live.room(code)
    except Refusal as refusal:
        await _turn_away(socket, refusal)
        return
    connection = Connection(person.id, int(since))
    live.metrics.sockets.inc()
    room.listeners.add(connection)
    try:
        await _until_one_ends(
            socket, _write(socket, room, connection), _read(socket, room, connection, Who(person))
        )
    finally:
        room.listeners.remove(connection)
        live.metrics.sockets.dec()


@router.websocket("/api/lobby/live")
async def live_lobby(socket: WebSocket) -> None:
    """The lobby, again after every change."""
    await socket.accept()
    live: Live = socket.app.state.live
    try:
        person = await _admitted(socket)
    except Refusal as refusal:
        await _turn_away(socket, refusal)
        return
    live.metrics.sockets.inc()
    try:
        await _until_one_ends(socket, _write_lobby(socket, live, person), _read_pings(socket))
    finally:
        live.metrics.sockets.dec()


class Identified(BaseModel):
    """As much of a message as is needed to answer it."""

    id: MessageId


class Who:
    """The person at the other end, looked up again now and then: names change, accounts are deleted."""

    def __init__(self, person: Person) -> None:
        self._person, self._known_at = person, time.monotonic()

    async def person(self, socket: WebSocket, *, is_fresh: bool = False) -> Person:
        """The person as known, but never older than some seconds."""
        if is_fresh or time.monotonic() - self._known_at > KNOWN_FOR:
            self._person, self._known_at = await accounts.person_of(socket), time.monotonic()
        return self._person


async def _admitted(socket: WebSocket) -> Person:
    security.check_origin(socket, socket.app.state.settings)
    return await accounts.person_of(socket)


async def _turn_away(socket: WebSocket, refusal: Refusal) -> None:
    with suppress(WebSocketDisconnect):
        await socket.close(CLOSE_CODES.get(refusal.error.code, BAD_MESSAGE), refusal.error.code)


async def _until_one_ends(socket: WebSocket, *coroutines: Any) -> None:
    """Run both until one has ended; a connection that is gone is no error."""
    tasks = [asyncio.create_task(coroutine) for coroutine in coroutines]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            problem = task.exception()
            is_gone = WebSocketState.DISCONNECTED in (socket.client_state, socket.application_state)
            if problem is not None and not is_gone:
                raise problem
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _write(socket: WebSocket, room: Room, connection: Connection) -> None:
    """Send what is new, as fast as the client takes it; what came meanwhile goes together."""
    while True:
        await connection.has_news.wait()
        connection.has_news.clear()
        async with room.lock:
            news = room.listeners.news_for(connection, now_ms())
        for message in news:
            await socket.send_text(message.decode())


async def _read(socket: WebSocket, room: Room, connection: Connection, who: Who) -> None:
    async for message in _messages(socket, connection.post):
        if isinstance(message, Do):
            await connection.post(await _carried_out(socket, room, who, message))
        else:
            await connection.post(Pong())


async def _messages(socket: WebSocket, answer: Callable[[Wire], Awaitable[None]]) -> AsyncIterator[Do | Ping]:
    """What a client says. What it should not say is refused, and too much of that ends the connection."""
    bad = 0
    while bad < MOST_BAD_MESSAGES:
        text = await _received(socket)
        try:
            message = MESSAGES.validate_json(text if len(text) <= LONGEST_MESSAGE else "")
        except ValidationError:
            bad += 1
            error = Error(code="bad_request", message="not a message of the protocol")
            await answer(Refused(id=_id_in(text), error=error))
        else:
            bad = 0
            yield message
    await socket.close(BAD_MESSAGE, "bad_request")


async def _carried_out(socket: WebSocket, room: Room, who: Who, message: Do) -> Acknowledged | Refused:
    try:
        person = await who.person(socket, is_fresh=isinstance(message.command, TELLING))
        kind = "talk" if isinstance(message.command, Say) else "command"
        socket.app.state.limits.check(kind, person.id, security.address_of(socket))
        return Acknowledged(id=message.id, version=await room.do(person, message.id, message.command))
    except Refusal as refusal:
        return Refused(id=message.id, error=refusal.error)
    except Exception:
        log.exception("a command has failed")
        error = Error(code="failed", message="the server has failed; nothing has changed")
        return Refused(id=message.id, error=error)


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


async def _write_lobby(socket: WebSocket, live: Live, person: Person) -> None:
    async with live.lobby_feed.subscribe(person.id) as changes:
        while True:
            lobby = await live.lobby(person)
            await socket.send_text(lobby.model_dump_json())
            await changes.wait()


async def _read_pings(socket: WebSocket) -> None:
    async def answer(message: Wire) -> None:
        await socket.send_text(message.model_dump_json())

    async for message in _messages(socket, answer):
        if isinstance(message, Ping):
            await answer(Pong())
        else:
            error = Error(code="bad_request", message="there is nothing to do in the lobby")
            await answer(Refused(id=message.id, error=error))
