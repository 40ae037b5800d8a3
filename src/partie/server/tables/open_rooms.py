"""The tables that this process has in its memory."""

from collections.abc import Iterator

from partie.server.tables.feed import TableFeed
from partie.server.tables.room import Room


class OpenRooms:
    """Each of them by its id. This process hears over the feed what happens at them elsewhere."""

    def __init__(self, feed: TableFeed) -> None:
        self._feed = feed
        self._by_id: dict[str, Room] = {}

    def __len__(self) -> int:
        return len(self._by_id)

    def __iter__(self) -> Iterator[Room]:
        return iter(list(self._by_id.values()))

    def get(self, table_id: str) -> Room | None:
        """A table, if it is open here."""
        return self._by_id.get(table_id)

    def add(self, table: Room) -> None:
        """It is open from now on."""
        self._by_id[table.row.id] = table

    async def close(self, table: Room) -> None:
        """Nobody looks at it here any more."""
        if self._by_id.get(table.row.id) is table:
            del self._by_id[table.row.id]
            await self._feed.ignore(table.row.id)

    async def drop(self, table: Room, why: str = "moved", back: int = 0) -> None:
        """Let a table go that is not what it was, with all who look at it. With ``back`` they may come again."""
        await self.close(table)
        table.audience.cut_all(why, back)
