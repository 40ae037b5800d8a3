"""Limits: a class starts together behind one address, a script is slowed down, and no address is kept."""

import asyncio
import contextlib
import json
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import asyncpg
import httpx
import pytest
from litestar.handlers import HTTPRouteHandler, WebsocketRouteHandler
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from partie.server.infra import rate_limits as limits
from partie.server.infra.load_shedding import FROM, ONLOOKER, PREVIEW, LoadMeter
from partie.server.infra.load_shedding import TABLE as NEW_TABLE
from partie.server.infra.metrics import REGISTRY
from partie.server.infra.rate_limits import (
    ADDRESS_REQUESTS,
    ADDRESS_SOCKETS,
    CHANGES,
    CODES,
    FRAME,
    GUESTS,
    HEAD,
    HEAVY,
    KEPT,
    MESSAGES,
    PERSONS_SOCKETS,
    PREVIEWS,
    READS,
    SENT,
    SHARED,
    STRIKES,
    TABLES,
    Bucket,
    Buckets,
    Limit,
    Limits,
    Slow,
    Usage,
    is_own,
    network_of,
)
from partie.server.infra.settings import PROXIES, Settings
from partie.server.infra.tokens import new_id, new_salt
from partie.server.ops.dev_services import DevServices
from partie.server.realtime.subscriber import Subscriber
from partie.server.services import Services, build
from partie.server.tables.answer_writer import AnswerWriter
from partie.server.web import connections
from partie.server.web.app import ROUTES
from partie.server.web.request_context import CROWDED
from partie.server.web.sockets.table_session import TableSession
from tests.server.harness.clients.guests import PATIENCE, PLAIN, Player, laid
from tests.server.harness.databases import new_database
from tests.server.harness.inside import inside
from tests.server.harness.processes import running, server
from tests.server.harness.scenes.ended import person, row_of
from tests.server.harness.stores import opened

TABLE = {"game": "tides", "settings": {}, "seats": ["", ""], "name": "", "words": "", "seat": 0}


