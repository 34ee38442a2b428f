"""Guests, accounts and sessions. A guest needs a name; an account keeps the same person for other devices."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
import unicodedata
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import timedelta
from functools import lru_cache
from hashlib import sha256
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from captains_table.server.clock import Clock
from captains_table.server.errors import BadRequest, NotAllowed, NotNow, NotSignedIn
from captains_table.server.limits import Limits
from captains_table.server.names import read_name
from captains_table.server.schema import devices, people, sessions
from captains_table.server.store import Store

ACCOUNT = re.compile(r"[\w.-]{3,24}")
SESSIONS_IN_MEMORY = 20_000
SESSION_AGE = timedelta(days=365)  # without use, after which a session has ended, and a device is forgotten
DEVICES = 20  # that an account knows, the latest
SESSION_REFRESH = timedelta(days=1)  # how often the use of a session is saved, and the storage asked about it


@dataclass(frozen=True)
class Person:
    """Somebody who plays."""

    id: str
    name: str
    account: str | None = None


def read_account(text: str) -> str | None:
    """An account name as it is kept; None if there can be no such account."""
    name = unicodedata.normalize("NFKC", text).casefold()
    return name if ACCOUNT.fullmatch(name) else None


class People:
    """Who is who."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self.store = store
        self.limits = limits
        self.clock = Clock()
        self._hasher = PasswordHasher()
        self._known: OrderedDict[str, tuple[Person, float]] = OrderedDict()  # by hashed token, and until when
        self._ended = 0  # how often sessions were ended

    async def person_of(self, token: str) -> Person | None:
        """The person of a session. To ask is to use it."""
        hashed = _hash(token)
        known, until = self._known.get(hashed, (None, 0.0))
        if known is not None and time.monotonic() < until:
            self._known.move_to_end(hashed)
            return known
        ended = self._ended
        now = self.clock.now()
        query = (
            select(people.c.id, people.c.name, people.c.account, sessions.c.used < now - SESSION_REFRESH)
            .join(sessions, sessions.c.person == people.c.id)
            .where(sessions.c.token == hashed, sessions.c.used > now - SESSION_AGE)
        )
        row = await self.store.read(lambda connection: connection.execute(query).first())
        if ended != self._ended:  # perhaps this one, while it was read
            return await self.person_of(token)
        if row is None:
            self._known.pop(hashed, None)
            return None
        *person, long_ago = row
        if long_ago:
            used = update(sessions).where(sessions.c.token == hashed).values(used=now)
            await self.store.write(lambda connection: connection.execute(used))
        return self._remember(hashed, Person(*person))

    async def create_guest(self, name: str) -> tuple[Person, str]:
        """A new guest and the token of their session."""
        person = Person(secrets.token_hex(16), read_name(name))
        token = secrets.token_urlsafe(32)

        def work(connection: Any) -> None:
            connection.execute(insert(people).values(id=person.id, name=person.name, created=self.clock.now()))
            connection.execute(self._new_session(token, person.id))

        await self.store.write(work)
        self._remember(_hash(token), person)
        return person, token

    async def rename(self, person: Person, name: str) -> Person:
        renamed = replace(person, name=read_name(name))
        await self.store.write(
            lambda connection: connection.execute(
                update(people).where(people.c.id == person.id).values(name=renamed.name)
            )
        )
        self._update_remembered(renamed)
        return renamed

    async def make_account(self, person: Person | None, account: str, password: str) -> tuple[Person, str]:
        """The same person, who can now sign in from elsewhere. What opened the guest's sessions opens no more."""
        if person is None:
            raise NotSignedIn("say_name")
        if person.account is not None:
            raise NotNow("has_account")
        name = read_account(account)
        if name is None:
            raise BadRequest("bad_account")
        hashed = await self._hashed(password)

        def work(connection: Any) -> bool:
            change = update(people).where(people.c.id == person.id, people.c.account.is_(None))
            return bool(connection.execute(change.values(account=name, password=hashed)).rowcount)

        try:
            token = await self._replace_sessions(person, work)
        except IntegrityError:
            raise NotNow("account_taken") from None
        if token is None:
            raise NotNow("has_account")
        return self._remember(_hash(token), replace(person, account=name)), token

    async def sign_in(self, account: str, password: str, address: str, device: str = "") -> tuple[Person, str]:
        """A new session of an account."""
        name = read_account(account) or ""
        tries = await self._rate_keys(name, address, device)
        row = await self._verified(name, password, tries, "wrong_password")
        token = secrets.token_urlsafe(32)

        def work(connection: Any) -> bool:
            same = select(people.c.id).where(people.c.id == row.id, people.c.password == row.password)
            if connection.execute(same).first() is None:  # changed, or deleted, while it was checked
                return False
            connection.execute(self._new_session(token, row.id))
            return True

        if not await self.store.write(work):
            raise NotAllowed("wrong_password")
        return self._remember(_hash(token), Person(row.id, row.name, row.account)), token

    async def sign_out(self, token: str) -> None:
        hashed = _hash(token)
        gone = delete(sessions).where(sessions.c.token == hashed)
        ended = await self.store.write(lambda connection: connection.execute(gone).rowcount)
        self._known.pop(hashed, None)
        self._ended += ended  # what never was a session ends none: nobody's is looked for once more

    async def sign_out_elsewhere(self, person: Person, device: str = "") -> str:
        """One new session instead of all that there are: whoever knows the token of any is out."""
        token = await self._replace_sessions(person, lambda connection: True, device)
        assert token is not None
        self._remember(_hash(token), person)
        return token

    async def change_password(self, person: Person, old: str, new: str, device: str = "") -> str:
        """The old one must be known. As with signing out elsewhere, one new session is left."""
        kept = (await self.check_password(person, old)).password
        hashed = await self._hashed(new)

        def work(connection: Any) -> bool:
            change = update(people).where(people.c.id == person.id, people.c.password == kept)
            return bool(connection.execute(change.values(password=hashed)).rowcount)

        token = await self._replace_sessions(person, work, device)
        if token is None:  # it was changed at the same moment
            raise NotAllowed("not_your_password")
        self._remember(_hash(token), person)
        return token

    async def check_password(self, person: Person, password: str) -> Any:
        """That it is really this person who asks. Tries in a session are counted for the person alone."""
        if person.account is None:
            raise NotNow("no_account")
        return await self._verified(person.account, password, [("password_own", person.id)], "not_your_password")

    async def remember_device(self, person: Person, token: str, device: str) -> str:
        """Where this session has begun: the token by which the device is known again, the same if it was known."""
        now = self.clock.now()
        fresh = secrets.token_urlsafe(32)
        session = select(sessions.c.token).where(sessions.c.token == _hash(token))
        again = update(devices).where(devices.c.token == _hash(device), devices.c.person == person.id)
        latest = select(devices.c.token).where(devices.c.person == person.id).order_by(devices.c.used.desc())

        def work(connection: Any) -> str:
            if connection.scalar(session) is None:  # ended by a new password or a deletion at this very moment
                return ""
            if connection.execute(again.values(used=now)).rowcount:
                return device
            connection.execute(insert(devices).values(token=_hash(fresh), person=person.id, used=now))
            old = connection.scalars(latest.offset(DEVICES)).all()
            connection.execute(delete(devices).where(devices.c.token.in_(old)))
            return fresh

        return await self.store.write(work)

    async def end_sessions(self, person: Person) -> None:
        await self.store.write(
            lambda connection: connection.execute(delete(sessions).where(sessions.c.person == person.id))
        )
        self._forget(person.id)

    async def remove(self, person: Person) -> None:
        """For good: name, account, password, sessions and devices."""

        def work(connection: Any) -> None:
            connection.execute(delete(sessions).where(sessions.c.person == person.id))
            connection.execute(delete(devices).where(devices.c.person == person.id))
            connection.execute(delete(people).where(people.c.id == person.id))

        await self.store.write(work)
        self._forget(person.id)

    async def _rate_keys(self, account: str, address: str, device: str) -> list[tuple[str, str]]:
        """What a password for this account counts as: nobody guesses many, and nobody shuts the owner out by guessing.

        The address goes first: whoever is slowed down there cannot fill the memory with account names.
        """
        query = (
            select(devices.c.token)
            .join(people, people.c.id == devices.c.person)
            .where(devices.c.token == _hash(device), people.c.account == account)
            .where(devices.c.used > self.clock.now() - SESSION_AGE)
        )
        known = await self.store.read(lambda connection: connection.scalar(query)) if device else None
        if known is not None:
            return [("password_device", known)]
        return [("password_address", address), ("password", f"{address} {account}"), ("password_account", account)]

    async def _verified(self, account: str, password: str, tries: list[tuple[str, str]], refusal: str) -> Any:
        """The row of an account whose password this is. Guessing is slowed down."""
        for kind, whom in tries:
            self.limits.take(kind, whom)
        query = select(people).where(people.c.account == account)
        row = await self.store.read(lambda connection: connection.execute(query).first())
        kept = row.password if row is not None else _DUMMY_HASH  # as much work for an account that does not exist
        try:
            await asyncio.to_thread(self._hasher.verify, kept, password[:200])
        except (VerificationError, InvalidHashError):
            raise NotAllowed(refusal) from None
        if row is None:
            raise NotAllowed(refusal)
        for kind, whom in tries:
            self.limits.refund(kind, whom)
        return row

    async def _hashed(self, password: str) -> str:
        if not 8 <= len(password) <= 200:
            raise BadRequest("bad_password")
        return await asyncio.to_thread(self._hasher.hash, password)

    async def _replace_sessions(self, person: Person, change: Callable[[Any], bool], device: str = "") -> str | None:
        """Where a change is made, all sessions of the person end and one begins: its token. No other device is known
        any more."""
        token = secrets.token_urlsafe(32)

        def work(connection: Any) -> bool:
            if not change(connection):
                return False
            connection.execute(delete(sessions).where(sessions.c.person == person.id))
            connection.execute(delete(devices).where(devices.c.person == person.id, devices.c.token != _hash(device)))
            connection.execute(self._new_session(token, person.id))
            return True

        if not await self.store.write(work):
            return None
        self._forget(person.id)
        return token

    def _new_session(self, token: str, person: str) -> Any:
        return insert(sessions).values(token=_hash(token), person=person, used=self.clock.now())

    def _forget(self, person: str) -> None:
        for hashed in [hashed for hashed, (known, _) in self._known.items() if known.id == person]:
            del self._known[hashed]
        self._ended += 1

    def _remember(self, hashed: str, person: Person) -> Person:
        self._known[hashed] = (person, time.monotonic() + SESSION_REFRESH.total_seconds())
        if len(self._known) > SESSIONS_IN_MEMORY:
            self._known.popitem(last=False)
        return person

    def _update_remembered(self, person: Person) -> None:
        for hashed, (known, until) in self._known.items():
            if known.id == person.id:
                self._known[hashed] = (person, until)


_DUMMY_HASH = PasswordHasher().hash(secrets.token_hex(16))


@lru_cache(SESSIONS_IN_MEMORY)  # asked before every snapshot
def _hash(token: str) -> str:
    return sha256(token.encode()).hexdigest()
