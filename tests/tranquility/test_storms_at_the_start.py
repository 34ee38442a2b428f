"""Storms in the opening hand, and while the Start is paid (TR-12.4, 12.11, 12.12)."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from captains_table.kernel.rng import Rng
from captains_table.titles.tranquility.rules.state import Tranquility
from tests.tranquility.helpers import do, hand, in_play, new, notations, stormy, table

STORMS = {"yellow-1", "yellow-2", "purple-1", "purple-2", "orange-1", "orange-2"}


def pay_start(game: ct.Game, *pledges: int) -> None:
    for seat, number in enumerate(pledges):
        do(game, f"pledge {number}", seat=seat)


# -- the opening hand ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.rule("TR-12.4")
def test_storms_in_the_opening_hand_go_back_into_the_pile_silently(seats: int) -> None:
    for seed in range(25):
        game = new(seats, seed, storms=True)
        position = game.position()
        assert not STORMS & {card for cards in position["hands"] for card in cards}
        assert {card for cards in position["piles"] for card in cards} >= STORMS
        assert table(game)["hand_sizes"] == [5] * seats
        assert sum(table(game)["pile_sizes"]) == 91 - 5 * seats + seats
        assert max(table(game)["pile_sizes"]) - min(table(game)["pile_sizes"]) <= 1
        assert in_play(game) == {}
        for eyes in range(seats):
            assert game.log(eyes) == []


def opening_storms(game: ct.Game) -> int:
    """How many Storms are neither in a pile nor in a hand."""
    return 6 - len(STORMS & {card for cards in game.position()["piles"] for card in cards})


def windy_opening(**options: Any) -> ct.Game:
    """A game in which opening hands had at least three Storms."""
    for seed in range(200):
        game = new(5, seed, storms=True, opening_storms="resolve", **options)
        if opening_storms(game) >= 3:
            return game
    raise AssertionError("no such seed")


@pytest.mark.rule("TR-12.4")
def test_with_resolve_opening_storms_are_resolved_before_the_first_turn() -> None:
    game = windy_opening()
    out = opening_storms(game)
    first = table(game)["first"]
    drawers = []
    while "discard two" not in notations(game):
        assert game.to_act != ()
        drawers.append((game.to_act[0] - first) % 5)
        do(game, notations(game)[0])
    assert drawers == sorted(drawers), "clockwise from the first player"
    assert game.to_act == (first,)
    lying = in_play(game)
    assert len(lying) == out, "they stay out of the piles"
    limits = [3 if ("seat", seat) in [lying.get("yellow-1"), lying.get("yellow-2")] else 5 for seat in range(5)]
    assert table(game)["hand_sizes"] == limits, "five cards were dealt, a yellow Storm left three"


class Sorted(Rng):
    """Chance that always puts the Storms on top of the pile, the last of them first to be drawn."""

    def shuffle(self, cards: list[int]) -> None:
        cards.sort()


@pytest.mark.rule("TR-12.4")
def test_with_resolve_opening_storms_come_in_the_order_drawn() -> None:
    title = ct.title("tranquility")
    options = title.read_options(1, {"storms": True, "opening_storms": "resolve"})
    state = title.deal(1, options, Sorted(1), None)
    assert isinstance(state, Tranquility)
    events: list[ct.Event] = []
    state.events = events
    state.settle()
    while state.storms_in_play() != [0, 1, 2, 3, 4, 5]:
        state.take(0, state.choices(0)[0])  # a row, or a card for a yellow one
    assert [event.public["storm"] for event in events if event.kind == "storm"] == [5, 4, 3, 2, 1, 0]


@pytest.mark.rule("TR-12.4", "TR-10.1")
def test_with_resolve_the_rocks_are_laid_first() -> None:
    game = windy_opening(rocks=True)
    assert game.to_act == (table(game)["first"],)
    assert "rocks 1" in notations(game)
    assert in_play(game) == {}, "nothing is resolved yet"
    do(game, "rocks 1")
    assert in_play(game) != {} or any(storm.get("shown") for storm in table(game)["storms"])


@pytest.mark.rule("TR-12.4")
def test_with_resolve_the_storms_lie_open_from_the_deal_on() -> None:
    game = windy_opening(rocks=True)
    lie_open = [storm for storm in table(game)["storms"] if storm.get("shown") or storm.get("laid")]
    assert len(lie_open) == opening_storms(game), "they are shown when they are drawn"


@pytest.mark.rule("TR-12.4")
def test_with_resolve_the_waiting_storms_are_saved_with_the_position() -> None:
    game = windy_opening(rocks=True)
    again = ct.set_up("tranquility", game.position(), seats=5, options=dict(game.setting.options))
    assert table(again)["gone"] == [], "they are to come yet"
    assert again.position() == game.position()


@pytest.mark.rule("TR-12.4")
def test_with_resolve_each_seat_starts_with_five_cards_and_its_start_in_the_pile() -> None:
    for seed in range(10):
        game = new(3, seed, storms=True, rocks=True, opening_storms="resolve")  # nothing is resolved yet
        position = game.position()
        assert [len(cards) for cards in position["hands"]] == [5, 5, 5]
        assert [cards.count("start") for cards in position["piles"]] == [1, 1, 1]
        assert sum(len(cards) for cards in position["piles"]) == 91 - 15 + 3 - opening_storms(game)


# -- the Start under a yellow Storm --------------------------------------------------------------------------


def sailing(tops: dict[int, list[Any]] | None = None, **more: Any) -> ct.Game:
    """Three players, seat 1 under a yellow Storm; the Start is being paid."""
    hands = [["start", 1, 2, 3, 4], [5, 6, 7], [10, 11, 12, 13, 14]]
    position = {"sailed": False, "hands": hands, "storms": {"yellow-1": 1}, "supply": 0} | more
    game = stormy(position, seats=3, tops=tops, monsters=3)
    do(game, "play start")
    return game


@pytest.mark.rule("TR-12.11")
def test_up_to_two_cards_come_unseen_from_the_pile_and_count() -> None:
    game = sailing({1: ["orange-1", "monster"]})
    pay_start(game, 2, 4, 2)
    size = table(game)["pile_sizes"][1]
    assert "give unseen" not in notations(game, 0), "only under a yellow Storm"
    do(game, "give 1", "give 2", seat=0)
    do(game, "give 10", "give 11", seat=2)
    do(game, "give unseen", "give 5", "give unseen", seat=1)
    assert notations(game, 1) == ["give 6", "give 7"], "no third one"
    do(game, "give 6", seat=1)
    assert in_play(game) == {"yellow-1": ("seat", 1)}, "a buried Storm does nothing"
    assert game.position()["buried"][1] == ["orange-1", "monster"]
    assert table(game)["discard_sizes"][1] >= 4
    assert hand(game, 1) == ["7", "67", "69"], "refilled to the limit of three"
    assert table(game)["pile_sizes"][1] == size - 4
    assert table(game)["turn"] == 1
    for eyes in (0, 1, 2, None):
        assert "orange-1" not in table(game, eyes)["gone"]
        assert not any("range" in line for line in game.log(eyes))


@pytest.mark.parametrize("top", ["finish", "start", "purple-1", "monster"])
@pytest.mark.rule("TR-12.11", "TR-11.5")
def test_anything_can_be_buried(top: str) -> None:
    piles: list[list[Any]] = [[61], [66, 67, top], ["start", 71]]
    if top != "start":
        piles[1].insert(0, "start")
    game = sailing(piles=piles)
    pay_start(game, 4, 1, 3)
    do(game, "give unseen", seat=1)
    assert game.position()["buried"][1] == [top]
    assert "give unseen" not in notations(game, 1)
    assert hand(game, 1) == ["5", "6", "7"]


@pytest.mark.rule("TR-12.11")
def test_all_may_come_from_the_hand_instead() -> None:
    game = sailing()
    pay_start(game, 4, 2, 2)
    do(game, "give 5", "give 6", seat=1)
    assert game.position()["buried"][1] == []
    assert hand(game, 1) == ["7"]


@pytest.mark.parametrize(
    ("hand_1", "pile", "more", "capacity"),
    [
        ([5, 6, 7], ["start", 66, 67], {}, 5),
        ([5, 6, 7], ["start", 66], {}, 5),
        ([5, 6, 7], ["start"], {}, 4),
        ([5, 6, "start"], [], {}, 3),
        ([5, 6, "monster"], ["start", 66, 67], {}, 4),
        ([5, 6, 7], ["start", 66, 67], {"storms": {"yellow-1": 1, "yellow-2": 1}}, 5),
        ([5, 6, 7], ["start", 66, 67], {"storms": {"purple-1": 1, "orange-2": 1}}, 3),
    ],
)
@pytest.mark.rule("TR-12.12")
def test_capacity_is_the_hand_and_up_to_two_of_the_pile(
    hand_1: list[Any], pile: list[Any], more: dict[str, Any], capacity: int
) -> None:
    hands = [["start", 1, 2, 3, 4], hand_1, [10, 11, 12, 13, 14]]
    game = sailing(hands=hands, piles=[[61], pile, ["start"]], **more)
    assert table(game, 1)["capacity"] == capacity
    assert notations(game, 1) == [f"pledge {number}" for number in range(capacity + 1)]
    assert table(game, 2)["capacity"] == 5


@pytest.mark.parametrize(
    ("hand_1", "storms", "enough"),
    [
        ([5, 6], {"yellow-1": 1}, True),
        ([5, "monster"], {"yellow-1": 1}, False),
        ([5, 6], {"yellow-1": 0}, True),
        ([5, 6], {"orange-1": 1}, False),
    ],
)
@pytest.mark.rule("TR-12.12")
def test_unseen_cards_count_against_a_shortfall(hand_1: list[Any], storms: dict[str, int], enough: bool) -> None:
    hands = [["start", 1, 2], hand_1, [10, 11, 12]]
    game = sailing(hands=hands, piles=[[61], ["start"], ["start"]], storms=storms)
    assert (game.outcome is None) == enough, "2 + 2 + 3 in the hands, and one of a pile"
