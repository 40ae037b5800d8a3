"""Count everything once more, from the records alone, and compare it with what is kept."""

import asyncio
from typing import Final

from partie.server.infra.database import Row, transaction
from partie.server.ratings.result_counter import Seated, rating_lines
from partie.server.ratings.skill import START, Skill
from partie.server.ratings.store import counted_tables, hold_all, kept_ratings, mend_rating
from partie.server.tables.result import proven_ranks
from partie.server.tables.store import TableStore

NEAR: Final = 1e-9  # processors may differ in the last digit


async def recount(store: TableStore, mends: bool = False) -> list[str]:
    """The rating rows that the records do not give, in the order of counting; with ``mends`` they are put right.

    Where somebody has left the server for good, their part of a table is gone. What it meant for the others stands.
    """
    faults: list[str] = []
    current: dict[tuple[int, str, int], Skill] = {}
    async with transaction(store.pool) as tx:
        await hold_all(tx)
        for table_id in await counted_tables(tx):
            rows = await kept_ratings(tx, table_id)
            found = await _again(store, rows, current)
            for row, (place, before, after) in zip(rows, found, strict=True):
                current[row["person"], row["game"], row["seats"]] = after
                kept = (row["mu_before"], row["sigma_before"], row["mu"], row["sigma"])
                is_near = all([abs(a - b) < NEAR for a, b in zip(kept, (*before, *after), strict=True)])
                if is_near and place == row["place"]:
                    continue
                faults.append(f"{row['table_id']}: seat {row['seat']}")
                if mends:
                    await mend_rating(tx, table_id, row["person"], place, before, after)
    return faults


async def _again(
    store: TableStore, rows: list[Row], current: dict[tuple[int, str, int], Skill]
) -> list[tuple[int, Skill, Skill]]:
    """For each person at a table the place, and the rating before and after, worked out again."""
    table_id = rows[0]["table_id"]
    table, text = await store.table(table_id), await store.record(table_id)
    assert table is not None
    assert text is not None
    if len(rows) < len(table.seats):
        return [
            (row["place"], Skill(row["mu_before"], row["sigma_before"]), Skill(row["mu"], row["sigma"])) for row in rows
        ]
    before = [current.get((row["person"], row["game"], row["seats"]), START) for row in rows]
    people = [Seated(row["seat"], False, row["was_left"], row["person"], row["kind"], row["owner"]) for row in rows]
    places = await asyncio.to_thread(proven_ranks, table, text)
    lines = rating_lines(table, people, places, before) if places else []
    if not lines:  # such a table would not have been counted
        return [(0, skill, skill) for skill in before]
    return [(place, skill, after) for skill, (place, after) in zip(before, lines, strict=True)]
