"""The services of a process, built once, and who hears of what happens at tables, in which order."""

from dataclasses import dataclass

from partie.server.chat.service import Talk
from partie.server.moderation.service import Reports
from partie.server.notifications.listener import Notices
from partie.server.premoves.scheduler import Orders
from partie.server.ratings.result_counter import Counting
from partie.server.tables.events import AnswerCommitted, TableSynced
from partie.server.tables.house import House


@dataclass(frozen=True, slots=True)
class Services:
    """What requests, sockets and loops of a process work with."""

    house: House
    chat: Talk
    moderation: Reports
    notifications: Notices
    premoves: Orders
    results: Counting


def build(house: House, notifications: Notices) -> Services:
    """All services over the tables of this process."""
    pool = house.store.pool
    services = Services(
        house, Talk(house), Reports(pool), notifications, Orders(pool, house.answer), Counting(house.store)
    )
    _wire(services)
    return services


def _wire(services: Services) -> None:
    events, notifications, premoves = services.house.events, services.notifications, services.premoves

    def ask_about_answer(event: AnswerCommitted) -> None:
        if event.opens:
            notifications.asked(event.table)

    def ask_about_reloaded(event: TableSynced) -> None:
        if event.is_reloaded:
            notifications.asked(event.table)

    events.answer_committed.connect(ask_about_answer)
    events.answer_committed.connect(lambda event: premoves.look(event.table))
    events.synced.connect(ask_about_reloaded)
    events.synced.connect(lambda event: premoves.look(event.table))
    events.seats_changed.connect(premoves.look)
    events.joined.connect(premoves.look)
    events.ended.connect(lambda table: services.results.soon(table.row.id))
    events.ended.connect(notifications.ended)
    events.time_running_out.connect(lambda event: notifications.remind(*event))
