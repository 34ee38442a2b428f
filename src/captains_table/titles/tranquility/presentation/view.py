"""What a seat may see, built from nothing (TR-8.3, 8.5, 8.6, 8.9, 18.9)."""

from __future__ import annotations

from typing import NamedTuple, cast

from captains_table.kernel.state import Refusal, State
from captains_table.titles.tranquility.data.ids import COLOURS, FINISH, ISLANDS, ORANGE, PURPLE, START
from captains_table.titles.tranquility.presentation.etiquette import talk
from captains_table.titles.tranquility.presentation.refusals import why_not_play
from captains_table.titles.tranquility.presentation.view_types import (
    Barred,
    BarredBy,
    Prices,
    Revealed,
    Slot,
    Storm,
    TranquilityView,
)
from captains_table.titles.tranquility.rules.notation import card_word, storm_word, words
from captains_table.titles.tranquility.rules.options import DAY_NIGHT, DUEL, MODES, PYRAMID
from captains_table.titles.tranquility.rules.state import Tranquility
from captains_table.titles.tranquility.rules.steps.pay import Discard, DiscardToLimit, above_limit
from captains_table.titles.tranquility.rules.steps.start import Give, Split, clockwise
from captains_table.titles.tranquility.rules.steps.turn import Place

view_type = TranquilityView


def view(state: State, seat: int) -> TranquilityView:
    """The table as this seat (-1: a spectator) sees it."""
    assert isinstance(state, Tranquility)
    game = state
    options = game.options
    seats = range(game.seats)
    rows = range(len(game.layout.rows))
    seen = TranquilityView(
        mode=MODES[options.mode],
        turn=game.turn,
        first=game.first,
        rows=[[_slot(game, slot) if slot >= 0 else None for slot in row] for row in game.layout.columns],
        locked_rows=[row + 1 for row in rows if game.locked() >> row & 1],
        full_rows=[row + 1 for row in rows if game.full(row)],
        start_placed=game.sailed,
        complete=game.complete(),
        gone=words(game, game.gone),
        removed=len(game.removed),
        hand=words(game, game.hands[seat]) if seat >= 0 else [],
        hand_sizes=[len(game.hands[q]) for q in seats],
        hand_limits=[game.limit(q) for q in seats],
        pile_sizes=[len(game.piles[q]) for q in seats],
        discard_sizes=[len(game.discards[q]) + len(game.buried[q]) for q in seats],
        marks=list(game.marks),
        prices=_prices(game),
        talk=talk(game),
    )
    if seat >= 0 and not game.over:
        _show_prospects(seen, game, seat)
    if options.own_discards_visible and seat >= 0:
        seen.own_discards = words(game, game.discards[seat])
    if options.rocks or options.stormy:
        seen.rocks = game.rocks + 1 if game.rocks >= 0 else None
    if options.stormy:
        seen.storms = [_storm(game, storm) for storm in range(len(game.storms))]
        seen.storm_limit = options.storm_limit
        seen.compasses = list(game.compasses)
        seen.supply = game.supply
    _show_variant(seen, game)
    _show_payment(seen, game, seat)
    if game.over:  # TR-8.9
        seen.revealed = Revealed(
            hands=[words(game, game.hands[q]) for q in seats],
            piles=[words(game, game.piles[q]) for q in seats],
            discards=[words(game, game.discards[q]) for q in seats],
            buried=[words(game, game.buried[q]) for q in seats],
            removed=list(game.removed),
            deck=words(game, game.deck),
        )
    return seen


def _prices(game: Tranquility) -> Prices:
    prices = Prices(discard=game.options.discard_two)
    if game.options.mode == DAY_NIGHT:
        prices.turn = game.options.turn_price
    if game.options.rocks or game.options.mode == PYRAMID:
        prices.rocks = game.options.rocks_price
    return prices


def _show_variant(seen: TranquilityView, game: Tranquility) -> None:
    """What only some ways to play have."""
    seats = range(game.seats)
    if game.layout.roof >= 0:
        seen.roof_open = game.roof_open
        seen.closed_rows = [] if game.roof_open else _roof_rows(game)
    if game.options.mode == DAY_NIGHT:
        seen.hands_held = ["moon" if game.moon_hands >> q & 1 else "sun" for q in seats]
        half = game.layout.slots // 2  # TR-17.6
        seen.wanted = ["moon" if row[0] < half else "sun" for row in game.layout.rows]
    if game.options.mode in (PYRAMID, DUEL):
        seen.deck_size = len(game.deck)
    if game.options.mode == DUEL:
        seen.display = list(game.display)
        seen.sides = None if game.moon_seat < 0 else ["moon" if q == game.moon_seat else "sun" for q in seats]
        seen.points = [game.points(q) for q in seats]


def _show_payment(seen: TranquilityView, game: Tranquility, seat: int) -> None:
    """TR-6.7, 6.14: numbers are secret until all have pledged, and nobody is told what others could give."""
    if game.pledges:
        open_to = [not game.pledging or q == seat for q in range(game.seats)]
        seen.pledged = [number >= 0 for number in game.pledges]
        seen.pledges = [n if n >= 0 and known else None for n, known in zip(game.pledges, open_to, strict=True)]
        seen.last_pledges = list(game.last_pledges)
        seen.capacity = game.capacity(seat) if seat >= 0 else None
    if game.paying:
        seen.payment = game.options.start_payment
        captain = game.stacks[game.turn][-1] if game.stacks[game.turn] else None
        if isinstance(captain, Split):
            seen.shares = _shares(game, captain)


