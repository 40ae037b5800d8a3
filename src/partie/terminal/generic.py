"""A board for any game, drawn from its plan: every zone and every open field, by seat where there is one for each."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from partie.core import Action, Card, Event, Game, Laid, Piece, Position, View, letter
from partie.core.cards import face
from partie.core.grid import cell, cell_of, cell_text, column_of, row_of
from partie.terminal.screen import together, wrapped
from partie.words.messages import card_code, kebab
from partie.words.speech import Speech

NONE: Final = "–"
EMPTY: Final = "·"


class GenericBoard:
    """Plain and complete: a game can be played before anybody has drawn it."""

    def __init__(self, game: Game[Position]) -> None:
        self.game = game

    def headline(self, speech: Speech[Position], moment: Sequence[str], width: int) -> Text:
        """The game and where it stands, above a board that somebody has drawn."""
        return wrapped([" · ".join([speech.say("game-title"), *[together(each) for each in moment]])], width, "bold")

    def draw(self, view: View[Position], speech: Speech[Position], width: int, own_hand: bool) -> RenderableType:
        """A table with a line for each field and a column for each seat."""
        table = Table(title=speech.say("game-title"), title_justify="left")
        table.add_column("")
        for seat in range(view.position.seats):
            table.add_column(speech.seat(seat))
        shared: list[tuple[str, str]] = []
        for name, values in self._fields(view, speech):
            if len(values) == 1:
                shared.append((name, values[0]))
            else:
                table.add_row(Text(name, style="bold"), *values)
        lines = Table.grid(padding=(0, 1))
        for name, value in shared:
            lines.add_row(Text(f"{name}:", style="bold"), value)
        page = Table.grid()
        page.add_row(table)
        page.add_row(lines)
        for name, grid in self._grids(view.position, speech):
            page.add_row(Text(name, style="bold"))
            page.add_row(_drawn(grid))
        return page

    def _grids(self, s: Position, speech: Speech[Position]) -> list[tuple[str, dict[str, str]]]:
        """What lies on the places of each grid, or of each seat's, with the letters of the seats to whom it belongs."""
        found: list[tuple[str, dict[str, str]]] = []
        for field in self.game.screen.grids():
            grids = self.game.screen.grid(s, field)
            for seat, grid in enumerate(grids):
                name = speech.say(f"field-{kebab(field)}")
                told = {place: self._laid(laid) for place, laid in grid.items()}
                found.append((f"{name}, {speech.seat(seat)}" if len(grids) > 1 else name, told))
        return found

    def _laid(self, laid: Laid) -> str:
        words = [card_code(self.game, laid.card)] if laid.card > 0 else []
        return " ".join([*words, *[letter(seat) for seat in laid.seats]])

    def tell(self, view: View[Position], speech: Speech[Position], own_hand: bool) -> list[str]:
        """A line for each field and seat."""
        lines: list[str] = []
        for name, values in self._fields(view, speech):
            if len(values) == 1:
                lines.append(f"{name}: {values[0]}")
            else:
                lines.extend([f"{name}, {speech.seat(seat)}: {value}" for seat, value in enumerate(values)])
        for name, grid in self._grids(view.position, speech):
            lines.append(f"{name}: {', '.join([f'{place} {on}' for place, on in grid.items() if on]) or NONE}")
        return lines

    def _fields(self, view: View[Position], speech: Speech[Position]) -> list[tuple[str, list[str]]]:
        """Each field with one value, or with one for each seat. What is a grid is not among them."""
        s = view.position
        found: list[tuple[str, list[str]]] = []
        for field in self.game.plan.zones:
            value: object = getattr(s, field)
            each = value if isinstance(value, list) and len(value) == s.seats else [value]
            found.append((speech.say(f"zone-{kebab(field)}"), [self._pieces(one, speech) for one in each]))
        grids = self.game.screen.grids()
        for field, codec in [each for each in self.game.plan.open.items() if each[0] not in grids]:
            value = getattr(s, field)
            each = list(value) if isinstance(value, (list, tuple)) else [value]
            # As many plain values as seats: one for each. Anything deeper is shown as records write it.
            if len(each) != s.seats or not all([isinstance(one, (int, str)) for one in each]):
                each = [codec.text(value, self.game.notation)]
            found.append((speech.say(f"field-{kebab(field)}"), [str(one) for one in each]))
        points = self.game.so_far(s)
        if points.points:
            found.append((speech.say("standing"), [str(points.total(seat)) for seat in range(s.seats)]))
        return found

    def _pieces(self, value: object, speech: Speech[Position]) -> str:
        if isinstance(value, int):
            return speech.face(face(Piece(value)))
        if not isinstance(value, (tuple, list)) or not value:
            return NONE
        names = [self._pieces(each, speech) for each in value]
        # Backs and copies are counted, not listed.
        return ", ".join([_times(name, len(list(same))) for name, same in groupby(names)])

    def numbers(self, legal: Sequence[Action]) -> Sequence[int]:
        """As they stand in the list."""
        return range(1, len(legal) + 1)

    def options(self, view: View[Position], legal: Sequence[Action], speech: Speech[Position]) -> RenderableType:
        """A numbered list."""
        table = Table.grid(padding=(0, 1))
        table.add_column(justify="right", style="bold")
        table.add_column()
        for number, action in zip(self.numbers(legal), legal, strict=True):
            table.add_row(f"{number})", self.option(view, action, speech))
        return table

    def option(self, view: View[Position], action: Action, speech: Speech[Position]) -> str:
        """What can be answered, in the catalog's words."""
        return speech.action(action)

    def card(self, card: Card, speech: Speech[Position]) -> str:
        """A card's code, name and ability."""
        return f"{card_code(self.game, card)} {speech.face(card)}: {speech.ability(card)}"

    def log(self, events: Sequence[Event], speech: Speech[Position]) -> list[str]:
        """What happened, one run of events of a kind after the other."""
        return [line for _, run in groupby(events, type) for line in self.run_lines(list(run), speech)]

    def run_lines(self, run: Sequence[Event], speech: Speech[Position]) -> list[str]:
        """Events of one kind in a row: a sentence for each; the same sentence again and again is counted."""
        return [_times(line, len(list(same))) for line, same in groupby([speech.event(event) for event in run])]


def _times(text: str, times: int) -> str:
    return f"{text} ×{times}" if times > 1 else text


def _drawn(grid: dict[str, str]) -> RenderableType:
    """The places as they lie, rows and columns named as cells are; places that are no cells stand in one row."""
    try:
        cells = {cell_of(place): on for place, on in grid.items()}
    except ValueError:
        table = Table(*grid)
        table.add_row(*[on or EMPTY for on in grid.values()])
        return table
    if not cells:
        return Text(NONE)
    rows, columns = [row_of(at) for at in cells], [column_of(at) for at in cells]
    table = Table("")
    for column in range(min(columns), max(columns) + 1):
        table.add_column(cell_text(cell(0, column)).removesuffix("0"), justify="center")
    for row in range(min(rows), max(rows) + 1):
        along = [cell(row, column) for column in range(min(columns), max(columns) + 1)]
        table.add_row(Text(str(row), style="bold"), *[cells[at] or EMPTY if at in cells else "" for at in along])
    return table
