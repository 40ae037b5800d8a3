"""Tides of Time in a terminal: both kingdoms side by side, every card with what it scores now, and why."""

from collections.abc import Sequence
from typing import Final, override

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from partie.core import Action, Card, Event, Game, Point, Position, Seat, View
from partie.core.cards import cards, face
from partie.games.tides import TidesOfTime
from partie.games.tides.actions import Take
from partie.games.tides.events import Dealt
from partie.games.tides.faces import CARDS, FACES
from partie.games.tides.position import Tides
from partie.games.tides.rules import is_scored, kingdoms_now
from partie.games.tides.scoring import Side, explain, score_kingdoms, total
from partie.terminal.generic import GenericBoard
from partie.terminal.screen import together
from partie.words.catalog import key
from partie.words.numbers import signed
from partie.words.speech import Speech

# A suit is always a letter too, that of its word: colour alone says nothing to many eyes, and nothing in a pipe.
SUITS: Final = (
    (key("mark-palace"), "yellow", key("suit-palace")),
    (key("mark-library"), "blue", key("suit-library")),
    (key("mark-garden"), "green", key("suit-garden")),
    (key("mark-temple"), "magenta", key("suit-temple")),
    (key("mark-stronghold"), "red", key("suit-stronghold")),
)
RELIC_MARK: Final = "◆"
WIDE: Final = 130  # from here on a card and its reason fit on one line
FEW: Final = 6  # this many cards that may be hidden are still worth naming


