"""Tranquility, declared: what it is and the functions that make it up."""

from __future__ import annotations

from pathlib import Path

from captains_table.kernel.title import Title, read_title
from captains_table.kernel.words import Noun, Texts
from captains_table.titles.tranquility.deal import deal, first, inventory
from captains_table.titles.tranquility.evaluate import advise
from captains_table.titles.tranquility.manners import can_concede, can_end, late, remembers, suggestions, talk
from captains_table.titles.tranquility.position import position
from captains_table.titles.tranquility.set_up import set_up
from captains_table.titles.tranquility.story import capital, hands, number, story
from captains_table.titles.tranquility.terms import box, check
from captains_table.titles.tranquility.view import view

HERE = Path(__file__).parent


def _nouns(packs: Path | None) -> dict[str, Noun]:
    return {"card": box(packs).card_name, "storm": box(packs).storm_name, "number": number, "Number": capital}


TITLE = Title(
    **read_title(HERE / "title.toml"),
    texts=Texts.read(HERE / "texts.toml"),
    nouns=_nouns,
    check=check,
    can_concede=can_concede,
    can_end=can_end,
    remembers=remembers,
    talk=talk,
    suggestions=suggestions,
    late=late,
    deal=deal,
    view=view,
    position=position,
    set_up=set_up,
    inventory=inventory,
    fingerprint=lambda packs: box(packs).fingerprint,
    advise=advise,
    first=first,
    story=story,
    hands=hands,
)
