"""One socket, seen from the table: what is to be sent waits in a bounded line, and whoever does not read is cut off."""

import asyncio
import time
from collections import deque
from typing import Final

from partie.server.infra.metrics import CUT_OFF, TOLD
from partie.server.infra.rate_limits import PREVIEWS, Bucket
from partie.server.people.login_sessions import RENEWED
from partie.server.people.persons import LoginSession

LINE: Final = 64  # this many frames may wait for somebody who does not read
RESTART: Final = "restart"  # why a socket is closed when its process goes


class DeliveryTimer:
    """One answer on its way to all eyes. ``since`` is when its frame came in, ``left`` how many are not told yet."""

    __slots__ = ("left", "since")

    def __init__(self, since: float) -> None:
        self.since = since
        self.left = 0

    def sent(self) -> None:
        """One more is told."""
        self.left -= 1
        if not self.left:
            TOLD.observe(time.perf_counter() - self.since)


class Subscriber:
    """What a table has to say to one pair of eyes. ``seat`` is whose eyes they are, ``session`` who opened them."""

    def __init__(self, seat: int, session: LoginSession | None) -> None:
        self.seat = seat
        self.session = session
        # why it is to be closed: ``slow``, ``ended`` (the session), ``renewed`` (its browser has another session),
        # ``moved`` (the seat) or ``restart`` (the process)
        self.bye = ""
        self.back = 0  # milliseconds after which whoever is cut off may come back
        self.is_asking = False  # whether something that was asked for here is being done
        self._line: deque[tuple[str, DeliveryTimer | None]] = deque()
        self._telling: DeliveryTimer | None = None  # what the frame tells that is being sent
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

    def send(self, frame: str, telling: DeliveryTimer | None = None) -> None:
        """Put a frame at the end of the line; with it, the answer that it tells of."""
        if len(self._line) >= LINE:
            self._line.clear()
            CUT_OFF.inc()
            self.cut("slow")
        elif not self.bye:
            self._line.append((frame, telling))
            self._wake.set()
            if telling is not None:
                telling.left += 1

    def cut(self, why: str) -> None:
        """Nothing more is said here. What waits is still sent, but not to a session that is no more."""
        self.bye = self.bye or why
        if why in ("ended", RENEWED):
            self._line.clear()
        self._wake.set()

    async def next(self) -> str | None:
        """The next frame to be sent; None if this one is to be cut off."""
        while not self._line and not self.bye:
            self._wake.clear()
            await self._wake.wait()
        if not self._line:
            return None
        frame, self._telling = self._line.popleft()
        return frame

    def sent(self) -> None:
        """The frame that was next is on its way."""
        if self._telling is not None:
            self._telling.sent()

    def may_preview(self) -> bool:
        """Whether another preview may be asked for now."""
        return not self._previews.take()
