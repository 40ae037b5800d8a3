"""Passkeys as the database keeps them, and challenges for them: each of those is for one browser and one purpose, lives
shortly, and is used once.
"""

from collections.abc import Sequence
from typing import Final

from webauthn.helpers import generate_challenge

from partie.server.infra.database import Connection, Pool, Row, transaction
from partie.server.infra.tokens import hash_of_bytes

KEEP: Final = "keep"  # a new passkey
ENTER: Final = "enter"  # signing in
LIFE: Final = 300  # seconds

_TAKE: Final = """
    DELETE FROM challenges WHERE hash = $1 AND kind = $2 AND holder = $3 AND person IS NOT DISTINCT FROM $4
        AND until > now() RETURNING hash
"""
_KNOWN: Final = """
    SELECT k.key, k.counter, k.person, p.handle, p.name, p.kind, p.language
    FROM passkeys k JOIN persons p ON p.id = k.person WHERE k.id = $1
"""
_USE: Final = """
    UPDATE passkeys SET counter = $2, used = now() WHERE id = $1 AND (counter < $2 OR counter = 0 AND $2 = 0)
    RETURNING id
"""


class Challenges:
    """What authenticators were asked to sign. Only hashes are kept."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    async def make(self, kind: str, holder: bytes, person: int | None) -> bytes:
        """A new one for whoever holds a cookie; ``holder`` is its hash. Old ones go."""
        challenge = generate_challenge()
        async with transaction(self._pool) as tx:
            await tx.execute("DELETE FROM challenges WHERE until < now()")
            await tx.execute(
                "INSERT INTO challenges (hash, kind, holder, person, until)"
                " VALUES ($1, $2, $3, $4, now() + make_interval(secs => $5))",
                hash_of_bytes(challenge),
                kind,
                holder,
                person,
                LIFE,
            )
        return challenge

    async def take(self, challenge: bytes, kind: str, holder: bytes, person: int | None) -> bool:
        """Whether it was made for them and for this; it is used up by that."""
        found = await self._pool.fetchval(_TAKE, hash_of_bytes(challenge), kind, holder, person)
        return found is not None


class PasskeyStore:
    """All passkeys."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    async def handle_of(self, person: int, fresh: bytes) -> bytes:
        """What authenticators know a person by: this one, unless they have one already."""
        handle: bytes = await self._pool.fetchval(
            "UPDATE persons SET handle = coalesce(handle, $2) WHERE id = $1 RETURNING handle", person, fresh
        )
        return handle

    async def ids_of(self, person: int, tx: Connection | None = None) -> list[bytes]:
        """The passkeys of a person."""
        rows = await (tx or self._pool).fetch("SELECT id FROM passkeys WHERE person = $1", person)
        return [row["id"] for row in rows]

    async def of(self, person: int) -> Sequence[Row]:
        """The passkeys of a person as they are shown, the oldest first."""
        rows: Sequence[Row] = await self._pool.fetch(
            "SELECT id, name, made, used FROM passkeys WHERE person = $1 ORDER BY made, id", person
        )
        return rows

    async def known(self, passkey: bytes) -> Row | None:
        """A passkey and whose it is."""
        return await self._pool.fetchrow(_KNOWN, passkey)

    async def use(self, passkey: bytes, counter: int) -> bool:
        """Note that it was used. False if its counter says that it was used by another since."""
        return await self._pool.fetchval(_USE, passkey, counter) is not None

    async def rename(self, person: int, passkey: bytes, name: str) -> bool:
        """Call a passkey of a person something else; false if it is not theirs."""
        done = await self._pool.fetchval(
            "UPDATE passkeys SET name = $3 WHERE id = $2 AND person = $1 RETURNING id", person, passkey, name
        )
        return done is not None

    async def add(self, tx: Connection, person: int, passkey: bytes, key: bytes, counter: int, name: str) -> None:
        """A new one of a person. Fails where it is known."""
        await tx.execute(
            "INSERT INTO passkeys (id, person, key, counter, name) VALUES ($1, $2, $3, $4, $5)",
            passkey,
            person,
            key,
            counter,
            name,
        )

    async def drop(self, tx: Connection, passkey: bytes) -> None:
        """Forget one."""
        await tx.execute("DELETE FROM passkeys WHERE id = $1", passkey)
