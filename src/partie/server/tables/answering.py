"""One answer: judged, written down, taken, told."""

import time
from dataclasses import replace
from typing import Final

from partie.core import Given, PartieError
from partie.server.infra.metrics import ANSWERS, COMMITTED
from partie.server.infra.tokens import new_mark
from partie.server.model.rows import AnswerRow
from partie.server.tables.answer_writer import AnswerWriter
from partie.server.tables.bot_queue import BotRequests
from partie.server.tables.events import AnswerCommitted, TableEvents
from partie.server.tables.feed import TableFeed
from partie.server.tables.replay import asked_after_undo, asked_in, last_answer
from partie.server.tables.room import Room
from partie.server.tables.sync import RoomSync
from partie.table.refusal import Refused, refused_answer
from partie.words.messages import message

TRIES: Final = 20  # how often an answer is judged again because another one was faster, before it is too late


class Answering:
    """Takes answers, and takes them back. Their order is always: commit, tell here, publish, events, end."""

    def __init__(
        self, writer: AnswerWriter, feed: TableFeed, events: TableEvents, sync: RoomSync, bots: BotRequests
    ) -> None:
        self._writer = writer
        self._feed = feed
        self._events = events
        self._sync = sync
        self._bots = bots

    async def answer(
        self,
        table: Room,
        seat: int,
        question: int,
        part: int | None,
        text: str,
        clock: int | None,
        bot: str = "",
        since: float = 0.0,
    ) -> None:
        """One answer, or a part of it: judged, written down, then taken and told. A repeat changes nothing.

        ``bot`` is the bot that gives it, nothing for a person: the log says who it was. ``since`` is when it came in
        through a socket, by the counter of this process.
        """
        try:
            await self._answer(table, Given(question, seat, text, clock), part, bot, since)
        except Refused as error:
            ANSWERS.labels(table.row.game, "late" if error.kind == "stale" else "refused").inc()
            raise
        await self._bots.request(table)

    async def _answer(self, table: Room, given: Given, part: int | None, bot: str, since: float) -> None:
        async with table.lock:
            if table.is_doubted or (table.match is not None and given.question > table.match.number):
                await self._sync.catch_up(table)  # this process has not heard of that question yet
            for _ in range(TRIES):
                if await self._try(table, given, part, bot, since):
                    return
                await self._sync.catch_up(table)
        raise Refused("stale", message("reason-too-late"))

    async def _try(self, table: Room, given: Given, part: int | None, bot: str, since: float) -> bool:
        """False if another answer was written down first."""
        if table.match is None or (table.row.ended and not table.match.over()):
            raise Refused("stale", message("reason-too-late"))
        match = table.match
        try:
            answer = match.game.notation.parse(given.text)
            proposal = match.propose(given.question, given.seat, answer, part, given.clock)
        except PartieError as error:
            raise refused_answer(error) from error
        if proposal is None:
            ANSWERS.labels(table.row.game, "repeated").inc()
            return True
        progress = [taken.progress for taken in proposal.answers]
        row = AnswerRow(
            table.row.id,
            table.version + 1,
            given,
            new_mark(),
            bot,
            asked_in(progress[-1].position),
            match.number + sum([each.closed for each in progress]),
            after=table.mark,
        )
        at = await self._writer.put(row)
        if at is None:
            return False
        if since:
            COMMITTED.observe(time.perf_counter() - since)
        ANSWERS.labels(table.row.game, "taken").inc()
        match.accept(proposal)
        row = replace(row, at=at)
        table.wrote(row, given.question)
        await self._happened(table, row, since)
        return True

    async def undo(self, table: Room, seat: int) -> bool:
        """Take a seat's last answer back, if nobody has learned anything since. If the person has taken it back through
        another process meanwhile, that was it: the answer before stays.
        """
        wanted: tuple[int, int] | None = None
        async with table.lock:
            for _ in range(TRIES):
                match = table.match
                if match is None or table.row.ended:
                    return False
                last = last_answer(match, seat)
                if wanted is not None and last != wanted:
                    return last < wanted
                if not match.can_undo(seat):
                    return False
                wanted = last
                given = Given(match.number, seat, "", None)
                waiting, opens = asked_after_undo(match, seat)
                row = AnswerRow(
                    table.row.id, table.version + 1, given, new_mark(), "", waiting, opens, after=table.mark
                )
                at = await self._writer.put(row)
                if at is not None:
                    row = replace(row, at=at)
                    table.taken_back(seat)
                    table.wrote(row, given.question)
                    await self._happened(table, row)
                    return True
                await self._sync.catch_up(table)
        return False

    async def took_back(self, table: Room, row: AnswerRow) -> None:
        """An answer was taken back by consent: the table is played again without it, and all eyes look once more."""
        await self._sync.load(table)
        await self._feed.tell(table.row.id, row)

    async def _happened(self, table: Room, row: AnswerRow, since: float = 0.0) -> None:
        """Tell what is on the disk, and keep the record of a table that is over."""
        table.tell(since)
        await self._feed.tell(table.row.id, row)
        self._events.answer_committed.emit(AnswerCommitted(table, table.started().number != row.given.question))
        await self._sync.finish(table)
