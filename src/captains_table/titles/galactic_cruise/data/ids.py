"""The fixed vocabulary: areas, actions, kinds of things and effects, in the order of their numbers. What they cost and
do is in components.toml."""

from __future__ import annotations

from typing import Final

NOTHING: Final = -1

# -- Guests and Destinations (GC-1.3), Resources (GC-1.4) ----------------------------------------------------
TYPES: Final = ("A", "R", "F")
RESOURCES: Final = ("food", "oxygen", "fuel")
FOOD: Final = 0
OXYGEN: Final = 1
FUEL: Final = 2

# -- what can be gained: six numbers, in this order ----------------------------------------------------------
GAINS: Final = ("money", "ads", "vp", "reputation", "resources", "cards")
MONEY: Final = 0
ADS: Final = 1
VP: Final = 2
REPUTATION: Final = 3
ANY_RESOURCE: Final = 4
CARDS: Final = 5

# -- the Network (D1): locations L1 to L6, and areas A1 to A6, T1 to T4 --------------------------------------
LOCATIONS: Final = ("L1", "L2", "L3", "L4", "L5", "L6")
SITES: Final = 6
AREAS: Final = ("A1", "A2", "A3", "A4", "A5", "A6", "T1", "T2", "T3", "T4")
SLOTS: Final = 4  # Technologies; slot k lies at area SITES + k

# -- owners of Developments and Workers: the seats (alone: one's own and Rachel), then these -----------------
RACHEL: Final = 1
NEUTRAL: Final = 4
NPC: Final = 5
OWNERS: Final = 6

# -- actions (D2) --------------------------------------------------------------------------------------------
ACTIONS: Final = (
    "DEVELOPMENT", "EXPERT", "SUPPLIES", "BLUEPRINTS", "SEGMENTS", "NEWSHIP", "GAINRES", "REFILLSILO", "SCHEDULE",
    "ADVERTISE", "DRAW", "REFILLAGENDA",
)  # fmt: skip
DEVELOPMENT: Final = 0
EXPERT: Final = 1
SUPPLIES: Final = 2
BLUEPRINTS: Final = 3
SEGMENTS: Final = 4
NEWSHIP: Final = 5
GAINRES: Final = 6
REFILLSILO: Final = 7
SCHEDULE: Final = 8
ADVERTISE: Final = 9
DRAW: Final = 10
REFILLAGENDA: Final = 11

# -- what Rachel does (GX-19.2), and the action of the board that it is; NOTHING: none -----------------------
RACHEL_ACTIONS: Final = (
    "LAUNCH", "SEGMENTS", "REFRESH", "EXPERT", "NETWORK", "TECHNOLOGY", "DRAW", "REFILLAGENDA", "GAINRES",
    "REFILLSILO", "ADVERTISE",
)  # fmt: skip
R_LAUNCH: Final = 0
R_SEGMENTS: Final = 1
R_REFRESH: Final = 2
R_EXPERT: Final = 3
R_NETWORK: Final = 4
R_TECHNOLOGY: Final = 5
R_DRAW: Final = 6
R_REFILLAGENDA: Final = 7
R_GAINRES: Final = 8
R_REFILLSILO: Final = 9
R_ADVERTISE: Final = 10
BOARD_ACTIONS: Final = (
    NOTHING, SEGMENTS, NOTHING, EXPERT, DEVELOPMENT, DEVELOPMENT, DRAW, REFILLAGENDA, GAINRES, REFILLSILO, ADVERTISE,
)  # fmt: skip
DIFFICULTIES: Final = ("easy", "medium", "hard")

# -- what an Agenda card may be played on: an action, or one of these ----------------------------------------
RESTRICTIONS: Final = (
    *ACTIONS, "NONE", "ASSIGN", "LAUNCH", "DESTINATION", "DAY", "RECALL", "BUMPED", "MEETING", "STEP1", "RETURN",
)  # fmt: skip
UNRESTRICTED: Final = 12
ASSIGN: Final = 13
LAUNCH: Final = 14
DESTINATION: Final = 15
DAY: Final = 16
RECALL: Final = 17
BUMPED: Final = 18
IN_MEETING: Final = 19
STEP1: Final = 20  # Advance Ships of a normal turn
RETURN: Final = 21

