"""The names of bots, and of the levels that people choose from; imports nothing heavy."""

from __future__ import annotations

from typing import Literal

from ..core.errors import UnknownName

PLAYERS = {"random": 0, "greedy": 1}  # as the compiled drivers know them
Level = Literal["easy", "normal", "hard", "expert"]
LEVELS: tuple[Level, ...] = (
    "easy",
    "normal",
)  # from weak to strong; the others need a search


def check_player(name: str) -> str:
    """The name of a player, or UnknownName."""
    if name not in PLAYERS:
        raise UnknownName("player", name, PLAYERS)
    return name
