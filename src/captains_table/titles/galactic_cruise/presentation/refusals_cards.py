"""Why a card in hand cannot be played, paid with or discarded now (GC-10)."""

from __future__ import annotations

from typing import Final

from captains_table.kernel.phrasing import refuse
from captains_table.kernel.state import Refusal
from captains_table.titles.galactic_cruise.data.ids import (
    ASSIGN,
    BUMPED,
    DAY,
    DESTINATION,
    FULL_CABIN,
    IN_MEETING,
    LAUNCH,
    LAUNCHING,
    NOTHING,
    PERKS,
    RECALL,
    UNRESTRICTED,
)
from captains_table.titles.galactic_cruise.presentation.refusals_common import (
    answer_first,
    asked_for,
    counted,
    named,
    open_step,
)
from captains_table.titles.galactic_cruise.rules.notation import KIND_WORDS
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from captains_table.titles.galactic_cruise.rules.steps.developments import PayDevelopment
from captains_table.titles.galactic_cruise.rules.steps.facilities import SPECIAL, special_playable
from captains_table.titles.galactic_cruise.rules.steps.payment import PayLaunch

TIMES: Final = {  # what a card is bound to that is not an action, and how that is said
    ASSIGN: "card_overtime",
    LAUNCH: "card_launch",
    DESTINATION: "card_destination",
    DAY: "card_day",
    RECALL: "card_recall",
    BUMPED: "card_bumped",
    IN_MEETING: "card_meeting",
}


def card_named(game: GalacticCruise, words: list[str]) -> int:
    return named(words[0], [each.lower() for each in game.options.components.card_ids]) if words else NOTHING


def why_not_play(game: GalacticCruise, seat: int, words: list[str]) -> Refusal | None:
    """play ag25, play ag25 oxygen"""
    card = card_named(game, words)
    if card == NOTHING:
        return None
    if card not in game.players[seat].hand:
        return refuse("not_in_hand", "GC-10.2")
    if len(words) == 1:
        return why_not_its_text(game, seat, card)
    kind = game.options.card_resource[card]
    if words[1] != KIND_WORDS[kind]:
        return refuse("other_resource", "GC-10.1", card=card, kind=kind)
    return why_not_now(game, seat) or why_not_its_resource(game, seat, kind)


def why_not_now(game: GalacticCruise, seat: int) -> Refusal | None:
    """Free acts are for one's own turn (GC-4.4), the last flight is none (GC-R13)."""
    if seat != game.turn:
        return refuse("own_turn", "GC-4.4")
    if not game.free_acts():
        return refuse("last_flight_free", "GC-R13")
    return None


def why_not_its_resource(game: GalacticCruise, seat: int, kind: int) -> Refusal:
    return refuse("needed", "GC-10.6" if is_due(game, seat, kind) else "GC-8.5")


def is_due(game: GalacticCruise, seat: int, kind: int) -> bool:
    """Whether a payment is asked for that takes this Resource."""
    step = open_step(game, seat)
    if isinstance(step, PayDevelopment):
        return step.row == kind
    return isinstance(step, PayLaunch) and step.due(game, seat)[kind] > 0


def why_not_its_text(game: GalacticCruise, seat: int, card: int) -> Refusal | None:
    bound = game.options.card_bound[card]
    effect = game.options.card_effect[card]
    if bound == UNRESTRICTED:
        if effect in SPECIAL and seat == game.turn and not special_playable(game, seat, card):
            return why_not_now(game, seat) or refuse("card_no_use", "GC-10.13")
        return why_not_now(game, seat) or refuse("needed", "GC-8.5")
    if effect == PERKS:
        return refuse("card_perks", "GX-11.4", card=card)
    if bound < UNRESTRICTED:
        if game.action == bound and seat == game.turn:
            return refuse("card_no_use", "GC-10.13")
        return refuse("card_action", "GC-10.5", card=card, action=bound)
    if bound == LAUNCH and game.phase == LAUNCHING and seat == game.turn:
        return why_not_in_launch(game, seat, card)
    if bound == DESTINATION and asked_for(game, seat) == "score_guests":
        return refuse("card_no_use", "GC-10.13")
    return refuse(TIMES[bound], "GC-10.5", card=card)


def why_not_in_launch(game: GalacticCruise, seat: int, card: int) -> Refusal:
    boards = game.options.card_effect[card] == FULL_CABIN
    asked = asked_for(game, seat)
    if boards and asked != "board_guests":
        return refuse("card_boarding", "GC-10.13", card=card)
    if not boards and asked != "pay_launch":
        return refuse("card_paying", "GC-10.13", card=card)
    return refuse("card_no_use", "GC-10.13")


def why_not_pay(game: GalacticCruise, seat: int, words: list[str]) -> Refusal | None:
    """pay ag05; pay 2 4"""
    card = card_named(game, words)
    step = open_step(game, seat)
    if card == NOTHING:
        if isinstance(step, PayDevelopment) and all(word.isdecimal() for word in words):
            return refuse("pay_mix", "GC-9.1.2", n=step.due(game, seat), kind=step.row)
        return None
    if card not in game.players[seat].hand:
        return refuse("not_in_hand", "GC-10.2")
    if not isinstance(step, (PayDevelopment, PayLaunch)):
        return refuse("pay_time", "GC-10.6")
    if not game.free_acts():
        return refuse("last_flight_free", "GX-14.11")
    kind = game.options.card_resource[card]
    return refuse("not_due" if not is_due(game, seat, kind) else "needed", "GC-10.6", kind=kind)


def why_not_discard(game: GalacticCruise, seat: int, words: list[str]) -> Refusal | None:
    """discard ag05, discard bp07, discard 2"""
    asked = asked_for(game, seat)
    card = card_named(game, words)
    if card != NOTHING:
        if card not in game.players[seat].hand:
            return refuse("not_in_hand", "GC-10.2")
        if asked == "discard_card":
            return refuse("no_room", "GC-10.9", kind=game.options.card_resource[card])
        return refuse("no_discard", "GC-10.9", n=game.options.numbers["hand"])
    place = counted(words[0], len(game.blueprints)) if words else NOTHING
    if place != NOTHING:
        if asked == "discard_order" and game.agenda[place : place + 1] in ([], [NOTHING]):
            return refuse("space_empty", "GC-9.12.1")
        return refuse("refresh_slot", "GC-9.4.5") if asked == "refresh_blueprints" else answer_first(game, seat)
    if words and words[0].upper() in game.options.components.blueprint_ids:
        return refuse("no_discard_blueprint", "GC-9.4.3", n=game.options.numbers["blueprints"])
    return None
