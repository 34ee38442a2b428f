"""Looking back while a game goes on: as it was, and never with other eyes than one's own."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import captains_table as ct
from captains_table.server.look_back import look_back
from captains_table.server.worker_tasks import encode_look_back
from captains_table.titles import titles
from tests.live_app import Guest
from tests.web.tables import asked, clean, finish, open_table

EYES = (0, 1, None)


@pytest.mark.parametrize("title", titles())
def test_it_was_as_it_is_shown(title: str) -> None:
    """To each seat; where the log does not keep what only one seat knew, to each as to a spectator."""
    game = ct.new_game(title, seats=2, seed=3)
    rng = random.Random(title)
    seen = [{eyes: game.view(eyes) for eyes in EYES}]
    while not game.state.over and len(seen) < 60:
        seat = rng.choice(game.to_act)
        game.choose(seat, rng.choice(game.choices(seat)))
        seen.append({eyes: game.view(eyes) for eyes in EYES})
    keeps = game.title.log_keeps_private(game.state)
    for line in range(0, len(seen), 7):
        for eyes in EYES:
            page = encode_look_back(look_back(game, line, eyes), "en", None, False)
            assert json.loads(page.data) == json.loads(json.dumps(seen[line][eyes if keeps else None]))


def test_through_my_eyes_only_and_not_what_was_taken_back(anna: Guest, ben: Guest, nobody: Guest) -> None:
    code = open_table(anna, ben, options={"own_discards_visible": True})
    turn, seat, snapshot = asked(code, anna, ben)
    assert turn.choose(code, seat, snapshot["game"]["choices"][0]["notation"], "k", snapshot["decision"]).is_success

    def past(guest: Guest, line: int, **query: Any) -> Any:
        return guest.http.get(f"/api/tables/{code}/look-back/{line}", params=query)

    for guest, wished, own in ((anna, 0, 0), (anna, 1, 0), (ben, 0, 1), (nobody, 0, None)):
        assert past(guest, 1, seat=wished).json()["seat"] == own
    assert past(turn, 1, seat=seat).json()["table"] == turn.snapshot(code)["game"]["table"]
    for line in (2, 1_000_000):
        clean(past(turn, line), 404)
    clean(past(turn, -1), 404)
    assert turn.snapshot(code)["game"]["can_undo"]
    turn.post(f"/api/tables/{code}/undo", seat=seat, key="u")
    clean(past(turn, 1), 404)
    assert past(turn, 0, seat=seat).json()["table"] == turn.snapshot(code)["game"]["table"]


def test_a_game_that_was_given_up_is_looked_at_as_it_was_then(anna: Guest) -> None:
    code = open_table(anna)
    finish(code, anna)
    begun, given_up = (anna.get(f"/api/tables/{code}/look-back/{line}") for line in (0, 1))
    assert given_up == begun and given_up["outcome"] is None
