"""Which guests go where: an assignment that satisfies the most points, and then sends the most guests.

Each cabin may send one guest to each of its spots (DC-7.6), as many as wait; each spot has room for a few.
"""

from __future__ import annotations

from typing import Final

from captains_table.titles.dream_cruise.rules.ship import Ship

SUBSETS: Final = ((), (0,), (1,), (2,), (0, 1), (0, 2), (1, 2), (0, 1, 2))


def fits(ship: Ship) -> list[int]:
    """Per cabin a bit for each spot where one of its guests may go now."""
    found = [0, 0, 0]
    for place in ship.places():
        found[place % 3] |= 1 << place // 3
    return found


def proposal(ship: Ship) -> list[tuple[int, int]]:
    """Everything worth doing with the spots there are, as (cabin, spot)."""
    waiting = ship.waiting
    values = [ship.options.points[family] if family >= 0 else 0 for family in ship.cabins]
    rooms = [ship.room(spot) for spot in range(len(ship.guests))]
    sent = assign(waiting, fits(ship), rooms, values)
    return [(cabin, spot) for spot in range(len(rooms)) for cabin in range(3) if sent[cabin] >> spot & 1]


def assign(waiting: list[int], fits: list[int], rooms: list[int], values: list[int]) -> list[int]:
    """Per cabin a bit for each spot it uses: exact, since sending more guests never calls one back."""
    best: list[int] = [0, 0, 0]
    best_value = -1
    for subset in SUBSETS:
        value = 0
        for cabin in subset:
            value += values[cabin] if waiting[cabin] > 0 else -1
        if value > best_value:
            sent = [0, 0, 0]
            left = rooms.copy()
            complete = True
            for cabin in subset:
                if not _send(cabin, waiting[cabin], fits, left, sent):
                    complete = False
                    break
            if complete:
                best_value = value
                best = sent
    left = rooms.copy()
    for cabin in range(3):
        for spot in range(len(rooms)):
            left[spot] -= best[cabin] >> spot & 1
    for cabin in range(3):
        _send(cabin, waiting[cabin], fits, left, best)
    return best


def _send(cabin: int, wanted: int, fits: list[int], left: list[int], sent: list[int]) -> bool:
    """Send guests of this cabin until so many are out; False if there is no room for all of them."""
    count = sent[cabin].bit_count()
    while count < wanted:
        if not _one_more(cabin, fits, left, sent, [0]):
            return False
        count += 1
    return True


def _one_more(cabin: int, fits: list[int], left: list[int], sent: list[int], seen: list[int]) -> bool:
    """One more guest of this cabin, if need be by sending somebody else elsewhere."""
    open_spots = fits[cabin] & ~sent[cabin]
    spot = 0
    while open_spots >> spot:
        if open_spots >> spot & 1 and left[spot] > 0:
            left[spot] -= 1
            sent[cabin] |= 1 << spot
            return True
        spot += 1
    spot = 0
    while open_spots >> spot:
        if open_spots >> spot & 1 and not seen[0] >> spot & 1:
            seen[0] |= 1 << spot
            for other in range(3):
                if sent[other] >> spot & 1 and _one_more(other, fits, left, sent, seen):
                    sent[other] &= ~(1 << spot)
                    sent[cabin] |= 1 << spot
                    return True
        spot += 1
    return False
