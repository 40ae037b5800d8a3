"""G9 Phase 2: who is asked when and for what, what needs no question, and what may be taken back."""

from itertools import permutations

import pytest

from partie.core import UNKNOWN, Match, NotYourTurn, Rng, SeededDealer, letter, seats_in
from partie.core.cards import cards
from partie.core.position_text import write_position
from partie.core.sight import heard
from partie.games.tales import TALES
from partie.games.tales.actions import Confirm
from partie.games.tales.events import (
    ChestOpened,
    RewardGained,
    TileDiscarded,
    TilePlaced,
    TokenTaken,
)

from .helpers import (
    IN_TURN,
    ON,
    TABLES,
    A,
    B,
    C,
    Table,
    begun,
    deck_of,
    parse,
    random_positions,
    table,
)

GAME = deck_of(
    """
    1 | Bear    | monster   | 2coin  | N E S W   | 3glory     | 1coin; 1potion
    1 | Wolf    | monster   | 1combat| N E S W   | 2glory     | .
    1 | Dear    | treasure  | 9coin  | N E S W   | 9glory     | .
    1 | Odd     | treasure  | .      | E         | 1glory     | .
    1 | Crier   | character | .      | N E S W   | token      | .
    1 | Page    | character | .      | N E S W   | token      | .
    1 | Locket  | treasure  | .      | N E S Wk  | key        | 2coin
    """,
    heroes="""
    One   | 3coin 3potion | N Ek S W | 1glory; 1glory
    Two   | 3coin 3potion | N E S W  | 1glory; 1glory
    Three | 3coin 3potion | N W      | 1glory; 1glory
    """,
)


def seated(seats: int, *first: int, options: dict[str, str] | None = None, deck: str = "") -> Table:
    """A game from its first deal, in phase 2 of the first round: the seats chose these places."""
    game = begun(seats, GAME, options, heroes=" ".join(["one", "two", "three"][:seats]), tiles=deck, first="A")
    return game.say(*[f"{letter(seat)} choose {place}" for seat, place in enumerate(first)])


# -- Who and when ------------------------------------------------------------------------------------------------------


def test_G9_1_each_seat_places_its_tile_or_discards_it() -> None:
    game = table(GAME, drafted={A: "bear 1", B: "wolf 2"}, first=B, options=IN_TURN)
    assert (game.who(), game.options(B)) == ([B], ["place", "discard"])
    game.say("B place + lay (0,1) + confirm")
    assert game.story(B) == {"(0,0)": "two", "(0,1)": "wolf"}
    assert (game.who(), game.options(A)) == ([A], ["place", "discard"])
    game.say("A discard + open one 1 + confirm")
    assert game.story(A) == {"(0,0)": "one"}
    assert game.lie_in(game.s.discarded[A]) == ["bear"]


@pytest.mark.parametrize("options", [{}, IN_TURN])
@pytest.mark.parametrize("seats", TABLES)
def test_G9_2_no_drafted_tile_is_kept(seats: int, options: dict[str, str]) -> None:
    for s in random_positions(seats, options, "kept"):
        if not s.waiting or TALES.rules.question(s).name == "first-choice":
            assert s.drafted == [()] * seats


@pytest.mark.parametrize("seats", TABLES)
def test_G9_3_G9_11_all_seats_with_a_choice_act_at_the_same_time(seats: int) -> None:
    assert TALES.setting_values()["adding"] == ("together", "in-turn")
    game = begun(seats).until("turn")
    assert game.who() == list(range(seats))
    last = seats - 1
    game.usual(last)
    assert game.who() == list(range(last)), "the others are still at it"


def test_G9_3_nobody_sees_or_hears_what_another_seat_does_before_all_are_done() -> None:
    game = table(GAME, 3, drafted={A: "bear 1", B: "wolf 2", C: "odd 3"})
    looks = {viewer: game.look(viewer) for viewer in game.viewers if viewer != A}
    for part in ("place", "lay (1,0)"):
        game.say(f"A {part}")
        assert game.told == []
        assert {viewer: game.look(viewer) for viewer in game.viewers if viewer != A} == looks, (
            "not even how far it has come"
        )
        assert game.sees(B).sealed[A] == ()
    game.say("A confirm")
    assert (game.told, game.sees(B).sealed[A]) == ([], (UNKNOWN,))
    assert game.sees(B).stories[A] == game.sees(A).stories[A]
    assert seats_in(game.sees(B).waiting) == [B, C]