class TidesBoard(GenericBoard):
    """The table of two kingdoms."""

    def __init__(self, game: Game[Position]) -> None:
        super().__init__(game)
        self.tides: TidesOfTime = game if isinstance(game, TidesOfTime) else TidesOfTime()

    # -- drawn ----------------------------------------------------------------------------------------------------

    @override
    def draw(self, view: View[Position], speech: Speech[Position], width: int, own_hand: bool) -> RenderableType:
        """The kingdoms in two panels, then the suits, the hands and the pile."""
        s = _table(view)
        left, right = _order(view)
        sides = Table.grid(expand=True, padding=(0, 0))
        sides.add_column(ratio=1)
        sides.add_column(ratio=1)
        sides.add_row(self._panel(s, left, speech, width), self._panel(s, right, speech, width))
        parts: list[RenderableType] = [
            Text.assemble((speech.say("game-title"), "bold"), " · ", self._round(s, speech)),
            sides,
            self._suits(s, left, right, speech),
        ]
        if own_hand:
            for seat in _order(view):
                if not (seat == view.seat and not s.hand[seat]):
                    parts.append(Text(self._hand(view, seat, speech)))
        else:
            parts.append(Text(self._hand(view, right, speech)))
        parts.extend([Text(line, style="dim") for line in self._aside(s, speech)])
        return Group(*parts)

    def _panel(self, s: Tides, seat: Seat, speech: Speech[Position], width: int) -> Panel:
        table = Table.grid(padding=(0, 1), expand=True)
        table.add_column(no_wrap=True)
        table.add_column(justify="right", no_wrap=True)
        table.add_column(ratio=1)
        table.add_column(justify="right", no_wrap=True, style="bold")
        points = self._now(s, seat)
        for point in points:
            card = dict(point.args)["card"]
            letter, colour, _ = _suit(card, speech)
            mark = RELIC_MARK if card in cards(s.relics[seat]) else " "
            name = Text(speech.face(card))
            name.append(" – " if width >= WIDE else "\n", style="dim")
            name.append(speech.why(point), style="dim")
            table.add_row(Text.assemble(mark, (letter, f"bold {colour}")), str(card), name, str(point.points))
        body: RenderableType = table if points else Text(self._without_cards(s, speech), style="dim")
        title = Text(speech.seat(seat), style="bold")
        return Panel(body, title=title, subtitle=self._points(s, seat, points, speech), box=ROUNDED, padding=(0, 1))

    def _suits(self, s: Tides, left: Seat, right: Seat, speech: Speech[Position]) -> Text:
        text = Text()
        for i, (mark, colour, name) in enumerate(SUITS):
            text.append("   " if i else "")
            text.append(speech.say(mark), style=f"bold {colour}")
            text.append(f" {speech.say(name)} {_compared(s, left, right, i)}")
        return text

    @override
    def options(self, view: View[Position], legal: Sequence[Action], speech: Speech[Position]) -> RenderableType:
        """The cards to choose from, each with its ability and what it would add now."""
        table = Table.grid(padding=(0, 1))
        for justify in ("right", "left", "right", "left", "left"):
            table.add_column(justify="right" if justify == "right" else "left", no_wrap=False)
        for number, action in enumerate(legal, 1):
            card = self.game.notation.cards(action)[0]
            letter, colour, _ = _suit(card, speech)
            about = Text(speech.ability(card))
            about.append(f" {self._gain(view, action, speech)}", style="bold")
            table.add_row(
                Text(f"{number})", style="bold"),
                Text(letter, style=f"bold {colour}"),
                str(card),
                speech.face(card),
                about,
            )
        return table

    # -- in words -------------------------------------------------------------------------------------------------

    @override
    def tell(self, view: View[Position], speech: Speech[Position], own_hand: bool) -> list[str]:
        """The same, line by line."""
        s = _table(view)
        left, right = _order(view)
        lines = [f"{speech.say('game-title')}, {self._round(s, speech)}"]
        for seat in (left, right):
            points = self._now(s, seat)
            lines.append(
                f"{speech.say('board-kingdom', seat=speech.seat(seat))}, {self._points(s, seat, points, speech)}"
            )
            lines.extend([f"  {self._card_now(s, seat, point, speech)}" for point in points])
            if not points:
                lines.append(f"  {self._without_cards(s, speech)}")
        names = [
            together(f"{speech.say(mark)} {speech.say(name)} {_compared(s, left, right, i)}")
            for i, (mark, _, name) in enumerate(SUITS)
        ]
        lines.append(f"{speech.say('board-suits')}: {', '.join(names)}")
        lines.extend([self._hand(view, seat, speech) for seat in _order(view) if own_hand or seat != view.seat])
        return lines + self._aside(s, speech)

    def _card_now(self, s: Tides, seat: Seat, point: Point, speech: Speech[Position]) -> str:
        card = dict(point.args)["card"]
        relic = f" ({speech.say('board-relic')})" if card in cards(s.relics[seat]) else ""
        return f"{_suit(card, speech)[0]} {card} {speech.face(card)}{relic}: {point.points} – {speech.why(point)}"

    @override
    def option(self, view: View[Position], action: Action, speech: Speech[Position]) -> str:
        """A card, its ability, and what it would add now."""
        card = self.game.notation.cards(action)[0]
        gain = self._gain(view, action, speech)
        return f"{_suit(card, speech)[0]} {card} {speech.face(card)} – {speech.ability(card)} {gain}"

    @override
    def card(self, card: Card, speech: Speech[Position]) -> str:
        """A card with its suit."""
        letter, _, name = _suit(card, speech)
        return f"{letter} {card} {speech.face(card)} ({name}): {speech.ability(card)}"

    @override
    def run_lines(self, run: Sequence[Event], speech: Speech[Position]) -> list[str]:
        """Cards dealt in one go stand on one line."""
        dealt = [event for event in run if isinstance(event, Dealt)]
        return _dealt_lines(dealt, speech) if dealt else super().run_lines(run, speech)

    # -- facts ----------------------------------------------------------------------------------------------------

    def _now(self, s: Tides, seat: Seat) -> list[Point]:
        """What the cards of a kingdom score now, or scored in the round just over."""
        if not is_scored(s):
            return [point for point in self.tides.standing(s).points if point.seat == seat]
        lie = kingdoms_now(s)[seat]
        return [point for point in self.tides.sheet(s).of(f"round-{s.round}", seat) if dict(point.args)["card"] in lie]

    def _points(self, s: Tides, seat: Seat, points: list[Point], speech: Speech[Position]) -> str:
        if is_scored(s):
            return speech.say("board-points-closed", vp=s.vp[seat])
        return speech.say("board-points", vp=s.vp[seat], now=f"+{sum([point.points for point in points])}")

    def _without_cards(self, s: Tides, speech: Speech[Position]) -> str:
        """Why no card lies in a kingdom: nothing was played yet, or what was played is scored and taken back."""
        return speech.say("board-taken-back") if is_scored(s) else speech.say("board-empty")

    def _round(self, s: Tides, speech: Speech[Position]) -> str:
        return speech.say("board-round", round=max(s.round, 1))

    def _hand(self, view: View[Position], seat: Seat, speech: Speech[Position]) -> str:
        """What the eyes of this view know of a hand."""
        s = _table(view)
        known = [card for card in cards(s.hand[seat]) if card > 0]
        parts = [together(f"{_suit(card, speech)[0]} {card} {speech.face(card)}") for card in known]
        hidden = len(s.hand[seat]) - len(known)
        if hidden:
            possible = _unseen(s)
            if len(possible) <= FEW:
                parts.append(speech.say("board-unknown-of", count=hidden, cards=speech.cards(possible)))
            else:
                parts.append(speech.say("board-unknown", count=hidden))
        text = ", ".join(parts) or "–"
        if seat == view.seat:
            return f"{speech.say('board-hand')}: {text}"
        if view.seat >= s.seats:
            return f"{speech.say('board-hand-of', seat=speech.seat(seat))}: {text}"
        return speech.say("board-known-hand", seat=speech.seat(seat), cards=text)

    def _aside(self, s: Tides, speech: Speech[Position]) -> list[str]:
        lines = [speech.say("board-pile", count=len(s.pile))]
        if s.removed:
            lines.append(speech.say("board-removed", cards=speech.cards(cards(s.removed))))
        return lines

    def _gain(self, view: View[Position], action: Action, speech: Speech[Position]) -> str:
        """What this card would add to the seat's own kingdom if it were scored at once, or what it scored just now."""
        s = _table(view)
        if not isinstance(action, Take):
            card = self.game.notation.cards(action)[0]
            points = [each.points for each in explain(s.scored[-1], s.round) if dict(each.args)["card"] == card]
            return together(speech.say("board-earned", points=points[0]))
        both = list(kingdoms_now(s))
        before = total(score_kingdoms(both[0], both[1])[view.seat])
        both[view.seat] = tuple(sorted([*both[view.seat], action.card]))
        after = total(score_kingdoms(both[0], both[1])[view.seat])
        return together(speech.say("board-gain", points=signed(after - before)))


