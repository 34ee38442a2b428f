"""The reader of components.toml."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from captains_table.kernel.packs import Pack, printed
from captains_table.kernel.texts import LANGUAGES
from captains_table.titles.galactic_cruise.data.ids import (
    ABILITIES,
    ACTIONS,
    AN_ACTION,
    AREAS,
    CAP,
    CARD_EFFECTS,
    COLUMNS,
    COUNTS,
    DIFFICULTIES,
    EXPERT_SIDES,
    FULL_CABIN,
    FUNDING_OPTIONS,
    GAINS,
    GALA,
    LOCATIONS,
    MEASURES,
    MOVE_CONSULTANT,
    NEEDS,
    PER_GUEST,
    PER_ICON,
    RACHEL_ACTIONS,
    RESOURCES,
    RESTRICTIONS,
    SECTIONS,
    SEGMENT_EFFECTS,
    SETS,
    SLOTS,
    STOPS,
    TECH_EFFECTS,
    TOKENS,
    TYPES,
    UPGRADE_EFFECTS,
    UPGRADES,
)

NUMBERS: Final = (
    "start_money", "start_ads", "start_vp", "start_resource", "capacity", "silo_start", "silo_most", "guests_each",
    "supply_guest", "guest_vp", "score_match", "score_other", "left_behind", "unlaunched", "ships", "segments", "hand",
    "blueprints", "right_expert", "left_expert", "gain_resources", "supplies_each", "supplies_price", "agenda_draw",
    "refresh", "presold", "supplies_score",
)  # fmt: skip
RANGES: Final = {"ships": (1, 4), "segments": (2, 9), "supplies_score": (1, 60), "guests_each": (1, 60)}
UPGRADE_RANGES: Final = {"UA3": (2, 4), "UR2": (1, 9)}
ONE_NUMBER: Final = (
    MOVE_CONSULTANT,
    PER_GUEST,
    CAP,
    FULL_CABIN,
    GALA,
)  # effects whose number is that of any card with them
SIDES: Final = ("left", "middle", "right")  # the three goals of a tile
SEATS: Final = ("two", "three", "four")


class Components:
    """Everything in the box, in lists by number; where a word stands in the data, here is its place in `ids`."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.fingerprint = pack.fingerprint
        inherit(pack.data["technologies"])
        for name, count in COUNTS.items():
            if len(pack.get(name)) != count:
                raise pack.wrong(name, f"there must be {count} of them")
        self.numbers: dict[str, int] = {
            name: pack.integer(f"numbers.{name}", *RANGES.get(name, (0, 60))) for name in NUMBERS
        }
        if self.numbers["silo_start"] > self.numbers["silo_most"]:
            raise pack.wrong("numbers.silo_start", "is above silo_most")
        self.queue: list[int] = pack.numbers("numbers.queue", 3, 0, 9)
        self._boards(pack)
        self._technologies(pack)
        self._ships(pack)
        self._agenda(pack)
        self._tokens(pack)
        self._modules(pack)
        self._solo(pack)
        self.codes: dict[str, list[str]] = {  # what the numbers of things are called outside, by what they are
            "action": list(ACTIONS),
            "area": list(AREAS),
            "blueprint": self.blueprint_ids,
            "card": self.card_ids,
            "cards": self.card_ids,
            "cockpit": self.cockpit_ids,
            "cruise": self.cruise_ids,
            "engine": self.engine_ids,
            "icon": list(GAINS),
            "kind": list(RESOURCES),
            "location_bonus": self.location_bonus_ids,
            "kinds": list(RESOURCES),
            "measure": list(MEASURES),
            "option": list(FUNDING_OPTIONS),
            "other_action": list(RACHEL_ACTIONS),
            "section": list(SECTIONS),
            "rachel_action": list(RACHEL_ACTIONS),
            "side": list(EXPERT_SIDES),
            "site": list(LOCATIONS),
            "solo_card": self.solo_ids,
            "support": self.solo_ids,
            "starter": self.starter_ids,
            "starters": self.starter_ids,
            "stop": list(STOPS),
            "tech": self.tech_ids,
            "token": list(TOKENS),
            "type": list(TYPES),
            "upgrade": list(UPGRADES),
        }

    # -- boards ----------------------------------------------------------------------------------------------

    def _boards(self, pack: Pack) -> None:
        """D1, D2, D6 to D9, D15, D16"""
        self.location_names = [pack.names(f"locations.{id}.name", LANGUAGES) for id in LOCATIONS]
        self.action_names = [pack.names(f"actions.{id}.name", LANGUAGES) for id in ACTIONS]
        self.intro_actions: list[int] = []  # two for each location
        for id in LOCATIONS:
            self.intro_actions += [ACTIONS.index(each) for each in pack.words(f"locations.{id}.intro", ACTIONS)]
        if sorted(self.intro_actions) != list(range(len(ACTIONS))):
            raise pack.wrong("locations", "every action stands at one location, two at each")
        self.goal_ids: list[str] = list(pack.get("goals"))
        self.goal_measures: list[list[int]] = []
        self.goal_levels: list[list[list[int]]] = []
        for id in self.goal_ids:
            self.goal_measures.append([pack.one(f"goals.{id}.{side}.measure", MEASURES) for side in SIDES])
            levels = [pack.numbers(f"goals.{id}.{side}.levels", 3, 1, 99) for side in SIDES]
            self.goal_levels.append(levels)
            for side, each in zip(SIDES, levels, strict=True):
                if each != sorted(each):
                    raise pack.wrong(f"goals.{id}.{side}.levels", "a higher level is never easier")
        self.measure_names = [pack.names(f"measures.{id}.name", LANGUAGES) for id in MEASURES]
        most = pack.integer("reputation.most", 1, 99)
        self.reputation_most: int = most
        self.track_icons: list[int] = [-1] * (most + 1)  # k: between k - 1 and k; Money, Ad or Resource (as in GAINS)
        for icon, name in ((0, "money"), (1, "ads"), (4, "resources")):
            steps = pack.get(f"reputation.{name}")
            if not isinstance(steps, list):
                raise pack.wrong(f"reputation.{name}", "must be a list of steps")
            for k in steps:
                if type(k) is not int or not 1 <= k <= most or self.track_icons[k] >= 0:
                    raise pack.wrong(f"reputation.{name}", f"one icon for each step from 1 to {most}")
                self.track_icons[k] = icon
        if -1 in self.track_icons[1:]:
            raise pack.wrong("reputation", f"one icon for each step from 1 to {most}")
        self.borrowing: list[int] = _bands(pack, "reputation.borrowing", most)  # price by Reputation
        self.reputation_vp: list[int] = _bands(pack, "reputation.vp", most)
        self.progress: list[list[int]] = [pack.numbers(f"progress.{seats}", 3, 1, 20) for seats in SEATS]
        self.cruise_spaces: list[int] = pack.numbers("players.cruises", 3, 1, 6)
        self.least_guests: list[int] = pack.numbers("players.guests", 3, 0, 30)
        self.goal_start: list[int] = pack.numbers("players.goal_level", 3, 0, 2)
        self.neutral_count: list[int] = pack.numbers("players.neutral_developments", 3, 0, 3)
        self.surcharge_money: list[int] = pack.numbers("displays.surcharge_money", 5, 0, 9)
        self.surcharge_reputation: list[int] = pack.numbers("displays.surcharge_reputation", 5, 0, 9)
        if not isinstance(pack.get("displays.agenda"), list) or len(pack.get("displays.agenda")) != 4:
            raise pack.wrong("displays.agenda", "must be a list of four gains")
        self.agenda_bonus: list[list[int]] = [_gains(pack, f"displays.agenda.{k}") for k in range(4)]
        self.development_costs: list[int] = pack.numbers("developments.costs", 3, 0, 20)
        self.development_vp: list[int] = pack.numbers("developments.vp", 3, 0, 99)
        self.guest_names = [pack.names(f"guests.{id}.name", LANGUAGES) for id in TYPES]
        self.destination_names = [pack.names(f"guests.{id}.destination", LANGUAGES) for id in TYPES]
        self.resource_names = [pack.names(f"resources.{id}.name", LANGUAGES) for id in RESOURCES]
        self.cruise_ids: list[str] = list(pack.get("cruises"))
        self.cruise_stops: list[list[int]] = []  # with Return to Earth at the end
        self.cruise_fuel: list[int] = []
        self.cruise_destinations: list[list[int]] = []
        for id in self.cruise_ids:
            stops = pack.get(f"cruises.{id}.stops")
            letters = isinstance(stops, str) and all(stop in "ARFD" for stop in stops)
            if not letters or not any(stop in "ARF" for stop in stops):
                raise pack.wrong(f"cruises.{id}.stops", "must be letters of A, R, F and D, with a Destination")
            route = [STOPS.index(stop) for stop in stops]
            self.cruise_stops.append([*route, 4])
            self.cruise_destinations.append([stop for stop in route if stop < 3])
            self.cruise_fuel.append(pack.integer(f"cruises.{id}.fuel", 0, 12))
        self.starred: list[int] = [self.cruise_ids.index(id) for id in self._intro(pack, "cruises", self.cruise_ids)]
        self.blueprint_ids: list[str] = list(pack.get("blueprints"))
        self.blueprint_names = [pack.names(f"blueprints.{id}.name", LANGUAGES) for id in self.blueprint_ids]
        self.icons: list[list[int]] = []  # per Blueprint: A, R, F
        self.segment_vp: list[int] = []
        self.segment_cost: list[int] = []
        for id in self.blueprint_ids:
            icons = pack.get(f"blueprints.{id}.icons")
            if not isinstance(icons, str) or not icons or any(icon not in "ARF" for icon in icons):
                raise pack.wrong(f"blueprints.{id}.icons", "must be letters of A, R and F")
            self.icons.append([icons.count(each) for each in TYPES])
            self.segment_vp.append(pack.integer(f"blueprints.{id}.vp", 0, 20))
            self.segment_cost.append(pack.integer(f"blueprints.{id}.cost", 0, 20))
        self.segment_effect: list[int] = []  # per Blueprint, -1: none
        self.segment_icon: list[int] = []  # the type whose icons it counts
        for id in self.blueprint_ids:
            entry = f"blueprints.{id}"
            data = pack.get(entry)
            effects = list(pack.get("segment_effects"))
            self.segment_effect.append(pack.one(f"{entry}.effect", effects) if "effect" in data else -1)
            self.segment_icon.append(pack.one(f"{entry}.icon", TYPES) if "icon" in data else -1)
        self._segment_effects(pack)
        self.tops = [pack.one(f"cabins.{id}.top", COLUMNS) for id in self.blueprint_ids]
        self.bottoms = [pack.one(f"cabins.{id}.bottom", COLUMNS) for id in self.blueprint_ids]

    def _segment_effects(self, pack: Pack) -> None:
        """GX 19.5"""
        self.effect_ids: list[str] = list(pack.get("segment_effects"))
        self.effect_kind = [pack.one(f"segment_effects.{id}.effect", SEGMENT_EFFECTS) for id in self.effect_ids]
        self.effect_gains: list[list[int]] = []
        self.effect_value: list[int] = []  # Funding Bonuses, Ads to pay, or what an action is cheaper
        self.effect_fewer: list[int] = []  # items of the action
        self.effect_actions: list[list[int]] = []
        for id in self.effect_ids:
            entry = f"segment_effects.{id}"
            data = pack.get(entry)
            self.effect_gains.append(_gains(pack, f"{entry}.gain") if "gain" in data else [0] * len(GAINS))
            self.effect_value.append(pack.integer(f"{entry}.value", 0, 9) if "value" in data else 0)
            self.effect_fewer.append(pack.integer(f"{entry}.fewer", 0, 1) if "fewer" in data else 0)
            actions = pack.words(f"{entry}.actions", ACTIONS) if "actions" in data else []
            self.effect_actions.append([ACTIONS.index(each) for each in actions])
        for number, kind in enumerate(self.effect_kind):
            if (kind == AN_ACTION) != (len(self.effect_actions[number]) > 0):
                raise pack.wrong(f"segment_effects.{self.effect_ids[number]}.actions", "is what an action needs")
        for id, effect, icon in zip(self.blueprint_ids, self.segment_effect, self.segment_icon, strict=True):
            if effect >= 0 and self.effect_kind[effect] == PER_ICON and icon < 0:
                raise pack.wrong(f"blueprints.{id}.icon", f"must be said for {self.effect_ids[effect]}")

    def _intro(self, pack: Pack, name: str, known: list[str]) -> list[str]:
        """What the Intro setup prints, by its ids."""
        found = pack.words(f"intro.{name}", tuple(known))
        count = {"technologies": SLOTS, "cruises": 3}[name]
        if len(found) != count or len(set(found)) != count:
            raise pack.wrong(f"intro.{name}", f"must be {count} different ones")
        return found

    # -- Technologies and Experts ------------------------------------------------------------------------------

    def _technologies(self, pack: Pack) -> None:
        """D3 to D5"""
        self.tech_ids: list[str] = list(pack.get("technologies"))
        self.tech_names = [pack.names(f"technologies.{id}.name", LANGUAGES) for id in self.tech_ids]
        self.tech_effects = [pack.one(f"technologies.{id}.effect", TECH_EFFECTS) for id in self.tech_ids]
        self.tech_kind: list[int] = []
        self.tech_value: list[int] = []
        self.printed_marks: list[int] = []  # cost marks of a plain tile (GX-16.5)
        self.tech_areas: list[list[int]] = []  # its back: a slot and two Network areas
        for id in self.tech_ids:
            entry = f"technologies.{id}"
            data = pack.get(entry)
            self.tech_kind.append(pack.one(f"{entry}.kind", RESOURCES) if "kind" in data else -1)
            self.tech_value.append(pack.integer(f"{entry}.value", 0, 9) if "value" in data else 0)
            printed = "printed_marks" in data and "plain" not in data
            self.printed_marks.append(pack.integer(f"{entry}.printed_marks", 0, 9) if printed else 0)
            areas = [AREAS.index(each) for each in pack.words(f"{entry}.areas", AREAS)]
            if len(areas) != 3 or areas[0] < 6 or areas[1] >= 6 or areas[2] >= 6 or areas[1] == areas[2]:
                raise pack.wrong(f"{entry}.areas", "must be a Technology slot and two Network areas")
            self.tech_areas.append(areas)
        self.tech_improved: list[int] = []  # the value on the last space of its track
        self.tech_last: list[int] = []  # how far its tracker can move; 0: no track (GX-10.2)
        self.tech_marks: list[list[int]] = []  # the spaces after which a cost mark stands, from 1
        for id in self.tech_ids:
            entry = f"technologies.{id}"
            advanced = "plain" in pack.get(entry)
            self.tech_improved.append(pack.integer(f"{entry}.improved", 0, 9) if advanced else 0)
            self.tech_last.append(pack.integer(f"{entry}.length", 2, 9) - 1 if advanced else 0)
            marks = pack.get(f"{entry}.marks") if advanced else []
            known = range(1, self.tech_last[-1] + 1)
            if not isinstance(marks, list) or any(type(mark) is not int or mark not in known for mark in marks):
                raise pack.wrong(f"{entry}.marks", f"must be a list of spaces from 1 to {self.tech_last[-1]}")
            self.tech_marks.append(marks)
        self.intro_technologies = [self.tech_ids.index(id) for id in self._intro(pack, "technologies", self.tech_ids)]
        self.expert_ids: list[str] = list(pack.get("experts"))
        self.expert_names = [pack.names(f"experts.{id}.name", LANGUAGES) for id in self.expert_ids]
        self.expert_effects = [pack.one(f"experts.{id}.effect", ABILITIES) for id in self.expert_ids]
        self.expert_value = [pack.integer(f"experts.{id}.value", 0, 9) for id in self.expert_ids]
        self.intro_expert: int = pack.one("intro.expert", tuple(self.expert_ids))
        self.intro_goals: int = pack.one("intro.goals", tuple(self.goal_ids))

    # -- Cockpits and Engines ------------------------------------------------------------------------------------

    def _ships(self, pack: Pack) -> None:
        """D12, D13; the first of each is the starting one."""
        self.cockpit_ids: list[str] = list(pack.get("cockpits"))
        self.cockpit_texts = [pack.names(f"cockpits.{id}.text", LANGUAGES) for id in self.cockpit_ids]
        self.cockpit_measure = [pack.one(f"cockpits.{id}.measure", MEASURES) for id in self.cockpit_ids]
        self.cockpit_vp = [pack.integer(f"cockpits.{id}.vp", 0, 20) for id in self.cockpit_ids]
        self.cockpit_per = [pack.integer(f"cockpits.{id}.per", 1, 20) for id in self.cockpit_ids]
        self.engine_ids: list[str] = list(pack.get("engines"))
        self.engine_gains = [_gains(pack, f"engines.{id}.gain") for id in self.engine_ids]
        self.engine_blueprints = [
            pack.integer(f"engines.{id}.blueprints", 0, 5) if "blueprints" in pack.get(f"engines.{id}") else 0
            for id in self.engine_ids
        ]

    # -- Agenda cards ------------------------------------------------------------------------------------------

    def _agenda(self, pack: Pack) -> None:
        """D14"""
        self.card_ids: list[str] = list(pack.get("agenda"))
        self.card_names = [pack.names(f"agenda.{id}.name", LANGUAGES) for id in self.card_ids]
        self.card_resource = [pack.one(f"agenda.{id}.resource", RESOURCES) for id in self.card_ids]
        self.card_bound = [pack.one(f"agenda.{id}.restriction", RESTRICTIONS) for id in self.card_ids]
        self.card_effect = [pack.one(f"agenda.{id}.effect", CARD_EFFECTS) for id in self.card_ids]
        self.card_value: list[int] = []
        self.card_gains: list[list[int]] = []
        self.card_guest: list[int] = []
        for id in self.card_ids:
            entry = f"agenda.{id}"
            data = pack.get(entry)
            least = 1 if data["effect"] in ("overtime", "gala") else 0
            self.card_value.append(pack.integer(f"{entry}.value", least, 9) if "value" in data else 0)
            self.card_gains.append(_gains(pack, f"{entry}.gain") if "gain" in data else [0] * len(GAINS))
            self.card_guest.append(pack.one(f"{entry}.guest", TYPES) if "guest" in data else -1)
        for effect in ONE_NUMBER:
            alike = [k for k, each in enumerate(self.card_effect) if each == effect]
            if len({self.card_value[k] for k in alike}) > 1:
                changed = [k for k in alike if self.card_ids[k] in pack.replaced.get("agenda", {})]
                numbers = ", ".join(f"{self.card_ids[k]} {self.card_value[k]}" for k in alike)
                why = f"cards that do the same ({CARD_EFFECTS[effect]}) have the same number, not {numbers}"
                raise pack.wrong(f"agenda.{self.card_ids[changed[0]]}.value", why)

    # -- tokens ------------------------------------------------------------------------------------------------

    def _tokens(self, pack: Pack) -> None:
        """D9 to D11"""
        self.token_names = [pack.names(f"tokens.{id}.name", LANGUAGES) for id in TOKENS]
        self.token_gains = [_gains(pack, f"tokens.{id}.gain") for id in TOKENS]
        self.builder_discount: int = pack.integer("tokens.G4.discount", 0, 20)
        self.upgrade_names = [pack.names(f"upgrades.{id}.name", LANGUAGES) for id in UPGRADES]
        for id, effect in zip(UPGRADES, UPGRADE_EFFECTS, strict=True):
            if pack.get(f"upgrades.{id}.effect") != effect:
                raise pack.wrong(f"upgrades.{id}.effect", f"must be {effect}")
        self.windfall: list[int] = _gains(pack, "upgrades.UR3.gain")
        valued = {"UA2": 1, "UA3": 2, "UR1": 3, "UR2": 4, "UF1": 6, "UF2": 7, "UF3": 8}
        self.upgrade_value: list[int] = [0] * len(UPGRADES)
        for id, number in valued.items():
            self.upgrade_value[number] = pack.integer(f"upgrades.{id}.value", *UPGRADE_RANGES.get(id, (0, 9)))
        self.starter_ids: list[str] = list(pack.get("starting_upgrades"))  # Starting Upgrade Cards (GX 19.9)
        self.starter_token = [pack.one(f"starting_upgrades.{id}.token", TOKENS) for id in self.starter_ids]
        self.starter_upgrade = [pack.one(f"starting_upgrades.{id}.upgrade", UPGRADES) for id in self.starter_ids]
        self.bonus_ids: list[str] = list(pack.get("guest_bonuses"))
        self.bonus_names = [pack.names(f"guest_bonuses.{id}.name", LANGUAGES) for id in self.bonus_ids]
        self.bonus_gains = [_gains(pack, f"guest_bonuses.{id}.gain") for id in self.bonus_ids]

    # -- modules of the expansions -----------------------------------------------------------------------------

    def _modules(self, pack: Pack) -> None:
        """GX-9.1, 11, 12"""
        self.tops = [pack.one(f"cabins.{id}.top", COLUMNS) for id in self.blueprint_ids]
        self.bottoms = [pack.one(f"cabins.{id}.bottom", COLUMNS) for id in self.blueprint_ids]
        self.location_bonus_ids: list[str] = list(pack.get("location_bonuses"))
        bonuses = [f"location_bonuses.{id}" for id in self.location_bonus_ids]
        self.location_bonus_names = [pack.names(f"{entry}.name", LANGUAGES) for entry in bonuses]
        self.location_bonus_gains = [_gains(pack, f"{entry}.gain") for entry in bonuses]
        self.location_bonus_per = [pack.integer(f"{entry}.per", 1, 2) for entry in bonuses]
        self.turns_active = [pack.integer(f"active_bonus.developments.{seats}", 1, 12) for seats in SEATS]
        self.sets: dict[str, list[int]] = {}  # of which expansion each card or tile is, by what it is
        self.needs: dict[str, list[int]] = {}  # and which module it needs
        for name in ("agenda", "experts", "cockpits", "engines", "technologies"):
            entries = [pack.get(f"{name}.{id}") for id in pack.get(name)]
            self.sets[name] = [SETS.index(each.get("set", SETS[0])) for each in entries]
            self.needs[name] = [NEEDS.index(each.get("needs", NEEDS[0])) for each in entries]

    # -- Rachel ------------------------------------------------------------------------------------------------

    def _solo(self, pack: Pack) -> None:
        """GX-8.1, 19.1, 19.2"""
        self.rachel_action_names = [
            self.action_names[ACTIONS.index(id)]
            if id in ACTIONS
            else pack.names(f"rachel_actions.{id}.name", LANGUAGES)
            for id in RACHEL_ACTIONS
        ]
        self.solo_ids: list[str] = list(pack.get("solo_cards"))
        self.solo_actions: list[list[int]] = []  # per card: top, bottom
        self.solo_numbers: list[list[int]] = []
        self.solo_sites: list[int] = []
        self.solo_segments: list[int] = []  # that a Ship needs for the card's Launch
        for id in self.solo_ids:
            entry = f"solo_cards.{id}"
            self.solo_actions.append([pack.one(f"{entry}.{side}", RACHEL_ACTIONS) for side in ("top", "bottom")])
            self.solo_numbers.append(pack.numbers(f"{entry}.numbers", 2, 1, 6))
            if self.solo_numbers[-1][1] > 4:
                raise pack.wrong(f"{entry}.numbers", "the second is at most 4: it always fits (GX-3.2)")
            self.solo_sites.append(pack.one(f"{entry}.location", LOCATIONS))
            least = pack.integer(f"{entry}.segments", 2, 9) if "segments" in pack.get(entry) else 2
            self.solo_segments.append(least)
        self.difficulties: dict[str, dict[str, Any]] = {}
        for id in DIFFICULTIES:
            entry = f"difficulties.{id}"
            self.difficulties[id] = {
                "goals": pack.numbers(f"{entry}.goals", 3, 1, 9),
                "second_action": ("location", "connected")[
                    pack.one(f"{entry}.second_action", ("location", "connected"))
                ],
                "meeting_action": pack.get(f"{entry}.meeting_action") is True,
                "expert_plus": pack.get(f"{entry}.expert_plus") is True,
            }
        self.hires_below: list[int] = pack.numbers("rachel.hires_below", 2, 0, 99)


