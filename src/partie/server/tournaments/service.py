"""Tournaments: opened, entered, left, and shown. Whoever makes their rounds is the referee."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from partie.core import Game, Position
from partie.registry import UnknownGame, find_game
from partie.server.clocks.time_control import NoClock, read_clock
from partie.server.clubs.schemas import BoardCard, Entry, NewTournament, StandingLine, Tournament, TournamentCard
from partie.server.infra.database import Connection, Pool, Row, UniqueViolation, transaction
from partie.server.infra.tokens import new_id
from partie.server.people.persons import PROGRAM
from partie.server.tournaments.pairing import KINDS, SWISS, Board, rounds_of, standings
from partie.server.tournaments.store import TournamentStore, TournamentViews, end_tournament
from partie.table.refusal import Refused
from partie.words.messages import message

ENTRIES: Final = 64
ROUNDS: Final = 20
OPENED: Final = 5  # tournaments of one person that are not over
SHOWN: Final = 30  # in a list

type State = Literal["open", "running", "over"]


def no_tournament() -> Refused:
    """There is none, or it is not for whoever asks."""
    return Refused("missing", message("err-no-tournament"))


@dataclass(frozen=True)
class TournamentRow:
    """A tournament as the database holds it."""

    id: str
    club: str | None
    opener: int | None
    game: str
    settings: Mapping[str, str]
    seats: int
    clock: str
    kind: str
    rounds: int
    round: int
    state: State


def row_in(found: Row) -> TournamentRow:
    """A tournament from what was read."""
    state: State = "over" if found["ended"] else "running" if found["started"] else "open"
    columns = ("id", "club", "opener", "game", "seats", "clock", "kind", "rounds", "round")
    return TournamentRow(**{name: found[name] for name in columns}, settings=json.loads(found["settings"]), state=state)


def least_seats(game: Game[Position], settings: Mapping[str, str], most: int) -> int:
    """The smallest table that can be laid, where there are too few people for a whole one."""
    least = most
    while least > 2 and least - 1 in game.seats and _starts(game, settings, least - 1):
        least -= 1
    return least


def _starts(game: Game[Position], settings: Mapping[str, str], seats: int) -> bool:
    try:
        game.start(seats, settings)
    except ValueError:
        return False
    return True


def check_new(wanted: NewTournament) -> None:
    """Refused where there cannot be such a tournament. Without a clock it might never end."""
    try:
        game = find_game(wanted["game"])
        clock = read_clock(wanted["clock"])
    except UnknownGame as error:
        raise Refused("game", message("err-unknown-record", game=wanted["game"])) from error
    except NoClock as error:
        raise Refused("terms", message("err-tournament")) from error
    if (
        clock is None
        or wanted["kind"] not in KINDS
        or (wanted["kind"] == SWISS and not 1 <= wanted["rounds"] <= ROUNDS)
        or wanted["seats"] < 2
        or wanted["seats"] not in game.seats
        or not _starts(game, wanted["settings"], wanted["seats"])
    ):
        raise Refused("terms", message("err-tournament"))


class Tournaments:
    """Who opens tournaments and takes part. Each change of who takes part holds the tournament's row."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._store = TournamentStore(pool)
        self._views = TournamentViews(pool)

    async def open(self, person: int, wanted: NewTournament) -> str:
        """A new tournament; nobody has entered yet."""
        tournament = new_id()
        async with transaction(self._pool) as tx:
            if await self._store.count_opened(tx, person) >= OPENED:
                raise Refused("many", message("err-many-tournaments"))
            rounds = wanted["rounds"] if wanted["kind"] == SWISS else 0
            await self._store.open(tx, tournament, person, wanted, rounds)
        return tournament

    async def row(self, tournament: str) -> TournamentRow:
        """A tournament by its id."""
        found = await self._store.one(tournament)
        if found is None:
            raise no_tournament()
        return row_in(found)

    async def persons(self, tournament: str) -> list[int]:
        """Who has entered and not left."""
        return await self._store.persons(tournament)

    async def is_name_free(self, tournament: str, name: str) -> bool:
        """Whether nobody there is called so, or nearly so."""
        return await self._store.is_name_free(tournament, name)

    async def enter(self, tournament: str, person: int, name: str) -> None:
        """Somebody takes part, until it has started. Whoever does already stays who they are."""
        async with transaction(self._pool) as tx:
            row = await self._held(tx, tournament)
            if row.state != "open":
                raise Refused("running", message("err-tournament-begun"))
            if await self._store.has_entered(tx, tournament, person):
                return
            if await self._store.count_entries(tx, tournament) >= ENTRIES:
                raise Refused("many", message("err-many-entries"))
            try:
                await self._store.enter(tx, tournament, person, name)
            except UniqueViolation as error:
                raise Refused("name", message("err-name-here")) from error

    async def withdraw(self, tournament: str, number: int, asker: int | None, manages: bool) -> list[tuple[str, int]]:
        """Somebody takes part no more: the seats at which they still play."""
        async with transaction(self._pool) as tx:
            row = await self._held(tx, tournament)
            person, owner = await self._store.entrant(tx, tournament, number)
            if person is None or not (manages or (asker is not None and asker in (person, owner))):
                raise no_tournament()
            if row.state == "open":
                await self._store.drop_entry(tx, tournament, number)
                return []
            if row.state != "running":
                raise Refused("running", message("err-tournament-over"))
            return await self._store.withdraw(tx, tournament, number, person)

    async def of_member(self, club: str, person: int) -> list[tuple[str, int]]:
        """Where a member of a club and their programs take part in tournaments of it that are not over."""
        return await self._store.of_member(club, person)

    async def start(self, tournament: str) -> None:
        """Nobody enters any more; the referee makes the first round. Started twice it starts once."""
        async with transaction(self._pool) as tx:
            row = await self._held(tx, tournament)
            if row.state != "open":
                return
            count = await self._store.count_entries(tx, tournament)
            if count < least_seats(find_game(row.game), row.settings, row.seats):
                raise Refused("few", message("err-few-entries"))
            await self._store.start(tx, tournament, rounds_of(row.kind, count, row.seats, row.rounds))

    async def call_off(self, tournament: str) -> None:
        """It is over, with what was played until now; one that has not started is gone."""
        async with transaction(self._pool) as tx:
            row = await self._held(tx, tournament)
            if row.state == "open":
                await self._store.delete(tx, tournament)
            elif row.state == "running":
                await end_tournament(tx, tournament)

    async def _held(self, tx: Connection, tournament: str) -> TournamentRow:
        found = await self._store.hold(tx, tournament)
        if found is None:
            raise no_tournament()
        return row_in(found)

    # -- shown ----------------------------------------------------------------------------------------------------

    async def waiting(self, person: int | None) -> list[TournamentCard]:
        """Those that anybody may enter, and those in which somebody takes part or which they have opened."""
        return [_card(row) for row in await self._views.waiting(person, SHOWN)]

    async def of_club(self, club: str, person: int | None) -> list[TournamentCard]:
        """The tournaments of a club, the newest first."""
        return [_card(row) for row in await self._views.of_club(club, person, SHOWN)]

    async def for_program(self, program: int) -> list[TournamentCard]:
        """Those that a program may enter now: open to everybody, or to a club to which its owner belongs."""
        return [_card(row) for row in await self._views.for_program(program, SHOWN)]

    async def shown(self, tournament: str, person: int | None, manages: bool) -> Tournament:
        """The whole of it, as whoever may see it is told."""
        card = await self._views.card(tournament, person)
        if card is None:
            raise no_tournament()
        entries = await self._views.entries(tournament)
        boards = await self._views.boards(tournament)
        last = max([row["round"] for row in boards], default=0)
        rounds = [[row for row in boards if row["round"] == number] for number in range(1, last + 1)]
        lines = standings([row["number"] for row in entries], [[board_in(row) for row in each] for each in rounds])
        return {
            "card": _card(card),
            "entries": [_entry(row, person) for row in entries],
            "rounds": [[_board(row) for row in each] for each in rounds],
            "standings": [
                StandingLine(
                    number=line.entry,
                    points=float(line.points),
                    buchholz=float(line.buchholz),
                    direct=float(line.direct),
                    played=line.played,
                )
                for line in lines
            ],
            "manages": manages,
        }


def board_in(row: Row) -> Board:
    """A board from what was read."""
    return Board(tuple(row["sitters"]), tuple(row["places"] or ()))


def _card(row: Row) -> TournamentCard:
    found = row_in(row)
    return {
        "tournament": found.id,
        "club": found.club or "",
        "game": found.game,
        "settings": found.settings,
        "seats": found.seats,
        "clock": found.clock,
        "kind": found.kind,
        "rounds": found.rounds,
        "round": found.round,
        "state": found.state,
        "entries": row["entries"],
        "opener": row["called"],
        "entered": row["entered"],
    }


def _entry(row: Row, person: int | None) -> Entry:
    return {
        "number": row["number"],
        "name": row["name"],
        "program": row["kind"] == PROGRAM,
        "withdrawn": row["withdrawn"],
        "me": person is not None and row["person"] == person,
    }


def _board(row: Row) -> BoardCard:
    board = board_in(row)
    return {
        "table": row["table_id"] or "",
        "onlookers": row["onlookers"] or "",
        "sitters": list(board.sitters),
        "places": list(board.places),
        "points": [float(each) for each in board.points()],
    }
