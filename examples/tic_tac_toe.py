from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from captains_table.kernel.rng import Rng
from captains_table.kernel.state import Answer, Phrase, Prompt, State, Step
from captains_table.kernel.texts import Texts
from captains_table.kernel.title import Options, Title

LINES: Final = (0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124)  # a bit for each cell
WINS: Final = [any(marks & line == line for line in LINES) for marks in range(512)]
EMPTY: Final = [[cell for cell in range(9) if not taken >> cell & 1] for taken in range(512)]
CELLS: Final = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]


class TicTacToe(State):
    __slots__ = ("marks",)

    def __init__(self) -> None:
        super().__init__(2)
        self.marks: list[int] = [0, 0]  # the cells of each seat

    def clone(self) -> TicTacToe:
        other = TicTacToe()
        self.copy_to(other)
        other.marks = self.marks.copy()
        return other

    def score(self, seat: int) -> float:
        return (1 + WINS[self.marks[seat]] - WINS[self.marks[1 - seat]]) / 2


class Mark(Step[TicTacToe]):
    __slots__ = ()

    def choices(self, game: TicTacToe, seat: int) -> list[int]:
        return EMPTY[game.marks[0] | game.marks[1]]

    def take(self, game: TicTacToe, seat: int, choice: int) -> None:
        mine = game.marks[seat] | 1 << choice
        game.marks[seat] = mine
        if WINS[mine]:
            game.end("line")
        elif mine | game.marks[1 - seat] == 511:
            game.end("full")
        else:
            game.push(1 - seat, MARK)

    def describe(self, game: TicTacToe, seat: int, choice: int) -> Answer:
        return Answer("mark", {"cell": CELLS[choice]}, f"cell-{choice}", Phrase("mark", {"cell": CELLS[choice]}))

    def prompt(self, game: TicTacToe, seat: int) -> Prompt:
        return Prompt(Phrase("ask", {}), ())


MARK: Final = Mark()


def deal(seats: int, options: Options, rng: Rng, packs: Path | None = None) -> TicTacToe:
    game = TicTacToe()
    game.push(0, MARK)  # the first player is asked first
    return game


def view(state: State, seat: int = -1) -> dict[str, Any]:
    assert isinstance(state, TicTacToe)
    return {"marks": [[CELLS[k] for k in range(9) if marks >> k & 1] for marks in state.marks]}


TITLE = Title(
    id="tic-tac-toe", name={"en": "Noughts and crosses", "de": "Tic-Tac-Toe"}, seats=range(2, 3), deal=deal, view=view,
    texts=Texts({
        "ask": {"en": "Mark a cell.", "de": "Markiere ein Feld."},
        "mark": {"en": "Mark {cell}", "de": "{cell} markieren"},
        "end.line": {"en": "Three in a line.", "de": "Drei in einer Reihe."},
        "end.full": {"en": "The board is full.", "de": "Das Brett ist voll."},
    }, __file__),
)  # fmt: skip
