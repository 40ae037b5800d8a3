"""What can be set, by the environment or by an option of a command."""

import os
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

DATABASE: Final = "PARTIE_DATABASE"
NEWS: Final = "PARTIE_NATS"
ORIGIN: Final = "PARTIE_ORIGIN"


@dataclass(frozen=True)
class Configuration:
    """How a process of the server is set up.

    ``database`` the address of PostgreSQL
    ``news``     the address of NATS; nothing if this process is alone
    ``origin``   where people find the site, as ``https://play.example``; nothing if it is asked of the request
    """

    database: str
    news: str = ""
    origin: str = ""

    def environment(self) -> dict[str, str]:
        """The environment for another process that is set up like this one."""
        return {**os.environ, DATABASE: self.database, NEWS: self.news, ORIGIN: self.origin}

    def is_secure(self, host: str) -> bool:
        """Whether browsers keep a cookie that must not travel in the clear: on https, and on the machine itself."""
        parts = urlsplit(self.origin or f"http://{host}")
        name = parts.hostname or ""
        return parts.scheme == "https" or name in ("localhost", "::1") or name.startswith("127.")

    def allows(self, origin: str | None, host: str) -> bool:
        """Whether a page from this origin may talk to us. A program sends none."""
        if origin is None:
            return True
        return origin == self.origin if self.origin else urlsplit(origin).netloc == host


def hidden(address: str) -> str:
    """An address that can be shown: without the password."""
    parts = urlsplit(address)
    return address if parts.password is None else address.replace(f":{parts.password}@", ":…@", 1)


def from_environment() -> Configuration:
    """What the environment says; a local database if it says nothing."""
    return Configuration(
        database=os.environ.get(DATABASE, "postgresql://127.0.0.1/partie"),
        news=os.environ.get(NEWS, ""),
        origin=os.environ.get(ORIGIN, ""),
    )
