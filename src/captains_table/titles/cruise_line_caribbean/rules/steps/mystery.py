"""Mystery markers (CL-9): what a ship meets at sea."""

from __future__ import annotations

from typing import ClassVar, Final

from captains_table.kernel.fields import FLAG, Field, Number
from captains_table.kernel.phrasing import answer, ask
from captains_table.kernel.state import Answer, Prompt, Step
from captains_table.titles.cruise_line_caribbean.data.ids import (
    COLOURS,
    COLUMNS,
    DEPARTURES,
    DOUBLE,
    EXCUSE,
    FARE,
    HEXES,
    NOTHING,
    PILOT,
    PORTS,
    SICK,
    TURNS,
)
from captains_table.titles.cruise_line_caribbean.rules.fields import PASSENGERS
from captains_table.titles.cruise_line_caribbean.rules.notation import COLOUR_WORDS, PORT_WORDS, hex_word, with_card
from captains_table.titles.cruise_line_caribbean.rules.state import ISLANDS, CruiseLine
from captains_table.titles.cruise_line_caribbean.rules.steps.boarding import (
    Express,
    describe_pick,
    express_here,
    pick_ups,
)
from captains_table.titles.cruise_line_caribbean.rules.steps.cards import card_with, describe_any
from captains_table.titles.cruise_line_caribbean.rules.steps.sailing import (
    come_aboard,
    declare,
    go_home,
    leave_ship,
    visit,
)
from captains_table.titles.cruise_line_caribbean.rules.voyage import has_pirates, may_stop, nearest, stops

ENGINE_TROUBLE: Final = 3
CALM_SEAS: Final = 4
RICH_PASSENGER: Final = 5
FREE_PUBLICITY: Final = 6
LOST: Final = 2  # passengers, by Engine Trouble
GUESTS: Final = 2  # at most, by Free Publicity


def meet(game: CruiseLine, seat: int) -> None:
    """CL-9.1, 9.2: the ship has entered the hex of a face-down marker."""
    company = game.companies[seat]
    number = game.options.chart.number[company.hex]
    at = game.mystery.index(number)
    value = game.mystery_values[at]
    game.mystery = (*game.mystery[:at], 0, *game.mystery[at + 1 :])
    game.markers_down &= ~(1 << number)
    game.reveals += 1
    game.emit("mystery", seat, {"number": number, "value": value})
    if value == ENGINE_TROUBLE:
        ports = nearest(game, company.hex, stops(game, seat))
        if len(ports) == 1:
            drift(game, seat, ports[0])
        else:
            game.push(seat, DRIFT)
    elif value == CALM_SEAS:
        game.push(seat, CALM)
    elif value == RICH_PASSENGER:
        game.offer(seat, Guest(1, 0))
    else:
        game.offer(seat, Guest(GUESTS, 1))


def has_met(game: CruiseLine, seat: int) -> bool:
    """Whether this ship can just have met something at sea: it lies where a marker was."""
    if not game.on_turn(seat):
        return False
    number = game.options.chart.number[game.companies[seat].hex]
    return number > 0 and not game.markers_down >> number & 1


# -- Engine Trouble -----------------------------------------------------------------------------------------


def drift(game: CruiseLine, seat: int, port: int) -> None:
    """CL-9.4"""
    company = game.companies[seat]
    hexes = game.options.chart.distances(company.hex)[game.options.port_hexes[port]]
    company.hex = game.options.port_hexes[port]
    company.fuel = max(0, company.fuel - hexes)
    game.emit("drifts", seat, {"port": port})
    lose(game, seat, LOST)


class Drift(Step[CruiseLine]):
    """Several ports are equally near."""

    __slots__ = ()
    kind: ClassVar[str] = "drift"

    def fits(self, game: CruiseLine, seat: int) -> bool:
        return has_met(game, seat) and len(self.choices(game, seat)) > 1

    def choices(self, game: CruiseLine, seat: int) -> list[int]:
        return nearest(game, game.companies[seat].hex, stops(game, seat))

    def take(self, game: CruiseLine, seat: int, choice: int) -> None:
        drift(game, seat, choice)

    def describe(self, game: CruiseLine, seat: int, choice: int) -> Answer:
        return answer("drift", {"port": PORTS[choice]}, f"port-{PORT_WORDS[choice]}", "drift", port=choice)

    def prompt(self, game: CruiseLine, seat: int) -> Prompt:
        return ask("drift", "CL-9.4")


DRIFT: Final = Drift()


def lose(game: CruiseLine, seat: int, count: int) -> None:
    """DP21: so many passengers leave, of the owner's choice; without fare, and without complaint later."""
    company = game.companies[seat]
    if company.passengers() <= count or company.passengers() == max(company.aboard):
        for colour in range(ISLANDS):
            gone = min(count, company.aboard[colour])
            if gone:
                leave_ship(game, seat, colour, gone)
                game.emit("loses", seat, {"n": gone, "colour": colour})
    else:
        game.push(seat, Lose(count))


