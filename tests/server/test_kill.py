"""The server is killed again and again while people play: nothing acknowledged is lost or done twice."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import sys
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import mirabilia
from mirabilia.server.live.loading import folded
from mirabilia.server.settings import Settings
from mirabilia.server.store.sql import SqlStore
from mirabilia.server.warmth import warm_up
from tests.server.live import PATIENCE, Json, Looking, Somebody, good

pytestmark = pytest.mark.anyio

GONE = (ConnectionClosed, InvalidHandshake, OSError, httpx.TransportError, EOFError)


class Process:
    """`mirabilia serve` as a process of its own, always at the same port and on the same data."""

    def __init__(self, data: Path) -> None:
        with socket.create_server(("127.0.0.1", 0)) as probe:
            self.port: int = probe.getsockname()[1]
        self.origin = f"http://127.0.0.1:{self.port}"
        self.data, self.log = data, data / "log"
        self.kills = 0

    async def start(self) -> None:
        arguments = ["--host", "127.0.0.1", "--port", str(self.port), "--data", str(self.data)]
        quick = {"MIRABILIA_BOT_DELAY": "0", "MIRABILIA_RATE_LIMITS": "off"}
        with self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "mirabilia", "serve", *arguments),
                env={**os.environ, **quick},
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
            )
        assert self.process.stdout
        async with asyncio.timeout(PATIENCE):
            line = await self.process.stdout.readline()
        assert line.startswith(b"Mirabilia is ready"), self.log.read_text()

    async def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        await self.process.wait()
        self.kills += 1


@asynccontextmanager
async def serving(data: Path) -> AsyncIterator[Process]:
    process = Process(data)
    await process.start()
    try:
        yield process
    finally:
        if process.process.returncode is None:
            await process.kill()


class Player:
    """Somebody who plays at a table, sends everything until it is acknowledged, and remembers all of it."""

    def __init__(self, person: Somebody, code: str, seat: int, history: History) -> None:
        self.person, self.code, self.seat, self.history = person, code, seat, history
        self.rng = random.Random(f"{code} {seat}")
        self.seen: dict[int, Json] = {}  # events by version
        self.pending: tuple[str, Json] | None = None
        self.lines = 0

    async def play(self) -> None:
        """Until the match is over, through any number of lost connections."""
        is_over = False
        while not is_over:
            try:
                async with self.person.at(self.code, len(self.seen)) as there:
                    is_over = await self._play_here(there)
            except GONE:
                await asyncio.sleep(0.05)  # as clients do

    async def _play_here(self, there: Looking) -> bool:
        if self.pending:
            self.history.resent += 1
            await self._send(there)
        while True:
            message = await there.hear()
            if message["type"] == "update":
                self._learn(message)
            elif message["type"] in ("ack", "refused"):
                assert self.pending and message["id"] == self.pending[0]
                assert message["type"] == "ack", (self.pending, message)
                self.history.acknowledged(self, message["version"])
                self.pending = None
            if there.update and there.is_over and not self.pending:
                return True
            if there.update and not self.pending and (command := self._wish(there)):
                self.pending = (f"{self.code}-{self.seat}-{len(self.history.sent):06}"[-64:], command)
                self.history.sent[self.pending[0]] = (self.code, command)
                await self._send(there)

    async def _send(self, there: Looking) -> None:
        assert self.pending
        request, command = self.pending
        await there.send(request=request, **command)

    def _learn(self, update: Json) -> None:
        """Versions come without gaps, and nothing that was told is taken back by a restart."""
        for event in update["events"]:
            assert event["version"] == len(self.seen) + 1
            self.seen[event["version"]] = event
        assert update["version"] == len(self.seen)

    def _wish(self, there: Looking) -> Json | None:
        """What to do next; at one's own turn an action, else from time to time some talk."""
        view = there.view()
        if view["legal"]:
            action = self.rng.choice(view["legal"])
            return {"kind": "act", "seat": self.seat, "action": action, "moves": there.table["moves"]}
        if self.lines < 20 and self.rng.random() < 0.2 and not there.is_over:
            self.lines += 1
            return {"kind": "say", "text": f"line {self.lines}"}
        return None


class History:
    """What was sent and acknowledged at all tables."""

    def __init__(self) -> None:
        self.sent: dict[str, tuple[str, Json]] = {}
        self.acks: dict[str, dict[str, int]] = defaultdict(dict)  # by table: id to version
        self.players: list[Player] = []
        self.resent = 0
        self._changed = asyncio.Event()

    def acknowledged(self, player: Player, version: int) -> None:
        assert player.pending
        self.acks[player.code][player.pending[0]] = version
        self._changed.set()

    async def more(self, count: int) -> None:
        """Wait for so many more acknowledgements."""
        for _ in range(count):
            self._changed.clear()
            async with asyncio.timeout(PATIENCE):
                await self._changed.wait()


