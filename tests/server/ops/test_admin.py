"""What whoever runs a server can do: take a table back, move tables to other rules, ban, and look what is missing."""

import asyncio
import os
import sys
from pathlib import Path

import asyncpg
import pytest

from partie.core.match import folded
from partie.server.infra.settings import Settings
from partie.server.ops.admin import Admin
from partie.server.ops.dev_services import free_port
from partie.server.ops.doctor import run_checks
from partie.server.ops.rewind import CannotRewind
from partie.server.tables.replay import played
from partie.server.tables.store import TableStore
from tests.server.harness.admins import admin
from tests.server.harness.clients.guests import PATIENCE, Guest, Player, Refusal
from tests.server.harness.clients.links import FIRST, draft
from tests.server.harness.processes import serving
from tests.server.harness.scenes.filled import fill

LATER = """
from partie.games.tides import TidesOfTime


class Later(TidesOfTime):
    def __init__(self):
        super().__init__()
        self.version = {version}


GAME = Later()
"""
# Whoever has several cards may not take the first of them.
STRICTER = """
from partie.core import OneAnswer, Rules, TableReason
from partie.core.cards import by_card
from partie.games.tides import rules as tides
from partie.games.tides.actions import TAKE

DRAFT = tides.Draft()


class Stricter(OneAnswer):
    name = "draft"

    def who(self, s):
        return DRAFT.who(s)

    def options(self, s, seat):
        return by_card(TAKE, s.hand[seat])[len(s.hand[seat]) > 1 :]

    def reason(self, s, seat, action):
        return TableReason.NOT_OFFERED

    def forced(self, s):
        return DRAFT.forced(s)

    def stands_alone(self, s):
        return True

    def answered(self, s, seat, action):
        DRAFT.answered(s, seat, action)


At = tides.At
GAME.rules = Rules(
    {
        At.GAME: (At.DEAL_HANDS, At.ROUND, At.BETWEEN_ROUNDS, At.ROUND, At.BETWEEN_ROUNDS, At.ROUND, At.END),
        At.ROUND: (At.BEGIN_ROUND, *(At.DRAFT, At.PASS_HANDS) * tides.HAND_SIZE, At.SCORE),
        At.BETWEEN_ROUNDS: (At.TAKE_BACK, At.RELIC_AND_REMOVAL, At.DRAW_TWO),
        At.BEGIN_ROUND: tides.begin_round,
        At.DEAL_HANDS: tides.deal_hands,
        At.DEAL_A_CARD: tides.DealACard(),
        At.DRAFT: Stricter(),
        At.PASS_HANDS: tides.pass_hands,
        At.SCORE: tides.score_round,
        At.TAKE_BACK: tides.take_back,
        At.RELIC_AND_REMOVAL: tides.RelicAndRemoval(),
        At.DRAW_TWO: tides.draw_two,
        At.END: tides.end_game,
    }
)
"""


async def one(database: str, statement: str) -> object:
    connection = await asyncpg.connect(database)
    try:
        return await connection.fetchval(statement)
    finally:
        await connection.close()


def test_a_table_goes_back_and_its_people_see_it(database: str) -> None:
    async def whole(base: str) -> None:
        guests = [Guest("Ana"), Guest("Ben")]
        made = await guests[0].make(base, "tides", ["", ""])
        await guests[1].sit(base, made["table"], 1, made["keys"][1])
        table = made["table"]
        players = [Player([base], guest, table, seat) for seat, guest in enumerate(guests)]
        await draft(base, players, 3)
        async with await players[0].open(base) as link, asyncio.timeout(PATIENCE):
            assert await Admin(database).rewind(table, 3, even_rated=False) == 3
            while (seen := players[0].snapshot) is None or seen["question"] != FIRST + 1:
                frame = await link.recv()
                assert isinstance(frame, str)
                players[0].hear(frame)
            assert seen["answered"] == [0], "it does not stand where it stood at version 3"
        rows = await one(database, "SELECT array_agg(text ORDER BY version) FROM answers")
        assert isinstance(rows, list)
        assert [bool(text) for text in rows] == [True] * 6 + [False] * 3, "the log only grows"
        async with asyncio.timeout(PATIENCE):
            for player in players:
                player.snapshot = None
            await asyncio.gather(*[player.play() for player in players])
        assert await Admin(database).verify(None) == ([], 1)
        with pytest.raises(CannotRewind, match="over"):
            await Admin(database).rewind(table, 0, even_rated=True)

    with serving(database) as base:
        asyncio.run(whole(base))


def test_rewinding_is_refused_where_it_would_be_wrong(database: str) -> None:
    asyncio.run(fill(database, 10))
    table = "filled9"
    count = asyncio.run(one(database, f"SELECT max(version) FROM answers WHERE table_id = '{table}'"))
    assert count == 9
    assert admin(database, "rewind", "--table", "nobody", "--to", "1")[0] == 2
    code, said = admin(database, "rewind", "--table", table, "--to", "10")
    assert (code, "never had that version" in said) == (1, True), said
    code, said = admin(database, "rewind", "--table", table, "--to", "6")
    assert (code, "3 answers at table filled9 were undone." in said) == (0, True), said
    with pytest.raises(CannotRewind, match="before"):
        asyncio.run(Admin(database).rewind(table, 8, even_rated=False))
    asyncio.run(one(database, f"UPDATE tables SET is_rated = true WHERE id = '{table}'"))
    code, said = admin(database, "rewind", "--table", table, "--to", "0")
    assert (code, "add --yes" in said) == (1, True), said
    assert asyncio.run(Admin(database).rewind(table, 0, even_rated=True)) == 6
    assert asyncio.run(Admin(database).verify(None)) == ([], 10)

    async def stands() -> tuple[int, int]:
        pool = await asyncpg.create_pool(database, min_size=1, max_size=1)
        store = TableStore(pool)
        row, seed, log = await store.table(table), await store.seed(table), await store.answers(table)
        await pool.close()
        assert row is not None
        assert seed is not None
        match = played(row, seed, [each.given for each in log])
        assert (log[-1].opens, log[-1].waiting) == (match.number, match.position.waiting)
        return match.number, len(folded([each.given for each in log]))

    assert asyncio.run(stands()) == (FIRST, 0)


