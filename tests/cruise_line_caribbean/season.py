"""Positions at sea and in the office for tests of cards, shares and money."""

from __future__ import annotations

from typing import Any

import captains_table as ct
from tests.cruise_line_caribbean.helpers import at, company, market, table

# three of value 4, three of 5; no Mystery marker is in anybody's way
FARES = {"PR": 3, "JAM": 4, "BER": 5, "CAY": 4, "BAH": 5, "VI": 6, "STL": 4, "BAR": 5}
CALM: dict[str, Any] = {"mystery": [], "fares": FARES}


def sea(*companies: dict[str, Any], seed: int = 1, options: dict[str, Any] | None = None, **more: Any) -> ct.Game:
    """The first seat's turn in the Introductory game, in Spring of the first year."""
    return at({**CALM, "companies": list(companies), **more}, len(companies), seed, **(options or {}))


def listed(*companies: dict[str, Any], seed: int = 1, options: dict[str, Any] | None = None, **more: Any) -> ct.Game:
    """The same in the Standard game; with a Winter phase, the Winter of year 2."""
    winter = "phase" in more and more["phase"] not in ("fuel", "demand", "event", "advertising", "turns")
    year = {"year": 2} if winter else {}
    position = {**CALM, **year, "companies": list(companies), **more}
    return market(position, len(companies), seed, **(options or {}))


def cash(game: ct.Game) -> list[int]:
    return [each["cash"] for each in table(game)["companies"]]


def debts(game: ct.Game) -> list[int]:
    return [each["debt"] for each in table(game)["companies"]]


def prices(game: ct.Game) -> list[int]:
    found: list[int] = game.position()["prices"]
    return found


def shares(game: ct.Game) -> list[Any]:
    """By holder, then by company: numbers, or lists of certificates."""
    return [company(game, seat)["shares"] for seat in range(game.state.seats)]


def book(game: ct.Game, seat: int = 0) -> dict[str, int]:
    """This season's ledger, but what a position gives to start with."""
    found = company(game, seat)["book"]
    return {entry: amount for entry, amount in found.items() if entry != "start"}


def hand(game: ct.Game, seat: int = 0) -> list[str]:
    return sorted(card for card, _ in company(game, seat)["hand"])


def aboard(game: ct.Game, seat: int = 0) -> dict[str, int]:
    found: dict[str, int] = company(game, seat)["aboard"]
    return found


def effects(game: ct.Game, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = table(game)["companies"][seat]["effects"]
    return found


def ship(game: ct.Game, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = table(game)["companies"][seat]["ship"]
    return found
