"""S11, S17 Final scoring: the six categories, every point with its reason, and who wins."""

from typing import Final

from partie.core import Outcome, Point, Seat
from partie.core.cards import cards, face
from partie.games.stonespine import tell
from partie.games.stonespine.board import Dungeon, hoard
from partie.games.stonespine.elements import Elements
from partie.games.stonespine.position import Stonespine
from partie.games.stonespine.preparation import YEARS
from partie.games.stonespine.printed import CHALLENGES, JAEL
from partie.games.stonespine.scoring import (
    PRIORITY,
    connected,
    count_challenge,
    demands_met,
    goal_prizes,
    goal_value,
    own_points,
    score_blueprint,
)

FINAL_GOLD: Final = (9, 6)  # S17.2
SOLO_PRIZES: Final = (15, 9)  # S17.3
JAELS: Final = 1  # the column of the score sheet beside the one seat of a solo game

ROWS: Final = ("priority", "final-gold", "goal", "challenges", "stars", "blueprint", "paths", "jael")
ENDINGS: Final = ("four-years", "jael-beaten", "jael-won")
BY_PRIORITY, BY_JAEL = 1, 2  # S12.10, S17.4 what breaks a tie of the goal; 0 where there is none
WHY: Final = (
    "priority",
    "final-gold",
    "goal-most",
    "goal-fewest",
    *[f"challenge-{number}" for number in range(1, 31)],
    "stars",
    "blueprint",
    "entrance",
    "exit",
    "jael-base",
    "jael-counts",
)


def dungeon_of(s: Stonespine, seat: Seat) -> Dungeon:
    """A seat's dungeon as scoring sees it."""
    return Dungeon(s.printed, s.rooms[seat], s.laid[seat], s.passages[seat])


def hoard_of(s: Stonespine) -> Elements:
    """S17.3 What Jael has collected."""
    return hoard(s.printed, cards(s.jael_chambers), cards(s.jael_tokens))


def ranking(s: Stonespine) -> list[Seat]:
    """S11.18, S12.10 The seats by priority: those that have a place on the track, then the others in old order."""
    return [*s.priority, *[seat for seat in s.old_priority if seat not in s.priority]]


def goal_points(s: Stonespine) -> list[int]:
    """S12.9–S12.14 What the goal gives each seat."""
    goal = face(s.goal[0])
    values = [goal_value(goal, dungeon_of(s, seat)) for seat in range(s.seats)]
    return goal_prizes(values, ranking(s), s.printed.is_most[goal])


def solo_goal(s: Stonespine, own: Elements, jaels: Elements) -> tuple[int, int]:
    """S17.3–S17.6 The goal against Jael: a tie makes him first, and the most of nothing wins nothing."""
    goal = face(s.goal[0])
    mine, his = goal_value(goal, own), goal_value(goal, jaels)
    is_most = s.printed.is_most[goal]
    first, second = SOLO_PRIZES
    ahead = mine > his if is_most else mine < his
    seat_prize, jael_prize = (first, second) if ahead else (second, first)
    return (seat_prize if mine or not is_most else 0), (jael_prize if his or not is_most else 0)


def final_gold(s: Stonespine) -> tuple[int, int]:
    """S17.2 The seat's gold left in year 4 against the gold on Jael's card."""
    more = s.gold[0] > s.printed.jael_gold[s.jael_now - JAEL]
    return FINAL_GOLD if more else (FINAL_GOLD[1], FINAL_GOLD[0])


def jael_cards(s: Stonespine, his: Elements) -> list[tuple[int, int, int, int]]:
    """S17.7–S17.10 Each revealed card: its base, how often its condition is met, and what each time gives."""
    found: list[tuple[int, int, int, int]] = []
    for card in cards(s.jael_shown):
        number = card - JAEL
        times = min([his.total(kinds) for kinds in s.printed.jael_sets[number]])
        found.append((card, s.printed.jael_base[number], times, s.printed.jael_factor[number]))
    return found


def final_scoring(s: Stonespine) -> None:
    """S11.1–S11.17, S17.1–S17.12 Every seat's total; in the solo game also Jael's."""
    points: list[int] = []
    for seat in range(s.seats):
        taken = cards(s.challenges[seat])
        points.append(own_points(s.printed, dungeon_of(s, seat), face(s.blueprints[seat][0]), taken))
    if s.seats > 1:
        prizes = goal_points(s)
        for place, seat in enumerate(s.priority):
            points[seat] += PRIORITY[place] + prizes[seat]
    else:
        his = hoard_of(s)
        prize, his_prize = solo_goal(s, dungeon_of(s, 0), his)
        gold, his_gold = final_gold(s)
        points[0] += prize + gold
        s.jael_vp = his_prize + his_gold + his.star_sum
        for _, base, times, each in jael_cards(s, his):
            s.jael_vp += base + times * each
    s.vp = tuple(points)
    for seat in range(s.seats):
        tell.seat_scored(s, seat, s.vp[seat])
    if s.seats == 1:
        tell.jael_scored(s, s.jael_vp)


