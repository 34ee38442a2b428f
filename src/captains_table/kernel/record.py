"""The record: one readable text for saving, exporting, bug reports and fixtures."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from captains_table.kernel.errors import TEXTS, BadRecord, cut, shown

FORMAT = "captains-table record 2"
COUNTED_FROM = {FORMAT: 0, "captains-table record 1": 1}  # what the first seat was called
CONCEDE = "* concede"
LONGEST = 200  # letters of a seed or a choice; it is looked for among the legal ones, letter by letter


@dataclass(frozen=True)
class Setting:
    """How a game began: all that is needed, with the choices, to play it again."""

    title: str
    rules: int
    seats: int
    options: dict[str, Any]
    seed: str
    names: tuple[str, ...] = ()
    packs: str = ""  # fingerprint of the user's own data, if any
    position: dict[str, Any] | None = None


@dataclass(frozen=True)
class Record:
    """A record as read: the setting, the choices as (seat, notation), and how it says the game stood at the end."""

    setting: Setting
    choices: list[tuple[int, str]] = field(default_factory=list)
    end: str = ""


def write(setting: Setting, lines: list[str], end: str) -> str:
    head = [
        FORMAT,
        f"title: {setting.title}",
        f"rules: {setting.rules}",
        f"seats: {setting.seats}",
        f"players: {json.dumps(setting.names)}",
        f"options: {json.dumps(setting.options)}",
        f"seed: {setting.seed}",
    ]
    if setting.packs:
        head.append(f"packs: {setting.packs}")
    if setting.position is not None:
        head.append(f"position: {json.dumps(setting.position)}")
    return "\n".join([*head, "", *lines, f"end: {end}"]) + "\n"


def read(text: str) -> Record:
    """Understand a record; whether its choices are legal shows when they are replayed."""
    if not isinstance(text, str):
        raise BadRecord(TEXTS.sentence("not_text", kind=type(text).__name__))
    lines = text.replace("\r\n", "\n").removesuffix("\n").split("\n")
    if not lines or lines[0] not in COUNTED_FROM:
        raise BadRecord(TEXTS.sentence("not_record", first=FORMAT))
    if "" not in lines:
        raise BadRecord(TEXTS.sentence("no_body"))
    if not any(line.startswith("end: ") for line in lines):
        raise BadRecord(TEXTS.sentence("no_end"))
    at = lines.index("")
    head = _head(lines[1:at])
    first = COUNTED_FROM[lines[0]]
    choices: list[tuple[int, str]] = []
    end = ""
    for number, line in enumerate(lines[at + 1 :], at + 2):
        if not line or line.startswith("#"):
            continue
        if end:
            raise BadRecord(TEXTS.sentence("after_end", number=number))
        seat, _, notation = line.partition(" ")
        if seat == "end:":
            end = notation
        elif line == CONCEDE:
            choices.append((-1, line))
        elif seat.isdecimal() and len(seat) < 4 and 0 < len(notation) <= LONGEST:
            choices.append((int(seat) - first, notation))
        else:
            raise BadRecord(TEXTS.sentence("not_choice", number=number, line=cut(line)))
    return Record(_setting(head), choices, end)


def _head(lines: list[str]) -> dict[str, str]:
    head: dict[str, str] = {}
    for number, line in enumerate(lines, 2):
        key, colon, value = line.partition(": ")
        if not colon:
            raise BadRecord(TEXTS.sentence("not_entry", number=number, line=cut(line)))
        head[key] = value
    missing = [key for key in ("title", "rules", "seats", "players", "options", "seed") if key not in head]
    if missing:
        raise BadRecord(TEXTS.sentence("no_entry", key=missing[0]))
    return head


def _setting(head: dict[str, str]) -> Setting:
    def data(key: str, kind: type) -> Any:
        try:
            value = json.loads(head[key])
        except (ValueError, RecursionError) as error:
            raise BadRecord(TEXTS.sentence("unreadable", key=key, error=error)) from None
        if not isinstance(value, kind) or isinstance(value, bool):
            raise BadRecord(TEXTS.sentence("wrong_kind", key=key, kind=kind.__name__, value=cut(head[key])))
        return value

    names = data("players", list)
    if not all(isinstance(name, str) for name in names):
        raise BadRecord(TEXTS.sentence("wrong_kind", key="players", kind="list of names", value=shown(names)))
    if len(head["seed"]) > LONGEST:  # every draw reads all of it
        raise BadRecord(TEXTS.sentence("unreadable", key="seed", error=f"{len(head['seed'])} > {LONGEST}"))
    return Setting(
        head["title"],
        data("rules", int),
        data("seats", int),
        data("options", dict),
        head["seed"],
        tuple(names),
        head.get("packs", ""),
        data("position", dict) if "position" in head else None,
    )
