"""S14 Solo set-up; S15 Solo Construction; S16 Solo Improvement and Cleanup."""

from itertools import combinations

import pytest

from partie.core import CHANCE, NOBODY, SPECTATOR, Event, IllegalAction
from partie.core.cards import cards, face
from partie.core.progress import apply
from partie.games.stonespine import STONESPINE
from partie.games.stonespine.construction import StonespineReason
from partie.games.stonespine.events import (
    ChallengeTaken,
    ChamberDealt,
    ChamberDiscarded,
    ChamberPlaced,
    GoldCounted,
    HandsPassed,
    JaelGained,
    JaelStruck,
    JaelTook,
    JaelTurned,
    MarketCleared,
    SeatPassed,
)
from partie.games.stonespine.printed import OWN

from .helpers import (
    RULES,
    A,
    Sitting,
    asked,
    at_market,
    build_rows,
    codes,
    hands_for,
    laid_in,
    lie_in,
    number,
    options,
    random_match,
    random_positions,
    rooms_of,
    seen_by,
)

LEGENDARY = {"jael": "legendary"}
# Card 9 sells S O for 9 and C C for 5, card 2 C C for 7 and C for 3. Jael A has 10 gold and takes both bottom sets.
STALLS = {"market": "m9 m2", "tokens": "bear gnoll slime ooze chest star1 slime", "jael": "jA"}


def told_of[E: Event](game: Sitting, *kinds: type[E]) -> list[E]:
    """Everything of these kinds that the seat has heard since the last answer."""
    return [event for event in game.heard(A) if isinstance(event, kinds)]


def market_of(gold: int, jael: str = "jA", year: int = 1, **wishes: str) -> Sitting:
    """The market of a year when it opens, with this gold; the row has room for 13 tokens, and no set is too many."""
    game = Sitting(1, None, **{**STALLS, "jael": jael, **wishes}).until("place", year=year, turn=4)
    s = game.s.clone()
    s.passed, s.acted = NOBODY, False
    s.hand[A] = ()
    s.rooms[A] = s.rooms[A][: 4 * year - 4] + rooms_of("33 76 85 95")[: 20 - 4 * year]
    game.s = at_market(s, [gold])
    return game


# -- S14 Set-up -------------------------------------------------------------------------------------------------------


def test_S14_1_solo_follows_the_rules_for_two_seats() -> None:
    alone, two = Sitting(1).s, Sitting(2).s
    for name in ("stalls", "wares", "shown_challenges", "goal"):
        assert len(getattr(alone, name)) == len(getattr(two, name))
    assert len(alone.hand[A]) == len(two.hand[A]) == 5
    assert (alone.year, alone.turn, asked(alone)) == (two.year, two.turn, asked(two))


def test_S14_2_jael_collects_chambers_and_tokens_and_has_nothing_else() -> None:
    for s in random_positions(1):
        for name in ("blueprints", "challenges", "built", "rooms", "laid", "passages", "gold", "hand"):
            assert len(getattr(s, name)) == 1, "the seat's alone"
    assert s.jael_chambers
    assert s.jael_tokens


def test_S14_3_there_is_no_priority_track() -> None:
    game = Sitting(1)
    while game.s.waiting:
        assert (game.s.priority, game.s.old_priority) == ((), ())
        game.turn()
    assert RULES.question(STONESPINE.start(1)).name == "goal", "no seat is ranked"


def test_S14_4_the_gold_starts_at_0() -> None:
    game = Sitting(1, chambers=hands_for(1, {A: "50 25 82 89"}))
    assert game.s.gold == [0]
    assert build_rows(game, {A: "50 25 82 89"}).s.gold == [8], "6 and two chests"


def test_S14_5_three_challenges_two_market_cards_one_goal_one_blueprint_five_chambers() -> None:
    s = Sitting(1).s
    assert (len(s.shown_challenges), len(s.stalls)) == (3, 2)
    assert (len(s.goal), [len(each) for each in s.blueprints], [len(each) for each in s.hand]) == (1, [1], [5])
    assert (len(s.goal_deck), len(s.blueprint_deck), len(s.pile)) == (7, 7, 95)


def test_S14_6_basic_mode_uses_the_six_basic_cards() -> None:
    s = STONESPINE.start(1)
    assert lie_in(s.jael_deck) == "jA jB jC jD jE jF"
    assert lie_in(s.jael_out) == "jG jH jI"
    for seat in (A, SPECTATOR):
        assert cards(seen_by(s, seat).jael_deck) == [0] * 6


