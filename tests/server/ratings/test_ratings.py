"""Ratings: counted once from what a replay proves, the same when counted again, and nobody's who should have none."""

import asyncio
from dataclasses import replace
from itertools import pairwise

import pytest

from partie.core import read_record, write_record
from partie.server.accounts.deletion import delete_account
from partie.server.lobby.player_stats import PlayerStatsCache
from partie.server.lobby.sitters import Sitters
from partie.server.model.rows import SeatRow, Terms
from partie.server.people.store import PersonStore
from partie.server.ratings.history_store import history_of
from partie.server.ratings.recount import recount
from partie.server.ratings.result_counter import ResultCounter
from partie.server.ratings.skill import START, SeatResult, Skill, rated
from partie.server.ratings.store import skills_of
from partie.server.services import build
from partie.server.tables.answer_writer import AnswerWriter
from partie.server.tables.store import TableStore
from tests.server.harness.scenes.ended import ended, person, record_of, row_of, rows_of
from tests.server.harness.stores import opened, within

# -- how a result changes ratings ------------------------------------------------------------------------------------


def test_whoever_wins_rises_and_doubt_shrinks() -> None:
    after = rated([SeatResult(START, 2), SeatResult(START, 1)], has_sides=False)
    assert after is not None
    assert after[1].mu > START.mu > after[0].mu
    assert max(each.sigma for each in after) < START.sigma
    assert (START.points, START.doubt) == (1500, 500)


def test_whoever_left_is_last_whatever_the_bot_made_of_it() -> None:
    after = rated([SeatResult(START, 1, is_left=True), SeatResult(START, 2), SeatResult(START, 3)], has_sides=False)
    assert after is not None
    assert after[1].mu > after[2].mu > after[0].mu
    assert rated([SeatResult(START, 1, is_left=True), SeatResult(START, 2, is_left=True)], has_sides=False) is None


def test_sides_win_together_and_a_small_one_is_not_the_weaker_one() -> None:
    won = rated([SeatResult(START, 1), *[SeatResult(START, 2)] * 3], has_sides=True)
    lost = rated([SeatResult(START, 2), *[SeatResult(START, 1)] * 3], has_sides=True)
    assert won is not None
    assert lost is not None
    assert won[1:] == [won[1]] * 3
    assert won[0].mu - START.mu == pytest.approx(START.mu - lost[0].mu)
    # A strong winner does not lose by having won with a weak one.
    mixed = rated(
        [SeatResult(Skill(35, 3), 1), SeatResult(Skill(15, 3), 1), *[SeatResult(START, 2)] * 2], has_sides=True
    )
    assert mixed is not None
    assert mixed[0].mu > 35
    assert rated([SeatResult(START, 2)] * 4, has_sides=True) is None  # nobody has won


# -- counting --------------------------------------------------------------------------------------------------------


async def test_a_table_is_counted_once_by_whoever_comes_first(database: str) -> None:
    async with opened(database) as store:
        ana, ben = await person(store, "Ana"), await person(store, "Ben")
        tables = [await ended(store, "tides", [ana, ben]) for _ in range(3)]
        processes = [ResultCounter(store) for _ in range(4)]
        done = [await asyncio.gather(*[each.count(table) for each in processes]) for table in tables]
        assert [sum(each) for each in done] == [1, 1, 1]
        found = [await rows_of(store, table) for table in tables]
        assert [row["mu_before"] for row in found[0]] == [START.mu] * 2
        for before, after in pairwise(found):  # each begins where the one before it ended
            assert [row["mu"] for row in before] == [row["mu_before"] for row in after]
        assert await recount(store) == []


async def test_what_was_forgotten_is_found_and_recounting_changes_nothing(database: str) -> None:
    async with opened(database) as store:
        people = [await person(store, name) for name in ("Ana", "Ben", "Eva", "Ian")]
        for at in range(6):
            await ended(store, "tides", [people[at % 4], people[(at + 1) % 4]], left=[0] if at == 2 else [])
        await ended(store, "darkcave", people)
        await asyncio.gather(*[ResultCounter(store).look(0.0) for _ in range(3)])
        assert await store.pool.fetchval("SELECT count(*) FROM tables WHERE counted IS NULL") == 0
        kept = await store.pool.fetch("SELECT * FROM ratings ORDER BY counted, seat")
        assert len([row for row in kept if row["game"] == "tides"]) == 12
        assert [row["is_left"] for row in kept].count(True) == 1
        await ResultCounter(store).look(0.0)
        assert await recount(store, mends=True) == []
        assert await store.pool.fetch("SELECT * FROM ratings ORDER BY counted, seat") == kept
        # A figure that nobody can prove is found, and put right.
        await store.pool.execute("UPDATE ratings SET mu = 50 WHERE counted = $1 AND seat = 0", kept[0]["counted"])
        assert f"{kept[0]['table_id']}: seat 0" in await recount(store, mends=True)
        assert await store.pool.fetch("SELECT * FROM ratings ORDER BY counted, seat") == kept


async def test_nothing_counts_that_a_replay_does_not_prove(database: str) -> None:
    async with opened(database) as store:
        ana, ben = await person(store, "Ana"), await person(store, "Ben")
        row, seed = row_of("tides", [ana, ben])
        good = record_of(row, seed)
        forged = read_record(good)
        forged.headers["result"] = "99 0"
        other, luck = row_of("tides", [ana, ben], luck="another")
        for text in (
            write_record(forged),  # another result, and a seal that fits it
            good[: good.rindex("[seal")],  # not whole
            record_of(other, luck),  # a game with another shuffle than the promised one
        ):
            made, seed_of_it = row_of("tides", [ana, ben])
            await store.make(made, seed_of_it)
            await store.pool.execute("UPDATE tables SET luck = $2 WHERE id = $1", made.id, row.luck)
            assert await store.end(made.id, text, made.players())
            assert await ResultCounter(store).count(made.id)
            assert await rows_of(store, made.id) == []
        assert await store.pool.fetchval("SELECT count(*) FROM ratings") == 0
        await store.make(row, seed)
        assert await store.end(row.id, good, row.players())
        await ResultCounter(store).count(row.id)
        assert len(await rows_of(store, row.id)) == 2


