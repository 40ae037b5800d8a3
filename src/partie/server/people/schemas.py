"""What a browser is told about its person, and what it asks for, as JSON."""

from typing import TypedDict


class PasskeyJson(TypedDict):
    """A passkey of mine. Times are milliseconds since 1970; ``used`` is none where it was never used."""

    id: str
    name: str
    made: int
    used: int | None


class SessionJson(TypedDict):
    """A browser in which I am known. ``mine`` is the one that asks."""

    id: str
    about: str
    made: int
    seen: int
    mine: bool


class Me(TypedDict):
    """Who I am.

    ``kind``   ``guest``, ``account`` or ``program``; nothing for somebody whom the server does not know
    ``codes``  how many recovery codes are left
    ``seats``  how many seats at tables are mine
    """

    kind: str
    name: str
    language: str
    passkeys: list[PasskeyJson]
    codes: int
    sessions: list[SessionJson]
    seats: int


class AboutMe(TypedDict):
    """What I am called, and which language I read; nothing leaves it open."""

    name: str
    language: str


class KeepAsk(TypedDict):
    """I want a passkey. ``name`` is what my account is to be called; an account has its name already."""

    name: str


class Ceremony(TypedDict):
    """What the browser gives to its authenticator, as WebAuthn writes it."""

    options: dict[str, object]


class NewPasskey(TypedDict):
    """What the authenticator made of it, and what the passkey is to be called."""

    name: str
    label: str
    credential: dict[str, object]


class Kept(TypedDict):
    """The passkey is kept. ``codes`` are told once, with the first passkey."""

    me: Me
    codes: list[str]


class Label(TypedDict):
    """What a passkey is to be called."""

    name: str


class Codes(TypedDict):
    """New recovery codes: told once, and the old ones are worth nothing any more."""

    codes: list[str]


class EnterPasskey(TypedDict):
    """Sign in by what the authenticator says."""

    credential: dict[str, object]


class EnterCode(TypedDict):
    """Sign in by a recovery code."""

    code: str


class Entered(TypedDict):
    """Signed in.

    ``moved``  how many seats this browser had as a guest, which are the account's from now on
    ``left``   how many stayed, because the account sits at the same table
    """

    me: Me
    moved: int
    left: int


class EndSessions(TypedDict):
    """End other browsers, or all of them with this one."""

    all: bool


class ShunnedCard(TypedDict):
    """Somebody whom one does not hear. ``id`` belongs to this entry, not to the person."""

    id: int
    name: str
    block: bool
