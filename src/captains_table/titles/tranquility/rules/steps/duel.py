"""The Duel: sides, the open display, and its three ends (TR-18)."""

from __future__ import annotations

from typing import ClassVar, Final

from captains_table.kernel.phrasing import answer, ask
from captains_table.kernel.state import Answer, Cue, Prompt, Step
from captains_table.titles.tranquility.rules.options import DUEL
from captains_table.titles.tranquility.rules.state import Tranquility
from captains_table.titles.tranquility.rules.steps.explore import take_in_the_open

SUN: Final = 0
MOON: Final = 1


class ChooseSide(Step[Tranquility]):
    """TR-18.1: the second player, before the first move."""

    __slots__ = ()
    kind: ClassVar[str] = "choose_side"

    def choices(self, game: Tranquility, seat: int) -> list[int]:
        return [SUN, MOON]

    def take(self, game: Tranquility, seat: int, choice: int) -> None:
        game.moon_seat = seat if choice == MOON else 1 - seat
        game.moon_hands = 1 << game.moon_seat
        game.emit("side_moon" if choice == MOON else "side_sun", seat)

    def fits(self, game: Tranquility, seat: int) -> bool:
        return game.options.mode == DUEL and seat != game.first and game.moon_seat < 0

    def describe(self, game: Tranquility, seat: int, choice: int) -> Answer:
        word = "moon" if choice == MOON else "sun"
        return answer("side", {"side": word}, f"side-{word}", f"side_{word}")

    def prompt(self, game: Tranquility, seat: int) -> Prompt:
        return ask("side", "TR-18.1")


class CheckDuelEnd(Cue[Tranquility]):
    """TR-18.6 (a) and (c), once the action has been paid for."""

    __slots__ = ()
    kind: ClassVar[str] = "check_duel_end"
    former_kinds: ClassVar[tuple[str, ...]] = ("DuelCheck",)

    def run(self, game: Tranquility) -> None:
        if game.complete():
            game.end("grid_complete")
        elif game.discards_in_a_row >= 2:
            game.end("two_discards")

    def fits(self, game: Tranquility) -> bool:
        return game.options.mode == DUEL


class TakeCards(Cue[Tranquility]):
    """TR-18.5: from the display up to the hand limit; then the display is replenished."""

    __slots__ = ()
    kind: ClassVar[str] = "take_cards"

    def run(self, game: Tranquility) -> None:
        seat = game.turn
        cards = wanted(game, seat)
        if 0 < cards < len(game.display):
            game.schedule(self)
            game.push(seat, TAKE_CARD)
            return
        if cards > 0:
            for card in game.display:  # there is nothing to choose
                take_card(game, seat, card)
        if len(game.display) < game.options.display and game.deck:
            new: list[int] = []
            while len(game.display) + len(new) < game.options.display and game.deck:
                new.append(game.deck.pop())
            game.display = tuple(sorted([*game.display, *new]))
            game.reveals += 1
            game.emit("display", -1, {"cards": tuple(new)})

    def fits(self, game: Tranquility) -> bool:
        return game.options.mode == DUEL


def wanted(game: Tranquility, seat: int) -> int:
    """Cards up to the hand limit."""
    return game.options.hand_limit - len(game.hands[seat])


def take_card(game: Tranquility, seat: int, card: int) -> None:
    game.display = tuple([each for each in game.display if each != card])
    take_in_the_open(game, seat, card)
    game.emit("take", seat, {"card": card})


class TakeCard(Step[Tranquility]):
    """TR-18.5: one card of the display."""

    __slots__ = ()
    kind: ClassVar[str] = "take_card"

    def choices(self, game: Tranquility, seat: int) -> list[int]:
        return list(game.display)

    def take(self, game: Tranquility, seat: int, choice: int) -> None:
        take_card(game, seat, choice)

    def fits(self, game: Tranquility, seat: int) -> bool:
        return seat == game.turn and 0 < wanted(game, seat) < len(game.display)

    def describe(self, game: Tranquility, seat: int, choice: int) -> Answer:
        return answer("take", {"card": str(choice)}, f"display-{choice}", "take", card=choice)

    def prompt(self, game: Tranquility, seat: int) -> Prompt:
        return ask("take", "TR-18.5", n=wanted(game, seat))


CHOOSE_SIDE: Final = ChooseSide()
CHECK_DUEL_END: Final = CheckDuelEnd()
TAKE_CARDS: Final = TakeCards()
TAKE_CARD: Final = TakeCard()
