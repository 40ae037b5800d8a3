"""How notices are set up."""

from dataclasses import dataclass
from urllib.parse import unquote, urlsplit

from partie.server.infra.settings import Settings


@dataclass(frozen=True)
class NotificationSettings:
    """How notices are set up.

    ``smtp``    the mail server, as ``smtp://name:password@host:587`` or ``smtps://host``; nothing if there is none
    ``sender``  who mails come from
    ``delay``   seconds before somebody is told that it is their turn: whoever is about to look is not bothered
    ``origin``  where people find the site; mails have links, so without it there are none
    """

    smtp: str = ""
    sender: str = ""
    delay: float = 20.0
    origin: str = ""

    @property
    def can_mail(self) -> bool:
        """Whether mails can be sent."""
        return bool(self.smtp and self.sender and self.origin)

    @property
    def contact(self) -> str:
        """Whom a push service may turn to."""
        if self.sender:
            return f"mailto:{self.sender}"
        return self.origin if self.origin.startswith("https://") else "mailto:nobody@example.org"


@dataclass(frozen=True)
class MailServer:
    """A mail server and how one signs in there."""

    host: str
    port: int
    name: str | None
    password: str | None
    is_tls: bool


def mail_server(address: str) -> MailServer:
    """The parts of a mail server's address."""
    parts = urlsplit(address)
    is_tls = parts.scheme == "smtps"
    name, password = [None if each is None else unquote(each) for each in (parts.username, parts.password)]
    return MailServer(parts.hostname or "localhost", parts.port or (465 if is_tls else 587), name, password, is_tls)


def settings_of(configuration: Settings) -> NotificationSettings:
    """The part of how a process is set up that notices need."""
    return NotificationSettings(configuration.smtp, configuration.sender, configuration.delay, configuration.origin)
