"""Hostile requests change nothing that they may not, and are never an error of the server."""

import asyncio
from collections.abc import Iterator

import asyncpg
import httpx
import pytest

from partie.server.infra.settings import Settings, is_host
from partie.server.ops.dev_services import DevServices
from partie.server.web.permissions import Role
from tests.server.harness.clients.guests import PATIENCE, PLAIN
from tests.server.harness.databases import new_database
from tests.server.harness.processes import Process, server
from tests.server.harness.scenes.scene import Scene, someone

from .hostile import attacked, hashes, lay_out

REQUESTS = 1200


@pytest.fixture(scope="module")
def database(trial: DevServices) -> str:
    """One database for all tests here."""
    return new_database(trial)


@pytest.fixture(scope="module")
def running(database: str) -> Iterator[tuple[Process, str]]:
    """A server that is alone, and its address."""
    process, address = server(database)
    process.start()
    yield process, address
    process.stop()


async def test_what_cannot_be_read_or_kept_is_refused(running: tuple[Process, str], database: str) -> None:
    """Every one of these was an error of the server once."""
    link = await asyncpg.connect(database)
    me = (await someone(link, "account")).headers
    await link.close()
    huge = 2**63
    async with httpx.AsyncClient(base_url=running[1], timeout=PATIENCE, verify=PLAIN) as client:
        for method, path, body, more, status in (
            ("GET", "/api/tables/a%00b", b"", {}, 404),
            ("POST", "/api/tables/%00/leave", b"", {}, 404),
            ("POST", f"/api/programs/{huge}/token", b"", {}, 400),
            ("POST", f"/api/notices/{huge}/code", b'{"code": "1"}', {}, 400),
            ("POST", f"/api/talk/notices/{huge}/appeal", b'{"text": "x"}', {}, 400),
            ("POST", "/api/talk/reports", f'{{"line": {huge}, "why": ""}}'.encode(), {}, 400),
            ("POST", "/api/enter/code", b'{"code": "\xff"}', {}, 400),
            ("POST", "/api/enter/code", b"[" * 9000, {}, 400),
            ("POST", "/api/enter/code", b'{"code": "\\ud800"}', {}, 400),
            ("PUT", "/api/me", b'{"name": "a\\u0000b", "language": ""}', {}, 400),
            ("GET", "/api/me", b"", {"host": "["}, 400),
            ("GET", "/api/lobby/tables", b"", {"host": "::1"}, 400),
            ("GET", "/api/lobby/tables", b"", {"host": "127.0.0.1:99999"}, 400),
            ("POST", "/api/me/leave", b"", {"origin": "http://["}, 403),
        ):
            response = await client.request(method, path, content=body, headers={**me, **more})
            assert response.status_code == status, (method, path, body[:40], more, response.text)
            if status == 400 and "says" in response.text:
                assert response.json()["says"]["key"] != "err-no-table"


async def test_whoever_leaves_for_good_meanwhile_is_nobody(running: tuple[Process, str], database: str) -> None:
    """Requests of somebody who is deleted at the same time are refused, or come before it."""
    link = await asyncpg.connect(database)
    async with httpx.AsyncClient(base_url=running[1], timeout=PATIENCE, verify=PLAIN) as client:
        for _ in range(4):
            me = await someone(link, "guest")
            asked = [("PUT", "/api/talk/me", {"free": False}), ("DELETE", "/api/me/sessions/1", None)] * 4
            answers = await asyncio.gather(
                *[client.request(method, path, json=body, headers=me.headers) for method, path, body in asked[:4]],
                client.request("DELETE", "/api/me", headers=me.headers),
                *[client.request(method, path, json=body, headers=me.headers) for method, path, body in asked],
            )
            assert {answer.status_code for answer in answers} <= {200, 204, 403}
    await link.close()


@pytest.mark.parametrize("name", ["play.example", "play.example:8000", "[::1]:80", "127.0.0.1", ""])
def test_a_host_is_known_as_one(name: str) -> None:
    assert is_host(name)


@pytest.mark.parametrize("name", ["::1", "[", "a:99999", "a b", "a/b", "a\x00", "a:b"])
def test_what_is_no_host_is_none(name: str) -> None:
    assert not is_host(name)
    assert not Settings("").allows("http://[", name)


async def test_a_change_would_be_found(running: tuple[Process, str], database: str) -> None:
    link = await asyncpg.connect(database)
    async with httpx.AsyncClient(base_url=running[1], timeout=PATIENCE, verify=PLAIN) as client:
        victims, stage = await lay_out(link, client)
    before = await hashes(link, victims)
    for statement, name in (
        ("UPDATE seats SET words = 'x' WHERE table_id = $1 AND seat = 1", "seats"),
        ("UPDATE tables SET watching = 'none' WHERE id = $1", "tables"),
        ("INSERT INTO votes (table_id, seat, kind, about) VALUES ($1, 0, 'end', 0)", "votes"),
    ):
        await link.execute(statement, stage.running.id)
        after = await hashes(link, victims)
        assert after[name] != before[name]
    await link.execute("DELETE FROM codes WHERE person = ANY($1)", victims.persons)
    assert (await hashes(link, victims))["codes"] != before["codes"]
    await link.close()


def test_hostile_requests_change_nothing_they_may_not(running: tuple[Process, str], database: str) -> None:
    report = asyncio.run(attacked(running[1], database, REQUESTS, 7, str))
    report.log = running[0].said
    assert report.is_good, report.says()
    assert {"200", "400", "403", "404"} <= set(report.answers), report.says()


async def test_a_seat_is_not_taken_with_the_key_of_another_table(running: tuple[Process, str], database: str) -> None:
    link = await asyncpg.connect(database)
    async with httpx.AsyncClient(base_url=running[1], timeout=PATIENCE, verify=PLAIN) as client:
        stage = await Scene(link, client, Role.GUEST).set_up()
        for seat in (0, 1, 2, 9, -1):
            path = f"/api/tables/{stage.waiting.id}/seats/{seat}"
            body = {"key": stage.running.keys[1], "name": "Eve", "words": ""}
            there, nowhere = (
                await client.post(path, json=body),
                await client.post("/api/tables/x/seats/1", json=body),
            )
            assert (there.status_code, there.text) == (404, nowhere.text)
    await link.close()
