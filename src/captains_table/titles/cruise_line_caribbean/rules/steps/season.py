"""A cruising season (CL-4.4): fuel, demand, advertising and the season's end. Events: event.py, turns: turn.py."""

from __future__ import annotations

from typing import ClassVar, Final

from captains_table.kernel.fields import FLAG, SEAT, Field, Number
from captains_table.kernel.phrasing import answer, ask
from captains_table.kernel.state import Answer, Cue, Prompt, Step
from captains_table.titles.cruise_line_caribbean.data.ids import (
    ADVERTISING,
    BUNKERING,
    DEMAND,
    DEPARTURES,
    FALL,
    IN_ADVERTISING,
    IN_FUEL,
    NOTHING,
    PORTS,
    SEASONS,
    SPOT,
)
from captains_table.titles.cruise_line_caribbean.rules.prices import fuel_price
from captains_table.titles.cruise_line_caribbean.rules.state import ISLANDS, WINNING, CruiseLine
from captains_table.titles.cruise_line_caribbean.rules.steps.cards import (
    any_cards,
    card_with,
    describe_any,
    play_any,
)
from captains_table.titles.cruise_line_caribbean.rules.steps.event import DrawEvent
from captains_table.titles.cruise_line_caribbean.rules.steps.ledger import close_books, finish
from captains_table.titles.cruise_line_caribbean.rules.steps.shares import (
    OFFER,
    describe_emergency,
    emergency_lots,
    emergency_sale,
    may_offer,
)
from captains_table.titles.cruise_line_caribbean.rules.steps.turn import BeginTurns
from captains_table.titles.cruise_line_caribbean.rules.steps.winter import Winter


class Year(Cue[CruiseLine]):
    """CL-1.4"""

    __slots__ = ()
    kind: ClassVar[str] = "year"

    def run(self, game: CruiseLine) -> None:
        game.schedule(Winter(), EndSeason(), Season(1), Season(2), Season(3))


class Season(Cue[CruiseLine]):
    """CL-4.4"""

    __slots__ = ("season",)
    kind: ClassVar[str] = "season"
    fields: ClassVar[dict[str, Field]] = {"season": Number(1, FALL)}

    def __init__(self, season: int) -> None:
        self.season: int = season

    def fits(self, game: CruiseLine) -> bool:
        return self.season > game.season

    def run(self, game: CruiseLine) -> None:
        game.season = self.season
        game.emit("season", -1, {"season": SEASONS[self.season], "n": game.year})
        game.schedule(BuyFuel(), SetDemand(), DrawEvent(), Advertise(), RevealBids(), BeginTurns(), EndSeason())


# -- S1 --------------------------------------------------------------------------------------------------------

FUEL_CARD: Final = 100  # FUEL_CARD + a choice of any_cards
FUEL_SELL: Final = 400
FUEL_OFFER: Final = 700


class BuyFuel(Cue[CruiseLine]):
    __slots__ = ()
    kind: ClassVar[str] = "buy_fuel"

    def run(self, game: CruiseLine) -> None:
        game.phase = BUNKERING
        game.schedule(*[FuelTurn(seat, 0) for seat in game.in_order()])


class FuelTurn(Cue[CruiseLine]):
    """DP9: skipped if the tank is full and there is no card to play first."""

    __slots__ = ("begun", "seat")
    kind: ClassVar[str] = "fuel_turn"
    fields: ClassVar[dict[str, Field]] = {"seat": SEAT, "begun": FLAG}

    def __init__(self, seat: int, begun: int) -> None:
        self.seat: int = seat
        self.begun: int = begun

    def fits(self, game: CruiseLine) -> bool:
        return game.phase == BUNKERING and self.seat in game.in_order()

    def run(self, game: CruiseLine) -> None:
        if not self.begun:
            game.played_by = 0
            game.offers = 0
        hand = game.companies[self.seat].hand and not game.has_played(self.seat)
        if game.free_tank(self.seat) > 0 or hand:
            game.push(self.seat, BUNKER)


