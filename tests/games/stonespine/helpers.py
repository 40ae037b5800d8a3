"""Games in which the test says what is dealt, and short ways to play on and to ask what lies on the table."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from partie.core import (
    CHANCE,
    NOBODY,
    Action,
    Event,
    Match,
    Notice,
    Rng,
    Seat,
    SeededDealer,
    Zone,
    letter,
    seats_in,
    view_of,
    viewers,
)
from partie.core.cards import cards
from partie.core.position_text import write_position
from partie.core.progress import apply
from partie.core.seats import DEALER, seat_of
from partie.core.sight import heard
from partie.games.stonespine import STONESPINE
from partie.games.stonespine.places import NO_ROOMS, SIZE, Laid
from partie.games.stonespine.position import Stonespine
from partie.games.stonespine.printed import OWN
from partie.games.stonespine.sequence import At

A, B, C, D, E = range(5)
RULES: Final = STONESPINE.rules
TABLES: Final = (1, 2, 3, 4, 5)  # every number of seats
TABLES_OF_MORE: Final = (2, 3, 4, 5)

# What a test may wish for, and the question at which the dealer gives it.
WISHES: Final = {
    "rank": "rank",
    "oust-jael": "oust",
    "goal": "goal",
    "challenge": "challenges",
    "market-card": "market",
    "token": "tokens",
    "blueprint": "blueprints",
    "chamber": "chambers",
    "jael": "jael",
}
# The hidden decks, and every zone that lies open to all.
DECKS: Final = ("pile", "goal_deck", "blueprint_deck", "challenge_deck", "market_deck", "stack", "jael_deck")
OPEN: Final = (
    "built",
    "goal",
    "blueprints",
    "shown_challenges",
    "challenges",
    "gone_challenges",
    "market_cards",
    "gone_market",
    "tokens",
    "embedded",
    "gone_tokens",
    "jael_tokens",
    "jael_chambers",
    "jael_shown",
)


def text(action: Action) -> str:
    """An answer as a record writes it."""
    return STONESPINE.notation.text(action)


def parse(answer: str) -> Action:
    """The answer that a text means."""
    return STONESPINE.notation.parse(answer)


def number(code: str) -> int:
    """The card with this code."""
    return STONESPINE.notation.numbers[code]


def numbers(codes: str) -> list[int]:
    """The cards with these codes."""
    return [number(code) for code in codes.split()]


def codes(of: Iterable[int]) -> str:
    """The codes of these cards; a back is 0 or less, and written so."""
    return " ".join([OWN.codes.get(card, str(card)) for card in of])


def lie_in(z: Zone) -> str:
    """The codes of the cards in a zone, by their numbers."""
    return codes(cards(z))


def zones(s: Stonespine, name: str) -> list[Zone]:
    """The zones of a field: one, or one for each seat."""
    value: object = getattr(s, name)
    if isinstance(value, tuple):
        return [value]
    assert isinstance(value, list)
    return value


def seen_by(s: Stonespine, seat: Seat) -> Stonespine:
    """The position with this seat's holes in it."""
    return view_of(STONESPINE, s, seat).position


def look(s: Stonespine, seat: Seat) -> str:
    """All that a seat sees, as one line of text."""
    return write_position(STONESPINE, seen_by(s, seat))


def options(s: Stonespine, seat: Seat) -> list[str]:
    """What a seat may answer, as a record would write it."""
    return [text(action) for action in RULES.legal(s, seat)]


def asked(s: Stonespine) -> str:
    """What the first seat that owes an answer is asked now; nothing once the game is over."""
    if not s.waiting:
        return ""
    return RULES.question(s).part(s, CHANCE if s.waiting == DEALER else seats_in(s.waiting)[0])


def known(z: Zone, seat: Seat) -> list[int]:
    """The cards of a zone whose faces this seat knows."""
    return [p >> 16 for p in z if p >> seat & 1]


class Script:
    """A dealer that gives known indices, then the first option."""

    def __init__(self, indices: Sequence[int]) -> None:
        self.indices = list(indices)

    def choose(self, question: int, weights: Sequence[int]) -> int:
        return self.indices.pop(0) if self.indices else 0


