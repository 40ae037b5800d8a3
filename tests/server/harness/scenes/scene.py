"""Somebody of any kind at a server, with everything around them that a request can be about."""

import itertools
from dataclasses import dataclass, replace
from typing import cast

import asyncpg
import httpx
from webauthn.helpers import bytes_to_base64url

from partie.server.infra.tokens import hash_of, new_id, new_key
from partie.server.people.login_sessions import number_of
from partie.server.tables.schemas import MadeTable
from partie.server.web.permissions import Role
from tests.server.harness.clients.guests import COOKIE

_numbers = itertools.count(1)

type Link = asyncpg.Connection[asyncpg.Record]


@dataclass(frozen=True)
class Someone:
    """A person and what they show; nobody has the number 0 and shows nothing."""

    id: int
    secret: str
    is_program: bool = False

    @property
    def headers(self) -> dict[str, str]:
        """What their browser, or their program, sends."""
        if not self.secret:
            return {}
        return {"authorization": f"Bearer {self.secret}"} if self.is_program else {"cookie": f"{COOKIE}={self.secret}"}


NOBODY = Someone(0, "")


async def snapshot(link: Link) -> dict[str, str]:
    """What every table of the database holds, as a hash for each."""
    names = await link.fetch("SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1")
    parts = [
        f"SELECT '{row['tablename']}' AS name, md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')) AS hash"
        f' FROM "{row["tablename"]}" t'
        for row in names
    ]
    return {row["name"]: row["hash"] for row in await link.fetch(" UNION ALL ".join(parts))}


async def someone(link: Link, kind: str, is_moderator: bool = False) -> Someone:
    """A new person of some kind."""
    name, secret = f"Somebody {next(_numbers)}", new_key()
    person = await link.fetchval(
        "INSERT INTO persons (kind, name, mark) VALUES ($1, $2, $3) RETURNING id",
        kind,
        name,
        None if kind == "guest" else name,
    )
    await link.execute("INSERT INTO sessions (hash, person) VALUES ($1, $2)", hash_of(secret), person)
    if is_moderator:
        await link.execute("INSERT INTO talkers (person, is_moderator) VALUES ($1, true)", person)
    return Someone(person, secret, kind == "program")


@dataclass(frozen=True)
class Laid:
    """A table: a host at its first seat, a player at its second."""

    id: str
    keys: list[str]
    onlookers: str


@dataclass(frozen=True)
class Stage:
    """Two people at two tables: one ``waiting`` with a free third seat, which the lobby shows, and one ``running``."""

    host: Someone
    player: Someone
    waiting: Laid
    running: Laid


EMPTY = Stage(NOBODY, NOBODY, Laid("", [], ""), Laid("", [], ""))


