"""Dungeons written as text, a slow model to compare them with, and tables at the end of a game."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from partie.core import NOBODY, Point, Rng, Seats, Zone
from partie.core.audit import deck_fault
from partie.core.cards import make_zone
from partie.core.playout import playout, random_answer
from partie.games.stonespine import STONESPINE
from partie.games.stonespine.board import Dungeon
from partie.games.stonespine.faces import Chamber
from partie.games.stonespine.places import (
    BOTTOM,
    LEFT,
    NO_EDGES,
    PLACE_NAMES,
    PLACES,
    RIGHT,
    TOP,
    EdgeSet,
    Laid,
    PlaceSet,
    edge,
)
from partie.games.stonespine.position import Stonespine
from partie.games.stonespine.preparation import YEARS
from partie.games.stonespine.printed import BLUEPRINTS, CHALLENGES, GOALS, JAEL, OWN, TOKENS
from partie.games.stonespine.scoring import score_challenge
from partie.games.stonespine.sequence import At

type Cell = tuple[int, int]  # row and column, both from 1, as the rule list writes them

FACES = {chamber.number: chamber for chamber in OWN.card_set.chambers}
NUMBERS = {chamber.name: chamber.number for chamber in OWN.card_set.chambers}
TOKEN = {face: TOKENS + number for number, face in enumerate(OWN.token_face) if face}
SIDES = {"T": TOP, "B": BOTTOM, "L": LEFT, "R": RIGHT}
CELLS = [(row, column) for row in range(1, 5) for column in range(1, 5)]

# S-E21 The dungeon of the examples, with blueprint 4: entrance 3, exit 2.
D1 = """
    Throughway & pit, Tomb & kobold, Dwelling & slime,           Warehouse & blade /
    Barracks,         Alleyway,      Stockyard & goblin,         Burial Grounds /
    Corner Room,      Sewers,        Machine Room & +1 & gnoll,  Supply Room & ooze /
    Larder,           Mudroom,       Cell & kobold,              Hearth & gnoll
"""


def place_at(row: int, column: int) -> int:
    """The place that the rulebook calls (row, column), both counted from 1."""
    return PLACE_NAMES.index(f"{'abcd'[column - 1]}{row}")


def edge_at(row: int, column: int, side: str) -> int:
    """The edge on one side (T, B, L, R) of the place (row, column)."""
    return edge(place_at(row, column), SIDES[side])


D1_PASSAGES = (edge_at(2, 1, "B"), edge_at(3, 4, "R"))
D2_PASSAGES = (*D1_PASSAGES, edge_at(4, 2, "R"))  # S-E24


def laid_out(text: str) -> tuple[tuple[int, ...], Laid]:
    """Rows with /, chambers with commas, tokens with &; a dash is an empty place, and so is all that is not named."""
    rooms = [0] * PLACES
    laid: list[tuple[int, int]] = []
    for row, chambers in enumerate(text.split("/"), 1):
        for column, each in enumerate(chambers.split(","), 1):
            name, *tokens = [word.strip() for word in each.split("&")]
            assert column <= 4
            rooms[place_at(row, column)] = NUMBERS[name] if name != "-" else 0
            laid += [(place_at(row, column), TOKEN[token]) for token in tokens]
    return tuple(rooms), tuple(laid)


def edge_set(passages: Sequence[int]) -> EdgeSet:
    """Edges as the set that a dungeon keeps."""
    return EdgeSet(sum([1 << number for number in set(passages)]))


def dungeon(text: str, passages: Sequence[int] = ()) -> Dungeon:
    """The dungeon that a text means."""
    rooms, laid = laid_out(text)
    return Dungeon(OWN, rooms, laid, edge_set(passages))


def of_types(text: str) -> Dungeon:
    """A dungeon of which only the types matter: C cave, S stone, a dash nothing. No chamber lies there twice."""
    caves, stones = iter(range(1, 51)), iter(range(51, 101))
    rooms = [next(caves) if kind == "C" else next(stones) if kind == "S" else 0 for kind in text.replace(" / ", "")]
    assert len(rooms) == PLACES
    return Dungeon(OWN, rooms, (), NO_EDGES)


def places(*cells: Cell) -> PlaceSet:
    """Some places as the set that a dungeon counts on."""
    return PlaceSet(sum([1 << place_at(row, column) for row, column in cells]))


def cells_in(found: int) -> set[Cell]:
    """A set of places as rows and columns."""
    return {(place // 4 + 1, place % 4 + 1) for place in range(PLACES) if found >> place & 1}


def sizes(found: Sequence[int]) -> list[int]:
    """How many places each of these sets has, the smallest first."""
    return sorted([each.bit_count() for each in found])


def points(number: int, d: Dungeon, exit_column: int = 1) -> int:
    """What a challenge gives on a dungeon; the exit's column is counted from 1."""
    return score_challenge(CHALLENGES + number, d, exit_column - 1)


