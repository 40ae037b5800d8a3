"""A process that serves: from the command line to the first request."""

import asyncio
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import override

import uvicorn
from litestar import Litestar
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from partie.server.infra.log_format import write_logs
from partie.server.infra.migrate import migrate
from partie.server.infra.safe_http import SafeHttpClient
from partie.server.infra.settings import JSON, Settings
from partie.server.infra.supervisor import Supervisor
from partie.server.ops.unfinished_restore import check_finished
from partie.server.runtime.lifecycle import EVERYWHERE, running
from partie.server.runtime.worker_processes import LIMIT, WorkerProcesses
from partie.server.services import Services
from partie.server.tables.feed import LocalFeed
from partie.server.web.app import build_app
from partie.server.web.asgi_server import listen, listening_to


class Server(uvicorn.Server):
    """Says where it listens once it does, and sends everybody to another process before it goes."""

    def __init__(self, app: Litestar, say: Callable[[int], None], workers: WorkerProcesses | None = None) -> None:
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
        services = self._app.state["services"]
        assert isinstance(services, Services)
        await services.sockets.leave(is_alone=isinstance(services.feed, LocalFeed))
        await super().shutdown(sockets)


def supervisor_in(app: Litestar) -> Supervisor:
    """What runs in the background of this server."""
    found = app.state["supervisor"]
    assert isinstance(found, Supervisor)
    return found


def make_app(configuration: Settings, site: Path | None, thinkers: int, reach: SafeHttpClient = EVERYWHERE) -> Litestar:
    """The server of this process. Only tests let its notices reach further than the public Internet."""

    def open_services(supervisor: Supervisor) -> AbstractAsyncContextManager[Services]:
        return running(configuration, supervisor, thinkers, reach)

    return build_app(configuration, site, open_services)


def serve(
    configuration: Settings, host: str, port: int, site: Path | None, bots: int, say: Callable[[int], None]
) -> bool:
    """Serve until it is stopped. False if it could not begin; ``GaveUp`` if a part of it failed again and again.

    Bots think in processes of their own: with NATS these are workers like any other, else they are ours alone.
    """
    write_logs(configuration.logs == JSON)
    asyncio.run(check_finished(configuration.database))
    migrate(configuration.database)
    app = make_app(configuration, site, 0 if configuration.news else bots)
    listening = listen(host, port)
    numbers = range(1, bots + 1 if configuration.news else 1)
    workers = WorkerProcesses([configuration.for_worker(number).environment() for number in numbers])
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
