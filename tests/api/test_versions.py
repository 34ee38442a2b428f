"""Rules change, games go on: what a record does not name means what it meant when the game was dealt."""

from __future__ import annotations

from dataclasses import replace

import pytest

import captains_table as ct
from captains_table.kernel import record
from captains_table.kernel.start import new_game, replay
from captains_table.kernel.state import Phrase
from captains_table.kernel.title import Option, Options

OLD = ct.title("tranquility")
LATE = Option("late", ("old", "new"), "new", {}, {}, since=2, before="old")
HABIT = Option("habit", (False, True), False, {}, {}, since=2, before=True)


def not_in_duels(seats: int, options: Options) -> Phrase | None:
    wrong = options["mode"] == "duel" and options["late"] == "old"
    return Phrase("conflict.duel", {}) if wrong else OLD.check_options(seats, options)


NEW = replace(OLD, version=2, options=(*OLD.options, LATE), former=(HABIT,), check_options=not_in_duels)


@pytest.fixture
def written() -> record.Record:
    game = ct.new_game("tranquility", seats=2, seed=4)
    seat = game.to_act[0]
    game.choose(seat, game.choices(seat)[0])
    return record.read(game.record())


def test_an_option_that_a_record_does_not_name_means_what_it_meant(written: record.Record) -> None:
    game = replay(NEW, written)
    assert game.setting.options["late"] == "old" and game.setting.options["habit"] is True
    assert game.setting.rules == 1 and "\nrules: 1\n" in game.record()


def test_what_is_dealt_today_has_todays_defaults_and_no_former_habits() -> None:
    game = new_game(NEW, 2, 4)
    assert game.setting.options["late"] == "new" and "habit" not in game.setting.options and game.setting.rules == 2
    assert replay(NEW, record.read(game.record())).setting == game.setting


def test_what_a_record_names_holds_whatever_came_since(written: record.Record) -> None:
    game = replay(NEW, written)
    assert replay(NEW, record.read(game.record())).setting == game.setting
    named = replace(written.setting, options={**written.setting.options, "late": "new"})
    assert replay(NEW, replace(written, setting=named, end=_end(named, written))).setting.options["late"] == "new"


def _end(named: record.Setting, written: record.Record) -> str:
    game = new_game(NEW, named.seats, named.seed, named.options, rules=1)
    for seat, notation in written.choices:
        game.choose(seat, notation)
    return game.ending(named.options)


def test_where_it_would_contradict_it_says_nothing() -> None:
    options = NEW.read_options(2, {"mode": "duel"}, 1)
    assert options["late"] == "new" and options["habit"] is True


@pytest.mark.parametrize("rules", [2, 0])
def test_rules_that_are_not_known_here_are_refused(written: record.Record, rules: int) -> None:
    newer = replace(written, setting=replace(written.setting, rules=rules))
    with pytest.raises(ct.BadRecord, match=f"rules {rules} .*here are rules 1 to 1"):
        replay(OLD, newer)


def test_nobody_is_offered_a_former_habit() -> None:
    with pytest.raises(ct.BadOptions) as refused:
        NEW.read_options(2, {"habbit": True})
    assert "habit'" not in str(refused.value).split(";")[1]
