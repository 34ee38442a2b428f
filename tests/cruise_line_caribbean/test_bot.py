"""The pilot at Cruise Line: Caribbean!: earns, comes home, and knows no more than its seat."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from captains_table.bots.arena import play
from captains_table.kernel.rng import Rng
from captains_table.titles.cruise_line_caribbean.bot.advise import advise
from captains_table.titles.cruise_line_caribbean.data.ids import ENTRIES
from captains_table.titles.cruise_line_caribbean.rules.state import CruiseLine
from tests.cruise_line_caribbean.helpers import CARIBBEAN, at, do, market, notations
from tests.peeking import chooses_alike

YEARS = 3


@pytest.mark.parametrize("mode", ["intro", "standard"])
def test_the_pilot_beats_chance(mode: str) -> None:
    options = CARIBBEAN.read_options(2, {"mode": mode, "years": YEARS})
    for seed in range(6):
        bots = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        assert play(CARIBBEAN, 2, options, bots, str(seed)).outcome.winners == (0 if seed % 2 else 1,)


def _played(seats: int, seed: int, **given: Any) -> CruiseLine:
    """A game among pilots. They use nothing that their seat does not know, so they need not imagine worlds."""
    game = CARIBBEAN.deal(seats, CARIBBEAN.read_options(seats, given), Rng(seed), None)
    assert isinstance(game, CruiseLine)
    game.settle()
    rng = Rng(seed)
    while game.mover >= 0:
        game.take(game.mover, advise(game, game.mover, rng))
    return game


@pytest.mark.parametrize("mode", ["intro", "standard"])
def test_pilots_make_a_living(mode: str) -> None:
    """The anchors of the rules ("Sanity anchors") are about $70 to 85 after three years of the Introductory game."""
    games = [_played(3, seed, mode=mode, years=YEARS) for seed in range(3)]
    worths = [game.worth(seat) for game in games for seat in range(3)]
    assert sum(worths) / len(worths) > 85
    assert min(worths) > 0
    for entry, most in (("tow", 0.05 * 3 * YEARS * 12), ("fines", 4 * YEARS)):
        lost = [-books[seat][ENTRIES.index(entry)] for game in games for _, _, books in game.books for seat in range(3)]
        assert sum(lost) / (3 * len(games)) <= most


def test_the_pilot_does_not_peek() -> None:
    assert chooses_alike(CARIBBEAN, "greedy", games=15, choices=250) > 10


def _choice(game: ct.Game, seat: int = 0) -> str:
    return str(ct.bot("greedy", 1).choose(game, seat).notation)


def test_it_delivers_who_is_aboard() -> None:
    game = at({"companies": [{"at": "PR", "fuel": 9, "aboard": {"PR": 4}}, {}], "mystery": [], "waiting": {}})
    assert _choice(game) == "visit pr"


def test_it_goes_home_with_nothing_left_to_do() -> None:
    game = at({"companies": [{"at": "FL", "fuel": 13, "cash": 5}, {}], "mystery": [], "waiting": {}})
    assert _choice(game).startswith("return ")


def test_it_buys_the_fuel_it_lacks() -> None:
    """Nothing in the tank, passengers for near islands: the money goes into fuel."""
    waiting = {"FL": {"BAH": 4, "JAM": 3}}
    game = at({"phase": "fuel", "companies": [{"at": "FL", "fuel": 0, "cash": 20}, {}], "waiting": waiting})
    assert int(_choice(game).split()[1]) >= 4


def test_it_fends_off_what_hurts() -> None:
    """A full ship with just the fuel to get home, and the card to keep it."""
    position = {
        "companies": [{"hand": ["A01"]}, {"at": "BAR", "fuel": 9, "cash": 0, "hand": ["A23"], "aboard": {"STL": 2}}],
        "mystery": [],
    }
    game = do(at(position), "attack a01 seat 1")
    assert "react a23" in notations(game, 1)
    assert _choice(game, 1) == "react a23"


def test_it_pays_dividends_when_it_can() -> None:
    game = market({"phase": "dividends", "year": 2, "companies": [{"cash": 60}, {}], "prices": [8, 8]})
    assert _choice(game) == "pay"
