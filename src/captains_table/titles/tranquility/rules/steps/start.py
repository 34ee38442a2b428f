"""Setting sail: the Start card and what everybody pays for it (TR-6, 12.11, 14.4)."""

from __future__ import annotations

from typing import ClassVar, Final

from captains_table.kernel.fields import Field, Number
from captains_table.kernel.phrasing import answer, ask
from captains_table.kernel.state import Answer, Cue, Prompt, Step
from captains_table.titles.tranquility.data.ids import START, YELLOW
from captains_table.titles.tranquility.rules.fields import COUNT, SHARES
from captains_table.titles.tranquility.rules.notation import card_word
from captains_table.titles.tranquility.rules.options import DAY_NIGHT
from captains_table.titles.tranquility.rules.state import Tranquility, put
from captains_table.titles.tranquility.rules.steps.compass import COMPASS_EARNED, reward
from captains_table.titles.tranquility.rules.steps.pay import ask_to_discard_to_limit, discard
from captains_table.titles.tranquility.rules.steps.refill import SOLO_DRAW, DrawForStart
from captains_table.titles.tranquility.rules.steps.storms import LaidStorm

UNSEEN: Final = 0  # in Give, beside the cards


def set_sail(game: Tranquility, seat: int) -> None:
    """TR-6.1: a Start lies on its space. What follows comes in the order of TR-4.10."""
    game.sailed = True
    game.leave(START)
    game.sailed_at = tuple([len(cards) for cards in game.discards])
    game.emit("start", seat)
    game.schedule(BEGIN_PAYMENT, DIVIDE_PAYMENT, COLLECT_PAYMENT, PAYMENT_DONE)
    if game.supply > 0:
        game.schedule(COMPASS_EARNED[seat])  # TR-12.14


def clockwise(game: Tranquility) -> list[int]:
    """The seats clockwise from the player on turn."""
    return [(game.turn + k) % game.seats for k in range(game.seats)]


class BeginPayment(Cue[Tranquility]):
    """TR-6.3, 14.4: first the extra cards. From here on Compasses work only on Storms just shown (TR-12.23)."""

    __slots__ = ()
    kind: ClassVar[str] = "begin_payment"
    former_kinds: ClassVar[tuple[str, ...]] = ("PayTime",)

    def run(self, game: Tranquility) -> None:
        game.paying = True
        if game.seats == 1:
            game.schedule(SOLO_DRAW)
        elif game.seats == 2:
            game.schedule(*[DrawForStart(seat, game.options.start_extra) for seat in clockwise(game)])

    def fits(self, game: Tranquility) -> bool:
        return game.sailed


class DividePayment(Cue[Tranquility]):
    """TR-6.12, then the split by pledges or by the player of the Start (TR-6.7, 6.8)."""

    __slots__ = ()
    kind: ClassVar[str] = "divide_payment"
    former_kinds: ClassVar[tuple[str, ...]] = ("SplitTime",)

    def run(self, game: Tranquility) -> None:
        capacities = [game.capacity(seat) for seat in range(game.seats)]
        if sum(capacities) < game.options.start_payment:
            if not game.options.pay_all:
                game.emit("start_unpaid", game.turn)
                game.end("start_unpaid")
                return
            game.pledges = tuple(capacities)
        elif game.seats == 1:
            game.pledges = (game.options.start_payment,)
        elif game.options.captain_splits:
            game.schedule(CutShares())
            divide(game, game.turn, ())
        else:
            game.schedule(PLEDGE_ROUND[1])

    def fits(self, game: Tranquility) -> bool:
        return game.sailed


# -- pledges ---------------------------------------------------------------------------------------------


