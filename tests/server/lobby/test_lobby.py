"""The lobby: who sees open tables and who sits down, what a host may do and nobody else, and who waits for whom."""

import asyncio
import gzip
import json
from collections.abc import Iterator
from typing import cast

import asyncpg
import pytest
from jsonschema import Draft202012Validator
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from partie.server.infra.message_bus import MessageBus
from partie.server.lobby.open_tables import close_old
from partie.server.lobby.schemas import LobbyChange, LobbySnapshot, Mine
from partie.server.ops.dev_services import DevServices
from partie.server.tables.schemas import MadeTable
from tests.server.harness.clients.guests import COOKIE, PATIENCE, Guest, Player, Refusal
from tests.server.harness.databases import new_database
from tests.server.harness.processes import server
from tests.server.harness.schema import SCHEMA


@pytest.fixture(scope="module")
def database(trial: DevServices) -> str:
    """One database for all of these tests: they do not look at each other's tables."""
    return new_database(trial)


@pytest.fixture(scope="module")
def base(database: str) -> Iterator[str]:
    """A server that is alone."""
    process, address = server(database, bots=1)
    process.start()
    yield address
    process.stop()


async def opened(base: str, guest: Guest, seats: list[str], game: str = "darkcave", is_open: bool = True) -> MadeTable:
    """Lay a table that the lobby shows."""
    terms = {"open": is_open, "clock": "", "watching": "open", "rated": False, "language": "cs"}
    wanted = {"game": game, "settings": {}, "seats": seats, "name": guest.name, "words": "", "seat": 0, "terms": terms}
    return cast(MadeTable, await guest.ask(base, "POST", "/api/tables", wanted))


async def link(base: str, path: str, guest: Guest | None = None, origin: str | None = None) -> ClientConnection:
    """A socket."""
    headers = {"cookie": f"{COOKIE}={guest.cookie}"} if guest is not None else {}
    if origin is not None:
        headers["origin"] = origin
    return await connect(f"{base.replace('http', 'ws')}{path}", additional_headers=headers, compression=None)


async def all_frames(socket: ClientConnection) -> list[dict[str, object]]:
    """Everything until it is closed."""
    frames: list[dict[str, object]] = []
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                frames.append(json.loads(await socket.recv()))
            except ConnectionClosed:
                return frames


def described(name: str, frame: object) -> None:
    """The schema knows this shape."""
    Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": SCHEMA["$defs"]}).validate(frame)


