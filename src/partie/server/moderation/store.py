"""Reports, as the database keeps them: the lines that they are about, what was decided, and what came of appeals."""

from collections.abc import Sequence
from typing import Final

from partie.server.infra.database import Connection, Pool, Row

AROUND: Final = 10  # lines before and after the reported one that a moderator sees
SHOWN: Final = 50

# A moderator does not judge what they said or reported themselves.
_MINE_TO_JUDGE: Final = "closed IS NULL AND person <> $1 AND reporter IS DISTINCT FROM $1"
_OPEN: Final = f"""
    SELECT r.*, p.name AS called, coalesce(q.name, '') AS reporter_name, coalesce(t.game, '') AS game,
           (SELECT count(*) FROM reports o WHERE o.person = r.person AND o.id <> r.id
            AND o.decision NOT IN ('', 'nothing') AND o.verdict <> 'lifted') AS before
    FROM reports r JOIN persons p ON p.id = r.person LEFT JOIN persons q ON q.id = r.reporter
    LEFT JOIN chat_lines l ON l.id = r.line LEFT JOIN tables t ON t.id = l.table_id
    WHERE r.closed IS NULL AND r.person <> $1 AND r.reporter IS DISTINCT FROM $1
    ORDER BY r.decision <> '', r.appealed IS NULL, r.made LIMIT {SHOWN}
"""
_LINES: Final = """
    SELECT l.*, ARRAY(SELECT p.name FROM chat_heard h JOIN persons p ON p.id = h.person
                      WHERE h.line = l.id ORDER BY p.id) AS heard
    FROM reported_lines i JOIN chat_lines l ON l.id = i.line WHERE i.report = $1 ORDER BY l.id
"""
_DECIDE: Final = f"""
    UPDATE reports SET decision = $3, days = $4, note = $5, decided = now(), moderator = $1,
        closed = CASE WHEN $3 = 'nothing' THEN now() END
    WHERE id = $2 AND decision = '' AND {_MINE_TO_JUDGE} RETURNING id
"""
_ANSWER: Final = f"""
    UPDATE reports SET verdict = $3, verdict_note = $4, closed = now()
    WHERE id = $2 AND appealed IS NOT NULL AND {_MINE_TO_JUDGE} RETURNING id
"""
_ABOUT: Final = f"""
    SELECT r.*, coalesce(l.text, '') AS words FROM reports r LEFT JOIN chat_lines l ON l.id = r.line
    WHERE r.person = $1 AND r.decision NOT IN ('', 'nothing') ORDER BY r.decided DESC LIMIT {SHOWN}
"""
_APPEAL: Final = """
    UPDATE reports SET appeal = $3, appealed = now() WHERE id = $2 AND person = $1
        AND decision NOT IN ('', 'nothing') AND appealed IS NULL AND closed IS NULL RETURNING id
"""


