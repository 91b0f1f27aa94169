"""What is known of a game before its rules are loaded."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Option:
    """A choice of rules that is made when a match is set up; the first value is the usual one."""

    name: str
    values: tuple[str, ...]
    text: str


@dataclass(frozen=True)
class Meta:
    """The title page of a game."""

    id: str
    name: str
    rules_version: int  # raised by every change of play
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    endings: tuple[str, ...]
    categories: tuple[str, ...]  # of the score sheet, the total last
