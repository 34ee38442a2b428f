"""The shape of components.toml."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from captains_table.kernel.shapes import Names, one_of
from captains_table.titles.dream_cruise.data.ids import ICONS, REGIONS

Few = Annotated[int, Meta(ge=1, le=6)]
Capacity = Annotated[int, Meta(ge=1, le=3)]
General = Annotated[str, one_of(ICONS[:3], "(DC-1.11)")]
Ashore = Annotated[str, one_of(ICONS[3:], "(DC-1.11)")]
Picture = Annotated[str, Meta(extra={"why": "must be a word; one that no drawing knows gives a plain vignette"})]
RouteValues = Annotated[list[Annotated[int, Meta(ge=0, le=99)]], Meta(min_length=6, max_length=6)]


class Family(Struct):
    """T1, T2"""

    name: Annotated[str, Meta(min_length=1, extra={"why": "a family needs a name"})]
    members: Annotated[int, Meta(ge=2, le=6)]
    points: Annotated[int, Meta(ge=1, le=9)]
    icons: list[Annotated[str, one_of(ICONS)]]
    set: str = ""


class Excursion(Struct):
    icon: Ashore
    capacity: Capacity


class Activity(Struct):
    icon: General
    capacity: Capacity


class Shore(Struct):
    """T3"""

    name: Names
    picture: Picture
    region: Annotated[str, one_of(REGIONS)]
    excursion: Excursion
    activity: Activity
    activity_name: Names


class ShipCard(Struct):
    """T4 to T6: a sea day, an activity, an addition."""

    name: Names
    picture: Picture
    icon: General
    capacity: Capacity


class Numbers(Struct):
    """T7"""

    guests_per_point: Few
    families_per_cabin: Few
    locations_drawn: Few
    set_size: Few
    route_values: RouteValues
    route_values_example: RouteValues
    family_decks: Annotated[list[Annotated[int, Meta(ge=0, le=48)]], Meta(min_length=4, max_length=4)]
    face_up_sets: Annotated[list[Annotated[int, Meta(ge=0, le=8)]], Meta(min_length=4, max_length=4)]


class Box(Struct):
    icons: dict[str, Names]
    cabins: dict[str, Names]
    regions: dict[str, Names]
    numbers: Numbers
    families: dict[str, Family]
    shores: dict[str, Shore]
    seas: dict[str, ShipCard]
    activities: dict[str, ShipCard]
    additions: dict[str, ShipCard]
