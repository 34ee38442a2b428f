"""Around every request: no writes from other sites, strict headers on every answer, counts and times."""

from __future__ import annotations

import time

import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import Counter, Histogram

SAFE = {"GET", "HEAD", "OPTIONS"}
HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
        b"connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
LONGEST_PATH = 250  # bytes; a longer name cannot be a file's

requests = Counter("captain_requests_total", "Requests answered", ["method", "status"])
seconds = Histogram("captain_request_seconds", "Time to the end of an answer, streams left out")
logger = structlog.get_logger()


class Guard:
    """Pure ASGI: it costs next to nothing."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 500
        known = next((value for name, value in scope["headers"] if name == b"if-none-match"), None)

        async def guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                if known is not None and (b"etag", known) in message["headers"]:  # the browser has it already
                    message["status"] = 304
                    message["headers"] = [each for each in message["headers"] if each[0] != b"content-length"]
                status = message["status"]
                message["headers"] = [*message["headers"], *HEADERS]
            elif status == 304 and message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        method = scope["method"]
        if method not in SAFE and _from_elsewhere(scope):
            await _refuse(guarded, 403, b"Requests from other sites are refused.")
        elif len(scope["path"].encode()) > LONGEST_PATH or not scope["path"].isprintable():
            await _refuse(guarded, 404, b"There is nothing here.")
        else:
            await self.app(scope, receive, guarded)
        requests.labels(method, status).inc()
        if not scope["path"].endswith("/stream"):
            seconds.observe(time.perf_counter() - began)
        if status >= 500:
            logger.error("request failed", method=method, path=scope["path"], status=status)


async def _refuse(send: Send, status: int, message: bytes) -> None:
    await send({"type": "http.response.start", "status": status, "headers": [(b"content-type", b"application/json")]})
    await send({"type": "http.response.body", "body": b'{"message":"%b","rule":""}' % message, "more_body": False})


def _from_elsewhere(scope: Scope) -> bool:
    """Fetch metadata first; for browsers without it, the origin."""
    headers = dict(scope["headers"])
    site = headers.get(b"sec-fetch-site")
    if site is not None:
        return site not in (b"same-origin", b"none")
    origin = headers.get(b"origin")
    return origin is not None and origin.partition(b"://")[2] != headers.get(b"host", b"")
