"""A rematch is offered, and begins when everybody has agreed by sitting down. Until then nobody loses anything."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import cast

import pytest

from partie.server.infra.rate_limits import REMATCHES
from partie.server.infra.tokens import hash_of, new_key
from partie.server.model.rows import Terms
from partie.server.ratings.result_counter import ResultCounter
from partie.server.tables.schemas import TableCard
from partie.server.tables.store import TableStore
from tests.server.harness.clients.guests import PATIENCE, Guest, Player, Refusal
from tests.server.harness.clients.people import Somebody
from tests.server.harness.scenes.ended import ended, person
from tests.server.harness.stores import opened

TERMS = Terms(clock="live 300+10", is_rated=True)


class Friends:
    """People with browsers who have just ended a table, the first at its first seat."""

    def __init__(self, store: TableStore, bases: list[str], people: dict[Guest, int], table: str) -> None:
        self.store = store
        self.bases = bases
        self.ids = people
        self.table = table

    async def rematch(self, who: Guest, at: int = 0) -> str:
        """The table that a player gets who asks for a rematch."""
        path = f"/api/tables/{self.table}/rematch"
        return cast(dict[str, str], await who.ask(self.bases[at], "POST", path))["table"]

    async def card(self, who: Guest, table: str, key: str = "", at: int = 0) -> TableCard:
        """What a person is told of a table."""
        path = f"/api/tables/{table}{f'?key={key}' if key else ''}"
        return cast(TableCard, await who.ask(self.bases[at], "GET", path))

    async def until(self, who: Guest, table: str, is_it: Callable[[TableCard], bool]) -> TableCard:
        """What a person is told of a table as soon as it is so, in each process: news take a moment."""
        async with asyncio.timeout(PATIENCE):
            for at in range(len(self.bases)):
                while not is_it(card := await self.card(who, table, at=at)):
                    await asyncio.sleep(0.02)
        return card

    async def sit(self, who: Guest, table: str, seat: int, key: str = "", at: int = 0) -> TableCard:
        """Sit down with a key, or with none."""
        path = f"/api/tables/{table}/seats/{seat}"
        return cast(TableCard, await who.ask(self.bases[at], "POST", path, {"key": key, "name": "", "words": ""}))

    async def do(self, who: Guest, at: int, method: str, path: str) -> None:
        """A request that must succeed, and has no answer."""
        assert (await who.call(self.bases[at], method, path)).status_code in (201, 204)

    async def has_begun(self, table: str) -> bool:
        """Whether a table has begun."""
        row = await self.store.table(table)
        assert row is not None
        return row.begun


def is_free(card: TableCard) -> bool:
    """Whether the first seat is nobody's, by no name."""
    shown = card["players"][0]
    return (shown["reserved"], shown["taken"], shown["name"]) == (False, False, "")


async def browser(store: TableStore, name: str, kind: str) -> tuple[Guest, int]:
    """A person of this kind, in a browser."""
    guest, number = Guest(name), await person(store, name, kind)
    guest.cookie = new_key()
    await store.pool.execute("INSERT INTO sessions (hash, person) VALUES ($1, $2)", hash_of(guest.cookie), number)
    return guest, number


def played(
    database: str,
    bases: list[str],
    names: str,
    doing: Callable[[Friends], Awaitable[None]],
    kind: str = "account",
    bots: int = 0,
    game: str = "tides",
) -> None:
    """Do something after a table at which these people sat has ended."""

    async def whole() -> None:
        async with opened(database) as store:
            people = dict([await browser(store, name, kind) for name in names.split()])
            table = await ended(store, game, list(people.values()), TERMS, bots)
            await ResultCounter(store).count(table)
            await doing(Friends(store, bases, people, table))

    asyncio.run(whole())


