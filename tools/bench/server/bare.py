"""The bare path: sockets, the group commit and frames of a given size, with no game behind them.

    python tools/bench/server/bare.py PORT DATABASE

It is what any server of this kind has to spend on an answer, and what ours is compared with.
"""

import asyncio
import contextlib
import sys
from collections.abc import AsyncGenerator

import msgspec
import uvicorn
from litestar import Litestar, get, websocket
from litestar.exceptions import WebSocketDisconnect

from partie.core import Given
from partie.server.infra.database import open_tool_pool
from partie.server.infra.tokens import new_mark
from partie.server.model.rows import AnswerRow
from partie.server.realtime.subscriber import Subscriber
from partie.server.tables.answer_writer import AnswerWriter
from partie.server.tables.schemas import Answer
from partie.server.web.asgi_server import listening_to
from partie.server.web.request_context import Socket
from partie.server.web.routes.tables import write_frames

READ = msgspec.json.Decoder(Answer)


class BareTable:
    """A counter, and the sockets of those who are told of it."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.version = 0
        self.subscribers: list[Subscriber] = []


class Bare:
    """All tables of the process."""

    def __init__(self, commits: AnswerWriter) -> None:
        self.commits = commits
        self.tables: dict[str, BareTable] = {}

    async def answer(self, table_id: str, subscriber: Subscriber, text: str, size: int) -> None:
        """Write an answer down, tell everybody with a frame of this size, and say that it is done."""
        table, asked = self.tables[table_id], READ.decode(text)
        async with table.lock:
            given = Given(asked["question"], subscriber.seat, asked["text"])
            await self.commits.put(AnswerRow(table_id, table.version + 1, given, new_mark()))
            table.version += 1
            frame = f'{{"kind":"change","version":{table.version},"fields":{{}},"log":"{"x" * size}"}}'
            for each in table.subscribers:
                each.send(frame)
        subscriber.send(f'{{"kind":"done","ref":{asked["ref"]},"result":null}}')


@get("/healthz")
async def healthz() -> str:
    """It is there."""
    return "ok"


@websocket("/api/tables/{table_id:str}/socket")
async def socket(socket: Socket, table_id: str, seat: int, size: int = 0) -> None:
    """One pair of eyes."""
    bare = socket.app.state["bare"]
    assert isinstance(bare, Bare)
    await socket.accept()
    table = bare.tables.setdefault(table_id, BareTable())
    subscriber = Subscriber(seat, None)
    table.subscribers.append(subscriber)
    writing = asyncio.create_task(write_frames(socket, subscriber))
    try:
        while True:
            await bare.answer(table_id, subscriber, await socket.receive_text(), size)
    except WebSocketDisconnect:
        return
    finally:
        writing.cancel()
        table.subscribers.remove(subscriber)


def main(port: int, database: str) -> None:
    """Serve until somebody stops it."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None]:
        pool = await open_tool_pool(database, most=8, least=2)
        commits = AnswerWriter(pool)
        commits.start()
        app.state["bare"] = Bare(commits)
        yield
        pool.terminate()

    app = Litestar([healthz, socket], lifespan=[lifespan], openapi_config=None, logging_config=None)
    config = listening_to(app)
    config.port = port
    uvicorn.Server(config).run()


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
