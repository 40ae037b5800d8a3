"""The tables of one process: opened while somebody looks, changed only by what is on the disk."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Generator, Mapping, Sequence
from dataclasses import replace
from math import inf
from random import SystemRandom
from typing import Final

from partie.bots.levels import LEVELS
from partie.core import (
    Game,
    Given,
    Match,
    PartieError,
    Position,
    SeededDealer,
    commitment,
    name_mark,
    resume,
    tidy_name,
    write_record,
)
from partie.games import UnknownGame, find_game
from partie.server.clocks.store import Keeper
from partie.server.clocks.table_clock import Timing
from partie.server.clocks.time_control import NoClock, read_clock
from partie.server.infra.database import LOST, Connection
from partie.server.infra.isolation import Isolated
from partie.server.infra.load_shedding import Lag
from partie.server.infra.message_bus import Bus
from partie.server.infra.metrics import ANSWERS, COMMITTED, GAPS
from partie.server.infra.tokens import fits, hash_of, is_id, new_id, new_key, new_mark, new_seed
from partie.server.model.rows import AnswerRow, SeatRow, TableRow, Terms, standing_of
from partie.server.people.persons import Persons
from partie.server.people.standing import Standings
from partie.server.programs.pace import Pace
from partie.server.realtime.connections import Sockets
from partie.server.realtime.subscriber import RESTART, Outlet
from partie.server.tables.answer_writer import Commits
from partie.server.tables.bot_queue import Jobs, Nobody
from partie.server.tables.events import AnswerCommitted, TableEvents, TableSynced
from partie.server.tables.feed import Aside, News, NoNews
from partie.server.tables.replay import asked_after_undo, asked_in
from partie.server.tables.room import LiveTable
from partie.server.tables.schemas import Claimed, MadeTable, NewOnline
from partie.server.tables.store import Store
from partie.table.late import LateFrames
from partie.table.reading import read
from partie.table.refusal import Refused, refused_answer
from partie.table.shapes import Thought
from partie.words.catalog import LANGUAGES
from partie.words.messages import message
from partie.words.names import why_no_name

KEPT: Final = 30.0  # seconds a table stays in memory after the last one has left
AGAIN: Final = 10.0  # seconds after which bots that did not answer are asked again
HERE: Final = 10.0  # seconds after which other processes are told again who looks here
GONE: Final = 25.0  # seconds after which a process that says nothing is forgotten
OVER: Final = "over"  # the topic of calls that a table has ended
TRIES: Final = 20  # how often an answer is judged again because another one was faster, before it is too late
AWAY: Final = 100  # milliseconds after which people may come back to a table that has to be opened again
WORDS: Final = 200
WATCHING: Final = ("open", "late", "none")
BOTS: Final = frozenset([level.name for level in LEVELS])


class House:
    """The tables that this process has open."""

    def __init__(self, store: Store, commits: Commits) -> None:
        self.name = new_id()
        self.store = store
        self.commits = commits
        self.persons = Persons(store.pool)
        self.keeper = Keeper(store.pool)
        self.standings = Standings(store.pool)
        self.events = TableEvents()
        self.bus = Bus(self.name)
        self.pace = Pace()
        self.lag = Lag()
        self.news: News = NoNews()
        self.jobs: Jobs = Nobody()
        self.tables: dict[str, LiveTable] = {}
        self.personal: set[Outlet] = set()  # sockets of persons that are at no table
        self.sockets = Sockets()
        self._announcements: list[Callable[[LiveTable, Claimed], Awaitable[None]]] = []
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._timeline = ""

    # -- opening --------------------------------------------------------------------------------------------------

    async def open(self, table_id: str) -> LiveTable:
        """A table, from memory or from the database. An id of another shape than ours is looked for nowhere."""
        table = self.tables.get(table_id)
        if table is not None:
            table.used = time.monotonic()
            return table
        if not is_id(table_id):
            raise Refused("missing", message("err-no-table"))
        task = self._opening.get(table_id)
        if task is None:
            task = self._opening[table_id] = asyncio.create_task(self._open(table_id))
            task.add_done_callback(lambda _: self._opening.pop(table_id, None))
        try:
            return await asyncio.shield(task)
        finally:
            del task  # it holds its error, which holds this frame: only the collector would find them

    async def _open(self, table_id: str) -> LiveTable:
        if await self.store.table(table_id) is None:  # nobody listens for what is not there
            raise Refused("missing", message("err-no-table"))
        await self.news.listen(table_id)  # before anything that counts is read: what is written meanwhile is heard
        try:
            table = await self._read(table_id)
        except BaseException:  # also where this process ends: nothing is heard of a table that is not open
            await self.news.ignore(table_id)
            raise
        self.tables[table_id] = table
        return table

    async def _read(self, table_id: str) -> LiveTable:
        """A table as the database has it now."""
        row = await self.store.table(table_id)
        if row is None:  # it has gone in this moment
            raise Refused("missing", message("err-no-table"))
        table = LiveTable(row)
        await self._load(table)
        return table

    async def _load(self, table: LiveTable) -> None:
        """Play what is stored of a table, once it has begun."""
        is_news = False
        if table.row.begun:
            is_news = await self._read_clocks(table)
            # After the clocks: a takeover between the two is then found by the next sweep.
            table.row = await self._row_of(table)
        row = table.row
        seed = await self.store.seed(row.id) if row.begun and not row.ended else None
        if seed is not None:
            seen = table.version
            if table.begin(seed, await self.store.answers(row.id)):
                told = {"table": row.id, "version": table.version}
                logging.getLogger(__name__).warning("the database has lost answers, up to %d", seen, extra=told)
            self.events.synced.emit(TableSynced(table, is_reloaded=True))
            await self._end(table)  # its last process may have died before it could
        elif row.begun:  # it is over, perhaps since a moment ago
            table.end(await self._ended(row.id))
        if is_news:  # what was wished may have been done with it
            table.tell_seats()

    async def _ended(self, table_id: str) -> Match[Position]:
        text = await self.store.record(table_id)
        if text is None:  # neither its luck is there nor its record: nobody can go on with it
            raise Refused("missing", message("err-no-table"))
        record, game = read(text)
        return resume(game, record, SeededDealer(record.headers["seed"], record.salt()))

    async def _read_clocks(self, table: LiveTable) -> bool:
        """Read what happened to the clocks. Whether anything is new."""
        facts, now = await self.keeper.facts(table.row.id)
        table.ahead = now - time.time()
        if table.timing is None:
            table.timing = Timing(table.row, facts)
            return True
        return table.timing.learn(facts)

    async def sweep(self) -> None:
        """Let go of tables that nobody looks at, and find what news have lost.

        A table that is busy is left to the next sweep: whoever is at it may have to wait, and no other table for that.
        """
        now = time.monotonic()
        for table_id, table in list(self.tables.items()):
            table.forget_elsewhere(now - GONE)
            if table.outlets and now - table.told_here > HERE:
                with alone(table):
                    await self.tell_here(table)
            if table.outlets or table.lock.locked():
                table.used = now
            elif now - table.used > KEPT:
                del self.tables[table_id]
                await self.news.ignore(table_id)
        await self._compare()
        running = [table for table in self.tables.values() if table.match is not None and not table.row.ended]
        counts = await self.keeper.counts([table.row.id for table in running])
        for table in running:
            is_known = table.timing is None or counts.get(table.row.id, 0) == table.timing.facts.count
            if not is_known and not table.lock.locked():
                with alone(table):
                    await self.refresh(table.row.id)
        for table in list(self.tables.values()):
            with alone(table):
                await self._remind(table, now)

    async def _remind(self, table: LiveTable, now: float) -> None:
        """Do what was not done at a table when it should have been."""
        is_over = table.match is not None and table.match.over() and not table.row.ended
        if is_over and not table.lock.locked():  # the process that gives the last answer may be keeping the record now
            async with table.lock:
                await self._end(table)
        if table.match is None and table.outlets:
            await self.refresh(table.row.id)
        elif table.due_bots() and now - table.asked_at > AGAIN:
            table.asked_bots = 0
            await self._ask_bots(table)

    async def _compare(self) -> None:
        """Find the tables of which the database knows more than this process, or less, and catch up with it."""
        await self._check_timeline()
        begun = [table for table in self.tables.values() if table.match is not None]
        standings = await self.store.standings([table.row.id for table in begun])
        for table in begun:
            is_other = standings.get(table.row.id) != table.standing()
            if (is_other or table.is_doubted) and not table.lock.locked():
                GAPS.inc(is_other)
                with alone(table):
                    async with table.lock:
                        await self._catch_up(table)

    async def _check_timeline(self) -> None:
        """Doubt all tables after a failover: with answers, seats and clocks may be lost too."""
        timeline = await self.store.timeline()
        if timeline and self._timeline and timeline != self._timeline:
            logging.getLogger(__name__).warning("another timeline of the database: all tables are read again")
            for table in list(self.tables.values()):
                table.is_doubted = table.match is not None
                if not table.is_doubted:  # nothing is known of it but its row
                    with alone(table):
                        await self.refresh(table.row.id)
        self._timeline = timeline or self._timeline

    # -- making tables and sitting down -----------------------------------------------------------------------------

    async def make(self, wanted: NewOnline, person: int) -> MadeTable:
        """A new table; whoever makes it sits down at once."""
        game = self.check_new(wanted)
        await self.standings.check_welcome(person)
        seats = wanted["seats"]
        keys = ["" if bot else new_key() for bot in seats]
        rows = tuple(
            [
                SeatRow(seat, "", bot, "", "", hash_of(keys[seat]) if keys[seat] else None, None)
                if seat != wanted["seat"]
                else SeatRow(
                    seat,
                    named(wanted["name"]),
                    "",
                    "",
                    cleaned(wanted["words"], WORDS),
                    hash_of(keys[seat]),
                    person,
                    hash_of(keys[seat]),
                )
                for seat, bot in enumerate(seats)
            ]
        )
        row, seed = self._new(game.name, game.version, game.card_set_name(), dict(wanted["settings"]), rows)
        row = replace(row, host=person, terms=terms_in(wanted, game))
        await self.store.make(row, seed)
        await self.bus.call("lobby", {"table": row.id})
        return {"table": row.id, "luck": row.luck, "keys": keys, "onlookers": row.onlookers}

    async def seat_all(
        self,
        connection: Connection,
        game: Game[Position],
        settings: Mapping[str, str],
        sitters: Sequence[tuple[int, str]],
        terms: Terms,
    ) -> str:
        """A table at which these persons sit, with their names, in the order of seats. It begins with what is done
        besides in this transaction; whoever calls opens it afterwards.
        """
        rows = [
            SeatRow(seat, name, "", "", "", None, person, hash_of(new_key()))
            for seat, (person, name) in enumerate(sitters)
        ]
        row, seed = self._new(game.name, game.version, game.card_set_name(), dict(settings), tuple(rows))
        await self.store.lay(connection, replace(row, terms=terms), seed)
        return row.id

    async def make_seated(
        self, name: str, terms: Terms, people: Sequence[tuple[int, str]], connection: Connection
    ) -> str:
        """A table at which these people sit already, by lot, so that it begins at once: its id.

        Of two who are called alike, one has no name there. Nobody is its host.
        """
        game, seats, marks = find_game(name), list(people), set[str]()
        SystemRandom().shuffle(seats)
        sitters: list[tuple[int, str]] = []
        for person, called in seats:
            is_free = bool(called) and name_mark(called) not in marks
            marks.add(name_mark(called))
            sitters.append((person, called if is_free else ""))
        return await self.seat_all(connection, game, {}, sitters, replace(terms, watching=usual_watching(game)))

    def check_new(self, wanted: NewOnline) -> Game[Position]:
        """The game of a table that is to be made. Refused where there cannot be such a table."""
        seats = wanted["seats"]
        try:
            game = find_game(wanted["game"])
        except UnknownGame as error:
            raise Refused("game", message("err-unknown-record", game=wanted["game"])) from error
        if len(seats) not in game.seats or not 0 <= wanted["seat"] < len(seats) or seats[wanted["seat"]]:
            raise Refused("seats", message("err-seats"))
        if any([bot and bot not in BOTS for bot in seats]):
            raise Refused("bot", message("err-seats"))
        try:
            game.start(len(seats), wanted["settings"])
        except ValueError as error:
            raise Refused("settings", message("err-seats")) from error
        terms_in(wanted, game)
        named(wanted["name"])
        return game

    def _new(
        self, game: str, rules: int, deck: str, settings: dict[str, str], seats: tuple[SeatRow, ...]
    ) -> tuple[TableRow, str]:
        seed = new_seed()
        return TableRow(
            new_id(), game, rules, deck, settings, commitment(seed), new_key(), False, False, "", seats
        ), seed

    def check_seat(self, table: LiveTable, seat: int, key: str, person: int | None, name: str) -> str:
        """What somebody who sits down there is called. Refused where they cannot."""
        row = table.row.seats[seat] if 0 <= seat < len(table.row.seats) else None
        has_key = row is not None and (fits(key, row.key_hash) or fits(key, row.own_hash))
        if row is None or (not has_key and (person is None or person not in (row.person, row.reserved_for))):
            raise Refused("missing", message("err-no-table"))  # nor is it told whether there is such a table
        if row.is_taken:  # whoever comes back is called as before
            return row.name
        return self.check_name(table, name or row.name, [seat])

    def check_name(self, table: LiveTable, name: str, own: Sequence[int]) -> str:
        """What somebody who has these seats is called. Refused where nobody can be, or where another is called so."""
        called, others = named(name), [row.name for row in table.row.seats if row.seat not in own and row.name]
        if called and name_mark(called) in [name_mark(other) for other in others]:
            raise Refused("name", message("name-taken"))
        return called

    async def take_seat(self, table: LiveTable, seat: int, person: int, name: str, words: str) -> str | None:
        """Let somebody sit down at a free seat: the key of its own link. None if it is not free, or not for them."""
        await self.standings.check_company(table.row, person)
        own = new_key()
        if not await self.store.sit(table.row.id, seat, person, name, cleaned(words, WORDS), hash_of(own)):
            return None
        await self.seats_changed(table.row.id)
        await self.reservation_changed(table.row)
        return own

    async def sit(self, table: LiveTable, seat: int, key: str, person: int, name: str, words: str) -> str:
        """Let somebody sit down; the key of their seat's own link, nothing for somebody who sits there already.

        Whoever made the table knows the keys of all invitations, so whoever sits down gets a key that nobody else
        knows. Whoever has that one may take the seat of a guest over: their cookie may be lost. The seat of an account
        is opened by nothing but its sign-in.
        """
        called = self.check_seat(table, seat, key, person, name)
        row, own = table.row.seats[seat], await self.take_seat(table, seat, person, called, words)
        if own is not None:
            return own
        if await self.store.sits(table.row.id, seat, person):
            return ""
        if not fits(key, row.own_hash) or not await self.store.take_back(table.row.id, seat, hash_of(key), person):
            raise Refused("taken", message("err-seat-taken"))
        await self.seats_changed(table.row.id)
        return key

    async def entrust(self, table: LiveTable, seat: int, bot: str) -> None:
        """Let a bot answer for a seat, or its person again."""
        if bot and bot not in BOTS:
            raise Refused("bot", message("err-seats"))
        await self.keeper.entrust(table.row.id, seat, bot, table.started().number if table.match else 0)
        await self.seats_changed(table.row.id)

    async def rematch(self, table: LiveTable, person: int) -> tuple[str, bool]:
        """Offer another table to the same people, everybody moved on by one seat, or accept what another has offered.

        The player who asks sits down, and is the host of a table that is made now; the seats of the others are reserved
        for them, so nothing begins, and no clock runs, before each of them has agreed. The table, and whether it
        is new.
        """
        # Its last answer may have been given through another process a moment ago, or its record not be kept yet; and
        # whoever has left for good since then must not be seated again.
        await self.catch_up(table)
        async with table.lock:
            await self._end(table)
        if not table.row.ended:
            raise Refused("running", message("err-no-table"))
        old, next_id, is_made = table.row, table.row.next, False
        if not next_id:
            await self.standings.check_rematch(old)
            row, seed = self._new(old.game, old.rules, old.deck, old.settings, offered_seats(old, person))
            row = replace(row, host=person, terms=replace(old.terms, is_open=False))
            is_made = await self.store.make(row, seed, previous=old.id)
            await self.seats_changed(old.id)
            next_id = row.id if is_made else await self.store.next_of(old.id)  # another player was faster
        await self._accept(await self.open(next_id), old, person)
        return next_id, is_made

    async def _accept(self, table: LiveTable, before: TableRow, person: int) -> None:
        """Sit down at the seats of a rematch that are reserved for a person, with the keys of their seats before."""
        await self.refresh(table.row.id)
        for seat in table.row.reserved_for(person):
            await self.standings.check_company(table.row, person)
            own = before.seats[before.seats_of(person)[0]].own_hash or hash_of(new_key())
            await self.store.sit(table.row.id, seat, person, table.row.seats[seat].name, "", own)
            await self.seats_changed(table.row.id)
        if not table.row.seats_of(person):
            raise Refused("taken", message("err-rematch-gone"))
        await self.reservation_changed(table.row)

    async def reservation_changed(self, row: TableRow) -> None:
        """A seat was reserved, taken or given back: whoever looks at the table before is told what is offered now."""
        if row.previous:
            await self.seats_changed(row.previous)

    async def seats_changed(self, table_id: str) -> None:
        """Something changed at the seats: everybody is told, here and elsewhere."""
        await self.refresh(table_id)
        await self.news.tell(table_id, None)
        await self.bus.call("lobby", {"table": table_id})

    async def refresh(self, table_id: str) -> None:
        """Read the seats again; begin to play if everybody sits now."""
        table = self.tables.get(table_id)
        if table is None:
            return
        async with table.lock:
            is_new = table.timing is not None and await self._read_clocks(table)
            row = await self.store.table(table_id)
            if row is None:  # nobody sits there any more, and it is gone
                await self._forget(table)
                return
            if row.onlookers != table.row.onlookers:
                table.cut_onlookers()
            changed, table.row = table.row != row or is_new, row
            table.cut_strangers()
            is_renamed = table.match is not None and table.match.players != row.players()
            is_over = row.ended and table.match is not None and not table.match.over() and changed
            if row.begun and (table.match is None or is_renamed or is_over):
                await self._load(table)
                changed = True
        if changed:
            table.tell_seats()
            self.events.seats_changed.emit(table)
        await self._ask_bots(table)

    # -- answering ------------------------------------------------------------------------------------------------

    async def answer(
        self,
        table: LiveTable,
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
        await self._ask_bots(table)

    async def _answer(self, table: LiveTable, given: Given, part: int | None, bot: str, since: float) -> None:
        async with table.lock:
            if table.is_doubted or (table.match is not None and given.question > table.match.number):
                await self._catch_up(table)  # this process has not heard of that question yet
            for _ in range(TRIES):
                if await self._try(table, given, part, bot, since):
                    return
                await self._catch_up(table)
        raise Refused("stale", message("reason-too-late"))

    async def _try(self, table: LiveTable, given: Given, part: int | None, bot: str, since: float) -> bool:
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
        at = await self.commits.put(row)
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

    async def undo(self, table: LiveTable, seat: int) -> bool:
        """Take a seat's last answer back, if nobody has learned anything since."""
        async with table.lock:
            for _ in range(TRIES):
                match = table.match
                if match is None or table.row.ended or not match.can_undo(seat):
                    return False
                given = Given(match.number, seat, "", None)
                waiting, opens = asked_after_undo(match, seat)
                row = AnswerRow(
                    table.row.id, table.version + 1, given, new_mark(), "", waiting, opens, after=table.mark
                )
                at = await self.commits.put(row)
                if at is not None:
                    row = replace(row, at=at)
                    table.taken_back(seat)
                    table.wrote(row, given.question)
                    await self._happened(table, row)
                    return True
                await self._catch_up(table)
        return False

    async def took_back(self, table: LiveTable, row: AnswerRow) -> None:
        """An answer was taken back by consent: the table is played again without it, and all eyes look once more."""
        await self._load(table)
        await self.news.tell(table.row.id, row)

    async def _happened(self, table: LiveTable, row: AnswerRow, since: float = 0.0) -> None:
        """Tell what is on the disk, and keep the record of a table that is over."""
        table.tell(since)
        await self.news.tell(table.row.id, row)
        self.events.answer_committed.emit(AnswerCommitted(table, table.started().number != row.given.question))
        await self._end(table)

    async def _end(self, table: LiveTable) -> None:
        """Keep the record of a table that is over. If it cannot be done now, whoever sweeps or opens it does it."""
        if table.match is None or not table.match.over() or table.row.ended:
            return
        match = table.match
        try:
            is_kept = await self.store.end(table.row.id, write_record(match.record()), match.players)
        except LOST as error:
            told = {"table": table.row.id, "version": table.version}
            logging.getLogger(__name__).warning("a record has to wait: %s", type(error).__name__, extra=told)
            return
        if not is_kept:  # somebody has left for good: it is written once more, without their name
            await self._read_seats(table)
            await self._load(table)
            return
        table.row = replace(table.row, ended=True)
        self.events.ended.emit(table)
        table.tell_seats()
        await self.news.tell(table.row.id, None)
        await self.bus.call(OVER, {"table": table.row.id})

    async def _row_of(self, table: LiveTable) -> TableRow:
        """The row of a table. Refused if it is gone."""
        row = await self.store.table(table.row.id)
        if row is None:
            await self._forget(table)
            raise Refused("missing", message("err-no-table"))
        return row

    async def _forget(self, table: LiveTable, why: str = "moved", back: int = 0) -> None:
        """Let a table go that is not what it was, with all who look at it. With ``back`` they may come again."""
        if self.tables.get(table.row.id) is table:
            del self.tables[table.row.id]
            await self.news.ignore(table.row.id)
        table.cut_all(why, back)

    async def _read_seats(self, table: LiveTable) -> TableRow:
        row = await self._row_of(table)
        changed, table.row = table.row != row, row
        if changed:
            table.tell_seats()
        return row

    async def _load_again(self, table: LiveTable) -> None:
        """Read all of a table whose last row is not in the database. It has lost it, if the table is not over there.

        What is on the disk is the truth, also when it is less than people have seen. All of it is told again.
        """
        row = await self._read_seats(table)
        if row.ended and table.started().over() and not table.is_doubted:
            return
        if not row.begun:  # not even its beginning is there: it is opened again, as it stands
            await self._forget(table, RESTART, AWAY)
            raise Refused("stale", message("reason-too-late"))
        table.cut_strangers()
        await self._load(table)
        table.is_doubted = False

    async def _catch_up(self, table: LiveTable) -> None:
        """Take what others have written down. Where our last row is not there, or is another one, all is read again."""
        if table.match is None:
            return
        rows = await self.store.answers(table.row.id, table.version - 1)
        is_ours = not table.version or (bool(rows) and rows[0].mark == table.mark)
        if table.is_doubted or table.row.ended or not is_ours:
            await self._load_again(table)
            return
        rows = rows[min(1, table.version) :]
        if not rows:  # nothing new, unless it has ended before anybody answered
            seen = await self._read_seats(table)
            if seen.ended and not table.started().over():
                await self._load(table)
            return
        for row in rows:
            if table.goes_further_back(row):
                await self._load(table)
                return
            table.take(row)
        table.tell()
        self.events.synced.emit(TableSynced(table, is_reloaded=False))

    async def catch_up(self, table: LiveTable) -> None:
        """Take whatever the database has of a table."""
        await self.refresh(table.row.id)
        async with table.lock:
            await self._catch_up(table)

    async def hear(self, table_id: str, row: AnswerRow | None) -> None:
        """News from another process."""
        table = self.tables.get(table_id)
        if table is None:
            return
        if row is None:
            await self.refresh(table_id)
            return
        async with table.lock:
            if table.match is None or row.version < table.version or row.mark == table.mark:
                return
            if row.version == table.version + 1 and not table.goes_further_back(row):
                table.take(row)
                table.tell()
                self.events.synced.emit(TableSynced(table, is_reloaded=False))
            else:
                GAPS.inc()
                await self._catch_up(table)

    async def looked_at(self, table: LiveTable) -> None:
        """Somebody has opened their eyes: bots that were forgotten are asked again."""
        table.asked_bots = 0
        self.events.joined.emit(table)
        await self._ask_bots(table)
        await self.tell_here(table)

    # -- what only passes -----------------------------------------------------------------------------------------

    def follow_announcements(self, heard: Callable[[LiveTable, Claimed], Awaitable[None]]) -> None:
        """Hear from now on what seats say to their tables through other processes."""
        self._announcements.append(heard)

    async def tell_here(self, table: LiveTable) -> None:
        """Tell other processes who has a table open in this one."""
        table.told_here = time.monotonic()
        await self.news.pass_on(table.row.id, Aside(self.name, here=table.here(), onlookers=table.onlookers_here()))

    async def overhear(self, table_id: str, aside: Aside) -> None:
        """What another process says in passing. One that was not known until now is told who looks here."""
        table = self.tables.get(table_id)
        if table is None or aside.origin == self.name:
            return
        if aside.claimed is not None:
            for heard in self._announcements:
                await heard(table, aside.claimed)
        if aside.here is not None:
            was_known = table.hear_of(aside.origin, aside.here, aside.onlookers, time.monotonic())
            if not was_known:
                await self.tell_here(table)

    def download(self, table: LiveTable, seat: int) -> str:
        """The record as this seat, or an onlooker, may have it now."""
        frames = table.frames_of(seat)
        record = frames.download() if isinstance(frames, LateFrames) else table.started().download(seat)
        return write_record(record)

    # -- bots -----------------------------------------------------------------------------------------------------

    async def _ask_bots(self, table: LiveTable) -> None:
        if table.due_bots() and table.asked_bots != table.version + 1:
            table.asked_bots = table.version + 1
            table.asked_at = time.monotonic()
            await self.jobs.ask(table.row.id)

    async def let_bots_answer(
        self, table_id: str, think: Callable[..., Awaitable[list[Thought]]], patience: float = inf
    ) -> bool:
        """Let the bots of a table think and answer until a person is asked. True if they are asked still.

        After ``patience`` seconds other tables come first: one at which only bots are left may last for minutes.
        """
        table = await self.open(table_id)
        end = time.monotonic() + patience
        await self.refresh(table_id)  # the news that a bot has taken a seat over may have been lost
        while seats := table.due_bots():
            if time.monotonic() > end:
                return True
            seed = await self.store.seed(table_id)
            if seed is None:
                return False
            log = await self.store.answers(table_id)
            if table.standing() != standing_of(log):  # what others wrote was not heard, or what we wrote is lost
                await self.catch_up(table)
                continue
            for thought in await think(table.row, seed, [row.given for row in log], seats):
                try:
                    for part, text in enumerate(thought["texts"], thought["part"]):
                        bot = table.row.seats[thought["seat"]].played_by
                        if not bot:  # its person has come back meanwhile
                            break
                        await self.answer(table, thought["seat"], thought["question"], part, text, None, bot)
                except Refused:  # somebody was faster: it thinks again
                    break
        return False


