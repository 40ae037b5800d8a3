"""What the database knows of standing answers."""

from typing import Final

from partie.server.infra.database import ForeignKeyViolation, Pool, Row
from partie.server.premoves.policy import Premove

_COLUMNS: Final = "table_id, seat, person, question, texts, lasts, round, is_away"


class PremoveStore:
    """All orders that stand."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    async def of(self, table_id: str, seat: int) -> list[Premove]:
        """What a seat has said ahead."""
        rows = await self._pool.fetch(
            f"SELECT {_COLUMNS} FROM ahead WHERE table_id = $1 AND seat = $2 ORDER BY question", table_id, seat
        )
        return [_order(row) for row in rows]

    async def about(self, table_id: str, seat: int, kind: str, question: int) -> Premove | None:
        """What a seat has said ahead to this kind of question; None if it has answered this one before.

        Whoever takes an answer back wants to say something else.
        """
        row = await self._pool.fetchrow(
            f"SELECT {_COLUMNS} FROM ahead WHERE table_id = $1 AND seat = $2 AND question = $3 AND NOT EXISTS"
            " (SELECT FROM answers a WHERE a.table_id = $1 AND a.seat = $2 AND a.question = $4 AND a.text <> '')",
            table_id,
            seat,
            kind,
            question,
        )
        return None if row is None else _order(row)

    async def put(self, order: Premove, replaces: bool = True) -> bool:
        """Keep an order, in the place of another one for the same kind if it ``replaces`` that. False if it is over."""
        conflict = "UPDATE SET person = $3, texts = $5, lasts = $6, round = $7, is_away = $8" if replaces else "NOTHING"
        try:
            await self._pool.execute(
                f"INSERT INTO ahead ({_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"
                f" ON CONFLICT (table_id, seat, question) DO {conflict}",
                order.table,
                order.seat,
                order.person,
                order.question,
                list(order.texts),
                order.lasts,
                order.round,
                order.is_away,
            )
        except ForeignKeyViolation:
            return False
        return True

    async def drop(self, table_id: str, seat: int, kind: str) -> bool:
        """Forget an order. False if there is none: somebody else has used it up."""
        found = await self._pool.fetchval(
            "DELETE FROM ahead WHERE table_id = $1 AND seat = $2 AND question = $3 RETURNING 1", table_id, seat, kind
        )
        return found is not None


def _order(row: Row) -> Premove:
    return Premove(
        row["table_id"],
        row["seat"],
        row["person"],
        row["question"],
        tuple(row["texts"]),
        row["lasts"],
        row["round"],
        row["is_away"],
    )
