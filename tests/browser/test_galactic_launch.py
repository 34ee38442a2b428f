"""Galactic Cruise, turn by turn: a launch, a bump, free acts, taking back, meetings and the final round."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

import captains_table as ct
from tests.browser.caribbean import together
from tests.browser.conftest import NewPlayer
from tests.browser.dream_cruise import moved, take_back
from tests.browser.galactic import (
    TITLE,
    asked,
    at_table,
    busy,
    choose,
    company,
    free_acts,
    play_until,
    sit_down,
    table,
)
from tests.browser.player import OVER
from tests.live_app import LiveApp, live_app


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveApp]:
    """Two people can sit down in a position only where the application is at hand."""
    with live_app(data=str(tmp_path_factory.mktemp("galactic")), patience=0.0) as running:
        yield running


# -- a launch ----------------------------------------------------------------------------------------------


def test_a_launch_from_the_doors_to_the_sky(newcomer: NewPlayer) -> None:
    anna = newcomer("Anna")
    at_table(anna)
    choose(anna, "launch 1 worker")
    stage = anna.page.locator(".gl-stage")
    plate = stage.locator(".gl-plate[aria-current=step]")
    expect(plate).to_contain_text("5")
    expect(stage.locator(".gl-main")).to_have_attribute("aria-disabled", "true")  # nobody is aboard

    # boarding: who has a ticket, and somebody from the Queue, where the first section costs 1 Ad
    choose(anna, "board presold f", "board 1 r")
    expect(stage.locator(".gl-cabins .guest")).to_have_count(2)
    assert company(anna)["ads"] == 4 - 1
    expect(stage.locator(".gl-boarder[data-can]")).to_have_count(0)  # full
    choose(anna, "close doors")

    # the bill: a waiver, a card and two steps of Reputation fill what the store lacks
    expect(plate).to_contain_text("3")
    expect(stage.locator(".gl-socket")).to_have_count(3 + 3 + 3)
    expect(stage.locator(".gl-socket.open")).to_have_count(2 + 2)
    expect(stage.locator(".gl-socket.saved")).to_have_count(1)
    expect(stage.locator(".gl-main")).to_have_attribute("aria-disabled", "true")
    choose(anna, "cover food", "pay ag18")
    expect(stage.locator(".gl-socket.covered")).to_have_count(2)
    expect(stage.locator(".gl-socket.open")).to_have_count(2)
    choose(anna, "track 4")
    while asked(anna) == "pay_launch" and table(anna)["launch"]["bill"]["units"]:
        choose(anna, "cover fuel")
    expect(stage.locator(".gl-socket.open")).to_have_count(0)
    expect(stage.locator(".gl-main.go")).to_be_visible()
    before = company(anna)["vp"]
    choose(anna, "settle")

    # it is gone: the board is back, the Ship in space with its token and its Pilot
    expect(stage).to_have_count(0)
    own = company(anna)
    ship = own["ships"][0]
    assert ship["cruise"] == "C05" and ship["pilot"] == "worker" and ship["token"] == "B1" and own["flipped"] is None
    assert own["stored"] == {"food": 0, "oxygen": 0, "fuel": 0} and own["hand"] == ["AG36", "AG25", "AG27"]
    assert own["vp"] == before + ship["cockpit_vp"] and own["launches"] == 2 and own["reputation"] == 9 - 4
    expect(anna.page.locator(".gm-ship.gm-away")).to_have_count(1)


def test_the_bill_can_be_paid_as_proposed(newcomer: NewPlayer) -> None:
    anna = newcomer("Anna")
    full = {"food": 2, "oxygen": 2, "fuel": 2}
    at_table(anna, "launch 1 worker", "board presold f", "close doors", stored=full)
    plan = anna.page.locator(".gl-plan")
    expect(plan).to_contain_text("1 Fuel")
    before = anna.decision
    plan.click()
    moved(anna, before)
    expect(anna.page.locator(".gl-stage")).to_have_count(0)
    assert company(anna)["stored"] == {"food": 0, "oxygen": 0, "fuel": 0}


def test_the_board_can_be_looked_at_during_a_launch(newcomer: NewPlayer) -> None:
    anna = newcomer("Anna")
    at_table(anna, "launch 1 worker")
    expect(anna.page.locator(".gc-campus")).to_have_count(0)
    anna.page.locator(".gc-peek").click()
    expect(anna.page.locator(".gc-campus")).to_be_visible()
    anna.page.locator(".gc-back .gc-peek").click()
    expect(anna.page.locator(".gl-stage")).to_be_visible()
    assert asked(anna) == "board_guests"


# -- a bump ------------------------------------------------------------------------------------------------


def test_a_bump_is_answered_out_of_turn_with_a_helping_hand(newcomer: NewPlayer, app: LiveApp) -> None:
    anna, ben = newcomer("Anna", url=app.url), newcomer("Ben", url=app.url)
    together(app, busy(), anna, ben)
    choose(anna, "assign worker l5")
    dialogue = ben.page.locator(".gm-asks")
    expect(dialogue.locator(".gm-four button")).to_have_count(4)
    expect(dialogue).to_contain_text("Helping Hand")
    assert asked(ben) == "funding" and asked(anna) == "choose_action"

    # she goes on meanwhile; he plays his card and takes one bonus after the other
    choose(anna, "act newship")
    before = company(ben)
    dialogue.get_by_role("button").filter(has_text="Helping Hand").click()
    expect(dialogue.get_by_role("button").filter(has_text="Helping Hand")).to_have_count(0)
    assert asked(anna) == "new_ship"
    choose(ben, "fund ads")
    choose(anna, "ship 2")
    choose(ben, "fund money")
    own = company(ben)
    assert own["ads"] == before["ads"] + before["funding"][1] and own["money"] == before["money"] + before["funding"][0]
    assert own["hand"] == ["AG02", "AG04"] and table(ben)["turn"] == 0
    expect(dialogue).to_have_count(0)
    expect(ben.page.locator("#site-l5 .piece")).to_have_class(re.compile(r"\bs0\b"))


# -- free acts ---------------------------------------------------------------------------------------------


def test_free_acts_in_the_middle_of_an_action(newcomer: NewPlayer) -> None:
    anna = newcomer("Anna")
    at_table(anna, "assign worker l3", "act supplies", money=12)
    listed = free_acts(anna)
    expect(listed.locator("section")).to_have_count(4)
    anna.page.keyboard.press("Escape")
    expect(listed).to_have_count(0)
    expect(anna.page.locator(".gc-freebtn")).to_be_focused()

    def act(notation: str) -> None:
        before = anna.decision
        free_acts(anna).locator(f'[data-choice="{notation}"]').click()
        moved(anna, before)

    act("borrow a3")
    area = next(each for each in table(anna)["areas"] if each["id"] == "A3")
    assert area["opened"] and company(anna, 2)["money"] > 3 and company(anna)["money"] < 12
    act("play ag36")
    assert company(anna)["ads"] == 4 + 3 and "AG36" not in company(anna)["hand"]
    act("play ag25 oxygen")
    assert asked(anna) == "purchase_supplies"

    # Reputation asks how much of it
    free_acts(anna).get_by_role("button", name="Choose a bonus").click()
    spend = anna.page.locator("dialog[open].gc-spend")
    expect(spend.locator(".gc-option")).to_have_count(9)
    anna.page.keyboard.press("Escape")
    expect(spend).to_have_count(0)
    choose(anna, "bonus ads 3")
    assert company(anna)["reputation"] == 6 and company(anna)["ads"] == 8
    expect(free_acts(anna)).not_to_contain_text("Spend Reputation")  # once in a turn

    # a refresh has two steps, and then the action goes on
    act("refresh")
    assert asked(anna) == "refresh_blueprints" and company(anna)["reputation"] == 5
    tiles = table(anna)["blueprints"]
    choose(anna, "discard 1", "discard 4")
    expect(anna.page.locator(".gc-bp.sel")).to_have_count(2)
    choose(anna, "confirm")
    kept = [new == old for new, old in zip(table(anna)["blueprints"], tiles, strict=True)]
    assert kept == [False, True, True, False, True] and asked(anna) == "purchase_supplies"


# presses Escape in the very moment in which something has been drawn, before the browser has painted it
QUICK_ESCAPE = """async ([button, drawn]) => {
    const seen = new Promise((done) => {
        const watch = new MutationObserver(() => {
            if (!document.querySelector(drawn)) return;
            watch.disconnect();
            document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
            done();
        });
        watch.observe(document.body, { childList: true, subtree: true });
    });
    document.querySelector(button).click();
    await seen;
}"""


def test_a_list_closes_as_soon_as_it_is_open(newcomer: NewPlayer) -> None:
    """On a slow machine the key comes before anything that happens after painting: it must not be lost."""
    anna = newcomer("Anna")
    at_table(anna)
    anna.page.evaluate(QUICK_ESCAPE, [".gc-freebtn", ".gc-freelist"])
    expect(anna.page.locator(".gc-freelist")).to_have_count(0)
    expect(anna.page.locator(".gc-freebtn")).to_be_focused()


# -- taking back -------------------------------------------------------------------------------------------


def test_back_to_the_start_of_the_turn_but_not_behind_what_was_revealed(newcomer: NewPlayer) -> None:
    anna = newcomer("Anna")
    at_table(anna)
    undo = anna.page.locator(".prompt .undo")
    choose(anna, "borrow a2", "assign worker l3", "act supplies", "buy ads")  # nobody is bumped
    assert company(anna)["ads"] > 4 and company(anna)["money"] < 7
    for _ in range(4):
        take_back(anna)
    assert asked(anna) == "turn_choice" and company(anna)["money"] == 7 and company(anna)["ads"] == 4
    expect(undo).to_be_hidden()

    choose(anna, "assign worker l6", "refresh", "discard 1", "confirm", "act blueprints")
    take_back(anna)
    assert asked(anna) == "choose_action"
    expect(undo).to_be_hidden()  # tiles have come to light
    assert not anna.scene()["game"]["can_undo"]


# -- meetings and the end ----------------------------------------------------------------------------------


def test_an_annual_general_meeting_is_told(newcomer: NewPlayer) -> None:
    """The fourth cube of the section comes from the Money goal."""
    anna = newcomer("Anna")
    players = [{"money": 30, "launches": 1}, {"launches": 2, "reputation": 3}, {"reputation": 3}]
    track = [0, 1, 1, *[None] * 12]
    position = {"round": 5, "goals": "CG6", "track": track, "players": players}
    sit_down(anna, ct.set_up(TITLE, position, seats=3, seed=1))
    forecast = anna.page.locator(".gc-forecast")
    expect(forecast.locator(".gc-fc.you")).to_contain_text("1×1=1")
    choose(anna, "assign worker l1", "no action", "end turn")
    banner = anna.page.locator(".gs-banner")
    expect(banner.locator("li")).to_have_text([re.compile(r"\+4$"), re.compile(r"\+3$"), re.compile(r"\+1$")])
    banner.get_by_role("button").click()
    expect(banner).to_have_count(0)
    anna.tab("log")
    expect(anna.page.locator("#rail-panel")).to_contain_text(re.compile(r"AGM A|Annual General Meeting"))
    expect(anna.page.locator("#progress-1")).to_contain_text(re.compile("held", re.I))


def test_the_final_round_and_the_last_flight(newcomer: NewPlayer, app: LiveApp) -> None:
    anna = newcomer("Anna", url=app.url)
    ship: dict[str, Any] = {"segments": ["BP10", "BP44", "BP40"], "cruise": "C05", "stop": 0, "guests": [0, 1, 1]}
    position = {
        "round": 20, "first": 1, "turn": 0, "end_stage": 1, "agms": 2, "workers": {"L1": [0, "worker"]},
        "cruises": ["C16", "C04", "C18", "C03"], "players": [{"ads": 5, "ships": [ship]}, {}],
    }  # fmt: skip
    code = together(app, ct.set_up(TITLE, position, seats=2, seed=1, options={"setup": "intro"}), anna)
    made = play_until(lambda game: False, app, code, anna)
    assert "stop" in {notation.split()[0] for notation in made}
    anna.page.locator(OVER).wait_for()
    scoring = table(anna)["scoring"]
    totals = sorted((each["total"] for each in scoring), reverse=True)
    bills = anna.page.locator(".gs-bill output")
    expect(bills).to_have_text([str(total) for total in totals])

    # step by step: what was won on the way comes first, and all steps together are the total
    steps = anna.page.locator(".gs-steps button")
    expect(steps).to_have_count(10)
    steps.first.click()
    mine = anna.page.locator(".gs-bill").filter(has_text="Anna")
    way = sum(scoring[0]["points"].get(part, 0) for part in ("start", "guests", "cockpits", "bonuses", "reputation"))
    expect(mine.locator("output")).to_have_text(str(way))
    steps.last.click()
    expect(mine.locator("output")).to_have_text(str(scoring[0]["total"]))
