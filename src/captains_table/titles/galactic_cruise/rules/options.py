"""What a game is played with: the components and what was agreed before. Shared by all copies of a game."""

from __future__ import annotations

from typing import Final

from captains_table.kernel.state import Phrase
from captains_table.kernel.title import Options, members
from captains_table.titles.galactic_cruise.data.components import Components
from captains_table.titles.galactic_cruise.data.ids import (
    ACTIVATOR,
    BASE_BLUEPRINTS,
    BLUEPRINT_SETS,
    DEVELOPMENT_DISCOUNT,
    FREE_SCORING,
    NOTHING,
    RETURN,
    TOKENS,
    TOP,
)

ON_TILES: Final = ("acc_technologies", "acc_experts")  # what is printed on the Intro side (GX-1.5)


class GameOptions:
    """Components and options of one game; immutable."""

    def __init__(self, seats: int, chosen: Options, components: Components) -> None:
        self.components: Components = components
        self.fingerprint: str = " ".join(f"{name}={value}" for name, value in chosen.items())
        # -- by the number of players (table of section 3); alone there are two, the second being Rachel (GX-2.1)
        self.solo: bool = seats == 1
        self.companies: int = 2 if seats == 1 else seats
        row = self.companies - 2
        self.cruise_spaces: int = components.cruise_spaces[row]
        self.least_guests: int = components.least_guests[row]
        self.goal_start: int = components.goal_start[row]
        self.neutral_count: int = components.neutral_count[row]
        self.progress: list[int] = components.progress[row]
        self.with_npc: bool = self.companies == 2
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
        self.turns_active: int = components.turns_active[row]
        self.specialized: bool = chosen["blueprints"] == "specialized"
        there = [True, self.advanced, self.location_bonus, positions, self.specialized]  # as in NEEDS
        self.cards: list[int] = in_play(components, "agenda", [True, *on(chosen, "adv_agenda", "acc_agenda")], there)
        self.experts: list[int] = in_play(
            components, "experts", [True, *on(chosen, "adv_experts", "acc_experts")], there
        )
        parts = [True, *on(chosen, "adv_ship_parts"), False]
        self.cockpits: list[int] = in_play(components, "cockpits", parts, there)
        self.engines: list[int] = in_play(components, "engines", parts, there)
        tiles = in_play(components, "technologies", [True, self.advanced, *on(chosen, "acc_technologies")], there)
        self.tiles: list[int] = [tile for tile in tiles if (components.tech_last[tile] > 0) == self.advanced]
        self.marked: bool = self.advanced or any(components.printed_marks[tile] for tile in self.tiles)  # GX-16.5
        self.tech_last: list[int] = components.tech_last
        self.tops: list[int] = components.tops if positions else []  # half Cabins, by Blueprint; none: no positions
        self.bottoms: list[int] = components.bottoms if positions else []
        self.with_loyalty: bool = any(components.card_bound[card] == RETURN for card in self.cards)
        effects = [components.tech_effects[tile] for tile in self.tiles]
        self.with_free_scoring: bool = FREE_SCORING in effects
        self.with_foundations: bool = DEVELOPMENT_DISCOUNT in effects
        first_tile = BASE_BLUEPRINTS if self.specialized else 0
        self.blueprint_tiles: list[int] = list(range(first_tile, first_tile + BASE_BLUEPRINTS))
        self.tokens: int = (1 << TOP) - 1  # a bit for each kind in play
        for token in members(str(chosen["gray_tokens"])):
            self.tokens |= 1 << TOKENS.index(token)
        self.starting: str = str(chosen["starting_upgrades"])
        kinds = components.starter_token
        self.starters: list[int] = [card for card in range(len(kinds)) if self.tokens >> kinds[card] & 1]  # GX-15.1
        self.starter_seats: list[int] = starter_seats(seats, chosen)
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
        # -- Rachel (GX-8)
        self.difficulty: str = str(chosen["solo_difficulty"])
        self.rachel_goals: list[int] = [int(agreed(chosen, components, name)) for name in RACHEL_GOAL_OPTIONS]
        self.second_connected: bool = agreed(chosen, components, "solo_second_action") == "connected"
        self.meeting_action: bool = agreed(chosen, components, "solo_meeting_action") == "on"
        self.expert_plus: bool = agreed(chosen, components, "solo_expert_plus") == "on"
        # -- what earlier rules did
        self.needless: bool = bool(chosen.get("needless", False))
        self.loose_positions: bool = bool(chosen.get("loose_positions", False))


