"""S10 Cleanup after years 1 to 3."""

import pytest

from partie.core import CHANCE, SPECTATOR, Event
from partie.core.cards import cards, face
from partie.core.progress import apply
from partie.core.seats import DEALER
from partie.games.stonespine import STONESPINE
from partie.games.stonespine.events import (
    ChallengeShown,
    ChamberDealt,
    MarketCardShown,
    MarketCleared,
    TokenShown,
    TokensReturned,
    YearBegan,
)
from partie.games.stonespine.position import Stonespine
from partie.games.stonespine.preparation import next_shape, of_shape
from partie.games.stonespine.printed import OWN

from .helpers import (
    RULES,
    TABLES_OF_MORE,
    A,
    Sitting,
    asked,
    at_market,
    codes,
    known,
    lie_in,
    parse,
    random_positions,
    seen_by,
)

# The twelve cards with all 17 slots for the 16 ovals, then four without any.
OVALS = ("m1 m3 m5 m7", "m8 m9 m10 m12", "m14 m16 m17 m18", "m2 m4 m6 m11")


def last_answer(seats: int, year: int = 1) -> Sitting:
    """The last seat takes its challenge, and Cleanup follows."""
    game = Sitting(seats).until("take-challenge", year=year)
    while game.s.passed != (1 << seats) - 1:
        game.turn()
    assert asked(game.s) == "take-challenge"
    return game


def told_of[E: Event](game: Sitting, kind: type[E]) -> list[E]:
    """Everything of one kind that an onlooker has heard since the last answer."""
    return [event for event in game.heard(SPECTATOR) if isinstance(event, kind)]


def ovals(s: Stonespine) -> tuple[int, int, int]:
    """How many ovals lie in the stack, on the market and among the discarded tokens."""
    return len(of_shape(s, s.stack, "O")), len(of_shape(s, s.tokens, "O")), len(of_shape(s, s.gone_tokens, "O"))


@pytest.mark.parametrize("seats", TABLES_OF_MORE)
def test_S10_1_tokens_left_on_market_cards_are_discarded(seats: int) -> None:
    game = last_answer(seats)
    left = cards(game.s.tokens)
    assert left
    assert game.s.gone_tokens == ()
    game.turn()
    assert cards(game.s.gone_tokens) == left
    assert told_of(game, MarketCleared) == [MarketCleared(len(left))]


def test_S10_1_bought_tokens_are_not_discarded() -> None:
    game = Sitting(3, market="m2 m9", tokens="chest star1 slime").until("visit-market")
    game.s = at_market(game.s, [9, 0, 0])
    game.buy("A", "m2 top").until("place", year=2)
    assert lie_in(game.s.embedded[A]) == "star1 chest"
    assert len(game.s.gone_tokens) == 1 + 4, "the slime below and the four tokens of card 9"


@pytest.mark.parametrize(("seats", "shown"), [(2, 2), (3, 2), (4, 3), (5, 4)])
def test_S10_2_all_market_cards_are_replaced_by_the_same_number(seats: int, shown: int) -> None:
    game = Sitting(seats)
    seen: list[int] = []
    for year in (1, 2, 3, 4):
        game.until("place", year=year)
        assert len(game.s.stalls) == len(game.s.market_cards) == shown
        assert cards(game.s.gone_market) == sorted(seen)
        assert not set(game.s.stalls) & set(seen)
        seen += game.s.stalls
        assert len(game.s.market_deck) == 18 - shown * year


@pytest.mark.parametrize("seats", TABLES_OF_MORE)
def test_S10_3_every_slot_of_the_new_cards_receives_a_token_in_order(seats: int) -> None:
    game = last_answer(seats).turn()
    shown = [(event.market_card, event.half, face(event.piece)) for event in told_of(game, TokenShown)]
    wanted = [
        (card, half, token)
        for stall, card in enumerate(game.s.stalls)
        for number_of_half, half in enumerate(("top", "bottom"))
        for token in game.s.wares[2 * stall + number_of_half]
    ]
    assert shown == wanted
    for card, laid in zip([card for card in game.s.stalls for _ in "TB"], range(len(game.s.wares)), strict=True):
        shapes = OWN.slots[card][laid & 1]
        for shape, token in zip(shapes, game.s.wares[laid], strict=True):
            assert OWN.first[shape] <= token <= OWN.last[shape]
    for seat in game.viewers:
        assert cards(seen_by(game.s, seat).tokens) == sorted([token for _, _, token in shown])


