"""Who I am: my name, passkeys, recovery codes, browsers, everything that is held of me, and leaving for good."""

from typing import Final

from litestar import Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

from partie.server.accounts.data_export import export_data
from partie.server.accounts.deletion import delete_account
from partie.server.accounts.guest_merge import merge_guest
from partie.server.infra.rate_limits import ALL_CODES, CODES, ENTRANCES, HEAVY
from partie.server.infra.tokens import hash_of, new_key
from partie.server.people.code_store import CodeStore
from partie.server.people.login_sessions import end_sessions, milliseconds, number_of, sessions_of
from partie.server.people.names import cleaned, named
from partie.server.people.passkey_store import LIFE, PasskeyStore
from partie.server.people.passkeys import Passkeys, Site, site_at, wrong_passkey
from partie.server.people.persons import ACCOUNT, GUEST, LoginSession, Person
from partie.server.people.recovery_codes import use_code
from partie.server.people.registration import add_passkey, change_codes, name_taken, remove_passkey, rename_person
from partie.server.people.schemas import (
    AboutMe,
    Ceremony,
    Codes,
    EndSessions,
    EnterCode,
    Entered,
    EnterPasskey,
    KeepAsk,
    Kept,
    Label,
    Me,
    NewPasskey,
)
from partie.server.people.session_store import SessionStore
from partie.server.people.store import PersonStore
from partie.server.tables.seat_store import SeatStore
from partie.server.web.permissions import EVERYBODY, KNOWN, PEOPLE, Role, allow
from partie.server.web.request_context import (
    AnyConnection,
    ApiRequest,
    browser_in,
    check_address_limit,
    check_origin,
    configuration_of,
    cookie_name,
    cookie_with,
    limits_of,
    require_session,
    services_of,
    session_of,
    session_or_guest,
)
from partie.table.refusal import Refused
from partie.words.catalog import LANGUAGES
from partie.words.messages import message

FRESH: Final = "an account: signed in a few minutes ago"
OWN: Final = "one of their own"
LABEL: Final = 40  # signs of what a passkey is called
NOBODY: Final[Me] = {
    "kind": "",
    "name": "",
    "language": "",
    "passkeys": [],
    "codes": 0,
    "sessions": [],
    "seats": 0,
}


def check_fresh(session: LoginSession) -> LoginSession:
    """Who can come in later is decided by whoever has just signed in: a stolen cookie is not enough for that."""
    if session.person.kind == ACCOUNT and not session.is_fresh:
        raise Refused("prove", message("err-prove"))
    return session


def site_of(connection: AnyConnection) -> Site:
    """What passkeys are bound to here."""
    return site_at(configuration_of(connection), connection.headers.get("host", ""))


def passkeys_of(connection: AnyConnection) -> Passkeys:
    """The passkeys of everybody."""
    return Passkeys(services_of(connection).store.pool)


async def about(connection: AnyConnection, session: LoginSession) -> Me:
    """Who somebody is, as they themselves are told."""
    pool = services_of(connection).store.pool
    person = session.person.id
    me = await PersonStore(pool).about(person)
    if me is None:  # they left for good a moment ago
        return NOBODY
    keys = await PasskeyStore(pool).of(person)
    return {
        "kind": me["kind"],
        "name": me["name"],
        "language": me["language"],
        "passkeys": [
            {
                "id": bytes_to_base64url(row["id"]),
                "name": row["name"],
                "made": milliseconds(row["made"]),
                "used": None if row["used"] is None else milliseconds(row["used"]),
            }
            for row in keys
        ],
        "codes": await CodeStore(pool).count(person),
        "sessions": await sessions_of(pool, session),
        "seats": await SeatStore(pool).count(person),
    }


# -- who I am ------------------------------------------------------------------------------------------------------


@get("/api/me", opt=allow(*EVERYBODY))
async def show_me(request: ApiRequest) -> Response[Me]:
    """Who I am. Nobody becomes anybody by asking."""
    session = await session_of(request)
    told = NOBODY if session is None else await about(request, session)
    return Response(told, headers={"cache-control": "no-store"})


@put("/api/me", guards=[check_origin], opt=allow(*KNOWN))
async def change_me(request: ApiRequest, data: JSONBody[AboutMe]) -> Me:
    """Call me something else, and know my language."""
    session = await require_session(request)
    if data["language"] not in ("", *LANGUAGES):
        raise Refused("language", message("err-nobody"))
    await rename_person(services_of(request).store.pool, session.person, named(data["name"]), data["language"])
    return await about(request, session)


