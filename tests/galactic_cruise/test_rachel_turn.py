"""Rachel's turn: her Worker, the chain of cards, second actions, Meetings, goals (GX-4)."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from tests.galactic_cruise.helpers import BOX, asked, do, player, purse, seen, starting, what
from tests.galactic_cruise.helpers import told as log
from tests.galactic_cruise.solo import (
    HERS,
    MINE,
    NPC,
    OUT_OF_THE_WAY,
    RACHEL,
    actions,
    alone,
    figures,
    flying,
    happened,
    her_turn,
    impossible,
    new_alone,
    rachel,
    standing,
    state,
    told,
    workers,
)

EVERY = list(BOX["solo_cards"])
SHOWN = ["AG01", "AG02", "AG03", "AG04"]
BOTH: dict[str, Any] = {"hired": ["left", "right"]}
BUSY = {"L1": HERS, "L2": HERS, **OUT_OF_THE_WAY}
FULL = [
    {"segments": ["BP01", "BP02", "BP03"]},
    {"segments": ["BP04", "BP05", "BP06"]},
    {"segments": ["BP07", "BP08", "BP09"]},
]


@pytest.mark.rule("GX-4.1")
def test_the_order_of_a_round_and_of_her_turn() -> None:
    """Ships, then the action, then goals; then it is the player's turn in the next round."""
    ship = flying(["BP01", "BP02"], "C01", -1, [1, 0, 0])
    game = her_turn(["RC08", "RC05"], {"ships": [ship]}, round=4)
    events = happened(game)
    assert events[0] == "turn" and events.index("reaches") < events.index("rachel_card") < events.index("rachel_acts")
    assert (state(game).turn, state(game).round, what(game)) == (0, 5, "turn_choice")


@pytest.mark.rule("GX-4.2", "GX-5.4")
def test_she_gains_vp_and_reputation_only() -> None:
    """A card she would gain is discarded; with an empty display nothing happens."""
    engines = {id: each["gain"] for id, each in BOX["engines"].items()}
    cards = next(id for id, gain in engines.items() if gain.get("cards"))
    others = [id for id in engines if id not in (cards, "E00")][:3]
    full = {"ships": [{"segments": ["BP01", "BP02"]}]}
    shown: dict[str, Any] = {"engines": [*others, cards], "blueprints": ["BP11", "BP12", "BP13", "BP14", "BP15"]}
    game = her_turn(["RC03", "RC07"], full, agenda=SHOWN, **shown)
    assert figures(game, "rachel_discards") == {"card": "AG04", "at": 4}, "the first of the display, by the same card"
    assert rachel(game)["hand"] == [] and game.position()["discard"] == ["AG04"]
    empty = her_turn(["RC03", "RC07"], full, agenda=[None] * 4, **shown)
    assert empty.position()["discard"] == []
    of = rachel(game)
    assert (of["money"], of["ads"], sum(of["stored"].values())) == (0, 0, 0)


@pytest.mark.rule("GX-4.3")
def test_reputation_beyond_its_ends_is_vp_and_vp_never_fall_below_nothing() -> None:
    day = flying(["BP01", "BP02", "BP03"], "C01", 0, [2, 0, 0])
    stops = BOX["cruises"]["C01"]["stops"]
    assert stops[1] == "D", "the position needs a Day in Space second"
    top = her_turn(["RC08", "RC05"], {"ships": [day], "reputation": 17, "vp": 10}, agenda=SHOWN)
    assert standing(top) == (11, 18)
    assert rachel(top)["points"]["reputation"] == 1
    poor = her_turn(["RC03", "RC05"], {"ships": FULL, "reputation": 0, "vp": 1, "launches": 0})
    assert actions(poor)[0] == "REFRESH" and standing(poor)[0] == 0
    assert figures(poor, "rachel_loses") == {"n": 0, "points": 1}


