"""Components, geometry, setting up and removal (TR-1, 2, 3, 9)."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import captains_table as ct
from captains_table.titles.tranquility.data.ids import CALM, COMPASS, FINISH, ISLANDS, MONSTER, ROCKS, START, STORM
from tests.tranquility.helpers import at, do, full_grid, hand, new, notations, prices, row_full, table

ROOT = Path(__file__).parent.parent.parent
TRANQUILITY = ct.title("tranquility")
BOX = tomllib.loads((ROOT / "src/captains_table/titles/tranquility/data/components.toml").read_text(encoding="utf-8"))
EVERYTHING: dict[str, Any] = {"rocks": True, "monsters": 5, "storms": True}


def kind(card: int) -> str:
    if card <= ISLANDS:
        return "island"
    if STORM <= card < COMPASS:
        return "storm"
    names = {FINISH: "finish", START: "start", MONSTER: "monster", COMPASS: "compass", ROCKS: "rocks", CALM: "calm"}
    return names[card]


def kinds(cards: list[int]) -> dict[str, int]:
    return dict(Counter(kind(card) for card in cards))


def inventory(game: ct.Game) -> list[int]:
    return [int(str(card)) for card in TRANQUILITY.inventory(game.state)]


def zones(game: ct.Game, *names: str) -> list[list[int | str]]:
    """The cards of these zones of all seats, from the position."""
    position = game.position()
    return [cards or [] for name in names for cards in position[name]]


def everywhere(game: ct.Game) -> list[int | str]:
    """All cards in hands and piles."""
    return [card for cards in zones(game, "hands", "piles") for card in cards]


def dealt(game: ct.Game) -> list[int]:
    """How many cards each seat was dealt: hand and pile without the Start that came later."""
    position = game.position()
    starts = 0 if position["deck"] else 1
    return [len(held) + len(pile) - starts for held, pile in zip(position["hands"], position["piles"], strict=True)]


# -- TR-1 components -------------------------------------------------------------------------------------


@pytest.mark.rule("TR-1.1", "TR-1.4")
def test_the_box_holds_135_cards() -> None:
    """Five seats with every module use all of it but 25 border cards and 2 help cards."""
    cards = kinds(inventory(new(5, **EVERYTHING)))
    expansion = {"rocks": 1, "monster": 5, "storm": 6, "compass": 6}
    assert cards == {"island": 80, "start": 5, "finish": 5, **expansion}
    assert sum(expansion.values()) == 18
    assert sum(cards.values()) + 25 + 2 == 135


@pytest.mark.rule("TR-1.2")
def test_islands_are_numbered_1_to_80_once_each() -> None:
    game = new(3, seed=5, **EVERYTHING)
    assert sorted(card for card in everywhere(game) if isinstance(card, int)) == list(range(1, 81))


@pytest.mark.rule("TR-1.2", "TR-8.6")
def test_a_face_down_pile_gives_nothing_away() -> None:
    """Whatever kinds of cards lie in the piles, in whatever order: no seat and no spectator can tell."""
    below: list[int | str] = [40, 41, "finish", "monster", "yellow-1", "start"]
    other: list[int | str] = ["monster", "start", "yellow-1", 41, "finish", 40]
    base: dict[str, Any] = {"hands": [[1, 2, 3, 4, 5], [6, 7, 8, 9, 10]]}
    one = at({**base, "piles": [below, [50, "start"]]}, storms=True, monsters=3)
    two = at({**base, "piles": [other, ["start", 50]]}, storms=True, monsters=3)
    for seat in (0, 1, None):
        assert one.view(seat) == two.view(seat)


@pytest.mark.rule("TR-1.2")
def test_compasses_and_rocks_are_hidden_only_in_the_pyramid() -> None:
    usual = new(4, **EVERYTHING)
    assert not {"compass", "rocks"} & set(everywhere(usual))
    pyramid = new(4, mode="pyramid")
    assert not {"compass", "rocks"} & set(everywhere(pyramid))
    assert Counter(pyramid.position()["deck"])["compass"] == 6
    assert Counter(pyramid.position()["deck"])["rocks"] == 1


@pytest.mark.rule("TR-1.3")
@pytest.mark.parametrize("mode", ["standard", "great_arch", "pyramid", "day_night", "duel"])
def test_only_day_and_night_and_the_duel_use_sun_and_moon(mode: str) -> None:
    slot = "L1" if mode == "great_arch" else "1"
    game = at({"grid": {slot: 5}}, mode=mode)
    lowest = next(each for each in table(game)["rows"][0] if each and each["slot"] == slot)
    assert lowest["card"] == 5
    assert lowest.get("side") == ("sun" if mode in ("day_night", "duel") else None)


@pytest.mark.rule("TR-1.3")
def test_turning_an_island_swaps_the_end_that_is_up() -> None:
    game = at({"grid": {"1": 5, "3": 9}, "hands": [[20, 30, 40], [50, 60, 70]]}, mode="day_night")
    do(game, "turn", "turn 3", "discard 20")
    assert [each.get("side") for each in table(game)["rows"][0][:3]] == ["sun", None, "moon"]
    do(game, "turn", "turn 3", "discard 50")
    assert [each.get("side") for each in table(game)["rows"][0][:3]] == ["sun", None, "sun"]


@pytest.mark.rule("TR-1.5")
def test_two_storms_of_each_colour() -> None:
    storms = table(new(2, storms=True))["storms"]
    assert [storm["storm"] for storm in storms] == [
        "yellow-1",
        "yellow-2",
        "purple-1",
        "purple-2",
        "orange-1",
        "orange-2",
    ]
    assert Counter(storm["colour"] for storm in storms) == {"yellow": 2, "purple": 2, "orange": 2}


@pytest.mark.rule("TR-1.6")
def test_border_cards_are_slots_and_deck_cards_only_in_the_pyramid() -> None:
    pyramid = new(2, mode="pyramid")
    slots = [each for row in table(pyramid)["rows"] for each in row if each]
    assert sum("explores" in each for each in slots) == 18
    assert pyramid.position()["deck"].count("calm") == 2
    for mode in ("standard", "great_arch", "day_night"):
        game = new(2, mode=mode)
        assert "calm" not in everywhere(game)
        assert not any("explores" in each for row in table(game)["rows"] for each in row if each)


def test_the_numbers_of_t11_are_in_the_box() -> None:
    assert {name: number for name, number in BOX["numbers"].items() if name != "source"} == {
        "hand_limit": 5, "storm_limit": 3, "discard_two": 2, "start_payment": 8, "start_extra": 2,
        "solo_hand_relaxed": 8, "solo_draw_yellow": 11, "rocks_price": 2, "unseen": 2, "turn_price": 1,
        "pledge_rounds": 3,
    }  # fmt: skip
    duel = {"hand": 5, "display": 5, "per_card": 2, "per_discard": 1, "second_player": 1}
    assert BOX["duel"] == {**duel, "source": "designed"}
    assert BOX["compasses"]["count"] == 6
    leave = {name: BOX["grid"][name]["rocks_leave_at_full_rows"] for name in ("standard", "great_arch", "pyramid")}
    assert leave == {"standard": 4, "great_arch": 4, "pyramid": 7 - 2}


def test_cards_are_named_as_in_t2_and_t3() -> None:
    game = at({"hands": [[17, 40, 50, 60, 70], None]})
    assert [game.choices(0, language)[0].label for language in ("en", "de")] == ["Play Island 17", "Insel 17 legen"]
    names = {card: BOX[card]["name"] for card in ("start", "finish", "rocks", "compasses")}
    assert names["start"] == {"en": "Start", "de": "Aufbruch"}
    assert names["finish"] == {"en": "Finish", "de": "Ankunft"}
    assert names["rocks"] == {"en": "Jagged Rocks", "de": "Zerklüftete Felsen"}
    assert names["compasses"] == {"en": "Compass", "de": "Kompass"}


# -- TR-2 geometry ---------------------------------------------------------------------------------------


@pytest.mark.rule("TR-2.1", "TR-2.2")
def test_six_rows_of_six_slots_counted_from_the_bottom_left() -> None:
    rows = table(new())["rows"]
    assert [[each["slot"] for each in row] for row in rows] == [
        [str((row - 1) * 6 + column) for column in range(1, 7)] for row in range(1, 7)
    ]


@pytest.mark.rule("TR-2.2")
@pytest.mark.parametrize("slot", ["0", "37", "-1", "x"])
def test_there_are_no_other_slots(slot: str) -> None:
    game = do(new(), notations(new())[0])
    with pytest.raises(ct.IllegalChoice):
        do(game, f"at {slot}")


@pytest.mark.rule("TR-2.3", "TR-2.4")
@pytest.mark.parametrize("slot", [1, 2, 6, 7, 12, 13, 18, 24, 30, 31, 35, 36])
def test_neighbours_are_the_slots_before_and_after(slot: int) -> None:
    """Only next to the one Island does a placement cost anything; the rows above and below do not matter."""
    paid: set[int] = set()
    for card in (39, 41):
        game = at({"grid": {str(slot): 40}, "hands": [[card, 1, 2, 79, 80], None]})
        if f"play {card}" in notations(game):
            cost = prices(do(game, f"play {card}"))
            assert set(cost) == set(range(1, slot) if card == 39 else range(slot + 1, 37))
            paid |= {where for where, price in cost.items() if price > 0}
    assert paid == {slot - 1, slot + 1} & set(range(1, 37))
    assert len(paid) == (1 if slot in (1, 36) else 2)


@pytest.mark.rule("TR-2.5")
def test_a_row_is_full_without_a_gap_and_the_grid_complete_without_any() -> None:
    """The Rocks may go to a row with a gap, and to no full row."""
    hands = [[1, 79, 80, 78, 77], None]
    full = at({"grid": row_full(3, 30), "hands": hands, "rocks": 1}, rocks=True)
    do(full, "discard two", "discard 80", "discard 79")
    assert notations(full) == ["rocks 2", "rocks 4", "rocks 5", "rocks 6", "rocks stay"]
    gap = {slot: card for slot, card in row_full(3, 30).items() if slot != "18"}
    open_row = do(at({"grid": gap, "hands": hands, "rocks": 1}, rocks=True), "discard two", "discard 80", "discard 79")
    assert "rocks 3" in notations(open_row)
    assert table(at({"grid": full_grid()}))["complete"]
    for missing in (1, 18, 36):
        assert not table(at({"grid": full_grid(but=(missing,))}))["complete"]


@pytest.mark.rule("TR-2.6")
def test_start_and_finish_spaces_are_outside_the_grid() -> None:
    """A placed Start is no card of the grid and nobody's neighbour; slot 36 is no place for a Finish."""
    game = at({"hands": [[1, 80, "finish", 40, 41], None], "sailed": True})
    assert all(each["card"] is None for row in table(game)["rows"] for each in row)
    assert prices(do(game.clone(), "play 1")) == dict.fromkeys(range(1, 37), 0)
    assert prices(do(game.clone(), "play 80")) == dict.fromkeys(range(1, 37), 0)
    almost = at({"grid": full_grid(but=(36,)), "hands": [["finish", 1, 3], None], "sailed": True})
    assert notations(almost) == ["discard two"]


