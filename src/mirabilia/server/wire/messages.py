"""Messages over the socket of a table, and of the lobby."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from ..tables.events import ClockRule, Event
from .base import Error, MessageId, Status, Wire
from .commands import Command
from .tables import Result, TableInfo, View, You


class Do(Wire):
    """A command with an id of the client's choice; sent again until it is acknowledged or refused."""

    type: Literal["do"]
    id: MessageId
    command: Command


class Ping(Wire):
    type: Literal["ping"]


ClientMessage = Annotated[Do | Ping, Field(discriminator="type")]


class TableUpdate(Wire):
    """Everything that is new since the version that the client has seen, and how things stand now.

    `events` are those after that version. `views` has one view for each seat of the one who looks (several
    at a hot seat), or a spectator's; it is empty before the start.
    """

    type: Literal["update"] = "update"
    version: int
    now: int
    table: TableInfo
    you: You
    events: list[Event]
    views: list[View]


class Acknowledged(Wire):
    """The command is durable; `version` is the table's version that has it."""

    type: Literal["ack"] = "ack"
    id: str
    version: int


class Refused(Wire):
    """The command was not carried out and will not be."""

    type: Literal["refused"] = "refused"
    id: str | None  # None: the message had no id that could be read
    error: Error


class Presence(Wire):
    """Who is connected now. Not part of the log."""

    type: Literal["presence"] = "presence"
    seats: list[bool]
    watching: int


class Pong(Wire):
    type: Literal["pong"] = "pong"


ServerMessage = Annotated[TableUpdate | Acknowledged | Refused | Presence | Pong, Field(discriminator="type")]


class LobbyTable(Wire):
    """A line of a list of tables."""

    code: str
    game: str
    status: Status
    names: list[str | None]  # by seat: a person's name, or None for a bot or an open seat
    open_seats: int
    clock: ClockRule
    is_rated: bool
    options: dict[str, str]
    moves: int
    updated_at: int


class MyTable(LobbyTable):
    """A table of mine."""

    seats: list[int]  # mine
    is_my_turn: bool
    clock_due: int | None  # when my clock runs out
    result: Result | None


class Lobby(Wire):
    """The lobby as it stands; sent again over its socket whenever it changes."""

    type: Literal["lobby"] = "lobby"
    open: list[LobbyTable]  # public tables that wait for people
    live: list[LobbyTable]  # public matches that can be watched
    mine: list[MyTable]  # my tables that wait or are played, most urgent first


class Page(Wire):
    """A page of my finished matches, newest first; `next` goes into the query `before`."""

    tables: list[MyTable]
    next: int | None
