"""S6, S15 Construction: four turns of placing, discarding or keeping, passing and drawing."""

from collections.abc import Sequence

from partie.core import (
    Action,
    Answer,
    Choice,
    Reason,
    Seat,
    TableReason,
    bit,
    everyone,
    pick,
    put,
    show,
)
from partie.games.stonespine.actions import COLUMN, DISCARD, KEEP, PLACE, Column, Discard, Keep, Place
from partie.games.stonespine.board import PLACE_NAMES, SIZE
from partie.games.stonespine.events import ChamberDiscarded, ChamberPlaced, HandsPassed, JaelGained
from partie.games.stonespine.preparation import TURNS, hand_size
from partie.games.stonespine.printed import JAEL
from partie.games.stonespine.sequence import At
from partie.games.stonespine.state import Stonespine


class StonespineReason(Reason):
    """Why something cannot be done."""

    NOT_IN_HAND = "not-in-hand"
    COLUMN_IS_FULL = "column-is-full"
    IS_BEING_PLACED = "is-being-placed"
    TOO_EXPENSIVE = "too-expensive"
    SET_IS_EMPTY = "set-is-empty"
    NO_ROOM_FOR_SET = "no-room-for-set"
    CHAMBER_IS_FULL = "chamber-is-full"
    NO_CHAMBER_THERE = "no-chamber-there"
    EDGE_IS_TAKEN = "edge-is-taken"
    EDGE_NOT_THERE = "edge-not-there"
    NOT_SHOWN = "not-shown"


def free_columns(s: Stonespine, seat: Seat) -> list[int]:
    """S6.3, S6.4 The columns of the current row that hold no chamber, counted from 1."""
    first = (s.year - 1) * SIZE
    rooms = s.rooms[seat]
    return [column for column in range(1, SIZE + 1) if not rooms[first + column - 1]]


def build(s: Stonespine, seat: Seat, card: int, column: int) -> None:
    """S6.3–S6.6, S6.13 A chamber comes into the current row; from now on everybody sees it."""
    piece, s.hand[seat] = pick(s.hand[seat], card)
    piece |= s.public()
    s.built[seat] = put(s.built[seat], piece)
    place = (s.year - 1) * SIZE + column - 1
    rooms = s.rooms[seat]
    s.rooms[seat] = rooms[:place] + (card,) + rooms[place + 1 :]
    if s.outbox is not None:
        s.tell(ChamberPlaced(seat, piece, PLACE_NAMES[place]))


def throw_away(s: Stonespine, seat: Seat, card: int) -> None:
    """S6.11, S6.18, S6.19, S15.5, S15.8 A chamber goes face down on the pile; who saw it before still knows it."""
    piece, s.hand[seat] = pick(s.hand[seat], card)
    s.discarded = put(s.discarded, piece)
    if s.outbox is not None:
        s.tell(ChamberDiscarded(seat, piece))


class PlaceChamber(Choice[Stonespine]):
    """S6.1–S6.13, S15.3 Every seat places one chamber of its hand; two seats also discard one (face up: see below).

    In the fourth turn one column is left and one card will be over, so neither is asked for.
    """

    name = "place"

    def who(self, s: Stonespine) -> int:
        return everyone(s.seats)

    def shows(self, s: Stonespine) -> bool:
        """S1.3, S6.7, S6.8 With the option off a chamber is seen as soon as it is placed, and it is final."""
        return not s.hidden and s.seats > 1

    def part(self, s: Stonespine, seat: Seat) -> str:
        given = len(s.sealed[seat])
        return "place" if given == 0 else "column" if given == 1 else "discard"

    def parts(self) -> tuple[str, ...]:
        return ("place", "column", "discard")

    def owes_more(self, s: Stonespine, seat: Seat) -> bool:
        given = len(s.sealed[seat])
        return s.turn < TURNS and (given == 1 or (given == 2 and s.seats == 2 and s.hidden))

    def options(self, s: Stonespine, seat: Seat) -> Sequence[Action]:
        sealed = s.sealed[seat]
        if not sealed:
            return [PLACE[p >> 16] for p in s.hand[seat]]
        if len(sealed) == 1:
            return [COLUMN[column] for column in free_columns(s, seat)]
        placed = sealed[0]
        return [DISCARD[p >> 16] for p in s.hand[seat] if PLACE[p >> 16] is not placed]

    def why_not(self, s: Stonespine, seat: Seat, action: Action) -> Reason | None:
        if action in self.options(s, seat):
            return None
        given = len(s.sealed[seat])
        if given == 0 and isinstance(action, Place):
            return StonespineReason.NOT_IN_HAND
        if given == 1 and isinstance(action, Column):
            return StonespineReason.COLUMN_IS_FULL
        if given == 2 and isinstance(action, Discard):
            is_placed = PLACE[action.card] in s.sealed[seat]
            return StonespineReason.IS_BEING_PLACED if is_placed else StonespineReason.NOT_IN_HAND
        return TableReason.NOT_OFFERED

    def seen_by(self, s: Stonespine, seat: Seat, action: Action) -> int:
        """S6.13, S6.19 What is placed is seen by all; what is discarded only by those who saw it in a hand."""
        if isinstance(action, Discard):
            return pick(s.hand[seat], action.card)[0] & 0xFFFF
        return s.public()

    def resolve(self, s: Stonespine, answers: list[Answer]) -> None:
        card = 0
        for seat, action in answers:
            if isinstance(action, Place):
                card = action.card
                if s.turn == TURNS:
                    build(s, seat, card, free_columns(s, seat)[0])
            elif isinstance(action, Column):
                build(s, seat, card, action.column)
            elif isinstance(action, Discard):
                throw_away(s, seat, action.card)


