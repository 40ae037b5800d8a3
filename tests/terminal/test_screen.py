"""Lines on a terminal: what belongs together stays together, drawn as well as told."""

from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from partie.core import Match, Position, Rng, SeededDealer, seats_in
from partie.registry import find_game
from partie.terminal.board import find_board
from partie.terminal.screen import HELD, HoldingConsole, Screen, together
from partie.words.catalog import LANGUAGES, load_catalog
from partie.words.spaces import NO_BREAK
from partie.words.speech import Speech

CARDS = ["P 1 Great Hall", "L 7 Reading Room", "G 12 Rose Garden", "T 15 Temple"]
LISTED = f"Hand: {', '.join([together(card) for card in CARDS])}"


def drawn(what: RenderableType, width: int, kind: type[Console] = HoldingConsole, colour: bool = False) -> list[str]:
    file = StringIO()
    console = kind(
        file=file,
        width=width,
        force_terminal=colour,
        color_system="standard" if colour else None,
        highlight=False,
    )
    console.print(what)
    return file.getvalue().splitlines()


def in_cell(text: str | Text) -> Table:
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True)
    table.add_column()
    table.add_row("1)", text)
    return table


def test_a_screen_holds_words_together() -> None:
    assert isinstance(Screen().console, HoldingConsole)


@pytest.mark.parametrize(
    "what",
    [LISTED, Text(LISTED), Group(Text(LISTED)), in_cell(LISTED), in_cell(Text(LISTED))],
    ids=["words", "text", "group", "words in a table", "text in a table"],
)
def test_no_line_is_broken_at_a_no_break_space(what: RenderableType) -> None:
    parted = 0
    for width in range(22, 90):
        lines = drawn(what, width)
        assert max([cell_len(line) for line in lines]) <= width
        assert [card for card in CARDS if together(card) not in "\n".join(lines)] == []
        # Nothing is lost, and nothing is left of what stood for the spaces meanwhile.
        assert " ".join(" ".join(lines).split()).removeprefix("1) ") == LISTED.replace(NO_BREAK, " ")
        parted += len([card for card in CARDS if together(card) not in "\n".join(drawn(what, width, Console))])
    assert parted > 10  # rich alone parts them


def test_what_does_not_fit_on_a_line_is_broken_between_words() -> None:
    lines = [line.strip() for line in drawn(LISTED, 10)]
    assert lines[:4] == ["Hand: P\u00a01", "Great", "Hall, L\u00a07", "Reading"]


def test_colours_stay_where_they_were() -> None:
    text = Text(together("now +3"))
    text.stylize("red", 4)
    assert drawn(text, 20, colour=True) == ["now\u00a0\x1b[31m+3\x1b[0m"]


def test_what_stands_for_a_space_is_as_wide_as_one() -> None:
    assert cell_len(HELD) == cell_len(NO_BREAK) == 1
    assert not HELD.isspace()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_card_adds_stands_on_one_line(lang: str) -> None:
    game = find_game("tides")
    board, words = find_board(game), Speech(game, load_catalog(lang, game), ["Ana", "Petr"])
    parted = {Console: 0, HoldingConsole: 0}
    match: Match[Position] = Match(game, ["Ana", "Petr"], SeededDealer("screen"))
    rng = Rng("screen")
    while not match.over():
        seat = seats_in(match.position.waiting)[0]
        seen, legal = match.view(seat), match.legal(seat)
        gains = [board.option(seen, action, words).split(" ")[-1] for action in legal]
        assert [gain for gain in gains if NO_BREAK not in gain] == []
        for kind in parted:
            text = "\n".join(drawn(board.options(seen, legal, words), 80, kind))
            parted[kind] += len([gain for gain in gains if gain not in text])
        match.act(match.number, seat, legal[rng.below(len(legal))])
    assert parted[HoldingConsole] == 0
    assert parted[Console] > 0
