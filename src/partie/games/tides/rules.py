"""The sequence of play of Tides of Time, in the rulebook's order, and its questions."""

from collections.abc import Sequence
from enum import IntEnum
from typing import Final

from partie.core import (
    Action,
    Answer,
    Choice,
    DealersDraw,
    Reason,
    Rules,
    Seat,
    TableReason,
    Zone,
    bit,
    pick,
    put,
    show,
    zone,
)
from partie.games.tides.actions import DEAL, RELIC, REMOVE, TAKE, Deal, Relic, Remove, Take
from partie.games.tides.events import Dealt, GameEnded, HandsPassed, RelicKept, Removed, RoundScored, Taken
from partie.games.tides.faces import CARDS
from partie.games.tides.scoring import score_kingdoms, total
from partie.games.tides.state import Kingdoms, Tides

HAND_SIZE: Final = 5
DRAWN: Final = 2
PILE: Final = zone(CARDS)


class At(IntEnum):
    """The headings of the rulebook: each is a step of play."""

    GAME = 0
    ROUND = 1
    BETWEEN_ROUNDS = 2
    DEAL_HANDS = 3
    DEAL_A_CARD = 4
    BEGIN_ROUND = 5
    DRAFT = 6
    PASS_HANDS = 7
    SCORE = 8
    TAKE_BACK = 9
    RELIC_AND_REMOVAL = 10
    DRAW_TWO = 11
    END = 12


TEN_CARDS: Final = [int(At.DEAL_A_CARD)] * (2 * HAND_SIZE)
FOUR_CARDS: Final = [int(At.DEAL_A_CARD)] * (2 * DRAWN)


class TidesReason(Reason):
    """Why a card cannot be chosen."""

    NOT_IN_HAND = "not-in-hand"
    NOT_PLAYED_THIS_ROUND = "not-played-this-round"
    IS_THE_RELIC = "is-the-relic"


def setup() -> Tides:
    """T1.1–T1.9, T2.1–T2.4 All 18 cards in the pile, nothing scored, no relic."""
    s = Tides()
    s.begin(2, At.GAME)
    s.pile = PILE
    s.hand = [(), ()]
    s.kingdom = [(), ()]
    s.relics = [(), ()]
    s.removed = ()
    s.round = 0
    s.next = 0
    s.vp = (0, 0)
    s.scored = ()
    return s


def deal_hands(s: Tides) -> None:
    """T2.1, T2.6 Five cards to each seat: seat A first, then seat B."""
    s.next = 0
    s.agenda.extend(TEN_CARDS)


def draw_two(s: Tides) -> None:
    """T5.13 Each seat draws two cards and holds five again."""
    s.next = 0
    s.agenda.extend(FOUR_CARDS)


class DealACard(DealersDraw[Tides]):
    """T2.1, T2.6, T5.13, T5.14 Which card of the pile the next seat receives; only that seat sees it."""

    name = "deal"

    def __init__(self) -> None:
        super().__init__(DEAL)

    def pieces(self, s: Tides) -> Zone:
        return s.pile

    def seen_by(self, s: Tides, seat: Seat, action: Action) -> int:
        return bit(s.next)

    def resolve(self, s: Tides, answers: list[Answer]) -> None:
        action = answers[0][1]
        assert isinstance(action, Deal)
        receiver = s.next
        piece, s.pile = pick(s.pile, action.card)
        piece |= 1 << receiver
        s.hand[receiver] = put(s.hand[receiver], piece)
        # T2.6 A takes all of its cards from the top, then B: the hands fill up one after the other.
        if receiver == 0 and len(s.hand[0]) == HAND_SIZE:
            s.next = 1
        if s.outbox is not None:
            s.tell(Dealt(receiver, piece))


def begin_round(s: Tides) -> None:
    """T3.1 A round starts with five cards in each hand."""
    s.round += 1


class Draft(Choice[Tides]):
    """T3.2–T3.6 Each seat secretly chooses one card of its hand; both are turned face up together."""

    name = "draft"

    def who(self, s: Tides) -> int:
        return 3

    def options(self, s: Tides, seat: Seat) -> Sequence[Action]:
        return [TAKE[p >> 16] for p in s.hand[seat]]

    def why_not(self, s: Tides, seat: Seat, action: Action) -> Reason | None:
        if action in self.options(s, seat):
            return None
        return TidesReason.NOT_IN_HAND if isinstance(action, Take) else TableReason.NOT_OFFERED

    def forced(self, s: Tides) -> Sequence[Answer] | None:
        """T3.9 The fifth choice has one option and need not be asked."""
        if len(s.hand[0]) > 1:
            return None
        return [(0, TAKE[s.hand[0][0] >> 16]), (1, TAKE[s.hand[1][0] >> 16])]

    def resolve(self, s: Tides, answers: list[Answer]) -> None:
        everybody = s.public()
        for seat, action in answers:
            assert isinstance(action, Take)
            piece, s.hand[seat] = pick(s.hand[seat], action.card)
            piece |= everybody
            s.kingdom[seat] = put(s.kingdom[seat], piece)
            if s.outbox is not None:
                s.tell(Taken(seat, piece))


