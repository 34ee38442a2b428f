"""A shortcut on the route of what happens most, a choice: the framework's own work costs a third of the whole."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.types import ASGIApp, Receive, ReceiveMessage, Scope, Send

from captains_table.web.api_types import SubmittedChoice
from captains_table.web.table_access import submit_choice
from captains_table.web.visitor import AnyRequest, provide_visitor

_read = msgspec.json.Decoder(SubmittedChoice).decode


class ChoiceFastPath:
    """Of that route alone. What it cannot read goes on to the handler of the route, and the framework says why."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        message = await receive()
        submitted = _submitted(message)
        if submitted is None:
            await self.app(scope, _again(message, receive), send)
            return
        request: AnyRequest = Request(scope, receive, send)
        registry, code = request.app.state.registry, scope["path_params"]["code"]
        accepted = await submit_choice(registry, code, submitted, await provide_visitor(request))
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
