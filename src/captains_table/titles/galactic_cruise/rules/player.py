"""One player's board: purse, stores, Launch Tower, Ships, Workers, hand."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from captains_table.kernel.state import Event
from captains_table.titles.galactic_cruise.data.ids import FOR_REPUTATION, NOBODY, NOTHING, POINTS, TOKENS, TOP

BITS = [bin(number).count("1") for number in range(1 << len(TOKENS) - TOP)]  # how many are set

NONE: list[int] = []  # replaced at once; never changed


@mypyc_attr(serializable=True)  # it travels to other processes
class Ship:
    """GC-2.10"""

    __slots__ = ("cockpit", "cruise", "engine", "guests", "launched", "pilot", "segments", "stop", "token")

    def __init__(self, cockpit: int, engine: int) -> None:
        self.cockpit: int = cockpit
        self.engine: int = engine
        self.launched: bool = False  # at least once: the Cockpit is flipped
        self.segments: tuple[int, ...] = ()  # Blueprints
        self.cruise: int = NOTHING  # in space on this Cruise; NOTHING: on Earth
        self.stop: int = NOTHING  # the last one resolved
        self.guests: tuple[int, int, int] = (0, 0, 0)  # by type
        self.token: int = NOTHING  # the Upgrade Token on the Engine
        self.pilot: int = NOBODY

    @staticmethod
    def new(cockpit: int, engine: int) -> Ship:
        """For code that is not compiled: it can make no object of a compiled class that travels."""
        return Ship(cockpit, engine)

    def clone(self) -> Ship:
        """Written by tools/state_fields.py from `__init__`."""
        other = Ship(self.cockpit, self.engine)
        other.launched = self.launched
        other.segments = self.segments
        other.cruise = self.cruise
        other.stop = self.stop
        other.guests = self.guests
        other.token = self.token
        other.pilot = self.pilot
        return other

    def cabins(self) -> int:
        return max(0, len(self.segments) - 1)

    def aboard(self) -> int:
        return self.guests[0] + self.guests[1] + self.guests[2]


@mypyc_attr(serializable=True)
class Rachel:
    """What the rival of a game alone has beside her player board (GX-2): the solo deck and what she has just done."""

    __slots__ = ("card", "deck", "events", "failed", "revealed", "upgrades")

    def __init__(self) -> None:
        self.deck: list[int] = NONE  # the top at the end: its back is seen, what lies below is hidden
        self.revealed: tuple[int, ...] = ()  # since the last shuffle, the oldest first
        self.card: int = NOTHING  # the one she is acting on
        self.failed: int = 0  # cards in a row that could not be used
        self.upgrades: int = 0  # her tokens on UPGRADES, a bit each: they have no effect (GX-4.12)
        self.events: tuple[Event, ...] = ()  # her latest turn, for those who look; no part of a position

    def clone(self) -> Rachel:
        """Written by tools/state_fields.py from `__init__`."""
        other = Rachel()
        other.deck = self.deck.copy()
        other.revealed = self.revealed
        other.card = self.card
        other.failed = self.failed
        other.upgrades = self.upgrades
        other.events = self.events
        return other


class Player:
    __slots__ = (
        "ads",
        "blueprints",
        "flipped",
        "goals",
        "hand",
        "hired",
        "idle",
        "idle_experts",
        "launches",
        "money",
        "points",
        "recalled",
        "removed",
        "reputation",
        "scheduled",
        "secret",
        "ships",
        "stored",
        "tokens",
        "upgrades",
        "vp",
    )

    def __init__(self) -> None:
        self.money: int = 0
        self.ads: int = 0
        self.vp: int = 0
        self.reputation: int = 0
        self.stored: list[int] = NONE  # by Resource
        self.removed: list[int] = NONE  # Developments built, by row
        self.tokens: int = 0  # on the Launch Tower, a bit each
        self.flipped: int = NOTHING  # the one of them that is flipped
        self.upgrades: int = 0  # a bit for each of UPGRADES
        self.idle: int = 0  # Workers in the Break Room
        self.idle_experts: int = 0
        self.hired: int = 0  # bits: 1 right, 2 left Expert
        self.hand: tuple[int, ...] = ()  # Agenda cards
        self.secret: int = NOTHING  # the one of them that nobody else has seen (GC-3.24)
        self.blueprints: tuple[int, ...] = ()  # beside the board
        self.ships: list[Ship] = []
        self.scheduled: int = NOTHING  # the Cruise space with the own Consultant
        self.goals: int = 0  # a bit for each Company Goal accomplished
        self.launches: int = 0
        self.recalled: bool = False  # Workers came home in a recall that is being resolved
        self.points: list[int] = NONE  # by source

    @staticmethod
    def new() -> Player:
        player = Player()
        player.stored = [0, 0, 0]
        player.removed = [0, 0, 0]
        player.points = [0] * len(POINTS)
        return player

    def clone(self) -> Player:
        """Written by tools/state_fields.py from `__init__`."""
        other = Player()
        other.money = self.money
        other.ads = self.ads
        other.vp = self.vp
        other.reputation = self.reputation
        other.stored = self.stored.copy()
        other.removed = self.removed.copy()
        other.tokens = self.tokens
        other.flipped = self.flipped
        other.upgrades = self.upgrades
        other.idle = self.idle
        other.idle_experts = self.idle_experts
        other.hired = self.hired
        other.hand = self.hand
        other.secret = self.secret
        other.blueprints = self.blueprints
        other.ships = [each.clone() for each in self.ships]
        other.scheduled = self.scheduled
        other.goals = self.goals
        other.launches = self.launches
        other.recalled = self.recalled
        other.points = self.points.copy()
        return other

    # -- Victory Points and Reputation --------------------------------------------------------------------------

    def score(self, amount: int, entry: int) -> None:
        self.vp += amount
        self.points[entry] += amount

    def praise(self, amount: int, most: int) -> None:
        """GC-5.1: at the end of the track Reputation is VP."""
        climbed = min(amount, most - self.reputation)
        self.reputation += climbed
        self.score(amount - climbed, FOR_REPUTATION)

    def blame(self, amount: int) -> None:
        """GC-5.1: below its beginning it costs VP."""
        fallen = min(amount, self.reputation)
        self.reputation -= fallen
        self.score(fallen - amount, FOR_REPUTATION)

    def can_bear(self, amount: int) -> bool:
        """GC-5.2"""
        return self.reputation + self.vp >= amount

    # -- what the board says --------------------------------------------------------------------------------------

    def built(self) -> int:
        """Developments built, the starting one included."""
        return self.removed[0] + self.removed[1] + self.removed[2]

    def has(self, upgrade: int) -> bool:
        return self.upgrades >> upgrade & 1 == 1

    def experts(self) -> int:
        return (self.hired & 1) + (self.hired >> 1)

    def wings(self) -> int:
        """GC-R40"""
        return 1 + (self.goals & 1) + (self.goals >> 1 & 1) + (self.goals >> 2)

    def bottom_tokens(self) -> int:
        """GC-9.2.1"""
        return BITS[self.tokens >> TOP]

    def funding(self, option: int) -> int:
        """GC-6.5: what a Funding option is worth; 0: not available."""
        if option == self.flipped:
            return 0
        return 1 if self.tokens >> option & 1 else 2
