"""How often something may be done: counted in the memory of a process, and forgotten as soon as it limits nothing."""

import time
from collections import Counter
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from ipaddress import IPv6Address, ip_address
from math import ceil
from typing import Final, NamedTuple

from partie.server.infra.metrics import REFUSALS
from partie.server.infra.tokens import new_salt
from partie.table.refusal import Refused
from partie.words.messages import message


@dataclass(frozen=True)
class Limit:
    """``burst`` at once after a while without any, and ``rate`` a second from then on. ``name`` is for who watches."""

    burst: float
    rate: float
    name: str = "other"


# A class of thirty behind one address starts together; a script is slowed down to a pace that does no harm.
GUESTS: Final = Limit(90, 0.5, "guests")  # persons made for one address
TABLES: Final = Limit(60, 0.5, "tables")  # tables made from one address
ENTRANCES: Final = Limit(120, 1.0, "entrances")  # questions to authenticators, and their answers, from one address
CODES: Final = Limit(30, 0.1, "codes")  # recovery codes tried from one address
ALL_CODES: Final = Limit(200, 20.0, "all codes")  # recovery codes tried by all the world
INVITATIONS: Final = Limit(40, 0.2, "invitations")  # by one person
REMATCHES: Final = Limit(20, 0.1, "rematches")  # offered or accepted by one person: each tells others of it
JOINS: Final = Limit(120, 2.0, "joins")  # seats taken from one address
# What holds for every route that names no limit of its own: a page asks for a dozen things when it is opened.
READS: Final = Limit(120, 20.0, "reads")  # by one person
CHANGES: Final = Limit(60, 5.0, "changes")  # by one person
HEAVY: Final = Limit(6, 0.1, "heavy")  # by one person: what takes a process a tenth of a second, or longer
ADDRESS_REQUESTS: Final = Limit(1500, 100.0, "requests")  # and sockets opened, from one address: a class of thirty
OPENINGS: Final = Limit(240, 4.0, "openings")  # sockets opened by one person
ALL_GUESTS: Final = Limit(20_000, 200.0, "all guests")  # persons made for all the world: a flood fills no database
ALL_TABLES: Final = Limit(10_000, 100.0, "all tables")  # tables made by all the world
MESSAGES: Final = Limit(200, 50.0, "messages")  # through one socket: nobody plays so fast
PREVIEWS: Final = Limit(10, 5.0, "previews")  # through one socket: a pointing hand asks for more than anybody reads

# How many sockets may be open at one time, in one process.
PERSONS_SOCKETS: Final = 40  # all tables that somebody plays at, and a few pages
PROGRAMS_SOCKETS: Final = 20
ADDRESS_SOCKETS: Final = 400  # a class of thirty, each with several tables
STRIKES: Final = Limit(200, 1.0, "strikes")  # messages too many until a socket is cut off
FRAME: Final = 2048  # bytes of a message; the longest answer of all games has a tenth of it
REQUEST: Final = 16_384  # bytes of a request
HEAD: Final = 10.0  # seconds for a whole request: whoever sends it drop by drop holds a place that others need
SENT: Final = 65_536  # bytes that the system may keep for a socket that does not read them; Linux takes it twice
UNREAD: Final = 20.0  # seconds in which what was sent is to be read: nobody is slower than two kilobytes a second

# Those that hold for all processes together; the others are counted for one socket, or in one process.
SHARED: Final = {
    limit.name: limit
    for limit in (
        *(GUESTS, TABLES, ENTRANCES, CODES, ALL_CODES, INVITATIONS, JOINS, REMATCHES, ALL_GUESTS, ALL_TABLES),
        *(READS, CHANGES, HEAVY, ADDRESS_REQUESTS, OPENINGS),
    )
}
KEPT: Final = 20_000  # at most this many are counted apart; whoever asked longest ago is forgotten first


class Slow(Refused):
    """It was too often. ``after`` is how many seconds to wait."""

    def __init__(self, wait: float) -> None:
        super().__init__("slow", message("err-slow"))
        self.after = max(1, ceil(wait))


class Bucket:
    """What is left of a limit."""

    def __init__(self, limit: Limit) -> None:
        self._limit = limit
        self._left = limit.burst
        self._counted = time.monotonic()

    def take(self) -> float:
        """Take one: how many seconds until there is one to take, nothing if it was taken."""
        now = time.monotonic()
        self._left = min(self._limit.burst, self._left + (now - self._counted) * self._limit.rate)
        self._counted = now
        if self._left < 1:
            REFUSALS.labels(self._limit.name).inc()
            return (1 - self._left) / self._limit.rate
        self._left -= 1
        return 0.0

    def owe(self, count: int) -> None:
        """As many as ``count`` were taken elsewhere. At most one burst is owed for them."""
        self._left = max(-self._limit.burst, self._left - count)

    def is_full(self, now: float) -> bool:
        """Whether nothing would be lost by forgetting it."""
        return self._left + (now - self._counted) * self._limit.rate >= self._limit.burst