def test_S14_6_any_of_the_six_may_be_on_top() -> None:
    assert [lie_in(Sitting(1, jael=code).s.jael_shown) for code in ("jA", "jF")] == ["jA", "jF"]
    s = STONESPINE.start(1)
    while RULES.question(s).name != "jael":
        s = apply(STONESPINE, s, CHANCE, RULES.legal(s, CHANCE)[0]).position
    offered = RULES.legal(s, CHANCE)
    assert (len(offered), set(RULES.weights(s, offered))) == (6, {1})


def test_S14_7_legendary_mode_replaces_three_basic_cards_by_the_legendary_ones() -> None:
    game = Sitting(1, LEGENDARY, oust="jB jD jF", jael="jH")
    assert lie_in(game.s.jael_out) == "jB jD jF"
    assert lie_in(game.s.jael_deck) == "jA jC jE jG jI"
    assert lie_in(game.s.jael_shown) == "jH"


def test_S14_8_the_three_that_leave_are_random_and_unseen() -> None:
    reached = set()
    open_now = [STONESPINE.start(1, LEGENDARY)]
    while open_now:
        s = open_now.pop()
        if RULES.question(s).name != "oust-jael":
            reached.add(lie_in(s.jael_out))
            continue
        offered = RULES.legal(s, CHANCE)
        assert set(RULES.weights(s, offered)) == {1}
        open_now.extend([apply(STONESPINE, s, CHANCE, action).position for action in offered])
    assert reached == {" ".join(three) for three in combinations(["jA", "jB", "jC", "jD", "jE", "jF"], 3)}
    game = Sitting(1, LEGENDARY)
    for seat in (A, SPECTATOR):
        assert cards(seen_by(game.s, seat).jael_out) == [0] * 3
        download = game.match().download(seat)
        assert [row.entries[0].parts[0] for row in download.rows[:3]] == ["deal ?"] * 3


@pytest.mark.parametrize(("market", "wares"), [("m9 m2", "slime ooze slime"), ("m2 m9", "slime slime ooze")])
def test_S14_9_left_is_the_card_shown_first(market: str, wares: str) -> None:
    """Jael A takes the bottom set of the left card, then that of the right one."""
    tokens = {"m9": "bear gnoll slime ooze", "m2": "chest star1 slime"}
    dealt = " ".join([tokens[card] for card in market.split()])
    game = market_of(4, "jA", market=market, tokens=dealt)
    assert codes(game.s.stalls) == market
    assert sorted(lie_in(game.s.jael_tokens).split()) == sorted(wares.split())
    # Jael B takes the top set of the left card and the bottom set of the right one.
    game = market_of(4, "jB", market=market, tokens=dealt)
    left = "bear gnoll slime" if market == "m9 m2" else "chest star1 slime ooze"
    assert sorted(lie_in(game.s.jael_tokens).split()) == sorted(left.split())


# -- S15 Construction -------------------------------------------------------------------------------------------------


def test_S15_1_the_top_card_is_turned_up_when_the_five_chambers_are_dealt() -> None:
    game = Sitting(1, jael="jC jA jE jB")
    for year, card in ((1, "jC"), (2, "jA"), (3, "jE"), (4, "jB")):
        game.until("place", year=year, turn=1)
        told = [type(event) for event in told_of(game, ChamberDealt, JaelTurned)]
        assert told == [ChamberDealt] * 5 + [JaelTurned]
        assert codes([game.s.jael_now]) == card
        assert len(game.s.jael_shown) == year, "upon the earlier ones"
        assert len(game.s.hand[A]) == 5


def test_S15_2_place_keep_sort_draw() -> None:
    game = Sitting(1)
    for turn in (1, 2, 3):
        assert asked(game.s) == "place"
        game.turn()
        assert [type(event) for event in told_of(game, Event)] == [ChamberPlaced], "nothing else happens yet"
        assert asked(game.s) == "keep"
        game.turn()
        told = told_of(game, JaelGained, ChamberDiscarded, ChamberDealt)
        drawn = [isinstance(event, ChamberDealt) for event in told]
        assert drawn == sorted(drawn), "the draw comes last"
        assert drawn.count(True) == 4 - turn
        assert (game.s.turn, len(game.s.hand[A])) == (turn + 1, 5 - turn)


