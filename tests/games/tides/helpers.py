"""Records to play from, and short ways to ask what lies on the table."""

from collections.abc import Sequence
from dataclasses import dataclass

from partie.core import CHANCE, Event, Match, Record, Seat, Zone, read_record, replay, view_of, viewers, write_record
from partie.core.cards import cards
from partie.core.position_text import write_position
from partie.core.replay import moments
from partie.core.seats import seat_of
from partie.core.sight import heard
from partie.games.tides import TIDES
from partie.games.tides.faces import CARDS
from partie.games.tides.position import Tides

A, B = 0, 1
EYES = viewers(2)  # both seats and an onlooker
HEAD = '[partie "1"]\n[game "tides"]\n[rules "1"]\n[seats "Ana; Ben"]\n\n'

# T-E20, the whole game of the examples: 62 : 58. No contested ruling is touched by it.
THE_GAME = """\
1-10. * deal 2 4 5 12 13 6 7 8 14 17
11. A take 2 | B take 6
12. A take 7 | B take 12
13. A take 13 | B take 8
14. A take 17 | B take 5
15. A relic 2 + remove 17 | B relic 12 + remove 14
16-19. * deal 10 11 18 15
20. A take 10 | B take 5
21. A take 18 | B take 13
22. A take 11 | B take 8
23. A take 15 | B take 4
24. A relic 18 + remove 10 | B relic 6 + remove 4
25-28. * deal 1 9 16 3
29. A take 7 | B take 16
30. A take 5 | B take 9
31. A take 15 | B take 3
32. A take 8 | B take 1
"""

# The numbers of its questions after which something is over.
DEALT, ROUND_1, CHOSEN_1, DRAWN_1, ROUND_2, CHOSEN_2, DRAWN_2, ROUND_3 = 10, 14, 15, 19, 23, 24, 28, 32
DEALS = (*range(1, 11), *range(16, 20), *range(25, 29))
DRAFTS = (*range(11, 15), *range(20, 24), *range(29, 33))
RELICS = (15, 24)


def upto(number: int, rows: str = THE_GAME) -> str:
    """The rows of a record up to this question."""
    return "".join([f"{row}\n" for row in rows.splitlines() if int(row.split(".")[0].split("-")[-1]) <= number])


def read(rows: str) -> Record:
    """A record from its rows alone."""
    return read_record(HEAD + rows)


def played(rows: str) -> Tides:
    """The position a record leads to; the last row may lack answers."""
    return replay(TIDES, read(rows))


def at(number: int, rows: str = THE_GAME) -> Tides:
    """The position after this question."""
    return replay(TIDES, read(rows), number)


def told_at(number: int, seat: Seat, rows: str = THE_GAME) -> list[Event]:
    """What a seat hears when this question is closed."""
    for moment in moments(TIDES, read(rows)):
        if moment.number == number:
            return heard(TIDES, moment.told, seat)
    raise AssertionError(f"the record has no question {number}")


def seen_by(s: Tides, seat: Seat) -> Tides:
    """The position with this seat's holes in it."""
    return view_of(TIDES, s, seat).position


def look(s: Tides, seat: Seat) -> str:
    """All that a seat sees, as one line of text."""
    return write_position(TIDES, seen_by(s, seat))


def shown(z: Zone) -> list[int]:
    """The faces of a zone in a view; 0 is the back of a card."""
    return cards(z)


def options(s: Tides, seat: Seat) -> list[str]:
    """What a seat may answer, as a record would write it."""
    return [TIDES.notation.text(action) for action in TIDES.rules.legal(s, seat)]


class RecordsDealer:
    """Deals what a record says was dealt."""

    def __init__(self, record: Record) -> None:
        dealt = [row for row in record.rows if row.entries[0].seat == CHANCE]
        self.cards = {row.number: int(row.entries[0].parts[0].split(" ")[1]) for row in dealt}

    def choose(self, question: int, weights: Sequence[int]) -> int:
        gone = [card for number, card in self.cards.items() if number < question]
        return [card for card in CARDS if card not in gone].index(self.cards[question])


