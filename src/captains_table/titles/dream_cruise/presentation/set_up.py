"""A game from any position (docs/positions/dream-cruise.md): what is not said is dealt at random, what cannot be is
refused."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from captains_table.kernel.card_pool import CardPool
from captains_table.kernel.errors import shown, suggest
from captains_table.kernel.position_reader import PositionReader
from captains_table.kernel.rng import Rng
from captains_table.kernel.title import Options
from captains_table.titles.dream_cruise.data.components import components
from captains_table.titles.dream_cruise.data.ids import (
    ACTIVITIES,
    ADDITION,
    BOARDING,
    BRIDGE,
    CABINS,
    FAMILIES,
    GUESTS,
    NOTHING,
    PHASES,
    PREPARE,
    SET_COURSE,
    SET_SAIL,
    SHORES,
    SPOTS,
    STARTERS,
)
from captains_table.titles.dream_cruise.presentation.position import FINALS
from captains_table.titles.dream_cruise.presentation.set_up_cards import Cards
from captains_table.titles.dream_cruise.presentation.set_up_steps import bring_open_steps, from_phase
from captains_table.titles.dream_cruise.rules.deal import empty
from captains_table.titles.dream_cruise.rules.options import GameOptions
from captains_table.titles.dream_cruise.rules.ship import Ship
from captains_table.titles.dream_cruise.rules.state import DreamCruise
from captains_table.titles.dream_cruise.rules.steps.entertainment import ask_in_order

KEYS = [
    "round", "phase", "final", "token", "starter", "ready", "ships", "families", "locations", "ship_cards",
    "family_discard", "location_discard", "ship_discard", "veiled", "box", "spare_starters", "display", "takers",
    "face_down", "face_down_size", "jana", "jana_locations", "recycled_families", "recycled_locations", "refills",
    "born", "asked", "script",
]  # fmt: skip
SHIP_KEYS = [
    "cabins", "waiting", "guests", "additions", "activities", "captain", "location", "voyage", "hand", "unseen", "pile",
    "drawn", "picked",
]  # fmt: skip
MOST_IN_A_SET = 6


def set_up(data: Mapping[str, Any], seats: int, options: Options, rng: Rng, packs: Path | None = None) -> DreamCruise:
    game = empty(seats, GameOptions(seats, options, components(packs)))
    game.rng = rng
    return _SetUp(game, data, rng, KEYS).run()


class _SetUp(Cards):
    """One setting up, part by part."""

    def run(self) -> DreamCruise:
        game = self.game
        self.table()
        said = self.entries("ships") if "ships" in self.data else [{}] * self.seats
        if len(said) != self.seats or not all(isinstance(each, dict) for each in said):
            raise self.wrong("ships", f"one table for each of the {self.seats} seats is needed")
        ships = [PositionReader("a ship", self.seats, each, SHIP_KEYS) for each in said]
        self.families(ships)
        for seat, each in enumerate(ships):
            self.ship(seat, each)
        self.piles()
        self.display()
        self.decks_said()
        for seat, each in enumerate(ships):
            self.deal_to(seat, each)
        self.deal_rest()
        self.pending()
        return game

    # -- the table -----------------------------------------------------------------------------------------

    def table(self) -> None:
        game, data = self.game, self.data
        phase = data.get("phase", "set_sail")
        if phase not in PHASES:
            raise self.wrong("phase", f"must be one of {', '.join(PHASES)}, not {shown(phase)}")
        game.phase = PHASES.index(phase)
        if game.phase == 0 and "asked" not in data:
            raise self.wrong("phase", "a new game is dealt, not set up; begin with boarding or later")
        least = 0 if game.phase == 0 else 2 if game.phase == BOARDING and "asked" not in data else 1
        game.round = self.number(data.get("round", max(least, 2)), least, 999, "round")
        final = data.get("final", "no")
        if final not in FINALS:
            raise self.wrong("final", f"must be one of {', '.join(FINALS)}, not {shown(final)}")
        game.final = FINALS.index(final)
        game.token = self.seat("token", 0)
        game.starter = self.seat("starter", game.token)
        game.ready = self.seats_in(self.entries("ready"), "ready")
        game.refills = self.number(data.get("refills", 0), 0, 999, "refills")
        born = list(game.born)
        for id, number in self.table_of("born").items():
            born[self.which(self.ship_stock, id, "born")] = self.number(number, 0, game.refills, "born")
        game.born = tuple(born)
        game.recycled_families = self.cards_in(self.family_stock, "recycled_families")
        game.recycled_locations = self.cards_in(self.location_stock, "recycled_locations")

    def cards_in(self, stock: CardPool, key: str) -> int:
        return self.bits(self.entries(key), lambda each: self.which(stock, each, key), key)

    # -- families: what is not said yields to what is ------------------------------------------------------

    def families(self, ships: list[PositionReader]) -> None:
        game, stock = self.game, self.family_stock
        for seat, said in enumerate(ships):
            ship, where = game.ships[seat], f"ships, seat {seat + 1}"
            ship.pile = self.claims(stock, said.entries("pile"), f"{where}, pile")
            cabins = said.entries("cabins") if "cabins" in said.data else [None] * 3
            if len(cabins) != 3:
                raise self.wrong(f"{where}, cabins", "there are three: inner, oceanview, balcony")
            for cabin, family in enumerate(cabins):
                if family is not None:
                    ship.board(cabin, self.claim(stock, family, f"{where}, cabins"))
            if game.phase <= BOARDING:
                ship.drawn = self.regular(said.entries("drawn"), f"{where}, drawn")
        game.family_discard = self.regular(self.entries("family_discard"), "family_discard")
        jana = self.data.get("jana", game.options.difficulty)
        if jana and not game.options.solo:
            raise self.wrong("jana", "she sails only in the solo game")
        if isinstance(jana, list):
            game.jana = tuple(self.regular(jana, "jana"))
        game.box = tuple(self.regular(self.entries("box"), "box"))
        deck = self.data.get("families")
        if isinstance(deck, list):
            game.families = self.regular(deck, "families")
        game.spare_starters = tuple(self.claims(stock, self.entries("spare_starters"), "spare_starters"))
        if any(family >= STARTERS for family in game.spare_starters):
            raise self.wrong("spare_starters", "only starting families are left over (DC-2.5)")
        for seat, said in enumerate(ships):
            if "cabins" not in said.data:
                self.starters(game.ships[seat], f"ships, seat {seat + 1}")
        self.deal_families(jana, deck)

    def regular(self, values: Any, where: str) -> list[int]:
        """Starting families are never in the deck, so they cannot come from it (DC-2.2)."""
        found = self.claims(self.family_stock, values, where)
        if any(family < STARTERS for family in found):
            raise self.wrong(where, "only regular families are drawn (DC-2.2)")
        return found

    def starters(self, ship: Ship, where: str) -> None:
        """A set of starting families nobody has, in the order of their ids."""
        left = self.family_stock.left
        letters = [letter for letter in range(4) if all(3 * letter + k in left for k in range(3))]
        if not letters:
            raise self.wrong(f"{where}, cabins", "no set of starting families is left")
        for cabin in range(3):
            family = 3 * letters[0] + cabin
            left.remove(family)
            ship.board(cabin, family)

    def deal_families(self, jana: Any, deck: Any) -> None:
        """Jana's, then the deck; families beyond the number of the deck are in the box."""
        game, stock = self.game, self.family_stock
        game.spare_starters += tuple(card for card in stock.left if card < STARTERS)
        stock.left = [card for card in stock.left if card >= STARTERS]
        if not isinstance(jana, list):
            game.jana = tuple(self.some(stock, self.number(jana, 0, 48, "jana"), "jana"))
        if not isinstance(deck, list):
            away = FAMILIES - STARTERS - game.options.family_deck - game.options.difficulty
            count = len(stock.left) if "box" in self.data else max(0, len(stock.left) - away)
            game.families = self.some(
                stock, count if deck is None else self.number(deck, 0, 48, "families"), "families"
            )
        game.box = tuple(sorted([*game.box, *stock.left]))

    # -- ships ---------------------------------------------------------------------------------------------

    def ship(self, seat: int, said: PositionReader) -> None:
        """All that is said of one ship; what is not said is dealt later."""
        game, ship = self.game, self.game.ships[seat]
        where = f"ships, seat {seat + 1}"
        cards = self.ship_stock
        self.guests(ship, said, where)
        ship.additions = self.slots(cards, said, "additions", game.options.spaces, f"{where}, additions")
        if any(0 <= card < ACTIVITIES for card in ship.additions):
            raise self.wrong(f"{where}, additions", "only additions are built (DC-8.7)")
        ship.activities = self.slots(cards, said, "activities", 2, f"{where}, activities")
        if any(card >= ACTIVITIES for card in ship.activities):
            raise self.wrong(f"{where}, activities", "only activity cards are laid on a location (DC-8.7)")
        self.voyage(ship, said, where)
        hand = said.data.get("hand", [])
        if isinstance(hand, list):
            ship.hand = sorted(self.claims(cards, hand, f"{where}, hand"))
        for each in said.entries("unseen"):
            card, age = each if isinstance(each, list) and len(each) == 2 else (each, game.refills)
            if str(card).lower() not in cards.ids or cards.ids.index(str(card).lower()) not in ship.hand:
                raise self.wrong(f"{where}, unseen", f"{shown(card)} is not in the hand")
            if cards.ids.index(str(card).lower()) in [known for known, _ in ship.unseen]:
                raise self.wrong(f"{where}, unseen", f"{shown(card)} is there twice")
            pair = (cards.ids.index(str(card).lower()), self.number(age, 0, 999, f"{where}, unseen"))
            ship.unseen = (*ship.unseen, pair)
        stock = self.family_stock if game.phase <= BOARDING else self.location_stock
        if game.phase > BOARDING:
            ship.drawn = self.claims(stock, said.entries("drawn"), f"{where}, drawn")
        picked = [str(each).lower() for each in said.entries("picked")]
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
        if len(ship.drawn) > wanted and (game.phase > SET_COURSE or "asked" not in self.data):
            raise self.wrong(f"{where}, drawn", f"at most {wanted} cards are drawn in this phase (DC-4.3, DC-5.1)")
        if len(set(ship.picked)) < len(ship.picked) or (ship.picked and "asked" not in self.data):
            raise self.wrong(f"{where}, picked", "each card is picked once, and said beside 'asked'")

    def guests(self, ship: Ship, said: PositionReader, where: str) -> None:
        """Who stands where, and who still waits in the cabins."""
        for name, colours in said.table_of("guests").items():
            if name not in SPOTS[: len(ship.guests)]:
                raise self.wrong(
                    f"{where}, guests", f"there is no spot '{name}'{suggest(name, SPOTS[: len(ship.guests)])}"
                )
            for colour in colours if isinstance(colours, list) else [colours]:
                if colour not in CABINS or ship.cabins[CABINS.index(colour)] == NOTHING:
                    raise self.wrong(f"{where}, guests", f"no family sends {shown(colour)} guests")
                if ship.guests[SPOTS.index(name)] >> CABINS.index(colour) & 1:
                    raise self.wrong(f"{where}, guests", f"two {colour} guests on one spot (DC-7.6)")
                ship.guests[SPOTS.index(name)] |= 1 << CABINS.index(colour)
        waiting = said.entries("waiting") if "waiting" in said.data else [None] * 3
        if len(waiting) != 3:
            raise self.wrong(f"{where}, waiting", "a number for each of the three cabins is needed")
        for cabin in range(3):
            out = sum(here >> cabin & 1 for here in ship.guests)
            most = ship.waiting[cabin] - out
            if most < 0:
                raise self.wrong(f"{where}, guests", "more guests are out than the family has members (DC-1.14)")
            value = waiting[cabin]
            ship.waiting[cabin] = most if value is None else self.number(value, 0, most, f"{where}, waiting")

    def slots(self, stock: CardPool, said: PositionReader, key: str, count: int, where: str) -> list[int]:
        """Cards or null; missing ones at the end are free."""
        values = said.entries(key)
        if len(values) > count:
            raise self.wrong(where, f"there is room for {count}")
        found = [NOTHING if each is None else self.claim(stock, each, where) for each in values]
        return found + [NOTHING] * (count - len(found))

    def voyage(self, ship: Ship, said: PositionReader, where: str) -> None:
        stock = self.location_stock
        ship.voyage = self.claims(stock, said.entries("voyage"), f"{where}, voyage")
        location = said.data.get("location")
        if location is not None:
            word = str(location).lower()
            if ship.voyage and word == stock.ids[ship.voyage[-1]]:
                ship.location = ship.voyage[-1]
            else:
                ship.location = self.claim(stock, location, f"{where}, location")
                ship.voyage.append(ship.location)
        captain = said.data.get("captain")
        if captain is not None:
            if captain not in SPOTS[:ADDITION]:
                raise self.wrong(f"{where}, captain", f"the captain goes to {', '.join(SPOTS[:ADDITION])} (DC-10.2)")
            ship.captain = SPOTS.index(captain)

    def deal_to(self, seat: int, said: PositionReader) -> None:
        """What is not said of a ship, and whether all of it goes together."""
        game, ship = self.game, self.game.ships[seat]
        where = f"ships, seat {seat + 1}"
        docked = game.phase in (PREPARE, SET_SAIL) and "asked" not in self.data
        if docked and ship.location == NOTHING and "location" not in said.data:
            ship.location = self.some(self.location_stock, 1, where)[0]
            ship.voyage.append(ship.location)
        hand = said.data.get("hand", [])
        if not isinstance(hand, list):
            ship.hand = sorted(self.some(self.ship_stock, self.number(hand, 0, 72, f"{where}, hand"), where))
        if NOTHING != ship.location < SHORES and ship.activities[1] != NOTHING:
            raise self.wrong(f"{where}, activities", "a port takes one activity card (DC-8.2)")
        if ship.captain != BRIDGE and not ship.capacity(ship.captain):
            raise self.wrong(f"{where}, captain", "there is no such spot now (DC-10.2)")
        if ship.location == NOTHING and any(card != NOTHING for card in ship.activities):
            raise self.wrong(f"{where}, activities", "there is no location to lay them on (DC-8.1)")
        if ship.location != NOTHING and game.phase <= SET_COURSE and "asked" not in self.data:
            raise self.wrong(f"{where}, location", "in this phase there is none yet; say the voyage so far")
        for spot, here in enumerate(ship.guests):
            if GUESTS[here] > ship.capacity(spot):
                raise self.wrong(f"{where}, guests", f"there is no room for them on '{SPOTS[spot]}' (DC-7.5)")
            for cabin in [cabin for cabin in range(3) if here >> cabin & 1 and ship.captain != spot]:
                if not game.options.wishes[ship.cabins[cabin]] >> ship.icon(spot) & 1:
                    raise self.wrong(f"{where}, guests", f"{CABINS[cabin]} does not wish for '{SPOTS[spot]}' (DC-7.4)")

    # -- piles and decks -----------------------------------------------------------------------------------

    def piles(self) -> None:
        game = self.game
        game.location_discard = self.claims(self.location_stock, self.entries("location_discard"), "location_discard")
        game.ship_discard = self.claims(self.ship_stock, self.entries("ship_discard"), "ship_discard")
        game.veiled = self.hidden(self.entries("veiled"), "veiled")
        if game.options.solo and game.location_discard:
            raise self.wrong("location_discard", "in the solo game they go to Jana (DC-13.4)")
        if not game.options.solo and self.entries("jana_locations"):
            raise self.wrong("jana_locations", "Jana sails only in the solo game")
        game.jana_locations = tuple(self.claims(self.location_stock, self.entries("jana_locations"), "jana_locations"))

    def display(self) -> None:
        """The sets of phase 3, or what is remembered of them."""
        game = self.game
        if "face_down" in self.data and self.entries("face_down") and game.phase != PREPARE:
            raise self.wrong("face_down", "the face-down set lies there in the phase 'prepare' only")
        down = self.hidden(self.entries("face_down"), "face_down")
        sets = self.entries("display")
        most = game.options.face_up_sets
        if len(sets) > most or any(len(self.listed(cards, "display")) > MOST_IN_A_SET for cards in sets):
            raise self.wrong("display", f"at most {most} sets of at most {MOST_IN_A_SET} ship cards (DC-6.1)")
        dealt = game.phase == PREPARE and bool(sets) and "face_down" not in self.data
        size = game.options.set_size if dealt else len(down)
        size = self.number(self.data.get("face_down_size", size), 0, MOST_IN_A_SET, "face_down_size")
        takers = self.entries("takers") if "takers" in self.data else [None] * (len(sets) + 1 if sets else 0)
        if len(takers) != (len(sets) + 1 if sets or size else 0):
            raise self.wrong("takers", "one entry for the face-down set and one for each set of the display is needed")
        self.lying(sets, takers, size, len(down), dealt)
        found: list[tuple[int, ...]] = [(NOTHING,) * size] if takers else []
        for number, cards in enumerate(sets, 1):
            lies = takers[number] is None and game.phase == PREPARE
            ids = [str(card).lower() for card in cards]
            if not all(id in self.ship_stock.ids for id in ids):
                raise self.wrong("display", f"there is no ship card in {shown(cards)}")
            found.append(
                tuple(self.claims(self.ship_stock, cards, "display") if lies else map(self.ship_stock.ids.index, ids))
            )
        game.display = tuple(found)
        game.takers = tuple(
            NOTHING if each is None else self.number(each, 0, self.seats - 1, "takers") for each in takers
        )
        game.face_down = down
        if dealt:
            game.face_down = tuple((card, game.refills) for card in self.some(self.ship_stock, size, "face_down"))

    def lying(self, sets: list[Any], takers: list[Any], size: int, down: int, dealt: bool) -> None:
        """The sets that still lie there in phase 3 have one or two cards (DC-6.11)."""
        if self.game.phase != PREPARE or not takers:
            return
        if "asked" not in self.data and any(each is not None for each in takers):
            raise self.wrong("takers", "who has taken a set is said beside 'asked'")
        most = self.game.options.set_size
        for cards, taker in zip(sets, takers[1:], strict=True):
            if taker is None and not 1 <= len(cards) <= most:
                raise self.wrong("display", f"a set has 1 to {most} cards (DC-6.11)")
        if takers[0] is None and (not 1 <= size <= most or (down != size and not dealt)):
            key = "face_down_size" if "face_down_size" in self.data else "face_down"
            raise self.wrong(key, f"the face-down set has 1 to {most} cards (DC-6.11)")

    def decks_said(self) -> None:
        """Top last."""
        for stock, key in ((self.location_stock, "locations"), (self.ship_stock, "ship_cards")):
            if isinstance(self.data.get(key), list):
                setattr(self.game, key, self.claims(stock, self.data[key], key))

    def deal_rest(self) -> None:
        """What is left over forms the decks that are not said, or has been discarded."""
        for stock, key in ((self.location_stock, "locations"), (self.ship_stock, "ship_cards")):
            given = self.data.get(key)
            if given is None:
                self.rng.shuffle(stock.left)
                setattr(self.game, key, stock.left)
                continue
            if not isinstance(given, list):
                setattr(self.game, key, self.some(stock, self.number(given, 0, len(stock.left), key), key))
            self.discard_rest(stock)

    def discard_rest(self, stock: CardPool) -> None:
        """Cards that are not said to be anywhere have been discarded, in solo locations went to Jana."""
        game = self.game
        if stock is self.ship_stock:
            game.ship_discard += stock.left
        elif game.options.solo:
            game.jana_locations += tuple(stock.left)
        else:
            game.location_discard += stock.left

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
