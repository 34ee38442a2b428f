"""What can be set from outside, each by an environment variable, all with sane defaults."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from captains_table.server.addresses import TrustedProxies
from captains_table.server.errors import BadSetting

LOGS = ("text", "json")
LAST_PORT = 65535
ALIASES = {"database_url": "DATABASE_URL", "workers": "CAPTAIN_BOT_WORKERS"}
MOST_DAYS = 36_500
LOG_LEVELS = ("debug", "info", "warning", "error")


def _data_home() -> Path:
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "captains-table"


@dataclass(frozen=True, kw_only=True)
class Settings:
    """How to serve. Field `bot_pace` is read from CAPTAIN_BOT_PACE, and so on; `database_url` from DATABASE_URL too."""

    host: str = "127.0.0.1"
    port: int = 8000
    database_url: str = ""  # empty: SQLite in the data folder
    data: str = ""  # empty: captains-table in the user's data folder
    packs: str = ""  # a folder with one's own component data
    workers: int = 0  # 0: one less than there are cores, at least two
    bot_pace: float = 0.6  # seconds a bot waits before it moves, so that people can follow
    patience: float = 120.0  # seconds until a secret answer that all wait for is given by the rules; 0: never
    keep_guests: int = 400  # days after which a guest who does not come back is removed; 0: never
    keep_open_tables: int = 180  # days an unfinished table may lie untouched; 0: for ever
    keep_finished: int = 0  # days a finished one is kept; 0: for ever
    limits: bool = True  # rate limits
    behind_proxy: bool = False  # the same as one trusted proxy
    trusted_proxies: str = ""  # whose X-Forwarded-For and -Proto count: addresses and networks, or how many hops
    hosts: str = ""  # the names by which this server may be called; empty: see web.hosts
    connections: int = 250  # open ones that an address may have
    log: str = "text"  # text or json
    log_level: str = "info"

    @property
    def trust(self) -> TrustedProxies:
        """Of reverse proxies."""
        return (
            TrustedProxies.read(self.trusted_proxies)
            if self.trusted_proxies.strip()
            else TrustedProxies(hops=int(self.behind_proxy))
        )

    @property
    def database(self) -> str:
        """An SQLAlchemy URL."""
        url = self.database_url
        if not url:
            folder = Path(self.data).expanduser() if self.data else _data_home()
            try:
                folder.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise BadSetting("bad_data", folder=folder, problem=error.strerror) from None
            return f"sqlite:///{folder / 'tables.db'}"
        for short in ("postgres://", "postgresql://"):
            if url.startswith(short):
                return f"postgresql+psycopg://{url.removeprefix(short)}"
        return url

    @classmethod
    def read(cls, environment: Mapping[str, str], **given: Any) -> Settings:
        """From the environment; what is given (not None) goes first."""
        values: dict[str, Any] = {}
        for field in fields(cls):
            text = environment.get(f"CAPTAIN_{field.name.upper()}")
            if field.name in ALIASES:
                text = text or environment.get(ALIASES[field.name])
            if text is not None:
                values[field.name] = _parse(field.name, field.type, text)
        values.update({name: value for name, value in given.items() if value is not None})
        settings = cls(**values)
        if settings.log not in LOGS:
            raise BadSetting("bad_log", given=settings.log, known=list(LOGS))
        if settings.log_level.lower() not in LOG_LEVELS:
            raise BadSetting("bad_log_level", given=settings.log_level, known=list(LOG_LEVELS))
        if not 0 < settings.port <= LAST_PORT:
            raise BadSetting("bad_port", given=settings.port, last=LAST_PORT)
        for name in ("keep_guests", "keep_open_tables", "keep_finished"):
            if not 0 <= (days := getattr(settings, name)) <= MOST_DAYS:
                raise BadSetting("bad_days", name=f"CAPTAIN_{name.upper()}", given=days, most=MOST_DAYS)
        if settings.connections < 1:
            raise BadSetting("bad_connections", given=settings.connections)
        _ = settings.trust  # refused now, not when somebody comes
        return settings


def _parse(name: str, kind: object, text: str) -> object:
    try:
        match str(kind):
            case "bool":
                return {"1": True, "on": True, "true": True, "0": False, "off": False, "false": False}[text.lower()]
            case "int":
                return int(text)
            case "float":
                return float(text)
            case _:
                return text
    except (KeyError, ValueError):
        raise BadSetting("bad_value", name=f"CAPTAIN_{name.upper()}", given=text, kind=kind) from None
