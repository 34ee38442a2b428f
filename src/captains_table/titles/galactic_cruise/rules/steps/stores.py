"""Purchase Supplies (GC-9.3), Gain Resources (GC-9.7), Refill Storage Silo (GC-9.8)."""

from __future__ import annotations

from typing import ClassVar, Final

from captains_table.kernel.phrasing import answer, ask
from captains_table.kernel.state import Answer, Prompt
from captains_table.titles.galactic_cruise.data.ids import (
    CARD_PAID,
    GAINRES,
    MONEY,
    REFILLSILO,
    RESOURCES,
    SILO_STAYS,
    SUPPLIES,
)
from captains_table.titles.galactic_cruise.rules.notation import card_code, card_target
from captains_table.titles.galactic_cruise.rules.prices import rebate, track_could_bring
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from captains_table.titles.galactic_cruise.rules.steps.acting import end_action, pay
from captains_table.titles.galactic_cruise.rules.steps.decision import Decision
from captains_table.titles.galactic_cruise.rules.steps.gaining import gain_resources

DONE: Final = 99

# -- Purchase Supplies: items is 1 for Resources bought, 2 for Ads, 3 for both -------------------------------

BUY_RESOURCES: Final = 0
BUY_ADS: Final = 1


def can_supply(game: GalacticCruise, seat: int) -> bool:
    return game.players[seat].money + rebate(game) >= game.options.numbers["supplies_price"]


class PurchaseSupplies(Decision):
    """GC-9.3.1"""

    __slots__ = ()
    kind: ClassVar[str] = "purchase_supplies"
    former_kinds: ClassVar[tuple[str, ...]] = ("Supplies",)

    def fragile(self) -> bool:
        return True

    def choices(self, game: GalacticCruise, seat: int) -> list[int]:
        found = []
        if can_supply(game, seat):
            found = [what for what in (BUY_RESOURCES, BUY_ADS) if not game.items >> what & 1]
        return [*found, DONE] if game.items else found

    def take(self, game: GalacticCruise, seat: int, choice: int) -> None:
        if choice != DONE:
            amount = pay(game, seat, game.options.numbers["supplies_price"])
            game.items |= 1 << choice
            game.emit("buys_ads" if choice else "buys_resources", seat, {"n": self.each(game), "amount": amount})
            if game.items < 3 and (
                can_supply(game, seat) or game.players[seat].hand or track_could_bring(game, seat, MONEY)
            ):
                game.push(seat, SUPPLY)
                delivered(game, seat, choice, self.each(game))
                return
            each = self.each(game)
            end_action(game, seat)
            delivered(game, seat, choice, each)
            return
        end_action(game, seat)

    def each(self, game: GalacticCruise) -> int:
        return game.options.numbers["supplies_each"] + game.extra

    def price(self, game: GalacticCruise) -> int:
        return max(0, game.options.numbers["supplies_price"] - rebate(game))

    def fits(self, game: GalacticCruise, seat: int) -> bool:
        return seat == game.turn and game.action == SUPPLIES

    def describe(self, game: GalacticCruise, seat: int, choice: int) -> Answer:
        if choice == DONE:
            return answer("done", {}, "done", "enough")
        price = self.price(game)
        if choice == BUY_ADS:
            return answer("buy", {"supplies": "ads"}, "buy-ads", "buy_ads", n=self.each(game), amount=price)
        each = self.each(game)
        return answer("buy", {"supplies": "resources"}, "buy-resources", "buy_resources", n=each, amount=price)

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        return ask("supplies", "GC-9.3.1")


def delivered(game: GalacticCruise, seat: int, what: int, count: int) -> None:
    if what == BUY_ADS:
        game.players[seat].ads += count
    else:
        gain_resources(game, seat, count)


SUPPLY: Final = PurchaseSupplies()


# -- Gain Resources ------------------------------------------------------------------------------------------


def in_silo(game: GalacticCruise, seat: int) -> list[int]:
    """GC-9.7.2"""
    return [kind for kind in range(len(RESOURCES)) if game.silo[kind] > 0 and game.room(seat, kind) > 0]


