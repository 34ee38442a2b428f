"""A season's tour thought through: which groups to pick up where and in which order, where to deliver them, and home.

Every plan is complete: whoever is aboard is delivered on the shortest tour, and the ship comes home. Plans grow by one
Pick up at a time, directly, after a Visit on the way, or after a whole round; the best few are followed up.
"""

from __future__ import annotations

from typing import Final

from captains_table.titles.cruise_line_caribbean.bot.outlook import HORIZON, Outlook
from captains_table.titles.cruise_line_caribbean.bot.routes import ISLANDS_IN, SEA, Routes, routes
from captains_table.titles.cruise_line_caribbean.bot.weights import WEIGHTS
from captains_table.titles.cruise_line_caribbean.data.ids import DEPARTURES, NOTHING
from captains_table.titles.cruise_line_caribbean.rules.state import ISLANDS, CruiseLine

DEPTH: Final = 12  # groups in one plan
DETOUR: Final = 3  # fuel a single Visit may cost on the way to a port of departure
LEVELS: Final = 3  # groups added without a better plan before the search ends
NEVER: Final = -1e9
VISITING: Final = 400  # steps of a plan: port * 128 + colour * 16 + number, VISITING + island, RETURNING + port
RETURNING: Final = 500


class Plan:
    """A ship after some steps of a plan, and what the plan is worth if everybody aboard is then delivered."""

    __slots__ = (
        "aboard", "at", "cash", "end", "fuel", "heads", "mask", "room", "steps", "sure", "turns", "value", "waiting",
    )  # fmt: skip

    def __init__(self) -> None:
        self.at: int = 0  # the port, or SEA
        self.fuel: int = 0
        self.cash: float = 0.0
        self.sure: float = 0.0  # what the passengers aboard will bring
        self.room: int = 0
        self.turns: int = 0
        self.aboard: list[float] = []  # worth by colour
        self.heads: list[int] = []  # passengers by colour
        self.mask: int = 0  # a bit for each colour aboard
        self.waiting: list[int] = []
        self.steps: tuple[int, ...] = ()
        self.value: float = NEVER
        self.end: int = 0  # where it ends


class Child:
    """A plan with one group more, before it is written out."""

    __slots__ = ("count", "group", "over", "parent", "value")

    def __init__(self, value: float, parent: Plan, over: int, group: int, count: int) -> None:
        self.value: float = value
        self.parent: Plan = parent
        self.over: int = over  # islands visited before the Pick up
        self.group: int = group
        self.count: int = count


def by_value(child: Child) -> float:
    return -child.value


