"""Galactic Cruise, declared: what it is and the functions that make it up."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from captains_table.kernel.texts import Noun, Texts
from captains_table.kernel.title import Title, read_title
from captains_table.titles.galactic_cruise.bot.advise import advise
from captains_table.titles.galactic_cruise.data.components import catalogue, components
from captains_table.titles.galactic_cruise.presentation.names import nouns
from captains_table.titles.galactic_cruise.presentation.position import position
from captains_table.titles.galactic_cruise.presentation.recap import hands, story
from captains_table.titles.galactic_cruise.presentation.refusals import why_not
from captains_table.titles.galactic_cruise.presentation.set_up import set_up
from captains_table.titles.galactic_cruise.presentation.statistics import figures, first
from captains_table.titles.galactic_cruise.presentation.view import view
from captains_table.titles.galactic_cruise.presentation.view_types import View
from captains_table.titles.galactic_cruise.rules.deal import deal, inventory
from captains_table.titles.galactic_cruise.rules.options import check

HERE = Path(__file__).parent


@cache
def _nouns(packs: Path | None) -> dict[str, Noun]:
    return nouns(components(packs))


TITLE = Title(
    **read_title(HERE / "title.toml"),
    texts=Texts.read(*sorted((HERE / "texts").glob("*.toml"))),
    nouns=_nouns,
    check=check,
    catalogue=catalogue,
    deal=deal,
    view=view,
    view_type=View,
    position=position,
    set_up=set_up,
    inventory=inventory,
    advise=advise,
    first=first,
    statistics=figures,
    refuse=why_not,
    fingerprint=lambda packs: components(packs).fingerprint,
    recap=story,
    hands=hands,
)