class Buckets[Key: Hashable]:
    """One bucket for each of many. Those that are full again are forgotten."""

    def __init__(self, limit: Limit) -> None:
        self._limit = limit
        self._all: dict[Key, Bucket] = {}  # whoever asked last stands last

    def __len__(self) -> int:
        return len(self._all)

    def take(self, key: Key) -> float:
        """Take one from a bucket: how many seconds until there is one to take, nothing if it was taken."""
        wait = self._last(key).take()
        self.tidy()
        return wait

    def owe(self, key: Key, count: int) -> None:
        """As many as ``count`` were taken from a bucket elsewhere."""
        self._last(key).owe(count)
        self.tidy()

    def _last(self, key: Key) -> Bucket:
        """A bucket, which stands last from now on."""
        bucket = self._all.pop(key, None) or Bucket(self._limit)
        self._all[key] = bucket
        return bucket

    def tidy(self) -> None:
        """Forget whoever has everything left again, and those before them if there are too many."""
        now = time.monotonic()
        while self._all:
            first = next(iter(self._all))  # of 20,000 only those that go are looked at
            if len(self._all) <= KEPT and not self._all[first].is_full(now):
                break  # whoever asked later is full later, or soon after it
            del self._all[first]


class Usage(NamedTuple):
    """What a process has let through of a limit: for whom (a person, or a hash in hexadecimal), and how many times."""

    limit: str
    who: int | str
    times: int


class Limits:
    """What everybody may still do.

    Addresses are known by a hash. With a ``salt`` that processes share they can tell each other what was let through;
    without one the hash is a hash that no other process can make, and each process counts for itself.
    """

    def __init__(self, salt: bytes | None = None) -> None:
        self._is_shared = salt is not None
        self._salt = new_salt() if salt is None else salt
        self._counts: dict[Limit, Buckets[bytes | int]] = {}
        self._sockets: Counter[bytes | int] = Counter()
        self._spent: Counter[tuple[Limit, bytes | int]] = Counter()  # what others have not been told of yet

    def check(self, limit: Limit, who: str | int) -> None:
        """Count one for an address, or for a person. Refused where it is too often."""
        mark = self._mark(who) if isinstance(who, str) else who
        wait = self._of(limit).take(mark)
        if wait:
            raise Slow(wait)
        if self._is_shared:
            self._spent[limit, mark] += 1

    def _of(self, limit: Limit) -> Buckets[bytes | int]:
        return self._counts.setdefault(limit, Buckets(limit))

    def take_spent(self) -> list[Usage]:
        """What was let through since this was asked last."""
        spent, self._spent = self._spent, Counter()
        return [
            Usage(limit.name, mark.hex() if isinstance(mark, bytes) else mark, count)
            for (limit, mark), count in spent.items()
        ]

    def others_spent(self, told: Sequence[Usage]) -> None:
        """Another process has let this through. It may be of a newer release, with limits that are unknown here."""
        for limit, who, count in told:
            if limit in SHARED:
                self._of(SHARED[limit]).owe(bytes.fromhex(who) if isinstance(who, str) else who, count)

    def tidy(self) -> None:
        """Forget whoever is not limited any more."""
        for counts in self._counts.values():
            counts.tidy()

    def enter(self, person: int | None, most: int, address: str) -> tuple[bytes | int, ...] | None:
        """Open a socket: what it is counted by, to be given back when it closes. None if there are too many."""
        marks: list[tuple[bytes | int, int]] = [] if person is None else [(person, most)]
        if address and not is_own(address):
            marks.append((self._mark(address), ADDRESS_SOCKETS))
        if any([self._sockets[mark] >= limit for mark, limit in marks]):
            REFUSALS.labels("sockets").inc()
            return None
        for mark, _ in marks:
            self._sockets[mark] += 1
        return tuple([mark for mark, _ in marks])

    def leave(self, marks: tuple[bytes | int, ...]) -> None:
        """A socket is closed."""
        for mark in marks:
            self._sockets[mark] -= 1
            if not self._sockets[mark]:
                del self._sockets[mark]

    def __len__(self) -> int:
        return sum([len(counts) for counts in self._counts.values()]) + len(self._sockets)

    def _mark(self, address: str) -> bytes:
        return blake2b(network_of(address).encode(), key=self._salt, digest_size=16).digest()


def network_of(address: str) -> str:
    """Whom an address stands for: with IPv6 one house has more addresses than could be counted."""
    try:
        read = ip_address(address)
    except ValueError:
        return address[:64]
    if isinstance(read, IPv6Address):
        mapped = read.ipv4_mapped
        return str(mapped) if mapped is not None else read.exploded[:19]
    return str(read)


def is_own(address: str) -> bool:
    """Whether it is this machine itself: a proxy that we were not told of, or whoever runs the server."""
    try:
        read = ip_address(address)
    except ValueError:
        return False
    mapped = read.ipv4_mapped if isinstance(read, IPv6Address) else None
    return (mapped or read).is_loopback
