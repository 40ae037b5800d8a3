"""S3, S10, S14 Set-up and Cleanup: everything that is shuffled, turned up and dealt."""

from collections.abc import Sequence
from typing import Final

from partie.core import CHANCE, DEALER, Action, Answer, Choice, DealersDraw, Seat, Zone, bit, pick, put, zone
from partie.games.stonespine.actions import DEAL, HALVES, RANK, Deal, Rank
from partie.games.stonespine.board import NO_ROOMS
from partie.games.stonespine.events import (
    BlueprintDealt,
    ChallengeShown,
    ChamberDealt,
    GoalShown,
    JaelTurned,
    MarketCardShown,
    MarketCleared,
    Ranked,
    TokenShown,
    TokensReturned,
    YearBegan,
)
from partie.games.stonespine.printed import Printed
from partie.games.stonespine.sequence import At
from partie.games.stonespine.state import Stonespine

FIRST_HAND: Final = 5
YEARS: Final = 4
TURNS: Final = 4
START_GOLD: Final = (0, 1, 1, 2, 2)  # S3.3 by priority place
# By number of seats, the solo game first.
CHALLENGES_SHOWN: Final = (0, 3, 3, 4, 5, 6)  # S3.5, S10.7, S14.5, S16.16
MARKET_SHOWN: Final = (0, 2, 2, 2, 3, 4)  # S3.6, S14.5


def setup(printed: Printed, seats: int, hidden: bool, legendary: bool) -> Stonespine:
    """S2, S3.1, S14.3, S14.6 All cards in their decks; nothing is dealt."""
    s = Stonespine()
    s.begin(seats, At.GAME)
    s.printed = printed
    s.pile = zone(printed.chambers)
    s.hand = [()] * seats
    s.built = [()] * seats
    s.discarded = ()
    s.jael_chambers = ()
    s.blueprint_deck = zone(printed.blueprints)
    s.blueprints = [()] * seats
    s.goal_deck = zone(printed.goals)
    s.goal = ()
    s.challenge_deck = zone(printed.challenges)
    s.shown_challenges = ()
    s.challenges = [()] * seats
    s.gone_challenges = ()
    s.market_deck = zone(printed.market)
    s.market_cards = ()
    s.gone_market = ()
    s.stack = zone(printed.tokens)
    s.tokens = ()
    s.embedded = [()] * seats
    s.gone_tokens = ()
    s.jael_tokens = ()
    plays_jael = [card for card in printed.jael if seats == 1 and (legendary or card in printed.basic)]
    s.jael_deck = zone(plays_jael)
    s.jael_shown = ()
    s.jael_out = zone([card for card in printed.jael if card not in plays_jael], s.public())
    s.hidden = hidden
    s.legendary = legendary
    s.year = 0
    s.turn = 1
    s.rooms = [NO_ROOMS] * seats
    s.laid = [()] * seats
    s.passages = [0] * seats
    s.gold = [0] * seats
    s.priority = ()
    s.old_priority = ()
    s.passed = 0
    s.acting = 0
    s.carried = ()
    s.stalls = ()
    s.wares = []
    s.jael_now = 0
    s.acted = False
    s.vp = (0,) * seats
    s.jael_vp = 0
    return s


def prepare(s: Stonespine) -> None:
    """S3.2–S3.13, S14.3–S14.8 What is dealt before the first year, in the order of the rulebook."""
    steps: list[int] = []
    if s.seats > 1:
        steps += [At.RANK_SEATS] * s.seats
    elif s.legendary:
        steps += [At.OUST_JAEL] * (len(s.jael_deck) - len(s.printed.basic))
    steps += [At.DEAL_GOAL]
    steps += [At.SHOW_CHALLENGE] * CHALLENGES_SHOWN[s.seats]
    steps += [At.SHOW_MARKET_CARD] * MARKET_SHOWN[s.seats]
    steps += [At.STOCK_MARKET]
    steps += [At.DEAL_BLUEPRINT] * s.seats
    steps += [At.DEAL_CHAMBER] * (FIRST_HAND * s.seats)
    s.agenda.extend([int(step) for step in reversed(steps)])


