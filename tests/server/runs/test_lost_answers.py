"""A database that knows less than the process: what was lost is let go, all eyes are told, and play goes on."""

import asyncio
import json
import signal
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import asyncpg
import pytest

from partie.bots.levels import REGULAR
from partie.core import Given, has
from partie.core.position_text import write_position
from partie.core.seats import first_seat
from partie.server.infra.migrate import migrate
from partie.server.model.rows import NO_TERMS, TableRow, standing_of
from partie.server.ops.dev_services import DevServices
from partie.server.people.persons import LoginSession, Person
from partie.server.play.proposals import TAKE_BACK
from partie.server.realtime.subscriber import RESTART, Subscriber
from partie.server.services import Services, build
from partie.server.tables import store
from partie.server.tables.answer_writer import AnswerWriter
from partie.server.tables.replay import played
from partie.server.tables.room import Room
from partie.server.tables.store import TableStore
from partie.table.refusal import Refused
from partie.table.shapes import Thought
from tests.server.faults.spy import SPY
from tests.server.harness.clients.guests import PATIENCE
from tests.server.harness.databases import linked
from tests.server.harness.scenes.ended import person, play_out, row_of

MOST = 40  # statements that catching up may take: a process that spins has more in a blink
LOSE = "DELETE FROM answers WHERE table_id = $1 AND version > $2"
REPLACE = "UPDATE answers SET text = $3, mark = mark + 1 WHERE table_id = $1 AND version = $2"
LOSE_THE_END = """
    UPDATE tables SET ended = NULL, record = NULL;
    INSERT INTO luck SELECT * FROM seeds LIMIT 1;
    INSERT INTO answers (table_id, version, question, seat, text, clock, mark, given, bot, waiting, opens)
        SELECT table_id, version, question, seat, text, clock, mark, given, bot, waiting, opens FROM spied;
"""
LONG_LOGS = """
    INSERT INTO tables (id, game, rules, deck, settings, luck, onlookers, begun)
        SELECT 't' || n, 'tides', 1, '', '{}', '', '', now() FROM generate_series(1, 200) n;
    INSERT INTO luck SELECT id, '' FROM tables;
    INSERT INTO answers (table_id, version, question, seat, text, mark)
        SELECT id, v, v, 0, '', v FROM generate_series(1, 60) v, tables;
    ANALYZE answers; ANALYZE tables;
"""


@dataclass
class Played:
    """A table that is played in this process, with the eyes of both seats. ``statements`` is all that was asked."""

    services: Services
    table: Room
    eyes: list[Subscriber]
    statements: list[str] = field(default_factory=list)

    @property
    def id(self) -> str:
        """The table's."""
        return self.table.row.id

    @property
    def pool(self) -> "asyncpg.Pool[asyncpg.Record]":
        """The database."""
        return self.services.store.pool

    def text(self, seat: int, which: int = 0) -> str:
        """A legal answer of a seat."""
        match = self.table.started()
        return match.game.notation.text(match.legal(seat)[which])

    async def answer(self, seat: int, which: int = 0) -> None:
        """Answer what is asked now."""
        number = self.table.started().number
        await self.services.answering.answer(self.table, seat, number, None, self.text(seat, which), None)

    async def told(self) -> list[list[str]]:
        """What kinds of frames of the table each seat was told since, but for who sits there."""
        frames: list[list[str]] = []
        for subscriber in self.eyes:
            kinds: list[str] = []
            while subscriber.waiting:
                frame: dict[str, Any] = json.loads(await subscriber.next() or "")
                kinds.append(frame["kind"])
            frames.append([kind for kind in kinds if kind not in ("seats", "clocks")])
        return frames

    async def check(self) -> None:
        """The process has what the database has, and neither the log nor the position is anything but legal."""
        log = await self.services.store.answers(self.id)
        seed = await self.services.store.seed(self.id)
        assert seed is not None
        again = played(self.table.row, seed, [row.given for row in log])
        assert self.table.standing() == standing_of(log)
        assert [row.version for row in log] == list(range(1, len(log) + 1))
        match = self.table.started()
        assert write_position(match.game, again.position) == write_position(match.game, match.position)


