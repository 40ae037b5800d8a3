"""A proxy before NATS that loses some news of tables, repeats some, and tells old ones again."""

from collections import deque
from typing import override

from partie.core import Rng

from .proxy import Pipe, Proxy, Send

END = b"\r\n"
NEWS = b"partie.table."
REMEMBERED = 50


class GossipPipe(Pipe):
    """What NATS sends to one process, message by message."""

    def __init__(self, proxy: "Gossip", send: Send) -> None:
        super().__init__(proxy, send, is_answer=True)
        self._gossip = proxy
        self._rest = b""
        self._old: deque[bytes] = deque(maxlen=REMEMBERED)

    @override
    def take(self, data: bytes) -> None:
        self._rest += data
        while (message := self._next()) is not None:
            for each in self._told(message):
                super().take(each)

    def _next(self) -> bytes | None:
        """The next whole message of the protocol."""
        line, end, after = self._rest.partition(END)
        if not end:
            return None
        size = len(line) + len(END)
        if line.startswith((b"MSG ", b"HMSG ")):
            payload = int(line.split()[-1]) + len(END)
            if len(after) < payload:
                return None
            size += payload
        message, self._rest = self._rest[:size], self._rest[size:]
        return message

    def _told(self, message: bytes) -> list[bytes]:
        """What is told instead of a message."""
        if not message.startswith(b"MSG ") or not message.split(maxsplit=2)[1].startswith(NEWS):
            return [message]
        self._old.append(message)
        if not self._gossip.is_bad:
            return [message]
        old = self._old[self._gossip.rng.below(len(self._old))]
        told = [[], [message, message], [message, old], [old]][self._gossip.rng.below(4)]
        self._gossip.changed += told != [message]
        return told


class Gossip(Proxy):
    """Stands before NATS. While it is bad, half of the news are lost, and others come twice or long after."""

    def __init__(self, target: int, luck: str) -> None:
        super().__init__(target)
        self.is_bad = False
        self.changed = 0
        self.rng = Rng(f"gossip {luck}")

    @override
    def backward(self, send: Send) -> Pipe:
        return GossipPipe(self, send)
