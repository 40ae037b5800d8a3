"""The doors of clubs and tournaments."""

from typing import Final

from litestar import Response, delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from partie.bots.levels import REGULAR
from partie.server.clubs.schemas import (
    Club,
    EnterTournament,
    JoinClub,
    MyClub,
    NewClub,
    NewOwner,
    NewTournament,
    SitInClub,
    Tournament,
    TournamentCard,
)
from partie.server.clubs.store import NAME, Clubs, no_club
from partie.server.infra.tokens import is_same
from partie.server.people.names import cleaned, named
from partie.server.people.persons import LoginSession, Person
from partie.server.tables.schemas import MadeTable, NewOnline, TableCard
from partie.server.tables.sync import OVER
from partie.server.tournaments.service import TournamentRow, Tournaments, check_new, no_tournament
from partie.server.web.permissions import EVERYBODY, KNOWN, PEOPLE, Role, allow
from partie.server.web.request_context import (
    ApiRequest,
    check_may_make,
    check_origin,
    require_session,
    services_of,
    session_of,
    session_or_guest,
)
from partie.table.refusal import Refused
from partie.words.messages import message


def _clubs(request: ApiRequest) -> Clubs:
    return Clubs(services_of(request).store.pool)


def _tournaments(request: ApiRequest) -> Tournaments:
    return Tournaments(services_of(request).store.pool)


async def _member(request: ApiRequest, club: str) -> tuple[Person, str]:
    """Whoever asks, if they belong to a club, and what they are called there."""
    session = await session_of(request)
    called = None if session is None else await _clubs(request).called(club, session.person.id)
    if session is None or called is None:
        raise no_club()
    return session.person, called


async def _called(request: ApiRequest, name: str, session: LoginSession | None) -> str:
    """What somebody is called who comes by themselves; they must be called something."""
    own = "" if session is None else session.person.name
    called = await services_of(request).persons.called(named(name) or own, session)
    if not called:
        raise Refused("name", message("name-empty"))
    return called


# -- clubs -----------------------------------------------------------------------------------------------------------


@get("/api/clubs", opt=allow(*EVERYBODY))
async def my_clubs(request: ApiRequest) -> list[MyClub]:
    """My clubs; none for somebody whom we do not know."""
    session = await session_of(request)
    return [] if session is None else await _clubs(request).of(session.person.id)


@post("/api/clubs", guards=[check_origin], opt=allow(*PEOPLE))
async def open_club(request: ApiRequest, data: JSONBody[NewClub]) -> Response[Club]:
    """Open a club. Nobody needs an account for it."""
    name = cleaned(data["name"], NAME)
    if not name:
        raise Refused("name", message("err-club-name"))
    session = await session_of(request)
    called = await _called(request, data["me"], session)
    session, cookies = await session_or_guest(request, called)
    await services_of(request).standings.check_welcome(session.person.id)
    club = await _clubs(request).open(session.person.id, name, called)
    return Response(await _club(request, club, session.person.id), status_code=201, cookies=cookies)


@get("/api/clubs/{club:str}", opt=allow(*EVERYBODY, only="a club of theirs, or with the key of its link"))
async def show_club(request: ApiRequest, club: FromPath[str], key: FromQuery[str] = "") -> Club:
    """A club: all of it for its members, and its name for whoever has its link."""
    session = await session_of(request)
    if session is not None and await _clubs(request).called(club, session.person.id) is not None:
        return await _club(request, club, session.person.id)
    row = await _clubs(request).row(club)
    if not is_same(key, row["key"]):
        raise no_club()
    return {
        "club": club,
        "name": row["name"],
        "key": "",
        "owner": row["called"],
        "count": row["count"],
        "member": False,
        "mine": False,
        "members": [],
        "tournaments": [],
        "tables": [],
    }


async def _club(request: ApiRequest, club: str, person: int) -> Club:
    """A club as its members know it."""
    clubs = _clubs(request)
    row = await clubs.row(club)
    return {
        "club": club,
        "name": row["name"],
        "key": row["key"],
        "owner": row["called"],
        "count": row["count"],
        "member": True,
        "mine": row["owner"] == person,
        "members": await clubs.members(club, person),
        "tournaments": await _tournaments(request).of_club(club, person),
        "tables": await clubs.tables(club, person),
    }


@post(
    "/api/clubs/{club:str}/members",
    guards=[check_origin],
    status_code=200,
    opt=allow(*PEOPLE, only="with the key of its link"),
)
async def join_club(request: ApiRequest, club: FromPath[str], data: JSONBody[JoinClub]) -> Response[Club]:
    """Come in by the link of a club. Whoever we do not know becomes a guest by it."""
    clubs = _clubs(request)
    known = await session_of(request)
    called = await _called(request, data["name"], known)
    await clubs.check_door(club, data["key"], None if known is None else known.person.id, called)
    session, cookies = await session_or_guest(request, called)
    await services_of(request).standings.check_welcome(session.person.id)
    await clubs.join(club, data["key"], session.person.id, called)
    return Response(await _club(request, club, session.person.id), cookies=cookies)