class Time:
    """Time that goes by when a test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        """What is asked for."""
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Time:
    """A clock that stands still."""
    found = Time()
    monkeypatch.setattr(limits, "time", found)
    return found


def test_a_bucket_gives_its_burst_and_then_its_rate(clock: Time) -> None:
    bucket = Bucket(Limit(burst=3, rate=0.5))
    assert [bucket.take() for _ in range(3)] == [0.0] * 3
    assert bucket.take() == 2.0  # seconds until there is one
    clock.now += 1.5
    assert bucket.take() == 0.5
    clock.now += 0.5
    assert bucket.take() == 0.0
    clock.now += 1000
    assert [bool(bucket.take()) for _ in range(4)] == [False, False, False, True]


def test_previews_are_counted_by_the_same_bucket(clock: Time) -> None:
    subscriber = Subscriber(0, None)
    assert [subscriber.may_preview() for _ in range(int(PREVIEWS.burst) + 1)] == [True] * int(PREVIEWS.burst) + [False]
    clock.now += 1 / PREVIEWS.rate
    assert subscriber.may_preview()


def test_whoever_is_not_limited_is_forgotten(clock: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    counted = Limits()
    for address in ("192.0.2.1", "192.0.2.2"):
        counted.check(CODES, address)
    assert len(counted) == 2
    clock.now += 1 / CODES.rate + 0.001
    counted.tidy()
    assert len(counted) == 0
    monkeypatch.setattr(limits, "KEPT", 5)
    many: Buckets[int] = Buckets(CODES)
    for each in range(9):
        many.take(each)
    assert len(many) == 5 < KEPT


def test_no_address_is_in_the_memory(clock: Time) -> None:
    counted, address = Limits(), ".".join(["203", "0", "113", "77"])
    counted.check(GUESTS, address)
    (mark,) = counted._counts[GUESTS]._all
    assert isinstance(mark, bytes)
    assert address.encode() not in mark
    other = Limits()
    other.check(GUESTS, address)
    assert mark not in other._counts[GUESTS]._all  # each process has a salt of its own


def test_a_house_with_ipv6_is_one(clock: Time) -> None:
    assert network_of("2001:db8:1:2:3:4:5:6") == network_of("2001:db8:1:2:ffff::1") != network_of("2001:db8:1:3::1")
    assert network_of("::ffff:192.0.2.1") == "192.0.2.1"
    assert [is_own(each) for each in ("127.0.0.9", "::1", "::ffff:127.0.0.1", "192.0.2.1", "nonsense")] == [
        True,
        True,
        True,
        False,
        False,
    ]
    counted = Limits()
    for each in range(int(CODES.burst)):
        counted.check(CODES, f"2001:db8::{each:x}")
    with pytest.raises(Slow) as refused:
        counted.check(CODES, "2001:db8::1234")
    assert refused.value.after == round(1 / CODES.rate)


def test_only_our_own_proxies_are_believed() -> None:
    said = "10.9.9.9, 192.0.2.1, 192.0.2.2"
    alone, behind, behind_two = [Settings("", proxies=count) for count in (0, 1, 2)]
    assert alone.asker("198.51.100.1", said) == "198.51.100.1"
    assert behind.asker("198.51.100.1", said) == "192.0.2.2"
    assert behind_two.asker("198.51.100.1", said) == "192.0.2.1"
    assert behind_two.asker("198.51.100.1", "192.0.2.2") == "198.51.100.1"  # nobody went round the outer proxy


def test_sockets_are_counted_by_person_and_by_address() -> None:
    counted, address = Limits(), "192.0.2.7"
    mine = [counted.enter(1, 3, f"192.0.2.{each}") for each in range(3)]
    assert None not in mine
    assert counted.enter(1, 3, "192.0.2.99") is None
    assert counted.enter(1, 3, "127.0.0.1") is None  # the machine itself is not counted, and its person is
    for each in mine:
        assert each is not None
        counted.leave(each)
    assert len(counted) == 0
    assert all([counted.enter(None, PERSONS_SOCKETS, address) is not None for _ in range(ADDRESS_SOCKETS)])
    assert counted.enter(2, PERSONS_SOCKETS, address) is None
    assert counted.enter(2, PERSONS_SOCKETS, "192.0.2.8") is not None
    assert all([counted.enter(None, PERSONS_SOCKETS, "127.0.0.1") is not None for _ in range(ADDRESS_SOCKETS + 1)])


@pytest.fixture(scope="module")
def stored(trial: DevServices) -> str:
    """One database for the tests of one server here: they do not look at each other's tables."""
    return new_database(trial)


@pytest.fixture(scope="module")
def base(stored: str) -> Iterator[str]:
    """A server behind a proxy, whose limits know no time: what was used up does not come back."""
    process, address = server(stored, plant="timeless", more={PROXIES: "1"})
    process.start()
    yield address
    process.stop()


class Script:
    """Something that asks again and again, from any address."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self._client = client

    async def post(self, path: str, address: str, body: object) -> httpx.Response:
        """One request, through the proxy; what stands before the proxy's own word is a lie."""
        return await self._client.post(path, json=body, headers={"x-forwarded-for": f"1.2.3.4, {address}"})

    async def pair(self, address: str) -> list[int]:
        """Two people, one of whom makes a table for both."""
        made = await self.post("/api/tables", address, TABLE)
        told = made.json()
        key = {"name": "", "words": "", "key": told["keys"][1]}
        sat = await self.post(f"/api/tables/{told['table']}/seats/1", address, key)
        return [made.status_code, sat.status_code]


