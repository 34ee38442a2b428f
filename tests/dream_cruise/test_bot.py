"""The pilot at Dream Cruise: plays well, sticks to its plans, and sees what is plain to see."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from captains_table.bots.arena import play
from captains_table.kernel.rng import Rng
from captains_table.titles.dream_cruise.bot.advise import choose
from captains_table.titles.dream_cruise.bot.plan import Planner
from captains_table.titles.dream_cruise.bot.prospects import WEIGHTS, Prospects
from captains_table.titles.dream_cruise.data.ids import SET_SAIL
from captains_table.titles.dream_cruise.rules.state import DreamCruise
from captains_table.titles.dream_cruise.rules.steps.sail import DONE, PLACES, Sail
from tests.conformance.titles import random_setting
from tests.dream_cruise.sailing import sail, waiting
from tests.peeking import chooses_alike

TITLE = ct.title("dream-cruise")


# -- strength ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4])
def test_the_pilot_beats_chance(seats: int) -> None:
    options = TITLE.read_options(seats, {})
    games = 40 if seats == 2 else 15
    won = 0
    for seed in range(games):
        seat = seed % seats
        bots = ["random"] * seats
        bots[seat] = "greedy"
        won += seat in play(TITLE, seats, options, bots, str(seed)).outcome.winners
    assert won >= games - 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pilots_among_themselves_play_as_people_do(seats: int) -> None:
    """The anchors of the rules, section 19, with a wide margin for few games."""
    options = TITLE.read_options(seats, {})
    games = [_played(seats, options, seed) for seed in range(8)]
    ships = [ship for game in games for ship in game.ships]
    totals = [game.total(seat) for game in games for seat in range(seats)]
    assert 5 <= _mean([game.round for game in games]) <= 8
    assert 34 <= _mean(totals) <= 50
    assert 8 <= _mean([len(each.pile) for each in ships]) <= 11
    assert 2 <= _mean([sum(card >= 0 for card in each.additions) for each in ships]) <= 4


def _played(seats: int, options: dict[str, Any], seed: int) -> DreamCruise:
    """A game among pilots. They use nothing that their seat does not know, so they need not imagine worlds."""
    game = TITLE.deal(seats, options, Rng(seed), None)
    assert isinstance(game, DreamCruise)
    game.settle()
    while game.mover >= 0:
        game.take(game.mover, choose(game, game.mover, WEIGHTS))
    return game


def _mean(values: list[int]) -> float:
    return sum(values) / len(values)


@pytest.mark.parametrize(("difficulty", "least", "most"), [(0, 21, 24), (5, 0, 14)])
def test_jana_is_beaten_less_often_the_more_families_she_starts_with(difficulty: int, least: int, most: int) -> None:
    options = TITLE.read_options(1, {"difficulty": difficulty})
    won = [_played(1, options, seed).outcome().winners for seed in range(24)].count((0,))
    assert least <= won <= most


# -- secrets and plans ---------------------------------------------------------------------------------------


def test_the_pilot_does_not_peek() -> None:
    assert chooses_alike(TITLE, "greedy", games=30, choices=120) > 30


def planned(game: DreamCruise, seat: int) -> int:
    """What the pilot's plan for the rest of phase 4 is worth."""
    ship = game.ships[seat]
    return Planner(ship, ship.hand, ship.location, Prospects(game, WEIGHTS)).best().value


def test_a_plan_is_followed_to_its_end() -> None:
    """Doing what is planned never makes the plan worse, and nothing planned is left undone."""
    rng = Rng(3)
    days = 0
    for seed in range(12):
        game = random_setting(TITLE, rng, boldness=2).new(seed).state
        assert isinstance(game, DreamCruise)
        game.rng = Rng(seed)
        hopes: dict[int, int] = {}
        while game.mover >= 0:
            seat = game.mover
            choice = choose(game, seat, WEIGHTS)
            if game.phase == SET_SAIL and isinstance(game.stacks[seat][-1], Sail):
                value = planned(game, seat)
                assert value >= hopes.get(seat, value)
                hopes[seat] = value
                if choice == DONE:
                    days += 1
                    del hopes[seat]
            game.take(seat, choice)
    assert days > 100


