"""The log of a whole evening holds no cookie, token, key, code, seed, hand, address or word of anybody."""

import asyncio
import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import cast

import asyncpg
import httpx
import pytest
from websockets.asyncio.client import connect

from partie.server.infra.settings import DATABASE, NEWS, PROXIES
from partie.server.infra.tokens import hash_of
from partie.server.ops.dev_services import DevServices, free_port
from partie.server.programs.schemas import MadeProgram
from tests.server.harness.clients.guests import COOKIE, PATIENCE, PLAIN, Guest, Player
from tests.server.harness.clients.people import Somebody

# The most that a server can be made to say: every logger of its process, from the first line on.
TALKATIVE = """
import logging, sys
logging.basicConfig(level=logging.DEBUG, format="%(name)s %(levelname)s %(message)s")
sys.argv[0] = "partie"
from partie.cli import main
main()
"""
OURS = "datname = current_database() AND pid <> pg_backend_pid()"  # not those of other tests
ADDRESS = "198.51.100.77"
WORDS = "meet me behind the waterfall"
MAILBOX = "ana.novakova@mailbox.example"
CHUNK = 24  # signs of a frame that no line of a log has by chance


@dataclass
class Evening:
    """What a server was told, and told others, that its log must not hold."""

    secrets: dict[str, str] = field(default_factory=dict)
    frames: list[str] = field(default_factory=list)

    def keep(self, name: str, *values: str) -> None:
        """These are secrets."""
        self.secrets |= {f"{name} {at}": value for at, value in enumerate(values, len(self.secrets)) if value}

    def found_in(self, log: str) -> list[str]:
        """Which of them are in a log."""
        chunks = {frame[at : at + CHUNK] for frame in self.frames for at in range(0, len(frame) - CHUNK, CHUNK)}
        return [name for name, value in self.secrets.items() if value in log] + [
            chunk for chunk in sorted(chunks) if chunk in log
        ]


@dataclass(frozen=True)
class Talking:
    """A server whose every word is written down."""

    base: str
    log: Path


@pytest.fixture
def talking(database: str, trial: DevServices, tmp_path: Path) -> Iterator[Talking]:
    """A server with a worker, behind a proxy."""
    log, port = tmp_path / "log", free_port()
    environment = {**os.environ, DATABASE: database, NEWS: trial.news, PROXIES: "1", "PYTHONASYNCIODEBUG": "1"}
    command = [sys.executable, "-c", TALKATIVE, "serve", "--port", str(port), "--bots", "1", "--lang", "en"]
    with log.open("w") as written:
        process = subprocess.Popen(command, env=environment, stdout=written, stderr=subprocess.STDOUT)
        try:
            until = time.monotonic() + PATIENCE
            while not re.search(r"http://127\S+", log.read_text()):
                assert process.poll() is None, log.read_text()
                assert time.monotonic() < until, log.read_text()
                time.sleep(0.1)
            yield Talking(f"http://127.0.0.1:{port}", log)
        finally:
            process.terminate()
            process.wait(PATIENCE)


async def talked(base: str, evening: Evening, guest: Guest, table: str) -> None:
    """Say a phrase, and something free, through a socket."""
    address = f"{base.replace('http', 'ws')}/api/tables/{table}/socket?seat=0"
    async with connect(address, additional_headers={"cookie": f"{COOKIE}={guest.cookie}"}) as link:
        for message in (
            {"kind": "say", "ref": 1, "key": "talk-say-sorry", "args": {}, "text": ""},
            {"kind": "say", "ref": 2, "key": "", "args": {}, "text": WORDS},
            {"kind": "answer", "ref": 3, "question": 1, "part": 0, "text": WORDS},
        ):
            await link.send(json.dumps(message))
        async with asyncio.timeout(PATIENCE):
            while json.loads(frame := str(await link.recv()))["kind"] not in ("refused", "done"):
                evening.frames.append(frame)


