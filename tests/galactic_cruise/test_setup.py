"""Setting up: the boards by the number of players, the market, and what players choose before the first turn."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from tests.galactic_cruise.helpers import BOX, asked, do, new, notations, player, purse, seen, stored, turn

SEATS = (2, 3, 4)
NOBODY: dict[str, int] = {"A": 0, "R": 0, "F": 0}


def begun(seats: int, seed: int = 1, **options: Any) -> ct.Game:
    """A game of which everybody has made the first choices."""
    game = new(seats, seed, **options)
    while seen(game)["phase"] == "setup":
        game.choose(game.to_act[0], asked(game, game.to_act[0])[0])
    return game


# -- the board ------------------------------------------------------------------------------------------------


@pytest.mark.rule("GC-3.1", "GC-3.5", "GC-3.6", "GC-3.7", "GC-3.9")
def test_the_intro_board_is_printed() -> None:
    for seed in range(4):
        at_table = seen(new(3, seed, setup="intro"))
        assert at_table["technologies"] == ["TT1", "TT2", "TT3", "TT7"] and at_table["expert"] == "EX1"
        assert {each["id"]: each["actions"] for each in at_table["locations"]} == {
            id: location["intro"] for id, location in BOX["locations"].items()
        }
        assert [goal["measure"] for goal in at_table["goals"]] == ["developments", "segments", "ships_launched"]


@pytest.mark.rule("GC-3.1", "GC-3.5", "GC-3.6", "GC-3.7", "GC-3.9")
def test_the_standard_board_is_drawn_by_lot() -> None:
    found: dict[str, set[str]] = {"expert": set(), "goals": set(), "technologies": set(), "locations": set()}
    for seed in range(40):
        at_table = seen(new(3, seed))
        for key in ("expert", "technologies", "locations"):
            found[key].add(str(at_table[key]))
        found["goals"].add(str([goal["measure"] for goal in at_table["goals"]]))
        actions = [action for location in at_table["locations"] for action in location["actions"]]
        assert sorted(actions) == sorted(BOX["actions"]) and len(set(at_table["technologies"])) == 4
    assert len(found["expert"]) == 6 and len(found["goals"]) == 6
    assert len(found["technologies"]) > 30 and len(found["locations"]) == 40


@pytest.mark.rule("GC-3.2", "GC-3.13", "GC-3.15")
@pytest.mark.parametrize("seats", SEATS)
def test_what_lies_open(seats: int) -> None:
    at_table = seen(new(seats))
    assert len(set(at_table["agenda"])) == 4 and at_table["deck"] == 32 - seats and at_table["discard"] == []
    assert len(set(at_table["blueprints"])) == 5 and at_table["blueprint_stack"] == 43
    assert len(set(at_table["cockpits"])) == 4 and len(set(at_table["engines"])) == 4 and at_table["pair_stack"] == 11
    assert "K00" not in at_table["cockpits"] and "E00" not in at_table["engines"]
    assert at_table["cruise_stack"] == 18 - len(at_table["cruises"]) and at_table["cruise_discard"] == 0


@pytest.mark.rule("GC-3.3", "GC-3.4")
@pytest.mark.parametrize("seats", SEATS)
def test_neutral_cubes_in_the_intro_game_only(seats: int) -> None:
    progress = seen(new(seats, setup="intro"))["progress"]
    first = [0, progress["sections"][0], sum(progress["sections"][:2])]
    wanted = [first[1]] if seats == 2 else first
    assert [k for k, owner in enumerate(progress["track"]) if owner] == wanted
    assert set(progress["track"]) == {None, "neutral"} and len(progress["track"]) == sum(progress["sections"])
    assert set(seen(new(seats))["progress"]["track"]) == {None}


@pytest.mark.rule("GC-3.8")
@pytest.mark.parametrize(("seats", "level"), [(2, 1), (3, 0), (4, 0)])
def test_where_the_goal_trackers_start(seats: int, level: int) -> None:
    assert [goal["level"] for goal in seen(new(seats))["goals"]] == [level] * 3


@pytest.mark.rule("GC-3.10", "GC-3.11", "GC-16.1", "GC-16.2")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("setup", ["intro", "standard"])
def test_neutral_developments_as_a_technology_tile_says(seats: int, setup: str) -> None:
    patterns = set()
    for seed in range(12):
        game = new(seats, seed, setup=setup)
        at_table = seen(game)
        held = frozenset(each["id"] for each in at_table["areas"] if each["owners"] == ["neutral"])
        patterns.add(held)
        cut = {2: (0, 1, 2), 3: (0, 1), 4: (1,)}[seats]
        backs = {id: frozenset(tile["areas"][k] for k in cut) for id, tile in BOX["technologies"].items()}
        drawn = [id for id, areas in backs.items() if areas == held]
        if setup == "standard":
            assert any(id not in at_table["technologies"] for id in drawn)
        else:
            assert drawn
        assert [player(game, seat)["reputation"] for seat in range(seats)] == [
            (seat - at_table["first"]) % seats for seat in range(seats)
        ]
        npc = {each["id"] for each in at_table["locations"] if each["worker"]}
        assert npc == ({f"L{area[1]}" for area in held if area[0] == "A"} if seats == 2 else set())
    assert len(patterns) > 3


@pytest.mark.rule("GC-3.12", "GC-R38")
def test_tiles_kept_with_two_players() -> None:
    """Standard: neither those in play nor the one drawn; Intro: all but the one drawn, which may be printed, too."""
    printed = set()
    for seed in range(12):
        for setup, count in (("standard", 3), ("intro", 7)):
            game = new(2, seed, setup=setup)
            kept = game.position()["kept"]
            areas = {each["id"] for each in seen(game)["areas"] if each["owners"]}
            (drawn,) = [id for id, tile in BOX["technologies"].items() if set(tile["areas"]) == areas]
            assert len(kept) == count and drawn not in kept
            if setup == "standard":
                assert not set(kept) & set(seen(game)["technologies"])
            else:
                printed.add(drawn in seen(game)["technologies"])
    assert printed == {True, False}
    assert new(3).position()["kept"] == []


# -- the market -----------------------------------------------------------------------------------------------


@pytest.mark.rule("GC-3.16")
def test_three_of_the_five_guest_bonuses() -> None:
    found = set()
    for seed in range(20):
        bonuses = seen(new(2, seed))["bonuses"]
        assert list(bonuses) == ["A", "R", "F"] and len(set(bonuses.values())) == 3
        found |= set(bonuses.values())
    assert found == {"GB1", "GB2", "GB3", "GB4", "GB5"}


@pytest.mark.rule("GC-3.17")
@pytest.mark.parametrize("seats", SEATS)
def test_starred_cruises_open_the_intro_game(seats: int) -> None:
    def shown(**options: Any) -> list[str]:
        return [each["cruise"] for each in seen(new(seats, **options))["cruises"]]

    assert shown(setup="intro")[:3] == ["C01", "C02", "C03"] and len(set(shown(setup="intro"))) == seats + 2
    assert any(shown(seed=seed)[:3] != ["C01", "C02", "C03"] for seed in range(3))


@pytest.mark.rule("GC-3.18", "GC-3.19")
@pytest.mark.parametrize(("seats", "least"), [(2, 7), (3, 9), (4, 11)])
def test_the_first_guests(seats: int, least: int) -> None:
    topped = set()
    for seed in range(20):
        at_table = seen(new(seats, seed))
        wanted = dict(NOBODY)
        for each in at_table["cruises"]:
            for stop in BOX["cruises"][each["cruise"]]["stops"].replace("D", ""):
                wanted[stop] += 1
        topped.add(sum(wanted.values()) >= least)
        while sum(wanted.values()) < least:
            wanted = {type: count + 1 for type, count in wanted.items()}
        waiting = [sum(section.values()) for section in at_table["queue"]]
        assert {type: sum(section[type] for section in at_table["queue"]) for type in wanted} == wanted
        assert {type: 12 - count for type, count in wanted.items()} == at_table["supply"]
        assert waiting == [(sum(wanted.values()) + 2 - k) // 3 for k in range(3)]
    assert False in topped or seats == 4


# -- players --------------------------------------------------------------------------------------------------


@pytest.mark.rule("GC-3.20", "GC-3.21", "GC-3.22", "GC-6.4")
@pytest.mark.parametrize("seats", SEATS)
def test_what_everybody_starts_with(seats: int) -> None:
    game = new(seats)
    for seat in range(seats):
        own = seen(game, seat)["players"][seat]
        assert purse(game, seat)[:3] == (10, 2, 5) and stored(game, seat) == (1, 1, 1)
        assert (own["idle"], own["idle_experts"], own["wings"], own["cubes"]) == (2, 0, 1, 0)
        assert (own["flipped"], own["upgrades"], own["scheduled"], own["blueprints"]) == (None, [], None, [])
        (ship,) = own["ships"]
        assert (ship["segments"], ship["launched"], ship["cruise"], ship["token"]) == ([], False, None, None)
        assert own["funding"] == [1, 1, 1, 1] and len(own["hand"]) == 1


@pytest.mark.rule("GC-3.23", "GC-R64")
def test_the_first_player_by_lot_or_chosen() -> None:
    assert {seen(new(3, seed))["first"] for seed in range(12)} == {0, 1, 2}
    for seat in range(3):
        assert {seen(new(3, seed, first_player=seat + 1))["first"] for seed in range(4)} == {seat}
    with pytest.raises(ct.BadOptions):
        new(2, first_player=3)


@pytest.mark.rule("GC-3.24", "GC-R18")
def test_a_hidden_card_and_reputation_by_seat_order() -> None:
    game = new(4, first_player=3)
    assert [player(game, seat)["reputation"] for seat in range(4)] == [2, 3, 0, 1]
    hands = [player(game, seat)["hand"] for seat in range(4)]
    assert all(len(hand) == 1 for hand in hands) and len({hand[0] for hand in hands}) == 4
    assert [player(game, seat)["secret"] for seat in range(4)] == [hand[0] for hand in hands]
    assert not {hand[0] for hand in hands} & set(seen(game)["agenda"])


@pytest.mark.rule("GC-3.25", "GC-3.26", "GC-3.27", "GC-3.28", "GC-R5", "GC-9.1.4")
def test_the_first_choices_in_reverse_order() -> None:
    game = new(3, first_player=2)
    shown = seen(game)["blueprints"]
    taken: list[list[str]] = []
    for seat in (0, 2, 1):  # the order is 1, 2, 0
        assert game.to_act == (seat,)
        before = purse(game, seat)
        areas = {notation.split()[2] for notation in asked(game, seat)}
        assert len(areas) == len([each for each in seen(game)["areas"] if not each["owners"] and each["id"][0] == "A"])
        assert {notation.split()[1] for notation in asked(game, seat)} == {"food", "oxygen", "fuel"}
        area = sorted(areas)[0]
        do(game, seat, f"build oxygen {area}")
        assert purse(game, seat) == (*before[:3], before[3] + 1)
        assert player(game, seat)["removed"] == {"food": 0, "oxygen": 1, "fuel": 0}
        left = [f"take {k + 1}" for k, each in enumerate(seen(game)["blueprints"]) if each]
        assert asked(game, seat) == left and len(left) == 5 - len(taken)
        assert notations(game, seat) == left  # no free acts before the first turn
        do(game, seat, left[0])
        taken.append(player(game, seat)["blueprints"])
    assert taken == [[shown[0]], [shown[1]], [shown[2]]]
    at_table = seen(game)
    assert at_table["blueprints"][:2] == shown[3:] and None not in at_table["blueprints"]
    assert at_table["blueprint_stack"] == 40
    assert (at_table["phase"], at_table["round"], at_table["turn"]) == ("advance", 1, 1)


@pytest.mark.rule("GC-3.26")
@pytest.mark.parametrize("seats", SEATS)
def test_there_is_always_a_free_walkway(seats: int) -> None:
    game = begun(seats)
    own = [area for area in seen(game)["areas"] if area["id"][0] == "A" and area["owners"]]
    assert len(own) == seats + {2: 2, 3: 1, 4: 1}[seats] and all(len(area["owners"]) == 1 for area in own)
    assert not any(area["owners"] and area["owners"] != ["neutral"] for area in seen(game)["areas"][6:])


@pytest.mark.rule("GC-3.29", "GC-16.1")
def test_the_npc_stands_before_anybody_chooses() -> None:
    at_table = seen(new(2))
    assert at_table["npc"] and at_table["phase"] == "setup"
    workers = [each["worker"] for each in at_table["locations"] if each["worker"]]
    assert workers == [{"owner": "npc", "expert": False}] * 2
    assert not seen(new(3))["npc"] and not any(each["worker"] for each in seen(new(3))["locations"])


@pytest.mark.rule("GC-3.14", "GC-4.1")
def test_the_first_turn() -> None:
    game = begun(2, first_player=2)
    assert game.to_act == (1,) and seen(game)["silo"] == {"food": 2, "oxygen": 2, "fuel": 2}
    do(game, 1, "meeting", "no action", "end turn")
    assert game.to_act == (0,) and seen(game)["round"] == 1
    do(game, 0, "meeting", "no action", "end turn")
    assert game.to_act == (1,) and seen(game)["round"] == 2
    assert turn({}).to_act == (0,)
