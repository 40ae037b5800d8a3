"""Words between players: who may say what, who hears it, how long it is kept, and what moderators can do."""

import asyncio
import json
from collections.abc import AsyncGenerator, Awaitable, Callable, Collection, Coroutine, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import cast

import asyncpg
import pytest
from websockets.asyncio.client import ClientConnection

from partie.registry import find_game, game_names
from partie.registry.facts import facts_of
from partie.server.chat.phrases import GENERAL
from partie.server.chat.schemas import Notice, ReportCard, TalkMe
from partie.server.chat.store import TABLE, Lines
from partie.server.chat.text import tidy_line
from partie.server.moderation.service import ModerationService
from partie.server.ops.admin import Admin
from partie.server.people.schemas import ShunnedCard
from partie.server.realtime.subscriber import Subscriber
from partie.server.services import build
from partie.server.tables.answer_writer import AnswerWriter
from partie.server.tables.store import TableStore
from partie.table.refusal import Refused
from partie.words.catalog import LANGUAGES, Catalog, load_catalog
from partie.words.messages import message
from tests.server.harness.clients.guests import PATIENCE, Guest, Player, Refusal, laid
from tests.server.harness.scenes.ended import person, record_of, row_of
from tests.server.harness.schema import assert_described
from tests.server.harness.stores import opened

WEB = Path(__file__).parents[3] / "web" / "src"

type Told = dict[str, object]


class Talker:
    """Somebody at a table: what they say and hear, and what they ask for."""

    def __init__(self, player: Player, base: str, socket: ClientConnection) -> None:
        self.player = player
        self.guest = player.guest
        self.base = base
        self._socket = socket
        self._ref = 0
        self.heard: list[Told] = []

    async def ask(self, message: Told) -> Told:
        """Something through the socket, and what is answered."""
        self._ref += 1
        await self._socket.send(json.dumps({**message, "ref": self._ref}))
        return await self.until(lambda told: told.get("ref") == self._ref)

    async def until(self, is_it: Callable[[Told], bool]) -> Told:
        """Listen until something is told."""
        async with asyncio.timeout(PATIENCE):
            while True:
                told: Told = json.loads(await self._socket.recv())
                if told["kind"] in ("said", "claimed"):
                    assert_described(told)
                    self.heard.append(told)
                if is_it(told):
                    return told

    async def write(self, text: str) -> Told:
        """Free text."""
        return await self.ask({"kind": "say", "key": "", "args": {}, "text": text})

    async def phrase(self, key: str, args: Told | None = None) -> Told:
        """A sentence."""
        return await self.ask({"kind": "say", "key": key, "args": args or {}, "text": ""})

    async def claim(self, key: str, args: Told) -> Told:
        """A sentence of the game."""
        return await self.ask({"kind": "claim", "key": key, "args": args})

    async def hears(self, text: str) -> int:
        """The number of a line with this text, or with this key, which comes now or was heard already."""
        for told in self.heard:
            if text in json.dumps(told, ensure_ascii=False):
                return cast(int, cast(Told, told["line"])["id"])
        told = await self.until(lambda told: text in json.dumps(told, ensure_ascii=False) and told["kind"] == "said")
        return cast(int, cast(Told, told["line"])["id"])

    async def listen(self) -> tuple[list[str], str]:
        """What was said here, as texts and keys, and the key of why one cannot write."""
        told = cast(Told, (await self.ask({"kind": "listen", "after": 0}))["result"])
        lines = cast(list[Told], told["lines"])
        why = cast(Told | None, told["why"])
        said = [str(line["text"] or cast(Told, line["says"])["key"]) for line in lines]
        return said, "" if why is None else str(why["key"])

    def texts(self) -> str:
        """Everything that was heard."""
        return json.dumps(self.heard, ensure_ascii=False)


