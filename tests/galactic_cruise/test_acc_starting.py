"""Starting Upgrade Cards (GX-15), alone with Rachel (GX-17.3 to 17.5), and who knows what of them."""

from __future__ import annotations

from collections import Counter
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

import captains_table as ct
from captains_table.kernel.rng import Rng
from captains_table.titles.galactic_cruise.bot.advise import advise
from captains_table.titles.galactic_cruise.presentation.terminal import draw
from tests.galactic_cruise.accommodations import AUCTION, BOX, set_up_done, turn_with
from tests.galactic_cruise.helpers import asked, cannot_be, do, new, player, purse, refused, seen, told, what

CARDS = BOX["starting_upgrades"]
GRAY = {"X1": "G1,G2,G3,X1", "X2": "G1,G2,G3,X2", "X4": "G1,G2,G3,X4"}
DEAL2: dict[str, Any] = {"starting_upgrades": "deal2"}


def options_for(card: str) -> dict[str, Any]:
    """Options with which this card takes part."""
    return {**DEAL2, "gray_tokens": GRAY.get(CARDS[card]["token"], "G1,G2,G3,G4")}


def holding(card: str, other: str = "U03", **more: Any) -> ct.Game:
    """The first seat's first turn with these two cards."""
    other = other if card != other else "U06"
    return turn_with(options_for(card), {"starters": [card, other], **more})


@pytest.mark.rule("GX-15.1")
def test_everybody_is_dealt_two_different_cards() -> None:
    for seed in range(5):
        game = new(4, seed, **DEAL2)
        dealt = [card for seat in range(4) for card in player(game, seat)["starters"]]
        assert len(set(dealt)) == len(dealt) == 8
        assert all(CARDS[card]["token"][0] in "BG" for card in dealt), "no token that is not in play"


@pytest.mark.rule("GX-15.1")
def test_they_are_private_until_one_is_activated() -> None:
    game = set_up_done(new(2, 1, first_player=1, **DEAL2))
    assert seen(game, 0)["players"][1]["starters"] == [None, None]
    assert None not in seen(game, 1)["players"][1]["starters"]
    assert seen(game, None)["players"][0]["starters"] == [None, None]
    mine = player(game)["starters"]
    do(game, 0, f"start {mine[1].lower()}")
    assert seen(game, 1)["players"][0]["starters"] == [mine[1], None], "the other stays unknown"
    assert seen(game, 1)["players"][0]["started"] is True
    assert mine[0].lower() not in told(game, 1).lower()


@pytest.mark.rule("GX-15.2")
def test_the_immediate_effect_of_the_upgrade_follows_the_bonus_of_the_token() -> None:
    """U23: Windfall does not pay for the discounted Development."""
    options = {**DEAL2, "setup": "standard", "acc_technologies": True}
    me = {"money": 0, "stored": {}, "starters": ["U23", "U01"]}
    game = do(turn_with(options, me, technologies=["TT9", "TT10", "TT1", "TT2"]), 0, "start u23")
    assert "build food t3" in asked(game) and "build food t1" not in asked(game), "a cost mark is 1 Money"
    reputation = purse(game)[3]
    do(game, 0, "no site")
    assert (purse(game)[0], purse(game)[3]) == (4, reputation + 2) and what(game) == "turn_choice"


@pytest.mark.rule("GX-15.1", "GX-15.2")
def test_imagined_worlds_deal_what_a_seat_cannot_know() -> None:
    game = set_up_done(new(3, 2, first_player=1, **DEAL2))
    do(game, 0, asked(game)[0])
    shown = player(game)["starters"][0]
    worlds = [game.imagine(1, seed) for seed in range(40)]
    assert all(world.position()["players"][1]["starters"] == player(game, 1)["starters"] for world in worlds)
    assert all(world.position()["players"][0]["starters"][0] == shown for world in worlds)
    others = Counter(card for world in worlds for card in world.position()["players"][2]["starters"])
    assert len(others) > 15 and shown not in others and not set(player(game, 1)["starters"]) & set(others)
    left = Counter(world.position()["players"][0]["starters"][1] for world in worlds)
    assert len(left) > 10, "which card went back to the box, nobody else knows"