class ReportStore:
    """All reports."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    # -- a report is made ---------------------------------------------------------------------------------------------

    async def hold_reporter(self, tx: Connection, reporter: int) -> None:
        """Let the reports of a person come one after another, so that they can be counted."""
        await tx.execute("SELECT FROM persons WHERE id = $1 FOR NO KEY UPDATE", reporter)

    async def heard(self, tx: Connection, reporter: int, line: int) -> Row | None:
        """A line of another person that this one was shown."""
        return await tx.fetchrow(
            "SELECT l.id, l.person, l.table_id FROM chat_lines l"
            " JOIN chat_heard h ON h.line = l.id AND h.person = $1 WHERE l.id = $2 AND l.person <> $1",
            reporter,
            line,
        )

    async def count_today(self, tx: Connection, reporter: int) -> int:
        """How many reports a person has made within a day."""
        count: int = await tx.fetchval(
            "SELECT count(*) FROM reports WHERE reporter = $1 AND made > now() - interval '1 day'", reporter
        )
        return count

    async def add(self, tx: Connection, person: int, reporter: int, line: int, why: str) -> int | None:
        """A new report; None if this person has reported the line before."""
        report: int | None = await tx.fetchval(
            "INSERT INTO reports (person, reporter, line, why) VALUES ($1, $2, $3, $4)"
            " ON CONFLICT (line, reporter) DO NOTHING RETURNING id",
            person,
            reporter,
            line,
            why,
        )
        return report

    async def keep_lines(self, tx: Connection, report: int, table_id: str, line: int, reporter: int) -> None:
        """Keep the line with those around it, as far as the reporter has heard them."""
        for step, order in (("<=", "DESC"), (">", "ASC")):
            await tx.execute(
                "INSERT INTO reported_lines (report, line) SELECT $1, l.id FROM chat_lines l"
                f" WHERE l.table_id = $2 AND l.id {step} $3 AND (l.person = $4 OR EXISTS"
                "  (SELECT FROM chat_heard h WHERE h.line = l.id AND h.person = $4))"
                f" ORDER BY l.id {order} LIMIT {AROUND + 1}",
                report,
                table_id,
                line,
                reporter,
            )

    # -- a moderator decides ------------------------------------------------------------------------------------------

    async def open(self, moderator: int) -> Sequence[Row]:
        """What waits for a decision, then what waits for an answer to an appeal, then what may be appealed against."""
        rows: Sequence[Row] = await self._pool.fetch(_OPEN, moderator)
        return rows

    async def lines(self, report: int) -> Sequence[Row]:
        """The lines of a report, and who heard each."""
        rows: Sequence[Row] = await self._pool.fetch(_LINES, report)
        return rows

    async def decide(self, moderator: int, report: int, decision: str, days: int, note: str) -> bool:
        """Decide; false if it is decided, or not this moderator's to judge."""
        return await self._pool.fetchval(_DECIDE, moderator, report, decision, days, note) is not None

    async def answer(self, moderator: int, report: int, verdict: str, note: str) -> bool:
        """Answer an appeal; false if there is none that this moderator may answer."""
        return await self._pool.fetchval(_ANSWER, moderator, report, verdict, note) is not None

    async def ban(self, person: int, days: int) -> None:
        """Ban a person for some days, or for good if it is none, though nobody has reported them."""
        await self._pool.execute(
            "INSERT INTO reports (person, why, decision, days, decided) VALUES ($1, '', 'ban', $2, now())", person, days
        )

    async def unban(self, person: int) -> None:
        """Lift every ban of a person."""
        await self._pool.execute(
            "UPDATE reports SET verdict = 'lifted', closed = coalesce(closed, now())"
            " WHERE person = $1 AND decision = 'ban' AND verdict <> 'lifted'",
            person,
        )

    # -- the person whom it is about ----------------------------------------------------------------------------------

    async def about(self, person: int) -> Sequence[Row]:
        """The decisions about a person, the newest first."""
        rows: Sequence[Row] = await self._pool.fetch(_ABOUT, person)
        return rows

    async def count_open(self, person: int) -> int:
        """How many decisions a person can still appeal against."""
        found: int = await self._pool.fetchval(
            "SELECT count(*) FROM reports WHERE person = $1 AND decision NOT IN ('', 'nothing')"
            " AND appealed IS NULL AND closed IS NULL",
            person,
        )
        return found

    async def appeal(self, person: int, report: int, text: str) -> bool:
        """Say something against a decision; false if nothing can be said any more."""
        return await self._pool.fetchval(_APPEAL, person, report, text) is not None

    async def close_old(self, days: int, kept: int) -> None:
        """Close what nobody has appealed against within these ``days``; what was closed longer ago than it is kept is
        forgotten, but for bans.
        """
        await self._pool.execute(
            "UPDATE reports SET closed = now() WHERE closed IS NULL AND appealed IS NULL"
            " AND decided < now() - make_interval(days => $1)",
            days,
        )
        await self._pool.execute(
            "DELETE FROM reports WHERE closed < now() - make_interval(days => $1)"
            " AND NOT (decision = 'ban' AND verdict <> 'lifted')",
            kept,
        )
