"""What is shown of launches: what one still lacks, and beside the countdown what it owes and what follows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from msgspec import UNSET, UnsetType

from captains_table.titles.galactic_cruise.data.ids import DAY_IN_SPACE, GAINS, NOTHING, RESOURCES, STOPS, TYPES
from captains_table.titles.galactic_cruise.presentation.view_types_launch import (
    Bill,
    BillRow,
    Boarding,
    CubePlace,
    Launch,
    NextMeeting,
    PaymentPlan,
    Preflight,
    Socket,
    Supplied,
)
from captains_table.titles.galactic_cruise.presentation.view_types_parts import (
    AdsByType,
    Gains,
    Guests,
    Resources,
    TripStop,
)
from captains_table.titles.galactic_cruise.rules.launching import (
    can_launch,
    guest_places,
    launched_cruise,
    owed,
    waivers,
)
from captains_table.titles.galactic_cruise.rules.player import Ship
from captains_table.titles.galactic_cruise.rules.prices import cheapest_guest, covered
from captains_table.titles.galactic_cruise.rules.rachel import tokens_at
from captains_table.titles.galactic_cruise.rules.scoring import goals_met
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from captains_table.titles.galactic_cruise.rules.steps.launch import BoardGuests
from captains_table.titles.galactic_cruise.rules.steps.liftoff import ChoosePilot
from captains_table.titles.galactic_cruise.rules.steps.payment import PayLaunch
from captains_table.titles.galactic_cruise.rules.trips import day_gains, guest_worth, score_price

SETTLE: Final = "settle"
CHECKS: Final = ("scheduled", "worker", "cabins", "guests", "supplies")  # of GC-11.1, in this order


def amounts(of: Sequence[int]) -> Resources:
    return Resources(of[0], of[1], of[2])


def guests(of: Sequence[int]) -> Guests:
    return Guests(of[0], of[1], of[2])


def gains(of: Sequence[int]) -> Gains:
    """Six numbers in the order of GAINS; what there is none of is left out."""
    return Gains(*[each or UNSET for each in of])


# -- before ----------------------------------------------------------------------------------------------------


def preflight(game: GalacticCruise, seat: int) -> list[Preflight]:
    """GC-11.1: for each Ship on Earth, what a launch with one Guest more than none still lacks."""
    player = game.players[seat]
    found = []
    for number, ship in enumerate(player.ships):
        if ship.cruise != NOTHING:
            continue
        scheduled = player.scheduled != NOTHING
        waiting = sum(game.presold[player.scheduled]) if scheduled else 0
        boarding = max(1, min(waiting, ship.cabins()))
        due = owed(game, seat, ship, boarding) if scheduled else (boarding + 1, len(ship.segments), 0)
        expert = player.idle == 0 and player.idle_experts > 0
        spare = waivers(game, seat, expert)
        flight = Preflight(
            ship=number,
            cabins=ship.cabins(),
            scheduled=scheduled,
            worker=player.idle + player.idle_experts > 0,
            guests=waiting > 0 or cheapest_guest(game, seat, 0, 0) <= player.ads,
            waiting=waiting,
            owed=amounts(due),
            waivers=spare,
            supplies=covered(game, seat, due, spare, player.reputation),
            lacks=[],
            ready=scheduled
            and (
                (player.idle > 0 and can_launch(game, seat, number, False))
                or (player.idle_experts > 0 and can_launch(game, seat, number, True))
            ),
        )
        flight.lacks = [each for each in CHECKS if not getattr(flight, each)]
        found.append(flight)
    return found


def trip(game: GalacticCruise, seat: int, ship: Ship, cruise: int, aboard: tuple[int, int, int]) -> list[TripStop]:
    """What each Stop of a Cruise would bring with these Guests, as things stand."""
    if game.automatic(seat):
        return rachels_trip(game, ship)
    found = []
    for stop in game.options.cruise_stops[cruise]:
        seen = TripStop(STOPS[stop])
        if stop < 3:
            seen.vp = guest_worth(game, seat, stop)
            seen.ads = AdsByType(
                *[score_price(game, seat, t, stop, ship.aboard(), ship.pilot) if aboard[t] else UNSET for t in range(3)]
            )
        elif STOPS[stop] == "D":
            total = [0] * len(GAINS)
            for t in range(3):
                if aboard[t]:
                    for k, each in enumerate(day_gains(game, seat, ship, t)):
                        total[k] += each * aboard[t]
            seen.gains = gains(total)
        found.append(seen)
    return found


def rachels_trip(game: GalacticCruise, ship: Ship) -> list[TripStop]:
    """GX-4.11, 4.14: for each Guest VP, or Reputation for all."""
    found = []
    for stop in game.options.cruise_stops[ship.cruise]:
        seen = TripStop(STOPS[stop])
        if stop < DAY_IN_SPACE:
            seen.vp = game.options.numbers["guest_vp"] + tokens_at(game, stop)
        elif stop == DAY_IN_SPACE:
            seen.gains = Gains(reputation=ship.aboard())
        found.append(seen)
    return found


# -- from T-5 to T-0 -------------------------------------------------------------------------------------------


def launch(game: GalacticCruise, reader: int) -> Launch:
    """The launch in progress; what is owed stands in figures only for whoever boards or pays."""
    seat = game.turn
    ship = game.players[seat].ships[game.lifting]
    cruise = launched_cruise(game, seat, ship)
    step = game.stacks[reader][-1] if reader == seat and game.stacks[reader] else None
    paying = step if isinstance(step, PayLaunch) else None
    due = owed(game, seat, ship, ship.aboard())
    found = Launch(
        ship=game.lifting,
        floor=floor(game, ship),
        cruise=game.options.components.cruise_ids[cruise],
        places=guest_places(game, ship),
        owed=amounts(due),
        newcomers=max(1, ship.aboard()),  # GC-11.11: as many as have boarded; without one it does not fly
        route=[STOPS[stop] for stop in game.options.cruise_stops[cruise]],
        trip=trip(game, seat, ship, cruise, ship.guests),
        cube=cube(game, ship),
        rows=rows(game, seat, ship, paying),
    )
    if game.end_stage == 0:
        found.next_meeting = next_meeting(game, seat, ship)
    if isinstance(step, BoardGuests):
        found.boarding = boarding(game, seat)
        found.supplied = supplied(game, seat, due, due, waivers(game, seat, game.with_expert))
    if paying is not None:
        found.bill = bill(game, seat, paying, found.rows)
        found.supplied = supplied(game, seat, due, paying.due(game, seat), paying.waived + paying.units)
    return found


def floor(game: GalacticCruise, ship: Ship) -> Literal[5, 3, 0]:
    if ship.cruise == NOTHING:
        return 5
    return 0 if any(isinstance(step, ChoosePilot) for step in game.stacks[game.turn]) else 3


def cube(game: GalacticCruise, ship: Ship) -> CubePlace | None:
    """Before T-4 the space it will lie on; after that the last one a player's cube lies on (GC-14.1)."""
    spaces = game.track[: sum(game.options.progress)]
    if game.end_stage or len(game.track) > len(spaces):
        return None  # the overflow area (GC-14.13)
    if ship.cruise == NOTHING:
        if NOTHING not in spaces:
            return None
        at = spaces.index(NOTHING)
    else:
        at = max((space for space, owner in enumerate(spaces) if 0 <= owner < len(game.players)), default=0)
    for section, size in enumerate(game.options.progress):
        if at < size:
            return CubePlace(section + 1, at + 1, size)
        at -= size
    return None