def test_S10_4_when_a_stack_is_empty_the_discarded_tokens_become_a_new_one() -> None:
    """Five seats that buy nothing: the 17th oval is drawn from the ovals that came back."""
    game = Sitting(5, market=" ".join(OVALS))
    left = []
    for year in (1, 2, 3):
        game.until("place", year=year)
        left.append(ovals(game.s))
    # 5, 6 and 6 ovals are wanted: in year 3 the 5 of the stack, and one of the 11 that were discarded.
    assert left == [(11, 5, 0), (5, 6, 5), (10, 6, 0)]
    assert all([all(laid) for laid in game.s.wares]), "no slot is empty"
    game = Sitting(5, market=" ".join(OVALS)).until("take-challenge", year=2)
    while game.s.passed != 0b11111:
        game.turn()
    game.turn()
    assert told_of(game, TokensReturned) == [TokensReturned(11)]


def test_S10_4_a_token_that_came_back_is_as_likely_as_any_other_and_unknown() -> None:
    game = Sitting(5, market=" ".join(OVALS)).until("take-challenge", year=2)
    while game.s.passed != 0b11111:
        game.turn()
    s = apply(STONESPINE, game.s, game.s.acting, RULES.legal(game.s, game.s.acting)[0]).position
    stacks: list[int] = []
    wished = OVALS[2].split()
    while s.waiting == DEALER:
        offered = RULES.legal(s, CHANCE)
        name = RULES.question(s).name
        if name == "token" and next_shape(s) == "O":
            stacks.append(sum(RULES.weights(s, offered)))
        action = parse(f"deal {wished.pop(0)}") if name == "market-card" else offered[0]
        s = apply(STONESPINE, s, CHANCE, action).position
    assert stacks == [5, 4, 3, 2, 1, 11]
    assert [p & 0xFFFF for p in s.stack] == [0] * len(s.stack), "nobody knows which is where"
    assert sorted(cards(s.stack) + cards(s.tokens) + cards(s.gone_tokens)) == list(OWN.tokens)


def test_S10_5_without_discarded_tokens_the_slot_stays_empty() -> None:
    """Five seats buy every oval that is sold: 11 are in dungeons and 5 on the market when one more is wanted."""
    game = Sitting(5, market=" ".join(OVALS))
    for year, purchases in (
        (1, ("A m1 bottom", "B m3 top", "C m5 bottom", "D m7 bottom")),
        (2, ("A m8 top", "B m8 bottom", "C m9 top", "D m10 bottom", "E m12 top")),
    ):
        game.until("visit-market", year=year)
        for who, what in [each.split(" ", 1) for each in purchases]:
            game.s = at_market(game.s, [30 if seat == "ABCDE".index(who) else 0 for seat in range(5)])
            game.buy(who, what)
        game.until("place", year=year + 1)
    assert sum([len(of_shape(game.s, embedded, "O")) for embedded in game.s.embedded]) == 11
    assert ovals(game.s) == (0, 5, 0)
    assert codes(game.s.stalls) == OVALS[2]
    shapes = [OWN.slots[card][half] for card in game.s.stalls for half in (0, 1)]
    assert [(shapes[i], laid.index(0)) for i, laid in enumerate(game.s.wares) if 0 in laid] == [("OO", 1)]
    game.until("visit-market", year=3)
    game.s = at_market(game.s, [9, 0, 0, 0, 0])
    game.say("A buy m18 top")
    assert (game.s.gold[A], len(game.s.carried)) == (0, 1), "S8.10 full price, one token"


def test_S10_5_ovals_are_the_only_shape_that_can_run_short() -> None:
    slots = "".join([each for card in OWN.market for each in OWN.slots[card]])
    tokens = {shape: len([t for t in OWN.tokens if OWN.first[shape] <= t <= OWN.last[shape]]) for shape in "COS"}
    assert {shape: slots.count(shape) - tokens[shape] for shape in "COS"} == {"C": -1, "O": 1, "S": 0}
    by_ovals = sorted(OWN.market, key=lambda card: -sum([each.count("O") for each in OWN.slots[card]]))
    assert sum([each.count("O") for card in by_ovals[:8] for each in OWN.slots[card]]) == 13, "two or three seats"
    assert codes(sorted(by_ovals[:12])) == "m1 m3 m5 m7 m8 m9 m10 m12 m14 m16 m17 m18", "four seats"


