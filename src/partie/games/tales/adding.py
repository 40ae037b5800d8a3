"""G9 Phase 2: each seat deals with its drafted tile, all at the same time or in turn order."""

from collections.abc import Sequence

from partie.core import Action, Card, Cell, Question, Reason, Seat, Seats, TableReason
from partie.core.position import Answer
from partie.core.seats import around, set_of
from partie.games.tales.actions import Confirm, Lay, Open, Place, Quest
from partie.games.tales.answering import options_of, turn_of
from partie.games.tales.paying import is_payable, potions_for
from partie.games.tales.position import Tales
from partie.games.tales.sequence import At
from partie.games.tales.story import fits
from partie.games.tales.tiles import chest_of
from partie.games.tales.turn import CELL, CHEST, CONFIRMING, NEXT, PARTS, Turn


class TalesReason(Reason):
    """Why an answer is refused."""

    EMPTY_PLACE = "empty-place"
    NO_SUCH_PLACE = "no-such-place"
    NOT_YOUR_QUEST = "not-your-quest"
    TOO_FEW_COINS = "too-few-coins"
    TOO_FEW_POTIONS = "too-few-potions"
    NO_CELL = "no-cell"
    CELL_TAKEN = "cell-taken"
    CONNECTORS_CLASH = "connectors-clash"
    NO_JOIN = "no-join"
    NO_CHEST = "no-chest"
    CHEST_IS_OPEN = "chest-is-open"
    OUT_OF_REACH = "out-of-reach"


def add_tiles(s: Tales) -> None:
    """G3.5, G9.5, G9.11 The order is fixed now; one question for all seats, or one for each."""
    s.order = tuple(around(s.seats, s.first))
    s.then(*(At.TURN,) * (s.seats if s.in_turn else 1))


def adding(s: Tales) -> list[Seat]:
    """G9.3, G9.11 The seats that deal with their tiles now, in turn order."""
    waiting = [seat for seat in s.order if s.drafted[seat]]
    return waiting[:1] if s.in_turn else waiting


class TakeTurn(Question[Tales]):
    """G9–G14, G17 A seat's whole turn, in parts that nobody else sees before it is closed."""

    name = "turn"

    def who(self, s: Tales) -> Seats:
        """G9.7, G14.17 Those with a choice; all of them where nobody has one, and then nobody is asked."""
        seats = adding(s)
        return set_of([seat for seat in seats if has_choice(s, seat)] or seats)

    def forced(self, s: Tales) -> Sequence[Answer] | None:
        """G9.7 What happens without a question."""
        return None if any([has_choice(s, seat) for seat in adding(s)]) else []

    def options(self, s: Tales, seat: Seat) -> Sequence[Action]:
        return options_of(turn_of(s, seat, s.sealed[seat]))

    def part(self, s: Tales, seat: Seat) -> str:
        turn = turn_of(s, seat, s.sealed[seat])
        return "next-quest" if turn.quests and turn.stage == NEXT else PARTS[turn.stage]

    def parts(self) -> tuple[str, ...]:
        return (*PARTS, "next-quest")

    def owes_more(self, s: Tales, seat: Seat) -> bool:
        return not isinstance(s.sealed[seat][-1], Confirm)

    def reason(self, s: Tales, seat: Seat, action: Action) -> Reason:
        return why_not(turn_of(s, seat, s.sealed[seat]), action)

    def is_final(self, before: Tales, after: Tales) -> bool:
        """G9.10 A turn that is confirmed stays: in turn order the next seat has seen it."""
        return True

    def stands_alone(self, s: Tales) -> bool:
        """G9.3 A turn changes nothing but the seat's own story and reserve; the token moves only afterwards."""
        return True

    def resolve(self, s: Tales, answers: list[Answer]) -> None:
        """G9.4, G9.6 As if in turn order. A seat with a choice that has not answered yet keeps its tile."""
        for seat in adding(s):
            given = [action for other, action in answers if other == seat]
            if given or not has_choice(s, seat):
                turn_of(s, seat, given, s).commit()


def has_choice(s: Tales, seat: Seat) -> bool:
    """G9.7, G17.20 Whether a seat has anything to choose. With quests it is asked in any case: else all would know."""
    return bool(s.quests[seat]) or turn_of(s, seat, ()).stage != CONFIRMING


def why_not(turn: Turn, action: Action) -> Reason:
    """Why the rules refuse an answer in this turn."""
    if turn.stage == NEXT and isinstance(action, Place) and turn.drafted:
        return why_not_place(turn, turn.drafted, turn.owes_fee)
    if turn.stage == NEXT and isinstance(action, Quest):
        if action.card not in turn.quests:
            return TalesReason.NOT_YOUR_QUEST
        return why_not_place(turn, action.card, False)
    if turn.stage == CELL and isinstance(action, Lay):
        return why_not_lay(turn, action.cell)
    if turn.stage == CHEST and isinstance(action, Open):
        return why_not_open(turn, action)
    return TableReason.NOT_OFFERED


def why_not_place(turn: Turn, card: Card, owes_fee: bool) -> Reason:
    """G9.7, G10.12, G12.4 Too little of something, or no cell."""
    if turn.coins < turn.printed.cost[card].coins:
        return TalesReason.TOO_FEW_COINS
    if turn.potions < potions_for(turn, card) or not is_payable(turn, card, owes_fee):
        return TalesReason.TOO_FEW_POTIONS
    return TalesReason.NO_CELL


def why_not_lay(turn: Turn, cell: Cell) -> Reason:
    """G12.4, G12.5 Occupied, a connector against a bare side, or no join at all."""
    if cell in turn.story:
        return TalesReason.CELL_TAKEN
    if not fits(turn.printed, turn.story, turn.placing, cell):
        return TalesReason.CONNECTORS_CLASH
    return TalesReason.NO_JOIN


def why_not_open(turn: Turn, action: Open) -> Reason:
    """G14.3, G14.5 Not a chest of the seat's story, open already, or not for this key."""
    if action.card not in turn.story.values() or action.chest > len(turn.printed.chests[action.card]):
        return TalesReason.NO_CHEST
    is_closed = chest_of(action.card, action.chest) in turn.closed
    return TalesReason.OUT_OF_REACH if is_closed else TalesReason.CHEST_IS_OPEN
