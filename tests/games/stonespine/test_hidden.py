"""Who may know what, what is asked and what can be taken back, and what chance decides: the tables after the rules."""

from collections import Counter
from collections.abc import Iterator

import pytest

from partie.core import (
    CHANCE,
    SPECTATOR,
    Match,
    Rng,
    Seat,
    Seats,
    SeededDealer,
    letter,
    seats_in,
    verify,
    view_of,
    write_record,
)
from partie.core.cards import cards, face, pieces_in
from partie.core.position_text import write_position
from partie.core.progress import apply
from partie.core.replay import moments, redacted
from partie.core.seats import DEALER
from partie.core.sight import guess, heard, unseen
from partie.core.verify import is_accepted
from partie.games.stonespine import STONESPINE
from partie.games.stonespine.events import (
    ChamberDealt,
    ChamberDiscarded,
    ChamberPlaced,
    JaelGained,
    JaelTurned,
    TokenShown,
)
from partie.games.stonespine.position import Stonespine
from partie.games.stonespine.preparation import of_shape
from partie.games.stonespine.printed import OWN

from .helpers import (
    DECKS,
    RULES,
    TABLES,
    TABLES_OF_MORE,
    A,
    B,
    C,
    Sitting,
    asked,
    build_rows,
    codes,
    hands_for,
    known,
    lie_in,
    look,
    options,
    parse,
    random_match,
    random_positions,
    say,
    seen_by,
    text,
    zones,
)

FACE_UP = {"placement": "face-up"}
LEGENDARY = {"jael": "legendary"}


def everybody(seats: int) -> list[Seat]:
    return [*range(seats), SPECTATOR]


def rows_of(match: Match[Stonespine], seat: Seat) -> list[list[str]]:
    """What a download shows, question by question: the answers of all who gave one."""
    return [[" + ".join(entry.parts) for entry in row.entries] for row in match.download(seat).rows]


# -- Hidden information -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", TABLES)
def test_a_chamber_in_the_deck_is_known_to_nobody(seats: int) -> None:
    for s in random_positions(seats, seed="deck"):
        for seat in everybody(seats):
            assert cards(seen_by(s, seat).pile) == [0] * len(s.pile), "the number of cards is open"


@pytest.mark.parametrize("seats", TABLES)
@pytest.mark.parametrize("placement", ["face-down", "face-up"])
def test_a_chamber_in_hand_is_known_to_all_who_held_it(seats: int, placement: str) -> None:
    """Exactly: whoever had this card in its own hand, at any moment before, and nobody else."""
    held: list[set[int]] = [set() for _ in range(seats)]
    for s in random_positions(seats, {"placement": placement} if seats > 1 else {}, seed="hands"):
        for seat in range(seats):
            held[seat] |= set(cards(s.hand[seat]))
        for seat in range(seats):
            for seen, hand in zip(seen_by(s, seat).hand, s.hand, strict=True):
                assert known(seen, seat) == [card for card in cards(hand) if card in held[seat]]
        assert [cards(hand) for hand in seen_by(s, SPECTATOR).hand] == [[0] * len(hand) for hand in s.hand]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_chamber_on_its_way_is_known_to_giver_and_receiver(seats: int) -> None:
    game = Sitting(seats).turn()
    for seat in range(seats):
        received = game.s.hand[seat]
        assert [other for other in game.viewers if known(received, other)] == sorted([seat, (seat - 1) % seats])


def test_a_drawn_chamber_is_known_to_the_drawer_and_later_to_whoever_receives_it() -> None:
    """A draws 71 after turn 1 and keeps it; after turn 2 B receives it."""
    game = Sitting(2, chambers="1 2 3 4 5 6 7 8 9 10 71 72").turn()
    [drawn] = [p for p in game.s.hand[A] if face(p) == 71]
    assert seats_in(Seats(drawn & 0xFFFF)) == [A]
    game.turn()
    [passed] = [p for p in game.s.hand[B] if face(p) == 71]
    assert seats_in(Seats(passed & 0xFFFF)) == [A, B]


