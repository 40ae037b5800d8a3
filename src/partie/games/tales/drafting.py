"""G4–G7 Phase 1: choosing in secret, taking, choosing again, and the new first player."""

from collections.abc import Sequence

from partie.core import NOBODY, Action, OneAnswer, Question, Reason, Seat, Seats, TableReason
from partie.core.cards import move_card
from partie.core.position import Answer
from partie.core.seats import around, bit
from partie.games.tales import tell
from partie.games.tales.actions import CHOOSE, TAKE, Choose, Take
from partie.games.tales.adding import TalesReason
from partie.games.tales.position import Tales
from partie.games.tales.sequence import At


def begin_round(s: Tales) -> None:
    """G3.1 The next round."""
    s.round += 1
    s.taken_from = [0] * s.seats
    tell.round_began(s, s.round)


def filled(s: Tales) -> list[int]:
    """G4.3, G15.10 The places with a tile."""
    return [place for place, card in enumerate(s.places, 1) if card]


def why_not_place_number(s: Tales, place: int) -> Reason:
    """G4.3, G6.2, G15.10 Why a place cannot be chosen."""
    return TalesReason.EMPTY_PLACE if 1 <= place <= len(s.places) else TalesReason.NO_SUCH_PLACE


class FirstChoice(Question[Tales]):
    """G4 All seats choose a place of the board, in secret."""

    name = "first-choice"

    def who(self, s: Tales) -> Seats:
        return s.everyone()

    def options(self, s: Tales, seat: Seat) -> Sequence[Action]:
        return [CHOOSE[place] for place in filled(s)]

    def reason(self, s: Tales, seat: Seat, action: Action) -> Reason:
        return why_not_place_number(s, action.place) if isinstance(action, Choose) else TableReason.NOT_OFFERED

    def resolve(self, s: Tales, answers: list[Answer]) -> None:
        """G4.9, G5.1–G5.5 All cards are shown; in turn order each seat takes its tile if it is still there."""
        wanted: list[int] = [0] * s.seats
        for seat, action in answers:
            if isinstance(action, Choose):
                wanted[seat] = action.place
                tell.choice_shown(s, seat, action.place)
        for seat in around(s.seats, s.first):
            if s.places[wanted[seat] - 1]:
                take_tile(s, seat, wanted[seat])
            else:
                tell.tile_missed(s, seat, wanted[seat])
        missed = len([tiles for tiles in s.drafted if not tiles])
        s.then(*(At.SECOND_CHOICE,) * missed)


def take_tile(s: Tales, seat: Seat, place: int) -> None:
    """G5.1, G5.6, G6.2 The tile leaves the board and remembers its place."""
    card = s.places[place - 1]
    s.places = (*s.places[: place - 1], 0, *s.places[place:])
    piece, s.board, s.drafted[seat] = move_card(s.board, card, ())
    s.taken_from[seat] = place
    tell.tile_taken(s, seat, piece, place)


class SecondChoice(OneAnswer[Tales, Take]):
    """G6 The seats without a tile take any one that is left, in turn order."""

    name = "second-choice"

    def who(self, s: Tales) -> Seats:
        for seat in around(s.seats, s.first):
            if not s.drafted[seat]:
                return bit(seat)
        return NOBODY

    def options(self, s: Tales, seat: Seat) -> Sequence[Action]:
        return [TAKE[place] for place in filled(s)]

    def reason(self, s: Tales, seat: Seat, action: Action) -> Reason:
        return why_not_place_number(s, action.place) if isinstance(action, Take) else TableReason.NOT_OFFERED

    def is_final(self, before: Tales, after: Tales) -> bool:
        """The next seat relies on it."""
        return True

    def answered(self, s: Tales, seat: Seat, action: Take) -> None:
        take_tile(s, seat, action.place)


def change_first(s: Tales) -> None:
    """G7 The token goes to the seat with the lowest place, or the second lowest if that seat holds it."""
    by_place = sorted([(place, seat) for seat, place in enumerate(s.taken_from)])
    lowest = by_place[0][1]
    s.first = by_place[1][1] if lowest == s.first else lowest
    tell.token_passed(s, s.first)
