"""The command line: what it prints, and that it never shows a traceback."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

import captains_table as ct
from captains_table.cli import main

FIXTURES = Path(__file__).parent.parent / "fixtures" / "tranquility"


@pytest.fixture(autouse=True)
def own_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setattr("captains_table.cli.serve._serve", lambda *_: None)  # what should be refused must not hang


def captain(*arguments: str) -> int:
    try:
        return main(arguments)
    except SystemExit as stop:
        return int(stop.code or 0)


def type_in(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n"))


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["play", "chess"], "there is no title 'chess'"),
        (["play", "--seed", "1"], "say which title to play: "),
        (["play", "tranquility", "--seats", "7"], "1 to 5 seats"),
        (["play", "tranquility", "--players", "Anna,Ben,greedy", "--seats", "2"], "players: 3, seats: 2"),
        (["play", "tranquility", "-o", "rocks"], "NAME=VALUE"),
        (["play", "tranquility", "-o", "rocks=on", "-o", "rocks=off"], "given twice"),
        (["play", "tranquility", "-o", "mode=duel", "--seats", "3"], "exactly 2 seats"),
        (["play", "tranquility", "--preset", "exprt"], "did you mean 'expert'"),
        (["play", "tranquility", "--position", "nowhere.json"], "No such file"),
        (["play", "--resume", "nowhere.record"], "no saved game"),
        (["play", "--resume"], "no saved game"),
        (["play", "tranquility", "--packs", "nowhere"], "no such folder"),
        (["simulate", "tranquility", "--bots", "a,b"], "there is no bot 'a'"),
        (["simulate", "tranquility", "--bots", "random,greedy,random"], "3 bots for 2 seats"),
        (["simulate", "tranquility", "--games", "0"], "at least 1"),
        (["simulate", "tranquility", "--packs", str(FIXTURES)], "nothing reads this; here can be"),
        (["simulate", "nope"], "there is no title 'nope'"),
        (["replay", "nowhere.record"], "No such file"),
        (["verify", str(FIXTURES.parent)], "Is a directory"),
        (["titles", "nope"], "there is no title 'nope'"),
        (["replay", str(FIXTURES / "no_cards.record"), "--seat", "2"], "seats 0 to 1"),
        (["serve", "--port", "99999"], "a number from 1 to 65535, not 99999"),
        (["serve", "--database-url", "foo://bar"], "as postgresql://user:password@host/name"),
        (["serve", "--database-url", "postgresql://127.0.0.1:1/tables"], "Connection refused"),
        (["serve", "--data", str(FIXTURES / "no_cards.record")], "the data folder"),
        (["serve", "--packs", "nowhere", "--database-url", "sqlite://"], "no such folder"),
        (["serve", "--packs", str(FIXTURES), "--database-url", "sqlite://"], "nothing reads this; here can be"),
    ],
)
def test_errors_are_one_sentence_and_exit_with_2(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert captain(*arguments) == 2
    output = capsys.readouterr()
    assert words in output.err
    assert output.err.startswith("captain: ")
    assert output.err.count("\n") == 1
    assert output.out == ""


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["play", "tranquility", "-o", "rocks"], "NAME=WERT"),
        (["play", "tranquility", "--seats", "2", "--players", "A"], "nenne für jeden Platz einen"),
        (["play", "tranquility", "-o", "rock=on"], "keine Option 'rock'; meintest du 'rocks'?"),
        (["titles", "nope"], "es gibt kein Spiel 'nope'"),
        (["simulate", "tranquility", "--bots", "random,greedy,random"], "3 Bots für 2 Plätze"),
        (["replay", str(FIXTURES / "no_cards.record"), "--seat", "2"], "die Plätze 0 bis 1"),
        (["verify", str(FIXTURES / "no_cards.record"), "--commitment", "00"], "der Startwert dieser Aufzeichnung"),
        (["verify", str(Path(__file__))], "keine Aufzeichnung"),
    ],
)
def test_errors_in_german(arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert captain(*arguments, "--language", "de") == 2
    assert words in capsys.readouterr().err


def test_a_setting_that_cannot_be(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("CAPTAIN_LOG_LEVEL", "loud")
    assert captain("serve") == 2
    assert capsys.readouterr().err == "captain: the log level can be debug, info, warning, error, not 'loud'\n"
    monkeypatch.setenv("CAPTAIN_LOG_LEVEL", "info")
    monkeypatch.setenv("CAPTAIN_BOT_PACE", "slow")
    assert captain("serve") == 2
    assert "CAPTAIN_BOT_PACE cannot be 'slow'" in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [["sail"], ["simulate"], ["simulate", "tranquility", "--games", "many"]])
def test_wrong_usage_exits_with_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert captain(*arguments) == 2
    assert "usage: captain" in capsys.readouterr().err


@pytest.mark.parametrize("command", [[], ["play"], ["simulate"], ["replay"], ["verify"], ["titles"]])
def test_every_command_has_help(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert captain(*command, "--help") == 0
    assert "usage: captain" in capsys.readouterr().out


@pytest.mark.parametrize("content", ["", "hello", "\x00\x01", "captains-table record 1\n"])
def test_a_file_that_is_no_record(content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "x.record"
    file.write_bytes(content.encode())
    for command in ("replay", "verify"):
        assert captain(command, str(file)) == 2
        assert "record" in capsys.readouterr().err
    file.write_bytes(b"\xff\xfe\x00")
    assert captain("verify", str(file)) == 2


def test_titles(capsys: pytest.CaptureFixture[str]) -> None:
    assert captain("titles") == 0
    assert "tranquility" in capsys.readouterr().out
    assert captain("titles", "tranquility", "--language", "de") == 0
    output = capsys.readouterr().out
    assert "In aller Ruhe" in output
    assert all(option.name in output for option in ct.title("tranquility").options)


def test_an_option_that_is_a_set(capsys: pytest.CaptureFixture[str]) -> None:
    assert captain("titles", "galactic-cruise") == 0
    assert "4 of G1, G2, G3, G4, X1" in " ".join(capsys.readouterr().out.split())
    arguments = ["simulate", "galactic-cruise", "--seats", "2", "--games", "1", "--bots", "random", "--json"]
    assert captain(*arguments, "-o", "gray_tokens=X4,G1,X1,X2") == 0
    assert json.loads(capsys.readouterr().out)["options"]["gray_tokens"] == "G1,X1,X2,X4"
    assert captain(*arguments, "-o", "gray_tokens=G1,X1") != 0
    assert "takes exactly 4 values, not 2" in capsys.readouterr().err


def test_simulate_as_table_and_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "tranquility", "--seats", "3", "--games", "12", "--bots", "greedy", "--seed", "4"]
    assert captain(*arguments) == 0
    shown = capsys.readouterr().out
    assert "12 games" in shown and "arrived" in shown and "intervals are 95 %" in shown
    assert captain(*arguments, "--json", "--workers", "1") == 0
    data = json.loads(capsys.readouterr().out)
    assert data["games"] == 12
    assert [row["seat"] for row in data["per_seat"]] == [0, 1, 2]
    rate = data["per_seat"][0]["win_rate"]
    assert 0 <= rate["low"] <= rate["value"] <= rate["high"] <= 1
    assert captain(*arguments, "--json", "--workers", "2") == 0
    assert json.loads(capsys.readouterr().out) == data, "the same seed gives the same games, whatever the workers"


def test_simulate_tells_what_going_first_is_worth_and_what_the_title_counts(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "dream-cruise", "--seats", "3", "--games", "6", "--bots", "random", "--workers", "1"]
    assert captain(*arguments) == 0
    shown = capsys.readouterr().out
    assert "in turn order" in shown and "families sent home" in shown
    assert captain(*arguments, "--json") == 0
    data = json.loads(capsys.readouterr().out)
    assert [row["place"] for row in data["in_turn_order"]] == [1, 2, 3]
    assert sum(row["wins"] for row in data["in_turn_order"]) == sum(row["wins"] for row in data["per_seat"]) == 6
    parts = ("family points", "route points", "guest points")
    assert data["scores"]["value"] == pytest.approx(sum(data["figures"][part]["value"] for part in parts))
    assert data["scores"]["tenth"] <= data["scores"]["value"] <= data["scores"]["ninetieth"]


def test_replay_tells_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert captain("replay", str(FIXTURES / "arrived-standard.record")) == 0
    output = capsys.readouterr().out
    assert "sets sail" in output
    assert "The ship has arrived" in output
    assert captain("replay", str(FIXTURES / "arrived-standard.record"), "--language", "de", "--seat", "1") == 0
    assert "bricht auf" in capsys.readouterr().out


def test_a_seat_is_named_or_counted_from_0(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    game = ct.new_game("tranquility", 2, 1, names=["Anna", "Ben"])
    for seat in range(2):
        game.concede(seat)
    file = tmp_path / "named.record"
    file.write_text(game.record())
    shown = []
    for given in ("0", "anna", "1", "Ben"):
        assert captain("replay", str(file), "--seat", given) == 0
        shown.append(capsys.readouterr().out)
    assert shown[0] == shown[1] != shown[2] == shown[3]
    for given in ("2", "-1", "Cleo", "1.0", "²"):
        assert captain("replay", str(file), f"--seat={given}") == 2
        assert f"nobody in this game is '{given}'" in capsys.readouterr().err


def test_replay_step_by_step(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    type_in(monkeypatch, "", "", "q")
    assert captain("replay", str(FIXTURES / "no_cards.record"), "--step") == 0
    assert "1/" in capsys.readouterr().out


def test_verify(capsys: pytest.CaptureFixture[str]) -> None:
    file = str(FIXTURES / "arrived-standard.record")
    assert captain("verify", file) == 0
    output = capsys.readouterr().out
    sealed = ct.commitment("0")
    assert "ok" in output and "all legal" in output and sealed in output
    assert captain("verify", file, "--commitment", sealed) == 0
    assert captain("verify", file, "--commitment", "00") == 2


def test_a_whole_game_in_the_terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot chooses for Anna all along."""
    type_in(monkeypatch, *["bot"] * 400)
    code = captain("play", "tranquility", "--seed", "5", "--players", "Anna,random", "--pause", "0")
    output = capsys.readouterr().out
    assert code == 0
    assert "Your turn: play a card or discard two." in output
    assert "Lost." in output or "Won." in output
    assert "See it again: captain replay" in output
    assert "Fill all 36 slots" in output


