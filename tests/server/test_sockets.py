"""Who may open sockets and for how long, how much may come over them, and what is logged of it."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, closing, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from mirabilia.server import security, times
from mirabilia.server.bus import about_person
from mirabilia.server.limits import LIMITS
from mirabilia.server.live import admission, service
from mirabilia.server.live.listeners import Connection
from mirabilia.server.live.reading import MOST_BAD_MESSAGES
from mirabilia.server.problems import Refusal
from mirabilia.server.wire import commands as cmd
from tests.server.live import Looking, Server, Somebody, good, running

pytestmark = pytest.mark.anyio


async def hear_first(*people: Looking) -> None:
    for there in people:
        await there.hear_all()


async def delete(person: Somebody) -> None:
    response = await person.http.request("DELETE", "/api/me", json={"password": "secret of Ann"})
    assert response.status_code == 204


# Sessions.


async def log_out(ann: Somebody) -> None:
    assert (await ann.http.post("/api/account/logout")).status_code == 204


async def log_out_everywhere(ann: Somebody) -> None:
    assert (await ann.http.post("/api/account/logout-everywhere")).status_code == 204


async def log_in_as_bob(ann: Somebody) -> None:
    credentials = {"name": "Bob", "password": "secret of Bob"}
    good(await ann.http.post("/api/account/login", json=credentials))


@pytest.mark.parametrize("end", [log_out, log_out_everywhere, log_in_as_bob, delete])
async def test_the_end_of_a_session_ends_its_sockets(
    tmp_path: Path, end: Callable[[Somebody], Awaitable[None]]
) -> None:
    async with running(tmp_path) as server:
        ann, bob = await server.person("Ann"), await server.person("Bob")
        code = await ann.make()
        async with ann.at(code) as table, ann.in_lobby() as lobby, bob.at(code) as other:
            await hear_first(table, lobby, other)
            await end(ann)
            assert [await table.close_code(), await lobby.close_code()] == [4401, 4401]
            await other.hear_all()


async def test_another_session_goes_on(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann, elsewhere = await server.person("Ann"), await server.person()
        code = await ann.make()
        credentials = {"name": "Ann", "password": "secret of Ann"}
        good(await elsewhere.http.post("/api/account/login", json=credentials))
        async with ann.at(code) as here, elsewhere.at(code) as there:
            await hear_first(here, there)
            await log_out(ann)
            assert await here.close_code() == 4401
            await there.do("say", text="I am still here")


async def test_a_socket_hears_of_a_new_name(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann = await server.person()
        code = await ann.make()
        async with ann.at(code) as there:
            await there.hear_all()
            good(await ann.http.patch("/api/me", json={"name": "Anna"}))
            names: list[str] = []
            while "Anna" not in names:
                assert len(names) < 100
                await there.do("say", text="hello")
                names = [event["name"] for event in there.events() if event["kind"] == "said"]


async def test_who_has_missed_something_looks_again(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann = await server.person()
        async with ann.in_lobby() as lobby:
            await lobby.hear_all()
            for _ in range(1000):  # more than a subscriber may be behind
                server.app.state.bus.publish(about_person(ann.id), "look")
            await lobby.hear_all()
            await log_out(ann)
            assert await lobby.close_code() == 4401


# Deletion.


def dump(data: Path) -> str:
    with closing(sqlite3.connect(data / "mirabilia.sqlite")) as database:
        return "\n".join(database.iterdump())


class Paused:
    """A store whose next append waits until it may go on."""

    def __init__(self, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
        self.has_begun, self.go_on = asyncio.Event(), asyncio.Event()
        append = server.store.append

        async def slow(*arguments: Any) -> None:
            self.has_begun.set()
            await self.go_on.wait()
            await append(*arguments)

        monkeypatch.setattr(server.store, "append", slow)


@pytest.mark.parametrize("who", ["Ann", "Bob"])
async def test_a_name_does_not_come_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, who: str) -> None:
    """While Ann is deleted, a line of hers, or of Bob's beside her name, is being written."""
    async with running(tmp_path) as server:
        ann, bob = await server.person("Ann"), await server.person("Bob")
        code = await ann.make(visibility="public")
        async with bob.at(code) as there:
            await there.do("sit", seat=1)
            paused, token = Paused(server, monkeypatch), ann.token
            speaker = await server.store.person((ann if who == "Ann" else bob).id)
            assert speaker
            room = await server.live.room(code)
            saying = asyncio.create_task(
                room.do(speaker, "while-deleted", cmd.Say(kind="say", text="Annual news"))
            )
            await paused.has_begun.wait()
            deleting = asyncio.create_task(delete(ann))
            while await server.store.person_of_session(security.hash_of(token), times.now_ms()):
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.2)  # the deletion goes as far as it may
            paused.go_on.set()
            await deleting
            if who == "Ann":
                with pytest.raises(Refusal) as refusal:
                    await saying
                assert refusal.value.status == 401
            else:
                await saying
            text = dump(tmp_path)
            assert '"Ann"' not in text and ("Annual" in text) == (who == "Bob")
            await there.hear_update(lambda update: update["table"]["seats"][0]["name"] == "")
            assert '"Ann"' not in (await bob.http.get("/api/lobby")).text


