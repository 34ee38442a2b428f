"""Guests, accounts and sessions, on both kinds of storage; and how often one may try."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from argon2 import PasswordHasher
from sqlalchemy import select

from captains_table.server import limits as limiting
from captains_table.server import people as who_is_who
from captains_table.server import schema
from captains_table.server.errors import BadRequest, NotAllowed, NotNow, NotSignedIn, TooMany
from captains_table.server.limits import Limits
from captains_table.server.names import read_name
from captains_table.server.registry import TableRegistry
from tests.server.helpers import in_loop, running_registry

GOOD = "correct horse battery"


@pytest.fixture(autouse=True)
def quick_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    """As good as in earnest, only faster."""
    hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    monkeypatch.setattr(who_is_who, "PasswordHasher", lambda: hasher)
    monkeypatch.setattr(who_is_who, "_DUMMY_HASH", hasher.hash("nobody"))


@in_loop
async def test_a_guest_is_known_by_the_token(database: str) -> None:
    async with running_registry(database) as registry:
        anna, token = await registry.people.create_guest("  Anna   Maria ")
        assert (anna.name, anna.account) == ("Anna Maria", None)
        assert await registry.people.person_of(token) == anna
        for wrong in ("", "x", token[:-1], token.swapcase(), token + "x", "\x00", "ä" * 50):
            assert await registry.people.person_of(wrong) is None
        assert (await registry.people.rename(anna, "Anna")).name == "Anna"
    async with running_registry(database) as again:
        known = await again.people.person_of(token)
        assert known is not None and (known.id, known.name) == (anna.id, "Anna")
        await again.people.sign_out(token)
        assert await again.people.person_of(token) is None
        again.people._known.clear()
        assert await again.people.person_of(token) is None


@in_loop
async def test_a_stolen_database_opens_no_session(database: str) -> None:
    async with running_registry(database) as registry:
        _, token = await registry.people.create_guest("Anna")
        person, other = await registry.people.make_account(await registry.people.person_of(token), "anna", GOOD)
        kept = await registry.store.read(lambda connection: list(connection.execute(select(schema.sessions))))
        kept += await registry.store.read(lambda connection: list(connection.execute(select(schema.people))))
        for secret in (token, other, GOOD):
            assert secret not in str(kept)
        for row in kept:
            for value in row:
                assert await registry.people.person_of(str(value)) is None
        assert str(kept).count("$argon2id$") == 1
        assert person.account == "anna"


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\x00b", "a\u202eb", "\ud800", "\u200b", "\x1b[31m", "\ue000"])
def test_names_that_cannot_be(name: str) -> None:
    with pytest.raises(BadRequest):
        read_name(name)


@pytest.mark.parametrize("name", ["A", "Ä" * 24, "李小龍", "O'Brien <3", "🛳 Captain", "e\u0301"])
def test_names_that_can_be(name: str) -> None:
    assert 1 <= len(read_name(f"  {name}\n")) <= 24


@in_loop
async def test_an_account_is_the_same_person_elsewhere(database: str) -> None:
    async with running_registry(database) as registry:
        people = registry.people
        anna, token = await people.create_guest("Anna")
        kept, new = await people.make_account(anna, "Änna.Sea-1", GOOD)
        assert (kept.id, kept.account) == (anna.id, "änna.sea-1")
        assert await people.person_of(token) is None  # whoever knew the guest's token knows nothing of the account
        assert await people.person_of(new) == kept
        with pytest.raises(NotNow):
            await people.make_account(kept, "another", GOOD)
        for spelling in ("änna.sea-1", "ÄNNA.SEA-1", "A\u0308nna.sea-1"):
            person, other = await people.sign_in(spelling, GOOD, "there")
            assert person == kept and other != new
        for account, password in (("änna.sea-1", GOOD + "!"), ("änna.sea-1", ""), ("nobody", GOOD), ("\x00", GOOD)):
            with pytest.raises(NotAllowed) as refusal:
                await people.sign_in(account, password, "there")
            assert refusal.value.words.key == "wrong_password"  # whether or not there is such an account
    async with running_registry(database) as again:
        assert (await again.people.sign_in("änna.sea-1", GOOD, "there"))[0] == kept
        assert await again.people.person_of(new) == kept


@in_loop
async def test_account_names_are_unique_whoever_is_first(database: str) -> None:
    async with running_registry(database) as registry:
        guests = [(await registry.people.create_guest(f"Guest {n}"))[0] for n in range(6)]
        told = await asyncio.gather(
            *(registry.people.make_account(each, ("Straße", "STRASSE")[n % 2], GOOD) for n, each in enumerate(guests)),
            return_exceptions=True,
        )
        assert sum(isinstance(each, tuple) for each in told) == 1
        assert {each.words.key for each in told if isinstance(each, NotNow)} == {"account_taken"}
        assert sum(isinstance(each, NotNow) for each in told) == 5


@in_loop
async def test_one_guest_gets_one_account(database: str) -> None:
    async with running_registry(database) as registry:
        anna, _ = await registry.people.create_guest("Anna")
        told = await asyncio.gather(
            *(registry.people.make_account(anna, name, GOOD) for name in ("one", "two", "three")),
            return_exceptions=True,
        )
        assert sorted(type(each).__name__ for each in told) == ["NotNow", "NotNow", "tuple"]


@in_loop
async def test_accounts_that_cannot_be(database: str) -> None:
    """Some names grow when their letters are folded: no storage is asked to keep what does not fit."""
    async with running_registry(database) as registry:
        anna, _ = await registry.people.create_guest("Anna")
        for account in ("", "ab", "x" * 25, "a b c", "a\x00b", "<script>", "ß" * 24, "ΐ" * 20, "ﬃ" * 20):
            with pytest.raises(BadRequest) as refusal:
                await registry.people.make_account(anna, account, GOOD)
            assert refusal.value.words.key == "bad_account"
            with pytest.raises(NotAllowed):
                await registry.people.sign_in(account, GOOD, "there")


@in_loop
async def test_passwords_that_cannot_be(url: str) -> None:
    async with running_registry(url) as registry:
        anna, _ = await registry.people.create_guest("Anna")
        for password in ("", "1234567", "x" * 201):
            with pytest.raises(BadRequest):
                await registry.people.make_account(anna, "anna", password)
        with pytest.raises(NotSignedIn):
            await registry.people.make_account(None, "anna", GOOD)


# -- how often -----------------------------------------------------------------------------------------------


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """Time that passes when the test says so."""
    now = SimpleNamespace(now=1000.0)
    monkeypatch.setattr(limiting, "time", SimpleNamespace(monotonic=lambda: now.now))
    return now


def test_a_bucket_empties_and_fills_again(clock: SimpleNamespace) -> None:
    limits = Limits()
    size, refill = limiting.RATES["password"]
    for _ in range(size):
        limits.check("password", "anna")
        limits.take("password", "anna")
    for attempt in (limits.take, limits.check, limits.take):
        with pytest.raises(TooMany) as refusal:
            attempt("password", "anna")
    assert str(int(refill)) in refusal.value.say("en")
    limits.take("password", "ben")
    limits.take("chat", "anna")
    clock.now += refill - 1
    with pytest.raises(TooMany):
        limits.take("password", "anna")
    clock.now += 1
    limits.take("password", "anna")
    with pytest.raises(TooMany):
        limits.take("password", "anna")
    limits.refund("password", "anna")
    limits.take("password", "anna")
    clock.now += 1_000_000
    for _ in range(size):
        limits.take("password", "anna")
    with pytest.raises(TooMany):
        limits.take("password", "anna")  # never more than the bucket holds


def test_buckets_do_not_grow_without_end(clock: SimpleNamespace, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that are full again are forgotten."""
    monkeypatch.setattr(limiting, "MAX_BUCKETS", 100)
    limits = Limits()
    _, refill = limiting.RATES["miss"]
    for n in range(1000):
        limits.take("miss", f"address {n}")
        limits.check("miss", f"another {n}")
        clock.now += refill / 10
    assert len(limits._buckets["miss"]) <= 100


