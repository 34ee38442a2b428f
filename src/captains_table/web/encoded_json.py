"""Answers that are encoded already, and compressed where the reader accepts that."""

from __future__ import annotations

from typing import Any, cast

from litestar import MediaType, Response

from captains_table.web.api_types import JsonObject
from captains_table.web.visitor import AnyRequest

PATHS = [  # which the framework must not compress
    "/stream$",
    "/choices$",
    "/(replays?|films?)$",
    "/(look-back|past)/",
    "^/api/tables/[^/]+$",
]


def accepts_gzip(request: AnyRequest) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


def encoded_json(data: bytes, *, compressed: bool) -> Response[JsonObject]:
    headers = {"vary": "accept-encoding"} | ({"content-encoding": "gzip"} if compressed else {})
    return Response(cast(Any, data), media_type=MediaType.JSON, headers=headers)
