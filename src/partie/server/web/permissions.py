"""Who may do what: each route says so where it is made, and nobody else comes in.

``docs/rights.md`` is written from these statements (``tools/rights.py``), and every cell of it is tested.
"""

from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler

from partie.server.infra.rate_limits import OPENINGS, Limit
from partie.server.infra.tokens import fits, is_same
from partie.server.tables.room import Room
from partie.server.web.request_context import LIMIT, AnyConnection, Socket, count_one, is_ours, services_of, session_of
from partie.table.refusal import Refused
from partie.words.catalog import key
from partie.words.messages import message


class Role(StrEnum):
    """What somebody is. Each of these but ``nobody`` can be several at once: a host is a player, and a guest too."""

    NOBODY = "nobody"  # the server does not know them
    GUEST = "guest"
    ACCOUNT = "account"
    PROGRAM = "program"
    MODERATOR = "moderator"
    INVITED = "invited"  # has the key of a seat at this table, or one is reserved for them
    ONLOOKER = "onlooker"  # has the key for those who look on at this table
    PLAYER = "player"  # sits at this table
    HOST = "host"  # made this table, or got it from whoever did


EVERYBODY: Final = (Role.NOBODY, Role.GUEST, Role.ACCOUNT, Role.PROGRAM)
PEOPLE: Final = (Role.NOBODY, Role.GUEST, Role.ACCOUNT)
KNOWN: Final = (Role.GUEST, Role.ACCOUNT, Role.PROGRAM)
AT_THE_TABLE: Final = frozenset((Role.INVITED, Role.ONLOOKER, Role.PLAYER, Role.HOST))

RIGHTS: Final = "rights"  # where a route keeps them
STATUSES: Final = {
    "missing": 404,
    "key": 403,
    "prove": 403,
    "taken": 409,
    "running": 409,
    "slow": 429,
    "busy": 429,
    "away": 503,
}


@dataclass(frozen=True)
class Permission:
    """Who may call a route.

    ``only`` is what the route itself still looks at; nothing if whoever may call it may call it for everything
    ``says`` is what somebody is told whom the server does not know
    """

    may: frozenset[Role]
    only: str
    says: str

    def allow(self, roles: Collection[Role]) -> bool:
        """Whether somebody who is all of this may call it."""
        return not self.may.isdisjoint(roles)

    @property
    def is_about_a_table(self) -> bool:
        """Whether it matters what somebody is at the table."""
        return not self.may.isdisjoint(AT_THE_TABLE)


def allow(
    *roles: Role, only: str = "", says: str = key("err-nobody"), limit: Limit | None = None
) -> dict[str, Permission | Limit]:
    """What a route says about who may call it, and how often if not as often as others: ``opt=may(…)``."""
    rights = Permission(frozenset(roles), only, says)
    return {RIGHTS: rights} if limit is None else {RIGHTS: rights, LIMIT: limit}


def rights_in(handler: BaseRouteHandler) -> Permission | None:
    """What a route says about who may call it."""
    found = handler.opt.get(RIGHTS)
    return found if isinstance(found, Permission) else None


async def check_rights(connection: AnyConnection, handler: BaseRouteHandler) -> None:
    """Refuse whoever may not call this route. A route that says nothing is for nobody; sockets ask for themselves."""
    if connection.scope["type"] == ScopeType.HTTP:
        await _check(connection, rights_in(handler))


async def refused_as(socket: Socket) -> int:
    """The code to close a socket with, for a page from elsewhere and for whoever may not open it; 0 for the others."""
    if not is_ours(socket):
        return 4403
    try:
        await count_one(socket, OPENINGS)
        await _check(socket, rights_in(socket.route_handler))
    except Refused as error:
        return 4000 + STATUSES.get(error.kind, 403)
    return 0


async def _check(connection: AnyConnection, rights: Permission | None) -> None:
    if rights is None:
        raise Refused("missing", message("err-no-table"))
    roles = await _kinds(connection, rights)
    if rights.allow(roles):
        return
    if not rights.is_about_a_table:
        raise _refusal(rights, roles)
    services, table_id = services_of(connection), str(connection.path_params["table_id"])
    table = await services.rooms.open(table_id)
    ties = await _ties(connection, table)
    if not rights.allow(ties):  # they may have sat down through another process a moment ago
        await services.rooms.refresh(table_id)
        ties = await _ties(connection, table)
    if not rights.allow(ties):
        # Whoever has nothing to do with a table is not told that there is one.
        raise Refused("key", message("err-not-host")) if ties else Refused("missing", message("err-no-table"))


async def _kinds(connection: AnyConnection, rights: Permission) -> set[Role]:
    """What somebody is at every table."""
    session = await session_of(connection)
    if session is None:
        return {Role.NOBODY}
    roles = {Role(session.person.kind)}
    if Role.MODERATOR in rights.may:
        standing = await services_of(connection).standings.of(session.person.id)
        if standing.is_moderator:
            roles.add(Role.MODERATOR)
    return roles


async def _ties(connection: AnyConnection, table: Room) -> set[Role]:
    """What somebody is at this table: by their seat, and by the key that they came with."""
    session, shown = await session_of(connection), connection.query_params.get("key", "")
    person = None if session is None else session.person.id
    row = table.row
    found = {
        Role.INVITED: bool(row.reserved_for(person))
        or any([fits(shown, seat.key_hash) or fits(shown, seat.own_hash) for seat in row.seats]),
        Role.ONLOOKER: is_same(shown, row.onlookers),
        Role.PLAYER: bool(row.seats_of(person)),
        Role.HOST: person is not None and row.host == person,
    }
    return {role for role, is_so in found.items() if is_so}


def _refusal(rights: Permission, roles: set[Role]) -> Refused:
    if rights.may == {Role.MODERATOR}:  # to others there is no such page
        return Refused("missing", message("err-talk-no-report"))
    if Role.ACCOUNT in rights.may and Role.GUEST in roles:
        return Refused("key", message("err-guest"))
    return Refused("key", message(rights.says))
