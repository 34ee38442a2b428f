"""A title from its folder: title.toml, and the functions that its modules have under known names."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from captains_table.kernel.texts import Noun, Texts
from captains_table.kernel.title import Title, read_title

PARTS: Final = {  # module -> what of a Title it may have
    "rules.deal": ("deal", "inventory"),
    "rules.options": ("check_options",),
    "bot.advise": ("advise",),
    "data.components": ("catalogue",),
    "presentation.view": ("rival", "view", "view_type"),
    "presentation.position": ("position",),
    "presentation.set_up": ("set_up",),
    "presentation.refusals": ("why_not",),
    "presentation.recap": ("recap", "hands"),
    "presentation.statistics": ("first_seat", "statistics"),
    "presentation.etiquette": (
        *("can_concede", "can_end", "log_keeps_private", "overdue_choice", "suggestions", "talk"),
    ),
}


def load_title(package: str) -> Title:
    """The title whose folder this package is. What a module does not have is as `Title` says it is by default."""
    folder = Path(str(import_module(package).__file__)).parent
    found: dict[str, Any] = {}
    for name, parts in PARTS.items():
        if find_spec(f"{package}.{name}") is not None:
            module = import_module(f"{package}.{name}")
            found |= {part: getattr(module, part) for part in parts if hasattr(module, part)}
    components = import_module(f"{package}.data.components").components
    name_things = import_module(f"{package}.presentation.names").nouns

    @cache
    def nouns(packs: Path | None) -> dict[str, Noun]:
        named: dict[str, Noun] = name_things(components(packs))
        return named

    return Title(
        **read_title(folder / "title.toml"),
        **found,
        texts=Texts.read(*sorted((folder / "texts").glob("*.toml"))),
        nouns=nouns,
        fingerprint=lambda packs: str(components(packs).fingerprint),
    )
