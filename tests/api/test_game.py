"""The public face of a game: what the contract in the README and docs promises."""

from __future__ import annotations

import doctest
import json
from dataclasses import replace
from pathlib import Path

import pytest

import captains_table as ct
from captains_table.kernel import record
from captains_table.kernel.rng import Chance, Rng
from captains_table.kernel.start import replay
from captains_table.kernel.title import Option

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("name", ["README.md", "docs/add-a-title.md", "docs/positions/tranquility.md", "docs/packs.md"])
def test_the_examples_in_the_docs_work(name: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / name), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert failed == 0
    assert tried > 0


def test_the_example_title_is_the_one_in_the_docs() -> None:
    source = (ROOT / "examples/tic_tac_toe.py").read_text(encoding="utf-8")
    assert f"```python\n{source}```" in (ROOT / "docs/add-a-title.md").read_text(encoding="utf-8")
    assert len(source.splitlines()) < 80


def test_the_contract() -> None:
    assert "tranquility" in ct.titles()
    game = ct.new_game("tranquility", seats=2, seed=7, options={"rocks": True})
    assert len(game.to_act) == 1
    seat = game.to_act[0]
    choice = game.choices(seat)[0]
    assert choice._fields == ("id", "notation", "label", "target", "verb", "arguments", "permitted")
    twin = game.clone()
    game.choose(seat, choice)
    twin.choose(seat, choice.id)
    assert game.record() == twin.record()
    json.dumps([game.view(0), game.view(None), game.position()])
    assert game.can_undo(seat)
    game.undo(seat)
    assert game.to_act == (seat,)
    assert game.outcome is None
    assert ct.replay(game.record()).to_act == game.to_act
    assert game.imagine(seat, seed=3).view(seat)["table"] == game.view(seat)["table"]
    assert ct.bot("greedy").choose(game, seat=seat) in game.choices(seat)


def test_a_record_from_before_an_option_replays() -> None:
    game = ct.new_game("tranquility", seats=2, seed=1)
    game.choose(game.to_act[0], game.choices(game.to_act[0])[0])
    written = record.read(game.record())
    newer = replace(game.title, options=(*game.title.options, Option("fog", (False, True), False, {}, {})))
    assert replay(newer, written).position()["options"]["fog"] is False
    with pytest.raises(ct.BadRecord, match="changed by hand"):
        replay(newer, replace(written, setting=replace(written.setting, options={})))


def test_undone_choices_stay_in_the_log_and_the_record() -> None:
    game = ct.set_up("tranquility", {"hands": [[5, 20, 31, 47, 60], None]}, seed=1)
    game.choose(0, "discard two")
    game.choose(0, "discard 5")
    game.undo(0)
    assert "# undone: 0 discard 5" in game.record()
    game.undo(0)
    assert game.log()[-1] == "(Seat 1 discards two cards.)"
    assert "# undone: 0 discard two" in game.record()
    assert ct.replay(game.record()).position() == game.position()


def test_votes_of_a_copy_are_its_own() -> None:
    game = ct.new_game("tranquility", seats=2, seed=1)
    copy = game.clone()
    assert not copy.concede(0) and (copy.votes, game.votes) == ({0}, set())


def test_any_choice_withdraws_the_votes_to_give_up() -> None:
    game = ct.new_game("tranquility", seats=2, seed=7)
    assert not game.concede(0) and game.votes == {0}
    seat = game.to_act[0]
    game.choose(seat, game.choices(seat)[0])
    assert not game.votes and not game.concede(1), "the vote of before does not count any more"


def test_a_view_of_another_seat_never_holds_a_hand() -> None:
    hands = [[5, 20, 31, 47, 60], [6, 21, 32, 48, 61]]
    game = ct.set_up("tranquility", {"hands": hands}, seed="0123456789abcdef")
    assert game.view(0)["table"]["hand"] == ["5", "20", "31", "47", "60"]
    assert game.view(None)["table"]["hand"] == []
    assert game.view(1)["choices"] == []
    assert all(game.setting.seed not in json.dumps(game.view(seat)) for seat in (0, 1, None))


def test_names_are_used() -> None:
    game = ct.new_game("tranquility", seats=2, seed=3, names=["Anna", "Ben"])
    with pytest.raises(ct.NotYourTurn, match=r"(Anna|Ben) is not asked now"):
        game.choose(1 - game.to_act[0], "discard two")


def test_the_shuffle_can_be_verified() -> None:
    """Every draw follows from the seed and its number alone; the commitment hides the seed but fixes it."""
    cards = list(range(52))
    chance = Chance("secret")
    chance.shuffle(cards)
    assert sorted(cards) == list(range(52)) != cards
    again = list(range(52))
    Chance("secret").shuffle(again)
    assert again == cards
    assert ct.commitment("secret") != ct.commitment("secret2")
    assert len(ct.commitment("secret")) == 64


@pytest.mark.parametrize("make", [lambda k: Rng(k), lambda k: Chance(str(k))], ids=["quick", "sealed"])
def test_shuffles_are_fair(make: object) -> None:
    """Each card comes to each place about equally often (chi-squared, 81 degrees of freedom, p < 0.0001)."""
    assert callable(make)
    counts = [[0] * 10 for _ in range(10)]
    games = 3000
    for seed in range(games):
        cards = list(range(10))
        make(seed).shuffle(cards)
        for place, card in enumerate(cards):
            counts[place][card] += 1
    expected = games / 10
    assert sum((n - expected) ** 2 / expected for row in counts for n in row) < 135
