"""Asking too much, guessing passwords, and keeping others out by doing so."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from argon2 import PasswordHasher
from sqlalchemy import func, select

from captains_table.server import limits as limiting
from captains_table.server import people as who_is_who
from captains_table.server import player_actions
from captains_table.server.schema import devices
from captains_table.web import view_schemas
from tests.live_app import Guest, Listener, LiveApp, live_app
from tests.web.tables import clean, open_table

GOOD, NEW = "correct horse", "another horse"
NEVER = 1e6  # seconds until another try


@pytest.fixture
def quick_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    monkeypatch.setattr(who_is_who, "PasswordHasher", lambda: hasher)
    monkeypatch.setattr(who_is_who, "_DUMMY_HASH", hasher.hash("nobody"))


@pytest.fixture
def limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, quick_hashes: None) -> Iterator[LiveApp]:
    """Limits as they are served, and no try comes back however slow the machine; behind a proxy, for its addresses."""
    monkeypatch.setattr(limiting, "RATES", {kind: (size, NEVER) for kind, (size, _) in limiting.RATES.items()})
    with live_app(data=str(tmp_path), limits=True, behind_proxy=True) as running:
        yield running


def at(app: LiveApp, address: str, name: str | None = None) -> Guest:
    return app.guest(name, **{"x-forwarded-for": address})


def guesses(app: LiveApp, address: str, account: str, most: int = 1000) -> int:
    """How many wrong passwords are looked at before the door is shut."""
    spy = at(app, address)
    for number in range(most):
        if spy.try_post("/api/login", account=account, password="a wild guess").status_code == 429:
            return number
    return most


def signed_up(app: LiveApp, address: str, name: str) -> Guest:
    guest = at(app, address, name)
    guest.token = guest.post("/api/account", account=name.casefold(), password=GOOD)["token"]
    return guest


# -- reading -------------------------------------------------------------------------------------------------


def test_reading_without_end(limited: LiveApp, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages, answers and what is not there are counted by address; files and streams are not."""
    monkeypatch.setitem(limiting.RATES, "read", (12, NEVER))
    anna = at(limited, "198.51.100.1", "Anna")
    code = open_table(anna)
    paths = ["/", "/rules", "/me", "/api/me", "/api/home", "/api/nowhere", "/nowhere", f"/t/{code}", "/api/titles"]
    for _ in range(20):
        for path in ("/static/shell/lib.js", "/titles/tranquility/board/index.js", "/healthz", "/favicon.ico"):
            assert anna.http.get(path).status_code < 400
    assert [anna.http.get(path).status_code for path in paths] == [200] * 5 + [404] * 2 + [200] * 2
    assert anna.http.head("/").status_code == 405  # it is counted all the same
    other = at(limited, "198.51.100.1")
    assert [other.http.get("/api/me").status_code for _ in range(3)] == [200, 200, 429]
    refusal = other.http.get("/api/me", headers={"accept-language": "de"})
    clean(refusal, 429)
    assert "zu oft" in refusal.json()["message"] and int(refusal.headers["retry-after"]) > 0
    page = other.http.get("/", headers={"accept": "text/html"})
    assert page.status_code == 429 and page.headers["content-type"].startswith("text/html")
    assert int(page.headers["retry-after"]) > 0
    assert anna.http.get("/static/shell/lib.js").status_code == 200
    stream = Listener(anna, code)
    stream.wait(lambda snapshot: snapshot["seat"] == 0)
    stream.close()
    assert anna.try_post("/api/me", name="Anna Maria").status_code == 200
    assert at(limited, "198.51.100.2").http.get("/").status_code == 200


