"""What the years to come will bring: passengers, resorts, ships and shares."""

from __future__ import annotations

from typing import Final

from captains_table.titles.cruise_line_caribbean.bot.weights import WEIGHTS
from captains_table.titles.cruise_line_caribbean.data.ids import DEPARTURES, FALL
from captains_table.titles.cruise_line_caribbean.rules.options import GameOptions
from captains_table.titles.cruise_line_caribbean.rules.state import ISLANDS, CruiseLine

DELIVERED: Final = 0.85  # of all passengers
LIKED: Final = (1.05, 0.95, 1.05, 0.9, 1.1, 1.05, 0.95, 0.9)  # how much of that each island gets
SEASON_CARDS: Final = 2


def deck_means(options: GameOptions) -> list[float]:
    """Passengers on a card, by deck."""
    components = options.components
    tokens = [0] * 7
    cards = [0] * 7
    for card in range(len(components.demand)):
        deck = components.demand_deck[card]
        cards[deck] += 1
        tokens[deck] += sum(components.demand[card])
    return [tokens[deck] / cards[deck] if cards[deck] else 0.0 for deck in range(7)]


def seasons_left(game: CruiseLine) -> int:
    """Whose demand is still to come, this year's included."""
    return (len(game.demand) + SEASON_CARDS - 1) // SEASON_CARDS


def to_come(game: CruiseLine, skip: int) -> float:
    """Passengers for one island, from the demand of all seasons to come but the first few. Which deck a card is of can
    be told from where it lies."""
    means = deck_means(game.options)
    decks = game.options.components.demand_deck
    found = 0.0
    cards = game.demand
    drawn = min(len(cards), 6 * (game.options.years - game.year + 1))
    for at in range(skip * SEASON_CARDS, drawn):
        found += means[decks[cards[len(cards) - 1 - at]]]
    return found / ISLANDS


def here_now(game: CruiseLine, island: int) -> int:
    """Passengers for an island that wait or are on their way."""
    found = 0
    for port in range(DEPARTURES):
        found += game.waits(port, island)
    for company in game.companies:
        found += company.aboard[island]
    return found


def resort_worth(game: CruiseLine, island: int, skip: int) -> float:
    """A resort from now on, its value at the end included."""
    coming = to_come(game, skip) * LIKED[island] * DELIVERED
    return coming * game.options.numbers["resort_income"] + game.options.resort_value


def resort_gain(game: CruiseLine, seat: int, island: int, price: int) -> float:
    """A resort now, against trying next Winter."""
    now = resort_worth(game, island, 0) + 0.8 * here_now(game, island) - price
    if game.year == game.options.years:
        return now
    later = resort_worth(game, island, FALL - game.season) - game.options.resort_winter
    return now - max(0.0, later) * WEIGHTS.still_free
