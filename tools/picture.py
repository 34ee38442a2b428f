"""Draw docs/pictures/tranquility.svg: the terminal table in the middle of a game."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.columns import Columns
from rich.console import Console

import captains_table as ct
from captains_table.cli.common import draw

ROOT = Path(__file__).parent.parent


def some_moment() -> ct.Game:
    """A game in which Anna is choosing a slot, with something to choose from."""
    for seed in range(100):
        options = {"rocks": True, "storms": True}
        game = ct.new_game("tranquility", seats=3, seed=seed, options=options, names=["Anna", "Ben", "greedy"])
        bots = [ct.bot("greedy", seat) for seat in range(3)]
        while game.to_act:
            if len(game.position()["grid"]) > 12 and "Where does" in game.prompt(0) and len(game.choices(0)) > 3:
                return game
            seat = game.to_act[0]
            game.choose(seat, bots[seat].choose(game, seat))
    raise SystemExit("no such moment was found")


def main() -> None:
    game = some_moment()
    console = Console(record=True, width=104, file=io.StringIO(), highlight=False)
    for sentence in game.log(0)[-4:]:
        console.print(f"  [dim]·[/] {sentence}")
    console.print()
    console.print(draw(game.title, game.view(0), "en"))
    console.print(f"\n[bold yellow]{game.prompt(0)}[/]")
    labels = [f"[bold]{k:>2}[/] {choice.label}" for k, choice in enumerate(game.choices(0), 1)]
    console.print(Columns(labels, padding=(0, 3)))
    console.print("[dim]number or notation · undo · help · hint · log · save FILE · de · give up · quit[/]\n[bold]›[/]")
    target = ROOT / "docs" / "pictures" / "tranquility.svg"
    target.parent.mkdir(exist_ok=True)
    svg = console.export_svg(title="captain play tranquility")
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)  # nothing is loaded from elsewhere
    target.write_text(re.sub(r"<!--.*?-->\s*", "", svg, flags=re.DOTALL), encoding="utf-8")


if __name__ == "__main__":
    main()
