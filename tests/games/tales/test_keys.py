"""G14 Keys and chests."""

import pytest

from partie.games.tales import TALES
from partie.games.tales.events import ChestOpened, KeyLost, KeyMade
from partie.games.tales.tiles import card_in, chests_on

from .helpers import ON, TABLES, A, B, Table, deck_of, random_positions, table

GAME = deck_of(
    """
    1 | Casket  | treasure  | . | Nk Ek Sk Wk | 1glory | 2glory
    1 | Locker  | treasure  | . | Nk Ek Sk Wk | 1glory | 3glory
    1 | Lock    | monster   | . | Nk Ek Sk Wk | 1glory | .
    1 | Bolt    | monster   | . | Nk Ek Sk Wk | 1glory | .
    1 | Purse   | treasure  | . | N E S W     | 1glory | 1coin; 2potion
    1 | Riddle  | treasure  | . | Nk Ek Sk Wk | 1glory | key
    1 | Puzzle  | treasure  | . | Nk Ek Sk Wk | 1glory | 1coin key
    1 | Mixed   | treasure  | . | N E S W     | 1glory | 1glory 2coin 3potion 1combat 2magic
    1 | Smith   | character | . | N E S W     | key    | .
    1 | Turnkey | character | . | N E S W     | 2key   | .
    1 | Warden  | character | . | Nk Ek Sk Wk | 1glory xkey | 4glory
    1 | Forge   | place     | . | N=key E=key S=key W=key | 1glory | .
    """,
    heroes="Knight | 1coin | N E S W | 1glory; 1coin // Squire | 1coin | N E S W | 1glory; 1coin",
    quests="Vigil | . | N E S W | end 2glory xclosed | . // Patience | . | N E S W | 1glory xclosed | 1coin",
)
KNIGHTS = ["open knight 1", "open knight 2"]
BOTH = "knight 1; knight 2"


def laying(tile: str, cell: str, story: str = "", opened: str = "") -> Table:
    """Seat A, with nothing in its reserve, has laid this tile."""
    game = table(
        GAME,
        drafted={A: tile},
        story={A: story} if story else None,
        opened={A: opened} if opened else None,
        reserve={A: ""},
    )
    return game.say(f"A place + lay {cell}")


# -- G14.1–G14.3 opening -----------------------------------------------------------------------------------------------


def test_G14_1_a_chest_is_opened_by_a_key_token_on_it() -> None:
    game = laying("smith", "(1,0)").say("A open knight 2 + confirm")
    assert game.s.keys[A] == 1
    assert game.closed(A) == ["knight 1"]
    assert [(event.seat, event.chest) for event in game.told_of(ChestOpened, B)] == [(A, 2)]


def test_G14_2_the_content_is_gained_like_a_reward() -> None:
    game = laying("smith", "(1,0)", "mixed (0,1)", opened=BOTH).say("A confirm")
    assert game.reserve(A) == "2coin 3potion 1combat 2magic 1glory"


def test_G14_3_a_chest_is_opened_once() -> None:
    game = laying("turnkey", "(1,0)", "purse (0,1)").say("A open purse 1")
    assert game.options(A) == [*KNIGHTS, "open purse 2"]
    assert game.refusal("A open purse 1") == "chest-is-open"


@pytest.mark.parametrize("seats", TABLES)
def test_G14_3_every_chest_of_a_story_is_closed_or_holds_one_key(seats: int) -> None:
    keys = 0
    for s in random_positions(seats, ON, "chests"):
        for seat in range(seats):
            chests = [chest for tile in s.stories[seat] for chest in chests_on(TALES.printed, card_in(tile))]
            assert set(s.closed[seat]) <= set(chests)
            assert len(set(s.closed[seat])) == len(s.closed[seat])
            assert s.keys[seat] + len(s.closed[seat]) == len(chests)
        keys = max(keys, *s.keys)
    assert keys >= 2


