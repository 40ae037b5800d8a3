"""What was reported, what moderators decided, and what was said against it."""

import asyncio
from typing import Final

from partie.server.chat.schemas import Decision, Notice, ReportCard, ReportedLine, Verdict
from partie.server.chat.store import line_json
from partie.server.chat.text import tidy_line
from partie.server.infra.database import Pool
from partie.server.infra.supervisor import Beat
from partie.table.refusal import Refused
from partie.words.messages import message

AROUND: Final = 10  # lines before and after the reported one that a moderator sees
A_DAY: Final = 10  # reports a person
DAYS: Final = 365
NOTE: Final = 600  # signs
DECISIONS: Final = ("nothing", "warn", "silence", "ban")
APPEAL_DAYS: Final = 14
SHOWN: Final = 50

# A moderator does not judge what they said or reported themselves.
_MINE_TO_JUDGE: Final = "closed IS NULL AND person <> $1 AND reporter IS DISTINCT FROM $1"


TIDY: Final = 600.0  # seconds between two looks for reports that are too old


class ModerationService:
    """Reports from their first word to their last."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    async def make(self, reporter: int, line: int, why: str) -> None:
        """Report a line that one was shown, with the lines around it. Twice is once."""
        said = tidy_line(why) if why.strip() else ""
        async with self._pool.acquire() as connection, connection.transaction():
            await connection.execute("SELECT FROM persons WHERE id = $1 FOR NO KEY UPDATE", reporter)
            row = await connection.fetchrow(
                "SELECT l.id, l.person, l.table_id FROM chat_lines l"
                " JOIN chat_heard h ON h.line = l.id AND h.person = $1 WHERE l.id = $2 AND l.person <> $1",
                reporter,
                line,
            )
            if row is None:
                raise Refused("missing", message("err-talk-no-line"))
            count = await connection.fetchval(
                "SELECT count(*) FROM reports WHERE reporter = $1 AND made > now() - interval '1 day'", reporter
            )
            if count >= A_DAY:
                raise Refused("slow", message("err-talk-slow"))
            report = await connection.fetchval(
                "INSERT INTO reports (person, reporter, line, why) VALUES ($1, $2, $3, $4)"
                " ON CONFLICT (line, reporter) DO NOTHING RETURNING id",
                row["person"],
                reporter,
                line,
                said,
            )
            if report is None:
                return
            for step, order in (("<=", "DESC"), (">", "ASC")):
                await connection.execute(
                    "INSERT INTO reported_lines (report, line) SELECT $1, l.id FROM chat_lines l"
                    f" WHERE l.table_id = $2 AND l.id {step} $3 AND (l.person = $4 OR EXISTS"
                    "  (SELECT FROM chat_heard h WHERE h.line = l.id AND h.person = $4))"
                    f" ORDER BY l.id {order} LIMIT {AROUND + 1}",
                    report,
                    row["table_id"],
                    line,
                    reporter,
                )

    async def open(self, moderator: int) -> list[ReportCard]:
        """What waits for a decision, then what waits for an answer to an appeal, then what may be appealed against."""
        rows = await self._pool.fetch(
            "SELECT r.*, p.name AS called, coalesce(q.name, '') AS reporter_name, coalesce(t.game, '') AS game,"
            " (SELECT count(*) FROM reports o WHERE o.person = r.person AND o.id <> r.id"
            "  AND o.decision NOT IN ('', 'nothing') AND o.verdict <> 'lifted') AS before"
            " FROM reports r JOIN persons p ON p.id = r.person LEFT JOIN persons q ON q.id = r.reporter"
            " LEFT JOIN chat_lines l ON l.id = r.line LEFT JOIN tables t ON t.id = l.table_id"
            " WHERE r.closed IS NULL AND r.person <> $1 AND r.reporter IS DISTINCT FROM $1"
            f" ORDER BY r.decision <> '', r.appealed IS NULL, r.made LIMIT {SHOWN}",
            moderator,
        )
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
        rows = await self._pool.fetch(
            "SELECT l.*, ARRAY(SELECT p.name FROM chat_heard h JOIN persons p ON p.id = h.person"
            " WHERE h.line = l.id ORDER BY p.id) AS heard"
            " FROM reported_lines i JOIN chat_lines l ON l.id = i.line WHERE i.report = $1 ORDER BY l.id",
            report,
        )
        return [
            {"line": line_json(row, None), "reported": row["id"] == reported, "heard": list(row["heard"])}
            for row in rows
        ]

    async def decide(self, moderator: int, report: int, decision: Decision) -> None:
        """Decide, once."""
        chosen, days = decision["decision"], decision["days"] if decision["decision"] == "silence" else 0
        if chosen not in DECISIONS or (chosen == "silence" and not 1 <= days <= DAYS):
            raise Refused("refused", message("reason-not-offered"))
        done = await self._pool.fetchval(
            "UPDATE reports SET decision = $3, days = $4, note = $5, decided = now(), moderator = $1,"
            " closed = CASE WHEN $3 = 'nothing' THEN now() END"
            f" WHERE id = $2 AND decision = '' AND {_MINE_TO_JUDGE} RETURNING id",
            moderator,
            report,
            chosen,
            days,
            tidy_line(decision["note"], NOTE),
        )
        if done is None:
            raise Refused("missing", message("err-talk-no-report"))

    async def answer(self, moderator: int, report: int, verdict: Verdict) -> None:
        """Answer an appeal, once. It is closed then."""
        done = await self._pool.fetchval(
            "UPDATE reports SET verdict = $3, verdict_note = $4, closed = now()"
            f" WHERE id = $2 AND appealed IS NOT NULL AND {_MINE_TO_JUDGE} RETURNING id",
            moderator,
            report,
            "lifted" if verdict["lifted"] else "kept",
            tidy_line(verdict["note"], NOTE),
        )
        if done is None:
            raise Refused("missing", message("err-talk-no-report"))

    async def notices(self, person: int) -> list[Notice]:
        """The decisions about a person, the newest first."""
        rows = await self._pool.fetch(
            "SELECT r.*, coalesce(l.text, '') AS words FROM reports r LEFT JOIN chat_lines l ON l.id = r.line"
            f" WHERE r.person = $1 AND r.decision NOT IN ('', 'nothing') ORDER BY r.decided DESC LIMIT {SHOWN}",
            person,
        )
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
        found: int = await self._pool.fetchval(
            "SELECT count(*) FROM reports WHERE person = $1 AND decision NOT IN ('', 'nothing')"
            " AND appealed IS NULL AND closed IS NULL",
            person,
        )
        return found

    async def appeal(self, person: int, report: int, text: str) -> None:
        """Say something against a decision about oneself, once."""
        done = await self._pool.fetchval(
            "UPDATE reports SET appeal = $3, appealed = now() WHERE id = $2 AND person = $1"
            " AND decision NOT IN ('', 'nothing') AND appealed IS NULL AND closed IS NULL RETURNING id",
            person,
            report,
            tidy_line(text, NOTE),
        )
        if done is None:
            raise Refused("missing", message("err-talk-no-report"))

    async def tidy(self, beat: Beat) -> None:
        """Close old reports, now and then."""
        while True:
            await self.close_old()
            beat()
            await asyncio.sleep(TIDY)

    async def close_old(self) -> None:
        """Close what nobody appealed against in time; after a year nothing is kept but bans."""
        await self._pool.execute(
            "UPDATE reports SET closed = now() WHERE closed IS NULL AND appealed IS NULL"
            " AND decided < now() - make_interval(days => $1)",
            APPEAL_DAYS,
        )
        await self._pool.execute(
            "DELETE FROM reports WHERE closed < now() - make_interval(days => $1)"
            " AND NOT (decision = 'ban' AND verdict <> 'lifted')",
            DAYS,
        )
