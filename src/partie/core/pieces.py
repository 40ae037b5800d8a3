"""Pieces and zones: what lies on the table, and who has seen which face.

A piece is one int: the card's number, then sixteen bits for the seats that have seen its face. A zone is a *sorted*
tuple of pieces. A deck has no order (drawing is a question put to the dealer), a hand has no order, so no order can
ever tell anything; and since tuples are shared, a clone copies nothing.

Whatever a seat has not seen is a *back*. Most games have one back, ``HIDDEN``; a game whose backs differ (levels,
periods) numbers them 0, -1, -2 … and says in its plan which face has which back.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from partie.core.seats import Seat

type Card = int
type Piece = int
type Zone = tuple[Piece, ...]

HIDDEN: Final = 0
SEEN_MASK: Final = 0xFFFF


def piece(card: Card, seen: int = 0) -> Piece:
    """A card whose face the seats in ``seen`` know."""
    return card << 16 | seen


def face(piece: Piece) -> Card:
    """The card's number; zero or less is a back."""
    return piece >> 16


def seen(piece: Piece) -> int:
    """The set of seats that know the face."""
    return piece & 0xFFFF


def zone(cards: Iterable[Card], seen: int = 0) -> Zone:
    """A deck, a hand, a pile, a market: cards that the seats in ``seen`` know."""
    return tuple(sorted([card << 16 | seen for card in cards]))


def cards(z: Zone) -> list[Card]:
    """The faces of a zone, in order of their numbers."""
    return [p >> 16 for p in z]


def put(z: Zone, p: Piece) -> Zone:
    """The zone with one more piece."""
    if not z or z[-1] <= p:
        return z + (p,)
    at = len(z) - 1
    while at > 0 and z[at - 1] > p:
        at -= 1
    return z[:at] + (p,) + z[at:]


def pick(z: Zone, card: Card) -> tuple[Piece, Zone]:
    """One copy of a card, and the zone without it."""
    for i in range(len(z)):
        p = z[i]
        if p >> 16 == card:
            return p, z[:i] + z[i + 1 :]
    raise ValueError(f"card {card} does not lie in {cards(z)}")


def show(z: Zone, seats: int) -> Zone:
    """Let these seats see every face. The only way to reveal."""
    for p in z:
        if p & seats != seats:
            return tuple(sorted([p | seats for p in z]))
    return z


def forget(z: Zone, seats: int) -> Zone:
    """These seats no longer know which face is where: a known card may have left unseen."""
    return tuple(sorted([p & ~seats for p in z]))


def mask_piece(p: Piece, seat: Seat, backs: Mapping[Card, Card], is_witnessed: bool = False) -> Piece:
    """The piece as this seat sees it: of one it has not seen, the back and nothing else.

    Who else has seen it would tell where it came from: a card just drawn, or one that was passed on. Only where
    everybody watches who looks at what (``is_witnessed``) does that stay.
    """
    if p >> seat & 1 or p < 0:
        return p
    back = backs.get(p >> 16, HIDDEN) << 16
    return back | p & SEEN_MASK if is_witnessed else back


def mask(z: Zone, seat: Seat, backs: Mapping[Card, Card], is_witnessed: bool = False) -> Zone:
    """The zone as this seat sees it: pieces not seen become bare backs. The only redactor."""
    return tuple(sorted([mask_piece(p, seat, backs, is_witnessed) for p in z]))
