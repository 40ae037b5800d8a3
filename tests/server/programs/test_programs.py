"""Programs: made by people with an account, known by a token, marked as what they are, and kept to a pace."""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import asyncpg
import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from partie.server.infra.rate_limits import PROGRAMS_SOCKETS
from partie.server.ops.dev_services import DevServices
from partie.server.programs.pace import ASKED, Pace
from partie.server.programs.schemas import MadeProgram, ProgramCard, QuestionCard
from partie.server.tables.schemas import MadeTable
from tests.server.harness.clients.guests import PATIENCE, PLAIN, Guest, Player, Refusal
from tests.server.harness.clients.programs import account, program
from tests.server.harness.databases import new_database
from tests.server.harness.processes import server

BOT = Path(__file__).parents[3] / "docs" / "how-to" / "random_bot.py"


@pytest.fixture(scope="module")
def stored(trial: DevServices) -> str:
    """One database for the tests of one server here: they do not look at each other's tables."""
    return new_database(trial)


@pytest.fixture(scope="module")
def base(stored: str) -> Iterator[str]:
    """A server that is alone."""
    process, address = server(stored, bots=1)
    process.start()
    yield address
    process.stop()


async def call(base: str, token: str, method: str, path: str, body: object = None) -> httpx.Response:
    """One request of a program."""
    async with httpx.AsyncClient(
        base_url=base, headers={"authorization": f"Bearer {token}"}, timeout=PATIENCE, verify=PLAIN
    ) as client:
        return await client.request(method, path, json=body)


async def test_a_program_plays_a_game_to_its_end_and_is_known_as_one(base: str, stored: str) -> None:
    ana = await account(base, stored, "Ana")
    made = await program(base, ana, "Walker")
    table = await ana.make(base, "tides", ["", ""])
    command = [sys.executable, str(BOT), base, table["table"], "1", table["keys"][1]]
    bot = subprocess.Popen(command, env={**os.environ, "PARTIE_TOKEN": made["token"], "PARTIE_NAME": "Walker"})
    player = Player([base], ana, table["table"], 0)
    try:
        async with asyncio.timeout(90):
            await player.play()
            assert await asyncio.to_thread(bot.wait, 20) == 0
    finally:
        bot.kill()
    assert player.card is not None
    assert [seat["program"] for seat in player.card["players"]] == [False, True]
    assert player.over


async def test_only_an_account_makes_programs_and_only_its_own_are_ended(base: str, stored: str) -> None:
    ana, ben = await account(base, stored, "Ana"), await account(base, stored, "Ben")
    guest = Guest("Eve")
    await guest.make(base, "tides", ["", ""])
    for stranger in (guest, Guest("Nobody")):
        with pytest.raises(Refusal, match="403"):
            await program(base, stranger, "Runner")
    walker = await program(base, ana, "Runner")
    with pytest.raises(Refusal, match="name-taken"):
        await program(base, ben, "rúnner")
    path = f"/api/programs/{walker['card']['program']}/token"
    assert (await ben.call(base, "DELETE", path)).status_code == 404
    assert (await ben.call(base, "POST", path)).status_code == 404
    assert (await call(base, walker["token"], "GET", "/api/program/questions")).json() == []
    assert (await call(base, walker["token"], "GET", "/api/programs")).status_code == 403
    # A token is no cookie, and a cookie is no token.
    thief = Guest("Thief")
    thief.cookie = walker["token"]
    assert (await thief.call(base, "GET", "/api/program/questions")).status_code == 403
    assert (await call(base, ana.cookie, "GET", "/api/programs")).status_code == 403
    again = cast(MadeProgram, await ana.ask(base, "POST", path))
    assert (await call(base, walker["token"], "GET", "/api/program/questions")).status_code == 403
    assert (await call(base, again["token"], "GET", "/api/program/questions")).status_code == 200
    assert (await ana.call(base, "DELETE", path)).status_code == 204
    assert (await call(base, again["token"], "GET", "/api/program/questions")).status_code == 403
    cards = cast(list[ProgramCard], await ana.ask(base, "GET", "/api/programs"))
    assert [(card["name"], card["live"]) for card in cards] == [("Runner", False)]
    wanted = {"game": "tides", "settings": {}, "seats": ["", ""], "name": "", "words": "", "seat": 0}
    assert (await call(base, again["token"], "POST", "/api/tables", wanted)).status_code == 403
    connection = await asyncpg.connect(stored)
    kept = await connection.fetch("SELECT * FROM persons p LEFT JOIN sessions s ON s.person = p.id")
    await connection.close()
    assert walker["token"] not in str(kept)


