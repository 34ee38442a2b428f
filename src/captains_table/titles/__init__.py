"""The titles: every folder here is one. Adding a title is adding a folder with a TITLE."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from captains_table.kernel.errors import TEXTS, BadPack, UnknownTitle, cut, suggest
from captains_table.kernel.title import Title

_known: dict[str, Title] = {}


def _load() -> dict[str, Title]:
    """Found in their folders, the shortest voyage first."""
    if not _known:
        folders = [module.name for module in iter_modules(__path__) if module.ispkg]
        found: list[Title] = [import_module(f"{__name__}.{name}").TITLE for name in folders]
        _known.update({each.id: each for each in sorted(found, key=lambda each: each.minutes)})
    return _known


def titles() -> tuple[str, ...]:
    """The ids of all titles."""
    return tuple(_load())


def title(id: str) -> Title:
    """The title with this id."""
    if isinstance(id, str) and id in _known:
        return _known[id]
    known = _load()
    if not isinstance(id, str) or id not in known:
        raise UnknownTitle(TEXTS.sentence("no_title", id=cut(id), hint=suggest(id, known)))
    return known[id]


def register(new: Title) -> None:
    """Add a title that lives elsewhere."""
    _load()[new.id] = new


def check_packs(folder: Path | None) -> Path | None:
    """This folder of packs, if all in it is read: what is misspelt would silently change nothing."""
    if folder is not None and folder.is_dir():
        _check_names(folder, titles())
        for id in titles():
            if (folder / id).is_dir():
                _check_names(folder / id, data_files(id))
    return folder


def data_files(id: str) -> tuple[str, ...]:
    """What a pack can hold of a title: a file for each of its own."""
    own = title(id).folder
    return tuple(sorted(file.name for file in (own / "data").glob("*.toml"))) if own else ()


def _check_names(folder: Path, known: tuple[str, ...]) -> None:
    for name in sorted(each.name for each in folder.iterdir()):
        if name not in known and not name.startswith("."):
            raise BadPack(TEXTS.sentence("unread", path=folder / name, known=known))
