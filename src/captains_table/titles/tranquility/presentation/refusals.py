"""Why something cannot be chosen, and the rule that says so."""

from __future__ import annotations

from typing import Final

from captains_table.kernel.phrasing import refuse
from captains_table.kernel.refusals import Reasons, reason
from captains_table.kernel.state import Refusal, State
from captains_table.titles.tranquility.data.ids import FINISH, ISLANDS, MONSTER, NAMES, ORANGE, START
from captains_table.titles.tranquility.rules.notation import card_word
from captains_table.titles.tranquility.rules.options import DAY_NIGHT
from captains_table.titles.tranquility.rules.state import Tranquility
from captains_table.titles.tranquility.rules.steps.monsters import Destroy
from captains_table.titles.tranquility.rules.steps.pay import Discard
from captains_table.titles.tranquility.rules.steps.rocks import LayRocks, MoveRocks
from captains_table.titles.tranquility.rules.steps.start import Give, Pledge
from captains_table.titles.tranquility.rules.steps.turn import Act, Place


def why_not_act(step: Act, game: Tranquility, seat: int, notation: str) -> Refusal | None:
    hand = game.hands[seat]
    verb, _, word = notation.partition(" ")
    if not game.sailed and START in hand:
        return refuse("forced_start", "TR-4.2")
    if notation == "discard two":
        return refuse("discard_two", "TR-4.5", n=game.options.discard_two)
    if verb == "turn" and game.options.mode == DAY_NIGHT:
        return refuse("turn", "TR-17.4", n=game.options.turn_price)
    held = {card_word(card): card for card in hand}
    if verb != "play":
        return None
    if word not in held:
        return refuse("not_in_hand_word", "TR-4.4", word=word)
    return why_not_play(game, seat, held[word])


def why_not_play(game: Tranquility, seat: int, card: int) -> Refusal:
    """Why a card of the hand cannot be played this turn."""
    if card == START:
        return refuse("second_start", "TR-6.11")
    if card == MONSTER:
        return refuse("monster", "TR-11.7")
    if card == FINISH:
        if not game.complete() or not game.sailed:
            return refuse("finish_early", "TR-7.1")
        if not game.day_and_night():
            return refuse("finish_day_night", "TR-17.6")
        if MONSTER in game.hands[seat]:
            return refuse("finish_monster", "TR-11.10")
        return refuse("finish_marks", "TR-11.14")
    misses = [why_not_place(game, seat, card, slot) for slot in range(game.layout.slots)]
    for rule in ("TR-5.6", "TR-12.10", "TR-10.2", "TR-15.5"):  # the nearest miss first
        for miss in misses:
            if miss is not None and miss.rule == rule:
                return miss
    return refuse("no_slot", "TR-5.2", card=card)


def why_not_at(step: Place, game: Tranquility, seat: int, notation: str) -> Refusal | None:
    verb, _, word = notation.partition(" ")
    for slot, label in enumerate(game.layout.labels):
        if verb == "at" and label.lower() == word:
            return why_not_place(game, seat, step.card, slot)
    return refuse("slot_name", "TR-2.2", word=word) if verb == "at" else None


def why_not_place(game: Tranquility, seat: int, card: int, slot: int) -> Refusal | None:
    """Why this Island cannot be laid there; None if it can."""
    layout = game.layout
    label = layout.labels[slot]
    first, last = layout.lines[layout.line_of[slot]]
    low, high = game.between(card, first, last)
    if game.grid[slot]:
        return refuse("occupied", "TR-5.1", slot=label)
    if layout.line_of[slot] == layout.roof and not game.roof_open:
        return refuse("roof", "TR-15.5")
    if not low <= slot < high:
        return refuse("order", "TR-5.2", card=card, slot=label)
    if game.locked() >> layout.row_of[slot] & 1:
        return refuse("locked", "TR-10.2", row=layout.row_of[slot] + 1)
    cost = game.cost(card, slot)
    if cost == 0 and game.lies_at(ORANGE, seat):
        return refuse("orange", "TR-12.10")
    if cost > game.spare(seat) - 1:
        return refuse("cost", "TR-5.6", n=cost, have=max(0, game.spare(seat) - 1))
    return None


def why_not_destroy(step: Destroy, game: Tranquility, seat: int, notation: str) -> Refusal | None:
    verb, _, word = notation.partition(" ")
    for slot, label in enumerate(game.layout.labels):
        if verb == "destroy" and label.lower() == word:
            if game.grid[slot]:
                return refuse("locked", "TR-10.2", row=game.layout.row_of[slot] + 1)
            return refuse("no_island", "TR-11.3", slot=label)
    return None


def why_not_pledge(step: Pledge, game: Tranquility, seat: int, notation: str) -> Refusal | None:
    if notation.startswith("pledge "):
        return refuse("pledge", "TR-6.5", n=step.choices(game, seat)[-1])
    return None


def why_not_give(step: Give, game: Tranquility, seat: int, notation: str) -> Refusal | None:
    verb, _, word = notation.partition(" ")
    return why_not_discard(game, seat, word) if verb == "give" else None


def why_not_discard(game: Tranquility, seat: int, word: str) -> Refusal | None:
    """TR-8.4, in words"""
    cards = {name: card for card, name in NAMES.items()} | {str(n): n for n in range(1, ISLANDS + 1)}
    card = cards.get(word, 0)
    if card == 0:
        return None
    if card not in game.hands[seat]:
        return refuse("not_in_hand", "TR-4.3", card=card)
    if card == MONSTER:
        return refuse("discard_monster", "TR-11.5")
    if card == START:
        return refuse("discard_start", "TR-8.4")
    return None


def why_not_pay(step: Discard, game: Tranquility, seat: int, notation: str) -> Refusal | None:
    verb, _, word = notation.partition(" ")
    return why_not_discard(game, seat, word) if verb == "discard" else None


def why_not_move_rocks(step: MoveRocks, game: Tranquility, seat: int, notation: str) -> Refusal | None:
    verb, _, word = notation.partition(" ")
    if verb != "rocks":
        return None
    if word == "stay":
        return refuse("rocks_stay", "TR-10.4", n=game.options.rocks_price)
    return why_not_row(game, word)


def why_not_row(game: Tranquility, word: str) -> Refusal:
    if word.isdecimal() and int(word) - 1 in game.gap_rows() and int(word) - 1 != game.rocks:
        return refuse("rocks_roof", "TR-15.7")
    return refuse("rocks_row", "TR-10.3")


def why_not_lay_rocks(step: LayRocks, game: Tranquility, seat: int, notation: str) -> Refusal | None:
    verb, _, word = notation.partition(" ")
    return why_not_row(game, word) if verb == "rocks" else None


REASONS: Final[Reasons] = {
    Act: why_not_act,
    Place: why_not_at,
    Destroy: why_not_destroy,
    Pledge: why_not_pledge,
    Give: why_not_give,
    Discard: why_not_pay,
    MoveRocks: why_not_move_rocks,
    LayRocks: why_not_lay_rocks,
}


def why_not(state: State, seat: int, notation: str) -> Refusal | None:
    return reason(REASONS, state, seat, notation)