# -- TR-3 setup ------------------------------------------------------------------------------------------


@pytest.mark.rule("TR-3.1")
def test_options_are_fixed_before_the_deal_and_seen_by_all() -> None:
    game = new(3, removal=6, monsters=4, storms=True)
    for seat in (0, 2, None):
        assert game.view(seat)["options"]["removal"] == 6
        assert game.view(seat)["options"]["monsters"] == 4
    assert len(game.view(None)["table"]["hand_sizes"]) == 3
    assert sum(dealt(game)) == 80 - 6 + 5 + 4 + 6


@pytest.mark.rule("TR-3.2", "TR-9.2")
def test_only_islands_are_removed() -> None:
    """With all other cards mixed in first, 20 removed cards would hit some of them in nearly every deal."""
    for seed in range(12):
        game = new(2, seed=seed, removal=20, monsters=5, storms=True)
        removed = game.position()["removed"]
        assert len(set(removed)) == 20 and all(isinstance(card, int) for card in removed)
        others = Counter(str(card).split("-")[0] for card in everywhere(game) if not isinstance(card, int))
        assert others == {"finish": 5, "monster": 5, "start": 2, "yellow": 2, "purple": 2, "orange": 2}
        assert not set(removed) & set(everywhere(game))


@pytest.mark.rule("TR-3.2", "TR-9.3", "TR-8.5")
def test_removed_islands_are_unknown_to_everybody_until_the_end() -> None:
    base: dict[str, Any] = {"hands": [[1, 2, 3, 4, 5], [6, 7, 8, 9, 10]]}
    one = at({**base, "removed": [11, 12, 13, 14], "discards": [[21], [22]]}, removal=4)
    two = at({**base, "removed": [21, 22, 13, 14], "discards": [[11], [12]]}, removal=4)
    for seat in (0, 1, None):
        assert one.view(seat) == two.view(seat)
        assert table(one, seat)["removed"] == 4
    one.concede(0)
    one.concede(1)
    assert table(one, 0)["revealed"]["removed"] == [11, 12, 13, 14]


