"""A process that serves: from the command line to the first request."""

import asyncio
import signal
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import override

import h11
import uvicorn
from litestar import Litestar
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from partie.server.infra.log_format import write_logs
from partie.server.infra.migrate import migrate
from partie.server.infra.rate_limits import FRAME, HEAD
from partie.server.infra.settings import JSON, Configuration
from partie.server.infra.shutdown import GRACE
from partie.server.infra.supervisor import Supervisor
from partie.server.runtime.worker_processes import LIMIT, Children
from partie.server.tables.feed import NoNews
from partie.server.tables.house import House
from partie.server.web.app import make_app


class Server(uvicorn.Server):
    """Says where it listens once it does, and sends everybody to another process before it goes."""

    def __init__(self, app: Litestar, say: Callable[[int], None], workers: Children | None = None) -> None:
        super().__init__(listening_to(app))
        self._app = app
        self._say = say
        self._workers = workers

    @override
    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self._workers is not None:
            supervisor_in(self._app).watch("workers", self._workers.keep, LIMIT)
        if self.started and sockets:
            self._say(sockets[0].getsockname()[1])

    @override
    async def on_tick(self, counter: int) -> bool:
        return await super().on_tick(counter) or bool(supervisor_in(self._app).failed)

    @override
    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._workers is not None:
            self._workers.leave()
        for server in self.servers:
            server.close()
        for listening in sockets or []:
            listening.close()
        for connection in list(self.server_state.connections):
            if not isinstance(connection, WebSocketsSansIOProtocol):
                connection.shutdown()  # what is kept open for another request would be taken for a place to ask
        house = self._app.state["house"]
        assert isinstance(house, House)
        await house.sockets.leave(is_alone=isinstance(house.news, NoNews))
        await super().shutdown(sockets)


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
        is_socket = self.transport.get_protocol() is not self  # it was handed over, and may last for hours
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY) and not is_socket:
            self._wait_for_rest()
        else:
            self._wait_no_more()

    @override
    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._wait_no_more()

    def _wait_for_rest(self) -> None:
        self._due = self._due or self.loop.call_later(HEAD, self.transport.abort)

    def _wait_no_more(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None


def supervisor_in(app: Litestar) -> Supervisor:
    """What runs in the background of this server."""
    found = app.state["supervisor"]
    assert isinstance(found, Supervisor)
    return found


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
        log_config=None,  # as the process does it
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=GRACE,
        proxy_headers=False,
    )


def serve(
    configuration: Configuration, host: str, port: int, site: Path | None, bots: int, say: Callable[[int], None]
) -> bool:
    """Serve until it is stopped. False if it could not begin; ``GaveUp`` if a part of it failed again and again.

    Bots think in processes of their own: with NATS these are workers like any other, else they are ours alone.
    """
    write_logs(configuration.logs == JSON)
    migrate(configuration.database)
    app = make_app(configuration, site, 0 if configuration.news else bots)
    listening = listen(host, port)
    numbers = range(1, bots + 1 if configuration.news else 1)
    workers = Children([configuration.for_worker(number).environment() for number in numbers])
    workers.start()
    server = Server(app, say, workers)
    signal.signal(signal.SIGTERM, _go)  # uvicorn raises it once more when everything has ended
    try:
        server.run(sockets=[listening])
    finally:
        workers.stop()
    supervisor_in(app).check()
    return server.started


def _go(*_: object) -> None:
    """Whoever is asked to go does so, and nothing is wrong."""
    sys.exit(0)
