"""Phase 2, Set Course (DC-5): everybody chooses today's location."""

from __future__ import annotations

from typing import ClassVar, Final

from captains_table.kernel.phrasing import answer, ask
from captains_table.kernel.state import Answer, Cue, Prompt, Step
from captains_table.titles.dream_cruise.data.ids import NOTHING, SET_COURSE, SHORES
from captains_table.titles.dream_cruise.rules.notation import location_code
from captains_table.titles.dream_cruise.rules.state import DreamCruise
from captains_table.titles.dream_cruise.rules.steps.turns import Turn, everybody_plays, is_ahead, is_free


class SetCourse(Cue[DreamCruise]):
    __slots__ = ()
    kind: ClassVar[str] = "course_phase"

    def run(self, game: DreamCruise) -> None:
        game.phase = SET_COURSE
        game.ready = 0
        game.schedule(UNDER_WAY)
        everybody_plays(game, [CourseTurn(seat) for seat in game.order()])

    def fits(self, game: DreamCruise) -> bool:
        return is_ahead(game, SET_COURSE)


class CourseTurn(Turn):
    __slots__ = ()
    kind: ClassVar[str] = "course_turn"
    phase: ClassVar[int] = SET_COURSE

    def draw(self, game: DreamCruise) -> None:
        """DC-5.1, 5.4, 5.6"""
        ship = game.ships[self.seat]
        while len(ship.drawn) < game.options.locations_drawn:
            location = game.draw_location()
            if location == NOTHING:
                break
            ship.drawn.append(location)
        if ship.drawn:
            game.reveals += 1
            game.emit("drew_locations", self.seat, {"n": len(ship.drawn)}, {"locations": ship.drawn.copy()})

    def begin(self, game: DreamCruise) -> None:
        if game.ships[self.seat].drawn:
            game.push(self.seat, COURSE)
        else:
            game.ready |= 1 << self.seat
            game.emit("no_location", self.seat)


class Course(Step[DreamCruise]):
    """DC-5.2: exactly one, secret until everybody has chosen."""

    __slots__ = ()
    kind: ClassVar[str] = "set_course"

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

    def fits(self, game: DreamCruise, seat: int) -> bool:
        return is_free(game, seat, SET_COURSE) and not game.ships[seat].picked

    def describe(self, game: DreamCruise, seat: int, choice: int) -> Answer:
        location = location_code(game, choice)
        return answer("course", {"location": location}, f"location-{location.lower()}", "course", location=choice)

    def prompt(self, game: DreamCruise, seat: int) -> Prompt:
        return ask("course_final" if game.final else "course", "DC-5.2", n=len(game.ships[seat].drawn))


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
    kind: ClassVar[str] = "under_way"

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

    def fits(self, game: DreamCruise) -> bool:
        return game.phase == SET_COURSE


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
