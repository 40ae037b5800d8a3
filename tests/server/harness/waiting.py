"""Waiting for a state, never for a time."""

import asyncio
from collections.abc import Callable

from .clients.guests import PATIENCE


async def until(holds: Callable[[], object]) -> None:
    """Wait for something that comes."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.05)
