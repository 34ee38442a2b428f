"""Launch a Ship (GC-11): the countdown from T-5 to T-0."""

from __future__ import annotations

from typing import Final

from captains_table.kernel.speak import answer, ask
from captains_table.kernel.state import Answer, Prompt
from captains_table.titles.galactic_cruise.launching import completable, owed, payable, places, waivers
from captains_table.titles.galactic_cruise.parts import (
    AN_EXPERT,
    ANY_RESOURCE,
    AUTOPILOT,
    BY_ITSELF,
    FOR_COCKPITS,
    LAUNCHING,
    NOTHING,
    PURCHASE,
    RESOURCES,
    TYPES,
    WORKER,
)
from captains_table.titles.galactic_cruise.prices import card_with, covered, units_crossed
from captains_table.titles.galactic_cruise.scoring import cockpit_points
from captains_table.titles.galactic_cruise.state import GalacticCruise
from captains_table.titles.galactic_cruise.steps.acting import clear
from captains_table.titles.galactic_cruise.steps.cards import lay
from captains_table.titles.galactic_cruise.steps.decision import Decision
from captains_table.titles.galactic_cruise.steps.developments import resource_steps, spend_track
from captains_table.titles.galactic_cruise.steps.gaining import come_home, gain_resources
from captains_table.titles.galactic_cruise.steps.marketing import (
    describe_guest,
    fetch,
    guests_for_sale,
    with_guest,
)
from captains_table.titles.galactic_cruise.steps.words import KIND_WORDS, TYPE_WORDS, card_word

DONE: Final = 99

# -- T-5 -----------------------------------------------------------------------------------------------------


def lift(game: GalacticCruise, seat: int, number: int, expert: bool) -> None:
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
    game.say("launches", seat, {"ship": number, "cruise": game.cruises[player.scheduled], "expert": int(expert)})
    game.push(seat, BOARD)


PRESOLD: Final = 20  # + type; below: Queue and supply as in marketing


class Board(Decision):
    """DP12, GC-11.3, 11.4: one Guest after the other."""

    __slots__ = ()

    def fragile(self) -> bool:
        return True

    def choices(self, game: GalacticCruise, seat: int) -> list[int]:
        player = game.players[seat]
        ship = player.ships[game.lifting]
        expert = game.with_expert
        presold = game.presold[player.scheduled]
        waiting = sum(presold)
        aboard = ship.aboard()
        room = places(game, ship) - aboard
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
            boarded(game, seat)
            return
        type = choice - PRESOLD if choice >= PRESOLD else choice % 3
        if choice >= PRESOLD:
            game.presold[player.scheduled] = with_guest(game.presold[player.scheduled], type, -1)
            game.say("boards_presold", seat, {"type": type})
        else:
            price = fetch(game, seat, choice)
            game.say("boards", seat, {"type": type, "ads": price})
        ship.guests = with_guest(ship.guests, type, 1)
        game.push(seat, BOARD)

    def describe(self, game: GalacticCruise, seat: int, choice: int) -> Answer:
        if choice == DONE:
            left = sum(game.presold[game.players[seat].scheduled])
            blame = left * game.terms.numbers["left_behind"]
            if left:
                return answer("close doors", "close-doors", "close_doors_blame", n=left, reputation=blame)
            return answer("close doors", "close-doors", "close_doors")
        if choice >= PRESOLD:
            word = TYPE_WORDS[choice - PRESOLD]
            return answer(f"board presold {word}", f"presold-{word}", "board_presold", type=choice - PRESOLD)
        return describe_guest(game, seat, choice, "board")

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        ship = game.players[seat].ships[game.lifting]
        room = places(game, ship) - ship.aboard()
        if room == 0:
            return ask("board_full", "GC-11.3", ship=game.lifting)
        return ask("board", "GC-11.3", "GC-11.4", ship=game.lifting, n=room)


BOARD: Final = Board()


def boarded(game: GalacticCruise, seat: int) -> None:
    """The end of T-5 and T-4: those left behind, the Cruise above the Ship, a cube on the Progress Track."""
    player = game.players[seat]
    ship = player.ships[game.lifting]
    space = player.scheduled
    left = game.presold[space]
    if any(left):
        player.blame(game.terms.numbers["left_behind"] * sum(left))
        for type in range(len(TYPES)):
            game.queue[6 + type] += left[type]
        game.say("left_behind", seat, {"n": sum(left), "reputation": game.terms.numbers["left_behind"] * sum(left)})
    game.presold[space] = (0, 0, 0)
    ship.cruise = game.cruises[space]
    game.cruises[space] = NOTHING
    player.scheduled = NOTHING
    game.place_cube(seat)
    player.launches += 1
    game.say("cube", seat, {"ship": game.lifting})
    game.push(seat, Pay(space, 0, 0, 0, waivers(game, seat, game.with_expert), 0))


# -- T-3 -----------------------------------------------------------------------------------------------------

SETTLE: Final = 0
COVER: Final = 1  # + kind: with a waiver or a unit in hand
CARD: Final = 10
TRACK: Final = 60  # + steps
TEXT: Final = 90  # Last Minute Purchase