def test_S15_3_a_chamber_is_placed_as_with_more_seats() -> None:
    game = Sitting(1, chambers="5 4 3 2 1")
    assert options(game.s, A) == ["place 1", "place 2", "place 3", "place 4", "place 5"]
    game.say("A place 3")
    assert options(game.s, A) == ["column 1", "column 2", "column 3", "column 4"]
    game.say("A column 4")
    assert game.s.rooms[A][:4] == (0, 0, 0, 3)


def test_S15_4_one_card_is_kept() -> None:
    game = Sitting(1)
    for turn, offered in ((1, 4), (2, 3), (3, 2)):
        game.until("keep", turn=turn)
        hand = cards(game.s.hand[A])
        assert options(game.s, A) == [f"keep {card}" for card in hand]
        assert len(hand) == offered
        game.say(f"A keep {hand[-1]}")
        assert hand[-1] in cards(game.s.hand[A])
        assert not set(hand[:-1]) & set(cards(game.s.hand[A]))
    game.until("place", turn=4).turn()
    assert asked(game.s) != "keep", "in turn 4 nothing is kept"


def test_S15_4_only_a_card_of_the_hand_can_be_kept() -> None:
    game = Sitting(1, chambers="1 2 3 4 5").say("A place 1 + column 1")
    for answer, reason in (("keep 1", StonespineReason.NOT_IN_HAND), ("discard 2", "not-offered")):
        with pytest.raises(IllegalAction) as refused:
            game.say(f"A {answer}")
        assert refused.value.reason == reason


@pytest.mark.parametrize(("jael", "rune"), [("jA", "blue"), ("jB", "green"), ("jC", "red")])
def test_S15_5_cards_with_his_rune_go_to_jael_and_the_others_are_discarded(jael: str, rune: str) -> None:
    runes = {"blue": 2, "green": 5, "red": 8}
    game = Sitting(1, jael=jael, chambers="1 49 2 5 8").say("A place 1 + column 1", "A keep 49")
    assert cards(game.s.jael_chambers) == [runes[rune]]
    assert cards(game.s.discarded) == sorted([card for name, card in runes.items() if name != rune])
    assert [face(event.piece) for event in told_of(game, JaelGained)] == [runes[rune]]
    assert sorted([face(event.piece) for event in told_of(game, ChamberDiscarded)]) == cards(game.s.discarded)


def test_S15_5_the_kept_card_is_not_sorted() -> None:
    game = Sitting(1, jael="jA", chambers="1 49 5 6 8").say("A place 1 + column 1", "A keep 49")
    assert OWN.rune[49] == OWN.jael_rune[1]
    assert game.s.jael_chambers == ()
    assert 49 in cards(game.s.hand[A])


def test_S15_6_one_chamber_is_drawn_for_each_free_place() -> None:
    game = Sitting(1)
    for turn, drawn in ((1, 3), (2, 2), (3, 1)):
        game.until("keep", turn=turn).turn()
        assert len(told_of(game, ChamberDealt)) == drawn
    pile = len(game.s.pile)
    game.until("place", turn=4).turn()
    assert told_of(game, ChamberDealt) == []
    assert len(game.s.pile) == pile


@pytest.mark.parametrize("year", [1, 4])
def test_S15_7_hands_of_five_four_three_two_and_three_two_one_sorted_cards(year: int) -> None:
    game = Sitting(1)
    for turn in (1, 2, 3, 4):
        game.until("place", year=year, turn=turn)
        assert len(game.s.hand[A]) == 6 - turn
        if turn < 4:
            game.turn()
            away = len(game.s.discarded) + len(game.s.jael_chambers)
            game.turn()
            assert len(game.s.discarded) + len(game.s.jael_chambers) - away == 4 - turn


def test_S15_7_jael_gains_at_most_six_chambers_a_year() -> None:
    """All blue but the four that are placed: Jael A gets all six that are sorted."""
    blue = [card for card in OWN.chambers if OWN.rune[card] == OWN.jael_rune[1]]
    game = Sitting(1, jael="jA", chambers=" ".join([str(card) for card in blue[:11]])).until("place", turn=4).turn()
    assert len(game.s.jael_chambers) == 6
    assert len(game.s.discarded) == 1


