"""At the table: choosing, taking back, being refused kindly, talking, giving up, leaving and coming back."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player, rash
from tests.browser.positions import some_islands


def pair(newcomer: NewPlayer, **options: Any) -> list[Player]:
    """Two people at a table of two, dealt; the one who begins comes first."""
    anna, ben = newcomer("Anna"), newcomer("Ben", phone=True)
    code = anna.open_table({"kind": "invited"}, **options)
    table = f"/api/tables/{code}"
    ben.post(f"{table}/sit")
    ben.post(f"{table}/ready", seat=1, ready=True)
    anna.post(f"{table}/deal")
    for player in (anna, ben):
        player.go(f"/t/{code}")
        player.at_table()
    return [anna, ben] if 0 in anna.snapshot()["game"]["to_act"] else [ben, anna]


def play_turn(player: Player, seed: int = 1) -> None:
    """Decide until somebody else is asked."""
    pick = rash(seed)
    seat = player.snapshot()["seat"]
    while seat in player.snapshot()["game"]["to_act"]:
        player.act(pick)


def test_a_turn_costs_what_was_announced_and_can_be_taken_back(newcomer: NewPlayer) -> None:
    anna = newcomer("Anna")
    anna.play_on(some_islands())
    anna.asked()
    first = anna.prompt.locator("strong").inner_text()
    anna.page.locator("#hand-41").hover()
    expect(anna.prompt).to_contain_text("21")  # where it could go, and for how much
    anna.click("hand-41")
    expect(anna.page.locator("#hand-41")).to_have_attribute("aria-pressed", "true")
    anna.page.locator("#slot-21").hover()
    expect(anna.prompt).to_contain_text("41 − 40 = 1")
    anna.click("slot-21")
    expect(anna.page.locator("#slot-21")).to_contain_text("41")
    assert {spot.target for spot in anna.spots()} == {"hand-12", "hand-18", "hand-20", "hand-70"}
    for _ in range(2):
        before = anna.decision
        anna.button("table.undo").click()
        anna.page.locator(f'.table:not([data-decision="{before}"])').wait_for()
    expect(anna.prompt.locator("strong")).to_have_text(first)
    expect(anna.page.locator("#slot-21")).not_to_contain_text("41")
    anna.tab("log")
    expect(anna.page.locator(".log .undone").first).to_be_visible()


# in how many places a thing is seen within some frames; the first two are for the pointer to arrive
PLACES = """async (thing) => {
    const seen = [];
    for (let frame = 0; frame < 12; frame++) {
        await new Promise(requestAnimationFrame);
        seen.push(JSON.stringify(document.querySelector(thing).getBoundingClientRect()));
    }
    return new Set(seen.slice(2)).size;
}"""


def test_nothing_trembles_beneath_a_pointer_at_rest(newcomer: NewPlayer) -> None:
    """What moved away from a pointer on its edge would come back at once, and so for ever: it could not be clicked."""
    anna = newcomer("Anna")
    anna.play_on(some_islands())
    anna.asked()
    anna.page.evaluate("() => document.fonts.ready.then(() => undefined)")  # letters that change move things, too
    for thing in ("#hand-41", "#hand-12", ".topbar button.btn"):
        box = anna.page.locator(thing).bounding_box()
        assert box is not None
        for edge in (1, box["height"] - 1):
            anna.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + edge)
            assert anna.page.evaluate(PLACES, thing) == 1, f"{thing} trembles"


def test_things_fly_and_land(newcomer: NewPlayer) -> None:
    """With all motion: whatever flies is gone in the end, and what it stood for is to be seen and clicked."""
    anna = newcomer("Anna", reduced_motion="no-preference")
    anna.go(f"/t/{anna.open_table(*anna.bots(2))}")
    pick = rash(3)
    for _ in range(6):
        anna.act(pick)
    anna.asked()
    expect(anna.page.locator(".flying")).to_have_count(0)
    expect(anna.page.locator(".table [style*='visibility: hidden']")).to_have_count(0)


def test_a_finger_looks_first_and_then_plays(newcomer: NewPlayer) -> None:
    anna = newcomer("Anna", phone=True, has_touch=True)
    anna.play_on(some_islands())
    anna.asked()
    before = anna.decision
    anna.page.locator("#hand-41").tap()
    expect(anna.prompt).to_contain_text("21")
    expect(anna.page.locator("#hand-41")).to_have_attribute("aria-pressed", "false")
    assert anna.decision == before
    anna.page.locator("#hand-41").tap()
    expect(anna.page.locator("#hand-41")).to_have_attribute("aria-pressed", "true")
    anna.page.locator("#slot-21").tap()
    expect(anna.prompt).to_contain_text("41 − 40 = 1")
    anna.page.locator("#slot-21").tap()
    anna.page.locator("#slot-21 .isle").wait_for()


def test_another_card_can_be_picked_while_one_is_being_laid(newcomer: NewPlayer) -> None:
    anna = newcomer("Anna")
    anna.play_on(some_islands())
    anna.click("hand-18")
    anna.wish("hand-20")
    expect(anna.page.locator("#hand-20")).to_have_attribute("aria-pressed", "true")
    expect(anna.page.locator("#hand-18")).to_have_attribute("aria-pressed", "false")
    anna.click("slot-6")
    expect(anna.page.locator("#slot-6")).to_contain_text("20")


@pytest.mark.parametrize(("first", "wish"), [("", "hand-12"), ("hand-18", "slot-30")])
def test_what_cannot_be_done_says_why(newcomer: NewPlayer, first: str, wish: str) -> None:
    anna = newcomer("Anna")
    anna.play_on(some_islands())
    anna.asked()
    if first:
        anna.click(first)
    before = anna.decision
    anna.wish(wish)
    refusal = anna.prompt.locator(".refusal")
    expect(refusal).to_have_text(re.compile(r"\w+ \w+ \w+"))
    rule = refusal.get_by_role("link")
    with anna.context.expect_page() as opened:
        rule.click()
    book = opened.value
    expect(book.locator(f"[id='{rule.inner_text()}']")).to_be_in_viewport()
    assert anna.decision == before


def test_the_prompt_tells_what_happened_since_my_last_turn(newcomer: NewPlayer) -> None:
    first, second = pair(newcomer)
    play_turn(first)
    play_turn(second)
    first.asked()
    expect(first.prompt).to_contain_text(first.say("table.since"))
    expect(first.prompt).to_contain_text(re.compile("Anna|Ben"))


def test_one_can_look_back_while_the_game_goes_on(newcomer: NewPlayer) -> None:
    first, second = pair(newcomer)
    play_turn(first)
    play_turn(second)
    first.asked()
    isles, bar, choices = first.page.locator(".board .isle"), first.page.locator(".prompt.past"), first.spots()
    now = isles.count()
    assert now == 2
    first.tab("log")
    first.page.locator(".log .then").last.click()
    expect(bar).to_be_visible()
    expect(isles).to_have_count(1)
    expect(first.page.locator("[data-can]")).to_have_count(0)
    for _ in range(first.page.locator(".log .then").count() - 1):
        first.page.keyboard.press("ArrowRight")
    expect(isles).to_have_count(now)
    expect(bar.get_by_role("button", name=first.say("result.on"))).to_be_disabled()
    first.page.keyboard.press("u")  # takes nothing back from here
    first.page.keyboard.press("Escape")
    expect(bar).to_have_count(0)
    first.asked()
    assert first.spots() == choices
    play_turn(first)


COUNT_TONES = """
OscillatorNode.prototype.start = () => { window.tones = (window.tones ?? 0) + 1; };
OscillatorNode.prototype.stop = () => {};
"""


def test_the_menu_shows_the_seal_of_the_shuffle_and_rings_the_bell(newcomer: NewPlayer) -> None:
    """The browser keeps the seal; the bell sounds when it is switched on, and then when a turn comes."""
    first, second = pair(newcomer)
    second.page.add_init_script(COUNT_TONES)
    second.page.reload()
    second.at_table()
    second.button("table.menu").click()
    seal = second.snapshot()["game"]["commitment"]
    expect(second.page.locator("dialog[open] .seal code")).to_have_attribute("title", seal)
    assert second.page.evaluate("new Map(JSON.parse(localStorage.seals)).get(location.pathname.slice(3))") == seal
    second.button("table.bell").click()
    expect(second.button("table.bell")).to_have_attribute("aria-pressed", "true")
    assert second.page.evaluate("window.tones") == 2
    play_turn(first)
    second.page.wait_for_function("() => window.tones === 4")


def test_talk_is_closed_while_the_rules_say_so(newcomer: NewPlayer) -> None:
    anna = newcomer("Anna")
    anna.go(f"/t/{anna.open_table(*anna.bots(1))}")
    anna.at_table()
    anna.tab("talk")
    expect(anna.page.get_by_text(anna.say("table.talk_closed"))).to_be_visible()
    expect(anna.page.get_by_label(anna.say("table.say"))).to_have_count(0)


def test_talk_is_heard_when_it_is_open(newcomer: NewPlayer) -> None:
    players = pair(newcomer, talk="free")
    anna = next(player for player in players if player.snapshot()["host"])
    ben = next(player for player in players if player is not anna)
    anna.tab("talk")
    anna.page.get_by_label(anna.say("table.say")).fill("Shall we? <b>Yes</b>")
    anna.button("table.send").click()
    expect(ben.page.locator("#tab-talk .unread")).to_contain_text("1")
    ben.tab("talk")
    expect(ben.page.locator(".chat")).to_contain_text("Shall we? <b>Yes</b>")
    expect(ben.page.locator("#tab-talk .unread")).to_have_count(0)


def test_giving_up_needs_everybody(newcomer: NewPlayer) -> None:
    first, second = pair(newcomer)
    first.button("table.menu").click()
    first.button("table.concede").click()
    first.button("table.yes_concede").click()
    expect(first.page.get_by_role("dialog")).to_have_count(0)
    assert first.snapshot()["state"] == "playing"
    second.tab("players")
    second.button("table.vote_too").click()
    for player in (first, second):
        player.page.locator(".result").wait_for()
    assert first.snapshot()["state"] == "over"


def test_somebody_leaves_and_comes_back(newcomer: NewPlayer) -> None:
    first, second = pair(newcomer)
    first.button("table.menu").click()
    first.button("table.leave").click()
    first.button("table.yes_leave").click()
    back = first.prompt.get_by_role("button", name=first.say("table.take_back"))
    expect(back).to_be_visible()
    second.tab("players")
    expect(second.page.locator(".player", has_text=second.say("table.left"))).to_be_visible()
    second.page.keyboard.press("Escape")
    second.asked()  # a bot has played the turn
    expect(first.page.locator(".table [data-can]")).to_have_count(0)

    first.page.reload(wait_until="commit")
    back.click()
    expect(back).to_have_count(0)
    play_turn(second)
    assert first.asked()
    play_turn(first)
