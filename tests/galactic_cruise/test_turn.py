"""What everybody is told of a turn: its step, and what it has brought."""

from __future__ import annotations

import pytest

from tests.galactic_cruise.flights import flying
from tests.galactic_cruise.helpers import asked, do, seen, turn, what


@pytest.mark.rule("GC-4.2")
def test_free_acts_do_not_change_the_step_of_the_turn() -> None:
    game = turn({"reputation": 9, "ships": [flying("C01", [0, 0, 1], stop=0)]})
    assert seen(game)["now"]["step"] == 1
    do(game, 0, "advance 1")
    while what(game) != "turn_choice":
        do(game, 0, asked(game)[-1])
    assert seen(game)["now"]["step"] == 2
    do(game, 0, "refresh")
    assert (what(game), seen(game)["now"]["step"]) == ("refresh_blueprints", 2)
    do(game, 0, "discard 1", "confirm", "bonus resources 3")
    assert (asked(game)[0], seen(game)["now"]["step"]) == ("gain food", 2)


@pytest.mark.rule("GC-13.1")
def test_guests_scored_this_turn_count_for_the_active_player_alone() -> None:
    game = turn({"ships": [flying("C01", [1, 0, 0])]}, goals="CG6", options={"setup": "standard"})
    do(game, 0, "advance 1")
    while what(game) != "turn_choice":
        do(game, 0, asked(game)[0])
    [goal] = [each for each in seen(game)["goals"] if each["measure"] == "guests_scored"]
    assert goal["values"] == [1, 0, 0]
