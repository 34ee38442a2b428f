"""Why something cannot be done: every sentence is reached by a real wish, in both languages, and names its rule."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

import captains_table as ct
from tests.cruise_line_caribbean.helpers import CARIBBEAN, ROOT, at, do, market, new

SOURCE = ROOT / "src" / "captains_table" / "titles" / "cruise_line_caribbean"
KEYS = CARIBBEAN.texts.sentences


def sea(company: dict[str, Any] | None = None, rival: dict[str, Any] | None = None, **more: Any) -> ct.Game:
    """Anna's turn in Miami, no markers about."""
    own = {"at": "FL", **(company or {})}
    return at({"companies": [own, rival or {}], "mystery": [], **more})


def stranded(**more: Any) -> ct.Game:
    """Without fuel and cash in Barbados, with shares to sell."""
    own = {"company": "GLD", "at": "BAR", "fuel": 0, "cash": 0}
    return market({"companies": [own, {}], "mystery": [], **more})


def trade(company: dict[str, Any] | None = None, seats: int = 3, options: dict[str, Any] | None = None) -> ct.Game:
    """The second Winter: Belgium America, Gold Star and Naches trade, and Belgium America begins."""
    codes = ["BEL", "GLD", "NAC"][:seats]
    companies: list[dict[str, Any]] = [{"company": code, "cash": 40} for code in codes]
    companies[0] |= company or {}
    return market({"year": 2, "phase": "trading", "companies": companies}, seats, **(options or {}))


def auction() -> ct.Game:
    """The last share of Gold Star is wanted by its owner too."""
    companies = [{"company": "BEL", "cash": 30, "shares": [7, 3]}, {"company": "GLD", "cash": 20, "shares": [0, 6]}]
    game = market({"year": 2, "phase": "trading", "companies": companies, "prices": [6, 6]})
    return do(game, "buy gld 1", "yes")


def winter(company: dict[str, Any], phase: str, **more: Any) -> ct.Game:
    return at({"year": 2, "phase": phase, "companies": [{"company": "BEL", **company}, {}], **more})


def picked(**company: Any) -> ct.Game:
    """The action is done, fuel and cards are still possible."""
    game = sea({"fuel": 3, "cash": 9, **company}, waiting={"FL": {"JAM": 3}})
    return do(game, "pick fl jam 1")


class Case(NamedTuple):
    key: str
    game: Callable[[], ct.Game]
    wish: str
    rule: str