class PledgeRound(Cue[Tranquility]):
    """TR-6.7: a round of pledges, all seats at once."""

    __slots__ = ("round",)
    kind: ClassVar[str] = "pledge_round"
    former_kinds: ClassVar[tuple[str, ...]] = ("PledgeTime",)
    fields: ClassVar[dict[str, Field]] = {"round": Number(1, 40)}

    def __init__(self, round: int) -> None:
        self.round: int = round

    def run(self, game: Tranquility) -> None:
        game.pledges = (-1,) * game.seats
        game.pledging = True
        game.schedule(RevealPledges(self.round))
        for seat in range(game.seats):
            game.push(seat, PLEDGE)

    def fits(self, game: Tranquility) -> bool:
        return self.round <= game.options.pledge_rounds


def pledge(game: Tranquility, seat: int, number: int) -> None:
    game.pledges = put(game.pledges, seat, number)


class Pledge(Step[Tranquility]):
    """TR-6.7, 6.14: from 0 to the own capacity, secret until all have answered."""

    __slots__ = ()
    kind: ClassVar[str] = "pledge"

    def choices(self, game: Tranquility, seat: int) -> list[int]:
        return list(range(min(game.options.start_payment, game.capacity(seat)) + 1))

    def take(self, game: Tranquility, seat: int, choice: int) -> None:
        pledge(game, seat, choice)
        game.emit("pledged", seat, {}, {"n": choice})

    def secret(self, game: Tranquility, seat: int, choice: int) -> bool:
        return True

    def possible(self, game: Tranquility, seat: int) -> bool:
        """What was pledged in the open before can be paid."""
        return not game.last_pledges or game.capacity(seat) >= game.last_pledges[seat]

    def fits(self, game: Tranquility, seat: int) -> bool:
        return game.pledging and game.pledges[seat] < 0

    def describe(self, game: Tranquility, seat: int, choice: int) -> Answer:
        return answer("pledge", {"count": choice}, f"pledge-{choice}", "pledge", n=choice)

    def prompt(self, game: Tranquility, seat: int) -> Prompt:
        last = game.last_pledges
        if last:
            return ask("pledge_again", "TR-6.7", "TR-6.8", last=last, sum=sum(last), n=game.options.start_payment)
        return ask("pledge", "TR-6.5", "TR-6.6", "TR-6.7", n=game.options.start_payment)


class RevealPledges(Cue[Tranquility]):
    """All pledges are shown together; after the last round they are corrected."""

    __slots__ = ("round",)
    kind: ClassVar[str] = "reveal_pledges"
    former_kinds: ClassVar[tuple[str, ...]] = ("Tally",)
    fields: ClassVar[dict[str, Field]] = {"round": Number(1, 40)}

    def __init__(self, round: int) -> None:
        self.round: int = round

    def run(self, game: Tranquility) -> None:
        game.pledging = False
        game.last_pledges = game.pledges
        game.reveals += 1
        game.emit("pledges", -1, {"numbers": game.pledges, "n": sum(game.pledges)})
        if sum(game.pledges) != game.options.start_payment:
            if self.round < game.options.pledge_rounds:
                game.schedule(PLEDGE_ROUND[self.round + 1])
            else:
                correct_pledges(game)

    def fits(self, game: Tranquility) -> bool:
        return game.pledging and self.round <= game.options.pledge_rounds


def correct_pledges(game: Tranquility) -> None:
    """TR-6.8"""
    goal = game.options.start_payment
    pledges = list(game.pledges)
    while sum(pledges) != goal:
        short = sum(pledges) < goal
        best = -1
        best_left = 0
        for seat in clockwise(game):
            left = len(game.hands[seat]) + len(game.piles[seat]) - pledges[seat]
            if short:
                if pledges[seat] < game.capacity(seat) and (best < 0 or left > best_left):
                    best = seat
                    best_left = left
            elif pledges[seat] > 0 and (best < 0 or left < best_left):
                best = seat
                best_left = left
        pledges[best] += 1 if short else -1
    game.pledges = tuple(pledges)
    game.emit("split", -1, {"numbers": game.pledges})


# -- the captain divides ---------------------------------------------------------------------------------


def largest_share(game: Tranquility, seat: int) -> int:
    """What everybody can tell that this seat could give at most, TR-6.8."""
    size = len(game.hands[seat])
    if game.lies_at(YELLOW, seat):
        size += min(game.options.unseen, len(game.piles[seat]))
    return size