def test_S10_4_with_four_seats_too() -> None:
    game = Sitting(4, market=" ".join(OVALS[:3])).until("place", year=4)
    assert ovals(game.s) == (11, 5, 0)


@pytest.mark.parametrize("seats", TABLES_OF_MORE)
def test_S10_6_the_challenge_that_nobody_took_is_discarded(seats: int) -> None:
    game = Sitting(seats)
    gone: list[int] = []
    for year in (1, 2, 3):
        game.until("take-challenge", year=year)
        while game.s.passed != (1 << seats) - 1:
            game.turn()
        one, other = cards(game.s.shown_challenges)
        game.say(f"{'ABCDE'[game.s.acting]} take {codes([one])}")
        gone.append(other)
        assert cards(game.s.gone_challenges) == sorted(gone)
        assert all([known(game.s.gone_challenges, seat) == sorted(gone) for seat in game.viewers])


@pytest.mark.parametrize("seats", TABLES_OF_MORE)
def test_S10_7_one_more_new_challenge_than_seats_in_years_1_and_2_and_none_in_year_3(seats: int) -> None:
    for year, shown in ((1, seats + 1), (2, seats + 1), (3, 0)):
        game = last_answer(seats, year).turn()
        assert len(game.s.shown_challenges) == shown
        assert [face(event.piece) for event in told_of(game, ChallengeShown)] == cards(game.s.shown_challenges)


@pytest.mark.parametrize("seats", TABLES_OF_MORE)
def test_S10_8_each_seat_is_dealt_five_chambers_seen_by_the_owner_only(seats: int) -> None:
    for year in (1, 2, 3):
        game = last_answer(seats, year).turn()
        assert [event.seat for event in told_of(game, ChamberDealt)] == [seat for seat in range(seats) for _ in "12345"]
        for owner in range(seats):
            for seat in game.viewers:
                assert len(known(game.s.hand[owner], seat)) == (5 if seat == owner else 0)


@pytest.mark.parametrize(
    ("seats", "market", "challenges"), [(1, 8, 9), (2, 8, 9), (3, 8, 12), (4, 12, 15), (5, 16, 18)]
)
def test_S10_9_the_decks_suffice_and_nothing_returns(seats: int, market: int, challenges: int) -> None:
    gone_market: set[int] = set()
    gone_challenges: set[int] = set()
    for s in random_positions(seats, seed="decks"):
        assert gone_market <= set(cards(s.gone_market))
        assert gone_challenges <= set(cards(s.gone_challenges))
        gone_market, gone_challenges = set(cards(s.gone_market)), set(cards(s.gone_challenges))
    assert 18 - len(s.market_deck) == market
    assert 30 - len(s.challenge_deck) == challenges
    assert len(s.gone_market) + len(s.market_cards) == market
    assert len(s.gone_challenges) + sum([len(taken) for taken in s.challenges]) == challenges


@pytest.mark.parametrize("seats", TABLES_OF_MORE)
def test_S10_10_cleanup_asks_nothing_and_the_next_year_starts_with_construction(seats: int) -> None:
    game = last_answer(seats)
    match = game.match()
    game.turn()
    assert (asked(game.s), game.s.year, game.s.turn) == ("place", 2, 1)
    assert told_of(game, YearBegan) == [YearBegan(2)]
    before = len(match.record().rows)
    seat = match.position.acting
    match.act(match.number, seat, match.legal(seat)[0])
    rows = match.record().rows[before:]
    assert {entry.seat for row in rows[1:] for entry in row.entries} == {CHANCE}
    assert RULES.question(match.position).name == "place"


@pytest.mark.parametrize("seats", TABLES_OF_MORE)
def test_S10_2_S10_3_S10_7_S10_8_the_steps_come_in_the_order_of_the_rulebook(seats: int) -> None:
    game = last_answer(seats).turn()
    kinds = (MarketCleared, MarketCardShown, TokenShown, ChallengeShown, ChamberDealt, YearBegan)
    order = [kinds.index(type(event)) for event in game.heard(SPECTATOR) if isinstance(event, kinds)]
    assert order == sorted(order)
    assert set(order) == set(range(6))
