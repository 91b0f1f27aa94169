"""Rooms through what may go wrong: kills, restarts, stores that fail, other processes, rules that change."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest

from mirabilia.server import times
from mirabilia.server.bus import LocalBus
from mirabilia.server.live import replays, service
from mirabilia.server.live.alarms import Alarms
from mirabilia.server.live.codes import rematch_code
from mirabilia.server.live.listeners import Connection
from mirabilia.server.live.loading import folded
from mirabilia.server.live.rated import rating_changes
from mirabilia.server.live.room import ABANDONED_AFTER, Room
from mirabilia.server.live.service import COMING_BACK, STILL_THERE, Live
from mirabilia.server.metrics import Metrics
from mirabilia.server.settings import Settings
from mirabilia.server.store.base import Person
from mirabilia.server.store.sql import SqlStore
from mirabilia.server.tables import events as ev
from mirabilia.server.tables.table import Table
from mirabilia.server.wire import commands as cmd
from mirabilia.server.wire.tables import NewTable
from tests.server.live import Server, code_of, good, running
from tests.server.pure import RITA, SAM, Play
from tests.server.samples import add_people

pytestmark = pytest.mark.anyio


async def table_of(server: Server, code: str) -> Table:
    """The table as the store has it."""
    log = await server.store.load(code)
    assert log
    return folded(log)


async def eventually(condition: Callable[[], Any]) -> None:
    async with asyncio.timeout(60):
        while not condition():
            await asyncio.sleep(0.01)


class Time:
    """A clock that a test turns."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.skew = 0
        real = times.now_ms
        monkeypatch.setattr(times, "now_ms", lambda: real() + self.skew)

    def go(self, server: Server, milliseconds: int) -> None:
        """It is later now, and who waits for that is woken."""
        self.skew += milliseconds
        server.live._alarms._changed.set()
        server.live.lobby_feed._is_old = True


# Rematches.


async def test_a_rematch_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server fails between the new table and the old one's log; the command is sent again."""
    async with running(tmp_path) as server:
        ann = await server.person()
        code = await ann.make(is_hot_seat=True, start=True)
        async with ann.at(code) as there:
            await there.do("resign", seat=0)

            async def broken(*_arguments: Any) -> None:
                raise OSError("killed")

            monkeypatch.setattr(server.store, "append", broken)
            assert await there.refused("rematch", request="once-and-again") == "failed"
            monkeypatch.undo()
            made = await server.store.tables_of(ann.id, False, None, 9)
            await there.do("rematch", request="once-and-again")
            again = await server.store.tables_of(ann.id, False, None, 9)
            assert [one.code for one in made] == [one.code for one in again] == [there.table["rematch"]]
            assert there.table["rematch"] == rematch_code(code, there.table["seed"])
        assert (await table_of(server, there.table["rematch"])).seed != there.table["seed"]


def test_the_code_of_a_rematch_needs_both_secrets() -> None:
    codes = {rematch_code(code, seed) for code in ("a", "b") for seed in ("1", "2")}
    assert len(codes) == 4 and rematch_code("a", "1") in codes


# Restarts and alarms.


