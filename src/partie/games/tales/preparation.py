"""G2, G15, G17.1–G17.5 Set-up, and the board of the next round."""

from collections.abc import Sequence
from typing import Final

from partie.core import CHANCE, NOBODY, Action, Cell, DealersDraw, OneAnswer, Reason, Seat, Seats, TableReason, Zone
from partie.core.cards import face, make_piece, make_zone, move_card
from partie.core.grid import ORIGIN
from partie.core.seats import DEALER, bit
from partie.games.tales import tell
from partie.games.tales.actions import BEGIN, DEAL, RETURN, Begin, Deal, Return
from partie.games.tales.adding import TalesReason
from partie.games.tales.faces import PERIODS, Printed
from partie.games.tales.position import Tales
from partie.games.tales.sequence import At
from partie.games.tales.tiles import chests_on, tile_on

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
    s.periods = [make_zone(printed.period[period]) for period in PERIODS]
    s.hero_deck = make_zone(printed.heroes)
    s.quest_deck = make_zone(printed.quests)
    s.with_quests = with_quests
    s.in_turn = in_turn
    s.places = (0,) * PLACES[seats]
    return s


def prepare(s: Tales) -> None:
    """G2.5–G2.21 What is dealt before the first round; quests last, when heroes and board are known."""
    quests = (*(At.DEAL_QUEST,) * (QUESTS_DEALT * s.seats), At.RETURN_QUEST) if s.with_quests else ()
    s.then(
        *(At.SET_ASIDE,) * ASIDE[s.seats],
        *(At.DEAL_HERO,) * s.seats,
        *(At.LAY_OUT,) * len(s.places),
        At.DRAW_FIRST,
        *quests,
    )


class FromDeck(DealersDraw[Tales, Deal]):
    """The dealer draws one tile of a deck."""

    def __init__(self) -> None:
        super().__init__(DEAL)


class SetAside(FromDeck):
    """G2.7, G2.8 With two or three seats two tiles of period 1 leave the game unseen."""

    name = "set-aside"

    def pieces(self, s: Tales) -> Zone:
        return s.periods[0]

    def seen_by(self, s: Tales, seat: Seat, action: Action) -> Seats:
        return NOBODY

    def answered(self, s: Tales, seat: Seat, action: Deal) -> None:
        piece, s.periods[0], s.aside = move_card(s.periods[0], action.card, s.aside)
        tell.tile_set_aside(s, piece)


class DealHero(FromDeck):
    """G2.12–G2.16 A hero for the next seat, with its start reward; its chests stay closed."""

    name = "hero"

    def pieces(self, s: Tales) -> Zone:
        return s.hero_deck

    def answered(self, s: Tales, seat: Seat, action: Deal) -> None:
        receiver = s.stories.index(())
        card = action.card
        piece, s.hero_deck, s.added[receiver] = move_card(s.hero_deck, card, (), s.public())
        s.stories[receiver] = (tile_on(Cell(ORIGIN), card),)
        s.closed[receiver] = chests_on(s.printed, card)
        start = s.printed.reward[card].gain
        s.coins[receiver] = start.coins
        s.potions[receiver] = start.potions
        s.combat[receiver] = start.combat
        s.magic[receiver] = start.magic
        tell.hero_dealt(s, receiver, piece, start)


def period_now(s: Tales) -> int:
    """G15.7, G15.8 The period deck that is drawn from, as an index; -1 once all are empty."""
    for index, card_set in enumerate(s.periods):
        if card_set:
            return index
    return -1


class LayOut(FromDeck):
    """G2.17, G2.23, G15.6–G15.10 A tile for the lowest free place, face up, from the first deck that has one."""

    name = "tile"

    def who(self, s: Tales) -> Seats:
        return DEALER if period_now(s) >= 0 else NOBODY

    def pieces(self, s: Tales) -> Zone:
        return s.periods[period_now(s)]

    def answered(self, s: Tales, seat: Seat, action: Deal) -> None:
        period = period_now(s)
        piece, s.periods[period], s.board = move_card(s.periods[period], action.card, s.board, s.public())
        place = s.places.index(0)
        s.places = (*s.places[:place], action.card, *s.places[place + 1 :])
        tell.tile_laid_out(s, piece, place + 1)


class DrawFirst(OneAnswer[Tales, Begin]):
    """G2.18, G2.19 Who holds the first-player token first."""

    name = "first-player"

    def who(self, s: Tales) -> Seats:
        return DEALER

    def options(self, s: Tales, seat: Seat) -> Sequence[Action]:
        return BEGIN[: s.seats]

    def answered(self, s: Tales, seat: Seat, action: Begin) -> None:
        s.first = action.seat
        tell.token_drawn(s, action.seat)


class DealQuest(FromDeck):
    """G17.1, G17.3 A quest for the next seat, seen by that seat alone."""

    name = "quest"

    def pieces(self, s: Tales) -> Zone:
        return s.quest_deck

    def seen_by(self, s: Tales, seat: Seat, action: Action) -> Seats:
        return bit(self.receiver(s))

    def receiver(self, s: Tales) -> Seat:
        """The first seat with fewer than three."""
        for seat in range(s.seats):
            if len(s.quests[seat]) < QUESTS_DEALT:
                return seat
        return CHANCE

    def answered(self, s: Tales, seat: Seat, action: Deal) -> None:
        receiver = self.receiver(s)
        piece, s.quest_deck, s.quests[receiver] = move_card(
            s.quest_deck, action.card, s.quests[receiver], bit(receiver)
        )
        tell.quest_dealt(s, receiver, piece)


class ReturnQuest(OneAnswer[Tales, Return]):
    """G17.2–G17.5 Every seat returns one of its three quests, unseen by the others."""

    name = "return-quest"

    def who(self, s: Tales) -> Seats:
        return s.everyone()

    def options(self, s: Tales, seat: Seat) -> Sequence[Action]:
        return [RETURN[face(p)] for p in s.quests[seat]]

    def reason(self, s: Tales, seat: Seat, action: Action) -> Reason:
        return TalesReason.NOT_YOUR_QUEST if isinstance(action, Return) else TableReason.NOT_OFFERED

    def seen_by(self, s: Tales, seat: Seat, action: Action) -> Seats:
        return bit(seat)

    def stands_alone(self, s: Tales) -> bool:
        return True

    def answered(self, s: Tales, seat: Seat, action: Return) -> None:
        piece, s.quests[seat], s.returned[seat] = move_card(s.quests[seat], action.card, ())
        tell.quest_returned(s, seat, piece)


def next_round(s: Tales) -> None:
    """G15.1–G15.6 The lowest places are swept, the rest slides down in order, five tiles come."""
    left = [card for card in s.places if card]
    gone = SWEPT[s.seats]
    for card in left[:gone]:
        gone_tile, s.board, s.swept = move_card(s.board, card, s.swept)
        tell.tile_swept(s, gone_tile)
    kept = left[gone:]
    for place, card in enumerate(kept, 1):
        if s.places[place - 1] != card:
            tell.tile_slid(s, make_piece(card, s.public()), place)
    s.places = (*kept, *(0,) * (len(s.places) - len(kept)))
    s.then(*(At.LAY_OUT,) * REFILL)
