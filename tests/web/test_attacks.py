"""What people try who mean no good, each a test: refused with a clean answer, and nothing happens."""

from __future__ import annotations

import json
import time
from typing import Any

import httpx
import pytest

from captains_table.server import limits as limiting
from tests.live_app import Guest, Listener, LiveApp
from tests.server.helpers import essence
from tests.web.tables import asked, clean, finish, open_table

SCRIPT = '<script>alert("1")</script>'
ACTS: dict[str, dict[str, Any]] = {  # everything that can be done at a table
    "choices": {"seat": 0, "decision": "x", "choice": "x", "key": "k"},
    "why": {"seat": 0, "choice": "x"},
    "hint": {"seat": 0},
    "undo": {"seat": 0, "key": "k"},
    "concede": {"seat": 0},
    "leave": {"seat": 5},
    "stand-in": {"seat": 5},
    "mark": {"seat": 0, "target": None},
    "sit": {},
    "ready": {"seat": 0, "ready": True},
    "fill": {"seat": 1, "level": "pilot"},
    "chat": {"text": "x"},
    "rematch": {},
    "deal": {},
}


# -- seats and turns -----------------------------------------------------------------------------------------


def test_nobody_decides_for_another_seat(app: LiveApp, anna: Guest, ben: Guest, nobody: Guest) -> None:
    code = open_table(anna, ben)
    turn, seat, seen = asked(code, anna, ben)
    other = ben if turn is anna else anna
    stranger = app.guest("Stranger")
    before = essence(app.table(code))
    choice = seen["game"]["choices"][0]["notation"]
    path = f"/api/tables/{code}"
    for cheat in (other, stranger):
        clean(cheat.choose(code, seat, choice, "k", seen["decision"]), 403)
        clean(cheat.try_post(f"{path}/why", seat=seat, choice=choice), 403)
        clean(cheat.try_post(f"{path}/hint", seat=seat), 403)
        clean(cheat.try_post(f"{path}/undo", seat=seat, key="k"), 403)
        clean(cheat.try_post(f"{path}/concede", seat=seat), 403)
        clean(cheat.try_post(f"{path}/leave", seat=seat), 403)
        clean(cheat.try_post(f"{path}/mark", seat=seat, target=None), 403)
        clean(cheat.try_post(f"{path}/sit", seat=seat), 409)
    clean(stranger.try_post(f"{path}/stand-in", seat=seat), 403)
    clean(other.try_post(f"{path}/stand-in", seat=seat), 409)
    clean(stranger.try_post(f"{path}/chat", text="I see a 17"), 403)
    clean(stranger.try_post(f"{path}/deal"), 409)
    clean(stranger.try_post(f"{path}/rematch"), 409)
    for act, body in ACTS.items():
        clean(nobody.try_post(f"{path}/{act}", **body), 401)
    assert essence(app.table(code)) == before


def test_nobody_looks_through_anothers_eyes(app: LiveApp, anna: Guest, ben: Guest, nobody: Guest) -> None:
    code = open_table(anna, ben)
    stranger = app.guest("Stranger")
    for spy in (stranger, nobody):
        for seat in (0, 1, 15):
            assert spy.snapshot(code, seat)["seat"] is None
            assert spy.snapshot(code, seat)["game"]["table"]["hand"] == []
            stream = Listener(spy, code, seat=seat)
            stream.wait(lambda snapshot: snapshot["seat"] is None and snapshot["game"]["table"]["hand"] == [])
            stream.close()
    assert anna.snapshot(code, 1)["seat"] == 0
    assert anna.snapshot(code, 1)["game"]["table"]["hand"] != ben.snapshot(code)["game"]["table"]["hand"]
    for wrong in ("-1", "16", "1e9", "x", "9" * 30, "0 OR 1=1"):
        clean(anna.http.get(f"/api/tables/{code}", params={"seat": wrong}), 400)
    twice = anna.http.get(f"/api/tables/{code}?seat=1&seat=0")
    assert twice.status_code in (200, 400) and (twice.is_error or twice.json()["seat"] == 0)


