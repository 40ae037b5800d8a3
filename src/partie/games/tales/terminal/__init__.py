"""Tales of Glory in a terminal: the adventure board with every price, your own story tile by tile, everybody else."""

from collections.abc import Sequence
from typing import Final, override

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from partie.core import Action, Card, Event, Game, Position, View
from partie.games.tales import TalesOfGlory
from partie.games.tales.actions import Choose, Take
from partie.games.tales.position import Tales
from partie.games.tales.terminal.adventure import adventure_lines, draw_adventure, narrow_board
from partie.games.tales.terminal.answers import answer_text
from partie.games.tales.terminal.captions import deck_line, left_line, legend, moment, story_lines, tile_in_story
from partie.games.tales.terminal.choices import answers_table
from partie.games.tales.terminal.grid import READABLE, draw_story, small_story
from partie.games.tales.terminal.hand import drafted_lines, draw_hand, known_lines, quest_lines
from partie.games.tales.terminal.log import run_lines
from partie.games.tales.terminal.seats import majority_line, reserve_signs, reserve_words, seat_lines, seats_table
from partie.games.tales.terminal.tiles import tile_words
from partie.games.tales.terminal.viewer import Viewer
from partie.terminal.generic import GenericBoard
from partie.terminal.screen import wrapped
from partie.words.speech import Speech

GAP: Final = 2


class TalesBoard(GenericBoard):
    """The table of up to five stories."""

    def __init__(self, game: Game[Position]) -> None:
        super().__init__(game)
        self.tales: TalesOfGlory = game if isinstance(game, TalesOfGlory) else TalesOfGlory()

    def _eyes(self, view: View[Position], speech: Speech[Position]) -> Viewer:
        if isinstance(view.position, Tales):
            return Viewer(self.tales, view.position, view.seat, speech)
        raise TypeError("this board is for Tales of Glory")

    # -- drawn ----------------------------------------------------------------------------------------------------

    @override
    def draw(self, view: View[Position], speech: Speech[Position], width: int, own_hand: bool) -> RenderableType:
        """Everybody, then the seat's own story and the board: last what the question is about."""
        viewer = self._eyes(view, speech)
        head = self.headline(speech, moment(viewer), width)
        if not own_hand and viewer.follows():
            return Group(head, *self._turn(viewer, width))
        parts: list[RenderableType] = [head, seats_table(viewer), *_others(viewer, width)]
        parts.append(wrapped(legend(viewer), width, "dim"))
        parts.append(
            wrapped([deck_line(viewer), *known_lines(viewer), *left_line(viewer), *self._so_far(viewer)], width)
        )
        hand = _joined(draw_hand(viewer, width))
        if viewer.is_adding:
            parts += [*_own_story(viewer, width), *hand]
        else:
            parts += [*hand, *_both(viewer, width)]
        # Everybody's numbers have scrolled away on a small screen; the seat's own stand next to the question.
        return Group(*parts, *([wrapped([_reserve(viewer)], width)] if viewer.is_seated() else []))

    def _turn(self, viewer: Viewer, width: int) -> list[RenderableType]:
        """The seat's own turn so far: what it brought, what is left in the reserve, the story as it would be."""
        lines = wrapped([*self._so_far(viewer), _reserve(viewer)], width)
        return [lines, *_joined(draw_hand(viewer, width)), *_own_story(viewer, width)]

    def _so_far(self, viewer: Viewer) -> list[str]:
        """What the seat's turn has brought until now, also where it began without a question."""
        return [f"  {line}" for line in self.log(viewer.happened, viewer.speech)]

    @override
    def numbers(self, legal: Sequence[Action]) -> Sequence[int]:
        """Whoever takes a tile says its place, though some places are empty by then."""
        places = [action.place for action in legal if isinstance(action, (Choose, Take))]
        return places or super().numbers(legal)

    @override
    def options(self, view: View[Position], legal: Sequence[Action], speech: Speech[Position]) -> RenderableType:
        """Every answer with what it would mean now."""
        return answers_table(self._eyes(view, speech), legal)

    # -- in words -------------------------------------------------------------------------------------------------

    @override
    def tell(self, view: View[Position], speech: Speech[Position], own_hand: bool) -> list[str]:
        """The same, line by line."""
        viewer = self._eyes(view, speech)
        lines = [", ".join([speech.say("game-title"), *moment(viewer)])]
        if not own_hand and viewer.follows():
            lines.extend(self._so_far(viewer))
            lines.append(f"{speech.say('board-reserve')}: {reserve_words(viewer, viewer.seat)}")
            is_asked_for_more = viewer.part == "next-quest"
            return [*lines, *drafted_lines(viewer), *(quest_lines(viewer) if is_asked_for_more else [])]
        lines.extend(seat_lines(viewer))
        lines.append(majority_line(viewer))
        for seat in [*viewer.others(), *([viewer.seat] if viewer.is_seated() else [])]:
            lines.extend(story_lines(viewer, seat))
        lines.extend([deck_line(viewer), *known_lines(viewer)])
        if viewer.is_adding:
            lines.extend([*left_line(viewer), *self._so_far(viewer), *drafted_lines(viewer)])
        elif own_hand or not viewer.is_choosing():
            lines.extend(adventure_lines(viewer))
        if own_hand or viewer.part != "return-quest":
            lines.extend(quest_lines(viewer))
        return [*lines, speech.say("board-reminder")]

    @override
    def option(self, view: View[Position], action: Action, speech: Speech[Position]) -> str:
        """One answer in words."""
        return answer_text(self._eyes(view, speech), action)

    @override
    def card(self, card: Card, speech: Speech[Position]) -> str:
        """Everything printed on a tile, read off the deck."""
        viewer = Viewer(self.tales, self.tales.start(2), 0, speech)
        return f"{self.tales.notation.codes[card]}: {tile_words(viewer, card)}"

    @override
    def run_lines(self, run: Sequence[Event], speech: Speech[Position]) -> list[str]:
        """Tiles dealt, swept or slid in one go, and cards shown at once, stand on one line."""
        said = run_lines(run, speech)
        return super().run_lines(run, speech) if said is None else said


