"""How each field of a position is seen and written."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from partie.core.cards import Card
from partie.core.codecs import Codec


@dataclass(frozen=True)
class Plan:
    """How each field of a position is seen. A field that nobody classified is secret, and a law fails on it.

    ``open``   public facts: field → how its value is written
    ``zones``  field → the deck its pieces come from; a field is a piece, a zone, or a list of either
    ``decks``  deck → every face in it
    ``backs``  face → its back, where a game has more than one
    ``witnessed``  zones of which everybody knows who has looked at which piece
    ``bound``  what the game itself brings into every position, such as the printed cards: no fact of the position
    """

    open: Mapping[str, Codec]
    zones: Mapping[str, str]
    decks: Mapping[str, tuple[Card, ...]]
    backs: Mapping[Card, Card] = field(default_factory=dict)
    bound: tuple[str, ...] = ()
    witnessed: tuple[str, ...] = ()
