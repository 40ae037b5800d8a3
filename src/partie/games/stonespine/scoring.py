"""S11–S13 Counting points: one function for each challenge and goal, on a finished or growing dungeon."""

from collections.abc import Callable, Sequence
from typing import Final

from partie.games.stonespine.board import CENTRAL, COLUMNS, PLACES, ROWS, Dungeon
from partie.games.stonespine.faces import (
    CHEST,
    MINIONS,
    MONSTERS,
    NOTHING,
    SLIMY,
    STARS,
    TRAPS,
    TYPES,
    Blueprint,
)

LADDER: Final = (0, 0, 0, 0, 5, 7, 10, 14, 20)  # S11.13
OUTER: Final = COLUMNS[0] + COLUMNS[3]


def best_column(d: Dungeon, kind: str) -> int:
    """S4.32 The best column for one kind."""
    return max([d.count((kind,), column) for column in COLUMNS])


def best_cluster(d: Dungeon, kind: str) -> int:
    """S4.32 The best cluster for one kind."""
    return max([d.count((kind,), sorted(cluster)) for cluster in d.clusters()], default=0)


def whole_lines(d: Dungeon) -> int:
    """S13.22 Rows and columns whose four chambers have one type."""
    lines = 0
    for line in ROWS + COLUMNS:
        types = {face.type for face in [d.faces[place] for place in line] if face is not None}
        full = all([d.faces[place] is not None for place in line])
        lines += full and len(types) == 1
    return lines


def is_varied(elements: tuple[str, ...]) -> bool:
    """S13.18 A monster, a trap and a star together."""
    return all([any([each in kinds for each in elements]) for kinds in (MONSTERS, TRAPS, STARS)])


def outer_doors(d: Dungeon) -> int:
    """S13.9, S4.28 Open edges on the left and right outside; an edge counts once."""
    left = len([place for place in COLUMNS[0] if d.is_open(place, "L")])
    return left + len([place for place in COLUMNS[3] if d.is_open(place, "R")])


def market_faces(d: Dungeon) -> int:
    """S13.2 Different faces among the market tokens; the secret passage is one of them."""
    return len({face for tokens in d.tokens for face in tokens}) + bool(d.passages)


def kinds_of_trap(d: Dungeon) -> int:
    """S13.19 Different traps in the dungeon."""
    return len([trap for trap in TRAPS if d.count((trap,))])


def fewest_of(d: Dungeon, *kinds: Sequence[str]) -> int:
    """S4.29 Whole sets: the smallest of the counts."""
    return min([d.count(kind) for kind in kinds])


# -- S13 the challenges ------------------------------------------------------------------------------------------------


def dogrens_vault(d: Dungeon) -> int:
    """S13.1 Stars and chests in the central chambers."""
    return 3 * d.count((*STARS, CHEST), CENTRAL)


def market_maven(d: Dungeon) -> int:
    """S13.2 Different faces of market tokens."""
    return 2 * market_faces(d)


def ordered_chambers(d: Dungeon) -> int:
    """S13.3 Clusters."""
    return 2 * len(d.clusters())


def deadly_tomb(d: Dungeon) -> int:
    """S13.4 Traps in the central chambers."""
    return 3 * d.count(TRAPS, CENTRAL)


def goblin_gathering(d: Dungeon) -> int:
    """S13.5 Goblins in one column."""
    return 3 * best_column(d, "goblin")


def kobold_formation(d: Dungeon) -> int:
    """S13.6 Kobolds in one column."""
    return 3 * best_column(d, "kobold")


def gnoll_pack(d: Dungeon) -> int:
    """S13.7 Gnolls in one column."""
    return 3 * best_column(d, "gnoll")


def consistent_sanctum(d: Dungeon) -> int:
    """S13.8 Chambers of one cluster."""
    return 2 * max([len(cluster) for cluster in d.clusters()], default=0)


def outer_reaches(d: Dungeon) -> int:
    """S13.9 Open edges on the left and right outside."""
    return 3 * outer_doors(d)