class Room:
    """A table with people, each at one of two processes, and a way into the database."""

    def __init__(self, bases: list[str], pool: "asyncpg.Pool[asyncpg.Record]", players: list[Player]) -> None:
        self.bases = bases
        self.pool = pool
        self.players = players
        self.table = players[0].table
        self.stack = AsyncExitStack()

    async def join(self, number: int, process: int) -> Talker:
        """Somebody opens the table in one of the processes, the last one as an onlooker."""
        base = self.bases[process]
        socket = await self.stack.enter_async_context(await self.players[number].open(base))
        talker = Talker(self.players[number], base, socket)
        await talker.until(lambda told: told["kind"] == "look")
        return talker

    async def person(self, number: int) -> int:
        """The number of somebody who sits there."""
        found: int = await self.pool.fetchval(
            "SELECT person FROM seats WHERE table_id = $1 AND seat = $2", self.table, number
        )
        return found

    async def free(self) -> None:
        """Everybody who sits there is an account with free text on."""
        await self.pool.execute(
            "UPDATE persons SET kind = 'account' WHERE id IN (SELECT person FROM seats WHERE table_id = $1)", self.table
        )
        for player in self.players[:-1]:
            await player.guest.ask(self.bases[0], "PUT", "/api/talk/me", {"free": True})

    async def known_onlooker(self) -> None:
        """The onlooker is an account with free text on, too."""
        guest = self.players[-1].guest
        made = await guest.make(self.bases[0], "tides", ["", "newcomer"])
        await self.pool.execute(
            "UPDATE persons SET kind = 'account' WHERE id = (SELECT host FROM tables WHERE id = $1)", made["table"]
        )
        await guest.ask(self.bases[0], "PUT", "/api/talk/me", {"free": True})


@asynccontextmanager
async def room(bases: list[str], shared: str, game: str = "tides", seats: int = 2) -> AsyncGenerator[Room]:
    """A table that has begun."""
    pool = await asyncpg.create_pool(shared, min_size=1, max_size=2)
    opened = Room(bases, pool, await laid(bases, game, [""] * seats, watching="open"))
    try:
        async with opened.stack:
            yield opened
    finally:
        await pool.close()


def run(work: Callable[[], Coroutine[object, object, None]]) -> None:
    """One test."""

    async def limited() -> None:
        async with asyncio.timeout(PATIENCE):
            await work()

    asyncio.run(limited())


async def refused(asked: Awaitable[object], why: str) -> None:
    """A request is refused with this key."""
    with pytest.raises(Refusal, match=why):
        await asked


def key_of(told: Told) -> str:
    """Why something was refused through a socket; nothing if it was done."""
    return "" if told["kind"] == "done" else str(cast(Told, cast(Told, told["why"])["says"])["key"])


# -- phrases -------------------------------------------------------------------------------------------------------


def with_prefix(catalog: Catalog, prefix: str) -> set[str]:
    """The keys that begin so."""
    found = catalog.keys()
    return {key for key in found if key.startswith(prefix)}


def test_every_phrase_has_words_in_every_language() -> None:
    for lang in LANGUAGES:
        general = Catalog(lang, (WEB / "features" / "chat" / "words" / f"{lang}.ftl").read_text(encoding="utf-8"))
        assert with_prefix(general, "talk-say-") == set(GENERAL)
        for game in game_names():
            claims = facts_of(find_game(game)).claims
            own = Catalog(lang, (WEB / "games" / game / "words" / f"{lang}.ftl").read_text(encoding="utf-8"))
            assert with_prefix(own, f"{game}-claim-") == set(claims)
            slots = [slot for arguments in claims.values() for slot in arguments.values()]
            words = {word for slot in slots if isinstance(slot, frozenset) for word in slot}
            assert words <= load_catalog(lang, find_game(game)).keys() | own.keys()


