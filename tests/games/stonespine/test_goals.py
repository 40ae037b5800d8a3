"""S12 The goals 1 to 8, each on dungeons of its own, and who wins which prize."""

import pytest

from partie.games.stonespine.board import Dungeon, hoard
from partie.games.stonespine.ending import BY_PRIORITY
from partie.games.stonespine.printed import GOALS, OWN
from partie.games.stonespine.scoring import GOAL, goal_prizes, goal_value

from .dungeons import D1, D1_PASSAGES, NUMBERS, TOKEN, Architect, cell_of, dungeon, last_market_closed, row_of, scored


@pytest.fixture(scope="module")
def d1() -> Dungeon:
    return dungeon(D1, D1_PASSAGES)


def value(number: int, text: str) -> int:
    """What a goal compares, on a dungeon; the same chambers and tokens in Jael's pile are worth the same."""
    d = dungeon(text)
    names = [word.strip() for each in text.replace("/", ",").split(",") for word in each.split("&")]
    chambers = [NUMBERS[name] for name in names if name in NUMBERS]
    tokens = [TOKEN[name] for name in names if name in TOKEN]
    assert goal_value(GOALS + number, hoard(OWN, chambers, tokens)) == goal_value(GOALS + number, d)
    return goal_value(GOALS + number, d)


def test_S12_1_goblin_denizens_most_goblins() -> None:
    """Tunnel 2, Barracks 1, Vault 1 and a token 1."""
    assert value(1, "Tunnel, -, Barracks / -, Vault & goblin") == 5
    assert value(1, "Passage, Gatehouse") == 0
    assert OWN.is_most[GOALS + 1]


def test_S12_2_barren_vault_fewest_chests() -> None:
    """Treasury 3, Tomb 2, Cache 1, a token 1."""
    assert value(2, "Treasury, Tomb / -, Cache, Pit & chest") == 7
    assert value(2, "Ruins, Tunnel") == 0
    assert not OWN.is_most[GOALS + 2]


def test_S12_3_grand_gnoll_most_gnolls() -> None:
    """Gnoll Hideout 2, Armory 1, Pantry 1, two tokens 2."""
    assert value(3, "Gnoll Hideout, Armory & gnoll / -, -, Pantry & gnoll") == 6
    assert OWN.is_most[GOALS + 3]


def test_S12_4_double_deception_pairs_of_identical_traps() -> None:
    """Bears: Training Room, Trap Storage, Machine Room are 3, one pair. Spikes: Training Room, Trap Storage, one pair.

    Blades: Trap Storage, Machine Room and a token are 3, one pair. Fires: Forge 2 and Breezeway 1, one pair. Pit: one.
    """
    assert value(4, "Training Room, Trap Storage, Machine Room / Forge, Breezeway & blade, Pit") == 4
    assert value(4, "Training Room, Breezeway, Pit, Alcove & blade") == 0, "five different traps"
    assert value(4, "Forge & fire, Furnace") == 2, "four fires"
    assert OWN.is_most[GOALS + 4]


def test_S12_5_kobold_swarm_most_kobolds() -> None:
    """Gatehouse 2, Exercise Ward 2, Hallway 1, a token 1."""
    assert value(5, "Gatehouse / Exercise Ward & kobold / -, Hallway") == 6
    assert OWN.is_most[GOALS + 5]


def test_S12_6_kindred_carrion_pairs_of_slime_and_ooze() -> None:
    """Slimes: Slime Trail 2, Crypt 1, a token 1. Oozes: Crypt 1, Sludge Room 2. Three pairs."""
    assert value(6, "Slime Trail, Crypt & slime / -, Sludge Room") == 3
    assert value(6, "Slime Trail, Graveyard") == 0
    assert value(6, "Sludge Room, Sewers") == 0
    assert OWN.is_most[GOALS + 6]


def test_S12_7_dripping_hollow_most_slimes() -> None:
    """Slime Incubator 2, Cesspool 2, Crossing 1, two tokens 2."""
    assert value(7, "Slime Incubator & slime, Cesspool / -, Crossing & slime") == 7
    assert OWN.is_most[GOALS + 7]


def test_S12_8_cubic_conundrum_most_oozes() -> None:
    """Mausoleum 2, Cellar 2, Cesspool 1, a token 1."""
    assert value(8, "Mausoleum, Cellar / -, -, Cesspool & ooze") == 6
    assert OWN.is_most[GOALS + 8]


def test_S12_9_fifteen_nine_and_five() -> None:
    assert goal_prizes([1, 4, 2, 3], [0, 1, 2, 3], is_most=True) == [0, 15, 5, 9]
    assert goal_prizes([1, 4, 2, 3, 6], [0, 1, 2, 3, 4], is_most=False) == [15, 0, 9, 5, 0]


def test_S12_9_prizes_on_a_table_of_three() -> None:
    """Goblins: 1 (Ambush Room), 4 (Tunnel, Dwelling), 2 (Goblin Den)."""
    architects = Architect("Ambush Room"), Architect("Tunnel, Dwelling"), Architect("Goblin Den")
    s = scored(last_market_closed(*architects, goal=1))
    assert [row_of(s, "goal", seat) for seat in range(3)] == [5, 15, 9]
    assert [dict(cell_of(s, "goal", seat)[0].args)["count"] for seat in range(3)] == [1, 4, 2]
    assert {cell_of(s, "goal", seat)[0].why for seat in range(3)} == {"goal-most"}


