"""What is told of a game: true, complete, in both languages, however it ends."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest

import captains_table as ct
from captains_table.server.replay_view import replay_view
from tests.conformance.fixtures import play
from tests.cruise_line_caribbean.helpers import CARIBBEAN, ID, at, do, market
from tests.recaps import NAMES, named, sentences

WAYS: list[tuple[int, dict[str, object], str, int]] = [
    (2, {"mode": "intro", "years": 3}, "random", 3),
    (2, {"years": 3, "hard_bankruptcy": True}, "random", 3),
    (3, {"years": 3, "negotiation": "winter", "resort_trade": True}, "random", 2),
    (3, {"years": 3}, "greedy", 1),
    (4, {"years": 4, "certificates": "indivisible", "keep_leftovers": True}, "random", 1),
]


def told(game: ct.Game, language: str = "en") -> dict[str, Any]:
    return replay_view(CARIBBEAN, named(game), "watch", language)


def last_fall(*companies: dict[str, Any], **more: Any) -> ct.Game:
    """The last turn of the last year: everybody lies in port, and returns."""
    position = {"year": 5, "season": "fall", "companies": list(companies), "mystery": [], **more}
    game = at(position, seats=len(companies))
    return returned(game)


def returned(game: ct.Game) -> ct.Game:
    while game.to_act:
        seat = game.to_act[0]
        choices = [choice.notation for choice in game.choices(seat)]
        do(game, "end" if "end" in choices else next(each for each in choices if each.startswith("return")))
    return game


@pytest.mark.parametrize(("seats", "options", "bots", "seeds"), WAYS, ids=str)
def test_every_way_to_play_has_a_story(seats: int, options: dict[str, object], bots: str, seeds: int) -> None:
    for seed in range(seeds):
        record = named(play(ID, seats, options, bots, seed))
        for language in ("en", "de"):
            shown = replay_view(CARIBBEAN, record, "open", language)
            highlights = shown["highlights"]
            assert 2 <= len(highlights) <= 7
            assert [each["ply"] for each in highlights] == sorted({each["ply"] for each in highlights})
            assert len({each["turn"] for each in highlights}) == len(highlights)  # one pennant per season
            assert highlights[-1]["ply"] == shown["frames"][-1]["ply"]  # the end is told
            assert len(shown["numbers"]) == 3
            every = [sentences(shown), *shown["verdict"].values(), *[each["label"] for each in shown["numbers"]]]
            assert not re.search(r"[{}]|\bSeat\b|\bPerson\b|  |\*-\d", " ".join(map(str, every)))


@pytest.mark.parametrize(
    ("one", "other", "tag", "title", "text"),
    [
        ({"cash": 40}, {"cash": 20}, "Anna wins", "A fine fleet, well kept books.", "Anna $50, Mira $30."),
        ({"cash": 20}, {"cash": 22}, "Mira wins", "Neck and neck into port.", "Mira $32, Anna $30."),
        ({"cash": 90}, {"cash": 20}, "Anna wins", "Ruler of the Caribbean.", "Anna $100, Mira $30."),
        ({"debt": 30}, {"debt": 20}, "Mira wins", "Everybody in the red.", "Mira −$10, Anna −$20."),
        ({"cash": 20, "ship": "M"}, {"cash": 25}, "Mira wins", "Level to the last dollar.", "Mira has more cash."),
        ({"cash": 20}, {"cash": 20}, "Shared victory", "Two flags on one mast.", "Anna, Mira share the victory."),
    ],
)
def test_every_end_has_its_verdict(one: dict[str, Any], other: dict[str, Any], tag: str, title: str, text: str) -> None:
    verdict = told(last_fall(one, other))["verdict"]
    assert (verdict["tag"], verdict["title"]) == (tag, title)
    assert text in verdict["text"]


def test_resorts_break_a_tie() -> None:
    """10 of trade-in and a resort of 5 are as much as a Medium ship's 15."""
    game = last_fall({"cash": 20, "ship": "M"}, {"cash": 20}, resorts={"PR": 1})
    assert "Mira owns more resorts." in told(game)["verdict"]["text"]
    assert "Mira besitzt mehr Ferienanlagen." in told(game, "de")["verdict"]["text"]


