"""Reports, decisions and appeals, as requests."""

from typing import Final

from litestar import get, post, put
from litestar.params import FromPath, JSONBody

from partie.server.chat.schemas import Appeal, Decision, NewReport, Notice, ReportCard, Verdict
from partie.server.moderation.service import ModerationService
from partie.server.web.permissions import KNOWN, Role, allow
from partie.server.web.request_context import ApiRequest, check_origin, require_session, services_of
from partie.words.catalog import key


async def _somebody(request: ApiRequest) -> tuple[ModerationService, int]:
    """Whoever asks."""
    return services_of(request).moderation, (await require_session(request)).person.id


@post(
    "/api/talk/reports",
    guards=[check_origin],
    opt=allow(*KNOWN, only="a line that they were shown", says=key("err-talk-nobody")),
)
async def report(request: ApiRequest, data: JSONBody[NewReport]) -> None:
    """Report a line."""
    reports, person = await _somebody(request)
    await reports.make(person, data["line"], data["why"])


@get("/api/talk/reports", opt=allow(Role.MODERATOR))
async def list_reports(request: ApiRequest) -> list[ReportCard]:
    """What was reported, for a moderator."""
    reports, person = await _somebody(request)
    return await reports.open(person)


@put(
    "/api/talk/reports/{number:int}",
    guards=[check_origin],
    opt=allow(Role.MODERATOR, only="not about themselves, nor reported by them"),
)
async def decide(request: ApiRequest, number: FromPath[int], data: JSONBody[Decision]) -> list[ReportCard]:
    """Decide about a report."""
    reports, person = await _somebody(request)
    await reports.decide(person, number, data)
    return await reports.open(person)


@put(
    "/api/talk/reports/{number:int}/appeal",
    guards=[check_origin],
    opt=allow(Role.MODERATOR, only="not about themselves, nor reported by them"),
)
async def answer(request: ApiRequest, number: FromPath[int], data: JSONBody[Verdict]) -> list[ReportCard]:
    """Answer an appeal."""
    reports, person = await _somebody(request)
    await reports.answer(person, number, data)
    return await reports.open(person)


@get("/api/talk/notices", opt=allow(*KNOWN, says=key("err-talk-nobody")))
async def notices(request: ApiRequest) -> list[Notice]:
    """The decisions about whoever asks."""
    reports, person = await _somebody(request)
    return await reports.notices(person)


@post(
    "/api/talk/notices/{number:int}/appeal",
    guards=[check_origin],
    status_code=200,
    opt=allow(*KNOWN, only="a decision about themselves", says=key("err-talk-nobody")),
)
async def appeal(request: ApiRequest, number: FromPath[int], data: JSONBody[Appeal]) -> list[Notice]:
    """Appeal against a decision about oneself."""
    reports, person = await _somebody(request)
    await reports.appeal(person, number, data["text"])
    return await reports.notices(person)


ROUTES: Final = (report, list_reports, decide, answer, notices, appeal)
