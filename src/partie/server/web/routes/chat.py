"""What one hears and from whom, reports, and the moderators' page."""

from typing import Final

from litestar import delete, get, put
from litestar.params import FromPath, JSONBody

from partie.server.chat.schemas import (
    Shun,
    TalkChoice,
    TalkMe,
)
from partie.server.chat.service import ChatService, no_such_line
from partie.server.people.schemas import ShunnedCard
from partie.server.web.permissions import EVERYBODY, KNOWN, allow
from partie.server.web.request_context import ApiRequest, check_origin, person_of, require_session, services_of
from partie.words.catalog import key
from partie.words.messages import message


async def _somebody(request: ApiRequest) -> tuple[ChatService, int]:
    """Whoever asks."""
    return services_of(request).chat, (await require_session(request)).person.id


async def _about(request: ApiRequest) -> TalkMe:
    """How whoever asks talks, as they are told."""
    person = await person_of(request)
    if person is None:
        return {"known": False, "free": False, "why": message("err-talk-nobody"), "moderator": False, "notices": 0}
    talk = services_of(request).chat
    standing = await talk.standings.of(person)
    return {
        "known": True,
        "free": standing.is_free,
        "why": standing.why_not_free(),
        "moderator": standing.is_moderator,
        "notices": await services_of(request).moderation.count_notices(person),
    }


@get("/api/talk/me", opt=allow(*EVERYBODY))
async def me(request: ApiRequest) -> TalkMe:
    """How whoever asks talks."""
    return await _about(request)


@put("/api/talk/me", guards=[check_origin], opt=allow(*KNOWN, says=key("err-talk-nobody")))
async def choose(request: ApiRequest, data: JSONBody[TalkChoice]) -> TalkMe:
    """Turn free text on or off."""
    talk, person = await _somebody(request)
    await talk.standings.choose(person, data["free"])
    return await _about(request)


@get("/api/talk/shunned", opt=allow(*KNOWN, says=key("err-talk-nobody")))
async def shunned(request: ApiRequest) -> list[ShunnedCard]:
    """Whom one does not hear."""
    talk, person = await _somebody(request)
    return await talk.shunning.all(person)


@put(
    "/api/talk/shunned",
    guards=[check_origin],
    opt=allow(*KNOWN, only="who spoke to them, or sits with them", says=key("err-talk-nobody")),
)
async def shun(request: ApiRequest, data: JSONBody[Shun]) -> list[ShunnedCard]:
    """Hear somebody no more: who said a line that one was shown, or who sits at one's own table."""
    talk, person = await _somebody(request)
    found: tuple[int, str] | None = None
    if data["line"] is not None:
        found = await talk.shunning.speaker(person, data["line"])
    elif data["seat"] is not None:
        row = (await services_of(request).rooms.open(data["table"])).row
        if row.seats_of(person) and 0 <= data["seat"] < len(row.seats):
            seat = row.seats[data["seat"]]
            found = None if seat.person is None else (seat.person, seat.name)
    if found is None:
        raise no_such_line()
    await talk.shunning.shun(person, *found, data["block"])
    return await talk.shunning.all(person)


@delete(
    "/api/talk/shunned/{entry:int}",
    guards=[check_origin],
    status_code=200,
    opt=allow(*KNOWN, only="an entry of their own", says=key("err-talk-nobody")),
)
async def forgive(request: ApiRequest, entry: FromPath[int]) -> list[ShunnedCard]:
    """Hear them again."""
    talk, person = await _somebody(request)
    await talk.shunning.forgive(person, entry)
    return await talk.shunning.all(person)


ROUTES: Final = (me, choose, shunned, shun, forgive)
