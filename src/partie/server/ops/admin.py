"""What whoever runs a server can ask of its database. No card and no seed is told."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Final

from partie.core import PartieError, commitment, digest, verify
from partie.core.names import name_mark
from partie.server.infra.database import open_tool_pool
from partie.server.infra.progress import ProgressCallback, untold
from partie.server.model.rows import TableRow
from partie.server.moderation.store import ReportStore
from partie.server.ops.rewind import rewind
from partie.server.ops.rules_upgrade import OWN_NAME, UpgradedTable, is_in_use, preview, upgrade_rules
from partie.server.people.standing_store import StandingStore
from partie.server.ratings.recount import recount
from partie.server.tables.replay import played
from partie.server.tables.store import TableStore
from partie.table.reading import read
from partie.table.refusal import Refused

UNPROMISED: Final = "its luck is not the one that was promised"


class Admin:
    """Looks into a database."""

    def __init__(self, database: str) -> None:
        self._database = database

    @asynccontextmanager
    async def _store(self) -> AsyncGenerator[TableStore]:
        settings = {"application_name": OWN_NAME}
        pool = await open_tool_pool(self._database, most=2, settings=settings)
        try:
            yield TableStore(pool)
        finally:
            await pool.close()

    async def tables(self) -> list[str]:
        """A line for each table that is played now."""
        async with self._store() as store:
            ids = await store.ids(is_running=True)
            found = await store.standings(ids)
            rows = [await store.table(table_id) for table_id in ids]
            return [f"{row.id}  {row.game}  {len(row.seats)}  {found[row.id].version}" for row in rows if row]

    async def show(self, table_id: str) -> list[str]:
        """Who sits at a table, and how far it is."""
        async with self._store() as store:
            row = await store.table(table_id)
            if row is None:
                return []
            seats = [f"{seat.seat}  {seat.name or '–'}  {seat.played_by or '–'}" for seat in row.seats]
            count = (await store.standings([table_id]))[table_id].version
            return [f"{row.game} {row.rules} {row.deck}", row.luck, *seats, str(count)]

    async def moderator(self, who: str, is_one: bool) -> tuple[int, str] | None:
        """Let a person be a moderator, or no more: an account by its name, anybody by their number. None if unknown."""
        async with self._store() as store:
            found = await _person(store, who)
            if found is not None:
                await StandingStore(store.pool).set_moderator(found[0], is_one)
            return found

    async def ban(self, who: str, days: int) -> tuple[int, str] | None:
        """Ban a person for some days, or for good if it is none. It is a decision as a moderator's: they may appeal."""
        async with self._store() as store:
            found = await _person(store, who)
            if found is not None:
                await ReportStore(store.pool).ban(found[0], days)
            return found

    async def unban(self, who: str) -> tuple[int, str] | None:
        """Lift every ban of a person."""
        async with self._store() as store:
            found = await _person(store, who)
            if found is not None:
                await ReportStore(store.pool).unban(found[0])
            return found

    async def rewind(self, table_id: str, to: int, even_rated: bool) -> int | None:
        """Let a table stand where it stood at a version; how many answers that took back. None if there is no table."""
        async with self._store() as store:
            return await rewind(store, table_id, to, even_rated)

    async def preview(self, game: str, rules: int) -> list[UpgradedTable]:
        """What another version of the rules would make of the running tables of a game."""
        async with self._store() as store:
            return await preview(store, game, rules)

    async def patch(self, tables: list[UpgradedTable], rules: int) -> int:
        """Let tables go on under another version of the rules; how many do."""
        async with self._store() as store:
            return await upgrade_rules(store, tables, rules)

    async def is_in_use(self) -> bool:
        """Whether a server has the database open."""
        async with self._store() as store:
            return await is_in_use(store)

    async def verify(self, table_id: str | None, told: ProgressCallback = untold) -> tuple[list[str], int]:
        """Play every table again, or one: what is wrong, and how many were looked at. ``told`` hears how far it is."""
        faults: list[str] = []
        async with self._store() as store:
            wanted = [table_id] if table_id else await store.ids()
            for done, each in enumerate(wanted, 1):
                if fault := await self._fault(store, each):
                    faults.append(f"{each}: {fault}")
                told(done, len(wanted))
            if table_id is None:
                faults += [f"{each}: its rating is not what the records give" for each in await recount(store)]
            return faults, len(wanted)

    async def _fault(self, store: TableStore, table_id: str) -> str:
        seed = await store.seed(table_id)
        row = await store.table(table_id)  # after its luck: a table that has ended in between has none, and needs none
        if row is None:
            return "there is no such table"
        if row.ended:
            return _record_fault(row, await store.record(table_id) or "")
        if seed is None or commitment(seed) != row.luck:
            return UNPROMISED
        log = await store.answers(table_id)
        if [each.version for each in log] != list(range(1, len(log) + 1)):
            return "there is a hole in its log"
        if row.begun:
            try:
                match = played(row, seed, [each.given for each in log])
                digest(match.game, match.position)
            except PartieError as error:
                return f"its log cannot be played: {error}"
        return ""


async def _person(store: TableStore, who: str) -> tuple[int, str] | None:
    """An account by its name, anybody by their number."""
    row = await store.pool.fetchrow(
        "SELECT id, name FROM persons WHERE id::text = $1 OR (kind <> 'guest' AND mark = $2)",
        who,
        name_mark(who) or None,
    )
    return None if row is None else (row["id"], row["name"])


def _record_fault(row: TableRow, text: str) -> str:
    """What is wrong with the record of a table; nothing if it proves what was promised."""
    try:
        record, game = read(text)
    except Refused as error:
        return f"its record cannot be read: {error.kind}"
    wrong = [check.name for check in verify(game, record, text) if check.verdict == "bad"]
    if wrong:
        return f"wrong: {', '.join(wrong)}"
    is_as_promised = record.headers.get("luck") == row.luck and "seed" in record.headers
    return "" if is_as_promised else UNPROMISED
