"""S11–S13 Counting points: one function for each challenge and goal, on a finished or growing dungeon.

A challenge's function counts; what one of the counted things gives stands beside it in the table ``CHALLENGE``.
"""

from collections.abc import Callable, Sequence
from typing import Final

from partie.games.stonespine import printed as on_cards
from partie.games.stonespine.board import Dungeon
from partie.games.stonespine.elements import (
    CHEST,
    GNOLL,
    GOBLIN,
    KOBOLD,
    MINIONS,
    MONSTERS,
    OOZE,
    SLIME,
    SLIMY,
    STAR,
    TRAPS,
    Elements,
)
from partie.games.stonespine.places import (
    CENTRAL,
    COLUMN_PLACES,
    NO_EDGES,
    OUTER_COLUMNS,
    PLACES,
    ROW_PLACES,
    PlaceNumber,
    count_places,
    covers,
    has_place,
    in_both,
    only_in,
)
from partie.games.stonespine.printed import NO_DEMAND, STONE, Demand, Printed

LADDER: Final = (0, 0, 0, 0, 5, 7, 10, 14, 20)  # S11.13
PRIORITY: Final = (9, 6, 3, 0, 0)  # S11.4
PRIZES: Final = (15, 9, 5)  # S12.9


def best_column(d: Dungeon, kind: int) -> int:
    """S4.32 The best column for one kind."""
    return max([d.count((kind,), column) for column in COLUMN_PLACES])


def best_cluster(d: Dungeon, kind: int) -> int:
    """S4.32 The best cluster for one kind."""
    return max([d.count((kind,), cluster) for cluster in d.clusters()], default=0)


def fewest_of(d: Elements, *kinds: tuple[int, ...]) -> int:
    """S4.29 Whole sets: the smallest of the counts."""
    return min([d.total(kind) for kind in kinds])


# -- S13 the challenges: what is counted -------------------------------------------------------------------------------


def dogrens_vault(d: Dungeon) -> int:
    """S13.1 Stars and chests in the central chambers."""
    return d.count((STAR, CHEST), CENTRAL)


def market_maven(d: Dungeon) -> int:
    """S13.2 Different faces among the market tokens; the secret passage is one of them."""
    return len({token for _, token in d.laid}) + (d.passages != NO_EDGES)


def ordered_chambers(d: Dungeon) -> int:
    """S13.3 Clusters."""
    return len(d.clusters())


def deadly_tomb(d: Dungeon) -> int:
    """S13.4 Traps in the central chambers."""
    return d.count(TRAPS, CENTRAL)


def goblin_gathering(d: Dungeon) -> int:
    """S13.5 Goblins in one column."""
    return best_column(d, GOBLIN)


def kobold_formation(d: Dungeon) -> int:
    """S13.6 Kobolds in one column."""
    return best_column(d, KOBOLD)


def gnoll_pack(d: Dungeon) -> int:
    """S13.7 Gnolls in one column."""
    return best_column(d, GNOLL)


def consistent_sanctum(d: Dungeon) -> int:
    """S13.8 Chambers of one cluster."""
    return max([count_places(cluster) for cluster in d.clusters()], default=0)


def outer_reaches(d: Dungeon) -> int:
    """S13.9, S4.28 Open edges on the left and right outside; an edge counts once."""
    left, right = in_both(d.open_left, COLUMN_PLACES[0]), in_both(d.open_right, COLUMN_PLACES[3])
    return count_places(left) + count_places(right)


def sodden_shallows(d: Dungeon) -> int:
    """S13.10 Oozes in one cluster."""
    return best_cluster(d, OOZE)


def seeping_threat(d: Dungeon) -> int:
    """S13.11 Slimes in one cluster."""
    return best_cluster(d, SLIME)


def skilled_artificer(d: Dungeon) -> int:
    """S13.12 Stars."""
    return d.total((STAR,))


def fatal_pathway(d: Dungeon) -> int:
    """S13.13 Traps on one single path."""
    return d.best_single_path(TRAPS)


def slippery_route(d: Dungeon) -> int:
    """S13.14 Slimes on one single path."""
    return d.best_single_path((SLIME,))


def gelatinous_horror(d: Dungeon) -> int:
    """S13.15 Oozes on one single path."""
    return d.best_single_path((OOZE,))


def cramped_construction(d: Dungeon) -> int:
    """S13.16 Chambers with four elements."""
    return len([elements for elements in d.room if elements == 4])


