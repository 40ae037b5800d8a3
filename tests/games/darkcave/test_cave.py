"""D6 Spaces and which are adjacent: levels, junctions, webs; the whole graph against a slow one from the rule text."""

import pytest

from partie.core import Cell
from partie.core.grid import beside, opposite
from partie.games.darkcave.cave import adjacent, corners, feature_spaces, is_feature, shape_at, web_edges
from partie.games.darkcave.faces import OWN, START
from partie.games.darkcave.position import DarkCave
from partie.games.darkcave.spaces import HIDDEN_GOAL, NODES, Edge, cell_of, edge_of, node_of

from .caves import (
    BEYOND,
    OTHER_SIDE,
    SIDE_WORD,
    TABLES,
    A,
    B,
    C,
    all_spaces,
    at,
    begun,
    cell_name,
    code,
    edge,
    random_positions,
    slow_cave,
    slow_corners,
    space,
    space_name,
    table,
)

PATHS = [code(card) for card in OWN.copies if OWN.is_path(card)]
DOUBLES = ("I-bridge-ns", "I-tunnel-ne")
OWN_NUMBER = {code(card): card for card in OWN.copies}
PLAIN = {"I": 1, "II": 2, "III": 3}
THROUGH_THE_TUNNEL = {"I": 3, "II": 3, "III": 5}
WAYS_OF = {
    "bridge": ({"n", "s"}, {"e", "w"}),
    "tunnel-ne": ({"n", "e"}, {"s", "w"}),
    "tunnel-nw": ({"n", "w"}, {"e", "s"}),
}


def crossings(card: str, way: str) -> dict[tuple[str, str], int]:
    """Moves from stepping on a card by one side to standing on the last space before another; -1 if there is no way."""
    t = table(2, f"{card} (2,0) {way}")
    shape = shape_at(t.s, at(2, 0))
    assert shape is not None
    found: dict[tuple[str, str], int] = {}
    for one, port in enumerate(shape.port):
        for other, end in enumerate(shape.port):
            if one != other and port >= 0 and end >= 0:
                moves = t.moves(f"(2,0) {NODES[port]}", f"(2,0) {NODES[end]}")
                found[NODES[one], NODES[other]] = moves + 1 if moves >= 0 else -1
    return found


# -- the levels --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", PATHS)
def test_D6_5_D6_13_moves_needed_to_cross_every_card(card: str) -> None:
    level = card.partition("-")[0]
    for way in ("as-it-is", "turned")[: len(OWN.shape[OWN_NUMBER[card]])]:
        for (one, other), moves in crossings(card, way).items():
            if "bridge" in card:
                expected = PLAIN[level] if {one, other} in WAYS_OF["bridge"] else -1
            elif "tunnel" in card:
                same = {one, other} in WAYS_OF[card.partition("-")[2]]
                expected = PLAIN[level] if same else THROUGH_THE_TUNNEL[level]
            else:
                expected = PLAIN[level]
            assert moves == expected, f"{card} {way} from {one} to {other}"


def test_D6_13_the_start_card_takes_one_move_and_a_revealed_goal_three() -> None:
    t = table(2, "I-ew (-1,0); I-cross (1,0); I-cross-lair (4,3); goal-exit (4,4); I-cross-lair (3,4)")
    assert t.moves("(-1,0)", "(0,0)") == 1
    assert t.moves("(-1,0)", "(1,0)") == 2, "one on the start card, one to step off it"
    assert t.moves("(4,3)", "(4,4) w") == 3
    assert t.moves("(4,3)", "(3,4)") == 4
    assert t.moves("(4,3)", "(4,4) hub") == 2


def test_D6_1_each_step_to_an_adjacent_space_costs_one_move() -> None:
    t = table(2, "I-ew (1,0); I-cross (2,0)", step="move")
    assert t.s.steps == 3
    t.say("A go (1,0) hub")
    assert (t.dwarf(A), t.s.steps) == ("(1,0) hub", 2)
    t.say("A go (2,0) hub")
    assert (t.dwarf(A), t.s.steps) == ("(2,0) hub", 1)


