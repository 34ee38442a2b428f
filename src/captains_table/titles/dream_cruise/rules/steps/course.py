"""Phase 2, Set Course (DC-5): everybody chooses today's location."""

from __future__ import annotations

from typing import Final

from captains_table.kernel.phrasing import ask, refuse, reply
from captains_table.kernel.state import Answer, Cue, Prompt, Refusal, Step
from captains_table.titles.dream_cruise.data.ids import NOTHING, SET_COURSE, SHORES
from captains_table.titles.dream_cruise.rules.notation import location_word
from captains_table.titles.dream_cruise.rules.state import DreamCruise


class SetCourse(Cue[DreamCruise]):
    __slots__ = ()

    def run(self, game: DreamCruise) -> None:
        game.phase = SET_COURSE
        game.ready = 0
        order = game.order()
        if game.options.sequential:  # DC-3.5
            game.schedule(*[CourseTurn(seat) for seat in order], UNDER_WAY)
            return
        for seat in order:  # DC-3.3
            draw(game, seat)
        game.schedule(UNDER_WAY)
        for seat in order:
            begin(game, seat)


class CourseTurn(Cue[DreamCruise]):
    """DC-3.5: one after another."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def run(self, game: DreamCruise) -> None:
        draw(game, self.seat)
        begin(game, self.seat)


def draw(game: DreamCruise, seat: int) -> None:
    """DC-5.1, 5.4, 5.6"""
    ship = game.ships[seat]
    while len(ship.drawn) < game.options.locations_drawn:
        location = game.draw_location()
        if location == NOTHING:
            break
        ship.drawn.append(location)
    if ship.drawn:
        game.reveals += 1
        game.emit("drew_locations", seat, {"n": len(ship.drawn)}, {"locations": ship.drawn.copy()})


def begin(game: DreamCruise, seat: int) -> None:
    if game.ships[seat].drawn:
        game.push(seat, COURSE)
    else:
        game.ready |= 1 << seat
        game.emit("no_location", seat)


class Course(Step[DreamCruise]):
    """DC-5.2: exactly one, secret until everybody has chosen."""

    __slots__ = ()

    def choices(self, game: DreamCruise, seat: int) -> list[int]:
        return game.ships[seat].drawn.copy()

    def take(self, game: DreamCruise, seat: int, choice: int) -> None:
        game.ships[seat].picked = (choice,)
        game.ready |= 1 << seat
        if game.options.sequential:
            game.reveals += 1
            arrive(game, seat)
        else:
            game.emit("chosen_course", seat)

    def secret(self, game: DreamCruise, seat: int, choice: int) -> bool:
        return not game.options.sequential

    def describe(self, game: DreamCruise, seat: int, choice: int) -> Answer:
        word = location_word(game, choice)
        return reply(f"course {word}", f"location-{word}", "course", location=choice)

    def prompt(self, game: DreamCruise, seat: int) -> Prompt:
        return ask("course_final" if game.final else "course", "DC-5.2", n=len(game.ships[seat].drawn))

    def why_not(self, game: DreamCruise, seat: int, notation: str) -> Refusal | None:
        return refuse("location_drawn", "DC-5.2") if notation.startswith("course ") else None


COURSE: Final = Course()


def arrive(game: DreamCruise, seat: int) -> None:
    ship = game.ships[seat]
    location = ship.picked[0]
    ship.picked = ()
    ship.drawn.remove(location)
    ship.location = location
    ship.voyage.append(location)
    game.emit("arrives" if location < SHORES else "sea_day", seat, {"location": location})


class UnderWay(Cue[DreamCruise]):
    """All courses are shown together; the other cards are discarded (DC-5.3), or go to Jana (DC-13.4)."""

    __slots__ = ()

    def run(self, game: DreamCruise) -> None:
        order = game.order()
        for seat in order:
            if game.ships[seat].picked:
                game.reveals += 1
                arrive(game, seat)
        for seat in order:
            ship = game.ships[seat]
            if ship.drawn:
                game.reveals += 1
                if game.options.solo:
                    game.jana_locations += tuple(ship.drawn)
                    game.emit("jana_locations", -1, {"locations": ship.drawn})
                else:
                    game.location_discard += ship.drawn
                ship.drawn = []
        if game.options.sea_bonus:
            for seat in order:
                sea_bonus(game, seat)


def sea_bonus(game: DreamCruise, seat: int) -> None:
    """DC-5.7"""
    ship = game.ships[seat]
    if ship.location >= SHORES:
        card = game.draw_ship_card()
        if card != NOTHING:
            ship.receive(card)
            ship.unseen += ((card, game.refills),)
            game.reveals += 1
            game.emit("sea_bonus", seat, {}, {"card": card})


UNDER_WAY: Final = UnderWay()
COURSE_PHASE: Final = SetCourse()