@pytest.mark.rule("GX-15.2", "GX-15.5")
def test_it_is_activated_before_step_2_and_cannot_be_declined() -> None:
    game = holding("U01", "U08")
    assert what(game) == "start_upgrade"
    assert asked(game) == ["start u01", "start u08"]
    refused(game, "assign worker l1")
    do(game, 0, "start u08")
    assert (player(game)["upgrades"], what(game)) == (["UR1"], "turn_choice")
    do(game, 0, "meeting", "end turn")
    assert what(game) == "", "once only"


@pytest.mark.rule("GX-15.2", "GX-15.3")
@pytest.mark.parametrize("card", [*CARDS])
def test_every_card_gives_its_bonus_and_its_upgrade(card: str) -> None:
    token, upgrade = CARDS[card]["token"], CARDS[card]["upgrade"]
    game = holding(card, "U01" if card != "U01" else "U05", stored={})
    do(game, 0, f"start {card.lower()}")
    gained = {"B1": (1, 0, 0, 0), "B2": (0, 1, 0, 0), "B3": (0, 0, 1, 0), "G1": (4, 0, 0, 0), "G2": (0, 4, 0, 0)}
    gained["X4"] = (0, 0, 0, 3)
    following = {"B4": "choose_resource", "G3": "choose_resource", "G4": "build_development"}
    assert what(game) == following.get(token, "turn_choice")
    more = gained.get(token, (0, 0, 0, 0))
    if upgrade == "UR3":
        if token == "G4":  # Windfall comes once the Development is settled
            do(game, 0, "no site")
        more = (more[0] + 4, more[1], more[2], more[3] + 2)
    assert purse(game) == (10 + more[0], 2 + more[1], 5 + more[2], more[3])
    assert token not in player(game)["tokens"] and player(game)["upgrades"] == [upgrade]
    assert len(player(game)["tokens"]) == 7


@pytest.mark.rule("GX-15.3")
def test_what_follows_from_the_token_s_leaving() -> None:
    brown = do(holding("U01", "U08"), 0, "start u01")
    assert seen(brown)["players"][0]["funding"] == [2, 1, 1, 1]
    gray = do(holding("U13", "U08"), 0, "start u13")
    assert seen(gray)["players"][0]["prices"]["left"] == 9


@pytest.mark.rule("GX-15.4")
def test_x2_gives_the_first_turn_a_third_action() -> None:
    game = do(holding("U28", stored={}), 0, "start u28", "assign worker l3")
    for kind in ("food", "oxygen", "fuel"):
        assert what(game) == "choose_action"
        do(game, 0, "act gainres", f"silo {kind}", "done")
    assert what(game) == "end_turn"
    meeting = turn_with(options_for("U28"), {"starters": ["U28", "U03"]}, areas={"A3": [0]})
    do(meeting, 0, "start u28", "meeting", "act gainres", "silo food", "done", "act gainres", "silo fuel", "done")
    assert what(meeting) == "end_turn", "two in a Meeting"


@pytest.mark.rule("GX-15.4")
def test_x1_brings_the_worker_home_at_the_end_of_step_2() -> None:
    game = do(holding("U25"), 0, "start u25", "assign worker l1", "no action", "end turn")
    assert what(game) == "funding"
    do(game, 0, "fund vp")
    assert (player(game)["idle"], purse(game)[2]) == (2, 6)
    do(game, 0, "end turn")
    assert game.position()["turn"] == 1
    nobody = do(holding("U25"), 0, "start u25", "meeting", "end turn")
    assert nobody.position()["turn"] == 1, "nothing without a Worker placed"


@pytest.mark.rule("GX-15.4")
def test_g4_builds_a_development_at_once_or_not() -> None:
    game = do(holding("U22"), 0, "start u22", "build food a1")
    assert (player(game)["removed"]["food"], purse(game)[0], what(game)) == (1, 10, "turn_choice")
    declined = do(holding("U22"), 0, "start u22", "no site")
    assert (player(declined)["removed"]["food"], what(declined)) == (0, "turn_choice")


# -- the auction -------------------------------------------------------------------------------------------------


@pytest.mark.rule("GX-15.6")
def test_all_start_with_3_more_money_and_bid_in_secret() -> None:
    game = set_up_done(new(3, 4, **AUCTION))
    assert game.to_act == (0, 1, 2)
    assert [purse(game, seat)[0] for seat in range(3)] == [13, 13, 13]
    assert asked(game, 1) == [f"bid {amount}" for amount in range(14)]
    assert len(game.position()["auction"]) == 3
    do(game, 1, "bid 4")
    assert seen(game, 1)["auction"]["bids"] == [None, 4, None]
    assert seen(game, 0)["auction"]["bids"] == [None, None, None]
    assert seen(game, 0)["auction"]["done"] == [False, True, False]
    assert "4" not in told(game, 0).splitlines()[-1]
    assert {world.position()["bids"][1] for world in (game.imagine(0, seed) for seed in range(60))} == set(range(14))
    assert game.imagine(1, 3).position()["bids"][1] == 4


