"""Components (DC-1) and the tables T1 to T10: the data file holds what the spec says."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

import captains_table as ct
from tests.dream_cruise.helpers import (
    BOX,
    CABINS,
    DREAM_CRUISE,
    PORTS,
    REGULAR,
    ROOT,
    SEAS,
    at,
    do,
    new,
    notations,
    ship,
    table,
    under_way,
)

SPEC = (ROOT / "docs/rules/dream-cruise.md").read_text(encoding="utf-8")
FAMILIES: dict[str, Any] = BOX["families"]
SHORES: dict[str, Any] = BOX["shores"]
WORDS = {"R": "rulebook", "P": "public", "D": "designed"}


def rows(heading: str) -> list[list[str]]:
    """The rows of a table of the spec, without its head."""
    part = SPEC.split(f"### {heading}.")[1].split("\n### ")[0].split("\n## ")[0]
    lines = [line.strip("| ").split(" | ") for line in part.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line] for line in lines[1:]]


def sources(entry: dict[str, Any]) -> set[str]:
    source = entry["source"]
    return set(source.values()) if isinstance(source, dict) else {source}


# -- T1 to T6 --------------------------------------------------------------------------------------------


@pytest.mark.rule("DC-1.1", "DC-1.2")
def test_starting_families_as_in_t1() -> None:
    written = [
        [id, each["set"], each["name"], str(each["members"]), str(each["points"]), ", ".join(each["icons"])]
        for id, each in list(FAMILIES.items())[:12]
    ]
    assert written == [row[:6] for row in rows("T1")]
    for letter in "ABCD":
        icons = [icon for each in FAMILIES.values() if each.get("set") == letter for icon in each["icons"]]
        assert sorted(icons) == ["BE", "CI", "CO", "CU", "RE", "SP"]


@pytest.mark.rule("DC-1.1", "DC-1.2")
def test_regular_families_as_in_t2() -> None:
    written = [
        [id, each["name"], str(each["members"]), str(each["points"]), ", ".join(each["icons"])]
        for id, each in list(FAMILIES.items())[12:]
    ]
    assert written == [row[:5] for row in rows("T2")]
    for each in FAMILIES.values():
        assert 1 <= each["points"] <= 9 and 2 <= each["members"] <= 6
        assert 1 <= len(set(each["icons"])) == len(each["icons"]) <= 3


@pytest.mark.rule("DC-1.2")
def test_points_follow_t2b() -> None:
    """Points by the pattern of the icons and the number of members."""
    part = SPEC.split("| Pattern | 2 | 3 | 4 | 5 | 6 |")[1].split("\n\n")[0]
    prices: dict[tuple[str, int], int] = {}
    for line in part.splitlines()[2:]:
        pattern, *cells = [cell.strip() for cell in line.strip().removeprefix("|").removesuffix("|").split("|")]
        prices |= {(pattern, members): int(cell) for members, cell in enumerate(cells, 2) if cell}
    for id in REGULAR:
        each = FAMILIES[id]
        pattern = "".join(sorted("G" if icon in ("SP", "CU", "RE") else "L" for icon in each["icons"]))
        assert each["points"] == prices[pattern, each["members"]], id


@pytest.mark.rule("DC-1.3", "DC-1.4", "DC-1.12")
def test_shore_cards_as_in_t3() -> None:
    written = [
        [
            id, each["name"]["en"], each["name"]["de"], each["region"],
            each["excursion"]["icon"], str(each["excursion"]["capacity"]),
            each["activity_name"]["en"], each["activity_name"]["de"],
            each["activity"]["icon"], str(each["activity"]["capacity"]),
        ]
        for id, each in SHORES.items()
    ]  # fmt: skip
    assert written == [row[:10] for row in rows("T3")]


@pytest.mark.rule("DC-1.3", "DC-1.5")
def test_sea_cards_as_in_t4() -> None:
    written = [
        [id, each["name"]["en"], each["name"]["de"], each["icon"], str(each["capacity"]), "2"]
        for id, each in BOX["seas"].items()
    ]
    assert written == [row[:6] for row in rows("T4")]
    assert not any("region" in each for each in BOX["seas"].values())


@pytest.mark.rule("DC-1.6")
@pytest.mark.parametrize(("kind", "heading"), [("activities", "T5"), ("additions", "T6")])
def test_ship_cards_as_in_t5_and_t6(kind: str, heading: str) -> None:
    written = [
        [id, each["name"]["en"], each["name"]["de"], each["icon"], str(each["capacity"])]
        for id, each in BOX[kind].items()
    ]
    assert written == [row[:5] for row in rows(heading)]


@pytest.mark.rule("DC-1.1", "DC-1.3", "DC-1.6", "DC-1.12")
def test_sums_as_in_t9() -> None:
    regular = [FAMILIES[id] for id in REGULAR]
    assert (len(FAMILIES), len(regular), len(SHORES), len(BOX["seas"])) == (60, 48, 36, 18)
    assert (len(BOX["activities"]), len(BOX["additions"])) == (48, 24)
    assert len({each["name"] for each in FAMILIES.values()}) == 60
    ids = [id for part in ("families", "shores", "seas", "activities", "additions") for id in BOX[part]]
    assert len(ids) == len(set(ids)) == 186
    assert set(Counter(each["region"] for each in SHORES.values()).values()) == {6}
    assert list(BOX["regions"]) == ["EM", "WM", "BA", "AR", "NS", "AT"]
    assert sum(each["members"] for each in regular) == 160
    assert sum(each["points"] for each in regular) == 205
    assert sum(each["excursion"]["capacity"] for each in SHORES.values()) == 60
    assert sum(each["activity"]["capacity"] for each in SHORES.values()) == 72
    capacities = [sum(each["capacity"] for each in BOX[part].values()) for part in ("seas", "activities", "additions")]
    assert capacities == [27, 108, 63]


@pytest.mark.rule("DC-1.2")
def test_counts_of_t8() -> None:
    regular = [FAMILIES[id] for id in REGULAR]
    assert Counter(each["members"] for each in regular) == {2: 13, 3: 16, 4: 12, 5: 4, 6: 3}
    assert Counter(len(each["icons"]) for each in regular) == {1: 6, 2: 21, 3: 21}
    wishes = Counter(icon for each in regular for icon in each["icons"])
    assert wishes == {"SP": 20, "CU": 20, "RE": 20, "CI": 17, "CO": 17, "BE": 17}
    assert {each["points"] for each in regular} == set(range(1, 10))
    for region in BOX["regions"]:
        there = [each for each in SHORES.values() if each["region"] == region]
        assert Counter(each["activity"]["icon"] for each in there) == {"SP": 2, "CU": 2, "RE": 2}
        pairs = Counter((each["excursion"]["capacity"], each["activity"]["capacity"]) for each in there)
        assert pairs == {(1, 3): 2, (2, 2): 2, (2, 1): 2}
    for icon in ("SP", "CU", "RE"):
        counts = {
            part: Counter(each["capacity"] for each in BOX[part].values() if each["icon"] == icon)
            for part in ("seas", "activities", "additions")
        }
        assert counts == {"seas": {1: 3, 2: 3}, "activities": {1: 2, 2: 8, 3: 6}, "additions": {2: 3, 3: 5}}


@pytest.mark.rule("DC-1.10", "DC-1.11")
def test_which_icons_and_capacities_occur() -> None:
    general, places = {"SP", "CU", "RE"}, {"CI", "CO", "BE"}
    assert {each["excursion"]["icon"] for each in SHORES.values()} == places
    assert {each["activity"]["icon"] for each in SHORES.values()} == general
    for part in ("seas", "activities", "additions"):
        assert {each["icon"] for each in BOX[part].values()} == general
        assert {each["capacity"] for each in BOX[part].values()} <= {1, 2, 3}
    assert {each["excursion"]["capacity"] for each in SHORES.values()} == {1, 2}
    assert {each["activity"]["capacity"] for each in SHORES.values()} == {1, 2, 3}


def test_the_numbers_of_t7() -> None:
    numbers = {name: value for name, value in BOX["numbers"].items() if name != "source"}
    assert numbers == {
        "route_values": [0, 0, 1, 3, 6, 9], "route_values_example": [0, 0, 0, 3, 6, 10], "guests_per_point": 2,
        "families_per_cabin": 2, "locations_drawn": 3, "set_size": 2,
        "family_decks": [18, 24, 36, 48], "face_up_sets": [2, 3, 3, 4],
    }  # fmt: skip


@pytest.mark.rule("DC-1.4", "DC-1.12")
def test_names_of_t10_in_both_languages() -> None:
    names = {row[0]: {"en": row[1], "de": row[2]} for row in rows("T10")}
    for part in ("icons", "regions", "cabins"):
        assert BOX[part] == {code: names[code] for code in BOX[part]}
    assert set(BOX["cabins"]) == set(CABINS)
    assert set(BOX["icons"]) == {"SP", "CU", "RE", "CI", "CO", "BE"}


@pytest.mark.rule("DC-1.4", "DC-1.5")
@pytest.mark.parametrize(
    ("location", "choice", "english", "german"),
    [
        ("P01", "captain top", "shore excursion Piraeus", "Landausflug Piräus"),
        ("P01", "captain bottom", "Acropolis", "Akropolis"),
        ("W01", "captain top", "Deck Yoga", "Yoga an Deck"),
    ],
)
def test_how_spots_are_called(location: str, choice: str, english: str, german: str) -> None:
    game = at({"ships": [{"location": location, "hand": ["A01"]}, {}]})
    for language, name in (("en", english), ("de", german)):
        labels = {each.notation: each.label for each in game.choices(0, language)}
        assert name in labels[choice]


def test_how_families_and_sea_days_are_called() -> None:
    game = at({"phase": "boarding", "ships": [{"cabins": [None, "F10", "F11"], "drawn": ["F01", "F02"]}, {}]})
    assert [game.choices(0, language)[0].label for language in ("en", "de")] == [
        "Welcome the Jung family",
        "Familie Jung aufnehmen",
    ]
    day = at({"phase": "set_course", "ships": [{"drawn": ["W01", "P18", "P02"]}, {}]})
    assert [choice.label for choice in day.choices(0)] == [
        "Set course: sea day: Deck Yoga", "Set course: Warnemünde", "Set course: Istanbul",
    ]  # fmt: skip
    assert day.choices(0, "de")[0].label == "Kurs setzen: Seetag: Yoga an Deck"


# -- where it comes from ---------------------------------------------------------------------------------


def test_every_entry_says_where_it_comes_from() -> None:
    for part in ("families", "shores", "seas", "activities", "additions"):
        for id, each in BOX[part].items():
            assert sources(each) and sources(each) <= set(WORDS.values()), id
    said = [name for names in BOX["numbers"]["source"].values() for name in names]
    assert sorted(said) == sorted(name for name in BOX["numbers"] if name != "source")


@pytest.mark.rule("DC-1.2")
def test_the_provenance_marks_of_the_tables_are_kept() -> None:
    """Whatever the last column of the spec's tables marks R, P or D is marked so in the data."""
    parts = {"T1": "families", "T2": "families", "T3": "shores", "T4": "seas", "T5": "activities", "T6": "additions"}
    for heading, part in parts.items():
        for row in rows(heading):
            entry = BOX[part][row[0]]
            marks = set(re.findall(r"\b[RPD]\b", row[-1]))
            assert sources(entry) == {WORDS[mark] for mark in marks}, row[0]
    assert all(each["source"]["points"] == "public" for each in list(FAMILIES.values())[:12])
    assert FAMILIES["F01"]["source"]["members"] == "rulebook" and FAMILIES["F01"]["source"]["points"] == "designed"


