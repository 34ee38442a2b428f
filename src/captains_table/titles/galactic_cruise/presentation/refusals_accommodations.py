"""Why something of Accommodations cannot be chosen: bids, Guests sent to Segments (GX-14, 15)."""

from __future__ import annotations

from captains_table.kernel.phrasing import refuse
from captains_table.kernel.state import Refusal
from captains_table.titles.galactic_cruise.presentation.refusals_common import answer_first
from captains_table.titles.galactic_cruise.rules.notation import TYPE_WORDS
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from captains_table.titles.galactic_cruise.rules.steps.starting import Bid
from captains_table.titles.galactic_cruise.rules.steps.triggering import SendGuests


def why_not_bid(game: GalacticCruise, seat: int, words: list[str]) -> Refusal | None:
    """bid 14"""
    if game.stacks[seat] and isinstance(game.stacks[seat][-1], Bid):
        return refuse("bid", "GX-15.6", n=game.players[seat].money)
    return answer_first(game, seat)


def why_not_send(game: GalacticCruise, seat: int, words: list[str]) -> Refusal | None:
    """send a 2"""
    step = game.stacks[seat][-1] if game.stacks[seat] else None
    if not isinstance(step, SendGuests):
        return answer_first(game, seat)
    if len(words) != 2 or words[0] not in TYPE_WORDS or not words[1].isdigit():
        return None
    ship = game.players[seat].ships[step.ship]
    type, place = TYPE_WORDS.index(words[0]), int(words[1]) - 1
    if not 0 <= place < len(ship.segments):
        return refuse("no_such_segment", "GX-14.3", ship=step.ship, n=len(ship.segments))
    if not step.left()[type]:
        return refuse("no_guest_to_send", "GX-14.3", type=type)
    blueprint = ship.segments[place]
    if step.triggered >> place & 1:
        return refuse("segment_triggered", "GX-14.4", blueprint=blueprint)
    if not step.may_go(game, ship, type, place):
        return refuse("segment_icon", "GX-14.3", type=type, blueprint=blueprint)
    return refuse("segment_idle", "GX-14.5", blueprint=blueprint)


def why_not_of_a_module(game: GalacticCruise, seat: int, words: list[str]) -> Refusal | None:
    """fetch l1, start u01, pick u01, queue up a, trigger 1 2: answers to questions that are not open"""
    return answer_first(game, seat)