@get("/api/me/archive", opt=allow(*KNOWN, limit=HEAVY))
async def my_archive(request: ApiRequest) -> Response[bytes]:
    """Everything that is held of me."""
    session = await require_session(request)
    services = services_of(request)
    packed = await export_data(services.store.pool, services.rooms, session.person.id)
    headers = {"content-disposition": 'attachment; filename="partie.zip"', "cache-control": "no-store"}
    return Response(packed, media_type="application/zip", headers=headers)


@delete("/api/me", guards=[check_origin], status_code=204, opt=allow(*KNOWN, only=FRESH))
async def forget_me(request: ApiRequest) -> Response[None]:
    """Forget me."""
    session = check_fresh(await require_session(request))
    services = services_of(request)
    await delete_account(services.store.pool, services.bus, services.rooms, session.person.id)
    return Response(None, status_code=204, cookies=[_no_cookie(request)])


# -- passkeys and codes --------------------------------------------------------------------------------------------


@post("/api/me/passkeys/ask", guards=[check_origin], status_code=200, opt=allow(*PEOPLE, only=FRESH))
async def ask_passkey(request: ApiRequest, data: JSONBody[KeepAsk]) -> Response[Ceremony]:
    """What the browser's authenticator needs to make a passkey for me. Whoever is nobody yet becomes a guest."""
    check_address_limit(ENTRANCES, request)
    session = await session_of(request)
    name = await _account_name(request, None if session is None else session.person, data["name"])
    session, cookies = await session_or_guest(request, name)
    check_fresh(session)
    options = await passkeys_of(request).ask_to_keep(site_of(request), session, name)
    return Response({"options": options}, cookies=cookies)


@post("/api/me/passkeys", guards=[check_origin], status_code=200, opt=allow(Role.GUEST, Role.ACCOUNT, only=FRESH))
async def keep_passkey(request: ApiRequest, data: JSONBody[NewPasskey]) -> Response[Kept]:
    """Keep the passkey that was made. With the first one my account is kept, and I am told my recovery codes."""
    session = check_fresh(await require_session(request))
    name = await _account_name(request, session.person, data["name"])
    made = await passkeys_of(request).made(site_of(request), session, data["credential"])
    label = cleaned(data["label"], LABEL) or browser_in(request.headers.get("user-agent", ""))
    services = services_of(request)
    kept = await add_passkey(services.store.pool, services.bus, session, name, label, made)
    told: Kept = {"me": await about(request, kept.session), "codes": kept.codes}
    return Response(told, cookies=[cookie_with(request, kept.cookie)])


async def _account_name(request: ApiRequest, person: Person | None, wanted: str) -> str:
    """What an account is called: as it is, or as a guest wants it to be."""
    if person is not None and person.kind != GUEST:
        return person.name
    name = named(wanted)
    if not name:
        raise Refused("name", message("name-empty"))
    if await services_of(request).persons.is_taken(name, None if person is None else person.id):
        raise name_taken()
    return name


@put("/api/me/passkeys/{passkey:str}", guards=[check_origin], opt=allow(Role.ACCOUNT, only=OWN))
async def label_passkey(request: ApiRequest, passkey: FromPath[str], data: JSONBody[Label]) -> Me:
    """Call a passkey something else."""
    session = await require_session(request)
    name = cleaned(data["name"], LABEL)
    if not name:
        raise Refused("name", message("name-empty"))
    await passkeys_of(request).rename(session.person.id, _passkey_id(passkey), name)
    return await about(request, session)


@delete(
    "/api/me/passkeys/{passkey:str}",
    guards=[check_origin],
    status_code=200,
    opt=allow(Role.ACCOUNT, only=f"{OWN}; {FRESH}"),
)
async def forget_passkey(request: ApiRequest, passkey: FromPath[str]) -> Response[Me]:
    """Forget a passkey of mine, but not the last one."""
    session = check_fresh(await require_session(request))
    services = services_of(request)
    renewed = await remove_passkey(services.store.pool, services.bus, session, _passkey_id(passkey))
    return Response(await about(request, renewed.session), cookies=[cookie_with(request, renewed.cookie)])


def _passkey_id(text: str) -> bytes:
    try:
        return base64url_to_bytes(text)
    except ValueError as error:
        raise wrong_passkey() from error


@post("/api/me/codes", guards=[check_origin], status_code=200, opt=allow(Role.ACCOUNT, only=FRESH))
async def renew_codes(request: ApiRequest) -> Response[Codes]:
    """New recovery codes for me; the old ones are worth nothing any more."""
    session = check_fresh(await require_session(request))
    services = services_of(request)
    renewed = await change_codes(services.store.pool, services.bus, session)
    told: Codes = {"codes": renewed.codes}
    return Response(told, cookies=[cookie_with(request, renewed.cookie)])


# -- signing in and out --------------------------------------------------------------------------------------------


