"""Keys, cookies and seeds: made here, and kept as hashes only."""

import re
import secrets
from hashlib import sha256
from hmac import compare_digest
from typing import Final

CODE_SIGNS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
# What can be the id of anything that has one: ``new_id`` makes 12 signs. Nothing else is looked for in the database,
# and no dot, space or star ever becomes a part of a subject that processes listen to.
_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,24}")
_PASSKEY: Final = re.compile(r"[A-Za-z0-9_-]{1,1364}")


def new_id() -> str:
    """The name of a table: nobody can guess one."""
    return secrets.token_urlsafe(9)


def is_id(text: str) -> bool:
    """Whether a text has the shape of an id."""
    return _ID.fullmatch(text) is not None


def is_passkey(text: str) -> bool:
    """Whether a text has the shape of what an authenticator calls a passkey: up to 1,023 bytes in base64."""
    return _PASSKEY.fullmatch(text) is not None


def new_key() -> str:
    """What opens a seat, or is a guest's cookie."""
    return secrets.token_urlsafe(24)


def new_seed() -> str:
    """The luck of a table."""
    return secrets.token_hex(32)


def new_salt() -> bytes:
    """What addresses are hashed with."""
    return secrets.token_bytes(32)


def new_handle() -> bytes:
    """What a passkey calls its person by."""
    return secrets.token_bytes(32)


def new_code() -> str:
    """A recovery code: 79 bits in signs that nobody takes for one another."""
    signs = [secrets.choice(CODE_SIGNS) for _ in range(16)]
    return "-".join(["".join(signs[at : at + 4]) for at in range(0, 16, 4)])


def new_mark() -> int:
    """Tells one try to write an answer from another."""
    return secrets.randbits(63)


def hash_of(key: str) -> bytes:
    """What is kept of a key."""
    return sha256(key.encode()).digest()


def hash_of_bytes(value: bytes) -> bytes:
    """What is kept of something that was never a text."""
    return sha256(value).digest()


def is_same(key: str, kept: str) -> bool:
    """Whether two keys are the same, without telling by the time it takes how far they are."""
    return compare_digest(key.encode(), kept.encode())


def fits(key: str, kept: bytes | None) -> bool:
    """Whether a key is the one that was kept."""
    return kept is not None and bool(key) and compare_digest(hash_of(key), kept)