def sodden_shallows(d: Dungeon) -> int:
    """S13.10 Oozes in one cluster."""
    return 2 * best_cluster(d, "ooze")


def seeping_threat(d: Dungeon) -> int:
    """S13.11 Slimes in one cluster."""
    return 2 * best_cluster(d, "slime")


def skilled_artificer(d: Dungeon) -> int:
    """S13.12 Stars."""
    return 2 * d.count(STARS)


def fatal_pathway(d: Dungeon) -> int:
    """S13.13 Traps on one single path."""
    return 2 * d.best_single_path(TRAPS)


def slippery_route(d: Dungeon) -> int:
    """S13.14 Slimes on one single path."""
    return 2 * d.best_single_path(("slime",))


def gelatinous_horror(d: Dungeon) -> int:
    """S13.15 Oozes on one single path."""
    return 2 * d.best_single_path(("ooze",))


def cramped_construction(d: Dungeon) -> int:
    """S13.16 Chambers with four elements."""
    return 4 * len([place for place in range(PLACES) if len(d.elements[place]) == 4])


def muddied_approach(d: Dungeon) -> int:
    """S13.17 Chambers with three slimes and oozes or more."""
    return 4 * len([place for place in range(PLACES) if d.count(SLIMY, (place,)) >= 3])


def hortgullys_pride(d: Dungeon) -> int:
    """S13.18 Chambers with a monster, a trap and a star."""
    return 4 * len([place for place in range(PLACES) if is_varied(d.elements[place])])


def thinfingers_trade(d: Dungeon) -> int:
    """S13.19 Different kinds of trap."""
    return 3 * kinds_of_trap(d)


def sabeks_plunder(d: Dungeon) -> int:
    """S13.21 Pairs of chest and star."""
    return 3 * fewest_of(d, (CHEST,), STARS)


def halls_of_glynox(d: Dungeon) -> int:
    """S13.22 Rows and columns of one type."""
    return 4 * whole_lines(d)


