"""Dream Cruise for everybody: what cannot be done explains itself, a day by keyboard alone, nothing but German."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.dream_cruise import IN_PORT, TITLE, choose, guests, move, moved, seen, set_up
from tests.browser.player import OVER, Player
from tests.browser.test_german import only_german

FOCUSED = "() => document.activeElement.dataset.target ?? document.activeElement.dataset.choice ?? ''"

# -- what cannot be done -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("own", "thing", "rule"),
    [
        ({"location": "P04"}, "spot-top", "DC-7.4"),  # nobody aboard wishes for a beach
        ({"guests": {"bottom": ["orange", "blue"]}}, "spot-bottom", "DC-7.5"),
        ({"guests": {"add0": ["orange"]}}, "spot-add0", "DC-7.6"),
        ({"guests": {"bottom": ["orange"]}}, "hand-a34", "DC-8.5"),
        ({"activities": ["A17"], "hand": ["A34"]}, "hand-a34", "DC-8.2"),
        ({"hand": ["X17"]}, "hand-x17", "DC-9.1"),
    ],
    ids=["wish", "full", "colour", "occupied", "covered", "nothing to pay with"],
)
def test_what_cannot_be_done_at_sail_explains_itself(
    newcomer: NewPlayer, own: dict[str, Any], thing: str, rule: str
) -> None:
    anna = newcomer("Anna")
    anna.play_on(set_up({**IN_PORT, **own}))
    anna.asked()
    anna.wish(thing)
    expect(anna.prompt.locator(".refusal")).to_contain_text(rule)


def test_a_guest_in_hand_is_told_why_not_there(newcomer: NewPlayer) -> None:
    anna = newcomer("Anna")
    anna.play_on(set_up(IN_PORT))
    anna.asked()
    anna.page.locator('[data-target="guest-orange"]').click()
    anna.wish("spot-top")
    expect(anna.prompt.locator(".refusal")).to_contain_text("DC-7.4")


def test_a_guest_sent_is_not_taken_back_by_a_wish(newcomer: NewPlayer) -> None:
    anna = newcomer("Anna")
    anna.play_on(set_up(IN_PORT))
    anna.asked()
    choose(anna, "place orange bottom")
    anna.wish("hand-a34")
    expect(anna.prompt.locator(".refusal")).to_contain_text("DC-8.5")
    assert guests(anna) == {"bottom": ["orange"]}


def test_the_cap_holder_does_not_take_the_face_down_set(newcomer: NewPlayer) -> None:
    anna = newcomer("Anna")
    anna.play_on(set_up(phase="prepare", token=0))
    anna.asked()
    anna.wish("set-0")
    expect(anna.prompt.locator(".refusal")).to_contain_text("DC-6.6")


# -- without a mouse ---------------------------------------------------------------------------------------


def tab_to(player: Player, wanted: str) -> None:
    """Tab until the focus is on this thing, or on this choice of the prompt."""
    trail = []
    for _ in range(60):
        trail.append(player.page.evaluate(FOCUSED))
        if trail[-1] == wanted:
            return
        player.page.keyboard.press("Tab")
    pytest.fail(f"Tab does not reach {wanted}: {trail}")


def enter(player: Player, wanted: str) -> None:
    """Choose this with the Enter key."""
    before = seen(player)["decision"]
    tab_to(player, wanted)
    player.page.keyboard.press("Enter")
    moved(player, before)


def test_a_whole_day_by_keyboard(newcomer: NewPlayer) -> None:
    anna = newcomer("Anna")
    own = {"cabins": IN_PORT["cabins"], "drawn": ["P28", "P04", "W13"]}
    anna.play_on(set_up(own, phase="set_course", token=0))
    anna.asked()
    enter(anna, "location-p28")
    anna.page.locator("#set-1[data-can]").wait_for()
    enter(anna, "set-1")
    anna.page.locator("[data-choice=done]").wait_for()

    # a guest is picked up, the focus goes where it may go; Escape puts it back
    tab_to(anna, "guest-white")
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator('[data-target="guest-white"]')).to_have_attribute("aria-pressed", "true")
    expect(anna.page.locator("#spot-top")).to_be_focused()
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator('[data-target="guest-white"]')).to_have_attribute("aria-pressed", "false")
    tab_to(anna, "guest-white")
    anna.page.keyboard.press("Enter")
    before = anna.decision
    expect(anna.page.locator("#spot-top")).to_be_focused()
    anna.page.keyboard.press("Enter")
    moved(anna, before)
    assert guests(anna) == {"top": ["white"]}
    before = anna.decision
    anna.page.keyboard.press("u")
    moved(anna, before)
    assert not guests(anna)

    # the same by the spot, and a card of the hand
    tab_to(anna, "spot-bottom")
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator("dialog[open] .stack button").first).to_be_visible()
    before = anna.decision
    while not anna.page.evaluate("() => document.activeElement.matches('.stack button')"):
        anna.page.keyboard.press("Tab")
    anna.page.keyboard.press("Enter")
    moved(anna, before)
    assert list(guests(anna)) == ["bottom"]
    enter(anna, "done")
    assert seen(anna, asked=True)["game"]["table"]["round"] == 3


# -- the pointer at rest -----------------------------------------------------------------------------------


def test_a_pointer_at_rest_asks_nothing_and_asks_again_when_it_stirs(newcomer: NewPlayer) -> None:
    anna = newcomer("Anna")
    anna.play_on(set_up(IN_PORT))
    anna.asked()
    thing, told = anna.page.locator("#spot-top"), anna.page.locator(".explain")
    thing.hover()
    told.wait_for()
    snapshot = seen(anna)
    choice = {"seat": 0, "decision": snapshot["decision"], "choice": "place orange bottom", "key": "k"}
    anna.post(f"/api/tables/{anna.code}/choices", **choice)  # as from another tab: here the board moves by itself
    moved(anna, snapshot["decision"])
    expect(told).to_have_count(0)
    box = thing.bounding_box()
    assert box
    anna.page.mouse.move(box["x"] + box["width"] / 2 + 2, box["y"] + box["height"] / 2 + 2)
    told.wait_for()


# -- German ------------------------------------------------------------------------------------------------


def look_at(player: Player, *targets: str) -> None:
    """What explains itself does so in German."""
    for target in targets:
        player.page.locator(f'[data-target="{target}"]').first.hover()
        player.page.locator(".explain").wait_for()
        only_german(player)
        player.page.mouse.move(1, 1)
        expect(player.page.locator(".explain")).to_have_count(0)


def test_german_from_the_starting_families_to_the_ship_cards(newcomer: NewPlayer) -> None:
    anna = newcomer("Anna", language="de")
    anna.go(f"/t/{anna.open_table(*anna.bots(1), title=TITLE, starting_sets='picked')}")
    anna.asked()
    met = set()
    while (asked := seen(anna, asked=True)["game"]["kind"]) != "sail":
        if asked not in met:
            met.add(asked)
            only_german(anna)
            look_at(anna, *[spot.target for spot in anna.spots() if spot.target != "arrange"][:1])
        move(anna)
    only_german(anna)
    assert met == {"start_set", "arrange", "set_course", "take_set"}
    anna.play_on(set_up({"cabins": [None, None, "F12"]}, phase="boarding", round=3))
    anna.asked()
    only_german(anna)
    look_at(anna, anna.spots()[0].target)


def test_german_from_sailing_to_the_scoring(newcomer: NewPlayer) -> None:
    anna = newcomer("Anna", language="de")
    own = {**IN_PORT, "additions": ["X09", "X01", "X18", "X21"], "voyage": ["P06", "W15"], "pile": ["F01", "F26"]}
    anna.play_on(set_up(own, final="deck_empty", ship_discard=["A02"], family_discard=["F11"]))
    anna.asked()
    only_german(anna)
    look_at(anna, "spot-top", "spot-add0", "stamp-p06", "stamp-w15", "home-f01", "wish-ci")
    for thing in ("hand-a34", "captain-top"):  # what it costs stands in the prompt
        anna.page.locator(f"#{thing}").hover()
        only_german(anna)
    anna.page.locator('[data-target="guest-orange"]').click()
    only_german(anna)
    anna.page.keyboard.press("Escape")
    anna.page.locator('[data-target="plan"]').click()
    only_german(anna)
    anna.page.locator('[data-target="plan-drop"]').click()
    choose(anna, "build x17")
    only_german(anna)
    choose(anna, "replace add1")
    only_german(anna)
    anna.wish("hand-x17")
    only_german(anna)
    for opener in (".small-ship", "#deck-ships", "#deck-families", "#deck-locations"):
        anna.page.locator(opener).first.click()
        anna.page.locator("dialog[open]").wait_for()
        only_german(anna)
        anna.page.keyboard.press("Escape")
    choose(anna, "pay a17", "done")
    anna.page.locator(OVER).wait_for()
    steps = anna.page.locator(".scoring .steps button")
    steps.first.wait_for()
    for step in steps.all():
        step.click()
        only_german(anna)
