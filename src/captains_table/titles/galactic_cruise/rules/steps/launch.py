"""Launch a Ship (GC-11): T-5, boarding, and T-4, the cube."""

from __future__ import annotations

from typing import ClassVar, Final

from captains_table.kernel.phrasing import answer, ask
from captains_table.kernel.state import Answer, Prompt
from captains_table.titles.galactic_cruise.data.ids import LAUNCHING, NOTHING, PAL, PAL_ABOARD, TYPES
from captains_table.titles.galactic_cruise.rules.launching import completable, guest_places, payable, waivers
from captains_table.titles.galactic_cruise.rules.notation import TYPE_WORDS
from captains_table.titles.galactic_cruise.rules.prices import card_with
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from captains_table.titles.galactic_cruise.rules.steps.acting import clear
from captains_table.titles.galactic_cruise.rules.steps.cards import discard_played
from captains_table.titles.galactic_cruise.rules.steps.decision import Decision, is_launching
from captains_table.titles.galactic_cruise.rules.steps.marketing import (
    describe_guest,
    fetch,
    guests_for_sale,
    with_guest,
)
from captains_table.titles.galactic_cruise.rules.steps.payment import PayLaunch

DONE: Final = 99

# -- T-5 -----------------------------------------------------------------------------------------------------


def begin_launch(game: GalacticCruise, seat: int, number: int, expert: bool) -> None:
    """GC-11.2: a Worker goes to the elevator."""
    player = game.players[seat]
    if expert:
        player.idle_experts -= 1
    else:
        player.idle -= 1
    clear(game)
    game.phase = LAUNCHING
    game.lifting = number
    game.with_expert = expert
    game.emit("launches", seat, {"ship": number, "cruise": game.cruises[player.scheduled], "expert": expert})
    game.push(seat, BOARD_GUESTS)


def launch_by_pal(game: GalacticCruise, seat: int, number: int) -> None:
    """C1: nobody goes to the elevator."""
    player = game.players[seat]
    clear(game)
    card = card_with(game, seat, PAL)
    discard_played(game, seat, card)
    game.emit("plays", seat, {"card": card})
    game.phase = LAUNCHING
    game.lifting = number
    game.with_expert = False
    game.flags |= PAL_ABOARD
    game.emit("launches_by_pal", seat, {"ship": number, "cruise": game.cruises[player.scheduled]})
    game.push(seat, BOARD_GUESTS)


PRESOLD: Final = 20  # + type; below: Queue and supply as in marketing


class BoardGuests(Decision):
    """DP12, GC-11.3, 11.4: one Guest after the other."""

    __slots__ = ()
    kind: ClassVar[str] = "board_guests"
    former_kinds: ClassVar[tuple[str, ...]] = ("Board",)

    def fragile(self) -> bool:
        return True

    def choices(self, game: GalacticCruise, seat: int) -> list[int]:
        player = game.players[seat]
        ship = player.ships[game.lifting]
        expert = game.with_expert
        presold = game.presold[player.scheduled]
        waiting = sum(presold)
        aboard = ship.aboard()
        room = guest_places(game, ship) - aboard
        found = []
        if room > 0:
            if waiting and completable(game, seat, ship, expert, aboard + 1, waiting - 1, room - 1):
                found += [PRESOLD + type for type in range(len(TYPES)) if presold[type]]
            if completable(game, seat, ship, expert, aboard + 1, waiting, room - 1):
                found += guests_for_sale(game, seat)
        if aboard and payable(game, seat, ship, expert, aboard, waiting):
            found.append(DONE)
        return found

    def take(self, game: GalacticCruise, seat: int, choice: int) -> None:
        player = game.players[seat]
        ship = player.ships[game.lifting]
        if choice == DONE:
            close_boarding(game, seat)
            return
        type = choice - PRESOLD if choice >= PRESOLD else choice % 3
        if choice >= PRESOLD:
            game.presold[player.scheduled] = with_guest(game.presold[player.scheduled], type, -1)
            game.emit("boards_presold", seat, {"type": type})
        else:
            price = fetch(game, seat, choice)
            game.emit("boards", seat, {"type": type, "ads": price})
        ship.guests = with_guest(ship.guests, type, 1)
        game.push(seat, BOARD_GUESTS)

    def fits(self, game: GalacticCruise, seat: int) -> bool:
        return is_launching(game, seat) and game.players[seat].scheduled != NOTHING

    def describe(self, game: GalacticCruise, seat: int, choice: int) -> Answer:
        if choice == DONE:
            left = sum(game.presold[game.players[seat].scheduled])
            blame = left * game.options.numbers["left_behind"]
            if left:
                return answer("close doors", {}, "close-doors", "close_doors_blame", n=left, reputation=blame)
            return answer("close doors", {}, "close-doors", "close_doors")
        if choice >= PRESOLD:
            type = choice - PRESOLD
            guest = {"presold": True, "guest": TYPES[type]}
            return answer("board", guest, f"presold-{TYPE_WORDS[type]}", "board_presold", type=type)
        return describe_guest(game, seat, choice, "board")

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        ship = game.players[seat].ships[game.lifting]
        room = guest_places(game, ship) - ship.aboard()
        if room == 0:
            return ask("board_full", "GC-11.3", ship=game.lifting)
        return ask("board", "GC-11.3", "GC-11.4", ship=game.lifting, n=room)


BOARD_GUESTS: Final = BoardGuests()


def close_boarding(game: GalacticCruise, seat: int) -> None:
    """The end of T-5 and T-4: those left behind, the Cruise above the Ship, a cube on the Progress Track."""
    player = game.players[seat]
    ship = player.ships[game.lifting]
    space = player.scheduled
    left = game.presold[space]
    if any(left):
        player.blame(game.options.numbers["left_behind"] * sum(left))
        for type in range(len(TYPES)):
            game.queue[6 + type] += left[type]
        game.emit("left_behind", seat, {"n": sum(left), "reputation": game.options.numbers["left_behind"] * sum(left)})
    game.presold[space] = (0, 0, 0)
    ship.cruise = game.cruises[space]
    game.cruises[space] = NOTHING
    player.scheduled = NOTHING
    game.place_cube(seat)
    player.launches += 1
    game.emit("cube", seat, {"ship": game.lifting})
    game.push(seat, PayLaunch(space, 0, 0, 0, waivers(game, seat, game.with_expert), 0))
