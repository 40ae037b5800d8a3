"""Who asks, and whether they may: what every request and every socket has in common."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Request, WebSocket
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler

from partie.server.infra.invalid_input import invalid_input
from partie.server.infra.load_shedding import TABLE
from partie.server.infra.rate_limits import (
    ADDRESS_REQUESTS,
    ALL_GUESTS,
    ALL_TABLES,
    CHANGES,
    GUESTS,
    PERSONS_SOCKETS,
    PROGRAMS_SOCKETS,
    READS,
    TABLES,
    Limit,
    Limits,
    Slow,
    is_own,
)
from partie.server.infra.settings import Settings, is_host
from partie.server.infra.supervisor import Supervisor
from partie.server.infra.tokens import is_id, is_passkey
from partie.server.people.persons import PROGRAM, LoginSession
from partie.server.services import Services
from partie.table.refusal import Refused
from partie.words.catalog import LANGUAGES, key
from partie.words.messages import message

CROWDED: Final = 4429  # how a socket is closed that is one too many
EVERYWHERE: Final = 0  # nobody has this number: what is counted for all the world
IDS: Final = {  # the texts in paths, and what refuses one of another shape than its own
    "table_id": is_id,
    "club": is_id,
    "tournament": is_id,
    "number": is_id,
    "passkey": is_passkey,
}
LIMIT: Final = "limit"  # where a route keeps a limit of its own
COOKIE_LIFE: Final = 400 * 24 * 3600  # seconds: browsers keep no cookie longer
ASKING: Final = "partie.session"  # where whoever asks is kept while their request is served

ApiRequest = Request[object, object, State]
Socket = WebSocket[object, object, State]
AnyConnection = ASGIConnection[Any, object, object, State]  # either of them


def services_of(connection: AnyConnection) -> Services:
    """The services of this process."""
    found = connection.app.state["services"]
    assert isinstance(found, Services)
    return found


def configuration_of(connection: AnyConnection) -> Settings:
    """How this process is set up."""
    found = connection.app.state["configuration"]
    assert isinstance(found, Settings)
    return found


def supervisor_of(connection: AnyConnection) -> Supervisor:
    """What runs in the background of this process."""
    found = connection.app.state["supervisor"]
    assert isinstance(found, Supervisor)
    return found


def limits_of(connection: AnyConnection) -> Limits:
    """What everybody may still do at this process."""
    found = connection.app.state["limits"]
    assert isinstance(found, Limits)
    return found


def address_of(connection: AnyConnection) -> str:
    """Where whoever asks is."""
    peer = "" if connection.client is None else connection.client.host
    return configuration_of(connection).asker(peer, ",".join(connection.headers.getall("x-forwarded-for", [])))


def check_address_limit(limit: Limit, connection: AnyConnection) -> None:
    """Count one for the address of whoever asks; refused where it is too often. The machine itself is not counted."""
    address = address_of(connection)
    if address and not is_own(address):
        limits_of(connection).check(limit, address)


def check_may_make(connection: AnyConnection) -> None:
    """Refused where one more table is one too many, whatever kind of table it is."""
    services_of(connection).lag.check(TABLE)
    check_address_limit(TABLES, connection)
    limits_of(connection).check(ALL_TABLES, EVERYWHERE)


def cookie_name(connection: AnyConnection) -> str:
    """What our cookie is called here."""
    host = connection.headers.get("host", "")
    return "__Host-partie" if configuration_of(connection).is_secure(host) else "partie"


def cookie_with(connection: AnyConnection, value: str, max_age: int = COOKIE_LIFE) -> Cookie:
    """Our cookie: no page from elsewhere and no script can read it."""
    name = cookie_name(connection)
    return Cookie(
        name, value=value, path="/", max_age=max_age, secure=name.startswith("__Host-"), httponly=True, samesite="lax"
    )


def token_of(connection: AnyConnection) -> str | None:
    """The token that a program sends; None for a browser."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


async def session_of(connection: AnyConnection) -> LoginSession | None:
    """Whoever asks. They are looked up once for each request, and a program's pace is counted once."""
    state = connection.scope["state"]
    if ASKING not in state:
        state[ASKING] = await _look_up(connection)
    found = state[ASKING]
    assert found is None or isinstance(found, LoginSession)
    return found


async def _look_up(connection: AnyConnection) -> LoginSession | None:
    """Whoever asks, if their cookie is that of a session, or their token that of a program: neither serves for both."""
    token = token_of(connection)
    shown = connection.cookies.get(cookie_name(connection)) if token is None else token
    session = None if shown is None else await services_of(connection).persons.session(shown)
    if session is None or (session.person.kind == PROGRAM) != (token is not None):
        return None
    if token is not None and (wait := services_of(connection).pace.ask(session.person.id)):
        raise Slow(wait)
    return session