@pytest.mark.rule("GX-4.4", "GX-4.32", "GX-5.19")
@pytest.mark.parametrize(
    ("options", "tokens", "kind", "points"),
    [
        ({}, ["B3"], "worker", 1),
        ({}, [], "worker", 2),
        ({}, ["B3"], "expert", 1),
        ({"solo_difficulty": "medium"}, ["B3"], "expert", 2),
        ({"solo_difficulty": "medium"}, [], "expert", 4),
        ({"solo_difficulty": "medium"}, [], "worker", 2),
    ],
)
def test_her_funding_bonus(options: dict[str, str], tokens: list[str], kind: str, points: int) -> None:
    """The player bumps her: she gains 1 VP while her VP token is there, then 2; with Expert plus twice."""
    spots = OUT_OF_THE_WAY | {"L1": [RACHEL, kind]}
    game = alone(players=[{}, BOTH | {"tokens": tokens}], workers=spots, options=options)
    do(game, 0, "assign worker l1")
    assert standing(game)[0] == 5 + points
    assert rachel(game)["idle" if kind == "worker" else "idle_experts"] == 2
    assert what(game) == "choose_action", "nobody is asked for it"


@pytest.mark.rule("GX-4.32")
def test_bumping_her_counts_for_the_players_experts() -> None:
    """EX1: an Expert who bumps brings a Funding Bonus more; also when an NPC pushed by the player does it."""
    me = {"hired": ["right"]}
    game = alone(players=[me, {}], workers=OUT_OF_THE_WAY | {"L1": HERS}, expert="EX1")
    do(game, 0, "assign expert l1")
    assert what(game) == "funding"
    pushed = alone(players=[me, {}], workers={"L1": NPC, "L2": HERS, "L6": NPC}, expert="EX1")
    do(pushed, 0, "assign expert l1")
    assert what(pushed) == "funding" and workers(pushed)["L2"] == NPC
    assert standing(pushed)[0] == 6


@pytest.mark.rule("GX-4.5", "RX-35", "GX-5.20")
def test_what_she_never_does() -> None:
    """No track bonus, no cards, no borrowing, no scheduling, in whole games."""
    for seed in range(2):
        game = new_alone(seed, solo_difficulty="hard")
        bot = ct.bot("random", seed)
        events = set()
        while game.to_act:
            events |= {event.kind for event in game.choose(0, bot.choose(game, 0)) if event.seat == RACHEL}
            of = rachel(game)
            assert (of["money"], of["ads"], of["hand"], of["blueprints"], of["scheduled"]) == (0, 0, [], [], None)
        assert not events & {"track_bonus", "plays", "plays_resource", "borrows", "borrows_tech", "schedules", "flips"}
        assert not events & {"takes_blueprint", "buys_resources", "buys_ads"}


@pytest.mark.rule("GX-4.6", "RX-17")
def test_what_the_player_pays_for_her_developments_goes_to_the_supply() -> None:
    """Together with the neutral owner: 2 each at Reputation 0."""
    game = alone(areas={"A2": [RACHEL, "neutral"]})
    do(game, 0, "borrow a2")
    assert purse(game)[0] == 10 - 4 and rachel(game)["money"] == 0
    tech = alone(areas={f"T{k}": [RACHEL] for k in (1, 2, 3, 4)})
    do(tech, 0, starting(tech, "borrow")[0])
    assert purse(tech)[0] == 8 and rachel(tech)["money"] == 0


# -- step 1 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("GX-4.10", "GX-4.11")
def test_her_ships_fly_on_the_leftmost_first() -> None:
    """Each to its next Stop; a Day in Space brings 1 Reputation for each Guest."""
    first = flying(["BP01", "BP02", "BP03"], "C01", 0, [1, 0, 1])
    second = flying(["BP04", "BP05"], "C13", -1, [1, 0, 0])
    game = her_turn(["RC10", "RC05"], {"ships": [first, second], "hired": ["right"]})
    assert [each["ship"] for _, each in told(game, "reaches")] == [0, 1]
    assert [ship["stop"] for ship in rachel(game)["ships"]] == [1, 0]
    assert told(game, "reputation")[0] == ("reputation", {"n": 2})


