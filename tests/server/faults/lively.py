"""People who do more at a table than answer: they take back, propose, agree, sleep past their time, and play again."""

import asyncio
import contextlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast, override

import httpx
from websockets.asyncio.client import ClientConnection

from partie.core import Rng
from partie.server.clocks.clock_state import END
from partie.server.clocks.schemas import Vote
from partie.server.play.proposals import TAKE_BACK
from tests.server.harness.clients.guests import Guest, Player, Refusal

ASKED = 5.0  # seconds that a request may take: processes hang on purpose
ASLEEP = 13.0  # seconds: longer than the short clock and its grace
TRIES = 40  # how often somebody asks for a rematch before they leave


@dataclass(frozen=True)
class Habits:
    """What is done at one table besides answering.

    ``undoes``     people take back what they may
    ``takes_back`` how often a seat asks for an answer to be taken back by consent; all agree
    ``ends_after`` the answers after which a seat asks for the end by agreement; never if 0
    ``sleeps``     whether a seat sleeps once, for longer than a short clock lasts
    """

    undoes: bool = False
    takes_back: int = 0
    ends_after: int = 0
    sleeps: bool = False


QUIET = Habits()


def habits_at(number: int, *, is_timed: bool) -> Habits:
    """The habits at a table by its number."""
    return Habits(
        undoes=number % 2 == 0,
        takes_back=2 if number % 3 == 1 else 0,
        ends_after=12 if number % 6 == 5 else 0,
        sleeps=is_timed,
    )


class Lively(Player):
    """A player with habits."""

    def __init__(
        self, bases: list[str], guest: Guest, table: str, seat: int | None, key: str = "", luck: str = ""
    ) -> None:
        super().__init__(bases, guest, table, seat, key, luck)
        self.habits = QUIET
        self._luck = Rng(f"habits {luck} {table} {seat}")
        self._asked_back = 0
        self._is_rested = False

    def behave(self, habits: Habits) -> None:
        """From now on so."""
        self.habits = habits
        self.undoes = habits.undoes

    @property
    def rests(self) -> bool:
        """Whether somebody at this table may sleep for long."""
        return self.habits.sleeps

    @property
    @override
    def over(self) -> bool:
        return super().over or (self.card is not None and self.card["ending"] == "agreed")

    def wake(self) -> None:
        """Come back to a table that is not over after all: its end was lost."""
        self.snapshot = self.card = None

    @override
    async def _answer(self, socket: ClientConnection) -> bool:
        if self.seat is not None and self._pending is None:
            await self._sleep()
            for kind, about in self._wishes(self.seat):
                await self._wish(kind, about)
        return await super()._answer(socket)

    async def _sleep(self) -> None:
        if self.habits.sleeps and self.seat == 0 and not self._is_rested and len(self.diary.acknowledged) >= 3:
            self._is_rested = True
            await asyncio.sleep(ASLEEP)

    def _wishes(self, seat: int) -> Sequence[tuple[str, int]]:
        """What this seat wishes now: what others have asked for, and what it asks for itself."""
        votes = self._votes()
        wished = [
            (vote["kind"], vote["about"] if vote["kind"] == TAKE_BACK else seat)
            for vote in votes
            if vote["kind"] in (END, TAKE_BACK) and vote["seat"] != seat
        ]
        count = len(self.diary.acknowledged)
        if self.habits.ends_after and seat == 0 and count >= self.habits.ends_after:
            wished.append((END, seat))
        if self._asked_back < self.habits.takes_back and count > 2 and self._luck.below(8) == 0:
            self._asked_back += 1
            wished.append((TAKE_BACK, seat))
        mine = {(vote["kind"], vote["about"]) for vote in votes if vote["seat"] == seat}
        return [each for each in dict.fromkeys(wished) if each not in mine]

    def _votes(self) -> Sequence[Vote]:
        return () if self.card is None or self.card["clocks"] is None else self.card["clocks"]["votes"]

    async def _wish(self, kind: str, about: int) -> None:
        """Wish it. Whether it was heard is not known if the request breaks."""
        self.diary.wishes.append((kind, about))
        body = {"kind": kind, "seat": self.seat, "about": about, "holds": True}
        with contextlib.suppress(httpx.HTTPError, TimeoutError):
            async with asyncio.timeout(ASKED):
                await self.guest.call(self.base, "POST", f"/api/tables/{self.table}/wishes", body)


@dataclass(frozen=True)
class Offer:
    """A rematch that was offered. ``is_refused`` says that one of its people never agreed to it."""

    table: str
    is_refused: bool


async def play_again(players: Sequence[Player], bases: list[str], *, one_refuses: bool) -> Offer | None:
    """Ask for a rematch, all but one if that one refuses. None if nobody could be asked."""
    people = [player for player in players if player.seat is not None]
    is_refused = one_refuses and len(people) > 1
    asking = people[:-1] if is_refused else people
    found = await asyncio.gather(*[_rematch(player, bases) for player in asking])
    tables = {table for table in found if table}
    assert len(tables) <= 1, f"different rematches are offered: {tables}"
    return Offer(tables.pop(), is_refused or not all(found)) if tables else None


async def _rematch(player: Player, bases: list[str]) -> str:
    """The table that this player gets; nothing if it takes too long."""
    for number in range(TRIES):
        with contextlib.suppress(httpx.HTTPError, Refusal, TimeoutError):
            async with asyncio.timeout(ASKED):
                path = f"/api/tables/{player.table}/rematch"
                told = await player.guest.ask(bases[number % len(bases)], "POST", path)
                return cast(dict[str, str], told)["table"]
        await asyncio.sleep(0.5)
    return ""


async def seated_again(players: Sequence[Player], offer: Offer, bases: list[str], luck: str) -> list[Lively]:
    """The same people at the table of their rematch, and its onlooker."""
    seated: list[Lively] = []
    onlookers = ""
    for player in players:
        if player.seat is None:
            continue
        card = cast(dict[str, list[int]], await player.guest.ask(bases[0], "GET", f"/api/tables/{offer.table}"))
        onlookers = str(card["onlookers"])
        seated.append(Lively(bases, player.guest, offer.table, card["mine"][0], luck=luck))
    return [*seated, Lively(bases, Guest("onlooker"), offer.table, None, onlookers, luck)]
