"""G17 The option quests."""

import pytest

from partie.core import UNKNOWN, letter
from partie.core.cards import cards
from partie.games.tales.events import ConnectorPaid, KeyMade, QuestDealt, QuestShown, TilePlaced
from partie.games.tales.faces import BACK_OF_QUEST
from partie.games.tales.preparation import QUESTS_DEALT

from .helpers import ON, TABLES, A, B, C, Table, begun, code, deck_of, table

GAME = deck_of(
    """
    1 | Hoard   | treasure  | 2coin   | N E S W | 4coin              | .
    1 | Gem     | treasure  | .       | N E S W | 1glory             | .
    1 | Trainer | character | .       | N E S W | 1combat            | .
    1 | Veteran | character | .       | N E S W | 5glory xcombat     | .
    1 | Steward | character | .       | N E S W | 1coin xtreasure    | .
    1 | Crowd   | character | .       | N E S W | 1coin xcharacter   | .
    1 | Hatch   | treasure  | .       | S       | 3glory             | .
    1 | Stub    | treasure  | .       | W       | 1glory             | .
    1 | Hook    | treasure  | .       | Nk Ek Sk Wk | 1glory         | .
    1 | Dear    | treasure  | 9coin   | N E S W | 1glory             | .
    1 | Inn     | place     | .       | N=3coin/monster E=2coin S=3coin/character W=1potion | 1glory | .
    """,
    heroes="Knight | 3coin 3potion | E W | 1glory; 1glory",
    quests="""
    The Oath    | 2combat | N E S W | 2glory           | .
    The Toll    | 3coin   | N E S W | 6glory           | .
    The Drill   | .       | N E S W | 1combat          | .
    The March   | .       | N E S W | 4glory xcombat   | .
    The Chest   | .       | N E S W | 1glory xtreasure | .
    The Vault   | .       | Nk Ek Sk Wk | 1glory       | 2coin; 1potion
    The Ladder  | .       | N W     | 1glory           | .
    The Feast   | .       | N E S W | 1glory xcharacter | .
    The Alms    | 1coin   | N E S W | 3glory           | .
    """,
)


def turn(drafted: str, quests: str, reserve: str = "", story: str = "", opened: bool = True, round: int = 1) -> Table:
    """Seat A with a tile and quests; the chests of its hero are open unless a test needs them."""
    return table(
        GAME,
        drafted={A: drafted},
        quests={A: quests},
        reserve={A: reserve},
        story={A: story} if story else None,
        opened={A: "knight 1; knight 2"} if opened else None,
        round=round,
    )


# -- G17.1–G17.5 dealing and returning ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", TABLES)
def test_G17_1_each_seat_receives_three_quests(seats: int) -> None:
    game = begun(seats, GAME, ON)
    assert game.question() == "return-quest"
    assert [len(z) for z in game.s.quests] == [QUESTS_DEALT] * seats == [3] * seats
    assert len(game.s.quest_deck) == 16 - 3 * seats


def test_G17_1_they_are_random() -> None:
    wished = begun(2, GAME, ON, quests="the-oath the-feast the-alms the-drill the-toll errand-10").s
    assert begun(2, GAME, ON).lie_in(wished.quests[A]) == ["the-oath", "the-feast", "the-alms"]
    assert begun(2, GAME, ON).lie_in(wished.quests[B]) == ["the-toll", "the-drill", "errand-10"]


def test_G17_1_without_the_option_there_are_none() -> None:
    game = begun(2, GAME)
    assert game.question() == "first-choice"
    assert game.s.quests == [(), ()]
    assert len(game.s.quest_deck) == 16


@pytest.mark.parametrize("seats", TABLES)
def test_G17_2_all_seats_return_one_of_their_three_at_the_same_time(seats: int) -> None:
    game = begun(seats, GAME, ON)
    assert game.who() == list(range(seats))
    dealt = [game.lie_in(z) for z in game.s.quests]
    for seat in range(seats):
        assert game.options(seat) == [f"return {each}" for each in dealt[seat]]
    for seat in reversed(range(seats)):
        assert game.question() == "return-quest"
        game.say(f"{letter(seat)} return {dealt[seat][1]}")
    assert game.question() == "first-choice"
    for seat in range(seats):
        assert game.lie_in(game.s.quests[seat]) == [dealt[seat][0], dealt[seat][2]]
        assert game.lie_in(game.s.returned[seat]) == [dealt[seat][1]]


