"""Live tables on a real server: playing, resuming, clocks, bots, restarts, an event loop that never waits."""

from __future__ import annotations

import asyncio
import random
import socket
import time
from pathlib import Path
from typing import Any

import pytest

import mirabilia
from mirabilia.bots import players
from mirabilia.core.matchfile import write_match
from mirabilia.server import times
from mirabilia.server.live import room, service, thinking
from mirabilia.server.live.listeners import MOST_ANSWERS
from mirabilia.server.live.loading import folded
from mirabilia.server.live.room import Room
from mirabilia.server.store.base import Conflict, Log
from mirabilia.server.tables.table import Table
from mirabilia.server.wire import commands as cmd
from tests.server.live import Looking, Server, Somebody, code_of, good, play_to_the_end, running

pytestmark = pytest.mark.anyio

MINUTES = 60_000


async def two_people(server: Server, **new: Any) -> tuple[Somebody, Somebody, str]:
    """A table where two people play."""
    ann, bob = await server.person(), await server.person()
    code = await ann.make(**new)
    async with bob.at(code) as there:
        await there.hear_update()
        await there.do("sit", seat=1)
    return ann, bob, code


async def table_of(server: Server, code: str) -> Table:
    """The table as the store has it."""
    log = await server.store.load(code)
    assert log
    return folded(log)


# Playing.


