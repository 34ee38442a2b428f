"""The launch at T-3: paying what the trip takes (GC-11.6, 11.7)."""

from __future__ import annotations

from typing import ClassVar, Final

from captains_table.kernel.fields import Field
from captains_table.kernel.phrasing import answer, ask
from captains_table.kernel.state import Answer, Prompt
from captains_table.titles.galactic_cruise.data.ids import ANY_RESOURCE, NOTHING, PURCHASE, RESOURCES
from captains_table.titles.galactic_cruise.rules.advances import note_uses
from captains_table.titles.galactic_cruise.rules.launching import owed
from captains_table.titles.galactic_cruise.rules.notation import card_code, card_target, describe_text
from captains_table.titles.galactic_cruise.rules.prices import card_with, covered, units_crossed
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from captains_table.titles.galactic_cruise.rules.steps.cards import discard_played
from captains_table.titles.galactic_cruise.rules.steps.decision import A_CRUISE_SPACE, AMOUNT, Decision, is_launching
from captains_table.titles.galactic_cruise.rules.steps.developments import resource_steps, spend_track_bonus
from captains_table.titles.galactic_cruise.rules.steps.gaining import gain_resources
from captains_table.titles.galactic_cruise.rules.steps.liftoff import countdown

SETTLE: Final = 0
COVER: Final = 1  # + kind: with a waiver or a unit in hand
CARD: Final = 10
TRACK: Final = 60  # + steps
TEXT: Final = 90  # Last Minute Purchase


