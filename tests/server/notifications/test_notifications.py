"""Whoever is away is told once, whoever looks is not, and everybody sees what came of it."""

import asyncio
import hmac
import json
import re
import time
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from types import SimpleNamespace
from typing import cast

import asyncpg
import pytest

from partie.registry import find_game, game_names
from partie.server.notifications.delivery import Delivery
from partie.server.notifications.outbox_store import ENDED, HALF, TENTH, Notification
from partie.server.notifications.queue import NotificationQueue
from partie.server.notifications.quiet_hours import Quiet
from partie.server.notifications.schemas import NoticesJson
from partie.server.notifications.texts import BODIES, worded
from partie.server.ops.dev_services import DevServices
from partie.server.realtime.subscriber import Subscriber
from partie.server.services import build
from partie.server.tables.answer_writer import AnswerWriter
from partie.server.tables.schemas import MadeTable, TableCard
from partie.words.catalog import LANGUAGES, load_catalog
from tests.server.harness.clients.guests import PATIENCE, Guest, Player, Refusal, newcomer
from tests.server.harness.clients.noticed import add, answer, answer_once, confirm, notices
from tests.server.harness.clients.receivers import Browser, Receivers
from tests.server.harness.scenes.ended import person, play_out, row_of
from tests.server.harness.stores import opened
from tests.server.harness.waiting import until
from tests.server.runs.notice_faults import tell_and_judge
from tests.server.runs.notice_process import NoticeProcess, notice_server, notice_worker

DELAY = 0.5
AFTER = 3.0  # seconds in which a notice that must not come would have come


async def table_of(base: str, ana: Guest, ben: Guest) -> MadeTable:
    """A table of two that has begun: both are asked."""
    made = await ana.make(base, "tides", ["", ""])
    await ben.sit(base, made["table"], 1, made["keys"][1])
    return made


async def until_gone(base: str, ben: Guest, table: str) -> None:
    """Wait until the server knows that the first seat does not look any more."""
    async with asyncio.timeout(PATIENCE):
        while cast(TableCard, await ben.ask(base, "GET", f"/api/tables/{table}"))["players"][0]["here"]:
            await asyncio.sleep(0.02)


async def leave_before_the_end(base: str, ana: Guest, ben: Guest, table: str) -> None:
    """Play a whole game in which Ana only comes to answer, and is gone before Ben does."""
    is_over = False
    async with asyncio.timeout(PATIENCE):
        while not is_over:
            hers, his = Player([base], ana, table, 0), Player([base], ben, table, 1)
            async with await hers.open(base) as link:
                await answer_once(link, hers)
            assert not hers.over
            await until_gone(base, ben, table)
            async with await his.open(base) as link:
                await answer_once(link, his)
            is_over = his.over


class Running:
    """A server, and whoever gets its notices."""

    def __init__(self, database: str, receivers: Receivers, delay: float = DELAY, news: str = "") -> None:
        self.receivers = receivers
        self.environment = receivers.environment(delay)
        self.process, self.base = notice_server(database, self.environment, news)

    async def __aenter__(self) -> "Running":
        await asyncio.to_thread(self.process.start)
        return self

    async def __aexit__(self, *_: object) -> None:
        await asyncio.to_thread(self.process.stop)


async def test_whoever_is_away_is_told_once_by_every_channel(database: str) -> None:
    async with Receivers() as receivers, Running(database, receivers) as running:
        base, url = running.base, receivers.web.url
        ana, ben = await newcomer(base, "Ana"), await newcomer(base, "Ben")
        browser = Browser()
        await ana.ask(base, "POST", "/api/notices/push", browser.subscription(f"{url}/ok/push"))
        hook = await add(base, ana, "hook", url=f"{url}/ok/hook")
        await confirm(base, ana, receivers, "ok-ana@mail.test")
        await add(base, ben, "hook", url=f"{url}/ok/ben")
        made = await table_of(base, ana, ben)
        async with await Player([base], ben, made["table"], 1).open(base):  # he looks, so he is not told
            await until(lambda: len(receivers.letters_to("ok-ana@mail.test")) == 2)
            await until(lambda: receivers.requests_to("/ok/hook"))
            await until(lambda: receivers.requests_to("/ok/push"))
            await asyncio.sleep(AFTER)
        (pushed,) = receivers.requests_to("/ok/push")
        assert pushed.headers["authorization"].startswith("vapid t=")
        told = browser.read(pushed.body)
        assert (told["title"], told["path"]) == ("Your turn: Tides of Time", f"#/online/{made['table']}")
        assert set(told) == {"title", "body", "path", "tag"}
        (called,) = receivers.requests_to("/ok/hook")
        signed = hmac.new(
            hook["secret"].encode(), called.headers["partie-time"].encode() + b"." + called.body, sha256
        ).hexdigest()
        assert called.headers["partie-signature"] == f"sha256={signed}"
        assert json.loads(called.body) == {
            "kind": "turn",
            "table": made["table"],
            "title": "Your turn: Tides of Time",
            "body": "The others are waiting for you.",
            "url": f"https://play.test/#/online/{made['table']}",
        }
        letter = receivers.letters_to("ok-ana@mail.test")[-1]
        assert letter.subject == "Your turn: Tides of Time"
        assert f"https://play.test/#/online/{made['table']}" in letter.text
        assert receivers.requests_to("/ok/ben") == []
        for channel in (await notices(base, ana))["channels"]:
            assert [(each["kind"], each["result"]) for each in channel["sent"]] == [("turn", "ok")]
            assert abs(channel["sent"][0]["at"] / 1000 - time.time()) < 60
        assert (await notices(base, ben))["channels"][0]["sent"] == []


