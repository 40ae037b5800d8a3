"""Points, elements, gold and the priority track of everybody, drawn and in words."""

from typing import Final

from rich.console import RenderableType
from rich.table import Table

from partie.core import Seat, has
from partie.core.cards import cards
from partie.games.stonespine.actions import Place
from partie.games.stonespine.elements import KINDS
from partie.games.stonespine.ending import JAELS
from partie.games.stonespine.improvement import MOST_GOLD, chests, coming_gold, row_gold
from partie.games.stonespine.scoring import goal_value
from partie.games.stonespine.terminal.cards import chamber_text
from partie.games.stonespine.terminal.glyphs import FREE, NOTHING
from partie.games.stonespine.terminal.viewer import Viewer
from partie.games.stonespine.terminal.widths import GAP, WIDEST, columns_table
from partie.terminal.screen import together
from partie.words.numbers import number_text

DEMANDS: Final = 8  # S2.9


def points_tables(viewer: Viewer, width: int) -> list[RenderableType]:
    """Points and elements of everybody, side by side where there is room."""
    points, elements = _points_table(viewer, width), _elements_table(viewer, width)
    if not any([viewer.counted(seat) for seat in viewer.scorers()]):
        return [points]
    if width < WIDEST:
        return [points, elements]
    both = Table.grid(padding=(0, GAP, 0, 0), pad_edge=False)
    both.add_row(points, elements)
    return [both]


def _points_table(viewer: Viewer, width: int) -> RenderableType:
    """A line for everybody who scores: each category, the gold and the track."""
    table = columns_table(width)
    columns = _columns(viewer)
    for name, _ in columns:
        table.add_column(name, justify="right")
    for seat in viewer.scorers():
        mark = ">" if seat < viewer.s.seats and has(viewer.s.waiting, seat) else " "
        style = "bold" if seat == viewer.seat else ""
        table.add_row(f"{mark} {viewer.name(seat)}", *[values[seat] for _, values in columns], style=style)
    return table


def _elements_table(viewer: Viewer, width: int) -> RenderableType:
    """How many elements of each kind everybody has."""
    table = columns_table(width)
    for mark in viewer.marks.kinds:
        table.add_column(mark, justify="right")
    for seat in viewer.scorers():
        held = viewer.elements(seat)
        counts = [str(held.total((kind,)) or FREE) for kind in range(len(KINDS))]
        table.add_row(f"  {viewer.name(seat)}", *counts, style="bold" if seat == viewer.seat else "")
    return table


def points_lines(viewer: Viewer) -> list[str]:
    """Everybody who scores: each category, gold and track, then the elements."""
    columns = _columns(viewer)
    lines: list[str] = []
    for seat in viewer.scorers():
        parts = [together(f"{name} {values[seat]}") for name, values in columns if values[seat] != NOTHING]
        lines.append(f"{viewer.name(seat)}: {', '.join(parts)}")
        held = viewer.counted(seat)
        lines.extend([f"  {held}"] if held else [])
    return lines


def _columns(viewer: Viewer) -> list[tuple[str, list[str]]]:
    """What is compared: the name of each column, and its value for each seat, then for Jael."""
    s, say = viewer.s, viewer.speech.say
    seats = sorted(viewer.scorers())
    own = list(range(s.seats))
    absent = [NOTHING] * (len(seats) - s.seats)
    found = [(say("board-now"), [number_text(viewer.sheet.total(seat)) for seat in seats])]
    for card in cards(s.goal):
        values = [f"{goal_value(card, viewer.elements(seat))} → {viewer.points('goal', seat)}" for seat in seats]
        found.append((say("board-goal"), values))
    found.append((say("board-challenges"), [str(viewer.points("challenges", seat)) for seat in own] + absent))
    found.append((say("board-stars"), [number_text(viewer.points("stars", seat)) for seat in seats]))
    if all(s.blueprints):
        met = [f"{viewer.met(seat)}/{DEMANDS} → {viewer.points('blueprint', seat)}" for seat in own]
        found.append((say("board-blueprint"), met + absent))
        paths = ["+".join([str(point.points) for point in viewer.sheet.of("paths", seat)]) for seat in own]
        found.append((say("board-paths"), paths + absent))
    if s.seats == 1:
        found.append((say("board-jael-cards"), [NOTHING, str(viewer.points("jael", JAELS))]))
    found.append((say("board-gold"), [viewer.gold(seat) for seat in seats]))
    if s.seats > 1:
        found.append((say("board-priority"), [viewer.priority(seat) for seat in own]))
    return found


def score_lines(viewer: Viewer, seat: Seat) -> list[str]:
    """What a dungeon scores, challenge by challenge; its gold; what is about to be placed."""
    s, say = viewer.s, viewer.speech.say
    if not all(s.blueprints):
        return []
    paths = [point.points for point in viewer.sheet.of("paths", seat)]
    lines = [
        say("board-now-of", seat=viewer.name(seat), points=viewer.sheet.total(seat)),
        say("board-blueprint-now", met=viewer.met(seat), points=viewer.points("blueprint", seat)),
        say("board-paths-now", entrance=paths[0], exit=paths[1]),
    ]
    if viewer.is_building():
        lines.append(_gold_coming(viewer, seat))
    elif s.agenda:
        lines.append(say("board-gold-now", count=s.gold[seat]))
    for point in viewer.sheet.of("challenges", seat):
        card = dict(point.args)["card"]
        lines.append(f"{viewer.named(card)}: {point.points} – {viewer.speech.why(point)}")
    if seat == viewer.seat:
        placing = [action.card for action in s.sealed[seat] if isinstance(action, Place)]
        lines.extend([f"{say('board-placing')}: {chamber_text(viewer, card)}" for card in placing])
        if s.carried and s.acting == seat:
            lines.append(f"{say('board-carried')}: {viewer.token_list(s.carried)}")
    return lines


def _gold_coming(viewer: Viewer, seat: Seat) -> str:
    """S7.2–S7.5 The gold for the market as it stands, part by part."""
    s, say = viewer.s, viewer.speech.say
    row, found, start = row_gold(s, seat), chests(s, seat), s.gold[seat]
    parts = [say("board-gold-row", gold=row), say("board-gold-chests", gold=found)]
    if start:
        parts.append(say("board-gold-start", gold=start))
    if row + found + start > MOST_GOLD:
        parts.append(say("board-gold-most", gold=MOST_GOLD))
    return say("board-gold-coming", total=coming_gold(s, seat), parts=", ".join(parts))