def tried(game: DreamCruise, seat: int, prospects: Prospects, least: int = 0) -> int:
    """The most that can be reached by what the rules allow, guests being sent last and in the order of the spots."""
    sailing = isinstance(game.stacks[seat][-1], Sail)
    best = _reached(game, seat, prospects) if sailing else 0
    for choice in game.choices(seat):
        if sailing and (choice < least or choice == DONE or (least > 0 and choice >= PLACES)):
            continue
        after = game.clone()
        after.take(seat, choice)
        best = max(best, tried(after, seat, prospects, choice + 1 if sailing and choice < PLACES else least))
    return best


def _reached(game: DreamCruise, seat: int, prospects: Prospects) -> int:
    """What the ship is worth as it is, if its day ends now."""
    ship = game.ships[seat]
    worth = sum(prospects.kept(card) for card in ship.hand)
    worth += sum(prospects.built(card) for card in ship.additions if card >= 0)
    for cabin, family in enumerate(ship.cabins):
        points = game.options.points[family] * 100
        if prospects.final:
            worth += points if ship.waiting[cabin] == 0 else 0
        elif ship.waiting[cabin] == 0:
            worth += points + WEIGHTS.cabin * prospects.rounds // 100
        else:
            worth += prospects.family(family, ship.waiting[cabin], prospects.pace(family), prospects.rounds)
    return worth + game.guest_points(seat) * 100


def test_no_way_to_spend_the_day_is_better_than_the_plan() -> None:
    """Small hands, against everything the rules allow."""
    checked = {False: 0, True: 0}
    for seed in range(40):
        game = TITLE.deal(2, TITLE.read_options(2, {}), Rng(seed), None)
        assert isinstance(game, DreamCruise)
        game.settle()
        fresh = True
        while game.mover >= 0 and min(checked.values()) < 12:
            seat = game.mover
            ship = game.ships[seat]
            final = game.final > 0
            small = len(ship.hand) == 2 and len(ship.places()) < 6
            plain = -1 in ship.additions and -1 not in ship.cabins  # nothing to replace, everybody aboard
            if fresh and game.phase == SET_SAIL and small and plain and checked[final] < 12:
                checked[final] += 1
                assert planned(game, seat) == tried(game, seat, Prospects(game, WEIGHTS))
            choice = choose(game, seat, WEIGHTS)
            fresh = game.phase != SET_SAIL or choice == DONE
            game.take(seat, choice)
    assert min(checked.values()) == 12


# -- what is plain to see ------------------------------------------------------------------------------------


def follow(game: ct.Game, seat: int = 0) -> list[str]:
    """What the pilot does in phase 4, to the end."""
    done: list[str] = []
    while not done or done[-1] != "done":
        choice = ct.bot("greedy").choose(game, seat)
        done.append(choice.notation)
        if choice.notation != "done":
            game.choose(seat, choice)
    return done


def test_a_family_is_finished_rather_than_a_dearer_one_begun() -> None:
    """Piraeus has one place for City: the Dorns need no more than that."""
    game = sail({"location": "P01", "cabins": ["F09", "F29", "F28"], "waiting": [2, 1, 3]})
    assert follow(game) == ["place orange top", "done"]


def test_of_two_families_that_can_be_finished_the_dearer_one_is() -> None:
    game = sail({"location": "P01", "cabins": ["F09", "F29", "F28"], "waiting": [1, 1, 3]}, final="deck_empty")
    assert follow(game) == ["place white top", "done"]


