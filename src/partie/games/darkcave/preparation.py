"""D2 Set-up: goals on the corners, clans, hands, the first seat; and every draw from the pile."""

from collections.abc import Sequence
from typing import Final

from partie.core import NOBODY, Action, DealersDraw, OneAnswer, Piece, Seat, Seats, Zone
from partie.core.cards import conceal, face, is_seen, make_zone, move_card, pick, put, reveal, seen
from partie.core.seats import DEALER, bit, join, without
from partie.games.darkcave import tell
from partie.games.darkcave.actions import BEGIN, COLOUR, DEAL, Begin, Colour, Deal
from partie.games.darkcave.cave import BIG, CENTRE, SMALL, START_LIES, start_space
from partie.games.darkcave.edition import Edition
from partie.games.darkcave.faces import (
    BLUE,
    BLUE_LOYAL,
    BLUE_SABOTEUR,
    CLAN_CARDS,
    YELLOW_LOYAL,
    YELLOW_SABOTEUR,
    Printed,
)
from partie.games.darkcave.position import DarkCave
from partie.games.darkcave.sequence import At
from partie.games.darkcave.spaces import CORNERS

HAND: Final = 5
GOLD: Final = 3  # D2.16
BOXED: Final = 5  # D2.18
# D2.19 The levels of a first hand, by number of seats.
FIRST_HAND: Final = (
    (),
    (),
    (1,) * 5,
    (1,) * 5,
    (1,) * 5,
    (1, 1, 1, 1, 2),
    (1, 1, 1, 1, 2),
    (1, 1, 1, 2, 2),
    (1, 1, 1, 2, 2),
)
ONE_CLAN: Final = (3, 4)


def used_clans(seats: int, colour: int = BLUE) -> list[int]:
    """D2.5–D2.8 The clan cards that are shuffled."""
    if seats == 2:
        return [BLUE_LOYAL, YELLOW_LOYAL]
    if seats in ONE_CLAN:
        loyal, saboteur = (BLUE_LOYAL, BLUE_SABOTEUR) if colour == BLUE else (YELLOW_LOYAL, YELLOW_SABOTEUR)
        return [loyal, loyal, saboteur, saboteur]
    return [BLUE_LOYAL] * 3 + [BLUE_SABOTEUR] + [YELLOW_LOYAL] * 3 + [YELLOW_SABOTEUR]


def rest_of(all_cards: Sequence[int], some: Sequence[int]) -> list[int]:
    """What is left of some cards."""
    rest = list(all_cards)
    for card in some:
        rest.remove(card)
    return rest


def setup(printed: Printed, edition: Edition, seats: int) -> DarkCave:
    """D2.1–D2.23 The start card with all dwarfs on it, three nuggets each; nothing is dealt."""
    s = DarkCave()
    s.begin(seats, At.PREPARE)
    s.edition = edition
    s.printed = printed
    s.pile = make_zone(printed.cards)
    s.goal_deck = make_zone(printed.goals)
    if seats in ONE_CLAN:
        s.clan_deck = make_zone(CLAN_CARDS)
        s.unused = ()
    else:
        s.clan_deck = make_zone(used_clans(seats))
        s.unused = make_zone(rest_of(CLAN_CARDS, used_clans(seats)), s.public())
    s.area = BIG if seats <= 5 else SMALL
    s.stock = tuple(
        [len([card for card in printed.cards if printed.level[card] == level]) - BOXED for level in (1, 2, 3)]
    )
    s.cave = {CENTRE: START_LIES}
    s.dwarfs = [start_space()] * seats
    s.gold = [GOLD] * seats
    s.hand_limit = [HAND] * seats
    return s


def prepare(s: DarkCave) -> None:
    """D2.2, D2.7, D2.9, D2.19, D2.24 What is dealt before the first turn."""
    s.then(
        *(At.DEAL_GOAL,) * len(CORNERS),
        *(At.CHOOSE_COLOUR,) * (s.seats in ONE_CLAN),
        *(At.DEAL_CLAN,) * s.seats,
        At.PUT_ASIDE,
        *(At.DRAW_CARD,) * (HAND * s.seats),
        At.FIRST_SEAT,
        At.TURN,
    )


class FromDeck(DealersDraw[DarkCave, Deal]):
    """The dealer draws one card of a deck."""

    def __init__(self) -> None:
        super().__init__(DEAL)


class DealGoal(FromDeck):
    """D2.2 Which goal lies on the next corner; nobody sees it."""

    name = "goal"

    def pieces(self, s: DarkCave) -> Zone:
        return s.goal_deck

    def seen_by(self, s: DarkCave, seat: Seat, action: Action) -> Seats:
        return NOBODY

    def answered(self, s: DarkCave, seat: Seat, action: Deal) -> None:
        corner = s.goals.index(())
        _, s.goal_deck, s.goals[corner] = move_card(s.goal_deck, action.card, ())


