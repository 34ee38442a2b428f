"""States and steps as plain data, and steps back from it: for saving, comparing and bug reports."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

from captains_table.kernel.errors import BadPosition, shown, suggest
from captains_table.kernel.state import Cue, State, Step

WRITTEN_AS = {"options": "terms"}  # the name of old, in every digest written down since
WORKED_OUT = {"asked", "answer", "events"}  # fields of a state that are not part of a position


def fields_of(kind: type) -> tuple[str, ...]:
    """Every field of a state, step or cue, interpreted or compiled, in alphabetical order."""
    names: set[str] = set()
    for each in kind.__mro__:
        slots = each.__dict__.get("__mypyc_attrs__") or each.__dict__.get("__slots__", ())
        names.update(name for name in slots if not name.startswith("__"))
    return tuple(sorted(names))


def plain(thing: Any) -> Any:
    """Everything a state holds, as JSON-ready data. Steps and cues become [name, {fields}]."""
    if isinstance(thing, (list, tuple)):
        return [plain(each) for each in thing]
    if isinstance(thing, (int, str, float, type(None))):
        return thing
    if hasattr(thing, "fingerprint"):
        return thing.fingerprint  # data shared by all states of a game
    names = fields_of(type(thing))
    if isinstance(thing, State):
        names = tuple(name for name in names if name not in WORKED_OUT)
    fields = {WRITTEN_AS.get(name, name): plain(getattr(thing, name)) for name in names}
    return fields if isinstance(thing, State) else [type(thing).__name__, fields]


def digest(state: State) -> str:
    """A short name for a position: two states that differ in anything have different ones."""
    return sha256(json.dumps(plain(state), sort_keys=True).encode()).hexdigest()[:16]


def revive(base: type[Any], written: Any, home: str, where: str) -> Any:
    """A step or cue of the title whose modules begin with `home`, from what `plain` made of it."""
    kinds = {kind.__name__: kind for kind in _descendants(base) if kind.__module__.startswith(home)}
    if not (
        isinstance(written, list)
        and len(written) == 2
        and isinstance(written[0], str)
        and isinstance(written[1], dict)
        and all(_is_small(value) for value in written[1].values())
    ):
        raise BadPosition(f"{where}: write a step as [name, {{fields}}], as position() does, not {shown(written)}")
    name, fields = written
    kind = kinds.get(name)
    if kind is None:
        raise BadPosition(f"{where}: no step is called '{name}'{suggest(name, kinds)}")
    fields = {key: tuple(value) if isinstance(value, list) else value for key, value in fields.items()}
    if sorted(fields) != list(fields_of(kind)):
        raise BadPosition(f"{where}: '{name}' has the fields {', '.join(fields_of(kind)) or '(none)'}")
    try:
        return kind(**fields)
    except TypeError as error:
        raise BadPosition(f"{where}: '{name}' cannot be made of {shown(fields)}: {error}") from None


def pending(state: State) -> dict[str, Any]:
    """The open decisions and what the table does next, for a title's `position`."""
    return {"asked": [plain(stack) for stack in state.stacks], "script": plain(state.script)}


def resume(state: State, asked: Any, script: Any) -> None:
    """Set what `pending` wrote down."""
    if not (isinstance(asked, list) and len(asked) == state.seats and all(isinstance(each, list) for each in asked)):
        raise BadPosition(f"asked: one list of steps for each of the {state.seats} seats is needed")
    if not isinstance(script, list) or not script:
        raise BadPosition("script: a list of what the table does next is needed beside 'asked'")
    home = type(state).__module__.rpartition(".")[0].removesuffix(".rules")
    state.script = tuple(revive(Cue, each, home, "script") for each in script)
    for seat, steps in enumerate(asked):
        for each in steps:
            state.push(seat, revive(Step, each, home, f"asked, seat {seat + 1}"))


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
