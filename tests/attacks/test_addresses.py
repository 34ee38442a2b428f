"""Coming under another address, or another name of the server, to get round what is counted or kept apart."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from captains_table.server import limits as limiting
from captains_table.server.addresses import TrustedProxies, rate_limit_key
from captains_table.server.errors import BadSetting
from captains_table.server.settings import Settings
from captains_table.web.hosts import AllowedHosts
from captains_table.web.proxy import ProxyHeaders
from tests.live_app import LiveApp, live_app
from tests.web.tables import clean

REAL, OTHER = "198.51.100.7", "198.51.100.8"
HTTPS = {"x-forwarded-proto": "https"}
SPOILT = [
    "",
    ",",
    ", ,",
    "unknown",
    "1.2.3.4.5",
    "999.1.1.1",
    "::g",
    "[::1",
    "1.2.3.4:port",
    "\xff\xfe",
    "a" * 5000,
    "%",
]


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveApp]:
    """ProxyHeaders a proxy on this machine."""
    with live_app(data=str(tmp_path_factory.mktemp("behind")), limits=True, trusted_proxies="127.0.0.1") as running:
        yield running


@pytest.fixture
def stingy(monkeypatch: pytest.MonkeyPatch) -> int:
    """New guests an address may make: these and no more."""
    monkeypatch.setitem(limiting.RATES, "guest", (3, 1000.0))
    return 3


def new_guest(app: LiveApp, forwarded: str | None, **headers: str) -> httpx.Response:
    given = {} if forwarded is None else {"x-forwarded-for": forwarded}
    encoded = [(name.encode(), value.strip().encode("latin-1")) for name, value in {**given, **headers}.items()]
    return httpx.post(f"{app.url}/api/me", json={"name": "Mallory"}, headers=encoded)


# -- behind a proxy ------------------------------------------------------------------------------------------


def test_invented_addresses_before_the_real_one(behind: LiveApp, stingy: int) -> None:
    """A proxy adds the address it sees on the right; what the sender put before it is worth nothing."""
    behind.registry.limits._buckets.clear()
    told = [new_guest(behind, f"203.0.113.{n}, {REAL}").status_code for n in range(stingy + 2)]
    assert told == [200] * stingy + [429] * 2
    assert new_guest(behind, f"{REAL}, {OTHER}").status_code == 200
    assert new_guest(behind, f"{OTHER}, {REAL}, 127.0.0.1").status_code == 429  # two proxies of ours


def test_many_addresses_of_one_household(behind: LiveApp, stingy: int) -> None:
    """Whoever has an IPv6 address has 2^64 of them."""
    behind.registry.limits._buckets.clear()
    told = [new_guest(behind, f"2001:db8:1:2::{n}").status_code for n in range(stingy + 2)]
    assert told == [200] * stingy + [429] * 2
    assert new_guest(behind, "2001:db8:1:3::1").status_code == 200
    for n in range(stingy):
        assert new_guest(behind, f"::ffff:203.0.113.{n}").status_code == 200  # each an IPv4 address of its own


def test_invented_addresses_where_no_proxy_is_trusted(tmp_path: Path, stingy: int) -> None:
    for n, proxies in enumerate(("", "10.0.0.0/8")):
        with live_app(data=str(tmp_path / f"{n}"), limits=True, trusted_proxies=proxies, hosts="*") as app:
            told = [new_guest(app, f"203.0.113.{n}", **HTTPS) for n in range(stingy + 1)]
            assert [answer.status_code for answer in told] == [200] * stingy + [429]
            assert not any("Secure" in answer.headers.get("set-cookie", "") for answer in told)


def test_one_hop_as_before(tmp_path: Path, stingy: int) -> None:
    with live_app(data=str(tmp_path), limits=True, behind_proxy=True) as app:
        told = [new_guest(app, f"203.0.113.{n}, {REAL}").status_code for n in range(stingy + 1)]
        assert told == [200] * stingy + [429]
        answer = new_guest(app, OTHER, **HTTPS)
        assert answer.status_code == 200 and "Secure" in answer.headers["set-cookie"]


@pytest.mark.parametrize("spoilt", SPOILT, ids=ascii)
def test_spoilt_words_of_a_proxy(behind: LiveApp, spoilt: str) -> None:
    for forwarded in (spoilt, f"{spoilt}, {REAL}", f"{REAL}, {spoilt}", f"{spoilt},{spoilt}"):
        answer = new_guest(behind, forwarded, **{"x-forwarded-proto": spoilt})
        assert answer.status_code in (200, 429) and "Secure" not in answer.headers.get("set-cookie", "")


def seen(trust: TrustedProxies, peer: str | None, *forwarded: str, proto: str = "") -> tuple[Any, str]:
    """Who the application thinks is asking, and by which scheme."""
    headers = [(b"x-forwarded-for", each.encode("latin-1")) for each in forwarded]
    headers += [(b"x-forwarded-proto", proto.encode())] if proto else []
    scope: Any = {"type": "http", "client": (peer, 1) if peer else None, "scheme": "http", "headers": headers}

    async def nothing(*_: Any) -> Any:
        return None

    asyncio.run(ProxyHeaders(nothing, trust)(scope, nothing, nothing))
    return scope["client"] and scope["client"][0], scope["scheme"]


def test_whose_word_counts() -> None:
    ours, one, two = TrustedProxies.read("10.0.0.0/8, fd00::/8"), TrustedProxies.read("1"), TrustedProxies.read("2")
    assert seen(ours, "10.1.2.3", "1.1.1.1, 2.2.2.2") == ("2.2.2.2", "http")
    assert seen(ours, "10.1.2.3", "1.1.1.1", "2.2.2.2, 10.9.9.9") == ("2.2.2.2", "http")  # in two headers
    assert seen(ours, "::ffff:10.1.2.3", "2.2.2.2:4711", proto="https") == ("2.2.2.2", "https")
    assert seen(ours, "fd00::1", "[2001:db8::1]:4711") == ("2001:db8::1", "http")
    assert seen(ours, "10.1.2.3", "10.0.0.1, 10.0.0.2") == ("10.0.0.1", "http")  # nobody from outside
    assert seen(ours, "10.1.2.3", "1.1.1.1, nonsense") == ("10.1.2.3", "http")
    assert seen(ours, "10.1.2.3", "1.1.1.1, nonsense, 10.0.0.1") == ("10.0.0.1", "http")
    assert seen(ours, "10.1.2.3", proto="https") == ("10.1.2.3", "https")
    for stranger in ("9.9.9.9", "11.0.0.1", None, "/run/socket"):
        assert seen(ours, stranger, "1.1.1.1", proto="https") == (stranger, "http")
    assert seen(one, None, "1.1.1.1, 2.2.2.2", proto="https") == ("2.2.2.2", "https")
    assert seen(one, "9.9.9.9", "1.1.1.1, 2.2.2.2", proto="https, http") == ("2.2.2.2", "http")
    assert seen(two, "9.9.9.9", "1.1.1.1, 2.2.2.2, 3.3.3.3", proto="https, http") == ("2.2.2.2", "https")
    assert seen(two, "9.9.9.9", "1.1.1.1") == ("1.1.1.1", "http")
    assert seen(one, "9.9.9.9", proto="gopher") == ("9.9.9.9", "http")


def test_settings_of_proxies() -> None:
    assert Settings.read({"CAPTAIN_BEHIND_PROXY": "on"}).trust == TrustedProxies(hops=1) == TrustedProxies.read(" 1 ")
    assert not Settings.read({}).trust and not Settings.read({"CAPTAIN_TRUSTED_PROXIES": "0"}).trust
    for wrong in ("proxy.example", "1, 10.0.0.1", "10.0.0.0/40", "-1", "*"):
        with pytest.raises(BadSetting, match="such as 10"):
            Settings.read({"CAPTAIN_TRUSTED_PROXIES": wrong})
    with pytest.raises(BadSetting):
        Settings.read({"CAPTAIN_CONNECTIONS": "0"})
    assert rate_limit_key("2001:db8::1") == rate_limit_key("2001:db8:0:0:ffff::2") != rate_limit_key("2001:db8:0:1::1")
    assert rate_limit_key("::ffff:1.2.3.4") == "1.2.3.4" and rate_limit_key("") == "" and rate_limit_key("x") == "x"


# -- names of the server -------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveApp]:
    with live_app(data=str(tmp_path_factory.mktemp("app"))) as running:
        yield running


@pytest.mark.parametrize(
    "host",
    ["evil.example", "evil.example:8000", "localhost.evil.example", "127.0.0.1.evil.example", "evillocalhost", "",
     ":8000", "localhost:x", "a@localhost", "[::1", "127.0.0.1, evil.example", "\xff", "x" * 5000,
     "localhost evil.example"],
    ids=ascii,
)  # fmt: skip
def test_a_name_of_another_site_that_leads_here(app: LiveApp, host: str) -> None:
    """Its pages would be of the same origin as ours to a browser."""
    header = [(b"host", host.encode("latin-1"))]
    for path in ("/", "/api/me", "/static/shell/lib.js", "/nowhere", "/metrics"):
        answer = httpx.get(f"{app.url}{path}", headers=[*header, (b"accept", b"text/html")])
        clean(answer, 421)
        assert "CAPTAIN_HOSTS" in answer.json()["message"]
    answer = httpx.post(f"{app.url}/api/me?lang=de", json={"name": "Mallory"}, headers=header)
    clean(answer, 421)
    assert "hört" in answer.json()["message"] and "set-cookie" not in answer.headers


def test_whoever_asks_for_health_needs_no_name(app: LiveApp) -> None:
    assert httpx.get(f"{app.url}/healthz", headers={"host": "evil.example"}).status_code == 200


def test_names_that_are_ours(app: LiveApp) -> None:
    own = socket.gethostname()
    for host in ("localhost", "LOCALHOST:80", "tables.localhost", "127.0.0.1:1", "192.168.1.5", "[::1]:8000", own,
                 f"{own.partition('.')[0]}.local:8000", "localhost.:8000"):  # fmt: skip
        assert httpx.get(f"{app.url}/api/me", headers={"host": host}).status_code == 200, host


def test_no_name_or_two(app: LiveApp) -> None:
    for head, status in {
        b"GET /api/me HTTP/1.0\r\n\r\n": b"421",
        b"GET /healthz HTTP/1.0\r\n\r\n": b"200",
        b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n": b"421",
    }.items():
        with socket.create_connection(("127.0.0.1", app.port), timeout=30) as line:
            line.sendall(head)
            assert line.recv(100).split()[1] == status


def test_names_that_are_set() -> None:
    chosen = AllowedHosts(Settings(hosts="Tables.example, *.games.example"))
    assert all(map(chosen.allow, (b"tables.example", b"TABLES.example:443", b"a.games.example")))
    assert not any(map(chosen.allow, (b"games.example", b"evilgames.example", b"localhost", b"127.0.0.1")))
    assert AllowedHosts(Settings(hosts="*")).allow(b"anything.example")
    assert AllowedHosts(Settings(trusted_proxies="10.0.0.1")).allow(b"anything.example")
    assert not AllowedHosts(Settings(trusted_proxies="10.0.0.1", hosts="tables.example")).allow(b"anything.example")
    assert AllowedHosts(Settings(host="ship.example")).allow(b"ship.example:8000")
