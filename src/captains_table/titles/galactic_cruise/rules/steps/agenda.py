"""Draw Agenda Cards (GC-9.11) and Refill Agenda Cards (GC-9.12)."""

from __future__ import annotations

from typing import ClassVar, Final

from captains_table.kernel.phrasing import answer, ask
from captains_table.kernel.state import Answer, Prompt
from captains_table.titles.galactic_cruise.data.ids import (
    ANY_RESOURCE,
    DRAW,
    EVERY_BONUS,
    GAINS,
    NOTHING,
    REFILLAGENDA,
    WHOLE_PILE,
)
from captains_table.titles.galactic_cruise.rules.notation import card_code
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from captains_table.titles.galactic_cruise.rules.steps.acting import end_action
from captains_table.titles.galactic_cruise.rules.steps.decision import Decision
from captains_table.titles.galactic_cruise.rules.steps.gaining import describe_draw, draw, drawable, gain

DONE: Final = 99
FROM_PILE: Final = 10  # + card: Second Opinion


def sources(game: GalacticCruise, seat: int, flags: int) -> list[int]:
    """Spaces of the display and the discard pile; with Second Opinion every card of it but those played this turn."""
    if not flags & WHOLE_PILE:
        return drawable(game, seat, False)
    found = [space for space in range(len(game.agenda)) if game.agenda[space] != NOTHING]
    return found + [FROM_PILE + card for card in game.discard if not game.played >> card & 1]


class DrawCard(Decision):
    """GC-9.11.1"""

    __slots__ = ()
    kind: ClassVar[str] = "draw_card"

    def fragile(self) -> bool:
        return True

    def choices(self, game: GalacticCruise, seat: int) -> list[int]:
        found = sources(game, seat, game.flags)
        return [*found, DONE] if game.items else found

    def take(self, game: GalacticCruise, seat: int, choice: int) -> None:
        if choice != DONE:
            if choice >= FROM_PILE:
                card = choice - FROM_PILE
                game.discard.remove(card)
                game.players[seat].hand += (card,)
                game.emit("draws_discard", seat, {"card": card})
            else:
                draw(game, seat, choice, False)
            game.items += 1
            if game.items < self.most(game) and sources(game, seat, game.flags):
                game.push(seat, DRAW_CARD)
                return
        end_action(game, seat)

    def most(self, game: GalacticCruise) -> int:
        return game.options.numbers["agenda_draw"] + game.extra

    def fits(self, game: GalacticCruise, seat: int) -> bool:
        return seat == game.turn and game.action == DRAW

    def describe(self, game: GalacticCruise, seat: int, choice: int) -> Answer:
        if choice == DONE:
            return answer("done", {}, "done", "enough")
        if choice >= FROM_PILE:
            card = choice - FROM_PILE
            return answer("draw", {"card": card_code(game, card)}, "agenda-discard", "draw_discard_free", card=card)
        return describe_draw(game, choice, False)

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        return ask("draw_card", "GC-9.11.1", "GC-9.11.2", n=self.most(game) - game.items)


DRAW_CARD: Final = DrawCard()


# -- Refill --------------------------------------------------------------------------------------------------


def shown(game: GalacticCruise) -> list[int]:
    """Spaces of the display with a card."""
    return [space for space in range(len(game.agenda)) if game.agenda[space] != NOTHING]


def refill_bonuses(game: GalacticCruise) -> list[int]:
    """GC-9.12.1: of empty spaces, or of all with Clean Slate."""
    total = [0] * len(GAINS)
    for space in range(len(game.agenda)):
        if game.agenda[space] == NOTHING or game.flags & EVERY_BONUS:
            for k, each in enumerate(game.options.components.agenda_bonus[space]):
                total[k] += each
    return total


def refill(game: GalacticCruise, seat: int) -> None:
    """GC-9.12.1, 9.12.3: what is left goes onto the pile from the bottom up, then all spaces are filled."""
    for space in shown(game):
        discard(game, space)
    for space in range(len(game.agenda)):
        game.agenda[space] = game.next_card()
    game.emit("refills_agenda", seat, {"cards": [card for card in game.agenda if card != NOTHING]})
    end_action(game, seat)


def discard(game: GalacticCruise, space: int) -> None:
    game.discard.append(game.agenda[space])
    game.agenda[space] = NOTHING


REST: Final = 9


class RefillAgenda(Decision):
    """Clean Slate may still be played; then the bonuses come."""

    __slots__ = ()
    kind: ClassVar[str] = "refill_agenda"

    def choices(self, game: GalacticCruise, seat: int) -> list[int]:
        return [DONE]

    def take(self, game: GalacticCruise, seat: int, choice: int) -> None:
        gains = refill_bonuses(game)
        if len(shown(game)) > 1 or gains[ANY_RESOURCE]:
            game.push(seat, DISCARD_ORDER)  # beneath the choice of Resources
            gain(game, seat, gains)
        else:
            gain(game, seat, gains)
            refill(game, seat)

    def fits(self, game: GalacticCruise, seat: int) -> bool:
        return seat == game.turn and game.action == REFILLAGENDA

    def describe(self, game: GalacticCruise, seat: int, choice: int) -> Answer:
        return answer("refill agenda", {}, "agenda-refill", "refill_agenda")

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        return ask("refill_agenda", "GC-9.12.1")


class DiscardOrder(Decision):
    """DP15: which of the remaining display cards goes next; REST: all the others, from the bottom up."""

    __slots__ = ()
    kind: ClassVar[str] = "discard_order"

    def choices(self, game: GalacticCruise, seat: int) -> list[int]:
        left = shown(game)
        return [REST, *left] if len(left) > 1 else [REST]

    def take(self, game: GalacticCruise, seat: int, choice: int) -> None:
        if choice != REST:
            discard(game, choice)
            if len(shown(game)) > 1:
                game.push(seat, DISCARD_ORDER)
                return
        refill(game, seat)

    def fits(self, game: GalacticCruise, seat: int) -> bool:
        return seat == game.turn and game.action == REFILLAGENDA

    def describe(self, game: GalacticCruise, seat: int, choice: int) -> Answer:
        if choice == REST:
            label = "discard_rest" if len(shown(game)) > 1 else "refill_now"
            return answer("discard rest", {}, "agenda-refill", label)
        card = game.agenda[choice]
        return answer("discard", {"space": choice + 1}, f"agenda-{choice + 1}", "discard_next", card=card)

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        return ask("discard_order" if len(shown(game)) > 1 else "refill_now", "GC-9.12.1")


REFILL_AGENDA: Final = RefillAgenda()
DISCARD_ORDER: Final = DiscardOrder()
