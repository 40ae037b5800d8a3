"""Requests about clocks."""

from typing import Final

from litestar import post
from litestar.params import FromPath, JSONBody

from partie.server.clocks.schemas import Wish
from partie.server.tables.schemas import TableCard
from partie.server.web.permissions import Role, allow
from partie.server.web.request_context import ApiRequest, check_origin, person_of, services_of
from partie.table.refusal import Refused
from partie.words.messages import message


@post(
    "/api/tables/{table_id:str}/wishes",
    guards=[check_origin],
    status_code=200,
    opt=allow(Role.PLAYER, only="for their own seat"),
)
async def make_wish(request: ApiRequest, table_id: FromPath[str], data: JSONBody[Wish]) -> TableCard:
    """Wish something for the table, from a seat of one's own."""
    services = services_of(request)
    table = await services.rooms.open(table_id)
    person = await person_of(request)
    if data["seat"] not in table.row.seats_of(person):
        raise Refused("key", message("err-no-table"))
    await services.proposals.wish(table, data)
    return table.card(person)


ROUTES: Final = (make_wish,)
