"""Who works for whom, and where the exit may lie: what cards leave open, weighed by what seats did. Opinion, no rule.

The cards are counted exactly: every way in which the unseen clan cards can lie before the seats is a world, as likely
as there are deals that lead to it. Deeds make worlds likelier or less likely. A seat that knows another's card harms
and helps by what that card is; one that does not, goes by what everybody thinks of the other at that time. How the
weights were found stands in docs/decisions/0013-belief-in-roles.md.
"""

from collections.abc import Sequence
from math import comb, exp, log, tanh
from typing import Final

from partie.core import SPECTATOR, Card, Cell, Event, Piece, Rng, Seat, Seats, has
from partie.core.cards import face, make_piece, seen
from partie.core.grid import beside
from partie.core.seats import bit, everyone, join, set_of, without
from partie.games.darkcave.cave import CENTRE, corners
from partie.games.darkcave.events import (
    Attacked,
    CardCollapsed,
    ClanOpened,
    ClanSeen,
    CreatureMoved,
    DwarfLeft,
    DwarfMoved,
    Equipped,
    GoalRevealed,
    GoalSeen,
    PathLaid,
    TurnBegan,
    WebSpun,
)
from partie.games.darkcave.faces import (
    BACK_OF_CLAN,
    BLUE,
    BLUE_LOYAL,
    BLUE_SABOTEUR,
    CLAN_CARDS,
    YELLOW_LOYAL,
    YELLOW_SABOTEUR,
    clan_of,
    works_for,
)
from partie.games.darkcave.position import NONE, DarkCave, is_open
from partie.games.darkcave.preparation import used_clans
from partie.games.darkcave.spaces import CORNERS, EDGE_SIDES, Corner, steps_between

# What an answer tells of a seat whose target is known for certain: half the logarithm of the odds. People do not play
# like the bots that these were fitted to, so they are smaller than the fit.
ATTACK: Final = 1.4
WEB: Final = 0.8
CAVE_IN: Final = 0.6
HELP: Final = 0.8
SURE: Final = 2.5  # answers tell no more than this, however many there are
POINTED: Final = 1.2  # what a card tells that is laid after a look at a goal: towards that goal, or elsewhere
POINTED_AT_MOST: Final = 2.4

WORKER: Final = (1.0, -1.0)  # a side as a number, blue or yellow
NO_BONDS: Final = [[0.0] * 8 for _ in range(8)]  # of those who were told nothing; nobody writes here
NO_POINTING: Final = [0.0] * 4
# The events that tell anything, so that the others are passed over at once.
TELLING: Final[frozenset[type[Event]]] = frozenset(
    (
        Attacked,
        CardCollapsed,
        ClanOpened,
        ClanSeen,
        CreatureMoved,
        DwarfLeft,
        DwarfMoved,
        Equipped,
        GoalRevealed,
        GoalSeen,
        PathLaid,
        TurnBegan,
        WebSpun,
    )
)
OUTSIDE: Final = Cell(-1)  # where a dwarf is that has left
FACES: Final = ((BLUE_LOYAL, BLUE_SABOTEUR), (YELLOW_LOYAL, YELLOW_SABOTEUR))


def back_tells(seats: int) -> float:
    """D2.5–D2.8 How much the back alone tells of a seat's side: half the logarithm of the odds that it is loyal."""
    used = used_clans(seats)
    saboteurs = used.count(BLUE_SABOTEUR)
    return 0.5 * log(used.count(BLUE_LOYAL) / saboteurs) if saboteurs else SURE


FIRST_LOOK: Final = tuple([back_tells(seats) if seats > 1 else 0.0 for seats in range(9)])


def clan_before(v: DarkCave, seat: Seat) -> int:
    """D2.10 The clan of a seat, which its back tells."""
    card = face(v.clans[seat][0])
    return clan_of(card) if card > 0 else BACK_OF_CLAN.index(card)


