"""Names that cannot be seen, or are taken for somebody else's; and seats that are not one's own to take or to lose."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from captains_table.bots.levels import LEVELS
from captains_table.server.audience import PRESENT_FOR
from captains_table.server.names import BOT_NAMES, distinct_name, skeleton
from tests.live_app import Guest, LiveApp, live_app
from tests.web.tables import clean, open_table


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveApp]:
    with live_app(data=str(tmp_path_factory.mktemp("app")), patience=0.0) as running:
        yield running


# -- names ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    ["\u3164", "\u115f\u1160", "\uffa0", "\u2800", "\u2800\u2800 \u2800", "\u200b", "\u2060", "\ufeff", "\u00ad",
     "\u034f", "\u0301", "\u0301\u0302\u0303", "Anna \u0301", "\ufe0f", "\U000e0041\U000e0042", "\U000e0101",
     "\u17b4", "\u180e", "An\u3164na", "Anna\u3164", "An\u034fna", "Anna\U000e0100", "\U0001d159", "\u3000"],
    ids=ascii,
)  # fmt: skip
def test_names_that_nobody_sees(app: LiveApp, name: str) -> None:
    answer = app.guest(None).try_post("/api/me", name=name)
    clean(answer, 422)
    assert "visible" in answer.json()["message"]


@pytest.mark.parametrize("name", ["Аnna", "Annа", "Ρaul", "Bеn", "Аnna Schmidt", "Маry Ann", "Оlga", "Ꭺnna", "ѕailor"])
def test_names_that_mix_alphabets(app: LiveApp, name: str) -> None:
    guest = app.guest(None)
    clean(guest.try_post("/api/me", name=name), 422)
    answer = guest.http.post("/api/me", json={"name": name}, headers={"accept-language": "de"})
    assert "Alphabete" in answer.json()["message"]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", BOT_NAMES)
def test_names_of_bots(app: LiveApp, name: str, language: str) -> None:
    guest = app.guest("Somebody")
    for level in LEVELS.values():
        called = f"{level.name[language]} {name}"
        for disguise in (called, called.upper(), called.lower(), f" {called}. ", called.replace(" ", "-")):
            clean(guest.try_post("/api/me", name=disguise), 422)
    assert guest.get("/api/me")["name"] == "Somebody"


def test_bots_in_other_letters(app: LiveApp) -> None:
    guest = app.guest(None)
    for name in (
        "PiIot Marlin",
        "P1lot Bo",
        "𝐏𝐢𝐥𝐨𝐭 𝐁𝐨",
        "Ｐｉｌｏｔ Ｂｏ",
        "Pilot B0",
        "Pilot Marlin",
        "P\u0131lot Bo",
    ):
        clean(guest.try_post("/api/me", name=name), 422)


@pytest.mark.parametrize(
    "name",
    ["Анна", "安娜", "Zoë", "Ægir", "Łukasz", "عائشة", "李小龍", "さくらサクラ桜", "김민수", "Νίκος", "שרה",
     "किरण", "ნინო", "Đặng Văn", "Анна Schmidt", "Anna 安娜", "Cap'n ⚓", "❤️", "O'Brien <3", "André 3000",
     "Captain", "Bo", "Pilot", "7", "e\u0301", "Marlin the Pilot"],
)  # fmt: skip
def test_names_that_people_have(app: LiveApp, name: str) -> None:
    assert app.guest(None).try_post("/api/me", name=name).status_code == 200


def seated(guest: Guest, code: str) -> list[str]:
    return [seat["name"] for seat in guest.snapshot(code)["seats"]]


def test_whoever_has_the_same_name_is_told_apart(app: LiveApp) -> None:
    """The same letters, letters that look the same, and a name that is marked already."""
    anna = app.guest("Anna")
    places = [{"kind": "me"}, *[{"kind": "invited"}] * 4]
    code = anna.post("/api/tables", title="tranquility", seats=places)["code"]
    for name in ("Anna", "ANNA", "Anna (2)", "Ben"):
        app.guest(name).post(f"/api/tables/{code}/sit")
    assert seated(anna, code) == ["Anna", "Anna (2)", "ANNA (3)", "Anna (2) (2)", "Ben"]


def test_whoever_opens_a_table_tells_people_apart_too(app: LiveApp) -> None:
    anna = app.guest("Anna")
    places = [{"kind": "me"}, {"kind": "here", "name": "Anna"}, {"kind": "here", "name": "Ａnna"}]
    assert seated(anna, anna.post("/api/tables", title="tranquility", seats=places)["code"]) == [
        "Anna",
        "Anna (2)",
        "Ａnna (3)",
    ]


def test_nobody_talks_under_the_name_of_somebody_at_the_table(app: LiveApp) -> None:
    """Before and after the game whoever looks on may talk."""
    anna, other = app.guest("Anna"), app.guest("Anna")
    code = anna.post("/api/tables", title="tranquility", seats=[{"kind": "me"}, {"kind": "invited"}])["code"]
    anna.post(f"/api/tables/{code}/chat", text="It is me")
    other.post(f"/api/tables/{code}/chat", text="It is me")
    assert [line["name"] for line in anna.snapshot(code)["chat"]] == ["Anna", "Anna (2)"]


def test_whole_words_that_look_the_same() -> None:
    assert distinct_name("Сара", ["Capa"]) == "Сара (2)"  # Cyrillic
    assert distinct_name("lan", ["Ian"]) == "lan (2)"
    assert distinct_name("ɑnna", ["Anna"]) == "ɑnna (2)"
    assert distinct_name("Modern", ["Modem"]) == "Modern (2)"
    for one, other in (
        ("Anna", "Hanna"),
        ("Zoë", "Zoe"),
        ("Анна", "Anna"),
        ("🛳", "⚓"),
        ("!", "?"),
        ("さくら", "さら"),
    ):
        assert distinct_name(one, [other, ""]) == one
        assert skeleton(one)


# -- seats ---------------------------------------------------------------------------------------------------


def test_a_stranger_takes_one_seat_of_a_public_table(app: LiveApp) -> None:
    anna, ben = app.guest("Anna"), app.guest("Ben")
    places = [{"kind": "me"}, *[{"kind": "open"}] * 3]
    code = anna.post("/api/tables", title="tranquility", seats=places, public=True)["code"]
    ben.post(f"/api/tables/{code}/sit", seat=1)
    refusal = ben.try_post(f"/api/tables/{code}/sit", seat=2, name="Another Ben")
    clean(refusal, 403)
    assert "host" in refusal.json()["message"]
    assert seated(ben, code) == ["Anna", "Ben", "", ""]
    anna.post(f"/api/tables/{code}/sit", seat=3, name="Carla")
    assert seated(anna, code) == ["Anna", "Ben", "", "Carla"]


def test_guests_of_an_invited_table_share_a_device(app: LiveApp) -> None:
    anna, ben = app.guest("Anna"), app.guest("Ben")
    code = anna.post("/api/tables", title="tranquility", seats=[{"kind": "me"}, *[{"kind": "invited"}] * 2])["code"]
    ben.post(f"/api/tables/{code}/sit", seat=1)
    ben.post(f"/api/tables/{code}/sit", seat=2, name="Ben")
    assert seated(ben, code) == ["Anna", "Ben", "Ben (2)"]


def test_whoever_asks_is_there(app: LiveApp, monkeypatch: pytest.MonkeyPatch) -> None:
    """A player without a stream, such as a program that looks now and then, loses no seat to a bot."""
    anna, ben = app.guest("Anna"), app.guest("Ben")
    code = open_table(anna, ben)
    table = app.table(code)
    person = app.person(ben).id

    def long_ago() -> None:
        table.audience.since -= 2 * PRESENT_FOR
        long_ago = {each: then - 2 * PRESENT_FOR for each, then in table.audience.last_request.items()}
        table.audience.last_request = long_ago

    def told(about: str) -> bool:
        shown: bool = anna.snapshot(code)["seats"][1][about]
        return shown

    asks = [
        ("GET", f"/api/tables/{code}", None),
        ("POST", f"/api/tables/{code}/why", {"seat": 1, "choice": "x"}),
        ("POST", f"/api/tables/{code}/hint", {"seat": 1}),
        ("POST", f"/api/tables/{code}/choices", {"seat": 1, "decision": "x", "choice": "x", "key": "k"}),
    ]
    for method, path, body in asks:
        long_ago()
        assert told("gone") and not told("online") and table.audience.gone(person)
        before = table.audience.version
        ben.http.request(method, path, json=body)
        assert told("online") and not told("gone")
        assert table.audience.version > before  # whoever listens is told
        clean(anna.try_post(f"/api/tables/{code}/stand-in", seat=1), 409)
    long_ago()
    app.guest("Carl").snapshot(code)  # what strangers ask keeps nobody's seat
    assert told("gone")
    anna.post(f"/api/tables/{code}/stand-in", seat=1)
