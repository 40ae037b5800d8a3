"""What nobody expected: written into the log without a secret, and told as something that one can try again."""

import logging
from collections.abc import Iterator
from typing import cast

import asyncpg
import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from litestar.types import Scope
from uvicorn.protocols.utils import ClientDisconnected

from partie.server.infra.log_format import PlainLines
from partie.server.infra.settings import Settings
from partie.server.runtime.serve import make_app
from partie.server.web.errors import log_error
from tests.server.harness.clients.guests import COOKIE

SECRET = "a-secret-that-nobody-may-read"


@pytest.fixture
def client(database: str) -> Iterator[TestClient[Litestar]]:
    """A server of this process, and somebody with a cookie."""
    with TestClient(make_app(Settings(database), None, 0)) as found:
        yield found


def ask(client: TestClient[Litestar], path: str) -> tuple[int, dict[str, object], str]:
    """Ask for something: the status, what is told, and when to come again."""
    answer = client.get(path, headers={"cookie": f"{COOKIE}={SECRET}", "host": "localhost"})
    return answer.status_code, answer.json(), answer.headers.get("retry-after", "")


@pytest.mark.parametrize("error", [ClientDisconnected(), WebSocketDisconnect(detail="", code=1001)])
async def test_a_browser_that_goes_is_no_error_and_no_lost_database(
    error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    await log_error(error, cast(Scope, {"type": "websocket"}))
    assert caplog.records == []
    await log_error(OSError(), cast(Scope, {"type": "websocket"}))
    assert [record.getMessage() for record in caplog.records] == ["the database is away: OSError at no route"]


def error_in(caplog: pytest.LogCaptureFixture) -> str:
    """The only error that was logged, as a process writes it."""
    (line,) = [record for record in caplog.records if record.levelno == logging.ERROR]
    return PlainLines().format(line)


def test_an_error_of_ours_is_logged_with_its_place_and_no_secret(
    client: TestClient[Litestar], caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(self: object, cookie: str) -> None:
        raise KeyError(cookie)

    monkeypatch.setattr("partie.server.people.identity.Persons.session", broken)
    assert ask(client, "/api/clubs/abc?key=" + SECRET)[0] == 500
    line = error_in(caplog)
    assert line.startswith("ERROR partie.server.web.errors: KeyError at /api/clubs/{club:str}\n")
    assert "in broken" in line
    assert SECRET not in line


def test_while_the_database_is_away_one_is_asked_to_come_again(
    client: TestClient[Litestar], caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def lost(self: object, cookie: str) -> None:
        raise asyncpg.InterfaceError(cookie)

    monkeypatch.setattr("partie.server.people.identity.Persons.session", lost)
    status, told, again = ask(client, "/api/clubs")
    assert (status, told["kind"], again) == (503, "away", "1")
    assert told["says"] == {"key": "err-away", "args": {}}
    assert [line.getMessage() for line in caplog.records] == ["the database is away: InterfaceError at /api/clubs"]


def test_a_refusal_is_no_error(client: TestClient[Litestar], caplog: pytest.LogCaptureFixture) -> None:
    assert ask(client, "/api/tables/abc")[0] == 404
    assert ask(client, "/api/nowhere")[0] == 404
    assert client.post("/api/clubs", content=b"[").status_code == 400
    assert caplog.records == []


def test_a_socket_that_breaks_is_logged_too(
    client: TestClient[Litestar], caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(connection: object) -> None:
        raise KeyError(SECRET)

    monkeypatch.setattr("partie.server.web.permissions.is_ours", broken)
    with pytest.raises(WebSocketDisconnect), client.websocket_connect("/api/lobby/socket"):
        pass
    line = error_in(caplog)
    assert line.startswith("ERROR partie.server.web.errors: KeyError at /api/lobby/socket\n")
    assert SECRET not in line
