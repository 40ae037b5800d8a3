"""The services of a process, built once, and who hears of what happens at tables, in which order."""

from collections.abc import Callable
from dataclasses import dataclass, field

from partie.server.chat.service import ChatService
from partie.server.clocks.store import ClockStore
from partie.server.infra.load_shedding import LoadMeter
from partie.server.infra.message_bus import MessageBus
from partie.server.infra.tokens import new_id
from partie.server.lobby.hosting import Hosting
from partie.server.moderation.service import ModerationService
from partie.server.notifications.listener import NoNotifications, NotificationListener
from partie.server.people.identity import Persons
from partie.server.people.standing import PersonStandings
from partie.server.play.proposals import Proposals
from partie.server.premoves.scheduler import PremoveScheduler
from partie.server.programs.pace import Pace
from partie.server.ratings.result_counter import ResultCounter
from partie.server.realtime.connections import ConnectionRegistry
from partie.server.realtime.subscriber import Subscriber
from partie.server.tables.answer_writer import AnswerWriter
from partie.server.tables.answering import Answering
from partie.server.tables.bot_player import BotPlayer
from partie.server.tables.bot_queue import BotQueue, BotRequests, NoBotQueue
from partie.server.tables.creation import TableCreation
from partie.server.tables.events import AnswerCommitted, TableEvents, TableSynced
from partie.server.tables.feed import LocalFeed, TableFeed
from partie.server.tables.heartbeat import PresenceHeartbeat
from partie.server.tables.open_rooms import OpenRooms
from partie.server.tables.registry import RoomRegistry
from partie.server.tables.seating import Seating
from partie.server.tables.stand_ins import StandIns
from partie.server.tables.store import TableStore
from partie.server.tables.sweep import Sweep
from partie.server.tables.sync import RoomSync

type Notifying = Callable[[TableStore, RoomRegistry, PresenceHeartbeat], NotificationListener]


@dataclass(frozen=True, slots=True)
class Services:
    """What requests, sockets and loops of a process work with."""

    store: TableStore
    writer: AnswerWriter
    bus: MessageBus
    feed: TableFeed
    clocks: ClockStore
    events: TableEvents
    persons: Persons
    standings: PersonStandings
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
    chat: ChatService
    moderation: ModerationService
    notifications: NotificationListener
    premoves: PremoveScheduler
    results: ResultCounter
    sockets: ConnectionRegistry = field(default_factory=ConnectionRegistry)
    personal: set[Subscriber] = field(default_factory=set)  # sockets of persons that are at no table
    lag: LoadMeter = field(default_factory=LoadMeter)
    pace: Pace = field(default_factory=Pace)


def silent(*_: object) -> NotificationListener:
    """For a process that tells nobody."""
    return NoNotifications()


def build(
    store: TableStore,
    writer: AnswerWriter,
    feed: TableFeed | None = None,
    jobs: BotQueue | None = None,
    notifying: Notifying = silent,
) -> Services:
    """All services of a process. One without a feed is alone; one without jobs lets others ask its bots."""
    pool, process = store.pool, new_id()
    feed = feed or LocalFeed()
    bus, events, bots = MessageBus(process), TableEvents(), BotRequests(jobs or NoBotQueue())
    clocks, standings, open_rooms = ClockStore(pool), PersonStandings(pool), OpenRooms(feed)
    stand_ins = StandIns(pool)
    sync = RoomSync(store, clocks, feed, bus, events, open_rooms)
    rooms = RoomRegistry(store, feed, bus, events, open_rooms, sync, bots)
    heartbeat = PresenceHeartbeat(process, feed, events, open_rooms, bots)
    answering = Answering(writer, feed, events, sync, bots)
    seating = Seating(store, stand_ins, standings, rooms)
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
        proposals=Proposals(store, clocks, stand_ins, rooms, seating, answering),
        chat=ChatService(process, pool, bus, feed, standings, open_rooms),
        moderation=ModerationService(pool),
        notifications=notifying(store, rooms, heartbeat),
        premoves=PremoveScheduler(pool, answering.answer),
        results=ResultCounter(store),
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
