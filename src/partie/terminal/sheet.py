"""The score sheet: rows are sources, columns are seats, every point with its reason.

A game may score an automaton, which has no seat: its points stand in the column after the last seat's.
"""

from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from partie.core import Outcome, Point, Position, ScoreSheet
from partie.terminal.screen import Json, Screen
from partie.words.numbers import number_text
from partie.words.speech import Speech

NARROW: Final = 18  # a column that has less room than this holds no reasons


def columns(sheet: ScoreSheet, speech: Speech[Position]) -> list[str]:
    """Everybody who scores: the seats, then an automaton if it has points."""
    last = max([point.seat for point in sheet.points], default=0)
    return [speech.column(column) for column in range(max(len(speech.players), last + 1))]


def show_sheet(screen: Screen, sheet: ScoreSheet, speech: Speech[Position], is_over: bool = True) -> None:
    """Draw it, or read it out."""
    screen.heading(speech.say("sheet-title") if is_over else speech.say("sheet-now"))
    if not sheet.points:
        screen.line(speech.say("sheet-empty"))
    elif screen.plain:
        for line in sheet_lines(sheet, speech):
            screen.line(line)
    elif screen.width < NARROW * (1 + len(columns(sheet, speech))):
        for line in sheet_lines(sheet, speech)[:-1]:
            screen.line(line)
        screen.draw(sheet_table(sheet, speech, with_reasons=False))
    else:
        screen.draw(sheet_table(sheet, speech))


def sheet_table(sheet: ScoreSheet, speech: Speech[Position], with_reasons: bool = True) -> RenderableType:
    """The sheet as a table, every point with its reason, or only the sums."""
    table = Table(box=SIMPLE_HEAD, show_footer=True, pad_edge=False)
    table.add_column("", footer=Text(speech.say("sheet-total"), style="bold"), no_wrap=True)
    names = columns(sheet, speech)
    for seat, name in enumerate(names):
        table.add_column(Text(name), footer=Text(str(sheet.total(seat)), style="bold"))
    for row in sheet.rows():
        cells: list[RenderableType] = [Text(speech.row(row), style="bold")]
        for seat in range(len(names)):
            points = sheet.of(row, seat)
            cells.append(_cell(points, speech) if with_reasons else _sum(points))
        table.add_row(*cells, end_section=with_reasons)
    return table


def _sum(points: list[Point]) -> Text:
    return Text(number_text(sum([point.points for point in points])), style="bold")


def _cell(points: list[Point], speech: Speech[Position]) -> RenderableType:
    cell = Table.grid(padding=(0, 1))
    cell.add_column(justify="right", no_wrap=True)
    cell.add_column()
    for point in points:
        text = Text(_source(point, speech))
        text.append(f"{' – ' if text else ''}{speech.why(point)}", style="dim")
        cell.add_row(_sum(points) if len(points) == 1 else number_text(point.points), text)
    if len(points) != 1:
        cell.add_row(_sum(points), "")
    return cell


def sheet_lines(sheet: ScoreSheet, speech: Speech[Position]) -> list[str]:
    """The sheet, line by line."""
    lines: list[str] = []
    names = columns(sheet, speech)
    for row in sheet.rows():
        lines.append(speech.row(row))
        for seat, name in enumerate(names):
            points = sheet.of(row, seat)
            lines.append(f"  {name}: {number_text(sum([point.points for point in points]))}")
            for point in points:
                source = _source(point, speech)
                lines.append(f"    {number_text(point.points)} – {f'{source}: ' if source else ''}{speech.why(point)}")
    totals = [f"{name} {number_text(sheet.total(seat))}" for seat, name in enumerate(names)]
    return [*lines, f"{speech.say('sheet-total')}: {', '.join(totals)}"]


def _source(point: Point, speech: Speech[Position]) -> str:
    """The card that scored, where a card did."""
    card = dict(point.args).get("card", 0)
    return speech.face(card) if card > 0 else ""


def sheet_json(sheet: ScoreSheet, speech: Speech[Position]) -> Json:
    """Every point with its reason, for machines and in words."""
    return [
        {
            "seat": point.seat,
            "row": point.row,
            "points": point.points,
            "why": point.why,
            "args": dict(point.args),
            "text": speech.why(point),
        }
        for point in sheet.points
    ]


def outcome_lines(outcome: Outcome, speech: Speech[Position], sheet: ScoreSheet) -> list[str]:
    """Who won; then why some are ahead of others with as many points."""
    return [outcome_line(outcome, speech, sheet), *_tie_lines(outcome, speech, sheet)]


def _tie_lines(outcome: Outcome, speech: Speech[Position], sheet: ScoreSheet) -> list[str]:
    """A line for every score that several have in different places, the best place first."""
    placed = list(zip(outcome.scores, outcome.ranks, range(len(outcome.scores)), strict=True))
    if speech.game.screen.automaton() and len(columns(sheet, speech)) > len(outcome.scores):
        # Whoever scores without a seat has won or lost against the one seat there is.
        other = len(outcome.scores)
        placed.append((sheet.total(other), 3 - outcome.ranks[0], other))
    lines: list[str] = []
    for score in sorted({score for score, _, _ in placed}, reverse=True):
        equal = sorted([(rank, column) for each, rank, column in placed if each == score])
        if len({rank for rank, _ in equal}) > 1:
            seats = ", ".join([speech.column(column) for _, column in equal])
            lines.append(speech.say("outcome-tie", seats=seats, why=speech.tie(outcome)))
    return lines


def outcome_line(outcome: Outcome, speech: Speech[Position], sheet: ScoreSheet) -> str:
    """Who won, or who shares the victory. Where no seat did, the automaton has won, or nobody."""
    scores = list(outcome.scores)
    scores += [sheet.total(seat) for seat in range(len(scores), len(columns(sheet, speech)))]
    score = " : ".join([str(each) for each in scores])
    winners = [speech.seat(seat) for seat in outcome.winners()]
    if not winners and speech.game.screen.automaton():
        winners = [speech.column(len(outcome.scores))]
    if not winners:
        return speech.say("outcome-nobody", score=score)
    if len(winners) == 1:
        return speech.say("outcome-winner", seat=winners[0], score=score)
    return speech.say("outcome-shared", seats=", ".join(winners), score=score)