def _reserve(viewer: Viewer) -> str:
    """What the reader owns, in signs."""
    return f"{viewer.speech.say('board-reserve')}: {reserve_signs(viewer, viewer.seat)}"


def _others(viewer: Viewer, width: int) -> list[RenderableType]:
    """The stories of the others, small, side by side as far as there is room."""
    rows: list[list[tuple[int, Text]]] = [[]]
    taken = 0
    for seat in viewer.others():
        if not viewer.story(seat):
            continue
        lines = [Text(viewer.speech.seat(seat), style="dim"), *small_story(viewer, seat)]
        wide = max([line.cell_len for line in lines])
        if rows[-1] and taken + wide > width:
            rows.append([])
            taken = 0
        taken += wide + GAP
        rows[-1].append((wide, Text("\n", no_wrap=True).join(lines)))
    found: list[RenderableType] = []
    for row in rows:
        if row:
            table = Table.grid(padding=(0, GAP, 0, 0), pad_edge=False)
            for wide, _ in row:
                table.add_column(width=wide, no_wrap=True)
            table.add_row(*[text for _, text in row])
            found.append(table)
    return found


def _own_story(viewer: Viewer, width: int) -> list[RenderableType]:
    """The seat's own story; small, and in words, where it has grown too wide for boxes."""
    if not viewer.is_seated() or not viewer.story(viewer.seat):
        return []
    picture = draw_story(viewer, width)
    if picture is None:
        said = wrapped(story_lines(viewer, viewer.seat), width)
        return [*_joined(small_story(viewer, viewer.seat)), said]
    cut = [tile_in_story(viewer, at, viewer.story(viewer.seat)[at]) for at in picture.cut]
    return [*_joined(picture.lines), *([wrapped(cut, width)] if cut else [])]


def _both(viewer: Viewer, width: int) -> list[RenderableType]:
    """The seat's own story above the board, or beside it where both have room."""
    least = narrow_board(viewer)
    has_story = viewer.is_seated() and bool(viewer.story(viewer.seat))
    picture = draw_story(viewer, width - least - GAP, READABLE) if has_story else None
    if picture is None or picture.cut:
        return [*_own_story(viewer, width), *_joined(draw_adventure(viewer, width))]
    board = draw_adventure(viewer, width - GAP - max([line.cell_len for line in picture.lines]))
    table = Table.grid(padding=(0, GAP, 0, 0), pad_edge=False)
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_row(*_joined(picture.lines), *_joined(board))
    return [table]


def _joined(lines: list[Text]) -> list[RenderableType]:
    return [Text("\n", no_wrap=True).join(lines)] if lines else []


BOARD = TalesBoard
