"""Nothing is ever sent to an address that is not public, however it is written and whatever its name leads to."""

import asyncio
import ssl
from collections.abc import Awaitable, Callable, Sequence
from ipaddress import ip_address
from threading import Event

import pytest

from partie.server.infra import safe_http as reach
from partie.server.infra.safe_http import Line, SafeHttpClient, Unreachable, is_public, resolve_name
from partie.server.notifications.senders import always
from tests.server.harness.clients.receivers import Web
from tests.server.runs.notice_process import AT_HOME

PRIVATE = [
    "127.0.0.1",
    "127.255.255.254",
    "0.0.0.0",  # nobody listens there: it is refused
    "0.1.2.3",
    "10.0.0.1",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "192.0.0.1",
    "192.0.2.1",
    "198.18.0.1",
    "198.51.100.1",
    "203.0.113.1",
    "192.88.99.1",
    "224.0.0.1",
    "239.255.255.250",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::7f00:1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "::ffff:8.8.8.8",
    "64:ff9b::7f00:1",
    "64:ff9b::10.0.0.1",
    "64:ff9b:1::1",
    "100::1",
    "2001::1",
    "2001:db8::1",
    "2002:7f00:1::1",
    "3fff::1",
    "5f00::1",
    "fc00::1",
    "fd12:3456::1",
    "fe80::1",
    "fe80::1%eth0",
    "fec0::1",
    "ff02::1",
]
PUBLIC = ["8.8.8.8", "93.184.216.34", "2606:4700::1111", "2a00:1450::1", "64:ff9b::808:808"]


class Recorder:
    """Notes whom somebody wants to call, and lets nobody through."""

    def __init__(self) -> None:
        self.dialled: list[str] = []

    async def __call__(self, address: str, _: int, __: ssl.SSLContext | None, ___: str) -> Line:
        self.dialled.append(address)
        raise OSError


def leading_to(*answers: Sequence[str]) -> Callable[[str, int], Awaitable[Sequence[str]]]:
    """A name that leads somewhere else each time it is asked for; the last answer stays."""
    left = list(answers)

    async def resolve(_: str, __: int) -> Sequence[str]:
        return left.pop(0) if len(left) > 1 else left[0]

    return resolve


def why_not(reach: SafeHttpClient, url: str) -> str:
    """Why nothing was sent."""
    with pytest.raises(Unreachable) as caught:
        asyncio.run(reach.post(url, {}, b"", always))
    return caught.value.why


@pytest.mark.parametrize("address", PRIVATE)
def test_a_name_that_leads_to_a_private_address_is_not_called(address: str) -> None:
    recorder = Recorder()
    assert why_not(SafeHttpClient(leading_to([address]), dial=recorder), "https://hook.test/") == "address"
    assert why_not(SafeHttpClient(leading_to(["8.8.8.8", address]), dial=recorder), "https://hook.test/") == "address"
    assert why_not(SafeHttpClient(leading_to([address, "8.8.8.8"]), dial=recorder), "https://hook.test/") == "address"
    assert recorder.dialled == []
    assert not is_public(ip_address(address.partition("%")[0]))


@pytest.mark.parametrize("address", PUBLIC)
def test_a_public_address_is_called(address: str) -> None:
    recorder = Recorder()
    assert why_not(SafeHttpClient(leading_to([address]), dial=recorder), "https://hook.test/") == "unreachable"
    assert recorder.dialled == [str(ip_address(address))]


@pytest.mark.parametrize(
    "host",
    [
        *["127.0.0.1", "127.1", "2130706433", "0x7f000001", "0177.0.0.1", "localhost", "LOCALHOST", "localhost."],
        *["[::1]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[64:ff9b::127.0.0.1]", "10.1.1.1", "169.254.169.254"],
    ],
)
def test_a_private_address_is_not_called_however_it_is_written(host: str) -> None:
    recorder = Recorder()
    assert why_not(SafeHttpClient(resolve_name, dial=recorder), f"https://{host}/") == "address"
    assert recorder.dialled == []


@pytest.mark.parametrize(
    "url",
    [
        *["http://hook.test/", "ftp://hook.test/", "file:///etc/passwd", "https://", "https:///x", "//hook.test/"],
        *["https://me@hook.test/", "https://me:pw@hook.test/", "https://hook.test:22/", "https://hook.test:0/"],
        *["https://hook.test:99999/", "https://hook.test/a b", "https://hook.test/\r\nX: y", "https://hook.test/\n"],
        *["https://hóok.test/", "https://[::1/", "https://hook.test/" + "x" * 1000, ""],
    ],
)
def test_only_a_plain_https_address_is_called(url: str) -> None:
    recorder = Recorder()
    assert why_not(SafeHttpClient(leading_to(["8.8.8.8"]), dial=recorder), url) == "address"
    assert recorder.dialled == []


async def test_a_name_that_nobody_answers_for_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """The system waits for its servers as long as it likes, and nothing else of this process waits with it."""
    answered = Event()

    def hangs(host: str, port: int) -> list[object]:
        answered.wait(60)
        return []

    monkeypatch.setattr(reach, "_look_up", hangs)

    slow = SafeHttpClient(resolve_name, patience=0.1)
    try:
        for _ in range(2 * reach.LOOKING):
            with pytest.raises(Unreachable, match="timeout"):
                await slow.find("https://hook.test/")
        assert await asyncio.wait_for(asyncio.to_thread(len, "hint"), 30) == 4
    finally:
        answered.set()


def test_a_name_that_leads_elsewhere_a_moment_later_gains_nothing() -> None:
    recorder = Recorder()
    twice = SafeHttpClient(leading_to(["8.8.8.8"], ["127.0.0.1"]), dial=recorder)
    assert why_not(twice, "https://hook.test/") == "unreachable"
    assert recorder.dialled == ["8.8.8.8"], "the address that was judged, and no name"
    assert why_not(twice, "https://hook.test/") == "address"
    assert recorder.dialled == ["8.8.8.8"]


async def test_a_receiver_gets_no_more_than_one_request() -> None:
    async with Web() as web:
        assert await AT_HOME.post(f"{web.url}/ok/1", {"A": "b"}, b"{}", always) == 201
        assert await AT_HOME.post(f"{web.url}/away/1", {}, b"{}", always) == 302
        for way, why in (("wrong", "wrong"), ("never", "timeout"), ("endless", "wrong")):
            with pytest.raises(Unreachable, match=why):
                await AT_HOME.post(f"{web.url}/{way}/1", {}, b"{}", always)
        assert [each.path for each in web.requests] == ["/ok/1", "/away/1", "/wrong/1", "/never/1", "/endless/1"]
        assert web.requests[0].headers["host"] == f"127.0.0.1:{web.port}"
    with pytest.raises(Unreachable, match="unreachable"):
        await AT_HOME.post(f"{web.url}/ok/1", {}, b"{}", always)


async def test_nothing_is_sent_that_is_no_longer_wanted() -> None:
    async def never() -> bool:
        return False

    async with Web() as web:
        assert await AT_HOME.post(f"{web.url}/ok/1", {}, b"{}", never) == 0
        assert web.requests == []