async def test_a_clock_with_time_left_is_left_alone(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann = await server.person()
        code = await ann.make(is_hot_seat=True, start=True, clock={"kind": "total", "seconds": 600})
        version = (await table_of(server, code)).version
    async with running(tmp_path) as server:
        await server.live.room(code)
        assert (await table_of(server, code)).version == version


async def test_a_table_that_is_stuck_stops_no_other() -> None:
    rung: list[str] = []

    async def ring(code: str) -> None:
        if code == "stuck":
            await asyncio.Event().wait()
        rung.append(code)

    alarms = Alarms(ring)
    for code in ("stuck", "one", "two"):
        alarms.set(code, 1)
    running_ = asyncio.create_task(alarms.run())
    await eventually(lambda: sorted(rung) == ["one", "two"])
    running_.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running_


# Tables that wait.


async def test_the_list_shows_tables_whose_host_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    later = Time(monkeypatch)
    async with running(tmp_path) as server:
        ann, eve = await server.person(), await server.person()
        code = await ann.make(visibility="public")

        async def shown() -> list[str]:
            return [line["code"] for line in good(await eve.http.get("/api/lobby"))["open"]]

        assert await shown() == [code]
        later.go(server, STILL_THERE + 1000)
        assert await shown() == []
        async with ann.at(code) as there:
            await there.hear_update()
            server.live.lobby_feed._is_old = True
            assert await shown() == [code]


async def test_a_table_where_nobody_comes_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    later = Time(monkeypatch)
    async with running(tmp_path) as server:
        ann = await server.person()
        code, other = await ann.make(), await ann.make()
        async with ann.at(code) as there:
            await there.hear_update()
            later.go(server, ABANDONED_AFTER + 1000)
            while (await table_of(server, other)).result is None:
                await asyncio.sleep(0.01)
            await there.hear_all()
            assert not there.is_over
        await eventually(lambda: not server.live._rooms[code].listeners.connections)
        later.go(server, ABANDONED_AFTER - 60_000)  # not yet a day after the last one has left
        await asyncio.sleep(0.1)
        assert (await table_of(server, code)).result is None
    async with running(tmp_path) as server:
        later.go(server, 0)
        await asyncio.sleep(0.1)
        assert (await table_of(server, code)).result is None  # people may be on their way back
        later.go(server, COMING_BACK + 1000)
        while (result := (await table_of(server, code)).result) is None:
            await asyncio.sleep(0.01)
        assert (result.ending, result.winners) == ("abandoned", [])
        assert good(await (await server.person(token=ann.token)).http.get("/api/lobby"))["mine"] == []


# Rules that have changed.


def rewrite(data: Path, old: str, new: str) -> None:
    with closing(sqlite3.connect(data / "mirabilia.sqlite")) as database:
        changed = database.execute("UPDATE events SET body = replace(body, ?, ?)", (old, new))
        assert changed.rowcount
        database.commit()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"rules_version":1', '"rules_version":99'),
        ('"game":"duel"', '"game":"chess"'),
        ('"action":"pick ', '"action":"no '),
    ],
)
async def test_old_rules_are_told(tmp_path: Path, old: str, new: str) -> None:
    async with running(tmp_path) as server:
        ann = await server.person()
        code = await ann.make(is_hot_seat=True, start=True, clock={"kind": "total", "seconds": 600})
        async with ann.at(code) as there:
            await there.hear_update()
            await there.act()
        token = ann.token
    rewrite(tmp_path, old, new)
    async with running(tmp_path) as server:
        ann = await server.person(token=token)
        for path in ("", "/replay", "/record"):
            response = await ann.http.get(f"/api/tables/{code}{path}")
            assert (response.status_code, code_of(response)) == (410, "old_rules")
        async with ann.at(code) as there:
            assert await there.close_code() == 4410
        server.live._alarms.set(code, 1)
        await eventually(lambda: code not in server.live._alarms._due)
        await asyncio.sleep(0.05)
        assert code not in server.live._alarms._due


# Ratings.


