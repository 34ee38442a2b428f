"""The reader of components.toml."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from captains_table.kernel.packs import Pack
from captains_table.kernel.texts import LANGUAGES
from captains_table.titles.tranquility.data.ids import COLOURS, ISLANDS, NAMES
from captains_table.titles.tranquility.data.layout import Layout, read_layout


class Components:
    """The checked contents of components.toml."""

    def __init__(self, pack: Pack) -> None:
        self.fingerprint: str = pack.fingerprint
        if pack.integer("islands.count", 36, 200) != ISLANDS:
            raise pack.wrong("islands.count", f"the game is made for the numbers 1 to {ISLANDS}")
        self.starts: int = pack.integer("start.count", 5, 5)
        self.finishes: int = pack.integer("finish.count", 1, 20)
        self.monsters: int = pack.integer("monsters.count", 5, 5)
        colours = pack.words("storms.colours", COLOURS)
        if not 1 <= len(colours) <= 12:
            raise pack.wrong("storms.colours", "there must be 1 to 12 Storms")
        self.colours: list[int] = [COLOURS.index(colour) for colour in sorted(colours, key=COLOURS.index)]
        self.compasses: int = pack.integer("compasses.count", 0, 20)
        pack.integer("rocks.count", 1, 1)
        self.calm: int = pack.integer("borders.in_deck", 0, 7)
        self.numbers: dict[str, int] = {
            name: pack.integer(f"numbers.{name}", 1, 40) for name in pack.get("numbers") if name != "source"
        }
        self.duel: dict[str, int] = {
            name: pack.integer(f"duel.{name}", 0, 20) for name in pack.get("duel") if name != "source"
        }
        self.layouts: dict[str, Layout] = {}
        for name in ("standard", "great_arch", "pyramid"):
            grid = pack.get(f"grid.{name}")
            try:
                layout = read_layout(str(grid["picture"]), str(grid.get("roof", "")))
            except ValueError as error:
                raise pack.wrong(f"grid.{name}.picture", str(error)) from None
            if not 2 <= layout.slots <= 60 or len(layout.rows) < 3:
                raise pack.wrong(f"grid.{name}.picture", "there must be 2 to 60 slots in at least 3 rows")
            layout.full_rows = pack.integer(f"grid.{name}.rocks_leave_at_full_rows", 1, len(layout.rows) - 2)
            self.layouts[name] = layout
        kinds = ("islands", "start", "finish", "monsters", "compasses", "rocks", "borders")
        self.names: dict[str, dict[str, str]] = {kind: pack.names(f"{kind}.name", LANGUAGES) for kind in kinds}
        self.storm_names: dict[str, dict[str, str]] = {
            colour: pack.names(f"storms.name.{colour}", LANGUAGES) for colour in COLOURS
        }

    def card_name(self, card: int, language: str) -> str:
        if card <= ISLANDS:
            return self.names["islands"][language].format(n=card)
        kind = {"finish": "finish", "start": "start", "monster": "monsters", "calm": "borders", "rocks": "rocks"}
        return self.names[kind.get(NAMES[card], "compasses")][language]

    def storm_name(self, storm: int, language: str) -> str:
        colour = self.colours[storm]
        number = storm - self.colours.index(colour) + 1
        return self.storm_names[COLOURS[colour]][language].format(n=number)


@cache
def components(packs: Path | None = None) -> Components:
    return Components(Pack(Path(__file__).with_name("components.toml"), packs, "tranquility"))