# -- what the text of an Agenda card does (D14) --------------------------------------------------------------
CARD_EFFECTS: Final = (
    "gain", "extra", "discount", "no_surcharge", "overtime", "then_reputation", "funding", "twice", "silo_kept",
    "itself", "move_consultant", "per_guest", "cap", "any_discard", "all_bonuses", "purchase", "full_cabin", "media",
    "free_guests", "gala", "patent", "prototype", "perks", "adapter", "open_door", "share", "pal", "fly_again",
    "encore", "concierge", "early_bird", "loyalty",
)  # fmt: skip
GAIN: Final = 0
EXTRA_ITEMS: Final = 1  # the action may do so many more
DISCOUNT: Final = 2  # each item, or the one item, costs so much less
NO_SURCHARGE: Final = 3
OVERTIME: Final = 4
THEN_REPUTATION: Final = 5
FUNDING: Final = 6
TWICE: Final = 7
SILO_KEPT: Final = 8
ITSELF: Final = 9  # the card is itself the one discarded
MOVE_CONSULTANT: Final = 10
PER_GUEST: Final = 11
CAP: Final = 12
ANY_DISCARD: Final = 13
ALL_BONUSES: Final = 14
PURCHASE: Final = 15
FULL_CABIN: Final = 16
MEDIA: Final = 17
FREE_GUESTS: Final = 18
GALA: Final = 19
PATENT: Final = 20  # Advancements (19.10) from here
PROTOTYPE: Final = 21
PERKS: Final = 22
UNMATCHED: Final = 23
OPEN_DOOR: Final = 24
SHARE: Final = 25
PAL: Final = 26  # Accommodations from here
FLY_AGAIN: Final = 27
ENCORE: Final = 28
CONCIERGE: Final = 29
EARLY_BIRD: Final = 30
LOYALTY: Final = 31

# -- Technologies (D4) ---------------------------------------------------------------------------------------
TECH_EFFECTS: Final = (
    "launch_less", "segment_discount", "fly_on", "autopilot", "queue_discount", "no_surcharge", "development_discount",
    "free_guests",
)  # fmt: skip
LAUNCH_LESS: Final = 0
SEGMENT_DISCOUNT: Final = 1
FLY_ON: Final = 2
AUTOPILOT: Final = 3
QUEUE_DISCOUNT: Final = 4
FREE_SURCHARGE: Final = 5
DEVELOPMENT_DISCOUNT: Final = 6
FREE_SCORING: Final = 7

# -- Expert abilities (D5) -----------------------------------------------------------------------------------
ABILITIES: Final = (
    "enforcer", "accountant", "motivator", "test_pilot", "diplomat", "trailblazer", "networker", "troubleshooter",
    "tour_guide", "ticket_agent",
)  # fmt: skip
ENFORCER: Final = 0
ACCOUNTANT: Final = 1
MOTIVATOR: Final = 2
TEST_PILOT: Final = 3
DIPLOMAT: Final = 4
TRAILBLAZER: Final = 5
NETWORKER: Final = 6
TROUBLESHOOTER: Final = 7
TOUR_GUIDE: Final = 8
TICKET_AGENT: Final = 9

# -- Upgrades (D10): three at each Destination, bits of Player.upgrades --------------------------------------
UPGRADES: Final = ("UA1", "UA2", "UA3", "UR1", "UR2", "UR3", "UF1", "UF2", "UF3")
UPGRADE_EFFECTS: Final = (
    "reassign", "launch_less", "grand", "neighbours", "long_weekend", "windfall", "any_guest", "entertainers",
    "kids_club",
)  # fmt: skip
REASSIGN: Final = 0
EFFICIENT: Final = 1
GRAND: Final = 2
NEIGHBOURS: Final = 3
LONG_WEEKEND: Final = 4
WINDFALL: Final = 5
ANY_GUEST: Final = 6
ENTERTAINERS: Final = 7
KIDS_CLUB: Final = 8

# -- tokens of the Launch Tower (D11, GX 19.6): four above; four of the others below --------------------------
TOKENS: Final = ("B1", "B2", "B3", "B4", "G1", "G2", "G3", "G4", "X1", "X2", "X3", "X4")
BASE_TOKENS: Final = 255
TOP: Final = 4  # those before are the Funding options
FUNDING_OPTIONS: Final = ("money", "ads", "vp", "resource")
BUILDER: Final = 7  # G4: a Development at a discount
RETURNER: Final = 8  # X1: a Worker comes home
MORE_ACTION: Final = 9  # X2
ACTIVATOR: Final = 10  # X3: the effect of a Segment
TOWER: Final = 8  # so many tokens of each player

# -- what goals and Cockpits count (D6, D13) -----------------------------------------------------------------
MEASURES: Final = (
    "developments", "segments", "ships_launched", "upgrades", "technologies", "reputation", "experts", "network",
    "segment_vp", "launches", "cabins", "icons_in_ship", "sets", "destinations", "resources", "full_ships",
    "guests_scored", "money", "goals", "icons_a", "icons_r", "icons_f", "cubes", "center_cabins",
)  # fmt: skip
ICONS_A: Final = 19  # and R, F
RACHEL_GOALS: Final = (0, 1, 2)  # GX-4.40: Developments, Segments, Ships launched

# -- a Ship's Stops (D15): a Destination by its type, then these ---------------------------------------------
STOPS: Final = ("A", "R", "F", "D", "E")
DAY_IN_SPACE: Final = 3
EARTH: Final = 4