def test_a_sealed_chamber_is_known_to_its_seat_alone() -> None:
    """B has held the hand that A holds now: B knows the hand, not the choice."""
    game = Sitting(2).turn()
    for answer in ("place 9", "place 10"):
        assert answer in options(game.s, A)
    known_before = known(game.s.hand[A], B)
    looks = set()
    for answer in ("place 9", "place 10"):
        s = apply(STONESPINE, game.s, A, parse(answer)).position
        assert [text(each) for each in seen_by(s, A).sealed[A]] == [answer]
        assert seen_by(s, B).sealed == [(), ()]
        assert known(seen_by(s, B).hand[A], B) == known_before == [8, 9, 10]
        looks.add(look(s, B))
    assert len(looks) == 1


@pytest.mark.parametrize("seats", TABLES_OF_MORE)
def test_a_placed_chamber_is_known_to_all_from_the_reveal_on(seats: int) -> None:
    sealed, shown = Sitting(seats), Sitting(seats, FACE_UP)
    for game, counts in ((sealed, [0] * seats), (shown, [1] + [0] * (seats - 1))):
        game.usual(A)
        for seat in game.viewers:
            assert [len(known(built, seat)) for built in seen_by(game.s, seat).built] == counts
        for seat in range(1, seats):
            game.usual(seat)
        for seat in game.viewers:
            assert [len(known(built, seat)) for built in seen_by(game.s, seat).built] == [1] * seats


def test_a_discarded_chamber_is_known_to_seats_that_saw_it_in_a_hand() -> None:
    """Two seats: what B throws away in turn 2 was A's before, or has just been drawn by B."""
    game = Sitting(2, chambers="1 2 3 4 5 6 7 8 9 10 71 72").say(
        "A place 1 + column 1 + discard 2", "B place 6 + column 1 + discard 7"
    )
    assert [known(game.s.discarded, seat) for seat in game.viewers] == [[2], [7], []]
    game.say("A place 8 + column 2 + discard 9", "B place 3 + column 2 + discard 72")
    assert [known(game.s.discarded, seat) for seat in game.viewers] == [[2, 9], [7, 9, 72], []]
    told = [[face(e.piece) for e in game.heard(seat) if isinstance(e, ChamberDiscarded)] for seat in game.viewers]
    assert told == [[9, 0], [9, 72], [0, 0]]


def test_alone_the_seat_sees_all_and_an_onlooker_what_is_placed_or_jaels() -> None:
    for s in random_positions(1, seed="alone"):
        for name in ("hand", "discarded", "jael_chambers", "built"):
            for z, seen in zip(zones(s, name), zones(seen_by(s, A), name), strict=True):
                assert seen == z
        assert known(s.hand[A], SPECTATOR) == known(s.discarded, SPECTATOR) == []
        assert seen_by(s, SPECTATOR).jael_chambers == s.jael_chambers
    assert s.discarded
    assert s.jael_chambers


@pytest.mark.parametrize("seats", TABLES)
def test_goal_blueprints_challenges_and_market_cards_are_known_once_they_lie_open(seats: int) -> None:
    for s in random_positions(seats, seed="cards"):
        for seat in everybody(seats):
            seen = seen_by(s, seat)
            assert (seen.goal, seen.blueprints) == (s.goal, s.blueprints)
            assert (seen.shown_challenges, seen.challenges, seen.gone_challenges) == (
                s.shown_challenges,
                s.challenges,
                s.gone_challenges,
            )
            assert (seen.market_cards, seen.gone_market, seen.stalls) == (s.market_cards, s.gone_market, s.stalls)
            for name in ("goal_deck", "blueprint_deck", "challenge_deck", "market_deck"):
                assert all([card == 0 for z in zones(seen, name) for card in cards(z)])


@pytest.mark.parametrize("seats", TABLES)
def test_market_tokens_are_known_once_they_lie_open(seats: int) -> None:
    for s in random_positions(seats, seed="tokens"):
        for seat in everybody(seats):
            seen = seen_by(s, seat)
            assert (seen.tokens, seen.embedded, seen.gone_tokens, seen.jael_tokens) == (
                s.tokens,
                s.embedded,
                s.gone_tokens,
                s.jael_tokens,
            )


@pytest.mark.parametrize("seats", TABLES)
def test_of_a_token_in_a_stack_only_the_shape_is_known_so_the_mix_left_is_countable(seats: int) -> None:
    for number, s in enumerate(random_positions(seats, seed="stacks")):
        backs = Counter(cards(seen_by(s, SPECTATOR).stack))
        sizes = {-i: len(of_shape(s, s.stack, shape)) for i, shape in enumerate("COS")}
        assert backs == Counter(sizes)
        if number % 40 == 0:
            world = guess(STONESPINE, view_of(STONESPINE, s, A), Rng(f"world {number}"))
            assert world.stack == s.stack, "what is not open is in the stack"


