"""The connection to the database, and bringing its tables up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

MIGRATIONS = Path(__file__).with_name("migrations")
WRITES = "mirabilia_writes"  # an execution option: the connection writes
SINGLE_READ = "mirabilia_single_read"  # an execution option: one statement that needs no transaction
PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 10000")


def make_engine(address: str) -> AsyncEngine:
    """An engine; its errors never tell parameters, which may be secret."""
    engine = create_async_engine(address, hide_parameters=True, pool_size=8, max_overflow=8)
    if engine.dialect.name == "sqlite":
        _prepare_sqlite(engine)
    return engine


def migrate(connection: Connection) -> None:
    """Bring the tables up to date."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


# All that is particular to SQLite stands below.


def _prepare_sqlite(engine: AsyncEngine) -> None:
    database = make_url(str(engine.url)).database
    assert database is not None
    Path(database).parent.mkdir(mode=0o700, parents=True, exist_ok=True)

    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # SQLAlchemy begins transactions, not the driver
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begun(connection: Connection) -> None:
        options = connection.get_execution_options()
        if not options.get(SINGLE_READ):
            # A transaction that reads first and writes later could not wait for another writer.
            connection.exec_driver_sql("BEGIN IMMEDIATE" if options.get(WRITES) else "BEGIN")
