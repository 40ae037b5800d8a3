"""Quick matches: who plays with whom, and that everybody who waits is seated once, by whichever process."""

import asyncio
import time
from typing import cast

import pytest

from partie.core import Rng
from partie.server.matchmaking.matcher import LOOKED_AT, MatchedGroup, match_up
from partie.server.matchmaking.service import MatchmakingService
from partie.server.people.persons import Person
from partie.server.ratings.schemas import MatchTold, MatchWish
from partie.server.services import build
from partie.server.tables.answer_writer import AnswerWriter
from partie.server.tables.store import TableStore
from partie.table.refusal import Refused
from tests.server.harness.built import pairing_over
from tests.server.harness.clients.guests import PATIENCE, Guest, Refusal
from tests.server.harness.processes import server
from tests.server.harness.scenes.ended import person
from tests.server.harness.scenes.waiting_players import FAST, WISH, crowd, waiter
from tests.server.harness.stores import opened


def tables(companies: list[MatchedGroup]) -> list[set[int]]:
    """Who sits together."""
    return [set(each.persons) for each in companies]


def test_the_nearest_play_together_and_whoever_waited_longest_chooses() -> None:
    people = [waiter(1, 1500, 3), waiter(2, 1600, 2), waiter(3, 1540, 1), waiter(4, 1450, 0)]
    assert tables(match_up(people, 3)) == [{4, 1}, {3, 2}]


def test_two_are_near_if_both_think_so_and_more_so_with_time() -> None:
    near, far = waiter(1, 1500), waiter(2, 1650)
    assert match_up([near, far], 4.0) == []
    assert tables(match_up([near, far], 5.0)) == [{1, 2}]
    assert match_up([near, waiter(2, 1650, since=4.0)], 5.0) == []  # whoever has just come does not think so yet
    assert tables(match_up([waiter(1, 1500, doubt=60), waiter(2, 1650, doubt=60)], 0.0)) == [{1, 2}]
    friendly = [waiter(1, 500, is_rated=False), waiter(2, 2500, is_rated=False)]
    assert tables(match_up(friendly, 0.0)) == [{1, 2}]


def test_what_people_wait_for_is_kept_apart() -> None:
    people = [waiter(1), waiter(2, is_rated=False), waiter(3, game="tales"), waiter(4, least=3, most=4)]
    assert match_up(people, 100.0) == []


def test_those_who_blocked_each_other_never_meet() -> None:
    people = [waiter(1, since=0), waiter(2, 1501, since=1), waiter(3, 1530, since=2)]
    assert tables(match_up(people, 10.0, {(2, 1)})) == [{1, 3}]
    four = [waiter(each, least=3, most=3) for each in range(4)]
    assert match_up(four, 10.0, {(0, 1), (2, 3)}) == []


def test_as_many_sit_down_as_can() -> None:
    three = [waiter(each, least=2, most=4, since=each) for each in range(3)]
    assert tables(match_up(three, 9.0)) == [{0, 1, 2}]
    assert tables(match_up([*three, waiter(9, least=2, most=2, since=9)], 9.0)) == [{0, 1, 2}]


def blocks_in(count: int) -> set[tuple[int, int]]:
    """Who has blocked whom among them."""
    rng = Rng("blocks")
    return {(rng.below(count), rng.below(count)) for _ in range(count)}


@pytest.mark.long  # it measures the processor
def test_five_hundred_are_paired_in_a_moment() -> None:
    people, blocks, spent = crowd(500), blocks_in(500), []
    for _ in range(5):
        before = time.process_time()
        match_up(people, 60.0, blocks)
        spent.append(time.process_time() - before)
    assert min(spent) < 0.1, spent


def test_five_hundred_are_paired_by_the_rules() -> None:
    people, blocks = crowd(500), blocks_in(500)
    companies = match_up(people, 60.0, blocks)
    seated = [each for company in companies for each in company.persons]
    assert len(seated) == len(set(seated)) > 450
    known = {each.person: each for each in people}
    for company in companies:
        count = len(company.persons)
        first, *others = [known[each] for each in company.persons]
        for other in others:
            far = abs(first.points(count) - other.points(count))
            assert far <= min(first.accepts(count, 60.0), other.accepts(count, 60.0))
        assert not [pair for pair in blocks if set(pair) <= set(company.persons) and pair[0] != pair[1]]


def test_nobody_looks_at_more_than_so_many_neighbours() -> None:
    """So a crowd in which everybody has blocked everybody costs no more than another."""

    def around(count: int) -> list[MatchedGroup]:
        near = [waiter(each, is_rated=False) for each in range(count)]
        strangers = [waiter(count, 1400, is_rated=False), waiter(count + 1, 1600, is_rated=False)]
        quarrel = {(one, other) for one in range(count) for other in range(count + 2)}
        return match_up([*near, *strangers], 0.0, quarrel)

    assert len(around(LOOKED_AT - 1)) == 1
    assert around(LOOKED_AT) == []


