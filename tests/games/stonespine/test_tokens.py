"""S9 Placing market tokens."""

import pytest

from partie.core import IllegalAction, Seat
from partie.core.cards import cards, face
from partie.games.stonespine import STONESPINE
from partie.games.stonespine.actions import EMBED
from partie.games.stonespine.construction import StonespineReason
from partie.games.stonespine.ending import dungeon_of
from partie.games.stonespine.events import PassageLaid
from partie.games.stonespine.improvement import elements_in
from partie.games.stonespine.places import (
    BOTTOM,
    EDGE_NAMES,
    EDGES,
    LEFT,
    NO_EDGES,
    PLACE_NAMES,
    RIGHT,
    TOP,
    edge,
    edges_of,
)
from partie.games.stonespine.printed import OWN

from .dungeons import place_at
from .helpers import (
    TABLES,
    A,
    Sitting,
    asked,
    at_market,
    build_rows,
    codes,
    hands_for,
    laid_in,
    number,
    options,
    random_positions,
    rooms_of,
    seen_by,
)

# Card 8 sells C O for 7 and O for 4, card 3 O O for 10 and C for 4.
TOKENS = "slime passage passage passage passage chest"
# One element each, and none on the last one.
ROOMY = "33 76 85 95"


def at_the_stalls(year: int = 1, rooms: str = "", tokens: str = TOKENS) -> Sitting:
    """Seat A with 30 gold before cards 8 and 3 in some year, in a dungeon of its own or as it was built."""
    game = Sitting(3).until("visit-market", year=year)
    stalls = Sitting(3, market="m8 m3", tokens=tokens).s
    s = game.s.clone()
    s.stalls, s.wares, s.tokens, s.stack = stalls.stalls, stalls.wares, stalls.tokens, stalls.stack
    if rooms:
        s.rooms[A] = rooms_of(rooms)
    s.laid[A], s.passages[A] = (), NO_EDGES
    game.s = at_market(s, [30, 0, 0])
    return game


def refused(game: Sitting, answer: str) -> str:
    """The reason for which an answer is refused."""
    with pytest.raises(IllegalAction) as error:
        game.say(answer)
    return str(error.value.reason)


def joined(game: Sitting, seat: Seat, one: int, other: int) -> bool:
    """Whether two chambers of a dungeon hang together."""
    return bool(dungeon_of(game.s, seat).network(one) >> other & 1)


def test_S9_1_tokens_are_placed_one_after_another_in_the_order_of_the_slots() -> None:
    game = at_the_stalls(rooms=ROOMY).say("A buy m8 top")
    assert codes(game.s.carried) == "slime passage"
    assert asked(game.s) == "embed"
    game.say("A embed a1")
    assert asked(game.s) == "tunnel"
    assert codes(game.s.carried) == "passage"
    game.say("A tunnel a1/b1")
    assert codes(game.s.carried) == ""


def test_S9_1_the_order_never_changes_what_is_possible() -> None:
    """Two elements in one chamber with two free places, two passages on two edges: either may come first."""
    for tokens in ("slime chest", "chest slime"):
        game = Sitting(3, market="m2 m3", tokens=tokens).until("visit-market")
        s = game.s.clone()
        s.rooms[A] = rooms_of("14 52 25 99")
        s.laid[A] = laid_in({3: "ooze"})
        game.s = at_market(s, [30, 0, 0])
        game.say("A buy m2 top")
        assert options(game.s, A) == ["embed c1"]
        assert options(game.say("A embed c1").s, A) == ["embed c1"]
    game = at_the_stalls(rooms=ROOMY).say("A buy m3 top")
    assert len(options(game.s, A)) == 13
    assert len(options(game.say("A tunnel a1/b1").s, A)) == 12


@pytest.mark.parametrize("year", [1, 2, 3, 4])
def test_S9_2_any_chamber_in_any_row_with_fewer_than_four_elements(year: int) -> None:
    game = at_the_stalls(year, " ".join([ROOMY, "14 52 25 82", "26 27 28 29", "31 32 34 35"][:year])).say(
        "A buy m3 bottom"
    )
    full = {"a2", "b2"}
    assert options(game.s, A) == [f"embed {name}" for name in PLACE_NAMES[: 4 * year] if name not in full]
    if year < 4:
        assert refused(game, f"A embed a{year + 1}") == StonespineReason.NO_CHAMBER_THERE


