"""Location Bonus tokens (GX-11): when they turn, and what they bring."""

from __future__ import annotations

from captains_table.titles.galactic_cruise.data.ids import GAINS, NOTHING, OWNERS, SITES
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise


def built_beside(game: GalacticCruise, site: int) -> int:
    """Developments of anybody in the two areas at a location."""
    both = game.areas[site] | game.areas[(site + 1) % SITES] << OWNERS
    return bin(both).count("1")


def own_beside(game: GalacticCruise, seat: int, site: int) -> int:
    return (game.areas[site] >> seat & 1) + (game.areas[(site + 1) % SITES] >> seat & 1)


def turn_tokens(game: GalacticCruise) -> None:
    """GX-11.2, 11.3: after every placement of a Development in the Network; a token never turns back."""
    if not game.location_bonuses:
        return
    for site in range(SITES):
        if not game.active >> site & 1 and built_beside(game, site) >= game.options.turns_active:
            game.active |= 1 << site
            game.emit("token_active", NOTHING, {"site": site, "location_bonus": game.location_bonuses[site]})


def bonus_for(game: GalacticCruise, site: int, developments: int) -> list[int]:
    """GX-11.4, 11.5: what the token brings for so many own Developments."""
    if not game.location_bonuses:
        return [0] * len(GAINS)
    components = game.options.components
    token = game.location_bonuses[site]
    times = developments // components.location_bonus_per[token]
    return [each * times for each in components.location_bonus_gains[token]]
