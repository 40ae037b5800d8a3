"""How requests and sockets are taken: uvicorn, with limits of ours."""

import asyncio
import socket
from typing import override

import h11
import uvicorn
from litestar import Litestar
from uvicorn.protocols.http.h11_impl import H11Protocol

from partie.server.infra.rate_limits import FRAME, HEAD
from partie.server.infra.shutdown import GRACE


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
