"""G1, G2, G3 Seats, set-up, and the round; how the decks empty at every number of seats."""

from collections import Counter

import pytest

from partie.core import CHANCE, SPECTATOR, viewers
from partie.core.cards import cards, face, seen
from partie.core.progress import apply
from partie.core.seats import DEALER, public
from partie.games.tales import TALES
from partie.games.tales.events import (
    HeroDealt,
    RoundBegan,
    TileLaidOut,
    TileSetAside,
    TileSlid,
    TileSwept,
    TokenDrawn,
    TokenPassed,
)
from partie.games.tales.faces import OWN, Gain
from partie.games.tales.position import Tales, wilderness
from partie.games.tales.preparation import PLACES, SWEPT
from partie.games.tales.terminal.adventure import rows_of_places
from partie.games.tales.tiles import card_in, cell_in

from .helpers import (
    IN_TURN,
    ON,
    PLAIN,
    SPLIT,
    TABLES,
    A,
    B,
    C,
    D,
    E,
    Table,
    amounts,
    at,
    begun,
    deck_of,
    random_match,
    random_positions,
    table,
)

EVERY_TABLE = [(seats, options) for seats in TABLES for options in ({}, ON, IN_TURN)]
BOXES = {2: 6, 3: 6, 4: 8, 5: 8}


def at_question(name: str, seats: int, options: dict[str, str] | None = None) -> Tales:
    """The set-up when the dealer is first asked this."""
    s = TALES.start(seats, options)
    while TALES.rules.question(s).name != name:
        s = apply(TALES, s, CHANCE, TALES.rules.legal(s, CHANCE)[0]).position
    return s


def offered(s: Tales) -> list[int]:
    """The tiles that the dealer may draw, each of them as likely."""
    options = TALES.rules.legal(s, CHANCE)
    assert set(TALES.rules.weights(s, options)) == {1}
    return [TALES.notation.cards(option)[0] for option in options]


# -- G1 Goal and pieces ------------------------------------------------------------------------------------------------


def test_G1_1_two_to_five_seats() -> None:
    assert [TALES.start(seats).seats for seats in TABLES] == [2, 3, 4, 5]
    for seats in (1, 6):
        with pytest.raises(ValueError, match="2 to 5 seats"):
            TALES.start(seats)


@pytest.mark.parametrize(("seats", "options"), EVERY_TABLE)
def test_G1_2_G16_1_the_game_lasts_exactly_ten_rounds(seats: int, options: dict[str, str]) -> None:
    match = random_match(seats, "ten", options)
    rounds = [event.round for event in match.heard(SPECTATOR) if isinstance(event, RoundBegan)]
    assert rounds == list(range(1, 11))
    assert match.over()


def test_G1_3_the_seat_with_the_most_glory_wins() -> None:
    game = table(PLAIN, 3, step="end", round=10, reserve={A: "7glory", B: "9glory", C: "8glory"})
    outcome = TALES.outcome(game.s)
    assert outcome is not None
    assert (outcome.scores, outcome.ranks, outcome.winners()) == ((7, 9, 8), (3, 1, 2), [B])


@pytest.mark.parametrize("seats", TABLES)
def test_G1_4_G2_1_six_places_for_2_and_3_seats_eight_for_4_and_5(seats: int) -> None:
    assert len(begun(seats).s.places) == BOXES[seats]


@pytest.mark.parametrize("seats", TABLES)
def test_G1_16_stories_reserves_banners_and_the_size_of_every_deck_are_public(seats: int) -> None:
    for s in random_positions(seats, ON, "public"):
        if s.waiting == DEALER or (s.waiting and s.round % 4):
            continue
        for viewer in viewers(seats):
            seen_here = Table(TALES, s).sees(viewer)
            for name in ("stories", "closed", "keys", "coins", "potions", "combat", "magic", "glory", "first"):
                assert getattr(seen_here, name) == getattr(s, name), name
            assert seen_here.added == s.added
            assert [len(deck) for deck in seen_here.periods] == [len(deck) for deck in s.periods]
            assert len(seen_here.quest_deck) == len(s.quest_deck)


