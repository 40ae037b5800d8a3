"""Makes the rounds of tournaments: whoever notices that one has ended makes the next, and it is made once.

A process is told when a table ends here, and hears of it from others; a process may die between, so each of them looks
now and then besides. Whoever makes a round holds the row of the tournament: what the tables brought, the new tables and
the round itself are written in one transaction, or not at all.
"""

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Final

from partie.core import Game, Position
from partie.registry import UnknownGame, find_game
from partie.server.infra.database import Connection, keep_looking
from partie.server.infra.isolation import Isolated, Postponed
from partie.server.infra.message_bus import MessageBus, Payload
from partie.server.infra.supervisor import Beat
from partie.server.model.rows import Terms
from partie.server.people.standing import PersonStatusStore
from partie.server.tables.creation import TableCreation
from partie.server.tables.registry import RoomRegistry
from partie.server.tables.store import TableStore
from partie.server.tables.sync import OVER
from partie.server.tables.terms import usual_watching
from partie.server.tournaments.pairing import NOTHING, Board, next_round
from partie.server.tournaments.scoring import award_ranks
from partie.server.tournaments.service import Row, board_in, least_seats, row_in
from partie.table.refusal import Refused

LOOK: Final = 2.0  # seconds between two looks
LATER: Final = 60.0  # seconds after which a tournament is tried again that could not be looked after

# Running tournaments of which a table has ended since anybody looked, or whose round is over.
_DUE: Final = """
    SELECT t.* FROM tournaments t WHERE t.started IS NOT NULL AND t.ended IS NULL AND t.id <> ALL($1::text[]) AND (
        EXISTS (SELECT FROM boards b LEFT JOIN tables x ON x.id = b.table_id WHERE b.tournament = t.id
                AND b.places IS NULL AND (x.id IS NULL OR x.ended IS NOT NULL))
        OR NOT EXISTS (SELECT FROM boards b WHERE b.tournament = t.id AND b.places IS NULL))
    ORDER BY t.started LIMIT 1 FOR NO KEY UPDATE OF t SKIP LOCKED
"""
_ENDED: Final = """
    SELECT b.round, b.board, x.id, x.record, cardinality(b.sitters) AS count
    FROM boards b LEFT JOIN tables x ON x.id = b.table_id
    WHERE b.tournament = $1 AND b.places IS NULL AND (x.id IS NULL OR x.ended IS NOT NULL)
"""
# Tables that are over, and whose process died before it could write the record.
_SILENT: Final = """
    SELECT x.id FROM tournaments t JOIN boards b ON b.tournament = t.id JOIN tables x ON x.id = b.table_id
    WHERE t.started IS NOT NULL AND t.ended IS NULL AND b.places IS NULL AND x.ended IS NULL
      AND (SELECT a.waiting = 0 FROM answers a WHERE a.table_id = x.id ORDER BY a.version DESC LIMIT 1)
"""
# Nobody is made to sit with somebody they have blocked, and nobody gains anything by a block: whoever blocks leaves.
_BLOCKING: Final = """
    SELECT DISTINCT person FROM shunned WHERE is_block AND person <> other AND person = ANY($1) AND other = ANY($1)
"""


