"""Reads take turns, and nothing else waits for them."""

import asyncio
from typing import NoReturn, cast

import httpx
import pytest
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from partie.server.infra.settings import Settings
from partie.server.people.persons import LoginSession, Persons
from partie.server.web import turns
from partie.server.web.turns import AT_ONCE, Turns
from partie.table.refusal import Refused

from .guests import PATIENCE, PLAIN
from .inside import inside

START = cast(Message, {"type": "http.response.start", "status": 200, "headers": []})


def asked(method: str = "GET", path: str = "/api/me") -> Scope:
    """As much of a request as is looked at."""
    return cast(HTTPScope, {"type": "http", "method": method, "path": path})


async def nothing() -> NoReturn:
    """Nobody sends more than the request."""
    raise AssertionError


async def nowhere(_: Message) -> None:
    """Nobody looks at the answer."""


class Slow:
    """An application that says how many requests are in it, and ends one when it is told to."""

    def __init__(self) -> None:
        self.inside = 0
        self.begins = False  # whether it begins to answer at once
        self.end = asyncio.Event()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        self.inside += 1
        if self.begins:
            await send(START)
        await self.end.wait()
        self.inside -= 1


async def begun(app: ASGIApp, *scopes: Scope) -> list[asyncio.Task[None]]:
    """These requests, as far as they go by themselves."""
    tasks = [asyncio.ensure_future(app(scope, nothing, nowhere)) for scope in scopes]
    for _ in range(10):
        await asyncio.sleep(0)
    return tasks


def test_few_reads_are_begun_at_a_time_and_nothing_else_waits() -> None:
    async def ask() -> None:
        slow = Slow()
        app = Turns().middleware(slow)
        reads = await begun(app, *[asked() for _ in range(5 * AT_ONCE)])
        assert slow.inside == AT_ONCE
        others = await begun(app, asked("POST"), asked(path="/index.html"), cast(Scope, {"type": "websocket"}))
        assert slow.inside == AT_ONCE + len(others)
        slow.end.set()
        await asyncio.gather(*reads, *others)
        assert slow.inside == 0

    asyncio.run(ask())


def test_a_turn_ends_when_the_answer_begins() -> None:
    """Whoever does not read theirs keeps nobody waiting."""

    async def ask() -> None:
        slow = Slow()
        slow.begins = True
        reads = await begun(Turns().middleware(slow), *[asked() for _ in range(5 * AT_ONCE)])
        assert slow.inside == 5 * AT_ONCE
        slow.end.set()
        await asyncio.gather(*reads)

    asyncio.run(ask())


def test_whose_turn_does_not_come_is_told_to_ask_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "PATIENCE", 0.01)

    async def ask() -> None:
        slow = Slow()
        app = Turns().middleware(slow)
        reads = await begun(app, *[asked() for _ in range(AT_ONCE)])
        with pytest.raises(Refused) as refused:
            await app(asked(), nothing, nowhere)
        assert refused.value.kind == "busy"
        slow.end.set()
        await asyncio.gather(*reads)
        await app(asked(), nothing, nowhere)

    asyncio.run(ask())


def test_a_crowd_that_reads_is_looked_up_one_after_the_other(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before its turn has come nobody costs a question to the database."""
    session, inside_now, most = Persons.session, [0], [0]

    async def counted(self: Persons, shown: str) -> LoginSession | None:
        inside_now[0] += 1
        most[0] = max(most[0], inside_now[0])
        try:
            return await session(self, shown)
        finally:
            inside_now[0] -= 1

    async def ask() -> None:
        async with (
            inside(Settings(database)) as served,
            httpx.AsyncClient(
                base_url=served.base, timeout=PATIENCE, verify=PLAIN, headers={"cookie": "__Host-partie=x"}
            ) as client,
        ):
            answers = await asyncio.gather(*[client.get("/api/me") for _ in range(50)])
            assert {answer.status_code for answer in answers} == {200}

    monkeypatch.setattr(Persons, "session", counted)
    asyncio.run(ask())
    assert 1 <= most[0] <= AT_ONCE