@asynccontextmanager
async def socket_slot(socket: Socket) -> AsyncGenerator[bool]:
    """A socket that is counted while it is open. False, and closed, if this person or address has too many."""
    session = await session_of(socket)
    most = PROGRAMS_SOCKETS if session is not None and session.person.kind == PROGRAM else PERSONS_SOCKETS
    limits = limits_of(socket)
    marks = limits.enter(None if session is None else session.person.id, most, address_of(socket))
    if marks is None:
        await socket.close(code=CROWDED)
        yield False
        return
    try:
        yield True
    finally:
        limits.leave(marks)


async def person_of(connection: AnyConnection) -> int | None:
    """The number of whoever asks; none for somebody whom we do not know."""
    session = await session_of(connection)
    return None if session is None else session.person.id


async def require_session(connection: AnyConnection, refusal: str = key("err-nobody")) -> LoginSession:
    """Whoever asks; refused with this message if we do not know them. The rights of a route refuse them before."""
    session = await session_of(connection)
    if session is None:
        raise Refused("key", message(refusal))
    return session


async def session_or_guest(connection: AnyConnection, name: str) -> tuple[LoginSession, list[Cookie]]:
    """Whoever asks; somebody whom we do not know becomes a guest, with a cookie to be sent."""
    session = await session_of(connection)
    if session is not None:
        return session, []
    if token_of(connection) is not None:  # a program without a good token is nobody, and no guest
        raise Refused("key", message("err-no-table"))
    check_address_limit(GUESTS, connection)
    limits_of(connection).check(ALL_GUESTS, EVERYWHERE)
    about = browser_in(connection.headers.get("user-agent", ""))
    session, cookie = await services_of(connection).persons.make_guest(name, language_of(connection), about)
    connection.scope["state"][ASKING] = session
    return session, [cookie_with(connection, cookie)]


def language_of(connection: AnyConnection) -> str:
    """The first language of ours that the browser asks for; nothing if it asks for none of them."""
    asked = connection.headers.get("accept-language", "").split(",")
    codes = [each.strip()[:2].lower() for each in asked]
    return next((code for code in codes if code in LANGUAGES), "")


def browser_in(agent: str) -> str:
    """What a browser calls itself, as short as tells one from another: no version, nothing that marks one person."""
    names = ("Firefox", "Edg", "OPR", "Chrome", "Safari")
    systems = ("Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux")
    found = [next((each for each in group if each in agent), "") for group in (names, systems)]
    return " · ".join([each for each in found if each])


def is_ours(connection: AnyConnection) -> bool:
    """Whether whoever talks to us is a page of this site, or a program."""
    return configuration_of(connection).allows(connection.headers.get("origin"), connection.headers.get("host", ""))


def check_host(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Whoever asks for a host that cannot be one is refused at once: no address could be made of it."""
    if not is_host(connection.headers.get("host", "")):
        raise invalid_input()


def check_ids(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """What cannot be an id is refused before anything is asked for it."""
    for name, fits in IDS.items():
        if name in connection.path_params and not fits(str(connection.path_params[name])):
            raise Refused("missing", message("err-no-table"))


def limit_in(handler: BaseRouteHandler, method: str) -> Limit:
    """How often one person may call a route: each has a limit, also one that says nothing of it."""
    found = handler.opt.get(LIMIT)
    if isinstance(found, Limit):
        return found
    return READS if method in ("GET", "HEAD") else CHANGES


async def check_limit(connection: AnyConnection, handler: BaseRouteHandler) -> None:
    """Count a request; refused where there are too many. Files are not counted, and sockets count themselves."""
    if connection.scope["type"] == ScopeType.HTTP and connection.scope["path"].startswith("/api/"):
        await count_one(connection, limit_in(handler, connection.scope["method"]))


async def count_one(connection: AnyConnection, limit: Limit) -> None:
    """Count one for an address, and for the person if the server knows one; a program has a pace of its own.

    The address comes first: to know the person the database has to be asked. The machine itself is not counted.
    """
    address = address_of(connection)
    if not address or is_own(address):
        return
    limits = limits_of(connection)
    limits.check(ADDRESS_REQUESTS, address)
    session = await session_of(connection)
    if session is not None and session.person.kind != PROGRAM:
        limits.check(limit, session.person.id)


def check_origin(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """A page from elsewhere may not talk to us with somebody's cookie."""
    if not is_ours(connection):
        raise Refused("key", message("err-no-table"))
