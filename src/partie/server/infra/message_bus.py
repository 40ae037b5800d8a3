"""Short calls from one part of the server to another, in this process and in all others. Nobody keeps them.

Whoever must not miss anything looks into the database now and then; a call only makes it sooner.
"""

import json
from collections.abc import Awaitable, Callable
from typing import Final

from partie.server.infra.nats_client import NatsConnection, NatsMessage

SUBJECT: Final = "partie.bus"

type Payload = dict[str, object]
type Handler = Callable[[Payload], Awaitable[None]]


class MessageBus:
    """Carries calls by their topic. Without NATS they stay in this process."""

    def __init__(self, origin: str) -> None:
        self._origin = origin
        self._client: NatsConnection | None = None
        self._ears: dict[str, list[Handler]] = {}

    async def connect(self, client: NatsConnection) -> None:
        """Hear what other processes call, and let them hear."""
        await client.subscribe(f"{SUBJECT}.>", cb=self._hear)
        self._client = client

    def follow(self, topic: str, ear: Handler) -> None:
        """Hear every call of a topic from now on. A topic is one word."""
        self._ears.setdefault(topic, []).append(ear)

    async def call(self, topic: str, called: Payload) -> None:
        """Call; everybody who follows the topic hears it, in this process before this returns."""
        await self.call_others(topic, called)
        await self._tell(topic, called)

    async def call_others(self, topic: str, called: Payload) -> None:
        """Call; everybody who follows the topic in another process hears it."""
        if self._client is not None and self._client.is_connected:
            text = json.dumps({"origin": self._origin, "called": called})
            await self._client.publish(f"{SUBJECT}.{topic}", text.encode())

    async def _hear(self, message: NatsMessage) -> None:
        told = json.loads(message.data)
        if told["origin"] != self._origin:
            await self._tell(message.subject.rpartition(".")[2], told["called"])

    async def _tell(self, topic: str, called: Payload) -> None:
        for ear in self._ears.get(topic, []):
            await ear(called)
