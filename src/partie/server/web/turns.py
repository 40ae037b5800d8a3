"""Reads take turns: however many are asked for at once, what people do at tables comes between two of them.

A limit for each person and each address does not hold a crowd. What each of a crowd may read makes a process busy for
longer than an answer may take, and there is no place where answers are served first: what is ready is done in order. So
few reads are begun at a time, and the others wait where they cost nothing. And reads have a share of the time alone:
after each of them comes a rest in which none begins, so that a crowd leaves the process, and PostgreSQL behind it,
mostly idle. A class that opens its pages together after a quiet moment has that moment's share, and waits for no rest.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Generator
from typing import Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from partie.server.infra.metrics import REFUSALS
from partie.table.refusal import Refused
from partie.words.messages import message

AT_ONCE: Final = 4  # while a read waits for the database, others go on
SHARE: Final = 0.25  # of the time of a process that reads may take
CREDIT: Final = 1.0  # seconds of rest that are had beforehand
LONGEST: Final = 0.5  # seconds of rest after one read: one that is large may not keep all others waiting
PATIENCE: Final = 10.0  # seconds that a read waits for its turn: whose turn has not come by then is told to ask again


class Turns:
    """Whose turn it is to be read to, in the order in which they came."""

    def __init__(
        self,
        now: Callable[[], float] = time.monotonic,
        worked: Callable[[], float] = time.thread_time,  # a process that was stopped has not worked
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._gate = asyncio.Semaphore(AT_ONCE)
        self._rested = 0.0  # the moment at which the next read may begin
        self._now = now
        self._worked = worked
        self._sleep = sleep

    def middleware(self, app: ASGIApp) -> ASGIApp:
        """What a request goes through before it is judged who asks."""

        async def serve(scope: Scope, receive: Receive, send: Send) -> None:
            if is_read(scope):
                await self._serve_in_turn(app, scope, receive, send)
            else:
                await app(scope, receive, send)

        return serve

    async def _serve_in_turn(self, app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
        await self._wait()
        turn = Turn(self._gate)

        async def send_on(message: Message) -> None:
            turn.end()  # how fast the other side reads is nobody else's business
            await send(message)

        read = TimedAwaitable(app(scope, receive, send_on), self._worked)
        try:
            await read
        finally:
            turn.end()
            began = self._now() - read.seconds
            self._rested = max(self._rested, began - CREDIT) + min(read.seconds / SHARE, read.seconds + LONGEST)

    async def _wait(self) -> None:
        """Wait for a turn. Refused where it does not come soon."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._gate.acquire()
                try:
                    while (rest := self._rested - self._now()) > 0:
                        await self._sleep(rest)
                except asyncio.CancelledError:
                    self._gate.release()
                    raise
        except TimeoutError:
            REFUSALS.labels("turns").inc()
            raise Refused("busy", message("err-busy")) from None


class Turn:
    """A turn of one read, which has begun."""

    def __init__(self, gate: asyncio.Semaphore) -> None:
        self._gate = gate
        self._is_on = True

    def end(self) -> None:
        """Let the next one begin."""
        if self._is_on:
            self._is_on = False
            self._gate.release()


class TimedAwaitable:
    """Something to wait for, and how long this process worked on it; what it waited for itself does not count."""

    def __init__(self, doing: Awaitable[None], worked: Callable[[], float]) -> None:
        self._doing = doing
        self._worked = worked
        self.seconds = 0.0

    def __await__(self) -> Generator[object, object]:
        """Go on with it step by step. An error that passes by holds this frame, so the frame may not hold the error."""
        steps = self._doing.__await__()
        go_on, given = steps.send, None
        while True:
            began = self._worked()
            try:
                waits_for = go_on(given)
            except StopIteration:
                return
            finally:
                self.seconds += self._worked() - began
                given = None
            try:
                go_on, given = steps.send, (yield waits_for)
            except BaseException as error:
                go_on, given = steps.throw, error
            finally:
                waits_for = None


def is_read(scope: Scope) -> bool:
    """Whether a request changes nothing, and asks for more than whether the server is there. Files cost little."""
    if scope["type"] != ScopeType.HTTP or scope["method"] not in ("GET", "HEAD"):
        return False
    return scope["path"].startswith("/api/") and scope["path"] != "/api/here"
