"""The doors of the lobby: open tables, a host's rights, invitations, and one's own tables."""

import asyncio
from dataclasses import dataclass
from typing import Final

from litestar import Response, delete, get, post, put, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery, JSONBody

from partie.core import SPECTATOR
from partie.server.infra.rate_limits import INVITATIONS
from partie.server.lobby.hosting import Hosting
from partie.server.lobby.invitations import Invitations
from partie.server.lobby.my_tables import MyTables
from partie.server.lobby.open_tables import LIMIT, OpenTablesFeed
from partie.server.lobby.player_stats import PlayerStatsCache
from partie.server.lobby.schemas import (
    Companion,
    Hosted,
    HostTerms,
    Invite,
    Mine,
    OpenSeats,
    Removed,
    SeatFor,
    SeatOrder,
    SitOpen,
    StartEarly,
)
from partie.server.lobby.sitters import Sitters
from partie.server.people.persons import LoginSession
from partie.server.realtime.subscriber import Subscriber
from partie.server.tables.room import Room
from partie.server.tables.schemas import TableCard
from partie.server.web.permissions import EVERYBODY, KNOWN, Role, allow, refused_as
from partie.server.web.request_context import (
    AnyConnection,
    ApiRequest,
    Socket,
    check_origin,
    limits_of,
    person_of,
    require_session,
    services_of,
    session_of,
    session_or_guest,
    socket_slot,
    supervisor_of,
)
from partie.server.web.routes.tables import write_frames
from partie.table.refusal import Refused
from partie.words.messages import message


@dataclass(frozen=True)
class Lobby:
    """The parts of the lobby in one process."""

    board: OpenTablesFeed
    sitters: Sitters
    hosting: Hosting
    inviting: Invitations
    waiting: MyTables


def lobby_of(connection: AnyConnection) -> Lobby:
    """The lobby of this process, from the first time that anybody asks for it."""
    found = connection.app.state.get("lobby")
    if found is None:
        services = services_of(connection)
        pool, bus, rooms = services.store.pool, services.bus, services.rooms
        inviting = Invitations(pool, bus, services.notifications)
        waiting = MyTables(pool, bus, services.open_rooms, rooms, inviting)
        found = Lobby(
            board=OpenTablesFeed(pool, bus),
            sitters=Sitters(pool, PlayerStatsCache(pool)),
            hosting=services.hosting,
            inviting=inviting,
            waiting=waiting,
        )
        supervisor_of(connection).watch("lobby", found.board.run, LIMIT)
        connection.app.state["lobby"] = found
    assert isinstance(found, Lobby)
    return found


# -- open tables ---------------------------------------------------------------------------------------------------


@get("/api/lobby/tables", opt=allow(*EVERYBODY))
async def show_sitters(request: ApiRequest, numbers: FromQuery[str]) -> list[OpenSeats]:
    """Who sits at the open tables that are on somebody's screen: their numbers with commas between them."""
    wanted = [int(each) for each in numbers[:1000].split(",") if each.isdecimal() and len(each) < 16]
    return await lobby_of(request).sitters.at(wanted, await person_of(request))


@post(
    "/api/lobby/tables/{number:int}/seat",
    guards=[check_origin],
    status_code=200,
    opt=allow(*EVERYBODY, only="where the lobby shows the table"),
)
async def sit_open(request: ApiRequest, number: FromPath[int], data: JSONBody[SitOpen]) -> Response[TableCard]:
    """Sit down at an open table. Nobody needs a key for that."""
    lobby = lobby_of(request)
    table_id = await lobby.sitters.table_of(number)
    return await _sit(request, await services_of(request).rooms.open(table_id), data)


