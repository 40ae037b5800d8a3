"""G15 Preparing the next round: what is swept, what slides, what comes."""

import pytest

from partie.core import CHANCE, Piece, Rng, letter
from partie.core.cards import put
from partie.core.seats import DEALER
from partie.games.tales import TALES, TalesOfGlory
from partie.games.tales.events import RoundBegan, TileLaidOut, TileSlid, TileSwept
from partie.games.tales.faces import own_lists

from .helpers import PLAIN, TABLES, A, B, C, D, Table, begun, code, random_positions, table

# By number of seats: swept, kept.
BOARDS = {2: (3, 1), 3: (2, 1), 4: (1, 3), 5: (0, 3)}


def prepared(seats: int, *taken: int) -> Table:
    """The tiles of these places were taken and dealt with; phase 3 is over, the next round begins."""
    game = begun(seats, first="A")
    game.say(*[f"{letter(seat)} choose {place}" for seat, place in enumerate(taken)])
    return game.until("first-choice", round=2)


def swept(game: Table) -> list[str]:
    return [code(game.game, event.piece >> 16) for event in game.told_of(TileSwept)]


@pytest.mark.parametrize("seats", TABLES)
def test_G15_1_so_many_tiles_leave_as_the_discard_board_shows(seats: int) -> None:
    game = prepared(seats, *range(1, seats + 1))
    assert len(swept(game)) == len(game.s.swept) == BOARDS[seats][0]
    assert len(game.s.swept) == {2: 3, 3: 2, 4: 1, 5: 0}[seats]


@pytest.mark.parametrize(
    ("taken", "gone"),
    [
        ((1, 2), [3, 4, 5]),
        ((5, 6), [1, 2, 3]),
        ((2, 4), [1, 3, 5]),
        ((1, 2, 3), [4, 5]),
        ((6, 2, 1), [3, 4]),
        ((1, 2, 3, 4), [5]),
        ((8, 7, 3, 1), [2]),
        ((8, 7, 3, 1, 4), []),
    ],
)
def test_G15_2_the_lowest_places_among_those_left_are_discarded(taken: tuple[int, ...], gone: list[int]) -> None:
    before = begun(len(taken), first="A").board()
    game = prepared(len(taken), *taken)
    assert swept(game) == [before[place - 1] for place in gone]
    assert game.lie_in(game.s.swept) == sorted(swept(game), key=lambda name: game.game.notation.numbers[name])


@pytest.mark.parametrize(
    ("taken", "slid"),
    [
        ((1, 2), [6]),
        ((5, 6), [4]),
        ((1, 4, 6), [5]),
        ((1, 2, 3, 4), [6, 7, 8]),
        ((8, 7, 6, 5), [2, 3, 4]),
        ((1, 2, 3, 4, 5), [6, 7, 8]),
        ((2, 4, 5, 6, 7), [1, 3, 8]),
    ],
)
def test_G15_3_the_others_slide_to_the_lowest_places(taken: tuple[int, ...], slid: list[int]) -> None:
    """G15.4 In the order of their places."""
    before = begun(len(taken), first="A").board()
    game = prepared(len(taken), *taken)
    assert game.board()[: len(slid)] == [before[place - 1] for place in slid]
    moved = [(before[place - 1], to) for to, place in enumerate(slid, 1) if place != to]
    assert [(code(game.game, event.piece >> 16), event.place) for event in game.told_of(TileSlid)] == moved


def test_G15_4_sliding_keeps_the_order() -> None:
    before = begun(5, first="A").board()
    game = prepared(5, 1, 3, 5, 6, 8)
    assert game.board()[:3] == [before[1], before[3], before[6]]


def test_G15_5_a_wilderness_tile_that_slid_down_costs_no_fee() -> None:
    """The tile of place 6 slides to place 1: a seat that owns nothing can place it then."""
    game = begun(2, first="A")
    wild = game.board()[5]
    game.say("A choose 1", "B choose 2").until("first-choice", round=2)
    assert game.board()[0] == wild
    game.say("A choose 1", "B choose 2")
    game.s.coins[A], game.s.potions[A] = 0, 0
    assert game.options(A) == ["place", "discard"]
    game.say("A place").all_usual()
    assert wild in game.story(A).values()


def test_G15_5_a_tile_still_in_the_wilderness_costs_it() -> None:
    game = begun(2, first="A").say("A choose 6", "B choose 1")
    game.s.coins[A], game.s.potions[A] = 1, 0
    assert game.options(A) == ["place", "discard"]
    game.say("A place + lay (1,0)")
    assert (game.turn(A).coins, game.turn(A).potions) == (0, 0)


def test_G15_5_sliding_is_no_choice() -> None:
    game = begun(2, first="A").say("A choose 1", "B choose 2").all_usual()
    assert (game.question(), game.s.round) == ("first-choice", 2)
    heard = [type(event).__name__ for event in game.heard(A)]
    assert heard.index("TileSwept") < heard.index("TileSlid") < heard.index("TileLaidOut") < heard.index("RoundBegan")


@pytest.mark.parametrize("seats", TABLES)
def test_G15_6_then_five_tiles_come_face_up_on_the_free_places(seats: int) -> None:
    game = prepared(seats, *range(1, seats + 1))
    laid = game.told_of(TileLaidOut)
    assert len(laid) == 5
    assert [event.place for event in laid] == list(range(BOARDS[seats][1] + 1, len(game.s.places) + 1))
    assert "" not in game.board()
    for viewer in game.viewers:
        assert game.lie_in(game.sees(viewer).board) == game.lie_in(game.s.board)


