"""A game of Galactic Cruise as it stands, and what can be told from it alone."""

from __future__ import annotations

from typing import Any, Final

from captains_table.kernel.rng import Rng
from captains_table.kernel.state import Event, Outcome, State
from captains_table.titles.galactic_cruise.data.ids import (
    GRAND,
    LAST_FLIGHT,
    MEETING,
    NOTHING,
    RACHEL,
    SETTING_UP,
    SITES,
)
from captains_table.titles.galactic_cruise.rules import knowledge
from captains_table.titles.galactic_cruise.rules.options import GameOptions
from captains_table.titles.galactic_cruise.rules.player import Player, Rachel

NONE: Final[list[int]] = []
END_REASON: Final = "agm_c"


def coded(codes: list[str], value: Any) -> Any:
    """The code of a thing, or those of several."""
    return [codes[each] for each in value] if isinstance(value, list) else codes[value]


class GalacticCruise(State):
    __slots__ = (
        "acted",
        "action",
        "active",
        "acts",
        "after",
        "agenda",
        "agms",
        "areas",
        "auction",
        "bids",
        "blueprint_discard",
        "blueprint_stack",
        "blueprints",
        "bonuses",
        "boost",
        "cockpit_stack",
        "cockpits",
        "cruise_discard",
        "cruise_stack",
        "cruises",
        "day",
        "deck",
        "declined",
        "discard",
        "discount",
        "end_stage",
        "engine_stack",
        "engines",
        "expert_tile",
        "extra",
        "first",
        "flags",
        "flown",
        "flown_on",
        "funding",
        "goal_levels",
        "goal_tile",
        "items",
        "kept",
        "landed",
        "levels",
        "lifting",
        "location_bonuses",
        "opened",
        "options",
        "phase",
        "played",
        "players",
        "presold",
        "queue",
        "rachel",
        "rebate",
        "refilled_in",
        "refills",
        "round",
        "scored",
        "silo",
        "site",
        "site_actions",
        "solved",
        "starters",
        "supply",
        "technologies",
        "track",
        "track_used",
        "tracked",
        "turn",
        "unstarted",
        "used",
        "with_expert",
        "workers",
    )

    def __init__(self, seats: int, options: GameOptions) -> None:
        super().__init__(seats)
        self.options: GameOptions = options
        # -- time
        self.round: int = 0
        self.first: int = 0  # the first player; the others follow clockwise
        self.turn: int = NOTHING  # the active player
        self.phase: int = SETTING_UP
        self.agms: int = 0  # held so far
        self.end_stage: int = 0  # 1: triggered, 2: final round
        # -- the Network
        self.workers: list[int] = NONE  # per location: owner * 2 + (1 for an Expert), or NOTHING
        self.site_actions: tuple[int, ...] = ()  # two per location
        self.areas: list[int] = NONE  # a bit for each owner of a Development there
        self.technologies: tuple[int, ...] = ()  # tiles on slots T1 to T4
        self.kept: tuple[int, ...] = ()  # tiles kept face down with 2 players; which comes next nobody knows
        self.levels: tuple[int, ...] = ()  # spaces that each Technology Tracker has moved; empty: none (GX-10.2)
        self.location_bonuses: tuple[int, ...] = ()  # the token at each location; empty: none (GX-11.1)
        self.active: int = 0  # a bit for each location whose token is active
        self.expert_tile: int = 0
        self.goal_tile: int = 0
        self.goal_levels: list[int] = NONE  # the trackers
        self.silo: list[int] = NONE
        self.track: list[int] = NONE  # Progress Track: the owner on each space; then the overflow
        # -- displays, bottom first; stacks, the top at the end
        self.agenda: list[int] = NONE
        self.deck: list[int] = NONE
        self.discard: list[int] = NONE
        self.refills: int = 0
        self.refilled_in: tuple[int, ...] = ()  # per card the refill in which it went into the deck
        self.blueprints: list[int] = NONE
        self.blueprint_stack: list[int] = NONE
        self.blueprint_discard: list[int] = NONE
        self.cockpits: list[int] = NONE
        self.engines: list[int] = NONE
        self.cockpit_stack: list[int] = NONE
        self.engine_stack: list[int] = NONE
        # -- the Marketing Board
        self.cruises: list[int] = NONE  # per space, from the top
        self.presold: list[tuple[int, int, int]] = []  # Guests per space, by type
        self.cruise_stack: list[int] = NONE
        self.cruise_discard: list[int] = NONE
        self.queue: list[int] = NONE  # section * 3 + type
        self.supply: list[int] = NONE  # Guests by type
        self.bonuses: tuple[int, ...] = ()  # the Guest Bonus token of each type
        # -- players
        self.players: list[Player] = []  # of every seat; alone also Rachel's board, the second
        self.rachel: Rachel | None = None  # the rival of a game alone
        # -- Starting Upgrade Cards (GX-15)
        self.starters: tuple[tuple[int, ...], ...] = ()  # per seat; once activated, the one shown and the one not
        self.unstarted: int = 0  # a bit for each seat that has one to activate yet
        self.auction: tuple[int, ...] = ()  # cards on offer
        self.bids: tuple[int, ...] = ()  # NOTHING: not chosen yet; as long as one is, all are secret
        # -- this turn
        self.site: int = NOTHING  # where this turn's Worker stands
        self.with_expert: bool = False  # it is an Expert
        self.acts: int = 0  # actions taken
        self.opened: int = 0  # a bit for each area borrowed or declared (GC-5.4)
        self.track_used: bool = False  # GC-5.6: once per turn
        self.flown: int = 0  # a bit for each Ship that resolved a Stop in this step 1 and is still in space
        self.flown_on: int = 0  # a bit for each Ship that has flown on with the Flight Target Indicator
        self.scored: int = 0  # Guests scored
        self.day: int = NOTHING  # the Ship whose Day in Space has just been resolved
        self.lifting: int = NOTHING  # the Ship that is being launched
        self.played: int = 0  # a bit for each card played this turn (GC-9.11.2)
        self.acted: int = 0  # a bit for each location where an action was taken (EXA1)
        self.solved: bool = False  # EXA2: once per turn
        self.declined: int = 0  # a bit for each Technology slot that is not to be used (GX-10.5)
        self.tracked: int = 0  # a bit for each whose tracker a use has moved (GX-10.4)
        self.used: int = 0  # a bit for each used in the action or launch in progress
        self.boost: int = 0  # by a Starting Upgrade Card: bits of BOOSTS
        self.landed: tuple[int, int, int] = (0, 0, 0)  # Guests of the Ship that has just returned to Earth
        # -- the action, launch or Stop in progress
        self.action: int = NOTHING
        self.items: int = 0  # done by it so far
        self.extra: int = 0  # so many more items by cards
        self.discount: int = 0  # by cards
        self.flags: int = 0  # by cards
        self.after: int = 0  # Reputation to gain once it is done
        self.funding: int = 0  # Funding Bonuses more
        self.rebate: int = 0  # Accountant: off the action's total, not used up yet

    def clone(self) -> GalacticCruise:
        """Written by tools/state_fields.py from `__init__`."""
        other = GalacticCruise(self.seats, self.options)
        self.copy_to(other)
        other.round = self.round
        other.first = self.first
        other.turn = self.turn
        other.phase = self.phase
        other.agms = self.agms
        other.end_stage = self.end_stage
        other.workers = self.workers.copy()
        other.site_actions = self.site_actions
        other.areas = self.areas.copy()
        other.technologies = self.technologies
        other.kept = self.kept
        other.levels = self.levels
        other.location_bonuses = self.location_bonuses
        other.active = self.active
        other.expert_tile = self.expert_tile
        other.goal_tile = self.goal_tile
        other.goal_levels = self.goal_levels.copy()
        other.silo = self.silo.copy()
        other.track = self.track.copy()
        other.agenda = self.agenda.copy()
        other.deck = self.deck.copy()
        other.discard = self.discard.copy()
        other.refills = self.refills
        other.refilled_in = self.refilled_in
        other.blueprints = self.blueprints.copy()
        other.blueprint_stack = self.blueprint_stack.copy()
        other.blueprint_discard = self.blueprint_discard.copy()
        other.cockpits = self.cockpits.copy()
        other.engines = self.engines.copy()
        other.cockpit_stack = self.cockpit_stack.copy()
        other.engine_stack = self.engine_stack.copy()
        other.cruises = self.cruises.copy()
        other.presold = self.presold.copy()
        other.cruise_stack = self.cruise_stack.copy()
        other.cruise_discard = self.cruise_discard.copy()
        other.queue = self.queue.copy()
        other.supply = self.supply.copy()
        other.bonuses = self.bonuses
        other.players = [each.clone() for each in self.players]
        other.rachel = None if self.rachel is None else self.rachel.clone()
        other.starters = self.starters
        other.unstarted = self.unstarted
        other.auction = self.auction
        other.bids = self.bids
        other.site = self.site
        other.with_expert = self.with_expert
        other.acts = self.acts
        other.opened = self.opened
        other.track_used = self.track_used
        other.flown = self.flown
        other.flown_on = self.flown_on
        other.scored = self.scored
        other.day = self.day
        other.lifting = self.lifting
        other.played = self.played
        other.acted = self.acted
        other.solved = self.solved
        other.declined = self.declined
        other.tracked = self.tracked
        other.used = self.used
        other.boost = self.boost
        other.landed = self.landed
        other.action = self.action
        other.items = self.items
        other.extra = self.extra
        other.discount = self.discount
        other.flags = self.flags
        other.after = self.after
        other.funding = self.funding
        other.rebate = self.rebate
        return other

    def redeal(self, seat: int, rng: Rng) -> GalacticCruise:
        return knowledge.redeal(self, seat, rng)

    def emit(
        self, kind: str, seat: int, public: dict[str, Any] | None = None, private: dict[str, Any] | None = None
    ) -> None:
        """Things have numbers here and codes in events: whoever reads them need not know the numbers. What happens in
        Rachel's turn is kept, to be told again."""
        if self.events is None and self.rachel is None:
            return
        codes = self.options.components.codes
        told = {name: coded(codes[name], value) if name in codes else value for name, value in (public or {}).items()}
        if self.rachel is not None and (self.turn == RACHEL or (self.phase == SETTING_UP and seat == RACHEL)):
            self.rachel.events += (Event(kind, seat, told, {}),)
        super().emit(kind, seat, told, private)

    # -- who and when ------------------------------------------------------------------------------------------

    def order(self) -> list[int]:
        """Seat order (GC-4.1), which never changes."""
        companies = self.options.companies
        return [(self.first + k) % companies for k in range(companies)]

    def automatic(self, seat: int) -> bool:
        """Whether nobody sits there: Rachel, whose decisions the rules make (GX-2.12)."""
        return seat >= self.seats

    def free_acts(self) -> bool:
        """GC-R13, GX-14.11: free acts belong to turns, not to the final advance."""
        return self.phase != LAST_FLIGHT or self.options.final_free_acts

    # -- limits ------------------------------------------------------------------------------------------------

    def room(self, seat: int, kind: int) -> int:
        """GC-2.7"""
        player = self.players[seat]
        return self.options.capacity + player.removed[kind] - player.stored[kind]

    def ship_limit(self, seat: int) -> int:
        """GC-9.6.1"""
        return self.options.upgrade_value[GRAND] if self.players[seat].has(GRAND) else self.options.numbers["ships"]

    def segment_limit(self, seat: int) -> int:
        """GC-9.5.3"""
        return self.options.upgrade_value[GRAND] if self.players[seat].has(GRAND) else self.options.numbers["segments"]

    def cubes(self, seat: int) -> int:
        return self.track.count(seat)

    def full_sections(self) -> int:
        """GC-14.1: how many sections have no free space left."""
        end = 0
        full = 0
        for size in self.options.progress:
            if NOTHING in self.track[end : end + size]:
                break
            end += size
            full += 1
        return full

    def place_cube(self, seat: int) -> None:
        """GC-14.1, 14.13: on the next space; once the end has been triggered, into the overflow area."""
        if NOTHING in self.track and self.end_stage == 0:
            self.track[self.track.index(NOTHING)] = seat
        else:
            self.track.append(seat)

    # -- Technologies and abilities ----------------------------------------------------------------------------

    def usable(self, seat: int, area: int) -> bool:
        """GC-5.4, 5.5: owned, or paid for this turn."""
        if not self.areas[area] >> seat & 1:
            if seat != self.turn or not self.opened >> area & 1:
                return False
            if area >= SITES and self.phase == MEETING and not self.options.meeting_tech:  # GC-R4
                return False
        return not self.declined or not self.does_without(seat, area)

    def does_without(self, seat: int, area: int) -> bool:
        """GX-10.5: whether the active player does not use this Technology."""
        return seat == self.turn and area >= SITES and self.declined >> area - SITES & 1 == 1

    def ability(self, slot: int) -> int:
        """The value of a Technology: the improved one on the last space of its track (GX-10.9)."""
        tile = self.technologies[slot]
        if self.levels and self.levels[slot] == self.options.tech_last[tile]:
            return self.options.components.tech_improved[tile]
        return self.options.components.tech_value[tile]

    def technology(self, seat: int, effect: int) -> bool:
        """GC-9.1.8: whether this seat may use a Technology with this effect now."""
        for slot, tile in enumerate(self.technologies):
            if self.options.tech_effects[tile] == effect and self.usable(seat, SITES + slot):
                return True
        return False

    def expert_ability(self, ability: int) -> bool:
        return self.options.expert_effects[self.expert_tile] == ability

    # -- Agenda cards ------------------------------------------------------------------------------------------

    def next_card(self) -> int:
        """GC-9.12.3: the top of the deck, renewed from the discard pile; NOTHING if there is no card."""
        if not self.deck:
            if not self.discard:
                return NOTHING
            self.refills += 1
            refilled_in = list(self.refilled_in)
            for card in self.discard:
                refilled_in[card] = self.refills
            self.refilled_in = tuple(refilled_in)
            self.deck = self.shuffled(self.discard)
            self.discard = []
            self.emit("agenda_shuffled", NOTHING)
        self.reveals += 1
        return self.deck.pop()

    def lay_down(self, seat: int, card: int) -> None:
        """From the hand onto the discard pile."""
        player = self.players[seat]
        player.hand = tuple([each for each in player.hand if each != card])
        if player.secret == card:
            player.secret = NOTHING
        self.discard.append(card)

    def discard_open(self) -> bool:
        """GC-9.11.2: whether the top of the discard pile may be drawn."""
        return len(self.discard) > 0 and not self.played >> self.discard[-1] & 1

    # -- Blueprints --------------------------------------------------------------------------------------------

    def next_blueprint(self) -> int:
        """GC-17.2"""
        if not self.blueprint_stack:
            if not self.blueprint_discard:
                return NOTHING
            self.blueprint_stack = self.shuffled(self.blueprint_discard)
            self.blueprint_discard = []
            self.emit("blueprints_shuffled", NOTHING)
        self.reveals += 1
        return self.blueprint_stack.pop()

    def slide_blueprints(self) -> None:
        """GC-9.4.2: down, then refilled from the bottom empty slot up."""
        if NOTHING not in self.blueprints:
            return
        left = [each for each in self.blueprints if each != NOTHING]
        while len(left) < len(self.blueprints):
            left.append(self.next_blueprint())
        self.blueprints = left

    # -- the end -----------------------------------------------------------------------------------------------

    def standing(self, seat: int) -> tuple[int, int, int, int, int]:
        """What decides, in this order (GC-15.7)."""
        player = self.players[seat]
        cockpits = player.points[7]
        later = (seat - self.first) % len(self.players)
        return (player.vp, self.cubes(seat), player.reputation, cockpits, later)

    def score(self, seat: int) -> float:
        best = max([self.players[q].vp for q in range(len(self.players)) if q != seat])
        return max(0.0, min(1.0, 0.5 + (self.players[seat].vp - best) / 300))

    def end_reason(self) -> str:
        """GX-7.7: alone, whether Rachel was beaten."""
        if not self.options.solo:
            return END_REASON
        return "ahead_of_rachel" if self.standing(0) > self.standing(1) else "behind_rachel"

    def outcome(self) -> Outcome:
        best = max([self.standing(seat) for seat in range(len(self.players))])
        winners = tuple([seat for seat in range(self.seats) if self.standing(seat) == best])
        return Outcome(tuple([float(self.players[seat].vp) for seat in range(self.seats)]), winners, self.reason)
