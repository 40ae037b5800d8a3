"""The adventure board, drawn and in words: its places as they lie, every tile with its price for the reading seat."""

from rich.text import Text

from partie.games.tales.position import wilderness
from partie.games.tales.terminal.box import Box, draw_box, is_cut
from partie.games.tales.terminal.glyphs import COIN, NOTHING, POTION, Sign
from partie.games.tales.terminal.printed import NARROWEST, WIDEST, side_by_side, tile_box
from partie.games.tales.terminal.tiles import tile_words
from partie.games.tales.terminal.verdicts import price_words
from partie.games.tales.terminal.viewer import Viewer


def rows_of_places(seats: int) -> list[list[int]]:
    """G2.3 The places as they lie: the wilderness above, back from right to left."""
    last = wilderness(seats)
    return [list(range(2 * last, last, -1)), list(range(1, last + 1))]


def narrow_board(viewer: Viewer) -> int:
    """The least width in which nothing but names would be cut off."""
    rows = rows_of_places(viewer.s.seats)
    boxes = [_place(viewer, place) for row in rows for place in row]
    each = NARROWEST
    while each < WIDEST and any([is_cut(box, each) for box in boxes]):
        each += 1
    return each * len(rows[0])


def draw_adventure(viewer: Viewer, width: int) -> list[Text]:
    """Both rows of the board."""
    rows = rows_of_places(viewer.s.seats)
    each = min(width // len(rows[0]), WIDEST)
    lines: list[Text] = []
    for number, row in enumerate(rows):
        if number == 0:
            lines.append(Text(viewer.speech.say("board-wilderness-row", fee=f"1{COIN}/1{POTION}"), style="dim"))
        lines.extend(side_by_side([draw_box(_place(viewer, place), each) for place in row]))
    return lines


def _place(viewer: Viewer, place: int) -> Box:
    """A place of the board with its tile."""
    card = viewer.s.places[place - 1]
    label = place_label(viewer, place)
    if not card:
        return Box([((), ())] * 3, 1, label=label, style="dim")
    return tile_box(viewer, card, viewer.price(card, place), label)


def place_label(viewer: Viewer, place: int) -> list[Sign]:
    """A place and its fee."""
    return [(str(place), "bold"), (f" +{COIN}/{POTION}" if viewer.is_wild(place) else "", "")]


def place_words(viewer: Viewer, place: int) -> str:
    """A place of the board, its tile, and what it would cost."""
    say = viewer.speech.say
    card = viewer.s.places[place - 1]
    name = say("board-place-wild", place=place) if viewer.is_wild(place) else say("board-place", place=place)
    if not card:
        return f"{name}: {NOTHING}"
    price = viewer.price(card, place)
    return f"{name}: {tile_words(viewer, card)}" + (f" · {price_words(viewer, price)}" if price else "")


def adventure_lines(viewer: Viewer) -> list[str]:
    """Every place of the board, a line each."""
    return [place_words(viewer, place) for place in range(1, len(viewer.s.places) + 1)]
