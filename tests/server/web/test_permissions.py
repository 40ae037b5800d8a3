"""Rights: every route says who may call it, and every cell of the table is true. A refusal changes nothing."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import asyncpg
import httpx
import pytest
from litestar import get
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from partie.server.ops.dev_services import DevServices
from partie.server.web.app import ROUTES
from partie.server.web.permissions import AT_THE_TABLE, Role, rights_in
from tests.server.harness.clients.guests import PATIENCE, PLAIN
from tests.server.harness.databases import new_database
from tests.server.harness.processes import server
from tests.server.harness.scenes.scene import Scene, Stage, snapshot
from tools.rights import Route, page, routes

PAGE = Path(__file__).parents[3] / "docs" / "rights.md"
BY_RIGHTS = (401, 403, 404)
NEW = {"game": "tides", "settings": {}, "seats": ["", ""], "name": "", "words": "", "seat": 0}
SIT = {"name": "", "words": ""}


@dataclass(frozen=True)
class Call:
    """A request: its address, with what is asked for after the ``?``, and its body."""

    path: str
    body: object = None


type Build = Callable[[Scene, bool], Awaitable[Call | None]]


def plain(path: str, body: object = None) -> Build:
    """A request that is the same for everybody, and that nobody can make wrong."""

    async def build(_: Scene, is_right: bool) -> Call | None:
        return Call(path, body) if is_right else None

    return build


async def wait_alone(scene: Scene, is_right: bool) -> Call | None:
    """Nobody else waits: two would be seated together while a third is refused."""
    await scene.link.execute("DELETE FROM matching")
    wish = {"game": "tides", "least": 2, "most": 2, "clock": "live 300+10", "rated": False, "name": "Robin"}
    return Call("/api/match", wish) if is_right else None


def at(table: str, rest: str, body: object = None, wrong: object = None) -> Build:
    """A request about the table that waits, or about the one that is played; wrong with another body."""

    async def build(scene: Scene, is_right: bool) -> Call | None:
        if not is_right and wrong is None:
            return None
        laid = scene.waiting if table == "waiting" else scene.running
        seat = scene.my_seat if is_right else 1 - scene.my_seat
        filled = {**body, "seat": seat} if isinstance(body, dict) and "seat" in body else body
        path = f"/api/tables/{laid.id}{rest.replace('SEAT', str(seat))}"
        return Call(f"{path}{'&' if '?' in path else '?'}{scene.query}" if scene.query else path, filled)

    return build


def own(make: Callable[[Scene, int], Awaitable[object]], path: str, body: object = None) -> Build:
    """A request about something of one's own; wrong if it is somebody else's."""

    async def build(scene: Scene, is_right: bool) -> Call | None:
        return Call(path.replace("ID", str(await make(scene, scene.owner(is_right)))), body)

    return build


def fresh(path: str, body: object = None) -> Build:
    """A request for whoever has just signed in; wrong for an account that has not."""

    async def build(scene: Scene, is_right: bool) -> Call | None:
        if not is_right:
            if scene.role not in (Role.ACCOUNT, Role.MODERATOR):
                return None
            await scene.grow_old()
        return Call(path, body)

    return build


async def sit_down(scene: Scene, is_right: bool) -> Call:
    """With the key of the seat, or with a key of another table."""
    key = (scene.waiting if is_right else scene.running).keys[-1]
    return Call(f"/api/tables/{scene.waiting.id}/seats/2", {**SIT, "key": key})


async def look_on(scene: Scene, is_right: bool) -> Call | None:
    """The record as one's own seat may have it, or as onlookers may; wrong as another seat may."""
    seat = "" if scene.role == Role.ONLOOKER else f"seat={scene.my_seat if is_right else 1 - scene.my_seat}"
    if not is_right and not seat:
        return None
    return Call(f"/api/tables/{scene.running.id}/record?{'&'.join([part for part in (scene.query, seat) if part])}")


async def sit_open(scene: Scene, is_right: bool) -> Call:
    """Where the lobby shows the table."""
    return Call(f"/api/lobby/tables/{await scene.number(is_right)}/seat", SIT)


async def invite(scene: Scene, is_right: bool) -> Call:
    """Whom one has played with."""
    met = scene.player if scene.role == Role.HOST else scene.host
    return Call(f"/api/tables/{scene.waiting.id}/invitations", {"person": met.id if is_right else scene.other.id})