def test_the_captain_goes_where_two_families_are_satisfied() -> None:
    """Kotor: Country for two, Sports for one. Nobody wishes for either; on top the captain makes room for two."""
    game = sail({"location": "P03", "cabins": ["F06", "F07", "F24"], "waiting": [1, 1, 5], "hand": ["A35"]})
    assert follow(game)[:2] == ["captain top", "pay a35"]
    assert waiting(game)[:2] == [0, 0]


def test_nothing_is_spent_when_nothing_is_gained() -> None:
    """All who wait have their place without it; no card is played, no captain sent."""
    game = sail({"location": "P02", "cabins": ["F07", "F16", "F08"], "waiting": [1, 1, 1], "hand": ["A33", "A34"]})
    assert follow(game) == ["place white bottom", "place orange bottom", "place blue bottom", "done"]


def test_an_early_addition_is_built_and_a_late_one_is_not() -> None:
    """Nobody aboard wants Sports yet. In the final round cards are better spent on the captain."""
    day = {"location": "W13", "cabins": ["F09", "F10", "F11"], "hand": ["X01", "A06", "A12"]}
    assert follow(sail(day, round=1))[0] == "build x01"
    assert not [each for each in follow(sail(day, round=6, final="deck_empty")) if each.startswith("build")]


def test_in_the_final_round_an_addition_is_built_if_it_serves() -> None:
    """The two Adlers want Sports: one place on deck, one in a new studio."""
    day = {"location": "W03", "cabins": ["F03", "F10", "F11"], "hand": ["X02", "X21"]}
    game = sail(day, round=6, final="deck_empty")
    assert follow(game)[:2] == ["build x02", "pay x21"]
    assert waiting(game)[0] == 0


@pytest.mark.parametrize(("location", "captain"), [("P25", True), ("P31", False)])
def test_the_last_guests_are_sent_in_pairs(location: str, captain: bool) -> None:
    """Final round, nobody can be satisfied, and two guests are a point (DC-12.8): the captain is sent for a fourth
    guest, not for a third."""
    day = {"location": location, "cabins": ["F38", "F47", "F13"], "hand": ["A35"]}
    actions = follow(sail(day, round=6, final="deck_empty"))
    assert ("pay a35" in actions) == captain
    assert sum(each.startswith("place") for each in actions) == (4 if captain else 2)


def test_a_card_that_serves_three_is_played_and_one_that_serves_nobody_pays() -> None:
    game = sail({"location": "P16", "cabins": ["F06", "F12", "F05"], "hand": ["A35", "A24", "X09"]}, round=1)
    assert follow(game)[:3] == ["build x09", "pay a35", "play a24"]


def test_a_card_that_is_needed_today_does_not_pay() -> None:
    """The last of the Eberts wants Meditation, though it is for one guest only; nobody wants Game Night for three."""
    day = {"location": "W03", "cabins": ["F07", "F14", "F19"], "waiting": [1, 3, 3], "hand": ["A35", "A17", "X01"]}
    assert follow(sail(day, round=1))[:3] == ["build x01", "pay a17", "play a35"]


def test_a_full_ship_gives_up_the_addition_that_is_of_least_use() -> None:
    """Three families want Culture, and no addition offers it: the small one of the others gives way."""
    full = ["X01", "X08", "X17", "X18"]
    day = {"location": "W03", "cabins": ["F06", "F21", "F24"], "additions": full, "hand": ["A35", "X09"]}
    game = sail(day, round=2)
    assert follow(game)[:3] == ["build x09", "replace add1", "pay a35"]
    assert waiting(game) == [2, 3, 4]


def test_inside_a_choice_nobody_advised_the_pilot_makes_the_best_of_it() -> None:
    """Somebody else began to build: it pays with what the plan does not need, and replaces the smallest."""
    full = ["X01", "X08", "X17", "X18"]
    day = {"location": "W13", "cabins": ["F07", "F16", "F08"], "waiting": [1, 1, 1], "additions": full}
    game = sail({**day, "hand": ["A35", "A37", "X06"]}, final="deck_empty")
    game.choose(0, "build x06")
    choice = ct.bot("greedy").choose(game, 0)
    assert choice.notation == "replace add0"
    game.choose(0, choice)
    assert ct.bot("greedy").choose(game, 0).notation in ("pay a35", "pay a37")