@delete(
    "/api/clubs/{club:str}/members/{person:int}",
    guards=[check_origin],
    status_code=204,
    opt=allow(Role.GUEST, Role.ACCOUNT, only="themselves, or anybody as the owner"),
)
async def leave_club(request: ApiRequest, club: FromPath[str], person: FromPath[int]) -> None:
    """Leave a club, or send a member away; its tournaments go on without them and their programs."""
    me, _ = await _member(request, club)
    await _clubs(request).leave(club, me.id, person)
    for tournament, number in await _tournaments(request).of_member(club, person):
        await _withdraw(request, tournament, number, me.id, manages=True)


@put("/api/clubs/{club:str}/owner", guards=[check_origin], opt=allow(Role.GUEST, Role.ACCOUNT, only="as the owner"))
async def hand_over(request: ApiRequest, club: FromPath[str], data: JSONBody[NewOwner]) -> Club:
    """Let another member own the club."""
    me, _ = await _member(request, club)
    await _clubs(request).hand_over(club, me.id, data["person"])
    return await _club(request, club, me.id)


@delete(
    "/api/clubs/{club:str}",
    guards=[check_origin],
    status_code=204,
    opt=allow(Role.GUEST, Role.ACCOUNT, only="as the owner"),
)
async def close_club(request: ApiRequest, club: FromPath[str]) -> None:
    """Close a club for good."""
    me, _ = await _member(request, club)
    await _clubs(request).close(club, me.id)


@post(
    "/api/clubs/{club:str}/tables", guards=[check_origin], opt=allow(Role.GUEST, Role.ACCOUNT, only="a club of theirs")
)
async def make_club_table(request: ApiRequest, club: FromPath[str], data: JSONBody[NewOnline]) -> MadeTable:
    """A table for members; whoever makes it sits down."""
    services = services_of(request)
    me, called = await _member(request, club)
    check_may_make(request)
    made = await services.creation.make({**data, "name": called}, me.id)
    await _clubs(request).add_table(club, made["table"])
    return made


@post(
    "/api/clubs/{club:str}/tables/{table_id:str}/seat",
    guards=[check_origin],
    status_code=200,
    opt=allow(Role.GUEST, Role.ACCOUNT, only="a club of theirs"),
)
async def sit_in_club(
    request: ApiRequest, club: FromPath[str], table_id: FromPath[str], data: JSONBody[SitInClub]
) -> TableCard:
    """Sit down at a table for members."""
    services = services_of(request)
    me, called = await _member(request, club)
    if not await _clubs(request).has_table(club, table_id):
        raise no_club()
    table = await services.rooms.open(table_id)
    own = await services.hosting.sit(table, me.id, called, data["words"])
    card = table.card(me.id)
    if own:
        card["own"] = own
    return card


# -- tournaments -----------------------------------------------------------------------------------------------------


@get("/api/tournaments", opt=allow(*EVERYBODY))
async def list_tournaments(request: ApiRequest) -> list[TournamentCard]:
    """Tournaments that anybody may enter, and mine."""
    session = await session_of(request)
    return await _tournaments(request).waiting(None if session is None else session.person.id)


@post("/api/tournaments", guards=[check_origin], opt=allow(*PEOPLE, only="for everybody, or for a club of theirs"))
async def open_tournament(request: ApiRequest, data: JSONBody[NewTournament]) -> Response[Tournament]:
    """Open a tournament: for a club by its members, or for everybody."""
    check_new(data)
    known = await session_of(request)
    if data["club"]:
        await _member(request, data["club"])
    session, cookies = await session_or_guest(request, await _called(request, data["name"], known))
    await services_of(request).standings.check_welcome(session.person.id)
    tournaments = _tournaments(request)
    tournament = await tournaments.open(session.person.id, data)
    shown = await tournaments.shown(tournament, session.person.id, manages=True)
    return Response(shown, status_code=201, cookies=cookies)


async def _seen(request: ApiRequest, tournament: str, person: int | None) -> tuple[TournamentRow, bool]:
    """A tournament that somebody may see, and whether they manage it. Those of a club are for its members."""
    row = await _tournaments(request).row(tournament)
    manages = person is not None and row.opener == person
    if row.club is not None:
        clubs = _clubs(request)
        manages = manages or (person is not None and (await clubs.row(row.club))["owner"] == person)
        if not manages and not await clubs.is_member(row.club, person):
            raise no_tournament()
    return row, manages


@get("/api/tournaments/{tournament:str}", opt=allow(*EVERYBODY, only="for everybody, or of a club of theirs"))
async def show_tournament(request: ApiRequest, tournament: FromPath[str]) -> Tournament:
    """Who takes part, who meets whom, and who stands where."""
    session = await session_of(request)
    person = None if session is None else session.person.id
    _, manages = await _seen(request, tournament, person)
    return await _tournaments(request).shown(tournament, person, manages)


