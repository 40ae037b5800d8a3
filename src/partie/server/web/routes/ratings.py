"""The doors to ratings, one's own history, and quick matches."""

from typing import Final

from litestar import Litestar, Response, delete, get, post, put
from litestar.params import FromQuery, JSONBody

from partie.server.infra.supervisor import Supervisor
from partie.server.matchmaking.service import NOT_WAITING, MatchmakingService, check_wish
from partie.server.people.names import named
from partie.server.people.store import PersonStore
from partie.server.ratings.history_store import history_of
from partie.server.ratings.schemas import History, MatchTold, MatchWish, RatingShown
from partie.server.services import Services
from partie.server.web.permissions import KNOWN, PEOPLE, allow
from partie.server.web.request_context import (
    AnyConnection,
    ApiRequest,
    check_origin,
    person_of,
    require_session,
    services_of,
    session_of,
    session_or_guest,
)

NEWEST: Final = 2**62
LIMIT: Final = 60.0  # seconds for which pairing may be silent


def start_pairing(app: Litestar, services: Services, supervisor: Supervisor) -> None:
    """While this process serves, it pairs those who wait, too."""
    app.state["pairing"] = pairing = MatchmakingService(
        services.store.pool, services.bus, services.standings, services.creation
    )
    supervisor.watch("pairing", pairing.run, LIMIT)


def _pairing(connection: AnyConnection) -> MatchmakingService:
    found = connection.app.state["pairing"]
    assert isinstance(found, MatchmakingService)
    return found


# -- quick matches -------------------------------------------------------------------------------------------------


@post("/api/match", guards=[check_origin], status_code=200, opt=allow(*PEOPLE))
async def wait(request: ApiRequest, data: JSONBody[MatchWish]) -> Response[MatchTold]:
    """Wait for a quick match."""
    check_wish(data)  # before anybody becomes a guest by it
    name = await services_of(request).persons.called(named(data["name"]), await session_of(request))
    session, cookies = await session_or_guest(request, name)
    return Response(await _pairing(request).wait(session.person, {**data, "name": name}), cookies=cookies)


@put("/api/match", guards=[check_origin], opt=allow(*PEOPLE))
async def still(request: ApiRequest) -> MatchTold:
    """I am still here. A browser that does not say so for some seconds is closed, and nobody is seated with it."""
    person = await person_of(request)
    return NOT_WAITING if person is None else await _pairing(request).still(person)


@delete("/api/match", guards=[check_origin], status_code=200, opt=allow(*PEOPLE))
async def give_up(request: ApiRequest) -> MatchTold:
    """Wait no more."""
    person = await person_of(request)
    return NOT_WAITING if person is None else await _pairing(request).give_up(person)


# -- one's own history ---------------------------------------------------------------------------------------------


@get("/api/me/history", opt=allow(*KNOWN))
async def history(request: ApiRequest, before: FromQuery[int] = NEWEST) -> History:
    """My tables that have ended, my ratings, and how often I left. The next page goes on below a table's number."""
    session = await require_session(request)
    return await history_of(services_of(request).store.pool, session.person.id, max(0, min(before, NEWEST)))


@put("/api/me/rating", guards=[check_origin], status_code=204, opt=allow(*KNOWN))
async def show_rating(request: ApiRequest, data: JSONBody[RatingShown]) -> None:
    """Hide my ratings from others, or show them. I am matched by them either way."""
    session = await require_session(request)
    await PersonStore(services_of(request).store.pool).hide_rating(session.person.id, data["hides"])


ROUTES: Final = (wait, still, give_up, history, show_rating)
