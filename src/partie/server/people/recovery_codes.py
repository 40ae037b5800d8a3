"""Recovery codes: eight for a person, told once, kept as hashes, and each good for one sign-in."""

from typing import Final

import asyncpg

from partie.server.infra.database import Pool
from partie.server.infra.tokens import hash_of, new_code
from partie.server.people.persons import Person
from partie.table.refusal import Refused
from partie.words.messages import message

COUNT: Final = 8
LONGEST: Final = 100  # signs of whatever somebody types for a code

_USED: Final = """
    WITH used AS (DELETE FROM codes WHERE hash = $1 RETURNING hash, person),
    kept AS (INSERT INTO departed (hash) SELECT hash FROM used ON CONFLICT DO NOTHING)
    SELECT p.id, p.name, p.kind, p.language FROM used u JOIN persons p ON p.id = u.person
"""
# Codes that are worth nothing any more are written down, so that no older backup makes them good again.
_REPLACED: Final = """
    WITH replaced AS (DELETE FROM codes WHERE person = $1 RETURNING hash)
    INSERT INTO departed (hash) SELECT hash FROM replaced ON CONFLICT DO NOTHING
"""


async def new_codes(connection: "asyncpg.Connection[asyncpg.Record]", person: int) -> list[str]:
    """Eight new ones; those before are worth nothing any more."""
    codes = [new_code() for _ in range(COUNT)]
    await connection.execute(_REPLACED, person)
    await connection.executemany(
        "INSERT INTO codes (hash, person) VALUES ($1, $2)", [(hash_of(plain(code)), person) for code in codes]
    )
    return codes


async def use_code(pool: Pool, code: str) -> Person:
    """Whose code it is. It is used up by that."""
    row = await pool.fetchrow(_USED, hash_of(plain(code[:LONGEST])))
    if row is None:
        raise Refused("code", message("err-code"))
    return Person(row["id"], row["name"], row["kind"], row["language"])


def plain(code: str) -> str:
    """A code without what people put between its signs."""
    return "".join([sign for sign in code.lower() if sign.isalnum()])
