"""What can go wrong, as types. Every message is a sentence that says what to do."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any


class CaptainError(ValueError):
    """Something the caller asked for cannot be; nothing was changed."""


class UnknownTitle(CaptainError):
    """There is no such title."""


class UnknownBot(CaptainError):
    """There is no such bot."""


class BadSeats(CaptainError):
    """The title is not for so many seats."""


class BadOptions(CaptainError):
    """An option is unknown, has an impossible value, or contradicts another: `words` then says it in any language."""

    def __init__(self, message: str, words: Any = None) -> None:
        super().__init__(message)
        self.words = words


class BadPosition(CaptainError):
    """A position that cannot be."""


class BadRecord(CaptainError):
    """A record that cannot be read, or does not replay."""


class BadPack(CaptainError):
    """A pack file that is broken: the message names file, entry and reason."""


class IllegalChoice(CaptainError):
    """The choice is not open now. `rule` names the rule that forbids it, if one does."""

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(f"{message} ({rule})" if rule else message)
        self.rule = rule


class NotYourTurn(IllegalChoice):
    """Nobody asks this seat now."""


class GameOver(NotYourTurn):
    """The game has ended."""


class CannotUndo(CaptainError):
    """Nothing of this seat can be taken back now."""


def suggest(wrong: object, known: Iterable[str]) -> str:
    """'; did you mean X?' or '; there are A, B, C': the end of a sentence about a wrong name."""
    names = list(known)
    close = get_close_matches(str(wrong), names, n=1)
    if close:
        return f"; did you mean '{close[0]}'?"
    return f"; there are {', '.join(names)}" if names else ""