async def test_nobody_is_told_of_a_question_that_is_answered(database: str) -> None:
    async with Receivers() as receivers, Running(database, receivers, 2.0) as running:
        base, url = running.base, receivers.web.url
        ana, ben = await newcomer(base, "Ana"), await newcomer(base, "Ben")
        await add(base, ana, "hook", url=f"{url}/ok/ana")
        await add(base, ben, "hook", url=f"{url}/ok/ben")
        made = await table_of(base, ana, ben)
        await answer(base, ana, made["table"], 0)
        await until(lambda: receivers.requests_to("/ok/ben"))
        await asyncio.sleep(AFTER)
        assert receivers.requests_to("/ok/ana") == []


async def test_the_end_and_a_rematch_are_told(database: str) -> None:
    async with Receivers() as receivers, Running(database, receivers) as running:
        base, url = running.base, receivers.web.url
        ana, ben = await newcomer(base, "Ana"), await newcomer(base, "Ben")
        await add(base, ana, "hook", url=f"{url}/ok/ana")
        made = await table_of(base, ana, ben)
        await leave_before_the_end(base, ana, ben, made["table"])
        again = cast(dict[str, str], await ben.ask(base, "POST", f"/api/tables/{made['table']}/rematch"))

        def kinds() -> list[str]:
            return [json.loads(each.body)["kind"] for each in receivers.requests_to("/ok/ana")]

        await until(lambda: {"ended", "rematch"} <= set(kinds()))
        assert kinds().count("ended") == 1
        (offer,) = [each for each in receivers.requests_to("/ok/ana") if b"rematch" in each.body]
        assert json.loads(offer.body)["url"] == f"https://play.test/#/online/{again['table']}"


