"""What a sensible player would choose, from what the seat knows.

A turn is thought through in copies from which everything hidden has been taken (thinking_copy.py): each placement of a
Worker with its pairs of actions (turn.py), the details by quick answers (quick_answers.py). What comes out of it is
weighed by one measure, VP at the end of the game (worth.py, voyages.py, targets.py).
"""

from __future__ import annotations

from captains_table.kernel.rng import Rng
from captains_table.kernel.state import PERMITTED, State
from captains_table.titles.galactic_cruise.bot.outlook import Outlook
from captains_table.titles.galactic_cruise.bot.quick_answers import finish, quick_answer
from captains_table.titles.galactic_cruise.bot.quick_answers_start import bid
from captains_table.titles.galactic_cruise.bot.thinking_copy import thinking_copy
from captains_table.titles.galactic_cruise.bot.turn import TurnSearch
from captains_table.titles.galactic_cruise.bot.worth import worth
from captains_table.titles.galactic_cruise.data.ids import NOTHING, OPEN_DOOR, OVERTIME, RECALL, RECALLING
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from captains_table.titles.galactic_cruise.rules.steps.actions import ChooseAction
from captains_table.titles.galactic_cruise.rules.steps.advance import ScoreGuests
from captains_table.titles.galactic_cruise.rules.steps.agenda import DiscardOrder
from captains_table.titles.galactic_cruise.rules.steps.ending import AccomplishGoals, EndTurn
from captains_table.titles.galactic_cruise.rules.steps.free import DO_WITHOUT, FLY, TEXT, TRACK
from captains_table.titles.galactic_cruise.rules.steps.gaining import ChooseResource, Funding
from captains_table.titles.galactic_cruise.rules.steps.payment import PayLaunch
from captains_table.titles.galactic_cruise.rules.steps.starting import Bid, PickStarter, StartUpgrade
from captains_table.titles.galactic_cruise.rules.steps.turn_choice import TurnChoice


def advise(state: State, seat: int, rng: Rng) -> int:
    """What to choose for a seat that is asked."""
    assert isinstance(state, GalacticCruise)
    options = state.choices(seat)
    outlook = Outlook(state, seat)
    step = state.stacks[seat][-1]
    cards = playable_texts(state, seat)
    if isinstance(step, (TurnChoice, ChooseAction, EndTurn)):
        act = free_card(state, outlook, cards)
        if act == NOTHING and state.flown:
            act = further_stop(state, outlook)
        if act != NOTHING:
            return act
    if len(options) == 1 and not cards:
        return options[0]
    if isinstance(step, TurnChoice):
        return TurnSearch(thinking_copy(state), outlook).turn_choice(options)
    if isinstance(step, ChooseAction):
        return TurnSearch(thinking_copy(state), outlook).action()
    if isinstance(step, (EndTurn, AccomplishGoals)):
        return options[0]
    if isinstance(step, Funding) and state.phase == RECALLING and cards:
        return cards[0]
    if isinstance(step, Bid):
        return bid(state, outlook)
    if isinstance(step, (Funding, ChooseResource, DiscardOrder, PayLaunch, StartUpgrade, PickStarter)):
        return quick_answer(state, outlook, options)
    if isinstance(step, ScoreGuests):
        cards = cards + ad_track_bonuses(state, seat)
    return best_by_trial(state, outlook, options + cards)


def playable_texts(game: GalacticCruise, seat: int) -> list[int]:
    """Cards whose text could be played now; those for a recall only when nothing else is under way."""
    hand = game.players[seat].hand
    if not hand or (seat != game.turn and game.phase != RECALLING):
        return []
    top = game.stacks[seat][-1]
    free = isinstance(top, (ChooseAction, EndTurn, TurnChoice, Funding))
    found = [extra for extra in game.permitted(seat) if extra >= PERMITTED + TEXT]
    return [extra for extra in found if free or game.options.card_bound[extra - PERMITTED - TEXT] != RECALL]


def ad_track_bonuses(game: GalacticCruise, seat: int) -> list[int]:
    """Reputation for Ads, as few steps as bring one or two."""
    return [extra for extra in game.permitted(seat) if PERMITTED + TRACK + 20 <= extra < PERMITTED + TRACK + 40][:2]


def free_card(game: GalacticCruise, outlook: Outlook, cards: list[int]) -> int:
    """A card that is worth more played than held, between actions; NOTHING if there is none."""
    if not cards:
        return NOTHING
    base = thinking_copy(game)
    thought = TurnSearch(base, outlook)
    before = worth(base, outlook)
    for card in cards:
        after = thought.after(base, card)
        value = worth(after, outlook)
        effect = game.options.card_effect[card - PERMITTED - TEXT]
        if effect == OVERTIME:
            value = thought.best_line(after).value - 0.5
        elif effect == OPEN_DOOR:
            value += thought.best_line(after).value - thought.best_line(base).value
        if value > before + 0.05:
            return card
    return NOTHING


def further_stop(game: GalacticCruise, outlook: Outlook) -> int:
    """A Ship that had better fly on, by the Flight Target Indicator; NOTHING if there is none."""
    base = thinking_copy(game)
    best = worth(base, outlook)
    chosen = NOTHING
    for act in game.permitted(outlook.seat):
        if PERMITTED + FLY <= act < PERMITTED + DO_WITHOUT:
            value = worth(TurnSearch(base, outlook).after(base, act), outlook)
            if value > best:
                best = value
                chosen = act
    return chosen


def best_by_trial(game: GalacticCruise, outlook: Outlook, options: list[int]) -> int:
    """Each answer followed until the next action could be chosen."""
    base = thinking_copy(game)
    best = -1e9
    chosen = options[0]
    for option in options:
        other = base.clone()
        other.take(outlook.seat, option)
        finish(other, outlook)
        value = worth(other, outlook)
        if value > best + 1e-9:
            best = value
            chosen = option
    return chosen
