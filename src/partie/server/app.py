"""The doors of the server: requests, sockets, the site itself."""

import asyncio
import contextlib
from collections.abc import AsyncGenerator, Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, put, websocket
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.static_files import create_static_files_router

from partie.core import SPECTATOR
from partie.server.commits import LOST
from partie.server.configuration import Configuration
from partie.server.house import House
from partie.server.outlet import Outlet
from partie.server.protocol import Entrusted, Here, MadeTable, NewOnline, Rematch, SitDown, TableCard
from partie.server.pulse import Pulse
from partie.server.requests import Requests, Unreadable
from partie.server.running import running
from partie.server.secrets import fits, hash_of, is_same, new_key
from partie.table.refusal import Refused
from partie.table.shapes import Broken
from partie.words.messages import message

YEAR: Final = 365 * 24 * 3600
STATUSES: Final = {"missing": 404, "key": 403, "taken": 409, "running": 409}
META: Final = '<meta name="partie-server" content="1" />'

Asking = Request[object, object, State]
Socket = WebSocket[object, object, State]
Asked = ASGIConnection[Any, object, object, State]  # either of them


def house_of(connection: Asked) -> House:
    """The tables of this process."""
    found = connection.app.state["house"]
    assert isinstance(found, House)
    return found


def configuration_of(connection: Asked) -> Configuration:
    """How this process is set up."""
    found = connection.app.state["configuration"]
    assert isinstance(found, Configuration)
    return found


# -- guests --------------------------------------------------------------------------------------------------------


def _cookie_name(connection: Asked) -> str:
    host = connection.headers.get("host", "")
    return "__Host-partie" if configuration_of(connection).is_secure(host) else "partie"


def guest_of(connection: Asked) -> str | None:
    """The cookie of whoever asks."""
    return connection.cookies.get(_cookie_name(connection))


def _hash_of_guest(connection: Asked) -> bytes | None:
    guest = guest_of(connection)
    return None if guest is None else hash_of(guest)


def _cookie(connection: Asked, guest: str) -> Cookie:
    name = _cookie_name(connection)
    return Cookie(
        name, value=guest, path="/", max_age=YEAR, secure=name.startswith("__Host-"), httponly=True, samesite="lax"
    )


def _is_ours(connection: Asked) -> bool:
    """Whether whoever talks to us is a page of this site, or a program."""
    return configuration_of(connection).allows(connection.headers.get("origin"), connection.headers.get("host", ""))


def check_origin(connection: Asked, _: BaseRouteHandler) -> None:
    """A page from elsewhere may not talk to us with somebody's cookie."""
    if not _is_ours(connection):
        raise Refused("key", message("err-no-table"))


# -- requests ------------------------------------------------------------------------------------------------------


@get("/api/here")
async def here() -> Here:
    """That there is a server."""
    return {"partie": version("partie")}


@get("/healthz", media_type=MediaType.TEXT)
async def healthz() -> str:
    """The process is alive."""
    return "ok"


@get("/readyz", media_type=MediaType.TEXT)
async def readyz(request: Asking) -> Response[str]:
    """The process can serve: its database answers."""
    try:
        async with asyncio.timeout(2):
            await house_of(request).store.pool.fetchval("SELECT 1")
    except LOST:
        return Response("the database does not answer", status_code=503, media_type=MediaType.TEXT)
    return Response("ok", media_type=MediaType.TEXT)


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(request: Asking) -> str:
    """How this process is, in numbers."""
    pulse = request.app.state["pulse"]
    assert isinstance(pulse, Pulse)
    return pulse.text(house_of(request))


@post("/api/tables", guards=[check_origin])
async def make_table(request: Asking, data: JSONBody[NewOnline]) -> Response[MadeTable]:
    """A new table; whoever makes it is a guest and sits down."""
    guest = guest_of(request) or new_key()
    made = await house_of(request).make(data, guest)
    return Response(made, status_code=201, cookies=[_cookie(request, guest)])


@get("/api/tables/{table_id:str}")
async def show_table(request: Asking, table_id: FromPath[str], key: FromQuery[str] = "") -> TableCard:
    """Who sits at a table, for those who have a key or a seat."""
    table = await house_of(request).open(table_id)
    guest = _hash_of_guest(request)
    invited = [row.seat for row in table.row.seats if fits(key, row.key_hash)]
    if not invited and not is_same(key, table.row.onlookers) and not table.row.seats_of(guest):
        raise Refused("missing", message("err-no-table"))
    return table.card(guest, invited[0] if invited else None)


@post("/api/tables/{table_id:str}/seats/{seat:int}", guards=[check_origin], status_code=200)
async def sit_down(
    request: Asking,
    table_id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[SitDown],
) -> Response[TableCard]:
    """Sit down."""
    house = house_of(request)
    table = await house.open(table_id)
    guest = guest_of(request) or new_key()
    await house.sit(table, seat, data["key"], guest, data["name"], data["words"])
    return Response(table.card(hash_of(guest)), cookies=[_cookie(request, guest)])