SEVEN = {"JAM": 7}
CASES = [
    # -- on one's turn
    Case("acted", picked, "pick fl jam 1", "CL-7.2"),
    Case("acted", picked, "return fl", "CL-7.2"),
    Case("act_first", sea, "end", "CL-7.2"),
    Case("second_attack", lambda: sea({"hand": ["A02"]}, {"at": "PR"}, turn=["second"]), "attack a02 seat 1",
         "CL-10.4"),
    Case("too_far", lambda: sea({"fuel": 1}), "sail bar", "CL-8.2"),
    Case("too_far", lambda: sea({"fuel": 1}, mystery=[16]), "explore 16", "CL-8.2"),
    Case("no_way", lambda: sea(mystery=[5, 8, 16, 19]), "sail jam", "CL-8.5"),
    Case("no_marker", sea, "explore 16", "CL-7.17"),
    Case("no_marker", sea, "explore 99", "CL-7.17"),
    Case("closed", lambda: sea(event="E04"), "sail bah", "CL-11.1"),
    Case("shallow", lambda: sea({"ship": "L"}), "sail cay", "CL-7.12"),
    Case("there_already", sea, "sail fl", "CL-7.16"),
    Case("not_an_island", sea, "visit ny", "CL-7.9"),
    Case("not_an_island", lambda: sea({"cash": 30}), "build ny", "CL-5.12"),
    Case("not_a_departure", sea, "pick pr jam 1", "CL-7.5"),
    Case("not_a_departure", sea, "return pr", "CL-7.21"),
    Case("nobody_for", sea, "visit bah", "CL-7.9"),
    Case("full", lambda: sea({"aboard": SEVEN}, waiting={"FL": {"PR": 1}}), "pick fl pr 1", "CL-7.6"),
    Case("fewer", lambda: sea(waiting={"FL": {"PR": 1}}), "pick fl pr 2", "CL-7.5"),
    Case("strike", lambda: sea({"strike": 1}, waiting={"FL": {"PR": 1}}), "pick fl pr 1", "CL-10.11"),
    Case("fuel_at_sea", lambda: sea({"at": [5, 5], "fuel": 5}), "fuel 1", "CL-8.9"),
    Case("bunker", lambda: sea({"bunker": True, "fuel": 5}), "fuel 1", "CL-10.11"),
    Case("tank", lambda: sea({"fuel": 11}), "fuel 3", "CL-8.10"),
    Case("tank", lambda: winter_over({"fuel": 11}), "fuel 3", "CL-8.10"),
    Case("fuel_cash", lambda: sea({"fuel": 0, "cash": 3}), "fuel 4", "CL-8.9"),
    Case("no_tow", sea, "tow fl", "CL-8.12"),
    Case("tow_nearest", stranded, "tow va", "CL-8.13"),
    Case("no_wait", sea, "wait", "CL-7.4"),
    Case("no_need", lambda: market({"mystery": []}), "emergency bel 1", "CL-17.2"),
    Case("no_need", lambda: market({"mystery": []}), "offer", "CL-17.2"),
    Case("not_so_many", stranded, "emergency gld 8", "CL-17.2"),
    Case("no_offer", lambda: stranded(offers=3), "offer", "CL-17.3"),
    # -- resorts
    Case("resort_there", lambda: sea({"cash": 30}, resorts={"PR": 1}), "build pr", "CL-5.12"),
    Case("resort_limit", lambda: sea({"cash": 30}, resorts=dict.fromkeys(["PR", "VI", "BAR", "STL", "JAM"], 0)),
         "build bah", "CL-5.12"),
    Case("cash", lambda: sea({"cash": 19}), "build pr", "CL-7.19"),
    # -- cards
    Case("not_in_hand", sea, "play a01", "CL-10.1"),
    Case("not_in_hand", lambda: at({"phase": "advertising"}), "bid 1 spot", "CL-10.10"),
    Case("returned", lambda: do(sea({"fuel": 5, "cash": 9, "hand": ["A08"]}), "return fl"), "play a08", "CL-7.24"),
    Case("one_card", lambda: do(sea({"hand": ["A08", "A14"]}), "play a08"), "play a14", "CL-10.5"),
    Case("no_target", lambda: sea({"hand": ["A02"]}, {"at": "NY"}), "attack a02 seat 1", "CL-10.3"),
    Case("timing_any", lambda: sea({"hand": ["A01"]}), "play a01", "CL-10.4"),
    Case("timing_before", lambda: picked(hand=["A04"]), "play a04", "CL-10.4"),
    Case("timing_departure", lambda: sea({"at": "BAH", "hand": ["A06"]}), "play a06", "CL-10.4"),
    Case("timing_visit", lambda: sea({"hand": ["A10"]}), "play a10", "CL-10.4"),
    Case("timing_pickup", lambda: sea({"hand": ["A12"]}), "play a12", "CL-10.4"),
    Case("timing_after", lambda: sea({"hand": ["A13"]}), "play a13", "CL-10.4"),
    Case("timing_return", lambda: sea({"hand": ["A16"]}), "play a16", "CL-10.4"),
    Case("timing_build", lambda: sea({"hand": ["A18"]}), "play a18", "CL-10.4"),
    Case("timing_bid", lambda: sea({"hand": ["A20"]}), "play a20", "CL-10.4"),
    Case("timing_react", lambda: sea({"hand": ["A21"]}), "play a21", "CL-10.4"),
    Case("no_answer", lambda: do(sea({"hand": ["A08"]}, {"hand": ["A21", "A01"]}), "attack a08 seat 1"), "react a01",
         "CL-10.6"),
    Case("offer_price", lambda: do(stranded(), "offer", "offer seat 1", "add gld 1", "price"), "for 21", "CL-17.3"),
    # -- at another time
    Case("winter_cards", lambda: trade({"hand": ["A08"]}), "play a08", "CL-10.4"),
    Case("attack_turn", lambda: at({"phase": "advertising", "companies": [{"hand": ["A08"]}, {}]}), "attack a08 seat 1",
         "CL-10.3"),
    Case("answer_first", lambda: do(sea({"hand": ["A08"]}, {"hand": ["A21"]}), "attack a08 seat 1"), "play a21",
         "CL-20.4"),
    Case("answer_first", trade, "visit pr", "CL-20.4"),
    Case("company_taken", lambda: do(new(2, start_player=1), "company bel"), "company bel", "CL-3.5"),
    # -- before the turns, and in Winter
    Case("bid", lambda: at({"phase": "advertising", "companies": [{"cash": 7}, {}]}), "bid 8", "CL-6.13"),
    Case("no_downgrade", lambda: winter({"ship": "M", "cash": 60}, "shipbuilding"), "ship s", "CL-5.3"),
    Case("cash", lambda: winter({"ship": "S", "cash": 30}, "shipbuilding"), "ship l", "CL-5.4"),
    Case("float", lambda: market({"phase": "ipo"}), "float 2", "CL-13.3"),
    Case("cash", lambda: market({"phase": "first_ship", "companies": [{"cash": 35}, {}]}), "ship m", "CL-13.5"),
    # -- trading
    Case("company_out", trade, "buy emp 1", "CL-3.5"),
    Case("bought_already", lambda: trade({"bought": True}), "sell bel 1", "CL-15.5"),
    Case("sold_once", lambda: trade({"sold": [0]}), "sell bel 1", "CL-15.4"),
    Case("no_shares", trade, "sell gld 1", "CL-15.3"),
    Case("market_empty", lambda: trade({"shares": [7, 3, 0]}), "buy gld 1", "CL-15.8"),
    Case("sold_this_year", lambda: trade({"sold": [1]}), "buy gld 1", "CL-15.6"),
    Case("one_share", trade, "buy gld 2", "CL-15.8"),
    Case("no_certificate", lambda: trade(options={"certificates": "indivisible"}), "buy gld 3", "CL-15.8"),
    Case("own_limit", trade, "buy bel 1", "CL-15.9"),
    Case("cash", lambda: trade({"cash": 5}), "buy gld 1", "CL-15.9"),
    Case("open", auction, "bid 5", "CL-15.13"),
    Case("raise", lambda: do(auction(), "bid 7"), "bid 7", "CL-15.13"),
    Case("selling_now", lambda: do(trade({"shares": [6, 1, 0]}), "sell bel 1"), "buy gld 1", "CL-15.1"),
]  # fmt: skip

