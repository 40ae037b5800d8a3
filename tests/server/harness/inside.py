"""A server in the process of a test, for whoever has to see what its background does."""

import asyncio
import gc
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

from litestar import Litestar

from partie.server.infra.settings import Settings
from partie.server.infra.supervisor import Supervisor
from partie.server.runtime.serve import Server, make_app, supervisor_in
from partie.server.services import Services
from partie.server.web.asgi_server import listen


class Inside:
    """A server that runs here, and its address."""

    def __init__(self, app: Litestar, base: str, server: Server) -> None:
        self.app = app
        self.base = base
        self._server = server

    @property
    def connections(self) -> int:
        """How many are open, sockets or not."""
        return len(self._server.server_state.connections)

    @property
    def unsent(self) -> int:
        """The bytes that wait in the connection where most of them wait."""
        return max([each.transport.get_write_buffer_size() for each in self._server.server_state.connections])

    @property
    def services(self) -> Services:
        """What it works with."""
        found = self.app.state["services"]
        assert isinstance(found, Services)
        return found

    @property
    def supervisor(self) -> Supervisor:
        """Its background."""
        return supervisor_in(self.app)


@asynccontextmanager
async def inside(configuration: Settings, thinkers: int = 0, site: Path | None = None) -> AsyncGenerator[Inside]:
    """A server for a while. Its database must be up to date."""
    app = make_app(configuration, site, thinkers)
    listening = listen("127.0.0.1", 0)
    server = Server(app, lambda _: None)
    task = asyncio.create_task(server._serve(sockets=[listening]))  # `serve` would take the signals of the test too
    while not server.started:
        await asyncio.sleep(0.01)
        if task.done():
            task.result()
    try:
        yield Inside(app, f"http://127.0.0.1:{listening.getsockname()[1]}", server)
    finally:
        server.should_exit = True
        await task
        gc.unfreeze()  # a server turns the collector off
        gc.enable()
