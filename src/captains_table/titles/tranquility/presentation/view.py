"""What a seat may see, built from nothing (TR-8.3, 8.5, 8.6, 8.9, 18.9)."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from captains_table.kernel.state import State
from captains_table.titles.tranquility.data.ids import COLOURS, FINISH, ISLANDS, ORANGE, PURPLE, START
from captains_table.titles.tranquility.presentation.etiquette import talk
from captains_table.titles.tranquility.rules.notation import card_word, storm_word, words
from captains_table.titles.tranquility.rules.options import DAY_NIGHT, DUEL, MODES, PYRAMID
from captains_table.titles.tranquility.rules.state import Tranquility
from captains_table.titles.tranquility.rules.steps.compass import AwardCompass, UseCompass
from captains_table.titles.tranquility.rules.steps.duel import ChooseSide, TakeCard
from captains_table.titles.tranquility.rules.steps.monsters import Destroy
from captains_table.titles.tranquility.rules.steps.pay import Discard, DiscardToLimit, above_limit
from captains_table.titles.tranquility.rules.steps.rocks import LayRocks, MoveRocks
from captains_table.titles.tranquility.rules.steps.start import Give, Pledge, Split, around
from captains_table.titles.tranquility.rules.steps.storms import CancelStorm, LockRow
from captains_table.titles.tranquility.rules.steps.turn import Act, Place, PlayMonster, Rescue, TurnIsland, why_not_play

# what a seat is being asked, in a word for the board
ASKED: Final[dict[type, str]] = {
    Act: "act",
    Place: "place",
    PlayMonster: "destroy",
    Destroy: "destroy",
    TurnIsland: "turn",
    Discard: "discard",
    DiscardToLimit: "discard",
    Pledge: "pledge",
    Split: "split",
    Give: "give",
    MoveRocks: "rocks",
    LayRocks: "rocks",
    LockRow: "lock",
    CancelStorm: "compass",
    UseCompass: "compass",
    Rescue: "compass",
    AwardCompass: "award",
    ChooseSide: "side",
    TakeCard: "take",
}


def view(state: State, seat: int) -> dict[str, Any]:
    """The table as this seat (-1: a spectator) sees it, as plain data."""
    assert isinstance(state, Tranquility)
    game = state
    seats = range(game.seats)
    seen: dict[str, Any] = {
        "mode": MODES[game.options.mode],
        "turn": game.turn,
        "first": game.first,
        "rows": [[_slot(game, slot) if slot >= 0 else None for slot in row] for row in game.layout.columns],
        "locked_rows": [row + 1 for row in range(len(game.layout.rows)) if game.locked() >> row & 1],
        "start_placed": game.sailed,
        "complete": game.complete(),
        "gone": words(game, game.gone),
        "removed": len(game.removed),
        "hand": words(game, game.hands[seat]) if seat >= 0 else [],
        "hand_sizes": [len(game.hands[q]) for q in seats],
        "hand_limits": [game.limit(q) for q in seats],
        "pile_sizes": [len(game.piles[q]) for q in seats],
        "discard_sizes": [len(game.discards[q]) + len(game.buried[q]) for q in seats],
        "marks": list(game.marks),
    }
    if seat >= 0 and not game.over:
        seen |= _prospects(game, seat)
    if game.options.own_discards_visible and seat >= 0:
        seen["own_discards"] = words(game, game.discards[seat])
    if game.options.rocks or game.options.stormy:
        seen["rocks"] = game.rocks + 1 if game.rocks >= 0 else None
    if game.options.stormy:
        seen["storms"] = [_storm(game, storm) for storm in range(len(game.storms))]
        seen["compasses"] = list(game.compasses)
        seen["supply"] = game.supply
    if game.layout.roof >= 0:
        seen["roof_open"] = game.roof_open
        seen["closed_rows"] = [] if game.roof_open else _roof_rows(game)
    if game.options.mode == DAY_NIGHT:
        seen["hands_held"] = ["moon" if game.moon_hands >> q & 1 else "sun" for q in seats]
        half = game.layout.slots // 2  # TR-17.6
        seen["wanted"] = ["moon" if row[0] < half else "sun" for row in game.layout.rows]
    if game.options.mode in (PYRAMID, DUEL):
        seen["deck_size"] = len(game.deck)
    if game.options.mode == DUEL:
        seen["display"] = list(game.display)
        seen["sides"] = None if game.moon_seat < 0 else ["moon" if q == game.moon_seat else "sun" for q in seats]
        seen["points"] = [game.points(q) for q in seats]
    if game.pledges:
        seen["pledges"] = [_pledge(game, q, seat) for q in seats]
        seen["last_pledges"] = list(game.last_pledges)
        seen["capacity"] = game.capacity(seat) if seat >= 0 else None  # TR-6.14: the own one only
    if game.paying:
        seen["payment"] = game.options.start_payment
        captain = game.stacks[game.turn][-1] if game.stacks[game.turn] else None
        if isinstance(captain, Split):
            seen["shares"] = _shares(game, captain)
    seen["talk"] = talk(game)
    if game.over:  # TR-8.9
        seen["revealed"] = {
            "hands": [words(game, game.hands[q]) for q in seats],
            "piles": [words(game, game.piles[q]) for q in seats],
            "discards": [words(game, game.discards[q]) for q in seats],
            "buried": [words(game, game.buried[q]) for q in seats],
            "removed": list(game.removed),
            "deck": words(game, game.deck),
        }
    return seen


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


def _prospects(game: Tranquility, seat: int) -> dict[str, Any]:
    """What this seat is asked, and what each card of its hand could do now, so that no board needs to know rules."""
    offers: dict[str, dict[str, int]] = {}  # per Island the slots it could be laid on, and what that would cost
    barred: dict[str, dict[str, Any]] = {}  # per card that cannot be played, whoever's turn it is: why not
    for card in game.hands[seat]:
        if card <= ISLANDS:
            fits = _fits(game, seat, card)
            offers[str(card)] = fits.costs
            if not fits.costs:
                barred[str(card)] = _nearest_miss(game, fits)
        elif not _playable(game, seat, card):
            barred[card_word(card)] = {"why": why_not_play(game, seat, card).why.key.removeprefix("no.")}
    seen: dict[str, Any] = {"offers": offers, "barred": barred}
    stack = game.stacks[seat]
    if not stack:
        return seen
    step = stack[-1]
    seen["asked"] = ASKED[type(step)]
    if isinstance(step, Place):
        fits = _fits(game, seat, step.card)
        because = {label: _because(game, step.card, label) for label in (*fits.costs, *fits.dear)}
        seen |= {"placing": step.card, "costs": fits.costs, "dear": fits.dear, "because": because}
    elif isinstance(step, DiscardToLimit):
        seen["owed"] = above_limit(game, seat)
    elif isinstance(step, Discard | Give):
        seen["owed"] = step.owed
    return seen


def _nearest_miss(game: Tranquility, fits: Fits) -> dict[str, Any]:
    """Why an Island has no place: what comes nearest to being possible."""
    if fits.dear:
        return {"why": "cost", "n": min(fits.dear.values())}
    if fits.lonely:
        return {"why": "orange"}
    if fits.locked:
        return {"why": "locked", "row": fits.locked[0]}
    return {"why": "roof" if game.layout.roof >= 0 and not game.roof_open else "no_slot"}


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
    named = dict(zip(around(game), step.shares, strict=False))
    return [named.get(seat) for seat in range(game.seats)]


def _slot(game: Tranquility, slot: int) -> dict[str, Any]:
    label = game.layout.labels[slot]
    data: dict[str, Any] = {"slot": label, "card": game.grid[slot] or None}
    if game.options.mode in (DAY_NIGHT, DUEL) and game.grid[slot]:
        data["side"] = "moon" if game.moon >> slot & 1 else "sun"
    if game.layout.explores[slot]:
        data["explores"] = True
    return data


def _storm(game: Tranquility, storm: int) -> dict[str, Any]:
    place = game.storms[storm]
    data: dict[str, Any] = {"storm": storm_word(game, storm), "colour": COLOURS[game.options.colours[storm]]}
    if place >= 0:
        data |= {"row": place + 1} if game.options.colours[storm] == PURPLE else {"seat": place}
    elif storm == game.shown:
        data["shown"] = True
    elif storm in game.laid:
        data["laid"] = True
    return data


def _pledge(game: Tranquility, q: int, seat: int) -> int | bool:
    """The number, or while pledges are secret only whether there is one."""
    return game.pledges[q] if not game.pledging or q == seat else game.pledges[q] >= 0
