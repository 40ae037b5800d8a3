"""G16 The end of the game: majorities, rewards that waited, and the ranking."""

from typing import Final

from partie.core import Outcome, Point, Seat, ranks
from partie.core.cards import make_piece, show
from partie.games.tales import tell
from partie.games.tales.faces import MULTIPLIERS, PER_MAJORITY
from partie.games.tales.position import (
    CHARACTER_ENDINGS_ROW,
    MAJORITIES_ROW,
    QUEST_ENDINGS_ROW,
    Tales,
)
from partie.games.tales.rewards import count
from partie.games.tales.tiles import ROWS, card_in
from partie.games.tales.turn import Turn

MAJORITY_GLORY: Final = 4
# G16.2, G16.9 The order of the majorities is that of the tie-break too.
RESOURCES: Final = ("combat", "magic", "potions", "coins")
# Why glory was gained: the rows that are one sum, the majorities, and the endings by what they are multiplied by.
WHY: Final = (
    *ROWS[1:MAJORITIES_ROW],
    *[f"majority-{name}" for name in RESOURCES],
    *[f"ending-{name or 'once'}" for name in MULTIPLIERS],
)


def owned(s: Tales, resource: int) -> list[int]:
    """What every seat has of one of the four resources."""
    return (s.combat, s.magic, s.potions, s.coins)[resource]


def holders(s: Tales, resource: int) -> list[Seat]:
    """G16.2–G16.4 The seats with the most of a resource; nobody where nobody has any."""
    numbers = owned(s, resource)
    most = max(numbers)
    return [seat for seat in range(s.seats) if most and numbers[seat] == most]


class Ending:
    """G16.5, G16.6 One reward that waits in a story: of which tile, in which row, how many times how much."""

    def __init__(self, card: int, row: int, times: int, count: int, each: int) -> None:
        self.card = card
        self.row = row
        self.times = times
        self.count = count
        self.each = each


def endings(s: Tales, seat: Seat, majorities: int) -> list[Ending]:
    """G16.5–G16.7 The end-of-game rewards of a story, if this number of majorities is held."""
    found: list[Ending] = []
    counted: Turn | None = None
    for tile in s.stories[seat]:
        card = card_in(tile)
        reward = s.printed.reward[card]
        if reward.at_end:
            if counted is None:
                counted = Turn(s, seat)
            number = majorities if reward.times == PER_MAJORITY else count(counted, reward.times)
            row = CHARACTER_ENDINGS_ROW if s.printed.type[card] else QUEST_ENDINGS_ROW
            found.append(Ending(card, row, reward.times, number, reward.gain.glory))
    return found


def final_scoring(s: Tales) -> None:
    """G16.1–G16.7 Majorities first, then what waited; no decisions."""
    for resource in range(len(RESOURCES)):
        for seat in holders(s, resource):
            s.majorities[seat] += 1
            add_glory(s, seat, MAJORITIES_ROW, MAJORITY_GLORY)
            tell.majority_held(s, seat, RESOURCES[resource], MAJORITY_GLORY)
    for seat in range(s.seats):
        for ending in endings(s, seat, s.majorities[seat]):
            add_glory(s, seat, ending.row, ending.count * ending.each)
            tell.ending_gained(s, seat, make_piece(ending.card, s.public()), ending.count * ending.each)
    show_quests(s)


def add_glory(s: Tales, seat: Seat, row: int, glory: int) -> None:
    """Into the reserve, with where it came from."""
    now = list(s.glory[seat])
    now[row] += glory
    s.glory[seat] = tuple(now)


def show_quests(s: Tales) -> None:
    """G17.16, G17.18 Quests not placed give nothing, and are shown."""
    for seat in range(s.seats):
        s.quests[seat] = show(s.quests[seat], s.public())
        for quest in s.quests[seat]:
            tell.quest_shown(s, seat, quest)


def outcome_of(s: Tales) -> Outcome | None:
    """G1.3, G16.8–G16.11 Most glory; ties by combat, magic, potions, coins, for every place."""
    if s.agenda:
        return None
    scores = tuple([sum(glory) for glory in s.glory])
    ranked: list[int] = []
    for seat in range(s.seats):
        strength = scores[seat]
        for resource in range(len(RESOURCES)):
            strength = strength * 1000 + owned(s, resource)[seat]
        ranked.append(strength)
    return Outcome(ranks(ranked), scores, "ten-rounds", "resources")


def explain(s: Tales) -> list[Point]:
    """Every point and why: what is gained already, and what majorities and waiting rewards give as things stand."""
    found: list[Point] = []
    for row in range(1, MAJORITIES_ROW):
        for seat in range(s.seats):
            if s.glory[seat][row]:
                found.append(Point(seat, ROWS[row], s.glory[seat][row], ROWS[row]))
    held = [0] * s.seats
    for resource, name in enumerate(RESOURCES):
        for seat in holders(s, resource):
            held[seat] += 1
            number = owned(s, resource)[seat]
            found.append(Point(seat, ROWS[MAJORITIES_ROW], MAJORITY_GLORY, f"majority-{name}", (("number", number),)))
    waiting: list[tuple[int, Point]] = []
    for seat in range(s.seats):
        for ending in endings(s, seat, held[seat]):
            points = ending.count * ending.each
            args = (("count", ending.count), ("each", ending.each))
            why = f"ending-{MULTIPLIERS[ending.times] or 'once'}"
            waiting.append((ending.row, Point(seat, ROWS[ending.row], points, why, args)))
    found.extend([point for row, point in sorted(waiting, key=_row_of)])
    return found


def _row_of(entry: tuple[int, Point]) -> int:
    return entry[0]
