"""The proposal: guests sent so that most points are satisfied, and then most guests are out."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from captains_table.titles.dream_cruise.rules.assign import assign, proposal
from tests.dream_cruise.sailing import COLOURS, components, do, done, legal_places, offer, sail, ship, state, table
from tests.dream_cruise.test_guests import ships


def reachable(waiting: list[int], fits: list[int], rooms: list[int]) -> set[tuple[int, int, int]]:
    """How many guests of each cabin can be out together: every way to fill every spot."""
    found = {(0, 0, 0)}
    for spot, room in enumerate(rooms):
        after = set()
        for a, b, c in found:
            for group in range(8):
                going = [group >> cabin & 1 for cabin in range(3)]
                if sum(going) <= room and all(fits[k] >> spot & 1 or not going[k] for k in range(3)):
                    sent = (a + going[0], b + going[1], c + going[2])
                    if all(sent[k] <= waiting[k] for k in range(3)):
                        after.add(sent)
        found = after
    return found


def worth(sent: tuple[int, ...], waiting: list[int], values: list[int]) -> tuple[int, int]:
    """Points of the families satisfied by this, then guests."""
    return sum(values[k] for k in range(3) if sent[k] == waiting[k] > 0), sum(sent)


@st.composite
def puzzles(draw: st.DrawFn) -> tuple[list[int], list[int], list[int], list[int]]:
    spots = draw(st.integers(0, 9))
    three = st.integers(0, (1 << spots) - 1)
    return (
        draw(st.lists(st.integers(0, 6), min_size=3, max_size=3)),
        draw(st.lists(three, min_size=3, max_size=3)),
        draw(st.lists(st.integers(0, 3), min_size=spots, max_size=spots)),
        draw(st.lists(st.integers(1, 9), min_size=3, max_size=3)),
    )


@pytest.mark.rule("DC-7.5", "DC-7.6")
@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(puzzles())
def test_nothing_is_better(puzzle: tuple[list[int], list[int], list[int], list[int]]) -> None:
    waiting, fits, rooms, values = puzzle
    before = [each.copy() for each in puzzle]
    sent = assign(waiting, fits, rooms, values)
    assert [waiting, fits, rooms, values] == before, "the question is left as it was"
    counts = tuple(each.bit_count() for each in sent)
    assert all(sent[k] & ~fits[k] == 0 and counts[k] <= waiting[k] for k in range(3))
    assert all(sum(each >> spot & 1 for each in sent) <= room for spot, room in enumerate(rooms))
    best = max(worth(each, waiting, values) for each in reachable(waiting, fits, rooms))
    assert worth(counts, waiting, values) == best


@pytest.mark.rule("DC-7.3", "DC-7.4", "DC-7.5", "DC-7.6", "DC-10.4")
@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(ships())
def test_a_proposal_can_be_played_and_is_the_best(position: dict[str, Any]) -> None:
    """Every guest of it in turn; afterwards nobody could have done better from where it began."""
    game = sail(position, {"location": "W02" if position["location"] == "W01" else "W01"})
    at_start = state(game).ships[0].waiting.copy()
    spots = list(offer(position))
    fits = [
        sum(1 << k for k, spot in enumerate(spots) if f"{colour} {spot}" in legal_places(position))
        for colour in COLOURS
    ]
    rooms = [offer(position)[spot][1] - len(position["guests"].get(spot, [])) for spot in spots]
    values = [components()["families"][family]["points"] for family in position["cabins"]]
    best = max(worth(each, at_start, values) for each in reachable(at_start, fits, rooms))
    shown = table(game, 0)["proposal"]
    for colour, spot in shown:
        do(game, f"place {colour} {spot}")
    sent = tuple(before - after for before, after in zip(at_start, state(game).ships[0].waiting, strict=True))
    assert sum(sent) == len(shown) and worth(sent, at_start, values) == best
    assert proposal(state(game).ships[0]) == [], "nothing more could be sent"


@pytest.mark.rule("DC-7.3", "DC-11.1")
def test_points_come_before_guests() -> None:
    """One place for Culture, three families wish for it: it goes to the one that is satisfied by it."""
    ship_ = {"location": "P13", "cabins": ["F12", "F06", "F13"], "waiting": [2, 1, 3], "additions": []}
    game = sail(ship_)
    assert table(game, 0)["proposal"] == [("orange", "bottom")]
    done(do(game, "place orange bottom"))
    assert ship(game)["pile"] == ["F06"]


@pytest.mark.rule("DC-7.3")
def test_somebody_makes_room_for_a_family_that_can_be_satisfied() -> None:
    """Keller may go to Sports or Culture, Dietz to Culture only: Keller is sent to Sports."""
    ship_ = {"location": "W01", "cabins": ["F12", "F06", "F09"], "waiting": [1, 1, 2], "activities": ["A22"]}
    assert table(sail(ship_, {"location": "W02"}), 0)["proposal"] == [("white", "top"), ("orange", "act0")]


@pytest.mark.rule("DC-7.10")
def test_nothing_to_propose() -> None:
    assert table(sail({"location": "P07", "cabins": ["F10", "F11", "F03"]}), 0)["proposal"] == []
    empty = sail({"location": "P07", "cabins": [None, None, None]})
    assert table(empty, 0)["proposal"] == []
    assert "proposal" not in table(empty, None), "it is advice for the player who sails"