async def test_matches_that_end_together_both_count(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        rita, sam = await server.person("Rita"), await server.person("Sam")
        rooms = []
        for _ in range(4):
            code = await rita.make(is_rated=True, clock={"kind": "total", "seconds": 600})
            async with sam.at(code) as there:
                await there.do("sit", seat=1)
            rooms.append(await server.live.room(code))
        loser = await server.store.person(sam.id)
        assert loser
        resign = cmd.Resign(kind="resign", seat=1)
        await asyncio.gather(*(one.do(loser, "all-together", resign) for one in rooms))
        ratings = [good(await one.http.get("/api/me"))["ratings"]["duel"] for one in (rita, sam)]
        assert ratings == [1500 + 4 * 16, 1500 - 4 * 16]


async def test_the_winner_counts_also_if_the_loser_is_deleted(store: SqlStore) -> None:
    play = Play(RITA, is_rated=True, clock={"kind": "total", "seconds": 600})
    play.do(SAM, "sit", seat=1)
    await add_people(store, "rita")
    end = ev.Ended(ending="time", winners=[0], scores=[])
    assert await rating_changes(store, play.table, [end]) == {"rita": 16, "sam": -16}


# Stores that fail.


async def test_what_is_durable_is_acknowledged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The store writes the action and fails afterwards: it is answered, and the bot goes on."""
    async with running(tmp_path) as server:
        ann = await server.person()
        code = await ann.play_bot()
        async with ann.at(code) as there:
            while await there.my_turn() and there.table["moves"] < 10:
                append = server.store.append

                async def failing(*arguments: Any, append: Any = append) -> None:
                    monkeypatch.setattr(server.store, "append", append)
                    await append(*arguments)
                    raise OSError("too late")

                monkeypatch.setattr(server.store, "append", failing)
                await there.act()
            assert [event["version"] for event in there.events()] == [*range(1, there.version + 1)]


async def test_a_bot_thinks_about_what_is_durable(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann = await server.person()
        code = await ann.play_bot()
        async with ann.at(code) as there:
            while await there.my_turn() and there.view()["to_act"] == [0]:
                await there.act()
                if there.view()["to_act"] == [1]:
                    break
            here = await server.live.room(code)
            await eventually(lambda: not here.table.bots_to_act())
            asked: list[int] = []
            choose = here.services.thinkers.choose

            def spied(table: Table, seat: int) -> Any:
                asked.append(seat)
                assert here.lock.locked()
                return choose(table, seat)

            here.services.thinkers.choose = spied  # type: ignore[method-assign]
            while await there.my_turn() and not asked:
                await there.act()
            assert asked


async def test_sweeping_goes_on_after_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "KEEP_IDLE", 0.02)
    close = Room.close
    failures = iter([OSError("a slip")])

    async def unlucky(self: Room) -> None:
        await close(self)
        if problem := next(failures, None):
            raise problem

    monkeypatch.setattr(Room, "close", unlucky)
    async with running(tmp_path) as server:
        ann = await server.person()
        for _ in range(3):
            await ann.make()
            await eventually(lambda: not server.live._rooms)
        assert next(failures, None) is None


# Several processes.


@asynccontextmanager
async def two_processes(store: SqlStore, data: Path) -> AsyncIterator[tuple[Live, Live]]:
    """Two that share a store and a bus."""
    bus, settings = LocalBus(), Settings(data=data, bot_threads=1, bot_delay=0)
    one, two = [Live(store, bus, settings, Metrics()) for _ in range(2)]
    await one.start()
    await two.start()
    try:
        yield one, two
    finally:
        await one.stop()
        await two.stop()


async def test_what_another_process_does_is_heard(store: SqlStore, tmp_path: Path) -> None:
    await add_people(store, "ann")
    ann = await store.person("ann")
    assert isinstance(ann, Person)
    async with two_processes(store, tmp_path) as (one, two):
        made = await one.make(ann, NewTable(game="duel", is_hot_seat=True))
        here, there = await one.room(made.code), await two.room(made.code)
        connection = Connection("ann", 0)
        there.enter(connection)
        for number in range(5):
            version = await here.do(ann, f"line-{number:04}", cmd.Say(kind="say", text="hello"))
            await eventually(lambda version=version: there.table.version == version)  # type: ignore[misc]
            assert connection.has_news.is_set()
            connection.has_news.clear()


# The lobby and replays.


async def test_a_change_is_looked_up_once_for_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(tmp_path) as server:
        ann = await server.person()
        people = [await server.person() for _ in range(5)]
        lobbies = [person.in_lobby() for person in people]
        for lobby in lobbies:
            await lobby.__aenter__()
            await lobby.hear_all()
        looks = 0
        open_tables = server.store.open_tables

        async def counted(*arguments: Any) -> Any:
            nonlocal looks
            looks += 1
            return await open_tables(*arguments)

        monkeypatch.setattr(server.store, "open_tables", counted)
        code = await ann.make(visibility="public")
        for lobby in lobbies:
            await lobby.until(lambda lobby=lobby: code in str(lobby.messages))  # type: ignore[misc]
        assert looks == 1
        for lobby in lobbies:
            await lobby.__aexit__(None, None, None)


async def test_replays_are_kept_but_no_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    replay_of_table = replays.replay_of_table

    def counted(table: Table) -> Any:
        made.append(table.code)
        return replay_of_table(table)

    monkeypatch.setattr(replays, "replay_of_table", counted)
    monkeypatch.setattr(replays, "MOST_KEPT", 2)
    async with running(tmp_path) as server:
        ann, eve = await server.person("Ann"), await server.person()
        codes = [await ann.make(is_hot_seat=True, start=True) for _ in range(3)]
        for code in codes:
            async with ann.at(code) as there:
                await there.do("resign", seat=0)
        for code in (codes[0], codes[0], codes[1], codes[0], codes[2], codes[0], codes[1]):
            assert good(await eve.http.get(f"/api/tables/{code}/replay"))["names"] == ["Ann", "Ann"]
        assert made == [codes[0], codes[1], codes[2], codes[1]]
        await ann.http.request("DELETE", "/api/me", json={"password": "secret of Ann"})
        assert good(await eve.http.get(f"/api/tables/{codes[1]}/replay"))["names"] == ["", ""]