class RankSeats(Choice[Stonespine]):
    """S3.2, S3.3 Which seat's token comes next on the priority track, and its start gold."""

    name = "rank"

    def who(self, s: Stonespine) -> int:
        return DEALER

    def options(self, s: Stonespine, seat: Seat) -> Sequence[Action]:
        return [RANK[each] for each in range(s.seats) if each not in s.priority]

    def forced(self, s: Stonespine) -> Sequence[Answer] | None:
        """The last place needs no luck."""
        return [(CHANCE, self.options(s, CHANCE)[0])] if len(s.priority) == s.seats - 1 else None

    def resolve(self, s: Stonespine, answers: list[Answer]) -> None:
        action = answers[0][1]
        assert isinstance(action, Rank)
        gold = START_GOLD[len(s.priority)]
        s.gold[action.seat] = gold
        s.priority += (action.seat,)
        if s.outbox is not None:
            s.tell(Ranked(action.seat, len(s.priority), gold))


class FromDeck(DealersDraw[Stonespine]):
    """The dealer draws one card of a deck."""

    def __init__(self) -> None:
        super().__init__(DEAL)

    def lay(self, s: Stonespine, card: int) -> None:
        """Where the drawn card goes."""
        raise NotImplementedError

    def resolve(self, s: Stonespine, answers: list[Answer]) -> None:
        action = answers[0][1]
        assert isinstance(action, Deal)
        self.lay(s, action.card)


class OustJael(FromDeck):
    """S14.7, S14.8 Three basic cards leave the Jael deck unseen, and the three legendary ones stay in it."""

    name = "oust-jael"

    def pieces(self, s: Stonespine) -> Zone:
        return tuple([p for p in s.jael_deck if p >> 16 in s.printed.basic])

    def seen_by(self, s: Stonespine, seat: Seat, action: Action) -> int:
        return 0

    def lay(self, s: Stonespine, card: int) -> None:
        piece, s.jael_deck = pick(s.jael_deck, card)
        s.jael_out = put(s.jael_out, piece)


class DealGoal(FromDeck):
    """S3.4, S14.5 One goal for all; the others leave the game unseen."""

    name = "goal"

    def pieces(self, s: Stonespine) -> Zone:
        return s.goal_deck

    def lay(self, s: Stonespine, card: int) -> None:
        piece, s.goal_deck = pick(s.goal_deck, card)
        piece |= s.public()
        s.goal = (piece,)
        if s.outbox is not None:
            s.tell(GoalShown(piece))


class ShowChallenge(FromDeck):
    """S3.5, S10.7, S14.5, S16.16 A challenge is turned up."""

    name = "challenge"

    def pieces(self, s: Stonespine) -> Zone:
        return s.challenge_deck

    def lay(self, s: Stonespine, card: int) -> None:
        piece, s.challenge_deck = pick(s.challenge_deck, card)
        piece |= s.public()
        s.shown_challenges = put(s.shown_challenges, piece)
        if s.outbox is not None:
            s.tell(ChallengeShown(piece))


class ShowMarketCard(FromDeck):
    """S3.6, S3.9, S10.2, S14.9 A market card is turned up, right of those that lie there."""

    name = "market-card"

    def pieces(self, s: Stonespine) -> Zone:
        return s.market_deck

    def lay(self, s: Stonespine, card: int) -> None:
        piece, s.market_deck = pick(s.market_deck, card)
        piece |= s.public()
        s.market_cards = put(s.market_cards, piece)
        s.stalls += (card,)
        s.wares += [(), ()]
        if s.outbox is not None:
            s.tell(MarketCardShown(piece))


def next_set(s: Stonespine) -> int:
    """S3.9 The first set with a slot that has not been filled, card by card, top before bottom; -1 if there is none."""
    for number, laid in enumerate(s.wares):
        if len(laid) < len(s.printed.slots[s.stalls[number >> 1]][number & 1]):
            return number
    return -1


def next_shape(s: Stonespine) -> str:
    """S3.8 The shape of the next slot."""
    number = next_set(s)
    return s.printed.slots[s.stalls[number >> 1]][number & 1][len(s.wares[number])]


def of_shape(s: Stonespine, z: Zone, shape: str) -> Zone:
    """The tokens of one shape in a zone."""
    first, last = s.printed.first[shape], s.printed.last[shape]
    return tuple([p for p in z if first <= p >> 16 <= last])


def stock_market(s: Stonespine) -> None:
    """S3.8, S10.3–S10.5 Every slot receives a token of its shape, until none is left of that shape."""
    while True:
        number = next_set(s)
        if number < 0:
            return
        shape = next_shape(s)
        if of_shape(s, s.stack, shape) or reshuffle(s, shape):
            s.agenda.append(int(At.STOCK_MARKET))
            s.agenda.append(int(At.DRAW_TOKEN))
            return
        s.wares[number] += (0,)