def test_S15_8_the_last_card_is_discarded_whatever_its_rune() -> None:
    blue = [card for card in OWN.chambers if OWN.rune[card] == OWN.jael_rune[1]]
    game = Sitting(1, jael="jA", chambers=" ".join([str(card) for card in blue[:11]])).until("place", turn=4)
    placed, last = cards(game.s.hand[A])
    gained = game.s.jael_chambers
    game.say(f"A place {placed}")
    assert cards(game.s.discarded) == [last]
    assert game.s.jael_chambers == gained
    assert game.s.hand[A] == ()


def test_S15_9_nothing_is_passed_or_discarded_by_choice() -> None:
    match = random_match(1, "alone")
    parts = [part.split(" ")[0] for row in match.record().rows for entry in row.entries for part in entry.parts]
    assert "discard" not in parts
    assert parts.count("keep") == 12
    assert not any([isinstance(event, HandsPassed) for event in match.heard(A)])


def test_S15_10_a_year_uses_eleven_chambers_and_the_game_44() -> None:
    game = Sitting(1)
    for year in (1, 2, 3, 4):
        game.until("place", year=year, turn=4)
        assert 100 - len(game.s.pile) == 11 * year
    s = game.to_the_end().s
    assert 100 - len(s.pile) == 44
    assert len(s.built[A]) + len(s.discarded) + len(s.jael_chambers) == 44


def test_S15_11_jaels_pile_is_open() -> None:
    for s in random_positions(1, seed="pile"):
        for seat in (A, SPECTATOR):
            assert seen_by(s, seat).jael_chambers == s.jael_chambers
    assert s.jael_chambers


# -- S16 Improvement and Cleanup --------------------------------------------------------------------------------------


def test_S16_1_gold_is_counted_as_with_more_seats() -> None:
    rows = {A: "48 65 95 85"}, {A: "33 38 55 94"}
    game = Sitting(1, chambers=hands_for(1, *rows), market="m2 m9", tokens="chest chest slime", jael="jA")
    build_rows(game, rows[0])
    assert told_of(game, GoldCounted) == [GoldCounted(A, 26, 0, 0, 0, 26)]
    game.buy("A", "m2 top").until("place", year=2)
    assert game.s.gold == [0], "S7.4 the count starts from 0"
    build_rows(game, rows[1])
    assert told_of(game, GoldCounted) == [GoldCounted(A, 13, 2, 0, 0, 15)]


def test_S16_1_no_more_than_30_are_counted() -> None:
    game = Sitting(1, chambers=hands_for(1, {A: "48 65 95 33"}), jael="jA")
    game.s.laid[A] = laid_in({0: "chest chest chest chest chest"})
    assert build_rows(game, {A: "48 65 95 33"}).s.gold == [30]


@pytest.mark.parametrize(("jael", "gold"), [("jA", 10), ("jB", 11), ("jC", 9), ("jD", 10), ("jE", 12), ("jF", 8)])
def test_S16_2_jaels_gold_is_the_value_on_his_card(jael: str, gold: int) -> None:
    assert not market_of(gold + 1, jael).s.acted
    assert market_of(gold, jael).s.acted


def test_S16_2_taking_chests_does_not_add_to_jaels_gold() -> None:
    """Jael A takes the chest of card 2 with the seat at 10; in year 2 he has 10 again, not 11."""
    game = market_of(10, "jA", tokens="bear gnoll slime ooze slime slime chest")
    assert "chest" in lie_in(game.s.jael_tokens)
    assert OWN.jael_gold[game.s.jael_now - 1500] == 10
    assert not market_of(11, "jA", tokens="bear gnoll slime ooze slime slime chest").s.acted


def test_S16_3_while_the_seat_has_more_gold_than_jael_it_is_asked() -> None:
    game = market_of(18, "jA")
    assert options(game.s, A) == ["buy m9 top", "buy m9 bottom", "buy m2 top", "buy m2 bottom", "pass"]
    game.buy("A", "m2 bottom")
    assert (game.s.gold, game.s.acted) == ([15], False)
    assert told_of(game, JaelTook, JaelStruck) == []
    game.buy("A", "m9 bottom")
    assert (game.s.gold, game.s.acted) == ([10], True), "the comparison is made again after each purchase"


