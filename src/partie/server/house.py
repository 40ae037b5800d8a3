"""The tables of one process: opened while somebody looks, changed only by what is on the disk."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final

from partie.bots.levels import LEVELS
from partie.core import (
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
from partie.server.commits import LOST, Commits
from partie.server.jobs import Jobs, Nobody
from partie.server.live import LiveTable
from partie.server.news import Aside, News, NoNews
from partie.server.protocol import Claimed, MadeTable, NewOnline
from partie.server.rows import AnswerRow, SeatRow, TableRow
from partie.server.secrets import fits, hash_of, new_id, new_key, new_mark, new_seed
from partie.server.store import Store
from partie.table.reading import read
from partie.table.refusal import Refused, refused_answer
from partie.table.shapes import Thought
from partie.words.messages import Message, message
from partie.words.names import why_no_name

KEPT: Final = 30.0  # seconds a table stays in memory after the last one has left
AGAIN: Final = 10.0  # seconds after which bots that did not answer are asked again
HERE: Final = 10.0  # seconds after which other processes are told again who looks here
GONE: Final = 25.0  # seconds after which a process that says nothing is forgotten
WORDS: Final = 200
BOTS: Final = frozenset([level.name for level in LEVELS])


class House:
    """The tables that this process has open."""

    def __init__(self, store: Store, commits: Commits) -> None:
        self.name = new_id()
        self.store = store
        self.commits = commits
        self.news: News = NoNews()
        self.jobs: Jobs = Nobody()
        self.tables: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._left: dict[str, float] = {}

    # -- opening --------------------------------------------------------------------------------------------------

    async def open(self, table_id: str) -> LiveTable:
        """A table, from memory or from the database."""
        self._left[table_id] = time.monotonic()
        table = self.tables.get(table_id)
        if table is not None:
            return table
        task = self._opening.get(table_id)
        if task is None:
            task = self._opening[table_id] = asyncio.create_task(self._open(table_id))
            task.add_done_callback(lambda _: self._opening.pop(table_id, None))
        return await asyncio.shield(task)

    async def _open(self, table_id: str) -> LiveTable:
        await self.news.listen(table_id)  # before anything is read: what is written meanwhile is heard
        row = await self.store.table(table_id)
        if row is None:
            await self.news.ignore(table_id)
            raise Refused("missing", message("err-no-table"))
        table = LiveTable(row)
        await self._load(table)
        self.tables[table_id] = table
        return table

    async def _load(self, table: LiveTable) -> None:
        """Play what is stored of a table, once it has begun."""
        row = table.row
        seed = await self.store.seed(row.id) if row.begun and not row.ended else None
        if seed is not None:
            table.begin(seed, await self.store.answers(row.id))
            await self._end(table)  # its last process may have died before it could
        elif row.begun:  # it is over, perhaps since a moment ago
            table.end(await self._ended(row.id))

    async def _ended(self, table_id: str) -> Match[Position]:
        text = await self.store.record(table_id)
        assert text is not None
        record, game = read(text)
        return resume(game, record, SeededDealer(record.headers["seed"], record.salt()))

    async def sweep(self) -> None:
        """Let go of tables that nobody looks at, and find what news have lost."""
        now = time.monotonic()
        for table_id, table in list(self.tables.items()):
            table.forget_elsewhere(now - GONE)
            if table.outlets and now - table.told_here > HERE:
                await self.tell_here(table)
            if table.outlets or table.lock.locked():
                self._left[table_id] = now
            elif now - self._left.get(table_id, 0.0) > KEPT:
                del self.tables[table_id]
                self._left.pop(table_id, None)
                await self.news.ignore(table_id)
        running = [table for table in self.tables.values() if table.match is not None and not table.row.ended]
        versions = await self.store.versions([table.row.id for table in running])
        for table in running:
            if versions.get(table.row.id, -1) != table.version:
                async with table.lock:
                    await self._catch_up(table)
        for table in list(self.tables.values()):
            await self._end(table)
            if table.match is None and table.outlets:
                await self.refresh(table.row.id)
            elif table.due_bots() and now - table.asked_at > AGAIN:
                table.asked_bots = 0
                await self._ask_bots(table)

    # -- making tables and sitting down -----------------------------------------------------------------------------

    async def make(self, wanted: NewOnline, guest: str) -> MadeTable:
        """A new table; whoever makes it sits down at once."""
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
        keys = ["" if bot else new_key() for bot in seats]
        rows = tuple(
            [
                SeatRow(seat, "", bot, "", "", hash_of(keys[seat]) if keys[seat] else None, None)
                if seat != wanted["seat"]
                else SeatRow(
                    seat,
                    _named(wanted["name"]),
                    "",
                    "",
                    cleaned(wanted["words"], WORDS),
                    hash_of(keys[seat]),
                    hash_of(guest),
                )
                for seat, bot in enumerate(seats)
            ]
        )
        row, seed = self._new(game.name, game.version, game.card_set_name(), dict(wanted["settings"]), rows)
        await self.store.make(row, seed)
        return {"table": row.id, "luck": row.luck, "keys": keys, "onlookers": row.onlookers}

    def _new(
        self, game: str, rules: int, deck: str, settings: dict[str, str], seats: tuple[SeatRow, ...]
    ) -> tuple[TableRow, str]:
        seed = new_seed()
        return TableRow(
            new_id(), game, rules, deck, settings, commitment(seed), new_key(), False, False, "", seats
        ), seed

    async def sit(self, table: LiveTable, seat: int, key: str, guest: str, name: str, words: str) -> None:
        """Let a guest sit down."""
        if not 0 <= seat < len(table.row.seats):
            raise Refused("seats", message("err-seats"))
        row = table.row.seats[seat]
        if not fits(key, row.key_hash) and row.guest != hash_of(guest):
            raise Refused("key", message("err-no-table"))
        called, others = _named(name), [each.name for each in table.row.seats if each.seat != seat and each.name]
        if called and name_mark(called) in [name_mark(other) for other in others]:
            raise Refused("name", message("name-taken"))
        if not await self.store.sit(table.row.id, seat, hash_of(guest), called, cleaned(words, WORDS)):
            raise Refused("taken", message("err-seat-taken"))
        await self.seats_changed(table.row.id)

    async def entrust(self, table: LiveTable, seat: int, bot: str) -> None:
        """Let a bot answer for a seat, or its person again."""
        if bot and bot not in BOTS:
            raise Refused("bot", message("err-seats"))
        await self.store.entrust(table.row.id, seat, bot)
        await self.seats_changed(table.row.id)

    async def rematch(self, table: LiveTable) -> str:
        """Another table with the same people, everybody moved on by one seat."""
        if not table.row.ended:
            raise Refused("running", message("err-no-table"))
        if not table.row.next:
            old = table.row
            count = len(old.seats)
            rows = tuple(
                [
                    SeatRow(seat, before.name, before.bot, "", "", before.key_hash, before.guest)
                    for seat in range(count)
                    for before in [old.seats[(seat - 1) % count]]
                ]
            )
            row, seed = self._new(old.game, old.rules, old.deck, old.settings, rows)
            await self.store.make(row, seed, previous=old.id)
            await self.seats_changed(old.id)
        return table.row.next

    async def seats_changed(self, table_id: str) -> None:
        """Something changed at the seats: everybody is told, here and elsewhere."""
        await self.refresh(table_id)
        await self.news.tell(table_id, None)

    async def refresh(self, table_id: str) -> None:
        """Read the seats again; begin to play if everybody sits now."""
        table = self.tables.get(table_id)
        if table is None:
            return
        async with table.lock:
            row = await self.store.table(table_id)
            if row is None:
                return
            changed, table.row = table.row != row, row
            if row.begun and table.match is None:
                await self._load(table)
                changed = True
        if changed:
            table.tell_seats()
        await self._ask_bots(table)

    # -- answering ------------------------------------------------------------------------------------------------

    async def answer(
        self, table: LiveTable, seat: int, question: int, part: int | None, text: str, clock: int | None
    ) -> None:
        """One answer, or a part of it: judged, written down, then taken and told. A repeat changes nothing."""
        async with table.lock:
            if table.match is not None and question > table.match.number:
                await self._catch_up(table)  # this process has not heard of that question yet
            while not await self._try(table, seat, question, part, text, clock):
                await self._catch_up(table)
        await self._ask_bots(table)

    async def _try(
        self, table: LiveTable, seat: int, question: int, part: int | None, text: str, clock: int | None
    ) -> bool:
        """False if another answer was written down first."""
        if table.match is None:
            raise Refused("stale", message("reason-too-late"))
        match = table.match
        try:
            proposal = match.propose(question, seat, match.game.notation.parse(text), part, clock)
        except PartieError as error:
            raise refused_answer(error) from error
        if proposal is None:
            return True
        row = AnswerRow(table.row.id, table.version + 1, Given(question, seat, text, clock), new_mark())
        if not await self.commits.put(row):
            return False
        match.accept(proposal)
        table.version = row.version
        await self._happened(table, row)
        return True

    async def undo(self, table: LiveTable, seat: int) -> bool:
        """Take a seat's last answer back, if nobody has learned anything since."""
        async with table.lock:
            while table.match is not None and table.match.can_undo(seat):
                given = Given(table.match.number, seat, "", None)
                row = AnswerRow(table.row.id, table.version + 1, given, new_mark())
                if await self.commits.put(row):
                    table.taken_back(seat)
                    table.version = row.version
                    await self._happened(table, row)
                    return True
                await self._catch_up(table)
        return False

    async def _happened(self, table: LiveTable, row: AnswerRow) -> None:
        """Tell what is on the disk, and keep the record of a table that is over."""
        table.tell()
        await self.news.tell(table.row.id, row)
        await self._end(table)

    async def _end(self, table: LiveTable) -> None:
        """Keep the record of a table that is over. If it cannot be done now, whoever sweeps or opens it does it."""
        if table.match is None or not table.match.over() or table.row.ended:
            return
        try:
            await self.store.end(table.row.id, write_record(table.match.record()))
        except LOST as error:
            logging.getLogger(__name__).warning("a record has to wait: %s", type(error).__name__)
            return
        table.row = replace(table.row, ended=True)
        table.tell_seats()
        await self.news.tell(table.row.id, None)

    async def _read_seats(self, table: LiveTable) -> None:
        row = await self.store.table(table.row.id)
        assert row is not None
        changed, table.row = table.row != row, row
        if changed:
            table.tell_seats()

    async def _catch_up(self, table: LiveTable) -> None:
        """Take what others have written down."""
        if table.match is None:
            return
        rows = await self.store.answers(table.row.id, table.version)
        if not rows:  # nothing new, unless it has ended and its rows are gone
            await self._read_seats(table)
            if table.row.ended and not table.started().over():
                await self._load(table)
            return
        for row in rows:
            table.take(row)
        table.tell()

    async def hear(self, table_id: str, row: AnswerRow | None) -> None:
        """News from another process."""
        table = self.tables.get(table_id)
        if table is None:
            return
        if row is None:
            await self.refresh(table_id)
            return
        async with table.lock:
            if table.match is None or row.version <= table.version:
                return
            if row.version == table.version + 1:
                table.take(row)
                table.tell()
            else:
                await self._catch_up(table)

    async def looked_at(self, table: LiveTable) -> None:
        """Somebody has opened their eyes: bots that were forgotten are asked again."""
        table.asked_bots = 0
        await self._ask_bots(table)
        await self.tell_here(table)

    # -- what only passes -----------------------------------------------------------------------------------------

    async def claim(self, table: LiveTable, seat: int, says: Message) -> None:
        """A seat says something to the table."""
        claimed: Claimed = {"kind": "claimed", "seat": seat, "question": table.started().number, "says": says}
        table.spread(claimed)
        await self.news.pass_on(table.row.id, Aside(self.name, claimed=claimed))

    async def tell_here(self, table: LiveTable) -> None:
        """Tell other processes who has a table open in this one."""
        table.told_here = time.monotonic()
        await self.news.pass_on(table.row.id, Aside(self.name, here=table.here()))

    async def overhear(self, table_id: str, aside: Aside) -> None:
        """What another process says in passing. One that was not known until now is told who looks here."""
        table = self.tables.get(table_id)
        if table is None or aside.origin == self.name:
            return
        if aside.claimed is not None:
            table.spread(aside.claimed)
        if aside.here is not None and not table.hear_of(aside.origin, aside.here, time.monotonic()):
            await self.tell_here(table)

    def download(self, table: LiveTable, seat: int) -> str:
        """The record as this seat may have it now."""
        return write_record(table.started().download(seat))

    # -- bots -----------------------------------------------------------------------------------------------------

    async def _ask_bots(self, table: LiveTable) -> None:
        if table.due_bots() and table.asked_bots != table.version + 1:
            table.asked_bots = table.version + 1
            table.asked_at = time.monotonic()
            await self.jobs.ask(table.row.id)

    async def let_bots_answer(self, table_id: str, think: Callable[..., Awaitable[list[Thought]]]) -> None:
        """Let the bots of a table think and answer until a person is asked."""
        table = await self.open(table_id)
        while seats := table.due_bots():
            seed = await self.store.seed(table_id)
            if seed is None:
                return
            log = [row.given for row in await self.store.answers(table_id)]
            for thought in await think(table.row, seed, log, seats):
                try:
                    for part, text in enumerate(thought["texts"]):
                        await self.answer(table, thought["seat"], thought["question"], part, text, None)
                except Refused:  # somebody was faster: it thinks again
                    break


def _named(text: str) -> str:
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
