"""New tables: from somebody who wants one, of people who were paired, or offered as a rematch."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import SystemRandom

from partie.core import Game, Position, commitment
from partie.core.names import name_mark
from partie.registry import UnknownGame, find_game
from partie.server.infra.database import Connection
from partie.server.infra.message_bus import MessageBus
from partie.server.infra.tokens import hash_of, new_id, new_key, new_seed
from partie.server.model.rows import SeatRow, TableRow, Terms
from partie.server.people.names import cleaned, named
from partie.server.people.standing import PersonStandings
from partie.server.tables.registry import RoomRegistry
from partie.server.tables.room import Room
from partie.server.tables.schemas import MadeTable, NewOnline
from partie.server.tables.seating import WORDS, Seating
from partie.server.tables.store import TableStore
from partie.server.tables.sync import RoomSync
from partie.server.tables.terms import BOTS, terms_in, usual_watching
from partie.table.refusal import Refused
from partie.words.messages import message


class TableCreation:
    """Makes tables."""

    def __init__(
        self,
        store: TableStore,
        bus: MessageBus,
        standings: PersonStandings,
        sync: RoomSync,
        rooms: RoomRegistry,
        seating: Seating,
    ) -> None:
        self._store = store
        self._bus = bus
        self._standings = standings
        self._sync = sync
        self._rooms = rooms
        self._seating = seating

    async def make(self, wanted: NewOnline, person: int) -> MadeTable:
        """A new table; whoever makes it sits down at once."""
        game = check_new(wanted)
        await self._standings.check_welcome(person)
        seats = wanted["seats"]
        keys = ["" if bot else new_key() for bot in seats]
        rows = tuple(
            [
                SeatRow(seat, "", bot, "", "", hash_of(keys[seat]) if keys[seat] else None, None)
                if seat != wanted["seat"]
                else SeatRow(
                    seat,
                    named(wanted["name"]),
                    "",
                    "",
                    cleaned(wanted["words"], WORDS),
                    hash_of(keys[seat]),
                    person,
                    hash_of(keys[seat]),
                )
                for seat, bot in enumerate(seats)
            ]
        )
        row, seed = _new_row(game.name, game.version, game.card_set_name(), dict(wanted["settings"]), rows)
        row = replace(row, host=person, terms=terms_in(wanted, game))
        await self._store.make(row, seed)
        await self._bus.call("lobby", {"table": row.id})
        return {"table": row.id, "luck": row.luck, "keys": keys, "onlookers": row.onlookers}

    async def seat_all(
        self,
        connection: Connection,
        game: Game[Position],
        settings: Mapping[str, str],
        sitters: Sequence[tuple[int, str]],
        terms: Terms,
    ) -> str:
        """A table at which these persons sit, with their names, in the order of seats. It begins with what is done
        besides in this transaction; whoever calls opens it afterwards.
        """
        rows = [
            SeatRow(seat, name, "", "", "", None, person, hash_of(new_key()))
            for seat, (person, name) in enumerate(sitters)
        ]
        row, seed = _new_row(game.name, game.version, game.card_set_name(), dict(settings), tuple(rows))
        await self._store.lay(connection, replace(row, terms=terms), seed)
        return row.id

    async def make_seated(
        self, name: str, terms: Terms, people: Sequence[tuple[int, str]], connection: Connection
    ) -> str:
        """A table at which these people sit already, by lot, so that it begins at once: its id.

        Of two who are called alike, one has no name there. Nobody is its host.
        """
        game, seats, marks = find_game(name), list(people), set[str]()
        SystemRandom().shuffle(seats)
        sitters: list[tuple[int, str]] = []
        for person, called in seats:
            is_free = bool(called) and name_mark(called) not in marks
            marks.add(name_mark(called))
            sitters.append((person, called if is_free else ""))
        return await self.seat_all(connection, game, {}, sitters, replace(terms, watching=usual_watching(game)))

    async def rematch(self, table: Room, person: int) -> tuple[str, bool]:
        """Offer another table to the same people, everybody moved on by one seat, or accept what another has offered.

        The player who asks sits down, and is the host of a table that is made now; the seats of the others are reserved
        for them, so nothing begins, and no clock runs, before each of them has agreed. The table, and whether it
        is new.
        """
        # Its last answer may have been given through another process a moment ago, or its record not be kept yet; and
        # whoever has left for good since then must not be seated again.
        await self._rooms.bring_up_to_date(table)
        async with table.lock:
            await self._sync.finish(table)
        if not table.row.ended:
            raise Refused("running", message("err-no-table"))
        old, next_id, is_made = table.row, table.row.next, False
        if not next_id:
            await self._standings.check_rematch(old)
            row, seed = _new_row(old.game, old.rules, old.deck, old.settings, offered_seats(old, person))
            row = replace(row, host=person, terms=replace(old.terms, is_open=False))
            is_made = await self._store.make(row, seed, previous=old.id)
            await self._rooms.seats_changed(old.id)
            now = await self._store.table(old.id)
            next_id = "" if now is None else now.next  # another player may have been faster
        await self._seating.accept(await self._rooms.open(next_id), old, person)
        return next_id, is_made


def check_new(wanted: NewOnline) -> Game[Position]:
    """The game of a table that is to be made. Refused where there cannot be such a table."""
    seats = wanted["seats"]
    try:
        game = find_game(wanted["game"])
    except UnknownGame as error:
        raise Refused("game", message("err-unknown-record", game=wanted["game"])) from error
    if len(seats) not in game.seats or not 0 <= wanted["seat"] < len(seats) or seats[wanted["seat"]]:
        raise Refused("seats", message("err-seats"))
    if any([bot and bot not in BOTS for bot in seats]):
        raise Refused("bot", message("err-seats"))
    try:
        game.start(len(seats), wanted["settings"])
    except ValueError as error:
        raise Refused("settings", message("err-seats")) from error
    terms_in(wanted, game)
    named(wanted["name"])
    return game


def _new_row(
    game: str, rules: int, deck: str, settings: dict[str, str], seats: tuple[SeatRow, ...]
) -> tuple[TableRow, str]:
    seed = new_seed()
    return TableRow(new_id(), game, rules, deck, settings, commitment(seed), new_key(), False, False, "", seats), seed


def offered_seats(before: TableRow, person: int) -> tuple[SeatRow, ...]:
    """The seats of a rematch, everybody moved on by one: a person who asks for it sits, bots follow, others may."""
    count = len(before.seats)
    return tuple([_offered(before.seats[(seat - 1) % count], seat, person) for seat in range(count)])


def _offered(before: SeatRow, seat: int, person: int) -> SeatRow:
    bot = before.bot or before.deputy_for_good
    if bot:
        return SeatRow(seat, "", bot, "", "", None, None)
    if before.person == person:
        return SeatRow(seat, before.name, "", "", "", None, person, before.own_hash)
    return SeatRow(seat, before.name, "", "", "", None, None, reserved_for=before.person)
