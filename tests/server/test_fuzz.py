"""Nonsense over the wire: clear codes, nothing changed, nothing logged as a failure, the server goes on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import random
from collections.abc import AsyncIterator
from typing import Any, get_args

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from mirabilia.server.live.reading import MOST_BAD_MESSAGES
from mirabilia.server.wire.base import LONGEST_MESSAGE, ErrorCode
from tests.server.live import Json, Looking, Server, Somebody, good, running

pytestmark = pytest.mark.anyio

CODES = {*get_args(ErrorCode)} - {"failed"}
SOME = settings(
    max_examples=60,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)


class Failures(logging.Handler):
    """What was logged that should not have been."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


class Arena:
    """A server with a match in the middle, and people who mean no good."""

    def __init__(self, server: Server, people: list[Somebody], code: str, failures: Failures) -> None:
        self.server, self.code, self.failures = server, code, failures
        self.ann, self.bob, self.eve = people

    def snapshot(self) -> tuple[Any, ...]:
        """The table as it stands in memory."""
        table = self.server.live._rooms[self.code].table
        assert table.match
        seats = [(seat.person, seat.name, seat.level) for seat in table.seats]
        return table.version, table.match.position(), len(table.moves), seats, [*table.offers], table.rules

    async def check(self, before: tuple[Any, ...]) -> None:
        """Nothing has changed, here or in the store, and the server answers."""
        assert self.snapshot() == before
        log = await self.server.store.load(self.code)
        assert log and len(log.events) == before[0]
        assert good(await self.eve.http.get("/health"))["status"] == "ok"
        assert self.failures.lines == []

    async def answers(self, there: Looking, *frames: str | bytes) -> list[Json]:
        """What is answered to these."""
        count = len(there.messages)
        for frame in frames:
            await there.socket.send(frame)
        await there.hear_all()
        return [one for one in there.messages[count:] if one["type"] in ("ack", "refused")]


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def arena(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Arena]:
    failures = Failures()
    logging.root.addHandler(failures)
    async with running(tmp_path_factory.mktemp("fuzz")) as server:
        people = [await server.person() for _ in range(3)]
        code = await people[0].make(visibility="public")
        async with people[0].at(code) as a, people[1].at(code) as b:
            await b.do("sit", seat=1)
            rng = random.Random(4)
            for _ in range(20):
                await a.hear_all()
                await b.hear_all()
                await (a if a.view()["legal"] else b).act(choose=rng.choice)
        yield Arena(server, people, code, failures)
    logging.root.removeHandler(failures)
    assert failures.lines == []


# What is no message at all.

DEEP = "[" * 1900 + "]" * 1900
NONSENSE: list[str | bytes] = [
    "",
    " ",
    "null",
    "0",
    '"do"',
    "[]",
    "{}",
    "{",
    "\x00",
    "\ufeff{}",
    "NaN",
    '{"type": "do"}',
    '{"type": "DO"}',
    '{"type": null}',
    '{"type": ["ping"]}',
    '{"type": "ping", "extra": 1}',
    '{"type": "update", "version": 1}',
    '{"type": "do", "id": "12345678"}',
    '{"type": "do", "id": "short", "command": {"kind": "shuffle"}}',
    '{"type": "do", "id": "with space", "command": {"kind": "shuffle"}}',
    '{"type": "do", "id": 12345678, "command": {"kind": "shuffle"}}',
    '{"type": "do", "id": "\\ud800\\ud800\\ud800\\ud800\\ud800\\ud800\\ud800\\ud800", "command": {}}',
    '{"type": "do", "id": "12345678\\u0000", "command": {"kind": "shuffle"}}',
    '{"type": "do", "id": "12345678", "command": {"kind": "say", "text": "\\ud83d"}}',
    '{"type": "do", "id": "12345678", "command": {"kind": "say", "text": ""}}',
    '{"type": "do", "id": "12345678", "command": {"kind": "act", "seat": 0, "action": "x", "moves": -1}}',
    '{"type": "do", "id": "12345678", "command": {"kind": "act", "seat": 16, "action": "x", "moves": 0}}',
    '{"type": "do", "id": "12345678", "command": {"kind": "act", "seat": 1e400, "action": "x", "moves": 0}}',
    '{"type": "do", "id": "12345678", "command": {"kind": "act", "seat": NaN, "action": "x", "moves": 0}}',
    '{"type": "do", "id": "12345678", "command": {"kind": "act", "seat": true, "action": "x", "moves": 0.5}}',
    DEEP,
    '{"type": ' * 600 + "1" + "}" * 600,
    '{"type": "do", "id": "12345678", "command": ' + "[" * 1500 + "]" * 1500 + "}",
    '{"type": "ping"}' + " " * LONGEST_MESSAGE,
    "x" * (LONGEST_MESSAGE + 1),
    "\U0001f3db" * 3000,
    b'{"type": "ping"}',
    b"\x00\xff\xfe",
    b"",
]


