"""Jobs that no worker can do: put aside with the reason, so that they hold up nobody and somebody can look at them."""

import json
import logging
from collections.abc import Coroutine
from datetime import UTC, datetime
from typing import Final, NamedTuple

from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error as NatsError
from nats.js.api import StreamConfig

STREAM: Final = "PARTIE_FAILED"
SUBJECT: Final = "partie.failed"
KEPT: Final = 7 * 24 * 3600.0  # seconds
MOST: Final = 1000
LONGEST: Final = 500  # letters of a job, and of a reason
SHOWN: Final = 3


class Failed(NamedTuple):
    """What was put aside: the number of jobs, and the last reasons, the newest first."""

    number: int
    reasons: tuple[str, ...]


async def make_failed(client: Client) -> None:
    """Where they are put, if it is not there."""
    await client.jetstream().add_stream(
        StreamConfig(name=STREAM, subjects=[f"{SUBJECT}.>"], max_age=KEPT, max_msgs=MOST)
    )


async def put_aside(client: Client, queue: str, job: Msg, why: str) -> None:
    """Take a job out of its queue. If NATS goes away meanwhile the job comes once more."""
    told = {
        "at": datetime.now(UTC).isoformat(timespec="seconds"),
        "job": job.data.decode(errors="replace")[:LONGEST],
        "why": why[:LONGEST],
    }
    logging.getLogger(__name__).error("a job of the queue %s is put aside: %s", queue, told["why"])
    await client.jetstream().publish(f"{SUBJECT}.{queue}", json.dumps(told).encode(), timeout=2.0)
    await job.term()


async def settle(told: Coroutine[object, object, None]) -> None:
    """Tell the queue what came of a job. If NATS is away the job comes again."""
    try:
        await told
    except (NatsError, OSError, TimeoutError) as error:
        logging.getLogger(__name__).warning("the queue is away: %s", type(error).__name__)


async def failed_jobs(client: Client) -> Failed:
    """What was put aside and is not forgotten yet."""
    stream = client.jetstream()
    try:
        state = (await stream.stream_info(STREAM)).state
        first = max(state.first_seq, state.last_seq - SHOWN + 1)
        newest = range(state.last_seq, first - 1, -1) if state.messages else ()
        found = [json.loads((await stream.get_msg(STREAM, number)).data or b"{}") for number in newest]
    except NatsError:  # no worker has ever begun here
        return Failed(0, ())
    return Failed(state.messages, tuple([f"{each['job']}: {each['why']}" for each in found]))
