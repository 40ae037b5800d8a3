"""Caves and positions from a short text, and short ways to play on and to ask what lies on the table.

A cell is written as in the rule list, ``(x,y)`` with the start card at ``(0,0)`` and y growing northward; a space is a
cell and the name of a local space, as in ``(4,3) n``. Answers may name cells so, too: ``A play I-cross + lay (1,0)
as-it-is``. A position is made by ``table``, a game from its first deal by ``begun``.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from partie.core import (
    CHANCE,
    Action,
    Cell,
    Event,
    IllegalAction,
    Match,
    Notice,
    Piece,
    Rng,
    Seat,
    Seats,
    Zone,
    letter,
    seats_in,
    view_of,
    viewers,
)
from partie.core.audit import deck_fault, option_fault
from partie.core.cards import cards, face, make_piece, make_zone, put, reveal, seen, show
from partie.core.grid import cell, cell_text, column_of, row_of
from partie.core.grid import cell_of as cell_named
from partie.core.position_text import write_position
from partie.core.progress import apply
from partie.core.seats import DEALER, bit, join, public, seat_of
from partie.core.sight import guess, heard
from partie.games.darkcave import DARKCAVE
from partie.games.darkcave.actions import WAYS
from partie.games.darkcave.cave import adjacent, corners, layings, shape_at
from partie.games.darkcave.edition import SECOND, Edition
from partie.games.darkcave.faces import CLAN_CARDS, CREATURES, OWN, START, clan_of
from partie.games.darkcave.position import DarkCave
from partie.games.darkcave.preparation import BOXED, rest_of, setup, used_clans
from partie.games.darkcave.sequence import At
from partie.games.darkcave.spaces import (
    CORNERS,
    HIDDEN_GOAL,
    HUB,
    NODES,
    OUT,
    Edge,
    Space,
    as_laid,
    card_of,
    cell_of,
    edge_of,
    node_of,
    space_at,
    way_of,
)

A, B, C, D, E, F, G, H = range(8)
TABLES: Final = tuple(range(2, 9))
RULES: Final = DARKCAVE.rules
SIDES: Final = ("north", "east", "south", "west")
ROLES: Final = {
    2: "blue-loyal yellow-loyal",
    3: "blue-loyal blue-saboteur blue-loyal",
    4: "blue-loyal blue-saboteur blue-loyal blue-saboteur",
    8: "blue-loyal yellow-loyal blue-loyal yellow-loyal blue-loyal yellow-loyal blue-saboteur yellow-saboteur",
}
# What is still to happen when a turn stands at one of its steps, the next thing last.
STEPS: Final = {
    "start": [At.TURN],
    "play": [At.END_TURN, At.DRAW, At.MOVE, At.PLAY],
    "move": [At.END_TURN, At.DRAW, At.MOVE],
    "draw": [At.END_TURN, At.DRAW],
}
_CELL: Final = re.compile(r"\((-?\d+),(-?\d+)\)")
_CODED: Final = re.compile(r"(?<= )-?[a-z]+-?\d+(?= |$)")  # the word after the verb, where an action has a cell


# -- words and numbers -------------------------------------------------------------------------------------------------


def at(x: int, y: int) -> Cell:
    """The cell (x,y) of the rule list."""
    return cell(-y, x)


def cell_at(text: str) -> Cell:
    """The cell that ``(x,y)`` means."""
    found = _CELL.fullmatch(text)
    assert found, f"not a cell: {text!r}"
    return at(int(found[1]), int(found[2]))


def cell_name(place: Cell) -> str:
    """A cell as the rule list writes it."""
    return f"({column_of(place)},{-row_of(place)})"


def space(text: str) -> Space:
    """A space: ``(1,0)`` is the one space or the hub of the card there, ``(4,3) n`` its north port."""
    where, _, node = text.partition(" ")
    return space_at(cell_at(where), NODES.index(node) if node else HUB)


def space_name(where: Space) -> str:
    """A space in words."""
    return "out" if where == OUT else f"{cell_name(cell_of(where))} {NODES[node_of(where)]}"


def edge(text: str) -> Edge:
    """An edge: ``(0,0) east`` is the same as ``(1,0) west``."""
    where, _, side = text.partition(" ")
    return edge_of(cell_at(where), SIDES.index(side))


def number(code: str) -> int:
    """The card with this code."""
    return DARKCAVE.notation.numbers[code]


def numbers(codes: str) -> list[int]:
    """The cards with these codes."""
    return [number(code) for code in codes.split()]


def code(card: int) -> str:
    """A card's code; a back is the name of the back."""
    return OWN.codes[card] if card > 0 else DARKCAVE.screen.back_names()[card]


