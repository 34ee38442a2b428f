"""An owner's component data for Dream Cruise: what it changes, and what is refused, with file, entry and reason."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import captains_table as ct
from tests.dream_cruise.helpers import DREAM_CRUISE, do, everybody, notations, table
from tests.packs import refused, write_pack


def pack(folder: Path, text: str) -> Path:
    return write_pack(folder, "dream-cruise", text)


def at(position: dict[str, Any], packs: Path, seats: int = 2) -> ct.Game:
    return ct.set_up("dream-cruise", position, seats=seats, seed=1, packs=packs)


# -- names, values, pictures -----------------------------------------------------------------------------


def test_names_of_cards(tmp_path: Path) -> None:
    packs = pack(
        tmp_path,
        '[families.F01]\nname = "Young"\n'
        '[shores.P01]\nname = { en = "Athens", de = "Athen" }\n'
        'activity_name = { en = "Old Stones", de = "Alte Steine" }\n'
        '[activities.A01]\nname = { en = "Gym", de = "Turnen" }\n[seas.W01]\nname = { en = "Doze", de = "Dösen" }\n',
    )
    own = {"cabins": ["F01", None, None], "location": "P01", "hand": ["A01"]}
    game = at({"ships": [own, {"location": "W01", "hand": ["A02"]}]}, packs)
    labels = {each.notation: each.label for each in game.choices(0)}
    assert labels["place white bottom"].lower() == "the young family: a guest to old stones"
    assert labels["captain top"] == "Captain to shore excursion Athens (pay 1 card)"
    assert labels["play a01"] == "Play Gym over the shore activity"
    german = {each.notation: each.label for each in game.choices(0, "de")}
    assert german["place white bottom"] == "Gast von Familie Young zuteilen: Alte Steine"
    assert german["captain top"] == "Kapitän einsetzen: Landausflug Athen (1 Karte zahlen)"
    assert {each.notation: each.label for each in game.choices(1)}["captain top"] == "Captain to Doze (pay 1 card)"


def test_names_of_icons_regions_and_cabins(tmp_path: Path) -> None:
    packs = pack(
        tmp_path,
        '[icons.SP]\nen = "Sweat"\n[regions.EM]\nde = "Levante"\n[cabins.white]\nen = "cosy cabin"\n',
    )
    printed = DREAM_CRUISE.catalogue(packs)
    assert printed["icons"]["SP"] == {"en": "Sweat", "de": "Sport & Natur"}
    assert printed["regions"]["EM"] == {"en": "Eastern Mediterranean", "de": "Levante"}
    game = at({"phase": "boarding", "ships": [{"cabins": [None, "F10", "F11"]}, {}]}, packs)
    assert game.prompt(0) == "Which family moves into the cosy cabin? The other is sent away."


@pytest.mark.rule("DC-1.2", "DC-4.5")
def test_values_of_families(tmp_path: Path) -> None:
    packs = pack(tmp_path, '[families.F01]\nmembers = 5\npoints = 9\nicons = ["CI"]\n[families.FA1]\nmembers = 2\n')
    own = {"cabins": ["F01", "FA1", None], "location": "P01"}
    game = at({"ships": [own, {"pile": ["F13"]}]}, packs)
    seen = table(game)["ships"][0]["cabins"]
    assert [(each["members"], each["aboard"], each["points"]) for each in seen[:2]] == [(5, 5, 9), (2, 2, 3)]
    assert "place white top" in notations(game, 0) and "place white bottom" not in notations(game, 0)


@pytest.mark.rule("DC-1.4", "DC-1.6", "DC-1.10")
def test_values_of_locations_and_ship_cards(tmp_path: Path) -> None:
    packs = pack(
        tmp_path,
        '[shores.P01]\nregion = "AT"\nexcursion = { icon = "BE", capacity = 3 }\n'
        'activity = { icon = "SP", capacity = 1 }\n'
        '[seas.W01]\nicon = "CU"\ncapacity = 3\n[additions.X01]\nicon = "RE"\ncapacity = 1\n',
    )
    game = at({"ships": [{"location": "P01", "voyage": ["P36"], "additions": ["X01"]}, {"location": "W01"}]}, packs)
    port, sea = table(game)["ships"]
    assert [(each["icon"], each["capacity"]) for each in port["spots"]] == [("BE", 3), ("SP", 1), ("RE", 1)]
    assert port["routes"] == [{"region": "AT", "ports": 2, "sea": 0, "value": 1}]
    assert [(each["icon"], each["capacity"]) for each in sea["spots"]] == [("CU", 3)]


def test_pictures(tmp_path: Path) -> None:
    packs = pack(tmp_path, '[shores.P01]\npicture = "mine"\n[additions.X01]\npicture = "other"\n')
    printed = DREAM_CRUISE.catalogue(packs)
    assert (printed["locations"]["P01"]["picture"], printed["ships"]["X01"]["picture"]) == ("mine", "other")
    assert DREAM_CRUISE.catalogue(None)["locations"]["P01"]["picture"] != "mine"


def test_the_catalogue_holds_every_card_once() -> None:
    printed = DREAM_CRUISE.catalogue(None)
    assert [len(printed[part]) for part in ("families", "locations", "ships")] == [60, 54, 72]
    assert printed["locations"]["P25"]["top"] == {"icon": "CO", "capacity": 2}
    assert printed["locations"]["P25"]["bottom"] == {
        "icon": "CU", "capacity": 2, "name": {"en": "Loch Ness", "de": "Loch Ness"},
    }  # fmt: skip
    assert "bottom" not in printed["locations"]["W13"] and printed["locations"]["W13"]["region"] is None
    assert [printed["ships"][id]["kind"] for id in ("A48", "X01")] == ["activity", "addition"]


# -- numbers ---------------------------------------------------------------------------------------------


@pytest.mark.rule("DC-2.3", "DC-4.3", "DC-5.1", "DC-6.1")
def test_numbers(tmp_path: Path) -> None:
    packs = pack(
        tmp_path,
        "[numbers]\nfamily_decks = [20, 26, 40, 48]\nfamilies_per_cabin = 3\nlocations_drawn = 4\nset_size = 3\n"
        "face_up_sets = [2, 4, 4, 4]\n",
    )
    assert len(ct.new_game("dream-cruise", seats=2, seed=1, packs=packs).position()["families"]) == 26
    game = at({"phase": "boarding", "ships": [{"cabins": [None, "F10", "F11"]}, {}]}, packs)
    assert len(table(game, 0)["drawn"]) == 3
    everybody(game)
    assert len(table(game, 1)["drawn"]) == 4
    everybody(game)
    assert [each["size"] for each in table(game)["display"]] == [3] * 5


@pytest.mark.rule("DC-12.6", "DC-12.7", "DC-12.8")
def test_values_at_the_end(tmp_path: Path) -> None:
    packs = pack(tmp_path, "[numbers]\nroute_values = [0, 0, 2, 4, 8, 16]\nguests_per_point = 1\n")
    own = {
        "cabins": ["F13", None, None],
        "additions": ["X01"],
        "guests": {"add0": ["white"]},
        "voyage": ["P01"],
        "location": "P02",
    }
    game = at({"final": "deck_empty", "ships": [own, {"location": "P36"}]}, packs)
    do(game, "done", seat=0)
    do(game, "done", seat=1)
    scoring = table(game)["scoring"][0]
    assert (scoring["route_points"], scoring["guest_points"], scoring["total"]) == (2, 1, 3)


@pytest.mark.rule("DC-12.7")
def test_a_sea_card_that_would_cost_points_is_not_used(tmp_path: Path) -> None:
    """Odd values of one's own: the total is still the sum of the routes that are shown."""
    packs = pack(tmp_path, "[numbers]\nroute_values = [0, 0, 5, 1, 6, 9]\n")
    game = at({"ships": [{"voyage": ["P01", "P02"], "location": "W01"}, {}]}, packs)
    seen = table(game)["ships"][0]
    assert seen["routes"] == [{"region": "EM", "ports": 2, "sea": 0, "value": 5}] and seen["points"]["total"] == 5


