"""S3: the event of the season (CL-6.10 to 6.12, 11, T14)."""

from __future__ import annotations

from typing import ClassVar, Final

from captains_table.kernel.fields import SEAT, Field, Number
from captains_table.kernel.phrasing import answer, ask
from captains_table.kernel.state import Answer, Cue, Prompt, Step
from captains_table.titles.cruise_line_caribbean.data.ids import (
    COLOURS,
    DEPARTURES,
    EVENT,
    IN_EVENTS,
    IN_FUEL,
    NOTHING,
    PORTS,
)
from captains_table.titles.cruise_line_caribbean.rules.fields import DEPARTURE
from captains_table.titles.cruise_line_caribbean.rules.notation import COLOUR_WORDS, PORT_WORDS
from captains_table.titles.cruise_line_caribbean.rules.prices import sale_prices
from captains_table.titles.cruise_line_caribbean.rules.state import ISLANDS, ROLLS, CruiseLine


class DrawEvent(Cue[CruiseLine]):
    __slots__ = ()
    kind: ClassVar[str] = "draw_event"

    def run(self, game: CruiseLine) -> None:
        game.phase = EVENT
        game.event = game.events_deck.pop()
        game.event_ports = game.options.components.event_ports[game.event]
        game.reveals += 1
        game.emit("event", -1, {"event": game.event})
        happen(game, game.options.components.event_effects[game.event])


def happen(game: CruiseLine, effect: str) -> None:
    """What is done at once; what lasts is read from the card as long as it lies there."""
    if effect in ("die_closed", "die_pirates", "die_fares"):
        port = port_die(game, again=effect == "die_fares")
        game.event_ports = 1 << port if port < len(PORTS) else 0
        game.emit("event_port" if port < len(PORTS) else "event_no_port", -1, {"event": game.event, "port": port})
    elif effect == "sale":
        game.schedule(*[SaleTurn(seat) for seat in game.in_order()])
    elif effect == "recall":
        recall(game)
    elif effect == "rush":
        rush(game)
    elif effect == "strike":
        game.schedule(*[Cancellations(port, 0) for port in range(DEPARTURES)])
    elif effect == "swap":
        swap(game)
    elif effect == "market":
        market(game)
    elif effect == "tax":
        tax(game)


def port_die(game: CruiseLine, again: bool) -> int:
    """CL-11.3: a destination; 9 and 10 are rolled again, or give a number beyond all ports."""
    rolled = game.die()
    for _ in range(ROLLS):
        if not again or rolled <= ISLANDS:
            break
        rolled = game.die()
    return DEPARTURES + rolled - 1


def named_ports(game: CruiseLine) -> list[int]:
    return [port for port in range(len(PORTS)) if game.event_ports >> port & 1]


def recall(game: CruiseLine) -> None:
    """E15"""
    components = game.options.components
    for seat in game.in_order():
        company = game.companies[seat]
        cost = components.event_sizes[game.event][company.size]
        if company.cash >= cost:
            company.pay(cost, IN_EVENTS)
            game.emit("event_pays", seat, {"amount": cost})
        else:
            lost = min(components.event_change[game.event], company.fuel)
            company.fuel -= lost
            if lost:
                game.emit("loses_fuel", seat, {"n": lost})


def rush(game: CruiseLine) -> None:
    """E19 to E21"""
    port = named_ports(game)[0]
    for _ in range(game.options.components.event_change[game.event]):
        colour = port_die(game, again=True) - DEPARTURES
        if game.put_waiting(port, colour, 1):
            game.emit("arrives", -1, {"colour": colour, "port": port})


def swap(game: CruiseLine) -> None:
    """E23"""
    one, other = named_ports(game)[:2]
    for colour in range(ISLANDS):
        a, b = one * ISLANDS + colour, other * ISLANDS + colour
        game.waiting[a], game.waiting[b] = game.waiting[b], game.waiting[a]


def market(game: CruiseLine) -> None:
    """E24, E25; CL-11.5"""
    components = game.options.components
    for seat in game.in_order():
        company = game.companies[seat]
        if game.options.standard:
            game.change_price(seat, components.event_change[game.event])
            game.emit("price", seat, {"company": company.id, "price": game.prices[seat]})
        elif components.event_cash[game.event] > 0:
            company.receive(components.event_cash[game.event], IN_EVENTS)
            game.emit("event_receives", seat, {"amount": components.event_cash[game.event]})
        else:
            pay_at_most(game, seat, -components.event_cash[game.event])


def tax(game: CruiseLine) -> None:
    """E26"""
    richest = max([game.companies[seat].cash for seat in game.in_order()])
    for seat in game.in_order():
        if game.companies[seat].cash == richest:
            pay_at_most(game, seat, game.options.components.event_cash[game.event])


def pay_at_most(game: CruiseLine, seat: int, amount: int) -> None:
    """CL-10.8"""
    paid = min(amount, game.companies[seat].cash)
    if paid:
        game.companies[seat].pay(paid, IN_EVENTS)
        game.emit("event_pays", seat, {"amount": paid})


