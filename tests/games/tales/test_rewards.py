"""G13 Rewards: of the tile, of the connectors of place tiles, and in which order."""

import pytest

from partie.core.card_lists import BadCardList
from partie.core.cards import face
from partie.games.tales.events import ConnectorPaid, EndingGained, KeyMade, RewardGained

from .helpers import A, B, Table, deck_of, table

GAME = deck_of(
    """
    1 | Wolf     | monster   | .     | N E S W   | 2glory              | .
    1 | Boar     | monster   | .     | N E S W   | 2glory              | .
    1 | Hoard    | treasure  | 2coin | N E S W   | 1glory 2coin 3potion 1combat 2magic | .
    1 | Guide    | character | .     | N E S W   | 1coin xcharacter    | .
    1 | Friend   | character | .     | N E S W   | 1potion             | .
    1 | Hunter   | character | .     | N E S W   | 1glory 1coin xmonster | .
    1 | Bard     | character | .     | N E S W   | end 3glory          | .
    1 | Skald    | character | .     | N E S W   | end 2glory xmonster | .
    1 | Counter  | character | .     | S Wk      | 2glory xkey         | .
    1 | Fighter  | character | .     | S Wk      | 2glory xcombat      | .
    1 | Gaoler   | character | .     | S Wk      | key                 | 1coin; 2coin
    1 | Strongbox | treasure | .     | N Ek S W  | 1glory              | 5glory
    1 | Keyhole  | treasure  | .     | Nk Ek S W | 1glory              | 7glory
    1 | Cross    | treasure  | .     | N Ek Sk Wk | 1glory             | .
    1 | Inn      | place     | .     | N=1coin E=2coin S=1potion W=2potion | 1glory | .
    1 | Yard     | place     | .     | N=1combat E=1glory S=1coin W=1magic | 1glory | .
    1 | Smithy   | place     | .     | N=key E=key S=1coin W=1coin         | 1glory | .
    1 | Market   | place     | .     | N=3coin/monster E=3coin/character S=3coin/place W=3coin/treasure | 1glory | .
    """,
    heroes="""
    Knight | 1coin | N E S W | 1glory; 1glory
    """,
)
OPENED = {A: "knight 1; knight 2"}


def gained(tile: str, cell: str, story: str = "", opened: bool = True) -> Table:
    """Seat A, with nothing but the 2 coins that the hoard costs, has laid this tile; its hero's chests are open."""
    game = table(
        GAME,
        drafted={A: tile},
        story={A: story} if story else None,
        reserve={A: "2coin"},
        opened=OPENED if opened else None,
    )
    return game.say(f"A place + lay {cell}")


def names(game: Table) -> list[str]:
    """The kinds of what happened in the turn, in order."""
    heard = [type(event).__name__ for event in game.heard(B)]
    return heard[: heard.index("TileSwept")]


# -- G13.1–G13.3 the tile's own reward ---------------------------------------------------------------------------------


def test_G13_1_after_placing_the_tile_gives_its_reward() -> None:
    game = gained("wolf", "(1,0)").say("A confirm")
    assert game.reserve(A) == "2coin 2glory"
    assert [(event.seat, event.gain.glory) for event in game.told_of(RewardGained, B)] == [(A, 2)]


def test_G13_1_an_end_of_game_reward_waits() -> None:
    game = gained("bard", "(1,0)").say("A confirm")
    assert game.reserve(A) == "2coin"
    assert game.told_of(RewardGained, B) == []


def test_G13_2_gains_come_from_the_supply_into_reserve_and_banner() -> None:
    game = gained("hoard", "(1,0)").say("A confirm")
    assert game.reserve(A) == "2coin 3potion 1combat 2magic 1glory", "2 coins were paid for it"
    assert game.reserve(B) == "3coin 3potion", "nobody else pays for it"


