"""S6, S15 Construction: four turns of placing, discarding or keeping, passing and drawing."""

from collections.abc import Sequence

from partie.core import NOBODY, Action, Card, OneAnswer, Question, Reason, Seat, Seats, TableReason
from partie.core.cards import face, move_card, pick, seen, show
from partie.core.position import Answer
from partie.core.seats import bit
from partie.games.stonespine import tell
from partie.games.stonespine.actions import COLUMN, DISCARD, KEEP, PLACE, Column, Discard, Keep, Place
from partie.games.stonespine.places import PLACE_NAMES, SIZE
from partie.games.stonespine.position import Stonespine
from partie.games.stonespine.preparation import TURNS, hand_size
from partie.games.stonespine.printed import JAEL
from partie.games.stonespine.sequence import At


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


def build(s: Stonespine, seat: Seat, card: Card, column: int) -> None:
    """S6.3–S6.6, S6.13 A chamber comes into the current row; from now on everybody sees it."""
    piece, s.hand[seat], s.built[seat] = move_card(s.hand[seat], card, s.built[seat], s.public())
    place = (s.year - 1) * SIZE + column - 1
    rooms = s.rooms[seat]
    s.rooms[seat] = rooms[:place] + (card,) + rooms[place + 1 :]
    tell.chamber_placed(s, seat, piece, PLACE_NAMES[place])


def throw_away(s: Stonespine, seat: Seat, card: Card) -> None:
    """S6.11, S6.18, S6.19, S15.5, S15.8 A chamber goes face down on the pile; who saw it before still knows it."""
    piece, s.hand[seat], s.discarded = move_card(s.hand[seat], card, s.discarded)
    tell.chamber_discarded(s, seat, piece)


def who_saw(s: Stonespine, seat: Seat, action: Action) -> Seats:
    """S6.19 Those who saw a card in a hand, which is thrown away now."""
    return seen(pick(s.hand[seat], action.card)[0]) if isinstance(action, Discard) else NOBODY


class PlaceChamber(Question[Stonespine]):
    """S6.1–S6.13, S15.3 Every seat places one chamber of its hand; two seats also discard one (face up: see below).

    In the fourth turn one column is left and one card will be over, so neither is asked for.
    """

    name = "place"

    def who(self, s: Stonespine) -> Seats:
        return s.everyone()

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
            return [PLACE[face(p)] for p in s.hand[seat]]
        if len(sealed) == 1:
            return [COLUMN[column] for column in free_columns(s, seat)]
        placed = sealed[0]
        return [DISCARD[face(p)] for p in s.hand[seat] if PLACE[face(p)] is not placed]

    def reason(self, s: Stonespine, seat: Seat, action: Action) -> Reason:
        given = len(s.sealed[seat])
        if given == 0 and isinstance(action, Place):
            return StonespineReason.NOT_IN_HAND
        if given == 1 and isinstance(action, Column):
            return StonespineReason.COLUMN_IS_FULL
        if given == 2 and isinstance(action, Discard):
            is_placed = PLACE[action.card] in s.sealed[seat]
            return StonespineReason.IS_BEING_PLACED if is_placed else StonespineReason.NOT_IN_HAND
        return TableReason.NOT_OFFERED

    def seen_by(self, s: Stonespine, seat: Seat, action: Action) -> Seats:
        """S6.13, S6.19 What is placed is seen by all; what is discarded only by those who saw it in a hand."""
        return who_saw(s, seat, action) if isinstance(action, Discard) else s.public()

    def stands_alone(self, s: Stonespine) -> bool:
        return True

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


class DiscardChamber(OneAnswer[Stonespine, Discard]):
    """S6.8, S6.11, S6.12 Two seats with chambers face up: the discard, sealed, once both have placed.

    As the second half of a placement that shows at once it would tell the other seat, which is still choosing, what it
    may know only when the hands are passed.
    """

    name = "discard"

    def who(self, s: Stonespine) -> Seats:
        return s.everyone() if s.seats == 2 and not s.hidden and s.turn < TURNS else NOBODY

    def options(self, s: Stonespine, seat: Seat) -> Sequence[Action]:
        return [DISCARD[face(p)] for p in s.hand[seat]]

    def reason(self, s: Stonespine, seat: Seat, action: Action) -> Reason:
        return StonespineReason.NOT_IN_HAND if isinstance(action, Discard) else TableReason.NOT_OFFERED

    def seen_by(self, s: Stonespine, seat: Seat, action: Action) -> Seats:
        """S6.19 Those who saw the card in a hand know it once the hands are passed."""
        return who_saw(s, seat, action)

    def stands_alone(self, s: Stonespine) -> bool:
        return True

    def answered(self, s: Stonespine, seat: Seat, action: Discard) -> None:
        throw_away(s, seat, action.card)


class KeepChamber(OneAnswer[Stonespine, Keep]):
    """S15.4, S15.5 Solo: one card is kept for the next turn; Jael gets those of the others that bear his rune."""

    name = "keep"

    def who(self, s: Stonespine) -> Seats:
        return bit(0) if s.seats == 1 and s.turn < TURNS else NOBODY

    def options(self, s: Stonespine, seat: Seat) -> Sequence[Action]:
        return [KEEP[face(p)] for p in s.hand[seat]]

    def reason(self, s: Stonespine, seat: Seat, action: Action) -> Reason:
        return StonespineReason.NOT_IN_HAND if isinstance(action, Keep) else TableReason.NOT_OFFERED

    def seen_by(self, s: Stonespine, seat: Seat, action: Action) -> Seats:
        return bit(seat)

    def answered(self, s: Stonespine, seat: Seat, action: Keep) -> None:
        sort_hand(s, seat, action.card)


def sort_hand(s: Stonespine, seat: Seat, kept: Card) -> None:
    """S15.5 Every other card goes to Jael if it bears the rune of his card, else it is discarded."""
    rune = s.printed.jael_rune[s.jael_now - JAEL]
    for other in s.hand[seat]:
        card = face(other)
        if card == kept:
            continue
        if s.printed.rune[card] != rune:
            throw_away(s, seat, card)
            continue
        piece, s.hand[seat], s.jael_chambers = move_card(s.hand[seat], card, s.jael_chambers, s.public())
        tell.jael_gained(s, piece)


def finish_turn(s: Stonespine) -> None:
    """S6.14–S6.18, S6.21, S15.6, S15.8 Hands are passed and filled; after turn 4 the last card is discarded."""
    if s.turn == TURNS:
        for seat in range(s.seats):
            for left in s.hand[seat]:
                throw_away(s, seat, face(left))
        return
    if s.seats > 1:
        pass_hands(s)
    s.turn += 1
    missing = sum([hand_size(s) - len(s.hand[seat]) for seat in range(s.seats)])
    s.then(*(At.DEAL_CHAMBER,) * missing)


def goes_left(s: Stonespine) -> bool:
    """S6.14 Whether hands go to the left this year; otherwise they go to the right."""
    return s.year % 2 == 1


def pass_hands(s: Stonespine) -> None:
    """S1.2, S6.14, S6.15 Years 1 and 3 to the left, years 2 and 4 to the right; the giver keeps its knowledge."""
    step = 1 if goes_left(s) else -1
    hands = s.hand
    s.hand = [show(hands[(seat - step) % s.seats], bit(seat)) for seat in range(s.seats)]
    tell.hands_passed(s, "left" if goes_left(s) else "right", len(s.hand[0]))
