"""A session is worth as much as it says: a new one after every change of rights, and none after its time."""

import asyncio
import json
from collections.abc import Awaitable, Callable

import asyncpg
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from partie.server.infra.database import open_pool
from partie.server.infra.tokens import hash_of
from partie.server.ops.retention import SESSIONS, delete_useless
from partie.server.people.identity import Persons
from partie.server.people.persons import ACCOUNT, GUEST, IDLE, PROGRAM, WHOLE
from partie.server.tables.session_watch import BACK
from tests.server.harness.clients.authenticator import Authenticator
from tests.server.harness.clients.guests import PATIENCE, RESTART, Player
from tests.server.harness.clients.people import Somebody
from tests.server.harness.databases import linked


def thief_of(victim: Somebody) -> Somebody:
    """A browser with a copy of the victim's cookie."""
    thief = Somebody(victim.base, "")
    thief.cookie = victim.cookie
    return thief


async def closed_as(socket: ClientConnection) -> tuple[str, int | None, str | None]:
    """The last word of the server, and how it closes a socket, which it must do soon."""
    last = ""
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                last = str(await socket.recv())
    except ConnectionClosed:
        return str(json.loads(last)["why"]), socket.close_code, socket.close_reason


async def upgrade(who: Somebody, _: Authenticator) -> None:
    """A guest becomes an account: nothing more is to be done."""
    assert (await who.me())["kind"] == "account"


async def add_passkey(who: Somebody, _: Authenticator) -> None:
    """Another passkey."""
    assert (await who.keep(Authenticator(who.base))).status_code == 200


async def remove_passkey(who: Somebody, _: Authenticator) -> None:
    """One passkey less."""
    await who.keep(Authenticator(who.base))
    last = (await who.me())["passkeys"][-1]["id"]
    assert (await who.send("DELETE", f"/api/me/passkeys/{last}")).status_code == 200


async def change_codes(who: Somebody, _: Authenticator) -> None:
    """Other recovery codes."""
    assert len((await who.send("POST", "/api/me/codes")).json()["codes"]) == 8


async def enter_again(who: Somebody, key: Authenticator) -> None:
    """Shown once more who they are, by a passkey."""
    await who.entered(key)


async def enter_by_code(who: Somebody, _: Authenticator) -> None:
    """The same by a recovery code."""
    assert (await who.send("POST", "/api/enter/code", {"code": who.codes[0]})).status_code == 200


CHANGES: dict[str, Callable[[Somebody, Authenticator], Awaitable[None]]] = {
    each.__name__: each for each in (upgrade, add_passkey, remove_passkey, change_codes, enter_again, enter_by_code)
}


@pytest.mark.parametrize("change", CHANGES)
async def test_the_old_cookie_is_worth_nothing_after_every_change_of_rights(bases: list[str], change: str) -> None:
    ana = Somebody(bases[0], f"Ana {change}")
    await ana.make(bases[0], "tides", ["", ""])
    guest = thief_of(ana)
    key = await ana.become_account()
    account = thief_of(ana)
    await CHANGES[change](ana, key)
    for thief in [guest] if change == "upgrade" else [guest, account]:
        assert thief.cookie != ana.cookie
        assert (await thief.me())["kind"] == ""
        assert (await thief.send("POST", "/api/me/codes")).status_code == 403
    me = await ana.me()
    assert (me["kind"], me["seats"], [each["mine"] for each in me["sessions"]]) == ("account", 1, [True])


async def test_all_sessions_of_a_guest_end_with_the_upgrade(bases: list[str], shared: str) -> None:
    ana = Somebody(bases[0], "Ana Twice")
    await ana.make(bases[0], "tides", ["", ""])
    async with linked(shared) as link:
        await link.execute(
            "INSERT INTO sessions (hash, person) SELECT $1, person FROM sessions WHERE hash = $2",
            hash_of("another"),
            hash_of(ana.cookie),
        )
    other = Somebody(bases[0], "")
    other.cookie = "another"
    assert (await other.me())["kind"] == "guest"
    await ana.become_account()
    assert (await other.me())["kind"] == ""
    assert len((await ana.me())["sessions"]) == 1


@pytest.mark.parametrize("at", [0, 1])
async def test_sockets_of_a_renewed_session_come_back_and_those_of_a_thief_do_not(bases: list[str], at: int) -> None:
    """Nobody is told that they were signed out, in whichever process they look at the table."""
    ana = Somebody(bases[0], f"Ana Sockets {at}")
    made = await ana.make(bases[0], "tides", ["", ""])
    thief = thief_of(ana)
    player = Player([bases[at]], ana, made["table"], 0)
    async with await player.open(bases[at]) as socket:
        await socket.recv()
        await ana.become_account()
        assert await closed_as(socket) == ("renewed", RESTART, str(BACK))
    async with await player.open(bases[at]) as socket:
        await socket.recv()
    with pytest.raises(InvalidStatus):
        await Player([bases[at]], thief, made["table"], 0).open(bases[at])