def lie_in(z: Zone) -> list[str]:
    """The codes of the cards in a zone, or the names of their backs."""
    return [code(card) for card in cards(z)]


def known(z: Zone, seat: Seat) -> list[str]:
    """The cards of a zone whose faces this seat knows."""
    return [code(p >> 16) for p in z if p >> seat & 1]


def levels(z: Zone) -> list[int]:
    """The levels of the cards in a zone of play cards, in rising order."""
    return sorted([OWN.level[card] for card in cards(z)])


def parse(answer: str) -> Action:
    """The answer that a text means; cells may be written as in the rule list or as in a record."""
    return DARKCAVE.notation.parse(_CELL.sub(lambda found: cell_text(at(int(found[1]), int(found[2]))), answer))


def text(action: Action) -> str:
    """An answer in words, cells as the rule list writes them."""
    written = DARKCAVE.notation.text(action)
    if not hasattr(action, "cell"):
        return written
    return _CODED.sub(lambda found: cell_name(cell_named(found[0])), written, count=1)


# -- a table -----------------------------------------------------------------------------------------------------------


class Script:
    """A dealer that gives known indices, then the first option."""

    def __init__(self, indices: Sequence[int]) -> None:
        self.indices = list(indices)

    def choose(self, question: int, weights: Sequence[int]) -> int:
        return self.indices.pop(0) if self.indices else 0