def test_nothing_begins_and_nobody_loses_while_the_other_is_away(shared: str, bases: list[str]) -> None:
    async def away(friends: Friends) -> None:
        ana, ben = friends.ids
        rated = await friends.store.pool.fetch("SELECT * FROM ratings ORDER BY table_id, seat")
        offered = await friends.rematch(ana)
        assert await friends.rematch(ana) == offered
        assert not await friends.has_begun(offered)
        row = await friends.store.table(offered)
        assert row is not None
        assert [(seat.person, seat.reserved_for, seat.key_hash) for seat in row.seats] == [
            (None, friends.ids[ben], None),
            (friends.ids[ana], None, None),
        ]
        assert (row.host, row.terms.clock, row.terms.is_rated) == (friends.ids[ana], TERMS.clock, True)
        for at in range(2):
            card = await friends.card(ana, offered, at=at)
            assert (card["mine"], card["reserved"], card["begun"]) == ([1], None, False)
            shown = card["players"][0]
            assert (shown["reserved"], shown["taken"], shown["name"]) == (True, False, f"P{friends.ids[ben]}")
        assert await friends.store.pool.fetchval("SELECT count(*) FROM deadlines WHERE table_id = $1", offered) == 0
        with pytest.raises(Refusal, match="409"):
            await ana.ask(bases[0], "POST", f"/api/tables/{offered}/rematch")
        assert await friends.store.pool.fetch("SELECT * FROM ratings ORDER BY table_id, seat") == rated

    played(shared, bases, "AnaAway BenAway", away)


@pytest.mark.parametrize("way", ["seat", "rematch", "invitation"])
def test_a_rematch_begins_when_the_other_accepts(shared: str, bases: list[str], way: str) -> None:
    """With the ordinary request and no key, by asking for a rematch as well, or from the list of what waits."""

    async def accepted(friends: Friends) -> None:
        ana, ben = friends.ids
        offered = await friends.rematch(ana)
        await friends.until(ben, friends.table, lambda card: (card["next"], card["offered"]) == (offered, True))
        await friends.until(ana, friends.table, lambda card: (card["next"], card["offered"]) == (offered, False))
        card = await friends.card(ben, offered, at=1)
        assert (card["mine"], card["reserved"]) == ([], 0)
        assert (card["terms"]["rated"], card["terms"]["clock"]) == (True, TERMS.clock)
        waiting = cast(dict[str, list[dict[str, object]]], await ben.ask(bases[1], "GET", "/api/me/tables"))
        (offer,) = waiting["invitations"]
        assert (offer["table"], offer["inviter"]) == (offered, f"P{friends.ids[ana]}")
        assert (offer["rated"], offer["clock"]) == (True, TERMS.clock)
        if way == "seat":
            await friends.sit(ben, offered, 0, at=1)
        elif way == "rematch":
            assert await friends.rematch(ben, at=1) == offered
        else:
            await ben.ask(bases[1], "POST", f"/api/me/invitations/{offered}", {"name": "", "words": ""})
        assert await friends.has_begun(offered)
        card = await friends.until(ben, offered, lambda card: card["begun"])
        assert (card["mine"], card["reserved"]) == ([0], None)
        assert await friends.store.pool.fetchval("SELECT count(*) FROM deadlines WHERE table_id = $1", offered) == 1
        await friends.until(ben, friends.table, lambda card: not card["offered"])

    played(shared, bases, f"Ana{way} Ben{way}", accepted)


def test_two_who_ask_at_the_same_moment_sit_at_the_same_table(shared: str, bases: list[str]) -> None:
    async def both(friends: Friends) -> None:
        ana, ben = friends.ids
        one, other = await asyncio.gather(friends.rematch(ana, 0), friends.rematch(ben, 1))
        assert one == other
        assert await friends.has_begun(one)

    played(shared, bases, "AnaBoth BenBoth", both)


def test_all_have_to_agree_and_bots_follow(shared: str, bases: list[str]) -> None:
    async def three(friends: Friends) -> None:
        ana, ben, cyd = friends.ids
        offered = await friends.rematch(ben)
        row = await friends.store.table(offered)
        assert row is not None
        assert [(seat.bot, seat.person, seat.reserved_for) for seat in row.seats] == [
            ("beginner", None, None),
            ("", None, friends.ids[ana]),
            ("", friends.ids[ben], None),
            ("", None, friends.ids[cyd]),
        ]
        await friends.sit(cyd, offered, 3)
        assert not await friends.has_begun(offered)
        await friends.rematch(ana, at=1)
        assert await friends.has_begun(offered)

    played(shared, bases, "AnaThree BenThree CydThree", three, bots=1, game="darkcave")


