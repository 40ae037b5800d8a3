"""What can be set, by the environment or by an option of a command."""

import os
import re
from dataclasses import dataclass, replace
from typing import Final
from urllib.parse import SplitResult, urlsplit

DATABASE: Final = "PARTIE_DATABASE"
NEWS: Final = "PARTIE_NATS"
HOST: Final = re.compile(r"(?:\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]*)(?::(?P<port>[0-9]{1,5}))?")
ORIGIN: Final = "PARTIE_ORIGIN"
PROXIES: Final = "PARTIE_PROXIES"
METRICS: Final = "PARTIE_METRICS"
LOGS: Final = "PARTIE_LOGS"
JSON: Final = "json"
HERE: Final = "127.0.0.1"


@dataclass(frozen=True)
class Configuration:
    """How a process of the server is set up.

    ``database`` the address of PostgreSQL
    ``news``     the address of NATS; nothing if this process is alone
    ``origin``   where people find the site, as ``https://play.example``; nothing if it is asked of the request
    ``proxies``  how many proxies stand before this process, each of which says in ``X-Forwarded-For`` who asked it
    ``metrics``  where the process shows how it is, as ``9100`` or ``0.0.0.0:9100``; nothing if nowhere
    ``logs``     ``json`` for logs of one JSON object a line; nothing for plain lines
    """

    database: str
    news: str = ""
    origin: str = ""
    proxies: int = 0
    metrics: str = ""
    logs: str = ""

    def seen_at(self) -> tuple[str, int] | None:
        """The address and port where the process shows how it is: of this machine alone, unless another is named."""
        host, _, port = self.metrics.rpartition(":")
        return (host.strip("[]") or HERE, int(port)) if port else None

    def for_worker(self, number: int) -> "Configuration":
        """For a worker that belongs to this process: each one shows how it is on a port of its own."""
        at = self.seen_at()
        return replace(self, metrics="" if at is None else f"{at[0]}:{at[1] + number}")

    def environment(self) -> dict[str, str]:
        """The environment for another process that is set up like this one."""
        settings = {DATABASE: self.database, NEWS: self.news, ORIGIN: self.origin, PROXIES: str(self.proxies)}
        return {**os.environ, **settings, METRICS: self.metrics, LOGS: self.logs}

    def is_secure(self, host: str) -> bool:
        """Whether browsers keep a cookie that must not travel in the clear: on https, and on the machine itself."""
        parts = _parts(self.origin or f"http://{host}")
        name = parts.hostname or ""
        return parts.scheme == "https" or name in ("localhost", "::1") or name.startswith("127.")

    def allows(self, origin: str | None, host: str) -> bool:
        """Whether a page from this origin may talk to us. A program sends none."""
        if origin is None:
            return True
        return origin == self.origin if self.origin else _parts(origin).netloc == host

    def asker(self, peer: str, forwarded: str) -> str:
        """The address of whoever asks: what stands before what our own proxies have written is anybody's word."""
        said = [each.strip() for each in forwarded.split(",") if each.strip()]
        return said[-self.proxies] if 0 < self.proxies <= len(said) else peer


def is_host(name: str) -> bool:
    """Whether this can be the name of a host, with a port or without."""
    found = HOST.fullmatch(name)
    return found is not None and int(found["port"] or 0) < 2**16


def _parts(address: str) -> SplitResult:
    """What an address consists of; nothing where somebody sent what is none."""
    try:
        return urlsplit(address)
    except ValueError:
        return urlsplit("")


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
        proxies=int(os.environ.get(PROXIES, "") or 0),
        metrics=os.environ.get(METRICS, ""),
        logs=os.environ.get(LOGS, ""),
    )
