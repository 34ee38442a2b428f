"""Drawing cards (TR-4.6 to 4.9, 6.3, 6.10, 12.2, 14.4)."""

from __future__ import annotations

from typing import ClassVar, Final

from captains_table.kernel.fields import SEAT, Field
from captains_table.kernel.state import Cue
from captains_table.titles.tranquility.data.ids import NOWHERE, STORM, YELLOW
from captains_table.titles.tranquility.rules.fields import COUNT
from captains_table.titles.tranquility.rules.state import Tranquility
from captains_table.titles.tranquility.rules.steps.storms import show_storm


def draw(game: Tranquility, seat: int, wanted: int) -> int:
    """Draw up to so many hand cards from the own pile; stops at a Storm, which is then in `shown`.
    Returns how many were drawn."""
    hand = game.hands[seat]
    pile = game.piles[seat]
    drawn = 0
    while drawn < wanted and pile:
        card = pile.pop()
        game.reveals += 1
        if card >= STORM:
            game.shown = card - STORM
            break
        hand.append(card)
        drawn += 1
    if drawn:
        if game.events is not None:
            game.emit("draw", seat, {"n": drawn}, {"cards": tuple(hand[-drawn:])})
        hand.sort()
    return drawn


class Refill(Cue[Tranquility]):
    """The player on turn draws up to the limit, and after a Start everybody who gave, clockwise (TR-6.10)."""

    __slots__ = ("done",)
    kind: ClassVar[str] = "refill"
    fields: ClassVar[dict[str, Field]] = {"done": SEAT}

    def __init__(self, done: int) -> None:
        self.done: int = done  # seats, clockwise from the player on turn

    def run(self, game: Tranquility) -> None:
        k = self.done
        while True:
            seat = (game.turn + k) % game.seats
            wanted = game.limit(seat) - len(game.hands[seat])
            if wanted > 0 and game.piles[seat]:
                draw(game, seat, wanted)
                if game.shown != NOWHERE:  # TR-12.2: resolved before any further card
                    game.schedule(REFILL[k])
                    show_storm(game, seat, game.shown)
                    return
            if game.gave == 0:
                return
            k += 1
            while k < game.seats and not game.gave >> (game.turn + k) % game.seats & 1:
                k += 1
            if k >= game.seats:
                game.gave = 0
                return


class DrawForStart(Cue[Tranquility]):
    """TR-6.3: two cards more for each of two players."""

    __slots__ = ("left", "seat")
    kind: ClassVar[str] = "draw_for_start"
    former_kinds: ClassVar[tuple[str, ...]] = ("StartDraw",)
    fields: ClassVar[dict[str, Field]] = {"left": COUNT, "seat": SEAT}

    def __init__(self, seat: int, left: int) -> None:
        self.seat: int = seat
        self.left: int = left

    def run(self, game: Tranquility) -> None:
        left = self.left - draw(game, self.seat, self.left)
        if game.shown != NOWHERE:  # TR-12.3
            game.schedule(DrawForStart(self.seat, left))
            show_storm(game, self.seat, game.shown)

    def fits(self, game: Tranquility) -> bool:
        return game.seats == 2 and self.left <= game.options.start_extra


class SoloDraw(Cue[Tranquility]):
    """TR-14.4, 14.7, 14.8: up to 13 cards; Storms are laid out and wait."""

    __slots__ = ()
    kind: ClassVar[str] = "solo_draw"

    def run(self, game: Tranquility) -> None:
        goal = game.options.solo_draw_yellow if game.lies_at(YELLOW, 0) else game.options.solo_draw
        while True:
            draw(game, 0, goal - len(game.hands[0]))
            if game.shown == NOWHERE:
                return
            game.laid += (game.shown,)
            game.emit("storm_laid", 0, {"storm": game.shown})
            game.shown = NOWHERE

    def fits(self, game: Tranquility) -> bool:
        return game.seats == 1


REFILL: Final = [Refill(done) for done in range(5)]
SOLO_DRAW: Final = SoloDraw()
