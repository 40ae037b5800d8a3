"""What a seat can answer, and what the dealer can. Every action is interned: comparing two is comparing addresses."""

from dataclasses import dataclass
from typing import Final

from partie.core import Action, Card, Notation, Seat, Verb
from partie.core.codecs import CARD, NUMBER, SEAT
from partie.games.stonespine.places import EDGE_NAMES, EDGES, PLACE_NAMES, PLACES, SIZE, Edge, PlaceNumber
from partie.games.stonespine.printed import BLUEPRINTS, CHALLENGES, END, GOALS, MARKET, TOKENS, Printed

HALVES: Final = ("top", "bottom")


@dataclass(frozen=True)
class Rank(Action):
    """S3.2 The dealer puts this seat's token on the next place of the priority track."""

    seat: Seat


@dataclass(frozen=True)
class Deal(Action):
    """S3.4–S3.12, S10, S15 The dealer turns up, lays down or deals this card or token."""

    card: Card


@dataclass(frozen=True)
class Place(Action):
    """S6.3 Build with this chamber of the hand."""

    card: Card


@dataclass(frozen=True)
class Column(Action):
    """S6.3 Build in this column of the current row, counted from 1."""

    column: int


@dataclass(frozen=True)
class Discard(Action):
    """S6.11 Throw this chamber of the hand away."""

    card: Card


@dataclass(frozen=True)
class Keep(Action):
    """S15.4 Hold this chamber for the next turn."""

    card: Card


@dataclass(frozen=True)
class Buy(Action):
    """S8.4 Buy the top or the bottom set of this market card."""

    card: Card
    half: int


@dataclass(frozen=True)
class Pass(Action):
    """S8.11 Leave the market."""


@dataclass(frozen=True)
class Embed(Action):
    """S9.2 Put the element token into the chamber on this place."""

    place: PlaceNumber


@dataclass(frozen=True)
class Tunnel(Action):
    """S9.6 Lay the secret passage on this edge."""

    edge: Edge


@dataclass(frozen=True)
class Take(Action):
    """S8.14 Take this challenge."""

    card: Card


RANK: Final[tuple[Rank, ...]] = tuple([Rank(seat) for seat in range(5)])
DEAL: Final[tuple[Deal, ...]] = tuple([Deal(card) for card in range(END)])
PLACE: Final[tuple[Place, ...]] = tuple([Place(card) for card in range(BLUEPRINTS)])
COLUMN: Final[tuple[Column, ...]] = tuple([Column(column) for column in range(SIZE + 1)])
DISCARD: Final[tuple[Discard, ...]] = tuple([Discard(card) for card in range(BLUEPRINTS)])
KEEP: Final[tuple[Keep, ...]] = tuple([Keep(card) for card in range(BLUEPRINTS)])
BUY: Final[tuple[tuple[Buy, Buy], ...]] = tuple([(Buy(card, 0), Buy(card, 1)) for card in range(MARKET, TOKENS)])
PASS: Final = Pass()
EMBED: Final[tuple[Embed, ...]] = tuple([Embed(place) for place in range(PLACES)])
TUNNEL: Final[tuple[Tunnel, ...]] = tuple([Tunnel(Edge(edge)) for edge in range(EDGES)])
TAKE: Final[tuple[Take, ...]] = tuple([Take(card) for card in range(CHALLENGES, GOALS)])


def buy(card: Card, half: int) -> Action:
    """S8.4 The interned purchase of one set of a market card."""
    return BUY[card - MARKET][half]


def take(card: Card) -> Action:
    """S8.14 The interned taking of a challenge."""
    return TAKE[card - CHALLENGES]


def pass_by() -> Action:
    """S8.11 The interned pass."""
    return PASS


def notation_of(printed: Printed) -> Notation:
    """How a record writes the actions of a game with these cards."""
    return Notation(
        Verb(Rank, RANK, seat=SEAT),
        Verb(Deal, DEAL, card=CARD),
        Verb(Place, PLACE, card=CARD),
        Verb(Column, COLUMN, column=NUMBER),
        Verb(Discard, DISCARD, card=CARD),
        Verb(Keep, KEEP, card=CARD),
        Verb(Buy, buy, card=CARD, half=HALVES),
        Verb(Pass, pass_by),
        Verb(Embed, EMBED, place=PLACE_NAMES),
        Verb(Tunnel, TUNNEL, edge=EDGE_NAMES),
        Verb(Take, take, card=CARD),
        codes=printed.codes,
    )