def test_only_people_who_stand_for_themselves_are_rated(database: str) -> None:
    async def count(store: TableStore) -> None:
        ana, ben = await person(store, "Ana"), await person(store, "Ben")
        guest = await person(store, "Eve", "guest")
        hers, hers_too = [await person(store, f"walker {at}", "program", ana) for at in range(2)]
        his = await person(store, "runner", "program", ben)
        wanted = {
            "two accounts": (await ended(store, "tides", [ana, ben]), 2),
            "programs of two owners": (await ended(store, "tides", [hers, his]), 2),
            "a person and another's program": (await ended(store, "tides", [ana, his]), 2),
            "a person and their own program": (await ended(store, "tides", [ana, hers]), 0),
            "two programs of one person": (await ended(store, "tides", [hers, hers_too]), 0),
            "a guest": (await ended(store, "tides", [ana, guest]), 0),
            "somebody twice": (await ended(store, "tides", [ana, ana]), 0),
            "a bot": (await ended(store, "tides", [ana], bots=1), 0),
            "friendly": (await ended(store, "tides", [ana, ben], Terms()), 0),
        }
        await ResultCounter(store).look(0.0)
        found = {what: len(await rows_of(store, table)) for what, (table, _) in wanted.items()}
        assert found == {what: count for what, (_, count) in wanted.items()}

    within(database, count)


async def test_somebody_who_leaves_for_good_takes_their_rating_along_and_leaves_others_theirs(database: str) -> None:
    async with opened(database) as store:
        ana, ben, eva = [await person(store, name) for name in ("Ana", "Ben", "Eva")]
        for pair in ([ana, ben], [ben, eva], [ana, eva]):
            await ended(store, "tides", pair)
        await ResultCounter(store).look(0.0)
        kept = await store.pool.fetch("SELECT * FROM ratings WHERE person <> $1 ORDER BY counted, seat", ben)
        services = build(store, AnswerWriter(store.pool))
        await delete_account(store.pool, services.bus, services.rooms, ben)
        assert await store.pool.fetch("SELECT * FROM ratings ORDER BY counted, seat") == kept
        assert await recount(store) == []


# -- one's own history -----------------------------------------------------------------------------------------------


async def test_a_history_tells_results_ratings_and_why_somebody_left(database: str) -> None:
    async with opened(database) as store:
        ana, ben = await person(store, "Ana"), await person(store, "Ben")
        for at in range(4):
            table = await ended(store, "tides", [ana, ben], left=[0] if at > 1 else [])
        await store.pool.execute(
            "INSERT INTO clock_events (table_id, kind, seat, question) VALUES ($1, 'deputy', 0, 1)", table
        )
        friendly = await ended(store, "tides", [ben, ana], Terms())
        await ResultCounter(store).look(0.0)
        found = await history_of(store.pool, ana, 2**62)
        assert found["leaving"] == {"tables": 5, "late": 1, "handed": 1}
        assert [each["left"] for each in found["tables"]] == [False, True, True, False, False]
        assert (found["tables"][0]["table"], found["tables"][0]["seat"]) == (friendly, 1)
        assert found["tables"][0]["change"] is None
        assert all([each["change"] for each in found["tables"][1:]])
        (tally,) = found["tallies"]
        assert (tally["game"], tally["seats"], tally["played"]) == ("tides", 2, 5)
        assert tally["won"] == [each["place"] for each in found["tables"]].count(1)
        now = (await skills_of(store.pool, [(ana, "tides", 2)]))[ana, "tides", 2]
        assert tally["line"][-1] == {"points": now.points, "doubt": now.doubt}
        assert len(tally["line"]) == 4
        older = await history_of(store.pool, ana, found["tables"][2]["number"])
        assert older["tables"] == found["tables"][3:]


async def test_whoever_hides_their_rating_is_shown_to_nobody(database: str) -> None:
    async with opened(database) as store:
        ana, ben = await person(store, "Ana"), await person(store, "Ben")
        await ResultCounter(store).count(await ended(store, "tides", [ana, ben]))
        table, seed = row_of("tides", [ana])
        seats = (table.seats[0], SeatRow(1, "", "", "", "", b"key", None))
        await store.make(replace(table, begun=False, seats=seats, terms=Terms(is_open=True)), seed)
        number = await store.pool.fetchval("SELECT number FROM tables WHERE id = $1", table.id)
        sitters = Sitters(store.pool, PlayerStatsCache(store.pool))
        (shown,) = (await sitters.at([number], None))[0]["sitters"]
        assert shown["rating"] not in (None, START.points)
        assert shown["doubt"] < START.doubt
        await PersonStore(store.pool).hide_rating(ana, True)
        (shown,) = (await sitters.at([number], None))[0]["sitters"]
        assert (shown["rating"], shown["doubt"]) == (None, 0)
        assert (await history_of(store.pool, ana, 2**62))["tallies"][0]["line"]  # they see it themselves
        assert len(await skills_of(store.pool, [(ana, "tides", 2)])) == 1  # and are matched by it
