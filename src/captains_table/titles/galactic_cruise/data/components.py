"""The reader of components.toml and of the files of the expansions."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from msgspec.structs import asdict

from captains_table.kernel.packs import Pack, printed
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
    OVERTIME,
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
from captains_table.titles.galactic_cruise.shapes.pack import Box, FromASet

ONE_NUMBER: Final = (
    MOVE_CONSULTANT,
    PER_GUEST,
    CAP,
    FULL_CABIN,
    GALA,
)  # effects whose number is that of any card with them


class Components:
    """Everything in the box, in lists by number; where a word stands in the data, here is its place in `ids`."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.fingerprint = pack.fingerprint
        inherit(pack.data["technologies"])
        for name, count in COUNTS.items():
            if len(pack.data[name]) != count:
                raise pack.wrong(name, f"there must be {count} of them")
        box = pack.read(Box)
        numbers = asdict(box.numbers)
        self.queue: list[int] = numbers.pop("queue")
        self.numbers: dict[str, int] = numbers
        if self.numbers["silo_start"] > self.numbers["silo_most"]:
            raise pack.wrong("numbers.silo_start", "is above silo_most")
        self._network(pack, box)
        self._goals(pack, box)
        self._reputation(pack, box)
        self._by_players(box)
        self._market(pack, box)
        self._blueprints(pack, box)
        self._technologies(pack, box)
        self._ships(box)
        self._agenda(pack, box)
        self._tokens(pack, box)
        self._modules(box)
        self._solo(pack, box)
        self.intro_expert: int = _known(pack, "intro.expert", box.intro.expert, self.expert_ids)
        self.intro_goals: int = _known(pack, "intro.goals", box.intro.goals, self.goal_ids)
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

    def _network(self, pack: Pack, box: Box) -> None:
        """D1, D2"""
        self.location_names = [box.locations[id].name for id in LOCATIONS]
        self.action_names = [box.actions[id].name for id in ACTIONS]
        # two for each location
        self.intro_actions: list[int] = [ACTIONS.index(each) for id in LOCATIONS for each in box.locations[id].intro]
        if sorted(self.intro_actions) != list(range(len(ACTIONS))):
            raise pack.wrong("locations", "every action stands at one location, two at each")

    def _goals(self, pack: Pack, box: Box) -> None:
        """D6"""
        self.goal_ids: list[str] = list(box.goals)
        self.goal_measures: list[list[int]] = []  # the three of a tile
        self.goal_levels: list[list[list[int]]] = []
        for id, tile in box.goals.items():
            goals = {"left": tile.left, "middle": tile.middle, "right": tile.right}
            self.goal_measures.append([MEASURES.index(goal.measure) for goal in goals.values()])
            self.goal_levels.append([goal.levels for goal in goals.values()])
            for side, goal in goals.items():
                if goal.levels != sorted(goal.levels):
                    raise pack.wrong(f"goals.{id}.{side}.levels", "a higher level is never easier")
        self.measure_names = [box.measures[id].name for id in MEASURES]

    def _reputation(self, pack: Pack, box: Box) -> None:
        """D7"""
        track = box.reputation
        most = track.most
        self.reputation_most: int = most
        self.track_icons: list[int] = [-1] * (most + 1)  # k: between k - 1 and k; Money, Ad or Resource (as in GAINS)
        for icon, name, steps in ((0, "money", track.money), (1, "ads", track.ads), (4, "resources", track.resources)):
            for k in steps:
                if not 1 <= k <= most or self.track_icons[k] >= 0:
                    raise pack.wrong(f"reputation.{name}", f"one icon for each step from 1 to {most}")
                self.track_icons[k] = icon
        if -1 in self.track_icons[1:]:
            raise pack.wrong("reputation", f"one icon for each step from 1 to {most}")
        self.borrowing: list[int] = _spread(track.borrowing, most)  # price by Reputation
        self.reputation_vp: list[int] = _spread(track.vp, most)

    def _by_players(self, box: Box) -> None:
        """D8, D9"""
        self.progress: list[list[int]] = [box.progress.two, box.progress.three, box.progress.four]
        self.cruise_spaces: list[int] = box.players.cruises
        self.least_guests: list[int] = box.players.guests
        self.goal_start: list[int] = box.players.goal_level
        self.neutral_count: list[int] = box.players.neutral_developments
        self.surcharge_money: list[int] = box.displays.surcharge_money
        self.surcharge_reputation: list[int] = box.displays.surcharge_reputation
        self.agenda_bonus: list[list[int]] = [_gains(gain) for gain in box.displays.agenda]
        self.development_costs: list[int] = box.developments.costs
        self.development_vp: list[int] = box.developments.vp

    def _market(self, pack: Pack, box: Box) -> None:
        """D15"""
        self.guest_names = [box.guests[id].name for id in TYPES]
        self.destination_names = [box.guests[id].destination for id in TYPES]
        self.resource_names = [box.resources[id].name for id in RESOURCES]
        self.cruise_ids: list[str] = list(box.cruises)
        self.cruise_stops: list[list[int]] = []  # with Return to Earth at the end
        self.cruise_destinations: list[list[int]] = []
        for cruise in box.cruises.values():
            route = [STOPS.index(stop) for stop in cruise.stops]
            self.cruise_stops.append([*route, 4])
            self.cruise_destinations.append([stop for stop in route if stop < 3])
        self.cruise_fuel: list[int] = [cruise.fuel for cruise in box.cruises.values()]
        self.starred: list[int] = _different(pack, "intro.cruises", box.intro.cruises, self.cruise_ids, 3)

    def _blueprints(self, pack: Pack, box: Box) -> None:
        """D16, GX-9.1, 19.5"""
        tiles = list(box.blueprints.values())
        self.blueprint_ids: list[str] = list(box.blueprints)
        self.blueprint_names = [tile.name for tile in tiles]
        self.icons: list[list[int]] = [[tile.icons.count(each) for each in TYPES] for tile in tiles]  # A, R, F
        self.segment_vp: list[int] = [tile.vp for tile in tiles]
        self.segment_cost: list[int] = [tile.cost for tile in tiles]
        self.tops = [COLUMNS.index(box.cabins[id].top) for id in self.blueprint_ids]
        self.bottoms = [COLUMNS.index(box.cabins[id].bottom) for id in self.blueprint_ids]
        effects = list(box.segment_effects.values())
        self.effect_ids: list[str] = list(box.segment_effects)
        self.effect_kind = [SEGMENT_EFFECTS.index(each.effect) for each in effects]
        self.effect_gains: list[list[int]] = [_gains(each.gain) for each in effects]
        self.effect_value: list[int] = [each.value for each in effects]  # Funding Bonuses, Ads to pay, a discount
        self.effect_fewer: list[int] = [each.fewer for each in effects]  # items of the action
        self.effect_actions: list[list[int]] = [[ACTIONS.index(id) for id in each.actions] for each in effects]
        for number, kind in enumerate(self.effect_kind):
            if (kind == AN_ACTION) != (len(self.effect_actions[number]) > 0):
                raise pack.wrong(f"segment_effects.{self.effect_ids[number]}.actions", "is what an action needs")
        self.segment_effect: list[int] = []  # per Blueprint, -1: none
        self.segment_icon: list[int] = [_place(tile.icon, TYPES) for tile in tiles]  # the type whose icons it counts
        for id, tile in box.blueprints.items():
            entry = f"blueprints.{id}"
            effect = -1 if tile.effect is None else _known(pack, f"{entry}.effect", tile.effect, self.effect_ids)
            self.segment_effect.append(effect)
            if effect >= 0 and self.effect_kind[effect] == PER_ICON and tile.icon is None:
                raise pack.wrong(f"{entry}.icon", f"must be said for {self.effect_ids[effect]}")

    # -- Technologies and Experts ------------------------------------------------------------------------------

    def _technologies(self, pack: Pack, box: Box) -> None:
        """D3 to D5"""
        tiles = list(box.technologies.values())
        self.tech_ids: list[str] = list(box.technologies)
        self.tech_names = [tile.name for tile in tiles]
        self.tech_effects = [TECH_EFFECTS.index(tile.effect) for tile in tiles]
        self.tech_kind: list[int] = [_place(tile.kind, RESOURCES) for tile in tiles]
        self.tech_value: list[int] = [tile.value for tile in tiles]
        # cost marks of a plain tile (GX-16.5)
        self.printed_marks: list[int] = [tile.printed_marks if tile.plain is None else 0 for tile in tiles]
        self.tech_improved: list[int] = [tile.improved for tile in tiles]  # the value on the last space of its track
        # how far its tracker can move; 0: no track (GX-10.2)
        self.tech_last: list[int] = [0 if tile.plain is None else tile.length - 1 for tile in tiles]
        self.tech_marks: list[list[int]] = [tile.marks for tile in tiles]  # spaces before a cost mark, from 1
        self.tech_areas: list[list[int]] = []  # its back: a slot and two Network areas
        for id, tile, last in zip(self.tech_ids, tiles, self.tech_last, strict=True):
            areas = [AREAS.index(each) for each in tile.areas]
            if len(areas) != 3 or areas[0] < 6 or areas[1] >= 6 or areas[2] >= 6 or areas[1] == areas[2]:
                raise pack.wrong(f"technologies.{id}.areas", "must be a Technology slot and two Network areas")
            if any(not 1 <= mark <= last for mark in tile.marks):
                raise pack.wrong(f"technologies.{id}.marks", f"must be a list of spaces from 1 to {last}")
            self.tech_areas.append(areas)
        self.intro_technologies: list[int] = _different(
            pack, "intro.technologies", box.intro.technologies, self.tech_ids, SLOTS
        )
        self.expert_ids: list[str] = list(box.experts)
        self.expert_names = [expert.name for expert in box.experts.values()]
        self.expert_effects = [ABILITIES.index(expert.effect) for expert in box.experts.values()]
        self.expert_value: list[int] = [expert.value for expert in box.experts.values()]

    # -- Cockpits and Engines ------------------------------------------------------------------------------------

    def _ships(self, box: Box) -> None:
        """D12, D13; the first of each is the starting one."""
        cockpits = list(box.cockpits.values())
        self.cockpit_ids: list[str] = list(box.cockpits)
        self.cockpit_texts = [cockpit.text for cockpit in cockpits]
        self.cockpit_measure = [MEASURES.index(cockpit.measure) for cockpit in cockpits]
        self.cockpit_vp: list[int] = [cockpit.vp for cockpit in cockpits]
        self.cockpit_per: list[int] = [cockpit.per for cockpit in cockpits]
        self.engine_ids: list[str] = list(box.engines)
        self.engine_gains = [_gains(engine.gain) for engine in box.engines.values()]
        self.engine_blueprints: list[int] = [engine.blueprints for engine in box.engines.values()]

    # -- Agenda cards ------------------------------------------------------------------------------------------

    def _agenda(self, pack: Pack, box: Box) -> None:
        """D14"""
        cards = list(box.agenda.values())
        self.card_ids: list[str] = list(box.agenda)
        self.card_names = [card.name for card in cards]
        self.card_resource = [RESOURCES.index(card.resource) for card in cards]
        self.card_bound = [RESTRICTIONS.index(card.restriction) for card in cards]
        self.card_effect = [CARD_EFFECTS.index(card.effect) for card in cards]
        self.card_value: list[int] = [card.value for card in cards]
        self.card_gains: list[list[int]] = [_gains(card.gain) for card in cards]
        self.card_guest: list[int] = [_place(card.guest, TYPES) for card in cards]
        for id, effect in zip(self.card_ids, self.card_effect, strict=True):
            if effect in (OVERTIME, GALA):
                pack.integer(f"agenda.{id}.value", 1, 9)
        for effect in ONE_NUMBER:
            alike = [k for k, each in enumerate(self.card_effect) if each == effect]
            if len({self.card_value[k] for k in alike}) > 1:
                changed = [k for k in alike if self.card_ids[k] in pack.replaced.get("agenda", {})]
                numbers = ", ".join(f"{self.card_ids[k]} {self.card_value[k]}" for k in alike)
                why = f"cards that do the same ({CARD_EFFECTS[effect]}) have the same number, not {numbers}"
                raise pack.wrong(f"agenda.{self.card_ids[changed[0]]}.value", why)

    # -- tokens ------------------------------------------------------------------------------------------------

    def _tokens(self, pack: Pack, box: Box) -> None:
        """D9 to D11"""
        self.token_names = [box.tokens[id].name for id in TOKENS]
        self.token_gains = [_gains(box.tokens[id].gain) for id in TOKENS]
        self.builder_discount: int = box.tokens["G4"].discount
        self.upgrade_names = [box.upgrades[id].name for id in UPGRADES]
        for id, effect in zip(UPGRADES, UPGRADE_EFFECTS, strict=True):
            if box.upgrades[id].effect != effect:
                raise pack.wrong(f"upgrades.{id}.effect", f"must be {effect}")
        self.windfall: list[int] = _gains(box.upgrades["UR3"].gain)
        self.upgrade_value: list[int] = [box.upgrades[id].value for id in UPGRADES]
        pack.integer("upgrades.UA3.value", 2, 4)  # Ships of a company
        pack.integer("upgrades.UR2.value", 1, 9)
        starters = list(box.starting_upgrades.values())
        self.starter_ids: list[str] = list(box.starting_upgrades)  # Starting Upgrade Cards (GX 19.9)
        self.starter_token = [TOKENS.index(card.token) for card in starters]
        self.starter_upgrade = [UPGRADES.index(card.upgrade) for card in starters]
        self.bonus_ids: list[str] = list(box.guest_bonuses)
        self.bonus_names = [bonus.name for bonus in box.guest_bonuses.values()]
        self.bonus_gains = [_gains(bonus.gain) for bonus in box.guest_bonuses.values()]

    # -- modules of the expansions -----------------------------------------------------------------------------

    def _modules(self, box: Box) -> None:
        """GX-11, 12"""
        bonuses = list(box.location_bonuses.values())
        self.location_bonus_ids: list[str] = list(box.location_bonuses)
        self.location_bonus_names = [bonus.name for bonus in bonuses]
        self.location_bonus_gains = [_gains(bonus.gain) for bonus in bonuses]
        self.location_bonus_per: list[int] = [bonus.per for bonus in bonuses]
        turned = box.active_bonus.developments
        self.turns_active: list[int] = [turned.two, turned.three, turned.four]
        self.sets: dict[str, list[int]] = {}  # of which expansion each card or tile is, by what it is
        self.needs: dict[str, list[int]] = {}  # and which module it needs
        for name in ("agenda", "experts", "cockpits", "engines", "technologies"):
            entries: list[FromASet] = list(getattr(box, name).values())
            self.sets[name] = [SETS.index(each.set) for each in entries]
            self.needs[name] = [NEEDS.index(each.needs) for each in entries]

    # -- Rachel ------------------------------------------------------------------------------------------------

    def _solo(self, pack: Pack, box: Box) -> None:
        """GX-8.1, 19.1, 19.2"""
        self.rachel_action_names = [(box.actions | box.rachel_actions)[id].name for id in RACHEL_ACTIONS]
        cards = list(box.solo_cards.values())
        self.solo_ids: list[str] = list(box.solo_cards)
        # per card: top, bottom
        self.solo_actions: list[list[int]] = [
            [RACHEL_ACTIONS.index(card.top), RACHEL_ACTIONS.index(card.bottom)] for card in cards
        ]
        self.solo_numbers: list[list[int]] = [card.numbers for card in cards]
        for id, numbers in zip(self.solo_ids, self.solo_numbers, strict=True):
            if numbers[1] > 4:
                raise pack.wrong(f"solo_cards.{id}.numbers", "the second is at most 4: it always fits (GX-3.2)")
        self.solo_sites: list[int] = [LOCATIONS.index(card.location) for card in cards]
        self.solo_segments: list[int] = [card.segments for card in cards]  # that a Ship needs for the card's Launch
        self.difficulties: dict[str, dict[str, Any]] = {id: asdict(box.difficulties[id]) for id in DIFFICULTIES}
        self.hires_below: list[int] = box.rachel.hires_below


