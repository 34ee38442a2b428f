"""Why something of the Advancements cannot be chosen: Technologies one would do without, the Troubleshooter, and the
questions of V2 and V6 (GX-10, 12)."""

from __future__ import annotations

from captains_table.kernel.phrasing import refuse
from captains_table.kernel.state import Refusal
from captains_table.titles.galactic_cruise.data.ids import NOTHING, SITES, TROUBLESHOOTER
from captains_table.titles.galactic_cruise.presentation.refusals_cards import why_not_now
from captains_table.titles.galactic_cruise.presentation.refusals_common import answer_first, asked_for, named
from captains_table.titles.galactic_cruise.rules.advances import at_the_end
from captains_table.titles.galactic_cruise.rules.notation import AREA_WORDS
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise


def why_not_do_without(game: GalacticCruise, seat: int, words: list[str]) -> Refusal | None:
    """decline t2, use t2"""
    area = named(words[0], AREA_WORDS) if words else NOTHING
    if area < SITES or not game.levels:
        return None
    slot = area - SITES
    tech = game.technologies[slot]
    if not game.declined >> slot & 1 and not game.usable(seat, area):
        return refuse("tech_not_yours", "GX-10.5", tech=tech)
    if at_the_end(game, slot):
        return refuse("tech_end", "GX-10.9", tech=tech)
    if (game.tracked | game.used) >> slot & 1:
        return refuse("tech_moved", "GX-10.4", tech=tech)
    return why_not_now(game, seat) or refuse("tech_later", "GX-10.5", tech=tech)


def why_not_solve(game: GalacticCruise, seat: int, words: list[str]) -> Refusal | None:
    """solve a2"""
    area = named(words[0], AREA_WORDS) if words else NOTHING
    if area == NOTHING or area >= SITES:
        return None
    if not game.expert_ability(TROUBLESHOOTER):
        return refuse("no_such_expert", "GX-12.4")
    if game.solved:
        return refuse("solved", "GX-12.4")
    if game.usable(seat, area):
        return refuse("borrowed", "GC-5.4")
    return refuse("solve_time", "GX-12.4")


def why_not_share(game: GalacticCruise, seat: int, words: list[str]) -> Refusal | None:
    """share a2, improve t1 2"""
    if asked_for(game, seat) in ("share_area", "choose_technology"):
        return refuse("no_loan", "GC-R57")
    return answer_first(game, seat)
