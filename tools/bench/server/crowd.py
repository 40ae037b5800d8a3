"""Programs that sit at tables of a server: each holds one socket and answers by chance."""

import asyncio
import json
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

from websockets.asyncio.client import ClientConnection, connect

from partie.core import commitment
from partie.registry import find_game
from partie.server.infra.tokens import new_id, new_key, new_seed
from partie.server.model.rows import SeatRow, TableRow
from partie.server.people.identity import Persons
from partie.server.tables.store import TableStore

COOKIE: Final = "__Host-partie"
PATIENCE: Final = 30.0


@dataclass(frozen=True)
class Laid:
    """A table at which everybody sits: its name, and a cookie for each seat."""

    id: str
    cookies: tuple[str, ...]


async def lay(store: TableStore, name: str, seats: int) -> Laid:
    """A new table."""
    game, seed = find_game(name), new_seed()
    people = [await Persons(store.pool).make_guest(f"P{at}", "") for at in range(seats)]
    cookies = tuple([cookie for _, cookie in people])
    rows = tuple([SeatRow(at, f"P{at}", "", "", "", None, session.person.id) for at, (session, _) in enumerate(people)])
    row = TableRow(
        new_id(), name, game.version, game.card_set_name(), {}, commitment(seed), new_key(), False, False, "", rows
    )
    await store.make(row, seed)
    return Laid(row.id, cookies)


@dataclass
class Tally:
    """What a crowd has seen. ``waits`` are seconds from an answer to the frame at another seat."""

    answers: int = 0
    frames: int = 0
    bytes: int = 0
    largest: int = 0
    errors: int = 0
    waits: list[float] = field(default_factory=list)

    def hear(self, frame: str) -> None:
        """Count a frame."""
        size = len(frame.encode())
        self.frames += 1
        self.bytes += size
        self.largest = max(self.largest, size)


class Sitter:
    """One seat of a real table."""

    def __init__(self, socket: ClientConnection, luck: Random, tally: Tally) -> None:
        self.socket = socket
        self.over = False
        self.asked: dict[str, object] | None = None
        self.told = asyncio.Event()
        self.sent_at = 0.0  # when another seat of this table last answered
        self._luck = luck
        self._tally = tally
        self._ref = 0

    def hear(self, text: str) -> str:
        """Take what is needed from a frame: whether it is over, and what is asked."""
        now = time.perf_counter()
        frame = json.loads(text)
        kind = str(frame["kind"])
        if kind in ("look", "change"):
            self._tally.hear(text)
            fields = frame["snapshot"] if kind == "look" else frame["fields"]
            self.over = bool(fields.get("over", self.over))
            if "asked" in fields:
                self.asked = fields["asked"]
            if self.sent_at:
                self._tally.waits.append(now - self.sent_at)
                self.sent_at = 0.0
        elif kind == "done":
            self._tally.answers += 1
        elif kind == "refused":
            self._tally.errors += 1
        return kind

    async def answer(self) -> bool:
        """Answer what is asked, if anything is."""
        if self.asked is None:
            return False
        options = self.asked["options"]
        assert isinstance(options, list)
        text = options[self._luck.randrange(len(options))]["text"]
        self._ref += 1
        asked, self.asked = self.asked, None
        message = {
            "kind": "answer",
            "ref": self._ref,
            "question": asked["question"],
            "part": asked["part"],
            "text": text,
        }
        await self.socket.send(json.dumps(message))
        return True

    async def play(self) -> None:
        """Answer at once, to the end."""
        await self.answer()
        while not self.over:
            self.hear(str(await asyncio.wait_for(self.socket.recv(), PATIENCE)))
            await self.answer()

    async def listen(self) -> None:
        """Hear whatever comes."""
        async for text in self.socket:
            self.hear(str(text))


async def sit(port: int, table: Laid, seat: int, luck: Random, tally: Tally) -> Sitter:
    """Open a socket, and wait for the first look."""
    address = f"ws://127.0.0.1:{port}/api/tables/{table.id}/socket?seat={seat}"
    headers = {"cookie": f"{COOKIE}={table.cookies[seat]}"}
    sitter = Sitter(
        await connect(address, additional_headers=headers, compression=None, ping_interval=None), luck, tally
    )
    while sitter.hear(str(await asyncio.wait_for(sitter.socket.recv(), PATIENCE))) != "look":
        pass
    return sitter


async def sit_everywhere(ports: Sequence[int], tables: Sequence[Laid], luck: Random, tally: Tally) -> list[Sitter]:
    """Sit down on all seats; those of one table are spread over the processes."""
    return [
        await sit(ports[seat % len(ports)], table, seat, luck, tally)
        for table in tables
        for seat in range(len(table.cookies))
    ]


async def sit_bare(port: int, tables: Sequence[Laid], size: int) -> list[ClientConnection]:
    """Sockets of the bare path, to which frames of this size are sent."""
    return [
        await connect(
            f"ws://127.0.0.1:{port}/api/tables/{table.id}/socket?seat={seat}&size={size}",
            compression=None,
            ping_interval=None,
        )
        for table in tables
        for seat in range(len(table.cookies))
    ]


async def push(socket: ClientConnection, answers: int) -> None:
    """On the bare path a seat answers again as soon as its last answer is acknowledged."""
    for ref in range(answers):
        message = {"kind": "answer", "ref": ref, "question": ref, "part": 0, "text": "take 13"}
        await socket.send(json.dumps(message))
        while json.loads(str(await asyncio.wait_for(socket.recv(), PATIENCE)))["kind"] != "done":
            pass
