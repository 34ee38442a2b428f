"""`captain serve`, and `captain` alone: the tables in the browser."""

from __future__ import annotations

import argparse
import gc
import os
import socket
import sys
import threading
import webbrowser
from contextlib import closing
from typing import TYPE_CHECKING

from captains_table.server.errors import BadSetting, DatabaseInUse, DatabaseTaken
from captains_table.server.settings import LAST_PORT, Settings

if TYPE_CHECKING:
    from litestar import Litestar

EPILOG = """settings, by flag or by environment variable (a flag goes first):
  CAPTAIN_HOST          address to listen on (127.0.0.1; 0.0.0.0 for everybody who can reach this machine)
  CAPTAIN_PORT          port (8000; the next free one if that is taken and no port was asked for)
  DATABASE_URL          a PostgreSQL database, as in postgresql://user:password@host/name (SQLite otherwise)
  CAPTAIN_DATA          folder of the embedded database ($XDG_DATA_HOME/captains-table or ~/.local/share/captains-table)
  CAPTAIN_PACKS         folder with component data of your own, see docs/packs.md
  CAPTAIN_WORKERS       processes in which bots think and games are replayed (one less than there are cores, at least 2)
  CAPTAIN_BOT_PACE      seconds a bot takes over a move while somebody watches (0.6)
  CAPTAIN_PATIENCE      seconds until the rules answer for somebody who lets all others wait, 0 for never (120)
  CAPTAIN_KEEP_GUESTS   days without a visit until a guest (no account) is removed, 0 for never (400)
  CAPTAIN_KEEP_OPEN_TABLES   days without a touch until an unfinished table is removed, 0 for never (180)
  CAPTAIN_KEEP_FINISHED      days without a touch until a finished table is removed, 0 for never (0)
  CAPTAIN_LIMITS        on or off: rate limits (on)
  CAPTAIN_CONNECTIONS   open connections that one address may have (250)
  CAPTAIN_HOSTS         names by which this server may be called, comma separated, * for any
                        (addresses, localhost, this machine's name; any behind trusted proxies)
  CAPTAIN_TRUSTED_PROXIES  reverse proxies whose X-Forwarded-For and X-Forwarded-Proto count: addresses and networks,
                        comma separated, or how many there are one behind another, such as 1 (none)
  CAPTAIN_BEHIND_PROXY  on or off: the same as CAPTAIN_TRUSTED_PROXIES=1 (off)
  CAPTAIN_LOG           text or json (text)
  CAPTAIN_LOG_LEVEL     debug, info, warning, error (info)

also served: /healthz, /metrics (Prometheus), /api/schema/openapi.json (docs/api.md)"""

DEFAULTS = {
    "host": None, "port": None, "database_url": None, "data": None, "packs": None, "log": None, "open": True,
}  # fmt: skip


def add_command(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "serve",
        help="serve the tables in the browser",
        description="Serve the tables in the browser, with everything they need in one process.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--host", help="address to listen on")
    parser.add_argument("--port", type=int, help="port to listen on")
    parser.add_argument("--database-url", metavar="URL", help="PostgreSQL instead of the embedded database")
    parser.add_argument("--data", metavar="DIR", help="folder of the embedded database")
    parser.add_argument("--packs", metavar="DIR", help="component data of your own")
    parser.add_argument("--log", choices=("text", "json"), help="form of the log")
    parser.add_argument("--open", action="store_true", help="open the page in a browser")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from captains_table.web.app import create_app
    from captains_table.web.logs import configure

    settings = Settings.read(
        os.environ,
        host=args.host,
        port=args.port,
        database_url=args.database_url,
        data=args.data,
        packs=args.packs,
        log=args.log,
    )
    chosen = args.port is not None or "CAPTAIN_PORT" in os.environ
    port = _free_port(settings.host, settings.port, chosen)
    shown = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::") else settings.host
    url = f"http://{shown}:{port}"
    app = create_app(settings)
    try:
        app.state.registry.prepare(url)
    except DatabaseInUse as elsewhere:
        if args.open and elsewhere.url:
            _open(elsewhere.url)
        raise
    with closing(app.state.registry.store):
        configure(settings.log, settings.log_level)
        print(f"Captain's Table is open at {url}   (Ctrl+C closes it)", flush=True)
        if args.open:
            threading.Timer(1.0, _open, [url]).start()
        _serve(app, settings, port)
    return 0


def _serve(app: Litestar, settings: Settings, port: int) -> None:
    import uvicorn

    from captains_table.web.connections import uvicorn_options

    gc.collect()
    gc.freeze()  # what is there now stays: the collector need not look through it again and again
    gc.set_threshold(50_000, 5, 5)  # nor so often through requests that are just being answered
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=port,
        log_config=None,  # its messages go the way of all others: see web.logs
        log_level="error",  # it warns of every request that is none: anybody could fill the log
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=2,
        **uvicorn_options(settings),
    )

    class Server(uvicorn.Server):
        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            """Streams never end by themselves: tell them first, so that closing is quick and quiet."""
            app.state.registry.end_streams()
            await super().shutdown(sockets)

    server = Server(config)
    replaced: list[DatabaseInUse] = []

    def close(by: DatabaseInUse) -> None:
        """Another server has the database: what is shown here may be wrong by now."""
        replaced.append(by)
        server.should_exit = True

    app.state.registry.store.on_replaced = close
    server.run()
    if replaced:
        raise DatabaseTaken(replaced[0])


def _free_port(host: str, port: int, chosen: bool) -> int:
    """The port, or the next free one if it was not asked for."""
    for candidate in [port] if chosen else range(port, min(port + 20, LAST_PORT + 1)):
        with closing(socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, candidate))
            except OSError:
                continue
            return candidate
    raise BadSetting("port_taken", port=port, host=host)


def _open(url: str) -> None:
    """Only where there is a screen."""
    screen = sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if screen:
        webbrowser.open(url)
