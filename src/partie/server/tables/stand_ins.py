"""Bots that stand in for persons: for a while, for good, or no more."""

from partie.server.clocks.clock_state import BACK, ENTRUST
from partie.server.clocks.deadline_store import expect_back
from partie.server.clocks.store import ClockStore
from partie.server.infra.database import Connection, Pool
from partie.server.tables.log_store import LogStore
from partie.server.tables.seat_store import SeatStore


class StandIns:
    """Who answers for the seats of all tables. Each change is an event of the table's clocks."""

    def __init__(self, pool: Pool) -> None:
        self._clocks = ClockStore(pool)
        self._log = LogStore(pool)
        self._seats = SeatStore(pool)

    async def entrust(self, table_id: str, seat: int, bot: str, question: int) -> None:
        """A person lets a bot answer, or answers again."""
        async with self._log.locked(table_id) as tx:
            await self.change(tx, table_id, seat, bot, ENTRUST if bot else BACK, question)

    async def change(self, tx: Connection, table_id: str, seat: int, bot: str, kind: str, question: int) -> bool:
        """Write down who answers for a seat from now on, while nothing is answered. False if it was so before."""
        if not await self._seats.set_stand_in(tx, table_id, seat, bot):
            return False
        await self._clocks.write(tx, table_id, kind, seat, 0, question)
        if kind == BACK:
            await expect_back(tx, table_id)
        return True
