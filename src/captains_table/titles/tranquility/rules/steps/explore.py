"""The Pyramid's exploration cards (TR-16.5 to 16.14)."""

from __future__ import annotations

from typing import ClassVar, Final

from captains_table.kernel.state import Cue
from captains_table.titles.tranquility.data.ids import CALM, COMPASS, FINISH, MONSTER, ROCKS, START, STORM
from captains_table.titles.tranquility.rules.options import PYRAMID
from captains_table.titles.tranquility.rules.state import Tranquility, put
from captains_table.titles.tranquility.rules.steps.compass import give_compass
from captains_table.titles.tranquility.rules.steps.monsters import DESTROY
from captains_table.titles.tranquility.rules.steps.rocks import LAY_ROCKS
from captains_table.titles.tranquility.rules.steps.start import set_sail
from captains_table.titles.tranquility.rules.steps.storms import show_storm


class Explore(Cue[Tranquility]):
    """Draw the top exploration card in the open and resolve it at once."""

    __slots__ = ()
    kind: ClassVar[str] = "explore"

    def run(self, game: Tranquility) -> None:
        if not game.deck:
            return  # TR-16.14
        seat = game.turn
        card = game.deck.pop()
        game.reveals += 1
        if STORM <= card < COMPASS:
            show_storm(game, seat, card - STORM)  # TR-16.10
            return
        game.emit("explore", seat, {"card": card})
        if card == START:
            if game.sailed:
                game.leave(START)
            else:
                set_sail(game, seat)  # TR-16.6
        elif card == FINISH:
            take_in_the_open(game, seat, FINISH)  # TR-16.7
        elif card == MONSTER:
            if game.monster_targets():
                game.push(seat, DESTROY)
            else:  # TR-16.8, 16.16
                game.hands[seat].append(MONSTER)
                game.hands[seat].sort()
                game.marks = put(game.marks, seat, game.marks[seat] + 1)
        elif card == COMPASS:
            give_compass(game, seat)  # TR-16.11
        elif card == ROCKS:
            if game.rocks_done():
                game.leave(ROCKS)  # TR-16.9
            else:
                game.push(seat, LAY_ROCKS)
        else:
            game.leave(CALM)  # TR-16.12

    def fits(self, game: Tranquility) -> bool:
        return game.options.mode == PYRAMID


def take_in_the_open(game: Tranquility, seat: int, card: int) -> None:
    """The others know of this card, until it is played or may have been discarded (TR-16.16, 18.9)."""
    game.hands[seat].append(card)
    game.hands[seat].sort()
    game.seen = put(game.seen, seat, (*game.seen[seat], (card, len(game.discards[seat]))))


EXPLORE: Final = Explore()