class TournamentDirector:
    """One process's look at all tournaments."""

    def __init__(
        self,
        store: TableStore,
        bus: MessageBus,
        standings: PersonStatusStore,
        rooms: RoomRegistry,
        creation: TableCreation,
    ) -> None:
        self._store = store
        self._bus = bus
        self._standings = standings
        self._rooms = rooms
        self._creation = creation
        self._called = asyncio.Event()
        self._postponed = Postponed()  # tournaments that cannot be looked after
        bus.follow(OVER, self._hear)

    async def _hear(self, _: Payload) -> None:
        self._called.set()

    async def run(self, beat: Beat) -> None:
        """Until it is stopped."""
        await keep_looking(self.look, LOOK, self._called, "tournaments have to wait", beat)

    async def look(self) -> None:
        """Do all that is to be done now."""
        for row in await self._store.pool.fetch(_SILENT):
            with Isolated("a table of a tournament cannot be opened", row["id"]), contextlib.suppress(Refused):
                await self._rooms.open(row["id"])  # whoever opens it writes its record
        while await self.once():
            pass

    async def once(self) -> bool:
        """Look after one tournament. False if there is nothing to do.

        One that cannot be looked after, because a record of it cannot be read here, is left out for a while: all others
        go on.
        """
        made, tournament = list[tuple[str, list[int]]](), ""
        with Isolated("a tournament cannot be looked after"):
            async with self._store.pool.acquire() as connection, connection.transaction():
                found = await connection.fetchrow(_DUE, self._postponed.ids())
                if found is None:
                    return False
                tournament = str(found["id"])
                self._postponed.postpone(tournament, LATER)
                row = row_in(found)
                await self._settle(connection, row)
                made = await self._advance(connection, row)
            self._postponed.resume(tournament)
        for table_id, persons in made:
            await self._rooms.open(table_id)  # so that everybody is told whose turn it is
            for person in persons:
                await self._bus.call("person", {"person": person})
        return bool(tournament)

    async def _settle(self, connection: Connection, row: Row) -> None:
        """Write down what tables brought that have ended, from their records."""
        for board in await connection.fetch(_ENDED, row.id):
            table = await self._store.table(board["id"], connection) if board["id"] else None
            places = [NOTHING] * board["count"]
            if table is not None and board["record"]:
                places = await asyncio.to_thread(award_ranks, table, board["record"])
            await connection.execute(
                "UPDATE boards SET places = $4 WHERE tournament = $1 AND round = $2 AND board = $3",
                row.id,
                board["round"],
                board["board"],
                places,
            )

    async def _advance(self, connection: Connection, row: Row) -> list[tuple[str, list[int]]]:
        """Make the next round if this one is over: its tables, and who sits at each. Or it was the last."""
        boards = await connection.fetch(
            "SELECT round, sitters, places FROM boards WHERE tournament = $1 ORDER BY round, board", row.id
        )
        if any([board["places"] is None for board in boards]):
            return []
        entries = await connection.fetch(
            "SELECT number, person, name, withdrawn FROM entries WHERE tournament = $1 ORDER BY number", row.id
        )
        sitting = {each["number"]: (each["person"], each["name"]) for each in entries if each["withdrawn"] is None}
        for number in await self._unwelcome(connection, sitting):
            del sitting[number]
            await connection.execute(
                "UPDATE entries SET withdrawn = now() WHERE tournament = $1 AND number = $2", row.id, number
            )
        rounds = [[board_in(each) for each in boards if each["round"] == number + 1] for number in range(row.round)]
        game = _game(row)
        least = row.seats if game is None else least_seats(game, row.settings, row.seats)
        if game is None or row.round >= row.rounds or len(sitting) < least:
            await connection.execute("UPDATE tournaments SET ended = now() WHERE id = $1", row.id)
            return []
        numbers = [each["number"] for each in entries]
        planned = next_round(row.kind, numbers, sitting.keys(), rounds, least, row.seats)
        terms = Terms(clock=row.clock, watching=usual_watching(game))
        made: list[tuple[str, list[int]]] = []
        for at, board in enumerate(planned):
            people = [sitting[number] for number in board.sitters]
            table_id = None
            if not board.is_bye:
                table_id = await self._creation.seat_all(connection, game, row.settings, people, terms)
                made.append((table_id, [person for person, _ in people]))
            await _write(connection, row, at, board, table_id)
        await connection.execute("UPDATE tournaments SET round = round + 1 WHERE id = $1", row.id)
        return made

    async def _unwelcome(self, connection: Connection, sitting: dict[int, tuple[int, str]]) -> Sequence[int]:
        """Those who do not play on: banned, or they have blocked somebody with whom they would have to sit."""
        persons = [person for person, _ in sitting.values()]
        standings = await self._standings.all(persons)
        blocking = {row["person"] for row in await connection.fetch(_BLOCKING, persons)}
        return [
            number
            for number, (person, _) in sitting.items()
            if person in blocking or person not in standings or standings[person].is_banned
        ]


def _game(row: Row) -> Game[Position] | None:
    """What is played; None if it cannot be played here any more."""
    try:
        return find_game(row.game)
    except UnknownGame:
        return None


async def _write(connection: Connection, row: Row, at: int, board: Board, table_id: str | None) -> None:
    await connection.execute(
        "INSERT INTO boards (tournament, round, board, table_id, sitters, places) VALUES ($1, $2, $3, $4, $5, $6)",
        row.id,
        row.round + 1,
        at,
        table_id,
        list(board.sitters),
        [1] if board.is_bye else None,
    )
