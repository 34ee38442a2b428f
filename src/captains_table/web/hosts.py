"""By which names this server may be called: another site's name that leads here (DNS rebinding) opens nothing."""

from __future__ import annotations

import re
import socket
from functools import lru_cache

from captains_table.server.addresses import read_address
from captains_table.server.settings import Settings

LONGEST = 260  # characters of a name and its port
WITH_PORT = re.compile(r"(\[[^\]]*\]|[^:\[\]]+?)\.?(?::\d*)?")


class AllowedHosts:
    """Names and, as in `*.example.org`, all below one; `*` is any."""

    def __init__(self, settings: Settings) -> None:
        named = [name.strip().lower() for name in settings.hosts.split(",") if name.strip()]
        self.addresses = not named  # nobody can make an address lead elsewhere
        if not named:
            named = ["*"] if settings.trust else ["localhost", "*.localhost", *_own_names(), settings.host.lower()]
        self.any = "*" in named
        self.names = {name for name in named if not name.startswith("*.")}
        self.endings = tuple(name[1:] for name in named if name.startswith("*."))
        self._known = lru_cache(1024)(self._read)

    def allow(self, host: bytes) -> bool:
        """Whether a request with this header is for us."""
        return len(host) <= LONGEST and self._known(host)

    def _read(self, host: bytes) -> bool:
        written = WITH_PORT.fullmatch(host.decode("latin-1").lower())
        if written is None:
            return False
        name = written[1]
        return (
            self.any
            or name in self.names
            or name.endswith(self.endings)
            or (self.addresses and read_address(name) is not None)
        )


def _own_names() -> list[str]:
    """What this machine is called, alone and in its local network."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return [name, short, f"{short}.local"]
