"""What travels between a browser and the server about notices, as JSON."""

from typing import TypedDict


class NoticeSent(TypedDict):
    """A notice that was sent, or should have been.

    ``kind``   what it was about: ``turn``, ``half``, ``tenth``, ``invitation``, ``ended``, ``rematch`` or ``trial``
    ``at``     when, in milliseconds since 1970
    ``result`` ``ok``, or one word why not, with a number where another server gave one: ``status 500``
    """

    kind: str
    at: int
    result: str


class NoticeChannel(TypedDict):
    """A way to reach a person.

    ``kind``    ``push``, ``mail`` or ``hook``
    ``about``   the browser, the mail address or the address of the webhook
    ``works``   false until an address is confirmed, and once a push service has forgotten the browser
    ``secret``  what a webhook's notices are signed with; nothing for the others
    ``quiet``   from and to in minutes of the day; the same number twice if there are no quiet hours
    ``zone``    the time zone of the quiet hours
    ``sent``    the last notices, newest first
    """

    id: int
    kind: str
    about: str
    works: bool
    secret: str
    quiet: tuple[int, int]
    zone: str
    sent: list[NoticeSent]


class NoticesJson(TypedDict):
    """All ways to reach a person.

    ``known``  whether whoever asks is somebody: they have sat at a table of this server
    ``push``   the public key that a browser's push service wants
    ``mail``   whether this server can send mail
    """

    known: bool
    push: str
    mail: bool
    channels: list[NoticeChannel]


class NewPush(TypedDict):
    """A browser that may be pushed to: what its push service gave it."""

    endpoint: str
    p256dh: str
    auth: str
    zone: str


class NewMail(TypedDict):
    """A mail address. A code is mailed to it, and nothing else before the code is given back."""

    address: str
    zone: str


class MailCode(TypedDict):
    """The code that was mailed."""

    code: str


class NewHook(TypedDict):
    """A webhook of one's own."""

    url: str
    zone: str


class QuietHours(TypedDict):
    """When nothing is to be sent: from and to in minutes of the day, and in which time zone."""

    quiet: tuple[int, int]
    zone: str
