"""Hostile requests: ``python -m tests.server.runs.hostile --requests 50000 --seed 1``.

Attackers of every kind call every route, and open every socket, with what nobody should send: wrong types, huge and
negative numbers, characters that no database takes, other people's numbers and tables, foreign origins, wrong cookies,
deep and broken JSON, and requests that others have sent before. They know everything that can be known without being
told: the names of the victims' tables and all their numbers, but no key, cookie or code. Afterwards nothing of the
victims may be different, no answer may be an error of the server, and its log may hold no trace of one.
"""

import argparse
import asyncio
import json
import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Final

import asyncpg
import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from partie.server.ops.dev_services import DevServices
from partie.server.web.permissions import Role
from tests.server.harness.processes import server
from tests.server.harness.scenes.scene import NOBODY, Link, Scene, Someone, Stage, someone
from tools.rights import Route, routes

AT_ONCE: Final = 8
ROUND: Final = 1000  # requests of the same attackers
PROGRAMS: Final = 24  # each of them is kept to a pace
REPLAYED: Final = 200
# What the log says of a request, or of a socket, that was an error of the server.
FAILED: Final = ("Exception in ASGI", "ERROR partie.server.web.errors")

BODIES: Final[dict[str, object]] = {
    "POST /api/tables": {
        "game": "tides",
        "settings": {},
        "seats": ["", ""],
        "name": "Eve",
        "words": "",
        "seat": 0,
        "terms": {"open": False, "clock": "live 300+10", "watching": "open", "rated": False, "language": ""},
    },
    "POST /api/tables/{table_id}/seats/{seat}": {"key": "", "name": "Eve", "words": "x"},
    "PUT /api/tables/{table_id}/seats/{seat}/bot": {"bot": "regular"},
    "POST /api/tables/{table_id}/wishes": {"kind": "end", "seat": 0, "about": 0, "holds": True},
    "POST /api/tables/{table_id}/start": {"bot": "regular"},
    "POST /api/tables/{table_id}/seats/{seat}/remove": {"keep_out": True},
    "PUT /api/tables/{table_id}/seats/{seat}/sitter": {"bot": ""},
    "PUT /api/tables/{table_id}/order": {"order": [1, 0, 2]},
    "PUT /api/tables/{table_id}/terms": {"open": True, "watching": "open"},
    "POST /api/tables/{table_id}/invitations": {"person": 1},
    "PUT /api/me": {"name": "Eve", "language": "cs"},
    "POST /api/me/passkeys/ask": {"name": "Eve"},
    "POST /api/me/passkeys": {"name": "Eve", "label": "x", "credential": {"id": "AA", "rawId": "AA", "response": {}}},
    "PUT /api/me/passkeys/{passkey}": {"name": "x"},
    "POST /api/enter/passkey": {
        "credential": {
            "id": "AA",
            "rawId": "AA",
            "type": "public-key",
            "response": {"clientDataJSON": "e30", "authenticatorData": "AA", "signature": "AA", "userHandle": "AA"},
        }
    },
    "POST /api/enter/code": {"code": "2222-2222-2222-2222"},
    "POST /api/me/sessions/end": {"all": False},
    "POST /api/notices/push": {"endpoint": "https://10.0.0.1/x", "p256dh": "AA", "auth": "AA", "zone": "UTC"},
    "POST /api/notices/mail": {"address": "eve@example.org", "zone": "UTC"},
    "POST /api/notices/{channel_id}/code": {"code": "12345678"},
    "POST /api/notices/hook": {"url": "http://127.0.0.1:1/", "zone": "UTC"},
    "PUT /api/notices/{channel_id}/quiet": {"quiet": [60, 120], "zone": "Europe/Prague"},
    "POST /api/lobby/tables/{number}/seat": {"name": "Eve", "words": ""},
    "POST /api/me/invitations/{table_id}": {"name": "Eve", "words": ""},
    "POST /api/programs": {"name": "Eve"},
    "POST /api/program/tables/{table_id}/seats/{seat}/answers": {"question": 1, "part": 0, "text": "play 1"},
    "PUT /api/tables/{table_id}/seats/{seat}/ahead": {"question": "axe", "texts": ["x"], "lasts": "once", "away": True},
    "POST /api/match": {
        "game": "tides",
        "least": 2,
        "most": 2,
        "clock": "live 300+10",
        "rated": False,
        "name": "Eve",
    },
    "PUT /api/me/rating": {"hides": True},
    "POST /api/clubs": {"name": "Club", "me": "Eve"},
    "POST /api/clubs/{club}/members": {"key": "x", "name": "Eve"},
    "PUT /api/clubs/{club}/owner": {"person": 1},
    "POST /api/clubs/{club}/tables/{table_id}/seat": {"words": ""},
    "POST /api/tournaments": {
        "club": "",
        "game": "tides",
        "settings": {},
        "seats": 2,
        "clock": "live 300+10",
        "kind": "swiss",
        "rounds": 1,
        "name": "Eve",
    },
    "POST /api/tournaments/{tournament}/entries": {"name": "Eve"},
    "PUT /api/talk/me": {"free": True},
    "PUT /api/talk/shunned": {"line": None, "table": "", "seat": 0, "block": True},
    "POST /api/talk/reports": {"line": 1, "why": "x"},
    "PUT /api/talk/reports/{number}": {"decision": "ban", "days": 3, "note": "x"},
    "PUT /api/talk/reports/{number}/appeal": {"lifted": True, "note": "x"},
    "POST /api/talk/notices/{number}/appeal": {"text": "x"},
}
MESSAGES: Final[tuple[dict[str, object], ...]] = (
    {"kind": "answer", "ref": 1, "question": 1, "part": 0, "text": "play 1"},
    {"kind": "undo", "ref": 1},
    {"kind": "foresee", "ref": 1, "texts": ["x"]},
    {"kind": "why_not", "ref": 1, "text": "x"},
    {"kind": "hint", "ref": 1},
    {"kind": "view", "ref": 1, "told": []},
    {"kind": "claim", "ref": 1, "key": "x", "args": {}},
    {"kind": "say", "ref": 1, "key": "talk-say-sorry", "args": {}, "text": ""},
    {"kind": "say", "ref": 1, "key": "", "args": {}, "text": "hello"},
    {"kind": "listen", "ref": 1, "after": 0},
    {"kind": "older", "ref": 1, "before": 10},
)
# What belongs to victims, by what may be said of it: persons ($1), tables ($2), and what others may never write there.
PROTECTED: Final[dict[str, str]] = {
    "persons": "SELECT * FROM persons WHERE id = ANY($1) OR owner = ANY($1)",
    "sessions": "SELECT hash, person, about, made FROM sessions WHERE person = ANY($1) OR person IN"
    " (SELECT id FROM persons WHERE owner = ANY($1))",
    "passkeys": "SELECT * FROM passkeys WHERE person = ANY($1)",
    "codes": "SELECT * FROM codes WHERE person = ANY($1)",
    "channels": "SELECT * FROM notice_channels WHERE person = ANY($1)",
    "notices": "SELECT * FROM notices WHERE person = ANY($1) AND kind IN ('trial', 'invitation')",
    "shunned": "SELECT * FROM shunned WHERE person = ANY($1)",
    "talkers": "SELECT * FROM talkers WHERE person = ANY($1)",
    "lines": "SELECT * FROM chat_lines WHERE person = ANY($1)",
    "reports": "SELECT id, person, reporter, line, why, appeal FROM reports WHERE person = ANY($1)",
    "tables": "SELECT * FROM tables WHERE id = ANY($2)",
    "seats": "SELECT * FROM seats WHERE table_id = ANY($2) OR person = ANY($1)",
    "luck": "SELECT * FROM luck WHERE table_id = ANY($2)",
    "answers": "SELECT * FROM answers WHERE table_id = ANY($2)",
    "invitations": "SELECT * FROM invitations WHERE table_id = ANY($2) OR person = ANY($1)",
    "kept out": "SELECT * FROM kept_out WHERE table_id = ANY($2) OR person = ANY($1)",
    "clocks": "SELECT * FROM clock_events WHERE table_id = ANY($2)",
    "votes": "SELECT * FROM votes WHERE table_id = ANY($2)",
    "orders": "SELECT * FROM ahead WHERE table_id = ANY($2)",
    "ratings": "SELECT * FROM ratings WHERE person = ANY($1)",
    "matching": "SELECT * FROM matching WHERE person = ANY($1)",
    "clubs": "SELECT * FROM clubs WHERE owner = ANY($1)",
    "members": "SELECT * FROM members WHERE person = ANY($1)",
    "tournaments": "SELECT * FROM tournaments WHERE opener = ANY($1)",
    "entries": "SELECT * FROM entries WHERE person = ANY($1)",
}
WEIRD: Final[tuple[object, ...]] = (
    None,
    True,
    -1,
    0,
    2**31,
    2**63 - 1,
    2**63,
    -(2**63) - 1,
    10**40,
    1.5,
    1e308,
    "",
    "\x00",
    "a\x00b",
    "\ud800",
    "\udfff\ud800",
    "\u202e\u200d\ufeff",
    "x" * 3000,
    "bot: Eve",
    "'; DROP TABLE persons; --",
    "../../etc/passwd",
    "☃" * 30,
    [],
    {},
    [[[[[[]]]]]],
    {"key": "\x00", "args": {"\x00": "\ud800"}},
    ["\x00", 2**64],
)
RAW: Final = (
    b"",
    b"{",
    b"null",
    b"[]",
    b'"\\ud800"',
    b"NaN",
    b'{"a": NaN}',
    b"[" * 8000,
    b'{"a":' * 3000,
    b"\xff\xfe\x00",
    b'{"name": "\xff"}',
    b"1" * 5000,
    b'{"seat": 1e999}',
    b"x" * 20_000,
)
SEGMENTS: Final = (
    "%00",
    "a%00b",
    "%ff",
    "%ed%a0%80",
    "-1",
    "0",
    "99999999999999999999",
    "9223372036854775808",
    "2147483648",
    "1e5",
    "%2e%2e",
    "x" * 300,
    "%F0%9F%98%80",
    "1",
    "2",
)