@pytest.mark.rule("GX-15.6")
def test_the_highest_bid_picks_first_and_of_equal_ones_the_later_in_turn_order() -> None:
    game = set_up_done(new(4, 4, **AUCTION))
    for seat, amount in ((3, 2), (0, 5), (2, 2), (1, 0)):
        do(game, seat, f"bid {amount}")
    assert [purse(game, seat)[0] for seat in range(4)] == [8, 13, 11, 11], "all pay"
    assert game.to_act == (0,) and seen(game, 1)["auction"]["open"] is True
    on_offer = game.position()["auction"]
    do(game, 0, f"pick {on_offer[2].lower()}")
    assert game.to_act == (3,), "both bid 2, seat 3 comes later"
    do(game, 3, asked(game, 3)[0])
    assert game.to_act == (2,)
    do(game, 2, asked(game, 2)[0])
    assert game.to_act == (0,) and what(game) == "start_upgrade", "the last card was forced"
    assert asked(game) == [f"start {on_offer[2].lower()}"]
    assert seen(game, 3)["players"][0]["starters"] == [on_offer[2]], "won in the open"
    assert "auction" not in game.position() and "bids" not in game.position()


@pytest.mark.rule("GX-15.6")
def test_a_bid_beyond_all_money_is_refused() -> None:
    game = set_up_done(new(2, 4, **AUCTION))
    assert "from 0 to 13 Money" in refused(game, "bid 14")


@pytest.mark.rule("GX-15.6")
def test_a_bid_can_be_taken_back_until_all_are_in() -> None:
    game = set_up_done(new(2, 4, **AUCTION))
    do(game, 0, "bid 3")
    assert game.can_undo(0)
    game.undo(0)
    do(game, 0, "bid 5")
    do(game, 1, "bid 1")
    assert not game.can_undo(0), "they have been shown"


@pytest.mark.rule("GX-15.7")
def test_balancing_gives_cards_to_the_seats_named() -> None:
    game = new(3, 1, starting_upgrades="balancing", starting_upgrade_seats=[2, 3])
    assert ["starters" in player(game, seat) for seat in range(3)] == [False, True, True]
    assert len(player(game, 1)["starters"]) == 2
    alone = set_up_done(new(3, 1, starting_upgrades="balancing", starting_upgrade_seats="2", first_player=1))
    assert what(alone) == "turn_choice"


@pytest.mark.rule("GX-1.5", "GX-15.7")
@pytest.mark.parametrize(
    ("seats", "options", "words"),
    [
        (2, {"starting_upgrades": "balancing"}, "name at least one seat"),
        (2, {"starting_upgrades": "balancing", "starting_upgrade_seats": [1, 2]}, "not all"),
        (2, {"starting_upgrades": "balancing", "starting_upgrade_seats": "3"}, "Only 2 play"),
        (1, {"starting_upgrades": "auction"}, "nobody to bid against"),
        (1, {"starting_upgrades": "balancing", "starting_upgrade_seats": "1"}, "name at least one seat|nobody"),
    ],
)
def test_what_cannot_be_agreed(seats: int, options: dict[str, Any], words: str) -> None:
    with pytest.raises(ct.BadOptions, match=words):
        new(seats, **options)


# -- alone with Rachel ---------------------------------------------------------------------------------------------


@pytest.mark.rule("GX-17.3", "GX-17.4", "GX-17.5")
@pytest.mark.parametrize(("card", "gone"), [("U01", "B3"), ("U04", "B3"), ("U14", "G1"), ("U18", "G1")])
def test_rachel_gets_the_other_card(card: str, gone: str) -> None:
    game = turn_with(DEAL2, {"starters": ["U08", card]}, {}, seats=1)
    do(game, 0, "start u08")
    assert player(game, 1)["starters"] == [card] and player(game)["starters"] == ["U08"]
    assert seen(game)["players"][1]["starters"] == [card], "shown when it passes to her (RX-37)"
    money, vp = purse(game, 1)[0], purse(game, 1)[2]
    do(game, 0, "meeting", "end turn")
    assert player(game, 1)["upgrades"] == [CARDS[card]["upgrade"]]
    assert gone not in player(game, 1)["tokens"] and len(player(game, 1)["tokens"]) == 7
    assert (purse(game, 1)[0], money) == (0, 0) and purse(game, 1)[2] - vp < 4, "no bonus and no Upgrade effect"


