"""Build a Development (GC-9.1), also through token G4 (GC-9.9.4), and Hire an Expert Worker (GC-9.2)."""

from __future__ import annotations

from typing import ClassVar, Final

from captains_table.kernel.fields import Field, Number
from captains_table.kernel.phrasing import answer, ask
from captains_table.kernel.state import Answer, Prompt
from captains_table.titles.galactic_cruise.data.ids import (
    ANY_RESOURCE,
    AREAS,
    DEVELOPMENT,
    EXPERT,
    NO_MARKS,
    NOTHING,
    RESOURCES,
    SCHEDULE,
    SITES,
)
from captains_table.titles.galactic_cruise.rules.advances import building_extra, note_uses
from captains_table.titles.galactic_cruise.rules.locations import turn_tokens
from captains_table.titles.galactic_cruise.rules.network import free_areas
from captains_table.titles.galactic_cruise.rules.notation import AREA_WORDS, card_code, card_target
from captains_table.titles.galactic_cruise.rules.prices import (
    affordable_row,
    bonus_units,
    development_cost,
    development_price,
    expert_cost,
    money_to_spare,
    units_at_hand,
    units_crossed,
)
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from captains_table.titles.galactic_cruise.rules.steps.acting import end_action, give_pending_reputation
from captains_table.titles.galactic_cruise.rules.steps.decision import A_RESOURCE, AMOUNT, AN_AREA, Decision
from captains_table.titles.galactic_cruise.rules.steps.gaining import gain_resources, give_funding, worker_comes_home

AREA_COUNT: Final = len(AREAS)
DECLINE: Final = 99
BY_ACTION: Final = (DEVELOPMENT,)
BY_TOKEN: Final = (SCHEDULE, NOTHING)  # flipped by Schedule a Cruise, or by a Starting Upgrade Card
FIRST_THERE: Final = 1  # Reputation for the first Development in an area (GC-9.1.5)


def can_build(game: GalacticCruise, seat: int, discount: int, flags: int, used: int) -> bool:
    if game.options.marked:
        return len(buildable(game, seat, discount, flags, used)) > 0
    for row in range(len(RESOURCES)):
        if affordable_row(game, seat, row, discount, used):
            return len(free_areas(game, seat)) > 0
    return False


def buildable(game: GalacticCruise, seat: int, discount: int, flags: int, used: int = 0) -> list[int]:
    """GC-9.1.1, 9.1.3: row * SPOTS + area"""
    areas = free_areas(game, seat)
    found = []
    for row in range(len(RESOURCES)):
        spare = money_to_spare(game, seat, row, discount, used)
        if spare >= 0 and game.options.marked:  # cost marks are paid in Money (GX-10.7)
            found += [row * AREA_COUNT + area for area in areas if building_extra(game, area, flags) <= spare]
        elif spare >= 0:
            found += [row * AREA_COUNT + area for area in areas]
    return found


def place_development(game: GalacticCruise, seat: int, row: int, area: int) -> None:
    """GC-9.1.4, 9.1.5"""
    player = game.players[seat]
    first = game.areas[area] == 0
    player.removed[row] += 1
    game.areas[area] |= 1 << seat
    if area < SITES:
        game.emit("develops", seat, {"kind": row, "area": area})
        turn_tokens(game)
    else:
        game.emit("develops_tech", seat, {"kind": row, "tech": game.technologies[area - SITES]})
    if first:
        player.praise(FIRST_THERE, game.options.reputation_most)
        game.emit("first_there", seat, {"n": FIRST_THERE})


class BuildDevelopment(Decision):
    """Row and area of a Development: by the action (builds 0), or so many at the discount of token G4 (GC-9.9.4)."""

    __slots__ = ("builds",)
    kind: ClassVar[str] = "build_development"
    former_kinds: ClassVar[tuple[str, ...]] = ("Site",)
    fields: ClassVar[dict[str, Field]] = {"builds": Number(0, 2)}

    def __init__(self, builds: int) -> None:
        self.builds: int = builds

    def fragile(self) -> bool:
        return self.builds == 0

    def off(self, game: GalacticCruise) -> int:
        return game.options.components.builder_discount if self.builds else game.discount

    def choices(self, game: GalacticCruise, seat: int) -> list[int]:
        found = buildable(game, seat, self.off(game), game.flags)
        return [*found, DECLINE] if self.builds or game.items else found

    def take(self, game: GalacticCruise, seat: int, choice: int) -> None:
        if choice == DECLINE:
            game.emit("declines_site", seat)
            end_action(game, seat)
            return
        row, area = divmod(choice, AREA_COUNT)
        ask_payment(game, seat, PayDevelopment(row, area, 0, self.builds))

    def fits(self, game: GalacticCruise, seat: int) -> bool:
        return seat == game.turn and game.action in (BY_TOKEN if self.builds else BY_ACTION)

    def describe(self, game: GalacticCruise, seat: int, choice: int) -> Answer:
        if choice == DECLINE:
            return answer("no site", {}, "no-site", "no_site")
        row, area = divmod(choice, AREA_COUNT)
        cost = development_cost(game, seat, row, self.off(game)) + building_extra(game, area, game.flags)
        where = {"resource": RESOURCES[row], "area": AREAS[area]}
        target = f"area-{AREA_WORDS[area]}"
        if area < SITES:
            return answer("build", where, target, "build_site", kind=row, area=area, n=cost)
        return answer("build", where, target, "build_tech", kind=row, tech=game.technologies[area - SITES], n=cost)

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        if self.builds:
            return ask("site_token", "GC-9.9.4", n=game.options.components.builder_discount)
        return ask("site_second" if game.items else "site", "GC-9.1.1", "GC-9.1.3")


