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
    Difficulty,
    RachelGoal,
    RachelView,
    RachelWorkerCard,
    TableStanding,
    ToldStep,
)
from captains_table.titles.galactic_cruise.rules.rachel import (
    AGENDA,
    AREA,
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
        standings=[TableStanding(name, game.players[0].points[k], player.points[k]) for k, name in enumerate(POINTS)],
        told=[_step(game, event) for event in rachel.events],
    )


def _worker_card(game: GalacticCruise) -> RachelWorkerCard:
    options = game.options
    return RachelWorkerCard(
        difficulty=cast(Difficulty, options.difficulty),
        second_action="connected" if options.second_connected else "location",
        meeting_action=options.meeting_action,
        expert_plus=options.expert_plus,
        funding=funding_bonus(game, False),
        expert_funding=funding_bonus(game, True),
    )


def _step(game: GalacticCruise, event: Event) -> ToldStep:
    seat = None if event.seat == NOTHING else event.seat
    return ToldStep(event.kind, seat, dict(event.public), targets(game, event.kind, event.public))


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
        found += [place for number in numbers for place in _place(game, figures["target"], number)]
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


def _place(game: GalacticCruise, target: str, number: int) -> list[str]:
    """Where a number of the Number System points."""
    which = TARGETS.index(target)
    place = places(game, which)[number - 1]
    if which == LOCATION:
        return [f"site-{LOCATIONS[place].lower()}"]
    if which == BLUEPRINT:
        return [f"blueprint-{place + 1}"]
    if which == AGENDA:
        return [f"agenda-{place + 1}"]
    if which == PAIR:
        return [f"pair-{place + 1}"]
    if which == CRUISE:
        cruise = game.cruises[place]
        return [] if cruise == NOTHING else [f"cruise-{game.options.components.cruise_ids[cruise].lower()}"]
    assert which >= AREA
    return [f"area-{AREAS[place].lower()}"]


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
