"""The sequence of play of Tides of Time, in the rulebook's order, and its questions."""

from collections.abc import Sequence
from enum import IntEnum
from typing import Final

from partie.core import Action, DealersDraw, OneAnswer, Question, Reason, Rules, Seat, Seats, TableReason, Zone
from partie.core.cards import by_card, cards, face, make_zone, move_card, show
from partie.core.position import Answer
from partie.core.seats import bit, everyone, public
from partie.games.tides import tell
from partie.games.tides.actions import DEAL, RELIC, REMOVE, TAKE, Deal, Relic, Remove, Take
from partie.games.tides.faces import CARDS
from partie.games.tides.position import Kingdoms, Tides
from partie.games.tides.scoring import score_kingdoms, total

HAND_SIZE: Final = 5
DRAWN: Final = 2
BOTH: Final = everyone(2)
ALL: Final = public(2)  # onlookers too
PILE: Final = make_zone(CARDS)


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
    return s


def deal_hands(s: Tides) -> None:
    """T2.1, T2.6 Five cards to each seat: seat A first, then seat B."""
    s.next = 0
    s.repeat(At.DEAL_A_CARD, 2 * HAND_SIZE)


def draw_two(s: Tides) -> None:
    """T5.13 Each seat draws two cards and holds five again."""
    s.next = 0
    s.repeat(At.DEAL_A_CARD, 2 * DRAWN)


class DealACard(DealersDraw[Tides, Deal]):
    """T2.1, T2.6, T5.13, T5.14 Which card of the pile the next seat receives; only that seat sees it."""

    name = "deal"

    def __init__(self) -> None:
        super().__init__(DEAL)

    def pieces(self, s: Tides) -> Zone:
        return s.pile

    def seen_by(self, s: Tides, seat: Seat, action: Action) -> Seats:
        return bit(s.next)

    def answered(self, s: Tides, seat: Seat, action: Deal) -> None:
        receiver = s.next
        piece, s.pile, s.hand[receiver] = move_card(s.pile, action.card, s.hand[receiver], bit(receiver))
        # T2.6 A takes all of its cards from the top, then B: the hands fill up one after the other.
        if receiver == 0 and len(s.hand[0]) == HAND_SIZE:
            s.next = 1
        tell.dealt(s, receiver, piece)


def begin_round(s: Tides) -> None:
    """T3.1 A round starts with five cards in each hand."""
    s.round += 1


class Draft(OneAnswer[Tides, Take]):
    """T3.2–T3.6 Each seat secretly chooses one card of its hand; both are turned face up together."""

    name = "draft"

    def who(self, s: Tides) -> Seats:
        return BOTH

    def options(self, s: Tides, seat: Seat) -> Sequence[Action]:
        return by_card(TAKE, s.hand[seat])

    def reason(self, s: Tides, seat: Seat, action: Action) -> Reason:
        return TidesReason.NOT_IN_HAND if isinstance(action, Take) else TableReason.NOT_OFFERED

    def forced(self, s: Tides) -> Sequence[Answer] | None:
        """T3.9 The fifth choice has one option and need not be asked."""
        if len(s.hand[0]) > 1:
            return None
        return [(0, TAKE[face(s.hand[0][0])]), (1, TAKE[face(s.hand[1][0])])]

    def stands_alone(self, s: Tides) -> bool:
        return True

    def answered(self, s: Tides, seat: Seat, action: Take) -> None:
        piece, s.hand[seat], s.kingdom[seat] = move_card(s.hand[seat], action.card, s.kingdom[seat], ALL)
        tell.taken(s, seat, piece)


def pass_hands(s: Tides) -> None:
    """T3.7, T3.8 The seats exchange their remaining hands; from now on both know both."""
    if s.hand[0]:
        s.hand[0], s.hand[1] = show(s.hand[1], bit(0)), show(s.hand[0], bit(1))
        tell.hands_passed(s, len(s.hand[0]))


def kingdoms_now(s: Tides) -> Kingdoms:
    """T4.3, T8.1 What counts: the cards laid out in this round, and the relics."""
    return (
        tuple(sorted(cards(s.kingdom[0] + s.relics[0]))),
        tuple(sorted(cards(s.kingdom[1] + s.relics[1]))),
    )


def is_scored(s: Tides) -> bool:
    """T4.6, T5 Whether the points of this round are written down: from its scoring until the next round begins."""
    return 0 < s.round == len(s.scored)


def score_round(s: Tides) -> None:
    """T4.1–T4.6, T4.8 Both kingdoms with their relics are scored at once; the results are added to the totals."""
    cards_a, cards_b = kingdoms_now(s)
    earned_a, earned_b = score_kingdoms(cards_a, cards_b)
    points_a, points_b = total(earned_a), total(earned_b)
    s.vp = (s.vp[0] + points_a, s.vp[1] + points_b)
    s.scored += ((cards_a, cards_b),)
    tell.round_scored(s, 0, s.round, points_a)
    tell.round_scored(s, 1, s.round, points_b)


def take_back(s: Tides) -> None:
    """T5.1, T6.2 The cards of this round return to the hand; relics of earlier rounds stay on the table."""
    s.hand = s.kingdom
    s.kingdom = [(), ()]


class RelicAndRemoval(Question[Tides]):
    """T5.2–T5.7 Each seat keeps one card as a relic and removes another; all four choices are shown together."""

    name = "relic"

    def who(self, s: Tides) -> Seats:
        return BOTH

    def part(self, s: Tides, seat: Seat) -> str:
        return "remove" if s.sealed[seat] else "relic"

    def parts(self) -> tuple[str, ...]:
        return ("relic", "remove")

    def owes_more(self, s: Tides, seat: Seat) -> bool:
        return len(s.sealed[seat]) < 2

    def options(self, s: Tides, seat: Seat) -> Sequence[Action]:
        if not s.sealed[seat]:
            return by_card(RELIC, s.hand[seat])
        relic = s.sealed[seat][0]
        return [REMOVE[card] for card in cards(s.hand[seat]) if RELIC[card] is not relic]

    def reason(self, s: Tides, seat: Seat, action: Action) -> Reason:
        """T5.4 Two different cards; T5.12 only cards of the round just scored."""
        if not isinstance(action, Remove if s.sealed[seat] else Relic):
            return TableReason.NOT_OFFERED
        if isinstance(action, Remove) and RELIC[action.card] in s.sealed[seat]:
            return TidesReason.IS_THE_RELIC
        return TidesReason.NOT_PLAYED_THIS_ROUND

    def stands_alone(self, s: Tides) -> bool:
        return True

    def resolve(self, s: Tides, answers: list[Answer]) -> None:
        """T5.6, T5.8–T5.11 Relics get their token, removed cards go face up into the box."""
        for seat, action in answers:
            if isinstance(action, Relic):
                piece, s.hand[seat], s.relics[seat] = move_card(s.hand[seat], action.card, s.relics[seat])
                tell.relic_kept(s, seat, piece)
            elif isinstance(action, Remove):
                piece, s.hand[seat], s.removed = move_card(s.hand[seat], action.card, s.removed)
                tell.removed(s, seat, piece)


def end_game(s: Tides) -> None:
    """T7.1 The game ends right after the scoring of round 3."""
    tell.game_ended(s, s.vp[0], s.vp[1])


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