CARD: Final = 20
STEPS: Final = 80


def resource_steps(game: GalacticCruise, seat: int) -> list[int]:
    """Steps of the track bonus of type Resource that end on an icon of it (GC-5.6, 10.6)."""
    reputation = game.players[seat].reputation
    if game.track_used or not game.free_acts():
        return []
    return [reputation - k + 1 for k in range(reputation, 0, -1) if game.options.track_icons[k] == ANY_RESOURCE]


def spend_track_bonus(game: GalacticCruise, seat: int, steps: int) -> int:
    """The track bonus of type Resource, spent in this instant: how many units it brings."""
    player = game.players[seat]
    units = units_crossed(game, player.reputation, steps, ANY_RESOURCE)
    player.reputation -= steps
    game.track_used = True
    game.emit("track_bonus", seat, {"steps": steps, "n": units, "icon": ANY_RESOURCE})
    return units


PAYING: Final = ("pay_development", "pay_money", "pay_kind")
PAID: Final = ("pays_development", "pays_money", "pays_kind")


def paid_with(resources: int, due: int) -> int:
    """Both, Money alone, or Resources alone."""
    return 1 if resources == 0 else 2 if resources == due else 0


class PayDevelopment(Decision):
    """GC-9.1.2: so many of the row's Resource from the store and the rest in Money; before that, cards played for this
    Resource and the track bonus, which need no room (GC-10.6)."""

    __slots__ = ("area", "builds", "covered", "row")
    kind: ClassVar[str] = "pay_development"
    fields: ClassVar[dict[str, Field]] = {"area": AN_AREA, "builds": Number(0, 2), "covered": AMOUNT, "row": A_RESOURCE}

    def __init__(self, row: int, area: int, covered: int, builds: int) -> None:
        self.row: int = row
        self.area: int = area
        self.covered: int = covered  # by cards and the track bonus
        self.builds: int = builds

    def fragile(self) -> bool:
        return True

    def off(self, game: GalacticCruise) -> int:
        return game.options.components.builder_discount if self.builds else game.discount

    def due(self, game: GalacticCruise, seat: int) -> int:
        return max(0, development_cost(game, seat, self.row, self.off(game)) - self.covered)

    def choices(self, game: GalacticCruise, seat: int) -> list[int]:
        player = game.players[seat]
        due = self.due(game, seat)
        money = player.money - building_extra(game, self.area, game.flags)
        most = min(due, player.stored[self.row])
        found = [k for k in range(most + 1) if due - k <= money]
        if due and game.free_acts() and due <= money + units_at_hand(game, seat, self.row):
            found += [CARD + card for card in player.hand if game.options.card_resource[card] == self.row]
            rest = money + units_at_hand(game, seat, self.row) - bonus_units(game, player)
            for steps in resource_steps(game, seat):
                if due - units_crossed(game, player.reputation, steps, ANY_RESOURCE) <= rest:
                    found.append(STEPS + steps)
        return found

    def take(self, game: GalacticCruise, seat: int, choice: int) -> None:
        due = self.due(game, seat)
        if choice >= STEPS:
            units = spend_track_bonus(game, seat, choice - STEPS)
            used = min(units, due)
            ask_payment(game, seat, PayDevelopment(self.row, self.area, self.covered + used, self.builds))
            gain_resources(game, seat, units - used)
        elif choice >= CARD:
            card = choice - CARD
            game.played |= 1 << card
            game.lay_down(seat, card)
            game.emit("plays_resource", seat, {"card": card, "kind": self.row})
            ask_payment(game, seat, PayDevelopment(self.row, self.area, self.covered + 1, self.builds))
        else:
            self.settle(game, seat, choice)

    def settle(self, game: GalacticCruise, seat: int, units: int) -> None:
        """So many from the store, the rest in Money."""
        player = game.players[seat]
        due = self.due(game, seat)
        player.stored[self.row] -= units
        extra = building_extra(game, self.area, game.flags)
        player.money -= due - units + extra
        if game.levels:
            note_uses(game, seat, lambda: development_price(game, seat, self.row, self.off(game)))
        game.rebate -= min(game.rebate, development_price(game, seat, self.row, self.off(game)))
        game.emit(
            PAID[paid_with(units, due + extra)], seat, {"kind": self.row, "n": units, "amount": due - units + extra}
        )
        self.built(game, seat)

    def built(self, game: GalacticCruise, seat: int) -> None:
        place_development(game, seat, self.row, self.area)
        if self.builds == 0:  # Government Grant and Ribbon Cutting are for one Development
            game.discount = 0
            game.flags &= ~NO_MARKS
            give_pending_reputation(game, seat)
        if self.builds > 1:
            game.push(seat, BuildDevelopment(self.builds - 1))
            return
        if self.builds == 0:
            game.items += 1
            if game.items <= game.extra and buildable(game, seat, game.discount, game.flags):
                game.push(seat, BUILD_DEVELOPMENT)
                return
        end_action(game, seat)

    def fits(self, game: GalacticCruise, seat: int) -> bool:
        if seat != game.turn or game.action not in (BY_TOKEN if self.builds else BY_ACTION):
            return False
        built = game.players[seat].removed[self.row]
        if built >= len(game.options.development_costs):
            return False
        return 0 <= self.covered <= game.options.development_costs[built] and not game.areas[self.area] >> seat & 1

    def describe(self, game: GalacticCruise, seat: int, choice: int) -> Answer:
        if choice >= STEPS:
            steps = choice - STEPS
            units = units_crossed(game, game.players[seat].reputation, steps, ANY_RESOURCE)
            return answer("track", {"steps": steps}, "track", "pay_track", steps=steps, n=units)
        if choice >= CARD:
            card = choice - CARD
            return answer("pay", {"card": card_code(game, card)}, card_target(game, card), "pay_card", card=card)
        rest = self.due(game, seat) - choice + building_extra(game, self.area, game.flags)
        label = PAYING[paid_with(choice, choice + rest)]
        paid = {"resources": choice, "money": rest}
        return answer("pay", paid, f"pay-{choice}", label, kind=self.row, n=choice, amount=rest)

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        due = self.due(game, seat)
        if self.area < SITES:
            return ask("pay_development", "GC-9.1.2", "GC-10.6", n=due, kind=self.row, area=self.area)
        tech = game.technologies[self.area - SITES]
        extra = building_extra(game, self.area, game.flags)
        if extra:
            return ask("pay_development_marked", "GC-9.1.2", "GX-10.7", n=due, kind=self.row, tech=tech, extra=extra)
        return ask("pay_development_tech", "GC-9.1.2", "GC-10.6", n=due, kind=self.row, tech=tech)


