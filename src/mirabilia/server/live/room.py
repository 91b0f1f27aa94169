"""A room around a table: one command at a time, stored before anybody hears of it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass

from ..bus import Bus
from ..metrics import Metrics
from ..rating import START, new_ratings
from ..store.base import Conflict, Log, Person, Request, Store, Stored
from ..tables import events as ev
from ..tables.decide import Context, decide
from ..tables.decide.gathering import check_rematch
from ..tables.decide.playing import acted, run_out
from ..tables.summary import summary_of
from ..tables.table import Table
from ..wire import commands as cmd
from .listeners import Listeners
from .thinking import Thinkers

log = logging.getLogger(__name__)

RETRY_AFTER = 5.0  # seconds that a bot waits after a failure
ABSENT_AFTER = 30.0  # seconds without a connection until somebody counts as away
Clock = Callable[[], int]


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class Services:
    """What rooms share."""

    store: Store
    bus: Bus
    metrics: Metrics
    thinkers: Thinkers
    bot_delay: float  # seconds that a bot takes at least
    rematch: Callable[[Room, Person], Awaitable[str]]
    alarm: Callable[[str, int | None], None]  # when a room must look at its clocks
    changed: Callable[[Table], None]  # lists of tables may have changed


def folded(stored: Log) -> Table:
    """A table from its log."""
    table = Table(stored.code, stored.seed)
    for entry in stored.events:
        request = (entry.request.person, entry.request.id) if entry.request else None
        table.apply(entry.event, request)
    return table


class Room:
    """A table in memory, with those who listen; it can be dropped at any time and loaded again."""

    def __init__(self, table: Table, services: Services) -> None:
        self.table = table
        self.services = services
        self.lock = asyncio.Lock()  # held while the table changes and while it is read for sending
        self.listeners = Listeners(self)
        self.last_used = time.monotonic()
        self._bots: asyncio.Task[None] | None = None

    @property
    def is_idle(self) -> bool:
        """Whether nobody would miss the room."""
        return not self.listeners.connections and (self._bots is None or self._bots.done())

    async def close(self) -> None:
        """Stop what goes on here."""
        if self._bots is not None:
            self._bots.cancel()
            with suppress(asyncio.CancelledError):
                await self._bots

    async def do(self, person: Person, request: str, command: cmd.Command) -> int:
        """Carry out a command once; the version that has it. A Refusal leaves everything as it was.

        Who goes away in the middle does not stop it: what is half done could be durable already.
        """
        return await asyncio.shield(self._do(person, request, command))

    async def _do(self, person: Person, request: str, command: cmd.Command) -> int:
        async with self.lock:
            try:
                return await self._do_once(person, request, command)
            except Conflict:  # another process was quicker; the table is loaded again by now
                return await self._do_once(person, request, command)

    async def _do_once(self, person: Person, request: str, command: cmd.Command) -> int:
        done = self.table.request_version(person.id, request)
        if done is not None:
            return done
        await self._run_out_clocks()
        if isinstance(command, cmd.Rematch):
            events = await self._rematch(person)
        else:
            context = Context(person, self.listeners.absent(ABSENT_AFTER))
            events = decide(self.table, context, command)
        await self._commit(events, Request(person.id, request))
        return self.table.version

    async def look(self) -> None:
        """Let clocks run out and bots play, after a restart or when an alarm goes."""
        async with self.lock:
            await self._run_out_clocks()
            self._wake()

    async def forget(self, person: str) -> None:
        """Load again what the store knows without a person's name."""
        async with self.lock:
            if any(getattr(event, "person", None) == person for event in self.table.log):
                await self._reload()

    async def _rematch(self, person: Person) -> list[ev.Event]:
        check_rematch(self.table, Context(person))
        return [ev.RematchMade(code=await self.services.rematch(self, person))]

    async def _run_out_clocks(self) -> None:
        now = now_ms()
        for seat in self.table.clocks.run_out(now):
            if self.table.is_playing and seat in self.table.clocks.running:
                await self._commit(run_out(self.table, seat))

    async def _commit(self, events: Sequence[ev.Event], request: Request | None = None) -> None:
        """Store events, then tell of them. If that fails, the table is as it was before."""
        table, now = self.table, max(now_ms(), self.table.log[-1].at)
        stored = [
            Stored(
                event.model_copy(update={"version": table.version + 1 + place, "at": now}),
                request if place == len(events) - 1 else None,
            )
            for place, event in enumerate(events)
        ]
        try:
            for entry in stored:
                table.apply(entry.event, (request.person, request.id) if entry.request and request else None)
            ratings = await self._ratings(stored)
            with self.services.metrics.append_seconds.time():
                await self.services.store.append(table.code, stored, summary_of(table, now), ratings)
        except BaseException:
            await self._reload()
            raise
        self._count(events)
        self.last_used = time.monotonic()
        self.listeners.notify()
        self.services.bus.publish(f"table:{table.code}", str(table.version))
        self.services.changed(table)
        self._wake()

    async def _reload(self) -> None:
        """The table as it is stored; until the store answers, nobody hears anything of it."""
        stored = None
        while stored is None:
            try:
                stored = await self.services.store.load(self.table.code)
            except Exception:
                log.exception("a table could not be loaded")
                await asyncio.sleep(RETRY_AFTER)
        self.table = folded(stored)
        self.listeners.forget_views()
        self.listeners.notify()

    async def _ratings(self, stored: Sequence[Stored]) -> dict[str, int] | None:
        """The new ratings, if these events end a rated match."""
        ended = next((entry.event for entry in stored if isinstance(entry.event, ev.Ended)), None)
        if ended is None or not self.table.rules.is_rated or not ended.winners:
            return None
        people = [seat.person for seat in self.table.seats]
        found = [await self.services.store.person(person) for person in people if person]
        known = [person for person in found if person is not None]
        if len(known) != len(people):
            return None
        game = self.table.rules.game
        ratings = new_ratings(
            [person.ratings.get(game, START) for person in known],
            [1.0 if seat in ended.winners else -1.0 for seat in range(len(people))],
        )
        return {person.id: rating for person, rating in zip(known, ratings, strict=True)}

    def _count(self, events: Sequence[ev.Event]) -> None:
        for event in events:
            if isinstance(event, ev.Acted):
                player = "bot" if event.is_bot else "person"
                self.services.metrics.actions.labels(self.table.rules.game, player).inc()

    def _wake(self) -> None:
        """Let bots play and set the alarm for the clocks."""
        self.services.alarm(self.table.code, self.table.clocks.due() if self.table.is_playing else None)
        if self.table.bots_to_act() and (self._bots is None or self._bots.done()):
            self._bots = asyncio.create_task(self._play_bots(), name=f"bots of {self.table.code}")

    async def _play_bots(self) -> None:
        """Play for bots as long as one is to act."""
        while seats := self.table.bots_to_act():
            try:
                await self._play_bot(seats[0])
            except Conflict:
                continue  # another process was quicker; look again
            except Exception:
                log.exception("a bot has failed")
                await asyncio.sleep(RETRY_AFTER)

    async def _play_bot(self, seat: int) -> None:
        position = self.table.moves[-1:]
        start = time.monotonic()
        action = await self.services.thinkers.choose(self.table, seat)
        await asyncio.sleep(max(0.0, self.services.bot_delay - (time.monotonic() - start)))
        async with self.lock:
            # Meanwhile moves may have been taken back and others made, or the person may have come back.
            if seat in self.table.bots_to_act() and self.table.moves[-1:] == position:
                await self._commit(acted(self.table, seat, action, is_bot=True))