@post(
    "/api/tournaments/{tournament:str}/entries",
    guards=[check_origin],
    status_code=200,
    opt=allow(*PEOPLE, only="for everybody, or of a club of theirs"),
)
async def enter_tournament(
    request: ApiRequest, tournament: FromPath[str], data: JSONBody[EnterTournament]
) -> Response[Tournament]:
    """Take part."""
    known = await session_of(request)
    row, _ = await _seen(request, tournament, None if known is None else known.person.id)
    called = None
    if row.club is not None and known is not None:
        called = await _clubs(request).called(row.club, known.person.id)
    if called is None:
        called = await _called(request, data["name"], known)
    if known is None and not await _tournaments(request).is_name_free(tournament, called):
        raise Refused("name", message("err-name-here"))
    session, cookies = await session_or_guest(request, called)
    return Response(await _enter(request, tournament, session.person.id, called), cookies=cookies)


async def _enter(request: ApiRequest, tournament: str, person: int, called: str) -> Tournament:
    tournaments = _tournaments(request)
    await services_of(request).standings.check_group(person, await tournaments.persons(tournament))
    await tournaments.enter(tournament, person, called)
    _, manages = await _seen(request, tournament, person)
    return await tournaments.shown(tournament, person, manages)


@delete(
    "/api/tournaments/{tournament:str}/entries/{number:int}",
    guards=[check_origin],
    status_code=204,
    opt=allow(*KNOWN, only="themselves, or anybody as whoever opened it"),
)
async def leave_tournament(request: ApiRequest, tournament: FromPath[str], number: FromPath[int]) -> None:
    """Take part no more, or send somebody away: later rounds go without them."""
    me = (await require_session(request)).person
    _, manages = await _seen(request, tournament, me.id)
    await _withdraw(request, tournament, number, me.id, manages)


async def _withdraw(request: ApiRequest, tournament: str, number: int, person: int, manages: bool) -> None:
    """A bot plays on where they still sit, so that the others can end their table."""
    services = services_of(request)
    for table_id, seat in await _tournaments(request).withdraw(tournament, number, person, manages):
        try:
            await services.seating.entrust(await services.rooms.open(table_id), seat, REGULAR)
        except Refused:  # it has ended meanwhile
            continue


@post(
    "/api/tournaments/{tournament:str}/start",
    guards=[check_origin],
    status_code=200,
    opt=allow(Role.GUEST, Role.ACCOUNT, only="as whoever opened it"),
)
async def start_tournament(request: ApiRequest, tournament: FromPath[str]) -> Tournament:
    """Begin: nobody enters any more, and the first round is made."""
    person = await _manager(request, tournament)
    await _tournaments(request).start(tournament)
    await services_of(request).bus.call(OVER, {"tournament": tournament})
    return await _tournaments(request).shown(tournament, person, manages=True)


@delete(
    "/api/tournaments/{tournament:str}",
    guards=[check_origin],
    status_code=204,
    opt=allow(Role.GUEST, Role.ACCOUNT, only="as whoever opened it"),
)
async def call_off(request: ApiRequest, tournament: FromPath[str]) -> None:
    """Call a tournament off. Tables that are played go on, and count for nothing."""
    await _manager(request, tournament)
    await _tournaments(request).call_off(tournament)


async def _manager(request: ApiRequest, tournament: str) -> int:
    me = (await require_session(request)).person
    _, manages = await _seen(request, tournament, me.id)
    if not manages:
        raise Refused("key", message("err-not-opener"))
    return me.id


# -- programs --------------------------------------------------------------------------------------------------------


@get("/api/program/tournaments", opt=allow(Role.PROGRAM))
async def list_for_program(request: ApiRequest) -> list[TournamentCard]:
    """Tournaments that a program may enter now."""
    return await _tournaments(request).for_program((await require_session(request)).person.id)


@post(
    "/api/program/tournaments/{tournament:str}",
    guards=[check_origin],
    status_code=200,
    opt=allow(Role.PROGRAM, only="for everybody, or of a club of whoever owns it"),
)
async def enter_by_token(request: ApiRequest, tournament: FromPath[str]) -> Tournament:
    """A program takes part, under its own name."""
    me = (await require_session(request)).person
    await _seen(request, tournament, me.id)
    return await _enter(request, tournament, me.id, me.name)


ROUTES: Final = (
    my_clubs,
    open_club,
    show_club,
    join_club,
    leave_club,
    hand_over,
    close_club,
    make_club_table,
    sit_in_club,
    list_tournaments,
    open_tournament,
    show_tournament,
    enter_tournament,
    leave_tournament,
    start_tournament,
    call_off,
    list_for_program,
    enter_by_token,
)
