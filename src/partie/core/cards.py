"""Pieces and zones: what lies on the table, and who has seen which face.

A piece is one int: the card's number, then sixteen bits for the seats that have seen its face. A zone is a *sorted*
tuple of pieces. A deck has no order (drawing is a question put to the dealer), a hand has no order, so no order can
ever tell anything; and since tuples are shared, a clone copies nothing.

Whatever a seat has not seen is a *back*. Most games have one back, ``HIDDEN``; a game whose backs differ (levels,
periods) numbers them 0, -1, -2 … and says in its plan which face has which back.

Only this module knows how a piece is made up. ``reveal`` and ``show`` are the only ways to let a seat see a face.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Final, NewType

from partie.core.seats import NOBODY, Seat, Seats, letters

type Card = int
Piece = NewType("Piece", int)
type Zone = tuple[Piece, ...]

HIDDEN: Final = 0
SEEN_MASK: Final = 0xFFFF
_BARE: Final = tuple([-number << 16 for number in range(16)])  # backs that show nothing else, made once


def make_piece(card: Card, seen: Seats = NOBODY) -> Piece:
    """A card whose face the seats in ``seen`` know."""
    return Piece(card << 16 | seen)


def face(piece: Piece) -> Card:
    """The card's number; zero or less is a back."""
    return piece >> 16


def seen(piece: Piece) -> Seats:
    """The set of seats that know the face."""
    return Seats(piece & 0xFFFF)


def is_seen(piece: Piece, seat: Seat) -> bool:
    """Whether this seat knows the face."""
    return piece >> seat & 1 == 1


def reveal(piece: Piece, seats: Seats) -> Piece:
    """Let these seats see the face."""
    return Piece(piece | seats)


def conceal(piece: Piece, seats: Seats) -> Piece:
    """These seats no longer know the face: the card may have changed places with another."""
    return Piece(piece & ~seats)


def make_zone(cards: Iterable[Card], seen: Seats = NOBODY) -> Zone:
    """A deck, a hand, a pile, a market: cards that the seats in ``seen`` know."""
    return tuple(sorted([Piece(card << 16 | seen) for card in cards]))


def cards(z: Zone) -> list[Card]:
    """The faces of a zone, in order of their numbers."""
    return [p >> 16 for p in z]


def by_card[A](answers: tuple[A, ...], z: Zone) -> list[A]:
    """The answer for each card of a zone, from a list that holds one for every card's number."""
    return [answers[p >> 16] for p in z]


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


def move_card(source: Zone, card: Card, target: Zone, seats: Seats = NOBODY) -> tuple[Piece, Zone, Zone]:
    """One copy of a card goes from a zone to another, and these seats see its face: the piece, then both zones."""
    p, rest = pick(source, card)
    p = Piece(p | seats)
    return p, rest, put(target, p)


def show(z: Zone, seats: Seats) -> Zone:
    """Let these seats see every face of a zone."""
    for p in z:
        if p & seats != seats:
            return tuple(sorted([Piece(p | seats) for p in z]))
    return z


def forget(z: Zone, seats: Seats) -> Zone:
    """These seats no longer know which face is where: a known card may have left unseen."""
    return tuple(sorted([Piece(p & ~seats) for p in z]))


def mask_piece(p: Piece, seat: Seat, backs: Mapping[Card, Card], is_witnessed: bool = False) -> Piece:
    """The piece as this seat sees it: of one it has not seen, the back and nothing else.

    Who else has seen it would tell where it came from: a card just drawn, or one that was passed on. Only where
    everybody watches who looks at what (``is_witnessed``) does that stay.
    """
    if p >> seat & 1 or p < 0:
        return p
    back = backs.get(p >> 16, HIDDEN)
    bare = _BARE[-back] if -back < len(_BARE) else back << 16
    return Piece(bare | p & SEEN_MASK if is_witnessed else bare)


def mask(z: Zone, seat: Seat, backs: Mapping[Card, Card], is_witnessed: bool = False) -> Zone:
    """The zone as this seat sees it: pieces not seen become bare backs. The only redactor."""
    for p in z:
        if p >> seat & 1 == 0 and p >= 0:
            break
    else:
        return z
    return tuple(sorted([mask_piece(p, seat, backs, is_witnessed) for p in z]))


def as_piece(value: object) -> Piece:
    """A value that must be a piece; only a law about a broken game ever meets another."""
    if isinstance(value, int):
        return Piece(value)
    raise TypeError(f"not a piece: {value!r}")


def pieces_in(value: object) -> list[Piece]:
    """All pieces of a field: a piece, a zone, or a list of either."""
    if isinstance(value, int):
        return [Piece(value)]
    found: list[Piece] = []
    if isinstance(value, (tuple, list)):
        for each in value:
            found.extend(pieces_in(each))
    return found


def describe(z: Zone, name: Callable[[Card], str] = str) -> str:
    """A zone as a person reads it in a test: ``[13 (seen by AB), back ×2]``. A face that no seat has seen is a back.

    ``name`` says what a card is called.
    """
    shown = [f"{name(face(p))} (seen by {letters(seen(p))})" for p in z if face(p) > HIDDEN and seen(p)]
    backs = len(z) - len(shown)
    return f"[{', '.join([*shown, *([f'back ×{backs}' if backs > 1 else 'back'] if backs else [])])}]"
