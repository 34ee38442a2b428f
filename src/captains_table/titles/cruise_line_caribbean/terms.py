"""What a game is played with: the components and what was agreed before. Shared by all copies of a game."""

from __future__ import annotations

from typing import Final

from captains_table.kernel.title import Options
from captains_table.titles.cruise_line_caribbean.box import Box
from captains_table.titles.cruise_line_caribbean.chart import Chart
from captains_table.titles.cruise_line_caribbean.lots import ALL_CERTIFICATES, ALL_FUNGIBLE
from captains_table.titles.cruise_line_caribbean.parts import DEPARTURES, HEXES, NOTHING, PORTS

NEED: Final = 1
IN_WINTER: Final = 2  # negotiated sales also in W2


class Terms:
    """Components and options of one game; immutable."""

    def __init__(self, seats: int, options: Options, box: Box) -> None:
        self.box: Box = box
        self.fingerprint: str = " ".join(f"{name}={value}" for name, value in options.items())
        # -- the chart
        self.chart: Chart = box.chart
        self.port_hexes: list[int] = box.port_hexes
        self.port_at: list[int] = [NOTHING] * HEXES
        for port in range(len(PORTS)):
            self.port_at[box.port_hexes[port]] = port
        self.number_hexes: dict[int, int] = box.number_hexes
        self.shallow: list[bool] = box.shallow
        self.homes: list[int] = box.homes
        # -- ships
        self.capacities: list[int] = box.capacities
        self.tanks: list[int] = box.tanks
        self.ship_prices: list[int] = box.ship_prices
        self.trade_ins: list[int] = box.trade_ins
        self.maintenance: list[int] = box.maintenance
        self.fuel_prices: list[list[int]] = box.fuel_prices
        # -- cards
        self.blue: list[int] = box.blue
        self.red: list[int] = box.red
        self.red_class: list[int] = box.red_class
        self.answers: list[int] = box.answers
        self.blue_value: list[int] = box.blue_value
        self.red_value: list[int] = box.red_value
        self.press_cash: int = box.press_cash
        self.smear_cash: int = box.smear_cash
        # -- numbers
        self.numbers: dict[str, int] = box.numbers
        self.max_resorts: int = box.max_resorts[seats - 2]
        self.own_limit: int = box.own_limits[seats - 2]
        self.resort_value: int = box.numbers["resort_value"]
        # -- options
        self.standard: bool = options["mode"] == "standard"
        self.years: int = int(options["years"])
        self.demand_decks: list[int] = box.demand_decks[f"{seats}-{self.years}"]
        self.keep_leftovers: bool = bool(options["keep_leftovers"])
        price = str(options["resort_price"])
        self.resort_winter: int = box.numbers["resort_action" if price == "flat20" else "resort_winter"]
        self.resort_action: int = box.numbers["resort_winter" if price == "flat10" else "resort_action"]
        self.resorts_in_turn: bool = options["winter_resorts"] == "in_turn"
        self.island_fuel: int = box.numbers[
            "island_fuel" if int(options["destination_fuel"]) == 3 else "island_fuel_note"
        ]
        self.twenty_percent: bool = options["dividend_rate"] == "20pct"
        self.start_cash: int = (
            0 if self.standard and int(options["standard_start_cash"]) == 0 else box.numbers["start_cash"]
        )
        self.first_winter_trading: bool = bool(options["first_winter_trading"])
        self.first_winter_resorts: bool = not self.standard or bool(options["first_winter_resorts"])
        self.indivisible: bool = options["certificates"] == "indivisible"
        self.all_shares: int = ALL_CERTIFICATES if self.indivisible else ALL_FUNGIBLE
        self.price_cap: int = box.numbers["price_most" if int(options["price_cap"]) == 22 else "price_most_board"]
        negotiation = options["negotiation"]
        self.negotiation: int = 0 if negotiation == "off" else IN_WINTER if negotiation == "winter" else NEED
        self.resort_trade: bool = bool(options["resort_trade"])
        self.hard_bankruptcy: bool = bool(options["hard_bankruptcy"])
        start = options["start_player"]
        self.start_player: int = NOTHING if start == "random" else int(start) - 1

    def dividend(self, price: int, shares: int) -> int:
        """CL-14.3, 14.6"""
        if self.twenty_percent:
            return price * shares // self.box.dividend_divisor
        return self.box.dividends[price - 1][shares - 1] if shares else 0

    def is_departure(self, hex: int) -> bool:
        return 0 <= self.port_at[hex] < DEPARTURES
