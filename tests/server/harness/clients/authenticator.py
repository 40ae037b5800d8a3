"""An authenticator in software: it makes passkeys and signs with them, rightly or as wrongly as a test wants."""

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from hashlib import sha256
from secrets import token_bytes
from typing import cast

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT = 0x01
VERIFIED = 0x04
HAS_KEY = 0x40


def text_of(data: bytes) -> str:
    """Bytes as WebAuthn writes them."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def bytes_of(text: str) -> bytes:
    """Bytes that WebAuthn wrote."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Wrong:
    """What is to be wrong about the next answer; nothing leaves it right."""

    origin: str = ""
    site: str = ""
    challenge: str = ""
    flags: int | None = None
    counter: int | None = None
    handle: bytes | None = None
    kind: str = ""
    damaged: bool = False


RIGHT = Wrong()


@dataclass
class Authenticator:
    """One passkey for one person at one site.

    ``verifies``  whether it asks for a finger, a face or a PIN; one that does not says only that a hand was there
    """

    origin: str
    verifies: bool = True
    id: bytes = field(default_factory=lambda: token_bytes(16))
    counter: int = 0
    handle: bytes = b""
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))

    def make(self, options: dict[str, object], wrong: Wrong = RIGHT) -> dict[str, object]:
        """The answer to ``navigator.credentials.create``."""
        rp = cast(dict[str, str], options["rp"])
        self.handle = bytes_of(cast(dict[str, str], options["user"])["id"])
        numbers = self.key.public_key().public_numbers()
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)})
        flags = self._flags(wrong) | HAS_KEY
        data = self._data(wrong.site or rp["id"], flags, wrong)
        data += bytes(16) + len(self.id).to_bytes(2) + self.id + public
        client = self._client(wrong.kind or "webauthn.create", wrong.challenge or str(options["challenge"]), wrong)
        response = {
            "clientDataJSON": text_of(client),
            "attestationObject": text_of(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})),
        }
        return self._whole(response)

    def sign(self, options: dict[str, object], wrong: Wrong = RIGHT) -> dict[str, object]:
        """The answer to ``navigator.credentials.get``."""
        if wrong.counter is None:
            self.counter += 1
        data = self._data(wrong.site or str(options["rpId"]), self._flags(wrong), wrong)
        client = self._client(wrong.kind or "webauthn.get", wrong.challenge or str(options["challenge"]), wrong)
        signature = self.key.sign(data + sha256(client).digest(), ec.ECDSA(SHA256()))
        if wrong.damaged:
            signature = self.key.sign(data, ec.ECDSA(SHA256()))
        response = {
            "clientDataJSON": text_of(client),
            "authenticatorData": text_of(data),
            "signature": text_of(signature),
            "userHandle": text_of(self.handle if wrong.handle is None else wrong.handle),
        }
        return self._whole(response)

    def _flags(self, wrong: Wrong) -> int:
        if wrong.flags is not None:
            return wrong.flags
        return PRESENT | VERIFIED if self.verifies else PRESENT

    def _data(self, site: str, flags: int, wrong: Wrong) -> bytes:
        counter = self.counter if wrong.counter is None else wrong.counter
        return sha256(site.encode()).digest() + bytes([flags]) + counter.to_bytes(4)

    def _client(self, kind: str, challenge: str, wrong: Wrong) -> bytes:
        origin = wrong.origin or self.origin
        return json.dumps({"type": kind, "challenge": challenge, "origin": origin, "crossOrigin": False}).encode()

    def _whole(self, response: dict[str, str]) -> dict[str, object]:
        own = text_of(self.id)
        return {"id": own, "rawId": own, "type": "public-key", "response": response, "clientExtensionResults": {}}
