"""What only passes between two processes of a server: who has the table open, and what is said at it."""

import json
from collections.abc import Iterator

import pytest

from partie.server.model.rows import SeatRow, TableRow
from partie.server.ops.dev_services import DevServices
from partie.server.tables.room import Room
from tests.server.harness.clients.guests import laid
from tests.server.harness.clients.links import hear, shows
from tests.server.harness.processes import running, server


@pytest.fixture
def bases(database: str, trial: DevServices) -> Iterator[list[str]]:
    """Two servers on one database, which hear of each other over NATS."""
    started = [server(database, trial.news, plant="once") for _ in range(2)]
    with running([process for process, _ in started]):
        yield [base for _, base in started]


async def test_who_looks_is_known_in_every_process(bases: list[str]) -> None:
    ana, ben, _ = await laid(bases, "tides", ["", ""])
    async with await ana.open(bases[0]) as one:
        await hear(one, shows(1, here=False))
        async with await ben.open(bases[1]) as other:
            await hear(one, shows(1, here=True))
            await hear(other, shows(0, here=True))
        await hear(one, shows(1, here=False))


async def test_what_is_said_is_heard_in_every_process_once(bases: list[str]) -> None:
    players = await laid(bases, "darkcave", ["", "", ""], watching="open")
    claim = {"kind": "claim", "ref": 1, "key": "darkcave-claim-suspect", "args": {"of": {"seat": 2}}}
    async with (
        await players[0].open(bases[0]) as one,
        await players[1].open(bases[1]) as other,
        await players[-1].open(bases[1]) as onlooker,
    ):
        await hear(other, shows(0, here=True))
        await one.send(json.dumps(claim))
        for socket in (one, other, onlooker):
            told = await hear(socket, lambda told: told["kind"] == "claimed")
            assert (told["seat"], told["says"]) == (0, {"key": claim["key"], "args": claim["args"]})
        for wrong in ({**claim, "key": "tides-title"}, {**claim, "args": {"of": "<b>"}}):
            await one.send(json.dumps(wrong))
            assert (await hear(one, lambda told: "ref" in told and told["kind"] != "done"))["kind"] == "refused"
        await onlooker.send(json.dumps(claim))
        assert (await hear(onlooker, lambda told: "ref" in told))["kind"] == "refused"
        await other.send(json.dumps({**claim, "key": "darkcave-claim-loyal", "args": {}}))
        told = await hear(one, lambda told: told["kind"] == "claimed")
        assert told["seat"] == 1  # nothing of what was refused came in between, and nothing came twice


def test_a_process_that_says_nothing_any_more_is_forgotten() -> None:
    seats = tuple([SeatRow(seat, "", "", "", "", None, None) for seat in range(3)])
    table = Room(TableRow("t", "tides", 1, "tides-1", {}, "", "key", False, False, "", seats))

    def here() -> list[bool]:
        return [seat["here"] for seat in table.card(None)["players"]]

    assert not table.presence.hear_of("one", [0, 1], 0, now=100.0)
    assert not table.presence.hear_of("two", [1, 2], 0, now=110.0)
    assert here() == [True, True, True]
    table.presence.forget_elsewhere(until=105.0)
    assert here() == [False, True, True]
    assert table.presence.hear_of("two", [], 0, now=120.0)
    assert here() == [False, False, False]
