"""Tables as they are shown."""

from __future__ import annotations

from typing import Any, Literal

from ...bots.names import Level
from ..tables.events import NO_CLOCK, ClockRule, OfferKind, Score, Visibility
from .base import SeatNumber, Status, Wire


class BotSeat(Wire):
    seat: SeatNumber
    level: Level


class NewTable(Wire):
    """A table to make. With `start` it starts at once, if no seat is left open."""

    game: str
    seats: int | None = None
    options: dict[str, str] = {}
    visibility: Visibility = "link"
    clock: ClockRule = NO_CLOCK
    is_rated: bool = False
    may_hint: bool = True
    is_hot_seat: bool = False  # all people's seats are the host's, on one device
    bots: list[BotSeat] = []
    start: bool = False


class SeatInfo(Wire):
    """A seat as everybody sees it."""

    kind: Literal["open", "person", "bot"]
    name: str | None  # of a person; bots are named by the client
    person: str | None  # the id of the person, to tell people apart
    rating: int | None
    level: Level | None  # of the bot that plays here now, also in place of a person
    is_host: bool
    is_ready: bool
    is_gone: bool  # a bot plays for the person
    clock: int | None  # milliseconds left at `TableUpdate.now`; of a bot or without a clock None
    is_running: bool  # whether this clock runs


class OfferInfo(Wire):
    """Something that needs the consent of all people at the table."""

    what: OfferKind
    by: int  # seat
    target: int | None  # the seat to be replaced
    waiting_for: list[int]


class Result(Wire):
    """How a match ended. `scores` has a sheet for each seat; it is empty if nothing was scored."""

    ending: str  # an ending of the game, or resigned, time, agreed
    winners: list[int]
    scores: list[Score]


class TableInfo(Wire):
    """A table as everybody sees it."""

    code: str
    game: str
    status: Status
    options: dict[str, str]
    visibility: Visibility
    clock: ClockRule
    is_rated: bool
    may_hint: bool
    is_hot_seat: bool
    seats: list[SeatInfo]
    moves: int  # decisions made so far, undone ones not counted
    offers: list[OfferInfo]
    commitment: str | None  # SHA-256 of the secret seed, from the start
    seed: str | None  # after the end
    result: Result | None
    rematch: str | None  # the code of the next table
    made_at: int  # times are milliseconds since 1970
    started_at: int | None
    ended_at: int | None


Ability = Literal[
    "sit",
    "stand",
    "arrange",  # the host: options, bots, seats
    "start",
    "ready",
    "act",
    "undo",  # at once
    "ask_undo",
    "ask_end",
    "ask_replace",
    "resign",
    "come_back",
    "hint",
    "rematch",
    "say",
]


class You(Wire):
    """What the table is to the one who looks."""

    seats: list[int]
    is_host: bool
    may: list[Ability]


class View(Wire):
    """What a seat (None: a spectator) may see. `state` and `quotes` are the game's: DuelState, Quotes, ..."""

    game: str
    seat: int | None
    options: dict[str, str]
    to_act: list[int]
    legal: list[str]
    state: dict[str, Any]
    quotes: dict[str, Any] | None
    outcome: Outcome | None


class Outcome(Wire):
    ending: str
    winners: list[int]
