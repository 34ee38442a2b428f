"""Positions from outside: what cannot be is refused by the key that says it, and nothing said is overridden."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from tests.tranquility.helpers import at, do, full_grid, hand, table

ISLANDS = list(range(1, 81))
PILLARS = {f"{side}{n}": 2 * n + (20 if side == "R" else 0) for side in "LR" for n in range(1, 9)}


@pytest.mark.parametrize(
    ("position", "options", "why"),
    [
        ({"removed": [1, 2, 3]}, {}, "removed: the option 'removal' says 0 Islands, not 3"),
        ({"removed": []}, {"removal": 4}, "removed: the option 'removal' says 4 Islands, not 0"),
        ({"display": []}, {"mode": "duel"}, "display: it is refilled"),
        ({"display": [1, 2, 3]}, {"mode": "duel"}, "display: it is refilled"),
        ({"display": [1, 2, 3, 4, 5, 6]}, {"mode": "duel"}, "display: there are at most 5"),
        ({"deck": [], "discards": [[], []]}, {"mode": "duel"}, "gone: in the Duel no card leaves"),
        ({"gone": [1, 2]}, {"mode": "duel"}, "gone: in the Duel no card leaves"),
        ({"roof_open": True}, {"mode": "great_arch"}, "roof_open: gaps in pillars that stood: 16"),
        ({"grid": {"T1": 40}}, {"mode": "great_arch"}, "roof_open: gaps in pillars"),
        ({"roof_open": True}, {"mode": "great_arch", "monsters": 5}, "roof_open: .* can have made them: 5"),
        ({"pillars": 1}, {"mode": "great_arch"}, "pillars: gaps"),
        ({"grid": PILLARS, "pillars": 1}, {"mode": "great_arch"}, "pillars: those that are full"),
        ({"grid": PILLARS, "pillars": 7}, {"mode": "great_arch"}, "pillars: .* none for the roof"),
        ({"roof_open": True}, {}, "roof_open: with all else that is said it would be False"),
        ({"pillars": 3}, {}, "pillars: with all else"),
        ({"gone": ["rocks"]}, {}, "gone: .*without the Jagged Rocks"),
        ({"gone": ["compass"]}, {}, "gone: .*Compass"),
        ({"gone": ["monster"]}, {}, "gone: .*not in this game"),
        ({"gone": ["start"]}, {}, "gone: a Start leaves the game"),
        ({"buried": [[3], []]}, {}, "buried: only with Storm & Compass"),
        ({"moon_hands": [0], "moon_seat": 1}, {"mode": "duel"}, "moon_hands: with all else"),
        ({"moon_seat": 1}, {}, "moon_seat: with all else"),
        ({"marks": [0, 0], "hands": [["monster"], None]}, {"mode": "pyramid"}, "marks: with all else"),
        ({"pledges": [3, 5]}, {}, "pledges: there are some only while"),
        ({"gave": 4}, {}, "gave: must be a whole number from 0 to 3"),
        ({"grid": {"L3": 5, "l3": 6}}, {"mode": "great_arch"}, "grid l3: this slot is there twice"),
        ({"supply": 6, "gone": ["compass"]}, {"storms": True}, "supply: must be a whole number from 0 to 5"),
        ({"piles": [[], ["start"]], "gone": [], "sailed": True}, {}, "gone: with all else"),
        ({"laid": ["yellow-1"]}, {"storms": True}, "laid: Storms wait there exactly while"),
        ({"shown": "yellow-1"}, {"storms": True}, "shown: a Storm lies there exactly while"),
    ],
)
def test_what_cannot_be_is_refused(position: dict[str, Any], options: dict[str, Any], why: str) -> None:
    with pytest.raises(ct.BadPosition, match=why):
        at(position, **options)


@pytest.mark.rule("TR-3.2")
def test_removed_islands_are_as_many_as_agreed() -> None:
    assert at({"removed": [1, 2, 3, 4]}, removal=4).position()["removed"] == [1, 2, 3, 4]
    assert len(at({"removed": None}, removal=4).position()["removed"]) == 4, "null: at random"


def test_an_empty_list_is_empty_and_null_is_dealt() -> None:
    game = at({"hands": [[5], []], "discards": [[], None]})
    assert hand(game, 1) == [] and hand(game, 0) == ["5"]
    assert len(hand(at({"hands": [[5], None]}), 1)) == 5
    assert at({"hands": [None, []]}).position() == at({"hands": [None, 0]}).position()


def test_a_hand_that_a_former_record_left_empty_was_dealt() -> None:
    """Records of the first rules mean what they meant."""
    text = at({"hands": [[5, 6, 7], None]}).record()
    former = text.replace("\nrules: 2\n", "\nrules: 1\n").replace("null", "[]")
    end = "end: open 0000000000000000"
    head = former.rpartition("end: ")[0]
    with pytest.raises(ct.BadRecord) as wrong:
        ct.replay(head + end)
    game = ct.replay(head + f"end: open {str(wrong.value).split('open ')[1][:16]}")
    assert len(hand(game, 1)) == 5 and game.setting.options["loose_positions"] is True


@pytest.mark.rule("TR-15.4")
def test_gaps_under_an_open_roof_were_made_by_monsters() -> None:
    grid = {slot: card for slot, card in PILLARS.items() if slot not in ("L1", "R5")}
    game = at({"grid": {**grid, "T3": 60}}, mode="great_arch", monsters=3)
    gone = game.position()["gone"]
    assert table(game)["roof_open"] and gone.count("monster") == 2 and len(gone) == 4
    assert ct.set_up("tranquility", game.position(), seed=1).position() == game.position()


@pytest.mark.rule("TR-18.3")
def test_what_is_left_over_in_a_duel_has_been_discarded() -> None:
    game = at({"deck": [1, 2]}, mode="duel")
    position = game.position()
    places = [position["deck"], position["display"], *position["hands"], *position["discards"]]
    assert sorted(card for place in places for card in place) == ISLANDS and position["gone"] == []
    short = at({"display": [7], "deck": []}, mode="duel")
    assert table(short)["display"] == [7] and table(short)["deck_size"] == 0


@pytest.mark.rule("TR-6.1")
def test_the_start_that_lies_there_is_the_one_that_is_said() -> None:
    game = at({"sailed": 1, "gone": ["start"], "hands": [["start", 5], [6, 7]]})
    assert table(game)["start_placed"] and "start" in hand(game, 0)


def test_seats_are_counted_from_0_in_what_is_wrong() -> None:
    with pytest.raises(ct.BadPosition, match="hands, seat 0: there is no card 'sun'"):
        at({"hands": [["sun"], None]})


def test_slots_are_written_in_either_case() -> None:
    game = at({"grid": {"l1": 4, "R2": 30}, "hands": [[8, 9], None]}, mode="great_arch")
    assert game.position()["grid"] == {"L1": 4, "R2": 30}
    assert table(do(game, "play 8", "AT l4"))["rows"][1][1]["card"] == 8


def test_a_complete_game_is_set_up_as_it_was() -> None:
    game = at({"grid": full_grid(), "hands": [["finish", 1, 3], None], "sailed": True})
    assert at(game.position()).position() == game.position()
