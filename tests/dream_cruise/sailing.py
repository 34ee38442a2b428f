"""Short ways to say things in tests of phases 4 and 5 and of the scoring."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import captains_table as ct
from captains_table.titles.dream_cruise.rules.state import DreamCruise

COMPONENTS = Path(ct.__file__).parent / "titles" / "dream_cruise" / "data" / "components.toml"
COLOURS = ("white", "orange", "blue")
AT_SEA: dict[str, Any] = {"location": "W13"}  # Rest & Relaxation, one place
ELSEWHERE: dict[str, Any] = {"location": "W01"}  # for a player who does not matter


def sail(*ships: dict[str, Any], options: dict[str, Any] | None = None, **table: Any) -> ct.Game:
    """Phase 4 (unless said otherwise) with these ships; a single ship is accompanied by one that does not matter."""
    fleet = [*ships, ELSEWHERE] if len(ships) == 1 and not table.pop("solo", False) else list(ships)
    return ct.set_up("dream-cruise", {"ships": fleet, **table}, seats=len(fleet), seed=1, options=options or {})


def do(game: ct.Game, *choices: str, seat: int = 0) -> ct.Game:
    for choice in choices:
        game.choose(seat, choice)
    return game


def done(game: ct.Game) -> ct.Game:
    """Everybody who is still out sailing is done: phase 5 follows."""
    for seat in game.to_act:
        game.choose(seat, "done")
    return game


def notations(game: ct.Game, seat: int = 0, kind: str = "") -> list[str]:
    """What this seat can choose; with a kind (place, play, build, captain) only that, without the word itself."""
    found = [choice.notation for choice in game.choices(seat)]
    return [each.removeprefix(f"{kind} ") for each in found if each.startswith(f"{kind} ")] if kind else found


def table(game: ct.Game, seat: int | None = None) -> dict[str, Any]:
    seen: dict[str, Any] = game.view(seat)["table"]
    return seen


def ship(game: ct.Game, seat: int = 0) -> dict[str, Any]:
    """The ship as everybody sees it."""
    seen: dict[str, Any] = table(game)["ships"][seat]
    return seen


def spots(game: ct.Game, seat: int = 0) -> list[str]:
    return [each["spot"] for each in ship(game, seat)["spots"]]


def guests(game: ct.Game, seat: int = 0) -> dict[str, list[str]]:
    """Who stands where; spots without guests are left out."""
    return {each["spot"]: each["guests"] for each in ship(game, seat)["spots"] if each["guests"]}


def waiting(game: ct.Game, seat: int = 0) -> list[int]:
    """Figures on the family cards: inner, oceanview, balcony."""
    return [cabin["aboard"] for cabin in ship(game, seat)["cabins"]]


def families(game: ct.Game, seat: int = 0) -> list[str | None]:
    return [cabin["family"] for cabin in ship(game, seat)["cabins"]]


def hand(game: ct.Game, seat: int = 0) -> list[str]:
    cards: list[str] = table(game, seat)["ships"][seat]["hand"]
    return cards


def discard(game: ct.Game) -> list[str]:
    """The ship cards discarded, the latest last."""
    cards: list[str] = table(game)["decks"]["ships"]["discard"]
    return cards


def totals(game: ct.Game) -> list[float]:
    assert game.outcome is not None
    return list(game.outcome.scores)


def refused(game: ct.Game, choice: str, rule: str, seat: int = 0) -> str:
    """This choice is refused by this rule, and nothing changes; the sentence."""
    before = game.position()
    with pytest.raises(ct.IllegalChoice) as error:
        do(game, choice, seat=seat)
    assert error.value.rule == rule
    assert game.position() == before
    return str(error.value)


def state(game: ct.Game) -> DreamCruise:
    assert isinstance(game.state, DreamCruise)
    return game.state


@cache
def components() -> dict[str, Any]:
    """The cards as they are written down, read without the help of the title."""
    return tomllib.loads(COMPONENTS.read_text(encoding="utf-8"))


def offer(position: dict[str, Any]) -> dict[str, tuple[str, int]]:
    """DC-7.2, worked out from a ship as it is written down: each spot's icon and capacity."""
    cards = components()
    found: dict[str, tuple[str, int]] = {}
    location = position["location"]
    laid = [card for card in position.get("activities", []) if card]
    if location in cards["shores"]:
        port = cards["shores"][location]
        found["top"] = (port["excursion"]["icon"], port["excursion"]["capacity"])
        if not laid:
            found["bottom"] = (port["activity"]["icon"], port["activity"]["capacity"])
    else:
        found["top"] = (cards["seas"][location]["icon"], cards["seas"][location]["capacity"])
    for k, card in enumerate(laid):
        found[f"act{k}"] = (cards["activities"][card]["icon"], cards["activities"][card]["capacity"])
    for k, card in enumerate(position.get("additions", [])):
        if card:
            found[f"add{k}"] = (cards["additions"][card]["icon"], cards["additions"][card]["capacity"])
    return found


def legal_places(position: dict[str, Any]) -> set[str]:
    """DC-7.3 to 7.7 and 10.4, worked out from a ship as it is written down, all cabins taken."""
    found: set[str] = set()
    standing = position.get("guests", {})
    for spot, (icon, capacity) in offer(position).items():
        here = standing.get(spot, [])
        for cabin, colour in enumerate(COLOURS):
            family = components()["families"][position["cabins"][cabin]]
            out = sum(colour in there for there in standing.values())
            fits = icon in family["icons"] or position.get("captain") == spot
            if out < family["members"] and len(here) < capacity and colour not in here and fits:
                found.add(f"{colour} {spot}")
    return found
