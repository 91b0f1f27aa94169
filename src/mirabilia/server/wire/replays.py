"""Hints, replays and match files."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from ...bots.names import Level
from ...core.game import Reason
from .base import SeatNumber, Wire
from .tables import Result, View


class HintOption(Wire):
    action: str
    value: float  # how well the seat would stand, by the bot's estimate: only to compare


class Hint(Wire):
    """What a bot would do, and why."""

    seat: int
    moves: int  # the hint is for the position after so many moves
    action: str
    reasons: list[Reason]
    options: list[HintOption]  # the best ones, best first


class AskHint(Wire):
    seat: SeatNumber


class Step(Wire):
    """A position of a replay, and what led to it. The first one, after the setup, has no seat and action."""

    seat: int | None
    action: str | None
    chance: list[str]
    at: int | None
    view: View


class Replay(Wire):
    """A finished match, open to everybody who may see the table."""

    code: str | None  # None: from a file
    game: str
    options: dict[str, str]
    names: list[str | None]  # None for a bot
    levels: list[Level | None]
    result: Result | None
    commitment: str | None
    seed: str
    steps: list[Step]


class MatchText(Wire):
    """The text of a match file."""

    text: Annotated[str, Field(max_length=1_000_000)]


class Health(Wire):
    status: Literal["ok"]
    version: str