class Bunker(Step[CruiseLine]):
    """CL-6.1 to 6.3, 10.10, 17.2 (c), 18.5"""

    __slots__ = ()
    kind: ClassVar[str] = "bunker"

    def fits(self, game: CruiseLine, seat: int) -> bool:
        return game.phase == BUNKERING and seat in game.in_order()

    def choices(self, game: CruiseLine, seat: int) -> list[int]:
        free = game.free_tank(seat)
        choices = list(range(free + 1))
        choices += [FUEL_CARD + each for each in any_cards(game, seat)]
        if game.companies[seat].cash == 0 and free > 0:
            choices += [FUEL_SELL + each for each in emergency_lots(game, seat)]
            if may_offer(game, seat):
                choices.append(FUEL_OFFER)
        return choices

    def take(self, game: CruiseLine, seat: int, choice: int) -> None:
        if choice == FUEL_OFFER:
            game.schedule(FuelTurn(seat, 1))
            game.push(seat, OFFER)
        elif choice >= FUEL_SELL:
            emergency_sale(game, seat, choice - FUEL_SELL)
            game.schedule(FuelTurn(seat, 1))
        elif choice >= FUEL_CARD:
            play_any(game, seat, choice - FUEL_CARD)
            game.schedule(FuelTurn(seat, 1))
        elif choice:
            price = fuel_price(game, seat, choice, game.port(seat))
            company = game.companies[seat]
            company.owe(price, IN_FUEL)
            company.fuel += choice
            key = "fuel_credit" if company.debt else "fuel"
            game.emit(key, seat, {"n": choice, "amount": price, "port": game.port(seat), "debt": company.debt})

    def describe(self, game: CruiseLine, seat: int, choice: int) -> Answer:
        if choice == FUEL_OFFER:
            return answer("offer", {}, "offer", "offer")
        if choice >= FUEL_SELL:
            return describe_emergency(game, choice - FUEL_SELL)
        if choice >= FUEL_CARD:
            return describe_any(game, seat, choice - FUEL_CARD)
        if choice == 0:
            return answer("fuel", {"units": 0}, "no-fuel", "no_fuel")
        price = fuel_price(game, seat, choice, game.port(seat))
        credit = max(0, price - game.companies[seat].cash)
        label = "buy_fuel_credit" if credit else "buy_fuel"
        args = {"n": choice, "amount": price, "credit": credit}
        return answer("fuel", {"units": choice}, f"fuel-{choice}", label, **args)

    def prompt(self, game: CruiseLine, seat: int) -> Prompt:
        free = game.free_tank(seat)
        if not free:
            return ask("bunker_full", "CL-6.1", "CL-10.10")
        company = game.companies[seat]
        key = "bunker" if company.cash else "bunker_credit"
        if not company.cash and (emergency_lots(game, seat) or may_offer(game, seat)):
            key = "bunker_broke"
        return ask(key, "CL-6.1", "CL-6.3", port=game.port(seat), n=free, fuel=company.fuel, cash=company.cash)


BUNKER: Final = Bunker()


# -- S2 --------------------------------------------------------------------------------------------------------


class SetDemand(Cue[CruiseLine]):
    """CL-6.4, 6.9"""

    __slots__ = ()
    kind: ClassVar[str] = "set_demand"

    def run(self, game: CruiseLine) -> None:
        game.phase = DEMAND
        for _ in range(game.options.numbers["demand_cards"]):
            card = game.demand.pop()
            game.demand_discard += (card,)
            game.reveals += 1
            placed = [0] * DEPARTURES
            for place, tokens in enumerate(game.options.components.demand[card]):
                port, colour = divmod(place, ISLANDS)
                placed[port] += game.put_waiting(port, colour, tokens)
            counts = {PORTS[port]: placed[port] for port in range(DEPARTURES)}
            id = game.options.components.demand_ids[card]
            game.emit("demand", -1, {"demand": id, "ports": list(range(DEPARTURES)), **counts})


# -- S4 --------------------------------------------------------------------------------------------------------

BID_SPOT: Final = 1500  # a bid committed together with SPOT
BID_CARD: Final = 3000


class Advertise(Cue[CruiseLine]):
    """CL-6.13, 6.16: all at once, in secret."""

    __slots__ = ()
    kind: ClassVar[str] = "advertise"

    def run(self, game: CruiseLine) -> None:
        game.phase = ADVERTISING
        game.played_by = 0
        bids = [0] * game.seats
        for seat in game.in_order():
            company = game.companies[seat]
            if company.cash or company.hand:
                bids[seat] = NOTHING
                game.push(seat, BID)
        game.bids = tuple(bids)


