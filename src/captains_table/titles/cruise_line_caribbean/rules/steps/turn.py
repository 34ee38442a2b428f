"""S5: action turns (CL-7). What can be done is listed here; what it does is in sailing, mystery, cards and attack."""

from __future__ import annotations

from typing import ClassVar, Final

from captains_table.kernel.phrasing import answer, ask
from captains_table.kernel.state import Answer, Cue, Prompt, Step
from captains_table.titles.cruise_line_caribbean.data.ids import (
    ACTED,
    DEPARTURES,
    DOUBLE,
    EXTRA_ACTION,
    GROUP,
    IN_FUEL,
    NOTHING,
    PILOT,
    PORTS,
    SECOND,
    TURNS,
    WIND,
    WITH_PILOT,
    WITH_WIND,
)
from captains_table.titles.cruise_line_caribbean.rules.prices import affordable_fuel, fuel_price
from captains_table.titles.cruise_line_caribbean.rules.state import CruiseLine
from captains_table.titles.cruise_line_caribbean.rules.steps.actions import (
    CARDS,
    FREE,
    REPOSITION,
    TOW,
    WAIT,
    act,
    actions,
    describe_action,
)
from captains_table.titles.cruise_line_caribbean.rules.steps.boarding import GROUP_BOOKING, Express, express_ports
from captains_table.titles.cruise_line_caribbean.rules.steps.cards import (
    LOOK,
    any_cards,
    describe_any,
    play,
    play_any,
)
from captains_table.titles.cruise_line_caribbean.rules.steps.mystery import excuses
from captains_table.titles.cruise_line_caribbean.rules.steps.shares import (
    OFFER,
    describe_emergency,
    emergency_lots,
    emergency_sale,
    may_offer,
)
from captains_table.titles.cruise_line_caribbean.rules.voyage import (
    has_pirates,
    is_closed,
    is_shallow,
    lacks_fuel_money,
    may_tow,
    nearest,
)

# -- free steps, above the actions
BUY: Final = FREE  # units
PLAY: Final = 1170  # card
LOOK_AT: Final = 1200  # SCOUT
SELL: Final = 1300  # emergency sale
OFFER_CHOICE: Final = 1480
END: Final = 1490


class BeginTurns(Cue[CruiseLine]):
    __slots__ = ()
    kind: ClassVar[str] = "begin_turns"

    def run(self, game: CruiseLine) -> None:
        game.phase = TURNS
        game.turn = NOTHING
        game.schedule(NEXT_TURN)


class NextTurn(Cue[CruiseLine]):
    """CL-7.1: the next player who has not returned; a turn lost to DELAY is passed over (CL-10.11)."""

    __slots__ = ()
    kind: ClassVar[str] = "next_turn"

    def run(self, game: CruiseLine) -> None:
        order = game.in_order()
        sailing = [seat for seat in order if not game.companies[seat].returned]
        if not sailing:
            return
        at = order.index(game.turn) + 1 if game.turn != NOTHING else 0
        seat = next(each for each in order[at:] + order[:at] if each in sailing)
        game.turn = seat
        game.turn_flags = 0
        game.played_by = 0
        game.offers = 0
        if game.companies[seat].delay:
            game.companies[seat].delay = False
            game.emit("delayed", seat)
            game.schedule(NEXT_TURN)
        else:
            game.push(seat, TURN)


NEXT_TURN: Final = NextTurn()


class TurnOn(Cue[CruiseLine]):
    """After an action or a free step (CL-7.2)."""

    __slots__ = ()
    kind: ClassVar[str] = "turn_on"

    def run(self, game: CruiseLine) -> None:
        seat = game.turn
        if game.turn_flags & ACTED and nothing_left(game, seat):
            end_turn(game, seat)
        else:
            game.push(seat, TURN)


TURN_ON: Final = TurnOn()


def nothing_left(game: CruiseLine, seat: int) -> bool:
    """CL-7.2: whether public facts rule out a further free step."""
    company = game.companies[seat]
    if affordable_fuel(game, seat):
        return False
    if not company.returned and in_need(game, seat) and (emergency_lots(game, seat) or may_offer(game, seat)):
        return False
    return not company.hand or game.has_played(seat) or company.returned > 0


def in_need(game: CruiseLine, seat: int) -> bool:
    """CL-17.2 (b)"""
    return game.options.standard and lacks_fuel_money(game, seat)


def end_turn(game: CruiseLine, seat: int) -> None:
    """CL-10.11: BUNKER and STRIKE count turns really taken."""
    company = game.companies[seat]
    company.bunker = False
    company.strike = max(0, company.strike - 1)
    game.turn_flags = 0
    game.schedule(NEXT_TURN)


def own_cards(game: CruiseLine, seat: int) -> list[int]:
    """Blue cards to be played as a free step on the own turn, besides those timed *any*."""
    if game.has_played(seat):
        return []
    return [card for card, _ in game.companies[seat].hand if card_helps(game, seat, game.options.blue[card])]


def card_helps(game: CruiseLine, seat: int, blue: int) -> bool:
    company = game.companies[seat]
    acted = game.turn_flags & ACTED
    if blue == WIND:
        return not acted
    if blue == PILOT:
        return not acted and any(
            is_closed(game, port) or has_pirates(game, port) or is_shallow(game, seat, port)
            for port in range(DEPARTURES, len(PORTS))
        )
    if blue == EXTRA_ACTION:
        return acted > 0
    if blue == GROUP:
        return game.options.is_departure(company.hex) and game.room(seat) > 0 and any(game.waiting)
    return blue == DOUBLE and not acted and bool(express_ports(game, seat))


