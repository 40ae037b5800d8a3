"""Saboteur: The Dark Cave in a terminal: the cave drawn card by card, everybody around it, what each answer means."""

from collections.abc import Sequence
from typing import Final, override

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from partie.core import Action, Card, Event, Game, Position, View
from partie.games.darkcave import SaboteurDarkCave
from partie.games.darkcave.position import DarkCave
from partie.games.darkcave.terminal.answers import answer_text
from partie.games.darkcave.terminal.captions import beyond_lines, hand_lines, knowledge_lines, legend, moment
from partie.games.darkcave.terminal.choices import answers_table
from partie.games.darkcave.terminal.glyphs import MORE
from partie.games.darkcave.terminal.grid import draw_cave
from partie.games.darkcave.terminal.hand import small
from partie.games.darkcave.terminal.log import run_lines
from partie.games.darkcave.terminal.place_words import place_lines
from partie.games.darkcave.terminal.seats import seat_lines, seats_table
from partie.games.darkcave.terminal.viewer import Viewer
from partie.terminal.generic import GenericBoard
from partie.terminal.screen import wrapped
from partie.words.speech import Speech

BESIDE: Final = 150  # from here on the seats have room beside the cave
ASIDE: Final = 70


class DarkCaveBoard(GenericBoard):
    """The table of one cave and up to eight dwarfs."""

    def __init__(self, game: Game[Position]) -> None:
        super().__init__(game)
        self.darkcave: SaboteurDarkCave = game if isinstance(game, SaboteurDarkCave) else SaboteurDarkCave()

    def _eyes(self, view: View[Position], speech: Speech[Position]) -> Viewer:
        if isinstance(view.position, DarkCave):
            return Viewer(self.darkcave, view.position, view.seat, speech)
        raise TypeError("this board is for Saboteur: The Dark Cave")

    # -- drawn ----------------------------------------------------------------------------------------------------

    @override
    def draw(self, view: View[Position], speech: Speech[Position], width: int, own_hand: bool) -> RenderableType:
        """The seats and what is known; the cave last, next to the question.

        While somebody lays and moves, the cave is drawn again and again, and the seats come after it: a tall cave would
        push them out of sight.
        """
        viewer = self._eyes(view, speech)
        head = self.headline(speech, moment(viewer), width)
        is_brief = not own_hand and viewer.follows()
        if is_brief and width < BESIDE:
            return Group(head, *_cave(viewer, width, signs=False), Text(), seats_table(viewer))
        if width < BESIDE:
            about = [
                seats_table(viewer),
                wrapped(knowledge_lines(viewer) + hand_lines(viewer, own_hand), width),
                Text(),
            ]
            return Group(head, *about, *_cave(viewer, width, signs=True))
        both = Table.grid(padding=(0, 2, 0, 0), pad_edge=False)
        both.add_column(no_wrap=True)
        both.add_column(width=ASIDE)
        aside: list[RenderableType] = [seats_table(viewer)]
        if not is_brief:
            aside += [Text(), wrapped(knowledge_lines(viewer) + hand_lines(viewer, own_hand), ASIDE)]
        both.add_row(Group(*_cave(viewer, width - ASIDE - 2, signs=not is_brief)), Group(*aside))
        return Group(head, both)

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
            return lines
        lines.extend(seat_lines(viewer))
        lines.extend(knowledge_lines(viewer))
        lines.extend(place_lines(viewer))
        return lines + hand_lines(viewer, own_hand)

    @override
    def option(self, view: View[Position], action: Action, speech: Speech[Position]) -> str:
        """One answer in words."""
        return answer_text(self._eyes(view, speech), action)

    @override
    def card(self, card: Card, speech: Speech[Position]) -> str:
        """A card with its paths."""
        viewer = Viewer(self.darkcave, self.darkcave.start(2), 0, speech)
        paths = f" {small(viewer, card).strip()}" if viewer.printed.shape[card] else ""
        return f"{viewer.code(card)}{paths} {speech.face(card)}: {speech.ability(card)}"

    @override
    def run_lines(self, run: Sequence[Event], speech: Speech[Position]) -> list[str]:
        """Cards dealt in one go and steps of one figure stand on one line."""
        told = run_lines(self.game, run, speech)
        return super().run_lines(run, speech) if told is None else told


def _cave(viewer: Viewer, width: int, signs: bool) -> list[RenderableType]:
    """The cave, what did not fit into it, and what its signs mean."""
    picture = draw_cave(viewer, width)
    parts: list[RenderableType] = [Text("\n", no_wrap=True).join(picture.lines)]
    if picture.beyond:
        parts.append(wrapped(beyond_lines(viewer, picture.beyond), width))
    if signs:
        is_crowded = any([MORE in line.plain for line in picture.lines])
        parts.append(wrapped(legend(viewer, is_crowded), width, "dim"))
    return parts


BOARD = DarkCaveBoard
