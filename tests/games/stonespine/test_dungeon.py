"""S4, S11–S13 The dungeon and its points: the examples of the rule list, and single paths against brute force."""

import time
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from partie.games.stonespine.board import JOINTS, PLACES, Dungeon, edge, place_at, single_paths
from partie.games.stonespine.faces import CHEST, STARS, TRAPS, own_tables, read_deck
from partie.games.stonespine.scoring import (
    CHALLENGES,
    GOALS,
    LADDER,
    demands_met,
    goal_prizes,
    score_blueprint,
    score_challenge,
    score_paths,
    score_stars,
)

DECK = read_deck(own_tables())
FACES = {chamber.number: chamber for chamber in DECK.chambers}
NUMBERS = {chamber.name: chamber.number for chamber in DECK.chambers}

D1 = """
    Throughway & pit, Tomb & kobold, Dwelling & slime,           Warehouse & blade /
    Barracks,         Alleyway,      Stockyard & goblin,         Burial Grounds /
    Corner Room,      Sewers,        Machine Room & +1 & gnoll,  Supply Room & ooze /
    Larder,           Mudroom,       Cell & kobold,              Hearth & gnoll
"""
PASSAGES = (edge(place_at(2, 1), "B"), edge(place_at(3, 4), "R"))
BLUEPRINT = DECK.blueprints[3]


def dungeon(text: str, passages: Sequence[int] = ()) -> Dungeon:
    """Rows with /, chambers with commas, tokens with &; a dash is an empty place."""
    chambers: list[int] = []
    tokens: list[list[str]] = []
    for cell in text.replace("/", ",").split(","):
        name, *laid = [word.strip() for word in cell.split("&")]
        chambers.append(NUMBERS[name] if name != "-" else 0)
        tokens.append(laid)
    missing = PLACES - len(chambers)
    return Dungeon(chambers + [0] * missing, tokens + [[]] * missing, frozenset(passages), FACES)


def of_types(text: str) -> Dungeon:
    """A dungeon of which only the types matter: C cave, S stone."""
    return dungeon(",".join(["Alcove" if letter == "C" else "Pit" for letter in text.replace(" / ", "")]))


@pytest.fixture(scope="module")
def d1() -> Dungeon:
    return dungeon(D1, PASSAGES)


def test_E13_clusters_by_type_alone() -> None:
    d = of_types("CCCS / SSSC / CCSC / CCSC")
    assert sorted([len(cluster) for cluster in d.clusters()]) == [1, 3, 3, 4, 5]
    assert (score_challenge(29, d, 1), score_challenge(3, d, 1)) == (12, 10)


def test_E14_three_clusters() -> None:
    d = of_types("SCCC / SSSC / CCSC / CCSC")
    assert sorted([len(cluster) for cluster in d.clusters()]) == [4, 6, 6]
    assert (score_challenge(3, d, 1), score_challenge(29, d, 1)) == (6, 6)


def test_E15_a_dungeon_after_two_years_is_scored_as_it_stands() -> None:
    first = "Throughway & pit, Tomb & kobold, Dwelling, Warehouse & blade"
    d = dungeon(f"{first} / Barracks, Alleyway, Stockyard & goblin, Burial Grounds")
    assert len(d.gate(BLUEPRINT.entrance, is_entrance=True)) == 8
    assert (score_challenge(5, d, 2), score_challenge(24, d, 2)) == (12, 6)
    assert (demands_met(d, BLUEPRINT), score_blueprint(d, BLUEPRINT)) == (4, 5)
    assert sorted([len(cluster) for cluster in d.clusters()]) == [1, 2, 5]


def test_E16_the_ladder() -> None:
    assert LADDER == (0, 0, 0, 0, 5, 7, 10, 14, 20)


def test_E19_sixteen_caves_are_eight_lines() -> None:
    assert score_challenge(22, of_types("CCCC / CCCC / CCCC / CCCC"), 1) == 32


def test_E21_networks_clusters_blueprint_and_stars(d1: Dungeon) -> None:
    left_out = {place_at(3, 2), place_at(3, 4), place_at(4, 1), place_at(4, 2)}
    assert d1.gate(3, is_entrance=True) == set(range(PLACES)) - left_out
    assert d1.gate(2, is_entrance=False) == {place_at(4, 1), place_at(4, 2)}
    assert score_paths(d1, BLUEPRINT) == 14
    assert sorted([len(cluster) for cluster in d1.clusters()]) == [1, 2, 3, 10]
    assert (demands_met(d1, BLUEPRINT), score_blueprint(d1, BLUEPRINT), score_stars(d1)) == (8, 20, 2)


E22 = [3, 18, 8, 9, 12, 3, 3, 20, 21, 10, 6, 10, 14, 8, 6, 16, 4, 16, 12, 0, 12, 4, 6, 12, 9, 9, 12, 4, 12, 10]


@pytest.mark.parametrize("number", range(1, 31))
def test_E22_every_challenge_on_one_dungeon(d1: Dungeon, number: int) -> None:
    assert score_challenge(number, d1, BLUEPRINT.exit) == E22[number - 1]


