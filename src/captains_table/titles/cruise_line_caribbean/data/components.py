"""The reader of components.toml."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from msgspec.structs import asdict

from captains_table.kernel.packs import Pack, printed
from captains_table.titles.cruise_line_caribbean.data.chart import FAR, Chart
from captains_table.titles.cruise_line_caribbean.data.ids import (
    BLUES,
    CLASSES,
    COLOURS,
    COLUMNS,
    COMPANIES,
    DEPARTURES,
    HEXES,
    PORTS,
    REDS,
    ROWS,
    SIZES,
)
from captains_table.titles.cruise_line_caribbean.shapes.pack import Box

NUMBERED: Final = range(2, 21)  # Mystery locations, by two ten-sided dice
CARD_COUNT: Final = 25
EVENT_COUNT: Final = 30


class Components:
    def __init__(self, pack: Pack) -> None:
        box = pack.read(Box)
        self.fingerprint: str = pack.fingerprint
        self.pack = pack
        self._chart(pack, box)
        self._ports(pack, box)
        companies = [box.companies[company] for company in COMPANIES]  # T4
        self.company_names: list[str] = [company.name for company in companies]
        self.company_shorts: list[str] = [company.short for company in companies]
        self.homes: list[int] = [PORTS.index(company.home) for company in companies]
        self._ships(pack, box)
        self._cards(pack, box)
        self._events(pack, box)
        self._demand(pack, box)
        self.fares: list[int] = box.fares.values
        self.mystery_names = {value: box.mysteries[str(value)].name for value in range(3, 7)}
        self.dividends: list[list[int]] = box.dividends.chart
        self.dividend_divisor: int = box.dividends.divisor_option
        numbers = asdict(box.numbers)
        self.max_resorts: list[int] = numbers.pop("resorts")
        self.own_limits: list[int] = numbers.pop("own_limit")
        self.numbers: dict[str, int] = numbers
        if self.numbers["price_most"] > 22:
            raise pack.wrong("numbers.price_most", "the dividend chart ends at 22")

    def _chart(self, pack: Pack, box: Box) -> None:
        """T1, T3"""
        rows = box.map.rows
        if len(rows) != ROWS or not all(len(row) == COLUMNS for row in rows):
            raise pack.wrong("map.rows", f"must be {ROWS} rows of {COLUMNS} hexes")
        if not set("".join(rows)) <= set("L.#"):
            raise pack.wrong("map.rows", "knows only L (land), . (sea) and # (port)")
        self.number_hexes: dict[int, int] = {
            number: self._hex(pack, f"mystery_hexes.{number}", box.mystery_hexes[str(number)], rows, ".")
            for number in NUMBERED
        }
        if len(set(self.number_hexes.values())) < len(NUMBERED):
            raise pack.wrong("mystery_hexes", "two numbers lie on one hex")
        self.chart: Chart = Chart(rows, self.number_hexes)

    def _ports(self, pack: Pack, box: Box) -> None:
        """T2"""
        rows, ports = box.map.rows, [box.ports[port] for port in PORTS]
        self.port_names = [port.name for port in ports]
        self.articles: list[bool] = [port.article for port in ports]
        self.port_hexes: list[int] = [
            self._hex(pack, f"ports.{id}.hex", port.hex, rows, "#") for id, port in zip(PORTS, ports, strict=True)
        ]
        for id, hex in zip(PORTS, self.port_hexes, strict=True):
            if self.port_hexes.count(hex) > 1:
                raise pack.wrong(f"ports.{id}.hex", "another port lies there")
        if "".join(rows).count("#") != len(PORTS):
            raise pack.wrong("map.rows", "must show exactly the hexes of the ports as #")
        self.shallow: list[bool] = [port.shallow for port in ports]
        self.tokens: list[int] = [port.tokens for port in ports[DEPARTURES:]]
        self.colour_names: list[dict[str, str]] = [port.colour for port in ports[DEPARTURES:]]
        reached = self.chart.distances(self.port_hexes[0])
        for hex in range(HEXES):
            if self.chart.water[hex] and reached[hex] == FAR:
                raise pack.wrong("map.rows", f"row {hex // COLUMNS}, column {hex % COLUMNS} cannot be reached by sea")

    @staticmethod
    def _hex(pack: Pack, entry: str, place: tuple[int, int], rows: list[str], kind: str) -> int:
        row, column = place
        if not (0 <= row < ROWS and 0 <= column < COLUMNS and rows[row][column] == kind):
            raise pack.wrong(entry, f"row {row}, column {column} of the map is not {kind!r}")
        return row * COLUMNS + column

    def _ships(self, pack: Pack, box: Box) -> None:
        """T5, T6"""
        ships = [box.ships[size] for size in SIZES]
        self.size_names = [ship.name for ship in ships]
        self.capacities: list[int] = [ship.capacity for ship in ships]
        self.tanks: list[int] = [ship.tank for ship in ships]
        self.ship_prices: list[int] = [ship.price for ship in ships]
        self.trade_ins: list[int] = [ship.trade_in for ship in ships]
        self.maintenance: list[int] = [ship.maintenance for ship in ships]
        self.fuel_prices: list[list[int]] = [ship.fuel_prices for ship in ships]
        if self.tanks != sorted(self.tanks) or self.ship_prices != sorted(self.ship_prices):
            raise pack.wrong("ships", "a larger ship has a larger tank and a higher price")

    def _cards(self, pack: Pack, box: Box) -> None:
        """T13"""
        self.card_ids: list[str] = list(box.actions)
        if len(self.card_ids) != CARD_COUNT:
            raise pack.wrong("actions", f"there must be {CARD_COUNT} cards")
        self.blue: list[int] = [BLUES.index(card.blue) for card in box.actions.values()]
        self.red: list[int] = [REDS.index(card.red) for card in box.actions.values()]
        blues, reds = [box.blue[key] for key in BLUES], [box.red[key] for key in REDS]
        self.blue_names = [blue.name for blue in blues]
        self.red_names = [red.name for red in reds]
        self.timings: list[str] = [blue.timing for blue in blues]
        self.red_class: list[int] = [CLASSES.index(red.kind) for red in reds]
        # per blue half a bit for each class of attack it cancels
        reactions = [set(blue.answers) if blue.timing == "react" else set() for blue in blues]
        self.answers: list[int] = [sum(1 << CLASSES.index(each) for each in classes) for classes in reactions]
        self.blue_value: list[int] = [blue.value for blue in blues]
        self.red_value: list[int] = [red.value for red in reds]
        pack.integer("blue.SCOUT.value", 1, 2)  # more than two places at once are no choice
        self.press_cash: int = box.blue["PRESS"].cash
        self.smear_cash: int = box.red["SMEAR"].cash

    def _events(self, pack: Pack, box: Box) -> None:
        """T14"""
        self.event_ids: list[str] = list(box.events)
        if len(self.event_ids) != EVENT_COUNT:
            raise pack.wrong("events", f"there must be {EVENT_COUNT} cards")
        events = list(box.events.values())
        self.event_names = [event.name for event in events]
        self.event_effects: list[str] = [event.effect for event in events]
        self.event_lasts: list[bool] = [event.season for event in events]
        self.event_ports: list[int] = []  # a bit for each port named
        self.event_change: list[int] = []  # the number of the effect: dollars, units, tokens, cards
        self.event_cash: list[int] = []
        self.event_sizes: list[list[int]] = []  # per ship size: capacities, costs
        for event in events:
            ports = {*event.ports, event.port} - {None}
            self.event_ports.append(sum(1 << port for port, id in enumerate(PORTS) if id in ports))
            changes = (event.change, event.units, event.dice, event.tokens, event.income, event.cards, event.fuel)
            self.event_change.append(next((each for each in changes if each is not None), 0))
            self.event_cash.append(next((each for each in (event.cash, event.price) if each is not None), 0))
            by_size = event.costs or event.capacities
            self.event_sizes.append([by_size.get(size, 0) for size in SIZES])

    def _demand(self, pack: Pack, box: Box) -> None:
        """T9, T10, CL-3.3"""
        self.demand_ids: list[str] = list(box.demand)
        self.demand_deck: list[int] = []  # from 0
        self.demand: list[list[int]] = []  # per card 24 numbers: tokens at NY, VA, FL by colour
        for id in self.demand_ids:
            deck = int(id[1]) - 1 if len(id) > 2 and id[0] == "D" and id[1] in "1234567" else -1
            if deck < 0:
                raise pack.wrong(f"demand.{id}", "is called by its deck and number, as D1-01")
            self.demand_deck.append(deck)
            tokens = [0] * (DEPARTURES * len(COLOURS))
            for port in range(DEPARTURES):
                for colour in box.demand[id][PORTS[port]]:
                    tokens[port * len(COLOURS) + COLOURS.index(colour)] += 1
            self.demand.append(tokens)
        self.demand_decks: dict[str, list[int]] = {}
        for seats in (2, 3, 4):
            for years in (3, 4, 5):
                entry = f"demand_decks.{seats}-{years}"
                taken = box.demand_decks[f"{seats}-{years}"]
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
