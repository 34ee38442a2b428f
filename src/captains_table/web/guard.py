"""Around every request: no foreign names, no writes from other sites, bounds of both, strict headers, counts."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import structlog
from litestar import Request, Response
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send
from prometheus_client import Counter, Histogram

from captains_table.server.addresses import rate_limit_key
from captains_table.server.errors import Misdirected, TooMany
from captains_table.server.limits import Limits
from captains_table.web.hosts import AllowedHosts
from captains_table.web.visitor import AnyRequest

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
FOR_ONE_READER = (b"cache-control", b"no-store")  # whatever does not say that it may be kept
HEALTH = "/healthz"  # asked by machines that know no names
NOT_COUNTED = ("/static/", "/titles/", "/texts/", "/favicon.ico", HEALTH, "/metrics")
LONGEST_PATH = 250  # bytes; a longer name cannot be a file's

requests = Counter("captain_requests_total", "Requests answered", ["method", "status"])
seconds = Histogram("captain_request_seconds", "Time to the end of an answer, streams left out")
logger = structlog.get_logger()


class Guard:
    """Pure ASGI: it costs next to nothing."""

    def __init__(
        self,
        app: ASGIApp,
        hosts: AllowedHosts,
        limits: Limits,
        explain: Callable[[AnyRequest, Exception], Response[Any]],
    ) -> None:
        self.app = app
        self.hosts = hosts
        self.limits = limits
        self.explain = explain

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
                kept = any(name == b"cache-control" for name, _ in message["headers"])
                message["headers"] = [*message["headers"], *HEADERS, *([] if kept else [FOR_ONE_READER])]
            elif status == 304 and message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        await self._answer(scope, receive, guarded)
        requests.labels(scope["method"], status).inc()
        if not scope["path"].endswith("/stream"):
            seconds.observe(time.perf_counter() - began)
        if status >= 500:
            logger.error("request failed", method=scope["method"], path=scope["path"], status=status)

    async def _answer(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        safe = scope["method"] in SAFE
        try:
            if scope["path"] != HEALTH:
                self._check_host(scope)
            if not safe or not (scope["path"].startswith(NOT_COUNTED) or scope["path"].endswith("/stream")):
                address = rate_limit_key(scope["client"][0]) if scope["client"] else ""
                self.limits.take("read" if safe else "write", address)
        except (Misdirected, TooMany) as error:
            request: AnyRequest = Request(scope, receive, send)
            await self.explain(request, error).to_asgi_response(None, request)(scope, receive, send)
            return
        if not safe and _from_elsewhere(scope):
            await _refuse(send, 403, b"Requests from other sites are refused.")
        elif len(scope["path"].encode()) > LONGEST_PATH or not scope["path"].isprintable():
            await _refuse(send, 404, b"There is nothing here.")
        else:
            await self.app(scope, receive, send)

    def _check_host(self, scope: HTTPScope) -> None:
        """One name, and one of ours."""
        called = [value for name, value in scope["headers"] if name == b"host"]
        if len(called) != 1 or not self.hosts.allow(called[0]):
            raise Misdirected("wrong_host", host=b", ".join(called).decode("latin-1")[:100])


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
