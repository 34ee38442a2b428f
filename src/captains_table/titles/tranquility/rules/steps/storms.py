"""Storms: shown when drawn, cancelled or resolved (TR-12.2 to 12.10, 12.19, 12.20 i)."""

from __future__ import annotations

from typing import ClassVar, Final

from captains_table.kernel.fields import SEAT, Field
from captains_table.kernel.phrasing import answer, ask
from captains_table.kernel.state import Answer, Cue, Prompt, Step
from captains_table.titles.tranquility.data.ids import NOWHERE, PURPLE, STORM, YELLOW
from captains_table.titles.tranquility.rules.fields import SEATS_ASKED, STORM_NUMBER
from captains_table.titles.tranquility.rules.notation import storm_word
from captains_table.titles.tranquility.rules.state import Tranquility, put
from captains_table.titles.tranquility.rules.steps.compass import spend
from captains_table.titles.tranquility.rules.steps.pay import shed

KEEP: Final = 0  # in CancelStorm
USE: Final = 1


def show_storm(game: Tranquility, drawer: int, storm: int) -> None:
    """Turn a Storm up; its effect waits for the Compass holders."""
    game.shown = storm
    game.emit("storm", drawer, {"storm": storm})
    game.schedule(ResolveStorm(drawer, 0))


class ResolveStorm(Cue[Tranquility]):
    """TR-12.20 (i): ask the Compass holders one by one, beginning with the drawer, then resolve the Storm."""

    __slots__ = ("asked", "drawer")
    kind: ClassVar[str] = "resolve_storm"
    former_kinds: ClassVar[tuple[str, ...]] = ("Gust",)
    fields: ClassVar[dict[str, Field]] = {"asked": SEATS_ASKED, "drawer": SEAT}

    def __init__(self, drawer: int, asked: int) -> None:
        self.drawer: int = drawer
        self.asked: int = asked

    def run(self, game: Tranquility) -> None:
        storm = game.shown
        if storm == NOWHERE:
            return  # a Compass settled it
        if game.options.colours[storm] == PURPLE and game.complete():
            game.shown = NOWHERE  # TR-12.9
            game.leave(STORM + storm)
            game.emit("storm_spent", self.drawer, {"storm": storm})
            return
        for k in range(self.asked, game.seats):
            holder = (self.drawer + k) % game.seats
            if game.compasses[holder]:
                game.schedule(ResolveStorm(self.drawer, k + 1))
                game.push(holder, CANCEL_STORM)
                return
        resolve(game, self.drawer, storm)

    def fits(self, game: Tranquility) -> bool:
        return game.shown != NOWHERE


def resolve(game: Tranquility, drawer: int, storm: int) -> None:
    colour = game.options.colours[storm]
    if colour == PURPLE:
        rows = game.purple_rows()
        if len(rows) == 1:
            lay(game, storm, rows[0])  # TR-12.24
        else:
            game.push(drawer, LOCK_ROW)
        return
    lay(game, storm, drawer)
    kind = "storm_yellow" if colour == YELLOW else "storm_orange"
    game.emit(kind, drawer, {"storm": storm, "n": game.options.storm_limit})
    if colour == YELLOW:  # TR-12.5, 12.7; orange is read where it lies, by `slots_for`
        shed(game, drawer)


def lay(game: Tranquility, storm: int, place: int) -> None:
    game.shown = NOWHERE
    game.storms = put(game.storms, storm, place)
    if game.options.colours[storm] == PURPLE:
        game.emit("storm_row", -1, {"storm": storm, "row": place + 1})


class CancelStorm(Step[Tranquility]):
    """TR-12.19: a Compass against the Storm just shown, or keep it."""

    __slots__ = ()
    kind: ClassVar[str] = "cancel_storm"
    former_kinds: ClassVar[tuple[str, ...]] = ("Cancel",)

    def choices(self, game: Tranquility, seat: int) -> list[int]:
        return [KEEP, USE] if game.compasses[seat] else [KEEP]

    def take(self, game: Tranquility, seat: int, choice: int) -> None:
        if choice == USE:
            spend(game, seat)
            game.emit("compass", seat, {"storm": game.shown})
            game.leave(STORM + game.shown)
            game.shown = NOWHERE

    def moot(self, game: Tranquility, seat: int) -> bool:
        return game.compasses[seat] == 0

    def fits(self, game: Tranquility, seat: int) -> bool:
        return game.shown != NOWHERE and game.compasses[seat] > 0

    def describe(self, game: Tranquility, seat: int, choice: int) -> Answer:
        if choice == KEEP:
            return answer("compass", {"keep": True}, "compass-keep", "compass_keep")
        word = storm_word(game, game.shown)
        return answer("compass", {"storm": word}, f"storm-{word}", "compass_use", storm=game.shown)

    def prompt(self, game: Tranquility, seat: int) -> Prompt:
        return ask("cancel", "TR-12.19", "TR-12.20", storm=game.shown)


class LockRow(Step[Tranquility]):
    """TR-12.8: the row that the purple Storm shown locks."""

    __slots__ = ()
    kind: ClassVar[str] = "lock_row"
    former_kinds: ClassVar[tuple[str, ...]] = ("Lock",)

    def choices(self, game: Tranquility, seat: int) -> list[int]:
        return game.purple_rows()

    def take(self, game: Tranquility, seat: int, choice: int) -> None:
        lay(game, game.shown, choice)

    def fits(self, game: Tranquility, seat: int) -> bool:
        return game.shown != NOWHERE and game.options.colours[game.shown] == PURPLE

    def describe(self, game: Tranquility, seat: int, choice: int) -> Answer:
        return answer("row", {"row": choice + 1}, f"row-{choice + 1}", "storm_row", row=choice + 1)

    def prompt(self, game: Tranquility, seat: int) -> Prompt:
        return ask("storm_row", "TR-12.8", storm=game.shown)


class LaidStorm(Cue[Tranquility]):
    """TR-14.7, 12.4: a Storm that was laid out waits for its turn."""

    __slots__ = ("drawer", "storm")
    kind: ClassVar[str] = "laid_storm"
    fields: ClassVar[dict[str, Field]] = {"drawer": SEAT, "storm": STORM_NUMBER}

    def __init__(self, drawer: int, storm: int) -> None:
        self.drawer: int = drawer
        self.storm: int = storm

    def run(self, game: Tranquility) -> None:
        game.laid = tuple([storm for storm in game.laid if storm != self.storm])
        show_storm(game, self.drawer, self.storm)

    def fits(self, game: Tranquility) -> bool:
        return self.storm in game.laid


CANCEL_STORM: Final = CancelStorm()
LOCK_ROW: Final = LockRow()
