"""Positions and records made to let the rules go round for ever, fill the memory, or stumble: all are refused."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from captains_table.kernel.errors import EndlessGame
from captains_table.kernel.rng import Rng
from captains_table.kernel.start import OPEN_STEPS
from captains_table.kernel.state import MAX_CUES, Cue, State
from captains_table.server.replay_view import replay_view
from tests.attacks.mutating import IDS, goods, patience
from tests.cruise_line_caribbean.test_auction import last
from tests.playing import do

CARIBBEAN = "cruise-line-caribbean"


# -- going round for ever ----------------------------------------------------------------------------------


class Again(Cue[State]):
    """Whatever it does, it does it again."""

    __slots__ = ()

    def run(self, game: State) -> None:
        game.schedule(self)


def test_a_cue_that_always_happens_again_is_stopped_in_both_languages() -> None:
    state = State(2)
    state.script = (Again(),)
    with patience(), pytest.raises(EndlessGame, match=f"{MAX_CUES} things have happened") as error:
        state.settle()
    assert f"{MAX_CUES} Dinge" in error.value.say("de")


def test_as_many_cues_as_a_game_could_ever_need_may_happen() -> None:
    class Once(Cue[State]):
        def run(self, game: State) -> None:
            pass

    state = State(2)
    state.script = (Once(),) * (MAX_CUES // 2)
    state.settle()
    assert state.script == ()


@pytest.mark.parametrize("bidders", [[1, 0, 0], [1, 99, 0]])
def test_an_auction_among_one_bidder_who_is_named_twice(bidders: list[int]) -> None:
    """It went round for ever; and records with such a position are refused with it."""
    game = do(last(20, 20, 20), "buy nac 1", "yes", "no", "bid 6")
    written = ct.set_up(CARIBBEAN, game.position(), seed=1).record()
    position = game.position()
    ((name, fields),) = position["asked"][1]
    assert name == "auction_raise"
    fields["bidders"] = bidders
    with patience(), pytest.raises(ct.BadPosition, match="'bidders' of 'auction_raise' must be a list"):
        ct.set_up(CARIBBEAN, position, seed=1)
    spoilt = written.replace('"bidders": [1, 0]', f'"bidders": {bidders}')
    assert spoilt != written
    with patience(), pytest.raises(ct.BadRecord, match="'bidders' of 'auction_raise' must be a list"):
        ct.replay(spoilt)


def test_a_step_that_is_none_is_refused() -> None:
    position = next(good.position for good in goods(CARIBBEAN) if good.open and "ended" not in good.position)
    asked = [[["Decision", {}]] if steps else [] for steps in position["asked"]]
    with pytest.raises(ct.BadPosition, match="no step is called 'Decision'"):
        ct.set_up(CARIBBEAN, {**position, "asked": asked}, seed=1)


# -- too much, too deep, too long --------------------------------------------------------------------------


def deep(levels: int) -> Any:
    found: Any = 0
    for _ in range(levels):
        found = [found]
    return found


@pytest.mark.parametrize("levels", [11, 200, 700, 950, 100_000])
@pytest.mark.parametrize("id", IDS)
def test_a_position_that_goes_too_deep(id: str, levels: int) -> None:
    for name in ("asked", "turn", "no_such_thing"):
        with pytest.raises(ct.BadPosition, match=r"so large|plain data"):
            ct.set_up(id, {name: deep(levels)}, seed=1)


@pytest.mark.parametrize("levels", [1, 200, 950, 100_000])
@pytest.mark.parametrize("id", IDS)
def test_options_that_go_too_deep(id: str, levels: int) -> None:
    option = ct.title(id).options[0].name
    with pytest.raises(ct.BadOptions, match="cannot be"):
        ct.set_up(id, {"options": {option: deep(levels)}}, seed=1)
    written = ct.new_game(id, seed=1).record()
    head = next(line for line in written.split("\n") if line.startswith("options: "))
    nested = "[" * levels + "]" * levels
    with pytest.raises(ct.BadRecord, match="cannot be"):
        ct.replay(written.replace(head, f'options: {{"{option}": {nested}}}'))


@pytest.mark.parametrize(
    ("id", "position"),
    [
        (CARIBBEAN, {"books": [[1, "winter", [{}, {}]]] * 3000}),
        ("tranquility", {"gone": ["compass"] * 3000, "options": {"storms": True}}),
        ("dream-cruise", {"display": [["s01"]] * 3000}),
        ("galactic-cruise", {"seats": 3, "track": [None] * 3000}),
        ("tranquility", {"hands": [["9" * 5000], None]}),
        ("tranquility", {str(number): 1 for number in range(3000)}),
        ("dream-cruise", {"x" * 5000: 1}),
    ],
)
def test_a_position_that_is_too_large(id: str, position: dict[str, Any]) -> None:
    with pytest.raises(ct.BadPosition, match="no position is so large") as error:
        ct.set_up(id, position, seed=1)
    assert "so groß" in error.value.say("de")


@pytest.mark.parametrize(
    ("id", "position", "why"),
    [
        (CARIBBEAN, {"phase": "trading", "season": "winter", "books": [[1, "winter", [{}, {}]]] * 2}, "each season"),
        (CARIBBEAN, {"season": "spring", "worths": [[1, "summer", [0, 0]]]}, "each season so far"),
        (CARIBBEAN, {"up": ["PR", "PR"]}, "up: 'PR' is there twice"),
        (CARIBBEAN, {"played": [1, 1]}, "1 is there twice"),
        (CARIBBEAN, {"turn": ["wind", "wind"]}, "'wind' is there twice"),
        ("dream-cruise", {"ready": [0, 0]}, "0 is there twice"),
        ("dream-cruise", {"takers": [None] * 150}, "takers"),
        ("galactic-cruise", {"seats": 3, "areas": {"A1": [0, 0]}}, "0 is there twice"),
        ("galactic-cruise", {"seats": 3, "players": [{"goals": [1, 1]}, {}, {}]}, "1 is there twice"),
        ("galactic-cruise", {"seats": 3, "players": [{"recalled": "yes"}, {}, {}]}, "true or false, not 'yes'"),
        ("tranquility", {"moon_hands": [1, 1], "options": {"mode": "day_night"}}, "1 is there twice"),
        ("tranquility", {"gone": ["rocks"] * 9, "options": {"rocks": True}}, "the Rocks once"),
        ("tranquility", {"gone": ["compass"] * 9, "options": {"storms": True}}, "Compasses"),
        ("tranquility", {"paying": [0]}, "true or false"),
    ],
)
def test_something_said_more_often_than_there_is(id: str, position: dict[str, Any], why: str) -> None:
    with pytest.raises(ct.BadPosition, match=why):
        ct.set_up(id, position, seed=1)


LONG = "z" * 5000
WIDE = list(range(150))


@pytest.mark.parametrize(
    ("id", "position"),
    [
        ("tranquility", {"turn": WIDE}),
        ("tranquility", {"shown": WIDE}),
        ("tranquility", {"hands": [[WIDE], None]}),
        ("tranquility", {"ended": WIDE}),
        ("dream-cruise", {"phase": WIDE}),
        ("dream-cruise", {"ships": [{"guests": {"pool": [WIDE]}}, {}]}),
        ("galactic-cruise", {"seats": 3, "players": [WIDE, {}, {}]}),
        ("galactic-cruise", {"seats": 3, "silo": WIDE}),
        (CARIBBEAN, {"waiting": WIDE}),
        (CARIBBEAN, {"fares": {"red": WIDE}}),
        (CARIBBEAN, {"asked": [[["Turn", WIDE]], []], "script": [["Turn", WIDE]]}),
        (CARIBBEAN, {"options": WIDE}),
        (CARIBBEAN, {"options": {"mode": LONG}}),
        (CARIBBEAN, {"options": {LONG: 1}}),
        (CARIBBEAN, {"options": {"mode": 10**5000}}),
        (CARIBBEAN, {"seats": LONG}),
        (CARIBBEAN, {"seats": 10**5000}),
    ],
)
def test_a_refusal_repeats_little_of_what_was_sent(id: str, position: dict[str, Any]) -> None:
    with pytest.raises(ct.CaptainError) as error:
        ct.set_up(id, position, seed=1)
    said = str(error.value)
    assert "z" * 81 not in said and ", 30, 31, " not in said and len(said) < 600, said


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("title: tranquility", f"title: {LONG}"),
        ("rules: 1", f"rules: {'9' * 4000}"),
        ("seats: 2", f"seats: {LONG}"),
        ("seats: 2", f"seats: {'9' * 4000}"),
        ("players: []", f"players: [{'[' * 300}{']' * 300}]"),
        ("players: []", f"players: {LONG}"),
        ("players: []", f'players: "{LONG}"'),
        ("seed: 1", f"seed: {LONG}"),
        ("seed: 1", LONG),
        ("\n\n", f"\n\n1 {LONG}\n"),
        ("\n\n", f"\n\n{LONG}\n"),
        ("\n\n", f"\n\n1 {'z' * 150}\n"),
        ("end: open", f"end: {LONG}"),
    ],
)
def test_a_record_with_an_endless_line(before: str, after: str) -> None:
    written = ct.new_game("tranquility", 2, seed=1).record()
    assert before in written
    with pytest.raises(ct.CaptainError) as error:
        ct.replay(written.replace(before, after, 1))
    assert len(str(error.value)) < 600


# -- positions that could be set up, but not played --------------------------------------------------------


def test_going_public_without_the_money_for_a_ship() -> None:
    said: dict[str, Any] = {"season": "winter", "phase": "ipo", "options": {"mode": "standard"}}
    poor = [{"cash": 0}, {"cash": 0}]
    with pytest.raises(ct.BadPosition, match="cannot pay for the first ship"):
        ct.set_up(CARIBBEAN, {**said, "companies": poor, "prices": [1, 1]}, seed=1)
    without = [{"shares": [2, 0]}, {"shares": [8, 10]}]
    with pytest.raises(ct.BadPosition, match="cannot pay for the first ship"):
        ct.set_up(CARIBBEAN, {**said, "companies": without}, seed=1)
    assert ct.set_up(CARIBBEAN, {**said, "companies": poor, "prices": [9, 9]}, seed=1).to_act == (0,)


def test_the_setup_of_a_galactic_cruise_that_has_begun_already() -> None:
    with pytest.raises(ct.BadPosition, match="'setup' begins before anybody builds"):
        ct.set_up("galactic-cruise", {"seats": 3, "phase": "setup", "areas": {"A1": [0]}}, seed=1)
    with pytest.raises(ct.BadPosition, match="'setup' begins before anybody builds"):
        ct.set_up("galactic-cruise", {"seats": 3, "phase": "setup", "blueprints": [None] * 5}, seed=1)


def test_a_start_discarded_by_a_seat_with_no_cards_left_can_be_imagined() -> None:
    """What is not said of it must not contradict what is."""
    said = {"sailed": 1, "hands": [0, None], "piles": [[], None], "discards": [[5, "start"], []]}
    game = ct.set_up("tranquility", {**said, "turn": 1}, seats=2, seed=1)
    for seat in range(2):
        game.state.imagine(seat, Rng(1))


def test_what_the_seats_know_must_fit_together() -> None:
    said = {"sailed": 1, "hands": [0, None], "piles": [[], None], "discards": [[5, "start"], []]}
    with pytest.raises(ct.BadPosition, match="what is known of the hidden cards contradicts itself"):
        ct.set_up("tranquility", {**said, "turn": 1, "clear_of_starts": [0, 30]}, seats=2, seed=1)


@pytest.mark.parametrize("id", IDS)
def test_a_game_that_has_ended_can_be_set_up_again(id: str) -> None:
    game = ct.new_game(id, seed=1)
    rng = Rng(1)
    while game.state.mover >= 0:
        options = game.state.choices(game.state.mover)
        game.state.take(game.state.mover, options[rng.below(len(options))])
    again = ct.set_up(id, game.position(), seed=1)
    assert again.outcome == game.outcome and again.position() == game.position()


@pytest.mark.parametrize("id", IDS)
def test_a_replay_of_a_game_that_was_set_up_when_it_had_ended(id: str) -> None:
    """Nobody saw how it ended, and any reason may be written there: told is what there is to tell."""
    reasons = [key.removeprefix("end.") for key in ct.title(id).texts.sentences if key.startswith("end.")]
    shown = 0
    for good in goods(id)[::3]:
        closed = {key: value for key, value in good.position.items() if key not in OPEN_STEPS}
        try:
            ct.set_up(id, closed, seed=1)
        except ct.BadPosition:
            continue  # in the middle of something
        for reason in reasons:
            try:
                game = ct.set_up(id, {**closed, "ended": reason}, seed=1)
            except ct.BadPosition as error:
                assert f"ends with '{reason}'" in str(error)  # noqa: PT017
                continue
            assert replay_view(game.title, game.record(), "open", "de")["verdict"]["end"] == game.reason("de")
            shown += 1
    assert shown >= len(reasons)
