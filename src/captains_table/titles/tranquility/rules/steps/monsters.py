"""Sea Monsters: releasing one, and holding them when somebody wants to arrive (TR-11)."""

from __future__ import annotations

from typing import ClassVar, Final

from captains_table.kernel.phrasing import answer, ask
from captains_table.kernel.state import Answer, Prompt, Step
from captains_table.titles.tranquility.data.ids import FINISH, MONSTER
from captains_table.titles.tranquility.rules.options import PYRAMID
from captains_table.titles.tranquility.rules.state import Tranquility, put


def destroy(game: Tranquility, seat: int, slot: int) -> None:
    """TR-11.4: Monster and Island leave the game."""
    island = game.grid[slot]
    game.grid[slot] = 0
    game.filled -= 1
    game.moon &= ~(1 << slot)
    game.leave(island)
    game.leave(MONSTER)
    game.emit("destroy", seat, {"card": island, "slot": game.layout.labels[slot]})


class Destroy(Step[Tranquility]):
    """TR-16.8: the Island for a Monster from the exploration deck."""

    __slots__ = ()
    kind: ClassVar[str] = "destroy"

    def choices(self, game: Tranquility, seat: int) -> list[int]:
        return game.monster_targets()

    def take(self, game: Tranquility, seat: int, choice: int) -> None:
        destroy(game, seat, choice)

    def fits(self, game: Tranquility, seat: int) -> bool:
        return seat == game.turn and game.options.mode == PYRAMID

    def describe(self, game: Tranquility, seat: int, choice: int) -> Answer:
        label = game.layout.labels[choice]
        return answer("destroy", {"slot": label}, f"slot-{label}", "destroy", card=game.grid[choice], slot=label)

    def prompt(self, game: Tranquility, seat: int) -> Prompt:
        return ask("destroy", "TR-11.3", "TR-11.4")


def show_monsters(game: Tranquility, seat: int) -> bool:
    """TR-11.9, 11.14: an attempt makes all other holders say how many they hold; True if any does."""
    marks = [game.hands[q].count(MONSTER) for q in range(game.seats)]
    if sum(marks) == 0:
        return False
    game.marks = tuple(marks)
    game.clear_of_monsters = tuple([len(game.piles[q]) + len(game.buried[q]) for q in range(game.seats)])
    game.reveals += 1
    # the Finish was shown: it is in the hand still
    kept = [each for each in game.seen[seat] if each[0] != FINISH]
    kept.append((FINISH, len(game.discards[seat])))
    game.seen = put(game.seen, seat, tuple(kept))
    holders = tuple([q for q in range(game.seats) if marks[q]])
    game.emit("attempt_failed", seat, {"holders": holders, "n": sum(marks)})
    return True


DESTROY: Final = Destroy()
