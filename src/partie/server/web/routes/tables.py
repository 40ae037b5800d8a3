"""Tables: made, looked at, sat down at and played through sockets."""

import asyncio
from typing import Final

from litestar import MediaType, Response, get, post, put, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery, JSONBody

from partie.core import SPECTATOR
from partie.server.infra.load_shedding import ONLOOKER
from partie.server.infra.rate_limits import JOINS, REMATCHES
from partie.server.infra.tokens import fits, is_same
from partie.server.people.login_sessions import RENEWED
from partie.server.people.names import named
from partie.server.people.persons import LoginSession
from partie.server.realtime.subscriber import RESTART, Subscriber
from partie.server.services import Services
from partie.server.tables.creation import check_new
from partie.server.tables.room import Room
from partie.server.tables.schemas import Bye, Entrusted, MadeTable, NewOnline, Rematch, SitDown, TableCard
from partie.server.web.permissions import EVERYBODY, Role, allow, refused_as
from partie.server.web.request_context import (
    CROWDED,
    ApiRequest,
    Socket,
    check_address_limit,
    check_may_make,
    check_origin,
    limits_of,
    person_of,
    require_session,
    services_of,
    session_of,
    session_or_guest,
    socket_slot,
)
from partie.server.web.sockets.table_session import TableSession, Unreadable
from partie.table.difference import to_text
from partie.table.refusal import Refused
from partie.words.messages import message

CLOSED: Final = {"slow": 4408, "ended": 4401, "moved": 4403, RENEWED: 1012, RESTART: 1012}


@post("/api/tables", guards=[check_origin], opt=allow(*EVERYBODY))
async def make_table(request: ApiRequest, data: JSONBody[NewOnline]) -> Response[MadeTable]:
    """A new table; whoever makes it is a guest and sits down."""
    services = services_of(request)
    check_new(data)  # before anybody becomes a guest by it
    check_may_make(request)
    name = await services.persons.called(named(data["name"]), await session_of(request))
    session, cookies = await session_or_guest(request, name)
    return Response(
        await services.creation.make({**data, "name": name}, session.person.id), status_code=201, cookies=cookies
    )


@get("/api/tables/{table_id:str}", opt=allow(Role.INVITED, Role.ONLOOKER, Role.PLAYER))
async def show_table(request: ApiRequest, table_id: FromPath[str], key: FromQuery[str] = "") -> TableCard:
    """Who sits at a table, for those who have a key or a seat."""
    table = await services_of(request).rooms.open(table_id)
    person = await person_of(request)
    own = [row for row in table.row.seats if fits(key, row.own_hash)]
    invited = [row.seat for row in table.row.seats if fits(key, row.key_hash)] or [row.seat for row in own]
    card = table.card(person, invited[0] if invited else None)
    if own and await services_of(request).persons.is_guest(own[0].person):
        card["own"] = key
    return card


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}",
    guards=[check_origin],
    status_code=200,
    opt=allow(*EVERYBODY, only="with the key of the seat, or where it is reserved for them"),
)
async def sit_down(
    request: ApiRequest,
    table_id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[SitDown],
) -> Response[TableCard]:
    """Sit down."""
    services = services_of(request)
    check_address_limit(JOINS, request)
    table = await services.rooms.open(table_id)
    known = await session_of(request)
    person = None if known is None else known.person.id
    called = services.seating.check_seat(table, seat, data["key"], person, data["name"])
    row = table.row.seats[seat]
    if not row.is_taken:
        called = services.seating.check_seat(
            table, seat, data["key"], person, await services.persons.called(called, known)
        )
    elif row.person != person and not (fits(data["key"], row.own_hash) and await services.persons.is_guest(row.person)):
        raise Refused("taken", message("err-seat-taken"))
    session, cookies = await session_or_guest(request, called)
    own = await services.seating.sit(table, seat, data["key"], session.person.id, called, data["words"])
    card = table.card(session.person.id)
    if own:
        card["own"] = own
    return Response(card, cookies=cookies)


@put(
    "/api/tables/{table_id:str}/seats/{seat:int}/bot",
    guards=[check_origin],
    opt=allow(Role.PLAYER, only="their own seat"),
)
async def entrust(
    request: ApiRequest,
    table_id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Entrusted],
) -> TableCard:
    """Hand one's own seat to a bot, or take it back."""
    services = services_of(request)
    table = await services.rooms.open(table_id)
    person = await person_of(request)
    if seat not in table.row.seats_of(person):
        raise Refused("key", message("err-no-table"))
    await services.seating.entrust(table, seat, data["bot"])
    return table.card(person)


