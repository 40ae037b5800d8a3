"""Persons, as the database keeps them: guests, accounts and programs."""

from typing import Final

from partie.core.names import name_mark
from partie.server.infra.database import Connection, Pool, Row
from partie.server.people.persons import ACCOUNT, PROGRAM

# A guest who has nothing left: neither a seat nor another browser.
_DELETE_UNUSED: Final = """
    DELETE FROM persons p WHERE p.id = $1 AND NOT EXISTS (SELECT FROM seats s WHERE s.person = p.id)
        AND NOT EXISTS (SELECT FROM sessions s WHERE s.person = p.id)
"""


class PersonStore:
    """All persons. What is one part of a change takes its connection."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    async def kind(self, person: int) -> str | None:
        """What a person is; None if they are gone."""
        found: str | None = await self._pool.fetchval("SELECT kind FROM persons WHERE id = $1", person)
        return found

    async def called_so(self, name: str) -> int | None:
        """Whose account is called so, or nearly so."""
        found: int | None = await self._pool.fetchval("SELECT id FROM persons WHERE mark = $1", name_mark(name))
        return found

    async def about(self, person: int) -> Row | None:
        """Kind, name and language of a person."""
        return await self._pool.fetchrow("SELECT kind, name, language FROM persons WHERE id = $1", person)

    async def language(self, person: int) -> str | None:
        """The language that a person reads."""
        found: str | None = await self._pool.fetchval("SELECT language FROM persons WHERE id = $1", person)
        return found

    async def programs_of(self, owner: int) -> list[int]:
        """The programs of a person."""
        return [row["id"] for row in await self._pool.fetch("SELECT id FROM persons WHERE owner = $1", owner)]

    async def rename(self, person: int, name: str, language: str, mark: str | None) -> None:
        """Call a person something else. Fails where an account has this mark."""
        await self._pool.execute(
            "UPDATE persons SET name = $2, language = $3, mark = $4 WHERE id = $1", person, name, language, mark
        )

    async def hide_rating(self, person: int, hides: bool) -> None:
        """Whether others are told a person's ratings."""
        await self._pool.execute("UPDATE persons SET hides_rating = $2 WHERE id = $1", person, hides)

    # -- as a part of a change ------------------------------------------------------------------------------------

    async def add_guest(self, tx: Connection, name: str, language: str) -> int:
        """Somebody new."""
        person: int = await tx.fetchval(
            "INSERT INTO persons (name, language) VALUES ($1, $2) RETURNING id", name, language
        )
        return person

    async def add_program(self, tx: Connection, owner: int, name: str) -> int | None:
        """A new program of a person. None if an account or a program is called so."""
        program: int | None = await tx.fetchval(
            "INSERT INTO persons (kind, name, mark, owner) VALUES ($1, $2, $3, $4)"
            " ON CONFLICT (mark) DO NOTHING RETURNING id",
            PROGRAM,
            name,
            name_mark(name),
            owner,
        )
        return program

    async def hold(self, tx: Connection, person: int) -> str | None:
        """What a person is, who is not changed by anything else until the transaction ends."""
        kind: str | None = await tx.fetchval("SELECT kind FROM persons WHERE id = $1 FOR UPDATE", person)
        return kind

    async def become_account(self, tx: Connection, person: int, name: str) -> None:
        """Make an account of a guest. Fails where another account is called so."""
        await tx.execute(
            "UPDATE persons SET kind = $2, name = $3, mark = $4 WHERE id = $1", person, ACCOUNT, name, name_mark(name)
        )

    async def delete(self, tx: Connection, person: int) -> None:
        """A person is gone, with all rows that go with them."""
        await tx.execute("DELETE FROM persons WHERE id = $1", person)

    async def delete_unused(self, tx: Connection, guest: int) -> None:
        """A guest is gone who has neither a seat nor a session."""
        await tx.execute(_DELETE_UNUSED, guest)