@pytest.mark.rule("TR-9.3", "TR-3.2")
def test_a_seat_can_imagine_any_card_it_does_not_hold_as_removed() -> None:
    game = new(2, seed=3, removal=4)
    held = {int(card) for card in hand(game, 0) if card.isdecimal()}
    imagined = {tuple(game.imagine(0, seed).position()["removed"]) for seed in range(12)}
    assert len(imagined) > 6
    assert all(len(set(removed)) == 4 and not set(removed) & held for removed in imagined)


@pytest.mark.rule("TR-3.3")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_one_start_per_player(seats: int) -> None:
    assert inventory(new(seats)).count(START) == seats


@pytest.mark.rule("TR-3.4")
@pytest.mark.parametrize(("monsters", "storms"), [(0, False), (3, False), (4, True), (5, True), (0, True)])
def test_what_is_dealt(monsters: int, storms: bool) -> None:
    game = new(3, removal=4, monsters=monsters, storms=storms)
    cards = Counter(everywhere(game))
    assert sum(isinstance(card, int) for card in cards.elements()) == 76
    assert (cards["finish"], cards["monster"]) == (5, monsters)
    assert sum("-" in str(card) for card in cards.elements()) == (6 if storms else 0)


def t6() -> list[tuple[int, int, str]]:
    """The entries of table T6: N, players, deal sizes as written."""
    text = (ROOT / "docs/rules/tranquility.md").read_text(encoding="utf-8").split("### T6")[1].split("### T7")[0]
    rows = [
        [cell.strip() for cell in line.strip("| ").split("|")] for line in text.splitlines() if line[:3].strip("| ")
    ]
    return [(int(row[0]), seats, row[seats]) for row in rows if row[0].isdecimal() for seats in range(1, 6)]


