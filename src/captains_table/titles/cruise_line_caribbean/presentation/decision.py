"""What is being decided, for the board: what this seat's choices would do, and the dialogue everybody can follow."""

from __future__ import annotations

from typing import Any

from captains_table.kernel.state import Step
from captains_table.titles.cruise_line_caribbean.data.ids import (
    BUNKER,
    COLOURS,
    COMPANIES,
    ENTRIES,
    FINE,
    LEAK,
    NOTHING,
    PORTS,
    RAID,
    REDS,
    SIZES,
    SMEAR,
    SPY,
)
from captains_table.titles.cruise_line_caribbean.presentation.view_types import CaribbeanView, ExchangeView
from captains_table.titles.cruise_line_caribbean.presentation.view_types_questions import (
    DealView,
    DialogueView,
    ExpressView,
    GoodsView,
    HarmView,
    OfferView,
    PoachedView,
    YardView,
)
from captains_table.titles.cruise_line_caribbean.rules.lots import LOTS, SHARES, count
from captains_table.titles.cruise_line_caribbean.rules.prices import (
    dividend_cost,
    emergency_price,
    shares_of_dividend,
    upgrade_cost,
)
from captains_table.titles.cruise_line_caribbean.rules.state import ISLANDS, CruiseLine
from captains_table.titles.cruise_line_caribbean.rules.steps.attack import Poach, React, fine
from captains_table.titles.cruise_line_caribbean.rules.steps.auction import Interest, OpenAuction, Raise, opening
from captains_table.titles.cruise_line_caribbean.rules.steps.boarding import Express
from captains_table.titles.cruise_line_caribbean.rules.steps.dividends import Dividend
from captains_table.titles.cruise_line_caribbean.rules.steps.founding import FirstShip
from captains_table.titles.cruise_line_caribbean.rules.steps.mystery import Guest, Lose
from captains_table.titles.cruise_line_caribbean.rules.steps.shares import OfferAnswer, OfferPrice, OfferWhat
from captains_table.titles.cruise_line_caribbean.rules.steps.shortage import Shortage
from captains_table.titles.cruise_line_caribbean.rules.steps.trading import Trade
from captains_table.titles.cruise_line_caribbean.rules.steps.turn import Turn
from captains_table.titles.cruise_line_caribbean.rules.steps.winter import Upgrade

OF_SHARES = ("float", "sell", "buy", "emergency", "add")  # choices that name shares


def show_question(game: CruiseLine, seat: int, seen: CaribbeanView) -> None:
    """What belongs to what this seat is asked: its half-finished offer, and what each choice would do."""
    stack = game.stacks[seat]
    if not stack:
        return
    step = stack[-1]
    if isinstance(step, (OfferWhat, OfferPrice)):
        what = goods(game, step.lots, step.islands)
        seen.offer = OfferView(step.to, what, sum(each.value for each in what))
    elif isinstance(step, (Lose, Guest)):
        seen.count = step.count
    elif isinstance(step, Express):
        seen.express = None if step.colour < 0 else ExpressView(PORTS[step.port], COLOURS[step.colour])
    elif isinstance(step, (FirstShip, Upgrade)):
        seen.yard = [_yard(game, seat, size) for size in range(len(SIZES))]
    if isinstance(step, Trade):
        seen.notes = [_note(game, seat, company) for company in range(game.seats)]
    seen.deals = {}
    seen.harms = {}
    for choice in game.choices(seat):
        answer = step.describe(game, seat, choice)
        if answer.verb in OF_SHARES and "lot" in answer.arguments:
            seen.deals[answer.notation] = _deal(game, seat, answer.verb, answer.label.args)
        elif answer.verb == "attack" and isinstance(step, Turn):
            args = answer.label.args
            seen.harms[answer.notation] = harm(game, game.options.red[args["card"]], args["target"])


def _deal(game: CruiseLine, seat: int, verb: str, args: dict[str, Any]) -> DealView:
    """What the sentence of the choice says, in numbers."""
    found = DealView(args["n"])
    if verb == "add":
        return found
    found.amount = args["amount"]
    found.price = args["price"]
    if verb == "float":
        company = game.companies[seat]
        cash = company.cash - company.debt + args["amount"]
        found.kept = SHARES[company.shares[seat]] - args["n"]
        found.cash = cash
        paid = [size for size in range(len(SIZES)) if game.options.ship_prices[size] <= cash]
        found.ship = SIZES[paid[-1]] if paid else None
    return found


def _note(game: CruiseLine, seat: int, company: int) -> Any:
    """Why nothing can be done with these shares, where the reason is not in plain sight."""
    if game.companies[seat].sold >> company & 1:
        return "sold"
    full = company == seat and SHARES[game.companies[seat].shares[seat]] >= game.own_limit()
    return "limit" if full else None


