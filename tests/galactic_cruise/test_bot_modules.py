"""The bots alone against Rachel and with the modules: every strength plays, and the pilot with sense."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from captains_table.kernel.rng import Rng
from captains_table.titles.galactic_cruise.bot.advise import advise
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from tests.galactic_cruise.accommodations import on_a_day
from tests.galactic_cruise.cases_advancements import EXPERTS
from tests.galactic_cruise.flights import flying
from tests.galactic_cruise.helpers import ID, do, turn, what

TITLE = ct.title(ID)
PRESETS = {preset.id: dict(preset.options) for preset in TITLE.presets}
WITHOUT_AUCTION = {**PRESETS["everything"], "starting_upgrades": "deal2"}
SETTINGS = [
    pytest.param(1, {"solo_difficulty": "hard"}, id="solo"),
    pytest.param(1, WITHOUT_AUCTION, id="solo-everything"),
    pytest.param(3, PRESETS["advancements"], id="advancements"),
    pytest.param(2, PRESETS["accommodations"], id="accommodations"),
    pytest.param(3, PRESETS["everything"], id="everything"),
]
LEVELS = ("deckhand", "pilot", "captain")
LONG_THOUGHTS = (3, 40)  # decisions that a captain makes: it thinks long
DECISIONS = 80


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_every_strength_chooses_what_is_allowed(seats: int, options: dict[str, Any]) -> None:
    """`choose` refuses everything else."""
    game = ct.new_game(ID, seats=seats, options=options, seed=4)
    bots = {level: ct.bot(level, 1) for level in LEVELS}
    made = 0
    while game.to_act and made < DECISIONS:
        seat = game.to_act[0]
        level = "captain" if made in LONG_THOUGHTS else LEVELS[made // 4 % 2]
        game.choose(seat, bots[level].choose(game, seat))
        made += 1
    assert made == DECISIONS


def _pilots(seats: int, seed: int, options: dict[str, Any]) -> tuple[GalacticCruise, list[str]]:
    """A game to its end among pilots, and what happened."""
    game = TITLE.deal(seats, TITLE.read_options(seats, options), Rng(seed), None)
    assert isinstance(game, GalacticCruise)
    game.settle()
    game.events = []
    rng = Rng(seed)
    while game.mover >= 0:
        game.take(game.mover, advise(game, game.mover, rng))
    return game, [event.kind for event in game.events if event.seat in range(seats)]


def test_pilots_use_every_module() -> None:
    """They live as well as without, gain Location Bonuses, match Cabins, use Technologies and trigger Segments."""
    game, happened = _pilots(3, 2, PRESETS["everything"])
    assert min([player.vp for player in game.players]) > 80
    assert happened.count("location_bonus") >= 15
    assert happened.count("triggers") >= 6
    assert happened.count("builds") >= 10
    assert happened.count("develops_tech") >= 2 and any(game.levels)
    assert happened.count("starts_upgrade") == 3
    assert happened.count("resources_lost") <= 3


@pytest.mark.rule("GX-7.7")
def test_the_pilot_beats_rachel_on_easy() -> None:
    game, _ = _pilots(1, 1, {})
    assert game.reason == "ahead_of_rachel"


def _choice(game: ct.Game, seat: int = 0) -> str:
    chosen = advise(game.state, seat, Rng(1))
    return next(choice.notation for choice in game.choices(seat) if choice.id == chosen)


def test_it_flies_on() -> None:
    """A Ship whose Day in Space is over goes on to where its Guest scores."""
    me = {"ships": [flying("C04", [1, 0, 0])], "ads": 3}
    game = do(turn(me, technologies=["TT3", "TT1", "TT2", "TT4"], areas={"T1": [0]}), 0, "advance 1")
    assert what(game) == "turn_choice" and _choice(game) == "fly on 1"


def test_it_takes_no_resource_for_which_there_is_no_room() -> None:
    """Even where the other Funding Bonuses are single ones."""
    other = {"tokens": ["B1", "B2", "B3"], "stored": {"food": 2, "oxygen": 2, "fuel": 2}}
    game = do(turn({}, other, workers={"L3": [1, "worker"]}), 0, "assign worker l3")
    assert _choice(game, 1) in ("fund money", "fund ads", "fund vp")
    roomy = do(turn({}, {**other, "stored": {}}, workers={"L3": [1, "worker"]}), 0, "assign worker l3")
    assert _choice(roomy, 1) == "fund resource"


@pytest.mark.rule("GX-14.4")
def test_it_sends_a_guest_to_the_better_segment() -> None:
    """3 VP for an Ad rather than 2 Resources."""
    game = on_a_day(["SB03", "SB07"], [1, 0, 0], {"ads": 3})
    assert _choice(game) == "send a 2"


@pytest.mark.rule("GX-12.4")
def test_a_troubleshooter_goes_next_door() -> None:
    """Nothing at the own location is of use: Reputation opens the way to where something is."""
    me = {
        "idle": 2,
        "idle_experts": 1,
        "hired": ["right"],
        "reputation": 6,
        "money": 12,
        "blueprints": ["BP01", "BP02"],
    }
    game = turn(me, options=EXPERTS, expert="EXA2", areas={"A4": [0]})
    found = []
    for site in range(1, 7):
        table = do(game.clone(), 0, f"assign expert l{site}")
        found.append(_choice(table))
    assert any(choice.startswith("solve") for choice in found)