def test_phrases_are_heard_by_all_and_nothing_else_can_be_said_so(bases: list[str], shared: str) -> None:
    async def said() -> None:
        async with room(bases, shared, "darkcave", 3) as opened:
            ana, ben, onlooker = await opened.join(0, 0), await opened.join(1, 1), await opened.join(3, 1)
            assert key_of(await ana.phrase("talk-say-your-turn", {"seat": {"seat": 2}})) == ""
            await ana.phrase("talk-say-want-card", {"card": {"says": "face-i-cross"}})
            for each in (ana, ben, onlooker):
                await each.hears("talk-say-your-turn")
                await each.hears("face-i-cross")
            wrong: list[tuple[str, Told]] = [
                ("talk-say-anything", {}),
                ("err-no-table", {}),
                ("talk-say-hello", {"seat": {"seat": 1}}),
                ("talk-say-your-turn", {}),
                ("talk-say-your-turn", {"seat": {"seat": 3}}),
                ("talk-say-your-turn", {"seat": {"seat": -1}}),
                ("talk-say-your-turn", {"seat": {"seat": True}}),
                ("talk-say-your-turn", {"seat": "<b>Ben</b>"}),
                ("talk-say-want-card", {"card": {"says": "face-bog-lurker"}}),
                ("talk-say-want-card", {"card": {"says": "err-no-table"}}),
            ]
            for key, args in wrong:
                assert key_of(await ben.phrase(key, args)) == "reason-not-offered", (key, args)
                await asyncio.sleep(0.2)  # as often as one may ask
            goal: Told = {"corner": {"says": "board-ne"}, "card": {"says": "face-i-cross"}}
            assert key_of(await ben.claim("darkcave-claim-seen-goal", goal)) == ""
            assert key_of(await ben.claim("darkcave-claim-suspect", {"of": {"seat": 9}})) == "reason-not-offered"

    run(said)


def test_whoever_says_too_much_has_to_wait_in_every_process(bases: list[str], shared: str) -> None:
    async def many() -> None:
        async with room(bases, shared) as opened:
            ana, again = await opened.join(0, 0), await opened.join(0, 1)
            sides = (ana, again)
            assert [key_of(await sides[each % 2].phrase("talk-say-hello")) for each in range(5)] == [""] * 5
            # On a slow machine the first of them would be old by now.
            await opened.pool.execute(
                "UPDATE chat_lines SET said = clock_timestamp() + interval '1 hour' WHERE table_id = $1", opened.table
            )
            assert [key_of(await each.phrase("talk-say-hello")) for each in sides] == ["err-talk-slow"] * 2

    run(many)


# -- free text -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("  Ahoj,\t  jak\n je? ", "Ahoj, jak je?"),
        ("u\u030a", "ů"),
        ("a\u202eb\u200b\u2066c\u00ad\ufeffd", "abcd"),
        ("x\u3164\u2800\u115fy", "xy"),
        ("a" + "\u0316" * 30 + "b", "a\u0316\u0316b"),
        ("no\x00thing\x1b[31m", "nothing[31m"),
        ("\ud800ok", "ok"),
        ("a\u2028b\u00a0c", "a b c"),
        ("ž" * 240, "ž" * 240),
    ],
)
def test_a_line_shows_everything_that_is_in_it(written: str, kept: str) -> None:
    assert tidy_line(written) == kept


@pytest.mark.parametrize("written", ["", " \u200b\u202e ", "ž" * 241, "\u200b" * 1000])
def test_an_empty_line_and_a_long_one_are_refused(written: str) -> None:
    with pytest.raises(Refused):
        tidy_line(written)


