"""D2 Set-up: goals on the corners, clans, hands, the first seat; and every draw from the pile."""

from collections.abc import Sequence
from typing import Final

from partie.core import DEALER, Action, Answer, Choice, DealersDraw, Piece, Seat, Zone, bit, pick, put, zone
from partie.games.darkcave.actions import BEGIN, COLOUR, DEAL, Begin, Colour, Deal
from partie.games.darkcave.cave import BIG, CENTRE, SMALL, START_LIES, start_space
from partie.games.darkcave.events import CardDealt, ClanDealt, GameBegan
from partie.games.darkcave.faces import (
    BLUE,
    BLUE_LOYAL,
    BLUE_SABOTEUR,
    CLAN_CARDS,
    YELLOW_LOYAL,
    YELLOW_SABOTEUR,
    Printed,
)
from partie.games.darkcave.sequence import At
from partie.games.darkcave.state import OUT, DarkCave

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


def without(all_cards: Sequence[int], some: Sequence[int]) -> list[int]:
    """What is left of some cards."""
    rest = list(all_cards)
    for card in some:
        rest.remove(card)
    return rest


def setup(printed: Printed, seats: int) -> DarkCave:
    """D2.1–D2.23 The start card with all dwarfs on it, three nuggets each; nothing is dealt."""
    s = DarkCave()
    s.begin(seats, At.PREPARE)
    s.printed = printed
    s.pile = zone(printed.cards)
    s.hand = [()] * seats
    s.front = [()] * seats
    s.laid = ()
    s.discarded = ()
    s.goal_deck = zone(printed.goals)
    s.goals = [()] * 4
    if seats in ONE_CLAN:
        s.clan_deck = zone(CLAN_CARDS)
        s.unused = ()
    else:
        s.clan_deck = zone(used_clans(seats))
        s.unused = zone(without(CLAN_CARDS, used_clans(seats)), s.public())
    s.clans = [()] * seats
    s.aside = ()
    s.area = BIG if seats <= 5 else SMALL
    s.stock = tuple(
        [len([card for card in printed.cards if printed.level[card] == level]) - BOXED for level in (1, 2, 3)]
    )
    s.cave = {CENTRE: START_LIES}
    s.dwarfs = [start_space()] * seats
    s.lying = 0
    s.left = ()
    s.gold = [GOLD] * seats
    s.veins = ()
    s.creatures = [OUT] * 3
    s.webs = [OUT] * 3
    s.web_sides = [0] * 3
    s.acting = 0
    s.turns = 0
    s.stood = False
    s.steps = 0
    s.due = 0
    s.drawer = 0
    s.reached = OUT
    s.beasts = ()
    s.prey = ()
    s.asked = ()
    s.losers = ()
    s.proposer = OUT
    s.proposals = [0] * seats
    s.ending = 0
    return s


def prepare(s: DarkCave) -> None:
    """D2.2, D2.7, D2.9, D2.19, D2.24 What is dealt before the first turn."""
    steps = [At.DEAL_GOAL] * 4
    if s.seats in ONE_CLAN:
        steps += [At.CHOOSE_COLOUR]
    steps += [At.DEAL_CLAN] * s.seats
    steps += [At.PUT_ASIDE]
    steps += [At.DRAW_CARD] * (HAND * s.seats)
    steps += [At.FIRST_SEAT, At.TURN]
    s.agenda.extend([int(step) for step in reversed(steps)])


class FromDeck(DealersDraw[DarkCave]):
    """The dealer draws one card of a deck."""

    def __init__(self) -> None:
        super().__init__(DEAL)


class DealGoal(FromDeck):
    """D2.2 Which goal lies on the next corner; nobody sees it."""

    name = "goal"

    def pieces(self, s: DarkCave) -> Zone:
        return s.goal_deck

    def seen_by(self, s: DarkCave, seat: Seat, action: Action) -> int:
        return 0

    def resolve(self, s: DarkCave, answers: list[Answer]) -> None:
        action = answers[0][1]
        assert isinstance(action, Deal)
        piece, s.goal_deck = pick(s.goal_deck, action.card)
        s.goals[s.goals.index(())] = (piece,)