@pytest.mark.rule("GX-4.12", "GX-4.14")
@pytest.mark.parametrize(
    ("there", "placed", "points"), [([], "UA1", 4), (["UA1"], "UA2", 5), (["UA1", "UA3"], "UA2", 6)]
)
def test_a_destination_takes_her_token_and_every_guest_scores(there: list[str], placed: str, points: int) -> None:
    """On the leftmost empty space; 3 VP and 1 for each token, whatever the type. The Upgrade does nothing for her."""
    ship = flying(["BP01", "BP02", "BP03"], "C01", -1, [0, 1, 1], token="G1")
    assert BOX["cruises"]["C01"]["stops"][0] == "A"
    game = her_turn(["RC10", "RC05"], {"ships": [ship], "upgrades": there})
    assert figures(game, "rachel_token")["upgrade"] == placed
    assert figures(game, "rachel_scores") == {"n": 2, "points": 2 * points, "ship": 0}
    assert standing(game)[0] == 5 + 2 * points
    assert rachel(game)["ships"][0]["token"] is None
    assert state(game).players[RACHEL].upgrades == 0, "no effect"
    assert seen(game)["players"][RACHEL]["upgrades"] == sorted([*there, placed])


@pytest.mark.rule("GX-4.13")
def test_a_full_destination_leaves_her_the_token_for_the_next_one() -> None:
    """Stops A, then another Destination; without room anywhere the token goes when the Ship returns."""
    cruise = next(id for id, each in BOX["cruises"].items() if len(set(each["stops"]) & set("ARF")) > 1)
    stops = BOX["cruises"][cruise]["stops"]
    places = [k for k, stop in enumerate(stops) if stop in "ARF"]
    first, second = (
        stops[places[0]],
        next(stop for stop in stops[places[0] + 1 :] if stop in "ARF" and stop != stops[places[0]]),
    )
    ship = flying(["BP01", "BP02"], cruise, places[0] - 1, [1, 0, 0], token="G1")
    taken = [f"U{first}{k}" for k in (1, 2, 3)]
    game = her_turn(["RC10", "RC05"], {"ships": [ship], "upgrades": taken})
    assert rachel(game)["ships"][0]["token"] == "G1" and "keeps_token" in happened(game)
    assert standing(game)[0] == 5 + 6
    later = her_turn(["RC10", "RC05"], {"ships": [ship | {"stop": stops.index(second) - 1}], "upgrades": taken})
    assert figures(later, "rachel_token")["upgrade"] == f"U{second}1"
    home = her_turn(["RC10", "RC05"], {"ships": [ship | {"stop": len(stops) - 1}], "upgrades": taken})
    assert "token_lost" in happened(home) and rachel(home)["ships"][0]["token"] is None


@pytest.mark.rule("GX-4.15", "GX-4.4")
def test_return_to_earth() -> None:
    stops = BOX["cruises"]["C01"]["stops"]
    ship = flying(["BP01", "BP02"], "C01", len(stops) - 1, [1, 0, 0])
    game = her_turn(["RC10", "RC05"], {"ships": [ship]})
    of = rachel(game)["ships"][0]
    assert (of["cruise"], of["guests"], of["pilot"], of["stop"]) == (None, [0, 0, 0], None, -1)
    assert "C01" in game.position()["cruise_discard"]
    assert figures(game, "rachel_funding") == {"n": 1, "expert": False}
    assert rachel(game)["idle"] == 1, "two at home, and one of them has been assigned"


# -- step 2: the Worker --------------------------------------------------------------------------------------


@pytest.mark.rule("GX-4.20", "GX-4.22", "RX-2")
@pytest.mark.parametrize(
    ("support", "site"),
    [("RC01", "L6"), ("RC02", "L1"), ("RC03", "L2"), ("RC04", "L3"), ("RC05", "L4"), ("RC06", "L5")],
)
def test_her_worker_goes_where_the_support_card_says(support: str, site: str) -> None:
    game = her_turn(["RC09", support], workers={"L1": NPC, "L4": NPC})
    assert workers(game)[site] == HERS and rachel(game)["idle"] == 1