def canine_companions(d: Dungeon) -> int:
    """S13.23 Pairs of gnolls."""
    return 3 * (d.count(("gnoll",)) // 2)


def teeming_with_traps(d: Dungeon) -> int:
    """S13.24 Traps in the outer columns."""
    return 2 * d.count(TRAPS, OUTER)


def dragul_alliance(d: Dungeon) -> int:
    """S13.25 Sets of gnoll, kobold and goblin."""
    return 3 * fewest_of(d, ("gnoll",), ("kobold",), ("goblin",))


def devious_scales(d: Dungeon) -> int:
    """S13.26 Pairs of kobold and trap."""
    return 3 * fewest_of(d, ("kobold",), TRAPS)


def gold_fiends(d: Dungeon) -> int:
    """S13.27 Pairs of goblin and chest."""
    return 3 * fewest_of(d, ("goblin",), (CHEST,))


def minion_horde(d: Dungeon) -> int:
    """S13.28 Goblins, kobolds and gnolls in the central chambers."""
    return d.count(MINIONS, CENTRAL)


def varied_composition(d: Dungeon) -> int:
    """S13.29 Clusters of different sizes."""
    return 3 * len({len(cluster) for cluster in d.clusters()})


def kings_favor(d: Dungeon) -> int:
    """S13.30 No condition."""
    return 10


# Number 20 also needs the exit, so it has a way of its own.
CHALLENGES: Final[dict[int, Callable[[Dungeon], int]]] = {
    1: dogrens_vault,
    2: market_maven,
    3: ordered_chambers,
    4: deadly_tomb,
    5: goblin_gathering,
    6: kobold_formation,
    7: gnoll_pack,
    8: consistent_sanctum,
    9: outer_reaches,
    10: sodden_shallows,
    11: seeping_threat,
    12: skilled_artificer,
    13: fatal_pathway,
    14: slippery_route,
    15: gelatinous_horror,
    16: cramped_construction,
    17: muddied_approach,
    18: hortgullys_pride,
    19: thinfingers_trade,
    21: sabeks_plunder,
    22: halls_of_glynox,
    23: canine_companions,
    24: teeming_with_traps,
    25: dragul_alliance,
    26: devious_scales,
    27: gold_fiends,
    28: minion_horde,
    29: varied_composition,
    30: kings_favor,
}


def perilous_path(d: Dungeon, exit_column: int) -> int:
    """S13.20 Traps in the exit's network."""
    return 2 * d.count(TRAPS, sorted(d.gate(exit_column, is_entrance=False)))


def score_challenge(number: int, d: Dungeon, exit_column: int) -> int:
    """S13, S11.7 What one challenge gives."""
    return perilous_path(d, exit_column) if number == 20 else CHALLENGES[number](d)


# -- S12 the goals: the value that is compared ------------------------------------------------------------------------


def goblin_denizens(d: Dungeon) -> int:
    """S12.1 Goblins."""
    return d.count(("goblin",))


def barren_vault(d: Dungeon) -> int:
    """S12.2 Chests; here the fewest win."""
    return d.count((CHEST,))


def grand_gnoll(d: Dungeon) -> int:
    """S12.3 Gnolls."""
    return d.count(("gnoll",))


def double_deception(d: Dungeon) -> int:
    """S12.4 Pairs of identical traps."""
    return sum([d.count((trap,)) // 2 for trap in TRAPS])


def kobold_swarm(d: Dungeon) -> int:
    """S12.5 Kobolds."""
    return d.count(("kobold",))


def kindred_carrion(d: Dungeon) -> int:
    """S12.6 Pairs of slime and ooze."""
    return fewest_of(d, ("slime",), ("ooze",))


def dripping_hollow(d: Dungeon) -> int:
    """S12.7 Slimes."""
    return d.count(("slime",))


def cubic_conundrum(d: Dungeon) -> int:
    """S12.8 Oozes."""
    return d.count(("ooze",))


GOALS: Final[dict[int, Callable[[Dungeon], int]]] = {
    1: goblin_denizens,
    2: barren_vault,
    3: grand_gnoll,
    4: double_deception,
    5: kobold_swarm,
    6: kindred_carrion,
    7: dripping_hollow,
    8: cubic_conundrum,
}


def goal_prizes(values: Sequence[int], priority: Sequence[int], is_most: bool) -> list[int]:
    """S12.9–S12.14 The three prizes (two seats: two), ties by final priority; the most of nothing wins nothing."""
    prizes = (15, 9) if len(values) == 2 else (15, 9, 5)
    ranked = sorted(priority, key=lambda seat: -values[seat] if is_most else values[seat])
    given = [0] * len(values)
    takers = [seat for seat in ranked if values[seat] > 0 or not is_most]
    for seat, prize in zip(takers, prizes, strict=False):
        given[seat] = prize
    return given


def is_met(d: Dungeon, place: int, demand: str) -> bool:
    """S11.9–S11.12 A demand of a blueprint, on the chamber that lies on its place."""
    chamber = d.faces[place]
    if chamber is None or demand == NOTHING:
        return False
    if demand in TYPES:
        return chamber.type == demand
    wanted = TRAPS if demand == "trap" else STARS if demand == "star" else (demand,)
    return d.count(wanted, (place,)) > 0


def demands_met(d: Dungeon, blueprint: Blueprint) -> int:
    """S11.9–S11.12 How many of the eight demands are met so far."""
    return len([place for place, demand in enumerate(blueprint.demands) if is_met(d, place, demand)])


def score_blueprint(d: Dungeon, blueprint: Blueprint) -> int:
    """S11.13 Points by the ladder."""
    return LADDER[demands_met(d, blueprint)]


def score_paths(d: Dungeon, blueprint: Blueprint) -> int:
    """S11.14–S11.17 One for each chamber connected to the entrance, one for each connected to the exit."""
    return len(d.gate(blueprint.entrance, is_entrance=True)) + len(d.gate(blueprint.exit, is_entrance=False))


def score_stars(d: Dungeon) -> int:
    """S11.8 The sum of the values of all stars."""
    return sum([int(each) for elements in d.elements for each in elements if each in STARS])
