"""Compulsory payments and what happens when cash does not cover them (CL-18)."""

from __future__ import annotations

from typing import ClassVar, Final

from captains_table.kernel.fields import SEAT, Field
from captains_table.kernel.phrasing import answer, ask
from captains_table.kernel.state import Answer, Cue, Prompt, Step
from captains_table.titles.cruise_line_caribbean.data.ids import (
    COLOURS,
    ENTRIES,
    IN_FINES,
    IN_MAINTENANCE,
    IN_RESORTS,
    IN_TOW,
    MAINTENANCE,
    NOTHING,
)
from captains_table.titles.cruise_line_caribbean.rules.fields import DOLLARS, ENTRY
from captains_table.titles.cruise_line_caribbean.rules.notation import COLOUR_WORDS
from captains_table.titles.cruise_line_caribbean.rules.state import CruiseLine
from captains_table.titles.cruise_line_caribbean.rules.steps.shares import (
    OFFER,
    describe_emergency,
    emergency_lots,
    emergency_sale,
    may_offer,
)

DEBT: Final = 300  # above the emergency sales
OFFER_CHOICE: Final = 301
RESORT: Final = 310


def charge(game: CruiseLine, seat: int, amount: int, entry: int) -> None:
    """CL-18.1: this must be paid."""
    game.offers = 0
    go_on(game, seat, amount, entry)


def go_on(game: CruiseLine, seat: int, amount: int, entry: int) -> None:
    """Pay, ask how to raise the money, or run into debt."""
    company = game.companies[seat]
    if company.cash >= amount:
        company.pay(amount, entry)
        if amount:
            game.emit("pays", seat, {"amount": amount, "entry": ENTRIES[entry]})
    elif len(raising(game, seat)) > 1:
        game.push(seat, Shortage(amount, entry))
    else:
        run_into_debt(game, seat, amount, entry)


def run_into_debt(game: CruiseLine, seat: int, amount: int, entry: int) -> None:
    """CL-18.4"""
    company = game.companies[seat]
    company.owe(amount, entry)
    game.emit("debt", seat, {"amount": amount, "entry": ENTRIES[entry], "debt": company.debt})


def raising(game: CruiseLine, seat: int) -> list[int]:
    """DP18"""
    choices = emergency_lots(game, seat)
    choices += [RESORT + island for island in range(len(COLOURS)) if game.resorts[island] == seat]
    if may_offer(game, seat):
        choices.append(OFFER_CHOICE)
    choices.append(DEBT)
    return choices


def can_be_due(game: CruiseLine, seat: int, entry: int) -> bool:
    """Whether this seat can owe something for this now (CL-18.1)."""
    if entry == IN_MAINTENANCE:
        return game.phase == MAINTENANCE and not game.companies[seat].out
    return game.on_turn(seat) and (entry == IN_TOW or (entry == IN_FINES and not game.options.standard))


class Shortage(Step[CruiseLine]):
    """CL-18.2 to 18.4"""

    __slots__ = ("amount", "entry")
    kind: ClassVar[str] = "shortage"
    fields: ClassVar[dict[str, Field]] = {"amount": DOLLARS, "entry": ENTRY}

    def __init__(self, amount: int, entry: int) -> None:
        self.amount: int = amount
        self.entry: int = entry

    def fits(self, game: CruiseLine, seat: int) -> bool:
        return can_be_due(game, seat, self.entry) and game.companies[seat].cash < self.amount

    def choices(self, game: CruiseLine, seat: int) -> list[int]:
        return raising(game, seat)

    def take(self, game: CruiseLine, seat: int, choice: int) -> None:
        if choice == DEBT:
            run_into_debt(game, seat, self.amount, self.entry)
        elif choice == OFFER_CHOICE:
            game.schedule(StillDue(seat, self.amount, self.entry))
            game.push(seat, OFFER)
        else:
            if choice >= RESORT:
                give_back_resort(game, seat, choice - RESORT)
            else:
                emergency_sale(game, seat, choice)
            go_on(game, seat, self.amount, self.entry)

    def describe(self, game: CruiseLine, seat: int, choice: int) -> Answer:
        if choice == DEBT:
            company = game.companies[seat]
            return answer("debt", {}, "debt", "debt", amount=self.amount - company.cash + company.debt)
        if choice == OFFER_CHOICE:
            return answer("offer", {}, "offer", "offer")
        if choice >= RESORT:
            island = choice - RESORT
            target = f"resort-{COLOUR_WORDS[island]}"
            value = game.options.resort_value
            return answer("resort", {"island": COLOURS[island]}, target, "resort_back", island=island, amount=value)
        return describe_emergency(game, choice)

    def prompt(self, game: CruiseLine, seat: int) -> Prompt:
        company = game.companies[seat]
        args = {"amount": self.amount, "cash": company.cash, "missing": self.amount - company.cash}
        return ask(f"shortage_{ENTRIES[self.entry]}", "CL-18.2", "CL-18.4", **args)


def give_back_resort(game: CruiseLine, seat: int, island: int) -> None:
    """CL-18.3"""
    game.resorts[island] = NOTHING
    game.companies[seat].receive(game.options.resort_value, IN_RESORTS)
    game.emit("resort_back", seat, {"island": island, "amount": game.options.resort_value})


class StillDue(Cue[CruiseLine]):
    """After an offer was answered."""

    __slots__ = ("amount", "entry", "seat")
    kind: ClassVar[str] = "still_due"
    fields: ClassVar[dict[str, Field]] = {"seat": SEAT, "amount": DOLLARS, "entry": ENTRY}

    def __init__(self, seat: int, amount: int, entry: int) -> None:
        self.seat: int = seat
        self.amount: int = amount
        self.entry: int = entry

    def fits(self, game: CruiseLine) -> bool:
        return can_be_due(game, self.seat, self.entry)

    def run(self, game: CruiseLine) -> None:
        go_on(game, self.seat, self.amount, self.entry)
