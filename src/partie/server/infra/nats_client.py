"""The connection of a process to NATS. It may come later than the process, and comes back by itself.

Nothing that people do needs NATS: the log is in the database, and whatever a process does not hear it finds there. So
a process begins without it, says so, and joins when it is there.
"""

import asyncio
import contextlib
import json
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final, NamedTuple

import nats
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.errors import Error
from nats.errors import TimeoutError as NothingCame
from nats.js import JetStreamContext
from nats.js.api import ConsumerConfig, DiscardPolicy, RetentionPolicy, StreamConfig
from nats.js.errors import APIError, NoStreamResponseError

from partie.server.infra.metrics import NATS_AWAY

type NatsConnection = Client
type NatsMessage = Msg
type NatsSubscription = Subscription

NatsError: Final = Error
QueueMissing: Final = NoStreamResponseError  # NATS has lost its disk, and the queue with it

FIRST: Final = 5.0  # seconds for which a process that begins waits for NATS
AGAIN: Final = 0.5  # seconds between two tries to do what belongs to joining
LOOK: Final = 1.0  # seconds between two looks
PATIENCE: Final = 5.0  # seconds for NATS to answer a tool that only asks whether it is there, or to have a job
IS_THERE: Final = 10077  # NATS: the subject has as many messages as it may

type Step = Callable[[], Awaitable[None]]


class NatsLink:
    """``client`` may be used at any time: while it is not connected nothing is sent, and nothing comes."""

    def __init__(self, url: str) -> None:
        self.client = Client()
        self._url = url
        self._steps: list[Step] = []  # what is to be done once, as soon as NATS is there
        self._joining: asyncio.Task[None] | None = None

    def on_join(self, step: Step) -> None:
        """Do this as soon as NATS is there. It is done again if NATS goes away meanwhile."""
        self._steps.append(step)

    async def open(self, patience: float = FIRST) -> None:
        """Begin to connect, and wait a moment for it: mostly NATS is there."""
        self._joining = asyncio.create_task(self._join())
        await asyncio.wait([self._joining], timeout=patience)
        if not self._joining.done():
            says = "NATS is away: this process serves alone, without bots of workers, and joins when it is there"
            logging.getLogger(__name__).error(says)

    async def keep(self, beat: Callable[[], None]) -> None:
        """See whether NATS is there, until it is stopped. What joining ends with is told here."""
        while True:
            if self._joining is not None and self._joining.done():
                self._joining.result()
            NATS_AWAY.set(not self.client.is_connected)
            beat()
            await asyncio.sleep(LOOK)

    async def close(self) -> None:
        """Say goodbye."""
        if self._joining is not None:
            self._joining.cancel()
            await asyncio.wait([self._joining])
        await self.client.close()

    async def _join(self) -> None:
        # The library tries until it is there, and joins again by itself whenever it was away.
        await self.client.connect(
            self._url,
            max_reconnect_attempts=-1,
            reconnect_time_wait=0.2,  # type: ignore[arg-type]  # it sleeps for it: parts of a second are as good
            error_cb=_trouble,
            allow_reconnect=True,
        )
        while self._steps:
            try:
                await self._steps[0]()
                self._steps.pop(0)
            except (NatsError, OSError, TimeoutError) as error:
                await _trouble(error)
                await asyncio.sleep(AGAIN)


async def _trouble(error: Exception) -> None:
    logging.getLogger(__name__).warning("NATS: %s", type(error).__name__)


async def look_at[T](url: str, look: Callable[[NatsConnection], Awaitable[T]]) -> T | None:
    """Look into a NATS with JetStream; None if it is not there. Left alone, the library would try for two minutes."""
    try:
        async with asyncio.timeout(PATIENCE):
            client = await nats.connect(url, allow_reconnect=False, connect_timeout=2, error_cb=_ignore)
            await client.jetstream().account_info()
            found = await look(client)
            await client.close()
    except (NatsError, OSError, TimeoutError):
        return None
    return found


async def _ignore(error: Exception) -> None:
    """Whoever asks is told anyway."""


# -- queues of jobs ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class QueuePlan:
    """What a queue is.

    ``stream``    what NATS calls it
    ``subject``   where jobs are put
    ``is_unique`` whether each job says what it is about: then only one about the same waits
    ``kept``      seconds after which a job is forgotten that nobody has taken
    ``workers``   what those who take jobs are called together
    ``patience``  seconds after which a job that was taken is given to another worker
    ``tries``     how often a job is given to a worker; without end if it is none
    ``at_once``   how many jobs may be with workers; as many as is usual if it is none
    ``enough``    seconds for a job to be put
    """

    stream: str
    subject: str
    is_unique: bool
    kept: float
    workers: str
    patience: float
    tries: int | None = None
    at_once: int | None = None
    enough: float = PATIENCE


