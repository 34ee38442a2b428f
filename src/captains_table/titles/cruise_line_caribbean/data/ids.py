"""The fixed vocabulary: ports, ship sizes, cards, seasons, phases and the entries of the ledger, in the order of their
numbers. What they cost and do is in components.toml."""

from __future__ import annotations

from typing import Final

NOTHING: Final = -1

# -- ports (T2): three of departure, then eight destinations; a passenger's colour is its destination -----
PORTS: Final = ("NY", "VA", "FL", "PR", "JAM", "BER", "CAY", "BAH", "VI", "STL", "BAR")
DEPARTURES: Final = 3
COLOURS: Final = PORTS[DEPARTURES:]

COLUMNS: Final = 10
ROWS: Final = 13
HEXES: Final = ROWS * COLUMNS

SIZES: Final = ("S", "M", "L")
LARGE: Final = 2

COMPANIES: Final = ("BEL", "GLD", "NAC", "EMP")

# -- Action cards (T13) -------------------------------------------------------------------------------------
BLUES: Final = (
    "FUEL", "WIND", "GROUP", "CASH", "FARE", "DOUBLE", "EXTRA", "PRESS", "EXCUSE", "PILOT", "BUILD", "SCOUT", "SPOT",
    "LEGAL", "SECURITY", "PR", "INSURE",
)  # fmt: skip
FUEL: Final = 0
WIND: Final = 1
GROUP: Final = 2
CASH: Final = 3
FARE: Final = 4
DOUBLE: Final = 5
EXTRA_ACTION: Final = 6
PRESS: Final = 7
EXCUSE: Final = 8
PILOT: Final = 9
BUILD: Final = 10
SCOUT: Final = 11
SPOT: Final = 12
INSURE: Final = 16

REDS: Final = ("LEAK", "SICK", "RAID", "BUNKER", "POACH", "SMEAR", "PRICE", "SPY", "DELAY", "STRIKE", "FINE")
LEAK: Final = 0
SICK: Final = 1
RAID: Final = 2
BUNKER: Final = 3
POACH: Final = 4
SMEAR: Final = 5
PRICE: Final = 6
SPY: Final = 7
DELAY: Final = 8
STRIKE: Final = 9
FINE: Final = 10

CLASSES: Final = ("physical", "commercial", "official")
ACTION_CARDS: Final = 25

# -- events (T14): what a card does, in a word ------------------------------------------------------------------
EFFECTS: Final = (
    "closed", "die_closed", "sea", "pirates", "die_pirates", "fuel", "glut", "sale", "recall", "die_fares", "fares",
    "rush", "strike", "swap", "market", "tax", "boom", "inspection", "dredging", "special",
)  # fmt: skip
EVENTS: Final = 30

# -- time ------------------------------------------------------------------------------------------------------
SEASONS: Final = ("winter", "spring", "summer", "fall")
WINTER: Final = 0
FALL: Final = 3

PHASES: Final = (
    "companies", "ipo", "first_ship", "dividends", "trading", "shipbuilding", "maintenance", "resorts", "fuel",
    "demand", "event", "advertising", "turns",
)  # fmt: skip
CHOOSING: Final = 0
IPO: Final = 1
FIRST_SHIP: Final = 2
DIVIDENDS: Final = 3
TRADING: Final = 4
SHIPBUILDING: Final = 5
MAINTENANCE: Final = 6
RESORTS: Final = 7
BUNKERING: Final = 8  # S1: buying fuel
DEMAND: Final = 9
EVENT: Final = 10
ADVERTISING: Final = 11
TURNS: Final = 12

# -- what a turn has seen (bits of `CruiseLine.turn_flags`) -----------------------------------------------------------
ACTED: Final = 1  # the action is done
WITH_WIND: Final = 2  # the next move is cheaper
WITH_PILOT: Final = 4  # closed and shallow ports are open, pirates keep away
SECOND: Final = 8  # Overtime Crew: the action to come is the second, and no Attack
TURN_WORDS: Final = ("acted", "wind", "pilot", "second")

# -- the ledger: every dollar belongs to one of these --------------------------------------------------------
ENTRIES: Final = (
    "start", "fares", "first_visits", "resort_income", "cards", "events", "shares_sold", "shares_bought", "dividends",
    "fuel", "advertising", "ships", "maintenance", "resorts", "pirates", "fines", "tow", "interest",
)  # fmt: skip
IN_START: Final = 0
IN_FARES: Final = 1
IN_FIRST_VISITS: Final = 2
IN_RESORT_INCOME: Final = 3
IN_CARDS: Final = 4
IN_EVENTS: Final = 5
IN_SHARES_SOLD: Final = 6
IN_SHARES_BOUGHT: Final = 7
IN_DIVIDENDS: Final = 8
IN_FUEL: Final = 9
IN_ADVERTISING: Final = 10
IN_SHIPS: Final = 11
IN_MAINTENANCE: Final = 12
IN_RESORTS: Final = 13
IN_PIRATES: Final = 14
IN_FINES: Final = 15
IN_TOW: Final = 16
IN_INTEREST: Final = 17
