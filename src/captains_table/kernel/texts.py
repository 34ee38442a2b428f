"""Texts in several languages: phrases (a key and what goes into its gaps) become sentences."""

from __future__ import annotations

import string
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from captains_table.kernel.state import Phrase

LANGUAGES = ("en", "de")

Noun = Callable[[Any, str], str]  # a thing of the table and a language -> its name


class _Gaps(string.Formatter):
    """`{card:card}` names the value by the noun after the colon; lists are joined by commas; what has its own `say`
    (a sentence, an error) says itself."""

    def __init__(self, nouns: Mapping[str, Noun], language: str) -> None:
        self.nouns = nouns
        self.language = language

    def format_field(self, value: Any, spec: str) -> str:
        if isinstance(value, (list, tuple)):
            return ", ".join(self.format_field(each, spec) for each in value)
        noun = self.nouns.get(spec)
        if noun is not None:
            return noun(value, self.language)
        return str(value.say(self.language) if hasattr(value, "say") else value)


class Texts:
    """The sentences of a title: `[key]` tables with a text, or its forms `one` and `other`, per language."""

    def __init__(self, sentences: dict[str, dict[str, Any]], file: str) -> None:
        self.sentences = sentences
        for key, forms in sentences.items():
            for language in LANGUAGES:
                if language not in forms:
                    raise ValueError(f"{file}, [{key}]: there is no text in '{language}'")

    @classmethod
    def read(cls, *paths: Path) -> Texts:
        """From one file, or from several that share the sentences out."""
        sentences: dict[str, dict[str, Any]] = {}
        for path in paths:
            found = cls(tomllib.loads(path.read_text(encoding="utf-8")), str(path)).sentences
            twice = sentences.keys() & found.keys()
            if twice:
                raise ValueError(f"{path}, [{min(twice)}]: said in another file already")
            sentences |= found
        return cls(sentences, "")

    def say(self, phrase: Phrase, language: str, nouns: Mapping[str, Noun]) -> str:
        """The sentence. Plural forms go by the argument `n`."""
        form = plural(self.sentences[phrase.key][language], phrase.args.get("n"))
        return _Gaps(nouns, language).vformat(form, (), phrase.args)

    def sentence(self, key: str, /, **gaps: Any) -> Sentence:
        return Sentence(self, Phrase(key, gaps))


def plural(form: str | dict[str, str], count: object) -> str:
    """The form for this number, where a text has several; the page asks Intl.PluralRules."""
    return form if isinstance(form, str) else form["one" if count == 1 else "other"]


@dataclass(frozen=True)
class Sentence:
    """Words together with the texts that say them: `str` is the English sentence."""

    texts: Texts
    phrase: Phrase
    nouns: Mapping[str, Noun] = field(default_factory=dict)

    def say(self, language: str) -> str:
        return self.texts.say(self.phrase, language, self.nouns)

    def __str__(self) -> str:
        return self.say("en")
