"""The ways to reach persons, as the database keeps them, and what came of every notice."""

from dataclasses import dataclass
from datetime import datetime
from typing import Final

from partie.server.infra.database import Pool, Row, transaction
from partie.server.infra.tokens import hash_of
from partie.server.notifications.quiet_hours import Quiet
from partie.server.notifications.schemas import NoticeChannel, NoticeSent

PUSH: Final = "push"
MAIL: Final = "mail"
HOOK: Final = "hook"
MOST: Final = 8  # channels of one person
SHOWN: Final = 5  # results that are shown for a channel
UNKNOWN_AFTER: Final = "20 seconds"  # nobody sends for so long: whoever did was stopped

# How often a code may be mailed.
CODES_A_PERSON: Final = 3  # an hour
CODES_AN_ADDRESS: Final = 3  # a day
CODES_ALTOGETHER: Final = 200  # an hour
CODE_TRIES: Final = 5

_COLUMNS: Final = "id, person, kind, address, secret, about, confirmed, quiet_from, quiet_to, zone"


@dataclass(frozen=True)
class Channel:
    """A way to reach a person. ``secret`` is what belongs to its address and only its owner may know."""

    id: int
    person: int
    kind: str
    address: str
    secret: str
    about: str
    confirmed: datetime | None
    quiet: Quiet