def test_G13_3_gaining_is_no_question() -> None:
    game = gained("inn", "(1,1)", "wolf (1,0); boar (0,1)")
    assert game.options(A) == ["confirm"]
    assert (game.turn(A).coins, game.turn(A).potions) == (2, 3), "the connectors at its left and bottom"


# -- G13.4, G13.5 the order --------------------------------------------------------------------------------------------


def test_G13_4_join_keys_then_connectors_then_the_tile() -> None:
    game = gained("counter", "(1,1)", "yard (1,0); strongbox (0,1)").say("A confirm")
    assert names(game) == ["TilePlaced", "KeyMade", "ChestOpened", "ConnectorPaid", "RewardGained"]


def test_G13_4_a_key_of_a_join_counts_for_the_reward_of_the_tile() -> None:
    """Three keys: two on the hero from the beginning, one of this placement."""
    game = gained("counter", "(1,1)", "yard (1,0); strongbox (0,1)").say("A confirm")
    assert [event.gain.glory for event in game.told_of(RewardGained, B)] == [6]


def test_G13_4_what_a_connector_gives_counts_for_the_reward_of_the_tile() -> None:
    game = gained("fighter", "(1,1)", "yard (1,0); strongbox (0,1)").say("A confirm")
    assert game.s.combat[A] == 1
    assert [event.gain.glory for event in game.told_of(RewardGained, B)] == [2]


def test_G13_4_the_keys_of_joins_then_of_connectors_then_of_the_tile_are_used() -> None:
    """The far keyhole is out of reach of the join key, so each question tells which key it is about."""
    story = "smithy (1,0); strongbox (0,1); keyhole (-1,0)"
    game = gained("gaoler", "(1,1)", story, opened=False)
    heroes, own = ["open knight 1", "open knight 2"], ["open gaoler 1", "open gaoler 2"]
    assert game.options(A) == [*heroes, "open strongbox 1", *own], "the key of the join"
    game.say("A open gaoler 1")
    assert game.options(A) == [*heroes, "open strongbox 1", "open keyhole 1", "open gaoler 2"], "of the connector"
    game.say("A open keyhole 1")
    assert game.options(A) == [*heroes, "open strongbox 1", "open gaoler 2"], "of the tile itself"
    game.say("A open strongbox 1")
    assert game.options(A) == ["confirm"]
    assert (game.turn(A).keys, sum(game.turn(A).glory)) == (3, 12)


def test_G13_5_plain_gains_of_connectors_come_before_their_keys_are_used() -> None:
    """The smithy's key is gained first (its side comes first), the inn's coin must not wait for it."""
    game = gained("wolf", "(1,1)", "inn (0,1); smithy (1,0)", opened=False)
    assert game.asked(A) == "chest"
    assert game.turn(A).coins == 4, "2 of the inn's right connector"


def test_G13_5_the_seat_chooses_which_of_several_keys_is_next() -> None:
    """The cross meets the half keys of the strongbox at its left and of the keyhole below it."""
    game = table(GAME, drafted={A: "cross"}, story={A: "strongbox (0,1); keyhole (1,0)"}).say("A place + lay (1,1)")
    assert game.asked(A) == "key"
    assert game.options(A) == ["use keyhole", "use strongbox"]
    first, other = game.copy().say("A use keyhole"), game.copy().say("A use strongbox")
    assert first.options(A) == ["open knight 1", "open knight 2", "open keyhole 1"]
    assert other.options(A) == ["open knight 1", "open knight 2", "open strongbox 1"]
    first.say("A open keyhole 1")
    assert first.options(A) == ["open knight 1", "open knight 2", "open strongbox 1"], "the one that is left"
    other.say("A open strongbox 1")
    assert other.options(A) == ["open knight 1", "open knight 2", "open keyhole 1"]


