"""From a guest to an account: passkeys, recovery codes and names."""

from dataclasses import dataclass

import asyncpg
from webauthn.registration.verify_registration_response import VerifiedRegistration

from partie.core.names import name_mark
from partie.server.infra.database import Connection, Pool
from partie.server.infra.message_bus import MessageBus
from partie.server.people.login_sessions import tell_ended, tell_renewed
from partie.server.people.passkeys import remove, wrong_passkey
from partie.server.people.persons import ACCOUNT, GUEST, LoginSession, Person, Persons, renew_session
from partie.server.people.recovery_codes import new_codes
from partie.table.refusal import Refused
from partie.words.messages import message


def name_taken() -> Refused:
    """Somebody else's account is called so, or nearly so."""
    return Refused("name", message("name-account"))


@dataclass(frozen=True)
class Renewed:
    """What came of a change of a person's passkeys or codes: another session, and ``codes`` that are told once."""

    session: LoginSession
    cookie: str
    codes: list[str]


async def add_passkey(
    pool: Pool, bus: MessageBus, session: LoginSession, name: str, label: str, made: VerifiedRegistration
) -> Renewed:
    """Keep a passkey. The browser has another session from now on, and a guest who becomes an account no others."""
    person, others = session.person.id, list[bytes]()
    async with pool.acquire() as connection, connection.transaction():
        kind = await connection.fetchval("SELECT kind FROM persons WHERE id = $1 FOR UPDATE", person)
        try:
            await connection.execute(
                "INSERT INTO passkeys (id, person, key, counter, name) VALUES ($1, $2, $3, $4, $5)",
                made.credential_id,
                person,
                made.credential_public_key,
                made.sign_count,
                label,
            )
        except asyncpg.UniqueViolationError as error:
            raise wrong_passkey() from error
        renewed, cookie = await renew_session(connection, session, has_proved=kind == GUEST)
        codes = [] if kind != GUEST else await _upgrade(connection, person, name)
        if kind == GUEST:  # what was opened with a cookie alone, anywhere, has no part in the account
            rows = await connection.fetch(
                "DELETE FROM sessions WHERE person = $1 AND hash <> $2 RETURNING hash", person, renewed.hash
            )
            others = [row["hash"] for row in rows]
    await tell_renewed(bus, session.hash)
    await tell_ended(bus, others)
    return Renewed(renewed, cookie, codes)


async def _upgrade(connection: Connection, person: int, name: str) -> list[str]:
    """Make an account of a guest: its recovery codes."""
    try:
        await connection.execute(
            "UPDATE persons SET kind = $2, name = $3, mark = $4 WHERE id = $1", person, ACCOUNT, name, name_mark(name)
        )
    except asyncpg.UniqueViolationError as error:
        raise name_taken() from error
    return await new_codes(connection, person)


async def remove_passkey(pool: Pool, bus: MessageBus, session: LoginSession, passkey: bytes) -> Renewed:
    """Forget a passkey; the last one stays. The browser has another session from now on."""
    async with pool.acquire() as connection, connection.transaction():
        await remove(connection, session.person.id, passkey)
        renewed, cookie = await renew_session(connection, session)
    await tell_renewed(bus, session.hash)
    return Renewed(renewed, cookie, [])


async def change_codes(pool: Pool, bus: MessageBus, session: LoginSession) -> Renewed:
    """New recovery codes: the old ones are worth nothing any more, nor is the cookie of this browser."""
    async with pool.acquire() as connection, connection.transaction():
        renewed, cookie = await renew_session(connection, session)
        codes = await new_codes(connection, session.person.id)
    await tell_renewed(bus, session.hash)
    return Renewed(renewed, cookie, codes)


async def rename_person(persons: Persons, person: Person, name: str, language: str) -> None:
    """Call somebody something else, in the language they read. At tables where they sit they are called as before."""
    if not name and person.kind != GUEST:
        raise Refused("name", message("name-empty"))
    mark = None if person.kind == GUEST else name_mark(name)
    if name and await persons.is_taken(name, person.id):
        raise name_taken()
    try:
        await persons.pool.execute(
            "UPDATE persons SET name = $2, language = $3, mark = $4 WHERE id = $1", person.id, name, language, mark
        )
    except asyncpg.UniqueViolationError as error:
        raise name_taken() from error