def divide(game: Tranquility, seat: int, shares: tuple[int, ...]) -> None:
    """Ask the captain for the next share, or fill in what follows by itself."""
    while len(shares) < game.seats:
        step = Split(shares)
        options = step.choices(game, seat)
        if len(options) > 1:
            game.push(seat, step)
            return
        shares += (options[0],)
    order = clockwise(game)
    game.pledges = tuple([shares[order.index(each)] for each in range(game.seats)])


class Split(Step[Tranquility]):
    """TR-6.8, `captain`: the share of the next seat, clockwise from the captain."""

    __slots__ = ("shares",)
    kind: ClassVar[str] = "split"
    fields: ClassVar[dict[str, Field]] = {"shares": SHARES}

    def __init__(self, shares: tuple[int, ...]) -> None:
        self.shares: tuple[int, ...] = shares

    def choices(self, game: Tranquility, seat: int) -> list[int]:
        order = clockwise(game)
        left = game.options.start_payment - sum(self.shares)
        later = sum([largest_share(game, each) for each in order[len(self.shares) + 1 :]])
        most = min(left, largest_share(game, order[len(self.shares)]))
        return list(range(max(0, left - later), most + 1))

    def take(self, game: Tranquility, seat: int, choice: int) -> None:
        divide(game, seat, (*self.shares, choice))

    def fits(self, game: Tranquility, seat: int) -> bool:
        if seat != game.turn or not game.options.captain_splits or len(self.shares) >= game.seats:
            return False
        named = range(len(self.shares))
        could = [self.shares[k] in Split(self.shares[:k]).choices(game, seat) for k in named]
        return all(could) and len(self.choices(game, seat)) > 1

    def describe(self, game: Tranquility, seat: int, choice: int) -> Answer:
        other = clockwise(game)[len(self.shares)]
        return answer("split", {"count": choice}, f"pledge-{choice}", "split", n=choice, other=other)

    def prompt(self, game: Tranquility, seat: int) -> Prompt:
        left = game.options.start_payment - sum(self.shares)
        return ask("split", "TR-6.8", n=left, other=clockwise(game)[len(self.shares)])


class CutShares(Cue[Tranquility]):
    """TR-6.8: shares above the true capacity are cut down to it, the rest is added by the correction."""

    __slots__ = ()
    kind: ClassVar[str] = "cut_shares"

    def run(self, game: Tranquility) -> None:
        game.pledges = tuple([min(game.pledges[seat], game.capacity(seat)) for seat in range(game.seats)])
        game.emit("split", -1, {"numbers": game.pledges})
        game.reveals += 1  # that a share stands tells of a capacity as well
        if sum(game.pledges) < game.options.start_payment:
            correct_pledges(game)

    def fits(self, game: Tranquility) -> bool:
        return game.options.captain_splits


# -- paying ----------------------------------------------------------------------------------------------


class CollectPayment(Cue[Tranquility]):
    """TR-6.9: secretly and simultaneously."""

    __slots__ = ()
    kind: ClassVar[str] = "collect_payment"
    former_kinds: ClassVar[tuple[str, ...]] = ("GiveTime",)

    def run(self, game: Tranquility) -> None:
        short = sum(game.pledges) < game.options.start_payment  # TR-6.12, pay_all: there is nothing to choose
        for seat in range(game.seats):
            owed = game.pledges[seat]
            if owed > 0:
                game.gave |= 1 << seat
                if short:
                    give_all(game, seat)
                else:
                    game.push(seat, Give(owed, game.options.unseen if game.lies_at(YELLOW, seat) else 0))

    def fits(self, game: Tranquility) -> bool:
        return game.sailed


def give(game: Tranquility, seat: int, card: int) -> None:
    """A card of the hand; whether that empties it counts for a Compass later (TR-12.15)."""
    discard(game, seat, card)
    if not game.hands[seat]:
        game.emptied |= 1 << seat