# -- a slow model: rows and columns, words and sets; it shares nothing with the code it is compared with ---------------

OPPOSITE = {"T": "B", "B": "T", "L": "R", "R": "L"}
STEPS = {"T": (-1, 0), "B": (1, 0), "L": (0, -1), "R": (0, 1)}


@dataclass
class Sketch:
    """A dungeon in plain words. A passage is written as a place and a side."""

    chambers: dict[Cell, Chamber]
    tokens: list[tuple[Cell, str]]
    passages: set[tuple[Cell, str]] = field(default_factory=set)

    def built(self) -> Dungeon:
        """The same dungeon as the game keeps it."""
        rooms = [self.chambers[cell].number if cell in self.chambers else 0 for cell in CELLS]
        laid = tuple([(place_at(*cell), TOKEN[face]) for cell, face in self.tokens])
        return Dungeon(OWN, rooms, laid, edge_set([edge_at(*cell, side) for cell, side in self.passages]))

    def elements(self, cell: Cell) -> list[str]:
        """What lies in a chamber, printed and tokens."""
        printed = [each for each in self.chambers[cell].places if each != "."] if cell in self.chambers else []
        return printed + [face for where, face in self.tokens if where == cell]

    def has_passage(self, cell: Cell, side: str) -> bool:
        """S4.5 Two neighbours share an edge, and what lies on it."""
        return (cell, side) in self.passages or (beyond(cell, side), OPPOSITE[side]) in self.passages

    def is_open(self, cell: Cell, side: str) -> bool:
        """S4.7 A door or a passage."""
        return cell in self.chambers and (side in self.chambers[cell].doors or self.has_passage(cell, side))

    def is_connected(self, cell: Cell, side: str) -> bool:
        """S4.8–S4.10 Two doors, or a passage, between two chambers."""
        there = beyond(cell, side)
        if cell not in self.chambers or there not in self.chambers:
            return False
        doors = side in self.chambers[cell].doors and OPPOSITE[side] in self.chambers[there].doors
        return doors or self.has_passage(cell, side)

    def links(self) -> int:
        """How many pairs of chambers are connected."""
        return len([1 for cell in self.chambers for side in "BR" if self.is_connected(cell, side)])

    def group(self, start: Cell, goes_on: Callable[[Cell, str], bool]) -> set[Cell]:
        """All chambers that hang together with one."""
        found, ahead = {start}, [start]
        while ahead:
            cell = ahead.pop()
            for side in "TBLR":
                there = beyond(cell, side)
                if there in self.chambers and there not in found and goes_on(cell, side):
                    found.add(there)
                    ahead.append(there)
        return found

    def network(self, cell: Cell) -> set[Cell]:
        """S4.13 By connections."""
        return self.group(cell, self.is_connected)

    def cluster(self, cell: Cell) -> set[Cell]:
        """S4.17 By type and adjacency."""
        kind = self.chambers[cell].type
        return self.group(cell, lambda here, side: self.chambers[beyond(here, side)].type == kind)

    def best_single_path(self, kinds: Sequence[str]) -> int:
        """S4.14 Every single path there is, walked step by step from both of its ends."""
        weight = {cell: len([each for each in self.elements(cell) if each in kinds]) for cell in self.chambers}
        around = {
            cell: [beyond(cell, side) for side in "TBLR" if self.is_connected(cell, side)] for cell in self.chambers
        }
        best = 0

        def walk(cell: Cell, behind: frozenset[Cell], found: int) -> None:
            nonlocal best
            if behind:
                best = max(best, found)
            for there in around[cell]:
                if there not in behind:
                    walk(there, behind | {cell}, found + weight[there])

        for cell in self.chambers:
            walk(cell, frozenset(), weight[cell])
        return best