@asynccontextmanager
async def playing(database: str, bots: int = 0) -> AsyncIterator[Played]:
    """Two people at a table, or one with a bot, and nobody sweeps but the test."""
    statements: list[str] = []

    async def listen(connection: "asyncpg.Connection[asyncpg.Record]") -> None:
        connection.add_query_logger(lambda asked: statements.append(asked.query))

    pool = await asyncpg.create_pool(database, min_size=1, max_size=4, init=listen)
    kept, commits = TableStore(pool), AnswerWriter(pool)
    people = [await person(kept, name) for name in ("Ana", "Ben")[: 2 - bots]]
    row, seed = row_of("tides", people, NO_TERMS, bots)
    await kept.make(row, seed)
    commits.start()
    services = build(kept, commits)
    table = await services.rooms.open(row.id)
    eyes = [Subscriber(seat, LoginSession(b"", Person(who, "", "guest", ""))) for seat, who in enumerate(people)]
    for each in eyes:
        table.look(each)
    found = Played(services, table, eyes, statements)
    await found.told()
    try:
        async with asyncio.timeout(PATIENCE):
            yield found
    finally:
        await commits.stop()
        pool.terminate()


async def test_a_lost_answer_is_found_by_the_sweep(database: str) -> None:
    async with playing(database) as at:
        await at.answer(0)
        await at.told()
        await at.pool.execute(LOSE, at.id, 0)
        await at.services.sweep.once()
        assert await at.told() == [["behind", "look"], ["behind", "look"]]
        await at.services.sweep.once()
        assert await at.told() == [[], []]  # they are told once
        await at.check()
        await at.answer(0, 1)
        await at.answer(1)
        await at.check()
        assert at.table.version == 2


async def test_whoever_comes_through_a_process_that_has_not_heard_is_shown_no_less(database: str) -> None:
    """Within one question nobody can tell by its number that something is missing."""
    async with playing(database) as at:
        other = build(at.services.store, at.services.writer)
        there = await other.rooms.open(at.id)
        await at.answer(0)
        assert not there.knows_less(at.table.started().number)
        await other.rooms.look_up(there)
        assert there.standing() == at.table.standing()


async def test_an_answer_after_a_lost_one_is_judged_anew_and_never_for_ever(database: str) -> None:
    """His answer is legal still without hers, so it counts. What comes after a question that was lost is too late."""
    async with playing(database) as at:
        await at.answer(0)
        await at.pool.execute(LOSE, at.id, 0)
        at.statements.clear()
        await at.answer(1)
        assert len(at.statements) < MOST
        await at.check()
        assert at.table.version == 1
        await at.answer(0)
        await at.answer(0)
        await at.told()
        await at.pool.execute(LOSE, at.id, 1)
        at.statements.clear()
        with pytest.raises(Refused, match="stale"):
            await at.answer(1)
        assert len(at.statements) < MOST
        assert await at.told() == [["behind", "look"], ["behind", "look"]]
        await at.check()


async def test_an_answer_is_not_written_behind_another_one_than_it_was_judged_after(database: str) -> None:
    """The database has lost her answer, and another process has written another one of hers in its place."""
    async with playing(database) as at:
        other = at.text(0, 1)
        await at.answer(0)
        await at.told()
        await at.pool.execute(REPLACE, at.id, 1, other)
        await at.answer(1)
        kinds = await at.told()
        assert [each[:2] for each in kinds] == [["behind", "look"]] * 2
        await at.check()
        assert at.table.version == 2


@pytest.mark.parametrize("finds", ["sweep", "news", "undo"])
async def test_another_answer_in_the_same_place_is_found(database: str, finds: str) -> None:
    async with playing(database) as at:
        other = at.text(0, 1)
        await at.answer(0)
        await at.told()
        await at.pool.execute(REPLACE, at.id, 1, other)
        if finds == "sweep":
            await at.services.sweep.once()
        elif finds == "news":
            await at.services.rooms.apply_remote(at.id, (await at.services.store.answers(at.id))[-1])
        else:
            assert await at.services.answering.undo(at.table, 0)
        assert [each[:2] for each in await at.told()] == [["behind", "look"]] * 2
        await at.check()


