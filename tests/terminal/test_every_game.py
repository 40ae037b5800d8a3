"""Every game at every table can be drawn, told and asked at the terminal, in every language, by two boards."""

from io import StringIO

import pytest
from rich.console import Console, RenderableType

from partie.core import SPECTATOR, Match, Rng, SeededDealer, seats_in
from partie.registry.facts import Case, all_cases
from partie.terminal.board import Board, find_board
from partie.terminal.generic import GenericBoard
from partie.words.catalog import LANGUAGES, load_catalog
from partie.words.speech import Speech
from tools.suite.tables import small_and_large

WIDTH = 100


def drawn(what: RenderableType) -> str:
    console = Console(file=StringIO(), width=WIDTH, highlight=False)
    console.print(what)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("case", small_and_large(all_cases()))
def test_the_table_is_drawn_and_told(case: Case) -> None:
    """Once in each language, at some moments of a game: on the game's own board and on the one for any game."""
    game, rng = case.game, Rng("boards")
    players = [f"player {seat}" for seat in range(case.seats)]
    match = Match(game, players, SeededDealer("boards"), settings=dict(case.settings))
    boards: list[Board] = [find_board(game), GenericBoard(game)]
    languages = list(LANGUAGES)
    while not match.over():
        seat = seats_in(match.position.waiting)[0]
        legal = match.legal(seat)
        if languages and len(legal) > 1 and rng.below(4) == 0:
            speech = Speech(game, load_catalog(languages.pop(), game), players)
            seen = match.view(seat)
            for board in boards:
                for own_hand in (True, False):
                    assert drawn(board.draw(seen, speech, WIDTH, own_hand)).strip()
                assert drawn(board.draw(match.view(SPECTATOR), speech, WIDTH, own_hand=True)).strip()
                assert all(board.tell(seen, speech, own_hand=True))
                assert drawn(board.options(seen, legal, speech)).strip()
                assert len(set(board.numbers(legal))) == len(legal)
                assert all([board.option(seen, action, speech) for action in legal])
                assert all(board.log(match.heard(seat), speech))
        match.act(match.number, seat, legal[rng.below(len(legal))])
    assert not languages, "the game is too short to be looked at in every language"
