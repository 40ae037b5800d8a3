"""The services of a process, built once, and who hears of what happens at tables, in which order."""

from collections.abc import Callable
from dataclasses import dataclass, field

from partie.server.chat.service import Talk
from partie.server.clocks.store import Keeper
from partie.server.infra.load_shedding import Lag
from partie.server.infra.message_bus import Bus
from partie.server.infra.tokens import new_id
from partie.server.lobby.hosting import Hosting
from partie.server.moderation.service import Reports
from partie.server.notifications.listener import Notices, Silent
from partie.server.people.persons import Persons
from partie.server.people.standing import Standings
from partie.server.play.proposals import Proposals
from partie.server.premoves.scheduler import Orders
from partie.server.programs.pace import Pace
from partie.server.ratings.result_counter import Counting
from partie.server.realtime.connections import Sockets
from partie.server.realtime.subscriber import Outlet
from partie.server.tables.answer_writer import Commits
from partie.server.tables.answering import Answering
from partie.server.tables.bot_player import BotPlayer
from partie.server.tables.bot_queue import BotRequests, Jobs, Nobody
from partie.server.tables.creation import TableCreation
from partie.server.tables.events import AnswerCommitted, TableEvents, TableSynced
from partie.server.tables.feed import News, NoNews
from partie.server.tables.heartbeat import PresenceHeartbeat
from partie.server.tables.open_rooms import OpenRooms
from partie.server.tables.registry import RoomRegistry
from partie.server.tables.seating import Seating
from partie.server.tables.store import Store
from partie.server.tables.sweep import Sweep
from partie.server.tables.sync import RoomSync

type Notifying = Callable[[Store, RoomRegistry, PresenceHeartbeat], Notices]


@dataclass(frozen=True, slots=True)
class Services:
    """What requests, sockets and loops of a process work with."""

    store: Store
    writer: Commits
    bus: Bus
    feed: News
    clocks: Keeper
    events: TableEvents
    persons: Persons
    standings: Standings
    open_rooms: OpenRooms
    rooms: RoomRegistry
    heartbeat: PresenceHeartbeat
    sweep: Sweep
    answering: Answering
    seating: Seating
    creation: TableCreation
    hosting: Hosting
    bots: BotPlayer
    proposals: Proposals
    chat: Talk
    moderation: Reports
    notifications: Notices
    premoves: Orders
    results: Counting
    sockets: Sockets = field(default_factory=Sockets)
    personal: set[Outlet] = field(default_factory=set)  # sockets of persons that are at no table
    lag: Lag = field(default_factory=Lag)
    pace: Pace = field(default_factory=Pace)


def silent(*_: object) -> Notices:
    """For a process that tells nobody."""
    return Silent()


def build(
    store: Store, writer: Commits, feed: News | None = None, jobs: Jobs | None = None, notifying: Notifying = silent
) -> Services:
    """All services of a process. One without a feed is alone; one without jobs lets others ask its bots."""
    pool, process = store.pool, new_id()
    feed = feed or NoNews()
    bus, events, bots = Bus(process), TableEvents(), BotRequests(jobs or Nobody())
    clocks, standings, open_rooms = Keeper(pool), Standings(pool), OpenRooms(feed)
    sync = RoomSync(store, clocks, feed, bus, events, open_rooms)
    rooms = RoomRegistry(store, feed, bus, events, open_rooms, sync, bots)
    heartbeat = PresenceHeartbeat(process, feed, events, open_rooms, bots)
    answering = Answering(writer, feed, events, sync, bots)
    seating = Seating(store, clocks, standings, rooms)
    services = Services(
        store=store,
        writer=writer,
        bus=bus,
        feed=feed,
        clocks=clocks,
        events=events,
        persons=Persons(pool),
        standings=standings,
        open_rooms=open_rooms,
        rooms=rooms,
        heartbeat=heartbeat,
        sweep=Sweep(store, clocks, open_rooms, sync, rooms, heartbeat, bots),
        answering=answering,
        seating=seating,
        creation=TableCreation(store, bus, standings, sync, rooms, seating),
        hosting=Hosting(store, rooms, seating),
        bots=BotPlayer(store, rooms, answering),
        proposals=Proposals(store, clocks, rooms, seating, answering),
        chat=Talk(process, pool, bus, feed, standings, open_rooms),
        moderation=Reports(pool),
        notifications=notifying(store, rooms, heartbeat),
        premoves=Orders(pool, answering.answer),
        results=Counting(store),
    )
    _wire(services)
    return services


def _wire(services: Services) -> None:
    events, notifications, premoves = services.events, services.notifications, services.premoves

    def ask_about_answer(event: AnswerCommitted) -> None:
        if event.opens:
            notifications.asked(event.table)

    def ask_about_reloaded(event: TableSynced) -> None:
        if event.is_reloaded:
            notifications.asked(event.table)

    services.feed.follow(services.rooms.apply_remote)
    services.feed.follow_asides(services.chat.overhear)
    services.feed.follow_asides(services.heartbeat.receive)
    events.answer_committed.connect(ask_about_answer)
    events.answer_committed.connect(lambda event: premoves.look(event.table))
    events.synced.connect(ask_about_reloaded)
    events.synced.connect(lambda event: premoves.look(event.table))
    events.seats_changed.connect(premoves.look)
    events.joined.connect(premoves.look)
    events.ended.connect(lambda table: services.results.soon(table.row.id))
    events.ended.connect(notifications.ended)
    events.time_running_out.connect(lambda event: notifications.remind(*event))