@pytest.mark.parametrize("card", [card for card in PATHS if card.startswith("I-") and card not in DOUBLES])
def test_D6_2_D6_6_level_I_is_one_space_and_the_port_of_all_its_sides(card: str) -> None:
    t = table(2, f"{card} (2,0)")
    shape = shape_at(t.s, at(2, 0))
    assert shape is not None
    assert [NODES[node] for node in shape.nodes] == ["hub"]
    assert {NODES[port] for port in shape.port if port >= 0} == {"hub"}


def test_D6_3_level_II_has_a_space_for_each_side_all_adjacent() -> None:
    t = table(2, "II-tee-v (2,0)")
    assert t.neighbours("(2,0) n") == {"(2,0) e", "(2,0) s"}
    assert t.neighbours("(2,0) e") == {"(2,0) n", "(2,0) s"}
    assert t.neighbours("(2,0) s") == {"(2,0) n", "(2,0) e"}


def test_D6_4_D6_11_level_III_and_a_revealed_goal_have_a_hub() -> None:
    t = table(2, "III-tee-h (2,0); goal-lair (4,4)")
    assert t.neighbours("(2,0) hub") == {"(2,0) e", "(2,0) s", "(2,0) w"}
    assert t.neighbours("(2,0) e") == {"(2,0) hub"}
    assert t.neighbours("(4,4) hub") == {"(4,4) n", "(4,4) e", "(4,4) w"}
    assert t.neighbours("(4,4) n") == {"(4,4) hub"}


def test_D6_6_D6_7_ports_are_adjacent_over_a_junction() -> None:
    t = table(2, "I-ew (1,0); II-tee-h (2,0); III-ew (3,0)")
    assert t.neighbours("(0,0)") == {"(1,0) hub"}
    assert t.neighbours("(1,0)") == {"(0,0) hub", "(2,0) w"}
    assert t.neighbours("(2,0) w") == {"(1,0) hub", "(2,0) e", "(2,0) s"}
    assert t.neighbours("(2,0) e") == {"(3,0) w", "(2,0) w", "(2,0) s"}
    assert t.neighbours("(3,0) w") == {"(2,0) e", "(3,0) hub"}
    assert t.neighbours("(3,0) e") == {"(3,0) hub"}, "an open end leads nowhere"


def test_D6_7_D8_24_a_web_separates_the_ports_of_its_edge_in_both_directions() -> None:
    cave = "I-ew (1,0); II-tee-h (2,0)"
    t = table(2, cave, webs={"I-web": "B (1,0) east 2", "II-web": "B (0,0) north 1"})
    assert t.neighbours("(1,0)") == {"(0,0) hub"}
    assert t.neighbours("(2,0) w") == {"(2,0) e", "(2,0) s"}
    assert t.neighbours("(0,0)") == {"(1,0) hub"}
    assert edge("(1,0) east") == edge("(2,0) west")


def test_D6_8_sides_that_differ_beside_a_revealed_goal_are_not_connected() -> None:
    t = table(2, "I-cross (3,4); I-cross-lair (4,3); goal-gold (4,4)")  # open to north, east and south
    assert t.neighbours("(4,3)") == {"(4,4) s"}
    assert t.neighbours("(3,4)") == set(), "the goal's west side is closed"
    assert t.neighbours("(4,4) s") == {"(4,3) hub", "(4,4) hub"}
    turned = table(2, "I-cross (3,4); I-cross-lair (4,3); goal-gold (4,4) turned")
    assert turned.neighbours("(3,4)") == {"(4,4) w"}


