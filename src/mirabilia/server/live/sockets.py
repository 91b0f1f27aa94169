"""The sockets of tables and of the lobby."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import Annotated, Any

from fastapi import APIRouter, Query, WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from .. import accounts, security
from ..problems import Refusal
from ..store.base import Person
from ..wire.base import LONGEST_MESSAGE, Error
from ..wire.commands import Say
from ..wire.messages import Acknowledged, ClientMessage, Do, Pong, Refused
from .listeners import Connection
from .room import Room, now_ms
from .service import Live

log = logging.getLogger(__name__)
router = APIRouter()

BAD_MESSAGE, WRONG_ORIGIN, NO_TABLE, TOO_FAST, RESTART = 4400, 4403, 4404, 4429, 1012
CLOSE_CODES = {"wrong_origin": WRONG_ORIGIN, "not_found": NO_TABLE, "too_fast": TOO_FAST}
KNOWN_FOR = 10.0  # seconds
MOST_BAD_MESSAGES = 20  # in a row, then the connection is closed
MESSAGES: TypeAdapter[Do | Any] = TypeAdapter(ClientMessage)
Since = Annotated[int, Query(ge=0)]


@router.websocket("/api/tables/{code}/live")
async def live_table(socket: WebSocket, code: str, since: int = 0) -> None:
    """Everything that happens at a table, from the eyes of the one who asks."""
    await socket.accept()
    live: Live = socket.app.state.live
    try:
        person = await _admitted(socket)
        room = await live.room(code)
    except Refusal as refusal:
        await socket.close(CLOSE_CODES.get(refusal.error.code, BAD_MESSAGE), refusal.error.code)
        return
    connection = Connection(person.id, max(0, since))
    live.metrics.sockets.inc()
    room.listeners.add(connection)
    connection.has_news.set()
    try:
        await _until_one_ends(_write(socket, room, connection), _read(socket, room, connection, Who(person)))
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
        await socket.close(CLOSE_CODES.get(refusal.error.code, BAD_MESSAGE), refusal.error.code)
        return
    live.metrics.sockets.inc()
    try:
        await _until_one_ends(_write_lobby(socket, live, person), _read_pings(socket))
    finally:
        live.metrics.sockets.dec()


class Who:
    """The person at the other end, looked up again now and then: names change, accounts are deleted."""

    def __init__(self, person: Person) -> None:
        self._person, self._known_at = person, time.monotonic()

    async def person(self, socket: WebSocket) -> Person:
        """The person as known, but never older than some seconds."""
        if time.monotonic() - self._known_at > KNOWN_FOR:
            self._person, self._known_at = await accounts.person_of(socket), time.monotonic()
        return self._person


async def _admitted(socket: WebSocket) -> Person:
    security.check_origin(socket, socket.app.state.settings)
    return await accounts.person_of(socket)


async def _until_one_ends(*coroutines: Any) -> None:
    """Run both until one has ended; a connection that is gone is no error."""
    tasks = [asyncio.create_task(coroutine) for coroutine in coroutines]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            with suppress(WebSocketDisconnect, RuntimeError):
                task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _write(socket: WebSocket, room: Room, connection: Connection) -> None:
    """Send what is new, as fast as the client takes it; what came meanwhile goes together."""
    while True:
        await connection.has_news.wait()
        connection.has_news.clear()
        outbox, connection.outbox = connection.outbox, []
        async with room.lock:
            is_due = connection.is_first or connection.sent != room.table.version
            update = room.listeners.update_for(connection, now_ms()) if is_due else None
        if update is not None:
            await socket.send_text(update.decode())
        for message in outbox:
            await socket.send_text(message.decode())


async def _read(socket: WebSocket, room: Room, connection: Connection, who: Who) -> None:
    bad = 0
    while True:
        answer = await _answered(socket, room, connection, who, await _received(socket))
        bad = bad + 1 if answer is None else 0
        if bad >= MOST_BAD_MESSAGES:
            await socket.close(BAD_MESSAGE, "bad_request")
            return


async def _answered(
    socket: WebSocket, room: Room, connection: Connection, who: Who, text: str
) -> bytes | None:
    """Carry out one message and post the answer; None if it was no message of the protocol."""
    try:
        message = MESSAGES.validate_json(text) if len(text) <= LONGEST_MESSAGE else None
    except ValidationError:
        message = None
    if message is None:
        error = Error(code="bad_request", message="not a message of the protocol")
        connection.post(Refused(id=_id_in(text), error=error).model_dump_json().encode())
        return None
    if not isinstance(message, Do):
        answer = Pong().model_dump_json().encode()
    else:
        answer = await _carried_out(socket, room, who, message)
    connection.post(answer)
    return answer


async def _carried_out(socket: WebSocket, room: Room, who: Who, message: Do) -> bytes:
    try:
        person = await who.person(socket)
        kind = "talk" if isinstance(message.command, Say) else "command"
        socket.app.state.limits.check(kind, person.id, security.address_of(socket))
        version = await room.do(person, message.id, message.command)
        return Acknowledged(id=message.id, version=version).model_dump_json().encode()
    except Refusal as refusal:
        return Refused(id=message.id, error=refusal.error).model_dump_json().encode()
    except Exception:
        log.exception("a command at %s has failed", room.table.code)
        error = Error(code="failed", message="the server has failed; nothing has changed")
        return Refused(id=message.id, error=error).model_dump_json().encode()


def _id_in(text: str) -> str | None:
    """The id of a message that cannot be read otherwise, so that the client can tell which one it was."""
    import json

    try:
        found = json.loads(text[:LONGEST_MESSAGE])
    except ValueError:
        return None
    id_ = found.get("id") if isinstance(found, dict) else None
    return id_[:64] if isinstance(id_, str) else None


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
    pong = Pong().model_dump_json()
    while True:
        await _received(socket)
        await socket.send_text(pong)
