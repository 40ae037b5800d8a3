"""A board for any game, drawn from its plan: every zone and every open field, by seat where there is one for each."""

from collections.abc import Sequence
from itertools import groupby

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from partie.cli.screen import together, wrapped
from partie.core import Action, Card, Event, Game, State, View
from partie.wire.messages import card_code, kebab
from partie.words.speech import Speech


class GenericBoard:
    """Plain and complete: a game can be played before anybody has drawn it."""

    def __init__(self, game: Game[State]) -> None:
        self.game = game

    def headline(self, speech: Speech[State], moment: Sequence[str], width: int) -> Text:
        """The game and where it stands, above a board that somebody has drawn."""
        return wrapped([" · ".join([speech.say("game-title"), *[together(each) for each in moment]])], width, "bold")

    def draw(self, view: View[State], speech: Speech[State], width: int, own_hand: bool) -> RenderableType:
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
        return page

    def tell(self, view: View[State], speech: Speech[State], own_hand: bool) -> list[str]:
        """A line for each field and seat."""
        lines: list[str] = []
        for name, values in self._fields(view, speech):
            if len(values) == 1:
                lines.append(f"{name}: {values[0]}")
            else:
                lines.extend([f"{name}, {speech.seat(seat)}: {value}" for seat, value in enumerate(values)])
        return lines

    def _fields(self, view: View[State], speech: Speech[State]) -> list[tuple[str, list[str]]]:
        """Each field with one value, or with one for each seat."""
        s = view.position
        found: list[tuple[str, list[str]]] = []
        for field in self.game.plan.zones:
            value: object = getattr(s, field)
            each = value if isinstance(value, list) and len(value) == s.seats else [value]
            found.append((speech.say(f"zone-{kebab(field)}"), [self._pieces(one, speech) for one in each]))
        for field in self.game.plan.open:
            value = getattr(s, field)
            each = list(value) if isinstance(value, (list, tuple)) else [value]
            # As many plain values as seats: one for each. Anything deeper is shown as it is.
            if len(each) != s.seats or not all([isinstance(one, (int, str)) for one in each]):
                each = [value]
            found.append((speech.say(f"field-{kebab(field)}"), [str(one) for one in each]))
        standing = self.game.standing(s)
        if standing.points:
            found.append((speech.say("standing"), [str(standing.total(seat)) for seat in range(s.seats)]))
        return found

    def _pieces(self, value: object, speech: Speech[State]) -> str:
        if isinstance(value, int):
            return speech.face(value >> 16)
        if not isinstance(value, (tuple, list)) or not value:
            return "–"
        names = [self._pieces(each, speech) for each in value]
        # Backs and copies are counted, not listed.
        return ", ".join([_times(name, len(list(same))) for name, same in groupby(names)])

    def numbers(self, legal: Sequence[Action]) -> Sequence[int]:
        """As they stand in the list."""
        return range(1, len(legal) + 1)

    def options(self, view: View[State], legal: Sequence[Action], speech: Speech[State]) -> RenderableType:
        """A numbered list."""
        table = Table.grid(padding=(0, 1))
        table.add_column(justify="right", style="bold")
        table.add_column()
        for number, action in zip(self.numbers(legal), legal, strict=True):
            table.add_row(f"{number})", self.option(view, action, speech))
        return table

    def option(self, view: View[State], action: Action, speech: Speech[State]) -> str:
        """What can be answered, in the catalog's words."""
        return speech.action(action)

    def card(self, card: Card, speech: Speech[State]) -> str:
        """A card's code, name and ability."""
        return f"{card_code(self.game, card)} {speech.face(card)}: {speech.ability(card)}"

    def log(self, events: Sequence[Event], speech: Speech[State]) -> list[str]:
        """What happened, one run of events of a kind after the other."""
        return [line for _, run in groupby(events, type) for line in self.run_lines(list(run), speech)]

    def run_lines(self, run: Sequence[Event], speech: Speech[State]) -> list[str]:
        """Events of one kind in a row: a sentence for each; the same sentence again and again is counted."""
        return [_times(line, len(list(same))) for line, same in groupby([speech.event(event) for event in run])]


def _times(text: str, times: int) -> str:
    return f"{text} ×{times}" if times > 1 else text
