"""What a sensible player would choose, from what the seat knows.

The measure of a grid is its outlook: for every gap of k slots between two numbers, with m numbers in between not
known to be gone, there are C(m, k) ways to fill it; the outlook is the sum of their logarithms. A move is worth the
outlook it leaves, less a price for every card spent.
"""

from __future__ import annotations

from math import lgamma
from typing import Final

from captains_table.kernel.rng import Rng
from captains_table.kernel.state import PERMITTED, State
from captains_table.titles.tranquility.data.ids import FINISH, ISLANDS, MONSTER, ORANGE, PURPLE, START, YELLOW
from captains_table.titles.tranquility.rules.options import DAY_NIGHT, DUEL
from captains_table.titles.tranquility.rules.state import Tranquility
from captains_table.titles.tranquility.rules.steps import compass, duel, monsters, pay, rocks, start, storms, turn

LOG_FACTORIAL: Final = [lgamma(n + 1.0) for n in range(128)]
EASE: Final = [1.0, 0.85, 0.65, 0.35]  # of paying 1, 2, 3 or 4 cards
HOPELESS: Final = 25.0  # for every slot of a gap that no number is left for

CARD_PRICE: Final = 1.4  # of a card spent, at an even budget
WRONG_SIDE: Final = 1.6  # Day & Night: an Island that will have to be turned
MONSTER_EASE: Final = 4.0  # of a hand freed from a Monster
COMPASS_WORTH: Final = 5.0
PROGRESS: Final = 4.5  # of a slot filled
LATE: Final = 12  # gaps or pile cards left when a Finish must be kept