def _table(view: View[Position]) -> Tides:
    if isinstance(view.position, Tides):
        return view.position
    raise TypeError("this board is for Tides of Time")


def _order(view: View[Position]) -> tuple[Seat, Seat]:
    """One's own kingdom first."""
    return (1, 0) if view.seat == 1 else (0, 1)


def _suit(card: Card, speech: Speech[Position]) -> tuple[str, str, str]:
    """A card's suit: its letter, its colour and its name."""
    suit = FACES[card].suit
    if suit < 0:
        return "·", "white", speech.say("suit-none")
    mark, colour, name = SUITS[suit]
    return speech.say(mark), colour, speech.say(name)


def _compared(s: Tides, left: Seat, right: Seat, suit: int) -> str:
    """How a suit stands, doubling included; the sign shows who is ahead."""
    both = kingdoms_now(s)
    mine, theirs = Side(both[left]).counts[suit], Side(both[right]).counts[suit]
    return f"{mine} {'>' if mine > theirs else '<' if mine < theirs else '='} {theirs}"


def _unseen(s: Tides) -> list[Card]:
    zones = [s.pile, s.removed, *s.hand, *s.kingdom, *s.relics]
    seen = {card for zone in zones for card in cards(zone)}
    return [card for card in CARDS if card not in seen]


def _dealt_lines(dealt: Sequence[Dealt], speech: Speech[Position]) -> list[str]:
    lines: list[str] = []
    for seat in sorted({event.seat for event in dealt}):
        faces = [face(event.piece) for event in dealt if event.seat == seat]
        known = [card for card in faces if card > 0]
        if known:
            lines.append(speech.say("board-dealt", seat=speech.seat(seat), cards=speech.cards(sorted(known))))
        if len(known) < len(faces):
            lines.append(speech.say("board-dealt-hidden", seat=speech.seat(seat), count=len(faces) - len(known)))
    return lines


BOARD = TidesBoard
