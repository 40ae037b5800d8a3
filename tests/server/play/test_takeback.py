"""Taking back by consent: what the engine alone would not allow, on all processes alike, and provable at the end."""

import asyncio
from typing import cast

import asyncpg
import pytest

from partie.server.ops.admin import Admin
from partie.server.ops.dev_services import DevServices
from partie.server.tables.schemas import MadeTable
from tests.server.harness.clients.guests import PATIENCE, Guest, Player, Refusal
from tests.server.harness.clients.links import FIRST, Link, wished
from tests.server.harness.processes import server


def test_an_answer_is_taken_back_when_all_agree(database: str, trial: DevServices) -> None:
    async def whole(bases: list[str]) -> None:
        guests = [Guest("Ana"), Guest("Ben")]
        table = await sat(bases, guests, is_rated=False)
        players = [Player(bases, guest, table, seat) for seat, guest in enumerate(guests)]

        async def wish(seat: int, about: int, holds: bool = True) -> list[int]:
            card = await wished(bases[seat], guests[seat], table, seat, about, holds)
            assert card["clocks"] is not None
            return [vote["seat"] for vote in card["clocks"]["votes"]]

        async with await players[0].open(bases[0]) as one, await players[1].open(bases[1]) as two:
            ana, ben = Link(players[0], one), Link(players[1], two)

            async def draft(question: int) -> None:
                await ana.until(question, [])
                await ana.answer()
                await ben.until(question, [0])
                await ben.answer()
                for link in (ana, ben):
                    await link.until(question + 1, [])

            with pytest.raises(Refusal):  # she has answered nothing yet
                await wish(0, 0)
            await draft(FIRST)
            await draft(FIRST + 1)
            assert ana.player.snapshot is not None
            assert not ana.player.snapshot["may_undo"]

            with pytest.raises(Refusal):  # she has not asked for it
                await wish(1, 0)
            assert await wish(0, 0) == [0]
            assert await wish(0, 0, holds=False) == []
            assert await wish(0, 0) == [0]
            # She goes on, and what she wished is about something else now.
            await ana.answer()
            await ben.until(FIRST + 2, [0])
            with pytest.raises(Refusal):
                await wish(1, 0)
            await ben.answer()
            for link in (ana, ben):
                await link.until(FIRST + 3, [])

            # Back to before her last answer; what he answered to the same question stands.
            assert await wish(0, 0) == [0]
            assert await wish(1, 0) == []
            for link in (ana, ben):
                await link.until(FIRST + 2, [1])
                await link.until_nothing_is_wished()
            await ana.answer(1)
            for link in (ana, ben):
                await link.until(FIRST + 3, [])
            # And further: what she has answered since is gone with it.
            await ana.answer()
            await ben.until(FIRST + 3, [0])
            await wish(1, 1)
            await wish(0, 1)
            for link in (ana, ben):
                seen = await link.until(FIRST + 2, [0])
                assert max([line["question"] for line in seen["log"]]) < FIRST + 2, "the log tells what was taken back"

        connection = await asyncpg.connect(database)
        rows = await connection.fetch("SELECT version, seat, text, opens FROM answers ORDER BY version")
        assert [row["version"] for row in rows] == list(range(1, len(rows) + 1)), "the log only grows"
        undone = [(row["seat"], row["opens"]) for row in rows if not row["text"]]
        assert undone == [(0, FIRST + 2), (1, FIRST + 2)]
        await connection.close()
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*[player.play() for player in players])
        faults, count = await Admin(database).verify(None)
        assert (faults, count) == ([], 1)

        rated = await sat(bases, guests, is_rated=True)
        player = Player(bases, guests[0], rated, 0)
        async with await player.open(bases[0]) as one:
            link = Link(player, one)
            await link.until(FIRST, [])
            await link.answer()
            await link.until(FIRST, [0])
            with pytest.raises(Refusal):
                await wished(bases[0], guests[0], rated, 0, 0, True)

    pair = [server(database, trial.news) for _ in range(2)]
    for process, _ in pair:
        process.start()
    try:
        asyncio.run(whole([base for _, base in pair]))
    finally:
        for process, _ in pair:
            process.stop()


async def sat(bases: list[str], guests: list[Guest], is_rated: bool) -> str:
    """A table of Tides at which both sit."""
    terms = {"open": False, "clock": "", "watching": "open", "rated": is_rated, "language": ""}
    wanted = {"game": "tides", "settings": {}, "seats": ["", ""], "name": guests[0].name, "words": "", "seat": 0}
    made = cast(MadeTable, await guests[0].ask(bases[0], "POST", "/api/tables", {**wanted, "terms": terms}))
    await guests[1].sit(bases[1], made["table"], 1, made["keys"][1])
    return made["table"]