class GainResources(Decision):
    """GC-9.7.1"""

    __slots__ = ()
    kind: ClassVar[str] = "gain_resources"

    def fragile(self) -> bool:
        return True

    def choices(self, game: GalacticCruise, seat: int) -> list[int]:
        found = in_silo(game, seat)
        return [*found, DONE] if game.items else found

    def take(self, game: GalacticCruise, seat: int, choice: int) -> None:
        if choice != DONE:
            game.players[seat].stored[choice] += 1
            if not game.flags & SILO_STAYS:
                game.silo[choice] -= 1
            game.emit("takes_resource", seat, {"kind": choice})
            game.items += 1
            if game.items < self.most(game) and in_silo(game, seat):
                game.push(seat, GAIN_RESOURCES)
                return
        end_action(game, seat)

    def most(self, game: GalacticCruise) -> int:
        return game.options.numbers["gain_resources"] + game.extra

    def fits(self, game: GalacticCruise, seat: int) -> bool:
        return seat == game.turn and game.action == GAINRES

    def describe(self, game: GalacticCruise, seat: int, choice: int) -> Answer:
        if choice == DONE:
            return answer("done", {}, "done", "enough")
        return answer("silo", {"resource": RESOURCES[choice]}, f"silo-{RESOURCES[choice]}", "silo", kind=choice)

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        return ask("gain_resources", "GC-9.7.1", "GC-9.7.2", n=self.most(game) - game.items)


GAIN_RESOURCES: Final = GainResources()


# -- Refill Storage Silo -------------------------------------------------------------------------------------


def refillable(game: GalacticCruise) -> list[int]:
    """GC-9.8.1, R9"""
    most = game.options.numbers["silo_most"]
    return [kind for kind in range(len(RESOURCES)) if game.silo[kind] < most or game.options.silo_full]


class DiscardForSilo(Decision):
    """GC-9.8.1: the card that is discarded."""

    __slots__ = ()
    kind: ClassVar[str] = "discard_for_silo"

    def fragile(self) -> bool:
        return True

    def choices(self, game: GalacticCruise, seat: int) -> list[int]:
        return list(game.players[seat].hand)

    def moot(self, game: GalacticCruise, seat: int) -> bool:
        """Efficiency Award is itself the card discarded."""
        return game.flags & CARD_PAID != 0

    def take(self, game: GalacticCruise, seat: int, choice: int) -> None:
        game.lay_down(seat, choice)
        game.emit("discards", seat, {"card": choice})

    def fits(self, game: GalacticCruise, seat: int) -> bool:
        return seat == game.turn and game.action == REFILLSILO

    def describe(self, game: GalacticCruise, seat: int, choice: int) -> Answer:
        return answer("discard", {"card": card_code(game, choice)}, card_target(game, choice), "discard", card=choice)

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        return ask("discard_for_silo", "GC-9.8.1")


DISCARD_FOR_SILO: Final = DiscardForSilo()


class RefillSilo(Decision):
    """GC-9.8.1, 9.8.2; items is a bit for each kind refilled."""

    __slots__ = ()
    kind: ClassVar[str] = "refill_silo"

    def choices(self, game: GalacticCruise, seat: int) -> list[int]:
        found = [kind for kind in refillable(game) if not game.items >> kind & 1]
        return [*found, DONE] if game.items else found

    def take(self, game: GalacticCruise, seat: int, choice: int) -> None:
        if choice != DONE:
            most = game.options.numbers["silo_most"]
            raised = most - game.silo[choice]
            game.silo[choice] = most
            game.players[seat].money += raised
            game.emit("refills_silo", seat, {"kind": choice, "n": raised})
            if not game.items:
                game.after += 1
            game.items |= 1 << choice
            done = (game.items & 1) + (game.items >> 1 & 1) + (game.items >> 2)
            if done <= game.extra and [kind for kind in refillable(game) if not game.items >> kind & 1]:
                game.push(seat, REFILL_SILO)
                return
        end_action(game, seat)

    def fits(self, game: GalacticCruise, seat: int) -> bool:
        return seat == game.turn and game.action == REFILLSILO

    def describe(self, game: GalacticCruise, seat: int, choice: int) -> Answer:
        if choice == DONE:
            return answer("done", {}, "done", "enough")
        word = RESOURCES[choice]
        raised = game.options.numbers["silo_most"] - game.silo[choice]
        return answer("refill", {"resource": word}, f"silo-{word}", "refill_silo", kind=choice, n=raised)

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        return ask("refill_silo_second" if game.items else "refill_silo", "GC-9.8.1", "GC-9.8.2")


REFILL_SILO: Final = RefillSilo()
