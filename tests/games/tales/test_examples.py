"""The worked examples of RULES.md, G-E1 to G-E38, each under its number."""

import pytest

from partie.core import Outcome
from partie.games.tales import TALES
from partie.games.tales.events import (
    EndingGained,
    KeyLost,
    KeyMade,
    MajorityHeld,
    RewardGained,
    TileLaidOut,
    TileSwept,
)

from .helpers import IN_TURN, ON, A, B, C, D, Table, begun, code, deck_of, table

GAME = deck_of(
    """
    1 | Wolf      | monster   | .             | N E S W     | 1glory              | .
    1 | Boar      | monster   | .             | N E S W     | 1glory              | .
    1 | Bear      | monster   | .             | N E S W     | 1glory              | .
    1 | Lion      | monster   | .             | N E S W     | 1glory              | .
    1 | Fiend     | monster   | .             | Nk E S W    | 1glory              | 1coin
    1 | Casket    | treasure  | .             | N E Sk W    | 1glory              | 1potion
    1 | Scout     | character | 1coin 2combat | N E S W     | 1glory              | .
    1 | Seer      | character | 1coin 3magic  | N E S W     | 1glory              | .
    1 | Maid      | character | .             | S           | 1glory              | 1coin
    1 | Page      | character | .             | S           | 1glory              | .
    1 | Coffer    | treasure  | .             | E S W       | 1glory              | .
    1 | Ring      | treasure  | .             | N S         | 1glory              | .
    1 | Tracker   | character | .             | N E S W     | 1coin 1potion xmonster | .
    1 | Hunter    | character | .             | N E S W     | end 2glory xmonster | .
    1 | Bazaar    | place     | .             | N=2glory/treasure E=3coin/treasure W=1potion | 1glory | .
    1 | Idol      | treasure  | .             | N E S W     | 1glory              | .
    2 | Ogre      | monster   | 4combat 2coin | N E S W     | 9glory              | .
    2 | Twins     | monster   | 2combat 2magic | N E S W    | 9glory              | .
    2 | Dear      | treasure  | 2coin         | N E S W     | 1glory              | .
    2 | Cross     | monster   | .             | Nk Ek Sk Wk | 1glory              | .
    2 | Strongbox | treasure  | .             | N Ek S W    | 1glory              | 5glory
    2 | Keyhole   | treasure  | .             | Nk E S W    | 1glory              | 7glory
    2 | Riddle    | treasure  | .             | N E S Wk    | 1glory              | key
    2 | Bolt      | monster   | .             | N Ek S W    | 1glory              | .
    2 | Shrine    | place     | .             | E=2coin/treasure W=1coin | 1glory | .
    2 | Camp      | place     | .             | E=1coin W=3potion | 1glory        | .
    2 | Crier     | character | .             | N E S W     | token               | .
    2 | Herald    | character | .             | N E S W     | token               | .
    2 | Envoy     | character | .             | N E S W     | end 2glory xmajority | .
    2 | Pedlar    | character | .             | N E S W     | 1coin xcharacter    | .
    2 | Hoard     | treasure  | 2coin         | N E S W     | 4coin               | .
    2 | Hatch     | treasure  | .             | S           | 3glory              | .
    """,
    heroes="""
    Shaman | 4coin 7potion | E W     | 2coin; 1magic
    Knight | 3coin 3potion | N E S W | 1glory; 1glory
    """,
    quests="""
    The Toll  | 3coin | N E S W | 6glory              | .
    The Brew  | .     | N E S W | 2glory x3potion     | .
    The Tower | .     | N E S W | 1glory              | .
    The Ring  | .     | N E S W | 1glory xsurrounded  | .
    """,
)


def outcome(game: Table) -> Outcome:
    """How it ended."""
    found = game.game.outcome(game.s)
    assert found is not None
    return found


def knights_turn(drafted: str, story: str = "", reserve: str = "", opened: str = "", round: int = 1) -> Table:
    """Seat B, the knight with four connectors, deals with this tile; nobody else is asked."""
    return table(
        GAME,
        drafted={B: drafted},
        story={B: story} if story else None,
        reserve={B: reserve},
        opened={B: opened} if opened else None,
        round=round,
    )


