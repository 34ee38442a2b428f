"""Every sight of Dream Cruise, light and dark, from desk to phone: axe finds nothing, nothing sticks out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.conftest import NewPlayer
from tests.browser.dream_cruise import TITLE, choose, set_up
from tests.browser.looks import DESK, PHONE, flawless
from tests.browser.player import Player
from tests.browser.positions import whole
from tests.sampling import sampled

VOYAGE = ["P06", "W15", "P17", "P02"]
UNDER_WAY: dict[str, Any] = {
    "cabins": ["F24", "F12", "F14"],
    "additions": ["X09", "X20"],
    "guests": {"add0": ["orange"]},
    "voyage": VOYAGE,
    "location": "P04",
    "hand": ["A34", "A24", "X17", "A12", "X13", "A05"],
    "pile": ["F01", "F26", "F19"],
}
OTHER: dict[str, Any] = {
    "cabins": ["F13", "F16", "F47"],
    "additions": ["X18", "X01", "X05"],
    "guests": {"add0": ["orange"], "top": ["white"], "act0": ["white", "orange"]},
    "voyage": ["P25", "P08", "W07"],
    "location": "W11",
    "activities": ["A28"],
    "captain": "act0",
    "hand": 4,
    "pile": ["F39", "F38", "FB1", "FB2"],
}
DISCARDS: dict[str, Any] = {
    "ship_discard": ["A02", "A45", "X07", "A16", "X24"],
    "family_discard": ["F11", "F46", "F30"],
    "location_discard": ["P18", "W13", "P24"],
}


def sailing(player: Player, seats: int = 3, **table: Any) -> None:
    player.play_on(set_up(UNDER_WAY, OTHER, seats=seats, round=5, **DISCARDS, **table))
    player.asked()


def arrange(player: Player) -> None:
    player.go(f"/t/{player.open_table(*player.bots(2), title=TITLE)}")
    player.page.locator("#arrange").wait_for()


def start_sets(player: Player) -> None:
    player.go(f"/t/{player.open_table(*player.bots(1), title=TITLE, starting_sets='picked')}")
    player.page.locator(".start-set").first.wait_for()


def one_boards(player: Player) -> None:
    player.play_on(set_up({**ashore(), "cabins": ["F24", None, "F14"]}, seats=3, phase="boarding", round=5))
    player.asked()


def three_board(player: Player) -> None:
    player.play_on(set_up({**ashore(), "cabins": [None] * 3}, seats=3, phase="boarding", round=5))
    player.asked()
    choose(player, player.snapshot()["game"]["choices"][0]["notation"])


def ashore() -> dict[str, Any]:
    """The ship before a course is set."""
    return {key: value for key, value in UNDER_WAY.items() if key not in ("location", "guests")}


def course(player: Player) -> None:
    own = {**ashore(), "drawn": ["P24", "P12", "W13"]}  # the longest names there are, and a day at sea
    player.play_on(set_up(own, seats=3, phase="set_course", round=5))
    player.asked()


def display(player: Player) -> None:
    player.play_on(set_up(UNDER_WAY, seats=4, phase="prepare", token=0, round=5))
    player.asked()


def guest_in_hand(player: Player) -> None:
    sailing(player)
    player.page.locator('[data-target="guest-white"]').click()
    player.page.locator(".spot.off").first.wait_for()


def at_sea(player: Player) -> None:
    own = {**UNDER_WAY, "location": "W13", "activities": ["A17"]}
    player.play_on(set_up(own, OTHER | {"location": "P31", "guests": {}, "activities": [], "captain": None}, seats=3))
    player.asked()


def proposal(player: Player) -> None:
    sailing(player)
    player.page.locator('[data-target="plan"]').click()
    player.page.locator(".scene button.ghost").first.click()


def captain(player: Player) -> None:
    sailing(player)
    player.page.locator('[data-target="captain"]').click()
    player.page.locator(".captain-seat.picked").wait_for()


def paying(player: Player) -> None:
    sailing(player)
    choose(player, "build x17")


def replacing(player: Player) -> None:
    own = {**UNDER_WAY, "additions": ["X09", "X20", "X04", "X12"]}
    player.play_on(set_up(own, seats=2, round=5))
    player.asked()
    choose(player, "build x17")


def last_day(player: Player) -> None:
    sailing(player, final="deck_empty")
    player.page.locator(".final-day").wait_for()


def large_ship(player: Player) -> None:
    sailing(player)
    player.tab("players")
    player.page.locator(".small-ship").first.click()
    player.page.locator("dialog[open] .large-spots").first.wait_for()


def discards(deck: str) -> Callable[[Player], None]:
    def look(player: Player) -> None:
        sailing(player)
        player.tab("players")
        player.page.locator(f"#deck-{deck}").click()
        player.page.locator("dialog[open] .known li").first.wait_for()

    return look


def jana(player: Player) -> None:
    solo = {"jana": ["F17", "F22", "F40"], "jana_locations": ["P18", "W17", "P24", "P13", "P14"]}
    player.play_on(set_up(UNDER_WAY, seats=1, round=5, options={"difficulty": 2}, **solo))
    player.asked()
    player.tab("players")
    player.page.locator(".jana summary").click()


def result(player: Player) -> None:
    sailing(player, final="deck_empty")
    choose(player, "done")
    player.page.locator(".scoring .bill").first.wait_for()


def routes(player: Player) -> None:
    result(player)
    player.page.locator(".scoring .steps button").nth(1).click()


def replay(player: Player) -> None:
    player.go("/replay")
    player.page.get_by_label(player.say("result.replay_or")).fill(whole(seats=3, seed=1, title=TITLE))
    player.button("result.replay_show").click()
    player.page.get_by_role("slider").fill("20")
    player.page.get_by_label(player.say("result.eyes")).select_option("open")
    player.page.locator(".hands").wait_for()


def watching(player: Player) -> None:
    code = player.open_table(*player.bots(3), title=TITLE)
    player.context.clear_cookies()
    player.go(f"/t/{code}")
    player.page.locator(".fleet").wait_for()


SIGHTS: dict[str, tuple[Callable[[Player], None], str]] = {  # and where: at a desk in English, on a phone in German
    "arrange": (arrange, "desk"), "start sets": (start_sets, "phone"),
    "one boards": (one_boards, "phone"), "three board": (three_board, "desk"),
    "course": (course, "phone"), "display": (display, "phone"),
    "guest in hand": (guest_in_hand, "phone"), "at sea": (at_sea, "desk"), "proposal": (proposal, "phone"),
    "captain": (captain, "desk"), "paying": (paying, "phone"), "replacing": (replacing, "phone"),
    "last day": (last_day, "phone"), "large ship": (large_ship, "phone"),
    "ship discards": (discards("ships"), "phone"), "family discards": (discards("families"), "desk"),
    "jana": (jana, "phone"), "result": (result, "desk"), "routes": (routes, "phone"), "replay": (replay, "desk"),
    "watching": (watching, "desk"),
}  # fmt: skip


PLACES = [(sight, place) for sight, (_, place) in SIGHTS.items()]
KEPT = {"at sea", "guest in hand", "jana", "result"}  # one of each kind of screen


@pytest.mark.parametrize(("sight", "place"), sampled(PLACES, lambda each: each[0] in KEPT))
def test_a_sight(newcomer: NewPlayer, sight: str, place: str) -> None:
    desk = place == "desk"
    player = newcomer("Anna", language="en" if desk else "de", viewport=DESK if desk else PHONE)
    SIGHTS[sight][0](player)
    flawless(player)