def test_a_revealed_jael_card_is_known_and_stays_readable() -> None:
    match = random_match(1, "readable")
    for seat in (A, SPECTATOR):
        turned = [face(event.piece) for event in match.heard(seat) if isinstance(event, JaelTurned)]
        assert len(turned) == 4
        assert cards(seen_by(match.position, seat).jael_shown) == sorted(turned)


@pytest.mark.parametrize("chosen", [{}, LEGENDARY])
def test_the_jael_deck_and_the_cards_that_left_are_known_to_nobody(chosen: dict[str, str]) -> None:
    for s in random_positions(1, chosen, seed="jael"):
        for seat in (A, SPECTATOR):
            assert not any([p >> seat & 1 for p in s.jael_deck])
            if chosen:
                assert not any([p >> seat & 1 for p in s.jael_out])
    assert len(s.jael_deck) == 2, "two cards are never revealed"
    assert len(s.jael_shown) == 4


@pytest.mark.parametrize("seats", TABLES)
def test_gold_priority_and_the_points_as_they_stand_are_known_to_all(seats: int) -> None:
    for number, s in enumerate(random_positions(seats, seed="open")):
        if number % 20 == 0 or not s.waiting:
            for seat in everybody(seats):
                seen = seen_by(s, seat)
                assert (seen.gold, seen.priority, seen.old_priority) == (s.gold, s.priority, s.old_priority)
                assert STONESPINE.standing(seen) == STONESPINE.standing(s)
                assert STONESPINE.sheet(seen) == STONESPINE.sheet(s)


@pytest.mark.parametrize("seats", TABLES)
def test_nothing_hidden_is_turned_up_at_the_end(seats: int) -> None:
    s = Sitting(seats).to_the_end().s
    for seat in everybody(seats):
        hidden = {deck for deck, _ in unseen(STONESPINE, s, seat)}
        assert {"goals", "challenges", "market"} <= hidden
    assert all([p & 0xFFFF == 0 for name in DECKS for z in zones(s, name) for p in z])
    assert known(s.discarded, SPECTATOR) == []


@pytest.mark.parametrize("seats", TABLES)
@pytest.mark.parametrize("placement", ["face-down", "face-up"])
def test_no_face_is_heard_before_it_is_seen(seats: int, placement: str) -> None:
    """Whatever a seat hears of a card, its view shows that card too."""
    match = random_match(seats, "ears", {"placement": placement} if seats > 1 else {})
    faces = 0
    for moment in moments(STONESPINE, match.record()):
        for seat in everybody(seats):
            seen = seen_by(moment.position, seat)
            shown = {p >> 16 for name in STONESPINE.plan.zones for p in pieces_in(getattr(seen, name)) if p > 0xFFFF}
            for event in heard(STONESPINE, moment.told, seat):
                if isinstance(event, ChamberDealt | ChamberPlaced | ChamberDiscarded | JaelGained | TokenShown):
                    assert face(event.piece) in shown or face(event.piece) <= 0
                    faces += face(event.piece) > 0
    assert faces > 100


@pytest.mark.parametrize("seats", TABLES_OF_MORE)
def test_everybody_knows_who_has_already_answered(seats: int) -> None:
    game = Sitting(seats)
    game.usual(B)
    for seat in game.viewers:
        assert seen_by(game.s, seat).waiting == (1 << seats) - 1 - (1 << B)


def test_a_download_shows_what_its_reader_may_know() -> None:
    match = Sitting(3, chambers="1 2 3 4 5 6 7 8 9 10 11 12 13 14 15").match()
    say(match, "A place 1 + column 4", "C place 11 + column 2")
    chambers = {A: "1 2 3 4 5", B: "6 7 8 9 10", C: "11 12 13 14 15"}
    for seat in (A, B, C, SPECTATOR):
        *setup, last = rows_of(match, seat)
        dealt = [row[0].removeprefix("deal ") for row in setup[-15:]]
        wanted = " ".join([chambers[owner] if owner == seat else "? ? ? ? ?" for owner in (A, B, C)])
        assert " ".join(dealt) == wanted
        assert all([row[0] != "deal ?" for row in setup[:-15]]), "what else was dealt lies open"
        assert last == [
            "place 1 + column 4" if seat == A else "?",
            "place 11 + column 2" if seat == C else "?",
        ]
    say(match, "B place 6 + column 1")
    assert all([rows_of(match, seat)[-1] == rows_of(match, A)[-1] for seat in (B, C, SPECTATOR)])


