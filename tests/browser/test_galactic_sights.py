"""Galactic Cruise for everybody: every sight from desk to phone, light and dark, in German, by keyboard, by finger."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import captains_table as ct
from tests.browser.conftest import NewPlayer
from tests.browser.dream_cruise import moved
from tests.browser.galactic import (
    BUSY,
    RIVAL,
    THIRD,
    TITLE,
    asked,
    at_table,
    busy,
    choose,
    company,
    free_acts,
    sit_down,
    table,
)
from tests.browser.looks import DESK, PHONE, SETTLED, SMALLEST, STICKS_OUT, TABLET, TINY, violations
from tests.browser.player import OVER, Player
from tests.browser.test_dream_cruise_access import enter
from tests.browser.test_german import only_german
from tests.sampling import sampled

# -- sights ------------------------------------------------------------------------------------------------


def setup(player: Player) -> None:
    sit_down(player, ct.new_game(TITLE, 3, seed=1, options={"setup": "intro", "first_player": 1}))
    player.page.locator(".gc-campus .can").first.wait_for()


def step2(player: Player) -> None:
    at_table(player)
    player.page.locator("#site-l5").wait_for()


def looked_at(player: Player) -> None:
    """With what a Worker there would reach, and whom it would bump."""
    step2(player)
    player.page.locator("#site-l5").hover()
    player.page.locator(".bump").wait_for()


def actions(player: Player) -> None:
    at_table(player, "assign worker l2")
    player.page.locator("#action-development").wait_for()


def boarding(player: Player) -> None:
    at_table(player, "launch 1 worker", "board 1 a")
    player.page.locator(".gl-boarder").first.wait_for()


def bill(player: Player) -> None:
    at_table(player, "launch 1 worker", "board presold f", "board 1 r", "close doors", "cover food")
    player.page.locator(".gl-way").first.wait_for()


def funding(player: Player) -> None:
    """Out of turn, from the second seat."""
    player.play_on(busy("assign worker l5").record(), ply=1, seat=1)
    player.page.locator(".gm-asks").wait_for()


def another_board(player: Player) -> None:
    at_table(player)
    player.tab("crew")
    player.page.locator("#seat-3 .gp-open, .gp-open >> nth=2").first.click()
    player.page.locator("dialog[open].gp-whole .gm-desk").wait_for()


def free_list(player: Player) -> None:
    at_table(player, "assign worker l3", "act supplies")
    free_acts(player).wait_for()


def reputation(player: Player) -> None:
    at_table(player)
    free_acts(player).locator(".gc-freeact:not([data-choice])").click()
    player.page.locator("dialog[open].gc-spend").wait_for()


def result(player: Player) -> None:
    ship = {"segments": ["BP10", "BP44", "BP40"], "cruise": "C05", "stop": 0, "guests": [0, 1, 1]}
    position: dict[str, Any] = {"phase": "last_flight", "round": 20, "end_stage": 2, "agms": 2}
    position["players"] = [{"ads": 0, "ships": [ship]}, {}]
    sit_down(player, ct.set_up(TITLE, position, seats=2, seed=1, options={"setup": "intro"}))
    while not player.over:
        choose(player, player.scene()["game"]["choices"][0]["notation"])
    player.page.locator(".gs-bill").first.wait_for()


SIGHTS: dict[str, tuple[Callable[[Player], None], dict[str, int], str]] = {  # and where: phones are German
    "setup": (setup, PHONE, "dark"),
    "step 2": (step2, DESK, "dark"),
    "step 2 on a phone": (step2, PHONE, "light"),
    "looked at": (looked_at, DESK, "light"),
    "actions": (actions, TABLET, "light"),
    "boarding": (boarding, DESK, "light"),
    "bill": (bill, PHONE, "dark"),
    "funding": (funding, TABLET, "dark"),
    "another board": (another_board, DESK, "light"),
    "another board on a phone": (another_board, PHONE, "light"),
    "free acts": (free_list, PHONE, "dark"),
    "reputation": (reputation, DESK, "dark"),
    "scoring": (result, PHONE, "light"),
}


KEPT = {"looked at", "bill", "another board", "free acts", "scoring"}  # one of each kind of screen


@pytest.mark.parametrize("sight", sampled(SIGHTS, KEPT.__contains__))
def test_a_sight(newcomer: NewPlayer, sight: str) -> None:
    """Axe finds nothing, nothing sticks out at any size, no letter is too small, and nothing is English on a phone."""
    show, size, scheme = SIGHTS[sight]
    language = "de" if size is PHONE else "en"
    player = newcomer("Anna", language=language, viewport=size, color_scheme=scheme)
    show(player)
    if language == "de":
        only_german(player)
    assert not player.unforgiven()
    player.page.evaluate(SETTLED)
    found = {"wide": player.page.evaluate(STICKS_OUT), "tiny": player.page.evaluate(TINY, SMALLEST)}
    player.forgive(".")  # axe puts styles of its own into the page
    found["axe"] = violations(player)
    assert not any(found.values()), {name: each for name, each in found.items() if each}


# -- the shell ---------------------------------------------------------------------------------------------

GROUND = """(prompt) => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.background = "var(--prompt-bg)";
    const grounds = [prompt, probe].map((each) => getComputedStyle(each).backgroundColor);
    probe.remove();
    return grounds;
}"""


def test_four_players_and_the_latest_of_the_log(newcomer: NewPlayer) -> None:
    """They fit beside the board; your turn looks as at every table, and the seats have their flags."""
    position = {"round": 3, "turn": 0, "actions": BUSY["actions"], "players": [{}, RIVAL, THIRD, {}]}
    game = ct.set_up(TITLE, position, seats=4, seed=1)
    for notation in ("assign worker l3", "act supplies", "buy ads"):
        game.choose(0, notation)
    anna = newcomer("Anna", viewport=DESK)
    sit_down(anna, game, 3)
    lines = anna.page.locator(".rail .log li")
    expect(lines.nth(2)).to_be_in_viewport(ratio=1)
    expect(anna.page.locator(".player > .flag")).to_have_count(4)
    prompt, house = anna.prompt.evaluate(GROUND)
    assert prompt == house
    expect(anna.page.locator(".gc-goals .flag.seat-4").first).to_be_visible()


# -- German ------------------------------------------------------------------------------------------------


def test_german_at_a_desk(newcomer: NewPlayer) -> None:
    """What explains itself, what is refused, what is told."""
    anna = newcomer("Anna", language="de", viewport=DESK)
    at_table(anna)
    only_german(anna)
    for thing in (
        "site-l4",
        "area-t1",
        "cruise-c16",
        "blueprint-3",
        "agenda-4",
        "token-g2",
        "card-ag27",
        "upgrade-ua1",
    ):
        anna.page.locator(f"#{thing}").hover()
        anna.page.locator(".explain, .bump").first.wait_for()
        only_german(anna)
        anna.page.mouse.move(1, 1)
    anna.wish("action-development")
    anna.prompt.locator(".refusal").wait_for()
    only_german(anna)
    choose(anna, "assign worker l5", "act newship", "ship 2")
    anna.tab("log")
    only_german(anna)


# -- without a mouse ---------------------------------------------------------------------------------------


def test_a_turn_by_keyboard(newcomer: NewPlayer) -> None:
    anna = newcomer("Anna")
    at_table(anna, hand=[], reputation=0)
    enter(anna, "site-l3")
    assert table(anna)["now"]["site"] == "L3"
    enter(anna, "action-supplies")
    enter(anna, "buy-ads" if anna.page.locator("#buy-ads").count() else "buy ads")
    assert company(anna)["ads"] > 4
    enter(anna, "done")
    while asked(anna) == "choose_action":
        enter(anna, "no-action" if anna.page.locator("#no-action").count() else "no action")
    version = anna.scene()["version"]
    enter(anna, "end-turn" if anna.page.locator("#end-turn").count() else "end turn")
    assert anna.scene()["version"] > version


def test_free_acts_by_keyboard(newcomer: NewPlayer) -> None:
    anna = newcomer("Anna")
    at_table(anna)
    button = anna.page.locator(".gc-freebtn")
    button.focus()
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".gc-freelist")).to_be_visible()
    enter(anna, "borrow a2")
    expect(anna.page.locator(".gc-freelist")).to_have_count(0)
    assert next(each for each in table(anna)["areas"] if each["id"] == "A2")["opened"]


# -- on a phone --------------------------------------------------------------------------------------------


def test_a_turn_by_taps_on_a_phone(newcomer: NewPlayer) -> None:
    anna = newcomer("Anna", phone=True, has_touch=True)
    at_table(anna)
    tabs = anna.page.locator(".gc-tabs button")
    expect(tabs).to_have_count(5)
    expect(tabs.first).to_have_attribute("aria-current", "true")
    expect(tabs.first.locator(".count")).to_have_text(re.compile("^6"))
    for at, district in enumerate(("campus", "cruises", "works", "tracks", "mine")):
        tabs.nth(at).tap()
        expect(anna.page.locator(f"#gc-d-{district}")).to_be_visible()
        expect(anna.page.locator(":is(.gc-d, .gc-own):visible")).to_have_count(1)
        assert not anna.page.evaluate(STICKS_OUT)

    # the first tap looks: what the location means stands at the foot, with its button
    tabs.first.tap()
    anna.page.locator("#site-l5").tap()
    card = anna.page.locator(".gc-look")
    expect(card.locator(".bumped")).to_be_visible()
    expect(card.get_by_role("button")).to_be_in_viewport()
    assert asked(anna) == "turn_choice"
    before = anna.decision
    card.get_by_role("button").tap()
    moved(anna, before)

    # a question that another district answers turns to it by itself
    anna.page.locator("#action-newship").tap()
    before = anna.decision
    card.get_by_role("button").tap()
    moved(anna, before)
    expect(tabs.nth(2)).to_have_attribute("aria-current", "true")
    before = anna.decision
    anna.page.locator("#pair-2").tap()
    moved(anna, before)
    assert len(company(anna)["ships"]) == 2 and not anna.page.locator(OVER).count()


def test_where_the_npc_stops_on_a_phone(newcomer: NewPlayer) -> None:
    """The question names the end of its way; a tap on a location says who would have to go, the card does it."""
    workers = {"L1": ["npc", "worker"], "L2": [0, "worker"], "L6": ["npc", "worker"]}
    position = {"round": 3, "first": 0, "turn": 0, "workers": workers, "players": [{"upgrades": ["UA1"]}, {}]}
    game = ct.set_up(TITLE, position, seats=2, seed=1)
    game.choose(0, "assign worker l1")
    anna = newcomer("Anna", phone=True, has_touch=True)
    sit_down(anna, game, 1)
    expect(anna.prompt.locator("strong")).to_contain_text("the Saucer")
    expect(anna.page.locator("#site-l2 .bump, #site-l3 .bump")).to_have_text(["bumped", "stops here"])
    anna.page.locator("#site-l2").tap()
    card = anna.page.locator(".gc-look")
    expect(card).to_contain_text("Funding Bonus for you")
    before = anna.decision
    card.get_by_role("button").tap()
    moved(anna, before)
    assert asked(anna) == "funding"