@pytest.mark.parametrize(("number", "value"), list(enumerate([7, 4, 4, 4, 3, 6, 6, 9], 1)))
def test_E23_every_goal_on_one_dungeon(d1: Dungeon, number: int, value: int) -> None:
    assert GOALS[number](d1) == value


def test_E24_one_passage_more_joins_two_networks(d1: Dungeon) -> None:
    d2 = dungeon(D1, (*PASSAGES, edge(place_at(4, 2), "R")))
    assert score_paths(d2, BLUEPRINT) == 28
    changed = {n: score_challenge(n, d2, 2) for n in range(1, 31) if score_challenge(n, d2, 2) != E22[n - 1]}
    assert changed == {15: 8, 20: 18}


def test_E25_a_single_path_leaves_branches_out(d1: Dungeon) -> None:
    assert d1.best_single_path(TRAPS) == 7
    assert d1.count(TRAPS, sorted(d1.network(place_at(1, 3)))) == 9


def test_E28_goal_prizes_with_a_tie_and_a_seat_without_any() -> None:
    assert goal_prizes([3, 3, 0, 1], [1, 3, 0, 2], is_most=True) == [9, 15, 0, 5]


def test_E29_the_fewest_may_be_none() -> None:
    assert goal_prizes([2, 0, 0, 5], [3, 2, 1, 0], is_most=False) == [5, 9, 15, 0]


def test_E17_the_most_of_nothing_wins_nothing() -> None:
    assert goal_prizes([0, 0, 0], [0, 1, 2], is_most=True) == [0, 0, 0]


def test_S12_14_two_seats_have_no_third_prize() -> None:
    assert goal_prizes([1, 2], [0, 1], is_most=True) == [9, 15]


def test_E35_a_chamber_without_a_connection_is_no_path() -> None:
    """Three traps lie in a lone chamber; the only path, elsewhere, holds one."""
    d = dungeon("Trap Storage, -, -, - / -, -, Breezeway, - / -, -, Footpath, -")
    assert d.count(TRAPS, (0,)) == 3
    assert score_challenge(13, d, 1) == 2
    assert score_challenge(13, dungeon("Trap Storage"), 1) == 0


def test_E36_the_doorway_token_needs_a_door_or_a_passage() -> None:
    lone = dungeon("-, Alcove")
    assert lone.gate(2, is_entrance=True) == {1}
    shut = "-, Corner Room"
    assert dungeon(shut).gate(2, is_entrance=True) == set()
    assert dungeon(shut, [edge(1, "T")]).gate(2, is_entrance=True) == {1}


def test_S4_6_a_finished_dungeon_has_forty_edges() -> None:
    edges = {edge(place, side) for place in range(PLACES) for side in "TBLR"}
    assert edges == set(range(40))
    assert len(JOINTS) == 24


def test_S4_9_a_door_on_one_side_connects_nothing_and_S4_10_a_passage_does() -> None:
    """The Alcove has a top door only, the Tunnel one to the left and one to the right."""
    assert dungeon("Alcove, Tunnel").network(0) == {0}
    assert dungeon("Alcove, Tunnel", [edge(0, "R")]).network(0) == {0, 1}


def test_thirty_challenges_and_eight_goals_have_a_function_each() -> None:
    assert sorted([*CHALLENGES, 20]) == list(range(1, 31))
    assert sorted(GOALS) == list(range(1, 9))


# -- single paths ------------------------------------------------------------------------------------------------------


def brute_force(d: Dungeon, kinds: Sequence[str]) -> int:
    """Walk every single path of this one dungeon, step by step."""
    joined = d.links()
    pairs = [joint[:2] for i, joint in enumerate(JOINTS) if joined >> i & 1]
    best = 0

    def walk(path: list[int]) -> None:
        nonlocal best
        if len(path) > 1:
            best = max(best, d.count(kinds, path))
        for one, two in pairs:
            for here, there in ((one, two), (two, one)):
                if here == path[-1] and there not in path:
                    walk([*path, there])

    for place in range(PLACES):
        walk([place])
    return best


chambers = st.lists(st.integers(0, 100), min_size=PLACES, max_size=PLACES)
passages = st.frozensets(st.integers(0, 39), max_size=4)


@settings(max_examples=60, deadline=None)
@given(chambers, passages, st.sampled_from([TRAPS, ("slime",), ("ooze",), (*STARS, CHEST)]))
def test_single_paths_are_exact(numbers: list[int], laid: frozenset[int], kinds: Sequence[str]) -> None:
    d = Dungeon(numbers, [()] * PLACES, laid, FACES)
    assert d.best_single_path(kinds) == brute_force(d, kinds)


def test_a_fully_connected_dungeon_has_14248_single_paths() -> None:
    assert len(single_paths()) == len(set(single_paths())) == 14_248


def test_the_worst_dungeon_is_scored_in_under_five_milliseconds() -> None:
    """Every joint open and an element everywhere: no path can be left out."""
    worst = Dungeon([NUMBERS["Throughway"]] * PLACES, [()] * PLACES, frozenset(range(40)), FACES)
    assert worst.best_single_path(("slime",)) == PLACES
    spent: list[float] = []
    for _ in range(30):
        began = time.perf_counter()
        worst.best_single_path(("slime",))
        spent.append(time.perf_counter() - began)
    assert min(spent) < 0.005