def test_a_download_hides_the_discards_of_the_other_seat() -> None:
    match = Sitting(2).match()
    say(match, "A place 1 + column 4 + discard 2", "B place 6 + column 1 + discard 7")
    question = match.number - 3  # two chambers were drawn since
    for seat, wanted in (
        (A, ["place 1 + column 4 + discard 2", "place 6 + column 1 + discard ?"]),
        (B, ["place 1 + column 4 + discard ?", "place 6 + column 1 + discard 7"]),
        (SPECTATOR, ["place 1 + column 4 + discard ?", "place 6 + column 1 + discard ?"]),
    ):
        assert rows_of(match, seat)[question - 1] == wanted


def test_a_face_up_answer_stands_in_the_download_before_all_have_answered() -> None:
    match = Sitting(3, FACE_UP).match()
    say(match, "B place 6 + column 1", "C place 11")
    assert [rows_of(match, seat)[-1] for seat in (A, C, SPECTATOR)] == [
        ["place 6 + column 1"],
        ["place 6 + column 1", "place 11"],
        ["place 6 + column 1"],
    ]


@pytest.mark.parametrize(("seats", "chosen"), [(1, LEGENDARY), (2, FACE_UP), (2, {}), (5, {})])
def test_a_download_holds_the_readers_view_and_the_whole_record_once_it_is_over(
    seats: int, chosen: dict[str, str]
) -> None:
    match = random_match(seats, "downloads", chosen)
    record = match.record()
    assert all([match.download(seat) == record for seat in everybody(seats)])
    assert is_accepted(verify(STONESPINE, record, write_record(record)))
    half = len(record.rows) // 2
    record.rows = record.rows[:half]
    final = [moment.position for moment in moments(STONESPINE, record)][-1]
    for seat in everybody(seats):
        download = redacted(STONESPINE, record, seat)
        assert download.headers["view"] == look(final, seat)
        assert not {"seed", "digest", "result", "ending"} & set(download.headers)


# -- Choices ----------------------------------------------------------------------------------------------------------


def largest(seats: int, chosen: dict[str, str] | None = None) -> dict[str, int]:
    """The largest number of options that each question offered in some games."""
    found: dict[str, int] = {}
    for seed in ("one", "two", "three"):
        for s in random_positions(seats, chosen, seed=seed):
            for seat in seats_in(s.waiting):
                if seat < seats:
                    part = RULES.question(s).part(s, seat)
                    found[part] = max(found.get(part, 0), len(RULES.legal(s, seat)))
    return found


MOST = {
    "place": 5,
    "column": 4,
    "discard": 4,
    "keep": 4,
    "visit-market": 9,
    "embed": 16,
    "tunnel": 40,
    "take-challenge": 6,
}


@pytest.mark.parametrize("seats", TABLES)
def test_the_largest_number_of_options(seats: int) -> None:
    found = largest(seats)
    wanted = {"place", "column", "visit-market", "embed", "take-challenge"}
    wanted |= {"discard"} if seats == 2 else {"keep"} if seats == 1 else set()
    assert set(found) - {"tunnel"} == wanted
    assert all([count <= MOST[part] for part, count in found.items()])
    for part in wanted & {"place", "column", "discard", "keep"}:
        assert found[part] == MOST[part]
    if seats > 1:
        assert found["take-challenge"] == seats + 1


def test_nine_options_in_the_market_of_five_seats_and_twenty_ways_to_place() -> None:
    rows = {A: "48 65 95 33"}
    game = Sitting(5, chambers=hands_for(5, rows), market="m7 m13 m14 m17")
    placed = [(p, c) for p in options(game.s, A) for c in options(apply(STONESPINE, game.s, A, parse(p)).position, A)]
    assert len(set(placed)) == 20
    build_rows(game, rows)
    assert (asked(game.s), game.s.acting, len(options(game.s, A))) == ("visit-market", A, 9)


def bought_set() -> Match[Stonespine]:
    """A has bought a chest and a star in the first market and placed nothing yet."""
    rows = {A: "48 65 95 33"}
    game = Sitting(3, chambers=hands_for(3, rows), market="m2 m9", tokens="chest star1 slime")
    return build_rows(game, rows).say("A buy m2 top").match()