@pytest.mark.parametrize(("gold", "acted"), [(11, False), (10, True), (9, True), (0, True)])
def test_S16_4_with_as_much_gold_as_jael_or_less_he_acts_first(gold: int, acted: bool) -> None:
    game = market_of(gold, "jA")
    assert game.s.acted is acted
    assert (game.s.jael_tokens != ()) is acted


def test_S16_4_jael_acts_once_in_the_year() -> None:
    game = market_of(9, "jA")
    taken, struck = game.s.jael_tokens, game.s.gone_challenges
    game.buy("A", "m2 top")
    assert (game.s.jael_tokens, game.s.gone_challenges) == (taken, struck)


def test_S16_4_having_acted_in_one_year_jael_acts_in_the_next() -> None:
    """He acts in year 1 with the seat at 9; in year 2 its row gives 11, and Jael B has 11."""
    game = market_of(9, "jA jB")
    assert (game.s.year, game.s.acted) == (1, True)
    game.until("place", year=2, turn=4)
    assert not game.s.acted
    taken, struck = len(game.s.jael_tokens), len(game.s.gone_challenges)
    game.turn()
    assert (game.s.year, game.s.gold, game.s.acted) == (2, [11], True)
    assert (len(game.s.jael_tokens), len(game.s.gone_challenges)) == (taken + 3, struck + 1)


@pytest.mark.parametrize("year", [2, 3, 4])
def test_S16_4_a_year_begins_with_jael_not_having_acted(year: int) -> None:
    """All through Construction, so that the sets he is going to take can be shown."""
    game = Sitting(1).until("visit-market", year=year - 1)
    game.s = at_market(game.s, [0])
    assert game.s.acted, "in the year before"
    game.until("place", year=year)
    while asked(game.s) in ("place", "keep"):
        assert (game.s.year, game.s.acted) == (year, False)
        game.turn()


@pytest.mark.parametrize(
    ("jael", "takes"),
    [
        ("jA", "slime ooze slime"),  # bottom and bottom
        ("jB", "bear gnoll slime"),  # top and bottom
        ("jC", "slime ooze chest star1"),  # bottom and top
        ("jE", "bear gnoll slime"),
    ],
)
def test_S16_5_jael_takes_the_tokens_on_his_marked_positions(jael: str, takes: str) -> None:
    game = market_of(5, jael)
    assert sorted(lie_in(game.s.jael_tokens).split()) == sorted(takes.split())
    assert sorted([token for laid in game.s.wares for token in laid if token]) == cards(game.s.tokens)
    assert len(game.s.tokens) == 7 - len(takes.split())


def test_S16_6_a_bought_position_gives_him_nothing_and_no_substitute() -> None:
    game = market_of(14, "jA").buy("A", "m9 bottom")  # 9 left: now he acts
    assert game.s.acted
    assert lie_in(game.s.jael_tokens) == "slime", "only the bottom of the right card"
    assert [codes([token for token in laid if token]) for laid in game.s.wares] == ["bear gnoll", "", "chest star1", ""]


def test_S16_6_an_empty_position_gives_him_nothing() -> None:
    game = market_of(30, "jA")
    s = game.s.clone()
    s.wares = [s.wares[0], (0, 0), s.wares[2], (0,)]
    game.s = at_market(s, [10])
    assert game.s.acted
    assert game.s.jael_tokens == ()
    assert game.s.wares[0] == (number("bear"), number("gnoll"))


def test_S16_7_the_challenge_with_the_lowest_number_is_discarded() -> None:
    game = market_of(0, challenges="ch22 ch4 ch8")
    assert lie_in(game.s.gone_challenges) == "ch4"
    assert lie_in(game.s.shown_challenges) == "ch8 ch22"


def test_S16_7_it_is_discarded_after_the_tokens_are_taken() -> None:
    game = market_of(12, challenges="ch22 ch4 ch8").say("A buy m2 bottom")
    assert not game.s.acted, "the bought token is placed first"
    game.say("A embed a1")
    took, struck = told_of(game, JaelTook, JaelStruck)
    assert isinstance(took, JaelTook)
    assert isinstance(struck, JaelStruck)
    assert lie_in(took.pieces) == "ooze slime"
    assert codes([face(struck.piece)]) == "ch4"


def test_S16_8_in_year_4_no_challenge_is_discarded() -> None:
    game = Sitting(1).until("place", year=4, turn=4)
    gone = game.s.gone_challenges
    assert game.s.shown_challenges == ()
    s = game.turn().s
    assert s.gone_challenges == gone
    assert told_of(game, JaelStruck) == []