class Visitor:
    """Somebody who has the lobby open, and puts together what they are told."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.free: dict[int, int] = {}

    async def first(self) -> LobbySnapshot:
        """The snapshot."""
        frame = await asyncio.wait_for(self._socket.recv(), PATIENCE)
        assert isinstance(frame, bytes)
        told = cast(LobbySnapshot, json.loads(gzip.decompress(frame)))
        described("LobbySnapshot", told)
        number = 0
        for step, free in zip(told["numbers"], told["free"], strict=True):
            number += step
            self.free[number] = free
        return told

    async def until(self, free: dict[int, int | None]) -> None:
        """Hear differences until these tables have this number of free seats; none for one that is not open."""
        async with asyncio.timeout(PATIENCE):
            while {number: self.free.get(number) for number in free} != free:
                frame = await self._socket.recv()
                told = cast(LobbyChange, json.loads(frame))
                described("LobbyChange", told)
                for row in told["rows"]:
                    self.free[row["number"]] = row["free"]
                for number in told["gone"]:
                    self.free.pop(number)


async def number_of(database: str, table: str) -> int:
    """What the lobby calls a table."""
    connection = await asyncpg.connect(database)
    number: int = await connection.fetchval("SELECT number FROM tables WHERE id = $1", table)
    await connection.close()
    return number


async def sit(base: str, guest: Guest, number: int) -> dict[str, object]:
    """Sit down at an open table."""
    path = f"/api/lobby/tables/{number}/seat"
    return cast(dict[str, object], await guest.ask(base, "POST", path, {"name": guest.name, "words": ""}))


async def test_the_lobby_is_a_snapshot_and_differences(base: str, database: str) -> None:
    ana, ben = Guest("Ana"), Guest("Ben")
    made = await opened(base, ana, ["", "newcomer", ""])
    hidden = await opened(base, ana, ["", "", ""], is_open=False)
    first = await number_of(database, made["table"])
    async with await link(base, "/api/lobby/socket") as socket:
        visitor = Visitor(socket)
        told = await visitor.first()
        kind = told["kinds"][told["of"][list(visitor.free).index(first)]]
        assert (kind["game"], kind["language"], kind["seats"], kind["bots"]) == ("darkcave", "cs", 3, 1)
        assert visitor.free[first] == 1
        assert await number_of(database, hidden["table"]) not in visitor.free
        other = await opened(base, ben, ["", "", "", ""])
        second = await number_of(database, other["table"])
        await visitor.until({first: 1, second: 3})
        assert (await sit(base, ben, first))["begun"]
        await visitor.until({first: None, second: 3})
        await sit(base, ana, second)
        await visitor.until({second: 2})
        told_of = await ana.ask(base, "GET", f"/api/lobby/tables?numbers={first},{second},x,-1")
        assert isinstance(told_of, list)
        described("OpenSeats", told_of[0])
        assert [(seats["number"], seats["mine"]) for seats in told_of] == [(second, True)]
        assert [(each["name"], each["kind"], each["tables"]) for each in told_of[0]["sitters"]] == [
            ("Ben", "guest", 1),
            ("Ana", "guest", 1),
        ]
        terms = {"open": False, "watching": "none"}
        await ben.ask(base, "PUT", f"/api/tables/{other['table']}/terms", terms)
        await visitor.until({second: None})
    with pytest.raises(Refusal, match="404"):
        await sit(base, Guest("Eve"), second)
    with pytest.raises(Refusal, match="404"):
        await sit(base, Guest("Eve"), await number_of(database, hidden["table"]))


def test_another_process_hears_of_it_and_finds_what_was_lost(database: str, base: str) -> None:
    """Two processes without NATS hear nothing of each other: the database tells."""
    process, elsewhere = server(database)
    process.start()

    async def found() -> None:
        async with await link(elsewhere, "/api/lobby/socket") as socket:
            visitor = Visitor(socket)
            await visitor.first()
            made = await opened(base, Guest("Ana"), ["", "", ""])
            number = await number_of(database, made["table"])
            await visitor.until({number: 2})
            await sit(base, Guest("Ben"), number)
            await visitor.until({number: 1})

    try:
        asyncio.run(found())
    finally:
        process.stop()


async def test_pages_from_elsewhere_and_whoever_talks_are_cut_off(base: str) -> None:
    with pytest.raises(Exception, match=r"403|4403"):
        async with await link(base, "/api/lobby/socket", origin="http://evil.example") as socket:
            await socket.recv()
    with pytest.raises(Exception, match=r"403|4403"):
        async with await link(base, "/api/me/socket") as socket:
            await socket.recv()
    async with await link(base, "/api/lobby/socket") as socket:
        await socket.recv()
        await socket.send("{}")
        with pytest.raises(ConnectionClosed):
            await asyncio.wait_for(socket.recv(), PATIENCE)


NO_TABLE = (404, "err-no-table")  # whoever has nothing to do with a table is not told that there is one
WISHES = [
    ("POST", "start", {"bot": "newcomer"}),
    ("POST", "seats/1/remove", {"keep_out": True}),
    ("PUT", "seats/2/sitter", {"bot": "newcomer"}),
    ("PUT", "order", {"order": [1, 0, 2]}),
    ("PUT", "terms", {"open": False, "watching": "none"}),
]


async def test_a_host_has_rights_that_nobody_else_has(base: str, database: str) -> None:
    """Every wish, as everybody: whoever is not the host is refused and changes nothing, and so is the host too late."""
    ana, ben, eve, stranger = Guest("Ana"), Guest("Ben"), Guest("Eve"), Guest("")
    made = await opened(base, ana, ["", "", ""])
    table = f"/api/tables/{made['table']}"
    await ben.sit(base, made["table"], 1, made["keys"][1])
    await opened(base, eve, ["", "", ""])
    before = await ana.ask(base, "GET", table)
    for method, wish, body in WISHES:
        for guest, why in ((ben, (403, "err-not-host")), (eve, NO_TABLE), (stranger, NO_TABLE)):
            response = await guest.call(base, method, f"{table}/{wish}", body)
            assert (response.status_code, response.json()["says"]["key"]) == why, wish
    for guest in (eve, stranger):
        assert (await guest.call(base, "POST", f"{table}/leave")).status_code == 404
        asked = await guest.call(base, "POST", f"{table}/invitations", {"person": 1})
        assert asked.status_code == 404
    assert await ana.ask(base, "GET", table) == before
    for wrong in (
        ("POST", "start", {"bot": "nobody"}),
        ("POST", "seats/0/remove", {"keep_out": False}),
        ("POST", "seats/9/remove", {"keep_out": False}),
        ("PUT", "seats/9/sitter", {"bot": "newcomer"}),
        ("PUT", "seats/2/sitter", {"bot": "nobody"}),
        ("PUT", "order", {"order": [0, 0, 1]}),
        ("PUT", "order", {"order": [0, 1]}),
        ("PUT", "terms", {"open": True, "watching": "all"}),
    ):
        assert (await ana.call(base, wrong[0], f"{table}/{wrong[1]}", wrong[2])).status_code == 400, wrong
    assert (await ana.call(base, "PUT", f"{table}/seats/1/sitter", {"bot": "newcomer"})).status_code == 409
    assert await ana.ask(base, "GET", table) == before
    await ana.ask(base, "POST", f"{table}/start", {"bot": "newcomer"})
    for method, wish, body in WISHES:
        late = await ana.call(base, method, f"{table}/{wish}", body)
        assert (late.status_code, late.json()["says"]["key"]) == (409, "err-begun"), wish
    for guest in (ana, ben):
        assert (await guest.call(base, "POST", f"{table}/leave")).status_code == 409


async def test_a_host_seats_removes_and_starts(base: str, database: str) -> None:
    ana, ben, eve = Guest("Ana"), Guest("Ben"), Guest("Eve")
    made = await opened(base, ana, ["", "", "", ""])
    path = f"/api/tables/{made['table']}"
    number = await number_of(database, made["table"])
    await sit(base, ben, number)
    await sit(base, eve, number)
    card = await sit(base, eve, number)  # twice is once
    assert card["mine"] == [2]
    with pytest.raises(Refusal, match="name-taken"):
        await sit(base, Guest("Ana"), number)
    moved = cast(dict[str, dict[str, object]], await ana.ask(base, "PUT", f"{path}/order", {"order": [3, 2, 0, 1]}))
    assert [seat["name"] for seat in cast(list[dict[str, str]], moved["card"]["players"])] == [
        "",
        "Eve",
        "Ana",
        "Ben",
    ]
    assert (moved["card"]["mine"], moved["card"]["host"]) == ([2], 2)
    # The link to the free seat leads to where it is now.
    seen = await Guest("").ask(base, "GET", f"{path}?key={made['keys'][3]}")
    assert cast(dict[str, object], seen)["invited"] == 0
    gone = cast(dict[str, str], await ana.ask(base, "POST", f"{path}/seats/1/remove", {"keep_out": True}))
    for key in (made["keys"][2], gone["key"]):  # the one she had, and one that somebody gave her
        with pytest.raises(Refusal, match="40"):
            await eve.sit(base, made["table"], 1, key)
    with pytest.raises(Refusal, match="err-kept-out"):
        await sit(base, eve, number)
    await ana.ask(base, "POST", f"{path}/seats/3/remove", {"keep_out": False})
    with pytest.raises(Refusal, match="404"):
        await ben.sit(base, made["table"], 3, made["keys"][1])  # that link is used up
    assert (await sit(base, ben, number))["mine"] == [0]
    await ana.ask(base, "PUT", f"{path}/seats/1/sitter", {"bot": "master"})
    given = cast(dict[str, str], await ana.ask(base, "PUT", f"{path}/seats/1/sitter", {"bot": ""}))
    assert (await Guest("Cyd").sit(base, made["table"], 1, given["key"]))["mine"] == [1]
    await ben.call(base, "POST", f"{path}/leave")
    begun = cast(dict[str, dict[str, object]], await ana.ask(base, "POST", f"{path}/start", {"bot": "newcomer"}))
    assert begun["card"]["begun"]
    assert [seat["bot"] for seat in cast(list[dict[str, str]], begun["card"]["players"])] == [
        "newcomer",
        "",
        "",
        "newcomer",
    ]


async def test_a_host_who_leaves_has_an_heir(base: str, database: str) -> None:
    ana, ben = Guest("Ana"), Guest("Ben")
    made = await opened(base, ana, ["", "", ""])
    path = f"/api/tables/{made['table']}"
    number = await number_of(database, made["table"])
    await sit(base, ben, number)
    assert (await ana.call(base, "POST", f"{path}/leave")).status_code == 204
    card = cast(dict[str, object], await ben.ask(base, "GET", path))
    assert (card["host"], card["mine"]) == (1, [1])
    assert (await ben.call(base, "POST", f"{path}/leave")).status_code == 204
    with pytest.raises(Refusal, match="404"):  # nobody is there: the lobby shows it no more
        await sit(base, Guest("Eve"), number)


async def test_whoever_was_sent_away_or_moved_sees_nothing_of_the_old_seat(base: str, database: str) -> None:
    """Their sockets are cut before anything is dealt, and what they say is heard no more."""
    ana, ben = Guest("Ana"), Guest("Ben")
    made = await opened(base, ana, ["", "", ""])
    path = f"/api/tables/{made['table']}"
    await ben.sit(base, made["table"], 1, made["keys"][1])
    looks = Player([base], ben, made["table"], 1)
    async with await looks.open(base) as socket, await Player([base], ana, made["table"], 0).open(base) as mine:
        await ana.ask(base, "PUT", f"{path}/order", {"order": [1, 0, 2]})
        await ana.ask(base, "POST", f"{path}/start", {"bot": "newcomer"})
        for each in (socket, mine):
            kinds = await all_frames(each)
            assert {told["kind"] for told in kinds} == {"seats", "bye"}
            assert kinds[-1]["why"] == "moved"
    async with await Player([base], ben, made["table"], 0).open(base) as socket:
        while json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))["kind"] != "look":
            pass


async def test_whoever_was_sent_away_does_not_look_on_instead(base: str, database: str) -> None:
    """They know the onlookers' key, and may be looking on already: the table has another one that they are not told."""
    ana, ben, eve = Guest("Ana"), Guest("Ben"), Guest("Eve")
    made = await opened(base, ana, ["", "", ""])
    path = f"/api/tables/{made['table']}"
    await ben.sit(base, made["table"], 1, made["keys"][1])
    sits = Player([base], ben, made["table"], 1)
    looks_on = Player([base], eve, made["table"], None, made["onlookers"])
    async with await sits.open(base) as seat, await looks_on.open(base) as eyes:
        await ana.ask(base, "POST", f"{path}/seats/1/remove", {"keep_out": False})
        card = cast(dict[str, str], await ana.ask(base, "GET", path))
        assert card["onlookers"] != made["onlookers"]
        for each in (seat, eyes):
            told = await all_frames(each)
            assert told[-1]["why"] == "moved"
            assert card["onlookers"] not in json.dumps(told)
    assert (await ben.call(base, "GET", f"{path}?key={made['onlookers']}")).status_code == 404
    with pytest.raises(Exception, match=r"403|4403"):
        await looks_on.open(base)
    async with await Player([base], eve, made["table"], None, card["onlookers"]).open(base) as eyes:
        assert json.loads(await asyncio.wait_for(eyes.recv(), PATIENCE))["kind"] == "seats"


