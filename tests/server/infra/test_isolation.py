"""One table or tournament that is broken holds up no other, and ends no process."""

import asyncio
import logging

import asyncpg
import pytest

from partie.core import seats_in
from partie.server.infra.database import LOST
from partie.server.infra.isolation import Isolated, Postponed
from partie.server.model.rows import NO_TERMS
from partie.server.services import build
from partie.server.tables.answer_writer import AnswerWriter
from tests.server.harness.built import referee_over
from tests.server.harness.scenes.ended import person, row_of
from tests.server.harness.stores import opened

TOURNAMENT = """
    INSERT INTO tournaments (id, opener, game, settings, seats, clock, kind, rounds, round, started)
    VALUES ($1, $2, 'tides', $3, 3, 'live 300+10', 'swiss', 1, 1, now())
"""
BOARD = "INSERT INTO boards (tournament, round, board, table_id, sitters) VALUES ($1, 1, 0, NULL, '{0,1}')"


async def test_the_sweep_goes_on_to_the_other_tables(database: str, caplog: pytest.LogCaptureFixture) -> None:
    async with opened(database) as store:
        commits = AnswerWriter(store.pool)
        commits.start()
        here, elsewhere = build(store, commits), build(store, commits)  # neither hears of the other
        tables = []
        for name in ("Ana", "Ben"):
            row, seed = row_of("tides", [await person(store, name), await person(store, f"{name} II")], NO_TERMS)
            await store.make(row, seed)
            tables.append(await here.rooms.open(row.id))
            there = await elsewhere.rooms.open(row.id)
            match = there.started()
            seat = seats_in(match.position.waiting)[0]
            text = match.game.notation.text(match.legal(seat)[0])
            await elsewhere.answering.answer(there, seat, match.number, None, text, None)
        broken, whole = tables
        await store.pool.execute("UPDATE answers SET text = 'rubbish' WHERE table_id = $1", broken.row.id)
        await here.sweep.once()
        assert (broken.version, whole.version) == (0, 1)
        (line,) = [line for line in caplog.records if line.levelno == logging.ERROR]
        assert (line.getMessage(), vars(line)["table"]) == ("a table cannot be looked after", broken.row.id)
        await commits.stop()


async def test_tournaments_go_on_beside_one_that_cannot_be_read(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(database) as store:
        services, opener = build(store, AnswerWriter(store.pool)), await person(store, "Ana")
        for name, settings in (("broken", "[1]"), ("whole", "{}")):
            await store.pool.execute(TOURNAMENT, name, opener, settings)
            await store.pool.execute(BOARD, name)
        referee = referee_over(services)
        for _ in range(2):
            await asyncio.wait_for(referee.look(), 60)
        ended = await store.pool.fetch("SELECT id FROM tournaments WHERE ended IS NOT NULL")
        assert [each["id"] for each in ended] == ["whole"]
        told = [line.getMessage() for line in caplog.records if line.levelno == logging.ERROR]
        assert told == ["a tournament cannot be looked after"]  # once: it is left out for a while


def test_a_database_that_is_away_is_the_affair_of_the_loop() -> None:
    assert asyncpg.InterfaceError in LOST
    with pytest.raises(asyncpg.InterfaceError), Isolated("nothing"):
        raise asyncpg.InterfaceError("away")
    with Isolated("one of many"):
        raise ValueError("broken")


def test_what_was_postponed_is_left_out_until_its_time() -> None:
    now = 0.0
    postponed = Postponed(lambda: now)
    postponed.postpone("a", 1.0)
    postponed.postpone("b", 2.0)
    postponed.postpone("c", 3.0)
    postponed.resume("c")
    assert postponed.ids() == ["a", "b"]
    now = 1.0
    assert postponed.ids() == ["b"]
