"""What a game is played with: the components and what was agreed before. Shared by all copies of a game."""

from __future__ import annotations

from typing import Final

from captains_table.kernel.state import Phrase
from captains_table.kernel.title import Options
from captains_table.titles.cruise_line_caribbean.data.chart import Chart
from captains_table.titles.cruise_line_caribbean.data.components import Components
from captains_table.titles.cruise_line_caribbean.data.ids import DEPARTURES, HEXES, NOTHING, PORTS
from captains_table.titles.cruise_line_caribbean.rules.lots import ALL_CERTIFICATES, ALL_FUNGIBLE

NEED: Final = 1
IN_WINTER: Final = 2  # negotiated sales also in W2

INTRO: Final[Options] = {
    "dividend_rate": "chart",
    "standard_start_cash": 8,
    "first_winter_trading": False,
    "first_winter_resorts": False,
    "certificates": "fungible",
    "price_cap": 22,
    "negotiation": "need",
    "resort_trade": False,
}  # options of the Standard game, as they must stand in the Introductory one


class GameOptions:
    """Components and options of one game; immutable."""

    def __init__(self, seats: int, chosen: Options, components: Components) -> None:
        self.components: Components = components
        self.fingerprint: str = " ".join(f"{name}={value}" for name, value in chosen.items())
        # -- the chart
        self.chart: Chart = components.chart
        self.port_hexes: list[int] = components.port_hexes
        self.port_at: list[int] = [NOTHING] * HEXES
        for port in range(len(PORTS)):
            self.port_at[components.port_hexes[port]] = port
        self.number_hexes: dict[int, int] = components.number_hexes
        self.shallow: list[bool] = components.shallow
        self.homes: list[int] = components.homes
        # -- ships
        self.capacities: list[int] = components.capacities
        self.tanks: list[int] = components.tanks
        self.ship_prices: list[int] = components.ship_prices
        self.trade_ins: list[int] = components.trade_ins
        self.maintenance: list[int] = components.maintenance
        self.fuel_prices: list[list[int]] = components.fuel_prices
        # -- cards
        self.blue: list[int] = components.blue
        self.red: list[int] = components.red
        self.red_class: list[int] = components.red_class
        self.answers: list[int] = components.answers
        self.blue_value: list[int] = components.blue_value
        self.red_value: list[int] = components.red_value
        self.press_cash: int = components.press_cash
        self.smear_cash: int = components.smear_cash
        # -- numbers
        self.numbers: dict[str, int] = components.numbers
        self.max_resorts: int = components.max_resorts[seats - 2]
        self.own_limit: int = components.own_limits[seats - 2]
        self.resort_value: int = components.numbers["resort_value"]
        # -- chosen
        self.standard: bool = chosen["mode"] == "standard"
        self.years: int = int(chosen["years"])
        self.demand_decks: list[int] = components.demand_decks[f"{seats}-{self.years}"]
        self.keep_leftovers: bool = bool(chosen["keep_leftovers"])
        price = str(chosen["resort_price"])
        self.resort_winter: int = components.numbers["resort_action" if price == "flat20" else "resort_winter"]
        self.resort_action: int = components.numbers["resort_winter" if price == "flat10" else "resort_action"]
        self.resorts_in_turn: bool = chosen["winter_resorts"] == "in_turn"
        self.island_fuel: int = components.numbers[
            "island_fuel" if int(chosen["destination_fuel"]) == 3 else "island_fuel_note"
        ]
        self.twenty_percent: bool = chosen["dividend_rate"] == "20pct"
        self.start_cash: int = (
            0 if self.standard and int(chosen["standard_start_cash"]) == 0 else components.numbers["start_cash"]
        )
        self.first_winter_trading: bool = bool(chosen["first_winter_trading"])
        self.first_winter_resorts: bool = not self.standard or bool(chosen["first_winter_resorts"])
        self.indivisible: bool = chosen["certificates"] == "indivisible"
        self.all_shares: int = ALL_CERTIFICATES if self.indivisible else ALL_FUNGIBLE
        self.price_cap: int = components.numbers["price_most" if int(chosen["price_cap"]) == 22 else "price_most_board"]
        negotiation = chosen["negotiation"]
        self.negotiation: int = 0 if negotiation == "off" else IN_WINTER if negotiation == "winter" else NEED
        self.resort_trade: bool = bool(chosen["resort_trade"])
        self.hard_bankruptcy: bool = bool(chosen["hard_bankruptcy"])
        start = chosen["start_player"]
        self.start_player: int = NOTHING if start == "random" else int(start) - 1

    def dividend(self, price: int, shares: int) -> int:
        """CL-14.3, 14.6"""
        if self.twenty_percent:
            return price * shares // self.components.dividend_divisor
        return self.components.dividends[price - 1][shares - 1] if shares else 0

    def is_departure(self, hex: int) -> bool:
        return 0 <= self.port_at[hex] < DEPARTURES


def check_options(seats: int, options: Options) -> Phrase | None:
    """What does not fit the mode or the number of players is refused, so that no setting lies."""
    if options["start_player"] != "random" and int(options["start_player"]) > seats:
        return Phrase("conflict.start_player", {"seats": seats})
    if options["mode"] == "intro":
        for name, value in INTRO.items():
            if options[name] != value:
                return Phrase(f"conflict.{name}", {})
    if options["resort_trade"] and options["negotiation"] == "off":
        return Phrase("conflict.nothing_to_trade", {})
    return None