class Lose(Step[CruiseLine]):
    __slots__ = ("count",)
    kind: ClassVar[str] = "lose"
    fields: ClassVar[dict[str, Field]] = {"count": PASSENGERS}

    def __init__(self, count: int) -> None:
        self.count: int = count

    def fits(self, game: CruiseLine, seat: int) -> bool:
        company = game.companies[seat]
        most = LOST if seat == game.turn else game.options.red_value[SICK]
        sailing = game.phase == TURNS and game.turn != NOTHING and company.size != NOTHING and not company.returned
        return sailing and self.count <= most and max(self.count, max(company.aboard)) < company.passengers()

    def choices(self, game: CruiseLine, seat: int) -> list[int]:
        return [colour for colour in range(ISLANDS) if game.companies[seat].aboard[colour]]

    def take(self, game: CruiseLine, seat: int, choice: int) -> None:
        leave_ship(game, seat, choice, 1)
        game.emit("loses", seat, {"n": 1, "colour": choice})
        if self.count > 1:
            lose(game, seat, self.count - 1)

    def describe(self, game: CruiseLine, seat: int, choice: int) -> Answer:
        target = f"aboard-{COLOUR_WORDS[choice]}"
        return answer("lose", {"colour": COLOURS[choice]}, target, "lose", colour=choice)

    def prompt(self, game: CruiseLine, seat: int) -> Prompt:
        if seat == game.turn:
            return ask("lose_engine", "CL-9.4", n=self.count)
        return ask("lose_sick", "CL-10.6", n=self.count)


# -- Rich Passenger, Free Publicity ------------------------------------------------------------------------

NOBODY: Final = 8  # beyond the colours
STOCK: Final = 9


class Guest(Step[CruiseLine]):
    """CL-9.7, 9.8: up to so many passengers of choice; the first time Free Publicity may raise the stock instead."""

    __slots__ = ("count", "stock")
    kind: ClassVar[str] = "guest"
    fields: ClassVar[dict[str, Field]] = {"count": Number(1, GUESTS), "stock": FLAG}

    def __init__(self, count: int, stock: int) -> None:
        self.count: int = count
        self.stock: int = stock

    def fits(self, game: CruiseLine, seat: int) -> bool:
        return has_met(game, seat) and self.count == (GUESTS if self.stock else 1)

    def choices(self, game: CruiseLine, seat: int) -> list[int]:
        choices = [colour for colour in range(ISLANDS) if game.supply[colour]] if game.room(seat) else []
        if self.stock and game.options.standard and game.prices[seat] < game.options.price_cap:
            choices.append(STOCK)
        return [*choices, NOBODY] if choices else []

    def take(self, game: CruiseLine, seat: int, choice: int) -> None:
        company = game.companies[seat]
        if choice == STOCK:
            game.change_price(seat, 1)
            game.emit("price_up", seat, {"company": company.id, "price": game.prices[seat]})
        elif choice != NOBODY:
            game.supply[choice] -= 1
            company.aboard[choice] += 1
            game.emit("guest", seat, {"colour": choice})
            if self.count > 1:
                game.offer(seat, Guest(self.count - 1, 0))

    def describe(self, game: CruiseLine, seat: int, choice: int) -> Answer:
        if choice == NOBODY:
            return answer("nobody", {}, "nobody", "nobody")
        if choice == STOCK:
            return answer("stock", {}, "stock-up", "stock_up", price=game.price_after(seat, 1))
        target = f"guest-{COLOUR_WORDS[choice]}"
        return answer("guest", {"colour": COLOURS[choice]}, target, "guest", colour=choice)

    def prompt(self, game: CruiseLine, seat: int) -> Prompt:
        if self.stock:
            return ask("publicity_stock" if STOCK in self.choices(game, seat) else "publicity", "CL-9.8", n=self.count)
        return ask("guest", "CL-9.7", n=self.count)


# -- Calm Seas -----------------------------------------------------------------------------------------------