@pytest.mark.parametrize(
    ("card", "way", "where"),
    [
        ("I-cross-lair", "as-it-is", "hub"),
        ("I-tee-v-gold", "turned", "hub"),
        ("II-tee-h-gold", "as-it-is", "s"),
        ("II-tee-h-gold", "turned", "n"),
        ("II-tee-v-ladder", "as-it-is", "e"),
        ("II-tee-v-ladder", "turned", "w"),
        ("II-bend-a-ladder", "as-it-is", "n"),
        ("II-bend-a-ladder", "turned", "s"),
        ("II-cross-lair", "as-it-is", "n"),
        ("II-cross-lair", "turned", "s"),
        ("III-tee-v-lair", "turned", "hub"),
        ("III-bend-b-ladder", "as-it-is", "hub"),
    ],
)
def test_D6_9_the_feature_sits_on_one_space(card: str, way: str, where: str) -> None:
    t = table(2, f"{card} (2,0) {way}")
    feature = card.rpartition("-")[2]
    spaces = [each for each in feature_spaces(t.s, feature) if cell_of(each) == at(2, 0)]
    assert [space_name(each) for each in spaces] == [f"(2,0) {where}"]
    assert [name for name in NODES if is_feature(t.s, space(f"(2,0) {name}"), feature)] == [where]


@pytest.mark.parametrize("feature", ["exit", "ladder", "lair", "gold"])
def test_D6_9_D6_11_a_goals_feature_is_on_its_hub(feature: str) -> None:
    t = table(2, f"goal-{feature} (4,4)")
    assert "(4,4) hub" in [space_name(each) for each in feature_spaces(t.s, feature)]


def test_D6_10_the_start_card_is_one_space_open_on_all_sides_with_a_ladder() -> None:
    t = table(2, "I-ns (0,1); I-ew (1,0); I-tee-v (0,-1); I-tee-h (-1,0)")
    assert t.neighbours("(0,0)") == {"(0,1) hub", "(1,0) hub", "(0,-1) hub", "(-1,0) hub"}
    assert [space_name(each) for each in feature_spaces(t.s, "ladder")] == ["(0,0) hub"]


def test_D6_12_any_number_of_figures_on_one_space() -> None:
    t = table(3, "I-cross-lair (1,0)", step="move", dwarfs={B: "(1,0)", C: "(1,0)"})
    t.say("A go (1,0) hub")
    assert [t.dwarf(seat) for seat in (A, B, C)] == ["(1,0) hub"] * 3
    called = table(3, "I-cross-lair (1,0)", creatures={"rat": "B (1,0)", "lindworm": "C (1,0)"}, hands={A: "I-goblin"})
    called.say("A play I-goblin + call (1,0)", "A stop")
    assert [called.creature(kind) for kind in ("rat", "lindworm", "goblin")] == ["(1,0) hub"] * 3


# -- hidden goals as spaces --------------------------------------------------------------------------------------------


def test_D13_5_a_port_facing_a_hidden_goal_is_adjacent_to_it() -> None:
    t = table(2, "I-cross (4,3); II-tee-h (3,4)", webs={"I-web": "B (3,4) west 2"})
    assert t.neighbours("(4,3)") == {"(4,4) goal"}
    assert t.neighbours("(3,4) e") == {"(4,4) goal", "(3,4) s", "(3,4) w"}
    assert t.neighbours("(4,4) goal") == {"(4,3) hub", "(3,4) e"}


def test_D10_14_a_closed_side_or_a_web_keeps_a_hidden_goal_away() -> None:
    t = table(2, "I-ew (4,3); I-cross (3,4); I-ns (5,4)", webs={"I-web": "B (3,4) east 1"})
    assert t.neighbours("(4,3)") == set()
    assert t.neighbours("(3,4)") == set()
    assert t.neighbours("(4,4) goal") == set()


# -- every position of random games ------------------------------------------------------------------------------------


