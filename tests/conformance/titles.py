"""The titles under test and the ways to play them: found, not listed, so that a new title is covered at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from examples import tic_tac_toe

import captains_table as ct
from captains_table.kernel.errors import BadOptions
from captains_table.kernel.rng import Rng
from captains_table.kernel.title import Option, Options, Title, Value

ct.register(tic_tac_toe.TITLE)
TITLES = [ct.title(id) for id in ct.titles()]


class Setting(NamedTuple):
    """One way to play a title."""

    title: Title
    seats: int
    options: Options

    def new(self, seed: int) -> ct.Game:
        return ct.new_game(self.title.id, self.seats, seed, self.options)

    def __str__(self) -> str:
        changed = [f"{o.name}={self.options[o.name]}" for o in self.title.options if self.options[o.name] != o.default]
        return "-".join([self.title.id, f"{self.seats}p", *changed])


def random_setting(title: Title, rng: Rng, boldness: int = 3) -> Setting:
    """Any seats and options that go together; each option is changed once in `boldness` times."""
    while True:
        seats = title.seats[int(rng.below(len(title.seats)))]
        given = {o.name: any_value(o, rng) for o in title.options if rng.below(boldness) == 0}
        try:
            return Setting(title, seats, title.read_options(seats, given))
        except BadOptions:
            continue


def any_value(option: Option, rng: Rng) -> Value:
    if option.pick is None:
        return option.values[rng.below(len(option.values))]
    least, most = option.pick
    mixed = list(range(len(option.values)))
    rng.shuffle(mixed)
    return option.read([option.values[k] for k in mixed[: least + rng.below(most - least + 1)]])


HOURS = 80  # minutes: of titles that take longer fewer games are played


def values(option: Option) -> Sequence[Value]:
    """All values of an option; of many some, from end to end. Of a set the smallest ones, each value in one of them."""
    if option.pick is not None:
        size = max(option.pick[0], 1)
        return [option.read((option.values * 2)[k : k + size]) for k in range(0, len(option.values), size)]
    return option.values if len(option.values) <= 8 else option.values[:: len(option.values) // 4]


def accepted(title: Title, seats: int, given: dict[str, object], name: str, value: Value) -> dict[str, object]:
    """What must be chosen for this value of an option beside what is: the value alone, or another that it asks for."""
    others = [{}, *[{o.name: v} for o in title.options if o.name not in (*given, name) for v in values(o)]]
    for other in others:
        try:
            title.read_options(seats, {**given, **other, name: value})
            return {**other, name: value}
        except BadOptions:
            continue
    return {}


def covering(title: Title) -> list[Setting]:
    """Every number of seats with the defaults, and every value of every option, as many in one game as go together."""
    found = [Setting(title, seats, title.read_options(seats, {})) for seats in title.seats]
    todo = [(option.name, value) for option in title.options for value in values(option) if value != option.default]
    number = idle = 0
    while todo and idle < len(title.seats):
        seats = title.seats[number % len(title.seats)]
        given: dict[str, object] = {}
        for name, value in todo:
            if name not in given:
                given |= accepted(title, seats, given, name, value)
        if given:
            found.append(Setting(title, seats, title.read_options(seats, given)))
        idle = 0 if given else idle + 1
        todo = [each for each in todo if each not in given.items()]
        number += 1
    assert not todo, f"{title.id}: no game with {todo}"
    return found


def settings(title: Title, count: int) -> list[Setting]:
    """Every number of seats with the defaults, every value of every option once, and random mixtures."""
    found: dict[str, Setting] = {}

    def add(seats: int, given: dict[str, object]) -> bool:
        try:
            setting = Setting(title, seats, title.read_options(seats, given))
        except BadOptions:
            return False
        found[str(setting)] = setting
        return True

    seats = list(title.seats)
    for each in seats:
        add(each, {})
    for number, option in enumerate(title.options):
        for value in values(option):
            any(add(seats[(number + k) % len(seats)], {option.name: value}) for k in range(len(seats)))
    rng = Rng(2024)
    while title.options and len(found) < count:
        setting = random_setting(title, rng)
        found[str(setting)] = setting
    return list(found.values())
