"""Setting up a game (DC-2, 13.1, 13.9)."""

from __future__ import annotations

from pathlib import Path

from captains_table.kernel.rng import Rng
from captains_table.kernel.state import State
from captains_table.kernel.title import Options
from captains_table.titles.dream_cruise.data.components import components
from captains_table.titles.dream_cruise.data.ids import (
    FAMILIES,
    LOCATIONS,
    NOTHING,
    PREPARE,
    SETS,
    SHIP_CARDS,
    STARTERS,
)
from captains_table.titles.dream_cruise.rules.options import GameOptions
from captains_table.titles.dream_cruise.rules.ship import Ship
from captains_table.titles.dream_cruise.rules.state import DreamCruise
from captains_table.titles.dream_cruise.rules.steps.round import ROUND
from captains_table.titles.dream_cruise.rules.steps.setting_up import AssignCabins, ChooseStarters, give_starters


def empty(seats: int, options: GameOptions) -> DreamCruise:
    """A table before any card is dealt."""
    game = DreamCruise(seats, options)
    game.ships = [Ship.new(options) for _ in range(seats)]
    game.families = []
    game.locations = []
    game.ship_cards = []
    game.family_discard = []
    game.location_discard = []
    game.ship_discard = []
    return game


def deal(seats: int, chosen: Options, rng: Rng, packs: Path | None = None) -> DreamCruise:
    options = GameOptions(seats, chosen, components(packs))
    game = empty(seats, options)
    game.rng = rng
    game.locations = game.shuffled(list(range(LOCATIONS)))  # DC-2.2
    game.ship_cards = game.shuffled(list(range(SHIP_CARDS)))
    families = game.shuffled(list(range(STARTERS, FAMILIES)))
    away = len(families) - options.family_deck  # DC-2.3
    box_cards = families[len(families) - away :]
    game.families = families[: len(families) - away]
    game.jana = tuple(box_cards[: options.difficulty])  # DC-13.9
    game.box = tuple(sorted(box_cards[options.difficulty :]))
    game.token = int(rng.below(seats))  # DC-2.4
    game.starter = game.token
    game.spare_starters = tuple(range(STARTERS))
    game.script = (ROUND,)
    game.schedule(AssignCabins())
    if options.pick_starters:  # O9
        game.schedule(*[ChooseStarters(seat) for seat in game.order()])
    else:
        letters = game.shuffled(list(range(len(SETS))))  # DC-2.5
        for seat in range(seats):
            give_starters(game, seat, letters[seat])
    return game


def inventory(state: State) -> list[str]:
    """Every card, wherever it is: the same from the deal to the end."""
    assert isinstance(state, DreamCruise)
    game = state
    families = [*game.families, *game.family_discard, *game.box, *game.spare_starters, *game.jana]
    locations = [*game.locations, *game.location_discard, *game.jana_locations]
    cards = [*game.ship_cards, *game.ship_discard, *[card for card, _ in game.face_down + game.veiled]]
    if game.phase == PREPARE:
        for number in range(1, len(game.takers)):
            if game.takers[number] == NOTHING:
                cards += game.display[number]
    for ship in game.ships:
        families += [*ship.pile, *[family for family in ship.cabins if family != NOTHING]]
        locations += ship.voyage
        cards += [*ship.hand, *[card for card in ship.additions + ship.activities if card != NOTHING]]
        if ship.drawn:
            (families if game.phase < 2 else locations).extend(ship.drawn)
    found = [f"family {card}" for card in families] + [f"location {card}" for card in locations]
    return sorted(found + [f"ship {card}" for card in cards])
