"""Bad input gets a typed error with a sentence that says what to do, and changes nothing."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import captains_table as ct
from captains_table.kernel.serialize import digest


def refused(kind: type[Exception], *words: str) -> Any:
    """The error of this kind, whose message holds these words."""
    return pytest.raises(kind, match=".*".join(words))


@pytest.mark.parametrize(
    ("ask", "kind", "english", "german"),
    [
        (lambda: ct.title("duell"), ct.UnknownTitle, "no title 'duell'; there are", "kein Spiel 'duell'; es gibt"),
        (lambda: ct.bot("gredy"), ct.UnknownBot, "did you mean 'greedy'?", "meintest du 'greedy'?"),
        (lambda: ct.new_game("tranquility", 6), ct.BadSeats, "1 to 5 seats, not 6", "1 bis 5 Plätze, nicht 6"),
        (lambda: ct.replay("x"), ct.BadRecord, "this is not a record", "keine Aufzeichnung"),
        (lambda: ct.set_up("tranquility", {"ended": "sunk"}), ct.BadPosition, "ends with 'sunk'", "endet mit 'sunk'"),
        (lambda: ct.new_game("tranquility", 2, 1).choose(0, 99), ct.NotYourTurn, "is not asked", "nicht gefragt"),
        (lambda: ct.new_game("tranquility", 2, 1).undo(0), ct.CannotUndo, "Nothing of yours", "Du kannst nichts"),
    ],
)  # fmt: skip
def test_every_error_is_english_and_can_be_said_in_german(
    ask: Callable[[], object], kind: type[ct.CaptainError], english: str, german: str
) -> None:
    with pytest.raises(kind) as error:
        ask()
    assert english in str(error.value) == error.value.say("en")
    assert german in error.value.say("de")


# -- new games ---------------------------------------------------------------------------------------------


def test_unknown_title() -> None:
    with refused(ct.UnknownTitle, "tranquilty", "did you mean 'tranquility'"):
        ct.new_game("tranquilty")


@pytest.mark.parametrize("seats", [0, 6, -1, 2.0, "2", True, None])
def test_wrong_number_of_seats(seats: Any) -> None:
    with refused(ct.BadSeats, "1 to 5 seats"):
        ct.new_game("tranquility", seats=seats)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"rock": True}, ["no option 'rock'", "did you mean 'rocks'"]),
        ({"rocks": "maybe"}, ["'rocks' cannot be 'maybe'", "off, on"]),
        ({"monsters": 2}, ["'monsters' cannot be 2", "0, 3, 4, 5"]),
        ({"removal": 21}, ["0 to 20"]),
        ({"mode": "pyramid", "rocks": True}, ["Rocks cannot be added to the Pyramid", "switch them off"]),
        ({"mode": "duel", "removal": 4}, ["No Islands are removed in the Duel"]),
        ({"monsters": True}, ["'monsters' cannot be True"]),
    ],
)
def test_unknown_and_conflicting_options(options: dict[str, object], words: list[str]) -> None:
    with refused(ct.BadOptions, *words):
        ct.new_game("tranquility", options=options)


def test_an_error_from_another_process_says_the_same() -> None:
    with pytest.raises(ct.BadOptions) as error:
        ct.new_game("tranquility", options={"mode": "pyramid", "rocks": True})
    crossed = pickle.loads(pickle.dumps(error.value))
    assert (str(crossed), crossed.say("de")) == (str(error.value), error.value.say("de"))
    assert "Pyramide" in crossed.say("de")


def test_options_may_be_given_as_text() -> None:
    game = ct.new_game("tranquility", options={"rocks": "on", "monsters": "3", "removal": "4", "storms": "no"})
    assert [game.setting.options[name] for name in ("rocks", "monsters", "removal", "storms")] == [True, 3, 4, False]


# -- choices -----------------------------------------------------------------------------------------------


@pytest.fixture
def game() -> ct.Game:
    hands = [[5, 20, 31, 47, 60], [6, 21, 32, 48, 61]]
    return ct.set_up("tranquility", {"grid": {"10": 18}, "hands": hands, "turn": 0}, seats=2, seed=1)


@pytest.mark.parametrize(
    ("seat", "wanted", "kind", "words"),
    [
        (1, "play 6", ct.NotYourTurn, ["Seat 2 is not asked now", "waits for Seat 1"]),
        (0, "play 6", ct.IllegalChoice, ["do not hold", "TR-4.4"]),
        (0, "ply 5", ct.IllegalChoice, ["'ply 5' is not among the choices", "did you mean 'play 5'"]),
        (0, "at 10", ct.IllegalChoice, ["'at 10' is not among the choices"]),
        (0, "", ct.IllegalChoice, ["not among the choices"]),
        (0, 999, ct.IllegalChoice, ["no choice number 999 now; there are 5, 20, 31, 47, 60, 0", "TR-4.3"]),
        (0, -1, ct.IllegalChoice, ["no choice number -1"]),
        (2, "play 5", ct.NotYourTurn, ["no seat 2", "from 0 to 1"]),
        (-1, "play 5", ct.NotYourTurn, ["no seat -1"]),
    ],
)
def test_a_wrong_choice_changes_nothing(
    game: ct.Game, seat: int, wanted: int | str, kind: type[Exception], words: list[str]
) -> None:
    before, record = digest(game.state), game.record()
    with refused(kind, *words):
        game.choose(seat, wanted)
    assert (digest(game.state), game.record()) == (before, record)


def test_a_stale_choice_is_refused(game: ct.Game) -> None:
    stale = game.choices(0)[0]
    game.choose(0, "discard two")
    with pytest.raises(ct.IllegalChoice):
        game.choose(0, stale)


@pytest.mark.parametrize(
    ("slot", "rule"), [("10", "TR-5.1"), ("5", "TR-5.2"), ("11", "TR-5.6"), ("99", "TR-2.2"), ("x", "TR-2.2")]
)
def test_a_refusal_names_the_rule(game: ct.Game, slot: str, rule: str) -> None:
    game.choose(0, "play 31")
    with pytest.raises(ct.IllegalChoice) as error:
        game.choose(0, f"at {slot}")
    assert error.value.rule == rule
    assert rule in str(error.value)
    with pytest.raises(ct.IllegalChoice) as german:
        game.choose(0, f"at {slot}", language="de")
    assert str(german.value) != str(error.value)


def test_notation_is_read_kindly(game: ct.Game) -> None:
    game.choose(0, "  PLAY   31 ")
    assert game.prompt(0) == "Where does Island 31 go?"


def test_nothing_can_be_chosen_after_the_end(game: ct.Game) -> None:
    game.concede(0)
    assert game.concede(1)
    with refused(ct.GameOver, "over"):
        game.choose(0, "play 5")
    with refused(ct.GameOver, "over"):
        game.concede(0)
    assert not game.can_undo(0)


def test_undo_says_why_not(game: ct.Game) -> None:
    with refused(ct.CannotUndo, "Nothing of yours"):
        game.undo(1)
    game.choose(0, "play 31")
    game.undo(0)
    assert game.prompt(0).startswith("Your turn")
    game.choose(0, "discard two")
    game.choose(0, "discard 5")
    game.choose(0, "discard 20")  # the refill turns cards up
    with refused(ct.CannotUndo, "turned up"):
        game.undo(0)


def test_unknown_bot() -> None:
    with refused(ct.UnknownBot, "gredy", "did you mean 'greedy'"):
        ct.bot("gredy")


def test_a_bot_of_a_seat_that_is_not_asked(game: ct.Game) -> None:
    with refused(ct.NotYourTurn, "Seat 2 is not asked"):
        ct.bot("greedy").choose(game, 1)


# -- records -----------------------------------------------------------------------------------------------


@pytest.fixture
def record() -> str:
    return (Path(__file__).parent.parent / "fixtures/tranquility/arrived-standard.record").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda text: "", ["not a record"]),
        (lambda text: "hello\n" + text, ["not a record"]),
        (lambda text: text[: len(text) // 2], ["cut short"]),
        (lambda text: text[:60], ["cut short"]),
        (lambda text: text.replace("\nseed: 0", "\nseed: 1"), ["not legal|lead to"]),
        (lambda text: text.replace("\nseats: 2", "\nseats: 9"), ["head cannot be", "1 to 5"]),
        (lambda text: text.replace("\nseats: 2", "\nseats: x"), ["'seats: ...' cannot be read"]),
        (lambda text: text.replace("\nseats: 2", ""), ["lacks the line 'seats"]),
        (lambda text: text.replace("\nrules: 2", "\nrules: 7"), ["played by rules 7", "newer version"]),
        (lambda text: text.replace('"rocks": false', '"rocks": "blue"'), ["head cannot be", "rocks"]),
        (lambda text: text.replace("options: {", "options: ["), ["cannot be read"]),
        (lambda text: text.replace("end: arrived", "end: no_cards"), ["changed by hand"]),
        (lambda text: text + "1 play 17\n", ["nothing may follow"]),
        (lambda text: _without_choice(text, 40), ["not legal|lead to"]),
        (lambda text: text.replace("\n\n", "\n\nfoo\n", 1), ["expected 'SEAT CHOICE'"]),
        (lambda text: text.replace("\n\n", "\n\n1 play 999\n", 1), ["choice 1 of the record", "not legal"]),
        (lambda text: text.replace("\n\n", "\npacks: abc\n\n", 1), ["other component data", "--packs"]),
        (lambda text: text.replace("title: tranquility", "title: chess"), ["no title 'chess'"]),
        (lambda text: text.replace("\nseats: 2", "\nseats: " + "9" * 5000), ["cannot be read|1 to 5"]),
        (lambda text: text.replace("\n\n", "\n\n" + "9" * 5000 + " play 1\n", 1), ["expected 'SEAT CHOICE'"]),
    ],
)
def test_a_truncated_or_tampered_record(record: str, change: Any, words: list[str]) -> None:
    changed = change(record)
    assert changed != record
    with refused(ct.CaptainError, *words):
        ct.replay(changed)


def _without_choice(text: str, number: int) -> str:
    lines = text.splitlines(keepends=True)
    del lines[number]
    return "".join(lines)


@pytest.mark.parametrize("name", ["a\u2028b", "a\x85b", "a\nb", 'a"b', "ü", "\ud800"])
def test_any_name_can_be_recorded(name: str) -> None:
    record = ct.new_game("tranquility", 2, seed=name, names=[name, "c"]).record()
    assert ct.replay(record).setting.names == (name, "c")


def test_a_record_is_a_text() -> None:
    with refused(ct.BadRecord, "is a text"):
        ct.replay(None)  # type: ignore[arg-type]


def test_an_imagined_game_has_no_record(game: ct.Game) -> None:
    with refused(ct.BadRecord, "imagined"):
        game.imagine(0).record()


# -- positions ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "words"),
    [
        ({"grd": {}}, ["no 'grd'", "did you mean 'grid'"]),
        ({"grid": {"1": 9, "2": 4}}, ["must ascend", "9 lies before 4"]),
        ({"grid": {"1": 9, "2": 9}}, ["9 is placed elsewhere"]),
        ({"grid": {"40": 9}}, ["no slot '40'"]),
        ({"grid": {"4": 81}}, ["Islands 1 to 80"]),
        ({"grid": []}, ["grid: must be a table"]),
        ({"hands": [[9], [9]]}, ["hands, seat 1", "9 is placed elsewhere"]),
        ({"hands": [[9]]}, ["each of the 2 seats"]),
        ({"hands": [["yellow-1"], None]}, ["no card 'yellow-1'"]),
        ({"hands": [["monster"], None]}, ["'monster' is placed elsewhere already, or not in this game"]),
        ({"hands": [["start", "start"], None]}, ["each seat has one"]),
        ({"hands": [90, None]}, ["not 90 cards left"]),
        ({"turn": 2}, ["turn: must be a whole number from 0 to 1"]),
        ({"rocks": 1}, ["without the Jagged Rocks", "option 'rocks'"]),
        ({"storms": {"yellow-1": 0}}, ["no Storm 'yellow-1' is in this game"]),
        ({"compasses": [1, 0]}, ["without Storm & Compass"]),
        ({"piles": [[], None]}, ["before a Start is placed", "sailed"]),
        ({"discards": [["start"], None]}, ["'start' cannot be there"]),
        ({"removed": ["finish"]}, ["'finish' cannot be there"]),
        ({"display": [3]}, ["only the Duel has a display"]),
        ({"moon_hands": [0]}, ["Day & Night"]),
        ({"marks": [1, 0]}, ["does not hold so many Monsters"]),
        ({"asked": [[["Nonsense", {}]], []], "script": [["EndTurn", {}]]}, ["no step is called 'Nonsense'"]),
        ({"asked": [[["Place", {}]], []], "script": [["EndTurn", {}]]}, ["'Place' has the fields card"]),
        ({"asked": []}, ["each of the 2 seats"]),
        ({"asked": [[], []]}, ["script: a list"]),
        ({"asked": [[], []], "script": 3}, ["script: a list"]),
        ({"asked": [[], []], "script": [[["x"], {}]]}, ["write a step as"]),
        (
            {"asked": [[["Discard", {"owed": "x"}]], []], "script": [["EndTurn", {}]]},
            ["'owed' of 'Discard'"],
        ),
        ({"asked": [[["discard", {"owed": 9}]], []], "script": [["end_turn", {}]]}, ["'discard'", "cannot be here"]),
        (
            {"asked": [[["place", {"card": 80}]], []], "hands": [[1], [2]], "script": [["end_turn", {}]]},
            ["'place'", "cannot be here"],
        ),
        (
            {"asked": [[], []], "script": [["EndTurn", {}], ["LaidStorm", {"drawer": 0, "storm": 9}]]},
            ["'storm' of 'LaidStorm' must be the number of a Storm"],
        ),
        ({"asked": [[], []], "script": [["reveal_pledges", {"round": 1}]]}, ["'reveal_pledges'", "cannot be here"]),
        ({"asked": [[], []], "script": [["refill", {"done": 0}]]}, ["no order in which a turn goes on"]),
        ({"shown": []}, ["shown: must be a Storm as .yellow-1."]),
        ({"laid": [[]]}, ["laid: must be a Storm"]),
        ({"gone": ["9" * 5000]}, ["so large"]),
        ({"gone": ["9" * 70]}, ["no card"]),
        ({"seen": [[1], []]}, ["seen, seat 0: must be .card, size of the discard pile then., not 1"]),
        ({"seen": []}, ["each of the 2 seats"]),
        ({"seen": [[[79, 0]], []], "hands": [[1], [2]]}, ["does not have these cards"]),
        ({"pledging": True}, ["pledges are missing"]),
        ({"ended": "sunk"}, ["ends with 'sunk'"]),
        ({"options": 5}, ["options: must be a table"]),
        ({"hands": [{1, 2}, None]}, ["plain data"]),
    ],
)
def test_a_position_that_cannot_be(position: dict[str, Any], words: list[str]) -> None:
    with refused(ct.BadPosition, *words):
        ct.set_up("tranquility", position, seats=2, seed=1)


@pytest.mark.parametrize("position", [None, [1], "x", 5])
def test_a_position_is_a_table(position: Any) -> None:
    with refused(ct.BadPosition, "table of names and values"):
        ct.set_up("tranquility", position)


def test_a_position_may_not_be_bottomless() -> None:
    deep: dict[str, Any] = {}
    for _ in range(50_000):
        deep = {"grid": deep}
    with refused(ct.BadPosition, "plain data"):
        ct.set_up("tranquility", deep)


def test_a_finished_position_stays_finished() -> None:
    path = Path(__file__).parent.parent / "fixtures/tranquility/arrived-standard.record"
    game = ct.replay(path.read_text(encoding="utf-8"))
    again = ct.set_up("tranquility", game.position(), seed=1)
    assert again.outcome == game.outcome
    assert again.to_act == ()


def test_a_title_without_positions_says_so() -> None:
    import tests.conformance.titles  # noqa: F401

    with refused(ct.BadPosition, "no positions"):
        ct.set_up("tic-tac-toe", {"marks": [[], []]})