class Calm(Step[CruiseLine]):
    """CL-9.6: anywhere on the water."""

    __slots__ = ()
    kind: ClassVar[str] = "calm"

    def fits(self, game: CruiseLine, seat: int) -> bool:
        return has_met(game, seat)

    def choices(self, game: CruiseLine, seat: int) -> list[int]:
        port_at = game.options.port_at
        return [
            hex
            for hex in range(HEXES)
            if game.options.chart.water[hex] and (port_at[hex] == NOTHING or may_stop(game, seat, port_at[hex]))
        ]

    def take(self, game: CruiseLine, seat: int, choice: int) -> None:
        company = game.companies[seat]
        moved = choice != company.hex
        company.hex = choice
        port = game.options.port_at[choice]
        if moved:
            game.emit("glides", seat, {"place": choice})
        if moved and game.markers_down >> game.options.chart.number[choice] & 1:
            meet(game, seat)
        elif port != NOTHING and len(CALM_PORT.choices(game, seat)) > 1:
            game.push(seat, CALM_PORT)

    def describe(self, game: CruiseLine, seat: int, choice: int) -> Answer:
        port = game.options.port_at[choice]
        number = game.options.chart.number[choice]
        if choice == game.companies[seat].hex:
            return answer("calm", {"stay": True}, f"hex-{hex_word(choice)}", "calm_stay")
        if port != NOTHING:
            return answer("calm", {"port": PORTS[port]}, f"port-{PORT_WORDS[port]}", "calm_port", port=port)
        if game.markers_down >> number & 1:
            return answer("calm", {"hex": hex_word(choice)}, f"mystery-{number}", "calm_mystery", number=number)
        place = {"row": choice // COLUMNS + 1, "column": choice % COLUMNS + 1}
        return answer("calm", {"hex": hex_word(choice)}, f"hex-{hex_word(choice)}", "calm_hex", **place)

    def prompt(self, game: CruiseLine, seat: int) -> Prompt:
        return ask("calm", "CL-9.6")


CALM: Final = Calm()

ASHORE: Final = 400  # above the passengers to pick up: ASHORE + card + 1
HOME: Final = 500  # HOME + card + 1
EXPRESS: Final = 550  # EXPRESS + card
NOTHING_MORE: Final = 600


class CalmPort(Step[CruiseLine]):
    """CL-9.6, ruling 14: one Pick up, Visit or Return in the port reached."""

    __slots__ = ()
    kind: ClassVar[str] = "calm_port"

    def fits(self, game: CruiseLine, seat: int) -> bool:
        port = game.port(seat)
        return port != NOTHING and game.on_turn(seat) and may_stop(game, seat, port)

    def choices(self, game: CruiseLine, seat: int) -> list[int]:
        company = game.companies[seat]
        port = game.port(seat)
        choices = [NOTHING_MORE]
        if port < DEPARTURES:
            choices += pick_ups(game, seat, port)
            choices += [HOME + card + 1 for card in excuses(game, seat)]
            if express_here(game, seat, port):
                choices += [EXPRESS + card for card in card_with(game, seat, DOUBLE)]
        elif company.aboard[port - DEPARTURES]:
            choices += [ASHORE + card + 1 for card in [NOTHING, *card_with(game, seat, FARE)]]
            if has_pirates(game, port):
                choices += [ASHORE + card + 1 for card in card_with(game, seat, PILOT)]
        return choices

    def take(self, game: CruiseLine, seat: int, choice: int) -> None:
        port = game.port(seat)
        if choice == NOTHING_MORE:
            return
        if choice >= EXPRESS:
            declare(game, seat, choice - EXPRESS)
            game.push(seat, Express(port, NOTHING))
        elif choice >= HOME:
            card = choice - HOME - 1
            declare(game, seat, card)
            go_home(game, seat, card)
        elif choice >= ASHORE:
            card = choice - ASHORE - 1
            declare(game, seat, card)
            visit(game, seat, port - DEPARTURES, card)
        else:
            come_aboard(game, seat, port, choice // 16 % ISLANDS, choice % 16)

    def describe(self, game: CruiseLine, seat: int, choice: int) -> Answer:
        port = game.port(seat)
        target = f"port-{PORT_WORDS[port]}"
        if choice == NOTHING_MORE:
            return answer("nothing", {}, "nothing", "calm_nothing")
        if choice >= EXPRESS:
            return describe_any(game, seat, choice - EXPRESS)
        if choice >= HOME:
            return with_card(
                game, seat, "return", {"port": PORTS[port]}, target, "return", choice - HOME - 1, port=port
            )
        if choice >= ASHORE:
            island = port - DEPARTURES
            arguments = {"island": COLOURS[island]}
            return with_card(game, seat, "visit", arguments, target, "visit", choice - ASHORE - 1, island=island)
        return describe_pick(choice)

    def prompt(self, game: CruiseLine, seat: int) -> Prompt:
        return ask("calm_port", "CL-9.6", port=game.port(seat))


CALM_PORT: Final = CalmPort()


def excuses(game: CruiseLine, seat: int) -> list[int]:
    """NOTHING, and the cards that could be declared with a Return; they must change something."""
    if not game.companies[seat].passengers() or (game.options.standard and game.prices[seat] == 1):
        return [NOTHING]
    return [NOTHING, *card_with(game, seat, EXCUSE)]
