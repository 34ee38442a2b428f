"""What is told of a game: true, complete, in both languages, however it ends."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

import captains_table as ct
from captains_table.kernel.recap import Moment
from captains_table.server.replay_view import replay_view
from captains_table.titles.galactic_cruise.presentation.recap import hands, recap
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from captains_table.titles.galactic_cruise.title import TITLE
from tests.galactic_cruise.flights import CRUISES, flying, launched, pad, ready
from tests.galactic_cruise.helpers import ROOT, asked, do, new, turn

NAMES = ("Anna", "Mira", "Jon", "Ada")
TOLD = replace(TITLE, recap=recap, hands=hands)


def named(game: ct.Game) -> str:
    """Its record, with names."""
    names = ", ".join(f'"{name}"' for name in NAMES[: game.state.seats])
    return re.sub(r"players: \[.*\]", f"players: [{names}]", game.record(), count=1)


def told(game: ct.Game, language: str = "en", eyes: str = "watch") -> dict[str, Any]:
    return replay_view(TOLD, named(game), eyes, language)


def sentences(shown: dict[str, Any]) -> str:
    return "\n".join(each["text"] for each in shown["highlights"])


def last_flights(*players: dict[str, Any], **data: Any) -> ct.Game:
    """The last flight of a game; whoever is asked goes back to Earth and takes what comes first."""
    ships = [flying("C01", [1, 0, 0])]
    game = turn({"ships": ships, **players[0]}, *players[1:], phase="last_flight", end_stage=2, agms=2, **data)
    while game.to_act:
        seat = game.to_act[0]
        do(game, seat, asked(game, seat)[-1])
    return game


def whole_game(seats: int, seed: int, **options: Any) -> tuple[list[Moment], ct.Game]:
    """Every moment of a game of bots."""
    game = new(seats, seed, **options)
    bots = [ct.bot("random", seed + seat) for seat in range(seats)]
    moments = [Moment(-1, "", [], game.state.clone())]
    while game.to_act:
        seat = game.to_act[0]
        choice = bots[seat].choose(game, seat)
        moments.append(Moment(seat, choice.notation, game.choose(seat, choice), game.state.clone()))
    return moments, game


@pytest.mark.parametrize(("seats", "options"), [(2, {"setup": "intro"}), (3, {"setup": "intro"}), (4, {})])
def test_every_way_to_play_has_a_story(seats: int, options: dict[str, Any]) -> None:
    moments, game = whole_game(seats, 1, **options)
    it = recap(moments)
    assert 4 <= len(it.highlights) <= 7
    assert [each.ply for each in it.highlights] == sorted({each.ply for each in it.highlights})
    assert len({it.turns[each.ply] for each in it.highlights}) == len(it.highlights), "one pennant per round"
    assert it.highlights[-1].ply == len(moments) - 1, "the end is told"
    nouns = {**TITLE.nouns(None), "seat": lambda seat, language: NAMES[seat]}
    every = [*[phrase for each in it.highlights for phrase in each.sentences], it.tag, it.title, *it.text]
    every += [*[line.label for line in it.chart], *[count.label for count in it.numbers]]
    for language in ("en", "de"):
        said = " ".join([TITLE.texts.say(words, language, nouns) for words in every])
        assert not re.search(r"[{}]|  |\*-\d", said)
    assert it.turns[0] == 0
    for ply, (before, _) in enumerate(pairwise(moments)):
        assert isinstance(before.state, GalacticCruise)
        assert it.turns[ply + 1] == before.state.round, "a choice belongs to the round it was made in"
    players = game.position()["players"]
    assert [line.values[0] for line in it.chart] == [5.0] * seats
    assert [line.values[-1] for line in it.chart] == [float(player["vp"]) for player in players]
    assert it.numbers[0].value == sum(player["launches"] for player in players)


@pytest.mark.parametrize(
    ("points", "more", "title", "text"),
    [
        ((60, 50, 40), {}, "Happy Guests, full order books.", "Anna"),
        ((60, 5, 5), {}, "Light years ahead.", "Anna"),
        ((250, 5, 5), {}, "One for the company annals.", "Anna"),
    ],
)
def test_every_end_has_its_verdict(points: tuple[int, int, int], more: dict[str, Any], title: str, text: str) -> None:
    verdict = told(last_flights(*[{"vp": vp, **more} for vp in points]))["verdict"]
    assert (verdict["tag"], verdict["title"]) == ("Anna wins", title)
    assert verdict["text"].startswith(f"Victory Points: {text} ")


def test_a_close_end_and_a_tie() -> None:
    """The winner is told by how many points were between, and by what broke the tie."""
    ends = [player["vp"] for player in last_flights({"vp": 50}, {}, {}).position()["players"]]
    level = 5 + ends[0] - ends[1]
    close = told(last_flights({"vp": 50}, {"vp": level - 2}, {}))["verdict"]
    assert close["title"] == "Decided at the last Stop."
    tie = told(last_flights({"vp": 50}, {"vp": level}, {}))["verdict"]
    assert tie["title"] == "Level to the last point."
    assert "Anna has more Progress Cubes." in tie["text"]


def test_a_swing_at_the_last_meeting() -> None:
    """Far behind until Reputation counts."""
    shown = told(last_flights({"vp": 20}, {"vp": 12, "reputation": 18, "money": 30}, {}))
    assert re.search(r"Before the last General Meeting Anna was \*\d+\* VP ahead of Mira\. Mira won", sentences(shown))
    german = sentences(told(last_flights({"vp": 20}, {"vp": 12, "reputation": 18, "money": 30}, {}), "de"))
    assert re.search(r"liegt Anna noch \*\d+\* SP vor Mira\. Mira gewinnt", german)


def test_a_launch_and_a_game_that_is_not_over() -> None:
    shown = told(launched(pad(ready(), round=4), "1 a"))
    assert sentences(shown) == "The first launch, in round 4: Anna sent the Comet on the Cruise Adventurous–Day."
    assert shown["verdict"]["title"] == "Still among the stars."
    assert "round 4" in shown["verdict"]["text"]


def test_a_goal_snatched() -> None:
    """Both have met it; for the other it is then out of reach."""
    upgrades = {"upgrades": ["UA1", "UR1"]}
    game = do(turn(upgrades, upgrades, goals="CG2"), 0, "assign worker l1", "no action", "end turn")
    assert sentences(told(game)).startswith("Anna snatched a Company Goal (")
    assert "from Mira, who had met it too: now it took *3*." in sentences(told(game))


def test_a_great_stop() -> None:
    ship = {"segments": ["BP01", "BP02", "BP03"], "cruise": "C01", "guests": [2, 0, 0]}
    player = {"ships": [ship], "ads": 5, "upgrades": ["UA1", "UA2", "UA3"]}
    game = do(turn(player, cruises=[*CRUISES[1:], "C06"]), 0, "advance 1", "score a", "score a")
    assert sentences(told(game)).startswith("Anna’s Comet made the most of a Stop: 2 Guests, *12* VP (")


def test_the_hands_lie_open() -> None:
    game = turn({"hand": ["AG08", "AG01"]}, {"hand": ["AG25"]})
    assert told(game, eyes="open")["frames"][0]["open"] == {"hands": [["AG01", "AG08"], ["AG25"], []]}


def test_every_sentence_is_told_by_the_code() -> None:
    """Each key is a word in quotes, and each word of a highlight has its sentence."""
    folder = ROOT / "src" / "captains_table" / "titles" / "galactic_cruise" / "presentation"
    code = "".join((folder / name).read_text(encoding="utf-8") for name in ("recap.py", "highlights.py"))
    keys = {key.removeprefix("recap.") for key in TITLE.texts.sentences if key.startswith("recap.")}
    made = {f"vp_{seats}" for seats in (2, 3, 4)}
    assert keys - set(re.findall(r'"(\w+)"', code)) == made
    named = set(re.findall(r'_phrase\("(\w+)"|_highlight\([^"]*"(\w+)"', code))
    assert {one or other for one, other in named} - keys == set()
