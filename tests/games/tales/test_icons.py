"""G18 The icons of rewards, one by one."""

import pytest

from partie.core import Outcome
from partie.games.tales.events import EndingGained, RewardGained, TokenTaken

from .helpers import IN_TURN, A, B, C, Table, deck_of, table

GAME = deck_of(
    """
    1 | Glory     | treasure  | . | N E S W | 7glory            | .
    1 | Coins     | treasure  | . | N E S W | 5coin             | .
    1 | Potions   | treasure  | . | N E S W | 4potion           | .
    1 | Combat    | treasure  | . | N E S W | combat            | .
    1 | Magic     | treasure  | . | N E S W | magic             | .
    1 | Crier     | character | . | N E S W | token 1coin       | .
    1 | Herald    | character | . | N E S W | token             | .
    1 | Signpost  | place     | . | N=token E=1coin S=1coin W=1coin | 1glory | .
    1 | Sceptre   | treasure  | . | N E S W | key               | token
    1 | Smith     | character | . | N E S W | key               | .
    1 | Wolf      | monster   | . | N E S W | 1glory            | .
    1 | Boar      | monster   | . | N E S W | 1glory            | .
    1 | Inn       | place     | . | N=1coin E=1coin S=1coin W=1coin | 1glory | .
    1 | Mill      | place     | . | N=1coin E=1coin S=1coin W=1coin | 1glory | .
    1 | Friend    | character | . | N E S W | 1glory            | .
    2 | X Place   | character | . | N E S W | 2coin xplace      | .
    2 | X Monster | character | . | N E S W | 2coin xmonster    | .
    2 | X Treasure | character | . | N E S W | 2coin xtreasure  | .
    2 | X Character | character | . | N E S W | 2coin xcharacter | .
    2 | X Key     | character | . | N E S W | 2glory xkey       | .
    2 | X Combat  | character | . | N E S W | 2glory xcombat    | .
    2 | X Magic   | character | . | N E S W | 2glory xmagic     | .
    2 | Two       | character | . | N E S W | 1potion 2glory xmonster | .
    2 | Three     | character | . | N E S W | 1coin 1combat 1magic xplace | .
    2 | Envoy     | character | . | N E S W | end 3glory xmajority | .
    2 | Fencer    | character | . | N E S W | end 2glory xcombat | .
    """,
    heroes="Knight | 1coin | N E S W | 1glory; 1glory // Squire | 1coin | N E S W | 1glory; 1glory",
    quests="""
    X Coins   | .     | N E S W | 2glory x3coin      | .
    X Potions | .     | N E S W | 2glory x3potion    | .
    X Around  | .     | N E S W | 3glory xsurrounded | .
    X Closed  | .     | N E S W | 2glory xclosed     | 1coin
    X Dear    | 2coin | N E S W | 2glory x3coin      | .
    """,
)
STORY = "wolf (1,0); boar (2,0); inn (3,0); mill (4,0); waste-1 (5,0); friend (-1,0)"


def placed(tile: str, cell: str = "(0,1)", story: str = "", reserve: str = "", opened: str = "") -> Table:
    """Seat A has placed this tile or quest and confirmed."""
    game = table(
        GAME,
        drafted={A: "waste-9" if tile.startswith("quest ") else tile},
        quests={A: tile.removeprefix("quest ")} if tile.startswith("quest ") else None,
        story={A: story} if story else None,
        reserve={A: reserve},
        opened={A: opened or "knight 1; knight 2"},
    )
    first = f"A {tile}" if tile.startswith("quest ") else "A place"
    return game.say(f"{first} + lay {cell}").usual(A, *(["discard"] if tile.startswith("quest ") else []))


# -- G18.1–G18.5 gains -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tile", "after"),
    [("glory", "1coin 2potion 10glory"), ("coins", "6coin 2potion 3glory"), ("potions", "1coin 6potion 3glory")],
)
def test_G18_1_glory_coins_and_potions_go_into_the_reserve(tile: str, after: str) -> None:
    assert placed(tile, reserve="1coin 2potion 3glory").reserve(A) == after