def test_nobody_else_takes_a_reserved_seat(shared: str, bases: list[str]) -> None:
    """Neither with any key there is, nor with none, nor where the table is shown to all the world."""

    async def strangers(friends: Friends) -> None:
        ana, ben = friends.ids
        before = await friends.store.table(friends.table)
        offered = await friends.rematch(ana)
        row = await friends.store.table(offered)
        assert before is not None
        assert row is not None
        eve, number_of_eve = await browser(friends.store, "EveStranger", "guest")
        for key in ("", before.onlookers, row.onlookers, "x"):
            with pytest.raises(Refusal, match="404"):
                await friends.sit(eve, offered, 0, key)
        with pytest.raises(Refusal, match="404"):
            await friends.card(eve, offered, before.onlookers)  # who looked on needs the new link
        assert not await friends.store.sit(offered, 0, number_of_eve, "Eve", "", hash_of(new_key()))
        await ana.ask(bases[0], "PUT", f"/api/tables/{offered}/terms", {"open": True, "watching": "open"})
        number = await friends.store.pool.fetchval("SELECT number FROM tables WHERE id = $1", offered)
        with pytest.raises(Refusal, match="409"):
            await eve.ask(bases[0], "POST", f"/api/lobby/tables/{number}/seat", {"name": "", "words": ""})
        with pytest.raises(Refusal, match="404"):
            await eve.ask(bases[0], "POST", f"/api/me/invitations/{offered}", {"name": "", "words": ""})
        with pytest.raises(Refusal, match="404"):
            await friends.sit(ana, offered, 0)
        assert not await friends.has_begun(offered)
        await friends.sit(ben, offered, 0)
        assert await friends.has_begun(offered)

    played(shared, bases, "AnaStrangers BenStrangers", strangers)


@pytest.mark.parametrize("way", ["declined", "given free"])
def test_a_seat_that_was_given_back_is_the_hosts_to_fill(shared: str, bases: list[str], way: str) -> None:
    async def free(friends: Friends) -> None:
        ana, ben = friends.ids
        offered = await friends.rematch(ana)
        give = f"/api/tables/{offered}/seats/0/sitter"
        if way == "declined":
            await friends.do(ben, 1, "DELETE", f"/api/me/invitations/{offered}")
        else:
            await ana.ask(bases[0], "PUT", give, {"bot": ""})
        await friends.until(ben, friends.table, lambda card: not card["offered"])
        await friends.until(ana, offered, is_free)
        with pytest.raises(Refusal, match="err-rematch-gone"):
            await friends.rematch(ben)
        with pytest.raises(Refusal, match="404"):
            await friends.sit(ben, offered, 0)
        hosted = cast(dict[str, str], await ana.ask(bases[0], "PUT", give, {"bot": ""}))
        eve, _ = await browser(friends.store, f"Eve {way}", "guest")
        await friends.sit(eve, offered, 0, hosted["key"])
        assert await friends.has_begun(offered)

    played(shared, bases, f"Ana{way.split()[0]} Ben{way.split()[0]}", free)


def test_a_host_who_starts_with_bots_waits_for_nobody(shared: str, bases: list[str]) -> None:
    async def started(friends: Friends) -> None:
        ana, ben = friends.ids
        offered = await friends.rematch(ana)
        await ana.ask(bases[0], "POST", f"/api/tables/{offered}/start", {"bot": "newcomer"})
        row = await friends.store.table(offered)
        assert row is not None
        assert row.begun
        assert (row.seats[0].bot, row.seats[0].name, row.seats[0].reserved_for) == ("newcomer", "", None)
        with pytest.raises(Refusal, match="404"):
            await friends.sit(ben, offered, 0)
        await friends.until(ben, friends.table, lambda card: not card["offered"])

    played(shared, bases, "AnaStarts BenStarts", started)


