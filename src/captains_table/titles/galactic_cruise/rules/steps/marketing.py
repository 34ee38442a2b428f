"""Schedule a Cruise (GC-9.9) and Advertise for a Cruise (GC-9.10)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from captains_table.kernel.fields import Field
from captains_table.kernel.phrasing import answer, ask
from captains_table.kernel.state import Answer, Prompt
from captains_table.titles.galactic_cruise.data.ids import (
    ADVERTISE,
    AGENT_USED,
    DOUBLED,
    EARLY_GUEST,
    GUEST_MONEY,
    MOVE_CONSULTANT,
    MOVING,
    NOTHING,
    PER_GUEST,
    SCHEDULE,
    TOKENS,
    TYPES,
)
from captains_table.titles.galactic_cruise.rules.advances import note_uses
from captains_table.titles.galactic_cruise.rules.notation import TOKEN_WORDS, TYPE_WORDS, cruise_code
from captains_table.titles.galactic_cruise.rules.prices import (
    SUPPLY,
    agent_helps,
    cheapest_guest,
    effect_value,
    guest_price,
)
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from captains_table.titles.galactic_cruise.rules.steps.acting import end_action
from captains_table.titles.galactic_cruise.rules.steps.decision import A_CRUISE_SPACE, Decision

DONE: Final = 99
TICKETS: Final = 2  # of an action (GC-9.10.2)
TICKET_REPUTATION: Final = 1  # if the Cruise calls at the Guest's kind of Destination (GC-9.10.3)

# -- Schedule ------------------------------------------------------------------------------------------------


def unscheduled(game: GalacticCruise) -> list[int]:
    """Cruise spaces nobody's Consultant stands at."""
    taken = [player.scheduled for player in game.players]
    return [space for space in range(len(game.cruises)) if game.cruises[space] != NOTHING and space not in taken]


def can_schedule(game: GalacticCruise, seat: int, flags: int) -> bool:
    """GC-9.9.1, AG19"""
    if game.players[seat].scheduled != NOTHING and not flags & MOVING:
        return False
    return len(unscheduled(game)) > 0


class ScheduleCruise(Decision):
    """GC-9.9.1; with Flexible Itinerary the Consultant only moves."""

    __slots__ = ()
    kind: ClassVar[str] = "schedule_cruise"
    former_kinds: ClassVar[tuple[str, ...]] = ("Schedule",)

    def choices(self, game: GalacticCruise, seat: int) -> list[int]:
        return unscheduled(game)

    def take(self, game: GalacticCruise, seat: int, choice: int) -> None:
        player = game.players[seat]
        player.scheduled = choice
        game.emit("schedules", seat, {"cruise": game.cruises[choice]})
        early = game.flags & EARLY_GUEST != 0
        if game.flags & MOVING:
            amount = moving_money(game)
            player.money += amount
            game.emit("moved_consultant", seat, {"n": amount})
            end_action(game, seat)
        elif not game.offer(seat, FLIP_TOKEN):
            end_action(game, seat)  # GC-17.5
        if early:
            game.offer(seat, EARLY_BOOKING)

    def fits(self, game: GalacticCruise, seat: int) -> bool:
        return seat == game.turn and game.action == SCHEDULE

    def describe(self, game: GalacticCruise, seat: int, choice: int) -> Answer:
        cruise = game.cruises[choice]
        code = cruise_code(game, cruise)
        return answer("schedule", {"cruise": code}, f"cruise-{code.lower()}", "schedule", cruise=cruise)

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        return ask("move_consultant" if game.flags & MOVING else "schedule", "GC-9.9.1")


def moving_money(game: GalacticCruise) -> int:
    """What Flexible Itinerary pays."""
    card = game.options.card_effect.index(MOVE_CONSULTANT)
    return game.options.card_value[card]


SCHEDULE_CRUISE: Final = ScheduleCruise()