def test_a_purchase_can_be_taken_back_token_by_token() -> None:
    match = bought_set()
    before = match.number - 1
    say(match, "A embed a1", "A embed b1")
    assert asked(match.position) == "visit-market"
    for part in ("embed", "embed", "visit-market"):
        assert match.undo(A)
        assert asked(match.position) == part
    assert match.number == before
    assert match.position.laid[A] == ()
    assert match.position.gold[A] == 26
    assert lie_in(match.position.embedded[A]) == ""
    assert codes(match.position.wares[0]) == "chest star1"
    assert not match.can_undo(A), "what lies before is the reveal of the last chambers"


def test_a_purchase_is_final_once_another_seat_has_answered() -> None:
    match = bought_set()
    say(match, "A embed a1", "A embed b1", "A pass")
    assert match.can_undo(A)
    say(match, "A take ch1")
    other = match.position.acting
    assert other != A
    assert match.can_undo(A), "the next seat is asked, but has not answered"
    match.act(match.number, other, match.legal(other)[-1])
    assert not match.can_undo(A)
    assert match.can_undo(other)


def test_a_pass_can_be_taken_back_until_the_challenge_is_taken_and_so_can_the_challenge() -> None:
    match = bought_set()
    say(match, "A embed a1", "A embed b1", "A pass")
    assert match.undo(A)
    assert match.position.gold[A] == 19
    say(match, "A pass", "A take ch2")
    assert match.undo(A)
    assert asked(match.position) == "take-challenge"
    say(match, "A take ch3")
    assert lie_in(match.position.challenges[A]) == "ch3"


@pytest.mark.parametrize("seats", TABLES)
def test_nothing_is_taken_back_once_cleanup_has_shown_new_cards(seats: int) -> None:
    game = Sitting(seats).until("take-challenge")
    while game.s.passed != (1 << seats) - 1:
        game.turn()
    match, last = game.match(), game.s.acting
    match.act(match.number, last, match.legal(last)[0])
    assert asked(match.position) == "place"
    assert not match.can_undo(last)


@pytest.mark.parametrize("seats", TABLES)
def test_the_last_pass_of_the_game_is_final(seats: int) -> None:
    match = random_match(seats, "the end")
    assert not any([match.can_undo(seat) for seat in range(seats)])


def test_alone_a_chamber_can_be_taken_back_until_its_column_is_chosen() -> None:
    match = Sitting(1).match()
    say(match, "A place 1")
    assert match.undo(A)
    say(match, "A place 2 + column 3")
    assert not match.can_undo(A), "onlookers have seen it"


def test_alone_a_kept_card_is_final_after_the_draw() -> None:
    match = Sitting(1).match()
    say(match, "A place 1 + column 1", "A keep 3")
    assert not match.can_undo(A)


@pytest.mark.parametrize(("seats", "chosen"), [(1, {}), (2, {}), (2, FACE_UP), (3, {})])
def test_undo_gives_back_the_very_same_table(seats: int, chosen: dict[str, str]) -> None:
    """At every moment of a random year: whoever can take something back stands where it stood before."""
    match = Match(STONESPINE, [f"player {letter(n)}" for n in range(seats)], SeededDealer("undo"), chosen)
    rng = Rng("undo")
    taken_back = 0
    while match.position.year < 2:
        seat = seats_in(match.position.waiting)[0]
        offered = match.legal(seat)
        action = offered[rng.below(len(offered))]
        before, question = write_position(STONESPINE, match.position), match.number
        match.act(question, seat, action)
        if match.can_undo(seat):
            assert match.undo(seat)
            assert (write_position(STONESPINE, match.position), match.number) == (before, question)
            match.act(question, seat, action)
            taken_back += 1
    assert taken_back > 5


@pytest.mark.parametrize("seats", TABLES)
def test_what_is_not_asked(seats: int) -> None:
    """The place inside a chamber, the order of tokens, the discard of turn 4, and what is scored."""
    verbs = {
        part.split(" ")[0]
        for row in random_match(seats, "verbs").record().rows
        for e in row.entries
        for part in e.parts
    }
    allowed = {"rank", "deal", "place", "column", "buy", "pass", "embed", "tunnel", "take"}
    allowed |= {"discard"} if seats == 2 else {"keep"} if seats == 1 else set()
    assert verbs <= allowed
    game = Sitting(seats).until("place", turn=4)
    for seat in range(seats):
        assert RULES.question(game.s).part(game.s, seat) == "place"
        game.usual(seat)
        assert text(game.given[-1][1]).startswith("place ")


