"""Revisions of tables, keys of submissions by seat, known devices, and the trusted time."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
        tables.add_column(sa.Column("mark", sa.Integer))
        tables.add_column(sa.Column("touched", sa.DateTime(timezone=True)))
    with op.batch_alter_table("events") as events:
        events.drop_constraint("events_key", type_="unique")
        events.create_unique_constraint("events_key", ["code", "seat", "key"])
    op.create_table(
        "devices",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False, index=True),
        sa.Column("used", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "meta",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("meta")
    op.drop_table("devices")
    events = sa.table("events", sa.column("code"), sa.column("seq"), sa.column("key"))
    earlier = events.alias()
    taken = sa.exists().where(
        earlier.c.code == events.c.code, earlier.c.key == events.c.key, earlier.c.seq < events.c.seq
    )
    op.execute(events.update().where(taken).values(key=None))  # two seats may have used the same one
    with op.batch_alter_table("events") as changed:
        changed.drop_constraint("events_key", type_="unique")
        changed.create_unique_constraint("events_key", ["code", "key"])
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("touched")
        tables.drop_column("mark")
        tables.drop_column("revision")
