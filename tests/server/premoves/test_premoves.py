"""Standing answers: kept for their seat, given in time, and nobody else can tell that there were any."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from itertools import chain, repeat
from typing import cast
from unittest.mock import patch

import asyncpg
import httpx
import pytest
from websockets.asyncio.client import ClientConnection

from partie.core import Rng, Seat, has, seats_in, viewers
from partie.registry import find_game, game_names
from partie.server.infra.database import Pool
from partie.server.model.rows import SeatRow, TableRow, Terms
from partie.server.ops.dev_services import DevServices
from partie.server.premoves.policy import LONGEST, SHORTEST, Premove, is_answer, masking_delay, offered, release_time
from partie.server.premoves.scheduler import Answers, PremoveScheduler
from partie.server.premoves.schemas import AheadCard
from partie.server.tables.replay import played
from partie.server.tables.room import Room
from partie.table.shapes import Snapshot
from partie.testing.walk import Subject
from tests.server.harness.clients.guests import COOKIE, PATIENCE, PLAIN, Guest, Player
from tests.server.harness.processes import server
from tests.server.runs.twins import ServedWorld, _row, two_worlds

type Line = list[tuple[Seat, str]]


def line_to(kind: str, seats: int, number: int) -> tuple[TableRow, str, Line, Seat]:
    """A table of the Dark Cave, the answers that lead to this kind of question, and who is asked it."""
    row, seed = _row(Subject(find_game("darkcave"), seats, {}), number)
    match, rng = played(row, seed, []), Rng(str(number))
    line: Line = []
    while True:
        s = match.position
        seat = next(iter(seats_in(s.waiting)))
        if kind == "vote" and not line:
            match.act(match.number, 0, match.game.notation.parse("propose"))
            return row, seed, [(0, "propose")], 1
        if match.game.rules.question(s).part(s, seat) == kind:
            return row, seed, line, seat
        options = match.legal(seat)
        action = options[rng.below(len(options))]
        line.append((seat, match.game.notation.text(action)))
        match.act(match.number, seat, action)


async def said(world: ServedWorld, seat: Seat, body: object) -> AheadCard:
    """Say something ahead."""
    assert world.row is not None
    headers = {"cookie": f"{COOKIE}=guest-{seat}"}
    async with httpx.AsyncClient(base_url=world.base.replace("ws", "http"), headers=headers, verify=PLAIN) as client:
        response = await client.put(f"/api/tables/{world.row.id}/seats/{seat}/ahead", json=body)
    assert response.status_code == 200, response.text
    return cast(AheadCard, response.json())


async def given(world: ServedWorld, line: Line) -> None:
    """Give these answers."""
    assert world.table is not None
    for seat, text in line:
        await world.services.answering.answer(world.table, seat, world.match.number, None, text, None)


async def what_others_can_tell(
    worlds: tuple[ServedWorld, ServedWorld], kind: str, seats: int, number: int
) -> list[str]:
    """Somebody answers ahead in one world, and at once by hand in the other: how the worlds differ for all others."""
    row, seed, line, seat = line_to(kind, seats, number)
    text = {"axe": "spare", "vote": "agree"}[kind]
    one, two = worlds
    for world in worlds:
        await world.lay(row, seed)
    await said(one, seat, {"question": kind, "texts": ["stop", text], "lasts": "always", "away": False})
    for world in worlds:
        await given(world, line)
    question = two.match.number
    wait = masking_delay(row.id, row.seats[seat], question)
    by_hand = two.eyes[seat].ask("answer", question=question, part=0, text=text)
    assert json.loads(await by_hand)["kind"] == "done"
    while one.match.number == question and has(one.match.position.waiting, seat):
        await asyncio.sleep(0.01)
    found: list[str] = []
    for viewer in [each for each in viewers(seats) if each != seat]:
        for path in ("frames", "card"):
            first, second = [await _seen(world, viewer, path) for world in worlds]
            if first != second:
                found.append(f"{path} of {viewer}")
    for world in worlds:
        rows = await world.services.store.pool.fetch(
            "SELECT extract(epoch FROM given)::float8 * 1000 AS at FROM answers WHERE table_id = $1 ORDER BY version",
            row.id,
        )
        took = rows[-1]["at"] - rows[-2]["at"]
        if not wait - 5 <= took <= wait + 1500:  # our clock and the database's are compared, and machines are slow
            found.append(f"after {took:.0f} ms, not {wait}")
    for world in worlds:
        await world.leave()
        await world.services.store.pool.execute("DELETE FROM tables")
    return found


async def _seen(world: ServedWorld, viewer: Seat, path: str) -> object:
    """What these eyes were sent, or are told when they ask."""
    assert world.row is not None
    if path == "frames":
        return await world.heard(viewer)
    headers = {"cookie": f"{COOKIE}=guest-{viewer}"}
    async with httpx.AsyncClient(base_url=world.base.replace("ws", "http"), headers=headers, verify=PLAIN) as client:
        return (await client.get(f"/api/tables/{world.row.id}", params={"key": world.row.onlookers})).text


type Waiting = Callable[[PremoveScheduler, Room, int, int, int], Awaitable[None]]
type Finding = Callable[[PremoveScheduler, Room, int, int], Awaitable[Premove | None]]


def hurried(wait: Waiting) -> Waiting:
    """A planted leak: what was said ahead does not wait."""

    async def hurry(self: PremoveScheduler, table: Room, seat: int, question: int, decided: int) -> None:
        if decided:
            await wait(self, table, seat, question, decided)

    return hurry


def talkative(find: Finding) -> Finding:
    """Another one: the card of the table tells that something was said ahead."""

    async def tell(self: PremoveScheduler, table: Room, seat: int, question: int) -> Premove | None:
        found = await find(self, table, seat, question)
        if found is not None:
            table.row = replace(table.row, ending="ahead")
        return found

    return tell


async def test_others_are_told_the_same(trial: DevServices) -> None:
    """When they are told is measured in the long suite: a busy machine is late in one of the worlds."""
    async with two_worlds(trial.database) as worlds:
        for kind, seats, number in (("axe", 4, 38), ("vote", 3, 0)):
            found = await what_others_can_tell(worlds, kind, seats, number)
            assert [each for each in found if not each.startswith("after")] == []
        with patch.object(PremoveScheduler, "_find", talkative(PremoveScheduler._find)):
            found = await what_others_can_tell(worlds, "vote", 3, 0)
            assert {each for each in found if "card" in each}, "told on the card, and not caught"


@pytest.mark.long  # it measures when an answer is given
async def test_others_are_told_the_same_at_the_same_time(trial: DevServices) -> None:
    async with two_worlds(trial.database) as worlds:
        assert await what_others_can_tell(worlds, "axe", 4, 38) == []
        assert await what_others_can_tell(worlds, "vote", 3, 0) == []
        with patch.object(PremoveScheduler, "_wait", hurried(PremoveScheduler._wait)):
            assert await what_others_can_tell(worlds, "axe", 4, 38), "given at once, and not caught"
        with patch.object(PremoveScheduler, "_find", talkative(PremoveScheduler._find)):
            found = await what_others_can_tell(worlds, "vote", 3, 0)
            assert {each for each in found if "card" in each}, "told on the card, and not caught"


# -- rules -----------------------------------------------------------------------------------------------------------


def test_an_answer_waits_for_nothing_that_anybody_wants() -> None:
    seats = [SeatRow(seat, "", "", "", "", None, 1, bytes([key])) for seat in range(3) for key in range(3)]
    waits = [masking_delay("table", seat, question) for seat in seats for question in range(50)]
    assert all([SHORTEST <= wait < LONGEST for wait in waits])
    assert len(set(waits)) > 300, "whoever knows one of them knows others"
    assert waits[0] == masking_delay("table", seats[0], 0), "another process waits for another time"
    # Whoever decides while an answer waits cannot be told from whoever decided before.
    assert {release_time(1000, 0, 2000, decided) for decided in (0, 999, 1001, 3000)} == {3000}
    assert release_time(1000, 5000, 2000, 0) == 7000, "somebody answers in the moment in which they come"
    assert release_time(1000, 0, 2000, 9000) == 9000


@pytest.mark.parametrize("steps", [[3_600_000], [0, 0, 3_600_000]], ids=["before it waits", "while it waits"])
async def test_a_clock_that_steps_back_makes_no_answer_wait_longer(steps: list[int]) -> None:
    row, seed, line, seat = line_to("vote", 3, 1)
    persons = [replace(each, person=number, bot="") for number, each in enumerate(row.seats, 1)]
    table = Room(replace(row, seats=tuple(persons), begun=True))
    table.match = match = played(table.row, seed, [])
    for by, text in line:
        match.act(match.number, by, match.game.notation.parse(text))
    table.opened = table.now()
    behind = chain(steps, repeat(steps[-1]))
    now = table.now

    async with asyncio.timeout(PATIENCE):
        with patch.object(Room, "now", lambda _: now() - next(behind)):
            await PremoveScheduler(cast(Pool, None), cast(Answers, None)).hold(table, seat, match.number)


def test_what_can_be_said_ahead_is_one_answer_to_one_question() -> None:
    kinds = 0
    for game in [find_game(name) for name in game_names()]:
        for each in game.ahead:
            [question] = [found for found in game.rules.questions() if found.name == each.question]
            assert question.parts() == (each.question,)
            assert all([is_answer(game, text) for text in each.answers])
            kinds += 1
    assert kinds == 3
    game = find_game("darkcave")
    row, _ = _row(Subject(game, 3, {}), 0)
    for clock, count in (("", 3), ("days 2", 3), ("live 300+10", 0)):
        assert len(offered(replace(row, terms=Terms(clock=clock)), game)) == count


# -- at a table ------------------------------------------------------------------------------------------------------


async def asked(link: ClientConnection, player: Player, fits: Callable[[Snapshot], bool]) -> Snapshot:
    """Read until the table looks as it should."""
    async with asyncio.timeout(PATIENCE):
        while player.snapshot is None or not fits(player.snapshot):
            frame = await link.recv()
            assert isinstance(frame, str)
            player.hear(frame)
    return player.snapshot


async def propose(link: ClientConnection, player: Player) -> int:
    """Propose to end the game: the number of the vote."""
    seen = await asked(link, player, lambda snapshot: bool(snapshot["interjections"]))
    question = seen["question"]
    message = {"kind": "answer", "ref": 1, "question": question, "part": 0, "text": "propose"}
    await link.send(json.dumps(message))
    await asked(link, player, lambda snapshot: snapshot["question"] > question)
    return question + 1


def test_it_is_given_once_through_any_process_and_kept_from_others(database: str, trial: DevServices) -> None:
    async def whole(bases: list[str]) -> None:
        ana, ben, cyn = Guest("Ana"), Guest("Ben"), Guest("Cyn")
        made = await ana.make(bases[0], "darkcave", ["", "", ""])
        await ben.sit(bases[0], made["table"], 1, made["keys"][1])
        await cyn.sit(bases[0], made["table"], 2, made["keys"][2])
        path = f"/api/tables/{made['table']}/seats/1/ahead"
        order = {"question": "vote", "texts": ["refuse"], "lasts": "once", "away": False}
        for body in (
            {**order, "question": "play"},
            {**order, "texts": ["dance"]},
            {**order, "texts": ["refuse"] * 9},
            {**order, "lasts": "sometimes"},
        ):
            assert (await ben.call(bases[0], "PUT", path, body)).status_code == 400
        for stranger, status in ((ana, 403), (Guest("Eve"), 404)):  # who is not at the table is not told of it
            assert (await stranger.call(bases[0], "GET", path)).status_code == status
            assert (await stranger.call(bases[0], "PUT", path, order)).status_code == status
        card = cast(AheadCard, await ben.ask(bases[1], "PUT", path, order))
        assert card["orders"] == [order]
        assert [kind["question"] for kind in card["kinds"]] == ["axe", "finish", "vote"]

        hers = Player(bases, ana, made["table"], 0)
        async with await hers.open(bases[0]) as link:
            vote = await propose(link, hers)
            # He does not have the table open, and nobody else is to know what he said.
            await asyncio.sleep(LONGEST / 1000 + 0.5)
            seen = await asked(link, hers, lambda snapshot: True)
            assert (seen["question"], seen["answered"]) == (vote, [])
            his = Player(bases, ben, made["table"], 1)
            async with await his.open(bases[1]):
                seen = await asked(link, hers, lambda snapshot: snapshot["answered"] == [1])
            assert seen["question"] == vote
        assert cast(AheadCard, await ben.ask(bases[0], "GET", path))["orders"] == []

        # What is also to be given while he is away is, and what was taken back is not.
        path = path.replace("/1/", "/2/")
        away = {"question": "vote", "texts": ["strike", "agree"], "lasts": "round", "away": True}
        assert cast(AheadCard, await cyn.ask(bases[1], "PUT", path, {**away, "lasts": "always"}))["orders"]
        assert cast(AheadCard, await cyn.ask(bases[1], "PUT", path, {**away, "texts": []}))["orders"] == []
        assert cast(AheadCard, await cyn.ask(bases[1], "PUT", path, away))["orders"] == [away]
        async with await hers.open(bases[0]) as link:
            await asked(link, hers, lambda snapshot: snapshot["question"] > vote)
        connection = await asyncpg.connect(database)
        rows = await connection.fetch("SELECT seat, text, bot FROM answers ORDER BY version")
        assert [tuple(row) for row in rows] == [(0, "propose", ""), (1, "refuse", ""), (2, "agree", "")]
        # It goes with its person.
        await connection.execute("UPDATE seats SET person = NULL WHERE seat = 2")
        await connection.execute("DELETE FROM persons WHERE name = 'Cyn'")
        assert await connection.fetchval("SELECT count(*) FROM ahead") == 0
        await connection.close()

    pair = [server(database, trial.news) for _ in range(2)]
    for process, _ in pair:
        process.start()
    try:
        asyncio.run(whole([base for _, base in pair]))
    finally:
        for process, _ in pair:
            process.stop()
