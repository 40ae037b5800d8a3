"""One socket, seen from the table: what is to be sent waits in a bounded line, and whoever does not read is cut off."""

import asyncio
import time
from collections import deque
from typing import Final

LINE: Final = 64  # this many frames may wait for somebody who does not read
PREVIEWS: Final = 5  # a second; a pointing hand asks for more than anybody can look at


class Outlet:
    """What a table has to say to one pair of eyes. ``seat`` is whose eyes they are."""

    def __init__(self, seat: int, guest: bytes | None) -> None:
        self.seat = seat
        self.guest = guest
        self.is_slow = False
        self._line: deque[str] = deque()
        self._wake = asyncio.Event()
        self._previews = float(2 * PREVIEWS)
        self._counted = time.monotonic()

    def send(self, frame: str) -> None:
        """Put a frame at the end of the line."""
        if len(self._line) >= LINE:
            self.is_slow = True
        else:
            self._line.append(frame)
        self._wake.set()

    async def next(self) -> str | None:
        """The next frame to be sent; None if this one is to be cut off."""
        while not self._line and not self.is_slow:
            self._wake.clear()
            await self._wake.wait()
        return None if self.is_slow else self._line.popleft()

    def may_preview(self) -> bool:
        """Whether another preview may be asked for now."""
        now = time.monotonic()
        self._previews = min(2.0 * PREVIEWS, self._previews + (now - self._counted) * PREVIEWS)
        self._counted = now
        if self._previews < 1:
            return False
        self._previews -= 1
        return True
