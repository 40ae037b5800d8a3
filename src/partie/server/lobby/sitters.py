"""Who sits at open tables, for those who have them on their screen."""

from collections.abc import Sequence
from typing import Final

from partie.server.infra.database import Pool, Row
from partie.server.lobby.player_stats import PlayerStats, PlayerStatsCache
from partie.server.lobby.schemas import OpenSeats, Sitter
from partie.server.lobby.store import LobbyStore
from partie.server.ratings.skill import Skill
from partie.server.ratings.store import skills_of
from partie.table.refusal import Refused
from partie.words.messages import message

AT_ONCE: Final = 60  # tables that one request tells about


class Sitters:
    """Looks up open tables by the numbers that the lobby gives them."""

    def __init__(self, pool: Pool, figures: PlayerStatsCache) -> None:
        self._pool = pool
        self._store = LobbyStore(pool)
        self._figures = figures

    async def table_of(self, number: int) -> str:
        """The table that the lobby shows under this number."""
        found = await self._store.open_table(number) if abs(number) < 2**62 else None
        if found is None:
            raise Refused("missing", message("err-no-table"))
        return found

    async def at(self, numbers: Sequence[int], person: int | None) -> list[OpenSeats]:
        """Who sits at these tables. Of tables that are not open nothing is told."""
        rows = await self._store.sitters(list(numbers[:AT_ONCE]))
        manners = await self._figures.of({row["person"] for row in rows if row["person"] is not None})
        kinds = {(row["person"], row["game"], row["seats"]) for row in rows if row["person"] is not None}
        skills = await skills_of(self._pool, kinds, shown=True)
        found: dict[int, OpenSeats] = {}
        for row in rows:
            seats = found.setdefault(row["number"], {"number": row["number"], "sitters": [], "mine": False})
            seats["sitters"].append(
                _sitter(row, manners.get(row["person"]), skills.get((row["person"], row["game"], row["seats"])))
            )
            seats["mine"] = seats["mine"] or (person is not None and row["person"] == person)
        return list(found.values())


def _sitter(row: Row, manners: PlayerStats | None, skill: Skill | None) -> Sitter:
    if manners is None:
        return {"name": row["bot"], "kind": "bot", "tables": 0, "left": 0, "pace": None, "rating": None, "doubt": 0}
    return {
        "name": row["name"],
        "kind": row["kind"],
        "tables": manners.tables,
        "left": manners.left,
        "pace": manners.pace,
        "rating": None if skill is None else skill.points,
        "doubt": 0 if skill is None else skill.doubt,
    }
