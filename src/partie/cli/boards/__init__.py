"""Boards: how the table of a game looks in a terminal. A game without a board of its own is drawn from its plan.

A board is found through the entry-point group ``partie.boards``, by the name of its game, and made with the game. It
sees what a seat sees and nothing else. Everything is there twice: drawn, and as lines of text with the same facts.
"""

from collections.abc import Sequence
from importlib.metadata import entry_points
from typing import Protocol

from rich.console import RenderableType

from partie.core import Action, Card, Event, Game, State, View
from partie.words.speech import Speech


class Board(Protocol):
    """What a terminal needs to know about a game to show it."""

    def draw(self, view: View[State], speech: Speech[State], width: int, own_hand: bool) -> RenderableType:
        """The table, drawn. ``own_hand`` is False where the options show the hand anyway."""
        ...

    def tell(self, view: View[State], speech: Speech[State], own_hand: bool) -> list[str]:
        """The table in words, one fact a line."""
        ...

    def numbers(self, legal: Sequence[Action]) -> Sequence[int]:
        """The number of each option: what a person types. From 1 on, unless the table has numbers of its own."""
        ...

    def options(self, view: View[State], legal: Sequence[Action], speech: Speech[State]) -> RenderableType:
        """The options with their numbers, drawn."""
        ...

    def option(self, view: View[State], action: Action, speech: Speech[State]) -> str:
        """One option in words."""
        ...

    def card(self, card: Card, speech: Speech[State]) -> str:
        """One card in words: its code, its name, what it does."""
        ...

    def log(self, events: Sequence[Event], speech: Speech[State]) -> list[str]:
        """What happened, one line each."""
        ...


def find_board(game: Game[State]) -> Board:
    """The board of a game."""
    for point in entry_points(group="partie.boards"):
        if point.name == game.name:
            board: Board = point.load()(game)
            return board
    from partie.cli.boards.generic import GenericBoard

    return GenericBoard(game)
