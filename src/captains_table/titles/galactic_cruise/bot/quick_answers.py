"""Quick answers while a turn is thought through: good enough to see what an action leads to."""

from __future__ import annotations

from typing import Final

from captains_table.kernel.state import PERMITTED
from captains_table.titles.galactic_cruise.bot.outlook import Outlook
from captains_table.titles.galactic_cruise.bot.quick_answers_start import best_starter
from captains_table.titles.galactic_cruise.bot.quick_answers_trade import (
    best_draw,
    board,
    flip,
    kind_wanted,
    least_card,
    pay_launch,
    schedule,
    ticket,
    where_to_advertise,
)
from captains_table.titles.galactic_cruise.bot.quick_answers_works import (
    best_blueprint,
    best_segment,
    best_ship,
    pay_development,
    site,
)
from captains_table.titles.galactic_cruise.bot.segments import segment_worth
from captains_table.titles.galactic_cruise.bot.worth import upgrade_worth
from captains_table.titles.galactic_cruise.data.ids import NOTHING, OVERTIME
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from captains_table.titles.galactic_cruise.rules.steps.actions import ChooseAction
from captains_table.titles.galactic_cruise.rules.steps.advance import PlaceToken, ScoreGuests
from captains_table.titles.galactic_cruise.rules.steps.agenda import DrawCard
from captains_table.titles.galactic_cruise.rules.steps.developments import DECLINE, BuildDevelopment, PayDevelopment
from captains_table.titles.galactic_cruise.rules.steps.ending import EndTurn
from captains_table.titles.galactic_cruise.rules.steps.free import TEXT
from captains_table.titles.galactic_cruise.rules.steps.gaining import HELP, BonusCard, ChooseResource, Funding
from captains_table.titles.galactic_cruise.rules.steps.launch import BoardGuests
from captains_table.titles.galactic_cruise.rules.steps.liftoff import ChoosePilot
from captains_table.titles.galactic_cruise.rules.steps.marketing import Advertise, FlipToken, ScheduleCruise, SellTicket
from captains_table.titles.galactic_cruise.rules.steps.payment import PayLaunch
from captains_table.titles.galactic_cruise.rules.steps.playable import playable
from captains_table.titles.galactic_cruise.rules.steps.starting import PickStarter, StartUpgrade
from captains_table.titles.galactic_cruise.rules.steps.stores import (
    BUY_RESOURCES,
    DiscardForSilo,
    GainResources,
    PurchaseSupplies,
    RefillSilo,
)
from captains_table.titles.galactic_cruise.rules.steps.triggering import PLACES, ActivateSegment, SendGuests
from captains_table.titles.galactic_cruise.rules.steps.turn_choice import TurnChoice
from captains_table.titles.galactic_cruise.rules.steps.works import (
    BuildSegment,
    DraftBlueprints,
    NewShip,
    TakeBlueprint,
)

MOST: Final = 40  # answers in a row; more would be a circle


def finish(game: GalacticCruise, outlook: Outlook) -> None:
    """Answer what is open until an action can be chosen, step 2 begins or the turn could be closed."""
    seat = outlook.seat
    for _ in range(MOST):
        if not game.stacks[seat]:
            if game.turn != seat or game.mover < 0 or game.over:
                return
            other = game.mover  # who was bumped has to answer first
            game.take(other, game.choices(other)[0])
            continue
        if isinstance(game.stacks[seat][-1], (ChooseAction, EndTurn, TurnChoice)) or not game.choices(seat):
            return
        game.take(seat, next_choice(game, outlook))


def next_choice(game: GalacticCruise, outlook: Outlook) -> int:
    seat = outlook.seat
    if game.action != NOTHING:
        for card in game.players[seat].hand:
            bound = game.options.card_bound[card]
            if bound == game.action and game.options.card_effect[card] != OVERTIME and playable(game, seat, card):
                return PERMITTED + TEXT + card
    return quick_answer(game, outlook, game.choices(seat))


