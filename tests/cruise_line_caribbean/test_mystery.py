"""Mystery markers (CL-9): Engine Trouble, Calm Seas, Rich Passenger, Free Publicity."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from tests.cruise_line_caribbean.helpers import ISLANDS, at, company, do, market, notations, refused, table, told

ENGINE, CALM, RICH, PUBLICITY = 3, 4, 5, 6


def sea(number: int, value: int, own: dict[str, Any] | None = None, **position: Any) -> ct.Game:
    """A ship in the Bahamas, a marker at sea."""
    first = {"at": "BAH", "cash": 0, **(own or {})}
    given = {"mystery": [[number, value]], "companies": [first, {"cash": 0}], **position}
    return at(given)


def markers(game: ct.Game) -> list[int]:
    return [each["number"] for each in table(game)["mysteries"]]


# -- meeting one -------------------------------------------------------------------------------------------------


@pytest.mark.rule("CL-9.1", "CL-9.2", "CL-7.17")
@pytest.mark.parametrize(
    ("value", "name"), [(3, "Engine Trouble"), (4, "Calm Seas"), (5, "Rich Passenger"), (6, "Free Publicity")]
)
def test_a_marker_is_turned_up_for_all_and_leaves_the_map(value: int, name: str) -> None:
    game = sea(11, value, mystery=[[11, value], [16, 5]])
    do(game, "explore 11")
    assert f"hex 11: {name}!" in told(game)
    assert markers(game) == [16] and company(game)["fuel"] <= 11


@pytest.mark.rule("CL-9.2")
def test_the_hex_is_open_sea_afterwards() -> None:
    game = sea(16, RICH, {"aboard": {"PR": 7}})
    do(game, "explore 16")
    assert "explore 16" not in notations(game, 1)
    plan = next(each for each in table(game, 1)["plans"] if each["stop"] == "JAM")
    assert plan["hexes"] == 8  # New York to Jamaica, through the Windward Passage again


@pytest.mark.rule("CL-9.3")
def test_nothing_else_happens_in_that_action() -> None:
    game = sea(11, RICH, {"hand": ["A09"]})
    do(game, "explore 11", "guest pr")
    assert company(game)["at"] == [7, 4] and company(game)["fuel"] == 11
    assert notations(game) == ["end"]  # a free step might follow
    do(game, "end", "sail va")
    assert "visit pr" in notations(game)  # on goes the voyage, from this hex
    do(game, "visit pr")
    assert company(game)["fuel"] == 9


@pytest.mark.rule("CL-9.1")
def test_nonsense_is_refused_politely() -> None:
    for nonsense in ("explore ²", "explore -3", "explore", "explore x", "explore 1e1"):
        with pytest.raises(ct.IllegalChoice):
            do(sea(11, RICH), nonsense)


# -- 3 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CL-9.4", "CL-9.5")
def test_engine_trouble_to_the_nearest_port() -> None:
    """Hex 16 lies beside Jamaica; it takes 2 fuel from the Bahamas and 1 more to limp in."""
    game = sea(16, ENGINE, {"aboard": {"JAM": 2, "PR": 1}, "fuel": 9}, fares={"JAM": 6})
    do(game, "explore 16", "lose pr")  # then one of JAM, the only ones left
    own = company(game)
    assert (own["at"], own["fuel"], own["aboard"]) == ("JAM", 6, {"JAM": 1})
    assert own["cash"] == 0 and game.position()["up"] == []  # not a Visit
    assert table(game)["supply"]["PR"] == 15
    do(game, "sail va")
    do(game, "visit jam")
    assert company(game)["cash"] == 7


@pytest.mark.rule("CL-9.4")
def test_the_tank_never_falls_below_empty() -> None:
    """From Florida hex 5 is 2 hexes, and 2 more to either port near it."""
    game = at({"mystery": [[5, ENGINE]], "companies": [{"cash": 0, "fuel": 3}, {"cash": 0}]})
    do(game, "explore 5", "drift cay")
    assert (company(game)["at"], company(game)["fuel"]) == ("CAY", 0)
    game = at({"mystery": [[5, ENGINE]], "companies": [{"cash": 0, "fuel": 2}, {"cash": 0}]})
    do(game, "explore 5", "drift fl")
    assert (company(game)["at"], company(game)["fuel"]) == ("FL", 0)


@pytest.mark.rule("CL-9.4")
@pytest.mark.parametrize(
    ("number", "ports"),
    [(5, ["fl", "cay"]), (11, ["pr", "jam", "bah"]), (15, ["vi", "stl", "bar"]), (17, ["ny", "va", "ber"])],
)
def test_among_ports_equally_near_the_owner_chooses(number: int, ports: list[str]) -> None:
    """Departure ports and islands alike."""
    game = at({"mystery": [[number, ENGINE]], "companies": [{"ship": "M", "cash": 0}, {"cash": 0}]})
    do(game, f"explore {number}")
    assert notations(game) == [f"drift {port}" for port in ports]
    assert company(do(game, f"drift {ports[-1]}"))["at"] == ports[-1].upper()


@pytest.mark.rule("CL-9.4", "CL-7.12")
def test_a_large_ship_does_not_drift_into_the_caymans() -> None:
    game = at({"mystery": [[5, ENGINE]], "companies": [{"ship": "L", "cash": 0}, {"cash": 0}]})
    do(game, "explore 5")
    assert company(game)["at"] == "FL"  # no tie any more


@pytest.mark.rule("CL-9.4", "CL-11.1")
def test_nor_any_ship_into_a_closed_port() -> None:
    """Hex 16: Jamaica (1) is closed, BAH and PR are 2 away."""
    game = sea(16, ENGINE, {"fuel": 9}, event="E03")
    do(game, "explore 16")
    assert notations(game) == ["drift pr", "drift bah"]
    do(game, "drift pr")
    assert company(game)["fuel"] == 9 - 2 - 2


@pytest.mark.rule("CL-9.4", "CL-7.12")
def test_a_pilot_of_this_turn_opens_it() -> None:
    game = sea(16, ENGINE, {"hand": ["A17"]}, event="E03")
    do(game, "play a17", "explore 16")
    assert company(game)["at"] == "JAM"


@pytest.mark.rule("CL-9.4")
def test_markers_on_the_way_are_ignored() -> None:
    """From hex 6 the only way of 3 hexes to Bermuda leads through 12. Florida to hex 6 are 7."""
    game = at({"mystery": [[6, ENGINE], [12, CALM]], "companies": [{"ship": "L", "cash": 0}, {"cash": 0}]})
    do(game, "explore 6")
    assert company(game)["at"] == "BER" and markers(game) == [12]
    assert company(game)["fuel"] == 20 - 7 - 3


@pytest.mark.rule("CL-9.4")
@pytest.mark.parametrize(
    ("aboard", "left"), [({}, {}), ({"PR": 1}, {}), ({"PR": 1, "VI": 1}, {}), ({"PR": 5}, {"PR": 3}), ({"PR": 2}, {})]
)
def test_two_passengers_leave_without_asking_where_there_is_no_choice(
    aboard: dict[str, int], left: dict[str, int]
) -> None:
    game = do(sea(16, ENGINE, {"aboard": aboard}), "explore 16")
    assert company(game)["aboard"] == left and game.to_act == (1,)


@pytest.mark.rule("CL-9.4")
def test_which_two_is_the_owners_choice() -> None:
    game = do(sea(16, ENGINE, {"aboard": {"PR": 2, "VI": 1, "BAR": 1}}), "explore 16")
    assert notations(game) == ["lose pr", "lose vi", "lose bar"]
    do(game, "lose vi")
    assert notations(game) == ["lose pr", "lose bar"]
    do(game, "lose pr")
    assert company(game)["aboard"] == {"PR": 1, "BAR": 1}


@pytest.mark.rule("CL-9.4")
def test_the_lost_are_not_unsatisfied_later() -> None:
    game = sea(10, ENGINE, {"aboard": {"PR": 3}, "cash": 20})
    do(game, "explore 10", "end", "sail va", "return fl")
    assert company(game)["cash"] == 20 - 4


@pytest.mark.rule("CL-9.4", "CL-8.7")
def test_rough_seas_do_not_count_for_drifting() -> None:
    """From hex 20 it is 4 hexes to the Virgin Islands."""
    game = at(
        {"mystery": [[20, ENGINE]], "event": "E07", "companies": [{"at": "VI", "ship": "L", "cash": 0}, {"cash": 0}]}
    )
    do(game, "explore 20")
    assert company(game)["at"] == "VI" and company(game)["fuel"] == 20 - 5 - 4


@pytest.mark.rule("CL-9.5", "CL-8.9")
def test_in_the_port_drifted_to_fuel_may_be_bought() -> None:
    game = do(sea(16, ENGINE, {"fuel": 2, "cash": 9}), "explore 16")
    assert notations(game) == ["end", "fuel 1", "fuel 2", "fuel 3"]


# -- 4 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CL-9.6")
def test_calm_seas_lead_anywhere_on_the_water() -> None:
    game = do(sea(10, CALM), "explore 10")
    choices = notations(game)
    assert len(choices) == 90 + 11 and "calm stay" in choices and "calm 12-9" in choices and "calm bar" in choices
    assert "calm 0-0" not in choices
    do(game, "calm 12-9")
    assert company(game)["at"] == [12, 9] and company(game)["fuel"] == 12 and game.to_act == (1,)


@pytest.mark.rule("CL-9.6")
def test_staying_put() -> None:
    game = do(sea(10, CALM), "explore 10", "calm stay")
    assert company(game)["at"] == [5, 3] and game.to_act == (1,) and markers(game) == []


@pytest.mark.rule("CL-9.6", "CL-7.12", "CL-11.1")
def test_only_into_ports_where_the_ship_may_stop() -> None:
    assert "calm cay" not in notations(do(sea(10, CALM, {"ship": "L"}), "explore 10"))
    assert "calm ber" not in notations(do(sea(10, CALM, event="E05"), "explore 10"))
    game = do(sea(10, CALM, {"hand": ["A17"]}, event="E05"), "play a17", "explore 10")
    assert "calm ber" in notations(game)


@pytest.mark.rule("CL-9.6")
def test_into_another_marker() -> None:
    game = sea(10, CALM, mystery=[[10, CALM], [16, RICH], [5, CALM]])
    do(game, "explore 10", "calm 7-0")
    assert markers(game) == [16] and "calm 8-4" in notations(game)  # Calm Seas once more
    do(game, "calm 8-4")
    assert markers(game) == [] and notations(game) == [*[f"guest {i.lower()}" for i in ISLANDS], "nobody"]
    do(game, "nobody")
    assert company(game)["fuel"] == 12


@pytest.mark.rule("CL-9.6")
def test_into_engine_trouble() -> None:
    game = sea(10, CALM, {"fuel": 3}, mystery=[[10, CALM], [14, ENGINE]])
    do(game, "explore 10", "calm 10-3")
    assert company(game)["at"] == "JAM" and company(game)["fuel"] == 1


@pytest.mark.rule("CL-9.6")
def test_a_visit_at_once() -> None:
    game = sea(10, CALM, {"aboard": {"BAR": 2}}, fares={"BAR": 6}, resorts={"BAR": 1})
    do(game, "explore 10", "calm bar")
    assert notations(game) == ["nothing", "visit bar"]
    do(game, "visit bar")
    assert company(game)["cash"] == 13 and company(game, 1)["cash"] == 2 and company(game)["at"] == "BAR"


@pytest.mark.rule("CL-9.6")
def test_a_pick_up_at_once() -> None:
    game = sea(10, CALM, waiting={"NY": {"BAR": 2}, "VA": {"PR": 1}})
    do(game, "explore 10", "calm ny")
    assert notations(game) == ["nothing", "pick ny bar 1", "pick ny bar 2", "return ny"]
    do(game, "pick ny bar 2")
    assert company(game)["aboard"] == {"BAR": 2} and game.to_act == (1,)


@pytest.mark.rule("CL-9.6")
def test_a_return_at_once() -> None:
    game = sea(10, CALM, {"aboard": {"PR": 1}, "cash": 9})
    do(game, "explore 10", "calm va", "return va")
    own = company(game)
    assert (own["at"], own["returned"], own["cash"], len(own["hand"])) == ("VA", 1, 5, 2)
    assert notations(game)[0] == "end" and "fuel 1" in notations(game)


@pytest.mark.rule("CL-9.6")
def test_or_nothing_at_all() -> None:
    game = sea(10, CALM, {"aboard": {"BAR": 2}})
    do(game, "explore 10", "calm bar", "nothing")
    assert company(game)["aboard"] == {"BAR": 2} and company(game)["at"] == "BAR" and game.position()["up"] == []


@pytest.mark.rule("CL-9.6")
def test_where_nothing_can_be_done_nothing_is_asked() -> None:
    game = do(sea(10, CALM, {"aboard": {"BAR": 2}}), "explore 10", "calm pr")
    assert game.to_act == (1,) and company(game)["at"] == "PR"


@pytest.mark.rule("CL-9.6", "CL-7.14")
def test_pirates_and_cards_as_usual() -> None:
    game = sea(10, CALM, {"aboard": {"VI": 2}, "hand": ["A10"]}, fares={"VI": 6}, up=["VI"], event="E10")
    do(game, "explore 10", "calm vi", "visit vi a10")
    assert company(game)["cash"] == 14 - 3


@pytest.mark.rule("CL-9.6", "CL-11.2")
def test_calm_visit_with_a_pilot() -> None:
    """A pilot may be declared with any Visit, so with this one too."""
    game = sea(10, CALM, {"aboard": {"VI": 2}, "hand": ["A17"]}, fares={"VI": 6}, up=["VI"], event="E10")
    do(game, "explore 10", "calm vi", "visit vi a17")
    assert company(game)["cash"] == 12


@pytest.mark.rule("CL-9.6", "CL-10.10")
def test_calm_pick_up_with_express_boarding() -> None:
    """Two colours at once; room for one of the second is kept."""
    waiting = {"NY": {"BAR": 9, "PR": 2}, "VA": {"VI": 1}}
    game = sea(10, CALM, {"hand": ["A12"], "aboard": {"STL": 2}}, waiting=waiting)
    do(game, "explore 10", "calm ny", "play a12")
    assert "pick ny bar 4" in notations(game) and "pick ny bar 5" not in notations(game)
    assert {each.split()[1] for each in notations(game)} == {"ny"}
    do(game, "pick ny bar 4")
    assert notations(game) == ["pick ny pr 1"]
    do(game, "pick ny pr 1")
    assert company(game)["aboard"] == {"STL": 2, "BAR": 4, "PR": 1} and company(game)["fuel"] == 12
    assert game.to_act == (1,)


@pytest.mark.rule("CL-9.6", "CL-10.11")
def test_no_pick_up_on_strike_however_calm() -> None:
    game = sea(10, CALM, {"strike": 1}, waiting={"NY": {"BAR": 2}})
    do(game, "explore 10", "calm ny")
    assert notations(game) == ["nothing", "return ny"]


# -- 5 and 6 -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CL-9.7", "CL-9.9")
def test_a_rich_passenger_of_any_colour() -> None:
    game = sea(10, RICH, {"aboard": {"PR": 6}, "cash": 9})
    do(game, "explore 10")
    assert notations(game) == [*[f"guest {island.lower()}" for island in ISLANDS], "nobody"]
    do(game, "guest bar")
    assert company(game)["aboard"] == {"PR": 6, "BAR": 1} and table(game)["supply"]["BAR"] == 14


@pytest.mark.rule("CL-9.7")
def test_no_room_no_guest() -> None:
    game = do(sea(10, RICH, {"aboard": {"PR": 7}}), "explore 10")
    assert game.to_act == (1,) and markers(game) == []


@pytest.mark.rule("CL-9.7")
def test_only_colours_in_the_supply() -> None:
    waiting = {"NY": dict.fromkeys(ISLANDS[:4], 15), "VA": dict.fromkeys(ISLANDS[4:7], 15)}
    assert notations(do(sea(10, RICH, waiting=waiting), "explore 10")) == ["guest bar", "nobody"]
    waiting["FL"] = {"BAR": 15}
    assert do(sea(10, RICH, waiting=waiting), "explore 10").to_act == (1,)


@pytest.mark.rule("CL-9.7", "CL-9.9")
def test_guests_are_passengers_like_others() -> None:
    """They pay their fare, or complain at Return."""
    game = sea(10, RICH, {"cash": 0}, fares={"BAH": 6}, up=["BAH"])
    do(game, "explore 10", "guest bah", "sail va", "visit bah")
    assert company(game)["cash"] == 6
    game = sea(10, RICH, {"cash": 9})
    do(game, "explore 10", "guest bah", "sail va", "return fl")
    assert company(game)["cash"] == 5


@pytest.mark.rule("CL-9.8")
def test_free_publicity_brings_up_to_two_guests() -> None:
    game = do(sea(10, PUBLICITY), "explore 10", "guest pr", "guest vi")
    assert company(game)["aboard"] == {"PR": 1, "VI": 1} and game.to_act == (1,)
    game = do(sea(10, PUBLICITY), "explore 10", "guest pr", "guest pr")
    assert company(game)["aboard"] == {"PR": 2}
    game = do(sea(10, PUBLICITY), "explore 10", "guest pr", "nobody")
    assert company(game)["aboard"] == {"PR": 1}
    game = do(sea(10, PUBLICITY), "explore 10", "nobody")
    assert company(game)["aboard"] == {} and game.to_act == (1,)


@pytest.mark.rule("CL-9.8")
def test_within_the_free_room() -> None:
    game = do(sea(10, PUBLICITY, {"aboard": {"PR": 6}}), "explore 10", "guest vi")
    assert company(game)["aboard"] == {"PR": 6, "VI": 1} and game.to_act == (1,)
    game = do(sea(10, PUBLICITY, {"aboard": {"PR": 7}}), "explore 10")
    assert game.to_act == (1,)


@pytest.mark.rule("CL-9.8")
def test_only_the_standard_game_knows_of_stock() -> None:
    assert "stock" not in notations(do(sea(10, PUBLICITY), "explore 10"))


@pytest.mark.rule("CL-9.8", "CL-16.3")
def test_stock_or_guests_not_both() -> None:
    first = {"at": "BAH", "cash": 0, "aboard": {}}
    position = {"mystery": [[10, PUBLICITY]], "prices": [6, 6], "companies": [first, {"cash": 0}]}
    game = do(market(position), "explore 10")
    assert "stock" in notations(game)
    do(game, "stock")
    assert game.position()["prices"] == [7, 6] and company(game)["aboard"] == {}
    game = do(market(position), "explore 10", "guest pr")
    assert "stock" not in notations(game)


@pytest.mark.rule("CL-9.8", "CL-16.2")
def test_a_full_ship_can_still_raise_the_stock_but_not_above_the_cap() -> None:
    first = {"at": "BAH", "cash": 0, "aboard": {"PR": 7}}
    position = {"mystery": [[10, PUBLICITY]], "prices": [6, 6], "companies": [first, {"cash": 0}]}
    assert notations(do(market(position), "explore 10")) == ["stock", "nobody"]
    game = do(market(position | {"prices": [22, 6]}), "explore 10")
    assert game.position()["prices"] == [22, 6] and 0 not in game.to_act


@pytest.mark.rule("CL-9.8")
def test_the_prompt_does_not_speak_of_stock_in_the_introductory_game() -> None:
    game = do(sea(10, PUBLICITY), "explore 10")
    assert "stock" not in game.prompt(0) and "Standard" not in game.prompt(0)


@pytest.mark.rule("CL-9.1", "CL-8.2")
def test_out_of_reach_is_out_of_reach() -> None:
    refused(sea(16, RICH, {"fuel": 1}), "explore 16", "CL-8.2")
