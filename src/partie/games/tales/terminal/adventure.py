"""The adventure board, drawn and in words: its places as they lie, every tile with its price for the reading seat."""

from rich.text import Text

from partie.games.tales.position import wilderness
from partie.games.tales.terminal.box import Box, draw_box, is_cut
from partie.games.tales.terminal.eyes import Eyes
from partie.games.tales.terminal.glyphs import COIN, NOTHING, POTION, Sign
from partie.games.tales.terminal.printed import NARROWEST, WIDEST, side_by_side, tile_box
from partie.games.tales.terminal.tiles import tile_words
from partie.games.tales.terminal.verdicts import price_words


def rows_of_places(seats: int) -> list[list[int]]:
    """G2.3 The places as they lie: the wilderness above, back from right to left."""
    last = wilderness(seats)
    return [list(range(2 * last, last, -1)), list(range(1, last + 1))]


def narrow_board(eyes: Eyes) -> int:
    """The least width in which nothing but names would be cut off."""
    rows = rows_of_places(eyes.s.seats)
    boxes = [_place(eyes, place) for row in rows for place in row]
    each = NARROWEST
    while each < WIDEST and any([is_cut(box, each) for box in boxes]):
        each += 1
    return each * len(rows[0])


def draw_adventure(eyes: Eyes, width: int) -> list[Text]:
    """Both rows of the board."""
    rows = rows_of_places(eyes.s.seats)
    each = min(width // len(rows[0]), WIDEST)
    lines: list[Text] = []
    for number, row in enumerate(rows):
        if number == 0:
            lines.append(Text(eyes.speech.say("board-wilderness-row", fee=f"1{COIN}/1{POTION}"), style="dim"))
        lines.extend(side_by_side([draw_box(_place(eyes, place), each) for place in row]))
    return lines


def _place(eyes: Eyes, place: int) -> Box:
    """A place of the board with its tile."""
    card = eyes.s.places[place - 1]
    label = place_label(eyes, place)
    if not card:
        return Box([((), ())] * 3, 1, label=label, style="dim")
    return tile_box(eyes, card, eyes.price(card, place), label)


def place_label(eyes: Eyes, place: int) -> list[Sign]:
    """A place and its fee."""
    return [(str(place), "bold"), (f" +{COIN}/{POTION}" if eyes.is_wild(place) else "", "")]


def place_words(eyes: Eyes, place: int) -> str:
    """A place of the board, its tile, and what it would cost."""
    say = eyes.speech.say
    card = eyes.s.places[place - 1]
    name = say("board-place-wild", place=place) if eyes.is_wild(place) else say("board-place", place=place)
    if not card:
        return f"{name}: {NOTHING}"
    price = eyes.price(card, place)
    return f"{name}: {tile_words(eyes, card)}" + (f" · {price_words(eyes, price)}" if price else "")


def adventure_lines(eyes: Eyes) -> list[str]:
    """Every place of the board, a line each."""
    return [place_words(eyes, place) for place in range(1, len(eyes.s.places) + 1)]
