"""Runs the migrations on the connection that the store has opened."""

from __future__ import annotations

from alembic import context
from sqlalchemy import Connection

from mirabilia.server.store.models import metadata

connection: Connection = context.config.attributes["connection"]
# SQLite cannot change a column in place; in batches Alembic makes the table anew.
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
