"""What a store must do. The rest of the server knows only this."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from ..tables.events import Event


class Conflict(Exception):
    """Somebody else has appended this version already; load again."""


class NoSession(Exception):
    """Who asks for this has no session any more."""


class NameTaken(Exception):
    """Another person has this name."""


@dataclass(frozen=True)
class Person:
    """Somebody who plays here; a guest has no password."""

    id: str
    name: str
    is_guest: bool
    password_hash: str | None
    ratings: dict[str, int]


@dataclass(frozen=True)
class Request:
    """Which message of whom led to an event, so that it is never carried out twice."""

    person: str
    id: str


@dataclass(frozen=True)
class Stored:
    """An event with the request that led to it."""

    event: Event
    request: Request | None = None


@dataclass(frozen=True)
class Summary:
    """What lists of tables show; follows from the events and is written together with them."""

    code: str
    game: str
    status: str
    is_public: bool
    people: tuple[str, ...]  # ids of the people at the table, each once
    line: str  # a LobbyTable with what MyTable needs, as JSON
    wakes_at: int | None  # when the server must look at it by itself: a clock, a bot to act
    updated_at: int


@dataclass(frozen=True)
class Log:
    """All that is kept of a table."""

    code: str
    seed: str
    events: list[Stored] = field(default_factory=list)


class Store(Protocol):
    """Keeps people, sessions and tables. What a method has returned from is durable."""

    async def open(self) -> None:
        """Connect; bring the database up to date."""

    async def close(self) -> None: ...

    async def check(self) -> None:
        """Raise if the database does not answer."""

    # People and sessions. Tokens arrive hashed.

    async def add_guest(self, person: Person, token_hash: str, now: int) -> None: ...
    async def add_session(self, person: str, token_hash: str, now: int) -> None: ...
    async def person_of_session(self, token_hash: str, now: int) -> Person | None: ...
    async def person(self, person: str) -> Person | None: ...
    async def person_named(self, name: str) -> Person | None:
        """A registered person, whatever the case of the letters."""
        ...

    async def rename(self, person: str, name: str) -> None: ...
    async def register(self, person: str, name: str, password_hash: str) -> None:
        """Turn a guest into a registered person; NameTaken."""

    async def end_session(self, token_hash: str) -> str | None:
        """End one session; whose it was."""
        ...

    async def end_all_sessions(self, person: str) -> None: ...
    async def forget(self, person: str) -> None:
        """Delete a person with sessions and ratings; matches stay, without the name."""

    # Tables.

    async def add_table(self, code: str, seed: str, events: Sequence[Stored], summary: Summary) -> None:
        """A new table; Conflict if there is one with this code, NoSession if its maker has none."""

    async def append(
        self,
        code: str,
        events: Sequence[Stored],
        summary: Summary,
        ratings: dict[str, int] | None = None,
    ) -> None:
        """Append events whose versions follow the last one, all or none.

        Conflict if they do not follow; NoSession if whoever asked for them has none any more. `ratings` are
        what the ratings of people in this game change by.
        """

    async def load(self, code: str) -> Log | None: ...
    async def version(self, code: str) -> int:
        """The version of a table's last event; 0 if there is no such table."""
        ...

    async def open_tables(self, limit: int, since: int = 0, codes: Collection[str] = ()) -> list[Summary]:
        """Public tables that wait for people: those that have changed since a time, and those named."""
        ...

    async def live_tables(self, limit: int) -> list[Summary]: ...
    async def tables_of(self, person: str, is_over: bool, before: int | None, limit: int) -> list[Summary]:
        """A person's tables, newest first; `before` is an `updated_at`."""
        ...

    async def tables_to_wake(self) -> list[Summary]:
        """All that the server must look at by itself some time: with an alarm, or waiting for people."""
        ...