# -- G2 Set-up ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", TABLES)
def test_G2_2_the_lower_row_and_the_wilderness_have_as_many_places(seats: int) -> None:
    rows = {2: (3, 3), 3: (3, 3), 4: (4, 4), 5: (4, 4)}
    lower = wilderness(seats)
    assert (lower, PLACES[seats] - lower) == rows[seats]


@pytest.mark.parametrize(
    ("seats", "rows"),
    [
        (2, [[6, 5, 4], [1, 2, 3]]),
        (3, [[6, 5, 4], [1, 2, 3]]),
        (4, [[8, 7, 6, 5], [1, 2, 3, 4]]),
        (5, [[8, 7, 6, 5], [1, 2, 3, 4]]),
    ],
)
def test_G2_3_the_numbers_run_to_the_right_below_and_back_above(seats: int, rows: list[list[int]]) -> None:
    assert rows_of_places(seats) == rows


def test_G2_4_the_tiles_lie_in_five_decks_by_their_backs() -> None:
    s = TALES.setup(2, {"quests": "off", "adding": "together"})
    assert [len(deck) for deck in (*s.periods, s.hero_deck, s.quest_deck)] == [18, 20, 15, 5, 16]
    for period, deck in enumerate(s.periods, 1):
        assert tuple(cards(deck)) == OWN.period[period]
    assert (tuple(cards(s.hero_deck)), tuple(cards(s.quest_deck))) == (OWN.heroes, OWN.quests)


@pytest.mark.parametrize("seats", TABLES)
def test_G2_5_quests_are_an_option_that_is_off_by_default(seats: int) -> None:
    assert TALES.setting_values()["quests"] == ("off", "on")
    without = begun(seats)
    assert (without.question(), without.s.with_quests) == ("first-choice", False)
    assert len(without.s.quest_deck) == 16
    last = begun(seats).to_the_end().s
    assert len(last.quest_deck) == 16, "the quests stay in the box"
    assert begun(seats, options=ON).question() == "return-quest"


@pytest.mark.parametrize("seats", TABLES)
def test_G2_6_every_tile_left_in_a_deck_is_as_likely(seats: int) -> None:
    heroes = at_question("hero", seats)
    assert tuple(offered(heroes)) == OWN.heroes
    tiles = at_question("tile", seats)
    assert offered(tiles) == cards(tiles.periods[0])
    assert [seen(p) for deck in (*tiles.periods, tiles.hero_deck) for p in deck] == [0] * (
        53 - [0, 0, 2, 2, 0, 0][seats] + 5 - seats
    )


@pytest.mark.parametrize("seats", TABLES)
def test_G2_7_with_2_or_3_seats_two_tiles_of_period_1_are_set_aside_before_the_board_is_filled(seats: int) -> None:
    game = begun(seats)
    expected = 2 if seats <= 3 else 0
    assert len(game.s.aside) == expected
    assert {OWN.backs[card] for card in cards(game.s.aside)} <= {OWN.backs[OWN.period[1][0]]}
    order = [type(event) for event in game.heard(A)]
    assert order[:expected] == [TileSetAside] * expected
    assert TileSetAside not in order[expected:]
    if expected:
        assert tuple(offered(at_question("set-aside", seats))) == OWN.period[1]


@pytest.mark.parametrize("seats", [2, 3])
def test_G2_8_nobody_sees_the_tiles_set_aside(seats: int) -> None:
    game = begun(seats, aside="waste-3 waste-5")
    assert game.lie_in(game.s.aside) == ["waste-3", "waste-5"]
    for viewer in game.viewers:
        assert game.lie_in(game.sees(viewer).aside) == ["period-1", "period-1"]
    game.to_the_end()
    assert [seen(p) for p in game.s.aside] == [0, 0]
    assert game.lie_in(game.s.aside) == ["waste-3", "waste-5"], "they never come back"


def test_G2_9_the_supply_lies_beside_the_board() -> None:
    """Nothing that a seat has comes from anywhere but its hero before the first round; nobody has a majority."""
    deck = deck_of(heroes="One | 2coin | N E | 1glory; 1glory // Two | 3potion 1combat | N E | 1glory; 1glory")
    game = begun(2, deck)
    assert (game.reserve(A), game.reserve(B)) == ("2coin", "3potion 1combat")
    assert (game.s.keys, game.s.majorities) == ([0, 0], [0, 0])