def test_free_text_needs_everybody_at_the_table(bases: list[str], shared: str) -> None:
    async def needs() -> None:
        async with room(bases, shared) as opened:
            ana, ben, onlooker = await opened.join(0, 0), await opened.join(1, 1), await opened.join(2, 1)
            assert key_of(await ana.write("hello")) == "err-talk-new"
            await refused(ana.guest.ask(bases[0], "PUT", "/api/talk/me", {"free": True}), "err-talk-new")
            # Whoever has finished a game may.
            over = (await ana.guest.make(bases[0], "tides", ["", "newcomer"]))["table"]
            await opened.pool.execute("UPDATE tables SET ended = now(), record = '' WHERE id = $1", over)
            assert key_of(await ana.write("hello")) == "err-talk-off"
            await ana.guest.ask(bases[1], "PUT", "/api/talk/me", {"free": True})
            assert key_of(await ana.write("hello")) == "err-talk-others"
            assert (await ana.listen())[1] == "err-talk-others"
            await opened.free()
            assert (await ana.listen())[1] == ""
            assert key_of(await ana.write("hello")) == ""
            await ben.hears("hello")
            await ben.guest.ask(bases[0], "PUT", "/api/talk/me", {"free": False})
            assert key_of(await ana.write("again")) == "err-talk-others"
            assert await ben.listen() == ([], "err-talk-off")
            assert await onlooker.listen() == ([], "err-talk-nobody")
            assert key_of(await onlooker.write("me too")) == "err-talk-nobody"
            assert "hello" not in onlooker.texts()

    run(needs)


def test_chat_is_in_no_record(bases: list[str], shared: str) -> None:
    async def recorded() -> None:
        async with room(bases, shared) as opened:
            await opened.free()
            ana = await opened.join(0, 0)
            await ana.write("Platypus")
            await ana.phrase("talk-say-luck")
            await opened.stack.aclose()
            await asyncio.gather(*[player.play() for player in opened.players])
            record = (await ana.guest.call(bases[0], "GET", f"/api/tables/{opened.table}/record?seat=0")).text
            kept = await opened.pool.fetchval("SELECT record FROM tables WHERE id = $1", opened.table)
            log = await opened.pool.fetch("SELECT text FROM answers")
            for text in (record, kept, str(log)):
                assert "Platypus" not in text
                assert "talk-say" not in text
            assert '[seats "G0; G1"]' in record

    run(recorded)


# -- onlookers -----------------------------------------------------------------------------------------------------


def test_onlookers_words_reach_players_only_after_the_end(bases: list[str], shared: str) -> None:
    async def kept() -> None:
        async with room(bases, shared) as opened:
            await opened.free()
            await opened.known_onlooker()
            ana, onlooker, other = await opened.join(0, 0), await opened.join(2, 1), await opened.join(2, 0)
            peeping = Player(bases, ana.guest, opened.table, None, opened.players[-1].key)
            socket = await opened.stack.enter_async_context(await peeping.open(bases[1]))
            peeper = Talker(peeping, bases[1], socket)  # a player with the onlookers' link
            stranger = Player(bases, Guest("nobody"), opened.table, None, opened.players[-1].key)
            unknown = Talker(stranger, bases[1], await opened.stack.enter_async_context(await stranger.open(bases[1])))
            assert key_of(await onlooker.write("Seat one holds the six")) == ""
            assert key_of(await onlooker.phrase("talk-say-nice-move", {"seat": {"seat": 0}})) == ""
            await other.hears("Seat one holds the six")
            await ana.phrase("talk-say-hello")
            for each in (ana, peeper, unknown):
                await each.hears("talk-say-hello")
                assert "six" not in each.texts()
                assert "nice-move" not in each.texts()
                said, _ = await each.listen()
                assert said == ["talk-say-hello"]
            await opened.pool.execute("UPDATE tables SET ended = now(), record = '' WHERE id = $1", opened.table)
            for number in range(2):  # both processes read that it is over
                await opened.players[0].guest.call(
                    bases[number], "PUT", f"/api/tables/{opened.table}/seats/0/bot", {"bot": ""}
                )
            assert "Seat one holds the six" in (await ana.listen())[0]
            assert key_of(await onlooker.write("Well played")) == ""
            await ana.hears("Well played")

    run(kept)


