"""Tranquility, declared: what it is and the functions that make it up."""

from __future__ import annotations

from pathlib import Path

from captains_table.kernel.title import Title, read_title
from captains_table.kernel.words import Noun, Texts
from captains_table.titles.tranquility.deal import deal, inventory
from captains_table.titles.tranquility.evaluate import advise
from captains_table.titles.tranquility.position import position, set_up
from captains_table.titles.tranquility.terms import box, check
from captains_table.titles.tranquility.view import view

HERE = Path(__file__).parent


def _nouns(packs: Path | None) -> dict[str, Noun]:
    return {"card": box(packs).card_name, "storm": box(packs).storm_name}


TITLE = Title(
    **read_title(HERE / "title.toml"),
    texts=Texts.read(HERE / "texts.toml"),
    nouns=_nouns,
    check=check,
    deal=deal,
    view=view,
    position=position,
    set_up=set_up,
    inventory=inventory,
    fingerprint=lambda packs: box(packs).fingerprint,
    advise=advise,
)
