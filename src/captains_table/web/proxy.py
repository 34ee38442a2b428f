"""Behind a reverse proxy: who asks, and whether by HTTPS, as trusted proxies say; what others say is not heard."""

from __future__ import annotations

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from captains_table.server.addresses import TrustedProxies, read_address


class ProxyHeaders:
    """Pure ASGI. Each proxy adds on the right who spoke to it: what stands left of trusted words is hearsay."""

    def __init__(self, app: ASGIApp, trust: TrustedProxies) -> None:
        self.app = app
        self.trust = trust

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            self._see_through(scope)
        await self.app(scope, receive, send)

    def _see_through(self, scope: Scope) -> None:
        peer = scope["client"][0] if scope["client"] else None
        if not self.trust.trusts(peer):
            return
        forwarded = _listed(scope, b"x-forwarded-for")
        passed = self.trust.trusted_hops(forwarded)
        # where the word of a proxy is no address, that of the next one on the right counts, at last the peer's own
        for text in forwarded[len(forwarded) - passed :]:
            if (address := read_address(text)) is not None:
                scope["client"] = (str(address), 0)
                break
        schemes = _listed(scope, b"x-forwarded-proto")
        scheme = schemes[-min(max(passed, 1), len(schemes))] if schemes else ""
        if scheme in ("http", "https"):
            scope["scheme"] = scheme


def _listed(scope: Scope, name: bytes) -> list[str]:
    """All that was sent under this name, one after another."""
    values = [value.decode("latin-1") for key, value in scope["headers"] if key == name]
    return [word.strip() for value in values for word in value.split(",")] if values else []
