"""Sessions, as the database keeps them: the hashes of cookies and tokens, and whose they are."""

from collections.abc import Collection, Sequence
from typing import Final

from partie.server.infra.database import Connection, Pool, Row
from partie.server.people.persons import ACCOUNT, GUEST, IDLE, PROGRAM, WHOLE

# Whether a session ``s`` of a person ``p`` is worth anything still.
IS_ALIVE: Final = f"""
    (s.seen > now() - make_interval(days => CASE p.kind
        WHEN '{GUEST}' THEN {IDLE[GUEST]} WHEN '{PROGRAM}' THEN {IDLE[PROGRAM]} ELSE {IDLE[ACCOUNT]} END)
     AND (p.kind = '{PROGRAM}' OR s.made > now() - make_interval(days => {WHOLE})))
"""
_BY_HASH: Final = f"""
    SELECT p.id, p.name, p.kind, p.language, s.seen < now() - interval '1 hour' AS is_old,
           s.made > now() - interval '10 minutes' AS is_fresh
    FROM sessions s JOIN persons p ON p.id = s.person WHERE s.hash = $1 AND {IS_ALIVE}
"""
# The new session is as old as the one before: else whoever changes something every few minutes has always just signed
# in. Only a proof makes it new.
_RENEW: Final = """
    WITH before AS (DELETE FROM sessions WHERE hash = $1 RETURNING person, about, made)
    INSERT INTO sessions (hash, person, about, made)
    SELECT $2, person, about, CASE WHEN $3 THEN now() ELSE made END FROM before RETURNING person
"""


class SessionStore:
    """All sessions. What may be one part of a change takes the connection of that."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    async def whose(self, session: bytes) -> Row | None:
        """Whose session it is, if it is worth anything; whether it was opened just now, and last seen long ago."""
        return await self._pool.fetchrow(_BY_HASH, session)

    async def seen(self, session: bytes) -> None:
        """It was used now."""
        await self._pool.execute("UPDATE sessions SET seen = now() WHERE hash = $1", session)

    async def of(self, person: int) -> Sequence[Row]:
        """Those of a person that are worth anything, the last seen first."""
        rows: Sequence[Row] = await self._pool.fetch(
            "SELECT s.hash, s.about, s.made, s.seen FROM sessions s JOIN persons p ON p.id = s.person"
            f" WHERE s.person = $1 AND {IS_ALIVE} ORDER BY s.seen DESC",
            person,
        )
        return rows

    async def hashes_of(self, person: int) -> list[bytes]:
        """All of a person, also those that have expired."""
        return [row["hash"] for row in await self._pool.fetch("SELECT hash FROM sessions WHERE person = $1", person)]

    async def alive(self, sessions: Collection[bytes]) -> set[bytes]:
        """Those of these that are worth anything."""
        rows = await self._pool.fetch(
            f"SELECT s.hash FROM sessions s JOIN persons p ON p.id = s.person WHERE s.hash = ANY($1) AND {IS_ALIVE}",
            list(sessions),
        )
        return {row["hash"] for row in rows}

    async def add(self, session: bytes, person: int, about: str, tx: Connection | None = None) -> None:
        """A new one of a person."""
        await (tx or self._pool).execute(
            "INSERT INTO sessions (hash, person, about) VALUES ($1, $2, $3)", session, person, about
        )

    async def renew(self, tx: Connection, before: bytes, after: bytes, has_proved: bool) -> bool:
        """Another one in the place of this one; false if there is none."""
        return await tx.fetchval(_RENEW, before, after, has_proved) is not None

    async def end(self, session: bytes, tx: Connection | None = None) -> None:
        """End one."""
        await (tx or self._pool).execute("DELETE FROM sessions WHERE hash = $1", session)

    async def end_these(self, person: int, sessions: Sequence[bytes] | None) -> list[bytes]:
        """End these of a person, or all of them: those that were there."""
        rows = await self._pool.fetch(
            "DELETE FROM sessions WHERE person = $1 AND ($2::bytea[] IS NULL OR hash = ANY($2)) RETURNING hash",
            person,
            sessions,
        )
        return [row["hash"] for row in rows]

    async def end_all(self, person: int, tx: Connection | None = None) -> list[bytes]:
        """End all of a person: those that were there."""
        rows = await (tx or self._pool).fetch("DELETE FROM sessions WHERE person = $1 RETURNING hash", person)
        return [row["hash"] for row in rows]

    async def end_others(self, tx: Connection, person: int, but: bytes) -> list[bytes]:
        """End all of a person but one: those that were there."""
        rows = await tx.fetch("DELETE FROM sessions WHERE person = $1 AND hash <> $2 RETURNING hash", person, but)
        return [row["hash"] for row in rows]
