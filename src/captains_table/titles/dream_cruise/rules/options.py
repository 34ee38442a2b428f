"""What a game is played with: the cards and what was agreed before the deal. Shared by all copies of a game."""

from __future__ import annotations

from typing import Final

from captains_table.kernel.state import Phrase
from captains_table.kernel.title import Options
from captains_table.titles.dream_cruise.data.components import Components

SOLO_ONLY: Final = ("difficulty", "solo_face_down", "jana_round_one")
TOGETHER_ONLY: Final = ("starting_sets", "beginner")


class GameOptions:
    """Cards and options of one game; immutable."""

    def __init__(self, seats: int, chosen: Options, components: Components) -> None:
        self.components: Components = components
        self.fingerprint: str = " ".join(f"{name}={value}" for name, value in chosen.items())
        self.solo: bool = seats == 1
        # -- cards, by number
        self.members: list[int] = components.members
        self.points: list[int] = components.points
        self.wishes: list[int] = components.wishes
        self.regions: list[int] = components.regions
        self.icons: list[int] = components.icons
        self.capacities: list[int] = components.capacities
        self.top_icons: list[int] = components.top_icons
        self.top_capacities: list[int] = components.top_capacities
        self.bottom_icons: list[int] = components.bottom_icons
        self.bottom_capacities: list[int] = components.bottom_capacities
        # -- numbers
        numbers = components.numbers
        example = chosen["route_values"] == "example"
        self.route_values: list[int] = numbers["route_values_example" if example else "route_values"]
        self.guests_per_point: int = numbers["guests_per_point"][0]
        self.families_per_cabin: int = numbers["families_per_cabin"][0]
        self.locations_drawn: int = numbers["locations_drawn"][0]
        self.set_size: int = numbers["set_size"][0]
        self.family_deck: int = numbers["family_decks"][seats - 1]
        self.face_up_sets: int = numbers["face_up_sets"][seats - 1]
        # -- chosen
        self.spaces: int = int(chosen["addition_spaces"])
        self.leftover_hidden: bool = chosen["leftover_set"] == "hidden"
        self.ends_at_draw: bool = chosen["end_trigger"] == "draw"
        self.split_routes: bool = bool(chosen["split_routes"])
        self.cover_occupied: bool = bool(chosen["cover_occupied"])
        self.pick_starters: bool = chosen["starting_sets"] == "picked"
        self.sequential: bool = bool(chosen["beginner"])
        self.sea_bonus: bool = bool(chosen["sea_bonus"])
        self.round_cap: int = int(chosen["round_cap"])
        self.difficulty: int = int(chosen["difficulty"])
        self.solo_face_down: bool = bool(chosen["solo_face_down"])
        self.jana_round_one: bool = bool(chosen["jana_round_one"])
        self.loose_positions: bool = bool(chosen.get("loose_positions", False))  # as earlier rules did


def check_options(seats: int, options: Options) -> Phrase | None:
    """Section 15: what belongs to the solo game, and what to the others."""
    defaults: Options = {"difficulty": 0, "solo_face_down": True, "jana_round_one": False}
    defaults |= {"starting_sets": "random", "beginner": False}
    for name in TOGETHER_ONLY if seats == 1 else SOLO_ONLY:
        if options[name] != defaults[name]:
            return Phrase(f"conflict.{name}", {})
    return None
