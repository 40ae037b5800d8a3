"""Whole games over real sockets: everybody sees what they may, and what is kept is what was played."""

import asyncio
import json
import socket
from collections.abc import Iterator, Sequence
from typing import cast

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from partie.bots.levels import REGULAR
from partie.core import SPECTATOR
from partie.registry import find_game
from partie.server.infra.rate_limits import PREVIEWS
from partie.server.ops.admin import Admin
from partie.server.ops.dev_services import DevServices
from partie.server.services import build
from partie.server.tables.answer_writer import AnswerWriter
from partie.server.tables.store import TableStore
from partie.server.web.asgi_server import listen
from partie.table.door import Door
from partie.table.reading import check_record
from partie.table.refusal import Refused
from partie.table.shapes import Thought, ViewText
from partie.table.view_text import read_view
from tests.server.harness.clients.guests import PATIENCE, Guest, Player, Refusal, laid
from tests.server.harness.databases import new_database
from tests.server.harness.processes import server
from tests.server.harness.scenes.ended import person, play_out, record_of, row_of
from tests.server.harness.schema import assert_described
from tests.server.harness.stores import opened, within

TABLES = [
    ("tides", ["", ""]),
    ("stonespine", ["", "newcomer", ""]),
    ("darkcave", ["", "newcomer", "", "newcomer"]),
    ("tales", ["", "", "newcomer"]),
]


CHECKED = 60  # frames for each pair of eyes are compared with the schema


@pytest.fixture(scope="module")
def stored(trial: DevServices) -> str:
    """One database for the tests of one server here: they do not look at each other's tables."""
    return new_database(trial)


@pytest.fixture(scope="module")
def base(stored: str) -> Iterator[str]:
    """A server that is alone."""
    process, address = server(stored, bots=1)
    process.start()
    yield address
    process.stop()


async def play(players: list[Player]) -> None:
    """Until the end."""
    async with asyncio.timeout(240):
        await asyncio.gather(*[player.play() for player in players])


async def read_all(link: ClientConnection) -> None:
    """Until it is closed."""
    while True:
        await link.recv()


@pytest.mark.parametrize(("game", "seats"), TABLES)
async def test_a_game_is_played_to_its_end(base: str, stored: str, game: str, seats: list[str]) -> None:
    players = await laid([base], game, seats)
    for player in players:
        player.undoes = True
    await play(players)
    first = players[0]
    record = (await first.guest.call(base, "GET", f"/api/tables/{first.table}/record?seat={first.seat}")).text
    assert {each["verdict"] for each in check_record(record)} == {"good"}, check_record(record)
    for player in players:
        assert player.snapshot is not None
        assert player.snapshot["viewer"] == (SPECTATOR if player.seat is None else player.seat)
        assert player.snapshot["outcome"] == first.snapshot["outcome"] if first.snapshot else False
        assert max([len(frame) for frame in player.diary.frames]) <= 24_000
        for frame in player.diary.frames[:CHECKED]:
            assert_described(json.loads(frame))
    faults, count = await Admin(stored).verify(first.table)
    assert (faults, count) == ([], 1)
    again = await first.guest.ask(base, "POST", f"/api/tables/{first.table}/rematch")
    twice = await players[1].guest.ask(base, "POST", f"/api/tables/{first.table}/rematch")
    assert again == twice


