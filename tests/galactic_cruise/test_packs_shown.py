"""What a pack changes is the same in the rules, in the view, and in what the board is given to draw with."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

import captains_table as ct
from captains_table.kernel.rng import Rng
from captains_table.titles.galactic_cruise.title import TITLE
from tests.galactic_cruise.flights import CRUISES, boarded, pad, ready
from tests.galactic_cruise.helpers import ID, ROOT, acting, do, new, purse, seen, table, turn, what
from tests.galactic_cruise.test_packs import at, pack

OTHER = """
[numbers]
queue = [2, 3, 5]
supply_guest = 6
left_behind = 1
refresh = 2
capacity = 3
right_expert = 1
left_expert = 2
score_other = 3
guest_vp = 4
[developments]
costs = [2, 2, 4]
[displays]
surcharge_money = [0, 1, 1, 2, 4]
surcharge_reputation = [1, 1, 0, 2, 2]
[reputation]
most = 12
ads = [1, 4, 7, 10]
money = [2, 5, 8, 11]
resources = [3, 6, 9, 12]
borrowing = [[0, 3], [4, 2], [9, 0]]
vp = [[2, 1], [6, 4], [10, 9]]
[progress]
two = [3, 4, 3]
three = [5, 3, 4]
[agenda.AG20]
value = 2
[agenda.AG21]
value = 3
[agenda.AG22]
value = 2
[technologies.TT2]
value = 3
[technologies.TT7]
value = 2
[experts.EX2]
value = 2
[goals.CG1.left]
levels = [2, 3, 4]
"""


@pytest.fixture
def packs(tmp_path: Path) -> Path:
    return pack(tmp_path, OTHER)


# -- cards -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GC-10.14")
def test_front_of_the_line(packs: Path) -> None:
    """AG22 with 2: Guests of the Queue cost at most 2 Ads, in the rules as on the board."""
    game = at({"hand": ["AG22"], "ads": 9}, packs, cruises=CRUISES, queue=[[1, 0, 0], [1, 0, 0], [1, 0, 0]])
    assert [each["price"] for each in seen(game)["prices"]["guests"]] == [2, 3, 5, 6]
    do(game, 0, "assign worker l4", "act advertise", "play ag22", "advertise c01")
    shown = seen(game)["prices"]["guests"]
    assert [(each["price"], each["lowered_by"]) for each in shown] == [
        (2, ["AG22"]),
        (2, ["AG22"]),
        (2, ["AG22"]),
        (6, []),
    ]
    do(game, 0, "sell 3 a")
    assert purse(game)[1] == 7
    assert [each["price"] for each in seen(game, 1)["prices"]["guests"]] == [2, 3, 5, 6]  # it was not theirs


@pytest.mark.rule("GC-9.10.3")
def test_group_rate(packs: Path) -> None:
    """AG21 with 3: every Guest brings 3 Money more."""
    game = at({"hand": ["AG21"], "ads": 9}, packs, cruises=CRUISES, queue=[[2, 0, 0], [0, 0, 0], [0, 0, 0]])
    plain = seen(game)["cruises"][0]["ticket"]["money"]
    do(game, 0, "assign worker l4", "act advertise", "play ag21", "advertise c01")
    assert seen(game)["cruises"][0]["ticket"]["money"] == plain + 3
    before = purse(game)[0]
    assert purse(do(game, 0, "sell 1 a"))[0] == before + plain + 3
    assert seen(game, 1)["cruises"][0]["ticket"]["money"] == plain


# -- the next meeting ----------------------------------------------------------------------------------------------


@pytest.mark.rule("GC-14.1", "GC-14.3")
def test_a_neutral_cube_of_another_section_brings_no_meeting_nearer() -> None:
    """With two players in the Intro one lies in section B from the beginning."""
    progress = seen(new(setup="intro"))["progress"]
    first, second, third = progress["sections"]
    assert progress["track"].count("neutral") == 1 and progress["until"] == [
        first,
        first + second - 1,
        first + second + third - 1,
    ]
    game = table({"players": [{"launches": first - 1}, {}]})
    assert seen(game)["progress"]["track"][first - 1 : first + 1] == [None, "neutral"]
    assert seen(game)["progress"]["until"][0] == 1 and seen(game)["agms"] == 0


@pytest.mark.rule("GC-11.5", "GC-14.3")
@pytest.mark.parametrize("free", [1, 2])
def test_the_countdown_tells_of_the_meeting_only_when_it_comes(free: int) -> None:
    first = seen(new(setup="intro"))["progress"]["sections"][0]
    others = {"players": [ready(), {"launches": first - free}], "cruises": CRUISES[:4]}
    game = do(table(others), 0, "launch 1 worker")
    place = {"section": 1, "space": first - free + 1, "spaces": first}
    for choices in ([], ["board 1 a", "close doors"]):
        do(game, 0, *choices)
        assert seen(game)["launch"]["cube"] == place  # not that of the neutral cube behind
        assert seen(game)["launch"]["next_meeting"] == {"section": 0, "cubes": free - 1}
        assert seen(game, 1)["launch"]["cube"] == place


# -- whole games: what is shown before a choice is what it then costs and brings -----------------------------------


def at_least_nothing(lines: list[dict[str, Any]]) -> int:
    total = 0
    for line in lines:  # the Expert's line is the last
        total = (max(0, total) if line["reason"] == "expert" else total) + int(line["money"])
    return max(0, total)


def check(choice: ct.Choice, seat: int, before: dict[str, Any], after: dict[str, Any], kind: str) -> str:
    """Compares what the view said before this choice with what has become of it; the verb if there was something."""
    verb, arguments = choice.verb, choice.arguments
    had, has = before["players"][seat], after["players"][seat]
    prices = before["prices"]

    def less(what: str) -> int:
        return int(had[what] - has[what])

    if verb == "segment":
        bill = (
            prices["own"][arguments["blueprint"]]
            if "blueprint" in arguments
            else prices["display"][arguments["slot"] - 1]
        )
        assert less("money") == bill["money"] == at_least_nothing(bill["lines"])
    elif verb in ("board", "sell") and "presold" not in arguments:
        at = 3 if arguments.get("supply") else arguments["section"] - 1
        assert less("ads") == prices["guests"][at]["price"]
        if verb == "sell":
            assert -less("money") == before["cruises"][before["question"]["space"]]["ticket"]["money"]
    elif verb == "hire":
        assert less("money") == had["prices"][arguments["side"]]
    elif verb == "build" and kind == "pay_development":
        assert after["question"]["due"] == before["question"]["costs"][arguments["resource"]]
    elif verb in ("bonus", "track"):
        gain = arguments.get("gain", "resources")
        (way,) = [each for each in before["spending"] if (each["gain"], each["steps"]) == (gain, arguments["steps"])]
        assert has["reputation"] == way["left"] and (gain == "resources" or -less(gain) == way["units"])
    elif verb == "settle":
        assert {kind: had["stored"][kind] - has["stored"][kind] for kind in had["stored"]} == before["launch"]["bill"][
            "spent"
        ]
    elif verb == "borrow":
        (area,) = [each for each in before["areas"] if each["id"] == arguments["area"]]
        assert less("money") == area["price"]
    elif verb == "close doors":
        cubes = after["progress"]
        new = [k for k, owner in enumerate(cubes["track"]) if owner != before["progress"]["track"][k]]
        place = before["launch"]["cube"]
        assert new == ([] if place is None else [sum(cubes["sections"][: place["section"] - 1]) + place["space"] - 1])
        assert after["launch"]["cube"] == place
    elif verb == "score":
        ship = had["ships"][before["question"]["ship"]]
        stop = ship["trip"][ship["stop"]]
        assert (less("ads"), -less("vp")) == (stop["ads"][arguments["guest"]], stop["vp"])
    elif verb == "draw" and arguments.get("discard"):
        assert less("reputation") + less("vp") == prices["discard_pile"]
    else:
        return ""
    return verb


def looked_at(game: ct.Game, seat: int) -> dict[str, Any]:
    """The title's own view alone, which is quicker."""
    found: dict[str, Any] = msgspec.to_builtins(game.title.view(game.state, seat))
    return found


