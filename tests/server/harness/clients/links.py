"""Seats that a test leads by the hand, through sockets."""

import asyncio
import json
from collections.abc import Callable
from typing import cast

from websockets.asyncio.client import ClientConnection

from partie.server.tables.schemas import TableCard
from partie.table.shapes import Snapshot

from .guests import PATIENCE, Guest, Player


class Link:
    """A seat at its table."""

    def __init__(self, player: Player, link: ClientConnection) -> None:
        self.player = player
        self.link = link
        self.ref = 0

    async def until(self, question: int, answered: list[int]) -> Snapshot:
        """Read until this question is open, and these have answered it."""
        async with asyncio.timeout(PATIENCE):
            while True:
                seen = self.player.snapshot
                if seen is not None and (seen["question"], seen["answered"]) == (question, answered):
                    return seen
                frame = await self.link.recv()
                assert isinstance(frame, str)
                self.player.hear(frame)

    async def until_nothing_is_wished(self) -> None:
        """Read until the card of the table shows no wish: it was done, and nobody is asked for it any more."""
        async with asyncio.timeout(PATIENCE):
            while (card := self.player.card) is None or card["clocks"] is None or card["clocks"]["votes"]:
                frame = await self.link.recv()
                assert isinstance(frame, str)
                self.player.hear(frame)

    async def answer(self, index: int = 0) -> str:
        """Answer what is asked, with this option: its text."""
        assert self.player.snapshot is not None
        asked = self.player.snapshot["asked"]
        assert asked is not None
        text = asked["options"][index]["text"]
        self.ref += 1
        message = {
            "kind": "answer",
            "ref": self.ref,
            "question": asked["question"],
            "part": asked["part"],
            "text": text,
        }
        await self.link.send(json.dumps(message))
        return text


FIRST = 11  # the first question of Tides: ten cards were dealt before it


async def wished(base: str, guest: Guest, table: str, seat: int, about: int, holds: bool) -> TableCard:
    """Wish that the last answer of a seat is taken back, or no longer."""
    body = {"kind": "take-back", "seat": seat, "about": about, "holds": holds}
    return cast(TableCard, await guest.ask(base, "POST", f"/api/tables/{table}/wishes", body))


async def draft(base: str, players: list[Player], questions: int) -> None:
    """Both answer a number of questions."""
    async with await players[0].open(base) as one, await players[1].open(base) as two:
        links = [Link(players[0], one), Link(players[1], two)]
        async with asyncio.timeout(PATIENCE):
            while any([link.player.snapshot is None for link in links]):
                for link in links:
                    frame = await link.link.recv()
                    assert isinstance(frame, str)
                    link.player.hear(frame)
        assert players[0].snapshot is not None
        at = players[0].snapshot["question"]
        for question in range(at, at + questions):
            await links[0].until(question, [])
            await links[0].answer()
            await links[1].until(question, [0])
            await links[1].answer()
            for link in links:
                await link.until(question + 1, [])
    for player in players:
        player.snapshot = None


type Told = dict[str, object]


async def hear(socket: ClientConnection, is_it: Callable[[Told], bool]) -> Told:
    """The first thing of this kind that is told. Nobody repeats anything."""
    async with asyncio.timeout(PATIENCE):
        while True:
            told: Told = json.loads(await socket.recv())
            if is_it(told):
                return told


def shows(seat: int, here: bool) -> Callable[[Told], bool]:
    """Whether it tells that a seat has the table open, or has not."""
    return lambda told: told["kind"] == "seats" and cast(TableCard, told["card"])["players"][seat]["here"] is here
