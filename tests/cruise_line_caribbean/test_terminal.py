"""The table in the terminal: a whole game, in both languages, and nothing that is hidden."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

import captains_table as ct
from captains_table.cli import main
from captains_table.cli.common import draw, terminal_module
from tests.cruise_line_caribbean.helpers import CARIBBEAN, ID, at, do, market, new

WIDTH = 80


def printed(what: RenderableType | None) -> str:
    """On a narrow screen."""
    console = Console(file=io.StringIO(), width=WIDTH, record=True, highlight=False)
    console.print(what)
    text = console.export_text()
    assert max(len(line.rstrip()) for line in text.splitlines()) <= WIDTH
    return text


def seen(game: ct.Game, seat: int | None, language: str = "en", packs: Path | None = None) -> str:
    """What is drawn for this seat."""
    return printed(draw(game.title, game.view(seat, language), language, packs))


def offered(game: ct.Game, language: str = "en") -> str | None:
    """The choices as they are told in short."""
    seat = game.to_act[0]
    offers = terminal_module(CARIBBEAN).offers(game.view(seat, language), language)
    return None if offers is None else " ".join(printed(offers).split())


@pytest.mark.parametrize(
    ("language", "arguments", "words"),
    [
        ("en", ["--preset", "first_voyage"], ["Year 1 of 3", "Fall: at sea", "░░░░░░░ NY", "Worth", "won, "]),
        (
            "de",
            ["--preset", "short"],
            ["Jahr 3 von 3", "Winter: Handel", "Kurs", "Fahrt", "Deine Karten: ", "Gesamtvermögen"],
        ),
    ],
)
def test_a_whole_game(
    language: str,
    arguments: list[str],
    words: list[str],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", str(WIDTH))
    monkeypatch.setattr("sys.stdin", io.StringIO("bot\n" * 900))
    assert main(["play", ID, "--seed", "2", "--pause", "0", "--language", language, *arguments]) == 0
    output = capsys.readouterr().out
    assert [word for word in words if word not in output] == []
    assert ("give up" in output or "aufgeben" in output) is False


def test_every_moment_fits_the_screen() -> None:
    """In both languages and with the longest lists, a line is never longer than the screen."""
    game = ct.new_game(ID, seats=4, seed=3, options={"years": 3, "negotiation": "winter", "resort_trade": True})
    bots = [ct.bot("random", seat) for seat in range(4)]
    number = 0
    while game.to_act:
        seat = game.to_act[0]
        if number % 9 == 0:
            language = ("en", "de")[number % 2]
            assert seen(game, seat, language)
            offered(game, language)
        game.choose(seat, bots[seat].choose(game, seat))
        number += 1
    assert "Gesamtvermögen" in seen(game, None, "de")


def test_the_map_shows_ports_markers_and_ships() -> None:
    companies = [{"company": "GLD", "at": "BAH"}, {"company": "NAC", "at": [5, 5]}, {"company": "BEL", "at": "BAH"}]
    position = {
        "companies": companies, "fares": {"BAH": 5, "PR": 6}, "up": ["BAH"], "mystery": [16, 7], "event": "E04",
    }  # fmt: skip
    text = seen(at(position, seats=3), 0)
    rows = {line[:3].strip(): line[3:] for line in text.splitlines() if line[:3].strip().isdigit()}
    assert len(rows) == 13
    assert "BAH5x▸2" in rows["6"], "the storm closes it, and two ships lie there"
    assert "▸N" in rows["5"]
    assert "(16)" in rows["8"] and "(7)" in rows["3"]
    assert "PR?" in rows["9"], "a fare that is face down is not told"
    assert rows["1"].index("NY") - rows["2"].index("VA") == 3, "odd rows lie half a hex to the right"
    assert "closed by a storm" in text and "Tropical storm, Bahamas" in text


def test_a_crowd_in_port_is_counted_where_letters_do_not_fit() -> None:
    companies = [{"company": code, "at": "FL"} for code in ("BEL", "GLD", "NAC", "EMP")]
    assert "FL▸BGNE" in seen(at({"companies": companies}, seats=4), 0)
    for company in companies:
        company["at"] = "JAM"
    assert "JAM?▸4" in seen(at({"companies": companies}, seats=4), 0)


def test_voyages_of_the_own_ship() -> None:
    company = {"ship": "S", "at": "FL", "fuel": 6, "aboard": {"BAH": 2, "PR": 3}, "cash": 12}
    position = {
        "companies": [company, {}], "fares": {"BAH": 4}, "up": ["BAH"], "waiting": {"FL": {"JAM": 3}}, "mystery": [],
    }  # fmt: skip
    text = " ".join(seen(at(position), 0).split())
    assert "BAH Bahamas $4 1 5 FL 1 2 aboard: $8" in text
    assert "PR Puerto Rico $? 5 1 FL 5 3 aboard: $10–19; 4 fuel short of home" in text
    assert "waiting: 3×JAM" in text
    assert "Fuel in FL: 1=$1, 2=$2, 3=$3" in text
    assert "aboard 5/7: 3×PR, 2×BAH" in text


def test_the_exchange_is_drawn_in_the_standard_game_only() -> None:
    companies = [{"company": "GLD", "shares": [7, 2]}, {"company": "NAC", "shares": [0, 6]}]
    text = " ".join(seen(market({"year": 2, "phase": "trading", "companies": companies, "prices": [6, 11]}), 0).split())
    assert "NAC Naches $11 2 2 6" in text
    assert "Market" not in seen(at({}), 0)


def test_hands_are_the_owners_business() -> None:
    game = at({"companies": [{"hand": ["A01", "A08"]}, {"hand": ["A25"]}]})
    mine, theirs = seen(game, 0), seen(game, 1)
    assert "a01  + Fuel Voucher" in mine and "- Fuel Leak" in mine
    assert "a25" not in mine and "cards ▒" in mine
    assert "a01" not in theirs and "cards ▒ ▒" in theirs and "a25" in theirs
    assert "cards ▒ ▒" in seen(game, None) and "a01" not in seen(game, None)


def test_what_weighs_on_a_company_is_told() -> None:
    position = {
        "companies": [
            {"delay": True, "strike": 2, "debt": 30},
            {"bunker": True, "price_war": True},
            {"at": "FL", "returned": 1},
        ],
        "active": 1,
    }
    text = " ".join(seen(at(position, seats=3), 1).split())
    for words in ("loses a turn; dock strike", "may buy no fuel; price war", "back (1.)", "debt $30", "worth -$20"):
        assert words in text, words


def test_long_lists_are_told_in_short() -> None:
    game = at({"phase": "advertising", "companies": [{"cash": 34}, {}]})
    assert offered(game) == "bid 0 … 34 Spend $0 on advertising … Spend $34 on advertising"
    game = at({"companies": [{"at": "BAH"}, {}], "mystery": [[11, 4]]})
    calm = offered(do(game, "explore 11"))
    assert calm is not None and "calm 0-5, 0-6" in calm and "12-9 Glide to this hex (row-column" in calm
    assert offered(new()) is None, "four companies are simply listed"


def test_names_of_a_pack_are_drawn(tmp_path: Path) -> None:
    (tmp_path / ID).mkdir()
    (tmp_path / ID / "components.toml").write_text('[companies.GLD]\nshort = "Möwe"\n', encoding="utf-8")
    game = ct.set_up(ID, {"companies": [{"company": "GLD"}, {}]}, packs=tmp_path)
    assert "Möwe" in seen(game, 0, packs=tmp_path)
