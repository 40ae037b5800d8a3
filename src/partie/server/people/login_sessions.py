"""Sessions of people who have signed in: listed and ended, which every process hears."""

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Final

from partie.server.infra.database import Pool
from partie.server.infra.message_bus import MessageBus
from partie.server.people.persons import LoginSession
from partie.server.people.schemas import SessionJson
from partie.server.people.session_store import SessionStore

ENDED: Final = "ended"  # the topic of calls that sessions were ended
RENEWED: Final = "renewed"  # the topic of calls that a browser has another session


def milliseconds(time: datetime) -> int:
    """A time as browsers count it."""
    return round(time.timestamp() * 1000)


def number_of(session: bytes) -> str:
    """What a session is called in a list: too short to be the hash, long enough to tell one from another."""
    return session[:8].hex()


async def sessions_of(pool: Pool, session: LoginSession) -> list[SessionJson]:
    """The browsers in which a person is known, the last seen first."""
    return [
        {
            "id": number_of(row["hash"]),
            "about": row["about"],
            "made": milliseconds(row["made"]),
            "seen": milliseconds(row["seen"]),
            "mine": row["hash"] == session.hash,
        }
        for row in await SessionStore(pool).of(session.person.id)
    ]


async def end_sessions(pool: Pool, bus: MessageBus, person: int, hashes: Sequence[bytes] | None = None) -> int:
    """End these sessions of a person, or all of them, with their sockets. How many."""
    ended = await SessionStore(pool).end_these(person, hashes)
    await tell_ended(bus, ended)
    return len(ended)


async def tell_ended(bus: MessageBus, hashes: Sequence[bytes]) -> None:
    """These sessions are no more: every process closes their sockets."""
    if hashes:
        await bus.call(ENDED, {"sessions": [each.hex() for each in hashes]})


async def tell_renewed(bus: MessageBus, before: bytes, left: Collection[str] = ()) -> None:
    """A browser has another session in the place of this one: every process sends its sockets back for the new cookie.

    Whoever had copied the old cookie is sent away with them, and does not come back. ``left`` are the tables where the
    browser has lost its seat by it: there is nothing to come back to.
    """
    await bus.call(RENEWED, {"session": before.hex(), "left": list(left)})
