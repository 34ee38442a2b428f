"""Cards declared with an action (CL-10.10, T13): Premium Cabins, Harbour Pilot, Development Grant, Travel Vouchers, and
what Calm Seas allows of them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cruise_line_caribbean.helpers import do, notations, refused, verbs
from tests.cruise_line_caribbean.season import aboard, book, cash, hand, listed, prices, sea, ship

# -- FARE, PILOT, BUILD, EXCUSE: declared with an action -------------------------------------------------------


@pytest.mark.rule("CL-10.10", "CL-7.14")
def test_premium_cabins() -> None:
    """$3 + $1 for each of three, and the first visitor's dollar; the marker was face down when it was declared."""
    game = sea({"hand": ["A10"], "at": "BAH", "aboard": {"PR": 3, "VI": 1}, "cash": 0}, {})
    assert "visit pr a10" in notations(game) and "play a10" not in notations(game)
    refused(game, "play a10", "CL-10.4")
    do(game, "visit pr a10")
    assert book(game) == {"fares": 12, "first_visits": 1} and hand(game) == []
    assert aboard(game) == {"VI": 1}


@pytest.mark.rule("CL-10.10", "CL-11.4", "CL-7.14")
def test_premium_cabins_with_travel_warning_and_price_war() -> None:
    """3 - 2 (E17) - 1 (PRICE) + 1 = 1; then 3 - 2 - 1 is still $1."""
    more: dict[str, Any] = {"event": "E17", "event_ports": ["PR"], "up": ["PR"]}
    me = {"at": "PR", "aboard": {"PR": 4}, "price_war": True, "cash": 0}
    assert book(do(sea({**me, "hand": ["A11"]}, {}, **more), "visit pr a11")) == {"fares": 4}
    assert book(do(sea(me, {}, **more), "visit pr")) == {"fares": 4}
    assert book(do(sea({**me, "price_war": False}, {}, **more), "visit pr")) == {"fares": 4}


@pytest.mark.rule("CL-10.10", "CL-11.1", "CL-7.12")
def test_harbour_pilot_with_a_visit() -> None:
    game = sea({"hand": ["A17"], "at": "FL", "aboard": {"BAH": 2}, "cash": 0}, {}, event="E04")
    assert "visit bah" not in notations(game) and "sail bah" not in notations(game)
    do(game, "visit bah a17")
    assert book(game)["fares"] == 10 and ship(game)["port"] == "BAH"
    large = sea({"hand": ["A17"], "ship": "L", "at": "JAM", "aboard": {"CAY": 1}, "cash": 0}, {})
    assert "visit cay" not in notations(large)
    assert book(do(large, "visit cay a17"))["fares"] == 4


@pytest.mark.rule("CL-10.4", "CL-11.1")
def test_harbour_pilot_before_moving_lasts_this_turn() -> None:
    """The ship may stop there, and on later turns buy fuel and leave; but not visit again."""
    game = sea({"hand": ["A17"], "aboard": {"BAH": 2}}, {}, event="E04")
    do(game, "play a17", "sail bah", "fuel 1", "return ny")
    assert game.to_act == (0,) and ship(game)["port"] == "BAH"
    assert "visit" not in verbs(game) and "sail fl" in notations(game) and "sail bah" not in notations(game)
    refused(game, "visit bah", "CL-11.1")


@pytest.mark.rule("CL-11.2", "CL-10.10")
def test_harbour_pilot_and_pirates() -> None:
    me = {"hand": ["A17"], "at": "JAM", "aboard": {"JAM": 1}, "cash": 0}
    more: dict[str, Any] = {"event": "E09", "up": ["JAM"]}
    assert book(do(sea(me, {}, **more), "visit jam a17")) == {"fares": 4}
    assert book(do(sea(me, {}, **more), "play a17", "visit jam")) == {"fares": 4}
    assert book(do(sea(me, {}, **more), "visit jam")) == {"fares": 4, "pirates": -3}


@pytest.mark.rule("CL-10.4")
def test_harbour_pilot_only_where_there_is_something_to_pilot() -> None:
    game = sea({"hand": ["A17"], "at": "JAM", "aboard": {"JAM": 1}}, {})
    assert not [each for each in notations(game) if "a17" in each and not each.startswith("attack")]
    refused(game, "play a17", "CL-10.4")


