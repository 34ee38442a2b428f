"""The table in the terminal: a game in both languages, and nothing that is hidden."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

import captains_table as ct
from captains_table.cli import main
from captains_table.cli.common import draw, terminal_module
from captains_table.titles.galactic_cruise.data.ids import ACTIONS, DIFFICULTIES, GAINS, PHASES, POINTS, RESTRICTIONS
from captains_table.titles.galactic_cruise.title import TITLE
from tests.galactic_cruise.flights import CRUISES, flying, pad, ready
from tests.galactic_cruise.helpers import ID, ROOT, acting, asked, do, new, turn

WIDTH = 100


def printed(what: RenderableType | None) -> str:
    console = Console(file=io.StringIO(), width=WIDTH, record=True, highlight=False)
    console.print(what)
    text = console.export_text()
    assert max(len(line.rstrip()) for line in text.splitlines()) <= WIDTH
    return text


def drawn(game: ct.Game, seat: int | None = 0, language: str = "en", packs: Path | None = None) -> str:
    """What is drawn for this seat, in one line."""
    return " ".join(printed(draw(game.title, game.view(seat, language), language, packs)).split())


def offered(game: ct.Game, language: str = "en") -> str | None:
    """The choices as they are told in short."""
    offers = terminal_module(TITLE).offers(game.view(game.to_act[0], language), language)
    return None if offers is None else " ".join(printed(offers).split())


def test_a_game_at_the_keyboard(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The first choices, then one leaves."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", str(WIDTH))
    monkeypatch.setattr("sys.stdin", io.StringIO("bot\n" * 8 + "ende\n"))
    main(["play", ID, "--seed", "2", "--pause", "0", "--language", "de", "--option", "setup=intro"])
    output = capsys.readouterr().out
    for words in (
        "Führ ein Unternehmen",
        "Runde 1",
        "Die Nadel",
        "Fortschrittsleiste",
        "Warteschlange",
        "Deine Karten",
    ):
        assert words in output, words


def test_every_moment_fits_the_screen() -> None:
    """A whole game in both languages, from all seats; the end is added up."""
    game = new(2, 3)
    bots = [ct.bot("random", seat) for seat in range(2)]
    number = 0
    while game.to_act:
        seat = game.to_act[0]
        if number % 60 == 0:
            language = ("en", "de")[number // 60 % 2]
            assert drawn(game, seat, language)
            offered(game, language)
        game.choose(seat, bots[seat].choose(game, seat))
        number += 1
    text = drawn(game, None, "de")
    totals = [str(player["vp"]) for player in game.position()["players"]]
    assert f"Gesamt {' '.join(totals)}" in text


def test_the_headquarters() -> None:
    game = turn(
        {"reputation": 7}, workers={"L2": [1, "worker"], "L4": [0, "worker"]}, areas={"A3": [1, "neutral"], "A5": [0]}
    )
    text = drawn(game)
    assert "l2 The Arch Draw Agenda Cards draw 2 a3 → l3 2 n borrow for 2" in text
    assert "l4 The Parasol Schedule a Cruise schedule 1 a5 → l5 1 open" in text
    assert "a2 → l2 –" in text, "nobody has built there"
    assert "borrow for" not in drawn(game, None), "a spectator borrows nothing"


def test_ships_and_what_they_lack() -> None:
    flies = flying("C07", [1, 0, 0], 0, token="B1") | {"segments": ["BP03", "BP04"]}
    game = pad(ready(), {"ships": [flies], "tokens": ["B2"]})
    text = drawn(game)
    assert "Comet: ready for launch" in text
    assert "1 Cabin; on Earth" in text
    assert "✓A F D E; 1A; token B1 aboard" in text
    short = {"food": 0, "oxygen": 2, "fuel": 2}
    assert "you lack Resources (2 Food, 2 Oxygen, 2 Fuel)" in drawn(pad(ready(stored=short)))
    assert "you lack a Cruise, a Cabin" in drawn(pad({}))


def test_cruises_and_guests() -> None:
    presold = [[1, 0, 1], *[[0, 0, 0]] * 4]
    text = drawn(turn({"scheduled": "C01"}, cruises=CRUISES, presold=presold, queue=[[2, 0, 0], [0, 1, 0], [0, 0, 0]]))
    assert "c01 A D E 2 1A 1F 1" in text
    assert "Queue 1 Ad: 2A 2 Ads: 1R 3 Ads: – 4 Ads: 9A 11R 11F" in text


def test_hands_are_the_owners_business() -> None:
    game = turn({"hand": ["AG25"]}, {"hand": ["AG30", "AG13"]})
    mine, theirs = drawn(game, 0), drawn(game, 1)
    assert "ag25 Earnings Boost Oxygen any time Gain 3 Money" in mine and "ag30" not in mine and "2 cards" in mine
    assert "ag25" not in theirs and "ag30 Family Vacation Food a Destination" in theirs
    assert "ag25" not in drawn(game, None) and "Your cards" not in drawn(game, None)


def test_long_lists_are_told_in_short() -> None:
    game = acting("development", {"money": 20}, areas={"A1": [0]})
    told = offered(game)
    assert told is not None and told.startswith("build food a2, a3, a4, a5, a6, t1, t2, t3, t4 ")
    assert offered(do(game, 0, "build food a2")) is None
    assert len(asked(game)) < 4, "few ways to pay are simply listed"


def test_names_of_a_pack_are_drawn(tmp_path: Path) -> None:
    (tmp_path / ID).mkdir()
    (tmp_path / ID / "components.toml").write_text('[locations.L1.name]\nen = "The Toothpick"\n', encoding="utf-8")
    game = ct.set_up(ID, {}, seats=3, packs=tmp_path)
    assert "The Toothpick" in drawn(game, packs=tmp_path)


def test_every_sentence_is_there_and_is_used() -> None:
    folder = ROOT / "src" / "captains_table" / "titles" / "galactic_cruise" / "presentation"
    code = "".join((folder / name).read_text(encoding="utf-8") for name in ("terminal.py", "terminal_signs.py"))
    keys = {key.removeprefix("terminal.") for key in TITLE.texts.sentences if key.startswith("terminal.")}
    made = {f"for_{source}" for source in POINTS} | {f"gain_{gain}" for gain in GAINS} | {*PHASES, "over"}
    made |= {f"lacks_{what}" for what in ("scheduled", "cabins", "guests", "worker")}
    made |= {f"bound_{when.lower()}" for when in RESTRICTIONS[len(ACTIONS) :]}
    made |= {f"rachel_{difficulty}" for difficulty in (*DIFFICULTIES, "custom")}
    assert made - keys == set()
    assert keys - made - set(re.findall(r"""["'](\w+)["']""", code)) == set()
    assert set(re.findall(r"""\bsay\(["'](\w+)["']""", code)) - keys == set()