def test_S12_10_equal_values_rank_by_final_priority() -> None:
    assert goal_prizes([2, 2, 2], [2, 0, 1], is_most=True) == [9, 5, 15]
    assert goal_prizes([2, 2, 2], [2, 0, 1], is_most=False) == [9, 5, 15]
    assert goal_prizes([2, 2, 3, 3, 3], [1, 0, 4, 2, 3], is_most=True) == [0, 0, 9, 5, 15]
    # The same on a table: both have one chest, and the seat that passed first in year 4 wins.
    s = scored(last_market_closed(Architect("Archive"), Architect("Cache"), goal=2, priority=(1, 0)))
    assert [row_of(s, "goal", seat) for seat in range(2)] == [9, 15]
    assert [dict(cell_of(s, "goal", seat)[0].args)["tied"] for seat in range(2)] == [BY_PRIORITY, BY_PRIORITY]
    assert {cell_of(s, "goal", seat)[0].why for seat in range(2)} == {"goal-fewest"}


def test_S12_11_a_seat_without_any_holds_no_place() -> None:
    """Three seats compete and one has any: the second and third prize are lost."""
    assert goal_prizes([0, 2, 0], [0, 2, 1], is_most=True) == [0, 15, 0]
    assert goal_prizes([0, 2, 1, 0, 0], [0, 3, 4, 2, 1], is_most=True) == [0, 15, 9, 0, 0]


def test_S12_12_pairs_need_a_whole_one() -> None:
    """Seat 1 has many slimes and no ooze; seat 2 one pair. Then one trap of each kind against two fires."""
    s = scored(last_market_closed(Architect("Slime Trail, Graveyard"), Architect("Crypt"), goal=6))
    assert [row_of(s, "goal", seat) for seat in range(2)] == [0, 15]
    s = scored(last_market_closed(Architect("Trap Storage, Breezeway, Pit"), Architect("Forge"), goal=4))
    assert [row_of(s, "goal", seat) for seat in range(2)] == [0, 15]


def test_S12_13_fewest_takes_everybody_in() -> None:
    assert goal_prizes([0, 0, 0], [1, 2, 0], is_most=False) == [5, 15, 9]
    s = scored(last_market_closed(Architect("Tunnel"), Architect("Treasury"), Architect("Pit"), goal=2))
    assert [row_of(s, "goal", seat) for seat in range(3)] == [15, 5, 9]


def test_S12_14_two_seats_have_no_third_prize() -> None:
    assert goal_prizes([1, 2], [0, 1], is_most=True) == [9, 15]
    assert goal_prizes([1, 2], [0, 1], is_most=False) == [15, 9]
    assert goal_prizes([0, 2], [0, 1], is_most=True) == [0, 15]


def test_E17_the_most_of_nothing_wins_nothing() -> None:
    assert goal_prizes([0, 0, 0], [0, 1, 2], is_most=True) == [0, 0, 0]
    s = scored(last_market_closed(Architect("Passage"), Architect("Gatehouse"), Architect("Junction"), goal=1))
    assert [row_of(s, "goal", seat) for seat in range(3)] == [0, 0, 0]
    assert [dict(cell_of(s, "goal", seat)[0].args)["tied"] for seat in range(3)] == [0, 0, 0], (
        "there is no tie to break"
    )


@pytest.mark.parametrize(("number", "expected"), list(enumerate([7, 4, 4, 4, 3, 6, 6, 9], 1)))
def test_E23_every_goal_on_one_dungeon(d1: Dungeon, number: int, expected: int) -> None:
    assert goal_value(GOALS + number, d1) == expected


def test_E28_goal_prizes_with_a_tie_and_a_seat_without_any() -> None:
    assert goal_prizes([3, 3, 0, 1], [1, 3, 0, 2], is_most=True) == [9, 15, 0, 5]
    # Goblins: Ambush Room and Tunnel 3, Dwelling and Vault 3, none, Oratory 1.
    architects = [Architect(text) for text in ("Ambush Room, Tunnel", "Dwelling, Vault", "Junction", "Oratory")]
    s = scored(last_market_closed(*architects, goal=1, priority=(1, 3, 0, 2)))
    assert [row_of(s, "goal", seat) for seat in range(4)] == [9, 15, 0, 5]
    tied = [dict(cell_of(s, "goal", seat)[0].args)["tied"] for seat in range(4)]
    assert tied == [BY_PRIORITY, BY_PRIORITY, 0, 0]


def test_E29_the_fewest_may_be_none() -> None:
    assert goal_prizes([2, 0, 0, 5], [3, 2, 1, 0], is_most=False) == [5, 9, 15, 0]
    # Chests: Tomb 2, none, none, Treasury 3 and Cache 1 and Archive 1.
    architects = [Architect(text) for text in ("Tomb", "Junction", "Pit", "Treasury, Cache, Archive")]
    s = scored(last_market_closed(*architects, goal=2, priority=(3, 2, 1, 0)))
    assert [row_of(s, "goal", seat) for seat in range(4)] == [5, 9, 15, 0]


def test_eight_goals_have_a_function_each() -> None:
    assert [GOALS + number for number in sorted(GOAL)] == list(OWN.goals)
