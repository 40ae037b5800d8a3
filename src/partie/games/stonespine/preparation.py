"""S3, S10, S14 Set-up and Cleanup: everything that is shuffled, turned up and dealt."""

from collections.abc import Sequence
from typing import Final

from partie.core import CHANCE, NOBODY, Action, DealersDraw, OneAnswer, Seat, Seats, Zone
from partie.core.cards import face, make_zone, move_card
from partie.core.position import Answer
from partie.core.seats import DEALER, bit
from partie.games.stonespine import tell
from partie.games.stonespine.actions import DEAL, HALVES, RANK, Deal, Rank
from partie.games.stonespine.position import Stonespine
from partie.games.stonespine.printed import Printed
from partie.games.stonespine.sequence import At
from partie.games.stonespine.stalls import card_of, half_of, slots_of

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
    s.pile = make_zone(printed.chambers)
    s.blueprint_deck = make_zone(printed.blueprints)
    s.goal_deck = make_zone(printed.goals)
    s.challenge_deck = make_zone(printed.challenges)
    s.market_deck = make_zone(printed.market)
    s.stack = make_zone(printed.tokens)
    plays_jael = [card for card in printed.jael if seats == 1 and (legendary or card in printed.basic)]
    s.jael_deck = make_zone(plays_jael)
    s.jael_out = make_zone([card for card in printed.jael if card not in plays_jael], s.public())
    s.hidden = hidden
    s.legendary = legendary
    s.vp = (0,) * seats
    return s


def prepare(s: Stonespine) -> None:
    """S3.2–S3.13, S14.3–S14.8 What is dealt before the first year, in the order of the rulebook."""
    legendary = len(s.jael_deck) - len(s.printed.basic) if s.legendary and s.seats == 1 else 0
    s.then(
        *(At.RANK_SEATS,) * (s.seats if s.seats > 1 else 0),
        *(At.OUST_JAEL,) * legendary,
        At.DEAL_GOAL,
        *(At.SHOW_CHALLENGE,) * CHALLENGES_SHOWN[s.seats],
        *(At.SHOW_MARKET_CARD,) * MARKET_SHOWN[s.seats],
        At.STOCK_MARKET,
        *(At.DEAL_BLUEPRINT,) * s.seats,
        *(At.DEAL_CHAMBER,) * (FIRST_HAND * s.seats),
    )


class RankSeats(OneAnswer[Stonespine, Rank]):
    """S3.2, S3.3 Which seat's token comes next on the priority track, and its start gold."""

    name = "rank"

    def who(self, s: Stonespine) -> Seats:
        return DEALER

    def options(self, s: Stonespine, seat: Seat) -> Sequence[Action]:
        return [RANK[each] for each in range(s.seats) if each not in s.priority]

    def forced(self, s: Stonespine) -> Sequence[Answer] | None:
        """The last place needs no luck."""
        return [(CHANCE, self.options(s, CHANCE)[0])] if len(s.priority) == s.seats - 1 else None

    def answered(self, s: Stonespine, seat: Seat, action: Rank) -> None:
        gold = START_GOLD[len(s.priority)]
        s.gold[action.seat] = gold
        s.priority += (action.seat,)
        tell.ranked(s, action.seat, len(s.priority), gold)


class FromDeck(DealersDraw[Stonespine, Deal]):
    """The dealer draws one card of a deck."""

    def __init__(self) -> None:
        super().__init__(DEAL)


class OustJael(FromDeck):
    """S14.7, S14.8 Three basic cards leave the Jael deck unseen, and the three legendary ones stay in it."""

    name = "oust-jael"

    def pieces(self, s: Stonespine) -> Zone:
        return tuple([p for p in s.jael_deck if face(p) in s.printed.basic])

    def seen_by(self, s: Stonespine, seat: Seat, action: Action) -> Seats:
        return NOBODY

    def answered(self, s: Stonespine, seat: Seat, action: Deal) -> None:
        _, s.jael_deck, s.jael_out = move_card(s.jael_deck, action.card, s.jael_out)


class DealGoal(FromDeck):
    """S3.4, S14.5 One goal for all; the others leave the game unseen."""

    name = "goal"

    def pieces(self, s: Stonespine) -> Zone:
        return s.goal_deck

    def answered(self, s: Stonespine, seat: Seat, action: Deal) -> None:
        piece, s.goal_deck, s.goal = move_card(s.goal_deck, action.card, s.goal, s.public())
        tell.goal_shown(s, piece)


class ShowChallenge(FromDeck):
    """S3.5, S10.7, S14.5, S16.16 A challenge is turned up."""

    name = "challenge"

    def pieces(self, s: Stonespine) -> Zone:
        return s.challenge_deck

    def answered(self, s: Stonespine, seat: Seat, action: Deal) -> None:
        shown = s.shown_challenges
        piece, s.challenge_deck, s.shown_challenges = move_card(s.challenge_deck, action.card, shown, s.public())
        tell.challenge_shown(s, piece)


class ShowMarketCard(FromDeck):
    """S3.6, S3.9, S10.2, S14.9 A market card is turned up, right of those that lie there."""

    name = "market-card"

    def pieces(self, s: Stonespine) -> Zone:
        return s.market_deck

    def answered(self, s: Stonespine, seat: Seat, action: Deal) -> None:
        piece, s.market_deck, s.market_cards = move_card(s.market_deck, action.card, s.market_cards, s.public())
        s.stalls += (action.card,)
        s.wares += [(), ()]
        tell.market_card_shown(s, piece)