def on(chosen: Options, *names: str) -> list[bool]:
    return [chosen[name] is True for name in names]


def in_play(components: Components, name: str, taken: list[bool], there: list[bool]) -> list[int]:
    """GX-12.1, 12.3: cards or tiles of the base game, and of an expansion those whose module is in play; `taken` by
    SETS, `there` by NEEDS."""
    sets, needs = components.sets[name], components.needs[name]
    return [number for number in range(len(sets)) if taken[sets[number]] and there[needs[number]]]


RACHEL_GOAL_OPTIONS: Final = ("solo_goal_dev", "solo_goal_seg", "solo_goal_ships")
SOLO_ROWS: Final = (*RACHEL_GOAL_OPTIONS, "solo_second_action", "solo_meeting_action", "solo_expert_plus")
BY_DIFFICULTY: Final = "by_difficulty"
CUSTOM: Final = "custom"


def agreed(chosen: Options, components: Components, name: str) -> int | str:
    """GX-8.1, 8.2: one row of Rachel's strength, as chosen or as her difficulty has it; of a custom one the easy."""
    value = chosen[name]
    if value != BY_DIFFICULTY:
        return value
    difficulty = chosen["solo_difficulty"]
    row = components.difficulties["easy" if difficulty == CUSTOM else str(difficulty)]
    if name in RACHEL_GOAL_OPTIONS:
        goals: list[int] = row["goals"]
        return goals[RACHEL_GOAL_OPTIONS.index(name)]
    if name == "solo_second_action":
        return str(row["second_action"])
    return "on" if row[name.removeprefix("solo_")] else "off"


def check_options(seats: int, options: Options) -> Phrase | None:
    """A first player who does not sit at the table is refused, and what concerns Rachel where she does not play; a row
    of her difficulty is chosen with a custom one only (GX-1.4, 8.2). So are modules that the Intro setup has no
    place for (GX-1.5)."""
    rows = [name for name in SOLO_ROWS if options[name] != BY_DIFFICULTY]
    if seats > 1 and (rows or options["solo_difficulty"] != "easy"):
        return Phrase("conflict.solo_together", {})
    if rows and options["solo_difficulty"] != CUSTOM:
        return Phrase("conflict.solo_rows", {})
    if options["setup"] == "intro":
        for name in ("advanced_technologies", "adv_experts"):
            if options[name] not in ("off", False):
                return Phrase(f"conflict.{name}", {})
    if options["first_player"] != "random" and int(options["first_player"]) > seats:
        return Phrase("conflict.first_player", {"seats": seats})
    return _check_accommodations(seats, options)


def starter_seats(seats: int, chosen: Options) -> list[int]:
    """Who gets Starting Upgrade Cards."""
    if chosen["starting_upgrades"] == "off":
        return []
    if chosen["starting_upgrades"] == "balancing":
        return [int(seat) - 1 for seat in members(str(chosen["starting_upgrade_seats"]))]
    return list(range(seats))


def _check_accommodations(seats: int, options: Options) -> Phrase | None:
    """GX-1.5: what does not go together."""
    if options["setup"] == "intro" and any(options[name] for name in ON_TILES):
        return Phrase("conflict.intro_tiles", {})
    if TOKENS[ACTIVATOR] in members(str(options["gray_tokens"])) and options["blueprints"] != "specialized":
        return Phrase("conflict.activate_segment", {})
    chosen = [int(seat) for seat in members(str(options["starting_upgrade_seats"]))]
    if max(chosen, default=0) > seats:
        return Phrase("conflict.starting_seat", {"seats": seats})
    if options["starting_upgrades"] == "balancing" and not 0 < len(chosen) < seats:
        return Phrase("conflict.balancing", {})
    if options["starting_upgrades"] in ("auction", "balancing") and seats == 1:
        return Phrase("conflict.solo_starting", {})
    return None