class Bid(Step[CruiseLine]):
    """DP10"""

    __slots__ = ()
    kind: ClassVar[str] = "bid"

    def fits(self, game: CruiseLine, seat: int) -> bool:
        return game.phase == ADVERTISING and len(game.bids) > 0 and game.bids[seat] == NOTHING

    def choices(self, game: CruiseLine, seat: int) -> list[int]:
        cash = game.companies[seat].cash
        choices = list(range(cash + 1))
        if card_with(game, seat, SPOT):
            choices += list(range(BID_SPOT, BID_SPOT + cash + 1))
        return choices + [BID_CARD + each for each in any_cards(game, seat)]

    def take(self, game: CruiseLine, seat: int, choice: int) -> None:
        if choice >= BID_CARD:
            play_any(game, seat, choice - BID_CARD)
            game.push(seat, BID)
            return
        bids = list(game.bids)
        bids[seat] = choice
        game.bids = tuple(bids)
        game.emit("has_bid", seat)

    def secret(self, game: CruiseLine, seat: int, choice: int) -> bool:
        return choice < BID_CARD

    def describe(self, game: CruiseLine, seat: int, choice: int) -> Answer:
        if choice >= BID_CARD:
            return describe_any(game, seat, choice - BID_CARD)
        if choice >= BID_SPOT:
            card = card_with(game, seat, SPOT)[0]
            amount = choice - BID_SPOT
            return answer("bid", {"amount": amount, "spot": True}, "bid-spot", "bid_spot", amount=amount, card=card)
        return answer("bid", {"amount": choice, "spot": False}, "bid", "bid", amount=choice)

    def prompt(self, game: CruiseLine, seat: int) -> Prompt:
        cash = game.companies[seat].cash
        return ask("bid" if cash else "bid_broke", "CL-6.13", "CL-6.15", cash=cash)


BID: Final = Bid()


class RevealBids(Cue[CruiseLine]):
    """CL-6.13 to 6.15, SPOT, E30"""

    __slots__ = ()
    kind: ClassVar[str] = "reveal_bids"

    def run(self, game: CruiseLine) -> None:
        seats = game.in_order()
        spots = [seat for seat in seats if game.bids[seat] >= BID_SPOT]
        amounts = [bid - BID_SPOT if bid >= BID_SPOT else bid for bid in game.bids]
        game.bids = tuple(amounts)
        game.reveals += 1
        for seat in seats:
            game.companies[seat].pay(amounts[seat], IN_ADVERTISING)
            game.emit("bid", seat, {"amount": amounts[seat]})
        order = sorted(seats, key=lambda seat: -amounts[seat])
        for seat in [each for each in order if each in spots]:
            at = order.index(seat)
            if at:
                order[at - 1], order[at] = seat, order[at - 1]
                card = next(card for card in game.companies[seat].cards() if game.options.blue[card] == SPOT)
                game.lay_down(seat, card)
                game.played_by |= 1 << seat
                game.emit("spot", seat, {"card": card, "ahead": order[at]})
        game.order = tuple(order + [seat for seat in game.order if seat not in order])
        game.emit("order", -1, {"order": order})
        if game.effect() == "special" and amounts[order[0]] >= 1:
            drawn = game.draw(order[0], game.options.components.event_change[game.event])
            if drawn:
                game.emit("draws", order[0], {"n": len(drawn)}, {"cards": drawn})


# -- S6 --------------------------------------------------------------------------------------------------------


class EndSeason(Cue[CruiseLine]):
    """CL-4.5; after Winter only the ledger is closed."""

    __slots__ = ()
    kind: ClassVar[str] = "end_season"

    def run(self, game: CruiseLine) -> None:
        if game.season:
            for company in game.companies:
                company.returned = 0
                company.delay = False
                company.bunker = False
                company.strike = 0
                company.price_war = False
            if game.event != NOTHING:
                game.event_discard += (game.event,)
            game.event = NOTHING
            game.event_ports = 0
            game.turn = NOTHING
            game.turn_flags = 0
            game.played_by = 0
            game.bids = ()
        close_books(game)
        if game.season == FALL:
            if not game.options.keep_leftovers:
                game.clear_waiting()
            if game.year == game.options.years:
                finish(game, WINNING)
            else:
                game.year += 1
                game.schedule(Year())
