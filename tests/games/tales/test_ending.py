"""G16 The end of the game: majorities, waiting rewards, ranking."""

import pytest

from partie.core import Outcome
from partie.games.tales import TALES
from partie.games.tales.events import EndingGained, MajorityHeld

from .helpers import ON, TABLES, A, B, C, D, E, Table, begun, deck_of, random_match, table

GAME = deck_of(
    """
    1 | Wolf   | monster   | . | N E S W | 1glory              | 3glory
    1 | Boar   | monster   | . | N E S W | 1glory              | .
    1 | Inn    | place     | . | N=1coin E=1coin S=1coin W=1coin | 1glory | .
    1 | Bard   | character | . | N E S W | end 3glory          | .
    1 | Skald  | character | . | N E S W | end 2glory xmonster | .
    1 | Envoy  | character | . | N E S W | end 3glory xmajority | .
    1 | Keeper | character | . | N E S W | end 1glory xkey     | .
    """,
    quests="""
    The Crowns | . | N E S W | end 5glory xmajority | .
    The Purse  | . | N E S W | end 2glory x3coin    | .
    The Seal   | . | N E S W | end 1glory xclosed   | .
    """,
)


def ended(
    seats: int, reserve: dict[int, str], story: dict[int, str] | None = None, opened: dict[int, str] | None = None
) -> Table:
    """Phase 2 of round 10 is over, and with it the game."""
    return table(GAME, seats, step="end", round=10, reserve=reserve, story=story, opened=opened)


def outcome(game: Table) -> Outcome:
    """How it ended."""
    found = game.game.outcome(game.s)
    assert found is not None
    return found


def held(game: Table) -> list[tuple[int, str]]:
    """Who has the most of what."""
    assert all([event.glory == 4 for event in game.told_of(MajorityHeld)])
    return [(event.seat, event.resource) for event in game.told_of(MajorityHeld)]


def rows(game: Table, seat: int) -> dict[str, int]:
    """A seat's column of the score sheet."""
    sheet = game.game.sheet(game.s)
    return {row: sum([point.points for point in sheet.of(row, seat)]) for row in sheet.rows() if sheet.of(row, seat)}


# -- G16.1 -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", TABLES)
def test_G16_1_the_game_ends_after_round_10_with_empty_decks(seats: int) -> None:
    game = begun(seats).until("first-choice", round=10)
    assert (game.s.round, game.s.periods) == (10, [(), (), ()])
    assert game.game.outcome(game.s) is None
    game.to_the_end()
    assert game.s.round == 10
    assert outcome(game).ending == "ten-rounds"


@pytest.mark.parametrize("seats", TABLES)
def test_G16_1_tiles_still_on_the_board_are_not_used(seats: int) -> None:
    game = begun(seats).until("turn", round=10)
    left = game.board()
    assert len([tile for tile in left if tile]) == len(left) - seats
    game.to_the_end()
    assert game.board() == left


# -- G16.2–G16.4 majorities --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("word", "resource"), [("combat", "combat"), ("magic", "magic"), ("potion", "potions"), ("coin", "coins")]
)
def test_G16_2_the_most_of_each_resource_gives_4_glory(word: str, resource: str) -> None:
    game = ended(3, reserve={A: f"2{word}", B: f"3{word}", C: f"1{word}"})
    assert held(game) == [(B, resource)]
    assert outcome(game).scores == (0, 4, 0)
    assert game.s.majorities == [0, 1, 0]


def test_G16_2_there_are_four_majorities_and_no_other() -> None:
    game = ended(2, reserve={A: "1combat 1magic 1potion 1coin 5glory", B: "6glory"})
    assert held(game) == [(A, "combat"), (A, "magic"), (A, "potions"), (A, "coins")]
    assert outcome(game).scores == (21, 6), "no majority of glory"


def test_G16_3_several_seats_with_the_most_gain_all_of_it_each() -> None:
    game = ended(4, reserve={A: "3combat", B: "3combat", C: "1combat", D: "3combat"})
    assert held(game) == [(A, "combat"), (B, "combat"), (D, "combat")]
    assert game.s.majorities == [1, 1, 0, 1]
    assert outcome(game).scores == (4, 4, 0, 4)


def test_G16_4_nobody_has_the_most_of_nothing() -> None:
    game = ended(3, reserve={A: "1potion", B: "", C: ""})
    assert held(game) == [(A, "potions")]
    assert outcome(game).scores == (4, 0, 0)


# -- G16.5–G16.7 what waited -------------------------------------------------------------------------------------------


def test_G16_5_the_end_of_game_rewards_of_characters_are_gained() -> None:
    story = {A: "bard (1,0); skald (2,0); wolf (3,0)", B: "boar (1,0)"}
    game = ended(2, story=story, reserve={A: "", B: ""})
    told = [(event.seat, event.glory) for event in game.told_of(EndingGained, B)]
    assert told == [(A, 3), (A, 2)]
    assert outcome(game).scores == (5, 0)
    assert rows(game, A) == {"character-endings": 5}


