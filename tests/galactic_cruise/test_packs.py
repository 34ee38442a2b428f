"""An owner's component data for Galactic Cruise: what it changes, and what is refused, with file and entry."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import captains_table as ct
from captains_table.titles.galactic_cruise.title import TITLE
from tests.galactic_cruise.flights import CRUISES, ready
from tests.galactic_cruise.helpers import BOX, ID, asked, do, notations, player, purse, seen, starting, what


def pack(folder: Path, text: str) -> Path:
    (folder / ID).mkdir(exist_ok=True)
    (folder / ID / "components.toml").write_text(text, encoding="utf-8")
    return folder


def at(own: dict[str, Any], packs: Path, **data: Any) -> ct.Game:
    """The first seat's turn."""
    return ct.set_up(ID, {"players": [own, {}, {}], **data}, seats=3, seed=1, options={"setup": "intro"}, packs=packs)


# -- names and numbers -------------------------------------------------------------------------------------------


def test_names(tmp_path: Path) -> None:
    packs = pack(
        tmp_path,
        '[agenda.AG25.name]\nen = "Old Friends"\n[locations.L1.name]\nde = "Der Zahnstocher"\n'
        '[actions.SUPPLIES.name]\nen = "Go Shopping"\n[resources.fuel.name]\nen = "Plasma"\n',
    )
    game = at({"hand": ["AG25", "AG01"]}, packs)
    labels = {choice.notation: choice.label for choice in game.choices(0)}
    assert labels["play ag25"] == "Play “Old Friends”"
    assert labels["play ag01 fuel"].endswith("for 1 Plasma")
    german = {choice.notation: choice.label for choice in game.choices(0, "de")}
    assert "Der Zahnstocher" in german["assign worker l1"]
    do(game, 0, "assign worker l6")
    assert {choice.notation: choice.label for choice in game.choices(0)}["act supplies"] == "Go Shopping"
    printed = TITLE.catalogue(packs)
    assert printed["agenda"]["AG25"]["name"] == {"en": "Old Friends", "de": "Gewinnschub"}


@pytest.mark.rule("GC-3.20", "GC-9.3.1")
def test_numbers(tmp_path: Path) -> None:
    packs = pack(tmp_path, "[numbers]\nstart_money = 14\nsupplies_price = 2\nsupplies_each = 3\n")
    game = do(at({}, packs), 0, "assign worker l6", "act supplies", "buy ads", "done")
    assert purse(game)[:2] == (12, 5)


@pytest.mark.rule("GC-9.1.1", "GC-9.5.2")
def test_costs(tmp_path: Path) -> None:
    packs = pack(tmp_path, "[developments]\ncosts = [1, 2, 3]\n[blueprints.BP07]\ncost = 1\n")
    game = do(at({"money": 2, "blueprints": ["BP07"]}, packs), 0, "assign worker l1", "act development")
    do(game, 0, "build fuel a5", "pay 0 1")
    assert purse(game)[0] == 1
    game = do(at({"money": 1, "blueprints": ["BP07"]}, packs), 0, "assign worker l5", "act segments", "segment bp07 1")
    assert purse(game)[0] == 0


@pytest.mark.rule("GC-9.10.3", "GC-10.14")
@pytest.mark.parametrize(
    ("card", "value", "ads", "money"),
    [("AG22", 0, 0, 1), ("AG22", 2, 2, 1), ("AG22", 9, 3, 1), ("AG21", 0, 3, 1), ("AG21", 3, 3, 4)],
)
def test_the_number_on_a_card_counts(tmp_path: Path, card: str, value: int, ads: int, money: int) -> None:
    """Front of the Line caps what a Guest of the Queue costs, Group Rate pays so much more for each."""
    packs = pack(tmp_path, f"[agenda.{card}]\nvalue = {value}\n")
    game = at({"hand": [card], "ads": 9}, packs, cruises=CRUISES)
    do(game, 0, "assign worker l4", "act advertise", "advertise c01")
    if f"play {card.lower()}" in notations(game):
        do(game, 0, f"play {card.lower()}")
    else:
        assert card == "AG22" and value >= 3, "it would make nothing cheaper"
    [label] = [choice.label for choice in game.choices(0) if choice.notation == "sell 3 a"]
    assert f"{ads} Ad" in label
    do(game, 0, "sell 3 a")
    assert purse(game)[:2] == (10 + money, 9 - ads)