BUILD_DEVELOPMENT: Final = BuildDevelopment(0)


def ask_payment(game: GalacticCruise, seat: int, step: PayDevelopment) -> None:
    """GC-R67: nobody is asked how to pay nothing."""
    if step.due(game, seat) or game.options.needless:
        game.push(seat, step)
    else:
        step.settle(game, seat, 0)


def pay_if_free(game: GalacticCruise, seat: int) -> None:
    """A card has lowered the price of the Development that is being paid, perhaps to nothing."""
    stack = game.stacks[seat]
    step = stack[-1]
    if isinstance(step, PayDevelopment):
        game.stacks[seat] = stack[:-1]
        game.open -= 1
        ask_payment(game, seat, step)


# -- Hire an Expert Worker -----------------------------------------------------------------------------------


def hires(game: GalacticCruise, seat: int, discount: int) -> list[int]:
    """GC-9.2.1: 0 right, 1 left"""
    player = game.players[seat]
    return [
        side
        for side in range(2)
        if not player.hired >> side & 1 and expert_cost(game, seat, side == 1, discount) <= player.money
    ]


class HireExpert(Decision):
    __slots__ = ()
    kind: ClassVar[str] = "hire_expert"
    former_kinds: ClassVar[tuple[str, ...]] = ("Hire",)

    def fragile(self) -> bool:
        return True

    def choices(self, game: GalacticCruise, seat: int) -> list[int]:
        return hires(game, seat, game.discount)

    def take(self, game: GalacticCruise, seat: int, choice: int) -> None:
        """GC-9.2.2"""
        player = game.players[seat]
        cost = expert_cost(game, seat, choice == 1, game.discount)
        player.money -= cost
        player.hired |= 1 << choice
        game.emit("hires", seat, {"side": choice, "amount": cost})
        bonuses = game.funding
        end_action(game, seat)
        give_funding(game, seat, bonuses)
        worker_comes_home(game, seat, True)

    def fits(self, game: GalacticCruise, seat: int) -> bool:
        return seat == game.turn and game.action == EXPERT

    def describe(self, game: GalacticCruise, seat: int, choice: int) -> Answer:
        side = "left" if choice else "right"
        cost = expert_cost(game, seat, choice == 1, game.discount)
        return answer("hire", {"side": side}, f"expert-{side}", f"hire_{side}", n=cost)

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        return ask("hire", "GC-9.2.1")


HIRE_EXPERT: Final = HireExpert()