def test_G17_3_only_their_owner_looks_at_them() -> None:
    game = begun(3, GAME, ON)
    assert [cards(game.sees(A).quests[seat]) for seat in (B, C)] == [[BACK_OF_QUEST] * 3] * 2
    assert game.lie_in(game.sees(B).quests[B]) == game.lie_in(game.s.quests[B])
    game.all_usual()
    for viewer in game.viewers:
        for seat in (A, B, C):
            seen = cards(game.sees(viewer).quests[seat])
            assert seen == (cards(game.s.quests[seat]) if viewer == seat else [BACK_OF_QUEST] * 2)


def test_G17_3_the_deal_tells_only_the_owner_what_it_was() -> None:
    game = begun(2, GAME, ON)
    for viewer in game.viewers:
        for event in game.told_of(QuestDealt, viewer):
            assert (event.piece >> 16 > 0) == (event.seat == viewer)
    assert len(game.told_of(QuestDealt, A)) == 6


def test_G17_3_the_record_of_a_running_game_tells_only_the_owner() -> None:
    """G17.5 Also what was returned."""
    game = begun(2, GAME, ON, quests="the-oath the-toll the-drill the-march the-chest the-vault")
    match = game.say("A return the-toll", "B return the-march").match()
    for viewer in game.viewers:
        rows = [part for row in match.download(viewer).rows for entry in row.entries for part in entry.parts]
        own = {A: "the-oath the-toll the-drill", B: "the-march the-chest the-vault"}
        for seat, names in own.items():
            for name in names.split():
                assert (f"deal {name}" in rows) == (viewer == seat)
        assert ("return the-toll" in rows, "return the-march" in rows) == (viewer == A, viewer == B)


def test_G17_4_returned_and_undealt_quests_are_out_of_the_game_unseen() -> None:
    game = begun(3, GAME, ON).all_usual()
    for viewer in game.viewers:
        seen = game.sees(viewer)
        assert set(cards(seen.quest_deck)) == {BACK_OF_QUEST}
        for seat in (A, B, C):
            assert cards(seen.returned[seat]) == (cards(game.s.returned[seat]) if viewer == seat else [BACK_OF_QUEST])
    out = (cards(game.s.quest_deck), [cards(z) for z in game.s.returned])
    game.to_the_end()
    assert (cards(game.s.quest_deck), [cards(z) for z in game.s.returned]) == out


def test_G17_5_returning_is_compulsory() -> None:
    game = begun(2, GAME, ON, quests="the-oath the-toll the-drill the-march the-chest the-vault")
    assert len(game.options(A)) == 3
    assert game.refusal("A return the-march") == "not-your-quest"
    assert game.refusal("A choose 1") == "not-offered"
    game.say("A return the-toll")
    assert game.question() == "return-quest", "the others are waited for"


def test_G17_5_and_secret() -> None:
    game = begun(2, GAME, ON, quests="the-oath the-toll the-drill the-march the-chest the-vault")
    game.say("A return the-toll")
    assert game.sees(B).sealed[A] == (UNKNOWN,)
    game.say("B return the-march")
    assert game.lie_in(game.sees(A).returned[B]) == ["quest"]
    assert game.lie_in(game.sees(B).returned[B]) == ["the-march"]


# -- G17.6–G17.8 placing -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "answers",
    [
        "quest the-drill + lay (1,0) + place + lay (-1,0) + finish",
        "place + lay (-1,0) + quest the-drill + lay (1,0) + finish",
        "quest the-chest + lay (1,0) + quest the-drill + lay (2,0) + place + lay (-1,0)",
        "place + lay (-1,0) + quest the-drill + lay (1,0) + quest the-chest + lay (2,0)",
        "quest the-drill + lay (1,0) + place + lay (-1,0) + quest the-chest + lay (2,0)",
        "place + lay (1,0) + finish",
    ],
)
def test_G17_6_one_quest_or_both_before_or_after_the_drafted_tile(answers: str) -> None:
    game = turn("gem", "the-drill the-chest").say(f"A {answers} + confirm")
    assert game.s.round == 2
    laid = answers.count("lay ")
    assert len(game.story(A)) == 1 + laid
    assert len(game.s.quests[A]) == 3 - laid
    assert "gem" in game.story(A).values()