class Evidence:
    """What seats did, in one pass over what a seat was told.

    ``seeming``  what everybody thinks of each seat's side: half the logarithm of the odds for blue
    ``leaning``  what this seat's own answers tell of its side, where it went by how others seemed
    ``bonds``    what answers between two tell, where the one knew the other's card: above zero they are of one side
    ``pointing`` how much speaks for the exit on each corner
    """

    def __init__(self, v: DarkCave, seat: Seat, told: Sequence[Event]) -> None:
        self.v = v
        self.seat = seat
        self.seeming: list[float] = [WORKER[clan_before(v, other)] * FIRST_LOOK[v.seats] for other in range(v.seats)]
        self.leaning: list[float] = [0.0] * v.seats
        self.bonds: list[list[float]] = NO_BONDS
        self.pointing: list[float] = NO_POINTING
        self.known: set[tuple[Seat, Seat]] = set()  # who has seen whose card; an open one its own seat has "seen"
        self.looked: list[list[Corner]] = []  # the corners that each seat has looked at
        if told:
            self.bonds = [[0.0] * v.seats for _ in range(v.seats)]
            self.pointing = [0.0] * 4
            self.looked = [[] for _ in range(v.seats)]
            self._listen(told)

    def _listen(self, told: Sequence[Event]) -> None:
        at: list[Cell] = [CENTRE] * self.v.seats
        actor = NONE
        is_hunting = False
        prey: list[tuple[Seat, float]] = []
        for event in told:
            if type(event) not in TELLING:
                continue
            if prey and not isinstance(event, Attacked):
                self._harm(ATTACK, actor, prey)
                prey = []
            if isinstance(event, DwarfMoved):
                at[event.seat] = event.cell
                is_hunting = False  # a dwarf that walked into a creature harmed itself
            elif isinstance(event, TurnBegan):
                actor = event.seat
                is_hunting = False
            elif isinstance(event, CreatureMoved):
                is_hunting = True
            elif isinstance(event, Attacked):
                if is_hunting:
                    prey.append((event.seat, 1.0))
            elif isinstance(event, GoalRevealed):
                at[event.seat] = corners(self.v.area)[CORNERS.index(event.corner)]
            elif isinstance(event, DwarfLeft):
                at[event.seat] = OUTSIDE
            else:
                self._judge(event, actor, at)
        if prey:
            self._harm(ATTACK, actor, prey)

    def _judge(self, event: Event, actor: Seat, at: list[Cell]) -> None:
        """What one answer tells, or lets its seat know; ``at`` is where the dwarfs are."""
        if isinstance(event, PathLaid):
            self._point(event.seat, event.cell)
        elif isinstance(event, WebSpun):
            beyond = beside(event.cell, EDGE_SIDES.index(event.side))
            near = [(other, 1.0) for other, cell in enumerate(at) if cell in (event.cell, beyond)]
            self._harm(WEB, actor, near)
        elif isinstance(event, CardCollapsed):
            steps = [(other, steps_between(cell, event.cell)) for other, cell in enumerate(at) if cell != OUTSIDE]
            self._harm(CAVE_IN, actor, [(other, 1.0 / far) for other, far in steps if 0 < far <= 2])
        elif isinstance(event, Equipped):
            self._harm(-HELP, actor, [(event.seat, 1.0)])
        elif isinstance(event, ClanSeen):
            self.known.add((event.seat, event.other_seat))
        elif isinstance(event, ClanOpened):
            self._open(event.seat)
        elif isinstance(event, GoalSeen):
            self.looked[event.seat].append(CORNERS.index(event.corner))

    def _harm(self, weight: float, actor: Seat, hit: Sequence[tuple[Seat, float]]) -> None:
        """An answer against some dwarfs, or for them if the weight is below zero. A seat learns nothing of its own."""
        others = [(other, share) for other, share in hit if other != actor]
        if actor == NONE or not others:
            return
        weight /= max(1.0, sum([share for _, share in others]))
        shown = 0.0
        for other, share in others:
            seems = tanh(self.seeming[other])
            shown -= weight * share * seems
            if (actor, other) in self.known or (other, other) in self.known:
                if actor != self.seat:
                    bond = bounded(self.bonds[actor][other] - weight * share, SURE)
                    self.bonds[actor][other] = bond
                    self.bonds[other][actor] = bond
            else:
                self.leaning[actor] = bounded(self.leaning[actor] - weight * share * seems, SURE)
        if (actor, actor) not in self.known:
            self.seeming[actor] = bounded(self.seeming[actor] + shown, SURE)

    def _open(self, seat: Seat) -> None:
        """D6.30, D15.3 A card lies open: everybody knows it, as the seat itself did before."""
        self.known.add((seat, seat))
        card = face(self.v.clans[seat][0])
        if card > 0:
            self.seeming[seat] = SURE * WORKER[works_for(card)]

    def _point(self, seat: Seat, cell: Cell) -> None:
        """A seat that knows what a goal is builds towards the exit: into the quarter of that goal, or elsewhere."""
        looked = self.looked[seat]
        if not looked:
            return
        ways = [steps_between(cell, corner) for corner in corners(self.v.area)]
        if ways.count(min(ways)) > 1:
            return
        towards = ways.index(min(ways))
        for corner in looked:
            more = POINTED if corner == towards else -POINTED
            self.pointing[corner] = bounded(self.pointing[corner] + more, POINTED_AT_MOST)


