"""The server dies again and again in the middle of a game. The page stays open, and no acknowledged move is lost."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Response, Route, expect

from captains_table.kernel import record
from tests.browser.conftest import NewPlayer
from tests.browser.player import Player, rash
from tests.browser.reborn import Reborn
from tests.sampling import sampled
from tests.serving import serving

NO_SERVER = r"net::ERR_"  # not there, hung up, or in the middle of an answer
SHOWN = """() => [...document.querySelectorAll(".table .prompt strong, .board [data-target], .own [data-target]")]
    .map((each) => `${each.id} ${each.innerText}`)"""


def whole_page(player: Player) -> list[str]:
    """What this page shows of the position."""
    shown: list[str] = player.page.evaluate(SHOWN)
    return [player.decision, *shown]


@pytest.mark.parametrize("crashes", sampled([2, 8], lambda crashes: crashes == 2))
def test_crashes_lose_no_acknowledged_move(newcomer: NewPlayer, tmp_path: Path, crashes: int) -> None:
    acknowledged: dict[str, str] = {}  # by the key of the submission

    def listen(response: Response) -> None:
        if response.url.endswith("/choices") and response.ok:
            sent = response.request.post_data_json or {}
            acknowledged.setdefault(sent["key"], sent["choice"])

    server = Reborn(tmp_path)
    server.start()
    try:
        anna = newcomer("Anna", url=server.url)
        anna.forgive(NO_SERVER)
        anna.page.on("response", listen)
        anna.go(f"/t/{anna.open_table()}")
        pick = rash(7)
        offline = anna.page.locator(".prompt.offline")
        for crash in range(crashes):
            assert anna.asked(), "this game ended too early for the test"
            decision, shown, spots = anna.decision, whole_page(anna), anna.spots()
            if crash % 2:  # every second time a choice is on its way: done, answered, both or neither
                anna.page.locator(pick(spots).selector).first.click()
            server.kill()
            expect(offline).to_contain_text(anna.say("table.no_connection"))
            expect(anna.page.locator(".table [data-can]")).to_have_count(0)
            server.start()
            expect(offline).to_have_count(0, timeout=20_000)
            if crash % 2:  # the page sends it again by itself, under the same key
                anna.page.locator(f'.table:not([data-decision="{decision}"])').wait_for(timeout=20_000)
            else:
                anna.asked()
                assert whole_page(anna) == shown
                anna.take(pick(spots))
        anna.asked()
        code = anna.code
        anna.post(f"/api/tables/{code}/concede", seat=0)
        anna.page.locator(".result").wait_for()
        text = anna.context.request.get(f"{server.url}/api/tables/{code}/record").text()
        chosen = [notation for seat, notation in record.read(text).choices if seat == 0]
        assert chosen == list(acknowledged.values()) and len(chosen) == crashes
    finally:
        server.stop()


def test_a_choice_that_was_lost_on_its_way_is_sent_again(newcomer: NewPlayer) -> None:
    """Whether a crash hits just this moment is chance; here it always does."""
    anna = newcomer("Anna")
    anna.forgive(NO_SERVER)
    anna.go(f"/t/{anna.open_table()}")
    anna.asked()
    keys: list[str] = []

    def lose_the_first(route: Route) -> None:
        keys.append((route.request.post_data_json or {})["key"])
        if len(keys) == 1:
            route.abort()
        else:
            route.continue_()

    anna.page.route("**/choices", lose_the_first)
    anna.take(rash(7)(anna.spots()))
    assert len(keys) == 2 and keys[0] == keys[1]


def test_a_bot_that_was_thinking_thinks_again(newcomer: NewPlayer, tmp_path: Path) -> None:
    with serving(tmp_path, CAPTAIN_BOT_PACE="60") as server:
        anna = newcomer("Anna", url=server.url)
        anna.forgive(NO_SERVER)
        anna.go(f"/t/{anna.open_table(*anna.bots(1))}")
        anna.at_table()
        pick = rash(7)
        while 0 in anna.snapshot()["game"]["to_act"]:
            anna.act(pick)
        expect(anna.page.locator(".table [data-can]")).to_have_count(0)
        server.kill()
        expect(anna.page.locator(".prompt.offline")).to_be_visible()
        server.settings["CAPTAIN_BOT_PACE"] = "0"
        server.start()
        assert anna.asked()