def sit_down(number: int, rows: str = THE_GAME) -> Match[Tides]:
    """A running match in which everything up to this question has been answered as in the record."""
    record = read(rows)
    match = Match(TIDES, record.players(), RecordsDealer(record))
    for row in record.rows[:number]:
        for entry in row.entries:
            if entry.seat != CHANCE:
                for text in entry.parts:
                    match.act(row.number, entry.seat, TIDES.notation.parse(text))
    return match


def say(match: Match[Tides], *answers: str) -> None:
    """Answers to the open question, one after another: ``say(match, "A take 2", "B take 6")``."""
    for answer in answers:
        who, _, text = answer.partition(" ")
        match.act(match.number, seat_of(who), TIDES.notation.parse(text))


def rows_of(record: Record) -> list[str]:
    """The rows of a record as a person reads them."""
    return [line for line in write_record(record).splitlines() if line and not line.startswith("[")]


@dataclass(frozen=True)
class Scored:
    """One scored round: the points of each card, by seat, and the numbers that were compared."""

    a: dict[int, int]
    b: dict[int, int]
    counts: dict[int, tuple[int, int]]

    def totals(self) -> tuple[int, int]:
        """Both results of the round."""
        return sum(self.a.values()), sum(self.b.values())


def round_of(s: Tides, number: int) -> Scored:
    """What the score sheet says of one round."""
    points: list[dict[int, int]] = [{}, {}]
    counts: dict[int, tuple[int, int]] = {}
    for seat in (A, B):
        for point in TIDES.sheet(s).of(f"round-{number}", seat):
            numbers = dict(point.args)
            assert numbers["card"] not in points[seat], "a card is scored once"
            points[seat][numbers["card"]] = point.points
            counts[numbers["card"]] = (numbers["count"], numbers["theirs"])
    return Scored(points[A], points[B], counts)


def scored(a: str, b: str) -> Scored:
    """Two kingdoms as the game itself scores them: a record that leads there is written, read and replayed.

    Six cards are a kingdom of round 2 and seven one of round 3; the cards named first are then the relics.
    """
    number = len(a.split()) - 4
    s = played(record_to(a, b))
    assert s.round == number
    return round_of(s, number)


def record_to(a: str, b: str) -> str:
    """The rows of a game whose last round lays out these two kingdoms."""
    kingdoms = [int(card) for card in a.split()], [int(card) for card in b.split()]
    relics = [cards[:-5] for cards in kingdoms]
    fresh = [cards[-5:] for cards in kingdoms]
    spare = [card for card in CARDS if card not in kingdoms[0] + kingdoms[1]]
    assert len(kingdoms[0]) == len(kingdoms[1])
    assert len({*kingdoms[0], *kingdoms[1], *spare}) == len(kingdoms[0]) + len(kingdoms[1]) + len(spare) == len(CARDS)
    # Backwards, round by round: whoever lays out five cards had three of them in hand, and two came from the other.
    answers: list[str] = []
    for number in range(len(relics[0]), -1, -1):
        drafts = [f"A take {x} | B take {y}" for x, y in zip(fresh[0][:4], fresh[1][:4], strict=True)]
        hands = [[*mine[::2], *theirs[1::2]] for mine, theirs in (fresh, fresh[::-1])]
        if number == 0:
            answers[:0] = [*[f"* deal {card}" for card in hands[0] + hands[1]], *drafts]
            continue
        removed = [spare.pop(), spare.pop()]
        chosen = [f"{'AB'[i]} relic {relics[i][number - 1]} + remove {removed[i]}" for i in (A, B)]
        draws = [f"* deal {card}" for card in hands[0][3:] + hands[1][3:]]
        answers[:0] = [" | ".join(chosen), *draws, *drafts]
        fresh = [[*hands[i][:3], relics[i][number - 1], removed[i]] for i in (A, B)]
    return "".join([f"{i}. {answer}\n" for i, answer in enumerate(answers, 1)])
