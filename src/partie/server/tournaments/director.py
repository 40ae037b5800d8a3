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
from partie.server.infra.database import Connection, keep_looking, transaction
from partie.server.infra.isolation import Isolated, Postponed
from partie.server.infra.message_bus import MessageBus, Payload
from partie.server.infra.supervisor import Beat
from partie.server.model.rows import Terms
from partie.server.people.block_store import BlockStore
from partie.server.people.standing import PersonStandings
from partie.server.tables.creation import TableCreation
from partie.server.tables.registry import RoomRegistry
from partie.server.tables.store import TableStore
from partie.server.tables.sync import OVER
from partie.server.tables.terms import usual_watching
from partie.server.tournaments.pairing import NOTHING, next_round
from partie.server.tournaments.round_store import RoundStore
from partie.server.tournaments.scoring import award_ranks
from partie.server.tournaments.service import TournamentRow, board_in, least_seats, row_in
from partie.server.tournaments.store import end_tournament
from partie.table.refusal import Refused

LOOK: Final = 2.0  # seconds between two looks
LATER: Final = 60.0  # seconds after which a tournament is tried again that could not be looked after


class TournamentDirector:
    """One process's look at all tournaments."""

    def __init__(
        self,
        store: TableStore,
        bus: MessageBus,
        standings: PersonStandings,
        rooms: RoomRegistry,
        creation: TableCreation,
    ) -> None:
        self._store = store
        self._bus = bus
        self._standings = standings
        self._rooms = rooms
        self._creation = creation
        self._rounds = RoundStore(store.pool)
        self._blocks = BlockStore(store.pool)
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
        for table_id in await self._rounds.silent_tables():
            with Isolated("a table of a tournament cannot be opened", table_id), contextlib.suppress(Refused):
                await self._rooms.open(table_id)  # whoever opens it writes its record
        while await self.once():
            pass

    async def once(self) -> bool:
        """Look after one tournament. False if there is nothing to do.

        One that cannot be looked after, because a record of it cannot be read here, is left out for a while: all others
        go on.
        """
        made, tournament = list[tuple[str, list[int]]](), ""
        with Isolated("a tournament cannot be looked after"):
            async with transaction(self._store.pool) as tx:
                found = await self._rounds.claim(tx, self._postponed.ids())
                if found is None:
                    return False
                tournament = str(found["id"])
                self._postponed.postpone(tournament, LATER)
                row = row_in(found)
                await self._settle(tx, row)
                made = await self._advance(tx, row)
            self._postponed.resume(tournament)
        for table_id, persons in made:
            await self._rooms.open(table_id)  # so that everybody is told whose turn it is
            for person in persons:
                await self._bus.call("person", {"person": person})
        return bool(tournament)

    async def _settle(self, tx: Connection, row: TournamentRow) -> None:
        """Write down what tables brought that have ended, from their records."""
        for board in await self._rounds.ended(tx, row.id):
            table = await self._store.table(board["id"], tx) if board["id"] else None
            places = [NOTHING] * board["count"]
            if table is not None and board["record"]:
                places = await asyncio.to_thread(award_ranks, table, board["record"])
            await self._rounds.set_result(tx, row.id, (board["round"], board["board"]), places)

    async def _advance(self, tx: Connection, row: TournamentRow) -> list[tuple[str, list[int]]]:
        """Make the next round if this one is over: its tables, and who sits at each. Or it was the last."""
        boards = await self._rounds.boards(tx, row.id)
        if any([board["places"] is None for board in boards]):
            return []
        entries = await self._rounds.entries(tx, row.id)
        sitting = {each["number"]: (each["person"], each["name"]) for each in entries if each["withdrawn"] is None}
        for number in await self._unwelcome(tx, sitting):
            del sitting[number]
            await self._rounds.withdraw(tx, row.id, number)
        rounds = [[board_in(each) for each in boards if each["round"] == number + 1] for number in range(row.round)]
        game = _game(row)
        least = row.seats if game is None else least_seats(game, row.settings, row.seats)
        if game is None or row.round >= row.rounds or len(sitting) < least:
            await end_tournament(tx, row.id)
            return []
        numbers = [each["number"] for each in entries]
        planned = next_round(row.kind, numbers, sitting.keys(), rounds, least, row.seats)
        terms = Terms(clock=row.clock, watching=usual_watching(game))
        made: list[tuple[str, list[int]]] = []
        for at, board in enumerate(planned):
            people = [sitting[number] for number in board.sitters]
            table_id = None
            if not board.is_bye:
                table_id = await self._creation.seat_all(tx, game, row.settings, people, terms)
                made.append((table_id, [person for person, _ in people]))
            ranks = [1] if board.is_bye else None
            await self._rounds.add_board(tx, row.id, (row.round + 1, at), table_id, board.sitters, ranks)
        await self._rounds.next_round(tx, row.id)
        return made

    async def _unwelcome(self, tx: Connection, sitting: dict[int, tuple[int, str]]) -> Sequence[int]:
        """Those who do not play on: banned, or they have blocked somebody with whom they would have to sit."""
        persons = [person for person, _ in sitting.values()]
        standings = await self._standings.all(persons)
        # Nobody is made to sit with somebody they have blocked, and nobody gains anything by a block: whoever blocks
        # leaves.
        blocking = await self._blocks.blocking(tx, persons)
        return [
            number
            for number, (person, _) in sitting.items()
            if person in blocking or person not in standings or standings[person].is_banned
        ]


def _game(row: TournamentRow) -> Game[Position] | None:
    """What is played; None if it cannot be played here any more."""
    try:
        return find_game(row.game)
    except UnknownGame:
        return None
