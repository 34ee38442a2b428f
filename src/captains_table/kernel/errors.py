"""What can go wrong, as types. Every message is a sentence that says what to do, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from captains_table.kernel.texts import LANGUAGES, Sentence, Texts

HERE = Path(__file__).parent
LETTERS = 80  # of what was sent that a sentence repeats
TEXTS = Texts.read(HERE / "texts.toml", HERE / "errors.toml")


@dataclass(frozen=True)
class Translated:
    """A sentence that has been said in every language already: what is left of one that comes from another process."""

    said: Mapping[str, str]

    def say(self, language: str) -> str:
        return self.said[language]


class CaptainError(ValueError):
    """Something the caller asked for cannot be; nothing was changed. `str` tells why in English, `say` in any language.

    Why is a sentence of some texts, or plain English where it speaks of entries in a file: of a position, a pack.
    """

    def __init__(self, why: Sentence | Translated | str, language: str = "en") -> None:
        self.why = why
        super().__init__(self.say(language))

    def say(self, language: str) -> str:
        return self.why if isinstance(self.why, str) else self.why.say(language)

    def __reduce__(self) -> tuple[Any, ...]:
        """On its way from another process."""
        said = {language: CaptainError.say(self, language) for language in LANGUAGES}
        return _arrived, (type(self), Translated(said), getattr(self, "rule", ""))


def _arrived(kind: type[CaptainError], why: Translated, rule: str) -> CaptainError:
    error = kind.__new__(kind)
    if isinstance(error, IllegalChoice):
        error.rule = rule
    CaptainError.__init__(error, why)
    return error


class UnknownTitle(CaptainError):
    """There is no such title."""


class UnknownBot(CaptainError):
    """There is no such bot."""


class BadSeats(CaptainError):
    """The title is not for so many seats."""


class BadOptions(CaptainError):
    """An option is unknown, has an impossible value, or contradicts another."""


class BadPosition(CaptainError):
    """A position that cannot be."""


class EndlessGame(BadPosition):
    """So much happens by itself, and nobody is ever asked: only what was set up by hand does that."""


class BadRecord(CaptainError):
    """A record that cannot be read, or does not replay."""


class BadPack(CaptainError):
    """A pack file that is broken: the message names file, entry and reason."""


class IllegalChoice(CaptainError):
    """The choice is not open now: `str` tells why in the language of whoever chose. `rule` names the rule behind it,
    if there is one."""

    def __init__(self, why: Sentence | str, language: str = "en", rule: str = "") -> None:
        self.rule = rule
        super().__init__(why, language)

    def say(self, language: str) -> str:
        return f"{super().say(language)} ({self.rule})" if self.rule else super().say(language)


class NotYourTurn(IllegalChoice):
    """Nobody asks this seat now."""


class GameOver(NotYourTurn):
    """The game has ended."""


class CannotUndo(CaptainError):
    """Nothing of this seat can be taken back now."""


def shown(value: object) -> str:
    """What somebody sent, as a sentence bears it: not more of it than one can read."""
    try:
        text = repr(value)
    except (RecursionError, ValueError):  # too deep, or a number of thousands of digits
        text = f"this {type(value).__name__}"
    return cut(text)


def cut(text: object) -> str:
    """The beginning of a long text, and nothing in it that cannot be written down."""
    text = str(text).encode("utf-8", "replace").decode()
    return text if len(text) <= LETTERS else f"{text[: LETTERS - 3]}..."


def suggest(wrong: object, known: Iterable[str]) -> Sentence | str:
    """'; did you mean X?' or '; there are A, B, C': the end of a sentence about a wrong name."""
    names = list(known)
    close = get_close_matches(cut(wrong), names, n=1)
    if close:
        return TEXTS.sentence("did_you_mean", name=close[0])
    return TEXTS.sentence("there_are", names=names) if names else ""