def offered_seats(before: TableRow, person: int) -> tuple[SeatRow, ...]:
    """The seats of a rematch, everybody moved on by one: a person who asks for it sits, bots follow, others may."""
    count = len(before.seats)
    return tuple([_offered(before.seats[(seat - 1) % count], seat, person) for seat in range(count)])


def _offered(before: SeatRow, seat: int, person: int) -> SeatRow:
    bot = before.bot or before.deputy_for_good
    if bot:
        return SeatRow(seat, "", bot, "", "", None, None)
    if before.person == person:
        return SeatRow(seat, before.name, "", "", "", None, person, before.own_hash)
    return SeatRow(seat, before.name, "", "", "", None, None, reserved_for=before.person)


@contextlib.contextmanager
def alone(table: LiveTable) -> Generator[None]:
    """What goes wrong with a table is its own affair: the sweep goes on to the others.

    It may be gone, or have to be opened again. All who were there know.
    """
    with Isolated("a table cannot be looked after", table.row.id), contextlib.suppress(Refused):
        yield


def usual_watching(game: Game[Position]) -> str:
    """What onlookers may see where nobody has said anything: where sides are secret, they are a round late."""
    return "late" if game.has_hidden_roles else "open"


def terms_in(wanted: NewOnline, game: Game[Position]) -> Terms:
    """What is to be agreed on at a new table. Refused where nobody can agree on it."""
    asked = wanted.get("terms")
    usual = usual_watching(game)
    if asked is None:
        return Terms(watching=usual)
    if asked["watching"] not in ("", *WATCHING) or asked["language"] not in ("", *LANGUAGES):
        raise Refused("terms", message("err-seats"))
    try:
        read_clock(asked["clock"])
    except NoClock as error:
        raise Refused("terms", message("err-seats")) from error
    return Terms(asked["open"], asked["clock"], asked["watching"] or usual, asked["rated"], asked["language"])


def named(text: str) -> str:
    """What somebody wants to be called, tidied, or nothing; refused where nobody can be called so."""
    name = tidy_name(text)
    problem = why_no_name(name) if name else None
    if problem is not None:
        raise Refused("name", message(problem))
    return name


def cleaned(text: str, longest: int) -> str:
    """What somebody gives to the shuffle, as a record can keep it: one printable line without semicolons."""
    printable = "".join([letter if letter.isprintable() else " " for letter in text.replace(";", ",")])
    return " ".join(printable.split())[:longest].strip()
