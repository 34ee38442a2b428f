"""Winter (CL-4.1, 4.2, 5): shipbuilding, maintenance, resorts and the new fares. The stock market has modules of its
own."""

from __future__ import annotations

from typing import ClassVar, Final

from captains_table.kernel.fields import SEAT, SEATS, Field
from captains_table.kernel.phrasing import answer, ask
from captains_table.kernel.state import Answer, Cue, Prompt, Step
from captains_table.titles.cruise_line_caribbean.data.ids import (
    COLOURS,
    IN_INTEREST,
    IN_MAINTENANCE,
    IN_RESORTS,
    IN_SHIPS,
    LARGE,
    MAINTENANCE,
    NOTHING,
    RESORTS,
    SHIPBUILDING,
    SIZES,
    WINTER,
)
from captains_table.titles.cruise_line_caribbean.rules.notation import COLOUR_WORDS
from captains_table.titles.cruise_line_caribbean.rules.prices import upgrade_cost
from captains_table.titles.cruise_line_caribbean.rules.state import ALONE, ISLANDS, MARKERS, CruiseLine
from captains_table.titles.cruise_line_caribbean.rules.steps.dividends import Dividends
from captains_table.titles.cruise_line_caribbean.rules.steps.founding import FirstShips, GoPublic
from captains_table.titles.cruise_line_caribbean.rules.steps.ledger import close_books, finish
from captains_table.titles.cruise_line_caribbean.rules.steps.shortage import charge
from captains_table.titles.cruise_line_caribbean.rules.steps.trading import MarketDemand, Trading

STOP: Final = 8  # beyond the islands
DECLINE: Final = 3  # beyond the sizes


class Winter(Cue[CruiseLine]):
    """CL-4.1, 4.2, 13.1"""

    __slots__ = ()
    kind: ClassVar[str] = "winter"

    def run(self, game: CruiseLine) -> None:
        game.season = WINTER
        game.emit("year", -1, {"n": game.year})
        if game.year > 1:
            for company in game.companies:
                company.new_ship = False
                company.sold = 0
                company.bought = False
        rest: list[Cue[CruiseLine]] = [Popularity()]
        if game.year > 1 or game.options.first_winter_resorts:
            rest = [BuildResorts(), *rest]
        if game.year > 1 or not game.options.standard:
            rest = [Shipbuilding(), Maintenance(), *rest]
        if not game.options.standard:
            game.schedule(*rest)
        elif game.year > 1:
            game.schedule(Dividends(), Trading(0, 0), MarketDemand(), *rest)
        elif game.options.first_winter_trading:
            game.schedule(GoPublic(), FirstShips(), Trading(0, 0), *rest)
        else:
            game.schedule(GoPublic(), FirstShips(), *rest)


# -- W4 --------------------------------------------------------------------------------------------------------


class Shipbuilding(Cue[CruiseLine]):
    __slots__ = ()
    kind: ClassVar[str] = "shipbuilding"

    def run(self, game: CruiseLine) -> None:
        game.phase = SHIPBUILDING
        game.schedule(*[Shipyard(seat) for seat in game.in_order()])


def upgrades(game: CruiseLine, seat: int) -> list[int]:
    """CL-5.2 to 5.4"""
    company = game.companies[seat]
    if game.port(seat) != game.options.homes[company.id]:
        return []
    larger = range(company.size + 1, len(SIZES))
    return [size for size in larger if upgrade_cost(game, seat, size) <= company.cash]


class Shipyard(Cue[CruiseLine]):
    __slots__ = ("seat",)
    kind: ClassVar[str] = "shipyard"
    fields: ClassVar[dict[str, Field]] = {"seat": SEAT}

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def fits(self, game: CruiseLine) -> bool:
        return game.phase == SHIPBUILDING and self.seat in game.in_order()

    def run(self, game: CruiseLine) -> None:
        seat = self.seat
        company = game.companies[seat]
        home = game.options.homes[company.id]
        if upgrades(game, seat):
            game.push(seat, UPGRADE)
            return
        away = company.size < LARGE and game.port(seat) != home
        if away and company.cash >= upgrade_cost(game, seat, company.size + 1):
            game.emit("not_at_home", seat, {"port": home})


