"""The store on real SQLite files: appends, conflicts, group commit, lists, people, and being killed."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine
from sqlalchemy.ext.asyncio import AsyncConnection

from mirabilia.server.store import writer
from mirabilia.server.store.appends import Append, write_appends
from mirabilia.server.store.base import Conflict, NameTaken, NoSession, Request, Stored
from mirabilia.server.store.models import metadata
from mirabilia.server.store.sql import SESSION, SqlStore
from mirabilia.server.tables.events import Said, Stood
from mirabilia.server.times import DAY
from tests.server.samples import acted, add_people, guest, made, sat, summary

pytestmark = pytest.mark.anyio


async def add_table(store: SqlStore, code: str, people: tuple[str, ...] = ("ann",)) -> None:
    if await store.person("ann") is None:
        await add_people(store, "ann")
    await store.add_table(code, f"seed of {code}", [made()], summary(code, people))


async def versions(store: SqlStore, code: str) -> list[int]:
    log = await store.load(code)
    assert log is not None
    return [stored.event.version for stored in log.events]


def file_of(address: str) -> Path:
    return Path(address.removeprefix("sqlite+aiosqlite:///"))


# Appending.


async def test_what_is_appended_is_loaded(store: SqlStore) -> None:
    await add_people(store, "ann")
    await add_table(store, "a")
    await store.append("a", [acted(2, "first"), acted(3)], summary("a", ["ann"]))
    log = await store.load("a")
    assert log is not None and (log.code, log.seed) == ("a", "seed of a")
    assert log.events == [made(), acted(2, "first"), acted(3)]
    assert log.events[1].request == Request("ann", "first")
    assert await store.load("b") is None


@pytest.mark.parametrize("first", [1, 3, 4, 99])
async def test_an_append_that_does_not_follow_is_a_conflict(store: SqlStore, first: int) -> None:
    await add_table(store, "a")
    await store.append("a", [acted(2)], summary("a"))
    if first != 3:
        with pytest.raises(Conflict):
            await store.append("a", [acted(first), acted(first + 1)], summary("a", status="over"))
        assert await versions(store, "a") == [1, 2]
        assert len(await store.live_tables(9)) == 1  # the summary is as before
    else:
        await store.append("a", [acted(first)], summary("a"))


async def test_versions_with_gaps_are_refused(store: SqlStore) -> None:
    await add_table(store, "a")
    with pytest.raises(ValueError, match="gaps"):
        await store.append("a", [acted(2), acted(4)], summary("a"))


async def test_an_append_to_no_table_is_a_conflict(store: SqlStore) -> None:
    with pytest.raises(Conflict):
        await store.append("nowhere", [acted(1)], summary("nowhere"))


async def test_a_code_is_used_once(store: SqlStore) -> None:
    await add_table(store, "a")
    with pytest.raises(Conflict):
        await store.add_table("a", "another", [made()], summary("a"))
    log = await store.load("a")
    assert log is not None and log.seed == "seed of a"


async def test_of_many_that_append_the_same_version_one_succeeds(store: SqlStore) -> None:
    await add_table(store, "a")
    attempts = [store.append("a", [acted(2, f"try {i}")], summary("a")) for i in range(20)]
    results = await asyncio.gather(*attempts, return_exceptions=True)
    assert [type(result) for result in results].count(Conflict) == 19
    assert await versions(store, "a") == [1, 2]


async def test_a_request_is_carried_out_once(store: SqlStore) -> None:
    await add_table(store, "a")
    await add_table(store, "b")
    await store.append("a", [acted(2, "same")], summary("a"))
    good = store.append("b", [acted(2, "same")], summary("b"))  # another table
    bad = store.append("a", [acted(3, "same")], summary("a"))
    results = await asyncio.gather(good, bad, return_exceptions=True)
    assert results[0] is None and isinstance(results[1], Conflict)
    assert await versions(store, "a") == [1, 2]
    assert await versions(store, "b") == [1, 2]


async def test_a_request_may_lead_to_several_events(store: SqlStore) -> None:
    await add_table(store, "a")
    await store.append("a", [acted(2, "one"), acted(3, "one")], summary("a"))
    log = await store.load("a")
    assert log is not None
    assert [stored.request for stored in log.events] == [None, None, Request("ann", "one")]


async def test_appends_that_come_together_are_committed_together(
    store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    for i in range(50):
        await add_table(store, f"t{i}")
    sizes = []

    async def spied(connection: AsyncConnection, batch: list[Append]) -> list[Exception | None]:
        sizes.append(len(batch))
        return await write_appends(connection, batch)

    monkeypatch.setattr(writer, "write_appends", spied)
    appends = [store.append(f"t{i}", [acted(2)], summary(f"t{i}")) for i in range(50)]
    bad = [store.append(f"t{i}", [acted(7)], summary(f"t{i}")) for i in range(10)]
    results = await asyncio.gather(*appends, *bad, return_exceptions=True)
    assert results[:50] == [None] * 50
    assert all(isinstance(result, Conflict) for result in results[50:])
    assert sum(sizes) == 60 and len(sizes) <= 3


async def test_one_that_fails_does_not_fail_the_others(
    store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    for code in ("a", "b", "c"):
        await add_table(store, code)

    async def broken(connection: AsyncConnection, batch: list[Append]) -> list[Exception | None]:
        problems = await write_appends(connection, batch)
        if any(append.code == "b" for append in batch):
            raise OSError("disk")
        return problems

    monkeypatch.setattr(writer, "write_appends", broken)
    results = await asyncio.gather(
        *(store.append(code, [acted(2)], summary(code)) for code in ("a", "b", "c")), return_exceptions=True
    )
    assert [type(result) for result in results] == [type(None), OSError, type(None)]
    assert [await versions(store, code) for code in ("a", "b", "c")] == [[1, 2], [1], [1, 2]]


async def test_many_tables_at_once(store: SqlStore) -> None:
    async def play(code: str) -> None:
        await add_table(store, code)
        for version in range(2, 22):
            await store.append(code, [acted(version, f"request {version}")], summary(code, ["ann"]))

    await add_people(store, "ann")
    codes = [f"t{i}" for i in range(30)]
    await asyncio.gather(*(play(code) for code in codes))
    for code in codes:
        assert await versions(store, code) == [*range(1, 22)]


async def test_who_is_cancelled_does_not_stop_the_writer(store: SqlStore) -> None:
    await add_table(store, "a")
    task = asyncio.create_task(store.append("a", [acted(2)], summary("a")))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await store.append("a", [acted(3)], summary("a"))
    assert await versions(store, "a") == [1, 2, 3]


async def test_nobody_waits_for_a_writer_that_is_gone(
    store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    await add_table(store, "a")

    async def dies(*_arguments: object) -> None:
        raise OSError("gone")

    monkeypatch.setattr(writer, "_write", dies)
    appends = [store.append("a", [acted(2 + i)], summary("a")) for i in range(3)]
    async with asyncio.timeout(60):
        results = await asyncio.gather(*appends, return_exceptions=True)
    assert {type(result) for result in results} == {writer.Closed}
    with pytest.raises(writer.Closed):
        await store.check()
    task = store._writer._task
    assert task
    with pytest.raises(OSError, match="gone"):
        await task
    monkeypatch.undo()
    store._writer.start()


async def test_who_has_no_session_writes_nothing(store: SqlStore) -> None:
    await add_people(store, "ann", "bob")
    await add_table(store, "a")
    await store.append("a", [acted(2, "first")], summary("a"))
    await store.end_all_sessions("ann")
    own = store.append("a", [acted(3, "second")], summary("a"))
    others = store.append("a", [acted(3)], summary("a"))  # a bot's, or a clock's
    results = await asyncio.gather(own, others, return_exceptions=True)
    assert isinstance(results[0], NoSession) and results[1] is None
    with pytest.raises(NoSession):
        await add_table(store, "b")
    assert await versions(store, "a") == [1, 2, 3]


async def test_reopening(address: str) -> None:
    store = SqlStore(address)
    for number in range(3):
        await store.open()
        if number == 0:
            await add_people(store, "ann", now=int(time.time() * 1000))
            await add_table(store, "a")
        await store.append("a", [acted(number + 2)], summary("a", ["ann"]))
        await store.close()
    with pytest.raises(RuntimeError, match="closed"):
        await store.append("a", [acted(9)], summary("a"))
    again = SqlStore(address)
    await again.open()
    assert await versions(again, "a") == [1, 2, 3, 4]
    assert await again.person("ann") == guest("ann")
    await again.close()


async def test_the_database_is_durable_and_checks_keys(store: SqlStore, address: str) -> None:
    async with store._engine.connect() as connection:
        found = [
            (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
    assert found == ["wal", 2, 1]
    assert file_of(address).parent.stat().st_mode & 0o077 == 0


async def test_migrations_make_what_the_models_say(store: SqlStore, address: str) -> None:
    engine = create_engine(f"sqlite:///{file_of(address)}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


async def test_no_seed_is_in_the_events(store: SqlStore, address: str) -> None:
    await add_table(store, "a")
    with closing(sqlite3.connect(file_of(address))) as database:
        bodies = database.execute('SELECT body FROM events WHERE "table" = ?', ("a",)).fetchall()
    assert bodies and "seed of a" not in str(bodies)


# Lists.


async def test_lists_of_tables(store: SqlStore) -> None:
    await add_people(store, "ann", "bob")
    await store.add_table("wait", "s", [made()], summary("wait", ["ann"], status="waiting", updated_at=1))
    await store.add_table("play", "s", [made()], summary("play", ["ann", "bob"], updated_at=2, wakes_at=7))
    hidden = summary("hidden", ["bob"], is_public=False, updated_at=3)
    await store.add_table("hidden", "s", [made("bob", "Bob")], hidden)
    for i in range(5):
        over = summary(f"over{i}", ["ann"], status="over", updated_at=10 + i)
        await store.add_table(f"over{i}", "s", [made()], over)

    def codes(found: list[object]) -> list[str]:
        return [one.code for one in found]  # type: ignore[attr-defined]

    assert codes([*await store.open_tables(9)]) == ["wait"]
    assert await store.live_tables(9) == [summary("play", ["ann", "bob"], updated_at=2, wakes_at=7)]
    assert codes([*await store.tables_to_wake()]) == ["play", "wait"]
    assert codes([*await store.open_tables(9, since=2)]) == []
    assert codes([*await store.open_tables(9, since=2, codes=["wait", "play"])]) == ["wait"]
    assert [await store.version(code) for code in ("play", "nowhere")] == [1, 0]
    assert codes([*await store.tables_of("ann", False, None, 9)]) == ["play", "wait"]
    assert codes([*await store.tables_of("bob", False, None, 9)]) == ["hidden", "play"]
    assert codes([*await store.tables_of("ann", True, None, 2)]) == ["over4", "over3"]
    assert codes([*await store.tables_of("ann", True, 13, 2)]) == ["over2", "over1"]


async def test_who_leaves_a_table_is_no_longer_at_it(store: SqlStore) -> None:
    await add_people(store, "ann", "bob")
    await add_table(store, "a")
    await store.append("a", [sat(2, 1, "bob", "Bob")], summary("a", ["ann", "bob"]))
    assert (await store.live_tables(1))[0].people == ("ann", "bob")
    await store.append("a", [Stored(Stood(version=3, seat=1, name="Bob"))], summary("a", ["ann"]))
    assert (await store.live_tables(1))[0].people == ("ann",)
    assert await store.tables_of("bob", False, None, 9) == []
    await store.append("a", [sat(4, 1, "bob", "Bob")], summary("a", ["ann", "bob"]))
    assert len(await store.tables_of("bob", False, None, 9)) == 1


# People.


async def test_sessions(store: SqlStore) -> None:
    await add_people(store, "ann", now=1000)
    assert await store.person_of_session("token of ann", 1001) == guest("ann")
    assert await store.person_of_session("another", 1001) is None
    await store.add_session("ann", "second", 1000)
    await store.end_session("token of ann")
    assert await store.person_of_session("token of ann", 1001) is None
    assert await store.person_of_session("second", 1001) is not None
    await store.end_all_sessions("ann")
    assert await store.person_of_session("second", 1001) is None


async def test_a_session_lasts_a_year_from_its_last_use(store: SqlStore) -> None:
    await add_people(store, "ann", "bob", now=0)
    used = SESSION - 1
    assert await store.person_of_session("token of ann", used) is not None
    assert await store.person_of_session("token of ann", used + SESSION - 1) is not None
    assert await store.person_of_session("token of bob", SESSION) is None


async def test_names_of_registered_people_are_unique(store: SqlStore) -> None:
    await add_people(store, "ann", "bob", "cid")
    await store.register("ann", "Straße", "hash")
    with pytest.raises(NameTaken):
        await store.register("bob", "STRASSE", "hash")
    await store.rename("bob", "Somebody")
    await store.rename("cid", "Somebody")  # guests may have the same name
    found = await store.person_named("strasse")
    assert found is not None and (found.id, found.name, found.is_guest) == ("ann", "Straße", False)
    assert await store.person_named("Somebody") is None
    await store.register("bob", "Bob", "hash")
    with pytest.raises(NameTaken):
        await store.rename("bob", "strasse")
    await store.rename("ann", "Anna")
    assert await store.person_named("strasse") is None and await store.person_named("ANNA") is not None


async def test_ratings_come_with_the_events(store: SqlStore) -> None:
    await add_people(store, "ann", "bob")
    await add_table(store, "a")
    await store.append("a", [acted(2)], summary("a"), {"ann": 16, "bob": -16})
    await store.append("a", [acted(3)], summary("a"), {"ann": 14, "nobody": 20})
    with pytest.raises(Conflict):
        await store.append("a", [acted(3)], summary("a"), {"ann": 999})
    ann, bob = await store.person("ann"), await store.person("bob")
    assert ann is not None and ann.ratings == {"duel": 1530}
    assert bob is not None and bob.ratings == {"duel": 1484}


async def test_who_is_forgotten_leaves_matches_without_a_name(store: SqlStore, address: str) -> None:
    await add_people(store, "ann", "bob")
    await store.register("bob", "Bob", "hash of bob")
    await add_table(store, "a")
    talk = [sat(2, 1, "bob", "Bob"), Stored(Said(version=3, person="bob", name="Bob", text="I am Bob"))]
    await store.append("a", talk, summary("a", ["ann", "bob"]), {"bob": 100})
    await store.append("a", [Stored(Stood(version=4, seat=1, name="Bob")), acted(5)], summary("a", ["ann"]))
    await store.append("a", [sat(6, 1, "bob", "Bob")], summary("a", ["ann", "bob"]))
    await add_table(store, "b", ("ann", "bob"))
    await store.append("b", [Stored(Said(version=2, person="ann", name="Ann", text="hi"))], summary("b"))
    await store.forget("bob")
    assert await store.person("bob") is None and await store.person_named("bob") is None
    assert await store.person_of_session("token of bob", 2) is None
    log = await store.load("a")
    assert log is not None and [stored.event.kind for stored in log.events][3:5] == ["stood", "acted"]
    assert log.events[0] == made()
    await store.append("a", [acted(7)], summary("a", ["ann"]))  # the match goes on
    other = await store.load("b")
    assert other is not None and other.events[-1].event == Said(
        version=2, person="ann", name="Ann", text="hi"
    )
    with closing(sqlite3.connect(file_of(address))) as database:
        assert "Bob" not in "\n".join(database.iterdump())


async def test_a_summary_may_name_who_is_forgotten(store: SqlStore) -> None:
    await add_people(store, "ann", "bob")
    await add_table(store, "a", ("ann", "bob"))
    await store.forget("bob")
    await store.append("a", [acted(2)], summary("a", ["ann", "bob"]))
    assert (await store.live_tables(1))[0].people == ("ann",)


async def test_opening_cleans_up(address: str) -> None:
    now = int(time.time() * 1000)
    store = SqlStore(address)
    await store.open()
    await add_people(store, "new", now=now)
    await add_people(store, "old", "player", "member", now=now - SESSION - DAY)
    await store.register("member", "Member", "hash")
    await add_table(store, "a", ("player",))
    await store.close()
    await store.open()
    kept = [key for key in ("new", "old", "player", "member") if await store.person(key) is not None]
    assert kept == ["new", "player", "member"]
    await store.close()


# Being killed.

APPENDER = """
import asyncio, os, sys
from mirabilia.server.store.sql import SqlStore
from tests.server.samples import acted, summary

