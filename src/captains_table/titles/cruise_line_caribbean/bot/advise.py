"""What a sensible player would choose, from what the seat knows.

At sea the best tour that can be found is followed and thought over again every turn (tour.py, turn.py); ashore things
are bought for what they will bring in the years that are left (office.py, market.py, prospects.py).
"""

from __future__ import annotations

from captains_table.kernel.rng import Rng
from captains_table.kernel.state import State
from captains_table.titles.cruise_line_caribbean.bot import encounters, market, office
from captains_table.titles.cruise_line_caribbean.bot.card_worth import poach
from captains_table.titles.cruise_line_caribbean.bot.turn import TurnAdvice
from captains_table.titles.cruise_line_caribbean.rules.state import CruiseLine
from captains_table.titles.cruise_line_caribbean.rules.steps.attack import Poach, React
from captains_table.titles.cruise_line_caribbean.rules.steps.auction import Interest, OpenAuction, Raise
from captains_table.titles.cruise_line_caribbean.rules.steps.boarding import Express, GroupBooking
from captains_table.titles.cruise_line_caribbean.rules.steps.dividends import Dividend
from captains_table.titles.cruise_line_caribbean.rules.steps.event import Sale, WhoCancels
from captains_table.titles.cruise_line_caribbean.rules.steps.founding import FirstShip, Float, PickCompany
from captains_table.titles.cruise_line_caribbean.rules.steps.mystery import Calm, CalmPort, Drift, Guest, Lose
from captains_table.titles.cruise_line_caribbean.rules.steps.season import Bid, Bunker
from captains_table.titles.cruise_line_caribbean.rules.steps.shares import OfferAnswer, OfferPrice, OfferWhat
from captains_table.titles.cruise_line_caribbean.rules.steps.shortage import Shortage
from captains_table.titles.cruise_line_caribbean.rules.steps.trading import PASS, SellMore, Trade
from captains_table.titles.cruise_line_caribbean.rules.steps.turn import Turn
from captains_table.titles.cruise_line_caribbean.rules.steps.winter import Upgrade, WinterResort


def advise(state: State, seat: int, rng: Rng) -> int:
    """What to choose for a seat that is asked."""
    assert isinstance(state, CruiseLine)
    options = state.choices(seat)
    if len(options) == 1:
        return options[0]
    step = state.stacks[seat][-1]
    if isinstance(step, Turn):
        return TurnAdvice(state, seat).turn()
    if isinstance(step, (GroupBooking, Express, Drift, Lose, Guest, Calm, CalmPort, React, Poach)):
        return at_sea(state, seat, options)
    return ashore(state, seat, options)


def at_sea(game: CruiseLine, seat: int, options: list[int]) -> int:
    step = game.stacks[seat][-1]
    if isinstance(step, React):
        return encounters.react(game, seat, step.card, options)
    if isinstance(step, Poach):
        return poach(game, seat, step.target, options)
    if isinstance(step, GroupBooking):
        return encounters.group(game, seat, options)
    if isinstance(step, Express):
        return encounters.express(game, seat, options)
    if isinstance(step, Lose):
        return encounters.lose(game, seat, options)
    if isinstance(step, Guest):
        return encounters.guest(game, seat, step.count, options)
    if isinstance(step, Calm):
        return encounters.calm(game, seat, options)
    if isinstance(step, CalmPort):
        return encounters.calm_port(game, seat, options)
    return encounters.drift(game, seat, options)


def ashore(game: CruiseLine, seat: int, options: list[int]) -> int:
    step = game.stacks[seat][-1]
    if isinstance(step, Bunker):
        return office.bunker(game, seat, options)
    if isinstance(step, Bid):
        return office.bid(game, seat, options)
    if isinstance(step, WinterResort):
        return office.winter_resort(game, seat, options)
    if isinstance(step, Upgrade):
        return office.upgrade(game, seat, options)
    if isinstance(step, Sale):
        return office.sale(game, seat, options)
    if isinstance(step, PickCompany):
        return office.company(options)
    if isinstance(step, FirstShip):
        return office.first_ship(options)
    if isinstance(step, WhoCancels):
        return options[0]
    return on_the_market(game, seat, options)


def on_the_market(game: CruiseLine, seat: int, options: list[int]) -> int:
    step = game.stacks[seat][-1]
    if isinstance(step, Trade):
        return market.trade(game, seat, options)
    if isinstance(step, SellMore):
        return PASS
    if isinstance(step, Dividend):
        return market.dividend(game, seat)
    if isinstance(step, Float):
        return market.go_public(game, options)
    if isinstance(step, Interest):
        return market.interest(game, seat, step.company, step.lot)
    if isinstance(step, OpenAuction):
        return options[0]
    if isinstance(step, Raise):
        return market.raise_bid(game, seat, step.company, step.lot, options)
    if isinstance(step, OfferAnswer):
        return market.answer_offer(game, seat, step.lots, step.islands, step.price)
    if isinstance(step, OfferWhat):
        return market.offer_what(options)
    if isinstance(step, OfferPrice):
        return market.offer_price(game, seat, step.lots, step.islands, options)
    if isinstance(step, Shortage):
        return market.shortage(game, seat, step.amount, options)
    return options[0]
