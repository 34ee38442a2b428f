"""An owner's component data for Cruise Line: Caribbean!: what it changes, and what is refused, with file and entry."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import captains_table as ct
from tests.cruise_line_caribbean.helpers import BOX, CARIBBEAN, ID, company, do, notations, table
from tests.cruise_line_caribbean.helpers import at as printed_at
from tests.packs import refused, write_pack


def pack(folder: Path, text: str) -> Path:
    return write_pack(folder, ID, text)


def at(position: dict[str, Any], packs: Path, seats: int = 2, **options: Any) -> ct.Game:
    return ct.set_up(ID, position, seats=seats, seed=1, options={"mode": "intro", **options}, packs=packs)


# -- names and prices --------------------------------------------------------------------------------------------


def test_names(tmp_path: Path) -> None:
    packs = pack(
        tmp_path,
        '[ports.PR.name]\nen = "San Juan"\n[companies.GLD]\nname = "Seagull Line"\nshort = "Seagull"\n'
        '[blue.CASH.name]\nen = "Old Friends"\n[red.FINE.name]\nde = "Bußgeld"\n[ships.S.name]\nde = "Nussschale"\n',
    )
    own = {"company": "GLD", "at": "FL", "hand": ["A08"], "aboard": {"PR": 1}}
    game = at({"companies": [own, {}], "mystery": []}, packs)
    labels = {each.notation: each.label for each in game.choices(0)}
    assert labels["play a08"] == "Play Old Friends"
    assert "San Juan" in labels["visit pr"]
    german = {each.notation: each.label for each in game.choices(0, "de")}
    assert "Bußgeld" in german["attack a08 seat 1"] and "Puerto Rico" in german["visit pr"]
    printed = CARIBBEAN.catalogue(packs)
    assert printed["companies"]["GLD"]["name"] == "Seagull Line"
    assert printed["ships"]["S"]["name"] == {"en": "Small", "de": "Nussschale"}


@pytest.mark.rule("CL-5.2", "CL-5.7", "CL-7.6", "CL-8.1")
def test_prices_of_ships(tmp_path: Path) -> None:
    packs = pack(
        tmp_path, "[ships.M]\nprice = 35\ncapacity = 9\ntank = 16\n[ships.S]\ntrade_in = 12\nmaintenance = 4\n"
    )
    position = {"year": 2, "phase": "shipbuilding", "companies": [{"company": "BEL", "cash": 23}, {"cash": 20}]}
    game = do(at(position, packs), "ship m")
    assert company(game)["cash"] == 0
    assert company(game, 1)["cash"] == 16, "maintenance"
    ship = table(game)["companies"][0]["ship"]
    assert (ship["capacity"], ship["tank"]) == (9, 16)


@pytest.mark.rule("CL-8.1", "CL-8.8")
def test_prices_of_fuel(tmp_path: Path) -> None:
    prices = [2 * units for units in range(1, 21)]
    packs = pack(tmp_path, f"[ships.S]\nfuel_prices = {prices}\n[numbers]\nisland_fuel = 4\n")
    position = {"companies": [{"at": "FL", "fuel": 10}, {"at": "PR", "fuel": 10}], "mystery": []}
    game = at(position, packs)
    assert table(game, 0)["ladder"]["prices"] == [2, 4, 6]
    assert table(game, 1)["ladder"]["prices"] == [4, 8, 12]


@pytest.mark.rule("CL-5.11", "CL-7.10", "CL-7.15", "CL-7.19", "CL-7.22")
def test_numbers(tmp_path: Path) -> None:
    packs = pack(tmp_path, "[numbers]\nresort_action = 17\nresort_income = 2\nfirst_visit = 3\nfine = 6\n")
    own = {"at": "FL", "cash": 17, "aboard": {"BAH": 2, "PR": 1}}
    game = at({"companies": [own, {}], "fares": {"BAH": 5}, "mystery": []}, packs)
    do(game, "build bah")
    assert company(game)["cash"] == 0
    do(game, "return ny", seat=1)
    do(game, *(["end"] if "end" in notations(game, 1) and game.to_act == (1,) else []), "visit bah")
    assert company(game)["cash"] == 2 * 5 + 3 + 2 * 2
    do(game, *(["end"] if "end" in notations(game, 0) else []), "return fl")
    assert company(game)["cash"] == 17 - 6


# -- cards and the map -------------------------------------------------------------------------------------------


@pytest.mark.rule("CL-10.4")
def test_a_card_of_ones_own(tmp_path: Path) -> None:
    """Fuel Voucher is worth 6, and the Loyalty Programme is on another card."""
    packs = pack(tmp_path, '[blue.FUEL]\nvalue = 6\n[actions.A09]\nblue = "CASH"\nred = "RAID"\n')
    own = {"at": "FL", "fuel": 2, "hand": ["A01", "A09"]}
    game = at({"companies": [own, {"at": "PR"}], "mystery": []}, packs)
    assert {"play a01", "play a09", "attack a09 seat 1"} <= set(notations(game))
    assert company(do(game, "play a01"))["fuel"] == 8


@pytest.mark.rule("CL-6.4", "CL-6.10", "CL-11.1")
def test_events_and_demand_of_ones_own(tmp_path: Path) -> None:
    packs = pack(tmp_path, '[events.E04]\nports = ["PR"]\n[demand."D1-01"]\nNY = ["PR", "PR"]\nVA = []\nFL = ["BAR"]\n')
    ports = {each["port"]: each for each in table(at({"event": "E04"}, packs))["ports"]}
    assert ports["PR"]["closed"] and not ports["BAH"]["closed"]
    before = at({"phase": "fuel", "companies": [{"fuel": 0}, {}]}, packs)
    deck = [id for id in before.position()["demand"] if id not in ("D1-01", "D2-01")]
    game = at({"phase": "demand", "demand": [*deck, "D2-01", "D1-01"]}, packs)
    printed = [BOX["demand"]["D2-01"][port] for port in ("NY", "VA", "FL")]
    waiting = [sum(each["waiting"].values()) for each in table(game)["ports"][:3]]
    assert waiting == [len(printed[0]) + 2, len(printed[1]), len(printed[2]) + 1]


def stops(game: ct.Game, seat: int) -> dict[str, int]:
    """How far everything is."""
    return {plan["stop"]: plan["hexes"] for plan in table(game, seat)["plans"]}


@pytest.mark.rule("CL-8.1", "CL-8.3")
def test_a_map_of_ones_own(tmp_path: Path) -> None:
    """Bermuda lies one hex nearer, and a canal leads through Cuba."""
    rows = list(BOX["map"]["rows"])
    rows[3], rows[4] = "LLL.#.....", "LL........"
    rows[7] = ".L........"
    packs = pack(tmp_path, f"[map]\nrows = {rows}\n[ports.BER]\nhex = [3, 4]\n")
    game = at({"companies": [{"at": "NY"}, {"at": "FL"}], "mystery": []}, packs)
    printed = printed_at({"companies": [{"at": "NY"}, {"at": "FL"}], "mystery": []})
    assert stops(game, 0)["BER"] == stops(printed, 0)["BER"] - 1
    assert (stops(game, 1)["CAY"], stops(printed, 1)["CAY"]) == (3, 4)


# -- records and folders -----------------------------------------------------------------------------------------


def test_a_record_remembers_its_pack(tmp_path: Path) -> None:
    packs = pack(tmp_path, "[numbers]\nstart_cash = 9\n")
    record = ct.new_game(ID, seed=1, packs=packs).record()
    assert ct.replay(record, packs=packs).record() == record
    with pytest.raises(ct.BadRecord, match="other component data"):
        ct.replay(record)


def test_a_pack_for_another_title_changes_nothing(tmp_path: Path) -> None:
    (tmp_path / "tranquility").mkdir()
    (tmp_path / "tranquility" / "components.toml").write_text("[numbers]\nhand_limit = 6\n", encoding="utf-8")
    assert ct.new_game(ID, seed=1, packs=tmp_path).record() == ct.new_game(ID, seed=1).record()


# -- broken packs ------------------------------------------------------------------------------------------------

ROWS = BOX["map"]["rows"]


@pytest.mark.parametrize(
    ("text", "entry", "reason"),
    [
        ("[numbers\n", "components.toml", "not valid TOML"),
        ("ships = 5\n", "ships", "must be a table"),
        ("[ships.X]\nprice = 5\n", "ships.X", "has no such entry"),
        ("[ships.S]\nspeed = 3\n", "ships.S.speed", "has no such entry"),
        ("[ships.S]\ncapacity = 0\n", "ships.S.capacity", "a whole number from 1 to 15, not 0"),
        ("[ships.S]\ntank = 21\n", "ships.S.tank", "not 21"),
        ("[ships.S]\ntank = 19\n", "ships", "a larger ship has a larger tank"),
        ("[ships.S]\nprice = 41\n", "ships", "a higher price"),
        ('[ships.S]\nprice = "dear"\n', "ships.S.price", "not 'dear'"),
        ("[ships.S]\nfuel_prices = [1, 2]\n", "ships.S.fuel_prices", "20 whole numbers from 0 to 99"),
        ('[ships.S]\nname = "Small"\n', "ships.S.name", "must be a table"),
        ('[ports.PR.name]\nde = ""\n', "ports.PR.name.de", "must be a name"),
        ("[ports.PR]\ntokens = 16\n", "ports.PR.tokens", "from 1 to 15, not 16"),
        ("[ports.PR]\nshallow = 1\n", "ports.PR.shallow", "must be true or false"),
        ("[ports.PR]\nhex = [0, 9]\n", "ports.PR.hex", "is not '#'"),
        ("[ports.PR]\nhex = [9]\n", "ports.PR.hex", "must be a row and a column"),
        (f"[map]\nrows = {[*ROWS[:10], '#.........', *ROWS[11:]]}\n", "map.rows", "exactly the hexes of the ports"),
        ("[mystery_hexes]\n7 = [0, 0]\n", "mystery_hexes.7", "is not '.'"),
        ("[mystery_hexes]\n7 = [0, 9]\n", "mystery_hexes", "two numbers lie on one hex"),
        (f"[map]\nrows = {ROWS[:12]}\n", "map.rows", "must be 13 rows of 10 hexes"),
        (f"[map]\nrows = {['LLLLL....?', *ROWS[1:]]}\n", "map.rows", "knows only L (land), . (sea) and # (port)"),
        (f"[map]\nrows = {['.LLLL.....', *ROWS[1:]]}\n", "map.rows", "row 0, column 0 cannot be reached by sea"),
        ('[companies.BEL]\nname = ""\n', "companies.BEL.name", "a company needs a name"),
        ('[companies.BEL]\nhome = "PR"\n', "companies.BEL.home", "must be one of NY, VA, FL"),
        ("[fares]\nvalues = [3, 4, 5]\n", "fares.values", "12 whole numbers from 3 to 6"),
        ('[actions.A26]\nblue = "FUEL"\nred = "LEAK"\n', "actions.A26", "has no such entry"),
        ('[actions.A01]\nblue = "LEAK"\n', "actions.A01.blue", "must be one of FUEL"),
        ('[actions.A01]\nred = "FUEL"\n', "actions.A01.red", "must be one of LEAK"),
        ("[blue.FUEL]\nvalue = 21\n", "blue.FUEL.value", "from 0 to 20, not 21"),
        ('[red.LEAK]\nclass = "rude"\n', "red.LEAK.class", "must be one of physical, commercial, official"),
        ('[blue.LEGAL]\nanswers = ["all"]\n', "blue.LEGAL.answers", "commercial, official, not 'all'"),
        ('[events.E04]\neffect = "party"\n', "events.E04.effect", "must be one of closed"),
        ("[events.E04]\nseason = 1\n", "events.E04.season", "must be true or false"),
        ('[events.E04]\nports = ["XX"]\n', "events.E04.ports", "must be one of NY"),
        ('[demand."D1-01"]\nNY = ["NY"]\n', "demand.D1-01.NY", "must be one of PR"),
        ('[demand_decks]\n"2-3" = [1, 1, 1, 0, 0, 0, 0]\n', "demand_decks.2-3", "18 cards are drawn in 3 years"),
        ('[demand_decks]\n"2-3" = [6, 6, 6]\n', "demand_decks.2-3", "7 whole numbers from 0 to 12"),
        ("[dividends]\nchart = [[1]]\n", "dividends.chart", "a row for each price from 1 to 22"),
        ("[numbers]\nfine = -1\n", "numbers.fine", "from 0 to 99, not -1"),
        ("[numbers]\nprice_most = 23\n", "numbers.price_most", "the dividend chart ends at 22"),
        ("[numbers]\nresorts = [5, 4]\n", "numbers.resorts", "3 whole numbers from 0 to 8"),
        ("[numbers]\nown_limit = [0, 7, 7]\n", "numbers.own_limit", "3 whole numbers from 1 to 10"),
    ],
)
def test_a_broken_pack_is_named(tmp_path: Path, text: str, entry: str, reason: str) -> None:
    refused(tmp_path, ID, text, entry, reason)
