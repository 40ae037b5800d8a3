"""Tournaments, as the database keeps them: who takes part, their pairings, and what came of each."""

import json
from collections.abc import Sequence
from typing import Final

from partie.core.names import name_mark
from partie.server.clubs.schemas import NewTournament
from partie.server.infra.database import Connection, Pool, Row

_CARDS: Final = """
    SELECT t.*, coalesce(m.name, p.name, '') AS called,
           (SELECT count(*) FROM entries e WHERE e.tournament = t.id AND e.withdrawn IS NULL) AS entries,
           EXISTS (SELECT FROM entries e WHERE e.tournament = t.id AND e.person = $1 AND e.withdrawn IS NULL)
               AS entered
    FROM tournaments t LEFT JOIN persons p ON p.id = t.opener
    LEFT JOIN members m ON m.club = t.club AND m.person = t.opener
"""
_WAITING: Final = f"""
    {_CARDS} WHERE (t.club IS NULL AND t.started IS NULL AND t.made > now() - interval '7 days')
        OR (t.ended IS NULL AND (t.opener = $1 OR t.id IN (SELECT tournament FROM entries WHERE person = $1)))
    ORDER BY t.made DESC LIMIT $2
"""
_FOR_PROGRAM: Final = f"""
    {_CARDS} WHERE t.started IS NULL AND (t.club IS NULL OR t.club IN (SELECT o.club FROM members o
        JOIN persons w ON w.owner = o.person WHERE w.id = $1)) ORDER BY t.made DESC LIMIT $2
"""
_ENTRIES: Final = """
    SELECT e.number, e.person, e.name, e.withdrawn IS NOT NULL AS withdrawn, coalesce(p.kind, '') AS kind
    FROM entries e LEFT JOIN persons p ON p.id = e.person WHERE e.tournament = $1 ORDER BY e.number
"""
_BOARDS: Final = """
    SELECT b.round, b.board, b.table_id, b.sitters, b.places, x.onlookers
    FROM boards b LEFT JOIN tables x ON x.id = b.table_id WHERE b.tournament = $1 ORDER BY b.round, b.board
"""
# The seats at running tables of those who take part no more.
_SEATS: Final = """
    SELECT s.table_id, s.seat FROM boards b JOIN tables x ON x.id = b.table_id JOIN seats s ON s.table_id = x.id
    WHERE b.tournament = $1 AND x.ended IS NULL AND s.person = $2
"""
_OF_MEMBER: Final = """
    SELECT e.tournament, e.number FROM entries e JOIN tournaments t ON t.id = e.tournament
    JOIN persons p ON p.id = e.person WHERE t.club = $1 AND t.ended IS NULL AND e.withdrawn IS NULL
        AND (p.id = $2 OR p.owner = $2)
"""
_OPEN: Final = """
    INSERT INTO tournaments (id, club, opener, game, settings, seats, clock, kind, rounds)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
"""
_ENTER: Final = """
    INSERT INTO entries (tournament, number, person, name, mark) SELECT $1,
        (SELECT coalesce(max(number), -1) + 1 FROM entries WHERE tournament = $1), $2, $3, $4
"""