@pytest.mark.parametrize("seats", TABLES)
def test_G2_10_G2_11_so_many_tiles_leave_the_board_each_round(seats: int) -> None:
    leave = {2: 3, 3: 2, 4: 1, 5: 0}[seats]
    assert SWEPT[seats] == leave
    match = random_match(seats, "sweep")
    swept = Counter[int]()
    round = 0
    for event in match.heard(SPECTATOR):
        if isinstance(event, RoundBegan):
            round = event.round
        if isinstance(event, TileSwept):
            swept[round] += 1
    assert swept == (dict.fromkeys(range(1, 10), leave) if leave else {})


@pytest.mark.parametrize("seats", TABLES)
def test_G2_12_each_seat_has_one_hero_as_the_first_tile_of_its_story(seats: int) -> None:
    game = begun(seats, heroes=" ".join(["hero-5", "hero-3", "hero-1", "hero-4", "hero-2"][:seats]))
    assert [game.story(seat) for seat in range(seats)] == [
        {"(0,0)": name} for name in ["hero-5", "hero-3", "hero-1", "hero-4", "hero-2"][:seats]
    ]
    for seat in range(seats):
        (tile,) = game.s.stories[seat]
        assert cell_in(tile) == at("(0,0)")
        assert [card_in(tile)] == cards(game.s.added[seat])
        assert seen(game.s.added[seat][0]) == public(seats)
    for viewer in game.viewers:
        assert [face(event.piece) for event in game.told_of(HeroDealt, viewer)] == [
            card_in(game.s.stories[seat][0]) for seat in range(seats)
        ]


@pytest.mark.parametrize("seats", TABLES)
def test_G2_13_the_other_heroes_never_come(seats: int) -> None:
    game = begun(seats)
    left = game.lie_in(game.s.hero_deck)
    assert left == [f"hero-{number}" for number in range(seats + 1, 6)]
    game.to_the_end()
    assert game.lie_in(game.s.hero_deck) == left


@pytest.mark.parametrize("seats", TABLES)
def test_G2_14_each_seat_has_its_own_selection_cards_and_banner(seats: int) -> None:
    game = begun(seats)
    for seat in range(seats):
        assert game.options(seat) == [f"choose {place}" for place in range(1, BOXES[seats] + 1)]
    assert (len(game.s.combat), len(game.s.magic)) == (seats, seats)


def test_G2_15_each_seat_gains_the_start_reward_of_its_hero() -> None:
    deck = deck_of(
        heroes="""
        One   | 4coin 7potion          | N E | 1glory; 1glory
        Two   | 2combat 3coin          | N E | 1glory; 1glory
        Three | 1magic 1combat 2potion | N E | 1glory; 1glory
        """
    )
    game = begun(3, deck, heroes="two three one")
    assert [game.reserve(seat) for seat in (A, B, C)] == ["3coin 2combat", "2potion 1combat 1magic", "4coin 7potion"]
    told = [event.gain for event in game.told_of(HeroDealt, SPECTATOR)]
    assert told == [Gain(coins=3, combat=2), Gain(potions=2, combat=1, magic=1), Gain(coins=4, potions=7)]


@pytest.mark.parametrize("seats", TABLES)
def test_G2_15_our_own_heroes_give_what_is_printed(seats: int) -> None:
    game = begun(seats, TALES)
    for seat in range(seats):
        gain = OWN.reward[card_in(game.s.stories[seat][0])].gain
        found = amounts(game.reserve(seat))
        assert [found.get(word, 0) for word in ("coin", "potion", "combat", "magic", "glory")] == [
            *[gain.coins, gain.potions, gain.combat, gain.magic, 0]
        ]


def test_G2_16_the_chests_of_a_hero_stay_closed_at_the_start() -> None:
    deck = deck_of(heroes="One | 1coin | N E | 5coin; 6glory")
    game = begun(2, deck)
    assert (game.closed(A), game.s.keys[A], game.reserve(A)) == (["one 1", "one 2"], 0, "1coin")


@pytest.mark.parametrize("seats", TABLES)
def test_G2_17_one_tile_of_period_1_on_every_place(seats: int) -> None:
    wanted = [f"waste-{number}" for number in range(BOXES[seats] + 3, 3, -1)]
    game = begun(seats, tiles=" ".join(wanted))
    assert game.board() == wanted
    assert [event.place for event in game.told_of(TileLaidOut, A)] == list(range(1, BOXES[seats] + 1))
    assert set(game.s.places) <= set(OWN.period[1])
    assert sorted(game.s.places) == cards(game.s.board)


