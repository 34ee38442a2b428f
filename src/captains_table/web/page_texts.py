"""The texts of the pages, in TOML, and as the JSON that a browser reads once."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from captains_table.kernel.errors import BadPack
from captains_table.kernel.texts import LANGUAGES, plural
from captains_table.titles import title as find_title
from captains_table.titles import titles

FOLDER = Path(__file__).with_name("texts")


def _leaves(data: dict[str, Any], prefix: str) -> Iterator[tuple[str, dict[str, Any]]]:
    for key, value in data.items():
        name = f"{prefix}.{key}"
        if LANGUAGES[0] in value:
            missing = [language for language in LANGUAGES if language not in value]
            if missing:
                raise BadPack(f"{prefix}, [{key}]: there is no text in '{missing[0]}'")
            yield name, value
        else:
            yield from _leaves(value, name)


@cache
def sentences() -> dict[str, dict[str, Any]]:
    """Every sentence of the pages by its key, such as home.play_now; of boards by tranquility.board.free."""
    found: dict[str, dict[str, Any]] = {}
    for file in sorted(FOLDER.glob("*.toml")):
        found.update(_leaves(tomllib.loads(file.read_text(encoding="utf-8")), file.stem))
    for title_id in titles():
        for key, forms in find_title(title_id).texts.sentences.items():
            if key.startswith("board."):
                found[f"{title_id}.{key}"] = forms
    return found


@cache
def client_texts(language: str) -> tuple[bytes, str]:
    """The JSON of one language, and a name for this edition of it."""
    data = msgspec.json.encode({key: forms[language] for key, forms in sentences().items()})
    return data, sha256(data).hexdigest()[:12]


def say(key: str, language: str, **gaps: object) -> str:
    """A sentence for a page that the server draws."""
    return plural(sentences()[key][language], gaps.get("n")).format(**gaps)