def test_S9_2_only_the_own_dungeon_is_open_to_the_tokens() -> None:
    game = at_the_stalls(rooms=ROOMY).say("A buy m3 bottom + embed c1")
    assert game.s.laid == [laid_in({2: "chest"}), (), ()]


@pytest.mark.parametrize(("card", "free"), [(14, 0), (52, 0), (99, 1), (25, 2), (33, 3), (95, 4)])
def test_S9_3_a_chamber_holds_four_elements_printed_and_tokens_together(card: int, free: int) -> None:
    for laid in range(5):
        game = at_the_stalls(rooms=f"{card} 76 85 33")
        s = game.s.clone()
        s.laid[A] = laid_in({0: "slime " * laid})
        game.s = at_market(s)
        assert elements_in(game.s, A)[0] == 4 - free + laid
        game.say("A buy m3 bottom")
        assert ("embed a1" in options(game.s, A)) is (laid < free)
        if laid >= free:
            assert refused(game, "A embed a1") == StonespineReason.CHAMBER_IS_FULL


@pytest.mark.parametrize("seats", TABLES)
def test_S9_3_no_chamber_ever_holds_more_than_four(seats: int) -> None:
    for s in random_positions(seats, seed="elements"):
        for seat in range(seats):
            assert max(elements_in(s, seat)) <= 4
    assert any(s.laid)


def test_S9_4_the_free_place_inside_the_chamber_is_not_asked_for() -> None:
    """The answer names a chamber and nothing else, and the position keeps nothing else."""
    assert STONESPINE.notation.verbs["embed"].fields == [("place", PLACE_NAMES)]
    assert len(EMBED) == 16
    game = at_the_stalls(rooms="25 33 76 95").say("A buy m3 bottom")
    assert options(game.s, A) == ["embed a1", "embed b1", "embed c1", "embed d1"], "a1 has two free places"
    game.say("A embed a1")
    assert game.s.laid[A] == ((0, number("chest")),)


def test_S9_5_equal_elements_may_share_a_chamber() -> None:
    game = Sitting(3, market="m4 m1", tokens="slime slime slime").until("visit-market")
    s = game.s.clone()
    s.rooms[A] = rooms_of("33 76 95 63")
    game.s = at_market(s, [30, 0, 0])
    game.say("A buy m4 top + embed d1 + embed d1 + embed c1")
    assert game.s.laid[A] == laid_in({3: "slime slime", 2: "slime"})


@pytest.mark.parametrize(("year", "edges"), [(1, 13), (2, 22), (3, 31), (4, 40)])
def test_S9_6_a_passage_goes_on_any_edge_of_any_chamber(year: int, edges: int) -> None:
    game = at_the_stalls(year).say("A buy m8 bottom")
    assert asked(game.s) == "tunnel"
    assert len(options(game.s, A)) == edges
    around = {edge(place, side) for place in range(4 * year) for side in (TOP, BOTTOM, LEFT, RIGHT)}
    assert options(game.s, A) == [f"tunnel {EDGE_NAMES[each]}" for each in sorted(around)]
    assert refused(game, "A embed a1") == "not-offered"


def test_S9_6_an_element_cannot_lie_on_an_edge() -> None:
    game = at_the_stalls(rooms=ROOMY).say("A buy m3 bottom")
    assert refused(game, "A tunnel a1/b1") == "not-offered"


@pytest.mark.parametrize("year", [1, 2, 3])
def test_S9_7_outer_edges_and_the_bottom_edge_of_the_newest_row(year: int) -> None:
    game = at_the_stalls(year).say("A buy m8 bottom")
    offered = options(game.s, A)
    for name in ("^a1", "<a1", "d1>", f"<a{year}", f"d{year}>", f"c{year}/c{year + 1}"):
        assert f"tunnel {name}" in offered
    for name in (f"<a{year + 1}", f"a{year + 1}/b{year + 1}"):
        assert refused(game, f"A tunnel {name}") == StonespineReason.EDGE_NOT_THERE


def test_S9_7_in_year_4_the_bottom_edge_has_nothing_behind_it() -> None:
    game = at_the_stalls(4).say("A buy m8 bottom + tunnel b4_")
    assert game.s.passages[A] == 1 << EDGE_NAMES.index("b4_")
    assert dungeon_of(game.s, A).open_bottom >> place_at(4, 2) & 1