BOTH = "knight 1; knight 2"

# -- from the rulebook -------------------------------------------------------------------------------------------------


def test_E1_a_start_reward_of_7_potions_and_4_coins() -> None:
    game = begun(2, GAME, heroes="shaman knight")
    assert game.reserve(A) == "4coin 7potion"
    assert game.closed(A) == ["shaman 1", "shaman 2"]
    assert game.s.keys[A] == 0


def four_seats() -> Table:
    """Alice, Robert, Karel and David lay down 3, 3, 4, 3."""
    return begun(4, first="A").say("A choose 3", "B choose 3", "C choose 4", "D choose 3")


def test_E2_four_seats_choose_3_3_4_3() -> None:
    game = four_seats()
    assert game.s.taken_from == [3, 0, 4, 0]
    assert (game.question(), game.who()) == ("second-choice", [B])
    game.say("B take 2")
    assert game.who() == [D]
    game.say("D take 7")
    assert game.s.taken_from == [3, 2, 4, 7]
    assert game.question() == "turn"


def test_E3_the_lowest_place_holds_the_token_already() -> None:
    game = begun(4, first="A").say("A choose 1", "B choose 8", "C choose 5", "D choose 1", "D take 3")
    assert game.s.taken_from == [1, 8, 5, 3]
    assert game.s.first == D


@pytest.mark.parametrize(("tile", "has"), [("scout", "1combat"), ("seer", "2magic")])
def test_E4_cost_substitution_and_wilderness(tile: str, has: str) -> None:
    game = table(GAME, 4, drafted={A: f"{tile} 6"}, reserve={A: f"5coin 5potion {has}"}).say("A place")
    assert game.asked(A) == "fee"
    assert game.options(A) == ["pay coin", "pay potion"]
    with_potion, with_coin = game.copy().say("A pay potion").turn(A), game.copy().say("A pay coin").turn(A)
    assert (with_potion.coins, with_potion.potions) == (5 - 1, 5 - 2)
    assert (with_coin.coins, with_coin.potions) == (5 - 2, 5 - 1)


def test_E4_our_own_tiles_have_such_a_character() -> None:
    game = table(TALES, 4, drafted={A: "grand-champion 6"}, reserve={A: "5coin 5potion"}).say("A place + pay potion")
    turn = game.turn(A)
    assert (turn.coins, turn.potions) == (5 - 1, 5 - 2)


def test_E5_bare_sides_of_two_characters_may_touch() -> None:
    """The maid stands on the knight, the page comes onto the wolf beside it."""
    game = knights_turn("page", "wolf (1,0); maid (0,1)").say("B place")
    assert "lay (1,1)" in game.options(B)
    game.say("B lay (1,1) + confirm")
    assert game.story(B)["(1,1)"] == "page"


def test_E6_a_bare_top_below_a_connector_is_illegal() -> None:
    """The coffer would join the boar at its left."""
    game = knights_turn("coffer", "wolf (1,0); boar (0,-1)").say("B place")
    assert game.refusal("B lay (1,-1)") == "connectors-clash"


def test_E7_bare_sides_alone_are_no_join() -> None:
    game = knights_turn("ring", "wolf (1,0); maid (1,1)").say("B place")
    assert game.refusal("B lay (2,1)") == "no-join"


@pytest.mark.parametrize(
    ("story", "after"), [("wolf (1,0); boar (2,0); bear (3,0)", "3coin 3potion"), ("idol (1,0)", "")]
)
def test_E8_one_and_one_for_each_monster(story: str, after: str) -> None:
    game = knights_turn("tracker", story).say("B place + lay (0,1) + confirm")
    assert game.reserve(B) == after


def test_E9_2_glory_for_each_monster_at_the_end() -> None:
    story = "wolf (1,0); boar (2,0); bear (3,0); lion (4,0)"
    game = knights_turn("hunter", story).say("B place + lay (0,1) + confirm")
    assert game.reserve(B) == ""
    end = knights_turn("hunter", story, round=10).say("B place + lay (0,1) + confirm")
    assert [(event.seat, event.glory) for event in end.told_of(EndingGained)] == [(B, 8)]


