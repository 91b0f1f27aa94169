"""Tables, events and people for the tests of the server."""

from __future__ import annotations

from collections.abc import Sequence

from mirabilia.server import times
from mirabilia.server.store.base import Person, Request, Stored, Summary
from mirabilia.server.store.sql import SqlStore
from mirabilia.server.tables.events import NO_CLOCK, Acted, Made, Rules, Sat
from mirabilia.server.tables.summary import Line
from mirabilia.server.wire.base import Status
from mirabilia.server.wire.messages import LobbyTable

RULES = Rules(
    game="duel",
    rules_version=1,
    seats=2,
    options={},
    visibility="public",
    clock=NO_CLOCK,
    is_rated=False,
    may_hint=True,
    is_hot_seat=False,
)


def made(person: str = "ann", name: str = "Ann") -> Stored:
    return Stored(Made(version=1, at=1, person=person, name=name, rules=RULES))


def sat(version: int, seat: int, person: str, name: str) -> Stored:
    return Stored(Sat(version=version, at=version, seat=seat, person=person, name=name, rating=None))


def acted(version: int, request: str | None = None, action: str = "build baths") -> Stored:
    event = Acted(version=version, at=version, seat=0, action=action, chance=[], is_bot=False)
    return Stored(event, Request("ann", request) if request else None)


def summary(
    code: str,
    people: Sequence[str] = (),
    *,
    status: Status = "playing",
    is_public: bool = True,
    wakes_at: int | None = None,
    updated_at: int = 1,
) -> Summary:
    table = LobbyTable(
        code=code,
        game="duel",
        status=status,
        names=[person.title() for person in people],
        open_seats=0,
        clock=NO_CLOCK,
        is_rated=False,
        options={},
        moves=0,
        updated_at=updated_at,
    )
    line = Line(table=table, people=list(people), to_act=[], due=None, result=None).model_dump_json()
    return Summary(code, "duel", status, is_public, tuple(people), line, wakes_at, updated_at)


def guest(key: str, name: str | None = None) -> Person:
    return Person(key, name or key.title(), True, None, {})


async def add_people(store: SqlStore, *keys: str, now: int | None = None) -> None:
    now = times.now_ms() if now is None else now
    for key in keys:
        await store.add_guest(guest(key), f"token of {key}", now)
