"""A finished game shown again: what it shows, to whom, and what it refuses."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import captains_table as ct
import tests.conformance.titles  # noqa: F401  (registers the titles of the examples)
from captains_table.server.replay_view import MOST_CHOICES, read_record, replay_until, replay_view
from tests.conformance.fixtures import FOLDER, play
from tests.sampling import sampled

FIXTURES = sorted(FOLDER.rglob("*.record"))
EYES: tuple[int | str, ...] = ("watch", "open", 0)
TRANQUILITY = ct.title("tranquility")


def fixture(name: str) -> str:
    return (FOLDER / "tranquility" / f"{name}.record").read_text(encoding="utf-8")


def show(name: str, eyes: int | str = "watch", language: str = "en") -> dict[str, Any]:
    return replay_view(TRANQUILITY, fixture(name), eyes, language)


LONG = 15_000  # bytes of a record whose replay takes seconds


@pytest.mark.parametrize(
    "path",
    sampled(FIXTURES, lambda path: path.stat().st_size < LONG),
    ids=lambda path: f"{path.parent.name}-{path.stem}",
)
def test_every_fixture_becomes_a_replay(path: Path) -> None:
    """Through each kind of eyes, in one language each: of the next record in the other one."""
    text = path.read_text(encoding="utf-8")
    title = ct.title(path.parent.name)
    choices = len(read_record(text).choices)
    for number, eyes in enumerate(EYES, FIXTURES.index(path)):
        replay = replay_view(title, text, eyes, ("en", "de")[number % 2])
        json.dumps(replay)
        assert [frame["ply"] for frame in replay["frames"]] == list(range(choices + 1))
        turns = [frame["turn"] for frame in replay["frames"]]
        assert turns == sorted(turns)
        assert turns[0] == 0
        assert replay["frames"][-1]["game"]["outcome"]["reason"] == replay["verdict"]["reason"]
        assert replay["commitment"] == ct.commitment(replay["seed"])
        assert replay["verdict"]["tag"] and replay["verdict"]["title"] and replay["verdict"]["text"]
        assert all(len(line["values"]) == choices + 1 for line in replay["chart"])


def test_a_frame_is_what_the_seat_saw_at_that_moment() -> None:
    """Built by the game's own view, then; what could be chosen is shown, nothing is asked."""
    record = read_record(fixture("arrived-storms"))
    for eyes in (0, 1, "watch"):
        seat = eyes if isinstance(eyes, int) else None
        game = ct.new_game("tranquility", 2, record.setting.seed, record.setting.options)
        frames = show("arrived-storms", eyes)["frames"]
        for number, (who, notation) in enumerate(record.choices, 1):
            game.choose(who, notation)
            frame = frames[number]
            seen = game.view(seat)
            assert frame["game"]["table"] == seen["table"]
            assert frame["game"]["choices"] == seen["choices"]
            assert frame["game"]["prompt"] == ""
            assert frame["seat"] == who


def test_hidden_cards_stay_hidden_until_the_end() -> None:
    """Others' hands are in the open replay alone, and so is what they discarded."""
    watched, opened, own = (show("arrived-standard", eyes) for eyes in ("watch", "open", 0))
    for frame in watched["frames"] + own["frames"]:
        assert frame["open"] is None
    record = read_record(fixture("arrived-standard"))
    game = ct.new_game("tranquility", 2, record.setting.seed, record.setting.options)
    for number, (who, notation) in enumerate(record.choices, 1):
        game.choose(who, notation)
        for seat in range(2):
            assert opened["frames"][number]["open"]["hands"][seat] == game.view(seat)["table"]["hand"]
        assert own["frames"][number]["game"]["table"]["hand"] == game.view(0)["table"]["hand"]
    ply = record.choices.index((1, "discard 71")) + 1
    assert opened["frames"][ply]["text"].startswith("Seat 2 discards Island 71.")
    assert "71" not in watched["frames"][ply]["text"] + own["frames"][ply]["text"]
    assert opened["frames"][ply]["news"] == [{"target": "hand-71", "seat": 1}]
    assert watched["frames"][ply]["news"] == own["frames"][ply]["news"] == []


def test_what_moved_is_framed() -> None:
    frames = show("arrived-standard")["frames"]
    assert frames[1]["news"] == []  # a card was chosen, nobody saw which
    assert frames[2]["news"] == [{"target": "slot-34", "seat": 1}]
    assert frames[2]["text"] == "Seat 2 plays Island 75 on slot 34. Seat 2 draws a card."


