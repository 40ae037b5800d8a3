"""Persons and their sessions. A cookie is the key of a session, and only its hash is kept."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from partie.core.names import name_mark
from partie.server.infra.database import Connection, Pool
from partie.server.infra.tokens import hash_of, new_key
from partie.table.refusal import Refused
from partie.words.messages import message

# What a person is: somebody with a cookie alone, somebody with a passkey, or a program that plays for itself.
GUEST: Final = "guest"
ACCOUNT: Final = "account"
PROGRAM: Final = "program"

# Days without any request after which a session is worth nothing. An account signs in again; a guest has no other key
# to their seats, so theirs lasts as long as a browser keeps a cookie at most; a program may wait for a tournament.
IDLE: Final[Mapping[str, int]] = {GUEST: 400, ACCOUNT: 180, PROGRAM: 400}
# Days after which a session ends although it is used: so does the use of a cookie that was copied. A token is in no
# browser, and its owner sees and ends it.
WHOLE: Final = 730


@dataclass(frozen=True)
class Person:
    """Somebody. ``name`` is what they are called; a guest may have none."""

    id: int
    name: str
    kind: str
    language: str


@dataclass(frozen=True)
class LoginSession:
    """Somebody in one browser.

    ``hash``     what is kept of their cookie
    ``is_fresh`` whether they have signed in a few minutes ago
    """

    hash: bytes
    person: Person
    is_fresh: bool = False


# Whether a session ``s`` of a person ``p`` is worth anything still.
IS_ALIVE: Final = f"""
    (s.seen > now() - make_interval(days => CASE p.kind
        WHEN '{GUEST}' THEN {IDLE[GUEST]} WHEN '{PROGRAM}' THEN {IDLE[PROGRAM]} ELSE {IDLE[ACCOUNT]} END)
     AND (p.kind = '{PROGRAM}' OR s.made > now() - make_interval(days => {WHOLE})))
"""
_BY_SESSION: Final = f"""
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


class Persons:
    """What the database knows of persons."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool

    async def session(self, cookie: str) -> LoginSession | None:
        """Whose cookie it is. When it was last seen is written down once an hour at most."""
        kept = hash_of(cookie)
        row = await self.pool.fetchrow(_BY_SESSION, kept)
        if row is None:
            return None
        if row["is_old"]:
            await self.pool.execute("UPDATE sessions SET seen = now() WHERE hash = $1", kept)
        return LoginSession(kept, Person(row["id"], row["name"], row["kind"], row["language"]), row["is_fresh"])

    async def is_guest(self, person: int | None) -> bool:
        """Whether somebody has nothing but a cookie."""
        kind = None if person is None else await self.pool.fetchval("SELECT kind FROM persons WHERE id = $1", person)
        return bool(kind == GUEST)

    async def called(self, name: str, session: LoginSession | None) -> str:
        """What somebody is called at a table: an account by its own name, a guest by none that an account has."""
        if session is not None and session.person.kind != GUEST:
            return session.person.name
        if name and await self.is_taken(name, None):
            raise Refused("name", message("name-account"))
        return name

    async def is_taken(self, name: str, person: int | None) -> bool:
        """Whether an account of somebody else is called so, or nearly so."""
        other = await self.pool.fetchval("SELECT id FROM persons WHERE mark = $1", name_mark(name))
        return other is not None and other != person

    async def open_session(self, person: int, about: str) -> str:
        """A new session of somebody: its cookie."""
        cookie = new_key()
        await self.pool.execute(
            "INSERT INTO sessions (hash, person, about) VALUES ($1, $2, $3)", hash_of(cookie), person, about
        )
        return cookie

    async def make_guest(self, name: str, language: str, about: str = "") -> tuple[LoginSession, str]:
        """Somebody new, and their cookie."""
        cookie = new_key()
        async with self.pool.acquire() as connection, connection.transaction():
            person = await connection.fetchval(
                "INSERT INTO persons (name, language) VALUES ($1, $2) RETURNING id", name, language
            )
            await connection.execute(
                "INSERT INTO sessions (hash, person, about) VALUES ($1, $2, $3)", hash_of(cookie), person, about
            )
        return LoginSession(hash_of(cookie), Person(person, name, GUEST, language)), cookie


async def renew_session(link: Connection, session: LoginSession, has_proved: bool = False) -> tuple[LoginSession, str]:
    """Another session in the place of this one, and its cookie; the cookie before is worth nothing any more.

    It is a part of what a person changes: their rights are others, and whoever has copied the cookie gets none of them.
    Of two changes that one cookie asks for at once, the second is refused.
    """
    cookie = new_key()
    if await link.fetchval(_RENEW, session.hash, hash_of(cookie), has_proved) is None:
        raise Refused("key", message("err-nobody"))
    return replace(session, hash=hash_of(cookie)), cookie
