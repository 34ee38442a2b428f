"""What is told of a voyage: true, complete, in both languages, in every mode."""

from __future__ import annotations

import re
from typing import Any

import pytest

import captains_table as ct
from captains_table.kernel.state import Phrase
from captains_table.server.replay_view import replay_view
from tests.conformance.fixtures import FOLDER, play
from tests.recaps import sentences
from tests.tranquility.helpers import at, do, full_grid

TRANQUILITY = ct.title("tranquility")
NAMES = ("Anna", "Mira", "Jon", "Ada", "Kai")

WAYS: list[tuple[int, dict[str, object], str]] = [
    (1, {}, "greedy"),
    (2, {}, "greedy"),
    (5, {"start_split": "captain", "removal": 4}, "greedy"),
    (3, {"mode": "great_arch", "rocks": True}, "greedy"),
    (2, {"mode": "great_arch", "storms": True}, "greedy"),
    (2, {"mode": "pyramid"}, "greedy"),
    (3, {"mode": "pyramid"}, "random"),
    (2, {"mode": "day_night"}, "greedy"),
    (1, {"mode": "day_night", "dn_rotation": "on_discard"}, "random"),
    (2, {"mode": "duel"}, "greedy"),
    (2, {"mode": "duel"}, "random"),
    (3, {"monsters": 5}, "greedy"),
    (2, {"rocks": True, "monsters": 3, "storms": True, "removal": 4}, "greedy"),
    (4, {"storms": True, "opening_storms": "resolve"}, "random"),
    (1, {"storms": True, "solo_start_draw": 8}, "greedy"),
    (2, {"start_shortfall": "pay_all"}, "random"),
    (2, {"strict_one_card": True}, "random"),
]


def played(seats: int, options: dict[str, object], bots: str, seed: int) -> str:
    """The record of a game among bots with names."""
    names = ", ".join(f'"{name}"' for name in NAMES[:seats])
    return play("tranquility", seats, options, bots, seed).record().replace("players: []", f"players: [{names}]")


def fixture(name: str, language: str = "en") -> dict[str, Any]:
    return replay_view(
        TRANQUILITY, (FOLDER / "tranquility" / f"{name}.record").read_text(encoding="utf-8"), "watch", language
    )


@pytest.mark.parametrize(("seats", "options", "bots"), WAYS, ids=str)
def test_every_way_to_play_has_a_story(seats: int, options: dict[str, object], bots: str) -> None:
    for seed in range(2):
        record = played(seats, options, bots, seed)
        for language in ("en", "de"):
            shown = replay_view(TRANQUILITY, record, "watch", language)
            highlights = shown["highlights"]
            assert 3 <= len(highlights) <= 7
            assert [each["ply"] for each in highlights] == sorted({each["ply"] for each in highlights})
            assert len({each["turn"] for each in highlights}) == len(highlights)  # one pennant per turn
            assert highlights[-1]["ply"] == shown["frames"][-1]["ply"]  # the end is told
            assert len(shown["numbers"]) == 3
            every = [sentences(shown), *shown["verdict"].values(), *[each["label"] for each in shown["numbers"]]]
            assert not re.search(r"[{}]|\bSeat\b|\bPerson\b|  ", " ".join(map(str, every)))


@pytest.mark.parametrize(
    ("name", "tag", "title"),
    [
        ("arrived-standard", "Won together", "Safe in harbour."),
        ("arrived-solo", "Won", "Safe in harbour."),
        ("arrived-pyramid", "Won together", "Safe in harbour."),
        ("no_action", "Lost at sea", "19 gaps from home."),
        ("no_cards", "Lost at sea", "17 gaps from home."),
        ("one_card", "Lost at sea", "19 gaps from home."),
        ("start_unpaid", "Lost at sea", "Still at the quay."),
        ("conceded", "Given up", "Turned back together."),
        ("grid_complete", "Seat 1 wins", "The Sun holds the sea."),
        ("two_discards", "Seat 2 wins", "The Moon holds the sea."),
    ],
)
def test_every_ending_has_its_verdict(name: str, tag: str, title: str) -> None:
    verdict = fixture(name)["verdict"]
    assert (verdict["tag"], verdict["title"]) == (tag, title)


def test_small_numbers_are_words() -> None:
    say = TRANQUILITY.texts.say
    nouns = TRANQUILITY.nouns(None)
    for n, language, said in [
        (1, "en", "One gap from home."),
        (3, "en", "Three gaps from home."),
        (3, "de", "Drei Lücken vor dem Ziel."),
        (20, "de", "20 Lücken vor dem Ziel."),
    ]:
        assert say(Phrase("recap.title_lost", {"n": n}), language, nouns) == said