class Pay(Decision):
    """DP13, DP25, GC-11.6, 11.7: what is covered already of each kind, waivers left, and units left from the track."""

    __slots__ = ("food", "fuel", "oxygen", "space", "units", "waived")

    def __init__(self, space: int, food: int, oxygen: int, fuel: int, waived: int, units: int) -> None:
        self.space: int = space  # on the Marketing Board, where a new Cruise will lie
        self.food: int = food
        self.oxygen: int = oxygen
        self.fuel: int = fuel
        self.waived: int = waived
        self.units: int = units

    def fragile(self) -> bool:
        return True

    def due(self, game: GalacticCruise, seat: int) -> tuple[int, int, int]:
        ship = game.players[seat].ships[game.lifting]
        food, oxygen, fuel = owed(game, seat, ship, ship.aboard())
        return (max(0, food - self.food), max(0, oxygen - self.oxygen), max(0, fuel - self.fuel))

    def more(self, kind: int, waived: int, units: int) -> Pay:
        """One more of this kind covered (NOTHING: none)."""
        got = [self.food, self.oxygen, self.fuel]
        if kind != NOTHING:
            got[kind] += 1
        return Pay(self.space, got[0], got[1], got[2], waived, units)

    def choices(self, game: GalacticCruise, seat: int) -> list[int]:
        player = game.players[seat]
        due = self.due(game, seat)
        total = due[0] + due[1] + due[2]
        credits = self.waived + self.units
        if total == 0:
            return [SETTLE]
        found = []
        if credits == 0:
            if due[0] <= player.stored[0] and due[1] <= player.stored[1] and due[2] <= player.stored[2]:
                found.append(SETTLE)
        else:
            for kind in range(len(RESOURCES)):
                if due[kind] and covered(game, seat, less(due, kind), credits - 1, player.reputation):
                    found.append(COVER + kind)
        for card in player.hand:
            kind = game.terms.card_resource[card]
            if due[kind] and covered(game, seat, less(due, kind), credits, player.reputation, card):
                found.append(CARD + card)
        for steps in resource_steps(game, seat):
            units = units_crossed(game, player.reputation, steps, ANY_RESOURCE)
            if covered(game, seat, due, credits + units, 0):
                found.append(TRACK + steps)
        purchase = card_with(game, seat, PURCHASE)
        if purchase != NOTHING and player.money >= 1 and total > credits:
            bought = min(total - credits, game.terms.card_value[purchase])
            if covered(game, seat, due, credits + bought, player.reputation, purchase):
                found.append(TEXT)
        return found

    def take(self, game: GalacticCruise, seat: int, choice: int) -> None:
        player = game.players[seat]
        due = self.due(game, seat)
        if choice == SETTLE:
            for kind in range(len(RESOURCES)):
                player.stored[kind] -= due[kind]
            game.say("pays_launch", seat, {"food": due[0], "oxygen": due[1], "fuel": due[2]})
            countdown(game, seat, self.space)
            gain_resources(game, seat, self.units)
        elif choice == TEXT:
            card = card_with(game, seat, PURCHASE)
            lay(game, seat, card)
            game.say("plays", seat, {"card": card})
            player.money -= 1
            bought = min(sum(due) - self.waived - self.units, game.terms.card_value[card])
            game.push(seat, self.more(NOTHING, self.waived + bought, self.units))
        elif choice >= TRACK:
            units = spend_track(game, seat, choice - TRACK)
            game.push(seat, self.more(NOTHING, self.waived, self.units + units))
        elif choice >= CARD:
            card = choice - CARD
            kind = game.terms.card_resource[card]
            lay(game, seat, card)
            game.say("plays_resource", seat, {"card": card, "kind": kind})
            game.push(seat, self.more(kind, self.waived, self.units))
        else:
            kind = choice - COVER
            if self.waived:
                game.say("waives", seat, {"kind": kind})
                game.push(seat, self.more(kind, self.waived - 1, self.units))
            else:
                game.push(seat, self.more(kind, 0, self.units - 1))

    def describe(self, game: GalacticCruise, seat: int, choice: int) -> Answer:
        if choice == SETTLE:
            food, oxygen, fuel = self.due(game, seat)
            return answer("settle", "settle", "settle", food=food, oxygen=oxygen, fuel=fuel)
        if choice == TEXT:
            card = card_with(game, seat, PURCHASE)
            word = card_word(game, card)
            return answer(f"play {word}", f"card-{word}", "play_text", card=card)
        if choice >= TRACK:
            steps = choice - TRACK
            units = units_crossed(game, game.players[seat].reputation, steps, ANY_RESOURCE)
            return answer(f"track {steps}", "track", "pay_track", steps=steps, n=units)
        if choice >= CARD:
            card = choice - CARD
            word = card_word(game, card)
            return answer(f"pay {word}", f"card-{word}", "pay_card", card=card)
        word = KIND_WORDS[choice - COVER]
        return answer(f"cover {word}", f"cover-{word}", "waive" if self.waived else "cover", kind=choice - COVER)

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        food, oxygen, fuel = self.due(game, seat)
        args = {"food": food, "oxygen": oxygen, "fuel": fuel, "n": self.waived + self.units}
        return ask("pay_cover" if self.waived + self.units else "pay", "GC-11.6", "GC-11.7", **args)


