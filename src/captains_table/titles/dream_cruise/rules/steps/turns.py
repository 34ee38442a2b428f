"""How a phase is played by everybody: all at once (DC-3.3), or one after another (DC-3.5)."""

from __future__ import annotations

from typing import ClassVar

from captains_table.kernel.fields import SEAT, Field
from captains_table.kernel.state import Cue
from captains_table.titles.dream_cruise.data.ids import NOTHING, SETTING_UP
from captains_table.titles.dream_cruise.rules.state import DreamCruise


class Turn(Cue[DreamCruise]):
    """One seat's part of a phase; each phase has its own. It waits in the script where seats play one after another."""

    __slots__ = ("seat",)
    kind: ClassVar[str] = "turn"
    fields: ClassVar[dict[str, Field]] = {"seat": SEAT}
    phase: ClassVar[int] = NOTHING  # in which it is played

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def draw(self, game: DreamCruise) -> None:
        """The cards to choose from, if there are any in this phase."""

    def begin(self, game: DreamCruise) -> None:
        """Ask the seat."""
        raise NotImplementedError

    def run(self, game: DreamCruise) -> None:
        self.draw(game)
        self.begin(game)

    def fits(self, game: DreamCruise) -> bool:
        return game.options.sequential and game.phase == self.phase and not game.is_ready(self.seat)


def everybody_plays(game: DreamCruise, turns: list[Turn]) -> None:
    """Let every seat play this phase; whatever follows is scheduled before."""
    if game.options.sequential:
        for turn in reversed(turns):
            game.schedule(turn)
        return
    for turn in turns:
        turn.draw(game)
    for turn in turns:
        turn.begin(game)


def is_free(game: DreamCruise, seat: int, phase: int) -> bool:
    """Whether this seat can be asked something in this phase: it has one question at a time."""
    return game.phase == phase and not game.is_ready(seat) and not game.stacks[seat]


def is_ahead(game: DreamCruise, phase: int) -> bool:
    """Whether this phase of the round is still to come."""
    return SETTING_UP < game.phase <= phase
