"""The tables of the database. Times are milliseconds since 1970; a change here needs a migration."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)


def _person(is_key: bool = False) -> Column[str]:
    return Column(
        "person", String(32), ForeignKey("persons.id", ondelete="CASCADE"), primary_key=is_key, nullable=False
    )


def _table() -> Column[str]:
    return Column("table", String(64), ForeignKey("tables.code"), primary_key=True)


persons = Table(
    "persons",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("name_key", String(80), unique=True),  # case-folded, of registered people only
    Column("password_hash", String(200)),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    _person(),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Index(None, "person"),
    Index(None, "expires_at"),
)

ratings = Table(
    "ratings",
    metadata,
    _person(is_key=True),
    Column("game", String(40), primary_key=True),
    Column("rating", Integer, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("code", String(64), primary_key=True),
    Column("seed", String(200), nullable=False),
    Column("version", Integer, nullable=False),  # of the last event
    Column("game", String(40), nullable=False),
    Column("status", String(16), nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("line", Text, nullable=False),
    Column("wakes_at", BigInteger),
    Column("updated_at", BigInteger, nullable=False),
    Index("ix_tables_lists", "status", "is_public", "updated_at"),
    Index(None, "wakes_at"),
)

table_people = Table(
    "table_people",
    metadata,
    _table(),
    _person(is_key=True),
    Column("is_there", Boolean, nullable=False),  # False: was there or spoke, so that the log has the name
    Index(None, "person"),
)

events = Table(
    "events",
    metadata,
    _table(),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(24), nullable=False),
    Column("body", Text, nullable=False),
    Column("request_person", String(32)),
    Column("request_id", String(64)),
    UniqueConstraint("table", "request_person", "request_id", name="uq_events_request"),
)
