"""States and steps as plain data, and steps back from it: for saving, comparing and bug reports."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

from captains_table.kernel.errors import BadPosition, cut, shown, suggest
from captains_table.kernel.state import Cue, State, Step

DERIVED = {"cached_seat", "cached_choices", "events"}  # fields that are not part of a position


def fields_of(kind: type) -> tuple[str, ...]:
    """Every field of a state, step or cue, interpreted or compiled, in alphabetical order."""
    names: set[str] = set()
    for each in kind.__mro__:
        slots = each.__dict__.get("__mypyc_attrs__") or each.__dict__.get("__slots__", ())
        names.update(name for name in slots if not name.startswith("__"))
    return tuple(sorted(names))


def serialize(thing: Any) -> Any:
    """Everything a state holds, as JSON-ready data. Steps and cues become [kind, {fields}]."""
    if isinstance(thing, (list, tuple)):
        return [serialize(each) for each in thing]
    if isinstance(thing, (int, str, float, type(None))):
        return thing
    if hasattr(thing, "fingerprint"):
        return thing.fingerprint  # data shared by all states of a game
    names = [name for name in fields_of(type(thing)) if name not in DERIVED]
    if isinstance(thing, State):
        return {name: serialize(getattr(thing, name)) for name in names}
    return [kind_of(type(thing)), {name: serialize(getattr(thing, name)) for name in names}]


def digest(state: State) -> str:
    """A short name for a position: two states that differ in anything have different ones."""
    return sha256(json.dumps(serialize(state), sort_keys=True).encode()).hexdigest()[:16]


def kind_of(kind: type[Any]) -> str:
    """What a step or cue is called in positions: its own kind, not one it inherits; else as its class."""
    return str(kind.__dict__.get("kind") or kind.__name__)


def deserialize(base: type[Any], written: Any, state: State, seat: int, where: str) -> Any:
    """A step or cue of the state's title from what `plain` made of it, everything in it checked."""
    if not (
        isinstance(written, list) and len(written) == 2 and isinstance(written[0], str) and isinstance(written[1], dict)
    ):
        raise BadPosition(f"{where}: write a step as [kind, {{fields}}], as position() does, not {shown(written)}")
    name, given = written
    kind = _kinds(base, _home(state)).get(name)
    if kind is None:
        known = {kind_of(each) for each in _descendants(base) if each.__module__.startswith(_home(state))}
        raise BadPosition(f"{where}: no step is called '{cut(name)}'{suggest(name, known)}")
    if sorted(given) != list(fields_of(kind)):
        raise BadPosition(f"{where}: '{name}' has the fields {', '.join(fields_of(kind)) or '(none)'}")
    fields = {}
    for key, value in given.items():
        field = kind.fields.get(key)
        if not _is_small(value) if field is None else not field.fits(value, state):
            raise BadPosition(f"{where}: '{key}' of '{name}' must be {field or 'a small number'}, not {shown(value)}")
        fields[key] = tuple(value) if isinstance(value, list) else value
    thing = kind(**fields)
    if not (thing.fits(state) if isinstance(thing, Cue) else thing.fits(state, seat)):
        raise BadPosition(f"{where}: '{name}' with {shown(given)} cannot be here in this position")
    return thing


def _home(state: State) -> str:
    """The package of the state's title."""
    return type(state).__module__.rpartition(".")[0].removesuffix(".rules")


def _kinds(base: type[Any], home: str) -> dict[str, type[Any]]:
    """Every step or cue of a title by its kind, and by what it was called in earlier positions."""
    found = [kind for kind in _descendants(base) if kind.__module__.startswith(home)]
    former = {name: kind for kind in found for name in (kind.__name__, *kind.__dict__.get("former_kinds", ()))}
    return former | {kind_of(kind): kind for kind in found}


def open_steps(state: State) -> dict[str, Any]:
    """The open decisions and what the table does next, for a title's `position`."""
    return {"asked": [serialize(stack) for stack in state.stacks], "script": serialize(state.script)}


def restore_open_steps(state: State, asked: Any, script: Any) -> None:
    """Set what `pending` wrote down."""
    if not (isinstance(asked, list) and len(asked) == state.seats and all(isinstance(each, list) for each in asked)):
        raise BadPosition(f"asked: one list of steps for each of the {state.seats} seats is needed")
    if not isinstance(script, list) or not script:
        raise BadPosition("script: a list of what the table does next is needed beside 'asked'")
    state.script = tuple(deserialize(Cue, each, state, -1, "script") for each in script)
    for seat, steps in enumerate(asked):
        for each in steps:
            state.push(seat, deserialize(Step, each, state, seat, f"asked, seat {seat}"))


def _is_small(value: Any) -> bool:
    """Steps hold small numbers, and lists of them."""
    if isinstance(value, list):
        return all(_is_small(each) for each in value)
    return isinstance(value, int) and -1 <= value <= 999


def _descendants(kind: type[Any]) -> set[type[Any]]:
    found: set[type[Any]] = set()
    for each in kind.__subclasses__():
        found |= {each} | _descendants(each)
    return found
