"""What Rachel does (GX-5, tables 19.1 and 19.2): each card where it works and where it does not."""

from __future__ import annotations

from typing import Any

import pytest

from captains_table.titles.galactic_cruise.data.ids import ACTIONS, BOARD_ACTIONS, NOTHING, RACHEL_ACTIONS
from captains_table.titles.galactic_cruise.rules.steps.rachel_actions import refill_agenda
from tests.galactic_cruise.helpers import BOX, ROOT, do, notations, seen
from tests.galactic_cruise.solo import (
    MINE,
    OUT_OF_THE_WAY,
    RACHEL,
    actions,
    alone,
    figures,
    flying,
    happened,
    her_turn,
    impossible,
    rachel,
    standing,
    state,
    told,
    workers,
)

SHOWN = ["AG01", "AG02", "AG03", "AG04"]
TILES = ["BP11", "BP12", "BP13", "BP14", "BP15"]
SPEC = (ROOT / "docs/rules/galactic-cruise-solo-expansions.md").read_text(encoding="utf-8")
FULL: list[dict[str, Any]] = [{"segments": [f"BP{3 * ship + k:02}" for k in (1, 2, 3)]} for ship in range(3)]
BOTH: dict[str, Any] = {"hired": ["left", "right"]}
EVERY_CARD = {"hand": [f"AG{k:02}" for k in range(1, 37)]}


def segments(game: Any) -> list[list[str]]:
    return [ship["segments"] for ship in rachel(game)["ships"]]


def adventurers_away(left: int) -> dict[str, Any]:
    """One Cruise calls at A and nowhere else; so many of the twelve Adventurous Guests are left for it, the others have
    tickets or fly with the player."""
    trips = zip(("C07", "C10", "C11"), ([2, 0, 0], [2, 0, 0], [2 - left, left, 0]), strict=True)
    ships = [
        flying([f"BP{3 * k + n:02}" for n in (21, 22, 23)], cruise, -1, guests, pilot="expert" if k else "worker")
        for k, (cruise, guests) in enumerate(trips)
    ]
    return {
        "me": {"ships": ships, "hired": ["left", "right"]},
        "cruises": ["C02", "C03", "C01", "C05"],
        "presold": [[2, 0, 0], [2, 0, 0], [0, 0, 0], [2, 0, 0]],
        "queue": [[0, 1, 1], [left, 1, 1], [0, 0, 0]],
    }


# -- the cards (table 19.1) ----------------------------------------------------------------------------------


@pytest.mark.rule("GX-6.1", "GX-5.20")
def test_the_solo_cards_are_those_of_the_table() -> None:
    names = {
        "Launch a Ship (2+ Segments)": "LAUNCH", "Launch a Ship (3+ Segments)": "LAUNCH",
        "Build Ship Segments": "SEGMENTS", "Refresh Blueprints": "REFRESH", "Hire an Expert Worker": "EXPERT",
        "Build a Development (Network)": "NETWORK", "Build a Development (Technology)": "TECHNOLOGY",
        "Draw Agenda Cards": "DRAW", "Refill Agenda Cards": "REFILLAGENDA", "Gain Resources": "GAINRES",
        "Refill Storage Silo": "REFILLSILO", "Advertise for a Cruise": "ADVERTISE",
    }  # fmt: skip
    rows = [line.strip("| \n").split(" | ") for line in SPEC.splitlines() if line.startswith("| RC")]
    assert len(rows) == 12
    for id, top, bottom, first, second, site in rows:
        card = BOX["solo_cards"][id]
        assert (card["top"], card["bottom"]) == (names[top], names[bottom])
        assert (card["numbers"], card["location"]) == ([int(first), int(second)], site)
        assert card.get("segments") == {"2": 2, "3": 3}.get(top[15:16])
    assert {card["top"] for card in BOX["solo_cards"].values()} | {
        card["bottom"] for card in BOX["solo_cards"].values()
    } == set(RACHEL_ACTIONS)


