"""Those who wait for a quick match: rows that any process may pair, and that go when a browser stops asking."""

import asyncio
from collections.abc import Sequence
from typing import Final

from partie.registry import UnknownGame, find_game
from partie.server.clocks.time_control import NoClock, read_clock
from partie.server.infra.database import Connection, Pool, Row, keep_looking, transaction
from partie.server.infra.message_bus import MessageBus
from partie.server.infra.supervisor import Beat
from partie.server.matchmaking.matcher import MatchedGroup, QueueEntry, match_up
from partie.server.matchmaking.store import QueueStore
from partie.server.model.rows import Terms
from partie.server.people.block_store import BlockStore
from partie.server.people.persons import ACCOUNT, Person
from partie.server.people.standing import PersonStandings
from partie.server.ratings.schemas import MatchTold, MatchWish
from partie.server.ratings.skill import Skill
from partie.server.ratings.store import skills_of
from partie.server.tables.creation import TableCreation
from partie.table.refusal import Refused
from partie.words.messages import message

TICK: Final = 1.0  # seconds between two looks at those who wait
NOT_WAITING: Final[MatchTold] = {"waiting": False, "seconds": 0, "others": 0, "table": ""}


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

    def __init__(self, pool: Pool, bus: MessageBus, standings: PersonStandings, creation: TableCreation) -> None:
        self._bus = bus
        self._standings = standings
        self._creation = creation
        self._pool = pool
        self._store = QueueStore(pool)
        self._blocks = BlockStore(pool)
        self._called = asyncio.Event()

    async def wait(self, person: Person, wish: MatchWish) -> MatchTold:
        """Somebody waits from now on, under the name that they gave; what they waited for before is forgotten."""
        check_wish(wish)
        if wish["rated"] and person.kind != ACCOUNT:
            raise Refused("guest", message("err-guest"))
        await self._standings.check_welcome(person.id)
        wanted = (wish["name"], wish["game"], wish["least"], wish["most"], wish["clock"], wish["rated"])
        await self._store.wait(person.id, *wanted)
        self._called.set()
        return await self.still(person.id)

    async def still(self, person: int) -> MatchTold:
        """Somebody is still here: how they stand."""
        row = await self._store.still(person)
        if row is None:
            return NOT_WAITING
        table = row["table_id"] or ""
        return {"waiting": not table, "seconds": int(row["seconds"]), "others": row["others"], "table": table}

    async def give_up(self, person: int) -> MatchTold:
        """Somebody waits no more, unless they have been seated in this moment."""
        await self._store.give_up(person)
        return await self.still(person)

    async def run(self, beat: Beat) -> None:
        """Until it is stopped."""
        await keep_looking(self.pair, TICK, self._called, "nobody can be paired now", beat)

    async def pair(self) -> int:
        """Seat everybody who can play now, unless another process does. How many were seated.

        The tables and the end of the waiting are one transaction: nobody is seated twice, whoever is killed in it.
        """
        async with transaction(self._pool) as tx:
            if not await self._store.is_ours(tx):
                return 0
            await self._store.forget_old(tx)
            rows = await self._store.waiting(tx)
            names = {row["person"]: row["name"] for row in rows}
            blocks = await self._blocks.among(tx, names)
            now = rows[0]["now"] if rows else 0.0
            companies = match_up(await self._waiters(tx, rows), now, blocks)
            for company in companies:
                await self._seat(tx, company, names)
        seated = [person for company in companies for person in company.persons]
        for person in seated:
            await self._bus.call("person", {"person": person})
        return len(seated)

    async def _waiters(self, tx: Connection, rows: Sequence[Row]) -> list[QueueEntry]:
        counts = {row["person"]: range(row["least"], row["most"] + 1) for row in rows}
        known = await skills_of(
            tx, [(row["person"], row["game"], count) for row in rows for count in counts[row["person"]]]
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

    async def _seat(self, tx: Connection, company: MatchedGroup, names: dict[int, str]) -> None:
        terms = Terms(clock=company.clock, is_rated=company.is_rated)
        people = [(person, names[person]) for person in company.persons]
        table_id = await self._creation.make_seated(company.game, terms, people, tx)
        await self._store.seated(tx, company.persons, table_id)