def may_wait(game: CruiseLine, seat: int, possible: list[int]) -> bool:
    """CL-7.4: under BUNKER, when nothing is left but a tow or building, to which nobody is forced."""
    return game.companies[seat].bunker and all(TOW <= choice < REPOSITION for choice in possible)


class Turn(Step[CruiseLine]):
    """DP11, DP12, DP14: an action and free steps before and after it."""

    __slots__ = ()
    kind: ClassVar[str] = "turn"

    def fits(self, game: CruiseLine, seat: int) -> bool:
        home = game.phase == TURNS and seat == game.turn and game.companies[seat].returned > 0
        return game.on_turn(seat) or (home and game.turn_flags & ACTED > 0)

    def choices(self, game: CruiseLine, seat: int) -> list[int]:
        company = game.companies[seat]
        choices: list[int] = []
        if not game.turn_flags & ACTED:
            choices = actions(game, seat)
            if may_tow(game, seat):
                ports = nearest(game, company.hex, list(range(DEPARTURES)))
                choices += [TOW + port * CARDS + card + 1 for port in ports for card in excuses(game, seat)]
            if may_wait(game, seat, choices):
                choices.append(WAIT)
        else:
            choices = [END]
        choices += [BUY + units for units in range(1, affordable_fuel(game, seat) + 1)]
        if company.returned:
            return choices
        choices += [LOOK_AT + each - LOOK if each >= LOOK else PLAY + each for each in any_cards(game, seat)]
        choices += [PLAY + card for card in own_cards(game, seat)]
        if in_need(game, seat):
            choices += [SELL + each for each in emergency_lots(game, seat)]
            if may_offer(game, seat):
                choices.append(OFFER_CHOICE)
        return choices

    def take(self, game: CruiseLine, seat: int, choice: int) -> None:
        if choice == END:
            end_turn(game, seat)
        elif choice >= BUY:
            game.schedule(TURN_ON)
            free_step(game, seat, choice)
        else:
            game.turn_flags |= ACTED
            game.schedule(TURN_ON)
            act(game, seat, choice)

    def describe(self, game: CruiseLine, seat: int, choice: int) -> Answer:
        return describe_free(game, seat, choice) if choice >= BUY else describe_action(game, seat, choice)

    def prompt(self, game: CruiseLine, seat: int) -> Prompt:
        company = game.companies[seat]
        port = game.port(seat)
        if company.returned:
            return ask("turn_home", "CL-8.9", port=port)
        if game.turn_flags & ACTED:
            return ask("turn_after" if affordable_fuel(game, seat) else "turn_after_cards", "CL-7.2")
        if game.turn_flags & SECOND:
            return ask("turn_second", "CL-7.3")
        possible = actions(game, seat) if company.bunker else []
        if may_wait(game, seat, possible):
            return ask("turn_stuck_build" if possible else "turn_stuck", "CL-7.4")
        if port == NOTHING:
            return ask("turn_at_sea", "CL-7.3", fuel=company.fuel)
        return ask("turn", "CL-7.3", port=port, fuel=company.fuel)


TURN: Final = Turn()


def free_step(game: CruiseLine, seat: int, choice: int) -> None:
    if choice == OFFER_CHOICE:
        game.push(seat, OFFER)
    elif choice >= SELL:
        emergency_sale(game, seat, choice - SELL)
    elif choice >= LOOK_AT:
        play_any(game, seat, LOOK + choice - LOOK_AT)
    elif choice >= PLAY:
        play_own(game, seat, choice - PLAY)
    else:
        units = choice - BUY
        company = game.companies[seat]
        port = game.port(seat)
        price = fuel_price(game, seat, units, port)
        company.pay(price, IN_FUEL)
        company.fuel += units
        game.emit("fuel", seat, {"n": units, "amount": price, "port": port})


def play_own(game: CruiseLine, seat: int, card: int) -> None:
    """A blue card on the own turn."""
    blue = game.options.blue[card]
    if blue not in (WIND, PILOT, EXTRA_ACTION, GROUP, DOUBLE):
        play_any(game, seat, card)
        return
    play(game, seat, card)
    if blue == WIND:
        game.turn_flags |= WITH_WIND
    elif blue == PILOT:
        game.turn_flags |= WITH_PILOT
    elif blue == EXTRA_ACTION:
        game.turn_flags = game.turn_flags & ~ACTED | SECOND
    elif blue == GROUP:
        game.push(seat, GROUP_BOOKING)
    else:
        game.turn_flags |= ACTED
        game.push(seat, Express(NOTHING, NOTHING))


def describe_free(game: CruiseLine, seat: int, choice: int) -> Answer:
    if choice == END:
        return answer("end", {}, "end-turn", "end_turn")
    if choice == OFFER_CHOICE:
        return answer("offer", {}, "offer", "offer")
    if choice >= SELL:
        return describe_emergency(game, choice - SELL)
    if choice >= LOOK_AT:
        return describe_any(game, seat, LOOK + choice - LOOK_AT)
    if choice >= PLAY:
        return describe_any(game, seat, choice - PLAY)
    units = choice - BUY
    price = fuel_price(game, seat, units, game.port(seat))
    return answer("fuel", {"units": units}, f"fuel-{units}", "buy_fuel", n=units, amount=price)
