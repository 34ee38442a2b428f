"""What all decisions of this title share: a reason for whatever somebody tries at the wrong moment."""

from __future__ import annotations

from typing import Final

from captains_table.kernel.speak import refuse
from captains_table.kernel.state import Refusal, Step
from captains_table.titles.cruise_line_caribbean.parts import BUNKERING, TURNS
from captains_table.titles.cruise_line_caribbean.state import CruiseLine
from captains_table.titles.cruise_line_caribbean.steps.words import card_word

VERBS: Final = (
    "accept", "add", "bid", "build", "calm", "cancel", "company", "debt", "decline", "done", "drift", "emergency",
    "end", "explore", "float", "for", "fuel", "guest", "keep", "leave", "lose", "no", "nobody", "nothing", "offer",
    "pass", "pay", "pick", "poach", "price", "resort", "return", "sail", "sell", "buy", "ship", "stock", "tow", "visit",
    "wait", "yes",
)  # fmt: skip


class Decision(Step[CruiseLine]):
    __slots__ = ()

    def why_not(self, game: CruiseLine, seat: int, notation: str) -> Refusal | None:
        found = self.reason(game, seat, notation)
        if found is not None:
            return found
        words = notation.split()
        said = [self.describe(game, seat, choice).notation.split()[0] for choice in self.choices(game, seat)]
        return at_another_time(game, seat, words) if words and words[0] not in said else None

    def reason(self, game: CruiseLine, seat: int, notation: str) -> Refusal | None:
        """Why this is not among the choices, if it could be in another position."""
        return None


def at_another_time(game: CruiseLine, seat: int, words: list[str]) -> Refusal | None:
    """Something that can be done in this game, but not in answer to this question."""
    if words[0] in ("play", "attack", "react"):
        return card_at_another_time(game, seat, words)
    return refuse("answer_first", "CL-20.4") if words[0] in VERBS else None


def card_at_another_time(game: CruiseLine, seat: int, words: list[str]) -> Refusal:
    if len(words) > 1 and words[1] not in [card_word(game, card) for card in game.companies[seat].cards()]:
        return refuse("not_in_hand", "CL-10.1")
    if game.phase < BUNKERING:
        return refuse("winter_cards", "CL-10.4")
    if words[0] == "attack" and (game.phase != TURNS or seat != game.active):
        return refuse("attack_turn", "CL-10.3")
    return refuse("answer_first", "CL-20.4")
