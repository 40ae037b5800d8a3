"""Passkeys: made and used as WebAuthn says. What an authenticator signs is checked by the library ``webauthn``."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import (
    options_to_json_dict,
    parse_authentication_credential_json,
    parse_client_data_json,
    parse_registration_credential_json,
)
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)
from webauthn.registration.verify_registration_response import VerifiedRegistration

from partie.server.infra.database import Connection, Pool
from partie.server.infra.settings import Settings
from partie.server.infra.tokens import new_handle
from partie.server.people.passkey_store import ENTER, KEEP, Challenges
from partie.server.people.persons import LoginSession, Person
from partie.table.refusal import Refused
from partie.words.messages import message

MOST: Final = 20  # passkeys of one person

_KNOWN: Final = """
    SELECT k.key, k.counter, k.person, p.handle, p.name, p.kind, p.language
    FROM passkeys k JOIN persons p ON p.id = k.person WHERE k.id = $1
"""
_USED: Final = """
    UPDATE passkeys SET counter = $2, used = now() WHERE id = $1 AND (counter < $2 OR counter = 0 AND $2 = 0)
    RETURNING id
"""


@dataclass(frozen=True)
class Site:
    """What passkeys are bound to: the name of the site, and where its pages come from."""

    name: str
    origin: str


def site_at(configuration: Settings, host: str) -> Site:
    """The site, as it is set up or else as it was called."""
    scheme = "http" if configuration.is_secure(host) else "https"
    origin = configuration.origin or f"{scheme}://{host}"
    return Site(urlsplit(origin).hostname or "", origin)


def wrong_passkey() -> Refused:
    """A passkey is not taken. Why, is nobody's business."""
    return Refused("passkey", message("err-passkey"))


def _right[T](check: Callable[[], T]) -> T:
    """What comes of reading or checking what a stranger sent; the library lets errors of all kinds through."""
    try:
        return check()
    except Exception as error:
        raise wrong_passkey() from error


class Passkeys:
    """Passkeys and what is asked of those who have them."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._challenges = Challenges(pool)

    async def ask_to_keep(self, site: Site, session: LoginSession, name: str) -> dict[str, object]:
        """What an authenticator needs to make a passkey."""
        person = session.person.id
        handle = await self._pool.fetchval(
            "UPDATE persons SET handle = coalesce(handle, $2) WHERE id = $1 RETURNING handle", person, new_handle()
        )
        known = await self._pool.fetch("SELECT id FROM passkeys WHERE person = $1", person)
        if len(known) >= MOST:
            raise Refused("passkey", message("err-passkeys-many"))
        options = generate_registration_options(
            rp_id=site.name,
            rp_name="Partie",
            user_name=name,
            user_id=handle,
            challenge=await self._challenges.make(KEEP, session.hash, person),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=row["id"]) for row in known],
        )
        return options_to_json_dict(options)

    async def made(self, site: Site, session: LoginSession, credential: dict[str, object]) -> VerifiedRegistration:
        """The passkey that an authenticator has made, if everything about it is right."""
        read = _right(lambda: parse_registration_credential_json(credential))
        challenge = _right(lambda: parse_client_data_json(read.response.client_data_json).challenge)
        if not await self._challenges.take(challenge, KEEP, session.hash, session.person.id):
            raise wrong_passkey()
        return _right(
            lambda: verify_registration_response(
                credential=read,
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origin,
                require_user_presence=True,
                require_user_verification=True,
            )
        )

    async def ask_to_enter(self, site: Site, holder: bytes) -> dict[str, object]:
        """What an authenticator needs to say who is there. Nobody is asked for a name."""
        options = generate_authentication_options(
            rp_id=site.name,
            challenge=await self._challenges.make(ENTER, holder, None),
            user_verification=UserVerificationRequirement.REQUIRED,
        )
        return options_to_json_dict(options)

    async def entered(self, site: Site, holder: bytes, credential: dict[str, object]) -> Person:
        """Who is there, if everything that the authenticator says is right."""
        read = _right(lambda: parse_authentication_credential_json(credential))
        challenge = _right(lambda: parse_client_data_json(read.response.client_data_json).challenge)
        if not await self._challenges.take(challenge, ENTER, holder, None):
            raise wrong_passkey()
        row = await self._pool.fetchrow(_KNOWN, read.raw_id)
        if row is None or read.response.user_handle not in (None, b"", row["handle"]):
            raise wrong_passkey()
        verified = _right(
            lambda: verify_authentication_response(
                credential=read,
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origin,
                credential_public_key=row["key"],
                credential_current_sign_count=row["counter"],
                require_user_verification=True,
            )
        )
        # Two at once with one number: only one of them counts.
        if await self._pool.fetchval(_USED, read.raw_id, verified.new_sign_count) is None:
            raise wrong_passkey()
        return Person(row["person"], row["name"], row["kind"], row["language"])

    async def rename(self, person: int, passkey: bytes, name: str) -> None:
        """Call a passkey something else."""
        done = await self._pool.fetchval(
            "UPDATE passkeys SET name = $3 WHERE id = $2 AND person = $1 RETURNING id", person, passkey, name
        )
        if done is None:
            raise wrong_passkey()


async def remove(link: Connection, person: int, passkey: bytes) -> None:
    """Forget a passkey, as a part of what its person changes; the last one stays."""
    await link.fetchval("SELECT id FROM persons WHERE id = $1 FOR UPDATE", person)
    ids = [row["id"] for row in await link.fetch("SELECT id FROM passkeys WHERE person = $1", person)]
    if passkey not in ids:
        raise wrong_passkey()
    if len(ids) == 1:
        raise Refused("last", message("err-passkey-last"))
    await link.execute("DELETE FROM passkeys WHERE id = $1", passkey)
