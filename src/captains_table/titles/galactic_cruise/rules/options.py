"""What a game is played with: the components and what was agreed before. Shared by all copies of a game."""

from __future__ import annotations

from captains_table.kernel.state import Phrase
from captains_table.kernel.title import Options
from captains_table.titles.galactic_cruise.data.components import Components
from captains_table.titles.galactic_cruise.data.ids import BLUEPRINT_SETS, NOTHING


class GameOptions:
    """Components and options of one game; immutable."""

    def __init__(self, seats: int, chosen: Options, components: Components) -> None:
        self.components: Components = components
        self.fingerprint: str = " ".join(f"{name}={value}" for name, value in chosen.items())
        # -- by the number of players (table of section 3)
        self.cruise_spaces: int = components.cruise_spaces[seats - 2]
        self.least_guests: int = components.least_guests[seats - 2]
        self.goal_start: int = components.goal_start[seats - 2]
        self.neutral_count: int = components.neutral_count[seats - 2]
        self.progress: list[int] = components.progress[seats - 2]
        self.with_npc: bool = seats == 2
        # -- what is read all the time
        self.numbers: dict[str, int] = components.numbers
        self.reputation_most: int = components.reputation_most
        self.borrowing: list[int] = components.borrowing
        self.track_icons: list[int] = components.track_icons
        self.development_costs: list[int] = components.development_costs
        self.queue: list[int] = components.queue
        self.supply_guest: int = components.numbers["supply_guest"]
        self.icons: list[list[int]] = components.icons
        self.segment_cost: list[int] = components.segment_cost
        self.segment_vp: list[int] = components.segment_vp
        self.card_resource: list[int] = components.card_resource
        self.card_bound: list[int] = components.card_bound
        self.card_effect: list[int] = components.card_effect
        self.card_value: list[int] = components.card_value
        self.cruise_stops: list[list[int]] = components.cruise_stops
        self.cruise_destinations: list[list[int]] = components.cruise_destinations
        self.cruise_fuel: list[int] = components.cruise_fuel
        self.tech_effects: list[int] = components.tech_effects
        self.upgrade_value: list[int] = components.upgrade_value
        self.expert_effects: list[int] = components.expert_effects
        self.expert_value: list[int] = components.expert_value
        self.capacity: int = components.numbers["capacity"]
        # -- modules of the expansions (GX-1.4)
        self.blueprint_set: int = BLUEPRINT_SETS.index(chosen["blueprints"])
        positions = self.blueprint_set > 0
        self.advanced: bool = chosen["advanced_technologies"] != "off"
        self.upgraded: bool = chosen["advanced_technologies"] == "on_upgraded"
        self.location_bonus: bool = chosen["location_bonus"] != "off"
        self.all_active: bool = chosen["location_bonus"] == "on_active"
        self.turns_active: int = components.turns_active[seats - 2]
        there = [True, self.advanced, self.location_bonus, positions]  # as in NEEDS
        self.cards: list[int] = in_play(components, "agenda", bool(chosen["adv_agenda"]), there)
        self.experts: list[int] = in_play(components, "experts", bool(chosen["adv_experts"]), there)
        self.cockpits: list[int] = in_play(components, "cockpits", bool(chosen["adv_ship_parts"]), there)
        self.engines: list[int] = in_play(components, "engines", bool(chosen["adv_ship_parts"]), there)
        self.tiles: list[int] = [
            tile for tile in range(len(components.tech_ids)) if (components.tech_last[tile] > 0) == self.advanced
        ]
        self.tech_last: list[int] = components.tech_last
        self.tops: list[int] = components.tops if positions else []  # half Cabins, by Blueprint; none: no positions
        self.bottoms: list[int] = components.bottoms if positions else []
        # -- chosen (21a)
        self.intro: bool = chosen["setup"] == "intro"
        first = chosen["first_player"]
        self.first_player: int = NOTHING if first == "random" else int(first) - 1
        self.blocking: bool = chosen["bump_timing"] == "blocking"
        self.goals_optional: bool = chosen["goals"] == "optional"
        self.meeting_tech: bool = chosen["meeting_tech"] == "allowed"
        self.silo_full: bool = chosen["silo_full"] == "allowed"
        self.final_free_acts: bool = bool(chosen["final_free_acts"])
        self.open_hands: bool = chosen["hands"] == "open"
        self.round_limit: int = int(chosen["round_limit"])
        # -- what earlier rules did
        self.needless: bool = bool(chosen.get("needless", False))
        self.loose_positions: bool = bool(chosen.get("loose_positions", False))


def in_play(components: Components, name: str, advancements: bool, there: list[bool]) -> list[int]:
    """GX-12.1, 12.3: cards or tiles of the base game, and of an expansion those whose module is in play."""
    taken = [True, advancements]  # as in SETS
    sets, needs = components.sets[name], components.needs[name]
    return [number for number in range(len(sets)) if taken[sets[number]] and there[needs[number]]]


def check_options(seats: int, options: Options) -> Phrase | None:
    """A first player who does not sit at the table is refused, and modules that the Intro setup has no place for
    (GX-1.5)."""
    if options["setup"] == "intro":
        for name in ("advanced_technologies", "adv_experts"):
            if options[name] not in ("off", False):
                return Phrase(f"conflict.{name}", {})
    if options["first_player"] != "random" and int(options["first_player"]) > seats:
        return Phrase("conflict.first_player", {"seats": seats})
    return None