@pytest.mark.rule("GX-4.26", "GX-4.27")
def test_what_her_actions_are_on_the_board() -> None:
    """Table 19.2"""
    found = dict(zip(RACHEL_ACTIONS, BOARD_ACTIONS, strict=True))
    assert {name for name, board in found.items() if board == NOTHING} == {"LAUNCH", "REFRESH"}
    assert {ACTIONS[found[name]] for name in ("NETWORK", "TECHNOLOGY")} == {"DEVELOPMENT"}
    same = set(RACHEL_ACTIONS) - {"LAUNCH", "REFRESH", "NETWORK", "TECHNOLOGY"}
    assert all(ACTIONS[found[name]] == name for name in same)


@pytest.mark.rule("GX-4.24")
@pytest.mark.parametrize(
    ("card", "action", "rachel_has", "data"),
    [
        ("RC01", "LAUNCH", {"ships": [{"segments": ["BP01", "BP02"]}]}, {}),
        ("RC02", "LAUNCH", {"ships": FULL[:1]}, {}),
        ("RC03", "SEGMENTS", {}, {}),
        ("RC04", "EXPERT", {"tokens": []}, {}),
        ("RC05", "EXPERT", {"tokens": []}, {}),
        ("RC06", "EXPERT", {"tokens": []}, {}),
        ("RC07", "DRAW", {}, {"agenda": SHOWN}),
        ("RC08", "DRAW", {}, {"agenda": SHOWN}),
        ("RC09", "DRAW", {}, {"agenda": SHOWN}),
        ("RC10", "GAINRES", {}, {"silo": {"food": 5, "oxygen": 5, "fuel": 5}}),
        ("RC11", "GAINRES", {}, {"silo": {"food": 5, "oxygen": 5, "fuel": 5}}),
        ("RC12", "ADVERTISE", {}, {}),
    ],
)
def test_every_card_does_its_top_action(card: str, action: str, rachel_has: Any, data: Any) -> None:
    support = "RC01" if card != "RC01" else "RC07"  # L6, where none of these stands
    game = her_turn([card, support], rachel_has, workers={"L1": ["npc", "worker"], "L2": ["npc", "worker"]}, **data)
    assert (actions(game), impossible(game)) == ([action], [])


@pytest.mark.rule("GX-4.24", "GX-5.1", "GX-5.6", "GX-5.8", "GX-5.9", "GX-5.11", "GX-5.18")
@pytest.mark.parametrize(
    ("card", "why", "action", "rachel_has", "data"),
    [
        ("RC01", "no_ship", "SEGMENTS", {}, {}),
        ("RC01", "no_cruise", "SEGMENTS", {"ships": [{"segments": ["BP01", "BP02"]}]}, {"cruises": [None] * 4}),
        ("RC02", "no_ship", "SEGMENTS", {"ships": [{"segments": ["BP01", "BP02"]}]}, {}),
        ("RC03", "no_room", "REFRESH", {"ships": FULL}, {}),
        ("RC03", "no_blueprint", "REFRESH", {"ships": FULL[:1]}, {"blueprints": [None] * 5}),
        ("RC04", "too_dear", "NETWORK", {}, {}),
        ("RC05", "all_hired", "NETWORK", BOTH, {}),
        ("RC06", "too_dear", "TECHNOLOGY", {}, {}),
        ("RC07", "few_cards", "SEGMENTS", {}, {"agenda": ["AG01", None, None, None]}),
        ("RC08", "few_cards", "REFILLAGENDA", {}, {"agenda": [None] * 4}),
        ("RC09", "few_cards", "REFILLAGENDA", {}, {"agenda": [None, "AG01", None, None]}),
        ("RC10", "silo_short", "REFILLSILO", {}, {"silo": {"food": 0, "oxygen": 0, "fuel": 0}}),
        ("RC11", "silo_short", "REFILLSILO", {}, {"silo": {"food": 0, "oxygen": 0, "fuel": 0}}),
        ("RC12", "no_cruise", "SEGMENTS", {}, {"cruises": [None] * 4}),
        ("RC12", "no_guest", "SEGMENTS", {}, adventurers_away(0)),
    ],
)
def test_every_card_has_its_fallback(card: str, why: str, action: str, rachel_has: Any, data: Any) -> None:
    support = "RC01" if card != "RC01" else "RC07"
    game = her_turn([card, support], rachel_has, workers={"L1": ["npc", "worker"], "L2": ["npc", "worker"]}, **data)
    assert impossible(game)[0][1] == why and actions(game)[0] == action


