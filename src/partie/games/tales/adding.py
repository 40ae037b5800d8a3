"""G9 Phase 2: each seat deals with its drafted tile, all at the same time or in turn order."""

from collections.abc import Sequence

from partie.core import Action, Answer, Choice, Reason, Seat, TableReason, around, bit
from partie.games.tales.actions import Confirm, Lay, Open, Place, Quest
from partie.games.tales.sequence import At
from partie.games.tales.state import Tales
from partie.games.tales.story import fits
from partie.games.tales.turn import CELL, CHEST, CONFIRMING, PARTS, Turn, turn_of


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
    s.agenda.extend([int(At.TURN)] * (s.seats if s.in_turn else 1))


def adding(s: Tales) -> list[Seat]:
    """G9.3, G9.11 The seats that deal with their tiles now, in turn order."""
    waiting = [seat for seat in s.order if s.drafted[seat]]
    return waiting[:1] if s.in_turn else waiting


class TakeTurn(Choice[Tales]):
    """G9–G14, G17 A seat's whole turn, in parts that nobody else sees before it is closed."""

    name = "turn"

    def who(self, s: Tales) -> int:
        """G9.7, G14.17 Those with a choice; all of them where nobody has one, and then nobody is asked."""
        seats = adding(s)
        asked = 0
        for seat in seats:
            if has_choice(s, seat):
                asked |= 1 << seat
        return asked or sum([bit(seat) for seat in seats])

    def forced(self, s: Tales) -> Sequence[Answer] | None:
        """G9.7 What happens without a question."""
        return None if any([has_choice(s, seat) for seat in adding(s)]) else []

    def options(self, s: Tales, seat: Seat) -> Sequence[Action]:
        return turn_of(s, seat, s.sealed[seat]).options()

    def part(self, s: Tales, seat: Seat) -> str:
        turn = turn_of(s, seat, s.sealed[seat])
        return "next-quest" if turn.quests and turn.stage == 0 else PARTS[turn.stage]

    def parts(self) -> tuple[str, ...]:
        return (*PARTS, "next-quest")

    def owes_more(self, s: Tales, seat: Seat) -> bool:
        return not isinstance(s.sealed[seat][-1], Confirm)

    def why_not(self, s: Tales, seat: Seat, action: Action) -> Reason | None:
        turn = turn_of(s, seat, s.sealed[seat])
        if action in turn.options():
            return None
        return why_not(turn, action)

    def is_final(self, before: Tales, after: Tales) -> bool:
        """G9.10 A turn that is confirmed stays: in turn order the next seat has seen it."""
        return True

    def resolve(self, s: Tales, answers: list[Answer]) -> None:
        """G9.4, G9.6 As if in turn order."""
        for seat in adding(s):
            turn = Turn(s, seat)
            turn.told = None if s.outbox is None else []
            given = [action for other, action in answers if other == seat]
            if not given or isinstance(given[0], Open):
                turn.begin()
            for action in given:
                turn.take(action)
            turn.commit()
            for event in turn.told or ():
                s.tell(event)


def has_choice(s: Tales, seat: Seat) -> bool:
    """G9.7, G17.20 Whether a seat has anything to choose. With quests it is asked in any case: else all would know."""
    return bool(s.quests[seat]) or turn_of(s, seat, ()).stage != CONFIRMING


def why_not(turn: Turn, action: Action) -> Reason:
    """Why the rules refuse an answer in this turn."""
    if turn.stage == 0 and isinstance(action, Place) and turn.drafted:
        return why_not_place(turn, turn.drafted, int(turn.owes_fee))
    if turn.stage == 0 and isinstance(action, Quest):
        if action.card not in turn.quests:
            return TalesReason.NOT_YOUR_QUEST
        return why_not_place(turn, action.card, 0)
    if turn.stage == CELL and isinstance(action, Lay):
        return why_not_lay(turn, action.cell)
    if turn.stage == CHEST and isinstance(action, Open):
        return why_not_open(turn, action)
    return TableReason.NOT_OFFERED


def why_not_place(turn: Turn, card: int, fee: int) -> Reason:
    """G9.7, G10.12, G12.4 Too little of something, or no cell."""
    if turn.coins < turn.printed.cost[card].coins:
        return TalesReason.TOO_FEW_COINS
    if turn.potions < turn.potions_for(card) or not turn.is_payable(card, bool(fee)):
        return TalesReason.TOO_FEW_POTIONS
    return TalesReason.NO_CELL


def why_not_lay(turn: Turn, cell: int) -> Reason:
    """G12.4, G12.5 Occupied, a connector against a bare side, or no join at all."""
    if cell in turn.story:
        return TalesReason.CELL_TAKEN
    if not fits(turn.printed, turn.story, turn.placing, cell):
        return TalesReason.CONNECTORS_CLASH
    return TalesReason.NO_JOIN


def why_not_open(turn: Turn, action: Open) -> Reason:
    """G14.3, G14.5 Not a chest of the own story, open already, or not for this key."""
    if action.card not in turn.story.values() or action.chest > len(turn.printed.chests[action.card]):
        return TalesReason.NO_CHEST
    return TalesReason.OUT_OF_REACH if 2 * action.card + action.chest - 1 in turn.closed else TalesReason.CHEST_IS_OPEN