def test_G17_7_a_quest_is_paid_like_other_tiles() -> None:
    """One combat is there, the other is replaced by a potion; combat stays."""
    game = turn("gem", "the-oath", "2potion 1combat 3coin")
    game.say("A quest the-oath + lay (1,0) + place + lay (-1,0) + confirm")
    assert game.reserve(A) == "3coin 1potion 1combat 3glory"
    told = game.told_of(TilePlaced, B)
    assert [(code(GAME, event.piece >> 16), event.coins, event.potions) for event in told] == [
        ("the-oath", 0, 1),
        ("gem", 0, 0),
    ]
    poor = turn("gem", "the-oath the-toll", "1combat 2coin")
    assert poor.options(A) == ["place", "discard"]
    assert poor.refusal("A quest the-oath") == "too-few-potions"
    assert poor.refusal("A quest the-toll") == "too-few-coins"
    assert poor.refusal("A quest the-march") == "not-your-quest"


def test_G17_7_a_quest_is_placed_like_other_tiles() -> None:
    """The knight has connectors at its left and right, the ladder at its top and left."""
    game = turn("gem", "the-ladder").say("A quest the-ladder")
    assert game.options(A) == ["lay (1,0)"]
    assert game.refusal("A lay (0,0)") == "cell-taken"
    assert game.refusal("A lay (0,-1)") == "connectors-clash"
    assert game.refusal("A lay (2,0)") == "no-join"


def test_G17_7_a_quest_without_a_cell_cannot_be_placed() -> None:
    game = turn("dear", "the-ladder", story="stub (1,0)")
    assert game.refusal("A quest the-ladder") == "no-cell"
    assert game.options(A) == ["discard"]


@pytest.mark.parametrize("place", [1, 4, 6])
def test_G17_8_a_quest_never_costs_the_wilderness_fee(place: int) -> None:
    game = turn(f"gem {place}", "the-alms", "1coin").say("A quest the-alms")
    assert game.asked(A) == "cell"
    assert (game.turn(A).coins, game.turn(A).potions) == (0, 0)
    free = turn(f"gem {place}", "the-drill", "").say("A discard + quest the-drill + lay (1,0) + confirm")
    assert free.reserve(A) == "1coin 1potion 1combat"


# -- G17.9–G17.12 rewards come after all payments ----------------------------------------------------------------------


@pytest.mark.parametrize("reserve", ["2coin", "3coin"])
def test_G17_9_what_a_turn_gains_pays_for_nothing_in_it(reserve: str) -> None:
    game = turn("hoard", "the-toll the-drill", reserve).say("A place + lay (1,0)")
    assert game.options(A) == ["quest the-drill", "finish"]
    assert game.turn(A).coins == int(reserve[0]) - 2, "the 4 coins of the hoard are not gained yet"
    game.say("A finish + confirm")
    assert game.s.coins[A] == int(reserve[0]) + 2


def test_G17_9_keys_wait_for_the_last_placement_too() -> None:
    """The vault meets the hook by two halves, but the toll is placed before the key is used."""
    game = turn("hook", "the-vault the-toll", "3coin")
    game.say("A place + lay (1,0) + quest the-vault + lay (2,0)")
    assert game.asked(A) == "next-quest"
    assert game.turn(A).keys == 2
    game.say("A quest the-toll + lay (-1,0)")
    assert game.options(A) == ["open the-vault 1", "open the-vault 2"]


@pytest.mark.parametrize(
    ("answers", "glory"),
    [
        ("quest the-drill + lay (1,0) + place + lay (-1,0)", 5),  # the drill's combat counts for the veteran
        ("place + lay (-1,0) + quest the-drill + lay (1,0)", 0),
    ],
)
def test_G17_10_placements_are_resolved_in_the_order_of_placing(answers: str, glory: int) -> None:
    game = turn("veteran", "the-drill").say(f"A {answers} + confirm")
    assert game.s.combat[A] == 1
    assert sum(game.s.glory[A]) == glory


def test_G17_10_each_placement_with_its_keys_and_connectors_before_the_next() -> None:
    game = turn("hook", "the-vault", story="inn (1,0)").say("A place + lay (2,0) + quest the-vault + lay (3,0)")
    game.say("A open the-vault 1 + confirm")
    told = [type(event).__name__ for event in game.heard(B)]
    assert told[: told.index("TileSwept")] == [
        "TilePlaced",
        "TilePlaced",
        "ConnectorPaid",
        "RewardGained",
        "KeyMade",
        "ChestOpened",
        "RewardGained",
    ]