class Sitting:
    """A game on a bare position. What is not wished for is dealt in the order of the numbers."""

    def __init__(self, seats: int, chosen: Mapping[str, str] | None = None, **wishes: str) -> None:
        assert set(wishes) <= set(WISHES.values())
        self.chosen = dict(chosen or {})
        self.s = STONESPINE.start(seats, self.chosen)
        self.wishes = {name: wishes.get(key, "").split() for name, key in WISHES.items()}
        self.dealt: list[int] = []
        self.given: list[tuple[Seat, Action]] = []
        self.told: list[Notice] = []
        self.closed = False  # whether the last answer closed its question
        self.deal()

    @property
    def viewers(self) -> list[Seat]:
        """All seats and an onlooker."""
        return viewers(self.s.seats)

    def deal(self) -> None:
        """Let the dealer answer until a seat is asked."""
        while self.s.waiting == DEALER:
            options = RULES.legal(self.s, CHANCE)
            texts = [text(option).split(" ")[1] for option in options]
            wishes = self.wishes[RULES.question(self.s).name]
            if wishes:
                wish = wishes.pop(0)
                assert wish in texts, f"{wish} is not among {texts}"
                index = texts.index(wish)
            else:
                index = 0
            self.dealt.append(index)
            self._take(CHANCE, options[index])

    def _take(self, seat: Seat, action: Action) -> bool:
        progress = apply(STONESPINE, self.s, seat, action)
        self.s = progress.position
        self.told.extend(progress.events)
        return progress.closed

    def say(self, *answers: str) -> "Sitting":
        """Answers one after another: ``say("A place 5 + column 1", "B place 7 + column 2")``; then the dealer's."""
        self.told = []
        for each in answers:
            who, _, parts = each.partition(" ")
            for part in parts.split(" + "):
                action = parse(part)
                self.given.append((seat_of(who), action))
                self.closed = self._take(seat_of(who), action)
                self.deal()
        return self

    def heard(self, seat: Seat) -> list[Event]:
        """What this seat heard since the last call of ``say``."""
        return heard(STONESPINE, self.told, seat)

    def usual(self, seat: Seat) -> None:
        """This seat gives the first option to every part of the open question; in the market it passes."""
        while True:
            offered = options(self.s, seat)
            self.say(f"{letter(seat)} {'pass' if 'pass' in offered else offered[0]}")
            if self.closed or not self.s.waiting >> seat & 1:
                return

    def buy(self, who: str, what: str) -> "Sitting":
        """A seat buys a set and gives the usual answers to where its tokens go."""
        self.say(f"{who} buy {what}")
        told = self.told
        for _ in self.s.carried:
            self.usual(self.s.acting)
            told = told + self.told
        self.told = told
        return self

    def turn(self) -> "Sitting":
        """Every seat gives the usual answers to the open question."""
        told: list[Notice] = []
        for seat in seats_in(self.s.waiting):
            self.usual(seat)
            told.extend(self.told)
        self.told = told
        return self

    def until(self, what: str, year: int = 0, turn: int = 0) -> "Sitting":
        """Play on with usual answers until this is asked, or until the game is over; at once if it is asked now."""
        while asked(self.s) != what or (year and self.s.year != year) or (turn and self.s.turn != turn):
            assert self.s.waiting, f"{what} is not asked any more"
            self.turn()
        return self

    def to_the_end(self) -> "Sitting":
        """Play on with usual answers until the game is over."""
        while self.s.waiting:
            self.turn()
        return self

    def match(self) -> Match[Stonespine]:
        """The same game as a match, where answers can be taken back."""
        names = [f"player {letter(seat)}" for seat in range(self.s.seats)]
        match = Match(STONESPINE, names, Script(self.dealt), self.chosen)
        for seat, action in self.given:
            match.act(match.number, seat, action)
        assert write_position(STONESPINE, match.position) == write_position(STONESPINE, self.s)
        return match


def random_match(seats: int, seed: str, chosen: Mapping[str, str] | None = None) -> Match[Stonespine]:
    """A whole game of random answers at a table."""
    match = Match(STONESPINE, [f"player {letter(seat)}" for seat in range(seats)], SeededDealer(seed), chosen)
    rng = Rng(seed)
    while not match.over():
        waiting = seats_in(match.position.waiting)
        seat = waiting[rng.below(len(waiting))]
        offered = match.legal(seat)
        match.act(match.number, seat, offered[rng.below(len(offered))])
    return match