@pytest.mark.parametrize("frame", NONSENSE, ids=[f"{number}" for number in range(len(NONSENSE))])
async def test_what_is_no_message_is_refused(arena: Arena, frame: str | bytes) -> None:
    before = arena.snapshot()
    async with arena.ann.at(arena.code) as there:
        (answer,) = await arena.answers(there, frame)
        assert answer["type"] == "refused" and answer["error"]["code"] == "bad_request"
        text = frame if isinstance(frame, str) else ""
        is_json = "\\ud83d" not in text and "[[" not in text  # half a character, too deep
        assert answer["id"] == ("12345678" if '"id": "12345678"' in text and is_json else None)
    await arena.check(before)


async def test_numbers_without_end(arena: Arena) -> None:
    before = arena.snapshot()
    async with arena.ann.at(arena.code) as there:
        act = '{"kind": "act", "seat": 0, "action": "build baths", "moves": %s}'
        for digits in (20, 400, 3800):
            frame = '{"type": "do", "id": "12345678", "command": ' + act % ("9" * digits) + "}"
            (answer,) = await arena.answers(there, frame)
            assert answer["error"]["code"] in ("stale", "bad_request")
            assert len(answer["error"]["message"]) < 200
    await arena.check(before)


async def test_too_much_nonsense_ends_the_connection(arena: Arena) -> None:
    before = arena.snapshot()
    async with arena.ann.at(arena.code) as there:
        for _ in range(MOST_BAD_MESSAGES):
            await there.socket.send("nonsense")
        assert await there.close_code() == 4400
    async with arena.ann.in_lobby() as there:
        for _ in range(MOST_BAD_MESSAGES):
            await there.socket.send("[]")
        assert await there.close_code() == 4400
    await arena.check(before)


@pytest.mark.parametrize("size", [16_385, 100_000, 3_000_000])
async def test_what_is_far_too_long_ends_the_connection(arena: Arena, size: int) -> None:
    before = arena.snapshot()
    for frame in ("x" * size, b"x" * size):
        async with arena.ann.at(arena.code) as there:
            await there.hear_update()
            with contextlib.suppress(ConnectionClosed):
                await there.socket.send(frame)
            assert await there.close_code() == 1009
    await arena.check(before)


# What looks like a message.

JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=8,
)
SEAT = st.integers(-2, 17) | JSON
COMMANDS: dict[str, dict[str, st.SearchStrategy[Any]]] = {
    "act": {"seat": SEAT, "action": st.text(max_size=210) | JSON, "moves": st.integers(-3, 200) | JSON},
    "undo": {"seat": SEAT},
    "resign": {"seat": SEAT},
    "offer": {"what": st.sampled_from(["undo", "end", "replace"]) | JSON, "seat": SEAT, "target": SEAT},
    "answer": {"what": st.sampled_from(["undo", "end"]) | JSON, "seat": SEAT, "agree": st.booleans() | JSON},
    "come_back": {"seat": SEAT},
    "say": {"text": st.text(max_size=310) | JSON},
    "sit": {"seat": SEAT},
    "stand": {},
    "ready": {"is_ready": st.booleans() | JSON},
    "arrange": {
        "seats": SEAT,
        "options": JSON,
        "clock": JSON,
        "visibility": JSON,
        "is_rated": JSON,
        "may_hint": JSON,
    },
    "set_seat": {"seat": SEAT, "level": st.sampled_from(["easy", "expert", None]) | JSON},
    "swap": {"seats": st.lists(SEAT, max_size=3) | JSON},
    "shuffle": {},
    "start": {},
    "rematch": {},
}