class WorkQueue:
    """Jobs that survive their workers: one that is not settled comes again."""

    def __init__(self, client: NatsConnection, plan: QueuePlan) -> None:
        self._client = client
        self._plan = plan
        self._subjects = f"{plan.subject}.>" if plan.is_unique else plan.subject

    @property
    def is_there(self) -> bool:
        """Whether NATS is there."""
        return self._client.is_connected

    async def make(self) -> None:
        """Make the queue if it is not there."""
        config = StreamConfig(
            name=self._plan.stream,
            subjects=[self._subjects],
            retention=RetentionPolicy.WORK_QUEUE,
            max_age=self._plan.kept,
        )
        if self._plan.is_unique:
            config = config.evolve(discard=DiscardPolicy.NEW, discard_new_per_subject=True, max_msgs_per_subject=1)
        await self._client.jetstream().add_stream(config)

    async def publish(self, job: bytes, about: str = "") -> None:
        """Put a job into the queue, unless one about the same waits there. ``QueueMissing`` if there is no queue."""
        subject = f"{self._plan.subject}.{about}" if self._plan.is_unique else self._plan.subject
        try:
            await self._client.jetstream().publish(subject, job, timeout=self._plan.enough)
        except APIError as error:
            if error.err_code != IS_THERE:
                raise

    async def consume(self) -> "Jobs":
        """Take jobs from now on."""
        plan = self._plan
        config = ConsumerConfig(
            durable_name=plan.workers,
            ack_wait=plan.patience,
            max_deliver=plan.tries,
            max_ack_pending=plan.at_once,
        )
        stream = self._client.jetstream()
        return Jobs(await stream.pull_subscribe(self._subjects, durable=plan.workers, config=config))


class Jobs:
    """What one worker takes out of a queue."""

    def __init__(self, pulled: JetStreamContext.PullSubscription) -> None:
        self._pulled = pulled

    async def take(self, most: int) -> list[NatsMessage]:
        """The next jobs, as soon as there are any; none if none came for a while."""
        try:
            return await self._pulled.fetch(most, timeout=PATIENCE)
        except NothingCame:
            await self._pulled.consumer_info()  # fails where NATS has lost it: nothing would ever come
            return []


class QueueState(NamedTuple):
    """How many jobs wait, and for how many seconds the oldest."""

    jobs: int
    age: float


async def queue_state(client: NatsConnection, stream: str, patience: float) -> QueueState | None:
    """How full a queue is; None while NATS is away."""
    if not client.is_connected:
        return None
    with contextlib.suppress(NatsError, OSError, TimeoutError):
        told = await client.request(f"$JS.API.STREAM.INFO.{stream}", b"", timeout=patience)
        state = json.loads(told.data)["state"]
        age = (datetime.now(UTC) - datetime.fromisoformat(state["first_ts"])).total_seconds()
        return QueueState(state["messages"], max(0.0, age) if state["messages"] else 0.0)
    return None


class MessageLog:
    """Messages that nobody takes out: they are kept for a while, for people who look at them."""

    def __init__(self, client: NatsConnection, stream: str, subject: str) -> None:
        self._stream = client.jetstream()
        self._name = stream
        self._subject = subject

    async def make(self, kept: float, most: int) -> None:
        """Make it if it is not there; ``kept`` are seconds, ``most`` are messages."""
        config = StreamConfig(name=self._name, subjects=[f"{self._subject}.>"], max_age=kept, max_msgs=most)
        await self._stream.add_stream(config)

    async def append(self, about: str, message: bytes, patience: float) -> None:
        """One more message."""
        await self._stream.publish(f"{self._subject}.{about}", message, timeout=patience)

    async def newest(self, most: int) -> tuple[int, list[bytes]]:
        """How many there are, and the last ones, the newest first."""
        state = (await self._stream.stream_info(self._name)).state
        first = max(state.first_seq, state.last_seq - most + 1)
        newest = range(state.last_seq, first - 1, -1) if state.messages else ()
        found = [(await self._stream.get_msg(self._name, number)).data or b"{}" for number in newest]
        return state.messages, found