def test_commands_at_the_table(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    position = tmp_path / "puzzle.json"
    position.write_text(json.dumps({"grid": {"10": 21}, "hands": [[23, 24, 40, 41, 60], None], "seats": 2}))
    saved = tmp_path / "saved.record"
    type_in(
        monkeypatch, "help", "rule tr-5.4", "hint", "play 99", "play 40", "at 11", "undo", "log", f"save {saved}",
        "save /nowhere/x", "de", "play 23", "at 11", "", "nonsense", "zurück", "quit",
    )  # fmt: skip
    arguments = ["play", "tranquility", "--position", str(position), "--players", "Anna,greedy", "--seed", "1"]
    assert captain(*arguments, "--pause", "0") == 0
    output = " ".join(capsys.readouterr().out.split())
    assert "TR-4.5 (B) may be chosen even if a card could be played" in output
    assert "TR-5.4 Cost: if neither neighbour slot" in output
    assert "The bot would choose" in output
    assert "You do not hold '99' (TR-4.4)" in output
    assert "(TR-5.6)" in output
    assert "Saved in" in output
    assert "No such file or directory: /nowhere/x" in output
    assert "Wohin kommt Insel 23?" in output
    assert "captain play --resume" in output
    assert ct.replay(saved.read_text(encoding="utf-8")).setting.names == ("Anna", "greedy")


def test_rules_of_every_book_are_quoted(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    type_in(monkeypatch, "rule gc-9.7.2", "rule gx-4.22", "de", "rule gx-4.22", "rule rx-6", "rule gx-99.1", "quit")
    captain("play", "galactic-cruise", "--players", "Anna,greedy", "--seed", "1", "--pause", "0")
    output = " ".join(capsys.readouterr().out.split())
    assert "GC-9.7.2 Limited by Silo levels" in output
    assert "GX-4.22 (R) Otherwise the Worker is placed in the Network" in output
    assert "GX-4.22 Sonst kommt der Angestellte an den Ort" in output
    assert "RX-6 Ziel für Segmente: 7/6/5 in der Anleitung" in output
    assert "Es gibt keine Regel GX-99.1." in output


def test_a_game_left_is_resumed(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    type_in(monkeypatch, "two", "bot")  # and then nothing more: the input ends
    assert captain("play", "tranquility", "--seed", "2", "--players", "Anna,greedy", "--pause", "0") == 0
    assert "Your game is kept" in capsys.readouterr().out
    type_in(monkeypatch, "quit")
    assert captain("play", "--resume") == 0
    output = capsys.readouterr().out
    assert "Welcome back" in output
    assert "Choose a card to discard." in output
    assert output.count("discards Island") == 0, "what was discarded is not told again"


def test_hands_are_hidden_between_people(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    type_in(monkeypatch, "", "two", "bot", "bot", "", "quit")
    assert captain("play", "tranquility", "--seed", "3", "--players", "Anna,Ben", "--pause", "0") == 0
    output = capsys.readouterr().out
    first, second = output.index("Anna, it is up to you"), output.index("Ben, it is up to you")
    between = output[min(first, second) : max(first, second)]
    assert "Your hand" in between
    assert output[: min(first, second)].count("Your hand") == 0


def test_giving_up(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    type_in(monkeypatch, "give up", "no", "give up", "yes")
    assert captain("play", "tranquility", "--seed", "2", "--players", "Anna,greedy", "--pause", "0") == 0
    assert "Lost. Given up." in capsys.readouterr().out


def test_people_give_up_together(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    type_in(monkeypatch, "", "give up", "yes", "no", "give up", "yes", "yes")
    assert captain("play", "tranquility", "--seed", "2", "--players", "Anna,Ben,greedy", "--pause", "0") == 0
    output = capsys.readouterr().out
    assert "Anna, give up this game?" in output and "Ben, give up this game?" in output
    assert "Lost. Given up." in output


def test_each_person_is_told_what_happened(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """What a bot did between two people is told to both, each behind the own curtain."""
    type_in(monkeypatch, "", "two", "bot", "bot", "", "two", "bot", "bot", "", "quit")
    arguments = ["--seed", "8", "--players", "Anna,greedy,Ben", "--pause", "0"]
    assert captain("play", "tranquility", *arguments) == 0
    screens = capsys.readouterr().out.split("it is up to you")[1:]
    assert len(screens) >= 3
    assert any("greedy" in screen.split("Your hand")[0].split("hand  pile")[0] for screen in screens[1:])


def test_a_compass_off_turn(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    position = {
        "seats": 2, "options": {"storms": True}, "turn": 1, "sailed": True, "compasses": [1, 0],
        "storms": {"orange-1": 0}, "hands": [[1, 2, 3], [40, 41, 42]], "piles": [[], []],
    }  # fmt: skip
    file = tmp_path / "storm.json"
    file.write_text(json.dumps(position))
    type_in(monkeypatch, "help", "undo", "nonsense", "log", "orange-1", "quit")
    assert captain("play", "tranquility", "--position", str(file), "--players", "Anna,greedy", "--pause", "0") == 0
    output = capsys.readouterr().out
    assert "Enter goes on, or choose:" in output
    assert "Orange Storm 1 is over" in output


def test_hands_of_a_running_game_stay_hidden(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "running.record"
    file.write_text(ct.new_game("tranquility", seed=1).record())
    assert captain("replay", str(file), "--seat", "1") == 2
    assert "hands stay hidden" in capsys.readouterr().err
    assert captain("replay", str(file)) == 0
    assert "Not finished." in capsys.readouterr().out


def test_only_bots_may_play(capsys: pytest.CaptureFixture[str]) -> None:
    assert captain("play", "tranquility", "--players", "greedy,greedy", "--seed", "1") == 0
    assert "Won." in capsys.readouterr().out


def test_the_menu(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    type_in(monkeypatch, "x", str(1 + ct.titles().index("tranquility")), "2", "quit")
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    assert captain("play") == 0
    output = capsys.readouterr().out
    assert output.count("What shall it be?") == 3, "for the title, once more after x, and for the preset"
    assert all(ct.title(id).name["en"] in output for id in ct.titles())
    assert "Captain" in output