@pytest.mark.parametrize(
    ("tile", "cell", "after"),
    [
        ("wolf", "(-1,1)", "1potion 1glory"),
        ("maid", "(-1,1)", "refused"),
        ("tracker", "(-1,1)", "1potion"),
        ("idol", "(-1,1)", "1potion 1glory"),
        ("idol", "(1,1)", "3coin 1glory"),
        ("wolf", "(1,1)", "1glory"),
        ("maid", "(0,2)", "1glory"),
        ("idol", "(0,2)", "3glory"),
    ],
)
def test_E10_the_three_connectors_of_a_place_tile(tile: str, cell: str, after: str) -> None:
    """Left pays for any type, right 3 coins for a treasure, top only for a treasure. The maid has no side connector."""
    game = knights_turn(tile, "bazaar (0,1)").say("B place")
    if after == "refused":
        assert game.refusal(f"B lay {cell}") == "connectors-clash"
        return
    assert f"lay {cell}" in game.options(B)
    game.say(f"B lay {cell} + confirm")
    assert game.reserve(B) == after


@pytest.mark.parametrize(
    ("tile", "place", "cell", "after"),
    [
        ("black-hydra", "(-1,0)", "(-1,1)", "10glory"),
        ("bog-lurker", "(-1,0)", "(-2,0)", "1coin 6glory"),
        ("silver-idol", "(1,0)", "(2,0)", "3coin 4glory"),
        ("silver-idol", "(1,0)", "(1,1)", "8glory"),
        ("drill-master", "(1,0)", "(1,1)", "1combat 2glory"),
        ("drill-master", "(1,0)", "(2,0)", "1combat 2glory"),
    ],
)
def test_E10_our_own_tiles_have_such_a_place(tile: str, place: str, cell: str, after: str) -> None:
    """The Harbour City: left 3 glory for any type, right 3 coins for a treasure, top 4 glory for a treasure."""
    cost = {"black-hydra": "6potion", "bog-lurker": "2potion", "silver-idol": "1coin", "drill-master": "2coin"}[tile]
    game = table(TALES, drafted={A: tile}, story={A: f"harbour-city {place}"}, reserve={A: cost})
    game.say(f"A place + lay {cell} + confirm")
    assert game.reserve(A) == after


def test_E11_what_a_join_key_may_open() -> None:
    """The fiend below the casket; the maid's chest stands elsewhere."""
    game = knights_turn("fiend", "casket (1,0); maid (0,1)").say("B place + lay (1,-1)")
    assert game.options(B) == ["open knight 1", "open knight 2", "open casket 1", "open fiend 1"]
    assert game.refusal("B open maid 1") == "out-of-reach"
    game.say("B open casket 1")
    assert game.options(B) == ["confirm"], "it was one key"


def swept(game: Table) -> list[str]:
    return [code(game.game, event.piece >> 16) for event in game.told_of(TileSwept)]


def laid_out(game: Table) -> list[int]:
    return [event.place for event in game.told_of(TileLaidOut)]


def test_E12_four_seats_prepare_the_next_round() -> None:
    game = begun(4, first="A").say("A choose 1", "B choose 3", "C choose 6", "D choose 8")
    left = [tile for tile in game.board() if tile]
    assert len(left) == 4
    game.until("first-choice", round=2)
    assert swept(game) == left[:1]
    assert game.board()[:3] == left[1:]
    assert laid_out(game) == [4, 5, 6, 7, 8]


# -- from the fact sheet -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "places", "discarded", "left", "refill", "drawn", "aside"),
    [(2, 6, 3, 1, 5, 51, 2), (3, 6, 2, 1, 5, 51, 2), (4, 8, 1, 3, 5, 53, 0), (5, 8, 0, 3, 5, 53, 0)],
)
def test_E13_the_tiles_of_ten_rounds(
    seats: int, places: int, discarded: int, left: int, refill: int, drawn: int, aside: int
) -> None:
    game = begun(seats)
    assert len(game.board()) == places
    assert len(game.s.aside) == aside
    came = len(game.told_of(TileLaidOut))
    assert came == places
    for each in range(2, 11):
        game.until("first-choice", round=each)
        gone, new = len(swept(game)), len(laid_out(game))
        assert (gone, places - seats - gone, new) == (discarded, left, refill)
        came += new
    game.to_the_end()
    assert came + len(laid_out(game)) == drawn
    assert drawn + aside == 53
    assert game.s.periods == [(), (), ()]


