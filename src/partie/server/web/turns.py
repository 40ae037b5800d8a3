"""Reads take turns: however many are asked for at once, what people do at tables comes between two of them.

A limit for each person and each address does not hold a crowd. What each of a crowd may read makes a process busy for
longer than an answer may take, and there is no place where answers are served first: what is ready is done in order. So
few reads are begun at a time, and the others wait where they cost nothing.
"""

import asyncio
from typing import Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from partie.server.infra.metrics import REFUSALS
from partie.table.refusal import Refused
from partie.words.messages import message

AT_ONCE: Final = 4  # while a read waits for the database, others go on
PATIENCE: Final = 10.0  # seconds that a read waits for its turn: whose turn has not come by then is told to ask again


class Turns:
    """Whose turn it is to be read to, in the order in which they came."""

    def __init__(self) -> None:
        self._gate = asyncio.Semaphore(AT_ONCE)

    def middleware(self, app: ASGIApp) -> ASGIApp:
        """What a request goes through before it is judged who asks."""

        async def serve(scope: Scope, receive: Receive, send: Send) -> None:
            if is_read(scope):
                await self._serve_in_turn(app, scope, receive, send)
            else:
                await app(scope, receive, send)

        return serve

    async def _serve_in_turn(self, app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
        turn = Turn(self._gate)
        await turn.wait()

        async def send_on(message: Message) -> None:
            turn.end()  # how fast the other side reads is nobody else's business
            await send(message)

        try:
            await app(scope, receive, send_on)
        finally:
            turn.end()


class Turn:
    """A turn of one read."""

    def __init__(self, gate: asyncio.Semaphore) -> None:
        self._gate = gate
        self._is_on = False

    async def wait(self) -> None:
        """Wait for it. Refused where it does not come soon."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._gate.acquire()
        except TimeoutError:
            REFUSALS.labels("turns").inc()
            raise Refused("busy", message("err-busy")) from None
        self._is_on = True

    def end(self) -> None:
        """Let the next one begin."""
        if self._is_on:
            self._is_on = False
            self._gate.release()


def is_read(scope: Scope) -> bool:
    """Whether a request changes nothing, and asks for more than whether the server is there. Files cost little."""
    if scope["type"] != ScopeType.HTTP or scope["method"] not in ("GET", "HEAD"):
        return False
    return scope["path"].startswith("/api/") and scope["path"] != "/api/here"
