"""How ports, cards, hexes and lots are written down."""

from __future__ import annotations

from typing import Any

from captains_table.kernel.phrasing import answer
from captains_table.kernel.state import Answer
from captains_table.titles.cruise_line_caribbean.data.ids import COLOURS, COLUMNS, COMPANIES, NOTHING, PORTS
from captains_table.titles.cruise_line_caribbean.rules.lots import SHARES, written
from captains_table.titles.cruise_line_caribbean.rules.state import CruiseLine

PORT_WORDS = [port.lower() for port in PORTS]
COLOUR_WORDS = [colour.lower() for colour in COLOURS]


def hex_word(hex: int) -> str:
    return f"{hex // COLUMNS}-{hex % COLUMNS}"


def card_id(game: CruiseLine, card: int) -> str:
    return game.options.components.card_ids[card]


def card_word(game: CruiseLine, card: int) -> str:
    return card_id(game, card).lower()


def name_args(game: CruiseLine, seat: int, card: int) -> dict[str, Any]:
    """What a sentence needs to name a card of this hand: its number too, if another has the same blue half."""
    blue = game.options.blue
    same = [each for each in game.companies[seat].cards() if blue[each] == blue[card]]
    return {"card": card, "id": f" ({card_id(game, card)})" if len(same) > 1 else ""}


def company_id(game: CruiseLine, seat: int) -> str:
    """A company in play, by its code."""
    return COMPANIES[game.companies[seat].id]


def company_word(game: CruiseLine, seat: int) -> str:
    return company_id(game, seat).lower()


def lot_word(game: CruiseLine, lot: int) -> str:
    return written(lot, game.options.indivisible)


def lot_args(game: CruiseLine, company: int, lot: int) -> dict[str, Any]:
    """What a sentence needs to name shares: how many, in which certificates if that matters, and of which company."""
    certificates = f" ({lot_word(game, lot)})" if game.options.indivisible else ""
    return {"n": SHARES[lot], "lot": certificates, "company": game.companies[company].id}


def lot_arguments(game: CruiseLine, company: int, lot: int) -> dict[str, Any]:
    """Shares as arguments of a choice."""
    return {"company": company_id(game, company), "lot": lot_word(game, lot)}


def with_card(
    game: CruiseLine, seat: int, verb: str, arguments: dict[str, Any], target: str, label: str, card: int, **args: Any
) -> Answer:
    """A choice, alone or declared together with a card (CL-10.10)."""
    if card == NOTHING:
        return answer(verb, arguments, target, label, **args)
    named = name_args(game, seat, card)
    return answer(verb, {**arguments, "card": card_id(game, card)}, target, f"{label}_with", **named, **args)
