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
from partie.games.tales.terminal.eyes import Eyes
from partie.games.tales.terminal.grid import READABLE, draw_story, small_story
from partie.games.tales.terminal.hand import drafted_lines, draw_hand, known_lines, quest_lines
from partie.games.tales.terminal.log import run_lines
from partie.games.tales.terminal.seats import majority_line, reserve_signs, reserve_words, seat_lines, seats_table
from partie.games.tales.terminal.tiles import tile_words
from partie.terminal.generic import GenericBoard
from partie.terminal.screen import wrapped
from partie.words.speech import Speech

GAP: Final = 2


class TalesBoard(GenericBoard):
    """The table of up to five stories."""

    def __init__(self, game: Game[Position]) -> None:
        super().__init__(game)
        self.tales: TalesOfGlory = game if isinstance(game, TalesOfGlory) else TalesOfGlory()

    def _eyes(self, view: View[Position], speech: Speech[Position]) -> Eyes:
        if isinstance(view.position, Tales):
            return Eyes(self.tales, view.position, view.seat, speech)
        raise TypeError("this board is for Tales of Glory")

    # -- drawn ----------------------------------------------------------------------------------------------------

    @override
    def draw(self, view: View[Position], speech: Speech[Position], width: int, own_hand: bool) -> RenderableType:
        """Everybody, then the seat's own story and the board: last what the question is about."""
        eyes = self._eyes(view, speech)
        head = self.headline(speech, moment(eyes), width)
        if not own_hand and eyes.follows():
            return Group(head, *self._turn(eyes, width))
        parts: list[RenderableType] = [head, seats_table(eyes), *_others(eyes, width)]
        parts.append(wrapped(legend(eyes), width, "dim"))
        parts.append(wrapped([deck_line(eyes), *known_lines(eyes), *left_line(eyes), *self._so_far(eyes)], width))
        hand = _joined(draw_hand(eyes, width))
        if eyes.is_adding:
            parts += [*_own_story(eyes, width), *hand]
        else:
            parts += [*hand, *_both(eyes, width)]
        # Everybody's numbers have scrolled away on a small screen; the seat's own stand next to the question.
        return Group(*parts, *([wrapped([_reserve(eyes)], width)] if eyes.is_seated() else []))

    def _turn(self, eyes: Eyes, width: int) -> list[RenderableType]:
        """The seat's own turn so far: what it brought, what is left in the reserve, the story as it would be."""
        lines = wrapped([*self._so_far(eyes), _reserve(eyes)], width)
        return [lines, *_joined(draw_hand(eyes, width)), *_own_story(eyes, width)]

    def _so_far(self, eyes: Eyes) -> list[str]:
        """What the seat's turn has brought until now, also where it began without a question."""
        return [f"  {line}" for line in self.log(eyes.happened, eyes.speech)]

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
        eyes = self._eyes(view, speech)
        lines = [", ".join([speech.say("game-title"), *moment(eyes)])]
        if not own_hand and eyes.follows():
            lines.extend(self._so_far(eyes))
            lines.append(f"{speech.say('board-reserve')}: {reserve_words(eyes, eyes.seat)}")
            is_asked_for_more = eyes.part == "next-quest"
            return [*lines, *drafted_lines(eyes), *(quest_lines(eyes) if is_asked_for_more else [])]
        lines.extend(seat_lines(eyes))
        lines.append(majority_line(eyes))
        for seat in [*eyes.others(), *([eyes.seat] if eyes.is_seated() else [])]:
            lines.extend(story_lines(eyes, seat))
        lines.extend([deck_line(eyes), *known_lines(eyes)])
        if eyes.is_adding:
            lines.extend([*left_line(eyes), *self._so_far(eyes), *drafted_lines(eyes)])
        elif own_hand or not eyes.is_choosing():
            lines.extend(adventure_lines(eyes))
        if own_hand or eyes.part != "return-quest":
            lines.extend(quest_lines(eyes))
        return [*lines, speech.say("board-reminder")]

    @override
    def option(self, view: View[Position], action: Action, speech: Speech[Position]) -> str:
        """One answer in words."""
        return answer_text(self._eyes(view, speech), action)

    @override
    def card(self, card: Card, speech: Speech[Position]) -> str:
        """Everything printed on a tile, read off the deck."""
        eyes = Eyes(self.tales, self.tales.start(2), 0, speech)
        return f"{self.tales.notation.codes[card]}: {tile_words(eyes, card)}"

    @override
    def run_lines(self, run: Sequence[Event], speech: Speech[Position]) -> list[str]:
        """Tiles dealt, swept or slid in one go, and cards shown at once, stand on one line."""
        said = run_lines(run, speech)
        return super().run_lines(run, speech) if said is None else said


def _reserve(eyes: Eyes) -> str:
    """What the reader owns, in signs."""
    return f"{eyes.speech.say('board-reserve')}: {reserve_signs(eyes, eyes.seat)}"


def _others(eyes: Eyes, width: int) -> list[RenderableType]:
    """The stories of the others, small, side by side as far as there is room."""
    rows: list[list[tuple[int, Text]]] = [[]]
    taken = 0
    for seat in eyes.others():
        if not eyes.story(seat):
            continue
        lines = [Text(eyes.speech.seat(seat), style="dim"), *small_story(eyes, seat)]
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


def _own_story(eyes: Eyes, width: int) -> list[RenderableType]:
    """The seat's own story; small, and in words, where it has grown too wide for boxes."""
    if not eyes.is_seated() or not eyes.story(eyes.seat):
        return []
    picture = draw_story(eyes, width)
    if picture is None:
        said = wrapped(story_lines(eyes, eyes.seat), width)
        return [*_joined(small_story(eyes, eyes.seat)), said]
    cut = [tile_in_story(eyes, at, eyes.story(eyes.seat)[at]) for at in picture.cut]
    return [*_joined(picture.lines), *([wrapped(cut, width)] if cut else [])]


def _both(eyes: Eyes, width: int) -> list[RenderableType]:
    """The seat's own story above the board, or beside it where both have room."""
    least = narrow_board(eyes)
    has_story = eyes.is_seated() and bool(eyes.story(eyes.seat))
    picture = draw_story(eyes, width - least - GAP, READABLE) if has_story else None
    if picture is None or picture.cut:
        return [*_own_story(eyes, width), *_joined(draw_adventure(eyes, width))]
    board = draw_adventure(eyes, width - GAP - max([line.cell_len for line in picture.lines]))
    table = Table.grid(padding=(0, GAP, 0, 0), pad_edge=False)
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_row(*_joined(picture.lines), *_joined(board))
    return [table]


def _joined(lines: list[Text]) -> list[RenderableType]:
    return [Text("\n", no_wrap=True).join(lines)] if lines else []


BOARD = TalesBoard