def invited(body: object) -> Build:
    """Where one is invited; wrong where somebody else is."""

    async def build(scene: Scene, is_right: bool) -> Call:
        await scene.invitation(scene.owner(is_right))
        return Call(f"/api/me/invitations/{scene.waiting.id}", body)

    return build


async def enter(scene: Scene, is_right: bool) -> Call:
    """By a code of somebody, or by none."""
    return Call("/api/enter/code", {"code": await scene.code(scene.other.id) if is_right else "1234"})


async def sit_openly(scene: Scene, is_right: bool) -> Call:
    """Where the lobby shows the table."""
    laid = scene.waiting if is_right else scene.running  # the other one has begun
    return Call(f"/api/program/tables/{laid.id}/seats/{2 if is_right else 1}")


async def give_answer(scene: Scene, is_right: bool) -> Call:
    """For one's own seat, or for another one."""
    laid = await scene.lay("tides", 2, scene.me) if scene.me.is_program else scene.running
    body = {"question": 1, "part": 0, "text": "nonsense"}
    return Call(f"/api/program/tables/{laid.id}/seats/{int(is_right)}/answers", body)


async def shun(scene: Scene, is_right: bool) -> Call:
    """Who said what one has heard, or what somebody else has heard."""
    line = await scene.line(scene.owner(is_right))
    return Call("/api/talk/shunned", {"line": line, "table": "", "seat": None, "block": False})


async def report(scene: Scene, is_right: bool) -> Call:
    """What one has heard, or what somebody else has heard."""
    return Call("/api/talk/reports", {"line": await scene.line(scene.owner(is_right)), "why": ""})


async def decide(scene: Scene, is_right: bool) -> Call:
    """About somebody else, or about oneself."""
    number = await scene.report(scene.owner(not is_right))
    return Call(f"/api/talk/reports/{number}", {"decision": "warn", "days": 0, "note": "Well."})


async def answer(scene: Scene, is_right: bool) -> Call:
    """To somebody else, or to oneself."""
    number = await scene.report(scene.owner(not is_right), "warn", "It was not so.")
    return Call(f"/api/talk/reports/{number}/appeal", {"lifted": True, "note": "Well."})


async def end_many(scene: Scene, is_right: bool) -> Call | None:
    """The others; all of them only as an account."""
    if not is_right and scene.role not in (Role.GUEST, Role.PROGRAM):
        return None
    return Call("/api/me/sessions/end", {"all": not is_right})


async def appealed(scene: Scene, owner: int) -> int:
    """A decision about somebody."""
    return await scene.report(owner, "warn")


async def show_club(scene: Scene, is_right: bool) -> Call:
    """A club of one's own, or of others by its link; wrong without it."""
    club = await scene.club(scene.other.id)
    return Call(f"/api/clubs/{club}?key={'key-' if is_right else ''}{club}")


async def join_club(scene: Scene, is_right: bool) -> Call:
    """By the link of a club, or by another one."""
    club = await scene.club(scene.other.id)
    return Call(
        f"/api/clubs/{club}/members", {"key": f"key-{club}" if is_right else club, "name": f"Robin{scene.role}"}
    )


async def leave_club(scene: Scene, is_right: bool) -> Call:
    """As the owner, or as nobody there: the other member goes."""
    club = await scene.club(scene.owner(is_right))
    member = await scene.link.fetchval("SELECT max(person) FROM members WHERE club = $1", club)
    return Call(f"/api/clubs/{club}/members/{member}")


async def hand_over(scene: Scene, is_right: bool) -> Call:
    """As the owner, or as nobody there."""
    club = await scene.club(scene.owner(is_right))
    member = await scene.link.fetchval("SELECT max(person) FROM members WHERE club = $1", club)
    return Call(f"/api/clubs/{club}/owner", {"person": member})


async def sit_in_club(scene: Scene, is_right: bool) -> Call:
    """In a club of one's own, or in that of others."""
    return Call(f"/api/clubs/{await scene.club(scene.owner(is_right))}/tables/{scene.waiting.id}/seat", {"words": ""})


TOURNAMENT = {
    "game": "tides",
    "settings": {},
    "seats": 2,
    "clock": "live 300+10",
    "kind": "swiss",
    "rounds": 1,
    "name": "Robin",
}


async def open_tournament(scene: Scene, is_right: bool) -> Call:
    """For everybody, or for a club of others."""
    return Call("/api/tournaments", {**TOURNAMENT, "club": "" if is_right else await scene.club(scene.other.id)})