# -- Chance -----------------------------------------------------------------------------------------------------------


def asked_of_chance(seats: int, chosen: dict[str, str] | None = None) -> Iterator[tuple[int, int, str]]:
    """Year, turn and name of every question put to the dealer in a random game."""
    for s in random_positions(seats, chosen, seed="chance"):
        if s.waiting == DEALER:
            yield s.year, s.turn, RULES.question(s).name


@pytest.mark.parametrize("seats", TABLES)
def test_chance_decides_these_things_and_nothing_else(seats: int) -> None:
    found = Counter(asked_of_chance(seats))
    by_name = Counter([name for _, _, name in found.elements()])
    challenges, market = (3 if seats == 1 else seats + 1), {1: 2, 2: 2, 3: 2, 4: 3, 5: 4}[seats]
    assert by_name["rank"] == max(0, seats - 1), "the last place needs no luck"
    assert by_name["goal"] == 1
    assert by_name["blueprint"] == seats
    assert by_name["challenge"] == 3 * challenges
    assert by_name["market-card"] == 4 * market
    assert by_name["chamber"] == {1: 44, 2: 64, 3: 60, 4: 80, 5: 100}[seats]
    assert by_name["jael"] == (4 if seats == 1 else 0)
    assert set(by_name) <= {"rank", "goal", "blueprint", "challenge", "market-card", "token", "chamber", "jael"}
    for year in (0, 1, 2, 3):
        assert found[year, 4 if year else 1, "market-card"] in (market, 0)


@pytest.mark.parametrize(("seats", "draws"), [(1, [3, 2, 1]), (2, [2, 2, 2])])
def test_chambers_are_drawn_after_turns_1_to_3_with_two_seats_and_alone(seats: int, draws: list[int]) -> None:
    found = Counter(asked_of_chance(seats))
    for year in (1, 2, 3, 4):
        assert [found[year, turn, "chamber"] for turn in (2, 3, 4)] == draws


def test_three_basic_cards_leave_by_chance_in_legendary_mode() -> None:
    assert Counter([name for _, _, name in asked_of_chance(1, LEGENDARY)])["oust-jael"] == 3


@pytest.mark.parametrize("seats", TABLES)
def test_there_is_no_chance_in_improvement_and_in_final_scoring(seats: int) -> None:
    """Between the last chamber of a year and Cleanup the dealer answers nothing."""
    match = random_match(seats, "no luck")
    improving = False
    for row in match.record().rows:
        verbs = {part.split(" ")[0] for entry in row.entries for part in entry.parts}
        if verbs & {"buy", "pass", "embed", "tunnel"}:
            assert not improving or row.entries[0].seat != CHANCE
            improving = True
        elif verbs & {"place", "take"}:
            improving = False
        assert not (improving and row.entries[0].seat == CHANCE)
    assert match.record().rows[-1].entries[0].seat != CHANCE


def test_a_deck_has_no_order_and_every_card_left_is_as_likely() -> None:
    """The dealer is asked at each draw: whatever is left can come, with the weight of its copies."""
    for seats in TABLES:
        for s in random_positions(seats, seed="decks"):
            if s.waiting != DEALER or RULES.question(s).name == "rank":
                continue
            offered = RULES.legal(s, CHANCE)
            weights = RULES.weights(s, offered)
            name = RULES.question(s).name
            if name == "token":
                stack = Counter(cards(s.stack))
                assert weights == [stack[STONESPINE.notation.cards(action)[0]] for action in offered]
            else:
                assert set(weights) == {1}


def test_S14_8_a_guessed_world_leaves_out_basic_cards_only() -> None:
    """In legendary mode the seat knows that the three cards that left are basic, and that the other three are not."""
    game = Sitting(1, LEGENDARY)
    seen = view_of(STONESPINE, game.s, A)
    for number in range(20):
        world = guess(STONESPINE, seen, Rng(f"world {number}"))
        assert set(cards(world.jael_out)) <= set(OWN.basic)
        assert set(OWN.jael) - set(OWN.basic) <= set(cards(world.jael_deck)) | set(cards(world.jael_shown))
