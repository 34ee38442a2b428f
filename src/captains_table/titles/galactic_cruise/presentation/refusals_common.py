"""What every explanation needs: which question is open, and where a thing is done instead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from captains_table.kernel.phrasing import refuse
from captains_table.kernel.state import Refusal
from captains_table.titles.galactic_cruise.data.ids import NOTHING
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise

STEP2: Final = ("step2", "forced_meeting")
STOPS: Final = ("advance", "upgrade", "score_guests", "after_day", "gala", "last_stop")
ACTING_ASKS: Final = ("first_action", "second_action", "overtime", "meeting_action")
PAYING: Final = ("pay", "pay_cover", "pay_nothing")

RULES: Final = (  # of the twelve actions
    "GC-9.1.1", "GC-9.2.1", "GC-9.3.1", "GC-9.4.1", "GC-9.5.1", "GC-9.6.2", "GC-9.7.1", "GC-9.8.1", "GC-9.9.1",
    "GC-9.10.1", "GC-9.11.1", "GC-9.12.1",
)  # fmt: skip


def asks(game: GalacticCruise, seat: int) -> str:
    """The key of the question this seat has to answer; empty if none."""
    stack = game.stacks[seat]
    if not stack:
        return ""
    key = stack[-1].prompt(game, seat).ask.key.removeprefix("ask.")
    return key.removesuffix("_tech").removesuffix("_full")  # the same question in other words


def answer_first(game: GalacticCruise, seat: int) -> Refusal | None:
    """Something else is being asked."""
    stack = game.stacks[seat]
    return refuse("answer_first", stack[-1].prompt(game, seat).rules[0]) if stack else None


def elsewhere(game: GalacticCruise, action: int) -> Refusal:
    """It is part of an action: one that could be chosen now, or one a Worker has to reach first."""
    seat = game.turn
    if seat != NOTHING and asks(game, seat) in ACTING_ASKS and action in game.stacks[seat][-1].choices(game, seat):
        return refuse("choose_action", RULES[action], action=action)
    return refuse("with_action", RULES[action], action=action, site=site_of(game, action))


def site_of(game: GalacticCruise, action: int) -> int:
    """Where an action stands."""
    return game.at_site.index(action) // 2


def named(word: str, known: Sequence[str]) -> int:
    """The number of a word, NOTHING if there is no such thing."""
    return list(known).index(word) if word in known else NOTHING


def counted(word: str, most: int) -> int:
    """A number from 1 to `most`, counted from 0; NOTHING if it is not one."""
    return int(word) - 1 if word.isdecimal() and 1 <= int(word) <= most else NOTHING