# -- rows and processes ----------------------------------------------------------------------------------------------


async def waits(
    store: TableStore, pairing: MatchmakingService, name: str, wish: MatchWish = WISH, kind: str = "account"
) -> Person:
    """Somebody new who waits."""
    who = Person(await person(store, name, kind), name, kind, "")
    told = await pairing.wait(who, {**wish, "name": name})
    assert told["waiting"]
    return who


async def test_everybody_is_seated_once_by_whichever_process(database: str) -> None:
    async with opened(database) as store:
        processes = [pairing_over(build(store, AnswerWriter(store.pool))) for _ in range(3)]
        people = [await waits(store, processes[at % 3], f"P {at}") for at in range(11)]
        seated = sum([sum(await asyncio.gather(*[each.pair() for each in processes])) for _ in range(3)])
        assert seated == 10
        told = [await processes[0].still(who.id) for who in people]
        found = [each["table"] for each in told if each["table"]]
        assert sorted(found) == sorted([*set(found)] * 2)
        assert len(found) == 10
        assert (
            await store.pool.fetchval("SELECT count(*) FROM tables WHERE begun IS NOT NULL AND clock = $1", FAST) == 5
        )
        (rest,) = [who for who, each in zip(people, told, strict=True) if not each["table"]]
        assert (await processes[1].give_up(rest.id))["waiting"] is False
        assert (await processes[1].give_up(people[0].id))["table"] == told[0]["table"] or rest == people[0]


async def test_a_closed_browser_and_a_blocked_person_are_left_alone(database: str) -> None:
    async with opened(database) as store:
        pairing = pairing_over(build(store, AnswerWriter(store.pool)))
        ana, ben = [await waits(store, pairing, name) for name in ("Ana", "Ben")]
        await store.pool.execute("UPDATE matching SET seen = now() - interval '20 seconds' WHERE person = $1", ana.id)
        assert await pairing.pair() == 0
        await pairing.still(ana.id)  # the browser was only slow
        await store.pool.execute(
            "INSERT INTO shunned (person, other, name, is_block) VALUES ($1, $2, 'Ana', true)", ben.id, ana.id
        )
        assert await pairing.pair() == 0
        await store.pool.execute("DELETE FROM shunned")
        assert await pairing.pair() == 2
        await store.pool.execute("UPDATE matching SET seen = now() - interval '2 minutes'")
        assert await pairing.pair() == 0
        assert await store.pool.fetchval("SELECT count(*) FROM matching") == 0


async def test_a_wish_that_nobody_can_grant_is_refused(database: str) -> None:
    async with opened(database) as store:
        pairing = pairing_over(build(store, AnswerWriter(store.pool)))
        guest = Person(await person(store, "Eve", "guest"), "Eve", "guest", "")
        wrong: list[tuple[Person, MatchWish]] = [
            (guest, {**WISH, "rated": True}),
            (guest, {**WISH, "clock": ""}),
            (guest, {**WISH, "clock": "soon"}),
            (guest, {**WISH, "game": "chess"}),
            (guest, {**WISH, "most": 9}),
            (guest, {**WISH, "game": "stonespine", "least": 1}),
            (guest, {**WISH, "game": "tales", "least": 3, "most": 2}),
        ]
        for who, wanted in wrong:
            with pytest.raises(Refused):
                await pairing.wait(who, wanted)
        assert await store.pool.fetchval("SELECT count(*) FROM matching") == 0


def test_two_guests_find_each_other_through_a_server(database: str) -> None:
    process, base = server(database)
    process.start()

    async def meet() -> None:
        ana, ben = Guest("Ana"), Guest("Ben")
        with pytest.raises(Refusal, match="guest"):
            await ana.ask(base, "POST", "/api/match", {**WISH, "rated": True})
        for each in (ana, ben):
            await each.ask(base, "POST", "/api/match", {**WISH, "name": each.name})
        found = ["", ""]
        async with asyncio.timeout(PATIENCE):
            while not all(found):
                await asyncio.sleep(0.1)
                found = [cast(MatchTold, await each.ask(base, "PUT", "/api/match"))["table"] for each in (ana, ben)]
        assert found[0] == found[1]
        card = await ana.ask(base, "GET", f"/api/tables/{found[0]}")
        assert sorted([each["name"] for each in cast(dict[str, list[dict[str, str]]], card)["players"]]) == [
            "Ana",
            "Ben",
        ]
        assert (await Guest("Nobody").call(base, "PUT", "/api/match")).json()["waiting"] is False

    try:
        asyncio.run(meet())
    finally:
        process.stop()