@pytest.mark.parametrize("is_opened_later", [False, True])
async def test_a_lost_end_is_not_the_end(database: str, is_opened_later: bool) -> None:
    async with playing(database) as at, linked(database) as other:
        await other.execute(SPY)
        await other.execute("INSERT INTO seeds SELECT * FROM luck")
        await play_out(at.services, at.table)
        last = at.table.version
        assert at.table.row.ended
        if is_opened_later:
            await at.services.open_rooms.close(at.table)
            at.table = await at.services.rooms.open(at.id)
            for each in at.eyes:
                at.table.look(each)
        await at.told()
        await other.execute(LOSE_THE_END)
        await other.execute(LOSE, at.id, last - 2)
        await at.services.sweep.once()
        assert await at.told() == [["behind", "look"], ["behind", "look"]]
        assert not at.table.row.ended
        await at.check()
        await play_out(at.services, at.table)
        await at.services.sweep.once()
        assert await other.fetchval("SELECT record IS NOT NULL FROM tables")
        assert await at.services.store.standings([at.id]) == {at.id: at.table.standing()}


async def test_an_end_that_alone_was_lost_is_written_again(database: str) -> None:
    async with playing(database) as at, linked(database) as other:
        await other.execute(SPY)
        await other.execute("INSERT INTO seeds SELECT * FROM luck")
        await play_out(at.services, at.table)
        await at.told()
        record = await other.fetchval("SELECT record FROM tables")
        await other.execute(LOSE_THE_END)
        await at.services.sweep.once()
        assert await at.told() == [["look"], ["look"]]
        assert await other.fetchval("SELECT record FROM tables WHERE ended IS NOT NULL") == record


async def test_a_table_that_is_gone_is_refused_as_missing(database: str) -> None:
    async with playing(database) as at:
        await at.answer(0)
        await at.pool.execute("DELETE FROM tables")
        with pytest.raises(Refused, match="missing"):
            await at.answer(1)
        assert [each.bye for each in at.eyes] == ["moved", "moved"]
        assert list(at.services.open_rooms) == []
        with pytest.raises(Refused, match="missing"):
            await at.services.rooms.bring_up_to_date(at.table)


async def test_a_sweep_goes_on_where_a_table_is_gone_or_cannot_be_read(database: str) -> None:
    async with playing(database) as at:
        await at.answer(0)
        others = [await _another(at, number) for number in range(3)]
        await at.told()
        await at.pool.execute("DELETE FROM tables WHERE id = $1", others[0].row.id)
        await at.pool.execute("DELETE FROM luck WHERE table_id = $1", others[1].row.id)
        for table in (at.table, others[2]):
            await at.pool.execute(LOSE, table.row.id, 0)
        async with others[2].lock:  # an answer is on its way there, and waits for something
            await at.services.sweep.once()
        assert others[2].version == 1
        assert await at.told() == [["behind", "look"], ["behind", "look"]]
        assert {table.row.id for table in at.services.open_rooms} == {at.id, others[1].row.id, others[2].row.id}
        await at.services.sweep.once()
        assert others[2].version == 0


async def _another(at: Played, number: int) -> Room:
    """Another table at which the first seat has answered, and the process has not heard of it."""
    people = [await person(at.services.store, f"{name}{number}") for name in ("Ana", "Ben")]
    row, seed = row_of("tides", people, NO_TERMS, luck=str(number))
    await at.services.store.make(row, seed)
    table = await at.services.rooms.open(row.id)
    match = table.started()
    await at.services.answering.answer(table, 0, match.number, None, match.game.notation.text(match.legal(0)[0]), None)
    return table


async def test_a_table_that_has_lost_its_beginning_is_opened_again(database: str) -> None:
    async with playing(database) as at:
        await at.answer(0)
        await at.pool.execute(LOSE, at.id, 0)
        await at.pool.execute("UPDATE tables SET begun = NULL; UPDATE seats SET person = NULL WHERE seat = 1")
        await at.services.sweep.once()
        assert [(each.bye, each.back > 0) for each in at.eyes] == [(RESTART, True)] * 2
        again = await at.services.rooms.open(at.id)
        assert again.match is None
        assert again.knows_less(at.table.highest)


async def test_nothing_is_taken_back_by_consent_of_which_the_database_knows_less(database: str) -> None:
    """What the wish would write has a place behind what is lost: it would leave a hole in the log."""
    async with playing(database) as at:
        for seat in (0, 1, 0, 1):
            await at.answer(seat)
        await at.pool.execute(LOSE, at.id, 2)
        for seat in (0, 1):
            with pytest.raises(Refused, match="stale"):
                await at.services.proposals.wish(at.table, {"kind": TAKE_BACK, "seat": seat, "about": 0, "holds": True})
        await at.services.sweep.once()
        await at.check()


