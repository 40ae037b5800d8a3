"""The facts of one dungeon of Stonespine Architects, place by place. No words here."""

from collections.abc import Sequence
from enum import IntEnum

from rich.text import Text

from partie.core import Card, Seat
from partie.core.cards import face
from partie.games.stonespine.ending import dungeon_of
from partie.games.stonespine.faces import NOTHING
from partie.games.stonespine.places import (
    BOTTOM,
    LEFT,
    NOWHERE,
    PLACES,
    RIGHT,
    SIZE,
    TOP,
    edge,
    has_door,
    has_edge,
    has_place,
)
from partie.games.stonespine.position import Stonespine
from partie.games.stonespine.printed import NO_DEMAND, TOKENS, Demand, Printed
from partie.games.stonespine.scoring import is_met
from partie.games.stonespine.terminal.glyphs import FROM_ENTRANCE, FROM_EXIT, Marks
from partie.terminal.screen import CROSS, TICK


class Wall(IntEnum):
    """One side of a chamber."""

    SOLID = 0
    BLIND = 1  # S4.9 a door that leads nowhere, or not yet
    OPEN = 2  # S4.8 a door with its counterpart, or one at the entrance or exit
    SECRET = 3  # S4.10 a secret passage


class Layout:
    """The facts of one dungeon, place by place."""

    def __init__(self, s: Stonespine, seat: Seat) -> None:
        self.printed = s.printed
        self.rooms = s.rooms[seat]
        self.laid = s.laid[seat]
        self.passages = s.passages[seat]
        self.dungeon = dungeon_of(s, seat)
        self.rows = min(max(s.year, 1), SIZE)  # the rows that are built, or being built
        blueprint: Card = face(s.blueprints[seat][0]) if s.blueprints[seat] else 0
        self.blueprint = blueprint
        self.demands: Sequence[Demand] = s.printed.demands.get(blueprint, ((NO_DEMAND, ()),) * PLACES)
        self.entrance = s.printed.entrance.get(blueprint, -1)
        self.exit = s.printed.exit.get(blueprint, -1)
        self.from_entrance = self.dungeon.gate(self.entrance, is_entrance=True) if blueprint else NOWHERE
        self.from_exit = self.dungeon.gate(self.exit, is_entrance=False) if blueprint else NOWHERE

    def wall(self, place: int, side: int) -> Wall:
        """S4.7–S4.10 One side of the chamber on a place."""
        if has_edge(self.passages, edge(place, side)):
            return Wall.SECRET
        if not has_door(self.printed.doors[self.rooms[place]], side):
            return Wall.SOLID
        return Wall.OPEN if self._leads_on(place, side) else Wall.BLIND

    def _leads_on(self, place: int, side: int) -> bool:
        if side == TOP:
            return place == self.entrance if place < SIZE else has_place(self.dungeon.south, place - SIZE)
        if side == BOTTOM:
            return place - PLACES + SIZE == self.exit or has_place(self.dungeon.south, place)
        if side == LEFT:
            return place % SIZE > 0 and has_place(self.dungeon.east, place - 1)
        return has_place(self.dungeon.east, place)

    def beyond(self, place: int, side: int) -> int:
        """The chamber behind a side, or -1."""
        row, column = divmod(place, SIZE)
        row += (side == BOTTOM) - (side == TOP)
        column += (side == RIGHT) - (side == LEFT)
        if not (0 <= row < SIZE and 0 <= column < SIZE):
            return -1
        there = row * SIZE + column
        return there if self.rooms[there] else -1

    def net(self, place: int) -> int:
        """S11.14–S11.17 What the chamber on a place is joined to: entrance, exit, both, neither."""
        entrance = FROM_ENTRANCE if has_place(self.from_entrance, place) else 0
        return entrance + (FROM_EXIT if has_place(self.from_exit, place) else 0)

    def elements(self, place: int) -> list[str]:
        """S4.20 What a chamber holds, printed and tokens alike."""
        found = printed_elements(self.printed, self.rooms[place]) if self.rooms[place] else []
        return found + [self.printed.token_face[token - TOKENS] for at, token in self.laid if at == place]

    def has_demand(self, place: int) -> bool:
        """Whether the blueprint asks for something here."""
        return self.demands[place] != (NO_DEMAND, ())

    def is_met(self, place: int) -> bool:
        """S11.9–S11.12 Whether the chamber here is what the blueprint asks for."""
        return is_met(self.dungeon, place, self.demands[place])


def printed_elements(printed: Printed, card: Card) -> list[str]:
    """The elements printed on a chamber."""
    (chamber,) = [each for each in printed.card_set.chambers if each.number == card]
    return [each for each in chamber.places if each != NOTHING]


def ticked(layout: Layout, marks: Marks, place: int) -> Text:
    """What the blueprint asks of a chamber, with a tick or a cross."""
    if not layout.has_demand(place):
        return Text()
    good = layout.is_met(place)
    return Text(
        f"{TICK if good else CROSS}{marks.demand(layout.demands[place])}", style="bold green" if good else "red"
    )