@pytest.mark.parametrize("seats", TABLES)
def test_G2_18_G2_19_the_first_holder_of_the_token_is_drawn_among_the_seats(seats: int) -> None:
    s = at_question("first-player", seats)
    options = TALES.rules.legal(s, CHANCE)
    assert [TALES.notation.text(option) for option in options] == [f"begin {'ABCDE'[seat]}" for seat in range(seats)]
    assert set(TALES.rules.weights(s, options)) == {1}
    for seat in range(seats):
        game = begun(seats, first="ABCDE"[seat])
        assert game.s.first == seat
        assert game.told_of(TokenDrawn, SPECTATOR) == [TokenDrawn(seat)]


@pytest.mark.parametrize("first", [A, B, C, D, E])
def test_G2_20_G3_4_turn_order_is_the_token_holder_and_then_clockwise(first: int) -> None:
    """Five seats want one tile: the others choose again in turn order; in phase 2 they add in turn order."""
    game = begun(5, options=IN_TURN, first="ABCDE"[first])
    game.say(*[f"{letter} choose 8" for letter in "ABCDE"])
    asked = []
    while game.question() == "second-choice":
        asked += game.who()
        game.say(f"{'ABCDE'[game.who()[0]]} {game.options(game.who()[0])[0]}")
    assert asked == [(first + step) % 5 for step in range(1, 5)]
    order = []
    while game.question() == "turn":
        order += game.who()
        game.usual(game.who()[0])
    assert order == [(game.s.order[0] + step) % 5 for step in range(5)]


@pytest.mark.parametrize("seats", TABLES)
def test_G2_21_quests_are_dealt_last_when_heroes_and_board_lie_open(seats: int) -> None:
    s = at_question("quest", seats, ON)
    assert all([story != () for story in s.stories])
    assert 0 not in s.places
    game = begun(seats, options=ON)
    kinds = list(dict.fromkeys([type(event).__name__ for event in game.heard(SPECTATOR)]))
    first = ["TileSetAside"] if seats <= 3 else []
    assert kinds == [*first, "HeroDealt", "TileLaidOut", "TokenDrawn", "QuestDealt"]


@pytest.mark.parametrize(("seats", "options"), EVERY_TABLE)
def test_G2_22_then_round_1_begins(seats: int, options: dict[str, str]) -> None:
    game = begun(seats, options=options)
    if options == ON:
        assert game.s.round == 0
        game.all_usual()
    assert (game.s.round, game.question(), game.who()) == (1, "first-choice", list(range(seats)))
    assert isinstance(game.heard(A)[-1], RoundBegan)


@pytest.mark.parametrize("seats", TABLES)
def test_G2_23_tiles_on_the_board_lie_face_up(seats: int) -> None:
    for s in random_positions(seats, {}, "face up"):
        assert {seen(p) for p in s.board} <= {public(seats)}
        assert sorted([card for card in s.places if card]) == cards(s.board)


# -- G3 The round ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), EVERY_TABLE)
def test_G3_1_three_phases_in_order(seats: int, options: dict[str, str]) -> None:
    phase_of = {
        "RoundBegan": 0,
        **dict.fromkeys(["ChoiceShown", "TileTaken", "TileMissed", "TokenPassed"], 1),
        **dict.fromkeys(["TilePlaced", "TileDiscarded", "RewardGained", "ConnectorPaid"], 2),
        **dict.fromkeys(["KeyMade", "KeyLost", "ChestOpened", "TokenTaken"], 2),
        **dict.fromkeys(["TileSwept", "TileSlid", "TileLaidOut"], 3),
        **dict.fromkeys(["MajorityHeld", "EndingGained", "QuestShown"], 4),
    }
    told = [type(event).__name__ for event in random_match(seats, "phases", options).heard(SPECTATOR)]
    played = [phase_of[name] for name in told[told.index("RoundBegan") :]]
    steps = [step for i, step in enumerate(played) if i == 0 or played[i - 1] != step]
    assert steps in ([*[0, 1, 2, 3] * 9, 0, 1, 2, 4], [*[0, 1, 2, 3] * 9, 0, 1, 2])


