"""The answers to choose from, numbered and drawn."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from partie.core import Action
from partie.games.stonespine.actions import Discard, Keep, Place, Tunnel
from partie.games.stonespine.places import EDGE_NAMES, LEFT, PLACE_NAMES, RIGHT, SIZE, TOP, Edge, edge
from partie.games.stonespine.terminal.answers import answer_text
from partie.games.stonespine.terminal.cards import door_arrows, rune_text
from partie.games.stonespine.terminal.glyphs import TYPE_STYLES, element_style
from partie.games.stonespine.terminal.layout import printed_elements
from partie.games.stonespine.terminal.viewer import Viewer
from partie.terminal.screen import TICK
from partie.words.numbers import signed


def answers_table(viewer: Viewer, legal: Sequence[Action]) -> RenderableType:
    """Every answer with what it does, and what it would change in points now."""
    if isinstance(legal[0], Tunnel):
        return _edges(viewer, legal)
    if isinstance(legal[0], (Place, Discard, Keep)):
        return _chambers(viewer, legal)
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right", style="bold")
    table.add_column()
    table.add_column(no_wrap=True, style="bold")
    for number, action in enumerate(legal, 1):
        table.add_row(f"{number})", *answer_text(viewer, action))
    return table


def _chambers(viewer: Viewer, legal: Sequence[Action]) -> RenderableType:
    """Chambers of the hand: doors, elements, gold, which demands they meet and where they add most."""
    say = viewer.speech.say
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right", style="bold")
    heads = ["", say("board-doors"), say("board-elements"), say("board-gold")]
    if viewer.s.seats == 1:
        heads.append(say("board-rune"))
    if isinstance(legal[0], Place):
        heads += [say("board-blueprint"), say("board-best")]
    for _ in heads:
        table.add_column()
    table.add_row("", *[Text(head, style="dim") for head in heads])
    for number, action in enumerate(legal, 1):
        table.add_row(f"{number})", *_chamber_cells(viewer, action))
    return table


def _chamber_cells(viewer: Viewer, action: Action) -> list[RenderableType]:
    assert isinstance(action, (Place, Discard, Keep))
    card = action.card
    of_type = viewer.printed.type_of[card]
    elements = Text(" ").join(
        [Text(viewer.marks.element(each), style=element_style(each)) for each in printed_elements(viewer.printed, card)]
    )
    cells: list[RenderableType] = [
        Text.assemble((viewer.marks.types[of_type], f"bold {TYPE_STYLES[of_type]}"), f" {viewer.named(card)}"),
        door_arrows(viewer, card),
        elements,
        str(viewer.printed.gold[card]),
    ]
    if viewer.s.seats == 1:
        cells.append(rune_text(viewer, card))
    if isinstance(action, Place) and viewer.outlook is not None:
        fits = [place for place in viewer.outlook.free_places() if viewer.outlook.meets(card, place)]
        cells.append(" ".join([f"{TICK}{PLACE_NAMES[place]}" for place in fits]))
        place, gain = viewer.outlook.best_place(card)
        cells.append(Text(f"{PLACE_NAMES[place]} {signed(gain)}", style="bold"))
    return cells


def _edges(viewer: Viewer, legal: Sequence[Action]) -> RenderableType:
    """The edges for a secret passage, as they lie: a line for each line of the dungeon."""
    assert viewer.outlook is not None
    numbers = {action.edge: number for number, action in enumerate(legal, 1) if isinstance(action, Tunnel)}
    table = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(SIZE + 1):
        table.add_column(no_wrap=True)
    lines: list[list[Edge]] = []
    for row in range(SIZE + 1):
        places = range(row * SIZE, (row + 1) * SIZE)
        lines.append([edge(place, TOP) for place in places])
        lines.append([edge(places[0], LEFT), *[edge(place, RIGHT) for place in places]])
    for line in lines:
        cells: list[Text] = []
        for each in [each for each in line if each in numbers]:
            gain = viewer.outlook.passage(each)
            cells.append(
                Text.assemble(
                    (f"{numbers[each]:>2}) ", "bold"),
                    EDGE_NAMES[each],
                    (f" {signed(gain)}", "bold green" if gain > 0 else "dim"),
                )
            )
        if cells:
            table.add_row(*cells)
    return table
