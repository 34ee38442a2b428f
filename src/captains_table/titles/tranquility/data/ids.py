"""Cards as small ints. An Island is its number; the five Starts, Finishes and Monsters are alike among themselves."""

from __future__ import annotations

from typing import Final

ISLANDS: Final = 80
FINISH: Final = 81
START: Final = 82
MONSTER: Final = 83
STORM: Final = 84  # STORM + k is Storm number k of components.toml
COMPASS: Final = 100  # from here on only in the Pyramid's exploration deck
ROCKS: Final = 101
CALM: Final = 102

YELLOW: Final = 0
PURPLE: Final = 1
ORANGE: Final = 2
COLOURS: Final = ("yellow", "purple", "orange")

NOWHERE: Final = -1  # of Rocks and Storms
NAMES: Final = {FINISH: "finish", START: "start", MONSTER: "monster", COMPASS: "compass", ROCKS: "rocks", CALM: "calm"}