def test_G13_5_keys_for_the_same_chests_are_not_asked_for() -> None:
    game = table(
        GAME,
        drafted={A: "cross"},
        story={A: "strongbox (0,1); keyhole (1,0)"},
        opened={A: "strongbox 1; keyhole 1"},
    ).say("A place + lay (1,1)")
    assert len(game.turn(A).join_keys) == 2
    assert game.asked(A) == "chest"
    assert game.options(A) == ["open knight 1", "open knight 2"]


# -- G13.6–G13.8 multiplied and waiting rewards ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("story", "after"),
    [("", "2coin"), ("wolf (1,0)", "3coin 1glory"), ("wolf (1,0); boar (2,0); hoard (3,0)", "4coin 2glory")],
)
def test_G13_6_a_reward_is_multiplied_by_what_is_counted_now(story: str, after: str) -> None:
    game = gained("hunter", "(0,1)", story).say("A confirm")
    assert game.reserve(A) == after
    assert len(game.told_of(RewardGained, B)) == (1 if story else 0)


def test_G13_6_what_comes_later_does_not_count() -> None:
    game = gained("boar", "(2,0)", "wolf (1,0); hunter (0,1)").say("A confirm")
    assert game.reserve(A) == "2coin 2glory", "the boar's own 2 glory, nothing more for the hunter"


def test_G13_7_an_end_of_game_reward_is_gained_in_the_final_scoring() -> None:
    """It counts what lies there at the end: the boar came after the skald."""
    laid = table(GAME, drafted={A: "boar"}, story={A: "skald (1,0); wolf (2,0)"}, reserve={A: ""}, round=10)
    laid.say("A place + lay (0,1) + confirm")
    assert laid.question() == ""
    assert [(event.seat, event.glory) for event in laid.told_of(EndingGained, B)] == [(A, 4)]
    assert sum(laid.s.glory[A]) == 6, "2 for the boar now, 2 for each monster at the end"


def test_G13_8_the_tile_just_placed_counts_for_its_own_multiplier() -> None:
    game = gained("guide", "(1,0)").say("A confirm")
    assert game.reserve(A) == "3coin", "it is the only character; the hero is none"
    game = gained("guide", "(1,0)", "friend (0,1)").say("A confirm")
    assert game.reserve(A) == "4coin"


# -- G13.9–G13.16 connectors of place tiles ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cell", "reserve"),
    [("(1,1)", "3coin 2glory"), ("(2,0)", "4coin 2glory"), ("(1,-1)", "2coin 1potion 2glory")],
)
def test_G13_9_every_connector_of_a_place_tile_has_its_own_reward(cell: str, reserve: str) -> None:
    """The fourth is joined to the hero already."""
    assert gained("wolf", cell, "inn (1,0)").say("A confirm").reserve(A) == reserve


def test_G13_10_the_place_tile_may_come_before_its_neighbour() -> None:
    game = gained("wolf", "(2,0)", "inn (1,0)").say("A confirm")
    paid = game.told_of(ConnectorPaid, B)
    assert [(event.seat, game.game.printed.codes[face(event.piece)], event.gain.coins) for event in paid] == [
        (A, "inn", 2)
    ]


def test_G13_10_the_place_tile_may_come_after_its_neighbour() -> None:
    game = gained("inn", "(-1,0)").say("A confirm")
    assert game.reserve(A) == "4coin 1glory", "the right connector of the inn meets the hero"


@pytest.mark.parametrize(
    ("tile", "cell", "pays"),
    [
        ("wolf", "(1,1)", True),
        ("friend", "(1,1)", False),
        ("strongbox", "(1,1)", False),
        ("inn", "(1,1)", False),
        ("friend", "(2,0)", True),
        ("wolf", "(2,0)", False),
        ("inn", "(1,-1)", True),
        ("boar", "(1,-1)", False),
    ],
)
def test_G13_11_a_conditional_connector_wants_a_type_on_the_other_side(tile: str, cell: str, pays: bool) -> None:
    game = gained(tile, cell, "market (1,0)").say("A confirm")
    paid = [event for event in game.told_of(ConnectorPaid, B) if event.gain.coins == 3]
    assert len(paid) == int(pays)


