"""Phase 3, Prepare Entertainment (DC-6): one after another takes a set of ship cards."""

from __future__ import annotations

from typing import ClassVar, Final

from captains_table.kernel.fields import SEAT, Field, Index, Number
from captains_table.kernel.phrasing import answer, ask
from captains_table.kernel.state import Answer, Cue, Prompt, Step
from captains_table.titles.dream_cruise.data.ids import NOTHING, PREPARE
from captains_table.titles.dream_cruise.rules.ship import Hidden
from captains_table.titles.dream_cruise.rules.state import DreamCruise
from captains_table.titles.dream_cruise.rules.steps.turns import is_ahead, is_free


class Prepare(Cue[DreamCruise]):
    """DC-6.1, 6.11: the display, first the face-down set."""

    __slots__ = ()
    kind: ClassVar[str] = "entertainment_phase"

    def run(self, game: DreamCruise) -> None:
        game.phase = PREPARE
        game.ready = 0
        game.reveals += 1
        game.face_down = draw_set(game)
        display: list[tuple[int, ...]] = [(NOTHING,) * len(game.face_down)]
        for _ in range(game.options.face_up_sets):
            cards = draw_set(game)
            if cards:
                display.append(tuple([card for card, _ in cards]))
        game.display = tuple(display) if game.face_down else ()
        game.takers = (NOTHING,) * len(game.display)
        game.emit("display", -1, {"sets": [list(cards) for cards in game.display[1:]]})
        ask_in_order(game)

    def fits(self, game: DreamCruise) -> bool:
        return is_ahead(game, PREPARE)


def ask_in_order(game: DreamCruise) -> None:
    """DC-6.4: everybody who has not taken a set yet."""
    turns = [TakeTurn(seat, place) for place, seat in enumerate(game.order()) if not game.is_ready(seat)]
    game.schedule(*turns, CLEAR_DISPLAY)


def draw_set(game: DreamCruise) -> Hidden:
    cards: list[tuple[int, int]] = []
    while len(cards) < game.options.set_size:
        card = game.draw_ship_card()
        if card == NOTHING:
            break
        cards.append((card, game.refills))
    return tuple(cards)


def _seats(game: DreamCruise) -> int:
    return game.seats


PLACE: Final = Index("a place in the order of the phase", _seats)


class TakeTurn(Cue[DreamCruise]):
    """DC-6.4; `place` in the order of this phase, which does not change when the token does (DC-6.7)."""

    __slots__ = ("place", "seat")
    kind: ClassVar[str] = "take_turn"
    fields: ClassVar[dict[str, Field]] = {"place": PLACE, "seat": SEAT}

    def __init__(self, seat: int, place: int) -> None:
        self.seat: int = seat
        self.place: int = place

    def run(self, game: DreamCruise) -> None:
        step = TAKE_SET[0 if self.place == 0 else 1]
        if not game.offer(self.seat, step):
            game.emit("no_set", self.seat)  # DC-6.11

    def fits(self, game: DreamCruise) -> bool:
        return game.phase == PREPARE and game.order()[self.place] == self.seat and not game.is_ready(self.seat)


class TakeSet(Step[DreamCruise]):
    """DC-6.4, 6.5; whoever holds the token when the phase begins may not take the face-down set (DC-6.6)."""

    __slots__ = ("later",)
    kind: ClassVar[str] = "take_set"
    fields: ClassVar[dict[str, Field]] = {"later": Number(0, 1)}

    def __init__(self, later: int) -> None:
        self.later: int = later  # 0 for the first in order, who held the token

    def choices(self, game: DreamCruise, seat: int) -> list[int]:
        open_sets = [number for number in range(len(game.takers)) if game.takers[number] == NOTHING]
        if open_sets and open_sets[0] == 0 and not self.may_take_face_down(game):
            del open_sets[0]
        return open_sets

    def may_take_face_down(self, game: DreamCruise) -> bool:
        """DC-6.6; in solo DC-13.6, O5"""
        return game.options.solo_face_down if game.options.solo else self.later == 1

    def take(self, game: DreamCruise, seat: int, choice: int) -> None:
        ship = game.ships[seat]
        game.takers = (*game.takers[:choice], seat, *game.takers[choice + 1 :])
        game.ready |= 1 << seat
        if choice > 0:
            for card in game.display[choice]:
                ship.receive(card)
            game.emit("takes", seat, {"cards": list(game.display[choice])})
            return
        cards = [card for card, _ in game.face_down]
        for card in cards:
            ship.receive(card)
        ship.unseen += game.face_down
        game.face_down = ()
        game.reveals += 1
        game.emit("takes_face_down", seat, {}, {"cards": cards})
        if game.token != seat:  # DC-6.7
            game.token = seat
            game.emit("token", seat)

    def fits(self, game: DreamCruise, seat: int) -> bool:
        return is_free(game, seat, PREPARE) and (self.later == 0) == (seat == game.starter) and seat not in game.takers

    def describe(self, game: DreamCruise, seat: int, choice: int) -> Answer:
        arguments, target = {"set": choice}, f"set-{choice}"
        if choice == 0:
            return answer("take", arguments, target, "take_face_down" if game.options.solo else "take_token")
        return answer("take", arguments, target, "take", cards=list(game.display[choice]))

    def prompt(self, game: DreamCruise, seat: int) -> Prompt:
        if game.options.solo:
            return ask("take_solo", "DC-13.5", "DC-13.6")
        if game.takers[0] != NOTHING:
            return ask("take_open", "DC-6.4")
        return ask("take" if self.may_take_face_down(game) else "take_first", "DC-6.4", "DC-6.6", "DC-6.7")


TAKE_SET: Final = (TakeSet(0), TakeSet(1))


class ClearDisplay(Cue[DreamCruise]):
    """DC-6.10: what nobody took is discarded; the face-down set is shown, unless agreed otherwise (O2)."""

    __slots__ = ()
    kind: ClassVar[str] = "clear_display"

    def run(self, game: DreamCruise) -> None:
        for number in range(1, len(game.takers)):
            if game.takers[number] == NOTHING:
                game.ship_discard += game.display[number]
        if game.face_down:
            if game.options.leftover_hidden:
                game.veiled += game.face_down
            else:
                game.reveals += 1
                cards = [card for card, _ in game.face_down]
                game.ship_discard += cards
                game.emit("shown", -1, {"cards": cards})
            game.face_down = ()

    def fits(self, game: DreamCruise) -> bool:
        return game.phase == PREPARE


CLEAR_DISPLAY: Final = ClearDisplay()
ENTERTAINMENT_PHASE: Final = Prepare()
