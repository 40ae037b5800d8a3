"""Keys for backups as texts. Each ends with a check: a slip in one would seal backups that nobody can open."""

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import Final

PUBLIC: Final = "partie-public-"
SECRET: Final = "partie-secret-"
LENGTH: Final = 32  # bytes of a key
_CHECK: Final = 4  # bytes behind it
_SIGNS: Final = re.compile(r"[A-Za-z0-9_-]{48}")


def as_text(kind: str, key: bytes) -> str:
    """A key as it is written down."""
    return kind + urlsafe_b64encode(key + _check(kind, key)).decode()


def as_key(kind: str, text: str) -> bytes | None:
    """The key that a text is; nothing if it is none of this kind, or not quite as it was."""
    signs = text.removeprefix(kind)
    if not text.startswith(kind) or not _SIGNS.fullmatch(signs):
        return None
    read = urlsafe_b64decode(signs)
    key = read[:LENGTH]
    return key if read == key + _check(kind, key) else None


def _check(kind: str, key: bytes) -> bytes:
    return sha256(kind.encode() + key).digest()[:_CHECK]
