"""What goes on in a position: the open steps that it brings, or the phase that begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from captains_table.kernel.errors import BadPosition
from captains_table.kernel.serialize import kind_of, restore_open_steps
from captains_table.kernel.state import Cue
from captains_table.titles.dream_cruise.data.ids import BOARDING, PREPARE, SET_COURSE, SET_SAIL, SETTING_UP
from captains_table.titles.dream_cruise.rules.state import DreamCruise
from captains_table.titles.dream_cruise.rules.steps.boarding import ALL_ABOARD, BOARDING_PHASE
from captains_table.titles.dream_cruise.rules.steps.course import COURSE_PHASE, UNDER_WAY
from captains_table.titles.dream_cruise.rules.steps.entertainment import CLEAR_DISPLAY, ENTERTAINMENT_PHASE, TakeTurn
from captains_table.titles.dream_cruise.rules.steps.round import DISEMBARK, ROUND
from captains_table.titles.dream_cruise.rules.steps.sail import SAIL_PHASE
from captains_table.titles.dream_cruise.rules.steps.setting_up import AssignCabins, ChooseStarters, StartSet
from captains_table.titles.dream_cruise.rules.steps.turns import Turn

PHASE_CUES: Final[tuple[Cue[DreamCruise], ...]] = (BOARDING_PHASE, COURSE_PHASE, ENTERTAINMENT_PHASE, SAIL_PHASE)
ENDS: Final[dict[int, tuple[Cue[DreamCruise], ...]]] = {
    BOARDING: (ALL_ABOARD,),
    SET_COURSE: (UNDER_WAY,),
    PREPARE: (CLEAR_DISPLAY,),
    SET_SAIL: (),
}


def from_phase(phase: int) -> tuple[Cue[DreamCruise], ...]:
    """What happens from the beginning of this phase to the end of the round."""
    return (*PHASE_CUES[phase - BOARDING :], DISEMBARK)


def bring_open_steps(game: DreamCruise, data: Mapping[str, Any]) -> None:
    """The open steps of a position, each checked, and the script as a whole."""
    restore_open_steps(game, data.get("asked", [[]] * game.seats), data.get("script", []))
    rest = [*reversed(game.script)]
    turns: list[int] = []
    while rest and isinstance(rest[0], (Turn, TakeTurn, ChooseStarters)):
        turns.append(rest.pop(0).seat)
    if turns != [seat for seat in game.order() if seat in turns and not game.stacks[seat]]:
        raise BadPosition("script: everybody else has one turn, in turn order")
    expected = _rest_of_script(game)
    if [type(cue) for cue in rest] != [type(cue) for cue in expected]:
        kinds = ", ".join(kind_of(type(cue)) for cue in expected[::-1])
        raise BadPosition(f"script: here it must begin with {kinds}, and what happens next comes last")


def _rest_of_script(game: DreamCruise) -> tuple[Cue[DreamCruise], ...]:
    """What happens after the turns of this phase."""
    if game.phase == SETTING_UP:
        picking = any(isinstance(stack[-1], StartSet) for stack in game.stacks if stack)
        return (AssignCabins(), ROUND) if picking else (ROUND,)
    if game.open == 0:
        return from_phase(game.phase)
    return (*ENDS[game.phase], *from_phase(game.phase + 1))
