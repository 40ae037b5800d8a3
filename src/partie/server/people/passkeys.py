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
from partie.server.people.passkey_store import ENTER, KEEP, Challenges, PasskeyStore
from partie.server.people.persons import LoginSession, Person
from partie.server.people.store import PersonStore
from partie.table.refusal import Refused
from partie.words.messages import message

MOST: Final = 20  # passkeys of one person


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
        self._store = PasskeyStore(pool)
        self._challenges = Challenges(pool)

    async def ask_to_keep(self, site: Site, session: LoginSession, name: str) -> dict[str, object]:
        """What an authenticator needs to make a passkey."""
        person = session.person.id
        handle = await self._store.handle_of(person, new_handle())
        known = await self._store.ids_of(person)
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
            exclude_credentials=[PublicKeyCredentialDescriptor(id=each) for each in known],
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
        row = await self._store.known(read.raw_id)
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
        if not await self._store.use(read.raw_id, verified.new_sign_count):
            raise wrong_passkey()
        return Person(row["person"], row["name"], row["kind"], row["language"])

    async def rename(self, person: int, passkey: bytes, name: str) -> None:
        """Call a passkey something else."""
        if not await self._store.rename(person, passkey, name):
            raise wrong_passkey()


async def remove(persons: PersonStore, passkeys: PasskeyStore, tx: Connection, person: int, passkey: bytes) -> None:
    """Forget a passkey, as a part of what its person changes; the last one stays."""
    await persons.hold(tx, person)
    ids = await passkeys.ids_of(person, tx)
    if passkey not in ids:
        raise wrong_passkey()
    if len(ids) == 1:
        raise Refused("last", message("err-passkey-last"))
    await passkeys.drop(tx, passkey)
