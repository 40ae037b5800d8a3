"""What a seat can answer, and what the dealer can. Every action is interned: comparing two is comparing addresses."""

from dataclasses import dataclass
from typing import Final

from partie.core import Action, Notation, Verb
from partie.core.codecs import CARD
from partie.games.tides.faces import FACES


@dataclass(frozen=True)
class Deal(Action):
    """T2.1, T5.13 The dealer gives this card to the seat that is next."""

    card: int


@dataclass(frozen=True)
class Take(Action):
    """T3.2 Lay this card of the hand before oneself."""

    card: int


@dataclass(frozen=True)
class Relic(Action):
    """T5.2 Keep this card for the rest of the game."""

    card: int


@dataclass(frozen=True)
class Remove(Action):
    """T5.3 Take this card out of the game."""

    card: int


_NUMBERS: Final = range(len(FACES))
DEAL: Final[tuple[Deal, ...]] = tuple([Deal(card) for card in _NUMBERS])
TAKE: Final[tuple[Take, ...]] = tuple([Take(card) for card in _NUMBERS])
RELIC: Final[tuple[Relic, ...]] = tuple([Relic(card) for card in _NUMBERS])
REMOVE: Final[tuple[Remove, ...]] = tuple([Remove(card) for card in _NUMBERS])

NOTATION: Final = Notation(
    Verb(Deal, DEAL, card=CARD),
    Verb(Take, TAKE, card=CARD),
    Verb(Relic, RELIC, card=CARD),
    Verb(Remove, REMOVE, card=CARD),
)