@pytest.mark.parametrize(("tile", "after"), [("combat", "3combat 1magic"), ("magic", "2combat 2magic")])
def test_G18_2_combat_and_magic_go_onto_the_banner(tile: str, after: str) -> None:
    assert placed(tile, reserve="2combat 1magic").reserve(A) == after


@pytest.mark.parametrize("holder", [A, B, C])
def test_G18_3_the_seat_takes_the_first_player_token_from_whoever_holds_it(holder: int) -> None:
    game = table(GAME, 3, drafted={A: "crier"}, first=holder, reserve={A: ""})
    game.say("A place + lay (1,0)")
    assert game.s.first == holder, "not before the turn is over"
    game.say("A confirm")
    assert game.s.first == A
    assert [event.seat for event in game.told_of(TokenTaken, C)] == [A]
    assert game.reserve(A) == "1coin"


def test_G18_3_the_token_may_come_from_a_connector_or_a_chest() -> None:
    game = table(GAME, drafted={A: "wolf"}, story={A: "signpost (1,0)"}, first=B)
    game.say("A place + lay (1,1) + confirm")
    assert (game.s.first, len(game.told_of(TokenTaken, B))) == (A, 1)
    game = table(GAME, drafted={A: "sceptre"}, first=B, opened={A: "knight 1; knight 2"})
    game.say("A place + lay (1,0) + confirm")
    assert (game.s.first, len(game.told_of(TokenTaken, B))) == (A, 1)


def test_G18_4_the_token_counts_for_the_next_round() -> None:
    """B took it last: in round 2 B is the first in turn order, and gets the tile that all three want."""
    game = table(GAME, 3, drafted={B: "herald"}, first=A).say("B place + lay (1,0) + confirm")
    assert (game.s.round, game.question(), game.s.first) == (2, "first-choice", B)
    game.say("A choose 4", "B choose 4", "C choose 4")
    assert game.s.taken_from == [0, 4, 0]
    assert game.who() == [C], "the second choices go on from B: C, then A"


def test_G18_4_and_not_for_the_order_of_this_phase() -> None:
    game = table(GAME, 3, drafted={A: "herald", B: "wolf", C: "crier"}, first=C, options=IN_TURN)
    assert game.who() == [C]
    game.say("C place + lay (1,0) + confirm")
    assert game.who() == [A]
    game.say("A place + lay (1,0) + confirm")
    assert (game.s.first, game.s.order, game.who()) == (A, (C, A, B), [B])


def test_G18_4_in_the_next_step_1d_it_must_move_again() -> None:
    game = table(GAME, 3, drafted={B: "herald"}, first=A).say("B place + lay (1,0) + confirm")
    game.say("A choose 3", "B choose 1", "C choose 2")
    assert game.s.first == C, "B has the lowest place but holds the token"


def test_G18_5_a_key_of_a_reward_may_open_any_closed_chest() -> None:
    game = table(GAME, drafted={A: "smith"}, story={A: "wolf (1,0); sceptre (2,0)"}).say("A place + lay (0,1)")
    assert game.options(A) == ["open knight 1", "open knight 2", "open sceptre 1"]
    game.say("A open sceptre 1")
    assert game.options(A) == ["confirm"], "it is one key"


# -- G18.6–G18.9 multipliers -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tile", "coins"),
    [("x-place", 4), ("x-monster", 4), ("x-treasure", 2), ("x-character", 4)],
)
def test_G18_6_times_the_tiles_of_a_type(tile: str, coins: int) -> None:
    """Two monsters, two places, a treasure, a character and the new one; the hero has no type."""
    assert placed(tile, story=STORY).s.coins[A] == coins


def test_G18_6_in_the_own_story_only() -> None:
    game = table(GAME, drafted={A: "x-monster"}, story={B: "wolf (1,0); boar (2,0)"}, reserve={A: ""})
    game.say("A place + lay (0,1) + confirm")
    assert game.reserve(A) == ""


