"""Jobs that no worker can do: put aside with the reason, so that they hold up nobody and somebody can look at them."""

import json
import logging
from collections.abc import Coroutine
from datetime import UTC, datetime
from typing import Final, NamedTuple

from partie.server.infra.nats_client import MessageLog, NatsConnection, NatsError, NatsMessage

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


async def make_failed(client: NatsConnection) -> None:
    """Where they are put, if it is not there."""
    await MessageLog(client, STREAM, SUBJECT).make(KEPT, MOST)


async def put_aside(client: NatsConnection, queue: str, job: NatsMessage, why: str) -> None:
    """Take a job out of its queue. If NATS goes away meanwhile the job comes once more."""
    told = {
        "at": datetime.now(UTC).isoformat(timespec="seconds"),
        "job": job.data.decode(errors="replace")[:LONGEST],
        "why": why[:LONGEST],
    }
    logging.getLogger(__name__).error("a job of the queue %s is put aside: %s", queue, told["why"])
    await MessageLog(client, STREAM, SUBJECT).append(queue, json.dumps(told).encode(), 2.0)
    await job.term()


async def settle(told: Coroutine[object, object, None]) -> None:
    """Tell the queue what came of a job. If NATS is away the job comes again."""
    try:
        await told
    except (NatsError, OSError, TimeoutError) as error:
        logging.getLogger(__name__).warning("the queue is away: %s", type(error).__name__)


async def failed_jobs(client: NatsConnection) -> Failed:
    """What was put aside and is not forgotten yet."""
    try:
        number, newest = await MessageLog(client, STREAM, SUBJECT).newest(SHOWN)
    except NatsError:  # no worker has ever begun here
        return Failed(0, ())
    found = [json.loads(each) for each in newest]
    return Failed(number, tuple([f"{each['job']}: {each['why']}" for each in found]))
