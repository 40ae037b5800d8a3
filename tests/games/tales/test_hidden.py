"""Who may know what, what is asked and what can be taken back, what chance decides: the tables after the rules."""

from collections import Counter

import pytest

from partie.core import (
    CHANCE,
    SPECTATOR,
    UNKNOWN,
    Match,
    Rng,
    Seat,
    Seats,
    seats_in,
    verify,
    view_of,
    viewers,
    write_record,
)
from partie.core.cards import cards, face, pieces_in, seen
from partie.core.position_text import write_position
from partie.core.progress import apply
from partie.core.replay import moments, redacted
from partie.core.seats import DEALER, public, seat_of
from partie.core.sight import guess, heard, unseen
from partie.core.verify import is_accepted
from partie.games.tales import TALES
from partie.games.tales.events import QuestDealt, QuestReturned, QuestShown, TileTaken
from partie.games.tales.faces import OWN
from partie.games.tales.position import Tales

from .helpers import (
    IN_TURN,
    ON,
    PLAIN,
    TABLES,
    A,
    B,
    C,
    begun,
    deck_of,
    parse,
    random_match,
    random_positions,
    table,
)

BOTH = {**ON, **IN_TURN}
EVERY_TABLE = [(seats, options) for seats in TABLES for options in ({}, ON, IN_TURN, BOTH)]
DEALT = "errand-1 errand-2 errand-3 errand-4 errand-5 errand-6 errand-7 errand-8 errand-9"


def known(z: tuple[int, ...], seat: Seat) -> list[int]:
    """The tiles of a zone whose faces this seat knows."""
    return [p >> 16 for p in z if p >> seat & 1]


def worlds(s: Tales, seat: Seat, times: int = 30) -> list[Tales]:
    """Whole positions that this seat takes for possible."""
    return [guess(TALES, view_of(TALES, s, seat), Rng(f"world {i}")) for i in range(times)]


def say(match: Match[Tales], *answers: str) -> None:
    """Answers to the open question of a match, one after another."""
    for each in answers:
        who, _, parts = each.partition(" ")
        for part in parts.split(" + "):
            match.act(match.number, seat_of(who), parse(PLAIN, part))


# -- Who may know what -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", TABLES)
def test_a_tile_in_a_period_deck_is_known_to_nobody_but_its_period_is(seats: int) -> None:
    for s in random_positions(seats, {}, "decks"):
        if s.waiting == DEALER or s.round not in (1, 4, 8):
            continue
        for viewer in viewers(seats):
            shown = view_of(TALES, s, viewer).position
            for period, (deck, mine) in enumerate(zip(s.periods, shown.periods, strict=True), 1):
                assert known(deck, viewer) == []
                assert [TALES.screen.back_names()[card] for card in cards(mine)] == [f"period-{period}"] * len(deck)


def test_every_tile_of_a_period_that_was_not_seen_may_come_next() -> None:
    """The two tiles set aside are among them: nobody can tell these from the deck."""
    game = begun(2, TALES)
    unseen_tiles = {card for card in OWN.period[1] if card not in game.s.places}
    found = {card for world in worlds(game.s, A) for card in cards(world.periods[0])}
    assert found == unseen_tiles
    assert {card for world in worlds(game.s, A) for card in cards(world.aside)} == unseen_tiles


@pytest.mark.parametrize("seats", TABLES)
def test_board_drafted_discarded_and_swept_tiles_and_stories_are_known_to_all(seats: int) -> None:
    for s in random_positions(seats, ON, "open"):
        for zone in (s.board, s.swept, *s.drafted, *s.added, *s.discarded):
            assert {seen(p) for p in zone} <= {public(seats)}


@pytest.mark.parametrize("seats", [2, 3])
def test_the_two_tiles_set_aside_are_known_to_nobody_for_the_whole_game(seats: int) -> None:
    for s in random_positions(seats, {}, "aside"):
        assert [seen(p) for p in s.aside] == [0] * len(s.aside)
    assert len(s.aside) == 2


@pytest.mark.parametrize("seats", TABLES)
def test_the_heroes_of_the_seats_are_known_to_all_and_so_the_others_follow(seats: int) -> None:
    game = begun(seats, TALES)
    for viewer in game.viewers:
        assert [known(game.s.added[seat], viewer) for seat in range(seats)] == [
            cards(game.s.added[seat]) for seat in range(seats)
        ]
        for world in worlds(game.s, viewer, 5):
            assert cards(world.hero_deck) == cards(game.s.hero_deck)


