"""The menu of actions (GC-8.2, 8.5, 12.3): which can be taken, alone or with a card's help, and how each begins."""

from __future__ import annotations

from typing import ClassVar, Final

from captains_table.kernel.fields import Field, Number
from captains_table.kernel.phrasing import answer, ask
from captains_table.kernel.state import Answer, Prompt
from captains_table.titles.galactic_cruise.data.ids import (
    ACTING,
    ACTIONS,
    ADAPTER,
    ADVERTISE,
    ANY_DISCARD,
    BLUEPRINTS,
    CAP,
    CAPPED,
    DEVELOPMENT,
    DISCOUNT,
    DRAW,
    EXPERT,
    GAINRES,
    MEETING,
    MOVE_CONSULTANT,
    MOVING,
    NETWORKER,
    NEWSHIP,
    NO_MARKS,
    NO_SURCHARGE,
    NOTHING,
    PATENT,
    REFILLSILO,
    SCHEDULE,
    SEGMENTS,
    SITES,
    SUPPLIES,
    SURCHARGE_OFF,
    UNMATCHED,
    WHOLE_PILE,
)
from captains_table.titles.galactic_cruise.rules.network import actions_at, meeting_sites, reached
from captains_table.titles.galactic_cruise.rules.notation import ACTION_WORDS, describe_text
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from captains_table.titles.galactic_cruise.rules.steps.acting import begin_action
from captains_table.titles.galactic_cruise.rules.steps.agenda import DRAW_CARD, REFILL_AGENDA, drawable_now
from captains_table.titles.galactic_cruise.rules.steps.cards import play_text
from captains_table.titles.galactic_cruise.rules.steps.decision import Decision
from captains_table.titles.galactic_cruise.rules.steps.developments import (
    BUILD_DEVELOPMENT,
    HIRE_EXPERT,
    can_build,
    hires,
)
from captains_table.titles.galactic_cruise.rules.steps.marketing import (
    ADVERTISE_CRUISE,
    SCHEDULE_CRUISE,
    can_advertise,
    can_schedule,
)
from captains_table.titles.galactic_cruise.rules.steps.stores import (
    DISCARD_FOR_SILO,
    GAIN_RESOURCES,
    REFILL_SILO,
    SUPPLY,
    can_supply,
    in_silo,
    refillable,
)
from captains_table.titles.galactic_cruise.rules.steps.works import (
    BUILD_SEGMENT,
    NEW_SHIP,
    TAKE_BLUEPRINT,
    displayed,
    docks,
    pairs,
    segments,
)

NONE_OF_THEM: Final = 12
ENABLING: Final = {  # what cards put onto an action that could make it possible
    NO_SURCHARGE: SURCHARGE_OFF,
    CAP: CAPPED,
    ANY_DISCARD: WHOLE_PILE,
    MOVE_CONSULTANT: MOVING,
    PATENT: NO_MARKS,
    UNMATCHED: ADAPTER,
}
ANYWHERE: Final = 2  # V5: an action of a Meeting at any location


def possible(game: GalacticCruise, seat: int, action: int, discount: int, flags: int, used: int = 0) -> bool:
    """GC-8.5: whether the action can be carried out with what the seat owns, and with this much help by cards; those
    used for it (a bit each) cannot pay."""
    if action == DEVELOPMENT:
        return can_build(game, seat, discount, flags, used)
    if action == EXPERT:
        return len(hires(game, seat, discount)) > 0
    if action == SUPPLIES:
        return can_supply(game, seat)
    if action == BLUEPRINTS:
        return len(displayed(game)) > 0
    if action == SEGMENTS:
        return len(docks(game, seat)) > 0 and len(segments(game, seat, discount, flags)) > 0
    if action == NEWSHIP:
        return len(pairs(game, seat)) > 0
    if action == GAINRES:
        return len(in_silo(game, seat)) > 0
    if action == REFILLSILO:
        return len(game.players[seat].hand) > 0 and len(refillable(game)) > 0
    if action == SCHEDULE:
        return can_schedule(game, seat, flags)
    if action == ADVERTISE:
        return can_advertise(game, seat, discount, flags)
    if action == DRAW:
        return len(drawable_now(game, seat, flags)) > 0
    return True


def enabling_cards(game: GalacticCruise, seat: int, action: int, discount: int, flags: int) -> list[int]:
    """Cards of the hand bound to this action without which it would not be possible (GC-8.5)."""
    cards = [card for card in game.players[seat].hand if game.options.card_bound[card] == action]
    if not cards:
        return []
    enough = [possible_with(game, seat, action, discount, flags, cards, chosen) for chosen in range(1 << len(cards))]
    found = []
    for k, card in enumerate(cards):
        bit = 1 << k
        if any(enough[chosen] and not enough[chosen & ~bit] for chosen in range(len(enough)) if chosen & bit):
            found.append(card)
    return found


def possible_with(
    game: GalacticCruise, seat: int, action: int, discount: int, flags: int, cards: list[int], chosen: int
) -> bool:
    """Whether the action is possible once these cards (a bit each) have been played for their texts."""
    options = game.options
    used = 0
    for k, card in enumerate(cards):
        if chosen >> k & 1:
            used |= 1 << card
            effect = options.card_effect[card]
            flags |= ENABLING.get(effect, 0)
            if effect in (DISCOUNT, PATENT):
                discount += options.card_value[card]
    return possible(game, seat, action, discount, flags, used)


