"""Pieces of JSON text of one game, each written once and kept: frames are joined from them."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Final

from partie.core import Action, Card, Event, Game, Laid, Piece, Point, Position, ScoreSheet
from partie.core.cards import face
from partie.table.difference import to_text
from partie.table.layout import laid_json, piece_code
from partie.table.snapshot import event_json, option_json, point_json
from partie.words.messages import kebab, question_says, rule_says

MOST_KEPT: Final = 5_000  # pieces of a kind: a few megabytes at most
MOST_GAMES: Final = 16
_NO_QUESTION: Final = '{"question":0,'


class Texts:
    """What is written again and again at the tables of one game. What is kept is dropped when it is too much."""

    def __init__(self, game: Game[Position]) -> None:
        self.game = game
        self._options: dict[Action, str] = {}
        self._points: dict[Point, str] = {}
        self._same: dict[Point, Point] = {}
        self._laid: dict[Laid, str] = {}
        self._codes: dict[Card, str] = {}
        self._events: dict[Event, str] = {}
        self._parts: dict[str, str] = {}

    def options(self, actions: Sequence[Action]) -> str:
        """Answers that may be given."""
        return _listed(self._options, actions, lambda action: option_json(self.game, action))

    def asked(self, question: int, part: int, name: str, actions: Sequence[Action]) -> str:
        """A question put to a seat."""
        if name not in self._parts:
            told = {"name": kebab(name), "prompt": question_says(name), "rule": rule_says(name)}
            self._parts[name] = to_text(told)[1:-1]
        return f'{{"question":{question},"part":{part},{self._parts[name]},"options":{self.options(actions)}}}'

    def shared(self, sheet: ScoreSheet) -> ScoreSheet:
        """The same sheet, made of points that all tables share."""
        if len(self._same) > MOST_KEPT:
            self._same.clear()
        return ScoreSheet(tuple([self._same.setdefault(point, point) for point in sheet.points]))

    def sheet(self, sheet: ScoreSheet) -> str:
        """Points with their reasons."""
        return self._points_of(sheet.points)

    def sheet_change(self, old: ScoreSheet, new: ScoreSheet) -> str:
        """The points that differ, between those that are the same at the beginning and at the end; or nothing."""
        if old == new:
            return ""
        one, other = old.points, new.points
        shorter = min(len(one), len(other))
        start = next((at for at in range(shorter) if one[at] != other[at]), shorter)
        same = next((at for at in range(shorter - start) if one[-1 - at] != other[-1 - at]), shorter - start)
        points = self._points_of(other[start : len(other) - same])
        return f'{{"from":{start},"until":{len(one) - same},"points":{points}}}'

    def _points_of(self, points: Sequence[Point]) -> str:
        return _listed(self._points, points, lambda point: point_json(self.game, point))

    def event(self, event: Event, question: int) -> str:
        """A line of the log. What happens at one table happens at others too, at another question."""
        if len(self._events) > MOST_KEPT:
            self._events.clear()
        rest = self._events.get(event)
        if rest is None:
            rest = self._events[event] = to_text(event_json(self.game, event, 0)).removeprefix(_NO_QUESTION)
        return f'{{"question":{question},{rest}'

    def pieces(self, value: object) -> str:
        """A piece, a zone, or a list of either, already masked."""
        if type(value) is tuple:
            try:
                return "[" + ",".join([self._codes[face(p)] for p in value]) + "]"
            except KeyError:  # a card that was not written yet
                return "[" + ",".join([self.pieces(p) for p in value]) + "]"
        if isinstance(value, int):
            card = face(Piece(value))
            if card not in self._codes:
                self._codes[card] = to_text(piece_code(self.game, card))
            return self._codes[card]
        if isinstance(value, list):
            return "[" + ",".join([self.pieces(each) for each in value]) + "]"
        raise TypeError(f"a zone field holds {type(value).__name__}")

    def grids(self, value: object) -> str:
        """What lies on a place, or a grid of such, or several."""
        if isinstance(value, Laid):
            if len(self._laid) > MOST_KEPT:
                self._laid.clear()
            if value not in self._laid:
                self._laid[value] = to_text(laid_json(self.game, value))
            return self._laid[value]
        if isinstance(value, Mapping):
            return "{" + ",".join([f"{to_text(key)}:{self.grids(each)}" for key, each in value.items()]) + "}"
        if isinstance(value, (tuple, list)):
            return "[" + ",".join([self.grids(each) for each in value]) + "]"
        raise TypeError(f"a grid holds {type(value).__name__}")


def _listed[T](known: dict[T, str], values: Sequence[T], write: Callable[[T], object]) -> str:
    """A list of pieces; those that are not known yet are written and kept."""
    if len(known) > MOST_KEPT:
        known.clear()
    for value in values:
        if value not in known:
            known[value] = to_text(write(value))
    return "[" + ",".join([known[value] for value in values]) + "]"


@lru_cache(maxsize=MOST_GAMES)
def texts_of(game: Game[Position]) -> Texts:
    """All tables of a game share their pieces."""
    return Texts(game)
