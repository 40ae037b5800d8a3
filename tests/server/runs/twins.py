"""Two servers with the same tables and another truth behind them: whoever cannot know it is sent the same by both.

    python -m tests.server.runs.twins --games 500

Two servers run in this process, each with a database of its own, and are talked to through real sockets. Both play
the same answers up to some moment. Meanwhile some sealed answers are other ones in the second world, of another length
too, and are taken back. Then one pair of eyes is chosen, and every face that it has not seen is dealt again in the
second world. The other seats and the dealer go on with other answers there, as long as these eyes may not know it.
All frames and all replies for these eyes must be the same, byte for byte and as many.
"""

import argparse
import asyncio
import gc
import json
import sys
from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Final, cast, override
from unittest.mock import patch

import asyncpg
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from partie.core import (
    CHANCE,
    SPECTATOR,
    Action,
    Game,
    Match,
    Notice,
    Position,
    Seat,
    commitment,
    has,
    seats_in,
    viewers,
)
from partie.core.dealer import Dealer, ScriptedDealer
from partie.core.position_text import write_position
from partie.core.seats import DEALER
from partie.core.sight import scramble
from partie.registry import find_game, game_names
from partie.server.infra.load_shedding import FROM
from partie.server.infra.migrate import migrate
from partie.server.infra.rate_limits import Limit
from partie.server.infra.settings import Settings
from partie.server.infra.tokens import hash_of
from partie.server.model.rows import SeatRow, TableRow
from partie.server.ops.dev_services import DevServices
from partie.server.runtime.serve import make_app
from partie.server.services import Services
from partie.server.tables.room import Room
from partie.server.web.asgi_server import listen
from partie.table.shapes import Change, Look, Snapshot
from partie.testing.merge import merge
from partie.testing.secrecy import World, twin_step
from partie.testing.walk import Luck, Subject, Walk
from tests.server.harness.clients.guests import COOKIE

PEEK: Final = 4  # one moment in this many is looked at closely
MOST_STEPS: Final = 60  # in other worlds, of one game
TRIES: Final = 5  # to find answers after which the worlds do not part
SETTINGS: Final[Mapping[str, Mapping[str, str]]] = {"tales": {"quests": "on"}}  # without quests no tile is secret


class Told(AssertionError):
    """Somebody was sent a secret."""


class Eyes:
    """A socket, and all that came through it. They notice a frame without news, and a version left out."""

    def __init__(self, link: ClientConnection) -> None:
        self.link = link
        self.frames: list[str] = []
        self._ref = 0
        self._snapshot: Snapshot | None = None

    async def ask(self, kind: str, **rest: object) -> str:
        """Ask for something: the reply. All frames that were sent before it have come by then."""
        self._ref += 1
        await self.link.send(json.dumps({"kind": kind, "ref": self._ref, **rest}))
        while True:
            frame = await asyncio.wait_for(self.link.recv(), 60)
            assert isinstance(frame, str)
            self.frames.append(frame)
            told = json.loads(frame)
            if told["kind"] == "look":
                self._snapshot = cast(Look, told)["snapshot"]
            elif told["kind"] == "change":
                self._hear(cast(Change, told))
            elif told["kind"] in ("done", "refused") and told["ref"] == self._ref:
                return frame

    def _hear(self, change: Change) -> None:
        assert self._snapshot is not None
        before = self._snapshot
        after = self._snapshot = merge(before, change)
        if after["version"] != before["version"] + 1:
            raise Told(f"version {after['version']} follows {before['version']}")
        if {**after, "version": 0} == {**before, "version": 0}:
            raise Told(f"a frame tells that nothing changed: {change}")