def test_G16_5_rewards_gained_on_placing_are_not_gained_again() -> None:
    story = {A: "wolf (1,0); inn (2,0); boar (3,0)"}
    assert outcome(ended(2, story=story, reserve={A: "", B: ""})).scores == (0, 0)


def test_G16_6_so_are_those_of_placed_quests() -> None:
    game = ended(2, story={A: "the-purse (1,0); the-seal (0,1)"}, reserve={A: "7coin", B: "9coin"})
    assert rows(game, A) == {"quest-endings": 6}, "two threes of coins, and the hero's two closed chests"
    assert outcome(game).scores == (6, 4)


def test_G16_7_step_2_counts_majority_tokens_shared_ones_too() -> None:
    game = ended(
        3,
        story={A: "envoy (1,0)", B: "the-crowns (1,0)"},
        reserve={A: "2combat 1magic", B: "2combat 3potion", C: "2coin"},
    )
    assert game.s.majorities == [2, 2, 1]
    assert rows(game, A) == {"majorities": 8, "character-endings": 6}
    assert rows(game, B) == {"majorities": 8, "quest-endings": 10}
    assert outcome(game).scores == (14, 18, 4)


def test_G16_7_majorities_are_settled_first() -> None:
    game = ended(2, story={A: "bard (1,0); keeper (2,0)"}, reserve={A: "1coin", B: "1magic"}, opened={A: "hero-1 1"})
    told = [type(event).__name__ for event in game.heard(A)]
    assert told == ["MajorityHeld", "MajorityHeld", "EndingGained", "EndingGained"]


# -- G16.8–G16.12 ranking ----------------------------------------------------------------------------------------------


def test_G16_8_most_glory_wins() -> None:
    game = ended(3, reserve={A: "9glory", B: "12glory 1coin", C: "15glory"})
    assert outcome(game) == Outcome((3, 1, 2), (9, 16, 15), "ten-rounds", "resources")
    assert outcome(game).winners() == [B]


# Each pair has the same glory: what the better one lacks in majorities it has in glory.
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("2combat 8glory", "1combat 1magic 1potion 1coin"),
        ("1combat 2magic 4glory", "1combat 1magic 9potion 9coin"),
        ("1combat 1magic 2potion", "1combat 1magic 1potion 9coin"),
        ("1combat 1magic 1potion 2coin", "1combat 1magic 1potion 1coin 4glory"),
    ],
)
def test_G16_9_equal_glory_is_ranked_by_combat_magic_potions_coins(better: str, worse: str) -> None:
    for given, places in (({A: better, B: worse}, (1, 2)), ({A: worse, B: better}, (2, 1))):
        game = ended(2, reserve=given)
        found = outcome(game)
        assert found.scores[A] == found.scores[B]
        assert found.ranks == places


def test_G16_10_the_comparison_ranks_all_places() -> None:
    game = ended(
        5,
        reserve={
            A: "1magic 10glory",
            B: "2combat 30glory",
            C: "2magic 6glory",
            D: "1combat 10glory",
            E: "1combat 1potion 6glory",
        },
    )
    assert outcome(game).scores == (10, 34, 10, 10, 10)
    assert outcome(game).ranks == (5, 1, 4, 3, 2)


def test_G16_11_seats_equal_in_everything_share_the_rank() -> None:
    game = ended(4, reserve={A: "1combat 5glory", B: "1combat 5glory", C: "3glory", D: "3glory"})
    assert outcome(game).ranks == (1, 1, 3, 3)
    assert outcome(game).winners() == [A, B]


@pytest.mark.parametrize("seats", TABLES)
def test_G16_12_there_is_nothing_to_decide(seats: int) -> None:
    """The last confirmed turn of round 10 ends the game."""
    game = table(GAME, seats, round=10, drafted={A: "wolf"}).say("A place + lay (1,0)")
    assert game.game.outcome(game.s) is None
    game.say("A confirm")
    assert (game.s.waiting, game.question()) == (0, "")
    assert outcome(game).ending == "ten-rounds"


@pytest.mark.parametrize("seats", TABLES)
@pytest.mark.parametrize("options", [{}, ON])
def test_G16_every_point_of_a_game_stands_on_its_sheet_once(seats: int, options: dict[str, str]) -> None:
    """Whole games of random answers: glory gained, sheet and outcome agree."""
    for seed in ("one", "two", "three"):
        match = random_match(seats, seed, options)
        found = TALES.outcome(match.position)
        assert found is not None
        sheet = TALES.sheet(match.position)
        for seat in range(seats):
            assert sheet.total(seat) == found.scores[seat] == sum(match.position.glory[seat])
