"""Stonespine Architects in a terminal: every dungeon drawn, the market, and what each answer would change now."""

from collections.abc import Sequence
from typing import override

from rich.console import Group, RenderableType
from rich.text import Text

from partie.core import Action, Card, Event, Game, Position, View
from partie.games.stonespine import StonespineArchitects
from partie.games.stonespine.places import PLACES
from partie.games.stonespine.position import Stonespine
from partie.games.stonespine.printed import BLUEPRINTS, CHALLENGES, JAEL, MARKET, TOKENS
from partie.games.stonespine.terminal.answers import answer_text
from partie.games.stonespine.terminal.captions import goal_lines, hand_lines, legend, moment, offer_lines
from partie.games.stonespine.terminal.cards import blueprint_text, chamber_text
from partie.games.stonespine.terminal.choices import answers_table
from partie.games.stonespine.terminal.dungeons import (
    following_lines,
    full_dungeon,
    other_dungeons,
    place_lines,
    row_lines,
)
from partie.games.stonespine.terminal.jael import jael_card_text, jael_lines
from partie.games.stonespine.terminal.log import run_lines
from partie.games.stonespine.terminal.market import market_card_text, market_lines, market_table
from partie.games.stonespine.terminal.points import points_lines, points_tables, score_lines
from partie.games.stonespine.terminal.viewer import Viewer
from partie.terminal.generic import GenericBoard
from partie.terminal.screen import together, wrapped
from partie.words.speech import Speech


class StonespineBoard(GenericBoard):
    """The table of up to five dungeons."""

    def __init__(self, game: Game[Position]) -> None:
        super().__init__(game)
        self.stonespine: StonespineArchitects = (
            game if isinstance(game, StonespineArchitects) else StonespineArchitects()
        )

    def _eyes(self, view: View[Position], speech: Speech[Position]) -> Viewer:
        if isinstance(view.position, Stonespine):
            return Viewer(self.stonespine, view.position, view.seat, speech)
        raise TypeError("this board is for Stonespine Architects")

    # -- drawn ----------------------------------------------------------------------------------------------------

    @override
    def draw(self, view: View[Position], speech: Speech[Position], width: int, own_hand: bool) -> RenderableType:
        """The others, the points, the market; the seat's own dungeon last, next to the question."""
        viewer = self._eyes(view, speech)
        if not own_hand and viewer.follows():
            return Group(*full_dungeon(viewer, view.seat, width))
        parts: list[RenderableType] = [
            self.headline(speech, moment(viewer), width),
            *other_dungeons(viewer, width),
            *points_tables(viewer, width),
            wrapped(goal_lines(viewer), width),
            *market_table(viewer),
            wrapped(offer_lines(viewer) + jael_lines(viewer) + hand_lines(viewer, own_hand), width),
            wrapped(legend(viewer), width, "dim"),
            Text(),
        ]
        for seat in viewer.in_full():
            parts.extend(full_dungeon(viewer, seat, width))
        return Group(*parts)

    @override
    def options(self, view: View[Position], legal: Sequence[Action], speech: Speech[Position]) -> RenderableType:
        """Every answer with what it does, and what it would change in points now."""
        return answers_table(self._eyes(view, speech), legal)

    # -- in words -------------------------------------------------------------------------------------------------

    @override
    def tell(self, view: View[Position], speech: Speech[Position], own_hand: bool) -> list[str]:
        """The same, line by line."""
        viewer = self._eyes(view, speech)
        if not own_hand and viewer.follows():
            return [*following_lines(viewer), *score_lines(viewer, view.seat)]
        lines = [", ".join([speech.say("game-title"), *moment(viewer)])]
        for seat in viewer.order():
            if seat not in viewer.in_full():
                lines.extend(row_lines(viewer, seat))
        lines.extend(points_lines(viewer))
        lines.extend(goal_lines(viewer))
        lines.extend(market_lines(viewer))
        lines.extend(offer_lines(viewer))
        lines.extend(jael_lines(viewer))
        lines.extend(hand_lines(viewer, own_hand))
        for seat in viewer.in_full():
            lines.extend(place_lines(viewer, seat, range(PLACES)))
            lines.extend(score_lines(viewer, seat))
        return lines

    @override
    def option(self, view: View[Position], action: Action, speech: Speech[Position]) -> str:
        """One answer in words."""
        what, change = answer_text(self._eyes(view, speech), action)
        return f"{what} {together(change)}" if change else what

    @override
    def card(self, card: Card, speech: Speech[Position]) -> str:
        """A card. What another deck can print otherwise is read off the deck, not from the catalog."""
        viewer = Viewer(self.stonespine, self.stonespine.start(1), 0, speech)
        if card < BLUEPRINTS:
            return chamber_text(viewer, card)
        if card < CHALLENGES:
            return blueprint_text(viewer, card)
        if MARKET < card < TOKENS:
            return market_card_text(viewer, card)
        if card > JAEL:
            return jael_card_text(viewer, card)
        return super().card(card, speech)

    @override
    def run_lines(self, run: Sequence[Event], speech: Speech[Position]) -> list[str]:
        """Cards dealt, shown or won in a row, and tokens laid out in a row, stand on one line."""
        lines = run_lines(self.game, run, speech)
        return super().run_lines(run, speech) if lines is None else lines


BOARD = StonespineBoard