def test_S16_9_after_jael_has_acted_the_seat_goes_on_until_it_passes() -> None:
    game = market_of(10)
    assert asked(game.s) == "visit-market"
    assert options(game.s, A) == ["buy m9 top", "buy m2 top", "pass"]
    game.buy("A", "m2 top")
    assert (game.s.gold, asked(game.s)) == ([0], "take-challenge"), "with 3 gold and nothing at that price it passes"


def test_S16_9_there_is_no_further_comparison() -> None:
    """12 gold against 12: Jael E acts, and then the seat buys twice running with 5 and 0 gold left."""
    game = market_of(12, "jE")
    assert game.s.acted
    assert options(game.s, A) == ["buy m9 bottom", "buy m2 top", "pass"]
    game.buy("A", "m2 top")
    assert (game.s.gold, asked(game.s)) == ([5], "visit-market")
    taken = game.s.jael_tokens
    game.say("A buy m9 bottom")
    assert (game.s.gold, game.s.jael_tokens) == ([0], taken)


@pytest.mark.parametrize("year", [1, 2, 3])
def test_S16_10_passing_in_years_1_to_3(year: int) -> None:
    game = market_of(30, year=year)
    left = cards(game.s.tokens)
    had = cards(game.s.jael_tokens)
    assert left
    game.say("A pass")
    assert (game.s.gold, asked(game.s)) == ([0], "take-challenge")
    assert cards(game.s.tokens) == left, "Jael takes them after the challenge is taken"
    game.say(f"A {options(game.s, A)[0]}")
    told = [type(event) for event in told_of(game, ChallengeTaken, JaelTook, MarketCleared)]
    assert told == [ChallengeTaken, JaelTook, MarketCleared]
    assert cards(game.s.jael_tokens) == sorted(had + left)
    assert game.s.year == year + 1


def test_S16_11_passing_in_year_4_keeps_the_gold_and_takes_no_challenge() -> None:
    game = market_of(30, year=4)
    left, had = cards(game.s.tokens), cards(game.s.jael_tokens)
    game.say("A pass")
    assert game.s.gold == [30]
    assert not game.s.waiting, "final scoring follows"
    assert cards(game.s.jael_tokens) == sorted(had + left)
    assert game.s.tokens == ()
    assert len(game.s.challenges[A]) == 3
    assert told_of(game, SeatPassed) == [SeatPassed(A, 30)]


def test_S16_12_passing_while_richer_than_jael_keeps_all_challenges() -> None:
    game = market_of(11, "jA").say("A pass")
    assert not game.s.acted
    assert game.s.gone_challenges == ()
    assert told_of(game, JaelStruck) == []
    assert len(options(game.s, A)) == 3


@pytest.mark.parametrize(("gold", "offered"), [(11, 3), (10, 2)])
def test_S16_13_three_challenges_when_jael_has_not_acted_and_two_when_he_has(gold: int, offered: int) -> None:
    game = market_of(gold, "jA").say("A pass")
    assert len(options(game.s, A)) == offered
    assert len(game.s.shown_challenges) == offered


def test_S16_14_cleanup_finds_no_tokens() -> None:
    for year in (1, 2, 3):
        game = Sitting(1).until("take-challenge", year=year)
        game.turn()
        assert told_of(game, MarketCleared) == [MarketCleared(0)]
        assert game.s.gone_tokens == ()
        assert len(game.s.gone_market) == 2 * year


@pytest.mark.parametrize(("gold", "left"), [(11, 2), (10, 1)])
def test_S16_15_all_challenges_not_taken_are_discarded(gold: int, left: int) -> None:
    game = market_of(gold, "jA").say("A pass")
    gone = len(game.s.gone_challenges)
    game.say(f"A {options(game.s, A)[0]}")
    assert len(game.s.gone_challenges) - gone == left
    assert len(game.s.gone_challenges) == 2


def test_S16_16_two_new_market_cards_and_three_new_challenges() -> None:
    game = Sitting(1)
    for year, challenges in ((2, 3), (3, 3), (4, 0)):
        game.until("place", year=year, turn=1)
        assert len(game.s.stalls) == 2
        assert len(game.s.shown_challenges) == challenges
        assert all([all(laid) for laid in game.s.wares])
