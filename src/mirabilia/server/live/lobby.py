"""Tells those who look at the lobby when it has changed for them."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ..tables.project import status_of
from ..tables.table import Table

SHORTEST_PAUSE = 0.25  # seconds between two messages to one watcher


class Changes:
    """The changes that one watcher has not seen yet."""

    def __init__(self) -> None:
        self._event = asyncio.Event()

    def set(self) -> None:
        """Something has changed."""
        self._event.set()

    async def wait(self) -> None:
        """Until something has changed, and not too soon."""
        await asyncio.sleep(SHORTEST_PAUSE)
        await self._event.wait()
        self._event.clear()


class LobbyFeed:
    """Who looks at the lobby."""

    def __init__(self) -> None:
        self._watchers: dict[str, set[Changes]] = defaultdict(set)
        self._shown: dict[str, tuple[object, ...]] = {}  # what everybody saw of a table

    @asynccontextmanager
    async def subscribe(self, person: str) -> AsyncIterator[Changes]:
        """Changes from now on."""
        changes = Changes()
        self._watchers[person].add(changes)
        try:
            yield changes
        finally:
            self._watchers[person].discard(changes)
            if not self._watchers[person]:
                del self._watchers[person]

    def changed(self, table: Table) -> None:
        """A table has changed: tell its people, and everybody if the public lists show it."""
        for person in table.people():
            self._tell(person)
        if self._is_news(table):
            for person in tuple(self._watchers):
                self._tell(person)

    def _tell(self, person: str) -> None:
        for changes in self._watchers.get(person, ()):
            changes.set()

    def _is_news(self, table: Table) -> bool:
        """Whether the public lists show a table otherwise than before; the number of moves is no news."""
        before = self._shown.pop(table.code, None)
        if table.rules.visibility != "public":
            return before is not None
        if table.result is not None:
            return before is not None or table.log[-1] is table.result
        face = (status_of(table), table.rules, *((seat.name, seat.level) for seat in table.seats))
        self._shown[table.code] = face
        return face != before
