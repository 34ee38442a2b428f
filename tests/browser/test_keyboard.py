"""Playing without a mouse: Tab to what can be chosen, arrows from thing to thing, Enter, and letters as shortcuts."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player
from tests.browser.positions import some_islands

FOCUSED = """() => {
    const box = document.activeElement.getBoundingClientRect();
    return [document.activeElement.id, box.x + box.width / 2, box.y + box.height / 2];
}"""


def tab_to(player: Player, target: str) -> None:
    for _ in range(40):
        if player.page.evaluate(FOCUSED)[0] == target:
            return
        player.page.keyboard.press("Tab")
    pytest.fail(f"Tab does not reach {target}")


def steer_to(player: Player, target: str) -> None:
    """By arrows alone, always along the longer way that is left."""
    box = player.page.locator(f"#{target}").bounding_box()
    assert box is not None
    goal = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    trail = []
    for _ in range(25):
        here, x, y = player.page.evaluate(FOCUSED)
        trail.append(here)
        if here == target:
            return
        right, down = goal[0] - x, goal[1] - y
        across = abs(right) > abs(down)
        player.page.keyboard.press(
            ("ArrowRight" if right > 0 else "ArrowLeft") if across else ("ArrowDown" if down > 0 else "ArrowUp")
        )
    pytest.fail(f"arrows do not lead to {target}: {trail}")


def enter(player: Player) -> None:
    before = player.decision
    player.page.keyboard.press("Enter")
    player.page.locator(f'.table:not([data-decision="{before}"])').wait_for()
    player.asked()


def test_a_whole_turn_by_keyboard(newcomer: NewPlayer) -> None:
    anna = newcomer("Anna")
    anna.play_on(some_islands())
    anna.asked()
    tab_to(anna, "hand-41")
    expect(anna.prompt).to_contain_text("21")  # what is focused explains itself as what is hovered does
    enter(anna)
    before = anna.decision
    anna.page.keyboard.press("u")
    anna.page.locator(f'.table:not([data-decision="{before}"])').wait_for()
    expect(anna.page.locator("#hand-41")).to_have_attribute("aria-pressed", "false")

    tab_to(anna, "hand-18")
    steer_to(anna, "hand-41")
    enter(anna)
    steer_to(anna, "slot-21")
    expect(anna.prompt).to_contain_text("41 − 40 = 1")
    enter(anna)
    steer_to(anna, "hand-12")
    enter(anna)
    table = anna.snapshot()["game"]["table"]
    assert "12" not in table["hand"] and any(slot and slot["card"] == 41 for row in table["rows"] for slot in row)


def test_what_cannot_be_done_explains_itself_to_the_keyboard_too(newcomer: NewPlayer) -> None:
    anna = newcomer("Anna")
    anna.play_on(some_islands())
    anna.asked()
    tab_to(anna, "hand-18")
    steer_to(anna, "hand-12")
    anna.page.keyboard.press("Enter")
    expect(anna.prompt.locator(".refusal")).to_contain_text("TR-5.2")


def test_shortcuts_and_dialogues(newcomer: NewPlayer) -> None:
    anna = newcomer("Anna")
    anna.play_on(some_islands())
    anna.asked()
    anna.page.keyboard.press("?")
    expect(anna.page.get_by_role("dialog", name=anna.say("table.help"))).to_be_visible()
    anna.page.keyboard.press("u")  # not while a dialogue is open
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
    anna.page.keyboard.press("l")
    expect(anna.page.get_by_role("tab", name=anna.say("table.tab_log"))).to_have_attribute("aria-selected", "true")


def test_typing_is_not_playing(newcomer: NewPlayer) -> None:
    anna = newcomer("Anna")
    anna.go(f"/t/{anna.open_table(*anna.bots(1), talk='free')}")
    anna.asked()
    anna.take(next(spot for spot in anna.spots() if spot.target.startswith("hand-")))
    before = anna.decision
    anna.tab("talk")
    field = anna.page.get_by_label(anna.say("table.say"))
    field.press_sequentially("u l ?")
    field.press("Enter")
    expect(anna.page.locator(".chat")).to_contain_text("u l ?")
    assert anna.decision == before
