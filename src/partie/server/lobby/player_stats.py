"""What is known of a person's manners: how often they left, and how quickly they answer."""

import time
from collections.abc import Collection, Mapping
from typing import Final, NamedTuple

from partie.server.infra.database import Pool
from partie.server.lobby.store import LobbyStore

KEPT: Final = 300.0  # seconds for which figures are not asked for again
MOST: Final = 20_000  # persons whose figures are remembered


class PlayerStats(NamedTuple):
    """How many tables somebody began, at how many a bot was put in for them, and the median time of their answers."""

    tables: int
    left: int
    pace: int | None


class PlayerStatsCache:
    """The manners of persons, remembered for a few minutes."""

    def __init__(self, pool: Pool) -> None:
        self._store = LobbyStore(pool)
        self._known: dict[int, tuple[float, PlayerStats]] = {}

    async def of(self, persons: Collection[int]) -> Mapping[int, PlayerStats]:
        """The manners of these persons."""
        now = time.monotonic()
        if len(self._known) > MOST:
            self._known.clear()
        asked = [each for each in persons if each not in self._known or now - self._known[each][0] > KEPT]
        if asked:
            left = await self._store.left(asked)
            pace = await self._store.pace(asked)
            for each in asked:
                self._known[each] = now, PlayerStats(*left.get(each, (0, 0)), pace.get(each))
        return {each: self._known[each][1] for each in persons}
