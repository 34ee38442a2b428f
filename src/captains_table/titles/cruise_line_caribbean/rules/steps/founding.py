"""Before the first season: companies (CL-3.5) and, in the Standard game, going public and the first ship (CL-13)."""

from __future__ import annotations

from typing import ClassVar, Final

from captains_table.kernel.fields import SEAT, Field, Number
from captains_table.kernel.phrasing import answer, ask
from captains_table.kernel.state import Answer, Cue, Prompt, Step
from captains_table.titles.cruise_line_caribbean.data.ids import (
    CHOOSING,
    COMPANIES,
    FIRST_SHIP,
    IN_SHARES_SOLD,
    IN_SHIPS,
    IN_START,
    IPO,
    NOTHING,
    SIZES,
)
from captains_table.titles.cruise_line_caribbean.rules.lots import SHARES, lots_within
from captains_table.titles.cruise_line_caribbean.rules.notation import company_word, lot_args, lot_word
from captains_table.titles.cruise_line_caribbean.rules.state import CruiseLine


class ChooseCompanies(Cue[CruiseLine]):
    __slots__ = ()
    kind: ClassVar[str] = "choose_companies"

    def run(self, game: CruiseLine) -> None:
        game.phase = CHOOSING
        game.schedule(*[AskFounder(seat, CHOOSING) for seat in game.order])


class PickCompany(Step[CruiseLine]):
    """CL-3.5, DP1"""

    __slots__ = ()
    kind: ClassVar[str] = "company"

    def fits(self, game: CruiseLine, seat: int) -> bool:
        return game.phase == CHOOSING and game.companies[seat].id == NOTHING

    def choices(self, game: CruiseLine, seat: int) -> list[int]:
        taken = [company.id for company in game.companies]
        return [id for id in range(len(COMPANIES)) if id not in taken]

    def take(self, game: CruiseLine, seat: int, choice: int) -> None:
        company = game.companies[seat]
        options = game.options
        company.id = choice
        if options.start_cash:
            company.receive(options.start_cash, IN_START)  # CL-3.6, 3.8
        home = options.homes[choice]
        game.emit("company", seat, {"company": choice, "port": home})
        if options.standard:
            company.shares[seat] = options.all_shares  # CL-13.2
            game.prices[seat] = options.numbers["ipo_price"]
        else:  # CL-3.7
            company.size = 0
            company.new_ship = True
            company.hex = options.port_hexes[home]
            company.fuel = min(options.numbers["start_fuel"], options.tanks[0])

    def describe(self, game: CruiseLine, seat: int, choice: int) -> Answer:
        code = COMPANIES[choice]
        args = {"company": choice, "port": game.options.homes[choice]}
        return answer("company", {"company": code}, f"company-{code.lower()}", "company", **args)

    def prompt(self, game: CruiseLine, seat: int) -> Prompt:
        return ask("company", "CL-3.5")


PICK_COMPANY: Final = PickCompany()


class GoPublic(Cue[CruiseLine]):
    """CL-13.3"""

    __slots__ = ()
    kind: ClassVar[str] = "go_public"

    def run(self, game: CruiseLine) -> None:
        game.phase = IPO
        game.schedule(*[AskFounder(seat, IPO) for seat in game.order])


class Float(Step[CruiseLine]):
    """CL-13.3, 13.4, DP2"""

    __slots__ = ()
    kind: ClassVar[str] = "float"

    def fits(self, game: CruiseLine, seat: int) -> bool:
        return game.phase == IPO

    def choices(self, game: CruiseLine, seat: int) -> list[int]:
        least = game.options.numbers["ipo_least"]
        return [lot for lot in lots_within(game.companies[seat].shares[seat]) if SHARES[lot] >= least]

    def take(self, game: CruiseLine, seat: int, choice: int) -> None:
        company = game.companies[seat]
        amount = SHARES[choice] * game.prices[seat]
        company.shares[seat] -= choice
        game.market[seat] += choice
        company.sold |= 1 << seat  # ruling 6
        company.receive(amount, IN_SHARES_SOLD)
        game.change_price(seat, -SHARES[choice])
        game.emit("floats", seat, {**lot_args(game, seat, choice), "amount": amount, "price": game.prices[seat]})

    def describe(self, game: CruiseLine, seat: int, choice: int) -> Answer:
        amount = SHARES[choice] * game.prices[seat]
        price = game.price_after(seat, -SHARES[choice])
        target = f"share-{company_word(game, seat)}"
        args = {"amount": amount, "price": price, **lot_args(game, seat, choice)}
        return answer("float", {"lot": lot_word(game, choice)}, target, "float", **args)

    def prompt(self, game: CruiseLine, seat: int) -> Prompt:
        return ask("float", "CL-13.3", "CL-13.4", price=game.prices[seat], least=game.options.numbers["ipo_least"])


FLOAT: Final = Float()


class FirstShips(Cue[CruiseLine]):
    """CL-13.5"""

    __slots__ = ()
    kind: ClassVar[str] = "first_ships"

    def run(self, game: CruiseLine) -> None:
        game.phase = FIRST_SHIP
        game.schedule(*[AskFounder(seat, FIRST_SHIP) for seat in game.order])


class FirstShip(Step[CruiseLine]):
    """DP3"""

    __slots__ = ()
    kind: ClassVar[str] = "first_ship"

    def fits(self, game: CruiseLine, seat: int) -> bool:
        return game.phase == FIRST_SHIP and game.companies[seat].size == NOTHING

    def choices(self, game: CruiseLine, seat: int) -> list[int]:
        cash = game.companies[seat].cash
        return [size for size in range(len(SIZES)) if game.options.ship_prices[size] <= cash]

    def take(self, game: CruiseLine, seat: int, choice: int) -> None:
        company = game.companies[seat]
        price = game.options.ship_prices[choice]
        company.pay(price, IN_SHIPS)
        company.size = choice
        company.new_ship = True
        company.hex = game.options.port_hexes[game.options.homes[company.id]]
        game.emit("first_ship", seat, {"size": SIZES[choice], "amount": price})

    def describe(self, game: CruiseLine, seat: int, choice: int) -> Answer:
        size = SIZES[choice]
        price = game.options.ship_prices[choice]
        return answer("ship", {"ship": size}, f"ship-{size.lower()}", "first_ship", size=size, amount=price)

    def prompt(self, game: CruiseLine, seat: int) -> Prompt:
        return ask("first_ship", "CL-13.5", cash=game.companies[seat].cash)


FIRST_SHIP_STEP: Final = FirstShip()


class AskFounder(Cue[CruiseLine]):
    """One after another; each phase of founding asks everybody one thing."""

    __slots__ = ("phase", "seat")
    kind: ClassVar[str] = "ask_founder"
    fields: ClassVar[dict[str, Field]] = {"seat": SEAT, "phase": Number(CHOOSING, FIRST_SHIP)}

    def __init__(self, seat: int, phase: int) -> None:
        self.seat: int = seat
        self.phase: int = phase

    def fits(self, game: CruiseLine) -> bool:
        return self.phase == game.phase and self.seat in game.in_order()

    def run(self, game: CruiseLine) -> None:
        if self.phase == CHOOSING:
            game.push(self.seat, PICK_COMPANY)
        elif self.phase == IPO:
            game.push(self.seat, FLOAT)
        else:
            game.push(self.seat, FIRST_SHIP_STEP)
