"""Free acts (GC-4.4): what the active player may do in the middle of anything, and cards bound to what is going on."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from captains_table.kernel.fields import Field
from captains_table.kernel.phrasing import answer, ask
from captains_table.kernel.state import Answer, Prompt, Step
from captains_table.titles.galactic_cruise.data.ids import (
    ADS,
    ADVANCING,
    ANY_RESOURCE,
    AREAS,
    DAY,
    EARLY_BIRD,
    FLY_AGAIN,
    FLY_ON,
    MONEY,
    NOTHING,
    RECALLING,
    RESOURCES,
    SETTING_UP,
    SITES,
    TROUBLESHOOTER,
)
from captains_table.titles.galactic_cruise.rules.advances import move_used, use
from captains_table.titles.galactic_cruise.rules.network import borrow, borrowing_price, can_borrow
from captains_table.titles.galactic_cruise.rules.notation import AREA_WORDS, card_code, card_target, describe_text
from captains_table.titles.galactic_cruise.rules.prices import tech_value, units_crossed
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from captains_table.titles.galactic_cruise.rules.steps.actions import RequiredCard
from captains_table.titles.galactic_cruise.rules.steps.advance import Advance, move
from captains_table.titles.galactic_cruise.rules.steps.borrowing import is_of_use
from captains_table.titles.galactic_cruise.rules.steps.cards import discard_played, play_resource, play_text
from captains_table.titles.galactic_cruise.rules.steps.decision import BLUEPRINT_SLOTS, Decision
from captains_table.titles.galactic_cruise.rules.steps.developments import PayDevelopment, pay_if_free
from captains_table.titles.galactic_cruise.rules.steps.facilities import (
    SPECIAL,
    play_special,
    solve,
    spared,
    special_playable,
    troubles,
)
from captains_table.titles.galactic_cruise.rules.steps.gaining import ChooseResource, gain_resources
from captains_table.titles.galactic_cruise.rules.steps.marketing import play_early_bird
from captains_table.titles.galactic_cruise.rules.steps.payment import PayLaunch
from captains_table.titles.galactic_cruise.rules.steps.playable import playable
from captains_table.titles.galactic_cruise.rules.steps.stores import GainResources
from captains_table.titles.galactic_cruise.rules.steps.triggering import play_day_card
from captains_table.titles.galactic_cruise.rules.steps.turn_choice import TurnChoice
from captains_table.titles.galactic_cruise.rules.steps.works import FROM_DISPLAY, BuildSegment, displayed, segments

BORROW: Final = 0  # + area
TRACK: Final = 20  # + icon * 20 + steps
REFRESH: Final = 90
FLY: Final = 100  # + Ship
DO_WITHOUT: Final = 110  # + slot of a Technology; once more: with it again (GX-10.5)
SOLVE: Final = 120  # + area (EXA2)
RESOURCE: Final = 200  # + card
TEXT: Final = 300  # + card
ICONS: Final = (MONEY, ADS, ANY_RESOURCE)
ICON_WORDS: Final = ("money", "ads", "resources")


class FreeActs(Decision):
    """DP9, DP23, DP26: what a seat may do while it, or somebody else, is being asked."""

    __slots__ = ()
    kind: ClassVar[str] = "free_acts"

    def choices(self, game: GalacticCruise, seat: int) -> list[int]:
        found = allowed_acts(game, seat)
        fragile = [step for step in game.stacks[seat] if isinstance(step, Decision) and step.fragile()]
        if not fragile or not found:
            return found
        return [act for act in found if leaves_an_answer(game, seat, act, fragile[-1])]

    def take(self, game: GalacticCruise, seat: int, choice: int) -> None:
        if choice >= TEXT:
            card = choice - TEXT
            if game.options.specialized and game.options.card_bound[card] == DAY:
                play_day_card(game, seat, card)
            elif game.options.card_effect[card] == EARLY_BIRD:
                play_early_bird(game, seat, card)
            elif game.options.card_effect[card] == FLY_AGAIN:
                fly_again(game, seat, card)
            elif game.options.card_effect[card] in SPECIAL:
                play_special(game, seat, card)
            else:
                play_text(game, seat, card)
                pay_if_free(game, seat)
        elif choice >= RESOURCE:
            play_resource(game, seat, choice - RESOURCE)
        elif choice >= SOLVE:
            solve(game, seat, choice - SOLVE)
        elif choice >= DO_WITHOUT:
            game.declined ^= 1 << choice - DO_WITHOUT
            tech = game.technologies[choice - DO_WITHOUT]
            game.emit(
                "declines_tech" if game.declined >> choice - DO_WITHOUT & 1 else "uses_tech", seat, {"tech": tech}
            )
        elif choice >= FLY:
            game.emit("flies_on", seat, {"ship": choice - FLY})
            fly_on(game, seat, choice - FLY)
        elif choice == REFRESH:
            game.players[seat].blame(game.options.numbers["refresh"])
            game.push(seat, RefreshBlueprints(0))
        elif choice >= TRACK:
            icon, steps = divmod(choice - TRACK, 20)
            track_bonus(game, seat, ICONS[icon], steps)
        else:
            borrow(game, seat, choice)

    def fits(self, game: GalacticCruise, seat: int) -> bool:
        return False  # what may be done besides is never what is asked

    def describe(self, game: GalacticCruise, seat: int, choice: int) -> Answer:
        if choice >= TEXT:
            return describe_text(game, choice - TEXT)
        if choice >= RESOURCE:
            card = choice - RESOURCE
            kind = game.options.card_resource[card]
            label = "play_resource" if game.room(seat, kind) > 0 else "play_resource_lost"
            for_resource = {"card": card_code(game, card), "resource": RESOURCES[kind]}
            return answer("play", for_resource, card_target(game, card), label, card=card, kind=kind)
        if choice >= SOLVE:
            area = choice - SOLVE
            cost = game.options.expert_value[game.expert_tile]
            where = {"area": AREAS[area]}
            return answer("solve", where, f"borrow-{AREA_WORDS[area]}", "solve", area=area, reputation=cost)
        if choice >= DO_WITHOUT:
            return describe_do_without(game, choice - DO_WITHOUT)
        if choice >= FLY:
            ship = choice - FLY
            return answer("fly on", {"ship": ship + 1}, f"ship-{ship + 1}", "fly_on", ship=ship)
        if choice == REFRESH:
            return answer("refresh", {}, "refresh", "refresh", reputation=game.options.numbers["refresh"])
        if choice >= TRACK:
            icon, steps = divmod(choice - TRACK, 20)
            units = units_crossed(game, game.players[seat].reputation, steps, ICONS[icon])
            word = ICON_WORDS[icon]
            return answer("bonus", {"gain": word, "steps": steps}, "track", f"bonus_{word}", steps=steps, n=units)
        price = borrowing_price(game, seat, choice)
        label = "borrow" if price else "declare"
        where = {"area": AREAS[choice]}
        target = f"borrow-{AREA_WORDS[choice]}"
        if choice < SITES:
            return answer("borrow", where, target, label, area=choice, n=price)
        tech = game.technologies[choice - SITES]
        return answer("borrow", where, target, f"{label}_tech", tech=tech, n=price)

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        return ask("free_acts", "GC-4.4")


FREE_ACTS: Final = FreeActs()


def fly_again(game: GalacticCruise, seat: int, card: int) -> None:
    """C2: a Ship that has resolved its Stop flies on; which is asked if there are several."""
    discard_played(game, seat, card)
    game.emit("plays", seat, {"card": card})
    flown = [ship for ship in range(len(game.players[seat].ships)) if game.flown >> ship & 1]
    if len(flown) > 1:
        game.push(seat, FLY_AGAIN_WITH)
    else:
        move(game, seat, flown[0])


class FlyAgain(Decision):
    """C2: which Ship makes a further Stop."""

    __slots__ = ()
    kind: ClassVar[str] = "fly_again"

    def choices(self, game: GalacticCruise, seat: int) -> list[int]:
        return [ship for ship in range(len(game.players[seat].ships)) if game.flown >> ship & 1]

    def take(self, game: GalacticCruise, seat: int, choice: int) -> None:
        move(game, seat, choice)

    def fits(self, game: GalacticCruise, seat: int) -> bool:
        return seat == game.turn and game.phase == ADVANCING and game.flown != 0

    def describe(self, game: GalacticCruise, seat: int, choice: int) -> Answer:
        return answer("fly on", {"ship": choice + 1}, f"ship-{choice + 1}", "fly_on", ship=choice)

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        return ask("fly_again", "GX-16.7")


FLY_AGAIN_WITH: Final = FlyAgain()


def allowed_acts(game: GalacticCruise, seat: int) -> list[int]:
    """Those that the rules allow now, whatever they would do to the question that is open."""
    stack = game.stacks[seat]
    if game.phase == SETTING_UP or not stack or isinstance(stack[-1], RefreshBlueprints):
        return []
    player = game.players[seat]
    found = []
    if seat == game.turn and game.free_acts():
        top = stack[-1]
        found += [BORROW + area for area in range(len(AREAS)) if offers_to_lend(game, seat, area)]
        found += track_choices(game, seat)
        obliged = any(isinstance(step, RequiredCard) for step in stack)
        if displayed(game) and player.can_bear(game.options.numbers["refresh"]) and not obliged:
            found.append(REFRESH)
        between = game.phase == ADVANCING and isinstance(top, (Advance, TurnChoice))
        if between and game.flown and game.technology(seat, FLY_ON):
            found += [FLY + ship for ship in range(len(player.ships)) if may_fly_on(game, seat, ship)]
        if game.with_expert and game.expert_ability(TROUBLESHOOTER):
            found += [SOLVE + area for area in troubles(game, seat)]
        found += [RESOURCE + card for card in player.hand if not payment_takes(game, seat, top, card)]
    if seat == game.turn and game.levels:  # no free act: also in the final advance (GX-10.5, 14.11)
        found += [DO_WITHOUT + slot for slot in spared(game, seat)]
    if seat == game.turn or game.phase == RECALLING:
        for card in player.hand:
            if game.options.card_effect[card] in SPECIAL:
                if special_playable(game, seat, card):
                    found.append(TEXT + card)
            elif playable(game, seat, card):
                found.append(TEXT + card)
    return found


def may_fly_on(game: GalacticCruise, seat: int, ship: int) -> bool:
    """TT3, ATT3: one Ship once per turn; on the last space of its track each Ship."""
    if not game.flown >> ship & 1:
        return False
    each = len(game.levels) > 0 and tech_value(game, seat, FLY_ON) > 1
    return not game.flown_on >> ship & 1 if each else not game.flown_on


def fly_on(game: GalacticCruise, seat: int, ship: int) -> None:
    """The tracker moves at once: in this Stop nothing could tell (GX-10.4)."""
    game.flown_on |= 1 << ship if game.levels else 1
    use(game, seat, FLY_ON)
    move(game, seat, ship)
    if game.used:
        move_used(game)


def describe_do_without(game: GalacticCruise, slot: int) -> Answer:
    area = SITES + slot
    verb = "use" if game.declined >> slot & 1 else "decline"
    target = f"borrow-{AREA_WORDS[area]}"
    return answer(verb, {"technology": AREAS[area]}, target, f"{verb}_tech", tech=game.technologies[slot])


def offers_to_lend(game: GalacticCruise, seat: int, area: int) -> bool:
    """GC-5.3, R57"""
    return can_borrow(game, seat, area) and (game.options.needless or is_of_use(game, seat, area))


def payment_takes(game: GalacticCruise, seat: int, top: Step[Any], card: int) -> bool:
    """GC-10.6: whether the payment that is open takes this card for its Resource, which then needs no room."""
    kind = game.options.card_resource[card]
    if isinstance(top, PayDevelopment):
        return top.row == kind
    return isinstance(top, PayLaunch) and top.due(game, seat)[kind] > 0


def leaves_an_answer(game: GalacticCruise, seat: int, act: int, step: Decision) -> bool:
    """GC-8.5, 11.13: whether the question that is open could still be answered after this act."""
    other = game.clone()
    FREE_ACTS.take(other, seat, act)
    if not any(each is step for each in other.stacks[seat]):
        return True  # the act has answered it
    top = other.stacks[seat][-1]
    if isinstance(step, GainResources) and isinstance(top, ChooseResource) and not other.items:
        # they could fill the last room
        return sum([other.room(seat, kind) for kind in range(3) if other.silo[kind]]) > top.count
    if not top.moot(other, seat) and not top.choices(other, seat):
        return False
    return step.moot(other, seat) or len(step.choices(other, seat)) > 0


# -- the track bonus (GC-5.6) --------------------------------------------------------------------------------


def track_choices(game: GalacticCruise, seat: int) -> list[int]:
    """Only numbers of steps that end on an icon of the type: going further would bring nothing more."""
    if game.track_used:
        return []
    reputation = game.players[seat].reputation
    found = []
    for k in range(reputation, 0, -1):
        icon = game.options.track_icons[k]
        found.append(TRACK + ICONS.index(icon) * 20 + reputation - k + 1)
    return found


def track_bonus(game: GalacticCruise, seat: int, icon: int, steps: int) -> None:
    player = game.players[seat]
    units = units_crossed(game, player.reputation, steps, icon)
    player.reputation -= steps
    game.track_used = True
    game.emit("track_bonus", seat, {"steps": steps, "n": units, "icon": icon})
    if icon == MONEY:
        player.money += units
    elif icon == ADS:
        player.ads += units
    else:
        gain_resources(game, seat, units)


# -- refreshing the Blueprint display (GC-9.4.5) -------------------------------------------------------------

CONFIRM: Final = 9


class RefreshBlueprints(Decision):
    """Which Blueprints are discarded; it is paid for already."""

    __slots__ = ("chosen",)
    kind: ClassVar[str] = "refresh_blueprints"
    former_kinds: ClassVar[tuple[str, ...]] = ("Refresh",)
    fields: ClassVar[dict[str, Field]] = {"chosen": BLUEPRINT_SLOTS}

    def __init__(self, chosen: int) -> None:
        self.chosen: int = chosen

    def choices(self, game: GalacticCruise, seat: int) -> list[int]:
        found = [slot for slot in displayed(game) if not self.chosen >> slot & 1]
        if any(isinstance(step, BuildSegment) for step in game.stacks[seat]) and not game.items:
            found = [slot for slot in found if self.leaves_segment(game, seat, slot)]
        return [*found, CONFIRM] if self.chosen else found

    def leaves_segment(self, game: GalacticCruise, seat: int, slot: int) -> bool:
        """GC-8.5: an action that has been chosen must remain possible, whatever is turned up."""
        gone = self.chosen | 1 << slot
        built = segments(game, seat, game.discount, game.flags)
        return any(what < FROM_DISPLAY or not gone >> what - FROM_DISPLAY & 1 for what in built)

    def take(self, game: GalacticCruise, seat: int, choice: int) -> None:
        if choice != CONFIRM:
            game.push(seat, RefreshBlueprints(self.chosen | 1 << choice))
            return
        slots = [slot for slot in range(len(game.blueprints)) if self.chosen >> slot & 1]
        for slot in slots:
            game.blueprint_discard.append(game.blueprints[slot])
            game.blueprints[slot] = NOTHING
        for slot in slots:
            game.blueprints[slot] = game.next_blueprint()
        game.emit("refreshes", seat, {"n": len(slots)})

    def fits(self, game: GalacticCruise, seat: int) -> bool:
        shown = sum([1 << slot for slot in displayed(game)])
        return seat == game.turn and self.chosen & ~shown == 0

    def describe(self, game: GalacticCruise, seat: int, choice: int) -> Answer:
        if choice == CONFIRM:
            return answer("confirm", {}, "refresh", "refresh_confirm", n=bin(self.chosen).count("1"))
        blueprint = game.blueprints[choice]
        return answer("discard", {"slot": choice + 1}, f"blueprint-{choice + 1}", "refresh_slot", blueprint=blueprint)

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        return ask("refresh", "GC-9.4.5")
