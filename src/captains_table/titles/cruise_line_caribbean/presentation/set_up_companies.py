"""The companies of a position that is being set up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from captains_table.kernel.card_pool import CardPool
from captains_table.kernel.errors import shown
from captains_table.titles.cruise_line_caribbean.data.ids import (
    ACTION_CARDS,
    CHOOSING,
    COLOURS,
    COLUMNS,
    COMPANIES,
    FIRST_SHIP,
    HEXES,
    NOTHING,
    PHASES,
    PORTS,
    SIZES,
    STRIKE,
    TURNS,
    WINTER,
)
from captains_table.titles.cruise_line_caribbean.rules.lots import SHARES, THREE, TWO
from captains_table.titles.cruise_line_caribbean.rules.state import CruiseLine
from captains_table.titles.cruise_line_caribbean.shapes.position import CompanySaid

if TYPE_CHECKING:
    from captains_table.titles.cruise_line_caribbean.presentation.set_up import _SetUp

CASH = 20  # what a company has if nothing is said
OWN_SHARES = 7


class CompaniesReader:
    """Companies, shares, prices, resorts and hands."""

    def __init__(self, game: CruiseLine, said: _SetUp, actions: CardPool) -> None:
        self.game = game
        self.said = said
        self.written = said.said
        self.actions = actions

    def run(self) -> None:
        each = self.written.companies or [CompanySaid() for _ in range(self.game.seats)]
        self.ids(each)
        for seat, table in enumerate(each):
            self.company(seat, table)
        self.known()
        for seat, table in enumerate(each):
            self.hand(seat, table)
        self.seen()
        self.shares(each)
        self.resorts()
        self.places()

    def where(self, seat: int, key: str) -> str:
        return f"companies, seat {seat}, {key}"

    def ids(self, tables: list[CompanySaid]) -> None:
        taken = [table.company for table in tables if table.company is not None]
        if len(set(taken)) < len(taken):
            raise self.said.wrong("companies", "two seats cannot run the same company (CL-3.5)")
        free = [id for id in COMPANIES if id not in taken]
        for seat, table in enumerate(tables):
            if table.company is None and self.game.phase == CHOOSING:
                continue  # some have none yet
            self.game.companies[seat].id = COMPANIES.index(table.company or free.pop(0))

    def company(self, seat: int, table: CompanySaid) -> None:
        game, company = self.game, self.game.companies[seat]
        company.debt = table.debt
        none = company.id == NOTHING or company.debt > 0
        company.cash = table.cash if table.cash is not None else 0 if none else CASH
        if company.debt and company.cash:
            raise self.said.wrong(self.where(seat, "debt"), "who is in debt has no cash (CL-18.6)")
        company.out = self.said.number(table.out, 0, game.seats, self.where(seat, "out"))
        self.flags(seat, table)
        self.ship(seat, table)
        company.aboard = self.said.counts(table.aboard, self.where(seat, "aboard"))
        if company.size == NOTHING and company.passengers():
            raise self.said.wrong(self.where(seat, "aboard"), "there is no ship")
        if company.passengers() and (game.phase != TURNS or company.returned):
            raise self.said.wrong(self.where(seat, "aboard"), "passengers are aboard only between port and Return")
        if company.size != NOTHING and company.passengers() > game.options.capacities[company.size]:
            raise self.said.wrong(self.where(seat, "aboard"), "more than the ship holds (CL-7.6)")

    def flags(self, seat: int, table: CompanySaid) -> None:
        company, number = self.game.companies[seat], self.said.number
        company.bought, company.delay, company.bunker = table.bought, table.delay, table.bunker
        company.price_war = table.price_war
        first = self.game.year == 1 and not self.game.options.standard
        company.new_ship = first if table.new_ship is None else table.new_ship
        company.strike = number(table.strike, 0, self.game.options.red_value[STRIKE], self.where(seat, "strike"))
        company.returned = number(table.returned, 0, self.game.seats, self.where(seat, "returned"))
        company.sold = self.said.seats_in(table.sold, self.where(seat, "sold"))
        lasting = company.returned or company.delay or company.bunker or company.price_war or company.strike
        if self.game.phase != TURNS and lasting:
            raise self.said.wrong(self.where(seat, "returned"), "effects of a season last only in the phase 'turns'")

    def ship(self, seat: int, table: CompanySaid) -> None:
        game, company = self.game, self.game.companies[seat]
        none_yet = company.id == NOTHING or (game.options.standard and game.year == 1 and self.before_ships())
        size = table.ship or ("" if none_yet or company.out else "S")
        if not size:
            if not (none_yet or company.out or "asked" in self.said.data):
                raise self.said.wrong(self.where(seat, "ship"), "every company has one by now (CL-5.1)")
            for key, value in (("at", table.at), ("fuel", table.fuel)):
                if value and self.said.strict:
                    raise self.said.wrong(self.where(seat, key), "there is no ship")
            return
        if none_yet and self.said.strict and (game.phase < FIRST_SHIP or "asked" not in self.said.data):
            raise self.said.wrong(self.where(seat, "ship"), "it is bought in the phase 'first_ship' (CL-13.5)")
        company.size = SIZES.index(size)
        home = PORTS[game.options.homes[company.id]]
        company.hex = self.place(home if table.at is None else table.at, self.where(seat, "at"))
        tank = game.options.tanks[company.size]
        company.fuel = self.said.number(tank if table.fuel is None else table.fuel, 0, tank, self.where(seat, "fuel"))

    def before_ships(self) -> bool:
        return self.game.season == WINTER and self.game.phase <= FIRST_SHIP

    def place(self, at: str | int | list[int], where: str) -> int:
        """A port by its code, the open sea by row and column, a Mystery location by its number."""
        game = self.game
        if isinstance(at, str) and at in PORTS:
            return game.options.port_hexes[PORTS.index(at)]
        hex = NOTHING
        if isinstance(at, int):
            hex = game.options.number_hexes.get(at, NOTHING)
        elif isinstance(at, list) and len(at) == 2 and 0 <= at[1] < COLUMNS:
            hex = at[0] * COLUMNS + at[1]
        if not 0 <= hex < HEXES or not game.options.chart.water[hex]:
            raise self.said.wrong(where, f"a port, a numbered hex, or row and column on the water, not {shown(at)}")
        if game.phase != TURNS and game.options.port_at[hex] == NOTHING:
            raise self.said.wrong(where, "ships are at sea only in the phase 'turns'")
        return hex

    def places(self) -> None:
        """Before the turns all ships lie in departure ports; those back this season too."""
        game = self.game
        ranks = sorted(company.returned for company in game.companies if company.returned)
        if ranks != list(range(1, len(ranks) + 1)):
            raise self.said.wrong("companies", "'returned' counts those who are back: 1, 2, ... (CL-7.23)")
        for seat, company in enumerate(game.companies):
            home = company.size != NOTHING and (game.phase != TURNS or company.returned > 0)
            if home and not game.options.is_departure(company.hex):
                raise self.said.wrong(self.where(seat, "at"), "must be a departure port now (CL-7.21)")

    # -- hands ---------------------------------------------------------------------------------------------

    def known(self) -> None:
        said, game = self.said, self.game
        game.refills = self.written.refills
        refilled_in = [0] * ACTION_CARDS
        for id, number in self.written.born.items():
            refilled_in[said.which(self.actions, id, "born")] = said.number(number, 0, game.refills, "born")
        game.refilled_in = tuple(refilled_in)

    def hand(self, seat: int, table: CompanySaid) -> None:
        """Cards, or cards with the refill of the deck after which they were drawn, or only how many."""
        game, said = self.game, self.said
        where = self.where(seat, "hand")
        hand: list[tuple[int, int]] = []
        if isinstance(table.hand, int):
            dealt = said.some(self.actions, table.hand, where)
            self.actions.left = sorted([*self.actions.left, *dealt])
        for each in [self.actions.ids[card] for card in dealt] if isinstance(table.hand, int) else table.hand:
            id, age = (each, game.refills) if isinstance(each, str) else each
            card = said.claim(self.actions, id, where)
            age = said.number(age, 0, game.refills, where)
            if game.refilled_in[card] > age:
                raise said.wrong(where, f"{shown(id)} was in the deck only later")
            hand.append((card, age))
        game.companies[seat].hand = tuple(hand)

    def seen(self) -> None:
        seen = [0] * ACTION_CARDS
        held = [card for company in self.game.companies for card in company.cards()]
        for id, seats in self.written.seen.items():
            card = self.said.which(self.actions, id, "seen")
            if card not in held:
                raise self.said.wrong("seen", f"{shown(id)} is in nobody's hand")
            seen[card] = self.said.seats_in(seats, "seen")
        self.game.seen = tuple(seen)

    # -- shares and resorts --------------------------------------------------------------------------------

    def lot(self, value: int | list[int], where: str) -> int:
        """A number of shares; with indivisible certificates a list of them."""
        if not self.game.options.indivisible:
            return self.said.number(value, 0, 10, where)
        if not isinstance(value, list) or not all(each in (1, 2, 3) for each in value):
            raise self.said.wrong(where, "must be a list of certificates of 1, 2 or 3 shares (CL-15.16)")
        ones, twos, threes = (value.count(shares) for shares in (1, 2, 3))
        if ones > 5 or twos > 1 or threes > 1:
            raise self.said.wrong(where, "there are five certificates of 1 share, one of 2 and one of 3 (CL-2.3)")
        return ones + TWO * twos + THREE * threes

    def shares(self, tables: list[CompanySaid]) -> None:
        game, said = self.game, self.said
        if not game.options.standard:
            written = [self.written.prices, self.written.market, *[table.shares for table in tables]]
            if any(each is not None for each in written):
                raise said.wrong("companies", "there are no shares in the Introductory game (CL-1.5)")
            return
        whole = game.options.all_shares
        for seat, table in enumerate(tables):
            lots = self.usual(seat) if table.shares is None else table.shares
            if len(lots) != game.seats:
                raise said.wrong(self.where(seat, "shares"), "a number for the company of each seat is needed")
            game.companies[seat].shares = [self.lot(each, self.where(seat, "shares")) for each in lots]
        market = self.written.market or [None] * game.seats
        for seat in range(game.seats):
            held = sum(company.shares[seat] for company in game.companies)
            free = whole - held if game.companies[seat].id != NOTHING else 0
            certificates = free % TWO <= 10 and free >= 0
            on_sale = market[seat]
            game.market[seat] = free if on_sale is None else self.lot(on_sale, "market")
            if not certificates or game.market[seat] != free:
                raise said.wrong("market", f"of the company of seat {seat} there must be 10 shares (CL-2.3)")
            self.limit(seat)
        prices = self.written.prices or [6] * game.seats
        game.prices = [said.number(price, 1, game.options.price_cap, "prices") for price in prices]

    def usual(self, seat: int) -> list[Any]:
        """What a company holds if nothing is said: seven of its own, or all before going public."""
        game = self.game
        if game.companies[seat].id == NOTHING:
            own: Any = [] if game.options.indivisible else 0
        elif game.phase <= PHASES.index("ipo"):
            own = [1, 1, 1, 1, 1, 2, 3] if game.options.indivisible else 10
        else:
            own = [1, 1, 2, 3] if game.options.indivisible else OWN_SHARES
        nothing: Any = [] if game.options.indivisible else 0
        return [own if other == seat else nothing for other in range(game.seats)]

    def limit(self, seat: int) -> None:
        """CL-13.6: own shares, from the first ship on; before that and by the IPO there may be more."""
        game = self.game
        own = SHARES[game.companies[seat].shares[seat]]
        if own > max(game.own_limit(), OWN_SHARES) and game.phase > FIRST_SHIP:
            raise self.said.wrong(self.where(seat, "shares"), f"at most {game.own_limit()} own shares (CL-3.9)")

    def resorts(self) -> None:
        game, said = self.game, self.said
        for name, owner in self.written.resorts.items():
            game.resorts[COLOURS.index(name)] = said.number(owner, 0, game.seats - 1, "resorts")
        for seat in range(game.seats):
            if game.resorts_of(seat) > game.options.max_resorts:
                raise said.wrong("resorts", f"at most {game.options.max_resorts} for each (CL-3.9)")
