"""Phase 1, Boarding (DC-4): families come into the empty cabins. In solo Jana draws too (DC-13.3)."""

from __future__ import annotations

from typing import ClassVar, Final

from captains_table.kernel.phrasing import answer, ask
from captains_table.kernel.state import Answer, Cue, Prompt, Step
from captains_table.titles.dream_cruise.data.ids import BOARDING, CABINS, NOTHING
from captains_table.titles.dream_cruise.rules.notation import family_code
from captains_table.titles.dream_cruise.rules.state import ROUND_CAP, DreamCruise
from captains_table.titles.dream_cruise.rules.steps.turns import Turn, everybody_plays, is_ahead, is_free


class Boarding(Cue[DreamCruise]):
    __slots__ = ()
    kind: ClassVar[str] = "boarding_phase"

    def run(self, game: DreamCruise) -> None:
        options = game.options
        game.phase = BOARDING
        game.ready = 0
        if options.round_cap and game.round >= options.round_cap and not game.final:  # DC-4.13
            game.final = ROUND_CAP
            game.emit("final_cap", -1, {"n": game.round})
        if game.round == 1:  # DC-4.1
            if options.solo and options.jana_round_one:  # O6
                jana_draws(game)
            return
        game.schedule(ALL_ABOARD)
        everybody_plays(game, [BoardTurn(seat) for seat in game.order()])
        if options.solo:
            jana_draws(game)

    def fits(self, game: DreamCruise) -> bool:
        return is_ahead(game, BOARDING)


class BoardTurn(Turn):
    __slots__ = ()
    kind: ClassVar[str] = "board_turn"
    phase: ClassVar[int] = BOARDING

    def draw(self, game: DreamCruise) -> None:
        """DC-4.3, 4.8, 4.10"""
        ship = game.ships[self.seat]
        wanted = game.options.families_per_cabin * len(ship.empty_cabins())
        while len(ship.drawn) < wanted:
            family = game.draw_family()
            if family == NOTHING:
                break
            ship.drawn.append(family)
        if ship.drawn:
            game.reveals += 1
            game.emit("drew_families", self.seat, {"n": len(ship.drawn)}, {"families": ship.drawn.copy()})

    def begin(self, game: DreamCruise) -> None:
        if game.ships[self.seat].drawn:
            game.push(self.seat, BOARD)
        else:
            game.ready |= 1 << self.seat  # DC-4.2


def jana_draws(game: DreamCruise) -> None:
    """DC-13.3, 13.8"""
    family = game.draw_family()
    if family != NOTHING:
        game.jana += (family,)
        game.reveals += 1
        game.emit("jana_draws", -1)


def to_fill(game: DreamCruise, seat: int) -> list[int]:
    """The cabins that will be filled: all empty ones, unless the families have run out (DC-4.10)."""
    ship = game.ships[seat]
    return ship.empty_cabins()[: len(ship.drawn)]


class Board(Step[DreamCruise]):
    """DC-4.4: a family for the next empty cabin, inner first; secret until everybody has chosen."""

    __slots__ = ()
    kind: ClassVar[str] = "board"

    def choices(self, game: DreamCruise, seat: int) -> list[int]:
        ship = game.ships[seat]
        return [family for family in ship.drawn if family not in ship.picked]

    def take(self, game: DreamCruise, seat: int, choice: int) -> None:
        ship = game.ships[seat]
        ship.picked = (*ship.picked, choice)
        if len(ship.picked) < len(to_fill(game, seat)):
            game.push(seat, BOARD)
            return
        game.ready |= 1 << seat
        if game.options.sequential:
            game.reveals += 1
            come_aboard(game, seat)
        else:
            game.emit("chosen_families", seat)

    def secret(self, game: DreamCruise, seat: int, choice: int) -> bool:
        return not game.options.sequential or len(game.ships[seat].picked) + 1 < len(to_fill(game, seat))

    def fits(self, game: DreamCruise, seat: int) -> bool:
        return is_free(game, seat, BOARDING) and len(game.ships[seat].picked) < len(to_fill(game, seat))

    def describe(self, game: DreamCruise, seat: int, choice: int) -> Answer:
        family = family_code(game, choice)
        return answer("board", {"family": family}, f"family-{family.lower()}", "board", family=choice)

    def prompt(self, game: DreamCruise, seat: int) -> Prompt:
        ship = game.ships[seat]
        cabins = to_fill(game, seat)
        cabin = cabins[len(ship.picked)]
        key = "board_all" if len(ship.drawn) == len(cabins) else "board" if len(cabins) == 1 else "board_more"
        return ask(key, "DC-4.4", cabin=CABINS[cabin], step=len(ship.picked) + 1, of=len(cabins), n=len(ship.drawn))


BOARD: Final = Board()


def come_aboard(game: DreamCruise, seat: int) -> None:
    """DC-4.5"""
    ship = game.ships[seat]
    cabins = to_fill(game, seat)
    for k in range(len(ship.picked)):
        family = ship.picked[k]
        ship.board(cabins[k], family)
        ship.drawn.remove(family)
        game.emit("boards", seat, {"family": family, "cabin": CABINS[cabins[k]]})
    ship.picked = ()


class AllAboard(Cue[DreamCruise]):
    """All choices are shown together, then the rejected families are discarded in turn order (DC-3.3, 4.6)."""

    __slots__ = ()
    kind: ClassVar[str] = "all_aboard"

    def run(self, game: DreamCruise) -> None:
        order = game.order()
        for seat in order:
            if game.ships[seat].picked:
                game.reveals += 1
                come_aboard(game, seat)
        for seat in order:
            ship = game.ships[seat]
            if ship.drawn:
                game.reveals += 1
                game.family_discard += ship.drawn
                game.emit("rejects", seat, {"families": ship.drawn})
                ship.drawn = []

    def fits(self, game: DreamCruise) -> bool:
        return game.phase == BOARDING


ALL_ABOARD: Final = AllAboard()
BOARDING_PHASE: Final = Boarding()
