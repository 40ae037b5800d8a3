"""Keeps tables from being laid while the database is about to lose what is new."""

import asyncio
import contextlib
from collections.abc import AsyncGenerator


class Gate:
    """Many may lay tables at a time, or one may keep all from it. It waits for those who have begun."""

    def __init__(self) -> None:
        self._laying = 0
        self._is_open = asyncio.Event()
        self._is_open.set()
        self._nobody = asyncio.Event()
        self._nobody.set()

    @contextlib.asynccontextmanager
    async def laying(self) -> AsyncGenerator[None]:
        """Somebody lays a table, or sits down at one."""
        while not self._is_open.is_set():
            await self._is_open.wait()
        self._laying += 1
        self._nobody.clear()
        try:
            yield
        finally:
            self._laying -= 1
            if not self._laying:
                self._nobody.set()

    @contextlib.asynccontextmanager
    async def still(self) -> AsyncGenerator[None]:
        """Nobody does."""
        self._is_open.clear()
        try:
            await self._nobody.wait()
            yield
        finally:
            self._is_open.set()
