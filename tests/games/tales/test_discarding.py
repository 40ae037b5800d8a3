"""G11 Discarding the drafted tile instead of placing it."""

import pytest

from partie.games.tales.events import ChestOpened, RewardGained, TileDiscarded, TilePlaced
from partie.games.tales.faces import Gain

from .helpers import TABLES, A, B, Table, deck_of, random_positions, table

GAME = deck_of(
    """
    1 | Bear   | monster  | 2combat | N E S W | 3glory 2coin | 2coin
    1 | Needle | treasure | .       | N       | 1glory       | .
    1 | Trunk  | treasure | .       | N E S W | 2glory       | 1coin; 1potion
    1 | Case   | treasure | .       | N E S W | 2glory       | 1glory
    """,
    heroes="Hermit | 2coin 2potion | E W | 1glory; 2glory",
)


def discarding(
    tile: str,
    reserve: dict[int, str] | None = None,
    opened: dict[int, str] | None = None,
    story: dict[int, str] | None = None,
) -> Table:
    """Seat A has drafted this tile; seat B is done already."""
    return table(GAME, drafted={A: tile}, reserve=reserve, opened=opened, story=story)


def test_G11_1_a_seat_may_discard_a_tile_that_it_could_place() -> None:
    game = discarding("trunk")
    assert game.options(A) == ["place", "discard"]
    game.say("A discard + open hermit 1 + confirm")
    assert game.lie_in(game.s.discarded[A]) == ["trunk"]


def test_G11_1_a_seat_that_cannot_pay_discards() -> None:
    game = discarding("bear", reserve={A: "9coin 1combat"})
    assert game.asked(A) == "chest", "the tile is discarded without a question, its key is not"
    assert game.refusal("A place") == "not-offered"
    game.say("A open hermit 2 + confirm")
    assert game.lie_in(game.s.discarded[A]) == ["bear"]


def test_G11_1_a_seat_that_finds_no_cell_discards() -> None:
    """The hermit has no connector at its bottom, where the needle would hang."""
    game = discarding("needle", reserve={A: "9coin 9potion"})
    assert game.asked(A) == "chest"
    game.say("A open hermit 1 + confirm")
    assert game.lie_in(game.s.discarded[A]) == ["needle"]
    assert game.story(A) == {"(0,0)": "hermit"}


def test_G11_2_a_discarded_tile_lies_on_the_pile_for_all_to_see() -> None:
    game = discarding("bear", reserve={A: "", B: ""}, opened={A: "hermit 1; hermit 2"})
    assert [game.game.printed.codes[event.piece >> 16] for event in game.told_of(TileDiscarded, B)] == ["bear"]
    for viewer in game.viewers:
        assert game.lie_in(game.sees(viewer).discarded[A]) == ["bear"]
    assert "bear" not in game.board()


@pytest.mark.parametrize("seats", TABLES)
def test_G11_2_a_discarded_tile_never_returns(seats: int) -> None:
    gone: list[set[int]] = [set() for _ in range(seats)]
    for s in random_positions(seats, seed="pile"):
        for seat in range(seats):
            assert gone[seat] <= set(s.discarded[seat])
            gone[seat] = set(s.discarded[seat])
    assert any(gone), "nobody has discarded anything"


@pytest.mark.parametrize(
    ("before", "after"), [("", "1coin 1potion"), ("4coin 7potion 2combat 1magic", "5coin 8potion 2combat 1magic")]
)
def test_G11_3_a_discard_gives_one_coin_and_one_potion(before: str, after: str) -> None:
    game = discarding("trunk", reserve={A: before}, opened={A: "hermit 1; hermit 2"}).say("A discard + confirm")
    assert game.reserve(A) == after
    told = game.told_of(RewardGained, B)
    assert [(event.seat, event.gain) for event in told] == [(A, Gain(coins=1, potions=1, keys=1))]


def test_G11_3_only_the_seat_that_discards_gains() -> None:
    game = discarding("trunk", reserve={B: "5coin 1magic"}).say("A discard + open hermit 1 + confirm")
    assert game.reserve(B) == "5coin 1magic"


def test_G11_4_the_key_of_a_discard_opens_any_closed_chest_of_the_story() -> None:
    """The hero's, a neighbour's of the hero, and one far away."""
    game = discarding(
        "bear", story={A: "trunk (1,0); waste-1 (2,0); case (3,0)"}, opened={A: "trunk 1"}, reserve={A: ""}
    )
    assert game.options(A) == ["open hermit 1", "open hermit 2", "open trunk 2", "open case 1"]
    game.say("A open case 1 + confirm")
    assert game.reserve(A) == "1coin 1potion 1glory"
    assert game.closed(A) == ["hermit 1", "hermit 2", "trunk 2"]
    assert game.s.keys[A] == 2


def test_G11_4_the_key_must_be_used_before_the_turn_can_be_confirmed() -> None:
    game = discarding("trunk")
    assert game.refusal("A discard + confirm") == "not-offered"


def test_G11_4_one_discard_gives_one_key() -> None:
    game = discarding("trunk").say("A discard + open hermit 2")
    assert game.options(A) == ["confirm"]
    assert game.turn(A).keys == 1
    game.say("A confirm")
    assert len(game.told_of(ChestOpened, B)) == 1


@pytest.mark.parametrize("place", [3, 4, 6])
@pytest.mark.parametrize("before", ["", "5coin 5potion"])
def test_G11_5_discarding_a_wilderness_tile_costs_no_fee(place: int, before: str) -> None:
    game = discarding(f"trunk {place}", reserve={A: before}, opened={A: "hermit 1; hermit 2"})
    if before or place == 3:
        game.say("A discard + confirm")
    assert game.reserve(A) == ("6coin 6potion" if before else "1coin 1potion")


def test_G11_6_a_discarded_tile_is_not_placed_and_gives_no_reward() -> None:
    game = discarding("bear", reserve={A: "2combat"}).say("A discard")
    assert game.options(A) == ["open hermit 1", "open hermit 2"], "the bear's chest is not in the story"
    game.say("A open hermit 1 + confirm")
    assert game.story(A) == {"(0,0)": "hermit"}
    assert game.reserve(A) == "1coin 1potion 2combat 1glory", "the glory is from the hero's chest"
    assert game.told_of(TilePlaced, A) == []
    assert game.closed(A) == ["hermit 2"]
