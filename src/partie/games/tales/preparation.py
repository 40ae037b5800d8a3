"""G2, G15, G17.1–G17.5 Set-up, and the board of the next round."""

from collections.abc import Sequence
from typing import Final

from partie.core import (
    CHANCE,
    DEALER,
    Action,
    Answer,
    Choice,
    DealersDraw,
    Reason,
    Seat,
    TableReason,
    Zone,
    bit,
    pick,
    put,
    zone,
)
from partie.core.grid import ORIGIN
from partie.games.tales.actions import BEGIN, DEAL, RETURN, Begin, Deal, Return
from partie.games.tales.adding import TalesReason
from partie.games.tales.events import (
    HeroDealt,
    QuestDealt,
    QuestReturned,
    TileLaidOut,
    TileSetAside,
    TileSlid,
    TileSwept,
    TokenDrawn,
)
from partie.games.tales.faces import PERIODS, Printed
from partie.games.tales.sequence import At
from partie.games.tales.state import ROWS, Tales, packed

# By number of seats.
PLACES: Final = (0, 0, 6, 6, 8, 8)  # G2.1
SWEPT: Final = (0, 0, 3, 2, 1, 0)  # G2.11, G15.1
ASIDE: Final = (0, 0, 2, 2, 0, 0)  # G2.7
REFILL: Final = 5  # G15.6
QUESTS_DEALT: Final = 3  # G17.1


def setup(printed: Printed, seats: int, with_quests: bool, in_turn: bool) -> Tales:
    """G2.4 All tiles in their decks; nothing is dealt."""
    s = Tales()
    s.begin(seats, At.GAME)
    s.printed = printed
    s.periods = [zone(printed.period[period]) for period in PERIODS]
    s.aside = ()
    s.board = ()
    s.drafted = [()] * seats
    s.story = [()] * seats
    s.discarded = [()] * seats
    s.swept = ()
    s.hero_deck = zone(printed.heroes)
    s.quest_deck = zone(printed.quests)
    s.quests = [()] * seats
    s.returned = [()] * seats
    s.with_quests = with_quests
    s.in_turn = in_turn
    s.round = 0
    s.places = (0,) * PLACES[seats]
    s.taken_from = [0] * seats
    s.first = 0
    s.order = ()
    s.stories = [()] * seats
    s.closed = [()] * seats
    s.keys = [0] * seats
    s.coins = [0] * seats
    s.potions = [0] * seats
    s.combat = [0] * seats
    s.magic = [0] * seats
    s.glory = [(0,) * len(ROWS)] * seats
    s.majorities = [0] * seats
    return s


def prepare(s: Tales) -> None:
    """G2.5–G2.21 What is dealt before the first round; quests last, when heroes and board are known."""
    steps: list[int] = [At.SET_ASIDE] * ASIDE[s.seats]
    steps += [At.DEAL_HERO] * s.seats
    steps += [At.LAY_OUT] * len(s.places)
    steps += [At.DRAW_FIRST]
    if s.with_quests:
        steps += [At.DEAL_QUEST] * (QUESTS_DEALT * s.seats)
        steps += [At.RETURN_QUEST]
    s.agenda.extend([int(step) for step in reversed(steps)])


class FromDeck(DealersDraw[Tales]):
    """The dealer draws one tile of a deck."""

    def __init__(self) -> None:
        super().__init__(DEAL)

    def lay(self, s: Tales, card: int) -> None:
        """Where the drawn tile goes."""
        raise NotImplementedError

    def resolve(self, s: Tales, answers: list[Answer]) -> None:
        action = answers[0][1]
        assert isinstance(action, Deal)
        self.lay(s, action.card)


class SetAside(FromDeck):
    """G2.7, G2.8 With two or three seats two tiles of period 1 leave the game unseen."""

    name = "set-aside"

    def pieces(self, s: Tales) -> Zone:
        return s.periods[0]

    def seen_by(self, s: Tales, seat: Seat, action: Action) -> int:
        return 0

    def lay(self, s: Tales, card: int) -> None:
        piece, s.periods[0] = pick(s.periods[0], card)
        s.aside = put(s.aside, piece)
        if s.outbox is not None:
            s.tell(TileSetAside(piece))


class DealHero(FromDeck):
    """G2.12–G2.16 A hero for the next seat, with its start reward; its chests stay closed."""

    name = "hero"

    def pieces(self, s: Tales) -> Zone:
        return s.hero_deck

    def lay(self, s: Tales, card: int) -> None:
        seat = s.stories.index(())
        piece, s.hero_deck = pick(s.hero_deck, card)
        piece |= s.public()
        s.story[seat] = (piece,)
        s.stories[seat] = (packed(ORIGIN, card),)
        s.closed[seat] = tuple([2 * card + chest for chest in range(len(s.printed.chests[card]))])
        start = s.printed.reward[card].gain
        s.coins[seat] = start.coins
        s.potions[seat] = start.potions
        s.combat[seat] = start.combat
        s.magic[seat] = start.magic
        if s.outbox is not None:
            s.tell(HeroDealt(seat, piece, start.coins, start.potions, start.combat, start.magic))