async def test_a_class_starts_together_and_a_script_does_not(base: str, stored: str) -> None:
    async def count() -> int:
        connection = await asyncpg.connect(stored)
        found: int = await connection.fetchval("SELECT count(*) FROM persons")
        await connection.close()
        return found

    async with httpx.AsyncClient(base_url=base, timeout=PATIENCE, verify=PLAIN) as client:
        script = Script(client)
        pairs = await asyncio.gather(*[script.pair("192.0.2.30") for _ in range(15)])
        assert pairs == [[201, 200]] * 15  # thirty of them, who were nobody a moment ago
        asked = [script.post("/api/tables", "192.0.2.66", TABLE) for _ in range(200)]
        answers = await asyncio.gather(*asked)
        slow = [each for each in answers if each.status_code == 429]
        assert {each.status_code for each in answers} == {201, 429}
        assert len(slow) >= 100
        assert slow[-1].json()["says"]["key"] == "err-slow"
        assert 1 <= int(slow[-1].headers["retry-after"]) <= 2
        assert (await script.post("/api/tables", "192.0.2.67", TABLE)).status_code == 201  # others are not
        before = await count()
        robots = [{"name": f"Robot {each}"} for each in range(119)]
        made = await asyncio.gather(*[script.post("/api/me/passkeys/ask", "192.0.2.68", robot) for robot in robots])
        assert {each.status_code for each in made} == {200, 429}
        assert await count() < before + 119  # not one person for each request
        codes = [{"code": str(each)} for each in range(60)]
        tries = await asyncio.gather(*[script.post("/api/enter/code", "192.0.2.69", code) for code in codes])
        wrong = [each for each in tries if each.status_code == 400]
        assert CODES.burst <= len(wrong) < 50
        assert {each.status_code for each in tries} == {400, 429}
        assert max([int(each.headers.get("retry-after", 0)) for each in tries]) > 1


async def test_tables_of_a_club_are_counted_like_any_others(base: str) -> None:
    """A club is no way round the limit."""
    address = "192.0.2.80"
    async with httpx.AsyncClient(base_url=base, timeout=PATIENCE, verify=PLAIN) as client:
        headers = {"x-forwarded-for": address}
        opened = await client.post("/api/clubs", json={"name": "Club", "me": "Ana"}, headers=headers)
        headers["cookie"] = opened.headers["set-cookie"].split(";")[0]
        path = f"/api/clubs/{opened.json()['club']}/tables"
        asked = [client.post(path, json=TABLE, headers=headers) for _ in range(int(TABLES.burst) + 20)]
        made = [answer.status_code for answer in await asyncio.gather(*asked)]
        assert (made.count(201), set(made)) == (int(TABLES.burst), {201, 429})


# -- every route -----------------------------------------------------------------------------------------------------

REQUESTS = [
    (str(method), path)
    for route in ROUTES
    if isinstance(route, HTTPRouteHandler)
    for method in sorted(route.http_methods)
    for path in sorted(route.paths)
    if path.startswith("/api/")
]
SOCKETS = [path for route in ROUTES if isinstance(route, WebsocketRouteHandler) for path in sorted(route.paths)]


def filled(path: str) -> str:
    """A path with something of the right shape for each of its parameters."""
    parts = ["1" if part.endswith(":int}") else new_id() if part.startswith("{") else part for part in path.split("/")]
    return "/".join(parts)


async def test_every_route_has_a_limit_for_a_person(base: str) -> None:
    """Whoever has asked too often is refused everywhere, and nobody else behind the same address is."""
    headers = {"x-forwarded-for": "192.0.2.90"}
    async with httpx.AsyncClient(base_url=base, timeout=PATIENCE, verify=PLAIN) as client:
        made = await client.post("/api/tables", json=TABLE, headers=headers)
        other = headers.copy()
        headers["cookie"] = made.headers["set-cookie"].split(";")[0]

        for method, path, limit in (
            ("GET", "/api/me/archive", HEAVY),
            ("GET", "/api/me", READS),
            ("PUT", "/api/me", CHANGES),
        ):
            asked = 0
            while (await client.request(method, path, headers=headers)).status_code != 429:
                asked += 1
                assert asked <= limit.burst
        for method, path in REQUESTS:
            answer = await client.request(method, filled(path), headers=headers)
            assert answer.status_code == 429, (method, path)
            assert answer.json()["says"]["key"] == "err-slow"
        assert (await client.get("/api/me", headers=other)).status_code == 200


