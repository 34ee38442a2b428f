"""Galactic Cruise by clicking: positions to begin with, and how each kind of choice is made on the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from playwright.sync_api import Locator

import captains_table as ct
from tests.browser.dream_cruise import moved, seen
from tests.browser.player import OVER, Player
from tests.live_app import LiveApp

TITLE = "galactic-cruise"
SPENT_FOR = ("track", "bonus money", "bonus ads", "bonus resources")  # Reputation, in the order of its dialogue
Choice = dict[str, Any]
SWIFT = """async ([decision, selector]) => {
    const until = async (found, what) => {
        for (const end = Date.now() + 20000; !found(); await new Promise((next) => setTimeout(next, 5)))
            if (Date.now() > end) throw new Error(`${what}: ${selector}`);
        return found();
    };
    const asks = () => document.querySelector(".table")?.dataset.decision === decision;
    const open = (each) => each.checkVisibility({ visibilityProperty: true }) && !each.disabled;
    const there = () => [...document.querySelectorAll(selector)].find(open);
    await until(asks, "this is not asked");
    (await until(there, "nothing to click")).click();
    await until(() => !asks(), "nothing happens");
}"""


# -- positions ---------------------------------------------------------------------------------------------

# a Ship with two Cabins is ready to go; a waiver, cards and Reputation are at hand for what the store lacks
MINE: dict[str, Any] = {
    "money": 7, "ads": 4, "vp": 31, "reputation": 9, "stored": {"food": 1, "oxygen": 2, "fuel": 1},
    "hand": ["AG18", "AG36", "AG25", "AG27"], "blueprints": ["BP45", "BP17"], "flipped": "B1",
    "tokens": ["B1", "B3", "B4", "G2", "G3", "G4"], "ships": [{"segments": ["BP10", "BP44", "BP40"]}],
    "scheduled": "C05", "launches": 1, "upgrades": ["UA2", "UF1"], "goals": [1],
}  # fmt: skip
# has a Worker in the way, and Helping Hand
RIVAL: dict[str, Any] = {
    "money": 5, "ads": 2, "vp": 27, "reputation": 5, "hand": ["AG02", "AG35", "AG04"], "launches": 2,
    "ships": [{"segments": ["BP01", "BP02", "BP03"]}, {"segments": ["BP05", "BP06"]}],
}  # fmt: skip
THIRD: dict[str, Any] = {
    "money": 3, "ads": 6, "vp": 34, "reputation": 12, "hand": ["AG05", "AG06"], "hired": ["left"], "launches": 3,
    "ships": [
        {"segments": ["BP07", "BP08", "BP09"], "cruise": "C07", "stop": 0, "guests": [1, 0, 1]},
        {"segments": ["BP12", "BP13"]},
        {},
    ],
}  # fmt: skip
# every kind of thing lies on the board
BUSY: dict[str, Any] = {
    "round": 9, "agms": 1, "expert": "EX4", "goals": "CG1", "technologies": ["TT6", "TT8", "TT4", "TT7"],
    "areas": {
        "A1": [0, 1], "A2": [1, "neutral"], "A3": [2], "A5": [0], "T1": [0, 2], "T2": ["neutral", 1], "T4": [2],
    },
    "workers": {"L5": [1, "worker"], "L4": [2, "worker"], "L2": [2, "expert"]},
    "actions": {
        "L6": ["BLUEPRINTS", "REFILLAGENDA"], "L1": ["SCHEDULE", "GAINRES"], "L2": ["DEVELOPMENT", "ADVERTISE"],
        "L5": ["NEWSHIP", "REFILLSILO"], "L4": ["SEGMENTS", "DRAW"], "L3": ["EXPERT", "SUPPLIES"],
    },
    "silo": {"food": 3, "oxygen": 1, "fuel": 4}, "agenda": [None, "AG33", None, "AG08"],
    "cruises": ["C05", "C16", "C04", "C18", "C03"],
    "presold": [[0, 0, 1], [0, 0, 0], [1, 0, 0], [0, 0, 0], [1, 0, 1]],
}  # fmt: skip


def busy(*first: str, options: dict[str, Any] | None = None, **own: Any) -> ct.Game:
    """The middle of a game of three after these choices of the first seat, whose company is changed like this."""
    position = {**BUSY, "players": [{**MINE, **own}, RIVAL, THIRD]}
    game = ct.set_up(TITLE, position, seats=3, seed=1, options=options or {})
    for notation in first:
        game.choose(0, notation)
    return game


def sit_down(player: Player, game: ct.Game, ply: int = 0) -> None:
    """In the first seat, bots in the others, after so many choices."""
    player.play_on(game.record(), ply=ply)
    player.page.locator(f".table :is([data-can], [data-choice], button.can):visible, {OVER}").first.wait_for()


def at_table(player: Player, *first: str, **own: Any) -> None:
    """Sit down in the middle of a game, after these choices."""
    sit_down(player, busy(*first, **own), len(first))


# -- what the API tells ------------------------------------------------------------------------------------


def table(player: Player) -> dict[str, Any]:
    found: dict[str, Any] = player.snapshot()["game"]["table"]
    return found


def rounds(game: ct.Game) -> int:
    return int(game.view(0)["table"]["round"])


def company(player: Player, seat: int | None = None) -> dict[str, Any]:
    """A player of the table as this one sees it; the own one if no seat is said."""
    snapshot = player.snapshot()
    found: dict[str, Any] = snapshot["game"]["table"]["players"][snapshot["seat"] if seat is None else seat]
    return found


def asked(player: Player) -> str:
    """What the own seat is asked, "" if nothing."""
    return str(player.snapshot()["game"]["kind"])


# -- the page ----------------------------------------------------------------------------------------------


def free_acts(player: Player) -> Locator:
    """The list of free acts, opened."""
    listed = player.page.locator(".gc-freelist")
    if not listed.count():
        player.page.locator(".gc-freebtn").click()
    return listed


def _card(player: Player, choice: Choice, others: list[Choice]) -> None:
    """A card has two halves: its text, and the Resource it is worth. What is asked comes before what is free."""

    def spends(each: Choice) -> bool:
        return each["verb"] == "pay" or "resource" in each["arguments"]

    half = sorted((each for each in others if spends(each) == spends(choice)), key=lambda each: bool(each["permitted"]))
    if half[0]["notation"] == choice["notation"]:
        player.page.locator(
            f'.{"gm-instead" if spends(choice) else "gm-print"}[data-target="{choice["target"]}"]'
        ).click()
    else:
        _free(player, choice)


def _free(player: Player, choice: Choice) -> None:
    free_acts(player).locator(f'[data-choice="{choice["notation"]}"]').click()


def _spend(player: Player, choice: Choice, others: list[Choice]) -> None:
    """Reputation for a bonus begins in the list of free acts, for a bill beside it; both open the same dialogue."""
    if choice["permitted"]:
        free_acts(player).locator(".gc-freeact:not([data-choice])").click()
    else:
        player.page.locator(':is(.gm-asks, .gl-desk) [data-can][data-target="track"]').first.click()
    told = [each for kind in SPENT_FOR for each in others if each["notation"].startswith(kind)]
    player.page.locator("dialog[open].gc-spend .gc-option").nth(told.index(choice)).click()


def _draw(player: Player, choice: Choice, discard: list[str]) -> None:
    """A card of the discard pile, which is looked through from its top."""
    player.page.locator('[data-can][data-target="agenda-discard"]').click()
    word = choice["notation"].split()[1].upper()
    at = 0 if word == "DISCARD" else discard[::-1].index(word)
    player.page.locator("dialog[open] .gc-pile > li").nth(at).locator("button").click()


def _swiftly(player: Player, decision: str, choice: ct.Choice) -> None:
    """Without moving the pointer there and waiting until nothing moves: for long games. Only what is in sight."""
    selectors = [f'button[data-choice="{choice.notation}"]', f'[data-can][data-target="{choice.target}"]']
    player.page.evaluate(SWIFT, [decision, ", ".join(selectors)])


def _press(player: Player, choice: Choice, others: list[Choice]) -> None:
    """Where it lies on the board or in the prompt; where several lie, with the other thing it is about."""
    notation, target = choice["notation"], choice["target"]
    own = player.page.locator(f'button[data-choice="{notation}"]:visible')
    spot = player.page.locator(f'[data-can][data-target="{target}"]:visible')
    if choice["permitted"] and not spot.count():
        _free(player, choice)
        return
    own.or_(spot).first.click()
    if len(others) > 1 and not own.count():
        player.page.locator(f'[data-can][data-target="{_other_thing(choice)}"]:visible').click()


def _other_thing(choice: Choice) -> str:
    """What has to be pressed besides the target where several choices meet."""
    given = choice["arguments"]
    if choice["verb"] == "segment" and "place" in given:
        return f"dock-{given['ship']}-{given['place']}"
    if choice["verb"] == "send":
        return f"aboard-{choice['target'].split('-')[1]}-{given['guest'].lower()}"
    return {
        "build": f"row-{given.get('resource')}",
        "assign": f"crew-{given.get('worker')}",
        "launch": f"crew-{given.get('worker')}",
        "segment": f"ship-{given.get('ship')}",
    }[choice["verb"]]


def choose(player: Player, *notations: str) -> None:
    """Choose on the board as its controls want it."""
    for notation in notations:
        snapshot = seen(player, asked=True)
        choices = {each["notation"]: each for each in snapshot["game"]["choices"]}
        assert notation in choices, f"{notation} cannot be chosen among {list(choices)}"
        choice = choices[notation]
        others = [each for each in choices.values() if each["target"] == choice["target"]]
        if choice["target"].startswith("card-"):
            _card(player, choice, others)
        elif choice["target"] == "track":
            _spend(player, choice, others)
        elif choice["target"] == "agenda-discard":
            _draw(player, choice, snapshot["game"]["table"]["discard"])
        else:
            _press(player, choice, others)
        moved(player, snapshot["decision"])


class Advised(NamedTuple):
    """What a bot would choose, where several people may do what bots would."""

    seat: int
    version: int  # of the table then
    decision: str
    choice: ct.Choice
    plain: bool  # a click on one thing, and nothing more


def play_until(
    stop: Callable[[ct.Game], bool], app: LiveApp, code: str, *players: Player, swiftly: bool = False
) -> list[str]:
    """These players do by clicking what a bot would in their seats. What they chose, in order."""
    bot = ct.bot("greedy", seed=1)
    made: list[str] = []

    async def ask() -> Advised | None:
        at_table = await app.registry.find(code)
        game = at_table.require_game()
        if at_table.state != "playing" or stop(game):
            return None
        seat = next((each for each in game.to_act if each < len(players)), game.to_act[0])
        choice = bot.choose(game, seat)
        alone = [each.target for each in game.choices(seat)].count(choice.target) == 1
        plain = alone and not choice.permitted and choice.target.split("-")[0] not in ("card", "track")
        plain = plain and choice.target != "agenda-discard"
        return Advised(seat, at_table.audience.version, at_table.decision(seat), choice, plain)

    while (told := app.run(ask())) is not None:
        if told.seat >= len(players):  # a bot is at it
            later = f'.table:not([data-version="{told.version}"]), {OVER}'
            players[0].page.locator(later).first.wait_for(state="attached")
            continue
        if swiftly and told.plain:
            _swiftly(players[told.seat], told.decision, told.choice)
        else:
            choose(players[told.seat], told.choice.notation)
        made.append(told.choice.notation)
        assert len(made) < 900, "this game does not end"
    return made