# -- the things on the table -----------------------------------------------------------------------------


@pytest.mark.rule("DC-1.7", "DC-1.14")
@pytest.mark.parametrize("seats", [1, 4])
def test_figures_never_exceed_the_members(seats: int) -> None:
    """So 24 of a colour are always enough for four ships."""
    game = under_way(seats, seed=3)
    seen: Counter[str] = Counter()
    while game.to_act:
        position = game.position()
        for each in position["ships"]:
            for cabin, colour in enumerate(CABINS):
                out = sum(colour in there for there in each["guests"].values())
                members = FAMILIES[each["cabins"][cabin]]["members"] if each["cabins"][cabin] else 0
                assert each["waiting"][cabin] + out <= members <= 6
                seen[colour] = max(seen[colour], out)
        choices = notations(game)
        wanted = [each for verb in ("place", "play", "build") for each in choices if each.startswith(verb)]
        do(game, wanted[0] if wanted else choices[-1])
    assert min(seen.values()) >= 2


@pytest.mark.rule("DC-1.8", "DC-2.5")
def test_a_captain_for_everybody_and_one_cap() -> None:
    for seats in range(1, 5):
        seen = table(new(seats))
        assert [each["captain"] for each in seen["ships"]] == [None] * seats
        assert seen["token"] in range(seats)