def test_what_was_taken_back_is_struck() -> None:
    game = ct.new_game("tranquility", 2, 0)
    first = game.to_act[0]
    card, other = [choice for choice in game.choices(first) if choice.notation != "discard two"][:2]
    game.choose(first, card)
    game.undo(first)
    game.choose(first, other)
    game.choose(first, game.choices(first)[0])
    for seat in range(2):
        game.concede(seat)
    replay = replay_view(TRANQUILITY, game.record(), "watch", "en")
    assert replay["unreadable"] == 0
    assert replay["verdict"]["reason"] == "conceded"
    broken = game.record().replace("# undone: ", "# undone: 1 fly away\n# undone: ", 1)
    assert replay_view(TRANQUILITY, broken, "watch", "en")["unreadable"] == 1


def test_a_discard_taken_back_can_be_read() -> None:
    game = ct.new_game("tranquility", 2, 0)
    first = game.to_act[0]
    game.choose(first, "discard two")
    game.undo(first)
    game.choose(first, game.choices(first)[0])
    record = game.record()
    old = re.sub(r"^(# undone: )?(\d) ", lambda seat: f"{seat[1] or ''}{int(seat[2]) + 1} ", record, flags=re.MULTILINE)
    for text in (record, old.replace("record 2", "record 1")):  # where the first seat was called 1
        frame = replay_view(TRANQUILITY, text, "watch", "en")["frames"][1]
        assert frame["undone"] == [{"seat": first, "text": f"Seat {first + 1} discards two cards."}]


def test_an_unfinished_record_is_shown_as_far_as_it_goes() -> None:
    replay = replay_view(TRANQUILITY, replay_until(fixture("arrived-standard"), 30).record(), "watch", "en")
    assert len(replay["frames"]) == 31
    assert replay["verdict"]["title"] == "Still at sea."
    assert replay["verdict"]["won"] is False


@pytest.mark.parametrize("ply", [0, 1, 11, 57, 111])
def test_a_game_can_be_played_on_from_any_moment(ply: int) -> None:
    text = fixture("arrived-standard")
    game = replay_until(text, ply)
    cut = game.record()
    assert ct.replay(cut).position() == game.position()
    assert cut.splitlines()[-1].startswith("end: arrived" if ply == 111 else "end: open")
    for seat, notation in read_record(text).choices[ply:]:
        game.choose(seat, notation)
    assert game.record() == text


def test_a_title_without_a_story_has_a_plain_one() -> None:
    text = (FOLDER / "tic-tac-toe" / "line.record").read_text(encoding="utf-8")
    replay = replay_view(ct.title("tic-tac-toe"), text, "watch", "de")
    (winner,) = replay["verdict"]["winners"]
    assert replay["verdict"]["tag"] == f"Person {winner + 1} gewinnt"
    assert replay["numbers"][0]["value"] == replay["frames"][-1]["turn"] == len(replay["frames"]) - 1
    drawn = (FOLDER / "tic-tac-toe" / "full.record").read_text(encoding="utf-8")
    assert replay_view(ct.title("tic-tac-toe"), drawn, "watch", "en")["verdict"]["tag"] == "A draw"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "not a record"),
        ("hello\n", "not a record"),
        ("x" * 200_001, "too long"),
        (fixture("arrived-standard").replace("play 75", "play 74"), "not legal"),
        (fixture("arrived-standard").replace("seed: 0", "seed: 1"), "not legal"),
        (fixture("arrived-standard").replace("end: arrived", "end: conceded"), "the record says"),
        ((FOLDER / "tic-tac-toe" / "line.record").read_text(encoding="utf-8"), "not of 'tranquility'"),
    ],
)
def test_bad_records_are_refused_with_a_sentence(text: str, why: str) -> None:
    with pytest.raises(ct.BadRecord, match=why):
        replay_view(TRANQUILITY, text, "watch", "en")


def test_too_many_choices_are_refused_before_they_are_played() -> None:
    head, body = fixture("conceded").split("\n\n")
    with pytest.raises(ct.BadRecord, match=f"at most {MOST_CHOICES}"):
        read_record(f"{head}\n\n{'1 pledge 0' + chr(10)}" + "1 pledge 0\n" * MOST_CHOICES + body.splitlines()[-1])


@pytest.mark.parametrize("eyes", [2, -1, True, "everybody"])
def test_nobody_looks_on_from_nowhere(eyes: int | str) -> None:
    with pytest.raises(ct.BadRecord, match="nobody looks on"):
        replay_view(TRANQUILITY, fixture("conceded"), eyes, "en")


@pytest.mark.parametrize("ply", [-1, 112])
def test_there_is_no_game_outside_its_record(ply: int) -> None:
    with pytest.raises(ct.BadRecord, match="moments 0 to 111"):
        replay_until(fixture("arrived-standard"), ply)


def test_names_of_people_are_kept() -> None:
    game = play("tranquility", 2, {"mode": "duel"}, "greedy", 3)
    record = game.record().replace("players: []", 'players: ["Anna", "Mira"]')
    replay = replay_view(TRANQUILITY, record, 1, "en")
    assert replay["names"] == ["Anna", "Mira"]
    assert replay["verdict"]["won"] is (1 in replay["verdict"]["winners"])
