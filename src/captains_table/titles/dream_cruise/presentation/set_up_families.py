"""The families of a position that is being set up: what is not said yields to what is."""

from __future__ import annotations

from captains_table.titles.dream_cruise.data.ids import BOARDING, FAMILIES, NOTHING, SETS, STARTERS
from captains_table.titles.dream_cruise.presentation.set_up_cards import Cards, of_seat
from captains_table.titles.dream_cruise.rules.ship import Ship
from captains_table.titles.dream_cruise.shapes.position import ShipSaid


def place_families(cards: Cards, ships: list[ShipSaid]) -> None:
    game, stock, written = cards.game, cards.family_stock, cards.said
    for seat, said in enumerate(ships):
        _aboard(cards, seat, said)
    _check_starting_sets(cards)
    game.family_discard = _regular(cards, written.family_discard, "family_discard")
    jana = cards.data.get("jana", game.options.difficulty)
    if jana and not game.options.solo:
        raise cards.wrong("jana", "she sails only in the solo game")
    if isinstance(jana, list):
        game.jana = tuple(_regular(cards, jana, "jana"))
    game.box = tuple(_regular(cards, written.box, "box"))
    if isinstance(written.families, list):
        game.families = _regular(cards, written.families, "families")
    game.spare_starters = tuple(cards.claims(stock, written.spare_starters, "spare_starters"))
    if any(family >= STARTERS for family in game.spare_starters):
        raise cards.wrong("spare_starters", "only starting families are left over (DC-2.5)")
    for seat, said in enumerate(ships):
        if said.cabins is None:
            _deal_starters(cards, game.ships[seat], of_seat(seat))
    _deal_rest(cards, jana)


def _aboard(cards: Cards, seat: int, said: ShipSaid) -> None:
    """The families of one ship."""
    game, stock = cards.game, cards.family_stock
    ship, where = game.ships[seat], of_seat(seat)
    ship.pile = cards.claims(stock, said.pile, f"{where}, pile")
    cabins = [None] * 3 if said.cabins is None else said.cabins
    if len(cabins) != 3:
        raise cards.wrong(f"{where}, cabins", "there are three: inner, oceanview, balcony")
    for cabin, family in enumerate(cabins):
        if family is not None:
            ship.board(cabin, cards.claim(stock, family, f"{where}, cabins"))
    if game.phase <= BOARDING:
        ship.drawn = _regular(cards, said.drawn, f"{where}, drawn")


def _check_starting_sets(cards: Cards) -> None:
    """Every player has one of the sets A to D (DC-2.5)."""
    owners: dict[int, int] = {}
    for seat, ship in enumerate(cards.game.ships):
        families = [*ship.pile, *[family for family in ship.cabins if family != NOTHING]]
        letters = sorted({family // 3 for family in families if family < STARTERS})
        if len(letters) > 1:
            names = " and ".join(SETS[letter] for letter in letters[:2])
            raise cards.wrong(of_seat(seat), f"it has starting families of {names}; every player has one set (DC-2.5)")
        for letter in letters:
            if letter in owners:
                raise cards.wrong(of_seat(seat), f"seat {owners[letter]} has the starting set {SETS[letter]} (DC-2.5)")
            owners[letter] = seat


def _regular(cards: Cards, values: list[str], where: str) -> list[int]:
    """Starting families are never in the deck, so they cannot come from it (DC-2.2)."""
    found = cards.claims(cards.family_stock, values, where)
    if any(family < STARTERS for family in found):
        raise cards.wrong(where, "only regular families are drawn (DC-2.2)")
    return found


def _deal_starters(cards: Cards, ship: Ship, where: str) -> None:
    """A set of starting families nobody has, in the order of their ids."""
    left = cards.family_stock.left
    letters = [letter for letter in range(len(SETS)) if all(3 * letter + k in left for k in range(3))]
    if not letters or any(family < STARTERS for family in ship.pile):
        raise cards.wrong(f"{where}, cabins", "no set of starting families is left")
    for cabin in range(3):
        family = 3 * letters[0] + cabin
        left.remove(family)
        ship.board(cabin, family)


def _deal_rest(cards: Cards, jana: int | list[str]) -> None:
    """Starting families of nobody, Jana's, then the deck. Families beyond the number of the deck are in the box; if
    that is said, they have been discarded."""
    game, stock, deck = cards.game, cards.family_stock, cards.said.families
    regular = [card for card in stock.left if card >= STARTERS]
    stock.left = [card for card in stock.left if card < STARTERS]
    game.spare_starters += tuple(cards.left_for(stock, "spare_starters", "cabins"))
    stock.left = regular
    if not isinstance(jana, list):
        game.jana = tuple(cards.some(stock, cards.number(jana, 0, 48, "jana"), "jana"))
    if not isinstance(deck, list):
        away = FAMILIES - STARTERS - game.options.family_deck - game.options.difficulty
        count = len(stock.left) if "box" in cards.data else max(0, len(stock.left) - away)
        game.families = cards.some(stock, count if deck is None else cards.number(deck, 0, 48, "families"), "families")
    if "box" in cards.data:
        game.family_discard += cards.left_for(stock, "family_discard", "box", "families")
    game.box = tuple(sorted([*game.box, *stock.left]))
    stock.left = []