@pytest.mark.rule("GX-4.20")
def test_an_expert_goes_first() -> None:
    game = her_turn(["RC09", "RC03"], {"hired": ["right"]})
    assert workers(game)["L2"] == [RACHEL, "expert"]
    assert (rachel(game)["idle"], rachel(game)["idle_experts"]) == (2, 0)


@pytest.mark.rule("GX-4.22")
def test_past_locations_with_a_worker_of_hers() -> None:
    game = her_turn(["RC09", "RC02"], BOTH, workers={"L1": HERS, "L2": HERS, **OUT_OF_THE_WAY})
    assert workers(game)["L3"] == [RACHEL, "expert"]
    assert figures(game, "rachel_walks_on") == {"site": "L1"}


@pytest.mark.rule("GX-4.23")
def test_she_bumps_the_player_who_chooses_a_bonus_out_of_turn() -> None:
    """Also with a card for it; only then does she act."""
    me = {"hand": ["AG35"]}
    game = her_turn(["RC09", "RC03"], me=me, workers=OUT_OF_THE_WAY | {"L2": MINE}, agenda=SHOWN)
    assert (what(game), state(game).turn, player(game)["idle"]) == ("funding", RACHEL, 2)
    assert actions(game) == [] and "rachel_card" in happened(game)
    assert "play ag35" in asked(game)
    do(game, 0, "play ag35", "fund ads", "fund money")
    assert purse(game)[:3] == (11, 3, 5)
    assert actions(game)[0] == "DRAW" and state(game).turn == 0
    assert "Rachel" in log(game)


@pytest.mark.rule("GX-4.23", "GC-16.3")
def test_an_npc_worker_moves_on_and_may_bump_the_player() -> None:
    """Past the other NPC and her own, onto the next empty location or the player's Worker."""
    game = her_turn(["RC09", "RC02"], workers={"L1": NPC, "L2": HERS, "L3": NPC, "L4": MINE})
    assert workers(game) == {"L1": HERS, "L2": HERS, "L3": NPC, "L4": NPC}
    assert what(game) == "funding"
    empty = her_turn(["RC09", "RC02"], workers={"L1": NPC, "L2": HERS, "L3": NPC, "L5": MINE}, agenda=SHOWN)
    assert workers(empty) == {"L1": HERS, "L2": HERS, "L3": NPC, "L4": NPC, "L5": MINE}


@pytest.mark.rule("RX-26", "GX-4.12")
def test_a_token_on_bump_yourself_gives_her_no_choice_on_the_way() -> None:
    """With UA1 a player could stop the NPC on an own Worker; her token there does nothing."""
    game = her_turn(["RC09", "RC02"], {"upgrades": ["UA1"]}, workers={"L1": NPC, "L2": HERS, "L3": NPC})
    assert workers(game)["L4"] == NPC and workers(game)["L2"] == HERS


@pytest.mark.rule("GX-4.21")
def test_a_launch_on_top_takes_the_worker_to_the_elevator() -> None:
    """No Network placement, no bump."""
    game = her_turn(
        ["RC01", "RC05"], {"ships": [{"segments": ["BP01", "BP02"]}]}, workers=OUT_OF_THE_WAY | {"L4": MINE}
    )
    assert workers(game) == OUT_OF_THE_WAY | {"L4": MINE}
    assert actions(game) == ["LAUNCH"]
    assert rachel(game)["ships"][0]["pilot"] == "worker" and rachel(game)["idle"] == 1
    assert "assigns" not in happened(game)


# -- step 2: the chain of cards ------------------------------------------------------------------------------


@pytest.mark.rule("GX-4.24")
def test_the_bottom_action_if_the_top_one_is_not_possible() -> None:
    game = her_turn(["RC01", "RC05"])
    assert impossible(game) == [("LAUNCH", "no_ship")] and actions(game) == ["SEGMENTS"]
    assert workers(game)["L4"] == HERS


