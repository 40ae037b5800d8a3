"""Challenges for passkeys: each is for one browser and one purpose, lives shortly, and is used once."""

from typing import Final

from webauthn.helpers import generate_challenge

from partie.server.infra.database import Pool
from partie.server.infra.tokens import hash_of_bytes

KEEP: Final = "keep"  # a new passkey
ENTER: Final = "enter"  # signing in
LIFE: Final = 300  # seconds

_TAKE: Final = """
    DELETE FROM challenges WHERE hash = $1 AND kind = $2 AND holder = $3 AND person IS NOT DISTINCT FROM $4
        AND until > now() RETURNING hash
"""


class Challenges:
    """What authenticators were asked to sign. Only hashes are kept."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    async def make(self, kind: str, holder: bytes, person: int | None) -> bytes:
        """A new one for whoever holds a cookie; ``holder`` is its hash. Old ones go."""
        challenge = generate_challenge()
        async with self._pool.acquire() as connection, connection.transaction():
            await connection.execute("DELETE FROM challenges WHERE until < now()")
            await connection.execute(
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
