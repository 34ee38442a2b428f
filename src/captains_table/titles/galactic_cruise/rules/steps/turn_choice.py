"""Step 2 (GC-4.2): assign a Worker (GC-6, 8), launch a Ship, or call a Meeting (GC-12); the NPC's Workers (GC-16.3)."""

from __future__ import annotations

from typing import ClassVar, Final

from captains_table.kernel.fields import Field, Number
from captains_table.kernel.phrasing import answer, ask
from captains_table.kernel.state import Answer, Cue, Prompt
from captains_table.titles.galactic_cruise.data.ids import (
    ACTING,
    ADVANCING,
    ENFORCER,
    LOCATIONS,
    LONG_WEEKEND,
    MEETING,
    NOBODY_LANDED,
    NOTHING,
    NPC,
    ONE_MORE_ACTION,
    PAL,
    REASSIGN,
    SITES,
    TRAILBLAZER,
)
from captains_table.titles.galactic_cruise.rules.launching import can_launch, can_launch_by_pal
from captains_table.titles.galactic_cruise.rules.network import meeting_sites
from captains_table.titles.galactic_cruise.rules.notation import SITE_WORDS
from captains_table.titles.galactic_cruise.rules.prices import card_with
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from captains_table.titles.galactic_cruise.rules.steps.actions import THREE_ACTIONS, TWO_ACTIONS, ChooseAction
from captains_table.titles.galactic_cruise.rules.steps.decision import A_LOCATION, Decision
from captains_table.titles.galactic_cruise.rules.steps.ending import END_TURN
from captains_table.titles.galactic_cruise.rules.steps.gaining import (
    gain_location_bonus,
    give_funding,
    worker_comes_home,
)
from captains_table.titles.galactic_cruise.rules.steps.launch import begin_launch, launch_by_pal

EXPERT: Final = 6  # + location, for an Expert; below: a Worker
LIFT: Final = 20  # + Ship * 2 + (1 for an Expert)
CALL: Final = 30
BY_PAL_CARD: Final = 31  # + Ship
WORKER_WORDS: Final = ("worker", "expert")


def open_sites(game: GalacticCruise, seat: int) -> list[int]:
    """GC-6.2, UA1"""
    own = game.players[seat].has(REASSIGN)
    return [site for site in range(SITES) if own or game.workers[site] >> 1 != seat]