async def test_a_sign_in_sends_a_guests_sockets_back_but_from_a_seat_that_was_left(bases: list[str]) -> None:
    """At one table the guest's seat becomes the account's; at the other one the account sits already."""
    ana = Somebody(bases[0], "Ana Both")
    key = await ana.become_account()
    phone = Somebody(bases[0], "Phone Both")
    made = await phone.make(bases[0], "tides", ["", ""])
    both = await ana.make(bases[0], "tides", ["", ""])
    await phone.sit(bases[0], both["table"], 1, both["keys"][1])
    moved = Player([bases[1]], phone, made["table"], 0)
    left = Player([bases[0]], phone, both["table"], 1)
    async with await moved.open(bases[1]) as coming_back, await left.open(bases[0]) as going:
        await coming_back.recv()
        await going.recv()
        await phone.entered(key)
        assert await closed_as(coming_back) == ("renewed", RESTART, str(BACK))
        assert (await closed_as(going))[:2] == ("ended", 4401)
    async with await moved.open(bases[1]) as again:
        await again.recv()
        await phone.entered(key)  # shown once more by the same account
        assert await closed_as(again) == ("renewed", RESTART, str(BACK))


async def test_a_change_is_no_proof_of_who_somebody_is(bases: list[str], shared: str) -> None:
    """Whoever changes something every few minutes would otherwise always have signed in a few minutes ago."""
    ana = Somebody(bases[0], "Ana Ages")
    key = await ana.become_account()

    async def grow_older(minutes: int) -> None:
        async with linked(shared) as link:
            await link.execute(
                "UPDATE sessions SET made = made - make_interval(mins => $2) WHERE hash = $1",
                hash_of(ana.cookie),
                minutes,
            )

    await grow_older(6)
    assert (await ana.send("POST", "/api/me/codes")).status_code == 200
    await grow_older(6)
    assert (await ana.send("POST", "/api/me/codes")).json()["kind"] == "prove"
    await ana.entered(key)
    assert (await ana.send("POST", "/api/me/codes")).status_code == 200


async def test_a_guest_of_long_ago_has_just_proved_it_with_the_upgrade(bases: list[str], shared: str) -> None:
    ana = Somebody(bases[0], "Ana Old Guest")
    await ana.make(bases[0], "tides", ["", ""])
    async with linked(shared) as link:
        await link.execute("UPDATE sessions SET made = now() - interval '30 days' WHERE hash = $1", hash_of(ana.cookie))
    await ana.become_account()
    assert (await ana.send("POST", "/api/me/codes")).status_code == 200


# -- lifetimes ------------------------------------------------------------------------------------------------------

AGES = [  # kind, days since it was made, days since it was seen, whether it is worth anything
    (GUEST, 3 * 365, 3 * 365, False),
    (ACCOUNT, 3 * 365, 3 * 365, False),
    (PROGRAM, 3 * 365, 3 * 365, False),
    *[(kind, idle + 1, idle + 1, False) for kind, idle in IDLE.items()],
    *[(kind, idle - 1, idle - 1, True) for kind, idle in IDLE.items()],
    (GUEST, WHOLE + 1, 0, False),
    (ACCOUNT, WHOLE + 1, 0, False),
    (PROGRAM, WHOLE + 1, 0, True),
    (GUEST, WHOLE - 1, 0, True),
    (ACCOUNT, WHOLE - 1, 0, True),
]


async def _aged(link: "asyncpg.Connection[asyncpg.Record]", number: int) -> str:
    """The cookie of a new person whose session is as old as it says."""
    kind, made, seen, _ = AGES[number]
    cookie = f"cookie {number}"
    await link.execute(
        "WITH who AS (INSERT INTO persons (kind) VALUES ($2) RETURNING id)"
        " INSERT INTO sessions (hash, person, made, seen) SELECT $1, id, now() - make_interval(days => $3),"
        " now() - make_interval(days => $4) FROM who",
        hash_of(cookie),
        kind,
        made,
        seen,
    )
    return cookie


async def test_a_session_ends_with_its_time(database: str) -> None:
    async with linked(database) as link, await open_pool(database, 2) as pool:
        cookies = [await _aged(link, number) for number in range(len(AGES))]
        found = [await Persons(pool).session(cookie) is not None for cookie in cookies]
    assert found == [is_alive for *_, is_alive in AGES]


async def test_expired_sessions_are_deleted_in_portions_and_no_others(database: str) -> None:
    async with linked(database) as link, await open_pool(database, 2) as pool:
        cookies = [await _aged(link, number) for number in range(len(AGES))]
        after, portions = await delete_useless(pool, SESSIONS, SESSIONS.first, 4), 1
        while after != SESSIONS.first:
            after, portions = await delete_useless(pool, SESSIONS, after, 4), portions + 1
        left = {row["hash"] for row in await link.fetch("SELECT hash FROM sessions")}
    assert left == {hash_of(cookie) for cookie, age in zip(cookies, AGES, strict=True) if age[-1]}
    assert portions == len(AGES) // 4 + 1


async def test_a_browser_whose_session_has_expired_is_nobody(bases: list[str], shared: str) -> None:
    ana = Somebody(bases[0], "Ana Threeyears")
    key = await ana.become_account()
    away = Somebody(bases[0], "")
    await away.entered(key)
    async with linked(shared) as link:
        await link.execute(
            "UPDATE sessions SET made = now() - interval '3 years', seen = now() - interval '3 years' WHERE hash = $1",
            hash_of(ana.cookie),
        )
    assert (await ana.me())["kind"] == ""
    assert len((await away.me())["sessions"]) == 1  # what is worth nothing is not shown either
