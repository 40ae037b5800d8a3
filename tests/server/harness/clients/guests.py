"""Programs at online tables: they come by a link, play through a socket, come back, and keep a diary."""

import asyncio
import json
import ssl
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import cast

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, WebSocketException

from partie.core import Rng
from partie.server.tables.schemas import MadeTable, TableCard
from partie.table.shapes import Change, Look, Snapshot
from partie.testing.merge import merge

from .glimpses import Chapter

PATIENCE = 60.0  # seconds that a test waits for what must come: a busy machine is slow, not broken
RESTART = 1012  # a socket is closed with it when its process goes; a proxy then knows another one
COOKIE = "__Host-partie"
PLAIN = ssl.create_default_context()  # made once: every client would read all certificates again, and need none
BROKEN = (WebSocketException, InvalidHandshake, OSError, asyncio.TimeoutError, EOFError)


@dataclass
class Diary:
    """What one seat was told: every frame, and every answer that was acknowledged.

    ``sent``     every answer that was given, also where nobody knows what came of it
    ``chapters`` what the eyes were shown, a new one whenever they were told that the server knows less
    ``missed``   how many changes did not follow what was sent before
    ``undos``    how often it was asked that an answer be taken back, ``undone`` how often the server said that it was
    ``wishes``   what was wished for the table, and of which seat, whether it was heard or not
    """

    frames: list[str] = field(default_factory=list)
    sent: list[tuple[int, int, str]] = field(default_factory=list)
    acknowledged: list[tuple[int, int, str]] = field(default_factory=list)
    chapters: list[Chapter] = field(default_factory=lambda: [Chapter()])
    missed: int = 0
    undos: int = 0
    undone: int = 0
    wishes: list[tuple[str, int]] = field(default_factory=list)
    breaks: int = 0
    absences: list[tuple[float, float]] = field(default_factory=list)  # when cut off, and when playing again
    sent_on: list[int] = field(default_factory=list)  # milliseconds to wait, told by each process that went
    blind: list[float] = field(default_factory=list)  # seconds from being cut off to the next look

    @property
    def looks(self) -> list[Snapshot]:
        """What the eyes saw last whenever they were cut off."""
        return [look for chapter in self.chapters for look in chapter.looks]


class Refusal(Exception):
    """The server refused a request."""


