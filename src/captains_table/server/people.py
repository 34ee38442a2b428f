"""Guests, accounts and sessions. A guest needs a name; an account keeps the same person for other devices."""

from __future__ import annotations

import asyncio
import re
import secrets
import unicodedata
from collections import OrderedDict
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import lru_cache
from hashlib import sha256
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from captains_table.server.errors import NotAllowed, NotNow, SignedOut, Unusable
from captains_table.server.limits import Limits
from captains_table.server.schema import people, sessions
from captains_table.server.store import Store

ACCOUNT = re.compile(r"[\w.-]{3,24}")
REMEMBERED = 20_000  # sessions kept in memory


@dataclass(frozen=True)
class Person:
    """Somebody who plays."""

    id: str
    name: str
    account: str | None = None


def read_name(text: str) -> str:
    """A name as it may be shown: one line of visible characters."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(name) <= 24 or any(unicodedata.category(c)[0] == "C" for c in name):
        raise Unusable("bad_name")
    return name


def read_account(text: str) -> str | None:
    """An account name as it is kept; None if there can be no such account."""
    name = unicodedata.normalize("NFKC", text).casefold()
    return name if ACCOUNT.fullmatch(name) else None


class People:
    """Who is who."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self.store = store
        self.limits = limits
        self._hasher = PasswordHasher()
        self._known: OrderedDict[str, Person] = OrderedDict()  # by hashed token

    async def who(self, token: str) -> Person | None:
        """The person of a session."""
        hashed = _hash(token)
        if (known := self._known.get(hashed)) is not None:
            self._known.move_to_end(hashed)
            return known
        query = (
            select(people.c.id, people.c.name, people.c.account)
            .join(sessions, sessions.c.person == people.c.id)
            .where(sessions.c.token == hashed)
        )
        row = await self.store.read(lambda connection: connection.execute(query).first())
        return None if row is None else self._remember(hashed, Person(*row))

    async def welcome(self, name: str) -> tuple[Person, str]:
        """A new guest and the token of their session."""
        person = Person(secrets.token_hex(16), read_name(name))
        token = secrets.token_urlsafe(32)

        def work(connection: Any) -> None:
            connection.execute(insert(people).values(id=person.id, name=person.name, created=datetime.now(UTC)))
            connection.execute(_new_session(token, person.id))

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
        self._meet_again(renamed)
        return renamed

    async def make_account(self, person: Person | None, account: str, password: str) -> tuple[Person, str]:
        """The same person, who can now sign in from elsewhere. What opened the guest's sessions opens no more."""
        if person is None:
            raise SignedOut("say_name")
        if person.account is not None:
            raise NotNow("has_account")
        name = read_account(account)
        if name is None:
            raise Unusable("bad_account")
        if not 8 <= len(password) <= 200:
            raise Unusable("bad_password")
        hashed = await asyncio.to_thread(self._hasher.hash, password)
        keeping = replace(person, account=name)
        token = secrets.token_urlsafe(32)

        def work(connection: Any) -> bool:
            change = update(people).where(people.c.id == person.id, people.c.account.is_(None))
            if not connection.execute(change.values(account=name, password=hashed)).rowcount:
                return False
            connection.execute(delete(sessions).where(sessions.c.person == person.id))
            connection.execute(_new_session(token, person.id))
            return True

        try:
            if not await self.store.write(work):
                raise NotNow("has_account")
        except IntegrityError:
            raise NotNow("account_taken") from None
        for known in [known for known, each in self._known.items() if each.id == person.id]:
            del self._known[known]
        return self._remember(_hash(token), keeping), token

    async def sign_in(self, account: str, password: str, address: str) -> tuple[Person, str]:
        """A new session of an account. Guessing is slowed down by account and by address."""
        name = read_account(account) or ""
        self.limits.take("password", f"account {name}")
        self.limits.take("password", f"address {address}")
        query = select(people.c.id, people.c.name, people.c.account, people.c.password).where(people.c.account == name)
        row = await self.store.read(lambda connection: connection.execute(query).first())
        kept = row.password if row is not None else _NOBODY  # as much work for an account that does not exist
        try:
            await asyncio.to_thread(self._hasher.verify, kept, password[:200])
        except (VerificationError, InvalidHashError):
            raise NotAllowed("wrong_password") from None
        if row is None:
            raise NotAllowed("wrong_password")
        self.limits.give_back("password", f"account {name}")
        self.limits.give_back("password", f"address {address}")
        token = secrets.token_urlsafe(32)
        await self.store.write(lambda connection: connection.execute(_new_session(token, row.id)))
        return self._remember(_hash(token), Person(row.id, row.name, row.account)), token

    async def sign_out(self, token: str) -> None:
        hashed = _hash(token)
        self._known.pop(hashed, None)
        await self.store.write(
            lambda connection: connection.execute(delete(sessions).where(sessions.c.token == hashed))
        )

    def _remember(self, hashed: str, person: Person) -> Person:
        self._known[hashed] = person
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return person

    def _meet_again(self, person: Person) -> None:
        for hashed, known in self._known.items():
            if known.id == person.id:
                self._known[hashed] = person


_NOBODY = PasswordHasher().hash(secrets.token_hex(16))


@lru_cache(REMEMBERED)  # asked before every scene
def _hash(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def _new_session(token: str, person: str) -> Any:
    return insert(sessions).values(token=_hash(token), person=person, created=datetime.now(UTC))
