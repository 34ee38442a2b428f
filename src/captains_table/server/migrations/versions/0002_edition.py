"""By which rules and which packs a table is played; tables from before count as played by those of today."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("rules", sa.Integer))
        tables.add_column(sa.Column("packs", sa.String(12)))


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("packs")
        tables.drop_column("rules")
