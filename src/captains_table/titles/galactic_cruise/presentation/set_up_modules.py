"""What belongs to modules of the expansions in a position that is being set up (GX-10, 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.titles.galactic_cruise.data.ids import AREAS, LOCATIONS, NETWORKER, SITES, TROUBLESHOOTER
from captains_table.titles.galactic_cruise.rules.deal import deal_modules
from captains_table.titles.galactic_cruise.rules.locations import turn_tokens
from captains_table.titles.galactic_cruise.rules.state import GalacticCruise
from captains_table.titles.galactic_cruise.shapes.position import NowSaid

if TYPE_CHECKING:
    from captains_table.titles.galactic_cruise.presentation.set_up import SettingUp

SLOTS = AREAS[SITES:]


class ModulesReader:
    def __init__(self, game: GalacticCruise, said: SettingUp) -> None:
        self.game = game
        self.said = said

    def run(self) -> None:
        """What is not said is as at the beginning; tokens beside enough Developments are active (GX-11.2)."""
        deal_modules(self.game)
        self.only_with("trackers", self.game.options.advanced, "GX-10.2")
        self.only_with("location_bonuses", self.game.options.location_bonus, "GX-11.1")
        self.only_with("active", self.game.options.location_bonus, "GX-11.1")
        written = self.said.said
        if written.trackers is not None:
            self.trackers(written.trackers)
        if written.location_bonuses is not None:
            self.tokens(written.location_bonuses)
        if written.active is not None:
            active = self.said.words_in(written.active, LOCATIONS, "active")
            if self.game.options.all_active and active != (1 << SITES) - 1:
                raise self.said.wrong("active", "at this table all are (GX-11.7)")
            self.game.active = active
            turn_tokens(self.game)
            if self.game.active != active:
                raise self.said.wrong("active", "a token beside enough Developments is active (GX-11.2)")

    def only_with(self, name: str, there: bool, rule: str) -> None:
        if name in self.said.data and not there:
            raise self.said.wrong(name, f"its module is not in play ({rule})")

    def trackers(self, given: list[int]) -> None:
        said, game = self.said, self.game
        if len(given) != len(game.technologies):
            raise said.wrong("trackers", "one number for each of the four Technologies (GX-10.2)")
        last = [game.options.tech_last[tile] for tile in game.technologies]
        game.levels = tuple(said.number(each, 0, most, "trackers") for each, most in zip(given, last, strict=True))
        if game.options.upgraded and list(game.levels) != last:
            raise said.wrong("trackers", "at this table all stand on their last space (GX-10.10)")

    def tokens(self, given: list[str]) -> None:
        said, game = self.said, self.game
        tokens = said.words(given, game.options.components.location_bonus_ids, "location_bonuses")
        if sorted(tokens) != list(range(SITES)):
            raise said.wrong("location_bonuses", "each of the six lies at one location (GX-11.1)")
        game.location_bonuses = tuple(tokens)

    def now(self, told: NowSaid, ships: int) -> None:
        """What this turn has seen."""
        said, game = self.said, self.game
        for names, there in (
            (("declined", "tracked", "used"), len(game.levels) > 0),
            (("acted",), game.expert_ability(NETWORKER)),
            (("solved",), game.expert_ability(TROUBLESHOOTER)),
        ):
            for name in names:
                if getattr(told, name) is not None and not there:
                    raise said.wrong(f"now, {name}", "its module is not in play")
        for name in ("declined", "tracked", "used"):
            setattr(game, name, said.words_in(getattr(told, name) or [], SLOTS, f"now, {name}"))
        game.acted = said.words_in(told.acted or [], LOCATIONS, "now, acted")
        game.solved = told.solved is True
        flown_on = told.flown_on
        if flown_on is not None and isinstance(flown_on, bool) == (len(game.levels) > 0):
            kind = "a list of Ships" if game.levels else "true or false"
            raise said.wrong("now, flown_on", f"must be {kind} at this table (GX-10.2)")
        if isinstance(flown_on, list):
            game.flown_on = said.numbers_in(flown_on, ships - 1, "now, flown_on")
        else:
            game.flown_on = 1 if flown_on else 0
