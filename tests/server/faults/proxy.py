"""A small TCP proxy that can hold bytes back, delay them, lose them and cut connections."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Self, override

from partie.server.ops.dev_services import free_port

type Send = Callable[[bytes], None]


class Pipe:
    """Bytes on their way in one direction of one connection."""

    def __init__(self, proxy: "Proxy", send: Send, *, is_answer: bool) -> None:
        self._proxy = proxy
        self._send = send
        self._is_answer = is_answer
        self._waiting: deque[bytes] = deque()

    def lingers(self) -> bool:
        """Whether nobody is told that the other end has gone."""
        return self._is_answer and self._proxy.lingers

    def _is_held(self) -> bool:
        return self._proxy.holds or (self._is_answer and self._proxy.holds_answers)

    def take(self, data: bytes) -> None:
        """Pass bytes on now, later, or when they are let go."""
        if self._is_held():
            self._waiting.append(data)
        elif self._proxy.delay or self._waiting:
            self._waiting.append(data)
            asyncio.get_running_loop().call_later(self._proxy.delay, self._pass_one)
        else:
            self._send(data)

    def _pass_one(self) -> None:
        if self._waiting and not self._is_held():
            self._send(self._waiting.popleft())

    def let_go(self) -> None:
        """Pass on everything that waits."""
        while self._waiting:
            self._send(self._waiting.popleft())


class End(asyncio.Protocol):
    """One of the two ends of a connection through the proxy."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport | None = None
        self.other: End | None = None
        self.pipe: Pipe | None = None
        self._early: list[bytes] = []

    @override
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    @override
    def data_received(self, data: bytes) -> None:
        if self.pipe is None:
            self._early.append(data)
        else:
            self.pipe.take(data)

    @override
    def connection_lost(self, exc: Exception | None) -> None:
        if self.other is not None and not (self.pipe is not None and self.pipe.lingers()):
            self.other.close()

    def send(self, data: bytes) -> None:
        """To whoever is at this end."""
        if self.transport is not None and not self.transport.is_closing():
            self.transport.write(data)

    def join(self, other: "End", pipe: Pipe) -> None:
        """From now on what comes here goes there."""
        self.other, self.pipe = other, pipe
        for data in self._early:
            pipe.take(data)

    def close(self) -> None:
        """What was sent still arrives."""
        if self.transport is not None:
            self.transport.close()

    def abort(self) -> None:
        """At once."""
        if self.transport is not None:
            self.transport.abort()


class Front(End):
    """The end of whoever connects."""

    def __init__(self, proxy: "Proxy") -> None:
        super().__init__()
        self._proxy = proxy
        self._task: asyncio.Task[None] | None = None

    @override
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._task = asyncio.create_task(self._proxy.connect(self))

    @override
    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._proxy.links = [link for link in self._proxy.links if link[0] is not self]


class Proxy:
    """Stands before a port of this machine.

    ``holds``         keeps all bytes of both directions, also of new connections
    ``holds_answers`` keeps what comes back
    ``lingers``       keeps connections that the service has closed, as if nobody were told
    ``delay``         keeps each piece for this many seconds
    """

    def __init__(self, target: int) -> None:
        self.target = target
        self.port = free_port()
        self.holds = self.holds_answers = False
        self.lingers = False
        self.delay = 0.0
        self.links: list[tuple[End, End]] = []
        self._server: asyncio.Server | None = None

    async def __aenter__(self) -> Self:
        loop = asyncio.get_running_loop()
        self._server = await loop.create_server(lambda: Front(self), "127.0.0.1", self.port, backlog=1000)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        self.cut()

    async def connect(self, front: End) -> None:
        """Somebody has come: connect them."""
        loop = asyncio.get_running_loop()
        try:
            _, back = await loop.create_connection(End, "127.0.0.1", self.target)
        except OSError:
            front.abort()
            return
        self.links.append((front, back))
        front.join(back, Pipe(self, back.send, is_answer=False))
        back.join(front, self.backward(front.send))
        if front.transport is None or front.transport.is_closing():
            back.close()

    def backward(self, send: Send) -> Pipe:
        """What brings answers back."""
        return Pipe(self, send, is_answer=True)

    def hold(self) -> None:
        """From now on nothing arrives, and nothing breaks."""
        self.holds = True

    def forsake(self) -> None:
        """What is connected now hangs forever; whoever comes later is served."""
        for link in self.links:
            for end in link:
                end.pipe = None

    def hold_answers(self) -> None:
        """From now on requests arrive, and nobody hears what came of them."""
        self.holds_answers = True

    def let_go(self) -> None:
        """Everything that was held arrives now."""
        self.holds = self.holds_answers = False
        for link in self.links:
            for end in link:
                if end.pipe is not None:
                    end.pipe.let_go()

    def cut(self) -> None:
        """Break all connections; what was held is lost."""
        self.holds = self.holds_answers = False
        for link in self.links:
            for end in link:
                end.abort()
        self.links = []