@pytest.mark.rule("GX-4.24")
def test_the_next_card_if_neither_is() -> None:
    """The Worker stays where the first card put it; the numbers follow the deck."""
    me = {"hand": [f"AG{k:02}" for k in range(1, 37)]}
    game = her_turn(["RC10", "RC03", "RC11", "RC07"], me=me, agenda=[None] * 4)
    assert impossible(game)[0] == ("GAINRES", "no_card")
    assert [each["solo_card"] for _, each in told(game, "rachel_card")][:2] == ["RC10", "RC03"]
    assert [each["support"] for _, each in told(game, "rachel_support")][:2] == ["RC03", "RC11"]
    assert workers(game)["L2"] == HERS and happened(game).count("assigns") == 1
    assert actions(game)[0] == "SEGMENTS"
    assert figures(game, "rachel_number")["first"] == 5, "of RC11, the support card of that action"


@pytest.mark.rule("GX-4.24", "RX-39")
def test_possible_is_judged_after_the_bump() -> None:
    """The player plays a card when bumped: then there is one on the pile, and she knows what she wants."""
    me = {"hand": [f"AG{k:02}" for k in range(1, 37)]}
    spots = OUT_OF_THE_WAY | {"L2": MINE}
    game = her_turn(["RC10", "RC03"], me=me, agenda=[None] * 4, workers=spots, silo={"food": 5, "oxygen": 5, "fuel": 5})
    assert what(game) == "funding"
    do(game, 0, "play ag35", "fund vp", "fund vp")
    assert actions(game)[0] == "GAINRES" and impossible(game) == []


def stuck(**data: Any) -> ct.Game:
    """Nothing but refilling the Agenda is possible for her: no card, no Cruise, no room, nothing left to build."""
    hers = BOTH | {"ships": FULL, "reputation": 0, "vp": 0}
    areas = {f"A{k}": [RACHEL] for k in range(1, 7)} | {f"T{k}": [RACHEL] for k in (1, 2, 3)}
    cards = [card for card in EVERY if card not in ("RC08", "RC09")]
    return her_turn(
        cards, hers, {"hand": [f"AG{k:02}" for k in range(1, 37)]}, areas=areas, agenda=[None] * 4,
        cruises=[None] * 4, deck={"revealed": ["RC08", "RC09"]}, **data,
    )  # fmt: skip


@pytest.mark.rule("GX-4.24", "RX-4", "GX-3.6")
def test_after_twelve_cards_in_vain_the_step_ends() -> None:
    """Ten are left of this pass, then all are shuffled; if the next two will not do either, she gives up."""
    seen_both = set()
    for seed in range(1, 12):
        game = stuck(seed=seed)
        cards = [each["solo_card"] for _, each in told(game, "rachel_card")]
        gave_up = "rachel_gives_up" in happened(game)
        assert gave_up == (len(cards) == 12 and not {"RC08", "RC09"} & set(cards[10:]))
        assert actions(game) == ([] if gave_up else ["REFILLAGENDA"])
        assert happened(game).count("rachel_shuffles") == 1 and state(game).turn == 0
        assert game.position()["rachel"]["failed"] == 0
        seen_both.add(gave_up)
    assert seen_both == {True, False}
    reasons = {why for _, why in impossible(stuck())}
    assert reasons >= {"no_cruise", "no_room", "no_reputation", "all_hired", "no_development", "few_cards", "no_card"}


@pytest.mark.rule("GX-4.25", "RX-5")
def test_a_launch_on_a_later_card_takes_the_worker_out_of_the_network() -> None:
    """RC10 will not do, RC02 launches: the Worker leaves L1 for the elevator, without a Funding Bonus; the player who
    was bumped stays at home."""
    me = {"hand": [f"AG{k:02}" for k in range(1, 37)]}
    spots = OUT_OF_THE_WAY | {"L1": MINE}
    game = her_turn(["RC10", "RC02", "RC05"], {"ships": FULL[:1]}, me, agenda=[None] * 4, workers=spots)
    do(game, 0, "fund vp")
    assert actions(game) == ["LAUNCH"] and workers(game) == OUT_OF_THE_WAY
    assert figures(game, "rachel_moves_worker") == {"site": "L1"}
    assert "rachel_funding" not in happened(game)
    assert (player(game)["idle"], rachel(game)["idle"]) == (2, 1)


