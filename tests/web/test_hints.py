"""What would the pilot do? Only in one's own seat, only while it is asked, never against other people."""

from __future__ import annotations

from typing import Any

import pytest

import captains_table as ct
from captains_table.bots.remote import BotRequest
from captains_table.titles import titles
from tests.live_app import Guest, InlineWorkers, LiveApp
from tests.web.tables import asked, clean, finish, open_table


def hint(guest: Guest, code: str, seat: int = 0, **query: str) -> Any:
    return guest.http.post(f"/api/tables/{code}/hint", json={"seat": seat}, params=query)


@pytest.mark.parametrize("title", [title for title in titles() if ct.title(title).advise])
def test_a_hint_is_one_of_my_choices(app: LiveApp, title: str) -> None:
    anna = app.guest("Anna", **{"accept-language": "de"})
    game = ct.new_game(title, seats=2, seed=1)
    code = anna.post("/api/replays/play-on", record=game.record(), ply=0, seat=game.to_act[0])["code"]
    seen = anna.snapshot(code)
    assert seen["may_hint"] is True
    told = hint(anna, code, seen["seat"]).json()
    assert told.pop("decision") == seen["decision"]
    assert told in [
        {"choice": each["notation"], "label": each["label"], "target": each["target"]}
        for each in seen["game"]["choices"]
    ]


def test_who_may_ask(app: LiveApp, anna: Guest, ben: Guest, nobody: Guest) -> None:
    """Alone, with bots, or for all seats oneself: but not for a seat that is not asked, nor in somebody else's."""
    both = anna.post("/api/tables", title="tranquility", seats=[{"kind": "me"}, {"kind": "here"}])["code"]
    seat = anna.snapshot(both)["game"]["to_act"][0]
    assert hint(anna, both, seat).is_success
    for refused, status in ((hint(anna, both, 1 - seat), 409), (hint(ben, both, seat), 403), (hint(nobody, both), 401)):
        clean(refused, status)
    assert not ben.snapshot(both)["may_hint"]
    alone = open_table(anna)
    finish(alone, anna)
    clean(hint(anna, alone), 409)
    assert not anna.snapshot(alone)["may_hint"]
    waiting = anna.post("/api/tables", title="tranquility", seats=[{"kind": "me"}, {"kind": "open"}])["code"]
    clean(hint(anna, waiting), 409)


def test_nobody_is_helped_against_people(app: LiveApp, anna: Guest, ben: Guest) -> None:
    """Nor against somebody for whom a bot stands in, and who may come back."""
    code = open_table(anna, ben)
    turn, seat, seen = asked(code, anna, ben)
    assert not seen["may_hint"]
    clean(hint(turn, code, seat), 403)
    assert hint(turn, code, seat, lang="de").json()["message"].startswith("Die Lotsin rät nur")
    other = ben if turn is anna else anna
    other.post(f"/api/tables/{code}/leave", seat=1 - seat)
    clean(hint(turn, code, seat), 403)


def test_a_hint_that_comes_late(app: LiveApp, anna: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The question was answered and taken back while the pilot thought: the same choices, but another question."""
    code = open_table(anna)
    first = anna.snapshot(code)["game"]["choices"][0]

    async def think(self: InlineWorkers, work: object, request: BotRequest, **_: object) -> int:
        assert (request.seat, request.level) == (0, "pilot")
        table = await app.registry.find(code)
        async with table.lock:
            await app.registry.commit(table, table.event("choose", 0, first["notation"]))
            await app.registry.commit(table, table.event("undo", 0, ""))
        return int(first["id"])

    monkeypatch.setattr(InlineWorkers, "do", think)
    clean(hint(anna, code), 409)
