"""Keys, cookies and seeds: made here, and kept as hashes only."""

import secrets
from hashlib import sha256
from hmac import compare_digest
from typing import Final

CODE_SIGNS: Final = "23456789abcdefghjkmnpqrstuvwxyz"


def new_id() -> str:
    """The name of a table: nobody can guess one."""
    return secrets.token_urlsafe(9)


def new_key() -> str:
    """What opens a seat, or is a guest's cookie."""
    return secrets.token_urlsafe(24)


def new_seed() -> str:
    """The luck of a table."""
    return secrets.token_hex(32)


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