def test_E14_74_tiles() -> None:
    deck = TALES.printed.card_set
    assert (len(deck.tiles), len(deck.heroes), len(deck.quests)) == (53, 5, 16)
    game = begun(5, options=ON)
    assert sum([len(z) for z in game.s.quests]) == 15
    assert len(game.s.quest_deck) == 1


def test_E15_the_value_of_the_tokens_is_no_limit() -> None:
    """25 + 30 coins and potions, 40 + 100 + 250 glory: the game goes on where they would be used up."""
    coins, glory = 25 * 1 + 10 * 3, 40 * 1 + 20 * 5 + 25 * 10
    assert (coins, glory) == (55, 390)
    full = f"{coins}coin {coins}potion {glory}glory"
    game = knights_turn("tracker", "wolf (1,0)", full).say("B place + lay (0,1) + confirm")
    assert game.reserve(B) == "56coin 56potion 390glory"
    game = knights_turn("wolf", "", full).say("B place + lay (0,1) + confirm")
    assert game.reserve(B) == "55coin 55potion 391glory"


@pytest.mark.parametrize("first", [A, B, C, D])
def test_E16_all_seats_choose_the_same_place(first: int) -> None:
    game = begun(4, first="ABCD"[first]).say("A choose 5", "B choose 5", "C choose 5", "D choose 5")
    assert game.s.taken_from == [5 if seat == first else 0 for seat in (A, B, C, D)]
    for step in (1, 2, 3):
        seat = (first + step) % 4
        assert game.who() == [seat]
        assert "take 5" not in game.options(seat)
        game.say(f"{'ABCD'[seat]} {game.options(seat)[0]}")
    assert game.question() == "turn"


def test_E17_potions_pay_no_coins() -> None:
    game = knights_turn("dear", "", "1coin 9potion")
    assert game.asked(B) == "chest", "the tile is discarded, there is no other way"
    assert game.turn(B).coins == 2


def test_E18_a_second_choice_counts_for_the_token() -> None:
    game = begun(3, first="A").say("A choose 4", "B choose 4", "C choose 5", "B take 1")
    assert game.s.first == B


def test_E19_four_majorities_of_single_seats() -> None:
    game = table(GAME, 4, step="end", round=10, reserve={A: "1combat", B: "1magic", C: "1potion", D: "1coin"})
    assert outcome(game).scores == (4, 4, 4, 4)
    assert sum([event.glory for event in game.told_of(MajorityHeld)]) == 16


# -- derived by the list -----------------------------------------------------------------------------------------------


def test_E20_the_round_of_e2_goes_on() -> None:
    game = four_seats()
    before = begun(4, first="A").board()
    game.say("B take 2", "D take 7")
    assert (game.s.first, game.s.order) == (B, (B, C, D, A))
    owes = [seat for seat in (A, B, C, D) if game.turn(seat).owes_fee]
    assert owes == [D]
    assert game.asked_after(D, "place") == "fee"
    assert game.asked_after(A, "place") == "cell"
    game.until("first-choice", round=2)
    assert swept(game) == [before[0]]
    assert game.board()[:3] == [before[4], before[5], before[7]]


def test_E21_two_seats_both_play_5() -> None:
    game = begun(2, first="A")
    before = game.board()
    game.say("A choose 5", "B choose 5")
    assert game.options(B) == ["take 1", "take 2", "take 3", "take 4", "take 6"]
    game.say("B take 6")
    assert (game.s.taken_from, game.s.first) == ([5, 6], B)
    assert [bool(tile) for tile in game.board()] == [True] * 4 + [False] * 2
    game.until("first-choice", round=2)
    assert swept(game) == before[:3]
    assert game.board()[0] == before[3]
    assert laid_out(game) == [2, 3, 4, 5, 6]
    game.say("A choose 2", "B choose 1")
    assert not game.turn(B).owes_fee, "the tile is no longer wilderness"


