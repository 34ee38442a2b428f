"""Step 1, Advance Ships (GC-7), and the Stops."""

from __future__ import annotations

from typing import ClassVar, Final

from captains_table.kernel.fields import Field
from captains_table.kernel.phrasing import answer, ask
from captains_table.kernel.state import Answer, Prompt
from captains_table.titles.galactic_cruise.data.ids import (
    ADS,
    ADVANCING,
    AN_EXPERT,
    BY_ITSELF,
    BY_PAL,
    DAY_IN_SPACE,
    EARTH,
    FOR_GUESTS,
    GAINS,
    LAST_FLIGHT,
    NOBODY,
    NOBODY_LANDED,
    NOTHING,
    TYPES,
    UPGRADES,
    WINDFALL,
)
from captains_table.titles.galactic_cruise.rules.advances import move_used, note_uses
from captains_table.titles.galactic_cruise.rules.notation import TYPE_WORDS, UPGRADE_WORDS
from captains_table.titles.galactic_cruise.rules.prices import track_could_bring
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from captains_table.titles.galactic_cruise.rules.steps.acting import clear
from captains_table.titles.galactic_cruise.rules.steps.decision import (
    A_SHIP,
    AMOUNT,
    SHIPS,
    Decision,
    at_destination,
    has_ships,
)
from captains_table.titles.galactic_cruise.rules.steps.gaining import gain, worker_comes_home
from captains_table.titles.galactic_cruise.rules.steps.triggering import send_guests
from captains_table.titles.galactic_cruise.rules.trips import (
    day_gains,
    destination_ahead,
    guest_worth,
    score_price,
    upgrades_at,
)

DONE: Final = 9


class Advance(Decision):
    """DP3: which Ship moves next; one after the other (GC-7.1)."""

    __slots__ = ("left",)
    kind: ClassVar[str] = "advance"
    fields: ClassVar[dict[str, Field]] = {"left": SHIPS}

    def __init__(self, left: int) -> None:
        self.left: int = left  # a bit for each Ship that has not moved yet

    def choices(self, game: GalacticCruise, seat: int) -> list[int]:
        return [ship for ship in range(4) if self.left >> ship & 1]

    def take(self, game: GalacticCruise, seat: int, choice: int) -> None:
        left = self.left & ~(1 << choice)
        if left:
            game.push(seat, Advance(left))
        move(game, seat, choice)

    def fits(self, game: GalacticCruise, seat: int) -> bool:
        return seat == game.turn and game.phase == ADVANCING and has_ships(game, seat, self.left)

    def describe(self, game: GalacticCruise, seat: int, choice: int) -> Answer:
        ship = game.players[seat].ships[choice]
        stop = game.options.cruise_stops[ship.cruise][ship.stop + 1]
        return answer("advance", {"ship": choice + 1}, f"ship-{choice + 1}", "advance", ship=choice, stop=stop)

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        return ask("advance", "GC-7.1", n=len(self.choices(game, seat)))


def move(game: GalacticCruise, seat: int, number: int) -> None:
    """To the next Stop."""
    fly_to(game, seat, number, game.players[seat].ships[number].stop + 1)


def fly_to(game: GalacticCruise, seat: int, number: int, stop: int) -> None:
    """Resolve a Stop (GC-7.3 to 7.8)."""
    ship = game.players[seat].ships[number]
    ship.stop = stop
    kind = game.options.cruise_stops[ship.cruise][stop]
    game.day = NOTHING
    game.landed = NOBODY_LANDED
    game.emit("reaches", seat, {"ship": number, "stop": kind})
    if kind == EARTH:
        return_to_earth(game, seat, number)
        return
    game.flown |= 1 << number
    if kind == DAY_IN_SPACE:
        day_in_space(game, seat, number)
    elif ship.token == NOTHING:
        score_guests(game, seat, number)
    elif upgrades_at(game, seat, kind) < 3:
        game.push(seat, PlaceToken(number))
    else:
        if not destination_ahead(game, ship):
            lose_token(game, seat, number)
        score_guests(game, seat, number)


