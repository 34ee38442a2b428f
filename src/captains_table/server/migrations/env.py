"""Run by Alembic: brings a database from one revision to the next."""

from __future__ import annotations

from alembic import context
from sqlalchemy import create_engine

from captains_table.server.schema import metadata

engine = create_engine(context.config.attributes["url"], hide_parameters=True)
with engine.connect() as connection:
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()
engine.dispose()
