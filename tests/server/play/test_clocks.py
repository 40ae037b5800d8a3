"""Clocks at tables of a server: who plays when somebody is out of time, what people agree on, and who may wish what."""

import asyncio
import json
from collections.abc import Callable, Iterator
from typing import cast

import asyncpg
import pytest
from websockets.asyncio.client import ClientConnection

from partie.server.clocks.schemas import TakenOver
from partie.server.model.rows import Terms
from partie.server.play.deadline_worker import DeadlineWorker
from partie.server.services import build
from partie.server.tables.answer_writer import AnswerWriter
from partie.server.tables.bot_queue import NoBotQueue
from partie.server.tables.schemas import MadeTable, TableCard
from tests.server.harness.clients.guests import PATIENCE, Guest, Player, Refusal
from tests.server.harness.databases import linked
from tests.server.harness.processes import server
from tests.server.harness.scenes.ended import person, row_of
from tests.server.harness.stores import opened
from tests.server.runs.clock_faults import GAMES, tried

REMINDED = """
    SELECT question, kind FROM held_notices WHERE kind = 'half' UNION ALL
    SELECT question, kind FROM notices WHERE kind = 'half'
"""
TERMS = {"open": False, "clock": "live 5+1", "watching": "open", "rated": False, "language": ""}


@pytest.fixture
def base(database: str) -> Iterator[str]:
    """A server that is alone."""
    process, address = server(database, bots=1)
    process.start()
    yield address
    process.stop()


async def laid(base: str, clock: str = "live 5+1", game: str = "tides") -> tuple[Guest, Guest, str]:
    """Two people at a timed table."""
    ana, ben = Guest("Ana"), Guest("Ben")
    wanted = {"game": game, "settings": {}, "seats": ["", ""], "name": "Ana", "words": "", "seat": 0}
    made = cast(MadeTable, await ana.ask(base, "POST", "/api/tables", {**wanted, "terms": {**TERMS, "clock": clock}}))
    await ben.sit(base, made["table"], 1, made["keys"][1])
    return ana, ben, made["table"]


async def wish(base: str, guest: Guest, table: str, kind: str, seat: int, about: int, holds: bool = True) -> TableCard:
    """Wish something."""
    body = {"kind": kind, "seat": seat, "about": about, "holds": holds}
    return cast(TableCard, await guest.ask(base, "POST", f"/api/tables/{table}/wishes", body))


async def until(link: ClientConnection, player: Player, fits: Callable[[TableCard], bool]) -> TableCard:
    """Read until the card of the table is as it should be."""
    async with asyncio.timeout(PATIENCE):
        while player.card is None or not fits(player.card):
            frame = await link.recv()
            assert isinstance(frame, str)
            player.hear(frame)
    return player.card


async def test_nonsense_is_refused(base: str) -> None:
    for clock in ("soon", "live 1+1", "days 2 quiet 22-7 Mars/Base", "live 300+10;drop"):
        with pytest.raises(Refusal, match="400"):
            await laid(base, clock)


def takeovers(card: TableCard) -> list[TakenOver]:
    """Who has played for whom at a table with a clock."""
    assert card["clocks"] is not None
    return card["clocks"]["takeovers"]


async def test_a_bot_plays_for_whoever_sleeps_until_they_come(base: str, database: str) -> None:
    ana, ben, table = await laid(base)
    seat = Player([base], ben, table, 1)
    async with await seat.open(base) as link:
        card = await until(link, seat, lambda card: bool(card["players"][0]["bot"]))
        assert card["players"][0]["bot"] == "regular"
        taken = takeovers(card)[0]
        assert (taken["seat"], taken["why"], taken["until"]) == (0, "clock", None)
        # She only looks, and it is her seat again. Seats and clocks are read one after the other, and told twice.
        hers = Player([base], ana, table, 0)
        async with await hers.open(base) as eyes:
            await until(eyes, hers, lambda card: not card["players"][0]["bot"] and bool(takeovers(card)[0]["until"]))

    async with linked(database) as connection:
        kinds = await connection.fetch("SELECT kind, seat FROM clock_events WHERE seat = 0 ORDER BY id")
    assert [row["kind"] for row in kinds][:2] == ["deputy", "back"]


