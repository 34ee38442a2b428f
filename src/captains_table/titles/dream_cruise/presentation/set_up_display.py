"""The sets of phase 3 of a position that is being set up: those that lie there, or what is remembered of them."""

from __future__ import annotations

from typing import Final

from captains_table.kernel.errors import shown
from captains_table.titles.dream_cruise.data.ids import BOARDING, NOTHING, PREPARE, SET_COURSE
from captains_table.titles.dream_cruise.presentation.set_up_cards import Cards, of_seat
from captains_table.titles.dream_cruise.rules.notation import ship_card_code
from captains_table.titles.dream_cruise.rules.ship import Hidden
from captains_table.titles.dream_cruise.shapes.position import ShipSaid

MOST_IN_A_SET: Final = 6


def lay_display(cards: Cards, ships: list[ShipSaid]) -> None:
    """The face-up sets, the face-down one, and who took which."""
    game = cards.game
    down = cards.hidden(cards.said.face_down, "face_down")
    if down and game.phase != PREPARE:
        raise cards.wrong("face_down", "the face-down set lies there in the phase 'prepare' only")
    sets = _sets(cards)
    size = _face_down_size(cards, down, said=bool(sets))
    takers = _takers(cards, len(sets) + 1 if sets or size else 0)
    _check_takers(cards, takers)
    if game.phase == PREPARE:
        down = _lie_there(cards, sets, takers, size, down)
        for number, seat in enumerate(takers):
            if seat != NOTHING:
                _in_hand(cards, ships[seat], seat, sets[number - 1] if number else [NOTHING] * size)
        if not cards.brings_steps:
            game.ready = sum(1 << seat for seat in takers if seat != NOTHING)
    game.display = ((NOTHING,) * size, *map(tuple, sets)) if takers else ()
    game.takers = tuple(takers)
    game.face_down = down


def _sets(cards: Cards) -> list[list[int]]:
    """The face-up sets; beside a face-down one they are dealt if they are not said. Who has which card is seen
    later."""
    game, stock = cards.game, cards.ship_stock
    most, size = game.options.face_up_sets, game.options.set_size
    sets = cards.said.display
    if len(sets) > most or any(len(each) > MOST_IN_A_SET for each in sets):
        raise cards.wrong("display", f"at most {most} sets of at most {MOST_IN_A_SET} ship cards (DC-6.1)")
    if game.phase == PREPARE and "display" not in cards.data and cards.said.face_down:
        left = len(stock.left)
        found = [cards.some(stock, max(0, min(size, left - size * number)), "display") for number in range(most)]
        stock.left = sorted([*stock.left, *[card for each in found for card in each]])  # they are claimed later
        return [each for each in found if each]
    found = [[cards.which(stock, card, "display") for card in each] for each in sets]
    dealt = [card for each in found for card in each]
    for card in dealt:
        if dealt.count(card) > 1:
            raise cards.wrong("display", f"{shown(_code(cards, card))} is there twice")
    return found


def _code(cards: Cards, card: int) -> str:
    return ship_card_code(cards.game, card)


def _face_down_size(cards: Cards, down: Hidden, said: bool) -> int:
    """As many as lie there; as many as there usually are if it is not said, or has been taken."""
    game = cards.game
    unsaid = said and not down and ("face_down" not in cards.data or game.phase != PREPARE or _is_taken(cards))
    size = game.options.set_size if unsaid else len(down)
    return cards.number(cards.data.get("face_down_size", size), 0, MOST_IN_A_SET, "face_down_size")


def _is_taken(cards: Cards) -> bool:
    """Whether somebody is said to have the face-down set."""
    takers = cards.said.takers
    return len(takers) > 0 and takers[0] is not None


def _takers(cards: Cards, wanted: int) -> list[int]:
    """Per set who took it, first the face-down one."""
    takers = cards.said.takers if "takers" in cards.data else [None] * wanted
    if len(takers) != wanted:
        raise cards.wrong("takers", "one entry for the face-down set and one for each set of the display is needed")
    found = [NOTHING if each is None else cards.number(each, 0, cards.seats - 1, "takers") for each in takers]
    for seat in found:
        if seat != NOTHING and found.count(seat) > 1:
            raise cards.wrong("takers", f"seat {seat} takes one set (DC-6.5)")
    return found