def inherit(technologies: dict[str, Any]) -> None:
    """An Advanced Technology is as its plain tile, where it says nothing else (19.14)."""
    for tile in technologies.values():
        for key, value in technologies.get(tile.get("plain"), {}).items():
            tile.setdefault(key, value)


def _gains(gain: dict[str, int]) -> list[int]:
    """Six numbers in the order of GAINS."""
    return [gain.get(name, 0) for name in GAINS]


def _place(word: str | None, known: tuple[str, ...]) -> int:
    """Which of these it is; -1: none is said."""
    return -1 if word is None else known.index(word)


def _known(pack: Pack, entry: str, id: str, known: list[str]) -> int:
    """The number of what is so called in this box."""
    if id not in known:
        raise pack.wrong(entry, f"must be one of {', '.join(known)}, not {id!r}")
    return known.index(id)


def _different(pack: Pack, entry: str, found: list[str], known: list[str], count: int) -> list[int]:
    """What the Intro setup prints, by its ids."""
    if any(id not in known for id in found):
        raise pack.wrong(entry, f"must be a list of {', '.join(known)}")
    if len(found) != count or len(set(found)) != count:
        raise pack.wrong(entry, f"must be {count} different ones")
    return [known.index(id) for id in found]


def _spread(bands: list[tuple[int, int]], most: int) -> list[int]:
    """[from, value], ... spread out: a value for each number from 0 to most; 0 below the first band."""
    spread = [0] * (most + 1)
    for start, worth in sorted(bands):
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
