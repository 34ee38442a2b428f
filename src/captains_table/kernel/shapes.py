"""The shape of what people write, positions and packs: declared as msgspec Structs; what does not fit is said here.

Ranges that depend on the game, references and what must add up are checked by whoever reads it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from types import UnionType
from typing import Annotated, Any, TypeVar, Union, get_args, get_origin

from msgspec import Meta, Struct, ValidationError, convert
from msgspec.structs import fields

from captains_table.kernel.errors import cut, shown, suggest

T = TypeVar("T")
S = TypeVar("S", bound=Struct)

PerSeat = Annotated[list[T], Meta(extra={"per_seat": True})]  # how many there are is seen by the reader
NAMES = {int: "a whole number", bool: "true or false", str: "a word"}


Text = Annotated[
    str,
    Meta(pattern=r"^(?:[^{}]|\{n\})+\Z", extra={"why": "must be a name, in which only {n} may stand in braces"}),
]
Names = dict[str, Text]  # in every language; {n} stands for a number


def one_of(words: Sequence[str], rule: str = "") -> Meta:
    what = f"one of {', '.join(words)} {rule}".rstrip()
    return Meta(pattern=f"^(?:{'|'.join(map(re.escape, words))})\\Z", extra={"what": what})


def named(what: str) -> Meta:
    """How an error calls what should be there."""
    return Meta(extra={"what": what})


class Misfit(Exception):
    """The first entry that is not as declared: where it is, key by key, and why."""

    def __init__(self, where: tuple[str, ...], why: str) -> None:
        self.where = where
        self.why = why
        super().__init__(why)


def fit(data: Any, shape: type[S]) -> S:
    """What is written, as declared; else Misfit."""
    try:
        return convert(data, shape)
    except (ValidationError, UnicodeEncodeError):
        raise _misfit(data, shape, ()) from None


def _fits(value: Any, kind: Any) -> bool:
    try:
        convert(value, kind)
    except (ValidationError, UnicodeEncodeError):
        return False
    return True


def _misfit(value: Any, kind: Any, where: tuple[str, ...]) -> Misfit:
    """What is wrong with this value, or with the first of what is in it that does not fit."""
    for each in _alternatives(kind):
        base, noted = _bare(each)
        if isinstance(value, dict) and _is_struct(base):
            for name in value if base.__struct_config__.forbid_unknown_fields else ():
                if name not in base.__struct_encode_fields__:
                    return Misfit(where, f"there is no '{cut(name)}'{suggest(name, base.__struct_encode_fields__)}")
            for field in fields(base):
                if field.required and field.encode_name not in value:
                    return Misfit((*where, field.encode_name), "is missing")
        for key, inner, part in _parts(value, base, noted):
            if not _fits(inner, part):
                return _misfit(inner, part, (*where, *key))
    why = [noted["why"] for _, noted in map(_bare, _alternatives(kind)) if "why" in noted]
    return Misfit(where, f"{why[0] if why else f'must be {describe(kind)}'}, not {shown(value)}")


def _parts(value: Any, base: Any, noted: dict[str, Any]) -> Iterator[tuple[tuple[str, ...], Any, Any]]:
    """What a table or list consists of: how an error names it, the value and what it must be."""
    args = get_args(base)
    if isinstance(value, dict) and get_origin(base) is dict:
        for key, inner in value.items():
            yield (), key, args[0]
            yield (cut(key),), inner, args[1]
    elif isinstance(value, dict) and _is_struct(base):
        for field in fields(base):
            if field.encode_name in value:
                yield (field.encode_name,), value[field.encode_name], field.type
    elif isinstance(value, list) and get_origin(base) is list and "size" not in noted:
        for number, inner in enumerate(value):
            named = f"seat {number}" if "per_seat" in noted else str(number) if _is_struct(args[0]) else ""
            yield ((named,) if named else ()), inner, args[0]
    elif isinstance(value, list) and get_origin(base) is tuple and len(value) == len(args):
        for inner, part in zip(value, args, strict=True):
            yield (), inner, part


def describe(kind: Any) -> str:
    """What somebody should have written, in words."""
    return " or ".join(_described(each) for each in _alternatives(kind) if each is not type(None))


def _described(kind: Any) -> str:
    base, noted = _bare(kind)
    args = get_args(base)
    if "what" in noted:
        return str(noted["what"])
    if get_origin(base) is tuple:
        return f"[{', '.join(describe(each) for each in args)}]"
    if get_origin(base) is list and "size" in noted:
        return f"{noted['size']} {describe(args[0]).replace('a whole number', 'whole numbers')}"
    if get_origin(base) is list:
        return f"a list, each entry {describe(args[0])}"
    if "high" in noted:
        return f"a whole number from {noted['low']} to {noted['high']}"
    return NAMES.get(base, "a table")


def seat_lists(shape: type[Struct]) -> Iterator[tuple[str, str]]:
    """The lists with an entry for each seat, and what an entry is called."""
    for field in fields(shape):
        for base, noted in map(_bare, _alternatives(field.type)):
            if "per_seat" in noted:
                yield field.name, "table" if _is_struct(get_args(base)[0]) else "entry"


def _alternatives(kind: Any) -> Sequence[Any]:
    return get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Struct)


def _bare(kind: Any) -> tuple[Any, dict[str, Any]]:
    """A type without what is noted beside it, and that."""
    if get_origin(kind) is not Annotated:
        return kind, {}
    base, *metas = get_args(kind)
    noted: dict[str, Any] = {}
    for meta in metas:
        noted |= {"low": meta.ge, "high": meta.le, "size": meta.max_length} | (meta.extra or {})
    return base, {key: value for key, value in noted.items() if value is not None}
