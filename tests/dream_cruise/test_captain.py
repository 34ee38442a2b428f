"""Phase 4: the captain (DC-10)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dream_cruise.sailing import (
    AT_SEA,
    discard,
    do,
    done,
    guests,
    hand,
    notations,
    refused,
    sail,
    ship,
    waiting,
)

CITY: dict[str, Any] = {"location": "P07", "cabins": ["F10", "F11", "F03"]}  # City 1, Culture 3: nobody wants either


@pytest.mark.rule("DC-10.1")
def test_the_captain_costs_a_card_of_any_kind() -> None:
    for payment in ("a17", "x09"):
        game = sail({**CITY, "hand": ["A17", "X09"]})
        do(game, "captain bottom")
        assert notations(game) == ["pay a17", "pay x09"]
        do(game, f"pay {payment}")
        assert ship(game)["captain"] == "bottom" and discard(game) == [payment.upper()]
        assert hand(game) == [card for card in ("A17", "X09") if card.lower() != payment]


@pytest.mark.rule("DC-10.1", "DC-10.2")
@pytest.mark.parametrize(
    ("ship_", "targets"),
    [
        ({"location": "P25"}, ["top", "bottom"]),
        ({"location": "P25", "activities": ["A17"]}, ["top", "act0"]),
        ({"location": "W13"}, ["top"]),
        ({"location": "W13", "activities": ["A17"]}, ["top", "act0"]),
        ({"location": "W13", "activities": ["A17", "A18"]}, ["top", "act0", "act1"]),
    ],
)
def test_where_the_captain_may_go(ship_: dict[str, Any], targets: list[str]) -> None:
    """Today's location and its activity cards: no addition, no covered activity, no empty slot, no other day."""
    game = sail({**ship_, "voyage": ["P01", "P02"], "additions": ["X09"], "hand": ["A01"]})
    assert notations(game, kind="captain") == targets
    for spot in {"top", "bottom", "act0", "act1", "add0", "add1"} - set(targets):
        refused(game, f"captain {spot}", "DC-10.2")


@pytest.mark.rule("DC-10.3")
def test_once_a_round_and_no_moving() -> None:
    game = sail({**CITY, "hand": ["A17", "A18", "A19"]})
    do(game, "captain top", "pay a17")
    assert notations(game, kind="captain") == []
    refused(game, "captain bottom", "DC-10.3")
    refused(game, "captain top", "DC-10.3")


@pytest.mark.rule("DC-10.3", "DC-11.5")
def test_in_the_next_round_the_captain_may_go_out_again() -> None:
    game = sail({**CITY, "hand": ["A17", "A18"]}, locations=["W02", "W03", "W04", "P26", "P27", "P28"])
    do(game, "captain top", "pay a17")
    done(game)
    assert ship(game)["captain"] is None
    game.choose(0, "course p26")
    game.choose(1, game.choices(1)[0])
    for seat in (0, 1):
        game.choose(seat, f"take {seat + 1}")
    do(game, "captain bottom", "pay a18")
    assert ship(game)["captain"] == "bottom"


@pytest.mark.rule("DC-10.4")
def test_where_the_captain_stands_everybody_is_welcome() -> None:
    """One of each colour, as many as there are places; on the other spots wishes still count."""
    game = sail({**CITY, "hand": ["A17"]})
    assert notations(game, kind="place") == []
    do(game, "captain bottom", "pay a17")
    assert notations(game, kind="place") == ["white bottom", "orange bottom", "blue bottom"]
    do(game, "place white bottom", "place orange bottom", "place blue bottom")
    assert guests(game)["bottom"] == ["white", "orange", "blue"]
    refused(game, "place white bottom", "DC-7.6")
    refused(game, "place white top", "DC-7.4")


@pytest.mark.rule("DC-10.4")
def test_capacity_still_counts_where_the_captain_stands() -> None:
    game = sail({**CITY, "hand": ["A17"]})
    do(game, "captain top", "pay a17", "place blue top")
    refused(game, "place white top", "DC-7.5")
    assert notations(game, kind="place") == []


@pytest.mark.rule("DC-10.4")
def test_the_captain_on_an_activity_card() -> None:
    game = sail({**AT_SEA, "cabins": ["F10", "F11", "F09"], "hand": ["A17", "A01"]})
    do(game, "play a17", "captain act0", "pay a01")
    assert notations(game, kind="place") == ["white act0", "orange act0", "blue act0"]


@pytest.mark.rule("DC-10.4")
def test_only_the_own_captain_counts() -> None:
    game = sail({**CITY, "hand": []}, {"location": "P01", "captain": "bottom"})
    assert notations(game, kind="place") == []
    refused(game, "place white bottom", "DC-7.4")


@pytest.mark.rule("DC-10.5")
def test_the_captain_may_come_after_the_guests() -> None:
    game = sail({"location": "P07", "cabins": ["F06", "F11", "F03"], "hand": ["A17"]})
    do(game, "place white bottom", "captain bottom", "pay a17", "place orange bottom")
    assert guests(game)["bottom"] == ["white", "orange"] and waiting(game) == [2, 1, 2]
    full = sail({"location": "P07", "cabins": ["F09", "F11", "F03"], "hand": ["A17"], "guests": {"top": ["white"]}})
    do(full, "captain top", "pay a17")
    assert ship(full)["captain"] == "top" and guests(full) == {"top": ["white"]}, "even where it is of no use"


@pytest.mark.rule("DC-10.6", "DC-12.8")
def test_the_captain_is_no_guest_at_the_end() -> None:
    """One guest and the captain: half a point, rounded down."""
    game = sail({**CITY, "hand": ["A17"]}, final="deck_empty")
    do(game, "captain bottom", "pay a17", "place white bottom")
    done(game)
    assert game.outcome is not None and game.outcome.scores[0] == 0
    two = sail({**CITY, "hand": ["A17"]}, final="deck_empty")
    do(two, "captain bottom", "pay a17", "place white bottom", "place orange bottom")
    done(two)
    assert two.outcome is not None and two.outcome.scores[0] == 1


@pytest.mark.rule("DC-10.7")
def test_an_empty_hand_keeps_the_captain_on_the_bridge() -> None:
    game = sail({**CITY, "hand": []})
    assert notations(game, kind="captain") == []
    refused(game, "captain top", "DC-10.7")
    spent = sail({**CITY, "hand": ["A17"]})
    do(spent, "play a17")
    refused(spent, "captain act0", "DC-10.7")
