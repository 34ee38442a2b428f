"""Galactic Cruise: whole games, of two people by clicking alone, and of one beside bots."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

import captains_table as ct
from tests.browser.caribbean import together
from tests.browser.conftest import NewPlayer
from tests.browser.galactic import TITLE, play_until, rounds, table
from tests.browser.looks import DESK
from tests.browser.player import OVER
from tests.live_app import LiveApp, live_app


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveApp]:
    """Two people can sit down in a position only where the application is at hand."""
    with live_app(data=str(tmp_path_factory.mktemp("galactic")), patience=0.0) as running:
        yield running


@pytest.mark.full  # the game beside bots stands for it, and test_galactic_launch for every kind of choice
def test_a_whole_game_of_two_people(newcomer: NewPlayer, app: LiveApp) -> None:
    """Forty rounds; nothing is chosen but on the boards of the two."""
    anna, ben = newcomer("Anna", url=app.url, viewport=DESK), newcomer("Ben", url=app.url)
    game = ct.new_game(TITLE, 2, seed=5, options={"setup": "intro", "round_limit": 40, "first_player": 1})
    code = together(app, game, anna, ben)
    made = play_until(lambda game: rounds(game) > 2, app, code, anna, ben)
    made += play_until(lambda game: False, app, code, anna, ben, swiftly=True)
    assert {"build", "take", "assign", "act", "segment", "launch", "settle", "advance", "meeting", "end"} <= {
        notation.split()[0] for notation in made
    }
    for player in (anna, ben):
        player.page.locator(OVER).wait_for()
    snapshot = anna.snapshot()
    assert snapshot["state"] == "over" and snapshot["game"]["table"]["phase"] == "over"
    totals = sorted((each["total"] for each in snapshot["game"]["table"]["scoring"]), reverse=True)
    for player in (anna, ben):
        expect(player.page.locator(".gs-bill output")).to_have_text([str(total) for total in totals])
        expect(player.page.locator(".gs-bill.won")).to_have_count(len(snapshot["game"]["outcome"]["winners"]))


def test_a_whole_game_beside_a_bot_at_the_end_only_looking_on(newcomer: NewPlayer, app: LiveApp) -> None:
    anna = newcomer("Anna", url=app.url)
    code = together(app, ct.new_game(TITLE, 2, seed=2, options={"setup": "standard", "round_limit": 40}), anna)
    made = play_until(lambda game: rounds(game) > 2, app, code, anna)
    assert {"assign", "act", "end"} <= {notation.split()[0] for notation in made}
    assert table(anna)["round"] == 3

    # a bot goes on for her, and the page follows to the end
    anna.button("table.menu").click()
    anna.button("table.leave").click()
    anna.button("table.yes_leave").click()
    anna.follow()
    expect(anna.page.locator(".gs-bill")).to_have_count(2)
    totals = sorted((each["total"] for each in table(anna)["scoring"]), reverse=True)
    expect(anna.page.locator(".gs-bill output")).to_have_text([str(total) for total in totals])
