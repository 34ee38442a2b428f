"""The reader of components.toml."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from captains_table.kernel.packs import Pack, printed
from captains_table.kernel.texts import LANGUAGES
from captains_table.titles.cruise_line_caribbean.data.chart import FAR, Chart
from captains_table.titles.cruise_line_caribbean.data.ids import (
    BLUES,
    CLASSES,
    COLOURS,
    COLUMNS,
    COMPANIES,
    DEPARTURES,
    EFFECTS,
    HEXES,
    PORTS,
    REDS,
    ROWS,
    SIZES,
)

TIMINGS: Final = (
    "any", "before", "departure", "visit", "pickup", "after", "return", "build", "bid", "react",
)  # fmt: skip
NUMBERS: Final = (
    "start_cash", "start_fuel", "resort_winter", "resort_action", "resort_value", "resort_income", "first_visit",
    "fine", "tow", "island_fuel", "island_fuel_note", "pirates", "cards_first", "cards_second", "demand_cards",
    "ipo_price", "ipo_least", "price_most", "price_most_board", "offers", "debt_step", "bankrupt",
)  # fmt: skip
NUMBERED: Final = range(2, 21)  # Mystery locations, by two ten-sided dice
CARD_COUNT: Final = 25
EVENT_COUNT: Final = 30
MARKERS: Final = 12


class Components:
    def __init__(self, pack: Pack) -> None:
        self.fingerprint: str = pack.fingerprint
        self.pack = pack
        self._chart(pack)
        self._companies(pack)
        self._ships(pack)
        self._cards(pack)
        self._events(pack)
        self._demand(pack)
        self.fares: list[int] = pack.numbers("fares.values", MARKERS, 3, 6)
        self.mystery_names = {value: pack.names(f"mysteries.{value}.name", LANGUAGES) for value in range(3, 7)}
        chart = pack.get("dividends.chart")
        if not isinstance(chart, list) or len(chart) != 22:
            raise pack.wrong("dividends.chart", "must have a row for each price from 1 to 22")
        for row in chart:
            if not isinstance(row, list) or len(row) != 10 or not all(type(each) is int and each >= 0 for each in row):
                raise pack.wrong("dividends.chart", "must have ten whole numbers in each row")
        self.dividends: list[list[int]] = chart
        self.dividend_divisor: int = pack.integer("dividends.divisor_option", 1, 20)
        self.numbers: dict[str, int] = {name: pack.integer(f"numbers.{name}", 0, 99) for name in NUMBERS}
        if self.numbers["price_most"] > 22:
            raise pack.wrong("numbers.price_most", "the dividend chart ends at 22")
        self.max_resorts: list[int] = pack.numbers("numbers.resorts", 3, 0, 8)
        self.own_limits: list[int] = pack.numbers("numbers.own_limit", 3, 1, 10)

    def _chart(self, pack: Pack) -> None:
        """T1 to T3"""
        rows = pack.get("map.rows")
        if not isinstance(rows, list) or len(rows) != ROWS or not all(len(row) == COLUMNS for row in rows):
            raise pack.wrong("map.rows", f"must be {ROWS} rows of {COLUMNS} hexes")
        if not set("".join(rows)) <= set("L.#"):
            raise pack.wrong("map.rows", "knows only L (land), . (sea) and # (port)")
        self.number_hexes: dict[int, int] = {
            number: self._hex(pack, f"mystery_hexes.{number}", rows, ".") for number in NUMBERED
        }
        if len(set(self.number_hexes.values())) < len(NUMBERED):
            raise pack.wrong("mystery_hexes", "two numbers lie on one hex")
        self.chart: Chart = Chart(rows, self.number_hexes)
        self.port_names = [pack.names(f"ports.{port}.name", LANGUAGES) for port in PORTS]
        self.articles: list[bool] = [pack.get(f"ports.{port}").get("article", False) is True for port in PORTS]
        self.port_hexes: list[int] = [self._hex(pack, f"ports.{port}.hex", rows, "#") for port in PORTS]
        for port, hex in zip(PORTS, self.port_hexes, strict=True):
            if self.port_hexes.count(hex) > 1:
                raise pack.wrong(f"ports.{port}.hex", "another port lies there")
        if "".join(rows).count("#") != len(PORTS):
            raise pack.wrong("map.rows", "must show exactly the hexes of the ports as #")
        self.shallow: list[bool] = [False] * DEPARTURES
        self.tokens: list[int] = []
        self.colour_names: list[dict[str, str]] = []
        for port in COLOURS:
            shallow = pack.get(f"ports.{port}.shallow")
            if not isinstance(shallow, bool):
                raise pack.wrong(f"ports.{port}.shallow", "must be true or false")
            self.shallow.append(shallow)
            self.tokens.append(pack.integer(f"ports.{port}.tokens", 1, 15))
            self.colour_names.append(pack.names(f"ports.{port}.colour", LANGUAGES))
        reached = self.chart.distances(self.port_hexes[0])
        for hex in range(HEXES):
            if self.chart.water[hex] and reached[hex] == FAR:
                raise pack.wrong("map.rows", f"row {hex // COLUMNS}, column {hex % COLUMNS} cannot be reached by sea")

    @staticmethod
    def _hex(pack: Pack, entry: str, rows: list[str], kind: str) -> int:
        place = pack.get(entry)
        if not isinstance(place, list) or len(place) != 2 or not all(type(each) is int for each in place):
            raise pack.wrong(entry, "must be a row and a column")
        row, column = int(place[0]), int(place[1])
        if not (0 <= row < ROWS and 0 <= column < COLUMNS and rows[row][column] == kind):
            raise pack.wrong(entry, f"row {row}, column {column} of the map is not {kind!r}")
        return row * COLUMNS + column

    def _companies(self, pack: Pack) -> None:
        """T4"""
        self.company_names: list[str] = []
        self.company_shorts: list[str] = []
        self.homes: list[int] = []
        for company in COMPANIES:
            for key, names in (("name", self.company_names), ("short", self.company_shorts)):
                name = pack.get(f"companies.{company}.{key}")
                if not isinstance(name, str) or not name:
                    raise pack.wrong(f"companies.{company}.{key}", "a company needs a name")
                names.append(name)
            home = pack.get(f"companies.{company}.home")
            if home not in PORTS[:DEPARTURES]:
                raise pack.wrong(f"companies.{company}.home", f"must be one of {', '.join(PORTS[:DEPARTURES])}")
            self.homes.append(PORTS.index(home))

    def _ships(self, pack: Pack) -> None:
        """T5, T6"""
        self.size_names = [pack.names(f"ships.{size}.name", LANGUAGES) for size in SIZES]

        def each(key: str, low: int, high: int) -> list[int]:
            return [pack.integer(f"ships.{size}.{key}", low, high) for size in SIZES]

        self.capacities: list[int] = each("capacity", 1, 15)
        self.tanks: list[int] = each("tank", 10, 20)
        self.ship_prices: list[int] = each("price", 1, 99)
        self.trade_ins: list[int] = each("trade_in", 0, 99)
        self.maintenance: list[int] = each("maintenance", 0, 99)
        self.fuel_prices: list[list[int]] = [pack.numbers(f"ships.{size}.fuel_prices", 20, 0, 99) for size in SIZES]
        if self.tanks != sorted(self.tanks) or self.ship_prices != sorted(self.ship_prices):
            raise pack.wrong("ships", "a larger ship has a larger tank and a higher price")

    def _cards(self, pack: Pack) -> None:
        """T13"""
        self.card_ids: list[str] = list(pack.get("actions"))
        if len(self.card_ids) != CARD_COUNT:
            raise pack.wrong("actions", f"there must be {CARD_COUNT} cards")
        self.blue: list[int] = [pack.one(f"actions.{id}.blue", BLUES) for id in self.card_ids]
        self.red: list[int] = [pack.one(f"actions.{id}.red", REDS) for id in self.card_ids]
        self.blue_names = [pack.names(f"blue.{key}.name", LANGUAGES) for key in BLUES]
        self.red_names = [pack.names(f"red.{key}.name", LANGUAGES) for key in REDS]
        self.timings: list[str] = [TIMINGS[pack.one(f"blue.{key}.timing", TIMINGS)] for key in BLUES]
        self.red_class: list[int] = [pack.one(f"red.{key}.class", CLASSES) for key in REDS]
        self.answers: list[int] = []  # per blue half a bit for each class of attack it cancels
        for key in BLUES:
            entry = f"blue.{key}"
            react = pack.get(f"{entry}.timing") == "react"
            classes = pack.words(f"{entry}.answers", CLASSES) if react else []
            self.answers.append(sum(1 << CLASSES.index(each) for each in classes))
        self.blue_value: list[int] = [self._value(pack, f"blue.{key}") for key in BLUES]
        self.red_value: list[int] = [self._value(pack, f"red.{key}") for key in REDS]
        pack.integer("blue.SCOUT.value", 1, 2)  # more than two places at once are no choice
        self.press_cash: int = pack.integer("blue.PRESS.cash", 0, 20)
        self.smear_cash: int = pack.integer("red.SMEAR.cash", 0, 20)

    @staticmethod
    def _value(pack: Pack, entry: str) -> int:
        return pack.integer(f"{entry}.value", 0, 20) if "value" in pack.get(entry) else 0

    def _events(self, pack: Pack) -> None:
        """T14; what an effect needs besides is read where it is used."""
        self.event_ids: list[str] = list(pack.get("events"))
        if len(self.event_ids) != EVENT_COUNT:
            raise pack.wrong("events", f"there must be {EVENT_COUNT} cards")
        self.event_names = [pack.names(f"events.{id}.name", LANGUAGES) for id in self.event_ids]
        self.event_effects: list[str] = []
        self.event_lasts: list[bool] = []
        self.event_ports: list[int] = []  # a bit for each port named
        self.event_change: list[int] = []  # the number of the effect: dollars, units, tokens, cards
        self.event_cash: list[int] = []
        self.event_sizes: list[list[int]] = []  # per ship size: capacities, costs
        for id in self.event_ids:
            entry = f"events.{id}"
            data: dict[str, Any] = pack.get(entry)
            self.event_effects.append(EFFECTS[pack.one(f"{entry}.effect", EFFECTS)])
            if not isinstance(data.get("season"), bool):
                raise pack.wrong(f"{entry}.season", "must be true or false")
            self.event_lasts.append(data["season"])
            ports = pack.words(f"{entry}.ports", PORTS) if "ports" in data else [data["port"]] if "port" in data else []
            for port in ports:
                if port not in PORTS:
                    raise pack.wrong(f"{entry}.port", f"must be one of {', '.join(PORTS)}")
            self.event_ports.append(sum(1 << PORTS.index(port) for port in ports))
            found = [key for key in ("change", "units", "dice", "tokens", "income", "cards", "fuel") if key in data]
            self.event_change.append(pack.integer(f"{entry}.{found[0]}", -9, 20) if found else 0)
            money = [key for key in ("cash", "price") if key in data]
            self.event_cash.append(pack.integer(f"{entry}.{money[0]}", -20, 20) if money else 0)
            sizes = next((key for key in ("costs", "capacities") if key in data), "")
            each = [pack.integer(f"{entry}.{sizes}.{size}", 0, 20) for size in SIZES] if sizes else [0, 0, 0]
            self.event_sizes.append(each)

    def _demand(self, pack: Pack) -> None:
        """T9, T10, CL-3.3"""
        self.demand_ids: list[str] = list(pack.get("demand"))
        self.demand_deck: list[int] = []  # from 0
        self.demand: list[list[int]] = []  # per card 24 numbers: tokens at NY, VA, FL by colour
        for id in self.demand_ids:
            deck = int(id[1]) - 1 if len(id) > 2 and id[0] == "D" and id[1] in "1234567" else -1
            if deck < 0:
                raise pack.wrong(f"demand.{id}", "is called by its deck and number, as D1-01")
            self.demand_deck.append(deck)
            tokens = [0] * (DEPARTURES * len(COLOURS))
            for port in range(DEPARTURES):
                for colour in pack.words(f"demand.{id}.{PORTS[port]}", COLOURS):
                    tokens[port * len(COLOURS) + COLOURS.index(colour)] += 1
            self.demand.append(tokens)
        self.demand_decks: dict[str, list[int]] = {}
        for seats in (2, 3, 4):
            for years in (3, 4, 5):
                entry = f"demand_decks.{seats}-{years}"
                taken = pack.numbers(entry, 7, 0, 12)
                if sum(taken) < 6 * years:
                    raise pack.wrong(entry, f"{6 * years} cards are drawn in {years} years")
                for deck in range(7):
                    if taken[deck] > self.demand_deck.count(deck):
                        raise pack.wrong(entry, f"deck {deck + 1} has only {self.demand_deck.count(deck)} cards")
                self.demand_decks[f"{seats}-{years}"] = taken


@cache
def components(packs: Path | None) -> Components:
    return Components(Pack(Path(__file__).with_name("components.toml"), packs, "cruise-line-caribbean"))


def catalogue(packs: Path | None) -> dict[str, Any]:
    """What is printed on board, cards and markers, for the table's page."""
    data = components(packs).pack.data
    wanted = (
        "map", "lands", "straits", "ports", "mystery_hexes", "companies", "ships", "fares", "mysteries", "blue", "red",
        "classes", "actions", "events", "numbers", "dividends",
    )  # fmt: skip
    return {name: printed(data[name]) for name in wanted}
