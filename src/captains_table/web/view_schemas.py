"""What a game shows, in the OpenAPI description: the frame that all titles share, and the view of each title."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from captains_table.kernel.view import GameView
from captains_table.titles import title, titles

REF = "#/components/schemas/"
TABLE = "/api/tables/{code}"  # what answers with a game


class RenderWithViews(JsonRenderPlugin):
    """The description as JSON, views included: it is the same as long as the server runs."""

    _rendered = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        self._rendered = self._rendered or super().render(request, with_views(openapi_schema))
        return self._rendered


def with_views(description: dict[str, Any]) -> dict[str, Any]:
    """A copy in which the snapshot of a table says what its game is."""
    (_,), shared = msgspec.json.schema_components([GameView], ref_template=REF + "{name}")
    schemas: dict[str, Any] = dict(shared)
    views = []
    for id in titles():
        kind = title(id).view_type
        if kind is not None:
            (view,), parts = msgspec.json.schema_components([kind], ref_template=f"{REF}{id}.{{name}}")
            schemas |= {f"{id}.{name}": part for name, part in parts.items()}
            views.append(view)
    game = schemas["GameView"]
    schemas["GameView"] = {**game, "properties": {**game["properties"], "table": {"anyOf": views}}}
    snapshot = {
        "type": "object",
        "properties": {"game": {"anyOf": [{"$ref": REF + "GameView"}, {"type": "null"}]}},
    }
    look = description["paths"][TABLE]["get"]
    content = {"application/json": {"schema": {"$ref": REF + "Snapshot"}}}
    answers = {**look["responses"], "200": {**look["responses"]["200"], "content": content}}
    return {
        **description,
        "paths": {
            **description["paths"],
            TABLE: {**description["paths"][TABLE], "get": {**look, "responses": answers}},
        },
        "components": {
            **description["components"],
            "schemas": {**description["components"]["schemas"], **schemas, "Snapshot": snapshot},
        },
    }
