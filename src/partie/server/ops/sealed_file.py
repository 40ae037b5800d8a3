"""Files that are sealed with an operator's public key: whoever makes one cannot open it.

A file begins with ``MAGIC``, the public key, and a key of this file alone, which HPKE (RFC 9180) seals for the public
key. Then it comes in chunks. The nonce of each is its number and whether it is the last, so none can be taken out,
moved or cut off without being noticed.
"""

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import IO, Final, NamedTuple

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
from cryptography.hazmat.primitives.hpke import AEAD, KDF, KEM, Suite

MAGIC: Final = b"partie sealed 1\n"
CHUNK: Final = 2**16  # bytes that are sealed at a time
TAG: Final = 16
_PUBLIC: Final = 32
_SEALED_KEY: Final = 32 + 32 + TAG
_SUITE: Final = Suite(KEM.X25519, KDF.HKDF_SHA256, AEAD.CHACHA20_POLY1305)


class CannotOpen(Exception):
    """A file cannot be opened as a sealed one with this key."""


class NotSealed(CannotOpen):
    """It is not a sealed file."""


class WrongKey(CannotOpen):
    """It was sealed for another key."""


class Damaged(CannotOpen):
    """It is not as it was sealed."""


class CutShort(CannotOpen):
    """Its end is missing, or is not as it was sealed."""


class _Chunk(NamedTuple):
    nonce: bytes
    text: bytes
    is_last: bool


def new_keys() -> tuple[bytes, bytes]:
    """A public key and the secret one that belongs to it."""
    secret = X25519PrivateKey.generate()
    return secret.public_key().public_bytes_raw(), secret.private_bytes_raw()


def is_sealed(file: Path) -> bool:
    """Whether a file was sealed, with any key."""
    with file.open("rb") as source:
        return source.read(len(MAGIC)) == MAGIC


def seal(source: IO[bytes], target: IO[bytes], public: bytes) -> None:
    """Write everything that comes, sealed."""
    key = ChaCha20Poly1305.generate_key()
    header = MAGIC + public
    target.write(header + _SUITE.encrypt(key, X25519PublicKey.from_public_bytes(public), info=header))
    cipher = ChaCha20Poly1305(key)
    for chunk in _chunks(source, CHUNK):
        target.write(cipher.encrypt(chunk.nonce, chunk.text, None))


def opened(source: IO[bytes], secret: bytes) -> Iterator[bytes]:
    """What was sealed, piece by piece. Each piece is right, and only the end of all says that nothing is missing."""
    cipher = ChaCha20Poly1305(_file_key(source, X25519PrivateKey.from_private_bytes(secret)))
    for chunk in _chunks(source, CHUNK + TAG):
        try:
            yield cipher.decrypt(chunk.nonce, chunk.text, None)
        except InvalidTag as error:
            raise (CutShort if chunk.is_last else Damaged) from error


def check(file: Path, secret: bytes) -> None:
    """Read all of it, and raise what is wrong with it."""
    with file.open("rb") as source:
        for _ in opened(source, secret):
            pass


def _file_key(source: IO[bytes], secret: X25519PrivateKey) -> bytes:
    header = source.read(len(MAGIC) + _PUBLIC)
    if not header.startswith(MAGIC):
        raise NotSealed
    sealed = source.read(_SEALED_KEY)
    if len(sealed) < _SEALED_KEY:
        raise CutShort
    if header != MAGIC + secret.public_key().public_bytes_raw():
        raise WrongKey
    try:
        return _SUITE.decrypt(sealed, secret, info=header)
    except InvalidTag as error:
        raise Damaged from error


def _chunks(source: IO[bytes], size: int) -> Iterator[_Chunk]:
    """All pieces of this size, and a smaller one at the end."""
    text = source.read(size)
    for number in count():
        following = source.read(size)
        yield _Chunk(number.to_bytes(11, "big") + bytes([not following]), text, not following)
        if not following:
            return
        text = following
