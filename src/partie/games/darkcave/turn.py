"""D4, D12 The turn: what happens at its start, playing or discarding, drawing, and its end."""

from collections.abc import Sequence

from partie.core import UNKNOWN, Action, Card, Question, Reason, Seat, Seats, TableReason, has
from partie.core.cards import cards, face, pick
from partie.core.position import Answer
from partie.core.seats import bit, without
from partie.games.darkcave import tell
from partie.games.darkcave.actions import DROP, ENOUGH, PLAY, Cut, Drop, Play
from partie.games.darkcave.cave import openings
from partie.games.darkcave.faces import CREATURES
from partie.games.darkcave.front import cut, cuts, has_axe, in_front, send_back, wear_web
from partie.games.darkcave.kinds.every import TARGET_PARTS, kind_of
from partie.games.darkcave.position import CARDS_OUT, DarkCave
from partie.games.darkcave.preparation import leave_face_down, leave_face_up
from partie.games.darkcave.reasons import DarkCaveReason
from partie.games.darkcave.sequence import At


def begin_turn(s: DarkCave) -> None:
    """D4.1–D4.8 The seat's webs wear, its creatures go, its dwarf stands up; a seat without cards is skipped."""
    seat = s.acting
    s.turns += 1
    tell.turn_began(s, seat)
    for web, card in enumerate(s.printed.webs):
        if card in cards(s.front[seat]):
            wear_web(s, web)
    for creature in range(len(CREATURES)):
        if in_front(s, seat, CREATURES[creature]):
            send_back(s, creature)
            tell.creature_withdrew(s, CREATURES[creature])
    s.stood = has(s.lying, seat)
    if s.stood:
        s.lying = without(s.lying, bit(seat))
        tell.dwarf_stood_up(s, seat)
    if s.hand[seat]:
        s.then(At.FULL_TURN)
    else:
        tell.turn_skipped(s, seat)
        s.then(At.END_TURN)


class PlayCard(Question[DarkCave]):
    """D4.9, D4.10, D5, D7, D8, D9, D10.1–D10.6, D12 One card with its target, one or two discards, or an axe first.

    Card and target are parts of one answer: nobody learns of a half-made decision (D3.13).
    """

    name = "play"

    def who(self, s: DarkCave) -> Seats:
        return bit(s.acting)

    def part(self, s: DarkCave, seat: Seat) -> str:
        first = first_part(s, seat)
        if isinstance(first, Drop):
            return "drop"
        return kind_of(s.printed, first.card).part if isinstance(first, Play) else "play"

    def parts(self) -> tuple[str, ...]:
        return ("play", *TARGET_PARTS, "drop")

    def owes_more(self, s: DarkCave, seat: Seat) -> bool:
        first = first_part(s, seat)
        if len(s.sealed[seat]) == 2:
            return False
        if isinstance(first, Drop):
            return len(s.hand[seat]) > 1
        return isinstance(first, Play) and kind_of(s.printed, first.card).needs_target(s, first.card)

    def options(self, s: DarkCave, seat: Seat) -> Sequence[Action]:
        first = first_part(s, seat)
        if isinstance(first, Play):
            return kind_of(s.printed, first.card).targets(s, seat, first.card)
        if isinstance(first, Drop):
            _, rest = pick(s.hand[seat], first.card)
            left: list[Action] = [DROP[card] for card in dict.fromkeys(cards(rest))]
            return [*left, ENOUGH]
        found: list[Action] = []
        places = openings(s)
        held = list(dict.fromkeys([face(p) for p in s.hand[seat]]))
        for card in held:
            if kind_of(s.printed, card).can_play(s, seat, card, places):
                found.append(PLAY[card])
        for card in held:
            found.append(DROP[card])
        return found + cuts(s, seat)

    def reason(self, s: DarkCave, seat: Seat, action: Action) -> Reason:
        first = first_part(s, seat)
        if isinstance(first, Play):
            return kind_of(s.printed, first.card).reason(s, seat, first.card, action)
        if isinstance(action, Drop):
            return DarkCaveReason.NOT_IN_HAND
        if isinstance(first, Drop):
            return TableReason.NOT_OFFERED
        if isinstance(action, Cut):
            return DarkCaveReason.NOT_AT_WEB if has_axe(s, seat) else DarkCaveReason.NO_AXE
        if not isinstance(action, Play):
            return TableReason.NOT_OFFERED
        if action.card not in cards(s.hand[seat]):
            return DarkCaveReason.NOT_IN_HAND
        return kind_of(s.printed, action.card).nothing

    def seen_by(self, s: DarkCave, seat: Seat, action: Action) -> Seats:
        """D12.2 What is discarded is known to its seat alone."""
        return bit(seat) if isinstance(action, Drop) else s.public()

    def is_final(self, before: DarkCave, after: DarkCave) -> bool:
        """D3.13 A whole play shows the card or the levels; only an axe on a web can be taken back."""
        return before.hand != after.hand

    def resolve(self, s: DarkCave, answers: list[Answer]) -> None:
        seat = s.acting
        first, last = answers[0][1], answers[-1][1]
        s.drawer = seat
        if isinstance(first, Cut):
            cut(s, seat, first.web - 1)
            s.then(At.PLAY)
        elif isinstance(first, Drop):
            drop_cards(s, seat, [action.card for _, action in answers if isinstance(action, Drop)])
        elif isinstance(first, Play):
            s.due = 1
            play_card(s, seat, first.card, last)
        end_without_cards(s)


def first_part(s: DarkCave, seat: Seat) -> Action | None:
    """The part of its answer that a seat gave first; None before, and to others, who may not know it."""
    given = s.sealed[seat]
    return given[0] if given and given[0] is not UNKNOWN else None


def drop_cards(s: DarkCave, seat: Seat, dropped: list[Card]) -> None:
    """D4.12, D12.1–D12.3 One or two cards go face down to the discard pile; as many will be drawn."""
    s.due = len(dropped)
    pieces = tuple(sorted([leave_face_down(s, seat, card) for card in dropped]))
    tell.cards_dropped(s, seat, pieces)


def play_card(s: DarkCave, seat: Seat, card: Card, target: Action) -> None:
    """D5, D7.1–D7.5 The card is shown to all, and its effect is carried out."""
    kind_of(s.printed, card).play(s, seat, leave_face_up(s, seat, card), target)


def draw_cards(s: DarkCave) -> None:
    """D4.12, D8.17, D11.16, D16.1, D16.2 The cards due, as far as the pile has them and the hand has room."""
    room = s.hand_limit[s.drawer] - len(s.hand[s.drawer])
    s.then(*(At.DRAW_CARD,) * min(s.due, sum(s.stock), max(0, room)))


def end_turn(s: DarkCave) -> None:
    """D4.14, D16.4, D16.5 The next seat; the game is over when nobody holds a card: nobody would ever draw one."""
    s.due = 0
    s.beasts = ()
    s.prey = ()
    if not any(s.hand):
        finish_game(s, CARDS_OUT)
        return
    s.acting = (s.acting + 1) % s.seats
    s.then(At.TURN)


def end_without_cards(s: DarkCave) -> None:
    """D16.4 With the last card of the last hand and of the pile the game is over, before anything else happens."""
    if s.edition.ends_at_once and not sum(s.stock) and not any(s.hand):
        finish_game(s, CARDS_OUT)


def finish_game(s: DarkCave, why: int) -> None:
    """D16.3, D16.4, D16.6 Nothing is left to happen but the end."""
    s.ending = why
    s.agenda.clear()
    s.then(At.END)