class Scene:
    """Whoever asks (``me``), somebody else, and what there is for both."""

    def __init__(self, link: Link, client: httpx.AsyncClient, role: Role) -> None:
        self.link = link
        self.client = client
        self.role = role
        self.me = NOBODY
        self.other = NOBODY
        self.stage = EMPTY

    @property
    def host(self) -> Someone:
        """Whoever made both tables."""
        return self.stage.host

    @property
    def player(self) -> Someone:
        """Whoever else sits at both."""
        return self.stage.player

    @property
    def waiting(self) -> Laid:
        """The table that waits."""
        return self.stage.waiting

    @property
    def running(self) -> Laid:
        """The table that is played."""
        return self.stage.running

    async def begin(self, stage: Stage | None) -> None:
        """Make the people; the tables too, unless there are some already."""
        self.other = await someone(self.link, "account")
        kinds = {Role.GUEST: "guest", Role.ACCOUNT: "account", Role.PROGRAM: "program", Role.MODERATOR: "account"}
        if self.role in kinds:
            self.me = await someone(self.link, kinds[self.role], self.role == Role.MODERATOR)
        self.stage = stage or await self.set_up()
        self.me = {Role.HOST: self.host, Role.PLAYER: self.player}.get(self.role, self.me)

    async def set_up(self, clock: str = "live 300+10") -> Stage:
        """Two people and their tables."""
        self.stage = replace(EMPTY, host=await someone(self.link, "guest"))
        player = await someone(self.link, "guest")
        waiting = await self.lay("darkcave", 3, player, clock)
        return Stage(self.host, player, waiting, await self.lay("tides", 2, player, clock))

    async def lay(self, game: str, seats: int, player: Someone, clock: str = "") -> Laid:
        """A table, with the host at its first seat and a player at its second."""
        terms = {"open": True, "clock": clock, "watching": "open", "rated": False, "language": ""}
        wanted = {"game": game, "settings": {}, "seats": [""] * seats, "name": "", "words": "", "seat": 0}
        made = await self._post(self.host, "/api/tables", {**wanted, "terms": terms})
        laid = cast(MadeTable, made)
        path = f"/api/tables/{laid['table']}/seats/1"
        await self._post(player, path, {"key": laid["keys"][1], "name": "", "words": ""})
        return Laid(laid["table"], laid["keys"], laid["onlookers"])

    async def _post(self, who: Someone, path: str, body: object) -> object:
        response = await self.client.post(path, json=body, headers=who.headers)
        assert response.status_code < 300, response.text
        return response.json()

    def owner(self, is_right: bool) -> int:
        """Whose thing a request is about: mine, or somebody else's."""
        return self.me.id if is_right and self.me.id else self.other.id

    @property
    def my_seat(self) -> int:
        """Where I sit at both tables; where the player sits if I do not."""
        return 0 if self.role == Role.HOST else 1

    @property
    def query(self) -> str:
        """The key that I come with."""
        keys = {Role.INVITED: self.running.keys[1:2], Role.ONLOOKER: [self.running.onlookers]}.get(self.role, [])
        return f"key={keys[0]}" if keys else ""

    # -- things ---------------------------------------------------------------------------------------------------

    async def grow_old(self) -> None:
        """I have signed in long ago."""
        await self.link.execute("UPDATE sessions SET made = now() - interval '1 day' WHERE person = $1", self.me.id)

    async def passkey(self, owner: int) -> str:
        """One of two passkeys of somebody, as a path writes it."""
        ids = [hash_of(new_key()) for _ in range(2)]
        for each in ids:
            await self.link.execute(
                "INSERT INTO passkeys (id, person, key, counter, name) VALUES ($1, $2, $1, 0, 'key')", each, owner
            )
        return bytes_to_base64url(ids[0])

    async def session(self, owner: int) -> str:
        """Another session of somebody."""
        kept = hash_of(new_key())
        await self.link.execute("INSERT INTO sessions (hash, person) VALUES ($1, $2)", kept, owner)
        return number_of(kept)

    async def code(self, owner: int) -> str:
        """A recovery code of somebody."""
        code = f"{next(_numbers):016}"
        await self.link.execute("INSERT INTO codes (hash, person) VALUES ($1, $2)", hash_of(code), owner)
        return code

    async def program(self, owner: int) -> int:
        """A program of somebody."""
        made = await someone(self.link, "program")
        await self.link.execute("UPDATE persons SET owner = $2 WHERE id = $1", made.id, owner)
        return made.id

    async def channel(self, owner: int) -> int:
        """A way to reach somebody."""
        found: int = await self.link.fetchval(
            "INSERT INTO notice_channels (person, kind, address, confirmed)"
            " VALUES ($1, 'hook', 'http://10.0.0.1/', now())"
            " ON CONFLICT (person, kind, address) DO UPDATE SET kind = 'hook' RETURNING id",
            owner,
        )
        return found

    async def line(self, heard_by: int) -> int:
        """Something that was said by a person, and heard by another one."""
        speaker = await someone(self.link, "guest")
        found: int = await self.link.fetchval(
            "INSERT INTO chat_lines (table_id, person, seat, name, audience, text)"
            " VALUES ($1, $2, 0, 'x', 'table', 'said') RETURNING id",
            self.running.id,
            speaker.id,
        )
        await self.link.execute("INSERT INTO chat_heard (line, person) VALUES ($1, $2)", found, heard_by)
        return found

    async def shunned(self, owner: int) -> int:
        """An entry of somebody about somebody."""
        found: int = await self.link.fetchval(
            "INSERT INTO shunned (person, other, name, is_block) VALUES ($1, $2, 'x', true) RETURNING id",
            owner,
            (await someone(self.link, "guest")).id,
        )
        return found

    async def report(self, about: int, decision: str = "", appeal: str = "") -> int:
        """A report about somebody."""
        found: int = await self.link.fetchval(
            "INSERT INTO reports (person, why, decision, decided, appeal, appealed)"
            " VALUES ($1, '', $2, CASE WHEN $2 <> '' THEN now() END, $3, CASE WHEN $3 <> '' THEN now() END)"
            " RETURNING id",
            about,
            decision,
            appeal,
        )
        return found

    async def invitation(self, person: int) -> None:
        """Somebody is invited to the table that waits."""
        await self.link.execute(
            "INSERT INTO invitations (table_id, person, inviter) VALUES ($1, $2, $3)",
            self.waiting.id,
            person,
            self.host.id,
        )

    async def number(self, is_shown: bool) -> int:
        """What the table that waits is called in the lobby, if it is shown there."""
        if not is_shown:
            await self.link.execute("UPDATE tables SET is_open = false WHERE id = $1", self.waiting.id)
        found: int = await self.link.fetchval("SELECT number FROM tables WHERE id = $1", self.waiting.id)
        return found

    async def club(self, owner: int) -> str:
        """A club of somebody, with another member, and with the table that waits. Its key is ``key-`` and its id."""
        club = new_id()
        await self.link.execute(
            "INSERT INTO clubs (id, name, key, owner) VALUES ($1, 'Club', $2, $3)", club, f"key-{club}", owner
        )
        for person in (owner, (await someone(self.link, "guest")).id):
            await self.link.execute(
                "INSERT INTO members (club, person, name, mark) VALUES ($1, $2, $3, $3)", club, person, f"m{person}"
            )
        await self.link.execute("DELETE FROM club_tables WHERE table_id = $1", self.waiting.id)
        await self.link.execute("INSERT INTO club_tables (table_id, club) VALUES ($1, $2)", self.waiting.id, club)
        return club

    async def tournament(self, opener: int, club: str | None = None) -> str:
        """A tournament of somebody: for everybody, or for a club. Its first entry is theirs."""
        tournament = new_id()
        await self.link.execute(
            "INSERT INTO tournaments (id, club, opener, game, settings, seats, clock, kind, rounds)"
            " VALUES ($1, $2, $3, 'tides', '{}', 2, 'live 300+10', 'swiss', 1)",
            tournament,
            club,
            opener,
        )
        for number, person in enumerate([opener, (await someone(self.link, "guest")).id]):
            await self.link.execute(
                "INSERT INTO entries (tournament, number, person, name, mark) VALUES ($1, $2, $3, $4, $4)",
                tournament,
                number,
                person,
                f"e{person}",
            )
        return tournament