def period_now(s: Tales) -> int:
    """G15.7, G15.8 The period deck that is drawn from, as an index; -1 once all are empty."""
    for index, deck in enumerate(s.periods):
        if deck:
            return index
    return -1


class LayOut(FromDeck):
    """G2.17, G2.23, G15.6–G15.10 A tile for the lowest free place, face up, from the first deck that has one."""

    name = "tile"

    def who(self, s: Tales) -> int:
        return DEALER if period_now(s) >= 0 else 0

    def pieces(self, s: Tales) -> Zone:
        return s.periods[period_now(s)]

    def lay(self, s: Tales, card: int) -> None:
        period = period_now(s)
        piece, s.periods[period] = pick(s.periods[period], card)
        piece |= s.public()
        s.board = put(s.board, piece)
        place = s.places.index(0)
        s.places = (*s.places[:place], card, *s.places[place + 1 :])
        if s.outbox is not None:
            s.tell(TileLaidOut(piece, place + 1))


class DrawFirst(Choice[Tales]):
    """G2.18, G2.19 Who holds the first-player token first."""

    name = "first-player"

    def who(self, s: Tales) -> int:
        return DEALER

    def options(self, s: Tales, seat: Seat) -> Sequence[Action]:
        return BEGIN[: s.seats]

    def resolve(self, s: Tales, answers: list[Answer]) -> None:
        action = answers[0][1]
        assert isinstance(action, Begin)
        s.first = action.seat
        if s.outbox is not None:
            s.tell(TokenDrawn(action.seat))


class DealQuest(FromDeck):
    """G17.1, G17.3 A quest for the next seat, seen by that seat alone."""

    name = "quest"

    def pieces(self, s: Tales) -> Zone:
        return s.quest_deck

    def seen_by(self, s: Tales, seat: Seat, action: Action) -> int:
        return bit(self.receiver(s))

    def receiver(self, s: Tales) -> Seat:
        """The first seat with fewer than three."""
        for seat in range(s.seats):
            if len(s.quests[seat]) < QUESTS_DEALT:
                return seat
        return CHANCE

    def lay(self, s: Tales, card: int) -> None:
        seat = self.receiver(s)
        piece, s.quest_deck = pick(s.quest_deck, card)
        piece |= bit(seat)
        s.quests[seat] = put(s.quests[seat], piece)
        if s.outbox is not None:
            s.tell(QuestDealt(seat, piece))


class ReturnQuest(Choice[Tales]):
    """G17.2–G17.5 Every seat returns one of its three quests, unseen by the others."""

    name = "return-quest"

    def who(self, s: Tales) -> int:
        return s.everyone()

    def options(self, s: Tales, seat: Seat) -> Sequence[Action]:
        return [RETURN[p >> 16] for p in s.quests[seat]]

    def why_not(self, s: Tales, seat: Seat, action: Action) -> Reason | None:
        if action in self.options(s, seat):
            return None
        return TalesReason.NOT_YOUR_QUEST if isinstance(action, Return) else TableReason.NOT_OFFERED

    def seen_by(self, s: Tales, seat: Seat, action: Action) -> int:
        return bit(seat)

    def resolve(self, s: Tales, answers: list[Answer]) -> None:
        for seat, action in answers:
            assert isinstance(action, Return)
            piece, s.quests[seat] = pick(s.quests[seat], action.card)
            s.returned[seat] = (piece,)
            if s.outbox is not None:
                s.tell(QuestReturned(seat, piece))


def next_round(s: Tales) -> None:
    """G15.1–G15.6 The lowest places are swept, the rest slides down in order, five tiles come."""
    left = [card for card in s.places if card]
    gone = SWEPT[s.seats]
    for card in left[:gone]:
        piece, s.board = pick(s.board, card)
        s.swept = put(s.swept, piece)
        if s.outbox is not None:
            s.tell(TileSwept(piece))
    kept = left[gone:]
    if s.outbox is not None:
        for place, card in enumerate(kept, 1):
            if s.places[place - 1] != card:
                s.tell(TileSlid(card << 16 | s.public(), place))
    s.places = (*kept, *(0,) * (len(s.places) - len(kept)))
    s.agenda.extend([int(At.LAY_OUT)] * REFILL)