def inherit(technologies: dict[str, Any]) -> None:
    """An Advanced Technology is as its plain tile, where it says nothing else (19.14)."""
    for tile in technologies.values():
        for key, value in technologies.get(tile.get("plain"), {}).items():
            tile.setdefault(key, value)


def _gains(pack: Pack, entry: str) -> list[int]:
    """Six numbers in the order of GAINS; `displays.agenda.2` is the third of a list."""
    path, _, last = entry.rpartition(".")
    value: Any = pack.get(path)[int(last)] if last.isdigit() else pack.get(entry)
    if not isinstance(value, dict) or any(name not in GAINS for name in value):
        raise pack.wrong(entry, f"must be a table of {', '.join(GAINS)}")
    if any(type(number) is not int or not 0 <= number <= 20 for number in value.values()):
        raise pack.wrong(entry, "must be whole numbers from 0 to 20")
    return [int(value.get(name, 0)) for name in GAINS]


def _bands(pack: Pack, entry: str, most: int) -> list[int]:
    """[[from, value], ...] spread out: a value for each number from 0 to most; 0 below the first band."""
    value = pack.get(entry)
    pairs = isinstance(value, list) and all(isinstance(each, list) and len(each) == 2 for each in value)
    if not pairs or not all(type(number) is int and 0 <= number <= 99 for each in value for number in each):
        raise pack.wrong(entry, "must be a list of pairs of whole numbers")
    spread = [0] * (most + 1)
    for start, worth in sorted(value):
        for k in range(start, most + 1):
            spread[k] = worth
    return spread


@cache
def components(packs: Path | None) -> Components:
    own = Path(__file__).with_name("components.toml")
    return Components(Pack(own, packs, "galactic-cruise", "advancements.toml", "accommodations.toml"))


def catalogue(packs: Path | None) -> dict[str, Any]:
    """What is printed on boards, tiles and cards, for the table's page."""
    return {name: printed(value) for name, value in components(packs).pack.data.items()}
