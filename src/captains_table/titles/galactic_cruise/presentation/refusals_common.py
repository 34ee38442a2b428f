"""What every explanation needs: which question is open, and where a thing is done instead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from captains_table.kernel.phrasing import refuse
from captains_table.kernel.state import Refusal, Step
from captains_table.titles.galactic_cruise.data.ids import NOTHING
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from captains_table.titles.galactic_cruise.rules.steps.actions import ChooseAction

STOPS: Final = ("advance", "place_token", "score_guests", "after_day", "gala_guest", "last_stop")

RULES: Final = (  # of the twelve actions
    "GC-9.1.1", "GC-9.2.1", "GC-9.3.1", "GC-9.4.1", "GC-9.5.1", "GC-9.6.2", "GC-9.7.1", "GC-9.8.1", "GC-9.9.1",
    "GC-9.10.1", "GC-9.11.1", "GC-9.12.1",
)  # fmt: skip


def open_step(game: GalacticCruise, seat: int) -> Step[Any] | None:
    """What this seat has to answer."""
    stack = game.stacks[seat]
    return stack[-1] if stack else None


def asked_for(game: GalacticCruise, seat: int) -> str:
    """The kind of the step this seat has to answer; empty if none."""
    step = open_step(game, seat)
    return step.kind if step is not None else ""


def answer_first(game: GalacticCruise, seat: int) -> Refusal | None:
    """Something else is being asked."""
    step = open_step(game, seat)
    return refuse("answer_first", step.prompt(game, seat).rules[0]) if step is not None else None


def elsewhere(game: GalacticCruise, action: int) -> Refusal:
    """It is part of an action: one that could be chosen now, or one a Worker has to reach first."""
    seat = game.turn
    step = open_step(game, seat) if seat != NOTHING else None
    if isinstance(step, ChooseAction) and action in step.choices(game, seat):
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