def test_the_story_of_the_standard_game_is_true() -> None:
    """Told against the record: 2 lays 75, 1 lays 79; the Start is shared four and four; the last gap is for 10."""
    shown = fixture("arrived-standard")
    lines = sentences(shown).splitlines()
    assert lines[0] == "Seat 2 opened high with *75*. Seat 1 laid *79* close by."
    assert lines[1] == "Seat 1 set sail. Four cards from each seat went overboard."
    assert lines[-2] == "Seat 1 slipped *10* between 8 and 14. The sea was full."
    assert lines[-1] == "Seat 2 played the Finish. Harbour lights, 16 cards left."
    last = shown["frames"][-1]["game"]["table"]
    assert sum(last["hand_sizes"]) + sum(last["pile_sizes"]) == 16
    assert [(each["value"], each["label"]) for each in shown["numbers"]] == [
        (39, "turns"),
        (24, "cards paid for islands"),
        (16, "cards left"),
    ]


def test_the_chart_counts_cards_and_gaps() -> None:
    shown = fixture("arrived-great-arch")
    cards, gaps = shown["chart"]
    for frame, left, open_slots in zip(shown["frames"], cards["values"], gaps["values"], strict=True):
        table = frame["game"]["table"]
        assert left == sum(table["hand_sizes"]) + sum(table["pile_sizes"])
        assert open_slots == sum(1 for row in table["rows"] for slot in row if slot and slot["card"] is None)


def test_the_chart_of_a_duel_has_a_line_per_seat() -> None:
    shown = fixture("two_discards")
    assert [line["seat"] for line in shown["chart"]] == [0, 1]
    assert [line["values"][-1] for line in shown["chart"]] == shown["verdict"]["scores"]
    assert [count["seat"] for count in shown["numbers"]] == [None, 0, 1]


def test_the_turn_of_every_moment() -> None:
    """Choices of one turn belong together: the card, the slot, the payment; the pledges to the Start."""
    shown = fixture("arrived-standard")
    assert [frame["turn"] for frame in shown["frames"][:14]] == [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 6]
    everything = fixture("arrived-everything")  # the Rocks are laid before the first turn
    assert [frame["turn"] for frame in everything["frames"][:3]] == [0, 0, 1]


def test_where_a_sea_became_too_tight() -> None:
    """Between 33 and 55 lie 21 numbers; the second move left more slots than that."""
    shown = fixture("no_action")
    tight = next(each for each in shown["highlights"] if "more slots than numbers" in each["text"])
    assert tight["text"] == "Seat 1 laid *33*. Between 33 and 55 there were now more slots than numbers."
    cells = {
        cell["card"]: int(cell["slot"])
        for row in shown["frames"][tight["ply"]]["game"]["table"]["rows"]
        for cell in row
        if cell["card"]
    }
    assert cells[55] - cells[33] - 1 > 55 - 33 - 1


@pytest.mark.parametrize(
    ("seats", "options", "seeds", "said"),
    [
        (2, {"storms": True}, 12, "used a Compass"),
        (2, {"mode": "great_arch"}, 12, "the roof was open"),
        (2, {"mode": "day_night"}, 30, "now every island showed its right side"),
        (2, {"monsters": 3}, 12, "Sea Monster"),
        (2, {"mode": "duel"}, 12, "took the lead"),
        (2, {"mode": "duel"}, 12, "chose the"),
        (2, {}, 12, "like stepping stones"),
        (3, {}, 12, "went overboard"),
    ],
)
def test_what_is_worth_telling_is_told(seats: int, options: dict[str, object], seeds: int, said: str) -> None:
    replays = (replay_view(TRANQUILITY, played(seats, options, "greedy", seed), "watch", "en") for seed in range(seeds))
    assert any(said in sentences(shown) for shown in replays)


def test_waiting_for_the_finish() -> None:
    """From a position: the sea is filled, nobody can arrive, four cards go, then one can."""
    position = {
        "grid": full_grid(but=(36,)),
        "sailed": True,
        "turn": 0,
        "hands": [[72, 1, 3, 5, 7], [9, 11, 13, 15, 17]],
        "piles": [[25, 27, 29, 31, 33, 35, 23, 21, 19], [37, 39, 41, 43, 45, 47, 49, "finish"]],
    }
    game = do(at(position), "play 72", "at 36", "discard 1", "discard 3")
    do(game, "discard two", "discard 9", "discard 11", "discard two", "discard 5", "discard 7", "play finish")
    shown = replay_view(TRANQUILITY, game.record(), "watch", "en")
    assert sentences(shown).splitlines() == [
        "Seat 1 opened high with *72*.",
        "Nobody held a Finish. Four more cards went overboard in the wait.",
        f"Seat 2 played the Finish. Harbour lights, {shown['numbers'][2]['value']} cards left.",
    ]


def test_a_move_taken_back_is_told_when_there_is_little_else() -> None:
    game = ct.new_game("tranquility", 2, 0, names=("Anna", "Mira"))
    for turn in range(2):
        seat = game.to_act[0]
        if turn == 1:
            taker = game.name(seat)
            game.choose(seat, game.choices(seat)[-1])
            game.undo(seat)
        game.choose(seat, game.choices(seat)[0])
        game.choose(seat, game.choices(seat)[-1])
    game.choose(game.to_act[0], "discard two")
    for seat in range(2):
        game.concede(seat)
    assert f"{taker} took a move back and chose again." in sentences(
        replay_view(TRANQUILITY, game.record(), "watch", "en")
    )