def test_G9_4_whatever_the_order_of_the_answers_the_result_is_that_of_turn_order() -> None:
    told = {
        "A": "place + lay (0,1) + confirm",
        "B": "place + lay (1,0) + confirm",
        "C": "discard + open three 2 + confirm",
    }
    ends = set()
    events = set()
    for order in permutations("ABC"):
        game = table(GAME, 3, drafted={A: "crier 1", B: "page 2", C: "odd 3"}, first=B)
        game.say(*[f"{who} {told[who]}" for who in order])
        ends.add(write_position(GAME, game.s))
        events.add(repr(game.told))
    assert (len(ends), len(events)) == (1, 1)
    one_by_one = table(GAME, 3, drafted={A: "crier 1", B: "page 2", C: "odd 3"}, first=B, options=IN_TURN)
    one_by_one.say(*[f"{who} {told[who]}" for who in "BCA"])
    for name in ("stories", "closed", "keys", "coins", "potions", "combat", "magic", "glory", "first", "discarded"):
        assert getattr(one_by_one.s, name) == getattr(game.s, name), name


def test_G9_4_it_is_told_in_turn_order() -> None:
    game = table(GAME, 3, drafted={A: "crier 1", B: "wolf 2", C: "odd 3"}, first=C)
    game.say("A place + lay (0,1) + confirm", "B place + lay (1,0) + confirm", "C discard + open three 2 + confirm")
    seats = [event.seat for event in game.heard(A) if isinstance(event, (TilePlaced, TileDiscarded, RewardGained))]
    assert seats == [C, C, A, A, B, B]
    assert game.told_of(TokenTaken) == [TokenTaken(A)]


@pytest.mark.parametrize("options", [{}, IN_TURN])
def test_G9_5_the_order_is_fixed_at_the_start_of_the_phase(options: dict[str, str]) -> None:
    game = table(GAME, 3, drafted={A: "page 1", B: "crier 2", C: "wolf 3"}, first=B, options=options)
    assert game.s.order == (B, C, A)
    game.say("B place + lay (0,1) + confirm")
    if options == IN_TURN:
        assert (game.s.first, game.s.order, game.who()) == (B, (B, C, A), [C])
    game.say("C discard + open three 1 + confirm")
    assert game.s.order == (B, C, A)
    game.say("A place + lay (0,1) + confirm")
    assert game.s.first == A


def test_G9_5_a_token_taken_in_the_middle_changes_no_order() -> None:
    """C takes the token from B, and A is still next."""
    game = table(GAME, 3, drafted={A: "wolf 1", B: "bear 2", C: "odd 3"}, first=B, options=IN_TURN)
    game.say("B discard + open two 1 + confirm")
    game.s.first = C
    game.say("C discard + open three 1 + confirm")
    assert game.who() == [A]


@pytest.mark.parametrize("options", [{}, IN_TURN])
@pytest.mark.parametrize(("first", "holder"), [(A, C), (B, A), (C, A)])
def test_G9_6_the_last_in_turn_order_that_gains_the_token_holds_it(
    first: int, holder: int, options: dict[str, str]
) -> None:
    """A and C gain it, B does not."""
    game = table(GAME, 3, drafted={A: "crier 1", B: "wolf 2", C: "page 3"}, first=first, options=options)
    turns = {A: "place + lay (0,1) + confirm", B: "place + lay (0,1) + confirm", C: "place + lay (-1,0) + confirm"}
    for seat in game.s.order:
        game.say(f"{letter(seat)} {turns[seat]}")
    assert game.s.first == holder


# -- What needs no question --------------------------------------------------------------------------------------------


def test_G9_7_a_tile_that_cannot_be_paid_is_discarded_without_a_question() -> None:
    game = table(GAME, drafted={A: "dear 1", B: "wolf 2"}, opened={A: "one 1"})
    assert game.who() == [B], "A has nothing to choose: one chest is left for the key"
    game.say("B place + lay (0,1) + confirm")
    assert game.lie_in(game.s.discarded[A]) == ["dear"]
    assert (game.reserve(A), game.closed(A)) == ("4coin 4potion 1glory", [])


def test_G9_7_a_tile_without_a_cell_is_discarded_without_a_question() -> None:
    """Odd has one connector, on its right, and nothing in lad's story has one on its left."""
    tight = deck_of("1 | Odd | treasure | . | E | 1glory | .", heroes="Lad | 1coin | N E | 1glory; 1glory")
    game = table(tight, drafted={A: "odd 1", B: "waste-1 2"})
    assert (game.asked(A), game.options(A)) == ("chest", ["open lad 1", "open lad 2"])
    assert game.refusal("A place") == "not-offered"
    game.say("A open lad 2 + confirm", "B place + lay (1,0) + confirm")
    assert game.lie_in(game.s.discarded[A]) == ["odd"]