async def refused(address: str, headers: dict[str, str]) -> int:
    """How a socket is refused: by a status, or, so that a browser can read why, by a code once it is open."""
    try:
        return await code_of(await connect(address, additional_headers=headers))
    except InvalidStatus as status:
        return status.response.status_code


async def test_an_address_has_a_limit_whoever_asks(base: str) -> None:
    headers = {"x-forwarded-for": "192.0.2.91"}
    async with httpx.AsyncClient(base_url=base, timeout=PATIENCE, verify=PLAIN) as client:
        asked = 0
        while (await client.get("/api/here", headers=headers)).status_code != 429:
            asked += 1
            assert asked <= ADDRESS_REQUESTS.burst
        assert asked == ADDRESS_REQUESTS.burst
        for path in SOCKETS:
            assert await refused(f"{base.replace('http', 'ws')}{filled(path)}", headers) in (403, CROWDED)
        assert (await client.get("/healthz", headers=headers)).status_code == 200


# -- sockets ---------------------------------------------------------------------------------------------------------


class Seat:
    """Somebody at a table, who may open sockets to it."""

    def __init__(self, base: str, cookie: str, table: str) -> None:
        self._address = f"{base.replace('http', 'ws')}/api/tables/{table}/socket?seat=0"
        self._headers = {"cookie": cookie, "x-forwarded-for": "192.0.2.10"}

    async def open(self) -> ClientConnection:
        """One more. What is not read is kept: a socket that is full does not hear that the other side hangs up."""
        return await connect(
            self._address,
            additional_headers=self._headers,
            compression=None,
            open_timeout=PATIENCE,
            max_queue=None,
        )


async def seated(base: str) -> Seat:
    """Somebody who has made a table for themselves and a bot."""
    async with httpx.AsyncClient(base_url=base, timeout=PATIENCE, verify=PLAIN) as client:
        wanted = {**TABLE, "seats": ["", "newcomer"]}
        made = await client.post("/api/tables", json=wanted, headers={"x-forwarded-for": "192.0.2.10"})
        return Seat(base, made.headers["set-cookie"].split(";")[0], made.json()["table"])


async def told(link: ClientConnection, ref: int) -> dict[str, object]:
    """The answer to a message."""
    while True:
        frame: dict[str, object] = json.loads(await link.recv())
        if frame.get("ref") == ref:
            return frame


async def code_of(link: ClientConnection) -> int:
    """How a socket is closed."""
    try:
        while True:
            await link.recv()
    except ConnectionClosed as closed:
        return 0 if closed.rcvd is None else closed.rcvd.code


LONG = "x" * 20_000
CLOSED = 7  # what the system says of a connection that is no more


class Sleeper(NamedTuple):
    """A socket whose other side reads nothing, and the server's end of it."""

    line: socket.socket
    link: ClientConnection
    subscriber: Subscriber


