"""Quick answers: Starting Upgrade Cards, and what is bid for them."""

from __future__ import annotations

from typing import Final

from captains_table.titles.galactic_cruise.bot.outlook import Outlook
from captains_table.titles.galactic_cruise.bot.worth import FUNDING_MORE, upgrade_worth
from captains_table.titles.galactic_cruise.data.ids import BUILDER, MORE_ACTION, RETURNER, TOP, WINDFALL
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise

LEAST_BID: Final = 3  # a card of some kind everybody gets; the choice of it is worth 3 to 5 Money (GX 23)
MOST_BID: Final = 5
ODD_TOKENS: Final = {BUILDER: 2.0, MORE_ACTION: 1.6, RETURNER: 0.8}


def starter_worth(game: GalacticCruise, outlook: Outlook, card: int) -> float:
    """The Upgrade, the token's bonus, and what is better for the token's leaving the Launch Tower."""
    components = game.options.components
    token, upgrade = components.starter_token[card], components.starter_upgrade[card]
    value = upgrade_worth(game, outlook, upgrade) + ODD_TOKENS.get(token, 0.0)
    value += outlook.gains(components.token_gains[token])
    value += FUNDING_MORE[token] * outlook.turns if token < TOP else outlook.money
    return value + (outlook.gains(components.windfall) if upgrade == WINDFALL else 0.0)


def best_starter(game: GalacticCruise, outlook: Outlook, cards: list[int]) -> int:
    return max(cards, key=lambda card: starter_worth(game, outlook, card))


def bid(game: GalacticCruise, outlook: Outlook) -> int:
    """The more the best card on offer is above the others, the more."""
    values = sorted([starter_worth(game, outlook, card) for card in game.auction], reverse=True)
    lead = values[0] - sum(values[1:]) / max(1, len(values) - 1)
    return min(game.players[outlook.seat].money, max(LEAST_BID, min(MOST_BID, LEAST_BID + int(lead / 2.0))))
