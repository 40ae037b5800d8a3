"""Clubs: a name, a link, an owner and members. Nobody needs an address for one."""

from typing import Final

from partie.core.names import name_mark
from partie.server.clubs.schemas import ClubTable, Member, MyClub
from partie.server.infra.database import Connection, Pool, Row, UniqueViolation, transaction
from partie.server.infra.tokens import is_same, new_id, new_key
from partie.table.refusal import Refused
from partie.words.messages import message

OWNED: Final = 10  # clubs that one person may own
JOINED: Final = 50  # clubs that one person may belong to
MEMBERS: Final = 200
NAME: Final = 40  # letters of a club's name
TABLES: Final = 30  # tables that a club is shown

_MINE: Final = """
    SELECT c.id, c.name, c.owner = $1 AS mine, (SELECT count(*) FROM members o WHERE o.club = c.id) AS members
    FROM members m JOIN clubs c ON c.id = m.club WHERE m.person = $1 ORDER BY m.joined, c.id
"""
_MEMBERS: Final = """
    SELECT m.person, m.name, p.kind, m.person IS NOT DISTINCT FROM c.owner AS owner, m.person = $2 AS me
    FROM members m JOIN persons p ON p.id = m.person JOIN clubs c ON c.id = m.club
    WHERE m.club = $1 ORDER BY m.joined, m.person
"""
_TABLES: Final = """
    SELECT t.id, t.game, t.clock,
           array_agg(s.name ORDER BY s.seat) FILTER (WHERE s.person IS NOT NULL) AS players,
           count(*) FILTER (WHERE s.person IS NULL AND s.bot = '') AS free,
           coalesce(bool_or(s.person = $2), false) AS mine
    FROM club_tables c JOIN tables t ON t.id = c.table_id JOIN seats s ON s.table_id = t.id
    WHERE c.club = $1 AND t.begun IS NULL GROUP BY t.id
    HAVING count(*) FILTER (WHERE s.person IS NOT NULL) > 0 ORDER BY t.made DESC LIMIT $3
"""
_HEIR: Final = """
    UPDATE clubs c SET owner = (SELECT m.person FROM members m
        WHERE m.club = c.id AND m.person <> $1 ORDER BY m.joined, m.person LIMIT 1)
    WHERE c.owner = $1
"""
_MOVE: Final = """
    UPDATE members m SET person = $2 WHERE m.person = $1 AND NOT EXISTS
        (SELECT FROM members o WHERE o.club = m.club AND o.person = $2)
"""


def no_club() -> Refused:
    """There is none, or it is not for whoever asks."""
    return Refused("missing", message("err-no-club"))