def installed(site: Path, version: int, change: str = "") -> dict[str, str]:
    """An environment in which another version of the rules of Tides is installed."""
    name = f"later{version}"
    (site / f"{name}.py").write_text(LATER.format(version=version) + change)
    info = site / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[partie.games]\ntides@{version} = {name}:GAME\n")
    return {"PYTHONPATH": os.pathsep.join([str(site), *[each for each in sys.path if each]])}


def test_running_tables_go_on_under_other_rules(database: str, tmp_path: Path) -> None:
    asyncio.run(fill(database, 8))
    rules = "SELECT array_agg(rules ORDER BY id) FROM tables WHERE ended IS NULL"
    code, said = admin(database, "patch", "tides", "--rules", "2")
    assert (code, "The rules 2 of tides are not installed here." in said) == (1, True), said
    environment = installed(tmp_path, 2)
    code, said = admin(database, "patch", "tides", "--rules", "2", typed="no\n", **environment)
    assert (code, "filled1: nothing changes;" in said, "Nothing was changed." in said) == (0, True, True), said
    assert asyncio.run(one(database, rules)) == [1, 1, 1, 1]
    code, said = admin(database, "patch", "tides", "--rules", "2", typed="yes\n", **environment)
    assert (code, "4 tables are now played under rules 2." in said) == (0, True), said
    assert asyncio.run(one(database, rules)) == [2, 2, 2, 2]
    # Rules that forbid the first of several answers: whoever gave it keeps the old ones.
    environment = installed(tmp_path, 3, STRICTER)
    code, said = admin(database, "patch", "tides", "--rules", "3", "--yes", **environment)
    assert code == 0, said
    kept = asyncio.run(one(database, rules))
    assert isinstance(kept, list)
    assert set(kept) == {2, 3}, said
    assert said.count("would be against those rules; this table stays as it is.") == kept.count(2)
    assert said.count("the game would stand differently") == kept.count(3)


async def test_nothing_is_patched_while_a_server_runs(database: str, tmp_path: Path) -> None:
    await fill(database, 2)

    connection = await asyncpg.connect(database)
    try:
        code, said = await asyncio.to_thread(
            admin, database, "patch", "tides", "--rules", "2", "--yes", **installed(tmp_path, 2)
        )
        assert (code, "Stop every “partie serve”" in said) == (1, True), said
        assert await connection.fetchval("SELECT max(rules) FROM tables") == 1
    finally:
        await connection.close()


def test_who_is_banned_cannot_sit_down(database: str) -> None:
    async def whole(base: str) -> None:
        ana = Guest("Ana")
        await ana.make(base, "tides", ["", ""])
        number = str(await one(database, "SELECT id FROM persons"))
        assert await Admin(database).ban("999", 0) is None
        assert await Admin(database).ban(number, 3) == (int(number), "Ana")
        with pytest.raises(Refusal):
            await ana.make(base, "tides", ["", ""])
        await one(database, "UPDATE reports SET decided = decided - interval '3 days'")
        await ana.make(base, "tides", ["", ""])
        code, said = await asyncio.to_thread(admin, database, "ban", number)
        assert (code, f"Ana (number {number}) is now banned." in said) == (0, True), said
        with pytest.raises(Refusal):
            await ana.make(base, "tides", ["", ""])
        code, said = await asyncio.to_thread(admin, database, "ban", number, "--off")
        assert (code, "no longer banned" in said) == (0, True), said
        await ana.make(base, "tides", ["", ""])

    with serving(database) as base:
        asyncio.run(whole(base))


def keys_of(database: str) -> set[tuple[str, bool]]:
    """What is found, and whether it is good."""
    return {(each.says, each.is_good) for each in asyncio.run(run_checks(Settings(database)))}


def test_the_doctor_says_what_to_do(database: str) -> None:
    asyncio.run(fill(database, 2))
    code, said = admin(database, "doctor")
    assert code == 0, said
    for sentence in (
        "is up to date",
        "running table are installed",
        "clocks of this machine and of the database agree",
    ):
        assert sentence in said
    asyncio.run(one(database, "UPDATE tables SET rules = 99 WHERE ended IS NULL"))
    code, said = admin(database, "doctor")
    assert (code, "A running table needs tides with rules 99. Install the release" in said) == (1, True), said
    asyncio.run(one(database, "UPDATE tables SET rules = 1, deck = 'other-9'"))
    assert keys_of(database) >= {("doctor-no-cards", False), ("doctor-step", True)}
    asyncio.run(one(database, "UPDATE alembic_version SET version_num = '0010'"))
    assert ("doctor-step-old", False) in keys_of(database)
    asyncio.run(one(database, "UPDATE alembic_version SET version_num = '9999'"))
    assert ("doctor-step-new", False) in keys_of(database)
    code, said = admin(f"postgresql://127.0.0.1:{free_port()}/partie", "doctor", news=f"nats://127.0.0.1:{free_port()}")
    assert (code, "does not answer. Start PostgreSQL" in said, "Start it with -js" in said) == (1, True, True), said