# -- Segments and Ships --------------------------------------------------------------------------------------


@pytest.mark.rule("GX-5.1", "GX-5.2", "GX-3.4")
@pytest.mark.parametrize(
    ("support", "built"),
    [("RC07", ["BP15", "BP14"]), ("RC09", ["BP13", "BP12"]), ("RC05", ["BP11", "BP15"]), ("RC06", ["BP13", "BP12"])],
)
def test_two_blueprints_that_follow_one_another(support: str, built: list[str]) -> None:
    """From the top: 1, 3, 5 and then the first again; 6 is too much, so 3. Nothing is paid, the display slides."""
    game = her_turn(["RC03", support, "RC10"], {"reputation": 3}, blueprints=TILES, workers=OUT_OF_THE_WAY)
    assert segments(game)[0] == built
    left = [tile for tile in TILES if tile not in built]
    assert game.position()["blueprints"][:3] == left and None not in game.position()["blueprints"]
    assert standing(game)[1] >= 3


@pytest.mark.rule("GX-5.2", "GX-3.3")
def test_missing_blueprints_are_passed_over() -> None:
    shown = ["BP11", None, "BP13", None, None]
    game = her_turn(["RC03", "RC07"], blueprints=shown)
    assert segments(game)[0] == ["BP13", "BP11"]
    assert figures(game, "rachel_passes")["passed"] == [1, 2]


@pytest.mark.rule("GX-5.3", "GX-5.4", "RX-8", "RX-36")
def test_a_third_segment_brings_a_new_ship_at_once() -> None:
    """The pair by the same support card; the second Segment goes into it. RC07 says 1: the top pair, position 4."""
    pairs = {"cockpits": ["K01", "K02", "K03", "K04"], "engines": ["E01", "E02", "E03", "E04"]}
    hers = {"ships": [{"segments": ["BP01", "BP02"]}]}
    game = her_turn(["RC03", "RC07"], hers, blueprints=TILES, **pairs)
    assert segments(game) == [["BP01", "BP02", "BP15"], ["BP14"]]
    assert [ship["cockpit"] for ship in rachel(game)["ships"]] == ["K00", "K04"]
    assert None not in game.position()["cockpits"] and game.position()["cockpits"][:3] == ["K01", "K02", "K03"]
    last = her_turn(["RC03", "RC07"], {"ships": [{"segments": ["BP01"]}]}, blueprints=TILES, **pairs)
    assert segments(last) == [["BP01", "BP15", "BP14"], []], "even if nothing more is built then"
    room = {"ships": [{"segments": ["BP01", "BP02"]}, {"segments": ["BP03"], "cockpit": "K05", "engine": "E05"}]}
    both = her_turn(["RC03", "RC07"], room, blueprints=TILES, **pairs)
    assert segments(both) == [["BP01", "BP02", "BP15"], ["BP03", "BP14"], []]


@pytest.mark.rule("GX-5.4", "GX-4.2")
def test_the_engine_brings_her_vp_and_reputation() -> None:
    for id, each in BOX["engines"].items():
        if id == "E00":
            continue
        others = [other for other in BOX["engines"] if other not in ("E00", id)][:3]
        hers = {"ships": [{"segments": ["BP01", "BP02"]}], "reputation": 3, "vp": 10}
        game = her_turn(["RC03", "RC07"], hers, blueprints=TILES, engines=[*others, id], agenda=SHOWN)
        assert standing(game) == (10 + each["gain"].get("vp", 0), 3 + each["gain"].get("reputation", 0))
        assert happened(game).count("rachel_discards") == each["gain"].get("cards", 0)


@pytest.mark.rule("GX-5.3", "RX-9")
def test_a_ship_in_space_is_no_dock() -> None:
    away = flying(["BP01", "BP02"], "C01", -1, [1, 0, 0])
    game = her_turn(["RC03", "RC07"], {"ships": [away]}, blueprints=TILES)
    assert segments(game) == [["BP01", "BP02"], ["BP15", "BP14"]]
    third = her_turn(["RC03", "RC07"], {"ships": [away, FULL[1], FULL[2]], "launches": 1}, blueprints=TILES)
    assert impossible(third)[0] == ("SEGMENTS", "no_room") and actions(third)[0] == "REFRESH"