def bounded(number: float, most: float) -> float:
    """A number, but not further from zero than ``most``."""
    return max(-most, min(most, number))


class Roles:
    """The worlds that a seat takes for possible: the seats that work for blue, and how likely that is."""

    def __init__(self, v: DarkCave, evidence: Evidence) -> None:
        cards = [face(held[0]) for held in v.clans]
        sides = [WORKER[works_for(card)] if card > 0 else 0.0 for card in cards]
        known = set_of([seat for seat, side in enumerate(sides) if side > 0.0])
        hidden = [seat for seat, card in enumerate(cards) if card <= 0]
        self.worlds: list[tuple[Seats, float]] = [(known, 1.0)]
        self.clans: list[int] = []
        if hidden:
            self.clans = [clan_before(v, seat) for seat in range(v.seats)]
            self.worlds = self._weigh(v, evidence, known, sides, hidden)

    def _weigh(
        self, v: DarkCave, evidence: Evidence, known: Seats, sides: list[float], hidden: list[Seat]
    ) -> list[tuple[Seats, float]]:
        """Seat by seat, loyal or saboteur; then how many deals lead there, and D16.3 whether the game would go on."""
        left = unseen_clans(v)
        saboteurs = [left.count(BLUE_SABOTEUR), left.count(YELLOW_SABOTEUR)]
        aside = [
            left.count(FACES[clan][0]) + saboteurs[clan] - len([seat for seat in hidden if self.clans[seat] == clan])
            for clan in (0, 1)
        ]
        found: list[tuple[Seats, float, list[int]]] = [(known, 0.0, [0, 0])]
        decided = [seat for seat, side in enumerate(sides) if side != 0.0]
        for seat in hidden:
            clan = self.clans[seat]
            bonds = evidence.bonds[seat]
            more: list[tuple[Seats, float, list[int]]] = []
            for blues, weight, used in found:
                pull = evidence.leaning[seat]
                for other in decided:
                    pull += bonds[other] if has(blues, other) else -bonds[other]
                and_this = join(blues, bit(seat))
                more.append((and_this if clan == BLUE else blues, weight + WORKER[clan] * pull, used))
                if used[clan] < saboteurs[clan]:
                    then = [used[0] + 1, used[1]] if clan == BLUE else [used[0], used[1] + 1]
                    more.append((blues if clan == BLUE else and_this, weight - WORKER[clan] * pull, then))
            found = more
            decided.append(seat)
        gone = set_of(list(v.left))
        everybody = everyone(v.seats)
        likeliest = max([weight for _, weight, _ in found])
        worlds: list[tuple[Seats, float]] = []
        for blues, weight, used in found:
            deals = comb(aside[0], saboteurs[0] - used[0]) * comb(aside[1], saboteurs[1] - used[1])
            if deals and not (v.waiting and is_over(blues, everybody, gone)):
                worlds.append((blues, deals * exp(weight - likeliest)))
        total = sum([weight for _, weight in worlds])
        return [(blues, weight / total) for blues, weight in worlds]

    def blue(self, seat: Seat) -> float:
        """How likely a seat works for blue."""
        return sum([weight for blues, weight in self.worlds if has(blues, seat)])

    def draw(self, rng: Rng) -> Seats:
        """The seats that work for blue in one of the worlds, drawn by how likely each of them is."""
        return self.worlds[rng.pick([1 + int(weight * 1_000_000) for _, weight in self.worlds])][0]


