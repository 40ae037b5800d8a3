"""Programs: made and ended by a person with an account, and what they may ask for by their token."""

from typing import Final

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

from partie.server.people.login_sessions import tell_ended
from partie.server.people.names import named
from partie.server.programs.schemas import (
    GivenAnswer,
    MadeProgram,
    NewProgram,
    OpenTable,
    ProgramCard,
    QuestionCard,
)
from partie.server.programs.store import MOST, Programs
from partie.server.tables.schemas import TableCard
from partie.server.web.permissions import Role, allow
from partie.server.web.request_context import ApiRequest, check_origin, require_session, services_of
from partie.table.refusal import Refused
from partie.table.snapshot import asked_of
from partie.words.messages import message


def _programs(request: ApiRequest) -> Programs:
    return Programs(services_of(request).store.pool)


# -- for their owners ------------------------------------------------------------------------------------------------


@get("/api/programs", opt=allow(Role.ACCOUNT))
async def list_programs(request: ApiRequest) -> list[ProgramCard]:
    """My programs."""
    return await _programs(request).of((await require_session(request)).person.id)


@post("/api/programs", guards=[check_origin], status_code=201, opt=allow(Role.ACCOUNT))
async def make_program(request: ApiRequest, data: JSONBody[NewProgram]) -> MadeProgram:
    """Make a program; its token is told this once."""
    owner, name = (await require_session(request)).person, named(data["name"])
    if not name:
        raise Refused("name", message("name-empty"))
    if len(await _programs(request).of(owner.id)) >= MOST:
        raise Refused("many", message("err-seats"))
    made = await _programs(request).make(owner.id, name)
    if made is None:
        raise Refused("name", message("name-taken"))
    return {"card": made[0], "token": made[1]}


@post(
    "/api/programs/{program:int}/token",
    guards=[check_origin],
    status_code=201,
    opt=allow(Role.ACCOUNT, only="a program of their own"),
)
async def renew_token(request: ApiRequest, program: FromPath[int]) -> MadeProgram:
    """Another token for a program; the old one opens nothing any more."""
    owner = (await require_session(request)).person
    renewed = await _programs(request).renew(owner.id, program)
    if renewed is None:
        raise Refused("missing", message("err-no-table"))
    token, ended = renewed
    await tell_ended(services_of(request).bus, ended)
    cards = await _programs(request).of(owner.id)
    return {"card": next(card for card in cards if card["program"] == program), "token": token}


@delete(
    "/api/programs/{program:int}/token",
    guards=[check_origin],
    status_code=204,
    opt=allow(Role.ACCOUNT, only="a program of their own"),
)
async def revoke_token(request: ApiRequest, program: FromPath[int]) -> None:
    """End a program's token."""
    owner = (await require_session(request)).person
    ended = await _programs(request).revoke(owner.id, program)
    if ended is None:
        raise Refused("missing", message("err-no-table"))
    await tell_ended(services_of(request).bus, ended)


# -- for programs ----------------------------------------------------------------------------------------------------


@get("/api/program/questions", opt=allow(Role.PROGRAM))
async def list_questions(request: ApiRequest) -> list[QuestionCard]:
    """What I have to answer now, at all my tables."""
    services, me = services_of(request), (await require_session(request)).person
    found: list[QuestionCard] = []
    for table_id in await _programs(request).played(me.id):
        table = await services.rooms.open(table_id)
        match = table.match
        for seat in table.row.seats_of(me.id):
            if match is None or table.row.seats[seat].played_by:
                continue
            asked = asked_of(match, match.view(seat))
            if asked is not None:
                found.append({"table": table_id, "game": table.row.game, "seat": seat, "asked": asked})
    return found


@get("/api/program/tables", opt=allow(Role.PROGRAM))
async def list_open(request: ApiRequest) -> list[OpenTable]:
    """Open tables at which seats are free."""
    return await _programs(request).open_tables()


@post(
    "/api/program/tables/{table_id:str}/seats/{seat:int}",
    guards=[check_origin],
    status_code=200,
    opt=allow(Role.PROGRAM, only="where the lobby shows the table"),
)
async def sit_down_openly(request: ApiRequest, table_id: FromPath[str], seat: FromPath[int]) -> TableCard:
    """Sit down at an open table; no key is needed."""
    services, me = services_of(request), (await require_session(request)).person
    table = await services.rooms.open(table_id)
    if not table.row.terms.is_open or table.row.begun:
        raise Refused("missing", message("err-no-table"))
    if not 0 <= seat < len(table.row.seats):
        raise Refused("seats", message("err-seats"))
    name = services.seating.check_name(table, me.name, [seat])
    if await services.seating.take_seat(table, seat, me.id, name, "") is None:
        raise Refused("taken", message("err-seat-taken"))
    return table.card(me.id)


@post(
    "/api/program/tables/{table_id:str}/seats/{seat:int}/answers",
    guards=[check_origin],
    status_code=204,
    opt=allow(Role.PROGRAM, only="for their own seat"),
)
async def give_answer(
    request: ApiRequest, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[GivenAnswer]
) -> None:
    """Answer without a socket."""
    services, me = services_of(request), (await require_session(request)).person
    table = await services.rooms.open(table_id)
    if seat not in table.row.seats_of(me.id):
        raise Refused("missing", message("err-no-table"))
    if table.row.seats[seat].played_by:
        raise Refused("stale", message("reason-too-late"))
    await services.answering.answer(table, seat, data["question"], data["part"], data["text"], None)


ROUTES: Final = (
    list_programs,
    make_program,
    renew_token,
    revoke_token,
    list_questions,
    list_open,
    sit_down_openly,
    give_answer,
)