@pytest.mark.rule("GX-5.3", "GX-5.5", "GX-8.3")
def test_with_room_for_one_she_builds_one() -> None:
    """At eight Segments the last build adds one; the other Blueprint stays. A token on UA3 raises no limit."""
    ships = [*FULL[:2], {"segments": ["BP07", "BP08"]}]
    game = her_turn(["RC03", "RC07"], {"ships": ships, "upgrades": ["UA3"]}, blueprints=TILES)
    assert segments(game) == [FULL[0]["segments"], FULL[1]["segments"], ["BP07", "BP08", "BP15"]]
    assert "BP14" in game.position()["blueprints"] and "new_ship" not in happened(game)
    assert (seen(game)["players"][RACHEL]["ship_limit"], seen(game)["players"][RACHEL]["segment_limit"]) == (3, 3)


@pytest.mark.rule("GX-5.3")
def test_without_a_complete_pair_there_is_no_new_ship() -> None:
    none = {"cockpits": [None] * 4, "engines": [None] * 4}
    hers = {"ships": [{"segments": ["BP01", "BP02"]}]}
    game = her_turn(["RC03", "RC07"], hers, blueprints=TILES, **none)
    assert segments(game) == [["BP01", "BP02", "BP15"]]
    full = her_turn(["RC03", "RC07"], {"ships": FULL[:1]}, blueprints=TILES, **none)
    assert impossible(full)[0] == ("SEGMENTS", "no_room")


@pytest.mark.rule("GX-5.10", "GX-4.3")
@pytest.mark.parametrize(("reputation", "vp", "left"), [(4, 5, (5, 3)), (0, 5, (4, 0))])
def test_refreshing_blueprints(reputation: int, vp: int, left: tuple[int, int]) -> None:
    hers = {"ships": FULL, "reputation": reputation, "vp": vp}
    game = her_turn(["RC03", "RC07"], hers, blueprints=TILES)
    assert actions(game) == ["REFRESH"] and standing(game) == left
    assert sorted(game.position()["blueprint_discard"]) == TILES
    assert not set(game.position()["blueprints"]) & {*TILES, None}


@pytest.mark.rule("GX-5.10")
def test_with_nothing_left_to_lose_she_cannot() -> None:
    game = her_turn(["RC03", "RC07", "RC08"], {"ships": FULL, "reputation": 0, "vp": 0}, agenda=SHOWN)
    assert impossible(game)[:2] == [("SEGMENTS", "no_room"), ("REFRESH", "no_reputation")]
    assert actions(game)[0] == "DRAW"


# -- Agenda cards and the Silo -------------------------------------------------------------------------------


@pytest.mark.rule("GX-5.6")
def test_drawing_discards_two_and_refills_nothing() -> None:
    game = her_turn(["RC08", "RC11"], agenda=SHOWN)
    assert game.position()["discard"] == ["AG03", "AG02"], "5 is too much, so 2: the second from the top, then the next"
    assert game.position()["agenda"] == ["AG01", None, None, "AG04"]


@pytest.mark.rule("GX-5.7")
@pytest.mark.parametrize(
    ("shown", "gained"), [([None, "AG02", None, None], 1), ([None, None, None, "AG04"], 0), ([None] * 4, 1)]
)
def test_refilling_the_agenda(shown: list[str | None], gained: int) -> None:
    """1 Reputation if the top space is empty; what is left goes to the pile, then four new cards from the bottom up."""
    deck = ["AG21", "AG22", "AG23", "AG24"]
    found = alone(
        turn=RACHEL, players=[{}, {"reputation": 2}], agenda=shown, deck=deck[::-1], rachel={"deck": ["RC11", "RC08"]}
    )
    assert actions(found) == ["REFILLAGENDA"] and standing(found)[1] == 2 + gained
    assert found.position()["agenda"] == deck
    assert found.position()["discard"] == [card for card in shown if card]


@pytest.mark.rule("GX-5.7")
def test_the_display_is_discarded_from_top_to_bottom() -> None:
    """Draw comes before it on every card, so that at most one is left then; the order is seen by itself."""
    game = alone()
    shown = list(state(game).agenda)
    refill_agenda(state(game))
    assert state(game).discard[-4:] == shown[::-1]