def test_S9_8_a_passage_on_the_bottom_edge_serves_the_chamber_placed_under_it() -> None:
    """83 Larder has no door to the bottom, and nothing of the second row has one to the top."""
    rows = {A: "83 48 65 85"}, {A: "86 59 14 16"}
    game = Sitting(3, chambers=hands_for(3, *rows), market="m8 m3", tokens=TOKENS)
    build_rows(game, rows[0]).say("A buy m8 bottom", "A tunnel a1/a2")
    assert game.s.passages[A] == 1 << edge(place_at(1, 1), BOTTOM) == 1 << edge(place_at(2, 1), TOP)
    assert not joined(game, A, place_at(1, 1), place_at(2, 1)), "there is nothing to connect yet"
    build_rows(game.until("place", year=2), rows[1])
    d = dungeon_of(game.s, A)
    assert d.south == 1 << place_at(1, 1), "only where the passage lies"
    assert joined(game, A, place_at(1, 1), place_at(2, 1))


def test_S9_9_at_most_one_passage_lies_on_an_edge() -> None:
    game = at_the_stalls(rooms=ROOMY).say("A buy m3 top", "A tunnel a1/b1")
    assert "tunnel a1/b1" not in options(game.s, A)
    assert refused(game, "A tunnel a1/b1") == StonespineReason.EDGE_IS_TAKEN
    game.say("A tunnel b1/c1")
    assert game.s.passages[A].bit_count() == 2
    game.say("A buy m8 bottom")
    assert len(options(game.s, A)) == 11


def test_S9_10_a_passage_may_lie_on_an_edge_that_doors_connect_already() -> None:
    game = at_the_stalls(rooms="47 48 49 50")  # doors on all four sides
    assert joined(game, A, 0, 1)
    before = dungeon_of(game.s, A)
    game.say("A buy m3 top", "A tunnel a1/b1", "A tunnel ^a1")
    after = dungeon_of(game.s, A)
    assert (before.east, before.south, before.open_top) == (after.east, after.south, after.open_top)


def test_S9_11_a_passage_uses_no_element_place() -> None:
    game = at_the_stalls(rooms="14 52 25 82")
    s = game.s.clone()
    s.laid[A] = laid_in({2: "slime slime", 3: "ooze ooze"})
    game.s = at_market(s)
    assert elements_in(game.s, A)[:4] == [4, 4, 4, 4]
    game.say("A buy m3 top", "A tunnel a1/b1", "A tunnel a1/a2")
    assert elements_in(game.s, A)[:4] == [4, 4, 4, 4]
    assert game.s.laid[A] == s.laid[A]


def test_S9_12_placed_tokens_are_seen_by_all() -> None:
    game = at_the_stalls(rooms=ROOMY).say("A buy m8 top", "A embed b1", "A tunnel b1/c1")
    for seat in game.viewers:
        seen = seen_by(game.s, seat)
        assert seen.laid[A] == laid_in({1: "slime"})
        assert seen.passages[A] == 1 << EDGE_NAMES.index("b1/c1")
        assert sorted(cards(seen.embedded[A])) == sorted([number("slime"), number("passage")])
        assert PassageLaid(A, "b1/c1") in game.heard(seat)


@pytest.mark.parametrize("seats", TABLES)
def test_S9_12_placed_tokens_never_move(seats: int) -> None:
    laid: list[tuple[tuple[int, int], ...]] = [()] * seats
    passages = [NO_EDGES] * seats
    for s in random_positions(seats, seed="tokens"):
        for seat in range(seats):
            assert s.laid[seat][: len(laid[seat])] == laid[seat]
            assert s.passages[seat] & passages[seat] == passages[seat]
            waits = s.carried if s.acting == seat else ()
            placed = [token for _, token in s.laid[seat]] + [OWN.passage] * s.passages[seat].bit_count()
            assert sorted([face(p) for p in s.embedded[seat]]) == sorted([*placed, *waits])
        laid, passages = s.laid, s.passages
    assert any(laid)


def test_S9_6_a_free_edge_always_exists() -> None:
    assert len(edges_of(1)) == 13 > OWN.tokens.count(OWN.passage) == 4
    assert len(edges_of(4)) == EDGES