class Fits(NamedTuple):
    """The gaps that suit an Island's number (TR-5.2), and what laying it there would mean."""

    costs: dict[str, int]  # the slots it may be laid on
    dear: dict[str, int]  # those that cost more than the hand can pay (TR-5.6)
    locked: list[int]  # rows, once for each slot there
    lonely: bool  # an orange Storm forbids a slot without neighbours (TR-12.10)


def _fits(game: Tranquility, seat: int, card: int) -> Fits:
    """As `slots_for`, which bots ask all the time and which need give no reasons."""
    layout = game.layout
    purse = game.spare(seat) - 1
    rows = game.locked()
    orange = len(game.storms) > 0 and game.lies_at(ORANGE, seat)
    costs: dict[str, int] = {}
    dear: dict[str, int] = {}
    locked: list[int] = []
    lonely = False
    for first, last in game.open_lines():
        low, high = game.between(card, first, last)
        for slot in range(low, high):
            cost = game.cost(card, slot)
            if rows >> layout.row_of[slot] & 1:
                locked.append(layout.row_of[slot] + 1)
            elif cost > purse:
                dear[layout.labels[slot]] = cost
            elif cost == 0 and orange:
                lonely = True
            else:
                costs[layout.labels[slot]] = cost
    return Fits(costs, dear, locked, lonely)


def _show_prospects(seen: TranquilityView, game: Tranquility, seat: int) -> None:
    """What each card of this seat's hand could do now, and what the seat is in the middle of."""
    seen.offers = {}
    seen.barred = {}
    for card in game.hands[seat]:
        if card <= ISLANDS:
            fits = _fits(game, seat, card)
            seen.offers[str(card)] = fits.costs
            if not fits.costs:
                seen.barred[str(card)] = _nearest_miss(game, fits)
        elif not _playable(game, seat, card):
            seen.barred[card_word(card)] = _barred_by(why_not_play(game, seat, card))
    if seat == game.turn and game.options.mode != DUEL:
        seen.to_draw = max(0, min(game.limit(seat) - len(game.hands[seat]), len(game.piles[seat])))
    step = game.stacks[seat][-1] if game.stacks[seat] else None
    if isinstance(step, Place):
        fits = _fits(game, seat, step.card)
        seen.placing = step.card
        seen.costs = fits.costs
        seen.dear = fits.dear
        seen.because = {label: _because(game, step.card, label) for label in (*fits.costs, *fits.dear)}
    elif isinstance(step, DiscardToLimit):
        seen.owed = above_limit(game, seat)
    elif isinstance(step, Discard | Give):
        seen.owed = step.owed


def _barred_by(refusal: Refusal) -> Barred:
    """The same reason as the refusal gives, as the board says it: in a few words."""
    return Barred(cast(BarredBy, refusal.why.key.removeprefix("no.")))


def _nearest_miss(game: Tranquility, fits: Fits) -> Barred:
    """Why an Island has no place: what comes nearest to being possible."""
    if fits.dear:
        return Barred("cost", n=min(fits.dear.values()))
    if fits.lonely:
        return Barred("orange")
    if fits.locked:
        return Barred("locked", row=fits.locked[0])
    return Barred("roof" if game.layout.roof >= 0 and not game.roof_open else "no_slot")


def _playable(game: Tranquility, seat: int, card: int) -> bool:
    if card == FINISH:
        return game.can_finish(seat)
    return not game.sailed if card == START else len(game.monster_targets()) > 0


def _because(game: Tranquility, card: int, label: str) -> str | None:
    """The neighbour that sets the price (TR-5.4), None where it is free."""
    layout = game.layout
    slot = layout.labels.index(label)
    cost = game.cost(card, slot)
    if cost == 0:
        return None
    below = game.grid[layout.before[slot]]
    return layout.labels[layout.before[slot] if below and card - below == cost else layout.after[slot]]


def _roof_rows(game: Tranquility) -> list[int]:
    return [number + 1 for number in range(len(game.layout.rows)) if number not in game.layout.rocks_rows]


def _shares(game: Tranquility, step: Split) -> list[int | None]:
    """What the captain has named so far (TR-6.8), seat by seat."""
    named = dict(zip(clockwise(game), step.shares, strict=False))
    return [named.get(seat) for seat in range(game.seats)]


def _slot(game: Tranquility, slot: int) -> Slot:
    seen = Slot(game.layout.labels[slot], game.grid[slot] or None)
    if game.options.mode in (DAY_NIGHT, DUEL) and game.grid[slot]:
        seen.side = "moon" if game.moon >> slot & 1 else "sun"
    if game.layout.explores[slot]:
        seen.explores = True
    return seen


def _storm(game: Tranquility, storm: int) -> Storm:
    place = game.storms[storm]
    seen = Storm(storm_word(game, storm), COLOURS[game.options.colours[storm]])
    if place >= 0 and game.options.colours[storm] == PURPLE:
        seen.row = place + 1
    elif place >= 0:
        seen.seat = place
    elif storm == game.shown:
        seen.shown = True
    elif storm in game.laid:
        seen.laid = True
    return seen