def follow(packs: Path, seats: int, seed: int) -> Counter[str]:
    """A game of a bot that often does something else; how often each kind of figure was compared."""
    checked: Counter[str] = Counter()
    game = ct.new_game(ID, seats=seats, seed=seed, options={"round_limit": 40}, packs=packs)
    bot, rng = ct.bot("greedy", seed=seed), Rng(seed)
    while game.to_act:
        seat = game.to_act[0]
        before = looked_at(game, seat)
        plan = before.get("launch", {}).get("bill", {}).get("plan")
        if plan:
            do(game.clone(), seat, *plan["notations"])
            checked["plan"] += 1
        choices = game.choices(seat)
        choice = choices[rng.below(len(choices))] if rng.below(3) == 0 else bot.choose(game, seat)
        game.choose(seat, choice)
        if not game.to_act:
            break
        after = looked_at(game, seat)
        checked[check(choice, seat, before, after, game.kind(seat))] += 1
        if before["agms"] < after["agms"]:
            word = ("agm_a", "agm_b")[before["agms"]]
            met = after["progress"]["meetings"][before["agms"]]
            assert [each["points"][word] for each in after["players"]] == [each["vp"] for each in met]
            checked["agm"] += 1
        if after["now"]["step"] == 1 and after["end_stage"] == 0:
            assert after["progress"]["until"][after["agms"]] > 0  # or it would have been held
    return checked


