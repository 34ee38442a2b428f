"""A game from any position (docs/positions/dream-cruise.md): what is not said is dealt at random, what cannot be is
refused."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from captains_table.kernel.card_pool import CardPool
from captains_table.kernel.errors import shown, suggest
from captains_table.kernel.rng import Rng
from captains_table.kernel.title import Options
from captains_table.titles.dream_cruise.data.components import components
from captains_table.titles.dream_cruise.data.ids import (
    ACTIVITIES,
    BOARDING,
    BRIDGE,
    CABINS,
    GUESTS,
    NOTHING,
    PHASES,
    PREPARE,
    SET_COURSE,
    SET_SAIL,
    SHORES,
    SPOTS,
)
from captains_table.titles.dream_cruise.presentation.set_up_cards import Cards, of_seat
from captains_table.titles.dream_cruise.presentation.set_up_display import lay_display
from captains_table.titles.dream_cruise.presentation.set_up_families import place_families
from captains_table.titles.dream_cruise.presentation.set_up_steps import bring_open_steps, from_phase
from captains_table.titles.dream_cruise.rules.deal import empty
from captains_table.titles.dream_cruise.rules.options import GameOptions
from captains_table.titles.dream_cruise.rules.ship import Ship
from captains_table.titles.dream_cruise.rules.state import DreamCruise
from captains_table.titles.dream_cruise.rules.steps.entertainment import ask_in_order
from captains_table.titles.dream_cruise.shapes.position import FINALS, ShipSaid


def set_up(data: Mapping[str, Any], seats: int, options: Options, rng: Rng, packs: Path | None = None) -> DreamCruise:
    game = empty(seats, GameOptions(seats, options, components(packs)))
    game.rng = rng
    return _SetUp(game, data, rng).run()


class _SetUp(Cards):
    """One setting up, part by part."""

    def run(self) -> DreamCruise:
        game = self.game
        self.table()
        ships = self.said.ships or [ShipSaid() for _ in range(self.seats)]
        place_families(self, ships)
        for seat, each in enumerate(ships):
            self.ship(seat, each)
        self.piles()
        lay_display(self, ships)
        self.decks_said()
        for seat, each in enumerate(ships):
            self.deal_to(seat, each)
        self.deal_rest()
        self.pending()
        return game

    # -- the table -----------------------------------------------------------------------------------------

    def table(self) -> None:
        game, said = self.game, self.said
        game.phase = PHASES.index(said.phase)
        if game.phase == 0 and not self.brings_steps:
            raise self.wrong("phase", "a new game is dealt, not set up; begin with boarding or later")
        least = 0 if game.phase == 0 else 2 if game.phase == BOARDING and not self.brings_steps else 1
        game.round = self.number(self.data.get("round", max(least, 2)), least, 999, "round")
        game.final = FINALS.index(said.final)
        game.token = self.seat("token", (said.takers[0] if said.takers else None) or 0)
        game.starter = self.seat("starter", game.token)
        game.ready = self.seats_in(said.ready, "ready")
        if game.ready and not self.brings_steps and not game.options.loose_positions:
            raise self.wrong("ready", "is said beside 'asked'; a phase begins with nobody ready")
        game.refills = said.refills
        refilled_in = list(game.refilled_in)
        for id, number in said.born.items():
            refilled_in[self.which(self.ship_stock, id, "born")] = self.number(number, 0, game.refills, "born")
        game.refilled_in = tuple(refilled_in)
        game.recycled_families = self.cards_in(self.family_stock, "recycled_families")
        game.recycled_locations = self.cards_in(self.location_stock, "recycled_locations")

    def cards_in(self, stock: CardPool, key: str) -> int:
        return self.bits(self.entries(key), lambda each: self.which(stock, each, key), key)

    # -- ships ---------------------------------------------------------------------------------------------

    def ship(self, seat: int, said: ShipSaid) -> None:
        """All that is said of one ship; what is not said is dealt later."""
        game, ship = self.game, self.game.ships[seat]
        where = of_seat(seat)
        cards = self.ship_stock
        self.guests(ship, said, where)
        ship.additions = self.slots(cards, said.additions, game.options.spaces, f"{where}, additions")
        if any(0 <= card < ACTIVITIES for card in ship.additions):
            raise self.wrong(f"{where}, additions", "only additions are built (DC-8.7)")
        ship.activities = self.slots(cards, said.activities, 2, f"{where}, activities")
        if any(card >= ACTIVITIES for card in ship.activities):
            raise self.wrong(f"{where}, activities", "only activity cards are laid on a location (DC-8.7)")
        self.voyage(ship, said, where)
        if isinstance(said.hand, list):
            ship.hand = sorted(self.claims(cards, said.hand, f"{where}, hand"))
        for id, age in self.with_age(said.unseen):
            card = self.which(cards, id, f"{where}, unseen")
            if card not in ship.hand:
                raise self.wrong(f"{where}, unseen", f"{shown(id)} is not in the hand")
            if card in [known for known, _ in ship.unseen]:
                raise self.wrong(f"{where}, unseen", f"{shown(id)} is there twice")
            ship.unseen = (*ship.unseen, (card, self.number(age, 0, game.refills, f"{where}, unseen")))
        stock = self.family_stock if game.phase <= BOARDING else self.location_stock
        if game.phase > BOARDING:
            ship.drawn = self.claims(stock, said.drawn, f"{where}, drawn")
        picked = [each.lower() for each in said.picked]
        drawn = {stock.ids[card]: card for card in ship.drawn}
        if any(each not in drawn for each in picked):
            raise self.wrong(f"{where}, picked", "one picks from the cards drawn")
        ship.picked = tuple(drawn[each] for each in picked)
        self.drawing(ship, where)

    def drawing(self, ship: Ship, where: str) -> None:
        """Cards one chooses from are drawn in phases 1 and 2 only; what is picked is said beside 'asked'."""
        game = self.game
        wanted = 0
        if game.phase == BOARDING:
            wanted = game.options.families_per_cabin * len(ship.empty_cabins())
        elif game.phase == SET_COURSE:
            wanted = game.options.locations_drawn
        if len(ship.drawn) > wanted and (game.phase > SET_COURSE or not self.brings_steps):
            raise self.wrong(f"{where}, drawn", f"at most {wanted} cards are drawn in this phase (DC-4.3, DC-5.1)")
        if len(set(ship.picked)) < len(ship.picked) or (ship.picked and not self.brings_steps):
            raise self.wrong(f"{where}, picked", "each card is picked once, and said beside 'asked'")

    def guests(self, ship: Ship, said: ShipSaid, where: str) -> None:
        """Who stands where, and who still waits in the cabins."""
        for name, colours in said.guests.items():
            if name not in SPOTS[: len(ship.guests)]:
                raise self.wrong(
                    f"{where}, guests", f"there is no spot '{name}'{suggest(name, SPOTS[: len(ship.guests)])}"
                )
            for colour in [colours] if isinstance(colours, str) else colours:
                if colour not in CABINS or ship.cabins[CABINS.index(colour)] == NOTHING:
                    raise self.wrong(f"{where}, guests", f"no family sends {shown(colour)} guests")
                if ship.guests[SPOTS.index(name)] >> CABINS.index(colour) & 1:
                    raise self.wrong(f"{where}, guests", f"two {colour} guests on one spot (DC-7.6)")
                ship.guests[SPOTS.index(name)] |= 1 << CABINS.index(colour)
        waiting = [None] * 3 if said.waiting is None else said.waiting
        if len(waiting) != 3:
            raise self.wrong(f"{where}, waiting", "a number for each of the three cabins is needed")
        for cabin in range(3):
            out = sum(here >> cabin & 1 for here in ship.guests)
            most = ship.waiting[cabin] - out
            if most < 0:
                raise self.wrong(f"{where}, guests", "more guests are out than the family has members (DC-1.14)")
            value = waiting[cabin]
            ship.waiting[cabin] = most if value is None else self.number(value, 0, most, f"{where}, waiting")

    def slots(self, stock: CardPool, values: list[str | None], count: int, where: str) -> list[int]:
        """Cards or null; missing ones at the end are free."""
        if len(values) > count:
            raise self.wrong(where, f"there is room for {count}")
        found = [NOTHING if each is None else self.claim(stock, each, where) for each in values]
        return found + [NOTHING] * (count - len(found))

    def voyage(self, ship: Ship, said: ShipSaid, where: str) -> None:
        stock = self.location_stock
        ship.voyage = self.claims(stock, said.voyage, f"{where}, voyage")
        if said.location is not None:
            if ship.voyage and said.location.lower() == stock.ids[ship.voyage[-1]]:
                ship.location = ship.voyage[-1]
            else:
                ship.location = self.claim(stock, said.location, f"{where}, location")
                ship.voyage.append(ship.location)
        if said.captain is not None:
            ship.captain = SPOTS.index(said.captain)

    def deal_to(self, seat: int, said: ShipSaid) -> None:
        """What is not said of a ship, and whether all of it goes together."""
        game, ship = self.game, self.game.ships[seat]
        where = of_seat(seat)
        docked = game.phase in (PREPARE, SET_SAIL) and not self.brings_steps
        if docked and ship.location == NOTHING:
            ship.location = self.some(self.location_stock, 1, where)[0]
            ship.voyage.append(ship.location)
        if isinstance(said.hand, int):
            for card in self.some(self.ship_stock, said.hand - len(ship.hand), where):
                ship.receive(card)
        if NOTHING != ship.location < SHORES and ship.activities[1] != NOTHING:
            raise self.wrong(f"{where}, activities", "a port takes one activity card (DC-8.2)")
        if ship.captain != BRIDGE and not ship.capacity(ship.captain):
            raise self.wrong(f"{where}, captain", "there is no such spot now (DC-10.2)")
        if ship.location == NOTHING and any(card != NOTHING for card in ship.activities):
            raise self.wrong(f"{where}, activities", "there is no location to lay them on (DC-8.1)")
        if ship.location != NOTHING and game.phase <= SET_COURSE and not self.brings_steps:
            raise self.wrong(f"{where}, location", "in this phase there is none yet; say the voyage so far")
        for spot, here in enumerate(ship.guests):
            if GUESTS[here] > ship.capacity(spot):
                raise self.wrong(f"{where}, guests", f"there is no room for them on '{SPOTS[spot]}' (DC-7.5)")
            for cabin in [cabin for cabin in range(3) if here >> cabin & 1 and ship.captain != spot]:
                if not game.options.wishes[ship.cabins[cabin]] >> ship.icon(spot) & 1:
                    raise self.wrong(f"{where}, guests", f"{CABINS[cabin]} does not wish for '{SPOTS[spot]}' (DC-7.4)")

    # -- piles and decks -----------------------------------------------------------------------------------

    def piles(self) -> None:
        game, said = self.game, self.said
        game.location_discard = self.claims(self.location_stock, said.location_discard, "location_discard")
        game.ship_discard = self.claims(self.ship_stock, said.ship_discard, "ship_discard")
        game.veiled = self.hidden(said.veiled, "veiled")
        if game.veiled and not game.options.leftover_hidden:
            raise self.wrong("veiled", "at this table the face-down set is shown when it is discarded (DC-6.10)")
        if game.options.solo and game.location_discard:
            raise self.wrong("location_discard", "in the solo game they go to Jana (DC-13.4)")
        if not game.options.solo and said.jana_locations:
            raise self.wrong("jana_locations", "Jana sails only in the solo game")
        game.jana_locations = tuple(self.claims(self.location_stock, said.jana_locations, "jana_locations"))

    def decks_said(self) -> None:
        """Top last."""
        for stock, key in ((self.location_stock, "locations"), (self.ship_stock, "ship_cards")):
            if isinstance(self.data.get(key), list):
                setattr(self.game, key, self.claims(stock, self.data[key], key))

    def deal_rest(self) -> None:
        """What is left over forms the decks that are not said, or has been discarded; in solo locations go to Jana."""
        game = self.game
        self.deal_deck(self.location_stock, "locations")
        self.deal_deck(self.ship_stock, "ship_cards")
        if game.options.solo:
            game.jana_locations += tuple(self.left_for(self.location_stock, "jana_locations", "locations"))
        else:
            game.location_discard += self.left_for(self.location_stock, "location_discard", "locations")
        game.ship_discard += self.left_for(self.ship_stock, "ship_discard", "ship_cards")

    def deal_deck(self, stock: CardPool, key: str) -> None:
        given = self.data.get(key)
        if isinstance(given, list):
            return
        count = len(stock.left) if given is None else self.number(given, 0, len(stock.left), key)
        setattr(self.game, key, self.some(stock, count, key))

    def pending(self) -> None:
        game, data = self.game, self.data
        if data.get("script") == [] and not any(self.entries("asked")):
            return  # a game that has ended: nothing is left to happen
        if "asked" in data or "script" in data:
            bring_open_steps(game, data)
            return
        game.schedule(*from_phase(game.phase))
        if game.phase == PREPARE and game.display:  # it lies there already: only take
            game.script = game.script[:-1]
            ask_in_order(game)
