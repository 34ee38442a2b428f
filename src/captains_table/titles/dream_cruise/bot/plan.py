"""Phase 4 thought through: which cards to play, build and pay with, where the captain goes, and who is sent where.

All combinations are tried. For each of them it is worked out exactly how many guests of each family can be sent: a spot
that has room for everybody who may go there is no question; for the few others all ways to divide the room are tried.
"""

from __future__ import annotations

from typing import Final

from captains_table.titles.dream_cruise.bot.prospects import POINT, Prospects
from captains_table.titles.dream_cruise.data.ids import (
    ACTIVITIES,
    ACTIVITY,
    ADDITION,
    BOTTOM,
    BRIDGE,
    GUESTS,
    NOTHING,
    SHORES,
    TOP,
)
from captains_table.titles.dream_cruise.rules.ship import Ship

BUILDS: Final = 2  # additions in one plan; should there be cards for more, the next plan goes on
# who goes, by the room there is and the cabins that want to go, where not all of them can
SHARES: Final = tuple(
    tuple(tuple(some for some in range(8) if some & ~who == 0 and GUESTS[some] == room) for who in range(8))
    for room in range(4)
)


class Plan:
    """What to do, in this order: build, play, send the captain, send guests."""

    def __init__(self) -> None:
        self.value: int = -(1 << 30)
        self.builds: list[tuple[int, int]] = []  # the card, its space
        self.plays: list[int] = []
        self.captain: int = BRIDGE  # the spot to send the captain to
        self.used: int = 0  # bits of the hand: what is built or played
        self.places: list[int] = []  # 3 * spot + cabin


