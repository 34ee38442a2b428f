"""Bots play everything, sensibly and without peeking."""

from __future__ import annotations

from pathlib import Path

import pytest

import captains_table as ct
from captains_table.bots import BOTS, bot
from captains_table.bots.arena import play
from captains_table.kernel.rng import Rng
from captains_table.kernel.state import playout
from tests.conformance.titles import TITLES, random_setting

TRANQUILITY = ct.title("tranquility")


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_every_bot_plays_every_setting_to_the_end(title: ct.Title, name: str) -> None:
    rng = Rng(77)
    for seed in range(25):
        setting = random_setting(title, rng, boldness=2)
        played = play(title, setting.seats, setting.options, [name] * setting.seats, str(seed))
        assert played.outcome.reason


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_does_not_peek(name: str) -> None:
    """In worlds its seat cannot tell apart, a bot chooses the same."""
    rng = Rng(5)
    for seed in range(12):
        game = random_setting(TRANQUILITY, rng, boldness=2).new(seed)
        for _ in range(int(rng.below(60))):
            if game.to_act:
                seat = game.to_act[0]
                options = game.state.choices(seat)
                game.choose(seat, options[rng.below(len(options))])
        for seat in game.to_act:
            worlds = (game, game.imagine(seat, 1), game.imagine(seat, 2))
            assert len({bot(name, 1).choose(world, seat).id for world in worlds}) == 1


def wins(games: int, seats: int, options: dict[str, object]) -> float:
    """The share of games that a team of greedy bots wins."""
    chosen = TRANQUILITY.read_options(seats, options)
    played = [play(TRANQUILITY, seats, chosen, ["greedy"] * seats, str(seed)) for seed in range(games)]
    return sum(1 for each in played if each.outcome.winners) / games


def test_random_play_never_arrives() -> None:
    options = TRANQUILITY.read_options(2, {})
    for seed in range(60):
        state = TRANQUILITY.deal(2, options, Rng(seed), None)
        state.settle()
        playout(state, Rng(seed))
        assert state.outcome().winners == ()


@pytest.mark.parametrize(
    ("least", "seats", "options"),
    [
        (0.80, 1, {}),
        (0.85, 2, {}),
        (0.80, 5, {}),
        (0.60, 2, {"removal": 4}),
        (0.10, 2, {"removal": 12}),
        (0.45, 2, {"mode": "great_arch"}),
        (0.35, 3, {"mode": "pyramid"}),
        (0.70, 2, {"mode": "day_night"}),
        (0.20, 2, {"mode": "day_night", "dn_rotation": "on_discard"}),
        (0.70, 2, {"rocks": True}),
        (0.35, 2, {"monsters": 5}),
        (0.05, 2, {"storms": True}),
    ],
)
def test_greedy_teams_arrive(least: float, seats: int, options: dict[str, object]) -> None:
    """Far more than random, which never does; the measured rates are in docs/bots.md, these bounds lie well below."""
    assert wins(60, seats, options) >= least


def test_greedy_ahead_cannot_always_end_the_duel(tmp_path: Path) -> None:
    """It would end it by discarding; with a pack in which that takes three cards, two do not suffice."""
    (tmp_path / "tranquility").mkdir()
    (tmp_path / "tranquility" / "components.toml").write_text("[numbers]\ndiscard_two = 3\n")
    grid = {"1": 2, "20": 45, "36": 79}
    position = {"grid": grid, "hands": [[30, 60], [3, 4]], "discards_in_a_row": 1, "first": 1, "moon_seat": 1}
    game = ct.set_up("tranquility", position, seed=1, options={"mode": "duel"}, packs=tmp_path)
    assert ct.bot("greedy").choose(game, 0).notation.startswith("play")


def test_greedy_wins_duels_against_random() -> None:
    options = TRANQUILITY.read_options(2, {"mode": "duel"})
    won = 0
    for seed in range(40):
        seat = seed % 2
        bots = ["greedy", "random"] if seat == 0 else ["random", "greedy"]
        won += seat in play(TRANQUILITY, 2, options, bots, str(seed)).outcome.winners
    assert won >= 38