def test_a_choice_for_another_decision(app: LiveApp, anna: Guest, ben: Guest) -> None:
    code, elsewhere = open_table(anna, ben), open_table(anna, ben)
    turn, seat, seen = asked(code, anna, ben)
    choice = seen["game"]["choices"][0]["notation"]
    for wrong in ("", "0.00000000", f"{seen['decision']} ", "\u0000", "x" * 40, "1" + seen["decision"][1:]):
        clean(turn.choose(code, seat, choice, "k", wrong), 409)
    clean(turn.choose(code, seat, choice, "k", "x" * 41), 400)
    assert turn.choose(code, seat, choice, "k", seen["decision"]).status_code == 200
    clean(turn.choose(code, seat, choice, "l", seen["decision"]), 409)
    assert app.table(elsewhere).seq == 0


def test_a_replayed_post_is_answered_and_does_nothing(app: LiveApp, anna: Guest, ben: Guest) -> None:
    code = open_table(anna, ben)
    turn, seat, seen = asked(code, anna, ben)
    choice = seen["game"]["choices"][0]["notation"]
    first = turn.choose(code, seat, choice, "k", seen["decision"])
    before = essence(app.table(code))
    for _ in range(3):
        again = turn.choose(code, seat, choice, "k", seen["decision"])
        assert (again.status_code, again.content) == (200, first.content)
    other = ben if turn is anna else anna
    clean(other.choose(code, 1 - seat, choice, "k", seen["decision"]), 409)  # each seat has keys of its own
    clean(other.choose(code, seat, choice, "k", seen["decision"]), 403)
    assert essence(app.table(code)) == before


# -- other sites -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("headers", "refused"),
    [
        ({"sec-fetch-site": "cross-site"}, True),
        ({"sec-fetch-site": "same-site"}, True),
        ({"sec-fetch-site": "cross-site", "origin": "SELF"}, True),
        ({"sec-fetch-site": "nonsense"}, True),
        ({"origin": "https://evil.example"}, True),
        ({"origin": "null"}, True),
        ({"origin": ""}, True),
        ({"origin": "http://SELF.evil.example"}, True),
        ({"sec-fetch-site": "same-origin"}, False),
        ({"sec-fetch-site": "none"}, False),
        ({"origin": "SELF"}, False),
        ({}, False),
    ],
    ids=str,
)
def test_no_other_site_writes_in_my_name(app: LiveApp, headers: dict[str, str], refused: bool) -> None:
    anna = app.guest("Anna")
    told = {name: value.replace("SELF", app.url if value == "SELF" else "127.0.0.1") for name, value in headers.items()}
    for content_type in ("application/json", "text/plain", "application/x-www-form-urlencoded"):
        answer = anna.http.post(
            "/api/me", content=b'{"name":"Mallory"}', headers={**told, "content-type": content_type}
        )
        assert answer.status_code == (403 if refused else 200)
    for method in ("PUT", "DELETE", "PATCH"):
        answer = anna.http.request(method, "/api/me", headers=told)
        clean(answer, 403 if refused else 405)
    assert anna.http.get("/api/me", headers=told).status_code == 200  # reading does nothing
    assert anna.get("/api/me")["name"] == ("Anna" if refused else "Mallory")


def test_answers_tell_other_sites_nothing(app: LiveApp, anna: Guest) -> None:
    for path in ("/api/me", "/api/home", "/"):
        answer = anna.http.get(path, headers={"origin": "https://evil.example"})
        assert not [name for name in answer.headers if name.startswith("access-control")]
        assert answer.headers["cross-origin-resource-policy"] == "same-origin"
    preflight = anna.http.request(
        "OPTIONS", "/api/me", headers={"origin": "https://evil.example", "access-control-request-method": "POST"}
    )
    assert not [name for name in preflight.headers if name.startswith("access-control")]


# -- scripts in what people write ------------------------------------------------------------------------------


