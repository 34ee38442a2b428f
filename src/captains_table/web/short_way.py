"""The short way for what happens most, a choice: the framework's way costs as much again as all that the rules do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, ReceiveMessage, Scope, Send

from captains_table.server.harbour import Harbour
from captains_table.web.api_tables import decide
from captains_table.web.shapes import Chosen
from captains_table.web.visitor import provide_visitor

BEFORE, AFTER = "/api/tables/", "/choices"
_read = msgspec.json.Decoder(Chosen).decode


class ShortWay:
    """Pure ASGI. Choices that cannot be read, and all other requests, go the framework's way, which says why."""

    def __init__(
        self, app: ASGIApp, harbour: Harbour, explain: Callable[[Request[Any, Any, State], Exception], Response[Any]]
    ) -> None:
        self.app = app
        self.harbour = harbour
        self.explain = explain

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope["path"] if scope["type"] == ScopeType.HTTP and scope["method"] == "POST" else ""
        if not (path.startswith(BEFORE) and path.endswith(AFTER)):
            await self.app(scope, receive, send)
            return
        message = await receive()
        chosen = _chosen(message)
        if chosen is None:
            await self.app(scope, _again(message, receive), send)
        else:
            await self._answer(Request(scope, receive, send), path[len(BEFORE) : -len(AFTER)], chosen, send)

    async def _answer(self, request: Request[Any, Any, State], code: str, chosen: Chosen, send: Send) -> None:
        try:
            taken = await decide(self.harbour, code, chosen, await provide_visitor(request))
        except Exception as error:
            refusal = self.explain(request, error).to_asgi_response(None, request)
            await refusal(request.scope, request.receive, send)
            return
        body = b'{"seq":%d}' % taken.seq
        headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})


def _chosen(message: ReceiveMessage) -> Chosen | None:
    """The choice, if it came in one piece and can be read."""
    if message["type"] != "http.request" or message["more_body"]:
        return None
    try:
        return _read(message["body"])
    except (RecursionError, UnicodeDecodeError, msgspec.MsgspecError):
        return None


def _again(message: ReceiveMessage, receive: Receive) -> Receive:
    """All that was received, from the beginning."""
    messages = [message]

    async def received() -> Any:
        return messages.pop() if messages else await receive()

    return received