@pytest.mark.rule("GC-8.2", "GC-7.7")
def test_the_numbers_on_overtime_and_gala_dinner_count(tmp_path: Path) -> None:
    packs = pack(tmp_path, "[agenda.AG05]\nvalue = 2\n[agenda.AG33]\nvalue = 3\n")
    game = do(at({"hand": ["AG05"], "money": 9}, packs), 0, "assign worker l6")
    for _ in range(2):
        do(game, 0, "act supplies", "buy ads", "done")
    do(game, 0, "play ag05", "act supplies", "buy ads", "done", "act supplies", "buy ads", "done")
    assert what(game) == "end_turn" and purse(game)[:2] == (5, 10)
    ship = {"segments": ["BP01", "BP02"], "cruise": "C01", "guests": [1, 0, 0], "stop": 0}
    stops = BOX["cruises"]["C01"]["stops"]
    ship["stop"] = stops.index("D") - 1
    game = do(at({"hand": ["AG33"], "ships": [ship]}, packs, bonuses=["GB1", "GB2", "GB3"]), 0, "advance 1")
    before = purse(game)
    do(game, 0, "play ag33", "gala a")
    once = [now - then for now, then in zip(before, purse(at({}, packs)), strict=True)]
    assert [now - then for now, then in zip(purse(game), before, strict=True)] == [3 * each for each in once]
    assert any(once)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('[agenda.AG21]\neffect = "cap"\nvalue = 2\n', r"agenda\.AG21\.value: cards .*not AG21 2, AG22 1"),
        ("[agenda.AG05]\nvalue = 0\n", r"agenda\.AG05\.value: must be a whole number from 1 to 9"),
        ("[upgrades.UR2]\nvalue = 0\n", r"upgrades\.UR2\.value: must be a whole number from 1 to 9"),
        ("[upgrades.UA3]\nvalue = 5\n", r"upgrades\.UA3\.value: must be a whole number from 2 to 4"),
    ],
)
def test_numbers_that_could_not_count_are_refused(tmp_path: Path, text: str, reason: str) -> None:
    with pytest.raises(ct.BadPack, match=reason):
        at({}, pack(tmp_path, text))


# -- cards, Cruises and goals ------------------------------------------------------------------------------------


@pytest.mark.rule("GC-10.5")
def test_a_card_of_ones_own(tmp_path: Path) -> None:
    """A card for Segments becomes one for Blueprints, and another brings more Money."""
    packs = pack(
        tmp_path, '[agenda.AG01]\nresource = "food"\nrestriction = "BLUEPRINTS"\n[agenda.AG25]\ngain = { money = 5 }\n'
    )
    game = at({"hand": ["AG01", "AG25"]}, packs)
    assert starting(game, "play") == ["play ag01 food", "play ag25 oxygen", "play ag25"]
    assert purse(do(game, 0, "play ag25"))[0] == 15
    do(game, 0, "assign worker l6", "act blueprints", "play ag01", *["take 1", "take 2", "take 3", "take 4"])
    assert len(player(game)["blueprints"]) == 4


@pytest.mark.rule("GC-7.2", "GC-11.6")
def test_a_cruise_of_ones_own(tmp_path: Path) -> None:
    packs = pack(tmp_path, '[cruises.C01]\nstops = "FR"\nfuel = 1\n')
    game = at(ready(stored={"food": 2, "oxygen": 2, "fuel": 1}), packs, cruises=CRUISES)
    do(game, 0, "launch 1 worker", "board 1 a", "close doors", "settle")
    assert seen(game)["players"][0]["ships"][0]["route"] == ["F", "R", "E"]


@pytest.mark.rule("GC-13.1")
def test_a_goal_of_ones_own(tmp_path: Path) -> None:
    packs = pack(tmp_path, '[goals.CG1.middle]\nmeasure = "money"\nlevels = [10, 12, 14]\n')
    game = do(at({"money": 10}, packs), 0, "assign worker l1", "no action", "end turn")
    assert player(game)["goals"] == [1]


@pytest.mark.rule("GC-9.1.8", "GC-11.6")
def test_a_technology_of_ones_own(tmp_path: Path) -> None:
    packs = pack(tmp_path, "[technologies.TT1]\nvalue = 2\n")
    game = at(
        ready(stored={"food": 2, "oxygen": 2, "fuel": 0}), packs, cruises=CRUISES, areas={"T1": [0]},
        technologies=["TT1", "TT2", "TT3", "TT4"],
    )  # fmt: skip
    assert "launch 1 worker" in asked(game)


# -- records and folders -----------------------------------------------------------------------------------------


def test_a_record_remembers_its_pack(tmp_path: Path) -> None:
    packs = pack(tmp_path, "[numbers]\nstart_money = 9\n")
    record = ct.new_game(ID, seed=1, packs=packs).record()
    assert ct.replay(record, packs=packs).record() == record
    with pytest.raises(ct.BadRecord, match="other component data"):
        ct.replay(record)