@pytest.mark.rule("GX-4.25", "GX-4.27")
def test_a_launch_as_second_action_moves_the_worker_too() -> None:
    """RC08 at L2, where Draw stands; then RC01 launches."""
    game = her_turn(["RC08", "RC03", "RC01"], {"ships": [{"segments": ["BP01", "BP02"]}]}, agenda=SHOWN, deck={})
    assert actions(game) == ["DRAW", "SEGMENTS"], "RC03 is the second card"
    game = her_turn(["RC08", "RC09", "RC05"], {"ships": [{"segments": ["BP01", "BP02"]}]}, agenda=SHOWN)
    assert actions(game) == ["DRAW", "DRAW"]
    cards = ["RC07", "RC01", "RC09"]  # RC01 says L6
    spots = {"L5": NPC, "L4": NPC}
    printed = {"L6": ["DRAW", "BLUEPRINTS"], "L2": ["SUPPLIES", "REFILLAGENDA"]}
    game = her_turn(cards, {"ships": [{"segments": ["BP01", "BP02"]}]}, agenda=SHOWN, workers=spots, actions=printed)
    assert actions(game) == ["DRAW", "LAUNCH"] and workers(game) == spots
    assert rachel(game)["ships"][0]["pilot"] == "worker"


# -- step 2: the second action -------------------------------------------------------------------------------


@pytest.mark.rule("GX-4.26", "GX-4.27")
def test_a_second_action_if_the_first_stands_at_her_workers_location() -> None:
    """RC08 draws; RC09 says L2, where Draw Agenda Cards stands. Never a third."""
    game = her_turn(["RC08", "RC09", "RC03", "RC07"], agenda=SHOWN)
    assert workers(game)["L2"] == HERS
    assert figures(game, "rachel_again") == {"action": "DRAW", "site": "L2"}
    assert actions(game) == ["DRAW", "DRAW"] and happened(game).count("rachel_card") == 2
    assert happened(game).count("assigns") == 1
    elsewhere = her_turn(["RC08", "RC05"], agenda=SHOWN)
    assert actions(elsewhere) == ["DRAW"]


@pytest.mark.rule("GX-4.26", "RX-33")
@pytest.mark.parametrize(
    ("areas", "difficulty", "second"),
    [
        ({"A2": ["neutral"]}, "medium", True),
        ({"A2": ["npc"]}, "hard", True),
        ({"A2": [RACHEL]}, "medium", True),
        ({"A2": ["neutral"]}, "easy", False),
        ({}, "medium", False),
        ({"A3": ["neutral"]}, "medium", False),
    ],
)
def test_connected_by_anybodys_development(areas: dict[str, Any], difficulty: str, second: bool) -> None:
    """Her Worker stands at L1; Draw is at L2, behind walkway A2. One step only."""
    game = her_turn(["RC09", "RC08", "RC05"], agenda=SHOWN, areas=areas, options={"solo_difficulty": difficulty})
    assert workers(game)["L1"] == HERS
    assert (len(actions(game)) == 2) == second
    if second:
        assert figures(game, "rachel_again_connected") == {"action": "DRAW", "area": "A2"}


@pytest.mark.rule("GX-4.26", "RX-33")
def test_two_walkways_are_too_far() -> None:
    """From L6 to L2 over A1 and A2."""
    areas = {"A1": ["neutral"], "A2": ["neutral"]}
    options = {"solo_difficulty": "hard"}
    game = her_turn(
        ["RC09", "RC07", "RC05"], agenda=SHOWN, areas=areas, options=options, workers={"L4": NPC, "L3": NPC}
    )
    assert workers(game)["L6"] == HERS and actions(game) == ["DRAW"]


