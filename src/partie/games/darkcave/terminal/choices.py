"""The answers to choose from, numbered and drawn."""

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from partie.core import Action, Card
from partie.core.cards import cards
from partie.core.grid import cell_text
from partie.games.darkcave.actions import Collapse, Cut, Drop, Lay, Play, Spin
from partie.games.darkcave.cave import card_at
from partie.games.darkcave.terminal.answers import answer_text, card_in_hand, lay_sign, nearer_signs
from partie.games.darkcave.terminal.glyphs import NOTHING
from partie.games.darkcave.terminal.hand import card_now, small
from partie.games.darkcave.terminal.reach import cut_off
from partie.games.darkcave.terminal.viewer import Viewer
from partie.words.numbers import signed

MANY: Final = 8  # up to 8 answers of one kind stand one below the other


def answers_table(viewer: Viewer, legal: Sequence[Action]) -> RenderableType:
    """Every answer with what it means now; many of one kind side by side."""
    if viewer.part == "play":
        return _hand(viewer, legal)
    if isinstance(legal[0], Lay):
        card = card_in_hand(viewer)
        head = Text(viewer.card(card), style="bold")
        head.append(f"\n{viewer.speech.say('board-lay-help')}", style="not bold dim")
        told = [_entry(number, _laying(viewer, card, action)) for number, action in enumerate(legal, 1)]
        return Group(head, _side_by_side(told))
    if len(legal) > MANY and isinstance(legal[0], (Spin, Collapse)):
        return _side_by_side([_entry(number, _short(viewer, action)) for number, action in enumerate(legal, 1)])
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right", style="bold")
    table.add_column()
    for number, action in enumerate(legal, 1):
        table.add_row(f"{number})", answer_text(viewer, action))
    return table


def _entry(number: int, text: str) -> Text:
    return Text.assemble((f"{number:>2}) ", "bold"), text, no_wrap=True)


def _side_by_side(told: list[Text]) -> RenderableType:
    widest = max([cell_len(text.plain) for text in told])
    for text in told:
        text.pad_right(widest - cell_len(text.plain))
    return Columns(told, padding=(0, 2), column_first=True)


def _laying(viewer: Viewer, card: Card, action: Action) -> str:
    assert isinstance(action, Lay)
    where = cell_text(action.cell)
    return f"{where:<4} {lay_sign(viewer, card, action):<7} {nearer_signs(viewer, card, action)}".rstrip()


def _short(viewer: Viewer, action: Action) -> str:
    if isinstance(action, Spin):
        return viewer.edge(action.edge())
    assert isinstance(action, Collapse)
    lost = cut_off(viewer.s, action.cell)
    falls = f"{cell_text(action.cell):<4} {viewer.code(card_at(viewer.s, action.cell))}"
    return f"{falls} {signed(-lost)}" if lost else falls


def _hand(viewer: Viewer, legal: Sequence[Action]) -> RenderableType:
    """Every card of the hand on a line: the number that plays it, the number that discards it, what it can do."""
    say = viewer.speech.say
    numbers = {action: f"{number})" for number, action in enumerate(legal, 1)}
    table = Table.grid(padding=(0, 1))
    for justify in ("right", "right", "left", "left", "left"):
        table.add_column(justify="right" if justify == "right" else "left", no_wrap=justify == "right")
    table.add_row(Text(say("board-play"), style="dim"), Text(say("board-drop"), style="dim"), "", "", "")
    faces = cards(viewer.s.hand[viewer.seat])
    for card in dict.fromkeys(faces):
        times = f" ×{faces.count(card)}" if faces.count(card) > 1 else ""
        can = Play(card) in numbers
        table.add_row(
            Text(numbers.get(Play(card), NOTHING), style="bold"),
            Text(numbers.get(Drop(card), NOTHING), style="bold"),
            Text(small(viewer, card), no_wrap=True),
            f"{viewer.card(card)}{times}",
            Text(card_now(viewer, card), style="" if can else "dim"),
        )
    for action in legal:
        if isinstance(action, Cut):
            table.add_row(Text(numbers[action], style="bold"), "", "", answer_text(viewer, action), "")
    return table
