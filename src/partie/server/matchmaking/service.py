"""Those who wait for a quick match: rows that any process may pair, and that go when a browser stops asking."""

import asyncio
from typing import Final

import asyncpg

from partie.registry import UnknownGame, find_game
from partie.server.clocks.time_control import NoClock, read_clock
from partie.server.infra.database import Connection, Pool, keep_looking
from partie.server.infra.message_bus import MessageBus
from partie.server.infra.supervisor import Beat
from partie.server.matchmaking.matcher import MatchedGroup, QueueEntry, match_up
from partie.server.model.rows import Terms
from partie.server.people.persons import ACCOUNT, Person
from partie.server.people.standing import PersonStatusStore
from partie.server.ratings.schemas import MatchTold, MatchWish
from partie.server.ratings.skill import Skill
from partie.server.ratings.store import skills_of
from partie.server.tables.creation import TableCreation
from partie.table.refusal import Refused
from partie.words.messages import message

TICK: Final = 1.0  # seconds between two looks at those who wait
HERE: Final = 15  # seconds after which a browser that says nothing is closed
KEPT: Final = 60  # seconds for which somebody can still ask where they were seated
LOCK: Final = 0x9A27  # of the database, held by the one process that pairs
NOT_WAITING: Final[MatchTold] = {"waiting": False, "seconds": 0, "others": 0, "table": ""}

_WAIT: Final = """
    INSERT INTO matching (person, name, game, least, most, clock, is_rated) VALUES ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT (person) DO UPDATE SET name = $2, game = $3, least = $4, most = $5, clock = $6, is_rated = $7,
        since = now(), seen = now(), table_id = NULL
"""
_STILL: Final = """
    UPDATE matching m SET seen = now() WHERE person = $1
    RETURNING extract(epoch FROM now() - since)::float8 AS seconds, table_id,
        (SELECT count(*) FROM matching o WHERE o.game = m.game AND o.person <> $1 AND o.table_id IS NULL) AS others
"""
# Whoever gives up or says that they are still here in this moment is looked at the next time.
_WAITING: Final = f"""
    SELECT *, extract(epoch FROM since)::float8 AS began, extract(epoch FROM now())::float8 AS now
    FROM matching WHERE table_id IS NULL AND seen > now() - interval '{HERE} seconds' FOR UPDATE SKIP LOCKED
"""
_BLOCKS: Final = "SELECT person, other FROM shunned WHERE is_block AND person = ANY($1) AND other = ANY($1)"
_OLD: Final = f"DELETE FROM matching WHERE seen < now() - interval '{KEPT} seconds'"


def check_wish(wish: MatchWish) -> None:
    """Refused where there can be no such table. Strangers play by a clock, so that nobody can hold others up."""
    try:
        game, clock = find_game(wish["game"]), read_clock(wish["clock"])
        for count in {wish["least"], wish["most"]}:
            if count not in game.seats:
                raise Refused("seats", message("err-seats"))
            game.start(count, {})
    except (UnknownGame, NoClock, ValueError) as error:
        raise Refused("terms", message("err-seats")) from error
    if clock is None or not 2 <= wish["least"] <= wish["most"]:
        raise Refused("terms", message("err-seats"))


class MatchmakingService:
    """Seats those who wait, in one process at a time."""

    def __init__(self, pool: Pool, bus: MessageBus, standings: PersonStatusStore, creation: TableCreation) -> None:
        self._bus = bus
        self._standings = standings
        self._creation = creation
        self._pool = pool
        self._called = asyncio.Event()

    async def wait(self, person: Person, wish: MatchWish) -> MatchTold:
        """Somebody waits from now on, under the name that they gave; what they waited for before is forgotten."""
        check_wish(wish)
        if wish["rated"] and person.kind != ACCOUNT:
            raise Refused("guest", message("err-guest"))
        await self._standings.check_welcome(person.id)
        wanted = (wish["name"], wish["game"], wish["least"], wish["most"], wish["clock"], wish["rated"])
        await self._pool.execute(_WAIT, person.id, *wanted)
        self._called.set()
        return await self.still(person.id)

    async def still(self, person: int) -> MatchTold:
        """Somebody is still here: how they stand."""
        row = await self._pool.fetchrow(_STILL, person)
        if row is None:
            return NOT_WAITING
        table = row["table_id"] or ""
        return {"waiting": not table, "seconds": int(row["seconds"]), "others": row["others"], "table": table}

    async def give_up(self, person: int) -> MatchTold:
        """Somebody waits no more, unless they have been seated in this moment."""
        await self._pool.execute("DELETE FROM matching WHERE person = $1 AND table_id IS NULL", person)
        return await self.still(person)

    async def run(self, beat: Beat) -> None:
        """Until it is stopped."""
        await keep_looking(self.pair, TICK, self._called, "nobody can be paired now", beat)

    async def pair(self) -> int:
        """Seat everybody who can play now, unless another process does. How many were seated.

        The tables and the end of the waiting are one transaction: nobody is seated twice, whoever is killed in it.
        """
        async with self._pool.acquire() as connection, connection.transaction():
            if not await connection.fetchval("SELECT pg_try_advisory_xact_lock($1)", LOCK):
                return 0
            await connection.execute(_OLD)
            rows = await connection.fetch(_WAITING)
            names = {row["person"]: row["name"] for row in rows}
            blocks = {(row["person"], row["other"]) for row in await connection.fetch(_BLOCKS, list(names))}
            now = rows[0]["now"] if rows else 0.0
            companies = match_up(await self._waiters(connection, rows), now, blocks)
            for company in companies:
                await self._seat(connection, company, names)
        seated = [person for company in companies for person in company.persons]
        for person in seated:
            await self._bus.call("person", {"person": person})
        return len(seated)

    async def _waiters(self, connection: Connection, rows: list[asyncpg.Record]) -> list[QueueEntry]:
        counts = {row["person"]: range(row["least"], row["most"] + 1) for row in rows}
        known = await skills_of(
            connection, [(row["person"], row["game"], count) for row in rows for count in counts[row["person"]]]
        )
        skills: dict[int, dict[int, Skill]] = {person: {} for person in counts}
        for (person, _, count), skill in known.items():
            skills[person][count] = skill
        return [
            QueueEntry(
                row["person"],
                row["game"],
                row["least"],
                row["most"],
                row["clock"],
                row["is_rated"],
                row["began"],
                skills[row["person"]],
            )
            for row in rows
        ]

    async def _seat(self, connection: Connection, company: MatchedGroup, names: dict[int, str]) -> None:
        terms = Terms(clock=company.clock, is_rated=company.is_rated)
        people = [(person, names[person]) for person in company.persons]
        table_id = await self._creation.make_seated(company.game, terms, people, connection)
        await connection.execute(
            "UPDATE matching SET table_id = $1 WHERE person = ANY($2)", table_id, list(company.persons)
        )
