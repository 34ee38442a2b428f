"""A pack that changes a value changes the rules, what the view brings and what the board is given, alike."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import captains_table as ct
from tests.dream_cruise.helpers import DREAM_CRUISE, do, table

PACK = """
[numbers]
route_values = [0, 2, 5, 7, 11, 20]
guests_per_point = 1
set_size = 3
[families.F06]
points = 9
icons = ["SP"]
[shores.P07]
activity = { icon = "SP", capacity = 1 }
[additions.X01]
icon = "SP"
capacity = 1
"""
OWN: dict[str, Any] = {
    "cabins": ["F06", "F09", "F13"], "location": "P07", "voyage": ["P08"], "additions": ["X01"], "hand": ["A17", "X09"],
}  # fmt: skip


@pytest.fixture
def packs(tmp_path: Path) -> Path:
    (tmp_path / "dream-cruise").mkdir()
    (tmp_path / "dream-cruise" / "components.toml").write_text(PACK, encoding="utf-8")
    return tmp_path


def at(packs: Path, own: dict[str, Any], seats: int = 2, **said: Any) -> ct.Game:
    position = {"ships": [own, *[{"location": "W01"}] * (seats - 1)], **said}
    return ct.set_up("dream-cruise", position, seats=seats, seed=1, packs=packs)


def places(game: ct.Game) -> set[tuple[str, str]]:
    """Who may go where, by the rules."""
    return {(each.arguments["cabin"], each.arguments["spot"]) for each in game.choices(0) if each.verb == "place"}


@pytest.mark.rule("DC-7.4", "DC-7.5")
def test_who_may_go_where(packs: Path) -> None:
    """What the board says of spots is what the rules allow: nobody else finds the door closed."""
    game = at(packs, OWN)
    seen = table(game, 0)
    spots = {each["spot"]: each for each in seen["ships"][0]["spots"]}
    assert (spots["bottom"]["icon"], spots["bottom"]["free"], spots["add0"]["capacity"]) == ("SP", 1, 1)
    assert seen["wishing"]["SP"] == ["white", "blue"] and {("white", "bottom"), ("blue", "bottom")} < places(game)
    colours = ("white", "orange", "blue")
    for spot in spots:
        assert {(colour, spot) for colour in colours if colour not in seen["closed"][spot]} == {
            each for each in places(game) if each[1] == spot
        }
    do(game, "place white add0", seat=0)
    seen = table(game, 0)
    assert seen["closed"]["add0"] == {"white": "colour", "orange": "full", "blue": "full"}
    assert next(each["free"] for each in seen["ships"][0]["spots"] if each["spot"] == "add0") == 0


@pytest.mark.rule("DC-12.6", "DC-12.7")
def test_what_one_more_port_adds(packs: Path) -> None:
    """The forecast of the view is the difference that the rules make of it."""
    for region, port in (("WM", "P09"), ("EM", "P01"), ("sea", "W02")):
        forecast = table(at(packs, OWN), 0)["gains"][region]
        before = table(at(packs, OWN))["ships"][0]["points"]["routes"]
        after = at(packs, {**OWN, "voyage": ["P08", "P07"], "location": port, "guests": {}})
        assert table(after)["ships"][0]["points"]["routes"] == before + forecast
    assert table(at(packs, OWN))["ships"][0]["points"]["routes"] == 5
    assert "gains" not in table(at(packs, OWN, final="deck_empty"), 0), "no more will come"


@pytest.mark.rule("DC-12.8")
def test_what_guests_count_is_said_as_it_is_counted(packs: Path) -> None:
    game = at(packs, OWN, final="deck_empty")
    assert table(game)["guests_per_point"] == 1
    assert game.prompt(0) == (
        "The last day: send whoever you can. Every guest still out counts 1 point; cards in hand only break ties."
    )
    assert "Jeder Gast unterwegs zählt 1 Punkt" in game.prompt(0, "de")
    plain = ct.set_up("dream-cruise", {"ships": [OWN, {"location": "W01"}], "final": "deck_empty"}, seed=1)
    assert "2 guests still out count 1 point" in plain.prompt(0) and table(plain)["guests_per_point"] == 2
    do(game, "place white bottom", "place white add0", "done", seat=0)
    do(game, "done", seat=1)
    assert table(game)["scoring"][0]["guest_points"] == 2


def test_what_a_family_finds_aboard(packs: Path) -> None:
    own = {**OWN, "cabins": [None, "F09", "F13"], "location": None, "drawn": ["F06", "F12"]}
    position = {"phase": "boarding", "ships": [own, {}]}
    game = ct.set_up("dream-cruise", position, seats=2, seed=1, packs=packs)
    assert table(game, 0)["met"]["F06"] == ["SP"]
    assert DREAM_CRUISE.catalogue(packs)["families"]["F06"]["points"] == 9


@pytest.mark.rule("DC-6.1", "DC-6.7")
def test_sets_as_large_as_they_are(packs: Path) -> None:
    for seats, cap in ((2, True), (1, False)):
        display = table(at(packs, OWN, seats=seats, phase="prepare"), 0)["display"]
        assert [each["size"] for each in display] == [3] * len(display)
        assert [each["with_cap"] for each in display] == [cap, *[False] * (len(display) - 1)]


@pytest.mark.rule("DC-12.10", "DC-13.11")
def test_what_decided_the_game(packs: Path) -> None:
    def end(*ships: dict[str, Any], **said: Any) -> dict[str, Any]:
        game = ct.set_up(
            "dream-cruise", {"final": "deck_empty", "ships": list(ships), **said}, seats=len(ships), seed=1, packs=packs
        )
        while game.to_act:
            do(game, "done")
        return table(game)

    bare: dict[str, Any] = {"cabins": [None, None, None], "location": "W01"}
    other = {**bare, "location": "W02"}
    assert end({**bare, "pile": ["F06"]}, other)["decided"] == "points"
    assert end({**bare, "hand": ["A01"]}, other)["decided"] == "hand"
    assert end(bare, other)["decided"] == "order"
    assert end(bare, jana=[])["decided"] == "jana"
    jana = end(bare, jana=["F06"], jana_locations=["P01", "P02"])["jana"]
    assert (jana["family_points"], jana["route"]["value"], jana["points"]) == (9, 5, 14)


def test_what_cards_could_do_is_what_they_can(packs: Path) -> None:
    """A word for every card of the hand; those that say that it can do something are among the choices."""
    full = {**OWN, "additions": ["X01", "X02", "X03", "X04"]}
    for own in (OWN, {**OWN, "hand": ["X09"]}, {**OWN, "activities": ["A01"]}, {**OWN, "location": "W05"}, full):
        game = at(packs, own)
        outlook = table(game, 0)["outlook"]
        can = {each.arguments["card"] for each in game.choices(0) if each.verb in ("play", "build")}
        assert {card for card, word in outlook.items() if not word.startswith("no_")} == can
        assert sorted(outlook) == sorted(own["hand"])
