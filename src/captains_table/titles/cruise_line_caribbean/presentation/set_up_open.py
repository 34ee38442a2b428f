"""The open question of a position and what the table does after it: whether they belong together."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from captains_table.kernel.serialize import kind_of, serialize
from captains_table.titles.cruise_line_caribbean.data.ids import (
    ADVERTISING,
    BUNKERING,
    CHOOSING,
    FIRST_SHIP,
    IN_FINES,
    MAINTENANCE,
    NOTHING,
    PHASES,
    SPOT,
    TRADING,
    TURNS,
)
from captains_table.titles.cruise_line_caribbean.presentation.set_up_calendar import still_to_come
from captains_table.titles.cruise_line_caribbean.rules.state import CruiseLine
from captains_table.titles.cruise_line_caribbean.rules.steps.auction import Interest, OpenAuction, Raise
from captains_table.titles.cruise_line_caribbean.rules.steps.cards import card_with
from captains_table.titles.cruise_line_caribbean.rules.steps.season import BID_SPOT
from captains_table.titles.cruise_line_caribbean.rules.steps.shares import OfferAnswer
from captains_table.titles.cruise_line_caribbean.rules.steps.trading import SellMore

if TYPE_CHECKING:
    from captains_table.titles.cruise_line_caribbean.presentation.set_up import _SetUp

OFFERS: Final = "offer_to|offer_what|offer_price|offer_answer"
# per phase and kind of question the kinds of the cues that wait for its answer, in their order
WAITING: Final[dict[str, list[tuple[str, str]]]] = {
    "companies": [("company", "(ask_founder )*")],
    "ipo": [("float", "(ask_founder )*")],
    "first_ship": [("first_ship", "(ask_founder )*")],
    "dividends": [("dividend", "(dividend_turn )*")],
    "trading": [
        ("trade", ""),
        ("sell_more", "trading "),
        ("interest|auction_open|auction_raise", "after_auction "),
        (OFFERS, "trade_on "),
    ],
    "shipbuilding": [("upgrade", "(shipyard )*")],
    "maintenance": [
        ("shortage", "(maintain )*(bankruptcies )?"),
        (OFFERS, "still_due (maintain )*(bankruptcies )?"),
    ],
    "resorts": [("winter_resort", "")],
    "fuel": [("bunker", "(fuel_turn )*"), (OFFERS, "(fuel_turn )+")],
    "event": [("sale", "(sale_turn )*"), ("cancel", "(cancellations )*")],
    "advertising": [("bid", "")],
    "turns": [
        ("turn", ""),
        ("shortage", "(unsatisfied )?arrive turn_on "),
        (OFFERS, "(still_due unsatisfied arrive )?turn_on "),
        ("group|express|poach|react|drift|lose|guest|calm|calm_port", "turn_on "),
    ],
}


class OpenQuestion:
    """What `asked` and `script` bring, each step and cue being sound by itself."""

    def __init__(self, game: CruiseLine, said: _SetUp) -> None:
        self.game = game
        self.said = said

    def check(self) -> list[int]:
        """The seats that are asked now or will be in this phase, as far as they are known."""
        game, said = self.game, self.said
        seats = [seat for seat in range(game.seats) if game.stacks[seat]]
        if any(len(stack) > 1 for stack in game.stacks) or (len(seats) > 1 and game.phase != ADVERTISING):
            raise said.wrong("asked", "one question is open at a time; only bids are made together (CL-6.13)")
        cues = list(reversed(game.script))
        later = still_to_come(game)
        if serialize(cues[len(cues) - len(later) :]) != serialize(later):
            kinds = ", ".join(reversed([kind_of(type(cue)) for cue in later]))
            raise said.wrong("script", f"in this phase it begins with {kinds}; what comes last happens first")
        waiting: list[Any] = cues[: len(cues) - len(later)]
        if not seats:
            if game.phase != MAINTENANCE or waiting:  # whoever is left when the others are bankrupt is asked no more
                raise said.wrong("asked", "a question must be open beside a 'script'")
            return []
        step = game.stacks[seats[0]][-1]
        if not self.belong_together(seats[0], step, waiting):
            raise said.wrong("script", f"these cues do not wait for the answer to '{kind_of(type(step))}'")
        if game.phase in (CHOOSING, FIRST_SHIP):
            self.founders(seats[0], waiting)
        if game.phase == ADVERTISING:
            self.bids()
        return [*seats, *[cue.seat for cue in waiting if hasattr(cue, "seat")]]

    def belong_together(self, seat: int, step: Any, waiting: list[Any]) -> bool:
        """Whether these cues can wait for this answer: the right ones, for the right seats, in turn order."""
        game = self.game
        kind = kind_of(type(step))
        kinds = "".join(f"{kind_of(type(cue))} " for cue in waiting)
        known = WAITING.get(PHASES[game.phase], [])
        if not any(re.fullmatch(asked, kind) and re.fullmatch(cues, kinds) for asked, cues in known):
            return False
        if game.phase == TRADING:
            return self.goes_on_trading(seat, step, waiting)
        if game.phase == MAINTENANCE and ("bankruptcies" in kinds) != game.options.hard_bankruptcy:
            return False
        if kind == "shortage" and game.phase == TURNS:
            left = step.entry == IN_FINES  # the passengers, before there was something to pay for them
            return left != ("unsatisfied" in kinds) and not (left and game.companies[seat].passengers())
        if kind == "cancel":
            ports = [cue.port for cue in waiting if not cue.gone]
            return len(ports) == len(waiting) and sorted({step.port, *ports}) == [step.port, *ports]
        return self.in_turn_order(step.seller if kind == "offer_answer" else seat, kind, waiting)

    def goes_on_trading(self, seat: int, step: Any, waiting: list[Any]) -> bool:
        order = self.game.in_order()
        if isinstance(step, SellMore):
            return bool(waiting[0].passes == 0) and order[(waiting[0].at - 1) % len(order)] == seat
        if isinstance(step, (Interest, OpenAuction)):
            return order[waiting[0].at % len(order)] == step.opener and bool(waiting[0].company == step.company)
        if isinstance(step, Raise):
            return bool(waiting[0].company == step.company)
        seller = step.seller if isinstance(step, OfferAnswer) else seat
        return not waiting or order[waiting[0].at % len(order)] == seller

    def in_turn_order(self, seat: int, kind: str, waiting: list[Any]) -> bool:
        """Whether after an offer it goes on for this seat, and those asked after it come in turn."""
        game = self.game
        if game.phase == TURNS:
            return True  # it is the active player's alone
        own = waiting[:1] if re.fullmatch(OFFERS, kind) else []
        rest = waiting[len(own) :]
        if any(cue.seat != seat for cue in own):
            return False
        if game.phase == BUNKERING and [cue.begun for cue in waiting] != [1] * len(own) + [0] * len(rest):
            return False
        turns = [seat, *[cue.seat for cue in rest if kind_of(type(cue)) != "bankruptcies"]]
        places = [game.in_order().index(each) for each in turns]
        return places == sorted(set(places))

    def founders(self, seat: int, waiting: list[Any]) -> None:
        """Who has no company, or no ship, is asked now or later (CL-3.5, 13.5)."""
        game = self.game
        without = [
            q
            for q, company in enumerate(game.companies)
            if (company.id if game.phase == CHOOSING else company.size) == NOTHING
        ]
        if sorted([seat, *[cue.seat for cue in waiting]]) != without:
            what = "company (CL-3.5)" if game.phase == CHOOSING else "ship (CL-13.5)"
            raise self.said.wrong("script", f"those are asked who have no {what}")

    def bids(self) -> None:
        """CL-6.13: whoever has not committed a bid is asked for one; the others can pay theirs."""
        game, said = self.game, self.said
        for seat, bid in enumerate(game.bids):
            if (bid == NOTHING) != bool(game.stacks[seat]):
                raise said.wrong("bids", f"seat {seat} is asked for its bid, or has made one")
            if max(0, bid) % BID_SPOT > game.companies[seat].cash:
                raise said.wrong("bids", f"seat {seat} cannot pay so much (CL-6.13)")
            if bid >= BID_SPOT and not card_with(game, seat, SPOT):
                raise said.wrong("bids", f"seat {seat} holds no card to bid with (CL-10.10)")
