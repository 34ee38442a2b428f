"""Tables over HTTP, for tests."""

from __future__ import annotations

from typing import Any

import httpx

from tests.live_app import Guest


def open_table(host: Guest, *others: Guest, options: dict[str, Any] | None = None, public: bool = False) -> str:
    """A table with these people, dealt; its code."""
    kind = "open" if public else "invited"
    places = [{"kind": "me"}, *({"kind": kind} for _ in others)]
    code: str = host.post("/api/tables", title="tranquility", options=options or {}, seats=places, public=public)[
        "code"
    ]
    for guest in others:
        seat = guest.post(f"/api/tables/{code}/sit")["seat"]
        guest.post(f"/api/tables/{code}/ready", seat=seat, ready=True)
    if others:
        host.post(f"/api/tables/{code}/deal")
    return code


def asked(code: str, *crew: Guest) -> tuple[Guest, int, dict[str, Any]]:
    """Whose turn it is: who, on which seat, and what they see."""
    for guest in crew:
        seen = guest.snapshot(code)
        if seen["seat"] in seen["game"]["to_act"]:
            return guest, seen["seat"], seen
    raise AssertionError("nobody is asked")


def finish(code: str, *crew: Guest) -> None:
    """All give up."""
    for guest in crew:
        guest.post(f"/api/tables/{code}/concede", seat=guest.snapshot(code)["seat"])


def clean(answer: httpx.Response, *statuses: int) -> None:
    """A refusal in JSON: a sentence, no trace of the code."""
    assert answer.status_code in statuses, f"{answer.status_code} {answer.text[:200]}"
    assert answer.headers["content-type"] == "application/json"
    assert set(answer.json()) == {"message", "rule"} and answer.json()["message"]
    assert "Traceback" not in answer.text and ".py" not in answer.text
