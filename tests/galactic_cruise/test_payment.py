"""T-3: paying for a launch (GC-11.6, 11.7, 11.14; DP13, DP25)."""

from __future__ import annotations

import pytest

from tests.galactic_cruise.flights import boarded, pad, ready
from tests.galactic_cruise.helpers import asked, do, free, player, purse, seen, stored, what

WIDE = {"A1": [0], "A2": [0], "A3": [0], "A4": [0], "A5": [0], "A6": [0]}  # two of each row: room for four


@pytest.mark.rule("GC-11.6")
@pytest.mark.parametrize(("cruise", "fuel"), [("C01", 2), ("C04", 3), ("C07", 4)])
def test_what_is_owed(cruise: str, fuel: int) -> None:
    """Food for each Guest and the Pilot, Oxygen for each Segment, Fuel as the Cruise says."""
    game = pad(
        ready(cruise, segments=["BP01", "BP02", "BP03"], ads=9, stored={"food": 4, "oxygen": 4, "fuel": 4}),
        areas=WIDE,
        cruises=["C01", "C02", "C03", "C04", "C07"],
    )
    boarded(game, "1 a", "1 r")
    assert seen(game)["launch"]["owed"] == {"food": 3, "oxygen": 3, "fuel": fuel}
    do(game, 0, "settle")
    assert stored(game) == (1, 1, 4 - fuel)


@pytest.mark.rule("GC-11.7", "GC-10.6")
def test_cards_in_any_number_and_order() -> None:
    game = boarded(pad(ready(stored={"food": 2, "oxygen": 1, "fuel": 0}, hand=["AG05", "AG01", "AG02", "AG06"])), "1 a")
    assert asked(game) == ["pay ag05", "pay ag01", "pay ag02", "pay ag06"]
    do(game, 0, "pay ag05", "pay ag02", "pay ag01")
    assert asked(game) == ["settle", "pay ag06"]
    do(game, 0, "settle")
    assert (stored(game), player(game)["hand"]) == ((0, 0, 0), ["AG06"])


@pytest.mark.rule("GC-11.7")
def test_a_card_may_pay_though_the_store_could() -> None:
    game = do(boarded(pad(ready(hand=["AG05"])), "1 a"), 0, "pay ag05", "settle")
    assert stored(game) == (0, 0, 1)


@pytest.mark.rule("GC-11.7", "GC-5.6")
def test_the_track_bonus_pays_any_kind() -> None:
    game = boarded(pad(ready(stored={"food": 1, "oxygen": 2, "fuel": 1}, reputation=7)), "1 a")
    assert asked(game) == ["track 5"], "from 7 down to 2: the icons 6 and 3"
    do(game, 0, "track 5", "cover fuel", "cover food", "settle")
    assert (stored(game), purse(game)[3]) == ((0, 0, 0), 2)


@pytest.mark.rule("GC-11.14")
def test_a_unit_of_the_track_spares_what_is_in_store() -> None:
    game = boarded(pad(ready(stored={"food": 2, "oxygen": 2, "fuel": 1}, reputation=6)), "1 a")
    assert asked(game) == ["track 1", "track 4"]
    do(game, 0, "track 4", "cover fuel", "cover food", "settle")
    assert (stored(game), what(game)) == ((1, 0, 0), "end_turn")


@pytest.mark.rule("GC-11.14", "GC-2.13")
def test_a_unit_of_the_track_that_is_not_needed_is_stored() -> None:
    """Three Technologies leave one of each kind owed, and four icons are crossed."""
    game = pad(
        ready(stored={}, reputation=12),
        technologies=["TT1", "TT5", "TT6", "TT2"],
        areas={"T1": [0], "T2": [0], "T3": [0]},
    )
    boarded(game, "1 a")
    do(game, 0, "track 10", "cover food", "cover oxygen", "cover fuel", "settle")
    assert what(game) == "choose_resource"
    do(game, 0, "gain fuel")
    assert (stored(game), purse(game)[3], what(game)) == ((0, 0, 1), 2, "end_turn")


@pytest.mark.rule("GC-11.7", "GC-5.6")
def test_the_track_bonus_serves_once() -> None:
    game = boarded(pad(ready(stored={"food": 2, "oxygen": 2, "fuel": 1}, reputation=6, hand=["AG05"])), "1 a")
    do(game, 0, "track 1", "cover fuel")
    assert not [notation for notation in asked(game) if notation.startswith("track")]
    assert not [act for act in free(game) if act.startswith("bonus")]


@pytest.mark.rule("GC-11.13")
def test_a_technology_borrowed_at_t_3_still_helps() -> None:
    """Not needed, so it does not count for being able to; but it may be borrowed before the payment."""
    game = boarded(pad(ready(), areas={"T1": [1]}), "1 a")
    do(game, 0, "borrow t1", "settle")
    assert (stored(game), purse(game)[0], purse(game, 1)[0]) == ((0, 0, 1), 8, 12)


@pytest.mark.rule("GC-2.15", "GC-R28")
def test_no_kind_is_owed_below_zero() -> None:
    """Nutrient Recycler, Efficient Burn and Test Pilot: all waivers go where something is owed."""
    game = pad(
        ready(stored={"food": 0, "oxygen": 0, "fuel": 2}, upgrades=["UA2"], hired=["right"]),
        expert="EX4",
        technologies=["TT5", "TT6", "TT2", "TT3"],
        areas={"T1": [0], "T2": [0]},
    )
    boarded(game, "1 a", worker="expert")
    assert seen(game)["launch"]["owed"] == {"food": 1, "oxygen": 1, "fuel": 2}
    do(game, 0, "cover food", "cover oxygen", "cover fuel")
    assert asked(game) == ["settle"]
    do(game, 0, "settle")
    assert stored(game) == (0, 0, 1)
