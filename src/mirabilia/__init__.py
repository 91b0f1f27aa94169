"""Mirabilia: 7 Wonders Duel, 7 Wonders and World Wonders, to play, to simulate and to study."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .core.errors import (
    IllegalAction,
    InvalidData,
    InvalidNotation,
    InvalidSetup,
    MirabiliaError,
    UnknownName,
    WrongSeat,
)
from .games import game, metas

if TYPE_CHECKING:
    from .core.match import Match
    from .core.matchfile import Verdict

__version__ = "0.1.0"


def games() -> tuple[str, ...]:
    """The ids of all games."""
    return tuple(metas())


def replay(text: str) -> Match:
    """The match that the text of a match file tells, every action checked."""
    from .core.matchfile import read_match

    return read_match(text, game)


def verify(text: str) -> Verdict:
    """Replay a match file and say whether its chance came from its seed."""
    from .core.matchfile import verify_match

    return verify_match(text, game)


__all__ = [
    "IllegalAction",
    "InvalidData",
    "InvalidNotation",
    "InvalidSetup",
    "MirabiliaError",
    "UnknownName",
    "WrongSeat",
    "game",
    "games",
    "replay",
    "verify",
]
