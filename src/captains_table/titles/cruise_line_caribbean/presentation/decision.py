"""What is being decided, for the board: what this seat is asked, and the dialogue everybody can follow."""

from __future__ import annotations

from typing import Any

from captains_table.kernel.serialize import kind_of
from captains_table.kernel.state import Step
from captains_table.titles.cruise_line_caribbean.data.ids import COLOURS, COMPANIES, ENTRIES, PORTS
from captains_table.titles.cruise_line_caribbean.rules.lots import LOTS, SHARES
from captains_table.titles.cruise_line_caribbean.rules.state import ISLANDS, CruiseLine
from captains_table.titles.cruise_line_caribbean.rules.steps.attack import Poach, React
from captains_table.titles.cruise_line_caribbean.rules.steps.auction import Interest, OpenAuction, Raise
from captains_table.titles.cruise_line_caribbean.rules.steps.boarding import Express
from captains_table.titles.cruise_line_caribbean.rules.steps.dividends import (
    Dividend,
    dividend_cost,
    shares_of_dividend,
)
from captains_table.titles.cruise_line_caribbean.rules.steps.mystery import Guest, Lose
from captains_table.titles.cruise_line_caribbean.rules.steps.shares import (
    OfferAnswer,
    OfferPrice,
    OfferWhat,
    emergency_price,
)
from captains_table.titles.cruise_line_caribbean.rules.steps.shortage import Shortage


def asked(game: CruiseLine, seat: int) -> dict[str, Any]:
    """What this seat is asked, and its own half-finished offer."""
    stack = game.stacks[seat]
    if not stack:
        return {}
    step = stack[-1]
    found: dict[str, Any] = {"asked": kind_of(type(step))}
    if isinstance(step, (OfferWhat, OfferPrice)):
        found["offer"] = {"to": step.to, "what": goods(game, step.lots, step.islands)}
    elif isinstance(step, (Lose, Guest)):
        found["count"] = step.count
    elif isinstance(step, Express):
        found["express"] = None if step.colour < 0 else {"port": PORTS[step.port], "colour": COLOURS[step.colour]}
    return found


def goods(game: CruiseLine, lots: tuple[int, ...], islands: int) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = [{"company": each // LOTS, "shares": SHARES[each % LOTS]} for each in lots]
    return found + [{"resort": COLOURS[island]} for island in range(ISLANDS) if islands >> island & 1]


def dialogue(game: CruiseLine) -> dict[str, Any] | None:
    """An auction, an offer, an attack or a shortage: public, whoever is asked."""
    for seat in range(game.seats):
        if game.stacks[seat]:
            found = _dialogue(game, seat, game.stacks[seat][-1])
            if found is not None:
                return {"seat": seat, **found}
    return None


def _dialogue(game: CruiseLine, seat: int, step: Step[Any]) -> dict[str, Any] | None:
    components = game.options.components
    if isinstance(step, Interest):
        return {"kind": "interest", "opener": step.opener, **_lot(step.company, step.lot), "yes": list(step.interested)}
    if isinstance(step, OpenAuction):
        return {"kind": "auction", **_lot(step.company, step.lot), "bidders": [seat, *step.interested], "high": None}
    if isinstance(step, Raise):
        lot = _lot(step.company, step.lot)
        return {"kind": "auction", **lot, "bidders": list(step.bidders), "high": step.high, "bid": step.bid}
    if isinstance(step, OfferAnswer):
        what = goods(game, step.lots, step.islands)
        return {"kind": "offer", "seller": step.seller, "what": what, "price": step.price}
    if isinstance(step, React):
        found: dict[str, Any] = {"kind": "attack", "attacker": step.attacker, "card": components.card_ids[step.card]}
        if step.what:
            colour, port = COLOURS[step.what // 16 % ISLANDS], PORTS[step.what // 128]
            found["poach"] = {"count": step.what % 16, "colour": colour, "port": port}
        return found
    if isinstance(step, Poach):
        return {"kind": "poach", "target": step.target, "card": components.card_ids[step.card]}
    if isinstance(step, Shortage):
        return {"kind": "shortage", "amount": step.amount, "entry": ENTRIES[step.entry], "offers": game.offers}
    if isinstance(step, Dividend):
        return {"kind": "dividend", "company": seat}
    return None


def _lot(company: int, lot: int) -> dict[str, Any]:
    return {"company": company, "shares": SHARES[lot]}


def trade_view(game: CruiseLine) -> list[dict[str, Any]]:
    """Per company in play: what its dividend would cost and bring, and what an emergency sale pays."""
    return [
        {
            "company": None if company.id < 0 else COMPANIES[company.id],
            "price": game.prices[q],
            "market": SHARES[game.market[q]],
            "dividend": dividend_cost(game, q),
            "dividend_shares": shares_of_dividend(game, q),
            "emergency": emergency_price(game, q),
        }
        for q, company in enumerate(game.companies)
    ]
