"""Cards and Experts of the Advancements that open areas, locations and Technologies (V2, V3, V5, V6, EXA2), and doing
without a Technology (GX-10.5)."""

from __future__ import annotations

from typing import ClassVar, Final

from captains_table.kernel.phrasing import answer, ask
from captains_table.kernel.state import Answer, Prompt
from captains_table.titles.galactic_cruise.data.ids import (
    ACTING,
    AREAS,
    DEVELOPMENT_DISCOUNT,
    FREE_SCORING,
    FREE_SURCHARGE,
    LAUNCH_LESS,
    MEETING,
    OPEN_DOOR,
    OVERTIME,
    PERKS,
    PROTOTYPE,
    QUEUE_DISCOUNT,
    SEGMENT_DISCOUNT,
    SHARE,
    SITES,
    SLOTS,
    TROUBLESHOOTER,
)
from captains_table.titles.galactic_cruise.rules.advances import at_the_end, move_tracker
from captains_table.titles.galactic_cruise.rules.locations import bonus_for, own_beside
from captains_table.titles.galactic_cruise.rules.network import actions_at, could_lead_on, reached
from captains_table.titles.galactic_cruise.rules.notation import AREA_WORDS
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from captains_table.titles.galactic_cruise.rules.steps.actions import ANYWHERE, ChooseAction, can_take
from captains_table.titles.galactic_cruise.rules.steps.advance import ScoreGuests
from captains_table.titles.galactic_cruise.rules.steps.borrowing import acts_again, is_of_use, still_owed
from captains_table.titles.galactic_cruise.rules.steps.cards import discard_played
from captains_table.titles.galactic_cruise.rules.steps.decision import Decision
from captains_table.titles.galactic_cruise.rules.steps.developments import PayDevelopment
from captains_table.titles.galactic_cruise.rules.steps.ending import EndTurn
from captains_table.titles.galactic_cruise.rules.steps.gaining import gain_location_bonus
from captains_table.titles.galactic_cruise.rules.steps.launch import BoardGuests
from captains_table.titles.galactic_cruise.rules.steps.marketing import SellTicket
from captains_table.titles.galactic_cruise.rules.steps.payment import PayLaunch
from captains_table.titles.galactic_cruise.rules.steps.works import BuildSegment

SPECIAL: Final = (OVERTIME, PROTOTYPE, PERKS, OPEN_DOOR, SHARE)  # effects of cards that are played by themselves


def special_playable(game: GalacticCruise, seat: int, card: int) -> bool:
    """Whether one of these cards would bring something now."""
    effect = game.options.card_effect[card]
    if seat != game.turn:
        return False
    if effect == OVERTIME:
        return overtime(game, seat)
    if effect == PERKS:
        return perks(game, seat, game.options.card_value[card])
    if effect == OPEN_DOOR:
        top = game.stacks[seat][-1]
        return game.phase == MEETING and isinstance(top, ChooseAction) and top.meeting != ANYWHERE
    if not game.free_acts():
        return False
    return len((CHOOSE_TECHNOLOGY if effect == PROTOTYPE else SHARE_AREA).choices(game, seat)) > 0


def overtime(game: GalacticCruise, seat: int) -> bool:
    """AG05: after the second action with a Worker assigned this turn."""
    if game.phase != ACTING or game.acts < 2 or not isinstance(game.stacks[seat][-1], EndTurn):
        return False
    return any(can_take(game, seat, action) for action in actions_at(game, reached(game, seat, game.site)))


def perks(game: GalacticCruise, seat: int, more: int) -> bool:
    """V3: directly after placing a Worker beside an active token, before its first action."""
    top = game.stacks[seat][-1]
    if game.phase != ACTING or game.acts or not isinstance(top, ChooseAction) or not game.active >> game.site & 1:
        return False
    own = own_beside(game, seat, game.site)
    return bonus_for(game, game.site, own + more) != bonus_for(game, game.site, own)


def play_special(game: GalacticCruise, seat: int, card: int) -> None:
    effect = game.options.card_effect[card]
    value = game.options.card_value[card]
    discard_played(game, seat, card)
    game.emit("plays", seat, {"card": card})
    if effect == OVERTIME:
        game.push(seat, ChooseAction(value, 0))
    elif effect == PERKS:
        gain_location_bonus(game, seat, value)
    elif effect == OPEN_DOOR:
        open_doors(game, seat)
    elif effect == PROTOTYPE:
        game.push(seat, CHOOSE_TECHNOLOGY)
    else:
        game.push(seat, SHARE_AREA)


def open_doors(game: GalacticCruise, seat: int) -> None:
    """V5: the next action of the Meeting may be taken anywhere, the others where they could be."""
    step = game.stacks[seat][-1]
    assert isinstance(step, ChooseAction)
    game.stacks[seat] = game.stacks[seat][:-1]
    game.open -= 1
    if step.left > 1:
        game.push(seat, ChooseAction(step.left - 1, step.meeting))
    game.push(seat, ChooseAction(1, ANYWHERE))


# -- areas and Technologies ----------------------------------------------------------------------------------


