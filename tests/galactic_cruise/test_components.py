"""The box: boards, tiles and tokens are those of the tables D1 to D3, D7 to D9, D11, D12, D15 and D16 of the rules."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tests.galactic_cruise.helpers import BOX, ROOT, new, player, seen, table, turn

SPEC = (ROOT / "docs/rules/galactic-cruise.md").read_text(encoding="utf-8")
GAINS = {"Money": "money", "Ad": "ads", "VP": "vp", "Reputation": "reputation", "Resource": "resources"}


def section(heading: str) -> str:
    """What the rules say from this heading to the next."""
    start = SPEC.index(f"\n{heading}")
    return re.split(r"\n##+ ", SPEC[start + len(heading) + 1 :])[0]


def rows(text: str) -> list[list[str]]:
    """The cells of every row of the tables in a text, without heads and rules."""
    found = [line.strip().strip("|").split("|") for line in text.splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in row] for row in found]
    return [row for row in cells if not set("".join(row)) <= set("-")]


def gains(text: str) -> dict[str, int]:
    """'1 Agenda card + 2 Ads' as the data says it."""
    found = {}
    for number, what in re.findall(r"(\d+) ([A-Z]\w+)", text):
        found["cards" if what == "Agenda" else GAINS[what.removesuffix("s")]] = int(number)
    return found


# -- counts ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("GC-1.1")
def test_the_counts_of_shared_components() -> None:
    counts = {
        "agenda": 36, "actions": 12, "experts": 6, "goals": 6, "technologies": 8, "blueprints": 48, "cruises": 18,
        "guest_bonuses": 5, "cockpits": 16, "engines": 16, "locations": 6,
    }  # fmt: skip
    assert {name: len(BOX[name]) for name in counts} == counts  # Cockpits and Engines: 15 and the starting kind
    assert [id for id, cruise in BOX["cruises"].items() if cruise.get("star")] == ["C01", "C02", "C03"]
    assert Counter(card["resource"] for card in BOX["agenda"].values()) == {"food": 12, "oxygen": 12, "fuel": 12}
    at_table = seen(new(4))
    everywhere = dict(at_table["supply"])
    for queue in at_table["queue"]:
        everywhere = {type: everywhere[type] + queue[type] for type in everywhere}
    assert everywhere == {"A": 12, "R": 12, "F": 12}


@pytest.mark.rule("GC-1.2", "GC-2.6")
def test_the_pieces_of_a_player() -> None:
    own = seen(new(3))["players"][0]
    assert own["tokens"] == ["B1", "B2", "B3", "B4", "G1", "G2", "G3", "G4"]
    assert [BOX["tokens"][token]["row"] for token in own["tokens"]] == ["top"] * 4 + ["bottom"] * 4
    assert (own["idle"], own["idle_experts"], own["hired"]) == (2, 0, {"right": False, "left": False})
    assert [(ship["cockpit"], ship["engine"]) for ship in own["ships"]] == [("K00", "E00")]
    assert own["removed"] == {"food": 0, "oxygen": 0, "fuel": 0} and len(BOX["developments"]["costs"]) == 3
    assert list(BOX["upgrades"]) == [f"U{type}{k}" for type in "ARF" for k in (1, 2, 3)]


@pytest.mark.rule("GC-1.3", "GC-1.4")
def test_guests_resources_and_the_length_of_the_track() -> None:
    assert [(id, BOX["guests"][id]["name"]["en"]) for id in BOX["guests"]] == [
        ("A", "Adventurous"), ("R", "Relaxing"), ("F", "Family"),
    ]  # fmt: skip
    assert list(BOX["resources"]) == ["food", "oxygen", "fuel"] and BOX["reputation"]["most"] == 18


# -- the Network (D1 to D3) -----------------------------------------------------------------------------------


@pytest.mark.rule("GC-2.1", "GC-2.2")
def test_the_walkways_are_those_of_d1() -> None:
    """Whoever owns just one walkway reaches from either of its ends the other one, and nothing else."""
    for name, _, following, area, joined in rows(section("### D1."))[1:]:
        ends = joined.split("–")
        assert ends[1] == name and area == f"A{name[1]}" and int(following[1]) == int(name[1]) % 6 + 1
        plans = seen(turn({}, areas={area: [0]}))["plans"]
        for plan in plans:
            reach = {each["site"] for each in plan["reach"] if each["access"] in ("here", "open")}
            assert reach == (set(ends) if plan["site"] in ends else {plan["site"]})


@pytest.mark.rule("GC-2.1", "GC-8.3")
def test_each_location_has_two_neighbours() -> None:
    plans = seen(turn({}))["plans"]
    reach = {plan["site"]: {each["site"] for each in plan["reach"]} - {plan["site"]} for plan in plans}
    assert reach == {
        "L1": {"L6", "L2"}, "L2": {"L1", "L3"}, "L3": {"L2", "L4"}, "L4": {"L3", "L5"}, "L5": {"L4", "L6"},
        "L6": {"L5", "L1"},
    }  # fmt: skip


@pytest.mark.rule("GC-2.5", "GC-3.1")
def test_the_actions_of_the_intro_game_are_those_of_d2() -> None:
    names = {each["name"]["en"]: key for key, each in BOX["actions"].items()}
    pairs, keys = section("### D2.").split("Keys used")
    for where, first, second in rows(pairs)[1:]:
        assert BOX["locations"][where.split()[0]]["intro"] == [names[first], names[second]]
    for key, english, german, rule in rows(keys)[1:]:
        assert (BOX["actions"][key]["name"], BOX["actions"][key]["rule"]) == (
            {"en": english, "de": german},
            f"GC-{rule}",
        )
    assert [len(each["actions"]) for each in seen(new(2))["locations"]] == [2] * 6


@pytest.mark.rule("GC-3.10", "GC-R37")
def test_the_backs_of_technologies_are_those_of_d3() -> None:
    for tile, front, two, three, four in rows(section("### D3."))[1:]:
        slot, first, second = BOX["technologies"][tile]["areas"]
        assert (BOX["technologies"][tile]["name"]["en"], f"{slot}, {first}, {second}") == (front, two)
        assert (f"{slot}, {first}", first) == (three, four)


# -- tracks and displays (D7 to D9) ---------------------------------------------------------------------------


@pytest.mark.rule("GC-5.3", "GC-5.6")
def test_the_reputation_track_is_that_of_d7() -> None:
    icons = {row[0]: [int(k) for k in row[1].split(", ")] for row in rows(section("### D7.")) if row[0] in GAINS}
    assert {GAINS[name]: places for name, places in icons.items()} == {
        name: BOX["reputation"][name] for name in ("ads", "money", "resources")
    }
    assert sorted(k for places in icons.values() for k in places) == list(range(1, 19))
    worth = re.findall(r"(\d+) → (\d+) VP", section("### D7."))
    assert [[int(place), int(vp)] for place, vp in worth] == BOX["reputation"]["vp"]
    prices = [seen(turn({"reputation": k}))["players"][0]["borrowing"] for k in range(19)]
    assert prices == [2] * 7 + [1] * 8 + [0] * 4


@pytest.mark.rule("GC-14.2", "GC-3.3")
def test_the_progress_track_is_that_of_d8() -> None:
    for row, name in zip(rows(section("### D8."))[1:], ("two", "three", "four"), strict=True):
        assert BOX["progress"][name] == [int(cell) for cell in row[1:4]] and sum(BOX["progress"][name]) == int(row[4])


@pytest.mark.rule("GC-9.5.2", "GC-9.12.1", "GC-9.1.1")
def test_slots_spaces_and_columns_are_those_of_d9() -> None:
    cells = rows(section("### D9."))
    slots = [re.findall(r"\d+", row[1]) for row in cells if "Money + 1 Reputation" in row[1]]
    assert [[int(money), int(reputation)] for money, reputation in slots] == [
        list(each)
        for each in zip(BOX["displays"]["surcharge_money"], BOX["displays"]["surcharge_reputation"], strict=True)
    ]
    start = [row[0] for row in cells].index("Agenda display space")
    assert [gains(row[1]) for row in cells[start + 1 : start + 5]] == BOX["displays"]["agenda"]
    start = [row[0] for row in cells].index("Development column")
    columns = [[int(row[1]), int(row[2])] for row in cells[start + 1 : start + 4]]
    assert columns == [list(each) for each in zip(BOX["developments"]["costs"], BOX["developments"]["vp"], strict=True)]


@pytest.mark.rule("GC-2.8", "GC-3.14")
def test_the_numbers_of_d9() -> None:
    numbers = BOX["numbers"]
    assert (numbers["queue"], numbers["supply_guest"]) == ([1, 2, 3], 4)
    assert (numbers["silo_start"], numbers["silo_most"]) == (2, 5)
    assert set(seen(new(2))["silo"].values()) == {2}


@pytest.mark.rule("GC-3.16", "GC-7.7")
def test_the_guest_bonuses_are_those_of_d9() -> None:
    wanted = {row[0]: gains(row[1]) for row in rows(section("### D9.")) if row[0].startswith("GB")}
    assert {id: bonus["gain"] for id, bonus in BOX["guest_bonuses"].items()} == wanted and len(wanted) == 5


# -- tokens, Engines, Cruises, Blueprints (D11, D12, D15, D16) --------------------------------------------------


@pytest.mark.rule("GC-9.9.2")
def test_the_tokens_are_those_of_d11() -> None:
    for token, place, bonus, *_, german in rows(section("### D11."))[1:]:
        data = BOX["tokens"][token]
        assert (data["row"], data["name"]["de"]) == (place, german)
        if token == "G4":
            assert (data["gain"], data["discount"]) == ({}, int(re.findall(r"cost (\d)", bonus)[0]))
        else:
            assert data["gain"] == gains(bonus)


@pytest.mark.rule("GC-9.6.2")
def test_the_engines_are_those_of_d12() -> None:
    wanted = {row[0]: gains(row[1]) for row in rows(section("### D12."))[1:]}
    assert {id: engine["gain"] for id, engine in BOX["engines"].items()} == {"E00": {}, **wanted}
    assert len(wanted) == 15


@pytest.mark.rule("GC-7.2", "GC-1.1")
def test_the_cruises_are_those_of_d15() -> None:
    cruises = BOX["cruises"]
    for id, star, stops, fuel, destinations in rows(section("### D15."))[1:]:
        assert cruises[id]["stops"] == stops.replace(" → ", "") and cruises[id]["fuel"] == int(fuel)
        assert len(cruises[id]["stops"].replace("D", "")) == int(destinations)
        assert cruises[id].get("star", False) == (star == "*")
    letters = Counter("".join(cruise["stops"] for cruise in cruises.values()))
    assert (letters["A"], letters["R"], letters["F"]) == (11, 11, 11)


@pytest.mark.rule("GC-7.2")
def test_every_trip_ends_with_return_to_earth() -> None:
    ship = {"segments": ["BP01", "BP02"], "cruise": "C16", "guests": [1, 0, 0]}
    assert seen(turn({"ships": [ship]}))["players"][0]["ships"][0]["route"] == ["A", "D", "R", "D", "F", "E"]


@pytest.mark.rule("GC-9.5.2", "GC-9.5.4")
def test_the_blueprints_are_those_of_d16() -> None:
    tiles = BOX["blueprints"]
    wanted = rows(section("### D16."))[1:]
    assert [row[0] for row in wanted] == list(tiles)
    for id, english, german, icons, vp, cost, _ in wanted:
        assert tiles[id]["name"] == {"en": english.replace("'", "’"), "de": german}
        assert (tiles[id]["icons"], tiles[id]["vp"], tiles[id]["cost"]) == (icons.replace("+", ""), int(vp), int(cost))
        assert int(cost) - int(vp) == {1: 1, 2: 3, 3: 5}[len(tiles[id]["icons"])]
    assert Counter("".join(each["icons"] for each in tiles.values())) == {"A": 25, "R": 25, "F": 25}


# -- boards ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("GC-2.7")
def test_storage_grows_with_every_development_of_its_row() -> None:
    areas = {area: [0] for area in ("A1", "A2", "A3", "A4", "A5", "A6")}
    own = {"removed": {"food": 3, "oxygen": 2, "fuel": 1}, "stored": {"food": 5, "oxygen": 4, "fuel": 3}}
    at_table = seen(turn(own, areas=areas))["players"]
    assert at_table[0]["capacity"] == {"food": 5, "oxygen": 4, "fuel": 3}
    assert at_table[1]["capacity"] == {"food": 2, "oxygen": 2, "fuel": 2}


@pytest.mark.rule("GC-2.10")
@pytest.mark.parametrize(("segments", "cabins"), [(0, 0), (1, 0), (2, 1), (3, 2)])
def test_a_ship_has_a_cabin_less_than_segments(segments: int, cabins: int) -> None:
    ship = {"segments": [f"BP0{k + 1}" for k in range(segments)]}
    assert seen(turn({"ships": [ship]}))["players"][0]["ships"][0]["cabins"] == cabins


@pytest.mark.rule("GC-2.9", "GC-3.22")
@pytest.mark.parametrize(("seats", "spaces"), [(2, 4), (3, 5), (4, 6)])
def test_the_marketing_board(seats: int, spaces: int) -> None:
    cruises = seen(new(seats))["cruises"]
    assert len(cruises) == spaces and all(each["cruise"] for each in cruises)
    assert [each["consultant"] for each in cruises] == [None] * spaces
    assert [each["guests"] for each in cruises] == [{"A": 0, "R": 0, "F": 0}] * spaces


@pytest.mark.rule("GC-2.3", "GC-2.4")
def test_an_area_holds_one_development_of_each_owner() -> None:
    game = table(
        {"areas": {"A1": [0, 1, "neutral", "npc"]}, "workers": {"L1": ["npc", "worker"], "L2": ["npc", "worker"]}}
    )
    assert seen(game)["areas"][0]["owners"] == [0, 1, "neutral", "npc"]
    assert [player(game, seat)["removed"]["food"] for seat in (0, 1)] == [1, 1]
