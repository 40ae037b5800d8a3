"""Who may look on: everybody, a round late, or nobody before the end. The server sees to it."""

import asyncio
import json
from collections.abc import Iterator
from dataclasses import replace
from typing import cast
from unittest.mock import patch

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import InvalidStatus

from partie.core import SPECTATOR, Rng, has
from partie.registry import find_game
from partie.server.model.rows import Terms
from partie.server.ops.dev_services import DevServices
from partie.server.tables.audience import Audience
from partie.server.tables.schemas import MadeTable, TableCard
from partie.table.frames import Frames
from partie.table.late import LateFrames, round_of
from partie.table.moment import Moment, moment_of
from partie.testing.walk import Subject
from tests.server.harness.clients.guests import PATIENCE, Guest, Player, Refusal
from tests.server.harness.databases import new_database
from tests.server.harness.processes import server
from tests.server.runs.twins import ServedWorld, _row, two_worlds


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


async def make(guest: Guest, base: str, game: str, watching: str | None) -> MadeTable:
    """A table for two with these terms."""
    wanted: dict[str, object] = {"game": game, "settings": {}, "seats": ["", ""], "name": guest.name, "words": ""}
    if watching is not None:
        wanted["terms"] = {"open": False, "clock": "", "watching": watching, "rated": False, "language": ""}
    return cast(MadeTable, await guest.ask(base, "POST", "/api/tables", {**wanted, "seat": 0}))


async def watching_at(guest: Guest, base: str, made: MadeTable) -> str:
    """What a table's card says of onlookers."""
    return cast(TableCard, await guest.ask(base, "GET", f"/api/tables/{made['table']}"))["terms"]["watching"]


async def test_where_sides_are_secret_onlookers_are_late_unless_somebody_chose_otherwise(base: str) -> None:
    ana = Guest("Ana")
    for game, wish, found in (
        ("tides", None, "open"),
        ("darkcave", None, "late"),
        ("darkcave", "", "late"),
        ("darkcave", "open", "open"),
        ("tides", "none", "none"),
    ):
        assert await watching_at(ana, base, await make(ana, base, game, wish)) == found
    with pytest.raises(Refusal, match="400"):
        await make(ana, base, "tides", "sometimes")


async def test_a_table_without_onlookers_lets_them_in_at_its_end(base: str) -> None:
    ana, ben, eve = Guest("Ana"), Guest("Ben"), Guest("Eve")
    made = await make(ana, base, "tides", "none")
    onlooker = Player([base], eve, made["table"], None, made["onlookers"])
    record = f"/api/tables/{made['table']}/record?key={made['onlookers']}"
    with pytest.raises(InvalidStatus):
        await onlooker.open(base)
    await ben.sit(base, made["table"], 1, made["keys"][1])
    with pytest.raises(InvalidStatus):
        await onlooker.open(base)
    assert (await eve.call(base, "GET", record)).status_code == 404
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*[Player([base], who, made["table"], at).play() for at, who in enumerate((ana, ben))])
        await onlooker.play()
    assert onlooker.over
    assert (await eve.call(base, "GET", record)).status_code == 200


async def test_seats_are_told_how_many_look_on(base: str) -> None:
    async def told(socket: ClientConnection, wanted: int) -> int:
        """Read until as many look on."""
        while True:
            found = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))["card"]["looking_on"]
            if found == wanted:
                return int(found)

    ana = Guest("Ana")
    made = await make(ana, base, "tides", None)
    seat, onlooker = Player([base], ana, made["table"], 0), Player([base], Guest("Eve"), made["table"], None)
    onlooker.key = made["onlookers"]

    async with await seat.open(base) as socket:
        assert await told(socket, 0) == 0
        async with await onlooker.open(base), await onlooker.open(base):
            await told(socket, 2)
        await told(socket, 0)


# -- a round late ----------------------------------------------------------------------------------------------------


async def play_on(worlds: tuple[ServedWorld, ServedWorld], luck: tuple[Rng, Rng]) -> None:
    """One answer in both worlds, and something said at the table."""
    for world, rng in zip(worlds, luck, strict=True):
        match = world.match
        seat = next(each for each in range(match.position.seats) if has(match.position.waiting, each))
        options = match.legal(seat)
        await world.answer(seat, options[rng.below(len(options))])


async def late_worlds_differ(worlds: tuple[ServedWorld, ServedWorld], name: str, number: int) -> bool:
    """Play a round alike and then apart. Whether a late onlooker can tell the two worlds from one another."""
    game = find_game(name)
    row, seed = _row(Subject(game, 4, {}), number)
    row = replace(row, terms=Terms(watching="late"))
    for world in worlds:
        await world.lay(row, seed)
    try:
        start = round_of(worlds[0].match)
        alike = Rng("alike")
        while round_of(worlds[0].match) == start:
            number = alike.below(10**9)
            await play_on(worlds, (Rng(str(number)), Rng(str(number))))
        first, second = [await world.heard(SPECTATOR) for world in worlds]
        assert first == second
        assert len(first) > 1, "the end of the round was not told"
        now, apart = round_of(worlds[0].match), (Rng("one"), Rng("two"))
        for step in range(5):
            await play_on(worlds, apart)
            assert [round_of(world.match) for world in worlds] == [now, now], "play fewer answers"
            if step == 2:
                await worlds[1].eyes[0].ask("claim", key="darkcave-claim-loyal", args={})
            if step == 3:  # whoever comes in the middle of a round, too
                for world in worlds:
                    await world.look(SPECTATOR)
            sent = [await world.heard(SPECTATOR) for world in worlds]
            lines = [await world.eyes[SPECTATOR].ask("older", before=10**6) for world in worlds]
            kept = [world.table.record_for(SPECTATOR) for world in worlds if world.table is not None]
            for one, two in (sent, lines, kept):
                if one != two:
                    return True
        return False
    finally:
        for world in worlds:
            await world.leave()


class AlwaysNew(LateFrames):
    """Onlookers who should be late and are not."""

    def now(self) -> Moment:
        return moment_of(self.match)

    def changes(self) -> dict[int, str]:
        return Frames.changes(self)


class WholeRecord(LateFrames):
    """The record, and older lines, of what is played now."""

    @property
    def question(self) -> int:
        return self.match.number


def told_at_once(audience: Audience, text: str, _: frozenset[int]) -> None:
    """A claim that onlookers hear at once, although they are late."""
    for subscriber in audience.subscribers.get(SPECTATOR, ()):
        subscriber.send(text)


async def test_a_late_onlooker_cannot_tell_what_is_played_in_a_round(trial: DevServices) -> None:
    async with two_worlds(trial.database) as worlds:
        assert not await late_worlds_differ(worlds, "darkcave", 1)
        planted = (("LateFrames", AlwaysNew), ("LateFrames", WholeRecord), ("Audience.hold", told_at_once))
        for number, (where, wrong) in enumerate(planted, 2):
            with patch(f"partie.server.tables.audience.{where}", wrong):
                assert await late_worlds_differ(worlds, "darkcave", number), f"not caught: {wrong}"
