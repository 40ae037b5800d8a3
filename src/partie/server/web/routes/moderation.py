"""Reports, decisions and appeals, as requests."""

from typing import Final

from litestar import get, post, put
from litestar.params import FromPath, JSONBody

from partie.server.chat.schemas import Appeal, Decision, NewReport, Notice, ReportCard, Verdict
from partie.server.moderation.service import Reports
from partie.server.web.permissions import KNOWN, Role, may
from partie.server.web.request_context import Asking, check_origin, services_of, somebody
from partie.words.catalog import key


async def _somebody(request: Asking) -> tuple[Reports, int]:
    """Whoever asks."""
    return services_of(request).moderation, (await somebody(request)).person.id


@post(
    "/api/talk/reports",
    guards=[check_origin],
    opt=may(*KNOWN, only="a line that they were shown", says=key("err-talk-nobody")),
)
async def report(request: Asking, data: JSONBody[NewReport]) -> None:
    """Report a line."""
    reports, person = await _somebody(request)
    await reports.make(person, data["line"], data["why"])


@get("/api/talk/reports", opt=may(Role.MODERATOR))
async def list_reports(request: Asking) -> list[ReportCard]:
    """What was reported, for a moderator."""
    reports, person = await _somebody(request)
    return await reports.open(person)


@put(
    "/api/talk/reports/{number:int}",
    guards=[check_origin],
    opt=may(Role.MODERATOR, only="not about themselves, nor reported by them"),
)
async def decide(request: Asking, number: FromPath[int], data: JSONBody[Decision]) -> list[ReportCard]:
    """Decide about a report."""
    reports, person = await _somebody(request)
    await reports.decide(person, number, data)
    return await reports.open(person)


@put(
    "/api/talk/reports/{number:int}/appeal",
    guards=[check_origin],
    opt=may(Role.MODERATOR, only="not about themselves, nor reported by them"),
)
async def answer(request: Asking, number: FromPath[int], data: JSONBody[Verdict]) -> list[ReportCard]:
    """Answer an appeal."""
    reports, person = await _somebody(request)
    await reports.answer(person, number, data)
    return await reports.open(person)


@get("/api/talk/notices", opt=may(*KNOWN, says=key("err-talk-nobody")))
async def notices(request: Asking) -> list[Notice]:
    """The decisions about whoever asks."""
    reports, person = await _somebody(request)
    return await reports.notices(person)


@post(
    "/api/talk/notices/{number:int}/appeal",
    guards=[check_origin],
    status_code=200,
    opt=may(*KNOWN, only="a decision about themselves", says=key("err-talk-nobody")),
)
async def appeal(request: Asking, number: FromPath[int], data: JSONBody[Appeal]) -> list[Notice]:
    """Appeal against a decision about oneself."""
    reports, person = await _somebody(request)
    await reports.appeal(person, number, data["text"])
    return await reports.notices(person)


ROUTES: Final = (report, list_reports, decide, answer, notices, appeal)
