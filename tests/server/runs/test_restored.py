"""After a restore: whoever has seen more than the server knows is told so, and shown where the table stands."""

import asyncio
import json
from pathlib import Path
from typing import Any, override

from websockets.asyncio.client import connect

from partie.server.ops.backup import back_up, restore
from partie.server.ops.dev_services import DevServices
from tests.server.faults.spy import execute
from tests.server.harness.clients.guests import PATIENCE, Guest, Player
from tests.server.harness.clients.links import FIRST, Link, draft, wished
from tests.server.harness.databases import empty_database
from tests.server.harness.processes import serving
from tests.server.harness.schema import assert_described


async def told(base: str, player: Player, known: int) -> tuple[list[str], int]:
    """What kinds of frames somebody is told at first who has seen this question, and which one they are shown."""
    address = f"{base.replace('http', 'ws')}/api/tables/{player.table}/socket?seat={player.seat}&known={known}"
    frames: list[dict[str, Any]] = []
    async with connect(address, additional_headers=player.headers()) as link, asyncio.timeout(PATIENCE):
        while not frames or frames[-1]["kind"] != "look":
            frames.append(json.loads(await link.recv()))
            assert_described(frames[-1])
    return [frame["kind"] for frame in frames if frame["kind"] != "seats"], frames[-1]["snapshot"]["question"]


def test_who_knows_more_than_the_server_is_told_so(database: str, trial: DevServices, tmp_path: Path) -> None:
    guests = [Guest("Ana"), Guest("Ben")]
    players: list[Player] = []
    keys: list[str] = []
    file = tmp_path / "partie.dump"
    fresh = empty_database(trial)

    async def begin(base: str) -> None:
        made = await guests[0].make(base, "tides", ["", ""])
        card = await guests[1].sit(base, made["table"], 1, made["keys"][1])
        keys.extend([made["keys"][0], card["own"]])
        players.extend([Player([base], guest, made["table"], seat) for seat, guest in enumerate(guests)])
        await draft(base, players, 1)

    async def go_on(base: str) -> None:
        await draft(base, players, 2)
        # Nothing is lost yet, and what somebody says about themselves changes nothing for others.
        assert await told(base, players[0], FIRST + 3) == (["look"], FIRST + 3)

    async def come_back(base: str) -> None:
        # Sessions are not in a backup: guests come by the links of their seats.
        for seat, guest in enumerate(guests):
            guest.cookie = ""
            await guest.sit(base, players[seat].table, seat, keys[seat])
        assert await told(base, players[0], FIRST + 3) == (["behind", "look"], FIRST + 1)
        assert await told(base, players[1], FIRST + 1) == (["look"], FIRST + 1)
        assert await told(base, players[1], 0) == (["look"], FIRST + 1)
        # What people take back by themselves is not lost.
        await draft(base, players, 1)
        for seat in (1, 0):
            await wished(base, guests[seat], players[0].table, seat, 1, True)
        assert await told(base, players[0], FIRST + 2) == (["look"], FIRST + 1)
        assert await told(base, players[0], FIRST + 3) == (["behind", "look"], FIRST + 1)

    with serving(database) as base:
        asyncio.run(begin(base))
        back_up(database, file)
        asyncio.run(go_on(base))
    restore(fresh, file)
    with serving(fresh) as base:
        asyncio.run(come_back(base))


def test_a_process_that_is_late_looks_before_it_says_so(database: str) -> None:
    async def whole(bases: list[str]) -> None:
        guests = [Guest("Ana"), Guest("Ben")]
        made = await guests[0].make(bases[0], "tides", ["", ""])
        await guests[1].sit(bases[0], made["table"], 1, made["keys"][1])
        players = [Player(bases, guest, made["table"], seat) for seat, guest in enumerate(guests)]
        assert await told(bases[1], players[0], 0) == (["look"], FIRST)
        await draft(bases[0], players, 1)
        # The other one has the table in its memory, and hears no news.
        assert await told(bases[1], players[0], FIRST + 1) == (["look"], FIRST + 1)

    with serving(database) as one, serving(database) as other:
        asyncio.run(whole([one, other]))


class Attentive(Player):
    """Keeps every frame that it is told."""

    @override
    def hear(self, frame: str) -> str:
        self.diary.frames.append(frame)
        return super().hear(frame)


def test_who_looks_while_the_database_loses_an_answer_is_told_so(database: str) -> None:
    """No socket is cut off. What comes next is judged by what the database has."""

    async def whole(base: str) -> None:
        guests = [Guest("Ana"), Guest("Ben")]
        made = await guests[0].make(base, "tides", ["", ""])
        await guests[1].sit(base, made["table"], 1, made["keys"][1])
        players = [Attentive([base], guest, made["table"], seat) for seat, guest in enumerate(guests)]
        async with await players[0].open(base) as one, await players[1].open(base) as two:
            links = [Link(players[0], one), Link(players[1], two)]
            await links[0].until(FIRST, [])
            await links[0].answer()
            for link in links:
                await link.until(FIRST, [0])
            await execute(database, "DELETE FROM answers")
            await links[1].answer()
            for link in links:
                await link.until(FIRST, [1])
            await links[0].answer(1)
            for link in links:
                await link.until(FIRST + 1, [])
        for player in players:
            kinds = [json.loads(frame)["kind"] for frame in player.diary.frames]
            assert kinds.count("behind") == 1

    with serving(database) as base:
        asyncio.run(whole(base))
