"""Taking a person out of everything that is kept; the matches stay."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import bindparam, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..tables.summary import Line
from .models import events, persons, table_people, tables

NAMING = ("made", "sat", "stood", "said")  # the kinds of events that tell a name


async def forget(connection: AsyncConnection, person: str) -> None:
    """Delete a person; events keep their order and actions, but the name and the talk become empty."""
    codes = (
        await connection.scalars(select(table_people.c.table).where(table_people.c.person == person))
    ).all()
    for code in codes:
        await _forget_at(connection, code, person)
    await connection.execute(delete(persons).where(persons.c.id == person))


async def _forget_at(connection: AsyncConnection, code: str, person: str) -> None:
    found = await connection.execute(
        select(events.c.version, events.c.body).where(events.c.table == code, events.c.kind.in_(NAMING))
    )
    bodies: dict[int, dict[str, Any]] = {version: json.loads(body) for version, body in found}
    names = {body["name"] for body in bodies.values() if body.get("person") == person}
    rows = []
    for version, body in bodies.items():
        # Who has left a seat is told by name alone.
        if body.get("person", person) == person and body["name"] in names:
            body["name"] = ""
            if body["kind"] == "said":
                body["text"] = ""
            rows.append({"number": version, "text": json.dumps(body, ensure_ascii=False)})
    if rows:
        await connection.execute(
            update(events)
            .where(events.c.table == code, events.c.version == bindparam("number"))
            .values(body=bindparam("text")),
            rows,
        )
    line = Line.model_validate_json(
        await connection.scalar(select(tables.c.line).where(tables.c.code == code)) or ""
    )
    if person in line.people:
        hidden = ["" if who == person else name for who, name in zip(line.people, line.table.names)]
        table = line.table.model_copy(update={"names": hidden})
        text = line.model_copy(update={"table": table}).model_dump_json()
        await connection.execute(update(tables).where(tables.c.code == code).values(line=text))