async def test_whoever_saw_the_end_is_not_told_though_they_left_before_it_was_kept(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(database) as store:
        told: list[tuple[str, list[int]]] = []

        async def note(_table: str, _question: int, kind: str, seats: Sequence[int], *_: object) -> None:
            told.append((kind, list(seats)))

        settings = SimpleNamespace(delay=0.0)
        line = NotificationQueue(
            cast(Delivery, SimpleNamespace(settings=settings, held=SimpleNamespace(for_seats=note)))
        )
        commits = AnswerWriter(store.pool)
        commits.start()
        services = build(store, commits, notifying=lambda *_: line)
        row, seed = row_of("tides", [await person(store, name, "guest") for name in ("Ana", "Ben")])
        await store.make(row, seed)
        table = await services.rooms.open(row.id)
        hers = Subscriber(0, None)
        table.look(hers)
        keep = store.end

        async def leave_first(table_id: str, record: str, players: Sequence[str]) -> bool:
            table.leave(hers)
            return await keep(table_id, record, players)

        monkeypatch.setattr(store, "end", leave_first)
        await play_out(services, table)
        await asyncio.gather(*line._tasks)
        await commits.stop()
        assert table.row.ended
        assert [seats for kind, seats in told if kind == ENDED] == [[1]]


async def test_failures_are_told_to_the_owner(database: str) -> None:
    async with Receivers() as receivers, Running(database, receivers) as running:
        base, url = running.base, receivers.web.url
        ana, eve = await newcomer(base, "Ana"), await newcomer(base, "Eve")
        ways = {"ok": "ok", "wrong": "wrong", "broken": "status 500", "away": "status 302", "never": "timeout"}
        for way, result in ways.items():
            channel = await add(base, ana, "hook", url=f"{url}/{way}/ana")
            told = await ana.ask(base, "POST", f"/api/notices/{channel['id']}/trial")
            last = cast(NoticesJson, told)["channels"][-1]["sent"][0]
            assert (last["kind"], last["result"]) == ("trial", result)
            with pytest.raises(Refusal, match="429"):  # not again at once
                await ana.ask(base, "POST", f"/api/notices/{channel['id']}/trial")
        assert receivers.requests_to("/ok/elsewhere") == []
        browser = Browser().subscription(f"{url}/gone/push")
        told = await ana.ask(base, "POST", "/api/notices/push", browser)
        gone = cast(NoticesJson, told)["channels"][-1]
        assert gone["works"]
        told = await ana.ask(base, "POST", f"/api/notices/{gone['id']}/trial")
        gone = cast(NoticesJson, told)["channels"][-1]
        assert (gone["works"], gone["sent"][0]["result"]) == (False, "gone")
        for method, path, body in (
            ("POST", "trial", None),
            ("POST", "code", {"code": "1"}),
            ("PUT", "quiet", {"quiet": [0, 1], "zone": "UTC"}),
            ("DELETE", "", None),
        ):
            with pytest.raises(Refusal, match="404"):
                await eve.ask(base, method, f"/api/notices/{gone['id']}/{path}".rstrip("/"), body)
        told = await ana.ask(base, "DELETE", f"/api/notices/{gone['id']}")
        assert len(cast(NoticesJson, told)["channels"]) == 5
        assert (await notices(base, eve))["channels"] == []


async def test_what_is_given_is_checked(database: str) -> None:
    async with Receivers() as receivers, Running(database, receivers) as running:
        base, url = running.base, receivers.web.url
        ana, nobody = await newcomer(base, "Ana"), Guest("Nobody")
        assert not (await notices(base, nobody))["known"]
        good = Browser().subscription(f"{url}/ok/push")
        with pytest.raises(Refusal, match="403"):
            await nobody.ask(base, "POST", "/api/notices/push", good)
        for wrong in ({"endpoint": "http://10.0.0.1/x"}, {"p256dh": "AAAA"}, {"p256dh": '"'}, {"auth": ""}):
            with pytest.raises(Refusal, match="400"):
                await ana.ask(base, "POST", "/api/notices/push", {**good, **wrong})
        for bad in ("http://10.0.0.1/", "http://192.168.0.1:8000/", "ftp://127.0.0.1/", "nonsense"):
            with pytest.raises(Refusal, match="400"):
                await add(base, ana, "hook", url=bad)
        for bad in ("nobody", "a@b", "a@b.test\r\nBcc: x@y.test", "a b@mail.test", "<a>@mail.test", "a@@mail.test"):
            with pytest.raises(Refusal, match="400"):
                await add(base, ana, "mail", address=bad)
        for quiet, zone in (([0, 1440], "UTC"), ([-1, 5], "UTC"), ([0, 5], "Nowhere/Else"), ([0, 5], "../etc")):
            hook = await add(base, ana, "hook", url=f"{url}/ok/ana")
            body = {"quiet": quiet, "zone": zone}
            with pytest.raises(Refusal, match="400"):
                await ana.ask(base, "PUT", f"/api/notices/{hook['id']}/quiet", body)
        for number in range(7):
            await add(base, ana, "hook", url=f"{url}/ok/{number}")
        with pytest.raises(Refusal, match="400"):
            await add(base, ana, "hook", url=f"{url}/ok/one-too-many")
        assert receivers.post.letters == []
        assert receivers.web.requests == []
        other = await ana.call(base, "GET", "/api/notices")
        assert "ok-" not in other.text


async def test_a_mailbox_is_confirmed_before_anything_else_is_sent(database: str) -> None:
    async with Receivers() as receivers, Running(database, receivers) as running:
        base = running.base
        ana, ben = await newcomer(base, "Ana"), await newcomer(base, "Ben")
        channel = await add(base, ana, "mail", address="ok-ana@mail.test")
        assert not channel["works"]
        with pytest.raises(Refusal, match="400"):
            await ana.ask(base, "POST", f"/api/notices/{channel['id']}/trial")
        for _ in range(5):
            with pytest.raises(Refusal, match="400"):
                await ana.ask(base, "POST", f"/api/notices/{channel['id']}/code", {"code": "guessed"})
        code = re.search(r"\b\d{8}\b", receivers.letters_to("ok-ana@mail.test")[0].text)
        assert code is not None
        with pytest.raises(Refusal, match="400"):  # there were too many tries
            await ana.ask(base, "POST", f"/api/notices/{channel['id']}/code", {"code": code[0]})
        await table_of(base, ana, ben)
        await asyncio.sleep(AFTER)
        assert len(receivers.letters_to("ok-ana@mail.test")) == 1
        for _ in range(2):
            await add(base, ana, "mail", address="ok-ana@mail.test")
        with pytest.raises(Refusal, match="429"):  # three codes are enough for an hour
            await add(base, ana, "mail", address="ok-else@mail.test")
        with pytest.raises(Refusal, match="429"):  # and for an address, whoever asks
            await add(base, ben, "mail", address="ok-ana@mail.test")
        assert len(receivers.post.letters) == 3


async def test_quiet_hours_are_kept(database: str) -> None:
    async with Receivers() as receivers, Running(database, receivers) as running:
        base, url = running.base, receivers.web.url
        ana, ben = await newcomer(base, "Ana"), await newcomer(base, "Ben")
        quiet, loud = [await add(base, ana, "hook", url=f"{url}/ok/{each}") for each in ("quiet", "loud")]
        now = datetime.now(UTC)
        minute = now.hour * 60 + now.minute
        hours = {"quiet": [(minute - 60) % 1440, (minute + 60) % 1440], "zone": "UTC"}
        await ana.ask(base, "PUT", f"/api/notices/{quiet['id']}/quiet", hours)
        await table_of(base, ana, ben)
        await until(lambda: receivers.requests_to("/ok/loud"))
        await asyncio.sleep(AFTER)
        assert receivers.requests_to("/ok/quiet") == []
        connection = await asyncpg.connect(database)
        (held,) = await connection.fetch("SELECT channel, due FROM held_notices")
        assert held["channel"] == quiet["id"]
        assert timedelta(minutes=58) < held["due"] - now < timedelta(minutes=61)
        await ana.ask(base, "PUT", f"/api/notices/{quiet['id']}/quiet", {"quiet": [0, 0], "zone": "UTC"})
        await connection.execute("UPDATE held_notices SET due = now()")  # the night is over
        await connection.close()
        await until(lambda: receivers.requests_to("/ok/quiet"))
        assert len(receivers.requests_to("/ok/loud")) == 1
        assert loud["id"] != quiet["id"]


@pytest.mark.parametrize(
    ("since", "until", "hour", "end"),
    [
        (22 * 60, 7 * 60, 23, (2, 6)),  # Prague is an hour ahead in winter
        (22 * 60, 7 * 60, 3, (1, 6)),
        (22 * 60, 7 * 60, 12, None),
        (9 * 60, 17 * 60, 12, (1, 16)),
        (0, 0, 12, None),
    ],
)
def test_when_quiet_hours_end(since: int, until: int, hour: int, end: tuple[int, int] | None) -> None:
    now = datetime(2026, 12, 1, hour, 30, tzinfo=UTC)
    wanted = None if end is None else datetime(2026, 12, end[0], end[1], tzinfo=UTC)
    assert Quiet(since, until, "Europe/Prague").end(now) == wanted


async def test_whoever_looks_through_another_process_is_not_told(database: str, trial: DevServices) -> None:
    async with Receivers() as receivers:
        one, other = [Running(database, receivers, news=trial.news) for _ in range(2)]
        working: NoticeProcess = notice_worker(database, one.environment, trial.news)
        async with one, other:
            working.start(waits=False)
            try:
                ana, ben = await newcomer(one.base, "Ana"), await newcomer(one.base, "Ben")
                for guest in (ana, ben):
                    await add(one.base, guest, "hook", url=f"{receivers.web.url}/ok/{guest.name}")
                made = await ana.make(one.base, "tides", ["", ""])
                async with await Player([other.base], ana, made["table"], 0).open(other.base) as socket:
                    await ben.sit(one.base, made["table"], 1, made["keys"][1])
                    await until(lambda: receivers.requests_to("/ok/Ben"))
                    await asyncio.sleep(AFTER)
                    await socket.ping()
                assert receivers.requests_to("/ok/Ana") == []
                assert len(receivers.requests_to("/ok/Ben")) == 1
            finally:
                await asyncio.to_thread(working.kill)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_notice_names_a_card(language: str) -> None:
    for game in [find_game(name) for name in game_names()]:
        catalog = load_catalog(language, game)
        known = catalog.keys()
        cards = [catalog.say(each) for each in known if re.fullmatch(r"face-[0-9a-z]+", each)]
        for kind in BODIES:
            wording = worded(kind, language, "table", game.name, "#/online/table", "Eva")
            own = catalog.say("game-title")
            said = f"{wording.title} {wording.body}".replace(own, "")
            assert [card for card in cards if re.search(rf"\b{re.escape(card)}\b", said)] == []


def test_a_notice_says_what_it_is_about() -> None:
    assert Notification(1, 2, "t", 3, HALF).text() != Notification(1, 2, "t", 3, TENTH).text()
    for lang in LANGUAGES:
        assert len({worded(kind, lang, "t", "tides", "#", "Eva").title for kind in BODIES}) == len(BODIES)


@pytest.mark.long  # forty questions in real time
def test_workers_are_killed_and_nobody_is_told_twice() -> None:
    verdict = tell_and_judge(questions=40, kills=1)
    assert verdict.wrong == []
    assert verdict.arrived > 0