@dataclass
class Report:
    """What came of it. ``broken`` are answers that no request may get."""

    answers: Counter[str] = field(default_factory=Counter)
    broken: list[str] = field(default_factory=list)
    changed: list[str] = field(default_factory=list)
    log: str = ""
    seconds: float = 0.0

    @property
    def is_good(self) -> bool:
        """Whether everything held."""
        return not self.broken and not self.changed and not self.has_failed

    @property
    def has_failed(self) -> bool:
        """Whether the log speaks of an error."""
        return any(words in self.log for words in FAILED)

    def says(self) -> str:
        """All of it, for a person."""
        lines = [f"{sum(self.answers.values())} requests in {self.seconds:.0f} s: {dict(self.answers.most_common())}"]
        lines += [f"broken: {each}" for each in sorted(set(self.broken))[:40]]
        lines += [f"changed: {', '.join(self.changed) or 'nothing'}"]
        lines += [self.log[-3000:]] if self.has_failed else []
        return "\n".join([*lines, "held" if self.is_good else "NOT HELD", ""])


@dataclass
class Victims:
    """People and tables that attackers know of, and everything that they know of them."""

    persons: list[int]
    tables: list[str]
    known: dict[str, list[str]]


async def hashes(link: Link, victims: Victims) -> dict[str, str]:
    """What belongs to the victims."""
    found: dict[str, str] = {}
    for name, query in PROTECTED.items():
        wraps = f"SELECT md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')) FROM ({query}) t"
        wraps += " WHERE $1::bigint[] IS NOT NULL AND $2::text[] IS NOT NULL"
        found[name] = await link.fetchval(wraps, victims.persons, victims.tables)
    return found