def quick_answer(game: GalacticCruise, outlook: Outlook, options: list[int]) -> int:
    seat = outlook.seat
    if len(options) == 1:
        return options[0]
    step = game.stacks[seat][-1]
    if isinstance(step, ChooseResource):
        return kind_wanted(game, outlook, options)
    if isinstance(step, Funding):
        return funding(game, outlook, options)
    if isinstance(step, GainResources):
        return kind_wanted(game, outlook, [option for option in options if option < 3] or options)
    if isinstance(step, BuildDevelopment):
        return site(game, outlook, options) if options[0] != DECLINE else DECLINE
    if isinstance(step, PayDevelopment):
        return pay_development(game, outlook, step, options)
    if isinstance(step, (TakeBlueprint, DraftBlueprints)):
        return best_blueprint(game, outlook, options)
    if isinstance(step, BuildSegment):
        return best_segment(game, outlook, options)
    if isinstance(step, NewShip):
        return best_ship(game, outlook, options)
    if isinstance(step, ScheduleCruise):
        return schedule(game, outlook, options)
    if isinstance(step, FlipToken):
        return flip(game, outlook, options)
    if isinstance(step, Advertise):
        return where_to_advertise(game, outlook, options)
    if isinstance(step, SellTicket):
        return ticket(game, outlook, step, options)
    return answer_rare_question(game, outlook, options)


def answer_rare_question(game: GalacticCruise, outlook: Outlook, options: list[int]) -> int:
    seat = outlook.seat
    step = game.stacks[seat][-1]
    if isinstance(step, BoardGuests):
        return board(game, outlook, options)
    if isinstance(step, PayLaunch):
        return pay_launch(game, outlook, step, options)
    if isinstance(step, ChoosePilot):
        return options[-1]
    if isinstance(step, ScoreGuests):
        return options[0]
    if isinstance(step, PlaceToken):
        return max(options[:-1], key=lambda option: upgrade_worth(game, outlook, option))
    if isinstance(step, (DrawCard, BonusCard)):
        return best_draw(game, outlook, options)
    if isinstance(step, DiscardForSilo):
        return least_card(game, outlook, options)
    if isinstance(step, RefillSilo):
        return min(options, key=lambda option: game.silo[option] if option < 3 else 9)
    if isinstance(step, PurchaseSupplies):
        return supplies(game, outlook, options)
    return answer_of_a_module(game, outlook, options)


def answer_of_a_module(game: GalacticCruise, outlook: Outlook, options: list[int]) -> int:
    step = game.stacks[outlook.seat][-1]
    ships = game.players[outlook.seat].ships
    if isinstance(step, (StartUpgrade, PickStarter)):
        return best_starter(game, outlook, options)
    if isinstance(step, SendGuests):
        ship = ships[step.ship]
        return max(options[:-1], key=lambda option: segment_worth(game, outlook, ship, option % PLACES))
    if isinstance(step, ActivateSegment):
        where = [(option // PLACES, option % PLACES) for option in options[:-1]]
        values = [segment_worth(game, outlook, ships[number], place) for number, place in where]
        return options[values.index(max(values))]
    return options[0]


def supplies(game: GalacticCruise, outlook: Outlook, options: list[int]) -> int:
    """Both, unless the stores are full."""
    room = sum([game.room(outlook.seat, kind) for kind in range(3)])
    if room < 2 and BUY_RESOURCES in options:
        options = [option for option in options if option != BUY_RESOURCES]
    return options[0]


def funding(game: GalacticCruise, outlook: Outlook, options: list[int]) -> int:
    player = game.players[outlook.seat]
    best = -1.0
    chosen = options[0]
    for option in options:
        if option >= HELP:
            return option
        each = (outlook.money, outlook.ad, 1.0 if outlook.turns < 3 else 0.6, outlook.resource)[option]
        if option == 1 and player.ads > 5:
            each *= 0.6
        if option == 0 and player.money < 4:
            each *= 1.3
        count = player.funding(option)
        if option == 3:
            count = min(count, sum([max(0, game.room(outlook.seat, kind)) for kind in range(3)]))
        value = each * count
        if value > best:
            best = value
            chosen = option
    return chosen
