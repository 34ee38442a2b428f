"""Attacks and reactions (CL-7.20, 10.3, 10.6 to 10.8, 10.11, T13)."""

from __future__ import annotations

from typing import ClassVar, Final

from captains_table.kernel.fields import SEAT, Field, Number
from captains_table.kernel.phrasing import answer, ask
from captains_table.kernel.state import Answer, Prompt, Step
from captains_table.titles.cruise_line_caribbean.data.ids import (
    BUNKER,
    CLASSES,
    COLOURS,
    DELAY,
    DEPARTURES,
    FINE,
    IN_CARDS,
    INSURE,
    LEAK,
    POACH,
    PORTS,
    PRICE,
    RAID,
    SICK,
    SMEAR,
    SPY,
    STRIKE,
)
from captains_table.titles.cruise_line_caribbean.rules.fields import CARD
from captains_table.titles.cruise_line_caribbean.rules.notation import PORT_WORDS, card_id, card_word, name_args
from captains_table.titles.cruise_line_caribbean.rules.state import ISLANDS, CruiseLine
from captains_table.titles.cruise_line_caribbean.rules.steps.cards import play
from captains_table.titles.cruise_line_caribbean.rules.steps.mystery import lose

DECLINE: Final = 25  # beyond the cards


def attackable(game: CruiseLine, seat: int, target: int, red: int) -> bool:
    """CL-10.3, 10.11 and the column *needs* of T13."""
    victim = game.companies[target]
    if target == seat or victim.returned or victim.out:
        return False
    if red == LEAK:
        return victim.fuel >= 1
    if red in (SICK, POACH):
        return victim.passengers() >= 1
    if red == RAID:
        return not game.options.is_departure(victim.hex) and victim.cash >= 1
    if red == BUNKER:
        return not victim.bunker
    if red == SMEAR:
        return game.prices[target] >= 2 if game.options.standard else victim.cash >= 1
    if red == PRICE:
        return not victim.price_war and victim.passengers() >= 1
    if red == SPY:
        return len(victim.hand) >= 1
    if red == DELAY:
        return not victim.delay
    if red == STRIKE:
        return not victim.strike
    return victim.cash >= 1  # FINE


def attacks(game: CruiseLine, seat: int) -> list[int]:
    """card * 4 + target"""
    if game.has_played(seat):
        return []
    return [
        card * 4 + target
        for card, _ in game.companies[seat].hand
        for target in range(game.seats)
        if attackable(game, seat, target, game.options.red[card])
    ]


def attack(game: CruiseLine, seat: int, card: int, target: int) -> None:
    """The card is shown; an attacker's own choices come before the reaction."""
    play_red(game, seat, card, target)
    if game.options.red[card] == POACH:
        game.push(seat, Poach(card, target))
    else:
        ask_reaction(game, seat, card, target, 0)


def play_red(game: CruiseLine, seat: int, card: int, target: int) -> None:
    game.played_by |= 1 << seat
    game.lay_down(seat, card)
    game.emit("attacks", seat, {"card": card, "target": target})


def is_attacked(game: CruiseLine, seat: int, card: int, target: int) -> bool:
    """Whether this seat can just have attacked that one with this card."""
    shown = game.on_turn(seat) and game.has_played(seat) and card in game.discard
    return shown and attackable(game, seat, target, game.options.red[card])


