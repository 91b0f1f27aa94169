"""The store in a database, through SQLAlchemy."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any

from pydantic import TypeAdapter
from sqlalchemy import ColumnElement, Row, delete, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from .. import times
from ..names import name_key
from ..tables.events import Event
from ..times import DAY
from . import appends
from .appends import Append
from .base import Conflict, Log, NameTaken, Person, Request, Stored, Summary
from .engine import SINGLE_READ, make_engine, migrate
from .forgetting import forget
from .models import events, persons, ratings, sessions, table_people, tables
from .writer import Writer

SESSION = 365 * DAY  # from the last time it was used

EVENT: TypeAdapter[Event] = TypeAdapter(Event)
PERSON = (persons.c.id, persons.c.name, persons.c.password_hash, ratings.c.game, ratings.c.rating)
SUMMARY = (
    tables.c.code,
    tables.c.game,
    tables.c.status,
    tables.c.is_public,
    tables.c.line,
    tables.c.wakes_at,
    tables.c.updated_at,
)


class SqlStore:
    """A `Store` in an SQL database."""

    def __init__(self, address: str) -> None:
        self._engine = make_engine(address)
        self._single_reads = self._engine.execution_options(**{SINGLE_READ: True})
        self._writer = Writer(self._engine)

    async def open(self) -> None:
        async with self._engine.begin() as connection:
            await connection.run_sync(migrate)
        self._writer.start()
        await self._writer.do(_clean_up)

    async def close(self) -> None:
        await self._writer.stop()
        await self._engine.dispose()

    async def check(self) -> None:
        self._writer.check()
        await self._rows(text("SELECT 1"))

    # People and sessions.

    async def add_guest(self, person: Person, token_hash: str, now: int) -> None:
        async def work(connection: AsyncConnection) -> None:
            row = {"id": person.id, "name": person.name, "created_at": now, "seen_at": now}
            await connection.execute(insert(persons), [row])
            await connection.execute(insert(sessions), [_session(person.id, token_hash, now)])

        await self._writer.do(work)

    async def add_session(self, person: str, token_hash: str, now: int) -> None:
        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(sessions), [_session(person, token_hash, now)])

        await self._writer.do(work)

    async def person_of_session(self, token_hash: str, now: int) -> Person | None:
        rows = await self._rows(
            select(*PERSON, sessions.c.seen_at)
            .select_from(sessions.join(persons).outerjoin(ratings, ratings.c.person == persons.c.id))
            .where(sessions.c.token_hash == token_hash, sessions.c.expires_at > now)
        )
        person = _person(rows)
        if person is not None and now - rows[0].seen_at > DAY:
            await self._prolong(person.id, token_hash, now)
        return person

    async def person(self, person: str) -> Person | None:
        return await self._person_where(persons.c.id == person)

    async def person_named(self, name: str) -> Person | None:
        return await self._person_where(persons.c.name_key == name_key(name))

    async def rename(self, person: str, name: str) -> None:
        async def work(connection: AsyncConnection) -> None:
            await connection.execute(update(persons).where(persons.c.id == person).values(name=name))
            await connection.execute(
                update(persons)
                .where(persons.c.id == person, persons.c.name_key.is_not(None))
                .values(name_key=name_key(name))
            )

        await self._unless_taken(work)

    async def register(self, person: str, name: str, password_hash: str) -> None:
        async def work(connection: AsyncConnection) -> None:
            await connection.execute(
                update(persons)
                .where(persons.c.id == person)
                .values(name=name, name_key=name_key(name), password_hash=password_hash)
            )

        await self._unless_taken(work)

    async def end_session(self, token_hash: str) -> str | None:
        people = await self._delete_sessions(sessions.c.token_hash == token_hash)
        return next(iter(people), None)

    async def end_all_sessions(self, person: str) -> None:
        await self._delete_sessions(sessions.c.person == person)

    async def forget(self, person: str) -> None:
        await self._writer.do(lambda connection: forget(connection, person))

    # Tables.

    async def add_table(self, code: str, seed: str, events: Sequence[Stored], summary: Summary) -> None:
        append = Append(code, events, summary)
        try:
            await self._writer.do(lambda connection: appends.add_table(connection, seed, append))
        except IntegrityError as error:
            raise Conflict from error

    async def append(
        self,
        code: str,
        events: Sequence[Stored],
        summary: Summary,
        ratings: dict[str, int] | None = None,
    ) -> None:
        await self._writer.append(Append(code, events, summary, ratings))

    async def load(self, code: str) -> Log | None:
        async with self._engine.connect() as connection:
            seed = await connection.scalar(select(tables.c.seed).where(tables.c.code == code))
            found = await connection.execute(
                select(events.c.body, events.c.request_person, events.c.request_id)
                .where(events.c.table == code)
                .order_by(events.c.version)
            )
            return None if seed is None else Log(code, seed, [_stored(*row) for row in found])

    async def version(self, code: str) -> int:
        rows = await self._rows(select(tables.c.version).where(tables.c.code == code))
        return rows[0].version if rows else 0

    async def open_tables(self, limit: int, since: int = 0, codes: Collection[str] = ()) -> list[Summary]:
        is_shown = or_(tables.c.updated_at >= since, tables.c.code.in_(codes))
        return await self._listed(limit, tables.c.status == "waiting", tables.c.is_public.is_(True), is_shown)

    async def live_tables(self, limit: int) -> list[Summary]:
        return await self._listed(limit, tables.c.status == "playing", tables.c.is_public.is_(True))

    async def tables_of(self, person: str, is_over: bool, before: int | None, limit: int) -> list[Summary]:
        mine = select(table_people.c.table).where(
            table_people.c.person == person, table_people.c.is_there.is_(True)
        )
        status = tables.c.status == "over" if is_over else tables.c.status != "over"
        wanted: list[ColumnElement[bool]] = [tables.c.code.in_(mine), status]
        if before is not None:
            wanted.append(tables.c.updated_at < before)
        return await self._listed(limit, *wanted)

    async def tables_to_wake(self) -> list[Summary]:
        return await self._listed(None, or_(tables.c.wakes_at.is_not(None), tables.c.status == "waiting"))

    # Inside.

    async def _rows(self, statement: Any) -> Sequence[Row[Any]]:
        """What a single statement reads."""
        async with self._single_reads.connect() as connection:
            return (await connection.execute(statement)).all()

    async def _person_where(self, which: ColumnElement[bool]) -> Person | None:
        return _person(await self._rows(select(*PERSON).outerjoin_from(persons, ratings).where(which)))

    async def _prolong(self, person: str, token_hash: str, now: int) -> None:
        async def work(connection: AsyncConnection) -> None:
            await connection.execute(
                update(sessions)
                .where(sessions.c.token_hash == token_hash)
                .values(seen_at=now, expires_at=now + SESSION)
            )
            await connection.execute(update(persons).where(persons.c.id == person).values(seen_at=now))

        await self._writer.do(work)

    async def _unless_taken(self, work: Callable[[AsyncConnection], Any]) -> None:
        try:
            await self._writer.do(work)
        except IntegrityError as error:
            raise NameTaken from error

    async def _delete_sessions(self, which: ColumnElement[bool]) -> Sequence[str]:
        """Whose they were."""

        async def work(connection: AsyncConnection) -> Sequence[str]:
            ended = delete(sessions).where(which).returning(sessions.c.person)
            return (await connection.scalars(ended)).all()

        return await self._writer.do(work)

    async def _listed(self, limit: int | None, *wanted: ColumnElement[bool]) -> list[Summary]:
        async with self._engine.connect() as connection:
            rows = (
                await connection.execute(
                    select(*SUMMARY).where(*wanted).order_by(tables.c.updated_at.desc()).limit(limit)
                )
            ).all()
            people = await _people(connection, [row.code for row in rows])
        return [Summary(**row._asdict(), people=tuple(people[row.code])) for row in rows]


def _person(rows: Sequence[Row[Any]]) -> Person | None:
    """A person from rows of PERSON, one for each rating."""
    if not rows:
        return None
    first = rows[0]
    points = {row.game: row.rating for row in rows if row.game is not None}
    return Person(first.id, first.name, first.password_hash is None, first.password_hash, points)


async def _people(connection: AsyncConnection, codes: Iterable[str]) -> dict[str, list[str]]:
    """Who is at which table."""
    found = await connection.execute(
        select(table_people.c.table, table_people.c.person)
        .where(table_people.c.table.in_(codes), table_people.c.is_there.is_(True))
        .order_by(table_people.c.table, table_people.c.person)
    )
    people: dict[str, list[str]] = defaultdict(list)
    for code, person in found:
        people[code].append(person)
    return people


async def _clean_up(connection: AsyncConnection) -> None:
    """Delete sessions that have ended, and guests that nobody can be any more and no table knows."""
    await connection.execute(delete(sessions).where(sessions.c.expires_at <= times.now_ms()))
    await connection.execute(
        delete(persons).where(
            persons.c.password_hash.is_(None),
            persons.c.id.not_in(select(sessions.c.person)),
            persons.c.id.not_in(select(table_people.c.person)),
        )
    )


def _session(person: str, token_hash: str, now: int) -> dict[str, Any]:
    row = {"token_hash": token_hash, "person": person, "created_at": now, "seen_at": now}
    return {**row, "expires_at": now + SESSION}


def _stored(body: str, person: str | None, request: str | None) -> Stored:
    asked = None if person is None or request is None else Request(person, request)
    return Stored(EVENT.validate_json(body), asked)