def muddied_approach(d: Dungeon) -> int:
    """S13.17 Chambers with three slimes and oozes or more."""
    return len([place for place in range(PLACES) if d.count_at(SLIMY, place) >= 3])


def hortgullys_pride(d: Dungeon) -> int:
    """S13.18 Chambers with a monster, a trap and a star."""
    return len([place for place in range(PLACES) if is_varied(d, place)])


def is_varied(d: Dungeon, place: PlaceNumber) -> bool:
    """S13.18 A monster, a trap and a star together."""
    return d.count_at((STAR,), place) > 0 and d.count_at(TRAPS, place) > 0 and d.count_at(MONSTERS, place) > 0


def thinfingers_trade(d: Dungeon) -> int:
    """S13.19 Different kinds of trap."""
    return len([trap for trap in TRAPS if d.total((trap,))])


def sabeks_plunder(d: Dungeon) -> int:
    """S13.21 Pairs of chest and star."""
    return fewest_of(d, (CHEST,), (STAR,))


def halls_of_glynox(d: Dungeon) -> int:
    """S13.22 Rows and columns whose four chambers have one type."""
    caves = only_in(d.filled, d.stones)
    return len([line for line in ROW_PLACES + COLUMN_PLACES if covers(caves, line) or covers(d.stones, line)])


def canine_companions(d: Dungeon) -> int:
    """S13.23 Pairs of gnolls."""
    return d.total((GNOLL,)) // 2


def teeming_with_traps(d: Dungeon) -> int:
    """S13.24 Traps in the outer columns."""
    return d.count(TRAPS, OUTER_COLUMNS)


def dragul_alliance(d: Dungeon) -> int:
    """S13.25 Sets of gnoll, kobold and goblin."""
    return fewest_of(d, (GNOLL,), (KOBOLD,), (GOBLIN,))


def devious_scales(d: Dungeon) -> int:
    """S13.26 Pairs of kobold and trap."""
    return fewest_of(d, (KOBOLD,), TRAPS)


def gold_fiends(d: Dungeon) -> int:
    """S13.27 Pairs of goblin and chest."""
    return fewest_of(d, (GOBLIN,), (CHEST,))


def minion_horde(d: Dungeon) -> int:
    """S13.28 Goblins, kobolds and gnolls in the central chambers."""
    return d.count(MINIONS, CENTRAL)


def varied_composition(d: Dungeon) -> int:
    """S13.29 Different sizes of cluster."""
    return len({count_places(cluster) for cluster in d.clusters()})


def kings_favor(d: Dungeon) -> int:
    """S13.30 No condition."""
    return 1


type Count = Callable[[Dungeon], int]

# What is counted, and what each of it gives. Number 20 needs the exit too, so it has a way of its own.
CHALLENGE: Final[dict[int, tuple[Count, int]]] = {
    1: (dogrens_vault, 3),
    2: (market_maven, 2),
    3: (ordered_chambers, 2),
    4: (deadly_tomb, 3),
    5: (goblin_gathering, 3),
    6: (kobold_formation, 3),
    7: (gnoll_pack, 3),
    8: (consistent_sanctum, 2),
    9: (outer_reaches, 3),
    10: (sodden_shallows, 2),
    11: (seeping_threat, 2),
    12: (skilled_artificer, 2),
    13: (fatal_pathway, 2),
    14: (slippery_route, 2),
    15: (gelatinous_horror, 2),
    16: (cramped_construction, 4),
    17: (muddied_approach, 4),
    18: (hortgullys_pride, 4),
    19: (thinfingers_trade, 3),
    21: (sabeks_plunder, 3),
    22: (halls_of_glynox, 4),
    23: (canine_companions, 3),
    24: (teeming_with_traps, 2),
    25: (dragul_alliance, 3),
    26: (devious_scales, 3),
    27: (gold_fiends, 3),
    28: (minion_horde, 1),
    29: (varied_composition, 3),
    30: (kings_favor, 10),
}
PERILOUS_PATH: Final = 20


def perilous_path(d: Dungeon, exit_column: int) -> int:
    """S13.20 Traps in the exit's network, branches and all."""
    return d.count(TRAPS, d.gate(exit_column, is_entrance=False))


def count_challenge(card: int, d: Dungeon, exit_column: int) -> tuple[int, int]:
    """S13 How many things a challenge card counts, and what each gives."""
    number = card - on_cards.CHALLENGES
    if number == PERILOUS_PATH:
        return perilous_path(d, exit_column), 2
    count, each = CHALLENGE[number]
    return count(d), each