class FlipToken(Decision):
    """GC-9.9.2: a token of the Launch Tower."""

    __slots__ = ()
    kind: ClassVar[str] = "flip_token"
    former_kinds: ClassVar[tuple[str, ...]] = ("Flip",)

    def choices(self, game: GalacticCruise, seat: int) -> list[int]:
        player = game.players[seat]
        return [token for token in range(len(TOKENS)) if player.tokens >> token & 1 and token != player.flipped]

    def take(self, game: GalacticCruise, seat: int, choice: int) -> None:
        game.players[seat].flipped = choice
        game.emit("flips", seat, {"token": choice})
        from captains_table.titles.galactic_cruise.rules.steps.token_bonus import token_bonus  # perhaps an action

        token_bonus(game, seat, choice, 2 if game.flags & DOUBLED else 1)

    def fits(self, game: GalacticCruise, seat: int) -> bool:
        return seat == game.turn and game.action == SCHEDULE

    def describe(self, game: GalacticCruise, seat: int, choice: int) -> Answer:
        return answer("flip", {"token": TOKENS[choice]}, f"token-{TOKEN_WORDS[choice]}", "flip", token=choice)

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        return ask("flip", "GC-9.9.2", "GC-9.9.3")


FLIP_TOKEN: Final = FlipToken()


def play_early_bird(game: GalacticCruise, seat: int, card: int) -> None:
    """C5: now, or as soon as a Cruise has been chosen."""
    scheduled = isinstance(game.stacks[seat][-1], FlipToken)
    game.played |= 1 << card
    game.lay_down(seat, card)
    game.emit("plays", seat, {"card": card})
    game.flags |= EARLY_GUEST
    if scheduled:
        game.push(seat, EARLY_BOOKING)


class EarlyBooking(Decision):
    """C5: a Guest of the front section of the Queue books the Cruise just scheduled, with the gains of Advertise."""

    __slots__ = ()
    kind: ClassVar[str] = "early_booking"

    def choices(self, game: GalacticCruise, seat: int) -> list[int]:
        space = game.players[seat].scheduled
        if space == NOTHING or sum(game.presold[space]) >= game.options.numbers["presold"]:
            return []
        return [type for type in range(len(TYPES)) if game.queue[type]]

    def take(self, game: GalacticCruise, seat: int, choice: int) -> None:
        game.queue[choice] -= 1
        book(game, seat, game.players[seat].scheduled, choice, 0)

    def fits(self, game: GalacticCruise, seat: int) -> bool:
        return seat == game.turn and game.players[seat].scheduled != NOTHING

    def describe(self, game: GalacticCruise, seat: int, choice: int) -> Answer:
        guest = {"section": 1, "guest": TYPES[choice]}
        return answer("sell", guest, f"guest-1-{TYPE_WORDS[choice]}", "sell_queue", section=1, type=choice, n=0)

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        return ask("early_booking", "GX-16.1", cruise=game.cruises[game.players[seat].scheduled])


EARLY_BOOKING: Final = EarlyBooking()

# -- Advertise -----------------------------------------------------------------------------------------------


def advertisable(game: GalacticCruise, seat: int) -> list[int]:
    """GC-9.10.1"""
    most = game.options.numbers["presold"]
    found = unscheduled(game)
    own = game.players[seat].scheduled
    if own != NOTHING:
        found.append(own)
    return [space for space in found if sum(game.presold[space]) < most]


def can_advertise(game: GalacticCruise, seat: int, discount: int, flags: int) -> bool:
    if cheapest_guest(game, seat, discount, flags) > game.players[seat].ads:
        return False
    return len(advertisable(game, seat)) > 0


class Advertise(Decision):
    """GC-9.10.1"""

    __slots__ = ()
    kind: ClassVar[str] = "advertise"

    def choices(self, game: GalacticCruise, seat: int) -> list[int]:
        return advertisable(game, seat)

    def take(self, game: GalacticCruise, seat: int, choice: int) -> None:
        game.push(seat, SellTicket(choice))

    def fits(self, game: GalacticCruise, seat: int) -> bool:
        return seat == game.turn and game.action == ADVERTISE

    def describe(self, game: GalacticCruise, seat: int, choice: int) -> Answer:
        cruise = game.cruises[choice]
        code = cruise_code(game, cruise)
        return answer("advertise", {"cruise": code}, f"cruise-{code.lower()}", "advertise", cruise=cruise)

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        return ask("advertise", "GC-9.10.1")


ADVERTISE_CRUISE: Final = Advertise()


def guests_for_sale(game: GalacticCruise, seat: int) -> list[int]:
    """section * 3 + type, the supply as a fourth section; those with enough Ads."""
    ads = game.players[seat].ads
    found = []
    for section in range(3):
        if guest_price(game, seat, section, game.discount, game.flags) <= ads:
            found += [3 * section + type for type in range(len(TYPES)) if game.queue[3 * section + type]]
    if guest_price(game, seat, SUPPLY, game.discount, game.flags) <= ads:
        found += [3 * SUPPLY + type for type in range(len(TYPES)) if game.supply[type]]
    return found


