"""The launch from T-2 to T-0, and the Cruise that comes next (GC-11.8 to 11.12)."""

from __future__ import annotations

from typing import ClassVar

from captains_table.kernel.fields import Field, Number
from captains_table.kernel.phrasing import answer, ask
from captains_table.kernel.state import Answer, Prompt
from captains_table.titles.galactic_cruise.data.ids import (
    AN_EXPERT,
    AUTOPILOT,
    BY_ITSELF,
    BY_PAL,
    FOR_COCKPITS,
    NOTHING,
    PAL_ABOARD,
    TYPES,
    WORKER,
)
from captains_table.titles.galactic_cruise.rules.advances import move_used, use
from captains_table.titles.galactic_cruise.rules.notation import TYPE_WORDS
from captains_table.titles.galactic_cruise.rules.prices import tech_value
from captains_table.titles.galactic_cruise.rules.scoring import cockpit_points
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from captains_table.titles.galactic_cruise.rules.steps.acting import clear
from captains_table.titles.galactic_cruise.rules.steps.decision import A_CRUISE, A_CRUISE_SPACE, Decision, is_launching
from captains_table.titles.galactic_cruise.rules.steps.gaining import give_funding, worker_comes_home


def countdown(game: GalacticCruise, seat: int, space: int) -> None:
    """GC-11.8 to 11.10"""
    player = game.players[seat]
    ship = player.ships[game.lifting]
    ship.launched = True  # counted at once: K09 includes this launch
    points = cockpit_points(game, seat, ship)
    player.score(points, FOR_COCKPITS)
    game.emit("cockpit", seat, {"cockpit": ship.cockpit, "n": points})
    if player.flipped != NOTHING:
        ship.token = player.flipped
        player.tokens &= ~(1 << player.flipped)
        player.flipped = NOTHING
        game.emit("token_loaded", seat, {"token": ship.token, "ship": game.lifting})
    if game.technology(seat, AUTOPILOT) and not game.flags & PAL_ABOARD:  # RX-32
        game.push(seat, ChoosePilot(space))
    else:
        liftoff(game, seat, space, False)


class ChoosePilot(Decision):
    """DP24: the Worker flies, or stays at home thanks to the Autopilot."""

    __slots__ = ("space",)
    kind: ClassVar[str] = "choose_pilot"
    former_kinds: ClassVar[tuple[str, ...]] = ("Pilot",)
    fields: ClassVar[dict[str, Field]] = {"space": A_CRUISE_SPACE}

    def __init__(self, space: int) -> None:
        self.space: int = space

    def choices(self, game: GalacticCruise, seat: int) -> list[int]:
        return [0, 1]

    def take(self, game: GalacticCruise, seat: int, choice: int) -> None:
        liftoff(game, seat, self.space, choice == 1)

    def fits(self, game: GalacticCruise, seat: int) -> bool:
        return is_launching(game, seat) and game.cruises[self.space] == NOTHING

    def describe(self, game: GalacticCruise, seat: int, choice: int) -> Answer:
        if choice:
            return answer("autopilot", {}, "autopilot", "autopilot")
        return answer("pilot", {}, "pilot", "pilot")

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        return ask("pilot", "GC-11.10")


def liftoff(game: GalacticCruise, seat: int, space: int, alone: bool) -> None:
    """T-0"""
    ship = game.players[seat].ships[game.lifting]
    pilot = AN_EXPERT if game.with_expert else WORKER
    ship.pilot = BY_ITSELF if alone else BY_PAL if game.flags & PAL_ABOARD else pilot
    ship.stop = NOTHING
    game.emit("liftoff", seat, {"ship": game.lifting, "alone": alone})
    expert = game.with_expert
    bonuses = 1
    if alone and game.levels:
        use(game, seat, AUTOPILOT)
        bonuses = tech_value(game, seat, AUTOPILOT)
    boarded_guests = ship.aboard()
    clear(game)
    game.lifting = NOTHING
    new_cruise(game, seat, space, boarded_guests)
    if alone:
        give_funding(game, seat, bonuses - 1)
        worker_comes_home(game, seat, expert)
    if game.used:
        move_used(game)  # GX-10.4


def new_cruise(game: GalacticCruise, seat: int, space: int, guests: int) -> None:
    """GC-11.11, 17.4"""
    if not game.cruise_stack:
        if not game.cruise_discard:
            return
        game.cruise_stack = game.shuffled(game.cruise_discard)
        game.cruise_discard = []
        game.emit("cruises_shuffled", NOTHING)
    cruise = game.cruise_stack.pop()
    game.cruises[space] = cruise
    game.reveals += 1
    game.emit("new_cruise", NOTHING, {"cruise": cruise})
    for type in game.options.cruise_destinations[cruise]:
        game.queue[type] += game.queue[3 + type]
        game.queue[3 + type] = game.queue[6 + type]
        game.queue[6 + type] = 0
    arrive(game, seat, cruise, 0, guests)


def arrive(game: GalacticCruise, seat: int, cruise: int, number: int, guests: int) -> None:
    """New Guests step into section 3, their types following the new Cruise's Destinations, from this number on."""
    destinations = game.options.cruise_destinations[cruise]
    while number < guests:
        type = destinations[number % len(destinations)]
        if game.supply[type]:
            join_queue(game, type)
            number += 1
        elif any(game.supply) and game.automatic(seat):
            join_queue(game, game.supply.index(max(game.supply)))  # GX-6.11
            number += 1
        elif any(game.supply):
            game.push(seat, NewGuest(cruise, number, guests))
            return
        else:
            return


def join_queue(game: GalacticCruise, type: int) -> None:
    game.supply[type] -= 1
    game.queue[6 + type] += 1
    game.emit("new_guest", NOTHING, {"type": type})


class NewGuest(Decision):
    """DP14, GC-11.12"""

    __slots__ = ("cruise", "guests", "number")
    kind: ClassVar[str] = "new_guest"
    fields: ClassVar[dict[str, Field]] = {"cruise": A_CRUISE, "guests": Number(1, 99), "number": Number(0, 98)}

    def __init__(self, cruise: int, number: int, guests: int) -> None:
        self.cruise: int = cruise
        self.number: int = number
        self.guests: int = guests

    def choices(self, game: GalacticCruise, seat: int) -> list[int]:
        return [type for type in range(len(TYPES)) if game.supply[type]]

    def take(self, game: GalacticCruise, seat: int, choice: int) -> None:
        join_queue(game, choice)
        arrive(game, seat, self.cruise, self.number + 1, self.guests)

    def fits(self, game: GalacticCruise, seat: int) -> bool:
        return seat == game.turn and self.number < self.guests

    def describe(self, game: GalacticCruise, seat: int, choice: int) -> Answer:
        target = f"guest-supply-{TYPE_WORDS[choice]}"
        return answer("guest", {"guest": TYPES[choice]}, target, "new_guest", type=choice)

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        return ask("new_guest", "GC-11.12", n=self.guests - self.number)