@post("/api/enter/ask", guards=[check_origin], status_code=200, opt=allow(*PEOPLE))
async def ask_entrance(request: ApiRequest) -> Response[Ceremony]:
    """What the browser's authenticator needs to say who I am. The answer is taken from this browser alone."""
    check_address_limit(ENTRANCES, request)
    holder = new_key()
    options = await passkeys_of(request).ask_to_enter(site_of(request), hash_of(holder))
    return Response({"options": options}, cookies=[_holder_cookie(request, holder, LIFE)])


@post("/api/enter/passkey", guards=[check_origin], status_code=200, opt=allow(*PEOPLE, only="with a passkey"))
async def enter_by_passkey(request: ApiRequest, data: JSONBody[EnterPasskey]) -> Response[Entered]:
    """Sign in by a passkey."""
    check_address_limit(ENTRANCES, request)
    holder = hash_of(request.cookies.get(_holder_name(request), ""))
    person = await passkeys_of(request).entered(site_of(request), holder, data["credential"])
    return await _enter(request, person)


@post("/api/enter/code", guards=[check_origin], status_code=200, opt=allow(*PEOPLE, only="with a code"))
async def enter_by_code(request: ApiRequest, data: JSONBody[EnterCode]) -> Response[Entered]:
    """Sign in by a recovery code. It says by itself whose it is, so tries are counted by address, and all together."""
    check_address_limit(CODES, request)
    limits_of(request).check(ALL_CODES, 0)
    return await _enter(request, await use_code(services_of(request).store.pool, data["code"]))


async def _enter(request: ApiRequest, person: Person) -> Response[Entered]:
    """Somebody has shown who they are: a new session, and what this browser had as a guest becomes theirs."""
    services = services_of(request)
    moved, left = await merge_guest(
        services.store.pool, services.bus, services.rooms, await session_of(request), person
    )
    cookie = await services.persons.open_session(person.id, browser_in(request.headers.get("user-agent", "")))
    me = await about(request, LoginSession(hash_of(cookie), person))
    cookies = [cookie_with(request, cookie), _holder_cookie(request, "", 0)]
    return Response({"me": me, "moved": moved, "left": left}, cookies=cookies)


@post("/api/me/leave", guards=[check_origin], status_code=204, opt=allow(Role.ACCOUNT))
async def leave(request: ApiRequest) -> Response[None]:
    """Sign out in this browser. A guest has nothing to come back with, and is not let go so easily."""
    session, services = await require_session(request), services_of(request)
    await end_sessions(services.store.pool, services.bus, session.person.id, [session.hash])
    return Response(None, status_code=204, cookies=[_no_cookie(request)])


@delete("/api/me/sessions/{number:str}", guards=[check_origin], status_code=200, opt=allow(*KNOWN, only=OWN))
async def end_one(request: ApiRequest, number: FromPath[str]) -> Me:
    """End another session of mine."""
    session = await require_session(request)
    services = services_of(request)
    known = await SessionStore(services.store.pool).hashes_of(session.person.id)
    wanted = [each for each in known if number_of(each) == number and each != session.hash]
    await end_sessions(services.store.pool, services.bus, session.person.id, wanted)
    return await about(request, session)


@post("/api/me/sessions/end", guards=[check_origin], status_code=200, opt=allow(*KNOWN, only="all of them: an account"))
async def end_many(request: ApiRequest, data: JSONBody[EndSessions]) -> Response[Me]:
    """End all other sessions of mine, or this one too."""
    session = await require_session(request)
    services = services_of(request)
    if data["all"]:
        if session.person.kind != ACCOUNT:  # a guest could not come back
            raise Refused("key", message("err-guest"))
        await end_sessions(services.store.pool, services.bus, session.person.id)
        return Response(NOBODY, cookies=[_no_cookie(request)])
    known = await SessionStore(services.store.pool).hashes_of(session.person.id)
    others = [each for each in known if each != session.hash]
    await end_sessions(services.store.pool, services.bus, session.person.id, others)
    return Response(await about(request, session))


def _no_cookie(request: ApiRequest) -> Cookie:
    return cookie_with(request, "", 0)


def _holder_name(request: ApiRequest) -> str:
    return f"{cookie_name(request)}-asked"


def _holder_cookie(request: ApiRequest, value: str, life: int) -> Cookie:
    """A cookie for as long as a sign-in takes: its answer must come from the browser that asked."""
    cookie = cookie_with(request, value, life)
    cookie.key = _holder_name(request)
    return cookie


ROUTES: Final = (
    show_me,
    change_me,
    my_archive,
    forget_me,
    ask_passkey,
    keep_passkey,
    label_passkey,
    forget_passkey,
    renew_codes,
    ask_entrance,
    enter_by_passkey,
    enter_by_code,
    leave,
    end_one,
    end_many,
)
