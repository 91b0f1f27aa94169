"""Everything live: the rooms, and what is asked of them."""

from __future__ import annotations

import asyncio
import logging
import time

from ...bots.names import LEVELS
from ...core.errors import MirabiliaError
from ...games import metas
from ..bus import Bus
from ..metrics import Metrics
from ..problems import Refusal
from ..settings import Settings
from ..store.base import Person, Store, Stored
from ..tables.project import table_info
from ..tables.summary import lobby_line, my_line, summary_of
from ..tables.table import Table
from ..wire.messages import Lobby, Page
from ..wire.people import GameInfo, OptionInfo
from ..wire.replays import Hint, HintOption, Replay
from ..wire.tables import NewTable, TableInfo
from . import making, replays
from .alarms import Alarms
from .lobby import LobbyFeed
from .room import Room, Services, folded, now_ms
from .thinking import Thinkers

log = logging.getLogger(__name__)

LONGEST_LIST = 50
PAGE = 20
MOST_TABLES = 50  # that one person may have waiting or playing
KEEP_IDLE = 120.0  # seconds that a room without anybody stays in memory
LONGEST_CODE = 60
RETRY_AFTER = 5_000  # milliseconds after which a table that failed is looked at again


class Live:
    """The rooms of this process."""

    def __init__(self, store: Store, bus: Bus, settings: Settings, metrics: Metrics) -> None:
        self.store, self.metrics = store, metrics
        self.lobby_feed = LobbyFeed()
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._alarms = Alarms(self._look, now_ms)
        self._tasks: list[asyncio.Task[None]] = []
        self._services = Services(
            store=store,
            bus=bus,
            metrics=metrics,
            thinkers=Thinkers(settings.bot_threads, metrics),
            bot_delay=settings.bot_delay,
            rematch=self._rematch,
            alarm=self._alarms.set,
            changed=self.lobby_feed.changed,
        )

    async def start(self) -> None:
        """Go on where the last process stopped: clocks run, bots play."""
        for summary in await self.store.tables_to_wake():
            self._alarms.set(summary.code, summary.wakes_at)
        self._tasks = [asyncio.create_task(self._alarms.run()), asyncio.create_task(self._sweep())]

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

    async def _look(self, code: str) -> None:
        try:
            await (await self.room(code)).look()
        except Exception:
            log.exception("a table could not be looked at")
            self._alarms.set(code, now_ms() + RETRY_AFTER)

    async def _sweep(self) -> None:
        """Drop rooms that nobody uses."""
        while True:
            await asyncio.sleep(KEEP_IDLE / 4)
            for code, room in tuple(self._rooms.items()):
                if room.is_idle and time.monotonic() - room.last_used > KEEP_IDLE and not room.lock.locked():
                    del self._rooms[code]
                    await room.close()
            self.metrics.rooms.set(len(self._rooms))

    async def forget(self, person: str) -> None:
        """Somebody was deleted: no room may keep the name, or write it again."""
        for room in tuple(self._rooms.values()):
            await room.forget(person)

    # What is asked.

    async def make(self, person: Person, new: NewTable) -> TableInfo:
        """Make a table."""
        running = await self.store.tables_of(person.id, is_over=False, before=None, limit=MOST_TABLES)
        if len(running) >= MOST_TABLES:
            raise Refusal("too_many", f"one person has at most {MOST_TABLES} tables", amount=MOST_TABLES)
        table = making.made(person, new, now_ms())
        await self._add(table)
        return table_info(table, now_ms())

    async def _add(self, table: Table) -> None:
        stored = [Stored(event) for event in table.log]
        await self.store.add_table(table.code, table.seed, stored, summary_of(table, now_ms()))
        self.lobby_feed.changed(table)
        await self._open(table).look()

    async def _rematch(self, room: Room, person: Person) -> str:
        table = making.rematch(person, room.table, now_ms())
        await self._add(table)
        return table.code

    async def info(self, code: str, person: Person) -> TableInfo:
        """A table as everybody sees it."""
        room = await self.room(code)
        async with room.lock:
            return table_info(room.table, now_ms())

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

    async def replay(self, code: str) -> Replay:
        """A finished match, position by position."""
        return await asyncio.to_thread(replays.replay_of_table, await self._finished_table(code))

    async def record(self, code: str) -> str:
        """The match file of a finished match."""
        return await asyncio.to_thread(replays.record_of_table, await self._finished_table(code))

    async def _finished_table(self, code: str) -> Table:
        room = await self.room(code)
        async with room.lock:  # the end counts when it is durable
            table = room.table
            if table.match is None or table.result is None:
                raise Refusal("not_now", "the match is not over")
            return table

    async def replay_text(self, text: str) -> Replay:
        """The replay of a match file."""
        try:
            return await asyncio.to_thread(replays.replay_of_text, text)
        except MirabiliaError as error:
            raise Refusal("invalid_notation", str(error), 422) from error

    # Lists.

    async def lobby(self, person: Person) -> Lobby:
        """The lobby as a person sees it."""
        mine = await self.store.tables_of(person.id, is_over=False, before=None, limit=MOST_TABLES)
        lines = [my_line(summary, person.id) for summary in mine]
        return Lobby(
            open=[lobby_line(summary) for summary in await self.store.open_tables(LONGEST_LIST)],
            live=[lobby_line(summary) for summary in await self.store.live_tables(LONGEST_LIST)],
            mine=sorted(lines, key=lambda line: (not line.is_my_turn, -line.updated_at)),
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