def test_G9_7_where_nobody_has_a_choice_nobody_is_asked() -> None:
    game = table(GAME, drafted={A: "dear 1"}, opened={A: "one 1; one 2"})
    assert (game.question(), game.s.round) == ("first-choice", 2)
    assert [type(event) for event in game.heard(B)][:2] == [TileDiscarded, RewardGained]
    assert game.reserve(A) == "4coin 4potion"


def test_G9_7_in_turn_order_a_seat_without_a_choice_is_passed_over_in_its_turn() -> None:
    game = table(GAME, 3, drafted={A: "wolf 1", B: "dear 2", C: "bear 3"}, opened={B: "two 1; two 2"}, options=IN_TURN)
    assert game.who() == [A]
    game.say("A discard + open one 1 + confirm")
    assert (game.who(), game.lie_in(game.s.discarded[B])) == ([C], ["dear"])


def test_G9_7_why_placing_is_refused() -> None:
    poor = {A: "dear 1", B: "waste-1 2"}
    assert table(GAME, drafted=poor, quests={A: "errand-1"}).refusal("A place") == "too-few-coins"
    magic = deck_of("1 | Imp | monster | 9magic | N E S W | 1glory | . // 1 | Odd | treasure | . | E | 1glory | .")
    assert table(magic, drafted={A: "imp 1"}, quests={A: "errand-1"}).refusal("A place") == "too-few-potions"
    lonely = deck_of("1 | Odd | treasure | . | E | 1glory | .", heroes="Lad | 1coin | N E | 1glory; 1glory")
    assert table(lonely, drafted={A: "odd 1"}, quests={A: "errand-1"}).refusal("A place") == "no-cell"


def test_G9_8_a_seat_may_discard_although_it_could_place() -> None:
    game = table(GAME, drafted={A: "waste-1 1"})
    assert game.options(A) == ["place", "discard"]
    game.say("A discard + open one 1 + confirm")
    assert (game.lie_in(game.s.discarded[A]), len(game.s.stories[A])) == (["waste-1"], 1)


# -- Parts of a turn ---------------------------------------------------------------------------------------------------


def test_G9_9_the_questions_come_in_their_order() -> None:
    """Place or discard, the fee, the cell, then keys and chests, at last the confirmation."""
    game = table(GAME, drafted={A: "locket 5"})
    asked = []
    for part in ("place", "pay potion", "lay (1,0)", "open locket 1", "open one 1", "confirm"):
        asked.append(game.asked(A))
        game.say(f"A {part}")
    assert asked == ["next", "fee", "cell", "chest", "chest", "confirm"]
    assert game.closed(A) == ["one 2"]
    discarding = table(GAME, drafted={A: "locket 5"})
    assert discarding.asked_after(A, "discard") == "chest"
    assert discarding.asked_after(A, "discard + open one 1") == "confirm"


def test_G9_9_which_key_is_next_is_asked_before_its_chest() -> None:
    deck = deck_of(
        """
        1 | Left  | treasure | . | N Ek S W | 1glory | 1coin; 1coin
        1 | Right | treasure | . | N E S Wk | 1glory | 1potion; 1potion
        1 | Middle | treasure | . | N Ek S Wk | 1glory | .
        """
    )
    game = table(
        deck,
        story={A: "waste-1 (0,1); waste-2 (1,1); waste-3 (-1,1); left (-1,2); right (1,2)"},
        drafted={A: "middle 1"},
        opened={A: "hero-1 1; hero-1 2"},
    )
    game.say("A place + lay (0,2)")
    assert (game.asked(A), game.options(A)) == ("key", ["use right", "use left"])
    game.say("A use left")
    assert (game.asked(A), game.options(A)) == ("chest", ["open left 1", "open left 2"])


def test_G9_10_everything_of_the_own_turn_can_be_taken_back_until_it_is_confirmed() -> None:
    game = seated(2, 5, 1, deck="wolf bear waste-1 waste-2 locket waste-3")
    match = game.match()
    parts = ["place", "pay coin", "lay (1,0)", "open locket 1", "open one 1"]
    before = [write_position(GAME, match.position)]
    for part in parts:
        match.act(match.number, A, parse(GAME, part))
        before.append(write_position(GAME, match.position))
    for text in reversed(before[:-1]):
        assert match.undo(A)
        assert write_position(GAME, match.position) == text
    assert not match.can_undo(A), "nothing of this turn is left"
    for part in ("discard", "open one 2", "confirm"):
        match.act(match.number, A, parse(GAME, part))
    assert match.position.sealed[A], "sealed until B is done too"
    match.act(match.number, B, parse(GAME, "place"))
    match.act(match.number, B, parse(GAME, "lay (0,1)"))
    match.act(match.number, B, parse(GAME, "confirm"))
    assert [match.can_undo(seat) for seat in (A, B)] == [False, False]


