"""Specialized Blueprints (GX-14): Guests sent to Segments on a Day in Space, and all sixteen effects (table 19.5)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import captains_table as ct
from tests.galactic_cruise.accommodations import BOX, liner, on_a_day, specialized
from tests.galactic_cruise.helpers import asked, cannot_be, do, free, new, player, purse, refused, seen, stored, what

TILES = BOX["blueprints"]


def other_ship(segments: list[str]) -> dict[str, Any]:
    """A second Ship, on Earth."""
    return {"cockpit": "K01", "engine": "E01", "segments": segments}


@pytest.mark.rule("GX-14.1", "GX-1.2")
def test_they_replace_the_base_blueprints_and_match_cabins() -> None:
    game = new(2, blueprints="specialized").position()
    tiles = [*game["blueprints"], *game["blueprint_stack"]]
    assert sorted(tiles) == sorted(TILES)
    me = {"ships": [{"segments": ["SB01"]}], "blueprints": ["SB26", "SB02"], "money": 20}
    built = do(specialized(me), 0, "assign worker l5", "act segments")
    offered = [each for each in asked(built) if each.startswith("segment sb")]
    assert offered == ["segment sb02 1 2"], "SB01 ends in the center, where SB02 begins; SB26 fits nowhere"


@pytest.mark.rule("GX-14.2")
def test_each_guest_type_has_its_own_bonus_token() -> None:
    assert new(3, blueprints="specialized").position()["bonuses"] == ["GB-A", "GB-R", "GB-F"]
    assert seen(new(3, blueprints="specialized"))["bonuses"] == {"A": "GB-A", "R": "GB-R", "F": "GB-F"}
    assert list(BOX["guest_bonuses"]) == ["GB-A", "GB-R", "GB-F"]


@pytest.mark.rule("GX-14.3", "GX-14.4")
def test_guests_go_one_at_a_time_to_segments_with_their_icon() -> None:
    game = on_a_day(["SB12", "SB04", "SB25"], [1, 1, 0])
    assert what(game) == "send_guests"
    assert asked(game) == ["send a 2", "send a 3", "send r 1", "send r 3", "done"]
    do(game, 0, "send a 3")
    assert purse(game)[0] == 12, "its effect is resolved before the next goes"
    assert asked(game) == ["send r 1", "done"], "a Segment once per Day"
    do(game, 0, "send r 1")
    assert purse(game)[3] == 2 and what(game) == "turn_choice"


@pytest.mark.rule("GX-14.4")
def test_sending_is_optional() -> None:
    game = do(on_a_day(["SB12", "SB04"], [0, 1, 0]), 0, "done")
    assert purse(game)[3] == 0 and what(game) == "turn_choice"


@pytest.mark.rule("GX-14.4")
def test_a_guest_without_a_matching_segment_does_nothing() -> None:
    game = on_a_day(["SB12", "SB04"], [0, 0, 1])
    assert what(game) == "turn_choice", "nobody is asked"
    assert "no Guest" not in str(asked(game))


@pytest.mark.rule("GX-14.8")
def test_another_day_of_the_same_cruise_triggers_anew() -> None:
    me = {"ships": [liner(["SB12", "SB04"], [0, 1, 0], "C05", 1)]}
    game = do(specialized(me), 0, "advance 1", "send r 1")
    assert purse(game)[3] == 2
    assert player(game)["ships"][0]["guests"] == [0, 1, 0], "they return to their Cabins"


# -- the sixteen effects ------------------------------------------------------------------------------------------


@pytest.mark.rule("GX-14.3")
def test_se_01_money_per_icon() -> None:
    game = do(on_a_day(["SB01", "SB02"], [1, 0, 0]), 0, "send a 1")
    assert purse(game)[0] == 12


@pytest.mark.rule("GX-14.3")
def test_se_02_ads_per_icon() -> None:
    game = do(on_a_day(["SB09", "SB10"], [0, 1, 0]), 0, "send r 1")
    assert purse(game)[1] == 4


@pytest.mark.rule("GX-14.3")
def test_se_03_resources_per_icon_and_no_more_than_fit() -> None:
    game = do(on_a_day(["SB09", "SB10"], [0, 1, 0], {"stored": {}}), 0, "send r 2", "gain food", "gain fuel")
    assert stored(game) == (1, 0, 1)
    full = on_a_day(["SB09", "SB10"], [0, 1, 0], {"stored": {"food": 2, "oxygen": 2, "fuel": 2}})
    assert asked(full) == ["send r 1", "done"], "without room it would do nothing"
    assert game.position()["silo"] == {"food": 2, "oxygen": 2, "fuel": 2}, "not from the Silo"


@pytest.mark.rule("GX-14.3")
def test_se_04_victory_points_per_icon() -> None:
    game = do(on_a_day(["SB18", "SB22"], [0, 0, 1]), 0, "send f 1")
    assert purse(game)[2] == 7


@pytest.mark.rule("GX-14.3")
def test_se_05_two_reputation() -> None:
    assert purse(do(on_a_day(["SB12", "SB43"], [0, 1, 0]), 0, "send r 2"))[3] == 2


@pytest.mark.rule("GX-14.3")
def test_se_06_an_agenda_card() -> None:
    game = do(on_a_day(["SB13", "SB01"], [0, 1, 0]), 0, "send r 1")
    assert what(game) == "bonus_card"
    do(game, 0, "draw 1")
    assert len(player(game)["hand"]) == 1


@pytest.mark.rule("GX-14.3")
def test_se_07_two_funding_bonuses() -> None:
    game = do(on_a_day(["SB14", "SB02"], [0, 1, 0]), 0, "send r 1", "fund money", "fund ads")
    assert purse(game)[:2] == (11, 3)


@pytest.mark.rule("GX-14.5")
def test_se_08_gain_resources() -> None:
    game = do(on_a_day(["SB20", "SB24"], [0, 0, 1], {"stored": {}}), 0, "send f 1", "silo food", "silo fuel", "done")
    assert stored(game) == (1, 0, 1) and game.position()["silo"]["food"] == 1
    assert what(game) == "turn_choice"


@pytest.mark.rule("GX-14.5")
def test_se_09_purchase_supplies() -> None:
    game = do(on_a_day(["SB05", "SB14"], [1, 0, 0], {"stored": {}}), 0, "send a 1", "buy ads", "done")
    assert purse(game)[:2] == (9, 4)
    assert asked(on_a_day(["SB05", "SB14"], [1, 0, 0], {"money": 0})) == ["done"], "it cannot be paid"


@pytest.mark.rule("GX-14.5")
def test_se_10_build_one_segment_into_a_ship_on_earth() -> None:
    me = {"more_ships": [other_ship(["SB02"])], "blueprints": ["SB06", "SB03"], "money": 20}
    game = do(on_a_day(["SB30", "SB04"], [0, 1, 0], me), 0, "send r 1")
    assert what(game) == "build_segment"
    assert all(each.split()[-2] == "2" for each in asked(game)), "never into the Ship in space"
    do(game, 0, "segment sb06 2 2")
    assert what(game) == "turn_choice", "one Segment"
    assert (len(player(game)["ships"][1]["segments"]), purse(game)[0]) == (2, 15)


@pytest.mark.rule("GX-14.5")
def test_se_11_acquire_blueprints() -> None:
    game = do(on_a_day(["SB21", "SB22"], [0, 0, 1]), 0, "send f 1", "take 1", "take 2")
    assert len(player(game)["blueprints"]) == 2 and None not in game.position()["blueprints"]


@pytest.mark.rule("GX-14.5")
def test_se_12_a_development_for_2_less() -> None:
    game = do(on_a_day(["SB22", "SB19"], [0, 0, 1], {"stored": {}}), 0, "send f 1", "build food a1", "pay 0 2")
    assert (purse(game)[0], player(game)["removed"]["food"], what(game)) == (8, 1, "turn_choice")


@pytest.mark.rule("GX-14.5")
def test_se_13_one_ticket_for_1_ad_less() -> None:
    cruises = ["C01", "C02", "C03", "C05", "C06"]
    game = on_a_day(["SB23", "SB47"], [0, 0, 1], {"ads": 1}, cruises=cruises)
    do(game, 0, "send f 1", "advertise c01", "sell 2 a")
    assert purse(game)[1] == 0, "2 Ads less 1"
    assert what(game) == "turn_choice", "1 Guest only"
    gratis = on_a_day(["SB23", "SB47"], [0, 0, 1], {"ads": 0}, cruises=cruises)
    do(gratis, 0, "send f 1", "advertise c01", "sell 1 a")
    assert purse(gratis)[1] == 0


@pytest.mark.rule("GX-14.3")
def test_se_14_an_ad_for_3_vp() -> None:
    assert purse(do(on_a_day(["SB32", "SB14"], [1, 0, 0]), 0, "send a 1"))[1:3] == (1, 8)
    assert asked(on_a_day(["SB32", "SB14"], [1, 0, 0], {"ads": 0})) == ["done"]


@pytest.mark.rule("GX-14.3")
def test_se_15_a_worker_comes_home() -> None:
    game = on_a_day(["SB08", "SB09"], [1, 0, 0], workers={"L2": [0, "worker"]})
    do(game, 0, "send a 1", "fetch l2", "fund vp")
    assert (player(game)["idle"], purse(game)[2]) == (1, 6)
    assert asked(on_a_day(["SB08", "SB09"], [1, 0, 0])) == ["done"], "nobody is in the Network"


@pytest.mark.rule("GX-14.5")
def test_se_16_refill_cards_or_silo() -> None:
    game = on_a_day(["SB16", "SB06"], [0, 1, 0], {"hand": ["AG01"]})
    do(game, 0, "send r 1")
    assert asked(game) == ["act refillagenda", "act refillsilo", "no action"]
    do(game, 0, "act refillsilo", "discard ag01", "refill food")
    assert (purse(game)[0], purse(game)[3]) == (13, 1)
    alone = do(on_a_day(["SB16", "SB06"], [0, 1, 0]), 0, "send r 1")
    assert what(alone) == "refill_agenda", "without a card in hand only one of them"


@pytest.mark.rule("GX-14.5", "GX-14.6")
def test_an_action_of_a_segment_uses_technologies_and_cards_but_no_expert() -> None:
    me = {"more_ships": [other_ship(["SB02"])], "blueprints": ["SB06"], "money": 20, "hand": ["AG09"]}
    game = on_a_day(["SB30", "SB04"], [0, 1, 0], me, technologies=["TT2", "TT1", "TT3", "TT7"], areas={"T1": [0]})
    do(game, 0, "send r 1", "segment sb06 2 2")
    assert purse(game)[0] == 16, "5 less 1 with the own Automated Systems"
    borrowed = {"more_ships": [other_ship(["SB02"])], "blueprints": ["SB06"], "money": 20}
    other = on_a_day(
        ["SB30", "SB04"], [0, 1, 0], borrowed, technologies=["TT2", "TT1", "TT3", "TT7"], areas={"T1": [1]}
    )
    assert "borrow t1" in free(do(other, 0, "send r 1"))


@pytest.mark.rule("GX-14.9")
def test_uf2_sends_one_guest_anywhere_and_counts_an_icon_more() -> None:
    game = on_a_day(["SB01", "SB02"], [0, 2, 0], {"upgrades": ["UF2"], "tokens": ["B1"]})
    assert asked(game) == ["send r 1", "send r 2", "done"], "icon or not"
    do(game, 0, "send r 1")
    assert purse(game)[0] == 13, "two icons, and one more"
    assert what(game) == "turn_choice", "once per Day in Space"


@pytest.mark.rule("GX-14.9")
def test_ag33_repeats_the_effect_of_a_triggered_segment() -> None:
    game = on_a_day(["SB12", "SB04"], [0, 1, 0], {"hand": ["AG33"]})
    assert "play ag33" not in free(game), "nothing is triggered yet"
    do(game, 0, "send r 1")
    assert what(game) == "send_guests", "a card might still be played"
    do(game, 0, "play ag33")
    assert asked(game) == ["trigger 1 1", "done"]
    do(game, 0, "trigger 1 1", "done")
    assert purse(game)[3] == 4 and what(game) == "turn_choice"


@pytest.mark.rule("GX-14.10")
def test_nothing_is_hidden_and_only_the_owner_decides() -> None:
    game = on_a_day(["SB12", "SB04"], [1, 1, 0])
    assert game.to_act == (0,)
    day = {"ship": 0, "guests": {"A": 1, "R": 1, "F": 0}, "triggered": [], "anywhere": 0, "again": 0}
    assert seen(game, 1)["day"] == seen(game, None)["day"] == {**day, "goes": {"A": [2], "R": [1], "F": []}}
    do(game, 0, "send a 2")
    assert seen(game, 2)["day"]["triggered"] == [2]
    assert seen(game, 2)["players"][0]["ships"][0]["effects"] == ["SE-05", "SE-05"]


LAST: dict[str, Any] = {"phase": "last_flight", "turn": 0, "first": 0}


@pytest.mark.rule("GX-14.7", "GX-14.11")
def test_the_final_advance_triggers_segments_too() -> None:
    me = {"ships": [liner(["SB12", "SB04"], [0, 1, 0])]}
    game = do(specialized(me, **LAST), 0, "stop 1 1", "send r 1")
    assert purse(game)[3] == 2


@pytest.mark.rule("GX-14.11")
def test_in_the_final_advance_nothing_is_borrowed_and_own_technologies_work() -> None:
    me = {"ships": [liner(["SB30", "SB04"], [0, 1, 0]), other_ship(["SB02"])], "blueprints": ["SB06"], "money": 20}
    tech: dict[str, Any] = {"technologies": ["TT2", "TT1", "TT3", "TT7"]}
    lent = do(specialized(me, **LAST, **tech, areas={"T1": [1]}), 0, "stop 1 1", "send r 1")
    assert free(lent) == []
    do(lent, 0, "segment sb06 2 2")
    assert purse(lent)[0] == 15
    own = do(specialized(me, **LAST, **tech, areas={"T1": [0]}), 0, "stop 1 1", "send r 1", "segment sb06 2 2")
    assert purse(own)[0] == 16


@pytest.mark.rule("GX-14.11", "GC-4.4", "GC-R13")
def test_in_the_final_advance_a_development_is_paid_without_free_acts() -> None:
    """Neither a card for its Resource nor the track bonus pays, unless free acts were agreed on."""
    me = {"ships": [liner(["SB21", "SB22"], [0, 0, 1])], "reputation": 9, "hand": ["AG03"]}
    poor = {**me, "money": 1, "stored": {"food": 0, "oxygen": 0, "fuel": 0}}
    assert asked(do(specialized(poor, **LAST), 0, "stop 1 1")) == ["send f 1", "done"], "it could not be paid"
    able = {**poor, "money": 2}
    game = do(specialized(able, **LAST), 0, "stop 1 1", "send f 2", "build food a1")
    assert asked(game) == ["pay 0 2"] and free(game) == []
    assert "GX-14.11" in refused(game, "pay ag03")
    agreed = specialized(poor, options={"final_free_acts": True}, **LAST)
    do(agreed, 0, "stop 1 1", "send f 2", "build food a1")
    assert asked(agreed) == ["pay ag03", "track 1", "track 4", "track 7"]


@pytest.mark.rule("GX-14.11")
def test_limits_are_applied_once_more_after_the_final_advance() -> None:
    five = ["SB01", "SB02", "SB03", "SB05", "SB06"]
    me = {"ships": [liner(["SB21", "SB22"], [0, 0, 1])], "blueprints": five}
    game = do(specialized(me, **LAST), 0, "stop 1 1", "send f 1", "take 1", "done")
    assert what(game) == "discard_blueprint"
    do(game, 0, "discard sb01")
    assert len(player(game)["blueprints"]) == 5


@pytest.mark.rule("GX-17.1", "GX-17.2")
def test_rachel_ignores_matching_and_effects() -> None:
    rachel = {
        "ships": [{"segments": ["SB12", "SB13"], "cruise": "C04", "guests": [0, 1, 0], "stop": -1}],
        "reputation": 2,
    }
    game = specialized({}, rachel, seats=1)
    before = purse(game, 1)
    do(game, 0, "meeting", "end turn")
    assert purse(game, 1)[3] >= before[3] + 1, "1 Reputation for the Guest"
    assert player(game, 1)["ships"][0]["segments"][:2] == ["SB12", "SB13"]


# -- data, refusals, positions ---------------------------------------------------------------------------------------


def test_the_data_follows_the_design_of_the_spec() -> None:
    assert Counter(tile["icons"] for tile in TILES.values()) == dict.fromkeys(("A", "R", "F", "AR", "AF", "RF"), 8)
    assert Counter(tile["effect"] for tile in TILES.values()) == dict.fromkeys(BOX["segment_effects"], 3)
    tier = {"SE-06": 1, "SE-11": 1, "SE-08": 3, "SE-12": 3, "SE-15": 3}
    for code, tile in TILES.items():
        assert tile["cost"] == tile["vp"] + tier.get(tile["effect"], 2) + len(tile["icons"]) - 1, code
        assert ("icon" in tile) == (tile["effect"] in ("SE-01", "SE-02", "SE-03", "SE-04")), code
    assert set(BOX["cabins"]) == set(TILES)


def test_what_cannot_be_sent_is_refused_with_a_sentence() -> None:
    game = on_a_day(["SB12", "SB04"], [1, 1, 0])
    assert "icon" in refused(game, "send a 1")
    do(game, 0, "send r 1")
    assert "triggered" in refused(game, "send a 1")
    assert "no such Guest" in refused(game, "send f 1")


def test_positions_refuse_what_cannot_be() -> None:
    cannot_be({"players": [{"blueprints": ["SB01"]}, {}]}, "is not in play")
    cannot_be({"players": [{"blueprints": ["BP01"]}, {}]}, "is not in play", blueprints="specialized")
    step = ["send_guests", {"a": 1, "r": 0, "f": 0, "ship": 0, "triggered": [], "anywhere": 0, "again": 0}]
    cannot_be({"asked": [[step], []], "script": [], "turn": 0}, "asked", blueprints="specialized")
    cannot_be({"bonuses": ["GB1", "GB2", "GB3"]}, "GX-14.2", blueprints="specialized")


@pytest.mark.parametrize("seed", range(3))
def test_every_open_step_of_a_game_can_be_set_up(seed: int) -> None:
    game = new(2, seed, blueprints="specialized", gray_tokens="G1,X1,X2,X3", acc_agenda=True)
    bot = ct.bot("greedy")
    for number in range(160):
        if not game.to_act:
            break
        if number % 4 == 0:
            assert ct.set_up("galactic-cruise", game.position()).position() == game.position()
        seat = game.to_act[0]
        game.choose(seat, bot.choose(game, seat))
