"""Draw docs/pictures/*.svg: the terminal tables in the middle of a game."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path

from rich.columns import Columns
from rich.console import Console

import captains_table as ct
from captains_table.cli.common import draw
from captains_table.cli.terminal_table import TerminalTable, short_names

ROOT = Path(__file__).parent.parent
NAMES = ["Anna", "Ben", "greedy"]


def choosing_a_slot(game: ct.Game) -> bool:
    return len(game.position()["grid"]) > 12 and "Where does" in game.prompt(0) and len(game.choices(0)) > 3


def sending_guests(game: ct.Game) -> bool:
    table = game.view(0)["table"]
    choices = len(game.choices(0)) if table.get("asked") == "sail" else 0
    return bool(table["round"] > 3 and 4 < choices < 9 and any(table["ships"][0]["additions"]))


def placing_a_worker(game: ct.Game) -> bool:
    return bool(game.view(0)["table"]["round"] > 8 and game.kind(0) == "turn_choice" and len(game.choices(0)) > 8)


def some_moment(title: str, options: dict[str, object], wanted: Callable[[ct.Game], bool]) -> ct.Game:
    """A game in which Anna has something to choose from."""
    for seed in range(100):
        game = ct.new_game(title, seats=3, seed=seed, options=options, names=NAMES)
        bots = [ct.bot("greedy", seat) for seat in range(3)]
        while game.to_act:
            if wanted(game):
                return game
            seat = game.to_act[-1]
            game.choose(seat, bots[seat].choose(game, seat))
    raise SystemExit(f"no such moment was found in {title}")


def terminal_module(game: ct.Game) -> str:
    console = Console(record=True, width=104, file=io.StringIO(), highlight=False)
    for sentence in game.log(0)[-4:]:
        console.print(f"  [dim]·[/] {sentence}")
    console.print()
    console.print(draw(game.title, game.view(0), "en"))
    console.print(f"\n[bold yellow]{game.prompt(0)}[/]")
    labels = [f"[bold]{name}[/] {choice.label}" for name, choice in short_names(game.choices(0)).items()]
    console.print(Columns(labels, padding=(0, 4)))
    console.print(f"[dim]{TerminalTable(console, game, 'en', 0).commands(0)}[/]\n[bold]›[/]")
    svg = console.export_svg(title=f"captain play {game.title.id}")
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)  # nothing is loaded from elsewhere
    return re.sub(r"<!--.*?-->\s*", "", svg, flags=re.DOTALL)


def main() -> None:
    folder = ROOT / "docs" / "pictures"
    folder.mkdir(exist_ok=True)
    tables = [
        some_moment("tranquility", {"rocks": True, "storms": True}, choosing_a_slot),
        some_moment("dream-cruise", {}, sending_guests),
        some_moment("galactic-cruise", {"setup": "intro"}, placing_a_worker),
    ]
    for game in tables:
        (folder / f"{game.title.id}.svg").write_text(terminal_module(game), encoding="utf-8")


if __name__ == "__main__":
    main()
