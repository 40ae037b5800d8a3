"""One game in one process: answers, repeats, refusals, undo, what each seat is told, and what each may download."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from partie.core import (
    CHANCE,
    SPECTATOR,
    UNKNOWN,
    Given,
    IllegalAction,
    Match,
    NotYourTurn,
    Record,
    Rng,
    RulesBug,
    Seats,
    SeededDealer,
    StaleQuestion,
    TableReason,
    commitment,
    digest,
    has,
    load_match,
    read_record,
    replay,
    viewers,
    write_record,
)
from partie.core.cards import face, make_piece
from partie.core.dealer import ScriptedDealer
from partie.core.position_text import read_position, write_position
from partie.core.record import Entry, Row
from partie.core.replay import BrokenRecord, moments, redacted
from partie.core.seats import bit, first_seat
from partie.games.tides import TIDES
from partie.games.tides.actions import DEAL, RELIC, REMOVE, TAKE
from partie.games.tides.events import Dealt, HandsPassed, Taken
from partie.games.tides.position import Tides
from partie.games.tides.rules import TidesReason
from partie.registry import find_game

from .helpers import ANSWERS_IN_A_GAME, act_randomly, finish, finished, new_match, steady
from .toys import COUNTING, SAY, VOTING, Count, Drawn, Looked, Said

A, B = 0, 1


def lowest_first() -> Match[Tides]:
    """The lowest card of the pile is always dealt next: A holds 1 to 5 and B holds 6 to 10."""
    return Match(TIDES, ["Ana", "Bo"], ScriptedDealer([0] * 18))


def draft(match: Match[Tides], *pairs: tuple[int, int]) -> None:
    for a, b in pairs:
        question = match.number
        match.act(question, A, TAKE[a])
        match.act(question, B, TAKE[b])


def at_the_relics() -> Match[Tides]:
    """Round 1 is over. The hands went to and fro: A laid out 1 7 3 9 5, B laid out 6 2 8 4 10."""
    match = lowest_first()
    draft(match, (1, 6), (7, 2), (3, 8), (9, 4))
    assert match.number == 15
    return match


def counting(*players: str, dealer: SeededDealer | ScriptedDealer | None = None, length: str = "long") -> Match[Count]:
    return Match(COUNTING, players or ("Ana", "Bo"), dealer or SeededDealer("toy"), {"length": length})


def snapshot[S: (Tides, Count)](match: Match[S]) -> tuple[str, int, str, str]:
    """Everything an answer can change."""
    return (
        write_position(match.game, match.position),
        match.number,
        write_record(match.record()),
        repr(match.told),
    )


# -- answering ---------------------------------------------------------------------------------------------------------


def test_the_dealer_deals_before_anybody_is_asked() -> None:
    match = lowest_first()
    assert match.number == 11
    assert match.position.waiting == 3
    assert list(match.legal(A)) == [TAKE[card] for card in (1, 2, 3, 4, 5)]
    assert list(match.legal(B)) == [TAKE[card] for card in (6, 7, 8, 9, 10)]
    assert match.legal(SPECTATOR) == ()
    assert match.legal(CHANCE) == ()
    assert not match.over()


def test_a_sealed_answer_tells_nobody_anything() -> None:
    match = lowest_first()
    progress = match.act(11, B, TAKE[7])
    assert not progress.closed
    assert not progress.knows_more
    assert progress.events == ()
    assert progress.position is match.position
    assert match.number == 11
    assert match.legal(B) == ()
    assert match.view(A).position.sealed == [(), (UNKNOWN,)]
    assert match.view(B).position.sealed == [(), (TAKE[7],)]


def test_the_last_answer_closes_the_question() -> None:
    match = lowest_first()
    match.act(11, B, TAKE[7])
    progress = match.act(11, A, TAKE[3])
    assert progress.closed
    assert progress.knows_more
    assert [event for _, event in progress.events] == [
        Taken(A, make_piece(3, Seats(0x4003))),
        Taken(B, make_piece(7, Seats(0x4003))),
        HandsPassed(4),
    ]
    assert match.number == 12
    assert [face(p) for p in match.position.kingdom[A]] == [3]


def test_the_deal_that_follows_an_answer_belongs_to_its_progress() -> None:
    match = at_the_relics()
    match.act(15, A, RELIC[1])
    match.act(15, A, REMOVE[3])
    match.act(15, B, RELIC[2])
    progress = match.act(15, B, REMOVE[4])
    assert progress.closed
    assert progress.knows_more
    assert [type(event).__name__ for _, event in progress.events] == ["RelicKept", "Removed"] * 2 + ["Dealt"] * 4
    assert match.number == 20
    assert progress.position is match.position


def test_whose_turn_it_is() -> None:
    match = lowest_first()
    match.act(11, A, TAKE[3])
    before = snapshot(match)
    for seat in (A, 2, SPECTATOR, CHANCE):
        with pytest.raises(NotYourTurn, match=f"nothing is asked of seat {seat}"):
            match.act(11, seat, TAKE[4])
    assert snapshot(match) == before


def test_nobody_answers_for_the_dealer() -> None:
    match = lowest_first()
    with pytest.raises(NotYourTurn):
        match.act(11, CHANCE, DEAL[12])


def test_one_seat_after_another() -> None:
    match = counting("Ana", "Bo", "Cy")
    with pytest.raises(NotYourTurn, match="nothing is asked of seat 1"):
        match.act(1, B, SAY[1])
    match.act(1, A, SAY[1])
    with pytest.raises(NotYourTurn, match="nothing is asked of seat 0"):
        match.act(2, A, SAY[1])
    match.act(2, B, SAY[1])
    assert match.position.waiting == bit(2)


@pytest.mark.parametrize("card", [6, 11, 18])
def test_an_illegal_answer_is_refused_with_its_reason(card: int) -> None:
    match = lowest_first()
    before = snapshot(match)
    with pytest.raises(IllegalAction, match="not-in-hand") as caught:
        match.act(11, A, TAKE[card])
    assert caught.value.reason is TidesReason.NOT_IN_HAND
    assert snapshot(match) == before


def test_illegal_parts_are_refused_with_their_reasons() -> None:
    match = at_the_relics()
    with pytest.raises(IllegalAction) as caught:
        match.act(15, A, RELIC[2])
    assert caught.value.reason is TidesReason.NOT_PLAYED_THIS_ROUND
    with pytest.raises(IllegalAction):
        match.act(15, A, REMOVE[1])  # the relic comes first
    match.act(15, A, RELIC[1])
    before = snapshot(match)
    with pytest.raises(IllegalAction) as caught:
        match.act(15, A, REMOVE[1])
    assert caught.value.reason is TidesReason.IS_THE_RELIC
    with pytest.raises(IllegalAction) as caught:
        match.act(15, A, REMOVE[8])
    assert caught.value.reason is TidesReason.NOT_PLAYED_THIS_ROUND
    assert snapshot(match) == before


def test_the_usual_reason() -> None:
    match = counting()
    with pytest.raises(IllegalAction) as caught:
        match.act(1, A, SAY[0])
    assert caught.value.reason is TableReason.NOT_OFFERED


def test_a_stale_answer_is_refused() -> None:
    match = lowest_first()
    draft(match, (1, 6))
    before = snapshot(match)
    with pytest.raises(StaleQuestion, match="question 11 is closed; 12 is open"):
        match.act(11, A, TAKE[7])
    for question in (-1, 0, 1, 13, 99):
        with pytest.raises(StaleQuestion, match=f"question {question} is closed; 12 is open"):
            match.act(question, A, TAKE[7])
    assert snapshot(match) == before


def test_nothing_can_be_answered_after_the_end() -> None:
    match = finished()
    before = snapshot(match)
    for question in (match.number - 1, match.number, match.number + 1):
        with pytest.raises(StaleQuestion):
            match.act(question, A, TAKE[0])
    assert snapshot(match) == before


def test_a_repeat_of_a_closed_answer_changes_nothing() -> None:
    match = lowest_first()
    draft(match, (1, 6))
    before = snapshot(match)
    for part in (None, 0):
        progress = match.act(11, A, TAKE[1], part)
        assert (progress.events, progress.knows_more, progress.closed) == ((), False, False)
        assert progress.position is match.position
    with pytest.raises(StaleQuestion):
        match.act(11, A, TAKE[1], 1)
    assert snapshot(match) == before


def test_a_repeat_of_the_very_first_answer_changes_nothing() -> None:
    match = counting()
    match.act(1, A, SAY[1])
    before = snapshot(match)
    match.act(1, A, SAY[1])
    assert snapshot(match) == before


def test_there_is_no_question_zero_to_repeat() -> None:
    match = lowest_first()
    match.act(11, A, TAKE[3])
    with pytest.raises(StaleQuestion, match="question 0 is closed; 11 is open"):
        match.act(0, A, TAKE[3])


def test_a_repeat_of_a_sealed_answer_changes_nothing_where_it_names_its_part() -> None:
    match = lowest_first()
    match.act(11, A, TAKE[3], 0)
    before = snapshot(match)
    progress = match.act(11, A, TAKE[3], 0)
    assert (progress.events, progress.knows_more, progress.closed) == ((), False, False)
    with pytest.raises(StaleQuestion, match="part 0 of question 11 is already answered"):
        match.act(11, A, TAKE[4], 0)
    # Without its part an answer to the open question is a new one, which this seat does not owe.
    with pytest.raises(NotYourTurn):
        match.act(11, A, TAKE[3])
    assert snapshot(match) == before


def test_repeats_of_parts() -> None:
    match = at_the_relics()
    match.act(15, A, RELIC[1], 0)
    match.act(15, A, RELIC[1], 0)
    assert match.position.sealed[A] == (RELIC[1],)
    with pytest.raises(StaleQuestion, match="part 0 of question 15 is already answered"):
        match.act(15, A, RELIC[3], 0)
    match.act(15, A, REMOVE[3], 1)
    before = snapshot(match)
    match.act(15, A, RELIC[1], 0)
    match.act(15, A, REMOVE[3], 1)
    assert snapshot(match) == before
    # The seat's own parts are numbered from 0, whatever the other seat has given.
    match.act(15, B, RELIC[2], 0)
    match.act(15, B, REMOVE[4], 1)
    assert match.number == 20
    after = snapshot(match)
    match.act(15, B, REMOVE[4], 1)
    assert snapshot(match) == after


def test_a_part_that_is_too_early_is_refused() -> None:
    match = at_the_relics()
    before = snapshot(match)
    with pytest.raises(StaleQuestion):
        match.act(15, A, RELIC[1], 1)
    assert snapshot(match) == before


def test_the_number_of_players_must_fit() -> None:
    with pytest.raises(ValueError, match="tides is for 2 to 2 seats, not 3"):
        Match(TIDES, ["Ana", "Bo", "Cy"], SeededDealer("s"))
    with pytest.raises(ValueError, match="counting has no option length=endless"):
        Match(COUNTING, ["Ana", "Bo"], SeededDealer("s"), {"length": "endless"})


def test_a_dealer_without_a_script_stops_the_game() -> None:
    with pytest.raises(RulesBug, match="the script ends before question 4"):
        Match(TIDES, ["Ana", "Bo"], ScriptedDealer([0, 0, 0]))


# -- undo --------------------------------------------------------------------------------------------------------------


def test_a_sealed_answer_can_be_taken_back() -> None:
    match = lowest_first()
    before = snapshot(match)
    assert not match.can_undo(A)
    assert not match.undo(A)
    match.act(11, A, TAKE[3])
    assert match.can_undo(A)
    assert not match.can_undo(B)
    assert not match.undo(B)
    assert match.undo(A)
    assert snapshot(match) == before
    match.act(11, A, TAKE[4])
    match.act(11, B, TAKE[6])
    assert [face(p) for p in match.position.kingdom[A]] == [4]


def test_parts_are_taken_back_one_by_one() -> None:
    match = at_the_relics()
    match.act(15, B, RELIC[2])
    none_given = snapshot(match)
    match.act(15, A, RELIC[1])
    one_given = snapshot(match)
    match.act(15, A, REMOVE[3])
    assert match.undo(A)
    assert snapshot(match) == one_given
    assert match.undo(A)
    assert snapshot(match) == none_given
    assert not match.undo(A)
    assert match.position.sealed == [(), (RELIC[2],)]


def test_undo_is_refused_after_a_reveal() -> None:
    match = lowest_first()
    draft(match, (1, 6))
    before = snapshot(match)
    for seat in (A, B, SPECTATOR, CHANCE):
        assert not match.can_undo(seat)
        assert not match.undo(seat)
    assert snapshot(match) == before


def test_the_dealer_cannot_take_back_its_deal() -> None:
    match = lowest_first()
    assert not match.undo(CHANCE)


def test_undo_reaches_no_further_than_the_open_question() -> None:
    match = lowest_first()
    draft(match, (1, 6))
    match.act(12, A, TAKE[7])
    assert match.undo(A)
    assert not match.undo(A)
    assert match.number == 12


def test_a_closed_answer_from_which_nobody_learned_can_be_taken_back() -> None:
    match = counting()
    start = snapshot(match)
    match.act(1, A, SAY[1])
    assert not match.can_undo(B)
    assert match.undo(A)
    assert snapshot(match) == start
    match.act(1, A, SAY[1])
    match.act(2, B, SAY[1])
    assert not match.can_undo(A)
    assert match.undo(B)
    assert match.can_undo(A)
    assert match.undo(A)
    assert snapshot(match) == start


def test_a_closed_answer_stays_once_another_seat_has_sealed_its_own() -> None:
    match = Match(VOTING, ["Ana", "Bo", "Cy"], SeededDealer("toy"))
    match.act(1, A, SAY[1])
    assert match.position.waiting == 0b111
    assert match.can_undo(A)
    match.act(2, B, SAY[1])
    assert not match.can_undo(A)
    assert not match.undo(A)
    # Once B takes its answer back nobody has answered since, and A may.
    assert match.undo(B)
    assert match.undo(A)
    assert match.number == 1


def test_half_an_answer_of_another_seat_forbids_no_undo() -> None:
    """It would tell of it. What was half given is dropped."""
    match = Match(find_game("darkcave"), ["Ana", "Bo"], SeededDealer("half"))
    rng, met = Rng("half"), 0
    while not match.over():
        seat = first_seat(match.position.waiting)
        options = match.legal(seat)
        before = match.game.text(match.position), match.number
        match.act(match.number, seat, options[rng.below(len(options))])
        other = 1 - seat
        if not match.can_undo(seat) or not has(match.position.waiting, other):
            continue
        match.act(match.number, other, match.legal(other)[0])
        if match.position.sealed[other]:
            assert match.can_undo(other)
            assert match.can_undo(seat)
            assert match.undo(seat)
            assert (match.game.text(match.position), match.number) == before
            met += 1
            match.act(match.number, seat, options[0])
    assert met


@pytest.mark.parametrize("name", ["tales", "darkcave"])
def test_a_match_that_is_loaded_or_taken_back_forgets_nothing_that_forbids_an_undo(name: str) -> None:
    """What was learned from the answer before stays known while another seat has given half of its own."""
    game, log, rng, forbidden = find_game(name), list[Given](), Rng(f"forgets {name}"), 0
    match = Match(game, ["Ana", "Bo"], SeededDealer("forgets"))
    while not match.over() and len(log) < 200:
        again = load_match(game, ["Ana", "Bo"], SeededDealer("forgets"), {}, {}, log)
        assert [again.can_undo(seat) for seat in (0, 1)] == [match.can_undo(seat) for seat in (0, 1)]
        seat = first_seat(match.position.waiting)
        half = match.position.sealed[seat]
        forbidden += bool(half) and not match.can_undo(1 - seat)
        if half and match.can_undo(seat) and rng.below(2):
            log.append(Given(match.number, seat, "", None))
            assert match.undo(seat)
            continue
        options = match.legal(seat)
        action = options[rng.below(len(options))]
        log.append(Given(match.number, seat, game.notation.text(action), None))
        match.act(match.number, seat, action)
    assert forbidden


def test_nothing_can_be_taken_back_before_the_first_answer() -> None:
    match = counting()
    assert not match.undo(A)
    assert not match.undo(B)
    assert match.number == 1


def test_an_answer_by_which_somebody_learned_a_face_stays() -> None:
    match = counting()
    match.act(1, A, SAY[2])
    assert not match.undo(A)
    match.act(2, B, SAY[1])
    assert match.undo(B)
    match.act(2, B, SAY[2])
    assert not match.undo(B)
    # A has seen the card before, so this time nobody learns anything.
    match.act(3, A, SAY[2])
    assert match.undo(A)
    assert match.number == 3


def test_an_answer_after_which_the_dealer_answered_stays() -> None:
    match = counting()
    match.act(1, A, SAY[3])
    assert match.number == 3
    assert not match.undo(A)
    assert not match.undo(CHANCE)


def test_undo_of_one_seat_keeps_the_clocks_and_answers_of_the_others() -> None:
    match = at_the_relics()
    match.act(15, A, RELIC[1], clock=1500)
    match.act(15, A, REMOVE[3], clock=250)
    match.act(15, B, RELIC[2], clock=70)
    before = match.record().rows[:-1]
    assert match.undo(B)
    assert match.record().rows[-1] == Row(15, (Entry(A, ("relic 1", "remove 3"), 1750),))
    assert match.record().rows[:-1] == before
    # The time that a taken back part took was spent all the same.
    assert match.undo(A)
    assert match.record().rows[-1] == Row(15, (Entry(A, ("relic 1",), 1750),))


@steady
@given(st.integers(0, 1000), st.integers(0, ANSWERS_IN_A_GAME - 18 - 1))
def test_undo_leads_back_to_where_the_game_was(seed: int, answers: int) -> None:
    match = new_match(f"undo {seed}")
    rng = Rng(f"undo {seed}")
    for _ in range(answers):
        act_randomly(match, rng)
    before = snapshot(match)
    options = [(seat, action) for seat in (A, B) for action in match.legal(seat)]
    seat, action = options[rng.below(len(options))]
    progress = match.act(match.number, seat, action)
    assert match.undo(seat) == (not progress.closed)
    assert (snapshot(match) == before) == (not progress.closed)


def test_nothing_is_taken_back_after_the_seed_is_published() -> None:
    match = counting(length="short")
    while not match.over():
        match.act(match.number, match.position.next, SAY[1])
    assert "seed" in match.record().headers
    assert not match.can_undo(match.position.next)


# -- what each seat is told --------------------------------------------------------------------------------------------


def test_each_seat_hears_its_own_cards_only() -> None:
    match = lowest_first()
    for seat, own in ((A, [1, 2, 3, 4, 5, 0, 0, 0, 0, 0]), (B, [0, 0, 0, 0, 0, 6, 7, 8, 9, 10]), (SPECTATOR, [0] * 10)):
        heard = match.heard(seat)
        assert all([isinstance(event, Dealt) for event in heard])
        assert [face(event.piece) for event in heard if isinstance(event, Dealt)] == own
        assert [event.seat for event in heard if isinstance(event, Dealt)] == [A] * 5 + [B] * 5


def test_everybody_hears_what_is_turned_face_up() -> None:
    match = lowest_first()
    before = len(match.told)
    draft(match, (1, 6))
    for seat in viewers(2):
        assert match.heard(seat)[before:] == [
            Taken(A, make_piece(1, Seats(0x4003))),
            Taken(B, make_piece(6, Seats(0x4003))),
            HandsPassed(4),
        ]


def test_nobody_hears_of_a_sealed_answer() -> None:
    match = lowest_first()
    before = {seat: match.heard(seat) for seat in viewers(2)}
    match.act(11, A, TAKE[1])
    assert {seat: match.heard(seat) for seat in viewers(2)} == before


def test_what_is_told_to_one_seat_only() -> None:
    match = counting("Ana", "Bo", "Cy")
    match.act(1, A, SAY[1])
    match.act(2, B, SAY[2])
    said = [Said(A, 1), Said(B, 2)]
    assert match.heard(A) == said
    assert match.heard(B) == [*said, Looked(B, make_piece(9, bit(B)))]
    assert match.heard(2) == said
    assert match.heard(SPECTATOR) == said


def test_zones_inside_of_events_are_masked_for_each_hearer() -> None:
    match = counting("Ana", "Bo", dealer=ScriptedDealer([3, 0]))
    match.act(1, A, SAY[3])
    match.act(3, B, SAY[3])
    assert match.heard(A)[-1] == Drawn((make_piece(0), make_piece(4, bit(A))))
    assert match.heard(B)[-1] == Drawn((make_piece(0), make_piece(1, bit(B))))
    assert match.heard(SPECTATOR)[-1] == Drawn((make_piece(0), make_piece(0)))


# -- clocks, comments, headers -----------------------------------------------------------------------------------------


def test_clocks_of_parts_are_added_up() -> None:
    match = at_the_relics()
    match.act(15, A, RELIC[1], clock=1200)
    match.act(15, A, REMOVE[3], clock=34)
    match.act(15, B, RELIC[2])
    match.act(15, B, REMOVE[4], clock=5)
    assert match.record().rows[14] == Row(
        15, (Entry(A, ("relic 1", "remove 3"), 1234), Entry(B, ("relic 2", "remove 4"), 5))
    )


def test_no_clock_is_not_a_clock_at_zero() -> None:
    match = lowest_first()
    match.act(11, A, TAKE[1], clock=0)
    match.act(11, B, TAKE[6])
    assert match.record().rows[10] == Row(11, (Entry(A, ("take 1",), 0), Entry(B, ("take 6",))))
    assert "11. A take 1 {0.000} | B take 6\n" in write_record(match.record())


def test_a_clock_that_runs_backwards_does_not_spoil_the_record() -> None:
    match = lowest_first()
    try:
        match.act(11, A, TAKE[1], clock=-1500)
    except ValueError:
        match.act(11, A, TAKE[1])
    record = read_record(write_record(match.record()))
    assert record.rows[10].entries[0].parts == ("take 1",)


def test_a_repeat_does_not_run_the_clock() -> None:
    match = lowest_first()
    match.act(11, A, TAKE[1], 0, 700)
    match.act(11, A, TAKE[1], 0, 700)
    assert match.record().rows[10].entries[0].clock == 700


def test_comments_stand_in_their_rows() -> None:
    match = lowest_first()
    draft(match, (1, 6))
    match.comments[11] = "the nest first"
    match.comments[12] = "not played yet"
    record = match.record()
    assert [row.comment for row in record.rows] == [""] * 10 + ["the nest first"]
    assert write_record(record).splitlines()[-2] == "11. A take 1 | B take 6 ; the nest first"


def test_answers_stand_in_seat_order_whoever_was_first() -> None:
    match = lowest_first()
    match.act(11, B, TAKE[6])
    match.act(11, A, TAKE[1])
    assert [entry.seat for entry in match.record().rows[10].entries] == [A, B]


def test_headers_of_a_running_game() -> None:
    match = Match(TIDES, ["Ana", "Bo"], SeededDealer("s", ["x", "y"]), headers={"event": "Friday"})
    assert match.record().headers == {
        "game": "tides",
        "rules": "1",
        "deck": "tides-1",
        "seats": "Ana; Bo",
        "options": "",
        "luck": commitment("s"),
        "words": "x; y",
        "event": "Friday",
    }


def test_headers_of_a_finished_game() -> None:
    match = finished("s")
    headers = match.record().headers
    assert headers["seed"] == "s"
    assert headers["luck"] == commitment("s")
    assert headers["result"] == f"{match.position.vp[0]} {match.position.vp[1]}"
    assert headers["ending"] == "three-rounds"
    assert headers["digest"] == digest(TIDES, match.position)
    assert "words" not in headers


def test_a_dealer_that_nobody_can_check_promises_nothing() -> None:
    running, over = lowest_first(), finished(dealer=ScriptedDealer([0] * 18))
    for match in (running, over):
        assert "luck" not in match.record().headers
        assert "seed" not in match.record().headers


def test_options_stand_in_the_headers() -> None:
    assert counting().record().headers["options"] == "length=long"


# -- downloads of a running game ---------------------------------------------------------------------------------------


def rows_text(match: Match[Tides], reader: int) -> list[str]:
    return write_record(match.download(reader)).split("\n\n")[1].splitlines()[:-1]


def test_download_after_the_deal() -> None:
    match = lowest_first()
    assert rows_text(match, A) == ["1-10. * deal 1 2 3 4 5 ? ? ? ? ?"]
    assert rows_text(match, B) == ["1-10. * deal ? ? ? ? ? 6 7 8 9 10"]
    assert rows_text(match, SPECTATOR) == ["1-10. * deal ? ? ? ? ? ? ? ? ? ?"]


def test_download_while_one_answer_is_sealed() -> None:
    match = lowest_first()
    match.act(11, A, TAKE[3], clock=4200)
    assert rows_text(match, A)[1:] == ["11. A take 3 {4.200}"]
    assert rows_text(match, B)[1:] == ["11. A ? {4.200}"]
    assert rows_text(match, SPECTATOR)[1:] == ["11. A ? {4.200}"]


def test_download_after_the_reveal() -> None:
    match = lowest_first()
    draft(match, (3, 7))
    for reader in viewers(2):
        assert rows_text(match, reader)[1:] == ["11. A take 3 | B take 7"]
    # What was dealt stays as it was seen then; that the hands were passed stands in the view.
    assert rows_text(match, A)[0] == "1-10. * deal 1 2 3 4 5 ? ? ? ? ?"


def test_download_while_a_later_answer_is_sealed() -> None:
    match = lowest_first()
    draft(match, (3, 7))
    match.act(12, B, TAKE[1])
    assert rows_text(match, A)[1:] == ["11. A take 3 | B take 7", "12. B ?"]
    assert rows_text(match, B)[1:] == ["11. A take 3 | B take 7", "12. B take 1"]


def test_download_between_the_parts() -> None:
    match = at_the_relics()
    match.act(15, A, RELIC[1])
    assert rows_text(match, A)[-1] == "15. A relic 1"
    assert rows_text(match, B)[-1].startswith("14. "), "half an answer is nobody's business"
    match.act(15, B, RELIC[2])
    match.act(15, B, REMOVE[4])
    assert rows_text(match, A)[-1] == "15. A relic 1 | B ?", "how many parts there are is not told"
    assert rows_text(match, B)[-1] == "15. B relic 2 + remove 4"
    assert rows_text(match, SPECTATOR)[-1] == "15. B ?"


def test_download_after_the_second_deal() -> None:
    match = at_the_relics()
    for seat, action in ((A, RELIC[1]), (A, REMOVE[3]), (B, RELIC[2]), (B, REMOVE[4])):
        match.act(15, seat, action)
    shown = "15. A relic 1 + remove 3 | B relic 2 + remove 4"
    assert rows_text(match, A)[-2:] == [shown, "16-19. * deal 11 12 ? ?"]
    assert rows_text(match, B)[-2:] == [shown, "16-19. * deal ? ? 13 14"]
    assert rows_text(match, SPECTATOR)[-2:] == [shown, "16-19. * deal ? ? ? ?"]


def test_the_whole_record_after_the_end() -> None:
    match = finished("s", ("w",))
    for reader in viewers(2):
        assert match.download(reader) == match.record()
        assert "reader" not in match.download(reader).headers


def test_headers_of_a_download() -> None:
    match = new_match("s", ("w",))
    for reader, name in ((A, "A"), (B, "B"), (SPECTATOR, "spectator")):
        headers = match.download(reader).headers
        assert headers["reader"] == name
        assert headers["luck"] == commitment("s")
        assert {"seed", "digest", "result", "ending"}.isdisjoint(headers)
        assert list(headers)[-1] == "view"
        assert read_position(TIDES, headers["view"]).hand == match.view(reader).position.hand


def test_comments_may_tell_anything_so_they_wait_for_the_end() -> None:
    match = new_match("s")
    match.comments = dict.fromkeys(range(1, 33), "A holds the port")
    rng = Rng("s")
    while not match.over():
        for reader in viewers(2):
            assert "port" not in write_record(match.download(reader))
        act_randomly(match, rng)
    assert all([row.comment for row in match.download(SPECTATOR).rows])


def test_a_download_never_carries_the_seed_even_if_a_header_does() -> None:
    record = new_match("s").record()
    record.headers |= {"seed": "s", "digest": "d", "result": "r", "ending": "e"}
    assert {"seed", "digest", "result", "ending"}.isdisjoint(redacted(TIDES, record, A).headers)


# T2.1, T5.13 Who receives the card that is dealt at this question.
RECEIVER = dict.fromkeys((1, 2, 3, 4, 5, 16, 17, 25, 26), A) | dict.fromkeys((6, 7, 8, 9, 10, 18, 19, 27, 28), B)


def is_half(match: Match[Tides], row: Row, entry: Entry) -> bool:
    """Whether a seat has given only some of its parts to the open question."""
    return row.number == match.number and bool(match.position.waiting >> entry.seat & 1)


@steady
@given(st.integers(0, 1000), st.integers(0, ANSWERS_IN_A_GAME - 18 - 1), st.sampled_from(viewers(2)))
def test_a_download_hides_exactly_what_it_should(seed: int, answers: int, reader: int) -> None:
    match = new_match(f"download {seed}")
    rng = Rng(f"download {seed}")
    for _ in range(answers):
        act_randomly(match, rng, with_clocks=True)
    truth, shown = match.record(), match.download(reader)
    told = [
        Row(
            row.number,
            tuple([entry for entry in row.entries if entry.seat == reader or not is_half(match, row, entry)]),
        )
        for row in truth.rows
    ]
    told = [row for row in told if row.entries]
    assert len(shown.rows) == len(told)
    for true, seen in zip(told, shown.rows, strict=True):
        assert seen.number == true.number
        for whole, part in zip(true.entries, seen.entries, strict=True):
            assert (part.seat, part.clock) == (whole.seat, whole.clock)
            if whole.seat == CHANCE:
                expected = whole.parts if RECEIVER[true.number] == reader else ("deal ?",)
            elif true.number == match.number and whole.seat != reader:
                expected = ("?",)
            else:
                expected = whole.parts
            assert part.parts == expected
    # The download is a record like any other.
    assert read_record(write_record(shown)) == shown
    assert shown.headers["view"] == write_position(TIDES, match.view(reader).position)


def test_two_games_that_look_the_same_give_the_same_download() -> None:
    """B holds 11 to 15 in both; A holds 1 to 5 in one and 6 to 10 in the other."""
    one = Match(TIDES, ["Ana", "Bo"], ScriptedDealer([0] * 5 + [5] * 5))
    two = Match(TIDES, ["Ana", "Bo"], ScriptedDealer([5] * 10))
    one.act(11, A, TAKE[1])
    two.act(11, A, TAKE[6])
    assert write_record(one.download(B)) == write_record(two.download(B))
    assert write_record(one.download(SPECTATOR)) == write_record(two.download(SPECTATOR))
    assert write_record(one.download(A)) != write_record(two.download(A))


def test_downloads_of_a_game_whose_cards_stay_secret() -> None:
    match = counting("Ana", "Bo", dealer=ScriptedDealer([3, 0]))
    match.act(1, A, SAY[3])
    match.act(3, B, SAY[3])
    assert [row.entries[0].parts for row in match.download(A).rows] == [
        ("say 3",),
        ("draw 4",),
        ("say 3",),
        ("draw ?",),
    ]
    assert [row.entries[0].parts for row in match.download(B).rows] == [
        ("say 3",),
        ("draw ?",),
        ("say 3",),
        ("draw 1",),
    ]


# -- replay ------------------------------------------------------------------------------------------------------------


def test_moments_follow_the_game() -> None:
    match = finished("moments")
    found = list(moments(TIDES, match.record()))
    assert [moment.number for moment in found] == list(range(33))
    assert write_position(TIDES, found[0].position) == write_position(TIDES, TIDES.start(2))
    assert write_position(TIDES, found[-1].position) == write_position(TIDES, match.position)
    assert [each for moment in found for each in moment.told] == match.told


def test_replay_up_to_a_question() -> None:
    match = lowest_first()
    draft(match, (1, 6), (7, 2))
    record = match.record()
    assert [face(p) for p in replay(TIDES, record, 11).kingdom[A]] == [1]
    assert [face(p) for p in replay(TIDES, record, 12).kingdom[A]] == [1, 7]
    assert replay(TIDES, record, 0).hand == [(), ()]
    assert write_position(TIDES, replay(TIDES, record)) == write_position(TIDES, match.position)
    with pytest.raises(BrokenRecord, match="question 13 is not in the record"):
        replay(TIDES, record, 13)


def test_a_sealed_answer_is_replayed() -> None:
    match = lowest_first()
    match.act(11, B, TAKE[6])
    assert replay(TIDES, match.record()).sealed == [(), (TAKE[6],)]


def changed(record: Record, number: int, *entries: Entry) -> Record:
    some = list(record.rows)
    some[number - 1] = Row(number, entries)
    return Record(record.headers, some)


@pytest.mark.parametrize(
    ("number", "entries", "message"),
    [
        (
            11,
            [Entry(A, ("take 6",)), Entry(B, ("take 7",))],
            "question 11: 'take 6' is against the rules (not-in-hand)",
        ),
        (11, [Entry(A, ("grab 6",)), Entry(B, ("take 7",))], "question 11: 'grab 6' is not one of"),
        (11, [Entry(A, ("?",)), Entry(B, ("take 7",))], "question 11: '?' is not one of"),
        (11, [Entry(A, ("take 1",))], "question 11 lacks an answer"),
        (11, [Entry(A, ("take 1", "take 2")), Entry(B, ("take 6",))], "question 11: A is not asked"),
        (11, [Entry(A, ("take 1",)), Entry(B, ("take 6", "take 7"))], "question 11 has an answer too many"),
        (11, [Entry(A, ("take 1",)), Entry(2, ("take 6",))], "question 11: C is not asked"),
        (11, [Entry(CHANCE, ("deal 12",))], "question 11: * is not asked"),
        (3, [Entry(A, ("take 1",))], "question 3: A is not asked"),
        (3, [Entry(CHANCE, ("deal 1",))], "question 3: 'deal 1' is against the rules (not-offered)"),
        (3, [Entry(CHANCE, ("deal 3", "deal 4"))], "question 3 has an answer too many"),
    ],
)
def test_broken_records_name_the_question(number: int, entries: list[Entry], message: str) -> None:
    match = lowest_first()
    draft(match, (1, 6), (7, 2))
    with pytest.raises(BrokenRecord) as caught:
        replay(TIDES, changed(match.record(), number, *entries))
    assert message in str(caught.value)


def broken(record: Record) -> BrokenRecord:
    with pytest.raises(BrokenRecord) as caught:
        replay(TIDES, record)
    return caught.value


def test_a_break_can_be_told_in_any_language() -> None:
    """Its kind, question, seat and reason are data, so that nobody has to take the message to pieces."""
    match = lowest_first()
    draft(match, (1, 6), (7, 2))
    record = match.record()
    right = Entry(B, ("take 7",))
    illegal = broken(changed(record, 11, Entry(A, ("take 6",)), right))
    assert (illegal.kind, illegal.number, illegal.seat, illegal.reason) == ("illegal", 11, A, TidesReason.NOT_IN_HAND)
    found = [
        (broken(changed(record, 11, Entry(A, ("grab 6",)), right)), "unreadable", 11, A),
        (broken(changed(record, 3, Entry(A, ("take 1",)))), "not-asked", 3, A),
        (broken(changed(record, 11, Entry(A, ("take 1",)), Entry(B, ("take 6", "take 7")))), "too-many", 11, B),
        (broken(changed(record, 11, Entry(A, ("take 1",)))), "too-few", 11, CHANCE),
        (broken(Record({"seats": "Ana; Bo; Cy"}, record.rows)), "no-start", 0, CHANCE),
    ]
    for error, kind, number, seat in found:
        assert (error.kind, error.number, error.seat, error.reason) == (kind, number, seat, None)
        assert str(error).startswith(f"question {number}")
    with pytest.raises(BrokenRecord) as caught:
        replay(TIDES, record, 13)
    assert (caught.value.kind, caught.value.number) == ("no-such-question", 13)


def test_nothing_can_be_replayed_after_the_end() -> None:
    record = finished().record()
    record.rows.append(Row(33, (Entry(A, ("take 1",)),)))
    with pytest.raises(BrokenRecord, match="question 33: A is not asked"):
        replay(TIDES, record)


@steady
@given(st.integers(0, 1000))
def test_a_whole_game_survives_its_record(seed: int) -> None:
    match = Match(COUNTING, ["Ana", "Bo", "Cy"], SeededDealer(f"toy {seed}"), {"length": "long"})
    finish(match, Rng(f"toy {seed}"))
    record = read_record(write_record(match.record()))
    assert digest(COUNTING, replay(COUNTING, record)) == record.headers["digest"]
    assert record.headers["result"] == " ".join([str(score) for score in match.position.scores])
