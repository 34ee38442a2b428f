"""The shape of components.toml."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from captains_table.kernel.shapes import Names, one_of
from captains_table.titles.tranquility.data.ids import COLOURS, ISLANDS

ALL_ISLANDS = Meta(ge=ISLANDS, le=ISLANDS, extra={"why": f"the game is made for the numbers 1 to {ISLANDS}"})


class Cards(Struct):
    name: Names


class Islands(Cards):
    count: Annotated[int, ALL_ISLANDS]


class Starts(Cards):
    count: Annotated[int, Meta(ge=5, le=5)]


class Finishes(Cards):
    count: Annotated[int, Meta(ge=1, le=20)]


class Rocks(Cards):
    count: Annotated[int, Meta(ge=1, le=1)]


class Monsters(Cards):
    count: Annotated[int, Meta(ge=5, le=5)]


class Compasses(Cards):
    count: Annotated[int, Meta(ge=0, le=20)]


class Borders(Cards):
    in_deck: Annotated[int, Meta(ge=0, le=7)]


class Storms(Struct):
    name: dict[str, Names]
    colours: list[Annotated[str, one_of(COLOURS)]]


class Grid(Struct):
    picture: str
    rocks_leave_at_full_rows: int
    roof: str = ""


class Box(Struct):
    islands: Islands
    start: Starts
    finish: Finishes
    rocks: Rocks
    monsters: Monsters
    storms: Storms
    compasses: Compasses
    borders: Borders
    numbers: dict[str, Annotated[int, Meta(ge=1, le=40)]]
    duel: dict[str, Annotated[int, Meta(ge=0, le=20)]]
    grid: dict[str, Grid]
