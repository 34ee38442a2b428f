"""Twins of a game: what a reader could not tell from the truth. All that the reader cannot know is dealt anew, the past
included: what others chose since the reader's latest choice is chosen again in that world, secretly perhaps otherwise.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

import captains_table as ct
from captains_table.kernel.game import Line, Move
from captains_table.kernel.rng import Rng
from captains_table.kernel.serialize import serialize
from captains_table.kernel.state import PERMITTED, Event, State

POISON = "what nobody else may read"
TRIES = 40  # worlds to deal until in one of them everybody could do what they were seen to do


def twin_game(game: ct.Game, seat: int | None, seed: int) -> ct.Game | None:
    """None if no world was found in which all could have come as this reader saw it come."""
    twin = _for_spectators(game, seed) if seat is None else _for_seat(game, seat, seed)
    if twin is not None:
        twin.lines = [_as_far_as_known(line, seat) for line in game.lines]
        twin.votes = set(game.votes)
    return twin


def _for_spectators(game: ct.Game, seed: int) -> ct.Game:
    """They know less than any seat: what two seats in turn do not know. They take nothing back and need no past."""
    twin = game.imagine(0, seed)
    return twin.imagine(1, seed + 1) if game.state.seats > 1 else twin


def _for_seat(game: ct.Game, seat: int, seed: int) -> ct.Game | None:
    latest = max((k for k, move in enumerate(game.moves) if move.seat == seat), default=-1)
    if latest < 0 or game.state.over:
        return game.imagine(seat, seed)
    past = game.moves[latest:]
    afterwards = [*(move.before for move in past[1:]), game.state]
    rng = Rng(seed)
    for _ in range(TRIES):
        twin = _as_it_was(game, past, seat, rng)
        if twin is not None and all(
            _again(twin, move, after, seat, rng) for move, after in zip(past, afterwards, strict=True)
        ):
            if len(twin.moves) == len(past):
                lines = [move.line for move in past]
                twin.moves = [move._replace(line=line) for move, line in zip(twin.moves, lines, strict=True)]
            return twin
    return None


def _as_it_was(game: ct.Game, past: list[Move], seat: int, rng: Rng) -> ct.Game | None:
    """Another world before this seat's latest choice. What others had begun secretly by then they begin there, too, if
    they have gone on with it since; None if they cannot."""
    then = copy.copy(game)
    then.state = past[0].before
    twin = then.imagine(seat, int(rng.below(1 << 30)))
    for other in {move.seat for move in past[1:]}:
        begun = _caught_up(twin.state, other, serialize(then.state.stacks[other]))
        if begun is None:
            return None
        twin.state = begun
    twin.state.events = []
    return twin


def _caught_up(state: State, seat: int, wanted: Any, depth: int = 3) -> State | None:
    """This state after secret choices that lead the seat to the questions that it really has."""
    if serialize(state.stacks[seat]) == wanted:
        return state
    for choice in _secret(state, seat, False) if depth else ():
        other = state.clone()
        other.take(seat, choice)
        found = _caught_up(other, seat, wanted, depth - 1)
        if found is not None:
            return found
    return None


def _secret(state: State, seat: int, extra: bool) -> list[int]:
    """The choices that others cannot tell from one another."""
    if extra:
        permission = state.permission
        assert permission is not None
        return [choice for choice in state.permitted(seat) if permission.secret(state, seat, choice - PERMITTED)]
    return [choice for choice in state.choices(seat) if state.stacks[seat][-1].secret(state, seat, choice)]


def _again(twin: ct.Game, move: Move, after: State, reader: int, rng: Rng) -> bool:
    """Make a move in the twin's world; whether it can be made there, and looks the same to the reader."""
    choice = move.choice
    state = twin.state
    if move.seat != reader and move.secret:
        alike = _secret(state, move.seat, choice >= PERMITTED)
        if not alike:
            return False
        if choice not in alike or rng.below(4) == 0:
            choice = alike[rng.below(len(alike))]
    elif choice not in state.choices(move.seat) + state.permitted(move.seat):
        return False
    truth = move.before.clone()
    truth.events = []
    truth.take(move.seat, move.choice)
    told = twin.choose(move.seat, choice)
    return as_told(told, reader) == as_told(truth.events, reader) and list(_seen(twin, twin.state, reader)) == list(
        _seen(twin, after, reader)
    )


def _seen(game: ct.Game, state: State, reader: int) -> Iterator[Any]:
    """What can be seen of a state: it must be what the reader saw."""
    yield state.over
    yield game.title.view(state, reader)
    for seat, stack in enumerate(state.stacks):
        yield serialize([step if seat == reader else step.public() for step in stack])


def as_told(events: list[Event], seat: int) -> list[Any]:
    return [(each.kind, each.seat, each.public, each.private if each.seat == seat else {}) for each in events]


def _as_far_as_known(line: Line, seat: int | None) -> Line:
    events = [
        event if event.seat == seat else event._replace(private=dict.fromkeys(event.private, POISON))
        for event in line.events
    ]
    return line._replace(events=events, notation=line.notation if line.seat == seat else POISON)
