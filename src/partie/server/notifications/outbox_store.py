"""What waits to be sent: rows with the time at which they are due, so that nothing is lost with a process."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from datetime import datetime
from typing import Final

from partie.server.infra.database import Connection, Pool

TURN: Final = "turn"
HALF: Final = "half"
TENTH: Final = "tenth"
INVITATION: Final = "invitation"
ENDED: Final = "ended"
REMATCH: Final = "rematch"
TRIAL: Final = "trial"

# What is only told as long as a question is open.
ASKING: Final = (TURN, HALF, TENTH)

LEASE: Final = "60 seconds"  # after which it is taken again, should it not be done
LONGEST: Final = "2 days"  # after which nobody needs to be told any more

_WANTED: Final = """
    AND EXISTS (SELECT FROM notice_channels c WHERE c.person = p.id AND c.confirmed IS NOT NULL)
    AND NOT EXISTS (SELECT FROM notices n WHERE n.person = p.id AND n.table_id = $1 AND n.question = $2 AND n.kind = $3)
    ON CONFLICT DO NOTHING
"""
_COLUMNS: Final = "id, person, table_id, question, kind, channel, path, by"


@dataclass(frozen=True)
class Notification:
    """Something that a person is to be told.

    ``channel``  the only channel it is for; 0 for all of them
    ``path``     where the person finds it on the site; nothing for the table itself
    ``by``       who invites them
    """

    id: int
    person: int
    table_id: str
    question: int
    kind: str
    channel: int = 0
    path: str = ""
    by: str = ""

    def text(self) -> str:
        """As a job in a queue."""
        return json.dumps(asdict(self))

    def mark(self) -> str:
        """What it is about, in words with dots between them. Numbers of rows come again in a database that is restored,
        and a job may be older than that.
        """
        return f"{self.table_id}.{self.question}.{self.kind}.{self.person}.{self.channel}"


def notice_in(text: str | bytes) -> Notification:
    """A job that was in a queue."""
    return Notification(**json.loads(text))


class Outbox:
    """What waits to be sent."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool

    async def for_seats(
        self, table_id: str, question: int, kind: str, seats: Sequence[int], delay: float, path: str = ""
    ) -> None:
        """Tell whoever sits there. Whoever has no channel, or was told before, costs no row."""
        await self.pool.execute(
            "INSERT INTO held_notices (table_id, question, kind, person, path, due)"
            " SELECT DISTINCT $1, $2::integer, $3, p.id, $6::text, now() + make_interval(secs => $5)"
            " FROM seats s JOIN persons p ON p.id = s.person"
            " WHERE s.table_id = $1 AND s.seat = ANY($4) AND s.bot = '' AND s.deputy = ''" + _WANTED,
            table_id,
            question,
            kind,
            list(seats),
            delay,
            path,
        )

    async def for_person(self, table_id: str, person: int, kind: str, path: str, by: str) -> None:
        """Tell somebody who need not sit there."""
        await self.pool.execute(
            "INSERT INTO held_notices (table_id, question, kind, person, path, by, due)"
            " SELECT $1, $2::integer, $3, p.id, $5, $6, now() FROM persons p WHERE p.id = $4" + _WANTED,
            table_id,
            0,
            kind,
            person,
            path,
            by,
        )

    async def until(self, notice: Notification, channel: int, due: datetime) -> None:
        """Not before then by this channel."""
        await self.pool.execute(
            "INSERT INTO held_notices (person, table_id, question, kind, channel, path, by, due)"
            " VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"
            " ON CONFLICT (person, table_id, question, kind, channel) DO UPDATE SET due = excluded.due, made = now()",
            notice.person,
            notice.table_id,
            notice.question,
            notice.kind,
            channel,
            notice.path,
            notice.by,
            due,
        )

    async def take(self, most: int) -> list[Notification]:
        """What is due, each for one taker. Until it is done it comes again after a while, should it be lost."""
        rows = await self.pool.fetch(
            f"UPDATE held_notices SET due = now() + interval '{LEASE}' WHERE id IN (SELECT id FROM held_notices"
            f" WHERE due <= now() ORDER BY due LIMIT $1 FOR UPDATE SKIP LOCKED) RETURNING {_COLUMNS}",
            most,
        )
        return [Notification(**row) for row in rows]

    async def done(self, notice: Notification) -> None:
        """It waits no more."""
        await self.pool.execute(
            "DELETE FROM held_notices WHERE id = $1"
            " AND (person, table_id, question, kind, channel) = ($2, $3, $4::integer, $5, $6::bigint)",
            notice.id,
            notice.person,
            notice.table_id,
            notice.question,
            notice.kind,
            notice.channel,
        )

    async def forget_inviter(self, tx: Connection, person: int) -> None:
        """What waits for others does not say any more that this person invites them."""
        await tx.execute("UPDATE held_notices SET by = '' WHERE by = (SELECT name FROM persons WHERE id = $1)", person)

    async def tidy(self) -> None:
        """Forget what could not be sent for so long that nobody needs it any more."""
        await self.pool.execute(f"DELETE FROM held_notices WHERE made < now() - interval '{LONGEST}'")
