"""Everything live: the rooms, and what is asked of them."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import AsyncExitStack
from dataclasses import replace

from ...bots.names import LEVELS
from ...core.errors import MirabiliaError
from ...games import metas
from .. import times
from ..bus import Bus
from ..metrics import Metrics
from ..problems import Refusal
from ..settings import Settings
from ..store.base import NoSession, Person, Store, Stored
from ..tables.project import table_info
from ..tables.summary import lobby_line, my_line, summary_of
from ..tables.table import Table
from ..times import MINUTE
from ..wire.messages import Lobby, Page
from ..wire.people import GameInfo, OptionInfo
from ..wire.replays import Hint, HintOption
from ..wire.tables import NewTable, TableInfo
from . import making
from .admission import Doors
from .alarms import Alarms
from .loading import folded
from .lobby import LobbyFeed, PublicLists
from .replays import Replays, record_of_table
from .room import ABANDONED_AFTER, RETRY_AFTER, Room, Services
from .thinking import Thinkers

log = logging.getLogger(__name__)

LONGEST_LIST = 50
PAGE = 20
MOST_TABLES = 50  # that one person may have waiting or playing
KEEP_IDLE = 120.0  # seconds that a room without anybody stays in memory
LONGEST_CODE = 60
STILL_THERE = 10 * MINUTE  # after the last event of a table, its host counts as being there
COMING_BACK = 5 * MINUTE  # after a restart


class Live:
    """The rooms of this process."""

    def __init__(self, store: Store, bus: Bus, settings: Settings, metrics: Metrics) -> None:
        self.store, self.metrics = store, metrics
        self.lobby_feed = LobbyFeed(self._public_lists)
        self.doors = Doors()
        self._replays = Replays()
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._forgetting = asyncio.Lock()  # held while somebody is deleted: nothing is loaded then
        self._alarms = Alarms(self._ring)
        self._tasks: list[asyncio.Task[None]] = []
        self._services = Services(
            store=store,
            bus=bus,
            metrics=metrics,
            thinkers=Thinkers(settings.bot_threads, metrics),
            bot_delay=settings.bot_delay,
            started_at=times.now_ms(),
            rematch=self._rematch,
            alarm=self._alarms.set,
            changed=self.lobby_feed.changed,
        )

    async def start(self) -> None:
        """Go on where the last process stopped: clocks run, bots play."""
        now = times.now_ms()
        self._services = replace(self._services, started_at=now)
        for summary in await self.store.tables_to_wake():
            due = summary.wakes_at
            if summary.status == "waiting":  # people need some time to come back
                due = max(summary.updated_at + ABANDONED_AFTER, now + COMING_BACK)
            self._alarms.set(summary.code, due)
        tasks = (self._alarms.run(), self._sweep(), self.lobby_feed.run())
        self._tasks = [asyncio.create_task(task) for task in tasks]

    async def stop(self) -> None:
        """Stop everything; nothing is lost."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in tuple(self._rooms.values()):
            await room.close()
        self._rooms.clear()
        await self._services.thinkers.close()

    # Rooms.

    async def room(self, code: str) -> Room:
        """The room of a table, loaded if need be; Refusal if there is no such table."""
        while self._forgetting.locked() and code not in self._rooms:
            async with self._forgetting:
                pass
        room = self._rooms.get(code)
        if room is not None:
            room.last_used = time.monotonic()
            return room
        if len(code) > LONGEST_CODE:
            raise Refusal("not_found", "there is no such table", 404)
        if code not in self._loading:
            self._loading[code] = asyncio.create_task(self._load(code))
        return await asyncio.shield(self._loading[code])

    async def _load(self, code: str) -> Room:
        try:
            stored = await self.store.load(code)
            if stored is None:
                raise Refusal("not_found", "there is no such table", 404)
            room = self._open(await asyncio.to_thread(folded, stored))
        finally:
            del self._loading[code]
        await room.look()
        return room

    def _open(self, table: Table) -> Room:
        room = self._rooms[table.code] = Room(table, self._services)
        self.metrics.rooms.set(len(self._rooms))
        return room

    async def _ring(self, code: str) -> None:
        try:
            await (await self.room(code)).ring()
        except Refusal as refusal:  # it is not there any more, or cannot be played any more
            log.warning("a table is left alone", extra={"fields": {"why": refusal.error.code}})
        except Exception:
            log.exception("a table could not be looked at")
            self._alarms.set(code, times.now_ms() + int(RETRY_AFTER * 1000))

    async def _sweep(self) -> None:
        """Drop rooms that nobody uses."""
        while True:
            await asyncio.sleep(KEEP_IDLE / 4)
            for code, room in tuple(self._rooms.items()):
                if room.is_idle and time.monotonic() - room.last_used > KEEP_IDLE and not room.lock.locked():
                    del self._rooms[code]
                    try:
                        await room.close()
                    except Exception:
                        log.exception("a room could not be closed")
            self.metrics.rooms.set(len(self._rooms))

    async def forget(self, person: str) -> None:
        """Delete a person, who has no session any more: no room keeps the name, or writes it again."""
        async with self._forgetting, AsyncExitStack() as held:
            if self._loading:
                await asyncio.wait(self._loading.values())
            concerned = []
            for room in tuple(self._rooms.values()):
                await room.lock.acquire()
                if any(getattr(event, "person", None) == person for event in room.table.log):
                    held.callback(room.lock.release)
                    concerned.append(room)
                else:
                    room.lock.release()
            await self.store.forget(person)
            self._replays.forget()
            for room in concerned:
                await room.forget()

    # What is asked.

    async def make(self, person: Person, new: NewTable) -> TableInfo:
        """Make a table."""
        await self._check_amount(person)
        table = making.made(person, new, times.now_ms())
        await self._add(table)
        return table_info(table, times.now_ms())

    async def _check_amount(self, person: Person) -> None:
        running = await self.store.tables_of(person.id, is_over=False, before=None, limit=MOST_TABLES)
        if len(running) >= MOST_TABLES:
            raise Refusal("too_many", f"one person has at most {MOST_TABLES} tables", amount=MOST_TABLES)

    async def _add(self, table: Table) -> None:
        stored = [Stored(event) for event in table.log]
        try:
            await self.store.add_table(table.code, table.seed, stored, summary_of(table, times.now_ms()))
        except NoSession as error:
            raise Refusal("not_found", "there is no session any more", 401) from error
        self.lobby_feed.changed(table)
        self._open(table).wake()

    async def _rematch(self, room: Room, person: Person) -> str:
        table = making.rematch(person, room.table, times.now_ms())
        # It is there already if the server was killed before the old table was told.
        if not await self.store.version(table.code):
            await self._check_amount(person)
            await self._add(table)
        return table.code

    async def info(self, code: str, person: Person) -> TableInfo:
        """A table as everybody sees it."""
        room = await self.room(code)
        async with room.lock:
            return table_info(room.table, times.now_ms())

    async def hint(self, code: str, person: Person, seat: int) -> Hint:
        """What a bot would do in a person's place."""
        room = await self.room(code)
        async with room.lock:
            table = room.table
            if seat not in table.seats_of(person.id):
                raise Refusal("not_yours", f"seat {seat} is not yours", 403)
            if not table.rules.may_hint or table.rules.is_rated:
                raise Refusal("no_hints", "this table has no hints", 403)
            if seat not in table.to_act() or not table.seats[seat].is_active:
                raise Refusal("not_now", "it is not your turn")
            moves = len(table.moves)
            thinking = self._services.thinkers.advise(table, seat)
        advice = await thinking
        return Hint(
            seat=seat,
            moves=moves,
            action=advice.action,
            reasons=advice.reasons,
            options=[HintOption(action=action, value=value) for action, value in advice.options],
        )

    async def replay(self, code: str) -> bytes:
        """A finished match, position by position: a `Replay` as compressed JSON."""
        return await self._replays.of_table(await self._finished_table(code))

    async def record(self, code: str) -> str:
        """The match file of a finished match."""
        return await asyncio.to_thread(record_of_table, await self._finished_table(code))

    async def _finished_table(self, code: str) -> Table:
        room = await self.room(code)
        async with room.lock:  # the end counts when it is durable
            table = room.table
            if table.match is None or table.result is None:
                raise Refusal("not_now", "the match is not over")
            return table

    async def replay_text(self, text: str) -> bytes:
        """The replay of a match file, as compressed JSON."""
        try:
            return await self._replays.of_text(text)
        except MirabiliaError as error:
            raise Refusal("invalid_notation", str(error), 422) from error

    # Lists.

    async def lobby(self, person: Person) -> Lobby:
        """The lobby as a person sees it."""
        mine = await self.store.tables_of(person.id, is_over=False, before=None, limit=MOST_TABLES)
        lines = [my_line(summary, person.id) for summary in mine]
        public = await self.lobby_feed.lists()
        return Lobby(
            open=public.open,
            live=public.live,
            mine=sorted(lines, key=lambda line: (not line.is_my_turn, -line.updated_at)),
        )

    async def _public_lists(self) -> PublicLists:
        """Of the tables that wait, only those where somebody would answer: the host is or was there."""
        codes = [code for code, room in self._rooms.items() if room.is_host_there]
        since = times.now_ms() - STILL_THERE
        return PublicLists(
            open=[lobby_line(found) for found in await self.store.open_tables(LONGEST_LIST, since, codes)],
            live=[lobby_line(found) for found in await self.store.live_tables(LONGEST_LIST)],
        )

    async def finished(self, person: Person, before: int | None) -> Page:
        """A page of a person's finished matches."""
        found = await self.store.tables_of(person.id, is_over=True, before=before, limit=PAGE + 1)
        tables = [my_line(summary, person.id) for summary in found[:PAGE]]
        return Page(tables=tables, next=tables[-1].updated_at if len(found) > PAGE else None)

    def games(self) -> list[GameInfo]:
        """The games that can be played."""
        return [
            GameInfo(
                id=meta.id,
                name=meta.name,
                rules_version=meta.rules_version,
                seats=list(meta.seats),
                options=[OptionInfo(name=option.name, values=list(option.values)) for option in meta.options],
                endings=list(meta.endings),
                categories=list(meta.categories),
                levels=[*LEVELS],
            )
            for meta in metas().values()
        ]