def resource(kind: str, count: int) -> list[str]:
    return [id for id, card in BOX["agenda"].items() if card["resource"] == kind][:count]


@pytest.mark.rule("GX-5.8")
def test_her_wish_list_follows_the_cards_of_the_display() -> None:
    """From the second card downward, three notes; the Silo pays for all of them or for none."""
    food, oxygen, fuel = resource("food", 2), resource("oxygen", 1), resource("fuel", 1)
    shown = [food[0], fuel[0], oxygen[0], food[1]]
    game = her_turn(["RC10", "RC11"], agenda=shown, silo={"food": 1, "oxygen": 2, "fuel": 1})
    assert figures(game, "rachel_wants")["kinds"] == ["oxygen", "fuel", "food"]
    assert game.position()["silo"] == {"food": 0, "oxygen": 1, "fuel": 0}
    assert game.position()["agenda"] == shown and game.position()["discard"] == []


@pytest.mark.rule("GX-5.8")
def test_with_fewer_cards_the_same_ones_count_again_and_else_the_pile() -> None:
    food, fuel = resource("food", 1), resource("fuel", 2)
    full = {"food": 5, "oxygen": 5, "fuel": 5}
    two = her_turn(["RC10", "RC11"], agenda=[food[0], None, fuel[0], None], silo=full)
    assert figures(two, "rachel_wants")["kinds"] == ["fuel", "food", "fuel"]
    one = her_turn(["RC10", "RC11"], agenda=[food[0], None, None, None], silo=full)
    assert figures(one, "rachel_wants")["kinds"] == ["food"] * 3
    pile = her_turn(["RC10", "RC11"], agenda=[None] * 4, discard=[food[0], fuel[1]], silo=full)
    assert figures(pile, "rachel_wants")["kinds"] == ["fuel"] * 3
    nothing = her_turn(["RC10", "RC11", "RC03"], me=EVERY_CARD, agenda=[None] * 4, silo=full)
    assert impossible(nothing)[0] == ("GAINRES", "no_card")


@pytest.mark.rule("GX-5.8", "GX-5.9")
def test_what_the_silo_lacks_first_is_filled_up() -> None:
    """Oxygen is there once, wanted twice: the second Oxygen is missing, though Fuel is, too. Nothing is taken."""
    oxygen, fuel = resource("oxygen", 2), resource("fuel", 1)
    shown = [None, fuel[0], oxygen[1], oxygen[0]]
    silo = {"food": 2, "oxygen": 1, "fuel": 0}
    game = her_turn(["RC10", "RC07"], {"reputation": 2}, agenda=shown, silo=silo, workers={"L1": ["npc", "worker"]})
    assert figures(game, "rachel_wants")["kinds"] == ["oxygen", "oxygen", "fuel"]
    assert figures(game, "rachel_cannot_silo_short")["kind"] == "oxygen"
    assert game.position()["silo"] == {"food": 2, "oxygen": 5, "fuel": 0}
    assert standing(game)[1] == 3 and game.position()["discard"] == []


@pytest.mark.rule("GX-5.9")
def test_the_silo_is_filled_only_after_that_failure() -> None:
    game = her_turn(["RC10", "RC11", "RC03"], me=EVERY_CARD, agenda=[None] * 4, silo={"food": 0})
    assert impossible(game)[:2] == [("GAINRES", "no_card"), ("REFILLSILO", "nothing_lacking")]


# -- Guests --------------------------------------------------------------------------------------------------


@pytest.mark.rule("GX-5.11", "GX-5.12", "GX-5.13", "GX-5.14", "RX-15")
def test_she_advertises_for_the_first_cruise_that_nobody_sells() -> None:
    """RC07 says 1: the player's own is passed over, then one with a Guest, then an empty space."""
    cruises = ["C01", "C07", None, "C02"]
    presold = [[0, 0, 0], [1, 0, 0], [0, 0, 0], [0, 0, 0]]
    me = {"scheduled": "C01", "flipped": "B1"}
    game = her_turn(["RC12", "RC07"], {"reputation": 2}, me, cruises=cruises, presold=presold)
    assert figures(game, "rachel_passes") == {"target": "cruise", "passed": [1, 2, 3], "took": 4, "n": 3}
    sold = game.position()["presold"]
    assert sold[:3] == presold[:3] and sum(sold[3]) == 2 and standing(game)[1] == 4
    assert rachel(game)["scheduled"] is None and rachel(game)["ads"] == 0
    free = her_turn(["RC12", "RC07"], cruises=["C02", None, None, None])
    do(free, 0, "assign worker l4", "act schedule")
    assert "schedule c02" in notations(free), "nobody has scheduled it by that"


