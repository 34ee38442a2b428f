"""What the server refuses: sentences a person can act on, in the reader's language."""

from __future__ import annotations

from math import ceil
from pathlib import Path
from typing import Any

from captains_table.kernel.errors import CaptainError
from captains_table.kernel.state import Phrase
from captains_table.kernel.texts import Sentence, Texts

TEXTS = Texts.read(Path(__file__).with_name("texts.toml"))


class Refused(CaptainError):
    """A wish the server does not grant."""

    def __init__(self, key: str, **gaps: Any) -> None:
        self.phrase = Phrase(key, gaps)
        super().__init__(Sentence(TEXTS, self.phrase))


class NotFound(Refused):
    """There is no such table, seat or person."""


class NotAllowed(Refused):
    """It is somebody else's to decide."""


class NotNow(Refused):
    """It was possible once, or will be, but not now."""


class ChangedElsewhere(NotNow):
    """Somebody else has written what is now in the storage."""

    def __init__(self) -> None:
        super().__init__("elsewhere")


class CannotOpen(NotNow):
    """A table that cannot be opened: it is only listed, with the reason."""


class OtherEdition(CannotOpen):
    """Its rules are newer than those of today, or its packs others."""

    def __init__(self) -> None:
        super().__init__("other_edition")


class Quarantined(CannotOpen):
    """Its game leads nowhere, or takes more than the server can give; nobody tries again."""

    def __init__(self) -> None:
        super().__init__("put_aside")


class NotSignedIn(Refused):
    """Nobody has said who they are."""


class BadRequest(Refused):
    """What was sent makes no sense."""


class TooMany(Refused):
    """Too many attempts in too short a time; `wait` says after how many seconds another makes sense."""

    def __init__(self, key: str, *, wait: float = 30.0, **gaps: Any) -> None:
        super().__init__(key, **gaps)
        self.wait = max(1, ceil(wait))


class Misdirected(Refused):
    """Meant for a server of another name."""


class Unavailable(Refused):
    """Something the server needs is away just now: the database (or it is locked, full, read-only), or a worker."""

    wait = 3  # seconds

    def __init__(self, key: str = "unavailable") -> None:
        super().__init__(key)


class TooCostly(Refused):
    """It would take more time or room than one person can have."""

    def __init__(self) -> None:
        super().__init__("too_costly")


class WorkFailed(Refused):
    """A worker could not do it. Only what kind of error it was is told: its text may speak of what is secret."""

    def __init__(self, work: str = "", kind: str = "") -> None:
        super().__init__("work_failed")
        self.work, self.kind = work, kind

    def __reduce__(self) -> tuple[Any, ...]:
        return WorkFailed, (self.work, self.kind)


class WorkerLost(WorkFailed):
    """Its workers were killed or stopped from outside: not the work's fault, and another try makes sense."""

    wait = 3  # seconds

    def __init__(self) -> None:
        super().__init__()
        Refused.__init__(self, "no_worker")


class BadSetting(Refused):
    """A flag or an environment variable says something that cannot be, or names what cannot be used."""


class DatabaseInUse(BadSetting):
    """Another server has this database; it is open at `url`, where that is known."""

    def __init__(self, url: str) -> None:
        super().__init__("occupied" if url else "occupied_somewhere", url=url)
        self.url = url


class DatabaseTaken(BadSetting):
    """Another server took the database while this one could not reach it."""

    def __init__(self, by: DatabaseInUse) -> None:
        super().__init__("replaced" if by.url else "replaced_somewhere", url=by.url)
