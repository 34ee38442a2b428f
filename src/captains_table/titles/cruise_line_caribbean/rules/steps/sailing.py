"""What a ship does: moving, taking passengers aboard, delivering them, coming home (CL-7, 8)."""

from __future__ import annotations

from typing import ClassVar

from captains_table.kernel.fields import SEAT, Field
from captains_table.kernel.state import Cue
from captains_table.titles.cruise_line_caribbean.data.ids import (
    DEPARTURES,
    EXCUSE,
    FARE,
    IN_FARES,
    IN_FINES,
    IN_FIRST_VISITS,
    IN_PIRATES,
    IN_RESORT_INCOME,
    IN_TOW,
    NOTHING,
    PILOT,
    PRICE,
    WITH_PILOT,
    WITH_WIND,
)
from captains_table.titles.cruise_line_caribbean.rules.fields import CARD_OR_NONE
from captains_table.titles.cruise_line_caribbean.rules.state import ISLANDS, CruiseLine
from captains_table.titles.cruise_line_caribbean.rules.steps.cards import play
from captains_table.titles.cruise_line_caribbean.rules.steps.shortage import charge
from captains_table.titles.cruise_line_caribbean.rules.voyage import (
    fare,
    fare_change,
    has_pirates,
    move_cost,
    reach,
    resort_income,
)


def sail(game: CruiseLine, seat: int, hex: int) -> None:
    """CL-8.1 to 8.7: to this hex, by a shortest way round the markers."""
    company = game.companies[seat]
    if hex == company.hex:
        return
    hexes = reach(game, seat)[hex]
    cost = move_cost(game, hexes)
    start = company.hex
    company.fuel -= cost
    company.hex = hex
    game.turn_flags &= ~WITH_WIND
    game.emit("sails", seat, {"n": cost, "from": start, "place": hex})


def come_aboard(game: CruiseLine, seat: int, port: int, colour: int, count: int) -> None:
    """CL-7.5"""
    game.take_waiting(port, colour, count)
    game.companies[seat].aboard[colour] += count
    game.emit("picks_up", seat, {"n": count, "colour": colour, "port": port})


def leave_ship(game: CruiseLine, seat: int, colour: int, count: int) -> None:
    """Passengers go back to the supply."""
    game.companies[seat].aboard[colour] -= count
    game.supply[colour] += count


def visit_fare(game: CruiseLine, seat: int, island: int, value: int, card: int) -> int:
    """CL-7.14: what one passenger pays if the marker shows this value."""
    change = fare_change(game, island + DEPARTURES)
    if card != NOTHING and game.options.blue[card] == FARE:
        change += game.options.blue_value[FARE]
    if game.companies[seat].price_war:
        change -= game.options.red_value[PRICE]
    return fare(value, change)


def visit(game: CruiseLine, seat: int, island: int, card: int) -> None:
    """CL-7.9 to 7.15; the ship is there already, and somebody goes ashore."""
    company = game.companies[seat]
    count = company.aboard[island]
    first = not game.face_up >> island & 1
    if first:
        game.face_up |= 1 << island
        game.reveals += 1
        game.emit("turns_up", seat, {"island": island, "value": game.fares[island]})
    each = visit_fare(game, seat, island, game.fares[island], card)
    company.price_war = False
    leave_ship(game, seat, island, count)
    company.receive(each * count, IN_FARES)
    game.emit("delivers", seat, {"n": count, "island": island, "amount": each * count})
    if first:
        bonus = game.options.numbers["first_visit"]
        company.receive(bonus, IN_FIRST_VISITS)
        game.emit("first_visit", seat, {"amount": bonus})
    owner = game.resorts[island]
    if owner != NOTHING:
        income = resort_income(game) * count
        game.companies[owner].receive(income, IN_RESORT_INCOME)
        game.emit("resort_income", owner, {"amount": income, "island": island})
    if has_pirates(game, island + DEPARTURES) and not game.turn_flags & WITH_PILOT:
        paid = min(game.options.numbers["pirates"], company.cash)
        if paid:
            company.pay(paid, IN_PIRATES)
            game.emit("pirates", seat, {"amount": paid})


