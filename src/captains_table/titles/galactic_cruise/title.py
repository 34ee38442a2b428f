"""Galactic Cruise, declared: what it is and the functions that make it up."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from captains_table.kernel.title import Title, read_title
from captains_table.kernel.words import Noun, Texts
from captains_table.titles.galactic_cruise.advice.advise import advise
from captains_table.titles.galactic_cruise.box import box, catalogue, check
from captains_table.titles.galactic_cruise.deal import deal, inventory
from captains_table.titles.galactic_cruise.figures import figures, first
from captains_table.titles.galactic_cruise.names import nouns
from captains_table.titles.galactic_cruise.position import position
from captains_table.titles.galactic_cruise.set_up import set_up
from captains_table.titles.galactic_cruise.story import hands, story
from captains_table.titles.galactic_cruise.view import view

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
