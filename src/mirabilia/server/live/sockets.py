"""The sockets of tables and of the lobby."""

from __future__ import annotations

import re

from fastapi import APIRouter, WebSocket

from .. import times
from ..problems import Refusal
from ..wire.base import Error, Wire
from ..wire.messages import Do, Ping, Pong, Refused
from .admission import Visitor, admitted
from .closing import turn_away, until_one_ends
from .listeners import Connection
from .reading import carried_out, messages
from .room import Room
from .service import Live

router = APIRouter()

VERSION = re.compile("[0-9]{1,9}")


@router.websocket("/api/tables/{code}/live")
async def live_table(socket: WebSocket, code: str, since: str = "0") -> None:
    """Everything that happens at a table, from the eyes of the one who asks."""
    await socket.accept()
    live: Live = socket.app.state.live
    try:
        visitor = await admitted(socket)
        if not VERSION.fullmatch(since):
            raise Refusal("bad_request", "a version is a number", 400)
        room = await live.room(code)
        with live.doors.enter(visitor.person.id):
            await _look_at(socket, room, visitor, int(since))
    except Refusal as refusal:
        await turn_away(socket, refusal)


@router.websocket("/api/lobby/live")
async def live_lobby(socket: WebSocket) -> None:
    """The lobby, again after every change."""
    await socket.accept()
    live: Live = socket.app.state.live
    try:
        visitor = await admitted(socket)
        with live.doors.enter(visitor.person.id):
            await until_one_ends(
                socket, _write_lobby(socket, live, visitor), _read_pings(socket, visitor), visitor.watch()
            )
    except Refusal as refusal:
        await turn_away(socket, refusal)


async def _look_at(socket: WebSocket, room: Room, visitor: Visitor, since: int) -> None:
    connection = Connection(visitor.person.id, since)
    room.enter(connection)
    try:
        await until_one_ends(
            socket,
            _write(socket, room, connection),
            _read(socket, room, connection, visitor),
            visitor.watch(),
        )
    finally:
        room.leave(connection)


async def _write(socket: WebSocket, room: Room, connection: Connection) -> None:
    """Send what is new, as fast as the client takes it; what came meanwhile goes together."""
    while True:
        await connection.has_news.wait()
        connection.has_news.clear()
        async with room.lock:
            news = room.listeners.news_for(connection, times.now_ms())
        for message in news:
            await socket.send_text(message.decode())


async def _read(socket: WebSocket, room: Room, connection: Connection, visitor: Visitor) -> None:
    async for message in messages(socket, visitor, connection.post):
        answer = await carried_out(room, visitor, message) if isinstance(message, Do) else Pong()
        await connection.post(answer)


async def _write_lobby(socket: WebSocket, live: Live, visitor: Visitor) -> None:
    async with live.lobby_feed.subscribe(visitor.person.id) as changes:
        while True:
            lobby = await live.lobby(visitor.person)
            await socket.send_text(lobby.model_dump_json())
            await changes.wait()


async def _read_pings(socket: WebSocket, visitor: Visitor) -> None:
    async def answer(message: Wire) -> None:
        await socket.send_text(message.model_dump_json())

    async for message in messages(socket, visitor, answer):
        if isinstance(message, Ping):
            await answer(Pong())
        else:
            error = Error(code="bad_request", message="there is nothing to do in the lobby")
            await answer(Refused(id=message.id, error=error))