async def lay_out(link: Link, client: httpx.AsyncClient) -> tuple[Victims, Stage]:
    """Victims with everything that people have."""
    scene = Scene(link, client, Role.ACCOUNT)
    stage = await scene.set_up(clock="")  # nobody is out of time while they are attacked
    scene.stage = stage
    await link.execute("UPDATE tables SET is_open = false WHERE id = ANY($1)", [stage.waiting.id, stage.running.id])
    victim = await someone(link, "account")
    program = await scene.program(victim.id)
    await scene.code(victim.id)
    club = await scene.club(victim.id)
    known = {
        "passkey": [await scene.passkey(victim.id)],
        "number": [await scene.session(victim.id), str(await scene.report(victim.id, "warn"))],
        "program": [str(program)],
        "channel_id": [str(await scene.channel(victim.id))],
        "entry": [str(await scene.shunned(victim.id))],
        "club": [club],
        "tournament": [await scene.tournament(victim.id), await scene.tournament(victim.id, club)],
        "person": [str(victim.id)],
        "table_id": [stage.waiting.id, stage.running.id],
        "seat": ["0", "1", "2"],
    }
    known["number"] += [str(await scene.report(victim.id)), str(await scene.number(is_shown=False))]
    line = await scene.line(stage.player.id)
    await link.execute("UPDATE chat_lines SET person = $2 WHERE id = $1", line, stage.host.id)
    known["line"] = [str(line)]
    persons = [victim.id, program, stage.host.id, stage.player.id]
    return Victims(persons, [stage.waiting.id, stage.running.id], known), stage