class Planner:
    """One ship's season from here on."""

    def __init__(self, game: CruiseLine, seat: int, outlook: Outlook) -> None:
        self.game: CruiseLine = game
        self.outlook: Outlook = outlook
        self.routes: Routes = routes(game)
        company = game.companies[seat]
        port = game.port(seat)
        self.here: list[int] = self.routes.row(game.options, company.hex, game.markers_down)
        self.tank: int = outlook.tank
        self.strike: int = company.strike
        self.bunker: bool = company.bunker
        start = Plan()
        start.at = SEA if port == NOTHING else port
        start.fuel = company.fuel
        start.cash = float(company.cash - company.debt)
        start.room = game.room(seat)
        start.waiting = game.waiting
        start.aboard = [0.0] * ISLANDS
        start.heads = company.aboard
        for island in range(ISLANDS):
            count = company.aboard[island]
            if count and not outlook.blocked >> island & 1:
                start.mask |= 1 << island
                start.aboard[island] = count * outlook.worth[island] + outlook.fixed[island]
                start.sure += start.aboard[island]
        self.start: Plan = start
        self.spent: float = 0.0  # by the last way measured
        self.left: int = 0

    def row(self, at: int) -> list[int]:
        return self.here if at == SEA else self.routes.costs[at]

    def way(self, at: int, mask: int, end: int) -> int:
        """Fuel over these islands to a port of departure."""
        if at != SEA:
            return self.routes.tour(at, mask, end)
        return self.routes.over(self.here, mask, end) if mask else self.here[end]

    def pay(self, plan: Plan, fuel: int, earned: float) -> bool:
        """What a way costs, and the fuel left: bought where the ship lies if that is a port of departure, the rest on
        islands, from the money at hand and what is earned on the way. False if there is not enough."""
        have = plan.fuel
        outlook = self.outlook
        spent = 0.0
        if fuel > have and plan.at < DEPARTURES:
            units = min(fuel, self.tank) - have
            spent = units * outlook.unit
            if spent > plan.cash or (self.bunker and plan.turns == 0):
                units = 0 if self.bunker and plan.turns == 0 else max(0, int(plan.cash / outlook.unit))
                spent = units * outlook.unit
            have += units
        if fuel > have:
            missing = (fuel - have) * outlook.unit_isle
            if plan.at == SEA or missing > plan.cash - spent + 0.6 * earned:
                return False
            if plan.at < DEPARTURES and 2 * (fuel - have) > fuel:
                return False
            spent += missing
            have = fuel
        self.spent = spent
        self.left = have - fuel
        return True

    def complete(self, plan: Plan) -> None:
        """Deliver everybody and come home: the value, and where."""
        outlook = self.outlook
        turns = min(HORIZON - 1, plan.turns + ISLANDS_IN[plan.mask])
        if plan.at != SEA:
            found = self.routes.home(plan.at, plan.mask)
        else:
            found = min([4 * self.way(SEA, plan.mask, end) + end for end in range(DEPARTURES)])
        plan.value = NEVER
        plan.end = found & 3
        if self.pay(plan, found >> 2, plan.sure):
            plan.value = plan.cash + plan.sure + outlook.arrival[turns] - self.spent + self.left * outlook.unit_left

    def grow(self, plan: Plan, children: list[Child]) -> None:
        """Every group that could be picked up next."""
        ways = [0]
        if plan.mask:
            ways.append(plan.mask)
            if ISLANDS_IN[plan.mask] > 1:
                for island in range(ISLANDS):
                    if plan.mask >> island & 1:
                        ways.append(1 << island)
        for port in range(DEPARTURES):
            groups = [
                port * ISLANDS + colour
                for colour in range(ISLANDS)
                if plan.waiting[port * ISLANDS + colour] and not self.outlook.blocked >> colour & 1
            ]
            if groups:
                straight = self.way(plan.at, 0, port) + DETOUR
                for over in ways:
                    if over == 0 or over == plan.mask or self.way(plan.at, over, port) <= straight:
                        self.grow_over(plan, over, port, groups, children)

    def grow_over(self, plan: Plan, over: int, port: int, groups: list[int], children: list[Child]) -> None:
        """Pick up here after these Visits."""
        outlook = self.outlook
        turns = plan.turns + ISLANDS_IN[over]
        if turns >= HORIZON - 10 or turns < self.strike:
            return
        earned = 0.0
        room = plan.room
        if over:
            for island in range(ISLANDS):
                if over >> island & 1:
                    earned += plan.aboard[island]
                    room += plan.heads[island]
        if room <= 0:
            return
        fuel = self.way(plan.at, over, port)
        if not self.pay(plan, fuel, earned):
            return
        then = Plan()
        then.at = port
        then.fuel = self.left
        then.turns = turns + 1
        cash = plan.cash - self.spent + earned
        sure = plan.sure - earned
        rest = plan.mask & ~over
        chance = outlook.survival[port][turns]
        for group in groups:
            colour = group % ISLANDS
            count = min(room, plan.waiting[group])
            bit = 1 << colour
            brings = count * outlook.worth[colour]
            if not rest & bit:
                brings += outlook.fixed[colour]
            then.cash = cash
            then.sure = sure + brings * chance
            then.mask = rest | bit
            self.complete(then)
            if then.value > NEVER:
                children.append(Child(then.value, plan, over, group, count))

    def written_out(self, child: Child) -> Plan:
        parent = child.parent
        port, colour = divmod(child.group, ISLANDS)
        over = child.over
        outlook = self.outlook
        plan = Plan()
        plan.at = port
        steps = list(parent.steps)
        earned = 0.0
        plan.room = parent.room - child.count
        plan.aboard = parent.aboard.copy()
        plan.heads = parent.heads.copy()
        row = self.row(parent.at)
        rest = over
        for _ in range(ISLANDS_IN[over]):
            island = self.routes.first(row, rest, port)
            rest &= ~(1 << island)
            plan.room += plan.heads[island]
            earned += plan.aboard[island]
            plan.aboard[island] = 0.0
            plan.heads[island] = 0
            steps.append(VISITING + island)
            row = self.routes.costs[island + DEPARTURES]
        self.pay(parent, self.way(parent.at, over, port), earned)
        plan.fuel = self.left
        plan.turns = parent.turns + ISLANDS_IN[over] + 1
        plan.cash = parent.cash - self.spent + earned
        plan.mask = parent.mask & ~over
        brings = child.count * outlook.worth[colour]
        if not plan.mask >> colour & 1:
            brings += outlook.fixed[colour]
        brings *= outlook.survival[port][plan.turns - 1]
        plan.aboard[colour] += brings
        plan.heads[colour] += child.count
        plan.sure = parent.sure - earned + brings
        plan.mask |= 1 << colour
        plan.waiting = parent.waiting.copy()
        plan.waiting[child.group] -= child.count
        steps.append(port * 128 + colour * 16 + child.count)
        plan.steps = tuple(steps)
        self.complete(plan)
        return plan

    def best(self, beam: int = 0) -> Plan:
        """The best plan found; its value is NEVER if the ship cannot come home by itself."""
        if not beam:
            beam = WEIGHTS.beam
        self.complete(self.start)
        best = self.start
        plans = [self.start]
        since = 0
        for _ in range(DEPTH):
            children: list[Child] = []
            for plan in plans:
                self.grow(plan, children)
            if not children:
                break
            children.sort(key=by_value)
            plans = []
            known: list[tuple[int, int, tuple[int, ...]]] = []
            for child in children:
                plan = self.written_out(child)
                key = (plan.at, plan.mask, tuple(plan.waiting))
                if key not in known:
                    known.append(key)
                    plans.append(plan)
                    if len(plans) >= beam:
                        break
            if plans[0].value > best.value:
                best = plans[0]
                since = 0
            else:
                since += 1
                if since >= LEVELS:
                    break
        return best

    def with_group(self, group: int, count: int) -> float:
        """What the position would be worth with this group aboard already, and nothing else picked up."""
        colour = group % ISLANDS
        start = self.start
        then = Plan()
        then.at = start.at
        then.fuel = start.fuel
        then.cash = start.cash
        then.turns = start.turns
        then.mask = start.mask | 1 << colour
        then.sure = start.sure + count * self.outlook.worth[colour]
        if not start.mask >> colour & 1:
            then.sure += self.outlook.fixed[colour]
        self.complete(then)
        return then.value

    def steps(self, plan: Plan) -> list[int]:
        """The whole plan, to the Return."""
        found = list(plan.steps)
        row = self.row(plan.at)
        rest = plan.mask
        for _ in range(ISLANDS_IN[rest]):
            island = self.routes.first(row, rest, plan.end)
            rest &= ~(1 << island)
            found.append(VISITING + island)
            row = self.routes.costs[island + DEPARTURES]
        found.append(RETURNING + plan.end)
        return found
