"""An action as a whole: how it begins and ends (GC-4.6, 8.5), and what it costs in the end (EX2)."""

from __future__ import annotations

from captains_table.titles.galactic_cruise.data.ids import NOTHING
from captains_table.titles.galactic_cruise.rules.advances import move_used
from captains_table.titles.galactic_cruise.rules.prices import rebate
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise


def begin_action(game: GalacticCruise, action: int) -> None:
    clear(game)
    game.rebate = rebate(game)
    game.action = action


def end_action(game: GalacticCruise, seat: int) -> None:
    give_pending_reputation(game, seat)
    clear(game)
    if game.used:
        move_used(game)


def give_pending_reputation(game: GalacticCruise, seat: int) -> None:
    """The Reputation that comes once something is done."""
    if game.after:
        game.players[seat].praise(game.after, game.options.reputation_most)
        game.emit("reputation", seat, {"n": game.after})
        game.after = 0


def clear(game: GalacticCruise) -> None:
    """Nothing lies on an action, launch or Stop any more."""
    game.action = NOTHING
    game.items = 0
    game.extra = 0
    game.discount = 0
    game.flags = 0
    game.after = 0
    game.funding = 0
    game.rebate = 0


def pay(game: GalacticCruise, seat: int, price: int) -> int:
    """Money for one item of the action, less what is left of the Accountant's rebate; what was really paid."""
    off = min(price, game.rebate)
    game.rebate -= off
    game.players[seat].money -= price - off
    return price - off
