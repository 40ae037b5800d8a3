"""``partie replay``: a record in words, or the table at one of its moments."""

from itertools import groupby

from partie.cli.broken_record import explain_break
from partie.cli.files import read_file
from partie.cli.game_choice import PlayedGames
from partie.cli.parameters import Failed, Refused, whole
from partie.cli.spoken import argument, command, option
from partie.cli.verify import unreadable
from partie.core import CHANCE, SPECTATOR, Event, Game, Position, Record, Seat, View, letter, read_record, view_of
from partie.core.position_text import UnreadablePosition, read_position, write_position
from partie.core.record import Row, UnreadableRecord, split_records
from partie.core.replay import BrokenRecord, Moment, moments
from partie.core.seats import seat_of
from partie.core.sight import heard
from partie.terminal.board import find_board
from partie.terminal.screen import Json, Screen
from partie.terminal.sheet import outcome_lines, sheet_json, show_sheet
from partie.words.catalog import Catalog, key, load_catalog
from partie.words.speech import Speech

EXAMPLES = (
    ("partie replay party.txt", key("example-replay")),
    ("partie replay party.txt --at 23 --seat A", key("example-replay-at")),
    ("partie replay games.txt --game 7 --json", key("example-replay-game")),
)


@argument("file", says=key("arg-record"), metavar=key("meta-file"))
@option("--at", help=key("opt-at"), metavar=key("meta-number"), read=whole(0))
@option("--seat", help=key("opt-seat"), metavar=key("meta-seat"))
@option("--game", "which", help=key("opt-game"), metavar=key("meta-number"), read=whole(), default="1")
@option("--cards", help=key("opt-cards"), metavar=key("meta-folder"))
@option("--plain", help=key("opt-plain"), is_flag=True)
@option("--json", "as_json", help=key("opt-json"), is_flag=True)
@command("replay", key("help-replay"), EXAMPLES)
def command_line(
    catalog: Catalog,
    file: str,
    at: int | None,
    seat: str | None,
    which: int,
    cards: str | None,
    plain: bool,
    as_json: bool,
) -> None:
    """Show a record."""
    record, count = _choose(file, which, catalog)
    game = PlayedGames(cards).of(record.headers)
    speech = Speech(game, load_catalog(catalog.lang, game), record.players())
    told = Telling(game, record, speech, _reader(record, seat))
    screen = Screen(plain)
    if told.is_redacted():
        if at is not None:
            raise Failed("err-redacted-moment")
        told.redacted(screen, as_json)
        return
    try:
        all_moments = list(moments(game, record))
    except BrokenRecord as error:
        raise Failed("err-broken-record", why=explain_break(error, speech)) from error
    if at is not None and at >= len(all_moments):
        raise Refused("err-no-moment", at=at, last=len(all_moments) - 1)
    chosen = all_moments if at is None else [all_moments[at]]
    if as_json:
        screen.json(told.as_json(chosen))
        return
    if count > 1:
        screen.line(catalog.say("replay-which", which=which, count=count), "dim")
    told.show(screen, chosen, whole=at is None)


def _choose(file: str, which: int, catalog: Catalog) -> tuple[Record, int]:
    text = read_file(file)
    try:
        texts = split_records(text)
    except UnreadableRecord as error:
        raise Failed("err-no-record", file=file) from error
    if which > len(texts):
        raise Refused("err-no-such-record", which=which, count=len(texts))
    try:
        return read_record(texts[which - 1]), len(texts)
    except UnreadableRecord as error:
        raise Failed("err-unreadable", file=file, why=unreadable(error, texts[which - 1], catalog)) from error


def _reader(record: Record, seat: str | None) -> Seat | None:
    """Through whose eyes; None is everything open. A redacted record has one reader only."""
    own = record.headers.get("reader")
    if seat is None:
        return None if own is None else SPECTATOR if own == "spectator" else seat_of(own)
    try:
        found = seat_of(seat.upper())
    except ValueError:
        found = len(record.players())
    if found >= len(record.players()):
        seats = ", ".join([letter(each) for each in range(len(record.players()))])
        raise Refused("err-seat-letter", seat=seat, seats=seats)
    if own is not None and own != letter(found):
        raise Failed("err-redacted-seat", reader=own)
    return found