class Table:
    """A position that is played on. The dealer gives what was wished for, otherwise the first option."""

    def __init__(self, s: DarkCave) -> None:
        self.s = s
        self.wishes: dict[str, list[str]] = {}
        self.waits_for_chance = False  # True leaves questions to the dealer open: answer them with "* lose I-rat"
        self.told: list[Notice] = []
        self.given: list[tuple[Seat, Action]] = []
        self.dealt: list[int] = []

    @property
    def viewers(self) -> list[Seat]:
        """All seats and an onlooker."""
        return viewers(self.s.seats)

    def deal(self) -> None:
        """Let the dealer answer until a seat is asked."""
        while self.s.waiting == DEALER and not self.waits_for_chance:
            offered = RULES.legal(self.s, CHANCE)
            texts = [DARKCAVE.notation.text(option).split(" ")[1] for option in offered]
            wishes = self.wishes.get(RULES.question(self.s).name)
            index = 0
            if wishes:
                wish = wishes.pop(0)
                assert wish in texts, f"{wish} is not among {texts}"
                index = texts.index(wish)
            self.dealt.append(index)
            self._take(CHANCE, offered[index])

    def _take(self, seat: Seat, action: Action) -> None:
        progress = apply(DARKCAVE, self.s, seat, action)
        self.s = progress.position
        self.told.extend(progress.events)
        assert deck_fault(DARKCAVE, self.s) == ""

    def say(self, *answers: str, draw: str = "", lose: str = "") -> "Table":
        """Answers one after another, ``say("A play I-rat + call (1,0)", "A stop")``; ``draw`` and ``lose`` are luck."""
        self.told = []
        self.wishes["draw"] = draw.split()
        self.wishes["lose"] = lose.split()
        for each in answers:
            who, _, parts = each.partition(" ")
            for part in parts.split(" + "):
                action = parse(part)
                if seat_of(who) != CHANCE:
                    self.given.append((seat_of(who), action))
                self._take(seat_of(who), action)
                self.deal()
        return self

    def copy(self) -> "Table":
        """The same table, to try something."""
        other = Table(self.s.clone())
        other.waits_for_chance = self.waits_for_chance
        return other

    def refusal(self, answer: str) -> str:
        """Why the last part of an answer is refused; empty if it is not."""
        *first, last = answer.split(" + ")
        who = answer.split(" ")[0]
        tried = self.copy()
        if first:
            tried.say(" + ".join(first))
            last = f"{who} {last}"
        try:
            tried.say(last)
        except IllegalAction as illegal:
            return str(illegal.reason)
        return ""

    def asked(self) -> str:
        """What is asked now, in its part; empty once the game is over."""
        if not self.s.waiting:
            return ""
        return RULES.question(self.s).part(self.s, CHANCE if self.s.waiting == DEALER else self.who()[0])

    def who(self) -> list[Seat]:
        """The seats that owe an answer."""
        return seats_in(self.s.waiting)

    def options(self, seat: Seat, verb: str = "", after: str = "") -> list[str]:
        """What a seat may answer, if need be only with this verb or after it has given these parts."""
        on = self.copy().say(f"{letter(seat)} {after}") if after else self
        assert seat == CHANCE or option_fault(DARKCAVE, on.s, seat) == ""
        return [text(action) for action in RULES.legal(on.s, seat) if text(action).split(" ")[0].startswith(verb)]

    def heard(self, seat: Seat) -> list[Event]:
        """What this seat heard since the last call of ``say``."""
        return heard(DARKCAVE, self.told, seat)

    def sees(self, seat: Seat) -> DarkCave:
        """The position with this seat's holes in it."""
        return view_of(DARKCAVE, self.s, seat).position

    def look(self, seat: Seat) -> str:
        """All that a seat sees, as one line of text."""
        return write_position(DARKCAVE, self.sees(seat))

    def guesses(self, seat: Seat, times: int = 60) -> Iterator[DarkCave]:
        """Whole positions that this seat takes for possible."""
        for i in range(times):
            world = guess(DARKCAVE, view_of(DARKCAVE, self.s, seat), Rng(f"world {i}"))
            assert deck_fault(DARKCAVE, world) == ""
            yield world

    def dwarf(self, seat: Seat) -> str:
        """Where a dwarf stands, in words."""
        return space_name(self.s.dwarfs[seat])

    def creature(self, kind: str) -> str:
        """Where a creature stands, in words."""
        return space_name(self.s.creatures[CREATURES.index(kind)])

    def neighbours(self, where: str) -> set[str]:
        """The spaces one move away, in words."""
        return {space_name(each) for each in adjacent(self.s, space(where))}

    def moves(self, start: str, end: str) -> int:
        """How many moves the shortest way takes; -1 if there is none."""
        return distance(self.s, space(start), space(end))

    def layings(self, card: str) -> list[str]:
        """Where a card may be laid, in words."""
        return [f"{cell_name(place)} {WAYS[way]}" for place, way in layings(self.s, number(card))]

    def match(self) -> Match[DarkCave]:
        """The same game as a match, where answers can be taken back; only for games made by ``begun``."""
        names = [f"player {letter(seat)}" for seat in range(self.s.seats)]
        match = Match(DARKCAVE, names, Script(self.dealt))
        for seat, action in self.given:
            match.act(match.number, seat, action)
        assert write_position(DARKCAVE, match.position) == write_position(DARKCAVE, self.s)
        return match


def distance(s: DarkCave, start: Space, end: Space) -> int:
    """Moves needed from space to space, by breadth-first search; -1 if there is no way."""
    near, reached, moves = [start], {start}, 0
    while near:
        if end in near:
            return moves
        near = list({other for each in near for other in adjacent(s, each)} - reached)
        reached.update(near)
        moves += 1
    return -1


