"""The same seat in two tabs, hasty clicks, and a page that has not heard the news."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Response, expect

from captains_table.server.errors import TEXTS
from tests.browser.conftest import NewPlayer
from tests.browser.player import Player
from tests.browser.positions import some_islands

CLICK = "(selector) => document.querySelector(selector).click()"
DEAFENED = """{
    const Heard = EventSource;
    window.EventSource = class extends Heard {
        addEventListener(type, listener) { super.addEventListener(type, (event) => window.deaf || listener(event)); }
    };
}"""


@pytest.fixture
def anna(newcomer: NewPlayer) -> Player:
    player = newcomer("Anna")
    player.play_on(some_islands())
    player.asked()
    return player


def answers(player: Player) -> list[tuple[int, str]]:
    """What the server says to the choices of all tabs, from now on."""
    heard: list[tuple[int, str]] = []

    def listen(response: Response) -> None:
        if response.url.endswith("/choices"):
            heard.append((response.status, (response.request.post_data_json or {})["choice"]))

    player.context.on("response", listen)
    return heard


def another_tab(player: Player, script: str = "") -> Page:
    page = player.context.new_page()
    if script:
        page.add_init_script(script)
    player.go(f"/t/{player.code}", page)
    page.locator(".table [data-can]").first.wait_for()
    return page


def test_both_tabs_follow(anna: Player) -> None:
    other = another_tab(anna)
    anna.click("hand-18")
    other.locator("#hand-18[aria-pressed=true]").wait_for()
    other.locator("#slot-6").click()
    anna.page.locator("#slot-6 .isle").wait_for()
    anna.asked()
    expect(other.locator(".table")).to_have_attribute("data-decision", anna.decision)


def test_both_tabs_at_once_are_one_move(anna: Player) -> None:
    anna.forgive("409")
    other = another_tab(anna)
    heard = answers(anna)
    for page in (anna.page, other):
        page.evaluate(CLICK, "#hand-18")
    for page in (anna.page, other):
        page.locator("#hand-18[aria-pressed=true]").wait_for()
    expect(other.locator(".table")).to_have_attribute("data-decision", anna.decision)
    assert [choice for status, choice in heard if status == 200] == ["play 18"]
    assert [line["undone"] for line in anna.snapshot()["log"] if line["seat"] == 0].count(True) == 0


def test_a_double_click_is_one_choice(anna: Player) -> None:
    heard = answers(anna)
    anna.page.locator("#hand-18").dblclick()
    anna.page.locator("#hand-18[aria-pressed=true]").wait_for()
    anna.page.locator("#slot-6[data-can]").dblclick()
    anna.page.locator("#slot-6 .isle").wait_for()
    anna.asked()
    assert heard == [(200, "play 18"), (200, "at 6")]
    assert not any(line["undone"] for line in anna.snapshot()["log"])


def test_a_page_that_missed_the_news_is_told_kindly(anna: Player) -> None:
    anna.forgive("409")
    stale = another_tab(anna, DEAFENED)
    stale.evaluate("window.deaf = true")
    anna.click("hand-18")
    before = anna.decision
    stale.locator("#hand-20").click()
    expect(stale.locator(".prompt .refusal")).to_have_text(TEXTS.sentences["stale"]["en"])
    assert anna.decision == before
    expect(anna.page.locator("#hand-18")).to_have_attribute("aria-pressed", "true")
    stale.evaluate("window.deaf = false")
    anna.click("slot-6")
    stale.locator("#slot-6 .isle").wait_for()