async def play(store, code):
    log = await store.load(code)
    version = log.events[-1].event.version
    while True:
        version += 1
        await store.append(code, [acted(version, f"request-{version}")], summary(code))
        os.write(1, f'{code} {version}\\n'.encode())

async def main():
    store = SqlStore(sys.argv[1])
    await store.open()
    await asyncio.gather(*(play(store, f"t{i}") for i in range(8)))

asyncio.run(main())
"""


async def test_kill_loses_nothing_acknowledged_and_doubles_nothing(address: str) -> None:
    store = SqlStore(address)
    await store.open()
    for i in range(8):
        await add_table(store, f"t{i}")
    await store.close()
    acknowledged = {f"t{i}": 1 for i in range(8)}
    for round_ in range(12):
        process = subprocess.Popen(
            [sys.executable, "-c", APPENDER, address], stdout=subprocess.PIPE, text=True, bufsize=1
        )
        assert process.stdout is not None
        with process, process.stdout as lines:
            for number, line in enumerate(lines):
                code, version = line.split()
                assert int(version) == acknowledged[code] + 1 or number < 8
                acknowledged[code] = int(version)
                if number == 60 + 17 * round_:
                    process.kill()
        assert process.returncode == -9
        store = SqlStore(address)
        await store.open()
        for code, version_ in acknowledged.items():
            found = await versions(store, code)
            assert found == [*range(1, len(found) + 1)]
            assert version_ <= len(found) <= version_ + 1  # one may be committed, but not yet acknowledged
        await store.close()
