"""A process that serves: from the command line to the first request."""

import asyncio
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import override

import h11
import uvicorn
from litestar import Litestar
from uvicorn.protocols.http.h11_impl import H11Protocol

from partie.server.app import make_app
from partie.server.configuration import Configuration
from partie.server.limits import FRAME, HEAD
from partie.server.migrate import migrate


class Server(uvicorn.Server):
    """Says where it listens once it does."""

    def __init__(self, config: uvicorn.Config, say: Callable[[int], None]) -> None:
        super().__init__(config)
        self._say = say

    @override
    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and sockets:
            self._say(sockets[0].getsockname()[1])


class Timely(H11Protocol):
    """Requests that come whole within a time: whoever sends theirs drop by drop is cut off.

    uvicorn limits the size of a request's head and how long an idle connection is kept, but waits for the rest of a
    request as long as it takes.
    """

    _due: asyncio.TimerHandle | None = None

    @override
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        super().connection_made(transport)
        self._wait_for_rest()

    @override
    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            self._wait_for_rest()
        elif self._due is not None:
            self._due.cancel()
            self._due = None

    @override
    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._due is not None:
            self._due.cancel()

    def _wait_for_rest(self) -> None:
        self._due = self._due or self.loop.call_later(HEAD, self.transport.abort)


def listen(host: str, port: int) -> socket.socket:
    """A socket that is bound to an address. Its protocol is named: else asyncio lets small frames wait for more."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind((host, port))
    return listening


def listening_to(app: Litestar) -> uvicorn.Config:
    """How sockets and requests are taken."""
    return uvicorn.Config(
        app,
        http=Timely,
        ws="websockets-sansio",
        ws_max_size=FRAME,
        ws_ping_interval=20.0,
        ws_per_message_deflate=False,  # it takes 38 KiB more for each browser's socket, whose frames are short
        lifespan="on",
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=5,
        proxy_headers=False,
    )


def serve(
    configuration: Configuration, host: str, port: int, site: Path | None, bots: int, say: Callable[[int], None]
) -> bool:
    """Serve until somebody stops it. False if it could not begin.

    Bots think in processes of their own: with NATS these are workers like any other, else they are ours alone.
    """
    migrate(configuration.database)
    config = listening_to(make_app(configuration, site, 0 if configuration.news else bots))
    listening = listen(host, port)
    workers = [
        subprocess.Popen(
            [sys.executable, "-m", "partie", "worker", "--until-input-ends"],
            env=configuration.environment(),
            stdin=subprocess.PIPE,  # it ends with this process, and so does the worker
        )
        for _ in range(bots if configuration.news else 0)
    ]
    server = Server(config, say)
    try:
        server.run(sockets=[listening])
    finally:
        for worker in workers:
            worker.terminate()
    return server.started