class Upgrade(Step[CruiseLine]):
    """CL-5.6, DP7"""

    __slots__ = ()
    kind: ClassVar[str] = "upgrade"

    def fits(self, game: CruiseLine, seat: int) -> bool:
        return game.phase == SHIPBUILDING and seat in game.in_order() and len(upgrades(game, seat)) > 0

    def choices(self, game: CruiseLine, seat: int) -> list[int]:
        return [*upgrades(game, seat), DECLINE]

    def take(self, game: CruiseLine, seat: int, choice: int) -> None:
        if choice == DECLINE:
            return
        company = game.companies[seat]
        cost = upgrade_cost(game, seat, choice)
        company.pay(cost, IN_SHIPS)
        company.size = choice
        company.new_ship = True
        game.emit("upgrade", seat, {"size": SIZES[choice], "amount": cost})

    def describe(self, game: CruiseLine, seat: int, choice: int) -> Answer:
        if choice == DECLINE:
            return answer("keep", {}, "keep-ship", "keep_ship")
        size = SIZES[choice]
        cost = upgrade_cost(game, seat, choice)
        return answer("ship", {"ship": size}, f"ship-{size.lower()}", "upgrade", size=size, amount=cost)

    def prompt(self, game: CruiseLine, seat: int) -> Prompt:
        return ask("upgrade", "CL-5.2", cash=game.companies[seat].cash)


UPGRADE: Final = Upgrade()


# -- W5 --------------------------------------------------------------------------------------------------------


class Maintenance(Cue[CruiseLine]):
    __slots__ = ()
    kind: ClassVar[str] = "maintenance"

    def run(self, game: CruiseLine) -> None:
        game.phase = MAINTENANCE
        cues: list[Cue[CruiseLine]] = [Maintain(seat) for seat in game.in_order()]
        if game.options.hard_bankruptcy:
            cues.append(Bankruptcies())
        game.schedule(*cues)


class Maintain(Cue[CruiseLine]):
    """CL-5.7 to 5.10, 18.7"""

    __slots__ = ("seat",)
    kind: ClassVar[str] = "maintain"
    fields: ClassVar[dict[str, Field]] = {"seat": SEAT}

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def fits(self, game: CruiseLine) -> bool:
        return game.phase == MAINTENANCE and self.seat in game.in_order()

    def run(self, game: CruiseLine) -> None:
        company = game.companies[self.seat]
        if company.debt:
            step = game.options.numbers["debt_step"]
            interest = (company.debt + step - 1) // step
            company.owe(interest, IN_INTEREST)
            game.emit("interest", self.seat, {"amount": interest, "debt": company.debt})
        if not company.new_ship and game.year > 1:
            charge(game, self.seat, game.options.maintenance[company.size], IN_MAINTENANCE)


class Bankruptcies(Cue[CruiseLine]):
    """CL-18.8"""

    __slots__ = ()
    kind: ClassVar[str] = "bankruptcies"

    def run(self, game: CruiseLine) -> None:
        for seat in game.in_order():
            if game.companies[seat].debt > game.options.numbers["bankrupt"]:
                go_bankrupt(game, seat)
        left = game.in_order()
        if len(left) <= 1:
            close_books(game)
            finish(game, ALONE)


def go_bankrupt(game: CruiseLine, seat: int) -> None:
    company = game.companies[seat]
    game.emit("bankrupt", seat, {"company": company.id, "debt": company.debt})
    for island in range(ISLANDS):
        if game.resorts[island] == seat:
            game.resorts[island] = NOTHING
    for card in company.cards():
        game.lay_down(seat, card)
    for other in range(game.seats):
        game.market[other] += company.shares[other]
        company.shares[other] = 0
    game.prices[seat] = 1
    company.size = NOTHING
    company.hex = NOTHING
    company.fuel = 0
    company.out = 1 + max([each.out for each in game.companies])


# -- W6 --------------------------------------------------------------------------------------------------------