@pytest.mark.parametrize(
    "answers", ["quest the-chest + lay (1,0) + place + lay (-1,0)", "place + lay (-1,0) + quest the-chest + lay (1,0)"]
)
def test_G17_11_multipliers_count_all_tiles_of_the_turn(answers: str) -> None:
    game = turn("gem", "the-chest", story="waste-1 (2,0)").say(f"A {answers} + confirm")
    assert sum(game.s.glory[A]) == 3, "1 for the gem, 2 for two treasures"


def test_G17_12_a_quest_may_be_placed_where_the_drafted_tile_is_discarded() -> None:
    game = turn("gem", "the-drill the-chest").say("A discard + quest the-drill + lay (1,0) + finish + confirm")
    assert game.story(A) == {"(0,0)": "knight", "(1,0)": "the-drill"}
    assert game.lie_in(game.s.discarded[A]) == ["gem"]
    assert game.reserve(A) == "1coin 1potion 1combat"
    before = turn("gem", "the-drill the-chest").say("A quest the-drill + lay (1,0) + discard + finish + confirm")
    assert before.reserve(A) == "1coin 1potion 1combat"


def test_G17_12_coin_potion_and_key_of_a_discard_come_after_all_payments() -> None:
    game = turn("gem", "the-alms the-vault").say("A discard")
    assert game.options(A) == ["quest the-vault", "finish"], "no coin for the alms yet"
    game.say("A quest the-vault + lay (1,0)")
    assert (game.turn(A).coins, game.turn(A).potions) == (0, 0)
    game.say("A finish")
    assert (game.turn(A).coins, game.turn(A).potions) == (1, 1)
    assert game.options(A) == ["open the-vault 1", "open the-vault 2"], "the key may open a chest of this turn's quest"


# -- G17.13–G17.16 what quests are -------------------------------------------------------------------------------------


def test_G17_13_a_quest_cannot_be_discarded() -> None:
    game = turn("gem", "the-drill the-toll")
    assert game.options(A).count("discard") == 1
    game.say("A discard")
    assert game.options(A) == ["quest the-drill", "finish"]
    assert game.refusal("A discard") == "not-offered"
    game.say("A finish + confirm")
    assert game.reserve(A) == "1coin 1potion"
    assert len(game.s.quests[A]) == 2


@pytest.mark.parametrize("name", ["steward", "crowd"])
def test_G17_14_a_quest_counts_for_no_type(name: str) -> None:
    game = turn(name, "the-drill the-vault", story="waste-1 (1,0)")
    game.say("A quest the-drill + lay (-1,0) + quest the-vault + lay (2,0) + place + lay (3,0) + confirm")
    assert game.s.coins[A] == 1, "one treasure, and one character: the new one"


def test_G17_14_a_quest_counts_not_for_its_own_multiplier() -> None:
    game = turn("gem", "the-feast").say("A quest the-feast + lay (1,0) + place + lay (-1,0) + confirm")
    assert sum(game.s.glory[A]) == 1


@pytest.mark.parametrize(("cell", "paid"), [("(1,1)", []), ("(1,-1)", []), ("(2,0)", [2])])
def test_G17_14_a_quest_meets_no_condition_of_a_place_tile(cell: str, paid: list[int]) -> None:
    game = turn("gem", "the-drill", story="inn (1,0)")
    game.say(f"A quest the-drill + lay {cell} + place + lay (-1,0) + confirm")
    assert [event.gain.coins for event in game.told_of(ConnectorPaid, B)] == paid


def test_G17_15_a_placed_quest_is_public() -> None:
    game = turn("gem", "the-drill the-chest").say(
        "A quest the-drill + lay (1,0) + place + lay (-1,0) + finish + confirm"
    )
    for viewer in game.viewers:
        assert "the-drill" in game.lie_in(game.sees(viewer).added[A])
    assert [code(GAME, event.piece >> 16) for event in game.told_of(TilePlaced, B)] == ["the-drill", "gem"]
    assert cards(game.sees(B).quests[A]) == [BACK_OF_QUEST], "the other one is not"


def test_G17_15_a_placed_quest_is_a_tile_for_adjacency_joins_and_chests() -> None:
    game = turn("hook", "the-drill", story="the-vault (1,0)").say("A place")
    assert game.options(A) == ["lay (1,1)", "lay (-1,0)", "lay (2,0)", "lay (1,-1)"]
    game.say("A lay (2,0) + finish")
    assert game.options(A) == ["open the-vault 1", "open the-vault 2"]
    game.say("A open the-vault 1 + confirm")
    assert len(game.told_of(KeyMade, B)) == 1
    assert game.reserve(A) == "2coin 1glory"


