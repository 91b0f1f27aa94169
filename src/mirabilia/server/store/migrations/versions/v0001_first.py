"""People, sessions, ratings, tables and their events."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "persons",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("name_key", sa.String(80)),
        sa.Column("password_hash", sa.String(200)),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_persons"),
        sa.UniqueConstraint("name_key", name="uq_persons_name_key"),
    )
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_sessions"),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_sessions_person", ondelete="CASCADE"),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_index("ix_sessions_expires_at", "sessions", ["expires_at"])
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rating", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("person", "game", name="pk_ratings"),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_ratings_person", ondelete="CASCADE"),
    )
    op.create_table(
        "tables",
        sa.Column("code", sa.String(64), nullable=False),
        sa.Column("seed", sa.String(200), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("is_public", sa.Boolean, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("wakes_at", sa.BigInteger),
        sa.Column("updated_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_tables"),
    )
    op.create_index("ix_tables_lists", "tables", ["status", "is_public", "updated_at"])
    op.create_index("ix_tables_wakes_at", "tables", ["wakes_at"])
    op.create_table(
        "table_people",
        sa.Column("table", sa.String(64), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("is_there", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table", "person", name="pk_table_people"),
        sa.ForeignKeyConstraint(["table"], ["tables.code"], name="fk_table_people_table"),
        sa.ForeignKeyConstraint(
            ["person"], ["persons.id"], name="fk_table_people_person", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_table_people_person", "table_people", ["person"])
    op.create_table(
        "events",
        sa.Column("table", sa.String(64), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(24), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("request_person", sa.String(32)),
        sa.Column("request_id", sa.String(64)),
        sa.PrimaryKeyConstraint("table", "version", name="pk_events"),
        sa.ForeignKeyConstraint(["table"], ["tables.code"], name="fk_events_table"),
        sa.UniqueConstraint("table", "request_person", "request_id", name="uq_events_request"),
    )


def downgrade() -> None:
    for name in ("events", "table_people", "tables", "ratings", "sessions", "persons"):
        op.drop_table(name)