async def spent(base: str, database: str, evening: Evening) -> None:
    """An evening: an account, a code, a program, two people and a bot at tables, words, errors and a lost database."""
    ana, ben = Somebody(base, "Ana"), Somebody(base, "Ben")
    await ana.become_account()
    elsewhere = Somebody(base, "")
    entered = await elsewhere.send("POST", "/api/enter/code", {"code": ana.codes[0]})
    assert entered.status_code == 200
    made = await ana.make(base, "tides", ["", ""])
    await ben.sit(base, made["table"], 1, made["keys"][1], WORDS)
    players = [Player([base], guest, made["table"], seat) for seat, guest in enumerate((ana, ben))]
    async with asyncio.timeout(120):
        await asyncio.gather(*[player.play() for player in players])
    botted = await ben.make(base, "tides", ["", "newcomer"])
    await talked(base, evening, ben, botted["table"])
    program = cast(MadeProgram, await ana.ask(base, "POST", "/api/programs", {"name": "Automaton"}))
    async with httpx.AsyncClient(base_url=base, timeout=PATIENCE, verify=PLAIN) as client:
        bearer = {"authorization": f"Bearer {program['token']}", "x-forwarded-for": ADDRESS}
        assert (await client.get("/api/program/tables", headers=bearer)).status_code == 200
        cookie = {"cookie": f"{COOKIE}={ben.cookie}", "x-forwarded-for": ADDRESS}
        for path, body in (
            ("/api/notices/mail", {"address": MAILBOX, "zone": ""}),
            ("/api/notices/hook", {"url": f"http://{ADDRESS}/hook", "zone": ""}),
            ("/api/enter/code", {"code": ana.codes[1] + "x"}),
            ("/api/enter/code", {"code": f"{WORDS}\x00"}),
            (f"/api/tables/{botted['table']}/seats/0", {"key": made["keys"][0], "name": WORDS, "words": WORDS}),
            (f"/api/tables/{made['onlookers']}/leave", {"words": WORDS}),
        ):
            await client.post(path, json=body, headers=cookie)
        link = await asyncpg.connect(database)
        seeds = [row["seed"] for row in await link.fetch("SELECT seed FROM luck")]
        records = [str(row["record"]) for row in await link.fetch("SELECT record FROM tables WHERE ended IS NOT NULL")]
        seeds += re.findall(r"[0-9a-f]{64}", "".join(records))
        assert len(seeds) >= 2
        # Whatever goes wrong is told with its kind alone.
        await link.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {OURS}")
        await asyncio.gather(*[client.get("/api/me", headers=cookie) for _ in range(12)])
        await link.close()
        async with asyncio.timeout(PATIENCE):
            while (await client.get("/api/me", headers=cookie)).status_code != 200:
                await asyncio.sleep(0.1)
        await asyncio.sleep(3)  # what has to be tried again is tried, and told
    cookies = [ana.cookie, ben.cookie, elsewhere.cookie]
    evening.keep("cookie", *cookies, *[hash_of(each).hex() for each in cookies])
    evening.keep("token", program["token"])
    evening.keep("code", *ana.codes)
    evening.keep("key", *made["keys"], *botted["keys"], made["onlookers"], botted["onlookers"])
    evening.keep("seed", *seeds)
    evening.keep("address", ADDRESS, MAILBOX)
    evening.keep("words", WORDS)
    evening.frames += [frame for player in players for frame in player.diary.frames]


def test_the_log_of_an_evening_holds_no_secret(talking: Talking, database: str) -> None:
    evening = Evening()
    asyncio.run(spent(talking.base, database, evening))
    log = talking.log.read_text()
    assert "DEBUG" in log  # it was made to say everything
    assert len(evening.secrets) > 25
    assert len(evening.frames) > 50
    assert evening.found_in(log) == []
    for value in (*evening.secrets.values(), evening.frames[10]):
        assert evening.found_in(f"{log}\nserver WARNING it went wrong: {value}")
