"""Phase 4: playing activity cards (DC-8)."""

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
    spots,
    waiting,
)

LOCH_NESS: dict[str, Any] = {"location": "P25", "cabins": ["FA2", "F02", "F01"]}  # Culture, two places
COVERING: dict[str, Any] = {"cover_occupied": True}


@pytest.mark.rule("DC-8.1")
def test_an_activity_card_is_played_for_nothing() -> None:
    game = do(sail({**LOCH_NESS, "hand": ["A17", "A01"]}), "play a17")
    assert hand(game) == ["A01"] and discard(game) == []
    laid = ship(game)["spots"][1]
    assert (laid["spot"], laid["card"], laid["icon"], laid["capacity"]) == ("act0", "A17", "CU", 3)


@pytest.mark.rule("DC-8.1")
def test_the_last_card_of_the_hand_may_be_played() -> None:
    game = do(sail({**AT_SEA, "hand": ["A17"]}), "play a17")
    assert hand(game) == [] and spots(game) == ["top", "act0"]


@pytest.mark.rule("DC-8.2")
def test_one_card_covers_the_shore_activity() -> None:
    game = do(sail({**LOCH_NESS, "hand": ["A33", "A17"]}), "play a33")
    assert spots(game) == ["top", "act0"]
    assert "white bottom" not in notations(game, kind="place")
    refused(game, "place white bottom", "DC-7.2")
    refused(game, "captain bottom", "DC-10.2")
    assert notations(game, kind="play") == []
    refused(game, "play a17", "DC-8.2")


@pytest.mark.rule("DC-8.2")
def test_the_covered_shore_activity_is_there_again_on_another_day() -> None:
    """Only for this round does it not exist: yesterday's card does not cover today's port."""
    game = sail({**LOCH_NESS, "hand": ["A33", "A17"]}, locations=["W02", "W03", "W04", "P26", "P27", "P28"])
    done(do(game, "play a33"))
    do(game, "course p27")
    game.choose(1, game.choices(1)[0])
    for seat in (0, 1):
        game.choose(seat, f"take {seat + 1}")
    assert spots(game) == ["top", "bottom"] and "a17" in notations(game, kind="play")


@pytest.mark.rule("DC-8.3", "DC-8.9")
def test_two_cards_on_a_sea_day() -> None:
    game = sail({**AT_SEA, "cabins": ["F01", "FA3", "F06"], "hand": ["A33", "A17", "A18"]})
    do(game, "place white top", "play a33")
    assert spots(game) == ["top", "act0"]
    do(game, "play a17")
    assert [(each["spot"], each["card"]) for each in ship(game)["spots"]] == [
        ("top", None), ("act0", "A33"), ("act1", "A17"),
    ]  # fmt: skip
    assert guests(game) == {"top": ["white"]}, "the sea day's own activity is as it was"
    assert notations(game, kind="play") == []
    refused(game, "play a18", "DC-8.3")


@pytest.mark.rule("DC-8.3", "DC-8.5")
def test_on_a_sea_day_guests_are_in_nobodys_way() -> None:
    """Neither on its own activity nor on the first card."""
    game = sail({**AT_SEA, "cabins": ["F01", "FA3", "F06"], "hand": ["A33", "A17", "A18"], "captain": "top"})
    do(game, "place white top", "play a33", "place orange act0", "play a17", "place blue act1")
    assert guests(game) == {"top": ["white"], "act0": ["orange"], "act1": ["blue"]}


@pytest.mark.rule("DC-8.4")
def test_the_excursion_cannot_be_covered() -> None:
    """Whoever stands there stays, and more may come."""
    game = sail({**LOCH_NESS, "hand": ["A33"]})
    do(game, "place white top", "play a33", "place orange top")
    assert guests(game) == {"top": ["white", "orange"]}
    top = ship(game)["spots"][0]
    assert (top["spot"], top["icon"], top["card"]) == ("top", "CO", None)


@pytest.mark.rule("DC-8.5")
@pytest.mark.parametrize("who", [{"guests": {"bottom": ["white"]}}, {"captain": "bottom"}])
def test_an_occupied_shore_activity_is_not_covered(who: dict[str, Any]) -> None:
    game = sail({**LOCH_NESS, "hand": ["A33", "A17"], **who})
    assert notations(game, kind="play") == []
    refused(game, "play a33", "DC-8.5")


@pytest.mark.rule("DC-8.5")
@pytest.mark.parametrize("who", [{"guests": {"top": ["white"]}}, {"captain": "top"}, {"guests": {"add0": ["white"]}}])
def test_guests_elsewhere_do_not_matter(who: dict[str, Any]) -> None:
    game = sail({**LOCH_NESS, "hand": ["A33", "A17"], "additions": ["X09"], **who})
    assert notations(game, kind="play") == ["a17", "a33"]


