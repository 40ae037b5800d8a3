"""Limits: a class starts together behind one address, a script is slowed down, and no address is kept."""

import asyncio
from collections.abc import Iterator

import asyncpg
import httpx
import pytest

from partie.server import limits
from partie.server.configuration import Configuration
from partie.server.limits import CODES, GUESTS, KEPT, Bucket, Buckets, Limit, Limits, Slow, is_own, network_of
from partie.server.outlet import PREVIEWS, Outlet

from .processes import server

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
    outlet = Outlet(0, None)
    assert [outlet.may_preview() for _ in range(int(PREVIEWS.burst) + 1)] == [True] * int(PREVIEWS.burst) + [False]
    clock.now += 1 / PREVIEWS.rate
    assert outlet.may_preview()


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
    alone, behind, behind_two = [Configuration("", proxies=count) for count in (0, 1, 2)]
    assert alone.asker("198.51.100.1", said) == "198.51.100.1"
    assert behind.asker("198.51.100.1", said) == "192.0.2.2"
    assert behind_two.asker("198.51.100.1", said) == "192.0.2.1"
    assert behind_two.asker("198.51.100.1", "192.0.2.2") == "198.51.100.1"  # nobody went round the outer proxy


@pytest.fixture
def base(database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A server behind a proxy."""
    monkeypatch.setenv("PARTIE_PROXIES", "1")
    process, address = server(database)
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


def test_a_class_starts_together_and_a_script_does_not(base: str, database: str) -> None:
    async def count() -> int:
        connection = await asyncpg.connect(database)
        found: int = await connection.fetchval("SELECT count(*) FROM persons")
        await connection.close()
        return found

    async def start() -> None:
        async with httpx.AsyncClient(base_url=base, timeout=60) as client:
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

    asyncio.run(start())
