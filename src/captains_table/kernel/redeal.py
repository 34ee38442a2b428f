"""Hidden cards dealt anew, for worlds that a seat cannot tell from the truth."""

from __future__ import annotations

from collections.abc import Sequence

from captains_table.kernel.rng import Rng


def deal_hidden(
    hidden: list[int], ages: Sequence[int], refilled_in: Sequence[int], rng: Rng
) -> tuple[list[int], list[int]]:
    """Cards for hidden places outside the deck, and the rest, which is the deck.

    A place was filled after some refill of the deck (its age), and everybody saw which cards went into each refill:
    one of a later refill cannot lie there. What comes out follows from the cards and from chance alone.
    """
    cards = sorted(hidden)
    rng.shuffle(cards)
    found = [-1] * len(ages)
    for age in sorted(set(ages)):  # the oldest places first: for them there are fewest candidates
        for place in range(len(ages)):
            if ages[place] == age:
                at = len(cards) - 1
                while refilled_in[cards[at]] > age:
                    at -= 1
                found[place] = cards.pop(at)
    if ages and max(refilled_in):
        rng.shuffle(cards)  # passing over cards has brought those near the top
    return found, cards
