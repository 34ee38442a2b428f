"""How and when a game ended, so that lists need not play it again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("ending", sa.JSON))
        tables.add_column(sa.Column("ended", sa.DateTime(timezone=True)))


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("ended")
        tables.drop_column("ending")
