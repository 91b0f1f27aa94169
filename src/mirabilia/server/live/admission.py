"""Who may open a socket, and who is at its other end for as long as it is open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from fastapi import WebSocket

from .. import accounts, security
from ..bus import Bus, Lagged, about_person
from ..limits import Limits
from ..problems import Refusal
from ..store.base import Person

MOST_SOCKETS = 30  # that one person may have open


class Doors:
    """How many sockets each person has open."""

    def __init__(self) -> None:
        self._open: Counter[str] = Counter()

    @contextmanager
    def enter(self, person: str) -> Iterator[None]:
        """One more, while this lasts; a Refusal if there are too many."""
        if self._open[person] >= MOST_SOCKETS:
            raise Refusal(
                "too_many", f"a person has at most {MOST_SOCKETS} sockets", 429, amount=MOST_SOCKETS
            )
        self._open[person] += 1
        try:
            yield
        finally:
            self._open[person] -= 1
            if not self._open[person]:
                del self._open[person]


class Visitor:
    """The person at the other end, as known until something is told of it."""

    def __init__(self, socket: WebSocket, person: Person) -> None:
        self._socket, self.person = socket, person

    async def look(self) -> Person:
        """The person as it is now; a Refusal if the session has ended."""
        self.person = await accounts.person_of(self._socket)
        return self.person

    async def watch(self) -> None:
        """Look again whenever something has happened to the person, until the session ends: a Refusal."""
        bus: Bus = self._socket.app.state.bus
        while True:
            try:
                async with bus.subscribe(about_person(self.person.id)) as messages:
                    await self.look()  # for what happened before
                    async for _ in messages:
                        await self.look()
            except Lagged:
                continue

    def check_limit(self, kind: str) -> None:
        """Refuse what comes too fast."""
        limits: Limits = self._socket.app.state.limits
        limits.check(kind, self.person.id, security.address_of(self._socket))


async def admitted(socket: WebSocket) -> Visitor:
    """Whoever opens a socket; a Refusal if it is a stranger, or comes from elsewhere, or too often."""
    security.check_origin(socket, socket.app.state.settings)
    visitor = Visitor(socket, await accounts.person_of(socket))
    visitor.check_limit("socket")
    return visitor
