"""People and games."""

from __future__ import annotations

from ...bots.names import Level
from .base import Wire


class Me(Wire):
    """The person behind the cookie."""

    id: str
    name: str
    is_guest: bool
    ratings: dict[str, int]


class Rename(Wire):
    name: str


class Credentials(Wire):
    name: str
    password: str


class Password(Wire):
    """The password again; guests have none and send an empty one."""

    password: str = ""


class OptionInfo(Wire):
    name: str
    values: list[str]  # the first one is the usual one


class GameInfo(Wire):
    """A game that can be played here."""

    id: str
    name: str
    rules_version: int
    seats: list[int]
    options: list[OptionInfo]
    endings: list[str]
    categories: list[str]  # of the score sheet, the total last
    levels: list[Level]  # of bots
