"""D8.22–D8.26, D9, D10.17 What lies in front of the seats, and what leaves the table with it: webs, creatures, axes."""

from partie.core import Action, Card, Seat
from partie.core.cards import face, move_card
from partie.games.darkcave import tell
from partie.games.darkcave.actions import CUT
from partie.games.darkcave.cave import touched_webs
from partie.games.darkcave.faces import CREATURES, Creature
from partie.games.darkcave.position import NONE, DarkCave
from partie.games.darkcave.spaces import NO_EDGE, OUT


def in_front(s: DarkCave, seat: Seat, kind: str) -> Card:
    """A card of this kind in front of a seat; 0 if there is none."""
    for p in s.front[seat]:
        if s.printed.kind[face(p)] == kind:
            return face(p)
    return 0


def discard_front(s: DarkCave, seat: Seat, card: Card) -> None:
    """D8.22, D9.6, D10.6 A card from in front of a seat goes to the discard pile; everybody has seen it."""
    _, s.front[seat], s.discarded = move_card(s.front[seat], card, s.discarded)


def owner_of(s: DarkCave, card: Card) -> Seat:
    """The seat in front of which a card lies; ``NONE`` if it lies before nobody."""
    for seat in range(s.seats):
        for p in s.front[seat]:
            if face(p) == card:
                return seat
    return NONE


# -- webs --------------------------------------------------------------------------------------------------------------


def remove_web(s: DarkCave, web: int) -> None:
    """D8.22 A web leaves the table, and its card goes to the discard pile."""
    card = s.printed.webs[web]
    discard_front(s, owner_of(s, card), card)
    s.webs[web] = NO_EDGE
    s.web_sides[web] = 0
    tell.web_gone(s, web + 1)


def wear_web(s: DarkCave, web: int) -> None:
    """D4.4, D8.25, D8.26, D9.8 From 2 to 1, or away."""
    if s.web_sides[web] == 1:
        remove_web(s, web)
        return
    s.web_sides[web] = 1
    tell.web_worn(s, web + 1)


# -- axes --------------------------------------------------------------------------------------------------------------


def has_axe(s: DarkCave, seat: Seat) -> bool:
    """D9.6, D9.7 Whether an axe lies in front of a seat."""
    return in_front(s, seat, "axe") != 0


def cuts(s: DarkCave, seat: Seat) -> list[Action]:
    """D9.8, D9.9 Axe on a touched web."""
    if not has_axe(s, seat):
        return []
    return [CUT[web + 1] for web in touched_webs(s, s.dwarfs[seat])]


def cut(s: DarkCave, seat: Seat, web: int) -> None:
    """D9.6, D9.8, D9.10 An axe is spent on a web."""
    discard_front(s, seat, in_front(s, seat, "axe"))
    wear_web(s, web)


# -- creatures ---------------------------------------------------------------------------------------------------------


def owner_of_creature(s: DarkCave, creature: Creature) -> tuple[Seat, Card]:
    """D10.17 The seat whose next turn removes a creature, and the card."""
    for seat in range(s.seats):
        card = in_front(s, seat, CREATURES[creature])
        if card:
            return seat, card
    return NONE, 0


def send_back(s: DarkCave, creature: Creature) -> None:
    """D4.5, D11.9 A creature goes to the bank and its card to the discard pile."""
    seat, card = owner_of_creature(s, creature)
    discard_front(s, seat, card)
    s.creatures[creature] = OUT