def test_players_words_wait_for_onlookers_who_see_late(bases: list[str], shared: str) -> None:
    async def late() -> None:
        async with room(bases, shared) as opened:
            await opened.pool.execute("UPDATE tables SET watching = 'late' WHERE id = $1", opened.table)
            for base in bases:
                await opened.players[0].guest.call(base, "PUT", f"/api/tables/{opened.table}/seats/0/bot", {"bot": ""})
            ana, ben, onlooker = await opened.join(0, 0), await opened.join(1, 1), await opened.join(2, 1)
            await ana.phrase("talk-say-hello")
            await ben.hears("talk-say-hello")
            assert await onlooker.listen() == ([], "err-talk-nobody")
            assert onlooker.heard == []

    run(late)


# -- mute and block ------------------------------------------------------------------------------------------------


def test_whoever_is_muted_is_heard_nowhere(bases: list[str], shared: str) -> None:
    async def muted() -> None:
        async with room(bases, shared, "darkcave", 3) as opened:
            await opened.free()
            ana, eve, cat = await opened.join(0, 0), await opened.join(1, 1), await opened.join(2, 1)
            second = await opened.join(0, 1)  # the same person in the process where the other one talks
            await eve.write("first words")
            line = await ana.hears("first words")
            await second.hears("first words")
            entries = await ana.guest.ask(
                bases[0], "PUT", "/api/talk/shunned", {"line": line, "table": "", "seat": None, "block": False}
            )
            await eve.write("more words")
            await eve.phrase("talk-say-sorry")
            await eve.claim("darkcave-claim-loyal", {})
            await cat.hears("more words")
            await cat.write("only mine")
            third = await opened.join(0, 1)
            for each in (ana, second):
                await each.hears("only mine")
                assert "more words" not in each.texts()
                assert "talk-say-sorry" not in each.texts()
                assert "darkcave-claim-loyal" not in each.texts()
            for each in (ana, second, third):  # also for whoever comes back
                assert (await each.listen())[0] == ["only mine"]
            await eve.write("still here")
            await cat.hears("still here")
            assert (await third.listen())[0] == ["only mine"]
            entry = cast(list[ShunnedCard], entries)[0]
            assert (entry["name"], entry["block"]) == ("G1", False)
            await refused(
                eve.guest.ask(
                    bases[0],
                    "PUT",
                    "/api/talk/shunned",
                    {"line": None, "table": opened.table, "seat": 1, "block": False},
                ),
                "err-talk-self",
            )
            await eve.guest.ask(bases[0], "DELETE", f"/api/talk/shunned/{entry['id']}")  # it is not theirs
            assert (await third.listen())[0] == ["only mine"]
            await ana.guest.ask(bases[1], "DELETE", f"/api/talk/shunned/{entry['id']}")
            assert "still here" in (await third.listen())[0]

    run(muted)


def test_two_of_whom_one_blocked_the_other_are_never_seated_together(bases: list[str], shared: str) -> None:
    async def blocked() -> None:
        async with room(bases, shared) as opened:
            ana, eve = opened.players[0].guest, opened.players[1].guest
            outsider = Guest("Out")
            await outsider.make(bases[0], "tides", ["", ""])
            wanted = {"line": None, "table": opened.table, "seat": 1, "block": True}
            await refused(outsider.ask(bases[0], "PUT", "/api/talk/shunned", wanted), "err-talk-no-line")
            await ana.ask(bases[0], "PUT", "/api/talk/shunned", wanted)
            for one, other in ((ana, eve), (eve, ana)):
                made = await one.make(bases[0], "tides", ["", ""])
                await refused(other.sit(bases[1], made["table"], 1, made["keys"][1]), "err-talk-company")
            # Both at the same moment at a table of somebody else: one of them sits down.
            made = await outsider.make(bases[0], "darkcave", ["", "", ""])
            results = await asyncio.gather(
                *[
                    guest.sit(bases[seat - 1], made["table"], seat, made["keys"][seat])
                    for seat, guest in ((1, ana), (2, eve))
                ],
                return_exceptions=True,
            )
            assert [isinstance(each, Refusal) for each in results].count(True) == 1
            store = TableStore(opened.pool)
            row, seed = await store.table(opened.table), await store.seed(opened.table)
            assert row is not None
            assert seed is not None
            assert await store.end(row.id, record_of(row, seed), row.players())
            await refused(eve.ask(bases[0], "POST", f"/api/tables/{opened.table}/rematch"), "err-talk-company")

    run(blocked)