def test_a_pack_for_another_title_changes_nothing(tmp_path: Path) -> None:
    (tmp_path / "tranquility").mkdir()
    (tmp_path / "tranquility" / "components.toml").write_text("[numbers]\nhand_limit = 6\n", encoding="utf-8")
    assert ct.new_game(ID, seed=1, packs=tmp_path).record() == ct.new_game(ID, seed=1).record()


# -- broken packs ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "entry", "reason"),
    [
        ("[numbers\n", "components.toml", "not valid TOML"),
        ("agenda = 5\n", "agenda", "must be a table"),
        ("[agenda]\nAG01 = 3\n", "agenda.AG01", "must be a table"),
        ("[agenda.AG99]\nvalue = 3\n", "agenda.AG99", "has no such entry"),
        ("[numbers]\nspeed = 3\n", "numbers.speed", "has no such entry"),
        ("[numbers]\nunlaunched = -1\n", "numbers.unlaunched", "a whole number from 0 to 60, not -1"),
        ('[numbers]\nhand = "five"\n', "numbers.hand", "not 'five'"),
        ("[numbers]\nqueue = [1, 2]\n", "numbers.queue", "must be 3 whole numbers from 0 to 9"),
        ('[agenda.AG01]\nrestriction = "NEVER"\n', "agenda.AG01.restriction", "must be one of DEVELOPMENT"),
        ('[agenda.AG01]\neffect = "magic"\n', "agenda.AG01.effect", "must be one of gain"),
        ('[agenda.AG01]\nresource = "money"\n', "agenda.AG01.resource", "must be one of food, oxygen, fuel"),
        ('[agenda.AG30]\nguest = "X"\n', "agenda.AG30.guest", "must be one of A, R, F"),
        ("[agenda.AG25]\ngain = { money = 21 }\n", "agenda.AG25.gain.money", "a whole number from 0 to 20, not 21"),
        ('[agenda.AG25.name]\nde = ""\n', "agenda.AG25.name.de", "must be a name"),
        ('[cruises.C01]\nstops = "AX"\n', "cruises.C01.stops", "must be letters of A, R, F and D"),
        ('[blueprints.BP01]\nicons = ""\n', "blueprints.BP01.icons", "must be letters of A, R and F"),
        ("[blueprints.BP01]\ncost = 21\n", "blueprints.BP01.cost", "from 0 to 20, not 21"),
        ("[goals.CG1.left]\nlevels = [7, 6, 5]\n", "goals.CG1.left.levels", "a higher level is never easier"),
        ('[goals.CG1.left]\nmeasure = "luck"\n', "goals.CG1.left.measure", "must be one of developments"),
        ('[cockpits.K01]\nmeasure = "luck"\n', "cockpits.K01.measure", "must be one of developments"),
        ('[locations.L1]\nintro = ["DRAW", "EXPERT"]\n', "locations", "every action stands at one location"),
        ('[technologies.TT1]\nareas = ["A1", "A2", "A3"]\n', "technologies.TT1.areas", "a Technology slot and two"),
        ('[technologies.TT1]\neffect = "magic"\n', "technologies.TT1.effect", "must be one of launch_less"),
        ('[experts.EX1]\neffect = "magic"\n', "experts.EX1.effect", "must be one of enforcer"),
        ('[upgrades.UA1]\neffect = "grand"\n', "upgrades.UA1.effect", "must be reassign"),
        ("[progress]\ntwo = [1, 1]\n", "progress.two", "must be 3 whole numbers from 1 to 20"),
        ("[reputation]\nborrowing = 3\n", "reputation.borrowing", "must be a list of pairs of whole numbers"),
        ("[reputation]\nads = [1, 2]\n", "reputation.ads", "one icon for each step from 1 to 18"),
        ("[developments]\ncosts = [1, 2]\n", "developments.costs", "must be 3 whole numbers from 0 to 20"),
        ('[intro]\nexpert = "EX9"\n', "intro.expert", "must be one of EX1"),
        ('[intro]\ntechnologies = ["TT19"]\n', "intro.technologies", "must be a list of TT1"),
    ],
)
def test_a_broken_pack_is_named(tmp_path: Path, text: str, entry: str, reason: str) -> None:
    packs = pack(tmp_path, text)
    with pytest.raises(ct.BadPack) as error:
        ct.new_game(ID, packs=packs)
    assert entry in str(error.value) and reason in str(error.value), str(error.value)
    assert str(tmp_path / ID / "components.toml") in str(error.value)
