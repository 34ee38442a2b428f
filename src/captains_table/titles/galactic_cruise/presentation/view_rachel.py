"""What is seen of Rachel: her cards, her goals, and her latest turn step by step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from captains_table.kernel.state import Event, State
from captains_table.titles.galactic_cruise.data.ids import (
    AREAS,
    FUEL,
    LOCATIONS,
    MEASURES,
    NOTHING,
    POINTS,
    RACHEL,
    RACHEL_GOALS,
    RESOURCES,
    SITES,
)
from captains_table.titles.galactic_cruise.presentation.view_types_rachel import (
    Changed,
    Counted,
    Difficulty,
    RachelGoal,
    RachelView,
    RachelWorkerCard,
    TableStanding,
    ToldStep,
)
from captains_table.titles.galactic_cruise.rules.rachel import (
    AGENDA,
    BLUEPRINT,
    CRUISE,
    DEVELOPMENTS,
    LOCATION,
    PAIR,
    TARGETS,
    funding_bonus,
    next_row,
    places,
    rachel_of,
    support_card,
)
from captains_table.titles.galactic_cruise.rules.scoring import goal_value
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise

AT: Final = {  # what `at` counts in these events
    "rachel_builds": "blueprint", "discards_blueprint": "blueprint", "rachel_discards": "agenda", "new_ship": "pair",
}  # fmt: skip
RULES: Final = {  # of what is told of her; what begins with one of these words goes by its rules
    "rachel_card": "GX-4.20 GX-2.6",
    "rachel_support_oldest": "GX-3.5",
    "rachel_support": "GX-3.1",
    "rachel_number": "GX-3.2",
    "rachel_passes": "GX-3.3",
    "rachel_shuffles": "GX-3.6",
    "rachel_walks_on": "GX-4.22",
    "assigns": "GX-4.22",
    "npc_moves": "GX-4.23",
    "bumps": "GX-4.23",
    "rachel_funding": "GX-4.4",
    "meeting": "GX-4.29",
    "rachel_moves_worker": "GX-4.25",
    "rachel_cannot": "GX-4.24",
    "rachel_gives_up": "GX-4.24",
    "rachel_again": "GX-4.26",
    "is_paid": "GX-4.28",
    "rachel_builds": "GX-5.2 GX-5.3",
    "new_ship": "GX-5.4",
    "discards_blueprint": "GX-2.10",
    "rachel_wants": "GX-5.8",
    "rachel_fills_silo": "GX-5.9",
    "refreshes": "GX-5.10",
    "refills_agenda": "GX-5.7",
    "rachel_discards": "GX-5.6",
    "rachel_sells": "GX-5.12",
    "develops_tech": "GX-5.16",
    "develops": "GX-5.15",
    "rachel_hires": "GX-5.18",
    "launches": "GX-6.2 GX-6.3",
    "boards_presold": "GX-6.4",
    "rachel_boards": "GX-6.4",
    "left_behind": "GX-6.5",
    "cube": "GX-6.7",
    "rachel_fuel": "GX-6.8",
    "rachel_cockpit": "GX-6.9",
    "token_loaded": "GX-6.10",
    "liftoff": "GX-6.11",
    "reaches": "GX-4.10",
    "rachel_token": "GX-4.12",
    "rachel_scores": "GX-4.14",
    "goal": "GX-4.41",
    "last_flight": "GX-7.3",
}  # fmt: skip
NEEDS: Final = {  # what an action needs, by its name
    "LAUNCH": "GX-6.1", "SEGMENTS": "GX-5.1", "REFRESH": "GX-5.10", "EXPERT": "GX-5.18", "NETWORK": "GX-5.15",
    "TECHNOLOGY": "GX-5.16", "DRAW": "GX-5.6", "REFILLAGENDA": "GX-5.7", "GAINRES": "GX-5.8", "REFILLSILO": "GX-5.9",
    "ADVERTISE": "GX-5.11",
}  # fmt: skip
OF_THE_SILO: Final = ("takes_resource", "rachel_fills_silo", "rachel_cannot_silo_short")


def rival(state: State) -> Sequence[Event] | None:
    """What Rachel did in her latest turn, as events; none where she does not play."""
    assert isinstance(state, GalacticCruise)
    if state.rachel is None:
        return None
    return state.rachel.events


def rachel_view(game: GalacticCruise) -> RachelView:
    rachel = rachel_of(game)
    player = game.players[RACHEL]
    ids = game.options.components.solo_ids
    acting = rachel.card != NOTHING
    return RachelView(
        seat=RACHEL,
        worker_card=_worker_card(game),
        goals=[
            RachelGoal(
                measure=cast(Any, MEASURES[RACHEL_GOALS[goal]]),
                needed=game.options.rachel_goals[goal],
                value=goal_value(game, RACHEL, goal),
                done=player.goals >> goal & 1 == 1,
            )
            for goal in range(3)
        ],
        next=ids[rachel.deck[-1]] if rachel.deck else None,
        deck=len(rachel.deck),
        revealed=[ids[card] for card in rachel.revealed],
        card=ids[rachel.card] if acting else None,
        support=ids[support_card(game)] if acting else None,
        next_development=None if player.built() >= DEVELOPMENTS else RESOURCES[next_row(player)],
        fuel=game.options.capacity + player.removed[FUEL],
        counted=_counted(game),
        changed=_changed(game),
        standings=[TableStanding(name, game.players[0].points[k], player.points[k]) for k, name in enumerate(POINTS)],
        told=[_step(game, event) for event in rachel.events],
    )


def _worker_card(game: GalacticCruise) -> RachelWorkerCard:
    options = game.options
    hired = game.players[RACHEL].experts()
    return RachelWorkerCard(
        difficulty=cast(Difficulty, options.difficulty),
        second_action="connected" if options.second_connected else "location",
        meeting_action=options.meeting_action,
        expert_plus=options.expert_plus,
        funding=funding_bonus(game, False),
        expert_funding=funding_bonus(game, True),
        hires_below=None if hired == 2 else options.components.hires_below[hired],
    )


def _counted(game: GalacticCruise) -> Counted:
    every = {name: [_place(game, which, place) for place in places(game, which)] for which, name in enumerate(TARGETS)}
    return Counted(**cast(Any, every))


def _changed(game: GalacticCruise) -> Changed:
    """Her turn begins with what she had."""
    had = next((event.public for event in rachel_of(game).events if event.kind == "turn"), None)
    if had is None:
        return Changed()
    player = game.players[RACHEL]
    return Changed(player.vp - had["vp"], player.reputation - had["reputation"])


def _step(game: GalacticCruise, event: Event) -> ToldStep:
    seat = None if event.seat == NOTHING else event.seat
    at = targets(game, event.kind, event.public)
    return ToldStep(event.kind, seat, dict(event.public), at, _rules(event.kind, event.public))


def _rules(event: str, figures: dict[str, Any]) -> list[str]:
    found = [] if event == "rachel_card" or "rachel_action" not in figures else [NEEDS[figures["rachel_action"]]]
    return found + next((rules.split() for name, rules in RULES.items() if event.startswith(name)), [])


# -- where on the board it is --------------------------------------------------------------------------------


def targets(game: GalacticCruise, event: str, figures: dict[str, Any]) -> list[str]:
    """The things on the board that an event is about."""
    found: list[str] = []
    if "solo_card" in figures:
        found.append("solo-card")
    if "support" in figures or event.startswith("rachel_number"):
        found.append("solo-support")
    if "target" in figures:
        numbers = [*figures["passed"], figures["took"]] if "passed" in figures else [figures["number"]]
        which = TARGETS.index(figures["target"])
        found += [place for k in numbers if (place := _place(game, which, places(game, which)[k - 1]))]
    if "at" in figures and event in AT:
        found.append(f"{AT[event]}-{figures['at']}")
    for name, place in (("site", "site"), ("area", "area"), ("cruise", "cruise")):
        if name in figures:
            found.append(f"{place}-{figures[name].lower()}")
    if "tech" in figures:
        slot = game.technologies.index(game.options.components.tech_ids.index(figures["tech"]))
        found.append(f"area-{AREAS[SITES + slot].lower()}")
    if "kind" in figures and event in OF_THE_SILO:
        found.append(f"silo-{figures['kind']}")
    if "type" in figures and event in ("rachel_sells", "rachel_boards"):
        found.append(f"guest-{figures['from']}-{figures['type'].lower()}")
    if "type" in figures and event in ("rachel_sells_supply", "rachel_boards_supply"):
        found.append(f"guest-supply-{figures['type'].lower()}")
    return found + _of_her_board(event, figures)


def _place(game: GalacticCruise, which: int, place: int) -> str | None:
    """The thing on the board at a place that the Number System counts; none where a Cruise is missing."""
    if which == LOCATION:
        return f"site-{LOCATIONS[place].lower()}"
    if which == CRUISE:
        cruise = game.cruises[place]
        return None if cruise == NOTHING else f"cruise-{game.options.components.cruise_ids[cruise].lower()}"
    if which in (BLUEPRINT, AGENDA, PAIR):
        return f"{TARGETS[which]}-{place + 1}"
    return f"area-{AREAS[place].lower()}"


def _of_her_board(event: str, figures: dict[str, Any]) -> list[str]:
    found = []
    if "ship" in figures:
        found.append(f"rachel-ship-{figures['ship'] + 1}")
    if "upgrade" in figures:
        found.append(f"rachel-upgrade-{figures['upgrade'].lower()}")
    if event == "token_loaded":
        found.append(f"rachel-token-{figures['token'].lower()}")
    if event in ("develops", "develops_tech"):
        found.append(f"rachel-development-{figures['kind']}")
    if event in ("rachel_funding", "rachel_hires", "meeting"):
        found.append("rachel-break-room")
    if event == "goal":
        found.append(f"rachel-goal-{RACHEL_GOALS.index(MEASURES.index(figures['measure'])) + 1}")
    return found