@put("/api/tables/{table_id:str}/seats/{seat:int}/bot", guards=[check_origin])
async def entrust(
    request: Asking,
    table_id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Entrusted],
) -> TableCard:
    """Hand one's own seat to a bot, or take it back."""
    house = house_of(request)
    table = await house.open(table_id)
    guest = _hash_of_guest(request)
    if seat not in table.row.seats_of(guest):
        raise Refused("key", message("err-no-table"))
    await house.entrust(table, seat, data["bot"])
    return table.card(guest)


@post("/api/tables/{table_id:str}/rematch", guards=[check_origin], status_code=200)
async def rematch(request: Asking, table_id: FromPath[str]) -> Rematch:
    """Play once more."""
    house = house_of(request)
    table = await house.open(table_id)
    if not table.row.seats_of(_hash_of_guest(request)):
        raise Refused("key", message("err-no-table"))
    return {"table": await house.rematch(table)}


@get("/api/tables/{table_id:str}/record", media_type=MediaType.TEXT)
async def record(
    request: Asking,
    table_id: FromPath[str],
    seat: FromQuery[int] = -1,
    key: FromQuery[str] = "",
) -> str:
    """The record as this seat, or an onlooker, may have it now."""
    house = house_of(request)
    table = await house.open(table_id)
    is_seated = seat in table.row.seats_of(_hash_of_guest(request))
    if table.match is None or not (is_seated or is_same(key, table.row.onlookers)):
        raise Refused("missing", message("err-no-table"))
    return house.download(table, seat if is_seated else SPECTATOR)


def refuse(_: Asking, error: Refused) -> Response[Broken]:
    """What is refused is told with its reason."""
    return Response({"kind": error.kind, "says": error.says}, status_code=STATUSES.get(error.kind, 400))


# -- sockets -------------------------------------------------------------------------------------------------------


@websocket("/api/tables/{table_id:str}/socket")
async def socket(socket: Socket, table_id: FromPath[str], seat: FromQuery[int] = -1, key: FromQuery[str] = "") -> None:
    """One pair of eyes at a table."""
    house = house_of(socket)
    if not _is_ours(socket):
        await socket.close(code=4403)
        return
    try:
        table = await house.open(table_id)
    except Refused:
        await socket.close(code=4404)
        return
    guest = _hash_of_guest(socket)
    is_seated = seat in table.row.seats_of(guest)
    if not is_seated and not is_same(key, table.row.onlookers):
        await socket.close(code=4403)
        return
    await socket.accept()
    outlet = Outlet(seat if is_seated else SPECTATOR, guest)
    table.look(outlet)
    await house.looked_at(table)
    writing = asyncio.create_task(write_frames(socket, outlet))
    try:
        requests = Requests(house, table, outlet)
        while True:
            await requests.serve(await socket.receive_text())
    except WebSocketDisconnect:
        return
    except Unreadable:
        await socket.close(code=4400)
    finally:
        writing.cancel()
        table.leave(outlet)
        await house.tell_here(table)


async def write_frames(socket: Socket, outlet: Outlet) -> None:
    """Send what stands in the line, until it is too long."""
    while (frame := await outlet.next()) is not None:
        await socket.send_text(frame)
    await socket.send_text('{"kind":"bye","why":"slow"}')
    await socket.close(code=4408)


# -- all together ----------------------------------------------------------------------------------------------------


def _front_page(site: Path) -> Callable[[], Response[str]]:
    text = (site / "index.html").read_text(encoding="utf-8").replace("</head>", f"{META}</head>", 1)

    @get("/", include_in_schema=False, sync_to_thread=False)
    def front_page() -> Response[str]:
        """The site, and that a server is behind it."""
        return Response(text, media_type=MediaType.HTML, headers={"cache-control": "no-cache"})

    return front_page  # type: ignore[return-value]  # the decorator makes a handler of it


def make_app(configuration: Configuration, site: Path | None, thinkers: int) -> Litestar:
    """The server as an ASGI application."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None]:
        async with running(configuration, thinkers) as house:
            app.state["house"] = house
            app.state["configuration"] = configuration
            app.state["pulse"] = pulse = Pulse()
            beating = asyncio.create_task(pulse.beat())
            yield
            beating.cancel()

    handlers: list[object] = [
        here,
        healthz,
        readyz,
        metrics,
        make_table,
        show_table,
        sit_down,
        entrust,
        rematch,
        record,
        socket,
    ]
    if site is not None:
        handlers += [_front_page(site), create_static_files_router("/", [site])]
    return Litestar(
        handlers,  # type: ignore[arg-type]  # whatever its decorators make is a handler
        lifespan=[lifespan],
        exception_handlers={Refused: refuse},
        openapi_config=None,
        request_max_body_size=16_384,
        logging_config=None,
    )