@st.composite
def do_messages(draw: st.DrawFn, *kinds: str) -> Json:
    """A command with strange values, and perhaps a key that is missing or one too many."""
    kind = draw(st.sampled_from(kinds or [*COMMANDS]))
    command = {"kind": kind, **{key: draw(value) for key, value in COMMANDS[kind].items()}}
    for key in draw(st.lists(st.sampled_from([*command]), max_size=1)):
        del command[key]
    command |= draw(st.dictionaries(st.text(max_size=5), JSON, max_size=1))
    message: Json = {
        "type": "do",
        "id": draw(st.text("abcdef-_", min_size=7, max_size=12)),
        "command": command,
    }
    return message


async def check_refused(arena: Arena, person: Somebody, message: Json) -> None:
    before = arena.snapshot()
    async with person.at(arena.code) as there:
        (answer,) = await arena.answers(there, json.dumps(message))
    assert answer["type"] == "refused" and answer["error"]["code"] in CODES, (message, answer)
    assert arena.snapshot() == before and arena.failures.lines == []


@SOME
@given(message=JSON)
async def test_any_json(arena: Arena, message: Any) -> None:
    await check_refused(arena, arena.ann, message)


@SOME
@given(message=do_messages())
async def test_a_spectator_changes_nothing(arena: Arena, message: Json) -> None:
    await check_refused(arena, arena.eve, message)


@SOME
@given(message=do_messages("act", "undo", "resign", "offer", "answer", "come_back"))
async def test_other_peoples_seats(arena: Arena, message: Json) -> None:
    message["command"]["seat"] = 0
    await check_refused(arena, arena.bob, message)


@SOME
@given(message=do_messages("act", "sit", "stand", "ready", "arrange", "set_seat", "swap", "start", "rematch"))
async def test_what_cannot_be_done_now(arena: Arena, message: Json) -> None:
    """Ann plays, but what is sent is no legal action, and the match has started long ago."""
    await check_refused(arena, arena.ann, message)


@SOME
@given(action=st.text(max_size=200), moves=st.integers(0, 40), seat=st.sampled_from([0, 1]))
async def test_actions_of_any_text(arena: Arena, action: str, moves: int, seat: int) -> None:
    command = {"kind": "act", "seat": seat, "action": action, "moves": moves}
    await check_refused(
        arena, (arena.ann, arena.bob)[seat], {"type": "do", "id": "12345678", "command": command}
    )


async def test_every_word_of_the_notation(arena: Arena) -> None:
    """Actions that exist, also those of chance, but not now or not for this seat."""
    from mirabilia.games.duel import tables

    before = arena.snapshot()
    table = arena.server.live._rooms[arena.code].table
    assert table.match
    seat = table.to_act()[0]
    legal = {*table.match.legal(seat)}
    names = (*tables.CARD_NAMES, *tables.WONDER_NAMES, *tables.TOKEN_NAMES, "0", "1", "plain", "guild", "?")
    verbs = [
        "build",
        "discard",
        "pick",
        "take",
        "draw",
        "lay",
        "reveal",
        "first",
        "starts",
        "destroy",
        "back",
        "wonder",
    ]
    async with (arena.ann, arena.bob)[seat].at(arena.code) as there:
        await there.hear_update()
        for verb in verbs:
            for name in random.Random(1).sample(names, 12):
                action = f"{verb} {name}"
                if action not in legal:
                    code = await there.refused("act", seat=seat, action=action, moves=before[2])
                    assert code in ("illegal_action", "invalid_notation")
    await arena.check(before)


# Order and identity.


async def test_commands_before_anything_was_heard(arena: Arena) -> None:
    before = arena.snapshot()
    async with arena.eve.at(arena.code) as there:
        answers = await asyncio.gather(*(there.send("sit", seat=0) for _ in range(5)))
        await there.hear_all()
        assert [there.answers[one]["error"]["code"] for one in answers] == ["not_now"] * 5
        assert there.messages[0]["type"] == "update"
    await arena.check(before)