class Planner:
    """One ship with one hand; `best` finds the plan."""

    def __init__(self, ship: Ship, hand: list[int], location: int, prospects: Prospects) -> None:
        self.ship: Ship = ship
        self.hand: list[int] = hand
        self.location: int = location
        self.prospects: Prospects = prospects
        options = ship.options
        self.final: bool = prospects.final
        self.per_point: int = options.guests_per_point
        # -- cabins
        self.waiting: list[int] = ship.waiting
        self.outlooks: list[list[int]] = [prospects.outlook(ship, cabin) for cabin in range(3)]
        self.most: int = sum([each[-1] for each in self.outlooks])  # all families content
        self.eager: int = 0
        self.wanted: list[int] = [0] * 6  # per icon the cabins that wish for it
        for cabin in range(3):
            if self.waiting[cabin] > 0:
                self.eager |= 1 << cabin
                wishes = options.wishes[ship.cabins[cabin]]
                for icon in range(6):
                    if wishes >> icon & 1:
                        self.wanted[icon] |= 1 << cabin
        # -- spots
        self.goers: list[int] = [0] * len(ship.guests)  # who may go there
        self.rooms: list[int] = [0] * len(ship.guests)
        self.fixed: int = 0  # what is on board anyway
        self.look_around()
        # -- cards
        self.kept: list[int] = [prospects.kept(card) for card in hand]
        self.cheapest: list[int] = sorted(range(len(hand)), key=self.kept.__getitem__)
        self.plan: Plan = Plan()
        self.builds: list[tuple[int, int]] = []
        self.plays: list[int] = []
        # -- while dividing
        self.narrow: list[int] = []  # spots without room for all who want to go
        self.chosen: list[int] = []

    def look_around(self) -> None:
        """The spots there are before anything is done."""
        ship = self.ship
        options = ship.options
        if self.location != NOTHING:
            self.offer(TOP, options.top_icons[self.location], options.top_capacities[self.location], ship.guests[TOP])
            if self.location < SHORES and ship.activities[0] == NOTHING:
                capacity = options.bottom_capacities[self.location]
                self.offer(BOTTOM, options.bottom_icons[self.location], capacity, ship.guests[BOTTOM])
            for slot in range(2):
                card = ship.activities[slot]
                if card != NOTHING:
                    self.offer_card(ACTIVITY + slot, card, ship.guests[ACTIVITY + slot])
        for space in range(len(ship.additions)):
            card = ship.additions[space]
            if card != NOTHING:
                self.offer_card(ADDITION + space, card, ship.guests[ADDITION + space])
                self.fixed += self.prospects.built(card)

    def offer_card(self, spot: int, card: int, here: int) -> None:
        options = self.ship.options
        self.offer(spot, options.icons[card], options.capacities[card], here)

    def offer(self, spot: int, icon: int, capacity: int, here: int) -> None:
        welcome = self.eager if self.ship.captain == spot else self.wanted[icon]
        self.goers[spot] = welcome & ~here
        self.rooms[spot] = capacity - GUESTS[here]

    # -- trying ----------------------------------------------------------------------------------------------

    def best(self) -> Plan:
        self.try_builds(0, 0, 0)
        return self.plan

    def try_builds(self, first: int, used: int, owed: int) -> None:
        """With nothing more built, then with each addition of the hand that comes later."""
        self.try_plays(0, used, owed, self.free_slots())
        hand = self.hand
        if first >= len(hand) or hand[-1] < ACTIVITIES or len(hand) - used.bit_count() - owed < 2:
            return
        if len(self.builds) == BUILDS:
            return
        spaces = self.building_sites()
        for number in range(first, len(hand)):
            card = hand[number]
            if card < ACTIVITIES or self.twin(number, first):
                continue
            for space in spaces:
                self.build(number, space, used, owed)

    def build(self, number: int, space: int, used: int, owed: int) -> None:
        spot = ADDITION + space
        card = self.hand[number]
        old = self.ship.additions[space]
        goers = self.goers[spot]
        room = self.rooms[spot]
        worth = self.prospects.built(card)
        if old != NOTHING:
            worth -= self.prospects.built(old)
        self.offer_card(spot, card, 0)
        self.builds.append((card, space))
        self.fixed += worth
        self.try_builds(number + 1, used | 1 << number, owed + 1)
        self.fixed -= worth
        self.builds.pop()
        self.goers[spot] = goers
        self.rooms[spot] = room

    def building_sites(self) -> list[int]:
        """The lowest free space; if there has been none, one of the additions gives way. Guests who stand on it would
        be missed in the final count (DC-12.9)."""
        additions = self.ship.additions
        built = len(self.builds)
        for space in range(len(additions)):
            if additions[space] == NOTHING:
                built -= 1
                if built < 0:
                    return [space]
        if self.builds:
            return []
        guests = self.ship.guests
        return [space for space in range(len(additions)) if not self.final or guests[ADDITION + space] == 0]

    def twin(self, number: int, first: int) -> bool:
        """Whether an earlier card of the hand offers the same."""
        options = self.ship.options
        hand = self.hand
        card = hand[number]
        for k in range(first, number):
            other = hand[k]
            same_kind = (other < ACTIVITIES) == (card < ACTIVITIES)
            if (
                same_kind
                and options.icons[other] == options.icons[card]
                and options.capacities[other] == options.capacities[card]
            ):
                return True
        return False

    def free_slots(self) -> int:
        """DC-8.2, 8.3, 8.5; that an occupied one could be covered (O8) is not considered."""
        ship = self.ship
        if self.location == NOTHING:
            return 0
        if self.location >= SHORES:
            return ship.activities.count(NOTHING)
        occupied = ship.guests[BOTTOM] != 0 or ship.captain == BOTTOM
        return 0 if occupied or ship.activities[0] != NOTHING else 1

    def try_plays(self, first: int, used: int, owed: int, slots: int) -> None:
        """With no more cards played, then with each activity card that comes later."""
        reached = self.try_captain(used, owed)
        hand = self.hand
        if slots == 0 or reached == self.most or len(hand) - used.bit_count() - owed < 1:
            return
        slot = 1 if self.plays or self.ship.activities[0] != NOTHING else 0
        spot = ACTIVITY + slot
        for number in range(first, len(hand)):
            card = hand[number]
            if card >= ACTIVITIES:
                break
            if self.twin(number, first):
                continue
            self.offer_card(spot, card, 0)
            bottom = self.rooms[BOTTOM]
            self.rooms[BOTTOM] = 0
            self.plays.append(card)
            self.try_plays(number + 1, used | 1 << number, owed, slots - 1)
            self.plays.pop()
            self.rooms[BOTTOM] = bottom
            self.goers[spot] = 0
            self.rooms[spot] = 0

    def try_captain(self, used: int, owed: int) -> int:
        """Without the captain, and with the captain on every spot where that helps; what the guests are worth."""
        reached = self.guests_worth()
        self.weigh(reached, BRIDGE, used, owed)
        if self.ship.captain != BRIDGE or reached == self.most or len(self.hand) - used.bit_count() - owed < 1:
            return reached
        for spot in range(ADDITION):
            if self.rooms[spot] > 0:
                goers = self.goers[spot]
                wild = self.eager & ~self.ship.guests[spot]
                if wild != goers:
                    self.goers[spot] = wild
                    self.weigh(self.guests_worth(), spot, used, owed + 1)
                    self.goers[spot] = goers
        return reached

    def weigh(self, reached: int, captain: int, used: int, owed: int) -> None:
        """The worth of what is being tried: families, additions and the cards that are left after paying."""
        value = reached + self.fixed
        for number in self.cheapest:
            if used >> number & 1:
                continue
            if owed > 0:
                owed -= 1
            else:
                value += self.kept[number]
        plan = self.plan
        if value > plan.value:
            plan.value = value
            plan.builds = self.builds.copy()
            plan.plays = self.plays.copy()
            plan.captain = captain
            plan.used = used
            plan.places = self.places()

    def payment(self, card: int) -> int:
        """What the plan pays with next: the card that is missed least, never `card` itself."""
        chosen = NOTHING
        for number in self.cheapest:
            if self.hand[number] != card:
                if not self.plan.used >> number & 1:
                    return self.hand[number]
                if chosen == NOTHING:
                    chosen = self.hand[number]
        return chosen

    # -- sending guests --------------------------------------------------------------------------------------

    def guests_worth(self) -> int:
        """The best that can be made of the spots there are now."""
        goers = self.goers
        rooms = self.rooms
        sent = [0, 0, 0]
        narrow: list[int] = []
        for spot in range(len(goers)):
            who = goers[spot]
            room = rooms[spot]
            if who and room > 0:
                if GUESTS[who] <= room:
                    sent[0] += who & 1
                    sent[1] += who >> 1 & 1
                    sent[2] += who >> 2
                else:
                    narrow.append(spot)
        self.narrow = narrow
        self.chosen = [0] * len(narrow)
        return self.divide(0, sent[0], sent[1], sent[2])

    def divide(self, number: int, one: int, two: int, three: int) -> int:
        """The best way to share out the narrow spots from this one on; `chosen` says which."""
        if number == len(self.narrow):
            return self.add_up(one, two, three)
        waiting = self.waiting
        spot = self.narrow[number]
        who = self.goers[spot]
        if one >= waiting[0]:
            who &= ~1
        if two >= waiting[1]:
            who &= ~2
        if three >= waiting[2]:
            who &= ~4
        room = self.rooms[spot]
        if GUESTS[who] <= room:
            value = self.divide(number + 1, one + (who & 1), two + (who >> 1 & 1), three + (who >> 2))
            self.chosen[number] = who
            return value
        best = -1
        kept = self.chosen
        found = kept
        for some in SHARES[room][who]:
            self.chosen = kept.copy()
            self.chosen[number] = some
            value = self.divide(number + 1, one + (some & 1), two + (some >> 1 & 1), three + (some >> 2))
            if value > best:
                best = value
                found = self.chosen
        self.chosen = found
        return best

    def add_up(self, one: int, two: int, three: int) -> int:
        waiting = self.waiting
        outlooks = self.outlooks
        if not self.final:
            return (
                outlooks[0][one if one < waiting[0] else waiting[0]]
                + outlooks[1][two if two < waiting[1] else waiting[1]]
                + outlooks[2][three if three < waiting[2] else waiting[2]]
            )
        points = 0
        guests = 0  # of families that stay; only every second counts (DC-12.8)
        sent = (one, two, three)
        for cabin in range(3):
            if sent[cabin] >= waiting[cabin]:
                points += outlooks[cabin][-1]
            else:
                guests += outlooks[cabin][sent[cabin]]
        return points + guests // self.per_point * POINT

    def places(self) -> list[int]:
        """Who is sent where, after `guests_worth`."""
        left = self.waiting.copy()
        found: list[int] = []
        for spot in range(len(self.goers)):
            who = self.goers[spot] if self.rooms[spot] > 0 else 0
            if spot in self.narrow:
                who = self.chosen[self.narrow.index(spot)]
            for cabin in range(3):
                if who >> cabin & 1 and left[cabin] > 0:
                    left[cabin] -= 1
                    found.append(3 * spot + cabin)
        return found
