"""What a person does at a table, sent over its socket."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from ...bots.names import Level
from ..tables.events import ClockRule, OfferKind, Visibility
from .base import LONGEST_TEXT, SeatNumber, Wire


class Act(Wire):
    """Play. `moves` is how many moves the client has seen; if there are others now, nothing happens."""

    kind: Literal["act"]
    seat: SeatNumber
    action: Annotated[str, Field(min_length=1, max_length=200)]
    moves: Annotated[int, Field(ge=0)]


class Undo(Wire):
    """Take back the last decision: at once where `may` has undo."""

    kind: Literal["undo"]
    seat: SeatNumber


class Resign(Wire):
    kind: Literal["resign"]
    seat: SeatNumber


class Offer(Wire):
    """Ask all people at the table: to undo, to end without a result, to let a bot replace who is gone."""

    kind: Literal["offer"]
    what: OfferKind
    seat: SeatNumber
    target: SeatNumber | None = None


class Answer(Wire):
    """Agree to an offer, decline it, or (who made it) withdraw it by declining."""

    kind: Literal["answer"]
    what: OfferKind
    seat: SeatNumber
    agree: bool


class ComeBack(Wire):
    """Take one's seat again from the bot that plays there."""

    kind: Literal["come_back"]
    seat: SeatNumber


class Say(Wire):
    kind: Literal["say"]
    text: Annotated[str, Field(min_length=1, max_length=LONGEST_TEXT)]


class Sit(Wire):
    """Take an open seat, or change to it."""

    kind: Literal["sit"]
    seat: SeatNumber


class Stand(Wire):
    """Leave one's seat before the start. The table of a host who leaves goes to the next person, or ends."""

    kind: Literal["stand"]


class Ready(Wire):
    kind: Literal["ready"]
    is_ready: bool


class Arrange(Wire):
    """The host changes the table before the start; what is None stays."""

    kind: Literal["arrange"]
    seats: int | None = None
    options: dict[str, str] | None = None
    visibility: Visibility | None = None
    clock: ClockRule | None = None
    is_rated: bool | None = None
    may_hint: bool | None = None


class SetSeat(Wire):
    """The host gives a seat to a bot, or opens it (a person who sits there is sent away)."""

    kind: Literal["set_seat"]
    seat: SeatNumber
    level: Level | None  # None: open


class Swap(Wire):
    """The host lets two seats change places."""

    kind: Literal["swap"]
    seats: tuple[SeatNumber, SeatNumber]


class Shuffle(Wire):
    kind: Literal["shuffle"]


class Start(Wire):
    kind: Literal["start"]


class Rematch(Wire):
    """The same table again, the seats moved on by one; everybody is told where it is."""

    kind: Literal["rematch"]


Command = Annotated[
    Act
    | Undo
    | Resign
    | Offer
    | Answer
    | ComeBack
    | Say
    | Sit
    | Stand
    | Ready
    | Arrange
    | SetSeat
    | Swap
    | Shuffle
    | Start
    | Rematch,
    Field(discriminator="kind"),
]
