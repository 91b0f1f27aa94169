"""Those who look at a table now, and what each of them is sent."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from typing import TYPE_CHECKING

from pydantic_core import to_json

from ..tables import project
from ..tables.table import Viewer
from ..wire.base import Wire
from ..wire.messages import Presence

if TYPE_CHECKING:
    from .room import Room

MOST_ANSWERS = 32  # that wait to be sent, then nothing more is read


class Connection:
    """One socket: how far it is, and what waits to be sent besides updates."""

    def __init__(self, person: str, since: int) -> None:
        self.person = person
        self.sent = since  # the last version sent
        self.is_first = True
        self.presence: Presence | None = None  # as last sent
        self.has_news = asyncio.Event()
        self._answers: list[bytes] = []
        self._has_room = asyncio.Event()

    async def post(self, answer: Wire) -> None:
        """Send an answer soon, after the updates that are already due; who does not listen has to wait."""
        self._answers.append(answer.model_dump_json().encode())
        self.has_news.set()
        while len(self._answers) >= MOST_ANSWERS:
            self._has_room.clear()
            await self._has_room.wait()

    def take_answers(self) -> list[bytes]:
        """The answers that wait; they do not any more."""
        answers, self._answers = self._answers, []
        self._has_room.set()
        return answers


class Listeners:
    """The connections of a room."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self.connections: set[Connection] = set()
        self._present: Counter[str] = Counter()
        self._left: dict[str, float] = {}  # those of the table, when they went
        self._presence_now: Presence | None = None  # the same for all, until it changes
        self._since = time.monotonic()
        self._views: dict[Viewer, bytes] = {}
        self._views_version = -1

    def add(self, connection: Connection) -> None:
        """Somebody looks."""
        self.connections.add(connection)
        self._present[connection.person] += 1
        connection.has_news.set()
        if self._present[connection.person] == 1:
            self.notify()

    def remove(self, connection: Connection) -> None:
        """Somebody looks away."""
        self.connections.discard(connection)
        self._present[connection.person] -= 1
        if not self._present[connection.person]:
            del self._present[connection.person]
            people = self._room.table.people()
            self._left = {person: left for person, left in self._left.items() if person in people}
            if connection.person in people:
                self._left[connection.person] = time.monotonic()
            self.notify()

    def is_there(self, person: str | None) -> bool:
        """Whether a person is connected."""
        return person in self._present

    def absent(self, seconds: float) -> set[str]:
        """The people of the table who have not been connected for so long."""
        now = time.monotonic()
        return {
            person
            for person in self._room.table.people()
            if person not in self._present and now - self._left.get(person, self._since) >= seconds
        }

    def notify(self) -> None:
        """The table has changed, or who looks at it."""
        self._presence_now = None
        for connection in self.connections:
            connection.has_news.set()

    def forget_views(self) -> None:
        """The table was loaded again."""
        self._views_version = -1

    def show_again(self) -> None:
        """Something has changed that no event tells."""
        for connection in self.connections:
            connection.is_first = True

    def news_for(self, connection: Connection, now: int) -> list[bytes]:
        """All that a connection is to be sent now, in its order. The room's lock is held."""
        answers = connection.take_answers()
        news = []
        if connection.is_first or connection.sent != self._room.table.version:
            news.append(self._update_for(connection, now))
        presence = self._presence_now = self._presence_now or self._presence()
        if presence != connection.presence:
            connection.presence = presence
            news.append(presence.model_dump_json().encode())
        return news + answers

    def _presence(self) -> Presence:
        table = self._room.table
        return Presence(
            seats=[seat.person is not None and seat.person in self._present for seat in table.seats],
            watching=len(self._present) - sum(person in self._present for person in table.people()),
        )

    def _update_for(self, connection: Connection, now: int) -> bytes:
        """What is new for a connection, and how things stand: a `TableUpdate`."""
        table = self._room.table
        viewers = project.viewers_of(table, connection.person)
        since = connection.sent if connection.sent <= table.version else 0
        events = project.events_since(table, since, viewers)
        connection.sent, connection.is_first = table.version, False
        views = b",".join(self._view(viewer) for viewer in viewers) if table.match else b""
        head = to_json(
            {
                "type": "update",
                "version": table.version,
                "now": now,
                "table": project.table_info(table, now),
                "you": project.you(table, connection.person),
                "events": events,
            }
        )
        return head[:-1] + b',"views":[' + views + b"]}"

    def _view(self, viewer: Viewer) -> bytes:
        """A view as JSON; the same for everybody with these eyes."""
        version = self._room.table.version
        if version != self._views_version:
            self._views, self._views_version = {}, version
        if viewer not in self._views:
            self._views[viewer] = to_json(project.view(self._room.table, viewer))
        return self._views[viewer]
