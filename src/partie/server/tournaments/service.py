"""Tournaments: opened, entered, left, and shown. Whoever makes their rounds is the referee."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

import asyncpg

from partie.core import Game, Position
from partie.core.names import name_mark
from partie.registry import UnknownGame, find_game
from partie.server.clocks.time_control import NoClock, read_clock
from partie.server.clubs.schemas import BoardCard, Entry, NewTournament, StandingLine, Tournament, TournamentCard
from partie.server.infra.database import Connection, Pool
from partie.server.infra.tokens import new_id
from partie.server.people.persons import PROGRAM
from partie.server.tournaments.pairing import KINDS, SWISS, Board, rounds_of, standings
from partie.table.refusal import Refused
from partie.words.messages import message

ENTRIES: Final = 64
ROUNDS: Final = 20
OPENED: Final = 5  # tournaments of one person that are not over
SHOWN: Final = 30  # in a list

type State = Literal["open", "running", "over"]

_CARDS: Final = """
    SELECT t.*, coalesce(m.name, p.name, '') AS called,
           (SELECT count(*) FROM entries e WHERE e.tournament = t.id AND e.withdrawn IS NULL) AS entries,
           EXISTS (SELECT FROM entries e WHERE e.tournament = t.id AND e.person = $1 AND e.withdrawn IS NULL)
               AS entered
    FROM tournaments t LEFT JOIN persons p ON p.id = t.opener
    LEFT JOIN members m ON m.club = t.club AND m.person = t.opener
"""
_ENTRIES: Final = """
    SELECT e.number, e.person, e.name, e.withdrawn IS NOT NULL AS withdrawn, coalesce(p.kind, '') AS kind
    FROM entries e LEFT JOIN persons p ON p.id = e.person WHERE e.tournament = $1 ORDER BY e.number
"""
_BOARDS: Final = """
    SELECT b.round, b.board, b.table_id, b.sitters, b.places, x.onlookers
    FROM boards b LEFT JOIN tables x ON x.id = b.table_id WHERE b.tournament = $1 ORDER BY b.round, b.board
"""
# The seats at running tables of those who take part no more.
_SEATS: Final = """
    SELECT s.table_id, s.seat FROM boards b JOIN tables x ON x.id = b.table_id JOIN seats s ON s.table_id = x.id
    WHERE b.tournament = $1 AND x.ended IS NULL AND s.person = $2