@post("/api/tables/{table_id:str}/rematch", guards=[check_origin], status_code=200, opt=allow(Role.PLAYER))
async def rematch(request: ApiRequest, table_id: FromPath[str]) -> Rematch:
    """Offer a rematch, or accept the one that is offered."""
    services, person = services_of(request), (await require_session(request)).person.id
    limits_of(request).check(REMATCHES, person)
    table = await services.rooms.open(table_id)
    next_id, is_made = await services.creation.rematch(table, person)
    if is_made:
        services_of(request).notifications.offered(table, person)
        for other in table.row.offered:
            await services.bus.call("person", {"person": other})
    return {"table": next_id}


@get(
    "/api/tables/{table_id:str}/record",
    media_type=MediaType.TEXT,
    opt=allow(Role.ONLOOKER, Role.PLAYER, only="as their own seat may have it, or as the table lets onlookers in"),
)
async def record(
    request: ApiRequest,
    table_id: FromPath[str],
    seat: FromQuery[int] = -1,
    key: FromQuery[str] = "",
) -> str:
    """The record as this seat, or an onlooker, may have it now."""
    services = services_of(request)
    table = await services.rooms.open(table_id)
    is_seated = seat in table.row.seats_of(await person_of(request))
    may_look_on = is_same(key, table.row.onlookers) and table.row.may_look_on
    if table.match is None or not (is_seated or may_look_on):
        raise Refused("missing", message("err-no-table"))
    return table.record_for(seat if is_seated else SPECTATOR)


# -- sockets -------------------------------------------------------------------------------------------------------


@websocket(
    "/api/tables/{table_id:str}/socket",
    opt=allow(Role.ONLOOKER, Role.PLAYER, only="their own seat, or as the table lets onlookers in"),
)
async def socket(
    socket: Socket,
    table_id: FromPath[str],
    seat: FromQuery[int] = -1,
    key: FromQuery[str] = "",
    known: FromQuery[int] = 0,
) -> None:
    """One pair of eyes at a table."""
    if code := await refused_as(socket):
        await socket.close(code=code)
        return
    services = services_of(socket)
    table, session = await services.rooms.open(table_id), await session_of(socket)
    is_seated = session is not None and seat in table.row.seats_of(session.person.id)
    if not is_seated and not (is_same(key, table.row.onlookers) and table.row.may_look_on):
        await socket.close(code=4403)
        return
    if not is_seated and not services.lag.allows(ONLOOKER):
        await socket.close(code=CROWDED)
        return
    async with socket_slot(socket) as is_in:
        if is_in:
            await _sit_before(socket, table, seat if is_seated else SPECTATOR, session, known)


async def _sit_before(socket: Socket, table: Room, seat: int, session: LoginSession | None, known: int) -> None:
    """Be shown a table through the eyes of a seat, and ask for things, until one of both sides goes."""
    services = services_of(socket)
    await services.rooms.look_up(table)  # another process may know more, and have shown it to them
    await socket.accept()
    if seat != SPECTATOR and seat not in table.row.seats_of(None if session is None else session.person.id):
        await socket.close(code=4403)  # they were sent away in this moment
        return
    subscriber = Subscriber(seat, session)
    with services.sockets.holding(subscriber):
        await _see_and_ask(socket, services, table, subscriber, known)


async def _see_and_ask(socket: Socket, services: Services, table: Room, subscriber: Subscriber, known: int) -> None:
    """Show the table to these eyes, and do what they ask for, until they are closed."""
    table.look(subscriber, table.knows_less(known))
    writing = asyncio.create_task(write_frames(socket, subscriber))
    try:
        await services.heartbeat.joined(table)
        if subscriber.seat != SPECTATOR:
            await services.proposals.come_back(table, subscriber.seat)
        requests = TableSession(services, table, subscriber)
        while not subscriber.bye:
            text = await socket.receive_text()
            if not subscriber.bye:
                await requests.serve(text)
        await writing
    except WebSocketDisconnect:
        return
    except Unreadable:
        await socket.close(code=4400)
    finally:
        writing.cancel()
        table.leave(subscriber)
        await services.heartbeat.send(table)


async def write_frames(socket: Socket, subscriber: Subscriber) -> None:
    """Send what stands in the line, until somebody is cut off. The reason says when to come back."""
    while (frame := await subscriber.next()) is not None:
        await socket.send_text(frame)
        subscriber.sent()
    bye: Bye = {"kind": "bye", "why": subscriber.bye}
    await socket.send_text(to_text(bye))
    await socket.close(code=CLOSED[subscriber.bye], reason=str(subscriber.back) if subscriber.back else None)


ROUTES: Final = (make_table, show_table, sit_down, entrust, rematch, record, socket)
