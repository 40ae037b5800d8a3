"""What was reported, what moderators decided, and what was said against it."""

import asyncio
from typing import Final

from partie.server.chat.schemas import Decision, Notice, ReportCard, ReportedLine, Verdict
from partie.server.chat.store import line_json
from partie.server.chat.text import tidy_line
from partie.server.infra.database import Pool, transaction
from partie.server.infra.supervisor import Beat
from partie.server.moderation.store import ReportStore
from partie.table.refusal import Refused
from partie.words.messages import message

A_DAY: Final = 10  # reports a person
DAYS: Final = 365
NOTE: Final = 600  # signs
DECISIONS: Final = ("nothing", "warn", "silence", "ban")
APPEAL_DAYS: Final = 14
TIDY: Final = 600.0  # seconds between two looks for reports that are too old


class ModerationService:
    """Reports from their first word to their last."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._store = ReportStore(pool)

    async def make(self, reporter: int, line: int, why: str) -> None:
        """Report a line that one was shown, with the lines around it. Twice is once."""
        said = tidy_line(why) if why.strip() else ""
        async with transaction(self._pool) as tx:
            await self._store.hold_reporter(tx, reporter)
            row = await self._store.heard(tx, reporter, line)
            if row is None:
                raise Refused("missing", message("err-talk-no-line"))
            if await self._store.count_today(tx, reporter) >= A_DAY:
                raise Refused("slow", message("err-talk-slow"))
            report = await self._store.add(tx, row["person"], reporter, line, said)
            if report is not None:
                await self._store.keep_lines(tx, report, row["table_id"], line, reporter)

    async def open(self, moderator: int) -> list[ReportCard]:
        """What waits for a decision, then what waits for an answer to an appeal, then what may be appealed against."""
        rows = await self._store.open(moderator)
        return [
            {
                "id": row["id"],
                "number": row["person"],
                "name": row["called"],
                "reporter": row["reporter_name"],
                "why": row["why"],
                "made": round(row["made"].timestamp() * 1000),
                "game": row["game"],
                "lines": await self._lines(row["id"], row["line"]),
                "before": row["before"],
                "decision": row["decision"],
                "days": row["days"],
                "note": row["note"],
                "appeal": row["appeal"],
            }
            for row in rows
        ]

    async def _lines(self, report: int, reported: int | None) -> list[ReportedLine]:
        return [
            {"line": line_json(row, None), "reported": row["id"] == reported, "heard": list(row["heard"])}
            for row in await self._store.lines(report)
        ]

    async def decide(self, moderator: int, report: int, decision: Decision) -> None:
        """Decide, once."""
        chosen, days = decision["decision"], decision["days"] if decision["decision"] == "silence" else 0
        if chosen not in DECISIONS or (chosen == "silence" and not 1 <= days <= DAYS):
            raise Refused("refused", message("reason-not-offered"))
        if not await self._store.decide(moderator, report, chosen, days, tidy_line(decision["note"], NOTE)):
            raise Refused("missing", message("err-talk-no-report"))

    async def answer(self, moderator: int, report: int, verdict: Verdict) -> None:
        """Answer an appeal, once. It is closed then."""
        said = "lifted" if verdict["lifted"] else "kept"
        if not await self._store.answer(moderator, report, said, tidy_line(verdict["note"], NOTE)):
            raise Refused("missing", message("err-talk-no-report"))

    async def notices(self, person: int) -> list[Notice]:
        """The decisions about a person, the newest first."""
        rows = await self._store.about(person)
        return [
            {
                "id": row["id"],
                "decision": row["decision"],
                "days": row["days"],
                "note": row["note"],
                "decided": round(row["decided"].timestamp() * 1000),
                "text": row["words"],
                "appeal": row["appeal"],
                "verdict": row["verdict"],
                "verdict_note": row["verdict_note"],
                "may_appeal": row["appealed"] is None and row["closed"] is None,
            }
            for row in rows
        ]

    async def count_notices(self, person: int) -> int:
        """How many decisions a person can still appeal against."""
        return await self._store.count_open(person)

    async def appeal(self, person: int, report: int, text: str) -> None:
        """Say something against a decision about oneself, once."""
        if not await self._store.appeal(person, report, tidy_line(text, NOTE)):
            raise Refused("missing", message("err-talk-no-report"))

    async def tidy(self, beat: Beat) -> None:
        """Close old reports, now and then."""
        while True:
            await self.close_old()
            beat()
            await asyncio.sleep(TIDY)

    async def close_old(self) -> None:
        """Close what nobody appealed against in time; after a year nothing is kept but bans."""
        await self._store.close_old(APPEAL_DAYS, DAYS)