def _yard(game: CruiseLine, seat: int, size: int) -> YardView:
    company = game.companies[seat]
    own = company.size
    trade_in = 0 if own == NOTHING else game.options.trade_ins[own]
    cost = game.options.ship_prices[size] if own == NOTHING else upgrade_cost(game, seat, size)
    left = max(0, company.cash - cost)
    short = max(0, cost - company.cash)
    return YardView(SIZES[size], cost, left, short, is_own=size == own, is_smaller=size < own, trade_in=trade_in)


def harm(game: CruiseLine, red: int, target: int) -> HarmView:
    """What an attack would do to this rival, as far as everybody can see it."""
    options = game.options
    value = options.red_value[red]
    victim = game.companies[target]
    found = HarmView(REDS[red])
    if red == LEAK:
        found.n, found.of = min(value, victim.fuel), victim.fuel
    elif red == RAID:
        found.amount = min(value, victim.cash)
    elif red == FINE:
        found.amount = min(fine(game, target), victim.cash)
    elif red == SMEAR and options.standard:
        found.before, found.after = game.prices[target], game.price_after(target, -value)
    elif red == SMEAR:
        found.says = "SMEAR.cash"
        found.amount = min(options.smear_cash, victim.cash)
    elif red == SPY:
        found.n = len(victim.hand)
    elif red == BUNKER:
        found.n = victim.fuel
    else:
        found.n, found.most = victim.passengers(), value
    return found


def goods(game: CruiseLine, lots: tuple[int, ...], islands: int) -> list[GoodsView]:
    """What is offered, each with what it is worth."""
    found = [
        GoodsView(SHARES[each % LOTS] * game.prices[each // LOTS], company=each // LOTS, shares=SHARES[each % LOTS])
        for each in lots
    ]
    value = game.options.resort_value
    return found + [GoodsView(value, resort=COLOURS[island]) for island in range(ISLANDS) if islands >> island & 1]


def dialogue(game: CruiseLine) -> DialogueView | None:
    """An auction, an offer, an attack or a shortage: public, whoever is asked."""
    for seat in range(game.seats):
        if game.stacks[seat]:
            found = _auction(game, seat, game.stacks[seat][-1]) or _dialogue(game, seat, game.stacks[seat][-1])
            if found is not None:
                return found
    return None


def _auction(game: CruiseLine, seat: int, step: Step[Any]) -> DialogueView | None:
    if not isinstance(step, (Interest, OpenAuction, Raise)):
        return None
    found = DialogueView(seat, "interest" if isinstance(step, Interest) else "auction")
    found.company, found.shares = step.company, SHARES[step.lot]
    found.price = opening(game, step.company, step.lot)
    if isinstance(step, Interest):
        found.opener = step.opener
        found.yes = list(step.interested)
    elif isinstance(step, OpenAuction):
        found.bidders, found.high = [seat, *step.interested], None
    else:
        found.bidders, found.high, found.bid = list(step.bidders), step.high, step.bid
    return found


def _dialogue(game: CruiseLine, seat: int, step: Step[Any]) -> DialogueView | None:
    components = game.options.components
    company = game.companies[seat]
    if isinstance(step, OfferAnswer):
        what = goods(game, step.lots, step.islands)
        left = company.cash - step.price
        return DialogueView(seat, "offer", seller=step.seller, what=what, price=step.price, left=left)
    if isinstance(step, React):
        found = DialogueView(seat, "attack", attacker=step.attacker, card=components.card_ids[step.card])
        found.harm = harm(game, game.options.red[step.card], seat)
        if step.what:
            colour, port = COLOURS[step.what // 16 % ISLANDS], PORTS[step.what // 128]
            found.poach = PoachedView(step.what % 16, colour, port)
        return found
    if isinstance(step, Poach):
        return DialogueView(seat, "poach", target=step.target, card=components.card_ids[step.card])
    if isinstance(step, Shortage):
        missing = step.amount - company.cash
        found = DialogueView(seat, "shortage", amount=step.amount, entry=ENTRIES[step.entry], offers=game.offers)
        found.missing, found.owed = missing, missing + company.debt
        return found
    if isinstance(step, Dividend):
        cost = dividend_cost(game, seat)
        found = DialogueView(seat, "dividend", company=seat, price=game.prices[seat], amount=cost)
        found.left = company.cash - cost
        found.up, found.down = game.price_after(seat, 1), game.price_after(seat, -1)
        return found
    return None


def exchange(game: CruiseLine) -> list[ExchangeView]:
    """Per company in play: what its dividend would cost and bring, and what an emergency sale pays."""
    found = []
    for q, company in enumerate(game.companies):
        cost, shares = dividend_cost(game, q), shares_of_dividend(game, q)
        found.append(
            ExchangeView(
                company=None if company.id < 0 else COMPANIES[company.id],
                price=game.prices[q],
                market=SHARES[game.market[q]],
                certificates=count(game.market[q]),
                dividend=cost,
                dividend_shares=shares,
                dividend_bank=cost - sum(shares),
                emergency=emergency_price(game, q),
            )
        )
    return found