def tournament(rest: str, body: object = None, mine: bool = False) -> Build:
    """A tournament for everybody, or one of my own; wrong for a club of others, or one of theirs."""

    async def build(scene: Scene, is_right: bool) -> Call:
        club = None if is_right else await scene.club(scene.other.id)
        found = await scene.tournament(scene.owner(is_right) if mine else scene.other.id, club)
        return Call(rest.replace("ID", found), body)

    return build


CALLS: dict[str, Build] = {
    "GET /api/tables/{table_id}/seats/{seat}/ahead": at("running", "/seats/SEAT/ahead", None, True),
    "PUT /api/tables/{table_id}/seats/{seat}/ahead": at(
        "running", "/seats/SEAT/ahead", {"question": "x", "texts": [], "lasts": "once", "away": False}, True
    ),
    "POST /api/match": wait_alone,
    "PUT /api/match": plain("/api/match"),
    "DELETE /api/match": plain("/api/match"),
    "GET /api/me/history": plain("/api/me/history"),
    "PUT /api/me/rating": plain("/api/me/rating", {"hides": True}),
    "GET /api/clubs": plain("/api/clubs"),
    "POST /api/clubs": plain("/api/clubs", {"name": "Club", "me": "Robin"}),
    "GET /api/clubs/{club}": show_club,
    "POST /api/clubs/{club}/members": join_club,
    "DELETE /api/clubs/{club}/members/{person}": leave_club,
    "PUT /api/clubs/{club}/owner": hand_over,
    "DELETE /api/clubs/{club}": own(Scene.club, "/api/clubs/ID"),
    "POST /api/clubs/{club}/tables": own(Scene.club, "/api/clubs/ID/tables", NEW),
    "POST /api/clubs/{club}/tables/{table_id}/seat": sit_in_club,
    "GET /api/tournaments": plain("/api/tournaments"),
    "POST /api/tournaments": open_tournament,
    "GET /api/tournaments/{tournament}": tournament("/api/tournaments/ID"),
    "POST /api/tournaments/{tournament}/entries": tournament("/api/tournaments/ID/entries", {"name": "Robin"}),
    "DELETE /api/tournaments/{tournament}/entries/{number}": tournament("/api/tournaments/ID/entries/1", mine=True),
    "POST /api/tournaments/{tournament}/start": tournament("/api/tournaments/ID/start", mine=True),
    "DELETE /api/tournaments/{tournament}": tournament("/api/tournaments/ID", mine=True),
    "GET /api/program/tournaments": plain("/api/program/tournaments"),
    "POST /api/program/tournaments/{tournament}": tournament("/api/program/tournaments/ID"),
    "GET /api/here": plain("/api/here"),
    "GET /healthz": plain("/healthz"),
    "GET /readyz": plain("/readyz"),
    "POST /api/tables": plain("/api/tables", NEW),
    "GET /api/tables/{table_id}": at("running", ""),
    "POST /api/tables/{table_id}/seats/{seat}": sit_down,
    "PUT /api/tables/{table_id}/seats/{seat}/bot": at("running", "/seats/SEAT/bot", {"bot": "regular"}, True),
    "POST /api/tables/{table_id}/rematch": at("running", "/rematch"),
    "GET /api/tables/{table_id}/record": look_on,
    "POST /api/tables/{table_id}/wishes": at(
        "running", "/wishes", {"kind": "pause", "seat": 0, "about": 0, "holds": True}, True
    ),
    "POST /api/tables/{table_id}/leave": at("waiting", "/leave"),
    "POST /api/tables/{table_id}/start": at("waiting", "/start", {"bot": "regular"}),
    "POST /api/tables/{table_id}/seats/{seat}/remove": at("waiting", "/seats/1/remove", {"keep_out": True}),
    "PUT /api/tables/{table_id}/seats/{seat}/sitter": at("waiting", "/seats/2/sitter", {"bot": "regular"}),
    "PUT /api/tables/{table_id}/order": at("waiting", "/order", {"order": [1, 0, 2]}),
    "PUT /api/tables/{table_id}/terms": at("waiting", "/terms", {"open": False, "watching": "none"}),
    "POST /api/tables/{table_id}/invitations": invite,
    "GET /api/me": plain("/api/me"),
    "PUT /api/me": plain("/api/me", {"name": "Another Name", "language": "cs"}),
    "GET /api/me/archive": plain("/api/me/archive"),
    "DELETE /api/me": fresh("/api/me"),
    "POST /api/me/passkeys/ask": fresh("/api/me/passkeys/ask", {"name": "Robin"}),
    "POST /api/me/passkeys": fresh("/api/me/passkeys", {"name": "Robin", "label": "", "credential": {}}),
    "PUT /api/me/passkeys/{passkey}": own(Scene.passkey, "/api/me/passkeys/ID", {"name": "mine"}),
    "DELETE /api/me/passkeys/{passkey}": own(Scene.passkey, "/api/me/passkeys/ID"),
    "POST /api/me/codes": fresh("/api/me/codes"),
    "POST /api/enter/ask": plain("/api/enter/ask"),
    "POST /api/enter/passkey": own(Scene.passkey, "/api/enter/passkey", {"credential": {}}),
    "POST /api/enter/code": enter,
    "POST /api/me/leave": plain("/api/me/leave"),
    "DELETE /api/me/sessions/{number}": own(Scene.session, "/api/me/sessions/ID"),
    "POST /api/me/sessions/end": end_many,
    "GET /api/notices": plain("/api/notices"),
    "POST /api/notices/push": plain(
        "/api/notices/push", {"endpoint": "http://10.0.0.1/", "p256dh": "AA", "auth": "AA", "zone": ""}
    ),
    "POST /api/notices/mail": plain("/api/notices/mail", {"address": "nobody", "zone": ""}),
    "POST /api/notices/{channel_id}/code": own(Scene.channel, "/api/notices/ID/code", {"code": "1"}),
    "POST /api/notices/hook": plain("/api/notices/hook", {"url": "http://10.0.0.1/", "zone": ""}),
    "POST /api/notices/{channel_id}/trial": own(Scene.channel, "/api/notices/ID/trial"),
    "PUT /api/notices/{channel_id}/quiet": own(
        Scene.channel, "/api/notices/ID/quiet", {"quiet": [60, 120], "zone": "UTC"}
    ),
    "DELETE /api/notices/{channel_id}": own(Scene.channel, "/api/notices/ID"),
    "GET /api/lobby/tables": plain("/api/lobby/tables?numbers=1,2"),
    "POST /api/lobby/tables/{number}/seat": sit_open,
    "GET /api/me/companions": plain("/api/me/companions"),
    "POST /api/me/invitations/{table_id}": invited(SIT),
    "DELETE /api/me/invitations/{table_id}": invited(None),
    "GET /api/me/tables": plain("/api/me/tables"),
    "GET /api/programs": plain("/api/programs"),
    "POST /api/programs": plain("/api/programs", {"name": "Automaton"}),
    "POST /api/programs/{program}/token": own(Scene.program, "/api/programs/ID/token"),
    "DELETE /api/programs/{program}/token": own(Scene.program, "/api/programs/ID/token"),
    "GET /api/program/questions": plain("/api/program/questions"),
    "GET /api/program/tables": plain("/api/program/tables"),
    "POST /api/program/tables/{table_id}/seats/{seat}": sit_openly,
    "POST /api/program/tables/{table_id}/seats/{seat}/answers": give_answer,
    "GET /api/talk/me": plain("/api/talk/me"),
    "PUT /api/talk/me": plain("/api/talk/me", {"free": False}),
    "GET /api/talk/shunned": plain("/api/talk/shunned"),
    "PUT /api/talk/shunned": shun,
    "DELETE /api/talk/shunned/{entry}": own(Scene.shunned, "/api/talk/shunned/ID"),
    "POST /api/talk/reports": report,
    "GET /api/talk/reports": plain("/api/talk/reports"),
    "PUT /api/talk/reports/{number}": decide,
    "PUT /api/talk/reports/{number}/appeal": answer,
    "GET /api/talk/notices": plain("/api/talk/notices"),
    "POST /api/talk/notices/{number}/appeal": own(appealed, "/api/talk/notices/ID/appeal", {"text": "No."}),
}
DOORS = [route for route in routes() if route.method != "SOCKET"]
SOCKETS = [route for route in routes() if route.method == "SOCKET"]


