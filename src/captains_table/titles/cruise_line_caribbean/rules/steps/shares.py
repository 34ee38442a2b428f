"""Selling shares when money is short: emergency sales and offers to other players (CL-17.2 to 17.5)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from captains_table.kernel.fields import SEAT, Field
from captains_table.kernel.phrasing import answer, ask
from captains_table.kernel.state import Answer, Prompt, Step
from captains_table.titles.cruise_line_caribbean.data.ids import (
    BUNKERING,
    COLOURS,
    IN_RESORTS,
    IN_SHARES_BOUGHT,
    IN_SHARES_SOLD,
    MAINTENANCE,
    TRADING,
)
from captains_table.titles.cruise_line_caribbean.rules.fields import DOLLARS, ISLAND_BITS, OFFERED_LOTS
from captains_table.titles.cruise_line_caribbean.rules.lots import LOTS, SHARES, lots_within
from captains_table.titles.cruise_line_caribbean.rules.notation import (
    COLOUR_WORDS,
    company_word,
    lot_args,
    lot_arguments,
)
from captains_table.titles.cruise_line_caribbean.rules.options import IN_WINTER
from captains_table.titles.cruise_line_caribbean.rules.prices import emergency_price
from captains_table.titles.cruise_line_caribbean.rules.state import CruiseLine

MAKE: Final = 190  # above the lots
ISLAND: Final = 180
ACCEPT: Final = 1
DECLINE: Final = 0


# -- emergency sales -------------------------------------------------------------------------------------------


def emergency_lots(game: CruiseLine, seat: int) -> list[int]:
    """company * LOTS + lot for everything that could be sold."""
    if not game.options.standard:
        return []
    shares = game.companies[seat].shares
    return [company * LOTS + lot for company in range(game.seats) for lot in lots_within(shares[company])]


def emergency_sale(game: CruiseLine, seat: int, choice: int) -> None:
    """CL-17.2, 17.4; prices are taken before they fall (ruling 24)."""
    company, lot = divmod(choice, LOTS)
    seller = game.companies[seat]
    amount = SHARES[lot] * emergency_price(game, company)
    seller.shares[company] -= lot
    game.market[company] += lot
    seller.receive(amount, IN_SHARES_SOLD)
    game.change_price(company, -SHARES[lot])
    game.emit("emergency_sale", seat, {**lot_args(game, company, lot), "amount": amount, "price": game.prices[company]})


def describe_emergency(game: CruiseLine, choice: int) -> Answer:
    company, lot = divmod(choice, LOTS)
    target = f"emergency-{company_word(game, company)}"
    price = game.price_after(company, -SHARES[lot])
    args = {"amount": SHARES[lot] * emergency_price(game, company), "price": price, **lot_args(game, company, lot)}
    return answer("emergency", lot_arguments(game, company, lot), target, "emergency", **args)


# -- negotiated sales --------------------------------------------------------------------------------------------


def may_offer(game: CruiseLine, seat: int) -> bool:
    """CL-17.3: in need; whether there is a need the caller knows."""
    if not game.options.standard or game.options.negotiation == 0 or game.offers >= game.options.numbers["offers"]:
        return False
    return bool(addressees(game, seat))


def addressees(game: CruiseLine, seat: int) -> list[int]:
    return [
        other
        for other in range(game.seats)
        if other != seat and not game.companies[other].out and _offerable(game, seat, other, (), 0)
    ]


def _offerable(game: CruiseLine, seat: int, to: int, lots: tuple[int, ...], islands: int) -> list[int]:
    """What may be added: lots of companies not yet in the offer, and resorts under `resort_trade`."""
    named = [each // LOTS for each in lots]
    choices = [
        company * LOTS + lot
        for company in range(game.seats)
        if company not in named
        for lot in lots_within(game.companies[seat].shares[company])
        if game.may_own_more(to, company, lot)
    ]
    if game.options.resort_trade and game.resorts_of(to) + islands.bit_count() < game.options.max_resorts:
        choices += [
            ISLAND + island
            for island in range(len(COLOURS))
            if game.resorts[island] == seat and not islands >> island & 1
        ]
    return choices


def is_selling(game: CruiseLine, seat: int) -> bool:
    """Whether this seat can be negotiating now (CL-17.3)."""
    if game.phase == TRADING:
        return game.options.negotiation == IN_WINTER and seat in game.in_order()
    return game.on_turn(seat) or (game.phase in (BUNKERING, MAINTENANCE) and seat in game.in_order())


def can_be_offered(game: CruiseLine, seat: int, to: int, lots: tuple[int, ...], islands: int) -> bool:
    """Whether these can be the goods of an offer: each could be added to those before it."""
    if to == seat or game.companies[to].out or not is_selling(game, seat) or game.options.negotiation == 0:
        return False
    for at, lot in enumerate(lots):
        if lot not in _offerable(game, seat, to, lots[:at], 0):
            return False
    taken = 0
    for island in range(len(COLOURS)):
        if islands >> island & 1:
            if ISLAND + island not in _offerable(game, seat, to, lots, taken):
                return False
            taken |= 1 << island
    return True


class Offer(Step[CruiseLine]):
    """To whom (CL-17.3)."""

    __slots__ = ()
    kind: ClassVar[str] = "offer_to"

    def fits(self, game: CruiseLine, seat: int) -> bool:
        return is_selling(game, seat) and may_offer(game, seat)

    def choices(self, game: CruiseLine, seat: int) -> list[int]:
        return addressees(game, seat)

    def take(self, game: CruiseLine, seat: int, choice: int) -> None:
        game.push(seat, OfferWhat(choice, (), 0))

    def secret(self, game: CruiseLine, seat: int, choice: int) -> bool:
        return True  # until the offer is made nobody knows what is in it

    def describe(self, game: CruiseLine, seat: int, choice: int) -> Answer:
        return answer("offer", {"seat": choice}, f"player-{choice}", "offer_to", to=choice)

    def prompt(self, game: CruiseLine, seat: int) -> Prompt:
        return ask("offer_to", "CL-17.3", n=game.options.numbers["offers"] - game.offers)


OFFER: Final = Offer()


class OfferWhat(Step[CruiseLine]):
    """Which shares, and resorts if they may be traded."""

    __slots__ = ("islands", "lots", "to")
    kind: ClassVar[str] = "offer_what"
    fields: ClassVar[dict[str, Field]] = {"to": SEAT, "lots": OFFERED_LOTS, "islands": ISLAND_BITS}

    def __init__(self, to: int, lots: tuple[int, ...], islands: int) -> None:
        self.to: int = to
        self.lots: tuple[int, ...] = lots  # company * LOTS + lot
        self.islands: int = islands  # a bit for each resort

    def fits(self, game: CruiseLine, seat: int) -> bool:
        return may_offer(game, seat) and can_be_offered(game, seat, self.to, self.lots, self.islands)

    def public(self) -> Step[CruiseLine]:
        return OFFER

    def choices(self, game: CruiseLine, seat: int) -> list[int]:
        more = _offerable(game, seat, self.to, self.lots, self.islands)
        return [*more, MAKE] if self.lots or self.islands else more

    def take(self, game: CruiseLine, seat: int, choice: int) -> None:
        if choice == MAKE:
            game.push(seat, OfferPrice(self.to, self.lots, self.islands))
        elif choice >= ISLAND:
            game.push(seat, OfferWhat(self.to, self.lots, self.islands | 1 << choice - ISLAND))
        else:
            game.push(seat, OfferWhat(self.to, (*self.lots, choice), self.islands))

    def secret(self, game: CruiseLine, seat: int, choice: int) -> bool:
        return True

    def describe(self, game: CruiseLine, seat: int, choice: int) -> Answer:
        if choice == MAKE:
            return answer("price", {}, "offer-price", "offer_price")
        if choice >= ISLAND:
            island = choice - ISLAND
            target = f"resort-{COLOUR_WORDS[island]}"
            return answer("add", {"island": COLOURS[island]}, target, "offer_resort", island=island)
        company, lot = divmod(choice, LOTS)
        target = f"share-{company_word(game, company)}"
        return answer("add", lot_arguments(game, company, lot), target, "offer_add", **lot_args(game, company, lot))

    def prompt(self, game: CruiseLine, seat: int) -> Prompt:
        return ask("offer_what" if not self.lots and not self.islands else "offer_more", "CL-17.3", to=self.to)


class OfferPrice(Step[CruiseLine]):
    __slots__ = ("islands", "lots", "to")
    kind: ClassVar[str] = "offer_price"
    fields: ClassVar[dict[str, Field]] = {"to": SEAT, "lots": OFFERED_LOTS, "islands": ISLAND_BITS}

    def __init__(self, to: int, lots: tuple[int, ...], islands: int) -> None:
        self.to: int = to
        self.lots: tuple[int, ...] = lots
        self.islands: int = islands

    def fits(self, game: CruiseLine, seat: int) -> bool:
        if not self.lots and not self.islands:
            return False
        return may_offer(game, seat) and can_be_offered(game, seat, self.to, self.lots, self.islands)

    def public(self) -> Step[CruiseLine]:
        return OFFER

    def choices(self, game: CruiseLine, seat: int) -> list[int]:
        return list(range(game.companies[self.to].cash + 1))

    def take(self, game: CruiseLine, seat: int, choice: int) -> None:
        game.offers += 1
        game.emit("offers", seat, {"to": self.to, "amount": choice, "what": offered(game, self.lots, self.islands)})
        game.push(self.to, OfferAnswer(seat, self.lots, self.islands, choice))

    def describe(self, game: CruiseLine, seat: int, choice: int) -> Answer:
        return answer("for", {"amount": choice}, "offer-amount", "offer_for", amount=choice)

    def prompt(self, game: CruiseLine, seat: int) -> Prompt:
        what = offered(game, self.lots, self.islands)
        return ask("offer_price", "CL-17.3", to=self.to, what=what, amount=game.companies[self.to].cash)


def offered(game: CruiseLine, lots: tuple[int, ...], islands: int) -> list[dict[str, Any]]:
    """The goods, for the noun 'goods'."""
    goods: list[dict[str, Any]] = [lot_args(game, each // LOTS, each % LOTS) for each in lots]
    return goods + [{"island": island} for island in range(len(COLOURS)) if islands >> island & 1]


class OfferAnswer(Step[CruiseLine]):
    """DP20"""

    __slots__ = ("islands", "lots", "price", "seller")
    kind: ClassVar[str] = "offer_answer"
    fields: ClassVar[dict[str, Field]] = {
        "seller": SEAT,
        "lots": OFFERED_LOTS,
        "islands": ISLAND_BITS,
        "price": DOLLARS,
    }

    def __init__(self, seller: int, lots: tuple[int, ...], islands: int, price: int) -> None:
        self.seller: int = seller
        self.lots: tuple[int, ...] = lots
        self.islands: int = islands
        self.price: int = price

    def fits(self, game: CruiseLine, seat: int) -> bool:
        offered = (self.lots or self.islands) and game.offers > 0 and self.price <= game.companies[seat].cash
        return bool(offered) and can_be_offered(game, self.seller, seat, self.lots, self.islands)

    def choices(self, game: CruiseLine, seat: int) -> list[int]:
        return [DECLINE, ACCEPT]

    def take(self, game: CruiseLine, seat: int, choice: int) -> None:
        what = offered(game, self.lots, self.islands)
        if choice == DECLINE:
            game.emit("declines_offer", seat, {"seller": self.seller, "what": what})
            return
        buyer, seller = game.companies[seat], game.companies[self.seller]
        entry = IN_SHARES_SOLD if self.lots else IN_RESORTS
        buyer.pay(self.price, IN_SHARES_BOUGHT if self.lots else IN_RESORTS)
        seller.receive(self.price, entry)
        for each in self.lots:
            company, lot = divmod(each, LOTS)
            seller.shares[company] -= lot
            buyer.shares[company] += lot
        for island in range(len(COLOURS)):
            if self.islands >> island & 1:
                game.resorts[island] = seat
        game.emit("accepts_offer", seat, {"seller": self.seller, "what": what, "amount": self.price})

    def describe(self, game: CruiseLine, seat: int, choice: int) -> Answer:
        if choice == ACCEPT:
            return answer("accept", {}, "accept", "accept", amount=self.price)
        return answer("decline", {}, "decline", "decline")

    def prompt(self, game: CruiseLine, seat: int) -> Prompt:
        what = offered(game, self.lots, self.islands)
        return ask("offer_answer", "CL-17.3", seller=self.seller, what=what, amount=self.price)