async def test_nobody_gets_up_in_the_moment_of_the_start(base: str, database: str) -> None:
    """Leaving and the last one sitting down at once: a table that has begun has no free seat."""
    for turn in range(8):
        ana, ben, eve = Guest("Ana"), Guest("Ben"), Guest(f"Eve{turn}")
        made = await opened(base, ana, ["", "", ""])
        number = await number_of(database, made["table"])
        await sit(base, ben, number)
        path = f"/api/tables/{made['table']}"
        answers = await asyncio.gather(
            ben.call(base, "POST", f"{path}/leave"),
            eve.call(base, "POST", f"/api/lobby/tables/{number}/seat", {"name": eve.name, "words": ""}),
        )
        card = cast(dict[str, object], await ana.ask(base, "GET", path))
        seats = cast(list[dict[str, object]], card["players"])
        assert card["begun"] == all([seat["taken"] for seat in seats]), [each.text for each in answers]


async def test_invitations_go_to_those_one_has_played_with(base: str, database: str) -> None:
    ana, ben, eve = Guest("Ana"), Guest("Ben"), Guest("Eve")
    first = await opened(base, ana, ["", ""], "tides")
    await ben.sit(base, first["table"], 1, first["keys"][1])
    await opened(base, eve, ["", ""], "tides")
    known = cast(list[dict[str, object]], await ana.ask(base, "GET", "/api/me/companions"))
    described("Companion", known[0])
    assert [each["name"] for each in known] == ["Ben"]
    assert await eve.ask(base, "GET", "/api/me/companions") == []
    person = cast(int, known[0]["person"])
    made = await opened(base, ana, ["", "", ""], is_open=False)
    path = f"/api/tables/{made['table']}/invitations"
    accept = f"/api/me/invitations/{made['table']}"
    for guest in (ben, eve):  # nobody has invited them yet
        assert (await guest.call(base, "POST", accept, {"name": guest.name, "words": ""})).status_code == 404
    unmet = await ana.call(base, "POST", path, {"person": person + 1})
    assert (unmet.status_code, unmet.json()["says"]["key"]) == (403, "err-not-met")
    async with await link(base, "/api/me/socket", ben) as socket:
        told = cast(Mine, json.loads(await asyncio.wait_for(socket.recv(), PATIENCE)))
        described("Mine", told)
        assert told["invitations"] == []
        assert (await ana.call(base, "POST", path, {"person": person})).status_code == 204
        while not told["invitations"]:
            told = cast(Mine, json.loads(await asyncio.wait_for(socket.recv(), PATIENCE)))
    described("Mine", told)
    assert told["invitations"] == [
        {
            "table": made["table"],
            "game": "darkcave",
            "inviter": "Ana",
            "players": ["Ana"],
            "clock": "",
            "rated": False,
        }
    ]
    assert (await ben.call(base, "DELETE", accept)).status_code == 204
    assert (await ben.call(base, "POST", accept, {"name": "Ben", "words": ""})).status_code == 404
    await ana.call(base, "POST", path, {"person": person})
    card = cast(dict[str, object], await ben.ask(base, "POST", accept, {"name": "Ben", "words": ""}))
    assert card["mine"] == [1]
    mine = cast(Mine, await ben.ask(base, "GET", "/api/me/tables"))
    assert mine["invitations"] == []