NOBODY_LANDED: Final = (0, 0, 0)

# -- what a Starting Upgrade Card does to the first turn (GX-15.4), bits ----------------------------------------
BOOSTS: Final = ("action", "worker")
ONE_MORE_ACTION: Final = 1
WORKER_BACK: Final = 2

# -- what a Specialized Segment does (GX 19.5) ------------------------------------------------------------------
SEGMENT_EFFECTS: Final = ("per_icon", "gain", "funding", "action", "purchase", "return_worker")
PER_ICON: Final = 0
FUNDING_BONUSES: Final = 2
AN_ACTION: Final = 3
PURCHASE_OF: Final = 4
RETURN_WORKER: Final = 5

# -- who flies a Ship ----------------------------------------------------------------------------------------
NOBODY: Final = 0
WORKER: Final = 1
AN_EXPERT: Final = 2
BY_ITSELF: Final = 3  # Autopilot
BY_PAL: Final = 4  # PAL 9001

# -- what belongs to an expansion, and modules that some of it needs (GX-12.1, 12.3) --------------------------
SETS: Final = ("base", "advancements", "accommodations")
NEEDS: Final = ("nothing", "technologies", "location_bonus", "cabins", "specialized")

# -- where the half Cabins of a Blueprint lie (GX-9.1) --------------------------------------------------------
BLUEPRINT_SETS: Final = ("base", "cabin_matching", "specialized")
COLUMNS: Final = ("left", "center", "right")
CENTER: Final = 1

# -- Experts to be hired, and the sections of the Progress Track ---------------------------------------------
EXPERT_SIDES: Final = ("right", "left")
SECTIONS: Final = ("A", "B", "C")

# -- where a turn stands -------------------------------------------------------------------------------------
PHASES: Final = ("setup", "advance", "actions", "launch", "meeting", "end", "recall", "last_flight")
SETTING_UP: Final = 0
ADVANCING: Final = 1  # step 1, until step 2 is chosen
ACTING: Final = 2  # a Worker was assigned
LAUNCHING: Final = 3
MEETING: Final = 4
ENDING: Final = 5  # step 3 and clean-up
RECALLING: Final = 6  # part 1 of the final round
LAST_FLIGHT: Final = 7  # part 3 of the final round

COLOURS: Final = ("blue", "yellow", "pink", "green")  # of the seats

COUNTS: Final = {
    "agenda": 48, "blueprints": 96, "cruises": 18, "cockpits": 17, "engines": 17, "technologies": 20, "experts": 10,
    "goals": 6, "guest_bonuses": 8, "location_bonuses": 6, "starting_upgrades": 33, "segment_effects": 16,
    "solo_cards": 12, "difficulties": 3,
}  # fmt: skip

BASE_BLUEPRINTS: Final = 48  # those of Accommodations follow
BASE_BONUSES: Final = 5  # Guest Bonus tokens; those of Accommodations follow, one for each type

# -- where Victory Points come from --------------------------------------------------------------------------
POINTS: Final = (
    "start", "guests", "cockpits", "bonuses", "reputation", "agm_a", "agm_b", "final_cockpits", "developments",
    "segments", "progress", "track", "supplies",
)  # fmt: skip
FOR_START: Final = 0
FOR_GUESTS: Final = 1
FOR_COCKPITS: Final = 2  # at launches
FOR_BONUSES: Final = 3  # Funding Bonuses, Days in Space, tokens, Engines
FOR_REPUTATION: Final = 4  # beyond the end of the track, and below its beginning
FOR_AGM_A: Final = 5
FOR_AGM_B: Final = 6
FOR_FINAL_COCKPITS: Final = 7
FOR_DEVELOPMENTS: Final = 8
FOR_SEGMENTS: Final = 9
FOR_PROGRESS: Final = 10
FOR_TRACK: Final = 11
FOR_SUPPLIES: Final = 12

# -- what lies on the action, launch or Stop in progress (bits of `GalacticCruise.flags`) --------------------
SURCHARGE_OFF: Final = 1
DOUBLED: Final = 2
SILO_STAYS: Final = 4
CARD_PAID: Final = 8
MOVING: Final = 16
GUEST_MONEY: Final = 32
CAPPED: Final = 64
WHOLE_PILE: Final = 128
EVERY_BONUS: Final = 256
BIG_CABIN: Final = 512
FREE_A: Final = 1024  # Adventurous Guests score for nothing; shifted by the type for the others
ADAPTER: Final = 8192  # V4: a Segment may be placed without matching
NO_MARKS: Final = 16384  # V1: cost marks do not count for this Development
PAL_ABOARD: Final = 32768  # C1: no Worker launches
AGENT_USED: Final = 65536  # EXB2: a Guest of the Queue has boarded for nothing
EARLY_GUEST: Final = 131072  # C5: a Guest books once the Cruise is scheduled
ALL_FLAGS: Final = 262143