# -- reports -------------------------------------------------------------------------------------------------------


async def reported(opened: Room, shared: str) -> tuple[Talker, Talker, Guest, int]:
    """Eve wrote something, Ana reported it, and there is a moderator: all three, and the number of the line."""
    await opened.free()
    ana, eve = await opened.join(0, 0), await opened.join(1, 1)
    await ana.phrase("talk-say-hello")
    await eve.hears("talk-say-hello")
    await eve.write("something bad")
    line = await ana.hears("something bad")
    await ana.guest.ask(opened.bases[0], "POST", "/api/talk/reports", {"line": line, "why": "rude"})
    moderator = Guest("Mod")
    made = await moderator.make(opened.bases[0], "tides", ["", ""])
    number = await opened.pool.fetchval("SELECT host FROM tables WHERE id = $1", made["table"])
    assert await Admin(shared).moderator(str(number), True) == (number, "Mod")
    return ana, eve, moderator, line


async def report_on(moderator: Guest, base: str, line: int) -> ReportCard:
    """The report of this line."""
    cards = cast(list[ReportCard], await moderator.ask(base, "GET", "/api/talk/reports"))
    return next(
        card for card in cards if any([each["reported"] and each["line"]["id"] == line for each in card["lines"]])
    )


def test_report_look_decision_appeal(bases: list[str], shared: str) -> None:
    async def judged() -> None:
        async with room(bases, shared) as opened:
            ana, eve, moderator, line = await reported(opened, shared)
            card = await report_on(moderator, bases[1], line)
            assert (card["name"], card["reporter"], card["why"], card["decision"]) == ("G1", "G0", "rude", "")
            assert [each["line"]["text"] for each in card["lines"]] == ["", "something bad"]
            assert card["lines"][1]["heard"] == ["G0"]
            path = f"/api/talk/reports/{card['id']}"
            answer = {"decision": "silence", "days": 3, "note": "Stay polite."}
            for wrong in (
                {**answer, "decision": "hang"},
                {**answer, "days": 0},
                {**answer, "days": 4000},
                {**answer, "note": ""},
            ):
                with pytest.raises(Refusal):
                    await moderator.ask(bases[0], "PUT", path, wrong)
            for nobody in (ana.guest, eve.guest):
                await refused(nobody.ask(bases[0], "GET", "/api/talk/reports"), "404")
                await refused(nobody.ask(bases[0], "PUT", path, answer), "404")
                await refused(nobody.ask(bases[0], "PUT", f"{path}/appeal", {"lifted": True, "note": "x"}), "404")
            await refused(moderator.ask(bases[0], "PUT", f"{path}/appeal", {"lifted": True, "note": "x"}), "404")
            assert await eve.guest.ask(bases[0], "GET", "/api/talk/notices") == []
            await moderator.ask(bases[0], "PUT", path, answer)
            await refused(moderator.ask(bases[0], "PUT", path, {**answer, "decision": "ban"}), "404")
            assert key_of(await eve.write("no more")) == "err-talk-silent"
            assert key_of(await eve.phrase("talk-say-sorry")) == ""
            notices = cast(list[Notice], await eve.guest.ask(bases[1], "GET", "/api/talk/notices"))
            assert [
                (each["decision"], each["days"], each["note"], each["text"], each["may_appeal"]) for each in notices
            ] == [("silence", 3, "Stay polite.", "something bad", True)]
            appeal = f"/api/talk/notices/{card['id']}/appeal"
            await refused(ana.guest.ask(bases[0], "POST", appeal, {"text": "not mine"}), "404")
            await eve.guest.ask(bases[0], "POST", appeal, {"text": "It was a joke."})
            await refused(eve.guest.ask(bases[0], "POST", appeal, {"text": "Once more."}), "404")
            assert (await report_on(moderator, bases[1], line))["appeal"] == "It was a joke."
            await moderator.ask(bases[1], "PUT", f"{path}/appeal", {"lifted": True, "note": "Granted."})
            assert key_of(await eve.write("free again")) == ""
            notices = cast(list[Notice], await eve.guest.ask(bases[1], "GET", "/api/talk/notices"))
            assert (notices[0]["verdict"], notices[0]["verdict_note"], notices[0]["may_appeal"]) == (
                "lifted",
                "Granted.",
                False,
            )

    run(judged)