@pytest.mark.parametrize(("opened", "glory"), [("knight 1", 2), ("knight 1; knight 2", 4)])
def test_G18_7_times_the_keys_on_the_own_story(opened: str, glory: int) -> None:
    """Lost and other seats' keys lie nowhere on it."""
    game = table(GAME, drafted={A: "x-key"}, reserve={A: ""}, opened={A: opened, B: "squire 1; squire 2"}).say(
        "A place + lay (0,1) + confirm"
    )
    assert game.reserve(A) == f"{glory}glory"


@pytest.mark.parametrize(
    ("tile", "after"),
    [("x-combat", "9coin 9potion 3combat 2magic 6glory"), ("x-magic", "9coin 9potion 3combat 2magic 4glory")],
)
def test_G18_8_times_combat_or_magic_on_the_own_banner(tile: str, after: str) -> None:
    assert placed(tile, reserve="9coin 9potion 3combat 2magic").reserve(A) == after


def scores(game: Table) -> tuple[int, ...]:
    """What every seat scored."""
    outcome = GAME.outcome(game.s)
    assert isinstance(outcome, Outcome)
    return outcome.scores


@pytest.mark.parametrize(
    ("reserve", "score"),
    [
        ({A: "1combat", B: ""}, 4 + 3),
        ({A: "1combat", B: "1combat"}, 4 + 3),
        ({A: "1combat 1magic 1potion 1coin", B: "1combat"}, 16 + 12),
        ({A: "1combat", B: "2combat"}, 0),
    ],
)
def test_G18_9_times_the_majority_tokens_shared_ones_included(reserve: dict[int, str], score: int) -> None:
    game = table(GAME, step="end", round=10, story={A: "envoy (1,0)"}, reserve=reserve)
    assert scores(game)[A] == score


def test_G18_10_an_end_of_game_reward_is_gained_at_the_end_only() -> None:
    game = placed("fencer", reserve="2combat")
    assert game.told_of(RewardGained, B) == []
    assert game.reserve(A) == "2combat"
    end = table(GAME, step="end", round=10, story={A: "fencer (1,0)"}, reserve={A: "3combat", B: "4combat"})
    assert [(event.seat, event.glory) for event in end.told_of(EndingGained, B)] == [(A, 6)]
    assert scores(end) == (6, 4)


# -- G18.11–G18.15 quests ----------------------------------------------------------------------------------------------


# The coin and the potion for the discarded tile come after the quest's reward, which is resolved first.
@pytest.mark.parametrize(
    ("quest", "reserve", "after"),
    [
        ("x-coins", "2coin 9potion", "3coin 10potion"),
        ("x-coins", "3coin", "4coin 1potion 2glory"),
        ("x-coins", "8coin", "9coin 1potion 4glory"),
        ("x-potions", "9coin 2potion", "10coin 3potion"),
        ("x-potions", "5potion", "1coin 6potion 2glory"),
        ("x-potions", "9potion", "1coin 10potion 6glory"),
    ],
)
def test_G18_11_times_the_complete_threes_of_coins_or_potions(quest: str, reserve: str, after: str) -> None:
    """G18.12 They are counted, not spent."""
    assert placed(f"quest {quest}", reserve=reserve).reserve(A) == after


def test_G18_11_at_the_moment_of_gaining() -> None:
    """4 coins, of which the quest itself costs 2."""
    assert placed("quest x-dear", reserve="4coin").reserve(A) == "3coin 1potion"


def test_G18_12_the_resources_are_not_spent() -> None:
    assert placed("quest x-coins", reserve="6coin").reserve(A) == "7coin 1potion 4glory"


BLOCK = "wolf (1,0); boar (0,1); inn (-1,0); mill (0,-1)"


@pytest.mark.parametrize(
    ("story", "cell", "surrounded"),
    [
        ("wolf (1,0); boar (0,1); inn (-1,0)", "(0,2)", 0),
        (BLOCK, "(0,2)", 1),
        (f"{BLOCK}; waste-1 (1,1); waste-2 (-1,1)", "(0,2)", 2),
        (f"{BLOCK}; waste-1 (1,1); waste-2 (1,-1)", "(2,0)", 2),
        (f"{BLOCK}; waste-1 (1,-1); waste-2 (2,0); waste-3 (0,2); waste-4 (-1,1)", "(1,1)", 3),
    ],
)
def test_G18_13_times_the_tiles_with_a_tile_on_all_four_sides(story: str, cell: str, surrounded: int) -> None:
    game = placed("quest x-around", cell, story)
    assert sum(game.s.glory[A]) == 3 * surrounded


