"""The line in which notices wait: from what happens at tables to whoever sends them.

What is due is taken from the database. With NATS it goes into a work queue, and workers send it; alone, this process
sends it itself. Its row stays until it is sent: NATS writes what it was told to the disk only now and then, so when its
machine goes down, jobs are gone that it has acknowledged.
"""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Final

from partie.core import seats_in
from partie.server.infra.database import LOST
from partie.server.infra.dead_letters import put_aside, settle
from partie.server.infra.nats_client import (
    Jobs,
    NatsConnection,
    NatsError,
    NatsMessage,
    QueueMissing,
    QueuePlan,
    WorkQueue,
)
from partie.server.infra.supervisor import Beat
from partie.server.notifications.delivery import Delivery
from partie.server.notifications.outbox_store import (
    ENDED,
    HALF,
    INVITATION,
    REMATCH,
    TENTH,
    TURN,
    Notification,
    notice_in,
)
from partie.server.tables.room import Room

STREAM: Final = "PARTIE_NOTIFICATIONS"
SUBJECT: Final = "partie.notifications"  # and what the notice is about, which is there once at most
KEPT: Final = 24 * 3600.0  # seconds
QUEUE: Final = "notifications"  # what its consumer is called, and it among jobs that failed
PLAN: Final = QueuePlan(
    stream=STREAM, subject=SUBJECT, is_unique=True, kept=KEPT, workers=QUEUE, patience=20.0, at_once=500
)
TRIES: Final = 5  # how often a notice may fail by a fault of ours
LOOK: Final = 1.0  # seconds between two looks for what is due
TIDY: Final = 3600.0
AT_ONCE: Final = 32  # notices that one process sends at the same time: many receivers are slow
PAUSE: Final = 1.0


