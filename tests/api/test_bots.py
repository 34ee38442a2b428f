"""Bots play everything, sensibly and without peeking."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import replace
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path

import pytest

import captains_table as ct
from captains_table.bots import BOTS, bot
from captains_table.bots.arena import play
from captains_table.bots.captain import LONG
from captains_table.bots.levels import LEVELS
from captains_table.bots.odds import odds
from captains_table.bots.remote import decide, prepare
from captains_table.kernel.rng import Rng
from captains_table.kernel.state import State, playout
from tests.conformance.titles import TITLES, random_setting
from tests.peeking import chooses_alike
from tests.sampling import sampled

TRANQUILITY = ct.title("tranquility")


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """The captain plays a few games through at most, so that these tests are quick."""
    for name, value in (("STEPS", 300), ("AHEAD", 30), ("HORIZON", 5)):
        monkeypatch.setattr(import_module("captains_table.bots.captain"), name, value)


@pytest.mark.parametrize("games", sampled([2, 12], lambda games: games == 2))
@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_every_bot_plays_every_setting_to_the_end(title: ct.Title, name: str, games: int) -> None:
    """To the end of several games; of one where games are long or captains think, who then sit among pilots."""
    rng = Rng(77)
    long = title.minutes[0] > LONG
    for seed in range(1 if name == "captain" or long else games):
        setting = random_setting(title, rng, boldness=2)
        crew = [name if seat == 0 or name != "captain" or not long else "greedy" for seat in range(setting.seats)]
        played = play(title, setting.seats, setting.options, crew, str(seed))
        assert played.outcome.reason


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_a_bot_does_not_peek(title: ct.Title, name: str) -> None:
    assert chooses_alike(title, name, games=4 if title.minutes[0] > LONG else 12, choices=60) > 2


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
    sampled(
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
        lambda case: case[:2] in {(0.85, 2), (0.35, 3)},
    ),
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


# -- strengths ---------------------------------------------------------------------------------------------


def test_every_strength_is_a_bot_with_a_name() -> None:
    assert list(LEVELS) == ["deckhand", "pilot", "captain"]
    for id, level in LEVELS.items():
        assert ct.bot(id).name == id == level.id
        for language in ("en", "de"):
            assert level.name[language] and level.about[language].endswith(".")


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_gives_the_same_game(level: str) -> None:
    options = TRANQUILITY.read_options(2, {"mode": "duel"})
    one, two = (play(TRANQUILITY, 2, options, [level] * 2, "again") for _ in range(2))
    assert one == two


def test_a_deckhand_is_weaker_than_a_pilot_and_not_silly() -> None:
    options = TRANQUILITY.read_options(2, {})

    def won(level: str) -> int:
        games = [play(TRANQUILITY, 2, options, [level] * 2, f"order/{seed}") for seed in range(40)]
        return sum(1 for game in games if game.outcome.winners)

    assert 10 <= won("deckhand") <= won("pilot") - 5


@pytest.mark.parametrize(("id", "options", "deals"), [("tic-tac-toe", {}, 20), ("tranquility", {"mode": "duel"}, 6)])
def test_a_captain_is_no_weaker_than_a_pilot(id: str, options: dict[str, object], deals: int) -> None:
    """Even in a hurry, every deal played from both seats; how much stronger it is with all its time: docs/bots.md."""
    title = ct.title(id)
    chosen = title.read_options(2, options)
    won = [0, 0]
    for deal in range(deals):
        for seat, bots in enumerate((["captain", "pilot"], ["pilot", "captain"])):
            for winner in play(title, 2, chosen, bots, f"order/{deal}").outcome.winners:
                won[winner != seat] += 1
    assert won[0] >= won[1]


def test_a_captain_sees_what_the_other_is_up_to() -> None:
    """A line of two must be stopped. The pilot, who looks at the next moment only, sees nothing in it."""
    game = ct.new_game("tic-tac-toe")
    for seat, cell in ((0, "a1"), (1, "b2"), (0, "b1")):
        game.choose(seat, f"mark {cell}")
    assert {ct.bot("captain", seed).choose(game, 1).notation for seed in range(10)} == {"mark c1"}
    assert len({ct.bot("pilot", seed).choose(game, 1).notation for seed in range(10)}) > 1


def test_a_captain_thinks_within_bounds() -> None:
    """Counted in choices, never in seconds."""
    taken = 0
    advise = TRANQUILITY.advise
    assert advise is not None

    def counted(world: State, seat: int, rng: Rng) -> int:
        nonlocal taken
        taken += 1
        return advise(world, seat, rng)

    title = replace(TRANQUILITY, advise=counted)
    for options in ({}, {"mode": "pyramid"}, {"storms": True}):
        state = TRANQUILITY.deal(2, TRANQUILITY.read_options(2, options), Rng(1), None)
        state.settle()
        taken = 0
        bot("captain", 1).pick(title, state, state.mover)
        assert 100 < taken < 300 + 8 * 250  # STEPS, and at least one world for the advised choice and seven others


def test_a_captain_does_not_think_about_a_single_choice() -> None:
    game = ct.new_game("tic-tac-toe")
    for number, cell in enumerate(("a1", "b1", "c1", "b2", "a2", "c2", "b3", "a3")):
        game.choose(number % 2, f"mark {cell}")
    title = replace(game.title, advise=lambda world, seat, rng: pytest.fail("there is nothing to think about"))
    assert bot("captain").pick(title, game.state, 0) == game.choices(0)[0].id


# -- thinking in other processes -----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def workers() -> Iterator[Executor]:
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        yield pool


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {}),
        (2, {"mode": "pyramid"}),
        (2, {"mode": "duel"}),
        (3, {"mode": "day_night", "start_split": "captain"}),
        (4, {"storms": True, "monsters": 3, "rocks": True, "removal": 4}),
        (5, {"mode": "great_arch"}),
    ],
)
def test_a_bot_chooses_the_same_in_another_process(workers: Executor, seats: int, options: dict[str, object]) -> None:
    game = ct.new_game("tranquility", seats, seed=4, options=options)
    for number in range(60):
        if not game.to_act:
            break
        seat = game.to_act[-1]
        level = ("pilot", "deckhand")[number % 2]
        choice = ct.bot(level, number).choose(game, seat)
        if number % 4 < 2:
            assert workers.submit(decide, prepare(game, level, seat, number)).result() == choice.id
        game.choose(seat, choice)


def test_a_captain_chooses_in_another_process(workers: Executor) -> None:
    game = ct.new_game("tranquility", seed=3, options={"mode": "duel"})
    seat = game.to_act[0]
    choice = workers.submit(decide, prepare(game, "captain", seat, 1)).result()
    assert choice in [each.id for each in game.choices(seat)]


def test_a_pack_is_known_in_another_process(workers: Executor, tmp_path: Path) -> None:
    (tmp_path / "tranquility").mkdir()
    (tmp_path / "tranquility" / "components.toml").write_text("[numbers]\nhand_limit = 8\n")
    game = ct.new_game("tranquility", seed=1, packs=tmp_path)
    seat = game.to_act[0]
    assert workers.submit(decide, prepare(game, "pilot", seat, 2)).result() == ct.bot("pilot", 2).choose(game, seat).id


def test_what_is_sent_tells_nothing_but_what_the_seat_knows() -> None:
    """From every world that the seat cannot tell from the truth the same is sent; the seed of the table never is."""
    rng = Rng(8)
    for seed in range(10):
        game = random_setting(TRANQUILITY, rng, boldness=2).new(123456789 + seed)
        for _ in range(int(rng.below(60))):
            if game.to_act:
                seat = game.to_act[0]
                options = game.state.choices(seat)
                game.choose(seat, options[rng.below(len(options))])
        for seat in game.to_act:
            request = prepare(game, "captain", seat, 9)
            assert prepare(game.imagine(seat, 5), "captain", seat, 9) == request
            assert game.setting.seed.encode() not in pickle.dumps(request)


def test_a_seat_that_is_not_asked_cannot_be_thought_for() -> None:
    game = ct.new_game("tranquility", seed=1)
    with pytest.raises(ct.NotYourTurn):
        prepare(game, "pilot", 1 - game.to_act[0], 1)


# -- odds ----------------------------------------------------------------------------------------------------


def test_odds_are_told_for_what_was_measured_and_nothing_else() -> None:
    measured = odds("tranquility", 2, {})
    assert measured is not None
    won, games = measured
    assert games >= 100 and 0.8 < won / games < 1
    assert odds("tranquility", 2, TRANQUILITY.read_options(2, {})) == measured
    assert odds("tranquility", 2, {"removal": 12}) != measured
    assert odds("tranquility", 2, {"removal": 11}) is None
    assert odds("tranquility", 2, {"mode": "duel"}) is None
    assert odds("tic-tac-toe", 2, {}) is None
