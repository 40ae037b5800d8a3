"""S4 The dungeon: four rows of four places, doors and secret passages, networks, clusters and single paths.

Places are numbered 0 to 15, row by row from the top left, and a set of places is sixteen bits. Edges are numbered too:
0 to 19 lie across (line above row 1, then below each row, four each), 20 to 39 stand upright (row by row, five each).
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

from partie.core.native import i64
from partie.games.stonespine.printed import BOTTOM, LEFT, RIGHT, STONE, TOKENS, TOP, Printed

SIZE: Final = 4
PLACES: Final = 16
EDGES: Final = 40
CENTRAL: Final = 0x0660  # S4.26
COLUMN_PLACES: Final = (0x1111, 0x2222, 0x4444, 0x8888)
ROW_PLACES: Final = (0x000F, 0x00F0, 0x0F00, 0xF000)
OUTER_COLUMNS: Final = 0x9999  # S4.27
NOT_LAST_COLUMN: Final = 0x7777
FEW_LINKS: Final = 17  # up to here it is quicker to walk the paths there are than to sift all that could be

NO_ROOMS: Final = (0,) * PLACES

type Laid = tuple[tuple[int, int], ...]  # tokens in a dungeon: place and token


def edge(place: int, side: int) -> int:
    """S4.5 The edge on one side of a place; two adjacent places share theirs."""
    row, column = divmod(place, SIZE)
    if side == TOP:
        return place
    if side == BOTTOM:
        return place + SIZE
    return 20 + row * 5 + column + (1 if side == RIGHT else 0)


def edges_of(rows: int) -> list[int]:
    """S4.6, S9.6, S9.7 The edges of all chambers while so many rows are complete: 9k + 4."""
    return [*range((rows + 1) * SIZE), *range(20, 20 + rows * 5)]


def place_name(place: int) -> str:
    """How a record writes a place: column letter and row number."""
    return f"{'abcd'[place % SIZE]}{place // SIZE + 1}"


def edge_name(number: int) -> str:
    """How a record writes an edge, in no language: b1/b2 between two places, and ^b1, b4_, <a1, d1> on the outside."""
    if number < SIZE:
        return f"^{place_name(number)}"
    if number < PLACES:
        return f"{place_name(number - SIZE)}/{place_name(number)}"
    if number < 20:
        return f"{place_name(number - SIZE)}_"
    row, column = divmod(number - 20, 5)
    if column == 0:
        return f"<{place_name(row * SIZE)}"
    left = place_name(row * SIZE + column - 1)
    return f"{left}>" if column == SIZE else f"{left}/{place_name(row * SIZE + column)}"


PLACE_NAMES: Final = tuple([place_name(place) for place in range(PLACES)])
EDGE_NAMES: Final = tuple([edge_name(number) for number in range(EDGES)])


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


class Elements:
    """S4.20 Some elements together, wherever they lie: how many of each kind, and what the stars are worth."""

    def __init__(self, low: int, high: int, stars: int) -> None:
        self.low_total: int = low
        self.high_total: int = high
        self.star_sum: int = stars

    def total(self, kinds: tuple[int, ...]) -> int:
        """How many elements of these kinds there are."""
        return counted(self.low_total, self.high_total, kinds)


def counted(low: i64, high: i64, kinds: tuple[int, ...]) -> int:
    """How many elements of these kinds two words hold."""
    found: i64 = 0
    for kind in kinds:
        if kind < 6:
            found += low >> 8 * kind & 255
        else:
            found += high >> 8 * (kind - 6) & 255
    return int(found)


def hoard(printed: Printed, chambers: Sequence[int], tokens: Sequence[int]) -> Elements:
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

    def __init__(self, printed: Printed, rooms: Sequence[int], laid: Laid, passages: int) -> None:
        self.laid = laid
        self.passages = passages
        self.low: list[int] = [0] * PLACES
        self.high: list[int] = [0] * PLACES
        self.room: list[int] = [0] * PLACES  # S9.3 how many elements a chamber holds
        star_sum = 0
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
            if card:
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
                star_sum += printed.stars[card]
        for at, token in laid:
            # S4.20 Printed and token elements count alike.
            number = token - TOKENS
            self.low[at] += printed.token_low[number]
            self.high[at] += printed.token_high[number]
            low_total += printed.token_low[number]
            high_total += printed.token_high[number]
            self.room[at] += 1
            star_sum += printed.token_star[number]
        # S4.8–S4.10 Two printed doors connect, or a passage between two chambers.
        east = right & left >> 1 & NOT_LAST_COLUMN
        south = bottom & top >> 4
        if passages:
            across: i64 = passages & 0xFFFFF
            upright: i64 = passages >> 20
            lefts = upright & 15 | upright >> 1 & 0xF0 | upright >> 2 & 0xF00 | upright >> 3 & 0xF000
            rights = upright >> 1 & 15 | upright >> 2 & 0xF0 | upright >> 3 & 0xF00 | upright >> 4 & 0xF000
            east |= rights & filled & filled >> 1 & NOT_LAST_COLUMN
            south |= across >> 4 & filled & filled >> 4
            top |= across & filled
            bottom |= across >> 4 & filled
            left |= lefts & filled
            right |= rights & filled
        self.filled: int = filled
        self.stones: int = stones
        self.open_top: int = top  # S4.7 a door is printed there, or a passage lies on the edge
        self.open_bottom: int = bottom
        self.open_left: int = left
        self.open_right: int = right
        self.east: int = east
        self.south: int = south
        super().__init__(low_total, high_total, star_sum)

    def count(self, kinds: tuple[int, ...], places: int) -> int:
        """How many elements of these kinds lie on these places."""
        low: i64 = 0
        high: i64 = 0
        for place in range(PLACES):
            if places >> place & 1:
                low += self.low[place]
                high += self.high[place]
        return counted(low, high, kinds)

    def network(self, place: int) -> int:
        """S4.13 The chamber and all that can be reached from it through connections."""
        return reached(1 << place, self.east, self.south)

    def clusters(self) -> list[int]:
        """S4.17–S4.19 The largest groups of one type that hang together by adjacency; doors play no part."""
        found: list[int] = []
        for alike in (self.filled & ~self.stones, self.stones):
            left = alike
            east = alike & alike >> 1 & NOT_LAST_COLUMN
            south = alike & alike >> 4
            while left:
                cluster = reached(left & -left, east, south)
                found.append(cluster)
                left &= ~cluster
        return found

    def gate(self, column: int, is_entrance: bool) -> int:
        """S11.14–S11.17 The network of the chamber at a doorway token, nothing if it is not open there."""
        if is_entrance:
            return self.network(column) if self.open_top >> column & 1 else 0
        place = PLACES - SIZE + column
        return self.network(place) if self.open_bottom >> place & 1 else 0

    def best_single_path(self, kinds: tuple[int, ...]) -> int:
        """S4.14–S4.16, S4.32 The most elements of these kinds on one single path; 0 where there is no path."""
        weight = [counted(self.low[place], self.high[place], kinds) for place in range(PLACES)]
        if self.east.bit_count() + self.south.bit_count() > FEW_LINKS:
            return best_of_all(weight, self.east, self.south)
        best = 0
        linked = self.east | self.east << 1 | self.south | self.south << 4
        most = sum([weight[place] for place in range(PLACES) if linked >> place & 1])
        for place in range(PLACES):
            # The best path begins with such an element: whatever lies before it can be left out.
            if linked >> place & 1 and weight[place] and best < most:
                best = max(best, walk_on(place, 1 << place, weight[place], weight, self.east, self.south))
        return best


def reached(start: int, east: int, south: int) -> int:
    """Every place that hangs together with these, by links eastward and southward and back."""
    e: i64 = east
    s: i64 = south
    here: i64 = start
    before: i64 = 0
    while here != before:
        before = here
        here |= (here & e) << 1 | here >> 1 & e | (here & s) << 4 | here >> 4 & s
    return int(here)


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


def best_of_all(weight: list[int], east: int, south: int) -> int:
    """The same for a dungeon with many links: which of all thinkable paths can be walked, and the best of them."""
    no_east, no_south = ~east, ~south
    # The sum over a set of places is the sum over its two halves, looked up.
    low = [sum([weight[i] for i in range(8) if half >> i & 1]) for half in range(256)]
    high = [sum([weight[i + 8] for i in range(8) if half >> i & 1]) for half in range(256)]
    walked = {places for e, s, places in single_paths() if not (e & no_east or s & no_south)}
    return max([low[places & 255] + high[places >> 8] for places in walked], default=0)
