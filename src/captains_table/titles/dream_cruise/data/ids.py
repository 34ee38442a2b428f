"""The words for things. A card is its place in components.toml: families, locations and ship cards count apart."""

from __future__ import annotations

from typing import Final

ICONS: Final = ("SP", "CU", "RE", "CI", "CO", "BE")  # a family's wishes are a bit for each of them
CABINS: Final = ("white", "orange", "blue")  # inner, oceanview, balcony: the colours of their guests
REGIONS: Final = ("EM", "WM", "BA", "AR", "NS", "AT")
SETS: Final = ("A", "B", "C", "D")  # of starting families

STARTERS: Final = 12  # families 0 to 11, three for each letter; the regular ones follow
FAMILIES: Final = 60
SHORES: Final = 36  # locations 0 to 35 are ports, sea days follow
LOCATIONS: Final = 54
ACTIVITIES: Final = 48  # ship cards 0 to 47 are activities, additions follow
SHIP_CARDS: Final = 72

TOP: Final = 0  # spots of a ship: the location's own activities, activity cards laid on it, then the additions
BOTTOM: Final = 1
ACTIVITY: Final = 2  # and 3: the slots of a sea day
ADDITION: Final = 4  # ADDITION + k is addition space k
SPOTS: Final = ("top", "bottom", "act0", "act1", "add0", "add1", "add2", "add3", "add4")

NOTHING: Final = -1  # no card, no spot, nobody
BRIDGE: Final = -1  # where the captain stands when not on a spot
GUESTS: Final = (0, 1, 1, 2, 1, 2, 2, 3)  # how many stand on a spot, by the bits of their colours

SETTING_UP: Final = 0
BOARDING: Final = 1
SET_COURSE: Final = 2
PREPARE: Final = 3
SET_SAIL: Final = 4
PHASES: Final = ("setting_up", "boarding", "set_course", "prepare", "set_sail")