def next_set(s: Stonespine) -> int:
    """S3.9 The first set with a slot that has not been filled, card by card, top before bottom; -1 if there is none."""
    wares = s.wares
    # Sets are filled one after the other: all before the last one that has anything on it are full.
    first = len(wares) - 1
    while first > 0 and not wares[first]:
        first -= 1
    for number in range(first, len(wares)):
        if len(wares[number]) < len(slots_of(s, number)):
            return number
    return -1


def next_shape(s: Stonespine) -> str:
    """S3.8 The shape of the next slot."""
    number = next_set(s)
    return slots_of(s, number)[len(s.wares[number])]


def of_shape(s: Stonespine, z: Zone, shape: str) -> Zone:
    """The tokens of one shape in a zone."""
    first, last = s.printed.first[shape], s.printed.last[shape]
    return tuple([p for p in z if first <= face(p) <= last])


def stock_market(s: Stonespine) -> None:
    """S3.8, S10.3–S10.5 Every slot receives a token of its shape, until none is left of that shape."""
    while True:
        number = next_set(s)
        if number < 0:
            return
        shape = slots_of(s, number)[len(s.wares[number])]
        if of_shape(s, s.stack, shape) or reshuffle(s, shape):
            s.then(At.DRAW_TOKEN, At.STOCK_MARKET)
            return
        s.wares[number] += (0,)


def reshuffle(s: Stonespine, shape: str) -> bool:
    """S10.4 The discarded tokens of a shape become a new stack; False if there are none."""
    back = of_shape(s, s.gone_tokens, shape)
    if back:
        s.gone_tokens = tuple([p for p in s.gone_tokens if p not in back])
        s.stack = tuple(sorted(s.stack + make_zone([face(p) for p in back])))
        tell.tokens_returned(s, len(back))
    return bool(back)


class DrawToken(FromDeck):
    """S3.7, S3.8, S10.3 Which token of its shape comes on the next slot, all equally likely."""

    name = "token"
    weighted = True

    def pieces(self, s: Stonespine) -> Zone:
        return of_shape(s, s.stack, next_shape(s))

    def answered(self, s: Stonespine, seat: Seat, action: Deal) -> None:
        number = next_set(s)
        piece, s.stack, s.tokens = move_card(s.stack, action.card, s.tokens, s.public())
        s.wares[number] += (action.card,)
        tell.token_shown(s, piece, card_of(s, number), HALVES[half_of(number)])


class DealBlueprint(FromDeck):
    """S3.10, S3.11, S14.5 A blueprint for the next seat, seen by all."""

    name = "blueprint"

    def pieces(self, s: Stonespine) -> Zone:
        return s.blueprint_deck

    def answered(self, s: Stonespine, seat: Seat, action: Deal) -> None:
        receiver = s.blueprints.index(())
        piece, s.blueprint_deck, s.blueprints[receiver] = move_card(s.blueprint_deck, action.card, (), s.public())
        tell.blueprint_dealt(s, receiver, piece)


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

    def seen_by(self, s: Stonespine, seat: Seat, action: Action) -> Seats:
        return bit(receiver(s))

    def answered(self, s: Stonespine, seat: Seat, action: Deal) -> None:
        to = receiver(s)
        piece, s.pile, s.hand[to] = move_card(s.pile, action.card, s.hand[to], bit(to))
        tell.chamber_dealt(s, to, piece)


def begin_year(s: Stonespine) -> None:
    """S5.1, S5.2, S16.4 A year starts with Construction; nobody has passed yet, and Jael has not acted."""
    s.year += 1
    s.passed = NOBODY
    s.acted = False
    tell.year_began(s, s.year)


class TurnUpJael(FromDeck):
    """S15.1, S18.2 Solo: the Jael card of the year, upon any earlier one."""

    name = "jael"

    def who(self, s: Stonespine) -> Seats:
        return DEALER if s.seats == 1 else NOBODY

    def pieces(self, s: Stonespine) -> Zone:
        return s.jael_deck

    def answered(self, s: Stonespine, seat: Seat, action: Deal) -> None:
        piece, s.jael_deck, s.jael_shown = move_card(s.jael_deck, action.card, s.jael_shown, s.public())
        s.jael_now = action.card
        tell.jael_turned(s, piece)


def cleanup(s: Stonespine) -> None:
    """S10.1–S10.10, S16.14–S16.16 What is left is discarded; new cards, tokens, challenges and hands are dealt."""
    tell.market_cleared(s, len(s.tokens))
    s.gone_tokens = tuple(sorted(s.gone_tokens + s.tokens))
    s.tokens = ()
    s.gone_market = tuple(sorted(s.gone_market + s.market_cards))
    s.market_cards = ()
    s.stalls = ()
    s.wares = []
    s.gone_challenges = tuple(sorted(s.gone_challenges + s.shown_challenges))
    s.shown_challenges = ()
    s.turn = 1
    s.then(
        *(At.SHOW_MARKET_CARD,) * MARKET_SHOWN[s.seats],
        At.STOCK_MARKET,
        *(At.SHOW_CHALLENGE,) * (CHALLENGES_SHOWN[s.seats] if s.year < YEARS - 1 else 0),
        *(At.DEAL_CHAMBER,) * (FIRST_HAND * s.seats),
    )