async def test_bots_do_not_think_for_ever_about_what_is_lost(database: str) -> None:
    """The process waits for the bot's second answer, and the database for its first one, which the process knows."""
    thoughts = 0

    async def think(row: TableRow, seed: str, log: Sequence[Given], seats: Sequence[int]) -> list[Thought]:
        nonlocal thoughts
        thoughts += 1
        assert thoughts < MOST
        match = played(row, seed, log)
        seat = seats[0]
        if not has(match.position.waiting, seat):
            return []
        text = match.game.notation.text(match.legal(seat)[0])
        return [{"seat": seat, "question": match.number, "part": 0, "texts": [text], "seen": ""}]

    async with playing(database, bots=1) as at:
        await at.answer(0)
        assert not await at.services.bots.play(at.id, think)
        await at.answer(0)
        await at.pool.execute(LOSE, at.id, 1)
        thoughts = 0
        assert not await at.services.bots.play(at.id, think)
        assert thoughts == 1
        assert first_seat(at.table.started().position.waiting) == 0
        await at.check()


def test_after_a_failover_seats_and_clocks_are_read_again() -> None:
    """PostgreSQL comes back in another timeline. What it has lost here leaves no trace in the answers."""
    with DevServices(("fsync=off",)) as trial:
        migrate(trial.database)
        _fail_over(trial)


def _fail_over(trial: DevServices) -> None:
    settings = trial.folder / "postgres" / "postgresql.auto.conf"

    async def failed_over() -> None:
        async with playing(trial.database) as at:
            await at.answer(0)
            await at.services.seating.entrust(at.table, 1, REGULAR)
            await at.services.sweep.once()
            await at.told()
            await at.pool.execute("DELETE FROM clock_events; UPDATE seats SET deputy = ''")
            await at.pool.execute(
                "INSERT INTO clock_events (table_id, kind, seat, question) VALUES ($1, 'x', 0, 0)", at.id
            )
            await at.services.sweep.once()
            assert at.table.row.seats[1].deputy
            trial.postgres.stop(signal.SIGINT)  # at once, though somebody is connected
            with settings.open("a") as file:
                file.write("restore_command = 'false'\n")
            (trial.folder / "postgres" / "recovery.signal").touch()
            trial.postgres.start()
            await at.pool.expire_connections()
            while await at.services.store.timeline() != "00000002":  # it listens before it has recovered
                await asyncio.sleep(0.05)
            await at.services.sweep.once()
            assert not at.table.row.seats[1].deputy
            assert await at.told() == [["look"], ["look"]]
            await at.check()

    asyncio.run(failed_over())


async def test_a_timeline_that_may_not_be_asked_is_unknown(database: str) -> None:
    async with linked(database) as other:
        await other.execute("REVOKE EXECUTE ON FUNCTION pg_current_wal_lsn() FROM public; CREATE ROLE poor LOGIN")
    pool = await asyncpg.create_pool(database.replace("partie@", "poor@"), min_size=1, max_size=1)
    assert await TableStore(pool).timeline() == ""
    pool.terminate()
    async with playing(database) as at:
        assert len(await at.services.store.timeline()) == 8


async def test_the_sweep_reads_the_last_row_of_each_table_alone(database: str) -> None:
    """However long the logs are: all open tables are looked at every two seconds."""

    def read(node: dict[str, Any]) -> int:
        """How many rows of answers a plan has read."""
        found = node["Actual Rows"] + node.get("Rows Removed by Filter", 0)
        own = found * node["Actual Loops"] if node.get("Relation Name") == "answers" else 0
        return round(own) + sum([read(each) for each in node.get("Plans", [])])

    async with linked(database) as other:
        await other.execute(LONG_LOGS)
        ids = [f"t{number}" for number in range(1, 101)]
        told = await other.fetchval(f"EXPLAIN (ANALYZE, FORMAT JSON) {store._STANDINGS}", ids)
        assert read(json.loads(told)[0]["Plan"]) <= len(ids)
        found = dict(await other.fetch(f"SELECT id, version FROM ({store._STANDINGS}) s", ids))
        assert set(found.values()) == {60}