def test_E22_three_seats_take_1_4_6() -> None:
    game = begun(3, first="A")
    before = game.board()
    game.say("A choose 1", "B choose 4", "C choose 6").until("first-choice", round=2)
    assert swept(game) == [before[1], before[2]]
    assert game.board()[0] == before[4]


def test_E23_five_seats_take_1_to_5() -> None:
    game = begun(5, first="A")
    before = game.board()
    game.say("A choose 1", "B choose 2", "C choose 3", "D choose 4", "E choose 5").until("first-choice", round=2)
    assert swept(game) == []
    assert game.board()[:3] == before[5:]


def test_E24_the_fee_can_only_be_a_coin() -> None:
    game = knights_turn("ogre 5", "", "3coin 1potion 3combat").say("B place")
    assert game.asked(B) == "cell"
    game.say("B lay (1,0) + confirm")
    assert game.reserve(B) == "3combat 9glory"
    poor = knights_turn("ogre 5", "", "2coin 1potion 3combat", BOTH)
    assert poor.question() == "first-choice", "the discard is forced"
    assert poor.reserve(B) == "3coin 2potion 3combat"


def test_E25_two_kinds_missing() -> None:
    game = knights_turn("twins", "", "3potion 1combat").say("B place + lay (1,0) + confirm")
    assert game.reserve(B) == "1combat 9glory"
    poor = knights_turn("twins", "", "2potion 1combat", BOTH)
    assert poor.lie_in(poor.s.discarded[B]) == ["twins"]


def test_E26_discarding_a_wilderness_tile_without_a_closed_chest() -> None:
    game = knights_turn("wolf 6", "", "2coin 2potion", BOTH).say("B discard + confirm")
    assert game.reserve(B) == "3coin 3potion"
    assert len(game.told_of(KeyLost)) == 1
    assert game.s.keys[B] == 2


# The cross comes to (1,1), with the strongbox at its left and the keyhole below it.
TWO = "strongbox (0,1); keyhole (1,0)"


def test_E27_two_keys_of_one_placement() -> None:
    game = knights_turn("cross", TWO).say("B place + lay (1,1)")
    assert game.options(B) == ["use keyhole", "use strongbox"]
    game.say("B use strongbox")
    assert game.options(B) == ["open knight 1", "open knight 2", "open strongbox 1"]
    game.say("B open strongbox 1")
    assert game.options(B) == ["open knight 1", "open knight 2", "open keyhole 1"]
    game.say("B open keyhole 1 + confirm")
    assert len(game.told_of(KeyMade)) == 2
    assert game.reserve(B) == "13glory"


@pytest.mark.parametrize(
    ("opened", "lost"), [("strongbox 1", 0), (f"{BOTH}; strongbox 1", 1), (f"{BOTH}; strongbox 1; keyhole 1", 2)]
)
def test_E27_a_key_without_a_permitted_chest_is_lost(opened: str, lost: int) -> None:
    game = knights_turn("cross", TWO, "", opened).usual(B, "place", "lay (1,1)")
    assert len(game.told_of(KeyLost)) == lost
    assert game.s.keys[B] == opened.count(";") + 1 + 2 - lost


def test_E28_a_chest_with_a_key() -> None:
    """The riddle's own chest is the only one for the join key; what it holds may open the far casket."""
    game = knights_turn("riddle", "bolt (1,0); casket (0,1); maid (0,2)", "", BOTH).say("B place + lay (2,0)")
    assert game.options(B) == ["open casket 1", "open maid 1"]
    game.say("B open maid 1 + confirm")
    assert game.reserve(B) == "1coin 1glory"


def test_E29_two_place_tiles() -> None:
    """The shrine's right connector wants a treasure, the camp's left one nothing."""
    game = knights_turn("camp", "shrine (1,0)").say("B place + lay (2,0) + confirm")
    assert game.reserve(B) == "3potion 1glory"


