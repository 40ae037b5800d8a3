"""Somebody's own history: the tables that they played, how often they won, their ratings, and what they left."""

from typing import Final

from partie.server.clocks.clock_state import DEPUTY
from partie.server.infra.database import Pool, Row
from partie.server.people.login_sessions import milliseconds
from partie.server.ratings.schemas import History, Leaving, PlayedTable, RatingPoint, Tally
from partie.server.ratings.skill import Skill

PAGE: Final = 30  # tables in one answer
DRAWN: Final = 60  # last points of a line

_TABLES: Final = f"""
    SELECT t.id, t.number, t.game, t.ended, t.is_rated, t.ending, t.places, s.seat, s.was_left,
           (SELECT array_agg(CASE WHEN o.bot <> '' THEN 'bot:' || o.bot ELSE o.name END ORDER BY o.seat)
            FROM seats o WHERE o.table_id = t.id) AS players,
           r.mu_before, r.mu
    FROM seats s JOIN tables t ON t.id = s.table_id
    LEFT JOIN ratings r ON r.table_id = t.id AND r.person = s.person AND r.seat = s.seat
    WHERE s.person = $1 AND t.ended IS NOT NULL AND t.number < $2 ORDER BY t.number DESC LIMIT {PAGE + 1}
"""
_TALLIES: Final = """
    SELECT t.game, cardinality(t.places) AS seats, count(*) AS played,
           count(*) FILTER (WHERE t.places[s.seat + 1] = 1) AS won
    FROM seats s JOIN tables t ON t.id = s.table_id
    WHERE s.person = $1 AND t.ended IS NOT NULL AND cardinality(t.places) > 0 GROUP BY 1, 2 ORDER BY 1, 2
"""
_LINE: Final = f"""
    SELECT game, seats, mu, sigma FROM (
        SELECT *, row_number() OVER (PARTITION BY game, seats ORDER BY counted DESC) AS back
        FROM ratings WHERE person = $1) r WHERE back <= {DRAWN} ORDER BY game, seats, back DESC
"""
_LEAVING: Final = f"""
    SELECT count(*) AS tables, count(*) FILTER (WHERE s.was_left) AS "left",
           count(*) FILTER (WHERE s.was_left AND EXISTS (SELECT FROM clock_events e
               WHERE e.table_id = s.table_id AND e.seat = s.seat AND e.kind = '{DEPUTY}')) AS late
    FROM seats s JOIN tables t ON t.id = s.table_id WHERE s.person = $1 AND t.begun IS NOT NULL
"""


async def history_of(pool: Pool, person: int, before: int) -> History:
    """What somebody may read of themselves; the tables are those with numbers below ``before``, the newest first."""
    rows = await pool.fetch(_TABLES, person, before)
    hides = await pool.fetchval("SELECT hides_rating FROM persons WHERE id = $1", person)
    lines: dict[tuple[str, int], list[RatingPoint]] = {}
    for row in await pool.fetch(_LINE, person):
        skill = Skill(row["mu"], row["sigma"])
        lines.setdefault((row["game"], row["seats"]), []).append({"points": skill.points, "doubt": skill.doubt})
    tallies: list[Tally] = [
        {
            "game": row["game"],
            "seats": row["seats"],
            "played": row["played"],
            "won": row["won"],
            "line": lines.get((row["game"], row["seats"]), []),
        }
        for row in await pool.fetch(_TALLIES, person)
    ]
    return {
        "tables": [_table(row) for row in rows[:PAGE]],
        "more": len(rows) > PAGE,
        "tallies": tallies,
        "leaving": await _leaving(pool, person),
        "hides": bool(hides),
    }


def _table(row: Row) -> PlayedTable:
    places = row["places"] or []
    before, after = row["mu_before"], row["mu"]
    change = None if before is None else Skill(after, 0.0).points - Skill(before, 0.0).points
    return {
        "table": row["id"],
        "number": row["number"],
        "game": row["game"],
        "ended": milliseconds(row["ended"]),
        "players": list(row["players"]),
        "seat": row["seat"],
        "place": places[row["seat"]] if places else 0,
        "agreed": row["ending"] == "agreed",
        "rated": row["is_rated"],
        "change": change,
        "left": row["was_left"],
    }


async def _leaving(pool: Pool, person: int) -> Leaving:
    row = await pool.fetchrow(_LEAVING, person)
    return {"tables": row["tables"], "late": row["late"], "handed": row["left"] - row["late"]}
