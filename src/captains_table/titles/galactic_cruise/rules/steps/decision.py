"""What all decisions of this title share."""

from __future__ import annotations

from captains_table.kernel.state import Step
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise


class Decision(Step[GalacticCruise]):
    __slots__ = ()

    def fragile(self) -> bool:
        """Whether a free act could leave it without an answer: then such an act is not offered (GC-8.5, 11.13)."""
        return False