def declare(game: CruiseLine, seat: int, card: int) -> None:
    """A card declared together with an action (CL-10.10)."""
    if card != NOTHING:
        play(game, seat, card)
        if game.options.blue[card] == PILOT:
            game.turn_flags |= WITH_PILOT


# -- coming home ---------------------------------------------------------------------------------------------


def go_home(game: CruiseLine, seat: int, card: int) -> None:
    """The ship lies in a departure port: by Return, Tow or Calm Seas."""
    game.schedule(Unsatisfied(seat, card), Arrive(seat))


def is_home(game: CruiseLine, seat: int) -> bool:
    """Whether this ship can be coming home now."""
    return game.on_turn(seat) and game.options.is_departure(game.companies[seat].hex)


class Unsatisfied(Cue[CruiseLine]):
    """CL-7.22, 17.1: passengers still aboard; up to three are excused by EXCUSE."""

    __slots__ = ("card", "seat")
    kind: ClassVar[str] = "unsatisfied"
    fields: ClassVar[dict[str, Field]] = {"seat": SEAT, "card": CARD_OR_NONE}

    def __init__(self, seat: int, card: int) -> None:
        self.seat: int = seat
        self.card: int = card

    def fits(self, game: CruiseLine) -> bool:
        declared = self.card == NOTHING or (game.options.blue[self.card] == EXCUSE and self.card in game.discard)
        return declared and is_home(game, self.seat)

    def run(self, game: CruiseLine) -> None:
        seat, card = self.seat, self.card
        company = game.companies[seat]
        unhappy = company.passengers()
        if not unhappy:
            return
        for colour in range(ISLANDS):
            if company.aboard[colour]:
                leave_ship(game, seat, colour, company.aboard[colour])
        game.emit("unsatisfied", seat, {"n": unhappy})
        if card != NOTHING and game.options.blue[card] == EXCUSE:
            unhappy = max(0, unhappy - game.options.blue_value[EXCUSE])
        if unhappy and game.options.standard:
            game.change_price(seat, -unhappy)
            game.emit("price", seat, {"company": company.id, "price": game.prices[seat]})
        elif unhappy:
            charge(game, seat, unhappy * game.options.numbers["fine"], IN_FINES)


class Arrive(Cue[CruiseLine]):
    """CL-7.23: who is back draws cards."""

    __slots__ = ("seat",)
    kind: ClassVar[str] = "arrive"
    fields: ClassVar[dict[str, Field]] = {"seat": SEAT}

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def fits(self, game: CruiseLine) -> bool:
        return is_home(game, self.seat)

    def run(self, game: CruiseLine) -> None:
        seat = self.seat
        company = game.companies[seat]
        company.returned = 1 + max([each.returned for each in game.companies])
        game.emit("returns", seat, {"port": game.port(seat), "n": company.returned})
        drawn = game.draw(seat, arrival_cards(game, company.returned))
        if drawn:
            game.emit("draws", seat, {"n": len(drawn)}, {"cards": drawn})


def arrival_cards(game: CruiseLine, place: int) -> int:
    """CL-7.23: how many the first, second, ... one back draws."""
    numbers = game.options.numbers
    return [0, numbers["cards_first"], numbers["cards_second"], 0, 0][place]


def tow_fee(game: CruiseLine, seat: int, port: int) -> int:
    far = game.options.chart.distances(game.companies[seat].hex)[game.options.port_hexes[port]]
    return far * game.options.numbers["tow"]


def tow(game: CruiseLine, seat: int, port: int) -> None:
    """CL-8.13"""
    company = game.companies[seat]
    fee = tow_fee(game, seat, port)
    company.hex = game.options.port_hexes[port]
    company.fuel = 0
    game.emit("tow", seat, {"port": port})
    charge(game, seat, fee, IN_TOW)
