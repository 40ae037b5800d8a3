"""Tables that have ended, laid straight into a database: what a server would have made of a game at random.

    python -m tests.server.harness.scenes.ended DATABASE

lets everybody in a database keep their account, and gives each of them six rated tables against somebody new.
"""

import asyncio
import sys
from collections.abc import Sequence
from hashlib import sha256

import asyncpg

from partie.core import Rng, commitment, write_record
from partie.core.seats import first_seat
from partie.registry import find_game
from partie.server.infra.tokens import new_id, new_key
from partie.server.model.rows import SeatRow, TableRow, Terms
from partie.server.ratings.result_counter import ResultCounter
from partie.server.services import Services
from partie.server.tables.replay import played
from partie.server.tables.room import Room
from partie.server.tables.store import TableStore

RATED = Terms(is_rated=True)


async def person(store: TableStore, name: str, kind: str = "account", owner: int | None = None) -> int:
    """Somebody new."""
    mark = None if kind == "guest" else name.lower()
    found: int = await store.pool.fetchval(
        "INSERT INTO persons (name, kind, mark, owner) VALUES ($1, $2, $3, $4) RETURNING id", name, kind, mark, owner
    )
    return found


def row_of(
    game: str, people: Sequence[int], terms: Terms = RATED, bots: int = 0, luck: str = ""
) -> tuple[TableRow, str]:
    """A table at which these people sit, and bots after them. Its seed is the same every time: some games are drawn."""
    found = find_game(game)
    seed = sha256(f"{game} {people} {terms} {bots} {luck}".encode()).hexdigest()
    seats = [SeatRow(seat, f"P{who}", "", "", "", None, who) for seat, who in enumerate(people)]
    seats += [SeatRow(len(people) + at, "", "beginner", "", "", None, None) for at in range(bots)]
    row = TableRow(
        new_id(), found.name, found.version, found.card_set_name(), {}, commitment(seed), new_key(), True, False, "",
        tuple(seats), people[0], terms,
    )  # fmt: skip
    return row, seed


def record_of(row: TableRow, seed: str, luck: str = "") -> str:
    """The record of a game that was played at random to its end."""
    match, rng = played(row, seed, []), Rng(f"{luck} {seed}")
    while not match.over():
        seat = first_seat(match.position.waiting)
        options = match.legal(seat)
        match.act(match.number, seat, options[rng.below(len(options))])
    return write_record(match.record())


async def ended(
    store: TableStore, game: str, people: Sequence[int], terms: Terms = RATED, bots: int = 0, left: Sequence[int] = ()
) -> str:
    """A table that has just ended; bots answer for those who have ``left``."""
    row, seed = row_of(game, people, terms, bots)
    await store.make(row, seed)
    for seat in left:
        await store.pool.execute("UPDATE seats SET deputy = 'regular' WHERE table_id = $1 AND seat = $2", row.id, seat)
    assert await store.end(row.id, record_of(row, seed), row.players())
    return row.id


async def play_out(services: Services, table: Room) -> None:
    """Answer for everybody until the end."""
    match = table.started()
    while not match.over():
        seat = first_seat(match.position.waiting)
        text = match.game.notation.text(match.legal(seat)[0])
        await services.answering.answer(table, seat, match.number, None, text, None)


async def rows_of(store: TableStore, table_id: str) -> list[asyncpg.Record]:
    """What a table changed."""
    return list(await store.pool.fetch("SELECT * FROM ratings WHERE table_id = $1 ORDER BY seat", table_id))


async def give_everybody_a_past(database: str) -> None:
    """A history to look at, for a browser that has played nothing yet."""
    pool = await asyncpg.create_pool(database, min_size=1, max_size=4)
    store = TableStore(pool)
    await pool.execute("UPDATE persons SET kind = 'account', mark = 'past' || id WHERE kind = 'guest'")
    people = [row["id"] for row in await pool.fetch("SELECT id FROM persons WHERE kind = 'account'")]
    other = await person(store, "Somebody Else")
    for who in people:
        for at in range(6):
            await ResultCounter(store).count(await ended(store, "tides", [who, other], left=[0] if at == 3 else []))
    await pool.close()


if __name__ == "__main__":
    asyncio.run(give_everybody_a_past(sys.argv[1]))