# -- G14.4, G14.5 the key of a join ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tile", "neighbour", "keys"),
    [("lock", "bolt", 1), ("lock", "purse", 0), ("purse", "lock", 0), ("purse", "waste-1", 0), ("lock", "forge", 0)],
)
def test_G14_4_a_join_of_two_halves_gives_a_key(tile: str, neighbour: str, keys: int) -> None:
    game = table(GAME, drafted={A: tile}, story={A: f"{neighbour} (1,0)"}, reserve={A: ""}).usual(
        A, "place", "lay (2,0)"
    )
    made = game.told_of(KeyMade, B)
    codes = game.game.printed.codes
    assert [(codes[e.piece >> 16], codes[e.other_piece >> 16]) for e in made] == [(tile, neighbour)] * keys
    assert game.s.keys[A] == (1 if neighbour == "forge" else keys), "the forge pays with a key, a key without halves"


@pytest.mark.parametrize(
    ("story", "cell", "keys"),
    [
        ("bolt (1,0)", "(2,0)", 1),
        ("bolt (1,0); casket (0,1)", "(1,1)", 2),
        ("bolt (1,0); casket (2,0); riddle (2,1); warden (1,-1); locker (0,-1); purse (0,-2)", "(2,-1)", 2),
        ("purse (-1,0); bolt (-1,1); casket (0,2); locker (1,1)", "(0,1)", 3),
    ],
)
def test_G14_4_each_such_join_gives_one(story: str, cell: str, keys: int) -> None:
    game = laying("lock", cell, story).usual(A)
    assert len(game.told_of(KeyMade, B)) == keys


def test_G14_4_joins_made_before_give_no_more_keys() -> None:
    game = laying("lock", "(0,1)", "bolt (1,0); casket (2,0)")
    assert game.options(A) == ["confirm"]


def test_G14_5_the_key_of_a_join_opens_a_chest_of_the_two_tiles_or_the_hero() -> None:
    """The purse beside them is out of reach."""
    game = laying("locker", "(2,0)", "casket (1,0); purse (0,1)")
    assert game.options(A) == [*KNIGHTS, "open casket 1", "open locker 1"]
    assert game.refusal("A open purse 1") == "out-of-reach"
    for chest, glory in (("casket 1", 3), ("locker 1", 4), ("knight 1", 2)):
        assert sum(game.copy().say(f"A open {chest} + confirm").s.glory[A]) == glory


def test_G14_5_the_hero_is_in_reach_wherever_the_join_is() -> None:
    game = laying("lock", "(4,0)", "waste-1 (1,0); waste-2 (2,0); bolt (3,0)")
    assert game.options(A) == KNIGHTS


def test_G14_5_other_neighbours_of_the_new_tile_are_out_of_reach() -> None:
    """The lock at (1,1) joins the purse below it as well, but not by a half key on both sides."""
    game = laying("lock", "(1,1)", "casket (0,1); purse (1,0)", opened=BOTH + "; casket 1")
    assert len(game.turn(A).join_keys) == 0
    game.say("A confirm")
    assert len(game.told_of(KeyMade, B)) == len(game.told_of(KeyLost, B)) == 1
    assert game.closed(A) == ["purse 1", "purse 2"]


# -- G14.6–G14.10 free keys, and what a seat must do -------------------------------------------------------------------


@pytest.mark.parametrize(("tile", "cell"), [("smith", "(0,-1)"), ("purse", "(2,0)")])
def test_G14_6_a_key_of_a_reward_opens_any_closed_chest_of_the_story(tile: str, cell: str) -> None:
    """The smith's own, or that of the forge's right connector."""
    story = "forge (1,0); casket (0,1); locker (0,2); puzzle (0,3)"
    game = laying(tile, cell, story)
    own = ["open purse 1", "open purse 2"] if tile == "purse" else []
    assert game.options(A) == [*KNIGHTS, "open casket 1", "open locker 1", "open puzzle 1", *own]


def test_G14_6_a_key_of_a_discard_opens_any_closed_chest_of_the_story() -> None:
    game = table(GAME, drafted={A: "smith"}, story={A: "casket (0,1); locker (0,2)"}).say("A discard")
    assert game.options(A) == [*KNIGHTS, "open casket 1", "open locker 1"]


def test_G14_7_a_key_is_used_at_once_and_never_stored() -> None:
    """The forge gave a key when every chest was open; the purse that comes later stays closed."""
    game = laying("forge", "(1,0)", opened=BOTH).say("A confirm")
    assert len(game.told_of(KeyLost, B)) == 1
    later = table(GAME, drafted={A: "purse"}, story={A: "forge (1,0)"}, opened={A: BOTH})
    later.say("A place + lay (0,1) + confirm")
    assert later.closed(A) == ["purse 1", "purse 2"]
    assert later.s.keys[A] == 2


