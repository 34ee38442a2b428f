"""Rachel's Number System and the solo deck (GX-3)."""

from __future__ import annotations

import pytest

from captains_table.titles.galactic_cruise.data.ids import AREAS, LOCATIONS
from captains_table.titles.galactic_cruise.rules import rachel as rules
from tests.galactic_cruise.helpers import BOX, asked, do, seen, what
from tests.galactic_cruise.solo import (
    HERS,
    MINE,
    OUT_OF_THE_WAY,
    actions,
    alone,
    figures,
    happened,
    her_turn,
    impossible,
    rachel,
    state,
    told,
    workers,
)

EVERY = list(BOX["solo_cards"])
SHOWN = ["AG01", "AG02", "AG03", "AG04"]


@pytest.mark.rule("GX-3.2", "RX-1")
@pytest.mark.parametrize(
    ("target", "labels"),
    [
        (rules.LOCATION, ["L1", "L2", "L3", "L4", "L5", "L6"]),
        (rules.AREA, ["A2", "A3", "A4", "A5", "A6", "A1"]),
        (rules.TECHNOLOGY, ["T1", "T2", "T3", "T4"]),
    ],
)
def test_what_the_numbers_mean_in_the_network(target: int, labels: list[str]) -> None:
    """Number k is location k, the walkway that leaves it clockwise, Technology k."""
    names = LOCATIONS if target == rules.LOCATION else AREAS
    assert [names[place] for place in rules.places(state(alone()), target)] == labels


@pytest.mark.rule("GX-3.2")
@pytest.mark.parametrize(
    ("target", "places"),
    [
        (rules.BLUEPRINT, [5, 4, 3, 2, 1]),
        (rules.AGENDA, [4, 3, 2, 1]),
        (rules.PAIR, [4, 3, 2, 1]),
        (rules.CRUISE, [1, 2, 3, 4]),
    ],
)
def test_what_the_numbers_mean_in_displays(target: int, places: list[int]) -> None:
    """Displays are counted from the top; their slots have numbers from the bottom, Cruises from the top."""
    assert [place + 1 for place in rules.places(state(alone()), target)] == places


@pytest.mark.rule("GX-3.1", "GX-3.2")
@pytest.mark.parametrize(
    ("card", "most", "number"),
    [("RC05", 6, 5), ("RC05", 5, 5), ("RC05", 4, 4), ("RC06", 6, 6), ("RC06", 5, 3), ("RC06", 4, 3), ("RC12", 4, 1)],
)
def test_the_first_number_if_it_fits_else_the_second(card: str, most: int, number: int) -> None:
    assert rules.number(state(alone(rachel={"deck": [card]})), most) == number


@pytest.mark.rule("GX-3.2")
def test_the_second_number_always_fits() -> None:
    assert all(1 <= card["numbers"][1] <= 4 for card in BOX["solo_cards"].values())


@pytest.mark.rule("GX-3.2", "GX-3.3")
def test_the_size_is_that_of_the_display_whatever_lies_there() -> None:
    """RC10 as support says 4: of four Agenda cards the lowest, which is gone, so the first from the top again."""
    game = her_turn(["RC08", "RC10"], agenda=[None, "AG02", "AG03", "AG04"])
    assert figures(game, "rachel_number") == {"target": "agenda", "first": 4, "second": 3, "most": 4, "number": 4}
    assert figures(game, "rachel_passes") == {"target": "agenda", "passed": [4], "took": 1, "n": 1}
    assert game.position()["discard"][-2:] == ["AG04", "AG03"]


@pytest.mark.rule("GX-3.3", "GX-3.4")
def test_further_things_follow_in_the_same_direction_and_wrap() -> None:
    """RC09 as support says 3: the third card from the top, then the fourth; with that one gone, the first."""
    both = her_turn(["RC08", "RC09"], agenda=SHOWN)
    assert both.position()["discard"][:2] == ["AG02", "AG01"]
    wrapped = her_turn(["RC08", "RC09"], agenda=[None, *SHOWN[1:]])
    assert wrapped.position()["discard"][:2] == ["AG02", "AG04"]


@pytest.mark.rule("GX-3.1", "GX-3.7")
def test_the_support_card_is_the_next_one_never_the_card_itself() -> None:
    game = her_turn(["RC08", "RC11", "RC01"])
    assert figures(game, "rachel_card")["solo_card"] == "RC08"
    said = figures(game, "rachel_support")
    assert said == {"support": "RC11", "first": 5, "second": 2, "site": "L4"}
    assert seen(game)["rachel"]["next"] == "RC11", "it stays on top: it is the next card"
    assert workers(game)["L4"] == HERS


