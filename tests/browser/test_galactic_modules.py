"""Galactic Cruise with modules of the expansions: places for Segments, Days in Space, Starting Upgrades."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

import captains_table as ct
from tests.browser.caribbean import together
from tests.browser.conftest import NewPlayer
from tests.browser.dream_cruise import moved
from tests.browser.galactic import BUSY, MINE, RIVAL, THIRD, TITLE, asked, company, sit_down, table
from tests.browser.looks import DESK, PHONE, SETTLED, SMALLEST, STICKS_OUT, TABLET, TINY, violations
from tests.browser.player import Player
from tests.browser.test_dream_cruise_access import enter, tab_to
from tests.browser.test_galactic_things import answer, press
from tests.live_app import LiveApp, live_app

ADVANCEMENTS: dict[str, Any] = {
    "blueprints": "cabin_matching", "advanced_technologies": "on", "location_bonus": "on", "adv_agenda": True,
    "adv_experts": True, "adv_ship_parts": True,
}  # fmt: skip
ACCOMMODATIONS: dict[str, Any] = {**ADVANCEMENTS, "blueprints": "specialized", "gray_tokens": "X1,X2,X3,X4"}
BUILDING = ("assign worker l4", "act segments")
# half Cabins of BP10 left and center, of BP45 center and left, of BP05 center and center, from the top
MATCHING: dict[str, Any] = {
    **MINE, "money": 30, "hand": ["AG18", "V4"], "blueprints": ["BP05"],
    "ships": [{"segments": ["BP10", "BP45"]}, {"segments": ["BP44"]}],
}  # fmt: skip


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveApp]:
    with live_app(data=str(tmp_path_factory.mktemp("modules")), patience=0.0) as running:
        yield running


def position(mine: dict[str, Any], **changed: Any) -> dict[str, Any]:
    rivals = [{**each, "ships": [{}]} for each in (RIVAL, THIRD)]
    tiles = {"technologies": ["ATT1", "ATT8", "ATT3", "ATT7"], "trackers": [3, 2, 1, 0], "expert": "EXA2"}
    return {**BUSY, **tiles, **changed, "players": [mine, *rivals]}


def building(player: Player, *first: str) -> None:
    """At the action Build Ship Segments with Cabin-Matching."""
    game = ct.set_up(TITLE, position(MATCHING), seats=3, seed=1, options=ADVANCEMENTS)
    for notation in (*BUILDING, *first):
        game.choose(0, notation)
    sit_down(player, game, len(BUILDING) + len(first))


def flawless_here(player: Player) -> None:
    assert not player.unforgiven()
    player.page.evaluate(SETTLED)
    found = {"wide": player.page.evaluate(STICKS_OUT), "tiny": player.page.evaluate(TINY, SMALLEST)}
    player.forgive(".")  # axe puts styles of its own into the page
    found["axe"] = violations(player)
    assert not any(found.values()), {name: each for name, each in found.items() if each}


# -- Cabin-Matching ----------------------------------------------------------------------------------------


def test_first_the_blueprint_then_its_place(newcomer: NewPlayer) -> None:
    """Legal places are docks, the others say why not."""
    anna = newcomer("Anna", viewport=DESK)
    building(anna)
    expect(anna.page.locator(".cm-dock")).to_have_count(0)
    press(anna, "own-bp05")
    expect(anna.page.locator(".gc-hand")).to_contain_text("Half Cabins: center at the top, center at the bottom.")
    expect(anna.page.locator("#dock-1-1")).to_have_text("left ≠ center")
    expect(anna.page.locator("#dock-1-3")).to_have_text("left ≠ center")
    anna.page.locator("#dock-1-1").click(force=True)  # that it cannot be chosen is said, too
    expect(anna.page.locator(".prompt .refusal")).to_be_visible()
    answer(anna, "dock-1-2")
    ship = company(anna)["ships"][0]
    assert (ship["segments"], ship["columns"]) == (["BP10", "BP05", "BP45"], ["center", "center"])
    expect(anna.page.locator(".gm-ship").first.locator(".gm-cabin.pC")).to_have_count(2)


def test_places_by_keyboard_in_german(newcomer: NewPlayer) -> None:
    anna = newcomer("Anna", language="de", viewport=DESK)
    building(anna)
    tab_to(anna, "own-bp05")
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".gc-hand")).to_contain_text("Halbe Kabinen: oben Mitte, unten Mitte.")
    enter(anna, "dock-1-2")
    assert company(anna)["ships"][0]["segments"] == ["BP10", "BP05", "BP45"]


@pytest.mark.parametrize(("size", "scheme"), [(DESK, "light"), (TABLET, "dark"), (PHONE, "dark")])
def test_the_table_with_modules_is_for_everybody(newcomer: NewPlayer, size: dict[str, int], scheme: str) -> None:
    anna = newcomer("Anna", viewport=size, color_scheme=scheme)
    building(anna)
    if size is PHONE:
        anna.page.locator(".gc-tabs button").last.click()
    press(anna, "own-bp05")
    expect(anna.page.locator("#dock-1-2")).to_be_visible()
    flawless_here(anna)


def test_tracks_and_location_bonuses_tell_what_they_are(newcomer: NewPlayer) -> None:
    anna = newcomer("Anna", viewport=DESK)
    game = ct.set_up(TITLE, position(MATCHING), seats=3, seed=1, options=ADVANCEMENTS)
    sit_down(anna, game)
    tile = anna.page.locator("#area-t1")
    expect(tile).to_contain_text("Improved:")
    expect(tile.locator(".tt-track .mk.on")).to_have_count(2)
    tile.hover()
    expect(anna.page.locator(".explain")).to_contain_text("space 4 of 4")
    bonuses = [place["bonus"] for place in table(anna)["locations"]]
    assert any(bonus["active"] for bonus in bonuses) and not all(bonus["active"] for bonus in bonuses)
    expect(anna.page.locator(".lb.on")).to_have_count(sum(bonus["active"] for bonus in bonuses))


# -- Specialized Blueprints --------------------------------------------------------------------------------


def test_a_day_in_space_guest_first_then_segment(newcomer: NewPlayer) -> None:
    ship = {"segments": ["SB09", "SB05", "SB33"], "cruise": "C01", "stop": 0, "guests": [1, 1, 0]}
    mine = {**MINE, "hand": [], "blueprints": [], "tokens": ["B1", "X2"], "flipped": None, "scheduled": None,
            "ships": [ship]}  # fmt: skip
    game = ct.set_up(TITLE, position(mine, phase="advance"), seats=3, seed=1, options=ACCOMMODATIONS)
    game.choose(0, "advance 1")
    anna = newcomer("Anna", viewport=DESK)
    sit_down(anna, game, 1)
    assert asked(anna) == "send_guests"
    place = table(anna)["day"]["goes"]["A"][0]
    press(anna, "aboard-1-a")
    expect(anna.page.locator(f"#segment-1-{place}.can")).to_be_visible()
    answer(anna, f"segment-1-{place}")
    expect(anna.page.locator(".gm-seg.spent .gm-done")).to_have_text(["triggered"])


# -- Starting Upgrades -------------------------------------------------------------------------------------


def auction() -> ct.Game:
    """Two companies; everything before the bids is done."""
    game = ct.new_game(TITLE, 2, seed=3, options={"starting_upgrades": "auction", "first_player": 1})
    bot = ct.bot("greedy", seed=1)
    while game.view(0)["kind"] != "bid":
        seat = game.to_act[0]
        game.choose(seat, bot.choose(game, seat))
    return game


def test_two_people_bid_in_secret_and_pick_in_order(newcomer: NewPlayer, app: LiveApp) -> None:
    anna = newcomer("Anna", url=app.url, viewport=DESK)
    ben = newcomer("Ben", url=app.url, viewport=PHONE, language="de")
    game = auction()
    money = game.view(0)["table"]["players"][0]["money"]
    together(app, game, anna, ben)
    dialog = anna.page.locator("dialog[open].su")
    dialog.get_by_role("radio", name="4", exact=True).click()
    expect(dialog).to_contain_text(f"You keep {money - 4} of {money}")
    flawless_here(anna)
    dialog.locator("#bid").click()
    expect(dialog).to_contain_text("Your bid is sealed")
    expect(ben.page.locator("dialog[open].su .su-seats li").first).to_contain_text("abgegeben")
    assert table(ben)["auction"]["bids"] == [None, None]

    # looking at the table meanwhile, and back
    ben.page.locator("dialog[open].su header button").click()
    expect(ben.page.locator("dialog[open]")).to_have_count(0)
    ben.page.get_by_role("button", name="Zurück zum Gebot").click()
    ben.page.locator("dialog[open] .su-cells button").nth(1).click()
    ben.page.locator("dialog[open] #bid").click()

    expect(dialog.locator(".su-open li")).to_have_count(2)
    card = table(anna)["auction"]["cards"][0]
    dialog.locator(f"#starter-{card.lower()}").click()
    expect(dialog).to_contain_text("Your first turn")
    assert company(anna)["starters"] == [card] and company(anna)["money"] == money - 4
    assert company(ben)["money"] == money - 1


def test_one_of_two_cards_is_used_on_the_first_turn(newcomer: NewPlayer) -> None:
    game = ct.new_game(TITLE, 2, seed=3, options={"setup": "intro", "starting_upgrades": "deal2", "first_player": 1})
    bot, made = ct.bot("greedy", seed=1), 0
    while game.view(0)["kind"] != "start_upgrade":
        seat = game.to_act[0]
        game.choose(seat, bot.choose(game, seat))
        made += 1
    anna = newcomer("Anna", viewport=DESK)
    sit_down(anna, game, made)
    card = company(anna)["starters"][1]
    use = anna.page.locator("dialog[open].su .btn.go")
    expect(use).to_be_disabled()
    anna.page.locator(f"#starter-{card.lower()}").click()
    before = anna.decision
    use.click()
    moved(anna, before)
    assert company(anna)["started"] and company(anna)["starters"][0] == card
    expect(anna.page.locator(".gm-upgrade .uptok")).to_have_count(1)
    assert "start" not in asked(anna)


def test_options_stand_in_groups_and_only_where_they_mean_something(newcomer: NewPlayer) -> None:
    anna = newcomer("Anna", viewport=DESK)
    anna.page.goto(f"{anna.url}/set/{TITLE}")
    groups = anna.page.locator("details.fine")
    expansions = ["Both expansions", "Advancements", "Accommodations", "House rules"]
    expect(groups.locator("summary")).to_contain_text(expansions)
    anna.page.get_by_text("custom", exact=True).click()  # her difficulty is asked in front
    expect(groups.locator("summary")).to_contain_text(["Rachel", *expansions])
    groups.filter(has_text="Rachel").locator("summary").click()
    expect(anna.page.get_by_text("Rachel’s left goal")).to_be_visible()
    anna.page.get_by_role("button", name="Add a bot").click()
    expect(anna.page.get_by_text("Rachel’s left goal")).to_have_count(0)
    expect(groups.locator("summary")).to_contain_text(expansions)
    expect(anna.page.locator("#open-note")).not_to_have_class("problem")