async def test_a_program_sits_down_at_an_open_table_and_answers_without_a_socket(base: str, stored: str) -> None:
    ana = await account(base, stored, "Ana")
    token = (await program(base, ana, "Sitter"))["token"]
    terms = {"open": True, "clock": "", "watching": "", "rated": False, "language": ""}
    wanted = {"game": "tides", "settings": {}, "seats": ["", ""], "name": "Ana", "words": "", "seat": 0}
    shut = cast(MadeTable, await ana.ask(base, "POST", "/api/tables", wanted))
    table = cast(MadeTable, await ana.ask(base, "POST", "/api/tables", {**wanted, "terms": terms}))["table"]
    listed = (await call(base, token, "GET", "/api/program/tables")).json()
    assert listed == [{"table": table, "game": "tides", "free": [1]}]
    closed = f"/api/program/tables/{shut['table']}/seats/1"
    assert (await call(base, token, "POST", closed)).status_code == 404
    seat = f"/api/program/tables/{table}/seats/1"
    assert (await call(base, token, "POST", seat)).json()["mine"] == [1]
    asked = cast(list[QuestionCard], (await call(base, token, "GET", "/api/program/questions")).json())
    assert [(each["table"], each["seat"]) for each in asked] == [(table, 1)]
    question = asked[0]["asked"]
    answer = {"question": question["question"], "part": question["part"], "text": question["options"][0]["text"]}
    others = f"/api/program/tables/{table}/seats/0/answers"
    assert (await call(base, token, "POST", others, answer)).status_code == 404
    assert (await call(base, token, "POST", f"{seat}/answers", answer)).status_code == 204
    assert (await call(base, token, "GET", "/api/program/questions")).json() == []


def test_a_program_that_asks_too_often_is_told_so(stored: str) -> None:
    process, base = server(stored, plant="timeless")

    async def asked() -> None:
        ana = await account(base, stored, "Ana")
        token = (await program(base, ana, "Asker"))["token"]
        statuses: list[int] = []
        headers = {"authorization": f"Bearer {token}"}
        async with httpx.AsyncClient(base_url=base, headers=headers, timeout=PATIENCE, verify=PLAIN) as client:
            for _ in range(10):
                answers = await asyncio.gather(*[client.get("/api/program/tables") for _ in range(20)])
                statuses += [answer.status_code for answer in answers]
                if 429 in statuses:
                    break
        assert set(statuses) == {200, 429}
        assert (await ana.call(base, "GET", "/api/programs")).status_code == 200  # its owner is not slowed down

    process.start()
    try:
        asyncio.run(asked())
    finally:
        process.stop()


async def test_a_program_opens_so_many_sockets_and_no_more(base: str, stored: str) -> None:
    ana = await account(base, stored, "Ana")
    token = (await program(base, ana, "Opener"))["token"]
    made = await ana.make(base, "tides", ["", ""])
    address = f"{base.replace('http', 'ws')}/api/tables/{made['table']}/socket?key={made['onlookers']}"
    headers = {"authorization": f"Bearer {token}"}
    # What is not read is kept here: a socket that is full does not hear that the other side hangs up.
    links = [
        await connect(address, additional_headers=headers, open_timeout=PATIENCE, max_queue=None)
        for _ in range(PROGRAMS_SOCKETS)
    ]
    with pytest.raises(InvalidStatus):
        await connect(address, additional_headers=headers)
    assert json.loads(await links[0].recv())["kind"] == "seats"
    await asyncio.gather(*[link.close() for link in links])


def test_what_is_left_comes_back_with_time() -> None:
    pace = Pace()
    asked = [pace.ask(1) for _ in range(int(ASKED.burst) + 5)]
    assert asked[: int(ASKED.burst)] == [0.0] * int(ASKED.burst)
    assert any(asked)
    assert not pace.ask(2)