# -- the other phases ------------------------------------------------------------------------------------------


def test_the_arrangement_is_kept() -> None:
    game = ct.new_game("dream-cruise", seed=1)
    assert ct.bot("greedy").choose(game, 0) == game.choices(0)[0]


@pytest.mark.parametrize(("additions", "family"), [(["X01", "X02"], "f03"), (["X17", "X18"], "f07")])
def test_families_that_fit_the_ship_are_preferred(additions: list[str], family: str) -> None:
    """The Adlers want Sports, the Eberts Rest & Relaxation; both are two, for three points."""
    day = {"cabins": [None, "F06", "F24"], "additions": additions}
    game = sail(day, {}, phase="boarding", families=["F12", "F07", "F03"])
    assert ct.bot("greedy").choose(game, 0).notation == f"board {family}"


def test_in_the_final_round_a_family_comes_aboard_that_can_be_satisfied() -> None:
    """Six Lindners would bring nine points, but not today."""
    game = sail({"cabins": [None, "F06", "F24"]}, {}, phase="boarding", families=["F13", "F01"])
    assert game.view(0)["table"]["final"]
    assert ct.bot("greedy").choose(game, 0).notation == "board f01"


@pytest.mark.parametrize(("voyage", "port"), [(["P08", "P10"], "p07"), (["P02", "P05"], "p01")])
def test_a_port_of_the_same_region_is_taken_when_the_rest_is_equal(voyage: list[str], port: str) -> None:
    """Piraeus and Barcelona offer the same, in different regions; nobody wants what Leknes offers."""
    day = {"voyage": voyage, "cabins": ["F06", "F21", "F22"]}
    game = sail(day, {}, phase="set_course", locations=["P13", "P14", "P15", "P24", "P07", "P01"])
    assert ct.bot("greedy").choose(game, 0).notation == f"course {port}"


def test_a_port_is_chosen_that_serves_the_families() -> None:
    """The Grafs and the Dorns want the City, and Civitavecchia has two places."""
    day = {"cabins": ["F09", "F29", "F24"], "waiting": [1, 1, 5]}
    game = sail(day, {}, phase="set_course", locations=["P13", "P14", "P15", "P09", "P08", "P32"])
    assert ct.bot("greedy").choose(game, 0).notation == "course p08"


def test_the_set_that_satisfies_families_is_taken() -> None:
    """Three guests wait for Culture, and Bingo is for three."""
    day = {"location": "W13", "cabins": ["F06", "F12", "F21"], "waiting": [1, 1, 1]}
    cards = ["A01", "A18", "A06", "A33", "A03", "A02", "A35", "A07"]  # dealt from the end: the hidden set first
    game = sail(day, {}, phase="prepare", ship_cards=cards)
    assert ct.bot("greedy").choose(game, 0).notation == "take 3"


def test_when_the_open_sets_are_poor_the_hidden_one_is_taken() -> None:
    """Rest & Relaxation for one is not wanted by anybody; an average pair, and the first pick, are better."""
    day = {"location": "W13", "cabins": ["F06", "F12", "F21"]}
    game = ct.set_up(
        "dream-cruise",
        {
            "ships": [{"cabins": ["F01", "F02", "F03"]}, day], "phase": "prepare", "token": 0,
            "ship_cards": ["A35", "A36", "A06", "A12", "A03", "A04", "A18", "A19"],
        },
        seed=1,
    )  # fmt: skip
    game.choose(0, "take 1")
    assert ct.bot("greedy").choose(game, 1).notation == "take 0"
