"""What lies under requests and sockets: a connection that is too slow is cut off, and one that has gone leaves nothing.

An object that holds itself, by way of others, waits for a full collection. Connections come and go faster than these,
so what a closed one is made of is taken apart here.
"""

import asyncio
import socket
import struct
from typing import override
from weakref import proxy

import h11
from litestar import WebSocket
from litestar.datastructures import State
from litestar.types import Receive, Send
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from partie.server.infra.rate_limits import HEAD, SENT, UNREAD


class Timely(H11Protocol):
    """Requests that come whole within a time, and answers that are read: who is slower is cut off.

    uvicorn limits the size of a request's head and how long an idle connection is kept, but waits for the rest of a
    request, and for an answer to be read, as long as it takes.
    """

    _due: asyncio.TimerHandle | None = None
    _unread: asyncio.TimerHandle | None = None

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
        _stop(self._unread)
        self.transport.close()  # after an error too: an open transport holds itself

    @override
    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = self.loop.call_later(UNREAD, _break_off, self.transport)

    @override
    def resume_writing(self) -> None:
        super().resume_writing()
        _stop(self._unread)

    def _wait_for_rest(self) -> None:
        self._due = self._due or self.loop.call_later(HEAD, self.transport.abort)

    def _wait_no_more(self) -> None:
        _stop(self._due)
        self._due = None


class ReadSockets(WebSocketsSansIOProtocol):
    """Sockets whose other side reads: who does not is cut off, however little is sent to them.

    What is to be sent waits in the line of its socket, which has an end, and not in the transport. uvicorn lets a
    transport go only when the other side has read everything.
    """

    _unread: asyncio.TimerHandle | None = None

    @override
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(high=0)
        # Left alone, the system takes megabytes for each one that does not read.
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SENT)

    @override
    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        _stop(self._unread)
        self.conn.parser.close()  # it waits for more, and holds what holds it

    @override
    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = self.loop.call_later(UNREAD, _break_off, self.transport)

    @override
    def resume_writing(self) -> None:
        super().resume_writing()
        _stop(self._unread)


class LooseWebSocket(WebSocket[object, object, State]):
    """Litestar's, but what it hands to others does not hold it."""

    @override
    def receive_wrapper(self, receive: Receive) -> Receive:
        return WebSocket.receive_wrapper(proxy(self), receive)

    @override
    def send_wrapper(self, send: Send) -> Send:
        return WebSocket.send_wrapper(proxy(self), send)


def _break_off(transport: asyncio.Transport) -> None:
    """Throw away what waits in the system too: else it would be offered to the other side for minutes."""
    transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    transport.abort()


def _stop(timer: asyncio.TimerHandle | None) -> None:
    if timer is not None:
        timer.cancel()
