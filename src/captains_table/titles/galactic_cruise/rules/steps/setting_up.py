"""What players choose before the first turn (GC-3.25 to 3.28)."""

from __future__ import annotations

from typing import ClassVar, Final

from captains_table.kernel.fields import Field, Number
from captains_table.kernel.phrasing import answer, ask
from captains_table.kernel.state import Answer, Cue, Prompt
from captains_table.titles.galactic_cruise.data.ids import AREAS, RESOURCES, SETTING_UP, SITES
from captains_table.titles.galactic_cruise.rules.notation import AREA_WORDS
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from captains_table.titles.galactic_cruise.rules.steps.decision import Decision
from captains_table.titles.galactic_cruise.rules.steps.developments import AREA_COUNT, place_development
from captains_table.titles.galactic_cruise.rules.steps.rachel_actions import rachel_sets_up
from captains_table.titles.galactic_cruise.rules.steps.starting import AUCTION
from captains_table.titles.galactic_cruise.rules.steps.turns import TURN
from captains_table.titles.galactic_cruise.rules.steps.works import describe_take, displayed, take_blueprint


class FirstDevelopment(Decision):
    """DP1, GC-3.26"""

    __slots__ = ()
    kind: ClassVar[str] = "first_development"
    former_kinds: ClassVar[tuple[str, ...]] = ("FirstSite",)

    def choices(self, game: GalacticCruise, seat: int) -> list[int]:
        empty = [area for area in range(SITES) if not game.areas[area]]
        return [row * AREA_COUNT + area for row in range(len(RESOURCES)) for area in empty]

    def take(self, game: GalacticCruise, seat: int, choice: int) -> None:
        row, area = divmod(choice, AREA_COUNT)
        place_development(game, seat, row, area)
        game.push(seat, FIRST_BLUEPRINT)

    def fits(self, game: GalacticCruise, seat: int) -> bool:
        return game.phase == SETTING_UP

    def describe(self, game: GalacticCruise, seat: int, choice: int) -> Answer:
        row, area = divmod(choice, AREA_COUNT)
        where = {"resource": RESOURCES[row], "area": AREAS[area]}
        return answer("build", where, f"area-{AREA_WORDS[area]}", "first_site", kind=row, area=area)

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        return ask("first_site", "GC-3.26")


class FirstBlueprint(Decision):
    """DP2, GC-3.27"""

    __slots__ = ()
    kind: ClassVar[str] = "first_blueprint"

    def choices(self, game: GalacticCruise, seat: int) -> list[int]:
        return displayed(game)

    def take(self, game: GalacticCruise, seat: int, choice: int) -> None:
        take_blueprint(game, seat, choice)

    def fits(self, game: GalacticCruise, seat: int) -> bool:
        return game.phase == SETTING_UP

    def describe(self, game: GalacticCruise, seat: int, choice: int) -> Answer:
        return describe_take(game, choice)

    def prompt(self, game: GalacticCruise, seat: int) -> Prompt:
        return ask("first_blueprint", "GC-3.27")


FIRST_DEVELOPMENT: Final = FirstDevelopment()
FIRST_BLUEPRINT: Final = FirstBlueprint()


class SetUp(Cue[GalacticCruise]):
    """GC-3.25: in reverse seat order, each both before the next; so many players are left."""

    __slots__ = ("left",)
    kind: ClassVar[str] = "set_up"
    fields: ClassVar[dict[str, Field]] = {"left": Number(0, 4)}

    def __init__(self, left: int) -> None:
        self.left: int = left

    def fits(self, game: GalacticCruise) -> bool:
        return game.phase == SETTING_UP and self.left <= game.options.companies

    def run(self, game: GalacticCruise) -> None:
        if self.left:
            game.schedule(SetUp(self.left - 1))
            seat = (game.first + self.left - 1) % game.options.companies
            if game.automatic(seat):
                rachel_sets_up(game)
            else:
                game.push(seat, FIRST_DEVELOPMENT)
            return
        game.slide_blueprints()
        if game.auction:  # GX-15.6: held after all other setup
            game.schedule(self)
            game.schedule(AUCTION)
            return
        game.round = 1
        game.turn = game.first
        game.schedule(TURN)
