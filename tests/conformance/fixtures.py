"""Make the recorded games of tests/fixtures anew: python -m tests.conformance.fixtures [TITLE ...]

Games are played by bots, from the first seed on that ends in the wanted way.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import captains_table as ct
import tests.conformance.titles  # noqa: F401  (registers the titles of the examples)
from captains_table.kernel import record
from captains_table.kernel.start import begin
from captains_table.titles.cruise_line_caribbean.rules.steps.shortage import Shortage, StillDue
from captains_table.titles.dream_cruise.rules.state import DreamCruise
from captains_table.titles.galactic_cruise.data.ids import NOTHING
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise

FOLDER = Path(__file__).parent.parent / "fixtures"

# title, end and what is special, seats, options, bots
WANTED: list[tuple[str, str, int, dict[str, object], str]] = [
    ("tic-tac-toe", "line", 2, {}, "random"),
    ("tic-tac-toe", "full", 2, {}, "random"),
    ("tranquility", "arrived-standard", 2, {}, "greedy"),
    ("tranquility", "arrived-solo", 1, {}, "greedy"),
    ("tranquility", "arrived-five", 5, {"removal": 4, "start_split": "captain"}, "greedy"),
    ("tranquility", "arrived-great-arch", 3, {"mode": "great_arch", "rocks": True}, "greedy"),
    ("tranquility", "arrived-pyramid", 2, {"mode": "pyramid"}, "greedy"),
    ("tranquility", "arrived-day-night", 4, {"mode": "day_night"}, "greedy"),
    ("tranquility", "arrived-monsters", 3, {"monsters": 5}, "greedy"),
    ("tranquility", "arrived-storms", 2, {"storms": True}, "greedy"),
    ("tranquility", "arrived-everything", 2, {"rocks": True, "monsters": 3, "storms": True}, "greedy"),
    ("tranquility", "no_action", 2, {}, "random"),
    ("tranquility", "no_cards", 2, {}, "random"),
    ("tranquility", "one_card", 2, {"strict_one_card": True}, "random"),
    ("tranquility", "start_unpaid", 1, {}, "random"),
    ("tranquility", "conceded", 2, {}, "concede"),
    ("tranquility", "grid_complete", 2, {"mode": "duel"}, "greedy"),
    ("tranquility", "two_discards", 2, {"mode": "duel"}, "greedy"),
    ("dream-cruise", "last_families-exact", 2, {}, "greedy"),
    ("dream-cruise", "last_families-mid_draw", 3, {}, "greedy"),
    ("dream-cruise", "last_families-must_draw", 2, {"end_trigger": "draw"}, "greedy"),
    ("dream-cruise", "last_families-in_turn", 4, {"beginner": True, "starting_sets": "picked"}, "greedy"),
    ("dream-cruise", "round_cap", 4, {"round_cap": 12}, "random"),
    ("dream-cruise", "ahead_of_jana", 1, {"difficulty": 2}, "greedy"),
    ("dream-cruise", "behind_jana", 1, {"difficulty": 3}, "greedy"),
    ("dream-cruise", "level_with_jana", 1, {"difficulty": 3}, "greedy"),
    ("cruise-line-caribbean", "most_worth-intro", 2, {"mode": "intro", "years": 3}, "greedy"),
    ("cruise-line-caribbean", "most_worth-standard", 3, {}, "greedy"),
    ("cruise-line-caribbean", "most_worth-certificates", 4, {"certificates": "indivisible", "years": 4}, "greedy"),
    ("cruise-line-caribbean", "most_worth-shared", 2, {"mode": "intro"}, "random"),
    ("cruise-line-caribbean", "most_worth-emergency_sale", 3, {"years": 3}, "random"),
    ("cruise-line-caribbean", "most_worth-resort_back", 4, {"years": 3}, "random"),
    ("cruise-line-caribbean", "most_worth-debt", 2, {"years": 3}, "random"),
    ("cruise-line-caribbean", "most_worth-offer", 3, {"years": 3, "resort_trade": True}, "random"),
    ("cruise-line-caribbean", "others_bankrupt", 3, {"hard_bankruptcy": True}, "random"),
    ("galactic-cruise", "agm_c-intro", 2, {"setup": "intro"}, "greedy"),
    ("galactic-cruise", "agm_c-standard", 3, {}, "greedy"),
    ("galactic-cruise", "agm_c-four", 4, {"goals": "optional", "bump_timing": "blocking"}, "greedy"),
    ("galactic-cruise", "agm_c-round_limit", 2, {"round_limit": 40}, "random"),
    ("galactic-cruise", "agm_c-tie_by_cubes", 2, {}, "random"),
    ("galactic-cruise", "agm_c-tie_by_reputation", 2, {}, "random"),
    ("galactic-cruise", "agm_c-tie_by_cockpits", 2, {}, "random"),
    ("galactic-cruise", "agm_c-tie_by_seat", 2, {}, "random"),
    ("galactic-cruise", "ahead_of_rachel-easy", 1, {"setup": "intro"}, "greedy"),
    ("galactic-cruise", "behind_rachel-hard", 1, {"solo_difficulty": "hard"}, "greedy"),
    ("galactic-cruise", "behind_rachel-tie_by_cockpits", 1, {}, "random"),
]


def last_flight(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """Galactic Cruise: nothing is left but the way home of one Ship and AGM C."""
    crew: dict[str, Any] = {"launches": 2, "reputation": 5, "money": 0, "ads": 0, "stored": {}}
    flying = {"segments": one.pop("segments", ["BP01", "BP02"]), "cruise": "C01", "stop": 1, "guests": [1, 0, 0]}
    return {
        "phase": "last_flight", "round": 20, "agms": 2, "end_stage": 2,
        "players": [
            {**crew, "ships": [flying], **one},
            {**crew, "ships": [{"segments": ["BP03", "BP04"], "launched": True}], **other},
        ],
    }  # fmt: skip


def alone_last_flight() -> dict[str, Any]:
    """Galactic Cruise alone: both end level in VP, cubes and Reputation, and Rachel's Cockpits win (GX-7.7)."""
    found = last_flight({"vp": 60}, {"vp": 55})
    rachel = found["players"][1]
    found["players"][1] = {name: rachel[name] for name in ("launches", "reputation", "ships", "vp")}
    return found