@pytest.mark.rule("GX-3.5", "GX-3.6", "RX-3")
def test_behind_the_last_card_the_oldest_revealed_one_is_the_support_card() -> None:
    """RC05 was revealed first: it says 5 and 4 and L4. After the action all twelve are shuffled."""
    older = ["RC05", *[card for card in EVERY if card not in ("RC05", "RC08")]]
    game = her_turn(["RC08"], deck={"revealed": older}, agenda=SHOWN)
    assert figures(game, "rachel_support_oldest")["support"] == "RC05"
    assert workers(game)["L4"] == HERS
    assert game.position()["discard"][-2:] == ["AG01", "AG04"], "5 is too much, 4 is the lowest; then the top one"
    assert "rachel_shuffles" in happened(game)
    deck = game.position()["rachel"]["deck"]
    assert sorted(deck) == EVERY and game.position()["rachel"]["revealed"] == []


@pytest.mark.rule("GX-3.6", "RX-4")
def test_the_deck_is_shuffled_before_the_second_action() -> None:
    """The last card is played where its action stands: the second card comes out of the new deck of twelve."""
    older = ["RC09", *[card for card in EVERY if card not in ("RC09", "RC08")]]
    game = her_turn(["RC08"], deck={"revealed": older}, agenda=SHOWN, workers=OUT_OF_THE_WAY)
    events = happened(game)
    assert workers(game)["L2"] == HERS
    assert events.index("rachel_shuffles") < events.index("rachel_again")
    assert events.index("rachel_shuffles") < [k for k, each in enumerate(events) if each == "rachel_card"][1]
    assert len(game.position()["rachel"]["revealed"]) >= 1


@pytest.mark.rule("GX-3.6", "RX-4")
def test_a_last_card_that_cannot_be_used_is_shuffled_too() -> None:
    """RC10 needs a card to know what she wants: there is none, and nothing is lacking either."""
    older = [card for card in EVERY if card != "RC10"]
    everything = [f"AG{k:02}" for k in range(1, 37)]
    me = {"hand": everything}
    game = her_turn(["RC10"], me=me, deck={"revealed": older}, agenda=[None] * 4)
    assert impossible(game)[:2] == [("GAINRES", "no_card"), ("REFILLSILO", "nothing_lacking")]
    events = happened(game)
    assert events.index("rachel_shuffles") == events.index("rachel_cannot_nothing_lacking") + 1
    assert events.index("rachel_shuffles") < [k for k, each in enumerate(events) if each == "rachel_card"][1]


@pytest.mark.rule("GX-3.5")
def test_while_a_player_is_asked_the_last_card_is_in_progress() -> None:
    """She bumps on her last card: the deck is empty then, and the view says which cards count."""
    older = ["RC05", *[card for card in EVERY if card not in ("RC05", "RC08")]]
    game = her_turn(["RC08"], deck={"revealed": older}, workers=OUT_OF_THE_WAY | {"L4": MINE})
    assert what(game) == "funding"
    view = seen(game)["rachel"]
    assert (view["next"], view["deck"], view["card"], view["support"]) == (None, 0, "RC08", "RC05")
    assert game.imagine(0, 3).position()["rachel"] == game.position()["rachel"]
    do(game, 0, asked(game)[0])
    assert seen(game)["rachel"]["deck"] > 8


@pytest.mark.rule("GX-3.1", "GX-3.3")
def test_each_number_is_told_with_the_places_it_means() -> None:
    game = her_turn(["RC04", "RC05"], areas={"A6": [0], "A1": ["neutral"]})
    steps = seen(game)["rachel"]["told"]
    number = next(step for step in steps if step["event"] == "rachel_number")
    passed = next(step for step in steps if step["event"] == "rachel_passes")
    assert number["targets"] == ["solo-support", "area-a6"]
    assert passed["targets"] == ["area-a6", "area-a1", "area-a2"]
    sentences = game.view(0)["rival"]["told"]
    assert sentences[steps.index(number)] == "Number System: walkway 5."
    assert sentences[steps.index(passed)] == "walkway 5, 6 will not do, so on to 1."
    assert actions(game) == ["NETWORK"] and rachel(game)["removed"]["food"] == 1
    assert told(game, "develops")[0][1] == {"kind": "food", "area": "A2"}