@pytest.mark.rule("GX-5.12", "RX-10")
@pytest.mark.parametrize(
    ("queue", "sold"),
    [
        ([[1, 0, 1], [0, 0, 0], [0, 0, 0]], ["1 A", "1 F"]),
        ([[2, 0, 0], [0, 0, 1], [0, 0, 0]], ["1 A", "1 A"]),
        ([[0, 0, 1], [1, 0, 0], [0, 0, 0]], ["1 F", "2 A"]),
        ([[1, 0, 0], [1, 0, 1], [0, 0, 0]], ["1 A", "2 A"]),
        ([[0, 3, 0], [0, 2, 0], [0, 0, 1]], ["3 F", "supply A"]),
        ([[0, 0, 0], [0, 0, 0], [0, 0, 0]], ["supply A", "supply F"]),
    ],
)
def test_whom_she_sells_tickets_to(queue: list[list[int]], sold: list[str]) -> None:
    """Section by section, each time from the first Destination on; then from the supply. The Cruise calls at A, F."""
    cruise = next(id for id, each in BOX["cruises"].items() if each["stops"].replace("D", "") == "AF")
    game = her_turn(["RC12", "RC07"], cruises=[cruise, None, None, None], queue=queue)
    found = told(game, "rachel_sells", "rachel_sells_supply")
    assert [f"{each.get('from', 'supply')} {each['type']}" for _, each in found] == sold


@pytest.mark.rule("GX-5.13")
def test_one_guest_brings_one_reputation_and_none_is_no_action() -> None:
    """Two are wanted, and the supply has none of them either."""
    for left in (0, 1):
        game = her_turn(["RC12", "RC07"], {"reputation": 2}, **adventurers_away(left))
        assert standing(game)[1] == 2 + left
        if left:
            assert actions(game)[0] == "ADVERTISE" and figures(game, "rachel_sells") == {
                "type": "A",
                "cruise": "C01",
                "from": 2,
            }
            assert game.position()["presold"][2] == [1, 0, 0]
        else:
            assert impossible(game) == [("ADVERTISE", "no_guest")]


# -- Developments and Experts --------------------------------------------------------------------------------


@pytest.mark.rule("GX-5.15", "RX-1")
@pytest.mark.parametrize(
    ("areas", "where", "gained"),
    [
        ({}, "A5", 1),
        ({"A5": [0]}, "A6", 1),
        ({"A5": [0], "A6": ["neutral"], "A1": ["npc"]}, "A2", 1),
        ({f"A{k}": [0] for k in range(1, 7)}, "A5", 0),
        ({f"A{k}": [0] for k in range(1, 7)} | {"A5": [RACHEL]}, "A6", 0),
    ],
)
def test_a_development_in_the_network(areas: dict[str, Any], where: str, gained: int) -> None:
    """RC10 says 4: walkway A5, or clockwise the first without any; if there is none, the first without one of hers."""
    game = her_turn(["RC04", "RC10"], BOTH | {"reputation": 2}, areas=areas)
    assert RACHEL in game.position()["areas"][where]
    assert standing(game)[1] == 2 + gained


@pytest.mark.rule("GX-5.16")
@pytest.mark.parametrize(
    ("areas", "where", "gained"),
    [
        ({}, "T4", 1),
        ({"T4": [0]}, "T1", 1),
        ({f"T{k}": ["npc"] for k in range(1, 5)}, "T4", 0),
        ({f"T{k}": ["npc"] for k in range(1, 4)} | {"T4": [RACHEL]}, "T1", 0),
    ],
)
def test_a_development_below_a_technology(areas: dict[str, Any], where: str, gained: int) -> None:
    game = her_turn(["RC06", "RC10"], BOTH | {"reputation": 2}, areas=areas)
    assert RACHEL in game.position()["areas"][where] and standing(game)[1] == 2 + gained
    assert actions(game)[0] == "TECHNOLOGY"


