"""The actions of a turn (CL-7.3): which are legal, what they do, and how they are written. Choices are numbers, told
apart by their ranges."""

from __future__ import annotations

from typing import Any, Final

from captains_table.kernel.phrasing import answer
from captains_table.kernel.state import Answer
from captains_table.titles.cruise_line_caribbean.data.ids import (
    BUILD,
    COLOURS,
    DEPARTURES,
    FARE,
    NOTHING,
    PILOT,
    PORTS,
    SECOND,
)
from captains_table.titles.cruise_line_caribbean.rules.notation import (
    COLOUR_WORDS,
    PORT_WORDS,
    card_id,
    card_word,
    with_card,
)
from captains_table.titles.cruise_line_caribbean.rules.prices import build_price
from captains_table.titles.cruise_line_caribbean.rules.state import ISLANDS, CruiseLine
from captains_table.titles.cruise_line_caribbean.rules.steps.attack import attack, attacks
from captains_table.titles.cruise_line_caribbean.rules.steps.boarding import describe_pick, pick_ups
from captains_table.titles.cruise_line_caribbean.rules.steps.cards import card_with
from captains_table.titles.cruise_line_caribbean.rules.steps.mystery import excuses, meet
from captains_table.titles.cruise_line_caribbean.rules.steps.sailing import (
    come_aboard,
    declare,
    go_home,
    sail,
    tow,
    tow_fee,
    visit,
)
from captains_table.titles.cruise_line_caribbean.rules.steps.winter import build, sites
from captains_table.titles.cruise_line_caribbean.rules.voyage import has_pirates, may_stop, reach, within

# with 26 numbers for "alone, or with this card" where a card may be declared
PICK: Final = 0  # port * 128 + colour * 16 + number
VISIT: Final = 400  # island * 26 + card + 1
RETURN: Final = 610  # port * 26 + card + 1
TOW: Final = 690
RESORT: Final = 770  # island * 26 + card + 1
REPOSITION: Final = 980  # port
EXPLORE: Final = 1000  # number of the Mystery location
ATTACK: Final = 1030  # card * 4 + target
WAIT: Final = 1130
FREE: Final = 1140  # free steps begin here: see turn.py
CARDS: Final = 26


def actions(game: CruiseLine, seat: int) -> list[int]:
    """CL-7.3, 7.4: everything but Tow and Wait."""
    options = game.options
    company = game.companies[seat]
    far = reach(game, seat)
    here = game.port(seat)
    choices: list[int] = []
    for port in range(DEPARTURES):
        if within(game, seat, far[options.port_hexes[port]]):
            choices += pick_ups(game, seat, port)
            choices += [RETURN + port * CARDS + card + 1 for card in excuses(game, seat)]
    pilots = card_with(game, seat, PILOT)
    fares = card_with(game, seat, FARE)
    for island in range(ISLANDS):
        port = island + DEPARTURES
        if company.aboard[island] and within(game, seat, far[options.port_hexes[port]]):
            first = VISIT + island * CARDS
            open_ = may_stop(game, seat, port)
            if open_:
                choices += [first + card + 1 for card in [NOTHING, *fares]]
            if not open_ or has_pirates(game, port):
                choices += [first + card + 1 for card in pilots]
    for port in range(len(PORTS)):
        if port != here and within(game, seat, far[options.port_hexes[port]]) and may_stop(game, seat, port):
            choices.append(REPOSITION + port)
    for number in game.mystery:
        if number and within(game, seat, far[options.number_hexes[number]]):
            choices.append(EXPLORE + number)
    for card in [NOTHING, *card_with(game, seat, BUILD)]:
        choices += [RESORT + island * CARDS + card + 1 for island in sites(game, seat, build_price(game, card))]
    if not game.turn_flags & SECOND:
        choices += [ATTACK + each for each in attacks(game, seat)]
    return choices


def act(game: CruiseLine, seat: int, choice: int) -> None:
    """An action."""
    hexes = game.options.port_hexes
    if choice < VISIT:
        port = choice // 128
        sail(game, seat, hexes[port])
        come_aboard(game, seat, port, choice // 16 % ISLANDS, choice % 16)
    elif choice < RETURN:
        island, card = divmod(choice - VISIT, CARDS)
        declare(game, seat, card - 1)
        sail(game, seat, hexes[island + DEPARTURES])
        visit(game, seat, island, card - 1)
    elif choice < TOW:
        port, card = divmod(choice - RETURN, CARDS)
        declare(game, seat, card - 1)
        sail(game, seat, hexes[port])
        go_home(game, seat, card - 1)
    elif choice < RESORT:
        port, card = divmod(choice - TOW, CARDS)
        declare(game, seat, card - 1)
        go_home(game, seat, card - 1)
        tow(game, seat, port)
    elif choice < REPOSITION:
        island, card = divmod(choice - RESORT, CARDS)
        declare(game, seat, card - 1)
        build(game, seat, island, build_price(game, card - 1))
    elif choice < EXPLORE:
        sail(game, seat, hexes[choice - REPOSITION])
    elif choice < ATTACK:
        sail(game, seat, game.options.number_hexes[choice - EXPLORE])
        meet(game, seat)
    elif choice < WAIT:
        card, target = divmod(choice - ATTACK, 4)
        attack(game, seat, card, target)
    else:
        game.emit("waits", seat)


def describe_action(game: CruiseLine, seat: int, choice: int) -> Answer:
    if choice < VISIT:
        return describe_pick(choice)
    if choice < RETURN:
        island, card = divmod(choice - VISIT, CARDS)
        arguments, target = {"island": COLOURS[island]}, f"port-{COLOUR_WORDS[island]}"
        return with_card(game, seat, "visit", arguments, target, "visit", card - 1, island=island)
    if choice < RESORT:
        towed = choice >= TOW
        port, card = divmod(choice - (TOW if towed else RETURN), CARDS)
        verb = "tow" if towed else "return"
        args: dict[str, Any] = {"port": port, "amount": tow_fee(game, seat, port)} if towed else {"port": port}
        return with_card(game, seat, verb, {"port": PORTS[port]}, f"port-{PORT_WORDS[port]}", verb, card - 1, **args)
    if choice < REPOSITION:
        island, card = divmod(choice - RESORT, CARDS)
        arguments, target = {"island": COLOURS[island]}, f"port-{COLOUR_WORDS[island]}"
        price = build_price(game, card - 1)
        return with_card(game, seat, "build", arguments, target, "build", card - 1, island=island, amount=price)
    if choice < EXPLORE:
        port = choice - REPOSITION
        return answer("sail", {"port": PORTS[port]}, f"port-{PORT_WORDS[port]}", "reposition", port=port)
    if choice < ATTACK:
        number = choice - EXPLORE
        return answer("explore", {"number": number}, f"mystery-{number}", "explore", number=number)
    if choice < WAIT:
        card, other = divmod(choice - ATTACK, 4)
        attacked: dict[str, Any] = {"card": card_id(game, card), "seat": other}
        return answer("attack", attacked, f"card-{card_word(game, card)}", "attack", card=card, target=other)
    return answer("wait", {}, "wait", "wait")
