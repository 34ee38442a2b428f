"""What the text of an Agenda card does (GC-10, D14): simple effects are numbers and flags on the action in progress."""

from __future__ import annotations

from typing import ClassVar, Final

from captains_table.kernel.phrasing import answer, ask
from captains_table.kernel.state import Answer, Prompt
from captains_table.titles.galactic_cruise.data.ids import (
    ADAPTER,
    ALL_BONUSES,
    ANY_DISCARD,
    BIG_CABIN,
    CAP,
    CAPPED,
    CARD_PAID,
    DISCOUNT,
    DOUBLED,
    EVERY_BONUS,
    EXTRA_ITEMS,
    FREE_A,
    FREE_GUESTS,
    FULL_CABIN,
    FUNDING,
    GAIN,
    GALA,
    GUEST_MONEY,
    ITSELF,
    LOYALTY,
    MEDIA,
    MOVE_CONSULTANT,
    MOVING,
    NO_MARKS,
    NO_SURCHARGE,
    PATENT,
    PER_GUEST,
    RECALL,
    SILO_KEPT,
    SILO_STAYS,
    SUPPLIES,
    SURCHARGE_OFF,
    THEN_REPUTATION,
    TWICE,
    TYPES,
    UNMATCHED,
    WHOLE_PILE,
)
from captains_table.titles.galactic_cruise.rules.notation import TYPE_WORDS
from captains_table.titles.galactic_cruise.rules.prices import effect_value
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from captains_table.titles.galactic_cruise.rules.steps.decision import Decision, has_ships
from captains_table.titles.galactic_cruise.rules.steps.gaining import gain, gain_resources, give_funding
from captains_table.titles.galactic_cruise.rules.steps.returning import LoyalGuests
from captains_table.titles.galactic_cruise.rules.steps.stores import BUY_ADS, BUY_RESOURCES
from captains_table.titles.galactic_cruise.rules.trips import day_gains

FLAGS: Final = {
    NO_SURCHARGE: SURCHARGE_OFF,
    TWICE: DOUBLED,
    SILO_KEPT: SILO_STAYS,
    ITSELF: CARD_PAID,
    MOVE_CONSULTANT: MOVING,
    PER_GUEST: GUEST_MONEY,
    CAP: CAPPED,
    ANY_DISCARD: WHOLE_PILE,
    ALL_BONUSES: EVERY_BONUS,
    FULL_CABIN: BIG_CABIN,
    PATENT: NO_MARKS,
    UNMATCHED: ADAPTER,
}


def discard_played(game: GalacticCruise, seat: int, card: int) -> None:
    """GC-10.2, 9.11.2: a card played goes onto the discard pile, and may not be drawn again this turn."""
    game.lay_down(seat, card)
    game.played |= 1 << card


def play_resource(game: GalacticCruise, seat: int, card: int) -> None:
    """GC-10.4, R66: without room the unit is lost, as with every gain (GC-2.13)."""
    kind = game.options.card_resource[card]
    discard_played(game, seat, card)
    game.emit("plays_resource", seat, {"card": card, "kind": kind})
    if game.room(seat, kind) > 0:
        game.players[seat].stored[kind] += 1
    else:
        game.emit("resource_lost", seat, {"kind": kind})


def play_text(game: GalacticCruise, seat: int, card: int) -> None:
    """GC-10.5, 10.13; Overtime and Last Minute Purchase are played where they apply."""
    options = game.options
    effect = options.card_effect[card]
    value = options.card_value[card]
    player = game.players[seat]
    discard_played(game, seat, card)
    game.emit("plays", seat, {"card": card})
    game.flags |= FLAGS.get(effect, 0)
    if effect == GAIN:
        gain(game, seat, options.components.card_gains[card])
    elif effect == EXTRA_ITEMS:
        game.extra += value
        if game.action == SUPPLIES:  # what was bought already grows, too (GC-10.13)
            if game.items >> BUY_ADS & 1:
                player.ads += value
            if game.items >> BUY_RESOURCES & 1:
                gain_resources(game, seat, value)
    elif effect in (DISCOUNT, PATENT):
        game.discount += value
    elif effect in (THEN_REPUTATION, ITSELF):
        game.after += value
    elif effect == FUNDING:
        if options.card_bound[card] == RECALL:
            give_funding(game, seat, value)
        else:
            game.funding += value
    elif effect == PER_GUEST:
        player.money += value * game.items
    elif effect == MEDIA:
        player.praise(value * player.ships[game.lifting].aboard(), options.reputation_most)
        game.emit("reputation", seat, {"n": value * player.ships[game.lifting].aboard()})
    elif effect == FREE_GUESTS:
        game.flags |= FREE_A << options.components.card_guest[card]
    elif effect == LOYALTY:
        game.push(seat, LoyalGuests(value))
    elif effect == GALA:
        game.push(seat, GALA_GUEST)


class GalaGuest(Decision):
    """AG33: a Guest aboard whose Day in Space bonus comes a second time."""

    __slots__ = ()
    kind: ClassVar[str] = "gala_guest"

    def choices(self, game: GalacticCruise, seat: int) -> list[int]:
        ship = game.players[seat].ships[game.day]
        return [type for type in range(len(TYPES)) if ship.guests[type] and any(day_gains(game, seat, ship, type))]

    def take(self, game: GalacticCruise, seat: int, choice: int) -> None:
        ship = game.players[seat].ships[game.day]
        game.emit("gala", seat, {"type": choice})
        gain(game, seat, day_gains(game, seat, ship, choice), effect_value(game, GALA))

    def fits(self, game: GalacticCruise, seat: int) -> bool:
        return seat == game.turn and game.day >= 0 and has_ships(game, seat, 1 << game.day)

    def describe(self, game: GalacticCruise, seat: int, choice: int) -> Answer:
        target = f"aboard-{game.day + 1}-{TYPE_WORDS[choice]}"
        return answer("gala", {"guest": TYPES[choice]}, target, "gala", type=choice)

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        return ask("gala", "GC-7.7")


GALA_GUEST: Final = GalaGuest()
