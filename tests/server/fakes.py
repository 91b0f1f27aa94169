"""A stand-in for the live tables, for the tests of routes."""

from __future__ import annotations

import gzip
from typing import Any

from mirabilia.server.problems import Refusal
from mirabilia.server.store.base import Person, Store
from mirabilia.server.tables.events import NO_CLOCK
from mirabilia.server.wire.messages import Lobby, Page
from mirabilia.server.wire.people import GameInfo
from mirabilia.server.wire.replays import Hint, Replay
from mirabilia.server.wire.tables import NewTable, TableInfo

TABLE = TableInfo(
    code="olive-harbor-k7m2pq",
    game="duel",
    status="waiting",
    options={},
    visibility="link",
    clock=NO_CLOCK,
    is_rated=False,
    may_hint=True,
    is_hot_seat=False,
    seats=[],
    moves=0,
    offers=[],
    commitment=None,
    seed=None,
    result=None,
    rematch=None,
    made_at=1,
    started_at=None,
    ended_at=None,
)
REPLAY = Replay(
    code=None,
    game="duel",
    options={"long": "x" * 5000},
    names=[None, "Ann"],
    levels=[None, None],
    result=None,
    commitment=None,
    seed="1",
    steps=[],
)


class FakeLive:
    """Answers everything, and knows one table."""

    def __init__(self, store: Store, *_parts: Any) -> None:
        self.store = store
        self.calls: list[str] = []

    async def start(self) -> None:
        self.calls.append("start")

    async def stop(self) -> None:
        self.calls.append("stop")

    async def forget(self, person: str) -> None:
        await self.store.forget(person)

    def games(self) -> list[GameInfo]:
        return []

    async def make(self, person: Person, new: NewTable) -> TableInfo:
        if new.game != "duel":
            raise Refusal("invalid_setup", "there is no such game", 422)
        return TABLE

    async def info(self, code: str, person: Person) -> TableInfo:
        if code == "broken":
            raise RuntimeError("the secret is 42")
        if code != TABLE.code:
            raise Refusal("not_found", "there is no such table", 404)
        return TABLE

    async def hint(self, code: str, person: Person, seat: int) -> Hint:
        await self.info(code, person)
        return Hint(seat=seat, moves=0, action="build baths", reasons=[], options=[])

    async def replay(self, code: str) -> bytes:
        if code != TABLE.code:
            raise Refusal("not_now", "the match is not over", 409)
        return gzip.compress(REPLAY.model_dump_json().encode())

    async def record(self, code: str) -> str:
        return "mirabilia match 1\n"

    async def replay_text(self, text: str) -> bytes:
        if not text.startswith("mirabilia match"):
            raise Refusal("invalid_notation", "not a match file", 422)
        return gzip.compress(REPLAY.model_dump_json().encode())

    async def lobby(self, person: Person) -> Lobby:
        return Lobby(open=[], live=[], mine=[])

    async def finished(self, person: Person, before: int | None) -> Page:
        return Page(tables=[], next=before)
