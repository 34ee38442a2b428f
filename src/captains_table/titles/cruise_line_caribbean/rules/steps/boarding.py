"""Passengers coming aboard: by Pick up, with Express Boarding or by Group Booking (CL-7.5 to 7.8, T13)."""

from __future__ import annotations

from typing import ClassVar, Final

from captains_table.kernel.fields import Field
from captains_table.kernel.phrasing import answer, ask
from captains_table.kernel.state import Answer, Prompt, Step
from captains_table.titles.cruise_line_caribbean.data.ids import COLOURS, DEPARTURES, GROUP, NOTHING, PORTS
from captains_table.titles.cruise_line_caribbean.rules.fields import COLOUR_OR_NONE, DEPARTURE_OR_NONE
from captains_table.titles.cruise_line_caribbean.rules.notation import COLOUR_WORDS, PORT_WORDS
from captains_table.titles.cruise_line_caribbean.rules.state import ISLANDS, CruiseLine
from captains_table.titles.cruise_line_caribbean.rules.steps.sailing import come_aboard, sail
from captains_table.titles.cruise_line_caribbean.rules.voyage import reach, within


def pick_ups(game: CruiseLine, seat: int, port: int) -> list[int]:
    """CL-7.5: port * 128 + colour * 16 + number"""
    if game.companies[seat].strike:
        return []
    room = game.room(seat)
    waiting = game.waiting_at(port)
    return [
        port * 128 + colour * 16 + count
        for colour in range(ISLANDS)
        for count in range(1, min(waiting[colour], room) + 1)
    ]


def describe_pick(choice: int) -> Answer:
    port, colour, count = choice // 128, choice // 16 % ISLANDS, choice % 16
    arguments = {"port": PORTS[port], "colour": COLOURS[colour], "count": count}
    target = f"waiting-{PORT_WORDS[port]}-{COLOUR_WORDS[colour]}"
    return answer("pick", arguments, target, "pick", n=count, colour=colour, port=port)


class GroupBooking(Step[CruiseLine]):
    """GROUP: one or two tokens of one colour from any departure port."""

    __slots__ = ()
    kind: ClassVar[str] = "group"

    def fits(self, game: CruiseLine, seat: int) -> bool:
        return game.on_turn(seat) and game.options.is_departure(game.companies[seat].hex)

    def choices(self, game: CruiseLine, seat: int) -> list[int]:
        most = min(game.options.blue_value[GROUP], game.room(seat))
        return [
            port * 128 + colour * 16 + count
            for port in range(DEPARTURES)
            for colour in range(ISLANDS)
            for count in range(1, min(game.waits(port, colour), most) + 1)
        ]

    def take(self, game: CruiseLine, seat: int, choice: int) -> None:
        come_aboard(game, seat, choice // 128, choice // 16 % ISLANDS, choice % 16)

    def describe(self, game: CruiseLine, seat: int, choice: int) -> Answer:
        return describe_pick(choice)

    def prompt(self, game: CruiseLine, seat: int) -> Prompt:
        return ask("group", "CL-10.4", n=game.options.blue_value[GROUP])


GROUP_BOOKING: Final = GroupBooking()


class Express(Step[CruiseLine]):
    """DOUBLE: a Pick up of two colours at one port; room is kept for the second."""

    __slots__ = ("colour", "port")
    kind: ClassVar[str] = "express"
    fields: ClassVar[dict[str, Field]] = {"port": DEPARTURE_OR_NONE, "colour": COLOUR_OR_NONE}

    def __init__(self, port: int, colour: int) -> None:
        self.port: int = port  # NOTHING: still to be chosen
        self.colour: int = colour  # taken already, or NOTHING

    def fits(self, game: CruiseLine, seat: int) -> bool:
        if self.port == NOTHING:
            return self.colour == NOTHING and game.on_turn(seat)
        return game.on_turn(seat) and self.port == game.port(seat)

    def choices(self, game: CruiseLine, seat: int) -> list[int]:
        if self.colour != NOTHING:
            return [each for each in pick_ups(game, seat, self.port) if each // 16 % ISLANDS != self.colour]
        room = game.room(seat)
        ports = express_ports(game, seat) if self.port == NOTHING else [self.port]
        return [each for port in ports for each in pick_ups(game, seat, port) if each % 16 < room]

    def take(self, game: CruiseLine, seat: int, choice: int) -> None:
        port, colour = choice // 128, choice // 16 % ISLANDS
        sail(game, seat, game.options.port_hexes[port])
        if self.colour == NOTHING:
            game.push(seat, Express(port, colour))
        come_aboard(game, seat, port, colour, choice % 16)

    def describe(self, game: CruiseLine, seat: int, choice: int) -> Answer:
        return describe_pick(choice)

    def prompt(self, game: CruiseLine, seat: int) -> Prompt:
        return ask("express" if self.colour == NOTHING else "express_second", "CL-10.10")


def express_here(game: CruiseLine, seat: int, port: int) -> bool:
    """Whether two colours could be taken aboard in this port."""
    if game.companies[seat].strike or game.room(seat) < 2:
        return False
    return len([count for count in game.waiting_at(port) if count]) > 1


def express_ports(game: CruiseLine, seat: int) -> list[int]:
    """Departure ports in reach with two colours to take aboard."""
    far = reach(game, seat)
    return [
        port
        for port in range(DEPARTURES)
        if within(game, seat, far[game.options.port_hexes[port]]) and express_here(game, seat, port)
    ]