def cubes_until(game: GalacticCruise, section: int) -> int:
    """GC-14.1, 14.3: free spaces of this section and those before it; neutral cubes elsewhere do not count."""
    return game.track[: sum(game.options.progress[: section + 1])].count(NOTHING)


def next_meeting(game: GalacticCruise, seat: int, ship: Ship) -> NextMeeting:
    section = min(game.agms, 2)
    coming = len(goals_met(game, seat)) + (1 if ship.cruise == NOTHING else 0)
    return NextMeeting(section, max(0, cubes_until(game, section) - coming))


def boarding(game: GalacticCruise, seat: int) -> Boarding:
    """T-5"""
    presold = game.presold[game.players[seat].scheduled]
    return Boarding(
        presold=guests(presold),
        waiting=sum(presold),
        blame=sum(presold) * game.options.numbers["left_behind"],
        waivers=waivers(game, seat, game.with_expert),
    )


def supplied(
    game: GalacticCruise, seat: int, whole: tuple[int, int, int], due: tuple[int, int, int], credits: int
) -> Supplied:
    """Of all that is owed, what stores, waivers and what was given already cover."""
    stored = game.players[seat].stored
    lack = sum(max(0, due[kind] - stored[kind]) for kind in range(len(RESOURCES)))
    return Supplied(sum(whole) - max(0, lack - credits), sum(whole))