def deaf(host: str, port: int) -> socket.socket:
    """A connection that takes little, and takes nothing more until somebody reads."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect((host, port))
    line.setblocking(False)
    return line


async def blind(services: Services, player: Player) -> Sleeper:
    """An onlooker who looks away as soon as the table was shown."""
    host, port = player.bases[0].removeprefix("http://").split(":")
    address = f"ws://{host}:{port}/api/tables/{player.table}/socket?key={player.key}"
    before = set(services.sockets)
    line = deaf(host, int(port))
    link = await connect(address, sock=line, compression=None, max_queue=1, ping_interval=None)
    await link.recv()
    (subscriber,) = set(services.sockets) - before
    return Sleeper(line, link, subscriber)


async def fill_lines(services: Services, subscriber: Subscriber) -> None:
    """Tell all eyes the same until one of them is cut off."""
    async with asyncio.timeout(PATIENCE):
        while not subscriber.bye:
            for each in services.sockets:
                each.send(LONG)
            await asyncio.sleep(0.01)


async def test_a_person_opens_so_many_sockets_and_no_more(base: str) -> None:
    seat = await seated(base)
    links = [await seat.open() for _ in range(PERSONS_SOCKETS)]
    with pytest.raises(InvalidStatus):
        await seat.open()
    await links.pop().close()
    while len(links) < PERSONS_SOCKETS:  # the server has to hear of it first
        try:
            links.append(await seat.open())
        except InvalidStatus:
            await asyncio.sleep(0.05)
    await asyncio.gather(*[link.close() for link in links])


async def test_whoever_says_too_much_is_told_and_slowed_down_and_cut_off(base: str) -> None:
    seat = await seated(base)
    loud, calm = await seat.open(), await seat.open()
    ask = '{"kind": "older", "ref": %d, "before": 0}'
    count = int(MESSAGES.burst) + 20
    answers: list[dict[str, object]] = []
    for first in range(0, count, 20):  # whoever does not read the answers is cut off for that alone
        for ref in range(first, first + 20):
            await loud.send(ask % ref)
        answers += [await told(loud, ref) for ref in range(first, first + 20)]
    assert {answer["kind"] for answer in answers[: int(MESSAGES.burst)]} == {"done"}
    refused = [answer["why"] for answer in answers if answer["kind"] == "refused"]
    assert [why["kind"] for why in refused if isinstance(why, dict)] == ["slow"] * len(refused)
    assert refused
    await calm.send(ask % 1)  # nobody else notices
    assert (await told(calm, 1))["kind"] == "done"
    with contextlib.suppress(ConnectionClosed):  # in the middle of it
        for ref in range(count, count + 5 * int(STRIKES.burst)):
            await loud.send(ask % ref)
    async with asyncio.timeout(PATIENCE):
        assert await code_of(loud) in (4408, 0)  # 0 where the line broke before the last word was read
    await calm.close()


async def test_whoever_reads_again_hears_why_they_were_cut_off(database: str) -> None:
    """The line that is full is theirs alone."""
    async with inside(Settings(database)) as served:
        *_, onlooker = await laid([served.base], "tides", ["", ""])
        sleeper, reader = await blind(served.services, onlooker), await onlooker.open(served.base)
        reading = asyncio.create_task(code_of(reader))
        await fill_lines(served.services, sleeper.subscriber)
        assert await code_of(sleeper.link) == 4408
        await reader.close()
        assert await reading == 1000  # as it has closed it itself


async def test_whoever_never_reads_is_let_go(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where so little is sent to them that their line is never full."""
    monkeypatch.setattr(connections, "UNREAD", 0.5)

    async with inside(Settings(database)) as served:
        *_, onlooker = await laid([served.base], "tides", ["", ""])
        sleeper, reader = await blind(served.services, onlooker), await onlooker.open(served.base)
        sent = 0
        while not sleeper.subscriber.waiting:
            sleeper.subscriber.send(LONG)
            await asyncio.sleep(0)
            sent += len(LONG)
        assert sent < 10 * SENT, "the system keeps little for them"
        assert served.unsent < 2 * len(LONG), "what waits, waits in the line"
        async with asyncio.timeout(PATIENCE):
            while sleeper.subscriber in served.services.sockets:
                await asyncio.sleep(0.05)
        assert len(served.services.sockets) == 1
        async with asyncio.timeout(PATIENCE):  # what the system still holds for them is thrown away too
            while sleeper.line.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO) & 0xFF != CLOSED:
                await asyncio.sleep(0.05)
        await reader.close()
        sleeper.link.transport.abort()