@pytest.mark.rule("DC-1.9")
def test_a_ship_has_three_cabins_and_four_addition_spaces() -> None:
    for each in table(new(4))["ships"]:
        assert [cabin["colour"] for cabin in each["cabins"]] == ["white", "orange", "blue"]
        assert each["additions"] == [None] * 4 and each["captain"] is None


@pytest.mark.rule("DC-1.4", "DC-1.5", "DC-1.10")
def test_the_spots_of_a_port_and_of_a_sea_day() -> None:
    game = at({"ships": [{"location": "P25"}, {"location": "W13"}]})
    port, sea = (
        [(each["spot"], each["icon"], each["capacity"]) for each in seen["spots"]] for seen in table(game)["ships"]
    )
    assert port == [("top", "CO", 2), ("bottom", "CU", 2)]
    assert sea == [("top", "RE", 1)]
    assert [each["free_slots"] for each in table(game)["ships"]] == [1, 2]


@pytest.mark.rule("DC-1.10")
def test_capacity_is_the_most_guests() -> None:
    """Piraeus takes one guest in the city, though two families wish for it."""
    game = at({"ships": [{"cabins": ["F09", "F22", "F03"], "location": "P01"}, {}]})
    assert {"place white top", "place orange top"} < set(notations(game, 0))
    do(game, "place white top", seat=0)
    assert notations(game, 0) == ["place orange bottom", "done"]