def _roles(seats: int, roles: str) -> list[int]:
    named = roles or ROLES[seats if seats <= 4 else 8]
    return numbers(named)[:seats]


def table(
    seats: int = 2,
    cave: str = "",
    *,
    turn: Seat = A,
    step: str = "play",
    hands: Mapping[Seat, str] | None = None,
    dwarfs: Mapping[Seat, str] | None = None,
    creatures: Mapping[str, str] | None = None,
    webs: Mapping[str, str] | None = None,
    front: Mapping[Seat, str] | None = None,
    gold: Mapping[Seat, int] | None = None,
    goals: str = "exit ladder lair gold",
    roles: str = "",
    looked: Sequence[str] = (),
    lying: Iterable[Seat] = (),
    left: Iterable[Seat] = (),
    mined: Iterable[str] = (),
    stock: tuple[int, int, int] | None = None,
    turns: int = 0,
    limits: Mapping[Seat, int] | None = None,
    edition: Edition = SECOND,
) -> Table:
    """A position, its turn at a step: ``start`` (before what happens by itself), ``play``, ``move`` or ``draw``.

    ``cave``       one card per line, or with semicolons: ``I-cross (1,0); I-tee-h (2,0) turned; goal-exit (4,4)``
    ``hands``      exactly these cards; a seat that is not named holds as many as it may that nothing else needs
    ``dwarfs``     seat → space; on the start card otherwise
    ``creatures``  kind → owner and space, ``{"rat": "B (1,0)"}``; its card is the first free one
    ``webs``       card → owner, edge, side up, ``{"I-web": "B (0,0) east 2"}``
    ``front``      equipment: ``{A: "I-boots II-axe"}``
    ``goals``      features on the corners north-west, north-east, south-east, south-west; open ones in ``cave``
    ``roles``      clan cards by seat
    ``looked``     who knows what: ``"A north-west"`` a goal, ``"A B"`` a role, ``"A B II-web"`` a card in a hand,
                   ``"A aside"`` the clan cards put aside, ``"all B"`` an open clan card
    ``left``       the seats whose dwarfs have left, in this order; their clan cards are open
    ``mined``      veins without their nugget, as cells
    ``limits``     seat → its hand maximum; 5 otherwise
    ``stock``      cards left to draw by level; what is too many is discarded, known to nobody
    """
    s = setup(OWN, edition, seats)
    all_eyes = public(seats)
    s.agenda = [int(each) for each in STEPS[step]]
    s.acting = s.drawer = turn
    s.turns = turns or 1
    s.due = 1 if step in ("move", "draw") else 0
    _lay_cave(s, cave, goals, mined)
    _seat_clans(s, roles)
    rest = rest_of(OWN.cards, cards(s.laid))
    for seat, names in (front or {}).items():
        rest = rest_of(rest, numbers(names))
        s.front[seat] = make_zone(numbers(names), all_eyes)
    for name, text_of_web in (webs or {}).items():
        owner, where, side, up = text_of_web.split()
        web = OWN.webs.index(number(name))
        s.webs[web] = edge(f"{where} {side}")
        s.web_sides[web] = int(up)
        rest = rest_of(rest, [number(name)])
        s.front[seat_of(owner)] = _with(s.front[seat_of(owner)], number(name), all_eyes)
    for kind, text_of_creature in (creatures or {}).items():
        owner, _, where = text_of_creature.partition(" ")
        card = next(card for card in rest if OWN.kind[card] == kind)
        rest = rest_of(rest, [card])
        s.creatures[CREATURES.index(kind)] = space(where)
        s.front[seat_of(owner)] = _with(s.front[seat_of(owner)], card, all_eyes)
    for seat, most in (limits or {}).items():
        s.hand_limit[seat] = most
    given = dict(hands or {})
    for seat, names in given.items():
        rest = rest_of(rest, numbers(names))
        s.hand[seat] = make_zone(numbers(names), bit(seat))
    for seat in range(seats):
        if seat not in given:
            # Crosses and plain cards last: a test is more likely to want them.
            held = s.hand_limit[seat] - (s.due if seat == turn else 0)
            spare = sorted([card for card in rest if OWN.level[card] == 1], reverse=True)[:held]
            rest = rest_of(rest, spare)
            s.hand[seat] = make_zone(spare, bit(seat))
    for seat, where in (dwarfs or {}).items():
        s.dwarfs[seat] = space(where)
    for seat, nuggets in (gold or {}).items():
        s.gold[seat] = nuggets
    for seat in lying:
        s.lying = join(s.lying, bit(seat))
    for seat in left:
        s.dwarfs[seat] = OUT
        s.left += (seat,)
        s.clans[seat] = (reveal(s.clans[seat][0], all_eyes),)
    s.pile = make_zone(rest)
    _set_stock(s, stock)
    for each in looked:
        _look(s, each)
    assert deck_fault(DARKCAVE, s) == ""
    RULES.advance(s)
    made = Table(s)
    made.deal()
    return made


