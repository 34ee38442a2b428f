"""The same tables of the same test are dealt the same cards every time: what fails once can be seen again.

`python -m tests.dealt` is `captain` with such deals; the running test stands in the file that CAPTAIN_DEAL names.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from types import SimpleNamespace

from captains_table.cli import main
from captains_table.server import lobby


def deal_for(test: Callable[[], str]) -> SimpleNamespace:
    """In place of the module `secrets`, as far as a new table needs it."""
    opened: dict[str, int] = {}

    def token_hex(size: int) -> str:
        about = test()
        opened[about] = opened.get(about, 0) + 1
        return sha256(f"{about} {opened[about]}".encode()).hexdigest()[: 2 * size]

    return SimpleNamespace(token_hex=token_hex)


if __name__ == "__main__":
    about = Path(os.environ["CAPTAIN_DEAL"])
    vars(lobby)["secrets"] = deal_for(lambda: about.read_text(encoding="utf-8"))
    sys.exit(main())
