"""What all decisions of this title share."""

from __future__ import annotations

from typing import Final

from captains_table.kernel.fields import Bits, Index, Number
from captains_table.kernel.state import Step
from captains_table.titles.galactic_cruise.data.ids import AREAS, DAY_IN_SPACE, NOTHING, RESOURCES, SITES
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise

MOST_SHIPS: Final = 4


class Decision(Step[GalacticCruise]):
    __slots__ = ()

    def fragile(self) -> bool:
        """Whether a free act could leave it without an answer: then such an act is not offered (GC-8.5, 11.13)."""
        return False


# -- what steps hold ------------------------------------------------------------------------------------------


def _ships(game: GalacticCruise) -> int:
    return MOST_SHIPS


def _areas(game: GalacticCruise) -> int:
    return len(AREAS)


def _locations(game: GalacticCruise) -> int:
    return SITES


def _resources(game: GalacticCruise) -> int:
    return len(RESOURCES)


def _slots(game: GalacticCruise) -> int:
    return len(game.blueprints)


def _cruises(game: GalacticCruise) -> int:
    return len(game.options.cruise_stops)


def _cruise_spaces(game: GalacticCruise) -> int:
    return len(game.cruises)


A_SHIP: Final = Index("a Ship", _ships)
SHIPS: Final = Bits("Ship", _ships)
AN_AREA: Final = Index("an area", _areas)
A_LOCATION: Final = Index("a location", _locations)
A_RESOURCE: Final = Index("a Resource", _resources)
BLUEPRINT_SLOTS: Final = Bits("slot of the Blueprint display", _slots)
A_CRUISE: Final = Index("a Cruise", _cruises)
A_CRUISE_SPACE: Final = Index("a space of the Marketing Board", _cruise_spaces)
AMOUNT: Final = Number(0, 999)


def has_ships(game: GalacticCruise, seat: int, ships: int) -> bool:
    """Whether all of these (a bit each) are this seat's and in space."""
    own = game.players[seat].ships
    return 0 < ships < 1 << len(own) and all(own[k].cruise != NOTHING for k in range(len(own)) if ships >> k & 1)


def at_destination(game: GalacticCruise, seat: int, ship: int) -> bool:
    """Whether this Ship is in space and has reached a Destination."""
    if not has_ships(game, seat, 1 << ship):
        return False
    trip = game.players[seat].ships[ship]
    return trip.stop != NOTHING and game.options.cruise_stops[trip.cruise][trip.stop] < DAY_IN_SPACE


def lifts(game: GalacticCruise, seat: int) -> bool:
    """Whether a Ship of this seat is being launched."""
    return seat == game.turn and 0 <= game.lifting < len(game.players[seat].ships)