def test_the_last_line_afloat() -> None:
    position = {"year": 2, "phase": "maintenance", "companies": [{"cash": 30}, {"debt": 40}]}
    shown = told(at(position, hard_bankruptcy=True))
    assert (shown["verdict"]["tag"], shown["verdict"]["title"]) == ("Anna wins", "The last line afloat.")
    assert "All others went bankrupt." in shown["verdict"]["text"]


def test_bankruptcy_is_told() -> None:
    """The one in debt cannot pay for maintenance; two others go on."""
    position = {"year": 2, "phase": "shipbuilding", "companies": [{"cash": 50}, {"debt": 40}, {"cash": 8}]}
    game = do(at(position, seats=3, hard_bankruptcy=True), "keep")
    assert "Gold Star Line went bankrupt with $*49* of debt: the game was over for Mira." in sentences(told(game))


def test_a_game_that_is_not_over() -> None:
    shown = told(do(at({"season": "summer", "year": 2}), "return fl"))
    assert shown["verdict"]["title"] == "Still at sea."
    assert "Summer of year 2" in shown["verdict"]["text"]


def test_the_lines_are_the_net_worth_of_the_seasons() -> None:
    game = play(ID, 3, {"years": 3}, "random", 5)
    shown = told(game)
    for frame in shown["frames"][:-1]:
        worths = frame["game"]["table"]["worths"]
        if worths:
            assert [line["values"][frame["ply"]] for line in shown["chart"]] == worths[-1]["worths"]
    assert [line["values"][-1] for line in shown["chart"]] == shown["verdict"]["scores"]
    assert [line["seat"] for line in shown["chart"]] == [0, 1, 2]
    ledger = shown["frames"][-1]["game"]["table"]["ledger"]
    fares = sum(book.get("fares", 0) for season in ledger for book in season["books"])
    assert shown["numbers"][1]["value"] == fares


def test_turns_are_seasons() -> None:
    """The first Winter is before the first; the choice that ends a season still belongs to it."""
    frames = told(play(ID, 2, {"mode": "intro", "years": 3}, "random", 1))["frames"]
    assert frames[0]["turn"] == frames[1]["turn"] == 0
    for before, after in pairwise(frames):
        table = before["game"]["table"]
        season = ("winter", "spring", "summer", "fall").index(table["season"])
        assert after["turn"] == 4 * (table["year"] - 1) + season
    assert frames[-1]["turn"] == 11


def test_the_hands_lie_open() -> None:
    game = at({"companies": [{"hand": ["A08", "A01"]}, {"hand": ["A25"]}]})
    shown = replay_view(CARIBBEAN, game.record(), "open", "en")
    assert shown["frames"][0]["open"] == {"hands": [["A01", "A08"], ["A25"]]}


# -- what is worth telling --------------------------------------------------------------------------------


def test_a_great_delivery_is_the_best_voyage() -> None:
    """Five passengers at once; of one season only the better highlight is told."""
    position = {
        "companies": [{"at": "BAH", "aboard": {"BAH": 5}}, {}], "fares": {"BAH": 6}, "mystery": [],
    }  # fmt: skip
    game = do(at(position), "visit bah")
    assert sentences(told(game)) == "The best voyage, in Spring of year 1: 5 passengers of Anna paid $*30* in fares."
    assert "zahlen *30* $ Fahrpreis" in sentences(told(game, "de"))


def test_the_biggest_delivery() -> None:
    """Four who pay so little that the voyage is nothing to speak of."""
    position = {
        "companies": [{"at": "BAH", "aboard": {"BAH": 4}}, {}], "fares": {"BAH": 3}, "up": ["BAH"], "mystery": [],
    }  # fmt: skip
    assert sentences(told(do(at(position), "visit bah"))) == (
        "Anna put *4* passengers ashore in the Bahamas at once and collected $12."
    )


