"""Agenda cards at Stops: AG30 to AG33."""

from __future__ import annotations

import pytest

from tests.galactic_cruise.flights import flying
from tests.galactic_cruise.helpers import asked, do, free, purse, stored, turn, what

FREE = [("AG31", "a", [2, 0, 0]), ("AG32", "r", [0, 2, 0]), ("AG30", "f", [0, 0, 2])]
BONUSES = ["GB1", "GB2", "GB3"]  # A Money, R Ads, F Resources


@pytest.mark.rule("GC-7.5", "GC-10.13")
@pytest.mark.parametrize(("card", "type", "guests"), FREE)
def test_ag30_to_ag32_score_guests_of_a_type_for_nothing(card: str, type: str, guests: list[int]) -> None:
    """AG30 Family Vacation, AG31 Thrill Package, AG32 Spa Package: at any Destination, each Guest once."""
    game = turn({"ships": [flying("C01", guests)], "hand": [card], "ads": 0})
    do(game, 0, "advance 1")
    assert asked(game) == ["done"]
    do(game, 0, f"play {card.lower()}", f"score {type}", f"score {type}")
    assert purse(game) == (10, 0, 5 + 6, 0)
    assert what(game) == "turn_choice"


@pytest.mark.rule("GC-7.5")
@pytest.mark.parametrize(("card", "type", "guests"), FREE)
def test_ag30_to_ag32_are_for_their_type_only(card: str, type: str, guests: list[int]) -> None:
    others = [int(count == 0) for count in guests]
    game = do(turn({"ships": [flying("C01", others)], "hand": [card], "ads": 9}), 0, "advance 1")
    assert f"play {card.lower()}" not in free(game)


@pytest.mark.rule("GC-10.8", "GC-7.6")
def test_family_vacation_is_for_one_stop() -> None:
    game = turn({"ships": [flying("C07", [0, 0, 1])], "hand": ["AG30"], "ads": 0}, areas={"T3": [0]})
    do(game, 0, "advance 1", "play ag30", "score f", "fly on 1")
    assert what(game) == "turn_choice", "the Guest costs an Ad at the next Destination, and there is none"
    assert purse(game)[2] == 8


@pytest.mark.rule("GC-10.5")
def test_destination_cards_only_at_a_destination() -> None:
    game = turn({"ships": [flying("C04", [1, 0, 0])], "hand": ["AG31"]}, bonuses=BONUSES)
    assert "play ag31" not in free(game)
    do(game, 0, "advance 1")
    assert "play ag31" not in free(game), "a Day in Space"


@pytest.mark.rule("GC-7.7")
def test_ag33_gala_dinner_resolves_a_guest_again() -> None:
    """Two Adventurous icons: 2 Money for the Guest, and 2 more."""
    game = turn({"ships": [flying("C04", [1, 0, 0])], "hand": ["AG33"]}, bonuses=BONUSES)
    do(game, 0, "advance 1")
    assert purse(game)[0] == 12
    do(game, 0, "play ag33", "gala a")
    assert (purse(game)[0], what(game)) == (14, "turn_choice")


@pytest.mark.rule("GC-7.7", "GC-10.13")
def test_ag33_gala_dinner_for_one_guest_of_several() -> None:
    game = turn(
        {"ships": [flying("C04", [1, 0, 1], segments=["BP38", "BP31", "BP01"])], "hand": ["AG33"], "stored": {}},
        bonuses=BONUSES,
    )
    do(game, 0, "advance 1", "gain food", "gain food", "gain oxygen")
    do(game, 0, "play ag33")
    assert asked(game) == ["gala a", "gala f"]
    do(game, 0, "gala f", "gain fuel", "gain fuel", "gain oxygen")
    assert stored(game) == (2, 2, 2)


@pytest.mark.rule("GC-10.5", "GC-7.7", "GC-R54")
def test_ag33_gala_dinner_only_on_a_day_with_a_bonus() -> None:
    game = turn({"ships": [flying("C01", [1, 0, 0])], "hand": ["AG33"], "ads": 0}, bonuses=BONUSES)
    do(game, 0, "advance 1")
    assert "play ag33" not in free(game), "a Destination"
    bare = turn({"ships": [flying("C04", [0, 1, 0])], "hand": ["AG33"]}, bonuses=BONUSES)
    assert "play ag33" not in free(do(bare, 0, "advance 1")), "no Relaxing icon aboard"
    over = turn({"ships": [flying("C04", [1, 0, 0])], "hand": ["AG33"]}, bonuses=BONUSES)
    do(over, 0, "advance 1", "assign worker l1")
    assert "play ag33" not in free(over), "step 2 has begun"


@pytest.mark.rule("GC-10.13", "GC-7.1", "GC-R54")
def test_ag33_gala_dinner_is_over_when_another_ship_moves() -> None:
    ships = [flying("C04", [1, 0, 0]), flying("C05", [0, 1, 0], segments=["BP03", "BP04"])]
    game = turn({"ships": ships, "hand": ["AG33"], "idle": 0}, bonuses=BONUSES)
    do(game, 0, "advance 1")
    assert "play ag33" in free(game)
    do(game, 0, "advance 2")
    assert "play ag33" not in free(game), "nobody aboard the second has an icon"
