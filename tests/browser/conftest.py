"""A Chromium and a server for the browser tests of a worker; a context of its own for every player."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests import needs
from tests.browser.player import Player
from tests.serving import Server, serving

LAPTOP = {"width": 1030, "height": 720}
PHONE = {"width": 390, "height": 844}
DEAL = "deal"  # the file that says what is dealt: see tests/dealt.py
NewPlayer = Callable[..., Player]

expect.set_options(timeout=30_000)  # a busy machine is slow, not wrong


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """Not for the session: while it is open, no other test of the same worker can run an event loop."""
    path = needs.chromium()
    if path is None:
        missing = "*** NO BROWSER TESTS: there is no Chromium on this machine; `python tests/needs.py` installs one ***"
        if needs.CI:
            pytest.fail(missing)
        pytest.skip(missing)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    data = tmp_path_factory.mktemp("server")
    with serving(data, "tests.dealt", CAPTAIN_DEAL=str(data / DEAL)) as running:
        yield running


@pytest.fixture
def newcomer(chromium: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[NewPlayer]:
    """Make players: `newcomer("Anna")`, each in a context of their own. Any trouble in a page fails the test."""
    (server.data / DEAL).write_text(request.node.nodeid, encoding="utf-8")
    players: list[Player] = []

    def arrive(name: str = "", language: str = "en", url: str = "", phone: bool = False, **more: Any) -> Player:
        locale = {"en": "en-GB", "de": "de-DE"}[language]
        looks: dict[str, Any] = {"viewport": PHONE if phone else LAPTOP, "reduced_motion": "reduce"}
        looks["device_scale_factor"] = 0.5  # without a graphics card every pixel costs
        context = chromium.new_context(**{"locale": locale, **looks, **more})
        context.set_default_timeout(60_000)
        players.append(Player(context, url or server.url, name, language))
        return players[-1]

    yield arrive
    troubles = {f"player {number}": player.unforgiven() for number, player in enumerate(players)}
    for player in players:
        player.context.close()
    assert not any(troubles.values()), troubles