def test_no_bucket_is_forgotten_before_it_is_full(clock: SimpleNamespace, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many names are invented meanwhile, of this kind or of others."""
    monkeypatch.setattr(limiting, "MAX_BUCKETS", 10)
    limits = Limits()
    size, _ = limiting.RATES["password"]
    for _ in range(size):
        limits.take("password", "anna")
    for n in range(1000):
        limits.take("password", f"invented {n}")
        limits.take("miss", f"invented {n}")
    with pytest.raises(TooMany):
        limits.take("password", "anna")


async def _guesses(registry: TableRegistry, account: str, address: str) -> int:
    """How many wrong passwords are looked at before the door is shut."""
    for number in range(1000):
        try:
            await registry.people.sign_in(account, "wrong password", address)
        except NotAllowed:
            continue
        except TooMany:
            return number
    return 1000


@in_loop
async def test_passwords_cannot_be_guessed_by_trying(url: str, clock: SimpleNamespace) -> None:
    """Neither one account from many addresses nor many accounts from one; and a good one does not count."""
    async with running_registry(url, limits=True) as registry:
        (tries, _), (many, _), (wide, _) = (
            limiting.RATES[kind] for kind in ("password", "password_address", "password_account")
        )
        anna, _ = await registry.people.create_guest("Anna")
        await registry.people.make_account(anna, "anna", GOOD)
        for _ in range(3 * tries):
            await registry.people.sign_in("anna", GOOD, "home")
        assert await _guesses(registry, "anna", "evil") == tries
        await registry.people.sign_in("ANNA", GOOD, "elsewhere")
        assert await _guesses(registry, "nobody", "evil") == tries  # as if there were such an account
        accounts = [await _guesses(registry, f"other.{n}", "evil") for n in range(many)]
        assert sum(accounts) < many and accounts[-1] == 0  # the address is known by now
        addresses = [await _guesses(registry, "anna", f"evil {n}") for n in range(wide)]
        assert tries + sum(addresses) == wide and addresses[-1] == 0  # and so is what happens to the account


@in_loop
async def test_an_account_that_does_not_exist_costs_as_much_work(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    checked: list[str] = []

    async with running_registry(url) as registry:
        anna, _ = await registry.people.create_guest("Anna")
        await registry.people.make_account(anna, "anna", GOOD)
        verify = registry.people._hasher.verify

        def counted(kept: str, password: str) -> Any:
            checked.append(kept)
            return verify(kept, password)

        monkeypatch.setattr(registry.people, "_hasher", SimpleNamespace(verify=counted))
        for account in ("anna", "nobody", "\x00"):
            with pytest.raises(NotAllowed):
                await registry.people.sign_in(account, "wrong password", "there")
    assert len(checked) == 3
    assert len({kept.rsplit("$", 2)[0] for kept in checked}) == 1  # the same kind of hash, as dear to check
