"""What is said of a position against the game that came of it: nothing is overridden, and nothing there cannot be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from captains_table.kernel.errors import BadPosition, shown
from captains_table.titles.tranquility.data.ids import COMPASS, MONSTER, ROCKS, START
from captains_table.titles.tranquility.presentation.position import position
from captains_table.titles.tranquility.rules.options import DUEL, PYRAMID
from captains_table.titles.tranquility.rules.state import Tranquility
from captains_table.titles.tranquility.rules.steps.duel import TakeCard

CARDS: Final = ("gone", "removed", "display", "moon_hands")  # in any order
AS_SAID: Final = (
    *CARDS, "turn", "first", "rocks", "roof_open", "pillars", "storms", "shown", "laid", "compasses", "supply",
    "moon_seat", "discards_in_a_row", "rewarded", "paying", "pledging", "pledges", "last_pledges", "gave", "emptied",
    "marks", "clear_of_starts", "clear_of_monsters", "sailed_at",
)  # fmt: skip


def check_said(game: Tranquility, said: Mapping[str, Any]) -> None:
    """BadPosition for what cannot be, though each entry by itself could be read."""
    _check_modules(game, said)
    _check_duel(game)
    _check_pillars(game)
    if game.pledges and not game.paying:
        raise BadPosition("pledges: there are some only while a Start is paid for (TR-6.7)")
    if -1 in game.pledges and not game.pledging:
        raise BadPosition("pledges: -1, for none yet, is there only while pledges are open")
    written = position(game)
    for key in AS_SAID:
        if key in said and _comparable(key, said[key]) != _comparable(key, written[key]):
            raise BadPosition(f"{key}: with all else that is said it would be {shown(written[key])}")


def _comparable(key: str, value: Any) -> Any:
    return sorted(map(str, value)) if key in CARDS else value


def _check_modules(game: Tranquility, said: Mapping[str, Any]) -> None:
    options = game.options
    if "removed" in said and len(game.removed) != options.removal:
        raise BadPosition(f"removed: the option 'removal' says {options.removal} Islands, not {len(game.removed)}")
    if any(game.buried) and not options.stormy:
        raise BadPosition("buried: only with Storm & Compass cards are discarded unseen; set the option 'storms'")
    if COMPASS in game.gone and not options.stormy:
        raise BadPosition("gone: this game is played without Storm & Compass; set the option 'storms'")
    if ROCKS in game.gone and not options.rocks and options.mode != PYRAMID:
        raise BadPosition("gone: this game is played without the Jagged Rocks; set the option 'rocks'")
    if START in game.gone and not game.sailed and options.mode != PYRAMID:  # there, what is not said may be gone
        raise BadPosition('gone: a Start leaves the game when one has been placed; say "sailed": true')


def _check_duel(game: Tranquility) -> None:
    """TR-18.3, 18.5"""
    if game.options.mode != DUEL:
        return
    if game.gone:
        raise BadPosition(f"gone: in the Duel no card leaves the game, but {len(game.gone)} are nowhere else")
    taking = any(isinstance(step, TakeCard) for stack in game.stacks for step in stack)
    missing = game.options.display - len(game.display)
    if missing < 0:
        raise BadPosition(f"display: there are at most {game.options.display} cards")
    if missing and game.deck and not taking:
        raise BadPosition(f"display: it is refilled as long as the deck has cards, {game.options.display} of them")


def gaps_made(game: Tranquility) -> int:
    """TR-15.4, 15.9: gaps in pillars that stood once; only Monsters can have made them."""
    lines = enumerate(game.layout.lines) if game.layout.roof >= 0 else ()
    return sum(game.grid[first:last].count(0) for number, (first, last) in lines if game.pillars >> number & 1)


def _check_pillars(game: Tranquility) -> None:
    layout = game.layout
    if layout.roof < 0:
        return
    if game.pillars >> layout.roof & 1:
        raise BadPosition("pillars: there is a bit for each pillar, and none for the roof")
    for number, (first, last) in enumerate(layout.lines):
        stood = game.pillars >> number & 1 or number == layout.roof
        if not stood and (game.roof_open or 0 not in game.grid[first:last]):
            raise BadPosition("pillars: those that are full, or stand under an open roof, have been completed")
    gaps, played = gaps_made(game), game.gone.count(MONSTER)
    if gaps > played:
        key = "roof_open" if game.roof_open else "pillars"
        raise BadPosition(f"{key}: gaps in pillars that stood: {gaps}, Monsters that can have made them: {played}")
