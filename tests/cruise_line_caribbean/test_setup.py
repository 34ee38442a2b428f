"""Object, modes and setup (CL-1, CL-3)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.cruise_line_caribbean.helpers import BOX, at, company, do, new, notations, table

# CL-3.3, as printed: players, years -> cards of the seven decks
DECKS = {
    (2, 3): (6, 6, 6, 0, 0, 0, 0), (2, 4): (8, 8, 8, 0, 0, 0, 0), (2, 5): (10, 10, 10, 0, 0, 0, 0),
    (3, 3): (0, 5, 4, 5, 4, 0, 0), (3, 4): (0, 6, 6, 6, 6, 0, 0), (3, 5): (0, 8, 7, 8, 7, 0, 0),
    (4, 3): (0, 0, 3, 3, 4, 4, 4), (4, 4): (0, 0, 5, 5, 5, 5, 5), (4, 5): (0, 0, 6, 6, 6, 6, 6),
}  # fmt: skip


@pytest.mark.rule("CL-3.1")
def test_both_decks_are_shuffled_whole_and_hands_are_empty() -> None:
    one, other = new(3, seed=1).position(), new(3, seed=2).position()
    assert sorted(one["actions"]) == sorted(BOX["actions"]) and sorted(one["events"]) == sorted(BOX["events"])
    assert one["actions"] != other["actions"] and one["events"] != other["events"]
    assert one["discard"] == one["event_discard"] == [] and all(not each["hand"] for each in one["companies"])


@pytest.mark.rule("CL-3.2", "CL-1.4")
def test_the_game_begins_in_winter_of_year_1() -> None:
    seen = table(new(2))
    assert (seen["year"], seen["season"], seen["phase"]) == (1, "winter", "companies")


@pytest.mark.rule("CL-3.3", "CL-3.9", "CL-1.3")
@pytest.mark.parametrize(("seats", "years"), list(DECKS))
def test_the_demand_deck(seats: int, years: int) -> None:
    position = new(seats, seed=3, years=years).position()
    deck = position["demand"]
    assert tuple(Counter(int(card[1]) for card in deck)[n] for n in range(1, 8)) == DECKS[seats, years]
    assert [card[1] for card in deck] == sorted([card[1] for card in deck], reverse=True)  # the top comes last
    assert len(deck) >= 2 * 3 * years  # ruling 10: with 4 players and 4 years one card is never drawn
    assert new(seats, seed=4, years=years).position()["demand"] != deck


@pytest.mark.rule("CL-3.3")
def test_which_demand_cards_are_left_out_is_nobodys_to_know() -> None:
    game = new(2, seed=3, years=3)
    out = [card for card in BOX["demand"] if card not in game.position()["demand"]]
    assert len(out) == 72 - 18
    for seat in (0, 1, None):
        assert not any(card in str(table(game, seat)) for card in BOX["demand"])
    assert table(game)["decks"]["demand"] == 18


@pytest.mark.rule("CL-3.4")
def test_the_start_player_is_drawn_and_the_others_follow_clockwise() -> None:
    orders = Counter(tuple(new(4, seed=seed).position()["order"]) for seed in range(80))
    assert set(orders) == {(0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2)}
    assert min(orders.values()) >= 8


@pytest.mark.rule("CL-3.4")
@pytest.mark.parametrize("start", [1, 2, 3])
def test_the_table_may_name_the_start_player(start: int) -> None:
    for seed in range(4):
        assert new(3, seed=seed, start_player=start).to_act == (start - 1,)


@pytest.mark.rule("CL-3.5", "CL-1.1")
def test_companies_are_picked_in_turn_order() -> None:
    game = new(3, start_player=2)
    assert game.to_act == (1,) and notations(game) == ["company bel", "company gld", "company nac", "company emp"]
    do(game, "company nac")
    assert game.to_act == (2,) and notations(game) == ["company bel", "company gld", "company emp"]
    do(game, "company emp")
    assert game.to_act == (0,) and notations(game) == ["company bel", "company gld"]
    do(game, "company gld")
    assert [each["company"] for each in table(game)["companies"]] == ["GLD", "NAC", "EMP"]
    assert [each["home"] for each in table(game)["companies"]] == ["NY", "VA", "NY"]


@pytest.mark.rule("CL-3.5")
def test_a_company_nobody_picks_has_no_shares() -> None:
    game = new(2, mode="standard", start_player=1)
    do(game, "company nac", "company bel")
    seen = table(game)
    assert [each["company"] for each in seen["exchange"]] == ["NAC", "BEL"]
    assert [sum(each["shares"][k] for each in seen["companies"]) + seen["market"][k] for k in range(2)] == [10, 10]


@pytest.mark.rule("CL-3.6", "CL-3.7")
@pytest.mark.parametrize(("word", "home"), [("bel", "FL"), ("gld", "NY"), ("nac", "VA"), ("emp", "NY")])
def test_the_introductory_start(word: str, home: str) -> None:
    game = do(new(2, start_player=1), f"company {word}")
    own = company(game)
    assert (own["cash"], own["debt"], own["ship"], own["at"], own["fuel"]) == (8, 0, "S", home, 13)
    assert own["aboard"] == {} and own["hand"] == []


@pytest.mark.rule("CL-3.8", "CL-3.6")
@pytest.mark.parametrize("cash", [8, 0])
def test_the_standard_start(cash: int) -> None:
    game = do(new(2, mode="standard", standard_start_cash=cash, start_player=1), "company bel")
    own = company(game)
    assert (own["cash"], own["ship"], own["at"], own["fuel"]) == (cash, None, None, 0)


@pytest.mark.rule("CL-3.9")
@pytest.mark.parametrize(("seats", "resorts", "shares"), [(2, 5, 8), (3, 4, 7), (4, 3, 7)])
def test_limits_by_number_of_players(seats: int, resorts: int, shares: int) -> None:
    seen = table(new(seats, mode="standard"))
    assert (seen["max_resorts"], seen["own_limit"]) == (resorts, shares)


@pytest.mark.rule("CL-3.9")
@pytest.mark.parametrize(("seats", "most"), [(2, 5), (3, 4), (4, 3)])
def test_nobody_builds_more_resorts_than_allowed(seats: int, most: int) -> None:
    game = at({"phase": "resorts", "companies": [{"cash": 99, "fuel": 5}, *[{"cash": 0}] * (seats - 1)]}, seats=seats)
    for island in ("pr", "jam", "ber", "cay", "bah")[:most]:
        assert table(game)["phase"] == "resorts"
        do(game, f"build {island}")
    assert company(game)["cash"] == 99 - 10 * most
    assert table(game)["season"] == "spring"


@pytest.mark.rule("CL-1.5")
def test_the_introductory_game_has_no_stock_market() -> None:
    game = do(new(2, start_player=1), "company bel", "company gld")
    seen = table(game)
    assert seen["standard"] is False and seen["market"] == [] and "exchange" not in seen
    assert [each["price"] for each in seen["companies"]] == [None, None] and seen["companies"][0]["shares"] == []
    assert seen["phase"] == "advertising" and seen["season"] == "spring"  # neither IPO nor ships; the tank is full


@pytest.mark.rule("CL-1.5", "CL-4.2")
def test_the_standard_game_begins_with_shares() -> None:
    game = do(new(2, mode="standard", start_player=1), "company bel", "company gld")
    assert table(game)["phase"] == "ipo" and notations(game)[0] == "float 3"


@pytest.mark.rule("CL-1.3", "CL-1.4", "CL-4.5")
@pytest.mark.parametrize("years", [3, 4, 5])
def test_a_game_lasts_so_many_years_of_four_seasons(years: int) -> None:
    """Nobody does anything but return at once."""
    game = new(2, seed=5, years=years)
    while game.to_act:
        choices = notations(game)
        do(game, next((each for each in choices if each.split()[0] in ("done", "keep", "return", "end")), choices[0]))
    seasons = [(each["year"], each["season"]) for each in table(game)["worths"]]
    names = ("winter", "spring", "summer", "fall")
    assert seasons == [(year, name) for year in range(1, years + 1) for name in names]
    assert game.outcome is not None and game.outcome.reason == "most_worth"


@pytest.mark.rule("CL-3.3")
def test_with_four_players_and_four_years_one_card_is_never_drawn() -> None:
    """Ruling 10"""
    game = new(4, seed=5, years=4)
    while game.to_act:
        choices = notations(game)
        do(game, next((each for each in choices if each.split()[0] in ("done", "keep", "return", "end")), choices[0]))
    position = game.position()
    assert len(position["demand_discard"]) == 24 and [card[:2] for card in position["demand"]] == ["D7"]