async def test_a_match_against_a_bot(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann = await server.person()
        code = await ann.play_bot()
        assert code_of(await ann.http.get(f"/api/tables/{code}/replay")) == "not_now"
        assert code_of(await ann.http.get(f"/api/tables/{code}/record")) == "not_now"
        async with ann.at(code) as there:
            await there.play_on()
            assert there.update["you"]["may"] == ["rematch", "say"]
            assert [event["version"] for event in there.events()] == [*range(1, there.version + 1)]
            table = there.table
        assert {event["is_bot"] for event in there.events() if event["kind"] == "acted"} == {True, False}
        replay = good(await ann.http.get(f"/api/tables/{code}/replay"))
        assert len(replay["steps"]) == table["moves"] + 1
        assert replay["result"] == table["result"] and replay["seed"] == table["seed"]
        text = (await ann.http.get(f"/api/tables/{code}/record")).text
        verdict = mirabilia.verify(text)
        assert verdict.is_from_seed and verdict.is_committed
        assert table["commitment"] in text and table["seed"] in text
        again = good(await ann.http.post("/api/replay", json={"text": text}))
        assert [step["view"] for step in again["steps"]] == [step["view"] for step in replay["steps"]]
        measures = (await ann.http.get("/metrics")).text
        for player, count in (("person", acts(there, is_bot=False)), ("bot", acts(there, is_bot=True))):
            assert f'mirabilia_actions_total{{game="duel",player="{player}"}} {count}.0' in measures
        assert f"mirabilia_append_seconds_count {table['moves']}.0" in measures
        page = good(await ann.http.get("/api/me/tables"))
        assert [line["code"] for line in page["tables"]] == [code]


def acts(there: Looking, is_bot: bool) -> int:
    return sum(event["kind"] == "acted" and event["is_bot"] == is_bot for event in there.events())


async def test_another_seed_than_the_promised_one_does_not_verify(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann = await server.person()
        code = await ann.play_bot()
        async with ann.at(code) as there:
            await there.play_on()
        text = (await ann.http.get(f"/api/tables/{code}/record")).text
        match = mirabilia.verify(text).match
        match.seed = "another"
        verdict = mirabilia.verify(write_match(match, there.table["commitment"]))
        assert not verdict.is_committed and not verdict.is_from_seed


async def test_two_people_by_a_link(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann, bob, eve = [await server.person() for _ in range(3)]
        code = await ann.make(visibility="link")
        async with ann.at(code) as a, bob.at(code) as b, eve.at(code) as e:
            for there in (a, b, e):
                await there.hear_update()
                assert there.table["status"] == "waiting" and there.update["views"] == []
            assert b.update["you"] == {"seats": [], "is_host": False, "may": ["sit", "say"]}
            await b.do("sit", seat=1)
            await a.hear_update(lambda update: update["table"]["status"] == "playing")
            assert await e.refused("sit", seat=0) == "not_now"
            await play_to_the_end(a, b, choose=random.Random(5).choice)
            await e.hear_all()
            for there in (a, b, e):
                assert there.is_over and there.table == a.table
            assert [view["seat"] for view in a.update["views"] + b.update["views"]] == [0, 1]
            assert [view["seat"] for view in e.update["views"]] == [None]
        assert good(await eve.http.get("/api/lobby"))["live"] == []


async def test_a_rematch(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann, bob, code = await two_people(server)
        async with ann.at(code) as a, bob.at(code) as b:
            await a.hear_update()
            assert await a.refused("rematch") == "not_now"
            await a.do("resign", seat=0)
            await b.do("rematch")
            assert await b.refused("rematch") == "not_now"
            await a.hear_update(lambda update: update["table"]["rematch"])
            async with ann.at(a.table["rematch"]) as again:
                await again.hear_update()
                assert [seat["kind"] for seat in again.table["seats"]] == ["person", "open"]
                await again.do("sit", seat=1)
                assert (
                    again.table["status"] == "playing" and again.table["commitment"] != a.table["commitment"]
                )


async def test_a_hot_seat(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann = await server.person()
        code = await ann.make(is_hot_seat=True, start=True)
        async with ann.at(code) as there:
            await there.hear_update()
            assert [view["seat"] for view in there.update["views"]] == [0, 1]
            await there.play_on(random.Random(2).choice)
            assert {event["seat"] for event in there.events() if event["kind"] == "acted"} == {0, 1}


async def test_a_rated_match_changes_ratings(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        rita, sam, ann = await server.person("Rita"), await server.person("Sam"), await server.person()
        assert code_of(
            await ann.http.post(
                "/api/tables",
                json={"game": "duel", "is_rated": True, "clock": {"kind": "move", "seconds": 60}},
            )
        ) == ("needs_account")
        code = await rita.make(is_rated=True, clock={"kind": "move", "seconds": 3600})
        async with ann.at(code) as there:
            await there.hear_update()
            assert await there.refused("sit", seat=1) == "needs_account"
        async with sam.at(code) as there:
            await there.hear_update()
            await there.do("sit", seat=1)
            assert code_of(await sam.http.post(f"/api/tables/{code}/hint", json={"seat": 1})) == "no_hints"
            await there.do("resign", seat=1)
        ratings = [good(await one.http.get("/api/me"))["ratings"]["duel"] for one in (rita, sam)]
        assert ratings[0] > 1500 > ratings[1] and sum(ratings) == 3000


async def test_a_hint(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann, bob, code = await two_people(server)
        async with ann.at(code) as a, bob.at(code) as b:
            await a.hear_update()
            await b.hear_update()
            seat = a.view()["to_act"][0]
            me, other, there = (ann, bob, a) if seat == 0 else (bob, ann, b)
            hint = good(await me.http.post(f"/api/tables/{code}/hint", json={"seat": seat}))
            assert hint["action"] in there.view()["legal"] and hint["moves"] == 0
            assert hint["options"][0]["action"] == hint["action"]
            refused = {
                seat: (other, "not_yours"),
                1 - seat: (other, "not_now"),
                9: (me, "not_yours"),
            }
            for asked, (who, expected) in refused.items():
                response = await who.http.post(f"/api/tables/{code}/hint", json={"seat": asked})
                assert code_of(response) == expected


async def test_a_deleted_person_has_no_name_any_more(tmp_path: Path) -> None:
    """Not in memory, not in lists, also not after the others have gone on."""
    async with running(tmp_path) as server:
        ann, bob, code = await two_people(server, visibility="public")
        eve = await server.person()
        name = good(await bob.http.get("/api/me"))["name"]
        async with ann.at(code) as a, bob.at(code) as b:
            await b.do("say", text="my secret")
            response = await bob.http.request("DELETE", "/api/me", json={})
            assert response.status_code == 204
            await a.do("say", text="are you there?")
            async with eve.at(code) as e:
                await e.hear_update()
                assert name not in e.raw[0] and "my secret" not in e.raw[0]
            assert a.table["seats"][1]["name"] == ""
            assert name not in (await eve.http.get("/api/lobby")).text


async def test_a_new_name_and_account_count_at_once(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        rita, sam = await server.person("Rita"), await server.person()
        code = await rita.make(is_rated=True, clock={"kind": "move", "seconds": 3600})
        async with sam.at(code) as there:
            await there.hear_update()
            assert await there.refused("sit", seat=1) == "needs_account"
            credentials = {"name": "Sam", "password": "a long secret"}
            good(await sam.http.post("/api/account/register", json=credentials))
            await there.do("sit", seat=1)
            assert there.table["seats"][1]["name"] == "Sam"


# Resuming.


async def test_resuming_from_any_version_gives_what_is_missing(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann = await server.person()
        code = await ann.play_bot()
        async with ann.at(code) as whole:
            for _ in range(12):
                await whole.my_turn()
                await whole.act()
            await whole.my_turn()
            await whole.do("say", text="hello")
        last, events = whole.version, whole.events()
        assert [event["version"] for event in events] == [*range(1, last + 1)]
        for since in [*range(last + 1), last + 1, last + 1000]:
            async with ann.at(code, since) as there:
                first = await there.hear()
            assert first["type"] == "update" and first["version"] == last
            assert first["events"] == (events[since:] if since <= last else events)
            assert first["views"] == whole.update["views"]


async def test_a_command_is_carried_out_once(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann = await server.person()
        code = await ann.make(is_hot_seat=True, start=True)
        async with ann.at(code) as there:
            await there.hear_update()
            view = there.view()
            act = {"seat": view["seat"], "action": view["legal"][0], "moves": 0}
            version = await there.do("act", request="the-same-id", **act)
            assert await there.do("act", request="the-same-id", **act) == version
            assert await there.refused("act", request="another-id", **act) == "stale"
            # Another command with an id that was used is not carried out, but answered as the first was.
            assert await there.do("say", request="the-same-id", text="hello") == version
        lost = ann.at(code, version)
        async with lost:
            await lost.hear_update()
            view = lost.view()
            act = {"seat": view["seat"], "action": view["legal"][0], "moves": 1}
            await lost.send("act", request="lost-ack-id", **act)  # and away, without the answer
        async with ann.at(code, version) as again:
            await again.hear_update()
            found = await again.do("act", request="lost-ack-id", **act)
            await again.hear_all()
            assert found == again.version == version + 1
            assert again.table["moves"] == 2
        table = await table_of(server, code)
        assert table.request_version(ann.id, "lost-ack-id") == found


async def test_ids_belong_to_people(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann, bob, code = await two_people(server)
        async with ann.at(code) as a, bob.at(code) as b:
            await a.hear_update()
            await b.hear_update()
            first = await a.do("say", request="same-same", text="I am Ann")
            second = await b.do("say", request="same-same", text="I am Bob")
            assert second == first + 1


async def test_who_goes_away_does_not_stop_a_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The connection is lost while the store writes: the others hear of it, and the bot answers."""
    async with running(tmp_path) as server:
        ann, eve = await server.person(), await server.person()
        code = await ann.play_bot(visibility="public", options={"wonders": "first_game"})
        async with ann.at(code) as there:
            await there.my_turn()
        async with eve.at(code) as watching:
            await watching.hear_update()
            begun, go_on = asyncio.Event(), asyncio.Event()
            append = server.store.append

            async def slow(*arguments: Any) -> None:
                begun.set()
                await go_on.wait()
                await append(*arguments)

            monkeypatch.setattr(server.store, "append", slow)
            person = await server.store.person(ann.id)
            assert person
            moves = there.table["moves"]
            act = cmd.Act(kind="act", seat=0, action=there.view()["legal"][0], moves=moves)
            doing = asyncio.create_task((await server.live.room(code)).do(person, "lost-id", act))
            await begun.wait()
            doing.cancel()
            with pytest.raises(asyncio.CancelledError):
                await doing
            go_on.set()
            # A card that is sold passes the turn, which a pick of the draft may not.
            assert act.action.startswith("discard ")
            await watching.hear_update(lambda update: update["table"]["moves"] >= moves + 2)
            events = [event for event in watching.events() if event["kind"] == "acted"]
            assert not events[moves]["is_bot"]


async def test_the_server_says_that_it_restarts(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann = await server.person()
        code = await ann.make()
        there = ann.at(code)
        await there.__aenter__()
        await there.hear_update()
    assert await there.close_code() == 1012


# Who looks.


async def test_presence(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann, bob = await server.person(), await server.person()
        code = await ann.make()
        async with ann.at(code) as a:
            await a.until(lambda: a.presence)
            assert a.presence == {"type": "presence", "seats": [True, False], "watching": 0}
            async with bob.at(code) as b:
                await a.until(lambda: a.presence["watching"] == 1)
                await b.hear_update()
                await b.do("sit", seat=1)
                await a.until(lambda: a.presence["seats"] == [True, True])
                assert a.presence["watching"] == 0
                async with bob.at(code) as second:
                    await second.until(lambda: second.presence)
                    assert second.presence["seats"] == [True, True]
                await a.hear_all()
                assert a.presence["seats"] == [True, True]
            await a.until(lambda: a.presence["seats"] == [True, False])


async def test_talk(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann, bob, code = await two_people(server, visibility="public")
        eve = await server.person()
        async with ann.at(code) as a, bob.at(code) as b, eve.at(code) as e:
            for there in (a, b, e):
                await there.hear_update()
            await a.do("say", text="good\u0007 luck")
            await b.hear_update(lambda update: update["events"] and update["events"][-1]["kind"] == "said")
            assert b.update["events"][-1]["text"] == "good luck"
            assert await e.refused("say", text="hi") == "not_yours"
            assert await a.refused("say", text="x" * 301) == "bad_request"


async def test_the_lobby(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann, bob, eve = [await server.person() for _ in range(3)]
        async with eve.in_lobby() as lobby, bob.in_lobby() as bobs:

            async def hear(there: Looking, *wanted: list[str]) -> None:
                """Until open, live and mine are these."""

                def codes() -> tuple[list[str], ...]:
                    last = next((one for one in reversed(there.messages) if one["type"] == "lobby"), None)
                    lists = ("open", "live", "mine")
                    return tuple([line["code"] for line in last[one]] for one in lists) if last else ()

                await there.until(lambda: codes() == wanted)

            await hear(lobby, [], [], [])
            code = await ann.make(visibility="public")
            await ann.make(visibility="link")
            await hear(lobby, [code], [], [])
            await hear(bobs, [code], [], [])
            async with bob.at(code) as there:
                await there.hear_update()
                await there.do("sit", seat=1)
                await hear(lobby, [], [code], [])
                await hear(bobs, [], [code], [code])
                await there.do("resign", seat=1)
                await hear(lobby, [], [], [])
                await hear(bobs, [], [], [])
            assert "pong" in {message["type"] for message in (await lobby.hear_all()).messages}


# Clocks, restarts, memory.


class Time:
    """A clock that a test turns."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.skew = 0
        real = times.now_ms
        monkeypatch.setattr(times, "now_ms", lambda: real() + self.skew)

    def go(self, server: Server | None, milliseconds: int) -> None:
        """It is later now, and who waits for that is woken."""
        self.skew += milliseconds
        if server is not None:
            server.live._alarms._changed.set()


async def eventually(server: Server, code: str, kind: str) -> Table:
    """The table as stored, when it has an event of a kind."""
    async with asyncio.timeout(60):
        while True:
            table = await table_of(server, code)
            if any(event.kind == kind for event in table.log):
                return table
            await asyncio.sleep(0.02)


async def test_a_clock_runs_out_while_nobody_looks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    later = Time(monkeypatch)
    async with running(tmp_path) as server:
        later.skew = 0
        ann, bob, code = await two_people(server, clock={"kind": "move", "seconds": 60})
        seat = (await table_of(server, code)).to_act()[0]
        server.live._rooms.clear()
        later.go(server, 2 * MINUTES)
        table = await eventually(server, code, "acted")
        assert table.seats[seat].is_gone and table.log[-1].at > table.log[0].at + MINUTES
        kinds = [event.kind for event in table.log]
        assert kinds[kinds.index("timed_out") + 1] == "replaced"
        person = (ann, bob)[seat]
        async with person.at(code) as there:
            await there.hear_update()
            assert "come_back" in there.update["you"]["may"] and "act" not in there.update["you"]["may"]
            await there.do("come_back", seat=seat)
            assert "come_back" not in there.update["you"]["may"]
            assert there.table["seats"][seat]["is_gone"] is False


async def test_a_clock_runs_out_across_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    later = Time(monkeypatch)
    async with running(tmp_path) as server:
        rita, sam = await server.person("Rita"), await server.person("Sam")
        code = await rita.make(is_rated=True, clock={"kind": "total", "seconds": 60})
        async with sam.at(code) as there:
            await there.hear_update()
            await there.do("sit", seat=1)
        seat = (await table_of(server, code)).to_act()[0]
        token = sam.token
    later.go(None, 2 * MINUTES)
    async with running(tmp_path) as server:
        table = await eventually(server, code, "resumed")  # the downtime alone lets nobody lose
        assert table.result is None and table.clocks.left_at(seat, table.log[-1].at) == MINUTES
        later.go(server, 2 * MINUTES)
        table = await eventually(server, code, "ended")
        assert table.result and (table.result.ending, table.result.winners) == ("time", [1 - seat])
        me = good(await (await server.person(token=token)).http.get("/api/me"))
        assert (me["ratings"]["duel"] > 1500) == (seat == 0)


async def test_a_clock_counts_for_a_command_that_comes_too_late(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    later = Time(monkeypatch)
    async with running(tmp_path) as server:
        ann, bob, code = await two_people(server, clock={"kind": "move", "seconds": 60})
        async with ann.at(code) as a, bob.at(code) as b:
            await a.hear_update()
            await b.hear_update()
            there = a if a.view()["legal"] else b
            view = there.view()
            later.skew += 61_000  # the alarm has not rung yet
            answer = await there.refused("act", seat=view["seat"], action=view["legal"][0], moves=0)
            assert answer == "not_now"
            await there.hear_update(lambda update: update["table"]["seats"][view["seat"]]["is_gone"])


async def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path, bot_delay=3600.0) as server:
        ann = await server.person()
        codes = [await ann.play_bot() for _ in range(3)]
        for code in codes:
            async with ann.at(code) as there:
                await there.hear_update()
                while there.view()["legal"]:
                    await there.act()
                assert there.update["views"][0]["to_act"] == [1]
        token = ann.token
    async with running(tmp_path) as server:
        for code in codes:
            table = await eventually(server, code, "acted")
        ann = await server.person(token=token)
        for code in codes:
            async with ann.at(code) as there:
                await there.play_on()
                assert there.is_over
            table = await table_of(server, code)
            assert table.match and mirabilia.verify(table.match.record()).is_from_seed


async def test_rooms_can_be_forgotten_at_any_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before every command the room is loaded again; the two who play and the spectator notice nothing."""
    do = Room._do_once
    reloads = 0

    async def forgetful(self: Room, *arguments: Any) -> int:
        nonlocal reloads
        reloads += 1
        await self._reload()
        return await do(self, *arguments)

    monkeypatch.setattr(Room, "_do_once", forgetful)
    async with running(tmp_path) as server:
        ann, bob, code = await two_people(server, clock={"kind": "total", "seconds": 3600})
        eve = await server.person()
        async with ann.at(code) as a, bob.at(code) as b, eve.at(code) as e:
            await play_to_the_end(a, b, choose=random.Random(3).choice)
            await e.hear_update(lambda update: update["table"]["status"] == "over")
            assert [event["version"] for event in e.events()] == [*range(1, e.version + 1)]
            assert reloads > 50
        assert mirabilia.verify((await ann.http.get(f"/api/tables/{code}/record")).text).is_from_seed


async def test_idle_rooms_are_dropped_and_loaded_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "KEEP_IDLE", 0.02)
    async with running(tmp_path) as server:
        ann = await server.person()
        code = await ann.play_bot()
        moves = 0
        version = 0
        for _ in range(5):
            async with asyncio.timeout(60):
                while code in server.live._rooms:
                    await asyncio.sleep(0.01)
            async with ann.at(code, version) as there:
                await there.my_turn()
                assert code in server.live._rooms and there.table["moves"] >= moves
                await there.act()
                moves, version = there.table["moves"], there.version


async def test_another_process_appends(tmp_path: Path) -> None:
    """Somebody else has written to the log: the room notices, loads again, and carries out the command."""
    async with running(tmp_path) as first, running(tmp_path) as second:
        ann = await first.person()
        twin = await second.person(token=ann.token)
        code = await ann.make(is_hot_seat=True, start=True)
        async with ann.at(code) as here, twin.at(code) as there:
            await here.hear_update()
            await there.hear_update()
            await here.act()
            await there.do("say", text="hello")
            await there.hear_update(lambda update: update["table"]["moves"] == 1)
            assert [event["kind"] for event in there.events()][-2:] == ["acted", "said"]
            # The first room has not heard of it: its next command meets a conflict and is decided again.
            await here.act()
            assert [event["kind"] for event in here.events()][-2:] == ["said", "acted"]
            # The same command over both: carried out once.
            version = await here.do("say", request="over-both", text="once")
            assert await there.do("say", request="over-both", text="once") == version


async def test_a_store_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(tmp_path) as server:
        ann = await server.person()
        code = await ann.make(is_hot_seat=True, start=True)
        async with ann.at(code) as there:
            await there.hear_update()
            before = there.update

            async def broken(*_arguments: Any) -> None:
                raise OSError("the disk is full")

            load, failures = server.store.load, iter([OSError("still full")] * 2)

            async def often_broken(code: str) -> Log | None:
                if problem := next(failures, None):
                    raise problem
                return await load(code)

            monkeypatch.setattr(room, "RETRY_AFTER", 0.01)
            monkeypatch.setattr(server.store, "append", broken)
            monkeypatch.setattr(server.store, "load", often_broken)
            view = there.view()
            act = {"seat": view["seat"], "action": view["legal"][0], "moves": 0}
            assert await there.refused("act", request="twice-sent", **act) == "failed"
            monkeypatch.undo()
            async with ann.at(code) as again:
                await again.hear_update()
                assert again.update["views"] == before["views"] and again.version == before["version"]
            await there.do("act", request="twice-sent", **act)
            assert there.table["moves"] == 1


async def test_a_bot_tries_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "RETRY_AFTER", 0.01)
    choose = players.choose
    failures = iter([RuntimeError("a slip"), Conflict()])

    def unlucky(*arguments: Any) -> int:
        if problem := next(failures, None):
            raise problem
        return choose(*arguments)

    monkeypatch.setattr(thinking, "choose", unlucky)
    async with running(tmp_path) as server:
        ann = await server.person()
        code = await ann.play_bot()
        async with ann.at(code) as there:
            await there.play_on()
            assert there.is_over and next(failures, None) is None


async def test_a_bot_does_not_play_in_a_position_that_was_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the bot thinks, the move before is taken back and another one is made."""
    thoughts: list[str] = []
    choose = thinking._choose

    def remembered(game: Any, masked: Any, seat: int, level: str) -> int:
        code = choose(game, masked, seat, level)
        thoughts.append(game.write_position(masked))
        return code

    monkeypatch.setattr(thinking, "_choose", remembered)
    async with running(tmp_path, bot_delay=0.3) as server:
        ann = await server.person()
        code = await ann.play_bot()
        async with ann.at(code) as there:
            await there.my_turn()
            await there.act()
            while there.view()["to_act"] != [1]:
                await there.act()
            moves = there.table["moves"]
            await there.do("undo", seat=0)
            await there.act(there.view()["legal"][-1])
            assert there.table["moves"] == moves
            await there.hear_update(lambda update: update["table"]["moves"] > moves)
        table = await table_of(server, code)
        assert table.match
        played = [number for number, move in enumerate(table.moves) if number >= moves and move.seat == 1]
        position = table.match.game.write_position(table.match.steps()[played[0]].states)
        assert position in thoughts


# The event loop.


async def test_the_event_loop_does_not_wait_for_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While several bots think long, without letting go of a core, requests are answered in between."""
    import numpy as np

    thinking_time = 0.0

    def slow(game: Any, masked: Any, seat: int, level: str) -> int:
        nonlocal thinking_time
        start = time.perf_counter()
        numbers = np.random.default_rng(1).random((600, 600))
        while time.perf_counter() - start < 0.5:
            numbers @ numbers
        time.sleep(0.5)
        thinking_time += time.perf_counter() - start
        buffer = game.new_buffer()
        game.drivers.legal(masked, seat, buffer)
        return int(buffer[0])

    monkeypatch.setattr(thinking, "_choose", slow)
    async with running(tmp_path, bot_threads=4) as server:
        ann = await server.person()
        codes = [await ann.play_bot() for _ in range(4)]
        lags: list[float] = []

        async def measure() -> None:
            while True:
                start = time.perf_counter()
                await asyncio.sleep(0.005)
                lags.append(time.perf_counter() - start - 0.005)

        async def play(code: str) -> None:
            async with ann.at(code) as there:
                for _ in range(3):
                    await there.my_turn()
                    await there.act()

        measuring = asyncio.create_task(measure())
        await asyncio.gather(*(play(code) for code in codes))
        measuring.cancel()
        blocked = sum(lag for lag in lags if lag > 0.1)
        assert thinking_time > 4.0
        # A loop that waited for the bots would be blocked all that time; the margin is for busy machines.
        assert blocked < thinking_time / 2, (blocked, thinking_time)


async def test_who_does_not_listen_is_not_read(tmp_path: Path) -> None:
    """Answers do not pile up in memory for a client that never reads them, and the others notice nothing."""
    async with running(tmp_path) as server:
        ann, eve = await server.person(), await server.person()
        code = await ann.make(is_hot_seat=True, start=True)
        server.listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)  # little is on its way
        small = socket.socket()
        small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        small.connect(("127.0.0.1", server.port))
        small.setblocking(False)
        async with eve.at(code, sock=small) as deaf, ann.at(code) as there:
            await there.hear_update()
            await deaf.hear_update()
            deaf.socket.transport.pause_reading()

            async def flood() -> None:
                while True:
                    await deaf.send("resign", seat=0)

            flooding = asyncio.create_task(flood())
            (connection,) = (
                one for one in server.live._rooms[code].listeners.connections if one.person == eve.id
            )
            async with asyncio.timeout(60):
                while len(connection._answers) < MOST_ANSWERS:
                    await asyncio.sleep(0.01)
            for _ in range(25):
                await there.act()
                assert len(connection._answers) <= MOST_ANSWERS
            assert not flooding.done()
            flooding.cancel()
            deaf.socket.transport.abort()
            await there.until(lambda: there.presence["watching"] == 0)