def test_G9_10_a_turn_that_was_confirmed_in_turn_order_is_final() -> None:
    game = seated(2, 5, 1, options=IN_TURN, deck="wolf bear waste-1 waste-2 locket waste-3")
    assert game.who() == [B], "the lowest place, and A held the token"
    match = game.match()
    for part in ("place", "lay (0,1)"):
        match.act(match.number, B, parse(GAME, part))
    assert match.can_undo(B)
    match.act(match.number, B, parse(GAME, "confirm"))
    assert seats_in(match.position.waiting) == [A]
    assert not match.can_undo(B), "A has seen it"


def test_G9_11_in_turn_order_later_seats_see_what_earlier_ones_did() -> None:
    game = table(GAME, 3, drafted={A: "bear 1", B: "wolf 2", C: "waste-1 3"}, options=IN_TURN)
    assert game.who() == [A]
    for other in ("B place", "C place"):
        with pytest.raises(NotYourTurn):
            game.copy().say(other)
    game.say("A place + lay (0,1) + confirm")
    for viewer in game.viewers:
        assert game.sees(viewer).stories[A] == game.s.stories[A]
        assert cards(game.sees(viewer).added[A]) == cards(game.s.added[A])
        assert [type(event).__name__ for event in heard(GAME, game.told, viewer)] == ["TilePlaced", "RewardGained"]
    assert game.who() == [B]


@pytest.mark.parametrize("options", [{}, ON, IN_TURN, {**ON, **IN_TURN}])
@pytest.mark.parametrize("seats", TABLES)
def test_G9_12_the_phase_ends_when_every_seat_is_done_and_all_rewards_are_resolved(
    seats: int, options: dict[str, str]
) -> None:
    was_turn = False
    for s in random_positions(seats, options, "done"):
        is_turn = bool(s.waiting) and s.waiting < 1 << seats and TALES.rules.question(s).name == "turn"
        if was_turn and not is_turn:
            assert s.drafted == [()] * seats
            for seat in range(seats):
                chests = sum([len(s.printed.chests[tile & 255]) for tile in s.stories[seat]])
                assert s.keys[seat] + len(s.closed[seat]) == chests, "every key lies on a chest of its own"
        was_turn = is_turn


def test_G9_12_keys_and_rewards_are_told_before_the_next_round() -> None:
    game = table(GAME, drafted={A: "locket 1"}).say("A place + lay (1,0) + open one 1 + open one 2 + confirm")
    names = [type(event).__name__ for event in game.heard(B)]
    assert names[:6] == ["TilePlaced", "KeyMade", "ChestOpened", "RewardGained", "ChestOpened", "TileSwept"]
    assert [event.chest for event in game.told_of(ChestOpened)] == [1, 2]


def test_G9_6_a_token_from_a_reward_a_connector_or_a_chest_is_told() -> None:
    deck = deck_of(
        """
        1 | Crier | character | . | N E S W             | token  | .
        1 | Gate  | place     | . | N=token S=1coin     | 1glory | .
        1 | Ring  | treasure  | . | N E S W             | key    | token
        """
    )
    for tile, answer in (("crier", "lay (0,1)"), ("gate", "lay (0,-1)"), ("ring", "lay (0,1) + open ring 1")):
        game = table(deck, drafted={B: f"{tile} 1"}, first=A).say(f"B place + {answer} + confirm")
        assert (game.told_of(TokenTaken), game.s.first) == ([TokenTaken(B)], B)


def test_the_bot_has_an_opinion_of_confirming_too() -> None:
    """Found in play: an only answer was weighed without end."""
    table = Match(TALES, ["Ana", "Bo"], SeededDealer("confirm"))
    rng = Rng("confirm")
    while Confirm() not in table.legal(0):
        seat = seats_in(table.position.waiting)[0]
        legal = table.legal(seat)
        table.act(table.number, seat, legal[rng.below(len(legal))])
    assert TALES.opinions.prospects(table.position, 0, table.legal(0), ()) is not None