class ChooseColour(OneAnswer[DarkCave, Colour]):
    """D2.6, D2.7 Three and four seats play with one clan; chance says which."""

    name = "colour"

    def who(self, s: DarkCave) -> Seats:
        return DEALER

    def options(self, s: DarkCave, seat: Seat) -> Sequence[Action]:
        return COLOUR

    def answered(self, s: DarkCave, seat: Seat, action: Colour) -> None:
        used = used_clans(s.seats, action.clan)
        s.clan_deck = make_zone(used)
        s.unused = make_zone(rest_of(CLAN_CARDS, used), s.public())


class DealClan(FromDeck):
    """D2.9, D2.10 The clan card of the next seat, whose role only that seat sees."""

    name = "clan"
    weighted = True

    def pieces(self, s: DarkCave) -> Zone:
        return s.clan_deck

    def seen_by(self, s: DarkCave, seat: Seat, action: Action) -> Seats:
        return bit(s.clans.index(()))

    def answered(self, s: DarkCave, seat: Seat, action: Deal) -> None:
        owner = s.clans.index(())
        piece, s.clan_deck, s.clans[owner] = move_card(s.clan_deck, action.card, (), bit(owner))
        tell.clan_dealt(s, owner, piece)


def put_aside(s: DarkCave) -> None:
    """D2.9 Clan cards that were not dealt lie face down, unseen by everybody."""
    s.aside = s.clan_deck
    s.clan_deck = ()


def next_level(s: DarkCave) -> int:
    """D2.19, D2.20, D3.3 The level of the next card: as first hands ask, then the highest group left in the pile."""
    if s.turns == 0:
        return FIRST_HAND[s.seats][len(s.hand[receiver(s)])]
    for level in (1, 2, 3):
        if s.stock[level - 1]:
            return level
    return 0


def receiver(s: DarkCave) -> Seat:
    """D2.19, D8.17, D16.1 Who gets the next card."""
    if s.turns == 0:
        for seat in range(s.seats):
            if len(s.hand[seat]) < HAND:
                return seat
    return s.drawer


class DrawCard(FromDeck):
    """D2.17–D2.20, D3.4, D16.1, D16.2 A card of a known level; the box and the pile cannot be told apart."""

    name = "draw"
    weighted = True

    def who(self, s: DarkCave) -> Seats:
        return DEALER if sum(s.stock) else NOBODY

    def pieces(self, s: DarkCave) -> Zone:
        level, levels = next_level(s), s.printed.level
        return tuple([p for p in s.pile if levels[face(p)] == level])

    def seen_by(self, s: DarkCave, seat: Seat, action: Action) -> Seats:
        return bit(receiver(s))

    def answered(self, s: DarkCave, seat: Seat, action: Deal) -> None:
        owner, level = receiver(s), next_level(s)
        piece, s.pile, s.hand[owner] = move_card(s.pile, action.card, s.hand[owner], bit(owner))
        s.stock = s.stock[: level - 1] + (s.stock[level - 1] - 1,) + s.stock[level:]
        tell.card_dealt(s, owner, piece)


class FirstSeat(OneAnswer[DarkCave, Begin]):
    """D2.24 Who begins."""

    name = "first"

    def who(self, s: DarkCave) -> Seats:
        return DEALER

    def options(self, s: DarkCave, seat: Seat) -> Sequence[Action]:
        return BEGIN[: s.seats]

    def answered(self, s: DarkCave, seat: Seat, action: Begin) -> None:
        s.acting = action.seat
        tell.game_began(s, action.seat)


# -- D3.10 what the others know of a card that leaves a hand face down -------------------------------------------------


def leave_face_down(s: DarkCave, seat: Seat, card: int) -> Piece:
    """D3.7, D3.8, D3.10 A card goes out of a hand face down: who knew its level's cards no longer knows which went."""
    level = s.printed.level[card]
    hand = s.hand[seat]
    alike = [p for p in hand if s.printed.level[face(p)] == level]
    doubtful = NOBODY
    for observer in range(s.seats):
        if observer == seat:
            continue
        known = len([p for p in alike if is_seen(p, observer)])
        if known and not known == len(alike) == 1:
            doubtful = join(doubtful, bit(observer))
    if doubtful:
        hand = tuple(sorted([conceal(p, doubtful) if s.printed.level[face(p)] == level else p for p in hand]))
    piece, s.hand[seat] = pick(hand, card)
    s.discarded = put(s.discarded, piece)
    return piece


def leave_face_up(s: DarkCave, seat: Seat, card: int) -> Piece:
    """D3.6, D3.9 A card goes out of a hand open to all: of a face held twice nobody can tell which copy it was.

    So whoever knew one of the copies takes it for the one that left.
    """
    piece, rest = pick(s.hand[seat], card)
    left: list[Piece] = []
    satisfied = seen(piece)
    for p in rest:
        if face(p) == card:
            lost = without(seen(p), join(satisfied, bit(seat)))
            satisfied = join(satisfied, lost)
            p = conceal(p, lost)
        left.append(p)
    s.hand[seat] = tuple(sorted(left))
    return reveal(piece, s.public())