async def test_stale_and_future_moves(arena: Arena) -> None:
    before = arena.snapshot()
    table = arena.server.live._rooms[arena.code].table
    assert table.match
    seat = table.to_act()[0]
    action = str(table.match.legal(seat)[0])
    async with (arena.ann, arena.bob)[seat].at(arena.code) as there:
        for moves in (0, before[2] - 1, before[2] + 1, 10**9):
            assert await there.refused("act", seat=seat, action=action, moves=moves) == "stale"
        assert await there.refused("act", seat=seat, action=action.upper() + "!", moves=before[2]) != "stale"
    await arena.check(before)


async def test_commands_after_the_end(arena: Arena) -> None:
    code = await arena.ann.make(is_hot_seat=True, start=True)
    async with arena.ann.at(code) as there:
        await there.do("resign", seat=0)
        version = there.version
        commands: dict[str, Json] = {
            "act": {"seat": 0, "action": "build baths", "moves": 0},
            "undo": {"seat": 0},
            "resign": {"seat": 0},
            "offer": {"what": "end", "seat": 0},
            "answer": {"what": "end", "seat": 0, "agree": True},
            "come_back": {"seat": 0},
            "stand": {},
            "start": {},
        }
        for kind, fields in commands.items():
            assert await there.refused(kind, **fields) == "not_now"
        await there.hear_all()
        assert there.version == version
    assert arena.failures.lines == []


# Connections.


async def code_of_closing(arena: Arena, path: str, **headers: str) -> int:
    """How a connection ends that should not be."""
    origin = headers.pop("Origin", arena.server.origin)
    cookie = headers.pop("Cookie", f"mirabilia={arena.eve.token}")
    try:
        async with connect(
            arena.server.origin.replace("http", "ws") + path,
            origin=origin,  # type: ignore[arg-type]
            additional_headers={"Cookie": cookie, **headers},
        ) as socket:
            async with asyncio.timeout(60):
                while True:
                    await socket.recv()
    except ConnectionClosed as closed:
        assert closed.rcvd
        return closed.rcvd.code
    except InvalidStatus as refused:
        return refused.response.status_code


@pytest.mark.parametrize(
    "code", ["no-such-table", "%00", "%ff%fe", "%F0%9F%8F%9B", "x" * 500, "..", "a%2Fb", "'; DROP TABLE x"]
)
async def test_tables_that_do_not_exist(arena: Arena, code: str) -> None:
    before = arena.snapshot()
    path = f"/api/tables/{code.replace(' ', '%20')}/live"
    assert await code_of_closing(arena, path) in (4404, 403)  # 403: no such route at all
    await arena.check(before)


@pytest.mark.parametrize("since", ["-1", "x", "1.5", "1e3", "", "9" * 50, "%00", "١"])
async def test_versions_that_are_none(arena: Arena, since: str) -> None:
    assert await code_of_closing(arena, f"/api/tables/{arena.code}/live?since={since}") == 4400
    assert arena.failures.lines == []


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1", "file://"])
async def test_other_sites(arena: Arena, origin: str) -> None:
    for path in (f"/api/tables/{arena.code}/live", "/api/lobby/live"):
        assert await code_of_closing(arena, path, Origin=origin) == 4403
    assert arena.failures.lines == []


@pytest.mark.parametrize(
    "cookie", ["", "mirabilia=", "mirabilia=forged", "mirabilia=" + "x" * 3000, "other=1"]
)
async def test_nobody(arena: Arena, cookie: str) -> None:
    for path in (f"/api/tables/{arena.code}/live", "/api/lobby/live"):
        assert await code_of_closing(arena, path, Cookie=cookie) == 4401
    assert arena.failures.lines == []


async def test_thousands_of_pings(arena: Arena) -> None:
    before = arena.snapshot()
    async with arena.eve.at(arena.code) as there:

        async def send() -> None:
            for _ in range(3000):
                await there.socket.send('{"type": "ping"}')

        sending = asyncio.create_task(send())
        await there.until(lambda: sum(one["type"] == "pong" for one in there.messages) == 3000)
        await sending
    await arena.check(before)


