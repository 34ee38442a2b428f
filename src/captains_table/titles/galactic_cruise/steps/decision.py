"""What all decisions of this title share."""

from __future__ import annotations

from captains_table.kernel.state import Refusal, Step
from captains_table.titles.galactic_cruise.state import GalacticCruise
from captains_table.titles.galactic_cruise.steps.refusals import why_not


class Decision(Step[GalacticCruise]):
    __slots__ = ()

    def fragile(self) -> bool:
        """Whether a free act could leave it without an answer: then such an act is not offered (GC-8.5, 11.13)."""
        return False

    def why_not(self, game: GalacticCruise, seat: int, notation: str) -> Refusal | None:
        return why_not(game, seat, notation)