def _with(z: Zone, card: int, seen: Seats) -> Zone:
    return put(z, make_piece(card, seen))


def _lay_cave(s: DarkCave, cave: str, goals: str, mined: Iterable[str]) -> None:
    """The cards of the cave, with a nugget on every vein that is not mined; the goals that are left lie face down."""
    empty = [cell_at(each) for each in mined]
    hidden = [number(f"goal-{feature}") for feature in goals.split()]
    faces: dict[int, Piece] = {}
    for row in re.split(r"[\n;]", cave):
        if not row.strip():
            continue
        name, where, *way = row.split()
        place, card = cell_at(where), number(name)
        assert place not in s.cave, f"two cards on {where}"
        s.cave[place] = as_laid(card, WAYS.index(way[0]) if way else 0)
        shape = shape_at(s, place)
        assert shape is not None
        if card in OWN.goals:
            faces[corners(s.area).index(place)] = make_piece(card, s.public())
            hidden.remove(card)
        else:
            assert place not in corners(s.area), f"{where} belongs to a goal"
            s.laid = _with(s.laid, card, s.public())
        if OWN.kind[card] == "gold" and place not in empty:
            s.veins += (space_at(place, shape.mark),)
    for corner in range(4):
        s.goals[corner] = (faces[corner] if corner in faces else make_piece(hidden.pop(0)),)
    s.goal_deck = ()


def _seat_clans(s: DarkCave, roles: str) -> None:
    dealt = _roles(s.seats, roles)
    used = used_clans(s.seats, clan_of(dealt[0]))
    s.clans = [(make_piece(card, bit(seat)),) for seat, card in enumerate(dealt)]
    s.aside = make_zone(rest_of(used, dealt))
    s.unused = make_zone(rest_of(CLAN_CARDS, used), s.public())
    s.clan_deck = ()


def _set_stock(s: DarkCave, stock: tuple[int, int, int] | None) -> None:
    """The box holds five of each level; what lies in the pile beyond the wished stock was discarded."""
    for level in (1, 2, 3):
        there = [p for p in s.pile if OWN.level[p >> 16] == level]
        wished = max(0, len(there) - BOXED) if stock is None else stock[level - 1]
        assert wished <= len(there), f"there are no {wished} cards of level {level} left"
        gone = there[wished + BOXED :] if len(there) > wished + BOXED else []
        s.pile = tuple([p for p in s.pile if OWN.level[p >> 16] != level] + there[: len(there) - len(gone)])
        s.pile = tuple(sorted(s.pile))
        s.discarded = tuple(sorted(s.discarded + tuple(gone)))
        s.stock = (*s.stock[: level - 1], wished, *s.stock[level:])