def pass_hands(s: Tides) -> None:
    """T3.7, T3.8 The seats exchange their remaining hands; from now on both know both."""
    if s.hand[0]:
        s.hand[0], s.hand[1] = show(s.hand[1], 1), show(s.hand[0], 2)
        if s.outbox is not None:
            s.tell(HandsPassed(len(s.hand[0])))


def kingdoms_now(s: Tides) -> Kingdoms:
    """T4.3, T8.1 What counts: the cards laid out in this round, and the relics."""
    return (
        tuple(sorted([p >> 16 for p in s.kingdom[0] + s.relics[0]])),
        tuple(sorted([p >> 16 for p in s.kingdom[1] + s.relics[1]])),
    )


def score_round(s: Tides) -> None:
    """T4.1–T4.6, T4.8 Both kingdoms with their relics are scored at once; the results are added to the totals."""
    cards_a, cards_b = kingdoms_now(s)
    earned_a, earned_b = score_kingdoms(cards_a, cards_b)
    points_a, points_b = total(earned_a), total(earned_b)
    s.vp = (s.vp[0] + points_a, s.vp[1] + points_b)
    s.scored += ((cards_a, cards_b),)
    if s.outbox is not None:
        s.tell(RoundScored(0, s.round, points_a))
        s.tell(RoundScored(1, s.round, points_b))


def take_back(s: Tides) -> None:
    """T5.1, T6.2 The cards of this round return to the hand; relics of earlier rounds stay on the table."""
    s.hand = s.kingdom
    s.kingdom = [(), ()]


class RelicAndRemoval(Choice[Tides]):
    """T5.2–T5.7 Each seat keeps one card as a relic and removes another; all four choices are shown together."""

    name = "relic"

    def who(self, s: Tides) -> int:
        return 3

    def part(self, s: Tides, seat: Seat) -> str:
        return "remove" if s.sealed[seat] else "relic"

    def parts(self) -> tuple[str, ...]:
        return ("relic", "remove")

    def owes_more(self, s: Tides, seat: Seat) -> bool:
        return len(s.sealed[seat]) < 2

    def options(self, s: Tides, seat: Seat) -> Sequence[Action]:
        if not s.sealed[seat]:
            return [RELIC[p >> 16] for p in s.hand[seat]]
        relic = s.sealed[seat][0]
        assert isinstance(relic, Relic)
        return [REMOVE[p >> 16] for p in s.hand[seat] if p >> 16 != relic.card]

    def why_not(self, s: Tides, seat: Seat, action: Action) -> Reason | None:
        """T5.4 Two different cards; T5.12 only cards of the round just scored."""
        if action in self.options(s, seat):
            return None
        if not isinstance(action, Remove if s.sealed[seat] else Relic):
            return TableReason.NOT_OFFERED
        if isinstance(action, Remove) and RELIC[action.card] in s.sealed[seat]:
            return TidesReason.IS_THE_RELIC
        return TidesReason.NOT_PLAYED_THIS_ROUND

    def resolve(self, s: Tides, answers: list[Answer]) -> None:
        """T5.6, T5.8–T5.11 Relics get their token, removed cards go face up into the box."""
        for seat, action in answers:
            if isinstance(action, Relic):
                piece, s.hand[seat] = pick(s.hand[seat], action.card)
                s.relics[seat] = put(s.relics[seat], piece)
                if s.outbox is not None:
                    s.tell(RelicKept(seat, piece))
            elif isinstance(action, Remove):
                piece, s.hand[seat] = pick(s.hand[seat], action.card)
                s.removed = put(s.removed, piece)
                if s.outbox is not None:
                    s.tell(Removed(seat, piece))


def end_game(s: Tides) -> None:
    """T7.1 The game ends right after the scoring of round 3."""
    if s.outbox is not None:
        s.tell(GameEnded(s.vp[0], s.vp[1]))


RULES: Final = Rules[Tides](
    {
        At.GAME: (At.DEAL_HANDS, At.ROUND, At.BETWEEN_ROUNDS, At.ROUND, At.BETWEEN_ROUNDS, At.ROUND, At.END),
        At.ROUND: (At.BEGIN_ROUND, *(At.DRAFT, At.PASS_HANDS) * HAND_SIZE, At.SCORE),
        At.BETWEEN_ROUNDS: (At.TAKE_BACK, At.RELIC_AND_REMOVAL, At.DRAW_TWO),
        At.BEGIN_ROUND: begin_round,
        At.DEAL_HANDS: deal_hands,
        At.DEAL_A_CARD: DealACard(),
        At.DRAFT: Draft(),
        At.PASS_HANDS: pass_hands,
        At.SCORE: score_round,
        At.TAKE_BACK: take_back,
        At.RELIC_AND_REMOVAL: RelicAndRemoval(),
        At.DRAW_TWO: draw_two,
        At.END: end_game,
    }
)
