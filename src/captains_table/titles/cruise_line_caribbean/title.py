"""Cruise Line: Caribbean!, declared: what it is and the functions that make it up."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from captains_table.kernel.title import Title, read_title
from captains_table.kernel.words import Noun, Texts
from captains_table.titles.cruise_line_caribbean.advice.advise import advise
from captains_table.titles.cruise_line_caribbean.box import box, catalogue, check
from captains_table.titles.cruise_line_caribbean.deal import deal, inventory
from captains_table.titles.cruise_line_caribbean.figures import figures, first
from captains_table.titles.cruise_line_caribbean.names import nouns
from captains_table.titles.cruise_line_caribbean.position import position
from captains_table.titles.cruise_line_caribbean.set_up import set_up
from captains_table.titles.cruise_line_caribbean.story import hands, story
from captains_table.titles.cruise_line_caribbean.view import view

HERE = Path(__file__).parent


@cache
def _nouns(packs: Path | None) -> dict[str, Noun]:
    return nouns(box(packs))


TITLE = Title(
    **read_title(HERE / "title.toml"),
    texts=Texts.read(*sorted(HERE.glob("texts*.toml"))),
    nouns=_nouns,
    check=check,
    catalogue=catalogue,
    deal=deal,
    view=view,
    position=position,
    set_up=set_up,
    inventory=inventory,
    advise=advise,
    first=first,
    figures=figures,
    fingerprint=lambda packs: box(packs).fingerprint,
    story=story,
    hands=hands,
)