@pytest.mark.rule("DC-8.5")
def test_option_cover_occupied_guests_go_and_count_as_assigned() -> None:
    """O8; the same family may use the new card."""
    game = sail({**LOCH_NESS, "hand": ["A17", "A18"]}, options=COVERING)
    do(game, "place white bottom", "place blue bottom", "play a17")
    assert guests(game) == {} and waiting(game) == [2, 4, 1] and spots(game) == ["top", "act0"]
    do(game, "place white act0", "place blue act0")
    assert waiting(game) == [1, 4, 0]
    refused(game, "play a18", "DC-8.2")
    done(game)
    assert ship(game)["pile"] == ["F01"], "both Jungs were out, one of them under the new card"


@pytest.mark.rule("DC-8.5", "DC-12.8")
def test_option_cover_occupied_covered_guests_are_in_the_supply() -> None:
    """On the last day they no longer stand anywhere, so they make no point."""
    game = sail({**LOCH_NESS, "hand": ["A06"]}, options=COVERING, final="deck_empty")
    do(game, "place white bottom", "place blue bottom")
    assert ship(game)["points"]["guests"] == 1
    do(game, "play a06")
    assert ship(game)["points"]["guests"] == 0
    assert game.position()["ships"][0]["guests"] == {}
    done(game)
    assert game.outcome is not None and game.outcome.scores[0] == 0


@pytest.mark.rule("DC-8.5")
def test_option_cover_occupied_the_captain_moves_onto_the_new_card() -> None:
    game = sail({**LOCH_NESS, "hand": ["A06", "A18"], "captain": "bottom"}, options=COVERING)
    do(game, "play a06")
    assert ship(game)["captain"] == "act0"
    assert {"white act0", "orange act0", "blue act0"} <= set(notations(game, kind="place"))
    refused(game, "captain top", "DC-10.3")
    elsewhere = sail(
        {**LOCH_NESS, "hand": ["A06"], "captain": "top", "guests": {"bottom": ["white"]}}, options=COVERING
    )
    assert ship(do(elsewhere, "play a06"))["captain"] == "top"


@pytest.mark.rule("DC-8.6")
@pytest.mark.parametrize("location", ["P25", "W13"])
def test_a_played_card_stays(location: str) -> None:
    """No choice takes it back, moves it or lays another one on it; phase 5 discards it."""
    game = sail({"location": location, "hand": ["A17", "A18", "A19", "A01"]})
    do(game, "play a17")
    if location == "W13":
        do(game, "play a18")
    for card in hand(game):
        assert f"play {card.lower()}" not in notations(game)
    assert not [each for each in notations(game) if each.endswith("a17")]
    refused(game, "play a17", "DC-8.1")
    assert ship(game)["spots"][1]["card"] == "A17"
    done(game)
    assert "A17" in discard(game)


@pytest.mark.rule("DC-8.7")
def test_each_kind_of_card_has_its_place() -> None:
    game = sail({**AT_SEA, "hand": ["A17", "X09", "X10"]})
    assert notations(game, kind="play") == ["a17"] and notations(game, kind="build") == ["x09", "x10"]
    refused(game, "play x09", "DC-8.7")
    refused(game, "build a17", "DC-8.7")


@pytest.mark.rule("DC-8.8")
def test_no_activity_card_no_such_action() -> None:
    assert notations(sail({**AT_SEA, "hand": ["X09", "X10"]}), kind="play") == []
    assert notations(sail({**AT_SEA, "hand": []}), kind="play") == []
    full = sail({**AT_SEA, "activities": ["A17", "A18"], "hand": ["A01"]})
    assert notations(full, kind="play") == []


@pytest.mark.rule("DC-8.8", "DC-5.6")
def test_without_a_location_nothing_is_played() -> None:
    """Solo, and the last locations are gone: only the ship's additions are left."""
    voyage = ["P01", "P02"]
    ship_ = {"cabins": ["F06", "F09", "F10"], "additions": ["X09"], "hand": ["A17", "X10"], "voyage": voyage}
    game = sail(ship_, solo=True, phase="set_course", locations=[])
    game.choose(0, "take 1")
    assert ship(game)["location"] is None and spots(game) == ["add0"]
    assert notations(game, kind="place") == ["white add0"]
    assert notations(game, kind="play") == [] and notations(game, kind="captain") == []
    refused(game, "play a17", "DC-5.6")
    refused(game, "captain top", "DC-10.2")
    do(game, "build x10")
    assert "pay a17" in notations(game)


@pytest.mark.rule("DC-8.9")
def test_the_lowest_free_slot() -> None:
    game = sail({**AT_SEA, "activities": [None, "A18"], "hand": ["A17"]})
    assert spots(game) == ["top", "act1"]
    do(game, "play a17")
    assert [each["card"] for each in ship(game)["spots"]] == [None, "A17", "A18"]
