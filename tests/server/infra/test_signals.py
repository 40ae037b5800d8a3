"""Listeners hear of events in their order; and of an answer nobody hears before it is on the disk and told here."""

import logging
from collections.abc import Sequence

import pytest

from partie.core import seats_in
from partie.server.infra.signals import Signal
from partie.server.model.rows import AnswerRow
from partie.server.realtime.subscriber import DeliveryTimer, Subscriber
from partie.server.services import build
from partie.server.tables.answer_writer import AnswerWriter
from partie.server.tables.feed import LocalFeed
from partie.server.tables.room import Room
from tests.server.harness.scenes.ended import person, row_of
from tests.server.harness.stores import opened


def test_listeners_hear_in_their_order_and_one_that_fails_keeps_nobody_else(caplog: pytest.LogCaptureFixture) -> None:
    heard: list[str] = []

    def broken(event: str) -> None:
        raise KeyError(event)

    signal = Signal[str]("an event")
    signal.connect(lambda event: heard.append(f"first {event}"))
    signal.connect(broken)
    signal.connect(lambda event: heard.append(f"last {event}"))
    signal.emit("a")
    signal.emit("b")
    assert heard == ["first a", "last a", "first b", "last b"]
    errors = [record.getMessage() for record in caplog.records if record.levelno == logging.ERROR]
    assert errors == ["a listener failed at an event"] * 2


class Recorded(LocalFeed):
    """Other processes, and what happens in which order. ``+`` is what happens while nothing else may happen there."""

    def __init__(self) -> None:
        self.steps: list[str] = []
        self.table: Room | None = None

    def note(self, step: str) -> None:
        """This happens."""
        if self.table is not None:
            self.steps.append(step + "+" * self.table.lock.locked())

    async def tell(self, table_id: str, row: AnswerRow | None) -> None:
        """Other processes hear of it."""
        self.note("publish an answer" if row is not None else "publish the seats")


class Eyes(Subscriber):
    """Somebody who looks at the table."""

    def __init__(self, recorded: Recorded, seat: int) -> None:
        super().__init__(seat, None)
        self._recorded = recorded

    def send(self, frame: str, telling: DeliveryTimer | None = None) -> None:
        """They are told."""
        self._recorded.note("tell")


class RecordedCommits(AnswerWriter):
    """Writes answers, and says when."""

    recorded: Recorded

    async def put(self, row: AnswerRow) -> int | None:
        """One answer."""
        at = await super().put(row)
        self.recorded.note("commit")
        return at


async def test_an_answer_is_written_then_told_then_published_and_then_an_event(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(database) as store:
        commits, recorded = RecordedCommits(store.pool), Recorded()
        commits.recorded = recorded
        commits.start()
        services = build(store, commits, recorded)
        services.events.answer_committed.connect(lambda _: recorded.note("event"))
        services.events.ended.connect(lambda _: recorded.note("event of the end"))
        keep = store.end

        async def end(table_id: str, record: str, players: Sequence[str]) -> bool:
            recorded.note("keep the record")
            return await keep(table_id, record, players)

        monkeypatch.setattr(store, "end", end)
        row, seed = row_of("tides", [await person(store, "Ana"), await person(store, "Ben")])
        await store.make(row, seed)
        table = await services.rooms.open(row.id)
        table.look(Eyes(recorded, 0))
        recorded.table = table
        answers: list[list[str]] = []
        while not table.row.ended:
            recorded.steps = []
            match = table.started()
            seat = seats_in(match.position.waiting)[0]
            text = match.game.notation.text(match.legal(seat)[0])
            await services.answering.answer(table, seat, match.number, None, text, None)
            answers.append(recorded.steps)
        orders = [list(dict.fromkeys(steps[: steps.index("event+") + 1])) for steps in answers]
        every = ["commit+", "tell+", "publish an answer+", "event+"]
        quiet = ["commit+", "publish an answer+", "event+"]  # where nothing changes for these eyes
        assert [order for order in orders if order not in (every, quiet)] == []
        assert every in orders
        last = answers[-1][answers[-1].index("event+") + 1 :]
        assert last == ["keep the record+", "event of the end+", "tell+", "publish the seats+"]
        await commits.stop()