async def hire(link: Link, client: httpx.AsyncClient) -> tuple[list[Someone], Stage]:
    """Attackers of every kind, and tables of which two of them are host and player."""
    stage = await Scene(link, client, Role.ACCOUNT).set_up()
    kinds = [await someone(link, kind) for kind in ("guest", "account", "account", *["program"] * PROGRAMS)]
    moderator = await someone(link, "account", is_moderator=True)
    people = [NOBODY, *kinds[:3], moderator, stage.host, stage.player]
    return [*people * 4, *kinds[3:]], stage


class Attack:
    """One attacker after another, at random."""

    def __init__(
        self,
        base: str,
        rng: Random,
        report: Report,
        victims: Victims,
        attackers: list[Someone],
        stages: list[Stage],
    ) -> None:
        self._base = base
        self._rng = rng
        self._victims = victims
        self._attackers = attackers
        self._onlookers = [stage.running.onlookers for stage in stages]
        self._own = [stages[1].waiting.id, stages[1].running.id]
        self._doors = [route for route in routes() if route.method != "SOCKET"]
        self._sockets = [route for route in routes() if route.method == "SOCKET"]
        self._sent: list[tuple[str, str, bytes]] = []
        self.report = report

    async def go(self, count: int) -> None:
        """This number of requests."""
        async with httpx.AsyncClient(base_url=self._base, timeout=60, verify=False) as client:
            for _ in range(count):
                if self._rng.random() < 0.04:
                    await self._open()
                else:
                    await self._ask(client)

    async def _ask(self, client: httpx.AsyncClient) -> None:
        who = self._rng.choice(self._attackers)
        if self._sent and self._rng.random() < 0.15:  # what somebody else has sent
            method, path, body = self._rng.choice(self._sent)
        else:
            route = self._rng.choice(self._doors)
            method, path, body = route.method, self._path(route), self._body(route)
            self._sent = [*self._sent, (method, path, body)][-REPLAYED:]
        try:
            headers = self._headers(who)
            response = await client.request(method, path, content=body or None, headers=headers)
        except (httpx.InvalidURL, httpx.RemoteProtocolError, httpx.LocalProtocolError) as error:
            self.report.answers[type(error).__name__] += 1
            return
        self.report.answers[str(response.status_code)] += 1
        if response.status_code >= 500:
            said = {key: headers[key] for key in ("host", "origin", "content-type") if key in headers}
            self.report.broken.append(f"{response.status_code} {method} {path[:120]} {body[:160]!r} {said}")

    def _path(self, route: Route) -> str:
        path = route.path
        while "{" in path:
            start, end = path.index("{"), path.index("}")
            path = path[:start] + self._segment(path[start + 1 : end]) + path[end + 1 :]
        roll = self._rng.random()
        if roll < 0.3:
            seat, key = self._segment("seat"), self._rng.choice([*self._onlookers, *SEGMENTS])
            path += f"?key={key}&seat={seat}&numbers={self._segment('number')},{self._rng.choice(SEGMENTS)}"
        return path

    def _segment(self, name: str) -> str:
        known = [*self._victims.known.get(name, []), *(self._own if name == "table_id" else [])]
        return self._rng.choice(known if known and self._rng.random() < 0.7 else SEGMENTS)

    def _body(self, route: Route) -> bytes:
        body = BODIES.get(route.name)
        if self._rng.random() < 0.06:
            return self._rng.choice(RAW)
        if body is None and self._rng.random() < 0.9:
            return b""
        return json.dumps(self._mutated(body) if self._rng.random() < 0.6 else body).encode()

    def _mutated(self, body: object) -> object:
        """The same with something wrong; a number or a table is sometimes that of a victim."""
        rng = self._rng
        if isinstance(body, dict):
            found = {key: self._mutated(value) for key, value in body.items()}
            if found and rng.random() < 0.04:
                found.pop(rng.choice(list(found)))
            if rng.random() < 0.04:
                found[str(rng.choice(("seat", "id", "\x00", "person", "is_moderator")))] = rng.choice(WEIRD)
            return found
        roll = rng.random()
        if roll < 0.15:
            return rng.choice(WEIRD)
        if isinstance(body, list):
            return [self._mutated(each) for each in body] * rng.choice((1, 1, 1, 0, 2, 300))
        if isinstance(body, int) and not isinstance(body, bool) and roll < 0.5:
            return rng.choice([*self._victims.persons, *[int(each) for each in self._victims.known["line"]], 0, 1, 2])
        if isinstance(body, str) and roll < 0.25:
            return rng.choice([*self._victims.tables, *self._onlookers, "late", "none", "pause", "extra", "go-on"])
        return body

    def _headers(self, who: Someone) -> dict[str, str]:
        rng, headers = self._rng, dict(who.headers)
        host = self._base.removeprefix("http://")
        roll = rng.random()
        if roll < 0.1:
            headers["origin"] = rng.choice(
                ("https://evil.example", "null", "", f"http://{host}.evil.example", "http://[")
            )
        elif roll < 0.3:
            headers["origin"] = self._base
        if rng.random() < 0.05:
            headers = {
                "cookie": rng.choice(("__Host-partie=", "__Host-partie=x; partie=y", f"__Host-partie={'x' * 999}"))
            }
        if rng.random() < 0.05:
            headers["authorization"] = rng.choice(
                ("Bearer", "Bearer ", "Bearer x", f"Bearer {who.secret}", "Basic eDp4")
            )
        if rng.random() < 0.05 and who.secret:
            headers["cookie"] = f"__Host-partie={who.secret}"  # of a program too
        if rng.random() < 0.05:
            headers["content-type"] = rng.choice(
                (
                    "text/plain",
                    "application/x-www-form-urlencoded",
                    "multipart/form-data; boundary=x",
                    "application/x-msgpack",
                )
            )
        if rng.random() < 0.05:
            headers["accept-language"] = rng.choice(("cs", "xx,\t,;q=", "," * 500))
        if rng.random() < 0.03:
            headers["host"] = rng.choice(("evil.example", "[", "127.0.0.1:99999", "::1"))
        if rng.random() < 0.05:
            headers["x-forwarded-for"] = rng.choice(("1.2.3.4", "x, y", "::1", "," * 99))
        return headers

    async def _open(self) -> None:
        """A socket, and some messages through it."""
        rng, who = self._rng, self._rng.choice(self._attackers)
        path = self._path(rng.choice(self._sockets))
        if "?" not in path:
            path += f"?key={rng.choice(self._onlookers)}&seat={rng.choice(('0', '1', '-1', '99'))}"
        headers = {key: value for key, value in self._headers(who).items() if key not in ("content-type", "host")}
        try:
            async with connect(
                f"{self._base.replace('http', 'ws')}{path}",
                additional_headers=headers,
                open_timeout=30,
                close_timeout=1,
            ) as link:
                for _ in range(rng.randrange(1, 6)):
                    await link.send(self._message())
                    async with asyncio.timeout(0.2):
                        await link.recv()
            self.report.answers["socket"] += 1
        except TimeoutError:
            self.report.answers["socket"] += 1
        except ConnectionClosed as error:
            code = error.rcvd.code if error.rcvd is not None else 1006
            self.report.answers[f"socket {code}"] += 1
            if code in (1011, 4500):
                self.report.broken.append(f"socket {code} {path}")
        except (InvalidHandshake, ValueError, OSError) as error:
            status = getattr(getattr(error, "response", None), "status_code", 0)
            self.report.answers[f"socket {status or type(error).__name__}"] += 1
            if status >= 500:
                self.report.broken.append(f"socket {status} {path}")

    def _message(self) -> str | bytes:
        rng = self._rng
        if rng.random() < 0.05:
            return rng.choice((b"\x00", b"{}", "null", "[" * 1000, "x" * 5000, '{"kind": "hint"}', "\x00"))
        message = rng.choice(MESSAGES)
        return json.dumps(self._mutated(message) if rng.random() < 0.5 else message)