class Channels:
    """The ways to reach persons."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool

    async def of(self, person: int) -> list[Channel]:
        """All of a person's, oldest first."""
        rows = await self.pool.fetch(f"SELECT {_COLUMNS} FROM notice_channels WHERE person = $1 ORDER BY id", person)
        return [_channel(row) for row in rows]

    async def one(self, person: int, channel: int) -> Channel | None:
        """One, if it is this person's."""
        row = await self.pool.fetchrow(
            f"SELECT {_COLUMNS} FROM notice_channels WHERE person = $1 AND id = $2", person, channel
        )
        return None if row is None else _channel(row)

    async def add(self, person: int, kind: str, address: str, secret: str, about: str, zone: str) -> int | None:
        """A new one, or the number of the one that was there; nothing if the person has too many."""
        found: int | None = await self.pool.fetchval(
            "INSERT INTO notice_channels (person, kind, address, secret, about, zone, confirmed)"
            " SELECT $1::bigint, $2::text, $3::text, $4::text, $5::text, $6::text,"
            "        CASE WHEN $2 <> 'mail' THEN now() END"
            " WHERE (SELECT count(*) FROM notice_channels WHERE person = $1"
            "        AND NOT (kind = $2 AND address = $3)) < $7"
            " ON CONFLICT (person, kind, address) DO UPDATE SET secret = CASE WHEN excluded.kind = 'push'"
            "   THEN excluded.secret ELSE notice_channels.secret END,"
            "   confirmed = coalesce(notice_channels.confirmed, excluded.confirmed)"
            " RETURNING id",
            person,
            kind,
            address,
            secret,
            about,
            zone,
            MOST,
        )
        return found

    async def take_over(self, person: int, address: str, secret: str) -> None:
        """A browser is pushed to for one person only: the last one who asked for it there."""
        await self.pool.execute(
            "DELETE FROM notice_channels WHERE kind = 'push' AND address = $2 AND secret = $3 AND person <> $1",
            person,
            address,
            secret,
        )

    async def remove(self, person: int, channel: int) -> None:
        """Forget one, with all that was sent by it."""
        await self.pool.execute("DELETE FROM held_notices WHERE person = $1 AND channel = $2", person, channel)
        await self.pool.execute("DELETE FROM notice_channels WHERE person = $1 AND id = $2", person, channel)

    async def keep_quiet(self, person: int, channel: int, quiet: Quiet) -> None:
        """Set the quiet hours."""
        await self.pool.execute(
            "UPDATE notice_channels SET quiet_from = $3, quiet_to = $4, zone = $5 WHERE person = $1 AND id = $2",
            person,
            channel,
            quiet.since,
            quiet.until,
            quiet.zone,
        )

    async def gone(self, channel: int) -> None:
        """A push service does not know the browser any more."""
        await self.pool.execute("UPDATE notice_channels SET confirmed = NULL WHERE id = $1", channel)

    # -- codes ----------------------------------------------------------------------------------------------------

    async def may_mail_code(self, person: int, address: str) -> bool:
        """Whether one more code may be mailed; if so, it counts."""
        async with transaction(self.pool) as connection:
            await connection.execute("SELECT pg_advisory_xact_lock(20261118)")  # counted one after the other
            await connection.execute("DELETE FROM notice_codes WHERE made < now() - interval '1 day'")
            row = await connection.fetchrow(
                "SELECT count(*) FILTER (WHERE made > now() - interval '1 hour') AS altogether,"
                " count(*) FILTER (WHERE person = $1 AND made > now() - interval '1 hour') AS person,"
                " count(*) FILTER (WHERE address = $2) AS address FROM notice_codes",
                person,
                hash_of(address),
            )
            is_too_much = (
                row["altogether"] >= CODES_ALTOGETHER
                or row["person"] >= CODES_A_PERSON
                or row["address"] >= CODES_AN_ADDRESS
            )
            if not is_too_much:
                await connection.execute(
                    "INSERT INTO notice_codes (person, address) VALUES ($1, $2)", person, hash_of(address)
                )
        return not is_too_much

    async def expect(self, channel: int, code: str) -> None:
        """From now on this code confirms an address, for half an hour."""
        await self.pool.execute(
            "UPDATE notice_channels SET code_hash = $2, code_until = now() + interval '30 minutes', code_tries = 0"
            " WHERE id = $1",
            channel,
            hash_of(code),
        )

    async def confirm(self, person: int, channel: int, code: str) -> bool:
        """Whether this is the code. Whoever guesses has few tries."""
        tried = await self.pool.fetchval(
            "UPDATE notice_channels SET code_tries = code_tries + 1"
            " WHERE person = $1 AND id = $2 AND code_until > now() AND code_tries < $3 RETURNING code_hash = $4",
            person,
            channel,
            CODE_TRIES,
            hash_of(code),
        )
        if tried:
            await self.pool.execute(
                "UPDATE notice_channels SET confirmed = now(), code_hash = NULL, code_until = NULL WHERE id = $1",
                channel,
            )
        return bool(tried)

    # -- what was sent --------------------------------------------------------------------------------------------

    async def claim(self, channel: Channel, table_id: str, question: int, kind: str) -> bool:
        """Whether this notice is ours to send. It is written down before, so nobody ever sends it twice."""
        return bool(
            await self.pool.fetchval(
                "INSERT INTO notices (person, table_id, question, kind, channel) VALUES ($1, $2, $3, $4, $5)"
                " ON CONFLICT DO NOTHING RETURNING true",
                channel.person,
                table_id,
                question,
                kind,
                channel.id,
            )
        )

    async def result(self, channel: Channel, table_id: str, question: int, kind: str, result: str) -> None:
        """What came of it."""
        await self.pool.execute(
            "UPDATE notices SET result = $5 WHERE table_id = $1 AND question = $2 AND kind = $3 AND channel = $4",
            table_id,
            question,
            kind,
            channel.id,
            result,
        )

    async def tried(self, person: int, channel: int) -> tuple[int, int]:
        """How many notices a person has had sent to try a channel: in this hour by all, in ten seconds by this one."""
        row = await self.pool.fetchrow(
            "SELECT count(*) AS hour,"
            " count(*) FILTER (WHERE channel = $2 AND claimed > now() - interval '10 seconds') AS now"
            " FROM notices WHERE person = $1 AND kind = 'trial' AND claimed > now() - interval '1 hour'",
            person,
            channel,
        )
        return row["hour"], row["now"]

    async def shown(self, person: int) -> list[NoticeChannel]:
        """All of a person's channels as the person sees them."""
        rows = await self.pool.fetch(
            "SELECT n.channel, n.kind, (extract(epoch FROM n.claimed) * 1000)::bigint AS at,"
            f" coalesce(n.result, CASE WHEN n.claimed < now() - interval '{UNKNOWN_AFTER}'"
            " THEN 'broken' ELSE 'sending' END) AS result"
            " FROM notice_channels c CROSS JOIN LATERAL"
            " (SELECT * FROM notices WHERE channel = c.id ORDER BY claimed DESC LIMIT $2) n"
            " WHERE c.person = $1 ORDER BY n.claimed DESC",
            person,
            SHOWN,
        )
        sent: dict[int, list[NoticeSent]] = {}
        for row in rows:
            sent.setdefault(row["channel"], []).append({"kind": row["kind"], "at": row["at"], "result": row["result"]})
        return [
            {
                "id": each.id,
                "kind": each.kind,
                "about": each.about or each.address,
                "works": each.confirmed is not None,
                "secret": each.secret if each.kind == HOOK else "",
                "quiet": (each.quiet.since, each.quiet.until),
                "zone": each.quiet.zone,
                "sent": sent.get(each.id, []),
            }
            for each in await self.of(person)
        ]

    async def tidy(self) -> None:
        """Forget what is too old to be sent twice."""
        await self.pool.execute("DELETE FROM notices WHERE claimed < now() - interval '30 days'")


def _channel(row: Row) -> Channel:
    quiet = Quiet(row["quiet_from"], row["quiet_to"], row["zone"])
    return Channel(
        row["id"], row["person"], row["kind"], row["address"], row["secret"], row["about"], row["confirmed"], quiet
    )
