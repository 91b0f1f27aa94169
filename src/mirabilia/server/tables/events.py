"""The events of a table. Their log is its whole truth; everything else about a table follows from it.

Events hold no secret but what an action or chance hides from some seats, which `tables.project` takes out.
The seed of the match is kept elsewhere.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from ...bots.names import Level

Visibility = Literal["public", "link"]
OfferKind = Literal["undo", "end", "replace"]
Score = dict[str, int]

LONGEST_MOVE = 14 * 86_400
LONGEST_TOTAL = 3 * 3_600


class ClockRule(BaseModel):
    """How much time people have: none, so many seconds a move (days too), or in all."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    kind: Literal["none", "move", "total"]
    seconds: Annotated[int, Field(ge=0, le=LONGEST_MOVE)]


NO_CLOCK = ClockRule(kind="none", seconds=0)


class BaseEvent(BaseModel):
    """What every event has: its place in the log and its time in milliseconds."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    version: int = 0  # given when it is appended
    at: int = 0


class Rules(BaseModel):
    """What is played at a table and how; the host may change it before the start."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    game: str
    rules_version: int
    seats: int
    options: dict[str, str]
    visibility: Visibility
    clock: ClockRule
    is_rated: bool
    may_hint: bool
    is_hot_seat: bool


class Made(BaseEvent):
    kind: Literal["made"] = "made"
    person: str
    name: str
    rules: Rules


class Arranged(BaseEvent):
    kind: Literal["arranged"] = "arranged"
    rules: Rules


class Sat(BaseEvent):
    """A person takes a seat, or changes to it."""

    kind: Literal["sat"] = "sat"
    seat: int
    person: str
    name: str
    rating: int | None


class Stood(BaseEvent):
    """A person has left a seat, or was sent away."""

    kind: Literal["stood"] = "stood"
    seat: int
    name: str


class SeatGiven(BaseEvent):
    """The host gives a seat to a bot, or takes it from one (level None)."""

    kind: Literal["seat_given"] = "seat_given"
    seat: int
    level: Level | None


class Rearranged(BaseEvent):
    """Seats have changed places: what was at seat `order[i]` is now at seat i."""

    kind: Literal["rearranged"] = "rearranged"
    order: list[int]


class Readied(BaseEvent):
    kind: Literal["readied"] = "readied"
    person: str
    is_ready: bool


class Started(BaseEvent):
    kind: Literal["started"] = "started"
    commitment: str
    chance: list[str]


class Acted(BaseEvent):
    """A decision, and what chance did after it; `?` stands for what the one who looks may not see."""

    kind: Literal["acted"] = "acted"
    seat: int
    action: str
    chance: list[str]
    is_bot: bool


class Undone(BaseEvent):
    """The match goes on from where it stood after so many moves."""

    kind: Literal["undone"] = "undone"
    seat: int
    moves: int


class Offered(BaseEvent):
    kind: Literal["offered"] = "offered"
    what: OfferKind
    seat: int
    target: int | None


class Answered(BaseEvent):
    kind: Literal["answered"] = "answered"
    what: OfferKind
    seat: int
    agree: bool


class TimedOut(BaseEvent):
    """A seat's clock has run out."""

    kind: Literal["timed_out"] = "timed_out"
    seat: int


class Replaced(BaseEvent):
    """A bot plays for a person who is gone."""

    kind: Literal["replaced"] = "replaced"
    seat: int
    level: Level


class CameBack(BaseEvent):
    kind: Literal["came_back"] = "came_back"
    seat: int


class Resumed(BaseEvent):
    """The server runs again: every clock that runs has some time left at least."""

    kind: Literal["resumed"] = "resumed"


class Resigned(BaseEvent):
    kind: Literal["resigned"] = "resigned"
    seat: int


class Ended(BaseEvent):
    kind: Literal["ended"] = "ended"
    ending: str
    winners: list[int]
    scores: list[Score]


class Said(BaseEvent):
    kind: Literal["said"] = "said"
    person: str
    name: str
    text: str


class RematchMade(BaseEvent):
    kind: Literal["rematch_made"] = "rematch_made"
    code: str


Event = Annotated[
    Made
    | Arranged
    | Sat
    | Stood
    | SeatGiven
    | Rearranged
    | Readied
    | Started
    | Acted
    | Undone
    | Offered
    | Answered
    | TimedOut
    | Replaced
    | CameBack
    | Resumed
    | Resigned
    | Ended
    | Said
    | RematchMade,
    Field(discriminator="kind"),
]