def test_G13_11_the_place_tile_placed_later_asks_the_tile_that_lies_there() -> None:
    """The treasure at its left pays, the monster below does not; a hero has no type."""
    game = gained("market", "(1,1)", "strongbox (0,1); wolf (1,0)").say("A confirm")
    assert [event.gain.coins for event in game.told_of(ConnectorPaid, B)] == [3]
    assert game.reserve(A) == "5coin 1glory"
    assert gained("market", "(1,0)").say("A confirm").reserve(A) == "2coin 1glory"


def test_G13_12_a_join_with_the_wrong_type_is_legal_and_pays_nothing() -> None:
    game = gained("friend", "(1,1)", "market (1,0)").say("A confirm")
    assert game.story(A)["(1,1)"] == "friend"
    assert game.reserve(A) == "2coin 1potion"


def test_G13_12_a_join_that_paid_nothing_pays_nothing_later() -> None:
    """The friend on top of the market; then a monster beside the friend, and one that joins the market elsewhere."""
    story = "market (1,0); friend (1,1)"
    assert gained("wolf", "(1,2)", story).say("A confirm").reserve(A) == "2coin 2glory"
    assert gained("wolf", "(1,-1)", story).say("A confirm").reserve(A) == "2coin 2glory"


def test_G13_13_one_placement_gains_the_rewards_of_all_connectors_it_joins() -> None:
    game = gained("wolf", "(1,1)", "inn (0,1); yard (1,0)").say("A confirm")
    assert game.reserve(A) == "4coin 1combat 2glory", "the inn's right and the yard's top connector"
    game = gained("inn", "(1,1)", "wolf (0,1); boar (1,0); friend (2,1)").say("A confirm")
    assert game.reserve(A) == "4coin 3potion 1glory", "right, bottom and left"


@pytest.mark.parametrize(
    ("tile", "cell", "reserve"),
    [
        ("yard", "(2,0)", "4coin 1magic 1glory"),  # both without a condition
        ("market", "(2,0)", "4coin 1glory"),  # the market's left connector wants a treasure
        ("market", "(1,1)", "6coin 1glory"),  # its bottom connector wants a place tile
    ],
)
def test_G13_14_two_place_tiles_that_are_joined_both_pay(tile: str, cell: str, reserve: str) -> None:
    assert gained(tile, cell, "inn (1,0)").say("A confirm").reserve(A) == reserve


def test_G13_15_a_connector_pays_once() -> None:
    """Wherever the next tile lies, joins made before pay nothing again."""
    game = gained("wolf", "(2,0)", "inn (1,0)").say("A confirm")
    assert game.reserve(A) == "4coin 2glory"
    again = table(
        GAME, drafted={A: "boar"}, story={A: "inn (1,0); wolf (2,0)"}, reserve={A: "4coin 2glory"}, opened=OPENED
    )
    again.say("A place + lay (3,0) + confirm")
    assert again.reserve(A) == "4coin 4glory"
    assert again.told_of(ConnectorPaid, B) == []


def test_G13_16_a_half_key_that_meets_a_place_tile_makes_no_key() -> None:
    """The counter's left half key against the inn's right connector."""
    game = gained("counter", "(2,0)", "inn (1,0)", opened=False).say("A confirm")
    assert game.told_of(KeyMade, B) == []
    assert game.s.keys[A] == 0
    assert game.reserve(A) == "4coin", "the inn pays all the same"


def test_G13_16_no_deck_has_half_a_key_on_a_place_tile() -> None:
    with pytest.raises(BadCardList):
        deck_of("1 | Gate | place | . | Nk E=1coin | 1glory | .")
    with pytest.raises(BadCardList):
        deck_of("1 | Gate | place | . | Nk=1coin E=1coin | 1glory | .")
