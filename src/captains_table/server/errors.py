"""What the server refuses: sentences a person can act on, in the reader's language."""

from __future__ import annotations

from math import ceil
from pathlib import Path
from typing import Any

from captains_table.kernel.errors import CaptainError
from captains_table.kernel.state import Words
from captains_table.kernel.words import Sentence, Texts

TEXTS = Texts.read(Path(__file__).with_name("texts.toml"))


class Refused(CaptainError):
    """A wish the server does not grant."""

    def __init__(self, key: str, **gaps: Any) -> None:
        self.words = Words(key, gaps)
        super().__init__(Sentence(TEXTS, self.words))


class NotFound(Refused):
    """There is no such table, seat or person."""


class NotAllowed(Refused):
    """It is somebody else's to decide."""


class NotNow(Refused):
    """It was possible once, or will be, but not now."""


class OldRules(NotNow):
    """A table whose rules or packs are not those of today."""

    def __init__(self) -> None:
        super().__init__("old_rules")


class SignedOut(Refused):
    """Nobody has said who they are."""


class Unusable(Refused):
    """What was sent makes no sense."""


class TooMany(Refused):
    """Too many attempts in too short a time; `wait` says after how many seconds another makes sense."""

    def __init__(self, key: str, *, wait: float = 30.0, **gaps: Any) -> None:
        super().__init__(key, **gaps)
        self.wait = max(1, ceil(wait))


class Misdirected(Refused):
    """Meant for a server of another name."""


class BadSetting(Refused):
    """A flag or an environment variable says something that cannot be, or names what cannot be used."""


class Occupied(BadSetting):
    """Another server has this database; it is open at `url`."""

    def __init__(self, url: str) -> None:
        super().__init__("occupied", url=url)
        self.url = url
