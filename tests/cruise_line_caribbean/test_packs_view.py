"""With other values in a pack the view says what the rules then do: the board, which works nothing out, says it too."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import captains_table as ct
from tests.cruise_line_caribbean.helpers import company, do, table
from tests.cruise_line_caribbean.season import CALM
from tests.cruise_line_caribbean.test_packs import at, pack

VALUES = """
[ships.M]
price = 35
[ships.S]
trade_in = 12
[numbers]
ipo_price = 11
price_most = 20
fine = 6
resort_income = 3
resort_value = 7
first_visit = 4
cards_first = 3
pirates = 9
island_fuel = 5
[red.LEAK]
value = 2
[red.PRICE]
value = 2
[red.SICK]
value = 2
[blue.BUILD]
value = 9
[blue.SCOUT]
value = 1
"""


def sea(packs: Path, mine: dict[str, Any], other: dict[str, Any] | None = None, **more: Any) -> ct.Game:
    return at({**CALM, "companies": [mine, other or {}], **more}, packs)


def test_what_a_visit_brings(tmp_path: Path) -> None:
    packs = pack(tmp_path, VALUES)
    mine = {"at": "FL", "fuel": 13, "cash": 1, "aboard": {"JAM": 2}, "price_war": True}
    game = sea(packs, mine, resorts={"JAM": 0}, up=["PR"], event="E09")  # pirates off Jamaica
    plan = next(each for each in table(game, 0)["plans"] if each["stop"] == "JAM")
    assert plan["home"]["unit"] == 5
    least, most = plan["visit"]["total"]
    do(game, "visit jam")
    assert least <= company(game)["cash"] - 1 <= most
    assert (plan["visit"]["first_visit"], plan["visit"]["resort"], plan["visit"]["pirates"]) == (4, 6, 9)


def test_what_coming_home_costs_and_brings(tmp_path: Path) -> None:
    game = sea(pack(tmp_path, VALUES), {"at": "FL", "cash": 30, "aboard": {"JAM": 2}})
    seen = table(game, 0)["homecoming"]
    assert seen == {"unsatisfied": 2, "amount": 12, "cards": 3}
    do(game, "return fl")
    assert company(game)["cash"] == 18 and len(company(game)["hand"]) == 3


@pytest.mark.parametrize(
    ("card", "says", "effect"),
    [
        ("a01", {"says": "LEAK", "n": 2, "of": 9}, lambda game: company(game, 1)["fuel"] == 7),
        ("a02", {"says": "SICK", "n": 2, "most": 2}, lambda game: company(game, 1)["aboard"] == {}),
    ],
)
def test_what_an_attack_does(tmp_path: Path, card: str, says: dict[str, Any], effect: Any) -> None:
    packs = pack(tmp_path, VALUES)
    victim = {"fuel": 9, "aboard": {"JAM": 2}, "at": "FL"}
    hand = next(id for id, each in ct.title("cruise-line-caribbean").catalogue(packs)["actions"].items()
                if each["red"] == says["says"])  # fmt: skip
    game = sea(packs, {"at": "FL", "hand": [hand]}, victim)
    notation = f"attack {hand.lower()} seat 1"
    assert table(game, 0)["harms"][notation] == says
    do(game, notation)
    assert effect(game)


def test_what_shares_bring(tmp_path: Path) -> None:
    packs = pack(tmp_path, VALUES)
    game = ct.new_game("cruise-line-caribbean", seats=2, seed=1, options={"start_player": 1}, packs=packs)
    do(game, "company bel", "company gld")
    deals = table(game, 0)["deals"]
    assert deals["float 4"] == {"shares": 4, "amount": 44, "price": 7, "kept": 6, "cash": 52, "ship": "L"}
    do(game, "float 4")
    assert company(game)["cash"] == 52 and game.position()["prices"][0] == 7


def test_what_ships_and_resorts_cost(tmp_path: Path) -> None:
    packs = pack(tmp_path, VALUES)
    position = {"year": 2, "phase": "shipbuilding", "companies": [{"company": "BEL", "cash": 25}, {"cash": 20}]}
    game = at(position, packs)
    yard = {each["size"]: each for each in table(game, 0)["yard"]}
    assert (yard["M"]["cost"], yard["M"]["left"], yard["M"]["trade_in"]) == (23, 2, 12)
    do(game, "ship m")
    assert company(game)["cash"] == 2
    prices = table(game)["resort_prices"]
    assert (prices["value"], prices["income"], prices["action"] - prices["with_card"]) == (7, 3, 9)


def test_how_many_markers_can_be_looked_at(tmp_path: Path) -> None:
    packs = pack(tmp_path, VALUES)
    catalogue = ct.title("cruise-line-caribbean").catalogue(packs)
    hand = next(id for id, each in catalogue["actions"].items() if each["blue"] == "SCOUT")
    game = sea(packs, {"hand": [hand]})
    looks = [each.arguments["markers"] for each in game.choices(0) if each.verb == "play"]
    assert looks and {len(each) for each in looks} == {1} and catalogue["blue"]["SCOUT"]["value"] == 1
    other = tmp_path / "other"
    other.mkdir()
    with pytest.raises(ct.BadPack, match=r"blue\.SCOUT\.value"):
        at({}, pack(other, "[blue.SCOUT]\nvalue = 3\n"))
