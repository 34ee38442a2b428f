"""What a game is played with: the components and what was agreed before the deal. Shared by all copies of a game."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from captains_table.kernel.packs import Pack
from captains_table.kernel.state import Words
from captains_table.kernel.title import Options
from captains_table.kernel.words import LANGUAGES
from captains_table.titles.tranquility.cards import COLOURS, ISLANDS, NAMES
from captains_table.titles.tranquility.layout import Layout, read_layout

PYRAMID: Final = 2
DAY_NIGHT: Final = 3
DUEL: Final = 4
MODES: Final = ("standard", "great_arch", "pyramid", "day_night", "duel")


class Terms:
    """Components and options of one game; immutable."""

    def __init__(self, seats: int, options: Options, box: Box) -> None:
        number = box.numbers
        self.mode: int = MODES.index(str(options["mode"]))
        self.layout: Layout = box.layouts["standard" if self.mode in (DAY_NIGHT, DUEL) else MODES[self.mode]]
        self.fingerprint: str = " ".join(f"{name}={value}" for name, value in options.items())
        self.removal: int = int(options["removal"])
        self.rocks: bool = bool(options["rocks"])
        self.monsters: int = box.monsters if self.mode == PYRAMID else int(options["monsters"])
        self.stormy: bool = bool(options["storms"]) or self.mode == PYRAMID
        self.colours: list[int] = box.colours if self.stormy else []
        self.compasses: int = box.compasses if self.stormy else 0
        self.finishes: int = box.finishes
        self.starts: int = box.starts
        self.calm: int = box.calm
        relaxed = seats == 1 and options["solo_hand"] == 8
        self.hand_limit: int = number["solo_hand_relaxed" if relaxed else "hand_limit"]
        if self.mode == DUEL:
            self.hand_limit = box.duel["hand"]
        self.storm_limit: int = number["storm_limit"]
        self.discard_two: int = number["discard_two"]
        self.start_payment: int = number["start_payment"]
        self.start_extra: int = number["start_extra"]
        self.solo_draw: int = int(options["solo_start_draw"])
        self.solo_draw_yellow: int = min(self.solo_draw, number["solo_draw_yellow"])
        self.rocks_price: int = number["rocks_price"]
        self.unseen: int = number["unseen"]
        self.turn_price: int = number["turn_price"]
        self.pledge_rounds: int = number["pledge_rounds"]
        self.display: int = box.duel["display"]
        self.per_card: int = box.duel["per_card"]
        self.per_discard: int = box.duel["per_discard"]
        self.second_player: int = box.duel["second_player"]
        self.random_first: bool = options["first_player"] == "random" or self.mode == DUEL
        self.strict_one_card: bool = bool(options["strict_one_card"]) and self.mode != DUEL
        self.captain_splits: bool = options["start_split"] == "captain"
        self.pay_all: bool = options["start_shortfall"] == "pay_all"
        self.resolve_opening: bool = options["opening_storms"] == "resolve"
        self.free_talk: bool = options["talk"] == "free"
        self.own_discards_visible: bool = bool(options["own_discards_visible"])
        self.turn_each: bool = options["dn_rotation"] == "each_turn"


class Box:
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
def box(packs: Path | None = None) -> Box:
    return Box(Pack(Path(__file__).with_name("components.toml"), packs, "tranquility"))


def check(seats: int, options: Options) -> Words | None:
    """TR-19: modules that a mode forbids, and wrong numbers of players."""
    mode = str(options["mode"])
    if mode == "duel" and seats != 2:
        return Words("conflict.duel_seats", {"n": seats})
    if mode in ("duel", "pyramid"):
        for name in ("rocks", "monsters", "storms"):
            if options[name]:
                return Words(f"conflict.{mode}.{name}", {})
    if mode == "duel" and options["removal"]:
        return Words("conflict.duel.removal", {})
    return None