def less(due: tuple[int, int, int], kind: int) -> tuple[int, int, int]:
    left = [due[0], due[1], due[2]]
    left[kind] -= 1
    return (left[0], left[1], left[2])


# -- T-2 to T-0 ----------------------------------------------------------------------------------------------


def countdown(game: GalacticCruise, seat: int, space: int) -> None:
    """GC-11.8 to 11.10"""
    player = game.players[seat]
    ship = player.ships[game.lifting]
    ship.launched = True  # counted at once: K09 includes this launch
    points = cockpit_points(game, seat, ship)
    player.score(points, FOR_COCKPITS)
    game.say("cockpit", seat, {"cockpit": ship.cockpit, "n": points})
    if player.flipped != NOTHING:
        ship.token = player.flipped
        player.tokens &= ~(1 << player.flipped)
        player.flipped = NOTHING
        game.say("token_loaded", seat, {"token": ship.token, "ship": game.lifting})
    if game.technology(seat, AUTOPILOT):
        game.push(seat, Pilot(space))
    else:
        liftoff(game, seat, space, False)


class Pilot(Decision):
    """DP24: the Worker flies, or stays at home thanks to the Autopilot."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        self.space: int = space

    def choices(self, game: GalacticCruise, seat: int) -> list[int]:
        return [0, 1]

    def take(self, game: GalacticCruise, seat: int, choice: int) -> None:
        liftoff(game, seat, self.space, choice == 1)

    def describe(self, game: GalacticCruise, seat: int, choice: int) -> Answer:
        if choice:
            return answer("autopilot", "autopilot", "autopilot")
        return answer("pilot", "pilot", "pilot")

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        return ask("pilot", "GC-11.10")


def liftoff(game: GalacticCruise, seat: int, space: int, alone: bool) -> None:
    """T-0"""
    ship = game.players[seat].ships[game.lifting]
    ship.pilot = BY_ITSELF if alone else AN_EXPERT if game.with_expert else WORKER
    ship.stop = NOTHING
    game.say("liftoff", seat, {"ship": game.lifting, "alone": int(alone)})
    expert = game.with_expert
    boarded_guests = ship.aboard()
    clear(game)
    game.lifting = NOTHING
    new_cruise(game, seat, space, boarded_guests)
    if alone:
        come_home(game, seat, expert)


def new_cruise(game: GalacticCruise, seat: int, space: int, guests: int) -> None:
    """GC-11.11, 17.4"""
    if not game.cruise_stack:
        if not game.cruise_discard:
            return
        game.cruise_stack = game.shuffled(game.cruise_discard)
        game.cruise_discard = []
        game.say("cruises_shuffled", NOTHING)
    cruise = game.cruise_stack.pop()
    game.cruises[space] = cruise
    game.reveals += 1
    game.say("new_cruise", NOTHING, {"cruise": cruise})
    for type in game.terms.cruise_destinations[cruise]:
        game.queue[type] += game.queue[3 + type]
        game.queue[3 + type] = game.queue[6 + type]
        game.queue[6 + type] = 0
    arrive(game, seat, cruise, 0, guests)


def arrive(game: GalacticCruise, seat: int, cruise: int, number: int, guests: int) -> None:
    """New Guests step into section 3, their types following the new Cruise's Destinations, from this number on."""
    destinations = game.terms.cruise_destinations[cruise]
    while number < guests:
        type = destinations[number % len(destinations)]
        if game.supply[type]:
            join_queue(game, type)
            number += 1
        elif any(game.supply):
            game.push(seat, NewGuest(cruise, number, guests))
            return
        else:
            return


def join_queue(game: GalacticCruise, type: int) -> None:
    game.supply[type] -= 1
    game.queue[6 + type] += 1
    game.say("new_guest", NOTHING, {"type": type})


class NewGuest(Decision):
    """DP14, GC-11.12"""

    __slots__ = ("cruise", "guests", "number")

    def __init__(self, cruise: int, number: int, guests: int) -> None:
        self.cruise: int = cruise
        self.number: int = number
        self.guests: int = guests

    def choices(self, game: GalacticCruise, seat: int) -> list[int]:
        return [type for type in range(len(TYPES)) if game.supply[type]]

    def take(self, game: GalacticCruise, seat: int, choice: int) -> None:
        join_queue(game, choice)
        arrive(game, seat, self.cruise, self.number + 1, self.guests)

    def describe(self, game: GalacticCruise, seat: int, choice: int) -> Answer:
        word = TYPE_WORDS[choice]
        return answer(f"guest {word}", f"guest-supply-{word}", "new_guest", type=choice)

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        return ask("new_guest", "GC-11.12", n=self.guests - self.number)
