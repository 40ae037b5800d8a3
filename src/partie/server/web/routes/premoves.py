"""Requests about standing answers: for whoever sits there, and nobody else."""

from typing import Final

from litestar import get, put
from litestar.params import FromPath, JSONBody

from partie.server.people.persons import PROGRAM
from partie.server.premoves.policy import LASTS, ROUND, Premove, is_answer, offered, stands
from partie.server.premoves.scheduler import PremoveScheduler
from partie.server.premoves.schemas import AheadCard, AheadKind, StandingOrder
from partie.server.tables.room import Room
from partie.server.web.permissions import Role, allow
from partie.server.web.request_context import ApiRequest, check_origin, require_session, services_of
from partie.table.late import round_of
from partie.table.refusal import Refused
from partie.words.messages import action_says, message, question_says

MOST: Final = 8  # answers in one order
LONGEST: Final = 60  # letters of one


async def _seated(request: ApiRequest, table_id: str, seat: int) -> tuple[PremoveScheduler, Room, int]:
    """The running table at which whoever asks sits there. A program answers by itself, and needs nothing ahead."""
    services = services_of(request)
    table = await services.rooms.open(table_id)
    session = await require_session(request, "err-no-table")
    if session.person.kind == PROGRAM or seat not in table.row.seats_of(session.person.id):
        raise Refused("key", message("err-no-table"))
    if table.match is None or table.row.ended:
        raise Refused("stale", message("reason-too-late"))
    return services_of(request).premoves, table, session.person.id


async def _card(premoves: PremoveScheduler, table: Room, seat: int) -> AheadCard:
    match = table.started()
    game = match.game
    kinds: list[AheadKind] = [
        {
            "question": each.question,
            "prompt": question_says(each.question),
            "answers": [{"text": text, "says": action_says(game, game.notation.parse(text))} for text in each.answers],
        }
        for each in offered(table.row, game)
    ]
    now = round_of(match)
    orders: list[StandingOrder] = [
        {"question": each.question, "texts": list(each.texts), "lasts": each.lasts, "away": each.is_away}
        for each in await premoves.kept.of(table.row.id, seat)
        if stands(each, table.row, now)
    ]
    return {"kinds": kinds, "orders": orders}


@get(
    "/api/tables/{table_id:str}/seats/{seat:int}/ahead",
    opt=allow(Role.PLAYER, only="their own seat, and not as a program"),
)
async def show_ahead(request: ApiRequest, table_id: FromPath[str], seat: FromPath[int]) -> AheadCard:
    """What I can say ahead, and what I have said."""
    premoves, table, _ = await _seated(request, table_id, seat)
    return await _card(premoves, table, seat)


@put(
    "/api/tables/{table_id:str}/seats/{seat:int}/ahead",
    guards=[check_origin],
    opt=allow(Role.PLAYER, only="their own seat, and not as a program"),
)
async def say_ahead(
    request: ApiRequest, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[StandingOrder]
) -> AheadCard:
    """Say what I answer to a kind of question, or that I say nothing ahead any more."""
    premoves, table, person = await _seated(request, table_id, seat)
    match = table.started()
    if data["question"] not in [each.question for each in offered(table.row, match.game)]:
        raise Refused("ahead", message("reason-not-offered"))
    texts = tuple(data["texts"])
    if len(texts) > MOST or data["lasts"] not in LASTS:
        raise Refused("ahead", message("reason-not-offered"))
    if any([len(text) > LONGEST or not is_answer(match.game, text) for text in texts]):
        raise Refused("ahead", message("reason-not-offered"))
    if not texts:
        await premoves.kept.drop(table_id, seat, data["question"])
        return await _card(premoves, table, seat)
    since = round_of(match) if data["lasts"] == ROUND else 0
    order = Premove(table_id, seat, person, data["question"], texts, data["lasts"], since, data["away"])
    if not await premoves.kept.put(order):
        raise Refused("stale", message("reason-too-late"))
    premoves.look(table)
    return await _card(premoves, table, seat)


ROUTES: Final = (show_ahead, say_ahead)
