"""The reader of components.toml."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from captains_table.kernel.packs import Pack
from captains_table.titles.tranquility.data.ids import COLOURS, ISLANDS, NAMES
from captains_table.titles.tranquility.data.layout import Layout, read_layout
from captains_table.titles.tranquility.shapes.pack import Box


class Components:
    """The checked contents of components.toml."""

    def __init__(self, pack: Pack) -> None:
        box = pack.read(Box)
        self.fingerprint: str = pack.fingerprint
        self.starts: int = box.start.count
        self.finishes: int = box.finish.count
        self.monsters: int = box.monsters.count
        if not 1 <= len(box.storms.colours) <= 12:
            raise pack.wrong("storms.colours", "there must be 1 to 12 Storms")
        self.colours: list[int] = sorted(COLOURS.index(colour) for colour in box.storms.colours)
        self.compasses: int = box.compasses.count
        self.calm: int = box.borders.in_deck
        self.numbers: dict[str, int] = box.numbers
        self.duel: dict[str, int] = box.duel
        self.layouts: dict[str, Layout] = {}
        for name, grid in box.grid.items():
            try:
                layout = read_layout(grid.picture, grid.roof)
            except ValueError as error:
                raise pack.wrong(f"grid.{name}.picture", str(error)) from None
            if not 2 <= layout.slots <= 60 or len(layout.rows) < 3:
                raise pack.wrong(f"grid.{name}.picture", "there must be 2 to 60 slots in at least 3 rows")
            layout.full_rows = pack.integer(f"grid.{name}.rocks_leave_at_full_rows", 1, len(layout.rows) - 2)
            self.layouts[name] = layout
        self.names: dict[str, dict[str, str]] = {
            "islands": box.islands.name,
            "start": box.start.name,
            "finish": box.finish.name,
            "monsters": box.monsters.name,
            "compasses": box.compasses.name,
            "rocks": box.rocks.name,
            "borders": box.borders.name,
        }
        self.storm_names: dict[str, dict[str, str]] = box.storms.name

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