def test_an_attack_that_hurt() -> None:
    position = {"companies": [{"hand": ["A02"], "at": "BAH"}, {"at": "PR", "cash": 9}], "mystery": []}
    game = do(at(position), "attack a02 seat 1")
    assert sentences(told(game)) == "Anna struck (Pirate Raid): Mira had to hand over $*4*."


def test_an_attack_that_was_fended_off_is_not_told() -> None:
    raid = {"companies": [{"hand": ["A02"], "at": "BAH"}, {"at": "PR", "cash": 9, "hand": ["A22"]}], "mystery": []}
    game = do(at(raid), "attack a02 seat 1", "react a22")
    assert "struck" not in sentences(told(game))
    assert "struck" in sentences(told(do(at(raid), "attack a02 seat 1", "decline")))


def test_a_tow() -> None:
    position = {"companies": [{"at": "BAR", "fuel": 0, "cash": 0}, {}], "mystery": []}
    game = at(position)
    tow = next(choice.notation for choice in game.choices(0) if choice.notation.startswith("tow"))
    assert re.search(r"Out of fuel, Anna had to be towed to \w[\w ]+ for \$\*\d+\*\.", sentences(told(do(game, tow))))


def test_an_auction() -> None:
    companies = [{"cash": 60, "shares": [5, 0, 4]}, {"cash": 60, "shares": [0, 7, 0]}, {"cash": 5, "shares": [0, 0, 5]}]
    game = market({"year": 2, "phase": "trading", "companies": companies}, seats=3)
    do(game, "buy nac 1", "yes", "bid 6", "bid 9", "leave")
    assert sentences(told(game)) == "Mira won the last Naches share by auction, for $*9*."


def test_a_deep_debt() -> None:
    position = {"year": 5, "season": "fall", "phase": "fuel", "companies": [{"cash": 0, "fuel": 0}, {"cash": 9}]}
    game = do(at({**position, "mystery": []}), "fuel 13")
    assert sentences(told(game)) == "Anna owed $*13*, more than anybody else ever did."


def test_a_debt_that_was_paid_back() -> None:
    company = {"debt": 12, "at": "BAH", "aboard": {"BAH": 4}}
    position = {"year": 5, "season": "fall", "companies": [company, {}], "fares": {"BAH": 6}, "mystery": []}
    game = returned(do(at(position), "visit bah"))
    first = sentences(told(game)).splitlines()[0]
    assert first == "Anna owed $*12*, more than anybody else ever did. All of it was paid back in time."


def test_a_move_taken_back() -> None:
    game = at({"companies": [{"at": "FL"}, {}], "waiting": {"FL": {"JAM": 3}}, "mystery": []})
    do(game, "pick fl jam 1")
    game.undo(0)
    do(game, "pick fl jam 2")
    assert "Anna took a move back and chose again." in sentences(told(game))


def test_what_is_told_of_bots_is_true_and_varied() -> None:
    """Every number that is told is one of the game."""
    heard = ""
    for seed in range(4):
        for seats, options in ((2, {"mode": "intro", "years": 3}), (4, {"years": 3})):
            for bots in ("random", "greedy") if seed == 0 else ("random",):
                shown = told(play(ID, seats, dict(options), bots, seed))
                said = sentences(shown)
                heard += said + "\n"
                table = shown["frames"][-1]["game"]["table"]
                every = [(NAMES.index(who), each["books"]) for each in table["ledger"] for who in NAMES[:seats]]
                for who, amount in re.findall(r"passengers? of (\w+) paid \$\*(\d+)\*", said):
                    fares = [books[seat].get("fares", 0) for seat, books in every]
                    assert int(amount) == max(fares)
                    assert int(amount) in [books[seat].get("fares", 0) for seat, books in every if NAMES[seat] == who]
                for who, amount in re.findall(r"(\w+) won with a net worth of \*?(-?\d+)", said):
                    assert (
                        int(amount) == table["companies"][NAMES.index(who)]["worth"] == max(shown["verdict"]["scores"])
                    )
    for words in (
        "The best voyage", "struck (", "won with", "took the lead", "at once and collected", "had to be towed",
        "without having seen", "took over the", "resort that would earn",
    ):  # fmt: skip
        assert words in heard, words