async def _sit(request: ApiRequest, table: Room, data: SitOpen) -> Response[TableCard]:
    services, known = services_of(request), await session_of(request)
    person = None if known is None else known.person.id
    reserved = table.row.reserved_for(person)
    seats = [*table.row.seats_of(person), *reserved]
    name = data["name"] or next((table.row.seats[seat].name for seat in reserved), "")
    # Before anybody becomes a guest by it.
    wanted = services.seating.check_name(table, name, seats)
    called = services.seating.check_name(table, await services.persons.called(wanted, known), seats)
    session, cookies = await session_or_guest(request, called)
    own = await lobby_of(request).hosting.sit(table, session.person.id, called, data["words"])
    card = table.card(session.person.id)
    if own:
        card["own"] = own
    return Response(card, cookies=cookies)


@websocket("/api/lobby/socket", opt=allow(*EVERYBODY))
async def lobby_socket(socket: Socket) -> None:
    """The lobby: all open tables, then what changes."""
    if code := await refused_as(socket):
        await socket.close(code=code)
        return
    async with socket_slot(socket) as is_in:
        if is_in:
            await _show_board(socket, lobby_of(socket).board)


async def _show_board(socket: Socket, board: OpenTablesFeed) -> None:
    await board.prepare()
    await socket.accept()
    subscriber = Subscriber(SPECTATOR, None)
    first = board.join(subscriber)
    try:
        await socket.send_bytes(first)
        await _listen_to_nobody(socket, subscriber)
    finally:
        board.leave(subscriber)


async def _listen_to_nobody(socket: Socket, subscriber: Subscriber) -> None:
    """Send what there is to say until the other side goes; whoever says anything is cut off."""
    with services_of(socket).sockets.holding(subscriber):
        writing = asyncio.create_task(write_frames(socket, subscriber))
        try:
            await socket.receive_text()
            await socket.close(code=4400)
        except WebSocketDisconnect:
            return
        finally:
            writing.cancel()


# -- before the start ------------------------------------------------------------------------------------------------


@post("/api/tables/{table_id:str}/leave", guards=[check_origin], status_code=204, opt=allow(Role.PLAYER))
async def leave(request: ApiRequest, table_id: FromPath[str]) -> None:
    """Get up before the start."""
    table = await services_of(request).rooms.open(table_id)
    await lobby_of(request).hosting.leave(table, (await require_session(request)).person.id)


@post("/api/tables/{table_id:str}/start", guards=[check_origin], status_code=200, opt=allow(Role.HOST))
async def start(request: ApiRequest, table_id: FromPath[str], data: JSONBody[StartEarly]) -> Hosted:
    """The host begins, with bots in the seats that are free."""
    table, person = await _hosted(request, table_id)
    await lobby_of(request).hosting.start(table, person, data["bot"])
    return {"card": table.card(person), "key": ""}


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}/remove", guards=[check_origin], status_code=200, opt=allow(Role.HOST)
)
async def remove(request: ApiRequest, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[Removed]) -> Hosted:
    """The host sends somebody away, or keeps them out."""
    table, person = await _hosted(request, table_id)
    key = await lobby_of(request).hosting.remove(table, person, seat, data["keep_out"])
    return {"card": table.card(person), "key": key}


@put("/api/tables/{table_id:str}/seats/{seat:int}/sitter", guards=[check_origin], opt=allow(Role.HOST))
async def give(request: ApiRequest, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[SeatFor]) -> Hosted:
    """The host gives a seat to a bot, or keeps it for a person."""
    table, person = await _hosted(request, table_id)
    key = await lobby_of(request).hosting.give(table, person, seat, data["bot"])
    return {"card": table.card(person), "key": key}


@put("/api/tables/{table_id:str}/order", guards=[check_origin], opt=allow(Role.HOST))
async def arrange(request: ApiRequest, table_id: FromPath[str], data: JSONBody[SeatOrder]) -> Hosted:
    """The host says who sits where."""
    table, person = await _hosted(request, table_id)
    await lobby_of(request).hosting.arrange(table, person, data["order"])
    return {"card": table.card(person), "key": ""}


