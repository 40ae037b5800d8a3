"""A socket that breaks in its first moment leaves nothing behind in its process."""

import asyncio
import time

import httpx
import pytest

from partie.server.infra.settings import METRICS
from partie.server.ops.dev_services import free_port
from tests.server.faults.spy import execute
from tests.server.harness.clients.guests import BROKEN, PATIENCE, PLAIN, laid
from tests.server.harness.processes import server

# Seat 0 was out of time, and a bot answers for it. Its person comes back, and that cannot be written down.
AWAY = """
    UPDATE seats SET deputy = 'newcomer' WHERE seat = 0;
    INSERT INTO clock_events (table_id, kind, seat, question) SELECT id, 'deputy', 0, 1 FROM tables;
    CREATE FUNCTION refuse() RETURNS trigger AS $$ BEGIN
        RAISE EXCEPTION 'no space left' USING ERRCODE = 'disk_full'; END $$ LANGUAGE plpgsql;
    CREATE TRIGGER refuse BEFORE INSERT ON clock_events FOR EACH ROW EXECUTE FUNCTION refuse();
"""


async def sockets(base: str) -> str:
    """How many the process believes to have, once it had time to notice that one is closed."""
    found, end = "", time.monotonic() + PATIENCE
    async with httpx.AsyncClient(base_url=base, verify=PLAIN) as client:
        while time.monotonic() < end:
            lines = (await client.get("/metrics")).text.splitlines()
            found = next(line.split()[1] for line in lines if line.startswith("partie_sockets "))
            if found == "0.0":
                break
            await asyncio.sleep(0.2)
    return found


def test_nobody_looks_through_a_socket_that_broke(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    port = free_port()
    monkeypatch.setenv(METRICS, str(port))
    process, base = server(database)
    process.start()

    async def tried() -> str:
        player, *_ = await laid([base], "tides", ["", ""])
        await execute(database, AWAY)
        process.stop()  # it would know that nobody was out of time
        await asyncio.to_thread(process.start)
        try:
            async with await player.open(base) as socket:
                while True:
                    await asyncio.wait_for(socket.recv(), PATIENCE)
        except BROKEN:
            return await sockets(f"http://127.0.0.1:{port}")

    try:
        assert asyncio.run(tried()) == "0.0"
    finally:
        process.stop()