class ServedWorld:
    """One of the two servers: its table now, and the sockets of all who look at it."""

    def __init__(self, services: Services, base: str) -> None:
        self.services = services
        self.base = base
        self.eyes: dict[Seat, Eyes] = {}
        self.row: TableRow | None = None
        self.table: Room | None = None

    @property
    def match(self) -> Match[Position]:
        """What is played."""
        assert self.table is not None
        return self.table.started()

    async def lay(self, row: TableRow, seed: str) -> None:
        """Lay a table and open all eyes."""
        await self._seat(len(row.seats))
        await self.services.store.make(row, seed)
        self.row = row
        self.table = await self.services.rooms.open(row.id)
        for seat in viewers(len(row.seats)):
            await self.look(seat)

    async def _seat(self, seats: int) -> None:
        """Make the persons who sit there: the same numbers and cookies in both worlds."""
        pool = self.services.store.pool
        for seat in range(seats):
            await pool.execute(
                "INSERT INTO persons (id, name) OVERRIDING SYSTEM VALUE VALUES ($1, $2) ON CONFLICT DO NOTHING",
                seat + 1,
                f"G{seat}",
            )
            await pool.execute(
                "INSERT INTO sessions (hash, person) VALUES ($1, $2) ON CONFLICT DO NOTHING",
                hash_of(f"guest-{seat}"),
                seat + 1,
            )

    async def look(self, seat: Seat) -> None:
        """Open a pair of eyes, or close it and open it again."""
        assert self.row is not None
        assert self.table is not None
        if seat in self.eyes:
            await self.eyes[seat].link.close()
            while seat in self.table.audience.subscribers:
                await asyncio.sleep(0.001)
        query = f"key={self.row.onlookers}" if seat == SPECTATOR else f"seat={seat}"
        address = f"{self.base}/api/tables/{self.row.id}/socket?{query}"
        headers = {"cookie": f"{COOKIE}=guest-{seat}"}
        self.eyes[seat] = Eyes(await connect(address, additional_headers=headers, max_size=2**20, compression=None))
        await self.eyes[seat].ask("older", before=0)

    async def answer(self, seat: Seat, action: Action) -> None:
        """One answer, through the socket of its seat."""
        match = self.match
        part = len(match.position.sealed[seat])
        text = match.game.notation.text(action)
        reply = await self.eyes[seat].ask("answer", question=match.number, part=part, text=text)
        assert json.loads(reply)["kind"] == "done", reply

    async def heard(self, seat: Seat) -> list[str]:
        """All frames that these eyes were sent since they were last asked."""
        eyes = self.eyes[seat]
        await eyes.ask("older", before=0)
        frames, eyes.frames = eyes.frames, []
        return frames

    async def leave(self) -> None:
        """Close everything."""
        for eyes in self.eyes.values():
            await eyes.link.close()
        self.eyes = {}
        if self.table is not None:
            await self.services.open_rooms.close(self.table)


class Planned(World):
    """A world on paper, in which the next answers are found before they are sent."""

    def __init__(self, s: Position) -> None:
        super().__init__(s)
        self.answers: list[tuple[Seat, Action]] = []
        self.dealt: list[int] = []

    def copy(self) -> "Planned":
        """The same world, to try something out."""
        other = Planned(self.s.clone())
        other.given = self.given[:]
        return other

    @override
    def play(self, game: Game[Position], seat: Seat, action: Action) -> tuple[bool, list[Notice]]:
        """One answer, also the dealer's."""
        if seat == CHANCE:
            self.dealt.append(list(game.rules.legal(self.s, CHANCE)).index(action))
        else:
            self.answers.append((seat, action))
        return super().play(game, seat, action)