@put("/api/tables/{table_id:str}/terms", guards=[check_origin], opt=allow(Role.HOST))
async def agree(request: ApiRequest, table_id: FromPath[str], data: JSONBody[HostTerms]) -> Hosted:
    """The host shows the table in the lobby or not, and says what onlookers may see."""
    table, person = await _hosted(request, table_id)
    await lobby_of(request).hosting.agree(table, person, data["open"], data["watching"])
    return {"card": table.card(person), "key": ""}


async def _hosted(request: ApiRequest, table_id: str) -> tuple[Room, int]:
    return await services_of(request).rooms.open(table_id), (await require_session(request)).person.id


# -- invitations -----------------------------------------------------------------------------------------------------


@get("/api/me/companions", opt=allow(*EVERYBODY))
async def companions(request: ApiRequest) -> list[Companion]:
    """People one has played with."""
    person = await person_of(request)
    return [] if person is None else await lobby_of(request).inviting.companions(person)


@post(
    "/api/tables/{table_id:str}/invitations",
    guards=[check_origin],
    status_code=204,
    opt=allow(Role.PLAYER, only="whom they have played with"),
)
async def invite(request: ApiRequest, table_id: FromPath[str], data: JSONBody[Invite]) -> None:
    """Invite somebody one has played with."""
    table = await services_of(request).rooms.open(table_id)
    person = (await require_session(request)).person.id
    limits_of(request).check(INVITATIONS, person)
    await lobby_of(request).inviting.invite(table, person, data["person"])


@post(
    "/api/me/invitations/{table_id:str}",
    guards=[check_origin],
    status_code=200,
    opt=allow(*KNOWN, only="where they are invited"),
)
async def accept(request: ApiRequest, table_id: FromPath[str], data: JSONBody[SitOpen]) -> Response[TableCard]:
    """Accept an invitation, or the seat that is reserved for a rematch: sit down."""
    inviting, person = lobby_of(request).inviting, (await require_session(request)).person.id
    if not await inviting.is_invited(table_id, person):
        raise Refused("missing", message("err-no-table"))
    answer = await _sit(request, await services_of(request).rooms.open(table_id), data)
    await inviting.forget(table_id, person)
    return answer


@delete("/api/me/invitations/{table_id:str}", guards=[check_origin], opt=allow(*KNOWN, only="where they are invited"))
async def decline(request: ApiRequest, table_id: FromPath[str]) -> None:
    """Decline an invitation, or give back the seat that is reserved for a rematch."""
    lobby, person = lobby_of(request), (await require_session(request)).person.id
    await lobby.hosting.decline(table_id, person)
    await lobby.inviting.forget(table_id, person)


# -- one's own tables ------------------------------------------------------------------------------------------------


@get("/api/me/tables", opt=allow(*EVERYBODY))
async def my_tables(request: ApiRequest) -> Mine:
    """What waits for me: my tables that are not over, and my invitations."""
    person = await person_of(request)
    if person is None:
        return {"kind": "mine", "tables": [], "invitations": []}
    return await lobby_of(request).waiting.told(person)


@websocket("/api/me/socket", opt=allow(*KNOWN))
async def my_socket(socket: Socket) -> None:
    """What waits for me, and again whenever it changes."""
    if code := await refused_as(socket):
        await socket.accept()
        await socket.close(code=code)  # told after it is open: so a browser does not take it for a broken connection
        return
    async with socket_slot(socket) as is_in:
        if is_in:
            await socket.accept()
            await _show_mine(socket, await require_session(socket))


async def _show_mine(socket: Socket, session: LoginSession) -> None:
    subscriber = Subscriber(SPECTATOR, session)
    services_of(socket).personal.add(subscriber)
    following = asyncio.create_task(lobby_of(socket).waiting.follow(session.person.id, subscriber))
    try:
        await _listen_to_nobody(socket, subscriber)
    finally:
        following.cancel()
        services_of(socket).personal.discard(subscriber)


ROUTES: Final = (
    show_sitters,
    sit_open,
    lobby_socket,
    leave,
    start,
    remove,
    give,
    arrange,
    agree,
    companions,
    invite,
    accept,
    decline,
    my_tables,
    my_socket,
)