def test_a_ban_keeps_somebody_from_words_and_seats(bases: list[str], shared: str) -> None:
    async def banned() -> None:
        async with room(bases, shared) as opened:
            _, eve, moderator, line = await reported(opened, shared)
            path = f"/api/talk/reports/{(await report_on(moderator, bases[0], line))['id']}"
            await moderator.ask(bases[0], "PUT", path, {"decision": "ban", "days": 0, "note": "Enough."})
            assert key_of(await eve.phrase("talk-say-sorry")) == "err-talk-banned"
            await refused(eve.guest.make(bases[0], "tides", ["", ""]), "err-talk-banned")
            made = await moderator.make(bases[0], "tides", ["", ""])
            await refused(eve.guest.sit(bases[1], made["table"], 1, made["keys"][1]), "err-talk-banned")
            me = cast(TalkMe, await eve.guest.ask(bases[0], "GET", "/api/talk/me"))
            assert (me["known"], me["notices"], me["moderator"]) == (True, 1, False)

    run(banned)


def test_only_lines_that_one_was_shown_are_reported_or_muted(bases: list[str], shared: str) -> None:
    async def shown() -> None:
        async with room(bases, shared) as opened:
            ana, eve, _, line = await reported(opened, shared)
            outsider = Guest("Out")
            await outsider.make(bases[0], "tides", ["", ""])
            shun = {"line": line, "table": "", "seat": None, "block": True}
            for guest in (outsider, eve.guest):
                await refused(
                    guest.ask(bases[0], "POST", "/api/talk/reports", {"line": line, "why": ""}), "err-talk-no-line"
                )
                await refused(guest.ask(bases[0], "PUT", "/api/talk/shunned", shun), "err-talk-no-line")
            await ana.guest.ask(bases[1], "POST", "/api/talk/reports", {"line": line, "why": "twice is once"})
            assert await opened.pool.fetchval("SELECT count(*) FROM reports WHERE line = $1", line) == 1

    run(shown)


def test_a_moderator_does_not_judge_in_their_own_matter(bases: list[str], shared: str) -> None:
    async def own() -> None:
        async with room(bases, shared) as opened:
            ana, eve, moderator, line = await reported(opened, shared)
            path = f"/api/talk/reports/{(await report_on(moderator, bases[0], line))['id']}"
            for number, talker in enumerate((ana, eve)):
                await Admin(shared).moderator(str(await opened.person(number)), True)
                cards = cast(list[ReportCard], await talker.guest.ask(bases[0], "GET", "/api/talk/reports"))
                assert line not in [each["line"]["id"] for card in cards for each in card["lines"]]
                answer = {"decision": "nothing", "days": 0, "note": "mine"}
                await refused(talker.guest.ask(bases[0], "PUT", path, answer), "404")
            await Admin(shared).moderator(str(await opened.person(0)), False)
            await refused(ana.guest.ask(bases[0], "GET", "/api/talk/reports"), "404")
            assert await Admin(shared).moderator("Nobody At All", True) is None

    run(own)


