"""Lots of shares. A lot is a number whose digits count certificates of 1, 2 and 3 shares (CL-2.3), so that lots add up
as numbers do. Where shares are interchangeable (CL-15.11) every certificate is of one share."""

from __future__ import annotations

from typing import Final

TWO: Final = 11  # a certificate of two shares; at most ten of one share lie below it
THREE: Final = 22
LOTS: Final = 44

SHARES: Final = [lot % TWO + 2 * (lot // TWO % 2) + 3 * (lot // THREE) for lot in range(LOTS)]

ALL_FUNGIBLE: Final = 10
ALL_CERTIFICATES: Final = 5 + TWO + THREE


def lots_within(held: int) -> list[int]:
    """All lots, but the empty one, that can be taken from what is held, the smallest first."""
    ones, twos, threes = held % TWO, held // TWO % 2, held // THREE
    return [
        one + TWO * two + THREE * three
        for three in range(threes + 1)
        for two in range(twos + 1)
        for one in range(ones + 1)
        if one + two + three > 0
    ]


def certificates(held: int) -> list[int]:
    """The single certificates to be had: 1, TWO, THREE."""
    found = []
    if held % TWO:
        found.append(1)
    if held // TWO % 2:
        found.append(TWO)
    if held // THREE:
        found.append(THREE)
    return found


def count(held: int) -> int:
    """How many certificates."""
    return held % TWO + held // TWO % 2 + held // THREE


def certificates_in(lot: int) -> list[int]:
    """How many shares each certificate is of."""
    return [1] * (lot % TWO) + [2] * (lot // TWO % 2) + [3] * (lot // THREE)


def written(lot: int, indivisible: bool) -> str:
    """The number of shares, or the certificates, as in '1+1+3'."""
    return "+".join(map(str, certificates_in(lot))) if indivisible else str(lot)