@pytest.mark.parametrize("missing", ["(1,0)", "(0,1)", "(-1,0)", "(0,-1)"])
def test_G18_13_three_sides_are_not_enough(missing: str) -> None:
    """The quest lies outside, on whichever tile there is."""
    sides = [each for each in ("(1,0)", "(0,1)", "(-1,0)", "(0,-1)") if each != missing]
    story = "; ".join([f"waste-{index} {each}" for index, each in enumerate(sides, 1)])
    far = {"(1,0)": "(2,0)", "(0,1)": "(0,2)", "(-1,0)": "(-2,0)", "(0,-1)": "(0,-2)"}
    assert sum(placed("quest x-around", far[sides[0]], story).s.glory[A]) == 0
    assert sum(placed("quest x-around", missing, story).s.glory[A]) == 3


def test_G18_13_joins_are_not_required() -> None:
    """The bare hermit has connectors at its left and right only; above and below it lie tiles that do not join it."""
    game = deck_of(
        "1 | Roof | treasure | . | E W | 1glory | . // 1 | Floor | treasure | . | E W | 1glory | .",
        heroes="Hermit | 1coin | E W | 1glory; 1glory",
        quests="Round | . | E W | 3glory xsurrounded | .",
    )
    made = table(
        game,
        drafted={A: "waste-9"},
        quests={A: "round"},
        story={A: "waste-1 (1,0); waste-2 (-1,0); waste-3 (1,1); waste-4 (1,-1); roof (0,1); floor (0,-1)"},
        reserve={A: ""},
        opened={A: "hermit 1; hermit 2"},
    )
    made.say("A quest round + lay (-2,0) + discard + confirm")
    assert sum(made.s.glory[A]) == 3


def test_G18_14_hero_and_quests_can_be_surrounded_and_can_surround() -> None:
    """The hero by four quests; then a quest by four tiles, the hero among them."""
    game = table(
        GAME,
        drafted={A: "waste-9"},
        quests={A: "x-around"},
        story={A: "errand-6 (1,0); errand-7 (0,1); errand-8 (-1,0)"},
        reserve={A: ""},
        opened={A: "knight 1; knight 2"},
    )
    game.say("A quest x-around + lay (0,-1) + discard + confirm")
    assert sum(game.s.glory[A]) == 3, "the hero, by four quests, the new one among them"
    game = placed(
        "quest x-around", "(1,0)", "wolf (0,1); boar (1,1); inn (2,1); mill (2,0); waste-1 (2,-1); waste-2 (1,-1)"
    )
    assert sum(game.s.glory[A]) == 3, "the quest itself, by the hero and three others"


@pytest.mark.parametrize(("opened", "glory"), [("knight 1; knight 2", 4), ("knight 1; sceptre 1", 4), ("knight 2", 6)])
def test_G18_15_times_the_closed_chests_of_the_own_story(opened: str, glory: int) -> None:
    """The knight has two, the sceptre one, the quest itself one; a tile that is discarded later gives its key later."""
    game = table(
        GAME,
        drafted={A: "waste-9"},
        quests={A: "x-closed"},
        story={A: "sceptre (1,0)"},
        reserve={A: ""},
        opened={A: opened},
    )
    game.say("A quest x-closed + lay (0,1) + discard")
    assert sum(game.turn(A).glory) == glory


@pytest.mark.parametrize(
    ("tile", "after"),
    [("two", "2potion 4glory"), ("three", "2coin 2combat 2magic")],
)
def test_G18_16_every_gain_of_a_reward_is_multiplied(tile: str, after: str) -> None:
    assert placed(tile, story=STORY).reserve(A) == after
