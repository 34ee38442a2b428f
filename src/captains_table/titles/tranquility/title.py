"""Tranquility, declared: what it is and the functions that make it up."""

from __future__ import annotations

from pathlib import Path

from captains_table.kernel.texts import Noun, Texts
from captains_table.kernel.title import Title, read_title
from captains_table.titles.tranquility.bot.advise import advise
from captains_table.titles.tranquility.data.components import components
from captains_table.titles.tranquility.presentation.etiquette import (
    can_concede,
    can_end,
    late,
    remembers,
    suggestions,
    talk,
)
from captains_table.titles.tranquility.presentation.names import nouns
from captains_table.titles.tranquility.presentation.position import position
from captains_table.titles.tranquility.presentation.recap import hands, story
from captains_table.titles.tranquility.presentation.set_up import set_up
from captains_table.titles.tranquility.presentation.view import view
from captains_table.titles.tranquility.rules.deal import deal, first, inventory
from captains_table.titles.tranquility.rules.options import check

HERE = Path(__file__).parent


def _nouns(packs: Path | None) -> dict[str, Noun]:
    return nouns(components(packs))


TITLE = Title(
    **read_title(HERE / "title.toml"),
    texts=Texts.read(*sorted((HERE / "texts").glob("*.toml"))),
    nouns=_nouns,
    check=check,
    can_concede=can_concede,
    can_end=can_end,
    log_keeps_private=remembers,
    talk=talk,
    suggestions=suggestions,
    overdue_choice=late,
    deal=deal,
    view=view,
    position=position,
    set_up=set_up,
    inventory=inventory,
    fingerprint=lambda packs: components(packs).fingerprint,
    advise=advise,
    first=first,
    recap=story,
    hands=hands,
)
