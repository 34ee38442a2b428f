"""Rachel in a position that is being set up: the solo deck, and what her board never holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from captains_table.kernel.card_pool import CardPool
from captains_table.titles.galactic_cruise.data.ids import NOTHING
from captains_table.titles.galactic_cruise.rules.player import Rachel
from captains_table.titles.galactic_cruise.shapes.position import PlayerSaid, RachelSaid

if TYPE_CHECKING:
    from captains_table.titles.galactic_cruise.presentation.set_up import SettingUp

NEVER_HERS: Final = ["money", "ads", "stored", "flipped", "hand", "secret", "blueprints", "scheduled"]


def read_solo_deck(said: SettingUp, rachel: Rachel, data: RachelSaid) -> None:
    """GX-2.6, 3.5: twelve cards, in the deck and revealed; those that are not said lie below the others."""
    cards = said.components.solo_ids
    pool = CardPool("solo card", cards)
    rachel.revealed = tuple(said.claims(pool, data.revealed, "rachel, revealed"))
    top = said.claims(pool, data.deck, "rachel, deck")
    rachel.deck = said.leftover(pool) + top
    if data.card is not None:
        rachel.card = said.word(data.card, cards, "rachel, card")
        if rachel.card not in rachel.revealed[-1:]:
            raise said.wrong("rachel, card", "is the one revealed last (GX-4.20)")
    if not rachel.deck and rachel.card == NOTHING:
        raise said.wrong("rachel, revealed", "once all twelve are used they are shuffled at once (GX-3.6)")
    rachel.failed = said.number(data.failed, 0, len(cards) - 1, "rachel, failed")


def refuse_what_she_never_has(said: SettingUp, data: PlayerSaid, where: str) -> None:
    """GX-2.4, 5.20"""
    for name in NEVER_HERS:
        value = getattr(data, name)
        if any(value.values()) if isinstance(value, dict) else value:
            raise said.wrong(f"{where}, {name}", "Rachel has none, ever (GX-2.4, GX-5.20)")