class ChooseColour(Choice[DarkCave]):
    """D2.6, D2.7 Three and four seats play with one clan; chance says which."""

    name = "colour"

    def who(self, s: DarkCave) -> int:
        return DEALER

    def options(self, s: DarkCave, seat: Seat) -> Sequence[Action]:
        return COLOUR

    def resolve(self, s: DarkCave, answers: list[Answer]) -> None:
        action = answers[0][1]
        assert isinstance(action, Colour)
        used = used_clans(s.seats, action.clan)
        s.clan_deck = zone(used)
        s.unused = zone(without(CLAN_CARDS, used), s.public())


class DealClan(FromDeck):
    """D2.9, D2.10 The clan card of the next seat, whose role only that seat sees."""

    name = "clan"
    weighted = True

    def pieces(self, s: DarkCave) -> Zone:
        return s.clan_deck

    def seen_by(self, s: DarkCave, seat: Seat, action: Action) -> int:
        return bit(s.clans.index(()))

    def resolve(self, s: DarkCave, answers: list[Answer]) -> None:
        action = answers[0][1]
        assert isinstance(action, Deal)
        receiver = s.clans.index(())
        piece, s.clan_deck = pick(s.clan_deck, action.card)
        piece |= 1 << receiver
        s.clans[receiver] = (piece,)
        if s.outbox is not None:
            s.tell(ClanDealt(receiver, piece))


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

    def who(self, s: DarkCave) -> int:
        return DEALER if sum(s.stock) else 0

    def pieces(self, s: DarkCave) -> Zone:
        level, levels = next_level(s), s.printed.level
        return tuple([p for p in s.pile if levels[p >> 16] == level])

    def seen_by(self, s: DarkCave, seat: Seat, action: Action) -> int:
        return bit(receiver(s))

    def resolve(self, s: DarkCave, answers: list[Answer]) -> None:
        action = answers[0][1]
        assert isinstance(action, Deal)
        seat, level = receiver(s), next_level(s)
        piece, s.pile = pick(s.pile, action.card)
        piece |= 1 << seat
        s.hand[seat] = put(s.hand[seat], piece)
        s.stock = s.stock[: level - 1] + (s.stock[level - 1] - 1,) + s.stock[level:]
        if s.outbox is not None:
            s.tell(CardDealt(seat, piece))


class FirstSeat(Choice[DarkCave]):
    """D2.24 Who begins."""

    name = "first"

    def who(self, s: DarkCave) -> int:
        return DEALER

    def options(self, s: DarkCave, seat: Seat) -> Sequence[Action]:
        return BEGIN[: s.seats]

    def resolve(self, s: DarkCave, answers: list[Answer]) -> None:
        action = answers[0][1]
        assert isinstance(action, Begin)
        s.acting = action.seat
        if s.outbox is not None:
            s.tell(GameBegan(action.seat))


# -- D3.10 what the others know of a card that leaves a hand face down -------------------------------------------------


def leave_face_down(s: DarkCave, seat: Seat, card: int) -> Piece:
    """D3.7, D3.8, D3.10 A card goes out of a hand face down: who knew its level's cards no longer knows which went."""
    level = s.printed.level[card]
    hand = s.hand[seat]
    alike = [p for p in hand if s.printed.level[p >> 16] == level]
    doubtful = 0
    for observer in range(s.seats):
        if observer == seat:
            continue
        known = len([p for p in alike if p >> observer & 1])
        if known and not known == len(alike) == 1:
            doubtful |= 1 << observer
    if doubtful:
        hand = tuple(sorted([p & ~doubtful if s.printed.level[p >> 16] == level else p for p in hand]))
    piece, s.hand[seat] = pick(hand, card)
    s.discarded = put(s.discarded, piece)
    return piece


def leave_face_up(s: DarkCave, seat: Seat, card: int) -> Piece:
    """D3.6, D3.9 A card goes out of a hand open to all: of a face held twice nobody can tell which copy it was.

    So whoever knew one of the copies takes it for the one that left.
    """
    piece, rest = pick(s.hand[seat], card)
    left: list[Piece] = []
    told_of = piece & 0xFFFF
    for p in rest:
        if p >> 16 == card:
            lost = p & ~told_of & 0xFFFF & ~(1 << seat)
            told_of |= lost
            p &= ~lost
        left.append(p)
    s.hand[seat] = tuple(sorted(left))
    return piece | s.public()
