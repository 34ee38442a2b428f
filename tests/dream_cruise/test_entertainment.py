"""Phase 3, Prepare Entertainment (DC-6)."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from tests.dream_cruise.helpers import (
    DREAM_CRUISE,
    SHIP_CARDS,
    all_done,
    at,
    do,
    everybody,
    kinds,
    notations,
    phase,
    refused,
    ship,
    table,
    until,
)

TOP = [
    "A10",
    "A09",
    "A08",
    "A07",
    "A06",
    "A05",
    "A04",
    "A03",
    "A02",
    "A01",
]  # the deck's last cards: A01 is drawn first


def prepare(*ships: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"phase": "prepare", "ship_cards": TOP, "ships": list(ships), **more} if ships else {
        "phase": "prepare", "ship_cards": TOP, **more,
    }  # fmt: skip


def display(game: ct.Game, seat: int | None = None) -> list[list[str] | None]:
    return [each["cards"] for each in table(game, seat)["display"]]


# -- DC-6.1 to 6.3: the display --------------------------------------------------------------------------


@pytest.mark.rule("DC-6.1", "DC-13.5")
@pytest.mark.parametrize(("seats", "face_up"), [(1, 2), (2, 3), (3, 3), (4, 4)])
def test_first_the_face_down_set_then_the_others(seats: int, face_up: int) -> None:
    game = at(prepare(), seats=seats)
    pairs = [["A03", "A04"], ["A05", "A06"], ["A07", "A08"], ["A09", "A10"]]
    assert [card for card, _ in game.position()["face_down"]] == ["A01", "A02"]
    for seat in (*range(seats), None):
        assert display(game, seat) == [None, *pairs[:face_up]]
        assert [each["size"] for each in table(game, seat)["display"]] == [2] * (face_up + 1)
        assert not {"A01", "A02"} & set(str(game.view(seat)).replace("'", " ").split())
        assert not any("Legs, Bums" in line or "Cycling" in line for line in game.log(seat))


@pytest.mark.rule("DC-6.2")
def test_a_set_is_taken_whole() -> None:
    game = at(prepare())
    assert notations(game) == ["take 1", "take 2", "take 3"]
    do(game, "take 2")
    assert ship(game, 0)["hand"] == ["A05", "A06"]


@pytest.mark.rule("DC-6.3")
def test_an_empty_ship_deck_is_refilled_in_mid_display() -> None:
    """Three cards in the deck: the face-down set, one card, and then the shuffled pile."""
    hands = [{"hand": SHIP_CARDS[3:40]}, {"hand": SHIP_CARDS[40:60]}]
    game = at({"phase": "prepare", "ship_cards": ["A03", "A02", "A01"], "ships": hands})
    assert [card for card, _ in game.position()["face_down"]] == ["A01", "A02"]
    shown = [card for cards in display(game)[1:] for card in cards or []]
    assert shown[0] == "A03" and set(shown[1:]) < set(SHIP_CARDS[60:])
    assert sorted(shown[1:] + game.position()["ship_cards"]) == SHIP_CARDS[60:]
    assert game.position()["ship_discard"] == [] and kinds(game).count("ship_cards_shuffled") == 1
    assert game.position()["born"] == dict.fromkeys(SHIP_CARDS[60:], 1)  # everybody saw which cards went back


@pytest.mark.rule("DC-6.3")
def test_a_deck_used_up_exactly_waits_for_the_next_draw() -> None:
    game = at({"phase": "prepare", "ship_cards": SHIP_CARDS[:8], "ships": [{"hand": SHIP_CARDS[8:40]}, {}]})
    assert game.position()["ship_cards"] == [] and "ship_cards_shuffled" not in kinds(game)
    assert len(game.position()["ship_discard"]) == 32


# -- DC-6.4 to 6.10: taking ------------------------------------------------------------------------------


@pytest.mark.rule("DC-6.4", "DC-6.5")
def test_in_turn_order_everybody_takes_one_of_what_is_left() -> None:
    game = at(prepare(token=1), seats=3)
    assert game.to_act == (1,)
    refused(game, "done", "")
    do(game, "take 2")
    assert game.to_act == (2,) and notations(game) == ["take 0", "take 1", "take 3"]
    refused(game, "take 2", "DC-6.5")
    assert [each["taken"] for each in table(game)["display"]] == [None, None, 1, None]
    do(game, "take 3")
    assert game.to_act == (0,) and notations(game) == ["take 0", "take 1"]
    do(game, "take 1")
    assert [ship(game, seat)["hand"] for seat in range(3)] == [["A03", "A04"], ["A05", "A06"], ["A07", "A08"]]
    assert phase(game) == "set_sail"


@pytest.mark.rule("DC-6.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_holder_of_the_cap_may_not_take_the_face_down_set(seats: int) -> None:
    game = at(prepare(token=seats - 1), seats=seats)
    assert game.to_act == (seats - 1,)
    refused(game, "take 0", "DC-6.6")
    do(game, "take 1")
    for seat in range(seats - 1):
        assert game.to_act == (seat,) and notations(game)[0] == "take 0"
        do(game, notations(game)[1])


@pytest.mark.rule("DC-6.7", "DC-6.6")
def test_the_face_down_set_brings_the_cap_at_once_but_not_another_order() -> None:
    game = at(prepare(token=0), seats=4)
    do(game, "take 1", "take 0")
    assert table(game)["token"] == 1 and table(game)["order"] == [0, 1, 2, 3]
    assert ship(game, 1)["hand"] == ["A01", "A02"]
    assert game.to_act == (2,)
    do(game, "take 2")
    assert game.to_act == (3,)
    do(game, "take 3")
    assert phase(game) == "set_sail"
    until(all_done(game), "prepare")
    assert game.to_act == (1,) and table(game)["order"] == [1, 2, 3, 0]
    refused(game, "take 0", "DC-6.6")


@pytest.mark.rule("DC-6.7", "DC-3.5")
def test_beginners_sail_in_the_order_of_the_round_though_the_cap_has_moved() -> None:
    game = at(prepare(token=0), seats=3, beginner=True)
    do(game, "take 1", "take 2", "take 0")
    assert table(game)["token"] == 2
    for seat in (0, 1, 2):
        assert game.to_act == (seat,)
        do(game, "done")
    assert phase(game) == "set_course" and game.to_act == (2,)


@pytest.mark.rule("DC-6.7", "DC-6.4")
def test_whoever_had_the_cap_does_not_pick_twice() -> None:
    """The last in order takes cap and set: everybody has taken exactly one set then."""
    game = at(prepare(token=1), seats=3)
    do(game, "take 1", "take 2", "take 0")
    assert [len(ship(game, seat)["hand"]) for seat in range(3)] == [2, 2, 2]
    assert table(game)["token"] == 0 and phase(game) == "set_sail"


@pytest.mark.rule("DC-6.8")
def test_otherwise_the_cap_stays() -> None:
    game = at(prepare(token=1))
    do(game, "take 1", "take 2")
    assert table(game)["token"] == 1 and "token" not in kinds(game)


@pytest.mark.rule("DC-6.9")
def test_hands_grow_without_limit_and_stay() -> None:
    game = at(prepare({"hand": SHIP_CARDS[20:50]}, {}))
    do(game, "take 1", "take 2")
    assert len(ship(game, 0)["hand"]) == 32
    until(all_done(game), "prepare")
    assert len(ship(game, 0)["hand"]) == 32


@pytest.mark.rule("DC-6.10")
def test_the_rest_is_discarded_openly_before_phase_4() -> None:
    game = at(prepare(token=0))
    lying = game.position()["ship_discard"]
    do(game, "take 3", "take 1")
    assert phase(game) == "set_sail"
    assert game.position()["ship_discard"] == [*lying, "A05", "A06", "A01", "A02"]
    assert table(game)["decks"]["ships"]["discard"][-2:] == ["A01", "A02"]
    assert game.log()[-1] == "Nobody took the face-down set: Legs, Bums & Tums, Indoor Cycling."


@pytest.mark.rule("DC-6.10")
def test_a_face_down_set_that_was_taken_is_not_discarded() -> None:
    game = at(prepare(token=0))
    lying = game.position()["ship_discard"]
    do(game, "take 3", "take 0")
    assert game.position()["ship_discard"] == [*lying, "A03", "A04", "A05", "A06"]
    assert game.position()["face_down"] == [] and "shown" not in kinds(game)


@pytest.mark.rule("DC-6.5", "DC-6.6")
def test_the_prompt_speaks_of_the_face_down_set_while_it_is_there() -> None:
    game = at(prepare(token=0), seats=3)
    assert "not the face-down one" in game.prompt(0)
    do(game, "take 1")
    assert "the captain’s cap" in game.prompt(1)
    do(game, "take 0")
    assert notations(game) == ["take 2", "take 3"] and "face-down" not in game.prompt(2)


# -- DC-6.11: too few cards ------------------------------------------------------------------------------


def scarce(left: int, seats: int = 2, **options: Any) -> ct.Game:
    """Only so many ship cards are not in hands: A01 on top."""
    ships: list[dict[str, Any]] = [{} for _ in range(seats - 1)]
    deck = SHIP_CARDS[:left][::-1]
    return at(
        {"phase": "prepare", "ship_cards": deck, "ships": [{"hand": SHIP_CARDS[left:]}, *ships]}, seats, **options
    )


@pytest.mark.rule("DC-6.11")
def test_the_last_set_may_have_one_card_and_missing_sets_are_left_out() -> None:
    game = scarce(5)
    assert [each["size"] for each in table(game)["display"]] == [2, 2, 1]
    assert display(game) == [None, ["A03", "A04"], ["A05"]]
    do(game, "take 2", "take 0")
    assert ship(game, 1)["hand"] == ["A01", "A02"] and "A05" in ship(game, 0)["hand"]
    assert list(DREAM_CRUISE.inventory(game.state)) == list(DREAM_CRUISE.inventory(scarce(5).state))


@pytest.mark.rule("DC-6.11")
@pytest.mark.parametrize("left", [1, 2])
def test_only_the_face_down_set(left: int) -> None:
    """The start player gets nothing, the next may take it or must: there is nothing else."""
    game = scarce(left)
    assert game.to_act == (1,) and notations(game) == ["take 0"] and "no_set" in kinds(game)
    assert table(game)["display"][0]["size"] == left
    do(game, "take 0")
    assert ship(game, 1)["hand"] == SHIP_CARDS[:left] and table(game)["token"] == 1


@pytest.mark.rule("DC-6.11")
def test_later_players_may_get_nothing() -> None:
    game = scarce(4, seats=3)
    do(game, "take 1", "take 0")
    assert (
        phase(game) == "set_sail"
        and ship(game, 2)["hand"] == []
        and game.log(2)[-1] == "There is no set left for Seat 3."
    )


@pytest.mark.rule("DC-6.11")
def test_no_card_at_all() -> None:
    game = scarce(0, seats=3)
    assert phase(game) == "set_sail" and display(game) == [] and kinds(game).count("no_set") == 3


# -- DC-6.12: who knows what -----------------------------------------------------------------------------


@pytest.mark.rule("DC-6.12", "DC-14.2")
def test_cards_of_open_sets_stay_known_the_others_do_not() -> None:
    game = at(prepare(token=0), seats=3)
    do(game, "take 1", "take 0", "take 2")
    for seat in (0, 1, 2, None):
        hands = [each["hand"] for each in table(game, seat)["ships"]]
        assert hands[0] == ["A03", "A04"] and hands[2] == ["A05", "A06"]
        assert hands[1] == (["A01", "A02"] if seat == 1 else [None, None])
    until(all_done(game), "set_course")
    assert [each["hand"] for each in table(game, 2)["ships"]] == [["A03", "A04"], [None, None], ["A05", "A06"]]
    assert any("Indoor Cycling" in line for line in game.log(1))
    assert not any("Indoor Cycling" in line for line in game.log(0) + game.log(2) + game.log())


@pytest.mark.rule("DC-6.12")
def test_a_back_is_known_once_it_is_played_or_paid() -> None:
    own = {"hand": ["A03", "A17", "A18", "X09"], "unseen": ["A17", "A18"], "location": "P25"}
    game = at({"ships": [own, {}]})
    assert table(game, 1)["ships"][0]["hand"] == ["A03", "X09", None, None]
    do(game, "play a17", seat=0)
    assert table(game, 1)["ships"][0]["hand"] == ["A03", "X09", None]
    assert table(game, 1)["ships"][0]["spots"][1]["card"] == "A17"
    do(game, "build x09", "pay a18", seat=0)
    assert table(game, 1)["ships"][0]["hand"] == ["A03"]
    assert table(game, 1)["decks"]["ships"]["discard"] == ["A18"]


@pytest.mark.rule("DC-6.12")
def test_backs_do_not_tell_where_in_the_hand_they_are() -> None:
    """The same view for the other seat, whether the hidden cards are low or high."""
    views = []
    for hidden in (["A01", "A02"], ["X23", "X24"]):
        game = at({"ships": [{"hand": ["A20", *hidden], "unseen": hidden, "location": "P01"}, {"location": "P02"}]})
        views.append(game.view(1)["table"]["ships"][0])
    assert views[0] == views[1]


@pytest.mark.rule("DC-6.12", "DC-6.4")
def test_taking_an_open_set_can_be_undone_until_the_next_decides() -> None:
    game = at(prepare(token=0))
    do(game, "take 1")
    assert game.can_undo(0)
    game.undo(0)
    assert ship(game, 0)["hand"] == [] and game.to_act == (0,)
    do(game, "take 2", "take 0")
    assert not game.can_undo(0) and not game.can_undo(1)  # cards were turned up


# -- O2: the leftover set stays hidden -------------------------------------------------------------------


@pytest.mark.rule("DC-6.10")
def test_the_leftover_set_may_stay_hidden_until_the_reshuffle() -> None:
    game = at(prepare({"hand": SHIP_CARDS[20:]}, {}, token=0), leftover_set="hidden")
    do(game, "take 1", "take 2")
    decks = table(game)["decks"]["ships"]
    assert decks["hidden"] == 2 and not {"A01", "A02"} & set(decks["discard"]) and "shown" not in kinds(game)
    assert {"A07", "A08"} <= set(decks["discard"])
    for seat in (0, 1, None):
        assert not any(card in str(table(game, seat)) for card in ("A01", "A02"))
    until(all_done(game), "prepare")  # the deck is refilled with them
    assert game.position()["veiled"] == [] and "ship_cards_shuffled" in kinds(game)
    everybody(game)
    cards = game.position()
    known = [*cards["ship_cards"], *cards["ship_discard"], *[card for card, _ in cards["veiled"]]]
    known += [card for each in cards["ships"] for card in each["hand"]]
    assert sorted(known) == SHIP_CARDS
