"""Writing the events of many tables at once, with the summaries and ratings that follow from them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import bindparam, exists, insert, literal, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..rating import START
from .base import Conflict, NoSession, Stored, Summary
from .models import events, persons, ratings, sessions, table_people, tables

Rows = list[dict[str, Any]]


@dataclass(frozen=True)
class Append:
    """Events to append to the log of a table."""

    code: str
    events: Sequence[Stored]
    summary: Summary
    ratings: dict[str, int] | None = None  # what they change by

    def __post_init__(self) -> None:
        first = self.events[0].event.version
        if [stored.event.version for stored in self.events] != [*range(first, first + len(self.events))]:
            raise ValueError(f"the versions of events have gaps: {self.code}")

    @property
    def asking(self) -> set[str]:
        """The people who asked for this."""
        return {stored.request.person for stored in self.events if stored.request}


async def write_appends(connection: AsyncConnection, appends: Sequence[Append]) -> list[Exception | None]:
    """Write those that follow the last event of their table; what is wrong with each of the others."""
    codes = sorted({append.code for append in appends})
    found = await connection.execute(
        select(tables.c.code, tables.c.version)
        .where(tables.c.code.in_(codes))
        .order_by(tables.c.code)
        .with_for_update()
    )
    versions: dict[str, int] = {row.code: row.version for row in found}
    known = await _with_session(connection, {person for append in appends for person in append.asking})
    accepted: list[Append] = []
    problems: list[Exception | None] = []
    for append in appends:
        if versions.get(append.code) != append.events[0].event.version - 1:
            problems.append(Conflict())
        elif not append.asking <= known:
            problems.append(NoSession())
        else:
            versions[append.code] = append.events[-1].event.version
            accepted.append(append)
            problems.append(None)
    if accepted:
        await connection.execute(
            update(tables).where(tables.c.code == bindparam("key")), [_table_row(one) for one in accepted]
        )
        await connection.execute(insert(events), [row for one in accepted for row in event_rows(one)])
        await _write_people(connection, accepted)
        await _write_ratings(connection, accepted)
    return problems


async def _with_session(connection: AsyncConnection, people: Collection[str]) -> set[str]:
    """Those of these people who have a session: nobody else may write anything."""
    if not people:
        return set()
    return {*await connection.scalars(select(sessions.c.person).where(sessions.c.person.in_(people)))}


def _table_row(append: Append) -> dict[str, Any]:
    return {
        "key": append.code,
        "version": append.events[-1].event.version,
        **summary_row(append.summary),
    }


def summary_row(summary: Summary) -> dict[str, Any]:
    """What the row of a table says for lists."""
    return {
        "game": summary.game,
        "status": summary.status,
        "is_public": summary.is_public,
        "line": summary.line,
        "wakes_at": summary.wakes_at,
        "updated_at": summary.updated_at,
    }


def event_rows(append: Append) -> Rows:
    """The rows of events; a request that led to several stands with the last."""
    last = {stored.request: stored.event.version for stored in append.events}
    rows = []
    for stored in append.events:
        request = stored.request if last[stored.request] == stored.event.version else None
        rows.append(
            {
                "table": append.code,
                "version": stored.event.version,
                "at": stored.event.at,
                "kind": stored.event.kind,
                "body": stored.event.model_dump_json(),
                "request_person": request and request.person,
                "request_id": request and request.id,
            }
        )
    return rows


async def _write_people(connection: AsyncConnection, appends: Iterable[Append]) -> None:
    """Who is at the tables now, and who was: only what has changed."""
    codes = {append.code for append in appends}
    found = await connection.execute(
        select(table_people.c.table, table_people.c.person, table_people.c.is_there).where(
            table_people.c.table.in_(codes)
        )
    )
    before = {(code, person): is_there for code, person, is_there in found}
    after = dict(before)
    for append in appends:
        for key in [key for key in after if key[0] == append.code]:
            after[key] = False
        for stored in append.events:
            if person := getattr(stored.event, "person", None):
                after[append.code, person] = False
        for person in append.summary.people:
            after[append.code, person] = True
    changes = [
        {"code": code, "who": person, "there": is_there, "is_new": (code, person) not in before}
        for (code, person), is_there in after.items()
        if before.get((code, person)) != is_there
    ]
    if known := [change for change in changes if not change["is_new"]]:
        await connection.execute(
            update(table_people)
            .where(table_people.c.table == bindparam("code"), table_people.c.person == bindparam("who"))
            .values(is_there=bindparam("there")),
            known,
        )
    if new := [change for change in changes if change["is_new"]]:
        # Selected from the people there are: somebody may have deleted the account by now.
        columns = select(
            bindparam("code"), persons.c.id, bindparam("there", type_=table_people.c.is_there.type)
        )
        await connection.execute(
            insert(table_people).from_select(
                ["table", "person", "is_there"], columns.where(persons.c.id == bindparam("who"))
            ),
            new,
        )


async def _write_ratings(connection: AsyncConnection, appends: Iterable[Append]) -> None:
    rows = [
        {"who": person, "what": append.summary.game, "change": change}
        for append in appends
        for person, change in (append.ratings or {}).items()
    ]
    if rows:
        mine = (ratings.c.person == bindparam("who"), ratings.c.game == bindparam("what"))
        # Selected from the people there are, as above.
        first = select(persons.c.id, bindparam("what"), literal(START)).where(
            persons.c.id == bindparam("who"), ~exists().where(*mine)
        )
        await connection.execute(insert(ratings).from_select(["person", "game", "rating"], first), rows)
        await connection.execute(
            update(ratings).where(*mine).values(rating=ratings.c.rating + bindparam("change")), rows
        )


async def add_table(connection: AsyncConnection, seed: str, append: Append) -> None:
    """Write a new table with its first events; NoSession if its maker has none."""
    maker: str = append.events[0].event.person  # type: ignore[union-attr]
    if not await _with_session(connection, [maker]):
        raise NoSession
    row = {"code": append.code, "seed": seed, "version": append.events[-1].event.version}
    await connection.execute(insert(tables), [{**row, **summary_row(append.summary)}])
    await connection.execute(insert(events), event_rows(append))
    await _write_people(connection, [append])