def give_unseen(game: Tranquility, seat: int) -> None:
    """TR-12.11"""
    card = game.piles[seat].pop()
    game.buried = put(game.buried, seat, (*game.buried[seat], card))
    game.emit("give_unseen", seat)


def give_all(game: Tranquility, seat: int) -> None:
    for card in [card for card in game.hands[seat] if card in game.discardable(seat)]:
        give(game, seat, card)
    if game.lies_at(YELLOW, seat):
        for _ in range(min(game.options.unseen, len(game.piles[seat]))):
            give_unseen(game, seat)


class Give(Step[Tranquility]):
    """One card of the share more; with a yellow Storm up to two may come unseen from the pile (TR-12.11)."""

    __slots__ = ("owed", "unseen")
    kind: ClassVar[str] = "give"
    fields: ClassVar[dict[str, Field]] = {"owed": Number(1, 40), "unseen": COUNT}

    def __init__(self, owed: int, unseen: int) -> None:
        self.owed: int = owed
        self.unseen: int = unseen

    def choices(self, game: Tranquility, seat: int) -> list[int]:
        cards = game.discardable(seat)
        if self.unseen > 0 and game.piles[seat]:
            cards.append(UNSEEN)
        return cards

    def take(self, game: Tranquility, seat: int, choice: int) -> None:
        unseen = self.unseen
        if choice == UNSEEN:
            give_unseen(game, seat)
            unseen -= 1
        else:
            give(game, seat, choice)
        if self.owed > 1:
            game.push(seat, Give(self.owed - 1, unseen))

    def secret(self, game: Tranquility, seat: int, choice: int) -> bool:
        return choice != UNSEEN

    def possible(self, game: Tranquility, seat: int) -> bool:
        return game.spare(seat) + min(self.unseen, len(game.piles[seat])) >= self.owed

    def fits(self, game: Tranquility, seat: int) -> bool:
        if game.pledging or not game.gave >> seat & 1 or not game.pledges or self.owed > game.pledges[seat]:
            return False
        unseen = game.options.unseen if game.lies_at(YELLOW, seat) else 0
        return self.unseen <= unseen and self.possible(game, seat)

    def describe(self, game: Tranquility, seat: int, choice: int) -> Answer:
        if choice == UNSEEN:
            return answer("give", {"unseen": True}, f"pile-{seat + 1}", "pay_unseen")
        card = card_word(choice)
        return answer("give", {"card": card}, f"hand-{card}", "give", card=choice)

    def prompt(self, game: Tranquility, seat: int) -> Prompt:
        return ask("give", "TR-6.9", "TR-12.11", n=self.owed)


class PaymentDone(Cue[Tranquility]):
    """All have paid: hands above the limit (TR-6.13), earned Compasses (TR-12.15), Storms laid out (TR-14.7)."""

    __slots__ = ()
    kind: ClassVar[str] = "payment_done"
    former_kinds: ClassVar[tuple[str, ...]] = ("Paid",)

    def run(self, game: Tranquility) -> None:
        game.paying = False
        if game.options.mode == DAY_NIGHT and not game.options.turn_each:  # TR-17.3
            game.moon_hands ^= (1 << game.seats) - 1
        game.schedule(*[LaidStorm(0, storm) for storm in game.laid])
        for seat in reversed(clockwise(game)):
            if game.emptied >> seat & 1:
                reward(game, seat)
        game.emptied = 0
        for seat in range(game.seats):
            ask_to_discard_to_limit(game, seat)
        game.pledges = ()
        game.last_pledges = ()

    def fits(self, game: Tranquility) -> bool:
        return game.sailed


BEGIN_PAYMENT: Final = BeginPayment()
DIVIDE_PAYMENT: Final = DividePayment()
COLLECT_PAYMENT: Final = CollectPayment()
PAYMENT_DONE: Final = PaymentDone()
PLEDGE: Final = Pledge()
PLEDGE_ROUND: Final = [PledgeRound(round) for round in range(41)]