class Clubs:
    """What the database knows of clubs. Each change of who belongs to one holds its row."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    async def of(self, person: int) -> list[MyClub]:
        """Somebody's clubs."""
        rows = await self._pool.fetch(_MINE, person)
        return [
            {"club": row["id"], "name": row["name"], "members": row["members"], "mine": bool(row["mine"])}
            for row in rows
        ]

    async def open(self, person: int, name: str, called: str) -> str:
        """A new club of somebody, who is its first member."""
        club = new_id()
        async with transaction(self._pool) as link:
            await link.execute("SELECT FROM persons WHERE id = $1 FOR NO KEY UPDATE", person)
            if await link.fetchval("SELECT count(*) FROM clubs WHERE owner = $1", person) >= OWNED:
                raise Refused("many", message("err-many-clubs"))
            await link.execute(
                "INSERT INTO clubs (id, name, key, owner) VALUES ($1, $2, $3, $4)", club, name, new_key(), person
            )
            await _add(link, club, person, called)
        return club

    async def row(self, club: str) -> Row:
        """A club by its id: its name, key and owner, what the owner is called, and how many belong to it."""
        row = await self._pool.fetchrow(
            "SELECT c.id, c.name, c.key, c.owner, coalesce(m.name, '') AS called,"
            " (SELECT count(*) FROM members o WHERE o.club = c.id) AS count"
            " FROM clubs c LEFT JOIN members m ON m.club = c.id AND m.person = c.owner WHERE c.id = $1",
            club,
        )
        if row is None:
            raise no_club()
        return row

    async def is_member(self, club: str, person: int | None) -> bool:
        """Whether somebody belongs to it. A program belongs where its owner does."""
        found = await self._pool.fetchval(
            "SELECT true FROM members WHERE club = $1 AND person IN"
            " ($2, (SELECT owner FROM persons WHERE id = $2)) LIMIT 1",
            club,
            person,
        )
        return found is not None

    async def called(self, club: str, person: int) -> str | None:
        """What a member is called there; None for anybody else."""
        found: str | None = await self._pool.fetchval(
            "SELECT name FROM members WHERE club = $1 AND person = $2", club, person
        )
        return found

    async def members(self, club: str, person: int) -> list[Member]:
        """Who belongs to it, the oldest first."""
        rows = await self._pool.fetch(_MEMBERS, club, person)
        return [
            {"person": row["person"], "name": row["name"], "kind": row["kind"], "owner": row["owner"], "me": row["me"]}
            for row in rows
        ]

    async def check_door(self, club: str, key: str, person: int | None, called: str) -> None:
        """Whether somebody may come in by this link, before anybody becomes a guest by it."""
        row = await self.row(club)
        if not is_same(key, row["key"]):
            raise no_club()
        taken = await self._pool.fetchval(
            "SELECT true FROM members WHERE club = $1 AND mark = $2 AND person IS DISTINCT FROM $3",
            club,
            name_mark(called),
            person,
        )
        if taken:
            raise Refused("name", message("err-name-here"))
        if row["count"] >= MEMBERS:
            raise Refused("many", message("err-many-members"))

    async def join(self, club: str, key: str, person: int, called: str) -> None:
        """Somebody comes in by the link. Whoever is in already stays what they are."""
        async with transaction(self._pool) as link:
            row = await link.fetchrow("SELECT key FROM clubs WHERE id = $1 FOR NO KEY UPDATE", club)
            if row is None or not is_same(key, row["key"]):
                raise no_club()
            if await link.fetchval("SELECT true FROM members WHERE club = $1 AND person = $2", club, person):
                return
            count = await link.fetchval("SELECT count(*) FROM members WHERE club = $1", club)
            mine = await link.fetchval("SELECT count(*) FROM members WHERE person = $1", person)
            if count >= MEMBERS or mine >= JOINED:
                raise Refused("many", message("err-many-members"))
            await _add(link, club, person, called)

    async def leave(self, club: str, asker: int, person: int) -> None:
        """A member goes, or is sent away by the owner: then the link is another one, for they know the old one."""
        async with transaction(self._pool) as link:
            owner = await _owner(link, club)
            if person != asker and owner != asker:
                raise Refused("key", message("err-not-owner"))
            if person == owner:
                raise Refused("owner", message("err-owner-stays"))
            gone = await link.fetchval(
                "DELETE FROM members WHERE club = $1 AND person = $2 RETURNING person", club, person
            )
            if gone is None:
                raise no_club()
            if person != asker:
                await link.execute("UPDATE clubs SET key = $2 WHERE id = $1", club, new_key())

    async def hand_over(self, club: str, asker: int, person: int) -> None:
        """Another member owns it from now on."""
        async with transaction(self._pool) as link:
            await _check_owner(link, club, asker)
            kind = await link.fetchval(
                "SELECT p.kind FROM members m JOIN persons p ON p.id = m.person WHERE m.club = $1 AND m.person = $2",
                club,
                person,
            )
            if kind is None:
                raise no_club()
            await link.execute("UPDATE clubs SET owner = $2 WHERE id = $1", club, person)

    async def close(self, club: str, asker: int) -> None:
        """The club is no more, and its tournaments neither. Not while one of them is played."""
        async with transaction(self._pool) as link:
            await _check_owner(link, club, asker)
            running = await link.fetchval(
                "SELECT true FROM tournaments WHERE club = $1 AND started IS NOT NULL AND ended IS NULL LIMIT 1", club
            )
            if running:
                raise Refused("running", message("err-tournament-runs"))
            await link.execute("DELETE FROM clubs WHERE id = $1", club)

    async def add_table(self, club: str, table_id: str) -> None:
        """A table is for the members of a club."""
        await self._pool.execute("INSERT INTO club_tables (table_id, club) VALUES ($1, $2)", table_id, club)

    async def has_table(self, club: str, table_id: str) -> bool:
        """Whether a table is for the members of this club."""
        found = await self._pool.fetchval(
            "SELECT true FROM club_tables WHERE club = $1 AND table_id = $2", club, table_id
        )
        return found is not None

    async def tables(self, club: str, person: int) -> list[ClubTable]:
        """The tables of a club that have not begun, the newest first."""
        rows = await self._pool.fetch(_TABLES, club, person, TABLES)
        return [
            {
                "table": row["id"],
                "game": row["game"],
                "clock": row["clock"],
                "players": list(row["players"]),
                "free": row["free"],
                "mine": row["mine"],
            }
            for row in rows
        ]


async def _add(link: Connection, club: str, person: int, called: str) -> None:
    try:
        await link.execute(
            "INSERT INTO members (club, person, name, mark) VALUES ($1, $2, $3, $4)",
            club,
            person,
            called,
            name_mark(called),
        )
    except UniqueViolation as error:
        raise Refused("name", message("err-name-here")) from error


async def _owner(link: Connection, club: str) -> int | None:
    row = await link.fetchrow("SELECT owner FROM clubs WHERE id = $1 FOR NO KEY UPDATE", club)
    if row is None:
        raise no_club()
    owner: int | None = row["owner"]
    return owner


async def _check_owner(link: Connection, club: str, asker: int) -> None:
    if await _owner(link, club) != asker:
        raise Refused("key", message("err-not-owner"))


async def leave_clubs(tx: Connection, person: int) -> None:
    """Somebody leaves for good: the next member owns their clubs."""
    await tx.execute(_HEIR, person)
    await tx.execute("DELETE FROM clubs WHERE owner IS NULL")
    await tx.execute("DELETE FROM members WHERE person = $1", person)


async def move_members(tx: Connection, guest: int, account: int) -> None:
    """An account belongs where a guest did, unless it does already."""
    await tx.execute(_MOVE, guest, account)


async def move_owned(tx: Connection, guest: int, account: int) -> None:
    """An account owns the clubs that a guest did."""
    await tx.execute("UPDATE clubs SET owner = $2 WHERE owner = $1", guest, account)
