"""From a guest to an account: passkeys, recovery codes and names."""

from dataclasses import dataclass

from webauthn.registration.verify_registration_response import VerifiedRegistration

from partie.core.names import name_mark
from partie.server.infra.database import Connection, Pool, UniqueViolation, transaction
from partie.server.infra.message_bus import MessageBus
from partie.server.people.identity import Persons, renew_session
from partie.server.people.login_sessions import tell_ended, tell_renewed
from partie.server.people.passkey_store import PasskeyStore
from partie.server.people.passkeys import remove, wrong_passkey
from partie.server.people.persons import GUEST, LoginSession, Person
from partie.server.people.recovery_codes import new_codes
from partie.server.people.session_store import SessionStore
from partie.server.people.store import PersonStore
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
    persons, passkeys, sessions = PersonStore(pool), PasskeyStore(pool), SessionStore(pool)
    person, others = session.person.id, list[bytes]()
    async with transaction(pool) as tx:
        kind = await persons.hold(tx, person)
        try:
            await passkeys.add(tx, person, made.credential_id, made.credential_public_key, made.sign_count, label)
        except UniqueViolation as error:
            raise wrong_passkey() from error
        renewed, cookie = await renew_session(sessions, tx, session, has_proved=kind == GUEST)
        codes = [] if kind != GUEST else await _upgrade(persons, tx, person, name)
        if kind == GUEST:  # what was opened with a cookie alone, anywhere, has no part in the account
            others = await sessions.end_others(tx, person, renewed.hash)
    await tell_renewed(bus, session.hash)
    await tell_ended(bus, others)
    return Renewed(renewed, cookie, codes)


async def _upgrade(persons: PersonStore, tx: Connection, person: int, name: str) -> list[str]:
    """Make an account of a guest: its recovery codes."""
    try:
        await persons.become_account(tx, person, name)
    except UniqueViolation as error:
        raise name_taken() from error
    return await new_codes(tx, person)


async def remove_passkey(pool: Pool, bus: MessageBus, session: LoginSession, passkey: bytes) -> Renewed:
    """Forget a passkey; the last one stays. The browser has another session from now on."""
    async with transaction(pool) as tx:
        await remove(PersonStore(pool), PasskeyStore(pool), tx, session.person.id, passkey)
        renewed, cookie = await renew_session(SessionStore(pool), tx, session)
    await tell_renewed(bus, session.hash)
    return Renewed(renewed, cookie, [])


async def change_codes(pool: Pool, bus: MessageBus, session: LoginSession) -> Renewed:
    """New recovery codes: the old ones are worth nothing any more, nor is the cookie of this browser."""
    async with transaction(pool) as tx:
        renewed, cookie = await renew_session(SessionStore(pool), tx, session)
        codes = await new_codes(tx, session.person.id)
    await tell_renewed(bus, session.hash)
    return Renewed(renewed, cookie, codes)


async def rename_person(pool: Pool, person: Person, name: str, language: str) -> None:
    """Call somebody something else, in the language they read. At tables where they sit they are called as before."""
    if not name and person.kind != GUEST:
        raise Refused("name", message("name-empty"))
    mark = None if person.kind == GUEST else name_mark(name)
    if name and await Persons(pool).is_taken(name, person.id):
        raise name_taken()
    try:
        await PersonStore(pool).rename(person.id, name, language, mark)
    except UniqueViolation as error:
        raise name_taken() from error
