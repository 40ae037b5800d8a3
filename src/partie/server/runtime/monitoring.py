"""A port for whoever watches a process: its numbers, whether it lives, and whether it can serve."""

import asyncio
import contextlib
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping
from typing import Final, NamedTuple

from prometheus_client import generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from partie.server.infra.database import LOST
from partie.server.infra.loop_monitor import LoopMonitor
from partie.server.infra.metrics import (
    FULLEST,
    HEARTBEAT,
    HEARTBEAT_LIMIT,
    LEAVING,
    OUTGOING,
    QUEUE_AGE,
    QUEUED,
    REGISTRY,
    SOCKETS,
    TABLES,
    WAITING,
)
from partie.server.infra.nats_client import NatsConnection, queue_state
from partie.server.infra.supervisor import Supervisor
from partie.server.notifications.queue import STREAM as NOTICES
from partie.server.services import Services
from partie.server.tables.bot_queue import STREAM as BOTS
from partie.server.web.readiness import why_still

PATIENCE: Final = 2.0  # seconds for the database or NATS to answer
QUEUES: Final[Mapping[str, str]] = {"bots": BOTS, "notices": NOTICES}
TEXT: Final = "text/plain; charset=utf-8"


class Answer(NamedTuple):
    """What is answered to a request."""

    status: str
    body: bytes
    kind: str = TEXT


type Check = Callable[[], Awaitable[str]]


class MonitoringEndpoint:
    """What a process shows. ``check`` says why it cannot serve, or nothing; ``client`` knows the queues."""

    def __init__(
        self,
        services: Services,
        supervisor: Supervisor,
        monitor: LoopMonitor,
        client: NatsConnection | None,
        check: Check,
    ) -> None:
        self._services = services
        self._supervisor = supervisor
        self._monitor = monitor
        self._client = client
        self._check = check

    async def answer(self, path: str) -> Answer:
        """What whoever asks for this path is told."""
        if path == "/metrics":
            await self._look()
            return Answer("200 OK", generate_latest(REGISTRY), CONTENT_TYPE_LATEST)
        if path == "/healthz":
            return Answer("200 OK", b"ok")
        if path == "/readyz":
            why = await self._why_not_ready()
            return Answer("503 Service Unavailable", why.encode()) if why else Answer("200 OK", b"ok")
        return Answer("404 Not Found", b"there is /metrics, /healthz and /readyz")

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One request, as plain as monitoring programs send it."""
        with contextlib.suppress(TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, OSError):
            async with asyncio.timeout(3 * PATIENCE):
                words = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split(" ", 2)
                path = words[1].partition("?")[0] if len(words) == 3 and words[0] == "GET" else ""
                told = await self.answer(path)
                head = f"HTTP/1.1 {told.status}\r\nContent-Type: {told.kind}\r\nContent-Length: {len(told.body)}\r\n"
                writer.write(f"{head}Connection: close\r\n\r\n".encode() + told.body)
                await writer.drain()
        writer.close()

    async def _look(self) -> None:
        """Bring the numbers up to date that are not counted when something happens."""
        self._monitor.look()
        lines = [subscriber.waiting for subscriber in self._services.sockets]
        TABLES.set(len(self._services.open_rooms))
        SOCKETS.set(len(lines))
        OUTGOING.set(sum(lines))
        FULLEST.set(max(lines, default=0))
        LEAVING.set(self._services.sockets.is_leaving)
        WAITING.set(self._services.writer.oldest_waiting)
        for loop in self._supervisor:
            HEARTBEAT.labels(loop.name).set(loop.age())
            HEARTBEAT_LIMIT.labels(loop.name).set(loop.limit)
        if self._client is not None:
            for name, stream in QUEUES.items():
                await self._look_at_queue(self._client, name, stream)

    async def _look_at_queue(self, client: NatsConnection, name: str, stream: str) -> None:
        """While NATS is away the old numbers stay; whoever watches NATS itself knows why."""
        state = await queue_state(client, stream, PATIENCE)
        if state is not None:
            QUEUED.labels(name).set(state.jobs)
            QUEUE_AGE.labels(name).set(state.age)

    async def _why_not_ready(self) -> str:
        if self._services.sockets.is_leaving:
            return "the process is going"
        if why := why_still(self._services, self._supervisor):
            return why
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._check()
        except LOST:
            return "the database does not answer"


@contextlib.asynccontextmanager
async def seen(at: tuple[str, int] | None, endpoint: MonitoringEndpoint) -> AsyncGenerator[None]:
    """Let whoever watches ask there; nowhere if nobody said where."""
    if at is None:
        yield
        return
    server = await asyncio.start_server(endpoint.serve, *at, limit=8192)
    try:
        yield
    finally:
        server.close()
