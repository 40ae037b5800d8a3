"""Somebody's rating now: the last row of theirs."""

from collections.abc import Collection, Mapping
from typing import Final

from partie.server.infra.database import Connection, Pool
from partie.server.ratings.skill import Skill

type Kind = tuple[int, str, int]  # a person, a game, and a number of seats

_NOW: Final = """
    SELECT w.person, w.game, w.seats, r.mu, r.sigma
    FROM unnest($1::bigint[], $2::text[], $3::smallint[]) AS w (person, game, seats),
    LATERAL (SELECT mu, sigma FROM ratings r WHERE r.person = w.person AND r.game = w.game AND r.seats = w.seats
             ORDER BY r.counted DESC LIMIT 1) r
"""
_SHOWN: Final = f"SELECT n.* FROM ({_NOW}) n JOIN persons p ON p.id = n.person WHERE NOT p.hides_rating"


async def skills_of(asked: Connection | Pool, wanted: Collection[Kind], shown: bool = False) -> Mapping[Kind, Skill]:
    """These ratings; whoever has none is left out. With ``shown`` also whoever hides theirs from others."""
    persons, games, seats = ([each[at] for each in wanted] for at in range(3))
    rows = await asked.fetch(_SHOWN if shown else _NOW, persons, games, seats)
    return {(row["person"], row["game"], row["seats"]): Skill(row["mu"], row["sigma"]) for row in rows}