def test_a_selection_card_is_known_to_its_seat_alone_until_all_have_chosen() -> None:
    game = begun(3).say("A choose 4")
    for viewer in game.viewers:
        assert game.sees(viewer).sealed[A] == ((parse(PLAIN, "choose 4"),) if viewer == A else (UNKNOWN,))
        assert game.heard(viewer) == []
        assert seats_in(game.sees(viewer).waiting) == [B, C], "that it has chosen is known at once"
    game.say("B choose 4", "C choose 1")
    for viewer in game.viewers:
        assert [(event.seat, event.place) for event in game.told_of(TileTaken, viewer)] == [(A, 4), (C, 1)]


@pytest.mark.parametrize("options", [{}, ON, IN_TURN, BOTH])
def test_a_turn_is_known_to_its_seat_alone_while_it_lasts(options: dict[str, str]) -> None:
    """Part by part nobody else sees a change, hears anything or learns how many parts there were."""
    game = begun(3, options=options).until("turn")
    seat = game.who()[0]
    others = [viewer for viewer in game.viewers if viewer != seat]
    before = {viewer: game.look(viewer) for viewer in others}
    for part in ("place", "lay (0,1)"):
        game.say(f"{'ABC'[seat]} {part}")
        assert {viewer: game.look(viewer) for viewer in others} == before
        assert game.told == []
    assert len(game.sees(seat).sealed[seat]) == 2


def test_a_confirmed_turn_is_known_to_all_once_all_have_confirmed_or_at_once_in_turn_order() -> None:
    together = begun(3).until("turn").say("A place + lay (0,1) + confirm")
    for viewer in (B, C, SPECTATOR):
        assert together.sees(viewer).sealed[A] == (UNKNOWN,), "one sign, however many parts"
        assert len(together.sees(viewer).stories[A]) == 1
    together.usual(B).usual(C)
    assert len(together.sees(SPECTATOR).stories[A]) == 2
    in_turn = begun(3, options=IN_TURN).until("turn")
    first = in_turn.who()[0]
    in_turn.usual(first)
    for viewer in in_turn.viewers:
        assert len(in_turn.sees(viewer).stories[first]) == 2


def test_own_quests_are_known_to_their_owner_alone_until_they_are_placed() -> None:
    game = begun(3, options=ON, quests=DEALT)
    for viewer in game.viewers:
        for seat in (A, B, C):
            mine = [f"errand-{number}" for number in range(3 * seat + 1, 3 * seat + 4)]
            assert game.lie_in(game.sees(viewer).quests[seat]) == (mine if viewer == seat else ["quest"] * 3)
            dealt = [event for event in game.told_of(QuestDealt, viewer) if event.seat == seat]
            assert [face(event.piece) > 0 for event in dealt] == [viewer == seat] * 3
    game.say("A return errand-1", "B return errand-4", "C return errand-7")
    for viewer in game.viewers:
        assert game.lie_in(game.sees(viewer).quests[B]) == (["errand-5", "errand-6"] if viewer == B else ["quest"] * 2)
    game.until("turn").say("B quest errand-5 + lay (0,1) + discard + finish + open hero-2 1 + confirm")
    game.usual(A, "place").usual(C, "place")
    for viewer in game.viewers:
        assert "errand-5" in game.lie_in(game.sees(viewer).added[B])
        assert game.lie_in(game.sees(viewer).quests[B]) == (["errand-6"] if viewer == B else ["quest"])


def test_a_returned_quest_is_known_to_the_seat_that_returned_it_for_the_whole_game() -> None:
    game = begun(3, options=ON, quests=DEALT).say("A return errand-2", "B return errand-4", "C return errand-7")
    for viewer in game.viewers:
        told = [event for event in game.told_of(QuestReturned, viewer) if event.seat == A]
        assert [face(event.piece) > 0 for event in told] == [viewer == A]
    game.to_the_end()
    for viewer in game.viewers:
        assert game.lie_in(game.sees(viewer).returned[A]) == (["errand-2"] if viewer == A else ["quest"])


def test_a_quest_that_was_not_dealt_is_known_to_nobody_for_the_whole_game() -> None:
    game = begun(4, options=ON)
    assert len(game.s.quest_deck) == 4
    game.to_the_end()
    assert [seen(p) for p in game.s.quest_deck] == [0] * 4
    for viewer in game.viewers:
        assert game.lie_in(game.sees(viewer).quest_deck) == ["quest"] * 4


