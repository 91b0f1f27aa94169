"""The lobby: the lists that everybody may see, looked up once for all, and telling when they have changed."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import NamedTuple

from ..tables import events as ev
from ..tables.table import Table
from ..wire.messages import LobbyTable

log = logging.getLogger(__name__)

SHORTEST_PAUSE = 0.25  # seconds between two messages to one watcher
LONGEST_PAUSE = 30.0  # seconds after which the lists are looked up again: they also change by themselves
NO_NEWS = {"moves", "updated_at"}  # changes of these alone are not told


class PublicLists(NamedTuple):
    """The tables that everybody may see."""

    open: list[LobbyTable]
    live: list[LobbyTable]

    def face(self) -> set[str]:
        """What is told when it changes."""
        return {line.model_dump_json(exclude=NO_NEWS) for line in self.open + self.live}


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
    """Who looks at the lobby, and the lists that they share."""

    def __init__(self, look: Callable[[], Awaitable[PublicLists]]) -> None:
        self._look = look
        self._watchers: dict[str, set[Changes]] = defaultdict(set)
        self._lists = PublicLists([], [])
        self._looked_at = 0.0
        self._is_old = True
        self._looking = asyncio.Lock()
        self._changed = asyncio.Event()

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

    async def lists(self) -> PublicLists:
        """The public lists as they stand; many who ask at once make one look."""
        async with self._looking:
            if self._is_old or time.monotonic() - self._looked_at > LONGEST_PAUSE:
                self._is_old = False
                try:
                    self._lists = await self._look()
                except BaseException:
                    self._is_old = True
                    raise
                self._looked_at = time.monotonic()
            return self._lists

    def changed(self, table: Table) -> None:
        """A table has changed: tell its people at once, and everybody soon if the public lists are others."""
        for person in table.people():
            self._tell(person)
        if table.rules.visibility == "public" or isinstance(table.log[-1], ev.Arranged):
            self._is_old = True
            self._changed.set()

    async def run(self) -> None:
        """Tell everybody when the public lists show something else, until cancelled."""
        face: set[str] = set()
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(LONGEST_PAUSE):
                    await self._changed.wait()
            self._changed.clear()
            try:
                now = (await self.lists()).face() if self._watchers else set()
            except Exception:
                log.exception("the lobby could not be looked up")
                now = face
            if now != face:
                face = now
                for person in tuple(self._watchers):
                    self._tell(person)
            await asyncio.sleep(SHORTEST_PAUSE)

    def _tell(self, person: str) -> None:
        for changes in self._watchers.get(person, ()):
            changes.set()
