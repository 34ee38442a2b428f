"""Discarding cards of one's choice, one at a time."""

from __future__ import annotations

from typing import ClassVar, Final

from captains_table.kernel.fields import Field, Number
from captains_table.kernel.phrasing import answer, ask
from captains_table.kernel.state import Answer, Prompt, Step
from captains_table.titles.tranquility.rules.notation import card_word
from captains_table.titles.tranquility.rules.state import Tranquility
from captains_table.titles.tranquility.rules.steps.compass import reward

MOST_OWED: Final = 63


def discard(game: Tranquility, seat: int, card: int) -> None:
    """TR-8.1: face down onto the own pile."""
    game.hands[seat].remove(card)
    game.discards[seat].append(card)
    if game.events is not None:
        game.emit("discard", seat, {}, {"card": card})


class Discard(Step[Tranquility]):
    """TR-4.5, 5.5, 10.4, 17.4: so many cards more; a hand emptied so may earn a Compass (TR-12.15)."""

    __slots__ = ("owed",)
    kind: ClassVar[str] = "discard"
    fields: ClassVar[dict[str, Field]] = {"owed": Number(1, MOST_OWED)}

    def __init__(self, owed: int) -> None:
        self.owed: int = owed

    def choices(self, game: Tranquility, seat: int) -> list[int]:
        return game.discardable(seat)

    def take(self, game: Tranquility, seat: int, choice: int) -> None:
        discard(game, seat, choice)
        if self.owed > 1:
            game.push(seat, PAY[self.owed - 1])
        elif not game.hands[seat]:
            reward(game, seat)

    def secret(self, game: Tranquility, seat: int, choice: int) -> bool:
        return True

    def possible(self, game: Tranquility, seat: int) -> bool:
        return game.spare(seat) >= self.owed

    def fits(self, game: Tranquility, seat: int) -> bool:
        return seat == game.turn and not game.paying and self.possible(game, seat)

    def describe(self, game: Tranquility, seat: int, choice: int) -> Answer:
        card = card_word(choice)
        return answer("discard", {"card": card}, f"hand-{card}", "discard", card=choice)

    def prompt(self, game: Tranquility, seat: int) -> Prompt:
        return ask("pay", "TR-5.5", "TR-8.1", "TR-8.4", n=self.owed)


def above_limit(game: Tranquility, seat: int) -> int:
    """Cards to discard down to the hand limit; those that cannot be discarded stay (TR-12.7)."""
    return min(len(game.hands[seat]) - game.limit(seat), game.spare(seat))


def ask_to_discard_to_limit(game: Tranquility, seat: int) -> None:
    """TR-6.13, 12.5"""
    above = above_limit(game, seat)
    if above > 0:
        game.emit("discard_to_limit", seat, {"n": above})
        game.push(seat, DISCARD_TO_LIMIT)


class DiscardToLimit(Discard):
    """Down to the hand limit, as it is at the time: a Compass may raise it meanwhile (TR-12.21)."""

    __slots__ = ()
    kind: ClassVar[str] = "discard_to_limit"
    former_kinds: ClassVar[tuple[str, ...]] = ("Shed",)
    fields: ClassVar[dict[str, Field]] = {"owed": Number(1, 1)}

    def take(self, game: Tranquility, seat: int, choice: int) -> None:
        discard(game, seat, choice)
        if above_limit(game, seat) > 0:
            game.push(seat, DISCARD_TO_LIMIT)

    def moot(self, game: Tranquility, seat: int) -> bool:
        return above_limit(game, seat) <= 0

    def possible(self, game: Tranquility, seat: int) -> bool:
        return above_limit(game, seat) > 0

    def fits(self, game: Tranquility, seat: int) -> bool:
        return self.possible(game, seat)

    def prompt(self, game: Tranquility, seat: int) -> Prompt:
        return ask("discard_to_limit", "TR-12.5", "TR-6.13", "TR-12.7", n=above_limit(game, seat))


PAY: Final = [Discard(owed) for owed in range(MOST_OWED + 1)]
DISCARD_TO_LIMIT: Final = DiscardToLimit(1)