def test_G3_2_the_steps_of_phase_1_in_order() -> None:
    game = begun(3).say("A choose 2", "B choose 2")
    assert game.question() == "first-choice"
    game.say("C choose 4")
    names = [type(event).__name__ for event in game.heard(A)]
    assert names == ["ChoiceShown"] * 3 + ["TileTaken", "TileMissed", "TileTaken"]
    assert (game.question(), game.who()) == ("second-choice", [B])
    game.say("B take 1")
    assert [type(event).__name__ for event in game.heard(A)] == ["TileTaken", "TokenPassed"]
    assert game.question() == "turn"


def test_G3_3_paying_then_placing_then_rewards() -> None:
    deck = deck_of("1 | Bear | monster | 2coin | N E S W | 4coin | .")
    game = table(deck, drafted={A: "bear 5"}, reserve={A: "3coin 1potion"})
    assert game.asked(A) == "next"
    game.say("A place")
    assert (game.asked(A), game.turn(A).coins) == ("fee", 3)
    game.say("A pay coin")
    assert (game.asked(A), game.turn(A).coins, len(game.turn(A).story)) == ("cell", 0, 1)
    game.say("A lay (1,0)")
    assert (game.asked(A), game.turn(A).coins, len(game.turn(A).story)) == ("confirm", 4, 2)


def test_G3_5_taking_uses_the_old_holder_and_adding_the_new_one() -> None:
    game = begun(3, options=IN_TURN, first="B").say("A choose 1", "B choose 5", "C choose 5")
    assert game.s.drafted[C] == ()
    assert (game.question(), game.who()) == ("second-choice", [C]), "B came before C"
    game.say("C take 4")
    assert game.told_of(TokenPassed) == [TokenPassed(A)]
    assert (game.s.first, game.s.order, game.who()) == (A, (A, B, C), [A])


@pytest.mark.parametrize(("seats", "options"), EVERY_TABLE)
def test_G3_6_round_10_has_no_phase_3(seats: int, options: dict[str, str]) -> None:
    told = random_match(seats, "last", options).heard(SPECTATOR)
    tenth = told[told.index(RoundBegan(10)) :]
    assert not [event for event in tenth if isinstance(event, (TileSwept, TileSlid, TileLaidOut))]


# -- Decks and places at every number of seats -------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), EVERY_TABLE)
def test_G3_7_G1_6_the_decks_empty_exactly_as_the_arithmetic_says(seats: int, options: dict[str, str]) -> None:
    """53 tiles are just enough: the board is full in every round and the last deck is empty in the tenth."""
    aside = 2 if seats <= 3 else 0
    places = BOXES[seats]
    rounds = 0
    for s in random_positions(seats, options, "arithmetic"):
        if not s.waiting:
            break
        if TALES.rules.question(s).name != "first-choice" or any(s.sealed):
            continue
        rounds += 1
        assert s.round == rounds
        assert 0 not in s.places
        assert len(s.board) == places
        drawn = aside + places + 5 * (rounds - 1)
        assert sum([len(deck) for deck in s.periods]) == 53 - drawn
        left = list(SPLIT.values())
        for index in range(3):
            gone = min(left[index], drawn)
            assert len(s.periods[index]) == left[index] - gone
            drawn -= gone
        dealt_with = sum([len(pile) for pile in s.discarded]) + len(s.swept) + sum([len(z) for z in s.added]) - seats
        quests = sum([len([p for p in z if p >> 16 in OWN.quests]) for z in s.added])
        assert dealt_with - quests == (seats + SWEPT[seats]) * (rounds - 1)
    assert rounds == 10
    assert [len(deck) for deck in s.periods] == [0, 0, 0]
    assert len(s.board) == places - seats, "what nobody took in the last round"


@pytest.mark.parametrize("seats", TABLES)
def test_with_quests_every_quest_is_somewhere(seats: int) -> None:
    *_, s = random_positions(seats, ON, "quests")
    assert len(s.quest_deck) == 16 - 3 * seats
    assert [len(z) for z in s.returned] == [1] * seats
    placed = [len([p for p in z if p >> 16 in OWN.quests]) for z in s.added]
    assert [len(z) + count for z, count in zip(s.quests, placed, strict=True)] == [2] * seats
