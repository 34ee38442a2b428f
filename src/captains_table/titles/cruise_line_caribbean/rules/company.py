"""One player's cruise line: purse, ship, hand, shares and what weighs on it."""

from __future__ import annotations

from captains_table.titles.cruise_line_caribbean.data.ids import COLOURS, ENTRIES, NOTHING

NONE: list[int] = []  # replaced at once; never changed


class Company:
    __slots__ = (
        "aboard",
        "book",
        "bought",
        "bunker",
        "cash",
        "debt",
        "delay",
        "fuel",
        "hand",
        "hex",
        "id",
        "new_ship",
        "out",
        "price_war",
        "returned",
        "shares",
        "size",
        "sold",
        "strike",
    )

    def __init__(self) -> None:
        self.id: int = NOTHING  # which of the four companies (T4)
        self.cash: int = 0
        self.debt: int = 0
        self.size: int = NOTHING  # of the ship; NOTHING: none yet
        self.hex: int = NOTHING
        self.fuel: int = 0
        self.aboard: list[int] = NONE  # passengers by colour
        self.hand: tuple[tuple[int, int], ...] = ()  # Action cards, each with the refill it was drawn after
        self.shares: list[int] = NONE  # lots, by the seat of the company they are of
        self.new_ship: bool = False  # bought or upgraded this Winter (CL-5.8)
        self.sold: int = 0  # a bit for each company whose shares were sold this year (CL-15.4, 15.6)
        self.bought: bool = False  # this Winter (CL-15.5)
        self.returned: int = 0  # this season: 1 for the first back, and so on; 0: still at sea
        # -- lasting effects of attacks (CL-10.11)
        self.delay: bool = False
        self.bunker: bool = False
        self.strike: int = 0  # turns to come without Pick up
        self.price_war: bool = False
        self.out: int = 0  # hard_bankruptcy: 1 for the first out, and so on
        self.book: list[int] = NONE  # this season's dollars, by entry of the ledger

    @staticmethod
    def new(seats: int) -> Company:
        company = Company()
        company.aboard = [0] * len(COLOURS)
        company.shares = [0] * seats
        company.book = [0] * len(ENTRIES)
        return company

    def clone(self) -> Company:
        """Written by tools/state_fields.py from `__init__`."""
        other = Company()
        other.id = self.id
        other.cash = self.cash
        other.debt = self.debt
        other.size = self.size
        other.hex = self.hex
        other.fuel = self.fuel
        other.aboard = self.aboard.copy()
        other.hand = self.hand
        other.shares = self.shares.copy()
        other.new_ship = self.new_ship
        other.sold = self.sold
        other.bought = self.bought
        other.returned = self.returned
        other.delay = self.delay
        other.bunker = self.bunker
        other.strike = self.strike
        other.price_war = self.price_war
        other.out = self.out
        other.book = self.book.copy()
        return other

    def passengers(self) -> int:
        return sum(self.aboard)

    def cards(self) -> list[int]:
        return [card for card, _ in self.hand]

    # -- money: every dollar is written into the ledger ----------------------------------------------------

    def receive(self, amount: int, entry: int) -> None:
        """CL-18.6: what comes in first repays debt."""
        self.book[entry] += amount
        repaid = min(amount, self.debt)
        self.debt -= repaid
        self.cash += amount - repaid

    def pay(self, amount: int, entry: int) -> None:
        """From cash, which covers it."""
        self.book[entry] -= amount
        self.cash -= amount

    def owe(self, amount: int, entry: int) -> None:
        """All cash, and the rest becomes debt (CL-18.4, 18.5)."""
        self.book[entry] -= amount
        paid = min(amount, self.cash)
        self.cash -= paid
        self.debt += amount - paid
