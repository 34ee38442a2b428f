"""Everything a page or a program asks of the server, over HTTP."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from sqlalchemy import update

import captains_table as ct
from captains_table.kernel.rng import commitment
from captains_table.server.errors import OtherEdition
from captains_table.server.schema import tables
from tests.live_app import Guest, Listener, LiveApp, read
from tests.web.tables import asked, finish, open_table


def test_who_am_i(app: LiveApp) -> None:
    guest = app.guest(None)
    assert guest.get("/api/me") == {"name": None, "account": None, "language": "en", "theme": "", "token": None}
    answer = guest.try_post("/api/me", name=" Anna ", language="de", theme="dark")
    me = answer.json()
    assert (me["name"], me["language"], me["theme"]) == ("Anna", "de", "dark") and len(me["token"]) >= 40
    cookies = answer.headers.get_list("set-cookie")
    session = next(each for each in cookies if each.startswith("captain="))
    assert "HttpOnly" in session and "SameSite=lax" in session and "Path=/" in session and "Secure" not in session
    assert guest.get("/api/me") == me | {"token": None}
    assert 'data-theme="dark"' in guest.http.get("/").text and '<html lang="de"' in guest.http.get("/").text
    program = httpx.Client(base_url=app.url, headers={"authorization": f"Bearer {me['token']}"})
    assert program.get("/api/me").json()["name"] == "Anna"
    assert guest.post("/api/me", name="Anne")["token"] is None
    assert program.get("/api/me").json()["name"] == "Anne"
    assert guest.post("/api/me", language="klingon", theme="pink")["language"] == "de"
    assert guest.post("/api/logout")["name"] is None
    assert guest.get("/api/me")["name"] is None
    assert program.get("/api/me").json()["name"] is None


def test_the_browser_says_which_language(app: LiveApp) -> None:
    for header, language in (
        ("de-AT,de;q=0.9,en;q=0.5", "de"),
        ("fr,en;q=0.7,de;q=0.3", "en"),
        ("fr", "en"),
        ("", "en"),
        (",;q=,, de", "de"),
        ("x" * 5000, "en"),
    ):
        guest = app.guest(None, **{"accept-language": header})
        assert guest.get("/api/me")["language"] == language
        assert guest.get("/api/me", lang="de")["language"] == "de"
    assert (
        guest.http.get("/api/tables/heron-aaaa-aaaa", params={"lang": "de"}).json()["message"].startswith("Einen Tisch")
    )


def test_behind_https_the_session_is_secure(app: LiveApp) -> None:
    """Cookies say Secure when the request came that way."""
    from captains_table.web.visitor import Visitor

    visitor = Visitor(None, "en", "", "", "", secure=True)
    assert visitor.cookie("captain", "x", secret=True).secure


def test_titles(nobody: Guest) -> None:
    titles = nobody.get("/api/titles", lang="de")
    assert "tranquility" in [each["id"] for each in titles]
    for each in titles:
        title = nobody.get(f"/api/titles/{each['id']}")
        assert {"options", "presets", "levels"} <= set(title)
        assert len(title["levels"]) >= 3
        for preset in title["presets"]:
            path = f"/api/titles/{each['id']}/check"
            assert nobody.post(path, seats=preset["seats"], options=preset["options"])["problem"] is None
    for seats, options in ((9, {}), (2, {"rocks": "maybe"}), (3, {"mode": "duel"}), (2, {"sails": 3})):
        assert nobody.post("/api/titles/tranquility/check", seats=seats, options=options)["problem"]
    assert nobody.http.get("/api/titles/monopoly").status_code == 404


def test_an_option_that_is_a_set(nobody: Guest, anna: Guest) -> None:
    title = nobody.get("/api/titles/galactic-cruise", lang="de")
    [tokens] = [option for option in title["options"] if option["name"] == "gray_tokens"]
    assert (tokens["pick"], tokens["default"]) == ([4, 4], "G1,G2,G3,G4")
    path = "/api/titles/galactic-cruise/check"
    for given in (["X4", "G1", "X1", "X2"], "G1,X1,X2,X4"):
        assert nobody.post(path, seats=2, options={"gray_tokens": given})["problem"] is None
    assert "exactly 4 values" in nobody.post(path, seats=2, options={"gray_tokens": ["G1"]})["problem"]
    seats = [{"kind": "me"}, {"kind": "bot", "level": "deckhand"}]
    wish = {"title": "galactic-cruise", "seats": seats, "options": {"gray_tokens": ["X4", "G1", "X1", "X2"]}}
    code = anna.post("/api/tables", **wish)["code"]
    assert anna.snapshot(code)["options"]["gray_tokens"] == "G1,X1,X2,X4"


def test_play_now(app: LiveApp, anna: Guest) -> None:
    code = anna.post("/api/play-now", title="tranquility")["code"]
    snapshot = anna.snapshot(code)
    assert snapshot["state"] == "playing" and snapshot["host"] and not snapshot["public"]
    assert [seat["kind"] for seat in snapshot["seats"]] == ["person", "bot"]
    assert snapshot["preset"] == "first_game"


def test_the_lists_of_the_home_page(app: LiveApp) -> None:
    anna, ben, cleo = (app.guest(name) for name in ("Anna", "Ben", "Cleo"))
    private = open_table(anna, ben)
    public = open_table(anna, ben, public=True)
    waiting = anna.post("/api/tables", title="tranquility", seats=[{"kind": "me"}, {"kind": "open"}], public=True)[
        "code"
    ]

    def codes(guest: Guest, kind: str) -> list[str]:
        return [each["code"] for each in guest.get("/api/home")[kind]]

    assert set(codes(anna, "mine")) == {private, public, waiting}
    assert codes(cleo, "mine") == []
    assert waiting in codes(cleo, "open") and waiting not in codes(anna, "open")
    assert public in codes(cleo, "watch") and private not in codes(cleo, "watch") + codes(cleo, "open")
    turn, _, _ = asked(private, anna, ben)
    other = ben if turn is anna else anna
    mine = {each["code"]: each for each in turn.get("/api/home")["mine"]}
    theirs = {each["code"]: each for each in other.get("/api/home")["mine"]}
    assert mine[private]["turn"] and mine[private]["say"]
    assert not theirs[private]["turn"] and theirs[private]["waits_for"] == [turn.name]
    assert app.guest(None).get("/api/home")["mine"] == []


def test_a_table_of_rules_not_known_here_is_listed_with_the_reason(app: LiveApp) -> None:
    anna, ben = app.guest("Anna", **{"accept-language": "de"}), app.guest("Ben")
    code = open_table(anna, ben, public=True)
    old = update(tables).where(tables.c.code == code).values(rules=99)
    app.run(app.registry.store.write(lambda connection: connection.execute(old)))
    del app.registry.live[code]
    (listed,) = anna.get("/api/home")["mine"]
    assert (listed["code"], listed["state"], listed["turn"]) == (code, "closed", False)
    assert listed["say"] == OtherEdition().say("de")
    answer = anna.http.get(f"/api/tables/{code}")
    assert (answer.status_code, answer.json()["message"]) == (409, listed["say"])
    assert code not in [each["code"] for each in app.guest("Cleo").get("/api/home")["watch"]]


def test_finished_games_come_in_pages(app: LiveApp, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("captains_table.web.api_titles.FINISHED", 1)
    anna = app.guest("Anna")
    codes = [anna.post("/api/tables", title="tranquility", seats=[{"kind": "me"}])["code"] for _ in range(2)]
    for code in codes:
        anna.post(f"/api/tables/{code}/concede", seat=0)
    home = anna.get("/api/home")
    (latest,) = home["mine"]
    assert (latest["code"], latest["state"], home["older"]) == (codes[1], "over", codes[1])
    assert latest["say"] == anna.snapshot(codes[1])["reason"] and latest["scores"] == []  # all win or lose together
    rest = anna.get("/api/home/older", before=home["older"])
    assert ([each["code"] for each in rest["mine"]], rest["older"]) == ([codes[0]], None)
    assert app.guest(None).http.get("/api/home/older", params={"before": codes[1]}).status_code == 401
    assert app.guest("Ben").get("/api/home/older", before=codes[1])["mine"] == []


def test_a_whole_game_over_http(app: LiveApp) -> None:
    """Opened, played to the end by two programs, its record and replay read, and played on from its middle."""
    anna, ben = app.guest("Anna"), app.guest("Ben")
    code = open_table(anna, ben)
    path = f"/api/tables/{code}"
    for number in range(400):
        if anna.snapshot(code)["state"] == "over":
            break
        guest, seat, seen = asked(code, anna, ben)
        choice = seen["game"]["choices"][number % len(seen["game"]["choices"])]["notation"]
        assert guest.choose(code, seat, choice, f"k{number}", seen["decision"]).json() == {"seq": number + 1}
    over = anna.snapshot(code)
    assert over["state"] == "over" and over["reason"] and over["game"]["outcome"]
    answer = ben.http.get(f"{path}/record")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.headers["content-disposition"] == f'attachment; filename="{code}.txt"'
    game = ct.replay(answer.text)
    assert commitment(game.setting.seed) == over["game"]["commitment"]
    for eyes in ("0", "1", "watch", "open"):
        replay = app.guest(None).get(f"{path}/replay", eyes=eyes)
        assert len(replay["frames"]) == number + 1 and replay["names"] == ["Anna", "Ben"]
        assert app.guest(None).post("/api/replays", record=answer.text, eyes=eyes) == replay
    assert app.guest(None).get(f"{path}/film", eyes="open") == replay  # as programs of before ask for it
    assert app.guest(None).post("/api/films", record=answer.text, eyes="open") == replay
    for eyes in ("2", "-1", "everybody", "999999999"):
        assert ben.http.get(f"{path}/replay", params={"eyes": eyes}).status_code == 422
    again = app.guest("Cleo")
    for body in ({"code": code}, {"record": answer.text}):
        other = again.post("/api/replays/play-on", ply=5, seat=1, **body)["code"]
        snapshot = again.snapshot(other)
        assert snapshot["seat"] == 1 and [seat["kind"] for seat in snapshot["seats"]] == ["bot", "person"]
    for body in ({}, {"code": other}, {"record": "nonsense"}, {"code": "heron-aaaa-aaaa"}):
        assert again.try_post("/api/replays/play-on", ply=5, seat=1, **body).status_code in (404, 409, 422)
    codes = {guest.post(f"{path}/rematch")["code"] for guest in (anna, ben, anna)}
    assert len(codes) == 1 and anna.snapshot(code)["rematch"] in codes


def test_a_game_with_bots_goes_on_by_itself(app: LiveApp) -> None:
    anna = app.guest("Anna")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "deckhand"}]
    code = anna.post("/api/tables", title="tranquility", seats=seats)["code"]
    stream = Listener(anna, code)
    last = 0
    for number in range(6):
        snapshot = read(stream.wait(_asks_me_after(last)))
        if snapshot["state"] == "over":
            break
        anna.choose(code, 0, snapshot["game"]["choices"][0]["notation"], f"k{number}", snapshot["decision"])
        last = snapshot["version"]
    stream.close()
    assert {line["seat"] for line in anna.snapshot(code)["log"]} >= {0, 1}


def _asks_me_after(version: int) -> Callable[[dict[str, Any]], bool]:
    return lambda seen: seen["version"] > version and seen["game"]["to_act"] in ([0], [])


# -- streams -----------------------------------------------------------------------------------------------


def test_a_stream_tells_only_what_is_new_in_the_log(app: LiveApp) -> None:
    anna, ben = app.guest("Anna"), app.guest("Ben")
    code = open_table(anna, ben)
    stream = Listener(ben, code)
    stream.wait(lambda snapshot: snapshot["game"] is not None)
    assert stream.raw.startswith(b"retry: ")
    told: dict[int, dict[str, Any]] = {}
    for number in range(12):
        guest, seat, seen = asked(code, anna, ben)
        if number == 6 and seen["game"]["can_undo"]:
            guest.post(f"/api/tables/{code}/undo", seat=seat, key="u")
        else:
            choice = seen["game"]["choices"][0]["notation"]
            guest.choose(code, seat, choice, f"k{number}", seen["decision"])
        version = app.table(code).audience.version
        snapshot = stream.wait(lambda snapshot, version=version: snapshot["version"] >= version)  # type: ignore[misc]
        assert snapshot
    for seen in stream.snapshots:
        told = {n: line for n, line in told.items() if n < seen["log_from"]}
        told |= {line["n"]: line for line in seen["log"]}
    assert list(told.values()) == ben.snapshot(code)["log"]
    assert max(seen["log_from"] for seen in stream.snapshots) > 3
    stream.close()


def test_people_are_seen_to_come_and_go(app: LiveApp) -> None:
    anna, ben = app.guest("Anna"), app.guest("Ben")
    code = open_table(anna, ben)
    first = Listener(anna, code)
    first.wait(lambda snapshot: [seat["online"] for seat in snapshot["seats"]] == [True, True])  # Ben has just sat down
    second, tab = Listener(ben, code), Listener(ben, code)
    first.wait(lambda snapshot: [seat["online"] for seat in snapshot["seats"]] == [True, True])
    strangers = [Listener(app.guest(None), code) for _ in range(2)]
    first.wait(lambda snapshot: snapshot["watchers"] == 2)
    strangers[0].close()
    first.wait(lambda snapshot: snapshot["watchers"] == 1)
    strangers[1].close()
    first.wait(lambda snapshot: snapshot["watchers"] == 0)
    second.close()
    assert first.wait(lambda snapshot: snapshot["seats"][1]["online"])  # the other tab is still open
    tab.close()
    first.wait(lambda snapshot: not snapshot["seats"][1]["online"])
    first.close()
    table = app.table(code)
    app.run(_until_nobody_listens(table))


async def _until_nobody_listens(table: Any) -> None:
    import asyncio

    while table.audience.streams or table.audience.listeners:
        await asyncio.sleep(0.01)


def test_a_new_connection_is_shown_everything(app: LiveApp) -> None:
    anna, ben = app.guest("Anna"), app.guest("Ben")
    code = open_table(anna, ben)
    for number in range(5):
        guest, seat, seen = asked(code, anna, ben)
        guest.choose(code, seat, seen["game"]["choices"][0]["notation"], f"k{number}", seen["decision"])
    log = anna.snapshot(code)["log"]
    assert log
    for _ in range(3):
        stream = Listener(anna, code)
        stream.wait(lambda snapshot: snapshot["log_from"] == 0 and snapshot["log"] == log)
        stream.close()


def test_who_sits_down_sees_through_their_own_eyes(app: LiveApp) -> None:
    """In the same stream that was opened by somebody who only watched."""
    anna, ben = app.guest("Anna"), app.guest("Ben")
    code = anna.post("/api/tables", title="tranquility", seats=[{"kind": "me"}, {"kind": "invited"}])["code"]
    stream = Listener(ben, code)
    stream.wait(lambda snapshot: snapshot["seat"] is None)
    ben.post(f"/api/tables/{code}/sit")
    stream.wait(lambda snapshot: snapshot["seat"] == 1 and snapshot["seats"][1]["mine"])
    anna.post(f"/api/tables/{code}/fill", seat=1, level=None)
    stream.wait(lambda snapshot: snapshot["seat"] is None)
    stream.close()


def test_a_stream_ends_with_its_session(app: LiveApp) -> None:
    """Whoever signs out somewhere is not read over the shoulder there any more."""
    anna, ben = app.guest("Anna"), app.guest("Ben")
    code = open_table(anna, ben)
    stream = Listener(anna, code)
    stream.wait(lambda snapshot: snapshot["seat"] == 0)
    anna.post("/api/logout")
    guest, seat, seen = asked(code, ben) if 1 in ben.snapshot(code)["game"]["to_act"] else (ben, -1, {})
    if seat >= 0:
        guest.choose(code, seat, seen["game"]["choices"][0]["notation"], "k", seen["decision"])
    else:
        guest.post(f"/api/tables/{code}/leave", seat=1)
    stream.wait_for_end()
    stream.close()


def test_streams_end_when_the_server_stops(app: LiveApp, tmp_path: Any) -> None:
    from tests.live_app import live_app

    with live_app(data=str(tmp_path)) as other:
        anna = other.guest("Anna")
        code = anna.post("/api/play-now", title="tranquility")["code"]
        stream = Listener(anna, code)
        stream.wait(lambda snapshot: True)
    stream.wait_for_end()
    stream.close()


# -- the rest ----------------------------------------------------------------------------------------------


def test_health_and_figures(app: LiveApp, anna: Guest) -> None:
    assert anna.http.get("/healthz").text == "ok\n"
    anna.http.get("/api/tables/heron-aaaa-aaaa")
    figures = anna.http.get("/metrics").text
    for name in ("captain_requests_total", "captain_refusals_total", "captain_live_tables", "captain_streams"):
        assert re.search(rf"^{name}", figures, re.MULTILINE)


def test_every_page_answers(app: LiveApp, anna: Guest) -> None:
    code = anna.post("/api/play-now", title="tranquility")["code"]
    pages = [
        "/",
        "/set/tranquility",
        f"/t/{code}",
        "/t/no-such-table",
        "/replay",
        "/me",
        "/rules",
        "/rules/tranquility",
    ]
    for path in [*pages, "/credits"]:
        for language in ("en", "de"):
            answer = anna.http.get(path, params={"lang": language}, headers={"accept": "text/html"})
            assert answer.status_code == 200 and answer.headers["content-type"] == "text/html; charset=utf-8"
            assert f'<html lang="{language}"' in answer.text
            assert anna.token not in answer.text
    for path in ("/set/monopoly", "/rules/monopoly", "/nowhere"):
        answer = anna.http.get(path, headers={"accept": "text/html"})
        assert answer.status_code == 404 and "<h1" in answer.text
    for path, address in {
        "tranquility/TR-5.4": "tranquility#TR-5.4",
        "galactic-cruise/GX-4.22": "galactic-cruise-solo-expansions#GX-4.22",
    }.items():
        answer = anna.http.get(f"/rules/{path}", follow_redirects=False)
        assert answer.status_code == 302 and answer.headers["location"] == f"/rules/{address}"
    assert anna.http.get("/rules/monopoly/TR-5.4").status_code == 404


def test_what_pages_link_is_there(nobody: Guest) -> None:
    """Styles, scripts, fonts, pictures and words of every page; and what those scripts load in turn."""
    waiting = {"/", "/set/tranquility", "/t/x", "/replay", "/me", "/rules", "/rules/tranquility", "/credits"}
    seen: set[str] = set()
    while waiting:
        path = waiting.pop()
        seen.add(path)
        answer = nobody.http.get(path)
        assert answer.status_code == 200, path
        kind = answer.headers["content-type"]
        if "html" in kind:
            found = re.findall(r'(?:href|src|data-texts)="(/[^"#?]*)', answer.text)
            waiting |= {each for each in found if not re.match(r"/(t|set|rules)/", each)} - seen
        elif "javascript" in kind and "/vendor/" not in path:
            imports = re.findall(r'(?:from|import)\s+"(\.{0,2}/[^"]+)"', answer.text)
            waiting |= {str(httpx.URL(f"http://x{path}").join(each).path) for each in imports} - seen
    assert len(seen) > 40


@pytest.mark.parametrize("path", ["/api/schema/openapi.json"])
def test_the_api_describes_itself(nobody: Guest, path: str) -> None:
    described = nobody.get(path)
    assert len(described["paths"]) > 25
    for methods in described["paths"].values():
        for operation in methods.values():
            assert operation["summary"]


def test_conceding_over_http(app: LiveApp) -> None:
    anna, ben = app.guest("Anna"), app.guest("Ben")
    code = open_table(anna, ben)
    finish(code, anna, ben)
    assert anna.snapshot(code)["reason"]
