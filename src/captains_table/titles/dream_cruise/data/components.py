"""The reader of components.toml."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from captains_table.kernel.packs import Pack
from captains_table.kernel.texts import LANGUAGES
from captains_table.titles.dream_cruise.data.ids import CABINS, ICONS, NOTHING, REGIONS, SETS, SHORES, STARTERS

GENERAL: Final = ICONS[:3]  # DC-1.11
ASHORE: Final = ICONS[3:]


class Components:
    """The checked contents of components.toml."""

    def __init__(self, pack: Pack) -> None:
        self.fingerprint: str = pack.fingerprint
        self.pack = pack
        self.family_ids: list[str] = list(pack.get("families"))
        self.location_ids: list[str] = [*pack.get("shores"), *pack.get("seas")]
        self.ship_ids: list[str] = [*pack.get("activities"), *pack.get("additions")]
        self.icon_names = {icon: pack.names(f"icons.{icon}", LANGUAGES) for icon in ICONS}
        self.cabin_names = {cabin: pack.names(f"cabins.{cabin}", LANGUAGES) for cabin in CABINS}
        self.region_names = {region: pack.names(f"regions.{region}", LANGUAGES) for region in REGIONS}
        self._families(pack)
        self._locations(pack)
        self._ship_cards(pack)
        self.numbers: dict[str, list[int]] = {}
        for name in ("guests_per_point", "families_per_cabin", "locations_drawn", "set_size"):
            self.numbers[name] = [pack.integer(f"numbers.{name}", 1, 6)]
        for name, size, most in (
            ("route_values", 6, 99),
            ("route_values_example", 6, 99),
            ("family_decks", 4, 48),
            ("face_up_sets", 4, 8),
        ):
            self.numbers[name] = pack.numbers(f"numbers.{name}", size, 0, most)
        for seats, sets in enumerate(self.numbers["face_up_sets"], 1):
            if sets <= seats - 1 or sets < 2:
                raise pack.wrong("numbers.face_up_sets", f"with {seats} players there must be at least {max(2, seats)}")
        for seats, size in enumerate(self.numbers["family_decks"], 1):
            if size < 6 * seats:
                raise pack.wrong("numbers.family_decks", f"with {seats} players there must be at least {6 * seats}")

    def _families(self, pack: Pack) -> None:
        """T1, T2"""
        self.family_names: list[str] = []
        self.members: list[int] = []
        self.points: list[int] = []
        self.wishes: list[int] = []
        for number, id in enumerate(self.family_ids):
            entry = f"families.{id}"
            name = pack.get(f"{entry}.name")
            if not isinstance(name, str) or not name:
                raise pack.wrong(f"{entry}.name", "a family needs a name")
            if name in self.family_names:
                raise pack.wrong(f"{entry}.name", f"there is a family {name} already")
            if number < STARTERS and pack.get(f"{entry}.set") != SETS[number // 3]:
                raise pack.wrong(f"{entry}.set", f"this starting family belongs to set {SETS[number // 3]}")
            icons = pack.words(f"{entry}.icons", ICONS)
            if not 1 <= len(icons) <= 3 or len(set(icons)) < len(icons):
                raise pack.wrong(f"{entry}.icons", "a family wishes for one to three different activities (DC-1.2)")
            self.family_names.append(name)
            self.members.append(pack.integer(f"{entry}.members", 2, 6))
            self.points.append(pack.integer(f"{entry}.points", 1, 9))
            self.wishes.append(sum(1 << ICONS.index(icon) for icon in icons))

    def _locations(self, pack: Pack) -> None:
        """T3, T4"""
        self.location_names: list[dict[str, str]] = []
        self.shore_names: list[dict[str, str]] = []
        self.regions: list[int] = []
        self.top_icons: list[int] = []
        self.top_capacities: list[int] = []
        self.bottom_icons: list[int] = []
        self.bottom_capacities: list[int] = []
        for number, id in enumerate(self.location_ids):
            ashore = number < SHORES
            entry = f"{'shores' if ashore else 'seas'}.{id}"
            self.location_names.append(pack.names(f"{entry}.name", LANGUAGES))
            self._picture(pack, entry)
            top = f"{entry}.excursion" if ashore else entry
            self.top_icons.append(self._icon(pack, f"{top}.icon", ASHORE if ashore else GENERAL))
            self.top_capacities.append(pack.integer(f"{top}.capacity", 1, 3))
            if ashore:
                region = pack.get(f"{entry}.region")
                if region not in REGIONS:
                    raise pack.wrong(f"{entry}.region", f"must be one of {', '.join(REGIONS)}, not {region!r}")
                self.regions.append(REGIONS.index(region))
                self.bottom_icons.append(self._icon(pack, f"{entry}.activity.icon", GENERAL))
                self.bottom_capacities.append(pack.integer(f"{entry}.activity.capacity", 1, 3))
                self.shore_names.append(pack.names(f"{entry}.activity_name", LANGUAGES))
            else:
                self.regions.append(NOTHING)
                self.bottom_icons.append(NOTHING)
                self.bottom_capacities.append(0)

    def _ship_cards(self, pack: Pack) -> None:
        """T5, T6"""
        self.ship_names: list[dict[str, str]] = []
        self.icons: list[int] = []
        self.capacities: list[int] = []
        for kind in ("activities", "additions"):
            for id in pack.get(kind):
                entry = f"{kind}.{id}"
                self.ship_names.append(pack.names(f"{entry}.name", LANGUAGES))
                self._picture(pack, entry)
                self.icons.append(self._icon(pack, f"{entry}.icon", GENERAL))
                self.capacities.append(pack.integer(f"{entry}.capacity", 1, 3))

    @staticmethod
    def _picture(pack: Pack, entry: str) -> None:
        if not isinstance(pack.get(f"{entry}.picture"), str):
            raise pack.wrong(f"{entry}.picture", "must be a word; one that no drawing knows gives a plain vignette")

    @staticmethod
    def _icon(pack: Pack, entry: str, known: tuple[str, ...]) -> int:
        icon = pack.get(entry)
        if icon not in known:
            raise pack.wrong(entry, f"must be one of {', '.join(known)} (DC-1.11), not {icon!r}")
        return ICONS.index(icon)


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