def test_G14_8_the_seat_chooses_the_chest() -> None:
    game = laying("smith", "(1,0)", "purse (0,1)")
    assert game.asked(A) == "chest"
    found = {each: game.copy().say(f"A {each} + confirm").reserve(A) for each in game.options(A)}
    assert found == {
        "open knight 1": "1glory",
        "open knight 2": "1coin",
        "open purse 1": "1coin",
        "open purse 2": "2potion",
    }


@pytest.mark.parametrize("tile", ["smith", "locker"])
def test_G14_9_a_key_that_can_open_a_chest_must_open_one(tile: str) -> None:
    game = laying(tile, "(2,0)", "casket (1,0)")
    assert all([each.startswith("open ") for each in game.options(A)])
    assert game.refusal("A confirm") == "not-offered"


def test_G14_10_a_join_key_without_a_permitted_chest_is_lost() -> None:
    """Though the purse has closed chests."""
    game = laying("lock", "(2,0)", "bolt (1,0); purse (0,1)", opened=BOTH)
    assert game.options(A) == ["confirm"]
    game.say("A confirm")
    assert [event.seat for event in game.told_of(KeyLost, B)] == [A]
    assert (game.s.keys[A], game.closed(A), game.reserve(A)) == (2, ["purse 1", "purse 2"], "1glory")


def test_G14_10_a_free_key_without_a_closed_chest_is_lost() -> None:
    game = laying("turnkey", "(1,0)", opened=BOTH).say("A confirm")
    assert len(game.told_of(KeyLost, B)) == 2
    assert game.s.keys[A] == 2


def test_G14_10_more_keys_than_chests() -> None:
    """Three join keys, only one chest: one is used, two are lost."""
    story = "purse (-1,0); bolt (-1,1); lock (0,2); casket (1,1)"
    game = laying("warden", "(0,1)", story, opened=f"{BOTH}; casket 1").say("A confirm")
    assert len(game.told_of(KeyMade, B)) == 3
    assert len(game.told_of(ChestOpened, B)) == 1
    assert len(game.told_of(KeyLost, B)) == 2


# -- G14.11–G14.17 -----------------------------------------------------------------------------------------------------


def test_G14_11_a_key_from_a_chest_is_free_and_comes_before_waiting_keys() -> None:
    """Two join keys wait, for the riddle and for the casket; the riddle holds a key that may open the far purse."""
    game = laying("lock", "(1,1)", "riddle (0,1); casket (1,0); purse (-1,0)", opened=BOTH)
    assert game.options(A) == ["use casket", "use riddle"]
    game.say("A use riddle")
    assert game.options(A) == ["open casket 1", "open purse 1", "open purse 2"], (
        "the key of the riddle, not of the join"
    )
    assert len(game.turn(A).join_keys) == 1, "the other one still waits"
    game.say("A open purse 2")
    assert game.turn(A).potions == 2
    assert game.options(A) == ["confirm"], "the waiting key had one chest left: the casket"
    game.say("A confirm")
    assert (game.s.keys[A], game.closed(A)) == (5, ["purse 1"])


def test_G14_11_the_waiting_key_is_lost_if_the_found_one_took_its_chest() -> None:
    game = laying("lock", "(1,1)", "riddle (0,1); casket (1,0); purse (-1,0)", opened=BOTH)
    game.say("A use riddle + open casket 1 + confirm")
    assert len(game.told_of(KeyLost, B)) == 1
    assert (game.s.keys[A], game.closed(A)) == (4, ["purse 1", "purse 2"])


def test_G14_11_a_found_key_comes_before_connectors_and_the_tile() -> None:
    """The puzzle's chest with a coin and a key; the forge's top connector; the new tile's own glory."""
    game = laying("puzzle", "(1,1)", "lock (0,1); forge (1,0); purse (-1,0)", opened=BOTH)
    assert game.options(A) == ["open purse 1", "open purse 2"]
    assert game.turn(A).free_keys == 1, "the connector is still to come"
    assert (game.turn(A).coins, sum(game.turn(A).glory)) == (1, 0), "and so is the tile's own reward"