@pytest.mark.rule("GX-5.15", "GX-5.16")
def test_where_she_has_one_everywhere_she_cannot_build() -> None:
    network = her_turn(["RC04", "RC10"], BOTH, areas={f"A{k}": [RACHEL] for k in range(1, 7)})
    assert ("NETWORK", "no_area") in impossible(network)
    technology = her_turn(["RC06", "RC10"], BOTH, areas={f"T{k}": [RACHEL] for k in range(1, 5)})
    assert ("TECHNOLOGY", "no_area") in impossible(technology)
    nine = {f"A{k}": [RACHEL] for k in range(1, 6)} | {f"T{k}": [RACHEL] for k in range(1, 5)}
    assert ("NETWORK", "no_development") in impossible(her_turn(["RC04", "RC10"], BOTH, areas=nine))


@pytest.mark.rule("GX-5.17")
def test_she_builds_column_by_column() -> None:
    order = []
    for built in range(9):
        spots = [f"A{k}" for k in range(1, 7)] + [f"T{k}" for k in range(1, 5)]
        game = alone(areas={area: [RACHEL] for area in spots[:built]})
        order.append(seen(game)["rachel"]["next_development"])
    assert order == ["food", "oxygen", "fuel"] * 3


@pytest.mark.rule("GX-5.18")
@pytest.mark.parametrize(
    ("tokens", "built", "hired", "side"),
    [
        (["G1", "G2"], 0, [], "left"),  # 6 and 12
        (["G1", "G2", "G3"], 0, [], None),  # 9 and 12
        (["G1", "G2", "G3", "G4"], 5, [], "right"),  # 12 and 2 * 2
        (["G1", "G2"], 5, [], "left"),  # 6 and 4: the left one
        (["G1"], 0, ["right"], "left"),  # 3
        (["G1", "G2"], 0, ["right"], None),  # 6, but now less than 4 is asked
        ([], 5, ["left"], None),  # 4
        ([], 7, ["left"], "right"),  # 2
    ],
)
def test_hiring_experts(tokens: list[str], built: int, hired: list[str], side: str | None) -> None:
    """The left one costs 3 for each lower token, the right one 2 for each Food and Oxygen Development left."""
    areas = {f"A{k}": [RACHEL] for k in range(1, min(6, built) + 1)}
    areas |= {f"T{k}": [RACHEL] for k in range(1, built - 5)}
    game = her_turn(["RC04", "RC02"], {"tokens": ["B3", *tokens], "hired": hired}, areas=areas)
    if side is None:
        assert ("EXPERT", "too_dear") in impossible(game)
    else:
        assert figures(game, "rachel_hires") == {"side": side}
        assert sorted(rachel(game)["hired"]) == sorted([*hired, side])
        assert told(game, "rachel_funding")[0][1]["expert"] is True, "the Expert enters her Break Room"
        assert standing(game)[0] >= 6


@pytest.mark.rule("GX-5.19", "GX-4.4")
@pytest.mark.parametrize(("difficulty", "points"), [("easy", 1), ("medium", 2)])
def test_her_experts_ignore_the_expert_tile(difficulty: str, points: int) -> None:
    """EX3 would bring a second bonus to a player's Expert; only Expert plus does to hers."""
    game = her_turn(["RC04", "RC07"], {"tokens": ["B3"]}, expert="EX3", options={"solo_difficulty": difficulty})
    assert standing(game)[0] == 5 + points
    bumping = her_turn(["RC09", "RC07"], {"hired": ["right"]}, expert="EX1", agenda=SHOWN, workers={"L6": MINE})
    assert workers(bumping)["L6"] == [RACHEL, "expert"] and standing(bumping)[0] == 5
    empty = her_turn(["RC09", "RC03"], {"hired": ["right"], "reputation": 1}, expert="EX6", agenda=SHOWN)
    assert "reputation" not in happened(empty)[: happened(empty).index("rachel_acts")]


@pytest.mark.rule("GX-5.20")
def test_no_card_names_what_she_never_does() -> None:
    never = {"SUPPLIES", "BLUEPRINTS", "NEWSHIP", "SCHEDULE"}
    assert not never & {ACTIONS[board] for board in BOARD_ACTIONS if board != NOTHING}
