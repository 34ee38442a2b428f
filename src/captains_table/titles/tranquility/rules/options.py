"""What a game is played with: the components and what was agreed before the deal. Shared by all copies of a game."""

from __future__ import annotations

from typing import Final

from captains_table.kernel.state import Phrase
from captains_table.kernel.title import Options
from captains_table.titles.tranquility.data.components import Components
from captains_table.titles.tranquility.data.layout import Layout

PYRAMID: Final = 2
DAY_NIGHT: Final = 3
DUEL: Final = 4
MODES: Final = ("standard", "great_arch", "pyramid", "day_night", "duel")


class GameOptions:
    """Components and options of one game; immutable."""

    def __init__(self, seats: int, chosen: Options, components: Components) -> None:
        number = components.numbers
        self.mode: int = MODES.index(str(chosen["mode"]))
        self.layout: Layout = components.layouts["standard" if self.mode in (DAY_NIGHT, DUEL) else MODES[self.mode]]
        self.fingerprint: str = " ".join(f"{name}={value}" for name, value in chosen.items())
        self.removal: int = int(chosen["removal"])
        self.rocks: bool = bool(chosen["rocks"])
        self.monsters: int = components.monsters if self.mode == PYRAMID else int(chosen["monsters"])
        self.stormy: bool = bool(chosen["storms"]) or self.mode == PYRAMID
        self.colours: list[int] = components.colours if self.stormy else []
        self.compasses: int = components.compasses if self.stormy else 0
        self.finishes: int = components.finishes
        self.starts: int = components.starts
        self.calm: int = components.calm
        relaxed = seats == 1 and chosen["solo_hand"] == 8
        self.hand_limit: int = number["solo_hand_relaxed" if relaxed else "hand_limit"]
        if self.mode == DUEL:
            self.hand_limit = components.duel["hand"]
        self.storm_limit: int = number["storm_limit"]
        self.discard_two: int = number["discard_two"]
        self.start_payment: int = number["start_payment"]
        self.start_extra: int = number["start_extra"]
        self.solo_draw: int = int(chosen["solo_start_draw"])
        self.solo_draw_yellow: int = min(self.solo_draw, number["solo_draw_yellow"])
        self.rocks_price: int = number["rocks_price"]
        self.unseen: int = number["unseen"]
        self.turn_price: int = number["turn_price"]
        self.pledge_rounds: int = number["pledge_rounds"]
        self.display: int = components.duel["display"]
        self.per_card: int = components.duel["per_card"]
        self.per_discard: int = components.duel["per_discard"]
        self.second_player: int = components.duel["second_player"]
        self.random_first: bool = chosen["first_player"] == "random" or self.mode == DUEL
        self.strict_one_card: bool = bool(chosen["strict_one_card"]) and self.mode != DUEL
        self.captain_splits: bool = chosen["start_split"] == "captain"
        self.pay_all: bool = chosen["start_shortfall"] == "pay_all"
        self.resolve_opening: bool = chosen["opening_storms"] == "resolve"
        self.free_talk: bool = chosen["talk"] == "free"
        self.own_discards_visible: bool = bool(chosen["own_discards_visible"])
        self.turn_each: bool = chosen["dn_rotation"] == "each_turn"


def check_options(seats: int, options: Options) -> Phrase | None:
    """TR-19: modules that a mode forbids, and wrong numbers of players."""
    mode = str(options["mode"])
    if mode == "duel" and seats != 2:
        return Phrase("conflict.duel_seats", {"n": seats})
    if mode in ("duel", "pyramid"):
        for name in ("rocks", "monsters", "storms"):
            if options[name]:
                return Phrase(f"conflict.{mode}.{name}", {})
    if mode == "duel" and options["removal"]:
        return Phrase("conflict.duel.removal", {})
    return None