async def test_tables_that_wait_for_me_come_first(base: str, database: str) -> None:
    ana, ben = Guest("Ana"), Guest("Ben")
    one = await opened(base, ana, ["", ""], "tides")
    await ben.sit(base, one["table"], 1, one["keys"][1])
    await opened(base, ana, ["", ""], "tides")
    assert await Guest("").ask(base, "GET", "/api/me/tables") == {"kind": "mine", "tables": [], "invitations": []}
    mine = cast(Mine, await ana.ask(base, "GET", "/api/me/tables"))
    assert [(each["begun"], each["asked"]) for each in mine["tables"]] == [(True, True), (False, False)]
    player = Player([base], ana, one["table"], 0)
    async with await link(base, "/api/me/socket", ana) as mine_socket, await player.open(base) as socket:
        assert cast(Mine, json.loads(await mine_socket.recv()))["tables"][0]["asked"]
        while player.snapshot is None:
            player.hear(cast(str, await asyncio.wait_for(socket.recv(), PATIENCE)))
        asked = player.snapshot["asked"]
        assert asked is not None
        text = asked["options"][0]["text"]
        await socket.send(
            json.dumps({"kind": "answer", "ref": 1, "question": asked["question"], "part": 0, "text": text})
        )
        while True:
            told = cast(Mine, json.loads(await asyncio.wait_for(mine_socket.recv(), PATIENCE)))
            if not any([each["asked"] for each in told["tables"]]):
                break
    assert [each["waiting"] for each in told["tables"] if each["begun"]] == [[1]]