class Twins:
    """Two worlds, and one game in both."""

    def __init__(
        self, one: ServedWorld, two: ServedWorld, game: str, seats: int, number: int, deepest: int | None
    ) -> None:
        self.one = one
        self.two = two
        self.subject = Subject(find_game(game), seats, SETTINGS.get(game, {}))
        self.deepest = min(self.subject.game.max_answers, deepest or self.subject.game.max_answers)
        self.luck = Luck([], number)
        self.number = number
        self.sealer = self.luck.below(seats)  # who seals other answers in the second world, and knows it
        self.compared = 0

    def require_same(self, what: str, first: Sequence[str], second: Sequence[str]) -> None:
        """Both worlds sent the same."""
        self.compared += len(first)
        if list(first) == list(second):
            return
        pairs = [f"\n    {a}\n    {b}" for a, b in zip(first, second, strict=False) if a != b][:1]
        raise Told(
            f"{self.subject.game.name} {self.number}, {what}: {len(first)} and {len(second)} frames{''.join(pairs)}"
        )

    async def play(self) -> int:
        """One game: how many frames were compared."""
        row, seed = _row(self.subject, self.number)
        for world in (self.one, self.two):
            await world.lay(row, seed)
        try:
            others = [seat for seat in viewers(self.subject.seats) if seat != self.sealer]
            await self._play_alike(self.luck.below(self.deepest))
            await self._play_apart(others[self.luck.below(len(others))])
        finally:
            await self.one.leave()
            await self.two.leave()
        return self.compared

    # -- one truth ------------------------------------------------------------------------------------------------

    async def _play_alike(self, depth: int) -> None:
        """The same answers in both worlds, to some depth, and to where nothing is sealed."""
        match = self.one.match
        while not match.over() and (depth > 0 or any(match.position.sealed)):
            depth -= 1
            if self.luck.below(PEEK) == 0:
                await self._seal_otherwise()
            asked = [seat for seat in range(self.subject.seats) if has(match.position.waiting, seat)]
            seat = asked[self.luck.below(len(asked))]
            options = match.legal(seat)
            action = options[self.luck.below(len(options))]
            await asyncio.gather(self.one.answer(seat, action), self.two.answer(seat, action))
        await self._others_are_told_the_same("the same answers")

    async def _seal_otherwise(self) -> None:
        """Somebody seals one answer here and another one there, and takes it back: nobody else can tell them apart."""
        s = self.one.match.position
        if self.sealer not in seats_in(s.waiting) or s.waiting.bit_count() < 2 or any(s.sealed):
            return
        if self.subject.game.rules.question(s).shows(s):
            return
        for world in (self.one, self.two):
            while has(world.match.position.waiting, self.sealer):
                options = world.match.legal(self.sealer)
                await world.answer(self.sealer, options[self.luck.below(len(options))])
        await self._others_are_told_the_same("another sealed answer")
        for world in (self.one, self.two):
            while world.match.position.sealed[self.sealer]:
                assert json.loads(await world.eyes[self.sealer].ask("undo"))["result"] is True
        await self._others_are_told_the_same("a sealed answer taken back")

    async def _others_are_told_the_same(self, what: str) -> None:
        for seat in viewers(self.subject.seats):
            if seat != self.sealer:
                await self._compare_frames(seat, what)

    async def _compare_frames(self, seat: Seat, what: str) -> None:
        one, two = await asyncio.gather(self.one.heard(seat), self.two.heard(seat))
        self.require_same(f"seat {seat} after {what}", one, two)

    # -- two truths -----------------------------------------------------------------------------------------------

    async def _play_apart(self, viewer: Seat) -> None:
        """Another truth in the second world, which these eyes cannot know, until they may know it."""
        game = self.subject.game
        walk = Walk(self.subject, self.luck, "twins")
        self.two.match.position = scramble(game, self.two.match.position, viewer, self.luck.rng)
        one, two = Planned(self.one.match.position.clone()), Planned(self.two.match.position.clone())
        for world in (self.one, self.two):
            await world.look(viewer)
        for _ in range(MOST_STEPS):
            await self._compare(viewer)
            planned = self._plan(walk, one, two, viewer)
            if planned is None:
                return
            one, two = planned
            await asyncio.gather(self._send(self.one, one), self._send(self.two, two))

    def _plan(self, walk: Walk, one: Planned, two: Planned, viewer: Seat) -> tuple[Planned, Planned] | None:
        """The next answer of a seat in both worlds, and what is dealt after it. None if it is over, or they part."""
        for _ in range(TRIES):
            first, second = one.copy(), two.copy()
            is_alike = bool(first.s.waiting) and twin_step(self.subject, walk, first, second, viewer)
            while is_alike and first.s.waiting == DEALER:
                is_alike = twin_step(self.subject, walk, first, second, viewer)
            if is_alike:
                return first, second
        return None

    async def _send(self, world: ServedWorld, plan: Planned) -> None:
        dealer: Dealer = ScriptedDealer(plan.dealt)
        world.match.dealer = dealer
        for seat, action in plan.answers:
            await world.answer(seat, action)
        game = self.subject.game
        assert write_position(game, world.match.position) == write_position(game, plan.s), (
            "played otherwise than planned"
        )

    async def _compare(self, viewer: Seat) -> None:
        """What was sent, and now and then what is foreseen, refused and seen."""
        replies: list[list[str]] = [[], []]
        s = self.one.match.position
        if viewer != SPECTATOR and has(s.waiting, viewer) and self.luck.below(PEEK) == 0:
            texts = self._whole_answer(self.one.match, viewer)
            for world, said in zip((self.one, self.two), replies, strict=True):
                said.append(await world.eyes[viewer].ask("foresee", texts=texts))
                said.append(await world.eyes[viewer].ask("why_not", text=texts[-1]))
                # Not with all that was told, and no hint: a table plays its answers again for those, which lead to the
                # first truth. Laws compare both.
                said.append(await world.eyes[viewer].ask("view", told=False))
        self.require_same(f"replies for seat {viewer}", *replies)
        await self._compare_frames(viewer, "another truth")

    def _whole_answer(self, match: Match[Position], seat: Seat) -> list[str]:
        """What a seat might answer, to the last part."""
        v = match.view(seat).position.clone()
        question = match.game.rules.question(v)
        texts: list[str] = []
        while True:
            options = question.options(v, seat)
            action = options[self.luck.below(len(options))]
            texts.append(match.game.notation.text(action))
            v.sealed[seat] += (action,)
            if not question.owes_more(v, seat):
                return texts