@pytest.mark.parametrize("options", [{}, IN_TURN])
def test_E30_two_seats_take_the_token_in_one_phase(options: dict[str, str]) -> None:
    """The token changes twice; whoever answers first where all may answer at the same time."""
    given = {A: "crier", B: "herald", C: "wolf"}
    game = table(GAME, 3, drafted=given, first=B, options=options)
    assert game.s.order == (B, C, A)
    turns = ["B place + lay (1,0) + confirm", "C place + lay (1,0) + confirm", "A place + lay (1,0) + confirm"]
    for each in turns if options else reversed(turns):
        assert game.s.order == (B, C, A)
        if options:
            assert game.who() == ["ABC".index(each[0])]
        game.say(each)
    assert (game.s.round, game.s.first) == (2, A)
    game.say("A choose 1", "B choose 2", "C choose 3")
    assert game.s.first == B


def test_E31_a_shared_majority() -> None:
    game = table(
        GAME,
        4,
        step="end",
        round=10,
        story={A: "envoy (1,0)"},
        reserve={A: "3combat 1magic", B: "3combat", C: "1combat", D: ""},
    )
    combat = [event.seat for event in game.told_of(MajorityHeld) if event.resource == "combat"]
    assert combat == [A, B]
    assert game.s.majorities == [2, 1, 0, 0]
    assert [event.glory for event in game.told_of(EndingGained)] == [4]
    assert outcome(game).scores == (12, 4, 0, 0)


def test_E32_nobody_has_a_coin() -> None:
    game = table(GAME, step="end", round=10, reserve={A: "", B: "1magic"})
    assert [event.resource for event in game.told_of(MajorityHeld)] == ["magic"]
    assert outcome(game).scores == (0, 4)


def test_E33_the_first_character_counts_itself() -> None:
    game = knights_turn("pedlar").say("B place + lay (1,0) + confirm")
    assert game.reserve(B) == "1coin"


def test_E34_a_reward_pays_for_no_quest_of_the_same_turn() -> None:
    game = table(GAME, drafted={B: "hoard"}, quests={B: "the-toll"}, reserve={B: "2coin"})
    assert game.options(B) == ["place", "discard"]
    assert game.options(B, "place + lay (1,0)") == ["finish"]
    game.say("B place + lay (1,0) + finish + confirm")
    assert game.reserve(B) == "4coin"


def test_E35_a_quest_counts_potions_and_leaves_them() -> None:
    """8 potions after the wilderness fee."""
    game = table(GAME, drafted={B: "wolf 6"}, quests={B: "the-brew"}, reserve={B: "9potion"})
    game.say("B place + lay (1,0) + quest the-brew + lay (0,1) + confirm")
    told = [event.gain.glory for event in game.told_of(RewardGained)]
    assert told == [1, 4]
    assert game.reserve(B) == "8potion 5glory"


def test_E36_a_hero_with_a_tile_on_each_side() -> None:
    game = table(
        GAME,
        drafted={B: "wolf"},
        quests={B: "the-ring"},
        story={B: "boar (1,0); bear (-1,0)"},
        reserve={B: ""},
    )
    game.say("B place + lay (0,1) + quest the-ring + lay (0,-1) + confirm")
    assert [event.gain.glory for event in game.told_of(RewardGained)] == [1, 1]


def test_E37_a_quest_would_make_a_cell() -> None:
    """Nothing of the shaman opens upwards, where the hatch would stand."""
    game = table(GAME, drafted={A: "hatch"}, quests={A: "the-tower the-toll"}, reserve={A: "3coin"})
    assert sorted(game.options(A)) == ["discard", "quest the-toll", "quest the-tower"]
    game.say("A quest the-tower + lay (1,0)")
    assert game.options(A) == ["place", "discard", "quest the-toll"]


def test_E38_equal_glory_combat_and_unequal_magic() -> None:
    """The other seat has as much glory: what it lacks in magic it has in coins."""
    game = table(GAME, step="end", round=10, reserve={A: "4combat 2magic 1coin", B: "4combat 3magic"})
    assert outcome(game) == Outcome((2, 1), (8, 8), "ten-rounds", "resources")
