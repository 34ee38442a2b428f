"""Playing a Start and paying for it (TR-6)."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from tests.tranquility.helpers import at, do, hand, notations, table

CREW: list[list[int | str]] = [["start", 1, 2, 3, 4], [11, 12, 13, 14, 15], [21, 22, 23, 24, 25]]


def sail(position: dict[str, Any] | None = None, seats: int = 3, **options: Any) -> ct.Game:
    """A Start is played by seat 0, if nothing else is said; nobody earns a Compass for it."""
    base: dict[str, Any] = {"hands": CREW[:seats], "discards": [[] for _ in range(seats)]}
    if options.get("storms"):
        base["supply"] = 0
    return do(at({**base, **(position or {})}, seats=seats, **options), "play start")


def pledge(game: ct.Game, *numbers: int) -> ct.Game:
    for seat, number in enumerate(numbers):
        do(game, f"pledge {number}", seat=seat)
    return game


def give(game: ct.Game) -> ct.Game:
    """Everybody who is asked gives the first card, until all is paid."""
    while game.to_act and any(choice.startswith("give") for choice in notations(game)):
        do(game, notations(game)[0])
    return game


def asked(game: ct.Game) -> list[int]:
    return list(game.to_act)


def shares(game: ct.Game) -> list[int]:
    """The split, once it is fixed."""
    found: list[int] = table(game)["pledges"]
    return found


def kinds(game: ct.Game, kind: str) -> list[int]:
    """The seats of the events of this kind, in order, since the game was set up."""
    return [event.seat for line in game.lines for event in line.events if event.kind == kind]


# -- the Start itself ------------------------------------------------------------------------------------


@pytest.mark.rule("TR-6.1")
def test_a_start_is_a_whole_action_and_never_in_the_grid() -> None:
    game = sail()
    assert table(game)["start_placed"] and table(game)["gone"] == ["start"]
    assert "start" not in hand(game, 0)
    give(pledge(game, 4, 4, 0))
    assert asked(game) == [1]
    assert all(each["card"] is None for row in table(game)["rows"] for each in row)


@pytest.mark.rule("TR-6.2")
@pytest.mark.parametrize("numbers", [(4, 4, 0), (0, 5, 3), (0, 3, 5), (2, 3, 3)])
def test_the_group_discards_exactly_eight(numbers: tuple[int, ...]) -> None:
    game = give(pledge(sail(), *numbers))
    assert table(game)["discard_sizes"] == list(numbers), "the Start itself is not among them"
    assert asked(game) == [1]


@pytest.mark.rule("TR-6.3")
def test_two_players_draw_two_cards_more_first() -> None:
    game = sail({"piles": [[30, 31, 32, 33], ["start", 40, 41, 42]]}, seats=2)
    assert hand(game, 0) == ["1", "2", "3", "4", "32", "33"]
    assert hand(game, 1) == ["11", "12", "13", "14", "15", "41", "42"], "above the limit"
    assert kinds(game, "draw") == [0, 1]
    assert notations(game, 1)[-1] == "pledge 7"
    give(pledge(game, 1, 7))
    assert table(game)["discard_sizes"] == [1, 7]


@pytest.mark.rule("TR-6.3")
@pytest.mark.parametrize(("pile", "drawn"), [([], 0), ([40], 1), ([40, 41], 2), ([40, 41, 42], 2)])
def test_the_extra_cards_come_as_far_as_available(pile: list[int], drawn: int) -> None:
    hands = [[*CREW[0]], [11, 12, 13, 14, "start"]]
    game = sail({"hands": hands, "piles": [[30, 31, 32], pile]}, seats=2)
    assert table(game)["hand_sizes"] == [6, 5 + drawn]
    assert table(game)["pile_sizes"] == [1, len(pile) - drawn]


@pytest.mark.rule("TR-6.3")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_more_players_draw_nothing_extra(seats: int) -> None:
    hands = [*CREW, [31, 32, 33, 34, 35], [41, 42, 43, 44, 45]][:seats]
    game = sail({"hands": hands}, seats=seats)
    assert table(game)["hand_sizes"] == [4] + [5] * (seats - 1)


@pytest.mark.rule("TR-6.4")
def test_alone_there_is_no_split() -> None:
    game = do(at({"hands": [CREW[0]]}, seats=1), "play start")
    assert table(game)["hand_sizes"] == [13]
    assert all(choice.startswith("give") for choice in notations(game))


# -- the split -------------------------------------------------------------------------------------------


@pytest.mark.rule("TR-6.5")
def test_a_pledge_is_any_number_up_to_the_own_capacity() -> None:
    """Monsters cannot be given, Starts and Finishes can; a yellow Storm adds two unseen cards."""
    hands = [["start", 1, 2], [11, "monster", "monster", "finish", "start"], [21, 22, 23]]
    position = {"hands": hands, "storms": {"yellow-1": 2}, "piles": [9, 9, 9]}
    game = sail(position, monsters=3, storms=True)
    for seat, most in enumerate((2, 3, 5)):
        assert notations(game, seat) == [f"pledge {number}" for number in range(most + 1)]
        with pytest.raises(ct.IllegalChoice) as error:
            do(game, f"pledge {most + 1}", seat=seat)
        assert error.value.rule == "TR-6.5"


@pytest.mark.rule("TR-6.6")
def test_only_numbers_are_told() -> None:
    game = sail()
    assert table(game)["talk"] == "numbers"
    pledge(game, 1, 1, 1)
    assert table(game)["talk"] == "numbers"
    told = {key: value for key, value in table(game, 1).items() if "pledge" in key}
    assert told == {"pledged": [False] * 3, "pledges": [None] * 3, "last_pledges": [1, 1, 1]}


@pytest.mark.rule("TR-6.7")
def test_pledges_are_simultaneous_secret_and_may_be_changed() -> None:
    game = sail()
    assert asked(game) == [0, 1, 2]
    do(game, "pledge 4", seat=2)
    assert asked(game) == [0, 1] and game.may_act == (2,)
    assert table(game, 2)["pledges"] == [None, None, 4]
    for seat in (0, 1, None):
        assert table(game, seat)["pledges"] == [None] * 3 and table(game, seat)["pledged"] == [False, False, True]
        assert not any("pledges 4" in line for line in game.log(seat))
    do(game, "pledge 1", seat=2)
    do(game, "pledge 3", seat=0)
    do(game, "pledge 2", seat=2)
    do(game, "pledge 3", seat=1)
    assert shares(game) == [3, 3, 2], "eight: the split is fixed at once"
    assert notations(game, 2)[0].startswith("give")


@pytest.mark.rule("TR-6.7")
def test_at_most_three_rounds() -> None:
    game = pledge(sail(), 0, 0, 0)
    assert table(game)["last_pledges"] == [0, 0, 0] and len(game.to_act) == 3
    assert notations(game, 0)[-1] == "pledge 4", "a second round"
    pledge(game, 4, 5, 5)
    assert table(game)["last_pledges"] == [4, 5, 5] and notations(game, 0)[-1] == "pledge 4"
    third = pledge(game.clone(), 4, 4, 0)
    assert shares(third) == [4, 4, 0]
    corrected = pledge(game, 4, 4, 1)
    assert notations(corrected, 0)[0].startswith("give") and sum(shares(corrected)) == 8


@pytest.mark.rule("TR-6.8")
@pytest.mark.parametrize(
    ("turn", "piles", "pledges", "split"),
    [
        # too few: the most cards left (hand + pile - pledge), ties clockwise from the player of the Start
        (0, (11, 10, 10), (0, 0, 0), [3, 3, 2]),
        (1, (10, 11, 10), (0, 0, 0), [2, 3, 3]),
        (2, (10, 10, 11), (0, 0, 0), [3, 2, 3]),
        (0, (10, 30, 10), (0, 0, 0), [1, 5, 2]),  # no more than the capacity
        (0, (10, 10, 10), (4, 3, 0), [4, 3, 1]),
        # too many: from the fewest cards left
        (0, (10, 10, 10), (4, 5, 5), [2, 3, 3]),
        (1, (10, 10, 10), (5, 4, 5), [3, 2, 3]),
        (0, (10, 3, 10), (4, 5, 5), [3, 0, 5]),
        (0, (10, 2, 10), (4, 0, 5), [3, 0, 5]),  # not from a pledge of 0
        (2, (10, 10, 10), (5, 5, 4), [3, 3, 2]),
    ],
)
def test_correction(turn: int, piles: tuple[int, ...], pledges: tuple[int, ...], split: list[int]) -> None:
    hands = [*CREW[3 - turn :], *CREW[: 3 - turn]]
    game = sail({"hands": hands, "turn": turn, "piles": list(piles)})
    for _ in range(3):
        pledge(game, *pledges)
    assert shares(game) == split


@pytest.mark.rule("TR-6.8")
def test_the_captain_divides() -> None:
    game = sail({"turn": 1, "hands": [CREW[2], CREW[0], CREW[1]]}, start_split="captain")
    assert asked(game) == [1]
    assert notations(game) == [f"split {number}" for number in range(5)], "own share first, 0 to 4"
    do(game, "split 1")
    assert notations(game) == [f"split {number}" for number in range(2, 6)], "seat 2: the last can give only 5"
    do(game, "split 2")
    assert shares(game) == [5, 1, 2]
    assert asked(game) == [0, 1, 2] and notations(game, 0)[0] == "give 21"


@pytest.mark.rule("TR-6.8", "TR-6.14")
def test_the_captain_knows_only_public_bounds() -> None:
    """Three Monsters are no bound to the captain; the share is cut and the rest added by the correction."""
    hands = [CREW[0], [11, 12, "monster", "monster", "monster"], CREW[2]]
    game = sail({"hands": hands, "piles": [5, 20, 10]}, start_split="captain", monsters=3)
    do(game, "split 0")
    assert notations(game) == ["split 3", "split 4", "split 5"]
    do(game, "split 5")
    assert shares(game) == [1, 2, 5], "seat 2 first (15 - 3 left against 9), up to its capacity"


@pytest.mark.rule("TR-6.8")
@pytest.mark.parametrize(("pile", "bound"), [(["start"], 4), (["start", 60], 5), (["start", 60, 61], 5)])
def test_a_yellow_storm_raises_the_captains_bound(pile: list[int | str], bound: int) -> None:
    position = {"hands": [CREW[0], [11, 12, 13], CREW[2]], "storms": {"yellow-1": 1}, "piles": [5, pile, 5]}
    game = do(sail(position, start_split="captain", storms=True), "split 2")
    assert notations(game)[-1] == f"split {bound}"


# -- the payment -----------------------------------------------------------------------------------------


@pytest.mark.rule("TR-6.9", "TR-8.1")
def test_all_choose_secretly_and_at_the_same_time() -> None:
    game = pledge(sail(), 0, 3, 5)
    assert asked(game) == [1, 2], "whoever gives nothing is not asked"
    do(game, "give 21", seat=2)
    do(game, "give 15", seat=1)
    other = do(do(pledge(sail(), 0, 3, 5), "give 22", seat=2), "give 11", seat=1)
    for seat in (0, None):
        assert game.view(seat) == other.view(seat)
        assert game.log(seat) == other.log(seat)
    do(game, "give 22", "give 23", "give 24", seat=2)
    do(game, "give 13", "give 14", seat=1)
    assert asked(game) == [2]
    do(game, "give 25", seat=2)
    assert game.position()["discards"] == [[], [15, 13, 14], [21, 22, 23, 24, 25]]


@pytest.mark.rule("TR-6.10")
def test_who_gave_refills_and_the_player_of_the_start_too() -> None:
    hands = [["start", 1, 2, 3], CREW[1], CREW[2], [31, 32, 33]]
    game = give(pledge(sail({"hands": hands}, seats=4), 0, 5, 3, 0))
    assert table(game)["hand_sizes"] == [5, 5, 5, 3], "who gave nothing does not draw"
    assert kinds(game, "draw") == [0, 1, 2]


@pytest.mark.rule("TR-6.10")
def test_refills_go_clockwise_from_the_player_of_the_start() -> None:
    game = give(pledge(sail({"hands": [CREW[1], CREW[2], CREW[0]], "turn": 2}), 3, 3, 2))
    assert kinds(game, "draw") == [2, 0, 1]


@pytest.mark.rule("TR-6.10")
def test_nobody_refills_before_all_have_paid() -> None:
    game = pledge(sail(), 4, 0, 4)
    do(game, "give 1", "give 2", "give 3", "give 4", seat=0)
    assert table(game)["hand_sizes"] == [0, 5, 5]


@pytest.mark.rule("TR-6.10")
def test_a_refill_is_completed_with_its_storms_before_the_next_begins() -> None:
    piles = [[30, 31, 32, "yellow-1", 33, 34, 35, 36], ["start", 40, 41, 42, 43, 44], ["start", 50]]
    game = give(pledge(sail({"piles": piles}, storms=True), 4, 4, 0))
    assert asked(game) == [0] and hand(game, 0) == ["33", "34", "35", "36"]
    assert hand(game, 1) == ["15"], "waits"
    do(game, "discard 33")
    assert table(game)["hand_sizes"] == [3, 5, 5] and asked(game) == [1]


@pytest.mark.rule("TR-6.11")
def test_further_starts_are_dead_cards() -> None:
    hands = [["start", 1, 2, 3, 4], [11, 12, 13, 14, "start"], [21, 22, 23, 24, "start"]]
    game = pledge(sail({"hands": hands}), 3, 0, 5)
    assert "give start" in notations(game, 2), "it may be one of the eight (RU-6)"
    do(game, "give 21", "give 22", "give 23", "give 24", "give start", seat=2)
    do(game, "give 1", "give 2", "give 3", seat=0)
    assert asked(game) == [1] and "play start" not in notations(game)
    with pytest.raises(ct.IllegalChoice) as error:
        do(game, "play start")
    assert error.value.rule == "TR-6.11"
    do(game, "discard two", "discard start", "discard 11")
    assert table(game)["gone"] == ["start"]


@pytest.mark.rule("TR-6.12")
@pytest.mark.parametrize(
    ("hands", "lost"),
    [
        ([["start", 1, 2], [11, 12, 13], [21, 22, 23]], False),
        ([["start", 1], [11, 12, 13], [21, 22, 23]], True),
        ([["start", 1, 2], [11, 12, 13, "monster"], [21, 22, "monster"]], True),
        ([["start", 1, 2], [11, 12, "start", "monster"], [21, 22, "finish"]], False),
    ],
)
def test_a_start_that_cannot_be_paid_for_loses(hands: list[list[int | str]], lost: bool) -> None:
    game = sail({"hands": hands}, monsters=3)
    if lost:
        assert game.outcome == ct.Outcome((0.0, 0.0, 0.0), (), "start_unpaid")
    else:
        assert game.outcome is None and asked(game) == [0, 1, 2]


@pytest.mark.rule("TR-6.12")
def test_extra_cards_and_unseen_cards_count() -> None:
    hands = [["start", 1, 2], [11, 12]]
    assert sail({"hands": hands, "piles": [[30, 31], ["start", 40]]}, seats=2).outcome is None
    assert sail({"hands": hands, "piles": [[30, 31], ["start"]]}, seats=2).outcome is not None
    stormy: dict[str, Any] = {"hands": [["start", 1], [11, 12], [21, 22]], "storms": {"yellow-1": 0, "yellow-2": 1}}
    assert sail({**stormy, "piles": [[30, 31], ["start"], None]}, storms=True).outcome is None
    assert sail({**stormy, "piles": [[30], ["start"], None]}, storms=True).outcome is not None


@pytest.mark.rule("TR-6.12")
def test_pay_all_goes_on_with_everything_paid() -> None:
    hands = [["start", 1], [11, "monster"], [21, 22, 23]]
    position = {"hands": hands, "storms": {"yellow-1": 2}, "piles": [[30, 31], ["start", 40], ["start", 50, 51, 52]]}
    game = sail(position, start_shortfall="pay_all", storms=True, monsters=3)
    assert game.outcome is None and asked(game) == [1], "nothing is chosen, nobody is asked"
    assert table(game)["discard_sizes"] == [1, 1, 5]
    assert game.position()["buried"] == [[], [], [52, 51]]
    assert table(game)["hand_sizes"] == [2, 3, 2], "all refill as far as they can"


@pytest.mark.rule("TR-6.12")
def test_pay_all_changes_nothing_if_eight_can_be_paid() -> None:
    game = sail({"hands": [["start", 1, 2], [11, 12, 13], [21, 22, 23]]}, start_shortfall="pay_all")
    assert notations(game, 0) == ["pledge 0", "pledge 1", "pledge 2"]


YELLOW: dict[str, Any] = {
    "hands": [CREW[0], [11, 12, 13]],
    "piles": [[30, 31, 32, 33], ["start", 41, 42, 43, 44]],
    "storms": {"yellow-1": 1},
}


@pytest.mark.rule("TR-6.13")
def test_hands_above_the_limit_are_discarded_down_to_it() -> None:
    """Two extra cards on a yellow Storm's three: what is discarded then does not count toward the eight (RU-18)."""
    game = sail(YELLOW, seats=2, storms=True)
    assert table(game)["hand_sizes"] == [6, 5]
    pledge(game, 6, 2)
    do(game, "give unseen", "give unseen", seat=1)
    do(game, "give 1", "give 2", "give 3", "give 4", "give 32", "give 33", seat=0)
    assert asked(game) == [1] and table(game)["discard_sizes"] == [6, 2]
    do(game, "discard 11", "discard 12", seat=1)
    assert hand(game, 1) == ["13", "43", "44"] and table(game)["discard_sizes"] == [6, 4]
    assert asked(game) == [1] and "discard two" in notations(game), "now it is the turn of seat 1"


