"""The file with the secret key of an operator, which opens backups."""

import os
from pathlib import Path

from partie.server.infra.backup_keys import PUBLIC, SECRET, as_key, as_text
from partie.server.ops.sealed_file import new_keys


class NotAKey(Exception):
    """A file holds no secret key."""


def new_key_file(file: Path) -> str:
    """Write a new secret key into a new file that only its owner may read; the public key that belongs to it."""
    public, secret = new_keys()
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as out:
        out.write(as_text(SECRET, secret) + "\n")
        out.flush()
        os.fsync(out.fileno())
    return as_text(PUBLIC, public)


def secret_key(file: Path) -> bytes:
    """The secret key in a file."""
    try:
        key = as_key(SECRET, file.read_text(encoding="ascii").strip())
    except UnicodeDecodeError:
        key = None
    if key is None:
        raise NotAKey
    return key
