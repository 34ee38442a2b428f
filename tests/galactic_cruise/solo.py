"""Short ways to say things in tests of the game alone against Rachel."""

from __future__ import annotations

from typing import Any

import captains_table as ct
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from tests.galactic_cruise.helpers import ID, player, seen, table

RACHEL = 1
NPC = ["npc", "worker"]
HERS = [RACHEL, "worker"]
MINE = [0, "worker"]
OUT_OF_THE_WAY = {"L5": NPC, "L6": NPC}


def alone(**data: Any) -> ct.Game:
    """A position of a game for one, the Intro setup unless said otherwise; the NPC's Workers stand at L5 and L6."""
    options = {"setup": "intro", **data.pop("options", {})}
    seed = data.pop("seed", 1)
    return table({"workers": OUT_OF_THE_WAY, **data}, 1, seed, **options)


def her_turn(cards: list[str], rachel: Any = None, me: Any = None, **data: Any) -> ct.Game:
    """Rachel has had a turn with these solo cards, in the order in which they are revealed; the one behind is the
    support card. Cards not said lie below them."""
    more = data.pop("deck", {})
    return alone(turn=RACHEL, players=[me or {}, rachel or {}], rachel={"deck": cards[::-1], **more}, **data)


def told(game: ct.Game, *events: str) -> list[tuple[str, dict[str, Any]]]:
    """What happened in her latest turn: events and their figures; only these, if any are named."""
    steps = seen(game)["rachel"]["told"]
    return [(step["event"], step["figures"]) for step in steps if not events or step["event"] in events]


def happened(game: ct.Game) -> list[str]:
    return [event for event, _ in told(game)]


def figures(game: ct.Game, event: str) -> dict[str, Any]:
    """Of the only such event."""
    [(_, found)] = told(game, event)
    return found


def actions(game: ct.Game) -> list[str]:
    """What she did in her latest turn."""
    return [each["rachel_action"] for _, each in told(game, "rachel_acts")]


def impossible(game: ct.Game) -> list[tuple[str, str]]:
    """What she could not do, and why."""
    steps = [(event, each) for event, each in told(game) if event.startswith("rachel_cannot_")]
    return [(each["rachel_action"], event.removeprefix("rachel_cannot_")) for event, each in steps]


def rachel(game: ct.Game) -> dict[str, Any]:
    """Her board with all there is, as a position writes it."""
    return player(game, RACHEL)


def standing(game: ct.Game) -> tuple[int, int]:
    """Her VP and Reputation"""
    of = rachel(game)
    return (of["vp"], of["reputation"])


def workers(game: ct.Game) -> dict[str, list[Any]]:
    found: dict[str, list[Any]] = game.position()["workers"]
    return found


def state(game: ct.Game) -> GalacticCruise:
    assert isinstance(game.state, GalacticCruise)
    return game.state


def new_alone(seed: int = 1, **options: Any) -> ct.Game:
    return ct.new_game(ID, seats=1, seed=seed, options=options)


def flying(segments: list[str], cruise: str, stop: int, guests: list[int], **more: Any) -> dict[str, Any]:
    """A Ship in space."""
    return {"segments": segments, "cruise": cruise, "stop": stop, "guests": guests, **more}
