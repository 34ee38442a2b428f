"""Whole random games: every dollar is in the ledger, and shares, certificates, tokens and cards are conserved."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import captains_table as ct
from tests.cruise_line_caribbean.helpers import ISLANDS, new, table

TANKS = {"S": 13, "M": 17, "L": 20}
ROOMS = {"S": 7, "M": 10, "L": 15}
ALL = {"certificates": "indivisible", "negotiation": "winter", "resort_trade": True, "first_winter_trading": True,
       "dividend_rate": "20pct", "standard_start_cash": 0, "price_cap": 20}  # fmt: skip

GAMES: list[tuple[int, int, dict[str, Any]]] = [
    (2, 1, {"years": 3}),
    (3, 2, {"years": 3, "keep_leftovers": True, "hard_bankruptcy": True}),
    (4, 3, {"years": 3, "resort_price": "flat10", "destination_fuel": 9}),
    (2, 4, {"mode": "standard", "years": 3}),
    (3, 5, {"mode": "standard", "years": 3, "negotiation": "winter", "resort_trade": True}),
    (4, 6, {"mode": "standard", "years": 3, "hard_bankruptcy": True, "negotiation": "off"}),
    (2, 7, {"mode": "standard", "years": 3, **ALL}),
    (4, 8, {"mode": "standard", "years": 3, **ALL, "hard_bankruptcy": True}),
]


def next_choice(game: ct.Game, random: Random) -> tuple[int, str]:
    """Mostly not the way home, and mostly not the end of a sale: there shall be something to count."""
    seat = random.choice([*game.to_act, *game.may_act])
    found = [choice.notation for choice in game.choices(seat)]
    busy = [each for each in found if not each.startswith(("return", "tow", "pass", "done", "end", "keep"))]
    return seat, random.choice(busy if busy and random.random() < 0.7 else found)


def count(lot: Any) -> int:
    return sum(lot) if isinstance(lot, list) else int(lot)


def check(game: ct.Game, position: dict[str, Any]) -> None:
    """What can be counted in any position."""
    standard = position["options"]["mode"] == "standard"
    cap = position["options"]["price_cap"]
    seen = table(game)
    for seat, each in enumerate(position["companies"]):
        written = sum(each["book"].values())
        written += sum(sum(books[seat].values()) for _, _, books in position["books"])
        assert each["cash"] - each["debt"] == written, "a dollar that is not in the ledger"
        assert each["cash"] >= 0 and each["debt"] >= 0 and not (each["cash"] and each["debt"])
        assert each["ship"] is None or 0 <= each["fuel"] <= TANKS[each["ship"]]
        assert sum(each["aboard"].values()) <= ROOMS.get(each["ship"], 0)
        if standard and each["company"] is not None:
            lots = [position["market"][seat], *[other["shares"][seat] for other in position["companies"]]]
            assert sum(map(count, lots)) == 10
            if isinstance(lots[0], list):
                assert sorted(paper for lot in lots for paper in lot) == [1, 1, 1, 1, 1, 2, 3]
            if position["phase"] not in ("companies", "ipo"):
                assert count(each["shares"][seat]) <= seen["own_limit"]
            assert 1 <= position["prices"][seat] <= cap and (not each["out"] or position["prices"][seat] == 1)
    for colour in ISLANDS:
        tokens = seen["supply"][colour] + sum(each["aboard"].get(colour, 0) for each in position["companies"])
        assert tokens + sum(port.get(colour, 0) for port in position["waiting"].values()) == 15
    hands = [card for each in position["companies"] for card, _ in each["hand"]]
    assert sorted([*hands, *position["actions"], *position["discard"]]) == [f"A{n:02}" for n in range(1, 26)]
    owners = list(position["resorts"].values())
    assert all(owners.count(seat) <= seen["max_resorts"] for seat in owners)


def between(before: dict[str, Any], after: dict[str, Any]) -> None:
    """Deals between players only move money: what one gets for shares the other pays."""
    if len(before["books"]) != len(after["books"]):
        return
    changes = []
    for entry in ("dividends", "shares_sold", "shares_bought"):
        old = [each["book"].get(entry, 0) for each in before["companies"]]
        changes.append([new["book"].get(entry, 0) - was for new, was in zip(after["companies"], old, strict=True)])
    dividends, sold, bought = changes
    assert sum(dividends) <= 0  # the rest goes to the bank for the market's shares
    if any(sold) and any(bought):
        assert sum(sold) + sum(bought) == 0 and before["prices"] == after["prices"]


@pytest.mark.rule("CL-1.1", "CL-2.3", "CL-2.10", "CL-18.6", "CL-16.2", "CL-13.6")
@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_everything_is_accounted_for(seats: int, seed: int, options: dict[str, Any]) -> None:
    game, random = new(seats, seed, **options), Random(seed)
    position = game.position()
    decisions = 0
    while game.to_act and decisions < 1500:
        seat, notation = next_choice(game, random)
        game.choose(seat, notation)
        before, position = position, game.position()
        check(game, position)
        between(before, position)
        decisions += 1
    assert game.outcome is not None and decisions > 60
    worths = [each["worth"] for each in table(game)["companies"]]
    assert list(game.outcome.scores) == worths == [each["worth"] for each in table(game)["scoring"]]
    for seat, each in enumerate(table(game)["companies"]):
        total = sum(sum(season["books"][seat].values()) for season in table(game)["ledger"])
        assert total == each["cash"] - each["debt"]


@pytest.mark.rule("CL-1.1")
def test_the_ledger_by_season() -> None:
    """Closed at each season's end, also of Winter; the season in play comes last."""
    game, random = new(2, 9, mode="standard", years=3), Random(9)
    while game.to_act and not (table(game)["year"] == 2 and table(game)["season"] == "summer"):
        game.choose(*next_choice(game, random))
    seasons = [(each["year"], each["season"]) for each in table(game)["ledger"]]
    order = ["winter", "spring", "summer", "fall"]
    assert seasons == [(1, each) for each in order] + [(2, each) for each in order[:3]]
    assert table(game)["ledger"][0]["books"][0]["start"] == 8
