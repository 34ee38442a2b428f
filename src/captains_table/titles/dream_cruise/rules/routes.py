"""Sailing routes (DC-12.4 to 12.7, 13.10)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from captains_table.titles.dream_cruise.data.ids import NOTHING, REGIONS
from captains_table.titles.dream_cruise.rules.options import GameOptions


class Route(NamedTuple):
    """The cards of one region that count together."""

    region: int
    ports: int
    sea: int  # sea cards added to it, 0 or 1
    value: int


def count(voyage: list[int], options: GameOptions) -> tuple[list[int], int]:
    """Ports by region, and sea cards."""
    ports = [0] * len(REGIONS)
    sea = 0
    for location in voyage:
        region = options.regions[location]
        if region == NOTHING:
            sea += 1
        else:
            ports[region] += 1
    return ports, sea


def value(cards: int, options: GameOptions) -> int:
    """DC-12.6"""
    values = options.route_values
    return values[min(cards, len(values) - 1)]


def route_points(voyage: list[int], options: GameOptions) -> int:
    """The same as the sum over `routes`, without saying which: what bots ask all the time."""
    if options.split_routes:
        return sum([route.value for route in routes(voyage, options)])
    ports, sea = count(voyage, options)
    points = 0
    gains: list[int] = []
    for number in ports:
        if number:
            points += value(number, options)
            if sea:
                gains.append(max(0, value(number + 1, options) - value(number, options)))
    if sea:
        gains.sort(reverse=True)
        points += sum(gains[:sea])
    return points


def routes(voyage: list[int], options: GameOptions) -> list[Route]:
    """The best routes of a voyage: the engine places the sea cards where they gain most (DC-12.7)."""
    ports, sea = count(voyage, options)
    if options.split_routes:
        return _split(ports, sea, options)
    gains = [
        (value(ports[region] + 1, options) - value(ports[region], options), -region)
        for region in range(len(REGIONS))
        if ports[region]
    ]
    gains.sort(reverse=True)
    joined = [-region for gain, region in gains[:sea] if gain > 0]
    found: list[Route] = []
    for region, number in enumerate(ports):
        if number:
            extra = 1 if region in joined else 0
            found.append(Route(region, number, extra, value(number + extra, options)))
    return found


def longest_route(voyage: list[int], options: GameOptions) -> Route:
    """Jana's only route (DC-13.10); the first of several regions that are equally long."""
    ports, sea = count(voyage, options)
    most = max(ports)
    if most == 0:
        return Route(NOTHING, 0, 0, 0)
    extra = min(sea, 1)
    return Route(ports.index(most), most, extra, value(most + extra, options))


# -- option split_routes: a region's cards may be divided -------------------------------------------------


@cache
def _divisions(ports: int, values: tuple[int, ...]) -> list[tuple[int, tuple[tuple[int, int], ...]]]:
    """Per number of sea cards used, the best division of so many ports: its value, and (ports, sea) of each route."""
    last = len(values) - 1
    best: dict[int, tuple[int, tuple[tuple[int, int], ...]]] = {}

    def divide(left: int, most: int, parts: tuple[int, ...]) -> None:
        if left == 0:
            weigh(parts)
        for size in range(min(left, most), 0, -1):
            divide(left - size, size, (*parts, size))

    def weigh(parts: tuple[int, ...]) -> None:
        gains = sorted(range(len(parts)), key=lambda k: values[min(parts[k], last)] - values[min(parts[k] + 1, last)])
        for sea in range(len(parts) + 1):
            made = tuple([(size, int(k in gains[:sea])) for k, size in enumerate(parts)])
            worth = sum([values[min(size + extra, last)] for size, extra in made])
            if sea not in best or worth > best[sea][0]:
                best[sea] = (worth, made)

    divide(ports, ports, ())
    return [best[sea] for sea in range(ports + 1)]


def _split(ports: list[int], sea: int, options: GameOptions) -> list[Route]:
    """The maximum over all divisions and placements (DC-12.7, O7)."""
    values = tuple(options.route_values)
    best: dict[int, tuple[int, list[Route]]] = {0: (0, [])}  # by sea cards used so far
    for region, number in enumerate(ports):
        after: dict[int, tuple[int, list[Route]]] = {}
        for used, (worth, made) in best.items():
            for more, (gain, parts) in enumerate(_divisions(number, values)):
                total = worth + gain
                if used + more <= sea and (used + more not in after or total > after[used + more][0]):
                    new = [
                        Route(region, size, extra, values[min(size + extra, len(values) - 1)]) for size, extra in parts
                    ]
                    after[used + more] = (total, made + new)
        best = after
    return max(best.values(), key=lambda each: each[0])[1]
