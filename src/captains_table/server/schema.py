"""The database: people, their sessions, tables, seats, and what happened at each table, in order, for good."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    DateTime,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("account", String(40), unique=True),  # casefolded; none for guests
    Column("password", Text),  # argon2
    Column("created", DateTime(timezone=True), nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),  # its SHA-256: a stolen database opens no session
    Column("person", String(32), nullable=False, index=True),
    Column("created", DateTime(timezone=True), nullable=False, key="used"),  # when it began, or was last used
)

devices = Table(  # from which somebody has signed in: wrong passwords of others do not count there
    "devices",
    metadata,
    Column("token", String(64), primary_key=True),  # its SHA-256
    Column("person", String(32), nullable=False, index=True),
    Column("used", DateTime(timezone=True), nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("code", String(40), primary_key=True),
    Column("title", String(60), nullable=False),
    Column("state", String(10), nullable=False),  # open, playing, over
    Column("public", Boolean, nullable=False),
    Column("sheet", JSON, nullable=False),  # options, seats, host: see table.TableConfig
    Column("seed", Text, nullable=False),  # secret until the game is over
    Column("created", DateTime(timezone=True), nullable=False),
    Column("rules", Integer),  # the title's version when it was dealt
    Column("packs", String(12)),  # the fingerprint of the component data then
    Column("ending", JSON),  # see table.Ending
    Column("ended", DateTime(timezone=True)),
    Column("revision", Integer, nullable=False, server_default="0"),  # how often the row was changed
    Column("mark", Integer),  # revision and latest event together, as the last daily cleanup saw them
    Column("touched", DateTime(timezone=True)),  # by the trusted clock: the cleanup that first saw them so
    Index("tables_by_state", "state", "public", "created"),
)

seats = Table(
    "seats",
    metadata,
    Column("code", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), nullable=False, index=True),
)

events = Table(
    "events",
    metadata,
    Column("code", String(40), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # choose, undo, concede, chat, note
    Column("seat", Integer),
    Column("body", Text, nullable=False),
    Column("key", String(64)),  # of the submission: sent twice, it counts once
    Column("at", DateTime(timezone=True), nullable=False),
    UniqueConstraint("code", "seat", "key", name="events_key"),
)

meta = Table(
    "meta",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
