"""The box: map, ports, ships, markers and cards are those of the tables T1 to T10 and T14 of the rules."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise

import pytest

import captains_table as ct
from tests.cruise_line_caribbean.helpers import (
    BOX,
    CARIBBEAN,
    ISLANDS,
    PORTS,
    ROOT,
    at,
    company,
    do,
    drawing,
    new,
    table,
)

SPEC = (ROOT / "docs/rules/cruise-line-caribbean.md").read_text(encoding="utf-8")


def section(heading: str) -> str:
    """What the rules say from this heading to the next of its rank."""
    rank = heading.split()[0]
    start = SPEC.index(f"\n{heading}")
    rest = SPEC[start + len(heading) + 1 :]
    end = rest.find(f"\n{rank} ")
    return rest if end < 0 else rest[:end]


def rows(text: str) -> list[list[str]]:
    """The cells of every row of the tables in a text, without rules and emphasis."""
    found = [line.strip().strip("|").split("|") for line in text.splitlines() if line.startswith("|")]
    found = [[cell.strip().strip("*").strip() for cell in row] for row in found]
    return [row for row in found if not set("".join(row)) <= set("-")]


def pair(text: str) -> list[int]:
    return [int(each) for each in re.findall(r"\d+", text)]


# -- the map (T1 to T3b) ----------------------------------------------------------------------------------------


@pytest.mark.rule("CL-2.1")
def test_the_map_is_that_of_t1() -> None:
    drawn, machine = re.findall(r"```\n(.*?)\n```", section("## T1 "), re.DOTALL)
    assert BOX["map"]["rows"] == machine.split("\n")
    hexes = Counter("".join(BOX["map"]["rows"]))
    assert (hexes["L"], hexes["."], hexes["#"]) == (29, 90, 11)
    for line in drawn.split("\n"):
        row, *cells = line.split()[1:]
        for column, cell in enumerate(cells):
            kind = BOX["map"]["rows"][int(row)][column]
            if cell == "##":
                assert kind == "L"
            elif cell == "..":
                assert kind == "."
            elif cell.isdigit():
                assert kind == "." and BOX["mystery_hexes"][str(int(cell))] == [int(row), column]
            else:
                assert kind == "#" and BOX["ports"][cell]["hex"] == [int(row), column]


@pytest.mark.rule("CL-2.1")
def test_straits_and_lands_have_names() -> None:
    assert BOX["straits"]["yucatan"]["hex"] == [7, 0] and BOX["straits"]["windward"]["hex"] == [8, 4]
    names = [land["name"]["de"] for land in BOX["lands"].values()]
    assert names == ["USA", "Kuba", "Hispaniola", "Mittelamerika", "Südamerika"]


@pytest.mark.rule("CL-2.10", "CL-2.1")
def test_the_ports_are_those_of_t2() -> None:
    wanted = [row for row in rows(section("## T2 ")) if row[0] != "Code"]
    assert [row[0] for row in wanted] == list(BOX["ports"]) == list(PORTS)
    for code, name_en, name_de, kind, hex, colour, tokens, notes in wanted:
        port = BOX["ports"][code]
        assert (port["name"], port["kind"]) == ({"en": name_en, "de": name_de}, kind)
        assert port["hex"] == pair(hex)
        if kind == "destination":
            assert " / ".join(port["colour"][language] for language in ("en", "de")) == colour
            assert port["tokens"] == int(tokens) == 15
            assert port["shallow"] == notes.startswith("shallow") == (code == "CAY")


@pytest.mark.rule("CL-5.15")
def test_the_numbered_hexes_are_those_of_t3() -> None:
    found: dict[str, list[int]] = {}
    for row in rows(section("## T3 ")):
        for number, hex in ((row[0], row[1]), (row[4], row[5])):
            if number.isdigit():
                found[number] = pair(hex)
    assert {key: value for key, value in BOX["mystery_hexes"].items() if key.isdigit()} == found
    assert sorted(map(int, found)) == list(range(2, 21))


def distances(veiled: list[int] | None = None) -> dict[tuple[str, str], int]:
    """From port to port, as players see them in their plans."""
    found = {}
    for start in PORTS:
        game = at({"mystery": veiled or [], "companies": [{"at": start}, {}]})
        for plan in table(game, 0)["plans"]:
            found[start, plan["stop"]] = plan["hexes"]
    return found


@pytest.mark.rule("CL-8.6", "CL-8.1")
def test_the_distances_are_those_of_t3b() -> None:
    head, *body = rows(section("## T3b "))
    found = distances()
    for row in body:
        for to, hexes in zip(head[1:], row[1:], strict=True):
            assert found[row[0], to] == int(hexes), (row[0], to)


@pytest.mark.rule("CL-8.5", "CL-8.6")
@pytest.mark.parametrize(
    ("number", "longer"),
    [
        (16, {"NY-JAM": 11, "VA-JAM": 10, "FL-JAM": 6, "BAH-JAM": 7, "BER-JAM": 8, "BER-CAY": 8}),
        (5, {"NY-CAY": 10, "VA-CAY": 9, "FL-CAY": 6}),
        (10, {}), (11, {}), (8, {}), (19, {}), (14, {}), (12, {}),
    ],
)  # fmt: skip
def test_detours_forced_by_one_marker(number: int, longer: dict[str, int]) -> None:
    """T3: there and back, and nowhere else."""
    free, round_it = distances(), distances([number])
    changed = {f"{a}-{b}": round_it[a, b] for a, b in free if b in PORTS and free[a, b] != round_it[a, b]}
    back = {"-".join(reversed(way.split("-"))): hexes for way, hexes in longer.items()}
    assert changed == longer | back


@pytest.mark.rule("CL-8.6")
def test_loops_the_tanks_were_made_for() -> None:
    found = distances()
    for loop, hexes in {
        "NY-BER-PR-FL": 13, "VA-BER-PR-FL": 13, "FL-BAH-PR-VI-FL": 12, "FL-JAM-CAY-FL": 10, "NY-PR-VI-NY": 17,
        "FL-PR-VI-STL-BAR-FL": 18, "VA-PR-VI-STL-BAR-FL": 20,
    }.items():  # fmt: skip
        assert sum(found[leg] for leg in pairwise(loop.split("-"))) == hexes, loop


# -- companies, ships, fuel, markers (T4 to T8) -------------------------------------------------------------------


@pytest.mark.rule("CL-2.2", "CL-3.5")
def test_the_companies_are_those_of_t4() -> None:
    wanted = {row[0]: row[1:3] for row in rows(section("## T4 "))[1:]}
    assert {each["name"]: each["home"] for each in BOX["companies"].values()} == {k: v[0] for k, v in wanted.items()}
    for each in BOX["companies"].values():
        assert f"{each['colour']['en']} / {each['colour']['de']}" == wanted[each["name"]][1]


@pytest.mark.rule("CL-2.2", "CL-7.6", "CL-8.10")
def test_the_ships_are_those_of_t5() -> None:
    keys = ("capacity", "tank", "price", "trade_in", "maintenance")
    for size, row in zip("SML", rows(section("## T5 "))[1:], strict=True):
        ship = BOX["ships"][size]
        assert f"{ship['name']['en']} / {ship['name']['de']}" == row[0]
        assert [ship[key] for key in keys] == [int(cell.strip("$")) for cell in row[1:6]]


@pytest.mark.rule("CL-8.8", "CL-2.2")
def test_the_fuel_prices_are_those_of_t6() -> None:
    _, *body = rows(section("## T6 "))
    for size, row in zip("SML", body, strict=True):
        assert BOX["ships"][size]["fuel_prices"] == [int(cell) for cell in row[1:]]


@pytest.mark.rule("CL-2.8")
def test_the_fares_are_those_of_t7() -> None:
    assert sorted(BOX["fares"]["values"]) == [3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6]
    game = new(3)
    while table(game)["phase"] != "turns":
        do(game, game.choices(game.to_act[0])[0].notation)
    position = game.position()
    assert sorted([*position["fares"].values(), *[value for _, value in position["mystery"]]]) == BOX["fares"]["values"]


@pytest.mark.rule("CL-9.1")
def test_the_mysteries_are_those_of_t8() -> None:
    for value, markers, name_en, name_de, _ in rows(section("## T8 "))[1:]:
        assert BOX["mysteries"][value]["name"] == {"en": name_en, "de": name_de}
        assert BOX["fares"]["values"].count(int(value)) == int(markers)


# -- cards (T9, T10, T13, T14) ------------------------------------------------------------------------------------


def tokens(cell: str) -> list[str]:
    found: list[str] = []
    for each in cell.split(", "):
        code, _, count = each.partition("×")
        found += [code] * int(count or 1)
    return found


def demand_table() -> dict[str, dict[str, list[str]]]:
    found = {}
    for row in rows(section("## T10 ")):
        if row[0].startswith("D"):
            cells = {port: tokens(cell) for port, cell in zip(("NY", "VA", "FL"), row[2:], strict=True)}
            assert sum(map(len, cells.values())) == int(row[1])
            found[row[0].split()[0]] = cells
    return found


@pytest.mark.rule("CL-2.4")
def test_the_demand_cards_are_those_of_t10() -> None:
    wanted = demand_table()
    assert len(wanted) == 72
    found = {id: {port: sorted(card[port]) for port in ("NY", "VA", "FL")} for id, card in BOX["demand"].items()}
    assert found == {id: {port: sorted(cells) for port, cells in card.items()} for id, card in wanted.items()}


@pytest.mark.rule("CL-2.4")
def test_the_demand_decks_are_those_of_t9() -> None:
    for deck, cards, spread, mean, split in rows(section("## T9 "))[1:]:
        mine = [card for id, card in BOX["demand"].items() if id.startswith(deck)]
        totals = [sum(len(card[port]) for port in ("NY", "VA", "FL")) for card in mine]
        assert len(mine) == int(cards)
        assert [min(totals), max(totals)] == pair(spread)
        assert round(sum(totals) / len(totals), 1) == float(mean)
        assert [sum(len(card[port]) for card in mine) for port in ("NY", "VA", "FL")] == pair(split)
        wishes = Counter(each for card in mine for port in ("NY", "VA", "FL") for each in card[port])
        assert set(wishes) == set(ISLANDS) and max(wishes.values()) - min(wishes.values()) <= 1


@pytest.mark.rule("CL-2.6", "CL-6.10")
def test_the_events_are_those_of_t14() -> None:
    wanted = [row for row in rows(section("## T14 ")) if re.fullmatch(r"E\d\d", row[0])]
    assert [row[0] for row in wanted] == list(BOX["events"]) == [f"E{n:02}" for n in range(1, 31)]
    for id, kind, name_en, name_de, _ in wanted:
        assert BOX["events"][id]["season"] == (kind == "S")
        assert BOX["events"][id]["name"] == {"en": name_en, "de": name_de}


@pytest.mark.rule("CL-2.5")
def test_there_are_25_action_cards() -> None:
    position = new(2).position()
    assert sorted(position["actions"]) == [f"A{n:02}" for n in range(1, 26)]
    assert all(card["blue"] in BOX["blue"] and card["red"] in BOX["red"] for card in BOX["actions"].values())


@pytest.mark.rule("CL-2.7", "CL-2.9", "CL-2.13", "CL-2.14")
def test_what_is_only_for_the_hands_is_no_part_of_the_rules() -> None:
    """Track markers, the two ship tokens of a company, storm markers and chips show what the table knows anyway."""
    seen = table(at({"event": "E01", "mystery": []}))
    assert (seen["year"], seen["season"], seen["order"]) == (1, "spring", [0, 1])
    assert [port["port"] for port in seen["ports"] if port.get("closed")] == ["PR", "VI"]
    assert [each["ship"]["size"] for each in seen["companies"]] == ["S", "S"]
    assert [each["cash"] for each in seen["companies"]] == [20, 20]


@pytest.mark.rule("CL-2.11", "CL-3.9")
def test_five_resorts_are_enough_for_every_company() -> None:
    assert max(BOX["numbers"]["resorts"]) == 5 and BOX["numbers"]["resorts"] == [5, 4, 3]


@pytest.mark.rule("CL-2.3")
def test_ten_shares_in_seven_certificates() -> None:
    assert BOX["numbers"]["certificates"] == [5, 1, 1]
    game = new(2, mode="standard", certificates="indivisible", start_player=1)
    do(game, "company gld")
    assert company(game)["shares"] == [[1, 1, 1, 1, 1, 2, 3], []]


@pytest.mark.rule("CL-2.12")
def test_the_die_shows_1_to_10() -> None:
    """Two of them put Mystery markers on 2 to 20, and the port die names each island (E06), or none."""
    numbers, struck = set(), set()
    for seed in range(150):
        game = drawing("E06", seed=seed)
        struck.add(tuple(table(game)["event"]["ports"]))
        game = at({"phase": "resorts", "companies": [{"cash": 0}, {"cash": 0}]}, seed=seed)
        numbers |= {number for number, _ in game.position()["mystery"]}
    assert struck == {(), *[(island,) for island in ISLANDS]}
    assert numbers >= set(range(4, 19)) and numbers <= set(range(2, 21))


@pytest.mark.rule("CL-1.6")
def test_two_to_four_play() -> None:
    assert list(CARIBBEAN.seats) == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(ct.BadSeats):
            new(seats)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("start_cash", 8), ("start_fuel", 13), ("resort_winter", 10), ("resort_action", 20), ("resort_value", 5),
        ("first_visit", 1), ("fine", 4), ("tow", 3), ("island_fuel", 3), ("island_fuel_note", 9), ("pirates", 3),
        ("cards_first", 2), ("cards_second", 1), ("demand_cards", 2),
    ],
)  # fmt: skip
def test_numbers_of_the_rules(name: str, value: int) -> None:
    assert BOX["numbers"][name] == value
