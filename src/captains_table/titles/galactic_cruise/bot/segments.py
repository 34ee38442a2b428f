"""What Specialized Segments (GX-14) are worth when Guests trigger them, in VP."""

from __future__ import annotations

from typing import Final

from captains_table.titles.galactic_cruise.bot.outlook import Outlook
from captains_table.titles.galactic_cruise.data.ids import (
    AN_ACTION,
    FUNDING_BONUSES,
    PER_ICON,
    PURCHASE_OF,
    RETURN_WORKER,
    VP,
)
from captains_table.titles.galactic_cruise.rules.player import Ship
from captains_table.titles.galactic_cruise.rules.segment_effects import effect_gains, effect_of
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise

ACTION_WORTH: Final = 1.1
WORKER_WORTH: Final = 0.8
ICONS: Final = 2.0  # of a type that a Ship will have one day


def segment_worth(game: GalacticCruise, outlook: Outlook, ship: Ship, place: int) -> float:
    """Of a Segment in a Ship."""
    effect = effect_of(game, ship, place)
    kind = game.options.components.effect_kind[effect]
    if kind in (AN_ACTION, FUNDING_BONUSES, PURCHASE_OF, RETURN_WORKER):
        return effect_worth(game, outlook, effect)
    return outlook.gains(effect_gains(game, outlook.seat, ship, place))


def effect_worth(game: GalacticCruise, outlook: Outlook, effect: int) -> float:
    """Of an effect, whatever Ship it will be in."""
    components = game.options.components
    kind = components.effect_kind[effect]
    gains = components.effect_gains[effect]
    if kind == AN_ACTION:
        return ACTION_WORTH
    if kind == FUNDING_BONUSES:
        return 0.7 * components.effect_value[effect]
    if kind == RETURN_WORKER:
        return WORKER_WORTH
    if kind == PURCHASE_OF:
        return gains[VP] - outlook.ad * components.effect_value[effect]
    return outlook.gains(gains) * (ICONS if kind == PER_ICON else 1.0)


def day_worth(game: GalacticCruise, outlook: Outlook, ship: Ship, guests: tuple[int, int, int]) -> float:
    """GX-14.3: each Guest goes to the best Segment with its icon that is left."""
    left = list(guests)
    found = [(segment_worth(game, outlook, ship, place), place) for place in range(len(ship.segments))]
    found.sort(reverse=True)
    total = 0.0
    for worth, place in found:
        icons = game.options.icons[ship.segments[place]]
        for type in range(3):
            if left[type] and icons[type]:
                left[type] -= 1
                total += worth
                break
    return total
