"""Any position, written down in the words that `set_up` reads (docs/positions/dream-cruise.md)."""

from __future__ import annotations

from typing import Any

from captains_table.kernel.serialize import open_steps
from captains_table.kernel.state import State
from captains_table.titles.dream_cruise.data.ids import CABINS, NOTHING, PHASES, SPOTS
from captains_table.titles.dream_cruise.rules.notation import codes
from captains_table.titles.dream_cruise.rules.ship import Hidden, Ship
from captains_table.titles.dream_cruise.rules.state import DreamCruise
from captains_table.titles.dream_cruise.shapes.position import FINALS


def position(state: State) -> dict[str, Any]:
    """Everything."""
    assert isinstance(state, DreamCruise)
    game = state
    components = game.options.components
    return {
        "round": game.round,
        "phase": PHASES[game.phase],
        "final": FINALS[game.final],
        "token": game.token,
        "starter": game.starter,
        "ready": [seat for seat in range(game.seats) if game.is_ready(seat)],
        "ships": [_ship(game, ship) for ship in game.ships],
        "families": codes(components.family_ids, game.families),
        "locations": codes(components.location_ids, game.locations),
        "ship_cards": codes(components.ship_ids, game.ship_cards),
        "family_discard": codes(components.family_ids, game.family_discard),
        "location_discard": codes(components.location_ids, game.location_discard),
        "ship_discard": codes(components.ship_ids, game.ship_discard),
        "veiled": _hidden(game, game.veiled),
        "box": codes(components.family_ids, game.box),
        "spare_starters": codes(components.family_ids, game.spare_starters),
        "display": [codes(components.ship_ids, cards) for cards in game.display[1:]],
        "takers": [None if seat == NOTHING else seat for seat in game.takers],
        "face_down": _hidden(game, game.face_down),
        "face_down_size": len(game.display[0]) if game.display else 0,
        "jana": codes(components.family_ids, game.jana),
        "jana_locations": codes(components.location_ids, game.jana_locations),
        "recycled_families": _bits(components.family_ids, game.recycled_families),
        "recycled_locations": _bits(components.location_ids, game.recycled_locations),
        "refills": game.refills,
        "born": {components.ship_ids[card]: number for card, number in enumerate(game.refilled_in) if number},
        **open_steps(game),
    }


def _ship(game: DreamCruise, ship: Ship) -> dict[str, Any]:
    components = game.options.components
    drawn_ids = components.family_ids if game.phase < 2 else components.location_ids
    return {
        "cabins": [None if family == NOTHING else components.family_ids[family] for family in ship.cabins],
        "waiting": list(ship.waiting),
        "guests": {
            SPOTS[spot]: [CABINS[cabin] for cabin in range(3) if here >> cabin & 1]
            for spot, here in enumerate(ship.guests)
            if here
        },
        "additions": [None if card == NOTHING else components.ship_ids[card] for card in ship.additions],
        "activities": [None if card == NOTHING else components.ship_ids[card] for card in ship.activities],
        "captain": None if ship.captain < 0 else SPOTS[ship.captain],
        "location": None if ship.location == NOTHING else components.location_ids[ship.location],
        "voyage": codes(components.location_ids, ship.voyage),
        "hand": codes(components.ship_ids, ship.hand),
        "unseen": _hidden(game, ship.unseen),
        "pile": codes(components.family_ids, ship.pile),
        "drawn": codes(drawn_ids, ship.drawn),
        "picked": codes(drawn_ids, ship.picked),
    }


def _hidden(game: DreamCruise, cards: Hidden) -> list[list[Any]]:
    """Hidden ship cards, each with the refill of the deck after which it was drawn."""
    return [[game.options.components.ship_ids[card], age] for card, age in cards]


def _bits(ids: list[str], mask: int) -> list[str]:
    return [id for number, id in enumerate(ids) if mask >> number & 1]
