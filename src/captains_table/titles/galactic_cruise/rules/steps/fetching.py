"""A Worker who is fetched home from the Network (GX 19.5, 19.6)."""

from __future__ import annotations

from typing import ClassVar, Final

from captains_table.kernel.fields import FLAG, Field, Number
from captains_table.kernel.phrasing import answer, ask
from captains_table.kernel.state import Answer, Prompt
from captains_table.titles.galactic_cruise.data.ids import LOCATIONS, NOTHING, SITES
from captains_table.titles.galactic_cruise.rules.notation import SITE_WORDS
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from captains_table.titles.galactic_cruise.rules.steps.decision import Decision
from captains_table.titles.galactic_cruise.rules.steps.gaining import worker_comes_home

DECLINE: Final = 9


def workers_away(game: GalacticCruise, seat: int, also_placed: int) -> list[int]:
    """Locations of own Workers: X1 leaves the one placed this turn."""
    return [site for site in range(SITES) if game.workers[site] >> 1 == seat and (also_placed or site != game.site)]


def fetch_worker(game: GalacticCruise, seat: int, count: int, also_placed: int) -> None:
    """X1, SE-15: asked if there is one."""
    if workers_away(game, seat, also_placed):
        game.push(seat, FetchWorker(count, also_placed))


class FetchWorker(Decision):
    """XD11: an own Worker in the Network comes home with its Funding Bonus."""

    __slots__ = ("also_placed", "count")
    kind: ClassVar[str] = "fetch_worker"
    fields: ClassVar[dict[str, Field]] = {"also_placed": FLAG, "count": Number(1, 9)}

    def __init__(self, count: int, also_placed: int) -> None:
        self.count: int = count
        self.also_placed: int = also_placed

    def choices(self, game: GalacticCruise, seat: int) -> list[int]:
        return [*workers_away(game, seat, self.also_placed), DECLINE]

    def take(self, game: GalacticCruise, seat: int, choice: int) -> None:
        if choice == DECLINE:
            return
        worker = game.workers[choice]
        game.workers[choice] = NOTHING
        game.emit("returns_worker", seat, {"site": choice})
        if self.count > 1:
            fetch_worker(game, seat, self.count - 1, self.also_placed)
        worker_comes_home(game, seat, worker & 1 == 1)

    def fits(self, game: GalacticCruise, seat: int) -> bool:
        return seat == game.turn

    def describe(self, game: GalacticCruise, seat: int, choice: int) -> Answer:
        if choice == DECLINE:
            return answer("fetch nobody", {}, "fetch-nobody", "fetch_nobody")
        return answer("fetch", {"location": LOCATIONS[choice]}, f"site-{SITE_WORDS[choice]}", "fetch", site=choice)

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        return ask("fetch_worker", "GX-14.4" if self.also_placed else "GX-12.2")