def test_G14_12_the_key_lies_there_before_anything_is_counted() -> None:
    """The warden's own chest, opened by its join with the lock, counts for its "× key"."""
    game = laying("warden", "(2,0)", "lock (1,0)", opened=BOTH).say("A confirm")
    assert game.s.keys[A] == 3
    assert game.reserve(A) == "7glory", "4 of the chest, 1 for each of three keys"


def test_G14_12_an_open_chest_does_not_count_as_closed() -> None:
    """Patience and its chest; the smith's key opens a chest before patience is resolved."""
    asked = table(GAME, drafted={A: "smith"}, story={A: "purse (0,1)"}, quests={A: "patience"}, opened={A: "knight 1"})
    asked.say("A place + lay (1,0) + quest patience + lay (0,-1)")
    assert asked.options(A) == ["open knight 2", "open purse 1", "open purse 2", "open patience 1"]
    asked.say("A open purse 1 + confirm")
    assert sum(asked.s.glory[A]) == 3, "knight 2, purse 2 and patience 1 are closed"


def test_G14_13_chests_of_other_seats_cannot_be_opened() -> None:
    game = laying("smith", "(1,0)")
    assert game.refusal("A open squire 1") == "no-chest"
    assert game.options(A) == KNIGHTS


def test_G14_14_the_chests_of_the_tile_just_placed_may_be_opened() -> None:
    game = laying("casket", "(2,0)", "lock (1,0)", opened=BOTH).say("A confirm")
    assert game.closed(A) == []
    assert game.reserve(A) == "3glory"
    game = laying("purse", "(1,1)", "forge (1,0)", opened=BOTH)
    assert game.options(A) == ["open purse 1", "open purse 2"]


def test_G14_15_a_chest_left_closed_can_be_opened_later() -> None:
    """By a free key, by a key of a new join of its tile; a hero's by any key."""
    story = "lock (1,0); casket (2,0)"
    assert laying("smith", "(0,1)", story).options(A) == [*KNIGHTS, "open casket 1"]
    assert laying("bolt", "(3,0)", story).options(A) == [*KNIGHTS, "open casket 1"]
    assert laying("bolt", "(1,1)", story).options(A) == KNIGHTS, "a join of the lock does not reach the casket"


def test_G14_16_closed_chests_are_worth_nothing_at_the_end() -> None:
    story = {A: "casket (1,0); locker (2,0); purse (0,1)"}
    game = table(GAME, step="end", round=10, story=story, reserve={A: "3glory", B: ""})
    assert len(game.closed(A)) == 6
    outcome = game.game.outcome(game.s)
    assert outcome is not None
    assert outcome.scores == (3, 0)


def test_G14_16_a_quest_may_count_them() -> None:
    story = {A: "casket (1,0); vigil (2,0); purse (0,1)"}
    game = table(GAME, step="end", round=10, story=story, reserve={A: "", B: ""}, opened={A: "purse 1"})
    assert len(game.closed(A)) == 4
    outcome = game.game.outcome(game.s)
    assert outcome is not None
    assert outcome.scores == (8, 0)


@pytest.mark.parametrize(
    ("tile", "story", "opened", "chest"),
    [
        ("smith", "casket (1,0)", BOTH, "casket 1"),
        ("smith", "", "knight 1", "knight 2"),
        ("lock", "casket (1,0); purse (0,1)", BOTH, "casket 1"),
        ("lock", "bolt (1,0); purse (0,1)", "knight 2", "knight 1"),
    ],
)
def test_G14_17_a_single_permitted_chest_is_opened_without_a_question(
    tile: str, story: str, opened: str, chest: str
) -> None:
    game = laying(tile, "(2,0)" if story else "(1,0)", story, opened=opened)
    assert game.options(A) == ["confirm"]
    game.say("A confirm")
    assert chest not in game.closed(A)
    assert len(game.told_of(ChestOpened, B)) == 1


def test_G14_17_also_where_it_is_the_key_of_a_discard_that_nobody_was_asked_for() -> None:
    """A tile that cannot be paid, one closed chest: the whole turn happens without a question."""
    game = table(
        deck_of("1 | Dear | treasure | 9coin | N E S W | 1glory | ."),
        drafted={A: "dear"},
        opened={A: "hero-1 1"},
        reserve={A: ""},
    )
    assert game.question() == "first-choice"
    assert game.reserve(A) == "1coin 1potion 1glory"
    assert (game.s.keys[A], game.closed(A)) == (2, [])