async def test_manners_are_counted(base: str, database: str) -> None:
    ana, ben = Guest("Ana"), Guest("Ben")
    one = await opened(base, ana, ["", ""], "tides")
    await ben.sit(base, one["table"], 1, one["keys"][1])
    await opened(base, ana, ["", "newcomer"], "tides")
    for bot in ("newcomer", ""):
        await ana.ask(base, "PUT", f"/api/tables/{one['table']}/seats/0/bot", {"bot": bot})
    shown = await opened(base, ana, ["", "", ""])
    number = await number_of(database, shown["table"])
    told = cast(list[dict[str, list[object]]], await ben.ask(base, "GET", f"/api/lobby/tables?numbers={number}"))
    wanted = {"name": "Ana", "kind": "guest", "tables": 2, "left": 1, "pace": None, "rating": None, "doubt": 0}
    assert told[0]["sitters"] == [wanted]


async def test_a_table_for_which_nobody_came_leaves_the_lobby(base: str, database: str) -> None:
    old, new = [await opened(base, Guest(name), ["", ""]) for name in ("Stara", "Nova")]
    pool = await asyncpg.create_pool(database, min_size=1, max_size=2)
    await pool.execute("UPDATE tables SET made = now() - interval '25 hours' WHERE id = $1", old["table"])
    await close_old(pool, MessageBus("test"))
    shown = await pool.fetch("SELECT id FROM tables WHERE is_open AND id = ANY($1)", [old["table"], new["table"]])
    assert [row["id"] for row in shown] == [new["table"]]
    await pool.close()
