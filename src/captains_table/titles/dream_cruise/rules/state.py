"""Dream Cruise: the position, the decks, and how it stands."""

from __future__ import annotations

from typing import Final

from captains_table.kernel.rng import Rng
from captains_table.kernel.state import NONE, Outcome, State
from captains_table.titles.dream_cruise.data.ids import NOTHING, SHIP_CARDS
from captains_table.titles.dream_cruise.rules import knowledge
from captains_table.titles.dream_cruise.rules.options import GameOptions
from captains_table.titles.dream_cruise.rules.routes import longest_route, route_points
from captains_table.titles.dream_cruise.rules.ship import Hidden, Ship

NO_SHIPS: Final[list[Ship]] = []  # before the deal; never changed
NO_REFILL: Final = (0,) * SHIP_CARDS

DECK_EMPTY: Final = 1  # why a round is the final one
ROUND_CAP: Final = 2


class DreamCruise(State):
    """Cards lie in zones; the comment says who knows them. Figures in the supply are those that stand nowhere."""

    __slots__ = (
        "box",
        "display",
        "face_down",
        "families",
        "family_discard",
        "final",
        "jana",
        "jana_locations",
        "location_discard",
        "locations",
        "options",
        "phase",
        "ready",
        "recycled_families",
        "recycled_locations",
        "refilled_in",
        "refills",
        "round",
        "ship_cards",
        "ship_discard",
        "ships",
        "spare_starters",
        "starter",
        "takers",
        "token",
        "veiled",
    )

    def __init__(self, seats: int, options: GameOptions) -> None:
        super().__init__(seats)
        self.options: GameOptions = options
        self.ships: list[Ship] = NO_SHIPS
        # -- decks; the top is the end, nobody knows them
        self.families: list[int] = NONE
        self.locations: list[int] = NONE
        self.ship_cards: list[int] = NONE
        # -- discard piles, public (DC-1.13)
        self.family_discard: list[int] = NONE
        self.location_discard: list[int] = NONE
        self.ship_discard: list[int] = NONE
        self.veiled: Hidden = ()  # ship cards discarded unseen (O2); known to nobody
        # -- out of play
        self.box: tuple[int, ...] = ()  # regular families; known to nobody
        self.spare_starters: tuple[int, ...] = ()  # starting families of no player; public
        # -- the display of phase 3, kept as it was dealt: set 0 is the face-down one, its cards are NOTHING here
        self.display: tuple[tuple[int, ...], ...] = ()
        self.takers: tuple[int, ...] = ()  # per set who took it, or NOTHING
        self.face_down: Hidden = ()  # while it lies there; known to nobody
        # -- the table
        self.round: int = 0
        self.phase: int = 0
        self.token: int = 0  # who holds the captain's cap
        self.starter: int = 0  # who held it when the round began (DC-6.7)
        self.final: int = 0  # why this is the final round, 0 if it is not
        self.ready: int = 0  # bit per seat: has committed, or is done, in this phase
        # -- Jana, in solo
        self.jana: tuple[int, ...] = ()  # her families, in the order drawn; known to nobody
        self.jana_locations: tuple[int, ...] = ()  # public
        # -- what everybody can tell of hidden cards: which were in a discard pile when it was shuffled
        self.recycled_families: int = 0  # bit per family
        self.recycled_locations: int = 0  # bit per location, of the latest refill
        self.refills: int = 0  # of the ship deck
        self.refilled_in: tuple[int, ...] = NO_REFILL  # per ship card the refill in which it was last seen going

    def clone(self) -> DreamCruise:
        """Written by tools/state_fields.py from `__init__`."""
        other = DreamCruise(self.seats, self.options)
        self.copy_to(other)
        other.ships = [each.clone() for each in self.ships]
        other.families = self.families.copy()
        other.locations = self.locations.copy()
        other.ship_cards = self.ship_cards.copy()
        other.family_discard = self.family_discard.copy()
        other.location_discard = self.location_discard.copy()
        other.ship_discard = self.ship_discard.copy()
        other.veiled = self.veiled
        other.box = self.box
        other.spare_starters = self.spare_starters
        other.display = self.display
        other.takers = self.takers
        other.face_down = self.face_down
        other.round = self.round
        other.phase = self.phase
        other.token = self.token
        other.starter = self.starter
        other.final = self.final
        other.ready = self.ready
        other.jana = self.jana
        other.jana_locations = self.jana_locations
        other.recycled_families = self.recycled_families
        other.recycled_locations = self.recycled_locations
        other.refills = self.refills
        other.refilled_in = self.refilled_in
        return other

    def redeal(self, seat: int, rng: Rng) -> DreamCruise:
        return knowledge.redeal(self, seat, rng)

    # -- who and when --------------------------------------------------------------------------------------

    def order(self) -> list[int]:
        """DC-3.4; taking the token changes it from the next round on (DC-6.7)."""
        return [(self.starter + k) % self.seats for k in range(self.seats)]

    def is_ready(self, seat: int) -> bool:
        return self.ready >> seat & 1 == 1

    # -- decks ---------------------------------------------------------------------------------------------

    def draw_family(self) -> int:
        """NOTHING if there is none left (DC-4.10). The deck running out makes the round the final one (DC-4.7)."""
        if not self.families:
            self.last_round()  # as O3 has it; without O3 it has been said already
            self.recycle_families()
            if not self.families:
                return NOTHING
        family = self.families.pop()
        if not self.families and not self.options.ends_at_draw:
            self.last_round()
            self.recycle_families()
        return family

    def last_round(self) -> None:
        """DC-4.11, 4.12"""
        if not self.final:
            self.final = DECK_EMPTY
            self.emit("final", -1)

    def recycle_families(self) -> None:
        """DC-4.7: the discard pile becomes the deck."""
        if self.family_discard:
            for family in self.family_discard:
                self.recycled_families |= 1 << family
            self.families = self.shuffled(self.family_discard)
            self.family_discard = []
            self.emit("families_shuffled", -1)

    def draw_location(self) -> int:
        """DC-5.4, 5.6"""
        if not self.locations:
            if not self.location_discard:
                return NOTHING
            self.recycled_locations = 0
            for location in self.location_discard:
                self.recycled_locations |= 1 << location
            self.locations = self.shuffled(self.location_discard)
            self.location_discard = []
            self.emit("locations_shuffled", -1)
        return self.locations.pop()

    def draw_ship_card(self) -> int:
        """DC-6.3"""
        if not self.ship_cards:
            if not self.ship_discard and not self.veiled:
                return NOTHING
            self.refills += 1
            refilled_in = list(self.refilled_in)
            for card in self.ship_discard:
                refilled_in[card] = self.refills
            self.refilled_in = tuple(refilled_in)
            self.ship_cards = self.shuffled(self.ship_discard + [card for card, _ in self.veiled])
            self.ship_discard = []
            self.veiled = ()
            self.emit("ship_cards_shuffled", -1)
        return self.ship_cards.pop()

    # -- how it stands -------------------------------------------------------------------------------------

    def family_points(self, seat: int) -> int:
        """DC-12.3"""
        points = self.options.points
        return sum([points[family] for family in self.ships[seat].pile])

    def guest_points(self, seat: int) -> int:
        """DC-12.8; only in the final round do guests count."""
        return self.ships[seat].standing() // self.options.guests_per_point if self.final else 0

    def total(self, seat: int) -> int:
        """DC-12.2"""
        routes = route_points(self.ships[seat].voyage, self.options)
        return self.family_points(seat) + routes + self.guest_points(seat)

    def jana_total(self) -> int:
        """DC-13.10"""
        return self.jana_family_points() + longest_route(list(self.jana_locations), self.options).value

    def jana_family_points(self) -> int:
        points = self.options.points
        return sum([points[family] for family in self.jana])

    def score(self, seat: int) -> float:
        best = self.jana_total() if self.options.solo else max([self.total(q) for q in range(self.seats) if q != seat])
        return max(0.0, min(1.0, 0.5 + (self.total(seat) - best) / 200))

    def outcome(self) -> Outcome:
        totals = [self.total(seat) for seat in range(self.seats)]
        scores = tuple([float(total) for total in totals])
        if self.options.solo:  # DC-13.11
            return Outcome(scores, (0,) if totals[0] > self.jana_total() else (), self.reason)
        return Outcome(scores, (self.winner(),), self.reason)

    def decided_by(self) -> str:
        """What made the winner: the points or, among those who are level, the cards in hand or turn order (DC-12.10);
        a tie with Jana is hers (DC-13.11)."""
        if self.options.solo:
            return "jana" if self.total(0) == self.jana_total() else "points"
        winner = self.winner()
        level = [seat for seat in range(self.seats) if seat != winner and self.total(seat) == self.total(winner)]
        if not level:
            return "points"
        cards = len(self.ships[winner].hand)
        return "hand" if all(len(self.ships[seat].hand) < cards for seat in level) else "order"

    def winner(self) -> int:
        """DC-12.10: there is always a single one."""
        best = self.token
        for seat in [(self.token + k) % self.seats for k in range(self.seats)]:
            if (self.total(seat), len(self.ships[seat].hand)) > (self.total(best), len(self.ships[best].hand)):
                best = seat
        return best
