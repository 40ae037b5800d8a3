"""How long the oldest deadline has passed without anything being done about it, seen by every process for itself.

The watch tells how late it was whenever it looks at a row. Where no watch runs, or all hang, only this tells it.
"""

import asyncio
from typing import Final

from partie.server.clocks.deadline_store import oldest_overdue
from partie.server.infra.database import Pool
from partie.server.infra.metrics import OVERDUE
from partie.server.infra.supervisor import Beat

LOOK: Final = 5.0  # seconds


async def watch_overdue(pool: Pool, beat: Beat) -> None:
    """Tell it again and again, until it is stopped."""
    while True:
        OVERDUE.set(await oldest_overdue(pool))
        beat()
        await asyncio.sleep(LOOK)
