"""Which attack of a game hurt most, by what it cost its victim."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Any, Final

from captains_table.kernel.state import Event
from captains_table.titles.cruise_line_caribbean.data.ids import FINE, LEAK, POACH, RAID, SICK, SMEAR
from captains_table.titles.cruise_line_caribbean.rules.lots import SHARES
from captains_table.titles.cruise_line_caribbean.rules.state import CruiseLine

LEAST: Final = 3  # dollars that make it worth telling
FARE: Final = 4  # what a lost passenger would have paid, at the least usually

# attack: the event that tells what it did, the number in it, and what one of these is worth in dollars
HARM: Final = {
    LEAK: ("loses_fuel", "n", 1),
    SICK: ("loses", "n", FARE),
    RAID: ("pays_player", "amount", 1),
    POACH: ("poaches", "n", FARE),
    SMEAR: ("card_pays", "amount", 1),
    FINE: ("card_pays", "amount", 1),
}

Damage = tuple[str, dict[str, Any]]  # a sentence and what goes into it


def attack_that_hurt_most(
    events: Sequence[tuple[int, Event]], states: Sequence[CruiseLine]
) -> tuple[int, Damage] | None:
    """The moment it took effect, and what to say of it."""
    best, found = LEAST - 1, None
    for at, (_, attack) in enumerate(events):
        if attack.kind != "attacks":
            continue
        after = list(takewhile(lambda each: each[1].kind not in ("attacks", "season"), events[at + 1 :]))
        if any(event.kind == "cancelled" for _, event in after[:4]):  # fended off: nothing else comes in between
            continue
        harm = _harm(attack, after, states)
        if harm is not None and harm[3] > best:
            ply, key, number, best = harm
            args = {"who": attack.seat, "target": attack.public["target"], "card": attack.public["card"], "n": number}
            found = (ply, (key, args))
    return found


def _harm(
    attack: Event, after: Sequence[tuple[int, Event]], states: Sequence[CruiseLine]
) -> tuple[int, str, int, int] | None:
    """The moment, the sentence, the number in it and its worth in dollars."""
    options = states[0].options
    red, target = options.red[attack.public["card"]], attack.public["target"]
    if red == SMEAR and options.standard:
        for ply, event in after:
            if event.kind == "price" and event.seat == target:
                own = SHARES[states[ply].companies[target].shares[target]]
                return ply, "attack_price", event.public["price"], own
    kind, name, each = HARM.get(red, ("", "", 0))
    for ply, event in after:
        if event.kind == kind and target in (event.seat, event.public.get("target")):
            number = event.public[name]
            return ply, f"attack_{kind}", number, each * number
    return None
