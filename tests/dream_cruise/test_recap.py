"""What is told of a voyage: true, complete, in both languages, however it ends."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest

import captains_table as ct
from captains_table.server.replay_view import replay_view
from tests.conformance.fixtures import play
from tests.dream_cruise.helpers import BOX, DREAM_CRUISE, at, do
from tests.recaps import NAMES, named, sentences

WAYS: list[tuple[int, dict[str, object], str]] = [
    (1, {}, "greedy"),
    (1, {"difficulty": 3, "jana_round_one": True, "solo_face_down": False}, "random"),
    (2, {}, "greedy"),
    (2, {"beginner": True, "leftover_set": "hidden", "round_cap": 12}, "random"),
    (3, {"split_routes": True, "route_values": "example", "sea_bonus": True}, "random"),
    (3, {"end_trigger": "draw", "addition_spaces": 3}, "greedy"),
    (4, {"starting_sets": "picked", "cover_occupied": True}, "random"),
]


def told(game: ct.Game, language: str = "en") -> dict[str, Any]:
    return replay_view(DREAM_CRUISE, named(game), "watch", language)


def last_day(*ships: dict[str, Any], **more: Any) -> ct.Game:
    """The last day of these ships, on which nobody does anything more."""
    options = more.pop("options", {})
    each = [{"cabins": [None] * 3, "location": f"P{7 * seat + 1:02}", **ship} for seat, ship in enumerate(ships)]
    game = at({"final": "deck_empty", "round": 6, "ships": each, **more}, seats=len(ships), **options)
    while game.to_act:
        do(game, "done")
    return game


@pytest.mark.parametrize(("seats", "options", "bots"), WAYS, ids=str)
def test_every_way_to_play_has_a_story(seats: int, options: dict[str, object], bots: str) -> None:
    for seed in range(3):
        record = named(play("dream-cruise", seats, options, bots, seed))
        for language in ("en", "de"):
            shown = replay_view(DREAM_CRUISE, record, "open", language)
            highlights = shown["highlights"]
            assert 3 <= len(highlights) <= 7
            assert [each["ply"] for each in highlights] == sorted({each["ply"] for each in highlights})
            assert len({each["turn"] for each in highlights}) == len(highlights)  # one pennant per day
            assert highlights[-1]["ply"] == shown["frames"][-1]["ply"]  # the end is told
            assert len(shown["numbers"]) == 3
            every = [sentences(shown), *shown["verdict"].values(), *[each["label"] for each in shown["numbers"]]]
            assert not re.search(r"[{}]|\bSeat\b|\bPerson\b|  ", " ".join(map(str, every)))


@pytest.mark.parametrize(
    ("one", "other", "more", "tag", "title", "text"),
    [
        (["F13"], ["F03"], {}, "Anna wins", "The happiest guests.", "Anna: 9, Mira: 3."),
        (["F09"], ["F03"], {}, "Anna wins", "Side by side into port.", "Anna: 4, Mira: 3."),
        (["F03"], ["F13", "F24"], {}, "Mira wins", "A dream of a cruise.", "Mira: 17, Anna: 3."),
        (["F03"], ["F07"], {"token": 1}, "Mira wins", "Level to the last card.", "Mira: 3, Anna: 3. Points and cards"),
        (["F13"], ["F03"], {"final": "round_cap"}, "Anna wins", "The happiest guests.", "After day 6 the season was"),
    ],
)
def test_every_end_of_two_has_its_verdict(
    one: list[str], other: list[str], more: dict[str, Any], tag: str, title: str, text: str
) -> None:
    verdict = told(last_day({"pile": one}, {"pile": other}, **more))["verdict"]
    assert (verdict["tag"], verdict["title"]) == (tag, title)
    assert text in verdict["text"]


def test_cards_in_hand_break_a_tie() -> None:
    game = last_day({"pile": ["F03"], "hand": ["A01"]}, {"pile": ["F07"], "hand": ["A02", "A03"]}, {})
    for language, tag, title, text in [
        ("en", "Mira wins", "A card to spare.", "Points are level; Mira has more cards in hand: 2."),
        ("de", "Mira gewinnt", "Noch Karten auf der Hand.", "Mira hat mehr Karten auf der Hand: 2."),
    ]:
        verdict = told(game, language)["verdict"]
        assert (verdict["tag"], verdict["title"], verdict["winners"]) == (tag, title, [1])
        assert verdict["text"].startswith("Mira: 3, Anna: 3, Jon: 0.")
        assert text in verdict["text"]


@pytest.mark.parametrize(
    ("jana", "tag", "title", "text"),
    [
        (["F03"], "Won", "Jana tips her cap.", "Anna: 4, Jana: 3."),
        (["F10"], "Jana wins", "Level with Jana.", "Anna: 4, Jana: 4. On level points Jana wins."),
        (["F13"], "Jana wins", "Jana waves from the quay.", "Anna: 4, Jana: 9."),
    ],
)
def test_every_end_of_solo_has_its_verdict(jana: list[str], tag: str, title: str, text: str) -> None:
    shown = told(last_day({"pile": ["F09"]}, jana=jana))
    assert (shown["verdict"]["tag"], shown["verdict"]["title"], shown["verdict"]["text"]) == (tag, title, text)
    assert sentences(shown).splitlines()[-1].startswith("Jana turned over her families: ")


def test_a_game_that_is_not_over() -> None:
    shown = told(do(at({"round": 3, "jana": ["F13"], "jana_locations": ["P02", "P03", "P04"]}, seats=1), "done"))
    assert shown["verdict"]["title"] == "Still on the way."
    assert "day 4" in shown["verdict"]["text"]
    assert shown["chart"][1]["values"][-1] == 3, "her families stay hidden, her route is known"


def test_points_and_lines_are_those_of_the_game() -> None:
    shown = told(play("dream-cruise", 3, {}, "random", 5))
    for frame in shown["frames"]:
        points = [ship["points"]["total"] for ship in frame["game"]["table"]["ships"]]
        assert [line["values"][frame["ply"]] for line in shown["chart"]] == points
    assert [line["values"][-1] for line in shown["chart"]] == shown["verdict"]["scores"]
    assert [line["seat"] for line in shown["chart"]] == [0, 1, 2]
    happy = sum(len(ship["pile"]) for ship in shown["frames"][-1]["game"]["table"]["ships"])
    days, families, guests = shown["numbers"]
    assert (days["value"], families["value"]) == (shown["frames"][-1]["turn"], happy)
    assert guests["value"] == sum(frame["text"].count(" sends a guest of ") for frame in shown["frames"])


def test_jana_has_a_line_of_her_own() -> None:
    game = play("dream-cruise", 1, {"difficulty": 2}, "greedy", 1)
    shown = told(game)
    assert [line["label"] for line in shown["chart"]] == ["Anna", "Jana"]
    assert shown["chart"][1]["values"][-1] == game.view(0)["table"]["jana"]["points"] == shown["numbers"][2]["value"]


def test_turns_are_days() -> None:
    """Cabins are assigned before the first; the choice that ends a day still belongs to it."""
    frames = told(play("dream-cruise", 2, {}, "random", 1))["frames"]
    assert [frame["turn"] for frame in frames[:4]] == [0, 0, 0, 1]
    for before, after in pairwise(frames[2:]):
        assert after["turn"] == before["game"]["table"]["round"]


def test_the_hands_lie_open() -> None:
    game = at({"ships": [{"hand": ["X01", "A05"]}, {"hand": ["A07"], "unseen": ["A07"]}]})
    shown = replay_view(DREAM_CRUISE, game.record(), "open", "en")
    assert shown["frames"][0]["open"] == {"hands": [["A05", "X01"], ["A07"]]}


# -- what is worth telling --------------------------------------------------------------------------------


def test_all_three_families_leave() -> None:
    game = at({"ships": [{"cabins": ["F03", "F09", "F13"], "waiting": [0, 0, 0]}, {}]})
    assert "All three families left together: *16* points for Anna" in sentences(told(do(game, "done", "done")))


def test_the_family_worth_most_is_told() -> None:
    game = at({"ships": [{"cabins": ["F13", "F03", None], "waiting": [0, 0, 0]}, {}]})
    said = sentences(told(do(game, "done", "done")))
    assert (
        said
        == "The Lindner family (6 guests) went home happy: *9* points for Anna, more than any other family brought."
    )


def test_the_captain_makes_two_families_happy() -> None:
    """Graf wish for a city and Hartwig for the country; the captain takes both to the beach."""
    ship = {"cabins": ["F09", "F10", None], "waiting": [1, 1, 0], "location": "P04", "hand": ["A01"]}
    game = at({"ships": [ship, {}]})
    do(game, "captain top", "pay a01", "place white top", "place orange top", "done", seat=0)
    assert sentences(told(do(game, "done"))) == (
        "The captain came in person (shore excursion Mykonos), and Anna made two families happy: "
        "the Graf family and the Hartwig family."
    )


def test_one_guest_too_few() -> None:
    """Mira is 4 behind, and one guest of a family worth 5 never got there."""
    game = last_day({"pile": ["F13"]}, {"pile": ["F28"], "cabins": ["F06", None, None], "waiting": [1, 0, 0]})
    assert "One guest of the Dietz family was missing, or it would have been Mira." in sentences(told(game))
    game = last_day({"pile": ["F13"]}, {"pile": ["F28"], "cabins": ["F12", None, None], "waiting": [1, 0, 0]})
    assert "was missing" not in sentences(told(game)), "with 4 it would have been a tie"


def test_the_longest_route() -> None:
    """A third port beside a day at sea makes four cards."""
    voyage = {"voyage": ["P01", "P02", "W01"], "drawn": ["P03", "P30", "P20"]}
    game = at({"phase": "set_course", "ships": [{**voyage, "cabins": [None] * 3}, {}]})
    do(game, "course p03", seat=0)
    do(game, game.choices(1)[0].notation, seat=1)
    assert sentences(told(game)) == "The longest route, with *4* cards: Anna, Eastern Mediterranean, worth *6*."


def test_a_move_taken_back() -> None:
    game = at({"ships": [{"location": "P04"}, {}]})
    choice = game.choices(0)[0].notation
    do(game, choice, seat=0)
    game.undo(0)
    do(game, choice, "done", seat=0)
    assert "Anna took a move back and chose again." in sentences(told(game))


def test_what_is_told_of_bots_is_true_and_varied() -> None:
    """Twenty games: most kinds of highlights come up, and families and points are those of the cards."""
    heard = ""
    for seed in range(10):
        for seats in (2, 4):
            shown = told(play("dream-cruise", seats, {}, "random", seed))
            said = sentences(shown)
            heard += said + "\n"
            ships = dict(zip(NAMES, shown["frames"][-1]["game"]["table"]["ships"], strict=False))
            left = r"The (\w+) family \(\d guests\) went home happy: \*(\d)\* points for (\w+)"
            for name, n, who in re.findall(left, said):
                family = next(id for id, card in BOX["families"].items() if card["name"] == name)
                assert family in ships[who]["pile"]
                assert BOX["families"][family]["points"] == int(n)
            for length, who in re.findall(r"The longest route, with \*(\d)\* cards: (\w+), ", said):
                sizes = [route["ports"] + route["sea"] for ship in ships.values() for route in ship["routes"]]
                assert int(length) == max(sizes)
                assert int(length) in [route["ports"] + route["sea"] for route in ships[who]["routes"]]
            for who, n in re.findall(r"(\w+) won with \*(\d+)\* points", said):
                assert int(n) == ships[who]["points"]["total"] == max(shown["verdict"]["scores"])
    for words in (
        "began the voyage", "set course for", "All three families", "went home happy", "The longest route",
        "built what most", "took the lead", "in the morning", "the face-down set", "before every wish came true",
        "made room for something new", "Half the voyage", "Before the last day", "won with",
    ):  # fmt: skip
        assert words in heard, words
