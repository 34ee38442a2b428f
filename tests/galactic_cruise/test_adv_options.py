"""Options of the Advancements, what they bring into play, and what an owner's pack may change (GX-1, 12)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import captains_table as ct
from captains_table.titles.galactic_cruise.presentation.terminal import draw
from tests.galactic_cruise.helpers import ID, do, new, seen, turn

ALL: dict[str, Any] = {
    "blueprints": "cabin_matching", "advanced_technologies": "on", "location_bonus": "on", "adv_agenda": True,
    "adv_experts": True, "adv_ship_parts": True,
}  # fmt: skip
DEFAULTS = {
    "blueprints": "base", "advanced_technologies": "off", "location_bonus": "off", "adv_agenda": False,
    "adv_experts": False, "adv_ship_parts": False,
}  # fmt: skip


@pytest.mark.rule("GX-1.4")
def test_the_options_and_their_defaults_which_are_the_base_game() -> None:
    options = {option.name: option for option in ct.title(ID).options}
    assert {name: options[name].default for name in DEFAULTS} == DEFAULTS
    assert options["advanced_technologies"].values == ("off", "on", "on_upgraded")
    assert options["location_bonus"].values == ("off", "on", "on_active")


@pytest.mark.rule("GX-1.5", "RX-34")
@pytest.mark.parametrize(
    ("given", "en", "de"),
    [
        ({"advanced_technologies": "on"}, "Technologies are printed", "Technologien aufgedruckt"),
        ({"advanced_technologies": "on_upgraded"}, "Technologies are printed", "Technologien aufgedruckt"),
        ({"adv_experts": True}, "ability is printed", "Fähigkeit aufgedruckt"),
    ],
)
def test_what_the_intro_side_has_no_place_for_is_refused(given: dict[str, Any], en: str, de: str) -> None:
    with pytest.raises(ct.BadOptions, match=en) as error:
        new(3, setup="intro", **given)
    assert de in error.value.say("de")


@pytest.mark.rule("GX-1.1", "GX-1.5")
def test_all_other_modules_go_with_intro_and_with_each_other() -> None:
    new(2, setup="intro", blueprints="cabin_matching", location_bonus="on_active", adv_agenda=True, adv_ship_parts=True)
    for seats in (1, 2, 3, 4):
        assert seen(new(seats, **ALL))["blueprint_set"] == "cabin_matching"


def test_the_preset_is_the_whole_expansion() -> None:
    preset = next(each for each in ct.title(ID).presets if each.id == "advancements")
    assert (preset.seats, dict(preset.options)) == (3, ALL)


def pack(folder: Path, text: str) -> Path:
    (folder / ID).mkdir()
    (folder / ID / "advancements.toml").write_text(text, encoding="utf-8")
    return folder


def test_a_pack_changes_the_expansion(tmp_path: Path) -> None:
    packs = pack(tmp_path, "[location_bonuses.LB1]\ngain = { money = 3 }\n\n[technologies.ATT1]\nlength = 6\n")
    tokens = ["LB1", "LB2", "LB3", "LB4", "LB5", "LB6"]
    options = {"setup": "standard", "location_bonus": "on_active", "advanced_technologies": "on_upgraded"}
    tiles = ["ATT1", "ATT2", "ATT3", "ATT4"]
    said = {"location_bonuses": tokens, "areas": {"A1": [0]}, "technologies": tiles}
    game = ct.set_up(ID, said, seats=3, options=options, packs=packs)
    assert game.position()["trackers"][0] == 5
    do(game, 0, "assign worker l1")
    assert game.position()["players"][0]["money"] == 13


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[technologies.ATT1]\nmarks = [4]\n", "marks: must be a list of spaces from 1 to 3"),
        ("[cabins.BP01]\ntop = 'middle'\n", "cabins.BP01.top"),
        ("[location_bonuses.LB1]\nper = 0\n", "location_bonuses.LB1.per"),
        ("[agenda.V1]\neffect = 'magic'\n", "agenda.V1.effect"),
        ("[agenda.AG99]\nvalue = 1\n", "no such entry"),
    ],
)
def test_a_pack_that_cannot_be_is_refused_and_its_file_named(tmp_path: Path, text: str, reason: str) -> None:
    with pytest.raises(ct.BadPack, match=reason) as error:
        ct.new_game(ID, seats=3, packs=pack(tmp_path, text))
    assert "advancements.toml" in str(error.value)


@pytest.mark.parametrize(("language", "words"), [("en", "Location Bonus Money"), ("de", "Ortsbonus Geld")])
def test_the_terminal_shows_tracks_tokens_and_half_cabins(language: str, words: str) -> None:
    ship = {"cockpit": "CPX", "engine": "ENX", "segments": ["BP01", "BP05"]}
    options = {**ALL, "setup": "standard", "location_bonus": "on_active"}
    tiles = ["ATT1", "ATT2", "ATT3", "ATT4"]
    game = turn({"ships": [{}, ship]}, options=options, technologies=tiles, trackers=[1, 4, 0, 0])
    console = Console(width=200)
    with console.capture() as capture:
        console.print(draw(game.view(0), language))
    shown = capture.get()
    assert words in shown and "▰▰▱▱ +1" in shown and "▰▰▰▰▰ +2" in shown and "⌈L/C⌋" in shown