def is_over(blues: Seats, everybody: Seats, gone: Seats) -> bool:
    """D16.3 Whether all that work for one clan have left."""
    yellows = without(everybody, blues)
    return bool(blues and not without(blues, gone)) or bool(yellows and not without(yellows, gone))


def unseen_clans(v: DarkCave) -> list[Card]:
    """The clan cards that may lie face down, to somebody with this view."""
    left = list(CLAN_CARDS)
    for held in [*v.clans, v.aside, v.unused, v.clan_deck]:
        for p in held:
            if face(p) > 0:
                left.remove(face(p))
    return left


def friends(v: DarkCave, seat: Seat, evidence: Evidence) -> list[float]:
    """How likely each seat works for the same side as this one."""
    mine = works_for(face(v.clans[seat][0]))
    if all([face(held[0]) > 0 for held in v.clans]):  # as in a world that a bot imagines
        return [1.0 if works_for(face(held[0])) == mine else 0.0 for held in v.clans]
    roles = Roles(v, evidence)
    is_blue = mine == BLUE
    return [roles.blue(other) if is_blue else 1.0 - roles.blue(other) for other in range(v.seats)]


def cover(v: DarkCave, seat: Seat, evidence: Evidence) -> float:
    """How likely the others take this seat for one of the other side; nothing is left of that once its card is open."""
    held = v.clans[seat][0]
    if is_open(v, held):
        return 0.0
    return 0.5 - 0.5 * tanh(evidence.seeming[seat]) * WORKER[works_for(face(held))]


def saboteurs(v: DarkCave, told: Sequence[Event]) -> list[float]:
    """How likely each seat works against the clan on its back, to an onlooker."""
    roles = Roles(v, Evidence(v, SPECTATOR, told))
    return [1.0 - roles.blue(seat) if clan_before(v, seat) == BLUE else roles.blue(seat) for seat in range(v.seats)]


def exits(v: DarkCave, pointing: Sequence[float]) -> dict[Corner, float]:
    """The corners that may hold the exit, to somebody with this view, and how likely each is."""
    known = [max(face(held[0]), 0) for held in v.goals]
    for corner, card in enumerate(known):
        if card and v.printed.kind[card] == "exit":
            return {corner: 1.0}
    weights = {corner: exp(pointing[corner]) for corner, card in enumerate(known) if not card}
    total = sum(weights.values())
    return {corner: weight / total for corner, weight in weights.items()}


def supposed(v: DarkCave, seat: Seat, told: Sequence[Event], rng: Rng) -> DarkCave:
    """The view with the hidden clan cards and the exit laid out as this seat may take them to be, as if it saw them."""
    evidence = Evidence(v, seat, told)
    roles = Roles(v, evidence)
    blues = roles.draw(rng)
    shown = v.clone()
    for other, held in enumerate(v.clans):
        if face(held[0]) <= 0:
            clan = roles.clans[other]
            is_loyal = has(blues, other) == (clan == BLUE)
            shown.clans[other] = (as_seen(FACES[clan][0 if is_loyal else 1], held[0], seat),)
    shares = exits(v, evidence.pointing)
    corner = list(shares)[rng.pick([1 + int(share * 1_000_000) for share in shares.values()])]
    if face(v.goals[corner][0]) <= 0:
        for card in v.printed.goals:
            if v.printed.kind[card] == "exit":
                shown.goals[corner] = (as_seen(card, v.goals[corner][0], seat),)
    return shown


def as_seen(card: Card, back: Piece, seat: Seat) -> Piece:
    """A piece as it was, with a face, and seen by one seat more."""
    return make_piece(card, join(seen(back), bit(seat)))