def say(match: Match[Stonespine], *answers: str) -> None:
    """Answers to the open question of a match, one after another."""
    for each in answers:
        who, _, parts = each.partition(" ")
        for part in parts.split(" + "):
            match.act(match.number, seat_of(who), parse(part))


def hands_for(seats: int, *years: Mapping[Seat, str]) -> str:
    """The chambers to deal so that each seat can build these rows from left to right: in turn t it places the t-th.

    A seat without a row builds whatever comes. With two seats and alone the card to place is always the newest.
    """
    wanted = {int(code) for rows in years for row in rows.values() for code in row.split()}
    fill = [str(card) for card in reversed(OWN.chambers) if card not in wanted]
    dealt: list[str] = []
    for year, given in enumerate(years, 1):
        rows = [given[seat].split() if seat in given else [fill.pop() for _ in range(SIZE)] for seat in range(seats)]
        step = 1 if year & 1 else -1
        for seat in range(seats):
            later = [rows[(seat + step * t) % seats][t] for t in range(1, SIZE)] if seats > 2 else []
            dealt += [rows[seat][0], *later, *[fill.pop() for _ in range(SIZE - len(later))]]
        if seats <= 2:
            for t in range(1, SIZE):
                for seat in range(seats):
                    dealt += [rows[seat][t], *[fill.pop() for _ in range(SIZE - t - 1 if seats == 1 else 0)]]
    return " ".join(dealt)


def build_rows(game: Sitting, rows: Mapping[Seat, str], first: int = 1) -> Sitting:
    """Build these rows, which ``hands_for`` dealt, from this turn on; a seat without a row takes what nobody wants."""
    wanted = {int(code) for row in rows.values() for code in row.split()}
    for t in range(first - 1, SIZE):
        for seat in range(game.s.seats):
            left = [card for card in cards(game.s.hand[seat]) if card not in wanted]
            card = rows[seat].split()[t] if seat in rows else str(left[0])
            column = f" + column {t + 1}" if t < SIZE - 1 else ""
            game.say(f"{letter(seat)} place {card}{column}")
            if game.s.sealed[seat] and game.s.waiting >> seat & 1:
                game.say(f"{letter(seat)} {options(game.s, seat)[0]}")
        if asked(game.s) == "keep":
            game.say(f"A {options(game.s, A)[0]}")
    return game


def at_market(
    s: Stonespine,
    gold: Sequence[int] = (),
    old_priority: Sequence[int] = (),
    year: int = 0,
) -> Stonespine:
    """The same table when its market opens, with this gold, old priority and year."""
    t = s.clone()
    while t.agenda and t.agenda[-1] != At.MARKET:
        t.agenda.pop()
    assert t.agenda, "the market is not on the agenda"
    if gold:
        t.gold = list(gold)
    if old_priority:
        t.old_priority = tuple(old_priority)
    if year:
        t.year = year
    t.waiting = NOBODY
    RULES.advance(t)
    return t


def rooms_of(names: str) -> tuple[int, ...]:
    """Sixteen places, filled from the top left with these chambers; 0 leaves a place free."""
    filled = tuple([int(name) for name in names.split()])
    return filled + NO_ROOMS[len(filled) :]


def laid_in(places: Mapping[int, str]) -> Laid:
    """Tokens in a dungeon: place → codes."""
    return tuple([(place, number(code)) for place, tokens in places.items() for code in tokens.split()])


def random_positions(seats: int, chosen: Mapping[str, str] | None = None, seed: str = "walk") -> Iterable[Stonespine]:
    """Every position of a game of random answers."""
    s = STONESPINE.start(seats, dict(chosen or {}))
    rng = Rng(f"{seed} {seats}")
    yield s
    while s.waiting:
        asked_seats = [CHANCE] if s.waiting == DEALER else seats_in(s.waiting)
        seat = asked_seats[rng.below(len(asked_seats))]
        offered = RULES.legal(s, seat)
        s = s.clone()
        RULES.play(s, seat, offered[rng.below(len(offered))])
        yield s
