"""Texts in several languages: Words (a key and what goes into its gaps) become sentences."""

from __future__ import annotations

import string
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from captains_table.kernel.errors import BadPack
from captains_table.kernel.state import Words

LANGUAGES = ("en", "de")

Noun = Callable[[Any, str], str]  # a thing of the table and a language -> its name


class _Gaps(string.Formatter):
    """`{card:card}` names the value by the noun after the colon; lists are joined by commas."""

    def __init__(self, nouns: Mapping[str, Noun], language: str) -> None:
        self.nouns = nouns
        self.language = language

    def format_field(self, value: Any, spec: str) -> str:
        if isinstance(value, (list, tuple)):
            return ", ".join(self.format_field(each, spec) for each in value)
        noun = self.nouns.get(spec)
        return str(value) if noun is None else noun(value, self.language)


class Texts:
    """The sentences of a title: `[key]` tables with a text, or its forms `one` and `other`, per language."""

    def __init__(self, sentences: dict[str, dict[str, Any]], file: str) -> None:
        self.sentences = sentences
        for key, forms in sentences.items():
            for language in LANGUAGES:
                if language not in forms:
                    raise BadPack(f"{file}, [{key}]: there is no text in '{language}'")

    @classmethod
    def read(cls, *paths: Path) -> Texts:
        """From one file, or from several that share the sentences out."""
        sentences: dict[str, dict[str, Any]] = {}
        for path in paths:
            found = cls(tomllib.loads(path.read_text(encoding="utf-8")), str(path)).sentences
            twice = sentences.keys() & found.keys()
            if twice:
                raise BadPack(f"{path}, [{min(twice)}]: said in another file already")
            sentences |= found
        return cls(sentences, "")

    def say(self, words: Words, language: str, nouns: Mapping[str, Noun]) -> str:
        """The sentence. Plural forms go by the argument `n`."""
        form = self.sentences[words.key][language]
        if isinstance(form, dict):
            form = form["one" if words.args.get("n") == 1 else "other"]
        return _Gaps(nouns, language).vformat(form, (), words.args)
