"""Storms (TR-12.1 to 12.12, 12.22, 12.24)."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from captains_table.kernel.rng import Rng
from captains_table.titles.tranquility.state import Tranquility
from tests.tranquility.helpers import at, do, full_grid, hand, new, notations, refused, row_full, table

STORMS = {"yellow-1", "yellow-2", "purple-1", "purple-2", "orange-1", "orange-2"}


def stormy(
    position: dict[str, Any], seats: int = 2, tops: dict[int, list[Any]] | None = None, **options: Any
) -> ct.Game:
    """A game with a Start placed, unless said otherwise. `tops`: what seats draw next, the first card first."""
    sailed = position.get("sailed", True)
    piles: list[list[Any]] = [[59, 61, 63], [65, 67, 69], [71, 73, 75]][:seats]
    for seat, pile in enumerate(piles):
        if not sailed and "start" not in position["hands"][seat]:
            pile.insert(0, "start")
        pile.extend(reversed((tops or {}).get(seat, [])))
    return at({"sailed": sailed, "piles": piles} | position, seats=seats, storms=True, **options)


def in_play(game: ct.Game) -> dict[str, tuple[str, int]]:
    """The Storms on the table and where they lie."""
    lying = {}
    for storm in table(game)["storms"]:
        for key in ("seat", "row"):
            if key in storm:
                lying[storm["storm"]] = (key, storm[key])
    return lying


def pay_start(game: ct.Game, *pledges: int) -> None:
    for seat, number in enumerate(pledges):
        do(game, f"pledge {number}", seat=seat)


def slots(game: ct.Game) -> list[int]:
    return [int(choice.removeprefix("at ")) for choice in notations(game) if choice.startswith("at ")]


# -- setting up ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
@pytest.mark.rule("TR-12.1")
def test_six_storms_are_dealt_and_six_compasses_lie_aside(seats: int) -> None:
    game = new(seats, 3, storms=True)
    position = game.position()
    cards = [card for zone in ("hands", "piles") for cards in position[zone] for card in cards]
    assert set(cards) >= STORMS
    assert len(cards) == 85 + 6 + seats
    assert table(game)["supply"] == 6
    assert table(game)["compasses"] == [0] * seats
    assert sorted(storm["colour"] for storm in table(game)["storms"]) == sorted(["yellow", "purple", "orange"] * 2)
    assert "storms" not in table(new(seats, 3)), "off by default"


# -- drawing a Storm -----------------------------------------------------------------------------------------


@pytest.mark.rule("TR-12.2")
def test_a_storm_is_shown_and_the_draw_goes_on_to_the_limit() -> None:
    game = stormy({"hands": [[40, 1, 2, 3, 4], [5]]}, tops={0: ["orange-1", 50, 51]})
    do(game, "play 40", "at 10")
    assert hand(game, 0) == ["1", "2", "3", "4", "50"], "the Storm is no hand card"
    assert in_play(game) == {"orange-1": ("seat", 0)}
    assert table(game)["pile_sizes"][0] == 4
    assert any("torm" in line for line in game.log(1)), "everybody sees it"


@pytest.mark.rule("TR-12.2")
def test_it_is_resolved_before_any_further_card() -> None:
    game = stormy({"hands": [[40, 41, 2, 3, 4], [5]]}, tops={0: [50, "purple-1", 51, 52]})
    do(game, "discard two", "discard 40", "discard 41")
    assert notations(game) == [f"row {row}" for row in range(1, 7)]
    assert hand(game, 0) == ["2", "3", "4", "50"]
    assert [storm.get("shown", False) for storm in table(game, 1)["storms"]].count(True) == 1
    do(game, "row 6")
    assert hand(game, 0) == ["2", "3", "4", "50", "51"]


@pytest.mark.rule("TR-12.2")
def test_several_storms_in_one_refill_come_one_after_the_other() -> None:
    game = stormy({"hands": [[40, 1, 2, 3, 4], [5]]}, tops={0: ["orange-2", "purple-1", "orange-1", 50]})
    do(game, "play 40", "at 10")
    assert in_play(game) == {"orange-2": ("seat", 0)}
    do(game, "row 1")
    assert set(in_play(game)) == {"orange-2", "purple-1", "orange-1"}
    assert hand(game, 0) == ["1", "2", "3", "4", "50"]


@pytest.mark.rule("TR-12.2", "TR-12.5")
def test_after_a_yellow_storm_the_draw_goes_to_the_new_limit() -> None:
    game = stormy({"hands": [[40, 1, 2], [5]]}, tops={0: ["yellow-1", 50, 51, 52]})
    do(game, "play 40", "at 10")
    assert hand(game, 0) == ["1", "2", "50"]
    assert table(game)["turn"] == 1


@pytest.mark.rule("TR-12.2")
def test_a_storm_that_is_the_last_card_of_the_pile() -> None:
    game = stormy({"hands": [[40, 1], [5, 6]], "piles": [["orange-1"], [66]]})
    do(game, "play 40", "at 10")
    assert in_play(game) == {"orange-1": ("seat", 0)}
    assert hand(game, 0) == ["1"]
    assert table(game)["turn"] == 1


@pytest.mark.rule("TR-12.3", "TR-12.8")
def test_storms_in_the_refills_after_a_start_are_their_drawers() -> None:
    hands = [["start", 1, 2, 3, 4], [5, 6, 7, 8, 9], [10, 11, 12, 13, 14]]
    tops: dict[int, list[Any]] = {0: ["purple-1", 50], 1: ["purple-2", 51, 52, "yellow-1"], 2: ["orange-1"]}
    game = stormy({"sailed": False, "hands": hands, "supply": 0}, seats=3, tops=tops)
    do(game, "play start")
    pay_start(game, 3, 5, 0)
    do(game, "give 1", "give 2", "give 3", seat=0)
    do(game, "give 5", "give 6", "give 7", "give 8", "give 9", seat=1)
    assert game.to_act == (0,)
    assert table(game)["hand_sizes"] == [1, 0, 5], "seat 1 waits until all of seat 0's refill is done"
    do(game, "row 1")
    assert game.to_act == (1,), "who draws it chooses the row, also in the turn of another"
    assert table(game)["hand_sizes"] == [5, 0, 5]
    do(game, "row 2", seat=1)
    assert in_play(game) == {"purple-1": ("row", 1), "purple-2": ("row", 2), "yellow-1": ("seat", 1)}
    assert table(game)["hand_sizes"] == [5, 3, 5], "seat 2 gave nothing and draws nothing"


@pytest.mark.rule("TR-12.3")
def test_two_extra_cards_come_in_spite_of_a_storm() -> None:
    hands = [["start", 1, 2, 3, 4], [5, 6, 7, 8, 9]]
    game = stormy(
        {"sailed": False, "hands": hands, "supply": 0}, tops={0: ["orange-1", 50, "orange-2", 51], 1: [52, 53]}
    )
    do(game, "play start")
    assert hand(game, 0) == ["1", "2", "3", "4", "50", "51"]
    assert hand(game, 1) == ["5", "6", "7", "8", "9", "52", "53"]
    assert in_play(game) == {"orange-1": ("seat", 0), "orange-2": ("seat", 0)}


@pytest.mark.parametrize(
    ("tops", "owed", "after"),
    [
        (["yellow-1", 50, 51], 1, 5),  # 4 cards, down to 3, two more
        ([50, "yellow-1", 51], 2, 4),  # 5 cards, down to 3, one more
    ],
)
@pytest.mark.rule("TR-12.3")
def test_a_yellow_storm_among_the_extra_cards(tops: list[Any], owed: int, after: int) -> None:
    hands = [["start", 1, 2, 3, 4], [5, 6, 7, 8, 9]]
    game = stormy({"sailed": False, "hands": hands, "supply": 0}, tops={0: tops})
    do(game, "play start")
    for card in range(1, owed + 1):
        assert game.to_act == (0,)
        do(game, f"discard {card}")
    assert table(game)["hand_sizes"] == [after, 7]
    assert table(game, 0)["capacity"] == after + 2


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


# -- yellow --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("held", "owed"), [([1, 2, 3, 4], 1), ([1, 2, 3], 0), ([1], 0)])
@pytest.mark.rule("TR-12.5", "TR-12.7")
def test_yellow_discards_down_to_three(held: list[int], owed: int) -> None:
    game = stormy({"hands": [[40, *held], [5, 6, 7, 8]]}, tops={0: ["yellow-2"]})
    do(game, "play 40", "at 10")
    if owed:
        assert game.to_act == (0,)
        assert notations(game) == ["discard 1", "discard 2", "discard 3", "discard 4"], "the drawer's own choice"
        thrown = table(game)["discard_sizes"][0]
        do(game, "discard 3")
        assert hand(game, 0) == ["1", "2", "4"]
        assert table(game)["discard_sizes"][0] == thrown + 1
    assert in_play(game) == {"yellow-2": ("seat", 0)}
    assert table(game)["hand_sizes"][0] == 3
    assert table(game)["turn"] == 1


@pytest.mark.rule("TR-12.5")
def test_yellow_lowers_the_limit_of_its_owner_alone() -> None:
    game = stormy({"hands": [[40, 1, 2], [50, 3, 4, 5, 6]], "storms": {"yellow-1": 0}})
    assert table(game)["hand_limits"] == [3, 5]
    do(game, "play 40", "at 10", "play 50", "at 20")
    assert table(game)["hand_sizes"] == [3, 5]


@pytest.mark.rule("TR-12.6")
def test_each_yellow_storm_needs_its_own_compass() -> None:
    position = {"hands": [[40, 1, 2], [50, 3]], "storms": {"yellow-1": 0, "yellow-2": 0}, "compasses": [2, 0]}
    game = stormy(position)
    assert table(game)["hand_limits"] == [3, 5], "two are not worse than one"
    do(game, "compass yellow-2")
    assert table(game)["hand_limits"] == [3, 5]
    do(game, "compass yellow-1")
    assert table(game)["hand_limits"] == [5, 5]


@pytest.mark.rule("TR-12.7")
def test_the_yellow_discard_is_secret() -> None:
    game = stormy({"hands": [[40, 1, 2, 3, 4], [5, 6, 7, 8]]}, tops={0: ["yellow-1"]})
    do(game, "play 40", "at 10")
    assert notations(game, 1) == []
    events = game.choose(0, "discard 3")
    discard = next(event for event in events if event.kind == "discard")
    assert "3" in game.tell(discard, 0)
    assert "3" not in game.tell(discard, 1)
    assert "3" not in game.tell(discard, None)


@pytest.mark.rule("TR-12.7")
def test_what_cannot_be_discarded_stays_even_above_three() -> None:
    hands = [[1, 2, 3, "monster", "monster"], [5, 6, 7, 8]]
    game = stormy({"sailed": False, "hands": hands, "piles": [[61, "yellow-1", "start"], ["start"]]}, monsters=5)
    do(game, "discard two", "discard 1", "discard 2")
    assert notations(game) == ["discard 3"]
    refused(game, "discard start", "TR-8.4")
    refused(game, "discard monster", "TR-11.5")
    hands = [[1, 2, "monster", "monster", "monster"], [5, 6, 7, 8]]
    game = stormy({"sailed": False, "hands": hands, "piles": [[61, "yellow-1", "start"], ["start"]]}, monsters=5)
    do(game, "discard two", "discard 1", "discard 2")
    assert hand(game, 0) == ["start", "monster", "monster", "monster"]
    assert table(game)["turn"] == 1


# -- purple --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TR-12.8")
def test_the_drawer_chooses_a_row_with_a_gap_and_it_is_locked() -> None:
    grid = row_full(1, 1) | {"7": 10, "8": 11, "20": 30}
    position = {"grid": grid, "hands": [[40, 41, 50, 51, 52], [25, "monster", 60]], "compasses": [0, 1]}
    game = stormy(position, tops={0: ["purple-1"]}, monsters=3)
    do(game, "discard two", "discard 40", "discard 41", "compass keep")
    assert game.to_act == (0,)
    assert notations(game) == ["row 2", "row 3", "row 4", "row 5", "row 6"], "row 1 is full"
    do(game, "row 4")
    assert table(game)["locked_rows"] == [4]
    assert in_play(game) == {"purple-1": ("row", 4)}
    do(game, "play 60")
    assert slots(game) == list(range(25, 37)), "19 to 24 are locked"
    refused(game, "at 24", "TR-10.2", seat=1)
    game.undo(1)
    do(game, "play monster")
    assert "destroy 8" in notations(game)
    refused(game, "destroy 20", "TR-10.2", seat=1)
    game.undo(1)
    do(game, "compass purple-1", seat=1)
    assert table(game)["locked_rows"] == []
    do(game, "play 60")
    assert 24 in slots(game)


@pytest.mark.rule("TR-12.9")
def test_purple_with_a_complete_grid_has_no_effect_and_no_compass_is_asked_for() -> None:
    position = {"grid": full_grid(), "hands": [[1, 3, 5], [7, 9]], "compasses": [1, 1]}
    game = stormy(position, tops={0: ["purple-2"]})
    do(game, "discard two", "discard 1", "discard 3")
    assert table(game)["turn"] == 1
    assert in_play(game) == {}
    assert "purple-2" in table(game)["gone"]
    assert table(game)["compasses"] == [1, 1]
    assert table(game)["hand_sizes"][0] == 4, "the draw went on"


@pytest.mark.rule("TR-12.9", "TR-12.8")
def test_purple_storms_and_rocks_may_share_a_row() -> None:
    position = {"hands": [[40, 1, 2, 3, 4], [5, 6]], "storms": {"purple-1": 2}, "rocks": 3}
    game = stormy(position, tops={0: ["purple-2"]}, rocks=True)
    do(game, "play 40", "at 30", "rocks 2")
    assert "row 2" in notations(game)
    do(game, "row 2")
    assert in_play(game) == {"purple-1": ("row", 2), "purple-2": ("row", 2)}
    assert table(game)["rocks"] == 2
    assert table(game)["locked_rows"] == [2]


@pytest.mark.parametrize("locked", [False, True])
@pytest.mark.rule("TR-12.24", "TR-12.9")
def test_the_only_row_with_a_gap_is_taken_by_itself(locked: bool) -> None:
    position = {"grid": full_grid(but=(14, 16)), "hands": [[1, 3, 5], [7, 9]]}
    game = stormy(position | {"storms": {"purple-2": 3} if locked else {}}, tops={0: ["purple-1"]})
    do(game, "discard two", "discard 1", "discard 3")
    assert in_play(game)["purple-1"] == ("row", 3)
    assert table(game)["turn"] == 1, "there was nothing to choose"
    assert table(game)["locked_rows"] == [3]


@pytest.mark.rule("TR-12.24")
def test_with_two_rows_the_drawer_is_asked() -> None:
    position = {"grid": full_grid(but=(14, 36)), "hands": [[1, 3, 5], [7, 9]], "storms": {"purple-2": 6}}
    game = stormy(position, tops={0: ["purple-1"]})
    do(game, "discard two", "discard 1", "discard 3")
    assert notations(game) == ["row 3", "row 6"]


# -- orange --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TR-12.10")
def test_orange_allows_only_slots_beside_an_island() -> None:
    position = {"grid": {"10": 21}, "hands": [[22, 23, 60, 18, 1], [24, 70, 5]], "storms": {"orange-1": 0}}
    game = stormy(position)
    assert notations(game) == ["play 18", "play 22", "play 23", "discard two"]
    do(game, "play 22")
    assert slots(game) == [11]
    refused(game, "at 12", "TR-12.10")
    do(game, "at 11", "discard 1")
    do(game, "play 70")
    assert 36 in slots(game), "the others are free"


@pytest.mark.rule("TR-12.10")
def test_orange_counts_the_neighbour_across_the_end_of_a_row_but_not_above() -> None:
    position = {"grid": {"6": 10}, "hands": [[12, 1, 2, 3], [5, 6]], "storms": {"orange-2": 0}}
    game = stormy(position)
    do(game, "play 12")
    assert slots(game) == [7]


@pytest.mark.rule("TR-12.10")
def test_orange_and_an_empty_grid_leave_only_the_discard() -> None:
    game = stormy({"hands": [[12, 1, 2, 3], [5, 6]], "storms": {"orange-2": 0}})
    assert notations(game) == ["discard two"]
    refused(game, "play 12", "TR-12.10")
    game = stormy({"hands": [[12], [5, 6]], "storms": {"orange-2": 0}})
    assert game.outcome is not None, "and with one card not even that"


@pytest.mark.rule("TR-12.10")
def test_orange_restricts_nothing_but_islands() -> None:
    storm = {"storms": {"orange-1": 0}}
    held: list[Any] = [["start", 1, 2, 3, 4], [5, 6, 7, 8, 9]]
    assert notations(stormy({"sailed": False, "hands": held} | storm)) == ["play start"]
    game = stormy({"grid": full_grid(), "hands": [["finish"], [1, 3]]} | storm)
    assert notations(game) == ["play finish"]
    game = stormy({"grid": {"3": 40}, "hands": [["monster", 80], [1, 3]]} | storm, monsters=3)
    assert notations(game) == ["play monster"]
    game = stormy({"grid": {"3": 40}, "hands": [[80], [1, 3]]} | storm, mode="day_night")
    assert notations(game) == ["turn"]


@pytest.mark.rule("TR-12.10")
def test_each_orange_storm_needs_its_own_compass() -> None:
    storms = {"orange-1": 0, "orange-2": 0}
    game = stormy({"grid": {"10": 21}, "hands": [[22, 1, 2], [5, 6]], "storms": storms, "compasses": [2, 0]})
    do(game, "compass orange-1", "play 22")
    assert "at 12" not in notations(game)
    do(game, "compass orange-2")
    assert "at 12" in notations(game)


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


# -- winning -------------------------------------------------------------------------------------------------


@pytest.mark.rule("TR-12.22")
def test_storms_do_not_prevent_a_win() -> None:
    storms = {"yellow-1": 0, "yellow-2": 1, "orange-1": 0, "orange-2": 1}  # a purple one keeps its row from being full
    game = stormy({"grid": full_grid(), "hands": [["finish", 1, 3], [5]], "storms": storms})
    do(game, "play finish")
    assert game.outcome is not None
    assert game.outcome.winners == (0, 1)
