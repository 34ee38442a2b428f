"""How long the game still lasts for a seat, and what a unit of everything is worth until then, in VP."""

from __future__ import annotations

from typing import Final

from captains_table.titles.galactic_cruise.data.ids import ADS, ANY_RESOURCE, CARDS, MONEY, NOTHING, REPUTATION, VP
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise

PACE: Final = 0.27  # cubes a player places in a round
CYCLE: Final = 4.5  # turns from one launch to the next
THIRD: Final = 1.0 / 3.0  # VP of a unit at the end (GC-15.6)


def turns_left(game: GalacticCruise, seat: int) -> float:
    """Own turns after the present one, the final round included."""
    if game.end_stage == 2:
        later = (seat - game.first) % game.options.companies > (game.turn - game.first) % game.options.companies
        return 1.0 if later and game.turn != NOTHING else 0.0
    if game.end_stage == 1:
        return 1.0
    free = game.track.count(NOTHING)
    return 1.5 + max(0.0, free - 0.5) / (PACE * game.options.companies)


class Outlook:
    """What one seat expects. Worked out once for a decision."""

    def __init__(self, game: GalacticCruise, seat: int) -> None:
        self.seat: int = seat
        self.turns: float = turns_left(game, seat)
        self.launches: float = self.turns / CYCLE
        late = min(1.0, self.turns / 6.0)
        self.late: float = late
        self.money: float = THIRD + late * 0.27
        self.ad: float = THIRD + late * 0.4
        self.resource: float = THIRD + late * 0.27
        self.reputation: float = 0.6 + late * 0.3
        self.card: float = THIRD + late * 0.4
        self.blueprint: float = THIRD + late * 0.1
        self.wings: float = min(4.0, game.players[seat].wings() + min(1.5, self.turns / 8.0))

    def gains(self, gains: list[int]) -> float:
        """Six numbers in the order of GAINS."""
        return (
            gains[MONEY] * self.money
            + gains[ADS] * self.ad
            + gains[VP]
            + gains[REPUTATION] * self.reputation
            + gains[ANY_RESOURCE] * self.resource
            + gains[CARDS] * self.card
        )