def score_challenge(card: int, d: Dungeon, exit_column: int) -> int:
    """S13, S11.7 What one challenge card gives."""
    count, each = count_challenge(card, d, exit_column)
    return count * each


# -- S12 the goals: the value that is compared ------------------------------------------------------------------------


def goblin_denizens(e: Elements) -> int:
    """S12.1 Goblins."""
    return e.total((GOBLIN,))


def barren_vault(e: Elements) -> int:
    """S12.2 Chests; here the fewest win."""
    return e.total((CHEST,))


def grand_gnoll(e: Elements) -> int:
    """S12.3 Gnolls."""
    return e.total((GNOLL,))


def double_deception(e: Elements) -> int:
    """S12.4 Pairs of identical traps."""
    return sum([e.total((trap,)) // 2 for trap in TRAPS])


def kobold_swarm(e: Elements) -> int:
    """S12.5 Kobolds."""
    return e.total((KOBOLD,))


def kindred_carrion(e: Elements) -> int:
    """S12.6, S12.12 Pairs of slime and ooze."""
    return fewest_of(e, (SLIME,), (OOZE,))


def dripping_hollow(e: Elements) -> int:
    """S12.7 Slimes."""
    return e.total((SLIME,))


def cubic_conundrum(e: Elements) -> int:
    """S12.8 Oozes."""
    return e.total((OOZE,))


GOAL: Final[dict[int, Callable[[Elements], int]]] = {
    1: goblin_denizens,
    2: barren_vault,
    3: grand_gnoll,
    4: double_deception,
    5: kobold_swarm,
    6: kindred_carrion,
    7: dripping_hollow,
    8: cubic_conundrum,
}


def goal_value(card: int, e: Elements) -> int:
    """S12.1–S12.8, S17.3 What a goal card compares: a dungeon's elements, or Jael's."""
    return GOAL[card - on_cards.GOALS](e)


def goal_prizes(values: Sequence[int], priority: Sequence[int], is_most: bool) -> list[int]:
    """S12.9–S12.14 The three prizes (two seats: two), ties by final priority; the most of nothing wins nothing."""
    given = [0] * len(values)
    left = list(priority)
    for prize in PRIZES[:2] if len(values) == 2 else PRIZES:
        taker = -1
        for seat in left:
            if is_most and values[seat] == 0:
                continue
            if taker < 0 or (values[seat] > values[taker] if is_most else values[seat] < values[taker]):
                taker = seat
        if taker < 0:
            break
        given[taker] = prize
        left.remove(taker)
    return given


# -- S11 blueprint, paths --------------------------------------------------------------------------------------------


def is_met(d: Dungeon, place: PlaceNumber, demand: Demand) -> bool:
    """S11.9–S11.12 A demand of a blueprint, on the chamber that lies on its place."""
    wanted_type, kinds = demand
    if not has_place(d.filled, place):
        return False
    if wanted_type != NO_DEMAND:
        return has_place(d.stones, place) == (wanted_type == STONE)
    return d.count_at(kinds, place) > 0


def demands_met(d: Dungeon, demands: Sequence[Demand]) -> int:
    """S11.9–S11.12 How many of the eight demands are met so far."""
    return len([place for place, demand in enumerate(demands) if is_met(d, place, demand)])


def score_blueprint(d: Dungeon, demands: Sequence[Demand]) -> int:
    """S11.13 Points by the ladder."""
    return LADDER[demands_met(d, demands)]


def connected(d: Dungeon, entrance: int, exit_column: int) -> tuple[int, int]:
    """S11.14–S11.17 How many chambers are connected to the entrance, and how many to the exit."""
    return (
        count_places(d.gate(entrance, is_entrance=True)),
        count_places(d.gate(exit_column, is_entrance=False)),
    )


def own_points(printed: Printed, d: Dungeon, blueprint: int, challenges: Sequence[int]) -> int:
    """S11.6–S11.17 What a dungeon scores by itself: challenges, stars, blueprint, paths."""
    exit_column = printed.exit[blueprint]
    points = d.star_sum + score_blueprint(d, printed.demands[blueprint])
    from_entrance, from_exit = connected(d, printed.entrance[blueprint], exit_column)
    points += from_entrance + from_exit
    for card in challenges:
        points += score_challenge(card, d, exit_column)
    return points
