"""Reads take turns, and nothing else waits for them."""

import asyncio
from typing import NoReturn, cast

import httpx
import pytest
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from partie.server.infra.settings import Settings
from partie.server.people.identity import Persons
from partie.server.people.persons import LoginSession
from partie.server.web import turns
from partie.server.web.turns import AT_ONCE, CREDIT, LONGEST, SHARE, TimedAwaitable, Turns
from partie.table.refusal import Refused
from tests.server.harness.clients.guests import PATIENCE, PLAIN
from tests.server.harness.inside import inside

QUIET = 100.0  # seconds
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


async def test_few_reads_are_begun_at_a_time_and_nothing_else_waits() -> None:
    slow = Slow()
    app = Turns().middleware(slow)
    reads = await begun(app, *[asked() for _ in range(5 * AT_ONCE)])
    assert slow.inside == AT_ONCE
    others = await begun(app, asked("POST"), asked(path="/index.html"), cast(Scope, {"type": "websocket"}))
    assert slow.inside == AT_ONCE + len(others)
    slow.end.set()
    await asyncio.gather(*reads, *others)
    assert slow.inside == 0


async def test_a_turn_ends_when_the_answer_begins() -> None:
    """Whoever does not read theirs keeps nobody waiting."""
    slow = Slow()
    slow.begins = True
    reads = await begun(Turns().middleware(slow), *[asked() for _ in range(5 * AT_ONCE)])
    assert slow.inside == 5 * AT_ONCE
    slow.end.set()
    await asyncio.gather(*reads)


async def test_whose_turn_does_not_come_is_told_to_ask_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "PATIENCE", 0.01)

    slow = Slow()
    app = Turns().middleware(slow)
    reads = await begun(app, *[asked() for _ in range(AT_ONCE)])
    with pytest.raises(Refused) as refused:
        await app(asked(), nothing, nowhere)
    assert refused.value.kind == "busy"
    slow.end.set()
    await asyncio.gather(*reads)
    await app(asked(), nothing, nowhere)


class Clock:
    """Time that passes only where a test says so, and how much of it this process has worked."""

    def __init__(self) -> None:
        self.now = self.worked = 0.0

    def work(self, seconds: float) -> None:
        """Work for a while."""
        self.now += seconds
        self.worked += seconds

    def pass_by(self, seconds: float) -> None:
        """Let time pass in which this process does nothing, or is stopped."""
        self.now += seconds

    async def sleep(self, seconds: float) -> None:
        """Let it pass at once."""
        self.pass_by(seconds)

    def turns(self) -> Turns:
        """Turns by this clock."""
        return Turns(lambda: self.now, lambda: self.worked, self.sleep)


async def test_reads_take_a_share_of_the_time() -> None:
    clock = Clock()

    async def read(*_: object) -> None:
        clock.work(0.04)

    app = clock.turns().middleware(read)
    clock.pass_by(QUIET)
    for _ in range(5):
        await app(asked(), nothing, nowhere)
    assert clock.now == pytest.approx(QUIET + 0.2), "a few are read after a quiet moment without a rest"
    for _ in range(995):
        await app(asked(), nothing, nowhere)
    assert clock.now == pytest.approx(QUIET + 40 / SHARE - CREDIT, abs=0.2)
    before = clock.now
    await app(asked("POST"), nothing, nowhere)
    assert clock.now == pytest.approx(before + 0.04), "what changes something never rests"


async def test_what_happens_while_a_read_waits_is_not_its_own() -> None:
    clock = Clock()

    async def read() -> None:
        clock.work(0.03)
        asyncio.get_running_loop().call_soon(clock.work, 5.0)
        await asyncio.sleep(0)
        clock.work(0.01)

    timed = TimedAwaitable(read(), lambda: clock.worked)
    await timed
    assert clock.worked == pytest.approx(5.04)
    assert timed.seconds == pytest.approx(0.04)


async def test_a_process_that_was_stopped_in_a_read_owes_no_rest() -> None:
    clock = Clock()

    async def read(*_: object) -> None:
        clock.pass_by(60.0)

    app = clock.turns().middleware(read)
    clock.pass_by(QUIET)
    for _ in range(5):
        await app(asked(), nothing, nowhere)
    assert clock.now == pytest.approx(QUIET + 300.0)


async def test_a_large_read_does_not_keep_all_others_waiting() -> None:
    clock = Clock()

    async def read(*_: object) -> None:
        clock.work(3.0)

    app = clock.turns().middleware(read)
    clock.pass_by(QUIET)
    for _ in range(20):
        await app(asked(), nothing, nowhere)
    assert QUIET + 60.0 < clock.now <= QUIET + 60.0 + 20 * LONGEST


async def test_a_read_that_fails_ends_its_turn() -> None:
    async def broken(*_: object) -> None:
        await asyncio.sleep(0)
        raise LookupError

    app = Turns().middleware(broken)
    for _ in range(2 * AT_ONCE):
        with pytest.raises(LookupError):
            await app(asked(), nothing, nowhere)


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