def test_whoever_leaves_an_offer_that_nobody_accepted_withdraws_it(shared: str, bases: list[str]) -> None:
    async def left(friends: Friends) -> None:
        ana, ben = friends.ids
        first = await friends.rematch(ana)
        await friends.do(ana, 0, "POST", f"/api/tables/{first}/leave")
        await friends.until(ben, friends.table, lambda card: (card["next"], card["offered"]) == ("", False))
        with pytest.raises(Refusal, match="404"):
            await friends.card(ben, first)
        second = await friends.rematch(ben)
        assert second != first
        assert (await friends.card(ana, second))["reserved"] is not None

    played(shared, bases, "AnaWithdraws BenWithdraws", left)


def test_a_reserved_seat_is_a_guests_by_their_cookie_and_stays_theirs_as_an_account(
    shared: str, bases: list[str]
) -> None:
    async def guests(friends: Friends) -> None:
        ana, ben, cyd = friends.ids
        offered = await friends.rematch(ana)
        assert (await friends.sit(ben, offered, 2))["mine"] == [2]
        account = Somebody(bases[0], "CydKeeps")
        key = await account.become_account()
        account.cookie, mine = cyd.cookie, account.cookie
        told = await account.entered(key)  # the guest's browser signs in
        assert told["moved"] == 1
        assert mine != account.cookie
        assert not await friends.has_begun(offered)
        card = await friends.card(account, offered)
        assert card["reserved"] == 0
        await friends.rematch(account)
        assert await friends.has_begun(offered)

    played(shared, bases, "AnaCookie BenCookie CydCookie", guests, kind="guest", game="stonespine")


def test_a_seat_of_somebody_who_leaves_for_good_is_reserved_for_nobody(shared: str, bases: list[str]) -> None:
    async def gone(friends: Friends) -> None:
        ana, ben = friends.ids
        offered = await friends.rematch(ana)
        await friends.do(ben, 1, "DELETE", "/api/me")
        await friends.until(ana, offered, is_free)

    played(shared, bases, "AnaStays BenGoes", gone, kind="guest")


def test_a_seat_that_went_to_another_browser_has_its_offer_there(shared: str, bases: list[str]) -> None:
    """A guest lost their cookie, and came back by the link of their own seat."""

    async def found(friends: Friends) -> None:
        ana, _ = friends.ids
        own = new_key()
        await friends.store.pool.execute(
            "UPDATE seats SET own_hash = $2 WHERE table_id = $1 AND seat = 1", friends.table, hash_of(own)
        )
        offered = await friends.rematch(ana)
        back = Guest("Back")
        await friends.sit(back, friends.table, 1, own)
        assert (await friends.card(back, offered))["reserved"] == 0
        assert await friends.rematch(back) == offered
        assert await friends.has_begun(offered)

    played(shared, bases, "AnaFinds BenFinds", found, kind="guest")


def test_rematches_are_not_asked_for_without_end(shared: str, bases: list[str]) -> None:
    async def often(friends: Friends) -> None:
        ana, _ = friends.ids
        path = f"/api/tables/{friends.table}/rematch"
        answers = [await ana.call(bases[0], "POST", path) for _ in range(int(REMATCHES.burst) + 2)]
        assert answers[0].status_code == 200
        assert answers[-1].status_code == 429
        assert int(answers[-1].headers["retry-after"]) >= 1

    played(shared, bases, "AnaOften BenOften", often)


def test_who_waits_at_the_rematch_sees_the_other_come(shared: str, bases: list[str]) -> None:
    async def seen(friends: Friends) -> None:
        ana, ben = friends.ids
        offered = await friends.rematch(ana)
        waiting = Player([bases[1]], ana, offered, 1)
        async with await waiting.open(bases[1]) as socket, asyncio.timeout(PATIENCE):
            waiting.hear(str(await socket.recv()))
            assert waiting.card is not None
            assert not waiting.card["begun"]
            await friends.rematch(ben)
            while waiting.snapshot is None or not waiting.card["begun"]:
                waiting.hear(str(await socket.recv()))

    played(shared, bases, "AnaWaits BenWaits", seen)
