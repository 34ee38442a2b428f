"""What a seat may see, built from nothing (TR-8.3, 8.5, 8.6, 8.9, 18.9)."""

from __future__ import annotations

from typing import Any

from captains_table.kernel.state import State
from captains_table.titles.tranquility.cards import COLOURS, PURPLE
from captains_table.titles.tranquility.state import Tranquility
from captains_table.titles.tranquility.steps.speak import storm_word, words
from captains_table.titles.tranquility.steps.turn import Place
from captains_table.titles.tranquility.terms import DAY_NIGHT, DUEL, MODES, PYRAMID


def view(state: State, seat: int) -> dict[str, Any]:
    """The table as this seat (-1: a spectator) sees it, as plain data."""
    assert isinstance(state, Tranquility)
    game = state
    seats = range(game.seats)
    seen: dict[str, Any] = {
        "mode": MODES[game.terms.mode],
        "turn": game.turn,
        "first": game.first,
        "rows": [[_slot(game, slot) if slot >= 0 else None for slot in row] for row in game.layout.columns],
        "locked_rows": [row + 1 for row in range(len(game.layout.rows)) if game.locked() >> row & 1],
        "start_placed": game.sailed,
        "complete": game.complete(),
        "gone": words(game, game.gone),
        "removed": len(game.removed),
        "hand": words(game, game.hands[seat]) if seat >= 0 else [],
        "hand_sizes": [len(game.hands[q]) for q in seats],
        "hand_limits": [game.limit(q) for q in seats],
        "pile_sizes": [len(game.piles[q]) for q in seats],
        "discard_sizes": [len(game.discards[q]) + len(game.buried[q]) for q in seats],
        "marks": list(game.marks),
    }
    stack = game.stacks[seat] if seat >= 0 and not game.over else ()
    if stack and isinstance(stack[-1], Place):  # what laying the chosen Island would cost
        card = stack[-1].card
        seen["costs"] = {game.layout.labels[slot]: game.cost(card, slot) for slot in game.slots_for(card, seat)}
    if game.terms.own_discards_visible and seat >= 0:
        seen["own_discards"] = words(game, game.discards[seat])
    if game.terms.rocks or game.terms.stormy:
        seen["rocks"] = game.rocks + 1 if game.rocks >= 0 else None
    if game.terms.stormy:
        seen["storms"] = [_storm(game, storm) for storm in range(len(game.storms))]
        seen["compasses"] = list(game.compasses)
        seen["supply"] = game.supply
    if game.layout.roof >= 0:
        seen["roof_open"] = game.roof_open
    if game.terms.mode == DAY_NIGHT:
        seen["hands_held"] = ["moon" if game.moon_hands >> q & 1 else "sun" for q in seats]
    if game.terms.mode in (PYRAMID, DUEL):
        seen["deck_size"] = len(game.deck)
    if game.terms.mode == DUEL:
        seen["display"] = list(game.display)
        seen["sides"] = None if game.moon_seat < 0 else ["moon" if q == game.moon_seat else "sun" for q in seats]
        seen["points"] = [game.points(q) for q in seats]
    if game.pledges:
        seen["pledges"] = [_pledge(game, q, seat) for q in seats]
        seen["last_pledges"] = list(game.last_pledges)
        seen["capacity"] = game.capacity(seat) if seat >= 0 else None  # TR-6.14: the own one only
    seen["talk"] = _talk(game)
    if game.over:  # TR-8.9
        seen["revealed"] = {
            "hands": [words(game, game.hands[q]) for q in seats],
            "piles": [words(game, game.piles[q]) for q in seats],
            "discards": [words(game, game.discards[q]) for q in seats],
            "buried": [words(game, game.buried[q]) for q in seats],
            "removed": list(game.removed),
            "deck": words(game, game.deck),
        }
    return seen


def _slot(game: Tranquility, slot: int) -> dict[str, Any]:
    label = game.layout.labels[slot]
    data: dict[str, Any] = {"slot": label, "card": game.grid[slot] or None}
    if game.terms.mode in (DAY_NIGHT, DUEL) and game.grid[slot]:
        data["side"] = "moon" if game.moon >> slot & 1 else "sun"
    if game.layout.explores[slot]:
        data["explores"] = True
    return data


def _storm(game: Tranquility, storm: int) -> dict[str, Any]:
    place = game.storms[storm]
    data: dict[str, Any] = {"storm": storm_word(game, storm), "colour": COLOURS[game.terms.colours[storm]]}
    if place >= 0:
        data |= {"row": place + 1} if game.terms.colours[storm] == PURPLE else {"seat": place}
    elif storm == game.shown:
        data["shown"] = True
    elif storm in game.laid:
        data["laid"] = True
    return data


def _pledge(game: Tranquility, q: int, seat: int) -> int | bool:
    """The number, or while pledges are secret only whether there is one."""
    return game.pledges[q] if not game.pledging or q == seat else game.pledges[q] >= 0


def _talk(game: Tranquility) -> str:
    """TR-8.7, 8.8: what players may tell each other now."""
    if game.terms.free_talk or game.terms.mode == DUEL or game.over:
        return "free"
    if game.paying or game.pledging:
        return "numbers"
    if sum(game.compasses) and (game.storms_in_play() or game.shown >= 0):
        return "storms"
    return "none"
