"""Phase 1, Boarding (DC-4)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

import captains_table as ct
from tests.dream_cruise.helpers import (
    REGULAR,
    all_done,
    at,
    do,
    everybody,
    kinds,
    new,
    notations,
    phase,
    refused,
    ship,
    table,
    under_way,
)


def boarding(*cabins: list[str | None], **more: Any) -> dict[str, Any]:
    return {"phase": "boarding", "ships": [{"cabins": each} for each in cabins], **more}


FULL: list[str | None] = ["F10", "F11", "F12"]
ONE: list[str | None] = ["F13", None, "F14"]
TWO: list[str | None] = [None, "F15", None]
THREE: list[str | None] = [None, None, None]


@pytest.mark.rule("DC-4.1")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_first_round_begins_with_phase_2(seats: int) -> None:
    game = new(seats)
    deck = len(game.position()["families"])
    everybody(game)
    assert (table(game)["round"], phase(game)) == (1, "set_course")
    assert len(game.position()["families"]) == deck and "drew_families" not in kinds(game)


@pytest.mark.rule("DC-4.2")
def test_without_empty_cabins_one_does_nothing() -> None:
    game = at(boarding(FULL, ONE))
    assert game.to_act == (1,) and ship(game, 0)["drawn"] == []
    assert table(game)["ready"] == [True, False]
    assert phase(at(boarding(FULL, ["F20", "F21", "F22"]))) == "set_course"


@pytest.mark.rule("DC-4.3")
@pytest.mark.parametrize(("cabins", "count"), [(ONE, 2), (TWO, 4), (THREE, 6)])
def test_two_cards_for_each_empty_cabin_for_the_own_eyes(cabins: list[str | None], count: int) -> None:
    game = at(boarding(cabins, FULL, families=REGULAR[20:]))
    drawn = REGULAR[:19:-1][:count]
    assert table(game, 0)["drawn"] == drawn and len(game.position()["families"]) == 28 - count
    assert notations(game, 0) == [f"board {family.lower()}" for family in drawn]
    for seat in (1, None):
        assert not any(family in str(game.view(seat)) for family in drawn)
        assert table(game, seat)["ships"][0]["draws"] == count
        assert not any("family" in line for line in game.log(seat))
    assert "the Zimmer family" in game.log(0)[-1]  # F48, on top


@pytest.mark.rule("DC-4.4")
def test_any_two_of_four_in_any_arrangement() -> None:
    start = at(boarding(TWO, FULL, families=REGULAR[20:24]))
    reached = set()
    for first in notations(start, 0):
        once = do(start.clone(), first, seat=0)
        assert len(notations(once, 0)) == 3
        for second in notations(once, 0):
            cabins = ship(do(once.clone(), second, seat=0), 0)["cabins"]
            assert cabins[1] == "F15"
            reached.add((cabins[0], cabins[2]))
    assert reached == set(permutations(REGULAR[20:24], 2))


@pytest.mark.rule("DC-4.4")
def test_every_empty_cabin_must_be_filled_from_the_cards_drawn() -> None:
    game = at(boarding(TWO, FULL, families=REGULAR[20:24]))
    refused(game, "board f01", "DC-4.4", seat=0)  # not drawn
    refused(game, "done", "", seat=0)
    do(game, "board f21", seat=0)
    refused(game, "board f21", "DC-4.4", seat=0)  # has a cabin already
    assert game.to_act == (0,) and ship(game, 0)["cabins"] == TWO
    do(game, "board f24", seat=0)
    assert ship(game, 0)["cabins"] == ["F21", "F15", "F24"]


@pytest.mark.rule("DC-4.4", "DC-14.4")
def test_choices_are_secret_until_all_have_committed() -> None:
    game = at(boarding(ONE, TWO, ["F30", None, "F31"]), seats=3)
    do(game, notations(game, 0)[0], seat=0)
    chosen = ship(game, 0)["picked"][0]
    for seat in (1, 2, None):
        assert chosen not in str(game.view(seat)) and not any(chosen in line for line in game.log(seat))
        assert table(game, seat)["ready"] == [True, False, False]
        assert [cabin["family"] for cabin in table(game, seat)["ships"][0]["cabins"]] == ONE
    do(game, notations(game, 2)[1], seat=2)
    do(game, notations(game, 1)[0], seat=1)
    assert ship(game, 0)["cabins"] == ONE
    do(game, notations(game, 1)[0], seat=1)
    for seat in (0, 1, 2, None):
        assert table(game, seat)["ships"][0]["cabins"][1]["family"] == chosen


@pytest.mark.rule("DC-4.4", "DC-14.4")
def test_the_choice_can_be_changed_until_it_is_shown() -> None:
    game = at(boarding(TWO, ONE, families=REGULAR[20:26]))
    do(game, "board f26", "board f25", seat=0)
    assert game.can_undo(0) and not game.can_undo(1)
    game.undo(0)
    assert ship(game, 0)["picked"] == ["F26"] and table(game)["ready"] == [False, False]
    game.undo(0)
    do(game, "board f23", "board f24", seat=0)
    do(game, "board f22", seat=1)
    assert ship(game, 0)["cabins"] == ["F23", "F15", "F24"] and ship(game, 1)["cabins"] == ["F13", "F22", "F14"]
    assert not game.can_undo(0) and not game.can_undo(1)


@pytest.mark.rule("DC-4.5")
def test_as_many_figures_as_members_in_the_colour_of_the_cabin() -> None:
    game = at(boarding(THREE, FULL, families=["F01", "F02", "F13", "F15", "F03", "F04"]))
    do(game, "board f13", "board f01", "board f15", seat=0)
    assert [(each["colour"], each["aboard"]) for each in table(game)["ships"][0]["cabins"]] == [
        ("white", 6), ("orange", 2), ("blue", 5),
    ]  # fmt: skip


@pytest.mark.rule("DC-4.6", "DC-1.13")
def test_the_rejected_lie_face_up() -> None:
    game = at(boarding(TWO, FULL, families=REGULAR[20:25], family_discard=["F40"]))
    do(game, "board f22", "board f25", seat=0)
    for seat in (0, 1, None):
        assert table(game, seat)["decks"]["families"]["discard"] == ["F40", "F24", "F23"]


@pytest.mark.rule("DC-4.7", "DC-4.11")
def test_drawing_the_last_card_exactly_makes_the_round_final() -> None:
    """The pile is shuffled into a new deck at once, though nobody needs another card; the flag is public now."""
    game = at(boarding(ONE, FULL, families=["F20", "F21"], family_discard=["F40", "F41", "F42"]))
    for seat in (0, 1, None):
        assert table(game, seat)["final"] is True
        assert "The last family is drawn: this is the final round." in game.log(seat)
        assert table(game, seat)["decks"]["families"]["discard"] == []
    assert sorted(game.position()["families"]) == ["F40", "F41", "F42"] and phase(game) == "boarding"
    assert ship(game, 0)["drawn"] == ["F21", "F20"]
    do(game, "board f20", seat=0)
    assert "last day" in game.prompt(0)
    for _ in range(2):
        everybody(game)
    all_done(game)
    assert game.outcome is not None and game.outcome.reason == "last_families"


@pytest.mark.rule("DC-4.7")
def test_one_card_left_is_not_the_end() -> None:
    game = at(boarding(ONE, FULL, families=["F20", "F21", "F22"], family_discard=["F40", "F41"]))
    assert table(game)["final"] is False and game.position()["families"] == ["F20"]
    assert game.position()["family_discard"] == ["F40", "F41"]


@pytest.mark.rule("DC-4.8", "DC-4.9")
def test_the_deck_runs_out_in_mid_draw() -> None:
    discard = ["F40", "F41", "F42", "F43"]
    game = at(boarding(TWO, FULL, families=["F20", "F21"], family_discard=discard))
    drawn = ship(game, 0)["drawn"]
    assert drawn[:2] == ["F21", "F20"] and set(drawn[2:]) < set(discard) and len(set(drawn)) == 4
    assert sorted(drawn[2:] + game.position()["families"]) == discard
    assert table(game)["final"] is True and game.position()["family_discard"] == []


@pytest.mark.rule("DC-4.9")
def test_cabins_piles_and_the_box_are_not_reshuffled() -> None:
    position = boarding(ONE, FULL, families=["F20"], family_discard=["F40", "F41"])
    position["ships"][1]["pile"] = ["F43", "FA1"]
    game = at(position)
    assert ship(game, 0)["drawn"][0] == "F20"
    assert sorted([ship(game, 0)["drawn"][1], *game.position()["families"]]) == ["F40", "F41"]
    assert len(game.position()["box"]) == 48 - 5 - 3 - 1


@pytest.mark.rule("DC-4.7", "DC-4.9")
def test_the_new_deck_follows_from_chance() -> None:
    orders = set()
    for seed in range(6):
        game = at(boarding(ONE, FULL, families=["F20", "F21"], family_discard=REGULAR[30:40]), seed=seed)
        orders.add(tuple(game.position()["families"]))
    assert len(orders) == 6


@pytest.mark.rule("DC-4.12")
def test_a_second_emptying_changes_nothing() -> None:
    """Two cards in the deck, two in the pile: both run out, the flag is set and told once."""
    game = at(boarding(TWO, FULL, families=["F20", "F21"], family_discard=["F40", "F41"]))
    assert len(ship(game, 0)["drawn"]) == 4 and game.position()["families"] == []
    assert kinds(game).count("final") == 1 and kinds(game).count("families_shuffled") == 1
    assert game.position()["final"] == "deck_empty"


@pytest.mark.rule("DC-4.7")
def test_a_draw_from_an_empty_deck_is_final_too() -> None:
    game = at(boarding(ONE, FULL, families=[], family_discard=["F40", "F41", "F42"]))
    assert len(ship(game, 0)["drawn"]) == 2
    assert table(game)["final"] is True


# -- O3: only when a card must be drawn ------------------------------------------------------------------


@pytest.mark.rule("DC-4.7")
def test_with_the_other_trigger_an_empty_deck_waits_for_the_next_draw() -> None:
    position = boarding(ONE, FULL, families=["F20", "F21"], family_discard=["F40", "F41", "F42"])
    game = at(position, end_trigger="draw")
    assert table(game)["final"] is False and game.position()["families"] == []
    assert game.position()["family_discard"] == ["F40", "F41", "F42"]
    do(game, "board f20", seat=0)
    assert game.position()["family_discard"] == ["F40", "F41", "F42", "F21"]
    again = at(boarding(ONE, FULL, families=[], family_discard=["F40", "F41", "F42", "F21"]), end_trigger="draw")
    assert table(again)["final"] is True and set(ship(again, 0)["drawn"]) < {"F40", "F41", "F42", "F21"}
    assert len(again.position()["families"]) == 2 and again.position()["family_discard"] == []


@pytest.mark.rule("DC-4.7", "DC-4.8")
def test_with_the_other_trigger_a_mid_draw_reshuffle_is_final() -> None:
    position = boarding(TWO, FULL, families=["F20"], family_discard=["F40", "F41", "F42"])
    game = at(position, end_trigger="draw")
    assert table(game)["final"] is True and len(ship(game, 0)["drawn"]) == 4
    assert ship(game, 0)["drawn"][0] == "F20" and game.position()["families"] == []


# -- DC-4.10: too few families ---------------------------------------------------------------------------


@pytest.mark.rule("DC-4.10")
def test_fewer_cards_than_wanted() -> None:
    game = at(boarding(TWO, families=["F20", "F21", "F22"]), seats=1)
    assert ship(game, 0)["drawn"] == ["F22", "F21", "F20"] and game.position()["jana"] == []
    do(game, "board f20", "board f22")
    assert ship(game, 0)["cabins"] == ["F20", "F15", "F22"] and game.position()["family_discard"] == ["F21"]


@pytest.mark.rule("DC-4.10")
def test_fewer_cards_than_cabins_leave_cabins_empty() -> None:
    game = at(boarding(THREE, families=["F20", "F21"]), seats=1)
    assert table(game, 0)["cabins_to_fill"] == ["white", "orange"]
    do(game, "board f21", "board f20")
    assert ship(game, 0)["cabins"] == ["F21", "F20", None] and phase(game) == "set_course"
    assert game.position()["family_discard"] == []


@pytest.mark.rule("DC-4.10")
def test_no_card_at_all_is_no_decision() -> None:
    game = at(boarding(THREE, families=[]), seats=1)
    assert phase(game) == "set_course" and ship(game, 0)["cabins"] == THREE


@pytest.mark.rule("DC-4.10")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("end_trigger", ["empty", "draw"])
def test_families_always_suffice_together(seats: int, end_trigger: str) -> None:
    """Every cabin emptied every round, the hungriest case: in every boarding all get two cards for each cabin."""
    game = under_way(seats, seed=seats, end_trigger=end_trigger)
    while game.to_act:
        position = game.position()
        if position["phase"] == "set_sail":  # send everybody home
            for each in position["ships"]:
                each["waiting"], each["guests"] = [0, 0, 0], {}
            game = all_done(ct.set_up("dream-cruise", position))
        else:
            everybody(game)
        if phase(game) == "boarding":
            assert [len(each["drawn"]) for each in game.position()["ships"]] == [6] * seats
    assert game.outcome is not None and game.outcome.reason == "last_families"


# -- DC-4.13: the round cap ------------------------------------------------------------------------------


@pytest.mark.rule("DC-4.13", "DC-4.11")
@pytest.mark.parametrize(("cap", "rounds"), [(20, 20), (12, 12)])
def test_the_capped_round_is_final(cap: int, rounds: int) -> None:
    early = at(boarding(ONE, FULL, round=rounds - 1), round_cap=cap)
    assert table(early)["final"] is False
    game = at(boarding(ONE, FULL, round=rounds, family_discard=["F40"]), round_cap=cap)
    assert table(game)["final"] is True and game.position()["final"] == "round_cap"
    assert game.position()["family_discard"] == ["F40"] and "families_shuffled" not in kinds(game)
    for _ in range(3):
        everybody(game)
    all_done(game)
    assert game.outcome is not None and game.outcome.reason == "round_cap"


@pytest.mark.rule("DC-4.13")
def test_a_table_that_does_nothing_ends_with_round_20() -> None:
    game = under_way(2)
    while game.to_act:
        all_done(game) if phase(game) == "set_sail" else everybody(game)
    assert game.position()["round"] == 20 and game.outcome is not None and game.outcome.reason == "round_cap"


@pytest.mark.rule("DC-4.13")
def test_without_a_cap_it_goes_on() -> None:
    game = at(boarding(ONE, FULL, round=25), round_cap=0)
    assert table(game)["final"] is False


@pytest.mark.rule("DC-4.12", "DC-4.13")
def test_the_deck_may_run_out_in_the_capped_round_as_well() -> None:
    game = at(boarding(ONE, FULL, round=20, families=["F20"], family_discard=["F40", "F41"]))
    assert [kind for kind in kinds(game) if kind.startswith("final")] == ["final_cap"]
    assert len(ship(game, 0)["drawn"]) == 2 and kinds(game).count("families_shuffled") == 1


@pytest.mark.rule("DC-4.10")
def test_the_prompt_sends_nobody_away_who_is_not_there() -> None:
    game = at(boarding(ONE, families=["F20"]), seats=1)
    assert notations(game) == ["board f20"] and "other" not in game.prompt(0) and "andere" not in game.prompt(0, "de")