async def test_half_open_connections(arena: Arena) -> None:
    """Handshakes that stop in the middle, sockets that vanish, frames that are cut off."""
    before = arena.snapshot()
    handshake = (
        f"GET /api/tables/{arena.code}/live HTTP/1.1\r\nHost: 127.0.0.1:{arena.server.port}\r\n"
        f"Origin: {arena.server.origin}\r\nCookie: mirabilia={arena.eve.token}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()
    frames = [
        b"",
        b"\x81",
        b"\x81\xfe\x10\x00",
        b"\xff\xff\xff\xff",
        b"\x81\x05hello",
        b"\x88\x80",
        b"\xc1\x80",
    ]
    for length in (10, len(handshake) - 2, len(handshake)):
        for tail in frames if length == len(handshake) else [b""]:
            _, writer = await asyncio.open_connection("127.0.0.1", arena.server.port)
            writer.write(handshake[:length])
            await writer.drain()
            writer.write(tail)
            await writer.drain()
            writer.transport.abort()
    for _ in range(5):
        there = await arena.eve.at(arena.code).__aenter__()
        there.socket.transport.abort()
    async with arena.ann.at(arena.code) as there:
        await there.until(lambda: there.presence.get("watching") == 0)
    await arena.check(before)


# Requests about tables.


@SOME
@given(
    body=st.dictionaries(st.sampled_from(["game", "seats", "bots", "start", "clock", "options", "x"]), JSON)
    | JSON
)
async def test_tables_of_any_shape(arena: Arena, body: Any) -> None:
    response = await arena.eve.http.post("/api/tables", json=body)
    assert response.status_code in (413, 422) and response.json()["code"] in CODES
    assert arena.failures.lines == []


@SOME
@given(body=st.fixed_dictionaries({"seat": SEAT}) | JSON)
async def test_hints_of_any_shape(arena: Arena, body: Any) -> None:
    response = await arena.eve.http.post(f"/api/tables/{arena.code}/hint", json=body)
    assert response.status_code in (403, 422) and response.json()["code"] in CODES
    assert arena.failures.lines == []


@SOME
@given(text=st.text(max_size=300), place=st.integers(0, 3000))
async def test_match_files_of_any_text(arena: Arena, text: str, place: int) -> None:
    record = arena.server.live._rooms[arena.code].table.match.record()  # type: ignore[union-attr]
    for attempt in (text, record[:place] + text + record[place:]):
        response = await arena.eve.http.post("/api/replay", json={"text": attempt})
        assert response.status_code == 422 or attempt == record
    assert arena.failures.lines == []


@pytest.mark.parametrize("code", ["no-such-table", "%00", "%ff", "x" * 500, "%F0%9F%8F%9B"])
async def test_requests_for_tables_that_do_not_exist(arena: Arena, code: str) -> None:
    for path in (f"/api/tables/{code}", f"/api/tables/{code}/replay", f"/api/tables/{code}/record"):
        response: httpx.Response = await arena.eve.http.get(path)
        assert response.status_code in (404, 422) and response.json()["code"] in ("not_found", "bad_request")
    assert arena.failures.lines == []


async def test_who_is_too_fast_is_told_so(tmp_path_factory: pytest.TempPathFactory) -> None:
    async with running(tmp_path_factory.mktemp("limits"), rate_limits=True) as server:
        ann = await server.person()
        code = await ann.make()
        async with ann.at(code) as there:
            await there.hear_update()
            requests = [await there.send("say", text=f"line {number}") for number in range(12)]
            await there.hear_all()
            answers = [there.answers[request] for request in requests]
            assert {answer["type"] for answer in answers} == {"ack", "refused"}
            slow = [answer["error"] for answer in answers if answer["type"] == "refused"]
            assert {error["code"] for error in slow} == {"too_fast"}
            assert all(error["values"]["seconds"] >= 1 for error in slow)
            said = sum(event["kind"] == "said" for event in there.events())
            assert said == sum(answer["type"] == "ack" for answer in answers)
