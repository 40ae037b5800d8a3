"""What nobody needs any more goes, in portions; what anybody has a use for stays."""

from dataclasses import replace

import pytest

from partie.server.infra.database import Pool
from partie.server.infra.tokens import hash_of, new_key
from partie.server.model.rows import TableRow
from partie.server.ops.retention import GUESTS, NEVER_BEGUN, NEVER_SEATED, TABLES, WALKS, Walk, delete_useless
from partie.server.tables.store import TableStore
from tests.server.harness.scenes.ended import person, row_of
from tests.server.harness.stores import opened

FOREIGN = """
    SELECT c.conrelid::regclass::text AS "table", a.attname AS "column" FROM pg_constraint c
    JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY(c.conkey)
    WHERE c.contype = 'f' AND c.confrelid = 'persons'::regclass
"""
# What goes with a guest who has nothing else: none of it is anybody's but theirs.
GOES_TOO = {
    *(("sessions", "person"), ("codes", "person"), ("passkeys", "person"), ("challenges", "person")),
    *(("persons", "owner"), ("talkers", "person"), ("chat_heard", "person"), ("held_notices", "person")),
    *(("notices", "person"), ("notice_codes", "person"), ("ratings", "person"), ("ahead", "person")),
    *(("invitations", "inviter"), ("reports", "moderator")),
}


async def walked(pool: Pool, walk: Walk, most: int = 3) -> None:
    """One whole walk, in small portions."""
    after = await delete_useless(pool, walk, walk.first, most)
    while after != walk.first:
        after = await delete_useless(pool, walk, after, most)


async def guest(store: TableStore, days: int, seen: int | None = None) -> int:
    """A guest who came a number of days ago, and was last seen then, or another number of days ago."""
    number: int = await store.pool.fetchval(
        "INSERT INTO persons (made) VALUES (now() - make_interval(days => $1)) RETURNING id", days
    )
    await store.pool.execute(
        "INSERT INTO sessions (hash, person, seen) VALUES ($1, $2, now() - make_interval(days => $3))",
        hash_of(new_key()),
        number,
        days if seen is None else seen,
    )
    return number


def waiting(host: int) -> tuple[TableRow, str]:
    """A table at which only its host sits."""
    row, seed = row_of("tides", [host, host])
    return replace(row, seats=(row.seats[0], replace(row.seats[1], person=None, name=""))), seed


async def test_guests_go_who_never_sat_down(database: str) -> None:
    async with opened(database) as store:
        useless = [await guest(store, GUESTS + 1) for _ in range(7)]
        young, seen = await guest(store, GUESTS - 1), await guest(store, GUESTS + 99, seen=GUESTS - 1)
        sits, invited = await guest(store, GUESTS + 1), await guest(store, GUESTS + 1)
        row, seed = row_of("tides", [sits, await person(store, "Ana")])
        await store.make(row, seed)
        await store.pool.execute(
            "INSERT INTO invitations (table_id, person, inviter) VALUES ($1, $2, $3)", row.id, invited, sits
        )
        account = await guest(store, GUESTS + 1)
        await store.pool.execute("UPDATE persons SET kind = 'account', name = 'B', mark = 'b' WHERE id = $1", account)
        await walked(store.pool, NEVER_SEATED)
        left = {each["id"] for each in await store.pool.fetch("SELECT id FROM persons")}
        assert left & {*useless, young, seen, sits, invited, account} == {young, seen, sits, invited, account}


async def test_tables_go_that_never_began(database: str) -> None:
    async with opened(database) as store:
        ana = await person(store, "Ana")
        laid = []
        for days in (TABLES + 1, TABLES + 1, TABLES - 1):
            row, seed = waiting(ana)
            await store.make(row, seed)
            await store.pool.execute(
                "UPDATE tables SET made = now() - make_interval(days => $2) WHERE id = $1", row.id, days
            )
            laid.append(row.id)
        begun, seed = row_of("tides", [ana, await person(store, "Ben")])
        await store.make(begun, seed)
        await store.pool.execute("ALTER TABLE tables DISABLE TRIGGER USER")  # it would say that they changed just now
        old = "now() - make_interval(days => $1)"
        await store.pool.execute(f"UPDATE tables SET touched = {old}, made = least(made, {old})", TABLES + 1)
        await store.pool.execute("UPDATE tables SET touched = now() WHERE id = $1", laid[2])
        await walked(store.pool, NEVER_BEGUN)
        left = {each["id"] for each in await store.pool.fetch("SELECT id FROM tables")}
        assert left == {laid[2], begun.id}
        assert await store.pool.fetchval("SELECT count(*) FROM seats") == 4  # theirs went with them


@pytest.mark.parametrize("walk", WALKS, ids=lambda walk: walk.name)
async def test_what_is_in_use_is_left_for_the_next_walk(database: str, walk: Walk) -> None:
    """A walk waits for nobody."""
    async with opened(database) as store:
        await guest(store, 500)
        row, seed = waiting(await person(store, "Ana"))
        await store.make(row, seed)
        async with store.pool.acquire() as link, link.transaction():
            await link.execute(f"SELECT FROM {walk.table} FOR UPDATE")
            before = await store.pool.fetchval(f"SELECT count(*) FROM {walk.table}")
            await walked(store.pool, walk)
            assert await store.pool.fetchval(f"SELECT count(*) FROM {walk.table}") == before


async def test_everything_that_names_a_person_keeps_them_or_goes_with_them(database: str) -> None:
    """Whoever adds a column that names a person says which of both it is."""
    async with opened(database) as store:
        named = {(each["table"], each["column"]) for each in await store.pool.fetch(FOREIGN)}
        keeps = {pair for pair in named if f"FROM {pair[0]} k WHERE k.{pair[1]} = r.id" in NEVER_SEATED.useless}
        assert named - keeps == GOES_TOO