class TournamentStore:
    """Who opens a tournament, takes part and leaves. What is one part of a change takes its connection."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    async def one(self, tournament: str) -> Row | None:
        """A tournament by its id."""
        return await self._pool.fetchrow("SELECT * FROM tournaments WHERE id = $1", tournament)

    async def persons(self, tournament: str) -> list[int]:
        """Who has entered and not left."""
        rows = await self._pool.fetch(
            "SELECT person FROM entries WHERE tournament = $1 AND person IS NOT NULL AND withdrawn IS NULL", tournament
        )
        return [row["person"] for row in rows]

    async def is_name_free(self, tournament: str, name: str) -> bool:
        """Whether nobody there is called so, or nearly so."""
        taken = await self._pool.fetchval(
            "SELECT true FROM entries WHERE tournament = $1 AND mark = $2", tournament, name_mark(name)
        )
        return taken is None

    async def of_member(self, club: str, person: int) -> list[tuple[str, int]]:
        """Where a member of a club and their programs take part in tournaments of it that are not over."""
        return [(row["tournament"], row["number"]) for row in await self._pool.fetch(_OF_MEMBER, club, person)]

    # -- as a part of a change ------------------------------------------------------------------------------------

    async def count_opened(self, tx: Connection, person: int) -> int:
        """How many tournaments of a person are not over; they open no other one until the transaction ends."""
        await tx.execute("SELECT FROM persons WHERE id = $1 FOR NO KEY UPDATE", person)
        count: int = await tx.fetchval("SELECT count(*) FROM tournaments WHERE opener = $1 AND ended IS NULL", person)
        return count

    async def open(self, tx: Connection, tournament: str, opener: int, wanted: NewTournament, rounds: int) -> None:
        """A new one, into which nobody has entered yet."""
        await tx.execute(
            _OPEN,
            tournament,
            wanted["club"] or None,
            opener,
            wanted["game"],
            json.dumps(dict(wanted["settings"])),
            wanted["seats"],
            wanted["clock"],
            wanted["kind"],
            rounds,
        )

    async def hold(self, tx: Connection, tournament: str) -> Row | None:
        """A tournament that nobody else changes until the transaction ends."""
        return await tx.fetchrow("SELECT * FROM tournaments WHERE id = $1 FOR NO KEY UPDATE", tournament)

    async def has_entered(self, tx: Connection, tournament: str, person: int) -> bool:
        """Whether a person takes part, or did."""
        return bool(
            await tx.fetchval("SELECT true FROM entries WHERE tournament = $1 AND person = $2", tournament, person)
        )

    async def count_entries(self, tx: Connection, tournament: str) -> int:
        """How many take part, or did."""
        count: int = await tx.fetchval("SELECT count(*) FROM entries WHERE tournament = $1", tournament)
        return count

    async def enter(self, tx: Connection, tournament: str, person: int, name: str) -> None:
        """A person takes part. Fails where another is called so."""
        await tx.execute(_ENTER, tournament, person, name, name_mark(name))

    async def entrant(self, tx: Connection, tournament: str, number: int) -> tuple[int | None, int | None]:
        """The person of an entry, and their owner if it is a program."""
        person = await tx.fetchval(
            "SELECT person FROM entries WHERE tournament = $1 AND number = $2", tournament, number
        )
        return person, await tx.fetchval("SELECT owner FROM persons WHERE id = $1", person)

    async def drop_entry(self, tx: Connection, tournament: str, number: int) -> None:
        """An entry is gone: nothing was played."""
        await tx.execute("DELETE FROM entries WHERE tournament = $1 AND number = $2", tournament, number)

    async def withdraw(self, tx: Connection, tournament: str, number: int, person: int) -> list[tuple[str, int]]:
        """A person takes part no more: the seats at which they still play."""
        await tx.execute(
            "UPDATE entries SET withdrawn = coalesce(withdrawn, now()) WHERE tournament = $1 AND number = $2",
            tournament,
            number,
        )
        return [(row["table_id"], row["seat"]) for row in await tx.fetch(_SEATS, tournament, person)]

    async def start(self, tx: Connection, tournament: str, rounds: int) -> None:
        """It is played, for this number of rounds."""
        await tx.execute("UPDATE tournaments SET started = now(), rounds = $2 WHERE id = $1", tournament, rounds)

    async def delete(self, tx: Connection, tournament: str) -> None:
        """It is gone."""
        await tx.execute("DELETE FROM tournaments WHERE id = $1", tournament)


async def end_tournament(tx: Connection, tournament: str) -> None:
    """It is over, with what was played until now."""
    await tx.execute("UPDATE tournaments SET ended = now() WHERE id = $1", tournament)


class TournamentViews:
    """What is shown of tournaments."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    async def waiting(self, person: int | None, most: int) -> Sequence[Row]:
        """Those that anybody may enter, and those in which a person takes part or which they have opened."""
        rows: Sequence[Row] = await self._pool.fetch(_WAITING, person, most)
        return rows

    async def of_club(self, club: str, person: int | None, most: int) -> Sequence[Row]:
        """The tournaments of a club, the newest first."""
        rows: Sequence[Row] = await self._pool.fetch(
            f"{_CARDS} WHERE t.club = $2 ORDER BY t.made DESC LIMIT $3", person, club, most
        )
        return rows

    async def for_program(self, program: int, most: int) -> Sequence[Row]:
        """Those that a program may enter now: open to everybody, or to a club to which its owner belongs."""
        rows: Sequence[Row] = await self._pool.fetch(_FOR_PROGRAM, program, most)
        return rows

    async def card(self, tournament: str, person: int | None) -> Row | None:
        """One of them."""
        return await self._pool.fetchrow(f"{_CARDS} WHERE t.id = $2", person, tournament)

    async def entries(self, tournament: str) -> Sequence[Row]:
        """Who takes part, or did."""
        rows: Sequence[Row] = await self._pool.fetch(_ENTRIES, tournament)
        return rows

    async def boards(self, tournament: str) -> Sequence[Row]:
        """All pairings, round by round."""
        rows: Sequence[Row] = await self._pool.fetch(_BOARDS, tournament)
        return rows


# -- a person leaves for good, or a guest goes on as an account -------------------------------------------------------


async def leave_tournaments(tx: Connection, person: int) -> None:
    """Tournaments go on without a person; those that have not started never had them."""
    await tx.execute(
        "DELETE FROM entries e USING tournaments t WHERE t.id = e.tournament AND e.person = $1 AND t.started IS NULL",
        person,
    )
    await tx.execute(
        "UPDATE entries SET person = NULL, name = '', mark = NULL, withdrawn = coalesce(withdrawn, now())"
        " WHERE person = $1",
        person,
    )


async def move_entries(tx: Connection, guest: int, account: int) -> None:
    """An account takes part where a guest did, unless it does already, and has opened what the guest opened."""
    await tx.execute(
        "UPDATE entries m SET person = $2 WHERE m.person = $1 AND NOT EXISTS"
        " (SELECT FROM entries o WHERE o.tournament = m.tournament AND o.person = $2)",
        guest,
        account,
    )
    await tx.execute("UPDATE tournaments SET opener = $2 WHERE opener = $1", guest, account)
