"""All that a page is told about a table: every message of its stream, and every snapshot it fetches."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, Response


class Ear:
    """Put it to a page before it opens a table."""

    def __init__(self, page: Page) -> None:
        self._answers: list[Response] = []
        self._messages: list[str] = []
        line = page.context.new_cdp_session(page)
        line.send("Network.enable")
        line.on("Network.eventSourceMessageReceived", lambda event: self._messages.append(event["data"]))
        page.on("response", self._hear)

    def _hear(self, response: Response) -> None:
        if "/api/tables/" in response.url and "/stream" not in response.url and response.request.method == "GET":
            self._answers.append(response)

    def heard(self) -> list[dict[str, Any]]:
        """Every snapshot so far."""
        fetched = [answer.text() for answer in self._answers]
        assert fetched and self._messages
        return [json.loads(text) for text in [*fetched, *self._messages]]
