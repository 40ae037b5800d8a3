"""Tables that are not there: an id of another shape is looked for nowhere, and no id leaves anything behind."""

import asyncio
import contextlib
from collections.abc import AsyncGenerator

import asyncpg
import httpx
import pytest

from partie.server.infra.nats_client import NatsLink
from partie.server.infra.tokens import is_id, new_id
from partie.server.ops.dev_services import DevServices
from partie.server.services import Services, build
from partie.server.tables.answer_writer import AnswerWriter
from partie.server.tables.feed import NatsFeed
from partie.server.tables.store import TableStore
from partie.server.web.app import ROUTES
from partie.server.web.request_context import IDS
from partie.table.refusal import Refused
from tests.server.harness.clients.guests import PATIENCE, PLAIN
from tests.server.harness.processes import running, server
from tests.server.harness.scenes.ended import person, row_of
from tests.server.harness.stores import opened

# With these NATS would be asked for every table at once, or get a command of its own; the database would refuse some.
ODD = ["", "a b", "a.b", "..", "*", ">", "a\r\nPUB partie.table.b 2", "a\x00b", "ž", "x" * 25, "x" * 30_000]


def test_ids_have_the_shape_that_they_are_made_in() -> None:
    assert all([is_id(new_id()) for _ in range(1000)])
    assert [odd for odd in ODD if is_id(odd)] == []


@pytest.mark.parametrize("odd", ODD, ids=range(len(ODD)))
async def test_an_odd_id_is_looked_for_nowhere(database: str, odd: str) -> None:
    async with opened(database) as store:
        services = build(store, AnswerWriter(store.pool))
        store.pool.terminate()  # whatever asks the database now ends with another error
        with pytest.raises(Refused) as refused:
            await services.rooms.open(odd)
        assert refused.value.kind == "missing"


@contextlib.asynccontextmanager
async def listening(store: TableStore, trial: DevServices) -> AsyncGenerator[tuple[Services, NatsFeed, list[str]]]:
    """Services that hear of tables over NATS, and all subjects that they have asked NATS for since they joined."""
    link = NatsLink(trial.news)
    await link.open()
    client = link.client
    heard: list[str] = []
    subscribe = client.subscribe

    async def counted(subject: str, **more: object) -> object:
        heard.append(subject)
        return await subscribe(subject, **more)  # type: ignore[arg-type]  # passed on as it came

    client.subscribe = counted  # type: ignore[method-assign, assignment]  # the same, and counted
    news = NatsFeed(client)
    services = build(store, AnswerWriter(store.pool), news)
    await news.join()
    try:
        yield services, news, heard
    finally:
        await link.close()


async def made(store: TableStore) -> str:
    """A table that is there."""
    row, seed = row_of("tides", [await person(store, "Ana"), await person(store, "Ben")])
    await store.make(row, seed)
    return row.id


async def test_what_is_not_there_leaves_nothing_behind(database: str, trial: DevServices) -> None:
    """Neither in the memory of the process, nor with NATS."""
    async with opened(database) as store, listening(store, trial) as (services, news, heard):
        for _ in range(30):
            with pytest.raises(Refused):
                await services.rooms.open(new_id())
        assert (heard, list(services.open_rooms), services.rooms._opening, news._heard) == ([], [], {}, {})
        table_id = await made(store)
        assert (await services.rooms.open(table_id)).row.id == table_id
        assert heard == [f"partie.table.{table_id}"]


async def test_a_table_that_cannot_be_read_is_not_listened_to(database: str, trial: DevServices) -> None:
    async with opened(database) as store, listening(store, trial) as (services, news, _):
        table_id = await made(store)
        await store.pool.execute("ALTER TABLE luck RENAME TO lost")
        with pytest.raises(asyncpg.UndefinedTableError):
            await services.rooms.open(table_id)
        assert (list(services.open_rooms), news._heard) == ([], {})


def test_every_id_in_a_path_has_a_shape() -> None:
    texts = {name for route in ROUTES for path in route.paths for name in texts_in(path)}
    assert texts == set(IDS)


def texts_in(path: str) -> list[str]:
    """The parameters of a path that are texts."""
    return [part[1:].partition(":")[0] for part in path.split("/") if part.startswith("{") and part.endswith(":str}")]


def test_a_request_for_an_odd_id_is_refused_at_the_door(database: str, trial: DevServices) -> None:
    """With NATS: some of these were errors of the server once."""

    async def asked(base: str) -> None:
        async with httpx.AsyncClient(base_url=base, timeout=PATIENCE, verify=PLAIN) as client:
            for odd in ("a%20b", "a..b", "a%0d%0aPUB", "%2A", "%3E", "a%00b", "x" * 40):
                for method, path in (
                    ("GET", f"/api/tables/{odd}"),
                    ("GET", f"/api/tables/{odd}/record"),
                    ("POST", f"/api/tables/{odd}/leave"),
                    ("GET", f"/api/clubs/{odd}"),
                    ("GET", f"/api/tournaments/{odd}"),
                ):
                    response = await client.request(method, path)
                    assert response.status_code == 404, (method, path, response.text)

    process, address = server(database, trial.news)
    with running([process]):
        asyncio.run(asked(address))