class Poach(Step[CruiseLine]):
    """POACH: one or two tokens of one colour, and where they will wait."""

    __slots__ = ("card", "target")
    kind: ClassVar[str] = "poach"
    fields: ClassVar[dict[str, Field]] = {"card": CARD, "target": SEAT}

    def __init__(self, card: int, target: int) -> None:
        self.card: int = card
        self.target: int = target

    def fits(self, game: CruiseLine, seat: int) -> bool:
        return game.options.red[self.card] == POACH and is_attacked(game, seat, self.card, self.target)

    def choices(self, game: CruiseLine, seat: int) -> list[int]:
        aboard = game.companies[self.target].aboard
        most = game.options.red_value[POACH]
        return [
            port * 128 + colour * 16 + count
            for port in range(DEPARTURES)
            for colour in range(ISLANDS)
            for count in range(1, min(aboard[colour], most) + 1)
        ]

    def take(self, game: CruiseLine, seat: int, choice: int) -> None:
        args = {"n": choice % 16, "colour": choice // 16 % ISLANDS, "port": choice // 128}
        game.emit("poaches", seat, {"target": self.target, **args})
        ask_reaction(game, seat, self.card, self.target, choice)

    def describe(self, game: CruiseLine, seat: int, choice: int) -> Answer:
        port, colour, count = choice // 128, choice // 16 % ISLANDS, choice % 16
        arguments = {"colour": COLOURS[colour], "count": count, "port": PORTS[port]}
        return answer("poach", arguments, f"port-{PORT_WORDS[port]}", "poach", n=count, colour=colour, port=port)

    def prompt(self, game: CruiseLine, seat: int) -> Prompt:
        return ask("poach", "CL-10.3", target=self.target, n=game.options.red_value[POACH])


def ask_reaction(game: CruiseLine, seat: int, card: int, target: int, what: int) -> None:
    """CL-10.7: asked whenever a card could be there to answer with."""
    if game.companies[target].hand and not game.has_played(target):
        game.push(target, React(seat, card, what))
    else:
        take_effect(game, seat, card, target, what)


class React(Step[CruiseLine]):
    """CL-10.6, DP16"""

    __slots__ = ("attacker", "card", "what")
    kind: ClassVar[str] = "react"
    fields: ClassVar[dict[str, Field]] = {"attacker": SEAT, "card": CARD, "what": Number(0, DEPARTURES * 128 - 1)}

    def __init__(self, attacker: int, card: int, what: int) -> None:
        self.attacker: int = attacker
        self.card: int = card
        self.what: int = what

    def fits(self, game: CruiseLine, seat: int) -> bool:
        could_answer = len(game.companies[seat].hand) > 0 and not game.has_played(seat)
        if not could_answer or not is_attacked(game, self.attacker, self.card, seat):
            return False
        if game.options.red[self.card] != POACH:
            return self.what == 0
        return self.what in Poach(self.card, seat).choices(game, self.attacker)

    def choices(self, game: CruiseLine, seat: int) -> list[int]:
        options = game.options
        bit = 1 << options.red_class[options.red[self.card]]
        return [*[card for card, _ in game.companies[seat].hand if options.answers[options.blue[card]] & bit], DECLINE]

    def take(self, game: CruiseLine, seat: int, choice: int) -> None:
        if choice == DECLINE:
            game.emit("no_reaction", seat)
            take_effect(game, self.attacker, self.card, seat, self.what)
            return
        play(game, seat, choice)
        game.emit("cancelled", seat, {"card": self.card, "attacker": self.attacker})
        if game.options.blue[choice] == INSURE:
            move_cash(game, self.attacker, seat, game.options.blue_value[INSURE])

    def describe(self, game: CruiseLine, seat: int, choice: int) -> Answer:
        if choice == DECLINE:
            return answer("decline", {}, "decline", "decline_reaction")
        target = f"card-{card_word(game, choice)}"
        return answer("react", {"card": card_id(game, choice)}, target, "react", **name_args(game, seat, choice))

    def prompt(self, game: CruiseLine, seat: int) -> Prompt:
        kind = CLASSES[game.options.red_class[game.options.red[self.card]]]
        args = {"attacker": self.attacker, "card": self.card, "kind": kind}
        if self.what:
            colour, port = self.what // 16 % ISLANDS, self.what // 128
            return ask("react_poach", "CL-10.6", "CL-10.7", n=self.what % 16, colour=colour, port=port, **args)
        return ask("react", "CL-10.6", "CL-10.7", **args)


def move_cash(game: CruiseLine, payer: int, receiver: int, amount: int) -> None:
    """CL-10.8"""
    paid = min(amount, game.companies[payer].cash)
    if paid:
        game.companies[payer].pay(paid, IN_CARDS)
        game.companies[receiver].receive(paid, IN_CARDS)
        game.emit("pays_player", payer, {"amount": paid, "to": receiver})


def pay_bank(game: CruiseLine, seat: int, amount: int) -> None:
    paid = min(amount, game.companies[seat].cash)
    game.companies[seat].pay(paid, IN_CARDS)
    game.emit("card_pays", seat, {"amount": paid})


def fine(game: CruiseLine, target: int) -> int:
    """FINE"""
    return game.options.red_value[FINE] + game.resorts_of(target)


def take_effect(game: CruiseLine, seat: int, card: int, target: int, what: int) -> None:
    """The attack works."""
    options = game.options
    red = options.red[card]
    value = options.red_value[red]
    victim = game.companies[target]
    if red in (BUNKER, PRICE, DELAY, STRIKE):
        game.emit("suffers", target, {"card": card})
    if red == LEAK:
        lost = min(value, victim.fuel)
        victim.fuel -= lost
        game.emit("loses_fuel", target, {"n": lost})
    elif red == SICK:
        lose(game, target, value)
    elif red == RAID:
        move_cash(game, target, seat, value)
    elif red == BUNKER:
        victim.bunker = True
    elif red == POACH:
        count, colour, port = what % 16, what // 16 % ISLANDS, what // 128
        victim.aboard[colour] -= count
        game.waiting[port * ISLANDS + colour] += count
    elif red == SMEAR and options.standard:
        game.change_price(target, -value)
        game.emit("price", target, {"company": victim.id, "price": game.prices[target]})
    elif red == SMEAR:
        pay_bank(game, target, options.smear_cash)
    elif red == PRICE:
        victim.price_war = True
    elif red == SPY:
        spy(game, seat, target)
    elif red == DELAY:
        victim.delay = True
    elif red == STRIKE:
        victim.strike = value
    elif red == FINE:
        pay_bank(game, target, fine(game, target))


def spy(game: CruiseLine, seat: int, target: int) -> None:
    """A card at random; both know it now (CL-20.2). Others no longer know which of the victim's cards are where, nor
    when they were drawn."""
    assert game.rng is not None
    thief, victim = game.companies[seat], game.companies[target]
    age = max([each for _, each in victim.hand])
    hand = [card for card, _ in victim.hand]
    card = hand[int(game.rng.below(len(hand)))]
    if len(hand) > 1:
        both = 1 << seat | 1 << target
        for each in hand:
            game.know(each, game.seen[each] & both)
    game.know(card, game.seen[card] | 1 << seat | 1 << target)
    victim.hand = tuple([(each, age) for each in hand if each != card])
    thief.hand += ((card, age),)
    game.reveals += 1
    game.emit("spies", seat, {"target": target}, {"card": card})
    game.emit("spied", target, {"attacker": seat}, {"card": card})
