"""measure.py TREE SECONDS ROW...: measure these rows in one copy of the code; prints one JSON line.

A tree holds our package and tic-tac-toe, or the bare prototype; interpreted or compiled. This file is always
interpreted: a loop in it is what a program in plain Python around the rules pays ("outside"), a loop of the tree
("inside") is what a search pays that is compiled with the rules. Rates are per second of CPU time.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from time import process_time as clock
from typing import Any

SEATS = 2
TABLES = {"galactic-cruise": 3}  # seats, where two would need an automatic third
SEEDS = 500  # games are dealt from these again and again, so that every tree plays the same ones
BATCH = 20  # games between two looks at the clock, which takes a microsecond
DEPTH = 20  # decisions into a game where copies are measured
# titles besides Tranquility, and their folders
OTHERS = {
    "dream-cruise": "dream_cruise",
    "cruise-line-caribbean": "cruise_line_caribbean",
    "galactic-cruise": "galactic_cruise",
}
# whole games that are not played with the defaults of a title: title, seats, and options or the preset that has them
SETTINGS: dict[str, tuple[str, int, dict[str, object] | str]] = {
    "modules": ("tranquility", SEATS, {"rocks": True, "monsters": 5, "storms": True}),
    "galactic-solo": ("galactic-cruise", 1, {}),
    "galactic-modules": ("galactic-cruise", 3, "everything"),
}

Play = Callable[[Any, Any], int]  # state and generator: the number of decisions
Deal = Callable[[int], tuple[Any, Any]]  # seed: state and generator


# -- the trees -----------------------------------------------------------------------------------------


class Ours:
    """Our package and the title of docs/add-a-title.md."""

    def __init__(self) -> None:
        self.rng = import_module("captains_table.kernel.rng").Rng
        self.inside: Play = import_module("captains_table.kernel.state").playout
        folders = {"tranquility": "tranquility", **OTHERS}
        self.titles = {id: import_module(f"captains_table.titles.{name}.title").TITLE for id, name in folders.items()}
        self.tic_tac_toe = import_module("tic_tac_toe")
        self.file = str(import_module("captains_table.kernel.state").__file__)

    def setting(self, which: str) -> Deal:
        """What a row of whole games is dealt from: one of SETTINGS, a title or a mode of Tranquility."""
        if which in OTHERS:
            return self.deal(which)
        if which not in SETTINGS:
            return self.deal(given={"mode": which})
        id, seats, options = SETTINGS[which]
        if isinstance(options, str):
            options = next(preset.options for preset in self.titles[id].presets if preset.id == options)
        return self.deal(id, seats, options)

    def deal(self, id: str = "tranquility", seats: int = 0, given: Mapping[str, object] | None = None) -> Deal:
        seats = seats or TABLES.get(id, SEATS)
        options = self.titles[id].read_options(seats, given or {})
        deal = self.titles[id].deal
        new_rng = self.rng

        def dealt(seed: int) -> tuple[Any, Any]:
            rng = new_rng(seed)
            state = deal(seats, options, rng, None)
            state.settle()
            return state, rng

        return dealt

    @staticmethod
    def outside(state: Any, rng: Any) -> int:
        decisions = 0
        seat = state.mover
        while seat >= 0:
            options = state.choices(seat)
            state.take(seat, options[rng.below(len(options))])
            decisions += 1
            seat = state.mover
        return decisions


class Prototype:
    """The bare game of bench/prototype."""

    def __init__(self) -> None:
        self.rng = import_module("game_base").Rng
        self.inside: Play = import_module("game_base").playout
        self.new_game = import_module("tranquility").new_game
        self.file = str(import_module("tranquility").__file__)

    def deal(self, id: str = "tranquility") -> Deal:
        def dealt(seed: int) -> tuple[Any, Any]:
            rng = self.rng(seed)
            return self.new_game(SEATS, rng), rng

        return dealt

    @staticmethod
    def outside(state: Any, rng: Any) -> int:
        decisions = 0
        options = state.legal()
        while options:
            state.apply(options[rng.below(len(options))])
            decisions += 1
            options = state.legal()
        return decisions


# -- what is measured ----------------------------------------------------------------------------------


def decisions(deal: Deal, play: Play, seconds: float) -> float:
    """Decisions a second, the deal left out."""
    spent = 0.0
    count = seed = 0
    warm = False
    while spent < seconds:
        tables = [deal((seed + k) % SEEDS) for k in range(BATCH)]
        seed += BATCH
        start = clock()
        made = 0
        for state, rng in tables:
            made += play(state, rng)
        if warm:
            spent += clock() - start
            count += made
        warm = True
    return count / spent


def games(deal: Deal, play: Play, seconds: float) -> float:
    """Games a second, the deal included."""
    for seed in range(BATCH):
        play(*deal(seed))
    count = 0
    start = clock()
    while clock() - start < seconds:
        for k in range(count, count + BATCH):
            play(*deal(k % SEEDS))
        count += BATCH
    return count / (clock() - start)


def positions(deal: Deal) -> list[tuple[Any, Any]]:
    """Some positions a few decisions into a game."""
    tables = [deal(seed) for seed in range(BATCH)]
    for state, rng in tables:
        for _ in range(DEPTH):
            options = state.choices(state.mover)
            state.take(state.mover, options[rng.below(len(options))])
    return tables


def clones(deal: Deal, seconds: float) -> float:
    """Copies a second."""
    copiers = [state.clone for state, _ in positions(deal)]
    count = 0
    start = clock()
    while clock() - start < seconds:
        for copy in copiers:
            for _ in range(100):
                copy()
        count += 100 * len(copiers)
    return count / (clock() - start)


def worlds(deal: Deal, seconds: float) -> float:
    """Imagined worlds a second, as the seat that must decide sees it."""
    tables = positions(deal)
    count = 0
    start = clock()
    while clock() - start < seconds:
        for state, rng in tables:
            seat = state.mover
            for _ in range(10):
                state.imagine(seat, rng)
        count += 10 * len(tables)
    return count / (clock() - start)


def views(deal: Deal, view: Callable[[Any, int], Any], seconds: float) -> float:
    """Views a second, through the eyes of the seat that must decide."""
    tables = positions(deal)
    count = 0
    start = clock()
    while clock() - start < seconds:
        for state, _ in tables:
            for _ in range(10):
                view(state, state.mover)
        count += 10 * len(tables)
    return count / (clock() - start)


def tic_tac_toe(tree: Ours, seconds: float) -> tuple[float, float]:
    """Decisions a second, with the start of each game, and decisions in a game; one generator for all games."""
    rng = tree.rng(1)
    deal = tree.tic_tac_toe.deal

    def play() -> int:
        state = deal(2, {}, rng)
        state.settle()
        made = 0
        seat = state.mover
        while seat >= 0:
            options = state.choices(seat)
            state.take(seat, options[rng.below(len(options))])
            made += 1
            seat = state.mover
        return made

    for _ in range(50):
        play()
    count = played = 0
    start = clock()
    while clock() - start < seconds:
        for _ in range(50):
            count += play()
        played += 50
    return count / (clock() - start), count / played


def checksum(deal: Deal, play: Play) -> int:
    """Equal for trees that play the same games."""
    check = 0
    for seed in range(100):
        state, rng = deal(seed)
        made = play(state, rng)
        check = (check * 31 + made * 64 + round(1000 * state.score(0))) % (1 << 32)
    return check


# -- rows ----------------------------------------------------------------------------------------------


def main() -> None:
    tree_path, seconds = Path(sys.argv[1]).resolve(), float(sys.argv[2])
    sys.path.insert(0, str(tree_path))
    tree: Ours | Prototype = Ours() if (tree_path / "captains_table").exists() else Prototype()
    if not Path(tree.file).is_relative_to(tree_path):
        sys.exit(f"measured would be {tree.file}, which is not in {tree_path}")
    rates: dict[str, float] = {}
    lengths: dict[str, float] = {}
    checks: dict[str, int] = {}
    for row in sys.argv[3:]:
        kind, _, which = row.partition(":")
        id = which if which in OTHERS else "tranquility"
        if kind == "inside":
            rates[row] = decisions(tree.deal(id), tree.inside, seconds)
        elif kind == "outside":
            rates[row] = decisions(tree.deal(id), tree.outside, seconds)
        elif isinstance(tree, Prototype):
            sys.exit(f"the prototype has no row {row}")
        elif kind == "tic_tac_toe":
            rates[row], lengths[row] = tic_tac_toe(tree, seconds)
        elif kind == "clone":
            rates[row] = clones(tree.deal(id), seconds)
        elif kind == "imagine":
            rates[row] = worlds(tree.deal(id), seconds)
        elif kind == "view":
            rates[row] = views(tree.deal(id), tree.titles[id].view, seconds)
        elif kind == "games":
            deal = tree.setting(which)
            rates[row] = games(deal, tree.inside, seconds)
            checks[row] = checksum(deal, tree.inside)
        else:
            sys.exit(f"there is no row {row}")
    compiled = not tree.file.endswith(".py")
    print(json.dumps({"rates": rates, "lengths": lengths, "checks": checks, "compiled": compiled}))


if __name__ == "__main__":
    main()
