"""Cruise Line: Caribbean! ashore: founding, shares, auctions, offers, attacks, shortage of money, the last season."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

import captains_table as ct
from tests.browser.caribbean import TITLE, alone, choose, company, intro, quietly, standard, step_to, table, together
from tests.browser.conftest import NewPlayer
from tests.browser.dream_cruise import seen
from tests.browser.player import OVER, Player
from tests.live_app import LiveApp, live_app

BEL: dict[str, Any] = {"company": "BEL", "cash": 20, "shares": [6, 2], "at": "FL"}
GLD: dict[str, Any] = {"company": "GLD", "cash": 14, "shares": [1, 6]}
SECOND_WINTER: dict[str, Any] = {"year": 2, "prices": [8, 6]}


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveApp]:
    """Two people can sit down in a position only where the application is at hand."""
    with live_app(data=str(tmp_path_factory.mktemp("caribbean")), patience=0.0) as running:
        yield running


@pytest.fixture
def two(newcomer: NewPlayer, app: LiveApp) -> tuple[Player, Player]:
    return newcomer("Anna", url=app.url), newcomer("Ben", url=app.url)


# -- the Winters -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("building", [False, True])
def test_from_the_founding_to_the_first_bid(newcomer: NewPlayer, app: LiveApp, building: bool) -> None:
    anna = newcomer("Anna", url=app.url)
    options = {"start_player": 1, "first_winter_resorts": building}
    together(app, ct.new_game(TITLE, 2, seed=3, options=options), anna)
    expect(anna.page.locator(".cl-poster")).to_have_count(4)
    choose(anna, "company emp")

    # going public: each number of shares says what it brings and what the price becomes
    rows = anna.page.locator(".cl-float label")
    expect(rows).to_have_count(8)
    expect(anna.page.locator(".cl-steps li")).to_have_count(5 if building else 4)
    expect(rows.nth(2)).to_contain_text(re.compile(r"5.*\$45.*\$4"))
    choose(anna, "float 5")
    assert company(anna)["cash"] == 8 + 45 and company(anna)["price"] == 4

    # it would buy a Large ship, and nothing else
    expect(anna.page.locator("#ship-l")).to_contain_text("$50")
    choose(anna, "ship s")
    assert company(anna)["cash"] == 33 and company(anna)["ship"]["fuel"] == 0

    # resorts, if agreed on, are built on the chart or in the list; then fuel, then the first bid
    if building:
        choose(anna, "build pr")
        anna.page.locator(".cl-islands button").filter(has_text="Virgin Islands").click()
        expect(anna.page.locator(".cl-resort-mark.cl-EMP")).to_have_count(2)
        choose(anna, "done")
    choose(anna, "fuel 9")
    own = company(anna)
    assert own["resorts"] == (["PR", "VI"] if building else []) and own["ship"]["fuel"] == 9
    assert own["cash"] == (13 if building else 33) - 9
    choose(anna, "bid 0")
    assert table(anna)["phase"] == "turns" and table(anna)["season"] == "spring"


def test_dividends_trading_shipyard_and_resorts(two: tuple[Player, Player], app: LiveApp) -> None:
    anna, ben = two
    code = together(app, standard(BEL | {"cash": 42}, GLD, phase="dividends", **SECOND_WINTER), anna, ben)
    pay = anna.page.locator(".cl-way").filter(has=anna.page.locator("#dividend-pay"))
    expect(pay).to_contain_text(re.compile(r"\$8.*\$9"))
    expect(ben.page.locator(".cl-panel")).to_be_visible()  # who pays is everybody's business
    choose(anna, "pay")
    assert company(anna)["price"] == 9 and company(anna)["cash"] == 42 - 2 - 6
    quietly(ben, "keep")

    # selling: the stepper says how many and what they bring; the price falls
    seen(anna)
    deal = anna.page.locator(".cl-deal").filter(has=anna.page.locator("#share-bel"))
    step_to(deal.locator(".cl-stepper"), 3)
    expect(deal).to_contain_text(re.compile(r"Sell 3 for \$27.*\$9.*\$6"))
    choose(anna, "sell bel 3")
    assert company(anna)["cash"] == 34 + 27 and company(anna)["price"] == 6
    choose(anna, "done")
    quietly(ben, "pass")

    # what was sold is not bought back, and says so; another company's share is
    expect(anna.page.locator(".cl-desk .cl-note")).to_contain_text("sold")
    expect(anna.page.locator("#market-bel")).to_have_count(0)
    choose(anna, "buy gld 1")
    assert company(anna)["shares"] == [3, 3] and company(anna)["cash"] == 61 - 5
    quietly(ben, "pass")
    choose(anna, "pass")

    # in the home port there is a shipyard: a Medium ship, the old one taken in part payment
    expect(anna.page.locator("#ship-m")).to_contain_text("$30")
    expect(anna.page.locator("#ship-s")).to_have_attribute("aria-disabled", "true")
    choose(anna, "ship m")
    assert company(anna)["cash"] == 56 - 30 and company(anna)["ship"]["size"] == "M"
    while ben.get(f"/api/tables/{code}")["game"]["to_act"] == [1]:
        quietly(ben, "keep" if table(ben)["asked"] == "upgrade" else "done")
    choose(anna, "build bah", "done")
    assert company(anna)["resorts"] == ["BAH"] and company(anna)["cash"] == 26 - 10  # a new ship needs no maintenance


def test_an_auction_of_the_last_share(two: tuple[Player, Player], app: LiveApp) -> None:
    anna, ben = two
    game = standard(BEL, GLD | {"shares": [1, 7]}, phase="trading", market=[3, 1], **SECOND_WINTER)
    together(app, game, anna, ben)
    expect(anna.page.locator(".cl-deal").filter(has_text="auction")).to_have_count(1)
    choose(anna, "buy gld 1")
    panel = ".cl-panel"
    expect(anna.page.locator(panel)).to_contain_text("Ben")
    choose(ben, "yes")
    choose(anna, "bid 6")
    expect(ben.page.locator(".cl-high")).to_contain_text(re.compile(r"\$6.*Anna"))
    choose(ben, "bid 9")
    expect(anna.page.locator(".cl-high")).to_contain_text(re.compile(r"\$9.*Ben"))
    expect(ben.page.locator("[data-can]")).to_have_count(0)
    choose(anna, "bid 11")
    choose(ben, "leave")
    assert company(anna)["shares"] == [6, 3] and company(anna)["cash"] == 20 - 11
    assert company(ben)["cash"] == 14 and company(ben)["price"] == 7
    for player in two:
        expect(player.page.locator(".cl-high")).to_have_count(0)


# -- money is short ----------------------------------------------------------------------------------------


def test_shares_are_sold_to_another_player_in_need(two: tuple[Player, Player], app: LiveApp) -> None:
    anna, ben = two
    rich = GLD | {"cash": 30}
    together(app, standard(BEL | {"cash": 0}, rich, phase="maintenance", **SECOND_WINTER), anna, ben)
    expect(ben.page.locator(".cl-shortage")).to_contain_text("Anna")
    choose(anna, "offer")
    choose(anna, "offer seat 1", "add gld 1")
    expect(ben.page.locator(".cl-offer")).to_have_count(0)  # half an offer is seen by nobody
    choose(anna, "price", "for 7")
    expect(anna.page.locator(".cl-offer")).to_contain_text("Ben")
    expect(ben.page.locator(".cl-offer .cl-goods li")).to_have_count(1)
    expect(ben.page.locator(".cl-offer")).to_contain_text(re.compile(r"Anna.*\$7"))
    choose(ben, "accept")
    assert company(anna)["shares"] == [6, 1] and company(anna)["cash"] == 7 - 5  # the maintenance is paid by itself
    assert company(ben)["shares"] == [1, 7] and company(ben)["cash"] == 30 - 7 - 5


def test_emergency_sale_resort_and_debt(two: tuple[Player, Player], app: LiveApp) -> None:
    anna, ben = two
    poor = BEL | {"cash": 0, "ship": "L"}
    together(app, standard(poor, GLD, phase="maintenance", resorts={"PR": 0}, **SECOND_WINTER), anna, ben)
    missing = anna.page.locator(".cl-sum .missing")
    expect(missing).to_contain_text("$10")
    choose(anna, "resort pr")
    expect(missing).to_contain_text("$5")
    choose(anna, "emergency gld 1")
    expect(missing).to_contain_text("$2")
    expect(ben.page.locator(".cl-shortage .missing")).to_contain_text("$2")
    choose(anna, "debt")
    own = company(anna)
    assert own["debt"] == 2 and own["cash"] == 0 and own["resorts"] == [] and own["shares"] == [6, 1]
    expect(ben.page.locator("#seat-1 .debt")).to_contain_text("$2")


# -- attacks -----------------------------------------------------------------------------------------------


def test_an_attack_is_answered_or_borne(two: tuple[Player, Player], app: LiveApp) -> None:
    anna, ben = two
    mine = {"company": "BEL", "hand": ["A01", "A08"], "fuel": 13}
    his = {"company": "GLD", "hand": ["A23", "A05"], "at": "BER", "fuel": 9}
    together(app, intro(mine, his), anna, ben)
    choose(anna, "attack a01 seat 1")
    expect(anna.page.locator(".cl-attack")).to_contain_text("Ben")  # and waits
    expect(anna.page.locator(".cl-attack button")).to_have_count(0)
    expect(ben.page.locator(".cl-attack")).to_contain_text("Anna")
    answers = ben.page.locator(".cl-attack .cl-row button")
    expect(answers).to_have_count(2)
    before = ben.decision
    answers.first.click()
    ben.page.locator(f'.table:not([data-decision="{before}"])').wait_for()
    assert company(ben)["ship"]["fuel"] == 9 and company(ben)["hand"] == ["A05"]
    assert len(company(ben, 0)["hand"]) == 1 and table(ben)["active"] == 1  # the attack was Anna's whole turn

    # who holds no answer is asked all the same, so that nobody can tell
    choose(ben, "attack a05 seat 0")
    answers = anna.page.locator(".cl-attack .cl-row button")
    expect(answers).to_have_count(1)
    expect(ben.page.locator(".cl-attack")).to_contain_text("Anna")
    choose(anna, "decline")
    assert company(anna)["ship"]["fuel"] == 13 - 3 and company(anna)["hand"] == ["A08"]
    for player in two:
        expect(player.page.locator(".cl-attack")).to_have_count(0)


# -- the end -----------------------------------------------------------------------------------------------


def test_the_last_season_and_its_scoring(newcomer: NewPlayer) -> None:
    anna = newcomer("Anna")
    last: dict[str, Any] = {"year": 3, "season": "fall", "prices": [8, 6], "resorts": {"PR": 0, "VI": 0}}
    home = GLD | {"returned": 1}
    alone(anna, standard(BEL | {"at": "BAH", "fuel": 5, "aboard": {"JAM": 1}}, home, **last))
    choose(anna, "return fl")
    if not anna.over:
        choose(anna, "end")
    anna.page.locator(OVER).wait_for()
    # 20 in cash, two resorts, a Small ship, shares; the one who stayed aboard has cost a dollar of the price
    steps = anna.page.locator(".cl-scoring .cl-steps button")
    expect(steps).to_have_count(5)
    mine = anna.page.locator(".cl-bill").filter(has_text="Anna")
    for at, total in enumerate([20, 30, 40, 40 + 6 * 7 + 2 * 6]):
        steps.nth(at).click()
        expect(mine.locator("output")).to_have_text(f"${total}")
    expect(mine.locator(".cl-portfolio li").first).to_contain_text("6 × $7")
    steps.last.click()
    expect(mine).to_have_class(re.compile("won"))
    expect(mine.locator("output")).to_have_text("$94")