def lose_token(game: GalacticCruise, seat: int, number: int) -> None:
    """GC-7.4, R8"""
    ship = game.players[seat].ships[number]
    game.emit("token_lost", seat, {"token": ship.token, "ship": number})
    ship.token = NOTHING


class PlaceToken(Decision):
    """DP4: on an empty Upgrade space of this Destination, or kept (GC-7.3)."""

    __slots__ = ("ship",)
    kind: ClassVar[str] = "place_token"
    fields: ClassVar[dict[str, Field]] = {"ship": A_SHIP}

    def __init__(self, ship: int) -> None:
        self.ship: int = ship

    def destination(self, game: GalacticCruise, seat: int) -> int:
        ship = game.players[seat].ships[self.ship]
        return game.options.cruise_stops[ship.cruise][ship.stop]

    def choices(self, game: GalacticCruise, seat: int) -> list[int]:
        first = 3 * self.destination(game, seat)
        taken = game.players[seat].upgrades
        return [each for each in range(first, first + 3) if not taken >> each & 1] + [DONE]

    def take(self, game: GalacticCruise, seat: int, choice: int) -> None:
        player = game.players[seat]
        if choice == DONE:
            game.emit("keeps_token", seat, {"ship": self.ship})
        else:
            player.ships[self.ship].token = NOTHING
            player.upgrades |= 1 << choice
            game.emit("upgrades", seat, {"upgrade": choice})
        if choice == WINDFALL:
            gain(game, seat, game.options.components.windfall)
        score_guests(game, seat, self.ship)

    def fits(self, game: GalacticCruise, seat: int) -> bool:
        return at_destination(game, seat, self.ship) and game.players[seat].ships[self.ship].token != NOTHING

    def describe(self, game: GalacticCruise, seat: int, choice: int) -> Answer:
        if choice == DONE:
            return answer("keep token", {}, "keep-token", "keep_token")
        target = f"upgrade-{UPGRADE_WORDS[choice]}"
        return answer("upgrade", {"upgrade": UPGRADES[choice]}, target, "upgrade", upgrade=choice)

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        return ask("upgrade", "GC-7.3", "GC-7.4", destination=self.destination(game, seat), ship=self.ship)


def score_guests(game: GalacticCruise, seat: int, number: int) -> None:
    """GC-7.5"""
    ship = game.players[seat].ships[number]
    step = ScoreGuests(number, ship.guests[0], ship.guests[1], ship.guests[2])
    if step.worth_asking(game, seat):
        game.push(seat, step)


def end_stop(game: GalacticCruise) -> None:
    clear(game)
    if game.used:
        move_used(game)  # GX-10.4, RX-20