# -- records and folders ---------------------------------------------------------------------------------


def test_a_record_remembers_its_pack(tmp_path: Path) -> None:
    packs = pack(tmp_path, "[families.F01]\nmembers = 6\n")
    record = ct.new_game("dream-cruise", seed=1, packs=packs).record()
    assert ct.replay(record, packs=packs).to_act == (0, 1)
    with pytest.raises(ct.BadRecord, match="other component data"):
        ct.replay(record)
    with pytest.raises(ct.BadRecord, match="leave --packs out"):
        ct.replay(ct.new_game("dream-cruise", seed=1).record(), packs=packs)


def test_a_pack_for_another_title_changes_nothing(tmp_path: Path) -> None:
    (tmp_path / "tranquility").mkdir()
    (tmp_path / "tranquility" / "components.toml").write_text("[numbers]\nhand_limit = 6\n", encoding="utf-8")
    assert ct.new_game("dream-cruise", seed=1, packs=tmp_path).record() == ct.new_game("dream-cruise", seed=1).record()


# -- broken packs ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "entry", "reason"),
    [
        ("[numbers\n", "components.toml", "not valid TOML"),
        ("families = 5\n", "families", "must be a table"),
        ('[families.F49]\nname = "New"\n', "families.F49", "has no such entry"),
        ("[families.F01]\nguests = 3\n", "families.F01.guests", "has no such entry"),
        ("[families.F01]\nmembers = 7\n", "families.F01.members", "a whole number from 2 to 6, not 7"),
        ("[families.F01]\nmembers = 1\n", "families.F01.members", "not 1"),
        ('[families.F01]\nmembers = "two"\n', "families.F01.members", "not 'two'"),
        ("[families.F01]\npoints = 0\n", "families.F01.points", "a whole number from 1 to 9, not 0"),
        ("[families.F01]\npoints = true\n", "families.F01.points", "not True"),
        ("[families.F01]\nicons = []\n", "families.F01.icons", "one to three different"),
        ('[families.F01]\nicons = ["SP", "SP"]\n', "families.F01.icons", "one to three different"),
        ('[families.F01]\nicons = ["SP", "CU", "RE", "CI"]\n', "families.F01.icons", "one to three different"),
        ('[families.F01]\nicons = ["SEA"]\n', "families.F01.icons", "must be one of SP, CU, RE, CI, CO, BE, not 'SEA'"),
        ('[families.F01]\nicons = "SP"\n', "families.F01.icons", "must be a list"),
        ('[families.F01]\nname = ""\n', "families.F01.name", "a family needs a name"),
        ("[families.F01]\nname = 7\n", "families.F01.name", "a family needs a name"),
        ('[families.F02]\nname = "Jung"\n', "families.F02.name", "there is a family Jung already"),
        ('[families.FB1]\nset = "A"\n', "families.FB1.set", "belongs to set B"),
        ('[shores.P01]\nregion = "XX"\n', "shores.P01.region", "must be one of EM, WM, BA, AR, NS, AT, not 'XX'"),
        ('[shores.P01.excursion]\nicon = "SP"\n', "shores.P01.excursion.icon", "CI, CO, BE (DC-1.11), not 'SP'"),
        ("[shores.P01.excursion]\ncapacity = 4\n", "shores.P01.excursion.capacity", "from 1 to 3, not 4"),
        ('[shores.P01.activity]\nicon = "BE"\n', "shores.P01.activity.icon", "SP, CU, RE (DC-1.11), not 'BE'"),
        ("[shores.P01.activity]\ncapacity = 0\n", "shores.P01.activity.capacity", "from 1 to 3, not 0"),
        ('[shores.P01]\nname = "Athens"\n', "shores.P01.name", "must be a table"),
        ('[shores.P01.name]\nde = ""\n', "shores.P01.name.de", "must be a name"),
        ('[shores.P01.activity_name]\nen = "{x}"\n', "shores.P01.activity_name", "only {n} may stand in braces"),
        ("[shores.P01]\npicture = 5\n", "shores.P01.picture", "must be a word"),
        ('[seas.W01]\nicon = "BE"\n', "seas.W01.icon", "DC-1.11"),
        ("[seas.W01]\ncapacity = 4\n", "seas.W01.capacity", "from 1 to 3, not 4"),
        ('[activities.A01]\nicon = "CI"\n', "activities.A01.icon", "DC-1.11"),
        ("[activities.A01]\npicture = []\n", "activities.A01.picture", "must be a word"),
        ("[additions.X01]\ncapacity = 9\n", "additions.X01.capacity", "from 1 to 3, not 9"),
        ('[icons.SP]\nde = ""\n', "icons.SP.de", "must be a name"),
        ('[cabins.white]\nen = ""\n', "cabins.white.en", "must be a name"),
        ("[numbers]\nroute_values = [0, 1]\n", "numbers.route_values", "6 whole numbers from 0 to 99"),
        ('[numbers]\nroute_values = [0, 0, "1", 3, 6, 9]\n', "numbers.route_values", "6 whole numbers"),
        ("[numbers]\nset_size = 0\n", "numbers.set_size", "from 1 to 6, not 0"),
        ("[numbers]\nlocations_drawn = 7\n", "numbers.locations_drawn", "not 7"),
        ("[numbers]\nface_up_sets = [2, 3, 2, 4]\n", "numbers.face_up_sets", "with 3 players there must be at least 3"),
        ("[numbers]\nface_up_sets = [1, 3, 3, 4]\n", "numbers.face_up_sets", "with 1 players there must be at least 2"),
        (
            "[numbers]\nfamily_decks = [18, 11, 36, 48]\n",
            "numbers.family_decks",
            "with 2 players there must be at least 12",
        ),
        ("[numbers]\nfamily_decks = [18, 24, 36, 49]\n", "numbers.family_decks", "from 0 to 48"),
    ],
)
def test_a_broken_pack_is_named(tmp_path: Path, text: str, entry: str, reason: str) -> None:
    refused(tmp_path, "dream-cruise", text, entry, reason)