class Thoughts:
    """What a seat makes of the position before it decides."""

    def __init__(self, game: Tranquility, seat: int) -> None:
        self.game: Tranquility = game
        self.seat: int = seat
        self.left: list[float] = [self.survivors()] * (ISLANDS + 1)  # per number: how likely it is still in play
        for card in [*game.grid, *game.gone, *game.discards[seat]]:
            if card <= ISLANDS:
                self.left[card] = 0.0
        for card in game.hands[seat]:
            if card <= ISLANDS:
                self.left[card] = 1.0
        self.below: list[float] = self.count()  # numbers left up to each
        self.now: float = self.outlook(-1, 0)
        self.price: float = CARD_PRICE * self.scarcity()

    def survivors(self) -> float:
        """Of the cards this seat has not seen, the share that has not been discarded or removed."""
        game = self.game
        playing = len(game.piles[self.seat])
        lost = len(game.removed) + len(game.buried[self.seat])
        for q in range(game.seats):
            if q != self.seat:
                playing += len(game.piles[q]) + len(game.hands[q])
                lost += len(game.discards[q]) + len(game.buried[q])
        return playing / max(1, playing + lost)

    def count(self) -> list[float]:
        below = [0.0]
        for number in range(1, ISLANDS + 1):
            below.append(below[-1] + self.left[number])
        below.append(below[-1])
        return below

    def scarcity(self) -> float:
        """How dear cards are: what is still needed, against what is there."""
        game = self.game
        cards = sum([len(game.hands[q]) + len(game.piles[q]) for q in range(game.seats)])
        gaps = game.layout.slots - game.filled
        spare = cards - gaps - (0 if game.sailed else game.options.start_payment)
        return min(2.0, max(0.3, (gaps + 4) / max(1.0, spare + 2.0)))

    def outlook(self, at: int, card: int) -> float:
        """The outlook with this number on that slot (0: an emptied slot); slot -1: as it is."""
        grid = self.game.grid
        below = self.below
        total = 0.0
        for first, last in self.game.layout.lines:
            low = 0
            empty = 0
            for slot in range(first, last + 1):
                placed = ISLANDS + 1 if slot == last else card if slot == at else grid[slot]
                if placed == 0:
                    empty += 1
                    continue
                if empty > 0:
                    if empty > (1 if low else 0) + (1 if slot < last else 0):
                        ways = below[placed - 1] - below[low]
                    else:
                        ways = self.near(low, placed if slot < last else 0)  # no slot is free
                    if low < card < placed:
                        ways -= 1.0  # the number is being laid in another line
                    if ways < empty:
                        total -= HOPELESS * (empty - ways)
                    else:
                        total += lgamma(ways + 1.0) - LOG_FACTORIAL[empty] - lgamma(ways - empty + 1.0)
                    empty = 0
                low = placed
        return total

    def near(self, low: int, high: int) -> float:
        """The numbers that can be paid for in a gap without a free slot, the cheap ones counting more."""
        ways = 0.0
        for distance in range(1, len(EASE) + 1):
            number = low + distance
            if low > 0 and number <= ISLANDS and (high == 0 or number <= high - distance):
                ways += self.left[number] * EASE[distance - 1]
            number = high - distance
            if high > 0 and number > low + (distance if low else 0):
                ways += self.left[number] * EASE[distance - 1]
        return ways

    def loss(self, card: int) -> float:
        """What is lost if this card is discarded."""
        game = self.game
        if card == START:
            return 0.0
        if card == FINISH:
            if game.hands[self.seat].count(FINISH) > 1:
                return 0.2
            late = game.layout.slots - game.filled < LATE or len(game.piles[self.seat]) < LATE
            return 8.0 if late else 0.8
        self.left[card] = 0.0
        kept = self.below
        self.below = self.count()
        without = self.outlook(-1, 0)
        self.left[card] = 1.0
        self.below = kept
        return self.now - without

    def losses(self, but: int) -> list[float]:
        """The losses of the discardable cards of the hand, the smallest first, without one card of this kind."""
        hand = self.game.hands[self.seat].copy()
        if but in hand:
            hand.remove(but)
        return sorted([self.loss(card) for card in hand if card < MONSTER and (card != START or self.game.sailed)])

    def payment(self, cost: int, losses: list[float]) -> float:
        """What a payment of so many cards takes, and what an emptied hand brings (TR-12.13 c)."""
        if cost > len(losses):
            return 1000.0
        paid = self.price * cost + sum(losses[:cost])
        if cost > 0 and self.game.supply > 0 and cost == len(losses):
            paid -= COMPASS_WORTH
        return paid

    def lay(self, card: int, slot: int, losses: list[float]) -> float:
        """The worth of laying this Island there, compared with the outlook now."""
        game = self.game
        worth = self.outlook(slot, card) - self.now
        gaps = game.layout.slots - game.filled
        worth += PROGRESS + max(0.0, self.now) / gaps  # what a slot filled takes from the outlook anyway
        worth -= self.payment(game.cost(card, slot), losses)
        if game.options.mode == DAY_NIGHT and bool(game.moon_hands >> self.seat & 1) != (slot < game.layout.slots // 2):
            worth -= WRONG_SIDE
        return worth

    def best_slot(self, card: int) -> tuple[float, int]:
        losses = self.losses(card)
        best = -1e9
        chosen = -1
        for slot in self.game.slots_for(card, self.seat):
            worth = self.lay(card, slot, losses)
            if worth > best:
                best = worth
                chosen = slot
        return best, chosen

    def best_target(self) -> tuple[float, int]:
        """The Island whose loss leaves the best outlook."""
        best = -1e9
        chosen = -1
        game = self.game
        for slot in game.monster_targets():
            worth = self.outlook(slot, 0) - self.now - self.price
            if game.options.mode == DAY_NIGHT and self.wrong_side(slot):
                worth += WRONG_SIDE
            if worth > best:
                best = worth
                chosen = slot
        return best, chosen

    def wrong_side(self, slot: int) -> bool:
        """TR-17.6"""
        return bool(self.game.moon >> slot & 1) != (slot < self.game.layout.slots // 2)

    def best_turn(self) -> int:
        """Day & Night: an Island on its wrong side, or any."""
        filled = [slot for slot in range(self.game.layout.slots) if self.game.grid[slot]]
        for slot in filled:
            if self.wrong_side(slot):
                return slot
        return filled[0]

    # -- the decisions -----------------------------------------------------------------------------------------

    def act(self, options: list[int]) -> int:
        game = self.game
        if FINISH in options:
            return FINISH
        if options == [START]:
            return START
        losses = self.losses(0)
        best = -1e9
        chosen = options[0]
        for choice in options:
            if choice == turn.DISCARD_TWO:
                worth = -self.payment(game.options.discard_two, losses)
            elif choice == turn.TURN_ISLAND:
                gain = WRONG_SIDE if self.wrong_side(self.best_turn()) else -WRONG_SIDE
                worth = gain - self.payment(game.options.turn_price, losses)
                if game.complete():
                    worth += 10.0 if gain > 0 else -10.0
            elif choice == MONSTER:
                worth = self.best_target()[0] + MONSTER_EASE
            else:
                worth = self.best_slot(choice)[0]
            if worth > best:
                best = worth
                chosen = choice
        return chosen

    def discard(self, options: list[int]) -> int:
        """The card that is missed least."""
        best = 1e9
        chosen = options[0]
        for card in options:
            if card == start.UNSEEN:
                missed = 0.9  # a card of the pile, whatever it is
            else:
                missed = self.loss(card)
            if missed < best:
                best = missed
                chosen = card
        return chosen

    def pledge(self, options: list[int]) -> int:
        """Everybody gives in proportion to the cards left; all can work out the same split."""
        game = self.game
        shares = self.shares(list(game.last_pledges))
        return min(shares[self.seat], options[-1])

    def shares(self, last: list[int]) -> list[int]:
        """A split of the payment that all agree on: from the last pledges, or in proportion to what is left."""
        game = self.game
        goal = game.options.start_payment
        wealth = [len(game.hands[q]) + len(game.piles[q]) for q in range(game.seats)]
        shares = last if last else [0] * game.seats
        while sum(shares) != goal:
            richest = -1
            for q in start.around(game):
                if sum(shares) < goal:
                    fits = shares[q] < start.bound(game, q) and not (last and shares[q] < last[q])
                else:
                    fits = shares[q] > 0
                if fits and (richest < 0 or self.richer(wealth, shares, q, richest)):
                    richest = q
            if richest < 0:
                break
            shares[richest] += 1 if sum(shares) < goal else -1
        return shares

    def richer(self, wealth: list[int], shares: list[int], one: int, two: int) -> bool:
        return wealth[one] * (shares[two] + 1) > wealth[two] * (shares[one] + 1)

    def rocks(self, options: list[int]) -> int:
        """The row with the fewest gaps: least is blocked there."""
        best = 99
        chosen = options[0]
        for row in options:
            if row != rocks.STAY:
                gaps = sum([1 for slot in self.game.layout.rows[row] if self.game.grid[slot] == 0])
                if gaps < best:
                    best = gaps
                    chosen = row
        return chosen

    def worst_storm(self, options: list[int]) -> int:
        """The Storm that a Compass is best used on; -1 if none is worth it. A purple one must go before the end,
        since its row cannot be filled; an orange one matters little once most slots have neighbours."""
        game = self.game
        late = 2 * game.filled > game.layout.slots
        for colour in (PURPLE, YELLOW) if late else (YELLOW, ORANGE, PURPLE):
            for storm in options:
                if storm < len(game.options.colours) and game.options.colours[storm] == colour:
                    return storm
        return -1


def advise(state: State, seat: int, rng: Rng) -> int:
    """What to choose for a seat that is asked."""
    assert isinstance(state, Tranquility)
    game = state
    options = game.choices(seat)
    if len(options) == 1:
        return options[0]
    if game.options.mode == DUEL:
        return advise_duel(game, seat, options)
    step = game.stacks[seat][-1]
    thoughts = Thoughts(game, seat)
    extras = game.permitted(seat)
    if extras and isinstance(step, turn.Act):
        storm = thoughts.worst_storm([extra - PERMITTED for extra in extras])
        if storm >= 0:
            return PERMITTED + storm
    if isinstance(step, turn.Act):
        return thoughts.act(options)
    if isinstance(step, turn.Place):
        return thoughts.best_slot(step.card)[1]
    if isinstance(step, (pay.Discard, start.Give)):
        return thoughts.discard(options)
    if isinstance(step, start.Pledge):
        return thoughts.pledge(options)
    if isinstance(step, start.Split):
        wanted = thoughts.shares([])[start.around(game)[len(step.shares)]]
        return min(max(wanted, options[0]), options[-1])
    if isinstance(step, monsters.Destroy):
        return thoughts.best_target()[1]
    if isinstance(step, turn.TurnIsland):
        return thoughts.best_turn()
    if isinstance(step, (rocks.MoveRocks, rocks.LayRocks, storms.LockRow)):
        return thoughts.rocks(options)
    if isinstance(step, compass.UseCompass):
        storm = thoughts.worst_storm(options)
        return storm if storm >= 0 else options[0] if isinstance(step, turn.Rescue) else compass.KEEP
    if isinstance(step, compass.AwardCompass):
        return seat
    if isinstance(step, storms.CancelStorm):
        return storms.USE if thoughts.worst_storm([game.shown]) >= 0 else storms.KEEP
    return options[rng.below(len(options))]


def advise_duel(game: Tranquility, seat: int, options: list[int]) -> int:
    """Points now, and the cards that will bring some next (TR-18.7)."""
    step = game.stacks[seat][-1]
    if isinstance(step, turn.Act):
        lead = game.points(seat) - game.points(1 - seat)
        ahead = lead > game.options.discard_two * game.options.per_discard
        if game.discards_in_a_row == 1 and ahead and turn.DISCARD_TWO in options:
            return turn.DISCARD_TWO  # TR-18.6 (c): ends the game while ahead
        best = -99.0
        chosen = options[0]
        for choice in options:
            if choice == turn.DISCARD_TWO:
                worth = -1.0 * game.options.discard_two * game.options.per_discard
            else:
                worth = -min([duel_cost(game, choice, slot) for slot in game.slots_for(choice, seat)])
            if worth > best:
                best = worth
                chosen = choice
        return chosen
    if isinstance(step, turn.Place):
        return min(options, key=lambda slot: duel_cost(game, step.card, slot))
    if isinstance(step, duel.TakeCard):
        return min(options, key=lambda card: cheapest(game, card))
    if isinstance(step, pay.Discard):
        return max(options, key=lambda card: cheapest(game, card))
    return options[0]


def duel_cost(game: Tranquility, card: int, slot: int) -> float:
    """What laying it there costs, less the points; a slot in proportion to the number keeps more open."""
    fit = abs((slot + 1) * (ISLANDS + 1) / (game.layout.slots + 1) - card)
    return game.cost(card, slot) * game.options.per_discard - game.options.per_card + 0.02 * fit


def cheapest(game: Tranquility, card: int) -> float:
    """The least a card can cost in this grid; much if it fits nowhere."""
    low, high = game.between(card, 0, game.layout.slots)
    best = 40.0
    for slot in range(low, high):
        best = min(best, duel_cost(game, card, slot))
    return best