def test_G17_16_a_quest_not_placed_gives_and_costs_nothing() -> None:
    game = turn("gem", "the-toll the-drill", "4coin", round=10)
    game.say("A place + lay (1,0) + finish + confirm")
    outcome = GAME.outcome(game.s)
    assert outcome is not None
    assert outcome.scores[A] == 5, "1 for the gem, 4 for the most coins"
    assert game.s.coins[A] == 4


# -- G17.17–G17.20 the turn in small decisions -------------------------------------------------------------------------


def test_G17_17_the_turn_is_a_sequence_of_small_decisions() -> None:
    game = turn("gem", "the-drill the-chest")
    assert game.asked(A) == "next-quest"
    assert game.options(A) == ["place", "discard", "quest the-drill", "quest the-chest"]
    assert game.refusal("A finish") == "not-offered", "the drafted tile must be dealt with"
    assert game.options(A, "quest the-drill + lay (1,0)") == ["place", "discard", "quest the-chest"]
    for first in ("discard", "place + lay (-1,0)"):
        assert game.options(A, first) == ["quest the-drill", "quest the-chest", "finish"]
    assert game.options(A, "discard + quest the-chest + lay (1,0)") == ["quest the-drill", "finish"]
    assert game.options(A, "discard + finish") == ["confirm"]


def test_G17_17_with_both_quests_placed_the_turn_is_over_with_the_drafted_tile() -> None:
    game = turn("gem", "the-drill the-chest")
    placed = "quest the-drill + lay (1,0) + quest the-chest + lay (2,0)"
    assert game.options(A, placed) == ["place", "discard"]
    assert game.options(A, f"{placed} + place + lay (-1,0)") == ["confirm"]


def test_G17_18_quests_not_placed_are_shown_at_the_end() -> None:
    game = turn("gem", "the-toll the-drill", round=10).say("A quest the-drill + lay (1,0)")
    assert cards(game.sees(B).quests[A]) == [BACK_OF_QUEST] * 2
    game.say("A place + lay (-1,0) + finish + confirm")
    for viewer in game.viewers:
        shown = game.told_of(QuestShown, viewer)
        assert [(event.seat, code(GAME, event.piece >> 16)) for event in shown] == [(A, "the-toll")]
        assert game.lie_in(game.sees(viewer).quests[A]) == ["the-toll"]


def test_G17_19_a_tile_of_the_same_turn_supplies_the_join() -> None:
    """The hatch has one connector, at its bottom; nothing in the story opens upwards before the quest lies there."""
    game = turn("hatch", "the-drill")
    assert game.refusal("A place") == "no-cell"
    game.say("A quest the-drill + lay (1,0) + place")
    assert game.options(A) == ["lay (1,1)"]
    game.say("A lay (1,1) + confirm")
    assert game.story(A) == {"(0,0)": "knight", "(1,0)": "the-drill", "(1,1)": "hatch"}


def test_G17_19_and_the_next_one_must_fit_to_it() -> None:
    game = turn("gem", "the-ladder").say("A quest the-ladder + lay (1,0) + place")
    assert game.refusal("A lay (1,0)") == "cell-taken"
    assert game.refusal("A lay (2,0)") == "connectors-clash", "the ladder is bare on its right"
    assert game.options(A) == ["lay (1,1)", "lay (-1,0)"]


def test_G17_20_a_seat_that_might_still_place_a_quest_is_not_discarded_for() -> None:
    for drafted in ("dear", "hatch"):
        game = turn(drafted, "the-drill the-toll", "3coin")
        assert game.asked(A) == "next-quest"
        assert game.options(A) == ["discard", "quest the-toll", "quest the-drill"]


def test_G17_20_once_no_quest_is_left_the_tile_is_discarded_without_a_question() -> None:
    """G9.7 Before the turn, or in its middle."""
    game = table(GAME, drafted={A: "dear"}, options=ON, reserve={A: ""}, opened={A: "knight 1; knight 2"})
    assert (game.question(), game.reserve(A)) == ("first-choice", "1coin 1potion")
    game = turn("dear", "the-drill").say("A quest the-drill + lay (1,0)")
    assert game.options(A) == ["confirm"]
    game.say("A confirm")
    assert game.lie_in(game.s.discarded[A]) == ["dear"]
    assert game.reserve(A) == "1coin 1potion 1combat"