# -- T-3 -------------------------------------------------------------------------------------------------------


def units_taken(game: GalacticCruise, ship: Ship, cruise: int) -> list[list[Socket]]:
    """GC-11.6: a unit of Food for every Guest and the Pilot, Oxygen for every Segment, Fuel as the Cruise says."""
    food = [Socket("guest", "due", TYPES[type]) for type in range(3) for _ in range(ship.guests[type])]
    return [
        [*food, Socket("pilot", "due")],
        [Socket("segment", "due") for _ in ship.segments],
        [Socket("ticket", "due") for _ in range(game.options.cruise_fuel[cruise])],
    ]


def rows(game: GalacticCruise, seat: int, ship: Ship, step: PayLaunch | None) -> list[BillRow]:
    taken = units_taken(game, ship, launched_cruise(game, seat, ship))
    if step is not None:
        stored = game.players[seat].stored
        whole, due = owed(game, seat, ship, ship.aboard()), step.due(game, seat)
        for kind, sockets in enumerate(taken):
            used = min((step.food, step.oxygen, step.fuel)[kind], whole[kind])
            paid = min(due[kind], stored[kind])
            for at, socket in enumerate(sockets):
                if at < used:
                    socket.state = "covered"
                elif at < used + paid:
                    socket.state = "stored"
                else:
                    socket.state = "open" if at < used + due[kind] else "saved"
    return [BillRow(RESOURCES[kind], sockets) for kind, sockets in enumerate(taken)]


def bill(game: GalacticCruise, seat: int, step: PayLaunch, found: list[BillRow]) -> Bill:
    stored, due = game.players[seat].stored, step.due(game, seat)
    states = [socket.state for row in found for socket in row.sockets]
    return Bill(
        total=len(states),
        waived=states.count("covered") + states.count("saved"),
        stored=states.count("stored"),
        open=states.count("open"),
        spent=amounts([min(due[kind], stored[kind]) for kind in range(3)]),
        short=[RESOURCES[kind] for kind in range(3) if due[kind] > stored[kind]],
        waivers=step.waived,
        units=step.units,
        plan=plan_payment(stored, due, step.waived + step.units),
    )


def plan_payment(stored: list[int], due: tuple[int, int, int], credits: int) -> PaymentPlan | UnsetType:
    """Waivers where the store falls short, then where most is owed; then settle. None if that does not pay it."""
    left = list(due)
    notations = []
    for _ in range(min(credits, sum(due))):
        kind = max((each for each in range(3) if left[each]), key=lambda each: left[each] - stored[each])
        left[kind] -= 1
        notations.append(f"cover {RESOURCES[kind]}")
    if not notations or any(left[kind] > stored[kind] for kind in range(3)):
        return UNSET
    return PaymentPlan([*notations, SETTLE], amounts([due[kind] - left[kind] for kind in range(3)]))
