"""The reader of components.toml."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from captains_table.kernel.packs import Pack
from captains_table.titles.dream_cruise.data.ids import ICONS, NOTHING, REGIONS, SETS, SHORES, STARTERS
from captains_table.titles.dream_cruise.shapes.pack import Box, Numbers

ASHORE: Final = ICONS[3:]  # DC-1.11


class Components:
    """The checked contents of components.toml."""

    def __init__(self, pack: Pack) -> None:
        box = pack.read(Box)
        self.fingerprint: str = pack.fingerprint
        self.pack = pack
        self.family_ids: list[str] = list(box.families)
        self.location_ids: list[str] = [*box.shores, *box.seas]
        self.ship_ids: list[str] = [*box.activities, *box.additions]
        self.icon_names = box.icons
        self.cabin_names = box.cabins
        self.region_names = box.regions
        self._families(pack, box)
        self._locations(box)
        ship_cards = [*box.activities.values(), *box.additions.values()]  # T5, T6
        self.ship_names: list[dict[str, str]] = [card.name for card in ship_cards]
        self.icons: list[int] = [ICONS.index(card.icon) for card in ship_cards]
        self.capacities: list[int] = [card.capacity for card in ship_cards]
        self._numbers(pack, box.numbers)

    def _families(self, pack: Pack, box: Box) -> None:
        """T1, T2"""
        families = list(box.families.values())
        self.family_names: list[str] = [family.name for family in families]
        self.members: list[int] = [family.members for family in families]
        self.points: list[int] = [family.points for family in families]
        self.wishes: list[int] = [sum(1 << ICONS.index(icon) for icon in set(family.icons)) for family in families]
        for number, family in enumerate(families):
            entry = f"families.{self.family_ids[number]}"
            if family.name in self.family_names[:number]:
                raise pack.wrong(f"{entry}.name", f"there is a family {family.name} already")
            if number < STARTERS and family.set != SETS[number // 3]:
                raise pack.wrong(f"{entry}.set", f"this starting family belongs to set {SETS[number // 3]}")
            if not 1 <= len(family.icons) <= 3 or len(set(family.icons)) < len(family.icons):
                raise pack.wrong(f"{entry}.icons", "a family wishes for one to three different activities (DC-1.2)")

    def _locations(self, box: Box) -> None:
        """T3, T4"""
        shores, seas = list(box.shores.values()), list(box.seas.values())
        self.location_names: list[dict[str, str]] = [*[each.name for each in shores], *[each.name for each in seas]]
        self.shore_names: list[dict[str, str]] = [shore.activity_name for shore in shores]
        self.regions: list[int] = [REGIONS.index(shore.region) for shore in shores] + [NOTHING] * len(seas)
        top_icons = [*[shore.excursion.icon for shore in shores], *[sea.icon for sea in seas]]
        self.top_icons: list[int] = [ICONS.index(icon) for icon in top_icons]
        self.top_capacities: list[int] = [shore.excursion.capacity for shore in shores] + [sea.capacity for sea in seas]
        self.bottom_icons: list[int] = [ICONS.index(each.activity.icon) for each in shores] + [NOTHING] * len(seas)
        self.bottom_capacities: list[int] = [each.activity.capacity for each in shores] + [0] * len(seas)

    def _numbers(self, pack: Pack, said: Numbers) -> None:
        """T7"""
        self.numbers: dict[str, list[int]] = {
            "guests_per_point": [said.guests_per_point],
            "families_per_cabin": [said.families_per_cabin],
            "locations_drawn": [said.locations_drawn],
            "set_size": [said.set_size],
            "route_values": said.route_values,
            "route_values_example": said.route_values_example,
            "family_decks": said.family_decks,
            "face_up_sets": said.face_up_sets,
        }
        for seats, sets in enumerate(said.face_up_sets, 1):
            if sets <= seats - 1 or sets < 2:
                raise pack.wrong("numbers.face_up_sets", f"with {seats} players there must be at least {max(2, seats)}")
        for seats, size in enumerate(said.family_decks, 1):
            if size < 6 * seats:
                raise pack.wrong("numbers.family_decks", f"with {seats} players there must be at least {6 * seats}")


@cache
def components(packs: Path | None = None) -> Components:
    return Components(Pack(Path(__file__).with_name("components.toml"), packs, "dream-cruise"))


def catalogue(packs: Path | None) -> dict[str, Any]:
    """All that is printed on the cards, for boards."""
    cards = components(packs)
    data = cards.pack.data
    locations: dict[str, Any] = {}
    for number, id in enumerate(cards.location_ids):
        entry = data["shores" if number < SHORES else "seas"][id]
        region = cards.regions[number]
        locations[id] = {
            "name": entry["name"],
            "region": None if region == NOTHING else REGIONS[region],
            "picture": entry.get("picture"),
            "top": {"icon": ICONS[cards.top_icons[number]], "capacity": cards.top_capacities[number]},
        }
        if number < SHORES:
            locations[id]["bottom"] = {**entry["activity"], "name": entry["activity_name"]}
    return {
        "icons": cards.icon_names,
        "ashore": ASHORE,  # icons that only excursions have
        "regions": cards.region_names,
        "cabins": cards.cabin_names,
        "families": {
            id: {key: entry[key] for key in ("name", "members", "points", "icons")}
            for id, entry in data["families"].items()
        },
        "locations": locations,
        "ships": {
            id: {"kind": kind, **{key: entry.get(key) for key in ("name", "icon", "capacity", "picture")}}
            for kind, entries in (("activity", data["activities"]), ("addition", data["additions"]))
            for id, entry in entries.items()
        },
        "route_values": cards.numbers["route_values"],
    }