def test_a_rematch_asked_for_before_the_record_is_kept_seats_everybody(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process that took the last answer cannot keep the record now; the other one has heard nothing at all."""

    async def asked(store: TableStore) -> None:
        keep = store.end

        async def lose(*_: object) -> bool:
            raise OSError

        commits = AnswerWriter(store.pool)
        commits.start()
        try:
            for is_other in (False, True):
                one, other = build(store, commits), build(store, commits)
                ana, ben = await person(store, "Ana", "guest"), await person(store, "Ben", "guest")
                row, seed = row_of("tides", [ana, ben])
                await store.make(row, seed)
                table, elsewhere = await one.rooms.open(row.id), await other.rooms.open(row.id)
                with pytest.raises(Refused):  # it is played still
                    await other.creation.rematch(elsewhere, ana)
                monkeypatch.setattr(store, "end", lose)
                await play_out(one, table)
                assert (table.row.ended, elsewhere.started().over()) == (False, False)
                monkeypatch.setattr(store, "end", keep)
                asked, asker = (elsewhere, other) if is_other else (table, one)
                again, is_new = await asker.creation.rematch(asked, ana)
                assert is_new
                new = await store.table(again)
                assert new is not None
                assert [(seat.person, seat.reserved_for) for seat in new.seats] == [(None, ben), (ana, None)]
                assert (
                    await one.creation.rematch(table, ana)
                    == await other.creation.rematch(elsewhere, ben)
                    == (again, False)
                )
                new = await store.table(again)
                assert new is not None
                assert [seat.person for seat in new.seats] == [ben, ana]
        finally:
            await commits.stop()

    within(database, asked)


async def test_a_table_ends_once_though_the_sweep_comes_by(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It looks for records that are not kept yet, and one is being kept in this moment."""
    async with opened(database) as store:
        keep, commits = store.end, AnswerWriter(store.pool)
        services = build(store, commits)
        row, seed = row_of("tides", [await person(store, "Ana"), await person(store, "Ben")])
        await store.make(row, seed)
        table = await services.rooms.open(row.id)
        sweeps: list[asyncio.Task[None]] = []
        kept: list[str] = []

        async def keep_slowly(table_id: str, record: str, players: Sequence[str]) -> bool:
            kept.append(table_id)
            if not sweeps:
                sweeps.append(asyncio.create_task(services.sweep.once()))
                while not sweeps[0].done() and "waiters" not in repr(table.lock):
                    await asyncio.sleep(0.01)
            return await keep(table_id, record, players)

        monkeypatch.setattr(store, "end", keep_slowly)
        commits.start()
        try:
            await play_out(services, table)
            await asyncio.gather(*sweeps)
        finally:
            await commits.stop()
        assert table.row.ended
        assert kept == [row.id]


async def test_a_rematch_leaves_out_whoever_has_left_for_good_without_a_word(database: str) -> None:
    """News of it may be lost, or come later than the wish to play again."""
    async with opened(database) as store:
        ana, ben = await person(store, "Ana", "guest"), await person(store, "Ben", "guest")
        services = build(store, AnswerWriter(store.pool))
        row, seed = row_of("tides", [ana, ben])
        await store.make(row, seed)
        assert await store.end(row.id, record_of(row, seed), row.players())
        table = await services.rooms.open(row.id)
        await store.pool.execute("UPDATE seats SET person = NULL, deputy = 'newcomer' WHERE person = $1", ana)
        await store.pool.execute("UPDATE tables SET host = NULL WHERE host = $1", ana)
        await store.pool.execute("DELETE FROM persons WHERE id = $1", ana)
        new = await store.table((await services.creation.rematch(table, ben))[0])
        assert new is not None
        assert [(seat.person, seat.bot) for seat in new.seats] == [(ben, ""), (None, "newcomer")]


async def test_the_way_in(base: str) -> None:
    ana, ben, eve = Guest("Ana"), Guest("Ben"), Guest("Eve")
    made = await ana.make(base, "tides", ["", ""])
    table = made["table"]
    assert made["luck"].startswith("sha256:")
    with pytest.raises(Refusal, match="404"):
        await eve.ask(base, "GET", f"/api/tables/{table}")
    card = await ben.ask(base, "GET", f"/api/tables/{table}?key={made['keys'][1]}")
    assert isinstance(card, dict)
    assert (card["invited"], card["begun"], card["mine"]) == (1, False, [])
    with pytest.raises(Refusal, match="404"):
        await eve.sit(base, table, 1, "wrong")
    assert (await ben.sit(base, table, 1, made["keys"][1], "lucky words"))["begun"]
    assert (await ben.sit(base, table, 1, made["keys"][1]))["mine"] == [1]
    with pytest.raises(Refusal, match="409"):
        await eve.sit(base, table, 1, made["keys"][1])
    with pytest.raises(Refusal, match="403"):
        await ana.ask(base, "PUT", f"/api/tables/{table}/seats/1/bot", {"bot": "newcomer"})
    with pytest.raises(Refusal, match="404"):
        await eve.ask(base, "POST", f"/api/tables/{table}/rematch")
    for wrong in (["", "", ""], ["", "nobody"], ["newcomer", "newcomer"]):
        with pytest.raises((Refusal, ValueError)):
            await ana.make(base, "tides", wrong)
    record = (await ben.call(base, "GET", f"/api/tables/{table}/record?seat=1")).text
    assert "lucky words" in record
    assert "seed" not in record


async def test_a_name_is_tidied_and_none_is_needed(base: str) -> None:
    ana, ben = Guest("  Ana \t Nová "), Guest("")
    made = await ana.make(base, "tides", ["", ""])
    card = await ben.sit(base, made["table"], 1, made["keys"][1], "a;b\r\n\x07" + "w" * 500)
    assert [seat["name"] for seat in card["players"]] == ["Ana Nová", ""]
    record = (await ben.call(base, "GET", f"/api/tables/{made['table']}/record?seat=1")).text
    assert '[seats "Ana Nová; B"]' in record


async def test_nobody_is_called_like_a_bot_or_like_somebody_at_the_table(base: str) -> None:
    for name, why in (("bot:master", "name-sign"), ("Bot 3", "name-bot"), ("a\u202eb", "name-sign")):
        with pytest.raises(Refusal, match=why):
            await Guest(name).make(base, "tides", ["", ""])
    made = await Guest("Ana").make(base, "tides", ["", ""])
    for name in ("Ana", "ÁNA", "A n a", "Аnа"):
        with pytest.raises(Refusal, match="name-"):
            await Guest(name).sit(base, made["table"], 1, made["keys"][1])
    assert (await Guest("Anna").sit(base, made["table"], 1, made["keys"][1]))["begun"]


async def test_a_seat_goes_to_a_bot_and_back(base: str) -> None:
    players = await laid([base], "tides", ["", ""])
    ana, ben = players[0], players[1]
    path = f"/api/tables/{ben.table}/seats/1/bot"
    await ben.guest.ask(base, "PUT", path, {"bot": "newcomer"})
    async with asyncio.timeout(PATIENCE):
        await ana.play()  # the bot plays on to the end
    assert ana.over


async def asked(player: Player, base: str, message: dict[str, object]) -> dict[str, object]:
    """What the server says to one request through a socket of its own."""
    async with await player.open(base) as socket:
        await socket.send(json.dumps({**message, "ref": 7}))
        while True:
            told: dict[str, object] = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
            if told.get("ref") == 7:
                return told


async def test_a_seat_is_given_its_own_view_as_text_and_an_onlooker_none(base: str) -> None:
    ana, ben, onlooker = await laid([base], "tides", ["", ""])
    views = [await asked(player, base, {"kind": "view", "told": True}) for player in (ana, ben)]
    for seat, told in enumerate(views):
        view = cast(ViewText, told["result"])
        _, seen, heard = read_view(view)
        assert seen.seat == seat
        assert heard
        legal = find_game("tides").rules.legal(seen.position, seat)
        offered = await asked((ana, ben)[seat], base, {"kind": "why_not", "text": "take 1"})
        assert Door().why_not_on(view, "take 1") == offered["result"]
        assert len(legal) == 5
    assert views[0]["result"] != views[1]["result"]
    assert (await asked(onlooker, base, {"kind": "view", "told": False}))["kind"] == "refused"


@pytest.mark.parametrize("headers", [{"origin": "https://elsewhere.example"}])
async def test_a_page_from_elsewhere_is_refused(base: str, headers: dict[str, str]) -> None:
    players = await laid([base], "tides", ["", ""])
    address = f"{base.replace('http', 'ws')}/api/tables/{players[0].table}/socket?seat=0"
    cookie = {"cookie": f"__Host-partie={players[0].guest.cookie}"}
    with pytest.raises(InvalidStatus):
        await connect(address, additional_headers={**headers, **cookie})


async def test_whoever_sends_rubbish_is_cut_off(base: str) -> None:
    players = await laid([base], "tides", ["", ""])
    for rubbish in ("{}", "[]", "x" * 5000, json.dumps({"kind": "answer", "ref": 1})):
        link = await players[0].open(base)
        await link.send(rubbish)
        with pytest.raises(ConnectionClosed):
            await asyncio.wait_for(read_all(link), PATIENCE)
    await play(players)


def test_small_frames_do_not_wait_for_more() -> None:
    """A frame is sent at once. asyncio sees to that only if the socket says that its protocol is TCP."""

    async def connected() -> int:
        listening = listen("127.0.0.1", 0)
        options: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def come(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            link = writer.get_extra_info("socket")
            options.set_result(link.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        async with await asyncio.start_server(come, sock=listening):
            _, writer = await asyncio.open_connection(*listening.getsockname())
            found = await options
            writer.close()
            return found

    assert asyncio.run(connected()) == 1


def test_whoever_asks_too_often_is_told_so(stored: str) -> None:
    """Older lines are had by playing a table again: nobody may ask for them all the time."""
    process, base = server(stored, plant="timeless")

    async def asked() -> None:
        players = await laid([base], "tides", ["", ""])
        onlooker = players[-1]
        kinds: list[str] = []
        async with await onlooker.open(base) as link:
            for ref in range(40):
                await link.send(json.dumps({"kind": "older", "ref": ref, "before": 1}))
            while len(kinds) < 40:
                told = json.loads(await asyncio.wait_for(link.recv(), PATIENCE))
                if "ref" in told:
                    kinds.append(told["kind"])
        assert sorted(kinds) == ["done"] * int(PREVIEWS.burst) + ["refused"] * (40 - int(PREVIEWS.burst))

    process.start()
    try:
        asyncio.run(asked())
    finally:
        process.stop()


async def test_a_bot_answers_for_nobody_who_has_come_back_through_another_process(database: str) -> None:
    """Its process has not heard of it, and finds out where the answer would be written."""
    async with opened(database) as store:
        commits = AnswerWriter(store.pool)
        commits.start()
        one, other = build(store, commits), build(store, commits)
        row, seed = row_of("tides", [await person(store, "Ana"), await person(store, "Ben")])
        await store.make(row, seed)
        table, there = await one.rooms.open(row.id), await other.rooms.open(row.id)
        await one.seating.entrust(table, 1, REGULAR)
        match = table.started()
        await one.answering.answer(table, 0, match.number, None, match.game.notation.text(match.legal(0)[0]), None)
        await other.rooms.bring_up_to_date(there)
        thinking: list[Sequence[int]] = []

        async def think(_: object, __: str, ___: object, seats: Sequence[int]) -> list[Thought]:
            thinking.append(seats)
            await one.seating.entrust(table, 1, "")
            legal = there.started().legal(1)[0]
            return [
                {"seat": 1, "question": match.number, "part": 0, "texts": [match.game.notation.text(legal)], "seen": ""}
            ]

        async with asyncio.timeout(PATIENCE):
            assert not await other.bots.play(row.id, think)
        assert thinking == [[1]]
        assert [each.given.seat for each in await store.answers(row.id)] == [0]
        await commits.stop()