def fetch(game: GalacticCruise, seat: int, source: int) -> int:
    """A Guest leaves the Queue or the supply; the Ads paid."""
    section, type = divmod(source, 3)
    price = guest_price(game, seat, section, game.discount, game.flags)
    if game.levels:
        note_uses(game, seat, lambda: guest_price(game, seat, section, game.discount, game.flags))
    game.players[seat].ads -= price
    if section != SUPPLY and agent_helps(game, game.flags):
        game.flags |= AGENT_USED
    if section == SUPPLY:
        game.supply[type] -= 1
    else:
        game.queue[source] -= 1
    return price


def describe_guest(game: GalacticCruise, seat: int, source: int, verb: str) -> Answer:
    section, type = divmod(source, 3)
    price = guest_price(game, seat, section, game.discount, game.flags)
    word = TYPE_WORDS[type]
    if section == SUPPLY:
        guest: dict[str, Any] = {"supply": True, "guest": TYPES[type]}
        return answer(verb, guest, f"guest-supply-{word}", f"{verb}_supply", type=type, n=price)
    number = section + 1
    guest = {"section": number, "guest": TYPES[type]}
    return answer(verb, guest, f"guest-{number}-{word}", f"{verb}_queue", section=number, type=type, n=price)


def with_guest(guests: tuple[int, int, int], type: int, count: int) -> tuple[int, int, int]:
    a, r, f = guests
    if type == 0:
        return (a + count, r, f)
    if type == 1:
        return (a, r + count, f)
    return (a, r, f + count)


def ticket_money(game: GalacticCruise, cruise: int, flags: int) -> int:
    """GC-9.10.3, AG21: for each Guest."""
    more = effect_value(game, PER_GUEST) if flags & GUEST_MONEY else 0
    return len(game.options.cruise_destinations[cruise]) + more


def book(game: GalacticCruise, seat: int, space: int, type: int, price: int) -> None:
    """GC-9.10.3: a Guest on a Cruise, and what that brings."""
    player = game.players[seat]
    cruise = game.cruises[space]
    game.presold[space] = with_guest(game.presold[space], type, 1)
    matches = TICKET_REPUTATION if type in game.options.cruise_destinations[cruise] else 0
    money = ticket_money(game, cruise, game.flags)
    player.money += money
    player.praise(matches, game.options.reputation_most)
    told = {"type": type, "cruise": cruise, "ads": price, "n": money, "reputation": matches}
    game.emit("sells_ticket", seat, told)


class SellTicket(Decision):
    """GC-9.10.2"""

    __slots__ = ("space",)
    kind: ClassVar[str] = "sell_ticket"
    former_kinds: ClassVar[tuple[str, ...]] = ("Ticket",)
    fields: ClassVar[dict[str, Field]] = {"space": A_CRUISE_SPACE}

    def __init__(self, space: int) -> None:
        self.space: int = space

    def choices(self, game: GalacticCruise, seat: int) -> list[int]:
        found = guests_for_sale(game, seat)
        return [*found, DONE] if game.items else found

    def take(self, game: GalacticCruise, seat: int, choice: int) -> None:
        if choice != DONE:
            self.sell(game, seat, choice)
            room = sum(game.presold[self.space]) < game.options.numbers["presold"]
            if (
                game.items < TICKETS + game.extra
                and room
                and (game.players[seat].hand or not game.track_used or guests_for_sale(game, seat))
            ):
                game.push(seat, self)  # cards and the track bonus may pay for the second
                return
        end_action(game, seat)

    def sell(self, game: GalacticCruise, seat: int, source: int) -> None:
        """GC-9.10.3"""
        player = game.players[seat]
        price = fetch(game, seat, source)
        game.items += 1
        book(game, seat, self.space, source % 3, price)
        if game.flags & GUEST_MONEY and game.items == 2:
            player.praise(1, game.options.reputation_most)
            game.emit("reputation", seat, {"n": 1})

    def fits(self, game: GalacticCruise, seat: int) -> bool:
        return seat == game.turn and game.action == ADVERTISE and game.cruises[self.space] != NOTHING

    def describe(self, game: GalacticCruise, seat: int, choice: int) -> Answer:
        if choice == DONE:
            return answer("done", {}, "done", "enough")
        return describe_guest(game, seat, choice, "sell")

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        key = "ticket_second" if game.items else "ticket"
        return ask(key, "GC-9.10.2", "GC-9.10.3", cruise=game.cruises[self.space])