@pytest.mark.rule("DC-1.13")
def test_three_decks_and_their_public_discard_piles() -> None:
    position: dict[str, Any] = {"family_discard": ["F05"], "location_discard": ["P05", "W02"], "ship_discard": ["A05"]}
    game = at(position)
    for seat in (0, 1, None):
        decks = table(game, seat)["decks"]
        assert list(decks) == ["families", "locations", "ships"]
        assert [decks[name]["discard"] for name in decks] == [["F05"], ["P05", "W02"], ["A05"]]


@pytest.mark.rule("DC-1.15")
def test_cabins_differ_in_colour_only() -> None:
    """The same families in other cabins: the same spots for each, and the same points at the end."""
    outcomes = []
    for order in (["F01", "F02", "F09"], ["F09", "F01", "F02"]):
        game = at({"final": "deck_empty", "ships": [{"cabins": order, "location": "P02"}, {"location": "P03"}]})
        colour = dict(zip(order, CABINS, strict=True))
        places = {each.replace(colour[family], family) for each in notations(game, 0) for family in order}
        assert {"place F01 bottom", "place F02 bottom", "place F09 top"} == {x for x in places if "F" in x}
        do(game, f"place {colour['F01']} bottom", f"place {colour['F02']} bottom", "done", seat=0)
        do(game, "done", seat=1)
        assert isinstance(game.outcome, ct.Outcome)
        outcomes.append(game.outcome)
    assert outcomes[0] == outcomes[1] and outcomes[0].scores[0] == 1


@pytest.mark.rule("DC-1.1", "DC-1.3", "DC-1.6")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_card_is_somewhere_once_from_the_deal_to_the_end(seats: int) -> None:
    game = under_way(seats, seed=seats)
    everything = list(DREAM_CRUISE.inventory(game.state))
    assert len(everything) == len(set(everything)) == 186
    while game.to_act:
        do(game, notations(game)[len(game.lines) % len(notations(game))])
        assert list(DREAM_CRUISE.inventory(game.state)) == everything
    assert set(PORTS + SEAS) >= set(ship(game, 0)["voyage"])
