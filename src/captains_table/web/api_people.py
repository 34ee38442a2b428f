"""Who you are: guests, accounts, language and colours."""

from __future__ import annotations

from litestar import Controller, Response, get, post
from litestar.datastructures import State
from litestar.params import JSONBody

from captains_table.kernel.texts import LANGUAGES
from captains_table.server.account_deletion import delete_account
from captains_table.server.registry import TableRegistry
from captains_table.web.api_types import Credentials, Me, NewPassword, Password, Preferences
from captains_table.web.visitor import LANGUAGE, THEME, CurrentVisitor, Visitor


def _me(visitor: Visitor, language: str = "", theme: str | None = None, token: str | None = None) -> Me:
    person = visitor.person
    return Me(
        person.name if person else None,
        person.account if person else None,
        language or visitor.language,
        visitor.theme if theme is None else theme,
        token,
    )


class PeopleApi(Controller):
    path = "/api"
    tags = ["people"]

    @get("/me", summary="Who am I?")
    async def who(self, visitor: CurrentVisitor) -> Me:
        return _me(visitor)

    @post("/me", status_code=200, summary="Say your name, language or colours; a first name makes you a guest")
    async def introduce(self, data: JSONBody[Preferences], visitor: CurrentVisitor, state: State) -> Response[Me]:
        """A new guest gets a `token`: programs send it as `Authorization: Bearer`, browsers keep it as a cookie."""
        registry: TableRegistry = state.registry
        cookies = []
        token = None
        person = visitor.person
        if data.name is not None:
            if person is None:
                registry.limits.take("guest", visitor.address)
                person, token = await registry.people.create_guest(data.name)
                cookies.append(visitor.session_cookie(token))
            else:
                registry.limits.take("change", person.id)
                person = await registry.people.rename(person, data.name)
        language = data.language if data.language in LANGUAGES else visitor.language
        if data.language in LANGUAGES:
            cookies.append(visitor.cookie(LANGUAGE, language))
        theme = data.theme if data.theme in ("light", "dark", "") else None
        if theme is not None:
            cookies.append(visitor.cookie(THEME, theme))
        me = Me(
            person.name if person else None,
            person.account if person else None,
            language,
            visitor.theme if theme is None else theme,
            token,
        )
        return Response(me, cookies=cookies)

    @post("/account", status_code=200, summary="Make the guest you are an account")
    async def make_account(self, data: JSONBody[Credentials], visitor: CurrentVisitor, state: State) -> Response[Me]:
        """It begins a new session, with a new `token`, and ends the guest's."""
        registry: TableRegistry = state.registry
        registry.limits.take("password_address", visitor.address)
        person, token = await registry.people.make_account(visitor.person, data.account, data.password)
        device = await registry.people.remember_device(person, token, visitor.device)
        me = Me(person.name, person.account, visitor.language, visitor.theme, token)
        return Response(me, cookies=visitor.sign_in_cookies(token, device))

    @post("/login", status_code=200, summary="Sign in to an account")
    async def sign_in(self, data: JSONBody[Credentials], visitor: CurrentVisitor, state: State) -> Response[Me]:
        registry: TableRegistry = state.registry
        people = registry.people
        person, token = await people.sign_in(data.account, data.password, visitor.address, visitor.device)
        device = await registry.people.remember_device(person, token, visitor.device)
        me = Me(person.name, person.account, visitor.language, visitor.theme, token)
        return Response(me, cookies=visitor.sign_in_cookies(token, device))

    @post("/logout", status_code=200, summary="End this session")
    async def sign_out(self, visitor: CurrentVisitor, state: State) -> Response[Me]:
        registry: TableRegistry = state.registry
        if visitor.token:
            await registry.people.sign_out(visitor.token)
        me = Me(None, None, visitor.language, visitor.theme)
        return Response(me, cookies=[visitor.session_cookie("")])

    @post("/account/password", status_code=200, summary="Change my password")
    async def change_password(self, data: JSONBody[NewPassword], visitor: CurrentVisitor, state: State) -> Response[Me]:
        """It ends all my sessions and begins a new one, with a new `token`; other devices are not known any more."""
        registry: TableRegistry = state.registry
        token = await registry.people.change_password(visitor.require_person(), data.old, data.new, visitor.device)
        return Response(_me(visitor, token=token), cookies=[visitor.session_cookie(token)])

    @post("/account/sign-out-elsewhere", status_code=200, summary="End all my sessions but this one")
    async def sign_out_elsewhere(self, visitor: CurrentVisitor, state: State) -> Response[Me]:
        """This one goes on with a new `token`: the old one may be known to others."""
        registry: TableRegistry = state.registry
        registry.limits.take("change", visitor.require_person().id)
        token = await registry.people.sign_out_elsewhere(visitor.require_person(), visitor.device)
        return Response(_me(visitor, token=token), cookies=[visitor.session_cookie(token)])

    @post("/account/delete", status_code=200, summary="Delete my account")
    async def delete_account(self, data: JSONBody[Password], visitor: CurrentVisitor, state: State) -> Response[Me]:
        """My seats are left to bots, games that are over stay with the others, and my name is nowhere any more."""
        registry: TableRegistry = state.registry
        await registry.people.check_password(visitor.require_person(), data.password)
        await delete_account(registry, visitor.require_person())
        return Response(Me(None, None, visitor.language, visitor.theme), cookies=visitor.sign_in_cookies("", ""))
