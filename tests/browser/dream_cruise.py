"""Dream Cruise by clicking: a quick and sensible way to play, and how each kind of choice is made on the board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from playwright.sync_api import Locator, expect

import captains_table as ct
from tests.browser import positions
from tests.browser.player import OVER, Player

TITLE = "dream-cruise"
PLAN = "plan"  # instead of a notation: send all the guests that the board proposes
# Becker: sports, rest, city; Keller: sports, culture; Maurer: sports, rest. Ashore Amsterdam, aboard a theatre.
IN_PORT: dict[str, Any] = {
    "cabins": ["F04", "F12", "F14"],
    "location": "P28",
    "additions": ["X09"],
    "hand": ["A34", "X17", "A05", "A17"],
}


@cache
def cards() -> dict[str, Any]:
    """What is printed on the cards, as the pages know it."""
    return dict(ct.title(TITLE).catalogue(None))


# -- positions ---------------------------------------------------------------------------------------------


def set_up(*ships: dict[str, Any], seats: int = 2, options: dict[str, Any] | None = None, **table: Any) -> str:
    """The record of a game in which these ships lie like this; those that are not said have what they are dealt."""
    fleet = [*ships, *[{} for _ in range(seats - len(ships))]]
    return positions.set_up({"ships": fleet, **table}, seats, TITLE, **(options or {}))


# -- playing sensibly --------------------------------------------------------------------------------------


def sensible(table: dict[str, Any], seat: int, notations: Sequence[str]) -> str:
    """What to choose, from what this seat sees: whatever suits most of its families. Soon over, not well played."""
    ship = table["ships"][seat]
    wished = Counter(icon for cabin in ship["cabins"] if cabin["aboard"] for icon in cabin["icons"])

    def worth(card: dict[str, Any]) -> int:
        return min(int(card["capacity"]), wished[card["icon"]])

    def rank(notation: str) -> float:
        verb, *words = notation.split()
        if verb == "board":
            family = cards()["families"][words[0].upper()]
            return len(family["icons"]) - float(family["members"])
        if verb == "course":
            location = cards()["locations"][words[0].upper()]
            return sum(worth(location[part]) for part in ("top", "bottom") if part in location)
        if verb == "take":
            return sum(worth(cards()["ships"][card]) for card in table["display"][int(words[0])]["cards"] or [])
        if verb == "pay":
            return -worth(cards()["ships"][words[0].upper()])
        return 0

    if "done" not in notations:  # not sailing
        return max(notations, key=rank)
    shore = next((spot for spot in ship["spots"] if spot["spot"] == "bottom"), None)
    for verb, card in [each.split() for each in notations if each.startswith(("play", "build"))]:
        if worth(cards()["ships"][card.upper()]) > (worth(shore) if shore and verb == "play" else 0):
            return f"{verb} {card}"
    return PLAN if table["proposal"] else "done"


# -- clicking ----------------------------------------------------------------------------------------------


def seen(player: Player, asked: bool = False) -> dict[str, Any]:
    """What this player is told of the game, once the page shows the same; perhaps not before there is a choice."""
    while True:
        snapshot = player.snapshot()
        player.catch_up(snapshot["version"])
        there = player.over or player.decision == snapshot["decision"]  # or somebody else was quicker than we
        if there and (player.over or not asked or snapshot["game"]["choices"]):
            return snapshot


def moved(player: Player, before: str) -> None:
    """The page asks something else, and takes an answer."""
    settled = f'.table:not([data-decision="{before}"]):not([aria-busy="true"])'
    player.page.locator(f"{settled}, {OVER}").first.wait_for(state="attached")


def choose(player: Player, *notations: str) -> None:
    """Choose by clicking where the choice lies; where several lie, in the menu that opens."""
    for notation in notations:
        snapshot = seen(player, asked=True)
        choices = {each["notation"]: each for each in snapshot["game"]["choices"]}
        assert notation in choices, f"{notation} cannot be chosen among {list(choices)}"
        target, label = choices[notation]["target"], choices[notation]["label"]
        player.page.locator(f'[data-can][data-target="{target}"], button[data-choice="{notation}"]').first.click()
        if [each["target"] for each in choices.values()].count(target) > 1:
            player.page.locator("dialog[open] .stack").get_by_role("button", name=label, exact=True).click()
        moved(player, snapshot["decision"])


def send(player: Player, colour: str, spot: str) -> None:
    """A guest: the figure first, then where it goes."""
    before = seen(player)["decision"]
    figure = player.page.locator(f'[data-target="guest-{colour}"]')
    figure.click()
    expect(figure).to_have_attribute("aria-pressed", "true")
    player.page.locator(f"#spot-{spot}[data-can]").click()
    moved(player, before)


def ship(player: Player) -> dict[str, Any]:
    """The own ship, as the API tells it."""
    snapshot = player.snapshot()
    found: dict[str, Any] = snapshot["game"]["table"]["ships"][snapshot["seat"]]
    return found


def guests(player: Player) -> dict[str, list[str]]:
    """Who stands where; spots without guests are left out."""
    return {each["spot"]: each["guests"] for each in ship(player)["spots"] if each["guests"]}


def take_back(player: Player) -> None:
    before = seen(player)["decision"]
    player.page.locator(".prompt .undo").click()
    moved(player, before)


def standing(player: Player) -> Locator:
    """The figures that stand somewhere on the own ship and in its port."""
    return player.page.locator(".scene .places > .figure:is(.white, .orange, .blue)")


def send_all(player: Player, leave_out: bool = False) -> int:
    """The board's proposal: look at it, leave one out if so wished, confirm. How many went."""
    before = standing(player).count()
    player.page.locator('[data-target="plan"]').click()
    ghosts = player.page.locator(".scene button.ghost")
    going = ghosts.count()
    assert going
    if leave_out and going > 1:
        ghosts.first.click()
        expect(ghosts.first).to_have_attribute("aria-pressed", "false")
        going -= 1
    player.page.locator('[data-target="plan-go"]').click()
    expect(standing(player)).to_have_count(before + going)
    return going


def move(player: Player) -> bool:
    """Choose once, sensibly; False if this player is not asked anything just now."""
    snapshot = player.snapshot()
    game, seat = snapshot["game"], snapshot["seat"]
    if snapshot["state"] != "playing" or seat not in game["to_act"]:
        return False
    notation = sensible(game["table"], seat, [choice["notation"] for choice in game["choices"]])
    if notation == PLAN:
        seen(player)
        send_all(player)
    else:
        choose(player, notation)
    return True


def play_until(stop: Callable[[dict[str, Any]], bool], *players: Player) -> dict[str, Any]:
    """These players choose by turns, each whenever asked, until `stop` or the end. The last snapshot."""
    idle, since = 0, 0
    for number in range(800):
        snapshot = players[0].snapshot()
        if snapshot["state"] != "playing" or stop(snapshot["game"]["table"]):
            return snapshot
        since = since if idle else snapshot["version"]  # or the one asked meanwhile would be waited for
        idle = 0 if move(players[number % len(players)]) else idle + 1
        if idle == len(players):  # the others are at it
            later = f'.table:not([data-version="{since}"]), {OVER}'
            players[0].page.locator(later).first.wait_for(state="attached")
            idle = 0
    raise AssertionError("this game does not end")