def test_scripts_in_names_and_talk_stay_text(app: LiveApp) -> None:
    """JSON is not read as a page; the pages that the server draws escape what they show."""
    name = SCRIPT[:24]
    mallory, ben = app.guest(name), app.guest("Ben")
    code = open_table(mallory, ben, options={"talk": "free"}, public=True)
    mallory.post(f"/api/tables/{code}/chat", text=SCRIPT)
    answer = ben.http.get(f"/api/tables/{code}")
    assert answer.json()["chat"][0]["text"] == SCRIPT and answer.json()["seats"][0]["name"] == name
    for path in (f"/api/tables/{code}", "/api/home", "/api/me"):
        answer = mallory.http.get(path, headers={"accept": "text/html"})
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["x-content-type-options"] == "nosniff"
    for path in (
        "/",
        f"/t/{code}",
        "/me",
        "/replay",
        "/rules",
        "/nowhere",
        f"/t/{SCRIPT}",
        f"/set/{SCRIPT}",
        f"/rules/{SCRIPT}",
    ):
        page = mallory.http.get(path, headers={"accept": "text/html"})
        assert "<script>" not in page.text
        assert page.headers["content-type"].startswith("text/html") or page.status_code == 404
    stream = Listener(ben, code)
    stream.wait(lambda snapshot: snapshot["chat"][0]["text"] == SCRIPT)
    assert b"\n<script" not in stream.raw
    stream.close()


def test_lines_in_talk_do_not_break_the_stream(app: LiveApp, anna: Guest, ben: Guest) -> None:
    """A message that looks like the end of one event and the beginning of another."""
    code = open_table(anna, ben, options={"talk": "free"})
    stream = Listener(ben, code)
    anna.post(f"/api/tables/{code}/chat", text='x\n\nevent: scene\ndata: {"version": 0}\n\n\u2028y')
    stream.wait(lambda snapshot: bool(snapshot["chat"]))
    assert all(snapshot["version"] > 0 for snapshot in stream.snapshots)
    stream.close()


def test_names_do_not_forge_headers(app: LiveApp) -> None:
    guest = app.guest(None)
    for name in ("a\r\nset-cookie: x=y", "a\nb"):
        answer = guest.try_post("/api/me", name=name)
        assert "x=y" not in str(answer.headers)
    answer = guest.http.post("/api/me", json={"language": "de\r\nx: y", "theme": "dark\r\nx: y"})
    assert "x" not in answer.headers


# -- finding what is not one's own -----------------------------------------------------------------------------


def unforgiving(monkeypatch: pytest.MonkeyPatch, kind: str) -> int:
    """How many tries there are, none of which comes back however slow the machine."""
    tries, _ = limiting.RATES[kind]
    monkeypatch.setitem(limiting.RATES, kind, (tries, 1000.0))
    return tries


