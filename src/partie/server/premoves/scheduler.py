"""Gives standing answers when their question comes, and lets answers by hand wait as long as those do."""

import asyncio
import logging
import time
from typing import Final, Protocol

from partie.core import seats_in
from partie.server.infra.database import LOST, Pool
from partie.server.premoves.policy import ONCE, Premove, first_legal, kind_asked, masking_delay, release_time, stands
from partie.server.premoves.store import PremoveStore
from partie.server.tables.room import Room
from partie.table.late import round_of
from partie.table.refusal import Refused

SECOND: Final = 1000


class Answers(Protocol):
    """Takes one answer of a seat (``Answering.answer``)."""

    async def __call__(
        self, table: Room, seat: int, question: int, part: int | None, text: str, clock: int | None
    ) -> None:
        """Judge it, write it down and tell it."""


class PremoveScheduler:
    """The standing answers of the tables that this process has open."""

    def __init__(self, pool: Pool, answer: Answers) -> None:
        self.kept = PremoveStore(pool)
        self._answer = answer
        self._waiting: dict[tuple[str, int, int], asyncio.Task[None]] = {}
        self._by_hand: set[tuple[str, int, int]] = set()

    # -- by hand --------------------------------------------------------------------------------------------------

    async def hold(self, table: Room, seat: int, question: int) -> None:
        """Let an answer by hand wait as long as one that was said ahead would. It is given in the place of that one."""
        if not _is_asked(table, seat, question):
            return
        mark = (table.row.id, seat, question)
        self._by_hand.add(mark)
        try:
            await self._wait(table, seat, question, table.now())
        finally:
            self._by_hand.discard(mark)

    async def _wait(self, table: Room, seat: int, question: int, decided: int) -> None:
        """Until it is time to give an answer, or there is nothing to answer any more.

        The time at the table is asked for once for each moment that it goes by. A clock that steps makes no wait
        longer than it is.
        """
        known: tuple[int, int] | None = None
        end = 0.0
        while _is_asked(table, seat, question):
            since = table.opened, table.presence.came.get(seat, 0)
            if since != known:
                wait = masking_delay(table.row.id, table.row.seats[seat], question)
                end = time.monotonic() + min(release_time(*since, wait, decided) - table.now(), wait) / SECOND
                known = since
            left = end - time.monotonic()
            if left <= 0:
                return
            await asyncio.sleep(left)

    # -- ahead ----------------------------------------------------------------------------------------------------

    def look(self, table: Room) -> None:
        """Somebody may be asked something, or has come: if they have answered it ahead, that is given in time."""
        match = table.match
        if match is None or table.row.ended or not match.game.ahead:
            return
        for seat in seats_in(match.position.waiting):
            mark = (table.row.id, seat, match.number)
            if mark not in self._waiting and _is_asked(table, seat, match.number):
                self._waiting[mark] = asyncio.create_task(self._give(table, seat, match.number))

    async def _give(self, table: Room, seat: int, question: int) -> None:
        try:
            await self._try(table, seat, question)
        except LOST as error:  # whoever looks at the table is asked, and can answer by hand
            logging.getLogger(__name__).warning("a standing answer was not given: %s", type(error).__name__)
        finally:
            del self._waiting[table.row.id, seat, question]

    async def _try(self, table: Room, seat: int, question: int) -> None:
        if await self._find(table, seat, question) is None:
            return
        await self._wait(table, seat, question, 0)
        order = await self._find(table, seat, question)  # it may have been taken back meanwhile
        if order is not None:
            await self._use(table, order, question)

    async def _find(self, table: Room, seat: int, question: int) -> Premove | None:
        """What a seat has said ahead to the open question, if that is to be given now."""
        if not _is_asked(table, seat, question) or (table.row.id, seat, question) in self._by_hand:
            return None
        order = await self.kept.about(table.row.id, seat, kind_asked(table.row, table.started(), seat), question)
        if order is None or not _is_asked(table, seat, question):
            return None
        is_theirs = stands(order, table.row, round_of(table.started()))
        # Whoever looks through another process is answered for there, where it is known when they came.
        return order if is_theirs and (order.is_away or seat in table.audience.subscribers) else None

    async def _use(self, table: Room, order: Premove, question: int) -> None:
        text = first_legal(table.started(), order.seat, order.texts)
        if not text:
            return
        if order.lasts == ONCE and not await self.kept.drop(table.row.id, order.seat, order.question):
            return
        try:
            await self._answer(table, order.seat, question, 0, text, None)
        except Refused:  # something else has happened first
            if order.lasts == ONCE:
                await self.kept.put(order, replaces=False)


def _is_asked(table: Room, seat: int, question: int) -> bool:
    """Whether a person is asked this now, and could have answered it ahead."""
    match = table.match
    if match is None or match.number != question or seat >= len(table.row.seats) or table.row.ended:
        return False
    row = table.row.seats[seat]
    is_person = row.person is not None and not row.played_by and not row.is_program
    return is_person and kind_asked(table.row, match, seat) != ""