class Guest:
    """Somebody with a browser."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.cookie = ""

    async def call(self, base: str, method: str, path: str, body: object = None) -> httpx.Response:
        """One request."""
        headers = {"cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}
        async with httpx.AsyncClient(base_url=base, headers=headers, timeout=PATIENCE, verify=PLAIN) as client:
            response = await client.request(method, path, json=body)
        given = response.cookies.get(COOKIE)
        if given:
            self.cookie = given
        return response

    async def ask(self, base: str, method: str, path: str, body: object = None) -> object:
        """One request that must succeed."""
        response = await self.call(base, method, path, body)
        if response.status_code >= 300:
            raise Refusal(f"{response.status_code}: {response.text}")
        return response.json()

    async def make(
        self,
        base: str,
        game: str,
        seats: list[str],
        settings: dict[str, str] | None = None,
        watching: str = "",
        clock: str = "",
    ) -> MadeTable:
        """Lay a table and sit down at its first seat for a person."""
        wanted: dict[str, object] = {
            "game": game,
            "settings": settings or {},
            "seats": seats,
            "name": self.name,
            "words": "",
            "seat": seats.index(""),
            "terms": {"open": False, "clock": clock, "watching": watching, "rated": False, "language": ""},
        }
        return cast(MadeTable, await self.ask(base, "POST", "/api/tables", wanted))

    async def sit(self, base: str, table: str, seat: int, key: str, words: str = "") -> TableCard:
        """Sit down."""
        path = f"/api/tables/{table}/seats/{seat}"
        return cast(TableCard, await self.ask(base, "POST", path, {"key": key, "name": self.name, "words": words}))


class Player:
    """A pair of eyes at a table, and a hand if it is a seat's: answers at random, and comes back when it is cut off."""

    def __init__(
        self, bases: list[str], guest: Guest, table: str, seat: int | None, key: str = "", luck: str = ""
    ) -> None:
        self.bases = bases
        self.base = next(iter(bases), "")  # where they are, or were last
        self.guest = guest
        self.table = table
        self.seat = seat
        self.key = key
        self.diary = Diary()
        self.snapshot: Snapshot | None = None
        self.acted = 0.0  # when the server last said that something was done
        self.waits_since: float | None = None  # since when an answer is on its way
        self.known = 0  # the highest question that was shown
        self.card: TableCard | None = None
        self.pace = 0.0
        self._rng = Rng(f"{luck} {table} {seat}")
        self._ref = 0
        self._pending: tuple[int, int, str] | None = None
        self._broken_at: float | None = None
        self._blind_since: float | None = None
        self._is_repeated = False  # whether the answer on its way was given before
        self._undone = 0
        self.undoes = False
        self.is_hurried = False  # where processes hang on purpose, another one is tried soon

    @property
    def over(self) -> bool:
        """Whether these eyes have seen the end."""
        return self.snapshot is not None and self.snapshot["over"]

    @property
    def is_asked(self) -> bool:
        """Whether these eyes are asked something, as far as they know."""
        return not self.over and self.snapshot is not None and self.snapshot["asked"] is not None

    async def play(self) -> None:
        """Until the table is over."""
        offered = self.bases
        while not self.over:
            base = self.base = offered[self._rng.below(len(offered))]
            offered, pause = self.bases, 0.1 + self._rng.below(100) / 500
            try:
                async with await self.open(base) as socket:
                    await self._sit_at(socket)
            except BROKEN as error:
                self.waits_since = None
                self.diary.breaks += 1
                self._keep_look()
                self._broken_at = self._broken_at or time.monotonic()
                self._blind_since = self._blind_since or time.monotonic()
                if isinstance(error, ConnectionClosed) and error.rcvd is not None and error.rcvd.code == RESTART:
                    self.diary.sent_on.append(int(error.rcvd.reason))
                    offered, pause = [each for each in self.bases if each != base], int(error.rcvd.reason) / 1000
                await asyncio.sleep(pause)

    async def open(self, base: str) -> ClientConnection:
        """A socket."""
        query = f"key={self.key}" if self.seat is None else f"seat={self.seat}"
        address = f"{base.replace('http', 'ws')}/api/tables/{self.table}/socket?{query}&known={self.known}"
        return await connect(
            address,
            additional_headers=self.headers(),
            open_timeout=5 if self.is_hurried else PATIENCE,
            max_size=2**20,
            compression=None,
        )

    def headers(self) -> dict[str, str]:
        """What tells the server who it is."""
        return {"cookie": f"{COOKIE}={self.guest.cookie}"}

    async def _sit_at(self, socket: ClientConnection) -> None:
        sent = False
        while not self.over:
            frame = await asyncio.wait_for(socket.recv(), 20 if self.is_hurried else PATIENCE)
            assert isinstance(frame, str)
            self.diary.frames.append(frame)
            kind = self.hear(frame)
            if kind == "look" or kind in ("done", "refused"):
                sent = False
            if not sent and self.snapshot is not None and not self.over:
                sent = await self._answer(socket)

    def hear(self, frame: str) -> str:
        """Take a frame for what it says."""
        told = json.loads(frame)
        kind = str(told["kind"])
        if kind == "look":
            self._show(cast(Look, told)["snapshot"])
            assert self.snapshot is not None
            if self._blind_since is not None:
                self.diary.blind.append(time.monotonic() - self._blind_since)
                self._blind_since = None
            if self.snapshot["asked"] is None and self._pending is None:
                self._is_back()  # there is nothing to answer
        elif kind == "change":
            assert self.snapshot is not None
            self.diary.missed += told["version"] != self.snapshot["version"] + 1
            self._show(merge(self.snapshot, cast(Change, told)))
        elif kind == "behind":
            self._keep_look()
            self.diary.chapters.append(Chapter())
            self.known = 0
        elif kind == "seats":
            self.card = told["card"]
        elif kind in ("done", "refused") and told["ref"] != self._ref:
            return "late"  # it was asked twice
        if kind in ("done", "refused"):
            self.waits_since = None
        if kind == "done":
            self.acted = time.monotonic()
        if kind == "done" and self._pending is not None:
            if self._pending[2]:
                self.diary.acknowledged.append(self._pending)
            else:
                self.diary.undone += bool(told["result"])
            self._pending = None
            self._is_back()
        elif kind == "refused":
            # What is asked once more may have become illegal: something was taken back meanwhile.
            assert told["why"]["kind"] in ("stale", "slow") or self._is_repeated, told
            self._pending = None
        return kind

    def _show(self, look: Snapshot) -> None:
        self.snapshot = look
        self.known = max(self.known, look["question"])
        self.diary.chapters[-1].show(look)

    def _keep_look(self) -> None:
        if self.snapshot is not None:
            self.diary.chapters[-1].looks.append(self.snapshot)

    async def _answer(self, socket: ClientConnection) -> bool:
        """Give an answer if one is asked for: the one that was not acknowledged first."""
        assert self.snapshot is not None
        asked = self.snapshot["asked"]
        if self._pending is None:
            if self.undoes and self.snapshot["may_undo"] and self._undone < 3 and self._rng.below(4) == 0:
                self._undone += 1
                self.diary.undos += 1
                self._pending = (0, 0, "")
                await socket.send(json.dumps({"kind": "undo", "ref": self._next()}))
                return True
            if asked is None or self.seat is None:
                return False
            options = asked["options"]
            text = options[self._rng.below(len(options))]["text"]
            self._pending = (asked["question"], asked["part"], text)
        if self.pace:
            await asyncio.sleep(self.pace)
        question, part, text = self._pending
        if not text:
            self._pending = None
            return False
        self._is_repeated = self._pending in self.diary.sent[-1:]
        self.diary.sent.append(self._pending)
        message = {"kind": "answer", "ref": self._next(), "question": question, "part": part, "text": text}
        self.waits_since = time.monotonic()
        await socket.send(json.dumps(message))
        return True

    def _is_back(self) -> None:
        if self._broken_at is not None:
            self.diary.absences.append((self._broken_at, time.monotonic()))
            self._broken_at = None

    def _next(self) -> int:
        self._ref += 1
        return self._ref


