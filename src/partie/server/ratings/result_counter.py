"""Every ended table is counted once: what it proves is written down, and the ratings that it changes.

One row of ``ratings`` for each table and person holds the rating before and after, so somebody's rating is their last
row. The table's own row says that it was counted, and its number: ratings depend on the order.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from partie.registry import find_game
from partie.server.infra.database import Connection, keep_looking, transaction
from partie.server.infra.isolation import Isolated
from partie.server.infra.supervisor import Beat
from partie.server.model.rows import TableRow
from partie.server.people.persons import ACCOUNT, PROGRAM
from partie.server.ratings.skill import START, SeatResult, Skill, counted_places, rated
from partie.server.ratings.store import add_ratings, hold_kind, sitters_of, skills_of
from partie.server.tables.result import proven_ranks
from partie.server.tables.result_store import ResultStore
from partie.server.tables.store import TableStore

LOOK: Final = 10.0  # seconds between two looks for tables that were forgotten
LATE: Final = 20.0  # seconds after which a table that is not counted was forgotten
AT_ONCE: Final = 20


@dataclass(frozen=True)
class Seated:
    """Who had a seat in the end. A program has an owner; whoever left for good is nobody."""

    seat: int
    is_bot: bool
    is_left: bool
    person: int | None
    kind: str | None
    owner: int | None


def may_count(people: Sequence[Seated]) -> bool:
    """Whether a rated table of these people counts.

    All of them have an account or are programs, and none sits there twice. Programs of one owner, or a program and its
    owner, could help each other.
    """
    if len(people) < 2 or any([each.is_bot or each.kind not in (ACCOUNT, PROGRAM) for each in people]):
        return False
    hands = [each.owner if each.kind == PROGRAM else each.person for each in people]
    return len(set(hands)) == len(hands)


class ResultCounter:
    """Counts the tables that end in this process, and those that others have forgotten."""

    def __init__(self, store: TableStore) -> None:
        self._store = store
        self._results = ResultStore(store.pool)
        self._ended: list[str] = []
        self._called = asyncio.Event()

    def soon(self, table_id: str) -> None:
        """A table has ended here."""
        self._ended.append(table_id)
        self._called.set()

    async def run(self, beat: Beat) -> None:
        """Until it is stopped."""
        await keep_looking(lambda: self.look(LATE), LOOK, self._called, "a result has to wait", beat)

    async def look(self, late: float) -> None:
        """Count what has ended here, and whatever has ended anywhere and was not counted for this number of seconds."""
        while self._ended:
            await self._try(self._ended.pop(0))
        while await self._count_forgotten(late):
            pass

    async def _count_forgotten(self, late: float) -> bool:
        """A few of them. Whether there was anything to count, so that whoever cannot count something does not hang."""
        return any([await self._try(table_id) for table_id in await self._results.forgotten(late, AT_ONCE)])

    async def _try(self, table_id: str) -> bool:
        """Count a table. One that cannot be counted holds up no other, and is looked at again with the forgotten."""
        with Isolated("a result cannot be counted", table_id):  # its rules may not be installed here
            return await self.count(table_id)
        return False

    async def count(self, table_id: str) -> bool:
        """Count a table, unless somebody has done it."""
        row, text = await self._store.table(table_id), await self._store.record(table_id)
        if row is None or text is None:
            return False
        places = await asyncio.to_thread(proven_ranks, row, text)
        async with transaction(self._store.pool) as tx:
            await hold_kind(tx, row.game, len(row.seats))
            counted = await self._results.claim(tx, table_id, places)
            if counted is None:
                return False
            if row.terms.is_rated and places:
                await _rate(tx, row, counted, places)
        return True


async def _rate(tx: Connection, row: TableRow, counted: int, places: Sequence[int]) -> None:
    people = [Seated(**dict(each)) for each in await sitters_of(tx, row.id)]
    if not may_count(people):
        return
    persons = [each.person for each in people if each.person is not None]
    count = len(people)
    known = await skills_of(tx, [(person, row.game, count) for person in persons])
    before = [known.get((person, row.game, count), START) for person in persons]
    lines = rating_lines(row, people, places, before)
    rows = [
        (row.id, person, seat, row.game, count, counted, place, people[seat].is_left, *before[seat], *after)
        for seat, (person, (place, after)) in enumerate(zip(persons, lines, strict=False))
    ]
    await add_ratings(tx, rows)


def rating_lines(
    row: TableRow, people: Sequence[Seated], places: Sequence[int], before: Sequence[Skill]
) -> list[tuple[int, Skill]]:
    """For each seat the place that counts and the new rating; nothing where the result says nothing."""
    played = [SeatResult(skill, place, each.is_left) for skill, place, each in zip(before, places, people, strict=True)]
    after = rated(played, has_sides=find_game(row.game, row.rules).has_hidden_roles)
    return [] if after is None else list(zip(counted_places(played), after, strict=True))