class ScoreGuests(Decision):
    """DP5: a Guest not scored yet at this Stop, or enough."""

    __slots__ = ("a", "f", "r", "ship")
    kind: ClassVar[str] = "score_guests"
    former_kinds: ClassVar[tuple[str, ...]] = ("Score",)
    fields: ClassVar[dict[str, Field]] = {"a": AMOUNT, "f": AMOUNT, "r": AMOUNT, "ship": A_SHIP}

    def __init__(self, ship: int, a: int, r: int, f: int) -> None:
        self.ship: int = ship
        self.a: int = a
        self.r: int = r
        self.f: int = f

    def left(self) -> tuple[int, int, int]:
        return (self.a, self.r, self.f)

    def destination(self, game: GalacticCruise, seat: int) -> int:
        ship = game.players[seat].ships[self.ship]
        return game.options.cruise_stops[ship.cruise][ship.stop]

    def choices(self, game: GalacticCruise, seat: int) -> list[int]:
        ads = game.players[seat].ads
        here = self.destination(game, seat)
        left = self.left()
        return [t for t in range(len(TYPES)) if left[t] and self.price(game, seat, t, here) <= ads] + [DONE]

    def price(self, game: GalacticCruise, seat: int, type: int, here: int) -> int:
        ship = game.players[seat].ships[self.ship]
        return score_price(game, seat, type, here, ship.aboard() - sum(self.left()), ship.pilot)

    def take(self, game: GalacticCruise, seat: int, choice: int) -> None:
        if choice == DONE:
            end_stop(game)
            return
        player = game.players[seat]
        here = self.destination(game, seat)
        price = self.price(game, seat, choice, here)
        if game.levels:
            note_uses(game, seat, lambda: self.price(game, seat, choice, here))
        worth = guest_worth(game, seat, here)
        player.ads -= price
        player.score(worth, FOR_GUESTS)
        game.scored += 1
        game.emit("scores_guest", seat, {"type": choice, "ads": price, "n": worth, "ship": self.ship})
        left = list(self.left())
        left[choice] -= 1
        if any(left):
            step = ScoreGuests(self.ship, left[0], left[1], left[2])
            if step.worth_asking(game, seat):
                game.push(seat, step)
                return
        end_stop(game)

    def worth_asking(self, game: GalacticCruise, seat: int) -> bool:
        """A Guest can be scored, or a card or the track bonus might help: how many cards one holds is public."""
        if game.players[seat].hand or track_could_bring(game, seat, ADS):
            return True
        return len(self.choices(game, seat)) > 1

    def fits(self, game: GalacticCruise, seat: int) -> bool:
        if not at_destination(game, seat, self.ship):
            return False
        aboard = game.players[seat].ships[self.ship].guests
        return self.a <= aboard[0] and self.r <= aboard[1] and self.f <= aboard[2]

    def describe(self, game: GalacticCruise, seat: int, choice: int) -> Answer:
        if choice == DONE:
            return answer("done", {}, "done", "enough_guests")
        here = self.destination(game, seat)
        target = f"aboard-{self.ship + 1}-{TYPE_WORDS[choice]}"
        ads = self.price(game, seat, choice, here)
        worth = guest_worth(game, seat, here)
        return answer("score", {"guest": TYPES[choice]}, target, "score_guest", type=choice, ads=ads, n=worth)

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        return ask("score_guests", "GC-7.5", destination=self.destination(game, seat), ship=self.ship)


def day_in_space(game: GalacticCruise, seat: int, number: int) -> None:
    """GC-7.7"""
    if game.options.specialized:
        send_guests(game, seat, number)
        return
    ship = game.players[seat].ships[number]
    total = [0] * len(GAINS)
    for type in range(len(TYPES)):
        if ship.guests[type]:
            for k, each in enumerate(day_gains(game, seat, ship, type)):
                total[k] += each * ship.guests[type]
    game.day = number
    if game.phase == LAST_FLIGHT and game.players[seat].hand:
        game.push(seat, AFTER_DAY)
    gain(game, seat, total)


class AfterDay(Decision):
    """In the last flight: a card for this Day in Space, or on. In a normal turn the next decision leaves that time."""

    __slots__ = ()
    kind: ClassVar[str] = "after_day"

    def choices(self, game: GalacticCruise, seat: int) -> list[int]:
        return [DONE]

    def take(self, game: GalacticCruise, seat: int, choice: int) -> None:
        game.day = NOTHING
        game.landed = NOBODY_LANDED

    def fits(self, game: GalacticCruise, seat: int) -> bool:
        return seat == game.turn and game.phase == LAST_FLIGHT

    def describe(self, game: GalacticCruise, seat: int, choice: int) -> Answer:
        return answer("done", {}, "done", "go_on")

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        return ask("after_day", "GC-7.7", "GC-10.11")


AFTER_DAY: Final = AfterDay()


def return_to_earth(game: GalacticCruise, seat: int, number: int) -> None:
    """GC-7.8"""
    ship = game.players[seat].ships[number]
    if ship.token != NOTHING:
        lose_token(game, seat, number)
    game.cruise_discard.append(ship.cruise)
    for type in range(len(TYPES)):
        game.supply[type] += ship.guests[type]
    if game.options.with_loyalty:
        game.landed = ship.guests
    ship.guests = (0, 0, 0)
    ship.cruise = NOTHING
    ship.stop = NOTHING
    pilot = ship.pilot
    ship.pilot = NOBODY
    game.flown &= ~(1 << number)
    if game.phase == LAST_FLIGHT and game.players[seat].hand and game.options.with_loyalty:
        game.push(seat, AFTER_DAY)  # a card for the return may be played
    if pilot != BY_ITSELF and pilot != BY_PAL:
        worker_comes_home(game, seat, pilot == AN_EXPERT)