NAMED = [pytest.param(case, id=f"{case.key}-{case.rule}", marks=pytest.mark.rule(case.rule)) for case in CASES]


def winter_over(company: dict[str, Any]) -> ct.Game:
    """S1: buying fuel."""
    return at({"phase": "fuel", "companies": [company, {}]})


def sentence(key: str, language: str) -> str:
    """What it says, with anything in its gaps."""
    text = KEYS[f"no.{key}"][language]
    return ".+".join(re.escape(part) for part in re.split(r"\{[^}]*\}", text))


@pytest.mark.parametrize("case", NAMED)
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_refusal_says_why_and_names_the_rule(case: Case, language: str) -> None:
    game = case.game()
    before = game.position()
    with pytest.raises(ct.IllegalChoice) as error:
        game.choose(game.to_act[0], case.wish, language)
    assert re.fullmatch(rf"{sentence(case.key, language)} \({case.rule}\)", str(error.value)), str(error.value)
    assert error.value.rule == case.rule
    assert game.position() == before


def test_every_refusal_is_reached() -> None:
    assert {key.removeprefix("no.") for key in KEYS if key.startswith("no.")} == {case.key for case in CASES}


def test_numbers_in_a_refusal_are_those_of_the_table() -> None:
    for game, wish, words in (
        (sea({"fuel": 1}), "sail bah", ""),
        (sea({"fuel": 1}), "sail pr", "That takes 5 fuel and you have 1."),
        (sea({"fuel": 11}), "fuel 3", "room for 2 in your tank"),
        (sea({"cash": 19}), "build pr", "That costs $20; you have $19."),
        (sea({"cash": 19}, resorts={"PR": 1}), "build pr", "The resort of Seat 2 stands there"),
    ):
        if not words:
            do(game, wish)
            continue
        with pytest.raises(ct.IllegalChoice, match=re.escape(words)):
            do(game, wish)


