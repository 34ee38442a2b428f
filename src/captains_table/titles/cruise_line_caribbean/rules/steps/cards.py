"""Action cards played for their blue half as a free step (CL-10.4, 10.5, 10.9, T13)."""

from __future__ import annotations

from typing import Any, Final

from captains_table.kernel.phrasing import answer
from captains_table.kernel.state import Answer
from captains_table.titles.cruise_line_caribbean.data.ids import CASH, COLOURS, FUEL, IN_CARDS, PRESS, SCOUT
from captains_table.titles.cruise_line_caribbean.rules.notation import card_id, card_word, name_args
from captains_table.titles.cruise_line_caribbean.rules.state import ISLANDS, MARKERS, CruiseLine

LOOKS: Final = [(k,) for k in range(MARKERS)] + [(a, b) for a in range(MARKERS) for b in range(a + 1, MARKERS)]
LOOK: Final = 100  # a choice of `any_cards`: LOOK + index in LOOKS; below it the card


def card_with(game: CruiseLine, seat: int, blue: int) -> list[int]:
    """The cards in hand with this blue half, if one may still be played (CL-10.5)."""
    if game.has_played(seat):
        return []
    return [card for card, _ in game.companies[seat].hand if game.options.blue[card] == blue]


def any_cards(game: CruiseLine, seat: int) -> list[int]:
    """What cards timed *any* this seat could play now, each only if it changes something."""
    if game.has_played(seat):
        return []
    choices: list[int] = []
    company = game.companies[seat]
    for card, _ in company.hand:
        blue = game.options.blue[card]
        if blue == CASH or (blue == FUEL and game.free_tank(seat) > 0) or (blue == PRESS and press_helps(game, seat)):
            choices.append(card)
        elif blue == SCOUT:
            places = unseen(game, seat)
            choices += [LOOK + k for k in range(len(LOOKS)) if may_look(game, places, LOOKS[k])]
    return choices


def may_look(game: CruiseLine, unseen: list[int], places: tuple[int, ...]) -> bool:
    return len(places) <= game.options.blue_value[SCOUT] and all(place in unseen for place in places)


def press_helps(game: CruiseLine, seat: int) -> bool:
    return not game.options.standard or game.prices[seat] < game.options.price_cap


def unseen(game: CruiseLine, seat: int) -> list[int]:
    """Face-down markers this seat does not know."""
    places = [k for k in range(ISLANDS) if not game.face_up >> k & 1]
    places += [ISLANDS + k for k in range(len(game.mystery)) if game.mystery[k]]
    return [place for place in places if not game.looked[place] >> seat & 1]


def play(game: CruiseLine, seat: int, card: int, **args: Any) -> None:
    """The card is shown and discarded."""
    game.played_by |= 1 << seat
    game.lay_down(seat, card)
    game.emit("plays", seat, {"card": card, **args})


def play_any(game: CruiseLine, seat: int, choice: int) -> None:
    """One of `any_cards`."""
    options = game.options
    company = game.companies[seat]
    if choice >= LOOK:
        look(game, seat, LOOKS[choice - LOOK])
        return
    play(game, seat, choice)
    blue = options.blue[choice]
    if blue == FUEL:
        units = min(options.blue_value[FUEL], game.free_tank(seat))
        company.fuel += units
        game.emit("card_fuel", seat, {"n": units})
    elif blue == CASH:
        company.receive(options.blue_value[CASH], IN_CARDS)
        game.emit("card_cash", seat, {"amount": options.blue_value[CASH]})
    elif options.standard:
        game.change_price(seat, options.blue_value[PRESS])
        game.emit("price_up", seat, {"company": company.id, "price": game.prices[seat]})
    else:
        company.receive(options.press_cash, IN_CARDS)
        game.emit("card_cash", seat, {"amount": options.press_cash})


def look(game: CruiseLine, seat: int, places: tuple[int, ...]) -> None:
    """SCOUT, CL-20.2"""
    card = card_with(game, seat, SCOUT)[0]
    play(game, seat, card)
    looked = list(game.looked)
    for place in places:
        looked[place] |= 1 << seat
    game.looked = tuple(looked)
    game.reveals += 1
    values = [marker_value(game, place) for place in places]
    shown = [marker(game, place) for place in places]
    seen = [{**each, "value": value} for each, value in zip(shown, values, strict=True)]
    game.emit("looks", seat, {"markers": shown}, {"markers": seen})


def marker_value(game: CruiseLine, place: int) -> int:
    return game.fares[place] if place < ISLANDS else game.mystery_values[place - ISLANDS]


def marker(game: CruiseLine, place: int) -> dict[str, int]:
    """For the noun 'marker'."""
    return {"island": place} if place < ISLANDS else {"number": game.mystery[place - ISLANDS]}


def marker_id(game: CruiseLine, place: int) -> str:
    return COLOURS[place] if place < ISLANDS else str(game.mystery[place - ISLANDS])


def describe_any(game: CruiseLine, seat: int, choice: int) -> Answer:
    if choice >= LOOK:
        places = LOOKS[choice - LOOK]
        card = next(card for card in game.companies[seat].cards() if game.options.blue[card] == SCOUT)
        arguments = {"card": card_id(game, card), "markers": [marker_id(game, place) for place in places]}
        markers = [marker(game, place) for place in places]
        return answer("play", arguments, f"card-{card_word(game, card)}", "look", markers=markers)
    target = f"card-{card_word(game, choice)}"
    return answer("play", {"card": card_id(game, choice)}, target, "play", **name_args(game, seat, choice))
