"""Who says what to whom at the tables of one process.

A line is written down first. All processes are then called with its number, and each looks up who of its own readers
may hear it at this moment: whoever has muted the speaker a moment ago is not told, wherever they are.
"""

import asyncio
from typing import Final

from partie.server.chat.phrases import phrase_of
from partie.server.chat.store import ONLOOKERS, TABLE, Lines, line_json
from partie.server.chat.text import tidy_line
from partie.server.infra.database import Pool
from partie.server.infra.message_bus import MessageBus, Payload
from partie.server.infra.supervisor import Beat
from partie.server.people.blocks import BlockList
from partie.server.people.standing import PersonStandings, PersonStatus
from partie.server.realtime.subscriber import Subscriber
from partie.server.tables.feed import Ephemeral, TableFeed
from partie.server.tables.open_rooms import OpenRooms
from partie.server.tables.room import Room
from partie.server.tables.schemas import Claimed, Said, Say
from partie.server.tables.schemas import Talk as TalkJson
from partie.table.difference import to_text
from partie.table.refusal import Refused
from partie.words.messages import Message, message

TIDY: Final = 600.0  # seconds between two looks for what is too old


class ChatService:
    """The words at the tables that this process has open."""

    def __init__(
        self,
        process: str,
        pool: Pool,
        bus: MessageBus,
        feed: TableFeed,
        standings: PersonStandings,
        open_rooms: OpenRooms,
    ) -> None:
        self.lines = Lines(pool)
        self.standings = standings
        self.shunning = BlockList(pool)
        self._process = process
        self._bus = bus
        self._feed = feed
        self._open_rooms = open_rooms
        bus.follow("said", self._hear)

    async def say(self, table: Room, subscriber: Subscriber, asked: Say) -> None:
        """Somebody says something: to the table, or among onlookers while it is played."""
        row = table.row
        person = await self.standings.check_words(subscriber.person)
        phrase: Message | None = None
        text = ""
        if asked["key"]:
            phrase = phrase_of(row.game, row.rules, len(row.seats), asked["key"], asked["args"])
        else:
            text = tidy_line(asked["text"])
            why = await self.standings.why_not_free(row, person)
            if why is not None:
                raise Refused("talk", why)
        seat = subscriber.seat if subscriber.seat in row.seats_of(person) else next(iter(row.seats_of(person)), -1)
        assert subscriber.session is not None
        name = row.seats[seat].name if seat >= 0 else subscriber.session.person.name
        audience = TABLE if seat >= 0 or row.ended else ONLOOKERS
        line = await self.lines.write(row.id, person, seat, name, audience, phrase, text)
        await self._bus.call("said", {"table": row.id, "line": line})

    async def listen(self, table: Room, subscriber: Subscriber, after: int) -> TalkJson:
        """What these eyes missed, and why they cannot write freely."""
        person = subscriber.person
        audiences = [each for each in (TABLE, ONLOOKERS) if _is_for(each, table, subscriber)]
        is_free = person is not None and (await self.standings.of(person)).is_free
        rows = await self.lines.last(table.row.id, person, after, audiences, is_free)
        if person is not None:
            await self.lines.heard([row["id"] for row in rows], [person])
        why = await self.standings.why_not_free(table.row, person)
        return {"lines": [line_json(row, person) for row in rows], "why": why}

    async def claim(self, table: Room, seat: int, says: Message) -> None:
        """A seat says something to the table."""
        claimed: Claimed = {"kind": "claimed", "seat": seat, "question": table.started().number, "says": says}
        await self._spread(table, claimed)
        await self._feed.pass_on(table.row.id, Ephemeral(self._process, claimed=claimed))

    async def overhear(self, table_id: str, aside: Ephemeral) -> None:
        """A seat says something to its table through another process."""
        table = self._open_rooms.get(table_id)
        if table is not None and aside.claimed is not None and aside.origin != self._process:
            await self._spread(table, aside.claimed)

    async def _spread(self, table: Room, claimed: Claimed) -> None:
        """Tell what a seat claimed to everybody who wants to hear it."""
        speaker = table.row.seats[claimed["seat"]].person
        eyes = table.audience.eyes()
        standings = await self._standings(eyes, speaker)
        deaf = frozenset([each for each, standing in standings.items() if each is not None and standing.is_deaf])
        text = to_text(claimed)
        for subscriber in eyes:
            if _is_for(TABLE, table, subscriber) and subscriber.person not in deaf:
                subscriber.send(text)
        table.audience.hold(text, deaf)

    async def tidy(self, beat: Beat) -> None:
        """Forget what is too old, now and then."""
        while True:
            await self.lines.forget()
            beat()
            await asyncio.sleep(TIDY)

    async def _standings(self, subscribers: list[Subscriber], speaker: int | None) -> dict[int | None, PersonStatus]:
        """How those who look stand, and whether they want to hear a speaker."""
        persons = {subscriber.person for subscriber in subscribers if subscriber.person is not None}
        found = await self.standings.all(list(persons), speaker)
        return dict(found.items())

    async def _hear(self, called: Payload) -> None:
        """A line was written down: tell it to those here who may hear it."""
        table = self._open_rooms.get(str(called["table"]))
        number = called["line"]
        if table is None or not isinstance(number, int):
            return
        row = await self.lines.one(number)
        if row is None:
            return
        speaker = row["person"]
        subscribers = [
            subscriber for subscriber in table.audience.eyes() if _is_for(row["audience"], table, subscriber)
        ]
        standings = await self._standings(subscribers, speaker)
        told: list[Subscriber] = []
        for subscriber in subscribers:
            standing = standings.get(subscriber.person)
            is_free = standing is not None and standing.is_free
            is_deaf = standing is not None and standing.is_deaf
            if subscriber.person == speaker or (not is_deaf and (is_free or not row["text"])):
                told.append(subscriber)
        # Before they read it: whoever has read a line may report it at once.
        await self.lines.heard([number], {each.person for each in told if each.person is not None})
        for subscriber in told:
            said: Said = {"kind": "said", "line": line_json(row, subscriber.person)}
            subscriber.send(to_text(said))


def _is_for(audience: str, table: Room, subscriber: Subscriber) -> bool:
    """Whether these eyes may hear what is said to an audience now. After the end everybody may.

    A player who looks through the onlookers' link stays a player, and whoever we do not know might be one.
    """
    row = table.row
    is_player = bool(row.seats_of(subscriber.person))
    if row.ended:
        return True
    if audience == ONLOOKERS:
        return subscriber.person is not None and not is_player
    return is_player or row.terms.watching == "open"


def no_such_line() -> Refused:
    """There is no such line, or it is not for whoever asks."""
    return Refused("missing", message("err-talk-no-line"))
