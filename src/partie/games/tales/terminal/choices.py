"""The answers to choose from, numbered and drawn."""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from partie.core import Action
from partie.games.tales.actions import Choose, Take
from partie.games.tales.terminal.answers import answer_text
from partie.games.tales.terminal.verdicts import price_signs
from partie.games.tales.terminal.viewer import Viewer
from partie.terminal.screen import CROSS, TICK


def answers_table(viewer: Viewer, legal: Sequence[Action]) -> RenderableType:
    """Every answer with what it means now; places of the board side by side, since their tiles are drawn above."""
    if isinstance(legal[0], (Choose, Take)):
        return _places(viewer, legal)
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right", style="bold", no_wrap=True)
    table.add_column()
    for number, action in enumerate(legal, 1):
        table.add_row(f"{number})", _coloured(answer_text(viewer, action)))
    return table


def _coloured(text: str) -> Text:
    """What can be paid in green, what cannot in red; their signs say the same."""
    found = Text(text)
    for sign, style in ((TICK, "green"), (CROSS, "red")):
        at = text.find(f"{sign} ")
        if at >= 0:
            found.stylize(style, at)
    return found


def _places(viewer: Viewer, legal: Sequence[Action]) -> RenderableType:
    """Each place: its number, the tile's name, whether it can be paid and with what. The rest is drawn above."""
    said: list[Text] = []
    for action in legal:
        assert isinstance(action, (Choose, Take))
        card = viewer.s.places[action.place - 1]
        price = viewer.price(card, action.place)
        text = Text(no_wrap=True)
        text.append(f"{action.place}) ", style="bold")
        text.append(f"{viewer.name(card)} ")
        if price:
            text.append_text(Text.assemble(*price_signs(viewer, price)))
        said.append(text)
    return Columns(said, padding=(0, 2), column_first=True)