async def laid(
    bases: list[str], game: str, seats: list[str], luck: str = "", watching: str = "", clock: str = ""
) -> list[Player]:
    """A table at which programs sit on all seats that are not bots', and an onlooker."""
    return await laid_for(Player, bases, game, seats, luck, watching, clock)


async def laid_for[P: Player](
    kind: Callable[[list[str], Guest, str, int | None, str, str], P],
    bases: list[str],
    game: str,
    seats: list[str],
    luck: str = "",
    watching: str = "",
    clock: str = "",
) -> list[P]:
    """The same, for players of a kind."""
    guests = [Guest(f"G{seat}") for seat in range(len(seats))]
    first = seats.index("")
    made = await guests[first].make(bases[0], game, seats, watching=watching, clock=clock)
    table = made["table"]
    for seat, bot in enumerate(seats):
        if not bot and seat != first:
            await guests[seat].sit(bases[seat % len(bases)], table, seat, made["keys"][seat])
    players = [kind(bases, guests[seat], table, seat, "", luck) for seat, bot in enumerate(seats) if not bot]
    return [*players, kind(bases, Guest("onlooker"), table, None, made["onlookers"], luck)]


async def newcomer(base: str, name: str) -> Guest:
    """Somebody who is known here, and sits at a table that waits for others."""
    guest = Guest(name)
    await guest.make(base, "tides", ["", ""])
    return guest