@pytest.fixture(scope="module")
def database(trial: DevServices) -> str:
    """One database for all cells."""
    return new_database(trial)


@pytest.fixture(scope="module")
def base(database: str) -> Iterator[str]:
    """A server that is alone, and does nothing by itself: what differs afterwards was changed by a request."""
    process, address = server(database, plant="still")
    process.start()
    yield address
    process.stop()


@pytest.fixture(scope="module")
def stage(base: str, database: str) -> Stage:
    """The tables of all cells that change none."""

    async def set_up() -> Stage:
        link = await asyncpg.connect(database)
        async with httpx.AsyncClient(base_url=base, timeout=PATIENCE, verify=PLAIN) as client:
            found = await Scene(link, client, Role.NOBODY).set_up()
        await link.close()
        return found

    return asyncio.run(set_up())


def test_the_page_is_what_the_routes_say() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "python tools/rights.py docs/rights.md"


def test_every_route_says_who_may_call_it_and_is_called_here() -> None:
    assert [route.name for route in routes() if route.rights is None] == []
    assert {route.name for route in DOORS} == set(CALLS)
    assert len({route.name for route in routes()}) == len(routes())
    assert all([rights_in(handler) is not None for handler in ROUTES])


def test_a_route_that_says_nothing_is_found() -> None:
    @get("/api/new")
    async def new() -> None:
        """Something new."""

    assert [route.rights for route in routes((new,))] == [None]
    assert not any([routes((new,))[0].allows(role) for role in Role])