def test_for_the_others_a_seats_quests_may_be_any_that_they_have_not_seen() -> None:
    game = begun(2, TALES, ON)
    mine = set(cards(game.s.quests[A]))
    found = {card for world in worlds(game.s, A, 80) for card in cards(world.quests[B])}
    assert found == set(OWN.quests) - mine


@pytest.mark.parametrize("seats", TABLES)
def test_how_many_quests_a_seat_still_has_is_known_to_all(seats: int) -> None:
    counts = set()
    for s in random_positions(seats, ON, "counts"):
        for viewer in viewers(seats):
            shown = view_of(TALES, s, viewer).position
            assert [len(z) for z in shown.quests] == [len(z) for z in s.quests]
        counts |= {len(z) for z in s.quests} if s.round else set()
    assert counts == {0, 1, 2}


def test_quests_that_were_never_placed_are_shown_after_the_end() -> None:
    game = table(step="end", round=10, quests={A: "errand-1 errand-2", B: "errand-3"})
    for viewer in game.viewers:
        assert [(event.seat, face(event.piece) > 0) for event in game.told_of(QuestShown, viewer)] == [
            *[(A, True), (A, True), (B, True)]
        ]
        assert game.lie_in(game.sees(viewer).quests[A]) == ["errand-1", "errand-2"]


def test_who_is_asked_in_phase_2_tells_nothing_of_a_quest() -> None:
    """A seat that holds quests is asked whatever they are, also if it can only discard."""
    deck = deck_of(
        "1 | Dear | treasure | 9coin | N E S W | 9glory | .",
        quests="Cheap | . | N E S W | 1glory | . // Costly | 9coin | N E S W | 1glory | .",
    )
    for quest, offered in (("cheap", ["discard", "quest cheap"]), ("costly", ["discard"])):
        game = table(deck, drafted={A: "dear 1", B: "waste-1 2"}, opened={A: "hero-1 1"}, quests={A: quest})
        assert (game.who(), game.options(A)) == ([A, B], offered)
        assert game.options(A, "discard")[-1] == "finish", "it must say itself that it has finished"


# -- What is told, and the record --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), EVERY_TABLE)
def test_no_face_is_heard_before_it_is_seen(seats: int, options: dict[str, str]) -> None:
    """Whatever face an event brings to a seat, that seat knows it from the table too."""
    s = TALES.start(seats, options)
    rng = Rng(f"heard {seats}")
    while s.waiting:
        asked = [CHANCE] if s.waiting == DEALER else seats_in(s.waiting)
        seat = asked[rng.below(len(asked))]
        offered = TALES.rules.legal(s, seat)
        progress = apply(TALES, s, seat, offered[rng.below(len(offered))])
        s = progress.position
        for viewer in viewers(seats):
            hidden = {p >> 16 for _, p in unseen(TALES, s, viewer)}
            for event in heard(TALES, progress.events, viewer):
                for name in ("piece", "other_piece"):
                    for p in pieces_in(getattr(event, name, ())):
                        assert p >> 16 not in hidden


def rows_of(match: Match[Tales], seat: Seat) -> list[list[str]]:
    """The running record as this seat may download it, each row's answers as one text."""
    return [[" + ".join(entry.parts) for entry in row.entries] for row in match.download(seat).rows]


def test_a_download_shows_what_its_reader_may_know() -> None:
    match = begun(2, options=ON, quests=DEALT, aside="waste-7 waste-8").match()
    say(match, "A return errand-2", "B return errand-4")
    for seat in (A, B, SPECTATOR):
        rows = [row for (row, *_) in rows_of(match, seat)]
        aside, quests = rows[:2], rows[-7:-1]
        assert aside == ["deal ?"] * 2
        assert quests[:3] == ([f"deal errand-{n}" for n in (1, 2, 3)] if seat == A else ["deal ?3"] * 3)
        assert quests[3:] == ([f"deal errand-{n}" for n in (4, 5, 6)] if seat == B else ["deal ?3"] * 3)
        assert rows_of(match, seat)[-1] == [
            "return errand-2" if seat == A else "return ?3",
            "return errand-4" if seat == B else "return ?3",
        ]


