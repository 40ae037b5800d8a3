"""Ratings, as the database keeps them: a row for each counted table and person, of which the last is the rating now."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from partie.server.infra.database import Connection, Pool, Row
from partie.server.ratings.skill import Skill

type Kind = tuple[int, str, int]  # a person, a game, and a number of seats

_NOW: Final = """
    SELECT w.person, w.game, w.seats, r.mu, r.sigma
    FROM unnest($1::bigint[], $2::text[], $3::smallint[]) AS w (person, game, seats),
    LATERAL (SELECT mu, sigma FROM ratings r WHERE r.person = w.person AND r.game = w.game AND r.seats = w.seats
             ORDER BY r.counted DESC LIMIT 1) r
"""
_SHOWN: Final = f"SELECT n.* FROM ({_NOW}) n JOIN persons p ON p.id = n.person WHERE NOT p.hides_rating"
_SITTERS: Final = """
    SELECT s.seat, s.bot <> '' AS is_bot, s.deputy <> '' AS is_left, s.person, p.kind, p.owner
    FROM seats s LEFT JOIN persons p ON p.id = s.person WHERE s.table_id = $1 ORDER BY s.seat
"""
_ADD: Final = "INSERT INTO ratings VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)"
_KEPT: Final = """
    SELECT r.*, s.deputy <> '' AS was_left, p.kind, p.owner
    FROM ratings r JOIN seats s USING (table_id, seat) JOIN persons p ON p.id = r.person
    WHERE r.table_id = $1 ORDER BY r.seat
"""


async def skills_of(asked: Connection | Pool, wanted: Collection[Kind], shown: bool = False) -> Mapping[Kind, Skill]:
    """These ratings; whoever has none is left out. With ``shown`` also whoever hides theirs from others."""
    persons, games, seats = ([each[at] for each in wanted] for at in range(3))
    rows = await asked.fetch(_SHOWN if shown else _NOW, persons, games, seats)
    return {(row["person"], row["game"], row["seats"]): Skill(row["mu"], row["sigma"]) for row in rows}


# -- counting ---------------------------------------------------------------------------------------------------------


async def hold_kind(tx: Connection, game: str, seats: int) -> None:
    """Count ratings of one kind one after another: each begins with what the one before it left."""
    await tx.execute("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", f"ratings {game} {seats}")


async def sitters_of(tx: Connection, table_id: str) -> Sequence[Row]:
    """Who had the seats of a table in the end."""
    rows: Sequence[Row] = await tx.fetch(_SITTERS, table_id)
    return rows


async def add_ratings(tx: Connection, rows: Sequence[Sequence[object]]) -> None:
    """What a table changed: a row for each person."""
    await tx.executemany(_ADD, rows)


# -- counting once more -----------------------------------------------------------------------------------------------


async def hold_all(tx: Connection) -> None:
    """Let nobody count until this transaction ends."""
    await tx.execute("LOCK TABLE ratings IN SHARE ROW EXCLUSIVE MODE")


async def counted_tables(tx: Connection) -> list[str]:
    """The tables that changed ratings, in the order of counting."""
    rows = await tx.fetch("SELECT table_id FROM ratings GROUP BY table_id ORDER BY min(counted)")
    return [row["table_id"] for row in rows]


async def kept_ratings(tx: Connection, table_id: str) -> list[Row]:
    """What a table changed, as it is kept, and who the persons are."""
    rows: list[Row] = await tx.fetch(_KEPT, table_id)
    return rows


async def mend_rating(tx: Connection, table_id: str, person: int, place: int, before: Skill, after: Skill) -> None:
    """Put a row right."""
    await tx.execute(
        "UPDATE ratings SET place = $3, mu_before = $4, sigma_before = $5, mu = $6, sigma = $7"
        " WHERE table_id = $1 AND person = $2",
        *(table_id, person, place, *before, *after),
    )
