"""What is still to come of a year, from any phase on: for positions that do not say it."""

from __future__ import annotations

from captains_table.kernel.state import Cue
from captains_table.titles.cruise_line_caribbean.data.ids import (
    ADVERTISING,
    BUNKERING,
    CHOOSING,
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
    Year,
)
from captains_table.titles.cruise_line_caribbean.rules.steps.trading import MarketDemand, Trading
from captains_table.titles.cruise_line_caribbean.rules.steps.turn import TURN, BeginTurns
from captains_table.titles.cruise_line_caribbean.rules.steps.winter import (
    BuildResorts,
    Maintenance,
    Popularity,
    Shipbuilding,
)


def schedule_rest(game: CruiseLine) -> None:
    """What follows where a phase begins."""
    rest = [cue for phase, cue in _phases(game) if phase >= game.phase]
    if game.phase == TURNS:
        rest = rest[1:]
        game.push(game.turn, TURN)
    game.schedule(*rest, EndSeason(), *_seasons(game))


def still_to_come(game: CruiseLine) -> list[Cue[CruiseLine]]:
    """What follows a phase that has begun already."""
    if game.phase == CHOOSING:
        return [Year()]
    phases = _phases(game)
    begun = next((at for at, (phase, _) in enumerate(phases) if phase == game.phase), len(phases))
    return [*[cue for _, cue in phases[begun + 1 :]], EndSeason(), *_seasons(game)]


def _seasons(game: CruiseLine) -> list[Cue[CruiseLine]]:
    return [Season(season) for season in range(game.season + 1, 4)]


def _phases(game: CruiseLine) -> list[tuple[int, Cue[CruiseLine]]]:
    """What happens in this season, each with the phase it belongs to; the first of a phase begins it (CL-4.4)."""
    if game.season == WINTER:
        return _winter(game)
    return [
        (BUNKERING, BuyFuel()),
        (DEMAND, SetDemand()),
        (EVENT, DrawEvent()),
        (ADVERTISING, Advertise()),
        (ADVERTISING, RevealBids()),
        (TURNS, BeginTurns()),
    ]


def _winter(game: CruiseLine) -> list[tuple[int, Cue[CruiseLine]]]:
    """CL-4.1, 4.2, 13.1"""
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
    return [*steps, (RESORTS, Popularity())]
