"""Net worth, part by part (CL-12.1, 19.1)."""

from __future__ import annotations

from typing import Any

from captains_table.titles.cruise_line_caribbean.data.ids import COMPANIES, NOTHING, SIZES
from captains_table.titles.cruise_line_caribbean.rules.lots import SHARES
from captains_table.titles.cruise_line_caribbean.rules.state import CruiseLine


def scoring(game: CruiseLine, seat: int) -> dict[str, Any]:
    company = game.companies[seat]
    shares = [
        {
            "company": COMPANIES[game.companies[other].id],
            "shares": SHARES[company.shares[other]],
            "price": game.prices[other],
            "value": SHARES[company.shares[other]] * game.prices[other],
        }
        for other in range(game.seats)
        if game.options.standard and company.shares[other]
    ]
    return {
        "cash": company.cash,
        "debt": company.debt,
        "resorts": game.resorts_of(seat),
        "resort_value": game.options.resort_value * game.resorts_of(seat),
        "ship": None if company.size == NOTHING else SIZES[company.size],
        "ship_value": game.ship_value(seat),
        "shares": shares,
        "shares_value": game.shares_value(seat) if game.options.standard else 0,
        "worth": game.worth(seat),
        "out": company.out,
    }
