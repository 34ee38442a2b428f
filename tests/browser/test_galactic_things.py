"""Galactic Cruise: things of the table are the answers. Of two things either is pressed first; no menu opens."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import captains_table as ct
from tests.browser.conftest import NewPlayer
from tests.browser.dream_cruise import moved
from tests.browser.galactic import BUSY, MINE, RIVAL, THIRD, TITLE, asked, at_table, choose, company, sit_down, table
from tests.browser.looks import DESK, SMALLEST, STICKS_OUT, TINY, violations
from tests.browser.player import Player
from tests.browser.test_dream_cruise_access import enter, tab_to

BUILDING = ("assign worker l2", "act development")
SHIPS = [{"segments": ["BP10"]}, {"segments": []}]


def press(player: Player, thing: str) -> None:
    """What only takes something in hand: the question stays."""
    decision = player.decision
    player.page.locator(f"#{thing}[data-can]").click()
    expect(player.page.locator(f"#{thing}")).to_have_attribute("aria-pressed", "true")
    expect(player.page.locator(".gc-hand")).to_be_visible()
    assert player.decision == decision and not player.page.locator("dialog[open]").count()


def answer(player: Player, thing: str) -> None:
    before = player.decision
    player.page.locator(f"#{thing}[data-can]").click()
    moved(player, before)
    expect(player.page.locator(".gc-hand")).to_have_count(0)


@pytest.mark.parametrize("things", [("row-oxygen", "area-a3"), ("area-a3", "row-oxygen")], ids=["row", "area"])
def test_a_row_and_where_it_goes(newcomer: NewPlayer, things: tuple[str, str]) -> None:
    anna = newcomer("Anna", viewport=DESK)
    at_table(anna, *BUILDING)
    first, second = things
    press(anna, first)
    answer(anna, second)
    paid = table(anna)["question"]
    assert asked(anna) == "pay_development" and (paid["resource"], paid["area"]) == ("oxygen", "A3")


def test_what_is_in_hand_is_exchanged_and_put_down(newcomer: NewPlayer) -> None:
    anna = newcomer("Anna", viewport=DESK)
    at_table(anna, *BUILDING)
    hand = anna.page.locator(".gc-hand")
    press(anna, "row-food")
    expect(hand).to_contain_text("Food row: where to?")
    press(anna, "row-fuel")
    expect(anna.page.locator(".gm-row.sel")).to_have_count(1)
    anna.page.keyboard.press("Escape")
    expect(hand).to_have_count(0)
    press(anna, "area-t3")
    expect(hand).to_contain_text("Autopilot: a Development of which row?")
    hand.get_by_role("button", name="Put it down").click()
    expect(anna.page.locator(".gc .sel")).to_have_count(0)
    assert asked(anna) == "build_development"


@pytest.mark.parametrize("things", [("crew-expert", "site-l3"), ("site-l3", "crew-expert")], ids=["who", "where"])
def test_worker_or_expert(newcomer: NewPlayer, things: tuple[str, str]) -> None:
    anna = newcomer("Anna", viewport=DESK)
    at_table(anna, hired=["left"])
    press(anna, things[0])
    answer(anna, things[1])
    saucer = next(each for each in table(anna)["locations"] if each["id"] == "L3")
    assert saucer["worker"] == {"owner": 0, "expert": True}


def test_who_flies(newcomer: NewPlayer) -> None:
    anna = newcomer("Anna", viewport=DESK)
    at_table(anna, hired=["left"])
    press(anna, "ship-1")
    expect(anna.page.locator(".gc-hand")).to_contain_text("Comet: who flies it?")
    answer(anna, "crew-worker")
    assert asked(anna) == "board_guests"


def test_a_blueprint_and_its_ship(newcomer: NewPlayer) -> None:
    anna = newcomer("Anna", viewport=DESK)
    at_table(anna, "assign worker l4", "act segments", money=30, ships=SHIPS)
    press(anna, "own-bp45")
    expect(anna.page.locator(".gc-hand [aria-label='6 Money']")).to_be_visible()
    answer(anna, "ship-2")
    assert company(anna)["ships"][1]["segments"] == ["BP45"]


def test_the_break_room_hires_and_calls_meetings(newcomer: NewPlayer) -> None:
    """The left Expert stands on the left; nobody is urged to a Meeting that recalls nobody."""
    anna = newcomer("Anna", viewport=DESK)
    at_table(anna, money=30)
    experts = anna.page.locator(".gm-expert")
    assert [each.get_attribute("id") for each in experts.all()] == ["expert-left", "expert-right"]
    expect(anna.page.locator("#meeting")).to_have_attribute("aria-label", "Call a Meeting (nobody to recall)")
    expect(anna.prompt.locator("[data-choice]")).to_have_count(0)
    choose(anna, "assign worker l3", "act expert")
    expect(anna.page.locator(".gm-asks")).to_have_count(0)
    answer(anna, "expert-left")
    assert company(anna)["hired"] == {"right": False, "left": True}


def test_an_upgrade_says_what_it_does_and_is_unlocked_where_it_lies(newcomer: NewPlayer) -> None:
    ship = {"segments": ["BP10", "BP44", "BP40"], "cruise": "C01", "stop": -1, "guests": [1, 0, 1], "token": "G1"}
    own = {**MINE, "scheduled": None, "flipped": None, "tokens": ["B3", "B4", "G2", "G3", "G4"], "ships": [ship]}
    position = {**BUSY, "phase": "advance", "players": [own, RIVAL, THIRD]}
    anna = newcomer("Anna", viewport=DESK)
    sit_down(anna, ct.set_up(TITLE, position, seats=3, seed=1))
    if asked(anna) == "advance":
        choose(anna, "advance 1")
    assert asked(anna) == "place_token"
    expect(anna.page.locator("#upgrade-ua3")).to_contain_text("4 Ships, 4 Segments")
    expect(anna.page.locator(".gm-asks")).to_have_count(0)
    answer(anna, "upgrade-ua3")
    assert "UA3" in company(anna)["upgrades"]


def test_what_lies_nowhere_is_bought_by_its_signs(newcomer: NewPlayer) -> None:
    anna = newcomer("Anna", viewport=DESK)
    at_table(anna, "assign worker l3", "act supplies")
    offers = anna.page.locator(".gm-asks .gm-answer")
    expect(offers).to_have_count(2)
    expect(offers.first).to_have_attribute("aria-label", "Buy 2 Resources for 1 Money")
    expect(anna.prompt.locator("[data-choice]")).to_have_count(0)
    answer(anna, "buy-ads")
    assert company(anna)["ads"] == MINE["ads"] + 2


def test_two_things_by_keyboard(newcomer: NewPlayer) -> None:
    anna = newcomer("Anna")
    at_table(anna, *BUILDING)
    tab_to(anna, "row-fuel")
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator("#row-fuel")).to_have_attribute("aria-pressed", "true")
    enter(anna, "area-a4")
    assert table(anna)["question"]["resource"] == "fuel"


def test_two_things_by_taps_on_a_phone(newcomer: NewPlayer) -> None:
    """The districts turn to where the other thing lies, and it is in sight."""
    anna = newcomer("Anna", phone=True, has_touch=True, language="de", color_scheme="dark")
    at_table(anna, *BUILDING)
    anna.page.locator("#area-a6").tap()
    expect(anna.page.locator(".gc-tabs button").nth(4)).to_have_attribute("aria-current", "true")
    expect(anna.page.locator("#row-food")).to_be_in_viewport(ratio=1)
    expect(anna.page.locator(".gc-hand")).to_contain_text("aus welcher Zeile?")
    assert not anna.page.evaluate(STICKS_OUT) and not anna.page.evaluate(TINY, SMALLEST)
    anna.forgive(".")  # axe puts styles of its own into the page
    assert not violations(anna)
    before = anna.decision
    anna.page.locator("#row-food").tap()
    moved(anna, before)
    assert table(anna)["question"]["resource"] == "food"


def test_who_goes_is_chosen_on_the_card_of_a_phone(newcomer: NewPlayer) -> None:
    anna = newcomer("Anna", phone=True, has_touch=True)
    at_table(anna, hired=["left"])
    anna.page.locator("#site-l3").tap()
    buttons = anna.page.locator(".gc-look").get_by_role("button")
    expect(buttons).to_have_count(2)
    expect(buttons.locator(".piece.worker, .piece.expert")).to_have_count(2)
    before = anna.decision
    buttons.nth(1).tap()
    moved(anna, before)
    assert next(each for each in table(anna)["locations"] if each["id"] == "L3")["worker"]["expert"]
