"""Processes go in order: everybody is sent on once, and nothing that was acknowledged is lost."""

import asyncio
import contextlib
import time

import pytest
from websockets.asyncio.client import connect

from partie.server.realtime.connections import SPREAD, ConnectionRegistry
from partie.server.realtime.subscriber import Subscriber
from tests.server.harness.clients.guests import RESTART, Diary, Guest, Player, laid
from tests.server.harness.processes import server

from .rolling import LONGEST, errors_of, roll_and_judge

TABLES = 4


@pytest.mark.long  # it measures how long people wait
def test_everything_is_restarted_under_play() -> None:
    verdict = roll_and_judge(TABLES, rounds=1, rate=40)
    assert verdict.wrong == []
    assert verdict.errors == 0
    assert verdict.restarts == 4
    assert verdict.answers > 5 * TABLES
    assert verdict.sent_on >= TABLES, "nobody was sent on"
    assert len(verdict.blind) == verdict.sent_on, "somebody was cut off more than once by one restart"
    assert verdict.slowest <= LONGEST


@pytest.mark.long  # it measures how long a process takes
def test_the_lobby_is_told_too_and_nobody_can_hold_a_process_up(database: str) -> None:
    process, base = server(database)
    process.start()

    async def told() -> tuple[int | None, str | None, float]:
        ana, _, _ = await laid([base], "tides", ["", ""])
        async with connect(f"{base.replace('http', 'ws')}/api/lobby/socket") as lobby, await ana.open(base) as deaf:
            await lobby.recv()
            deaf.transport.pause_reading()  # it does not hear that it is to hang up
            began = time.monotonic()
            going = asyncio.create_task(asyncio.to_thread(process.stop))
            await lobby.wait_closed()
            await going
            return lobby.close_code, lobby.close_reason, time.monotonic() - began

    code, reason, seconds = asyncio.run(told())
    assert (code, reason) == (RESTART, "3000"), "it starts again first: nobody else is there"
    assert seconds <= LONGEST
    assert process.status == 0


def test_what_a_person_would_be_shown_is_counted() -> None:
    player = Player([], Guest("Ana"), "t", 0)
    player.diary = Diary(breaks=2, sent_on=[100])
    player.diary.frames = ['{"kind": "refused", "ref": 1, "why": {"kind": "slow", "says": {"key": "", "args": {}}}}']
    assert errors_of(player) == 2


@pytest.mark.long  # it measures how long it takes
def test_a_loop_that_is_late_sends_everybody_on_in_time() -> None:
    async def leave() -> float:
        sockets, subscribers = ConnectionRegistry(), [Subscriber(0, None) for _ in range(200)]

        async def hold_up() -> None:
            while True:
                time.sleep(0.05)  # a busy process does this to its loop
                await asyncio.sleep(0)

        with contextlib.ExitStack() as stack:
            for subscriber in subscribers:
                stack.enter_context(sockets.holding(subscriber))
            busy, began = asyncio.create_task(hold_up()), time.monotonic()
            await sockets.leave(is_alone=False)
            busy.cancel()
            assert {(subscriber.bye, subscriber.back) for subscriber in subscribers} == {("restart", 100)}
            return time.monotonic() - began

    assert asyncio.run(leave()) < 3 * SPREAD