class PayLaunch(Decision):
    """DP13, DP25, GC-11.6, 11.7: what is covered already of each kind, waivers left, and units left from the track."""

    __slots__ = ("food", "fuel", "oxygen", "space", "units", "waived")
    kind: ClassVar[str] = "pay_launch"
    former_kinds: ClassVar[tuple[str, ...]] = ("Pay",)
    fields: ClassVar[dict[str, Field]] = {
        "food": AMOUNT,
        "fuel": AMOUNT,
        "oxygen": AMOUNT,
        "space": A_CRUISE_SPACE,
        "units": AMOUNT,
        "waived": AMOUNT,
    }

    def __init__(self, space: int, food: int, oxygen: int, fuel: int, waived: int, units: int) -> None:
        self.space: int = space  # on the Marketing Board, where a new Cruise will lie
        self.food: int = food
        self.oxygen: int = oxygen
        self.fuel: int = fuel
        self.waived: int = waived
        self.units: int = units

    def fragile(self) -> bool:
        return True

    def due(self, game: GalacticCruise, seat: int) -> tuple[int, int, int]:
        ship = game.players[seat].ships[game.lifting]
        food, oxygen, fuel = owed(game, seat, ship, ship.aboard())
        return (max(0, food - self.food), max(0, oxygen - self.oxygen), max(0, fuel - self.fuel))

    def more(self, kind: int, waived: int, units: int) -> PayLaunch:
        """One more of this kind covered (NOTHING: none)."""
        got = [self.food, self.oxygen, self.fuel]
        if kind != NOTHING:
            got[kind] += 1
        return PayLaunch(self.space, got[0], got[1], got[2], waived, units)

    def choices(self, game: GalacticCruise, seat: int) -> list[int]:
        player = game.players[seat]
        due = self.due(game, seat)
        total = due[0] + due[1] + due[2]
        credits = self.waived + self.units
        if total == 0:
            return [SETTLE]
        found = []
        if credits == 0:
            if due[0] <= player.stored[0] and due[1] <= player.stored[1] and due[2] <= player.stored[2]:
                found.append(SETTLE)
        else:
            for kind in range(len(RESOURCES)):
                if due[kind] and covered(game, seat, one_less(due, kind), credits - 1, player.reputation):
                    found.append(COVER + kind)
        for card in player.hand:
            kind = game.options.card_resource[card]
            if due[kind] and covered(game, seat, one_less(due, kind), credits, player.reputation, card):
                found.append(CARD + card)
        for steps in resource_steps(game, seat):
            units = units_crossed(game, player.reputation, steps, ANY_RESOURCE)
            if covered(game, seat, due, credits + units, 0):
                found.append(TRACK + steps)
        purchase = card_with(game, seat, PURCHASE)
        if purchase != NOTHING and player.money >= 1 and total > credits:
            bought = min(total - credits, game.options.card_value[purchase])
            if covered(game, seat, due, credits + bought, player.reputation, purchase):
                found.append(TEXT)
        return found

    def take(self, game: GalacticCruise, seat: int, choice: int) -> None:
        player = game.players[seat]
        due = self.due(game, seat)
        if choice == SETTLE:
            if game.levels:
                note_uses(game, seat, lambda: self.due(game, seat))
            for kind in range(len(RESOURCES)):
                player.stored[kind] -= due[kind]
            game.emit("pays_launch", seat, {"food": due[0], "oxygen": due[1], "fuel": due[2]})
            countdown(game, seat, self.space)
            gain_resources(game, seat, self.units)
        elif choice == TEXT:
            card = card_with(game, seat, PURCHASE)
            discard_played(game, seat, card)
            game.emit("plays", seat, {"card": card})
            player.money -= 1
            bought = min(sum(due) - self.waived - self.units, game.options.card_value[card])
            game.push(seat, self.more(NOTHING, self.waived + bought, self.units))
        elif choice >= TRACK:
            units = spend_track_bonus(game, seat, choice - TRACK)
            game.push(seat, self.more(NOTHING, self.waived, self.units + units))
        elif choice >= CARD:
            card = choice - CARD
            kind = game.options.card_resource[card]
            discard_played(game, seat, card)
            game.emit("plays_resource", seat, {"card": card, "kind": kind})
            game.push(seat, self.more(kind, self.waived, self.units))
        else:
            kind = choice - COVER
            if self.waived:
                game.emit("waives", seat, {"kind": kind})
                game.push(seat, self.more(kind, self.waived - 1, self.units))
            else:
                game.push(seat, self.more(kind, 0, self.units - 1))

    def fits(self, game: GalacticCruise, seat: int) -> bool:
        if not is_launching(game, seat) or game.cruises[self.space] != NOTHING:
            return False
        return game.players[seat].ships[game.lifting].cruise != NOTHING

    def describe(self, game: GalacticCruise, seat: int, choice: int) -> Answer:
        if choice == SETTLE:
            food, oxygen, fuel = self.due(game, seat)
            if food + oxygen + fuel == 0:  # asked all the same: what is turned up next cannot be taken back (GC-R67)
                return answer("settle", {}, "settle", "settle_nothing")
            return answer("settle", {}, "settle", "settle", food=food, oxygen=oxygen, fuel=fuel)
        if choice == TEXT:
            return describe_text(game, card_with(game, seat, PURCHASE))
        if choice >= TRACK:
            steps = choice - TRACK
            units = units_crossed(game, game.players[seat].reputation, steps, ANY_RESOURCE)
            return answer("track", {"steps": steps}, "track", "pay_track", steps=steps, n=units)
        if choice >= CARD:
            card = choice - CARD
            return answer("pay", {"card": card_code(game, card)}, card_target(game, card), "pay_card", card=card)
        kind = choice - COVER
        word = RESOURCES[kind]
        return answer("cover", {"resource": word}, f"cover-{word}", "waive" if self.waived else "cover", kind=kind)

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        food, oxygen, fuel = self.due(game, seat)
        args = {"food": food, "oxygen": oxygen, "fuel": fuel, "n": self.waived + self.units}
        if food + oxygen + fuel == 0:
            return ask("pay_nothing", "GC-11.6", "GC-11.7", **args)
        return ask("pay_cover" if self.waived + self.units else "pay", "GC-11.6", "GC-11.7", **args)


def one_less(due: tuple[int, int, int], kind: int) -> tuple[int, int, int]:
    left = [due[0], due[1], due[2]]
    left[kind] -= 1
    return (left[0], left[1], left[2])
