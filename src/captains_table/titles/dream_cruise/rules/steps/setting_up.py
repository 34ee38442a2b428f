"""Before the first round: starting families (DC-2.5, O9) and who gets which cabin (DC-2.6, 2.7)."""

from __future__ import annotations

from itertools import permutations
from typing import ClassVar, Final

from captains_table.kernel.fields import SEAT, Field
from captains_table.kernel.phrasing import answer, ask
from captains_table.kernel.state import Answer, Cue, Prompt, Step
from captains_table.titles.dream_cruise.data.ids import CABINS, NOTHING, SETS, SETTING_UP
from captains_table.titles.dream_cruise.rules.notation import codes
from captains_table.titles.dream_cruise.rules.state import DreamCruise
from captains_table.titles.dream_cruise.rules.steps.turns import is_free

ORDERS: Final = tuple(permutations(range(3)))  # which of the three families goes to inner, oceanview, balcony


def give_starters(game: DreamCruise, seat: int, letter: int) -> None:
    """The proposal: in the order of their ids (DC-2.6)."""
    families = [3 * letter + k for k in range(3)]
    game.spare_starters = tuple([family for family in game.spare_starters if family not in families])
    for cabin in range(3):
        game.ships[seat].board(cabin, families[cabin])


class ChooseStarters(Cue[DreamCruise]):
    """O9: one after another in turn order."""

    __slots__ = ("seat",)
    kind: ClassVar[str] = "choose_starters"
    fields: ClassVar[dict[str, Field]] = {"seat": SEAT}

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def run(self, game: DreamCruise) -> None:
        game.push(self.seat, START_SET)

    def fits(self, game: DreamCruise) -> bool:
        return chooses_starters(game, self.seat)


def chooses_starters(game: DreamCruise, seat: int) -> bool:
    """Whether this seat still has none (O9)."""
    return game.options.pick_starters and game.phase == SETTING_UP and len(game.ships[seat].empty_cabins()) == 3


class StartSet(Step[DreamCruise]):
    __slots__ = ()
    kind: ClassVar[str] = "start_set"

    def choices(self, game: DreamCruise, seat: int) -> list[int]:
        return [letter for letter in range(len(SETS)) if 3 * letter in game.spare_starters]

    def take(self, game: DreamCruise, seat: int, choice: int) -> None:
        give_starters(game, seat, choice)
        game.emit("start_set", seat, {"letter": SETS[choice], "families": game.ships[seat].cabins.copy()})

    def fits(self, game: DreamCruise, seat: int) -> bool:
        return is_free(game, seat, SETTING_UP) and chooses_starters(game, seat)

    def describe(self, game: DreamCruise, seat: int, choice: int) -> Answer:
        letter = SETS[choice]
        families = [3 * choice + k for k in range(3)]
        return answer(
            "start", {"set": letter}, f"start-{letter.lower()}", "start_set", letter=letter, families=families
        )

    def prompt(self, game: DreamCruise, seat: int) -> Prompt:
        return ask("start_set", "DC-2.5")


START_SET: Final = StartSet()


class AssignCabins(Cue[DreamCruise]):
    """DC-2.6: all at once."""

    __slots__ = ()
    kind: ClassVar[str] = "assign_cabins"

    def run(self, game: DreamCruise) -> None:
        game.ready = 0
        for seat in range(game.seats):
            game.push(seat, ARRANGE)

    def fits(self, game: DreamCruise) -> bool:
        return game.phase == SETTING_UP


class Arrange(Step[DreamCruise]):
    """Any arrangement; it has no effect (DC-1.15), so most will keep the proposal."""

    __slots__ = ()
    kind: ClassVar[str] = "arrange"

    def choices(self, game: DreamCruise, seat: int) -> list[int]:
        return list(range(len(ORDERS)))

    def take(self, game: DreamCruise, seat: int, choice: int) -> None:
        families = game.ships[seat].cabins.copy()
        for cabin, k in enumerate(ORDERS[choice]):
            game.ships[seat].board(cabin, families[k])
        game.ready |= 1 << seat
        game.emit("arranged", seat, {"families": game.ships[seat].cabins.copy()})

    def fits(self, game: DreamCruise, seat: int) -> bool:
        return is_free(game, seat, SETTING_UP) and NOTHING not in game.ships[seat].cabins

    def describe(self, game: DreamCruise, seat: int, choice: int) -> Answer:
        cabins = game.ships[seat].cabins
        families = [cabins[k] for k in ORDERS[choice]]
        arguments = {"families": codes(game.options.components.family_ids, families)}
        if choice == 0:
            return answer("arrange", arguments, "arrange", "arrange_keep", families=families)
        changed = next(cabin for cabin in range(3) if ORDERS[choice][cabin] != cabin)
        gaps = dict(zip(CABINS, families, strict=True))
        return answer("arrange", arguments, f"cabin-{CABINS[changed]}", "arrange", **gaps)

    def prompt(self, game: DreamCruise, seat: int) -> Prompt:
        return ask("arrange", "DC-2.6", "DC-1.15")


ARRANGE: Final = Arrange()
