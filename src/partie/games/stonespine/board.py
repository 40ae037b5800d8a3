"""S4 The dungeon: doors and secret passages, networks, clusters and single paths.

A connection is kept as one set of places for each direction: eastward the western place of each link, southward the
northern one. Whole sets are moved at once, so this module too knows that a set of places is sixteen bits.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

from partie.core import Card
from partie.core.native import i64
from partie.games.stonespine.elements import Elements, counted
from partie.games.stonespine.places import (
    BOTTOM,
    LEFT,
    NOWHERE,
    PLACES,
    RIGHT,
    SIZE,
    TOP,
    EdgeSet,
    Laid,
    PlaceNumber,
    PlaceSet,
    at_edges,
    count_places,
    has_place,
    only_in,
)
from partie.games.stonespine.printed import STONE, TOKENS, Printed

NOT_LAST_COLUMN: Final = 0x7777
FEW_LINKS: Final = 17  # up to here it is quicker to walk the paths there are than to go through all that could be


@cache
def single_paths() -> tuple[tuple[int, int, int], ...]:
    """S4.14 Every single path of a fully connected dungeon: the links it walks eastward, southward, and its places.

    A link eastward is the bit of its western place, a link southward that of its northern one. There are 14,248.
    """
    around: list[list[tuple[int, int, int]]] = [[] for _ in range(PLACES)]
    for place in range(PLACES):
        if place % SIZE < SIZE - 1:
            around[place].append((place + 1, 1 << place, 0))
            around[place + 1].append((place, 1 << place, 0))
        if place + SIZE < PLACES:
            around[place].append((place + SIZE, 0, 1 << place))
            around[place + SIZE].append((place, 0, 1 << place))
    found: list[tuple[int, int, int]] = []
    stack: list[tuple[int, int, int, int, int]] = [(start, start, 0, 0, 1 << start) for start in range(PLACES)]
    while stack:
        start, here, east, south, places = stack.pop()
        for there, eastward, southward in around[here]:
            if not places >> there & 1:
                longer = (start, there, east | eastward, south | southward, places | 1 << there)
                stack.append(longer)
                if there > start:  # each path once, from its smaller end
                    found.append(longer[2:])
    return tuple(found)


def hoard(printed: Printed, chambers: Sequence[Card], tokens: Sequence[Card]) -> Elements:
    """S17.3, S17.8 All elements on Jael's chambers and tokens."""
    numbers = [token - TOKENS for token in tokens]
    return Elements(
        sum([printed.low[card] for card in chambers]) + sum([printed.token_low[number] for number in numbers]),
        sum([printed.high[card] for card in chambers]) + sum([printed.token_high[number] for number in numbers]),
        sum([printed.stars[card] for card in chambers]) + sum([printed.token_star[number] for number in numbers]),
    )