class DiscardChamber(Choice[Stonespine]):
    """S6.8, S6.11, S6.12 Two seats with chambers face up: the discard, sealed, once both have placed.

    As the second half of a placement that shows at once it would tell the other seat, which is still choosing, what it
    may know only when the hands are passed.
    """

    name = "discard"

    def who(self, s: Stonespine) -> int:
        return everyone(s.seats) if s.seats == 2 and not s.hidden and s.turn < TURNS else 0

    def options(self, s: Stonespine, seat: Seat) -> Sequence[Action]:
        return [DISCARD[p >> 16] for p in s.hand[seat]]

    def why_not(self, s: Stonespine, seat: Seat, action: Action) -> Reason | None:
        if action in self.options(s, seat):
            return None
        return StonespineReason.NOT_IN_HAND if isinstance(action, Discard) else TableReason.NOT_OFFERED

    def seen_by(self, s: Stonespine, seat: Seat, action: Action) -> int:
        """S6.19 Those who saw the card in a hand know it once the hands are passed."""
        assert isinstance(action, Discard)
        return pick(s.hand[seat], action.card)[0] & 0xFFFF

    def resolve(self, s: Stonespine, answers: list[Answer]) -> None:
        for seat, action in answers:
            assert isinstance(action, Discard)
            throw_away(s, seat, action.card)


class KeepChamber(Choice[Stonespine]):
    """S15.4, S15.5 Solo: one card is kept for the next turn; Jael gets those of the others that bear his rune."""

    name = "keep"

    def who(self, s: Stonespine) -> int:
        return 1 if s.seats == 1 and s.turn < TURNS else 0

    def options(self, s: Stonespine, seat: Seat) -> Sequence[Action]:
        return [KEEP[p >> 16] for p in s.hand[seat]]

    def why_not(self, s: Stonespine, seat: Seat, action: Action) -> Reason | None:
        if action in self.options(s, seat):
            return None
        return StonespineReason.NOT_IN_HAND if isinstance(action, Keep) else TableReason.NOT_OFFERED

    def seen_by(self, s: Stonespine, seat: Seat, action: Action) -> int:
        return bit(seat)

    def resolve(self, s: Stonespine, answers: list[Answer]) -> None:
        seat, action = answers[0]
        assert isinstance(action, Keep)
        sort_hand(s, seat, action.card)


def sort_hand(s: Stonespine, seat: Seat, kept: int) -> None:
    """S15.5 Every other card goes to Jael if it bears the rune of his card, else it is discarded."""
    rune = s.printed.jael_rune[s.jael_now - JAEL]
    for other in s.hand[seat]:
        card = other >> 16
        if card == kept:
            continue
        if s.printed.rune[card] != rune:
            throw_away(s, seat, card)
            continue
        piece, s.hand[seat] = pick(s.hand[seat], card)
        piece |= s.public()
        s.jael_chambers = put(s.jael_chambers, piece)
        if s.outbox is not None:
            s.tell(JaelGained(piece))


def finish_turn(s: Stonespine) -> None:
    """S6.14–S6.18, S6.21, S15.6, S15.8 Hands are passed and filled; after turn 4 the last card is discarded."""
    if s.turn == TURNS:
        for seat in range(s.seats):
            for left in s.hand[seat]:
                throw_away(s, seat, left >> 16)
        return
    if s.seats > 1:
        pass_hands(s)
    s.turn += 1
    missing = sum([hand_size(s) - len(s.hand[seat]) for seat in range(s.seats)])
    s.agenda.extend([int(At.DEAL_CHAMBER)] * missing)


def pass_hands(s: Stonespine) -> None:
    """S1.2, S6.14, S6.15 Years 1 and 3 to the left, years 2 and 4 to the right; the giver keeps its knowledge."""
    step = 1 if s.year & 1 else -1
    hands = s.hand
    s.hand = [show(hands[(seat - step) % s.seats], 1 << seat) for seat in range(s.seats)]
    if s.outbox is not None:
        s.tell(HandsPassed("left" if s.year & 1 else "right", len(s.hand[0])))