# -- E14 -------------------------------------------------------------------------------------------------------


def happens(game: CruiseLine, effect: str) -> bool:
    """Whether this is what the event does that has just been drawn."""
    drawn = game.phase == EVENT and game.event != NOTHING
    return drawn and game.options.components.event_effects[game.event] == effect


class SaleTurn(Cue[CruiseLine]):
    __slots__ = ("seat",)
    kind: ClassVar[str] = "sale_turn"
    fields: ClassVar[dict[str, Field]] = {"seat": SEAT}

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def fits(self, game: CruiseLine) -> bool:
        return happens(game, "sale") and self.seat in game.in_order()

    def run(self, game: CruiseLine) -> None:
        if len(SALE.choices(game, self.seat)) > 1:
            game.push(self.seat, SALE)


class Sale(Step[CruiseLine]):
    """DP19: bunker sale, for cash and within the tank."""

    __slots__ = ()
    kind: ClassVar[str] = "sale"

    def fits(self, game: CruiseLine, seat: int) -> bool:
        return happens(game, "sale") and seat in game.in_order()

    def choices(self, game: CruiseLine, seat: int) -> list[int]:
        prices = sale_prices(game, seat)
        return [0, *[units for units in range(1, len(prices) + 1) if prices[units - 1] <= game.companies[seat].cash]]

    def take(self, game: CruiseLine, seat: int, choice: int) -> None:
        if choice:
            company = game.companies[seat]
            price = sale_prices(game, seat)[choice - 1]
            company.pay(price, IN_FUEL)
            company.fuel += choice
            game.emit("fuel", seat, {"n": choice, "amount": price, "port": game.port(seat)})

    def describe(self, game: CruiseLine, seat: int, choice: int) -> Answer:
        if choice == 0:
            return answer("fuel", {"units": 0}, "no-fuel", "no_fuel")
        price = sale_prices(game, seat)[choice - 1]
        return answer("fuel", {"units": choice}, f"fuel-{choice}", "buy_fuel", n=choice, amount=price)

    def prompt(self, game: CruiseLine, seat: int) -> Prompt:
        return ask("sale", "CL-6.10", "CL-11.7", event=game.event, price=game.options.components.event_cash[game.event])


SALE: Final = Sale()


# -- E22 -------------------------------------------------------------------------------------------------------


def crowds(game: CruiseLine, port: int) -> list[int]:
    """The colours with most tokens waiting here."""
    waiting = game.waiting_at(port)
    most = max(waiting)
    return [colour for colour in range(ISLANDS) if most and waiting[colour] == most]


def goes_home(game: CruiseLine, port: int, colour: int) -> None:
    game.take_waiting(port, colour, 1)
    game.supply[colour] += 1
    game.emit("cancels", -1, {"colour": colour, "port": port})


class Cancellations(Cue[CruiseLine]):
    """E22: one token at a time, from the largest crowd."""

    __slots__ = ("gone", "port")
    kind: ClassVar[str] = "cancellations"
    fields: ClassVar[dict[str, Field]] = {"port": DEPARTURE, "gone": Number(0, 20)}

    def __init__(self, port: int, gone: int) -> None:
        self.port: int = port
        self.gone: int = gone

    def fits(self, game: CruiseLine) -> bool:
        return happens(game, "strike") and self.gone <= game.options.components.event_change[game.event]

    def run(self, game: CruiseLine) -> None:
        colours = crowds(game, self.port)
        if not colours or self.gone >= game.options.components.event_change[game.event]:
            return
        if len(colours) == 1:
            goes_home(game, self.port, colours[0])
            game.schedule(Cancellations(self.port, self.gone + 1))
        else:
            game.push(game.in_order()[0], WhoCancels(self.port, self.gone))  # CL-6.11


class WhoCancels(Step[CruiseLine]):
    __slots__ = ("gone", "port")
    kind: ClassVar[str] = "cancel"
    fields: ClassVar[dict[str, Field]] = {"port": DEPARTURE, "gone": Number(0, 20)}

    def __init__(self, port: int, gone: int) -> None:
        self.port: int = port
        self.gone: int = gone

    def fits(self, game: CruiseLine, seat: int) -> bool:
        going_on = happens(game, "strike") and self.gone < game.options.components.event_change[game.event]
        return going_on and seat == game.in_order()[0] and len(crowds(game, self.port)) > 1

    def choices(self, game: CruiseLine, seat: int) -> list[int]:
        return crowds(game, self.port)

    def take(self, game: CruiseLine, seat: int, choice: int) -> None:
        goes_home(game, self.port, choice)
        game.schedule(Cancellations(self.port, self.gone + 1))

    def describe(self, game: CruiseLine, seat: int, choice: int) -> Answer:
        target = f"waiting-{PORT_WORDS[self.port]}-{COLOUR_WORDS[choice]}"
        return answer("cancel", {"colour": COLOURS[choice]}, target, "cancel", colour=choice, port=self.port)

    def prompt(self, game: CruiseLine, seat: int) -> Prompt:
        return ask("cancel", "CL-6.11", event=game.event, port=self.port)