@pytest.mark.rule("GX-4.28", "RX-16")
@pytest.mark.parametrize(
    ("owners", "reputation", "paid"),
    [
        ([0], 0, 2),
        ([0], 6, 2),
        ([0], 7, 1),
        ([0], 14, 1),
        ([0], 15, 0),
        ([0, "neutral"], 0, 2),
        ([0, RACHEL], 0, 0),
        (["npc"], 0, 0),
    ],
)
def test_the_player_is_paid_for_the_walkway(owners: list[Any], reputation: int, paid: int) -> None:
    """By her Reputation, from the supply; nothing if she has one there, too. Nobody is asked."""
    game = her_turn(
        ["RC09", "RC08", "RC05"], {"reputation": reputation}, agenda=SHOWN, areas={"A2": owners},
        options={"solo_difficulty": "medium"},
    )  # fmt: skip
    assert len(actions(game)) == 2
    assert purse(game)[0] == 10 + paid and rachel(game)["money"] == 0
    assert ("is_paid" in happened(game)) == (paid > 0)


@pytest.mark.rule("GX-4.28")
def test_a_development_built_by_this_very_action_counts() -> None:
    """RC04 builds at A2, the walkway between her Worker at L2 and Build a Development at L1: it is hers, so she pays
    nobody, though the player has one there."""
    hers = {"hired": ["left", "right"]}
    areas: dict[str, Any] = {f"A{k}": ["neutral"] for k in (1, 3)} | {f"A{k}": ["npc"] for k in (4, 5, 6)}
    game = her_turn(["RC04", "RC09", "RC05"], hers, areas=areas, options={"solo_difficulty": "medium"})
    assert figures(game, "develops")["area"] == "A2"
    assert figures(game, "rachel_again_connected") == {"action": "DEVELOPMENT", "area": "A2"}
    assert len(actions(game)) == 2


@pytest.mark.rule("GX-4.27")
@pytest.mark.parametrize("card", ["RC01", "RC03"])
def test_launching_and_refreshing_give_no_second_action(card: str) -> None:
    ships = FULL[:1] if card == "RC01" else FULL
    game = her_turn([card, "RC06"], {"ships": ships, "launches": 0}, workers={"L1": NPC, "L2": NPC})
    assert actions(game) == [{"RC01": "LAUNCH", "RC03": "REFRESH"}[card]]


# -- Meetings ------------------------------------------------------------------------------------------------


@pytest.mark.rule("GX-4.29", "GX-4.31", "GX-4.4")
@pytest.mark.parametrize("difficulty", ["easy", "medium"])
def test_without_a_worker_she_calls_a_meeting(difficulty: str) -> None:
    """Funding Bonuses and nothing else."""
    game = her_turn(["RC08", "RC05"], workers=BUSY, options={"solo_difficulty": difficulty})
    assert figures(game, "meeting") == {"n": 2}
    assert (rachel(game)["idle"], standing(game)[0], actions(game)) == (2, 7, [])
    assert seen(game)["rachel"]["revealed"] == [] and workers(game) == OUT_OF_THE_WAY
    one = her_turn(["RC08", "RC05"], workers={"L1": HERS, **OUT_OF_THE_WAY}, agenda=SHOWN)
    assert "meeting" not in happened(one), "only when she must"


@pytest.mark.rule("GX-4.29")
def test_with_an_action_after_it_on_hard_but_never_a_second() -> None:
    game = her_turn(["RC08", "RC09"], workers=BUSY, agenda=SHOWN, options={"solo_difficulty": "hard"})
    assert actions(game) == ["DRAW"] and workers(game) == OUT_OF_THE_WAY
    assert "assigns" not in happened(game) and rachel(game)["idle"] == 2


