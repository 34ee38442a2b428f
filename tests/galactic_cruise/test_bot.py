"""The pilot at Galactic Cruise: launches, earns, finishes, and knows no more than its seat."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from captains_table.kernel.rng import Rng
from captains_table.titles.galactic_cruise.bot.advise import advise
from captains_table.titles.galactic_cruise.bot.outlook import Outlook
from captains_table.titles.galactic_cruise.bot.turn import Thought
from captains_table.titles.galactic_cruise.bot.veil import veiled
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from captains_table.titles.galactic_cruise.rules.steps.turn_choice import TurnChoice
from tests.conformance.titles import random_setting
from tests.galactic_cruise.flights import flying, pad, ready
from tests.galactic_cruise.helpers import ID, do, turn

TITLE = ct.title(ID)
LIMIT = 60  # GC-14.14


def _dealt(seats: int, seed: int, **given: Any) -> GalacticCruise:
    game = TITLE.deal(seats, TITLE.read_options(seats, given), Rng(seed), None)
    assert isinstance(game, GalacticCruise)
    game.settle()
    return game


def _played(game: GalacticCruise, seed: int, pilots: list[int]) -> GalacticCruise:
    """To the end; seats without a pilot choose at random. Pilots use nothing that their seat does not know, so they
    need not imagine worlds."""
    rng = Rng(seed)
    while game.mover >= 0:
        seat = game.mover
        options = game.choices(seat)
        if seat in pilots:
            choice = advise(game, seat, rng)
            assert choice in options or choice in game.permitted(seat)
        else:
            choice = options[rng.below(len(options))]
        game.take(seat, choice)
    return game


@pytest.mark.parametrize(("setup", "pilot"), [("standard", 0), ("intro", 1)])
def test_the_pilot_beats_chance(setup: str, pilot: int) -> None:
    game = _played(_dealt(2, 3, setup=setup), 3, [pilot])
    assert game.outcome().winners == (pilot,)
    assert game.players[pilot].vp > 80


def test_pilots_make_a_living() -> None:
    """The anchors of section 23: 80 to 200 VP, 3 to 5 launches, Developments and goals, long before the limit."""
    game = _played(_dealt(3, 5), 5, [0, 1, 2])
    assert game.round < LIMIT
    players = game.players
    assert 100 < sum([player.vp for player in players]) / 3 < 250
    assert min([player.vp for player in players]) > 60
    assert sum([player.launches for player in players]) >= 8
    assert sum([player.built() for player in players]) >= 10
    assert sum([player.wings() - 1 for player in players]) >= 2


def test_the_pilot_does_not_peek() -> None:
    """In worlds its seat cannot tell apart it chooses the same, whatever the options."""
    rng = Rng(5)
    compared = 0
    for seed in range(10):
        game = random_setting(TITLE, rng, boldness=2).new(seed)
        for _ in range(int(rng.below(220))):
            if game.to_act:
                seat = game.to_act[-1]
                options = game.state.choices(seat)
                game.choose(seat, options[rng.below(len(options))])
        for seat in game.to_act:
            worlds = (game, game.imagine(seat, 1), game.imagine(seat, 2))
            assert len({advise(world.state, seat, Rng(1)) for world in worlds}) == 1
            compared += 1
    assert compared > 8


def _weighed(game: ct.Game, seat: int) -> list[float]:
    """What it expects of each answer to step 2."""
    state = game.state
    assert isinstance(state, GalacticCruise)
    thought = Thought(veiled(state), Outlook(state, seat))
    return [thought.best_line(thought.after(thought.game, option)).value for option in state.choices(seat)]


def test_what_it_expects_rests_on_nothing_hidden() -> None:
    """Not only the choice: everything weighed in step 2 is the same in worlds its seat cannot tell apart."""
    compared = 0
    for seed in (1, 2):
        game = ct.new_game(ID, seats=3, seed=seed)
        while compared < 4 * seed:
            seat = game.to_act[0]
            if isinstance(game.state.stacks[seat][-1], TurnChoice):
                worlds = [game.imagine(seat, number) for number in (1, 2, 3)]
                assert [_weighed(world, seat) for world in worlds] == [_weighed(game, seat)] * 3
                compared += 1
            game.choose(seat, advise(game.state, seat, Rng(1)))


def _choice(game: ct.Game, seat: int = 0) -> str:
    """What it would choose, as it is written."""
    chosen = advise(game.state, seat, Rng(1))
    return next(choice.notation for choice in game.choices(seat) if choice.id == chosen)


def test_it_launches_in_its_last_turn() -> None:
    """Another turn will not come: the Ship leaves, with whoever has a ticket."""
    game = pad(ready("C01", ads=4), presold=[[1, 0, 0]] + [[0, 0, 0]] * 4, end_stage=2)
    assert _choice(game).startswith("launch 1")
    do(game, 0, _choice(game))
    assert _choice(game) == "board presold a"


def test_it_scores_the_guests_it_carries() -> None:
    game = do(turn({"ships": [flying("C01", [1, 0, 0])], "ads": 3}), 0, "advance 1")
    assert _choice(game) == "score a"


def test_it_takes_the_last_stop_that_scores() -> None:
    """Adventure, then a Day in Space, then home: in the last flight only one of them."""
    game = turn({"ships": [flying("C01", [1, 0, 0])], "ads": 3}, phase="last_flight", end_stage=2)
    assert _choice(game) == "stop 1 1"


def test_it_plays_helping_hand() -> None:
    game = do(turn({}, {"hand": ["AG35"]}, workers={"L1": [1, "worker"]}), 0, "assign worker l1")
    assert _choice(game, 1) == "play ag35"