def test_every_refusal_says_when_to_come_again(limited: LiveApp, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(limiting.RATES, "chat", (0, NEVER))
    monkeypatch.setitem(limiting.RATES, "choice", (0, 5.0))
    monkeypatch.setitem(limiting.MAX_OPEN, "stream", 0)
    anna = at(limited, "198.51.100.1", "Anna")
    code = open_table(anna)
    wish: dict[str, Any] = {"seat": 0, "decision": "x", "choice": "x", "key": "k"}
    for answer in (
        anna.try_post(f"/api/tables/{code}/chat", text="Ahoy"),
        anna.try_post(f"/api/tables/{code}/choices", **wish),
        anna.http.get(f"/api/tables/{code}/stream"),
    ):
        clean(answer, 429)
        assert int(answer.headers["retry-after"]) >= 1
    assert anna.try_post(f"/api/tables/{code}/choices", **wish).headers["retry-after"] == "5"


def test_sending_without_end(limited: LiveApp, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is sent counts by address, also by somebody nobody knows, and where no other limit holds."""
    monkeypatch.setitem(limiting.RATES, "write", (4, NEVER))
    spy = at(limited, "198.51.100.1")
    wish: dict[str, Any] = {"seats": 2, "options": {}}
    assert spy.try_post("/api/titles/tranquility/check", **wish).status_code == 200
    assert spy.try_post("/api/logout").status_code == 200
    assert spy.http.put("/api/me").status_code == 405
    assert spy.try_post("/api/nowhere").status_code == 404
    clean(spy.try_post("/api/titles/tranquility/check", **wish), 429)
    assert spy.http.get("/api/me").status_code == 200
    assert at(limited, "198.51.100.2").try_post("/api/logout").status_code == 200


def test_signing_out_of_sessions_that_never_were(limited: LiveApp, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody else's session is not looked for again and again, as long as others send tokens they have invented."""
    anna = at(limited, "198.51.100.1", "Anna")
    people = limited.registry.people
    people._known.clear()
    real, read = people.store.read, 0

    async def reading(work: Any) -> Any:
        nonlocal read
        found = await real(work)
        if (read := read + 1) < 20:
            await people.sign_out(f"invented {read}")
        return found

    monkeypatch.setattr(people.store, "read", reading)
    assert anna.get("/api/me")["name"] == "Anna" and read == 1


def test_the_description_of_the_api_is_written_once(limited: LiveApp, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is the dearest page there is."""
    reader = at(limited, "198.51.100.1")
    first = reader.http.get("/api/schema/openapi.json")
    monkeypatch.setattr(view_schemas, "with_views", None)
    assert first.status_code == 200 and reader.http.get("/api/schema/openapi.json").content == first.content


# -- taking back ---------------------------------------------------------------------------------------------


def test_a_log_that_grows_for_ever(limited: LiveApp, monkeypatch: pytest.MonkeyPatch) -> None:
    """Choosing and taking back: every line stays in the log, and whoever looks at the table is told all of it."""
    monkeypatch.setattr(player_actions, "MOST_UNDONE", 3)
    anna = at(limited, "198.51.100.1", "Anna")
    code = open_table(anna)
    for turn in range(4):
        seen = anna.snapshot(code)
        choice = seen["game"]["choices"][0]["notation"]
        assert anna.choose(code, 0, choice, f"choice-{turn}").status_code == 200
        told = anna.try_post(f"/api/tables/{code}/undo", seat=0, key=f"undo-{turn}")
        if turn < 3:
            assert told.status_code == 200
        else:
            clean(told, 409)
            assert "3 choices" in told.json()["message"]
    other = seen["game"]["choices"][1]["notation"]
    wish = {"seat": 0, "decision": anna.snapshot(code)["decision"], "choice": other, "key": "other", "instead": True}
    clean(anna.try_post(f"/api/tables/{code}/choices", **wish), 409)
    assert sum(line["undone"] for line in anna.snapshot(code)["log"]) <= 3


# -- passwords -----------------------------------------------------------------------------------------------


def test_an_account_is_not_shut_by_wrong_passwords(limited: LiveApp) -> None:
    """From one address; from another the owner signs in as if nothing were."""
    signed_up(limited, "198.51.100.1", "Anna")
    assert guesses(limited, "203.0.113.1", "anna") == limiting.RATES["password"][0]
    assert at(limited, "198.51.100.1").try_post("/api/login", account="anna", password=GOOD).status_code == 200
    assert at(limited, "198.51.100.9").try_post("/api/login", account="anna", password=GOOD).status_code == 200
    clean(at(limited, "203.0.113.1").try_post("/api/login", account="anna", password=GOOD), 429)


def test_many_accounts_from_one_address_and_one_from_many(limited: LiveApp) -> None:
    tries, many, wide = (limiting.RATES[kind][0] for kind in ("password", "password_address", "password_account"))
    signed_up(limited, "198.51.100.1", "Anna")
    assert [guesses(limited, "203.0.113.1", f"account.{n}") for n in range(5)] == [tries] * 3 + [
        many - 3 * tries - 3,
        0,
    ]
    found = [guesses(limited, f"203.0.113.{n}", "anna") for n in range(2, 2 + wide // tries + 2)]
    assert sum(found) == wide and found[-1] == 0
    clean(at(limited, "198.51.100.9").try_post("/api/login", account="anna", password=GOOD), 429)


def test_invented_account_names_do_not_wash_a_bucket_away(limited: LiveApp, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limiting, "MAX_BUCKETS", 5)
    tries, many = limiting.RATES["password"][0], limiting.RATES["password_address"][0]
    spy = at(limited, "203.0.113.1")
    assert guesses(limited, "203.0.113.1", "anna") == tries
    for number in range(many):
        spy.try_post("/api/login", account=f"invented.{number}", password=GOOD)
    clean(spy.try_post("/api/login", account="anna", password=GOOD), 429)
    assert len(limited.registry.limits._buckets["password_account"]) <= many  # the address was asked first


def test_a_device_that_is_known_is_not_kept_out(limited: LiveApp) -> None:
    """Whatever others do, from the same address too; and it has no more tries than others."""
    anna = signed_up(limited, "198.51.100.1", "Anna")
    device = anna.http.cookies["captain_device"]
    anna.post("/api/logout")
    assert anna.http.cookies["captain_device"] == device
    for kind in ("password", "password_address", "password_account"):
        limiting.RATES[kind] = (0, NEVER)
    stranger = at(limited, "198.51.100.1")
    clean(stranger.try_post("/api/login", account="anna", password=GOOD), 429)
    clean(stranger.http.post("/api/login", json={"account": "anna", "password": GOOD},
                             headers={"cookie": f"captain_device={device}x"}), 429)  # fmt: skip
    clean(anna.try_post("/api/login", account="somebody", password=GOOD), 429)  # it is known to one account
    answer = anna.try_post("/api/login", account="anna", password=GOOD)
    assert answer.status_code == 200 and f"captain_device={device}" in str(answer.headers)
    tries = limiting.RATES["password_device"][0]
    told = [anna.try_post("/api/login", account="anna", password="a guess").status_code for _ in range(tries + 1)]
    assert told == [403] * tries + [429]


def test_whoever_is_signed_in_is_not_kept_out(limited: LiveApp) -> None:
    anna = signed_up(limited, "198.51.100.1", "Anna")
    for kind in ("password", "password_address", "password_account"):
        limiting.RATES[kind] = (0, NEVER)
    clean(at(limited, "203.0.113.1").try_post("/api/login", account="anna", password=GOOD), 429)
    anna.post("/api/account/password", old=GOOD, new=NEW)
    tries = limiting.RATES["password_own"][0]
    told = [anna.try_post("/api/account/delete", password="a guess").status_code for _ in range(tries + 1)]
    assert told == [403] * tries + [429]
    limited.registry.limits._buckets.clear()
    anna.post("/api/account/delete", password=NEW)


def test_what_becomes_of_devices(limited: LiveApp) -> None:
    """A new password ends the privilege of the others, and nothing is left of a deleted account."""

    def known() -> int:
        count = select(func.count()).select_from(devices)
        return limited.run(limited.registry.store.read(lambda connection: connection.scalar(count))) or 0

    anna = signed_up(limited, "198.51.100.1", "Anna")
    thief = at(limited, "203.0.113.1")
    given = thief.try_post("/api/login", account="anna", password=GOOD).headers.get_list("set-cookie")
    [device] = [each for each in given if each.startswith("captain_device=")]
    assert "HttpOnly" in device and "Max-Age=31536000" in device and known() == 2
    assert thief.http.cookies["captain_device"] not in str(
        limited.run(limited.registry.store.read(lambda connection: connection.execute(select(devices)).all()))
    )
    anna.post("/api/account/password", old=GOOD, new=NEW)
    assert known() == 1
    for kind in ("password", "password_address", "password_account"):
        limiting.RATES[kind] = (0, NEVER)
    clean(thief.try_post("/api/login", account="anna", password=NEW), 429)
    anna.post("/api/logout")
    anna.post("/api/login", account="anna", password=NEW)
    answer = anna.try_post("/api/account/delete", password=NEW)
    assert answer.is_success and known() == 0
    assert not anna.http.cookies.get("captain_device")


def test_a_device_is_not_known_by_a_password_that_is_just_changed(limited: LiveApp) -> None:
    anna = signed_up(limited, "198.51.100.1", "Anna")
    people = limited.registry.people
    person, token = limited.run(people.sign_in("anna", GOOD, "203.0.113.1"))
    anna.post("/api/account/password", old=GOOD, new=NEW)
    assert limited.run(people.remember_device(person, token, "")) == ""


def test_devices_do_not_grow_without_end(limited: LiveApp, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the latest are known."""
    monkeypatch.setattr(who_is_who, "DEVICES", 3)
    first = signed_up(limited, "198.51.100.1", "Anna")
    for _ in range(5):
        at(limited, "198.51.100.1").post("/api/login", account="anna", password=GOOD)
    count = select(func.count()).select_from(devices)
    assert limited.run(limited.registry.store.read(lambda connection: connection.scalar(count))) == 3
    limiting.RATES["password_address"] = (0, NEVER)
    clean(first.try_post("/api/login", account="anna", password=GOOD), 429)


# -- keeping answers -----------------------------------------------------------------------------------------


def test_no_cache_keeps_what_is_for_one_reader(limited: LiveApp) -> None:
    anna = at(limited, "198.51.100.1", "Anna")
    code = open_table(anna)
    for path in ("/", "/me", "/rules", f"/t/{code}", "/nowhere", "/api/me", "/api/home", f"/api/tables/{code}",
                 "/api/titles", "/api/nowhere", f"/api/tables/{code}/record"):  # fmt: skip
        answer = anna.http.get(path, headers={"accept": "text/html"})
        assert answer.headers.get_list("cache-control") == ["no-store"], path
    assert anna.try_post("/api/me", language="de").headers["cache-control"] == "no-store"
    assert anna.try_post(f"/api/tables/{code}/choices").headers["cache-control"] == "no-store"
    for path in ("/static/shell/lib.js", "/titles/tranquility/board/index.js", "/titles/dream-cruise/cards.json"):
        assert httpx.get(f"{limited.url}{path}").headers.get_list("cache-control") == ["no-cache"]
