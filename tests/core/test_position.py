"""A position as one line of text: there and back for whole positions and for views, and texts that are none."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from partie.core import SPECTATOR, Notation, Plan, Position, Rng, view_of, viewers
from partie.core.cards import make_piece, make_zone, reveal
from partie.core.position_text import UnreadablePosition, field_names, read_position, write_position
from partie.core.seats import bit
from partie.games.tides import TIDES
from partie.games.tides.actions import RELIC, REMOVE, TAKE
from partie.games.tides.position import Tides
from partie.registry import position

from .helpers import ANSWERS_IN_A_GAME, played, positions, steady
from .toys import COUNTING, CountingGame

START = (
    f"tides 1; seats=2; agenda=[{'DEAL_A_CARD,' * 10}ROUND,BETWEEN_ROUNDS,ROUND,BETWEEN_ROUNDS,ROUND,END]; "
    "waiting=*; sealed={}; "
    "pile=(1. 2. 3. 4. 5. 6. 7. 8. 9. 10. 11. 12. 13. 14. 15. 16. 17. 18.); hand=[(),()]; kingdom=[(),()]; "
    "relics=[(),()]; removed=(); round=0; next=A; vp=(0,0); scored=()"
)


def fields_of(s: Tides) -> dict[str, object]:
    return {name: getattr(s, name) for name in field_names(s)}


def with_sealed_parts() -> Tides:
    """The relic question where A has given one part and B has given both."""
    for answers in range(ANSWERS_IN_A_GAME):
        s = played(4, answers)
        if s.waiting != 1 << 15 and TIDES.rules.question(s).name == "relic":
            break
    first = s.hand[0][0] >> 16
    TIDES.rules.play(s, 0, RELIC[first])
    TIDES.rules.play(s, 1, RELIC[s.hand[1][0] >> 16])
    TIDES.rules.play(s, 1, REMOVE[s.hand[1][1] >> 16])
    return s


def test_the_line_of_the_start() -> None:
    assert write_position(TIDES, TIDES.start(2)) == START


@steady
@given(positions())
def test_there_and_back(s: Tides) -> None:
    text = write_position(TIDES, s)
    again = read_position(TIDES, text)
    assert fields_of(again) == fields_of(s)
    assert write_position(TIDES, again) == text
    assert "\n" not in text


@steady
@given(positions(), st.sampled_from(viewers(2)))
def test_there_and_back_for_views(s: Tides, seat: int) -> None:
    seen = view_of(TIDES, s, seat).position
    again = read_position(TIDES, write_position(TIDES, seen))
    assert fields_of(again) == fields_of(seen)


@steady
@given(positions())
def test_a_position_read_back_plays_on_as_before(s: Tides) -> None:
    again = read_position(TIDES, write_position(TIDES, s))
    rng, same = Rng("play on"), Rng("play on")
    while s.waiting:
        for t, source in ((s, rng), (again, same)):
            seat = min(seat for seat in range(16) if t.waiting >> seat & 1)
            options = TIDES.rules.legal(t, seat)
            TIDES.rules.play(t, seat, options[source.below(len(options))])
    assert write_position(TIDES, again) == write_position(TIDES, s)


def test_sealed_parts_stand_in_the_line() -> None:
    s = with_sealed_parts()
    text = write_position(TIDES, s)
    a, b, c = s.sealed[0][0], s.sealed[1][0], s.sealed[1][1]
    notation = TIDES.notation
    assert f"; sealed={{A:{notation.text(a)},B:{notation.text(b)}+{notation.text(c)}}}; " in text
    assert fields_of(read_position(TIDES, text)) == fields_of(s)


def test_whole_answers_of_the_others_are_question_marks_in_a_view_and_half_ones_are_not_there() -> None:
    s = with_sealed_parts()
    a = TIDES.notation.text(s.sealed[0][0])
    for seat, expected in ((0, f"{{A:{a},B:?}}"), (SPECTATOR, "{B:?}")):
        seen = view_of(TIDES, s, seat).position
        text = write_position(TIDES, seen)
        assert f"; sealed={expected}; " in text
        assert fields_of(read_position(TIDES, text)) == fields_of(seen)


def test_hidden_faces_are_question_marks_in_a_view() -> None:
    s = TIDES.start(2)
    for card in range(1, 11):
        TIDES.rules.play(s, 15, TIDES.notation.parse(f"deal {card}"))
    text = write_position(TIDES, view_of(TIDES, s, 1).position)
    assert "; hand=[(?. ?. ?. ?. ?.),(6.B 7.B 8.B 9.B 10.B)]; " in text
    assert "; pile=(?. ?. ?. ?. ?. ?. ?. ?.); " in text


def test_a_single_piece_can_be_a_field() -> None:
    s = COUNTING.start(3)
    s.hidden = reveal(s.hidden, bit(2))
    text = write_position(COUNTING, s)
    assert "; hidden=9.C; " in text
    assert read_position(COUNTING, text).hidden == make_piece(9, bit(2))
    assert "; hidden=?.; " in write_position(COUNTING, view_of(COUNTING, s, 0).position)


def test_codes_and_several_kinds_of_back() -> None:
    game = CountingGame()
    game.notation = Notation(codes={1: "sun", 2: "moon", 3: "v.3", 4: "star", 9: "end"})
    game.plan = Plan(game.plan.open, game.plan.zones, game.plan.decks, backs={2: -1, 3: -2})
    s = game.start(2)
    s.pile = make_zone([1, 4], bit(0))
    s.drawn = make_zone([1, 2, 3], bit(1))
    text = write_position(game, s)
    assert "; pile=(sun.A star.A); drawn=(sun.B moon.B v.3.B); hidden=end.; " in text
    assert read_position(game, text).drawn == s.drawn
    seen = view_of(game, s, 0).position
    masked = write_position(game, seen)
    assert "; drawn=(?2. ?1. ?.); hidden=?.; " in masked
    assert read_position(game, masked).drawn == seen.drawn


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("tides 1; ", "tides 2; ", "not a position of tides, rules 1: 'tides 2'"),
        ("tides 1; ", "tales 1; ", "not a position of tides, rules 1: 'tales 1'"),
        ("tides 1; ", "", "not a position of tides, rules 1: 'seats=2'"),
        ("seats=2", "seats=3", "tides is for 2 to 2 seats, not 3"),
        ("seats=2", "seats=two", "cannot read the position near"),
        ("seats=2; ", "", "cannot read the position near 'seats'"),
        ("waiting=*", "waiting=", "cannot read the position near"),
        ("waiting=*", "waiting=BA", "not a set of seats"),
        ("waiting=*", "waiting=32768", "not a seat letter"),
        ("END]", "END,]", "cannot read the position near ''"),
        ("END]", "END", "not in []"),
        ("END]", "FINISH]", "cannot read the position near 'FINISH'"),
        ("END]", "12]", "cannot read the position near '12'"),
        ("sealed={}", "sealed={B:grab 3}", "'grab 3' is not one of"),
        ("sealed={}", "sealed={A:take 19}", "'take 19' names something this game does not have"),
        ("; removed=()", "", "cannot read the position near 'removed'"),
        ("; vp=(0,0)", "", "cannot read the position near 'vp'"),
        ("vp=(0,0)", "vp=(0,0", "cannot read the position near"),
        ("pile=(1. ", "pile=(1 ", "cannot read the position near"),
        ("pile=(1. ", "pile=(x. ", "cannot read the position near"),
        ("pile=(1. ", "pile=(1.O ", "not a seat letter"),
        ("round=0", "round=0; weather=3", "tides has no field 'weather'"),
        ("round=0", "round=0; weather", "tides has no field 'weather'"),
    ],
)
def test_bad_texts(old: str, new: str, message: str) -> None:
    assert START.count(old) == 1
    with pytest.raises(UnreadablePosition) as caught:
        read_position(TIDES, START.replace(old, new))
    assert message in str(caught.value)


def test_an_empty_text() -> None:
    with pytest.raises(UnreadablePosition, match="not a position of tides"):
        read_position(TIDES, "")


def test_white_space_around_a_pasted_line_does_no_harm() -> None:
    assert write_position(TIDES, read_position(TIDES, f"  {START}\n")) == START


def test_an_agenda_that_is_no_list() -> None:
    with pytest.raises(UnreadablePosition):
        read_position(TIDES, START.replace("agenda=[", "agenda=").replace("END]", "END"))


@pytest.mark.parametrize("sealed", ["sealed={C:take 3}", "sealed={A}", "sealed={A:take 3,A:take 3}"])
def test_sealed_answers_for_another_number_of_seats(sealed: str) -> None:
    with pytest.raises(UnreadablePosition):
        read_position(TIDES, START.replace("sealed={}", sealed))


def test_a_person_may_name_the_cards_of_a_zone_in_any_order() -> None:
    text = START.replace("pile=(1. 2. 3.", "pile=(3. 1. 2.")
    assert write_position(TIDES, read_position(TIDES, text)) == START


def is_refused_or_exact(text: str) -> bool:
    """Nothing lost and nothing added, though a person may name the cards of a zone in any order."""
    try:
        return sorted(write_position(TIDES, read_position(TIDES, text))) == sorted(text)
    except UnreadablePosition:
        return True


@pytest.mark.parametrize(
    ("old", "new"),
    [
        pytest.param("pile=(1. ", "pile=(1.AA ", id="a letter twice: letters are added, so that AA means B"),
        pytest.param("pile=(1. ", "pile=(-1. ", id="a negative card is read as a back"),
        pytest.param("removed=()", "removed=(", id="a bracket missing"),
        pytest.param("removed=()", "removed=(1.x", id="the last character is dropped unread"),
        pytest.param("round=0", "round=0; round=7", id="a field twice: the second one wins"),
    ],
)
def test_misreadings(old: str, new: str) -> None:
    assert is_refused_or_exact(START)
    assert START.count(old) == 1
    assert is_refused_or_exact(START.replace(old, new))


def test_every_single_character_change_is_refused_or_exact() -> None:
    misread = []
    for s in (played(1, 13), with_sealed_parts(), view_of(TIDES, played(1, 20), 0).position):
        text = write_position(TIDES, s)
        for i in range(len(text)):
            for other in ("", "1", "A", ")"):
                changed = text[:i] + other + text[i + 1 :]
                if not is_refused_or_exact(changed):
                    misread.append(changed)
    assert misread == []


def test_a_zone_field_must_hold_pieces() -> None:
    def write_nonsense() -> str:
        s = TIDES.start(2)
        s.removed = "nothing"  # type: ignore[assignment]  # the mistake under test
        return write_position(TIDES, s)

    # A compiled position refuses the value itself, with a TypeError.
    with pytest.raises((UnreadablePosition, TypeError), match="str"):
        write_nonsense()


def test_every_field_is_named_once() -> None:
    names = field_names(TIDES.start(2))
    of_the_table = {"agenda", "outbox", "sealed", "seats", "waiting"}
    of_the_game = {"hand", "kingdom", "next", "pile", "relics", "removed", "round", "scored", "vp"}
    assert len(names) == len(set(names))
    assert set(names) == of_the_table | of_the_game


def test_a_sealed_answer_of_the_draft() -> None:
    s = played(2, 10)
    card = s.hand[1][0] >> 16
    TIDES.rules.play(s, 1, TAKE[card])
    assert f"; waiting=A; sealed={{B:take {card}}}; " in write_position(TIDES, s)


def test_repr_can_be_pasted_into_a_test() -> None:
    for s in (played(2, 10), with_sealed_parts(), view_of(TIDES, played(1, 20), 0).position):
        again = eval(repr(s), {"position": position})  # what a person does with it
        assert isinstance(again, Tides)
        assert fields_of(again) == fields_of(s)
        assert repr(again) == repr(s)
    assert repr(played(2, 10)).startswith("position('tides 1; seats=2; agenda=[DRAFT,PASS_HANDS,")


def test_a_position_that_no_game_has_started_is_an_object_like_any_other() -> None:
    class Nowhere(Position):
        pass

    assert repr(Nowhere()).startswith("<")


def test_a_pasted_position_of_no_game() -> None:
    with pytest.raises(LookupError):
        position("chess 1; seats=2")