"""


def no_tournament() -> Refused:
    """There is none, or it is not for whoever asks."""
    return Refused("missing", message("err-no-tournament"))


@dataclass(frozen=True)
class Row:
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


def row_in(found: asyncpg.Record) -> Row:
    """A tournament from what was read."""
    state: State = "over" if found["ended"] else "running" if found["started"] else "open"
    columns = ("id", "club", "opener", "game", "seats", "clock", "kind", "rounds", "round")
    return Row(**{name: found[name] for name in columns}, settings=json.loads(found["settings"]), state=state)


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
    """What the database knows of tournaments. Each change of who takes part holds the tournament's row."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    async def open(self, person: int, wanted: NewTournament) -> str:
        """A new tournament; nobody has entered yet."""
        tournament = new_id()
        async with self._pool.acquire() as link, link.transaction():
            await link.execute("SELECT FROM persons WHERE id = $1 FOR NO KEY UPDATE", person)
            count = await link.fetchval("SELECT count(*) FROM tournaments WHERE opener = $1 AND ended IS NULL", person)
            if count >= OPENED:
                raise Refused("many", message("err-many-tournaments"))
            await link.execute(
                "INSERT INTO tournaments (id, club, opener, game, settings, seats, clock, kind, rounds)"
                " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
                tournament,
                wanted["club"] or None,
                person,
                wanted["game"],
                json.dumps(dict(wanted["settings"])),
                wanted["seats"],
                wanted["clock"],
                wanted["kind"],
                wanted["rounds"] if wanted["kind"] == SWISS else 0,
            )
        return tournament

    async def row(self, tournament: str) -> Row:
        """A tournament by its id."""
        found = await self._pool.fetchrow("SELECT * FROM tournaments WHERE id = $1", tournament)
        if found is None:
            raise no_tournament()
        return row_in(found)

    async def persons(self, tournament: str) -> list[int]:
        """Who has entered and not left."""
        rows = await self._pool.fetch(
            "SELECT person FROM entries WHERE tournament = $1 AND person IS NOT NULL AND withdrawn IS NULL", tournament
        )
        return [row["person"] for row in rows]

    async def is_name_free(self, tournament: str, name: str) -> bool:
        """Whether nobody there is called so, or nearly so."""
        taken = await self._pool.fetchval(
            "SELECT true FROM entries WHERE tournament = $1 AND mark = $2", tournament, name_mark(name)
        )
        return taken is None

    async def enter(self, tournament: str, person: int, name: str) -> None:
        """Somebody takes part, until it has started. Whoever does already stays who they are."""
        async with self._pool.acquire() as link, link.transaction():
            row = await self._held(link, tournament)
            if row.state != "open":
                raise Refused("running", message("err-tournament-begun"))
            if await link.fetchval(
                "SELECT true FROM entries WHERE tournament = $1 AND person = $2", tournament, person
            ):
                return
            if await link.fetchval("SELECT count(*) FROM entries WHERE tournament = $1", tournament) >= ENTRIES:
                raise Refused("many", message("err-many-entries"))
            try:
                await link.execute(
                    "INSERT INTO entries (tournament, number, person, name, mark) SELECT $1,"
                    " (SELECT coalesce(max(number), -1) + 1 FROM entries WHERE tournament = $1), $2, $3, $4",
                    tournament,
                    person,
                    name,
                    name_mark(name),
                )
            except asyncpg.UniqueViolationError as error:
                raise Refused("name", message("err-name-here")) from error

    async def withdraw(self, tournament: str, number: int, asker: int | None, manages: bool) -> list[tuple[str, int]]:
        """Somebody takes part no more: the seats at which they still play."""
        async with self._pool.acquire() as link, link.transaction():
            row = await self._held(link, tournament)
            person = await link.fetchval(
                "SELECT person FROM entries WHERE tournament = $1 AND number = $2", tournament, number
            )
            owner = await link.fetchval("SELECT owner FROM persons WHERE id = $1", person)
            if person is None or not (manages or (asker is not None and asker in (person, owner))):
                raise no_tournament()
            if row.state == "open":
                await link.execute("DELETE FROM entries WHERE tournament = $1 AND number = $2", tournament, number)
                return []
            if row.state != "running":
                raise Refused("running", message("err-tournament-over"))
            await link.execute(
                "UPDATE entries SET withdrawn = coalesce(withdrawn, now()) WHERE tournament = $1 AND number = $2",
                tournament,
                number,
            )
            return [(each["table_id"], each["seat"]) for each in await link.fetch(_SEATS, tournament, person)]

    async def of_member(self, club: str, person: int) -> list[tuple[str, int]]:
        """Where a member of a club and their programs take part in tournaments of it that are not over."""
        rows = await self._pool.fetch(
            "SELECT e.tournament, e.number FROM entries e JOIN tournaments t ON t.id = e.tournament"
            " JOIN persons p ON p.id = e.person WHERE t.club = $1 AND t.ended IS NULL AND e.withdrawn IS NULL"
            " AND (p.id = $2 OR p.owner = $2)",
            club,
            person,
        )
        return [(row["tournament"], row["number"]) for row in rows]

    async def start(self, tournament: str) -> None:
        """Nobody enters any more; the referee makes the first round. Started twice it starts once."""
        async with self._pool.acquire() as link, link.transaction():
            row = await self._held(link, tournament)
            if row.state != "open":
                return
            count = await link.fetchval("SELECT count(*) FROM entries WHERE tournament = $1", tournament)
            if count < least_seats(find_game(row.game), row.settings, row.seats):
                raise Refused("few", message("err-few-entries"))
            await link.execute(
                "UPDATE tournaments SET started = now(), rounds = $2 WHERE id = $1",
                tournament,
                rounds_of(row.kind, count, row.seats, row.rounds),
            )

    async def call_off(self, tournament: str) -> None:
        """It is over, with what was played until now; one that has not started is gone."""
        async with self._pool.acquire() as link, link.transaction():
            row = await self._held(link, tournament)
            if row.state == "open":
                await link.execute("DELETE FROM tournaments WHERE id = $1", tournament)
            elif row.state == "running":
                await link.execute("UPDATE tournaments SET ended = now() WHERE id = $1", tournament)

    async def _held(self, link: Connection, tournament: str) -> Row:
        found = await link.fetchrow("SELECT * FROM tournaments WHERE id = $1 FOR NO KEY UPDATE", tournament)
        if found is None:
            raise no_tournament()
        return row_in(found)

    # -- shown ----------------------------------------------------------------------------------------------------

    async def waiting(self, person: int | None) -> list[TournamentCard]:
        """Those that anybody may enter, and those in which somebody takes part or which they have opened."""
        rows = await self._pool.fetch(
            f"{_CARDS} WHERE (t.club IS NULL AND t.started IS NULL AND t.made > now() - interval '7 days')"
            " OR (t.ended IS NULL AND (t.opener = $1 OR t.id IN (SELECT tournament FROM entries WHERE person = $1)))"
            " ORDER BY t.made DESC LIMIT $2",
            person,
            SHOWN,
        )
        return [_card(row) for row in rows]

    async def of_club(self, club: str, person: int | None) -> list[TournamentCard]:
        """The tournaments of a club, the newest first."""
        rows = await self._pool.fetch(f"{_CARDS} WHERE t.club = $2 ORDER BY t.made DESC LIMIT $3", person, club, SHOWN)
        return [_card(row) for row in rows]

    async def for_program(self, program: int) -> list[TournamentCard]:
        """Those that a program may enter now: open to everybody, or to a club to which its owner belongs."""
        rows = await self._pool.fetch(
            f"{_CARDS} WHERE t.started IS NULL AND (t.club IS NULL OR t.club IN (SELECT o.club FROM members o"
            " JOIN persons w ON w.owner = o.person WHERE w.id = $1)) ORDER BY t.made DESC LIMIT $2",
            program,
            SHOWN,
        )
        return [_card(row) for row in rows]

    async def shown(self, tournament: str, person: int | None, manages: bool) -> Tournament:
        """The whole of it, as whoever may see it is told."""
        card = await self._pool.fetchrow(f"{_CARDS} WHERE t.id = $2", person, tournament)
        if card is None:
            raise no_tournament()
        entries = await self._pool.fetch(_ENTRIES, tournament)
        boards = await self._pool.fetch(_BOARDS, tournament)
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


def board_in(row: asyncpg.Record) -> Board:
    """A board from what was read."""
    return Board(tuple(row["sitters"]), tuple(row["places"] or ()))


def _card(row: asyncpg.Record) -> TournamentCard:
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


def _entry(row: asyncpg.Record, person: int | None) -> Entry:
    return {
        "number": row["number"],
        "name": row["name"],
        "program": row["kind"] == PROGRAM,
        "withdrawn": row["withdrawn"],
        "me": person is not None and row["person"] == person,
    }


def _board(row: asyncpg.Record) -> BoardCard:
    board = board_in(row)
    return {
        "table": row["table_id"] or "",
        "onlookers": row["onlookers"] or "",
        "sitters": list(board.sitters),
        "places": list(board.places),
        "points": [float(each) for each in board.points()],
    }
