"""People and programs in clubs and tournaments, as tests send them there."""

import asyncio
from typing import cast

import httpx

from partie.server.clubs.schemas import Club, Tournament
from partie.server.ops.dev_services import DevServices
from tests.server.harness.clients.guests import PATIENCE, PLAIN, Guest, Player
from tests.server.harness.processes import Process, server

CLOCK = "live 120+5"


class Sender(Guest):
    """A guest or a program, who tries again at another process where one is away."""

    def __init__(self, bases: list[str], name: str, token: str = "") -> None:
        super().__init__(name)
        self.bases = bases
        self.token = token

    async def to(self, method: str, path: str, body: object = None) -> httpx.Response:
        """One request, to whichever process answers."""
        for base in [*self.bases, *self.bases]:
            try:
                if not self.token:
                    return await self.call(base, method, path, body)
                headers = {"authorization": f"Bearer {self.token}"}
                async with httpx.AsyncClient(base_url=base, headers=headers, timeout=PATIENCE, verify=PLAIN) as client:
                    return await client.request(method, path, json=body)
            except httpx.TransportError:
                await asyncio.sleep(0.2)
        raise AssertionError("no process answers")

    async def tells(self, method: str, path: str, body: object = None) -> object:
        """One request that must succeed."""
        response = await self.to(method, path, body)
        assert response.status_code < 300, response.text
        return response.json() if response.content else None

    async def club(self, club: str) -> Club:
        """A club of theirs."""
        return cast(Club, await self.tells("GET", f"/api/clubs/{club}"))

    async def tournament(self, tournament: str) -> Tournament:
        """A tournament they may see."""
        return cast(Tournament, await self.tells("GET", f"/api/tournaments/{tournament}"))


def wanted(club: str = "", **changes: object) -> dict[str, object]:
    """A tournament to be opened."""
    usual = {"game": "tides", "settings": {}, "seats": 2, "clock": CLOCK, "kind": "swiss", "rounds": 2, "name": ""}
    return {"club": club, **usual, **changes}


class Socketeer(Player):
    """A player whose socket is opened by a token instead of a cookie."""

    def headers(self) -> dict[str, str]:
        """Who they are."""
        token = self.guest.token if isinstance(self.guest, Sender) else ""
        return {"authorization": f"Bearer {token}"} if token else super().headers()


async def play_all(sender: Sender, tournament: str, pace: float = 0.0) -> list[Player]:
    """Play every table of a tournament at which somebody sits, until it is over."""
    players: list[Player] = []
    seen: set[str] = set()
    while True:
        told = await sender.tournament(tournament)
        me = [entry["number"] for entry in told["entries"] if entry["me"]]
        for boards in told["rounds"]:
            for board in boards:
                mine = [seat for seat, each in enumerate(board["sitters"]) if each in me]
                if not mine or not board["table"] or board["table"] in seen:
                    continue
                seen.add(board["table"])
                player = Socketeer(sender.bases, sender, board["table"], mine[0])
                player.pace, player.is_hurried = pace, len(sender.bases) > 1
                players.append(player)
                if not board["places"]:
                    await player.play()
        if told["card"]["state"] == "over":
            return players
        await asyncio.sleep(0.5)


def two_servers(database: str, trial: DevServices, bots: int = 0) -> list[tuple[Process, str]]:
    """Two servers on one database, which hear of each other over NATS."""
    return [server(database, trial.news, bots) for _ in range(2)]
