"""A room around a table: one command at a time, stored before anybody hears of it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from .. import times
from ..bus import Bus, Lagged, about_person, about_table
from ..metrics import Metrics
from ..problems import Refusal
from ..store.base import Conflict, NoSession, Person, Request, Store, Stored
from ..tables import events as ev
from ..tables.clock import GRACE
from ..tables.decide import Context, decide
from ..tables.decide.gathering import check_rematch
from ..tables.decide.playing import acted, ended, run_out
from ..tables.summary import summary_of
from ..tables.table import Table
from ..times import DAY
from ..wire import commands as cmd
from .listeners import Connection, Listeners
from .loading import folded
from .rated import rating_changes
from .thinking import Thinkers

log = logging.getLogger(__name__)

RETRY_AFTER = 5.0  # seconds until what has failed is tried again
ABSENT_AFTER = 30.0  # seconds without a connection until somebody counts as away
ABANDONED_AFTER = DAY  # milliseconds that a table waits with nobody there


@dataclass(frozen=True)
class Services:
    """What rooms share."""

    store: Store
    bus: Bus
    metrics: Metrics
    thinkers: Thinkers
    bot_delay: float  # seconds that a bot takes at least
    started_at: int  # when this process began
    rematch: Callable[[Room, Person], Awaitable[str]]
    alarm: Callable[[str, int | None], None]  # when a room must look at its table by itself
    changed: Callable[[Table], None]  # lists of tables may have changed


class Room:
    """A table in memory, with those who listen; it can be dropped at any time and loaded again."""

    def __init__(self, table: Table, services: Services) -> None:
        self.table = table
        self.services = services
        self.lock = asyncio.Lock()  # held while the table changes and while it is read for sending
        self.listeners = Listeners(self)
        self.last_used = time.monotonic()
        self._bots: asyncio.Task[None] | None = None
        self._follower = asyncio.create_task(self._follow(), name="follower")

    @property
    def is_idle(self) -> bool:
        """Whether nobody would miss the room."""
        return not self.listeners.connections and (self._bots is None or self._bots.done())

    @property
    def is_host_there(self) -> bool:
        """Whether the host is connected to a table that waits for people."""
        return self.table.is_waiting and self.listeners.is_there(self.table.host)

    async def close(self) -> None:
        """Stop what goes on here."""
        tasks = [task for task in (self._bots, self._follower) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # Who looks.

    def enter(self, connection: Connection) -> None:
        """Somebody looks at the table."""
        self.listeners.add(connection)

    def leave(self, connection: Connection) -> None:
        """Somebody looks away; a table that waits is not abandoned before a day from now."""
        self.listeners.remove(connection)
        self.last_used = time.monotonic()
        if self.table.is_waiting:
            self._set_alarm()

    # What happens.

    async def do(self, person: Person, request: str, command: cmd.Command) -> int:
        """Carry out a command once; the version that has it. A Refusal leaves everything as it was.

        Who goes away in the middle does not stop it: what is half done could be durable already.
        """
        return await asyncio.shield(self._do(person, request, command))

    async def _do(self, person: Person, request: str, command: cmd.Command) -> int:
        async with self.lock:
            try:
                try:
                    return await self._do_once(person, request, command)
                except Conflict:  # another process was quicker; the table is loaded again by now
                    return await self._do_once(person, request, command)
            except NoSession as error:
                raise Refusal("not_found", "there is no session any more", 401) from error
            except Refusal:
                raise
            except Exception:
                done = self.table.request_version(person.id, request)
                if done is None:
                    raise
                return done  # it has failed after it was durable

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
        """Go on after a restart: clocks run, bots play."""
        async with self.lock:
            await self._resume()
            await self._run_out_clocks()
            self.wake()

    async def ring(self) -> None:
        """The alarm goes: clocks run out, and a table where nobody has been for a day is closed."""
        async with self.lock:
            await self._run_out_clocks()
            is_old = self.table.log[-1].at + ABANDONED_AFTER <= times.now_ms()
            if self.table.is_waiting and is_old and not self.listeners.connections:
                await self._commit([ended(self.table, "abandoned", [])])
            self.wake()

    async def forget(self) -> None:
        """Show everybody the table again as it is stored, without a name that it had. The lock is held."""
        await self._reload()
        self.listeners.show_again()

    async def _resume(self) -> None:
        """While the server did not run, clocks did: nobody's may run out before people can come back."""
        due, started = self.table.clocks.due(), self.services.started_at
        if due is not None and self.table.log[-1].at < started and due < started + GRACE:
            await self._commit([ev.Resumed()])

    async def _rematch(self, person: Person) -> list[ev.Event]:
        check_rematch(self.table, Context(person))
        return [ev.RematchMade(code=await self.services.rematch(self, person))]

    async def _run_out_clocks(self) -> None:
        now = times.now_ms()
        for seat in self.table.clocks.run_out(now):
            if self.table.is_playing and seat in self.table.clocks.running:
                await self._commit(run_out(self.table, seat))

    async def _commit(self, events: Sequence[ev.Event], request: Request | None = None) -> None:
        """Store events, then tell of them. If that fails, the table is as it was before."""
        table, now = self.table, max(times.now_ms(), self.table.log[-1].at)
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
            changes = await rating_changes(self.services.store, table, events)
            with self.services.metrics.append_seconds.time():
                await self.services.store.append(table.code, stored, summary_of(table, now), changes)
        except BaseException:
            await self._reload()
            raise
        self._count(events)
        for person in changes or ():
            self.services.bus.publish(about_person(person), "look")
        self.services.bus.publish(about_table(table.code), str(table.version))
        self._tell()

    async def _reload(self) -> None:
        """The table as it is stored; until the store answers, nobody hears anything of it."""
        stored = None
        while stored is None:
            try:
                stored = await self.services.store.load(self.table.code)
            except Exception:
                log.exception("a table could not be loaded")
                await asyncio.sleep(RETRY_AFTER)
        self.table = await asyncio.to_thread(folded, stored)
        self.listeners.forget_views()
        self._tell()

    def _tell(self) -> None:
        """The table has changed: whoever has to do with it goes on."""
        self.last_used = time.monotonic()
        self.listeners.notify()
        self.services.changed(self.table)
        self.wake()

    async def _follow(self) -> None:
        """Hear what other processes do at this table, until cancelled."""
        while True:
            try:
                async with self.services.bus.subscribe(about_table(self.table.code)) as versions:
                    await self._catch_up()  # with what happened before
                    async for version in versions:
                        if int(version) > self.table.version:
                            await self._catch_up()
            except Lagged:
                continue
            except Exception:
                log.exception("a table could not be followed")
                await asyncio.sleep(RETRY_AFTER)

    async def _catch_up(self) -> None:
        async with self.lock:
            if await self.services.store.version(self.table.code) > self.table.version:
                await self._reload()

    def _count(self, events: Sequence[ev.Event]) -> None:
        for event in events:
            if isinstance(event, ev.Acted):
                player = "bot" if event.is_bot else "person"
                self.services.metrics.actions.labels(self.table.rules.game, player).inc()

    # What nobody asks for.

    def wake(self) -> None:
        """Let bots play and set the alarm."""
        self._set_alarm()
        if self.table.bots_to_act() and (self._bots is None or self._bots.done()):
            self._bots = asyncio.create_task(self._play_bots(), name="bots")

    def _set_alarm(self) -> None:
        due = self.table.clocks.due() if self.table.is_playing else None
        if self.table.is_waiting:
            due = times.now_ms() + ABANDONED_AFTER
        self.services.alarm(self.table.code, due)

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
        start = time.monotonic()
        async with self.lock:  # what is being written is no position yet
            if seat not in self.table.bots_to_act():
                return
            position = self.table.moves[-1:]
            thinking = self.services.thinkers.choose(self.table, seat)
        action = await thinking
        await asyncio.sleep(max(0.0, self.services.bot_delay - (time.monotonic() - start)))
        async with self.lock:
            # Meanwhile moves may have been taken back and others made, or the person may have come back.
            if seat in self.table.bots_to_act() and self.table.moves[-1:] == position:
                await self._commit(acted(self.table, seat, action, is_bot=True))
