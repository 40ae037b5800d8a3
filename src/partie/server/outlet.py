"""One socket, seen from the table: what is to be sent waits in a bounded line, and whoever does not read is cut off."""

import asyncio
from collections import deque
from typing import Final

from partie.server.limits import Bucket, Limit
from partie.server.people.persons import Session

LINE: Final = 64  # this many frames may wait for somebody who does not read
PREVIEWS: Final = Limit(burst=10, rate=5.0)  # a pointing hand asks for more than anybody can look at
RESTART: Final = "restart"  # why a socket is closed when its process goes


class Outlet:
    """What a table has to say to one pair of eyes. ``seat`` is whose eyes they are, ``session`` who opened them."""

    def __init__(self, seat: int, session: Session | None) -> None:
        self.seat = seat
        self.session = session
        # why it is to be closed: ``slow``, ``ended`` (the session), ``moved`` (the seat) or ``restart`` (the process)
        self.bye = ""
        self.back = 0  # milliseconds after which whoever is cut off may come back
        self.is_asking = False  # whether something that was asked for here is being done
        self._line: deque[str] = deque()
        self._wake = asyncio.Event()
        self._previews = Bucket(PREVIEWS)

    @property
    def person(self) -> int | None:
        """Whose eyes they are; nobody we know for an onlooker who came by a link."""
        return None if self.session is None else self.session.person.id

    @property
    def waiting(self) -> int:
        """How many frames wait to be sent."""
        return len(self._line)

    def send(self, frame: str) -> None:
        """Put a frame at the end of the line."""
        if len(self._line) >= LINE:
            self._line.clear()
            self.cut("slow")
        elif not self.bye:
            self._line.append(frame)
            self._wake.set()

    def cut(self, why: str) -> None:
        """Nothing more is said here. What waits is still sent, but not to a session that ended."""
        self.bye = self.bye or why
        if why == "ended":
            self._line.clear()
        self._wake.set()

    async def next(self) -> str | None:
        """The next frame to be sent; None if this one is to be cut off."""
        while not self._line and not self.bye:
            self._wake.clear()
            await self._wake.wait()
        return self._line.popleft() if self._line else None

    def may_preview(self) -> bool:
        """Whether another preview may be asked for now."""
        return not self._previews.take()
