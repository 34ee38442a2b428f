"""Cruise Line: Caribbean! at sea: a whole game, voyages planned before they are made, markers and secret bids."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

import captains_table as ct
from tests.browser.caribbean import (
    LADEN,
    TITLE,
    alone,
    choose,
    company,
    confirm,
    intro,
    kind,
    plan,
    plan_bar,
    play_until,
    quietly,
    stop_at,
    table,
    together,
)
from tests.browser.conftest import NewPlayer
from tests.browser.ear import Ear
from tests.browser.player import OVER
from tests.live_app import LiveApp, live_app


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveApp]:
    """Two people can sit down in a position only where the application is at hand."""
    with live_app(data=str(tmp_path_factory.mktemp("caribbean")), patience=0.0) as running:
        yield running


# -- a whole game ------------------------------------------------------------------------------------------


def refuelled(seen: dict[str, Any]) -> bool:
    return bool(seen["season"] == "summer" and seen["phase"] != "fuel")


def test_a_whole_game_of_two_people_and_a_bot(newcomer: NewPlayer, app: LiveApp) -> None:
    anna, ben = newcomer("Anna", url=app.url), newcomer("Ben", url=app.url, phone=True)
    game = ct.new_game(TITLE, 3, seed=4, options={"mode": "intro", "years": 3, "start_player": 1})
    code = together(app, game, anna, ben)
    choose(anna, "company gld")
    choose(ben, "company nac")
    expect(anna.page.locator("#seat-2")).to_contain_text("Naches")
    play_until(lambda seen: seen["phase"] == "turns", app, code, anna, ben, by_hand=(0, 1))

    # a first season by hand, and fuel for the second
    made = play_until(refuelled, app, code, anna, ben, by_hand=(0,))
    assert {"pick", "visit", "fuel", "return"} <= {notation.split()[0] for notation in made}
    assert company(anna)["cash"] > 8 and company(anna)["ship"]["fuel"] > 0

    # bots go on for both of them, and the pages follow to the end
    ben.post(f"/api/tables/{code}/leave", seat=1)
    anna.button("table.menu").click()
    anna.button("table.leave").click()
    anna.button("table.yes_leave").click()
    for player in (anna, ben):
        player.follow()
    snapshot = anna.snapshot()
    assert snapshot["state"] == "over"
    seen = snapshot["game"]["table"]
    worths = sorted((each["worth"] for each in seen["scoring"]), reverse=True)
    shown = [f"${worth}" if worth >= 0 else f"−${-worth}" for worth in worths]
    for player in (anna, ben):
        player.page.locator(OVER).wait_for()
        expect(player.page.locator(".cl-scoring .cl-bill output")).to_have_text(shown)
        expect(player.page.locator(".cl-scoring .cl-bill.won")).to_have_count(
            len(snapshot["game"]["outcome"]["winners"])
        )
        expect(player.page.locator(".cl-scoring .cl-worth .line")).to_have_count(3)
    expect(anna.page.locator(".cl-scoring .cl-worth tbody tr")).to_have_count(len(seen["worths"]))

    # the ledger adds up to what everybody has
    sums = [sum(sum(season["books"][seat].values()) for season in seen["ledger"]) for seat in range(3)]
    assert sums == [each["cash"] - each["debt"] for each in seen["scoring"]]
    foot = anna.page.locator(".cl-scoring .cl-ledger details").first.locator("tfoot td")
    expect(foot).to_have_text([f"{'+' if each > 0 else '−' if each < 0 else ''}${abs(each)}" for each in sums])


# -- planning ----------------------------------------------------------------------------------------------


def test_a_voyage_is_told_before_it_is_made(newcomer: NewPlayer) -> None:
    anna = newcomer("Anna")
    alone(anna, intro(LADEN, up=["BAH"]))
    before = anna.decision

    # hidden fares are a range: two passengers for 3 to 6, and a dollar for the first visit
    bar = plan(anna, "pr")
    expect(bar).to_contain_text("$7 to $13")
    expect(bar).to_contain_text("5 fuel: tank 11 to 6")
    expect(bar.locator(".warn")).to_have_count(0)
    expect(anna.page.locator(".cl-course .cl-leg").first).to_be_visible()
    expect(anna.page.locator(".cl-tank .use")).to_have_count(5)
    expect(anna.page.locator(".cl-berths .off")).to_have_count(2)

    # a known fare is a sum; too far is told as well, with what the fuel would cost; one plan takes the place of another
    expect(plan(anna, "bah")).to_contain_text("for $5")
    expect(anna.page.locator(".cl-tank .use")).to_have_count(1)
    expect(bar).to_have_count(1)
    bar.locator(".cl-plan-close").click()
    expect(plan_bar(anna)).to_have_count(0)
    assert anna.snapshot()["decision"] == before and company(anna)["ship"]["fuel"] == 11  # looking is free

    plan(anna, "pr")
    confirm(anna, "visit pr")
    own = company(anna)
    assert own["cash"] == 12 + 2 * 3 + 1 and own["ship"]["port"] == "PR" and own["ship"]["fuel"] == 6
    expect(anna.page.locator(".cl-fare.up")).to_have_count(2)


def test_a_warning_where_the_ship_would_be_stranded(newcomer: NewPlayer) -> None:
    anna = newcomer("Anna")
    alone(anna, intro({**LADEN, "fuel": 7, "aboard": {"PR": 1, "STL": 1}, "cash": 1}))
    bar = plan(anna, "pr")
    expect(bar.locator(".warn:not(.mild)")).to_contain_text("3 fuel short of Miami")
    expect(plan(anna, "ny").locator(".warn")).to_have_count(0)
    plan(anna, "stl")
    expect(bar).to_contain_text("8 fuel, and you have 7")
    expect(bar.locator('[data-choice^="visit"]')).to_have_count(0)

    # and the missing unit can be bought there and then
    confirm(anna, "fuel 1")
    plan(anna, "stl")
    expect(bar.locator('[data-choice="visit stl"]')).to_be_visible()
    expect(bar.locator(".warn")).to_be_visible()


def test_a_double_click_acts_once(newcomer: NewPlayer) -> None:
    anna = newcomer("Anna")
    alone(anna, intro({**LADEN, "fuel": 13}, waiting={"FL": {"PR": 4}}))
    sent: list[str] = []
    anna.page.on("request", lambda request: sent.append(request.url) if request.url.endswith("/choices") else None)
    stop_at(anna, "fl").dblclick()
    expect(plan_bar(anna)).to_be_visible()
    assert not sent
    before = anna.decision
    anna.page.locator('[data-choice="pick fl pr 4"]').dblclick()
    anna.page.locator(f'.table:not([data-decision="{before}"])').wait_for()
    expect(anna.page.locator(".cl-berths li:not(.free)")).to_have_count(7)
    assert len(sent) == 1 and company(anna)["ship"]["aboard"] == {"PR": 6, "BAH": 1}


def test_whoever_waits_may_plan_but_not_act(newcomer: NewPlayer, app: LiveApp) -> None:
    anna, ben = newcomer("Anna", url=app.url), newcomer("Ben", url=app.url)
    together(app, intro(LADEN, LADEN | {"company": "GLD"}, active=1), anna, ben)
    bar = plan(anna, "pr")
    expect(bar).to_contain_text("$6 to $12")
    expect(bar.locator("[data-choice]")).to_have_count(0)
    quietly(ben, "return fl")
    expect(bar.locator('[data-choice="visit pr"]')).to_be_enabled()


# -- markers -----------------------------------------------------------------------------------------------


def test_a_marker_in_the_way_and_calm_seas(newcomer: NewPlayer) -> None:
    anna = newcomer("Anna")
    alone(anna, intro(LADEN | {"aboard": {"JAM": 3}}, mystery=[[20, 6], [16, 4], 0, 0], fares={}))
    bar = plan(anna, "jam")
    expect(bar.locator(".detour")).to_contain_text(re.compile("hexes longer.* 16"))
    expect(anna.page.locator(".cl-tank .use")).to_have_count(6)
    bar.get_by_role("button", name=re.compile("instead")).click()
    expect(stop_at(anna, "16")).to_have_attribute("aria-pressed", "true")
    confirm(anna, "explore 16")
    assert kind(anna) == "calm"
    expect(bar).to_be_visible()
    assert anna.page.locator(".cl-stop.open").count() > 60  # any water will do
    expect(anna.page.locator("#mystery-16")).to_have_count(0)

    # in a port the free move may go on with an action
    choose(anna, "calm jam")
    assert kind(anna) == "calm_port"
    choose(anna, "visit jam")
    own = company(anna)
    assert own["ship"]["port"] == "JAM" and own["ship"]["aboard"] == {} and own["cash"] > 12 + 9


def test_engine_trouble_and_guests(newcomer: NewPlayer) -> None:
    anna = newcomer("Anna")
    aboard = {"PR": 2, "BAH": 2}
    alone(anna, intro(LADEN | {"aboard": aboard}, mystery=[[10, 3], [11, 5], 0, 0], fares={}))
    choose(anna, "explore 10")
    if kind(anna) == "drift":
        choose(anna, "drift fl")
    choose(anna, "lose pr", "lose bah")
    assert company(anna)["ship"]["aboard"] == {"PR": 1, "BAH": 1}

    alone(anna, intro(LADEN | {"aboard": aboard}, mystery=[[10, 3], [11, 5], 0, 0], fares={}))
    choose(anna, "explore 11", "guest vi")
    assert company(anna)["ship"]["aboard"] == {"VI": 1, **aboard}


def test_market_research_is_for_the_one_who_looked(newcomer: NewPlayer, app: LiveApp) -> None:
    anna, ben = newcomer("Anna", url=app.url), newcomer("Ben", url=app.url)
    ear = Ear(ben.page)
    game = intro(LADEN | {"hand": ["A19"]}, mystery=[[16, 4], [9, 5], 0, 0], fares={"PR": 6})
    together(app, game, anna, ben)
    choose(anna, "play a19 pr 16")
    expect(anna.page.locator(".cl-fare.seen")).to_have_text("$6")
    expect(anna.page.locator(".cl-mystery.seen")).to_have_count(1)
    expect(plan(anna, "pr")).to_contain_text("for $13")  # no range any more
    expect(plan(anna, "16")).to_contain_text("Calm Seas:")

    ben.catch_up(anna.snapshot()["version"])
    expect(ben.page.locator(".cl-fare.seen, .cl-mystery.seen")).to_have_count(0)
    expect(ben.page.locator(".cl-fare.down")).to_have_count(8)
    for snapshot in ear.heard():
        seen = snapshot["game"]["table"]
        assert all(port.get("fare") is None for port in seen["ports"])
        assert all(marker["value"] is None for marker in seen["mysteries"])
    ben.tab("log")
    expect(ben.page.locator("#rail-panel")).to_contain_text("Market Research")
    expect(ben.page.locator("#rail-panel")).not_to_contain_text("Calm Seas")


# -- secret bids -------------------------------------------------------------------------------------------


def test_bids_are_secret_until_all_have_bid(newcomer: NewPlayer, app: LiveApp) -> None:
    anna, ben = newcomer("Anna", url=app.url), newcomer("Ben", url=app.url)
    ear = Ear(ben.page)
    together(app, intro({"cash": 31, "company": "BEL"}, {"cash": 12}, phase="advertising", order=[1, 0]), anna, ben)
    expect(ben.page.locator(".cl-bidding")).to_be_visible()
    choose(anna, "bid 17")
    expect(anna.page.locator(".cl-own-bid")).to_contain_text("$17")

    # Ben is told that there is a bid, and nothing else
    expect(ben.page.locator(".cl-order .done")).to_have_count(1)
    expect(ben.page.locator("#seat-1")).to_contain_text("$31")
    assert "$17" not in ben.page.content()
    for snapshot in ear.heard():
        assert snapshot["game"]["table"]["bids"] in ([None, None], [True, None])
        assert not re.search(r"\b17\b", json.dumps([snapshot["game"], snapshot["log"], snapshot["news"]]))
    choose(ben, "bid 4")
    for player in (anna, ben):
        expect(player.page.locator(".cl-bids li").nth(0)).to_contain_text("$17")
        expect(player.page.locator(".cl-bids li").nth(1)).to_contain_text("$4")
        expect(player.page.locator("#seat-1 .cl-place-1")).to_have_count(1)
    assert table(ben)["order"] == [0, 1] and table(ben)["active"] == 0
    assert [each["cash"] for each in table(ben)["companies"]] == [14, 8]
