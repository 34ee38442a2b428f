"""What is still to come of a year, from any phase on: for positions that do not say it."""

from __future__ import annotations

from captains_table.kernel.state import Cue
from captains_table.titles.cruise_line_caribbean.data.ids import (
    ADVERTISING,
    BUNKERING,
    DEMAND,
    DIVIDENDS,
    EVENT,
    FIRST_SHIP,
    IPO,
    MAINTENANCE,
    RESORTS,
    SHIPBUILDING,
    TRADING,
    TURNS,
    WINTER,
)
from captains_table.titles.cruise_line_caribbean.rules.state import CruiseLine
from captains_table.titles.cruise_line_caribbean.rules.steps.dividends import Dividends
from captains_table.titles.cruise_line_caribbean.rules.steps.event import DrawEvent
from captains_table.titles.cruise_line_caribbean.rules.steps.founding import FirstShips, GoPublic
from captains_table.titles.cruise_line_caribbean.rules.steps.season import (
    Advertise,
    BuyFuel,
    EndSeason,
    RevealBids,
    Season,
    SetDemand,
)
from captains_table.titles.cruise_line_caribbean.rules.steps.trading import MarketDemand, Trading
from captains_table.titles.cruise_line_caribbean.rules.steps.turn import TURN, BeginTurns
from captains_table.titles.cruise_line_caribbean.rules.steps.winter import (
    BuildResorts,
    Maintenance,
    Popularity,
    Shipbuilding,
)


def programme(game: CruiseLine) -> None:
    """CL-4.1, 4.2, 4.4, 13.1"""
    later: list[Cue[CruiseLine]] = [Season(season) for season in range(game.season + 1, 4)]
    if game.season == WINTER:
        game.schedule(*_winter(game), EndSeason(), *later)
    elif game.phase == TURNS:
        game.schedule(EndSeason(), *later)
        game.push(game.active, TURN)
    else:
        season: list[tuple[int, Cue[CruiseLine]]] = [
            (BUNKERING, BuyFuel()),
            (DEMAND, SetDemand()),
            (EVENT, DrawEvent()),
            (ADVERTISING, Advertise()),
            (ADVERTISING, RevealBids()),
            (TURNS, BeginTurns()),
        ]
        game.schedule(*[cue for phase, cue in season if phase >= game.phase], EndSeason(), *later)


def _winter(game: CruiseLine) -> list[Cue[CruiseLine]]:
    first = game.year == 1
    steps: list[tuple[int, Cue[CruiseLine]]] = []
    if game.options.standard and first:
        steps += [(IPO, GoPublic()), (FIRST_SHIP, FirstShips())]
    if game.options.standard and (not first or game.options.first_winter_trading):
        steps += [(DIVIDENDS, Dividends())] if not first else []
        steps += [(TRADING, Trading(0, 0))]
        steps += [(TRADING, MarketDemand())] if not first else []
    if not first or not game.options.standard:
        steps += [(SHIPBUILDING, Shipbuilding()), (MAINTENANCE, Maintenance())]
    if not first or game.options.first_winter_resorts:
        steps += [(RESORTS, BuildResorts())]
    steps += [(RESORTS, Popularity())]
    return [cue for phase, cue in steps if phase >= game.phase]