@pytest.mark.rule("GX-4.30")
def test_that_action_may_be_a_launch_with_somebody_of_the_break_room() -> None:
    hers = {"ships": [{"segments": ["BP01", "BP02"]}], "hired": ["right"]}
    spots = {"L1": HERS, "L2": HERS, "L3": [RACHEL, "expert"], **OUT_OF_THE_WAY}
    game = her_turn(["RC01", "RC05"], hers, workers=spots, options={"solo_difficulty": "hard"})
    assert actions(game) == ["LAUNCH"] and rachel(game)["ships"][0]["pilot"] == "expert"
    assert (rachel(game)["idle"], rachel(game)["idle_experts"]) == (2, 0)


@pytest.mark.rule("GX-4.30")
def test_with_everybody_in_space_nobody_launches() -> None:
    away = [flying(["BP01", "BP02"], "C01", -1, [1, 0, 0]), flying(["BP03", "BP04"], "C13", -1, [1, 0, 0])]
    hers = {"ships": [*away, {"segments": ["BP05", "BP06"]}]}
    game = her_turn(["RC01", "RC05"], hers, options={"solo_difficulty": "hard"})
    assert figures(game, "meeting") == {"n": 0}
    assert impossible(game) == [("LAUNCH", "no_worker")] and actions(game) == ["SEGMENTS"]


# -- step 3 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("GX-4.40", "GX-4.41", "GX-8.3")
def test_her_goals_raise_the_trackers_to_the_top() -> None:
    """At her turn's end, several from left to right: a cube each, more Wings."""
    areas = {f"A{k}": [RACHEL] for k in range(1, 7)} | {"T1": [RACHEL]}
    ships = [ship | {"launched": True} for ship in FULL]
    game = her_turn(["RC08", "RC05"], {"ships": ships}, areas=areas, agenda=SHOWN)
    assert [each["measure"] for _, each in told(game, "goal")] == ["developments", "segments", "ships_launched"]
    assert [each["wings"] for _, each in told(game, "goal")] == [2, 3, 4]
    assert game.position()["goal_levels"] == [2, 2, 2]
    assert rachel(game)["goals"] == [0, 1, 2] and game.position()["track"].count(RACHEL) == 6


@pytest.mark.rule("GX-4.41", "GX-8.3")
@pytest.mark.parametrize(("segments", "met"), [(6, False), (7, True), (8, True)])
def test_a_goal_is_met_with_at_least_so_many(segments: int, met: bool) -> None:
    names = [f"BP{k:02}" for k in range(1, segments + 1)]
    ships = [{"segments": names[k : k + 3]} for k in range(0, segments, 3)]
    game = her_turn(["RC08", "RC05"], {"ships": ships}, agenda=SHOWN)
    assert (rachel(game)["goals"] == [1]) == met
    assert game.position()["goal_levels"] == ([1, 2, 1] if met else [1, 1, 1])


@pytest.mark.rule("GX-4.42")
def test_her_thresholds_stay_and_the_players_rise() -> None:
    """A tracker at the top raises what the player needs, not what she does."""
    ships = FULL[:2] + [{"segments": ["BP07"]}]
    low = alone(players=[{}, {"ships": ships}])
    high = alone(players=[{}, {"ships": ships}], goal_levels=[2, 2, 2])
    assert seen(high)["goals"][1]["needed"] > seen(low)["goals"][1]["needed"]
    assert [goal["needed"] for goal in seen(high)["rachel"]["goals"]] == [7, 7, 3]
    game = her_turn(["RC08", "RC05"], {"ships": ships}, goal_levels=[2, 2, 2], agenda=SHOWN)
    assert rachel(game)["goals"] == [1] and game.position()["goal_levels"] == [2, 2, 2]


@pytest.mark.rule("RX-29")
def test_she_is_another_player_to_the_players_cards_and_walkways() -> None:
    """Whoever stands where the player goes is bumped as a rival is, and her walkways are borrowed."""
    game = alone(workers=OUT_OF_THE_WAY | {"L1": HERS}, areas={"A2": [RACHEL]})
    labels = {choice.notation: choice.label for choice in game.choices(0)}
    assert labels["assign worker l1"].endswith("bump Rachel")
    assert "borrow a2" in labels
