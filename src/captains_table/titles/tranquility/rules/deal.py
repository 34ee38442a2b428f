"""Setting up a game (TR-3, 14.1, 16.3, 16.4, 18.3)."""

from __future__ import annotations

from pathlib import Path

from captains_table.kernel.rng import Rng
from captains_table.kernel.state import Cue, State
from captains_table.kernel.title import Options
from captains_table.titles.tranquility.data.components import components
from captains_table.titles.tranquility.data.ids import (
    CALM,
    COMPASS,
    FINISH,
    ISLANDS,
    MONSTER,
    NOWHERE,
    ROCKS,
    START,
    STORM,
)
from captains_table.titles.tranquility.rules.options import DUEL, PYRAMID, GameOptions
from captains_table.titles.tranquility.rules.state import Tranquility, put
from captains_table.titles.tranquility.rules.steps.duel import CHOOSE_SIDE
from captains_table.titles.tranquility.rules.steps.meanwhile import MEANWHILE
from captains_table.titles.tranquility.rules.steps.monsters import Destroy
from captains_table.titles.tranquility.rules.steps.rocks import LAY_ROCKS, LayRocks
from captains_table.titles.tranquility.rules.steps.storms import LaidStorm
from captains_table.titles.tranquility.rules.steps.turn import BEGIN_TURN


def empty(seats: int, options: GameOptions) -> Tranquility:
    """A table before any card is dealt."""
    game = Tranquility(seats, options)
    game.permission = MEANWHILE
    game.grid = [0] * (options.layout.slots + 1)
    game.hands = [[] for _ in range(seats)]
    game.piles = [[] for _ in range(seats)]
    game.discards = [[] for _ in range(seats)]
    nothing = (0,) * seats
    game.buried = ((),) * seats
    game.seen = ((),) * seats
    game.storms = (NOWHERE,) * len(options.colours)
    game.compasses = nothing
    game.marks = nothing
    game.clear_of_starts = nothing
    game.clear_of_monsters = nothing
    game.sailed_at = nothing
    game.supply = 0 if options.mode == PYRAMID else options.compasses  # TR-3.11, 16.11
    return game


def draw_cards(options: GameOptions) -> list[int]:
    """Everything that is shuffled and dealt to the seats besides the Islands (TR-3.4, 16.3)."""
    if options.mode in (PYRAMID, DUEL):
        return []
    storms = [STORM + k for k in range(len(options.colours))]
    return [FINISH] * options.finishes + [MONSTER] * options.monsters + storms


def exploration_cards(options: GameOptions) -> list[int]:
    """TR-16.4, T10"""
    cards = [START] * options.starts + [FINISH] * options.finishes + [MONSTER] * options.monsters
    cards += [STORM + k for k in range(len(options.colours))]
    return cards + [COMPASS] * options.compasses + [ROCKS] + [CALM] * options.calm


def deal(seats: int, chosen: Options, rng: Rng, packs: Path | None = None) -> Tranquility:
    options = GameOptions(seats, chosen, components(packs))
    game = empty(seats, options)
    game.rng = rng
    cards = list(range(1, ISLANDS + 1))
    if options.removal:  # TR-3.2: before anything else is mixed in
        rng.shuffle(cards)
        game.removed = tuple(sorted(cards[: options.removal]))
        del cards[: options.removal]
    cards += draw_cards(options)
    rng.shuffle(cards)
    if options.mode == DUEL:
        deal_duel(game, cards, rng)
        return game
    if options.mode == PYRAMID:
        game.deck = exploration_cards(options)
        rng.shuffle(game.deck)

    order = list(range(seats))  # TR-3.5: the first of a random seating order get one more
    rng.shuffle(order)
    share, more = divmod(len(cards), seats)
    opening: list[list[int]] = [[] for _ in range(seats)]  # Storms drawn with the opening hand
    for k, seat in enumerate(order):
        size = share + 1 if k < more else share
        pile = cards[len(cards) - size :]
        del cards[len(cards) - size :]
        deal_hand(game, seat, pile, opening[seat], rng)
    if options.random_first or more == 0:  # TR-3.8
        game.first = int(rng.below(seats))
    else:
        game.first = order[more + int(rng.below(seats - more))]
    game.turn = game.first
    script: list[Cue[Tranquility]] = [BEGIN_TURN]
    if options.resolve_opening:  # TR-12.4
        for k in range(seats - 1, -1, -1):
            seat = (game.first + k) % seats
            script += [LaidStorm(seat, storm - STORM) for storm in reversed(opening[seat])]
        game.laid = tuple([cue.storm for cue in reversed(script) if isinstance(cue, LaidStorm)])
    game.script = tuple(script)
    if options.rocks:
        game.push(game.first, LAY_ROCKS)  # TR-10.1
    return game


def deal_hand(game: Tranquility, seat: int, pile: list[int], storms: list[int], rng: Rng) -> None:
    """TR-3.6, 3.7, 12.4: the opening hand; then the Start and any Storms go into the rest."""
    hand: list[int] = []
    while len(hand) < game.options.hand_limit and pile:
        card = pile.pop()
        if card >= STORM:
            storms.append(card)
        else:
            hand.append(card)
    hand.sort()
    into = [] if game.options.resolve_opening else storms.copy()
    if game.options.mode != PYRAMID:
        into.append(START)
    for card in into:
        pile.insert(int(rng.below(len(pile) + 1)), card)
    game.hands[seat] = hand
    game.piles[seat] = pile
    note_opening(game, seat)


def note_opening(game: Tranquility, seat: int) -> None:
    """What everybody knows of an opening hand: no Start (TR-3.7), but any Monsters (TR-3.10)."""
    size = len(game.piles[seat])
    game.clear_of_starts = put(game.clear_of_starts, seat, size)
    game.clear_of_monsters = put(game.clear_of_monsters, seat, size + len(game.hands[seat]))


def deal_duel(game: Tranquility, cards: list[int], rng: Rng) -> None:
    """TR-18.1, 18.3"""
    options = game.options
    for seat in range(2):
        game.hands[seat] = sorted([cards.pop() for _ in range(options.hand_limit)])
    game.display = tuple(sorted([cards.pop() for _ in range(options.display)]))
    game.deck = cards
    game.first = int(rng.below(2))
    game.turn = game.first
    game.script = (BEGIN_TURN,)
    game.push(1 - game.first, CHOOSE_SIDE)


def inventory(state: State) -> list[int]:
    """Every component, wherever it is: the same from the deal to the end."""
    assert isinstance(state, Tranquility)
    game = state
    cards = [card for card in game.grid if card]
    for zones in (game.hands, game.piles, game.discards, game.buried):
        for zone in zones:
            cards += zone
    cards += [*game.deck, *game.display, *game.removed, *game.gone]
    cards += [STORM + storm for storm in (*game.storms_in_play(), *game.laid)]
    if game.shown >= 0:
        cards.append(STORM + game.shown)
    cards += [COMPASS] * (sum(game.compasses) + game.supply)
    asked = [type(step) for stack in game.stacks for step in stack]
    if game.rocks >= 0 or LayRocks in asked:
        cards.append(ROCKS)
    if Destroy in asked:
        cards.append(MONSTER)  # drawn, not laid yet
    return sorted(cards)