def test_a_download_tells_of_an_open_turn_only_that_it_is_complete() -> None:
    match = begun(3).match()
    say(match, "A choose 1", "B choose 2", "C choose 3")
    say(match, "A place + lay (0,1)", "C discard + open hero-3 1 + confirm")
    assert rows_of(match, A)[-1] == ["place + lay a-1", "?"]
    assert rows_of(match, B)[-1] == rows_of(match, SPECTATOR)[-1] == ["?"], "half an answer is nobody's business"
    assert rows_of(match, C)[-1] == ["discard + open hero-3 1 + confirm"]
    say(match, "A confirm", "B place + lay (0,1) + confirm")
    closed = ["place + lay a-1 + confirm", "place + lay a-1 + confirm", "discard + open hero-3 1 + confirm"]
    assert closed in rows_of(match, SPECTATOR)


@pytest.mark.parametrize(("seats", "options"), [(2, BOTH), (3, {}), (5, ON)])
def test_a_download_holds_the_readers_view_and_the_whole_record_once_it_is_over(
    seats: int, options: dict[str, str]
) -> None:
    match = random_match(seats, "downloads", options)
    record = match.record()
    assert all([match.download(viewer) == record for viewer in viewers(seats)])
    assert is_accepted(verify(TALES, record, write_record(record)))
    record.rows = record.rows[: len(record.rows) // 2]
    final = [moment.position for moment in moments(TALES, record)][-1]
    for viewer in viewers(seats):
        download = redacted(TALES, record, viewer)
        assert download.headers["view"] == write_position(TALES, view_of(TALES, final, viewer).position)
        assert not {"seed", "digest", "result", "ending"} & set(download.headers)


# -- Choices -----------------------------------------------------------------------------------------------------------

# The most options of every part; three of them have a smaller bound at some tables.
MOST = {
    "return-quest": 3,
    "first-choice": 8,
    "second-choice": 7,
    "next": 2,
    "next-quest": 4,
    "fee": 2,
    "cell": 26,
    "key": 4,
    "chest": 26,
    "confirm": 1,
}
CHANCES = ("set-aside", "hero", "tile", "first-player", "quest")


def test_all_questions_are_in_the_tables() -> None:
    parts = [part for question in TALES.rules.questions() for part in question.parts()]
    assert sorted(parts) == sorted([*MOST, *CHANCES])


@pytest.mark.parametrize(("seats", "options"), EVERY_TABLE)
def test_no_question_has_more_options_than_its_bound(seats: int, options: dict[str, str]) -> None:
    found: dict[str, int] = {}
    for seed in range(4):
        for s in random_positions(seats, options, f"most {seed}"):
            for seat in seats_in(Seats(s.waiting & s.everyone())):
                part = TALES.rules.question(s).part(s, seat)
                found[part] = max(found.get(part, 0), len(TALES.rules.legal(s, seat)))
    quests = "on" in options.values()
    bounds = {**MOST, "cell": 26 if quests else 22, "chest": 26 if quests else 22}
    for part, count in found.items():
        assert count <= bounds[part], part
    assert found["first-choice"] == (6 if seats <= 3 else 8)
    assert found["second-choice"] <= (5 if seats <= 3 else 7)
    assert ("return-quest" in found, "next-quest" in found) == (quests, quests)
    assert found["next"] == 2
    assert found["fee"] == 2
    assert found["confirm"] == 1


@pytest.mark.parametrize("seats", TABLES)
def test_the_first_of_those_who_missed_has_every_place_but_one(seats: int) -> None:
    game = begun(seats, first="A").say(*[f"{who} choose 1" for who in "ABCDE"[:seats]])
    assert len(game.options(B)) == (5 if seats <= 3 else 7)


def test_the_bounds_of_cells_and_keys_can_be_reached() -> None:
    """A long row of tiles has two free cells beside each of them and one at each end; a hole has four sides."""
    row = [f"waste-{number} ({number},0)" for number in range(1, 10)]
    game = table(story={A: "; ".join(row)}, drafted={A: "waste-15 1"}, quests={A: "errand-1 errand-2"})
    assert len(game.options(A, "place")) == 22
    assert len(game.options(A, "quest errand-1 + lay (10,0) + quest errand-2 + lay (11,0) + place")) == 26
    hole = deck_of(
        """
        1 | North | treasure | . | N E Sk W   | 1glory | 1coin; 1coin
        1 | East  | treasure | . | N E S Wk   | 1glory | 1coin; 1coin
        1 | South | treasure | . | Nk E S W   | 1glory | 1coin; 1coin
        1 | West  | treasure | . | N Ek S W   | 1glory | 1coin; 1coin
        1 | Plug  | treasure | . | Nk Ek Sk Wk | 1glory | 1coin; 1coin
        """
    )
    game = table(hole, story={A: "west (1,0); north (2,1); east (3,0); south (2,-1)"}, drafted={A: "plug 1"})
    assert game.options(A, "place + lay (2,0)") == ["use north", "use east", "use south", "use west"]
    assert len(game.options(A, "place + lay (2,0) + use south")) == 6, "two chests of each tile and of the hero"


def test_all_four_actions_are_offered_at_once_and_then_quests_or_the_end() -> None:
    game = table(drafted={A: "waste-1 1"}, quests={A: "errand-1 errand-2"})
    assert game.options(A) == ["place", "discard", "quest errand-1", "quest errand-2"]
    assert game.options(A, "discard") == ["quest errand-1", "quest errand-2", "finish"]


def test_a_single_part_that_is_asked_with_one_option() -> None:
    """A cell is named even if there is one only, and a turn is confirmed; whoever holds quests is always asked."""
    found = Counter[str]()
    for seats, options in ((3, {}), (4, ON)):
        for s in random_positions(seats, options, "single"):
            for seat in seats_in(Seats(s.waiting & s.everyone())):
                if len(TALES.rules.legal(s, seat)) == 1:
                    found[TALES.rules.question(s).part(s, seat)] += 1
    assert set(found) <= {"cell", "confirm", "next-quest"}
    assert found["confirm"]


def test_a_quest_that_was_returned_may_be_changed_until_the_last_seat_has_chosen() -> None:
    match = begun(2, options=ON, quests=DEALT).match()
    say(match, "A return errand-1")
    assert match.undo(A)
    say(match, "A return errand-3", "B return errand-5")
    assert [match.can_undo(seat) for seat in (A, B)] == [False, False]
    assert [cards(z) for z in match.position.returned] == [[PLAIN.notation.numbers[f"errand-{n}"]] for n in (3, 5)]


def test_what_is_not_asked() -> None:
    """Taking (G5.4), the fee with one way to pay it (G10.13), a single chest (G14.17), rewards (G13.3), the end."""
    game = begun(2, first="A").say("A choose 4", "B choose 1")
    assert game.question() == "turn"
    poor = table(drafted={A: "waste-1 5"}, reserve={A: "1coin"})
    assert poor.asked_after(A, "place") == "cell"
    one_chest = table(drafted={A: "waste-1 1"}, opened={A: "hero-1 2"})
    assert one_chest.asked_after(A, "discard") == "confirm"
    assert table(step="end", round=10).question() == ""


# -- Chance ------------------------------------------------------------------------------------------------------------


def asked_of_chance(seats: int, options: dict[str, str]) -> Counter[tuple[int, str]]:
    """The questions to the dealer in one game, by round."""
    found: Counter[tuple[int, str]] = Counter()
    for s in random_positions(seats, options, "chance"):
        if s.waiting == DEALER:
            found[s.round, TALES.rules.question(s).name] += 1
    return found


@pytest.mark.parametrize(("seats", "options"), EVERY_TABLE)
def test_chance_decides_these_things_and_nothing_else(seats: int, options: dict[str, str]) -> None:
    places = 6 if seats <= 3 else 8
    expected = {(0, "hero"): seats, (0, "tile"): places, (0, "first-player"): 1}
    if seats <= 3:
        expected[0, "set-aside"] = 2
    if "on" in options.values():
        expected[0, "quest"] = 3 * seats
    expected |= {(round, "tile"): 5 for round in range(1, 10)}
    assert asked_of_chance(seats, options) == expected


@pytest.mark.parametrize("question", CHANCES)
def test_a_deck_has_no_order_and_every_tile_left_is_as_likely(question: str) -> None:
    met = 0
    for s in random_positions(3, ON, "order"):
        if s.waiting != DEALER or TALES.rules.question(s).name != question:
            continue
        met += 1
        offered = TALES.rules.legal(s, CHANCE)
        assert set(TALES.rules.weights(s, offered)) == {1}
        drawn = Counter([TALES.notation.text(TALES.rules.question(s).draw(s, Rng(str(i)))) for i in range(40)])
        assert len(drawn) > 1 or len(offered) == 1
    assert met


@pytest.mark.parametrize(("seats", "options"), EVERY_TABLE)
def test_there_is_no_chance_in_phases_1_and_2_and_in_the_final_scoring(seats: int, options: dict[str, str]) -> None:
    """Within a round the dealer is asked only when every seat has taken a tile and dealt with it."""
    for s in random_positions(seats, options, "phases"):
        if s.waiting == DEALER and s.round:
            assert s.drafted == [()] * seats
            assert 0 not in s.taken_from
            assert s.round < 10