async def cells(base: str, database: str, route: Route, stage: Stage) -> None:
    """Call a route as everybody. Whoever may change a table has one of their own."""
    link = await asyncpg.connect(database)
    assert route.rights is not None
    is_at_tables = any([word in route.path for word in ("tables/", "invitations/")])
    async with httpx.AsyncClient(base_url=base, timeout=PATIENCE, verify=PLAIN) as client:
        for role in Role if route.rights.is_about_a_table else [each for each in Role if each not in AT_THE_TABLE]:
            changes = is_at_tables and route.method != "GET" and route.allows(role)
            for is_right in (True, False) if route.rights.only and route.allows(role) else (True,):
                scene = Scene(link, client, role)
                await scene.begin(None if changes else stage)
                call = await CALLS[route.name](scene, is_right)
                if call is not None:
                    await cell(scene, route, call, is_right)
    await link.close()


async def cell(scene: Scene, route: Route, call: Call, is_right: bool) -> None:
    """One request: allowed, or refused without any change."""
    before = await snapshot(scene.link)
    method = route.method
    response = await scene.client.request(method, call.path, json=call.body, headers=scene.me.headers)
    said = f"{route.name} as {scene.role}: {response.status_code} {response.text[:200]}"
    assert response.status_code < 500, said
    if is_right and route.allows(scene.role):
        assert response.status_code not in (*BY_RIGHTS, 429), said
        return
    if is_right:
        assert response.status_code in BY_RIGHTS, said
        if route.rights is not None and route.rights.is_about_a_table and scene.role not in AT_THE_TABLE:
            lost = await scene.client.request(
                method, call.path.replace(scene.waiting.id, "lost").replace(scene.running.id, "lost"), json=call.body
            )
            assert (response.status_code, response.text) == (404, lost.text), said  # nor is it told that there is one
    assert await snapshot(scene.link) == before, f"{said} has changed something"


@pytest.mark.parametrize("route", DOORS, ids=lambda route: route.name)
def test_every_cell_is_true(base: str, database: str, stage: Stage, route: Route) -> None:
    asyncio.run(cells(base, database, route, stage))


@pytest.mark.parametrize("route", SOCKETS, ids=lambda route: route.name)
async def test_every_socket_is_opened_by_those_who_may(base: str, database: str, stage: Stage, route: Route) -> None:
    async def hears(path: str, headers: dict[str, str]) -> bool:
        try:
            async with connect(f"{base.replace('http', 'ws')}{path}", additional_headers=headers) as link:
                return bool(await asyncio.wait_for(link.recv(), PATIENCE))
        except (InvalidStatus, ConnectionClosed):
            return False

    link = await asyncpg.connect(database)
    async with httpx.AsyncClient(base_url=base, timeout=PATIENCE, verify=PLAIN) as client:
        for role in Role:
            scene = Scene(link, client, role)
            await scene.begin(stage)
            seats = (scene.my_seat, 1 - scene.my_seat) if "{table_id}" in route.path else (None,)
            for seat in seats:
                query = "&".join([part for part in (scene.query, "" if seat is None else f"seat={seat}") if part])
                path = f"{route.path.replace('{table_id}', scene.running.id)}?{query}"
                is_wrong = seat not in (None, scene.my_seat) and role != Role.ONLOOKER
                may = route.allows(role) and not is_wrong
                assert await hears(path, scene.me.headers) == may, (route.name, role, seat)
    await link.close()