def outcome_of(s: Stonespine) -> Outcome | None:
    """S11.18, S11.19, S17.13 The highest total wins, a tie goes to the left on the track; Jael wins an equal total."""
    if s.agenda:
        return None
    if s.seats == 1:
        won = s.vp[0] > s.jael_vp
        return Outcome((1 if won else 2,), s.vp, "jael-beaten" if won else "jael-won", "jael")
    ranked = sorted(range(s.seats), key=lambda seat: (-s.vp[seat], s.priority.index(seat)))
    return Outcome(tuple([1 + ranked.index(seat) for seat in range(s.seats)]), s.vp, "four-years", "priority")


# -- every point with its reason ---------------------------------------------------------------------------------------


def explain(s: Stonespine) -> list[Point]:
    """S11.2, S11.3, S17.1 What every seat has now, category by category; in the solo game what Jael has too."""
    if not all(s.blueprints):
        return []
    points = explain_priority(s) if s.seats > 1 else explain_final_gold(s)
    points += explain_goal(s)
    for seat in range(s.seats):
        points += explain_dungeon(s, seat)
    if s.seats == 1:
        points += explain_jael(s)
    return sorted(points, key=lambda point: ROWS.index(point.row))


def explain_priority(s: Stonespine) -> list[Point]:
    """S11.4, S11.5 Places on the track count once a seat has passed in year 4."""
    if s.year < YEARS or not s.passed:
        return []
    return [
        Point(seat, "priority", PRIORITY[place], "priority", (("place", place + 1),))
        for place, seat in enumerate(s.priority)
    ]


def explain_final_gold(s: Stonespine) -> list[Point]:
    """S17.2 Counts once the seat has passed in year 4."""
    if s.year < YEARS or not s.passed:
        return []
    mine, his = s.gold[0], s.printed.jael_gold[s.jael_now - JAEL]
    seat_points, jael_points = final_gold(s)
    return [
        Point(0, "final-gold", seat_points, "final-gold", (("gold", mine), ("others", his))),
        Point(JAELS, "final-gold", jael_points, "final-gold", (("gold", his), ("others", mine))),
    ]


def explain_goal(s: Stonespine) -> list[Point]:
    """S12, S17.3 The goal as it stands."""
    goal = face(s.goal[0])
    why = "goal-most" if s.printed.is_most[goal] else "goal-fewest"
    elements: list[Elements] = [dungeon_of(s, seat) for seat in range(s.seats)]
    if s.seats == 1:
        elements.append(hoard_of(s))
        prizes = list(solo_goal(s, elements[0], elements[1]))
    else:
        prizes = goal_points(s)
    values = [goal_value(goal, each) for each in elements]
    points: list[Point] = []
    for column, prize in enumerate(prizes):
        value = values[column]
        # S12.11 The most of nothing is no place, so there is no tie to break.
        is_tied = values.count(value) > 1 and (value > 0 or not s.printed.is_most[goal])
        tied = (BY_JAEL if s.seats == 1 else BY_PRIORITY) if is_tied else 0
        points.append(Point(column, "goal", prize, why, (("card", goal), ("count", value), ("tied", tied))))
    return points


def explain_dungeon(s: Stonespine, seat: Seat) -> list[Point]:
    """S11.6–S11.17 Challenges, stars, blueprint and paths of one dungeon."""
    d = dungeon_of(s, seat)
    blueprint = face(s.blueprints[seat][0])
    exit_column = s.printed.exit[blueprint]
    points: list[Point] = []
    for card in cards(s.challenges[seat]):
        count, each = count_challenge(card, d, exit_column)
        args = (("card", card), ("count", count), ("each", each))
        points.append(Point(seat, "challenges", count * each, f"challenge-{card - CHALLENGES}", args))
    points.append(Point(seat, "stars", d.star_sum, "stars"))
    met = demands_met(d, s.printed.demands[blueprint])
    points.append(
        Point(seat, "blueprint", score_blueprint(d, s.printed.demands[blueprint]), "blueprint", (("count", met),))
    )
    from_entrance, from_exit = connected(d, s.printed.entrance[blueprint], exit_column)
    points.append(Point(seat, "paths", from_entrance, "entrance", (("count", from_entrance),)))
    points.append(Point(seat, "paths", from_exit, "exit", (("count", from_exit),)))
    return points


def explain_jael(s: Stonespine) -> list[Point]:
    """S17.7–S17.12 Jael's cards and stars."""
    his = hoard_of(s)
    points = [Point(JAELS, "stars", his.star_sum, "stars")]
    for card, base, times, each in jael_cards(s, his):
        points.append(Point(JAELS, "jael", base, "jael-base", (("card", card),)))
        args = (("card", card), ("count", times), ("each", each))
        points.append(Point(JAELS, "jael", times * each, "jael-counts", args))
    return points
