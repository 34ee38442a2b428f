"""Chance: a quick generator for bots and playouts, and a sealed one for tables."""

from __future__ import annotations

from hashlib import sha256, shake_256
from struct import unpack

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """Multiply-with-carry, one 62-bit integer of state: no product leaves 63 bits, so `i64` and `int` agree."""

    __slots__ = ("x",)

    def __init__(self, seed: int, x: i64 = 0) -> None:
        """A generator from a seed, or one in state x."""
        self.x: i64 = x
        if x == 0:
            self.sow(seed)

    def sow(self, seed: int) -> None:
        z = (seed + 0x9E3779B97F4A7C15) * 0xBF58476D1CE4E5B9 & 0xFFFFFFFFFFFFFFFF
        z = (z ^ z >> 27) * 0x94D049BB133111EB & 0xFFFFFFFFFFFFFFFF
        self.x = (z ^ z >> 31) % (698769069 * (1 << 32) - 2) + 1

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1; n below 2**31."""
        x = self.x
        low = x & 0xFFFFFFFF
        high = x >> 32
        self.x = low * 698769069 + high
        return ((low ^ high) & 0x7FFFFFFF) * n >> 31

    def shuffle(self, cards: list[int]) -> None:
        i: i64 = len(cards) - 1
        while i > 0:
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
            i -= 1

    def copy(self) -> Rng:
        return Rng(0, self.x)


class Chance(Rng):
    """The table's chance: draw number x of a game is read from SHAKE-256 of the seed and x, and from nothing else.

    Nobody can work out the seed, nor another draw, from the cards one has seen; whoever is given the seed after
    the game can repeat every draw. `commitment` is published before the game.
    """

    __slots__ = ("seed",)

    def __init__(self, seed: str, x: i64 = 1) -> None:
        super().__init__(0, x)  # x - 1 draws have been made so far
        self.seed: str = seed

    def _numbers(self, count: int) -> tuple[int, ...]:
        """64-bit numbers for one draw: reducing them to a card's place is fair to one part in 2**50."""
        stream = shake_256(f"captains-table/{self.seed}/{self.x}".encode()).digest(8 * count)
        self.x += 1
        numbers: tuple[int, ...] = unpack(f"<{count}Q", stream)
        return numbers

    def below(self, n: i64) -> i64:
        sides: int = int(n)
        return self._numbers(1)[0] % sides

    def shuffle(self, cards: list[int]) -> None:
        if len(cards) > 1:
            i = len(cards) - 1
            for number in self._numbers(i):
                j: int = number % (i + 1)
                cards[i], cards[j] = cards[j], cards[i]
                i -= 1

    def copy(self) -> Rng:
        return Chance(self.seed, self.x)


def commitment(seed: str) -> str:
    """What is published before the game, so that the seed cannot be changed afterwards.

    It hides a seed of 128 random bits, as a new game draws it; a short one given by hand can be guessed from it.
    """
    return sha256(f"captains-table/{seed}".encode()).hexdigest()