# where a game begins that is not dealt
POSITIONS: dict[str, dict[str, Any]] = {
    "most_worth-shared": {
        "year": 5, "season": "fall", "mystery": [],
        "companies": [{"company": "GLD", "at": "NY"}, {"company": "EMP", "at": "NY"}],
    },
    "agm_c-tie_by_cubes": last_flight({"vp": 60}, {"vp": 58, "launches": 3}),
    "agm_c-tie_by_reputation": last_flight({"vp": 60, "reputation": 6}, {"vp": 59}),
    "agm_c-tie_by_cockpits": last_flight({"vp": 60, "segments": ["BP01", "BP02", "BP05"]}, {"vp": 62}),
    "agm_c-tie_by_seat": last_flight({"vp": 60}, {"vp": 58}),
    "behind_rachel-tie_by_cockpits": alone_last_flight(),
}  # fmt: skip


def drawn_again(game: ct.Game) -> bool:
    """Dream Cruise: whether families were drawn after the discard pile had become the deck (DC-4.8)."""
    assert isinstance(game.state, DreamCruise)
    left = sum(1 << family for family in game.state.families)
    return game.state.recycled_families & ~left != 0


def choices(game: ct.Game) -> Iterator[tuple[ct.Game, int, str]]:
    """Every choice of a game, and the game just before it."""
    written = record.read(game.record())
    again = begin(game.title, written.setting, None)
    for seat, notation in written.choices:
        yield again, seat, notation
        again.choose(seat, notation)


def shortage(way: str) -> Callable[[ct.Game], bool]:
    """Caribbean: whether somebody who could not pay found this way out (CL-18.2 to 18.4)."""

    def found(game: ct.Game) -> bool:
        return any(
            isinstance(before.state.stacks[seat][-1], Shortage) and notation.split()[0] == way
            for before, seat, notation in choices(game)
        )

    return found


def sold_in_need(game: ct.Game) -> bool:
    """Caribbean: whether an offer was accepted while a payment was due (CL-17.3)."""
    return any(
        notation == "accept" and any(isinstance(cue, StillDue) for cue in before.state.script)
        for before, _, notation in choices(game)
    )


def tie(level: int) -> Callable[[ct.Game], bool]:
    """Galactic Cruise: whether so many of the things that decide were equal, and the next was not (GC-15.7)."""

    def found(game: ct.Game) -> bool:
        assert isinstance(game.state, GalacticCruise)
        one, other = game.state.standing(0), game.state.standing(1)
        return one[:level] == other[:level] and one[level] != other[level]

    return found


SPECIAL: dict[str, Callable[[ct.Game], bool]] = {
    "last_families-exact": lambda game: not drawn_again(game),
    "last_families-mid_draw": drawn_again,
    "most_worth-shared": lambda game: game.outcome is not None and len(game.outcome.winners) == 2,
    "most_worth-emergency_sale": shortage("emergency"),
    "most_worth-resort_back": shortage("resort"),
    "most_worth-debt": shortage("debt"),
    "most_worth-offer": sold_in_need,
    "agm_c-round_limit": lambda game: game.state.reason == "agm_c" and NOTHING in getattr(game.state, "track", []),
    "agm_c-tie_by_cubes": tie(1),
    "agm_c-tie_by_reputation": tie(2),
    "agm_c-tie_by_cockpits": tie(3),
    "agm_c-tie_by_seat": tie(4),
    "behind_rachel-tie_by_cockpits": tie(3),
}


def play(
    id: str, seats: int, options: dict[str, object], bots: str, seed: int, position: dict[str, Any] | None = None
) -> ct.Game:
    if position is None:
        game = ct.new_game(id, seats, seed, options)
    else:
        game = ct.set_up(id, position, seats, seed, options)
    players = [ct.bot("random" if bots == "concede" else bots, 10 * seed + seat) for seat in range(seats)]
    number = 0
    while game.to_act:
        seat = game.to_act[0]
        choice = players[seat].choose(game, seat)
        game.choose(seat, choice)
        number += 1
        if bots == "concede" and number == 10:
            for each in range(seats):
                game.concede(each)
    return game


def main() -> None:
    wanted = sys.argv[1:] or [id for id, *_ in WANTED]
    for id, name, seats, options, bots in WANTED:
        if id not in wanted:
            continue
        reason = name.split("-")[0]
        for seed in range(3000):
            game = play(id, seats, options, bots, seed, POSITIONS.get(name))
            assert game.outcome is not None
            if game.outcome.reason == reason and (name not in SPECIAL or SPECIAL[name](game)):
                path = FOLDER / id / f"{name}.record"
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(game.record(), encoding="utf-8")
                print(path.relative_to(FOLDER), "seed", seed)
                break
        else:
            raise SystemExit(f"no game found that ends with {name}")


if __name__ == "__main__":
    main()
