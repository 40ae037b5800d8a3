"""Persons and their sessions. A cookie is the key of a session, and only its hash is kept."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

# What a person is: somebody with a cookie alone, somebody with a passkey, or a program that plays for itself.
GUEST: Final = "guest"
ACCOUNT: Final = "account"
PROGRAM: Final = "program"

# Days without any request after which a session is worth nothing. An account signs in again; a guest has no other key
# to their seats, so theirs lasts as long as a browser keeps a cookie at most; a program may wait for a tournament.
IDLE: Final[Mapping[str, int]] = {GUEST: 400, ACCOUNT: 180, PROGRAM: 400}
# Days after which a session ends although it is used: so does the use of a cookie that was copied. A token is in no
# browser, and its owner sees and ends it.
WHOLE: Final = 730


@dataclass(frozen=True)
class Person:
    """Somebody. ``name`` is what they are called; a guest may have none."""

    id: int
    name: str
    kind: str
    language: str


@dataclass(frozen=True)
class LoginSession:
    """Somebody in one browser.

    ``hash``     what is kept of their cookie
    ``is_fresh`` whether they have signed in a few minutes ago
    """

    hash: bytes
    person: Person
    is_fresh: bool = False
