"""T-0: a new Cruise, and the Queue moves up (GC-11.11, 11.12, 17.4)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.galactic_cruise.flights import CRUISES, launched, pad, ready
from tests.galactic_cruise.helpers import asked, do, seen, what

OTHERS = [f"C{number:02}" for number in range(6, 19)]


def launch(top: str, queue: list[list[int]], *guests: str, **data: Any) -> Any:
    """With this Cruise on top of the stack."""
    stack = [cruise for cruise in OTHERS if cruise != top]
    return launched(pad(data.pop("mine", ready()), queue=queue, cruise_stack=[*stack, top], **data), *guests)


@pytest.mark.rule("GC-11.11")
def test_the_new_cruise_lies_on_the_emptied_space() -> None:
    game = launch("C07", [[1, 0, 0], [0, 0, 0], [0, 0, 0]], "1 a", mine=ready("C02"))
    assert game.position()["cruises"] == ["C01", "C07", "C03", "C04", "C05"]
    assert seen(game)["cruises"][1]["consultant"] is None


@pytest.mark.rule("GC-11.11", "GC-R7")
def test_guests_of_its_destinations_move_down_one_section() -> None:
    """C07 has Adventurous and Family: one Guest boarded, so one Adventurous Guest arrives in section 3."""
    game = launch("C07", [[2, 1, 1], [1, 1, 1], [2, 2, 2]], "1 a")
    assert game.position()["queue"] == [[2, 1, 2], [2, 1, 2], [1, 2, 0]]


@pytest.mark.rule("GC-11.11")
def test_as_many_arrive_as_boarded_in_the_order_of_the_destinations() -> None:
    """C10 reads F, then A: three Guests arrive as F, A, F."""
    mine = ready(hand=["AG28"], ads=9, removed={"food": 2}, stored={"food": 4, "oxygen": 2, "fuel": 2})
    game = pad(mine, areas={"A1": [0], "A2": [0]}, queue=[[3, 0, 0], [0, 0, 0], [0, 0, 0]],
               cruise_stack=[cruise for cruise in OTHERS if cruise != "C10"] + ["C10"])  # fmt: skip
    do(game, 0, "launch 1 worker", "play ag28", *["board 1 a"] * 3, "close doors", "settle")
    assert game.position()["queue"] == [[0, 0, 0], [0, 0, 0], [1, 0, 2]]


@pytest.mark.rule("GC-11.11", "GC-11.4")
def test_a_guest_left_behind_moves_with_the_others() -> None:
    game = launch("C07", [[0, 0, 0]] * 3, "presold r", mine=ready(reputation=4), presold=[[1, 1, 0], *[[0, 0, 0]] * 4])
    assert game.position()["queue"] == [[0, 0, 0], [1, 0, 0], [1, 0, 0]]


@pytest.mark.rule("GC-11.12")
def test_another_type_is_picked_if_the_needed_one_is_gone() -> None:
    """DP14: all twelve Adventurous Guests are in the Queue."""
    game = launch("C07", [[11, 0, 0], [0, 0, 0], [1, 0, 0]], "1 a")
    assert (what(game), asked(game)) == ("new_guest", ["guest r", "guest f"])
    do(game, 0, "guest r")
    assert game.position()["queue"] == [[10, 0, 0], [1, 0, 0], [0, 1, 0]]
    assert what(game) == "end_turn"


@pytest.mark.rule("GC-11.12", "GC-17.1")
def test_nobody_arrives_from_an_empty_supply() -> None:
    game = launch("C07", [[12, 12, 12], [0, 0, 0], [0, 0, 0]], "1 a")
    assert what(game) == "end_turn"
    assert game.position()["queue"] == [[11, 12, 12], [0, 0, 0], [0, 0, 0]]


@pytest.mark.rule("GC-17.4", "GC-R6")
def test_an_empty_stack_is_renewed_from_the_discards() -> None:
    game = launched(pad(ready(), cruise_stack=[], cruise_discard=OTHERS), "1 a")
    assert game.position()["cruises"][0] in OTHERS
    assert (len(game.position()["cruise_stack"]), game.position()["cruise_discard"]) == (12, [])


@pytest.mark.rule("GC-17.4")
def test_without_any_cruise_the_space_stays_empty() -> None:
    """The twelve others are flying with the three other players: nobody arrives, and nobody can schedule there."""
    game = pad(
        ready(), *[fleet(4 * k) for k in range(3)], cruises=[*CRUISES, "C18"], cruise_stack=[], cruise_discard=[]
    )
    launched(game, "1 a")
    assert game.position()["cruises"] == [None, *CRUISES[1:], "C18"]
    assert sum(map(sum, game.position()["queue"])) == 8
    do(game, 0, "end turn")
    assert what(game, 1) == "advance"


def segments(number: int) -> list[str]:
    """Two for each of twelve Ships."""
    return [f"BP{10 + 2 * number + k}" for k in range(2)]


def fleet(first: int) -> dict[str, Any]:
    """Four Ships in space, on four of the Cruises C06 to C17."""
    guests = [[1, 0, 0], [0, 1, 0], [0, 0, 1], [1, 0, 0]]
    ships: list[dict[str, Any]] = [
        {"cruise": OTHERS[first + k], "guests": guests[k], "pilot": "autopilot", "segments": segments(first + k)}
        for k in range(4)
    ]
    for k, ship in enumerate(ships[1:]):
        ship |= {"cockpit": f"K{first + k + 1:02}", "engine": f"E{first + k + 1:02}"}
    return {"upgrades": ["UA3"], "ships": ships}