class Dungeon(Elements):
    """One seat's dungeon as scoring sees it, finished or growing.

    ``rooms``     the chamber on each place, 0 where none lies yet
    ``laid``      the tokens: place and token card
    ``passages``  the set of edges with a secret passage
    """

    def __init__(self, printed: Printed, rooms: Sequence[Card], laid: Laid, passages: EdgeSet) -> None:
        super().__init__(0, 0, 0)
        self.laid = laid
        self.passages = passages
        self.low: list[int] = [0] * PLACES
        self.high: list[int] = [0] * PLACES
        self.room: list[int] = [0] * PLACES  # S9.3 how many elements a chamber holds
        self.filled: PlaceSet = NOWHERE
        self.stones: PlaceSet = NOWHERE
        self.open_top: PlaceSet = NOWHERE  # S4.7 a door is printed there, or a passage lies on the edge
        self.open_bottom: PlaceSet = NOWHERE
        self.open_left: PlaceSet = NOWHERE
        self.open_right: PlaceSet = NOWHERE
        self._lay_chambers(printed, rooms)
        self._embed_tokens(printed)
        # S4.8, S4.9 Two printed doors connect.
        self.east: PlaceSet = PlaceSet(self.open_right & self.open_left >> 1 & NOT_LAST_COLUMN)
        self.south: PlaceSet = PlaceSet(self.open_bottom & self.open_top >> SIZE)
        if passages:
            self._open_passages(passages)

    def _lay_chambers(self, printed: Printed, rooms: Sequence[Card]) -> None:
        """S4.7, S4.20 What is printed on the chambers: type, doors and elements."""
        stars = 0
        filled: i64 = 0
        stones: i64 = 0
        top: i64 = 0
        bottom: i64 = 0
        left: i64 = 0
        right: i64 = 0
        low_total: i64 = 0
        high_total: i64 = 0
        for place in range(PLACES):
            card = rooms[place]
            if not card:
                continue
            bit: i64 = 1 << place
            filled |= bit
            if printed.type_of[card] == STONE:
                stones |= bit
            doors: i64 = printed.doors[card]
            if doors & TOP:
                top |= bit
            if doors & BOTTOM:
                bottom |= bit
            if doors & LEFT:
                left |= bit
            if doors & RIGHT:
                right |= bit
            low: i64 = printed.low[card]
            high: i64 = printed.high[card]
            self.low[place] = low
            self.high[place] = high
            low_total += low
            high_total += high
            self.room[place] = printed.room[card]
            stars += printed.stars[card]
        self.filled, self.stones = PlaceSet(int(filled)), PlaceSet(int(stones))
        self.open_top, self.open_bottom = PlaceSet(int(top)), PlaceSet(int(bottom))
        self.open_left, self.open_right = PlaceSet(int(left)), PlaceSet(int(right))
        self.low_total, self.high_total, self.star_sum = int(low_total), int(high_total), stars

    def _embed_tokens(self, printed: Printed) -> None:
        """S4.20 Printed and token elements count alike."""
        for at, token in self.laid:
            number = token - TOKENS
            low, high = printed.token_low[number], printed.token_high[number]
            self.low[at] += low
            self.high[at] += high
            self.low_total += low
            self.high_total += high
            self.room[at] += 1
            self.star_sum += printed.token_star[number]

    def _open_passages(self, passages: EdgeSet) -> None:
        """S4.7, S4.10 A passage opens its edge, and connects the two chambers that lie at it."""
        top, bottom, left, right = at_edges(passages)
        filled = self.filled
        self.east = PlaceSet(self.east | right & filled & filled >> 1 & NOT_LAST_COLUMN)
        self.south = PlaceSet(self.south | bottom & filled & filled >> SIZE)
        self.open_top = PlaceSet(self.open_top | top & filled)
        self.open_bottom = PlaceSet(self.open_bottom | bottom & filled)
        self.open_left = PlaceSet(self.open_left | left & filled)
        self.open_right = PlaceSet(self.open_right | right & filled)

    def count(self, kinds: tuple[int, ...], places: PlaceSet) -> int:
        """How many elements of these kinds lie on these places."""
        low: i64 = 0
        high: i64 = 0
        for place in range(PLACES):
            if places >> place & 1:
                low += self.low[place]
                high += self.high[place]
        return counted(low, high, kinds)

    def count_at(self, kinds: tuple[int, ...], place: PlaceNumber) -> int:
        """How many elements of these kinds lie on one place."""
        return counted(self.low[place], self.high[place], kinds)

    def network(self, place: PlaceNumber) -> PlaceSet:
        """S4.13 The chamber and all that can be reached from it through connections."""
        return reached(PlaceSet(1 << place), self.east, self.south)

    def clusters(self) -> list[PlaceSet]:
        """S4.17–S4.19 The largest groups of one type that hang together by adjacency; doors play no part."""
        found: list[PlaceSet] = []
        for alike in (only_in(self.filled, self.stones), self.stones):
            left = alike
            east = PlaceSet(alike & alike >> 1 & NOT_LAST_COLUMN)
            south = PlaceSet(alike & alike >> SIZE)
            while left:
                cluster = reached(PlaceSet(left & -left), east, south)
                found.append(cluster)
                left = only_in(left, cluster)
        return found

    def gate(self, column: int, is_entrance: bool) -> PlaceSet:
        """S11.14–S11.17 The network of the chamber at a doorway token, nothing if it is not open there."""
        if is_entrance:
            return self.network(column) if has_place(self.open_top, column) else NOWHERE
        place = PLACES - SIZE + column
        return self.network(place) if has_place(self.open_bottom, place) else NOWHERE

    def best_single_path(self, kinds: tuple[int, ...]) -> int:
        """S4.14–S4.16, S4.32 The most elements of these kinds on one single path; 0 where there is no path."""
        weight = [self.count_at(kinds, place) for place in range(PLACES)]
        if count_places(self.east) + count_places(self.south) > FEW_LINKS:
            return best_of_all(weight, self.east, self.south)
        best = 0
        linked = PlaceSet(self.east | self.east << 1 | self.south | self.south << SIZE)
        most = sum([weight[place] for place in range(PLACES) if has_place(linked, place)])
        for place in range(PLACES):
            # The best path begins with such an element: whatever lies before it can be left out.
            if has_place(linked, place) and weight[place] and best < most:
                best = max(best, walk_on(place, 1 << place, weight[place], weight, self.east, self.south))
        return best


def reached(start: PlaceSet, east: PlaceSet, south: PlaceSet) -> PlaceSet:
    """Every place that hangs together with these, by links eastward and southward and back."""
    e: i64 = east
    s: i64 = south
    here: i64 = start
    before: i64 = 0
    while here != before:
        before = here
        here |= (here & e) << 1 | here >> 1 & e | (here & s) << 4 | here >> 4 & s
    return PlaceSet(int(here))


def walk_on(here: i64, walked: i64, found: i64, weight: list[int], east: i64, south: i64) -> i64:
    """The most that can be had by going on from here without entering a place twice, stopping anywhere."""
    best = found
    if east >> here & 1 and not walked >> here + 1 & 1:
        best = max(best, walk_on(here + 1, walked | 2 << here, found + weight[here + 1], weight, east, south))
    if south >> here & 1 and not walked >> here + 4 & 1:
        best = max(best, walk_on(here + 4, walked | 16 << here, found + weight[here + 4], weight, east, south))
    if here >= 1 and east >> here - 1 & 1 and not walked >> here - 1 & 1:
        best = max(best, walk_on(here - 1, walked | 1 << here - 1, found + weight[here - 1], weight, east, south))
    if here >= 4 and south >> here - 4 & 1 and not walked >> here - 4 & 1:
        best = max(best, walk_on(here - 4, walked | 1 << here - 4, found + weight[here - 4], weight, east, south))
    return best


def best_of_all(weight: list[int], east: PlaceSet, south: PlaceSet) -> int:
    """The same for a dungeon with many links: which of all possible paths can be walked, and the best of them."""
    no_east, no_south = ~east, ~south
    # The sum over a set of places is the sum over its two halves, looked up.
    low = [sum([weight[i] for i in range(8) if half >> i & 1]) for half in range(256)]
    high = [sum([weight[i + 8] for i in range(8) if half >> i & 1]) for half in range(256)]
    walked = {places for e, s, places in single_paths() if not (e & no_east or s & no_south)}
    return max([low[places & 255] + high[places >> 8] for places in walked], default=0)
