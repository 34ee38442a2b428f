"""Answers that are ready to be sent: encoded, and compressed where the reader takes that, before they came here."""

from __future__ import annotations

from typing import Any, cast

from litestar import MediaType, Request, Response
from litestar.datastructures import State

from captains_table.web.shapes import Plain

Ask = Request[Any, Any, State]
PATHS = ["/stream$", "/choices$", "/films?$", "/past/", "^/api/tables/[^/]+$"]  # the framework leaves them as they are


def takes_gzip(request: Ask) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


def ready_json(data: bytes, *, compressed: bool) -> Response[Plain]:
    headers = {"vary": "accept-encoding"} | ({"content-encoding": "gzip"} if compressed else {})
    return Response(cast(Any, data), media_type=MediaType.JSON, headers=headers)
