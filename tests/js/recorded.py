"""What boards are given in every golden playthrough, written into files that tests in JavaScript read."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from captains_table.kernel.rng import Rng
from captains_table.kernel.texts import LANGUAGES
from captains_table.web.page_texts import client_texts
from tests.conformance.golden import SEED, samples
from tests.conformance.titles import TITLES, Setting

EVERYBODY = 10  # so often in a sample everybody's view is recorded, else that of whoever chooses


def playthroughs() -> dict[str, Setting]:
    """The golden games of titles with a board, by their names."""
    return {str(setting): setting for title in TITLES if title.folder is not None for setting in samples(title)}


def views(setting: Setting, language: str, sample: bool) -> Iterator[dict[str, Any]]:
    """What everybody sees before each choice and at the end. In a sample the languages take turns."""
    game = setting.new(SEED)
    rng = Rng(SEED)
    everybody = [None, *range(game.state.seats)]
    number = 0
    while game.to_act:
        seat = game.to_act[int(rng.below(len(game.to_act)))]
        turn, other = divmod(number + LANGUAGES.index(language), len(LANGUAGES))
        if not sample or other == 0:
            for eyes in [seat] if sample and turn % EVERYBODY else everybody:
                yield game.view(eyes, language)
        choices = game.choices(seat)
        game.choose(seat, choices[rng.below(len(choices))])
        number += 1
    for eyes in everybody:
        yield game.view(eyes, language)


def write(setting: Setting, language: str, folder: Path, sample: bool) -> int:
    """The views, the words and the cards; how many views there are."""
    seen = list(views(setting, language, sample))
    (folder / "views.jsonl").write_bytes(b"\n".join(msgspec.json.encode(view) for view in seen))
    (folder / "texts.json").write_bytes(client_texts(language)[0])
    (folder / "cards.json").write_bytes(msgspec.json.encode(setting.title.catalogue(None)))
    return len(seen)
