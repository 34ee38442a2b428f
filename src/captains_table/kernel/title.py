"""What a title says of itself: names, seats, options, texts, and the few functions the kernel calls."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from msgspec import Struct

from captains_table.kernel.errors import TEXTS, BadOptions, BadPosition, BadSeats, cut, shown, suggest
from captains_table.kernel.recap import Moment, Recap
from captains_table.kernel.rng import Rng
from captains_table.kernel.serialize import serialize
from captains_table.kernel.state import Event, Phrase, Refusal, State
from captains_table.kernel.texts import Noun, Sentence, Texts

Value = bool | int | str
Options = dict[str, Value]


def _spellings(value: Value) -> tuple[str, ...]:
    if isinstance(value, bool):
        return ("on", "true", "yes") if value else ("off", "false", "no")
    return (str(value).lower(),)


@dataclass(frozen=True)
class Option:
    """One thing to agree on before the game: one of the values or, if `pick` says how many, a set of them. The value of
    a set is one text, its members in the order of the values: "G1,G2,X2,X4"."""

    name: str
    values: tuple[Value, ...]
    default: Value
    label: Mapping[str, str]
    help: Mapping[str, str]
    value_labels: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    rule: str = ""
    since: int = 1  # the version of the rules that brought it, or its default
    before: Value | None = None  # what a game dealt by earlier rules means that does not name it
    pick: tuple[int, int] | None = None  # a set: the least and the most of the values that belong to it
    group: str = ""  # what it stands with where people choose
    when: Mapping[str, tuple[Value, ...]] = field(default_factory=dict)  # "seats" or options; else it means nothing

    def read(self, value: object) -> Value:
        """The value meant by a value or its text; a set may be given as a list, too."""
        if self.pick is not None:
            return self._read_set(value, *self.pick)
        return self._read_one(value)

    def _read_one(self, value: object) -> Value:
        spelled = (value if isinstance(value, str) else shown(value)).lower()
        for known in self.values:
            if (type(value) is type(known) and value == known) or spelled in _spellings(known):
                return known
        spellings = [self.write(known) for known in self.values]
        span = TEXTS.sentence("from_to", first=spellings[0], last=spellings[-1])
        values = span if len(spellings) > 8 else spellings
        raise BadOptions(TEXTS.sentence("no_value", name=self.name, given=shown(value), values=values))

    def _read_set(self, value: object, least: int, most: int) -> str:
        given = members(value) if isinstance(value, str) else value
        if not isinstance(given, list | tuple):
            raise BadOptions(TEXTS.sentence("no_set", name=self.name, given=shown(value)))
        found = [self._read_one(each) for each in given[: len(self.values) + 1]]
        for number, each in enumerate(found):
            if each in found[:number]:
                raise BadOptions(TEXTS.sentence("twice_in_set", name=self.name, value=self.write(each)))
        if not least <= len(found) <= most:
            count = TEXTS.sentence("exactly" if least == most else "between", least=least, most=most)
            raise BadOptions(TEXTS.sentence("set_size", name=self.name, count=count, given=len(found)))
        return ",".join(self.write(each) for each in self.values if each in found)

    def label_of(self, value: Value, language: str) -> str:
        """What this value is called at the table."""
        if self.pick is not None and value:
            return ", ".join(self._label_of_one(self._read_one(each), language) for each in members(str(value)))
        return self._label_of_one(value, language)

    def _label_of_one(self, value: Value, language: str) -> str:
        labels = self.value_labels.get(str(value)) or (_SWITCH[value] if isinstance(value, bool) else None)
        return labels[language] if labels else str(value)

    @staticmethod
    def write(value: Value) -> str:
        return ("on" if value else "off") if isinstance(value, bool) else str(value)


def members(text: str) -> list[str]:
    """What belongs to a set that is written like this."""
    return [each.strip() for each in text.split(",")] if text.strip() else []


_SWITCH = {False: {"en": "off", "de": "aus"}, True: {"en": "on", "de": "an"}}


@dataclass(frozen=True)
class OptionGroup:
    """Options that belong together, under a heading of their own."""

    id: str
    label: Mapping[str, str]
    about: Mapping[str, str]


@dataclass(frozen=True)
class Preset:
    """A good way to play, ready to choose."""

    id: str
    label: Mapping[str, str]
    seats: int
    options: Mapping[str, Value]
    about: Mapping[str, str] = field(default_factory=dict)


def no_conflict(seats: int, options: Options) -> Phrase | None:
    """For titles whose options never contradict each other."""
    return None


def no_positions(data: Mapping[str, Any], seats: int, options: Options, rng: Rng, packs: Path | None) -> State:
    """For titles that have not said how a position is set up."""
    raise BadPosition(TEXTS.sentence("no_positions"))


@dataclass(frozen=True, kw_only=True)
class Title:
    """A game one can play: what it says of itself, and the functions that make it up."""

    id: str
    name: Mapping[str, str]
    seats: range
    deal: Callable[[int, Options, Rng, Path | None], State]
    view: Callable[[State, int], Struct | dict[str, Any]]  # what a seat (-1: a spectator) may see
    texts: Texts
    view_type: type[Struct] | None = None  # what `view` gives, for boards and for programs
    version: int = 1  # of the rules; a record says which it was played by
    position: Callable[[State], dict[str, Any]] = serialize  # the whole of it
    set_up: Callable[[Mapping[str, Any], int, Options, Rng, Path | None], State] = no_positions
    inventory: Callable[[State], Sequence[object]] = lambda state: ()  # every component, wherever it is: never changes
    credits: Mapping[str, str] = field(default_factory=dict)  # whose game it is
    about: Mapping[str, str] = field(default_factory=dict)  # one sentence
    minutes: tuple[int, int] = (0, 0)  # how long a game takes at a table
    cooperative: bool = False  # all win or lose together
    options: tuple[Option, ...] = ()
    groups: tuple[OptionGroup, ...] = ()  # of options; those of none are rules of the table
    former: tuple[Option, ...] = ()  # what earlier rules did: nobody chooses it any more, games dealt by them keep it
    presets: tuple[Preset, ...] = ()
    nouns: Callable[[Path | None], Mapping[str, Noun]] = lambda packs: {}  # how its texts name things
    catalogue: Callable[[Path | None], Mapping[str, Any]] = lambda packs: {}  # what is printed on its cards, for boards
    check_options: Callable[[int, Options], Phrase | None] = no_conflict  # what is wrong with seats and options
    fingerprint: Callable[[Path | None], str] = lambda packs: ""  # of the data, if a user's pack changes it
    advise: Callable[[State, int, Rng], int] | None = None  # what a sensible player would choose
    first_seat: Callable[[State], int] = lambda state: -1  # of a game just dealt: who begins; -1: nobody in particular
    rival: Callable[[State], Sequence[Event] | None] = lambda state: None  # an automatic opponent: what it did last
    why_not: Callable[[State, int, str], Refusal | None] = lambda state, seat, notation: None
    statistics: Callable[[State], Mapping[str, Sequence[float]]] = lambda state: {}  # of a finished game: what to count
    log_keeps_private: Callable[[State], bool] = lambda state: True  # whether the log may keep what only one seat knew
    can_end: Callable[[State, str], bool] = lambda state, reason: True  # of known reasons: in this way of playing
    can_concede: Callable[[State], bool] = lambda state: False  # all together, by unanimous vote
    recap: Callable[[Sequence[Moment]], Recap] | None = None  # what is told of a game afterwards
    hands: Callable[[State], list[list[str]]] | None = None  # the cards of every seat, for replays with open hands
    talk: Callable[[State], str] = lambda state: "free"  # what people may tell each other now; "free": anything
    suggestions: Callable[[State], Sequence[str]] = lambda state: ()  # targets that may be marked as a suggestion
    overdue_choice: Callable[[State, int], int | None] = lambda state, seat: (
        None
    )  # the choice of a seat that lets all wait
    rulebooks: tuple[str, ...] = ()  # in docs/rules, the base game first
    folder: Path | None = None  # where its board and pictures are, if it has any

    def read_seats(self, seats: object) -> int:
        if not isinstance(seats, int) or isinstance(seats, bool) or seats not in self.seats:
            first, last = self.seats[0], self.seats[-1]
            raise BadSeats(TEXTS.sentence("seats", title=self.id, first=first, last=last, given=shown(seats)))
        return seats

    def read_options(self, seats: int, given: Mapping[str, object], rules: int | None = None) -> Options:
        """Every option with its value. What is not given has its default, and in a game dealt by these earlier rules
        what they did; former ones are there only if they hold."""
        known = {option.name: option for option in (*self.options, *self.former)}
        for name in given:
            if name not in known:
                hint = suggest(name, [option.name for option in self.options])
                raise BadOptions(TEXTS.sentence("no_option", title=self.id, name=cut(name), hint=hint))
        options = {
            name: option.read(given[name]) if name in given else option.default for name, option in known.items()
        }
        conflict = self.check_options(seats, options)
        if conflict is not None:
            raise BadOptions(Sentence(self.texts, conflict))
        options = self._as_before(seats, options, given, self.version if rules is None else rules)
        former = {option.name for option in self.former}
        return {name: value for name, value in options.items() if value is not False or name not in former}

    def _as_before(self, seats: int, options: Options, given: Mapping[str, object], rules: int) -> Options:
        for option in (*self.options, *self.former):
            if option.before is not None and rules < option.since and option.name not in given:
                earlier = {**options, option.name: option.before}
                if self.check_options(seats, earlier) is None:  # where it would contradict, it says nothing
                    options = earlier
        return options


def read_title(path: Path) -> dict[str, Any]:
    """The declared part of a title, from its title.toml: keyword arguments for Title."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    first, last = data["seats"]
    options = {name: _option(name, each) for name, each in data["options"].items()}
    return {
        "id": data["id"],
        "folder": path.parent,
        "name": data["name"],
        "version": data["version"],
        "credits": data["credits"],
        "about": data["about"],
        "minutes": tuple(data["minutes"]),
        "cooperative": data["cooperative"],
        "rulebooks": tuple(data["rulebooks"]),
        "seats": range(first, last + 1),
        "options": tuple(options.values()),
        "groups": tuple(OptionGroup(id, each["label"], each["about"]) for id, each in data.get("groups", {}).items()),
        "former": tuple(_former(name, each) for name, each in data.get("former", {}).items()),
        "presets": tuple(
            Preset(
                *(name, each["label"], each["seats"]),
                {option: options[option].read(value) for option, value in each["options"].items()},
                each["about"],
            )
            for name, each in data["presets"].items()
        ),
    }


def _option(name: str, data: dict[str, Any]) -> Option:
    values = data["values"]
    if isinstance(values, dict):
        values = range(values["from"], values["to"] + 1)
    labels = data.get("value_labels", {})
    pick = data.get("pick")  # how many belong to a set: a number, or from and to
    return Option(
        *(name, tuple(values), data["default"], data["label"], data["help"], labels, data["rule"]),
        since=data.get("since", 1),
        before=data.get("before"),
        pick=(pick["from"], pick["to"]) if isinstance(pick, dict) else pick and (pick, pick),
        group=data.get("group", ""),
        when={other: tuple(values) for other, values in data.get("when", {}).items()},
    )


def _former(name: str, data: dict[str, Any]) -> Option:
    return Option(name, (False, True), False, {}, {}, rule=data["rule"], since=data["until"], before=True)
