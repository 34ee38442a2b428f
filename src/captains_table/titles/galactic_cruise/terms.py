"""What a game is played with: the components and what was agreed before. Shared by all copies of a game."""

from __future__ import annotations

from captains_table.kernel.title import Options
from captains_table.titles.galactic_cruise.box import Box
from captains_table.titles.galactic_cruise.parts import NOTHING


class Terms:
    """Components and options of one game; immutable."""

    def __init__(self, seats: int, options: Options, box: Box) -> None:
        self.box: Box = box
        self.fingerprint: str = " ".join(f"{name}={value}" for name, value in options.items())
        # -- by the number of players (table of section 3)
        self.cruise_spaces: int = box.cruise_spaces[seats - 2]
        self.least_guests: int = box.least_guests[seats - 2]
        self.goal_start: int = box.goal_start[seats - 2]
        self.neutral_count: int = box.neutral_count[seats - 2]
        self.progress: list[int] = box.progress[seats - 2]
        self.with_npc: bool = seats == 2
        # -- what is read all the time
        self.numbers: dict[str, int] = box.numbers
        self.reputation_most: int = box.reputation_most
        self.borrowing: list[int] = box.borrowing
        self.track: list[int] = box.track
        self.development_costs: list[int] = box.development_costs
        self.queue: list[int] = box.queue
        self.supply_guest: int = box.numbers["supply_guest"]
        self.icons: list[list[int]] = box.icons
        self.segment_cost: list[int] = box.segment_cost
        self.segment_vp: list[int] = box.segment_vp
        self.card_resource: list[int] = box.card_resource
        self.card_bound: list[int] = box.card_bound
        self.card_effect: list[int] = box.card_effect
        self.card_value: list[int] = box.card_value
        self.cruise_stops: list[list[int]] = box.cruise_stops
        self.cruise_destinations: list[list[int]] = box.cruise_destinations
        self.cruise_fuel: list[int] = box.cruise_fuel
        self.tech_effects: list[int] = box.tech_effects
        self.upgrade_value: list[int] = box.upgrade_value
        self.expert_effects: list[int] = box.expert_effects
        self.expert_value: list[int] = box.expert_value
        self.capacity: int = box.numbers["capacity"]
        # -- options (21a)
        self.intro: bool = options["setup"] == "intro"
        first = options["first_player"]
        self.first_player: int = NOTHING if first == "random" else int(first) - 1
        self.blocking: bool = options["bump_timing"] == "blocking"
        self.goals_optional: bool = options["goals"] == "optional"
        self.meeting_tech: bool = options["meeting_tech"] == "allowed"
        self.silo_full: bool = options["silo_full"] == "allowed"
        self.final_free_acts: bool = bool(options["final_free_acts"])
        self.open_hands: bool = options["hands"] == "open"
        self.round_limit: int = int(options["round_limit"])
        # -- what earlier rules did
        self.needless: bool = bool(options.get("needless", False))
