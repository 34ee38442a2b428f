"""The fast path for what happens most, a choice: the framework would cost as much again as all that the rules do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, ReceiveMessage, Scope, Send

from captains_table.server.registry import TableRegistry
from captains_table.web.api_tables import submit_choice
from captains_table.web.api_types import SubmittedChoice
from captains_table.web.visitor import AnyRequest, provide_visitor

BEFORE, AFTER = "/api/tables/", "/choices"
_read = msgspec.json.Decoder(SubmittedChoice).decode


class ChoiceFastPath:
    """Pure ASGI. Choices that cannot be read, and all other requests, go the framework's way, which says why."""

    def __init__(
        self,
        app: ASGIApp,
        registry: TableRegistry,
        explain: Callable[[AnyRequest, Exception], Response[Any]],
    ) -> None:
        self.app = app
        self.registry = registry
        self.explain = explain

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope["path"] if scope["type"] == ScopeType.HTTP and scope["method"] == "POST" else ""
        if not (path.startswith(BEFORE) and path.endswith(AFTER)):
            await self.app(scope, receive, send)
            return
        message = await receive()
        submitted = _submitted(message)
        if submitted is None:
            await self.app(scope, _again(message, receive), send)
        else:
            await self._answer(Request(scope, receive, send), path[len(BEFORE) : -len(AFTER)], submitted, send)

    async def _answer(self, request: AnyRequest, code: str, submitted: SubmittedChoice, send: Send) -> None:
        try:
            accepted = await submit_choice(self.registry, code, submitted, await provide_visitor(request))
        except Exception as error:
            refusal = self.explain(request, error).to_asgi_response(None, request)
            await refusal(request.scope, request.receive, send)
            return
        body = b'{"seq":%d}' % accepted.seq
        headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})


def _submitted(message: ReceiveMessage) -> SubmittedChoice | None:
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
