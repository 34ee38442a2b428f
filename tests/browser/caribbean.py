"""Cruise Line: Caribbean! by clicking: positions to begin with, and how each kind of choice is made on the board."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import count
from typing import Any

from playwright.sync_api import Locator, expect

import captains_table as ct
from captains_table.server import lobby
from captains_table.web.visitor import SESSION
from tests.browser.dream_cruise import moved, seen
from tests.browser.player import OVER, Player
from tests.live_app import LiveApp

TITLE = "cruise-line-caribbean"
FARES = {"PR": 3, "JAM": 4, "BER": 5, "CAY": 4, "BAH": 5, "VI": 6, "STL": 4, "BAR": 5}
CALM: dict[str, Any] = {"mystery": [], "fares": FARES}  # and no marker in anybody's way
# in Miami, with two passengers whose fare is hidden and one whose fare is known
LADEN: dict[str, Any] = {"company": "BEL", "cash": 12, "at": "FL", "fuel": 11, "aboard": {"PR": 2, "BAH": 1}}
STOPS = ("pick", "visit", "sail", "explore", "build", "return", "tow")  # planned first, then confirmed
_keys = count()


# -- positions ---------------------------------------------------------------------------------------------


def intro(*companies: dict[str, Any], seats: int = 2, options: dict[str, Any] | None = None, **table: Any) -> ct.Game:
    """The Introductory game in Spring of the first year unless said otherwise; whoever is not said is ordinary."""
    fleet = [*companies, *[{} for _ in range(seats - len(companies))]]
    chosen = {"mode": "intro", "years": 3, **(options or {})}
    return ct.set_up(TITLE, {**CALM, "companies": fleet, **table}, seats=len(fleet), seed=1, options=chosen)


def standard(*companies: dict[str, Any], options: dict[str, Any] | None = None, **table: Any) -> ct.Game:
    """The same with a stock market."""
    return intro(*companies, options={"mode": "standard", **(options or {})}, **table)


def alone(player: Player, game: ct.Game) -> None:
    """Sit down in this position, bots in the other seats."""
    player.play_on(game.record())
    player.asked()


def together(app: LiveApp, game: ct.Game, *players: Player, open_page: bool = True) -> str:
    """The players in the first seats of this position, bots in the others; its code."""
    token = next(each["value"] for each in players[0].context.cookies() if each["name"] == SESSION)
    host = app.run(app.registry.people.person_of(token))
    assert host is not None
    bots = game.state.seats - len(players)
    places = [lobby.SeatRequest(kind) for kind in ["me", *["invited"] * (len(players) - 1), *["bot"] * bots]]
    opening = lobby.open_table(
        app.registry, host, game.title, game.setting.options, places, public=False, start=game.record()
    )
    code = app.run(opening).code
    for seat, player in enumerate(players[1:], 1):
        player.post(f"/api/tables/{code}/sit")
        player.post(f"/api/tables/{code}/ready", seat=seat, ready=True)
    if len(players) > 1:
        players[0].post(f"/api/tables/{code}/deal")
    for player in players if open_page else ():
        player.go(f"/t/{code}")
        player.at_table()
    return code


# -- what the API tells ------------------------------------------------------------------------------------


def table(player: Player) -> dict[str, Any]:
    found: dict[str, Any] = player.snapshot()["game"]["table"]
    return found


def kind(player: Player) -> str:
    """What kind of question this player is asked."""
    found: str = player.snapshot()["game"]["kind"]
    return found


def company(player: Player, seat: int | None = None) -> dict[str, Any]:
    """A company as this player sees it; the own one if no seat is said."""
    snapshot = player.snapshot()
    found: dict[str, Any] = snapshot["game"]["table"]["companies"][snapshot["seat"] if seat is None else seat]
    return found


def quietly(player: Player, *notations: str, code: str = "") -> None:
    """Choose without the page: what is not the matter of a test."""
    for notation in notations:
        snapshot = player.get(f"/api/tables/{code or player.code}")
        where, body = (
            f"/api/tables/{snapshot['code']}/choices",
            {"seat": snapshot["seat"], "decision": snapshot["decision"]},
        )
        player.post(where, **body, choice=notation, key=f"quietly-{next(_keys)}")


def advised(app: LiveApp, code: str, seat: int) -> str:
    """What a bot would choose in this seat."""

    async def ask() -> str:
        at_table = await app.registry.find(code)
        return ct.bot("greedy", seed=1).choose(at_table.require_game(), seat).notation

    return app.run(ask())


# -- the page ----------------------------------------------------------------------------------------------


def plan_bar(player: Player) -> Locator:
    return player.page.locator(".cl-plan")


def stop_at(player: Player, stop: str) -> Locator:
    """The button of a port or marker on the chart."""
    return player.page.locator(f"#{'mystery' if stop.isdigit() else 'port'}-{stop}")


def plan(player: Player, stop: str) -> Locator:
    """Look at a stop; nothing is chosen yet."""
    stop_at(player, stop).click()
    expect(stop_at(player, stop)).to_have_attribute("aria-pressed", "true")
    return plan_bar(player)


def confirm(player: Player, notation: str) -> None:
    before = player.decision
    player.page.locator(f'.cl-plan [data-choice="{notation}"]').click()
    moved(player, before)


def _take_fewer(player: Player, notation: str) -> None:
    """The steppers of groups begin with everybody: step down to so many."""
    group = notation.rpartition(" ")[0]
    row = player.page.locator(".cl-boarding li").filter(has=player.page.locator(f'[data-choice^="{group} "]'))
    while row.locator(f'[data-choice="{notation}"]').count() == 0:
        row.locator(".stepper button").first.click()


def step_to(control: Locator, wanted: int) -> None:
    """Press the plus or minus of a stepper until it shows this."""
    for _ in range(40):
        shown = int(re.sub(r"\D", "", control.locator("output").inner_text()))
        if shown == wanted:
            return
        button = control.get_by_role("button")
        (button.last if shown < wanted else button.first).click()
    raise AssertionError(f"no {wanted} among what can be stepped to")


def _amount(player: Player, panel: str, target: str, amount: int) -> None:
    """Dollars, stepped to and then committed."""
    step_to(player.page.locator(f"{panel} .cl-stepper"), amount)
    player.page.locator(f'{panel} [data-target="{target}"]').click()


def _shares(player: Player, target: str, lot: str) -> None:
    """A lot of shares: stepped to, then sold."""
    deal = player.page.locator(".cl-deal, .cl-shelf li").filter(has=player.page.locator(f'[data-target="{target}"]'))
    step_to(deal.locator(".cl-stepper"), int(lot))
    deal.locator(f'[data-target="{target}"]').click()


def _attack(player: Player, notation: str) -> None:
    player.page.locator('[data-target="deed-attack"]').click()
    player.page.locator(f'.cl-plan [data-choice="{notation}"]').click()


def _scout(player: Player, target: str, marks: list[str], names: dict[str, Any]) -> None:
    """Market Research asks which markers: tick these alone."""
    player.page.locator(f"#{target}").click()
    dialog = player.page.locator("dialog[open]")
    dialog.get_by_role("checkbox").first.wait_for()
    wanted = [names[mark.upper()]["name"]["en"] if mark.upper() in names else mark for mark in marks]
    boxes = dialog.locator("label")
    for box in boxes.all():
        ticked = box.get_by_role("checkbox")
        ticked.set_checked(any(re.search(rf"\b{re.escape(each)}\b", box.inner_text()) for each in wanted))
    dialog.locator(".stack .btn").click()


def _press(player: Player, notation: str, target: str, label: str) -> None:
    """Whatever is a button of its own; where several choices lie at one place, in the menu that opens."""
    button = f'button[data-choice="{notation}"]'
    thing = f'[data-can][data-target="{target}"]'
    player.page.locator(f"{button}, {thing}").first.wait_for()
    own = player.page.locator(button)
    if own.count():
        own.first.click()
        return
    before = player.decision
    player.page.locator(thing).first.click()
    menu = player.page.locator("dialog[open] .stack").get_by_role("button", name=label, exact=True)
    gone = player.page.locator(f'.table:not([data-decision="{before}"]), {OVER}')
    menu.or_(gone).first.wait_for(state="attached")
    if menu.count():
        menu.click()


def choose(player: Player, *notations: str) -> None:
    """Choose on the board as its controls want it."""
    for notation in notations:
        snapshot = seen(player, asked=True)
        asked = snapshot["game"]["kind"]
        choices = {each["notation"]: each for each in snapshot["game"]["choices"]}
        assert notation in choices, f"{notation} cannot be chosen among {list(choices)}"
        target, label = choices[notation]["target"], choices[notation]["label"]
        verb, *words = notation.split()
        if asked == "turn" and verb in STOPS:
            if verb == "pick" or not player.page.locator(f'.cl-plan [data-choice="{notation}"]').count():
                plan(player, words[0])
            if verb == "pick":
                _take_fewer(player, notation)
            player.page.locator(f'.cl-plan [data-choice="{notation}"]').click()
        elif verb == "pick":
            _take_fewer(player, notation)
            player.page.locator(f'[data-choice="{notation}"]').click()
        elif verb == "attack":
            _attack(player, notation)
        elif verb == "bid":
            panel = ".cl-bidding" if asked == "bid" else ".cl-panel"
            _amount(player, panel, target, int(words[0]))
        elif verb == "for":
            _amount(player, ".cl-offer", target, int(words[0]))
        elif verb == "float":
            player.page.locator(f".cl-float label:nth-of-type({int(words[0]) - 2}) input").check()
            player.page.locator(f'.cl-float [data-target="{target}"]').click()
        elif verb in ("sell", "emergency") or (verb == "add" and len(words) == 2):
            _shares(player, target, words[1])
        elif verb == "play" and len(words) > 1:
            _scout(player, target, words[1:], ct.title(TITLE).catalogue(None)["ports"])
        else:
            _press(player, notation, target, label)
        moved(player, snapshot["decision"])


def play_until(
    stop: Callable[[dict[str, Any]], bool], app: LiveApp, code: str, *players: Player, by_hand: Sequence[int]
) -> list[str]:
    """These players do what a bot would, those in some seats by hand. What was done by hand."""
    made: list[str] = []
    for _ in range(800):
        snapshot = players[0].get(f"/api/tables/{code}")
        if snapshot["state"] != "playing" or stop(snapshot["game"]["table"]):
            return made
        seat = next((each for each in snapshot["game"]["to_act"] if each < len(players)), None)
        if seat is None:  # a bot is at it
            later = f'.table:not([data-version="{snapshot["version"]}"]), {OVER}'
            players[0].page.locator(later).first.wait_for(state="attached")
            continue
        notation = advised(app, code, seat)
        (choose if seat in by_hand else quietly)(players[seat], notation)
        made += [notation] if seat in by_hand else []
    raise AssertionError("this game does not end")