def beyond(cell: Cell, side: str) -> Cell:
    """The place on the other side of an edge, be it inside the dungeon or not."""
    down, right = STEPS[side]
    return cell[0] + down, cell[1] + right


INNER = [(cell, side) for cell in CELLS for side in "BR" if beyond(cell, side) in CELLS]


# -- tables at the end of a game ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Architect:
    """What one seat has at the end. What is left empty is taken from the cards that nobody named."""

    dungeon: str = ""
    passages: tuple[int, ...] = ()
    blueprint: int = 0
    challenges: tuple[int, ...] = ()


@dataclass(frozen=True)
class Jael:
    """What Jael has at the end: his four cards, that of year 4 last, and what he has collected."""

    cards: str = "BCDA"
    chambers: tuple[str, ...] = ()
    tokens: tuple[str, ...] = ()


def drawn(source: Zone, wanted: Sequence[int], seen: int) -> tuple[Zone, Zone]:
    """Some cards of a zone, shown to all, and the zone without them."""
    left = [piece >> 16 for piece in source]
    for card in wanted:
        left.remove(card)
    return make_zone(wanted, Seats(seen)), make_zone(left)


def last_market_closed(*architects: Architect, goal: int = 1, priority: Sequence[int] = ()) -> Stonespine:
    """A table at which only the final scoring is left to happen.

    The old priority is the final one turned round, so that whoever breaks a tie by the wrong track is found out.
    """
    s = STONESPINE.start(len(architects))
    s.agenda, s.waiting = [int(At.FINAL_SCORING)], NOBODY
    s.year, s.turn, s.gold = YEARS, 4, [0] * s.seats
    s.passed = s.everyone()
    s.goal, s.goal_deck = drawn(s.goal_deck, [GOALS + goal], s.public())
    if s.seats > 1:
        s.priority = tuple(priority) or tuple(range(s.seats))
        s.old_priority = s.priority[::-1]
    for seat, each in enumerate(architects):
        if each.dungeon:
            build(s, seat, *laid_out(each.dungeon))
        draw_passages(s, seat, each.passages)
        if each.blueprint:
            draw_blueprint(s, seat, BLUEPRINTS + each.blueprint)
        draw_challenges(s, seat, [CHALLENGES + number for number in each.challenges])
    for seat, each in enumerate(architects):
        if not each.dungeon:
            build(s, seat, tuple([piece >> 16 for piece in s.pile[:PLACES]]), ())
        if not each.blueprint:
            draw_blueprint(s, seat, s.blueprint_deck[0] >> 16)
        if not each.challenges:
            draw_challenges(s, seat, [piece >> 16 for piece in s.challenge_deck[:3]])
    assert deck_fault(STONESPINE, s) == ""
    return s


def build(s: Stonespine, seat: int, rooms: tuple[int, ...], laid: Laid) -> None:
    """Chambers and tokens come into a dungeon."""
    s.built[seat], s.pile = drawn(s.pile, [card for card in rooms if card], s.public())
    s.embedded[seat], s.stack = drawn(s.stack, [token for _, token in laid], s.public())
    s.rooms[seat], s.laid[seat] = rooms, laid


