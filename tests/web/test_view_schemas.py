"""The API's description says what every title shows: views fit it."""

from __future__ import annotations

import json
from typing import Any

import jsonschema_rs
import pytest

import captains_table as ct
from captains_table.kernel.rng import Rng
from tests.live_app import Guest

TITLES = [id for id in ct.titles() if ct.title(id).view_type is not None]


@pytest.mark.parametrize("id", TITLES)
def test_a_view_is_as_the_description_says(anna: Guest, id: str) -> None:
    description = anna.http.get("/api/schema/openapi.json").json()
    schemas = description["components"]["schemas"]
    assert {"$ref": f"#/components/schemas/{id}.{_name(id)}"} in schemas["GameView"]["properties"]["table"]["anyOf"]
    whole = {"$ref": "#/components/schemas/GameView", "components": description["components"]}
    own = {"$ref": f"#/components/schemas/{id}.{_name(id)}", "components": description["components"]}
    game, rng = ct.new_game(id, seats=2, seed=4), Rng(4)
    for number in range(60):
        if number % 10 == 0:
            for seat in (None, 0, 1):
                view = _as_json(game.view(seat))
                jsonschema_rs.validate(whole, view)
                jsonschema_rs.validate(own, view["table"])
        seat = game.to_act[0]
        options = game.state.choices(seat)
        game.choose(seat, options[rng.below(len(options))])
    wrong = {**_as_json(game.view(0)), "choices": [{"id": "one"}]}
    with pytest.raises(jsonschema_rs.ValidationError):
        jsonschema_rs.validate(whole, wrong)


def _name(id: str) -> str:
    kind = ct.title(id).view_type
    assert kind is not None
    return kind.__name__


def _as_json(view: dict[str, Any]) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(view))
    return data