def test_what_is_shown_is_what_happens(packs: Path) -> None:
    checked = follow(packs, 2, 1) + follow(packs, 3, 2)
    wanted = {"segment", "board", "sell", "hire", "build", "bonus", "settle", "borrow", "close doors", "score", "agm"}
    assert wanted <= set(checked), checked


@pytest.mark.full
@pytest.mark.parametrize("seed", range(10, 16))
def test_and_in_more_games(packs: Path, seed: int) -> None:
    assert follow(packs, 2 + seed % 3, seed)


# -- what the board is given -----------------------------------------------------------------------------------------


def test_the_printed_numbers_are_those_of_the_pack(packs: Path) -> None:
    printed = TITLE.catalogue(packs)
    game = at({"reputation": 9}, packs)
    view = seen(game)
    assert [each["printed"] for each in view["prices"]["guests"]] == [*printed["numbers"]["queue"], 6]
    assert [each["money"] for each in view["prices"]["surcharges"]] == printed["displays"]["surcharge_money"]
    assert view["reputation"]["borrowing"] == [3] * 4 + [2] * 5 + [0] * 4
    assert view["reputation"]["vp"] == [0, 0, 1, 1, 1, 1, 4, 4, 4, 4, 9, 9, 9]
    assert view["reputation"]["icons"][:4] == [None, "ads", "money", "resources"]
    assert view["players"][0]["development_costs"] == {"food": 2, "oxygen": 2, "fuel": 2}
    assert view["players"][0]["capacity_most"] == 3 + len(printed["developments"]["costs"])
    assert view["progress"]["sections"] == printed["progress"]["three"]
    assert view["goals"][0]["needed"] == view["goals"][0]["levels"][view["goals"][0]["level"]]


@pytest.mark.rule("GC-9.2.1")
def test_the_accountant_of_one_lowers_nobody_elses_prices() -> None:
    own = {"idle_experts": 1, "hired": ["right"], "money": 20}
    plain = turn(own, expert="EX2")
    prices = [each["prices"] for each in seen(plain)["players"]]
    game = acting("expert", own, worker="expert", expert="EX2")
    now = [each["prices"] for each in seen(game)["players"]]
    assert now[1:] == prices[1:] and now[0]["left"] == prices[0]["left"] - 1
    assert what(game) == "hire_expert"
    do(game, 0, "hire left")
    assert purse(game)[0] == 20 - now[0]["left"]


@pytest.mark.rule("GC-11.6")
def test_the_bill_of_a_launch_adds_up() -> None:
    game = boarded(
        pad(ready(stored={"food": 2, "oxygen": 1, "fuel": 2}, hand=["AG01", "AG02", "AG03"], reputation=9)), "1 a"
    )
    launch = seen(game)["launch"]
    bill = launch["bill"]
    states = [socket["state"] for row in launch["rows"] for socket in row["sockets"]]
    assert bill["total"] == len(states) == sum(launch["owed"].values())
    assert (bill["stored"], bill["open"], bill["short"]) == (states.count("stored"), states.count("open"), ["oxygen"])
    assert launch["supplied"] == {"covered": bill["total"] - 1, "owed": bill["total"]}
    assert "bill" not in seen(game, 1)["launch"] and seen(game, 1)["launch"]["rows"][0]["sockets"][0]["state"] == "due"


def test_the_board_reads_no_notation_and_knows_no_number_of_a_choice() -> None:
    board = ROOT / "src/captains_table/titles/galactic_cruise/board"
    for path in board.rglob("*.js"):
        found = re.findall(r"notation\.\w+\(|4096|table\.asked", path.read_text(encoding="utf-8"))
        assert not found, f"{path.name}: {found}"