async def table_of_two(history: History, ann: Somebody, bob: Somebody) -> None:
    """Two people play one match after the other."""
    while True:
        try:
            code = await ann.make()
            async with bob.at(code) as there:
                await there.hear_update()
                await there.do("sit", seat=1)
        except (*GONE, AssertionError):  # killed in between: another table
            await asyncio.sleep(0.05)
            continue
        await play_all(Player(ann, code, 0, history), Player(bob, code, 1, history))


async def table_with_bot(history: History, ann: Somebody) -> None:
    while True:
        try:
            code = await ann.play_bot()
        except (*GONE, AssertionError):
            await asyncio.sleep(0.05)
            continue
        await play_all(Player(ann, code, 0, history))


async def play_all(*players: Player) -> None:
    players[0].history.players += players
    async with asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(player.play())


@pytest.mark.parametrize("kills", [12, pytest.param(100, marks=pytest.mark.full)])
async def test_killed_while_people_play(tmp_path: Path, kills: int) -> None:
    warm_up()  # the machine code is cached for all processes
    rng = random.Random(7)
    history = History()
    async with AsyncExitStack() as stack, serving(tmp_path) as server:
        people = []
        for _ in range(5):
            browser = httpx.AsyncClient(
                base_url=server.origin, headers={"Origin": server.origin}, timeout=PATIENCE
            )
            http = await stack.enter_async_context(browser)
            people.append(Somebody(server.origin, http, good(await http.get("/api/me"))["id"]))
        async with asyncio.TaskGroup() as group:
            tables = [
                *(table_of_two(history, people[i], people[i + 1]) for i in (0, 2)),
                *(table_with_bot(history, people[i]) for i in (4, 0)),
            ]
            playing = [group.create_task(table) for table in tables]
            for _ in range(kills):
                await history.more(rng.randrange(1, 16))
                await asyncio.sleep(rng.random() * 0.02)  # at any moment, not only after an answer
                await server.kill()
                await server.start()
            await history.more(20)  # it goes on
            for task in playing:
                task.cancel()
        assert server.kills == kills
        text = server.log.read_text()
        assert "Traceback" not in text, text
    assert sum(len(acks) for acks in history.acks.values()) >= kills * 3
    assert history.resent, "no connection was lost in the middle of a command"
    await check_all(history, tmp_path)


async def check_all(history: History, data: Path) -> None:
    store = SqlStore(Settings(data=data).database)
    await store.open()
    try:
        codes = {player.code for player in history.players}
        assert len(codes) >= 4
        for code in codes:
            await check_table(history, store, code)
    finally:
        await store.close()


async def check_table(history: History, store: SqlStore, code: str) -> None:
    log = await store.load(code)
    assert log
    events = [stored.event for stored in log.events]
    assert [event.version for event in events] == [*range(1, len(events) + 1)]
    found = [(stored.request.id, stored.event) for stored in log.events if stored.request]
    assert len({request for request, _ in found}) == len(found), "something was done twice"
    stored = dict(found)
    # Every acknowledged command is there, at the version that was told, and is what was asked for.
    for request, version in history.acks[code].items():
        assert version == stored[request].version
    for request, event in found:
        if request in history.sent:
            asked_at, command = history.sent[request]
            assert asked_at == code
            logged = events[event.version - (2 if event.kind == "ended" else 1)]
            key = {"act": "action", "say": "text"}[command["kind"]]
            assert getattr(logged, key) == command[key]
    # Each person's commands are in the order in which they were sent.
    for player in history.players:
        if player.code != code:
            continue
        prefix = f"{code}-{player.seat}-"
        mine = [request for request, _ in found if request.startswith(prefix)]
        assert mine == sorted(mine)
        acted = [event for event in events if event.kind == "acted" and event.seat == player.seat]
        asked = [request for request in mine if history.sent[request][1]["kind"] == "act"]
        assert len(acted) == len(asked)
        # What was told is what is stored.
        for version, told in player.seen.items():
            event = events[version - 1]
            assert (told["kind"], told["at"]) == (event.kind, event.at)
            assert told.get("action") == getattr(event, "action", None)
    table = folded(log)
    assert table.match
    verdict = mirabilia.verify(table.match.record())
    assert verdict.is_from_seed and verdict.match.position() == table.match.position()