def test_whom_the_server_does_not_know_may_nothing(bases: list[str], shared: str) -> None:
    paths: list[tuple[str, str, object]] = [
        ("PUT", "me", {"free": True}),
        ("GET", "shunned", None),
        ("PUT", "shunned", {"line": 1, "table": "", "seat": None, "block": False}),
        ("DELETE", "shunned/1", None),
        ("POST", "reports", {"line": 1, "why": ""}),
        ("GET", "reports", None),
        ("PUT", "reports/1", {"decision": "nothing", "days": 0, "note": "x"}),
        ("PUT", "reports/1/appeal", {"lifted": True, "note": "x"}),
        ("GET", "notices", None),
        ("POST", "notices/1/appeal", {"text": "x"}),
    ]

    async def nothing() -> None:
        for method, path, body in paths:
            response = await Guest("x").call(bases[0], method, f"/api/talk/{path}", body)
            is_moderators = path.startswith("reports") and (method, path) != ("POST", "reports")
            assert response.status_code == (404 if is_moderators else 403), (method, path, response.text)
        me = cast(TalkMe, await Guest("x").ask(bases[0], "GET", "/api/talk/me"))
        assert (me["known"], me["free"], me["moderator"]) == (False, False, False)

    run(nothing)


# -- how long it is kept -------------------------------------------------------------------------------------------


def test_lines_go_after_thirty_days_and_reported_ones_when_the_report_is_closed(bases: list[str], shared: str) -> None:
    async def forgotten() -> None:
        async with room(bases, shared) as opened:
            ana, eve, moderator, line = await reported(opened, shared)
            await eve.write("something else")
            await ana.hears("something else")
            lines, reports = Lines(opened.pool), ModerationService(opened.pool)
            count = "SELECT count(*) FROM chat_lines WHERE table_id = $1"
            age = "UPDATE chat_lines SET said = said - interval '{} days' WHERE table_id = $1"
            await opened.pool.execute(age.format(29), opened.table)
            await lines.forget()
            assert await opened.pool.fetchval(count, opened.table) == 3
            await opened.pool.execute(age.format(2), opened.table)
            assert (await ana.listen())[0] == []  # nobody is shown what is too old
            await lines.forget()
            assert await opened.pool.fetchval(count, opened.table) == 2  # what was reported, and the line before it
            path = f"/api/talk/reports/{(await report_on(moderator, bases[0], line))['id']}"
            await moderator.ask(bases[0], "PUT", path, {"decision": "warn", "days": 0, "note": "Careful."})
            await reports.close_old()
            await lines.forget()
            assert await opened.pool.fetchval(count, opened.table) == 2  # an appeal is possible
            await opened.pool.execute("UPDATE reports SET decided = decided - interval '15 days' WHERE line = $1", line)
            await reports.close_old()
            await lines.forget()
            assert await opened.pool.fetchval(count, opened.table) == 0
            assert await opened.pool.fetchval("SELECT count(*) FROM chat_heard WHERE line = $1", line) == 0

    run(forgotten)


async def test_who_hears_a_line_is_noted_before_they_can_read_it(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A player who has read a line may report it at once, and is believed to have heard it."""
    async with opened(database) as store:
        commits = AnswerWriter(store.pool)
        services = build(store, commits)
        row, seed = row_of("tides", [await person(store, "Ana"), await person(store, "Ben")])
        await store.make(row, seed)
        table, eyes = await services.rooms.open(row.id), Subscriber(0, None)
        table.look(eyes)
        before, noted, note = eyes.waiting, list[int](), services.chat.lines.heard

        async def note_first(lines: Sequence[int], persons: Collection[int]) -> None:
            noted.append(eyes.waiting - before)
            await note(lines, persons)

        monkeypatch.setattr(services.chat.lines, "heard", note_first)
        author = row.seats[1].person
        assert author is not None
        line = await services.chat.lines.write(row.id, author, 1, "Ben", TABLE, message("talk-say-sorry"), "")
        await services.chat._hear({"table": row.id, "line": line})
        assert (noted, eyes.waiting - before) == ([0], 1)
