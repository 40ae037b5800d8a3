"""What happened at a table, told to the other processes. Whatever is lost here is found in the database."""

import json
from collections.abc import Awaitable, Callable
from typing import NamedTuple, Protocol

from partie.core import Given
from partie.server.infra.nats_client import NatsConnection, NatsMessage, NatsSubscription
from partie.server.model.rows import AnswerRow
from partie.server.tables.schemas import Claimed


class Ephemeral(NamedTuple):
    """What only passes between processes: nobody keeps it, and nothing is wrong where it is lost.

    ``origin``   the process that says it
    ``here``     the seats that have the table open there, if that is what it says
    ``onlookers`` how many look on there, said with ``here``
    ``claimed``  what a seat said to the table there
    """

    origin: str
    here: tuple[int, ...] | None = None
    claimed: Claimed | None = None
    onlookers: int = 0


type Listener = Callable[[str, AnswerRow | None], Awaitable[None]]
type Bystander = Callable[[str, Ephemeral], Awaitable[None]]


class TableFeed(Protocol):
    """Carries news between processes."""

    def follow(self, listener: Listener) -> None:
        """Hear from now on what other processes tell."""

    def follow_asides(self, bystander: Bystander) -> None:
        """Hear from now on what other processes say in passing."""

    async def listen(self, table_id: str) -> None:
        """Hear what happens at a table from now on."""

    async def ignore(self, table_id: str) -> None:
        """Hear no more of a table."""

    async def tell(self, table_id: str, row: AnswerRow | None) -> None:
        """An answer was written down; without one, something changed at its seats."""

    async def pass_on(self, table_id: str, aside: Ephemeral) -> None:
        """Something that only passes."""

    async def close(self) -> None:
        """Say goodbye."""


class LocalFeed:
    """For a process that is alone."""

    def follow(self, listener: Listener) -> None:
        """There is nothing to hear."""

    def follow_asides(self, bystander: Bystander) -> None:
        """There is nothing to hear."""

    async def listen(self, table_id: str) -> None:
        """There is nobody to listen to."""

    async def ignore(self, table_id: str) -> None:
        """There is nobody to ignore."""

    async def tell(self, table_id: str, row: AnswerRow | None) -> None:
        """There is nobody to tell."""

    async def pass_on(self, table_id: str, aside: Ephemeral) -> None:
        """There is nobody to tell."""

    async def close(self) -> None:
        """There is nobody to leave."""


class NatsFeed:
    """News over NATS: one subject a table, heard by the processes that have it open."""

    def __init__(self, client: NatsConnection) -> None:
        self.client = client
        self._listeners: list[Listener] = []
        self._bystanders: list[Bystander] = []
        self._heard: dict[str, NatsSubscription | None] = {}  # none while NATS has not been there yet
        self._has_joined = False

    def follow(self, listener: Listener) -> None:
        """Hear from now on what other processes tell."""
        self._listeners.append(listener)

    def follow_asides(self, bystander: Bystander) -> None:
        """Hear from now on what other processes say in passing."""
        self._bystanders.append(bystander)

    async def join(self) -> None:
        """NATS is there for the first time: hear what happens at all tables that are open."""
        self._has_joined = True
        for table_id in [each for each, heard in self._heard.items() if heard is None]:
            await self._subscribe(table_id)

    async def listen(self, table_id: str) -> None:
        """Hear what happens at a table from now on, or from when NATS is there."""
        if table_id not in self._heard:
            self._heard[table_id] = None
            if self._has_joined:
                await self._subscribe(table_id)

    async def _subscribe(self, table_id: str) -> None:
        heard = await self.client.subscribe(f"partie.table.{table_id}", cb=self._hear)
        if table_id in self._heard:
            self._heard[table_id] = heard
        else:  # nobody wants to hear of it any more
            await heard.unsubscribe()

    async def ignore(self, table_id: str) -> None:
        """Hear no more of a table."""
        heard = self._heard.pop(table_id, None)
        if heard is not None and self.client.is_connected:
            await heard.unsubscribe()

    async def tell(self, table_id: str, row: AnswerRow | None) -> None:
        """Tell whoever listens. While NATS is away nobody is told: they look into the database."""
        if not self.client.is_connected:
            return
        told: list[object] = []
        if row is not None:
            given = row.given
            told = [row.version, given.question, given.seat, given.text, given.clock, row.mark]
            told += [row.bot, row.waiting, row.opens, row.at]
        await self.client.publish(f"partie.table.{table_id}", json.dumps(told).encode())

    async def pass_on(self, table_id: str, aside: Ephemeral) -> None:
        """Tell whoever listens now."""
        if self.client.is_connected:
            await self.client.publish(f"partie.table.{table_id}", json.dumps(aside._asdict()).encode())

    async def _hear(self, message: NatsMessage) -> None:
        table_id = message.subject.rpartition(".")[2]
        told = json.loads(message.data)
        if isinstance(told, dict):
            here = None if told["here"] is None else tuple(told["here"])
            aside = Ephemeral(told["origin"], here, told["claimed"], told.get("onlookers", 0))
            for bystander in self._bystanders:
                await bystander(table_id, aside)
            return
        row = None
        if told:
            version, question, seat, text, clock, mark, bot, waiting, opens, at = told
            row = AnswerRow(table_id, version, Given(question, seat, text, clock), mark, bot, waiting, opens, at)
        for listener in self._listeners:
            await listener(table_id, row)

    async def close(self) -> None:
        """The connection is closed by the process that has opened it."""
