"""What people are shown of a game against Rachel: recap, statistics, terminal, log, the rest of the view."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from rich.console import Console

import captains_table as ct
from captains_table.kernel import record
from captains_table.kernel.recap import Moment
from captains_table.kernel.start import begin
from captains_table.titles.galactic_cruise.presentation import recap, terminal
from captains_table.titles.galactic_cruise.presentation.statistics import statistics
from tests.galactic_cruise.helpers import ROOT, seen
from tests.galactic_cruise.solo import MINE, OUT_OF_THE_WAY, RACHEL, alone, her_turn, new_alone, state

FIXTURES = ROOT / "tests" / "fixtures" / "galactic-cruise"
languages = pytest.mark.parametrize("language", ["en", "de"])


@cache
def finished(name: str) -> ct.Game:
    return ct.replay((FIXTURES / f"{name}.record").read_text(encoding="utf-8"))


def moments(game: ct.Game) -> list[Moment]:
    written = record.read(game.record())
    again = begin(game.title, written.setting, None)
    found = [Moment(-1, "", [], again.state.clone())]
    for seat, notation in written.choices:
        found.append(Moment(seat, notation, again.choose(seat, notation), again.state.clone()))
    return found


@languages
@pytest.mark.parametrize("name", ["ahead_of_rachel-easy", "behind_rachel-hard", "behind_rachel-tie_by_cockpits"])
def test_the_story_of_a_game(name: str, language: str) -> None:
    """It names her, and tells whoever won."""
    game = finished(name)
    nouns = {**game.title.nouns(None), "seat": game.name}
    told = recap.recap(moments(game))

    def say(phrase: Any) -> str:
        return game.title.texts.say(phrase, language, nouns)

    winner = "Rachel" if name.startswith("behind") else game.name(0, language)
    assert winner in say(told.tag)
    assert "Rachel" in " ".join(say(each) for each in told.text)
    assert [say(line.label) for line in told.chart] == [game.name(0, language), "Rachel"]
    assert told.chart[RACHEL].values[-1] == state(game).players[RACHEL].vp
    for highlight in told.highlights:
        assert all(say(phrase) for phrase in highlight.sentences)
    if "tie" in name:
        assert "Cockpit" in say(told.text[-1])


def test_goals_that_she_accomplishes_are_her_own() -> None:
    """None of them need be on the tile of the game: the recap finds them all the same."""
    game, bot = new_alone(seed=3, solo_difficulty="hard"), ct.bot("greedy", seed=1)
    while game.to_act:
        game.choose(0, bot.choose(game, 0))
    told = [event for moment in moments(game) for event in moment.events if event.kind == "goal"]
    assert any(event.seat == RACHEL for event in told)
    recap.recap(moments(game))


def test_what_is_counted_is_the_players_and_her_points_beside_it() -> None:
    game = finished("behind_rachel-hard")
    counted = statistics(game.state)
    assert {len(numbers) for numbers in counted.values()} == {1}
    assert counted["vp of Rachel"] == [state(game).players[RACHEL].vp]


@languages
def test_the_terminal_shows_her(language: str) -> None:
    game = her_turn(["RC01", "RC05"], {"ships": [{"segments": ["BP01", "BP02"]}]})
    console = Console(width=160)
    with console.capture() as capture:
        console.print(terminal.intro(game.view(0, language), language))
        console.print(terminal.draw(game.view(0, language), language))
    drawn = capture.get()
    assert "Rachel" in drawn
    assert all(sentence[:40] in drawn for sentence in game.view(0, language)["rival"]["told"])
    card = {"en": "Hire an Expert Worker / Build a Development", "de": "Experten anheuern / Entwicklung bauen"}
    assert card[language] in drawn, "the card that comes next"


@languages
def test_every_step_of_hers_has_a_sentence(language: str) -> None:
    for seed in range(3):
        game = new_alone(seed, solo_difficulty="hard")
        bot = ct.bot("greedy", seed)
        for _ in range(120):
            view = game.view(0, language)
            assert all(view["rival"]["told"]), view["rival"]["told"]
            assert len(view["rival"]["told"]) == len(view["table"]["rachel"]["told"])
            if not game.to_act:
                break
            game.choose(0, bot.choose(game, 0))


def test_other_games_have_no_rival() -> None:
    view = ct.new_game("galactic-cruise", seats=2, seed=1).view(0)
    assert "rival" not in view and "rachel" not in view["table"]


@languages
def test_the_player_who_is_bumped_reads_by_whom(language: str) -> None:
    game = her_turn(["RC09", "RC03"], workers=OUT_OF_THE_WAY | {"L2": MINE})
    assert "Rachel" in game.prompt(0, language)
    assert seen(game)["now"]["step"] == 2


def test_a_hint_and_the_bots_know_how_to_play_against_her() -> None:
    game = alone(workers=OUT_OF_THE_WAY | {"L1": [RACHEL, "worker"]})
    for name in ("greedy", "random"):
        assert ct.bot(name, 1).choose(game, 0).notation


def her_turns(name: str) -> list[dict[str, Any]]:
    """What was shown of her after each choice of a finished game."""
    written = record.read(finished(name).record())
    game = begin(finished(name).title, written.setting, None)
    found = []
    for seat, notation in written.choices:
        game.choose(seat, notation)
        found.append(seen(game)["rachel"])
    return found


def test_what_is_told_names_the_rules_it_went_by() -> None:
    book = (ROOT / "docs" / "rules" / "galactic-cruise-solo-expansions.md").read_text(encoding="utf-8")
    steps = [step for rachel in her_turns("behind_rachel-hard") for step in rachel["told"]]
    assert len({step["event"] for step in steps}) > 20
    for step in steps:
        assert all(f"**{rule}" in book for rule in step["rules"]), step
        if step["event"].startswith("rachel_") and step["event"] not in ("rachel_vp", "rachel_loses"):
            assert step["rules"], step


def test_the_places_that_are_counted_are_those_the_numbers_mean() -> None:
    met = set()
    for rachel in her_turns("behind_rachel-hard"):
        for step in rachel["told"]:
            if step["event"].startswith("rachel_number"):
                target, number = step["figures"]["target"], step["figures"]["number"]
                place = rachel["counted"][target][number - 1]
                assert len(rachel["counted"][target]) == step["figures"]["most"]
                assert place is None or place in step["targets"]
                met.add(target)
    assert met >= {"area", "blueprint", "agenda", "cruise"}


def test_what_her_turn_has_changed() -> None:
    game = her_turn(["RC04", "RC05"], {"vp": 20, "reputation": 3})
    assert seen(game)["rachel"]["changed"] == {"vp": 0, "reputation": 1}, "the first Development of an area"