async def test_extra_time_pause_and_the_end_by_agreement(base: str, database: str) -> None:
    ana, ben, table = await laid(base, "live 300+10")
    card = await wish(base, ana, table, "extra", 0, 1)
    assert card["clocks"] is not None
    assert (card["clocks"]["left"][1] or 0) > 310_000 + 30_000
    with pytest.raises(Refusal):  # nobody gives time to themselves
        await wish(base, ana, table, "extra", 0, 0)
    with pytest.raises(Refusal, match="403"):  # nor speaks for another seat
        await wish(base, ana, table, "extra", 1, 0)
    with pytest.raises(Refusal):  # he is not out of time
        await wish(base, ana, table, "go-on", 0, 1)
    stranger = Guest("Eve")
    with pytest.raises(Refusal, match="404"):
        await wish(base, stranger, table, "end", 0, 0)

    card = await wish(base, ana, table, "pause", 0, 0)
    assert card["clocks"] is not None
    assert not card["clocks"]["paused"], "one alone has stopped the clocks"
    assert card["clocks"]["votes"] == [{"kind": "pause", "seat": 0, "about": 0}]
    card = await wish(base, ben, table, "pause", 1, 1)
    assert card["clocks"] is not None
    assert card["clocks"]["paused"]
    assert card["clocks"]["running"] == []
    card = await wish(base, ben, table, "resume", 1, 1)
    assert card["clocks"] is not None
    assert not card["clocks"]["paused"]
    assert card["clocks"]["votes"] == []

    await wish(base, ana, table, "end", 0, 0)
    await wish(base, ana, table, "end", 0, 0, holds=False)
    card = await wish(base, ben, table, "end", 1, 1)
    assert not card["over"]
    card = await wish(base, ana, table, "end", 0, 0)
    assert (card["over"], card["ending"]) == (True, "agreed")
    with pytest.raises(Refusal, match="400"):
        await wish(base, ana, table, "pause", 0, 0)
    player = Player([base], ana, table, 0)
    async with await player.open(base) as link:
        await until(link, player, lambda card: card["over"])
        await link.send(json.dumps({"kind": "answer", "ref": 1, "question": 1, "part": 0, "text": "take 1"}))
        while json.loads(frame := await link.recv())["kind"] not in ("done", "refused"):
            pass
        assert json.loads(frame)["kind"] == "refused"
    record = (await ana.call(base, "GET", f"/api/tables/{table}/record?seat=0")).text
    assert "seed" not in record
    assert "result" not in record

    connection = await asyncpg.connect(database)
    assert await connection.fetchval("SELECT count(*) FROM deadlines") == 0
    await connection.close()


@pytest.mark.long  # clocks run in real time
def test_deadlines_act_once_and_never_early_while_a_worker_dies() -> None:
    verdict = tried(8, 2, GAMES[:1], range(5, 7))
    assert verdict.wrong == []
    assert verdict.early == 0
    assert verdict.deadlines >= 4, "nobody was out of time"
    assert verdict.bots > 0


async def test_a_table_that_cannot_be_judged_now_holds_no_other_one_up(database: str) -> None:
    """The one that is due first is locked. Nobody waits for it, and it is judged as soon as that can be done."""
    async with opened(database) as store:
        people = [await person(store, "Ana"), await person(store, "Ben")]
        rows = [row_of("tides", people, Terms(clock="live 5+0"), luck=str(number)) for number in range(41)]
        for row, seed in rows:
            await store.make(row, seed)
        await store.pool.execute("UPDATE tables SET begun = now() - interval '1 hour'")
        locked = rows[0][0].id
        await store.pool.execute("UPDATE deadlines SET due = now() - interval '1 minute'")
        await store.pool.execute("UPDATE deadlines SET due = now() - interval '1 hour' WHERE table_id = $1", locked)
        services = build(store, AnswerWriter(store.pool))
        watch = DeadlineWorker(store, services.clocks, services.events, services.rooms, NoBotQueue())
        async with linked(database) as other, other.transaction():
            await other.execute("SELECT FROM luck WHERE table_id = $1 FOR UPDATE", locked)
            looks = 1
            while await watch.once():
                looks += 1
            assert looks < 100
            found = await store.pool.fetch("SELECT DISTINCT table_id FROM clock_events WHERE kind = 'deputy'")
            assert {row["table_id"] for row in found} == {row.id for row, _ in rows} - {locked}
        async with asyncio.timeout(PATIENCE):
            while not await store.pool.fetchval("SELECT count(*) FROM clock_events WHERE table_id = $1", locked):
                await watch.once()
                await asyncio.sleep(0.01)


async def test_whoever_has_half_a_day_left_is_reminded_once(base: str, database: str) -> None:
    _, _, table = await laid(base, "days 1")
    link = await asyncpg.connect(database)
    try:
        await link.execute(
            "INSERT INTO notice_channels (person, kind, address, confirmed)"
            " SELECT person, 'hook', 'https://partie.invalid/', now() FROM seats WHERE seat = 0"
        )
        for left in ("13 hours", "12 hours", "11 hours"):
            ago = "now() - interval '1 day' + $1::text::interval"
            await link.execute(f"UPDATE tables SET begun = {ago}", left)
            await link.execute("UPDATE deadlines SET due = now()")
            async with asyncio.timeout(PATIENCE):
                while await link.fetchval("SELECT due <= now() FROM deadlines WHERE table_id = $1", table):
                    await asyncio.sleep(0.05)  # until the server has looked
                while left != "13 hours" and not await link.fetch(REMINDED):
                    await asyncio.sleep(0.05)
            await asyncio.sleep(0.5)  # another one would come now
            assert len(await link.fetch(REMINDED)) == (0 if left == "13 hours" else 1), left
        due = await link.fetchval(
            "SELECT extract(epoch FROM due - now()) / 3600 FROM deadlines WHERE table_id = $1", table
        )
        assert 8.5 < due < 8.7  # a tenth of the day is left then
    finally:
        await link.close()