class TurnChoice(Decision):
    """DP6"""

    __slots__ = ()
    kind: ClassVar[str] = "turn_choice"
    former_kinds: ClassVar[tuple[str, ...]] = ("Step2",)

    def choices(self, game: GalacticCruise, seat: int) -> list[int]:
        player = game.players[seat]
        found: list[int] = []
        if player.idle or player.idle_experts:  # GC-4.3
            sites = open_sites(game, seat)
            if player.idle:
                found += sites
            if player.idle_experts:
                found += [EXPERT + site for site in sites]
            if player.scheduled != NOTHING:
                for ship in range(len(player.ships)):
                    if player.idle and can_launch(game, seat, ship, False):
                        found.append(LIFT + 2 * ship)
                    if player.idle_experts and can_launch(game, seat, ship, True):
                        found.append(LIFT + 2 * ship + 1)
        if player.scheduled != NOTHING and card_with(game, seat, PAL) != NOTHING:  # GX-16.6: even without a Worker
            found += [BY_PAL_CARD + ship for ship in range(len(player.ships)) if can_launch_by_pal(game, seat, ship)]
        found.append(CALL)
        return found

    def take(self, game: GalacticCruise, seat: int, choice: int) -> None:
        game.flown = 0
        game.day = NOTHING
        game.landed = NOBODY_LANDED
        if choice == CALL:
            game.push(seat, END_TURN)
            call_meeting(game, seat)
        elif choice >= BY_PAL_CARD:
            game.push(seat, END_TURN)
            launch_by_pal(game, seat, choice - BY_PAL_CARD)
        elif choice >= LIFT:
            game.push(seat, END_TURN)
            begin_launch(game, seat, (choice - LIFT) // 2, choice % 2 == 1)
        else:
            assign(game, seat, choice % EXPERT, choice >= EXPERT)

    def fits(self, game: GalacticCruise, seat: int) -> bool:
        return seat == game.turn and game.phase == ADVANCING

    def describe(self, game: GalacticCruise, seat: int, choice: int) -> Answer:
        if choice == CALL:
            away = sum([worker >> 1 == seat for worker in game.workers])
            return answer("meeting", {}, "meeting", "meeting" if away else "meeting_alone", n=away)
        if choice >= BY_PAL_CARD:
            ship = choice - BY_PAL_CARD
            args = {"ship": ship, "card": card_with(game, seat, PAL)}
            return answer("launch", {"ship": ship + 1, "worker": "pal"}, f"ship-{ship + 1}", "launch_pal", **args)
        if choice >= LIFT:
            ship, expert = divmod(choice - LIFT, 2)
            word = WORKER_WORDS[expert]
            return answer("launch", {"ship": ship + 1, "worker": word}, f"ship-{ship + 1}", f"launch_{word}", ship=ship)
        site = choice % EXPERT
        word = WORKER_WORDS[choice // EXPERT]
        there = game.workers[site]
        target = f"site-{SITE_WORDS[site]}"
        whom = {"worker": word, "location": LOCATIONS[site]}
        if there == NOTHING:
            return answer("assign", whom, target, f"assign_{word}", site=site)
        if there >> 1 == NPC:
            return answer("assign", whom, target, f"assign_{word}_npc", site=site)
        if there >> 1 == seat:
            return answer("assign", whom, target, f"assign_{word}_own", site=site)
        return answer("assign", whom, target, f"assign_{word}_bump", site=site, other=there >> 1)

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        player = game.players[seat]
        if not player.idle and not player.idle_experts:
            return ask("forced_meeting", "GC-4.3", "GC-12.1")
        return ask("turn_choice", "GC-4.2", n=player.idle + player.idle_experts)


TURN_CHOICE: Final = TurnChoice()


# -- assigning -----------------------------------------------------------------------------------------------


def assign(game: GalacticCruise, seat: int, site: int, expert: bool) -> None:
    """GC-8.1: any bump is resolved first."""
    player = game.players[seat]
    there = game.workers[site]
    game.phase = ACTING
    game.site = site
    game.with_expert = expert
    if expert:
        player.idle_experts -= 1
    else:
        player.idle -= 1
    game.workers[site] = 2 * seat + int(expert)
    game.emit("assigns", seat, {"site": site, "expert": expert})
    if there == NOTHING:
        if expert and game.expert_ability(TRAILBLAZER):
            player.praise(game.options.expert_value[game.expert_tile], game.options.reputation_most)
            game.emit("reputation", seat, {"n": game.options.expert_value[game.expert_tile]})
        ask_actions(game, seat)
    elif there >> 1 == NPC:
        displace_npc(game, seat, site, there)
    else:
        bump_and_act(game, seat, there)


def ask_actions(game: GalacticCruise, seat: int) -> None:
    game.push(seat, END_TURN)
    game.push(seat, THREE_ACTIONS if game.boost & ONE_MORE_ACTION else TWO_ACTIONS)
    if game.active >> game.site & 1:
        gain_location_bonus(game, seat)


def bump_and_act(game: GalacticCruise, seat: int, worker: int) -> None:
    """GC-R2: the bumped player is asked meanwhile, or before the actions."""
    if game.options.blocking and worker >> 1 != seat:
        bump(game, seat, worker)
        game.schedule(ACT_AFTER_BUMP)
    else:
        ask_actions(game, seat)
        bump(game, seat, worker)


class ActAfterBump(Cue[GalacticCruise]):
    """The bumped player has chosen; the active player takes actions."""

    __slots__ = ()
    kind: ClassVar[str] = "act_after_bump"
    former_kinds: ClassVar[tuple[str, ...]] = ("GoOn",)

    def fits(self, game: GalacticCruise) -> bool:
        return game.turn != NOTHING and game.phase == ACTING and game.site != NOTHING

    def run(self, game: GalacticCruise) -> None:
        ask_actions(game, game.turn)


ACT_AFTER_BUMP: Final = ActAfterBump()


def bump(game: GalacticCruise, seat: int, worker: int) -> None:
    """GC-6.3: back to its owner's Break Room; EX1 rewards an Expert who did it, or whose NPC did (GC-R26, R27)."""
    owner, expert = divmod(worker, 2)
    game.emit("bumps", seat, {"other": owner, "expert": expert == 1})
    if game.with_expert and game.expert_ability(ENFORCER):
        give_funding(game, seat, game.options.expert_value[game.expert_tile])
    worker_comes_home(game, owner, expert == 1, 0 if owner == seat else 1)


# -- the NPC -------------------------------------------------------------------------------------------------


def stops_for_npc(game: GalacticCruise, seat: int, start: int, worker: int) -> list[int]:
    """GC-16.3, 16.4: where it must stop at the latest, last; before that, own Workers it may bump (UA1)."""
    own_too = game.players[seat].has(REASSIGN)
    own: list[int] = []
    empty = NOTHING
    for k in range(1, SITES):
        site = (start + k) % SITES
        there = game.workers[site]
        if there == NOTHING:
            if worker & 1 == 0:
                return [*own, site]
            if empty == NOTHING:
                empty = site
        elif there >> 1 == seat:
            if own_too:
                own.append(site)
        elif there >> 1 != NPC:
            return [*own, site]
    return [*own, empty]


def displace_npc(game: GalacticCruise, seat: int, start: int, worker: int) -> None:
    stops = stops_for_npc(game, seat, start, worker)
    if len(stops) > 1:
        game.push(seat, NpcStop(start, worker))
    else:
        move_npc(game, seat, stops[0], worker)


def move_npc(game: GalacticCruise, seat: int, site: int, worker: int) -> None:
    there = game.workers[site]
    game.workers[site] = worker
    game.emit("npc_moves", NOTHING, {"site": site})
    if there == NOTHING:
        ask_actions(game, seat)
    else:
        bump_and_act(game, seat, there)


class NpcStop(Decision):
    """DP19: with UA1 the displaced NPC Worker may bump an own Worker on its way."""

    __slots__ = ("start", "worker")
    kind: ClassVar[str] = "npc_stop"
    fields: ClassVar[dict[str, Field]] = {"start": A_LOCATION, "worker": Number(2 * NPC, 2 * NPC + 1)}

    def __init__(self, start: int, worker: int) -> None:
        self.start: int = start
        self.worker: int = worker

    def choices(self, game: GalacticCruise, seat: int) -> list[int]:
        return stops_for_npc(game, seat, self.start, self.worker)

    def take(self, game: GalacticCruise, seat: int, choice: int) -> None:
        move_npc(game, seat, choice, self.worker)

    def fits(self, game: GalacticCruise, seat: int) -> bool:
        return seat == game.turn and game.options.with_npc and game.site == self.start

    def describe(self, game: GalacticCruise, seat: int, choice: int) -> Answer:
        label = "npc_stop_own" if game.workers[choice] >> 1 == seat else "npc_stop"
        return answer("npc", {"location": LOCATIONS[choice]}, f"site-{SITE_WORDS[choice]}", label, site=choice)

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        return ask("npc_stop", "GC-16.3", site=self.choices(game, seat)[-1])


# -- Meeting -------------------------------------------------------------------------------------------------


def recall(game: GalacticCruise, seat: int) -> int:
    """GC-12.2, 14.9: all own Workers leave the Network; how many."""
    count = 0
    for site in range(SITES):
        worker = game.workers[site]
        if worker != NOTHING and worker >> 1 == seat:
            game.workers[site] = NOTHING
            worker_comes_home(game, seat, worker & 1 == 1)
            count += 1
    game.players[seat].recalled = count > 0
    return count


def call_meeting(game: GalacticCruise, seat: int) -> None:
    """GC-12.2 to 12.4"""
    game.phase = MEETING
    if meeting_sites(game, seat):
        count = game.options.upgrade_value[LONG_WEEKEND] if game.players[seat].has(LONG_WEEKEND) else 1
        count += game.boost & ONE_MORE_ACTION  # GX-15.4
        game.push(seat, ChooseAction(count, 1))
    game.emit("meeting", seat, {"n": recall(game, seat)})
