"""The connection of a process to NATS. It may come later than the process, and comes back by itself.

Nothing that people do needs NATS: the log is in the database, and whatever a process does not hear it finds there. So
a process begins without it, says so, and joins when it is there.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from nats.aio.client import Client
from nats.errors import Error as NatsError

from partie.server.infra.metrics import NATS_AWAY
from partie.server.infra.supervisor import Beat

FIRST: Final = 5.0  # seconds for which a process that begins waits for NATS
AGAIN: Final = 0.5  # seconds between two tries to do what belongs to joining
LOOK: Final = 1.0  # seconds between two looks

type Step = Callable[[], Awaitable[None]]


class NatsLink:
    """``client`` may be used at any time: while it is not connected nothing is sent, and nothing comes."""

    def __init__(self, url: str) -> None:
        self.client = Client()
        self._url = url
        self._steps: list[Step] = []  # what is to be done once, as soon as NATS is there
        self._joining: asyncio.Task[None] | None = None

    def on_join(self, step: Step) -> None:
        """Do this as soon as NATS is there. It is done again if NATS goes away meanwhile."""
        self._steps.append(step)

    async def open(self, patience: float = FIRST) -> None:
        """Begin to connect, and wait a moment for it: mostly NATS is there."""
        self._joining = asyncio.create_task(self._join())
        await asyncio.wait([self._joining], timeout=patience)
        if not self._joining.done():
            says = "NATS is away: this process serves alone, without bots of workers, and joins when it is there"
            logging.getLogger(__name__).error(says)

    async def keep(self, beat: Beat) -> None:
        """See whether NATS is there, until it is stopped. What joining ends with is told here."""
        while True:
            if self._joining is not None and self._joining.done():
                self._joining.result()
            NATS_AWAY.set(not self.client.is_connected)
            beat()
            await asyncio.sleep(LOOK)

    async def close(self) -> None:
        """Say goodbye."""
        if self._joining is not None:
            self._joining.cancel()
            await asyncio.wait([self._joining])
        await self.client.close()

    async def _join(self) -> None:
        # The library tries until it is there, and joins again by itself whenever it was away.
        await self.client.connect(
            self._url,
            max_reconnect_attempts=-1,
            reconnect_time_wait=0.2,  # type: ignore[arg-type]  # it sleeps for it: parts of a second are as good
            error_cb=_trouble,
            allow_reconnect=True,
        )
        while self._steps:
            try:
                await self._steps[0]()
                self._steps.pop(0)
            except (NatsError, OSError, TimeoutError) as error:
                await _trouble(error)
                await asyncio.sleep(AGAIN)


async def _trouble(error: Exception) -> None:
    logging.getLogger(__name__).warning("NATS: %s", type(error).__name__)
