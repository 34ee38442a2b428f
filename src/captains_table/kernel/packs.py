"""Component data in TOML, checked as it is read; an owner's pack may replace any entry of it."""

from __future__ import annotations

import tomllib
from difflib import get_close_matches
from hashlib import sha256
from json import dumps
from pathlib import Path
from typing import Any, TypeVar

from msgspec import Struct

from captains_table.kernel.errors import BadPack, suggest
from captains_table.kernel.shapes import Misfit, fit

S = TypeVar("S", bound=Struct)


class Pack:
    """The data of one title: its own files, with the entries that a user's pack replaces."""

    def __init__(self, own: Path, packs: Path | None, title: str, *more: str) -> None:
        """`more` names files beside the first one, such as those of expansions: all together are the data."""
        self.file = own
        self.data: dict[str, Any] = {}
        self.files = [own, *[own.with_name(name) for name in more]]
        for file in self.files:
            _join(self.data, _read(file), file)
        self.replaced: dict[str, Any] = {}
        self.overrides: list[tuple[Path, dict[str, Any]]] = []
        if packs is not None:
            if not packs.is_dir():
                raise BadPack(f"{packs}: there is no such folder of packs")
            for file in self.files:
                self._override(packs / title / file.name)
        self.fingerprint = (
            sha256(dumps(self.data, sort_keys=True, default=str).encode()).hexdigest()[:12] if self.replaced else ""
        )

    def _override(self, file: Path) -> None:
        if file.exists():
            self.overrides.append((file, _read(file)))
            self._merge(self.data, _read(file), "")
            _join(self.replaced, _read(file), file)

    def _merge(self, below: dict[str, Any], above: dict[str, Any], path: str) -> None:
        for key, value in above.items():
            entry = f"{path}.{key}" if path else key
            if key not in below:
                raise self.wrong(entry, f"the title has no such entry{suggest(key, get_close_matches(key, below))}")
            if isinstance(below[key], dict) != isinstance(value, dict):
                raise self.wrong(entry, f"must be {'a table' if isinstance(below[key], dict) else 'a value'}")
            if isinstance(value, dict):
                self._merge(below[key], value, entry)
            else:
                below[key] = value

    def wrong(self, entry: str, reason: str) -> BadPack:
        """The error to raise: it names the file the entry came from, the entry and the reason."""
        said = [file for file, changes in self.overrides if _has(changes, entry)]
        own = [file for file in self.files if _has(_read(file), entry)]
        return BadPack(f"{[*said, *own, self.file][0]}, {entry}: {reason}")

    def read(self, shape: type[S]) -> S:
        """Everything, as declared; what an entry does not need may stand there, too."""
        try:
            return fit(printed(self.data), shape)
        except Misfit as wrong:
            raise self.wrong(".".join(wrong.where), wrong.why) from None

    def get(self, entry: str) -> Any:
        here: Any = self.data
        for key in entry.split("."):
            if not isinstance(here, dict) or key not in here:
                raise self.wrong(entry, "is missing")
            here = here[key]
        return here

    def integer(self, entry: str, low: int, high: int) -> int:
        value = self.get(entry)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.wrong(entry, f"must be a whole number from {low} to {high}, not {value!r}")
        return value


def printed(data: Any) -> Any:
    """What stands on the components, without where it comes from."""
    if isinstance(data, dict):
        return {key: printed(value) for key, value in data.items() if key != "source"}
    return data


def _join(below: dict[str, Any], above: dict[str, Any], file: Path) -> None:
    """Tables of the same name become one; nothing may be said twice."""
    for key, value in above.items():
        if isinstance(value, dict) and isinstance(below.get(key), dict):
            _join(below[key], value, file)
        elif key in below:
            raise BadPack(f"{file}, {key}: is said in another file, too")
        else:
            below[key] = value


def _has(data: Any, entry: str) -> bool:
    for key in entry.split("."):
        if not isinstance(data, dict) or key not in data:
            return False
        data = data[key]
    return True


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadPack(f"{path}: not valid TOML: {error}") from None
    except (OSError, UnicodeDecodeError) as error:
        raise BadPack(f"{path}: cannot be read: {error}") from None
