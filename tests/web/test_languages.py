"""Whatever is refused, by the kernel too, is refused in the reader's language."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from tests.live_app import Guest

RECORD = ct.new_game("tranquility", 2, 1).record()


@pytest.mark.parametrize(
    ("seats", "options", "words"),
    [
        (9, {}, "hat 1 bis 5 Plätze, nicht 9"),
        (2, {"rock": True}, "keine Option 'rock'; meintest du 'rocks'?"),
        (2, {"removal": 21}, "kann nicht 21 sein; möglich: 0 bis 20"),
        (2, {"mode": "pyramid", "rocks": True}, "Pyramide"),
    ],
)
def test_seats_and_options_in_german(anna: Guest, seats: int, options: dict[str, Any], words: str) -> None:
    agreed = {"seats": seats, "options": options}
    checked = anna.post("/api/titles/tranquility/check?lang=de", **agreed)
    assert words in checked["problem"]
    places = [{"kind": "me"}, *[{"kind": "bot"}] * (seats - 1)]
    opened = anna.try_post("/api/tables?lang=de", title="tranquility", options=options, seats=places, public=False)
    assert opened.status_code == 422 and words in opened.json()["message"]


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("captains-table", "a", "keine Aufzeichnung"),
        ("rules: 1", "rules: 7", "nach Regelfassung 7"),
        ("seats: 2", "seats: 9", "der Kopf der Aufzeichnung kann nicht stimmen: tranquility hat 1 bis 5 Plätze"),
        ("\n\n", "\n\n0 play 999\n", "ist nicht erlaubt: Person 1 ist jetzt nicht gefragt"),
        ("\n\n", "\n\n1 play 999\n", "ist nicht erlaubt: Du hast '999' nicht auf der Hand (TR-4.4)"),
        ("end: open", "end: arrived", "von Hand geändert"),
        ("\n\n", '\nposition: {"ended": "sunk"}\n\n', "kein Spiel von tranquility endet mit 'sunk'"),
    ],
)
def test_records_in_german(anna: Guest, old: str, new: str, words: str) -> None:
    changed = RECORD.replace(old, new, 1)
    assert changed != RECORD
    answer = anna.try_post("/api/replays?lang=de", record=changed, eyes="open")
    assert answer.status_code == 422 and words in answer.json()["message"]


def test_eyes_and_moments_in_german(anna: Guest) -> None:
    eyes = anna.try_post("/api/replays?lang=de", record=RECORD, eyes="7")
    moment = anna.try_post("/api/replays/play-on?lang=de", record=RECORD, ply=5, seat=0)
    assert "sieht niemand zu" in eyes.json()["message"] and "Zeitpunkte 0 bis 0" in moment.json()["message"]