def deal_options(n: int) -> dict[str, Any]:
    """Options with which N cards are dealt."""
    for storms in (False, True):
        for monsters in (0, 3, 5):
            removal = 85 + monsters + 6 * storms - n
            if 0 <= removal <= 20:
                return {"removal": removal, "monsters": monsters, "storms": storms}
    raise AssertionError(n)


@pytest.mark.rule("TR-3.5", "TR-3.9")
def test_deal_sizes_of_t6() -> None:
    entries = t6()
    assert len(entries) == 29 * 5
    for n, seats, written in entries:
        sizes: list[int] = []
        for part in written.split(" + "):
            times, _, size = part.rpartition("x")
            sizes += [int(size)] * (int(times) if times else seats)
        assert len(sizes) == seats and sum(sizes) == n, "the table itself"
        assert sorted(dealt(new(seats, seed=n, **deal_options(n)))) == sorted(sizes)


@pytest.mark.rule("TR-3.9")
@pytest.mark.parametrize(("removal", "n"), [(0, 80), (4, 76), (12, 68)])
def test_deal_sizes_of_the_pyramid(removal: int, n: int) -> None:
    sizes = dealt(new(3, mode="pyramid", removal=removal))
    assert sum(sizes) == n and max(sizes) - min(sizes) <= 1


