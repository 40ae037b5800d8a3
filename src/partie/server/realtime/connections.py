"""All sockets of a process. When it goes it takes nobody new, and sends everybody to another process in turn."""

import asyncio
import contextlib
import time
from collections.abc import Iterator
from typing import Final

from partie.server.realtime.subscriber import RESTART, Subscriber

SPREAD: Final = 2.0  # seconds over which everybody is sent away, so that not all come back in one moment
STEP: Final = 0.02  # seconds between two, if there are few
ELSEWHERE: Final = 0.1  # seconds after which to come back, where other processes are there already
ALONE: Final = 3.0  # the same where this process has to start again first
PATIENCE: Final = 1.0  # seconds for what somebody asked for to be done, before they are sent away


class ConnectionRegistry:
    """All open sockets of a process, and what becomes of them when it goes."""

    def __init__(self) -> None:
        self._open: set[Subscriber] = set()
        self.is_leaving = False

    def __len__(self) -> int:
        return len(self._open)

    def __iter__(self) -> Iterator[Subscriber]:
        return iter(list(self._open))

    @contextlib.contextmanager
    def holding(self, subscriber: Subscriber) -> Iterator[None]:
        """Know of this socket while it is open. Whoever comes too late is sent on at once."""
        self._open.add(subscriber)
        if self.is_leaving:
            _send_away(subscriber, ELSEWHERE)
        try:
            yield
        finally:
            self._open.discard(subscriber)

    async def leave(self, is_alone: bool) -> None:
        """Send everybody away, one after the other. Each is told when to come back."""
        self.is_leaving = True
        going = list(self._open)
        pause = min(STEP, SPREAD / max(1, len(going)))
        back = ALONE if is_alone else ELSEWHERE
        began = time.monotonic()
        async with asyncio.TaskGroup() as tasks:
            for number, subscriber in enumerate(going):
                ahead = began + number * pause - time.monotonic()
                if ahead > 0:  # a loop that is late catches up
                    await asyncio.sleep(ahead)
                tasks.create_task(_see_off(subscriber, back))


async def _see_off(subscriber: Subscriber, back: float) -> None:
    """Wait until what was asked for is done and acknowledged: then nobody has to ask for it again."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            while subscriber.is_asking:
                await asyncio.sleep(STEP)
    _send_away(subscriber, back)


def _send_away(subscriber: Subscriber, back: float) -> None:
    subscriber.back = round(back * 1000)
    subscriber.cut(RESTART)
