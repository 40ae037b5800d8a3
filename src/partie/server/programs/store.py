"""What the database knows of programs: persons with an owner, whose only session is a token."""

from typing import Final

from partie.server.infra.database import Pool, transaction
from partie.server.infra.tokens import hash_of, new_key
from partie.server.people.persons import PROGRAM
from partie.server.people.session_store import SessionStore
from partie.server.people.store import PersonStore
from partie.server.programs.schemas import OpenTable, ProgramCard

MOST: Final = 10  # programs of one person
SHOWN: Final = 50  # tables in one answer

_LIST: Final = """
    SELECT p.id, p.name, EXISTS (SELECT FROM sessions s WHERE s.person = p.id) AS live
    FROM persons p WHERE p.owner = $1 ORDER BY p.id
"""
_PLAYED: Final = """
    SELECT DISTINCT s.table_id FROM seats s JOIN tables t ON t.id = s.table_id
    WHERE s.person = $1 AND t.begun IS NOT NULL AND t.ended IS NULL ORDER BY s.table_id LIMIT $2
"""
_OPEN: Final = """
    SELECT t.id, t.game, array_agg(s.seat ORDER BY s.seat) AS free FROM tables t JOIN seats s ON s.table_id = t.id
    WHERE t.is_open AND t.begun IS NULL AND s.person IS NULL AND s.bot = '' AND s.reserved_for IS NULL
    GROUP BY t.id ORDER BY t.made DESC LIMIT $1
"""


class Programs:
    """The programs of all people."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._persons = PersonStore(pool)
        self._sessions = SessionStore(pool)

    async def of(self, owner: int) -> list[ProgramCard]:
        """A person's programs."""
        rows = await self._pool.fetch(_LIST, owner)
        return [{"program": row["id"], "name": row["name"], "live": row["live"]} for row in rows]

    async def make(self, owner: int, name: str) -> tuple[ProgramCard, str] | None:
        """A new program and its token. None if somebody is called so."""
        token = new_key()
        async with transaction(self._pool) as tx:
            program = await self._persons.add_program(tx, owner, name)
            if program is None:
                return None
            await self._sessions.add(hash_of(token), program, PROGRAM, tx)
        return {"program": program, "name": name, "live": True}, token

    async def renew(self, owner: int, program: int) -> tuple[str, list[bytes]] | None:
        """Another token in the place of the old one, and what was kept of that. None if it is no program of theirs."""
        token = new_key()
        async with transaction(self._pool) as tx:
            found = await tx.fetchval("SELECT id FROM persons WHERE id = $1 AND owner = $2 FOR UPDATE", program, owner)
            if found is None:
                return None
            ended = await self._sessions.end_all(program, tx)
            await self._sessions.add(hash_of(token), program, PROGRAM, tx)
        return token, ended

    async def revoke(self, owner: int, program: int) -> list[bytes] | None:
        """End a program's token: what was kept of it. None if it is not a program of this person."""
        found = await self._pool.fetchval("SELECT id FROM persons WHERE id = $1 AND owner = $2", program, owner)
        if found is None:
            return None
        return await self._sessions.end_all(program)

    async def played(self, program: int) -> list[str]:
        """The running tables at which it sits."""
        return [row["table_id"] for row in await self._pool.fetch(_PLAYED, program, SHOWN)]

    async def open_tables(self) -> list[OpenTable]:
        """Tables of the lobby at which seats are free, the newest first."""
        rows = await self._pool.fetch(_OPEN, SHOWN)
        return [{"table": row["id"], "game": row["game"], "free": list(row["free"])} for row in rows]