@pytest.mark.rule("CL-10.10", "CL-7.19")
@pytest.mark.parametrize(("rule", "price"), [("split", 14), ("flat10", 4), ("flat20", 14)])
def test_development_grant(rule: str, price: int) -> None:
    game = sea({"hand": ["A18"], "cash": price}, {}, options={"resort_price": rule})
    do(game, "build pr a18")
    assert cash(game)[0] == 0 and game.position()["resorts"] == {"PR": 0} and book(game) == {"resorts": -price}
    poor = sea({"hand": ["A18"], "cash": price - 1}, {}, options={"resort_price": rule})
    assert "build" not in verbs(poor)


@pytest.mark.rule("CL-10.10", "CL-7.22")
@pytest.mark.parametrize(("aboard", "fine"), [(2, 0), (3, 0), (5, 8)])
def test_travel_vouchers_in_the_introductory_game(aboard: int, fine: int) -> None:
    game = do(sea({"hand": ["A16"], "aboard": {"PR": aboard}, "at": "BAH"}, {}), "return fl a16")
    assert cash(game)[0] == 20 - fine and "A16" not in hand(game) and len(hand(game)) == 2


@pytest.mark.rule("CL-10.10", "CL-17.1")
def test_travel_vouchers_in_the_standard_game() -> None:
    game = do(listed({"hand": ["A16"], "aboard": {"PR": 5}}, {}, prices=[6, 6]), "return fl a16")
    assert prices(game) == [4, 6] and cash(game)[0] == 20
    game = do(listed({"hand": ["A16"], "aboard": {"PR": 5}}, {}, prices=[6, 6]), "return fl")
    assert prices(game) == [1, 6] and "A16" in hand(game)


@pytest.mark.rule("CL-10.10", "CL-8.13")
def test_travel_vouchers_with_a_tow() -> None:
    """Three hexes to Miami at $3, and one of four passengers is fined."""
    game = sea({"hand": ["A16"], "aboard": {"PR": 4}, "at": [7, 4], "fuel": 0}, {})
    do(game, "tow fl a16")
    assert book(game) == {"tow": -3 * 3, "fines": -4}


@pytest.mark.rule("CL-10.4")
def test_travel_vouchers_that_change_nothing() -> None:
    """Without passengers, or at a price of $1 that cannot fall."""
    assert "return fl a16" not in notations(sea({"hand": ["A16"]}, {}))
    assert "return fl a16" not in notations(listed({"hand": ["A16"], "aboard": {"PR": 2}}, {}, prices=[1, 6]))


# -- in a port reached by Calm Seas (CL-9.6) ------------------------------------------------------------------


@pytest.mark.rule("CL-9.6", "CL-10.10")
def test_cards_declared_after_calm_seas() -> None:
    """The Visit, Pick up or Return there follows the normal rules, cards included."""
    more: dict[str, Any] = {"mystery": [[17, 4]], "event": "E09", "up": ["JAM"]}
    me = {"at": "VA", "aboard": {"JAM": 2}, "cash": 0}
    for card, earned in (("a17", {"fares": 8}), ("a10", {"fares": 10, "pirates": -3})):
        game = do(sea({**me, "hand": [card.upper()]}, {}, **more), "explore 17", "calm jam")
        assert notations(game) == ["nothing", "visit jam", f"visit jam {card}"]
        assert book(do(game, f"visit jam {card}")) == earned
    home = do(sea({**me, "cash": 20, "hand": ["A16"]}, {}, **more), "explore 17", "calm va", "return va a16")
    assert cash(home)[0] == 20 and aboard(home) == {}


@pytest.mark.rule("CL-9.6", "CL-10.10")
def test_express_boarding_after_calm_seas() -> None:
    me = {"at": "VA", "hand": ["A12"], "cash": 0}
    crowd = {"NY": {"PR": 2, "VI": 1}, "FL": {"BAR": 1}}
    game = do(sea(me, {}, mystery=[[17, 4]], waiting=crowd), "explore 17", "calm ny", "play a12")
    do(game, "pick ny pr 2")
    assert notations(game) == ["pick ny vi 1"]
    assert aboard(do(game, "pick ny vi 1")) == {"PR": 2, "VI": 1}
    single = do(sea(me, {}, mystery=[[17, 4]], waiting=crowd), "explore 17", "calm fl")
    assert "play a12" not in notations(single)
    striking = do(sea({**me, "strike": 1}, {}, mystery=[[17, 4]], waiting=crowd), "explore 17", "calm ny")
    assert notations(striking) == ["nothing", "return ny"]