async def test_who_is_deleted_can_do_nothing_more(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann, bob = await server.person("Ann"), await server.person("Bob")
        code = await bob.make()
        known = await server.store.person(ann.id)
        assert known
        await delete(ann)
        room = await server.live.room(code)
        for command in (cmd.Say(kind="say", text="boo"), cmd.Sit(kind="sit", seat=1)):
            with pytest.raises(Refusal) as refusal:
                await room.do(known, "after-deletion", command)
            assert refusal.value.status == 401
        assert '"Ann"' not in dump(tmp_path) and len(room.table.log) == 2


# Limits.


async def test_sockets_are_opened_at_a_limited_rate(tmp_path: Path) -> None:
    async with running(tmp_path, rate_limits=True) as server:
        ann = await server.person()
        for _ in range(LIMITS["socket"].person.burst):
            server.app.state.limits.check("socket", ann.id, "127.0.0.1")
        async with ann.in_lobby() as there:
            assert await there.close_code() == 4429


async def flood(there: Looking) -> None:
    with suppress(ConnectionClosed):
        while True:
            await there.socket.send('{"type": "ping"}')


async def test_messages_come_at_a_limited_rate(tmp_path: Path) -> None:
    async with running(tmp_path, rate_limits=True) as server:
        ann = await server.person()
        code = await ann.make()
        for there in (ann.at(code), ann.in_lobby()):
            async with there:
                flooding = asyncio.create_task(flood(there))
                assert await there.close_code() == 4429
                await flooding


async def test_a_person_has_so_many_sockets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(admission, "MOST_SOCKETS", 3)
    async with running(tmp_path) as server:
        ann, bob = await server.person(), await server.person()
        code = await ann.make()
        async with AsyncExitStack() as stack:
            first = await stack.enter_async_context(ann.at(code))
            for there in (first, *[await stack.enter_async_context(ann.in_lobby()) for _ in range(2)]):
                await there.hear_all()
            async with ann.in_lobby() as one_too_many, bob.at(code) as other:
                assert await one_too_many.close_code() == 4429
                await other.hear_all()
        async with ann.at(code) as again:
            await again.hear_all()
        async with asyncio.timeout(60):
            while server.live.doors._open:  # nothing is kept of who has left
                await asyncio.sleep(0.01)


async def test_bad_messages_count_over_the_whole_connection(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann = await server.person()
        async with ann.in_lobby() as there:
            for _ in range(MOST_BAD_MESSAGES - 1):
                await there.socket.send("nonsense")
                await there.hear_all()
            await there.socket.send("nonsense")
            assert await there.close_code() == 4400


async def test_only_a_change_of_presence_is_told(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann, bob = await server.person(), await server.person()
        room = await server.live.room(await ann.make())
        connections = [Connection(person.id, 0) for person in (ann, bob, bob)]
        for connection, is_news in zip(connections, (True, True, False)):
            connections[0].has_news.clear()
            room.enter(connection)
            assert connections[0].has_news.is_set() == is_news
        for connection, is_news in zip(reversed(connections), (False, True, False)):
            connections[0].has_news.clear()
            room.leave(connection)
            assert connections[0].has_news.is_set() == is_news
        assert bob.id not in room.listeners._left  # only those of the table are remembered


async def test_a_rematch_counts_as_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(tmp_path, rate_limits=True) as server:
        ann = await server.person()
        code = await ann.make(is_hot_seat=True, start=True)
        async with ann.at(code) as there:
            await there.do("resign", seat=0)
            monkeypatch.setattr(service, "MOST_TABLES", 0)
            assert await there.refused("rematch") == "too_many"
            monkeypatch.undo()
            with suppress(Refusal):
                while True:
                    server.app.state.limits.check("table", ann.id, "127.0.0.1")
            assert await there.refused("rematch") == "too_fast"


# Logs.


async def test_sockets_are_logged_and_counted(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "mirabilia.server")
    async with running(tmp_path) as server:
        ann = await server.person()
        code, token = await ann.make(), ann.token
        async with ann.at(code) as there:
            await there.hear_all()
        async with ann.at("nowhere") as there:
            assert await there.close_code() == 4404
        async with ann.in_lobby() as there:
            await there.hear_all()
            await log_out(ann)
            assert await there.close_code() == 4401
        table, lobby = "/api/tables/{code}/live", "/api/lobby/live"
        expected = [
            ("socket opened", table, None),
            ("socket closed", table, 1000),
            ("socket opened", table, None),
            ("socket refused", table, 4404),
            ("socket opened", lobby, None),
            ("socket refused", lobby, 4401),
        ]

        def found() -> list[tuple[str, Any, Any]]:
            fields = [(one.message, getattr(one, "fields", {})) for one in caplog.records]
            return [(text, one["route"], one.get("code")) for text, one in fields if "socket" in text]

        async with asyncio.timeout(60):
            while len(found()) < len(expected):
                await asyncio.sleep(0.01)
        assert sorted(map(str, found())) == sorted(map(str, expected))
        said = str([vars(one) for one in caplog.records if "socket" in one.message])
        assert code not in said and token not in said and ann.id in said
        measures = server.app.state.metrics.text().decode()
        assert f'mirabilia_closed_sockets_total{{code="4401",route="{lobby}"}} 1.0' in measures
        assert "mirabilia_sockets 0.0" in measures
