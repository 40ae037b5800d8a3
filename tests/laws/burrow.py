"""A toy game with one of each secret, in which bugs can be planted by name.

*Burrow*, 2 or 3 seats, nine roots. Everybody is dealt three, then all hands are shown. Each badger secretly buries one
root (from now on nobody else knows which), then everybody lays one openly; the highest scores its number.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from partie.core import (
    NOBODY,
    Action,
    Event,
    Game,
    Notation,
    Outcome,
    Piece,
    Plan,
    Point,
    Position,
    Question,
    Rng,
    Rules,
    ScoreSheet,
    Screen,
    Seat,
    Seats,
    Settings,
    Statistics,
    Verb,
    Zone,
    ranks,
)
from partie.core.cards import cards, conceal, forget, make_zone, pick, put, reveal, show
from partie.core.codecs import CARD, NUMBER, TEXT, list_of
from partie.core.position import Announcement, Answer
from partie.core.seats import DEALER, bit

OWN_STANDING = "a standing of one's own"  # no bug: the game says so
ROOTS = tuple(range(1, 10))
GAME, DEAL, SHOW, BURY, LAY = range(5)


@dataclass(frozen=True)
class Deal(Action):
    card: int


@dataclass(frozen=True)
class Bury(Action):
    card: int


@dataclass(frozen=True)
class Lay(Action):
    card: int


@dataclass(frozen=True)
class Buried(Event):
    seat: Seat
    piece: Piece


@dataclass(frozen=True)
class Blabbed(Event):
    """A planted bug: a face that travels as a bare number."""

    seat: int
    card: int


@dataclass(frozen=True)
class SmallestBuried(Announcement):
    """The rules of the variant say aloud whether the smallest root is under the earth; no face is shown."""

    is_buried: bool


@dataclass(frozen=True)
class SmallestJson(Event):
    """The same, but nobody said that it is meant to be public."""

    is_buried: bool


class Burrow(Position):
    __slots__ = ("bug", "earth", "hand", "hint", "laid", "pile", "points")

    pile: Zone
    hand: list[Zone]
    earth: Zone
    laid: Zone
    points: list[int]
    hint: int
    bug: str

    def clone(self) -> "Burrow":
        copy = Burrow()
        self.copy_base(copy)
        copy.bug = self.bug
        copy.pile = self.pile
        copy.hand = self.hand if self.bug == "shallow clone" else self.hand[:]
        copy.earth = self.earth
        copy.laid = self.laid
        copy.points = self.points[:]
        copy.hint = self.hint
        return copy


def receiver(s: Burrow) -> Seat:
    return min(range(s.seats), key=lambda seat: len(s.hand[seat]))


class DealARoot(Question[Burrow]):
    name = "deal"

    def who(self, s: Burrow) -> Seats:
        return DEALER if len(s.hand[-1]) < 3 else NOBODY

    def options(self, s: Burrow, seat: Seat) -> Sequence[Action]:
        return [Deal(card) for card in cards(s.pile)]

    def draw(self, s: Burrow, rng: Rng) -> Action:
        drawn = super().draw(s, rng)
        return Deal(max(cards(s.pile))) if s.bug == "a stacked deck" else drawn

    def seen_by(self, s: Burrow, seat: Seat, action: Action) -> Seats:
        return s.public() if s.bug == "everybody reads the deal" else bit(receiver(s))

    def resolve(self, s: Burrow, answers: Sequence[Answer]) -> None:
        action = answers[0][1]
        assert isinstance(action, Deal)
        seat = receiver(s)
        piece, s.pile = pick(s.pile, action.card)
        s.hand[seat] = put(s.hand[seat], reveal(piece, bit(seat)))
        if s.bug == "secret cached in an open field":
            s.hint = min(cards(s.pile), default=0)
        s.agenda.append(DEAL)


def show_hands(s: Burrow) -> None:
    s.hand = [show(hand, s.public()) for hand in s.hand]


class BuryARoot(Question[Burrow]):
    name = "bury"

    def who(self, s: Burrow) -> Seats:
        return s.everyone()

    def options(self, s: Burrow, seat: Seat) -> Sequence[Action]:
        options = [Bury(card) for card in cards(s.hand[seat])]
        return options + options[:1] if s.bug == "option offered twice" else options

    def owes_more(self, s: Burrow, seat: Seat) -> bool:
        if s.bug == "the first to answer is noted":
            s.hint = s.hint * 10 + seat + 1
        return False

    def seen_by(self, s: Burrow, seat: Seat, action: Action) -> Seats:
        return bit(seat)

    def stands_alone(self, s: Burrow) -> bool:
        return True

    def resolve(self, s: Burrow, answers: Sequence[Answer]) -> None:
        for seat, action in answers:
            assert isinstance(action, Bury)
            piece, s.hand[seat] = pick(s.hand[seat], action.card)
            if s.bug == "a card is lost" and action.card == 5:
                continue
            others = s.public() & ~bit(seat)
            if s.bug != "forgotten forget":
                piece = conceal(piece, Seats(others))
                s.hand[seat] = forget(s.hand[seat], Seats(others))
            s.earth = put(s.earth, piece)
            if s.bug == "a bare card in an event":
                s.tell(Blabbed(seat, action.card))
            s.tell(Buried(seat, piece))
        if s.bug == "announced on purpose":
            s.tell(SmallestBuried(1 in cards(s.earth)))
        if s.bug == "told without saying so":
            s.tell(SmallestJson(1 in cards(s.earth)))
        if s.bug == "telling changes the play" and s.outbox is not None:
            s.hint += 1


class LayARoot(Question[Burrow]):
    name = "lay"

    def who(self, s: Burrow) -> Seats:
        if s.bug == "the next question tells" and 1 in cards(s.earth):
            return bit(0)
        return s.everyone()

    def options(self, s: Burrow, seat: Seat) -> Sequence[Action]:
        options = [Lay(card) for card in cards(s.hand[seat])]
        if s.bug == "option list that peeks" and max(cards(s.earth)) == 9:
            return options[::-1]
        if s.bug == "a hash decides":
            return sorted(options, key=lambda action: hash(str(action)))
        return options

    def stands_alone(self, s: Burrow) -> bool:
        return s.bug == "the highest is known too early"

    def resolve(self, s: Burrow, answers: Sequence[Answer]) -> None:
        best = 0
        for seat, action in answers:
            assert isinstance(action, Lay)
            piece, s.hand[seat] = pick(s.hand[seat], action.card)
            s.laid = put(s.laid, reveal(piece, s.public()))
            best = max(best, action.card)
        for seat, action in answers:
            assert isinstance(action, Lay)
            if action.card == best:
                s.points[seat] += best


class Friends(Statistics[Burrow]):
    """A planted bug: everybody is on one side, and places part them."""

    def sides(self, s: Burrow) -> tuple[int, ...]:
        return (0,) * s.seats


class Peeping(Screen[Burrow]):
    """Points that each pair of eyes reads otherwise, and it says so."""

    def points_are_public(self) -> bool:
        return False


class BurrowGame(Game[Burrow]):
    """The game, sound or with one planted bug."""

    version = 1
    seats = range(2, 4)
    rules = Rules[Burrow](
        {
            GAME: (DEAL, SHOW, BURY, LAY),
            DEAL: DealARoot(),
            SHOW: show_hands,
            BURY: BuryARoot(),
            LAY: LayARoot(),
        }
    )
    plan = Plan(
        open={"points": list_of(NUMBER), "hint": NUMBER, "bug": TEXT},
        zones={"pile": "roots", "hand": "roots", "earth": "roots", "laid": "roots"},
        decks={"roots": ROOTS},
    )
    notation = Notation(Verb(Deal, Deal, card=CARD), Verb(Bury, Bury, card=CARD), Verb(Lay, Lay, card=CARD))
    max_answers = 6

    def __init__(self, bug: str = "") -> None:
        self.name = "burrow"
        self.bug = bug
        if bug == "a promise too short":
            self.max_answers = 2
        if bug == "unclassified field":
            self.plan = Plan({"points": list_of(NUMBER), "bug": TEXT}, self.plan.zones, self.plan.decks)
        if bug == "friends who part":
            self.statistics = Friends()
        if bug == OWN_STANDING:
            self.screen = Peeping()

    def setup(self, seats: int, settings: Settings) -> Burrow:
        s = Burrow()
        s.begin(seats, GAME)
        s.bug = self.bug
        s.pile, s.hand, s.earth, s.laid, s.points, s.hint = make_zone(ROOTS), [()] * seats, (), (), [0] * seats, 0
        return s

    def sheet(self, s: Burrow) -> ScoreSheet:
        return ScoreSheet(tuple([Point(seat, "laid", points, "highest") for seat, points in enumerate(s.points)]))

    def standing(self, s: Burrow) -> ScoreSheet:
        if self.bug in (OWN_STANDING, "a standing of one's own, kept quiet"):
            # What is known to lie under the earth: each badger knows another root.
            return ScoreSheet((Point(0, "earth", sum([card for card in cards(s.earth) if card > 0]), "buried"),))
        return self.sheet(s) if self.bug == "a point counts twice" else super().standing(s)

    def outcome(self, s: Burrow) -> Outcome | None:
        if s.waiting:
            return None
        scores = tuple(s.points)
        if self.bug == "a tie broken without a reason":
            return Outcome(tuple(range(1, s.seats + 1)), scores, "all-laid")
        return Outcome(ranks(scores), scores, "all-laid")


SOUND = BurrowGame()
HASHED = BurrowGame("a hash decides")
PEEPING = BurrowGame(OWN_STANDING)
ANNOUNCING = BurrowGame("announced on purpose")