def test_codes_cannot_be_found_by_guessing(limited: LiveApp, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever misses too often is shown nothing any more, a table that exists included; except where they sit."""
    anna, ben = limited.guest("Anna"), limited.guest("Ben")
    code, other = open_table(anna, ben), open_table(anna, ben)
    assert ben.http.get(f"/api/tables/{code}").status_code == 200
    tries = unforgiving(monkeypatch, "miss")
    spy = limited.guest(None)
    statuses = [spy.http.get(f"/api/tables/heron-aaaa-{n:04}").status_code for n in range(tries + 5)]
    assert statuses == [404] * tries + [429] * 5
    for path in (
        f"/api/tables/{code}",
        f"/api/tables/{other}/stream",
        f"/api/tables/{code}/record",
        f"/api/tables/{code}/replay",
    ):
        clean(spy.http.get(path), 429)
    assert ben.http.get(f"/api/tables/{other}").status_code == 200
    for odd in ("x", "heron", "HERON-AAAA-AAAA", "%00", "a%2fb", "heron-aaaa-aaaa%0a", "'; DROP TABLE tables; --"):
        assert ben.http.get(f"/api/tables/{odd}").status_code in (404, 429)


def test_passwords_cannot_be_found_by_guessing(limited: LiveApp, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = limited.guest("Anna")
    anna.post("/api/account", account="anna", password="correct horse")
    tries, many = unforgiving(monkeypatch, "password"), unforgiving(monkeypatch, "password_address")
    spy = limited.guest(None)
    told = [spy.try_post("/api/login", account="anna", password=f"guess {n}") for n in range(tries + 1)]
    assert [answer.status_code for answer in told] == [403] * tries + [429]
    clean(spy.try_post("/api/login", account="anna", password="correct horse"), 429)
    for n in range(many):
        spy.try_post("/api/login", account=f"somebody.{n}", password="correct horse")
    clean(spy.try_post("/api/login", account="another", password="correct horse"), 429)
    clean(limited.guest("Ben").try_post("/api/account", account="ben.too", password="correct horse"), 429)


def test_everything_that_writes_is_limited(limited: LiveApp, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limiting, "RATES", dict.fromkeys(limiting.RATES, (3, 1000.0)))
    anna = limited.guest("Anna")
    code = anna.post("/api/tables", title="tranquility", seats=[{"kind": "me"}, {"kind": "invited"}])["code"]
    path = f"/api/tables/{code}"

    def often(what: str, **body: Any) -> None:
        statuses = [anna.try_post(what, **body).status_code for _ in range(4)]
        assert statuses[-1] == 429, f"{what}: {statuses}"

    def rested() -> None:
        limited.registry.limits._buckets.clear()

    others: dict[str, dict[str, Any]] = {
        "me": {"name": "Anna"},
        "tables": {"title": "x", "seats": []},
        "play-now": {"title": "x"},
        "replays": {"record": "x"},
        "replays/play-on": {"ply": 0, "seat": 0, "record": "x"},
        "account": {"account": "x", "password": "x"},
        "login": {"account": "x", "password": "x"},
        "account/sign-out-elsewhere": {},
    }
    for what, body in {**{f"tables/{code}/{act}": body for act, body in ACTS.items()}, **others}.items():
        often(f"/api/{what}", **body)
        rested()
    assert [limited.guest(None).try_post("/api/me", name="x").status_code for _ in range(4)] == [200] * 3 + [429]
    rested()
    for _ in range(3):
        Listener(anna, code).close()
    clean(anna.http.get(f"{path}/stream"), 429)
    rested()
    assert [anna.http.get(f"{path}/replay").status_code for _ in range(4)][-1] == 429


def test_nobody_holds_any_number_of_streams(limited: LiveApp, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are counted as long as they are open, whoever opened them and at whichever table."""
    monkeypatch.setitem(limiting.MAX_OPEN, "stream", 2)
    anna, ben = limited.guest("Anna"), limited.guest("Ben")
    code, other = open_table(anna), open_table(ben)
    streams = [Listener(anna, code), Listener(ben, other)]
    for stream in streams:
        stream.wait(lambda snapshot: True)
    with anna.http.stream("GET", f"/api/tables/{other}/stream", params={"lang": "de"}) as refusal:
        assert refusal.status_code == 429
        assert "2 Tische" in json.loads(refusal.read())["message"]
    assert anna.http.get(f"/api/tables/{other}").status_code == 200
    streams.pop().close()
    until = time.monotonic() + 30
    while limited.registry.streams > 1 and time.monotonic() < until:  # the server hears of it a little later
        ben.post(f"/api/tables/{other}/mark", seat=0, target=None)
    streams.append(Listener(ben, code))
    for stream in streams:
        stream.close()


# -- sessions ----------------------------------------------------------------------------------------------------


def test_nobody_can_give_another_a_session(app: LiveApp) -> None:
    """A token known to somebody else is worth nothing once the person has an account, or has signed in."""
    mallory = app.guest("Mallory")
    victim = httpx.Client(base_url=app.url, cookies={"captain": mallory.token})
    made = victim.post("/api/account", json={"account": "victim", "password": "correct horse"})
    assert made.json()["account"] == "victim" and made.json()["token"] != mallory.token
    assert f"captain={made.json()['token']}" in made.headers["set-cookie"] and "HttpOnly" in made.headers["set-cookie"]
    assert victim.get("/api/me").json()["account"] == "victim"
    assert mallory.get("/api/me")["name"] is None
    fresh = httpx.Client(base_url=app.url, cookies={"captain": "chosen-by-mallory"})
    told = fresh.post("/api/login", json={"account": "victim", "password": "correct horse"}).json()
    assert told["token"] not in ("chosen-by-mallory", made.json()["token"])
    named = httpx.Client(base_url=app.url, cookies={"captain": "chosen-by-mallory-too"})
    assert named.post("/api/me", json={"name": "Victim"}).json()["token"] != "chosen-by-mallory-too"
    spy = httpx.Client(base_url=app.url, headers={"authorization": "Bearer chosen-by-mallory-too"})
    assert spy.get("/api/me").json()["name"] is None


def test_signing_out_ends_this_session_and_no_other(app: LiveApp) -> None:
    anna = app.guest("Anna")
    anna.token = anna.post("/api/account", account="anna.one", password="correct horse")["token"]
    phone = app.guest(None)
    token = phone.post("/api/login", account="anna.one", password="correct horse")["token"]
    answer = anna.try_post("/api/logout")
    assert "captain=" in answer.headers["set-cookie"] and "Max-Age=0" in answer.headers["set-cookie"]
    for header in ({"authorization": f"Bearer {anna.token}"}, {"cookie": f"captain={anna.token}"}):
        assert httpx.get(f"{app.url}/api/me", headers=header).json()["name"] is None
    assert httpx.get(f"{app.url}/api/me", headers={"authorization": f"bearer {token}"}).json()["account"] == "anna.one"
    assert phone.get("/api/me")["account"] == "anna.one"


def test_a_stolen_session_is_shut_out(app: LiveApp) -> None:
    """By a new password and by signing out elsewhere; its open streams see no more."""
    anna, ben = app.guest("Anna"), app.guest("Ben")
    code = open_table(anna, ben, options={"talk": "free"})
    token = anna.post("/api/account", account="anna.two", password="correct horse")["token"]
    acts: list[tuple[str, dict[str, str]]] = [
        ("/api/account/password", {"old": "correct horse", "new": "another horse"}),
        ("/api/account/sign-out-elsewhere", {}),
    ]
    for path, body in acts:
        thief = Guest(app.url, None, cookie=f"captain={token}")
        spying = Listener(thief, code)
        spying.wait(lambda snapshot: snapshot["seat"] == 0)
        answer = anna.try_post(path, **body)
        assert answer.is_success and "HttpOnly" in answer.headers["set-cookie"]
        token = answer.json()["token"]
        ben.post(f"/api/tables/{code}/chat", text=f"Not for the thief: {path}")
        spying.wait_for_end()
        assert f"thief: {path}".encode() not in spying.raw
        spying.close()
        assert thief.get("/api/me")["name"] is None
        clean(thief.try_post(path, **body), 401)
        assert anna.get("/api/me")["account"] == "anna.two"
    clean(anna.try_post("/api/account/delete", password="correct horse"), 403)
    answer = anna.try_post("/api/account/delete", password="another horse")
    assert answer.json()["name"] is None and "Max-Age=0" in answer.headers["set-cookie"]
    assert [seat["name"] for seat in ben.snapshot(code)["seats"]] == ["Seat 1", "Ben"]


def test_a_cookie_lasts_as_long_as_its_session(app: LiveApp, anna: Guest) -> None:
    """With every page it is given for another year of no use; to nobody, none is."""
    given = anna.http.get("/", headers={"accept": "text/html"}).headers["set-cookie"]
    assert given.startswith(f"captain={anna.token};") and "HttpOnly" in given and f"Max-Age={365 * 86400}" in given
    assert "set-cookie" not in httpx.get(f"{app.url}/", headers={"cookie": "captain=x"}).headers


@pytest.mark.parametrize("token", ["x", "Bearer", "null", "%00", "a" * 5000, "\xff\xfe", "'; --", '"'])
def test_tokens_that_are_none(app: LiveApp, token: str) -> None:
    for headers in ({"authorization": f"Bearer {token}"}, {"cookie": f"captain={token}"}, {"authorization": token}):
        encoded = [(name.encode(), value.encode("latin-1")) for name, value in headers.items()]
        answer = httpx.get(f"{app.url}/api/me", headers=encoded)
        assert answer.status_code == 200 and answer.json()["name"] is None


# -- headers -----------------------------------------------------------------------------------------------------


def test_every_kind_of_answer_is_guarded(app: LiveApp, anna: Guest) -> None:
    code = anna.post("/api/play-now", title="tranquility")["code"]
    finish(code, anna)
    path = f"/api/tables/{code}"
    requests: list[tuple[str, str, dict[str, Any]]] = [
        ("GET", "/", {}), ("GET", f"/t/{code}", {}), ("GET", "/nowhere", {}), ("GET", "/api/nowhere", {}),
        ("GET", "/nowhere", {"headers": {"accept": "text/html"}}), ("GET", "/api/me", {}), ("DELETE", "/api/me", {}),
        ("POST", "/api/me", {"content": b"["}), ("POST", "/api/me", {"headers": {"origin": "https://evil.example"}}),
        ("GET", path, {}), ("GET", f"{path}?seat=x", {}), ("GET", f"{path}/record", {}), ("GET", f"{path}/replay", {}),
        ("POST", f"{path}/choices", {"json": {"seat": 0, "decision": "", "choice": "x", "key": "k"}}),
        ("POST", f"{path}/choices", {"content": b"x"}), ("GET", "/static/shell/lib.js", {}), ("GET", "/static/no", {}),
        ("GET", "/titles/tranquility/board/index.js", {}), ("GET", "/titles/tranquility/title.py", {}),
        ("GET", "/titles/tranquility/board/poster.svg", {}), ("GET", "/healthz", {}), ("GET", "/metrics", {}),
        ("GET", "/api/schema/openapi.json", {}), ("OPTIONS", "/api/me", {}), ("GET", "/favicon.ico", {}),
        ("GET", "/" + "a" * 3000, {}), ("GET", "/%00", {}), ("POST", "/api/replays", {"content": b" " * 600_000}),
        ("GET", "/rules", {}), ("GET", "/credits", {}), ("TRACE", "/", {}), ("HEAD", "/", {}),
    ]  # fmt: skip
    for method, where, more in requests:
        answer = anna.http.request(method, where, **more)
        _guarded(answer)
        assert answer.status_code < 500
    with anna.http.stream("GET", f"{path}/stream") as answer:
        _guarded(answer)
        assert answer.headers["content-type"].startswith("text/event-stream")
        assert answer.headers["cache-control"] == "no-store"


def _guarded(answer: httpx.Response) -> None:
    where = f"{answer.request.method} {answer.request.url}"
    policy = answer.headers.get("content-security-policy", "")
    assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy and "base-uri 'none'" in policy, where
    assert "unsafe" not in policy and "data:" not in policy and "*" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "same-origin"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"
    assert "server" not in answer.headers and "x-powered-by" not in answer.headers
    assert answer.headers.get_list("content-security-policy") == [policy]


def test_pages_fit_the_policy(nobody: Guest) -> None:
    """Nothing inline, nothing from elsewhere: the policy would block it."""
    for path in (
        "/",
        "/set/tranquility",
        "/t/x",
        "/replay",
        "/me",
        "/rules",
        "/rules/tranquility",
        "/credits",
        "/nowhere",
    ):
        page = nobody.http.get(path, headers={"accept": "text/html"}).text
        assert "<style" not in page and " style=" not in page and "javascript:" not in page and " onclick=" not in page
        assert page.count("<script") == page.count('<script type="module" src="/static/')
        assert 'src="http' not in page and 'src="//' not in page