def draw_passages(s: Stonespine, seat: int, passages: Sequence[int]) -> None:
    """Secret passages come on edges of a dungeon."""
    taken, s.stack = drawn(s.stack, [OWN.passage] * len(passages), s.public())
    s.embedded[seat] = tuple(sorted(s.embedded[seat] + taken))
    s.passages[seat] = edge_set(passages)


def draw_blueprint(s: Stonespine, seat: int, card: int) -> None:
    """A blueprint comes before a seat."""
    s.blueprints[seat], s.blueprint_deck = drawn(s.blueprint_deck, [card], s.public())


def draw_challenges(s: Stonespine, seat: int, taken: Sequence[int]) -> None:
    """Challenges come beside a dungeon."""
    s.challenges[seat], s.challenge_deck = drawn(s.challenge_deck, taken, s.public())


def jael_card(letter: str) -> int:
    """A Jael card by its letter."""
    return JAEL + "-ABCDEFGHI".index(letter)


def against_jael(architect: Architect, jael: Jael, goal: int = 1, gold: int = 0) -> Stonespine:
    """A solo table at which only the final scoring is left to happen; the architect passed with this gold."""
    s = last_market_closed(Architect("-", (), architect.blueprint, architect.challenges), goal=goal)
    shown = [jael_card(letter) for letter in jael.cards]
    legendary = [card for card in OWN.jael if card not in OWN.basic]
    s.legendary = any([card in legendary for card in shown])
    # S14.6–S14.8 Six cards are the deck: the basic ones, or three of them and the legendary ones.
    basic = [card for card in OWN.basic if card in shown]
    basic += [card for card in OWN.basic if card not in shown]
    deck = [*basic[:3], *legendary] if s.legendary else basic
    s.jael_shown = make_zone(shown, s.public())
    s.jael_deck = make_zone([card for card in deck if card not in shown])
    s.jael_out = make_zone([card for card in OWN.jael if card not in deck], Seats(0 if s.legendary else s.public()))
    s.jael_now = shown[-1]
    s.jael_chambers, s.pile = drawn(s.pile, [NUMBERS[name] for name in jael.chambers], s.public())
    s.jael_tokens, s.stack = drawn(s.stack, [TOKEN[face] for face in jael.tokens], s.public())
    rooms, laid = laid_out(architect.dungeon) if architect.dungeon else (tuple([p >> 16 for p in s.pile[:PLACES]]), ())
    build(s, 0, rooms, laid)
    draw_passages(s, 0, architect.passages)
    s.gold[0] = gold
    assert deck_fault(STONESPINE, s) == ""
    return s


def scored(s: Stonespine) -> Stonespine:
    """The same table after its final scoring."""
    STONESPINE.rules.advance(s)
    assert not s.agenda
    return s


def row_of(s: Stonespine, row: str, seat: int) -> int:
    """What a seat has in one row of the score sheet; Jael is seat 1 of a solo game."""
    return sum([point.points for point in cell_of(s, row, seat)])


def cell_of(s: Stonespine, row: str, seat: int) -> list[Point]:
    """One cell of the score sheet."""
    assert not s.agenda
    return STONESPINE.sheet(s).of(row, seat)


# -- random games ------------------------------------------------------------------------------------------------------


def options_of(seats: int, number: int) -> dict[str, str]:
    """Every other solo game is legendary."""
    return {"jael": "legendary"} if seats == 1 and number % 2 else {}


def finished_game(seats: int, number: int) -> Stonespine:
    """A game played at random to its end."""
    s = STONESPINE.start(seats, options_of(seats, number))
    playout(STONESPINE.rules, s, Rng(f"stonespine {seats} {number}"))
    return s


def along_a_game(seats: int, number: int) -> Iterator[Stonespine]:
    """The same game, stopped at each of its questions and at its end."""
    s = STONESPINE.start(seats, options_of(seats, number))
    rng = Rng(f"stonespine {seats} {number}")
    while s.waiting:
        yield s
        random_answer(STONESPINE.rules, s, rng)
    yield s
