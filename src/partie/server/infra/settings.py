"""What can be set, by the environment or by an option of a command: every variable with its default, in one place."""

import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final, NamedTuple
from urllib.parse import SplitResult, urlsplit

from partie.server.infra.backup_keys import PUBLIC, SECRET, as_key
from partie.words.catalog import key

HOST: Final = re.compile(r"(?:\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]*)(?::(?P<port>[0-9]{1,5}))?")
DATABASE: Final = "PARTIE_DATABASE"
NEWS: Final = "PARTIE_NATS"
ORIGIN: Final = "PARTIE_ORIGIN"
PROXIES: Final = "PARTIE_PROXIES"
METRICS: Final = "PARTIE_METRICS"
LOGS: Final = "PARTIE_LOGS"
JSON: Final = "json"
HERE: Final = "127.0.0.1"
SMTP: Final = "PARTIE_SMTP"
SENDER: Final = "PARTIE_MAIL_FROM"
DELAY: Final = "PARTIE_NOTICE_DELAY"
BACKUP_KEY: Final = "PARTIE_BACKUP_KEY"


class Fault(NamedTuple):
    """What is wrong with a variable: its name, the sentence about it, and its value as it can be shown."""

    name: str
    says: str
    value: str


class Misconfigured(Exception):
    """The environment cannot be used. All that is wrong is told at once."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__(", ".join([fault.name for fault in faults]))
        self.faults = faults


class Variable(NamedTuple):
    """A variable of the environment. Where it is not set, or empty, its default counts.

    ``may_be`` whether a value can be used
    ``says``   the sentence about one that cannot
    """

    name: str
    default: str
    may_be: Callable[[str], bool]
    says: str


@dataclass(frozen=True)
class Settings:
    """How a process of the server is set up.

    ``database`` the address of PostgreSQL
    ``news``     the address of NATS; nothing if this process is alone
    ``origin``   where people find the site, as ``https://play.example``; nothing if it is asked of the request
    ``proxies``  how many proxies stand before this process, each of which says in ``X-Forwarded-For`` who asked it
    ``metrics``  where the process shows how it is, as ``9100`` or ``0.0.0.0:9100``; nothing if nowhere
    ``logs``     ``json`` for logs of one JSON object a line; nothing for plain lines
    ``smtp``     the mail server, as ``smtp://name:password@host:587`` or ``smtps://host``; nothing if there is none
    ``sender``   who mails come from
    ``delay``    seconds before somebody is told that it is their turn: whoever is about to look is not bothered
    ``backup_key`` the public key that backups are sealed with; nothing if they are not
    """

    database: str
    news: str = ""
    origin: str = ""
    proxies: int = 0
    metrics: str = ""
    logs: str = ""
    smtp: str = ""
    sender: str = ""
    delay: float = 20.0
    backup_key: str = ""

    def seen_at(self) -> tuple[str, int] | None:
        """The address and port where the process shows how it is: of this machine alone, unless another is named."""
        host, _, port = self.metrics.rpartition(":")
        return (host.strip("[]") or HERE, int(port)) if port else None

    def for_worker(self, number: int) -> "Settings":
        """For a worker that belongs to this process: each one shows how it is on a port of its own."""
        at = self.seen_at()
        return replace(self, metrics="" if at is None else f"{at[0]}:{at[1] + number}")

    def environment(self) -> dict[str, str]:
        """The environment for another process that is set up like this one."""
        settings = {
            DATABASE: self.database,
            NEWS: self.news,
            ORIGIN: self.origin,
            PROXIES: str(self.proxies),
            METRICS: self.metrics,
            LOGS: self.logs,
            SMTP: self.smtp,
            SENDER: self.sender,
            DELAY: str(self.delay),
            BACKUP_KEY: self.backup_key,
        }
        return {**os.environ, **settings}

    def is_secure(self, host: str) -> bool:
        """Whether browsers keep a cookie that must not travel in the clear: on https, and on the machine itself."""
        parts = _parts(self.origin or f"http://{host}")
        name = parts.hostname or ""
        return parts.scheme == "https" or name in ("localhost", "::1") or name.startswith("127.")

    @property
    def is_https(self) -> bool:
        """Whether the site is known to be reached by https alone, so that browsers may be told to insist on it."""
        return _parts(self.origin).scheme == "https"

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
    """An address that can be shown: without the password. A secret key in the place of one is not shown either."""
    if address.startswith(SECRET):
        return f"{SECRET}…"
    password = _parts(address).password
    return address if password is None else address.replace(f":{password}@", ":…@", 1)


# -- reading the environment ---------------------------------------------------------------------------------------


def _is_address(*schemes: str) -> Callable[[str], bool]:
    """Whether a text is an address of one of these kinds. Where there may be several hosts, nobody looks at ports."""

    def may_be(value: str) -> bool:
        return "://" in value and _parts(value).scheme in schemes

    return may_be


def _is_origin(value: str) -> bool:
    parts = _parts(value)
    has_more = bool(parts.path or parts.query or parts.fragment or parts.username)
    return parts.scheme in ("http", "https") and bool(parts.hostname) and is_host(parts.netloc) and not has_more


def _is_mail_server(value: str) -> bool:
    parts = _parts(value)
    return parts.scheme in ("smtp", "smtps") and bool(parts.hostname) and is_host(parts.netloc.rpartition("@")[2])


def _is_mailbox(value: str) -> bool:
    return re.fullmatch(r"[^@\s]+@[^@\s]+", value) is not None


def _is_place(value: str) -> bool:
    """A port, or a host with a port."""
    return re.fullmatch(r"(.*:)?[0-9]{1,5}", value) is not None and is_host(value if ":" in value else f":{value}")


def _is_count(value: str) -> bool:
    return re.fullmatch(r"[0-9]{1,2}", value) is not None


def _is_backup_key(value: str) -> bool:
    return as_key(PUBLIC, value) is not None


def _is_seconds(value: str) -> bool:
    return re.fullmatch(r"[0-9]{1,6}(\.[0-9]+)?", value) is not None


VARIABLES: Final = (
    Variable(
        DATABASE, "postgresql://127.0.0.1/partie", _is_address("postgresql", "postgres"), key("fault-setting-database")
    ),
    Variable(NEWS, "", _is_address("nats", "tls", "ws", "wss"), key("fault-setting-nats")),
    Variable(ORIGIN, "", _is_origin, key("fault-setting-origin")),
    Variable(PROXIES, "0", _is_count, key("fault-setting-count")),
    Variable(METRICS, "", _is_place, key("fault-setting-metrics")),
    Variable(LOGS, "", lambda value: value == JSON, key("fault-setting-logs")),
    Variable(SMTP, "", _is_mail_server, key("fault-setting-smtp")),
    Variable(SENDER, "", _is_mailbox, key("fault-setting-mailbox")),
    Variable(DELAY, "20", _is_seconds, key("fault-setting-seconds")),
    Variable(BACKUP_KEY, "", _is_backup_key, key("fault-setting-backup-key")),
)


def from_environment(environ: Mapping[str, str] | None = None) -> Settings:
    """What the environment says. Raises ``Misconfigured`` with all that is wrong."""
    where = os.environ if environ is None else environ
    said = {each.name: where.get(each.name, "").strip() or each.default for each in VARIABLES}
    said[ORIGIN] = said[ORIGIN].rstrip("/")
    faults = [
        Fault(each.name, each.says, hidden(said[each.name]))
        for each in VARIABLES
        if said[each.name] and not each.may_be(said[each.name])
    ]
    if said[SMTP]:  # a mail needs somebody who sends it and links that lead somewhere
        faults += [Fault(name, key("fault-setting-mail"), "") for name in (SENDER, ORIGIN) if not said[name]]
    if faults:
        raise Misconfigured(faults)
    return Settings(
        database=said[DATABASE],
        news=said[NEWS],
        origin=said[ORIGIN],
        proxies=int(said[PROXIES]),
        metrics=said[METRICS],
        logs=said[LOGS],
        smtp=said[SMTP],
        sender=said[SENDER],
        delay=float(said[DELAY]),
        backup_key=said[BACKUP_KEY],
    )