async def test_an_answer_that_nobody_reads_is_not_kept(
    database: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A file of the site is longer than any line; whoever asks for it and reads nothing is cut off."""
    monkeypatch.setattr(connections, "UNREAD", 0.5)
    (tmp_path / "index.html").write_text("<head></head>")
    (tmp_path / "engine").write_bytes(bytes(2**25))

    async with inside(Settings(database), site=tmp_path) as served:
        host, port = served.base.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(sock=deaf(host, int(port)), limit=2**10)
        writer.write(b"GET /engine HTTP/1.1\r\nhost: x\r\n\r\n")
        assert b"200 OK" in await reader.readline()
        async with asyncio.timeout(PATIENCE):
            while served.connections:
                await asyncio.sleep(0.05)
        writer.transport.abort()


async def test_a_frame_that_is_too_long_is_not_read(base: str) -> None:
    link = await (await seated(base)).open()
    await link.send("x" * (FRAME + 1))
    assert await code_of(link) == 1009


async def test_a_request_that_comes_drop_by_drop_is_cut_off(base: str) -> None:
    host, port = base.removeprefix("http://").split(":")
    whole = b"GET /api/here HTTP/1.1\r\nhost: x\r\n\r\n"

    async def drip(parts: list[bytes]) -> tuple[bytes, float]:
        reader, writer = await asyncio.open_connection(host, int(port))
        began = asyncio.get_running_loop().time()
        for part in parts:
            writer.write(part)
            await writer.drain()
            await asyncio.sleep(0.1)
        try:
            said = await reader.read()
        except ConnectionError:
            said = b""
        writer.close()
        return said, asyncio.get_running_loop().time() - began

    async def stay() -> None:
        """A socket outlasts the time that a request has."""
        link = await (await seated(base)).open()
        await asyncio.sleep(HEAD + 1)
        await link.send('{"kind": "older", "ref": 5, "before": 0}')
        assert (await told(link, 5))["kind"] == "done"
        await link.close()

    staying = asyncio.create_task(stay())
    cut = [[], [whole[:9]], [b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n", b"{"]]
    results = await asyncio.gather(*[drip(parts) for parts in (*cut, [whole[:9], whole[9:]])])
    for said, seconds in results[: len(cut)]:
        assert b"200" not in said
        assert seconds > HEAD - 1
    assert b"200 OK" in results[-1][0]
    await staying


# -- a process that is late ------------------------------------------------------------------------------------------


def refused_for_lag() -> float:
    """How often something was refused because the process was late."""
    return REGISTRY.get_sample_value("partie_refusals_total", {"limit": "lag"}) or 0.0


def test_one_pause_refuses_nothing_and_many_refuse_what_is_pleasant_first() -> None:
    lag = LoadMeter()
    lag.note(1.0)
    assert all([lag.allows(what) for what in FROM])
    counted = refused_for_lag()
    refused: list[str] = []
    for _ in range(100):
        lag.note(2.0)
        refused += [what for what in FROM if not lag.allows(what) and what not in refused]
    assert refused == [PREVIEW, ONLOOKER, NEW_TABLE]
    assert refused_for_lag() > counted  # also where somebody only asks, as a socket of an onlooker does
    for _ in range(100):
        lag.note(0.0)
    assert all([lag.allows(what) for what in FROM])


async def test_a_late_process_takes_answers_and_refuses_the_rest(database: str) -> None:
    async with opened(database) as store:
        commits = AnswerWriter(store.pool)
        commits.start()
        services = build(store, commits)
        row, seed = row_of("tides", [await person(store, "Ana"), await person(store, "Ben")])
        await store.make(row, seed)
        table = await services.rooms.open(row.id)
        subscriber = Subscriber(0, None)
        requests = TableSession(services, table, subscriber)
        services.lag.seconds = 9.0
        match = table.started()
        text = match.game.notation.text(match.legal(0)[0])

        async def ask(asked: dict[str, object]) -> dict[str, object]:
            await requests.serve(json.dumps({**asked, "ref": 7}))
            while True:
                frame: dict[str, object] = json.loads(await subscriber.next() or "{}")
                if frame.get("ref") == 7:
                    return frame

        refused = await ask({"kind": "foresee", "texts": [text]})
        assert refused["why"] == {"kind": "busy", "says": {"key": "err-busy", "args": {}}}
        assert (await ask({"kind": "answer", "question": match.number, "part": 0, "text": text}))["kind"] == "done"
        await commits.stop()


# -- several processes -----------------------------------------------------------------------------------------------


def test_what_was_let_through_elsewhere_counts_here(clock: Time) -> None:
    salt = new_salt()
    here, elsewhere = Limits(salt), Limits(salt)
    for _ in range(int(CODES.burst)):
        elsewhere.check(CODES, "192.0.2.1")
        elsewhere.check(READS, 7)
    here.others_spent([Usage(*json.loads(json.dumps(each))) for each in elsewhere.take_spent()])
    assert elsewhere.take_spent() == []  # each is told once
    with pytest.raises(Slow):
        here.check(CODES, "192.0.2.1")
    here.check(CODES, "192.0.2.2")
    for _ in range(int(READS.burst - CODES.burst)):
        here.check(READS, 7)
    with pytest.raises(Slow):
        here.check(READS, 7)
    assert {each.limit for each in here.take_spent()} == {CODES.name, READS.name}  # and not what others told


def test_several_processes_let_through_no_more_than_one(clock: Time) -> None:
    """A script that asks four processes at once has the rate of one, but for what crosses on the way."""
    salt, tick, seconds = new_salt(), 0.25, 60
    processes, passed = [Limits(salt) for _ in range(4)], 0
    for _ in range(round(seconds / tick)):
        clock.now += tick
        for process in processes:
            for _ in range(20):
                with contextlib.suppress(Slow):
                    process.check(READS, 1)
                    passed += 1
        told = [process.take_spent() for process in processes]
        for process in processes:
            for other, spent in zip(processes, told, strict=True):
                if other is not process:
                    process.others_spent(spent)
    allowed = READS.burst + READS.rate * seconds
    assert allowed <= passed <= 1.1 * allowed


def test_a_limit_of_a_newer_release_is_no_error() -> None:
    here = Limits(new_salt())
    here.others_spent([Usage("nobody knows it", 1, 3)])
    assert len(here) == 0


def test_limits_that_are_shared_have_names_of_their_own() -> None:
    assert "other" not in SHARED
    named = {value for value in vars(limits).values() if isinstance(value, Limit)}
    assert named - set(SHARED.values()) == {MESSAGES, PREVIEWS, STRIKES}


def test_one_process_hears_what_another_has_let_through(database: str, trial: DevServices) -> None:
    """Two servers, one database, one NATS: what is used up at one is used up at the other."""
    alike = {PROXIES: "1"}
    (first, one), (second, other) = [server(database, trial.news, plant="timeless", more=alike) for _ in range(2)]

    async def ask() -> None:
        headers = {"x-forwarded-for": "192.0.2.95"}
        async with httpx.AsyncClient(timeout=PATIENCE, verify=PLAIN) as client:
            codes = [{"code": str(each)} for each in range(int(CODES.burst))]
            tried = await asyncio.gather(
                *[client.post(f"{one}/api/enter/code", json=code, headers=headers) for code in codes]
            )
            assert {each.status_code for each in tried} == {400}
            tries = 0
            while (await client.post(f"{other}/api/enter/code", json=codes[0], headers=headers)).status_code != 429:
                tries += 1  # it has not heard of it yet
                assert tries <= CODES.burst / 2
                await asyncio.sleep(0.1)

    with running([first, second]):
        asyncio.run(ask())