def slow_adjacent(s: DarkCave) -> dict[str, set[str]]:
    """Which spaces are adjacent, worked out from the words of D6.7, D6.8, D6.16, D6.17, D10.14 and D13.5."""
    cave, hidden = slow_cave(s), slow_corners(s)
    graph: dict[str, set[str]] = {}

    def name(x: int, y: int, where: str) -> str:
        return f"({x},{y}) {where}"

    def webbed(x: int, y: int, side: str) -> bool:
        return edge(f"({x},{y}) {SIDE_WORD[side]}") in s.webs

    ladders: list[str] = []
    for (x, y), card in cave.items():
        for where in card.spaces():
            graph.setdefault(name(x, y, where), set())
        for link in card.links:
            one, other = sorted(link)
            graph[name(x, y, one)].add(name(x, y, other))
            graph[name(x, y, other)].add(name(x, y, one))
        if card.feature == "ladder":
            ladders.append(name(x, y, card.feature_space))
        for side in card.sides:
            beside = x + BEYOND[side][0], y + BEYOND[side][1]
            if webbed(x, y, side):
                continue
            if beside in cave:
                if OTHER_SIDE[side] in cave[beside].sides:
                    graph[name(x, y, card.port[side])].add(name(*beside, cave[beside].port[OTHER_SIDE[side]]))
            elif beside in hidden:
                graph[name(x, y, card.port[side])].add(name(*beside, "goal"))
                graph.setdefault(name(*beside, "goal"), set()).add(name(x, y, card.port[side]))
    for x, y in hidden - set(cave):
        graph.setdefault(name(x, y, "goal"), set())
    for ladder in ladders:
        graph[ladder] |= set(ladders) - {ladder}
    return graph


@pytest.mark.parametrize("seats", TABLES)
def test_D6_the_graph_of_spaces_is_that_of_the_rule_text_and_symmetric(seats: int) -> None:
    seen: set[str] = set()
    for i in range(4):
        for s in random_positions(seats, f"graph {i}"):
            key = repr((sorted(s.cave.items()), s.webs))
            if key in seen:
                continue
            seen.add(key)
            graph = {each: adjacent(s, each) for each in all_spaces(s)}
            assert {
                space_name(one): {space_name(other) for other in near} for one, near in graph.items()
            } == slow_adjacent(s)
            for one, near in graph.items():
                assert len(set(near)) == len(near)
                assert one not in near
                for other in near:
                    assert one in graph[other], f"{space_name(one)} and {space_name(other)}"
    assert len(seen) > 60


@pytest.mark.parametrize("seats", [2, 6])
def test_D6_7_edges_are_the_same_from_both_cells(seats: int) -> None:
    edges: dict[Edge, set[frozenset[Cell]]] = {}
    for s in random_positions(seats, "edges"):
        for place in s.cave:
            for side in range(4):
                beyond = beside(place, side)
                assert edge_of(place, side) == edge_of(beyond, opposite(side))
                edges.setdefault(edge_of(place, side), set()).add(frozenset((place, beyond)))
    assert all([len(pairs) == 1 for pairs in edges.values()]), "no two edges share a number"


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_D8_20_D8_21_D8_23_edges_for_a_web_are_those_of_the_rule_text(seats: int) -> None:
    webs = 0
    for i in range(4):
        for s in random_positions(seats, f"webs {i}"):
            cave = slow_cave(s)
            ends = {edge(f"({x},{y}) {SIDE_WORD[side]}") for (x, y), card in cave.items() for side in card.sides}
            laid = [each for each in s.webs if each >= 0]
            assert set(web_edges(s)) == ends - set(laid)
            assert set(laid) <= ends, "also after cave-ins"
            assert len(set(laid)) == len(laid)
            webs += len(laid)
    assert webs, "at least one web was laid"


@pytest.mark.parametrize("seats", TABLES)
def test_D6_figures_webs_and_gold_always_stand_on_something_that_exists(seats: int) -> None:
    for s in random_positions(seats, "stand"):
        spaces = set(all_spaces(s))
        assert set(s.dwarfs) - {-1} <= spaces
        assert not [where for where in s.dwarfs if where >= 0 and node_of(where) == HIDDEN_GOAL]
        assert set(s.creatures) - {-1} <= spaces
        assert set(s.veins) <= set(feature_spaces(s, "gold"))
        assert len(s.cave) == 1 + len(s.laid) + len([place for place in corners(s.area) if place in s.cave])


def test_D6_13_a_way_over_cards_of_all_levels() -> None:
    t = table(2, "I-ew (1,0); II-ew (2,0); III-ew (3,0); I-cross (4,0)")
    assert t.moves("(0,0)", "(4,0)") == 1 + 2 + 3 + 1


def test_D6_the_start_card_has_no_second_orientation() -> None:
    assert len(OWN.shape[START]) == 1
    assert cell_name(cell_of(begun(2).s.dwarfs[A])) == "(0,0)"