async def attacked(base: str, database: str, count: int, seed: int, say: Callable[[str], object]) -> Report:
    """This number of requests against a server."""
    link = await asyncpg.connect(database)
    try:
        async with httpx.AsyncClient(base_url=base, timeout=30, verify=False) as client:
            victims, stage = await lay_out(link, client)
        await asyncio.sleep(2.5)  # what the beginning of a table brings about is over
        before, begun = await hashes(link, victims), time.monotonic()
        report, rng, done = Report(), Random(seed), 0
        while done < count:
            async with httpx.AsyncClient(base_url=base, timeout=30, verify=False) as client:
                attackers, theirs = await hire(link, client)  # some of them leave for good, others are found out
            attack = Attack(base, rng, report, victims, attackers, [stage, theirs])
            part = min(count - done, ROUND)
            await asyncio.gather(*[attack.go(part // AT_ONCE + (each < part % AT_ONCE)) for each in range(AT_ONCE)])
            done += part
            if done % 5000 == 0:
                say(f"{done} requests, {time.monotonic() - begun:.0f} s: {dict(report.answers.most_common(12))}\n")
        await asyncio.sleep(1)
        after = await hashes(link, victims)
        moderators = await link.fetchval("SELECT count(*) FROM talkers WHERE is_moderator")
        report.broken += ["somebody has made themselves a moderator"] * (moderators > -(-count // ROUND))
        report.changed = [name for name, value in before.items() if after[name] != value]
        report.seconds = time.monotonic() - begun
        return report
    finally:
        await link.close()


def main() -> None:
    """From the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--requests", type=int, default=50_000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    with DevServices() as trial:
        process, base = server(trial.database)
        process.start()
        report = asyncio.run(attacked(base, trial.database, wanted.requests, wanted.seed, sys.stdout.write))
        report.log = process.stop()
    sys.stdout.write(report.says())
    raise SystemExit(0 if report.is_good else 1)


if __name__ == "__main__":
    main()