@pytest.mark.rule("TR-3.5")
def test_the_extra_cards_go_to_random_seats() -> None:
    lucky = [tuple(size == 22 for size in dealt(new(4, seed=seed))) for seed in range(40)]
    assert all(sum(more) == 1 for more in lucky)
    assert {more.index(True) for more in lucky} == {0, 1, 2, 3}


@pytest.mark.rule("TR-3.6", "TR-3.7")
def test_opening_hands_have_five_cards_and_no_start() -> None:
    depths = set()
    for seed in range(30):
        game = new(3, seed=seed)
        position = game.position()
        for held, pile in zip(position["hands"], position["piles"], strict=True):
            assert len(held) == 5 and "start" not in held
            assert pile.count("start") == 1
            depths.add(pile.index("start"))
    assert len(depths) > 15 and min(depths) < 4 and max(depths) > 20


@pytest.mark.rule("TR-3.8")
def test_the_player_with_the_fewest_cards_begins() -> None:
    beginners = set()
    for seed in range(40):
        game = new(3, seed=seed)
        sizes = dealt(game)
        first = table(game)["first"]
        assert sizes[first] == 28 and game.to_act == (first,)
        beginners.add((sizes.index(29), first))
    assert beginners == {(more, first) for more in range(3) for first in range(3) if more != first}


@pytest.mark.rule("TR-3.8")
def test_a_tie_is_broken_at_random() -> None:
    assert {table(new(5, seed=seed))["first"] for seed in range(40)} == {0, 1, 2, 3, 4}


@pytest.mark.rule("TR-3.8")
def test_a_random_first_player_may_have_one_card_more() -> None:
    games = [new(3, seed=seed, first_player="random") for seed in range(40)]
    assert {dealt(game)[table(game)["first"]] for game in games} == {28, 29}


@pytest.mark.rule("TR-3.10")
def test_monsters_stay_in_an_opening_hand_and_storms_do_not() -> None:
    held: Counter[str] = Counter()
    for seed in range(20):
        game = new(5, seed=seed, monsters=5, storms=True)
        for seat in range(5):
            held.update(hand(game, seat))
            assert len(hand(game, seat)) == 5
    assert held["monster"] > 5
    assert not any("-" in card for card in held)


@pytest.mark.rule("TR-3.11")
def test_six_compasses_lie_beside_the_grid_of_a_stormy_game() -> None:
    stormy = table(new(2, storms=True))
    assert (stormy["supply"], stormy["compasses"]) == (6, [0, 0])
    assert "supply" not in table(new(2, monsters=3))
    assert inventory(new(2)).count(COMPASS) == 0


@pytest.mark.rule("TR-3.12")
def test_grid_and_discard_piles_start_empty() -> None:
    for seats in (1, 2, 5):
        seen = table(new(seats))
        assert seen["discard_sizes"] == [0] * seats
        assert all(each["card"] is None for row in seen["rows"] for each in row)


# -- TR-9 removal ----------------------------------------------------------------------------------------


@pytest.mark.rule("TR-9.1")
def test_levels_of_difficulty() -> None:
    option = next(each for each in TRANQUILITY.options if each.name == "removal")
    names = {level: label["en"] for level, label in option.value_labels.items() if level != "0"}
    assert names == {
        "4": "Galatea 4", "6": "Triton 6", "8": "Leukothea 8", "10": "Amphitrite 10", "12": "Poseidon 12",
    }  # fmt: skip
    assert option.default == 0 and table(new())["removed"] == 0
    for level in (4, 6, 8, 10, 12):
        game = new(2, removal=level)
        assert table(game)["removed"] == level and sum(dealt(game)) == 85 - level


@pytest.mark.rule("TR-9.3")
@pytest.mark.parametrize("mode", ["standard", "great_arch", "pyramid", "day_night"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_removal_combines_with_everything_cooperative(mode: str, seats: int) -> None:
    modules = {} if mode == "pyramid" else EVERYTHING
    game = new(seats, mode=mode, removal=12, **modules)
    assert table(game)["removed"] == 12
    assert sum(isinstance(card, int) for card in everywhere(game)) == 68