class NotificationQueue:
    """Takes what happens at tables, and lets it be sent."""

    def __init__(self, delivery: Delivery) -> None:
        self.delivery = delivery
        self._tasks: set[asyncio.Task[None]] = set()

    # -- what happens at tables -------------------------------------------------------------------------------------

    def asked(self, table: Room) -> None:
        """Whoever is asked and does not look is told after a while."""
        match = table.match
        if match is None or match.over():
            return
        waiting = [seat for seat in seats_in(match.position.waiting) if seat < len(table.row.seats)]
        self._hold_for_away(table, match.number, TURN, waiting, self.delivery.settings.delay)

    def ended(self, table: Room) -> None:
        """Whoever did not see the end is told. Those who saw it may have left while its record was written."""
        missed = [seat for seat in range(len(table.row.seats)) if seat not in table.presence.saw_end]
        self._hold(table, 0, ENDED, missed, self.delivery.settings.delay)

    def offered(self, table: Room, by: int | None) -> None:
        """Whoever did not offer the rematch is told."""
        seats = [row.seat for row in table.row.seats if row.person != by]
        self._hold_for_away(table, 0, REMATCH, seats, 0.0, f"#/online/{table.row.next}")

    def remind(self, table_id: str, seat: int, question: int, share: float) -> None:
        """Whoever is asked has this share of their time left: a half, or a tenth."""
        kind = HALF if share > 0.3 else TENTH
        self._do(self.delivery.held.for_seats(table_id, question, kind, [seat], 0.0))

    def invited(self, person: int, table_id: str, path: str, by: str) -> None:
        """Somebody invites a person."""
        self._do(self.delivery.held.for_person(table_id, person, INVITATION, path, by))

    def _hold_for_away(
        self, table: Room, question: int, kind: str, seats: list[int], delay: float, path: str = ""
    ) -> None:
        away = [seat for seat in seats if not table.presence.looks(seat)]
        self._hold(table, question, kind, away, delay, path)

    def _hold(self, table: Room, question: int, kind: str, seats: list[int], delay: float, path: str = "") -> None:
        persons = [seat for seat in seats if not table.row.seats[seat].played_by]
        if persons:
            self._do(self.delivery.held.for_seats(table.row.id, question, kind, persons, delay, path))

    def _do(self, work: Coroutine[object, object, None]) -> asyncio.Task[None]:
        """Nobody at a table waits for notices."""
        task = asyncio.create_task(_unless_lost(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # -- sending ----------------------------------------------------------------------------------------------------

    async def send_here(self, beat: Beat) -> None:
        """Send what is due, in this process."""
        sending: set[asyncio.Task[None]] = set()
        while True:
            free = AT_ONCE - len(sending)
            for notice in await self.delivery.held.take(free) if free > 0 else []:
                task = self._do(self._send(notice))
                sending.add(task)
                task.add_done_callback(sending.discard)
            beat()
            await asyncio.sleep(LOOK)

    async def _send(self, notice: Notification) -> None:
        if await self.delivery.deliver(notice):
            await self.delivery.held.done(notice)

    async def send_on(self, client: NatsConnection, beat: Beat) -> None:
        """Put what is due into the queue; what a minute later nobody has sent, once more."""
        queue = WorkQueue(client, PLAN)
        while True:
            due = await self.delivery.held.take(200)
            try:
                for notice in due:
                    await _put(queue, notice)
            except (NatsError, OSError, TimeoutError) as error:  # what is due comes again
                logging.getLogger(__name__).warning("notices have to wait: %s", type(error).__name__)
            beat()
            await asyncio.sleep(LOOK)

    async def work(self, client: NatsConnection, beat: Beat) -> None:
        """Send what is in the queue, until it is stopped."""
        while True:
            try:
                jobs = await WorkQueue(client, PLAN).consume()
                await self._work_off(client, jobs, beat)
            except (NatsError, OSError) as error:
                logging.getLogger(__name__).warning("the queue of notices is away: %s", type(error).__name__)
                beat()
                await asyncio.sleep(PAUSE)

    async def _work_off(self, client: NatsConnection, jobs: Jobs, beat: Beat) -> None:
        working: set[asyncio.Task[None]] = set()
        while True:
            beat()
            if len(working) >= AT_ONCE:
                await asyncio.wait(working, return_when=asyncio.FIRST_COMPLETED)
                continue
            for job in await jobs.take(AT_ONCE - len(working)):
                task = self._do(self._work(client, job))
                working.add(task)
                task.add_done_callback(working.discard)

    async def _work(self, client: NatsConnection, job: NatsMessage) -> None:
        """One job. If this process is killed it comes again, to this worker or to another."""
        try:
            notice = notice_in(job.data)
        except (ValueError, TypeError) as error:  # its row comes again, maybe to a worker that can read it
            await settle(put_aside(client, QUEUE, job, f"it cannot be read: {error}"))
            return
        try:
            await self._send(notice)
            await settle(job.ack())
        except LOST as error:
            logging.getLogger(__name__).warning("the database is away: %s", type(error).__name__)
            await settle(job.nak(delay=PAUSE))
        except Exception as error:
            logging.getLogger(__name__).exception("a notice cannot be sent")
            if job.metadata.num_delivered < TRIES:
                await settle(job.nak(delay=PAUSE))
            else:
                await settle(put_aside(client, QUEUE, job, type(error).__name__))
                await self.delivery.held.done(notice)

    async def tidy(self, beat: Beat) -> None:
        """Forget what is old, now and then."""
        while True:
            await self.delivery.channels.tidy()
            await self.delivery.held.tidy()
            beat()
            await asyncio.sleep(TIDY)

    async def close(self) -> None:
        """Leave what is not sent to others, or for later."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def make_queue(client: NatsConnection) -> None:
    """The queue, if it is not there. It has each notice once, however often that is put into it."""
    await WorkQueue(client, PLAN).make()


async def _put(queue: WorkQueue, notice: Notification) -> None:
    """Put a notice into the queue, unless it is there still. A NATS that has lost its disk has no queue either."""
    job, about = notice.text().encode(), notice.mark()
    try:
        await queue.publish(job, about)
    except QueueMissing:
        await queue.make()
        await queue.publish(job, about)


async def _unless_lost(work: Coroutine[object, object, None]) -> None:
    try:
        await work
    except LOST as error:
        logging.getLogger(__name__).warning("the database is away: %s", type(error).__name__)
