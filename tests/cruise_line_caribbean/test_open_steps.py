"""Open questions and what waits after them, as positions bring them: each is what it says, or refused."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import captains_table as ct
from captains_table.kernel.fields import Bits, Field, Flag, Index, Number, Several
from captains_table.kernel.rng import Rng
from captains_table.kernel.serialize import fields_of, kind_of
from captains_table.kernel.state import Cue, State, Step, playout
from tests.cruise_line_caribbean.helpers import ID, at
from tests.cruise_line_caribbean.season import listed
from tests.cruise_line_caribbean.test_auction import last
from tests.playing import do

HOME = "captains_table.titles.cruise_line_caribbean"
WAYS: list[tuple[int, dict[str, Any]]] = [
    (2, {"mode": "intro", "years": 3}),
    (3, {"mode": "intro", "years": 3, "hard_bankruptcy": True}),
    (3, {"years": 3, "negotiation": "winter", "resort_trade": True}),
    (4, {"years": 3, "certificates": "indivisible", "first_winter_trading": True, "first_winter_resorts": True}),
    (2, {"years": 3, "negotiation": "winter", "hard_bankruptcy": True, "winter_resorts": "in_turn"}),
]
OFTEN = 3  # positions of each kind of step and cue
AT_ONCE = {
    "choose_companies", "go_public", "dividends", "winter", "resort_turn", "buy_fuel", "ask_interest", "next_turn",
}  # fmt: skip


def kinds(base: type[Any]) -> list[type[Any]]:
    """Every step, or cue, of this title."""
    found = [each for each in base.__subclasses__() if each.__module__.startswith(HOME)]
    return sorted({*found, *[kind for each in found for kind in kinds(each)]}, key=lambda kind: kind.__name__)


ALL = [*kinds(Step), *kinds(Cue)]
DECLARED: dict[str, type[Any]] = {kind_of(each): each for each in ALL}


@pytest.mark.parametrize("kind", ALL, ids=lambda kind: str(kind.__name__))
def test_every_step_and_cue_declares_its_kind_and_its_fields(kind: type[Any]) -> None:
    assert kind.__dict__.get("kind"), "no kind of its own"
    assert tuple(sorted(kind.fields)) == fields_of(kind)
    assert kind.kind == kind.kind.lower() and kind.kind.replace("_", "").isalpha()


def test_no_two_are_called_the_same() -> None:
    assert len(DECLARED) == len(ALL) > 60


def script(position: dict[str, Any]) -> list[list[Any]]:
    """What is open and what waits, in one list: [kind, fields]; changing one changes the position."""
    return [*[step for steps in position["asked"] for step in steps], *position["script"]]


@cache
def positions() -> list[dict[str, Any]]:
    """From random games: every kind of step and cue a few times, as far as they meet them."""
    met = dict.fromkeys(DECLARED, 0)
    rich = [{"cash": 99}, {"cash": 99}, {"cash": 99}]
    found = [listed(*rich, phase=phase).position() for phase in ("shipbuilding", "dividends")]
    for seed in range(30):
        for seats, options in WAYS:
            game = ct.new_game(ID, seats=seats, seed=seed, options=options)
            rng = Rng(seed)
            while game.state.mover >= 0:
                here = [kind_of(type(stack[-1])) for stack in game.state.stacks if stack]
                here += [kind_of(type(cue)) for cue in game.state.script]
                if min(met[kind] for kind in here) < OFTEN:
                    found.append(game.position())
                    for kind in here:
                        met[kind] += 1
                step(game.state, rng)
    return found


def step(state: State, rng: Rng) -> None:
    seats = state.to_act()
    seat = seats[rng.below(len(seats))]
    choices = state.choices(seat)
    state.take(seat, choices[rng.below(len(choices))])


def again(position: dict[str, Any]) -> ct.Game:
    return ct.set_up(ID, position, seed=1)


def test_whatever_is_open_in_a_real_game_can_be_set_up_again() -> None:
    met = {kind for position in positions() for kind, _ in script(position)}
    assert set(DECLARED) - met == {*AT_ONCE, "off_turn"}  # nobody is asked while they wait, or at all
    for position in positions():
        assert again(copy.deepcopy(position)).position() == position


def outside(field: Field) -> Iterator[Any]:
    """What this field cannot hold."""
    yield from ("x", None, 1.5, -2, 10**6, [0] * 50, {})
    if isinstance(field, Number):
        yield from (field.low - 1, field.high + 1)
    elif isinstance(field, Index):
        yield from (field.low - 1, 200)
    elif isinstance(field, Bits):
        yield 1 << 8
    elif isinstance(field, Several):
        yield from ([0, 0], [-1], ["x"], [99 * 99])


def test_no_field_can_be_out_of_its_range() -> None:
    tried = set()
    for position in positions():
        for number, (kind, fields) in enumerate(script(position)):
            for name in fields:
                if (kind, name) not in tried:
                    tried.add((kind, name))
                    for value in outside(DECLARED[kind].fields[name]):
                        spoilt = copy.deepcopy(position)
                        script(spoilt)[number][1][name] = value
                        with pytest.raises(ct.BadPosition, match=f"'{name}' of '{kind}' must be"):
                            again(spoilt)
    assert len(tried) > 40


def within(field: Field, game: State, rng: random.Random) -> Any:
    """Something this field can hold."""
    if isinstance(field, Number):
        return rng.choice([field.low, field.high, rng.randint(field.low, min(field.high, field.low + 30))])
    if isinstance(field, Index):
        return rng.randrange(field.low, field.count(game))
    if isinstance(field, Bits):
        return rng.randrange(1 << field.count(game))
    if isinstance(field, Several):
        return [within(field.each, game, rng) for _ in range(rng.randint(field.least, field.most))]
    assert isinstance(field, Flag)
    return rng.randrange(2)


def spoil(position: dict[str, Any], game: State, rng: random.Random) -> None:
    """Change one thing of what is open or waits."""
    things = script(position)
    thing = rng.choice(things[:3] if rng.random() < 0.7 else things)
    way = rng.randrange(6)
    if way < 3 and thing[1]:
        name = rng.choice(list(thing[1]))
        thing[1][name] = within(DECLARED[thing[0]].fields[name], game, rng)
    elif way == 3:
        other = DECLARED[rng.choice(list(DECLARED))]
        thing[0] = kind_of(other)
        thing[1].clear()
        thing[1].update({name: within(field, game, rng) for name, field in other.fields.items()})
    elif way == 4:
        cues = position["script"]
        cues.insert(rng.randrange(len(cues) + 1), copy.deepcopy(rng.choice(cues)))
    else:
        steps = rng.choice([position["asked"], position["script"], *position["asked"]])
        if steps:
            rng.shuffle(steps) if rng.random() < 0.5 else steps.pop()


def test_what_is_accepted_can_be_played_to_its_end() -> None:
    """A position with one thing changed is refused, or goes on as any other."""
    rng = random.Random(5)
    accepted = 0
    for _ in range(5):
        for position in positions():
            spoilt = copy.deepcopy(position)
            spoil(spoilt, again(position).state, rng)
            try:
                game = again(spoilt)
            except ct.BadPosition:
                continue
            accepted += 1
            playout(game.state, Rng(7))
            assert game.state.over
    assert accepted > 100


AUCTION = {"company": 2, "lot": 1, "bidders": [1, 0], "high": 0, "bid": 6}
RAISES: list[tuple[dict[str, Any], str]] = [
    ({"bidders": [1, 0, 0]}, "none twice"),
    ({"bidders": [1, 99, 0]}, "must be a list"),
    ({"bidders": [0]}, "a list of 2 to 4"),
    ({"bidders": [0, 1]}, "cannot be here"),  # seat 1 is asked
    ({"bidders": [1, 0, 2]}, "cannot be here"),  # not in turn order
    ({"bidders": [1, 2]}, "cannot be here"),  # without the highest bidder
    ({"high": 1}, "cannot be here"),
    ({"high": 2}, "cannot be here"),
    ({"bid": 5}, "cannot be here"),  # below the price
    ({"bid": 20}, "cannot be here"),  # nobody could raise
    ({"company": 0}, "cannot be here"),  # not the last share
    ({"lot": 2}, "cannot be here"),
]


@pytest.mark.rule("CL-15.13")
@pytest.mark.parametrize(("change", "why"), RAISES)
def test_an_auction_that_cannot_be(change: dict[str, Any], why: str) -> None:
    position = do(last(20, 20, 20), "buy nac 1", "yes", "no", "bid 6").position()
    ((kind, fields),) = position["asked"][1]
    assert kind == "auction_raise" and fields == AUCTION
    fields |= change
    with pytest.raises(ct.BadPosition, match=why):
        again(position)


@pytest.mark.rule("CL-15.12")
@pytest.mark.parametrize(
    "change", [{"asked": 0}, {"asked": 2}, {"opener": 1}, {"interested": [1]}, {"interested": [2]}, {"company": 1}]
)
def test_an_interest_that_cannot_be(change: dict[str, Any]) -> None:
    position = do(last(20, 20, 20), "buy nac 1").position()
    position["asked"][1][0][1].update(change)
    with pytest.raises(ct.BadPosition, match="cannot be here"):
        again(position)


def stranded() -> ct.Game:
    """At an island without fuel or cash; the way home is long."""
    mine = {"cash": 0, "at": "BAR", "fuel": 0, "shares": [7, 1]}
    return listed(mine, {"cash": 20, "shares": [0, 6]}, resorts={"PR": 0}, options={"resort_trade": True})


@pytest.mark.rule("CL-17.3")
@pytest.mark.parametrize(
    "change",
    [{"seller": 1}, {"lots": [], "islands": 0}, {"price": 21}, {"lots": [8]}, {"lots": [1, 2]}, {"islands": 2}],
)
def test_an_offer_that_cannot_be(change: dict[str, Any]) -> None:
    game = do(stranded(), "offer", "offer seat 1", "add bel 2", "add pr", "price", "for 5")
    position = game.position()
    ((kind, fields),) = position["asked"][1]
    assert (kind, fields) == ("offer_answer", {"seller": 0, "lots": [2], "islands": 1, "price": 5})
    fields |= change
    with pytest.raises(ct.BadPosition, match="cannot be here"):
        again(position)


@pytest.mark.rule("CL-10.6")
@pytest.mark.parametrize("change", [{"attacker": 1}, {"card": 1}, {"what": 0}, {"what": 3}, {"what": 18}])
def test_an_attack_that_cannot_be(change: dict[str, Any]) -> None:
    victim = {"aboard": {"PR": 2}, "hand": ["A01"]}
    game = do(at({"mystery": [], "companies": [{"hand": ["A06"]}, victim]}), "attack a06 seat 1", "poach pr 2 ny")
    position = game.position()
    assert position["asked"][1] == [["react", {"attacker": 0, "card": 5, "what": 2}]]
    position["asked"][1][0][1].update(change)
    with pytest.raises(ct.BadPosition, match="cannot be here"):
        again(position)


@pytest.mark.rule("CL-18.2")
@pytest.mark.parametrize(
    "change", [{"amount": 2}, {"entry": 0}, {"entry": 15}, {"entry": 16}]
)  # what is due is covered, or nothing of the kind can be due now
def test_a_shortage_that_cannot_be(change: dict[str, Any]) -> None:
    game = listed({"cash": 2, "ship": "L"}, {}, phase="maintenance")
    position = game.position()
    ((kind, fields),) = position["asked"][0]
    assert kind == "shortage"
    fields |= change
    with pytest.raises(ct.BadPosition, match="cannot be here"):
        again(position)


def test_two_questions_at_once() -> None:
    position = at({"mystery": [], "companies": [{}, {}]}).position()
    position["asked"] = [[["turn", {}], ["turn", {}]], []]
    with pytest.raises(ct.BadPosition, match="one question is open at a time"):
        again(position)


@pytest.mark.parametrize("name", ["Turn", "turn"])
def test_a_question_under_the_name_of_its_class(name: str) -> None:
    """As positions had it before steps had kinds."""
    game = at({"mystery": [], "companies": [{}, {}]})
    position = game.position()
    position["asked"] = [[[name, {}]], []]
    position["script"] = [["Season", {"season": 3}], ["Season", {"season": 2}], ["EndSeason", {}]]
    assert again(position).position() == game.position()


def test_cues_that_do_not_belong_to_the_phase() -> None:
    position = at({"mystery": [], "companies": [{}, {}]}).position()
    for cues in ([], position["script"][1:], position["script"][::-1], [*position["script"], ["turn_on", {}]]):
        with pytest.raises(ct.BadPosition, match="script"):
            again({**position, "script": cues})


def test_bids_that_cannot_be() -> None:
    game = at({"phase": "advertising", "companies": [{"cash": 5}, {"cash": 5, "hand": ["A01"]}]})
    position = do(game, "bid 3").position()
    assert position["bids"] == [3, -1]
    for bids, why in (([6, -1], "cannot pay"), ([1503, -1], "no card"), ([3, 3], "'bid'"), ([-1, -1], "asked for")):
        with pytest.raises(ct.BadPosition, match=why):
            again({**position, "bids": bids})
