"""Who is there: whose a cookie is, who becomes a guest, and what each is called."""

from dataclasses import replace

from partie.server.infra.database import Connection, Pool, transaction
from partie.server.infra.tokens import hash_of, new_key
from partie.server.people.persons import GUEST, LoginSession, Person
from partie.server.people.session_store import SessionStore
from partie.server.people.store import PersonStore
from partie.table.refusal import Refused
from partie.words.messages import message


class Persons:
    """Everybody whom the server knows."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._persons = PersonStore(pool)
        self._sessions = SessionStore(pool)

    async def session(self, cookie: str) -> LoginSession | None:
        """Whose cookie it is. When it was last seen is written down once an hour at most."""
        kept = hash_of(cookie)
        row = await self._sessions.whose(kept)
        if row is None:
            return None
        if row["is_old"]:
            await self._sessions.seen(kept)
        return LoginSession(kept, Person(row["id"], row["name"], row["kind"], row["language"]), row["is_fresh"])

    async def is_guest(self, person: int | None) -> bool:
        """Whether somebody has nothing but a cookie."""
        return person is not None and await self._persons.kind(person) == GUEST

    async def called(self, name: str, session: LoginSession | None) -> str:
        """What somebody is called at a table: an account by its own name, a guest by none that an account has."""
        if session is not None and session.person.kind != GUEST:
            return session.person.name
        if name and await self.is_taken(name, None):
            raise Refused("name", message("name-account"))
        return name

    async def is_taken(self, name: str, person: int | None) -> bool:
        """Whether an account of somebody else is called so, or nearly so."""
        other = await self._persons.called_so(name)
        return other is not None and other != person

    async def open_session(self, person: int, about: str) -> str:
        """A new session of somebody: its cookie."""
        cookie = new_key()
        await self._sessions.add(hash_of(cookie), person, about)
        return cookie

    async def make_guest(self, name: str, language: str, about: str = "") -> tuple[LoginSession, str]:
        """Somebody new, and their cookie."""
        cookie = new_key()
        async with transaction(self._pool) as tx:
            person = await self._persons.add_guest(tx, name, language)
            await self._sessions.add(hash_of(cookie), person, about, tx)
        return LoginSession(hash_of(cookie), Person(person, name, GUEST, language)), cookie


async def renew_session(
    sessions: SessionStore, tx: Connection, session: LoginSession, has_proved: bool = False
) -> tuple[LoginSession, str]:
    """Another session in the place of this one, and its cookie; the cookie before is worth nothing any more.

    It is a part of what a person changes: their rights are others, and whoever has copied the cookie gets none of them.
    Of two changes that one cookie asks for at once, the second is refused.
    """
    cookie = new_key()
    if not await sessions.renew(tx, session.hash, hash_of(cookie), has_proved):
        raise Refused("key", message("err-nobody"))
    return replace(session, hash=hash_of(cookie)), cookie