def reshuffle(s: Stonespine, shape: str) -> bool:
    """S10.4 The discarded tokens of a shape become a new stack; False if there are none."""
    back = of_shape(s, s.gone_tokens, shape)
    if back:
        s.gone_tokens = tuple([p for p in s.gone_tokens if p not in back])
        s.stack = tuple(sorted(s.stack + zone([p >> 16 for p in back])))
        if s.outbox is not None:
            s.tell(TokensReturned(len(back)))
    return bool(back)


class DrawToken(FromDeck):
    """S3.7, S3.8, S10.3 Which token of its shape comes on the next slot: each token is as likely."""

    name = "token"
    weighted = True

    def pieces(self, s: Stonespine) -> Zone:
        return of_shape(s, s.stack, next_shape(s))

    def lay(self, s: Stonespine, card: int) -> None:
        number = next_set(s)
        piece, s.stack = pick(s.stack, card)
        piece |= s.public()
        s.tokens = put(s.tokens, piece)
        s.wares[number] += (card,)
        if s.outbox is not None:
            s.tell(TokenShown(piece, s.stalls[number >> 1], HALVES[number & 1]))


class DealBlueprint(FromDeck):
    """S3.10, S3.11, S14.5 A blueprint for the next seat, seen by all."""

    name = "blueprint"

    def pieces(self, s: Stonespine) -> Zone:
        return s.blueprint_deck

    def lay(self, s: Stonespine, card: int) -> None:
        receiver = s.blueprints.index(())
        piece, s.blueprint_deck = pick(s.blueprint_deck, card)
        piece |= s.public()
        s.blueprints[receiver] = (piece,)
        if s.outbox is not None:
            s.tell(BlueprintDealt(receiver, piece))


def hand_size(s: Stonespine) -> int:
    """S6.2, S15.7 What a hand holds at the start of this turn: 5, 4, 3, 2."""
    return FIRST_HAND + 1 - s.turn


def receiver(s: Stonespine) -> Seat:
    """The first seat whose hand is not full."""
    size = hand_size(s)
    for seat in range(s.seats):
        if len(s.hand[seat]) < size:
            return seat
    return 0


class DealChamber(FromDeck):
    """S3.12, S6.16, S10.8, S15.6 Which chamber the next seat receives; only that seat sees it."""

    name = "chamber"

    def pieces(self, s: Stonespine) -> Zone:
        return s.pile

    def seen_by(self, s: Stonespine, seat: Seat, action: Action) -> int:
        return bit(receiver(s))

    def lay(self, s: Stonespine, card: int) -> None:
        seat = receiver(s)
        piece, s.pile = pick(s.pile, card)
        piece |= 1 << seat
        s.hand[seat] = put(s.hand[seat], piece)
        if s.outbox is not None:
            s.tell(ChamberDealt(seat, piece))


def begin_year(s: Stonespine) -> None:
    """S5.1, S5.2 A year starts with Construction; nobody has passed yet."""
    s.year += 1
    s.passed = 0
    if s.outbox is not None:
        s.tell(YearBegan(s.year))


class TurnUpJael(FromDeck):
    """S15.1, S18.2 Solo: the Jael card of the year, upon any earlier one."""

    name = "jael"

    def who(self, s: Stonespine) -> int:
        return DEALER if s.seats == 1 else 0

    def pieces(self, s: Stonespine) -> Zone:
        return s.jael_deck

    def lay(self, s: Stonespine, card: int) -> None:
        piece, s.jael_deck = pick(s.jael_deck, card)
        piece |= s.public()
        s.jael_shown = put(s.jael_shown, piece)
        s.jael_now = card
        if s.outbox is not None:
            s.tell(JaelTurned(piece))


def cleanup(s: Stonespine) -> None:
    """S10.1–S10.10, S16.14–S16.16 What is left is discarded; new cards, tokens, challenges and hands are dealt."""
    if s.outbox is not None:
        s.tell(MarketCleared(len(s.tokens)))
    s.gone_tokens = tuple(sorted(s.gone_tokens + s.tokens))
    s.tokens = ()
    s.gone_market = tuple(sorted(s.gone_market + s.market_cards))
    s.market_cards = ()
    s.stalls = ()
    s.wares = []
    s.gone_challenges = tuple(sorted(s.gone_challenges + s.shown_challenges))
    s.shown_challenges = ()
    s.turn = 1
    s.agenda.extend([int(At.DEAL_CHAMBER)] * (FIRST_HAND * s.seats))
    if s.year < YEARS - 1:
        s.agenda.extend([int(At.SHOW_CHALLENGE)] * CHALLENGES_SHOWN[s.seats])
    s.agenda.append(int(At.STOCK_MARKET))
    s.agenda.extend([int(At.SHOW_MARKET_CARD)] * MARKET_SHOWN[s.seats])