class BuildResorts(Cue[CruiseLine]):
    __slots__ = ()
    kind: ClassVar[str] = "build_resorts"

    def run(self, game: CruiseLine) -> None:
        game.phase = RESORTS
        game.schedule(ResortTurn(tuple(game.in_order())))


def sites(game: CruiseLine, seat: int, price: int) -> list[int]:
    """CL-5.12: islands where this player could build for this price."""
    if game.companies[seat].cash < price or game.resorts_of(seat) >= game.options.max_resorts:
        return []
    return [island for island in range(ISLANDS) if game.resorts[island] == NOTHING]


def build(game: CruiseLine, seat: int, island: int, price: int) -> None:
    game.companies[seat].pay(price, IN_RESORTS)
    game.resorts[island] = seat
    game.emit("resort", seat, {"island": island, "amount": price})


class ResortTurn(Cue[CruiseLine]):
    """The turn of the first of those who may still build."""

    __slots__ = ("builders",)
    kind: ClassVar[str] = "resort_turn"
    fields: ClassVar[dict[str, Field]] = {"builders": SEATS}

    def __init__(self, builders: tuple[int, ...]) -> None:
        self.builders: tuple[int, ...] = builders

    def fits(self, game: CruiseLine) -> bool:
        return game.phase == RESORTS and all(seat in game.in_order() for seat in self.builders)

    def run(self, game: CruiseLine) -> None:
        for at, seat in enumerate(self.builders):
            if sites(game, seat, game.options.resort_winter):
                game.push(seat, WinterResort(self.builders[at + 1 :]))
                return


class WinterResort(Step[CruiseLine]):
    """CL-5.11, DP8: any number one after another, or one before it is the others' turn."""

    __slots__ = ("others",)
    kind: ClassVar[str] = "winter_resort"
    fields: ClassVar[dict[str, Field]] = {"others": SEATS}

    def __init__(self, others: tuple[int, ...]) -> None:
        self.others: tuple[int, ...] = others  # who may build after this one

    def fits(self, game: CruiseLine, seat: int) -> bool:
        builders = (seat, *self.others)
        each_once = seat not in self.others and all(other in game.in_order() for other in builders)
        return game.phase == RESORTS and each_once and len(sites(game, seat, game.options.resort_winter)) > 0

    def choices(self, game: CruiseLine, seat: int) -> list[int]:
        return [*sites(game, seat, game.options.resort_winter), STOP]

    def take(self, game: CruiseLine, seat: int, choice: int) -> None:
        builders = self.others
        if choice != STOP:
            build(game, seat, choice, game.options.resort_winter)
            builders = (*builders, seat) if game.options.resorts_in_turn else (seat, *builders)
        game.schedule(ResortTurn(builders))

    def describe(self, game: CruiseLine, seat: int, choice: int) -> Answer:
        if choice == STOP:
            return answer("done", {}, "done", "resorts_done")
        arguments, target = {"island": COLOURS[choice]}, f"port-{COLOUR_WORDS[choice]}"
        return answer("build", arguments, target, "build", island=choice, amount=game.options.resort_winter)

    def prompt(self, game: CruiseLine, seat: int) -> Prompt:
        price = game.options.resort_winter
        left = min(game.options.max_resorts - game.resorts_of(seat), game.companies[seat].cash // price if price else 8)
        n = 1 if game.options.resorts_in_turn else left
        return ask("winter_resort", "CL-5.11", "CL-5.12", price=price, n=n)


# -- W7 --------------------------------------------------------------------------------------------------------


class Popularity(Cue[CruiseLine]):
    """CL-5.14 to 5.16"""

    __slots__ = ()
    kind: ClassVar[str] = "popularity"

    def run(self, game: CruiseLine) -> None:
        values = game.shuffled(list(game.options.components.fares))
        game.fares = values[:ISLANDS]
        game.mystery_values = tuple(values[ISLANDS:])
        game.face_up = 0
        game.looked = (0,) * MARKERS
        numbers = game.two_dice(len(game.mystery))
        game.mystery = tuple(numbers)
        game.markers_down = sum([1 << number for number in numbers])
        game.reveals += 1
        game.emit("popularity", -1, {"numbers": list(numbers)})