def _look(s: DarkCave, told: str) -> None:
    who, what, *names = told.split()
    mask = s.public() if who == "all" else bit(seat_of(who))
    if what == "aside":
        s.aside = show(s.aside, mask)
    elif what in CORNERS:
        corner = CORNERS.index(what)
        s.goals[corner] = show(s.goals[corner], mask)
    elif not names:
        s.clans[seat_of(what)] = show(s.clans[seat_of(what)], mask)
    else:
        hand = list(s.hand[seat_of(what)])
        for card in numbers(" ".join(names)):
            unseen = next(p for p in hand if face(p) == card and not seen(p) & mask)
            hand[hand.index(unseen)] = reveal(unseen, mask)
        s.hand[seat_of(what)] = tuple(sorted(hand))


def begun(
    seats: int = 2,
    *,
    goals: str = "exit ladder lair gold",
    roles: str = "",
    hands: Mapping[Seat, str] | None = None,
    first: str = "A",
) -> Table:
    """A game from its very first deal, at the first question to a seat; hands that are named must fit the levels."""
    made = Table(DARKCAVE.start(seats))
    dealt = [code(card) for card in _roles(seats, roles)]
    made.wishes["goal"] = [f"goal-{feature}" for feature in goals.split()]
    made.wishes["colour"] = [dealt[0].partition("-")[0]] if seats in (3, 4) else []
    made.wishes["clan"] = dealt
    given = hands or {}
    wanted = [card for names in given.values() for card in numbers(names)]
    spare = rest_of(OWN.cards, wanted)
    for seat in range(seats):
        if seat in given:
            made.wishes.setdefault("draw", []).extend(given[seat].split())
        else:
            for level in FIRST_LEVELS[seats]:
                card = next(card for card in reversed(spare) if OWN.level[card] == level)
                spare.remove(card)
                made.wishes.setdefault("draw", []).append(code(card))
    made.wishes["first"] = [first]
    made.deal()
    assert not any(made.wishes.values()), "every wish has been dealt"
    return made


# D2.19 as the rule list gives it.
FIRST_LEVELS: Final = {
    2: (1, 1, 1, 1, 1),
    3: (1, 1, 1, 1, 1),
    4: (1, 1, 1, 1, 1),
    5: (1, 1, 1, 1, 2),
    6: (1, 1, 1, 1, 2),
    7: (1, 1, 1, 2, 2),
    8: (1, 1, 1, 2, 2),
}


# -- random play -------------------------------------------------------------------------------------------------------


def random_walk(seats: int, seed: str = "walk", most: int = 10_000) -> Iterator[tuple[DarkCave, Seat, Action]]:
    """A game of random answers: each position with the answer that is given there; cards are played, steps taken.

    Every position is a clone, so it may be kept and changed.
    """
    s = DARKCAVE.start(seats)
    rng = Rng(f"{seed} {seats}")
    for _ in range(most):
        if not s.waiting:
            return
        asked = [CHANCE] if s.waiting == DEALER else seats_in(s.waiting)
        seat = asked[rng.below(len(asked))]
        question = RULES.question(s)
        if seat == CHANCE:
            action = question.draw(s, rng)
        else:
            offered = list(RULES.legal(s, seat))
            # Three times in four something happens: a card is played, a figure goes on.
            lively = [each for each in offered if text(each).split(" ")[0] not in ("drop", "stop", "enough")]
            if lively and rng.below(4):
                offered = lively
            action = offered[rng.below(len(offered))]
        yield s, seat, action
        s = s.clone()
        RULES.play(s, seat, action)


def random_positions(seats: int, seed: str = "walk") -> Iterator[DarkCave]:
    """The positions of such a game."""
    for s, _, _ in random_walk(seats, seed):
        yield s


def all_spaces(s: DarkCave) -> list[Space]:
    """Every space of the cave: those of the face-up cards, and each hidden goal as one."""
    found: list[Space] = []
    for place in s.cave:
        shape = shape_at(s, place)
        assert shape is not None
        found += [space_at(place, node) for node in shape.nodes]
    return found + [space_at(place, HIDDEN_GOAL) for place in corners(s.area) if place not in s.cave]


