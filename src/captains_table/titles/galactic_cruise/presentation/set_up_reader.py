"""What a position says, word by word: codes, owners, Resources and Guests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from captains_table.kernel.card_pool import CardReader
from captains_table.kernel.rng import Rng
from captains_table.titles.galactic_cruise.data.ids import NEUTRAL, NPC, RESOURCES, TYPES
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from captains_table.titles.galactic_cruise.shapes.position import PlayerSaid, Position


class SetUpReader(CardReader):
    said: Position

    def __init__(self, game: GalacticCruise, data: Mapping[str, Any], rng: Rng) -> None:
        super().__init__("Galactic Cruise", game.options.companies, data, Position, rng)
        self.players = self.said.players or [PlayerSaid() for _ in range(self.seats)]
        self.game = game
        self.components = game.options.components
        self.strict = not game.options.loose_positions  # records of earlier rules mean what they meant

    def word(self, value: Any, known: Sequence[str], where: str) -> int:
        """Codes may be written in small letters, as choices are."""
        if isinstance(value, str):
            value = next((each for each in known if each.lower() == value.lower()), value)
        return super().word(value, known, where)

    def must(self, holds: bool, where: str, why: str) -> None:
        """What earlier rules let pass."""
        if self.strict and not holds:
            raise self.wrong(where, why)

    def words(self, values: Sequence[str], known: Sequence[str], where: str) -> list[int]:
        return [self.word(each, known, where) for each in values]

    def owner(self, value: int | str, where: str) -> int:
        if value in ("neutral", "npc"):
            if value == "npc" and not self.game.options.with_npc:
                raise self.wrong(where, "the NPC takes part only with 2 players (GC-16.1)")
            return NEUTRAL if value == "neutral" else NPC
        return self.number(value, 0, self.seats - 1, where)

    def owners(self, values: Sequence[int | str], where: str) -> int:
        return self.bits(values, lambda each: self.owner(each, where), where)

    def kinds(self, values: Mapping[str, int], most: Sequence[int], where: str) -> list[int]:
        found = [0] * len(RESOURCES)
        for name, value in values.items():
            kind = self.word(name, RESOURCES, where)
            found[kind] = self.number(value, 0, most[kind], f"{where}, {name}")
        return found

    def guests(self, values: Sequence[int], where: str) -> tuple[int, int, int]:
        """Three numbers, taken out of the supply (GC-17.1)."""
        found = [self.number(each, 0, self.game.options.numbers["guests_each"], where) for each in values]
        for type, count in enumerate(found):
            self.game.supply[type] -= count
            if self.game.supply[type] < 0:
                raise self.wrong(where, f"there are not so many {TYPES[type]} Guests (GC-17.1)")
        return (found[0], found[1], found[2])
