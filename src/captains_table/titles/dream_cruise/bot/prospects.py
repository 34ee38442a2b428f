"""What things on board will be worth before the voyage ends, in hundredths of a point.

A family is worth its points if it is satisfied in time, and the sooner it leaves, the sooner the next one moves in.
Tables say how likely so many guests find their places within so many rounds, and how many rounds are left then, if each
round they have three tries.
"""

from __future__ import annotations

from typing import Final

from captains_table.titles.dream_cruise.data.ids import ACTIVITIES, ADDITION, GUESTS, NOTHING
from captains_table.titles.dream_cruise.rules.options import GameOptions
from captains_table.titles.dream_cruise.rules.ship import Ship
from captains_table.titles.dream_cruise.rules.state import DreamCruise

POINT: Final = 100
MEMBERS: Final = 6  # the largest family
ROUNDS: Final = 10  # as far as the tables go
TRIES: Final = 3
PACES: Final = 30  # paces are tenths of a guest a round, below this


class Weights:
    """What a player makes of things, in hundredths of a point or of a guest."""

    def __init__(self) -> None:
        self.cabin: int = 190  # a cabin for a round
        self.leaving: int = 120  # hundredths of a family that a player satisfies in a round
        self.pace: int = 7  # tenths of a guest that find a place in a round, whatever the family wishes,
        self.pace_general: int = 3  # more for each wish that ships meet,
        self.pace_ashore: int = 2  # for each that only ports do,
        self.pace_hand: int = 3  # and for each card in hand that meets one
        self.addition: int = 60  # an addition for three guests, for a round
        self.addition_pair: int = 50  # one for two
        self.activity: tuple[int, ...] = (0, 60, 80, 100)  # an activity card in hand, by capacity
        self.kept_addition: int = 60  # an addition in hand,
        self.kept_share: int = 40  # and so many hundredths of what it will be worth if it is built in the next round
        self.token: int = 40  # the first pick of the next sets
        self.same_region: int = 15  # how likely the next port is one of a given region, in hundredths


WEIGHTS: Final = Weights()


def _tables() -> tuple[list[int], list[int]]:
    """For pace, guests and rounds: how likely they all find a place (in thousandths), and the rounds left then."""
    done: list[int] = [0] * (PACES * (MEMBERS + 1) * (ROUNDS + 1))
    left: list[int] = done.copy()
    for pace in range(PACES):
        hit = pace / 10 / TRIES
        chances = [(1 - hit) ** 3, 3 * hit * (1 - hit) ** 2, 3 * hit * hit * (1 - hit), hit**3]
        for rounds in range(1, ROUNDS + 1):
            for guests in range(MEMBERS + 1):
                at = place(pace, guests, rounds)
                likely = 0.0
                spare = 0.0
                for sent in range(len(chances)):
                    if sent >= guests:
                        likely += chances[sent] * 1000
                        spare += chances[sent] * 1000 * (rounds - 1)
                    else:
                        then = place(pace, guests - sent, rounds - 1)
                        likely += chances[sent] * done[then]
                        spare += chances[sent] * left[then]
                done[at] = round(likely)
                left[at] = round(spare)
    return done, left


def place(pace: int, guests: int, rounds: int) -> int:
    return (pace * (MEMBERS + 1) + guests) * (ROUNDS + 1) + rounds


_TABLES: Final = _tables()
DONE: Final[list[int]] = _TABLES[0]
LEFT: Final[list[int]] = _TABLES[1]


class Prospects:
    """One seat's view of the rounds to come."""

    def __init__(self, game: DreamCruise, weights: Weights) -> None:
        self.options: GameOptions = game.options
        self.weights: Weights = weights
        self.final: bool = game.final > 0
        self.rounds: int = rounds_left(game, weights)  # after this one, in hundredths

    def pace(self, family: int) -> int:
        """Tenths of a guest that find a place in a round, without additions."""
        weights = self.weights
        wishes = self.options.wishes[family]
        return weights.pace + weights.pace_general * GUESTS[wishes & 7] + weights.pace_ashore * GUESTS[wishes >> 3]

    def family(self, family: int, guests: int, pace: int, rounds: int) -> int:
        """A family of which so many guests are waiting, with so many rounds (in hundredths) to go."""
        points = self.options.points[family] * POINT
        whole = min(rounds // 100, ROUNDS - 1)
        part = min(rounds - 100 * whole, 100)
        at = place(min(pace, PACES - 1), guests, whole)
        done = DONE[at] * (100 - part) + DONE[at + 1] * part
        left = LEFT[at] * (100 - part) + LEFT[at + 1] * part
        return (points * done + self.weights.cabin * left) // 100000

    def outlook(self, ship: Ship, cabin: int) -> list[int]:
        """What the family in a cabin is worth after this round, by the number of its guests that are sent now. In the
        final round not worth, but how many guests stand about unless all of them are sent (DC-12.8)."""
        family = ship.cabins[cabin]
        if family == NOTHING:
            return [0]
        waiting = ship.waiting[cabin]
        content = self.options.points[family] * POINT + self.weights.cabin * self.rounds // 100
        found: list[int] = []
        if self.final:
            standing = 0
            for here in ship.guests:
                standing += here >> cabin & 1
            for sent in range(waiting):
                found.append(standing + sent)
            content = self.options.points[family] * POINT
        else:
            pace = self.pace(family)
            for sent in range(waiting):
                found.append(self.family(family, waiting - sent, pace, self.rounds))
        found.append(content)
        return found

    def newcomer(self, ship: Ship, family: int) -> int:
        """A family that could come aboard now."""
        options = self.options
        wishes = options.wishes[family]
        pace = self.pace(family)
        for card in ship.hand:
            if wishes >> options.icons[card] & 1:
                pace += self.weights.pace_hand
        guests = options.members[family]
        for space in range(len(ship.additions)):
            card = ship.additions[space]
            if card != NOTHING and wishes >> options.icons[card] & 1 and ship.room(ADDITION + space) > 0:
                guests -= 1
        return self.family(family, max(0, guests), pace, self.rounds + 100)

    def built(self, card: int) -> int:
        """An addition on board, after this round."""
        a_round = self.weights.addition if self.options.capacities[card] > 2 else self.weights.addition_pair
        return 0 if self.final else a_round * self.rounds // 100

    def kept(self, card: int) -> int:
        """A card in hand, after this round; in the end it only breaks ties (DC-12.10)."""
        if self.final:
            return 1
        if card < ACTIVITIES:
            return self.weights.activity[self.options.capacities[card]]
        a_round = self.weights.addition if self.options.capacities[card] > 2 else self.weights.addition_pair
        return self.weights.kept_addition + self.weights.kept_share * a_round * max(0, self.rounds - 100) // 10000


def rounds_left(game: DreamCruise, weights: Weights) -> int:
    """After this one, in hundredths: how long the family deck will last (DC-4.7)."""
    if game.final:
        return 0
    options = game.options
    drawn = weights.leaving * options.families_per_cabin * game.seats + (100 if options.solo else 0)
    found = max(100, 50 + 10000 * len(game.families) // drawn)
    if options.round_cap:
        found = min(found, 100 * max(1, options.round_cap - game.round))
    return found