def may_be_opened(game: GalacticCruise, seat: int, area: int) -> bool:
    """Whether a walkway or Technology is closed to this seat and would be of use."""
    if game.usable(seat, area) or (area >= SITES and game.phase == MEETING and not game.options.meeting_tech):
        return False
    return (area >= SITES or could_lead_on(game, area)) and is_of_use(game, seat, area)


class ShareArea(Decision):
    """V6: a walkway or Technology with a Development, free of charge this turn."""

    __slots__ = ()
    kind: ClassVar[str] = "share_area"

    def choices(self, game: GalacticCruise, seat: int) -> list[int]:
        return [area for area in range(len(AREAS)) if game.areas[area] and may_be_opened(game, seat, area)]

    def take(self, game: GalacticCruise, seat: int, choice: int) -> None:
        open_free(game, seat, choice)

    def fits(self, game: GalacticCruise, seat: int) -> bool:
        return seat == game.turn

    def describe(self, game: GalacticCruise, seat: int, choice: int) -> Answer:
        target = f"area-{AREA_WORDS[choice]}"
        if choice < SITES:
            return answer("share", {"area": AREAS[choice]}, target, "share", area=choice)
        return answer("share", {"area": AREAS[choice]}, target, "share_tech", tech=game.technologies[choice - SITES])

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        return ask("share_area", "GC-5.4", "GX-12.1")


def open_free(game: GalacticCruise, seat: int, area: int) -> None:
    """For the rest of the turn, without paying anybody."""
    game.opened |= 1 << area
    if area < SITES:
        game.emit("opens", seat, {"area": area})
    else:
        game.emit("opens_tech", seat, {"tech": game.technologies[area - SITES]})


class ChooseTechnology(Decision):
    """V2: slot * 4 + how far its tracker moves."""

    __slots__ = ()
    kind: ClassVar[str] = "choose_technology"

    def choices(self, game: GalacticCruise, seat: int) -> list[int]:
        found = []
        for slot in range(SLOTS):
            if game.areas[SITES + slot]:
                left = game.options.tech_last[game.technologies[slot]] - game.levels[slot]
                least = 0 if may_be_opened(game, seat, SITES + slot) else 1
                found += [4 * slot + spaces for spaces in range(least, min(2, left) + 1)]
        return found

    def take(self, game: GalacticCruise, seat: int, choice: int) -> None:
        slot, spaces = divmod(choice, 4)
        if not game.usable(seat, SITES + slot):
            open_free(game, seat, SITES + slot)
        move_tracker(game, slot, spaces)

    def fits(self, game: GalacticCruise, seat: int) -> bool:
        return seat == game.turn and len(game.levels) > 0

    def describe(self, game: GalacticCruise, seat: int, choice: int) -> Answer:
        slot, spaces = divmod(choice, 4)
        area = SITES + slot
        where = {"technology": AREAS[area], "spaces": spaces}
        label = "prototype" if spaces else "prototype_still"
        return answer("improve", where, f"area-{AREA_WORDS[area]}", label, tech=game.technologies[slot], n=spaces)

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        return ask("choose_technology", "GX-10.4", "GX-12.1")


SHARE_AREA: Final = ShareArea()
CHOOSE_TECHNOLOGY: Final = ChooseTechnology()


def troubles(game: GalacticCruise, seat: int) -> list[int]:
    """EXA2: the walkways at the Expert that could be opened for Reputation."""
    if not game.with_expert or game.phase != ACTING or game.solved or not game.expert_ability(TROUBLESHOOTER):
        return []
    if not game.players[seat].can_bear(game.options.expert_value[game.expert_tile]) or not acts_again(game, seat):
        return []
    return [area for area in (game.site, (game.site + 1) % SITES) if not game.usable(seat, area)]


def solve(game: GalacticCruise, seat: int, area: int) -> None:
    game.solved = True
    game.players[seat].blame(game.options.expert_value[game.expert_tile])
    open_free(game, seat, area)


# -- doing without a Technology (GX-10.5) --------------------------------------------------------------------


LOWERING: Final = (LAUNCH_LESS, QUEUE_DISCOUNT, SEGMENT_DISCOUNT, DEVELOPMENT_DISCOUNT, FREE_SCORING, FREE_SURCHARGE)


def spared(game: GalacticCruise, seat: int) -> list[int]:
    """Slots of Technologies that lower what is being paid, and need not: their trackers would move."""
    found = []
    top = game.stacks[seat][-1]
    for slot, tile in enumerate(game.technologies):
        if at_the_end(game, slot) or (game.tracked | game.used) >> slot & 1:
            continue
        if game.declined >> slot & 1 or game.usable(seat, SITES + slot):
            effect = game.options.tech_effects[tile]
            if effect == LAUNCH_LESS:
                paid = isinstance(top, PayLaunch) and (game.declined >> slot & 1 == 1 or still_owed(game, seat, slot))
            elif effect == DEVELOPMENT_DISCOUNT:
                paid = isinstance(top, PayDevelopment)
            elif effect == FREE_SCORING:
                paid = isinstance(top, ScoreGuests)
            elif effect == QUEUE_DISCOUNT:
                paid = isinstance(top, (SellTicket, BoardGuests))
            else:
                paid = isinstance(top, BuildSegment)  # Flight Target Indicator and Autopilot are a choice anyway
            if paid and effect in LOWERING:
                found.append(slot)
    return found