@pytest.mark.parametrize(
    "nonsense", ["", "visit", "sail nowhere", "pick", "fuel", "fuel x", "build", "explore x", "42"]
)
def test_nonsense_is_refused_without_a_crash(nonsense: str) -> None:
    for game in (sea(), trade(), winter({"cash": 60}, "shipbuilding"), at({"phase": "advertising"}), stranded()):
        with pytest.raises(ct.IllegalChoice):
            do(game, nonsense)


# -- texts are complete ------------------------------------------------------------------------------------------


def code() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(SOURCE.rglob("*.py")))


KINDS = (
    "ask.",
    "event.",
    "no.",
    "conflict.",
    "end.",
    "story.",
    "terminal.",
    "",
)  # of sentences, but those of the board
MADE = {  # sentences whose key is put together by the code, and the words it is put together of
    "no.timing_": [blue["timing"] for blue in CARIBBEAN.catalogue(None)["blue"].values()],
    "ask.shortage_": ["maintenance", "fines", "tow"],
    "conflict.": ["dividend_rate", "standard_start_cash", "first_winter_trading", "first_winter_resorts",
                  "certificates", "price_cap", "negotiation", "resort_trade"],
    "story.attack_": ["loses_fuel", "loses", "pays_player", "card_pays", "poaches", "price"],
    "story.worth_": ["2", "3", "4"],
    "terminal.head_": ["fuel", "left", "home"],
    "terminal.score_": ["cash", "debt", "resorts", "ship", "shares", "worth"],
    "": [f"{label}_with" for label in ("visit", "return", "tow", "build")],
}  # fmt: skip
FROM_THE_VIEW = ["winter", "spring", "summer", "fall", "companies", "ipo", "first_ship", "dividends", "trading",
                 "shipbuilding", "maintenance", "resorts", "fuel", "demand", "event", "advertising", "turns", "over",
                 "delay", "bunker", "strike", "price_war"]  # fmt: skip


def made(key: str) -> bool:
    if key.startswith("terminal.") and key.removeprefix("terminal.") in FROM_THE_VIEW:
        return True
    return any(key.startswith(start) and key.removeprefix(start) in words for start, words in MADE.items())


def test_no_sentence_is_unused() -> None:
    """The code names every sentence, as a word in quotes."""
    words = set(re.findall(r"""["']([\w.]+)["']""", code()))
    unused = []
    for key in KEYS:
        if not key.startswith("board.") and not made(key):
            kind = next(kind for kind in KINDS if key.startswith(kind))
            word = key.removeprefix(kind).removesuffix(".own")
            unused += [key] if not {word, kind + word} & words else []
    assert unused == []


def labels(python: str) -> set[str]:
    """How answers are said: the fourth argument of `answer`."""
    python = python.replace("from __future__ import annotations", "")
    calls = [node for node in ast.walk(ast.parse(python)) if isinstance(node, ast.Call)]
    said = [call.args[3] for call in calls if isinstance(call.func, ast.Name) and call.func.id == "answer"]
    return {str(each.value) for each in said if isinstance(each, ast.Constant)}


def test_every_sentence_that_the_code_names_is_there() -> None:
    python, terminal = code(), (SOURCE / "presentation" / "terminal.py").read_text(encoding="utf-8")
    named = {f"ask.{key}" for key in re.findall(r'\bask\(\s*"(\w+)"', python)}
    named |= {f"event.{key}" for key in re.findall(r'game\.emit\(\s*"(\w+)"', python)}
    named |= {f"no.{key}" for key in re.findall(r'\brefuse\(\s*"(\w+)"', python)}
    named |= {f"story.{key}" for key in re.findall(r'\b_words\(\s*"(\w+)"', python)}
    named |= {f"terminal.{key}" for key in re.findall(r"""self\.say\(\s*["'](\w+)["']""", terminal)}
    named |= labels(python)
    assert len(named) > 150
    assert sorted(key for key in named if key not in KEYS and f"{key}.own" not in KEYS) == []


def test_every_made_sentence_is_there() -> None:
    assert [start + word for start, words in MADE.items() for word in words if start + word not in KEYS] == []
    assert [f"terminal.{word}" for word in FROM_THE_VIEW if f"terminal.{word}" not in KEYS] == []