# -- the cards once more, read off their codes and the rule list ------------------------------------------------------

SHAPE_SIDES: Final = {"tee-h": "esw", "tee-v": "nes", "ns": "ns", "ew": "ew", "bend-a": "ne", "bend-b": "nw"}
GOAL_SIDES: Final = {"goal-exit": "nesw", "goal-ladder": "nes", "goal-lair": "new", "goal-gold": "nes"}
MARKED_SIDE: Final = {"tee-h": "s", "tee-v": "e", "cross": "n", "bend-a": "n", "bend-b": "n"}
OTHER_SIDE: Final = {"n": "s", "e": "w", "s": "n", "w": "e"}
SIDE_WORD: Final = {"n": "north", "e": "east", "s": "south", "w": "west"}
BEYOND: Final = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}


class SlowCard:
    """A face-up card by the words of the rule list alone: its spaces by name, ports, links and feature space.

    Slow and plain on purpose: it shares nothing with the tables that the game plays on.
    """

    def __init__(self, card: int, turned: int) -> None:
        name = "I-cross-ladder" if card == START else OWN.codes[card]  # D6.10
        goal = name.startswith("goal-")
        roman, _, rest = ("III", "", name) if goal else name.partition("-")
        self.level = len(roman)
        self.feature = name.partition("-")[2] if goal else ""
        for feature in ("lair", "ladder", "gold"):
            if not goal and rest.endswith(f"-{feature}"):
                rest, self.feature = rest.removesuffix(f"-{feature}"), feature
        self.sides = set(GOAL_SIDES[name] if goal else SHAPE_SIDES.get(rest, "nesw"))
        mark = MARKED_SIDE.get(rest, "") if self.level == 2 else "hub"
        if turned:
            self.sides = {OTHER_SIDE[side] for side in self.sides}
            mark = OTHER_SIDE.get(mark, mark)
        self.feature_space = mark if self.feature else ""
        self.port: dict[str, str] = {}
        self.links: set[frozenset[str]] = set()
        if rest.startswith("bridge"):
            ways = [("ns", "lane1"), ("ew", "lane2")]  # D6.18
        elif rest.startswith("tunnel"):
            ways = [("ne", "lane1"), ("sw", "lane2")] if rest == "tunnel-ne" else [("nw", "lane1"), ("es", "lane2")]
        else:
            ways = [("".join(sorted(self.sides)), "hub")]
        for sides, middle in ways:
            self._way(sides, middle)
        if rest.startswith("tunnel"):  # D6.25
            ends = {1: ["lane1", "lane2"], 2: ["n", "e", "s", "w"], 3: ["lane1", "lane2"]}[self.level]
            self.links |= {frozenset(("tunnel", end)) for end in ends}

    def _way(self, sides: str, middle: str) -> None:
        """D6.2–D6.4, D6.19, D6.24 One space; one for each side, all adjacent; one for each side and a hub."""
        for side in sides:
            self.port[side] = middle if self.level == 1 else side
            if self.level == 3:
                self.links.add(frozenset((side, middle)))
        if self.level == 2:
            self.links |= {frozenset((one, other)) for one in sides for other in sides if one != other}

    def spaces(self) -> set[str]:
        """The names of all its spaces."""
        return set(self.port.values()) | {name for link in self.links for name in link}


def slow_cave(s: DarkCave) -> dict[tuple[int, int], SlowCard]:
    """The face-up cards by (x,y)."""
    return {(column_of(place), -row_of(place)): SlowCard(card_of(lies), way_of(lies)) for place, lies in s.cave.items()}


def slow_corners(s: DarkCave) -> set[tuple[int, int]]:
    """D2.3 The four corners."""
    far = 4 if s.seats <= 5 else 3
    return {(x, y) for x in (-far, far) for y in (-far, far)}