def can_take(game: GalacticCruise, seat: int, action: int) -> bool:
    """Between actions: whether this one could be chosen now."""
    return possible(game, seat, action, 0, 0) or len(enabling_cards(game, seat, action, 0, 0)) > 0


def begin(game: GalacticCruise, seat: int, action: int) -> None:
    game.emit("action", seat, {"action": action})
    begin_action(game, action)
    if possible(game, seat, action, 0, 0):
        ask_first_question(game, seat, action)
    else:
        game.push(seat, REQUIRED_CARD)


def ask_first_question(game: GalacticCruise, seat: int, action: int) -> None:
    """Ask the first question of an action."""
    if action == DEVELOPMENT:
        game.push(seat, BUILD_DEVELOPMENT)
    elif action == EXPERT:
        game.push(seat, HIRE_EXPERT)
    elif action == SUPPLIES:
        game.push(seat, SUPPLY)
    elif action == BLUEPRINTS:
        game.push(seat, TAKE_BLUEPRINT)
    elif action == SEGMENTS:
        game.push(seat, BUILD_SEGMENT)
    elif action == NEWSHIP:
        game.push(seat, NEW_SHIP)
    elif action == GAINRES:
        game.push(seat, GAIN_RESOURCES)
    elif action == REFILLSILO:
        game.push(seat, REFILL_SILO)
        game.push(seat, DISCARD_FOR_SILO)
    elif action == SCHEDULE:
        game.push(seat, SCHEDULE_CRUISE)
    elif action == ADVERTISE:
        game.push(seat, ADVERTISE_CRUISE)
    elif action == DRAW:
        game.push(seat, DRAW_CARD)
    else:
        game.push(seat, REFILL_AGENDA)


class RequiredCard(Decision):
    """GC-8.5: the action is possible only with a card, which has to be played."""

    __slots__ = ()
    kind: ClassVar[str] = "required_card"
    former_kinds: ClassVar[tuple[str, ...]] = ("Obliged",)

    def fragile(self) -> bool:
        return True

    def choices(self, game: GalacticCruise, seat: int) -> list[int]:
        return enabling_cards(game, seat, game.action, game.discount, game.flags)

    def take(self, game: GalacticCruise, seat: int, choice: int) -> None:
        play_text(game, seat, choice)
        continue_action(game, seat)

    def fits(self, game: GalacticCruise, seat: int) -> bool:
        return seat == game.turn and game.action != NOTHING

    def describe(self, game: GalacticCruise, seat: int, choice: int) -> Answer:
        return describe_text(game, choice)

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        return ask("obliged", "GC-8.5", action=game.action)


def continue_action(game: GalacticCruise, seat: int) -> None:
    if possible(game, seat, game.action, game.discount, game.flags):
        ask_first_question(game, seat, game.action)
    else:
        game.push(seat, REQUIRED_CARD)


REQUIRED_CARD: Final = RequiredCard()


EVERY_SITE: Final = list(range(SITES))


class ChooseAction(Decision):
    """DP7: so many actions left, of those the Worker reaches, or of those open to a Meeting."""

    __slots__ = ("left", "meeting")
    kind: ClassVar[str] = "choose_action"
    former_kinds: ClassVar[tuple[str, ...]] = ("Actions",)
    fields: ClassVar[dict[str, Field]] = {"left": Number(1, 9), "meeting": Number(0, 2)}

    def __init__(self, left: int, meeting: int) -> None:
        self.left: int = left
        self.meeting: int = meeting

    def choices(self, game: GalacticCruise, seat: int) -> list[int]:
        if self.meeting == ANYWHERE:
            sites = EVERY_SITE
        else:
            sites = meeting_sites(game, seat) if self.meeting else reached(game, seat, game.site)
        found = [action for action in actions_at(game, sites) if can_take(game, seat, action)]
        return [*found, NONE_OF_THEM]

    def take(self, game: GalacticCruise, seat: int, choice: int) -> None:
        if choice == NONE_OF_THEM:
            return
        if self.left > 1:
            game.push(seat, ChooseAction(self.left - 1, self.meeting))
        game.acts += 1
        if game.with_expert and game.expert_ability(NETWORKER):
            game.acted |= 1 << game.site_actions.index(choice) // 2
        begin(game, seat, choice)

    def fits(self, game: GalacticCruise, seat: int) -> bool:
        if seat != game.turn:
            return False
        return game.phase == MEETING if self.meeting else game.phase == ACTING and game.site != NOTHING

    def describe(self, game: GalacticCruise, seat: int, choice: int) -> Answer:
        if choice == NONE_OF_THEM:
            return answer("no action", {}, "no-action", "no_action" if game.acts == 0 else "no_more_actions")
        return answer("act", {"action": ACTIONS[choice]}, f"action-{ACTION_WORDS[choice]}", "act", action=choice)

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        if self.meeting == ANYWHERE:
            return ask("meeting_anywhere", "GC-12.3")
        if self.meeting:
            return ask("meeting_action", "GC-12.3", n=self.left)
        key = "overtime" if game.acts >= 2 else "second_action" if game.acts else "first_action"
        return ask(key, "GC-8.2", "GC-8.3", site=game.site)


TWO_ACTIONS: Final = ChooseAction(2, 0)  # GC-8.2
THREE_ACTIONS: Final = ChooseAction(3, 0)  # GX-15.4