class Telling:
    """One record as one reader may know it."""

    def __init__(self, game: Game[Position], record: Record, speech: Speech[Position], reader: Seat | None) -> None:
        self.game = game
        self.record = record
        self.speech = speech
        self.reader = reader
        self.board = find_board(game)

    def is_redacted(self) -> bool:
        """Whether this is somebody's own record of a game that was not over."""
        return "reader" in self.record.headers

    def heard(self, moment: Moment[Position]) -> list[Event]:
        """What the reader was told; with everything open, all of it with every face."""
        if self.reader is None:
            return [event for _, event in moment.told]
        return heard(self.game, moment.told, self.reader)

    def seen(self, s: Position) -> View[Position]:
        """The table as the reader saw it."""
        return View(SPECTATOR, s) if self.reader is None else view_of(self.game, s, self.reader)

    def show(self, screen: Screen, chosen: list[Moment[Position]], whole: bool) -> None:
        """Each question in words; then the sheet, or the table at the one moment asked for."""
        speech = self.speech
        screen.line(speech.say("game-title"), "bold")
        viewer = speech.say("replay-open") if self.reader is None else speech.seat(self.reader)
        screen.line(speech.say("replay-viewer", viewer=viewer), "dim")
        for run in self._runs(chosen):
            events = [event for moment in run for event in self.heard(moment)]
            _show_lines(screen, run[0].number, run[-1].number, self.board.log(events, speech))
        final = chosen[-1].position
        if not whole:
            self._table(screen, self.seen(final))
            return
        sheet = self.game.sheet(final)
        show_sheet(screen, sheet, speech)
        outcome = self.game.outcome(final)
        if outcome is None:
            screen.line(speech.say("replay-unfinished"))
        else:
            screen.heading(speech.ending(outcome))
            for line in outcome_lines(outcome, speech, sheet):
                screen.line(line, "bold")

    def _runs(self, chosen: list[Moment[Position]]) -> list[list[Moment[Position]]]:
        """The dealer's answers in a row belong together; every other question stands alone."""
        runs: list[list[Moment[Position]]] = []
        for moment in chosen:
            is_dealt = moment.number > 0 and self.record.rows[moment.number - 1].entries[0].seat == CHANCE
            if is_dealt and runs and runs[-1][0].number > 0:
                before = self.record.rows[runs[-1][-1].number - 1]
                if before.entries[0].seat == CHANCE:
                    runs[-1].append(moment)
                    continue
            runs.append([moment])
        return runs

    def _table(self, screen: Screen, seen: View[Position]) -> None:
        screen.line()
        if screen.plain:
            for line in self.board.tell(seen, self.speech, own_hand=True):
                screen.line(line)
        else:
            screen.draw(self.board.draw(seen, self.speech, screen.width, own_hand=True))

    def redacted(self, screen: Screen, as_json: bool) -> None:
        """The rows in words, with gaps where the reader may not know, and the reader's last view of the table."""
        speech = self.speech
        try:
            position = read_position(self.game, self.record.headers.get("view", ""))
        except UnreadablePosition as error:
            raise Failed("err-redacted-view") from error
        reader = SPECTATOR if self.reader is None else self.reader
        if as_json:
            rows: list[Json] = [self._row_json(row, [*self.did(row)]) for row in self.record.rows]
            screen.json(self._head() | {"rows": rows, "position": self.record.headers["view"]})
            return
        screen.line(speech.say("game-title"), "bold")
        screen.line(speech.say("replay-redacted", seat=speech.seat(reader)), "dim")
        for said, same in groupby(self.record.rows, self.did):
            numbers = [row.number for row in same]
            _show_lines(screen, numbers[0], numbers[-1], said)
        self._table(screen, View(reader, position))

    def did(self, row: Row) -> list[str]:
        """The answers of one row in words."""
        return [self.speech.did(entry.seat, text) for entry in row.entries for text in entry.parts]

    # -- for machines ---------------------------------------------------------------------------------------------

    def _head(self) -> dict[str, Json]:
        headers = self.record.headers
        return {
            "game": headers["game"],
            "rules": int(headers["rules"]),
            "seats": [*self.record.players()],
            "reader": None if self.reader is None else letter(self.reader),
        }

    def _row_json(self, row: Row, told: list[Json]) -> dict[str, Json]:
        answers: list[Json] = [
            {"seat": letter(entry.seat), "parts": [*entry.parts], "ms": entry.clock} for entry in row.entries
        ]
        return {"n": row.number, "answers": answers, "told": told}

    def as_json(self, chosen: list[Moment[Position]]) -> Json:
        """The same facts."""
        rows: list[Json] = []
        for moment in chosen:
            told: list[Json] = [self.speech.event(event) for event in self.heard(moment)]
            if moment.number and self.reader is None:
                rows.append(self._row_json(self.record.rows[moment.number - 1], told))
            elif moment.number:
                rows.append({"n": moment.number, "told": told})
        final = chosen[-1].position
        outcome = self.game.outcome(final)
        return self._head() | {
            "rows": rows,
            "position": write_position(self.game, self.seen(final).position),
            "sheet": sheet_json(self.game.sheet(final), self.speech),
            "ranks": None if outcome is None else [*outcome.ranks],
            "scores": None if outcome is None else [*outcome.scores],
            "ending": None if outcome is None else outcome.ending,
        }


def _show_lines(screen: Screen, first: int, last: int, lines: list[str]) -> None:
    """What belongs to a question, or to a run of them, under its number."""
    head = f"{first}. " if first == last else f"{first}–{last}. "
    for i, line in enumerate(lines):
        screen.line((" " * len(head) if i else head) + line)