def _row(subject: Subject, number: int) -> tuple[TableRow, str]:
    """A table at which all sit; it is the same in both worlds, to the last key."""
    game, seed = subject.game, f"twins {number}"
    row = TableRow(
        id=f"twins{number}",
        game=game.name,
        rules=game.version,
        deck=game.card_set_name(),
        settings=dict(subject.options),
        luck=commitment(seed),
        onlookers="looking-on",
        begun=False,
        ended=False,
        next="",
        seats=tuple([SeatRow(seat, f"G{seat}", "", "", "", None, seat + 1) for seat in range(subject.seats)]),
    )
    return row, seed


@asynccontextmanager
async def served(database: str) -> AsyncGenerator[ServedWorld]:
    """A server in this process."""
    await asyncio.to_thread(migrate, database)
    app = make_app(Settings(database), None, 0)
    listening = listen("127.0.0.1", 0)
    config = uvicorn.Config(app, ws="websockets-sansio", lifespan="on", log_level="warning", access_log=False)
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0.01)
        if task.done():
            task.result()
    services = app.state["services"]
    assert isinstance(services, Services)
    try:
        yield ServedWorld(services, f"ws://127.0.0.1:{listening.getsockname()[1]}")
    finally:
        server.should_exit = True
        await task
        gc.unfreeze()  # a server turns the collector off
        gc.enable()


@asynccontextmanager
async def two_worlds(database: str) -> AsyncGenerator[tuple[ServedWorld, ServedWorld]]:
    """Two servers, each with a database of its own beside this one."""
    connection = await asyncpg.connect(database)
    async with AsyncExitStack() as stack:
        # How often somebody may ask depends on the time it takes, and that is not the same in both.
        for limited in ("realtime.subscriber.PREVIEWS", "web.sockets.table_session.MESSAGES"):
            stack.enter_context(patch(f"partie.server.{limited}", Limit(10**6, 10**6)))
        stack.enter_context(patch.dict("partie.server.infra.load_shedding.FROM", dict.fromkeys(FROM, 10**6)))
        worlds: list[ServedWorld] = []
        for number in (1, 2):
            name = f"world{number}"
            await connection.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
            await connection.execute(f"CREATE DATABASE {name}")
            # What is sent is looked at here, not what is kept: nobody need wait for a disk.
            await connection.execute(f"ALTER DATABASE {name} SET synchronous_commit = off")
            worlds.append(await stack.enter_async_context(served(f"{database.rsplit('/', 1)[0]}/{name}")))
        await connection.close()
        yield worlds[0], worlds[1]


def sizes() -> Mapping[str, Sequence[int]]:
    """The smallest and the largest table of each game at which anything is secret from anybody."""
    games = {name: find_game(name).seats for name in game_names()}
    return {name: sorted({seats.start, seats.stop - 1}) for name, seats in games.items()}


async def play(
    worlds: tuple[ServedWorld, ServedWorld], games: Sequence[tuple[str, int]], first: int, deepest: int | None = None
) -> int:
    """These games, one after another: how many frames were compared. Worlds part after ``deepest`` answers at most."""
    compared = 0
    for number, (game, seats) in enumerate(games, first):
        compared += await Twins(*worlds, game, seats, number, deepest).play()
        if sys.stderr.isatty():
            sys.stderr.write(f"\r{number - first + 1} of {len(games)} games, {compared} frames compared")
    return compared


def main() -> None:
    """Play many games and say what was compared."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--first", type=int, default=0, help="the number of the first one")
    wanted = parser.parse_args()
    tables = [(name, seats) for name, counts in sizes().items() for seats in counts]
    games = [tables[number % len(tables)] for number in range(wanted.games)]

    async def whole(database: str) -> int:
        async with two_worlds(database) as worlds:
            return await play(worlds, games, wanted.first)

    with DevServices() as trial:
        compared = asyncio.run(whole(trial.database))
    sys.stdout.write(f"{len(games)} games in two worlds, {compared} frames and replies the same in both\n")


if __name__ == "__main__":
    main()
