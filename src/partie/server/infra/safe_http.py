"""Requests to addresses that people gave us. They may be anything, so only public ones are ever called.

A name is resolved here, every address that it leads to is judged, and the connection goes to the very address that was
judged: a name that leads elsewhere a moment later changes nothing. No redirect is followed, and of an answer only the
first line is read.
"""

import asyncio
import re
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final
from urllib.parse import SplitResult, urlsplit

PATIENCE: Final = 10.0  # seconds for a request with everything that belongs to it
LONGEST: Final = 1000  # characters of an address
FIRST_LINE: Final = 1024  # bytes of an answer that are read at most
TRIED: Final = 3  # addresses of one name
LOOKING: Final = 4  # names that are looked up at a time

type Address = IPv4Address | IPv6Address
type Resolve = Callable[[str, int], Awaitable[Sequence[str]]]
type Dial = Callable[[str, int, ssl.SSLContext | None, str], Awaitable[Line]]
type Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]
type Still = Callable[[], Awaitable[bool]]

_NAMES: Final = ThreadPoolExecutor(LOOKING, thread_name_prefix="names")
_UNICAST: Final = IPv6Network("2000::/3")
_NAT64: Final = IPv6Network("64:ff9b::/96")
# Parts of the public range that lead to addresses of another kind, or to nobody.
_DETOURS: Final = tuple([ip_network(each) for each in ("2001::/23", "2002::/16", "3fff::/20", "192.88.99.0/24")])


class Unreachable(Exception):
    """Nothing was sent, or nobody knows what came of it. ``why`` is one word for the person whose address it is."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


def is_public(address: Address) -> bool:
    """Whether an address is one that anybody on the Internet has, and nothing of ours."""
    if isinstance(address, IPv6Address):
        if address in _NAT64:
            return is_public(IPv4Address(address.packed[-4:]))
        if address not in _UNICAST:  # loopback, link-local, unique local, mapped, multicast and whatever comes yet
            return False
    if any([address.version == net.version and address in net for net in _DETOURS]):
        return False
    return address.is_global and not address.is_multicast and not address.is_reserved


async def resolve_name(host: str, port: int) -> Sequence[str]:
    """The addresses that a name leads to.

    The system may take minutes over a name whose servers do not answer, and its thread cannot be stopped. So names have
    threads of their own: hints and passkeys do not wait for them.
    """
    found = await asyncio.get_running_loop().run_in_executor(_NAMES, _look_up, host, port)
    return list(dict.fromkeys([str(each[4][0]) for each in found]))


def _look_up(host: str, port: int) -> list[tuple[object, object, object, str, tuple[object, ...]]]:
    return list(socket.getaddrinfo(host, port, proto=socket.IPPROTO_TCP))


async def dial_address(address: str, port: int, context: ssl.SSLContext | None, host: str) -> Line:
    """A connection to an address. The certificate must be that of the name."""
    name = host if context is not None else None
    return await asyncio.open_connection(address, port, ssl=context, server_hostname=name, limit=FIRST_LINE)


@dataclass(frozen=True)
class SafeHttpClient:
    """How far this server reaches. Tests give it a resolver of their own and let it talk to the machine itself."""

    resolve: Resolve = resolve_name
    allows: Callable[[Address], bool] = is_public
    dial: Dial = dial_address
    schemes: tuple[str, ...] = ("https",)
    patience: float = PATIENCE

    def read(self, url: str) -> SplitResult:
        """The parts of an address that a request may go to."""
        try:
            if len(url) > LONGEST or not re.fullmatch(r"[!-~]+", url):
                raise Unreachable("address")
            parts = urlsplit(url)
            port = parts.port
        except ValueError as error:
            raise Unreachable("address") from error
        is_odd = parts.scheme not in self.schemes or not parts.hostname or parts.username or parts.password
        if is_odd or (port is not None and port != 443 and port < 1024):
            raise Unreachable("address")
        return parts

    async def find(self, url: str) -> list[str]:
        """The public addresses behind an address of a site. One that leads anywhere else is refused altogether."""
        parts = self.read(url)
        try:
            async with asyncio.timeout(self.patience):
                found = await self.resolve(parts.hostname or "", port_of(parts))
            addresses = [ip_address(each.partition("%")[0]) for each in found]
        except TimeoutError as error:
            raise Unreachable("timeout") from error
        except (OSError, ValueError, UnicodeError) as error:
            raise Unreachable("address") from error
        if not addresses or not all([self.allows(each) for each in addresses]):
            raise Unreachable("address")
        return [str(each) for each in addresses]

    async def post(self, url: str, headers: Mapping[str, str], body: bytes, still: Still) -> int:
        """Send something, unless it need not be sent once the other side is there. The status; 0 if it was not sent."""
        try:
            async with asyncio.timeout(self.patience):
                return await self._post(url, headers, body, still)
        except TimeoutError as error:
            raise Unreachable("timeout") from error

    async def _post(self, url: str, headers: Mapping[str, str], body: bytes, still: Still) -> int:
        parts = self.read(url)
        reader, writer = await self._call(parts, await self.find(url))
        try:
            if not await still():
                return 0
            writer.write(_request(parts, headers, body))
            await writer.drain()
            line = await reader.readuntil(b"\n")
        except (OSError, EOFError, asyncio.LimitOverrunError) as error:
            raise Unreachable("wrong") from error
        finally:
            writer.transport.abort()  # whatever else the other side has to say is not read
        status = re.match(rb"HTTP/1\.[01] ([2-5][0-9][0-9])\b", line)
        if status is None:
            raise Unreachable("wrong")
        return int(status[1])

    async def _call(self, parts: SplitResult, addresses: Sequence[str]) -> Line:
        context = ssl.create_default_context() if parts.scheme == "https" else None
        for address in addresses[:TRIED]:
            try:
                return await self.dial(address, port_of(parts), context, parts.hostname or "")
            except ssl.SSLError as error:
                raise Unreachable("tls") from error
            except OSError:
                continue
        raise Unreachable("unreachable")


def port_of(parts: SplitResult) -> int:
    """The port of an address."""
    return parts.port or (443 if parts.scheme == "https" else 80)


def _request(parts: SplitResult, headers: Mapping[str, str], body: bytes) -> bytes:
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    lines = [
        f"POST {path} HTTP/1.1",
        f"Host: {parts.netloc}",
        "User-Agent: Partie",
        "Connection: close",
        f"Content-Length: {len(body)}",
        *[f"{name}: {value}" for name, value in headers.items()],
    ]
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body