def _check_takers(cards: Cards, takers: list[int]) -> None:
    """Sets are taken in turn order, the face-down one with the cap, and not by whoever had that (DC-6.4 to 6.7)."""
    game = cards.game
    taken = [seat for seat in takers if seat != NOTHING]
    hidden = takers[0] if takers else NOTHING
    if game.phase == PREPARE and set(taken) != set(game.order()[: len(taken)]) and not cards.brings_steps:
        raise cards.wrong("takers", "sets are taken in turn order, from 'starter' on (DC-6.4)")
    if hidden != NOTHING and not game.options.solo_face_down and game.options.solo:
        raise cards.wrong("takers", "at this table the face-down set may not be taken (DC-13.6)")
    if game.phase in (BOARDING, SET_COURSE):  # another round has begun since
        if game.token != game.starter:
            raise cards.wrong("starter", "in this phase it is whoever has the cap, 'token' (DC-6.7)")
        return
    if hidden != NOTHING and not game.options.solo and hidden == game.starter:
        raise cards.wrong("takers", "who begins the round, 'starter', may not take the face-down set (DC-6.6)")
    cap = hidden if hidden != NOTHING else game.starter
    if (takers or game.phase == PREPARE) and game.token != cap:
        raise cards.wrong("token", f"seat {cap} has the cap: it goes to whoever takes the face-down set (DC-6.7)")


def _lie_there(cards: Cards, sets: list[list[int]], takers: list[int], size: int, down: Hidden) -> Hidden:
    """The sets that nobody has taken yet; they have one or two cards (DC-6.11). The face-down one."""
    game, most = cards.game, cards.game.options.set_size
    if not takers:
        nothing = [key for key in ("display", "face_down") if key in cards.data]
        if nothing and not cards.brings_steps:
            raise cards.wrong(nothing[0], "if no set lies there, nobody can take one; leave it out to have it dealt")
        return down
    for number, each in enumerate(sets, 1):
        if not 1 <= len(each) <= most:
            raise cards.wrong("display", f"a set has 1 to {most} cards (DC-6.11)")
        if takers[number] == NOTHING:
            cards.claims(cards.ship_stock, [_code(cards, card) for card in each], "display")
    dealt = "face_down" not in cards.data
    if takers[0] != NOTHING:
        if down:
            raise cards.wrong("face_down", f"seat {takers[0]} has taken it: the cards are in that hand")
        return down
    if not 1 <= size <= most or (len(down) != size and not dealt):
        key = "face_down_size" if "face_down_size" in cards.data else "face_down"
        raise cards.wrong(key, f"the face-down set has 1 to {most} cards (DC-6.11)")
    if dealt:
        return tuple((card, game.refills) for card in cards.some(cards.ship_stock, size, "face_down"))
    return down


def _in_hand(cards: Cards, said: ShipSaid, seat: int, taken: list[int]) -> None:
    """Whoever has taken a set has its cards in hand; of the face-down one nobody else knows them."""
    game, stock, ship = cards.game, cards.ship_stock, cards.game.ships[seat]
    where = f"{of_seat(seat)}, hand"
    known = [card for card in taken if card != NOTHING]
    if isinstance(said.hand, list):
        missing = [card for card in known if card not in ship.hand]
        if missing:
            raise cards.wrong(where, f"{shown(_code(cards, missing[0]))} was taken with a set and is not there")
        return
    if said.hand is not None and said.hand < len(taken):
        raise cards.wrong(where, f"{len(taken)} cards were taken with a set")
    for card in cards.claims(stock, [_code(cards, card) for card in known], where):
        ship.receive(card)
    for card in cards.some(stock, len(taken) - len(known), where):
        ship.receive(card)
        ship.unseen += ((card, game.refills),)