def periods_by_round(game: TalesOfGlory, seats: int) -> dict[int, list[int]]:
    """The periods of the tiles that were laid out for each round, in the order of drawing."""
    played = begun(seats, game)
    told = {1: list(played.s.places)}
    for each in range(2, 11):
        played.until("first-choice", round=each)
        told[each] = [event.piece >> 16 for event in played.told_of(TileLaidOut)]
    played.to_the_end()
    assert played.told_of(TileLaidOut) == []
    deck = game.printed.card_set
    return {each: [deck.tiles[card - 1].period for card in cards] for each, cards in told.items()}


@pytest.mark.parametrize("seats", TABLES)
def test_G15_7_period_1_first_then_2_then_3(seats: int) -> None:
    drawn = [period for periods in periods_by_round(TALES, seats).values() for period in periods]
    assert drawn == sorted(drawn)
    assert set(drawn) == {1, 2, 3}


@pytest.mark.parametrize("seats", TABLES)
def test_G15_7_only_the_first_deck_that_has_tiles_is_drawn_from(seats: int) -> None:
    """Every tile of it may come, none of the later ones."""
    tiles = TALES.printed.card_set.tiles
    draws = 0
    for s in random_positions(seats, seed="periods"):
        if s.waiting == DEALER and TALES.rules.question(s).name == "tile":
            draws += 1
            offered = [TALES.notation.cards(action)[0] for action in TALES.rules.legal(s, CHANCE)]
            first = next(deck for deck in s.periods if deck)
            assert offered == [p >> 16 for p in first]
            assert len({tiles[card - 1].period for card in offered}) == 1
    assert draws == len(TALES.start(seats).places) + 45


def moved_to_period_2(count: int) -> TalesOfGlory:
    """Our deck with some tiles of period 1 made tiles of period 2."""
    texts = own_lists()
    lines = texts["tiles"].split("\n")
    first = [index for index, line in enumerate(lines) if line.startswith("1 ")][:count]
    for index in first:
        lines[index] = "2" + lines[index][1:]
    return TALES.with_cards({**texts, "tiles": "\n".join(lines)})


@pytest.mark.parametrize("seats", [2, 4])
def test_G15_8_if_a_deck_runs_out_the_rest_comes_from_the_next(seats: int) -> None:
    """16 tiles of period 1: two seats set 2 aside and begin with 6; four seats begin with 8."""
    by_round = periods_by_round(moved_to_period_2(2), seats)
    assert by_round[2] == [1] * 5
    assert by_round[3] == [1, 1, 1, 2, 2]
    assert by_round[7] == [2, 2, 2, 2, 2]
    assert by_round[8] == [3] * 5


def test_G15_9_free_places_are_filled_in_ascending_order_by_a_tile_each_as_likely() -> None:
    game = begun(4, TALES)
    places: list[int] = []
    while game.s.waiting != DEALER:
        game.s = game.s.clone()
        seat = next(each for each in (A, B, C, D) if game.s.waiting >> each & 1)
        game.game.rules.play(game.s, seat, game.game.rules.legal(game.s, seat)[0])
    while game.s.waiting == DEALER:
        question, offered = game.game.rules.question(game.s), game.game.rules.legal(game.s, CHANCE)
        assert game.game.rules.weights(game.s, offered) == [1] * len(offered)
        places.append(game.s.places.index(0) + 1)
        drawn = {question.draw(game.s, Rng(f"luck {seed}")) for seed in range(400)}
        assert drawn == set(offered), "any tile of the deck may come on any free place"
        game.game.rules.play(game.s, CHANCE, offered[0])
    assert places == [4, 5, 6, 7, 8]


@pytest.mark.parametrize(("left", "board"), [(0, 1), (2, 3)])
def test_G15_10_without_tiles_the_places_stay_empty_and_cannot_be_chosen(left: int, board: int) -> None:
    """A deck so small is not possible, so the decks are emptied by hand."""
    game = begun(2, first="A").say("A choose 1", "B choose 2")
    for index, deck in enumerate(game.s.periods):
        keep = left if index == 0 else 0
        for piece in deck[keep:]:
            game.s.swept = put(game.s.swept, piece)
        game.s.periods[index] = deck[:keep]
    game.until("first-choice", round=2)
    assert game.s.round == 2
    assert [bool(tile) for tile in game.board()] == [True] * board + [False] * (6 - board)
    assert game.options(A) == [f"choose {place}" for place in range(1, board + 1)]
    assert game.refusal(f"A choose {board + 1}") == "empty-place"


@pytest.mark.parametrize("seats", TABLES)
def test_G15_11_which_period_comes_in_which_round(seats: int) -> None:
    for each, periods in periods_by_round(TALES, seats).items():
        assert set(periods) == {1 if each <= 3 else 2 if each <= 7 else 3}, f"round {each}"


@pytest.mark.parametrize("seats", TABLES)
def test_G15_12_the_discard_pile_is_public_and_never_reshuffled(seats: int) -> None:
    before: set[Piece] = set()
    for s in random_positions(seats, seed="sweep", game=TALES):
        now = {*s.swept, *[piece for pile in s.discarded for piece in pile]}
        assert before <= now, "nothing comes back from it"
        assert all([piece & s.public() == s.public() for piece in now])
        before = now
    assert len(before) >= 9 * BOARDS[seats][0]


def test_G15_the_last_round_is_followed_by_no_other() -> None:
    """G3.6 as far as phase 3 goes: nothing is swept after round 10."""
    game = table(PLAIN, round=10, drafted={A: "waste-1", B: "waste-2"}).all_usual()
    assert game.question() == ""
    assert game.told_of(TileSwept) == []
    assert game.told_of(RoundBegan) == []
    assert game.told_of(TileLaidOut) == []