# -- positions and the bot -------------------------------------------------------------------------------------------


@pytest.mark.rule("GX-15.1", "GX-15.2")
def test_positions_refuse_what_cannot_be() -> None:
    cannot_be({"players": [{"starters": ["U01", "U02"]}, {}]}, "this seat gets none")
    cannot_be({"players": [{"starters": ["U01"]}, {}]}, "must be 2", **DEAL2)
    cannot_be({"players": [{"starters": ["U28", "U01"]}, {}]}, "is not in play", **DEAL2)
    cannot_be({"players": [{"starters": ["U01", "U02"]}, {"starters": ["U02", "U03"]}]}, "placed elsewhere", **DEAL2)
    cannot_be({"players": [{"starters": ["U01", "U02"], "activated": True}, {}]}, "its Upgrade is unlocked", **DEAL2)
    cannot_be({"players": [{"starters": ["U01", "U02"], "upgrades": ["UA1"]}, {}]}, "could not be activated", **DEAL2)
    cannot_be({"auction": ["U01"]}, "no Starting Upgrade Cards")
    cannot_be({"auction": ["U01"]}, "nothing is auctioned", **DEAL2)
    cannot_be({"auction": ["U01"]}, "at most 0 cards", starting_upgrades="auction")
    cannot_be({"bids": [1, 2]}, "in the phase 'setup'", starting_upgrades="auction")
    cannot_be({"now": {"boost": ["action"]}}, "only a Starting Upgrade Card")


@pytest.mark.parametrize("options", [DEAL2, AUCTION])
def test_every_position_of_a_beginning_can_be_set_up(options: dict[str, Any]) -> None:
    game = new(3, 6, **options)
    for _ in range(40):
        assert ct.set_up("galactic-cruise", game.position()).position() == game.position()
        seat = game.to_act[-1]
        do(game, seat, asked(game, seat)[0])


def test_the_bot_bids_3_to_5_and_takes_the_better_card() -> None:
    game = set_up_done(new(3, 4, **AUCTION))
    amounts = [advise(game.imagine(seat).state, seat, Rng(1)) for seat in range(3)]
    assert all(3 <= amount <= 5 for amount in amounts)
    choice = holding("U12", "U14")
    assert game.title.id and advise(choice.state, 0, Rng(1)) == [*CARDS].index("U12"), "Kids' Club for the whole game"


def test_the_data_is_the_table_of_the_spec() -> None:
    assert len(CARDS) == 33
    assert Counter(card["token"] for card in CARDS.values()) == dict.fromkeys(
        ("B1", "B2", "B3", "B4", "G1", "G2", "G3", "G4", "X1", "X2", "X4"), 3
    )
    assert all(3 <= count <= 4 for count in Counter(card["upgrade"] for card in CARDS.values()).values())
    assert CARDS["U03"] == {"token": "B1", "upgrade": "UF3", "source": "designed"}


def test_the_terminal_shows_cards_bids_and_effects() -> None:
    options = {**AUCTION, "blueprints": "specialized"}
    game = set_up_done(new(2, 4, **options))
    do(game, 0, "bid 3")
    shown = drawn(game)
    assert "Auctioned: u" in shown and "Bids by seat: 3, ?" in shown
    dealt = set_up_done(new(2, 1, first_player=1, **DEAL2))
    assert "Starting Upgrade Cards: u" in drawn(dealt) and "Starting Upgrade Cards: ?, ?" in drawn(dealt)
    liner = turn_with({"blueprints": "specialized"}, {"ships": [{"segments": ["SB12", "SB04"]}]})
    assert "(2 Reputation, 2 Reputation)" in drawn(liner)


def drawn(game: ct.Game) -> str:
    """The table as seat 0 reads it in the terminal, in one line."""
    console = Console(width=200, file=StringIO(), color_system=None)
    console.print(draw(game.view(0), "en"))
    assert isinstance(console.file, StringIO)
    return " ".join(console.file.getvalue().split())
