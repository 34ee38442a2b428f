"""Cruise Line: Caribbean! for everybody: every sight from desk to phone, by keyboard, by finger, in German, refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Request, expect

import captains_table as ct
from tests.browser.caribbean import (
    FARES,
    LADEN,
    TITLE,
    alone,
    choose,
    company,
    intro,
    plan,
    plan_bar,
    standard,
    stop_at,
    table,
)
from tests.browser.conftest import NewPlayer
from tests.browser.dream_cruise import moved
from tests.browser.looks import DESK, PHONE, flawless
from tests.browser.player import OVER, Player
from tests.browser.test_dream_cruise_access import enter, tab_to
from tests.browser.test_german import only_german
from tests.sampling import sampled

# a busy sea: every kind of thing lies on the chart and on the company board
MINE: dict[str, Any] = {
    **LADEN,
    "ship": "L",
    "cash": 27,
    "fuel": 7,
    "aboard": {"PR": 3, "CAY": 2, "BAH": 1, "STL": 4},
    "hand": ["A19", "A01", "A06", "A10", "A21"],
    "price_war": True,
    "shares": [6, 1, 2],
}
RIVAL: dict[str, Any] = {
    "company": "GLD", "ship": "M", "cash": 14, "at": "BER", "fuel": 6, "aboard": {"VI": 5, "BAR": 2},
    "hand": ["A23", "A08"], "delay": True, "shares": [2, 6, 0],
}  # fmt: skip
THIRD: dict[str, Any] = {"company": "NAC", "cash": 0, "debt": 8, "returned": 1, "hand": 2, "shares": [0, 0, 7]}
BUSY: dict[str, Any] = {
    "year": 2,
    "season": "summer",
    "event": "E01",
    "waiting": {"NY": {"BER": 2, "VI": 3, "PR": 1}, "VA": {"BAR": 4}, "FL": {"PR": 2, "JAM": 1, "CAY": 3}},
    "resorts": {"PR": 0, "BAH": 1, "VI": 2, "STL": 0},
    "up": ["BAH", "BER"],
    "mystery": [[16, 4], [9, 5], [12, 3], [20, 6]],
    "fares": {"BAH": 5, "BER": 6},
    "prices": [9, 6, 9],
    "worths": [[1, "spring", [30, 28, 31]], [1, "summer", [39, 32, 26]], [1, "fall", [48, 36, -2]]],
    "books": [[1, "fall", [{"start": 8, "fares": 21, "fuel": -7}, {"start": 8, "fines": -4}, {"start": 8, "tow": -9}]]],
}
OFFICE: dict[str, Any] = {key: BUSY[key] for key in ("year", "prices", "resorts", "worths", "books")}


def ashore(own: dict[str, Any]) -> dict[str, Any]:
    """A company in Winter: in port, nobody aboard."""
    kept = {key: own[key] for key in ("company", "cash", "ship", "hand", "shares", "debt") if key in own}
    return kept | ({"at": "FL"} if own["company"] == "BEL" else {})


def at_sea(player: Player, *first: str, **more: Any) -> None:
    """The busy sea, after these choices of whoever is asked."""
    _sit_down(player, standard(MINE, RIVAL, THIRD, **{**BUSY, **more}), *first)


def office(player: Player, phase: str, *first: str, **own: Any) -> None:
    fleet = [ashore(MINE) | own, ashore(RIVAL) | {"cash": 30}, ashore(THIRD)]
    _sit_down(player, standard(*fleet, phase=phase, **OFFICE), *first)


def _sit_down(player: Player, game: ct.Game, *first: str) -> None:
    for notation in first:
        game.choose(game.to_act[0], notation)
    player.play_on(game.record(), ply=len(first))
    player.asked()


# -- sights ------------------------------------------------------------------------------------------------


def founding(player: Player) -> None:
    player.go(f"/t/{player.open_table(*player.bots(2), title=TITLE, start_player=1)}")
    player.page.locator(".cl-poster").first.wait_for()


def going_public(player: Player) -> None:
    founding(player)
    choose(player, "company nac")
    player.page.locator(".cl-float").wait_for()


def voyage(player: Player) -> None:
    """With everything a plan can warn of: nothing left for the way home, a longer way, too few dollars."""
    at_sea(player)
    plan(player, "stl" if table(player)["companies"][0]["ship"]["fuel"] > 7 else "jam")


def hand(player: Player) -> None:
    at_sea(player)
    player.page.locator("#card-a19").click()
    player.page.locator("dialog[open] .cl-tick").first.wait_for()


def calm(player: Player) -> None:
    at_sea(player, "explore 16")
    player.page.locator(".cl-stop.open").first.wait_for()


def auction(player: Player) -> None:
    fleet = [ashore(MINE) | {"shares": [6, 3, 2]}, ashore(RIVAL) | {"cash": 30}, ashore(THIRD)]
    game = standard(*fleet, phase="trading", order=[1, 0, 2], **OFFICE)
    _sit_down(player, game, "buy gld 1", "yes", "bid 7")
    player.page.locator(".cl-bidders").wait_for()


def bids(player: Player) -> None:
    _sit_down(player, intro({"cash": 31, "hand": ["A20"]}, {}, {}, phase="advertising"))
    player.page.locator(".cl-bidding").wait_for()


def winter_resorts(player: Player) -> None:
    office(player, "resorts", cash=45)
    player.page.locator(".cl-islands").wait_for()


def book(name: str) -> Callable[[Player], None]:
    def look(player: Player) -> None:
        at_sea(player)
        player.tab("crew")
        player.page.locator(".cl-books button").nth(("ledger", "chart").index(name)).click()
        player.page.locator(f"dialog[open] {'.cl-account' if name == 'ledger' else '.cl-worth'}").first.wait_for()

    return look


def result(player: Player) -> None:
    last = {**BUSY, "year": 3, "season": "fall"}
    back = ashore(RIVAL) | {"returned": 2}
    _sit_down(player, standard(MINE | {"at": "FL"}, back, THIRD, **last))
    choose(player, "return fl")
    if not player.over:
        choose(player, "end")
    player.page.locator(".cl-bill").first.wait_for()
    player.page.locator(".cl-scoring .cl-steps button").nth(3).click()


SIGHTS: dict[str, tuple[Callable[[Player], None], str]] = {  # and where: at a desk in English, on a phone in German
    "founding": (founding, "phone"), "going public": (going_public, "phone"),
    "dividend": (lambda player: office(player, "dividends"), "phone"),
    "trading": (lambda player: office(player, "trading"), "desk"),
    "auction": (auction, "phone"),
    "shipyard": (lambda player: office(player, "shipbuilding", ship="M", cash=41), "phone"),
    "shortage": (lambda player: office(player, "maintenance", cash=1), "phone"),
    "offer": (lambda player: office(player, "maintenance", "offer", "offer seat 1", "add bel 2", cash=1), "desk"),
    "resorts": (winter_resorts, "desk"),
    "bids": (bids, "phone"),
    "voyage": (voyage, "desk"), "hand": (hand, "phone"), "calm": (calm, "desk"),
    "attacked": (lambda player: at_sea(player, "attack a23 seat 0", active=1, played=[]), "phone"),
    "ledger": (book("ledger"), "phone"), "worths": (book("chart"), "desk"), "result": (result, "phone"),
}  # fmt: skip


PLACES = [(sight, place) for sight, (_, place) in SIGHTS.items()]
KEPT = {"voyage", "hand", "trading", "bids", "result"}  # one of each kind of screen


@pytest.mark.parametrize(("sight", "place"), sampled(PLACES, lambda each: each[0] in KEPT))
def test_a_sight(newcomer: NewPlayer, sight: str, place: str) -> None:
    desk = place == "desk"
    player = newcomer("Anna", language="en" if desk else "de", viewport=DESK if desk else PHONE)
    SIGHTS[sight][0](player)
    if not desk:
        only_german(player)
    flawless(player)


def test_german_at_sea(newcomer: NewPlayer) -> None:
    """What explains itself, what is refused, what can be opened."""
    anna = newcomer("Anna", language="de", viewport=DESK)
    at_sea(anna)
    only_german(anna)
    for thing in ("port-pr", "port-ny", "mystery-16", "card-a06", "waiting-fl-jam"):
        anna.page.locator(f"#{thing}").hover()
        anna.page.locator(".explain").wait_for()
        only_german(anna)
        anna.page.mouse.move(1, 1)
        expect(anna.page.locator(".explain")).to_have_count(0)
    for deed in ("pick", "visit", "explore", "build", "attack", "return"):
        anna.page.locator(f'[data-target="deed-{deed}"]').click()
        only_german(anna)
    for stop in ("cay", "bar", "12", "fl"):
        plan(anna, stop)
        only_german(anna)


# -- without a mouse ---------------------------------------------------------------------------------------


def test_a_whole_turn_by_keyboard(newcomer: NewPlayer) -> None:
    anna = newcomer("Anna")
    alone(anna, intro(LADEN, waiting={"FL": {"PR": 2, "JAM": 1}}))

    # the chart: closer, along, and all of it again
    chart = anna.page.locator(".cl-pan")
    chart.focus()
    anna.page.keyboard.press("+")
    expect(anna.page.locator(".cl-pan.zoomed")).to_be_visible()
    panned = anna.page.locator(".cl-panned")
    before = panned.get_attribute("style")
    anna.page.keyboard.press("ArrowRight")
    expect(panned).not_to_have_attribute("style", before or "")
    anna.page.keyboard.press("0")
    expect(anna.page.locator(".cl-pan.zoomed")).to_have_count(0)

    # fuel, passengers in the port one lies in, the end of the turn
    tab_to(anna, "port-fl")
    anna.page.keyboard.press("Enter")
    expect(plan_bar(anna)).to_be_visible()
    enter(anna, "do-pick-fl-pr-2")
    assert company(anna)["ship"]["aboard"] == {"PR": 4, "BAH": 1}
    enter(anna, "fuel-1")
    assert company(anna)["ship"]["fuel"] == 12
    own_button = anna.page.locator("#end-turn").count()  # where there is no room for it, it stands in the prompt
    enter(anna, "end-turn" if own_button else "end")
    anna.tab("log")
    expect(anna.page.locator("#rail-panel")).to_contain_text(anna.scene()["seats"][1]["name"])  # who has a turn now


def test_a_turn_by_taps_on_a_phone(newcomer: NewPlayer) -> None:
    anna = newcomer("Anna", phone=True, has_touch=True)
    alone(anna, intro(LADEN, waiting={"FL": {"PR": 2, "JAM": 1}}))
    stop_at(anna, "pr").tap()
    expect(plan_bar(anna)).to_contain_text("$7 to $13")
    anna.page.locator("#waiting-fl-jam").tap()
    bar = plan_bar(anna)
    expect(bar.locator('[data-choice="pick fl jam 1"]')).to_be_in_viewport()
    stop_at(anna, "pr").tap()
    button = bar.locator('[data-choice="visit pr"]')
    expect(button).to_be_in_viewport()
    before = anna.decision
    button.tap()
    moved(anna, before)
    assert company(anna)["ship"]["port"] == "PR" and company(anna)["cash"] == 12 + 7
    anna.page.locator("#fuel-2").tap()
    expect(anna.page.locator(".cl-tank .full")).to_have_count(8)
    end = anna.page.locator('#end-turn, [data-choice="end"]')
    end.tap()
    expect(end).to_have_count(0)


# -- what cannot be done -----------------------------------------------------------------------------------


def refused(player: Player, target: str, rule: str) -> None:
    """Pressed wherever it lies: a panel may stand before it."""
    player.page.locator(f'[data-target="{target}"]').last.evaluate("each => each.click()")
    expect(player.prompt.locator(".refusal")).to_contain_text(rule)


def test_what_cannot_be_done_explains_itself(newcomer: NewPlayer) -> None:
    anna = newcomer("Anna")
    full = LADEN | {"fuel": 3, "cash": 2, "hand": ["A16"], "aboard": {"PR": 2, "BAH": 5}}
    alone(anna, intro(full, waiting={"FL": {"PR": 2}}))
    for target, rule in {
        "port-pr": "CL-8.2", "waiting-fl-pr": "CL-7.6", "fuel-9": "CL-8.9", "deed-build": "CL-7.19",
        "deed-attack": "CL-10.3", "card-a16": "CL-10.3",
    }.items():  # fmt: skip
        refused(anna, target, rule)
    choose(anna, "visit bah")
    refused(anna, "deed-return", "CL-7.2")

    # a storm, and shallow water for a Large ship
    alone(anna, intro(LADEN | {"ship": "L", "aboard": {"CAY": 2, "PR": 1}}, event="E01", fares=FARES))
    refused(anna, "port-pr", "CL-11.1")
    expect(plan_bar(anna).locator(".warn").first).to_contain_text("closed")
    refused(anna, "port-cay", "CL-7.12")
    expect(plan_bar(anna).locator(".warn")).to_contain_text("shallow")
    expect(plan_bar(anna).locator("[data-choice]")).to_have_count(0)

    # in Winter: an island with a resort, a ship that is too dear
    alone(anna, standard({"company": "BEL", "cash": 33, "at": "FL"}, {"company": "GLD"}, phase="shipbuilding", year=2))
    refused(anna, "ship-l", "CL-5")
    alone(anna, standard({"company": "BEL", "cash": 18}, {}, phase="resorts", year=2, resorts={"PR": 1}))
    refused(anna, "port-pr", "CL-5.12")
    assert table(anna)["asked"] == "winter_resort" and not anna.page.locator(OVER).count()


def test_each_half_of_a_card_is_played_for_itself(newcomer: NewPlayer) -> None:
    anna = newcomer("Anna")
    alone(anna, intro(LADEN | {"hand": ["A08"]}, {"company": "GLD", "returned": 1}))
    red, blue = anna.page.locator(".cl-half.red"), anna.page.locator(".cl-half.blue")
    red.evaluate("each => each.click()")
    expect(anna.prompt.locator(".refusal")).to_contain_text("CL-10.3")
    assert company(anna)["hand"] == ["A08"]
    before = anna.decision
    blue.click()
    moved(anna, before)
    assert company(anna)["hand"] == [] and company(anna)["cash"] == 12 + 4


HARD_WISHES = (
    """() => document.querySelectorAll(".table [data-target][aria-disabled=true]").forEach((each) => each.click())"""
)


REFUSING = ["founding", "trading", "shortage", "bids", "attacked", "calm", "waiting"]


@pytest.mark.parametrize("sight", sampled(REFUSING, {"trading", "attacked"}.__contains__))
def test_no_refusal_speaks_in_notations(newcomer: NewPlayer, sight: str) -> None:
    """Everything that is there but cannot be chosen: pressed, it gives a reason in words, and the rule."""
    anna = newcomer("Anna")
    if sight == "founding":
        _sit_down(anna, ct.new_game(TITLE, 2, seed=1, options={"start_player": 2}), "company bel")
    elif sight == "waiting":
        anna.play_on(standard(MINE, RIVAL, THIRD, **BUSY).record(), seat=1)
    else:
        SIGHTS[sight][0](anna)
    wishes: list[str] = []

    def hear(request: Request) -> None:
        if request.url.endswith("/why"):
            wishes.append(json.loads(request.post_data or "{}")["choice"])

    anna.page.on("request", hear)
    anna.page.evaluate(HARD_WISHES)
    anna.page.evaluate("() => new Promise(requestAnimationFrame)")
    assert wishes or sight in ("shortage", "calm")
    where, seat = f"/api/tables/{anna.code}/why", anna.scene()["seat"]
    answers = {wish: anna.post(where, seat=seat, choice=wish) for wish in set(wishes)}
    assert not {wish: each["why"] for wish, each in answers.items() if each["why"] and not each["rule"]}