@pytest.mark.rule("TR-6.13")
def test_what_cannot_be_discarded_stays_above_the_limit() -> None:
    hands = [CREW[0], ["monster", "monster", "monster"]]
    piles = [[30, 31, 32, 33], ["start", 41, 42, "monster", 43]]
    game = sail({**YELLOW, "grid": {"5": 60}, "hands": hands, "piles": piles}, seats=2, storms=True, monsters=4)
    pledge(game, 6, 2)
    do(game, "give unseen", "give unseen", seat=1)
    give(game)
    assert notations(game, 1) == ["discard 43"]
    do(game, "discard 43", seat=1)
    assert hand(game, 1) == ["monster"] * 4
    assert asked(game) == [1] and notations(game) == ["play monster"], "and play goes on"


@pytest.mark.rule("TR-6.13")
def test_without_the_storm_there_is_nothing_above_the_limit() -> None:
    """A Compass used while seat 1 is discarding (TR-12.20 ii) raises its limit to five again."""
    game = sail({**YELLOW, "compasses": [1, 0]}, seats=2, storms=True)
    pledge(game, 6, 2)
    do(game, "give unseen", "give unseen", seat=1)
    give(game)
    assert game.rules(1)[1] == "TR-6.13" and len(hand(game, 1)) == 5
    do(game, "compass yellow-1", seat=0)
    assert table(game)["hand_limits"] == [5, 5]
    assert len(hand(game, 1)) == 5 and "discard two" in notations(game, 1)


@pytest.mark.rule("TR-6.14")
def test_capacities_are_private() -> None:
    free = sail({"hands": [CREW[0], [11, 12, 13, 14, 15], CREW[2]]}, monsters=3)
    burdened = sail({"hands": [CREW[0], [11, 12, 13, "monster", "monster"], CREW[2]]}, monsters=3)
    assert [table(burdened, seat)["capacity"] for seat in (0, 1, 2, None)] == [4, 3, 5, None]
    for numbers in ((2, 3, 2), (2, 3, 3), ()):
        for eyes in (0, 2, None):
            assert free.view(eyes) == burdened.view(eyes)
            assert free.log(eyes) == burdened.log(eyes)
        pledge(free, *numbers)
        pledge(burdened, *numbers)
    assert table(burdened)["pledges"] == [2, 3, 3]
